"""What a creature sees: fog, magical Darkness and illusions."""

from typing import Any

import msgspec
import pytest

from games.tactics.stage import built, creature, fight, mage
from turnwright.games.tactics.commands import CantripCast, MeleeAttack, SpellCast, UseItem
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.events import AttackRolled
from turnwright.games.tactics.rules.core import position

ORC = creature("orc", hp=60, ac=10)


def test_a_blinded_creature_does_not_step_through_the_mist() -> None:
    # SRD: Misty Step: a space that you can see.
    stage = fight("A....b", [], A=mage("misty_step"), b=ORC)
    stage.put("mage", "blinded")
    assert stage.refused(SpellCast("mage", "misty_step", area_center="2, 0")).code == "unseen"
    stage = fight("A....b", [], A=mage("misty_step", senses={"blindsight": 10}), b=ORC)
    stage.put("mage", "blinded")
    assert stage.refused(SpellCast("mage", "misty_step", area_center="4, 0")).code == "unseen"
    stage.do(SpellCast("mage", "misty_step", area_center="2, 0"))
    assert stage.at("mage") == (2, 0)


def test_there_is_no_misty_step_into_fog_or_out_of_it() -> None:
    rows = "A.........b"
    stage = fight(rows, [], A=mage("misty_step", "fog_cloud"), b=ORC)
    stage.do(SpellCast("mage", "fog_cloud", area_center="6, 0"))
    stage.end("mage", "orc")
    assert stage.refused(SpellCast("mage", "misty_step", area_center="4, 0")).code == "unseen"
    stage.do(SpellCast("mage", "misty_step", area_center="1, 0"))
    assert stage.at("mage") == (1, 0)
    # From inside the fog nothing outside of it is seen.
    stage = fight(rows, [], A=mage("misty_step", "fog_cloud"), b=ORC)
    stage.do(SpellCast("mage", "fog_cloud", area_center="3, 0"))
    stage.end("mage", "orc")
    assert stage.refused(SpellCast("mage", "misty_step", area_center="6, 0")).code == "unseen"


BLIND = [
    ("fire_bolt", "orc"),
    ("scorching_ray", "orc"),
    ("guiding_bolt", "orc"),
    ("dispel_magic", "orc"),
    ("cure_wounds", "ally"),
    ("bless", "ally"),
    ("invisibility", "ally"),
    ("greater_restoration", "ally"),
]
SIGHTED = [
    ("hold_person", "orc"),
    ("magic_missile", "orc"),
    ("charm_person", "orc"),
    ("blindness_deafness", "orc"),
    ("healing_word", "ally"),
    ("haste", "ally"),
]


@pytest.mark.parametrize("rules", ["5.2", "5.1"])
@pytest.mark.parametrize(("spell", "target"), [*BLIND, *SIGHTED])
def test_only_some_spells_need_sight_of_their_target(spell: str, target: str, rules: str) -> None:
    # SRD: "a creature that you can see" in the spell's text; Unseen Attackers and Targets for the others.
    hero = mage(spell, slots=(4, 3, 3, 3, 3))
    stage = fight("AB.b", [1] * 30, A=hero, B=creature("ally", hp=9), b=ORC, rules=rules)
    stage.put("mage", "blinded")
    level = int(stage.state.arena.powers[spell].level)
    if (spell, target) in SIGHTED:
        assert stage.refused(SpellCast("mage", spell, level, target)).code == "unseen"
        return
    rolled = [
        each for each in stage.do(SpellCast("mage", spell, level, target)) if isinstance(each, AttackRolled)
    ]
    assert all(each.edge == -1 and "unseen" in each.down for each in rolled)


def test_a_blinded_hero_drinks_heals_and_inspires_a_friend_beside_it() -> None:
    paladin = built("paladin", 5, items={"potion_of_healing": 1})
    stage = fight("AB.b", [1] * 30, A=paladin, B=creature("ally", hp=9), b=ORC)
    stage.who("ally").current_hp = 2
    stage.put("paladin", "blinded")
    stage.do(SpellCast("paladin", "lay_on_hands", 0, "ally"))
    assert stage.who("ally").current_hp == 9
    stage.end("paladin", "ally", "orc")
    stage.who("ally").current_hp = 2
    stage.do(UseItem("paladin", "potion_of_healing", "ally"))
    assert stage.who("ally").current_hp > 2
    bard = built("bard", 5)
    stage = fight("AB.b", [], A=bard, B=creature("ally"), b=ORC)
    stage.put("bard", "blinded")
    stage.do(SpellCast("bard", "bardic_inspiration", 0, "ally"), done=True)
    assert stage.has("ally") != []


