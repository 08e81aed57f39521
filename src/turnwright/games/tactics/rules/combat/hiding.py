"""Hiding, being found, and what a seat cannot know: the positions of hidden enemies.

SRD: Hide [Action]; Search [Action]; Passive Perception.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import ActionTaken
from turnwright.games.tactics.rules.combat import action_economy
from turnwright.games.tactics.rules.core import conditions, edition, position, saves
from turnwright.games.tactics.sheet import WEB_WALKER
from turnwright.games.tactics.srd import BLINDED, DEAFENED, GRAPPLED, HIDDEN
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected

THREE_QUARTERS: Final = 5
HIDE_DC: Final = 15
WEB: Final = "web"


def hide(state: CombatState, who: CreatureCombatState, cost: str, ctx: Context) -> None:
    """Hide [Action]: a DEX (Stealth) check, out of sight of every enemy or behind three-quarters cover."""
    action_economy.check(who, cost)
    if who.flags & (HIDDEN | GRAPPLED):
        raise Rejected("cannot-hide", f"{who.creature_id} is grappled or already hidden", "intent")
    watcher = _watcher(state, who)
    if watcher is not None:
        raise Rejected("in-sight", f"{watcher.creature_id} sees {who.creature_id}", "intent")
    action_economy.spend(who, cost)
    hide_now(state, who, ctx)


def hide_now(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Hide [Action]: make the check and apply its result."""
    arena: Arena = state.arena
    if ctx.heard:
        ctx.emit(ActionTaken(who.creature_id, "HIDE", ""))
    dc: i64 = hide_dc(state, who)
    total: i64 = saves.check(state, who, "stealth", dc, "hide", ctx)
    if total >= dc:
        # The total is the DC to find the creature; an enemy may notice it at once.
        who.stealth = total
        conditions.apply(state, who, ConditionState("hidden", who.place), arena.conditions["hidden"], ctx)
        be_noticed(state, who, ctx)


def can_hide(state: CombatState, who: CreatureCombatState) -> bool:
    """Whether a creature may try to hide."""
    return who.flags & (HIDDEN | GRAPPLED) == 0 and _watcher(state, who) is None


def _watcher(state: CombatState, who: CreatureCombatState) -> CreatureCombatState | None:
    # A visible enemy that sees the creature; behind three-quarters cover it is out of sight.
    for foe in position.enemies(state, who):
        if position.sees(state, foe, who) and position.cover(state, foe, who) < THREE_QUARTERS:
            return foe
    return None


def hide_dc(state: CombatState, who: CreatureCombatState) -> i64:
    """The DC to hide: 15; in 5.1 above the Passive Perception of every enemy that could notice."""
    if edition.of(who).hides_against_fixed_dc:
        return HIDE_DC
    highest: i64 = 0
    for foe in state.participants:
        if foe.side == who.side or not foe.can_act():
            continue
        if foe.flags & DEAFENED and not position.in_line(state, foe, who):
            continue
        perception: i64 = passive_perception(state, foe)
        highest = perception if perception > highest else highest
    return highest + 1


def search(state: CombatState, who: CreatureCombatState, cost: str, ctx: Context) -> None:
    """Search [Action]: a WIS (Perception) check finds every enemy that hid no better."""
    action_economy.check(who, cost)
    action_economy.spend(who, cost)
    if ctx.heard:
        ctx.emit(ActionTaken(who.creature_id, "SEARCH", ""))
    # The DC is not announced: it would tell how well an enemy hides.
    total: i64 = saves.check_total(state, who, "perception", 0, "search", ctx)
    found = found_by(state, who, total)
    saves.tell_check(who, "perception", total, 0, len(found) > 0, "search", ctx)
    for foe in found:
        show(state, foe, ctx)


def found_by(state: CombatState, who: CreatureCombatState, total: i64) -> list[CreatureCombatState]:
    """The enemies that hid no better than a Perception check of this total."""
    return [
        foe
        for foe in state.participants
        if foe.here() and position.hides_from(foe, who) and total >= foe.stealth
    ]


