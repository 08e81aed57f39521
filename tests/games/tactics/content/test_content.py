"""The content files: what comes with the game fits together, and what is said about a broken one."""

from __future__ import annotations

import copy
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from turnwright.agents import RandomAgent
from turnwright.gamekit.content import in_full, parsed, shaped
from turnwright.games.tactics import content
from turnwright.games.tactics.content import arena_of, load_scenario, scenario_names, shipped
from turnwright.games.tactics.content.class_schema import ClassEntry, GearFile, PlansFile, SpeciesFile
from turnwright.games.tactics.content.creature_schema import CreaturesFile
from turnwright.games.tactics.content.power_schema import DamageEntry, PowersFile
from turnwright.games.tactics.content.scenario_schema import TacticsScenario
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.sheet import Sheet
from turnwright.kernel.errors import ContentError
from turnwright.kernel.playout import Runs

FILES = ("spells", "features", "items", "gear")
ENCOUNTERS = (
    *("bandit-road", "crypt", "demon-gate", "dragons-lair", "giants-pass", "goblin-ambush", "ogre-bridge"),
    *("owlbear-glade", "spider-nest", "troll-swamp", "vampire-keep", "wolves-at-the-camp"),
)


def text_of(name: str) -> str:
    return files("turnwright.games.tactics").joinpath("content", name).read_text("utf-8")


# What comes with the game


def test_there_is_enough_content_of_every_kind() -> None:
    library = shipped()
    assert len(library.creatures) >= 150
    assert len([spell for spell in library.spells.values() if spell.needs is None]) >= 44
    assert {spell.level for spell in library.spells.values()} == set(range(10))
    for kind in ("fighter", "rogue", "cleric", "wizard"):
        assert {f"{kind}_{level}" for level in (1, 3, 5)} <= library.heroes.keys()
    assert set(ENCOUNTERS) <= set(scenario_names())


@pytest.mark.parametrize("name", FILES)
def test_no_id_is_used_twice_in_a_file(name: str) -> None:
    for listed in yaml.safe_load(text_of(f"{name}.yaml")).values():
        ids = [entry["id"] for entry in listed]
        assert len(ids) == len(set(ids))


def test_no_spell_feature_or_item_has_the_id_of_another() -> None:
    library = shipped()
    ids = [*library.spells, *library.features, *library.items]
    assert len(ids) == len(set(ids))


def test_the_origin_of_the_numbers_is_named_as_its_licence_asks() -> None:
    words = " ".join(text_of("ATTRIBUTION.md").split())
    assert (
        'material from the System Reference Document 5.2.1 ("SRD 5.2.1") by Wizards of the Coast LLC' in words
    )
    assert "licensed under the Creative Commons Attribution 4.0 International License" in words
    assert "https://www.dndbeyond.com/srd" in words
    assert "https://creativecommons.org/licenses/by/4.0/legalcode" in words


@pytest.mark.parametrize("rules", ["5.2", "5.1"])
@pytest.mark.parametrize("name", scenario_names())
def test_an_encounter_can_be_set_up_under_both_rules(name: str, rules: str) -> None:
    scenario = msgspec.structs.replace(load_scenario(name), rules=rules)
    state = content.start_of(load_scenario(scenario))
    assert len(state.participants) == len(scenario.party) + len(scenario.foes)
    assert scenario.loot


@pytest.mark.parametrize("name", ENCOUNTERS)
def test_all_creatures_can_walk_to_each_other_on_a_map_with_its_doors_open(name: str) -> None:
    scenario = load_scenario(name)
    table = arena_of(scenario)
    flood = table.with_doors(list(table.doors)).flood
    flood.begin(1)
    flood.search(flood.grid.cell(*scenario.party[0].at), 2000)
    for token in (*scenario.party, *scenario.foes):
        assert flood.cost_ft(flood.grid.cell(*token.at)) >= 0


@pytest.mark.parametrize("run", range(3))
@pytest.mark.parametrize("name", ["bench-goblins", "goblin-ambush"])
def test_a_fight_of_random_commands_ends(name: str, run: int) -> None:
    outcome, state = Runs(Tactics(), name, [RandomAgent(), RandomAgent()], 7).play(run)
    assert outcome.reason == state.reason != ""


