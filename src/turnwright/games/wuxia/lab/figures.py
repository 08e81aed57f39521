"""Figures of a finished fight: what each side has left, and what each fighter did."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.wuxia.state import NEVER, GameState
from turnwright.kernel.records import Figure

OF_A_SIDE: Final = ("survivors", "hp", "qi")
OF_A_FIGHTER: Final = ("dealt", "taken", "kills", "died")


def figures_of(state: GameState) -> list[Figure]:
    """Name the figures that `measured` returns."""
    sides = [Figure(side, name) for side in (0, 1) for name in OF_A_SIDE]
    return sides + [
        Figure(int(fighter.side), name, fighter.id) for fighter in state.fighters for name in OF_A_FIGHTER
    ]


def measured(state: GameState) -> list[int]:
    """Measure the figures of a fight."""
    found: list[int] = []
    for side in (0, 1):
        found.extend(_left(state, side))
    for fighter in state.fighters:
        # A fighter that was down at the start fell in turn 0.
        died: i64 = 0 if fighter.died == NEVER and fighter.stats.hp <= 0 else fighter.died
        found.extend([fighter.dealt, fighter.taken, fighter.kills, died])
    return found


def _left(state: GameState, side: i64) -> list[int]:
    survivors: i64 = 0
    hp: i64 = 0
    qi: i64 = 0
    for fighter in state.fighters:
        if fighter.side == side and fighter.stats.hp > 0:
            survivors += 1
            hp += fighter.stats.hp
            qi += fighter.stats.qi
    return [survivors, hp, qi]
