"""Damage before it is dealt: the parts of a hit, described; and the amounts that were rolled, by type.

SRD: Damage Rolls; Critical Hits.
"""

from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics.rules.core import conditions, d20
from turnwright.games.tactics.state import ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Pool
from turnwright.kernel.context import Context


@mypyc_attr(acyclic=True)
class DamagePart:
    """Damage from one source: rolled by the rules, counted by the forecast."""

    def __init__(self, roller: CreatureCombatState, name: str, dice: Pool, type: i64) -> None:
        self.roller = roller
        self.name = name  # of the weapon, power or condition
        self.dice = dice
        self.type = type
        self.modifier: i64 = 0  # of spellcasting
        self.modifier_once: bool = False  # it is added to no other roll of the casting
        self.adjustment: i64 = 0  # of a weapon: raised Strength, or no modifier for the second Light weapon
        self.weakened: bool = False  # conditions of the roller may reduce it, as Ray of Enfeeblement does
        self.of_spell: bool = False  # its dice may be rolled again, by Empowered Spell
        self.faces: list[int] = []  # of dice that may be rolled again, once they are rolled
        self.weakness: i64 = 0  # by how much conditions have reduced it
        self.rider: ConditionState | None = (
            None  # the condition that adds it to a hit, for one hit or for all
        )

    def roll(self, times: i64, target: str, ctx: Context) -> i64:
        """Roll the damage, never below 0. A critical hit doubles the dice (`times` 2), not the numbers."""
        roller = self.roller
        thrown: i64 = 0
        if self.of_spell:
            self.faces = d20.throw_each(
                ctx, roller, self.dice, times, self.name, d20.OTHER, d20.DAMAGE, target
            )
            thrown = d20.total_of(self.faces, self.dice)
        else:
            thrown = d20.throw(ctx, roller, self.dice, times, self.name, d20.OTHER, d20.DAMAGE, target)
        if self.weakened:
            for place, condition in enumerate(roller.conditions):
                weakened = condition.rule.damage.weakened
                if weakened is not None and not conditions.repeats(roller, place):
                    self.weakness += d20.throw(ctx, roller, weakened, 1, condition.rule.name)
        return self._amount(thrown)

    def rerolled(self) -> i64:
        """The damage with the faces that the dice show now."""
        return self._amount(d20.total_of(self.faces, self.dice))

    def _amount(self, thrown: i64) -> i64:
        amount: i64 = thrown + self.modifier - self.weakness
        if self.weakened and amount < 0:
            amount = 0
        amount += self.adjustment
        return amount if amount > 0 else 0


class DamageRoll:
    """All damage of one hit or one failed save: amounts by type, dealt together."""

    def __init__(
        self, by: CreatureCombatState | None = None, critical: bool = False, subdue: bool = False
    ) -> None:
        self.by = by
        self.critical = critical
        self.subdue = subdue
        self.melee: bool = False  # of a melee attack that hit
        self.amounts: list[int] = []
        self.types: list[int] = []
        self.taken: list[int] = []  # of each amount, after the target's defences
        self.kills: bool = False  # Disintegrate, Rotting Fist: a target that drops to 0 Hit Points is dust
        self.shared: bool = False  # by Warding Bond, and not to be shared again

    def add(self, amount: i64, type: i64) -> None:
        """Add damage. Damage of one type is one amount, so that it is halved or doubled once."""
        for place, known in enumerate(self.types):
            if known == type:
                self.amounts[place] += int(amount)
                return
        self.amounts.append(int(amount))
        self.types.append(int(type))

    def halve(self) -> None:
        """Halve the whole, rounded down once: odd remainders go to the first type."""
        odd: i64 = 0
        for place, share in enumerate(self.amounts):
            odd += share & 1
            self.amounts[place] = share // 2
        if odd > 1 and self.amounts:
            self.amounts[0] += int(odd // 2)

    def reduce(self, amount: i64) -> None:
        """Reduce the whole, the first types first."""
        for place, share in enumerate(self.amounts):
            off: i64 = amount if amount < share else share
            self.amounts[place] = int(share - off)
            amount -= off

    def without_zeros(self) -> "DamageRoll":
        """The same roll without the types of which nothing is left."""
        kept = DamageRoll(self.by, self.critical, self.subdue)
        for place, share in enumerate(self.amounts):
            if share > 0:
                kept.add(share, self.types[place])
        return kept

    def taken_of(self, type: i64) -> i64:
        """The damage of a type that was taken."""
        for place, known in enumerate(self.types):
            if known == type:
                return self.taken[place]
        return 0

    def total_taken(self) -> i64:
        """All damage that was taken."""
        total: i64 = 0
        for share in self.taken:
            total += share
        return total
