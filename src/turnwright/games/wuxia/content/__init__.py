"""Loads fighters, skills, phrases and scenarios, and checks them.

An invalid file raises one `ContentError`: the file, the place in it, and what was expected there.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec.structs import asdict, replace

from turnwright.gamekit.complaints import either
from turnwright.gamekit.content import Wording, located, parsed, refuse, shaped
from turnwright.gamekit.content_folder import ContentFolder, read_file
from turnwright.games.wuxia.arena import FIRST, SECOND, Arena
from turnwright.games.wuxia.clock import ATBClock
from turnwright.games.wuxia.content.schema import (
    Accuracy,
    Character,
    Characters,
    CharactersFile,
    Config,
    Kind,
    Language,
    NarrativeType,
    Reach,
    Skill,
    Skills,
    SkillsFile,
    Template,
    Templates,
    TemplatesFile,
    Tie,
    Tier,
    Whom,
    WuxiaScenario,
)
from turnwright.games.wuxia.skills import ATTACK, DEFENSE, MOVEMENT, Dose, SkillDB, SkillDef, SkillTier
from turnwright.games.wuxia.state import CharacterState, EquippedSkill, GameState, Stats
from turnwright.kernel.codec import plain

Source = str | Path

FOLDER = ContentFolder("turnwright.games.wuxia", "duel")
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
    """Fighters and skills that were checked together."""

    characters: tuple[Character, ...]
    skills: tuple[Skill, ...]


# Data files


def load_characters(path: Source | None = None) -> tuple[Character, ...]:
    """Load the fighters of a file, or the shipped ones; `check_cast` checks their skills."""
    found: tuple[Character, ...] = _listed(
        "characters", CharactersFile, Characters, *_source("characters", path)
    )
    return found


def load_skills(path: Source | None = None) -> tuple[Skill, ...]:
    """Load the skills of a file, or the shipped ones."""
    found: tuple[Skill, ...] = _listed("skills", SkillsFile, Skills, *_source("skills", path))
    return found


def load_templates(path: Source | None = None) -> tuple[Template, ...]:
    """Load the phrases of a file, or the shipped ones."""
    found: tuple[Template, ...] = _listed("templates", TemplatesFile, Templates, *_source("templates", path))
    return found


def load_config(path: Source | None = None) -> Config:
    """Load the defaults of a file, or the shipped ones."""
    file, text = _source("config", path)
    found: Config = shaped(parsed(text, file), Config, file, WORDING, text)
    return found


def load_cast(characters: Source | None = None, skills: Source | None = None) -> Cast:
    """Load fighters and skills together, and check that they fit."""
    file, text = _source("characters", characters)
    cast = Cast(_listed("characters", CharactersFile, Characters, file, text), load_skills(skills))
    check_cast(cast, file, text)
    return cast


def _listed(key: str, whole: Any, bare: Any, file: str, text: bytes) -> Any:
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
    """Return the path of a data file in a folder."""
    return Path(folder) / f"{key}.json"


def _source(key: str, path: Source | None) -> tuple[str, bytes]:
    return (f"{key}.json", FOLDER.read(f"{key}.json")) if path is None else (str(path), read_file(path))


# Checks


def _check_ids(listed: Iterable[Any], file: str, root: str, text: bytes) -> None:
    seen: set[str] = set()
    for at, entry in enumerate(listed):
        if entry.id in seen:
            refuse(file, located(f"{root}[{at}].id", text), "a unique id", entry.id)
        seen.add(entry.id)


def _check_skills(skills: Iterable[Skill], file: str, root: str, text: bytes) -> None:
    for at, skill in enumerate(skills):
        numbers: set[int] = set()
        for place, tier in enumerate(skill.tiers):
            path = f"{root}[{at}].tiers[{place}]"
            if tier.tier in numbers:
                refuse(file, located(f"{path}.tier", text), "a tier that is listed once", tier.tier)
            numbers.add(tier.tier)
            given = tier.parameters
            path += ".parameters"
            if given.crit_chance is not None and given.critical_chance is not None:
                where = located(f"{path}.critical_chance", text)
                refuse(file, where, "crit_chance or critical_chance, not both")
            least, most = given.partial_miss_min_reduction, given.partial_miss_max_reduction
            if most < least:
                where = located(f"{path}.partial_miss_max_reduction", text)
                refuse(file, where, f"a number of at least {least:g}, the smallest reduction", most)


def check_cast(cast: Cast, file: str = "characters.json", text: bytes = b"", root: str = "") -> None:
    """Refuse the first fighter with too much hp or qi, or with a skill that is unknown or not learned."""
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
    learned: set[str] = set()
    for at, skill in enumerate(character.skills):
        where = f"{path}.skills[{at}]"
        if skill.skill_id not in known:
            refuse(file, located(f"{where}.skill_id", text), "the id of a skill", skill.skill_id, known=known)
        if skill.tier not in known[skill.skill_id]:
            tiers = f"a tier of {skill.skill_id} ({either(sorted(known[skill.skill_id]))})"
            refuse(file, located(f"{where}.tier", text), tiers, skill.tier)
        if skill.skill_id in learned:
            refuse(file, located(f"{where}.skill_id", text), "a skill that is listed once", skill.skill_id)
        learned.add(skill.skill_id)
    used: set[str] = set()
    for slot, skill_id in equipped_skills(character):
        where = f"{path}.equipped.{slot}"
        if skill_id not in learned:
            refuse(file, located(where, text), "a skill that the fighter has learned", skill_id)
        if skill_id in used:
            refuse(file, located(where, text), "a skill in one slot only", skill_id)
        used.add(skill_id)


def equipped_skills(character: Character) -> list[tuple[str, str]]:
    """List the equipped skills with their slots, attacks first."""
    equipped = character.equipped
    attacks = (equipped.attack,) if isinstance(equipped.attack, str) else equipped.attack or ()
    listed = [(ATTACK, skill) for skill in attacks]
    listed += [(DEFENSE, equipped.defense)] if equipped.defense else []
    return listed + ([(MOVEMENT, equipped.movement)] if equipped.movement else [])


# Content for the rules


def skill_db(skills: Iterable[Skill]) -> SkillDB:
    """Build the skills that the rules read."""
    return SkillDB(
        [
            SkillDef(skill.id, skill.name, skill.type, [_tier(skill, tier) for tier in skill.tiers])
            for skill in skills
        ]
    )


def _tier(skill: Skill, tier: Tier) -> SkillTier:
    given = tier.parameters
    numbers: dict[str, Any] = asdict(given)
    other = numbers.pop("critical_chance")
    numbers["crit_chance"] = (other if given.crit_chance is None else given.crit_chance) or 0.0
    numbers["effects"] = [
        Dose(one.kind, one.amount, one.turns, one.on == "self", one.chance) for one in given.effects
    ]
    name = tier.name or f"{skill.name} {tier.tier}"
    phrases = {str(lang): phrase for lang, phrase in tier.translations.items()}
    return SkillTier(
        tier.tier, name, **numbers, narrative_template=tier.narrative_template, translations=phrases
    )


def fighter(character: Character, team: str) -> CharacterState:
    """Build a fighter as it enters a fight, on a side."""
    tiers = {skill.skill_id: skill.tier for skill in character.skills}
    return CharacterState(
        character.id,
        character.name,
        team,
        Stats(**asdict(character.stats)),
        [EquippedSkill(skill_id, tiers[skill_id], slot) for slot, skill_id in equipped_skills(character)],
    )


def cast_of(scenario: WuxiaScenario) -> Cast:
    """Return the fighters and skills of a scenario: its own, or the shipped ones."""
    shipped = shipped_cast()
    characters = shipped.characters if scenario.characters is None else scenario.characters
    return Cast(characters, shipped.skills if scenario.skills is None else scenario.skills)


def expanded(scenario: WuxiaScenario) -> Any:
    """Return the scenario as plain values, with the fighters of both sides and their skills."""
    cast = cast_of(scenario)
    sides = (*scenario.first, *scenario.second)
    fighters = [character for character in cast.characters if character.id in sides]
    learned = {known.skill_id for fighter in fighters for known in fighter.skills}
    skills = [skill for skill in cast.skills if skill.id in learned]
    return {**plain(scenario), "characters": plain(fighters), "skills": plain(skills)}


def duel_scenario(scenario: WuxiaScenario, one: str, other: str) -> WuxiaScenario:
    """Return the scenario with one fighter against another."""
    names = {character.id: character.name for character in cast_of(scenario).characters}
    title = f"{names.get(one, one)}对{names.get(other, other)}"[:80]
    return load_scenario(replace(scenario, name=title, first=(one,), second=(other,)))


def arena_of(scenario: WuxiaScenario) -> Arena:
    """Build the arena of a scenario: clock, skills and settings."""
    return Arena(
        ATBClock(scenario.atb_threshold, scenario.atb_tick_scale, scenario.tie),
        shipped_skill_db() if scenario.skills is None else skill_db(scenario.skills),
        scenario.qi_regen,
        scenario.accuracy == "agility",
        scenario.stalemate_turns,
        scenario.max_steps,
        scenario.early_stop,
    )


def start_of(scenario: WuxiaScenario) -> GameState:
    """Build both sides at the start, without an arena."""
    known = {character.id: character for character in cast_of(scenario).characters}
    sides = ((FIRST, scenario.first), (SECOND, scenario.second))
    return GameState([fighter(known[who], team) for team, side in sides for who in side])


@cache
def shipped_cast() -> Cast:
    """Load the shipped fighters and skills."""
    return load_cast()


@cache
def shipped_skill_db() -> SkillDB:
    """Build the shipped skills for the rules."""
    return skill_db(shipped_cast().skills)


@cache
def shipped_phrases() -> tuple[dict[str, Any], ...]:
    """Load the shipped phrases for a narrator."""
    return tuple(msgspec.to_builtins(entry) for entry in load_templates())


def fingerprint() -> str:
    """Digest the shipped content, so that a journal can name what it was played with."""
    return FOLDER.fingerprint(["characters.json", "skills.json"])


# Scenarios


def scenario_names() -> list[str]:
    """List the shipped scenarios, the default one first."""
    return FOLDER.scenario_names()


def load_scenario(source: Source | Mapping[str, Any] | WuxiaScenario) -> WuxiaScenario:
    """Load and check a scenario given by name, by the path of a YAML or JSON file, or as plain values."""
    found = FOLDER.scenario(source)
    file, text = found.file, found.text
    scenario: WuxiaScenario = shaped(found.values, WuxiaScenario, file, WORDING, text)
    if scenario.skills is not None:
        _check_ids(scenario.skills, file, "$.skills", text)
        _check_skills(scenario.skills, file, "$.skills", text)
    if scenario.characters is not None:
        _check_ids(scenario.characters, file, "$.characters", text)
    if scenario.characters is not None or scenario.skills is not None:
        check_cast(cast_of(scenario), file, text, "$.characters")
    known = {character.id: character for character in cast_of(scenario).characters}
    seen: set[str] = set()
    for side, team in ((FIRST, scenario.first), (SECOND, scenario.second)):
        for at, who in enumerate(team):
            where = f"$.{side}[{at}]"
            if who not in known:
                refuse(file, located(where, text), "the id of a fighter", who, known=known)
            if who in seen:
                refuse(file, located(where, text), "a fighter on one side only", who)
            seen.add(who)
        if all(known[who].stats.hp == 0 for who in team):
            refuse(file, located(f"$.{side}", text), "a side with a fighter who can stand")
    return scenario
