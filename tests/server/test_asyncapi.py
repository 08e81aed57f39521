"""An AsyncAPI document, generated from the types, describes the messages of the socket."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError

from server.test_openapi import place, references
from turnwright.protocol import messages
from turnwright.server.asyncapi import asyncapi

SAID = get_args(messages.FromClient)
TOLD = get_args(messages.FromServer)

REFERENCE = {
    "type": "object",
    "properties": {"$ref": {"type": "string", "pattern": "^#/"}},
    "required": ["$ref"],
    "additionalProperties": False,
}
REFERENCES = {"type": "array", "items": REFERENCE, "minItems": 1}

# The requirements of AsyncAPI 3 for the parts in use.
ASYNCAPI = {
    "type": "object",
    "required": ["asyncapi", "info"],
    "additionalProperties": False,
    "properties": {
        "asyncapi": {"const": "3.0.0"},
        "info": {
            "type": "object",
            "required": ["title", "version"],
            "properties": {name: {"type": "string"} for name in ("title", "version", "description")},
            "additionalProperties": False,
        },
        "defaultContentType": {"type": "string"},
        "channels": {
            "type": "object",
            "additionalProperties": {
                "type": "object",
                "properties": {
                    "address": {"type": ["string", "null"]},
                    "description": {"type": "string"},
                    "messages": {"type": "object", "additionalProperties": REFERENCE},
                    "bindings": {"type": "object"},
                },
                "additionalProperties": False,
            },
        },
        "operations": {
            "type": "object",
            "additionalProperties": {
                "type": "object",
                "required": ["action", "channel"],
                "properties": {
                    "action": {"enum": ["send", "receive"]},
                    "channel": REFERENCE,
                    "messages": REFERENCES,
                    "reply": {
                        "type": "object",
                        "properties": {"channel": REFERENCE, "messages": REFERENCES},
                        "additionalProperties": False,
                    },
                },
                "additionalProperties": False,
            },
        },
        "components": {
            "type": "object",
            "properties": {
                "messages": {
                    "type": "object",
                    "additionalProperties": {
                        "type": "object",
                        "properties": {
                            "name": {"type": "string"},
                            "title": {"type": "string"},
                            "summary": {"type": "string"},
                            "contentType": {"type": "string"},
                            "payload": REFERENCE,
                        },
                        "additionalProperties": False,
                    },
                },
                "schemas": {
                    "type": "object",
                    "additionalProperties": {"$ref": "https://json-schema.org/draft/2020-12/schema"},
                },
            },
            "additionalProperties": False,
        },
    },
}


def test_the_document_is_valid_asyncapi() -> None:
    Draft202012Validator(ASYNCAPI).validate(asyncapi())


def test_an_invalid_document_is_detected() -> None:
    document = asyncapi()
    document["operations"]["tell"]["action"] = "publish"

    with pytest.raises(ValidationError):
        Draft202012Validator(ASYNCAPI).validate(document)


def test_every_reference_resolves() -> None:
    document = asyncapi()

    assert all(place(ref, document) for ref in references(document))


def test_every_message_is_listed_with_its_direction() -> None:
    document = asyncapi()

    names = {kind.__name__ for kind in (*SAID, *TOLD)}
    assert set(document["components"]["messages"]) == set(document["channels"]["socket"]["messages"]) == names
    assert going(document, "receive") == [kind.__name__ for kind in SAID]
    assert going(document, "send") == [kind.__name__ for kind in TOLD]


def going(document: dict[str, Any], way: str) -> list[str]:
    operations = [each for each in document["operations"].values() if each["action"] == way]
    return [ref["$ref"].rpartition("/")[2] for each in operations for ref in each["messages"]]


def test_an_operation_names_messages_of_its_own_channel() -> None:
    document = asyncapi()

    for each in document["operations"].values():
        for ref in [*each["messages"], *each.get("reply", {}).get("messages", [])]:
            assert ref["$ref"].startswith(each["channel"]["$ref"] + "/messages/")


def test_every_message_can_be_answered_with_an_error() -> None:
    for kind in SAID:
        operation = asyncapi()["operations"][kind.__struct_config__.tag]
        assert {"$ref": "#/channels/socket/messages/Trouble"} in operation["reply"]["messages"]


EXAMPLES = [
    messages.Hello("m", "secret", 4),
    messages.Command("c1", 3, {"type": "startMatch"}),
    messages.Choose("c2", 3, "4.0", 1),
    messages.Ask("a", "options", first=20),
    messages.Done("c1", 4),
    messages.Refused("c1", "stale", "newer things happened", number=9),
    messages.Update(4, 0, events=({"type": "roundStarted"},), waits=(messages.Due(0, 3),)),
    messages.RollRequest("m", "4.0", "hero", "attack", "to hit", formula="1d20"),
    messages.Trouble("malformed", "no JSON", closing=True),
]


@pytest.mark.parametrize("message", EXAMPLES, ids=[type(each).__name__ for each in EXAMPLES])
def test_a_sent_message_matches_its_schema(message: msgspec.Struct) -> None:
    document = asyncapi()
    payload = document["components"]["messages"][type(message).__name__]["payload"]
    fits = Draft202012Validator({**payload, "components": document["components"]})

    sent = msgspec.json.decode(msgspec.json.encode(message))

    fits.validate(sent)
    assert not fits.is_valid({**sent, "type": "nothing"})
