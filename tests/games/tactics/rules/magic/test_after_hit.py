"""Choices after a hit. SRD: Divine Smite, Searing Smite; Stunning Strike; Cunning Strike; Giant Ancestry."""

from typing import Any

import pytest

from games.tactics.stage import CLUB, built, caster, creature, fight
from turnwright.games.tactics.commands import MeleeAttack, Move, RangedAttack, SpellCast
from turnwright.games.tactics.ui import messages

SMITES = [{"id": "divine_smite"}, {"id": "searing_smite"}]
ORC = creature("orc", hp=60, ac=10)


def paladin(**fields: Any) -> dict[str, Any]:
    return caster("paladin", *SMITES, weapons=["longsword", "javelin"], **fields)


def test_a_smite_is_no_command_and_a_miss_costs_nothing() -> None:
    stage = fight("Ab", [2], A=paladin(), b=ORC)
    assert stage.refused(SpellCast("paladin", "divine_smite")).code == "after-hit"
    stage.do(MeleeAttack("paladin", "orc", "longsword"), done=True)
    assert stage.asked() == []
    assert stage.who("paladin").slots == [4, 3, 3]
    assert not stage.who("paladin").used_bonus_action


def test_after_a_hit_each_smite_is_offered_with_each_slot_and_then_paid_for() -> None:
    # A hit with 1d8, then 3d8 of a slot of level 2.
    stage = fight("Ab", [15, 4, 1, 2, 3], A=paladin(), b=ORC)
    stage.do(MeleeAttack("paladin", "orc", "longsword"))
    (ask,) = stage.step.asks
    assert [each.split(" ")[2:] for each in ask.choices[:-1]] == [
        [name, level] for name in ("divine_smite", "searing_smite") for level in ("1", "2", "3")
    ]
    assert ask.choices[-1] == "no"
    assert ask.default == len(ask.choices) - 1
    assert stage.who("orc").current_hp == 60  # no damage before the answer
    stage.choose("divine_smite", 2)
    stage.done()
    assert stage.who("orc").current_hp == 60 - 4 - 6
    assert stage.who("paladin").slots == [4, 2, 3]
    assert stage.who("paladin").used_bonus_action
    assert stage.has("paladin") == []


def test_a_smite_that_is_declined_costs_nothing() -> None:
    stage = fight("Ab", [15, 4], A=paladin(), b=ORC)
    stage.do(MeleeAttack("paladin", "orc", "longsword"))
    stage.answer(False)
    stage.done()
    assert stage.who("orc").current_hp == 56
    assert stage.who("paladin").slots == [4, 3, 3]


def test_one_bonus_action_is_one_smite_in_a_turn() -> None:
    stage = fight("Ab", [15, 4, 1, 2, 15, 4], A=paladin(attacks_per_action=2), b=ORC)
    stage.do(MeleeAttack("paladin", "orc", "longsword"))
    stage.choose("divine_smite", 1)
    assert stage.asked() == []
    stage.do(MeleeAttack("paladin", "orc", "longsword"), done=True)
    assert stage.asked() == []


def test_there_is_no_bonus_action_in_the_turn_of_another() -> None:
    stage = fight("Ab..", [15, 4], A=paladin(), b=ORC)
    stage.end("paladin")
    stage.do(Move("orc", "3, 0"))
    assert [question for _, question in stage.asked()] == ["opportunity_attack"]
    stage.answer()
    assert stage.asked() == []
    assert stage.who("orc").current_hp == 56


def test_a_thrown_melee_weapon_smites_and_a_bow_does_not() -> None:
    stage = fight("A...b", [15, 4, 1, 2], A=paladin(), b=ORC)
    stage.do(RangedAttack("paladin", "orc", "javelin"))
    stage.choose("divine_smite", 1)
    stage.done()
    assert stage.who("orc").current_hp == 60 - 4 - 3
    archer = caster("archer", *SMITES, weapons=["shortbow"])
    stage = fight("A...b", [15, 4], A=archer, b=ORC)
    stage.do(RangedAttack("archer", "orc", "shortbow"), done=True)
    assert stage.asked() == []


def test_a_smite_that_is_countered_adds_nothing_and_keeps_its_slot() -> None:
    foe = caster("mage", {"id": "counterspell"}, weapons=["dagger"], hp=40)
    stage = fight("Ab", [15, 1, 4], A=paladin(), b=foe, seats=(None, None))
    stage.do(MeleeAttack("paladin", "mage", "longsword"))
    stage.choose("divine_smite", 1)
    assert [question for _, question in stage.asked()] == ["counterspell"]
    stage.answer()  # the paladin fails its save
    stage.done()
    assert stage.who("mage").current_hp == 36
    assert stage.who("paladin").slots == [4, 3, 3]


def test_a_choice_that_needs_no_bonus_action_follows_an_opportunity_attack() -> None:
    burn = {
        "id": "fires_burn",
        "name": "Fire's Burn",
        "cost": "free",
        "whom": "self",
        "trigger": "attack_hits",
        "uses": 1,
        "effects": [
            {
                "condition": "fires_burn",
                "by_any_attack": True,
                "once": True,
                "until": "this_turn",
                "on_hit": [{"damage": "1d10 fire"}],
            }
        ],
    }
    stage = fight("Ab..", [15, 2, 9], A=creature("giant", powers=[burn], attacks=[CLUB]), b=ORC)
    stage.end("giant")
    stage.do(Move("orc", "3, 0"))
    stage.answer()
    stage.choose("fires_burn")
    stage.done()
    assert stage.who("orc").current_hp == 60 - 4 - 9


