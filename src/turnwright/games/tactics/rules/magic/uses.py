"""One use of a power or a weapon: its user, slot, DC, and the damage of its effects.

SRD: Casting Spells; Damage Rolls; Cantrips.
"""

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.rules.core import damage_roll, saves
from turnwright.games.tactics.rules.magic import empowered
from turnwright.games.tactics.sheet import Power
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Damage, Pool
from turnwright.kernel.context import Context


class Use:
    """One use of a power, or one attack with a weapon."""

    def __init__(self, actor: CreatureCombatState, name: str, power: Power | None = None) -> None:
        self.actor = actor
        self.name = name
        self.power = power
        self.slot: i64 = 0  # level, or 0 without one
        self.dc: i64 = actor.sheet.spell_dc
        self.to_hit: i64 = actor.sheet.spell_attack
        self.magic: bool = False
        self.critical: bool = False
        self.advantage: bool = False  # of the attack roll
        self.forgone: bool = False  # the attack roll has given up its Advantage
        self.subdue: bool = False
        self.dropped: bool = False  # the hit has just reduced its target to 0 hit points
        self.cells: list[int] = []
        self.center: i64 = -1  # the cell it is aimed at
        self.altitude_ft: i64 = 0  # of its area, above the ground
        self.corner_x: i64 = -1  # or the corner between cells, in half cells
        self.corner_y: i64 = -1
        self.healed_itself: bool = False  # Blessed Healer: once per use
        self.modifier_spent: bool = (
            False  # Empowered Evocation: one damage roll of a casting has the modifier
        )
        self.heightens: bool = False  # Heightened Spell: one target saves with Disadvantage
        self.heightened_on: i64 = -1  # the place of that target
        self.extends: bool = False  # Extended Spell
        self.empowered: bool = False  # Empowered Spell has been used: once per use of a spell
        if power is not None:
            self.magic = power.kind == "spell" or power.magical
            self.dc = power.dc if power.dc > 0 else self.dc
            self.to_hit = power.to_hit if power.to_hit > -100 else self.to_hit
            if power.to_hit_ability >= 0:
                self.to_hit = actor.sheet.mods[power.to_hit_ability]
            if power.dc_ability >= 0:
                self.dc = 8 + actor.sheet.proficiency + actor.sheet.mods[power.dc_ability]
                self.dc += saves.strength_increase(actor, power.dc_ability)
            if is_of_spell(power):
                for condition in actor.conditions:
                    self.dc += condition.rule.magic.dc
                    if power.kind == "spell":
                        self.heightens = self.heightens or condition.rule.magic.heightened
                        self.extends = self.extends or condition.rule.magic.extended


def of_condition(state: CombatState, who: CreatureCombatState, condition: ConditionState) -> Use:
    """The use that a condition comes from, for its later effects."""
    arena: Arena = state.arena
    source = who if condition.source < 0 else state.participants[condition.source]
    power = arena.powers.get(condition.spell)
    use = Use(source, condition.spell or condition.name, power)
    use.slot = 0 if power is None else power.level + condition.above
    use.dc = condition.dc if condition.dc > 0 else use.dc
    return use


def is_of_spell(power: Power) -> bool:
    """Whether a power is a spell, or what a lasting spell lets its caster do later."""
    return power.kind == "spell" or (power.needs != "" and power.magical)


def levels_above(use: Use) -> i64:
    """Using a Higher-Level Spell Slot: the levels above the spell's own."""
    power = use.power
    if power is None or use.slot <= power.level:
        return 0
    return use.slot - power.level


def cantrip_tier(who: CreatureCombatState) -> i64:
    """Cantrip Upgrade: damage grows at levels 5, 11 and 17."""
    level: i64 = who.sheet.level
    if level >= 17:
        return 4
    if level >= 11:
        return 3
    return 2 if level >= 5 else 1


def pool_of(use: Use, effect: Damage) -> Pool:
    """The dice of a damage effect at this slot and level."""
    pool = effect.pool
    if effect.by_tier:
        return Pool(pool.count * cantrip_tier(use.actor), pool.sides, pool.plus)
    return at_slot(use, pool, effect.per_level)


def at_slot(use: Use, pool: Pool, per_level: Pool | None) -> Pool:
    """Using a Higher-Level Spell Slot: dice with those that each level above the spell's own adds."""
    power = use.power
    if per_level is None or power is None:
        return pool
    extra: i64 = levels_above(use) // power.slot_step
    return Pool(pool.count + per_level.count * extra, pool.sides, pool.plus + per_level.plus * extra)


def shot_count(who: CreatureCombatState, power: Power, above: i64) -> i64:
    """The shots of a power that has several, with a slot that is `above` levels higher than its own."""
    shots: i64 = power.shots + power.shots_per_level * above
    return shots * cantrip_tier(who) if power.shots_by_tier else shots


def damage_part(use: Use, effect: Damage) -> damage_roll.DamagePart:
    """Describe the damage of an effect."""
    part = damage_roll.DamagePart(use.actor, use.name, pool_of(use, effect), effect.type)
    part.weakened = True
    power = use.power
    if power is not None and is_of_spell(power) and not use.empowered:
        part.of_spell = use.actor.sheet.empowers is not None
    if effect.plus_modifier and not (effect.modifier_once and use.modifier_spent):
        part.modifier = use.actor.sheet.spell_modifier
        part.modifier_once = effect.modifier_once
    return part


def roll_damage(use: Use, effect: Damage, ctx: Context, target: str = "") -> i64:
    """Roll the damage of an effect, for one target or for all."""
    amounts = roll_parts(use, [damage_part(use, effect)], target, ctx)
    return amounts[0]


def roll_parts(use: Use, parts: list[damage_roll.DamagePart], target: str, ctx: Context) -> list[int]:
    """Roll the parts of one damage roll, and offer to roll some of a spell's dice again."""
    amounts: list[int] = []
    offers = False
    for part in parts:
        amounts.append(int(part.roll(2 if use.critical else 1, target, ctx)))
        use.modifier_spent = use.modifier_spent or part.modifier_once
        offers = offers or part.of_spell
    if offers and not use.empowered and empowered.offer(use.actor, use.name, parts, target, ctx):
        use.empowered = True
        for place, part in enumerate(parts):
            if part.of_spell:
                amounts[place] = int(part.rerolled())
    return amounts
