"""Runs a match without a user interface: inputs from a file or pipe, bots elsewhere, events as output."""

import sys
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from turnwright.cli.errors import BadFile, Exit, UserError, quoted, shortened, unreadable
from turnwright.cli.journal.journals import write_all
from turnwright.gamekit.complaints import is_misfit, misfit, wrong
from turnwright.gamekit.intents import LONGEST as LONGEST_INTENTS
from turnwright.gamekit.intents import Block, IntentError, Query, parse_for, read_block
from turnwright.gamekit.references import References
from turnwright.kernel import replay
from turnwright.kernel.codec import CodecError, encode, plain, read_json
from turnwright.kernel.dice import DiceError, LoadedDice
from turnwright.kernel.errors import GameFault, Rejected
from turnwright.kernel.game import Game, offers
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Header, Line, read_entry
from turnwright.lab.simulate import pass_time
from turnwright.story.narrator import Narrator
from turnwright.story.reader import answer

STDIN = "-"
LARGEST_FILE = 16 * 1024 * 1024
LONGEST_LINE = 1024 * 1024
BOM = b"\xef\xbb\xbf"
SHAPES = '{"seat", "command"}, {"seat", "request", "answer"}, {"seat", "undo": true} or {"elapsed"}'


class Input(Struct, forbid_unknown_fields=True):
    """One line of an inputs file."""

    seat: Annotated[int, Meta(ge=0, le=1000)] | UnsetType = UNSET
    command: Any = UNSET
    request: str | UnsetType = UNSET
    answer: Any = UNSET
    undo: bool = False
    elapsed: Annotated[int, Meta(ge=0, le=1 << 53)] | UnsetType = UNSET

    def as_line(self) -> Line | None:
        """The input as a journal line, or None if its fields do not fit together."""
        seated = self.seat is not UNSET
        if self.elapsed is not UNSET:
            return None if seated or self._asks() else Line(n=0, elapsed=self.elapsed)
        if self.seat is UNSET or self._asks() != 1:
            return None
        if self.undo:
            return Line(n=0, seat=self.seat, undo=0)
        if self.command is not UNSET:
            return Line(n=0, seat=self.seat, command=self.command)
        if self.request is UNSET or not self.request or self.answer is UNSET:
            return None
        return Line(n=0, seat=self.seat, request=self.request, answer=self.answer)

    def _asks(self) -> int:
        answers = self.request is not UNSET or self.answer is not UNSET
        return (self.command is not UNSET) + answers + self.undo


class InputFile:
    """An inputs file, read lazily; `-` is standard input."""

    def __init__(self, source: str) -> None:
        self.name = "standard input" if source == STDIN else source
        self.live = source == STDIN
        self.number = 0
        self._lines = self._read(source) if source else iter(())
        self._held: Line | None = None

    def take(self) -> Line | None:
        """The next input."""
        line, self._held = self._held, None
        return line or next(self._lines, None)

    def take_for(self, match: Match) -> Line | None:
        """The next input of a match, which names its seat."""
        return self.take()

    def next_is_time(self) -> bool:
        """Whether the next input lets time pass. Never reads ahead in a pipe: its writer may be waiting."""
        if self.live:
            return False
        self._held = self.take()
        return self._held is not None and self._held.elapsed is not UNSET

    def left(self) -> int:
        """Count the remaining inputs, consuming them."""
        return (self._held is not None) + sum(1 for _ in self._lines)

    def _read(self, source: str) -> Iterator[Line]:
        try:
            with _opened(source) as stream:
                while raw := stream.readline(LONGEST_LINE + 1):
                    self.number += 1
                    if len(raw) > LONGEST_LINE:
                        raise BadFile(self.name, self.number, "the line is too long: expected at most 1 MiB")
                    if self.number == 1:
                        raw = raw.removeprefix(BOM)
                    if raw.strip():
                        yield self._parsed(raw)
        except (OSError, ValueError) as error:
            raise unreadable(self.name, error) from None

    def _parsed(self, raw: bytes) -> Line:
        try:
            given: Input = read_json(raw, Input)
        except CodecError as error:
            raise BadFile(
                self.name, self.number, f"expected {SHAPES}: {wrong(error, 'the line').reason}"
            ) from None
        line = given.as_line()
        if line is None:
            raise BadFile(self.name, self.number, f"expected {SHAPES}")
        return line


