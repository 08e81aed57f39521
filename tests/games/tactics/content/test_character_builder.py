"""What the builder requires and allows, and how a character file is checked against its plan."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from turnwright.games.tactics import content
from turnwright.games.tactics.content import load_scenario, shipped
from turnwright.games.tactics.content.characters import build_hero, load_hero, settle, write_hero
from turnwright.kernel.errors import ContentError, Rejected


def refused(calling: str = "fighter", level: int = 1, **wishes: Any) -> Rejected:
    with pytest.raises(Rejected) as caught:
        build_hero(calling, level, **wishes)
    return caught.value


# What is worn and carried


def test_a_hero_has_three_attuned_items_at_most_and_one_of_each_kind() -> None:
    three = ["ring_of_protection", "cloak_of_protection", "amulet_of_health"]
    assert build_hero("fighter", worn=[*three, "goggles_of_night"]).worn == (*three, "goggles_of_night")
    error = refused(worn=[*three, "stone_of_good_luck"])
    assert str(error) == "at most 3 items can be attuned; stone_of_good_luck is one too many"
    assert (error.field, error.legal) == ("worn", [3])
    assert str(refused(worn=["ring_of_protection"] * 4)) == "ring_of_protection is named twice"


def test_only_known_worn_and_magic_items_are_accepted() -> None:
    assert str(refused(worn=["bogus"])) == 'unknown magic item "bogus"'
    assert str(refused(magic={"bogus": 1})) == "only gear of the hero can be magic, not 'bogus'"
    hero = build_hero("fighter", armour="chain_mail", weapons=["longsword"], shield=True)
    error = refused(armour="chain_mail", weapons=["longsword"], shield=True, magic={"plate": 1})
    assert error.legal == [*hero.weapons, "chain_mail", "shield"]
    assert build_hero("fighter", weapons=["longsword"], magic={"longsword": 2}).magic == {"longsword": 2}
    assert refused(weapons=["longsword"], ammunition={"arrows": 3}).field == "ammunition"


def test_a_barbarian_masters_melee_weapons_only() -> None:
    error = refused("barbarian", weapons=["greataxe", "longbow"], masteries=["longbow"])
    assert str(error) == "a barbarian masters melee weapons only, not the longbow"
    assert error.legal == ["greataxe"]
    assert build_hero("barbarian", weapons=["longbow", "handaxe"]).masteries == ("handaxe",)
    assert build_hero("fighter", weapons=["longbow"]).masteries == ("longbow",)


def test_a_shield_is_never_named_among_the_armour_that_would_be_legal() -> None:
    assert refused("druid", armour="breastplate").legal == ["padded", "leather", "studded_leather", "none"]
    error = refused("fighter", armour="shield")
    assert "shield" not in error.legal
    assert "chain_mail" in error.legal
    assert "shield" not in refused("fighter", armour="cardboard").legal


# Scores, skills


def test_an_improvement_gives_both_of_its_points() -> None:
    assert str(refused(level=4, improvements=[{"STR": 1}])) == ("an improvement gives exactly 2 points")
    assert build_hero("fighter", 4, improvements=[{"STR": 1, "CON": 1}]).scores[0] == 18


def test_scores_improve_at_level_19_too() -> None:
    steps = [{"STR": 2}, {"STR": 1, "CON": 1}, {"CON": 2}, {"CON": 2}, {"DEX": 2}]
    assert build_hero("barbarian", 19, improvements=steps).scores[:3] == (20, 15, 20)
    assert refused("barbarian", 18, improvements=steps).legal == [4]


@pytest.mark.parametrize(("level", "hp"), [(1, 2), (2, 3), (20, 21)])
def test_every_level_gives_at_least_one_hit_point(level: int, hp: int) -> None:
    wishes = {"method": "given", "scores": [10, 10, 3, 10, 10, 10], "background": {"INT": 2, "WIS": 1}}
    improvements: list[dict[str, int]] = [{}] * 5
    count = len([each for each in content.callings()["wizard"].improves if each <= level])
    assert build_hero("wizard", level, improvements=improvements[:count], **wishes).hp == hp


def test_keen_senses_give_one_of_three_skills() -> None:
    five = ["athletics", "history", "arcana", "stealth", "insight"]
    assert build_hero("fighter", species="elf", skills=five).skills == tuple(five)
    other = ["athletics", "history", "arcana", "stealth", "religion"]
    error = refused(species="elf", skills=other)
    assert str(error) == "at most 2 skills may be outside the fighter list; religion is one too many"
    assert {"insight", "perception", "survival"} <= set(error.legal)
    assert refused(species="dwarf", skills=five).legal == [4]
    assert len(build_hero("wizard", species="elf").skills) == 5


def test_scholar_gives_expertise_in_a_knowledge_skill() -> None:
    skills = ["arcana", "insight", "history", "stealth"]
    assert build_hero("wizard", 2, skills=skills, expertise=["history"]).expertise == ("history",)
    error = refused("wizard", 2, skills=skills, expertise=["stealth"])
    assert str(error) == "a wizard has no expertise in stealth"
    assert error.legal == ["arcana", "history"]
    assert build_hero("wizard", 2, skills=["insight", "nature"]).expertise == ("nature",)
    assert build_hero("bard", 2, skills=skills, expertise=["stealth", "insight"]).expertise == (
        *("stealth", "insight"),
    )


# Spells and choices


def test_a_bard_of_lore_discovers_two_spells_of_other_lists() -> None:
    own = ["vicious_mockery", "healing_word", "bane"]
    assert build_hero("bard", 6, spells=[*own, "fireball", "bless"]).spells == (*own, "fireball", "bless")
    error = refused("bard", 6, spells=[*own, "fireball", "bless", "haste"])
    assert str(error) == "at most 2 spells may come from other lists; haste is one too many"
    assert str(refused("bard", 5, spells=["fireball"])) == "fireball is not on the list of the bard"
    assert str(refused("bard", 6, spells=["hex"])) == "hex is not on the list of the bard"


def test_magical_discoveries_are_known_in_addition_to_prepared_spells() -> None:
    legal = [name for name in refused("bard", 6, spells=["hex"]).legal if isinstance(name, str)]
    bards = [name for name in content.callings()["bard"].spells if name in legal]
    ten = [name for name in bards if shipped().spells[name].level > 0][:10]
    assert len(build_hero("bard", 6, spells=[*ten, "fireball", "bless"]).spells) == 12
    usual = build_hero("bard", 6).spells
    assert {"fireball", "spirit_guardians"} <= set(usual)


def test_an_extra_bard_spell_of_another_list_is_a_magical_discovery() -> None:
    lists = [content.callings()[name].spells for name in ("cleric", "druid", "wizard")]
    others = {name for names in lists for name in names}
    legal = [str(name) for name in refused("bard", 5, spells=["hex"]).legal]
    large = [name for name in legal if shipped().spells[name].level > 0]
    own = [name for name in large if name not in others]
    ten = [*own, *(name for name in large if name in others)][:10]
    shared = next(name for name in large if name not in ten and name in others)
    assert len(build_hero("bard", 6, spells=[*ten, shared]).spells) == 11
    assert refused("bard", 5, spells=[*ten, shared]).legal == [9]


def test_a_bard_of_level_10_prepares_spells_of_other_lists() -> None:
    many = ["fireball", "bless", "haste", "cure_wounds", "spirit_guardians", "moonbeam"]
    assert build_hero("bard", 10, spells=many).spells == tuple(many)
    assert refused("bard", 9, spells=many).legal == [2]
    three = ["fire_bolt", "sacred_flame", "ray_of_frost"]
    assert refused("bard", 10, spells=three).legal == [2]  # cantrips are discovered only


def test_a_spell_that_is_left_out_has_another_refusal_than_an_unknown_one() -> None:
    words = "mending is not in this game: it has no effect in a fight that the rules here cover"
    assert str(refused("wizard", spells=["mending"])) == words
    assert str(refused("wizard", spells=["lihgt"])) == 'unknown spell "lihgt"'


@pytest.mark.parametrize("calling", list(content.callings()))
def test_every_choice_has_an_effect(calling: str) -> None:
    entry, spells = content.callings()[calling], shipped().spells
    for choice in entry.choices:
        for name in choice.of:
            given = [each for each in entry.features if each.chosen == name]
            innate = [each["id"] for feature in given for each in feature.adds.get("innate", [])]
            assert given, (choice.id, name)
            assert [each for each in innate if each not in spells] == []
    assert refused("warlock", 15, choices={"arcanum_8": ["dominate_monster"]}).legal == ["power_word_stun"]


def test_fiendish_resilience_excludes_force_damage() -> None:
    wards = {
        name.removesuffix("_ward")
        for name in refused("warlock", 10, choices={"fiendish_resilience": ["force_ward"]}).legal
        if isinstance(name, str)
    }
    kinds = "acid bludgeoning cold fire lightning necrotic piercing poison psychic radiant slashing thunder"
    assert wards == set(kinds.split())
    assert build_hero("warlock", 10, choices={"fiendish_resilience": ["psychic_ward"]}).resists == (
        "psychic",
    )


def test_a_choice_of_the_wrong_type_is_refused_by_its_field() -> None:
    assert str(refused("fighter", 21)) == "level: expected a whole number of at most 20, got 21"
    assert refused("fighter", 21).field == "level"
    assert refused(items={"potion_of_healing": 101}).field.startswith("items")
    assert "weapon" in str(refused(weapon=["club"]))


# Character files


def written(path: Path, calling: str = "paladin", level: int = 5, **wishes: Any) -> Path:
    hero = build_hero(calling, level, **wishes)
    path.write_text(write_hero(hero, settle(calling, level, **wishes)), "utf-8")
    assert load_hero(path) == hero
    return path


def edited(path: Path, old: str, new: str) -> ContentError:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        load_hero(path)
    return caught.value


@pytest.mark.parametrize("calling", list(content.callings()))
@pytest.mark.parametrize("species", ["elf", "dragonborn"])
def test_a_hero_is_what_its_plan_makes_of_it(calling: str, species: str, tmp_path: Path) -> None:
    for level in (1, 6, 11, 20):
        written(tmp_path / "hero.yaml", calling, level, species=species)


def test_a_plan_records_the_choices_of_the_builder() -> None:
    plan = settle("paladin", 5, species="tiefling")
    assert plan.choices == {"fighting_style": ("defense",), "legacy": ("infernal",)}
    assert (plan.scores, plan.improvements) == ((15, 10, 13, 8, 12, 14), ({"STR": 1, "CHA": 1},))


def test_a_hero_with_a_plan_is_held_to_it(tmp_path: Path) -> None:
    path = written(tmp_path / "dagna.yaml", id="dagna")
    error = edited(path, "hp: 39", "hp: 390")
    assert error.path == "$.hp (line 8)"
    assert error.expected == ("a human paladin of level 5 has another value by its plan (legal: 39)")
    path = written(tmp_path / "dagna.yaml", id="dagna")
    assert edited(path, "attacks_per_action: 2", "attacks_per_action: 4").path.startswith(
        "$.attacks_per_action"
    )
    path = written(tmp_path / "dagna.yaml", id="dagna")
    assert "$.traits" in edited(path, "hp: 39", "hp: 39\ntraits: [evasion]").path


def test_the_gear_of_a_hero_with_a_plan_can_be_changed_as_far_as_it_is_legal(tmp_path: Path) -> None:
    path = written(tmp_path / "pip.yaml", "wizard", 3, id="pip")
    text = path.read_text("utf-8")
    path.write_text(text.replace("- quarterstaff", "- spear").replace("name: Iven", "name: Pip"), "utf-8")
    assert (load_hero(path).weapons[0], load_hero(path).name) == ("spear", "Pip")
    error = edited(path, "- spear", "- greatsword")
    assert error.expected.startswith("a wizard has no training with the greatsword (legal: ")
    assert error.path.startswith("$.weapons (line ")
    path.write_text(text + "armour: plate\n", "utf-8")
    with pytest.raises(ContentError, match="a wizard has no training with heavy armour"):
        load_hero(path)


def test_a_hero_without_a_plan_is_held_to_none(tmp_path: Path) -> None:
    path = tmp_path / "titan.yaml"
    titan = msgspec.structs.replace(build_hero("wizard", 3), hp=300, armour="plate")
    path.write_text(write_hero(titan), "utf-8")
    assert load_hero(path) == titan


def test_a_plan_counts_inside_a_scenario_too() -> None:
    hero = {**msgspec.to_builtins(build_hero("monk", 3, id="ten")), "plan": {"class": "monk", "level": 3}}
    scene = {
        "name": "Arena",
        "map": {"rows": ["......"]},
        "party": [{"id": "one", "base": "ten", "at": [0, 0]}],
        "foes": [{"id": "two", "base": "wolf", "at": [5, 0]}],
        "heroes": [hero],
    }
    assert load_scenario(scene).heroes[0].id == "ten"
    with pytest.raises(ContentError, match=r"\$\.heroes\[0\]\.speed"):
        load_scenario({**scene, "heroes": [{**hero, "speed": 60}]})


# Errors


def test_a_wrong_field_in_a_character_file_is_named_by_its_full_path(tmp_path: Path) -> None:
    path = tmp_path / "hero.yaml"
    text = write_hero(build_hero("fighter", 1))
    path.write_text(text.replace("armour: chain_mail", "armour: cardboard"), "utf-8")
    with pytest.raises(ContentError) as caught:
        load_hero(path)
    assert caught.value.path == f"$.armour (line {_line(path, 'armour')})"
    path.write_text(f"{text}magic:\n  bogus: 1\n", "utf-8")
    with pytest.raises(ContentError, match=r"\$\.magic .*expected one of its weapons, its armour or its"):
        load_hero(path)
    path.write_text("- 1\n", "utf-8")
    with pytest.raises(ContentError, match="expected the fields of a hero"):
        load_hero(path)


def test_a_wrong_field_of_a_hero_in_a_scenario_is_named_with_path_and_line(tmp_path: Path) -> None:
    path = tmp_path / "scene.yaml"
    path.write_text("name: Mine\nheroes:\n  - class: wizard\n    level: 30\n", "utf-8")
    with pytest.raises(ContentError) as caught:
        load_scenario(path)
    assert caught.value.path == "$.heroes[0].level (line 4)"
    path.write_text("name: Mine\nheroes:\n  - class: wizard\n    armour: plate\n", "utf-8")
    with pytest.raises(ContentError) as caught:
        load_scenario(path)
    assert caught.value.path == "$.heroes[0].armour (line 4)"


def _line(path: Path, word: str) -> int:
    lines = path.read_text("utf-8").splitlines()
    return next(at for at, line in enumerate(lines, 1) if line.startswith(word))


def test_a_feature_is_had_up_to_the_last_level_of_its_form() -> None:
    # SRD: Barbarian: Rage at each level, though Mindless Rage changes it at level 6.
    for level in (5, 6):
        assert [each.id for each in build_hero("barbarian", level).powers].count("rage") == 1
