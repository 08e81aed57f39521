"""A stranger's journal is run again in a process of its own, which may take no longer than it is given."""

import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib import import_module

from msgspec import Struct
from msgspec.structs import replace

from turnwright import games
from turnwright.fair.proof import check_journal
from turnwright.gamekit.content import is_path
from turnwright.kernel.codec import encode, read_json
from turnwright.kernel.errors import ContentError, JournalError
from turnwright.kernel.journal import Reader
from turnwright.kernel.replay import read_header, verify
from turnwright.server.settings import BURDEN

PATIENCE = 15.0  # seconds until the process has to answer, on a machine with much else to do
RUNNING = 3.0  # seconds of work that a stranger's journal may make: whoever looks at it makes it once more
MOST_MEMORY = 2 << 30  # bytes
TOO_LONG = "it takes too long to run again"


class CheckResult(Struct, frozen=True):
    """What was found: the first bad line and why, or which game was played, and in how many inputs."""

    reason: str = ""
    line: int = 0
    game: str = ""
    scenario: str = ""
    inputs: int = 0


def sound(lines: Sequence[bytes]) -> CheckResult:
    """Whether every line of a journal is whole, in its place, and proven; nothing of it is run."""
    try:
        header = read_header(Reader(), lines[0] if lines else b"")
    except JournalError as error:
        return CheckResult(error.reason, error.line)
    if isinstance(header.scenario, str) and is_path(header.scenario):
        return CheckResult("the scenario is a file, which nobody else has", 1)
    proven = check_journal(lines)
    if not proven.good:
        return CheckResult(proven.reason, proven.line)
    named = header.scenario.get("name", "") if isinstance(header.scenario, dict) else header.scenario
    return CheckResult(game=header.game, scenario=str(named))


def run_again(lines: Sequence[bytes], running: float = RUNNING) -> CheckResult:
    """Run a sound journal in this process: is it good, is it finished, and not too much to run once more?"""
    if _burden(lines) > BURDEN:
        return CheckResult("there is too much in its scenario", 1)
    try:
        verdict = verify(_while_there_is_time(lines, running), games.load)
    except TimeoutError:
        return CheckResult(TOO_LONG)
    if not verdict.good or not verdict.finished:
        return CheckResult(verdict.reason, verdict.line)
    return CheckResult(inputs=verdict.inputs)


def _while_there_is_time(lines: Sequence[bytes], seconds: float) -> Iterator[bytes]:
    end = time.process_time() + seconds
    for line in lines:
        if time.process_time() > end:
            raise TimeoutError
        yield line


def _burden(lines: Sequence[bytes]) -> int:
    header = read_header(Reader(), lines[0])
    try:
        game = games.load(header.game)
        return game.scenarios.size(game.scenarios.load(header.scenario))
    except (games.UnknownGame, ContentError):
        return 0  # why it cannot be played is said when it is run


def _limit_memory() -> None:
    with suppress(ImportError, OSError, ValueError):  # not every system can
        resource = import_module("resource")
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def check_apart(lines: Sequence[bytes], patience: float = PATIENCE) -> CheckResult:
    """Whether a journal is good and finished; what takes too long to run, or ends its process, is not."""
    found = sound(lines)
    if found.reason:
        return found
    command = [sys.executable, "-m", __name__]
    try:
        done = subprocess.run(
            command, input=b"".join(lines), capture_output=True, timeout=patience, check=True
        )
    except subprocess.TimeoutExpired:
        return CheckResult(TOO_LONG)
    except subprocess.CalledProcessError:
        return CheckResult("it cannot be run again")
    ran: CheckResult = read_json(done.stdout, CheckResult)
    return ran if ran.reason else replace(found, inputs=ran.inputs)


if __name__ == "__main__":
    _limit_memory()
    sys.stdout.buffer.write(encode(run_again(sys.stdin.buffer.readlines())))