def notices(state: CombatState, foe: CreatureCombatState, who: CreatureCombatState) -> bool:
    """Passive Perception: whether an enemy with a clear line notices a hidden creature."""
    # Web Walker: it feels whatever touches the same web.
    if foe.sheet.has(WEB_WALKER) and foe.can_act() and _share_a_web(state, foe, who):
        return True
    # Mind Spike: it always knows where the creature is.
    if foe.can_act() and position.is_revealed_to(foe, who):
        return True
    # Tremorsense: it feels whatever is on the same ground.
    if foe.sheet.tremorsense > 0 and foe.can_act() and _shakes_the_ground(state, foe, who):
        return True
    if not foe.can_act() or not position.in_line(state, foe, who) or position.is_obscured(state, foe, who):
        return False
    # Blindsight needs no check.
    if position.distance(state, foe, who) <= foe.sheet.blindsight:
        return True
    if foe.flags & BLINDED or position.cover(state, foe, who) >= THREE_QUARTERS:
        return False
    return not edition.of(who).hides_against_fixed_dc or passive_perception(state, foe) >= who.stealth


def _share_a_web(state: CombatState, foe: CreatureCombatState, who: CreatureCombatState) -> bool:
    arena: Arena = state.arena
    for zone in state.zones:
        if arena.powers[zone.power].spell() == WEB and position.in_zone(arena, zone, foe):
            return bool(position.in_zone(arena, zone, who))
    return False


def _shakes_the_ground(state: CombatState, foe: CreatureCombatState, who: CreatureCombatState) -> bool:
    if foe.altitude_ft > 0 or who.altitude_ft > 0 or position.separated(foe, who):
        return False
    return bool(position.distance(state, foe, who) <= foe.sheet.tremorsense)


def passive_perception(state: CombatState, who: CreatureCombatState) -> i64:
    """Passive Perception: 5 less with Disadvantage on ability checks."""
    return who.sheet.passive - 5 if saves.has_check_disadvantage(state, who) else who.sheet.passive


def be_noticed(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Reveal a hidden creature that an enemy notices."""
    if who.flags & HIDDEN == 0:
        return
    for foe in state.participants:
        if foe.side != who.side and notices(state, foe, who):
            show(state, who, ctx)
            return


def look_about(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Let a creature at a new place be noticed, and notice hidden enemies itself."""
    be_noticed(state, who, ctx)
    for foe in state.participants:
        if position.hides_from(foe, who) and notices(state, who, foe):
            show(state, foe, ctx)


def show(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Reveal a hidden creature."""
    if who.flags & HIDDEN:
        conditions.remove_all(state, who, HIDDEN, ctx)


# What a seat knows


def knows(state: CombatState, seat: i64, who: CreatureCombatState) -> bool:
    """Whether a seat knows where a creature is: it is not hidden, or on a side that the seat plays."""
    if who.flags & HIDDEN == 0:
        return True
    arena: Arena = state.arena
    return seat in arena.seats_of_side[who.side]


def tell(state: CombatState, who: CreatureCombatState, event: Any, ctx: Context) -> None:
    """Announce an event that gives away where a creature is, to the seats that know it."""
    if who.flags & HIDDEN:
        arena: Arena = state.arena
        ctx.tell(arena.seats_of_side[who.side], event)
    else:
        ctx.emit(event)


def imagine(state: CombatState, seat: i64, dice: Dice) -> CombatState:
    """A copy of the state with the creatures that hide from a seat at random places that fit."""
    world = state.clone()
    arena: Arena = world.arena
    for who in world.participants:
        if not who.here() or knows(world, seat, who):
            continue
        here: i64 = who.cell
        cells = [cell for cell in range(arena.grid.cells) if _could_hide_at(world, who, cell)]
        who.cell = here
        if cells:
            who.cell = cells[dice.below(len(cells))]
    return world


def _could_hide_at(state: CombatState, who: CreatureCombatState, cell: i64) -> bool:
    if not position.has_room(state, who, cell):
        return False
    who.cell = cell
    return not any(foe.side != who.side and notices(state, foe, who) for foe in state.participants)
