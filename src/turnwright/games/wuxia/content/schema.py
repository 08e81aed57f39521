"""The structure of the data files and scenarios."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from turnwright.games.wuxia.arena import GUARD_PERCENT
from turnwright.games.wuxia.limits import (
    AGILITY,
    AMOUNT,
    BONUS,
    FACTOR,
    LONGEST_CHAIN,
    SHORTEST_CHAIN,
    TURNS,
)
from turnwright.games.wuxia.skills import CHAIN_FALLOFF, CHAIN_LENGTH

TEAM = 8

Line = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]{1,80}\Z")]
Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
Text = Annotated[str, Meta(max_length=500, pattern=r"\A[^\x00-\x1f\x7f-\x9f]*\Z")]
Amount = Annotated[int, Meta(ge=0, le=AMOUNT)]
Agility = Annotated[int, Meta(ge=0, le=AGILITY)]
Signed = Annotated[int, Meta(ge=-BONUS, le=BONUS)]
Share = Annotated[float, Meta(ge=0, le=1)]
Factor = Annotated[float, Meta(ge=0, le=FACTOR)]
Damage = Annotated[float, Meta(ge=0, le=AMOUNT)]
Level = Annotated[int, Meta(ge=1, le=1000)]
Turns = Annotated[int, Meta(ge=0, le=TURNS)]
PositiveTurns = Annotated[int, Meta(ge=1, le=TURNS)]
Reach = Literal["one", "all", "chain"]
Kind = Literal["bleed", "attack_up", "defense_up", "haste", "stun"]
Whom = Literal["target", "self"]
Tie = Literal["smallest_id", "largest_id"]
Accuracy = Literal["tier", "agility"]
Language = Literal["en", "pt", "fr"]  # besides Chinese
NarrativeType = Literal["攻击", "抵挡", "闪避", "暴击"]
Slots = Id | Annotated[tuple[Id, ...], Meta(max_length=20)]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a data file or a scenario."""


class StatsEntry(Entry, frozen=True, gc=False):
    """The stats of a fighter."""

    hp: Amount
    max_hp: Annotated[int, Meta(ge=1, le=AMOUNT)]
    qi: Amount
    max_qi: Amount
    strength: Amount
    agility: Agility
    defense: Amount


class KnownSkill(Entry, frozen=True, gc=False):
    """A skill that a fighter has learned, up to a tier."""

    skill_id: Id
    tier: Level


class Equipped(Entry, frozen=True, gc=False):
    """The equipped skills, of those learned; there may be several attacks."""

    attack: Slots | None = None
    defense: Id | None = None
    movement: Id | None = None


class Character(Entry, frozen=True, gc=False):
    """A fighter."""

    id: Id
    name: Line
    stats: StatsEntry
    level: Level = 1
    faction: Line | None = None
    skills: Annotated[tuple[KnownSkill, ...], Meta(max_length=40)] = ()
    equipped: Equipped = Equipped()


class EffectEntry(Entry, frozen=True, gc=False):
    """An effect of a skill: its strength, its duration in turns of the bearer, and on whom."""

    kind: Kind
    turns: PositiveTurns
    amount: Signed = 0
    on: Whom = "target"
    chance: Share = 1.0


class Parameters(Entry, frozen=True, gc=False):
    """The numbers of a tier."""

    base_damage: Damage = 0.0
    power_multiplier: Factor = 1.0
    qi_cost: Amount = 0
    cooldown: Turns = 0
    hit_chance: Share = 1.0
    crit_chance: Share | None = None
    critical_chance: Share | None = None
    crit_multiplier: Factor = 1.5
    miss_chance: Share = 0.0
    partial_miss_chance: Share = 0.0
    partial_miss_min_reduction: Share = 0.0
    partial_miss_max_reduction: Share = 0.0
    damage_reduction: Share = 0.0
    counter_chance: Share = 0.0
    reach: Reach = "one"
    chain_length: Annotated[int, Meta(ge=SHORTEST_CHAIN, le=LONGEST_CHAIN)] = CHAIN_LENGTH
    chain_falloff: Share = CHAIN_FALLOFF
    effects: Annotated[tuple[EffectEntry, ...], Meta(max_length=10)] = ()


class Tier(Entry, frozen=True, gc=False):
    """One tier of a skill."""

    tier: Level
    parameters: Parameters
    name: Line | None = None
    narrative_template: Text = ""
    translations: dict[Language, Text] = {}  # of the phrase


class Skill(Entry, frozen=True, gc=False):
    """A skill; its type is a free label, such as 剑法."""

    id: Id
    name: Line
    type: Line
    tiers: Annotated[tuple[Tier, ...], Meta(min_length=1, max_length=20)]


class Conditions(Entry, frozen=True, gc=False):
    """When a phrase fits; a condition left out always holds."""

    hit: bool | None = None
    critical: bool | None = None
    damage_percent: Literal["low", "medium", "high", "miss"] | None = None
    skill_type: Line | None = None


class Template(Entry, frozen=True, gc=False):
    """A phrase for one narrative type in Chinese, with translations by language code."""

    id: Id
    type: NarrativeType
    template: Text
    conditions: Conditions = Conditions()
    translations: dict[Language, Text] = {}


class Ui(Entry, frozen=True, gc=False):
    """Defaults of a user interface: the language of a narrator."""

    lang: Literal["zh", "en", "pt", "fr"] = "zh"


class Config(Entry, frozen=True):
    """Defaults: the seed, the clock, and the user interface."""

    rng_seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] = 0
    atb_threshold: Annotated[int, Meta(ge=1, le=1_000_000)] = 100
    atb_tick_scale: Factor = 1.0
    ui: Ui = Ui()


Characters = Annotated[tuple[Character, ...], Meta(max_length=1000)]
Skills = Annotated[tuple[Skill, ...], Meta(max_length=1000)]
Templates = Annotated[tuple[Template, ...], Meta(max_length=1000)]
Side = Annotated[tuple[Id, ...], Meta(min_length=1, max_length=TEAM)]


class CharactersFile(Entry, frozen=True):
    """The file of fighters; a bare list works too."""

    characters: Characters


class SkillsFile(Entry, frozen=True):
    """The file of skills; a bare list works too."""

    skills: Skills


class TemplatesFile(Entry, frozen=True):
    """The file of phrases; a bare list works too."""

    templates: Templates


class WuxiaScenario(Entry, frozen=True):
    """A fight: both sides and its settings. Fighters, skills and phrases, if given, replace the shipped ones.

    A clock or a seed of `config` applies unless the scenario or the command line names another.
    """

    name: Line
    first: Side
    second: Side
    atb_threshold: Annotated[int, Meta(ge=1, le=1_000_000)] = 100
    atb_tick_scale: Factor = 1.0
    tie: Tie = "smallest_id"
    accuracy: Accuracy = "tier"
    qi_regen: Amount = 2
    stalemate_turns: PositiveTurns = 50
    max_steps: Annotated[int, Meta(ge=1, le=10_000)] = 2000
    early_stop: bool = False
    guard_percent: Annotated[int, Meta(ge=0, le=100)] = GUARD_PERCENT  # 0: to defend is to pass the turn
    characters: Characters | None = None
    skills: Skills | None = None
    templates: Templates | UnsetType = UNSET
    config: Config | UnsetType = UNSET


# The structure of each data file: an object with its key, or a bare list.
FILE_TYPES: dict[str, Any] = {
    "characters.json": CharactersFile | Characters,
    "skills.json": SkillsFile | Skills,
    "templates.json": TemplatesFile | Templates,
    "config.json": Config,
}
