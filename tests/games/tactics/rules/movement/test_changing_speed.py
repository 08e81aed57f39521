"""Speed: a Speed that changes in the middle of a move, and areas that halve it."""

from __future__ import annotations

import pytest

from games.tactics.stage import caster, creature, fight
from turnwright.games.tactics.commands import (
    Dash,
    EndConcentration,
    EndTurn,
    MeleeAttack,
    Move,
    SpellCast,
)
from turnwright.games.tactics.rules.core import position

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

GUARDIANS = {"id": "spirit_guardians"}
CLERIC = caster("cleric", GUARDIANS)
WALKER = creature("walker", hp=60)
FLIER = creature("flier", hp=60, speed={"walk": 10, "fly": 30})


@pytest.mark.parametrize("foe", [WALKER, FLIER])
def test_spirit_guardians_halve_the_speed_of_walkers_and_fliers(foe: dict[str, object]) -> None:
    # SRD: Spirit Guardians. The emanation covers columns 1 to 3; 15 feet away from its edge.
    stage = fight("A.....b", [3, 3, 3, 12], A=CLERIC, b=foe)
    stage.do(SpellCast("cleric", "spirit_guardians"))
    stage.end("cleric")
    name = str(foe["id"])
    # Three steps lead to column 3, where the Speed is 15 and 15 feet have been used.
    assert stage.refused(Move(name, "2, 0")).code == "too-far"
    stage.do(Move(name, "3, 0"))
    assert "spirit_guardians" in stage.has(name)
    assert stage.who(name).remaining_movement_ft == 0
    stage.done()


def test_spirit_guardians_let_a_creature_outside_walk_past_at_full_speed() -> None:
    # SRD: Spirit Guardians: they are no Difficult Terrain.
    stage = fight("A....b.", A=CLERIC, b=WALKER)
    stage.do(SpellCast("cleric", "spirit_guardians"))
    stage.end("cleric")
    stage.do(Move("walker", "6, 0"))
    assert stage.who("walker").remaining_movement_ft == 25


def test_spirit_guardians_restore_the_speed_of_a_creature_that_leaves() -> None:
    # SRD: Spirit Guardians; Speed.
    stage = fight("A.b.........", A=CLERIC, b=WALKER)
    stage.do(SpellCast("cleric", "spirit_guardians"))
    assert "spirit_guardians" in stage.has("walker")
    stage.end("cleric")
    assert stage.who("walker").remaining_movement_ft == 15
    # Two steps out of the area, then four more of the full 30 feet.
    stage.do(Move("walker", "8, 0"))
    assert "spirit_guardians" not in stage.has("walker")
    assert stage.who("walker").remaining_movement_ft == 0


def test_spirit_guardians_no_longer_slow_when_the_spell_ends() -> None:
    # SRD: Concentration. The damage breaks it: DC 10 against a 2.
    club = {"id": "club", "name": "Club", "to_hit": 4, "reach": 5, "hit": [{"damage": "1d4+2 bludgeoning"}]}
    stage = fight("Ab..........", [15, 4, 2], A=CLERIC, b=creature("walker", attacks=[club]))
    stage.do(SpellCast("cleric", "spirit_guardians"))
    stage.end("cleric")
    stage.do(MeleeAttack("walker", "cleric"))
    assert stage.has("walker") == []
    assert stage.who("walker").remaining_movement_ft == 30
    stage.done()


def test_spirit_guardians_in_rough_ground_cost_double_of_half() -> None:
    # SRD: Spirit Guardians; Difficult Terrain: both count.
    stage = fight("A.b.........", A=CLERIC, b=WALKER, under="~")
    stage.do(SpellCast("cleric", "spirit_guardians"))
    stage.end("cleric")
    stage.do(Move("walker", "3, 0"))
    assert stage.who("walker").remaining_movement_ft == 10


def test_a_speed_that_falls_in_the_middle_of_a_move_counts_the_feet_already_walked() -> None:
    # SRD: Speed. 20 of 30 feet are used; at a Speed of 15 nothing is left.
    slow = {
        "id": "mire",
        "name": "Mire",
        "level": 1,
        "range": 60,
        "whom": "creature",
        "effects": [{"condition": "mired", "half_speed": True}],
    }
    stage = fight("A.........b", A=caster("mage", slow), b=WALKER, spells=[slow])
    stage.do(Move("mage", "4, 0"))
    stage.do(SpellCast("mage", "mire", 0, "mage"))
    assert stage.who("mage").remaining_movement_ft == 0
    stage.end("mage", "walker")
    stage.do(Move("mage", "5, 0"))
    stage.do(Dash("mage"))
    assert stage.who("mage").remaining_movement_ft == 25


def test_a_speed_increase_during_a_turn_adds_to_the_remaining_movement() -> None:
    # SRD: Longstrider; Speed.
    quick = {
        "id": "quicken",
        "name": "Quicken",
        "level": 1,
        "range": 60,
        "whom": "creature",
        "effects": [{"condition": "quick", "speed": 10}],
    }
    stage = fight("A.........b", A=caster("mage", quick), b=WALKER, spells=[quick])
    stage.do(Move("mage", "4, 0"))
    stage.do(SpellCast("mage", "quicken", 0, "mage"))
    assert stage.who("mage").remaining_movement_ft == 20
    stage.do(EndTurn("mage"))


@pytest.mark.parametrize(("walk", "half"), [(40, 20), (25, 12)])
def test_half_of_a_speed_is_rounded_down(walk: int, half: int) -> None:
    # SRD: Slow; Round Down.
    mage = caster("mage", {"id": "slow"})
    stage = fight("A..b", A=mage, b=creature("walker", speed={"walk": walk}))
    stage.put("walker", "slow")
    assert position.speed(stage.who("walker")) == half


def test_a_speed_that_falls_and_comes_back_gives_no_feet_that_were_walked() -> None:
    # SRD: Speed: the feet already moved are subtracted from the new Speed.
    mire = {
        "id": "mire",
        "name": "Mire",
        "level": 1,
        "range": 60,
        "whom": "creature",
        "concentration": True,
        "effects": [{"condition": "mired", "half_speed": True}],
    }
    stage = fight("A.........b", A=caster("mage", mire), b=WALKER, spells=[mire])
    stage.do(Move("mage", "5, 0"))
    stage.do(SpellCast("mage", "mire", 0, "mage"))
    assert stage.who("mage").remaining_movement_ft == 0
    stage.do(EndConcentration("mage"))
    assert stage.who("mage").remaining_movement_ft == 30 - 25
