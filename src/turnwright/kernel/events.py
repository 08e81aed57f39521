"""How an event is narrated: its message, and whether it needs a sentence of its own."""

from collections.abc import Mapping
from typing import Any

import msgspec

IdAndArgs = tuple[str, dict[str, Any]]


class Event:
    """The base of events with a message of their own: `class Sunk(Event, Struct, tag="sunk")`.

    An event need not have this base: it may be any value that JSON can hold, and is then narrated by its tag
    and its fields.
    """

    __slots__ = ()

    @property
    def tag(self) -> str:
        """The kind of the event, as the journal writes it: the tag of a struct, else the class name."""
        return _struct_tag(self)

    @property
    def message(self) -> IdAndArgs | None:
        """The id and the arguments of the event's message; None if it is never narrated."""
        return default_message(self)

    @property
    def quiet(self) -> bool:
        """Whether the event is left out of narration."""
        return False

    def gives_way(self, later: Any) -> bool:
        """Return whether the next event narrates this one as well."""
        return False


def tag_of(event: object) -> str:
    """Return the tag of any event, as the journal writes it."""
    if isinstance(event, Mapping):
        return str(next(iter(event.values()), ""))
    if isinstance(event, Event):
        return event.tag
    return _struct_tag(event)


def _struct_tag(event: object) -> str:
    own = event.__struct_config__.tag if isinstance(event, msgspec.Struct) else None
    return type(event).__name__ if own is None else str(own)


def message_of(event: object) -> IdAndArgs | None:
    """Return the id and the arguments of an event's message; None if it is never narrated."""
    return event.message if isinstance(event, Event) else default_message(event)


def default_message(event: object) -> IdAndArgs:
    """Return the message of an event that has none of its own.

    The tag is the id, `round:decision` as `round-decision`. The fields are the arguments, as the journal
    spells them, nested objects flattened by one level and milliseconds also in seconds.
    """
    if isinstance(event, Mapping):
        # As read from a journal, where the tag is always written first.
        fields = {str(name): value for name, value in list(event.items())[1:]}
    else:
        fields = msgspec.to_builtins(event)
        if isinstance(event, msgspec.Struct):
            fields.pop(event.__struct_config__.tag_field or "", None)
    args: dict[str, Any] = {}
    for name, value in fields.items():
        if isinstance(value, dict):
            args.update({str(inner): item for inner, item in value.items()})
        else:
            args[name] = value
    for name, value in list(args.items()):
        if name in ("ms", "remainingMs") and isinstance(value, int):
            args.setdefault("seconds", -(-value // 1000))  # rounded up: part of a second is still a wait
    return tag_of(event).replace(":", "-"), args
