"""The legal commands of a seat."""

from typing import Any, Final

from turnwright.games.duel import flow, rulebook
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.commands import (
    ChooseStat,
    Interrupt,
    PauseTimers,
    Resume,
    ResumeTimers,
    StartMatch,
)
from turnwright.games.duel.state import OPPONENT, PLAYER, DuelState
from turnwright.kernel.options import ListOptions, Options

_STARTS: Final = ListOptions([StartMatch()])
_STATS: Final = ListOptions([ChooseStat(stat) for stat in rulebook.STATS])
_RESUMES: Final = ListOptions([Resume()])
_NOTHING: Final = ListOptions([])
_QUIT: Final = Interrupt("quit")


def duel_options(state: DuelState, seat: int) -> Options:
    """Return the commands that advance the match."""
    if state.phase == flow.WAITING_FOR_ACTION:
        return _STATS if seat == state.chooser else _NOTHING
    if state.phase == flow.WAITING_FOR_START:
        return _STARTS if seat == PLAYER else _NOTHING
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