class IntentFile(InputFile):
    """A file of intent blocks, each played by the seat that may give it; checked before the match begins."""

    def __init__(self, source: str, game: Game) -> None:
        super().__init__("")
        self.name = "standard input" if source == STDIN else source
        try:
            with _opened(source) as stream:
                self._text = stream.read(LONGEST_INTENTS + 1).decode("utf-8-sig")
        except UnicodeDecodeError:
            raise BadFile(self.name, 0, "expected intent blocks, got binary data") from None
        except (OSError, ValueError) as error:
            raise unreadable(self.name, error) from None
        self._game = game
        self._next = 0
        try:
            self._blocks: list[Block] = parse_for(game, self._text)  # a faulty file plays nothing
        except IntentError as error:
            raise self._faulty(error) from None

    def take_for(self, match: Match) -> Line | None:
        """The next intent, for the seat that has it among its options, else for the seat that has to act."""
        seats = [pending.seat for pending in match.pending() if pending.request is None] or [0]
        self._answer_queries(match, seats[0])
        if self._next >= len(self._blocks):
            return None
        chosen: tuple[int, Any] | None = None
        block = self._blocks[self._next]
        self.number = block.line
        for seat in seats:
            try:
                command = read_block(self._game, block, References(self._game, match.state, seat).resolve)
            except IntentError as error:
                raise self._faulty(error) from None
            legal = offers(self._game, match.state, seat).index(command) >= 0
            if chosen is None or legal:
                chosen = seat, command
            if legal:
                break
        assert chosen is not None
        self._next += 1
        return Line(n=0, seat=chosen[0], command=plain(chosen[1]))

    def next_is_time(self) -> bool:
        """Whether the next input lets time pass: never."""
        return False

    def left(self) -> int:
        """Count the remaining intents."""
        return len(self._blocks) - self._next

    def _answer_queries(self, match: Match, seat: int) -> None:
        # A question is no input of the match: its answer is a note beside the events.
        while self._next < len(self._blocks):
            query = read_block(self._game, self._blocks[self._next])
            if not isinstance(query, Query):
                break
            self._next += 1
            rules_only = query.type == "RULE_QUERY"
            _note(answer(self._game, match.state, seat, query.query, rules_only=rules_only))

    def _faulty(self, error: IntentError) -> BadFile:
        place, _, expected = str(error).partition(": ")
        return BadFile(f"{self.name}, {place}", 0, expected)


def _opened(source: str) -> BinaryIO:
    if source != STDIN:
        return Path(source).open("rb")
    if sys.stdin is None:
        raise OSError("there is no standard input")
    return sys.stdin.buffer


def seats_in_file(source: str) -> list[int]:
    """The seats that an inputs file speaks for."""
    inputs = InputFile(source)
    seats: dict[int, bool] = {}
    while (line := inputs.take()) is not None:
        if line.seat >= 0:
            seats[line.seat] = True
    return list(seats)


def read_dice(source: str) -> list[int | float]:
    """Read faces from a file: a JSON list, or numbers separated by spaces or commas."""
    try:
        with Path(source).open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise BadFile(source, 0, "expected a list of faces, but the file is too large")
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(source, 0, "expected a list of faces, got binary data") from None
    except (OSError, ValueError) as error:
        raise unreadable(source, error) from None
    return _json_faces(source, text) if text.lstrip().startswith("[") else _plain_faces(source, text)


def _json_faces(source: str, text: str) -> list[int | float]:
    try:
        faces: list[int | float] = read_json(text, list[int | float])
    except CodecError as error:
        raise BadFile(source, 0, f"expected a list of numbers: {wrong(error, 'the file').reason}") from None
    return faces


def _plain_faces(source: str, text: str) -> list[int | float]:
    faces: list[int | float] = []
    for number, line in enumerate(text.splitlines(), 1):
        for word in line.replace(",", " ").split():
            faces.append(_face(source, number, word))
    return faces


def _face(source: str, line: int, word: str) -> int | float:
    try:
        face: int | float = msgspec.json.decode(word, type=int | float)
    except (msgspec.DecodeError, UnicodeError):
        raise BadFile(source, line, f"expected a number, got {quoted(word)}") from None
    return face


