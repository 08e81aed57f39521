"""The fighters, skills, phrases and scenarios: read from the package or a user's file, checked, handed over.

Whatever is wrong with a file is one `ContentError`: the file, the place in it, and what was expected there.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from turnwright.gamekit.content import (
    Wording,
    either,
    located,
    parsed,
    refuse,
    shaped,
)
from turnwright.gamekit.content_folder import ContentFolder, read_file
from turnwright.games.wuxia.arena import FIRST, SECOND, Table
from turnwright.games.wuxia.content.limits import (
    AGILITY,
    AMOUNT,
    BONUS,
    FACTOR,
    LONGEST_CHAIN,
    SHORTEST_CHAIN,
    TURNS,
)
from turnwright.games.wuxia.rules.gauge import ATBClock
from turnwright.games.wuxia.skills import (
    ATTACK,
    CHAIN_FALLOFF,
    CHAIN_LENGTH,
    DEFENSE,
    MOVEMENT,
    Dose,
    SkillDB,
    SkillDef,
    SkillTier,
)
from turnwright.games.wuxia.state import CharacterState, EquippedSkill, GameState
from turnwright.games.wuxia.state import Stats as FighterStats
from turnwright.kernel.codec import plain

FOLDER = ContentFolder("turnwright.games.wuxia", "duel")
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
SomeTurns = Annotated[int, Meta(ge=1, le=TURNS)]
Reach = Literal["one", "all", "chain"]
Kind = Literal["bleed", "attack_up", "defense_up", "haste", "stun"]
Whom = Literal["target", "self"]
Tie = Literal["smallest_id", "largest_id"]
Accuracy = Literal["tier", "agility"]
Language = Literal["en", "pt", "fr"]  # besides Chinese
NarrativeType = Literal["攻击", "抵挡", "闪避", "暴击"]
Slots = Id | Annotated[tuple[Id, ...], Meta(max_length=20)]


Source = str | Path


class StatsEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a fighter is made of."""

    hp: Amount
    max_hp: Annotated[int, Meta(ge=1, le=AMOUNT)]
    qi: Amount
    max_qi: Amount
    strength: Amount
    agility: Agility
    defense: Amount


