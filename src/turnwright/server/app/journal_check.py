"""Checks an uploaded journal: replays it in a separate process with limits on time and memory."""

import subprocess
import sys
import time
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from turnwright import games
from turnwright.fair.proof import check_journal
from turnwright.gamekit.content import is_path
from turnwright.kernel.codec import encode, read_json
from turnwright.kernel.errors import ContentError, JournalError
from turnwright.kernel.journal import Reader
from turnwright.kernel.replay import read_header, verify
from turnwright.server.host.thinking.process import lower_priority
from turnwright.server.settings import SCENARIO_OBJECTS

PATIENCE = 15.0  # seconds until the process must answer, even on a busy machine
RUNNING = 3.0  # seconds of CPU time that a replay may take: every spectator causes it again
NICENESS = 15  # matches go first
TOO_LONG = "it takes too long to replay"


class CheckResult(Struct, frozen=True):
    """The result: the first bad line and why, or the game and the number of inputs."""

    reason: str = ""
    line: int = 0
    game: str = ""
    scenario: str = ""
    inputs: int = 0


def check_lines(lines: Sequence[bytes]) -> CheckResult:
    """Whether every line of a journal is intact, in order and proven, without replaying it."""
    try:
        header = read_header(Reader(), lines[0] if lines else b"")
    except JournalError as error:
        return CheckResult(error.reason, error.line)
    if isinstance(header.scenario, str) and is_path(header.scenario):
        return CheckResult("the scenario is a file that the server does not have", 1)
    proven = check_journal(lines)
    if not proven.valid:
        return CheckResult(proven.reason, proven.line)
    named = header.scenario.get("name", "") if isinstance(header.scenario, dict) else header.scenario
    return CheckResult(game=header.game, scenario=str(named))


def check_replay(lines: Sequence[bytes], running: float = RUNNING) -> CheckResult:
    """Replay an intact journal in this process: is it valid, finished, and cheap enough?"""
    if _size(lines) > SCENARIO_OBJECTS:
        return CheckResult("its scenario is too large", 1)
    try:
        verdict = verify(_within(lines, running), games.load)
    except TimeoutError:
        return CheckResult(TOO_LONG)
    if not verdict.valid or not verdict.finished:
        return CheckResult(verdict.reason, verdict.line)
    return CheckResult(inputs=verdict.inputs)


def _within(lines: Sequence[bytes], seconds: float) -> Iterator[bytes]:
    end = time.process_time() + seconds
    for line in lines:
        if time.process_time() > end:
            raise TimeoutError
        yield line


def _size(lines: Sequence[bytes]) -> int:
    header = read_header(Reader(), lines[0])
    try:
        game = games.load(header.game)
        return game.scenarios.size(game.scenarios.load(header.scenario))
    except (games.UnknownGame, ContentError):
        return 0  # the replay reports why


def check_in_process(lines: Sequence[bytes], patience: float = PATIENCE) -> CheckResult:
    """Whether a journal is valid and finished; one that exceeds its limits is not."""
    found = check_lines(lines)
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
        return CheckResult("it cannot be replayed")
    ran: CheckResult = read_json(done.stdout, CheckResult)
    return ran if ran.reason else replace(found, inputs=ran.inputs)


if __name__ == "__main__":
    lower_priority(NICENESS)
    sys.stdout.buffer.write(encode(check_replay(sys.stdin.buffer.readlines())))
