"""The structs of classes, species, heroes and gear."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from turnwright.games.tactics.content.creature_schema import KnownEntry, Senses, ShelterEntry
from turnwright.games.tactics.content.power_schema import ArmsEntry, ConditionEntry, PowerEntry
from turnwright.games.tactics.content.schema import (
    Ability,
    Bonus,
    Condition,
    Cost,
    DamageType,
    Dice,
    Entry,
    Feet,
    Harm,
    Hp,
    Id,
    Kind,
    Line,
    Mastery,
    Pieces,
    Property,
    Score,
    Size,
    Small,
    Speed,
    Trait,
    Whom,
)


class AgainEntry(Entry, frozen=True):
    """A failed save may be rerolled with a bonus, or gets an extra die."""

    id: Id
    uses: Annotated[int, Meta(ge=1, le=30)]
    pool: Id | None = None  # shared with powers
    bonus: Bonus = 0
    dice: Dice | None = None  # added to the roll instead of a reroll


class DeflectEntry(Entry, frozen=True):
    """Reduce the damage of a hit, as a reaction."""

    id: Id
    dice: Dice
    any_kind: bool = False  # not only of weapons
    ranged_only: bool = False
    uses: Small = 0  # 0 means unlimited


class SharpenEntry(Entry, frozen=True):
    """Improve some of a hero's spells: listed ones, all cantrips, or those of a school or damage type."""

    spells: tuple[Id, ...] = ()
    cantrips: bool = False
    school: Id | None = None
    kind: DamageType | None = None
    plus_modifier: bool = False
    push: Feet = 0
    largest: Size = "large"  # that is pushed
    range: Feet = 0  # added
    spares_allies: bool = False
    sculpts: bool = False  # spares 1 plus the spell's level of the allies in its area


class HeroEntry(Entry, frozen=True):
    """A hero; numbers that follow from level, scores and gear are calculated."""

    id: Id
    name: Line
    kind: Kind
    level: Annotated[int, Meta(ge=1, le=20)]
    hp: Hp
    scores: tuple[Score, Score, Score, Score, Score, Score]
    saves: tuple[Ability, ...] = ()
    skills: tuple[Id, ...] = ()
    expertise: tuple[Id, ...] = ()
    speed: Speed = 30
    size: Size = "medium"
    species: Id | None = None
    armour: Id | None = None
    shield: bool = False
    weapons: Annotated[tuple[Id, ...], Meta(max_length=10)] = ()
    masteries: Annotated[tuple[Id, ...], Meta(max_length=10)] = ()  # weapons whose mastery the hero uses
    ammunition: dict[Id, Pieces] = {}  # arrows and the like (20 by default), and thrown weapons
    magic: dict[Id, Annotated[int, Meta(ge=1, le=3)]] = {}  # bonus of a weapon, the armour or the shield
    worn: Annotated[tuple[Id, ...], Meta(max_length=10)] = ()  # magic items
    traits: tuple[Trait, ...] = ()
    spell_ability: Ability | None = None
    slots: Annotated[tuple[Small, ...], Meta(max_length=9)] = ()
    spells: Annotated[tuple[Id, ...], Meta(max_length=60)] = ()
    features: Annotated[tuple[Id, ...], Meta(max_length=40)] = ()
    items: dict[Id, Annotated[int, Meta(ge=1, le=100)]] = {}
    attacks_per_action: Annotated[int, Meta(ge=1, le=4)] = 1
    pact_attacks: Annotated[int, Meta(ge=1, le=4)] = 1  # the same with the pact weapon
    crit_on: Annotated[int, Meta(ge=15, le=20)] = 20
    sneak: Dice | None = None
    ranged_bonus: Small = 0  # a fighting style
    duel_bonus: Small = 0
    least_face: Annotated[int, Meta(ge=1, le=6)] = 1  # of damage dice of two-handed weapons
    ac_bonus: Small = 0
    senses: Senses = Senses()
    resists: tuple[DamageType, ...] = ()
    immune: tuple[DamageType, ...] = ()
    never: tuple[Condition, ...] = ()
    steady: tuple[Condition, ...] = ()  # saves against these have advantage
    bare_ac: tuple[Ability, ...] = ()  # Unarmored Defense: abilities that count beside Dexterity
    martial_arts: Dice | None = None  # the die of unarmed strikes and monk weapons
    powers: Annotated[tuple[PowerEntry, ...], Meta(max_length=60)] = ()  # features with their own numbers
    innate: Annotated[tuple[KnownEntry, ...], Meta(max_length=40)] = ()  # spells without slots
    bears: Annotated[tuple[ConditionEntry, ...], Meta(max_length=10)] = ()  # permanent conditions
    again: Annotated[tuple[AgainEntry, ...], Meta(max_length=5)] = ()
    shelter: ShelterEntry | None = None
    sharpens: Annotated[tuple[SharpenEntry, ...], Meta(max_length=10)] = ()
    deflects: Annotated[tuple[DeflectEntry, ...], Meta(max_length=5)] = ()
    spoils: Dice | None = None  # temporary hit points when the hero, or anyone within 10 feet, drops an enemy
    rallies: Small = 0  # hit points at the start of a turn, while bloodied
    role: Literal["brute", "archer", "caster", "sneak", "guard"] = "brute"


