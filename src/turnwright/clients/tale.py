"""A match told in words, from the lines of its journal alone: live, or years after its rules are gone."""

from collections.abc import Collection
from typing import Any, Final

import msgspec

from turnwright.kernel.codec import encode
from turnwright.kernel.game import Game
from turnwright.kernel.wire import Line
from turnwright.story.announce import announce, message_of, tag_of
from turnwright.story.words import Words

EVERYTHING: Final = -2  # the eyes of someone who may see what was told to any seat


class Tale:
    """Turns what happened into sentences; quiet events and ticks of a mere countdown are left out."""

    def __init__(self, game: Game | None, words: Words) -> None:
        self.words = words
        self._kind: Any = getattr(game, "event_type", None)

    def sentences(self, line: Line, seat: int = EVERYTHING, ticks: Collection[int] = ()) -> list[str]:
        """What a seat hears of one input; `ticks` are the seconds left that are worth a word."""
        told: list[str] = []
        answer = line.seat >= 0  # the first tick in a step of a seat is the answer to what the seat did
        for event in self.events(line, seat):
            tick = _is_tick(event)
            if not tick or answer or message_of(event)[1].get("seconds") in ticks:
                told.append(self._sentence(event))
            answer = answer and not tick
        return [sentence for sentence in told if sentence]

    def events(self, line: Line, seat: int = EVERYTHING) -> list[object]:
        """The events of one input that a seat may see, as the game's own objects where it is known."""
        seen = [event for i, event in enumerate(line.events) if may_see(line, i, seat)]
        return [self._revived(event) for event in seen]

    def _revived(self, data: Any) -> object:
        if self._kind is None:
            return data
        try:
            event: object = msgspec.convert(data, self._kind)
        except (msgspec.ValidationError, TypeError):
            return data  # Told by other rules than these: the bare fields still say something.
        return event

    def _sentence(self, event: object) -> str:
        if _is_plain(event):
            return event if isinstance(event, str) else encode(event).decode()
        if getattr(event, "quiet", False) is True or getattr(event, "message", "") is None:
            return ""
        return announce(event, self.words)


def _is_plain(event: object) -> bool:
    return isinstance(event, str | int | float | list) or event is None


def _is_tick(event: object) -> bool:
    return not _is_plain(event) and tag_of(event).endswith(":tick")


def may_see(line: Line, index: int, seat: int) -> bool:
    """Whether a seat may see the event of that place in the line."""
    seats = line.to.get(str(index))
    return seats is None or seat == EVERYTHING or seat in seats
