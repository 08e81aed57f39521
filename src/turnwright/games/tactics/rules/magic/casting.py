"""Using a power: a spell, a feature, an item or a monster's action; whom it reaches, and what it costs.

SRD: Casting Spells, Range, Targets, Areas of Effect, Counterspell.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.events import SpellBegun, SpellCountered, SpellResolved
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.rules.combat import action_economy, hiding, reactions, ready
from turnwright.games.tactics.rules.core import conditions, d20, position, saves
from turnwright.games.tactics.rules.magic import effects, zones
from turnwright.games.tactics.rules.movement import forced
from turnwright.games.tactics.sheet import ACTION, BONUS, FREE, LEGENDARY, Area, Power
from turnwright.games.tactics.srd import CON, HIDDEN
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Damage, Effect, Inflict, Save
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

AIMED: Final = ("cone", "line", "square")  # these need a direction, even from oneself


class Wish:
    """A power that somebody means to use: with which slot, on whom, or where."""

    def __init__(self, power: Power, slot: i64 = 0) -> None:
        self.power = power
        self.slot = slot
        self.targets: list[CreatureCombatState] = []
        self.center_x: i64 = -1  # in half cells, so that an intersection is a whole number
        self.center_y: i64 = -1
        self.cells: list[int] = []

    @property
    def placed(self) -> bool:
        """Whether a point was given."""
        return self.center_x >= 0


def find(who: CreatureCombatState, power_id: str) -> Power:
    """A power of a creature by its id."""
    power = who.sheet.power(power_id)
    if power is None:
        known = [each.id for each in who.sheet.powers]
        raise Rejected("unknown-spell", f"{who.creature_id} does not know {power_id[:60]!r}", "spell", known)
    return power


def at(power: Power, targets: list[CreatureCombatState]) -> Wish:
    """A power to be used on these."""
    wish = Wish(power)
    wish.targets = targets
    return wish


def center_on(state: CombatState, wish: Wish, target: CreatureCombatState) -> None:
    """Aim at the middle of a creature."""
    arena: Arena = state.arena
    across: i64 = position.side(target)
    wish.center_x = 2 * arena.grid.column[target.cell] + across
    wish.center_y = 2 * arena.grid.row[target.cell] + across


def is_aimed(power: Power) -> bool:
    """Whether a power needs a point or a direction."""
    area = power.area
    if area is None:
        return power.whom == "point"
    return not area.from_self or area.shape in AIMED


def check(state: CombatState, arena: Arena, who: CreatureCombatState, wish: Wish, paid: bool = False) -> None:
    """Refuse a power that cannot be used like this now; fill in whom it reaches."""
    power = wish.power
    if power.trigger != "":
        raise Rejected("reaction-only", f"{power.id} is used in reaction to something", "spell")
    if power.cost == LEGENDARY:
        raise Rejected("not-your-turn", f"{power.id} is for the end of another's turn", "spell")
    if not paid:
        check_price(who, wish, arena.settings.old_rules)
    if power.area is not None:
        refusal = area_refusal(state, arena, who, wish)
        if refusal is not None:
            raise refusal
    else:
        _check_targets(state, arena, who, wish)


def check_price(who: CreatureCombatState, wish: Wish, old_rules: bool) -> None:
    """Refuse a power that cannot be paid for: the action, a slot, a use, its recharge."""
    power = wish.power
    if wish.slot < 0:
        words = f"there is no slot of level {wish.slot}"
        raise Rejected("malformed", words, "slot_level", slot_levels(who, power))
    if not action_economy.in_routine(who, power.id):
        action_economy.check(who, cost_of(who, power))
    if is_borne(who, power):
        raise Rejected("already", f"{power.id} is there already", "spell")
    if power.needs != "" and conditions.bears(who, power.needs) is None:
        raise Rejected("not-yet", f"{power.id} needs {power.needs} to be there", "spell")
    if power.unmoved and who.remaining_movement_ft < position.speed(who):
        raise Rejected("moved", f"{power.id} is for who has not moved in this turn", "spell")
    if power.before_attack and who.attacked:
        raise Rejected("attacked", f"{power.id} is for who has not attacked in this turn", "spell")
    if power.spends > who.remaining_movement_ft:
        raise Rejected("no-movement", f"{power.id} takes {power.spends} ft of movement", "spell")
    if power.recharge > 0 and power.id in who.spent:
        raise Rejected("recharging", f"{power.id} comes back on a {power.recharge} of a d6", "spell")
    if not reactions.pays(who, power, wish.slot):
        if power.kind == "item":
            raise Rejected("no-item", f"{who.creature_id} has no {power.id}", "item")
        if power.once_a_round and power.id in who.spent:
            raise Rejected("no-uses", f"{power.id} is for once a round", "spell")
        if power.limit > 0:
            raise Rejected("no-uses", f"{power.id} was used {power.limit} times", "spell")
        raise _no_slot(who, power, wish.slot)
    if power.kind == "spell" and reactions.is_mute(who):
        raise Rejected("muted", f"{who.creature_id} cannot cast spells now", "spell")
    if power.kind == "spell" and second_spell(who, power, old_rules):
        words = "one spell with a slot is cast a turn"
        if old_rules:
            words = "beside a spell of a bonus action only cantrips of an action are cast"
        raise Rejected("slot-used", words, "spell")


def _no_slot(who: CreatureCombatState, power: Power, wanted: i64) -> Rejected:
    # Too low, or gone; legal are those that would do.
    left = [level for level in range(power.level, len(who.slots) + 1) if who.slots[level - 1] > 0]
    words = f"no slot of level {max(wanted, power.level)} is left"
    if 0 < wanted < power.level:
        words = f"{power.id} needs a slot of level {power.level} or more, {wanted} was given"
    return Rejected("no-slot", words, "slot_level", left)


def can_pay(who: CreatureCombatState, power: Power, old_rules: bool) -> bool:
    """Whether a power can be paid for with some slot; the same rules as `check_price`."""
    if not action_economy.in_routine(who, power.id) and not action_economy.affords(who, cost_of(who, power)):
        return False
    if is_borne(who, power):
        return False
    if power.needs != "" and conditions.bears(who, power.needs) is None:
        return False
    if power.unmoved and who.remaining_movement_ft < position.speed(who):
        return False
    if power.before_attack and who.attacked:
        return False
    if power.spends > who.remaining_movement_ft:
        return False
    if power.kind == "spell" and (reactions.is_mute(who) or second_spell(who, power, old_rules)):
        return False
    return reactions.pays(who, power)


def cost_of(who: CreatureCombatState, power: Power) -> str:
    """What a power costs now. Quickened Spell: a spell of an action takes a bonus action."""
    if power.kind != "spell" or power.cost != ACTION:
        return power.cost
    return BONUS if any(condition.rule.magic.quickened for condition in who.conditions) else ACTION


def is_borne(who: CreatureCombatState, power: Power) -> bool:
    """Whether a power that costs nothing would only put on again what is there."""
    if power.cost != FREE or power.whom != "self" or not who.conditions:
        return False
    rules = [effect.rule for effect in power.effects if isinstance(effect, Inflict)]
    # Cunning Strike: one effect for one sneak attack.
    if any(rule.attack.sneak_cost > 0 for rule in rules):
        return any(condition.rule.attack.sneak_cost > 0 for condition in who.conditions)
    return len(rules) > 0 and all(conditions.bears(who, rule.id) is not None for rule in rules)


def lowest_slot(who: CreatureCombatState, power: Power) -> i64:
    """The slot that a spell takes when none is asked for, or 0."""
    return reactions.slot_for(who, power) if takes_slot(power) else 0


def slot_levels(who: CreatureCombatState, power: Power) -> list[int]:
    """What can be asked for as the level of the slot: 0 for the lowest, and those above it."""
    if not takes_slot(power):
        return [0]
    lowest: i64 = lowest_slot(who, power)
    return [0] + [level for level in range(lowest + 1, len(who.slots) + 1) if who.slots[level - 1] > 0]


def second_spell(who: CreatureCombatState, power: Power, old_rules: bool) -> bool:
    """One Spell with a Spell Slot per Turn; in 5.1 Bonus Action: what may stand beside such a spell."""
    if not old_rules:
        return takes_slot(power) and who.used_slot
    if power.cost == BONUS:
        return who.used_slot
    return who.used_bonus_spell and (power.level > 0 or power.cost != ACTION)


def takes_slot(power: Power) -> bool:
    """Whether a power is paid for with a slot."""
    return reactions.takes_slot(power)


def _check_targets(state: CombatState, arena: Arena, who: CreatureCombatState, wish: Wish) -> None:
    power = wish.power
    if power.whom == "self":
        wish.targets = [who]
        return
    if power.whom == "point":
        if not wish.placed:
            raise Rejected("no-center", f"{power.id} needs a point", "area_center")
        refusal = point_refusal(state, arena, who, wish)
        if refusal is not None:
            raise refusal
        _check_landing(state, arena, who, wish)
        return
    if not wish.targets:
        raise Rejected("no-target", f"{power.id} needs a target", "target", legal_targets(state, who, power))
    if not power.repeats and _names_twice(wish.targets):
        raise Rejected("twice", f"{power.id} reaches each target once", "targets")
    most: i64 = target_count(wish, who)
    if len(wish.targets) > most:
        raise Rejected("too-many", f"{power.id} reaches {most} targets", "targets", [int(most)])
    for target in wish.targets:
        refusal = target_refusal(state, who, power, target)
        if refusal is not None:
            raise refusal


def _names_twice(targets: list[CreatureCombatState]) -> bool:
    names = [target.creature_id for target in targets]
    return len(names) != len(dict.fromkeys(names))


def _check_landing(state: CombatState, arena: Arena, who: CreatureCombatState, wish: Wish) -> None:
    cell: i64 = arena.grid.cell(wish.center_x // 2, wish.center_y // 2)
    if not forced.seems_free(state, arena, who, cell):
        x, y = position.coord(state, cell)
        raise Rejected("occupied", f"there is no room at {x}, {y}", "area_center")


def target_count(wish: Wish, who: CreatureCombatState) -> i64:
    """How many targets a power may have at this slot."""
    power = wish.power
    slot: i64 = wish.slot
    if slot == 0 and takes_slot(power):
        slot = reactions.slot_for(who, power)
    above: i64 = slot - power.level if slot > power.level else 0
    if power.repeats:
        shots: i64 = power.shots + power.shots_per_level * above
        return shots * effects.tier_of(who) if power.shots_by_tier else shots
    # Twinned Spell: as if the slot were a level higher.
    if power.targets_per_level > 0 and power.kind == "spell":
        above += 1 if any(condition.rule.magic.twinned for condition in who.conditions) else 0
    return power.targets + power.targets_per_level * above


def target_refusal(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState
) -> Rejected | None:
    """Why a power cannot be used on a creature from here, or None."""
    name = target.creature_id
    code, words = "", ""
    far: i64 = position.distance(state, who, target)
    if target.flags & HIDDEN and target.side != who.side:
        code, words = "unseen", f"nobody knows where {name} is"
    elif not fits(who, power, target) or not has_room(state, who, power, target):
        code, words = "wrong-target", f"{power.id} does nothing for {name}"
    elif far > reactions.range_of(who, power):
        most: i64 = reactions.range_of(who, power)
        code, words = "out-of-range", f"{name} is {far} ft away, {power.id} reaches {most}"
    elif target is not who and position.cover(state, who, target) == position.NO_LINE:
        code, words = "no-line", f"there is no line to {name}{position.blocked_at(state, who, target)}"
    elif power.needs_sight and target is not who and not position.sees(state, who, target):
        code, words = "unseen", f"{who.creature_id} cannot see {name}"
    elif harms(power) and conditions.is_charmed_by(who, target):
        code, words = "charmed", f"{who.creature_id} is charmed by {name}"
    if code == "":
        return None
    return Rejected(code, words, "target", legal_targets(state, who, power, target))


def fits(who: CreatureCombatState, power: Power, target: CreatureCombatState) -> bool:
    """Whether a power is meant for such a creature."""
    if power.whom == "dead":
        return target.dead and target.gone == "" and target.side == who.side and is_kind(power, target)
    if not target.here() or not is_kind(power, target) or not _is_ripe(who, power, target):
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


def _is_ripe(who: CreatureCombatState, power: Power, target: CreatureCombatState) -> bool:
    # Some powers are for whom one holds, who is down or afraid, or not for the large.
    if target.sheet.size > power.largest or (power.bearing and not target.flags & power.bearing):
        return False
    if power.on_bearer != "" and not conditions.has_of(target, power.on_bearer, who):
        return False
    return not power.held or conditions.is_held_by(target, who)


def has_room(state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState) -> bool:
    """Whether the dead, if a power is for them, could get up where they lie; whether one can hold more."""
    if power.whom == "dead":
        return bool(forced.free(state, state.arena, target, target.cell))
    return not _is_full(state, who, power.effects)


def _is_full(state: CombatState, who: CreatureCombatState, listed: list[Effect]) -> bool:
    # Swallow: so many at a time, and no more.
    for effect in listed:
        if isinstance(effect, Save) and _is_full(state, who, effect.fail):
            return True
        if isinstance(effect, Inflict) and 0 < effect.rule.maximum_bearers <= _bearers(
            state, who, effect.rule.id
        ):
            return True
    return False


def _bearers(state: CombatState, who: CreatureCombatState, name: str) -> i64:
    count: i64 = 0
    for each in state.participants:
        if each.here() and any(one.name == name and one.source == who.place for one in each.conditions):
            count += 1
    return count


def is_kind(power: Power, target: CreatureCombatState) -> bool:
    """Whether a power works on such a kind of creature."""
    return not power.kinds or target.sheet.kind in power.kinds


def harms(power: Power) -> bool:
    """Whether a power is meant for enemies."""
    return power.whom == "enemy"


def legal_targets(
    state: CombatState, who: CreatureCombatState, power: Power, but: CreatureCombatState | None = None
) -> list[str]:
    """Whom a power could be used on now, leaving out one that is known to be refused."""
    return [
        target.creature_id
        for target in state.participants
        if target is not but and is_legal_target(state, who, power, target)
    ]


def is_legal_target(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState
) -> bool:
    """Whether a power can be used on a creature from here; the same rules as `target_refusal`."""
    if not fits(who, power, target) or not has_room(state, who, power, target):
        return False
    if target.flags & HIDDEN and target.side != who.side:
        return False
    if target is who:
        return True
    far: i64 = position.distance(state, who, target)
    if far > reactions.range_of(who, power) or position.cover(state, who, target) == position.NO_LINE:
        return False
    if power.needs_sight and not position.sees(state, who, target):
        return False
    return not (harms(power) and conditions.is_charmed_by(who, target))


def area_refusal(state: CombatState, arena: Arena, who: CreatureCombatState, wish: Wish) -> Rejected | None:
    """Why an area cannot be laid like this, or None; fills in its cells and whom it reaches."""
    area = wish.power.area
    if area is None:
        return None
    if is_aimed(wish.power):
        if not wish.placed:
            return Rejected("no-center", f"{wish.power.id} needs a point", "area_center")
        refusal = point_refusal(state, arena, who, wish)
        if refusal is not None:
            return refusal
    wish.cells = cells_of(state, arena, who, wish, area)
    wish.targets = caught(state, arena, who, wish)
    return None


def point_refusal(state: CombatState, arena: Arena, who: CreatureCombatState, wish: Wish) -> Rejected | None:
    """Why a power cannot be aimed at its point, or None."""
    grid = arena.grid
    x: i64 = wish.center_x // 2
    y: i64 = wish.center_y // 2
    area = wish.power.area
    around = [] if area is None or area.from_self else areas.touching(grid, wish.center_x, wish.center_y)
    if not grid.inside(x, y) and not around:
        return Rejected("off-map", f"the map has {grid.width} by {grid.height} cells", "area_center")
    if area is not None and area.from_self:
        if leads_on(arena, who, area, wish.center_x, wish.center_y):
            return None
        return Rejected("no-direction", f"{wish.power.id} needs a way to go from here", "area_center")
    cell: i64 = nearest_clear(arena, who, around) if around else grid.cell(x, y)
    far: i64 = grid.gap_ft(who.cell, position.side(who), cell, 1)
    most: i64 = reactions.range_of(who, wish.power)
    if far > most:
        words = f"the point is {far} ft away, {wish.power.id} reaches {most}"
        return Rejected("out-of-range", words, "area_center")
    if not can_see_point(arena, who, cell):
        x, y = position.coord(state, cell)
        words = f"there is no clear line to {x}, {y}{position.blocked_on_the_way(state, who, cell)}"
        return Rejected("no-line", words, "area_center")
    return None


def nearest_clear(arena: Arena, who: CreatureCombatState, around: list[int]) -> i64:
    """Of the cells that meet at a point, the nearest one with a clear path; any if there is none."""
    best: i64 = around[0]
    nearest: i64 = -1
    for cell in around if len(around) > 1 else []:
        far: i64 = arena.grid.gap_ft(who.cell, position.side(who), cell, 1)
        if (nearest < 0 or far < nearest) and can_see_point(arena, who, cell):
            best, nearest = cell, far
    return best


def can_see_point(arena: Arena, who: CreatureCombatState, cell: i64) -> bool:
    """A Clear Path to the Target: from any cell of the caster."""
    grid = arena.grid
    if position.side(who) == 1:
        return areas.clear(grid, who.cell, cell)
    return any(areas.clear(grid, part, cell) for part in grid.square(who.cell, position.side(who)))


def leads_on(arena: Arena, who: CreatureCombatState, area: Area, x: i64, y: i64) -> bool:
    """Whether a point in half cells gives an area that starts at oneself a direction that is on the map."""
    grid = arena.grid
    across: i64 = position.side(who)
    if x == 2 * grid.column[who.cell] + across and y == 2 * grid.row[who.cell] + across:
        return False
    if area.shape != "square":
        return True
    middle_x, middle_y = beside(arena, who, area, x, y)
    return 0 < middle_x < 2 * grid.width and 0 < middle_y < 2 * grid.height


def beside(arena: Arena, who: CreatureCombatState, area: Area, x: i64, y: i64) -> tuple[i64, i64]:
    """Areas of Effect [Cube]: it lies against the creature it comes from, on the side of the point."""
    grid = arena.grid
    across: i64 = position.side(who)
    middle_x: i64 = 2 * grid.column[who.cell] + across
    middle_y: i64 = 2 * grid.row[who.cell] + across
    far: i64 = across + area.size_ft // 5
    return (
        middle_x + areas.heading(x - middle_x, y - middle_y) * far,
        middle_y + areas.heading(y - middle_y, x - middle_x) * far,
    )


def cells_of(state: CombatState, arena: Arena, who: CreatureCombatState, wish: Wish, area: Area) -> list[int]:
    """The cells that an area covers."""
    x, y = wish.center_x, wish.center_y
    if area.from_self and area.shape == "square":
        x, y = beside(arena, who, area, x, y)
    return areas.cells(
        arena.grid,
        area.shape,
        area.size_ft,
        area.width_ft,
        area.angle_deg,
        who.cell,
        position.side(who),
        x,
        y,
    )


def caught(
    state: CombatState, arena: Arena, who: CreatureCombatState, wish: Wish
) -> list[CreatureCombatState]:
    """Who is in the area, by place."""
    found: list[CreatureCombatState] = []
    for each in catchable(state, who, wish.power):
        for part in arena.grid.square(each.cell, position.side(each)):
            if part in wish.cells:
                found.append(each)
                break
    return found


def spares_friends(who: CreatureCombatState, power: Power) -> bool:
    """Whether friends in the area of a power are safe. Careful Spell: for once."""
    if power.spares_allies:
        return True
    return power.kind == "spell" and any(condition.rule.magic.careful for condition in who.conditions)


def catchable(state: CombatState, who: CreatureCombatState, power: Power) -> list[CreatureCombatState]:
    """Whom the area of a power catches if they are in it."""
    from_self = power.area is not None and power.area.from_self
    found: list[CreatureCombatState] = []
    for each in state.participants:
        if not each.here() or (each is who and from_self) or position.separated(who, each):
            continue
        if (each.side == who.side and spares_friends(who, power)) or not is_kind(power, each):
            continue
        if not _is_ripe(who, power, each):
            continue
        if power.whom == "ally" and each.side != who.side:
            continue
        found.append(each)
    return found


def pay(arena: Arena, who: CreatureCombatState, wish: Wish) -> i64:
    """Pay for a power beside its action: a slot, a use, a thing; returns the level of the slot."""
    power = wish.power
    if power.kind == "spell":
        who.used_slot = who.used_slot or takes_slot(power)
        who.used_bonus_spell = who.used_bonus_spell or power.cost == BONUS
    who.remaining_movement_ft -= power.spends
    return reactions.pay(who, power, wish.slot)


def use(state: CombatState, arena: Arena, who: CreatureCombatState, wish: Wish, ctx: Context) -> None:
    """Use a power that was checked: pay, give others the chance to stop it, and let it happen."""
    _spend(who, wish.power)
    release(state, arena, who, wish, pay(arena, who, wish), ctx)


def release(
    state: CombatState, arena: Arena, who: CreatureCombatState, wish: Wish, level: i64, ctx: Context
) -> None:
    """A power that is paid for: others may stop it; else it happens, and who is caught in it is found."""
    power = wish.power
    wish.slot = level
    if ctx.heard:
        ctx.emit(SpellBegun(who.creature_id, power.id, int(level)))
    if power.kind == "spell":
        hiding.show(state, who, ctx)
        # Concentration: it ends when one begins to cast another such spell, even one that is countered.
        if power.concentration and who.concentrates_on != "":
            conditions.end_concentration(state, who, ctx)
        if _countered(state, arena, who, power, level, ctx):
            _keep_slot(arena, who, power, level)
            return
    tell(state, who, wish, level, ctx)
    if power.area is not None and power.whom != "ally":
        for target in wish.targets:
            hiding.show(state, target, ctx)
    before = [int(each.taken) for each in state.participants]
    _happen(state, arena, who, wish, ctx)
    if power.kind == "spell":
        ready.after_spell(state, arena, who, ctx)
    for each in list(state.participants):
        if each.place < len(before) and each.taken > before[each.place]:
            rebuke(state, arena, each, who, ctx)


def rebuke(
    state: CombatState, arena: Arena, who: CreatureCombatState, actor: CreatureCombatState, ctx: Context
) -> None:
    """Hellish Rebuke: who was hurt may answer whoever did it, with a reaction of its own."""
    answers = reactions.powers_for(who, reactions.ON_HURT)
    if not answers or who.side == actor.side or not reactions.may_react(who) or not actor.here():
        return
    for power in answers:
        far = position.distance(state, who, actor) > power.range_ft or not position.sees(state, who, actor)
        if far or not reactions.answers(state, who, power):
            continue
        if reactions.offered(state, who, power.id, actor, ctx):
            release(state, arena, who, at(power, [actor]), reactions.pay_answer(state, who, power), ctx)
            return


def _happen(state: CombatState, arena: Arena, who: CreatureCombatState, wish: Wish, ctx: Context) -> None:
    power = wish.power
    shown = [one for one in who.conditions if one.rule.ends_on_attack]
    if power.concentration:
        conditions.concentrate(state, arena, who, power.id, ctx)
    use = effects.Use(who, power.id, power)
    use.slot = wish.slot if power.needs == "" else slot_of(who, power)
    use.cells = wish.cells
    if wish.placed:
        aim_at(arena, use, wish.center_x, wish.center_y)
    before = [int(each.cell) for each in state.participants] if state.zones else []
    effects.resolve(state, arena, use, power.effects, _not_blocked(state, who, wish, ctx), ctx)
    zones.catch_up(state, arena, before, ctx)
    if power.kind == "spell" and who.conditions:
        # Metamagic: it was for this spell.
        for condition in list(who.conditions):
            if is_metamagic(condition.rule):
                conditions.take_off(state, who, condition, ctx)
    if power.kind == "spell":
        # Invisibility and the like: it ends when one casts a spell.
        for condition in shown:
            if condition in who.conditions:
                conditions.take_off(state, who, condition, ctx)


def is_metamagic(rule: ConditionRule) -> bool:
    """Whether a mark is for one spell."""
    if rule.magic.quickened or rule.magic.heightened or rule.magic.careful:
        return True
    return rule.magic.distant or rule.magic.twinned or rule.magic.seeking


def aim_at(arena: Arena, use: "effects.Use", x: i64, y: i64) -> None:
    """Aim at a point in half cells: a cell, or the corner where several meet."""
    grid = arena.grid
    around = [] if x % 2 and y % 2 else areas.touching(grid, x, y)
    if grid.inside(x // 2, y // 2):
        use.center = grid.cell(x // 2, y // 2)
    if around and int(use.center) not in around:
        use.center = around[0]
    if x % 2 == 0 and y % 2 == 0:
        use.corner_x, use.corner_y = x, y


def _not_blocked(
    state: CombatState, who: CreatureCombatState, wish: Wish, ctx: Context
) -> list[CreatureCombatState]:
    # The targets shot by shot, without those whose protection stops it.
    stopped: list[int] = []
    asked: list[int] = []
    for target in wish.targets:
        if target.place not in asked:
            asked.append(int(target.place))
            if wish.power.area is None and _is_warded(state, who, wish.power, target, ctx):
                stopped.append(int(target.place))
                continue
            if reactions.answer_power(state, target, who, wish.power, ctx):
                stopped.append(int(target.place))
    return [target for target in shots(wish, who) if target.place not in stopped]


def _is_warded(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState, ctx: Context
) -> bool:
    # Sanctuary: a spell that hurts and is aimed at its bearer may be lost; an attack roll is asked by itself.
    if power.kind != "spell" or not target.conditions or not hurts(power):
        return False
    return reactions.warded_off(state, who, target, ctx)


def hurts(power: Power) -> bool:
    """Whether a power does damage without an attack roll."""
    for effect in power.effects:
        if isinstance(effect, Damage):
            return True
        if isinstance(effect, Save) and any(isinstance(each, Damage) for each in effect.fail):
            return True
    return False


def _spend(who: CreatureCombatState, power: Power) -> None:
    # A power may be a part of the multiattack.
    if action_economy.in_routine(who, power.id):
        action_economy.begin_attacks(who, power.id)
        action_economy.use_attack(who, power.id)
    else:
        action_economy.spend(who, cost_of(who, power))


def slot_of(who: CreatureCombatState, power: Power) -> i64:
    """What a lasting spell lets one do is as strong as its slot was."""
    lasting = conditions.bears(who, power.needs)
    return power.level if lasting is None else power.level + lasting.above


def _keep_slot(arena: Arena, who: CreatureCombatState, power: Power, level: i64) -> None:
    # Counterspell: the slot of a countered spell is not lost; in 5.1 it is.
    if takes_slot(power) and not arena.settings.old_rules:
        who.slots[level - 1] += 1
        who.used_slot = False


def shots(wish: Wish, who: CreatureCombatState) -> list[CreatureCombatState]:
    """The targets shot by shot: what is left over goes at the first."""
    if not wish.power.repeats or not wish.targets:
        return wish.targets
    all_shots = list(wish.targets)
    most: i64 = target_count(wish, who)
    while len(all_shots) < most:
        all_shots.append(wish.targets[len(all_shots) % len(wish.targets)])
    return all_shots


def tell(state: CombatState, who: CreatureCombatState, wish: Wish, level: i64, ctx: Context) -> None:
    """Say whom a power reaches."""
    if ctx.heard:
        names = tuple([target.creature_id for target in wish.targets])
        cells = tuple([position.coord(state, cell) for cell in wish.cells])
        ctx.emit(SpellResolved(who.creature_id, wish.power.id, int(level), names, cells))


def _countered(
    state: CombatState, arena: Arena, who: CreatureCombatState, power: Power, level: i64, ctx: Context
) -> bool:
    # A spell that somebody sees being cast may be countered; the counter itself cannot be.
    for foe in state.participants:
        if foe.side == who.side or not reactions.may_react(foe):
            continue
        for answer in reactions.powers_for(foe, reactions.ON_SPELL):
            in_reach = position.distance(state, foe, who) <= answer.range_ft and position.sees(
                state, foe, who
            )
            if not in_reach or not reactions.answers(state, foe, answer):
                continue
            if reactions.offered(state, foe, answer.id, who, ctx, f" {power.id} {level}"):
                slot: i64 = reactions.pay_answer(state, foe, answer)
                if _counters(state, arena, foe, answer, slot, who, level, ctx):
                    if ctx.heard:
                        ctx.emit(SpellCountered(who.creature_id, power.id, foe.creature_id))
                    return True
                break
    return False


def _counters(
    state: CombatState,
    arena: Arena,
    foe: CreatureCombatState,
    answer: Power,
    slot: i64,
    who: CreatureCombatState,
    level: i64,
    ctx: Context,
) -> bool:
    """Counterspell: the caster saves; in 5.1 a slot as high is enough, else a check of 10 and the level."""
    if not arena.settings.old_rules:
        dc: i64 = answer.dc if answer.dc > 0 else foe.sheet.spell_dc
        return not saves.save(state, who, CON, dc, answer.id, True, ctx)
    if slot >= level:
        return True
    natural: i64 = d20.d20(ctx, foe, 0, d20.OTHER, "", answer.id, 10 + level)
    return natural + foe.sheet.spell_modifier >= 10 + level
