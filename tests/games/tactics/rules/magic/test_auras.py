"""What acts by itself: near others, at the end of a turn, at death; and what a creature always bears."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import CLUB, creature, fight
from turnwright.games.tactics.commands import EndTurn, MeleeAttack, Move, SpellCast
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.events import AttackRolled, DamageDealt

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

AROUND = {"shape": "emanation", "size": 5, "from_self": True}
STENCH = {
    "id": "stench",
    "name": "Stench",
    "cost": "free",
    "trigger": "starts_near",
    "area": AROUND,
    "dc": 10,
    "effects": [
        {
            "save": "CON",
            "fail": [{"condition": "poisoned", "until": "start_of_turn"}],
            "success": [{"condition": "past_it", "blocks": ["stench"]}],
        }
    ],
}
HEAT = {
    "id": "heat",
    "name": "Heat",
    "cost": "free",
    "trigger": "own_end",
    "area": AROUND,
    "spares_allies": True,
    "effects": [{"damage": "1d6 fire"}],
}
BURST = {
    "id": "burst",
    "name": "Burst",
    "cost": "free",
    "trigger": "dies",
    "area": AROUND,
    "dc": 10,
    "effects": [{"save": "DEX", "fail": [{"damage": "2d4 fire", "half": True}]}],
}
HERO = creature("hero")


def hurt(events: list[Any]) -> list[tuple[str, int]]:
    return [(event.creature_id, event.amount) for event in events if isinstance(event, DamageDealt)]


def test_a_stench_affects_creatures_that_start_a_turn_near_it_until_they_save() -> None:
    stage = fight("bA", [5, 15], b=creature("ghast", powers=[STENCH]), A=HERO)
    stage.end("ghast")
    assert "poisoned" in stage.has("hero")
    stage.end("hero", "ghast")
    assert stage.has("hero") == ["past_it"]
    stage.end("hero", "ghast")
    stage.done()


def test_a_stench_does_not_reach_a_distant_creature() -> None:
    stage = fight("b.A", b=creature("ghast", powers=[STENCH]), A=HERO)
    stage.end("ghast")
    assert stage.has("hero") == []


def test_a_stench_goes_on_when_its_source_is_incapacitated_but_not_every_aura_does() -> None:
    # SRD: Ghast [Stench]; Pit Fiend [Fear Aura]: "while it doesn't have the Incapacitated condition".
    stage = fight("bA", [5], b=creature("ghast", powers=[STENCH]), A=HERO)
    stage.put("ghast", "stunned")
    stage.end("ghast")
    assert stage.has("hero") == ["poisoned"]
    stage = fight("bA", [], b=creature("fiend", powers=[{**STENCH, "while_able": True}]), A=HERO)
    stage.put("fiend", "stunned")
    stage.end("fiend")
    assert stage.has("hero") == []


def test_an_azer_that_cannot_act_gives_off_no_heat_and_a_balor_does() -> None:
    # SRD: Azer Sentinel and Balor [Fire Aura].
    able, always = shipped().creatures["azer_sentinel"], shipped().creatures["balor"]
    assert [power.while_able for power in able.powers if power.id == "fire_aura"] == [True]
    assert [power.while_able for power in always.powers if power.id == "fire_aura"] == [False]


def test_some_aura_effects_cost_an_optional_reaction() -> None:
    gaze = {**STENCH, "cost": "reaction", "spares_allies": True}
    for yes, faces, has in ((True, [5], ["poisoned"]), (False, [], [])):
        stage = fight("bA", faces, b=creature("devil", powers=[gaze]), A=HERO)
        stage.do(EndTurn("devil"))
        assert stage.asked() == [("devil hero", "stench")]
        stage.answer(yes)
        assert stage.has("hero") == has
        assert stage.who("devil").used_reaction is yes


def test_heat_hurts_those_around_at_the_end_of_the_turn_and_spares_friends() -> None:
    stage = fight("cbA", [4], b=creature("azer", powers=[HEAT]), c=creature("friend"), A=HERO)
    while stage.state.active().creature_id != "azer":
        stage.end(stage.state.active().creature_id)
    assert hurt(stage.do(EndTurn("azer"), done=True)) == [("hero", 4)]


def test_a_death_burst_may_trigger_another() -> None:
    mephit = creature("mephit", hp=2, powers=[BURST])
    other = creature("other", hp=2, powers=[BURST])
    faces = [15, 4, 3, 3, 20, 1, 2, 2, 20]
    stage = fight("AbcD", faces, A=HERO, b=mephit, c=other, D=creature("friend"))
    events = stage.do(MeleeAttack("hero", "mephit"), done=True)
    assert hurt(events) == [("mephit", 6), ("hero", 3), ("other", 6), ("friend", 2)]


def test_permanent_conditions_exist_from_the_start_without_an_event() -> None:
    blurred = {"condition": "blurred", "gives_disadvantage": True}
    acid = {"condition": "acid_skin", "retaliates": "1d4 acid"}
    ooze = creature("ooze", bears=[blurred, acid])
    stage = fight("Ab", [15, 15, 1, 3], A=creature("hero", attacks=[CLUB]), b=ooze)
    assert stage.has("ooze") == ["blurred", "acid_skin"]
    events = stage.do(MeleeAttack("hero", "ooze"), done=True)
    (roll,) = [event for event in events if isinstance(event, AttackRolled)]
    assert roll.down == ("marked",)
    assert ("hero", 3) in hurt(events)


def test_a_fire_shield_hurts_an_attacker_that_hits_with_a_melee_spell_from_5_feet() -> None:
    # SRD: Fire Shield: any melee attack roll that hits. From 10 feet away a hit costs nothing.
    shield = {"condition": "fire_shield", "retaliates": "2d8 fire"}
    hit = [{"attack": "melee", "hit": [{"damage": "1d4 acid"}]}]
    touch = {"id": "touch", "name": "Touch", "range": 10, "to_hit": 5, "effects": hit}
    hero = creature("hero", powers=[touch])
    stage = fight("A.b", [15, 3, 15, 3, 4, 5], A=hero, b=creature("b", bears=[shield]))
    assert hurt(stage.do(SpellCast("hero", "touch", target="b"))) == [("b", 3)]
    stage.do(Move("hero", "1, 0"))
    stage.end("hero", "b")
    assert hurt(stage.do(SpellCast("hero", "touch", target="b"), done=True)) == [("b", 3), ("hero", 9)]


def test_absorbed_damage_heals_as_much() -> None:
    # SRD: Lightning Absorption.
    golem = creature("golem", absorbs=["bludgeoning"], immune=["bludgeoning"])
    stage = fight("Ab", [15, 4], A=HERO, b=golem, tokens={"b": {"hp": 10}})
    stage.do(MeleeAttack("hero", "golem"), done=True)
    assert stage.who("golem").current_hp == 16
