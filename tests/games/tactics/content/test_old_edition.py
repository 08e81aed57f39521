"""SRD 5.1: the spells and class features whose numbers differ, and the table of them in the docs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.tactics.stage import built, caster, creature, fight
from turnwright.agents import agent
from turnwright.games.tactics import content
from turnwright.games.tactics.commands import CantripCast, MeleeAttack, Move, RangedAttack, SpellCast, UseItem
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.content.check import Checker, Place
from turnwright.games.tactics.events import DamageDealt, Healed
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.rules.combat import attack_roll, initiative, reactions
from turnwright.games.tactics.rules.core import edition
from turnwright.games.tactics.rules.magic.uses import Use, at_slot
from turnwright.games.tactics.vocabulary import Damage, Heal, Inflict
from turnwright.kernel import codec

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

DOCS = Path(__file__).parents[4] / "docs" / "reference" / "tactics.md"
OLD = {
    name: entry
    for name, entry in content.spells_of(content.shipped(), edition.SRD_5_1).items()
    if entry is not content.shipped().spells[name]
}


def test_every_old_spell_differs_and_fits() -> None:
    assert len(OLD) == 67
    for name, entry in OLD.items():
        assert entry != content.shipped().spells[name]
    Checker(content.shipped()).powers(list(OLD.values()), Place("spells_5_1.yaml"))


def test_the_docs_list_every_spell_that_differs() -> None:
    table = DOCS.read_text("utf-8").split("| spell | 5.2 (default) | 5.1 |")[1].split("\n\n")[0]
    listed = set(re.findall(r"^\| ([^|]+?) \|", table, re.MULTILINE)) - {"---"}
    listed = {name for names in listed for name in names.split(", ")}
    named = {entry.name for entry in OLD.values() if entry.needs is None}
    assert named | {"Dispel Evil and Good", "Flame Blade", "Goodberry"} == listed


def test_the_docs_list_every_item_that_differs() -> None:
    table = DOCS.read_text("utf-8").split("| item | 5.2 (default) | 5.1 |")[1].split("\n\n")[0]
    listed = set(re.findall(r"^\| ([^|]+?) \|", table, re.MULTILINE)) - {"---"}
    shipped = content.shipped()
    items = content.items_of(shipped, edition.SRD_5_1)
    gear = content.gear_of(shipped, edition.SRD_5_1)
    named = {entry.name for name, entry in items.items() if entry is not shipped.items[name]}
    named |= {entry.name for name, entry in gear.weapons.items() if entry is not shipped.gear.weapons[name]}
    assert named == {name for names in listed for name in names.split(", ")}


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


# Spells, each by its own dice


def cast(spell: str, dice: list[int], rows: str = "A.b", **fields: Any) -> Any:
    """A fight of a mage who knows a spell, and can cast any level, under SRD 5.1."""
    foe = fields.pop("foe", creature("goblin", hp=120))
    mage = caster("mage", {"id": spell}, slots=(4, 3, 3, 3, 2, 1, 1, 1, 1), **fields)
    return fight(rows, dice, A=mage, b=foe, rules="5.1")


def damage_of(events: list[Any]) -> list[int]:
    return [event.amount for event in events if isinstance(event, DamageDealt)]


@pytest.mark.parametrize(("slot", "dice"), [(2, [15, 4]), (3, [15, 4]), (4, [15, 4, 4]), (6, [15, 4, 4, 4])])
def test_a_spiritual_weapon_of_5_1_gains_a_die_for_every_two_levels(slot: int, dice: list[int]) -> None:
    # SRD 5.1: Spiritual Weapon: 1d8 more for every two slot levels above 2; INT 16 adds 3.
    stage = cast("spiritual_weapon", dice)
    events = stage.do(SpellCast("mage", "spiritual_weapon", slot, "goblin"), done=True)
    assert damage_of(events) == [4 * (len(dice) - 1) + 3]
    assert "concentration" not in " ".join(stage.has("mage"))


def test_a_mark_of_5_1_adds_to_weapons_only_and_can_be_moved() -> None:
    # SRD 5.1: Hunter's Mark: 1d6 of the weapon's damage whenever a weapon attack hits.
    marker = caster("mage", {"id": "hunters_mark"}, {"id": "fire_bolt"}, weapons=["club"])
    rows = {"A": marker, "b": creature("goblin", hp=60), "c": creature("orc", hp=60)}
    stage = fight("Abc", [15, 3, 5, 15, 15, 10, 10], rules="5.1", **rows)
    stage.do(SpellCast("mage", "hunters_mark", 1, "goblin"))
    events = stage.do(MeleeAttack("mage", "goblin", "club"))
    assert damage_of(events) == [8]
    stage.end("mage", "goblin", "orc")
    stage.who("goblin").current_hp = 20
    assert stage.refused(SpellCast("mage", "hunters_mark_move", target="orc")).code == "wrong-target"
    assert damage_of(stage.do(CantripCast("mage", "fire_bolt", "goblin"), done=True)) == [20]
    stage.end("mage", "orc")
    stage.do(SpellCast("mage", "hunters_mark_move", target="orc"))
    assert "hunters_quarry" in stage.has("orc")


def test_a_phantasmal_killer_of_5_1_hurts_at_the_end_of_turns_until_a_save() -> None:
    # SRD 5.1: Phantasmal Killer: Frightened; at the end of each turn a WIS save, or 4d10.
    stage = cast("phantasmal_killer", [2, 3, 10, 10, 10, 10, 19])
    assert damage_of(stage.do(SpellCast("mage", "phantasmal_killer", 4, "goblin"))) == []
    assert "phantasmal_killer" in stage.has("goblin")
    stage.end("mage")
    assert stage.who("goblin").current_hp == 120
    stage.end("goblin")
    assert stage.who("goblin").current_hp == 80
    stage.end("mage", "goblin")
    assert stage.who("goblin").current_hp == 80
    assert "phantasmal_killer" not in stage.has("goblin")
    stage.done()


def test_a_weird_of_5_1_spares_no_ally_and_hurts_at_the_end_of_turns() -> None:
    # SRD 5.1: Weird: each creature in a 30-foot-radius sphere; at the end of each turn a WIS save, or 4d10.
    wizard = caster("mage", {"id": "weird"}, slots=(4, 3, 3, 3, 2, 1, 1, 1, 1))
    allies = {"B": creature("friend", hp=60), "b": creature("goblin", hp=120)}
    dice = [2, 2, 3, 1, 1, 1, 1, 3, 2, 2, 2, 2]
    stage = fight("A..........B..b", dice, A=wizard, rules="5.1", **allies)
    assert damage_of(stage.do(SpellCast("mage", "weird", 9, area_center="12, 0"))) == []
    assert stage.has("friend") == stage.has("goblin") == ["weird"]
    stage.end("mage", "friend")
    assert stage.who("friend").current_hp == 60 - 4
    stage.end("goblin")
    assert stage.who("goblin").current_hp == 120 - 8
    stage.done()


def test_black_tentacles_of_5_1_wait_for_the_start_of_a_turn() -> None:
    # SRD 5.1: Black Tentacles: a DEX save on entering or at the start of a turn, not when cast.
    stage = cast("black_tentacles", [1, 1, 1, 2], rows="A......b")
    assert damage_of(stage.do(SpellCast("mage", "black_tentacles", 4, area_center="7, 0"))) == []
    stage.end("mage")
    assert stage.who("goblin").current_hp == 117
    assert "restrained" in stage.has("goblin")
    stage.done()


@pytest.mark.parametrize(("spell", "level"), [("power_word_kill", 9), ("power_word_stun", 8)])
def test_a_power_word_of_5_1_has_no_effect_above_its_hit_points(spell: str, level: int) -> None:
    stage = cast(spell, [], foe=creature("goblin", hp=151))
    stage.do(SpellCast("mage", spell, level, "goblin"), done=True)
    assert stage.who("goblin").current_hp == 151
    assert stage.has("goblin") == []


def test_banishment_of_5_1_reaches_60_feet() -> None:
    stage = cast("banishment", [2], rows="A...........b")
    stage.do(SpellCast("mage", "banishment", 4, "goblin"), done=True)
    assert "banishment" in stage.has("goblin")


def test_irresistible_dance_of_5_1_begins_without_a_save() -> None:
    stage = cast("irresistible_dance", [])
    stage.do(SpellCast("mage", "irresistible_dance", 6, "goblin"), done=True)
    assert "irresistible_dance" in stage.has("goblin")


def test_irresistible_dance_of_5_1_charms_no_creature_but_needs_one_that_can_be_charmed() -> None:
    # SRD 5.1: Irresistible Dance: the dancer attacks with Disadvantage, also the caster.
    stage = cast("irresistible_dance", [15, 2], rows="Ab")
    stage.do(SpellCast("mage", "irresistible_dance", 6, "goblin"))
    stage.end("mage")
    stage.do(MeleeAttack("goblin", "mage", "club"), done=True)
    stage = cast("irresistible_dance", [], foe=creature("goblin", never=["charmed"]))
    stage.do(SpellCast("mage", "irresistible_dance", 6, "goblin"), done=True)
    assert stage.has("goblin") == []


def test_a_holy_aura_of_5_1_stays_with_those_it_was_cast_on() -> None:
    # SRD 5.1: Holy Aura: creatures of your choice in that radius when you cast this spell.
    for rules, protected in (("5.2", ["late"]), ("5.1", ["near"])):
        priest = caster("mage", {"id": "holy_aura"}, slots=(4, 3, 3, 3, 2, 1, 1, 1, 1))
        others = {"B": creature("near"), "C": creature("late"), "b": creature("goblin")}
        stage = fight("A.....B...C......b", [], A=priest, rules=rules, **others)
        stage.do(SpellCast("mage", "holy_aura", 8))
        stage.end("mage")
        stage.do(Move("near", "11, 0"))
        stage.end("near")
        stage.do(Move("late", "5, 0"))
        stage.end("late")
        stage.done()
        assert [name for name in ("near", "late") if "holy_aura" in stage.has(name)] == protected


@pytest.mark.parametrize(("dice", "gone"), [([4], False), ([15, 2], True), ([15, 19], False)])
def test_dismissal_of_5_1_needs_a_hit_and_a_failed_save(dice: list[int], gone: bool) -> None:
    # SRD 5.1: Dispel Evil and Good [Dismissal]: a melee spell attack, and then a CHA save.
    stage = cast("dispel_evil_and_good", dice, rows="Ab", foe=creature("imp", kind="fiend"))
    stage.do(SpellCast("mage", "dispel_evil_and_good", 5))
    stage.end("mage", "imp")
    stage.do(SpellCast("mage", "dismissal", target="imp"), done=True)
    assert stage.who("imp").here() is not gone
    assert stage.has("mage") == []


def test_healing_of_5_1_has_no_effect_on_the_undead() -> None:
    healer = caster("healer", {"id": "cure_wounds"})
    ghoul = caster("ghoul", kind="undead")
    for rules in ("5.2", "5.1"):
        stage = fight("AB.c", [4, 4] * (rules == "5.2"), A=healer, B=ghoul, c=creature("orc"), rules=rules)
        stage.who("ghoul").current_hp = 3
        if rules == "5.2":
            stage.do(SpellCast("healer", "cure_wounds", 1, "ghoul"), done=True)
        else:
            assert stage.refused(SpellCast("healer", "cure_wounds", 1, "ghoul")).code == "wrong-target"


def test_undead_save_against_a_sunbeam_of_5_1_with_disadvantage() -> None:
    # The second die of a Disadvantage is the lower one; half of 6d8 is not enough.
    stage = cast("sunbeam", [1, 1, 1, 1, 1, 1, 20, 2], foe=creature("ghoul", kind="undead", hp=50))
    events = stage.do(SpellCast("mage", "sunbeam", 6, area_center="2, 0"), done=True)
    assert damage_of(events) == [6]


def test_a_flame_of_5_1_is_hurled_when_it_is_cast() -> None:
    stage = cast("produce_flame", [15, 8, 8])
    events = stage.do(CantripCast("mage", "produce_flame", "goblin"), done=True)
    assert damage_of(events) == [16]


# Rage


def test_a_rage_of_5_1_goes_on_when_its_bearer_is_hurt_and_not_otherwise() -> None:
    # SRD 5.1: Rage: ends early without an attack on an enemy, or damage taken, since the last turn.
    stage = fight("A.b", [15, 1], A=hero("barbarian", 1), b=creature("goblin"), rules="5.1")
    stage.do(SpellCast("barbarian", "rage"))
    stage.end("barbarian")
    stage.do(MeleeAttack("goblin", "barbarian", "club", move_required=True))
    stage.end("goblin", "barbarian")
    assert "rage_2" in stage.has("barbarian")
    stage.end("goblin", "barbarian")
    assert "rage_2" not in stage.has("barbarian")
    stage.done()


def test_a_rage_of_5_1_lasts_a_minute_and_adds_to_melee_only() -> None:
    raging = hero("barbarian", 1, weapons=["handaxe"])
    for rules, rolled, dealt in (("5.2", 6, 11), ("5.1", 6, 9)):
        stage = fight("A...b", [15, rolled], A=raging, b=creature("goblin", hp=60), rules=rules)
        stage.do(SpellCast("barbarian", "rage"))
        (rage,) = [one for one in stage.who("barbarian").conditions if one.name == "rage_2"]
        assert rage.rounds == (100 if rules == "5.2" else 10)
        assert damage_of(stage.do(RangedAttack("barbarian", "goblin", "handaxe"), done=True)) == [dealt]


def test_rage_of_5_1_has_no_limit_at_level_20() -> None:
    for level, limit in ((19, 6), (20, 0)):
        stage = fight("A.b", A=hero("barbarian", level), b=creature("goblin"), rules="5.1")
        power = stage.who("barbarian").sheet.power("rage")
        assert power is not None
        assert int(power.limit) == limit


def test_relentless_rage_of_5_1_leaves_1_hit_point() -> None:
    for rules, left in (("5.2", 22), ("5.1", 1)):
        stage = fight("A.b", [], A=hero("barbarian", 11), b=creature("goblin"), rules=rules)
        stage.do(SpellCast("barbarian", "rage"))
        (rage,) = [one for one in stage.who("barbarian").conditions if one.rule.damage.relentless_dc]
        assert int(rage.rule.damage.stays_up_hp) == left


# Other features


def test_a_quivering_palm_of_5_1_leaves_a_hero_at_0_hit_points() -> None:
    # SRD 5.1: Quivering Palm: a failed CON save reduces the creature to 0 hit points.
    monk = hero("monk", 17)
    victim = {"id": "victim", "name": "Victim", "kind": "humanoid", "level": 5, "hp": 40, "scores": [10] * 6}
    stage = fight("A.b", [2], A=monk, b=victim, rules="5.1")
    stage.put("victim", "quivering_palm", "monk")
    stage.do(SpellCast("monk", "quivering_palm_end", target="victim"), done=True)
    assert stage.who("victim").current_hp == 0
    assert not stage.who("victim").dead


@pytest.mark.parametrize("power", ["lay_on_hands", "lay_on_hands_cure"])
def test_a_paladin_of_5_1_lays_no_hands_on_the_undead(power: str) -> None:
    # SRD 5.1: Lay on Hands: no effect on undead and constructs.
    ghoul = caster("ghoul", kind="undead")
    stage = fight("AB.c", [], A=hero("paladin", 5), B=ghoul, c=creature("orc"), rules="5.1")
    stage.who("ghoul").current_hp = 3
    stage.put("ghoul", "poisoned")
    assert stage.refused(SpellCast("paladin", power, target="ghoul")).code == "wrong-target"


def test_a_cleric_of_5_1_preserves_no_life_of_the_undead() -> None:
    # SRD 5.1: Channel Divinity: Preserve Life: not on an undead or a construct.
    ghoul = caster("ghoul", kind="undead")
    stage = fight("AB.c", [], A=hero("cleric", 3), B=ghoul, c=creature("orc"), rules="5.1")
    stage.who("ghoul").current_hp = 3
    assert stage.refused(SpellCast("cleric", "preserve_life", target="ghoul")).code == "wrong-target"


def test_a_slot_becomes_sorcery_points_with_a_bonus_action_in_5_1() -> None:
    # SRD 5.1: Flexible Casting: as a bonus action.
    for rules, spent in (("5.2", False), ("5.1", True)):
        stage = fight("A.b", [], A=hero("sorcerer", 3), b=creature("goblin"), rules=rules)
        stage.who("sorcerer").uses["sorcery_points"] = 2
        stage.do(SpellCast("sorcerer", "font_of_magic", 1))
        assert stage.who("sorcerer").used_bonus_action is spent


@pytest.mark.parametrize(("rules", "cell"), [("5.2", (4, 0)), ("5.1", (6, 0))])
def test_a_repelling_blast_of_5_1_pushes_creatures_of_every_size(rules: str, cell: tuple[int, int]) -> None:
    # SRD 5.1: Repelling Blast; 5.2.1: Large or smaller.
    chosen = build_hero("warlock", 2, id="warlock", choices={"invocations": ["repelling_blast"]})
    warlock = {**msgspec.to_builtins(chosen), "masteries": []}
    giant = creature("giant", size="huge", hp=60)
    stage = fight("A...b.....\n..........\n..........", [15, 3], A=warlock, b=giant, rules=rules)
    stage.do(CantripCast("warlock", "eldritch_blast", "giant"), done=True)
    assert stage.at("giant") == cell


@pytest.mark.parametrize(("rules", "damage"), [("5.2", 4), ("5.1", 3)])
def test_the_pact_weapon_of_5_1_is_wielded_with_strength(rules: str, damage: int) -> None:
    # SRD 5.1: Pact of the Blade: STR 8 takes 1 from the 4, and the roll of 10 misses AC 12.
    chosen = build_hero("warlock", 1, id="hero", choices={"invocations": ["pact_of_the_blade"]})
    warlock = {**codec.plain(chosen), "scores": [8, 10, 10, 10, 10, 10]}
    stage = fight("Ab", [11, 4], A=warlock, b=creature("goblin"), rules=rules)
    stage.do(SpellCast("hero", "pact_of_the_blade"))
    if rules == "5.1":
        stage.end("hero", "goblin")
    events = stage.do(MeleeAttack("hero", "goblin", "pact_of_the_blade"), done=True)
    assert damage_of(events) == [damage]


@pytest.mark.parametrize(("rules", "hurt"), [("5.2", [8]), ("5.1", [4])])
def test_evasion_of_5_1_does_not_end_with_incapacity(rules: str, hurt: list[int]) -> None:
    # SRD 5.1: Evasion: half damage on a failed DEX save; 5.2.1: not while Incapacitated.
    flame = {
        "id": "flame",
        "name": "Flame",
        "range": 60,
        "effects": [{"save": "DEX", "dc": 15, "fail": [{"damage": "2d4 fire", "half": True}]}],
    }
    orc = creature("orc", powers=[flame])
    stage = fight("a.B", [4, 4, 2], a=orc, B=hero("rogue", 7), rules=rules)
    stage.put("rogue", "incapacitated")
    events = stage.do(SpellCast("orc", "flame", target="rogue"), done=True)
    assert damage_of(events) == hurt


def test_missiles_alone_are_deflected_in_5_1() -> None:
    # SRD 5.1: Deflect Missiles: a ranged weapon attack.
    for rules, asked in (("5.2", True), ("5.1", False)):
        monk = hero("monk", 3)
        dice = [18, 1, 5] if asked else [18, 1]
        stage = fight("A.b", dice, A=monk, b=creature("goblin"), rules=rules, seats=[None, None])
        stage.end("monk")
        stage.do(MeleeAttack("goblin", "monk", "club", move_required=True))
        assert [question for _, question in stage.asked()] == (["deflect_attacks"] if asked else [])
        if asked:
            stage.answer()
        stage.done()


def test_draconic_resilience_of_5_1_is_13_and_dexterity() -> None:
    for rules, ac in (("5.2", 10 + 3), ("5.1", 13)):
        stage = fight("A.b", A=hero("sorcerer", 3, worn=[]), b=creature("goblin"), rules=rules)
        assert int(attack_roll.armour_class(stage.who("sorcerer"))) == ac


def test_eldritch_spear_of_5_1_reaches_300_feet() -> None:
    warlock = hero("warlock", 2)
    chosen = build_hero(
        "warlock",
        2,
        id="warlock",
        choices={"invocations": ["eldritch_spear", "agonizing_blast", "devils_sight"]},
    )
    warlock = {**msgspec.to_builtins(chosen), "masteries": []}
    for rules, feet in (("5.2", 180), ("5.1", 300)):
        stage = fight("A.b", A=warlock, b=creature("goblin"), rules=rules)
        blast = stage.who("warlock").sheet.power("eldritch_blast")
        assert blast is not None
        assert int(blast.range_ft) == feet


def test_a_dwarf_of_5_1_is_slower() -> None:
    dwarf = build_hero("fighter", 1, id="fighter", species="dwarf")
    for rules, feet in (("5.2", 30), ("5.1", 25)):
        stage = fight(
            "A.b", A={**msgspec.to_builtins(dwarf), "masteries": []}, b=creature("goblin"), rules=rules
        )
        assert int(stage.who("fighter").sheet.speed) == feet


def test_feral_instinct_gives_advantage_on_initiative_in_both_editions() -> None:
    # SRD 5.1: Feral Instinct; Remarkable Athlete does not have it there.
    for rules in ("5.2", "5.1"):
        hakon = msgspec.to_builtins(build_hero("barbarian", 7, id="barbarian", masteries=[]))
        stage = fight("A.b", A=hakon, b=creature("goblin"), rules=rules, loaded=False)
        assert initiative.edge(stage.state, stage.who("barbarian")) == 1
    bran = msgspec.to_builtins(build_hero("fighter", 3, id="fighter", masteries=[]))
    stage = fight("A.b", A=bran, b=creature("goblin"), rules="5.1", loaded=False)
    assert initiative.edge(stage.state, stage.who("fighter")) == 0


@pytest.mark.parametrize(("weapon", "new", "old"), [("trident", 10, 8), ("lance", 10, 12)])
def test_weapons_of_5_1_have_their_own_dice(weapon: str, new: int, old: int) -> None:
    for rules, sides in (("5.2", new), ("5.1", old)):
        bearer = hero("fighter", 1, weapons=[weapon], shield=False)
        stage = fight("A.b", A=bearer, b=creature("goblin"), rules=rules)
        found = stage.who("fighter").sheet.attack(weapon)
        assert found is not None
        assert found.hit[0].pool.sides == sides  # type: ignore[attr-defined]


def test_a_scroll_of_5_1_heals_one_die() -> None:
    reader = caster("reader", items={"scroll_of_cure_wounds": 1})
    stage = fight("A.b", [4], A=reader, b=creature("goblin"), rules="5.1", tokens={"A": {"hp": 5}})
    events = stage.do(UseItem("reader", "scroll_of_cure_wounds", "reader"), done=True)
    assert [event.amount for event in events if isinstance(event, Healed)] == [7]


# SRD 5.1: the dice of a spell with a slot of its own level, of the next, and of the one after that.
DICE = """
arcane_hand 4d8 6d8 8d8; arcane_sword 3d10 3d10 3d10; black_tentacles 3d6 3d6 3d6
blade_barrier 6d10 6d10 6d10; blight 8d8 9d8 10d8; circle_of_death 8d6 10d6 12d6; cloudkill 5d8 6d8 7d8
cure_wounds 1d8 2d8 3d8; flame_strike 4d6 5d6 6d6; healing_word 1d4 2d4 3d4; ice_storm 2d8 3d8 4d8
inflict_wounds 3d10 4d10 5d10; mass_cure_wounds 3d8 4d8 5d8; mass_healing_word 1d4 2d4 3d4
moonbeam 2d10 3d10 4d10; phantasmal_killer 4d10 5d10 6d10; spirit_guardians 3d8 4d8 5d8
spiritual_weapon 1d8 1d8 2d8; sunbeam 6d8 6d8 6d8; sunburst 12d6 12d6 12d6; wind_wall 3d8 3d8 3d8
flame_blade_strike 3d6 3d6 4d6
"""


def pools(effects: list[Any]) -> Iterator[tuple[Any, Any]]:
    """The dice of damage and healing among these effects, with what a higher slot adds."""
    for effect in effects:
        if isinstance(effect, (Damage, Heal)):
            yield effect.pool, effect.per_level
        inner = effect.rule.turn.on_failed_save if isinstance(effect, Inflict) else []
        for name in ("effects", "fail", "hit"):
            inner = inner + getattr(effect, name, [])
        yield from pools(inner)


@pytest.mark.parametrize(
    "line", [line.strip() for line in DICE.replace("\n", ";").split(";") if line.strip()]
)
def test_the_dice_of_a_spell_of_5_1(line: str) -> None:
    name, *wanted = line.split()
    stage = cast(name.replace("_blade_strike", "_blade"), [])
    power = stage.who("mage").sheet.power(name)
    use = Use(stage.who("mage"), name, power)
    pool, per_level = next(pools(power.effects))
    found = []
    for above in range(3):
        use.slot = power.level + above
        dice = at_slot(use, pool, per_level)
        found.append(f"{dice.count}d{dice.sides}")
    assert found == wanted


@pytest.mark.parametrize("calling", sorted(content.callings()))
def test_bots_fight_by_the_older_edition(calling: str) -> None:
    # Features and spells of every kind come up; no command may be refused.
    foes = {"b": creature("ogre", hp=90), "c": creature("ghoul", kind="undead", hp=60)}
    bots = [agent(Tactics(), "heuristic")] * 2
    rows = "A......b\n........\n.......c"
    stage = fight(rows, A=hero(calling, 17), rules="5.1", seats=bots, loaded=False, **foes)
    for _ in range(200):
        if stage.match.outcome is not None or stage.state.round > 3 or stage.match.act() is None:
            break
    assert stage.state.round > 1 or stage.match.outcome is not None


def test_sleep_of_5_1_takes_the_weakest_first_while_its_dice_cover_their_hit_points() -> None:
    # SRD 5.1: Sleep, 5d8 Hit Points: 4 + 7 of 12; the ogre has more than the 1 that is left.
    foes = {
        "b": creature("ogre", hp=30),
        "c": creature("orc", hp=7),
        "d": creature("wolf", hp=4),
        "e": creature("ghoul", kind="undead", hp=1),
        "f": creature("imp", never=["charmed"], hp=1),
    }
    sleeper = caster("mage", {"id": "sleep"})
    stage = fight("A..bcdef", [2, 2, 2, 3, 3], A=sleeper, rules="5.1", **foes)
    stage.do(SpellCast("mage", "sleep", area_center="5, 0"), done=True)
    asleep = {name for name in ("ogre", "orc", "wolf", "ghoul", "imp") if stage.has(name) == ["asleep"]}
    assert asleep == {"orc", "wolf"}
    assert not stage.who("mage").concentrates_on


def test_sleep_of_5_1_gains_2d8_for_each_level_and_stops_before_it_is_exceeded() -> None:
    # SRD 5.1: Sleep: each creature's Hit Points are subtracted from what is left, here 20 - 10 - 10.
    foes = {"b": creature("orc", hp=10), "c": creature("wolf", hp=10), "d": creature("rat", hp=11)}
    sleeper = caster("mage", {"id": "sleep"}, slots=(4, 3))
    stage = fight("A..bcd", [2, 2, 3, 3, 3, 3, 4], A=sleeper, rules="5.1", **foes)
    stage.do(SpellCast("mage", "sleep", 2, area_center="4, 0"), done=True)
    assert [stage.has(name) for name in ("orc", "wolf", "rat")] == [["asleep"], ["asleep"], []]


def test_color_spray_of_5_1_leaves_out_those_who_cannot_see() -> None:
    # SRD 5.1: Color Spray, 6d10 Hit Points, no saving throw.
    foes = {"b": creature("orc", hp=6), "c": creature("wolf", hp=7)}
    stage = fight("Abc", [1, 1, 1, 1, 1, 1], A=caster("mage", {"id": "color_spray"}), rules="5.1", **foes)
    stage.put("orc", "blinded")
    stage.do(SpellCast("mage", "color_spray", area_center="2, 0"), done=True)
    assert (stage.has("orc"), stage.has("wolf")) == (["blinded"], [])
    stage = fight("Abc", [1, 1, 1, 1, 1, 2], A=caster("mage", {"id": "color_spray"}), rules="5.1", **foes)
    stage.put("orc", "blinded")
    stage.do(SpellCast("mage", "color_spray", area_center="2, 0"), done=True)
    assert stage.has("wolf") == ["blinded"]


@pytest.mark.parametrize(
    ("dice", "images", "hurt"),
    [
        ([6, 12], "two_images", False),  # on a duplicate: AC 10 and DEX 2, no shield
        ([6, 11], "mirror_image", False),  # which it misses
        ([5, 15, 4], "mirror_image", True),
        ([6, 20], "two_images", False),
    ],
)
def test_an_attack_of_5_1_may_be_on_a_duplicate(dice: list[int], images: str, hurt: bool) -> None:
    # SRD 5.1: Mirror Image: 6 or more on a d20 with three duplicates.
    scores = [10, 14, 10, 16, 10, 10]
    wizard = caster("mage", {"id": "mirror_image"}, scores=scores, shield=True)
    club = {"id": "club", "name": "Club", "to_hit": 0, "reach": 5, "hit": [{"damage": "1d6 bludgeoning"}]}
    stage = fight("Ab", dice, A=wizard, b=creature("orc", attacks=[club]), rules="5.1")
    stage.do(SpellCast("mage", "mirror_image"))
    stage.end("mage")
    events = stage.do(MeleeAttack("orc", "mage", "club"), done=True)
    assert images in stage.has("mage")
    assert bool(damage_of(events)) == hurt


def test_fewer_duplicates_are_found_less_often_in_5_1() -> None:
    # SRD 5.1: Mirror Image: 6 of three, 8 of two, 11 of one.
    assert [int(attack_roll.least_for_duplicate(images)) for images in (3, 2, 1)] == [6, 8, 11]


@pytest.mark.parametrize(
    ("level", "cr", "slain"),
    [(4, "0", False), (5, "1/2", True), (5, "1", False), (8, "1", True), (11, "3", False), (17, "4", True)],
)
def test_a_cleric_of_5_1_destroys_undead_of_a_low_challenge_rating(level: int, cr: str, slain: bool) -> None:
    # SRD 5.1: Destroy Undead: CR 1/2 from level 5, 1 from 8, 2 from 11, 3 from 14, 4 from 17.
    ghoul = creature("ghoul", kind="undead", cr=cr, hp=90)
    stage = fight("A..b", [2], A=hero("cleric", level), b=ghoul, rules="5.1")
    stage.do(SpellCast("cleric", "turn_undead"), done=True)
    assert stage.who("ghoul").dead == slain


@pytest.mark.parametrize(
    ("item", "dice", "damage"),
    [
        ("acid_vial", [9, 3, 4], [7]),
        ("acid_vial", [8], []),
        ("holy_water", [9, 3, 4], [7]),
        ("oil_flask", [9], []),
    ],
)
def test_thrown_items_are_attacks_in_5_1(item: str, dice: list[int], damage: list[int]) -> None:
    # SRD 5.1: Acid, Holy Water, Oil: an improvised weapon: DEX 14 adds 2, no proficiency, against AC 11.
    thrower = caster("thrower", scores=[10, 14, 10, 10, 10, 10], items={item: 1})
    ghoul = creature("ghoul", kind="undead", ac=11, hp=30)
    stage = fight("A...b", dice, A=thrower, b=ghoul, rules="5.1")
    events = stage.do(UseItem("thrower", item, "ghoul"), done=True)
    assert damage_of(events) == damage
    assert stage.has("ghoul") == (["oily"] if item == "oil_flask" else [])
    assert stage.who("thrower").items[item] == 0


def test_alchemists_fire_of_5_1_burns_from_the_targets_turn_on() -> None:
    # SRD 5.1: Alchemist's Fire: 1d4 at the start of each of its turns, none when it hits.
    thrower = caster("thrower", scores=[10, 14, 10, 10, 10, 10], items={"alchemists_fire": 1})
    stage = fight("A...b", [9, 3], A=thrower, b=creature("orc", ac=11, hp=30), rules="5.1")
    assert damage_of(stage.do(UseItem("thrower", "alchemists_fire", "orc"))) == []
    stage.end("thrower")
    stage.done()
    assert stage.who("orc").current_hp == 27


def test_a_reckless_attacker_of_5_1_has_advantage_by_melee_on_its_own_turn_only() -> None:
    # SRD 5.1: Reckless Attack: melee attacks of this turn; attacks against it until the next.
    stage = fight("A.b", [], A=hero("barbarian", 2), b=creature("orc"), rules="5.1")
    stage.do(SpellCast("barbarian", "reckless_attack"))

    def edge(ranged: bool) -> int:
        barbarian, orc = stage.who("barbarian"), stage.who("orc")
        return int(attack_roll.describe(stage.state, barbarian, orc, 4, ranged, 20, True).advantage())

    assert (edge(False), edge(True)) == (1, 0)
    stage.end("barbarian")
    stage.done()
    assert edge(False) == 0
    back = attack_roll.describe(stage.state, stage.who("orc"), stage.who("barbarian"), 4, False, 5)
    assert back.advantage() == 1


# What the older edition has under another name


def test_befuddlement_is_feeblemind_in_5_1() -> None:
    # SRD 5.1: Feeblemind: 4d6 whatever the save, which decides about the rest.
    stage = cast("befuddlement", [1, 2, 3, 4, 19])
    events = stage.do(SpellCast("mage", "befuddlement", 8, "goblin"), done=True)
    assert damage_of(events) == [10]
    assert stage.has("goblin") == []
    stage = cast("befuddlement", [1, 2, 3, 4, 2])
    stage.do(SpellCast("mage", "befuddlement", 8, "goblin"), done=True)
    assert stage.has("goblin") == ["befuddlement"]


def test_shining_smite_is_branding_smite_in_5_1() -> None:
    # SRD 5.1: Branding Smite: any weapon attack, and no Advantage for attackers.
    archer = caster("mage", {"id": "shining_smite"}, weapons=["shortbow"])
    stage = fight("A..b", [15, 3, 4, 5], A=archer, b=creature("goblin", hp=60), rules="5.1")
    stage.do(RangedAttack("mage", "goblin"))
    assert damage_of(stage.choose("shining_smite", 2)) == [3, 9]
    goblin = stage.who("goblin")
    assert "shining" in stage.has("goblin")
    assert not any(condition.rule.attack.gives_advantage for condition in goblin.conditions)


def test_the_pact_of_the_blade_takes_an_action_in_5_1() -> None:
    for rules, spent in (("5.2", (False, True)), ("5.1", (True, False))):
        warlock = codec.plain(
            build_hero("warlock", 1, id="hero", choices={"invocations": ["pact_of_the_blade"]})
        )
        stage = fight("A..b", [], A=warlock, b=creature("goblin"), rules=rules)
        stage.do(SpellCast("hero", "pact_of_the_blade"))
        who = stage.who("hero")
        assert (who.used_action, who.used_bonus_action) == spent


@pytest.mark.parametrize(
    ("ancestry", "shapes"), [("black", {"line"}), ("white", {"cone"}), ("gold", {"cone", "line"})]
)
def test_the_breath_of_a_dragonborn_of_5_1_has_the_shape_of_its_ancestry(
    ancestry: str, shapes: set[str]
) -> None:
    # SRD 5.1: Draconic Ancestry. Fire is a line of brass dragons, and a cone of gold and red ones.
    hero = codec.plain(
        build_hero("fighter", 5, species="dragonborn", id="hero", choices={"ancestry": [ancestry]})
    )
    for rules, wanted in (("5.2", {"cone", "line"}), ("5.1", shapes)):
        stage = fight("A.b", [], A=hero, b=creature("goblin"), rules=rules, loaded=False)
        powers = stage.who("hero").sheet.powers
        assert {
            power.area.shape for power in powers if power.pool == "breath_weapon" and power.area
        } == wanted