class WeaponEntry(Entry, frozen=True):
    """A weapon."""

    id: Id
    name: Line
    damage: Harm
    kind: Literal["simple", "martial"]
    ranged: bool = False
    properties: tuple[Property, ...] = ()
    versatile: Dice | None = None
    ammunition: Id | None = None  # that it uses
    mastery: Mastery | None = None  # for those who know it
    range: Feet = 0
    long: Feet = 0


class ArmourEntry(Entry, frozen=True):
    """An armour or a shield."""

    id: Id
    name: Line
    ac: Small
    kind: Literal["light", "medium", "heavy", "shield"]
    most_dex: Small = 30
    strength: Small = 0
    noisy: bool = False


class WornEntry(Entry, frozen=True):
    """A magic item that is worn."""

    id: Id
    name: Line
    attuned: bool = True  # counts towards the limit of three
    ac: Small = 0
    bare_ac: Small = 0  # only without armour and shield
    saves: Small = 0
    checks: Small = 0  # ability checks
    spell_attack: Small = 0
    damage: Small = 0  # of bows
    speed: Annotated[int, Meta(ge=0, le=60, multiple_of=5)] = 0
    scores: dict[Ability, Score] = {}  # minimums
    resists: tuple[DamageType, ...] = ()
    immune: tuple[DamageType, ...] = ()
    blocks: tuple[Id, ...] = ()  # powers that do not affect the wearer
    never: tuple[Condition, ...] = ()
    traits: tuple[Trait, ...] = ()
    darkvision: Feet = 0


class FeatureEntry(Entry, frozen=True):
    """A feature of a class or species, from a level on; values in braces are calculated."""

    id: Id
    level: Annotated[int, Meta(ge=1, le=20)] = 1
    until: Annotated[int, Meta(ge=1, le=20)] = 20  # last level
    chosen: Id | None = None  # only if this was chosen
    sets: dict[Id, Any] = {}  # fields of a hero
    adds: dict[Id, Any] = {}  # to fields: items to a list, or to a number
    scores: dict[Ability, Small] = {}
    skills: Small = 0  # more to choose
    of_skills: tuple[Id, ...] = ()  # to choose from, also for expertise; any if empty
    expertise: Small = 0
    cantrips: Small = 0
    lists: tuple[Id, ...] = ()  # classes whose spells can be chosen too
    discovers: Small = 0  # how many of them, beside the prepared ones
    usual: tuple[Id, ...] = ()  # default choices
    trains: tuple[Id, ...] = ()  # training with kinds of armour and weapons


class ChoiceEntry(Entry, frozen=True):
    """A choice: how many by level, and from what; the first are the defaults."""

    id: Id
    of: Annotated[tuple[Id, ...], Meta(min_length=1)]
    counts: dict[Annotated[int, Meta(ge=1, le=20)], Small]
    least: dict[Id, Annotated[int, Meta(ge=1, le=20)]] = {}  # minimum levels


class KitEntry(Entry, frozen=True):
    """The default gear of a class from a level on."""

    level: Annotated[int, Meta(ge=1, le=20)] = 1
    armour: Id | None = None
    shield: bool = False
    weapons: tuple[Id, ...] = ()
    items: dict[Id, Annotated[int, Meta(ge=1, le=100)]] = {}


Row = Annotated[tuple[int, ...], Meta(min_length=20, max_length=20)]


class ClassEntry(Entry, frozen=True):
    """A class: its tables by level, training and features."""

    id: Id
    name: Line
    subclass: Line
    hit_die: Literal[6, 8, 10, 12]
    saves: tuple[Ability, Ability]
    abilities: tuple[Ability, Ability, Ability, Ability, Ability, Ability]  # the most useful first
    skills: Small
    of_skills: tuple[Id, ...]  # the defaults first
    trained: tuple[Id, ...]  # with kinds of weapons and armour, martial_light, martial_finesse
    kits: Annotated[tuple[KitEntry, ...], Meta(min_length=1)]
    improves: tuple[int, ...] = (4, 8, 12, 16, 19)
    role: Literal["brute", "archer", "caster", "sneak", "guard"] = "brute"
    names: Annotated[tuple[Line, ...], Meta(min_length=1)] = ("Hero",)
    masteries: Row | None = None
    melee_masteries: bool = False  # not of ranged weapons
    spell_ability: Ability | None = None
    casts: Literal["none", "full", "half", "pact"] = "none"
    cantrips: Row | None = None
    prepared: Row | None = None
    tables: dict[Id, Row] = {}
    choices: tuple[ChoiceEntry, ...] = ()
    features: tuple[FeatureEntry, ...] = ()
    spells: tuple[Id, ...] = ()  # the spell list
    usual: tuple[Id, ...] = ()  # default choices, the best first


