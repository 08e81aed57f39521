"""What a seat is told: of each stored input what it may see, in the language of whoever listens."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET

from turnwright.kernel import records
from turnwright.kernel.codec import encode
from turnwright.kernel.match import UNDO_QUESTION, Match
from turnwright.kernel.records import ChoiceRequest, Closing, Line, Message, Pending
from turnwright.protocol.messages import (
    CombatUpdate,
    Due,
    FromServer,
    Narration,
    Over,
    RollRequest,
    Update,
    View,
)
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.journal_lines import read_entry
from turnwright.server.host.receipts import make_receipt
from turnwright.server.host.stored_match import StoredMatch
from turnwright.story.catalogue import Catalogue, catalogue_for
from turnwright.story.narrator import Narrator, may_see

TICKS = (10, 5, 3, 2, 1)  # the seconds left that are worth a word to someone who has to choose
MOST_TALES = 16
KINDS = ("attack", "skill", "save", "initiative", "other")

logger = logging.getLogger("turnwright.server")

Kind = Literal["begin", "command", "answer", "time", "undo"]


class StoredInputs:
    """Some lines that are stored now, and whom the match waits for after them."""

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
        self.undone = undone  # by the input that took something back: from where on
        self.waits = waits
        self.limits = limits  # deadlines that the table sets for requests without one
        self.now = now  # by the clock on which all deadlines are
        self.changed = changed  # whether it waited for somebody else before


class UpdateWriter:
    """Puts the news of one match into messages."""

    def __init__(self, match_id: str, settings: MatchSettings, chunk: int, secret: bytes) -> None:
        self.id = match_id
        self._secret = secret
        self.settings = settings
        self.chunk = chunk
        self._tales: dict[str, Narrator] = {}
        self._said: dict[tuple[str, tuple[int, ...]], str] = {}  # of the last input, by what is seen of it
        self._said_of: Line | None = None
        self._marked = (b"", "")

    # Updates.

    def package(self, play: StoredMatch, news: StoredInputs, seat: int, lang: str) -> list[FromServer]:
        """All that a listener is told about some lines."""
        told = list(self._updates(play, news, seat, lang))
        told += self.position(play, seat) if told else []
        told += [Over(entry.n - 1, entry.end) for entry in news.entries if isinstance(entry, Closing)]
        return told

    def _updates(self, play: StoredMatch, news: StoredInputs, seat: int, lang: str) -> Iterator[FromServer]:
        match = play.match
        lines = [entry for entry in news.entries if isinstance(entry, Line)]
        waits = self.waits(match, news, seat)
        for line in lines:
            if _is_silent(line, seat) and (line is not lines[-1] or not news.changed):
                continue
            # The words come first: whoever has the update of a number has all that was told about it.
            text = self._story(match, line, seat, lang, any(due.seat == seat for due in news.waits))
            if text:
                yield Narration(str(line.n), text, language=self.tale(match, lang).catalogue.lang)
            yield Update(
                line.n,
                line.seat,
                kind_of(line),
                seen(line, seat),
                told_rolls(line, seat, match.header.throws),
                waits,
                news.now,
                news.undone.get(line.n, -1),
                self.mark(play, line.n),
            )

    def mark(self, play: StoredMatch, number: int) -> str:
        """What proves that an input was told; it is the same for everybody."""
        chain = play.chain(number)
        if self._marked[0] != chain:
            self._marked = (chain, make_receipt(self._secret, self.id, number, chain))
        return self._marked[1]

    def waits(self, match: Match, news: StoredInputs, seat: int) -> tuple[Due, ...]:
        """Whom the match waits for; what exactly is asked only the seat itself is told."""
        return tuple(self._due(match, pending, news.limits, seat) for pending in news.waits)

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

    def position(self, play: StoredMatch, seat: int) -> list[FromServer]:
        """What the game wants shown after every input."""
        match = play.match
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

    def words(self, match: Match, lang: str) -> Catalogue:
        """The words of the game in the listener's language."""
        return self.tale(match, lang).catalogue

    def tale(self, match: Match, lang: str) -> Narrator:
        """The one who tells the match in that language."""
        tale = self._tales.get(lang)
        if tale is None:
            if len(self._tales) >= MOST_TALES:
                self._tales.clear()  # languages are named by clients, who may name anything
            tale = Narrator(match.game, catalogue_for(match.game, lang))
            tale.begin(match.header)
            self._tales[lang] = tale
        return tale

    def _story(self, match: Match, line: Line, seat: int, lang: str, asked: bool) -> str:
        if not self.settings.narrate or not line.events:
            return ""
        if line is not self._said_of:
            self._said, self._said_of = {}, line
        tale = self.tale(match, lang)
        ticks = TICKS if asked or line.elapsed is UNSET else ()
        places = tuple(place for place in range(len(line.events)) if may_see(line, place, seat))
        key = (tale.catalogue.lang, (*places, len(ticks)))
        if key not in self._said:
            self._said[key] = "\n".join(tale.sentences(line, seat, ticks))
        return self._said[key]

    # Dice, and the whole position.

    def roll_request(
        self, play: StoredMatch, ask: records.RollRequest, lang: str, limits: dict[str, int]
    ) -> RollRequest:
        """What a person is asked who is to throw dice."""
        match, about = play.match, ask.about
        words = self.words(match, lang)
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
            play.throws.index(ask.seat),
            play.throws.public.get(ask.seat, ""),
            ask.deadline if ask.deadline >= 0 else limits.get(ask.id, -1),
        )

    def view(self, match: Match, seat: int) -> list[View]:
        """The position as a seat may see it, in parts."""
        parts = cut(encode(match.view_midway(seat)), self.chunk)
        number = int(match.number)
        return [View(number, place, len(parts), part) for place, part in enumerate(parts)]


