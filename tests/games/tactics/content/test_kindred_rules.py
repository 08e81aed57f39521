"""Rules that share a mechanism: who is spared, who is away, which Strength counts, what is paid."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.tactics.stage import CLUB, built, creature, fight, mage
from turnwright.games.tactics.commands import (
    Dash,
    Dodge,
    MeleeAttack,
    Move,
    SavingThrow,
    SkillCheck,
    SpellCast,
    UseItem,
)
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.content.power_schema import DamageEntry
from turnwright.games.tactics.events import CheckRolled, DamageDealt, SpellOutcomeCreature
from turnwright.games.tactics.forecast.area_targets import AreaTargets
from turnwright.games.tactics.rules.combat import attack_roll, masteries
from turnwright.games.tactics.rules.core import protection, saves
from turnwright.games.tactics.rules.magic import uses, zones

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

GOBLIN = creature("goblin", hp=60)


def sorcerer(*options: str, level: int = 10, charisma: int = 14) -> dict[str, Any]:
    made = msgspec.to_builtins(
        build_hero("sorcerer", level, id="sorcerer", choices={"metamagic": list(options)})
    )
    return {
        **made,
        "scores": [10, 10, 10, 10, 10, charisma],
        "spells": ["fireball", "fire_bolt", "burning_hands"],
    }


def caught(events: list[Any]) -> list[str]:
    return [event.creature_id for event in events if isinstance(event, SpellOutcomeCreature)]


OPTIONS = ("careful_spell", "seeking_spell", "distant_spell", "quickened_spell")


# Metamagic


def test_careful_spell_spares_as_many_allies_as_the_charisma_modifier() -> None:
    # SRD: Careful Spell. CHA 14: two of three, those with the fewest hit points.
    allies = {"B": creature("bo", hp=9), "C": creature("ca", hp=50), "D": creature("di", hp=8)}
    stage = fight("A........\n.....BCDe", [1] * 10, A=sorcerer(*OPTIONS), **allies, e=GOBLIN)
    stage.do(SpellCast("sorcerer", "careful_spell"))
    assert sorted(caught(stage.do(SpellCast("sorcerer", "fireball", 3, area_center="6, 1"), done=True))) == [
        "ca",
        "goblin",
    ]


def test_careful_spell_spares_one_ally_at_least_and_the_aims_know() -> None:
    allies = {"B": creature("bo", hp=9), "C": creature("ca", hp=50)}
    careful = sorcerer(*OPTIONS, charisma=8)
    stage = fight("A........\n.....BC.e", [], A=careful, **allies, e=GOBLIN)
    cell = stage.who("goblin").cell - 1

    def aimed_at() -> list[str]:
        who = stage.who("sorcerer")
        power = who.sheet.power("fireball")
        assert power is not None
        caught_there = AreaTargets(stage.state, who, power, [int(cell)]).at(cell)
        return [each.creature_id for each in stage.state.participants if caught_there >> each.place & 1]

    assert aimed_at() == ["bo", "ca", "goblin"]
    stage.do(SpellCast("sorcerer", "careful_spell"))
    assert aimed_at() == ["ca", "goblin"]


def test_seeking_spell_is_not_paid_for_when_the_spell_hits() -> None:
    # SRD: Seeking Spell: if the attack roll misses.
    stage = fight("A......b", [15, 5, 5], A=sorcerer(*OPTIONS), b=GOBLIN)
    stage.do(SpellCast("sorcerer", "seeking_spell"))
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "goblin"), done=True)
    stage.end("sorcerer")
    assert stage.who("sorcerer").uses["sorcery_points"] == 0


def test_seeking_spell_is_spent_on_a_miss() -> None:
    stage = fight("A......b", [2, 15, 5, 5], A=sorcerer(*OPTIONS), b=GOBLIN)
    stage.do(SpellCast("sorcerer", "seeking_spell"))
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "goblin"), done=True)
    stage.end("sorcerer")
    assert stage.who("sorcerer").uses["sorcery_points"] == 1


def test_action_surge_is_not_wasted_before_the_action() -> None:
    # SRD: Action Surge: one additional action.
    stage = fight("Ab", [], A=built("fighter", 5), b=GOBLIN)
    assert stage.refused(SpellCast("fighter", "action_surge")).code == "action-left"
    stage.do(Dodge("fighter"))
    stage.do(SpellCast("fighter", "action_surge"))
    stage.do(Dash("fighter"), done=True)


# Creatures in another place


def test_a_burst_around_a_target_does_not_reach_into_another_place() -> None:
    # SRD: Ice Knife, Banishment.
    bo, dog = creature("bo"), creature("dog")
    stage = fight("A....Bcd", [15, 3, 5, 5, 5, 5], A=mage("ice_knife"), B=bo, c=GOBLIN, d=dog)
    stage.put("bo", "banishment")
    events = stage.do(SpellCast("mage", "ice_knife", 1, "goblin"), done=True)
    assert caught(events)[-2:] == ["dog", "goblin"]


def test_an_aura_does_not_leave_another_place() -> None:
    # SRD: Aura of Protection, Maze: the paladin can act, but is not there.
    stage = fight("AB.c", [], A=built("paladin", 6), B=creature("bo"), c=GOBLIN)
    assert protection.save_bonus(stage.state, stage.who("bo")) > 0
    stage.put("paladin", "maze")
    assert protection.save_bonus(stage.state, stage.who("bo")) == 0
    assert protection.save_bonus(stage.state, stage.who("paladin")) > 0


def test_an_emanation_does_not_slow_out_of_another_place() -> None:
    # SRD: Spirit Guardians, Resilient Sphere.
    stage = fight("A.b", [], A=mage("spirit_guardians"), b=GOBLIN)
    stage.do(SpellCast("mage", "spirit_guardians", 3))
    assert "spirit_guardians" in stage.has("goblin")
    assert zones.slowing(stage.state, stage.who("goblin")) != []
    stage.put("mage", "maze")
    assert zones.slowing(stage.state, stage.who("goblin")) == []


# Strength that a potion raises


def giant_strength(**fields: Any) -> dict[str, Any]:
    return {
        "id": "hero",
        "name": "Hero",
        "kind": "humanoid",
        "level": 5,
        "hp": 40,
        "scores": [12, 10, 10, 10, 10, 10],
        "items": {"potion_of_hill_giant_strength": 1},
        **fields,
    }


def test_graze_and_topple_use_the_raised_strength() -> None:
    # SRD: Weapon Mastery [Graze, Topple]; Potion of Giant Strength: 21, a modifier of 5.
    hero = giant_strength(weapons=["greatsword", "maul"], masteries=["greatsword", "maul"])
    stage = fight("Ab", [2], A=hero, b=GOBLIN)
    stage.do(UseItem("hero", "potion_of_hill_giant_strength"))
    who = stage.who("hero")
    maul = who.sheet.attack("maul")
    assert maul is not None
    assert masteries.topple_dc(who, maul) == 8 + 5 + 3
    events = stage.do(MeleeAttack("hero", "goblin", "greatsword"), done=True)
    assert [event.amount for event in events if isinstance(event, DamageDealt)] == [5]


def test_the_dc_of_a_strength_feature_uses_the_raised_strength() -> None:
    # SRD: Intimidating Presence: 8 plus the Strength modifier and the Proficiency Bonus.
    hero = {**built("barbarian", 14), "items": {"potion_of_storm_giant_strength": 1}}
    stage = fight("A.b", [], A=hero, b=GOBLIN)
    who = stage.who("barbarian")
    power = who.sheet.power("intimidating_presence")
    assert power is not None
    assert uses.Use(who, power.id, power).dc == 8 + who.sheet.mods[0] + 5
    stage.do(UseItem("barbarian", "potion_of_storm_giant_strength"))
    assert uses.Use(stage.who("barbarian"), power.id, power).dc == 8 + 9 + 5


# Damage that leaves no creature dying


def test_a_hero_that_a_mummy_drops_to_0_is_dead() -> None:
    # SRD: Mummy [Rotting Fist]: a creature dies and turns to dust if reduced to 0 Hit Points.
    fist = {"condition": "mummy_rot", "no_healing": True}
    hit = [{"damage": "1d4+2 bludgeoning", "kills": True}, {"damage": "3d6 necrotic"}, fist]
    mummy = creature("mummy", attacks=[{**CLUB, "hit": hit}])
    stage = fight("bA", [15, 4, 1, 1, 1], b=mummy, A={**giant_strength(), "hp": 8})
    stage.do(MeleeAttack("mummy", "hero", "club"), done=True)
    assert (stage.who("hero").dead, stage.who("hero").max_hp) == (True, 0)


@pytest.mark.parametrize("name", ["mummy", "mummy_lord"])
def test_the_fist_of_a_mummy_kills(name: str) -> None:
    (fist,) = [attack for attack in shipped().creatures[name].attacks if attack.id == "rotting_fist"]
    assert any(isinstance(effect, DamageEntry) and effect.kills for effect in fist.hit)


# What is added on the turn of the attacker


@pytest.mark.parametrize(("calling", "own"), [("cleric", "divine_strike_1"), ("druid", "primal_strike_1")])
def test_blessed_and_primal_strikes_come_on_the_turn_of_the_attacker(calling: str, own: str) -> None:
    # SRD: Blessed Strikes, Elemental Fury: once on each of your turns, so not with an Opportunity Attack.
    strike = {"cleric": "divine_strike", "druid": "primal_strike"}[calling]
    choices = {"cleric": {"blessed_strikes": [strike]}, "druid": {"elemental_fury": [strike]}}[calling]
    made = msgspec.to_builtins(build_hero(calling, 7, id="hero", weapons=("mace",), choices=choices))
    stage = fight("Ab.", [15, 3, 5, 15, 3], A={**made, "scores": [10] * 6}, b=GOBLIN)
    assert own in stage.has("hero")
    events = stage.do(MeleeAttack("hero", "goblin", "mace"))
    assert len([event for event in events if isinstance(event, DamageDealt)]) == 2
    stage.end("hero")
    stage.do(Move("goblin", "2, 0"))
    assert len([event for event in stage.answer() if isinstance(event, DamageDealt)]) == 1


# What incapacity takes away


def test_a_blurred_form_deceives_only_while_its_bearer_can_act() -> None:
    # SRD: Steam Mephit [Blurred Form].
    blurred = {"condition": "blurred_form", "gives_disadvantage": True, "while_able": True}
    stage = fight("A...b", [], A=creature("hero"), b=creature("mephit", bears=[blurred]))
    hero, mephit = stage.who("hero"), stage.who("mephit")
    assert attack_roll.describe(stage.state, hero, mephit, 4, True, 80).advantage() < 0
    stage.put("mephit", "incapacitated")
    assert attack_roll.describe(stage.state, hero, mephit, 4, True, 80).advantage() == 0
    (shown,) = shipped().creatures["steam_mephit"].bears
    assert shown.while_able


# Sanctuary


def test_a_power_word_is_a_damaging_spell_to_sanctuary() -> None:
    # SRD: Sanctuary: a creature that targets the warded one with a damaging spell saves first.
    word = {
        "id": "word",
        "name": "Word",
        "level": 1,
        "range": 60,
        "effects": [{"when_hp": 1, "effects": [{"slay": True}], "otherwise": [{"damage": "5 psychic"}]}],
    }
    slayer = creature("slayer", spells=[{"id": "word"}], spell_ability="INT")
    warded = {**mage("sanctuary"), "hp": 30}
    stage = fight("A..b", [2], A=warded, b=slayer, spells=[word])
    stage.do(SpellCast("mage", "sanctuary", 1, "mage"))
    stage.end("mage")
    stage.do(SpellCast("slayer", "word", 0, "mage"), done=True)
    assert stage.who("mage").current_hp == 30


# Failed ability checks


HOLD = {
    "id": "hold_it",
    "name": "Hold",
    "level": 4,
    "range": 60,
    "whom": "ally",
    "effects": [{"condition": "hold_it", "ac": 2, "until": "rounds", "rounds": 10}],
}
INSPIRE = {
    "id": "inspire",
    "name": "Inspire",
    "cost": "bonus",
    "range": 60,
    "whom": "ally",
    "effects": [{"condition": "inspired", "inspires": "1d8"}],
}


def test_bardic_inspiration_helps_a_failed_check_of_dispel_magic() -> None:
    # SRD: Bardic Inspiration: any D20 Test. DC 14, INT 16: an 8 is short by 3.
    binder = creature("binder", spells=[{"id": "hold_it"}], spell_ability="INT")
    wizard = {**mage("dispel_magic"), "powers": [INSPIRE]}
    stage = fight("A..b", [8, 4], A=wizard, b=binder, spells=[HOLD])
    stage.end("mage")
    stage.do(SpellCast("binder", "hold_it", 0, "binder"))
    stage.end("binder")
    stage.do(SpellCast("mage", "inspire", 0, "mage"))
    stage.do(SpellCast("mage", "dispel_magic", 0, "binder"), done=True)
    assert stage.has("binder") == []
    assert stage.has("mage") == []


def test_dark_ones_own_luck_helps_a_failed_check() -> None:
    # SRD: Dark One's Own Luck: an ability check or a saving throw.
    lucky = {**giant_strength(), "again": [{"id": "dark_ones_own_luck", "uses": 1, "dice": "1d10"}]}
    stage = fight("A.b", [8, 7], A=lucky, b=GOBLIN)
    stage.step = stage.match.submit(0, SkillCheck("hero", "stealth", dc=15))
    assert stage.asked() == [("hero stealth", "dark_ones_own_luck")]
    (check,) = [event for event in stage.answer() if isinstance(event, CheckRolled)]
    assert (check.total, check.made) == (15, True)
    assert stage.who("hero").uses["dark_ones_own_luck"] == 1


# The older edition


def test_danger_sense_of_5_1_needs_eyes_and_ears() -> None:
    # SRD 5.1: Danger Sense: not while Blinded, Deafened or Incapacitated.
    sense = {"condition": "danger_sense", "save_advantage": ["DEX"], "save_while_able": True}
    for rules, dice in (("5.2", [5, 15]), ("5.1", [8])):
        stage = fight("A.b", dice, A={**giant_strength(), "bears": [sense]}, b=GOBLIN, rules=rules)
        stage.put("hero", "deafened")
        stage.match.submit(0, SavingThrow("hero", "DEX", dc=10))
        stage.done()


def test_the_aura_of_a_paladin_of_5_1_ends_with_its_consciousness() -> None:
    # SRD 5.1: Aura of Protection: "You must be conscious"; 5.2.1: not while Incapacitated.
    for rules, kept in (("5.2", False), ("5.1", True)):
        stage = fight("AB.c", [], A=built("paladin", 6), B=creature("bo"), c=GOBLIN, rules=rules)
        stage.put("paladin", "stunned")
        assert (protection.save_bonus(stage.state, stage.who("bo")) > 0) is kept
        stage.put("paladin", "unconscious")
        assert protection.save_bonus(stage.state, stage.who("bo")) == 0


def test_the_blessing_of_the_dark_one_is_for_own_foes_in_5_1() -> None:
    # SRD 5.1: Dark One's Blessing: "when you reduce a hostile creature to 0 hit points".
    for rules, given in (("5.2", 7), ("5.1", 0)):
        warlock = {**giant_strength(), "spoils": "7"}
        stage = fight("ABc", [15, 4], B=creature("bo"), A=warlock, c=creature("rat", hp=3), rules=rules)
        stage.do(MeleeAttack("bo", "rat", "club"))
        assert stage.who("hero").temp_hp == given


# Disadvantage on ability checks, and on what is done with Strength


@pytest.mark.parametrize(
    ("name", "skill", "hindered"),
    [
        ("under_a_hex", "athletics", True),
        ("under_a_hex", "stealth", False),
        ("phantasmal_killer", "stealth", True),
        ("ray_of_enfeeblement", "athletics", True),
    ],
)
def test_some_spells_hinder_ability_checks(name: str, skill: str, hindered: bool) -> None:
    # SRD: Hex, Phantasmal Killer, Ray of Enfeeblement.
    spell = {"under_a_hex": "hex"}.get(name, name)
    stage = fight("A..b", [], A=mage(spell), b=GOBLIN)
    assert not saves.has_check_disadvantage(stage.state, stage.who("goblin"), skill)
    stage.put("goblin", name, "mage")
    assert saves.has_check_disadvantage(stage.state, stage.who("goblin"), skill) is hindered


def test_foresight_gives_advantage_on_ability_checks() -> None:
    # SRD: Foresight: Advantage on D20 Tests.
    stage = fight("A..b", [], A=mage("foresight"), b=GOBLIN)
    stage.put("mage", "foresight")
    assert saves.has_check_advantage(stage.who("mage"), "perception")


def test_an_enfeebling_ray_hinders_attacks_with_strength_only() -> None:
    # SRD: Ray of Enfeeblement: Disadvantage on Strength-based D20 Tests.
    stage = fight("A..b", [], A=mage("ray_of_enfeeblement"), b=GOBLIN)
    stage.put("goblin", "ray_of_enfeeblement", "mage")
    goblin, hero = stage.who("goblin"), stage.who("mage")
    assert attack_roll.describe(stage.state, goblin, hero, 4, False, 5, True).advantage() < 0
    assert attack_roll.describe(stage.state, goblin, hero, 4, True, 80).advantage() == 0
