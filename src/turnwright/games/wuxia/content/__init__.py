"""Loads fighters, skills, phrases and scenarios, and checks them.

An invalid file raises one `ContentError`: the file, the place in it, and what was expected there.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec.structs import asdict, replace

from turnwright.gamekit.complaints import either, is_misspelling
from turnwright.gamekit.content import (
    Wording,
    located,
    parsed,
    refuse,
    shaped,
    without_unknown_fields,
)
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
    Parameters,
    Reach,
    Skill,
    Skills,
    SkillsFile,
    Template,
    Templates,
    TemplatesFile,
    Tie,
    Tier,
    Ui,
    Whom,
    WuxiaScenario,
)
from turnwright.games.wuxia.skills import ATTACK, DEFENSE, MOVEMENT, Dose, SkillDB, SkillDef, SkillTier
from turnwright.games.wuxia.state import CharacterState, EquippedSkill, GameState, Stats
from turnwright.kernel.codec import plain

Source = str | Path
Notes = list[str] | None  # where to note what loads but is not used

SEED_PARTS = ("characters", "skills", "templates", "config")
CLOCK = ("atb_threshold", "atb_tick_scale")
THEIR_TIER = {"tier_name": "name"}
TIER_FIELDS = {*Tier.__struct_fields__, *THEIR_TIER}
THEIR_TEMPLATE = {"narrative_type": "type", "text": "template"}
THREE_STATS = {"hp", "qi", "agility"}
USUAL = Stats()
FOUR_STATS_MORE = (
    f"max_hp was read as hp, max_qi as qi, strength as {USUAL.strength}, and defense as {USUAL.defense}"
)
FOLDER = ContentFolder("turnwright.games.wuxia", "duel")
WORDING = Wording(
    {
        "reach": get_args(Reach),
        "kind": get_args(Kind),
        "on": get_args(Whom),
        "tie": get_args(Tie),
        "accuracy": get_args(Accuracy),
        "type": get_args(NarrativeType),
        "damage_percent": ("low", "medium", "high", "miss"),
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


def load_characters(path: Source | None = None, notes: Notes = None) -> tuple[Character, ...]:
    """Load the fighters of a file, or the shipped ones; `check_cast` checks their skills."""
    found: tuple[Character, ...] = _listed(
        "characters", CharactersFile, Characters, *_source("characters", path), notes
    )
    return found


def load_skills(path: Source | None = None, notes: Notes = None) -> tuple[Skill, ...]:
    """Load the skills of a file, or the shipped ones."""
    found: tuple[Skill, ...] = _listed("skills", SkillsFile, Skills, *_source("skills", path), notes)
    return found


def load_templates(path: Source | None = None, notes: Notes = None) -> tuple[Template, ...]:
    """Load the phrases of a file, or the shipped ones."""
    source = _source("templates", path)
    found: tuple[Template, ...] = _listed("templates", TemplatesFile, Templates, *source, notes)
    return found


def load_config(path: Source | None = None, notes: Notes = None) -> Config:
    """Load the defaults of a file, or the shipped ones."""
    file, text = _source("config", path)
    data = _known(parsed(text, file), Config, file, notes)
    found: Config = shaped(data, Config, file, WORDING, text)
    return found


def load_cast(characters: Source | None = None, skills: Source | None = None, notes: Notes = None) -> Cast:
    """Load fighters and skills together, and check that they fit."""
    file, text = _source("characters", characters)
    listed = _listed("characters", CharactersFile, Characters, file, text, notes)
    cast = Cast(listed, load_skills(skills, notes))
    check_cast(cast, file, text)
    return cast


def _listed(key: str, whole: Any, bare: Any, file: str, text: bytes, notes: Notes = None) -> Any:
    data = _known(parsed(text, file), whole | bare, file, notes)
    if isinstance(data, list):
        listed, root = shaped(data, bare, file, WORDING, text), "$"
    else:
        listed, root = getattr(shaped(data, whole, file, WORDING, text), key), f"$.{key}"
    _check_ids(listed, file, root, text)
    if key == "skills":
        _check_skills(listed, file, root, text)
    if key == "characters" and notes is not None:
        _note(notes, _unarmed(listed, file))
    return listed


# Data of other programs: other names, numbers of a tier beside its number, fighters with three stats, and
# fields that are not used load with a note.


def _known(data: Any, kind: Any, file: str, notes: Notes) -> Any:
    unused: dict[tuple[str, str], list[str]] = {}
    remarks: dict[str, list[str]] = {}
    known = without_unknown_fields(_respelled(data, remarks), kind, unused, (Ui,))
    for remark, paths in remarks.items():
        _note(notes, [f"{file}: {_places(paths)}: {remark}"])
    for (_, name), paths in unused.items():
        _note(notes, [f"{file}: {_places(paths)}: the field {name[:40]!r} is not used"])
    return known


def _note(notes: Notes, found: Iterable[str]) -> None:
    # A file may be read several times, but is noted once.
    if notes is not None:
        notes.extend([note for note in found if note not in notes])


def _respelled(data: Any, remarks: dict[str, list[str]]) -> Any:
    # Entries may stand alone, under their key, or in a scenario.
    if isinstance(data, list):
        return [_respelled_entry(entry, f"$[{at}]", remarks) for at, entry in enumerate(data)]
    if not isinstance(data, dict):
        return data
    lists = {key: value for key, value in data.items() if key in SEED_PARTS and isinstance(value, list)}
    return data | {
        key: [_respelled_entry(entry, f"$.{key}[{at}]", remarks) for at, entry in enumerate(entries)]
        for key, entries in lists.items()
    }


def _respelled_entry(entry: Any, path: str, remarks: dict[str, list[str]]) -> Any:
    if not isinstance(entry, dict):
        return entry
    if isinstance(entry.get("tiers"), list):
        tiers = [
            _respelled_tier(tier, f"{path}.tiers[{at}]", remarks) for at, tier in enumerate(entry["tiers"])
        ]
        return {**entry, "tiers": tiers}
    stats = entry.get("stats")
    if isinstance(stats, dict) and set(stats) == THREE_STATS:
        remarks.setdefault(FOUR_STATS_MORE, []).append(f"{path}.stats")
        more = {"max_hp": stats["hp"], "max_qi": stats["qi"], "strength": USUAL.strength}
        return {**entry, "stats": {**stats, **more, "defense": USUAL.defense}}
    return _renamed(entry, THEIR_TEMPLATE, path, remarks)


def _respelled_tier(tier: Any, path: str, remarks: dict[str, list[str]]) -> Any:
    if not isinstance(tier, dict):
        return tier
    inner = tier.get("parameters", {})
    beside = [name for name in tier if name not in TIER_FIELDS and _is_number_of_tier(name)]
    if isinstance(inner, dict) and ("parameters" not in tier or any(name not in inner for name in beside)):
        numbers = {name: tier[name] for name in beside if name not in inner}
        rest = {name: value for name, value in tier.items() if name not in numbers}
        tier = {**rest, "parameters": {**numbers, **inner}}
        remarks.setdefault("the numbers of a tier were read as its parameters", []).append(path)
    return _renamed(tier, THEIR_TIER, path, remarks)


def _is_number_of_tier(name: object) -> bool:
    # A misspelt one becomes a parameter too, to be refused.
    known = Parameters.__struct_fields__
    return isinstance(name, str) and (name in known or is_misspelling(name, known))


def respelled_phrase(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return a phrase with the names of its fields that a narrator reads."""
    return _renamed(dict(entry), THEIR_TEMPLATE, "", {})


