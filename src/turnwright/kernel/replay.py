"""Reads journals: verify one, resume from any line, or find where two diverge."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from turnwright.kernel.codec import CodecError, difference, encode, read_json, read_struct
from turnwright.kernel.dice import Dice, Tray
from turnwright.kernel.errors import GameFault, JournalError, Rejected
from turnwright.kernel.execution import Step
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Journal, Reader
from turnwright.kernel.match import Match
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import FORMAT, PERSON, HalfRun, Header, Line, Snapshot
from turnwright.kernel.undo import Past
from turnwright.kernel.waiting import WaitingInput

Find = Callable[[str], Game]


class Verdict:
    """The result of `verify`: whether the journal is valid, else the first bad line and why."""

    def __init__(self, valid: bool, reason: str, line: int, inputs: int, finished: bool) -> None:
        self.valid = valid
        self.reason = reason
        self.line = line
        self.inputs = inputs
        self.finished = finished

    def __repr__(self) -> str:
        return f"Verdict(valid={self.valid}, reason={self.reason!r}, line={self.line}, inputs={self.inputs})"


def read_header(reader: Reader, line: bytes) -> Header:
    """Read the first line of a journal, or raise `JournalError` if this version cannot read it."""
    data = _object(reader.body(line), 1)
    if "turnwright" not in data:
        raise JournalError(1, "this is not a Turnwright journal")
    if data["turnwright"] != FORMAT:
        raise JournalError(1, f"format {data['turnwright']} is not known: this version reads {FORMAT}")
    try:
        header: Header = read_struct(data, Header)
    except CodecError as error:
        raise JournalError(1, str(error)) from None
    return header


def read_line(body: bytes, number: int) -> Line:
    """Read one input of a journal."""
    try:
        line: Line = read_json(body, Line)
    except CodecError as error:
        raise JournalError(number, str(error)) from None
    return line


def check_rules(header: Header, game: Game) -> None:
    """Raise `JournalError` if the match was played with other rules or content than installed here."""
    if header.rules != game.rules:
        reason = f'played with rules "{header.rules}" of {game.name}, this installation has "{game.rules}"'
        raise JournalError(1, f"{reason}: it can be watched, but not run again")
    if header.content != game.scenarios.fingerprint():
        raise JournalError(1, f"played with other content of {game.name} than this installation has")


def begin(header: Header, game: Game, seats: "Sequence[Policy | None]" = (), journal: Any = None) -> Match:
    """Return the match of a header at its start; bots that are not given are replaced by placeholders."""
    check_rules(header, game)
    there = len(game.seats_for(game.scenarios.load(header.scenario)))
    if len(header.seats) != there:
        raise JournalError(1, f"{len(header.seats)} seats were played, but {game.name} has {there}")
    held = list(seats) or _placeholders(header.seats)
    # A bot that took over the seat of a person throws no dice; the person will when it is handed back.
    # A journal is checked as it was begun; a snapshot may be younger than a hand-over.
    throws = [seat for seat in header.throws if journal is not None or header.seats[seat] == PERSON]
    match = Match(
        game,
        header.scenario,
        seed=header.seed,
        run=header.run,
        seats=held,
        throws=throws,
        dice=header.dice,
        journal=journal,
        fair=header.fair,
    )
    if len(throws) < len(header.throws):
        match.header = replace(match.header, throws=header.throws)
    return match


@mypyc_attr(allow_interpreted_subclasses=True)
class Absent(Policy):
    """A placeholder for a bot whose decisions are in the journal; it makes no new ones."""

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        """Raise `GameFault`: the bot is not available."""
        raise GameFault(f'the bot "{self.name}" is not available to continue the match')

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        """Raise `GameFault`: the bot is not available."""
        raise GameFault(f'the journal does not contain the answer of the bot "{self.name}"')


def absent(name: str) -> Policy:
    """Return the placeholder for the bot of this name."""
    kind: Any = type("Absent", (Absent,), {"name": name})
    policy: Policy = kind()
    return policy


def _placeholders(names: "Sequence[str]") -> list[Policy | None]:
    return [None if name == PERSON else absent(name) for name in names]


def _holder(game: Game, name: str) -> Policy | None:
    # A bot of the game goes on playing where a journal is resumed; another is replaced by a placeholder.
    master = game.master.bot()
    own = dict(game.bots()) if master is None else {**game.bots(), master.name: master}
    return None if name == PERSON else own.get(name, absent(name))


def holds_input(line: Line) -> bool:
    """Whether a journal line holds an input: anything but the start."""
    if line.holder:
        return True
    other = line.elapsed is not UNSET or line.request != "" or line.undo >= 0 or line.rekey >= 0
    return other or line.command is not UNSET


def feed(match: Match, line: Line) -> Step:
    """Submit the input of a journal line to a match."""
    if line.elapsed is not UNSET:
        return match.elapse(line.elapsed, line.given)
    if line.request:
        return match.answer(line.seat, line.request, line.answer, line.given, line.proof)
    if line.undo >= 0:
        return match.undo(line.seat)
    if line.holder:
        return match.hand_over(line.seat, _holder(match.game, line.holder))
    if line.rekey >= 0:
        return match.rekey(line.rekey, _placeholders(line.seats), line.imagined)
    if not holds_input(line):
        raise Rejected("malformed", "the line holds no input")
    return match.submit(line.seat, match.game.notation.command_from_data(line.command), line.given)


def verify(lines: Iterable[bytes], find: Find) -> Verdict:
    """Replay a journal and compare every byte, in constant memory."""
    check = _Check(find)
    try:
        for line in lines:
            check.line(line)
        check.end()
    except JournalError as error:
        return Verdict(False, error.reason, error.line, check.inputs, False)
    reason = "" if check.closed else "unfinished: the closing line is missing"
    return Verdict(True, reason, check.reader.number, check.inputs, check.closed)


class _Check:
    """Replays the match beside its journal; both must write the same bytes."""

    def __init__(self, find: Find) -> None:
        self.find = find
        self.reader = Reader()
        self.match: Match | None = None
        self.inputs = 0
        self.closed = False
        self.journal = Journal()
        self.expected = self.journal.lines

    def line(self, line: bytes) -> None:
        if self.match is None:
            header = read_header(self.reader, line)
            self.match = _opened(header, self.find, (), self.journal)
        else:
            body = self.reader.body(line)
            if self.closed:
                raise JournalError(self.reader.number, "there is a line after the closing line")
            if not self.expected:
                self._feed(self.match, body)
        self._compare(line)
        self.closed = not self.expected and self.match.outcome is not None

    def end(self) -> None:
        if self.match is None:
            raise JournalError(1, "the journal is empty")
        if self.expected:
            over = self.match.outcome is not None and len(self.expected) == 1
            reason = "the match is over, but the closing line is missing" if over else "cut short"
            raise JournalError(self.reader.number + 1, reason)

    def _feed(self, match: Match, body: bytes) -> None:
        number = self.reader.number
        if b'"end":' in body and "end" in _object(body, number):
            raise JournalError(number, "there is a closing line, but the match is not over")
        _fed(match, read_line(body, number), number)
        self.inputs += 1

    def _compare(self, line: bytes) -> None:
        expected = self.expected.pop(0)
        if expected == line:
            return
        number = self.reader.number
        was, now = _object(line, number), _object(expected, number)
        place = _place(now)
        was["chain"] = now["chain"] = ""
        try:
            found = difference(was, now)
        except RecursionError:
            raise JournalError(number, f"{place} differs, nested too deeply to show where") from None
        if found is None:
            raise JournalError(number, f"{place} is not written as the match writes it")
        one, two = _shown(found.one), _shown(found.two)
        raise JournalError(
            number, f"{place} differs at {found.path}: the journal has {one}, the replay {two}"
        )


def _place(line: dict[str, Any]) -> str:
    if "turnwright" in line:
        return "the header"
    return "the closing line" if "end" in line else f"input {line.get('n')}"


def _shown(value: Any) -> str:
    text: str = encode(value).decode()
    return text if len(text) <= 60 else text[:57] + "..."


def _opened(header: Header, find: Find, seats: "Sequence[Policy | None]", journal: Any) -> Match:
    try:
        game = find(header.game)
    except Exception as error:
        raise JournalError(1, f'the game "{header.game}" is not known here: {error}') from None
    try:
        return begin(header, game, seats, journal)
    except JournalError:
        raise
    except Exception as error:
        raise JournalError(1, f"the match cannot begin: {error}") from None


def _fed(match: Match, line: Line, number: int) -> None:
    try:
        feed(match, line)
    except Rejected as refused:
        raise JournalError(number, f"input {line.n} is refused: {refused.reason}") from None
    except Exception as error:
        # A line that no match wrote may raise any error.
        raise JournalError(number, f"input {line.n}: {error}") from None


def resume(
    lines: Iterable[bytes],
    find: Find,
    *,
    at: int = -1,
    seats: "Sequence[Policy | None]" = (),
    write: "Callable[[bytes], object] | None" = None,
    seed: int = -1,
) -> Match:
    """Return the match after input `at` (-1: the last), which continues to write to `write`.

    The lines up to there are not written again: a fork starts with a copy of them. With `seed`, the match
    continues with other dice.
    """
    reader = Reader()
    source = iter(lines)
    first = next(source, b"")
    if not first:
        raise JournalError(1, "the journal is empty")
    header = read_header(reader, first)
    match = _opened(header, find, seats, None)
    closed = _play(match, reader, source, at)
    if at > match.number:
        raise JournalError(reader.number, f"there is no input {at}: the last is {match.number}")
    if write is not None:
        match.journal = Journal(write, reader.link)
        if match.outcome is not None and not closed:
            match.close()
    if seed >= 0:
        match.rekey(seed)
    return match


def _play(match: Match, reader: Reader, source: Iterator[bytes], at: int) -> bool:
    # Submit the inputs up to `at`; True if the closing line was reached.
    for raw in source:
        body = reader.body(raw)
        if b'"end":' in body and "end" in _object(body, reader.number):
            return True
        line = read_line(body, reader.number)
        if line.n != (match.number + 1 if reader.number > 2 else 0):
            raise JournalError(reader.number, f"input {line.n} is out of order")
        if reader.number > 2:
            _fed(match, line, reader.number)
        if line.digest and line.digest != match.digest():
            raise JournalError(reader.number, f"input {line.n} leads to another position than recorded")
        if line.n == at:
            return False
    return False


def restore(data: bytes, game: Game, seats: "Sequence[Policy | None]" = (), write: Any = None) -> Match:
    """Return the match of a snapshot."""
    try:
        saved: Snapshot = read_json(data, Snapshot)
        match = begin(saved.header, game, seats)
        _restore_position(match, saved)
    except CodecError as error:
        raise JournalError(1, f"this is not a snapshot of {game.name}: {error}") from None
    match.number = saved.number
    match.told = saved.told
    match.now = saved.now
    match.execution.now = saved.now
    match.history.barrier = saved.barrier
    match.outcome = game.outcome(match.state)
    if saved.running is not None:
        _restore_running(match, saved.running)
    if write is not None:
        if not saved.link:
            raise JournalError(1, "the match of this snapshot has no journal to continue")
        match.journal = Journal(write, saved.link.encode())
    return match


def _restore_position(match: Match, saved: Snapshot) -> None:
    tray = match.tray
    if not saved.loaded:
        seeds = [splice.seed for splice in saved.before] + [saved.seed]
        tray = Tray(seeds[0], saved.header.run)
        for splice, seed in zip(saved.before, seeds[1:], strict=True):
            tray = tray.spliced(seed, splice.until)
    tray.place(saved.dice)
    match.use_tray(tray)
    kind = type(match.state)
    match.state = match.game.revive(kind, saved.state, match.scenario)
    for past in saved.past:
        state = match.game.revive(kind, past.state, match.scenario)
        given = past.input if past.seat < 0 else match.game.notation.command_from_data(past.input)
        match.history.past.append(Past(past.n, past.seat, state, given))


def _restore_running(match: Match, half: HalfRun) -> None:
    running = WaitingInput(half.n, half.seat, None, half.undo)
    ctx = match.execution
    ctx.begin(running.n)
    ctx.answers = half.answers
    ctx.requests = half.requests
    match.running = running
    if running.undo >= 0:
        ctx.pending = list(half.open)
        ctx.asked = len(half.open)
        return
    # Run the command again up to where it waited; its output was told before.
    running.command = match.game.notation.command_from_data(half.command)
    match.rerun_silently(running)


class Difference:
    """Where two journals diverge: the line, the input, and the field with both values."""

    def __init__(self, line: int, place: str, path: str, first: str, second: str) -> None:
        self.line = line
        self.place = place
        self.path = path
        self.first = first
        self.second = second

    def __str__(self) -> str:
        if not self.path:
            return f"line {self.line}: the first journal {self.first}, the second {self.second}"
        values = f"{self.first} in the first, {self.second} in the second"
        return f"line {self.line}, {self.place}: {self.path} is {values}"


def diff(a: Iterable[bytes], b: Iterable[bytes]) -> Difference | None:
    """Return the first place where two journals diverge, or None if they are identical."""
    readers = (Reader(), Reader())
    ours, theirs = iter(a), iter(b)
    while True:
        left, right = next(ours, None), next(theirs, None)
        if left is None and right is None:
            return None
        number = readers[0].number + 1
        if left is None or right is None:
            words = ("ends here", "goes on")
            return Difference(number, "length", "", words[left is not None], words[right is not None])
        one = _object(readers[0].body(left), number)
        two = _object(readers[1].body(right), number)
        found = difference(one, two)
        if found is not None:
            return Difference(number, _place(one), found.path, _shown(found.one), _shown(found.two))


def _object(body: bytes, number: int) -> dict[str, Any]:
    try:
        data = read_json(body)
    except CodecError as error:
        raise JournalError(number, f"not JSON: {error}") from None
    if not isinstance(data, dict):
        raise JournalError(number, "expected an object")
    return data
