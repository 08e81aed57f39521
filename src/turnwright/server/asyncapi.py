"""The messages of the socket as an AsyncAPI 3.0 document, made of their types."""

from typing import Any, get_args

from turnwright.protocol import messages
from turnwright.protocol.endpoints import JSON
from turnwright.protocol.messages import FromClient, FromServer
from turnwright.server.openapi import Document, about, components

SOCKET = "/socket"
CHANNEL = "#/channels/socket"

# What a client hears when it has said one of these, or else a trouble; what is not here comes by itself.
ANSWERS: dict[Any, tuple[Any, ...]] = {
    messages.Hello: (messages.Welcome,),
    messages.Command: (messages.Done, messages.Refused),
    messages.Choose: (messages.Done, messages.Refused),
    messages.Undo: (messages.Done, messages.Refused),
    messages.Throw: (messages.Reveal, messages.Done, messages.Refused),
    messages.RollResult: (messages.Done, messages.Refused),
    messages.Ask: (messages.Answered, messages.View, messages.Refused),
    messages.Chat: (messages.Chatted,),
    messages.Pause: (messages.Done, messages.Presence),
    messages.Ping: (messages.Pong,),
}


def asyncapi() -> Document:
    """The document, as plain values."""
    said, told = get_args(FromClient), get_args(FromServer)
    _, shapes = components([FromClient, FromServer])
    names = [kind.__name__ for kind in (*said, *told)]
    return {
        "asyncapi": "3.0.0",
        "info": about("Turnwright's table", "The messages of a match: one JSON object a text frame."),
        "defaultContentType": JSON,
        "channels": {"socket": _channel(names)},
        "operations": {**_hears(said), "tell": _tells(told)},
        "components": {
            "messages": {kind.__name__: _message(kind, shapes) for kind in (*said, *told)},
            "schemas": shapes,
        },
    }


def _channel(names: list[str]) -> Document:
    return {
        "address": SOCKET,
        "description": "A WebSocket; the first message is a hello.",
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
        "bindings": {"ws": {"method": "GET"}},
    }


def _hears(said: tuple[Any, ...]) -> Document:
    return {
        kind.__struct_config__.tag: {
            "action": "receive",
            "channel": {"$ref": CHANNEL},
            "messages": _places(kind),
            "reply": {"channel": {"$ref": CHANNEL}, "messages": _places(*ANSWERS[kind], messages.Trouble)},
        }
        for kind in said
    }


def _tells(told: tuple[Any, ...]) -> Document:
    return {"action": "send", "channel": {"$ref": CHANNEL}, "messages": _places(*told)}


def _places(*kinds: Any) -> list[Document]:
    return [{"$ref": f"{CHANNEL}/messages/{kind.__name__}"} for kind in kinds]


def _message(kind: Any, shapes: Document) -> Document:
    name = kind.__name__
    return {
        "name": kind.__struct_config__.tag,
        "title": name,
        "summary": shapes[name]["description"].splitlines()[0],
        "contentType": JSON,
        "payload": {"$ref": f"#/components/schemas/{name}"},
    }
