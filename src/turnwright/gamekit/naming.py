"""Names as messages, so that a catalogue can translate those it knows."""

from typing import Final

from turnwright.kernel.records import Message

BETWEEN: Final = ", "  # separates several names in one field of an event


def verbatim(text: str) -> Message:
    """Wrap a text that reads the same in every language."""
    return Message("", {"text": text})


def translatable(kind: str, id: str, name: str) -> Message:
    """Name something by its kind and id; a catalogue without an entry shows the name as written."""
    return Message(f"{kind}-{id}", {"text": name})
