"""Writes updates: what each seat may see of every stored input, in its language."""

import logging
from collections.abc import Iterator, Sequence
from time import thread_time
from typing import Literal

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from turnwright.kernel import records
from turnwright.kernel.codec import encode
from turnwright.kernel.game import Game
from turnwright.kernel.match import UNDO_QUESTION, Match
from turnwright.kernel.records import ChoiceRequest, Closing, Line, Message, Pending
from turnwright.kernel.turn_schema import QuestionTerms
from turnwright.protocol.messages import (
    CombatUpdate,
    Cue,
    Due,
    FromServer,
    Narration,
    Over,
    RollRequest,
    UndoState,
    Update,
    View,
)
from turnwright.protocol.settings import MatchSettings
from turnwright.server.host.rooms.live_match import limit_of
from turnwright.server.host.rooms.voices import Voices
from turnwright.server.host.stored.receipts import make_receipt
from turnwright.server.host.stored.stored_match import StoredMatch
from turnwright.server.host.stored.told_lines import is_silent, kind_of, seen, told_rolls
from turnwright.story.catalogue import Catalogue, catalogue_for
from turnwright.story.narration.cues import cues_of
from turnwright.story.narrator import Narrator

MANY_INPUTS = 20  # above which updates are written in a thread
TICKS = (10, 5, 3, 2, 1)  # seconds left at which a seat that must decide gets a reminder
MOST_NARRATORS = 16
LONG_UNDO = 0.02  # CPU seconds
UNDO_DOUBT = 0.9  # by which the last measurement shrinks with each check that is left out, until the next
KEPT: dict[str, Literal["", "high", "low"]] = {"2d20kh": "high", "2d20kl": "low"}
KINDS = ("attack", "skill", "save", "initiative", "other")

