"""Names as messages, so that a catalogue can translate those it knows."""

from typing import Final

from turnwright.kernel.records import Message

TIE: Final = "\u00a0"  # a space at which no line is broken
BETWEEN: Final = ", "  # separates several names in one field of an event


def verbatim(text: str) -> Message:
    """Wrap a text that reads the same in every language."""
    return Message("", {"text": text})


def map_row(text: str, rim: int) -> Message:
    """Wrap a row of a map, whose first `rim` characters are its label."""
    return Message("", {"text": text, "rim": rim})


def members(sides: dict[str, list[Message]], side: str) -> Message | None:
    """Name a side by its members; None if it has none, or if another side has the same."""
    names = sides.get(side, [])
    if not names or any(other == names for name, other in sides.items() if name != side):
        return None
    if len(names) == 1:
        return names[0]
    args: dict[str, object] = {"first": names[0], "second": names[1], "count": len(names) - 1}
    return Message("side-two" if len(names) == 2 else "side-more", args)


def translatable(kind: str, id: str, name: str) -> Message:
    """Name something by its kind and id; a catalogue without an entry shows the name as written."""
    return Message(f"{kind}-{id}", {"text": name})
