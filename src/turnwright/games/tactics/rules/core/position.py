"""Positions: distance, line of sight, cover, senses, room, and speed.

SRD: Unseen Attackers and Targets, Cover, Speed; Conditions.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.map import areas, sight
from turnwright.games.tactics.map.grid import NO_COVER, SQUEEZED_IN, Grid, side_of
from turnwright.games.tactics.rules.core import conditions, edition
from turnwright.games.tactics.sheet import DEVILS_SIGHT, SHARES_SPACE, SWARM, Area
from turnwright.games.tactics.srd import (
    AWAY,
    BLINDED,
    DEAFENED,
    HELD,
    HIDDEN,
    INVISIBLE,
    PRONE,
    STUNNED,
    SWALLOWED,
    UNCONSCIOUS,
)
from turnwright.games.tactics.state import (
    NO_INDEX,
    NOWHERE,
    PARTY,
    AdventureState,
    CombatState,
    ConditionState,
    CreatureCombatState,
    Zone,
)
from turnwright.games.tactics.vocabulary import ZoneEffect
from turnwright.kernel.errors import Rejected

BESIDE: Final = 5
ILLUSION: Final = "illusion"
NO_LINE: Final = 99
BONUS_OF_COVER: Final = (0, 2, 5, NO_LINE)


def width(who: CreatureCombatState) -> i64:
    """The width of a creature in cells."""
    return side_of(who.sheet.size)


def coord(state: CombatState, cell: i64) -> tuple[int, int]:
    """The column and row of a cell."""
    arena: Arena = state.arena
    width: i64 = arena.grid.width
    return int(cell % width), int(cell // width)


def distance(state: CombatState, one: CreatureCombatState, other: CreatureCombatState) -> i64:
    """The distance between two creatures in feet."""
    arena: Arena = state.arena
    return arena.grid.gap_ft(
        one.cell, width(one), other.cell, width(other), one.altitude_ft, other.altitude_ft
    )


def distance_from(state: CombatState, cell: i64, one: CreatureCombatState, other: CreatureCombatState) -> i64:
    """The distance between two creatures in feet if the first were on another cell."""
    arena: Arena = state.arena
    return arena.grid.gap_ft(cell, width(one), other.cell, width(other), one.altitude_ft, other.altitude_ft)


def flies_over(one: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Flying: whether one of two creatures is above the other, and not in its way."""
    apart: i64 = one.altitude_ft - other.altitude_ft
    lower = other if apart > 0 else one
    return (apart if apart > 0 else -apart) >= BESIDE * width(lower)


