"""The structs of creatures and their attacks."""

from typing import Annotated, Literal

from msgspec import Meta

from turnwright.games.tactics.content.power_schema import ConditionEntry, Effects, PowerEntry, Speeds
from turnwright.games.tactics.content.schema import (
    CR,
    Ability,
    Bonus,
    Condition,
    Cost,
    DamageType,
    Dice,
    Entry,
    Feet,
    Hp,
    Id,
    Keen,
    Kind,
    Line,
    Mastery,
    Pieces,
    Property,
    Score,
    Size,
    Small,
    Trait,
    Whom,
)


class AttackEntry(Entry, frozen=True):
    """An attack of a creature."""

    id: Id
    name: Line
    to_hit: Bonus
    hit: Annotated[Effects, Meta(min_length=1, max_length=10)]
    reach: Feet = 0
    range: Feet = 0
    long: Feet = 0
    properties: tuple[Property, ...] = ()
    magical: bool = False
    keen: tuple[Keen, ...] = ()  # what gives it advantage
    pieces: Pieces | None = None  # of ammunition; unlimited if left out
    not_held: bool = False  # never at a creature that the attacker grapples
    not_full: bool = False  # never while the attacker has swallowed a creature
    mastery: Mastery | None = None


class PieceEntry(Entry, frozen=True, omit_defaults=False):
    """A part of a multiattack."""

    names: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=10)]
    count: Annotated[int, Meta(ge=1, le=10)] = 1


class KnownEntry(Entry, frozen=True):
    """A spell that a creature casts without slots; 0 uses means at will."""

    id: Id
    uses: Small = 0
    pool: Id | None = None
    cost: Cost | None = None
    whom: Whom | None = None
    recharge: Annotated[int, Meta(ge=0, le=6)] = 0
    level: Annotated[int, Meta(ge=0, le=9)] = 0  # of the slot it counts as
    named: Id | None = None  # a second id, if the creature knows the spell in two ways
    once_a_round: bool = False
    held: bool = True  # by Concentration, if the spell needs it
    components: bool = True  # verbal, somatic or material
    not_self: bool = False  # only for others


class Senses(Entry, frozen=True):
    """Special senses in feet."""

    darkvision: Feet = 0
    blindsight: Feet = 0
    tremorsense: Feet = 0
    truesight: Feet = 0


class ShelterEntry(Entry, frozen=True):
    """Protection of its source and allies in range, while its source can act."""

    feet: Feet
    save_bonus: Small = 0
    never: tuple[Condition, ...] = ()
    advantage: bool = False  # on attack rolls and saving throws


class CreatureEntry(Entry, frozen=True):
    """A stat block."""

    id: Id
    name: Line
    size: Size
    kind: Kind
    cr: Annotated[str, Meta(pattern=CR)]
    xp: Annotated[int, Meta(ge=0, le=200_000)]
    ac: Small
    hp: Hp
    hit_dice: Dice
    speed: Speeds
    scores: tuple[Score, Score, Score, Score, Score, Score]
    saves: dict[Ability, Bonus] = {}
    skills: dict[Id, Bonus] = {}
    initiative: Bonus | None = None
    passive: Small = 10
    proficiency: Annotated[int, Meta(ge=2, le=9)] = 2
    senses: Senses = Senses()
    resists: tuple[DamageType, ...] = ()
    immune: tuple[DamageType, ...] = ()
    vulnerable: tuple[DamageType, ...] = ()
    absorbs: tuple[DamageType, ...] = ()  # healed by them instead
    never: tuple[Condition, ...] = ()
    bears: Annotated[tuple[ConditionEntry, ...], Meta(max_length=5)] = ()  # permanent conditions
    traits: tuple[Trait, ...] = ()
    attacks: Annotated[tuple[AttackEntry, ...], Meta(max_length=20)] = ()
    multiattack: Annotated[tuple[tuple[PieceEntry, ...], ...], Meta(max_length=10)] = ()
    powers: Annotated[tuple[PowerEntry, ...], Meta(max_length=40)] = ()
    spells: Annotated[tuple[KnownEntry, ...], Meta(max_length=40)] = ()
    spell_ability: Ability | None = None
    spell_dc: Small = 0
    spell_attack: Bonus = 0
    regenerates: Small = 0
    regeneration_stops: tuple[DamageType, ...] = ()
    legendary: Small = 0
    resistances: Small = 0
    shelter: ShelterEntry | None = None
    role: Literal["brute", "archer", "caster", "sneak", "guard"] = "brute"
    coward: Annotated[int, Meta(ge=0, le=100)] = 0


class CreaturesFile(Entry, frozen=True):
    """A file of creatures."""

    creatures: tuple[CreatureEntry, ...]
