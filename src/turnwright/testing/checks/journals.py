"""Checks of a match's records: undo, journal, snapshots, forks, and playing without events."""

from collections.abc import Callable
from typing import Any

from turnwright.kernel.codec import decode
from turnwright.kernel.dice import Tray
from turnwright.kernel.errors import Rejected
from turnwright.kernel.execution import Execution
from turnwright.kernel.game import Game
from turnwright.kernel.journal import digest
from turnwright.kernel.match import Match
from turnwright.kernel.replay import restore, resume, verify
from turnwright.testing.case import Case, check, written
from turnwright.testing.driver import Driver, Input

AHEAD = 6
NO = 1


@check
def undo(case: Case) -> int:
    """Undo restores the position before the command, and play continues as if it had not been submitted."""
    match = case.match()
    driver = Driver(match, case.seed)
    kept: list[tuple[Input, str]] = []
    undone = 0
    answered = False
    while match.number < case.inputs:
        before, lines = match.digest(), len(written(match))
        given = driver.step()
        if given is None:
            break
        case.at = int(match.number)
        if _can_be_undone(match, given) and driver.dice.d(4) > 1 and _undone(case, match, given, driver):
            if match.digest() != before:
                raise case.fail("the undo did not restore the position before the command")
            undone += 1
            continue
        # A bot's answer depends on the number of the input, and an undo adds inputs.
        answered = answered or (undone > 0 and _bot_answered(written(match)[lines:]))
        if not answered:
            kept.append((given, match.digest()))
    _as_if_it_had_never_been(case, kept)
    verdict = verify(written(match), _finder(case))
    if not verdict.valid:
        raise case.fail(f"the journal of a match with undos is bad: {verdict.reason}")
    return undone


def _can_be_undone(match: Match, given: Input) -> bool:
    return given.is_command() and match.running is None and match.outcome is None


def _undone(case: Case, match: Match, given: Input, driver: Driver) -> bool:
    before, lines = match.digest(), len(written(match))
    try:
        match.undo(given.seat)
    except Rejected:
        if match.digest() != before or len(written(match)) != lines:
            raise case.fail("an undo that was refused changed the match") from None
        case.note("undos that were refused")
        return False
    while match.running is not None:
        ask: Any = match.pending()[0].request
        answer = NO if driver.dice.d(4) == 1 else 0
        match.answer(ask.seat, ask.id, answer)
        if answer == NO:
            if match.digest() != before:
                raise case.fail("an undo that a person declined changed the position")
            return False
    return True


def _bot_answered(lines: list[bytes]) -> bool:
    return any("given" in decode(line) for line in lines)


def _as_if_it_had_never_been(case: Case, kept: list[tuple[Input, str]]) -> None:
    match = case.match()
    for given, mark in kept:
        given.give(match)
        case.at = int(match.number)
        if match.digest() != mark:
            raise case.fail("after an undo the match continued differently than without it")


@check
def journal(case: Case) -> int:
    """The journal verifies, and a match resumed from any line writes the same bytes."""
    played = case.played
    verdict = verify(played.lines, _finder(case))
    if not verdict.valid:
        raise case.fail(f"the journal is bad at line {verdict.line}: {verdict.reason}", at=verdict.line - 2)
    if verdict.finished != (played.match.outcome is not None) or verdict.inputs != len(played.inputs):
        raise case.fail(f"the journal describes another match: {verdict}")
    count = 1
    for number in range(len(played.inputs)):
        if case.is_point(number):
            _resumed(case, number)
            count += 1
    return count


def _resumed(case: Case, number: int) -> None:
    case.at = number
    lines = case.played.lines[: number + 2]
    match = resume(case.played.lines, _finder(case), at=number, seats=case.agents, write=lines.append)
    for given in case.played.inputs[number:]:
        given.give(match)
    case.same_lines(lines, f"resumed after input {number}, the match continued differently")


@check
def snapshots(case: Case) -> int:
    """A match restored from a snapshot writes the same bytes."""
    match = case.match()
    lines = written(match)
    count = 0
    for number, given in enumerate(case.played.inputs):
        case.at = number
        if case.is_point(number):
            match = restore(match.snapshot(), case.game, case.agents, lines.append)
            case.same_digest(match, "the snapshot restored another match")
            count += 1
        given.give(match)
    case.same_lines(lines, "a match that was restored continued differently")
    return count


@check
def forks(case: Case) -> int:
    """A fork has its own dice and does not affect the match."""
    match = case.match()
    count = 0
    for again in case.halts(match):
        if again.outcome is not None:
            continue
        other = again.fork()
        if other.tray.seed == again.tray.seed:
            raise case.fail("the fork has the dice of the match")
        case.same_digest(again, "forking changed the match")
        driver = Driver(other, case.seed + 1)
        for _ in range(AHEAD):
            driver.step()
        case.same_digest(again, "playing a fork changed the match")
        count += 1
    case.same_lines(written(match), "after forks the match continued differently")
    return count


@check
def silence(case: Case) -> int:
    """A match without events and clones reaches the same positions."""
    count = 0
    for match in case.replayed(case.match(heard=False)):
        case.same_digest(match, "without events, the match continued differently")
        count += 1
    if None not in case.agents:
        count += _in_place(case)
    return count


def _in_place(case: Case) -> int:
    game, tray = case.game, Tray(case.seed)
    ctx = Execution(tray, False, game, case.agents)
    ctx.begin(0)
    state = game.setup(game.scenarios.load(case.scenario), ctx)
    tray.settle()
    for number, given in enumerate(case.played.inputs, 1):
        case.at = number
        ctx.begin(number)
        ctx.state = state
        if given.elapsed >= 0:
            ctx.now = given.elapsed
            game.elapse(state, given.elapsed, ctx)
        else:
            game.apply(state, given.seat, given.command, ctx)
        tray.settle()
        if digest(state, tray.at) != case.played.digests[number]:
            raise case.fail("played without clones, the match continued differently")
    return len(case.played.inputs)


def _finder(case: Case) -> Callable[[str], Game]:
    return lambda name: case.game