# Heroes: what the book says about their numbers


def sheet_of(hero: str) -> Sheet:
    plain = arena()
    plain["party"] = [{"id": "one", "base": hero, "at": [0, 0]}]
    return arena_of(load_scenario(plain)).sheets[hero]


@pytest.mark.parametrize(
    ("hero", "ac"),
    [
        *(("fighter_1", 19), ("fighter_5", 20), ("rogue_1", 15), ("rogue_5", 16)),
        *(("cleric_1", 15), ("cleric_3", 18), ("wizard_1", 12)),
    ],
)
def test_a_heros_armour_class_is_that_of_the_gear(hero: str, ac: int) -> None:
    assert sheet_of(hero).ac == ac


@pytest.mark.parametrize(
    ("hero", "dc", "to_hit"),
    [("cleric_1", 13, 5), ("cleric_5", 15, 7), ("wizard_3", 13, 5), ("wizard_5", 15, 7)],
)
def test_a_hero_casts_with_proficiency_and_ability(hero: str, dc: int, to_hit: int) -> None:
    sheet = sheet_of(hero)
    assert (sheet.spell_dc, sheet.spell_attack) == (dc, to_hit)


PREPARED = {1: 4, 3: 6, 5: 9}
DOMAIN = {
    1: [],
    3: ["aid", "bless", "cure_wounds", "lesser_restoration"],
    5: ["aid", "bless", "cure_wounds", "lesser_restoration", "mass_healing_word", "revivify"],
}


@pytest.mark.parametrize("level", [1, 3, 5])
@pytest.mark.parametrize("kind", ["cleric", "wizard"])
def test_a_caster_has_prepared_as_many_spells_as_the_level_allows(kind: str, level: int) -> None:
    library = shipped()
    known = library.heroes[f"{kind}_{level}"].spells
    always = DOMAIN[level] if kind == "cleric" else []
    prepared = [spell for spell in known if library.spells[spell].level > 0 and spell not in always]
    assert len(prepared) == PREPARED[level]
    assert set(always) <= set(known)


def test_a_creature_that_knows_a_lasting_spell_can_do_what_it_allows_later() -> None:
    known = [power.id for power in sheet_of("cleric_3").powers]
    assert "spiritual_weapon_strike" in known
    assert "vampiric_touch_again" not in known


# What is said about a broken file


def arena() -> dict[str, Any]:
    """A scenario with a creature, a hero and a spell of its own."""
    return {
        "name": "Arena",
        "map": {"rows": ["........", "........", "...#...."], "legend": {"o": "half cover"}},
        "party": [{"id": "one", "base": "squire", "at": [0, 0]}],
        "foes": [{"id": "two", "base": "beast", "at": [5, 0]}],
        "spells": [
            {
                "id": "spark",
                "name": "Spark",
                "range": 30,
                "effects": [{"save": "DEX", "fail": [{"damage": "1d6 fire"}]}],
            }
        ],
        "creatures": [
            {
                "id": "beast",
                "name": "Beast",
                "size": "large",
                "kind": "beast",
                "cr": "1",
                "xp": 200,
                "ac": 12,
                "hp": 20,
                "hit_dice": "3d10+3",
                "speed": {"walk": 40},
                "scores": [15, 10, 12, 2, 10, 6],
                "attacks": [
                    {
                        "id": "bite",
                        "name": "Bite",
                        "to_hit": 4,
                        "reach": 5,
                        "hit": [{"damage": "1d8+2 piercing"}],
                    }
                ],
                "multiattack": [[{"names": ["bite"], "count": 2}]],
                "spells": [{"id": "spark", "uses": 1}],
                "spell_ability": "WIS",
            }
        ],
        "heroes": [
            {
                "id": "squire",
                "name": "Squire",
                "kind": "humanoid",
                "level": 1,
                "hp": 11,
                "scores": [15, 12, 13, 10, 10, 8],
                "weapons": ["spear"],
                "armour": "chain_shirt",
            }
        ],
    }


def test_the_valid_scenario_loads() -> None:
    assert load_scenario(arena()).name == "Arena"


