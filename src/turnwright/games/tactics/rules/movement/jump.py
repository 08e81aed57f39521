"""Jumping: over cells and creatures in a straight line, or onto higher ground.

SRD: Long Jump; High Jump. Each foot of a jump costs a foot of movement.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import Jump
from turnwright.games.tactics.events import ActionTaken, Moved
from turnwright.games.tactics.map import sight
from turnwright.games.tactics.map.grid import DIFFICULT, FEET
from turnwright.games.tactics.rules.combat import grapple, hiding, ready
from turnwright.games.tactics.rules.core import conditions, position, saves
from turnwright.games.tactics.rules.magic import zones
from turnwright.games.tactics.rules.movement import forced, opportunity, walk
from turnwright.games.tactics.sheet import JUMPER, STANDING_LEAP
from turnwright.games.tactics.srd import DEX, PRONE
from turnwright.games.tactics.state import NOWHERE, CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

RUN_FT: Final = 10
LANDING_DC: Final = 10


def has_run_up(state: CombatState, who: CreatureCombatState) -> bool:
    """Long Jump: whether the creature has just moved 10 feet, in a straight line."""
    arena: Arena = state.arena
    return who.run_from != NOWHERE and arena.grid.distance_ft(who.run_from, who.cell) >= RUN_FT


def long_jump_ft(state: CombatState, who: CreatureCombatState) -> i64:
    """Long Jump: the Strength score in feet after a run, and half of it from a standing start."""
    feet: i64 = who.sheet.scores[DEX] if who.sheet.has(JUMPER) else saves.strength_score(who)
    run = has_run_up(state, who)
    feet = feet if run else feet // 2
    # Running Leap, Standing Leap.
    leaps = who.sheet.long_jump > feet and (run or who.sheet.has(STANDING_LEAP))
    return who.sheet.long_jump if leaps else feet


def high_jump_ft(state: CombatState, who: CreatureCombatState) -> i64:
    """High Jump: 3 feet plus the Strength modifier after a run, and half of it from a standing start."""
    feet: i64 = 3 + (who.sheet.mods[DEX] if who.sheet.has(JUMPER) else saves.strength(who))
    feet = feet if feet > 0 else 0
    run = has_run_up(state, who)
    feet = feet if run else feet // 2
    leaps = who.sheet.high_jump > feet and (run or who.sheet.has(STANDING_LEAP))
    return who.sheet.high_jump if leaps else feet


def refusal(state: CombatState, who: CreatureCombatState, cell: i64) -> Rejected | None:
    """Why a creature cannot jump to a cell, or None if it can."""
    arena: Arena = state.arena
    grid = arena.grid
    across: i64 = position.width(who)
    if position.speed(who) == 0:
        return Rejected("no-speed", f"{who.creature_id} has a speed of 0", "intent")
    if who.altitude_ft > 0:
        return Rejected("in-the-air", f"{who.creature_id} is in the air and cannot jump", "intent")
    if who.flags & PRONE:
        return Rejected("prone", f"{who.creature_id} is prone and cannot jump", "intent")
    x, y = position.coord(state, cell)
    if cell == who.cell:
        return Rejected("no-way", f"{who.creature_id} is already at {x}, {y}", "to")
    most: i64 = long_jump_ft(state, who)
    if grid.distance_ft(who.cell, cell) > most:
        return Rejected(
            "too-far", f"a jump to {x}, {y} is {grid.distance_ft(who.cell, cell)} ft of {most}", "to"
        )
    rise: i64 = rise_ft(state, who, cell)
    high: i64 = high_jump_ft(state, who)
    if rise > 0 and rise > high:
        return Rejected("too-far", f"{x}, {y} is {rise} ft higher, a jump reaches {high}", "to")
    cost: i64 = cost_ft(state, who, cell)
    if cost > who.remaining_movement_ft:
        left: i64 = who.remaining_movement_ft
        return Rejected("too-far", f"a jump to {x}, {y} costs {cost} ft of {left}", "to")
    if not position.seems_to_have_room(state, who, cell):
        return Rejected("occupied", f"there is no room at {x}, {y}", "to")
    if not sight.sees(grid, who.cell, across, cell, across):
        blocked = position.blocked_before(state, who, cell)
        return Rejected("no-way", f"there is no way to {x}, {y}{blocked}", "to")
    if walk.approaches_fear_source(state, who, _way(state, who, cell)):
        return Rejected("frightened", f"{who.creature_id} cannot move closer to the source of its fear", "to")
    return None


def rise_ft(state: CombatState, who: CreatureCombatState, cell: i64) -> i64:
    """How much higher a cell is."""
    arena: Arena = state.arena
    across: i64 = position.width(who)
    return arena.grid.level(cell, across) - arena.grid.level(who.cell, across)


def cost_ft(state: CombatState, who: CreatureCombatState, cell: i64) -> i64:
    """The movement that a jump costs: a foot for each of its length, or of its height if that is more."""
    arena: Arena = state.arena
    rise: i64 = rise_ft(state, who, cell)
    length: i64 = arena.grid.distance_ft(who.cell, cell)
    return (length if length > rise else rise) * grapple.cost_multiplier(state, who)


def landings(state: CombatState, who: CreatureCombatState, walked: list[int]) -> list[int]:
    """The cells that a creature can jump to, except those that it can walk to."""
    arena: Arena = state.arena
    grid = arena.grid
    most: i64 = long_jump_ft(state, who)
    found: list[int] = []
    if (
        most < FEET
        or who.remaining_movement_ft < FEET
        or who.altitude_ft > 0
        or who.flags & PRONE
        or position.speed(who) == 0
    ):
        return found
    reached = vec[u8](bytes(grid.cells))
    for walk_to in walked:
        reached[walk_to] = 1
    reach: i64 = most // FEET
    x, y = grid.column[who.cell], grid.row[who.cell]
    for row in range(max(y - reach, 0), min(y + reach + 1, grid.height)):
        for column in range(max(x - reach, 0), min(x + reach + 1, grid.width)):
            cell: i64 = row * grid.width + column
            if reached[cell] or not grid.walkable(cell) or cell == who.cell:
                continue
            if refusal(state, who, cell) is None:
                found.append(int(cell))
    return found


def jump(state: CombatState, who: CreatureCombatState, command: Jump, ctx: Context) -> None:
    """Jump to a cell."""
    cell: i64 = walk.cell_of(state.arena, command.to, "to")
    problem = refusal(state, who, cell)
    if problem is not None:
        raise problem
    feet: i64 = cost_ft(state, who, cell)
    if ctx.heard:
        ctx.emit(ActionTaken(who.creature_id, "JUMP", ""))
    leap(state, who, cell, feet, ctx)


def leap(state: CombatState, who: CreatureCombatState, cell: i64, feet: i64, ctx: Context) -> None:
    """Jump to a cell for some feet of movement; the creatures and cells on the way are passed over.

    Leaving a reach on the way provokes, and areas on the way are entered, except those on the ground.
    """
    arena: Arena = state.arena
    before: i64 = who.cell
    free: i64 = who.cell  # where it comes down if it is stopped
    for place, step in enumerate(_way(state, who, cell)):
        # Opportunity Attacks come before the creature leaves a reach.
        opportunity.opportunity_attacks(state, who, step, ctx)
        position.recount_movement(who)
        if place == 0 and who.remaining_movement_ft < feet:
            return
        if _is_stopped(who):
            break
        if place == 0:
            if not position.has_room(state, who, cell):
                # A hidden enemy is there: it is found, and the jump is not made.
                for other in state.participants:
                    if arena.grid.gap_ft(cell, position.width(who), other.cell, position.width(other)) == 0:
                        hiding.show(state, other, ctx)
                return
            who.remaining_movement_ft -= feet
            who.run_from = NOWHERE
        left: i64 = who.cell
        who.cell = step
        if position.has_room(state, who, step):
            free = step
        forced.carry_swallowed(state, who)
        if state.zones:
            zones.enter(state, who, left, ctx, jumps=step != cell)
            zones.follow(state, who, ctx)
        if _is_stopped(who):
            break
    who.cell = free
    forced.carry_swallowed(state, who)
    if who.cell == before:
        return
    if ctx.heard:
        x, y = position.coord(state, who.cell)
        hiding.tell(state, who, Moved(who.creature_id, x, y, int(who.remaining_movement_ft)), ctx)
    grapple.drag_along(state, who, before, ctx)
    forced.fall(state, who, before, ctx)
    # Long Jump: a landing in Difficult Terrain needs a DEX (Acrobatics) check, or the creature falls Prone.
    rough = i64(arena.grid.bits[who.cell]) & DIFFICULT != 0 or int(who.cell) in zones.rough(state, who)
    if (
        who.stands()
        and rough
        and saves.check(state, who, grapple.ACROBATICS, LANDING_DC, "landing", ctx) < LANDING_DC
    ):
        conditions.apply(state, who, ConditionState("prone", who.place), arena.conditions["prone"], ctx)
    hiding.look_about(state, who, ctx)
    ready.after_step(state, who, before, ctx)


def _way(state: CombatState, who: CreatureCombatState, cell: i64) -> list[int]:
    # The cells of a jump.
    arena: Arena = state.arena
    return [*sight.line(arena.grid, who.cell, cell), int(cell)]


def _is_stopped(who: CreatureCombatState) -> bool:
    return not who.stands() or position.speed(who) == 0 or who.flags & PRONE != 0