@pytest.mark.parametrize(
    ("senses", "traits", "sees"),
    [
        ({}, [], False),
        ({"darkvision": 120}, [], False),
        ({"truesight": 60}, [], True),
        ({"truesight": 10}, [], False),
        ({"darkvision": 120}, ["devils_sight"], True),
        ({"darkvision": 10}, ["devils_sight"], False),
    ],
)
@pytest.mark.parametrize("spell", ["darkness", "fog_cloud"])
def test_who_sees_through_magical_darkness(
    senses: dict[str, int], traits: list[str], sees: bool, spell: str
) -> None:
    # SRD: Truesight; Devil's Sight. Neither sees through fog.
    devil = creature("devil", senses=senses, traits=traits)
    stage = fight("A.........b", [], A=mage(spell), b=devil)
    stage.do(SpellCast("mage", spell, area_center="5, 0"))
    found = position.sees(stage.state, stage.who("devil"), stage.who("mage"))
    assert found is (sees and spell == "darkness")


def test_truesight_sees_through_an_image() -> None:
    stage = fight("A......b", [], A=mage("silent_image"), b=creature("seer", senses={"truesight": 60}))
    stage.do(SpellCast("mage", "silent_image", area_center="4, 0"))
    assert position.sees(stage.state, stage.who("seer"), stage.who("mage"))
    assert not position.sees(stage.state, stage.who("mage"), stage.who("seer"))


def test_senses_of_several_features_add_up() -> None:
    # SRD: Witch Sight, Devil's Sight.
    picked: tuple[str, ...] = ("witch_sight", "devils_sight", "eldritch_mind")
    picked += ("armor_of_shadows", "agonizing_blast", "repelling_blast", "fiendish_vigor")
    picked += ("eldritch_spear", "otherworldly_leap")
    senses = build_hero("warlock", 15, choices={"invocations": picked}).senses
    assert (senses.truesight, senses.darkvision) == (30, 120)


@pytest.mark.parametrize(("sense", "far"), [("blindsight", 10), ("truesight", 10)])
def test_a_special_sense_reaches_to_its_last_foot(sense: str, far: int) -> None:
    # SRD: Blindsight, Truesight: within its range.
    for rows, seen in (("A.b", True), ("A..b", False)):
        stage = fight(rows, [], A=creature("hero", senses={sense: far}), b=ORC)
        stage.put("orc", "invisible")
        assert position.sees(stage.state, stage.who("hero"), stage.who("orc")) is seen


@pytest.mark.parametrize("rules", ["5.2", "5.1"])
@pytest.mark.parametrize(
    "spell",
    ["call_lightning", "conjure_animals", "major_image", "black_tentacles", "earthquake", "meteor_swarm"],
)
def test_some_areas_need_sight_of_their_point(spell: str, rules: str) -> None:
    # SRD: "a point you can see", "a space you can see". The others need only a clear path.
    hero = mage(spell, "fireball", slots=(1,) * 9)
    stage = fight("A....b", [], A=hero, b=ORC, rules=rules, loaded=False)
    stage.put("mage", "blinded")
    level = int(stage.state.arena.powers[spell].level)
    assert stage.refused(SpellCast("mage", spell, level, area_center="4, 0")).code == "unseen"
    stage.do(SpellCast("mage", "fireball", 3, area_center="4, 0"))
    stage = fight("A....b", [], A=hero, b=ORC, rules=rules, loaded=False)
    stage.do(SpellCast("mage", spell, level, area_center="4, 0"))


def test_points_in_fog_are_no_option_for_a_spell_that_needs_sight_of_them() -> None:
    stage = fight("A.........b", [], A=mage("call_lightning", "fog_cloud", "shatter"), b=ORC)
    stage.do(SpellCast("mage", "fog_cloud", area_center="8, 0"))
    stage.end("mage", "orc")
    stage.who("mage").slots = [4, 3, 3]
    offered = [
        (command.spell, command.area_center)
        for command in stage.match.game.options(stage.state, 1)
        if isinstance(command, SpellCast)
    ]
    assert ("shatter", "9, 0") in offered
    assert ("call_lightning", "9, 0") not in offered
    assert ("call_lightning", "2, 0") in offered


