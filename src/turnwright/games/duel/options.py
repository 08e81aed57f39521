"""The legal commands of a seat."""

from typing import Any, Final

from turnwright.games.duel import flow, rulebook
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.commands import (
    Advance,
    ChooseStat,
    Interrupt,
    PauseTimers,
    Resume,
    ResumeTimers,
    StartMatch,
)
from turnwright.games.duel.rules import rounds
from turnwright.games.duel.state import OPPONENT, PLAYER, DuelState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import ListOptions, Options

_STARTS: Final = ListOptions([StartMatch()])
_CHOICES: Final = [ChooseStat(stat) for stat in rulebook.STATS]
_STATS: Final = ListOptions(_CHOICES)
_ADVANCES: Final = ListOptions([Advance()])
_RESUMES: Final = ListOptions([Resume()])
_NOTHING: Final = ListOptions([])
_DECIDED: Final = (flow.COOLDOWN, flow.ROUND_DECISION, flow.ROUND_OVER, flow.MATCH_DECISION)
_QUIT: Final = Interrupt("quit")


def duel_options(state: DuelState, arena: Arena, seat: int) -> Options:
    """Return the commands that advance the match."""
    if state.phase == flow.WAITING_FOR_ACTION:
        if seat != state.chooser:
            return _NOTHING
        if arena.stat_uses == 0:
            return _STATS
        return ListOptions([_CHOICES[stat] for stat in rounds.stats_left(state, arena)])
    if state.phase == flow.WAITING_FOR_START:
        return _STARTS if seat == PLAYER else _NOTHING
    if seat == PLAYER and rounds.passing(state, arena):
        return _ADVANCES
    return _RESUMES if state.phase == flow.INTERRUPT_ROUND and seat == PLAYER else _NOTHING


def extra_duel_options(state: DuelState, arena: Arena, seat: int) -> Options:
    """Return the commands that pause the timers or quit."""
    offered: list[Any] = []
    if seat in (PLAYER, OPPONENT):
        if has_clocks(state):
            offered.append(ResumeTimers() if state.timers.paused else PauseTimers())
        if arena.flow.next(state.phase, "interrupt", "quit"):
            offered.append(_QUIT)
    return ListOptions(offered)


def has_clocks(state: DuelState) -> bool:
    """Whether a timer runs that can be paused."""
    return state.phase == flow.COOLDOWN or state.phase == flow.WAITING_FOR_ACTION


def checked_stat(state: DuelState, arena: Arena, seat: int, command: ChooseStat) -> int:
    """Return the place of a chosen stat, or raise `Rejected`."""
    stat = command.stat
    if stat not in rulebook.STATS:
        raise Rejected("unknown-stat", f"unknown stat {str(stat)[:40]!r}", "stat", rulebook.STATS)
    if command.round < 0:
        raise Rejected("malformed", f"a round has no number {str(command.round)[:40]}", "round")
    number = int(state.round)  # not an i64: a client may send a number of any size
    waits = state.phase == flow.WAITING_FOR_ACTION
    late = not waits and state.phase in _DECIDED and state.stat >= 0
    if late or (command.round and command.round < number):
        raise Rejected("duplicate", "that round is already decided: the first valid choice counts", "stat")
    if not waits:
        raise Rejected("wrong-state", f"no stat can be chosen in {state.phase}", "command")
    if command.round > number:
        raise Rejected("wrong-state", f"this is round {number}, not {command.round}", "round", [number])
    check_seat(seat, state.chooser)
    place = rulebook.STATS.index(stat)
    if arena.stat_uses > 0:
        left = rounds.stats_left(state, arena)
        if place not in left:
            legal = [rulebook.STATS[each] for each in left]
            raise Rejected("used-up", f"{stat} is used up until the other stats are", "stat", legal)
    return place


def check_seat(seat: int, expected: int) -> None:
    """Raise `Rejected` for any other seat."""
    if seat != expected:
        reason = f"only the {rulebook.SIDES[expected]} (seat {expected}) may do this now"
        raise Rejected("not-your-turn", reason, "seat", [expected])
