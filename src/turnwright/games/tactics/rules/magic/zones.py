"""Areas that stay on the map, and their effects on creatures that enter them or spend a turn there."""

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.rules import recursion
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import uses
from turnwright.games.tactics.srd import AWAY, CONCENTRATION, SWALLOWED
from turnwright.games.tactics.state import CombatState, CreatureCombatState, Zone
from turnwright.games.tactics.vocabulary import ZoneEffect
from turnwright.kernel.context import Context


def enter(
    state: CombatState,
    who: CreatureCombatState,
    before: i64,
    ctx: Context,
    climbed_ft: i64 = 0,
    jumps: bool = False,
) -> None:
    """Apply the areas that a creature has entered from another cell, once per turn, and end those it left.

    A creature that `jumps` over a cell does not touch areas on the ground.
    """
    arena: Arena = state.arena
    for zone in state.zones:
        spread = position.zone_effect(arena, zone)
        if spread is not None and spread.lets_go and who.conditions and _is_out(arena, zone, who):
            _let_go(state, zone, who, ctx)
        if spread is not None and spread.inside:
            dwell(state, zone, spread, who, ctx)
        if (
            spread is not None
            and spread.on_enter
            and not (jumps and spread.ground)
            and (spread.each_step or not _was_in(arena, zone, who, before, climbed_ft))
        ):
            _touch(state, zone, spread, who, ctx)


def _was_in(arena: Arena, zone: Zone, who: CreatureCombatState, before: i64, climbed_ft: i64) -> bool:
    here: i64 = who.cell
    who.cell = before
    who.altitude_ft -= climbed_ft
    covered = position.in_zone(arena, zone, who)
    who.cell = here
    who.altitude_ft += climbed_ft
    return covered


def _is_out(arena: Arena, zone: Zone, who: CreatureCombatState) -> bool:
    # The source of an emanation is always in it, though its own cells are not.
    area = arena.powers[zone.power].area
    own = who.place == zone.source and area is not None and area.from_self
    return not own and not position.in_zone(arena, zone, who)


def _let_go(state: CombatState, zone: Zone, who: CreatureCombatState, ctx: Context) -> None:
    held = [one for one in who.conditions if one.spell == zone.power and one.source == zone.source]
    for condition in held:
        if condition.rule.flags & CONCENTRATION == 0:
            conditions.remove(state, who, condition, ctx)


def dwell(state: CombatState, zone: Zone, spread: ZoneEffect, who: CreatureCombatState, ctx: Context) -> None:
    """Give a creature the conditions that last for as long as it is in an area, or end them outside of it."""
    arena: Arena = state.arena
    if not who.here() or _is_shut_off(state, zone, spread, who) or not position.in_zone(arena, zone, who):
        _let_go(state, zone, who, ctx)
        return
    borne = any(one.spell == zone.power and one.source == zone.source for one in who.conditions)
    if not borne and not spares(state, zone, who) and not who.flags & SWALLOWED:
        use = uses.Use(state.participants[zone.source], zone.power, arena.powers[zone.power])
        use.dc, use.slot = zone.dc, zone.slot
        recursion.resolve(state, use, spread.inside, [who], ctx)


def _is_shut_off(state: CombatState, zone: Zone, spread: ZoneEffect, who: CreatureCombatState) -> bool:
    # Banishment, Resilient Sphere: nothing reaches into another place, and an emanation does not leave it.
    source = state.participants[zone.source]
    return who.flags & AWAY != 0 or (spread.follows and source.flags & AWAY != 0)


def slowing(state: CombatState, who: CreatureCombatState) -> list[int]:
    """The cells in which an area halves the Speed of a creature."""
    arena: Arena = state.arena
    found: list[int] = []
    for zone in state.zones:
        spread = position.zone_effect(arena, zone)
        if spread is None or not spread.slows or spares(state, zone, who):
            continue
        if position.is_above_or_below(who, arena.powers[zone.power].area, zone.altitude_ft):
            continue
        if not _is_shut_off(state, zone, spread, who):
            found += zone.cells
    return found


