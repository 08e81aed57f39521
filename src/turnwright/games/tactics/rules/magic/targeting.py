"""The targets of a power: creatures in range and in sight, points, and areas of effect.

SRD: Casting Spells [Range, Targets, Areas of Effect].
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import slots, uses
from turnwright.games.tactics.sheet import Area, Power
from turnwright.games.tactics.srd import AWAY, CHA
from turnwright.games.tactics.state import NO_INDEX, CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Effect, Inflict, Relocate, Save, ZoneEffect
from turnwright.kernel.errors import Rejected

AIMED: Final = ("cone", "line", "square")  # these need a direction, even from the user


class PowerUse:
    """A power to be used: its slot, and its targets or its point."""

    def __init__(self, power: Power, slot: i64 = 0) -> None:
        self.power = power
        self.slot = slot
        self.targets: list[CreatureCombatState] = []
        self.center_x: i64 = -1  # in half cells, so that an intersection is a whole number
        self.center_y: i64 = -1
        self.altitude_ft: i64 = 0  # of the point, above the ground
        self.cells: list[int] = []

    @property
    def placed(self) -> bool:
        """Whether a point is given."""
        return self.center_x >= 0


def use_on(power: Power, targets: list[CreatureCombatState]) -> PowerUse:
    """A power to be used on these targets."""
    wanted = PowerUse(power)
    wanted.targets = targets
    return wanted


def center_on(state: CombatState, wanted: PowerUse, target: CreatureCombatState) -> None:
    """Aim at the middle of a creature's space."""
    arena: Arena = state.arena
    across: i64 = position.width(target)
    wanted.center_x = 2 * arena.grid.column[target.cell] + across
    wanted.center_y = 2 * arena.grid.row[target.cell] + across
    wanted.altitude_ft = target.altitude_ft


def is_aimed(power: Power) -> bool:
    """Whether a power needs a point or a direction."""
    area = power.area
    if area is None:
        return power.whom == "point"
    return not area.from_self or area.shape in AIMED