logger = logging.getLogger("turnwright.server")


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
        late: bool = False,
    ) -> None:
        self.entries = entries
        self.undone = undone  # by the input that took something back: the first one undone
        self.waits = waits
        self.limits = limits  # deadlines that the settings add to requests without one
        self.now = now  # by the clock of the deadlines
        self.late = late  # whether the updates are sent later than to the players
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
        self.voices = Voices(match_id, self.narrator)
        self._undo_took = 0.0  # CPU seconds, the last time
        self.since: dict[tuple[int, str, int], int] = {}  # when the match began to wait, by `waiting_key`

    def package(
        self, stored: StoredMatch, inputs: StoredInputs, seat: int, lang: str, undo: bool = False
    ) -> list[FromServer]:
        """Everything a client is sent about some lines; with `undo`, also whether it may undo its own."""
        told = list(self._updates(stored, inputs, seat, lang))
        if undo and seat >= 0 and told and isinstance(told[-1], Update):
            told[-1] = replace(told[-1], undo=self.undo_state(stored, seat))
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
            if is_silent(line, seat) and (line is not lines[-1] or not inputs.changed):
                continue
            # The narration comes first: a client that has the update of a number has everything about it.
            text = self._story(match, line, seat, lang, any(due.seat == seat for due in inputs.waits))
            if text:
                language = self.narrator(match, lang).catalogue.lang
                voice = self.voices.text(match, line, lang, seat, inputs.late)
                yield Narration(str(line.n), text, language=language, voice=voice)
            yield Update(
                line.n,
                line.seat,
                kind_of(line),
                seen(line, seat),
                told_rolls(line, seat, self.narrator(match, lang)),
                waits,
                inputs.now,
                inputs.undone.get(line.n, -1),
                self.receipt(stored, line.n),
            )

    def undo_state(self, stored: StoredMatch, seat: int) -> UndoState:
        """Whether a seat may take back its last command.

        What others have learned from it is looked for in many possible worlds, which takes long in a large
        galaxy. There, mostly only whether the last command was its own; another undo is refused.
        """
        match = stored.match
        if self._undo_took > LONG_UNDO and match.running is None and match.outcome is None:
            self._undo_took *= UNDO_DOUBT
            last = next((past.seat for past in reversed(match.history.past) if past.seat >= 0), -1)
            return UndoState(last == seat)
        start = thread_time()
        refused = match.undo_refusal(seat)
        self._undo_took = thread_time() - start
        if refused is None:
            return UndoState(True)
        why = stored.undos.why_not(refused, seat)
        return UndoState(False, Message(f"undo-{why.code}", {"text": why.reason}))

    def receipt(self, stored: StoredMatch, number: int) -> str:
        """The receipt for an input; it is the same for everyone."""
        chain = stored.chain(number)
        if self._receipt[0] != chain:
            self._receipt = (chain, make_receipt(self._secret, self.id, number, chain))
        return self._receipt[1]

    def waits(self, match: Match, inputs: StoredInputs, seat: int) -> tuple[Due, ...]:
        """The seats that the match waits for; only the seat itself learns what is asked."""
        return tuple(self._due(match, pending, inputs.limits, seat) for pending in inputs.waits)

    def _due(self, match: Match, pending: Pending, limits: dict[str, int], seat: int) -> Due:
        ask = pending.request
        deadline = limit_of(pending, limits)
        since = self.since.get(waiting_key(pending), -1)
        if pending.seat != seat:
            return Due(pending.seat, deadline=deadline, since=since, what=what_of(ask))
        if ask is None:
            return Due(seat, pending.options, deadline=deadline, since=since)
        if isinstance(ask, ChoiceRequest):
            asked, choices = question(match, ask)
            due = Due(
                seat, 0, ask.id, asked, choices, ask.default, deadline=deadline, since=since, what="reaction"
            )
            terms = None if ask.question == UNDO_QUESTION else self._terms(match, ask)
            return due if terms is None else replace(due, about=terms)
        asked = match.game.presenter.question(match.state, ask)
        return Due(seat, 0, ask.id, asked, formula=ask.formula, deadline=deadline, since=since, what="dice")

    def _terms(self, match: Match, ask: ChoiceRequest) -> QuestionTerms | None:
        try:
            # In the middle of an input the numbers stand in the state that it has reached.
            ctx = match.execution
            state = match.state if match.running is None or ctx.state is None else ctx.state
            return match.game.presenter.question_terms(state, ask, ctx.rolls)
        except Exception:  # an explanation never stops a match
            logger.exception("match %s: %s cannot explain a question", self.id, match.game.name)
            return None

    def note_waits(self, waits: Sequence[Pending], now: int) -> None:
        """Take note of when the match began to wait for each seat."""
        known, self.since = self.since, {}
        for pending in waits:
            key = waiting_key(pending)
            self.since[key] = known.get(key, now)

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

    def cues(self, game: Game, inputs: StoredInputs, seat: int) -> list[FromServer]:
        """The cues for some lines, from the events that the seat may see."""
        return [
            Cue(line.n, cue.kind, cue.name)
            for line in inputs.entries
            if isinstance(line, Line)
            for cue in cues_of(game, [line.events[place] for place in line.visible_to(seat)])
        ]

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
            str(about.get("targetId", "")),
            2 if ask.formula.startswith("2d20k") else 1,
            KEPT.get(ask.formula[:6], ""),
        )

    def view(self, match: Match, seat: int) -> list[View]:
        """The position as a seat may see it, in parts."""
        parts = cut(encode(match.view_midway(seat)), self.chunk)
        number = int(match.number)
        return [View(number, place, len(parts), part) for place, part in enumerate(parts)]


def question(match: Match, ask: ChoiceRequest) -> tuple[Message, tuple[Message, ...]]:
    """A question and its answers as messages."""
    game, state = match.game, match.state
    if ask.question == UNDO_QUESTION:
        # The kernel's own question, unknown to games.
        return _text(UNDO_QUESTION), tuple(_text(str(choice)) for choice in ask.choices)
    choices = tuple(game.presenter.choice(state, ask, place) for place in range(len(ask.choices)))
    return game.presenter.question(state, ask), choices


def waiting_key(pending: Pending) -> tuple[int, str, int]:
    """The identity of a wait for a seat: the request, or the deadline of a turn."""
    ask = pending.request
    return pending.seat, "" if ask is None else ask.id, pending.deadline


def what_of(ask: records.Request | None) -> Literal["turn", "reaction", "dice"]:
    """The kind of thing that a seat is asked for."""
    if ask is None:
        return "turn"
    return "reaction" if isinstance(ask, ChoiceRequest) else "dice"


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
