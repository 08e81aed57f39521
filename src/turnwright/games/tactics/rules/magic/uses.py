"""One use of a power or a weapon: its user, slot, DC, and the damage it rolls.

SRD: Casting Spells; Damage Rolls; Cantrips.
"""

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.rules.core import d20, damage_roll
from turnwright.games.tactics.sheet import Power
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Damage, Pool
from turnwright.kernel.context import Context


class Use:
    """One use of a power or one blow: by whom, with which slot, against which number."""

    def __init__(self, actor: CreatureCombatState, name: str, power: Power | None = None) -> None:
        self.actor = actor
        self.name = name
        self.power = power
        self.slot: i64 = 0  # the level of the slot, or 0
        self.dc: i64 = actor.sheet.spell_dc
        self.to_hit: i64 = actor.sheet.spell_attack
        self.magic: bool = False
        self.critical: bool = False
        self.advantage: bool = False  # the attack roll had it
        self.subdue: bool = False
        self.less: i64 = 0  # taken off the damage: the modifier of a second light weapon
        self.cells: list[int] = []
        self.center: i64 = -1  # the cell that it is aimed at
        self.corner_x: i64 = -1  # or the corner of cells, in half cells
        self.corner_y: i64 = -1
        self.sneaks: bool = False  # a blow with a sneak attack
        self.strong: bool = False  # a blow with strength
        self.healed_itself: bool = False  # who heals has had some of it
        self.presses: bool = False  # the first target saves with disadvantage
        self.rolled: list[int] = []  # damage that was thrown once for all, by the place of its effect
        if power is not None:
            self.magic = power.kind == "spell" or power.magical
            self.dc = power.dc if power.dc > 0 else self.dc
            self.to_hit = power.to_hit if power.to_hit > -100 else self.to_hit
            if power.dc_ability >= 0:
                self.dc = 8 + actor.sheet.proficiency + actor.sheet.mods[power.dc_ability]
            if power.kind == "spell":
                for condition in actor.conditions:
                    self.dc += condition.rule.magic.dc
                    self.presses = self.presses or (condition.rule.magic.heightened and power.area is None)


def of_condition(
    state: CombatState, arena: Arena, who: CreatureCombatState, condition: ConditionState
) -> Use:
    """The casting that a condition comes from, for what it does later."""
    source = who if condition.source < 0 else state.participants[condition.source]
    power = arena.powers.get(condition.spell)
    use = Use(source, condition.spell or condition.name, power)
    use.slot = 0 if power is None else power.level + condition.above
    use.dc = condition.dc if condition.dc > 0 else use.dc
    return use


def levels_above(use: Use) -> i64:
    """How many levels the slot is above the spell's own."""
    power = use.power
    if power is None or use.slot <= power.level:
        return 0
    return use.slot - power.level


def cantrip_tier(who: CreatureCombatState) -> i64:
    """Cantrips grow at levels 5, 11 and 17."""
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
    more = effect.per_level
    extra: i64 = levels_above(use)
    if more is None or extra == 0:
        return pool
    return Pool(pool.count + more.count * extra, pool.sides, pool.plus + more.plus * extra)


def roll_damage(use: Use, effect: Damage, ctx: Context, target: str = "") -> i64:
    """Throw the damage of an effect, on one target or on all; never below 0."""
    times: i64 = 2 if use.critical else 1
    pool = pool_of(use, effect)
    thrown: i64 = d20.throw(ctx, use.actor, pool, times, use.name, d20.OTHER, d20.DAMAGE, target)
    if effect.plus_modifier:
        thrown += use.actor.sheet.spell_modifier
    for condition in use.actor.conditions:
        weakens = condition.rule.damage.weakened
        if weakens is not None:
            thrown -= d20.throw(ctx, use.actor, weakens, 1, condition.rule.name)
    return thrown if thrown > 0 else 0


def empty_roll(use: Use) -> damage_roll.DamageRoll:
    """An empty wound of a blow or a power."""
    return damage_roll.DamageRoll(use.actor, use.critical, use.subdue)
