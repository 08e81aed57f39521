"""Heroes: the builder makes legal ones, and says by which rule it refuses the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from story.catalogues import read
from turnwright.games.tactics import content
from turnwright.games.tactics.content import arena_of, load_scenario, shipped
from turnwright.games.tactics.content.characters import build_hero, load_hero, write_hero
from turnwright.games.tactics.content.class_schema import HeroEntry, PlanEntry
from turnwright.games.tactics.content.power_schema import INNER, EffectEntry
from turnwright.games.tactics.names import power_name
from turnwright.games.tactics.sheet import Sheet
from turnwright.games.tactics.srd import CONDITIONS
from turnwright.kernel.errors import ContentError, Rejected

LEVELS = (1, 3, 5, 8, 11, 17)
CLASSES = tuple(content.callings())
SPECIES = tuple(content.species())


def refused(calling: str = "fighter", level: int = 1, **wishes: Any) -> Rejected:
    with pytest.raises(Rejected) as caught:
        build_hero(calling, level, **wishes)
    return caught.value


def scene(hero: Any, base: str) -> dict[str, Any]:
    return {
        "name": "Arena",
        "map": {"rows": ["......"]},
        "party": [{"id": "one", "base": base, "at": [0, 0]}],
        "foes": [{"id": "two", "base": "wolf", "at": [5, 0]}],
        "heroes": [hero],
    }


def sheet_of(hero: Any) -> Sheet:
    return arena_of(load_scenario(scene(msgspec.to_builtins(hero), hero.id))).sheets[hero.id]


# Ready-made heroes


def test_each_class_has_ready_made_heroes_of_six_levels() -> None:
    assert len(CLASSES) == 12
    assert {f"{name}_{level}" for name in CLASSES for level in LEVELS} <= set(shipped().heroes)


def test_everything_that_ready_made_heroes_refer_to_exists() -> None:
    content.check_heroes()


@pytest.mark.parametrize("name", sorted(shipped().heroes))
def test_a_hero_has_the_whole_hit_die_at_first_and_its_average_after_that(name: str) -> None:
    hero = shipped().heroes[name]
    calling, level = name.split("_")
    die, constitution = content.callings()[calling].hit_die, (hero.scores[2] - 10) // 2
    tough = "draconic" if calling == "sorcerer" and hero.level >= 3 else ""
    tough = "dwarf" if calling == "cleric" and hero.level >= 8 else tough
    more = int(level) if tough else 0
    assert hero.hp == die + constitution + (int(level) - 1) * (die // 2 + 1 + constitution) + more


@pytest.mark.parametrize("name", sorted(shipped().heroes))
def test_a_hero_has_the_standard_array_and_all_points_of_the_level(name: str) -> None:
    hero = shipped().heroes[name]
    calling = content.callings()[name.partition("_")[0]]
    points = 3 + 2 * len([level for level in calling.improves if level <= hero.level])
    assert sum(hero.scores) == sum((15, 14, 13, 12, 10, 8)) + points
    assert max(hero.scores) <= 20


@pytest.mark.parametrize("species", SPECIES)
@pytest.mark.parametrize("calling", CLASSES)
def test_every_class_and_species_make_a_hero_of_every_level(calling: str, species: str) -> None:
    for level in range(1, 21):
        hero = build_hero(calling, level, species=species)
        assert hero.level == level
        assert hero.weapons


@pytest.mark.parametrize("calling", CLASSES)
def test_a_hero_of_the_highest_level_can_take_its_place_in_a_fight(calling: str) -> None:
    hero = build_hero(calling, 20)
    sheet = sheet_of(hero)
    assert sheet.max_hp == hero.hp
    assert {power.id for power in hero.powers} <= {power.id for power in sheet.powers}


@pytest.mark.parametrize("calling", CLASSES)
def test_every_choice_can_be_made(calling: str) -> None:
    for choice in content.callings()[calling].choices:
        for name in choice.of:
            hero = build_hero(calling, 20, choices={choice.id: [name]})
            sheet_of(hero)


def conditions_of(effect: EffectEntry) -> list[str]:
    inner = [each for field in INNER for each in getattr(effect, field, ())]
    own = [each for each in [getattr(effect, "condition", None)] if each and each not in CONDITIONS]
    return own + [name for each in inner for name in conditions_of(each)]


def named_by(hero: HeroEntry) -> list[str]:
    """All that a hero's features call by a name."""
    found = [again.id for again in hero.again] + [spell.named or spell.id for spell in hero.innate]
    for feature in hero.powers:
        found += [feature.id, *(name for each in feature.effects for name in conditions_of(each))]
    return found + [name for each in hero.bears for name in conditions_of(each)]


