"""Skills, their tiers, and the numbers of a tier that the rules read."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64, mypyc_attr

ATTACK: Final = "attack"
DEFENSE: Final = "defense"
MOVEMENT: Final = "movement"

ONE: Final = "one"
ALL: Final = "all"
CHAIN: Final = "chain"
REACHES: Final = (ONE, ALL, CHAIN)
CHAIN_LENGTH: Final = 3
CHAIN_FALLOFF: Final = 0.7

BLEED: Final = "bleed"
ATTACK_UP: Final = "attack_up"
DEFENSE_UP: Final = "defense_up"
HASTE: Final = "haste"
STUN: Final = "stun"
GUARD: Final = "guard"  # by defending; its amount is a percentage of the damage
KINDS: Final = (BLEED, ATTACK_UP, DEFENSE_UP, HASTE, STUN)  # that skills can give
ALL_KINDS: Final = (*KINDS, GUARD)


@mypyc_attr(acyclic=True)
class Dose:
    """An effect that a skill gives: kind, amount, duration in turns, and to whom."""

    def __init__(
        self, kind: str = BLEED, amount: i64 = 0, turns: i64 = 1, own: bool = False, chance: float = 1.0
    ) -> None:
        self.kind = kind
        self.amount = amount
        self.turns = turns
        self.own = own  # on the user of the skill, not on the target
        self.chance = chance


class SkillTier:
    """The numbers of one tier of a skill; the defaults are neutral."""

    def __init__(
        self,
        tier: i64 = 1,
        name: str = "",
        base_damage: float = 0.0,
        power_multiplier: float = 1.0,
        qi_cost: i64 = 0,
        cooldown: i64 = 0,
        hit_chance: float = 1.0,
        crit_chance: float = 0.0,
        crit_multiplier: float = 1.5,
        miss_chance: float = 0.0,
        partial_miss_chance: float = 0.0,
        partial_miss_min_reduction: float = 0.0,
        partial_miss_max_reduction: float = 0.0,
        damage_reduction: float = 0.0,
        counter_chance: float = 0.0,
        reach: str = ONE,
        chain_length: i64 = CHAIN_LENGTH,
        chain_falloff: float = CHAIN_FALLOFF,
        effects: list[Dose] | None = None,
        narrative_template: str = "",
        translations: dict[str, str] | None = None,
    ) -> None:
        self.tier = tier
        self.name = name
        self.base_damage = base_damage
        self.power_multiplier = power_multiplier
        self.qi_cost = qi_cost
        self.cooldown = cooldown
        self.hit_chance = hit_chance
        self.crit_chance = crit_chance
        self.crit_multiplier = crit_multiplier
        self.miss_chance = miss_chance
        self.partial_miss_chance = partial_miss_chance
        self.partial_miss_min_reduction = partial_miss_min_reduction
        self.partial_miss_max_reduction = partial_miss_max_reduction
        self.damage_reduction = damage_reduction
        self.counter_chance = counter_chance
        self.reach = reach
        self.chain_length = chain_length
        self.chain_falloff = chain_falloff
        self.effects: list[Dose] = [] if effects is None else effects
        self.narrative_template = narrative_template
        self.translations: dict[str, str] = {} if translations is None else translations


class SkillDef:
    """A skill: id, name, type (a label such as 掌法) and tiers."""

    def __init__(
        self, id: str = "", name: str = "", type: str = "", tiers: list[SkillTier] | None = None
    ) -> None:
        self.id = id
        self.name = name
        self.type = type
        self.tiers: list[SkillTier] = [] if tiers is None else tiers

    def tier(self, number: i64) -> SkillTier:
        """Return a tier by number, or raise `KeyError`."""
        for tier in self.tiers:
            if tier.tier == number:
                return tier
        known = ", ".join([str(int(tier.tier)) for tier in self.tiers])
        raise KeyError(f"{self.id} has no tier {number}; it has {known}")


class SkillDB:
    """All skills by id."""

    def __init__(self, skills: Iterable[SkillDef] = ()) -> None:
        self.skills: dict[str, SkillDef] = {}
        for skill in skills:
            self.add(skill)

    def add(self, skill: SkillDef) -> None:
        """Add a skill with a unique id."""
        if skill.id in self.skills:
            raise ValueError(f"there are two skills {skill.id!r}")
        self.skills[skill.id] = skill

    def get(self, skill_id: str) -> SkillDef:
        """Return a skill by id, or raise `KeyError`."""
        if skill_id not in self.skills:
            raise KeyError(f"there is no skill {skill_id!r}")
        return self.skills[skill_id]

    def tier(self, skill_id: str, tier: i64) -> SkillTier:
        """Return a tier of a skill, or raise `KeyError`."""
        return self.get(skill_id).tier(tier)

    def __contains__(self, skill_id: object) -> bool:
        return skill_id in self.skills

    def __len__(self) -> int:
        return len(self.skills)


NEUTRAL: Final = SkillTier()
