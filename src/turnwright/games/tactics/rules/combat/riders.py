"""What of a hit counts: some of it only if the actor has run, or the target is hurt, bloodied or held.

SRD: Bloodied; Grappling; the charges of beasts.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.map.grid import side_of
from turnwright.games.tactics.rules.core import conditions
from turnwright.games.tactics.state import NOWHERE, CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Effect, When

RUN: Final = "run"
FIRST_ROUND: Final = "first_round"


def those(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, listed: list[Effect]
) -> list[Effect]:
    """These effects, with what each `when` comes to now in its place."""
    for effect in listed:
        if isinstance(effect, When):
            break
    else:
        return listed
    found: list[Effect] = []
    for effect in listed:
        if isinstance(effect, When):
            so = target.sheet.kind in effect.kinds
            if not effect.kinds:
                so = is_so(state, actor, target, effect.what, effect.feet)
            found += those(state, actor, target, effect.effects if so else effect.otherwise)
        else:
            found.append(effect)
    return found


def is_so(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, what: str, feet: i64 = 0
) -> bool:
    """Whether that is true of these two now."""
    if what == RUN:
        return ran(state, actor, target) >= feet
    if what == "hp":
        return target.current_hp <= feet
    if what == "bloodied":
        return target.bloodied()
    if what == "actor_bloodied":
        return actor.bloodied()
    if what == "hurt":
        return target.current_hp < target.max_hp
    if what == FIRST_ROUND:
        return state.round <= 1
    return conditions.is_held_by(target, actor)


def ran(state: CombatState, actor: CreatureCombatState, target: CreatureCombatState) -> i64:
    """How many feet nearer to a creature one has just come in a straight line."""
    if actor.run_from == NOWHERE:
        return 0
    arena: Arena = state.arena
    across: i64 = side_of(actor.sheet.size)
    other: i64 = side_of(target.sheet.size)
    before: i64 = arena.grid.gap_ft(actor.run_from, across, target.cell, other)
    return before - arena.grid.gap_ft(actor.cell, across, target.cell, other)


def step(arena: Arena, who: CreatureCombatState, before: i64) -> None:
    """A step was made: it goes on with a straight run, or begins one."""
    if who.run_from == NOWHERE or not _is_straight(arena, who.run_from, before, who.cell):
        who.run_from = before


def _is_straight(arena: Arena, start: i64, before: i64, now: i64) -> bool:
    grid = arena.grid
    steps: i64 = grid.distance_ft(start, before) // 5
    across: i64 = grid.column[now] - grid.column[before]
    down: i64 = grid.row[now] - grid.row[before]
    return (
        grid.column[before] - grid.column[start] == across * steps
        and grid.row[before] - grid.row[start] == down * steps
    )