def _renamed(
    entry: dict[Any, Any], names: Mapping[str, str], path: str, remarks: dict[str, list[str]]
) -> dict[Any, Any]:
    made = dict(entry)
    for theirs, ours in names.items():
        if theirs in made and ours not in made:
            made[ours] = made.pop(theirs)
            remarks.setdefault(f"the field {theirs!r} was read as {ours!r}", []).append(path)
    return made


def _unarmed(characters: Iterable[Character], file: str) -> list[str]:
    notes: list[str] = []
    for one in characters:
        if not any(slot == ATTACK for slot, _ in equipped_skills(one)):
            learned = ", ".join(skill.skill_id for skill in one.skills) or "none"
            notes.append(f"{file}: {one.id} has no attack equipped and can only defend (skills: {learned})")
    return notes


def _places(paths: list[str]) -> str:
    return paths[0] if len(paths) == 1 else f"{paths[0]} and {len(paths) - 1} more"


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
    known = {skill.id: skill for skill in cast.skills}
    base = root or ("$" if text.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"[") else "$.characters")
    for at, character in enumerate(cast.characters):
        _check_character(character, known, file, f"{base}[{at}]", text)


def _check_character(
    character: Character, known: Mapping[str, Skill], file: str, path: str, text: bytes
) -> None:
    stats = character.stats
    for name, value, most in (("hp", stats.hp, stats.max_hp), ("qi", stats.qi, stats.max_qi)):
        if value > most:
            refuse(file, located(f"{path}.stats.{name}", text), f"at most max_{name}, {most}", value)
    learned: dict[str, int] = {}
    for at, skill in enumerate(character.skills):
        where = f"{path}.skills[{at}]"
        if skill.skill_id not in known:
            refuse(file, located(f"{where}.skill_id", text), "the id of a skill", skill.skill_id, known=known)
        there = sorted(tier.tier for tier in known[skill.skill_id].tiers)
        if skill.tier not in there:
            tiers = f"a tier of {skill.skill_id} ({either(there)})"
            refuse(file, located(f"{where}.tier", text), tiers, skill.tier)
        if skill.skill_id in learned:
            refuse(file, located(f"{where}.skill_id", text), "a skill that is listed once", skill.skill_id)
        learned[skill.skill_id] = skill.tier
    used: set[str] = set()
    for slot, skill_id in equipped_skills(character):
        where = f"{path}.equipped.{slot}"
        if skill_id not in learned:
            refuse(file, located(where, text), "a skill that the fighter has learned", skill_id)
        if skill_id in used:
            refuse(file, located(where, text), "a skill in one slot only", skill_id)
        used.add(skill_id)
        numbers = next(each for each in known[skill_id].tiers if each.tier == learned[skill_id]).parameters
        _check_effects(slot, numbers, file, where, text, skill_id)


