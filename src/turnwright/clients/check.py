"""Is a journal good, and where do two of them part? Read a line at a time, however long they are."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from turnwright import games
from turnwright.clients.journals import raw_lines, read_entry, sound_lines
from turnwright.clients.trouble import Exit
from turnwright.kernel import replay
from turnwright.kernel.codec import CodecError
from turnwright.kernel.wire import Closing
from turnwright.table.fair import Throws, Witness


class _Last:
    """Passes lines on and keeps the last one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.line = b""

    def __iter__(self) -> Iterator[bytes]:
        for line in raw_lines(self.path):
            self.line = line
            yield line


def check(path: Path, anchors: Iterable[str] = ()) -> tuple[str, Exit]:
    """Run a journal again and prove its thrown dice; what was found in a sentence or two, and its code."""
    lines, witness = _Last(path), Witness(anchors)
    verdict = replay.verify(witness.along(lines), games.load)
    inputs = f"{verdict.inputs} input{'' if verdict.inputs == 1 else 's'}"
    if not verdict.good:
        return f"bad: line {verdict.line}: {verdict.reason}", Exit.FAILED
    if not verdict.finished:
        return f"good so far: {inputs}, {verdict.reason}{_thrown(witness.throws)}", Exit.UNFINISHED
    return f"good: {inputs}, finished: {_ending(lines.line)}{_thrown(witness.throws)}", Exit.FINE


def _thrown(throws: Throws | None) -> str:
    if throws is None or not throws.made:
        return ""
    seats = "; ".join(_thrown_by(throws, seat) for seat in sorted(throws.made))
    return f"\nthrown dice: {seats}" + ("" if throws.fair else ": people told what their own dice showed")


def _thrown_by(throws: Throws, seat: int) -> str:
    made, by_server = throws.made[seat], throws.by_server.get(seat, 0)
    proven = "proven" if throws.fair else "unproven"
    helped = f", {by_server} of them by the server" if by_server else ""
    return f"{made} of seat {seat} {proven}{helped}"


def _ending(line: bytes) -> str:
    try:
        entry = read_entry(line)
    except CodecError:
        return "over"
    if not isinstance(entry, Closing):
        return "over"
    seats = ", ".join(f"seat {seat}" for seat in entry.end.winners)
    return f"{entry.end.reason}, won by {seats}" if seats else f"{entry.end.reason}, nobody won"


def compare(first: Path, second: Path) -> tuple[str, Exit]:
    """Where two journals part, and the code for it."""
    found = replay.diff(sound_lines(first), sound_lines(second))
    if found is None:
        return "the same", Exit.FINE
    return str(found), Exit.FAILED
