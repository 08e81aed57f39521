"""Flying: climbing and descending as part of a move, and the fall of a flier.

SRD: Flying; Fly Speed; Hover; Falling. Every foot up or down costs a foot of movement.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.events import AltitudeChanged
from turnwright.games.tactics.rules.combat import grapple, hiding, ready
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import zones
from turnwright.games.tactics.rules.movement import forced, opportunity, walk
from turnwright.games.tactics.srd import PRONE
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

STEP_FT: Final = 5
LISTED_FT: Final = 10
HIGHEST_FT: Final = 500


def feet_left(who: CreatureCombatState) -> i64:
    """The movement that is left by the Fly Speed: the feet already moved are subtracted from it."""
    walking: i64 = position.speed(who)
    altitude: i64 = who.altitude_ft
    who.altitude_ft = altitude if altitude > 0 else STEP_FT
    flying: i64 = position.speed(who)
    who.altitude_ft = altitude
    if flying == 0 or walking == 0:
        return 0
    left: i64 = who.remaining_movement_ft + (flying - walking if flying < walking else 0)
    return left if left > 0 else 0


def _whole_steps_ft(state: CombatState, who: CreatureCombatState) -> i64:
    return feet_left(who) // grapple.cost_multiplier(state, who) // STEP_FT * STEP_FT


def highest_climb(state: CombatState, who: CreatureCombatState) -> i64:
    """How many feet a creature can climb now."""
    if who.flags & PRONE or conditions.fly_speed(who) == 0:
        return 0
    return min(_whole_steps_ft(state, who), HIGHEST_FT - who.altitude_ft)


def deepest_descent(state: CombatState, who: CreatureCombatState) -> i64:
    """How many feet a creature can descend now."""
    if who.altitude_ft == 0 or position.speed(who) == 0:
        return 0
    return min(_whole_steps_ft(state, who), who.altitude_ft)


def listed(most: i64) -> list[int]:
    """The climbs or descents among the options: each multiple of 10 feet, and the farthest."""
    found = [int(feet) for feet in range(LISTED_FT, most + 1, LISTED_FT)]
    return [*found, int(most)] if most % LISTED_FT else found


def climbs(state: CombatState, who: CreatureCombatState) -> list[int]:
    """The climbs among the options."""
    found = listed(highest_climb(state, who))
    return [feet for feet in found if not walk.approaches_fear_source(state, who, [int(who.cell)], feet)]


def descents(state: CombatState, who: CreatureCombatState) -> list[int]:
    """The descents among the options."""
    found = listed(deepest_descent(state, who))
    return [feet for feet in found if not walk.approaches_fear_source(state, who, [int(who.cell)], -feet)]


def ascend(state: CombatState, who: CreatureCombatState, feet: i64, ctx: Context) -> None:
    """Climb straight up, by a Fly Speed."""
    if who.flags & PRONE:
        raise Rejected("prone", f"{who.creature_id} is prone and cannot fly", "intent")
    if conditions.fly_speed(who) == 0:
        raise Rejected("no-fly-speed", f"{who.creature_id} has no Fly Speed", "intent")
    _check(state, who, feet, highest_climb(state, who), feet)
    _change(state, who, feet, feet, ctx)


def descend(state: CombatState, who: CreatureCombatState, feet: i64, ctx: Context) -> None:
    """Descend straight down, no lower than the ground."""
    if who.altitude_ft == 0:
        raise Rejected("on-the-ground", f"{who.creature_id} is on the ground", "intent")
    if feet > who.altitude_ft:
        reason = f"{who.creature_id} is {who.altitude_ft} ft above the ground"
        raise Rejected("too-far", reason, "feet", [int(who.altitude_ft)])
    _check(state, who, feet, deepest_descent(state, who), -feet)
    _change(state, who, -feet, feet, ctx)


def _check(state: CombatState, who: CreatureCombatState, feet: i64, most: i64, climb: i64) -> None:
    if feet < STEP_FT or feet % STEP_FT != 0:
        raise Rejected("malformed", f"{feet} ft is not a positive multiple of {STEP_FT} ft", "feet")
    if position.speed(who) == 0:
        raise Rejected("no-speed", f"{who.creature_id} has a speed of 0", "intent")
    if feet > most:
        cost: i64 = feet * grapple.cost_multiplier(state, who)
        reason = f"{feet} ft up or down cost {cost} ft of {feet_left(who)}"
        raise Rejected("too-far", reason, "feet", [int(most)] if most > 0 else [])
    if walk.approaches_fear_source(state, who, [int(who.cell)], climb):
        reason = f"{who.creature_id} cannot move closer to the source of its fear"
        raise Rejected("frightened", reason, "feet")


def _change(state: CombatState, who: CreatureCombatState, climb: i64, feet: i64, ctx: Context) -> None:
    cost: i64 = feet * grapple.cost_multiplier(state, who)
    # Opportunity Attacks come before the creature leaves a reach.
    opportunity.opportunity_attacks(state, who, who.cell, ctx, climb)
    position.recount_movement(who)
    if not who.stands() or who.flags & PRONE or feet_left(who) < cost:
        return
    who.remaining_movement_ft -= cost
    who.altitude_ft += climb
    forced.carry_swallowed(state, who)
    # Moving a Grappled Creature: it is carried along.
    for other in grapple.held_by(state, who):
        other.altitude_ft = who.altitude_ft
    position.recount_movement(who)
    if ctx.heard:
        left = int(who.remaining_movement_ft)
        hiding.tell(state, who, AltitudeChanged(who.creature_id, int(who.altitude_ft), left), ctx)
    if state.zones:
        zones.enter(state, who, who.cell, ctx, climb)
        zones.follow(state, who, ctx)
    hiding.look_about(state, who, ctx)
    ready.after_step(state, who, who.cell, ctx, climb)
