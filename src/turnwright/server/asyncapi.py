"""The AsyncAPI 3.0 document of the socket, generated from the types of its messages."""

from typing import Any, get_args

from turnwright.protocol import messages
from turnwright.protocol.endpoints import JSON
from turnwright.protocol.messages import FromClient, FromServer
from turnwright.server.openapi import Document, about, components

SOCKET = "/socket"
CHANNEL = "#/channels/socket"

# The replies to each message besides `Trouble`; messages that are not listed come unasked.
ANSWERS: dict[Any, tuple[Any, ...]] = {
    messages.Hello: (messages.Welcome,),
    messages.Command: (messages.Done, messages.Refused),
    messages.Intents: (messages.Done, messages.Answered, messages.Refused),
    messages.Choose: (messages.Done, messages.Refused),
    messages.Undo: (messages.Done, messages.Refused),
    messages.HandOver: (messages.Done, messages.Refused),
    messages.Throw: (messages.Reveal, messages.Done, messages.Refused),
    messages.RollResult: (messages.Done, messages.Refused),
    messages.Ask: (messages.Answered, messages.View, messages.Refused),
    messages.Chat: (messages.Chatted,),
    messages.Pause: (messages.Done, messages.Presence),
    messages.Rematch: (messages.Done, messages.RematchState, messages.Refused),
    messages.Ping: (messages.Pong,),
}


def asyncapi() -> Document:
    """Build the document as plain values."""
    received, sent = get_args(FromClient), get_args(FromServer)
    _, shapes = components([FromClient, FromServer])
    names = [kind.__name__ for kind in (*received, *sent)]
    tell = {"action": "send", "channel": {"$ref": CHANNEL}, "messages": _references(*sent)}
    return {
        "asyncapi": "3.0.0",
        "info": about("Turnwright server", "The messages of a match: one JSON object per text frame."),
        "defaultContentType": JSON,
        "channels": {"socket": _channel(names)},
        "operations": {**_receive_operations(received), "tell": tell},
        "components": {
            "messages": {kind.__name__: _message(kind, shapes) for kind in (*received, *sent)},
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


def _receive_operations(received: tuple[Any, ...]) -> Document:
    return {
        kind.__struct_config__.tag: {
            "action": "receive",
            "channel": {"$ref": CHANNEL},
            "messages": _references(kind),
            "reply": {
                "channel": {"$ref": CHANNEL},
                "messages": _references(*ANSWERS[kind], messages.Trouble),
            },
        }
        for kind in received
    }


def _references(*kinds: Any) -> list[Document]:
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