def in_line(state: CombatState, one: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Whether there is a line of sight between two creatures, whatever their senses."""
    if (one.flags | other.flags) & (SWALLOWED | AWAY) and separated(one, other):
        return False
    arena: Arena = state.arena
    return sight.sees(arena.grid, one.cell, width(one), other.cell, width(other))


def sees(state: CombatState, one: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Whether a creature can see another."""
    if not perceives(state, one, other) or not in_line(state, one, other):
        return False
    return not is_obscured(state, one, other)


def hears(who: CreatureCombatState) -> bool:
    """Conditions [Deafened], [Unconscious]: whether a creature can hear."""
    return who.flags & (DEAFENED | UNCONSCIOUS) == 0


def perceives(state: CombatState, one: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Special Senses: whether a creature could see another if nothing were between them."""
    if not one.flags & (BLINDED | UNCONSCIOUS) and not other.flags & (INVISIBLE | HIDDEN):
        return True
    if one.flags & UNCONSCIOUS or (other.flags & HIDDEN and not other.flags & INVISIBLE):
        return False
    # Blindsight needs no sight; Truesight and some spells see the Invisible.
    far: i64 = distance(state, one, other)
    if far <= one.sheet.blindsight:
        return True
    if one.flags & BLINDED:
        return False
    if far <= truesight(one) or is_revealed_to(one, other):
        return True
    return any(condition.rule.sight.sees_invisible for condition in one.conditions)


def is_revealed_to(one: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Mind Spike: whether being Invisible or hidden gives a creature nothing against another one."""
    for condition in other.conditions:
        if condition.rule.sight.revealed_to_source and condition.source == one.place:
            return True
    return False


def truesight(who: CreatureCombatState) -> i64:
    """The range of a creature's Truesight, by nature or by magic."""
    far: i64 = who.sheet.truesight
    for condition in who.conditions:
        far = condition.rule.sight.truesight if condition.rule.sight.truesight > far else far
    return far


def is_obscured(state: CombatState, one: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Heavily Obscured: whether fog hides a creature from another; Blindsight ignores it."""
    if not state.zones or one is other:
        return False
    far: i64 = distance(state, one, other)
    fog = _fog(state, one, far)
    if not fog or far <= one.sheet.blindsight:
        return False
    arena: Arena = state.arena
    # Any cell of a large creature may see any cell of the other.
    for here in arena.grid.square(one.cell, width(one)):
        for there in arena.grid.square(other.cell, width(other)):
            if _is_clear(arena, fog, here, there):
                return False
    return True


def sees_cell(state: CombatState, who: CreatureCombatState, cell: i64) -> bool:
    """Whether a creature sees a space: not Blinded, and nothing that hides it is in between."""
    arena: Arena = state.arena
    far: i64 = arena.grid.gap_ft(who.cell, width(who), cell, 1, who.altitude_ft)
    if far <= who.sheet.blindsight:
        return True
    if who.flags & (BLINDED | UNCONSCIOUS):
        return False
    fog = _fog(state, who, far) if state.zones else []
    if not fog:
        return True
    return any(_is_clear(arena, fog, here, cell) for here in arena.grid.square(who.cell, width(who)))


def _fog(state: CombatState, who: CreatureCombatState, far: i64) -> list[int]:
    # The cells of areas that hide what is this far from a creature.
    arena: Arena = state.arena
    cells: list[int] = []
    for zone in state.zones:
        power = arena.powers[zone.power]
        spread = power.effects[zone.at]
        if not isinstance(spread, ZoneEffect) or not spread.obscures:
            continue
        # Truesight: sees in magical Darkness and through illusions. Devil's Sight: Darkness alone.
        if (spread.dark or power.school == ILLUSION) and far <= truesight(who):
            continue
        if spread.dark and who.sheet.has(DEVILS_SIGHT) and far <= who.sheet.darkvision:
            continue
        cells += zone.cells
    return cells


def _is_clear(arena: Arena, fog: list[int], a: i64, b: i64) -> bool:
    # As with line of sight, one clear direction is enough.
    if a in fog or b in fog:
        return False
    return _passes(arena, fog, a, b) or (not arena.grid.one_way and _passes(arena, fog, b, a))


def _passes(arena: Arena, fog: list[int], a: i64, b: i64) -> bool:
    if sight.blocker(arena.grid, a, b) != sight.NOTHING:
        return False
    return not any(cell in fog for cell in sight.line(arena.grid, a, b))


def squeezes(state: CombatState, who: CreatureCombatState) -> bool:
    """Squeezing: whether walls or an enemy leave a creature less room than it needs."""
    across: i64 = width(who)
    if across == 1:
        return False
    arena: Arena = state.arena
    if i64(arena.grid.ground(across).room[who.cell]) == SQUEEZED_IN:
        return True
    for other in state.participants:
        if other.side == who.side or not other.here() or (other.flags | who.flags) & SWALLOWED:
            continue
        if share_space(who, other) or share_space(other, who):
            continue
        if distance(state, who, other) == 0:
            return True
    return False


def cover(state: CombatState, one: CreatureCombatState, other: CreatureCombatState) -> i64:
    """Cover: +2 for half, +5 for three-quarters; `NO_LINE` for Total Cover or no line of sight."""
    return cover_ignoring_sight(state, one, other) if in_line(state, one, other) else NO_LINE


def cover_ignoring_sight(state: CombatState, one: CreatureCombatState, other: CreatureCombatState) -> i64:
    """Cover against an effect that needs no line of sight."""
    grid = _grid(state)
    across, across_other = width(one), width(other)
    degree: i64 = sight.cover(grid, one.cell, across, other.cell, across_other)
    # Creatures between give half cover, which matters only where the map gives none.
    if degree == NO_COVER:
        crowd = between(state, one, other)
        if crowd is not None:
            degree = sight.cover(grid, one.cell, across, other.cell, across_other, crowd)
    return BONUS_OF_COVER[degree]


def blocked_at(state: CombatState, one: CreatureCombatState, other: CreatureCombatState) -> str:
    """Name the cell that blocks the line between two creatures, to end a refusal with."""
    arena: Arena = state.arena
    cell: i64 = sight.first_blocker(arena.grid, one.cell, width(one), other.cell, width(other))
    return _in_the_way(state, cell)


def blocked_before(state: CombatState, one: CreatureCombatState, cell: i64) -> str:
    """Name the cell that blocks the line between a creature and a point."""
    arena: Arena = state.arena
    return _in_the_way(state, sight.first_blocker(arena.grid, one.cell, width(one), cell, 1))


def _in_the_way(state: CombatState, cell: i64) -> str:
    if cell < 0:
        return ""
    x, y = coord(state, cell)
    return f": {x}, {y} is in the way"


def cover_from(state: CombatState, cell: i64, other: CreatureCombatState) -> i64:
    """Cover against an area of effect whose point of origin is the middle of a cell."""
    grid = _grid(state)
    across: i64 = width(other)
    degree: i64 = sight.cover(grid, cell, 1, other.cell, across)
    if degree == NO_COVER:
        crowd = _around_line(state, cell, other)
        if crowd is not None:
            degree = sight.cover(grid, cell, 1, other.cell, across, crowd)
    return BONUS_OF_COVER[degree]


def cover_from_corner(state: CombatState, x: i64, y: i64, other: CreatureCombatState) -> i64:
    """Cover against an area of effect whose point of origin is a corner, in half cells."""
    grid = _grid(state)
    crowd: list[int] | None = None
    nearest: i64 = -1
    for cell in areas.touching(grid, x, y):
        far: i64 = grid.gap_ft(cell, 1, other.cell, width(other))
        if nearest < 0 or far < nearest:
            nearest = far
            crowd = _around_line(state, cell, other)
    return BONUS_OF_COVER[sight.cover_from_point(grid, x, y, other.cell, width(other), crowd)]


def _grid(state: CombatState) -> Grid:
    arena: Arena = state.arena
    return arena.grid


def _around_line(state: CombatState, cell: i64, other: CreatureCombatState) -> list[int] | None:
    # The cells of creatures that may stand between a cell and a creature.
    grid = _grid(state)
    far: i64 = grid.gap_ft(cell, 1, other.cell, width(other))
    if far <= BESIDE:
        return None
    found: list[int] = []
    for creature in _in_the_box(state, cell, 1, other):
        away: i64 = grid.gap_ft(cell, 1, creature.cell, width(creature))
        if 0 < away < far and distance(state, creature, other) < far:
            found += grid.square(creature.cell, width(creature))
    return found or None


def between(state: CombatState, one: CreatureCombatState, other: CreatureCombatState) -> list[int] | None:
    """The cells of creatures that may stand between two others; None if these are adjacent."""
    far: i64 = distance(state, one, other)
    if far <= BESIDE:
        return None
    found: list[int] = []
    for creature in _in_the_box(state, one.cell, width(one), other):
        if creature is one:
            continue
        if distance(state, creature, one) < far and distance(state, creature, other) < far:
            found += _grid(state).square(creature.cell, width(creature))
    return found or None


def _in_the_box(
    state: CombatState, cell: i64, across: i64, other: CreatureCombatState
) -> list[CreatureCombatState]:
    # The creatures in the rectangle around a space and a creature: all that a line between them can meet.
    grid = _grid(state)
    x, y, to_x, to_y = grid.column[cell], grid.row[cell], grid.column[other.cell], grid.row[other.cell]
    to_across = width(other)
    left, top = x if x < to_x else to_x, y if y < to_y else to_y
    right = x + across if x + across > to_x + to_across else to_x + to_across
    bottom = y + across if y + across > to_y + to_across else to_y + to_across
    found: list[CreatureCombatState] = []
    for creature in state.participants:
        at: i64 = creature.cell
        if at < 0 or grid.column[at] >= right or grid.row[at] >= bottom or creature is other:
            continue
        broad: i64 = width(creature)
        if grid.column[at] + broad <= left or grid.row[at] + broad <= top:
            continue
        # A hidden creature gives no cover, or its place would be known.
        if creature.stands() and not creature.flags & (HIDDEN | AWAY):
            found.append(creature)
    return found


def ally_beside(state: CombatState, actor: CreatureCombatState, target: CreatureCombatState) -> bool:
    """Whether an ally of the actor that can act is within 5 feet of the target."""
    for creature in state.participants:
        if creature is actor or creature.side != actor.side or creature is target:
            continue
        if not creature.can_act() or creature.flags & AWAY:
            continue
        if distance(state, creature, target) <= BESIDE:
            return True
    return False


def has_enemy_beside(state: CombatState, actor: CreatureCombatState) -> bool:
    """Whether an enemy within 5 feet sees the actor and can act."""
    for creature in state.participants:
        if creature.side == actor.side or not creature.can_act() or creature.flags & AWAY:
            continue
        if distance(state, creature, actor) <= BESIDE and sees(state, creature, actor):
            return True
    return False


def enemies(state: CombatState, who: CreatureCombatState) -> list[CreatureCombatState]:
    """The enemies of a creature that are in the fight, not hidden, and not in another place."""
    if who.flags & AWAY:
        return []
    return [
        each
        for each in state.participants
        if each.side != who.side and each.stands() and not each.flags & (HIDDEN | AWAY)
    ]


def hides_from(other: CreatureCombatState, who: CreatureCombatState) -> bool:
    """Hide: whether a creature is an enemy whose place another one does not know."""
    return other.flags & HIDDEN != 0 and other.side != who.side


def is_unnoticed(state: CombatState, who: CreatureCombatState) -> bool:
    """Whether a creature is a secret of the game master's: in an adventure, a foe in hiding."""
    return isinstance(state, AdventureState) and who.side != PARTY and who.flags & HIDDEN != 0


def named(state: CombatState, by: CreatureCombatState, creature_id: str) -> CreatureCombatState | None:
    """The creature that another one names; none that its side has not noticed, as if it did not exist."""
    found = state.get(creature_id)
    if found is None or (found.side != by.side and is_unnoticed(state, found)):
        return None
    return found


def creature_here(state: CombatState, creature_id: str, field: str) -> CreatureCombatState:
    """The creature that a field of an intent names, if it is here."""
    who = state.get(creature_id)
    if who is None or not who.here():
        known = [each.creature_id for each in state.participants if each.here()]
        raise Rejected("unknown-creature", f"there is no creature {creature_id[:60]!r} here", field, known)
    return who


def check_beside(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, legal: list[str]
) -> None:
    """Refuse a target that is not within 5 feet."""
    far: i64 = distance(state, who, target)
    if far > BESIDE:
        reason = f"{target.creature_id} is {far} ft away, the reach is 5"
        raise Rejected("out-of-range", reason, "target", legal)


def allies(state: CombatState, who: CreatureCombatState) -> list[CreatureCombatState]:
    """The allies of a creature that are on the map, also the unconscious."""
    return [each for each in state.participants if each.side == who.side and each is not who and each.here()]


def speed(who: CreatureCombatState) -> i64:
    """The speed of a creature in feet, with every condition that changes it."""
    if who.flags & HELD:
        return 0
    sheet = who.sheet
    if who.flags & STUNNED and edition.of(who).stunned_cannot_move:
        return 0
    # Being Prone: no flying.
    feet: i64 = sheet.fly if not who.conditions else conditions.fly_speed(who)
    if who.altitude_ft == 0 and (sheet.speed > feet or who.flags & PRONE):
        feet = sheet.speed
    if who.exhaustion > 0:
        feet = edition.of(who).exhausted_speed(feet, who.exhaustion)
    for place, condition in enumerate(who.conditions):
        rule = condition.rule
        if rule.speed.zero:
            return 0
        if rule.speed.maximum > 0 and feet > rule.speed.maximum:
            feet = rule.speed.maximum
        plain = rule.speed.bonus == 0 and rule.speed.times == 1 and not rule.speed.halved
        if plain or conditions.repeats(who, place):
            continue
        feet += rule.speed.bonus
        feet *= rule.speed.times
        if rule.speed.halved:
            feet //= 2
    return feet if feet > 0 else 0


def speeds_by_area(state: CombatState, who: CreatureCombatState) -> tuple[i64, i64]:
    """The Speed of a creature outside of the areas that halve it, and inside."""
    arena: Arena = state.arena
    borne = who.conditions
    free = [one for one in borne if not _is_slowed_by_area(arena, one)]
    who.conditions = free
    whole: i64 = speed(who)
    who.conditions = borne
    return whole, speed(who) if len(free) < len(borne) else whole // 2


def _is_slowed_by_area(arena: Arena, condition: ConditionState) -> bool:
    power = arena.powers.get(condition.spell)
    if power is None or not condition.rule.speed.halved:
        return False
    return any(isinstance(effect, ZoneEffect) and effect.slows for effect in power.effects)


def count_movement(who: CreatureCombatState) -> None:
    """Speed: give a creature the movement of a turn."""
    who.counted_speed_ft = speed(who)
    who.remaining_movement_ft = who.counted_speed_ft
    who.overspent_ft = 0


def recount_movement(who: CreatureCombatState) -> None:
    """Speed: when it changes during a turn, the feet already moved are subtracted from the new Speed."""
    feet: i64 = speed(who)
    if feet == who.counted_speed_ft:
        return
    left: i64 = who.remaining_movement_ft - who.overspent_ft + feet - who.counted_speed_ft
    who.counted_speed_ft = feet
    who.remaining_movement_ft = left if left > 0 else 0
    who.overspent_ft = 0 if left > 0 else -left


def swallower(who: CreatureCombatState) -> i64:
    """The place of the creature that has swallowed this one, or -1."""
    if not who.flags & SWALLOWED:
        return NO_INDEX
    return conditions.source_of(who, SWALLOWED)


def separated(one: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Whether one creature is inside a third and the other is not."""
    # Banishment: nothing reaches a creature in another place, and it reaches nothing.
    if (one.flags | other.flags) & AWAY and one is not other:
        return True
    mine, theirs = swallower(one), swallower(other)
    return mine != theirs and mine != other.place and theirs != one.place


def charge_feet(state: CombatState, actor: CreatureCombatState, target: CreatureCombatState) -> i64:
    """How many feet closer to a target a creature has just come in a straight line."""
    if actor.run_from == NOWHERE:
        return 0
    arena: Arena = state.arena
    across: i64 = side_of(actor.sheet.size)
    other: i64 = side_of(target.sheet.size)
    mine, theirs = actor.altitude_ft, target.altitude_ft
    before: i64 = arena.grid.gap_ft(actor.run_from, across, target.cell, other, mine, theirs)
    return before - arena.grid.gap_ft(actor.cell, across, target.cell, other, mine, theirs)


def nearest_room(state: CombatState, who: CreatureCombatState, center: i64) -> i64:
    """The free cell nearest to another, rows first; -1 if there is none within 30 feet."""
    arena: Arena = state.arena
    grid = arena.grid
    best: i64 = -1
    least: i64 = 31
    for cell in range(grid.cells):
        far: i64 = grid.distance_ft(center, cell)
        if far < least and has_room(state, who, cell):
            best = cell
            least = far
    return best


def room_at_or_near(state: CombatState, who: CreatureCombatState, cell: i64) -> i64:
    """A cell if it is free, else the free cell nearest to it; -1 if there is none within 30 feet."""
    return cell if has_room(state, who, cell) else nearest_room(state, who, cell)


def in_sunlight(state: CombatState, who: CreatureCombatState) -> bool:
    """Daylight: whether a creature is in the light of a spell."""
    arena: Arena = state.arena
    for zone in state.zones:
        spread = zone_effect(arena, zone)
        if spread is not None and spread.sunlit and in_zone(arena, zone, who):
            return True
    return False


def zone_effect(arena: Arena, zone: Zone) -> ZoneEffect | None:
    """The effect of an area that stays."""
    power = arena.powers.get(zone.power)
    if power is None:
        return None
    effect = power.effects[zone.at]
    return effect if isinstance(effect, ZoneEffect) else None


def is_above_ground(who: CreatureCombatState, spread: ZoneEffect) -> bool:
    """Grease, Entangle and the like: whether a creature is above an area that is on the ground."""
    return spread.ground and who.altitude_ft > 0


def in_zone(arena: Arena, zone: Zone, who: CreatureCombatState) -> bool:
    """Whether any part of a creature is in an area."""
    spread = zone_effect(arena, zone)
    if spread is not None and is_above_ground(who, spread):
        return False
    if is_above_or_below(who, arena.powers[zone.power].area, zone.altitude_ft):
        return False
    return covers(arena, zone.cells, who)


def is_above_or_below(who: CreatureCombatState, area: Area | None, origin_ft: i64) -> bool:
    """Flying: whether a creature is above or below an area that originates at an altitude."""
    apart: i64 = who.altitude_ft - origin_ft
    if apart == 0 or area is None:
        return False
    return (apart if apart > 0 else -apart) > areas.height_ft(area.shape, area.size_ft, area.width_ft)


def covers(arena: Arena, cells: list[int], who: CreatureCombatState) -> bool:
    """Whether any part of a creature is on one of these cells."""
    across: i64 = width(who)
    if across == 1:
        return int(who.cell) in cells
    return any(part in cells for part in arena.grid.square(who.cell, across))


def share_space(mover: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Swarm, Air Form: whether a creature may stop in the space of another."""
    if other.sheet.has(SWARM):
        return True
    return mover.sheet.has(SHARES_SPACE | SWARM)


def is_in_object(state: CombatState, who: CreatureCombatState) -> bool:
    """Incorporeal Movement: whether a creature is inside a wall or another object."""
    grid = _grid(state)
    return any(not grid.walkable(part) for part in grid.square(who.cell, width(who)))


def has_room(state: CombatState, who: CreatureCombatState, cell: i64) -> bool:
    """Whether a creature would have room on a cell."""
    arena: Arena = state.arena
    across: i64 = width(who)
    grid = arena.grid
    if not grid.fits(cell, across):
        return False
    for part in grid.square(cell, across):
        if not grid.walkable(part):
            return False
    for other in state.participants:
        if other is who or not other.here() or other.cell < 0 or other.flags & SWALLOWED:
            continue
        if share_space(who, other):
            continue
        if grid.gap_ft(cell, across, other.cell, width(other)) == 0:
            return False
    return True


def seems_to_have_room(state: CombatState, who: CreatureCombatState, cell: i64) -> bool:
    """Whether a creature seems to have room on a cell: a hidden enemy may still be there."""
    if has_room(state, who, cell):
        return True
    away = [other for other in state.participants if hides_from(other, who)]
    cells = [int(other.cell) for other in away]
    for other in away:
        other.cell = NOWHERE
    room = has_room(state, who, cell)
    for place, other in enumerate(away):
        other.cell = cells[place]
    return room


def may_land(state: CombatState, who: CreatureCombatState, cell: i64) -> bool:
    """Whether a creature may teleport to a cell: it seems free, and is not its own space on the ground."""
    if cell == who.cell and who.altitude_ft == 0:
        return False
    return seems_to_have_room(state, who, cell)