Breaking = Callable[[dict[str, Any]], Any]
BITE = "creatures[0].attacks[0]"
HARM = [{"damage": "1 fire"}]
TIRED = {"conditions": ["exhaustion"] * 4}
BROKEN: list[tuple[str, str, Breaking]] = [
    ("$.map.rows", "list", lambda a: a["map"].update(rows="...")),
    ("$.map.rows[1] (line ", "8 cells", lambda a: a["map"]["rows"].__setitem__(1, ".")),
    (
        "$.map.rows[0] (line ",
        "one of",
        lambda a: a["map"]["rows"].__setitem__(0, "?......."),
    ),
    ("$.map.legend.o (line ", "words of", lambda a: a["map"]["legend"].update(o="lava")),
    ("$.party", "at least 1 item, got 0", lambda a: a.update(party=[])),
    ("$.party[0].at", "map", lambda a: a["party"][0].update(at=[50, 0])),
    ("$.party[0].at", "can be entered", lambda a: a["party"][0].update(at=[3, 2])),
    ("$.foes[0].at", "a free cell: one stands there", lambda a: a["foes"][0].update(at=[0, 0])),
    ("$.foes[0].id", "a unique id", lambda a: a["foes"][0].update(id="one")),
    ("$.foes[0].base", "creature or a hero", lambda a: a["foes"][0].update(base="dragonet")),
    ("$.foes[0]", "", lambda a: a["foes"][0].pop("at")),
    ("$.rules", "5.2", lambda a: a.update(rules="3.5")),
    ("$", "luck", lambda a: a.update(luck=3)),
    ("$.creatures[0].size", "tiny", lambda a: a["creatures"][0].update(size="big")),
    ("$.creatures[0].scores", "", lambda a: a["creatures"][0].update(scores=[10, 10])),
    ("$.creatures[0].hp", "", lambda a: a["creatures"][0].update(hp=0)),
    ("$.creatures[0].hit_dice", "dice, as in 2d6+3", lambda a: a["creatures"][0].update(hit_dice="three")),
    (
        f"$.{BITE}.hit[0].damage",
        "dice and a damage type",
        lambda a: bite(a).update(hit=[{"damage": "1d8 sharp"}]),
    ),
    (f"$.{BITE}", "a reach or a range", lambda a: bite(a).pop("reach")),
    (f"$.{BITE}.hit[0]", "exactly one of", lambda a: bite(a).update(hit=[{}])),
    (f"$.{BITE}.hit[0]", "exactly one of", lambda a: bite(a).update(hit=[{"heal": "1", "move": "push"}])),
    (
        "$.creatures[0].multiattack",
        "bite",
        lambda a: a["creatures"][0].update(multiattack=[[{"names": ["claw"]}]]),
    ),
    (
        "$.creatures[0].spells",
        "the id of a spell",
        lambda a: a["creatures"][0]["spells"][0].update(id="wish"),
    ),
    ("$.creatures[0].spell_ability", "casts with", lambda a: a["creatures"][0].pop("spell_ability")),
    (
        "$.creatures[0].skills",
        "the id of a skill",
        lambda a: a["creatures"][0].update(skills={"juggling": 3}),
    ),
    (
        "$.spells[0].effects[0].fail[0].condition",
        "its own",
        lambda a: fail(a, {"condition": "prone", "ac": -2}),
    ),
    (
        "$.spells[0].effects[0].fail[0].condition",
        "the rules of a turn",
        lambda a: fail(a, {"condition": "hidden"}),
    ),
    (
        "$.spells[0].effects[0].fail[0].condition",
        "the same condition everywhere",
        lambda a: fail(a, {"condition": "bless", "ac": 1}),
    ),
    (
        "$.spells[0].effects[0].fail[0].then.condition",
        "its own",
        lambda a: fail(a, {"condition": "dizzy", "then": {"condition": "stunned", "ends_on_damage": True}}),
    ),
    (
        "$.spells[0].effects[0].fail[0].after.condition",
        "its own",
        lambda a: fail(a, {"condition": "dizzy", "after": {"condition": "poisoned", "ongoing": "1 poison"}}),
    ),
    (
        "$.spells[0].effects[0].fail[0].then",
        "no field 'damage'",
        lambda a: fail(a, {"condition": "dizzy", "then": {"damage": "1 fire"}}),
    ),
    ("$.foes[0].conditions", "6 levels", lambda a: a["foes"][0].update(conditions=["exhaustion"] * 6)),
    (
        "$.spells[0].effects[0].fail[0].summon",
        "the id of a creature",
        lambda a: fail(a, {"summon": "stranger"}),
    ),
    ("$.spells[0].needs", "the id of a spell", lambda a: a["spells"][0].update(needs="nothing")),
    ("$.heroes[0].weapons", "a known id", lambda a: a["heroes"][0].update(weapons=["spoon"])),
    ("$.heroes[0].armour", "the id of an armour", lambda a: a["heroes"][0].update(armour="tin")),
    # Words that a field does not know.
    ("$.scene", "Exploration", lambda a: a.update(scene="CombatTurnBased")),
    ("$.creatures[0].resists[0]", "thunder", lambda a: a["creatures"][0].update(resists=["iron"])),
    ("$.creatures[0].saves", "STR", lambda a: a["creatures"][0].update(saves={"LUCK": 1})),
    ("$.creatures[0].kind", "ooze", lambda a: a["creatures"][0].update(kind="robot")),
    ("$.heroes[0].kind", "ooze", lambda a: a["heroes"][0].update(kind="robot")),
    ("$.spells[0].kinds[0]", "ooze", lambda a: a["spells"][0].update(kinds=["robot"])),
    # How many there are.
    ("$.triggers.trap", "an object, got a list", lambda a: a.update(triggers={"trap": ["one"]})),
    ("$.creatures[0].scores", "6 items, got 3", lambda a: a["creatures"][0].update(scores=[1, 2, 3])),
    ("$.map.rows", "at most 100 items, got 101", lambda a: a["map"].update(rows=["."] * 101)),
    ("$.foes", "at least 1 item, got 0", lambda a: a.update(foes=[])),
    # Numbers and ids that make no sense.
    ("$.creatures[1].id", "a unique id", lambda a: a["creatures"].append(copy.deepcopy(a["creatures"][0]))),
    (
        "$.creatures[0].attacks[1].id",
        "a unique id",
        lambda a: a["creatures"][0]["attacks"].append({**bite(a), "hit": HARM}),
    ),
    ("$.spells[0].effects[0].fail[0].condition", "poisoned", lambda a: fail(a, {"condition": "poisond"})),
    (f"$.{BITE}.long", "at least the range, 80", lambda a: bite(a).update(range=80, long=20)),
    ("$.creatures[0].speed.walk", "a multiple of 5", lambda a: a["creatures"][0].update(speed={"walk": 33})),
    ("$.heroes[0].speed", "a multiple of 5", lambda a: a["heroes"][0].update(speed=33)),
    ("$.foes[0].hp", "1 to 20, got 0", lambda a: a["foes"][0].update(hp=0)),
    ("$.foes[0].hp", "1 to 20, got 21", lambda a: a["foes"][0].update(hp=21)),
    ("$.party[0].hp", "0 to 11, got 12", lambda a: a["party"][0].update(hp=12)),
    ("$.foes[0].hp", "1 to 10, got 11", lambda a: (a.update(rules="5.1"), a["foes"][0].update(TIRED, hp=11))),
    ("$.players", "at most 1", lambda a: a.update(players=2)),
    ("$.foes[0].id", "readied action", lambda a: a["foes"][0].update(id="trigger")),
]