def test_a_power_is_added_to_a_hit_once() -> None:
    effect = {"condition": "burn", "on_hit": [{"damage": "1d10 fire"}], "once": True, "until": "this_turn"}
    burn = {"id": "burn", "name": "Burn", "cost": "free", "whom": "self", "trigger": "attack_hits", "uses": 3}
    stage = fight("Ab", [15, 2, 9], A=creature("giant", powers=[{**burn, "effects": [effect]}]), b=ORC)
    stage.do(MeleeAttack("giant", "orc"))
    stage.choose("burn")
    assert stage.asked() == []
    stage.done()
    assert stage.who("giant").uses["burn"] == 1


def test_a_power_without_a_condition_is_added_to_a_hit_once_too() -> None:
    drink = {
        "id": "drink",
        "name": "Drink",
        "cost": "free",
        "whom": "self",
        "trigger": "attack_hits",
        "uses": 3,
    }
    giant = creature("giant", powers=[{**drink, "effects": [{"heal": "5"}]}])
    stage = fight("Ab", [15, 2], A=giant, b=ORC, tokens={"A": {"hp": 1}})
    stage.do(MeleeAttack("giant", "orc"))
    stage.choose("drink")
    assert stage.asked() == []
    stage.done()
    assert stage.who("giant").current_hp == 6


def test_the_question_and_its_choices_are_put_into_words() -> None:
    stage = fight("Ab", [15, 4], A=paladin(), b=ORC)
    stage.do(MeleeAttack("paladin", "orc", "longsword"))
    (ask,) = stage.step.asks
    assert messages.question(stage.state, ask).id == "ask-after-hit"
    assert messages.choice(stage.state, ask, 1).id == "yes-after-hit-slot"
    assert messages.choice(stage.state, ask, 1).args["level"] == 2
    assert messages.choice(stage.state, ask, len(ask.choices) - 1).id == "no"
    stage.answer(False)


def test_an_ensnaring_strike_follows_a_weapon_and_not_a_fist() -> None:
    # SRD: Ensnaring Strike: "hitting a creature with a weapon".
    ranger = caster("ranger", {"id": "ensnaring_strike"}, weapons=["dagger"])
    stage = fight("Ab", [15], A=ranger, b=ORC)
    stage.do(MeleeAttack("ranger", "orc", "unarmed"), done=True)
    assert stage.asked() == []
    stage = fight("Ab", [15, 3], A=ranger, b=ORC)
    stage.do(MeleeAttack("ranger", "orc", "dagger"))
    assert [question for _, question in stage.asked()] == ["after_hit"]
    stage.answer(False)
    stage.done()


def test_a_divine_smite_follows_an_unarmed_strike() -> None:
    # SRD: Divine Smite: "with a Melee weapon or an Unarmed Strike".
    stage = fight("Ab", [15, 3, 4], A=paladin(), b=ORC)
    stage.do(MeleeAttack("paladin", "orc", "unarmed"))
    stage.choose("divine_smite", 1)
    stage.done()
    assert stage.who("orc").current_hp == 60 - 1 - 3 - 4


@pytest.mark.parametrize(("level", "effects"), [(10, 1), (11, 2)])
def test_a_sneak_attack_has_one_cunning_strike_and_from_level_11_two(level: int, effects: int) -> None:
    # SRD: Cunning Strike; Improved Cunning Strike. Each costs a die of the Sneak Attack, and here fails.
    dice = (level + 1) // 2 - effects
    stage = fight(
        "AbB", [15, 4, *[1] * dice, *[2] * effects], A=built("rogue", level), b=ORC, B=creature("pal")
    )
    stage.do(MeleeAttack("rogue", "orc", "shortsword"))
    stage.choose("cunning_trip")
    if effects == 2:
        stage.choose("cunning_poison")
    assert stage.asked() == []
    stage.done()
    assert stage.has("orc") == ["prone", "poisoned"][:effects]


@pytest.mark.parametrize(("size", "offered"), [("large", True), ("huge", False)])
def test_a_trip_is_not_offered_for_a_creature_that_is_too_large(size: str, offered: bool) -> None:
    # SRD: Cunning Strike [Trip], Hill's Tumble: "Large or smaller".
    orc = creature("orc", size=size, ac=10)
    rows = "A...\nBb..\n....\n...."
    stage = fight(rows, [15, 4], A=built("rogue", 5), B=creature("friend"), b=orc)
    stage.do(MeleeAttack("rogue", "orc", "shortsword"))
    assert ("rogue orc cunning_trip 0" in stage.step.asks[0].choices) is offered


def test_one_creature_at_a_time_bears_a_quivering_palm() -> None:
    # SRD: Quivering Palm: "you can have only one creature under the effect of this feature at a time".
    stage = fight("bAc", [15, 3, 15, 3], A=built("monk", 17), b=ORC, c=creature("brute", hp=60, ac=10))
    stage.do(MeleeAttack("monk", "orc", "unarmed"))
    stage.choose("quivering_palm")
    stage.answer(False)
    stage.do(MeleeAttack("monk", "brute", "unarmed"))
    (ask,) = stage.step.asks
    assert ask.choices == ("monk brute stunning_strike 0", "no")
    stage.answer(False)
    stage.done()
