"""Checks of a whole match: that it can be played, ends, and tolerates any clock."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from msgspec import Struct

from turnwright.agents import agent, timeout_command
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Outcome
from turnwright.testing.case import Case, check, own_agents
from turnwright.testing.driver import Driver

YEARS: Final = 1_000_000_000_000
FORCED: Final = 50  # commands given for a seat in one turn


@check
def plays(case: Case) -> int:
    """A match can be played: it never gets stuck, no bot is refused, and no rule raises an error."""
    played = case.played
    case.at = len(played.inputs)
    if played.fault:
        raise case.fail(played.fault)
    return len(played.inputs)


@check
def values(case: Case) -> int:
    """States, commands and events contain no sets, whose order differs between runs."""
    count = 0
    for match, told in _all_values(case):
        offered = [case.sample(case.offers(match.state, seat)) for seat in range(len(case.agents))]
        for where, value in (("state", match.state), ("options", offered), *told):
            if path := first_set(value):
                raise case.fail(f"{where}: the order of a set differs between runs; use a sorted list", path)
        count += 1
    return count


def _all_values(case: Case) -> Iterator[tuple[Match, list[tuple[str, Any]]]]:
    # Before anything is encoded: in JSON a set is a list.
    match = case.match()
    case.at = 0
    yield match, [("events", match.opening.events)]
    for number, given in enumerate(case.played.inputs, 1):
        case.at = number
        try:
            step = given.give(match)
        except Rejected:  # another check tests that it is accepted again
            return
        yield match, [("command", given.command), ("events", step.events), ("questions", step.asks)]


def first_set(value: Any, path: str = "$") -> str:
    """Where the first set is in a value, or nothing."""
    if isinstance(value, set | frozenset):
        return path
    for name, item in _inside(value):
        if found := first_set(item, path + name):
            return found
    return ""


def _inside(value: Any) -> list[tuple[str, Any]]:
    if isinstance(value, dict):
        return [(f".{name}", item) for name, item in value.items()]
    if isinstance(value, list | tuple):
        return [(f"[{i}]", item) for i, item in enumerate(value)]
    if isinstance(value, Struct):
        return [(f".{name}", getattr(value, name)) for name in value.__struct_fields__]
    if is_dataclass(value):
        return [(f".{field.name}", getattr(value, field.name)) for field in fields(value)]
    return []


@check
def ends(case: Case) -> int:
    """Every match ends with a named reason, with mixed agents and with each agent in every seat."""
    tables: list[Sequence[Policy | None]] = [case.agents]
    if case.players == "bots":
        tables += [[agent(case.game, name)] * len(case.agents) for name in own_agents(case.game)]
    for agents in tables:
        match = Match(case.game, case.scenario, seed=case.seed, seats=agents, heard=False)
        driver = Driver(match, case.seed)
        while match.number < case.bound and driver.step() is not None:
            case.at = int(match.number)
        _has_ended(case, match, driver)
    return len(tables)


def _has_ended(case: Case, match: Match, driver: Driver) -> None:
    outcome = match.outcome
    if outcome is None:
        raise case.fail(driver.fault or f"the match is not over after {case.bound} inputs")
    if not outcome.reason:
        raise case.fail("the match ended without a reason")
    if not all(0 <= seat < len(match.policies) for seat in outcome.winners):
        raise case.fail(f"the match was won by seats that do not exist: {outcome.winners}")
    _keeps_sides(case, match, outcome)


def _keeps_sides(case: Case, match: Match, outcome: Outcome) -> None:
    sides = case.game.sides(match.state)
    seats = sorted(seat for side in sides.values() for seat in side)
    if seats != list(range(len(match.policies))):
        raise case.fail(f"the sides hold the seats {seats}, but there are {len(match.policies)}", "sides")
    for name, side in sides.items():
        if len({seat in outcome.winners for seat in side}) > 1:
            raise case.fail(f"only some seats of {name} won: {outcome.winners}", "sides")


@check
def timeouts(case: Case) -> int:
    """A seat whose turn limit has run out can be acted for, and its turn ends after a few commands."""
    count = 0
    for match in case.halts():
        if match.running is not None or match.outcome is not None:
            continue
        for seat in case.game.to_act(match.state):
            count += _turn_ends(case, match.fork(), seat)
    return count


def _turn_ends(case: Case, match: Match, seat: int) -> int:
    game, turn = case.game, case.game.turns.id_of(match.state, seat)
    for _ in range(FORCED):
        command = timeout_command(game, match.state, seat, case.dice("timeout"))
        try:
            match.submit(seat, command)
        except Rejected as refused:
            text = game.notation.write_command(command)
            raise case.fail(f"seat {seat} is out of time, but {text} is refused: {refused.reason}") from None
        over = match.outcome is not None or match.running is not None
        if over or seat not in game.to_act(match.state) or game.turns.id_of(match.state, seat) != turn:
            return 1
        if turn == "":
            return 1  # the game does not tell turns apart: each command starts the limit again
    raise case.fail(f"the turn of seat {seat} goes on after {FORCED} commands for lack of time")


@check
def clock(case: Case) -> int:
    """The match continues if the clock repeats a time, goes backwards or jumps ahead by years."""
    count = 0
    for match in case.halts():
        if match.running is not None or match.outcome is not None:
            continue
        now = int(match.now)
        due = case.game.next_due(match.state)
        for times in ((now, now), (now, now // 2, 0, now), (now + YEARS, now), (max(now, due),) * 2):
            _tell(case, match.fork(), times)
            count += 1
    return count


def _tell(case: Case, match: Match, times: tuple[int, ...]) -> None:
    told = -1
    for now in times:
        if match.outcome is not None:
            return
        due = case.game.next_due(match.state)
        before = plain(match.state)
        step = match.elapse(now)
        match.digest()
        if now == told and not 0 <= due <= now:
            case.same(before, match.state, "no time passed and nothing was due, but the state changed")
            case.same([], step.events, "no time passed and nothing was due, but something happened")
        told = now
    if not _waits_for_something(case, match):
        raise case.fail(f"after the times {times} the match waits for nothing")


def _waits_for_something(case: Case, match: Match) -> bool:
    if match.outcome is not None or match.pending() or case.game.next_due(match.state) >= 0:
        return True
    return any(case.offers(match.state, seat).count() for seat in match.people)
