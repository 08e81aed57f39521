"""Being swallowed: inside another creature, until that dies or disgorges its prey."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import BOW, creature, fight
from turnwright.games.tactics.commands import EndTurn, MeleeAttack, Move, RangedAttack, SpellCast
from turnwright.games.tactics.events import DamageDealt

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

SWALLOW = {
    "id": "swallow",
    "name": "Swallow",
    "range": 5,
    "largest": "medium",
    "held": True,
    "effects": [
        {
            "condition": "in_the_toad",
            "swallows": True,
            "brings": ["blinded", "restrained"],
            "ongoing": "1d6 acid",
            "on_source": True,
            "disgorges": 6,
            "disgorge_dc": 15,
        }
    ],
}
HERO = creature("hero", hp=40)
FRIEND = creature("friend", attacks=[BOW])


def gulped(faces: list[int], hp: int = 20) -> Any:
    toad = creature("toad", hp=hp, powers=[SWALLOW])
    stage = fight("bA...C", faces, b=toad, A=HERO, C=FRIEND)
    assert stage.refused(SpellCast("toad", "swallow", target="hero")).code == "wrong-target"
    stage.put("hero", "grappled", "toad")
    stage.do(SpellCast("toad", "swallow", target="hero"))
    return stage


def test_a_swallowed_creature_is_no_longer_grappled_and_out_of_reach_of_all_others() -> None:
    stage = gulped([])
    assert stage.has("hero") == ["in_the_toad"]
    assert stage.at("hero") == stage.at("toad")
    stage.do(Move("toad", "1, 0"))
    assert stage.at("hero") == (1, 0)
    stage.end("toad")
    assert stage.refused(Move("hero", "2, 0")).code == "no-speed"
    stage.end("hero")
    assert stage.refused(RangedAttack("friend", "hero", "bow")).code != ""


def test_a_swallowed_creature_takes_damage_at_the_start_of_the_swallowers_turns() -> None:
    stage = gulped([4])
    stage.end("toad", "hero")
    events = stage.do(EndTurn("friend"), done=True)
    assert [event.amount for event in events if isinstance(event, DamageDealt)] == [4]


def test_enough_damage_from_inside_may_end_the_swallowing() -> None:
    # Blinded and restrained: disadvantage.
    stage = gulped([15, 15, 4, 5])
    stage.end("toad")
    stage.do(MeleeAttack("hero", "toad"))
    stage.end("hero")
    assert stage.has("hero") == ["prone"]
    assert stage.at("hero") != stage.at("toad")


def test_damage_from_inside_is_counted_for_each_turn_alone() -> None:
    # 5 damage in each of two turns is less than 6 in one.
    stage = gulped([15, 15, 3, 4, 15, 15, 3], hp=40)
    stage.end("toad")
    stage.do(MeleeAttack("hero", "toad"))
    stage.end("hero", "friend", "toad")
    stage.do(MeleeAttack("hero", "toad"))
    stage.end("hero")
    assert stage.has("hero") == ["in_the_toad"]


def test_swallowing_ends_when_the_swallower_dies() -> None:
    stage = gulped([15, 15, 4], hp=5)
    stage.end("toad")
    stage.do(MeleeAttack("hero", "toad"))
    assert stage.who("toad").dead
    assert "in_the_toad" not in stage.has("hero")
