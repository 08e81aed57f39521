"""Verifies a journal, and compares two; both are read line by line."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from turnwright import games
from turnwright.cli import seat_tokens
from turnwright.cli.errors import BadFile, Exit
from turnwright.cli.journal.journals import raw_lines, verified_lines
from turnwright.fair.evidence import Evidence
from turnwright.fair.proof import JournalVerifier, ThrowLedger
from turnwright.kernel import replay
from turnwright.kernel.codec import CodecError
from turnwright.kernel.records import Closing, Fair, Header, read_entry


class _Last:
    """Yields the lines of a file and keeps the last one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.line = b""

    def __iter__(self) -> Iterator[bytes]:
        for line in raw_lines(self.path):
            self.line = line
            yield line


def verify(path: Path, anchors: Iterable[str] = (), seen: Iterable[Path] = ()) -> tuple[str, Exit]:
    """Replay a journal and verify its thrown dice; return the findings and the exit code.

    `seen` are players' records of their dice, by default those in the data folder.
    """
    files = list(seen)
    lines, witness = (
        _Last(path),
        JournalVerifier(anchors, [_seen(file) for file in files or _stored_evidence(path)]),
    )
    verdict = replay.verify(witness.along(lines), games.load)
    inputs = f"{verdict.inputs} input{'' if verdict.inputs == 1 else 's'}"
    if not verdict.valid:
        return f"bad: line {verdict.line}: {verdict.reason}", Exit.FAILED
    if not verdict.finished:
        return f"good so far: {inputs}, {verdict.reason}{_thrown(witness)}", Exit.UNFINISHED
    return f"good: {inputs}, finished: {_ending(lines.line)}{_thrown(witness)}", Exit.FINE


def _stored_evidence(path: Path) -> list[Path]:
    try:
        header = read_entry(next(raw_lines(path), b""))
    except CodecError:
        return []  # verification reports what is wrong with it
    fair = header.fair if isinstance(header, Header) else None
    return [] if fair is None else seat_tokens.dice_files(fair.match)


def _seen(file: Path) -> Evidence:
    found = seat_tokens.read_evidence(file)
    if found.commitment is None:
        raise BadFile(
            file, 0, "not a record of dice: " + ("it is empty" if file.exists() else "no such file")
        )
    return found


def _thrown(witness: JournalVerifier) -> str:
    throws = witness.throws
    if throws is None or not throws.made:
        return ""
    made = "; ".join(_thrown_by(throws, seat) for seat in sorted(throws.made))
    if throws.fair is None:
        return f"\nrolls by players: {made}: the faces were typed in"
    trust = (f"\nseat {seat}: {_trust(witness, throws, throws.fair, seat)}" for seat in sorted(throws.made))
    return f"\nrolls by players: {made}" + "".join(trust)


def _thrown_by(throws: ThrowLedger, seat: int) -> str:
    made, by_server = throws.made[seat], throws.by_server.get(seat, 0)
    proven = "unproven" if throws.fair is None else "consistent"
    helped = f", {by_server} of them made by the server" if by_server else ""
    return f"{made} of seat {seat} {'is' if made == 1 else 'are'} {proven}{helped}"


def _trust(witness: JournalVerifier, throws: ThrowLedger, fair: Fair, seat: int) -> str:
    # How far the dice are proven: without independent evidence, only by the word of the server.
    made = throws.made[seat]
    bound = f"{'all' if made <= fair.length else f'the first {fair.length}'} of its halves"
    if any(one.commitment is not None and one.commitment.seat == seat for one in witness.evidence):
        return _as_seen(witness, seat, made)
    if fair.anchors.get(str(seat)) in witness.anchors:
        return f"the anchor commits the server to {bound}; the player's rest on its word (--seen proves them)"
    return "attested by the server alone, which could have invented them (--seen proves more)"


def _as_seen(witness: JournalVerifier, seat: int, made: int) -> str:
    held, unheard = witness.confirmed.get(seat, 0), sum(of == seat for of, _ in witness.late)
    rest = "" if held + unheard == made else "; the others are bound by the anchor"
    late = f"; the server rolled {unheard} itself and claims that the player was late" if unheard else ""
    return f"{'all' if held == made else f'{held} of {made}'} are as the player saw them{late}{rest}"


def _ending(line: bytes) -> str:
    try:
        entry = read_entry(line)
    except CodecError:
        return "over"
    if not isinstance(entry, Closing):
        return "over"
    seats = ", ".join(f"seat {seat}" for seat in entry.end.winners)
    return f"{entry.end.reason}, won by {seats}" if seats else f"{entry.end.reason}, no winner"


def compare(first: Path, second: Path) -> tuple[str, Exit]:
    """Where two journals diverge, and the exit code."""
    found = replay.diff(verified_lines(first), verified_lines(second))
    if found is None:
        return "the same", Exit.FINE
    return str(found), Exit.FAILED