def begin(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Apply areas at the start of a creature's turn, after its own areas have aged."""
    arena: Arena = state.arena
    grow_older(state, who)
    for zone in state.zones:
        zone.touched = []
    for zone in state.zones:
        spread = position.zone_effect(arena, zone)
        if spread is not None and spread.at_start:
            _touch(state, zone, spread, who, ctx)


def end(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Apply areas at the end of a creature's turn."""
    arena: Arena = state.arena
    for zone in state.zones:
        spread = position.zone_effect(arena, zone)
        if spread is not None and spread.at_end:
            # Grease, Wall of Fire: also after entering in the same turn.
            if spread.at_end_too:
                zone.touched = [place for place in zone.touched if place != who.place]
            _touch(state, zone, spread, who, ctx)
        if spread is not None and spread.at_source_end and zone.source == who.place:
            # Earthquake: every creature in the area, at the end of the caster's turns.
            zone.touched = []
            for each in list(state.participants):
                _touch(state, zone, spread, each, ctx)


def grow_older(state: CombatState, who: CreatureCombatState) -> None:
    """Age the areas of a creature by one of its turns, even if it is gone."""
    # An area held by Concentration lasts as long as it does.
    for zone in state.zones:
        if zone.source == who.place and zone.rounds > 0:
            zone.rounds -= 1
            if zone.rounds == 0 and not zone.concentration:
                zone.power = ""
    state.zones = [zone for zone in state.zones if zone.power != ""]


def follow(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Move the areas that follow a creature, over the creatures at their new place."""
    arena: Arena = state.arena
    for zone in state.zones:
        spread = position.zone_effect(arena, zone)
        if spread is None or not spread.follows or zone.source != who.place:
            continue
        before = list(zone.cells)
        zone.cells = cells_around(arena, zone, who)
        zone.altitude_ft = who.altitude_ft
        come_over(state, zone, before, ctx)


def come_over(state: CombatState, zone: Zone, before: list[int], ctx: Context) -> None:
    """Apply a moved area to the creatures it now covers, and release those it left."""
    arena: Arena = state.arena
    spread = position.zone_effect(arena, zone)
    if spread is None:
        return
    for other in state.participants:
        if spread.lets_go and other.conditions and _is_out(arena, zone, other):
            _let_go(state, zone, other, ctx)
        if spread.inside:
            dwell(state, zone, spread, other, ctx)
        # Flaming Sphere: the save of a creature whose space the sphere itself enters.
        rolled_over = (
            spread.rolls_over and zone.center >= 0 and position.covers(arena, [int(zone.center)], other)
        )
        entered = spread.on_enter and not position.covers(arena, before, other)
        if rolled_over or entered:
            _touch(state, zone, spread, other, ctx)


def catch_up(state: CombatState, before: list[int], ctx: Context) -> None:
    """Apply areas to creatures that were moved since their cells were noted, and move their own areas."""
    for place in range(len(before)):
        who = state.participants[place]
        if who.cell != before[place] and who.here():
            enter(state, who, before[place], ctx)
            follow(state, who, ctx)


def cells_around(arena: Arena, zone: Zone, who: CreatureCombatState) -> list[int]:
    """The cells of an emanation around its source."""
    area = arena.powers[zone.power].area
    if area is None:
        return zone.cells
    size: i64 = area.size_ft
    return areas.cells(
        arena.grid, area.shape, size, area.width_ft, area.angle_deg, who.cell, position.width(who), -1, -1
    )


def rough(state: CombatState, who: CreatureCombatState) -> list[int]:
    """The cells that areas make Difficult Terrain for a creature."""
    arena: Arena = state.arena
    found: list[int] = []
    for zone in state.zones:
        spread = position.zone_effect(arena, zone)
        if spread is None or not spread.difficult or spares(state, zone, who):
            continue
        if not position.is_above_or_below(who, arena.powers[zone.power].area, zone.altitude_ft):
            found += zone.cells
    return found


def spares(state: CombatState, zone: Zone, who: CreatureCombatState) -> bool:
    """Whether an area spares a creature: the source of an emanation, or allies."""
    arena: Arena = state.arena
    # The power as its caster knows it: Sculpt Spells.
    own = state.participants[zone.source].sheet.power(zone.power)
    power = arena.powers[zone.power] if own is None else own
    # Web Walker.
    if power.spell() in who.sheet.blocks:
        return True
    if who.place == zone.source:
        return power.area is not None and power.area.from_self
    if power.whom == "ally" and state.participants[zone.source].side != who.side:
        return True
    source = state.participants[zone.source]
    if power.sculpts and source.side == who.side:
        # Sculpt Spells: the first of the caster's allies, 1 plus the spell's level.
        earlier: i64 = 0
        for each in state.participants:
            if each.side == source.side and each is not source and each.place < who.place:
                earlier += 1
        return earlier <= zone.slot
    return power.spares_allies and source.side == who.side


def _touch(
    state: CombatState, zone: Zone, spread: ZoneEffect, who: CreatureCombatState, ctx: Context
) -> None:
    arena: Arena = state.arena
    if _is_shut_off(state, zone, spread, who):
        return
    known = who.place in zone.touched and not spread.each_step
    if known or not who.here() or not position.in_zone(arena, zone, who) or who.flags & SWALLOWED:
        return
    if spares(state, zone, who) or (len(state.zones) > 1 and _is_second_casting(state, zone, who)):
        return
    zone.touched = [*zone.touched, int(who.place)]
    use = uses.Use(state.participants[zone.source], zone.power, arena.powers[zone.power])
    use.dc = zone.dc
    use.slot = zone.slot
    use.modifier_spent = True  # by the casting
    # The effect comes from all around, so cover does not help.
    use.center = who.cell
    recursion.resolve(state, use, spread.effects, [who], ctx)


def _is_second_casting(state: CombatState, zone: Zone, who: CreatureCombatState) -> bool:
    # Combining Spell Effects: where two castings of a spell overlap, the one with the higher slot applies, or
    # of equals the one that has applied in this turn.
    arena: Arena = state.arena
    power = arena.powers[zone.power]
    for other in state.zones:
        same = other is not zone and other.source != zone.source and power.kind == "spell"
        if not same or arena.powers[other.power].spell() != power.spell():
            continue
        stronger = other.slot > zone.slot or (other.slot == zone.slot and who.place in other.touched)
        if stronger and position.in_zone(arena, other, who) and not spares(state, other, who):
            return True
    return False
