"""Events in words, for a screen reader or a line of a log."""

from collections.abc import Mapping
from typing import Any

import msgspec

from turnwright.kernel.records import Message
from turnwright.story.catalogue import Words


def announce(event: object, words: Words) -> str:
    """What happened, as a sentence; an event nobody wrote words for is told by its tag and its fields.

    An event may carry a `message`, an id with its arguments. Without one its tag is the id (`round:decision`
    is `round-decision`) and its fields are the arguments.
    """
    try:
        message_id, args = message_of(event)
        sentence = words.say(message_id, args)
        return sentence if sentence != message_id else _bare(message_id, args, words)
    except Exception:  # Whatever a stranger's event does when it is read, a match goes on.
        return type(event).__name__


def message_of(event: object) -> tuple[str, dict[str, object]]:
    """The id and the arguments of an event's message."""
    own = getattr(event, "message", None)
    if isinstance(own, tuple) and len(own) == 2 and isinstance(own[1], Mapping):
        return str(own[0]), dict(own[1])
    return tag_of(event).replace(":", "-"), arguments_of(event)


def tag_of(event: object) -> str:
    """The name by which an event is known in a journal."""
    if isinstance(event, Mapping):
        return str(next(iter(event.values()), ""))
    tag = getattr(event, "tag", None)
    if tag is None and isinstance(event, msgspec.Struct):
        tag = event.__struct_config__.tag
    return type(event).__name__ if tag is None else str(tag)


def arguments_of(event: object) -> dict[str, object]:
    """The fields of an event as a journal spells them, one level flat; milliseconds also as `seconds`."""
    args: dict[str, object] = {}
    for name, value in _fields(event).items():
        if isinstance(value, dict):
            args.update({str(inner): item for inner, item in value.items()})
        else:
            args[name] = value
    for name, value in list(args.items()):
        if name in ("ms", "remainingMs") and isinstance(value, int):
            # A part of a second still to come is a second to wait.
            args.setdefault("seconds", -(-value // 1000))
    return args


def _fields(event: object) -> dict[str, Any]:
    if isinstance(event, Mapping):
        # As read from a journal, where the tag is always written first.
        return {str(name): value for name, value in list(event.items())[1:]}
    fields: dict[str, Any] = msgspec.to_builtins(event)
    if isinstance(event, msgspec.Struct):
        fields.pop(event.__struct_config__.tag_field or "", None)
    return fields


def _bare(message_id: str, args: Mapping[str, object], words: Words) -> str:
    told = ", ".join(f"{name} {_shown(value, words)}" for name, value in args.items())
    title = message_id.replace("-", " ")
    return f"{title}: {told}" if told else title


def _shown(value: object, words: Words) -> object:
    return words.tell(value) if isinstance(value, Message) else value