@pytest.mark.parametrize("lang", ["pt", "fr", "zh"])
def test_every_feature_has_its_name_in_other_languages(lang: str) -> None:
    names = read("turnwright.games.tactics", "content/words", lang)
    built = [build_hero(calling, level) for calling in CLASSES for level in (1, 5, 9, 14, 20)]
    built += [build_hero("wizard", 5, species=name) for name in SPECIES]
    for choices in ({"giant_ancestry": ["hills_tumble"]}, {"giant_ancestry": ["frosts_chill"]}):
        built.append(build_hero("wizard", 5, species="goliath", choices=choices))
    wanted = {power_name(name).id for hero in built for name in named_by(hero)}
    assert sorted(wanted - set(names)) == []


# Ability scores


def test_scores_are_the_standard_array_unless_they_are_bought_or_given() -> None:
    error = refused(scores=[16, 14, 13, 12, 10, 8])
    assert (error.field, error.legal) == ("scores", [15, 14, 13, 12, 10, 8])
    assert build_hero("fighter", scores=[8, 10, 12, 13, 14, 15], background={"INT": 2, "WIS": 1}).scores == (
        *(8, 10, 12, 15, 15, 15),
    )


def test_27_points_buy_scores_of_8_to_15() -> None:
    bought = build_hero("fighter", method="points", scores=[15, 15, 15, 8, 8, 8])
    assert bought.scores == (17, 15, 16, 8, 8, 8)
    error = refused(method="points", scores=[15, 15, 15, 9, 8, 8])
    assert str(error) == "these scores cost 28 points of 27"
    assert refused(method="points", scores=[16, 8, 8, 8, 8, 8]).legal == [8, 9, 10, 11, 12, 13, 14, 15]


def test_scores_that_are_given_are_3_to_18() -> None:
    assert build_hero("fighter", method="given", scores=[18, 3, 18, 3, 3, 3]).scores[0] == 20
    assert refused(method="given", scores=[19, 3, 3, 3, 3, 3]).field == "scores"


def test_a_background_gives_two_and_one_or_one_to_each_of_three() -> None:
    assert build_hero("fighter", background={"STR": 1, "DEX": 1, "CON": 1}).scores[:3] == (16, 14, 15)
    assert refused(background={"STR": 2, "DEX": 2}).field == "background"
    assert refused(background={"STR": 1, "DEX": 1}).field == "background"


def test_no_score_is_above_20() -> None:
    raised = [{"STR": 2}, {"STR": 2}]
    error = refused(level=6, improvements=raised, background={"STR": 2, "CON": 1})
    assert str(error) == "no score is above 20; STR would be 21"
    assert (error.field, error.legal) == ("improvements", [20])


def test_scores_improve_at_the_levels_of_the_class_alone() -> None:
    assert str(refused(level=4, improvements=[{"STR": 2}, {"CON": 2}])) == (
        "a level 4 fighter has 1 ability score improvement"
    )
    assert refused(level=4, improvements=[{"STR": 2, "CON": 2}]).legal == [2]


def test_the_last_level_of_a_barbarian_goes_beyond_20() -> None:
    assert build_hero("barbarian", 20).scores[0] == 24


# Skills, gear, choices


def test_skills_are_those_of_the_class_and_two_of_a_background() -> None:
    human = ["athletics", "perception", "arcana", "history", "stealth"]
    assert build_hero("fighter", skills=human).skills == tuple(human)
    error = refused(skills=["athletics", "arcana", "religion", "nature", "stealth"])
    assert str(error) == "at most 3 skills may be outside the fighter list; stealth is one too many"
    assert "athletics" in error.legal
    assert str(refused(species="orc", skills=human)) == "4 skills can be chosen"
    assert str(refused(skills=["dancing"])) == 'unknown skill "dancing"'


def test_expertise_is_in_skills_that_the_hero_has() -> None:
    assert build_hero("rogue", expertise=["stealth"]).expertise == ("stealth",)
    assert refused("rogue", expertise=["arcana"]).field == "expertise"
    assert refused("rogue", expertise=["stealth", "perception", "acrobatics"]).legal == [2]


def test_armour_needs_training() -> None:
    error = refused("wizard", armour="leather")
    assert (str(error), error.legal) == ("a wizard has no training with light armour", ["none"])
    assert str(refused("cleric", choices={"divine_order": ["thaumaturge"]}, armour="plate")) == (
        "a cleric has no training with heavy armour"
    )
    assert build_hero("cleric", choices={"divine_order": ["protector"]}, armour="plate").armour == "plate"
    assert refused("wizard", shield=True).field == "shield"


def test_weapons_need_training() -> None:
    assert str(refused("wizard", weapons=["longsword"])) == "a wizard has no training with the longsword"
    assert build_hero("rogue", weapons=["rapier", "scimitar"]).weapons == ("rapier", "scimitar")
    assert refused("rogue", weapons=["greatsword"]).field == "weapons"


def test_no_hand_is_left_for_a_shield_beside_a_weapon_for_two() -> None:
    error = refused(weapons=["greatsword"], shield=True)
    assert str(error) == "the greatsword takes both hands; none is free for a shield"
    assert not build_hero("fighter", weapons=["greatsword"]).shield


