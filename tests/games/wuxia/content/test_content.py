"""The data files: what comes with the game, and what is said about a broken one."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.wuxia.positions import WUXIA, character, scenario, skill
from turnwright.cli.schema import schema
from turnwright.gamekit.content_folder import read_file
from turnwright.games.wuxia import DataManager, SkillTier, content
from turnwright.games.wuxia.content import (
    equipped_skills,
    load_cast,
    load_config,
    load_scenario,
    load_skills,
    load_templates,
)
from turnwright.games.wuxia.content.schema import Parameters
from turnwright.games.wuxia.ui.narration import NARRATIVE_TYPES
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import ContentError
from turnwright.kernel.match import Match
from turnwright.kernel.records import Line
from turnwright.story.catalogue import Catalogue
from turnwright.story.narrator import Narrator as StoryNarrator


def test_there_are_enough_fighters_schools_and_skills() -> None:
    cast = load_cast()
    assert len(cast.characters) >= 24
    assert len({one.faction for one in cast.characters}) == 6
    assert len(cast.skills) >= 40
    assert all(len(one.tiers) == 3 for one in cast.skills)


def test_every_skill_is_known_by_a_fighter() -> None:
    cast = load_cast()
    learnt = {skill_id for one in cast.characters for _, skill_id in equipped_skills(one)}
    assert {one.id for one in cast.skills} - learnt == set()


def test_a_tier_has_the_same_defaults_in_a_file_and_in_a_program(tmp_path: Path) -> None:
    read = DataManager().load_skills(written(tmp_path, "skills.json", [skill("palm")])).tier("palm", 1)
    made = SkillTier()
    names = [name for name in Parameters.__struct_fields__ if name != "critical_chance"]
    assert {name: getattr(read, name) for name in names} == {name: getattr(made, name) for name in names}


def test_a_phrase_in_a_language_that_is_not_there_is_refused_with_those_that_are(tmp_path: Path) -> None:
    entry = {"id": "x", "type": "攻击", "template": "t", "translations": {"de": "d"}}
    with pytest.raises(
        ContentError, match=r"translations \(line 6\): expected fields named en, pt or fr, got 'de'$"
    ):
        load_templates(written(tmp_path, "templates.json", [entry]))


def test_a_field_that_stands_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "twice.yaml"
    path.write_text("name: x\nfirst: [mo_qi]\nfirst: [huijue]\nsecond: [zhenru]\n", encoding="utf-8")
    with pytest.raises(ContentError, match="line 3, column 1: expected the field 'first' once"):
        load_scenario(path)


def test_a_file_of_fighters_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, "characters.json", [])
    read: list[str] = []

    def recording(file: str | Path) -> bytes:
        read.append(str(file))
        return read_file(file)

    monkeypatch.setattr(content, "read_file", recording)
    load_cast(path)
    assert read == [str(path)]


def test_every_narrative_type_has_phrases_in_four_languages() -> None:
    templates = load_templates()
    for label in NARRATIVE_TYPES:
        fitting = [one for one in templates if one.type == label]
        assert len(fitting) >= 2
        assert all(set(one.translations) == {"en", "pt", "fr"} for one in fitting)


def test_the_config_has_its_defaults() -> None:
    config = load_config()
    assert (config.atb_threshold, config.atb_tick_scale) == (100, 1.0)
    assert DataManager().clock().threshold == 100
    assert WUXIA.scenarios.default_seed() == config.rng_seed == 20_260


def written(folder: Path, name: str, data: Any) -> Path:
    path = folder / name
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")
    return path


def test_a_list_may_stand_alone_or_under_its_key(tmp_path: Path) -> None:
    listed = [skill("palm", critical_chance=0.3)]
    bare = load_skills(written(tmp_path, "bare.json", listed))
    assert bare == load_skills(written(tmp_path, "keyed.json", {"skills": listed}))
    assert DataManager().load_skills(tmp_path / "bare.json").tier("palm", 1).crit_chance == 0.3


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"hit_chance": 1.5}, "hit_chance (line 11): expected a number of at most 1, got 1.5"),
        ({"cooldown": -1}, "cooldown (line 11): expected a whole number of at least 0, got -1"),
        ({"reach": "far"}, "reach (line 11): expected one, all or chain, got 'far'"),
        ({"hit_chanse": 1}, " (line 10): expected no field 'hit_chanse'. Did you mean \"hit_chance\"?"),
    ],
)
def test_a_broken_skill_is_named_with_file_path_line_and_bound(
    tmp_path: Path, parameters: dict[str, Any], words: str
) -> None:
    path = written(tmp_path, "skills.json", {"skills": [skill("palm", **parameters)]})
    with pytest.raises(ContentError) as caught:
        load_skills(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: $.skills[0].tiers[0].parameters")
    assert message.endswith(words)


@pytest.mark.parametrize(
    ("first", "skills", "words"),
    [
        (character("b"), [skill("palm")], "$.characters[1].id: expected a unique id, got 'b'"),
        (character("a"), [skill("palm")] * 2, "$.skills[1].id: expected a unique id, got 'palm'"),
        (character("a", ("kick",)), [skill("palm")], "skill_id: expected the id of a skill, got 'kick'"),
        (character("a", hp=101), [skill("palm")], "stats.hp: expected at most max_hp, 100, got 101"),
        (
            character("a", agility=-1),
            [skill("palm")],
            "agility: expected a whole number of at least 0, got -1",
        ),
        (character("a", max_hp=0), [skill("palm")], "max_hp: expected a whole number of at least 1, got 0"),
    ],
)
def test_inconsistent_content_is_refused(first: Any, skills: list[Any], words: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_scenario(scenario([first, character("b")], skills))
    assert words in str(caught.value)


def test_an_unknown_tier_is_refused_with_the_tiers_there_are() -> None:
    given = scenario([character("a"), character("b")])
    given["characters"][0]["skills"][0]["tier"] = 4
    with pytest.raises(ContentError, match=r"skills\[0\]\.tier: expected a tier of palm \(1\), got 4"):
        load_scenario(given)


def test_a_skill_must_be_learnt_to_be_equipped() -> None:
    given = scenario([character("a"), character("b")])
    given["characters"][0]["equipped"]["movement"] = "fly"
    with pytest.raises(ContentError, match="a skill that the fighter has learned, got 'fly'"):
        load_scenario(given)


def test_each_data_file_has_a_schema() -> None:
    shapes = json.loads(schema(WUXIA))
    assert [name for name in shapes["properties"] if name.endswith(".json")] == [
        "characters.json",
        "skills.json",
        "templates.json",
        "config.json",
    ]
    assert shapes["$defs"]["StatsEntry"]["properties"]["max_hp"]["minimum"] == 1
    assert shapes["$defs"]["Config"]["properties"]["atb_threshold"]["minimum"] == 1


def test_an_invalid_file_loads_nothing(tmp_path: Path) -> None:
    written(tmp_path, "skills.json", {"skills": [skill("palm")]})
    written(tmp_path, "characters.json", {"characters": [character("a"), character("b", ("kick",))]})
    with pytest.raises(ContentError, match="line"):
        DataManager(tmp_path).load_characters()


def test_a_fighter_stands_on_one_side_only() -> None:
    with pytest.raises(ContentError, match="a fighter on one side only"):
        load_scenario({"name": "x", "first": ["huijue"], "second": ["huijue"]})


@pytest.mark.parametrize("name", WUXIA.scenarios.names())
def test_a_scenario_that_comes_with_the_game_loads(name: str) -> None:
    assert WUXIA.scenarios.load(name).first


@pytest.mark.parametrize("phrase", ["two\nlines", "\x1b[2J", "\x9b"])
def test_a_phrase_is_one_line_that_cannot_steer_a_terminal(phrase: str) -> None:
    own = scenario([character("a"), character("b")])
    tier = own["skills"][0]["tiers"][0]
    expected = "expected at most 500 characters on one line"
    tier["narrative_template"] = phrase
    with pytest.raises(ContentError, match=rf"narrative_template: {expected}"):
        load_scenario(own)
    tier.update(narrative_template="", translations={"en": phrase})
    with pytest.raises(ContentError, match=rf"translations\.en: {expected}"):
        load_scenario(own)


# Data of other programs, and what a scenario brings along.


def test_flat_numbers_of_a_tier_load_with_a_note(tmp_path: Path) -> None:
    tiers = [{"tier": 1, "base_damage": 24, "crit_chance": 0.1}, {"tier": 2, "base_damage": 30}]
    palm = {"id": "palm", "name": "Palm", "type": "掌法", "tiers": tiers}
    data = DataManager()
    path = written(tmp_path, "skills.json", [palm])
    loaded = data.load_skills(path).tier("palm", 1)
    assert (loaded.base_damage, loaded.crit_chance) == (24, 0.1)
    assert data.notes == [
        f"{path}: $[0].tiers[0] and 1 more: the numbers of a tier were read as its parameters"
    ]


def test_names_of_the_original_data_files_load_with_a_note(tmp_path: Path) -> None:
    tier = {"tier": 1, "tier_name": "起手式", "parameters": {"base_damage": 16, "critical_chance": 0.1}}
    written(tmp_path, "skills.json", {"skills": [{**skill("palm"), "tiers": [tier]}]})
    phrases = [
        {"id": "one", "narrative_type": "攻击", "template": "{attacker}", "conditions": {"hit": True}},
        {"id": "two", "narrative_type": "闪避", "text": "{target}"},
    ]
    written(tmp_path, "templates.json", {"templates": phrases})
    data = DataManager(tmp_path)
    assert data.load_skills().tier("palm", 1).name == "起手式"
    loaded = [(one["type"], one["template"]) for one in data.load_templates()]
    assert loaded == [("攻击", "{attacker}"), ("闪避", "{target}")]
    skills, templates = tmp_path / "skills.json", tmp_path / "templates.json"
    assert data.notes == [
        f"{skills}: $.skills[0].tiers[0]: the field 'tier_name' was read as 'name'",
        f"{templates}: $.templates[0] and 1 more: the field 'narrative_type' was read as 'type'",
        f"{templates}: $.templates[1]: the field 'text' was read as 'template'",
    ]


def test_a_fighter_with_the_three_original_stats_loads_with_a_note(tmp_path: Path) -> None:
    written(tmp_path, "skills.json", [skill("palm")])
    three = {"hp": 120, "qi": 80, "agility": 12}
    path = written(tmp_path, "characters.json", [{**character("a"), "stats": three}])
    data = DataManager(tmp_path)
    stats = data.character("a", "x").stats
    assert (stats.hp, stats.max_hp, stats.qi, stats.max_qi, stats.agility) == (120, 120, 80, 80, 12)
    assert (stats.strength, stats.defense) == (10, 0)
    assert data.notes == [
        f"{path}: $[0].stats: max_hp was read as hp, max_qi as qi, strength as 10, and defense as 0"
    ]


def test_a_fighter_with_some_of_the_other_stats_needs_all_of_them(tmp_path: Path) -> None:
    written(tmp_path, "skills.json", [skill("palm")])
    four = {"hp": 120, "qi": 80, "agility": 12, "strength": 9}
    written(tmp_path, "characters.json", [{**character("a"), "stats": four}])
    with pytest.raises(ContentError, match=r"\$\[0\]\.stats.*: expected the field max_hp"):
        DataManager(tmp_path).load_characters()


def test_fields_that_are_not_used_load_with_a_note(tmp_path: Path) -> None:
    palm = {**skill("palm", element="fire"), "lore": "old"}
    written(tmp_path, "skills.json", {"skills": [palm, {**skill("kick"), "lore": "new"}], "version": 2})
    written(tmp_path, "characters.json", [{**character("a"), "portrait": "a.png"}])
    written(tmp_path, "config.json", {"rng_seed": 5, "difficulty": "hard"})
    data = DataManager(tmp_path)
    assert set(data.load_characters()) == {"a"}
    assert data.load_config().rng_seed == 5
    skills, fighters, config = (tmp_path / f"{name}.json" for name in ("skills", "characters", "config"))
    assert data.notes == [
        f"{fighters}: $[0]: the field 'portrait' is not used",
        f"{skills}: $.skills[0].tiers[0].parameters: the field 'element' is not used",
        f"{skills}: $.skills[0] and 1 more: the field 'lore' is not used",
        f"{skills}: $: the field 'version' is not used",
        f"{config}: $: the field 'difficulty' is not used",
    ]


def test_numbers_beside_the_parameters_of_a_tier_are_read_with_them(tmp_path: Path) -> None:
    palm = {**skill("palm"), "tiers": [{"tier": 1, "parameters": {"hit_chance": 0.5}, "base_damage": 7}]}
    written(tmp_path, "skills.json", [palm])
    data = DataManager(tmp_path)
    tier = data.load_skills().tier("palm", 1)
    assert (tier.hit_chance, tier.base_damage) == (0.5, 7.0)
    (note,) = data.notes
    assert note.endswith("$[0].tiers[0]: the numbers of a tier were read as its parameters")


def test_a_misspelt_number_beside_the_number_of_a_tier_is_refused(tmp_path: Path) -> None:
    palm = {**skill("palm"), "tiers": [{"tier": 1, "base_damge": 7}]}
    written(tmp_path, "skills.json", [palm])
    with pytest.raises(ContentError, match=r"expected no field 'base_damge'\. Did you mean .base_damage.\?"):
        DataManager(tmp_path).load_skills()


@pytest.mark.parametrize("field", ["stun_chance", "block_chance", "mp_cost", "heal"])
def test_a_number_of_another_program_is_not_taken_for_a_misspelling(field: str, tmp_path: Path) -> None:
    tiers = [{"tier": 1, "parameters": {field: 1}}, {"tier": 2, "base_damage": 7, field: 1}]
    written(tmp_path, "skills.json", [{**skill("palm"), "tiers": tiers}])
    data = DataManager(tmp_path)
    assert data.load_skills().tier("palm", 2).base_damage == 7.0
    notes = [note.partition("$")[2] for note in data.notes]
    assert f"[0].tiers[0].parameters: the field '{field}' is not used" in notes
    assert f"[0].tiers[1]: the field '{field}' is not used" in notes


def test_a_fighter_without_an_attack_is_noted() -> None:
    idle = character("idle")
    del idle["equipped"]
    notes = WUXIA.scenarios.notes(scenario([character("a"), idle]))
    assert notes == ["scenario: idle has no attack equipped and can only defend (skills: palm)"]
    assert WUXIA.scenarios.notes("duel") == []


def test_a_file_that_is_read_several_times_is_noted_once(tmp_path: Path) -> None:
    written(tmp_path, "characters.json", [{**character("a"), "portrait": "a.png"}])
    written(tmp_path, "skills.json", [{**skill("palm"), "lore": "old"}])
    data = DataManager(tmp_path)
    data.load_skills()
    for _ in range(3):
        data.character("a", "x")
    assert len(data.notes) == 2


def test_the_language_of_a_narrator_in_a_scenario_is_noted_as_not_used() -> None:
    given = scenario([character("a"), character("b")], config={"ui": {"lang": "fr"}})
    (note,) = WUXIA.scenarios.notes(given)
    assert note.startswith("scenario: $.config: the field 'ui' is not used")
    assert WUXIA.scenarios.notes({**given, "config": {"rng_seed": 3}}) == []


def test_a_scenario_notes_what_its_parts_do_not_use_and_refuses_what_it_does_not_know() -> None:
    given = scenario([{**character("a"), "portrait": "x"}, character("b")])
    assert WUXIA.scenarios.notes(given) == ["scenario: $.characters[0]: the field 'portrait' is not used"]
    with pytest.raises(ContentError, match="expected no field 'portrait'"):
        load_scenario({**given, "portrait": "x"})


def test_a_scenario_brings_its_configuration() -> None:
    given = scenario([character("a"), character("b")], config={"atb_threshold": 40, "rng_seed": 9})
    loaded = load_scenario(given)
    assert (loaded.atb_threshold, loaded.atb_tick_scale) == (40, 1.0)
    assert WUXIA.scenarios.default_seed(loaded) == 9
    assert load_scenario({**given, "atb_threshold": 60}).atb_threshold == 60
    assert load_scenario(plain(loaded)) == loaded


def test_a_scenario_brings_its_phrases() -> None:
    own = [{"id": "x", "type": "攻击", "template": "砰！", "translations": {"en": "Bang!"}}]
    given = scenario([character("a"), character("b")], [skill("palm", base_damage=99)], templates=own)
    match = Match(WUXIA, given, seats=[WUXIA.bots()["heuristic"]] * 2)
    tale = StoryNarrator(WUXIA, Catalogue("turnwright.games.wuxia", "en"))
    tale.begin(match.header)
    step = match.act()
    assert step is not None
    assert tale.sentences(Line(n=1, events=plain(step.events)))[0] == "Bang!"


def test_the_language_of_the_configuration_is_that_of_the_narrator(tmp_path: Path) -> None:
    written(tmp_path, "config.json", {"ui": {"lang": "en"}})
    written(tmp_path, "templates.json", [])
    context = {
        "narrative_type": "闪避",
        "attacker": {"name": "A"},
        "target": {"name": "B"},
        "skill": {"name": "P"},
    }
    assert DataManager(tmp_path).narrator().narrate(context) == "B evades A's P."


@pytest.mark.parametrize(
    ("ui", "words"),
    [
        ({"lang": "de"}, "expected zh, en, pt or fr, got 'de'"),
        ({"theme": "dark"}, "expected no field 'theme'"),
    ],
)
def test_a_setting_of_the_user_interface_that_is_not_used_is_refused(
    tmp_path: Path, ui: dict[str, Any], words: str
) -> None:
    with pytest.raises(ContentError) as caught:
        load_config(written(tmp_path, "config.json", {"ui": ui}))
    assert words in str(caught.value)


def test_the_place_in_a_file_is_looked_for_only_to_refuse_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked_for(path: str, text: bytes) -> str:
        raise AssertionError(f"{path} was looked for")  # reads the whole file as YAML

    monkeypatch.setattr(content, "located", looked_for)
    load_cast()
    load_scenario("duel")