class KnownSkill(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A skill that a fighter has learnt, up to a tier."""

    skill_id: Id
    tier: Level


class Equipped(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Which of the learnt skills are at hand; there may be several attacks."""

    attack: Slots | None = None
    defense: Id | None = None
    movement: Id | None = None


class Character(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One fighter."""

    id: Id
    name: Line
    stats: StatsEntry
    level: Level = 1
    faction: Line | None = None
    skills: Annotated[tuple[KnownSkill, ...], Meta(max_length=40)] = ()
    equipped: Equipped = Equipped()


class EffectEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An effect that a skill brings: how strong, for how many of the bearer's turns, on whom."""

    kind: Kind
    turns: SomeTurns
    amount: Signed = 0
    on: Whom = "target"
    chance: Share = 1.0


class Parameters(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
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


class Tier(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One tier of a skill."""

    tier: Level
    parameters: Parameters
    name: Line | None = None
    narrative_template: Text = ""
    translations: dict[Language, Text] = {}  # of that phrase


class Skill(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A skill; its type is a label of its own, such as 剑法."""

    id: Id
    name: Line
    type: Line
    tiers: Annotated[tuple[Tier, ...], Meta(min_length=1, max_length=20)]


class Conditions(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """When a phrase fits; what is left out fits always."""

    hit: bool | None = None
    critical: bool | None = None
    damage_percent: Literal["low", "medium", "high"] | None = None
    skill_type: Line | None = None


class Template(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A phrase for one narrative type, in Chinese, and in other languages by their code."""

    id: Id
    type: NarrativeType
    template: Text
    conditions: Conditions = Conditions()
    translations: dict[Language, Text] = {}


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """Defaults: the seed when none is given, the clock, and whatever a screen likes to keep."""

    rng_seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] = 0
    atb_threshold: Annotated[int, Meta(ge=1, le=1_000_000)] = 100
    atb_tick_scale: Factor = 1.0
    ui: dict[str, Any] = {}


Characters = Annotated[tuple[Character, ...], Meta(max_length=1000)]
Skills = Annotated[tuple[Skill, ...], Meta(max_length=1000)]
Templates = Annotated[tuple[Template, ...], Meta(max_length=1000)]
Side = Annotated[tuple[Id, ...], Meta(min_length=1, max_length=TEAM)]


class CharactersFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of fighters; the list may also stand alone."""

    characters: Characters


class SkillsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of skills; the list may also stand alone."""

    skills: Skills


class TemplatesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of phrases; the list may also stand alone."""

    templates: Templates


class WuxiaScenario(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a fight starts from; fighters and skills of its own take the place of the shipped ones."""

    name: Line
    first: Side
    second: Side
    atb_threshold: Annotated[int, Meta(ge=1, le=1_000_000)] = 100
    atb_tick_scale: Factor = 1.0
    tie: Tie = "smallest_id"
    accuracy: Accuracy = "tier"
    qi_regen: Amount = 2
    stalemate_turns: SomeTurns = 50
    max_steps: Annotated[int, Meta(ge=1, le=10_000)] = 2000
    early_stop: bool = False
    characters: Characters | None = None
    skills: Skills | None = None


# What each data file may hold: an object with its key, or the bare list.
FILE_TYPES: dict[str, Any] = {
    "characters.json": CharactersFile | Characters,
    "skills.json": SkillsFile | Skills,
    "templates.json": TemplatesFile | Templates,
    "config.json": Config,
}

WORDING = Wording(
    {
        "reach": get_args(Reach),
        "kind": get_args(Kind),
        "on": get_args(Whom),
        "tie": get_args(Tie),
        "accuracy": get_args(Accuracy),
        "type": get_args(NarrativeType),
        "damage_percent": ("low", "medium", "high"),
        "translations": get_args(Language),
    },
    {
        **dict.fromkeys(
            ("id", "skill_id", "attack", "defense", "movement"),
            "1 to 40 letters, digits, dashes or underlines",
        ),
        **dict.fromkeys(
            ("template", "narrative_template", "translations"), "at most 500 characters on one line"
        ),
    },
)


class Cast(NamedTuple):
    """Checked fighters and skills that fit together."""

    characters: tuple[Character, ...]
    skills: tuple[Skill, ...]


# Files of data


def load_characters(path: str | Path | None = None) -> tuple[Character, ...]:
    """The fighters of a file, or those that come with the game; see `check_cast` for their skills."""
    found: tuple[Character, ...] = _listed("characters", CharactersFile, Characters, path)
    return found


def load_skills(path: str | Path | None = None) -> tuple[Skill, ...]:
    """The skills of a file, or those that come with the game."""
    found: tuple[Skill, ...] = _listed("skills", SkillsFile, Skills, path)
    return found


def load_templates(path: str | Path | None = None) -> tuple[Template, ...]:
    """The phrases of a file, or those that come with the game."""
    found: tuple[Template, ...] = _listed("templates", TemplatesFile, Templates, path)
    return found


def load_config(path: str | Path | None = None) -> Config:
    """The defaults of a file, or those that come with the game."""
    file, text = _source("config", path)
    found: Config = shaped(parsed(text, file), Config, file, WORDING, text)
    return found


def load_cast(characters: str | Path | None = None, skills: str | Path | None = None) -> Cast:
    """Fighters and skills together: nothing is loaded unless everything fits."""
    file, text = _source("characters", characters)
    cast = Cast(_checked("characters", CharactersFile, Characters, file, text), load_skills(skills))
    check_cast(cast, file, text)
    return cast


def _listed(key: str, whole: Any, bare: Any, path: str | Path | None) -> Any:
    file, text = _source(key, path)
    return _checked(key, whole, bare, file, text)


def _checked(key: str, whole: Any, bare: Any, file: str, text: bytes) -> Any:
    data = parsed(text, file)
    if isinstance(data, list):
        listed, root = shaped(data, bare, file, WORDING, text), "$"
    else:
        listed, root = getattr(shaped(data, whole, file, WORDING, text), key), f"$.{key}"
    _check_ids(listed, file, root, text)
    if key == "skills":
        _check_skills(listed, file, root, text)
    return listed


def in_folder(folder: Source, key: str) -> Path:
    """Where the data of that name stands in a folder."""
    return Path(folder) / f"{key}.json"


def _source(key: str, path: str | Path | None) -> tuple[str, bytes]:
    return (f"{key}.json", FOLDER.read(f"{key}.json")) if path is None else (str(path), read_file(path))


def _check_ids(listed: Iterable[Any], file: str, root: str, text: bytes) -> None:
    seen: set[str] = set()
    for at, entry in enumerate(listed):
        if entry.id in seen:
            refuse(file, located(f"{root}[{at}].id", text), "an id that no other has", entry.id)
        seen.add(entry.id)


def _check_skills(skills: Iterable[Skill], file: str, root: str, text: bytes) -> None:
    for at, skill in enumerate(skills):
        numbers: set[int] = set()
        for place, tier in enumerate(skill.tiers):
            path = f"{root}[{at}].tiers[{place}]"
            if tier.tier in numbers:
                refuse(file, located(f"{path}.tier", text), "a tier that is not there yet", tier.tier)
            numbers.add(tier.tier)
            _check_parameters(tier.parameters, file, f"{path}.parameters", text)


def _check_parameters(given: Parameters, file: str, path: str, text: bytes) -> None:
    if given.crit_chance is not None and given.critical_chance is not None:
        refuse(file, located(f"{path}.critical_chance", text), "crit_chance or critical_chance, not both")
    least, most = given.partial_miss_min_reduction, given.partial_miss_max_reduction
    if most < least:
        where = located(f"{path}.partial_miss_max_reduction", text)
        refuse(file, where, f"a number of at least {least:g}, the smallest reduction", most)


def check_cast(cast: Cast, file: str = "characters.json", text: bytes = b"", root: str = "") -> None:
    """Refuse the first fighter with hp above its most, or a skill that is not there, or not learnt."""
    known = {skill.id: [tier.tier for tier in skill.tiers] for skill in cast.skills}
    base = root or ("$" if text.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"[") else "$.characters")
    for at, character in enumerate(cast.characters):
        _check_character(character, known, file, f"{base}[{at}]", text)


def _check_character(
    character: Character, known: Mapping[str, list[int]], file: str, path: str, text: bytes
) -> None:
    stats = character.stats
    for name, value, most in (("hp", stats.hp, stats.max_hp), ("qi", stats.qi, stats.max_qi)):
        if value > most:
            refuse(file, located(f"{path}.stats.{name}", text), f"at most max_{name}, {most}", value)
    learnt: set[str] = set()
    for at, skill in enumerate(character.skills):
        where = f"{path}.skills[{at}]"
        if skill.skill_id not in known:
            refuse(file, located(f"{where}.skill_id", text), "the id of a skill", skill.skill_id)
        if skill.tier not in known[skill.skill_id]:
            tiers = f"a tier of {skill.skill_id} ({either(sorted(known[skill.skill_id]))})"
            refuse(file, located(f"{where}.tier", text), tiers, skill.tier)
        if skill.skill_id in learnt:
            refuse(file, located(f"{where}.skill_id", text), "a skill that is not there yet", skill.skill_id)
        learnt.add(skill.skill_id)
    used: set[str] = set()
    for slot, skill_id in at_hand(character):
        if skill_id not in learnt:
            where = located(f"{path}.equipped.{slot}", text)
            refuse(file, where, "a skill that the fighter has learnt", skill_id)
        if skill_id in used:
            refuse(file, located(f"{path}.equipped.{slot}", text), "a skill in one slot only", skill_id)
        used.add(skill_id)


def at_hand(character: Character) -> list[tuple[str, str]]:
    """The equipped skills with their slots, attacks first."""
    equipped = character.equipped
    attacks = (equipped.attack,) if isinstance(equipped.attack, str) else equipped.attack or ()
    listed = [(ATTACK, skill) for skill in attacks]
    listed += [(DEFENSE, equipped.defense)] if equipped.defense else []
    return listed + ([(MOVEMENT, equipped.movement)] if equipped.movement else [])


# What the rules play with


def skill_db(skills: Iterable[Skill]) -> SkillDB:
    """Skills as the rules read them."""
    return SkillDB([_skill(skill) for skill in skills])


def _skill(skill: Skill) -> SkillDef:
    return SkillDef(skill.id, skill.name, skill.type, [_tier(skill, tier) for tier in skill.tiers])


def _tier(skill: Skill, tier: Tier) -> SkillTier:
    given = tier.parameters
    critical = given.critical_chance if given.crit_chance is None else given.crit_chance
    return SkillTier(
        tier.tier,
        tier.name or f"{skill.name} {tier.tier}",
        given.base_damage,
        given.power_multiplier,
        given.qi_cost,
        given.cooldown,
        given.hit_chance,
        critical or 0.0,
        given.crit_multiplier,
        given.miss_chance,
        given.partial_miss_chance,
        given.partial_miss_min_reduction,
        given.partial_miss_max_reduction,
        given.damage_reduction,
        given.counter_chance,
        given.reach,
        given.chain_length,
        given.chain_falloff,
        [Dose(one.kind, one.amount, one.turns, one.on == "self", one.chance) for one in given.effects],
        tier.narrative_template,
        {str(lang): phrase for lang, phrase in tier.translations.items()},
    )


def fighter(character: Character, team: str) -> CharacterState:
    """A fighter as it enters a fight, on that side."""
    tiers = {skill.skill_id: skill.tier for skill in character.skills}
    stats = character.stats
    return CharacterState(
        character.id,
        character.name,
        team,
        FighterStats(
            stats.hp, stats.max_hp, stats.qi, stats.max_qi, stats.strength, stats.agility, stats.defense
        ),
        [EquippedSkill(skill_id, tiers[skill_id], slot) for slot, skill_id in at_hand(character)],
    )


def cast_of(scenario: WuxiaScenario) -> Cast:
    """The fighters and skills of a scenario: its own, or those that come with the game."""
    shipped = shipped_cast()
    characters = shipped.characters if scenario.characters is None else scenario.characters
    return Cast(characters, shipped.skills if scenario.skills is None else scenario.skills)


def spread(scenario: WuxiaScenario) -> Any:
    """The scenario as plain values with the fighters on both sides, and the skills that they have learnt."""
    cast = cast_of(scenario)
    sides = (*scenario.first, *scenario.second)
    fighters = [character for character in cast.characters if character.id in sides]
    learnt = {known.skill_id for fighter in fighters for known in fighter.skills}
    skills = [skill for skill in cast.skills if skill.id in learnt]
    return {**plain(scenario), "characters": plain(fighters), "skills": plain(skills)}


def pairing(scenario: WuxiaScenario, one: str, other: str) -> WuxiaScenario:
    """The scenario with one fighter against another."""
    names = {character.id: character.name for character in cast_of(scenario).characters}
    title = f"{names.get(one, one)}对{names.get(other, other)}"[:80]
    return load_scenario(replace(scenario, name=title, first=(one,), second=(other,)))


def table_of(scenario: WuxiaScenario) -> Table:
    """The clock, the skills and the settings of a scenario."""
    return Table(
        ATBClock(scenario.atb_threshold, scenario.atb_tick_scale, scenario.tie),
        shipped_skill_db() if scenario.skills is None else skill_db(scenario.skills),
        scenario.qi_regen,
        scenario.accuracy == "agility",
        scenario.stalemate_turns,
        scenario.max_steps,
        scenario.early_stop,
    )


def start_of(scenario: WuxiaScenario) -> GameState:
    """Both sides at the start, not yet at a table."""
    known = {character.id: character for character in cast_of(scenario).characters}
    sides = ((FIRST, scenario.first), (SECOND, scenario.second))
    return GameState([fighter(known[who], team) for team, side in sides for who in side])


@cache
def shipped_cast() -> Cast:
    """The fighters and skills that come with the game."""
    return load_cast()


@cache
def shipped_skill_db() -> SkillDB:
    """The skills that come with the game, as the rules read them."""
    return skill_db(shipped_cast().skills)


@cache
def shipped_phrases() -> tuple[dict[str, Any], ...]:
    """The phrases that come with the game, as a narrator reads them."""
    return tuple(msgspec.to_builtins(entry) for entry in load_templates())


def fingerprint() -> str:
    """Digest the shipped content, so that a journal can name what it was played with."""
    return FOLDER.fingerprint(["characters.json", "skills.json"])


# Scenarios


def load_scenario(source: str | Path | Mapping[str, Any] | WuxiaScenario) -> WuxiaScenario:
    """Load and check a scenario given by name, by the path of a YAML or JSON file, or as plain values."""
    found = FOLDER.scenario(source)
    return _scenario(found.values, found.file, found.text)


def scenario_names() -> list[str]:
    """List the shipped scenarios, the default one first."""
    return FOLDER.scenario_names()


def _scenario(data: Any, file: str, text: bytes) -> WuxiaScenario:
    scenario: WuxiaScenario = shaped(data, WuxiaScenario, file, WORDING, text)
    if scenario.skills is not None:
        _check_ids(scenario.skills, file, "$.skills", text)
        _check_skills(scenario.skills, file, "$.skills", text)
    if scenario.characters is not None:
        _check_ids(scenario.characters, file, "$.characters", text)
    if scenario.characters is not None or scenario.skills is not None:
        check_cast(cast_of(scenario), file, text, "$.characters")
    _check_sides(scenario, file, text)
    return scenario


def _check_sides(scenario: WuxiaScenario, file: str, text: bytes) -> None:
    known = {character.id: character for character in cast_of(scenario).characters}
    seen: set[str] = set()
    for side, team in ((FIRST, scenario.first), (SECOND, scenario.second)):
        for at, who in enumerate(team):
            where = f"$.{side}[{at}]"
            if who not in known:
                refuse(file, located(where, text), "the id of a fighter", who)
            if who in seen:
                refuse(file, located(where, text), "a fighter who is on no side yet", who)
            seen.add(who)
        if all(known[who].stats.hp == 0 for who in team):
            refuse(file, located(f"$.{side}", text), "a side with somebody who can stand")