STORMS = {"giant_ancestry": ("storms_thunder",)}
GOLIATH: dict[str, Any] = {
    **msgspec.to_builtins(build_hero("warlock", 1, id="goliath", species="goliath", choices=STORMS)),
    "scores": [10, 10, 10, 10, 10, 16],
}


@pytest.mark.parametrize(
    ("hero", "question"),
    [
        (built("barbarian", 10), "retaliation"),
        (GOLIATH, "storms_thunder"),
        (mage("hellish_rebuke"), ""),
    ],
)
def test_only_some_reactions_to_damage_need_sight(hero: dict[str, Any], question: str) -> None:
    # SRD: Retaliation, Storm's Thunder: "a creature within" a distance; Hellish Rebuke: "that you can see".
    stage = fight("bA", [15, 15, 2], b=ORC, A=hero, seats=(None, None))
    stage.put(hero["id"], "blinded")
    stage.do(MeleeAttack("orc", hero["id"]))
    assert [asked for _, asked in stage.asked()] == ([question] if question else [])


def test_a_blinded_monk_strikes_a_flurry_with_disadvantage() -> None:
    # SRD: Unseen Attackers and Targets.
    stage = fight("Ab", [15, 2, 2, 15], A=built("monk", 2), b=creature("orc", ac=30))
    stage.put("monk", "blinded")
    rolled = stage.do(SpellCast("monk", "flurry_of_blows", 0, "orc"), done=True)
    assert [each.edge for each in rolled if isinstance(each, AttackRolled)] == [-1, -1]


def test_vicious_mockery_reaches_a_creature_that_is_heard() -> None:
    # SRD: Vicious Mockery: "one creature you can see or hear"; 5.1: "you can see".
    for rules, deaf, code in (("5.2", False, ""), ("5.2", True, "unseen"), ("5.1", False, "unseen")):
        stage = fight("A..b", [3, 2], A=mage("vicious_mockery"), b=ORC, rules=rules, loaded=False)
        stage.put("mage", "blinded")
        if deaf:
            stage.put("mage", "deafened")
        mocking = SpellCast("mage", "vicious_mockery", 0, "orc")
        if code == "":
            stage.do(mocking)
        else:
            assert stage.refused(mocking).code == code


def test_bardic_inspiration_needs_a_friend_that_sees_or_hears_the_bard() -> None:
    # SRD: Bardic Inspiration.
    for conditions, inspired in (
        (["blinded"], True),
        (["blinded", "deafened"], False),
        (["unconscious"], False),
    ):
        stage = fight("AB.b", [], A=built("bard", 1), B=creature("friend"), b=ORC)
        for name in conditions:
            stage.put("friend", name)
        if inspired:
            stage.do(SpellCast("bard", "bardic_inspiration", 0, "friend"))
        else:
            assert stage.refused(SpellCast("bard", "bardic_inspiration", 0, "friend")).code == "wrong-target"


def test_a_mind_spike_reveals_a_creature_to_its_caster_alone() -> None:
    # SRD: Mind Spike: "no benefit from that condition against you", and "can't become hidden from you".
    stage = fight("AB.b", [1, 1, 1, 1], A=mage("mind_spike"), B=creature("friend"), b=ORC)
    stage.do(SpellCast("mage", "mind_spike", 2, "orc"), done=True)
    stage.put("orc", "invisible")
    orc = stage.who("orc")
    assert position.sees(stage.state, stage.who("mage"), orc)
    assert not position.sees(stage.state, stage.who("friend"), orc)
    orc.stealth = 30
    stage.put("orc", "hidden")
    stage.end("mage", "friend")
    assert "hidden" not in stage.has("orc")


@pytest.mark.parametrize(("spell", "sighted"), [("poison_spray", True), ("produce_flame", False)])
def test_in_5_1_a_save_may_need_sight_and_an_attack_does_not(spell: str, sighted: bool) -> None:
    # SRD 5.1: Poison Spray: "a creature you can see"; Produce Flame: a spell attack.
    stage = fight("A.b", [] if sighted else [2, 2], A=mage(spell), b=ORC, rules="5.1")
    stage.put("mage", "blinded")
    if sighted:
        assert stage.refused(CantripCast("mage", spell, "orc")).code == "unseen"
    else:
        stage.do(CantripCast("mage", spell, "orc"), done=True)
