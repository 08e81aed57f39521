"""The cost of a power: its action, a spell slot, a use, an item, its recharge.

A cost is checked once, by `cost_problem`; the options ask for the code alone, a refusal adds the reason.

SRD: Spell Slots; Casting Time; One Spell with a Spell Slot per Turn; Metamagic.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.rules.combat import action_economy
from turnwright.games.tactics.rules.core import conditions, dying, edition, position
from turnwright.games.tactics.sheet import ACTION, BONUS, CUNNING_TWICE, FREE, SORCERY_INCARNATE, Power
from turnwright.games.tactics.srd import AWAY, PRONE
from turnwright.games.tactics.state import CreatureCombatState
from turnwright.games.tactics.vocabulary import Cure, Effect, Grant, Inflict
from turnwright.kernel.errors import Rejected

TOUCH: Final = 5
DISTANT_TOUCH_FT: Final = 30
RANGE_LEVELS: Final = (5, 11, 17)
LASTING_ROUNDS: Final = 100  # ten minutes, longer than a fight
# Noted with what was used in a turn.
LEVELED: Final = "level 1+ spell"
QUICKENED: Final = "quickened spell"
# Why a power cannot be paid for, by the code of the refusal.
REASONS: Final = {
    "no-magic-action": "the action of Action Surge cannot be the Magic action",
    "befuddled": "{who} cannot take the Magic action",
    "action-left": "{power} gives another action once the action of this turn has been used",
    "one-metamagic": "a spell can have one Metamagic option",
    "quickened": "with a Quickened Spell, no other spell of level 1 or higher can be cast in the same turn",
    "enclosed": "{power} does not reach out of where {who} is",
    "already": "{power} is already active",
    "not-yet": "{power} needs {needs} to be active",
    "moved": "{power} must be used before moving",
    "heavy-armor": "{power} cannot be used in heavy armor",
    "later-turn": "{power} must wait for a later turn than the one in which the target has fallen",
    "attacked": "{power} must be used before attacking",
    "prone": "{who} is prone and cannot jump",
    "no-movement": "{power} costs {feet} ft of movement",
    "recharging": "{power} recharges on a {recharge} or higher on a d6",
    "muted": "{who} cannot cast spells now",
}


def find_power(who: CreatureCombatState, power_id: str) -> Power:
    """A power of a creature by its id."""
    power = who.sheet.power(power_id)
    if power is None:
        known = [each.id for each in who.sheet.powers]
        raise Rejected("unknown-spell", f"{who.creature_id} does not know {power_id[:60]!r}", "spell", known)
    return power


# The cost


def cost_problem(who: CreatureCombatState, power: Power, slot: i64 = 0) -> str:
    """Why a creature cannot pay for a power, as the code of the refusal, or "" if it can."""
    if slot < 0:
        return "malformed"
    # Resilient Sphere: nothing passes out of it, neither an area nor the creature itself.
    if who.flags & AWAY and (power.area is not None or power.whom == "point"):
        return "enclosed"
    if power.replaces_attack:
        if not action_economy.can_attack_with(who, ""):
            return "no-action"
    elif not action_economy.in_routine(who, power):
        problem = action_economy.problem(who, cost_of(who, power))
        if problem != "":
            return problem
        if is_magic_action(power) and cost_of(who, power) == ACTION:
            if who.surged:
                return "no-magic-action"
            if is_befuddled(who):
                return "befuddled"
    if already_active(who, power):
        return "already"
    if power.needs != "" and conditions.find(who, power.needs) is None:
        return "not-yet"
    if power.unmoved and who.remaining_movement_ft < position.speed(who):
        return "moved"
    if power.no_heavy_armor and who.sheet.heavy:
        return "heavy-armor"
    if power.before_attack and who.attacked:
        return "attacked"
    if power.later_turn and dying.MARK_FELL in who.struck:
        return "later-turn"
    if power.spends > 0 and who.flags & PRONE:
        return "prone"
    if power.spends > who.remaining_movement_ft:
        return "no-movement"
    if power.recharge > 0 and power.id in who.spent:
        return "recharging"
    if not has_uses(who, power, slot):
        if power.kind == "item":
            return "no-item"
        limited = power.limit > 0 or (power.once_a_round and power.id in who.spent)
        return "no-uses" if limited else "no-slot"
    if power.cost == FREE and power.kind == "feature":
        # Action Surge: before the action of the turn it would give nothing.
        if not who.used_action and any(is_another_action(effect) for effect in power.effects):
            return "action-left"
        problem = metamagic_problem(who, power)
        if problem != "":
            return problem
    return spell_problem(who, power)


def spell_problem(who: CreatureCombatState, power: Power, own_turn: bool = True) -> str:
    """Why a creature cannot cast a spell now, whatever it costs, as a code, or "" if it can."""
    # Rage, Silence: no spell can be cast from an item either.
    if is_casting(power) and is_silenced(who, power):
        return "muted"
    if power.kind != "spell":
        return ""
    # Quickened Spell: no other spell of level 1 or higher in the same turn, before or after.
    if power.level > 0 and QUICKENED in who.struck:
        return "quickened"
    # One Spell with a Spell Slot per Turn: also counts reactions on the creature's own turn.
    return "slot-used" if own_turn and is_second_spell(who, power) else ""


def is_casting(power: Power) -> bool:
    """Whether the use of a power is the casting of a spell: by its user, or from an item."""
    return power.kind == "spell" or power.casts_spell


def check_cost(who: CreatureCombatState, power: Power, slot: i64) -> None:
    """Refuse a power that a creature cannot pay for."""
    code = cost_problem(who, power, slot)
    if code == "":
        return
    field, reason = "spell", ""
    legal: list[int] = []
    if code in REASONS:
        reason = REASONS[code].format(
            who=who.creature_id,
            power=power.id,
            needs=power.needs,
            feet=power.spends,
            recharge=power.recharge,
        )
    elif code == "malformed":
        field, reason, legal = "slot_level", f"there is no slot of level {slot}", slot_levels(who, power)
    elif code == "no-item":
        field, reason = "item", f"{who.creature_id} has no {power.id}"
    elif code == "no-uses":
        reason = f"{power.id} has been used {power.limit} times"
        if power.once_a_round and power.id in who.spent:
            reason = f"{power.id} can be used once per round"
    elif code == "no-slot":
        field, reason = "slot_level", f"no slot of level {max(slot, power.level)} is left"
        legal = levels_left(who, power)
        if 0 < slot < power.level:
            reason = f"{power.id} needs a slot of level {power.level} or higher, {slot} was given"
    elif code == "slot-used":
        reason = edition.of(who).second_spell_reason
    else:
        action_economy.check(who, cost_of(who, power))
    raise Rejected(code, reason, field, legal)


def cost_of(who: CreatureCombatState, power: Power) -> str:
    """The action that a power takes. Quickened Spell: a Bonus Action instead of an action."""
    # Not after a spell of level 1 or higher in the same turn, be it a reaction.
    if power.kind != "spell" or power.cost != ACTION or LEVELED in who.struck:
        return power.cost
    return BONUS if any(condition.rule.magic.quickened for condition in who.conditions) else ACTION


def metamagic_problem(who: CreatureCombatState, power: Power) -> str:
    """Metamagic: one option on a spell; two with Sorcery Incarnate; Seeking Spell beside any."""
    wanted: ConditionRule | None = None
    for effect in power.effects:
        if isinstance(effect, Inflict) and is_metamagic(effect.rule):
            wanted = effect.rule
    if wanted is None:
        return ""
    # Quickened Spell: not after a spell of level 1 or higher in the same turn.
    if wanted.magic.quickened and LEVELED in who.struck:
        return "quickened"
    if wanted.magic.seeking:
        return ""
    used: i64 = 0
    most: i64 = 1
    for condition in who.conditions:
        rule = condition.rule
        used += 1 if is_metamagic(rule) and not rule.magic.seeking else 0
        if rule.magic.advantage and who.sheet.has(SORCERY_INCARNATE):
            most = 2
    return "" if used < most else "one-metamagic"


def is_metamagic(rule: ConditionRule) -> bool:
    """Whether a condition is a Metamagic option for the next spell."""
    magic = rule.magic
    if magic.quickened or magic.heightened or magic.careful or magic.extended:
        return True
    if magic.subtle or magic.transmuted != "":
        return True
    return magic.distant or magic.twinned or magic.seeking


def is_extended(who: CreatureCombatState, power: Power) -> bool:
    """Extended Spell: whether it applies to a power."""
    return power.kind == "spell" and any(condition.rule.magic.extended for condition in who.conditions)


def is_heard(who: CreatureCombatState, power: Power) -> bool:
    """Whether casting a spell takes a verbal component. Subtle Spell: it does not."""
    return power.verbal and not any(condition.rule.magic.subtle for condition in who.conditions)


def is_noticed(who: CreatureCombatState, power: Power) -> bool:
    """Whether casting a spell takes any component, which Counterspell interrupts.

    Subtle Spell: none, except for materials that have a cost.
    """
    if not power.components:
        return False
    return power.costly or not any(condition.rule.magic.subtle for condition in who.conditions)


def note_spell(who: CreatureCombatState, power: Power) -> None:
    """Note a spell of level 1 or higher, or a quickened one, for the rest of the turn."""
    if cost_of(who, power) != power.cost:
        who.struck = [*who.struck, QUICKENED]
    if power.level > 0 and LEVELED not in who.struck:
        who.struck = [*who.struck, LEVELED]


def is_another_action(effect: Effect) -> bool:
    """Action Surge: whether an effect gives another action."""
    return isinstance(effect, Grant) and effect.what == "action"


def is_magic_action(power: Power) -> bool:
    """Magic [Action]: spells, and features and items that need it to be activated."""
    return power.kind in ("spell", "feature") or power.magical


def is_befuddled(who: CreatureCombatState) -> bool:
    """Befuddlement: whether a creature cannot take the Magic action."""
    return any(condition.rule.magic.no_magic_action for condition in who.conditions)


def already_active(who: CreatureCombatState, power: Power) -> bool:
    """Whether a power would only give its user the conditions it has already.

    A free power, or a feature that outlasts the fight or that is kept up, such as Rage.
    """
    if power.whom != "self" or not who.conditions:
        return False
    given = [effect for effect in power.effects if isinstance(effect, Inflict)]
    rules = [effect.rule for effect in given]
    if power.cost != FREE:
        lasting = [each for each in given if each.rule.turn.upkeep or each.lasts.rounds >= LASTING_ROUNDS]
        # Mindless Rage also ends conditions when it begins.
        others = [effect for effect in power.effects if not isinstance(effect, (Inflict, Cure))]
        if power.kind != "feature" or others or len(lasting) < len(given) or not lasting:
            return False
    # Cunning Strike: one effect for each Sneak Attack; Improved Cunning Strike: two.
    if any(rule.attack.sneak_cost > 0 for rule in rules):
        chosen = [condition for condition in who.conditions if condition.rule.attack.sneak_cost > 0]
        return len(chosen) >= (2 if who.sheet.has(CUNNING_TWICE) else 1)
    return len(rules) > 0 and all(conditions.find(who, rule.id) is not None for rule in rules)


def has_uses(who: CreatureCombatState, power: Power, slot: i64 = 0) -> bool:
    """Whether a creature has what a power consumes: a use, its recharge, an item, or a slot."""
    if power.limit > 0 and who.uses.get(power.pool, 0) + power.takes > power.limit:
        return False
    if (power.recharge > 0 or power.once_a_round) and power.id in who.spent:
        return False
    if power.kind == "item":
        return who.items.get(power.id, 0) > 0
    return not takes_slot(power) or slot_for(who, power, slot) > 0


def is_second_spell(who: CreatureCombatState, power: Power) -> bool:
    """One Spell with a Spell Slot per Turn: whether an earlier spell of this turn rules this one out."""
    if not edition.of(who).bonus_action_spell_limits:
        return takes_slot(power) and who.used_slot
    if power.cost == BONUS:
        return who.used_slot
    return who.used_bonus_spell and (power.level > 0 or power.cost != ACTION)


def is_silenced(who: CreatureCombatState, power: Power) -> bool:
    """Whether a creature cannot cast a spell. Silence: only those with a verbal component."""
    for condition in who.conditions:
        magic = condition.rule.magic
        if magic.silenced or (magic.silences and is_heard(who, power)):
            return True
    return False


# Paying


def pay(who: CreatureCombatState, power: Power, slot: i64, own_turn: bool = True) -> i64:
    """Pay for a power, except for its action, and return the level that it is used at."""
    if power.kind == "spell":
        note_spell(who, power)
        if own_turn:
            who.used_slot = who.used_slot or takes_slot(power)
            who.used_bonus_spell = who.used_bonus_spell or power.cost == BONUS
    who.remaining_movement_ft -= power.spends
    # A use, an item or a slot.
    if power.limit > 0:
        pool = power.pool
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


def refund_slot(who: CreatureCombatState, power: Power, level: i64) -> None:
    """Counterspell: return the slot of a countered spell, except in 5.1."""
    if takes_slot(power) and edition.of(who).counterspell_is_a_save:
        who.slots[level - 1] += 1
        who.used_slot = False


# Slots and range


def takes_slot(power: Power) -> bool:
    """Whether a power consumes a spell slot."""
    return power.slot or (power.kind == "spell" and power.level > 0 and power.limit == 0)


def slot_for(who: CreatureCombatState, power: Power, wanted: i64 = 0) -> i64:
    """The level of the slot that a spell would take: the wanted one or the lowest left; 0 if none."""
    if wanted > 0:
        has = wanted >= power.level and wanted <= len(who.slots) and who.slots[wanted - 1] > 0
        return wanted if has else 0
    for level in range(power.level, len(who.slots) + 1):
        if level >= 1 and who.slots[level - 1] > 0:
            return level
    return 0


def lowest_slot(who: CreatureCombatState, power: Power) -> i64:
    """The level of the slot that a power takes if none is named, or 0."""
    return slot_for(who, power) if takes_slot(power) else 0


def slot_levels(who: CreatureCombatState, power: Power) -> list[int]:
    """The slot levels that can be named: 0 for the lowest, and those above it."""
    return [0, *levels_left(who, power)[1:]] if takes_slot(power) else [0]


def levels_left(who: CreatureCombatState, power: Power) -> list[int]:
    """The levels of the slots left that a power could take, the lowest first."""
    least: i64 = power.level if power.level > 1 else 1
    return [level for level in range(least, len(who.slots) + 1) if who.slots[level - 1] > 0]


def range_of(who: CreatureCombatState, power: Power) -> i64:
    """The range of a power. Distant Spell: doubled, or 30 feet instead of touch."""
    feet: i64 = power.range_ft
    # Cantrip Upgrade of Spare the Dying.
    if power.range_by_tier:
        for level in RANGE_LEVELS:
            feet *= 2 if who.sheet.level >= level else 1
    if power.kind != "spell" or not who.conditions or feet < TOUCH or power.range_of_self:
        return feet
    if not any(condition.rule.magic.distant for condition in who.conditions):
        return feet
    return DISTANT_TOUCH_FT if feet == TOUCH else 2 * feet


def farthest(who: CreatureCombatState, power: Power) -> i64:
    """The range of a power, or the long range of its attack roll."""
    feet: i64 = range_of(who, power)
    return power.long_ft if power.long_ft > feet else feet
