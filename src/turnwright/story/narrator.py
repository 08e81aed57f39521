"""Tells a match in sentences from the lines of its journal alone: live, or years after its rules are gone."""

from collections.abc import Collection
from typing import Any, Final

import msgspec

from turnwright.kernel.codec import encode
from turnwright.kernel.dice import MASK, Dice
from turnwright.kernel.events import Event, default_message, message_of, tag_of
from turnwright.kernel.game import Game
from turnwright.kernel.records import EVERYTHING, Header, Line, Message
from turnwright.story.catalogue import Catalogue

DRAWS: Final = 1000  # dice reserved for the phrase of one event; no phrase needs nearly as many


class Narrator:
    """Turns events into sentences, leaving out quiet events and the ticks of a countdown."""

    def __init__(self, game: Game | None, catalogue: Catalogue) -> None:
        self.game = game
        self.catalogue = catalogue
        self._event_type: Any = None if game is None else game.event_type
        self._seed = 0
        self.scenario: Any = None  # the loaded scenario, where it can still be read

    def begin(self, header: Header) -> None:
        """Narrate the match of this header from here on; its scenario may bring phrases of its own."""
        self._seed = header.seed
        try:
            self.scenario = None if self.game is None else self.game.scenarios.load(header.scenario)
        except Exception:  # written under other rules, or by a third-party game: narrate without it
            self.scenario = None

    def sentences(self, line: Line, seat: int = EVERYTHING, ticks: Collection[int] = ()) -> list[str]:
        """The sentences for a seat about one input; `ticks` lists the seconds left to announce."""
        told: list[str] = []
        answer = line.seat >= 0  # the first tick in a seat's own step answers what the seat did
        visible = line.visible_to(seat)
        events = [self._revived(line.events[place]) for place in visible]
        for at, (place, event) in enumerate(zip(visible, events, strict=True)):
            if isinstance(event, Event) and at + 1 < len(events) and event.gives_way(events[at + 1]):
                continue
            tick = is_tick(event)
            if not tick or answer or _seconds(event) in ticks:
                told.append(self._sentence(event, line, place))
            answer = answer and not tick
        return [sentence for sentence in told if sentence]

    def sentence(self, line: Line, place: int) -> str:
        """The sentence of one event of an input; empty if there is none."""
        return self._sentence(self._revived(line.events[place]), line, place) or ""

    def _revived(self, data: Any) -> object:
        if self._event_type is None:
            return data
        try:
            event: object = msgspec.convert(data, self._event_type)
        except (msgspec.ValidationError, TypeError):
            return data  # written under other rules: the bare fields still say something
        return event

    def _sentence(self, event: object, line: Line, place: int) -> str:
        if _is_plain(event):
            return event if isinstance(event, str) else encode(event).decode()
        if isinstance(event, Event) and (event.quiet or event.message is None):
            return ""
        own = self._narrated(event, line, place)
        return own if isinstance(own, str) else announce(event, self.catalogue)

    def _narrated(self, event: object, line: Line, place: int) -> str | None:
        if self.game is None:
            return None
        try:
            # Keyed by the position of the event, so that every telling uses the same phrase.
            dice = Dice(self._seed, "narration", line.n & MASK)
            dice.position = place * DRAWS
            return self.game.presenter.narrate(
                event, self.scenario, self.catalogue.lang, dice, self.catalogue.tell
            )
        except Exception:  # phrases may come from third-party files, and text never stops a match
            return None


def _is_plain(event: object) -> bool:
    return isinstance(event, str | int | float | list) or event is None


def is_tick(event: object) -> bool:
    """Whether an event only says that time passes."""
    return not _is_plain(event) and tag_of(event).endswith(":tick")


def _seconds(event: object) -> object:
    message = message_of(event)
    return None if message is None else message[1].get("seconds")


def _capitalized(sentence: str) -> str:
    # A name such as "old Jory" or "the town" may begin a sentence; a call sign such as "f2" stays as it is.
    return sentence[0].upper() + sentence[1:] if sentence[:2].isalpha() else sentence


def announce(event: object, catalogue: Catalogue) -> str:
    """An event as a sentence; one without a message in the catalogue is given by its tag and fields.

    An event may carry a `message`, an id with its arguments. Without one its tag is the id (`round:decision`
    is `round-decision`) and its fields are the arguments.
    """
    try:
        message_id, args = message_of(event) or default_message(event)
        sentence = catalogue.say(message_id, args)
        if sentence != message_id:
            return _capitalized(sentence)
        fields = ", ".join(
            f"{name} {catalogue.tell(value) if isinstance(value, Message) else value}"
            for name, value in args.items()
        )
        title = message_id.replace("-", " ")
        return f"{title}: {fields}" if fields else title
    except Exception:  # whatever a third-party event raises when it is read, the match goes on
        return type(event).__name__