def bite(plain: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = plain["creatures"][0]["attacks"][0]
    return found


def fail(plain: dict[str, Any], effect: dict[str, Any]) -> None:
    plain["spells"][0]["effects"][0]["fail"] = [effect]


@pytest.mark.parametrize(
    ("path", "reason", "breaks"), BROKEN, ids=[f"{path} {why}" for path, why, _ in BROKEN]
)
def test_a_broken_file_is_refused_with_file_path_and_reason(
    path: str, reason: str, breaks: Breaking, tmp_path: Path
) -> None:
    plain = copy.deepcopy(arena())
    breaks(plain)
    file = tmp_path / "arena.yaml"
    file.write_text(yaml.safe_dump(plain))
    with pytest.raises(ContentError) as refused:
        load_scenario(file)
    assert refused.value.file == str(file)
    assert refused.value.path.startswith(path)
    assert reason in refused.value.expected


@pytest.mark.parametrize(
    ("part", "field", "hint"),
    [
        ("creatures", "soaks", ""),
        ("heroes", "caster", ""),
        ("heroes", "expertize", '. Did you mean "expertise"?'),
        ("creatures", "regenerate", '. Did you mean "regenerates"?'),
        ("spells", "regenerates", ""),
    ],
)
def test_an_unknown_field_is_refused_with_the_closest_known_one(part: str, field: str, hint: str) -> None:
    plain = arena()
    plain[part][0][field] = 1
    with pytest.raises(ContentError) as refused:
        load_scenario(plain)
    assert refused.value.path == f"$.{part}[0]"
    assert refused.value.expected == f"expected no field {field!r}{hint}"


def test_a_field_of_another_effect_is_ignored(tmp_path: Path) -> None:
    plain = arena()
    dizzy = {"condition": "dizzy", "ac": -2, "until": "rounds", "rounds": 2}
    clean = {**dizzy, "then": {"condition": "stunned", "until": "end_of_turn"}}
    stray = {**dizzy, "half": True, "then": {**clean["then"], "temporary": True}}
    loaded = []
    for effect, more in ((clean, {}), (stray, {"by_tier": True, "largest": "small"})):
        fail(plain, effect)
        plain["creatures"][0]["attacks"][0]["hit"] = [{"damage": "1d6 fire", "ignores_cover": True, **more}]
        file = tmp_path / "arena.yaml"
        file.write_text(yaml.safe_dump(plain))
        loaded.append(load_scenario(file))
    assert loaded[0].spells == loaded[1].spells
    assert loaded[1].creatures[0].attacks[0].hit == (DamageEntry("1d6 fire", by_tier=True),)


KINDS = {
    **{f"{name}.yaml": PowersFile for name in content.POWERS},
    "gear.yaml": GearFile,
    "heroes.yaml": PlansFile,
    "species.yaml": SpeciesFile,
    "creatures": CreaturesFile,
    "classes": ClassEntry,
    "scenarios": TacticsScenario,
}


@pytest.mark.parametrize("name", KINDS)
def test_the_shipped_files_have_no_useless_field(name: str) -> None:
    folder = files("turnwright.games.tactics").joinpath("content")
    listed = (
        [name]
        if name.endswith(".yaml")
        else [f"{name}/{each.name}" for each in folder.joinpath(name).iterdir()]
    )
    read = [(parsed(text_of(file).encode(), file), file) for file in listed if file.endswith(".yaml")]
    assert read
    for values, file in read:
        assert in_vain(values, in_full(shaped(values, KINDS[name], file, content.WORDING)), file) == []


def in_vain(values: Any, known: Any, path: str) -> list[str]:
    """The fields of values that the loaded values do not have."""
    found: list[str] = []
    if isinstance(values, dict):
        for name, inner in values.items():
            found += in_vain(inner, known[name], f"{path}.{name}") if name in known else [f"{path}.{name}"]
    elif isinstance(values, list):
        for at, inner in enumerate(values):
            found += in_vain(inner, known[at], f"{path}[{at}]")
    return found


def test_a_hero_may_begin_with_0_hit_points_and_any_creature_with_all_of_them() -> None:
    plain = arena()
    plain["party"][0]["hp"], plain["foes"][0]["hp"] = 0, 20
    state = content.start_of(load_scenario(plain))
    assert [(who.current_hp, who.dead) for who in state.participants] == [(0, False), (20, False)]


def test_a_mark_of_a_scenario_is_refused_where_it_stands_though_a_creature_of_the_game_has_another() -> None:
    plain = arena()
    plain["creatures"][0]["id"] = "wolf"
    plain["foes"][0]["base"] = "wolf"
    fail(plain, {"condition": "bless", "ac": 1})
    with pytest.raises(ContentError, match=r"^scenario: \$\.spells\[0\]\.effects\[0\]\.fail\[0\]\.condition"):
        load_scenario(plain)


def test_an_invalid_yaml_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "arena.yaml"
    file.write_text("name: Arena\nmap: [unclosed\n")
    with pytest.raises(ContentError, match="line"):
        load_scenario(file)


def test_an_unknown_encounter_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ContentError, match="goblin-ambush"):
        load_scenario("goblin-picnic")
