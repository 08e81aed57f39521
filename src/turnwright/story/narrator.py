"""A match told in words, from the lines of its journal alone: live, or years after its rules are gone."""

from collections.abc import Collection
from typing import Any, Final

import msgspec

from turnwright.kernel.codec import encode
from turnwright.kernel.dice import MASK, Dice
from turnwright.kernel.game import Game
from turnwright.kernel.records import Header, Line
from turnwright.story.announce import announce, message_of, tag_of
from turnwright.story.catalogue import Words

EVERYTHING: Final = -2  # the eyes of someone who may see what was told to any seat
DRAWS: Final = 1000  # from one event's phrase to the next; no phrase needs nearly as many


class Tale:
    """Turns what happened into sentences; quiet events and ticks of a mere countdown are left out."""

    def __init__(self, game: Game | None, words: Words) -> None:
        self.game = game
        self.words = words
        self._kind: Any = getattr(game, "event_type", None)
        self._seed = 0
        self.scenario: Any = None  # the loaded one, where it can still be read

    def begin(self, header: Header) -> None:
        """The match of that header is told from here on: its scenario may bring phrases of its own."""
        self._seed = header.seed
        self.scenario = None if self.game is None else _loaded(self.game, header.scenario)

    def sentences(self, line: Line, seat: int = EVERYTHING, ticks: Collection[int] = ()) -> list[str]:
        """What a seat hears of one input; `ticks` are the seconds left that are worth a word."""
        told: list[str] = []
        answer = line.seat >= 0  # the first tick in a step of a seat is the answer to what the seat did
        heard = [place for place in range(len(line.events)) if may_see(line, place, seat)]
        events = [self._revived(line.events[place]) for place in heard]
        for at, (place, event) in enumerate(zip(heard, events, strict=True)):
            if at + 1 < len(events) and _gives_way(event, events[at + 1]):
                continue
            tick = is_tick(event)
            if not tick or answer or message_of(event)[1].get("seconds") in ticks:
                told.append(self._sentence(event, line, place))
            answer = answer and not tick
        return [sentence for sentence in told if sentence]

    def _revived(self, data: Any) -> object:
        if self._kind is None:
            return data
        try:
            event: object = msgspec.convert(data, self._kind)
        except (msgspec.ValidationError, TypeError):
            return data  # Told by other rules than these: the bare fields still say something.
        return event

    def _sentence(self, event: object, line: Line, place: int) -> str:
        if _is_plain(event):
            return event if isinstance(event, str) else encode(event).decode()
        if getattr(event, "quiet", False) is True or getattr(event, "message", "") is None:
            return ""
        own = self._narrated(event, line, place)
        return own if isinstance(own, str) else announce(event, self.words)

    def _narrated(self, event: object, line: Line, place: int) -> str | None:
        if self.game is None:
            return None
        try:
            # Keyed by where the event stands, so that it is told alike whenever it is told.
            dice = Dice(self._seed, "narration", line.n & MASK)
            dice.position = place * DRAWS
            return self.game.narrate(event, self.scenario, self.words.lang, dice, self.words.tell)
        except Exception:  # A phrase may be a stranger's, and words never stop a match.
            return None


def _loaded(game: Game, scenario: Any) -> Any:
    try:
        return game.load(scenario)
    except Exception:  # Written by other rules than these, or a stranger's: it is told without.
        return None


def _is_plain(event: object) -> bool:
    return isinstance(event, str | int | float | list) or event is None


def _gives_way(event: object, later: object) -> bool:
    gives_way = getattr(event, "gives_way", None)
    return callable(gives_way) and gives_way(later) is True


def is_tick(event: object) -> bool:
    """Whether an event says no more than that time passes."""
    return not _is_plain(event) and tag_of(event).endswith(":tick")


def may_see(line: Line, index: int, seat: int) -> bool:
    """Whether a seat may see the event of that place in the line."""
    seats = line.to.get(str(index))
    return seats is None or seat == EVERYTHING or seat in seats
