"""The damage of one hit or one failed saving throw, by type, before anybody takes it.

SRD: Damage Rolls.
"""

from mypy_extensions import i64

from turnwright.games.tactics.state import CreatureCombatState


class DamageRoll:
    """All damage of one hit or one failed save: amounts by kind, dealt together."""

    def __init__(
        self, by: CreatureCombatState | None = None, critical: bool = False, subdue: bool = False
    ) -> None:
        self.by = by
        self.critical = critical
        self.subdue = subdue
        self.amounts: list[int] = []
        self.types: list[int] = []
        self.taken: list[int] = []  # what is left of each after the defences
        self.shared: bool = False  # taken with another, and not to be shared again

    def add(self, amount: i64, type: i64) -> None:
        """More damage; what is of one kind is one amount, so that it is halved or doubled once."""
        for place, known in enumerate(self.types):
            if known == type:
                self.amounts[place] += int(amount)
                return
        self.amounts.append(int(amount))
        self.types.append(int(type))

    def halve(self) -> None:
        """Half of all of it, rounded down once: what is odd falls on the first kinds."""
        spare: i64 = 0
        for place, share in enumerate(self.amounts):
            spare += share & 1
            self.amounts[place] = share // 2
        if spare > 1 and self.amounts:
            self.amounts[0] += int(spare // 2)

    def reduce(self, amount: i64) -> None:
        """So much less of all of it, the first kinds first."""
        for place, share in enumerate(self.amounts):
            off: i64 = amount if amount < share else share
            self.amounts[place] = int(share - off)
            amount -= off

    def without_nothing(self) -> "DamageRoll":
        """The same without the kinds of which nothing is left."""
        kept = DamageRoll(self.by, self.critical, self.subdue)
        for place, share in enumerate(self.amounts):
            if share > 0:
                kept.add(share, self.types[place])
        return kept

    def taken_of(self, type: i64) -> i64:
        """How much of a kind was really taken."""
        for place, known in enumerate(self.types):
            if known == type:
                return self.taken[place]
        return 0

    def total(self) -> i64:
        """How much was really taken."""
        whole: i64 = 0
        for share in self.taken:
            whole += share
        return whole