class HeadlessRun:
    """Runs a match by its inputs, and prints its events."""

    def __init__(self, inputs: InputFile, bots: bool, narrator: Narrator | None) -> None:
        self.inputs = inputs
        self.bots = bots
        self.narrator = narrator
        self.out = sys.stdout
        self._file: FileIO | None = None

    def play(
        self, game: Game, scenario: Any, seed: int, seats: list[Policy | None], dice: str, journal: str
    ) -> Exit:
        """Run the whole match, and report leftover inputs and dice."""
        try:
            return self._run(self._begin(game, scenario, seed, seats, dice, journal), dice)
        finally:
            self.out.flush()
            if self._file is not None:
                self._file.close()

    def _begin(
        self, game: Game, scenario: Any, seed: int, seats: list[Policy | None], dice: str, journal: str
    ) -> Match:
        faces = read_dice(dice) if dice else None
        if journal:
            self._file = _created(journal, [dice, self.inputs.name])
        try:
            writer = Journal(self._write)
            return Match(game, scenario, seed=seed, seats=seats, dice=faces, journal=writer)
        except DiceError as error:
            raise BadFile(dice or "dice", 0, str(error)) from None
        except GameFault as fault:
            raise _misfit_of_dice(fault, dice, f"the dice do not fit the set-up of {game.name}: ") from None

    def _run(self, match: Match, dice: str) -> Exit:
        # A refused input ends the run.
        try:
            while match.outcome is None and self._step(match):
                self.out.flush()
        except GameFault as fault:
            raise _misfit_of_dice(fault, dice) from None
        return self._leftovers(match, dice)

    def _step(self, match: Match) -> bool:
        # Bots first, then time if no seat has to act, then the next input. False if nothing is left to do.
        if self.bots and self._goes_by_itself(match):
            return True
        line = self.inputs.take_for(match)
        if line is None:
            return False
        try:
            _check_seat(match, line)
            replay.feed(match, line)
        except Rejected as refused:
            raise self._refusal(refused) from None
        return True

    def _goes_by_itself(self, match: Match) -> bool:
        if match.react() is not None or match.act() is not None:
            return True
        return not self.inputs.next_is_time() and pass_time(match)

    def _refusal(self, refused: Rejected) -> UserError:
        legal = f"; legal: {shortened(encode(refused.legal).decode(), 200)}" if refused.legal else ""
        place = f"{self.inputs.name}, line {self.inputs.number}"
        reason = misfit(refused.reason, "the command").reason if is_misfit(refused.reason) else refused.reason
        sentence = f"{place}: refused ({refused.code}): {reason}{legal}"
        return UserError(sentence, code=Exit.REFUSED)

    def _leftovers(self, match: Match, dice: str) -> Exit:
        code = Exit.FINE
        if match.outcome is None:
            _note(f"The match is not over: {_waited_for(match)}.")
        elif left := self.inputs.left():
            _note(f"{self.inputs.name}: the match was over, and {left} inputs were left over.")
            code = Exit.FAILED
        loaded = match.tray.loaded
        if isinstance(loaded, LoadedDice) and loaded.left:
            _note(f"{dice}: {len(loaded.left)} faces were never thrown.")
            code = Exit.FAILED
        return code

    def _write(self, line: bytes) -> None:
        if self._file is not None:
            write_all(self._file, line)
        entry = read_entry(line)
        if isinstance(entry, Header) and self.narrator is not None:
            self.narrator.begin(entry)
        elif isinstance(entry, Line):
            for text in self._lines_of(entry):
                self.out.write(text + "\n")

    def _lines_of(self, line: Line) -> list[str]:
        if self.narrator is None:
            return [encode(event).decode() for event in line.events]
        return self.narrator.sentences(line)


def _misfit_of_dice(fault: GameFault, dice: str, what: str = "") -> Exception:
    # Compiled code loses the cause of a fault; its text names it.
    _, named, reason = str(fault).partition(f"{DiceError.__name__}: ")
    return BadFile(dice, 0, what + reason) if named and dice else fault


def _check_seat(match: Match, line: Line) -> None:
    if line.elapsed is UNSET and not 0 <= line.seat < len(match.policies):
        legal = list(range(len(match.policies)))
        raise Rejected("no-such-seat", f"{match.game.name} has no seat {line.seat}", "seat", legal)


def _created(journal: str, sources: list[str]) -> FileIO:
    try:
        path = Path(journal).resolve()
        if path.exists() and path in [Path(source).resolve() for source in sources]:
            raise UserError(
                f"{journal} is an input of this run and cannot be its journal", "Name another file"
            )
        return FileIO(journal, "w")
    except (OSError, ValueError) as error:
        raise unreadable(journal, error) from None


def _waited_for(match: Match) -> str:
    waiting = match.pending()
    if not waiting:
        return "it waits for time to pass"
    requests = [pending.request.id for pending in waiting if pending.request is not None]
    asked = f" (request {', '.join(requests)})" if requests else ""
    return f"it waits for seat {', '.join(str(pending.seat) for pending in waiting)}{asked}"


def _note(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def use_utf8_output() -> None:
    """Switch standard output to UTF-8, the encoding of JSON."""
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