class SpeciesEntry(Entry, frozen=True):
    """A species."""

    id: Id
    name: Line
    size: Size = "medium"
    speed: Speed = 30
    choices: tuple[ChoiceEntry, ...] = ()
    features: tuple[FeatureEntry, ...] = ()


class PlanEntry(Entry, frozen=True, rename={"calling": "class"}):
    """A plan for the character builder; fields left out have the defaults of the class."""

    calling: Id
    level: Annotated[int, Meta(ge=1, le=20)] = 1
    id: Id | None = None
    name: Line | None = None
    species: Id = "human"
    method: Literal["array", "points", "given"] = "array"
    scores: tuple[Score, Score, Score, Score, Score, Score] | None = None
    background: dict[Ability, Annotated[int, Meta(ge=1, le=2)]] | None = None
    improvements: tuple[dict[Ability, Annotated[int, Meta(ge=1, le=2)]], ...] | None = None
    skills: tuple[Id, ...] | None = None
    expertise: tuple[Id, ...] | None = None
    choices: dict[Id, tuple[Id, ...]] = {}
    armour: Id | None = None  # or "none"
    shield: bool | None = None
    weapons: tuple[Id, ...] | None = None
    masteries: tuple[Id, ...] | None = None
    ammunition: dict[Id, Pieces] = {}
    magic: dict[Id, Annotated[int, Meta(ge=1, le=3)]] = {}
    worn: tuple[Id, ...] = ()
    items: dict[Id, Annotated[int, Meta(ge=1, le=100)]] | None = None
    spells: tuple[Id, ...] | None = None
    role: Literal["brute", "archer", "caster", "sneak", "guard"] | None = None


class ClassesFile(Entry, frozen=True):
    """Tables that all classes share: spell slots by level, and methods for ability scores."""

    full: Annotated[tuple[tuple[Small, ...], ...], Meta(min_length=20, max_length=20)]
    half: Annotated[tuple[tuple[Small, ...], ...], Meta(min_length=20, max_length=20)]
    pact: Annotated[tuple[tuple[Small, ...], ...], Meta(min_length=20, max_length=20)]
    costs: dict[Score, Small]  # of scores, in points
    points: Small
    array: tuple[Score, Score, Score, Score, Score, Score]


class SpeciesFile(Entry, frozen=True):
    """A file of species."""

    species: tuple[SpeciesEntry, ...]


class PlansFile(Entry, frozen=True):
    """A file of plans for heroes."""

    heroes: tuple[PlanEntry, ...]


class OldFeature(Entry, frozen=True):
    """The replacement of a feature in SRD 5.1, from a level on."""

    level: Annotated[int, Meta(ge=1, le=20)] = field(default=1, name="from")
    cost: Cost | None = None
    whom: Whom | None = None
    range: Feet | None = None
    before_attack: bool | None = None
    uses: int | str | None = None
    pool: Id | None = None
    takes: Small | None = None
    rounds: Small | None = None  # of an area that stays
    minutes: Annotated[int, Meta(ge=0, le=100)] = 0  # of its conditions; 0 means unchanged
    dc_ability: Ability | None = None
    one_target: bool = False  # instead of an area
    kinds: tuple[Kind, ...] | None = None
    arms: ArmsEntry | None = None
    effects: tuple[dict[str, Any], ...] = ()  # unchanged if empty


class OldFeaturesFile(Entry, frozen=True):
    """The features that differ in SRD 5.1."""

    tables: dict[Id, Annotated[tuple[Small, ...], Meta(min_length=20, max_length=20)]]
    missing: tuple[Id, ...]
    missing_traits: tuple[Trait, ...]
    missing_with: dict[Id, tuple[Trait, ...]]  # traits that come with a missing feature
    later: dict[Id, Small]  # permanent conditions that come at a later level
    most_pact_attacks: Small
    again: dict[Id, Small]  # uses of what helps a failed save
    deflects_missiles: tuple[Id, ...]  # only those
    added_range: Feet  # of spells that a feature sharpens
    slower: dict[Id, Speed]  # species
    charisma_armor: ConditionEntry  # instead of Charisma in Unarmored Defense
    powers: dict[Id, tuple[OldFeature, ...]]
    bears: dict[Id, dict[str, Any]]  # permanent conditions


class GearFile(Entry, frozen=True):
    """Weapons, armour and magic items."""

    weapons: tuple[WeaponEntry, ...]
    armour: tuple[ArmourEntry, ...]
    worn: tuple[WornEntry, ...] = ()