def kind_of(line: Line) -> Kind:
    """What sort of input a line holds."""
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
    for line in map(read_entry, lines):
        if isinstance(line, Line):
            rolls = told_rolls(line, seat, throws)
            yield Update(line.n, line.seat, kind_of(line), seen(line, seat), rolls)


def seen(line: Line, seat: int) -> tuple[Any, ...]:
    """The events of a line that a seat may see."""
    return tuple(event for place, event in enumerate(line.events) if may_see(line, place, seat))


def seen_rolls(line: Line, seat: int) -> tuple[records.Rolled, ...]:
    """The rolls of a line; none when part of it was kept from the seat."""
    hidden = any(not may_see(line, place, seat) for place in range(len(line.events)))
    return () if hidden else tuple(line.rolls)


def told_rolls(line: Line, seat: int, throws: Sequence[int]) -> tuple[records.Rolled, ...]:
    """The rolls that a seat is told: what it threw by hand was shown to it, whatever else is hidden."""
    own = (roll for roll in line.rolls if roll.seat == seat and seat in throws)
    return seen_rolls(line, seat) or tuple(own)


def question(match: Match, ask: ChoiceRequest) -> tuple[Message, tuple[Message, ...]]:
    """A question and its answers as messages."""
    game, state = match.game, match.state
    if ask.question == UNDO_QUESTION:
        # The kernel's own question, of which no game knows.
        return _text(UNDO_QUESTION), tuple(_text(str(choice)) for choice in ask.choices)
    choices = tuple(game.presenter.choice(state, ask, place) for place in range(len(ask.choices)))
    return game.presenter.question(state, ask), choices


def limit_of(pending: Pending, limits: dict[str, int]) -> int:
    """When the time for this runs out: by the game, else by the table; or -1."""
    ask = pending.request
    return pending.deadline if pending.deadline >= 0 or ask is None else limits.get(ask.id, -1)


def _text(text: str) -> Message:
    return Message(text, {"text": text})


def cut(data: bytes, size: int) -> list[str]:
    """JSON text in parts of about so many bytes, cut between characters."""
    parts: list[str] = []
    start = 0
    while start < len(data):
        end = min(len(data), start + size)
        while end < len(data) and data[end] & 0xC0 == 0x80:
            end -= 1
        parts.append(data[start:end].decode())
        start = end
    return parts
