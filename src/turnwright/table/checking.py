"""A stranger's journal is run again in a process of its own, which may take no longer than it is given."""

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection

from msgspec import Struct

from turnwright import games
from turnwright.kernel.filing import is_path
from turnwright.kernel.journal import Reader
from turnwright.kernel.rejected import JournalError
from turnwright.kernel.replay import read_header, verify
from turnwright.table.fair import check_journal

PATIENCE = 30.0  # seconds


class Checked(Struct, frozen=True):
    """What was found: the first bad line and why, or which game was played, and in how many inputs."""

    reason: str = ""
    line: int = 0
    game: str = ""
    scenario: str = ""
    inputs: int = 0


def check(lines: Sequence[bytes]) -> Checked:
    """Whether a journal is good, finished and proven, in this process."""
    try:
        header = read_header(Reader(), lines[0] if lines else b"")
    except JournalError as error:
        return Checked(error.reason, error.line)
    if isinstance(header.scenario, str) and is_path(header.scenario):
        return Checked("the scenario is a file, which nobody else has", 1)
    proven = check_journal(lines)
    if not proven.good:
        return Checked(proven.reason, proven.line)
    verdict = verify(lines, games.load)
    if not verdict.good or not verdict.finished:
        return Checked(verdict.reason, verdict.line)
    named = header.scenario.get("name", "") if isinstance(header.scenario, dict) else header.scenario
    return Checked("", 0, header.game, str(named), verdict.inputs)


def check_apart(lines: Sequence[bytes], patience: float = PATIENCE) -> Checked:
    """The same in a process of its own; what takes too long, or ends it, is not good."""
    ours, theirs = multiprocessing.Pipe(duplex=False)
    apart = multiprocessing.get_context("spawn").Process(target=_answer, args=(theirs, lines), daemon=True)
    apart.start()
    theirs.close()
    try:
        if ours.poll(patience):
            found: Checked = ours.recv()
            return found
        return Checked("it takes too long to run again")
    except EOFError:
        return Checked("it cannot be run again")
    finally:
        apart.kill()
        apart.join()
        ours.close()


def _answer(pipe: "Connection", lines: Sequence[bytes]) -> None:
    pipe.send(check(lines))
