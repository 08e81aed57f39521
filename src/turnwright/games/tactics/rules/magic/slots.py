"""What a power costs: its action, a spell slot, a use, an item, its recharge.

SRD: Spell Slots; Casting Time; One Spell with a Spell Slot per Turn.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.rules.combat import action_economy
from turnwright.games.tactics.rules.core import conditions, edition, position
from turnwright.games.tactics.sheet import ACTION, BONUS, FREE, Power
from turnwright.games.tactics.state import CreatureCombatState
from turnwright.games.tactics.vocabulary import Inflict
from turnwright.kernel.errors import Rejected

TOUCH: Final = 5
DISTANT_TOUCH_FT: Final = 30


def find_power(who: CreatureCombatState, power_id: str) -> Power:
    """A power of a creature by its id."""
    power = who.sheet.power(power_id)
    if power is None:
        known = [each.id for each in who.sheet.powers]
        raise Rejected("unknown-spell", f"{who.creature_id} does not know {power_id[:60]!r}", "spell", known)
    return power


def is_silenced(who: CreatureCombatState) -> bool:
    """Silence and the like: whether a creature cannot cast spells."""
    return any(condition.rule.magic.silenced for condition in who.conditions)


def takes_slot(power: Power) -> bool:
    """Whether a power is paid for with a slot."""
    return power.slot or (power.kind == "spell" and power.level > 0 and power.limit == 0)


def range_of(who: CreatureCombatState, power: Power) -> i64:
    """How far a power reaches now. Distant Spell: twice as far, or 30 feet instead of a touch."""
    if power.kind != "spell" or not who.conditions or power.range_ft < TOUCH:
        return power.range_ft
    if not any(condition.rule.magic.distant for condition in who.conditions):
        return power.range_ft
    return DISTANT_TOUCH_FT if power.range_ft == TOUCH else 2 * power.range_ft


def has_uses(who: CreatureCombatState, power: Power, slot: i64 = 0) -> bool:
    """Whether a creature can pay for a power: a slot, a use, or nothing."""
    if power.limit > 0 and who.uses.get(power.pool or power.id, 0) + power.takes > power.limit:
        return False
    if (power.recharge > 0 or power.once_a_round) and power.id in who.spent:
        return False
    if power.kind == "item":
        return who.items.get(power.id, 0) > 0
    if takes_slot(power):
        return slot_for(who, power, slot) > 0
    return True


def slot_for(who: CreatureCombatState, power: Power, wanted: i64 = 0) -> i64:
    """The level of the slot that a spell would take: the lowest left, or the one wanted; 0 if none."""
    if wanted > 0:
        has = wanted >= power.level and wanted <= len(who.slots) and who.slots[wanted - 1] > 0
        return wanted if has else 0
    for level in range(power.level, len(who.slots) + 1):
        if level >= 1 and who.slots[level - 1] > 0:
            return level
    return 0


def spend_uses(who: CreatureCombatState, power: Power, slot: i64 = 0) -> i64:
    """Pay for a power; returns the level of the slot it took."""
    if power.limit > 0:
        pool = power.pool or power.id
        who.uses[pool] = who.uses.get(pool, 0) + int(power.takes)
    if power.recharge > 0 or power.once_a_round:
        who.spent = [*who.spent, power.id]
    if power.kind == "item":
        who.items[power.id] = who.items[power.id] - 1
    if takes_slot(power):
        level: i64 = slot_for(who, power, slot)
        who.slots[level - 1] -= 1
        return level
    return power.cast_at if power.cast_at > power.level else power.level


def check_price(who: CreatureCombatState, power: Power, slot: i64) -> None:
    """Refuse a power that cannot be paid for: the action, a slot, a use, its recharge."""
    if slot < 0:
        words = f"there is no slot of level {slot}"
        raise Rejected("malformed", words, "slot_level", slot_levels(who, power))
    if not action_economy.in_routine(who, power.id):
        action_economy.check(who, cost_of(who, power))
    if already_active(who, power):
        raise Rejected("already", f"{power.id} is there already", "spell")
    if power.needs != "" and conditions.find(who, power.needs) is None:
        raise Rejected("not-yet", f"{power.id} needs {power.needs} to be there", "spell")
    if power.unmoved and who.remaining_movement_ft < position.speed(who):
        raise Rejected("moved", f"{power.id} is for who has not moved in this turn", "spell")
    if power.before_attack and who.attacked:
        raise Rejected("attacked", f"{power.id} is for who has not attacked in this turn", "spell")
    if power.spends > who.remaining_movement_ft:
        raise Rejected("no-movement", f"{power.id} takes {power.spends} ft of movement", "spell")
    if power.recharge > 0 and power.id in who.spent:
        raise Rejected("recharging", f"{power.id} comes back on a {power.recharge} of a d6", "spell")
    if not has_uses(who, power, slot):
        if power.kind == "item":
            raise Rejected("no-item", f"{who.creature_id} has no {power.id}", "item")
        if power.once_a_round and power.id in who.spent:
            raise Rejected("no-uses", f"{power.id} is for once a round", "spell")
        if power.limit > 0:
            raise Rejected("no-uses", f"{power.id} was used {power.limit} times", "spell")
        raise _no_slot(who, power, slot)
    if power.kind == "spell" and is_silenced(who):
        raise Rejected("muted", f"{who.creature_id} cannot cast spells now", "spell")
    if power.kind == "spell" and second_spell(who, power):
        words = "one spell with a slot is cast a turn"
        if edition.of(who).old:
            words = "beside a spell of a bonus action only cantrips of an action are cast"
        raise Rejected("slot-used", words, "spell")


def _no_slot(who: CreatureCombatState, power: Power, wanted: i64) -> Rejected:
    # Too low, or gone; legal are those that would do.
    left = [level for level in range(power.level, len(who.slots) + 1) if who.slots[level - 1] > 0]
    words = f"no slot of level {max(wanted, power.level)} is left"
    if 0 < wanted < power.level:
        words = f"{power.id} needs a slot of level {power.level} or more, {wanted} was given"
    return Rejected("no-slot", words, "slot_level", left)


def can_pay(who: CreatureCombatState, power: Power) -> bool:
    """Whether a power can be paid for with some slot; the same rules as `check_price`."""
    if not action_economy.in_routine(who, power.id) and not action_economy.affords(who, cost_of(who, power)):
        return False
    if already_active(who, power):
        return False
    if power.needs != "" and conditions.find(who, power.needs) is None:
        return False
    if power.unmoved and who.remaining_movement_ft < position.speed(who):
        return False
    if power.before_attack and who.attacked:
        return False
    if power.spends > who.remaining_movement_ft:
        return False
    if power.kind == "spell" and (is_silenced(who) or second_spell(who, power)):
        return False
    return has_uses(who, power)


def cost_of(who: CreatureCombatState, power: Power) -> str:
    """What a power costs now. Quickened Spell: a spell of an action takes a bonus action."""
    if power.kind != "spell" or power.cost != ACTION:
        return power.cost
    return BONUS if any(condition.rule.magic.quickened for condition in who.conditions) else ACTION


def already_active(who: CreatureCombatState, power: Power) -> bool:
    """Whether a power that costs nothing would only put on again what is there."""
    if power.cost != FREE or power.whom != "self" or not who.conditions:
        return False
    rules = [effect.rule for effect in power.effects if isinstance(effect, Inflict)]
    # Cunning Strike: one effect for one sneak attack.
    if any(rule.attack.sneak_cost > 0 for rule in rules):
        return any(condition.rule.attack.sneak_cost > 0 for condition in who.conditions)
    return len(rules) > 0 and all(conditions.find(who, rule.id) is not None for rule in rules)


def lowest_slot(who: CreatureCombatState, power: Power) -> i64:
    """The slot that a spell takes when none is asked for, or 0."""
    return slot_for(who, power) if takes_slot(power) else 0


def slot_levels(who: CreatureCombatState, power: Power) -> list[int]:
    """What can be asked for as the level of the slot: 0 for the lowest, and those above it."""
    if not takes_slot(power):
        return [0]
    lowest: i64 = lowest_slot(who, power)
    return [0] + [level for level in range(lowest + 1, len(who.slots) + 1) if who.slots[level - 1] > 0]


def second_spell(who: CreatureCombatState, power: Power) -> bool:
    """One Spell with a Spell Slot per Turn; in 5.1 Bonus Action: what may stand beside such a spell."""
    if not edition.of(who).old:
        return takes_slot(power) and who.used_slot
    if power.cost == BONUS:
        return who.used_slot
    return who.used_bonus_spell and (power.level > 0 or power.cost != ACTION)


def pay(who: CreatureCombatState, power: Power, slot: i64) -> i64:
    """Pay for a power beside its action: a slot, a use, a thing; returns the level of the slot."""
    if power.kind == "spell":
        who.used_slot = who.used_slot or takes_slot(power)
        who.used_bonus_spell = who.used_bonus_spell or power.cost == BONUS
    who.remaining_movement_ft -= power.spends
    return spend_uses(who, power, slot)


def refund_slot(who: CreatureCombatState, power: Power, level: i64) -> None:
    """Give back the slot of a countered spell. Counterspell: it is not lost, except in 5.1."""
    if takes_slot(power) and edition.of(who).counterspell_is_a_save:
        who.slots[level - 1] += 1
        who.used_slot = False