def test_masteries_are_of_carried_weapons_and_as_many_as_the_level_allows() -> None:
    assert build_hero("paladin", masteries=["javelin"]).masteries == ("javelin",)
    assert refused("paladin", masteries=["maul"]).field == "masteries"
    three = ["longsword", "javelin", "mace"]
    assert refused("paladin", weapons=three, masteries=three).legal == [2]
    assert refused("wizard", masteries=["dagger"]).legal == [0]


def test_a_choice_is_one_of_the_class_or_the_species() -> None:
    assert refused(choices={"lineage": ["drow"]}).field == "choices"
    assert refused(choices={"fighting_style": ["dueling"]}).legal == [
        *("defense", "archery", "two_weapon_fighting", "great_weapon_fighting"),
    ]
    assert refused(choices={"fighting_style": ["defense", "archery"]}).legal == [1]
    assert build_hero("fighter", choices={"fighting_style": ["archery"]}).ranged_bonus == 2


@pytest.mark.parametrize(
    ("field", "value"), [("calling", "knight"), ("species", "robot"), ("items", {"x": 1})]
)
def test_unknown_names_are_refused(field: str, value: Any) -> None:
    if field == "calling":
        assert refused(value).legal == list(CLASSES)
    else:
        assert refused(**{field: value}).field == field


def test_a_plan_of_the_wrong_shape_is_refused_by_its_field() -> None:
    with pytest.raises(Rejected, match="level: expected a whole number of at most 20, got 21"):
        build_hero("fighter", 21)
    with pytest.raises(Rejected, match="weapon"):
        build_hero("fighter", weapon=["club"])


# Spells


def test_a_caster_prepares_as_many_spells_as_the_level_allows() -> None:
    two = ["fire_bolt", "ray_of_frost"]
    four = ["magic_missile", "shield", "sleep", "mage_armor"]
    assert build_hero("wizard", spells=[*two, *four]).spells == (*two, *four)
    error = refused("wizard", spells=[*four, "burning_hands"])
    assert str(error) == "a wizard of level 1 prepares 4 spells, not 5"
    error = refused("wizard", spells=["fire_bolt", "ray_of_frost", "acid_splash", "shocking_grasp"])
    assert str(error) == "a wizard of level 1 knows 3 cantrips, not 4"


def test_a_spell_is_of_the_list_and_of_a_level_that_the_caster_has_slots_for() -> None:
    assert str(refused("wizard", spells=["cure_wounds"])) == "cure_wounds is not on the list of the wizard"
    assert str(refused("wizard", 3, spells=["fireball"])) == (
        "fireball is a level 3 spell; the highest slot is level 2"
    )
    assert str(refused("wizard", spells=["wish_for_more"])) == 'unknown spell "wish_for_more"'
    assert "magic_missile" in refused("wizard", spells=["cure_wounds"]).legal
    assert str(refused("fighter", spells=["shield"])) == "shield is not on the list of the fighter"


def test_always_prepared_spells_do_not_count() -> None:
    own = ["guiding_bolt", "healing_word", "hold_person", "bane", "shield_of_faith", "spiritual_weapon"]
    hero = build_hero("cleric", 3, spells=own)
    assert {*own, "aid", "bless", "cure_wounds", "lesser_restoration"} == set(hero.spells)


# Files


def test_a_character_file_contains_the_whole_hero(tmp_path: Path) -> None:
    for calling in CLASSES:
        hero = build_hero(calling, 11, species="tiefling")
        path = tmp_path / f"{calling}.yaml"
        path.write_text(write_hero(hero), "utf-8")
        assert load_hero(path) == hero


def test_a_scenario_uses_a_character_file_beside_it(tmp_path: Path) -> None:
    hero = build_hero("paladin", 5, id="aldric", species="dwarf")
    (tmp_path / "aldric.yaml").write_text(write_hero(hero), "utf-8")
    path = tmp_path / "scene.json"
    path.write_bytes(msgspec.json.encode(scene("aldric.yaml", "aldric")))
    assert load_scenario(path).heroes == (hero,)


def test_a_scenario_has_heroes_in_few_words() -> None:
    loaded = load_scenario(scene({"class": "monk", "level": 3, "id": "ten"}, "ten"))
    assert loaded.heroes == (build_hero("monk", 3, id="ten"),)


def test_a_hero_of_a_scenario_that_is_not_legal_is_refused_by_its_place() -> None:
    words = r"heroes\[0\]\.armour: a monk has no training with heavy armour \(legal: none\)"
    with pytest.raises(ContentError, match=words):
        load_scenario(scene({"class": "monk", "id": "ten", "armour": "plate"}, "ten"))


def test_a_missing_character_file_is_reported() -> None:
    with pytest.raises(ContentError, match="stranger"):
        load_scenario(scene("stranger.yaml", "stranger"))


def test_a_plan_is_written_with_the_word_class() -> None:
    assert msgspec.to_builtins(PlanEntry("monk", 3)) == {"class": "monk", "level": 3}
