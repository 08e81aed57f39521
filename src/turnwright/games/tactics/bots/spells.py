"""The best use of a power by a bot: its targets or point, and its slot."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics import options
from turnwright.games.tactics.bots import values
from turnwright.games.tactics.bots.decision import AIM, USE, Decision
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.magic import slots, targeting
from turnwright.games.tactics.sheet import ACTION, FREE, LEGENDARY, REACTION, Area, Power
from turnwright.games.tactics.state import CreatureCombatState

NEAR: Final = 30  # the longest range of a power that is worth a walk


def is_usable(decision: Decision, power: Power) -> bool:
    """Whether a power can be used and paid for now."""
    if power.cost == REACTION or power.cost == LEGENDARY or power.trigger != "":
        return False
    return slots.cost_problem(decision.who, power) == ""


def consider(decision: Decision, power: Power) -> None:
    """Keep the best use of a power, if it is better than all plans before."""
    if power.concentration and decision.who.concentrates_on != "":
        return
    if power.area is not None:
        _consider_area(decision, power, power.area)
    elif power.whom == "point":
        _consider_teleport(decision, power)
    elif power.whom == "self":
        _consider_self(decision, power)
    elif power.targets > 1 and not power.repeats:
        for slot in values.useful_slots(decision.who, power):
            _consider_several(decision, power, slot)
    else:
        _consider_targets(decision, power)
        if power.targets_per_level > 0:
            for slot in values.useful_slots(decision.who, power)[1:]:
                _consider_several(decision, power, slot)


# On the caster


def _consider_self(decision: Decision, power: Power) -> None:
    who = decision.who
    if not _is_useful(decision, power):
        return
    for slot in values.useful_slots(who, power):
        level: i64 = values.slot_level(who, power, slot)
        value = values.value_for(who, power, who, level) - values.price(power, level)
        if value > 0.0:
            _keep_use(decision, power, who, value, "bot-uses", slot)


def _is_useful(decision: Decision, power: Power) -> bool:
    # A power that improves the next attack or gives another action needs an enemy in reach.
    if not decision.enemies:
        return False
    if power.cost == FREE or power.unmoved:
        return decision.attack_worth > 0.0 or (power.cost == FREE and _is_close(decision))
    return True


def _is_close(decision: Decision) -> bool:
    for foe in decision.enemies:
        if position.distance(decision.state, decision.who, foe) <= decision.feet + position.BESIDE:
            return True
    return False


def _keep_use(
    decision: Decision, power: Power, target: CreatureCombatState, value: float, why: str, slot: i64
) -> None:
    # A power that takes no action comes before the attack that it helps.
    if power.cost != ACTION:
        value += decision.attack_worth
    decision.keep(USE, value, why, target, None, power, -1, slot)


# On one or several targets


def _consider_targets(decision: Decision, power: Power) -> None:
    state, who = decision.state, decision.who
    levels = values.useful_slots(who, power)
    for target in state.participants:
        if not targeting.is_valid_kind(who, power, target) or position.hides_from(target, who):
            continue
        value, slot = _best_slot(decision, power, target, levels)
        if value <= decision.worth:
            continue
        if targeting.is_legal_target(state, who, power, target):
            if target.side == who.side:
                _keep_use(decision, power, target, value, _reason(target, who), slot)
            else:
                decision.keep(USE, value, "bot-casts", target, None, power, -1, slot)
        elif power.range_ft <= NEAR and target is not who:
            cell: i64 = decision.cell_in_reach(target, power.range_ft)
            if cell >= 0:
                why = "bot-comes-to-help" if target.side == who.side else "bot-closes-in"
                decision.keep_move(
                    0.9 * value - decision.approach_cost(target, cell), why, cell, target, power
                )


def _best_slot(
    decision: Decision, power: Power, target: CreatureCombatState, levels: list[int]
) -> tuple[float, i64]:
    who = decision.who
    best: i64 = 0
    most = 0.0
    for slot in levels:
        level: i64 = values.slot_level(who, power, slot)
        value = values.value_on(decision.state, who, power, target, level) - values.price(power, level)
        if value > most:
            best, most = slot, value
    return most, best


def _reason(target: CreatureCombatState, who: CreatureCombatState) -> str:
    if target is who:
        return "bot-uses"
    return "bot-raises" if target.current_hp == 0 else "bot-helps"


def _consider_several(decision: Decision, power: Power, slot: i64) -> None:
    """Consider a power on its best targets."""
    who = decision.who
    found, total = values.best_targets_and_value(decision.state, who, power, slot)
    total -= values.price(power, values.slot_level(who, power, slot))
    if not found or total <= decision.worth:
        return
    why = "bot-casts" if found[0].side != who.side else _reason(found[0], who)
    if decision.keep(USE, total, why, found[0], None, power, -1, slot):
        decision.more = found


# Teleportation


def _consider_teleport(decision: Decision, power: Power) -> None:
    """Consider teleporting to a free cell in sight, out of danger."""
    who, arena = decision.who, decision.arena
    if decision.temperament.caution < 0.3 or not decision.threatened():
        return
    grid = arena.grid
    best: i64 = -1
    here = decision.exposure(who.cell)
    price = values.price(power, values.slot_level(who, power, 0))
    least = here - (1.0 + price) / decision.temperament.caution
    for cell in range(grid.cells):
        if grid.gap_ft(who.cell, decision.across, cell, 1) > power.range_ft or not grid.walkable(cell):
            continue
        exposed = decision.exposure(cell)
        if exposed < least and _can_land(decision, power, cell):
            best, least = cell, exposed
    if best >= 0:
        value = decision.temperament.caution * (here - least) - price
        decision.keep(AIM, value, "bot-blinks", None, None, power, best)


def _can_land(decision: Decision, power: Power, cell: int) -> bool:
    state, arena, who = decision.state, decision.arena, decision.who
    return (
        targeting.can_see_point(arena, who, cell)
        and targeting.sees_destination(state, who, power, cell)
        and position.may_land(state, who, cell)
    )


# Areas


def _consider_area(decision: Decision, power: Power, area: Area) -> None:
    level: i64 = values.slot_level(decision.who, power, 0)
    weights = _weights(decision, power, level)
    if not weights:
        return
    price = values.price(power, level)
    if not targeting.is_aimed(power):
        cells = targeting.cells_of(decision.state, decision.who, targeting.PowerUse(power), area)
        value = _weight_in(decision, cells, weights) - price
        decision.keep(USE, value, "bot-uses", None, None, power)
        _consider_higher(decision, power, cells, -1)
        return
    best: i64 = -1
    most = price + decision.worth
    laid: list[int] = []
    for cell in _aim_cells(decision, area):
        # A quick test by distance comes before the cells of the area.
        if area.from_self or _weight_near(decision, area, weights, cell) > most:
            if not _can_aim(decision, power, area, cell):
                continue
            cells = _cells_at(decision, power, area, cell)
            value = _weight_in(decision, cells, weights)
            if value > most:
                best, most, laid = cell, value, cells
    if best >= 0:
        decision.keep(AIM, most - price, "bot-aims", decision.nearest_enemy(best), None, power, best)
        _consider_higher(decision, power, laid, best)


def _consider_higher(decision: Decision, power: Power, cells: list[int], cell: i64) -> None:
    # The same area with a higher slot.
    who = decision.who
    for slot in values.useful_slots(who, power)[1:]:
        level: i64 = values.slot_level(who, power, slot)
        value = _weight_in(decision, cells, _weights(decision, power, level)) - values.price(power, level)
        if cell < 0:
            decision.keep(USE, value, "bot-uses", None, None, power, -1, slot)
        else:
            decision.keep(AIM, value, "bot-aims", decision.nearest_enemy(cell), None, power, cell, slot)


def _cells_at(decision: Decision, power: Power, area: Area, cell: int) -> list[int]:
    wanted = targeting.PowerUse(power)
    wanted.center_x, wanted.center_y = areas.centre(decision.arena.grid, cell)
    return targeting.cells_of(decision.state, decision.who, wanted, area)


def _weights(decision: Decision, power: Power, level: i64) -> list[float]:
    # The value of each creature in the area, by its place; empty if none has a positive value.
    who, state = decision.who, decision.state
    found: list[float] = []
    any_worth = False
    for each in state.participants:
        value = 0.0
        known = each.here() and not position.hides_from(each, who)
        if known and targeting.is_kind(power, each):
            value = _weight(decision, power, each, level)
        any_worth = any_worth or value > 0.0
        found.append(value)
    return found if any_worth else []


def _weight(decision: Decision, power: Power, each: CreatureCombatState, level: i64) -> float:
    who = decision.who
    if power.whom == "ally":
        return values.value_for(who, power, each, level) if each.side == who.side else 0.0
    if each.side != who.side:
        return (
            values.value_against(decision.state, who, power, each, level)
            if each.stands() or each.rises()
            else 0.0
        )
    own = each is who and power.area is not None and power.area.from_self
    if own or power.spares_allies or targeting.spares_some(who, power):
        return 0.0
    return -decision.temperament.spares * values.value_against(decision.state, who, power, each, level)


def _aim_cells(decision: Decision, area: Area) -> list[int]:
    """The cells to aim at: those of enemies, and half-way between two of them."""
    grid = decision.arena.grid
    enemies = decision.enemies
    found: list[int] = []
    for at, foe in enumerate(enemies):
        _add_spot(found, grid.column[foe.cell], grid.row[foe.cell], grid.width)
        if area.from_self:
            continue
        for other in enemies[at + 1 :]:
            x: i64 = (grid.column[foe.cell] + grid.column[other.cell]) // 2
            y: i64 = (grid.row[foe.cell] + grid.row[other.cell]) // 2
            if position.distance(decision.state, foe, other) <= 2 * area.size_ft:
                _add_spot(found, x, y, grid.width)
    return found


def _add_spot(found: list[int], x: i64, y: i64, width: i64) -> None:
    cell = int(y * width + x)
    if cell not in found:
        found.append(cell)


def _weight_near(decision: Decision, area: Area, weights: list[float], cell: i64) -> float:
    # The value of all creatures within the size of the area, regardless of walls.
    grid = decision.arena.grid
    total = 0.0
    for place, weight in enumerate(weights):
        if weight != 0.0:
            other: i64 = decision.state.participants[place].cell
            dx: i64 = 5 * (grid.column[cell] - grid.column[other])
            dy: i64 = 5 * (grid.row[cell] - grid.row[other])
            if dx * dx + dy * dy <= area.size_ft * area.size_ft:
                total += weight
    return total


def _can_aim(decision: Decision, power: Power, area: Area, cell: int) -> bool:
    grid, who = decision.arena.grid, decision.who
    far: i64 = grid.gap_ft(who.cell, decision.across, cell, 1)
    if far > (area.size_ft if area.from_self else slots.range_of(who, power)):
        return False
    if targeting.farthest_move(decision.state, who, power, cell) >= 0:
        return False
    if not targeting.sees_destination(decision.state, who, power, cell):
        return False
    return options.aimed_well(decision.arena, who, area, cell)


def _weight_in(decision: Decision, cells: list[int], weights: list[float]) -> float:
    state, arena = decision.state, decision.arena
    total = 0.0
    for place, weight in enumerate(weights):
        if weight != 0.0:
            each = state.participants[place]
            for part in arena.grid.square(each.cell, position.width(each)):
                if part in cells:
                    total += weight
                    break
    return total