def check_targets(state: CombatState, who: CreatureCombatState, wanted: PowerUse) -> None:
    """Refuse targets that a power cannot have."""
    arena: Arena = state.arena
    power = wanted.power
    if power.whom == "self":
        wanted.targets = [who]
        return
    if power.whom == "point":
        if not wanted.placed:
            raise Rejected("no-center", f"{power.id} needs a point", "area_center")
        refusal = point_refusal(state, who, wanted)
        if refusal is not None:
            raise refusal
        cell: i64 = arena.grid.cell(wanted.center_x // 2, wanted.center_y // 2)
        if not position.may_land(state, who, cell):
            x, y = position.coord(state, cell)
            raise Rejected("occupied", f"there is no room at {x}, {y}", "area_center")
        return
    if not wanted.targets:
        raise Rejected("no-target", f"{power.id} needs a target", "target", legal_targets(state, who, power))
    names = [target.creature_id for target in wanted.targets]
    if not power.repeats and len(names) != len(dict.fromkeys(names)):
        raise Rejected("twice", f"{power.id} can target each creature once", "targets")
    most: i64 = target_count(wanted, who)
    if len(wanted.targets) > most:
        raise Rejected("too-many", f"{power.id} can have {most} targets", "targets", [int(most)])
    for target in wanted.targets:
        code = target_problem(state, who, power, target)
        if code != "":
            raise _target_refusal(state, who, power, target, code)


def target_count(wanted: PowerUse, who: CreatureCombatState) -> i64:
    """The number of targets that a power may have with its slot."""
    power = wanted.power
    slot: i64 = wanted.slot
    if slot == 0 and slots.takes_slot(power):
        slot = slots.slot_for(who, power)
    above: i64 = slot - power.level if slot > power.level else 0
    if power.repeats:
        return uses.shot_count(who, power, above)
    # Twinned Spell: as if the slot were one level higher.
    if power.targets_per_level > 0 and power.kind == "spell":
        above += 1 if any(condition.rule.magic.twinned for condition in who.conditions) else 0
    return power.targets + power.targets_per_level * above


def target_problem(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState
) -> str:
    """Why a power cannot be used on a creature from here, as the code of the refusal, or "" if it can."""
    if (target.flags | who.flags) & AWAY and target is not who:
        return "away"
    if position.hides_from(target, who):
        return "hidden"
    if not is_valid_kind(who, power, target) or not has_room(state, who, power, target):
        return "wrong-target"
    if power.moves != "" and not may_move_mark(state, who, power, target):
        return "wrong-target"
    if target is who:
        return ""
    if position.distance(state, who, target) > slots.farthest(who, power):
        return "out-of-range"
    if position.cover(state, who, target) == position.NO_LINE:
        return "no-line"
    # Vicious Mockery: a creature that is heard need not be seen. Bardic Inspiration: the other way round.
    heard = power.or_heard and position.hears(who)
    if power.needs_sight and not heard and not position.sees(state, who, target):
        return "unseen"
    if power.audience and not position.hears(target) and not position.sees(state, target, who):
        return "wrong-target"
    return "charmed" if harms(power) and conditions.is_charmed_by(state, who, target) else ""


def may_move_mark(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState
) -> bool:
    """Hex, Hunter's Mark: whether the creature that has the mark has fallen, and this is another one."""
    for each in state.participants:
        if conditions.has_from(each, power.moves, who) and (each is target or each.stands()):
            return False
    return True


def is_legal_target(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState
) -> bool:
    """Whether a power can be used on a creature from here."""
    return target_problem(state, who, power, target) == ""


def _target_refusal(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState, code: str
) -> Rejected:
    name = target.creature_id
    reason = f"{power.id} does not work on {name}"
    if code == "away":
        reason = f"{name} is in another place"
    elif code == "hidden":
        code, reason = "unseen", f"the position of {name} is unknown"
    elif code == "out-of-range":
        far, most = position.distance(state, who, target), slots.farthest(who, power)
        reason = f"{name} is {far} ft away, {power.id} reaches {most}"
    elif code == "no-line":
        reason = f"there is no line of sight to {name}{position.blocked_at(state, who, target)}"
    elif code == "unseen":
        reason = f"{who.creature_id} cannot see {name}"
    elif code == "charmed":
        reason = f"{who.creature_id} is charmed by {name}"
    return Rejected(code, reason, "target", legal_targets(state, who, power))


def legal_targets(state: CombatState, who: CreatureCombatState, power: Power) -> list[str]:
    """The creatures that a power could be used on now."""
    return [each.creature_id for each in state.participants if is_legal_target(state, who, power, each)]


def is_valid_kind(who: CreatureCombatState, power: Power, target: CreatureCombatState) -> bool:
    """Whether a power works on a creature, wherever it is."""
    if power.whom == "dead":
        return target.dead and target.gone == "" and target.side == who.side and is_kind(power, target)
    if not target.here() or not is_kind(power, target) or not meets_target_condition(who, power, target):
        return False
    if power.not_self and target is who:
        return False
    if power.whom == "enemy":
        return target.side != who.side
    if power.whom == "ally":
        return target.side == who.side
    if power.whom == "fallen":
        return target.current_hp == 0
    return True


def meets_target_condition(who: CreatureCombatState, power: Power, target: CreatureCombatState) -> bool:
    """Whether a target is in the state a power needs: grappled, prone, frightened, small enough."""
    if target.sheet.size > power.largest or (power.bearing and not target.flags & power.bearing):
        return False
    if power.on_bearer != "" and not conditions.has_from(target, power.on_bearer, who):
        return False
    if not (power.held or power.holding or power.charmed):
        return True
    held = power.held and conditions.is_held_by(target, who)
    holding = power.holding and conditions.is_held_by(who, target)
    return held or holding or (power.charmed and conditions.has_charm_of(target, who))


def has_room(state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState) -> bool:
    """Whether a dead target has room to get up, or a swallower room for one more."""
    if power.whom == "dead":
        return bool(position.has_room(state, target, target.cell))
    return not is_full(state, who, power.effects)


def is_full(state: CombatState, who: CreatureCombatState, listed: list[Effect]) -> bool:
    """Swallow, Quivering Palm: whether as many creatures as possible have a condition of these effects."""
    for effect in listed:
        if isinstance(effect, Save) and is_full(state, who, effect.fail):
            return True
        if isinstance(effect, Inflict) and effect.rule.maximum_bearers > 0:
            bearers: i64 = 0
            for each in state.participants:
                if each.here() and conditions.has_from(each, effect.rule.id, who):
                    bearers += 1
            if bearers >= effect.rule.maximum_bearers:
                return True
    return False


def is_kind(power: Power, target: CreatureCombatState) -> bool:
    """Whether a power works on this type of creature."""
    return not power.kinds or target.sheet.kind in power.kinds


def harms(power: Power) -> bool:
    """Whether a power is meant for enemies."""
    return power.whom == "enemy"


def area_refusal(state: CombatState, who: CreatureCombatState, wanted: PowerUse) -> Rejected | None:
    """Place an area: fill in its cells and targets, or return why that is impossible."""
    area = wanted.power.area
    if area is None:
        return None
    if is_aimed(wanted.power):
        if not wanted.placed:
            return Rejected("no-center", f"{wanted.power.id} needs a point", "area_center")
        refusal = point_refusal(state, who, wanted)
        if refusal is not None:
            return refusal
    wanted.cells = cells_of(state, who, wanted, area)
    wanted.targets = creatures_in(state, who, wanted)
    return None


def point_refusal(state: CombatState, who: CreatureCombatState, wanted: PowerUse) -> Rejected | None:
    """Why a power cannot be aimed at its point, or None if it can."""
    arena: Arena = state.arena
    grid = arena.grid
    x: i64 = wanted.center_x // 2
    y: i64 = wanted.center_y // 2
    area = wanted.power.area
    around = [] if area is None or area.from_self else areas.touching(grid, wanted.center_x, wanted.center_y)
    if not grid.inside(x, y) and not around:
        return Rejected("off-map", f"the map has {grid.width} by {grid.height} cells", "area_center")
    if area is not None and area.from_self:
        if leads_on(arena, who, area, wanted.center_x, wanted.center_y):
            return None
        return Rejected("no-direction", f"{wanted.power.id} needs a direction from here", "area_center")
    cell: i64 = nearest_clear(arena, who, around) if around else grid.cell(x, y)
    far: i64 = grid.gap_ft(who.cell, position.width(who), cell, 1, who.altitude_ft, wanted.altitude_ft)
    most: i64 = slots.range_of(who, wanted.power)
    if far > most:
        reason = f"the point is {far} ft away, {wanted.power.id} reaches {most}"
        return Rejected("out-of-range", reason, "area_center")
    feet: i64 = farthest_move(state, who, wanted.power, cell)
    if feet >= 0:
        reason = f"{wanted.power.needs} moves up to {feet} ft"
        return Rejected("too-far", reason, "area_center")
    if not can_see_point(arena, who, cell):
        x, y = position.coord(state, cell)
        reason = f"there is no clear path to {x}, {y}{position.blocked_before(state, who, cell)}"
        return Rejected("no-line", reason, "area_center")
    if not sees_destination(state, who, wanted.power, cell):
        x, y = position.coord(state, cell)
        return Rejected("unseen", f"{who.creature_id} cannot see {x}, {y}", "area_center")
    return None


def farthest_move(state: CombatState, who: CreatureCombatState, power: Power, cell: i64) -> i64:
    """Moonbeam and the like: how far a power may move its area, if a cell is farther than that; else -1."""
    if power.needs == "" or not state.zones:
        return -1
    arena: Arena = state.arena
    for effect in power.effects:
        if not isinstance(effect, Relocate) or effect.way != "zone" or effect.feet == 0:
            continue
        for zone in state.zones:
            mine = zone.source == who.place and zone.power == power.needs and zone.center >= 0
            if mine and arena.grid.gap_ft(zone.center, 1, cell, 1) > effect.feet:
                return effect.feet
    return -1


def sees_destination(state: CombatState, who: CreatureCombatState, power: Power, cell: i64) -> bool:
    """Misty Step, Call Lightning: whether a creature sees the space or the point, if the power needs that."""
    return not must_see_point(power) or position.sees_cell(state, who, cell)


def must_see_point(power: Power) -> bool:
    """Whether a power is for a space or a point that its user sees."""
    return power.seen_point or (power.whom == "point" and power.needs_sight)


def nearest_clear(arena: Arena, who: CreatureCombatState, around: list[int]) -> i64:
    """The nearest of the cells that meet at a point with a clear path to it; the first if there is none."""
    best: i64 = around[0]
    nearest: i64 = -1
    for cell in around if len(around) > 1 else []:
        far: i64 = arena.grid.gap_ft(who.cell, position.width(who), cell, 1)
        if (nearest < 0 or far < nearest) and can_see_point(arena, who, cell):
            best, nearest = cell, far
    return best


def can_see_point(arena: Arena, who: CreatureCombatState, cell: i64) -> bool:
    """A Clear Path to the Target: whether any cell of the caster has one."""
    grid = arena.grid
    if position.width(who) == 1:
        return areas.clear(grid, who.cell, cell)
    return any(areas.clear(grid, part, cell) for part in grid.square(who.cell, position.width(who)))


def leads_on(arena: Arena, who: CreatureCombatState, area: Area, x: i64, y: i64) -> bool:
    """Whether a point in half cells gives an area that starts at its user a direction on the map."""
    grid = arena.grid
    across: i64 = position.width(who)
    if x == 2 * grid.column[who.cell] + across and y == 2 * grid.row[who.cell] + across:
        return False
    if area.shape != "square":
        return True
    middle_x, middle_y = cube_centre(arena, who, area, x, y)
    return 0 < middle_x < 2 * grid.width and 0 < middle_y < 2 * grid.height


def cube_centre(arena: Arena, who: CreatureCombatState, area: Area, x: i64, y: i64) -> tuple[i64, i64]:
    """Areas of Effect [Cube]: it touches the creature it comes from, on the side of the point."""
    grid = arena.grid
    across: i64 = position.width(who)
    middle_x: i64 = 2 * grid.column[who.cell] + across
    middle_y: i64 = 2 * grid.row[who.cell] + across
    far: i64 = across + area.size_ft // 5
    return (
        middle_x + areas.heading(x - middle_x, y - middle_y) * far,
        middle_y + areas.heading(y - middle_y, x - middle_x) * far,
    )


def cells_of(state: CombatState, who: CreatureCombatState, wanted: PowerUse, area: Area) -> list[int]:
    """The cells of an area of effect."""
    arena: Arena = state.arena
    x, y = wanted.center_x, wanted.center_y
    if area.from_self and area.shape == "square":
        x, y = cube_centre(arena, who, area, x, y)
    return areas.cells(
        arena.grid,
        area.shape,
        area.size_ft,
        area.width_ft,
        area.angle_deg,
        who.cell,
        position.width(who),
        x,
        y,
    )


def creatures_in(state: CombatState, who: CreatureCombatState, wanted: PowerUse) -> list[CreatureCombatState]:
    """The creatures in the area that the power affects."""
    arena: Arena = state.arena
    found: list[CreatureCombatState] = []
    for each in catchable(state, who, wanted.power, wanted.altitude_ft):
        for part in arena.grid.square(each.cell, position.width(each)):
            if part in wanted.cells:
                found.append(each)
                break
    found = _strongest(wanted.power, found)
    if not spares_some(who, wanted.power):
        return found
    slot: i64 = wanted.slot if wanted.slot > 0 else slots.lowest_slot(who, wanted.power)
    spared = spared_allies(state, who, wanted.power, slot, found)
    return [each for each in found if int(each.place) not in spared]


def _strongest(power: Power, found: list[CreatureCombatState]) -> list[CreatureCombatState]:
    # Slow: six creatures of the caster's choice; those with the most Hit Points.
    if power.most_caught == 0 or len(found) <= power.most_caught:
        return found
    left = list(found)
    while len(left) > power.most_caught:
        weakest = left[0]
        for each in left:
            weakest = each if each.current_hp < weakest.current_hp else weakest
        left = [each for each in left if each is not weakest]
    return left


def spared_allies(
    state: CombatState, who: CreatureCombatState, power: Power, slot: i64, caught: list[CreatureCombatState]
) -> list[int]:
    """Sculpt Spells, Careful Spell: the places of the spared allies, the weakest first."""
    left = [each for each in caught if is_sculptable(state, who, each)]
    most: i64 = most_spared(who, power, slot)
    spared: list[int] = []
    while left and len(spared) < most:
        weakest = left[0]
        for each in left:
            if each.current_hp < weakest.current_hp:
                weakest = each
        spared.append(int(weakest.place))
        left.remove(weakest)
    return spared


def is_sculptable(state: CombatState, who: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Sculpt Spells, Careful Spell: whether a creature is another ally that the caster sees."""
    return other.side == who.side and other is not who and position.sees(state, who, other)


def heightened_target(who: CreatureCombatState, power: Power, targets: list[CreatureCombatState]) -> i64:
    """Heightened Spell: the place of the first target; in an area, of the enemy with the most Hit Points."""
    if not targets:
        return NO_INDEX
    if power.area is None:
        return targets[0].place
    best: CreatureCombatState | None = None
    for target in targets:
        if target.side != who.side and (best is None or target.current_hp > best.current_hp):
            best = target
    return NO_INDEX if best is None else best.place


def spares_some(who: CreatureCombatState, power: Power) -> bool:
    """Whether a number of allies in the area of a power is spared."""
    return power.sculpts or is_careful(who, power)


def is_careful(who: CreatureCombatState, power: Power) -> bool:
    """Careful Spell: whether it applies to a power."""
    return power.kind == "spell" and any(condition.rule.magic.careful for condition in who.conditions)


def most_spared(who: CreatureCombatState, power: Power, slot: i64) -> i64:
    """Sculpt Spells: 1 plus the spell's level. Careful Spell: the Charisma modifier, at least 1."""
    most: i64 = 0
    if power.sculpts:
        most = 1 + (slot if slot > power.level else power.level)
    if is_careful(who, power):
        charisma: i64 = who.sheet.mods[CHA]
        most += charisma if charisma > 1 else 1
    return most


def origin_ft(who: CreatureCombatState, area: Area | None, point_ft: i64) -> i64:
    """The altitude that an area originates at: that of its user, or of the point it is aimed at."""
    return who.altitude_ft if area is not None and area.from_self else point_ft


def catchable(
    state: CombatState, who: CreatureCombatState, power: Power, point_ft: i64 = 0
) -> list[CreatureCombatState]:
    """The creatures that the area of a power affects, if they are in it."""
    area = power.area
    from_self = area is not None and area.from_self
    origin: i64 = origin_ft(who, area, point_ft)
    found: list[CreatureCombatState] = []
    for each in state.participants:
        if any(isinstance(one, ZoneEffect) and position.is_above_ground(each, one) for one in power.effects):
            continue
        if (
            not each.here()
            or (each is who and (from_self or power.not_self))
            or position.separated(who, each)
        ):
            continue
        if (each.side == who.side and power.spares_allies) or not is_kind(power, each):
            continue
        if position.is_above_or_below(each, area, origin):
            continue
        if not meets_target_condition(who, power, each):
            continue
        if power.whom == "ally" and each.side != who.side:
            continue
        found.append(each)
    return found


def shots(wanted: PowerUse, who: CreatureCombatState) -> list[CreatureCombatState]:
    """The target of each shot; shots without a target of their own go round the named ones."""
    if not wanted.power.repeats or not wanted.targets:
        return wanted.targets
    all_shots = list(wanted.targets)
    most: i64 = target_count(wanted, who)
    while len(all_shots) < most:
        all_shots.append(wanted.targets[len(all_shots) % len(wanted.targets)])
    return all_shots
