"""Writes updates: what each seat may see of every stored input, in its language."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET

from turnwright.kernel import records
from turnwright.kernel.codec import encode
from turnwright.kernel.match import UNDO_QUESTION, Match
from turnwright.kernel.records import ChoiceRequest, Closing, Line, Message, Pending, read_input
from turnwright.protocol.messages import (
    CombatUpdate,
    Due,
    FromServer,
    Narration,
    Over,
    RollRequest,
    RollTold,
    Update,
    View,
)
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.live_match import limit_of
from turnwright.server.host.receipts import make_receipt
from turnwright.server.host.stored_match import StoredMatch
from turnwright.story.catalogue import Catalogue, catalogue_for
from turnwright.story.narrator import Narrator

MANY_INPUTS = 20  # above which updates are written in a thread
TICKS = (10, 5, 3, 2, 1)  # seconds left that a seat with a decision to make is told of
MOST_NARRATORS = 16
KINDS = ("attack", "skill", "save", "initiative", "other")

logger = logging.getLogger("turnwright.server")

Kind = Literal["begin", "command", "answer", "time", "undo"]


class StoredInputs:
    """Newly stored lines, and whom the match waits for after them."""

    def __init__(
        self,
        entries: Sequence[Line | Closing],
        undone: dict[int, int],
        waits: Sequence[Pending],
        limits: dict[str, int],
        now: int,
        changed: bool = True,
    ) -> None:
        self.entries = entries
        self.undone = undone  # by the input that took something back: the first one undone
        self.waits = waits
        self.limits = limits  # deadlines that the settings add to requests without one
        self.now = now  # by the clock of the deadlines
        self.changed = changed  # whether the match waits for something else than before


class UpdateWriter:
    """Writes the messages about stored inputs of one match."""

    def __init__(self, match_id: str, settings: MatchSettings, chunk: int, secret: bytes) -> None:
        self.id = match_id
        self._secret = secret
        self.settings = settings
        self.chunk = chunk
        self._narrators: dict[str, Narrator] = {}
        self._said: dict[tuple[str, tuple[int, ...]], str] = {}  # of the last input, by what is visible of it
        self._said_of: Line | None = None
        self._receipt = (b"", "")

    def package(self, stored: StoredMatch, inputs: StoredInputs, seat: int, lang: str) -> list[FromServer]:
        """Everything a client is told about some lines."""
        told = list(self._updates(stored, inputs, seat, lang))
        told += self.position(stored, seat) if told else []
        told += [Over(entry.n - 1, entry.end) for entry in inputs.entries if isinstance(entry, Closing)]
        return told

    def _updates(
        self, stored: StoredMatch, inputs: StoredInputs, seat: int, lang: str
    ) -> Iterator[FromServer]:
        match = stored.match
        lines = [entry for entry in inputs.entries if isinstance(entry, Line)]
        waits = self.waits(match, inputs, seat)
        for line in lines:
            if _is_silent(line, seat) and (line is not lines[-1] or not inputs.changed):
                continue
            # The narration comes first: a client that has the update of a number has everything about it.
            text = self._story(match, line, seat, lang, any(due.seat == seat for due in inputs.waits))
            if text:
                yield Narration(str(line.n), text, language=self.narrator(match, lang).catalogue.lang)
            yield Update(
                line.n,
                line.seat,
                kind_of(line),
                seen(line, seat),
                told_rolls(line, seat, match.header.throws),
                waits,
                inputs.now,
                inputs.undone.get(line.n, -1),
                self.receipt(stored, line.n),
            )

    def receipt(self, stored: StoredMatch, number: int) -> str:
        """The receipt for an input; it is the same for everyone."""
        chain = stored.chain(number)
        if self._receipt[0] != chain:
            self._receipt = (chain, make_receipt(self._secret, self.id, number, chain))
        return self._receipt[1]

    def waits(self, match: Match, inputs: StoredInputs, seat: int) -> tuple[Due, ...]:
        """Whom the match waits for; only the seat itself is told what is asked."""
        return tuple(self._due(match, pending, inputs.limits, seat) for pending in inputs.waits)

    def _due(self, match: Match, pending: Pending, limits: dict[str, int], seat: int) -> Due:
        ask = pending.request
        deadline = limit_of(pending, limits)
        if pending.seat != seat:
            return Due(pending.seat, deadline=deadline)
        if ask is None:
            return Due(seat, pending.options, deadline=deadline)
        if isinstance(ask, ChoiceRequest):
            asked, choices = question(match, ask)
            return Due(seat, 0, ask.id, asked, choices, ask.default, deadline=deadline)
        asked = match.game.presenter.question(match.state, ask)
        return Due(seat, 0, ask.id, asked, formula=ask.formula, deadline=deadline)

    def position(self, stored: StoredMatch, seat: int) -> list[FromServer]:
        """The position that the game shows after every input."""
        match = stored.match
        if match.running is not None:
            return []
        shown = match.game.presenter.bulletin(match.state, seat)
        if shown is None:
            return []
        try:
            return [msgspec.convert({**shown, "sessionId": self.id}, CombatUpdate)]
        except (msgspec.ValidationError, TypeError) as error:
            logger.warning("match %s: the bulletin of %s cannot be sent: %s", self.id, match.game.name, error)
            return []

    # Words.

    def catalogue(self, match: Match, lang: str) -> Catalogue:
        """The game's catalogue in the client's language."""
        return self.narrator(match, lang).catalogue

    def narrator(self, match: Match, lang: str) -> Narrator:
        """The narrator of the match in that language."""
        narrator = self._narrators.get(lang)
        if narrator is None:
            if len(self._narrators) >= MOST_NARRATORS:
                self._narrators.clear()  # clients name languages, and may name anything
            narrator = Narrator(match.game, catalogue_for(match.game, lang))
            narrator.begin(match.header)
            self._narrators[lang] = narrator
        return narrator

    def _story(self, match: Match, line: Line, seat: int, lang: str, asked: bool) -> str:
        if not self.settings.narrate or not line.events:
            return ""
        if line is not self._said_of:
            self._said, self._said_of = {}, line
        narrator = self.narrator(match, lang)
        ticks = TICKS if asked or line.elapsed is UNSET else ()
        places = line.visible_to(seat)
        key = (narrator.catalogue.lang, (*places, len(ticks)))
        if key not in self._said:
            self._said[key] = "\n".join(narrator.sentences(line, seat, ticks))
        return self._said[key]

    # Dice, and the whole position.

    def roll_request(
        self, stored: StoredMatch, ask: records.RollRequest, lang: str, limits: dict[str, int]
    ) -> RollRequest:
        """The request to a player who must throw dice."""
        match, about = stored.match, ask.about
        words = self.catalogue(match, lang)
        kind = about.get("rollKind", "other")
        return RollRequest(
            self.id,
            ask.id,
            str(about.get("actorId", "")),
            kind if kind in KINDS else "other",
            words.tell(match.game.presenter.question(match.state, ask)),
            about.get("skill"),
            about.get("ability"),
            about.get("dc"),
            str(about.get("formulaHint", ask.formula)),
            ask.formula,
            ask.seat,
            stored.throws.index(ask.seat),
            stored.throws.public.get(ask.seat, ""),
            ask.deadline if ask.deadline >= 0 else limits.get(ask.id, -1),
        )

    def view(self, match: Match, seat: int) -> list[View]:
        """The position as a seat may see it, in parts."""
        parts = cut(encode(match.view_midway(seat)), self.chunk)
        number = int(match.number)
        return [View(number, place, len(parts), part) for place, part in enumerate(parts)]


def kind_of(line: Line) -> Kind:
    """The kind of input on a line."""
    if line.n == 0:
        return "begin"
    if line.elapsed is not UNSET:
        return "time"
    if line.undo >= 0:
        return "undo"
    return "answer" if line.request else "command"


def _is_silent(line: Line, seat: int) -> bool:
    # Time that passed and told the seat nothing.
    return line.elapsed is not UNSET and not seen(line, seat)


def updates(lines: Sequence[bytes], seat: int, throws: Sequence[int]) -> Iterator[Update]:
    """What a seat may know of some stored lines, without whom the match waits for."""
    for line in map(read_input, lines):
        if isinstance(line, Line):
            rolls = told_rolls(line, seat, throws)
            yield Update(line.n, line.seat, kind_of(line), seen(line, seat), rolls)


def seen(line: Line, seat: int) -> tuple[Any, ...]:
    """The events of a line that a seat may see."""
    return tuple(line.events[place] for place in line.visible_to(seat))


def seen_rolls(line: Line, seat: int) -> tuple[records.Rolled, ...]:
    """The rolls of a line; none if part of it is hidden from the seat."""
    hidden = len(line.visible_to(seat)) < len(line.events)
    return () if hidden else tuple(line.rolls)


def told_rolls(line: Line, seat: int, throws: Sequence[int]) -> tuple[RollTold, ...]:
    """The rolls that a seat is told: its own throws were revealed to it, whatever else is hidden."""
    own = [roll for roll in line.rolls if roll.seat == seat and seat in throws]
    return tuple(
        RollTold(roll.formula, roll.faces, roll.total, roll.seat, roll.reason)
        for roll in seen_rolls(line, seat) or own
    )


def question(match: Match, ask: ChoiceRequest) -> tuple[Message, tuple[Message, ...]]:
    """A question and its answers as messages."""
    game, state = match.game, match.state
    if ask.question == UNDO_QUESTION:
        # The kernel's own question, unknown to games.
        return _text(UNDO_QUESTION), tuple(_text(str(choice)) for choice in ask.choices)
    choices = tuple(game.presenter.choice(state, ask, place) for place in range(len(ask.choices)))
    return game.presenter.question(state, ask), choices


def _text(text: str) -> Message:
    return Message(text, {"text": text})


def cut(data: bytes, size: int) -> list[str]:
    """Cut JSON text into parts of about `size` bytes, between characters."""
    parts: list[str] = []
    start = 0
    while start < len(data):
        end = min(len(data), start + size)
        while end < len(data) and data[end] & 0xC0 == 0x80:
            end -= 1
        parts.append(data[start:end].decode())
        start = end
    return parts
