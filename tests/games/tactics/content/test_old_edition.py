"""SRD 5.1: the spells and class features whose numbers differ, and the table of them in the docs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.tactics.stage import built, caster, creature, fight
from turnwright.games.tactics import content
from turnwright.games.tactics.commands import CantripCast, SpellCast
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.content.check import Checker, Place
from turnwright.games.tactics.events import DamageDealt, Healed
from turnwright.games.tactics.rules.combat import reactions
from turnwright.games.tactics.rules.core import edition

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

DOCS = Path(__file__).parents[4] / "docs" / "reference" / "tactics.md"
OLD = {
    name: entry
    for name, entry in content.spells_of(content.shipped(), edition.SRD_5_1).items()
    if entry is not content.shipped().spells[name]
}


def test_every_old_spell_differs_and_fits() -> None:
    assert len(OLD) == 33
    for name, entry in OLD.items():
        assert entry != content.shipped().spells[name]
    Checker(content.shipped()).powers(list(OLD.values()), Place("spells_5_1.yaml"))


def test_the_docs_list_every_spell_that_differs() -> None:
    table = DOCS.read_text("utf-8").split("| spell | 5.2 (default) | 5.1 |")[1].split("\n\n")[0]
    listed = set(re.findall(r"^\| ([^|]+?) \|", table, re.MULTILINE)) - {"---"}
    named = {entry.name for entry in OLD.values() if entry.needs is None}
    assert named | {"Produce Flame", "Flame Blade"} == listed


@pytest.mark.parametrize(("rules", "dice", "healed"), [("5.2", [3, 4], 10), ("5.1", [3], 6)])
def test_cure_wounds_heals_one_die_in_5_1(rules: str, dice: list[int], healed: int) -> None:
    # SRD 5.1: Cure Wounds 1d8, 5.2.1: 2d8; INT 16 adds 3.
    tokens = {"A": {"hp": 5}}
    healer = caster("healer", {"id": "cure_wounds"})
    stage = fight("A.b", dice, A=healer, b=creature("goblin"), rules=rules, tokens=tokens)
    events = stage.do(SpellCast("healer", "cure_wounds", 0, "healer"), done=True)
    (heal,) = [event for event in events if isinstance(event, Healed)]
    assert heal.amount == healed


def test_poison_spray_asks_for_a_save_in_5_1() -> None:
    # SRD 5.1: Poison Spray, 10 feet, CON save.
    mage = caster("mage", {"id": "poison_spray"})
    stage = fight("A.b....c", [7, 8, 3], A=mage, b=creature("goblin"), c=creature("orc"), rules="5.1")
    events = stage.do(CantripCast("mage", "poison_spray", "goblin"), done=True)
    assert [event.amount for event in events if isinstance(event, DamageDealt)] == [15]
    assert stage.who("mage").sheet.power("poison_spray").range_ft == 10  # type: ignore[union-attr]


def test_a_monk_of_5_1_has_smaller_dice() -> None:
    # SRD 5.1: Martial Arts: 1d6 at level 5 instead of 1d8.
    monk = {"id": "monk", "name": "Monk", "kind": "humanoid", "level": 5, "hp": 30, "scores": [10] * 6}
    for rules, sides in (("5.2", 8), ("5.1", 6)):
        stage = fight("A.b", A={**monk, "martial_arts": "1d8"}, b=creature("goblin"), rules=rules)
        assert stage.who("monk").sheet.unarmed.hit[0].pool.sides == sides


def test_second_wind_has_one_use_in_5_1() -> None:
    # SRD 5.1: Second Wind.
    wind = {"id": "second_wind", "name": "Second Wind", "cost": "bonus", "whom": "self", "uses": 3}
    hero = {"id": "hero", "name": "Hero", "kind": "humanoid", "level": 5, "hp": 30, "scores": [10] * 6}
    hero = {**hero, "powers": [{**wind, "effects": [{"heal": "1d10+5"}]}]}
    for rules, uses in (("5.2", 3), ("5.1", 1)):
        stage = fight("A.b", A=hero, b=creature("goblin"), rules=rules)
        power = stage.who("hero").sheet.power("second_wind")
        assert power is not None
        assert power.limit == uses


def test_a_scenarios_own_spell_is_the_same_in_both_editions() -> None:
    own = {
        "id": "cure_wounds",
        "name": "Own",
        "level": 1,
        "range": 5,
        "whom": "ally",
        "effects": [{"heal": "9"}],
    }
    stage = fight("A.b", A=caster("healer", own), b=creature("goblin"), rules="5.1", spells=[own])
    power = stage.who("healer").sheet.power("cure_wounds")
    assert power is not None
    assert power.name == "Own"


# Features of classes and species

FEATURES = content.old_features_file()


def hero(calling: str, level: int, **fields: Any) -> dict[str, Any]:
    return built(calling, level, **fields)


def test_every_old_feature_names_one_that_is_shipped() -> None:
    powers, traits = set(), set()
    for source in (content.callings(), content.species()):
        for entry in source.values():
            for feature in entry.features:
                given = [*feature.adds.get("powers", ()), *feature.adds.get("innate", ())]
                powers |= {str(each.get("named") or each["id"]) for each in given}
                powers |= {str(each["condition"]) for each in feature.adds.get("bears", ())}
                traits |= set(feature.adds.get("traits", ()))
    assert set(FEATURES.missing) | set(FEATURES.powers) <= powers
    assert set(FEATURES.missing_traits) <= traits


@pytest.mark.parametrize("calling", sorted(content.callings()))
@pytest.mark.parametrize("level", [2, 5, 11, 20])
def test_every_class_can_be_played_by_the_older_edition(calling: str, level: int) -> None:
    stage = fight("A..b", [], A=hero(calling, level), b=creature("goblin"), rules="5.1")
    named = {power.id for power in stage.who(calling).sheet.powers}
    assert not named & set(FEATURES.missing)


@pytest.mark.parametrize(
    ("calling", "level", "power", "new", "old"),
    [
        ("cleric", 2, "turn_undead", 2, 1),
        ("cleric", 6, "turn_undead", 3, 2),
        ("cleric", 18, "preserve_life", 4, 3),
        ("paladin", 3, "sacred_weapon", 2, 1),
        ("fighter", 5, "second_wind", 3, 1),
    ],
)
def test_features_have_fewer_uses_in_5_1(calling: str, level: int, power: str, new: int, old: int) -> None:
    for rules, uses in (("5.2", new), ("5.1", old)):
        stage = fight("A..b", [], A=hero(calling, level), b=creature("goblin"), rules=rules)
        found = stage.who(calling).sheet.power(power)
        assert found is not None
        assert int(found.limit) == uses


def test_the_turned_of_5_1_dash_away_and_take_no_reaction() -> None:
    # SRD 5.1: Turn Undead: neither Frightened nor Incapacitated, but it can only Dash away.
    ghoul = creature("ghoul", kind="undead")
    stage = fight("A..b..................", [2], A=hero("cleric", 2), b=ghoul, rules="5.1")
    stage.do(SpellCast("cleric", "turn_undead"))
    assert not reactions.may_react(stage.who("ghoul"))
    stage.end("cleric")
    stage.done()
    assert stage.at("ghoul") == (15, 0)
    assert stage.state.active() is stage.who("cleric")


def test_a_breath_of_5_1_has_d6_and_one_use() -> None:
    # SRD 5.1: Breath Weapon: 3d6 from level 6, a CON save against cold.
    white = build_hero("fighter", 6, id="fighter", species="dragonborn", choices={"ancestry": ["white"]})
    breather = {**msgspec.to_builtins(white), "masteries": []}
    stage = fight("Ab", [1, 2, 3, 1], A=breather, b=creature("goblin"), rules="5.1")
    events = stage.do(SpellCast("fighter", "breath_weapon_cold", area_center="1, 0"), done=True)
    assert [event.amount for event in events if isinstance(event, DamageDealt)] == [6]
    assert stage.who("fighter").used_action


@pytest.mark.parametrize("rules", ["5.2", "5.1"])
def test_a_potent_cantrip_of_5_1_needs_a_save(rules: str) -> None:
    # SRD 5.1: Potent Cantrip: a target that succeeds on its saving throw; 5.2.1: a miss too.
    wizard = caster("wizard", {"id": "fire_bolt"}, traits=["sure_cantrips"])
    dice = [2, 8, 6] if rules == "5.2" else [2]
    stage = fight("A..b", dice, A=wizard, b=creature("goblin"), rules=rules)
    events = stage.do(CantripCast("wizard", "fire_bolt", "goblin"), done=True)
    assert any(isinstance(event, DamageDealt) for event in events) is (rules == "5.2")


def test_action_surge_of_5_1_gives_any_action() -> None:
    # SRD 5.1: Action Surge: one additional action; 5.2.1: not the Magic action.
    spell = {"spells": ["fire_bolt"], "spell_ability": "INT"}
    surging = hero("fighter", 2, **spell)
    stage = fight("A.b", [1, 1], A=surging, b=creature("goblin"), rules="5.1")
    stage.do(CantripCast("fighter", "fire_bolt", "goblin"))
    stage.do(SpellCast("fighter", "action_surge"))
    stage.do(CantripCast("fighter", "fire_bolt", "goblin"), done=True)


def test_the_docs_list_every_feature_that_differs() -> None:
    table = DOCS.read_text("utf-8").split("| feature | 5.2 (default) | 5.1 |")[1].split("\n\n")[0]
    names: dict[str, str] = {}
    for source in (content.callings(), content.species()):
        for entry in source.values():
            for feature in entry.features:
                for power in feature.adds.get("powers", ()):
                    names[power["id"]] = str(power["name"]).split(" (")[0]
    wanted = {names[name] for name in (*FEATURES.missing, *FEATURES.powers) if name in names}
    assert {name for name in wanted if name not in table} == set()
