"""Creatures that jump farther, walk through webs, and carry off what they hold."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import creature, fight, mage
from turnwright.games.tactics.commands import Jump, Move, SpellCast
from turnwright.games.tactics.rules.combat import grapple, hiding
from turnwright.games.tactics.rules.movement import jump

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

HERO = creature("hero")


def leaper(**fields: Any) -> dict[str, Any]:
    return creature("cat", scores=[10, 16, 10, 10, 10, 10], **fields)


def jumps(rows: str, run: str = "", **fields: Any) -> tuple[int, int]:
    stage = fight(rows, [], A=leaper(**fields), b=HERO)
    if run:
        stage.do(Move("cat", run))
    cat = stage.who("cat")
    return int(jump.long_jump_ft(stage.state, cat)), int(jump.high_jump_ft(stage.state, cat))


def test_a_running_leap_needs_its_run() -> None:
    # SRD: Lion [Running Leap]: up to 25 feet with a 10-foot running start.
    lion = {"speed": {"walk": 50, "long_jump": 25}}
    assert jumps("A.........b", **lion) == (5, 1)
    assert jumps("A.........b", "2, 0", **lion) == (25, 3)


def test_a_standing_leap_needs_none() -> None:
    # SRD: Giant Toad [Standing Leap]: 20 and 10 feet with or without a running start.
    toad = {"speed": {"walk": 30, "long_jump": 20, "high_jump": 10}, "traits": ["standing_leap"]}
    assert jumps("A.........b", **toad) == (20, 10)
    stage = fight("A..........b", [], A=leaper(**toad), b=HERO)
    stage.do(Jump("cat", "4, 0"))
    assert stage.at("cat") == (4, 0)


def test_a_jumper_jumps_by_its_dexterity() -> None:
    # SRD: Cat [Jumper]: DEX 16 instead of STR 10.
    assert jumps("A.........b", "2, 0", traits=["jumper"]) == (16, 6)


def test_a_web_walker_is_not_caught_and_feels_the_creatures_that_are() -> None:
    # SRD: Giant Spider [Web Walker]; Web: a DEX save, DC 14, or Restrained; Difficult Terrain.
    spider = creature("spider", traits=["web_walker"])
    stage = fight("A......b.C.", [5], A=mage("web"), b=spider, C=HERO)
    stage.do(SpellCast("mage", "web", 2, area_center="8, 0"))
    stage.end("mage")
    assert stage.has("spider") == []
    stage.put("hero", "hidden")
    assert hiding.notices(stage.state, stage.who("spider"), stage.who("hero"))
    stage.do(Move("spider", "6, 0"))
    assert stage.who("spider").remaining_movement_ft == 25
    stage.end("spider")
    assert "restrained" in stage.has("hero")


@pytest.mark.parametrize(("traits", "times"), [([], 2), (["abduct"], 1)])
def test_an_abductor_moves_what_it_holds_without_extra_movement(traits: list[str], times: int) -> None:
    # SRD: Bugbear Warrior [Abduct].
    stage = fight("bA", [], b=creature("bugbear", traits=traits), A=HERO)
    stage.put("hero", "grappled", "bugbear")
    assert grapple.cost_multiplier(stage.state, stage.who("bugbear")) == times
