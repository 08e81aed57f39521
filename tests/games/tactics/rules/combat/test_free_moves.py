"""Dropping Prone, letting go, ending Concentration, shaking a sleeper awake, and jumping."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.tactics.stage import caster, creature, fight
from turnwright.games.tactics.commands import (
    DropProne,
    EndConcentration,
    Jump,
    LetGo,
    Move,
    SpellCast,
    StandUp,
    Wake,
)
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.events import ActionTaken, CheckRolled, ConditionEnded
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.notation import read_command, write_command
from turnwright.games.tactics.ui.parse import understand

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

HERO = creature("hero")
STRONG = creature("hero", scores=[16, 10, 10, 10, 10, 10])
GOBLIN = creature("goblin")
BLESS = {
    "id": "shine",
    "name": "Shine",
    "level": 1,
    "range": 30,
    "whom": "ally",
    "concentration": True,
    "effects": [{"condition": "aglow", "ac": 2}],
}


def test_dropping_prone_costs_nothing_but_needs_a_speed() -> None:
    # SRD: Being Prone.
    stage = fight("A...b", A=HERO, b=GOBLIN)
    stage.do(DropProne("hero"))
    assert stage.has("hero") == ["prone"]
    assert (stage.who("hero").used_action, stage.who("hero").remaining_movement_ft) == (False, 30)
    assert stage.refused(DropProne("hero")).code == "prone"
    stage.do(StandUp("hero"))
    stage.put("hero", "restrained")
    assert stage.refused(DropProne("hero")).code == "no-speed"


def test_a_grappler_lets_go_without_an_action() -> None:
    # SRD: Ending a Grapple.
    stage = fight("Ab", A=HERO, b=GOBLIN)
    stage.put("goblin", "grappled", "hero")
    assert stage.refused(LetGo("hero", "hero")).legal == ["goblin"]
    stage.do(LetGo("hero", "goblin"))
    assert stage.has("goblin") == []
    assert not stage.who("hero").used_action


def test_concentration_is_ended_without_an_action() -> None:
    # SRD: Concentration.
    stage = fight("A.b", A=caster("mage", BLESS), b=GOBLIN, spells=[BLESS])
    assert stage.refused(EndConcentration("mage")).code == "not-concentrating"
    stage.do(SpellCast("mage", "shine", 0, "mage"))
    events = stage.do(EndConcentration("mage"))
    assert ConditionEnded("mage", "aglow") in events
    assert stage.has("mage") == []


def test_an_action_shakes_a_sleeper_awake() -> None:
    # SRD: Sleep: a creature within 5 feet takes an action. The sleeper remains Prone.
    stage = fight("AC.D..b", A=HERO, C=creature("friend"), D=creature("other"), b=GOBLIN)
    for name in ("friend", "other"):
        stage.put(name, "asleep")
    assert stage.refused(Wake("hero", "goblin")).legal == ["friend"]
    assert stage.refused(Wake("hero", "other")).code == "out-of-range"
    events = stage.do(Wake("hero", "friend"))
    assert ActionTaken("hero", "WAKE", "friend") in events
    assert stage.has("friend") == ["prone"]
    assert stage.who("hero").used_action


@pytest.mark.parametrize("name", ["drowsy", "hypnotic_pattern", "eyebitten"])
def test_an_action_also_ends_drowsiness_a_stupor_and_an_evil_eye(name: str) -> None:
    # SRD: Sleep, Hypnotic Pattern, Eyebite [Asleep]: an action of another creature within 5 feet.
    spells = [{"id": each} for each in ("sleep", "hypnotic_pattern", "eyebite")]
    stage = fight("AC..b", A=HERO, C=creature("friend"), b=caster("goblin", *spells))
    stage.put("friend", name, "goblin")
    stage.do(Wake("hero", "friend"))
    assert name not in stage.has("friend")


def test_a_creature_wakes_from_the_breath_of_a_brass_dragon() -> None:
    # SRD: Brass Dragon Wyrmling [Sleep Breath].
    powers = shipped().creatures["brass_dragon_wyrmling"].powers
    (breath,) = [each for each in powers if each.id == "sleep_breath"]
    assert "'can_be_woken': True" in str(msgspec.to_builtins(breath))


def test_a_dying_creature_is_not_asleep() -> None:
    # SRD: Unconscious: only some sleep can be shaken off.
    stage = fight("AC..b", A=HERO, C=creature("friend"), b=GOBLIN)
    stage.put("friend", "unconscious")
    assert stage.refused(Wake("hero", "friend")).code == "wrong-target"


def test_long_jump_the_strength_score_after_a_run_and_half_of_it_without() -> None:
    # SRD: Long Jump. Strength 16: 15 ft after a run of 10, else 5, as 8 ft end in the next cell.
    stage = fight("A..==.b", A=STRONG, b=GOBLIN)
    stage.do(Move("hero", "2, 0"))
    stage.do(Jump("hero", "5, 0"))
    assert stage.at("hero") == (5, 0)
    assert stage.who("hero").remaining_movement_ft == 30 - 10 - 15
    standing = fight("A==.b", A=STRONG, b=GOBLIN)
    assert standing.refused(Jump("hero", "3, 0")).reason == "a jump to 3, 0 is 15 ft of 8"


def test_a_jump_is_listed_where_no_walk_leads() -> None:
    # SRD: Long Jump.
    stage = fight("A..==.b", A=STRONG, b=GOBLIN)
    assert Jump("hero", "5, 0") not in Tactics().options(stage.state, 1)
    stage.do(Move("hero", "2, 0"))
    assert Jump("hero", "5, 0") in list(Tactics().options(stage.state, 1))


def test_a_short_jump_is_listed_where_a_walk_costs_too_much() -> None:
    # SRD: Long Jump: 5 ft into Difficult Terrain, which a walk with 5 ft left does not enter.
    stage = fight("A.....~.b", A=STRONG, b=GOBLIN)
    assert Jump("hero", "6, 0") not in Tactics().options(stage.state, 1)
    stage.do(Move("hero", "5, 0"))
    assert Jump("hero", "6, 0") in Tactics().options(stage.state, 1)


def test_a_jump_may_go_where_a_walk_leads_too() -> None:
    # Such a jump is legal, but only the walk is listed.
    stage = fight("A....b", A=STRONG, b=GOBLIN)
    assert Jump("hero", "1, 0") not in Tactics().options(stage.state, 1)
    stage.do(Jump("hero", "1, 0"))
    assert stage.at("hero") == (1, 0)


def test_a_jump_into_difficult_terrain_needs_a_check_or_ends_prone() -> None:
    # SRD: Long Jump: DC 10 Dexterity (Acrobatics).
    stage = fight("A..=~.b", [4], A=STRONG, b=GOBLIN)
    stage.do(Move("hero", "2, 0"))
    events = stage.do(Jump("hero", "4, 0"), done=True)
    (check,) = [event for event in events if isinstance(event, CheckRolled)]
    assert (check.skill, check.dc, check.made) == ("acrobatics", 10, False)
    assert stage.has("hero") == ["prone"]


def test_high_jump_three_feet_and_the_modifier() -> None:
    # SRD: High Jump: 3 + 3 = 6 ft after a run reach a ledge of 5 ft, not one of 10.
    stage = fight("A..1.2b", A=STRONG, b=GOBLIN)
    stage.do(Move("hero", "2, 0"))
    assert "higher" in stage.refused(Jump("hero", "5, 0")).reason
    stage.do(Jump("hero", "3, 0"))
    assert stage.at("hero") == (3, 0)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("prone", DropProne("hero")),
        ("release goblin", LetGo("hero", "goblin")),
        ("release", LetGo("hero", "goblin")),
        ("unfocus", EndConcentration("hero")),
        ("wake friend", Wake("hero", "friend")),
        ("jump 2,0", Jump("hero", "2, 0")),
    ],
)
def test_the_commands_can_be_typed_and_written(text: str, command: object) -> None:
    stage = fight("Ab.C", A=HERO, C=creature("friend"), b=GOBLIN)
    stage.put("goblin", "grappled", "hero")
    stage.put("friend", "asleep")
    assert understand(stage.state, 1, text, lambda message: message.id) == command
    assert read_command(write_command(command)) == command


ATHLETE = creature("hero", scores=[20, 10, 10, 10, 10, 10], hp=40)


def test_a_jump_past_an_enemy_provokes_an_opportunity_attack() -> None:
    # SRD: Opportunity Attacks: its reach is entered and left on the way. A miss: the jump goes on.
    stage = fight("A......\n....b..", [2], A=ATHLETE, b=GOBLIN)
    stage.do(Move("hero", "2, 0"))
    stage.do(Jump("hero", "6, 0"))
    stage.answer()
    assert stage.at("hero") == (6, 0)
    stage.done()


def test_a_jumper_that_falls_on_the_way_comes_down_where_there_is_room() -> None:
    # The attack comes over the gap at 5, 0; the hero falls back to 4, 0.
    stage = fight("A....=.\n....b..", [15, 4], A=ATHLETE, b=GOBLIN, seats=[None, None])
    stage.do(Move("hero", "2, 0"))
    stage.who("hero").current_hp = 3
    stage.do(Jump("hero", "6, 0"))
    stage.answer()
    assert stage.who("hero").current_hp == 0
    assert stage.at("hero") == (4, 0)
    stage.done()


def embers(shape: str, ground: bool) -> dict[str, Any]:
    zone = {
        "zone": "embers",
        "difficult": ground,
        "ground": ground,
        "at_start": False,
        "effects": [{"damage": "1d6 fire"}],
    }
    area = {"shape": shape, "size": 5}
    return {
        "id": "embers",
        "name": "Embers",
        "level": 1,
        "range": 60,
        "area": area,
        "rounds": 10,
        "effects": [zone],
    }


@pytest.mark.parametrize(("shape", "ground", "dice"), [("circle", False, [4]), ("square", True, [])])
def test_a_jump_goes_through_a_fire_and_over_rough_ground(shape: str, ground: bool, dice: list[int]) -> None:
    # An area on the ground, as that of Grease, is jumped over.
    made = embers(shape, ground)
    stage = fight("m......\n.......\nA......", dice, m=caster("mage", made), A=ATHLETE, spells=[made])
    stage.do(SpellCast("mage", "embers", 1, area_center="4, 2"))
    stage.end("mage")
    stage.do(Move("hero", "2, 2"))
    stage.do(Jump("hero", "6, 2"), done=True)
    assert stage.who("hero").current_hp == 40 - sum(dice)


def test_a_frightened_creature_does_not_jump_past_what_it_fears() -> None:
    # SRD: Conditions [Frightened]: the jump ends farther away, but comes closer on its way.
    stage = fight("A.......\n...b....", A=ATHLETE, b=GOBLIN)
    stage.do(Move("hero", "2, 0"))
    stage.put("hero", "frightened", "goblin")
    stage.who("goblin").cell = 8 * 1 + 4
    assert stage.refused(Jump("hero", "6, 0")).code == "frightened"