def _check_effects(slot: str, given: Parameters, file: str, path: str, text: bytes, skill_id: str) -> None:
    # The effects of a defence come with a counter-attack, those of a movement with a dodge.
    if not given.effects:
        return
    if slot == DEFENSE and given.counter_chance == 0:
        expected = "a skill without effects, or with a counter_chance"
        refuse(file, located(path, text), expected, skill_id)
    if slot == MOVEMENT and given.miss_chance == 0 and given.partial_miss_chance == 0:
        expected = "a skill without effects, or with a chance to dodge"
        refuse(file, located(path, text), expected, skill_id)


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


def phrases_of(scenario: WuxiaScenario) -> tuple[dict[str, Any], ...]:
    """Return the phrases of a scenario for a narrator: its own, or the shipped ones."""
    if isinstance(scenario.templates, msgspec.UnsetType):
        return shipped_phrases()
    return tuple(msgspec.to_builtins(entry) for entry in scenario.templates)


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
        scenario.guard_percent,
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


def load_scenario(source: Source | Mapping[str, Any] | WuxiaScenario) -> WuxiaScenario:
    """Load and check a scenario given by name, by the path of a YAML or JSON file, or as plain values."""
    return _loaded(source, None)


def notes_on_scenario(source: Source | Mapping[str, Any] | WuxiaScenario) -> list[str]:
    """List the parts of a scenario's fighters, skills, phrases and configuration that are not used."""
    notes: list[str] = []
    _loaded(source, notes)
    return notes


def _loaded(source: Source | Mapping[str, Any] | WuxiaScenario, notes: Notes) -> WuxiaScenario:
    found = FOLDER.scenario(source)
    file, text = found.file, found.text
    values = found.values
    if isinstance(values, dict):
        # The scenario itself is ours: its own unknown fields are refused.
        parts = {name: value for name, value in values.items() if name in SEED_PARTS}
        values = {**values, **_known(parts, WuxiaScenario, file, notes)}
        config = values.get("config")
        clock = config if isinstance(config, dict) else {}
        values = {**{name: clock[name] for name in CLOCK if name in clock}, **values}
    scenario: WuxiaScenario = shaped(values, WuxiaScenario, file, WORDING, text)
    if notes is not None and scenario.characters is not None:
        _note(notes, _unarmed(scenario.characters, file))
    if isinstance(values, dict) and isinstance(values.get("config"), dict) and "ui" in values["config"]:
        _note(notes, [f"{file}: $.config: the field 'ui' is not used: each player chooses a language"])
    if not isinstance(scenario.templates, msgspec.UnsetType):
        _check_ids(scenario.templates, file, "$.templates", text)
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
