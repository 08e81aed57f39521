"""SRD: Weapons [Mastery Properties]: cleave, graze, nick, push, sap, slow, topple, vex."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import CLUB, Staged, caster, creature, fight
from turnwright import Policy
from turnwright.games.tactics.commands import EndTurn, MeleeAttack, RangedAttack
from turnwright.games.tactics.events import AttackRolled
from turnwright.games.tactics.forecast.preview import preview
from turnwright.games.tactics.rules.core import position

BOTS = (Policy(), Policy())
ORC = creature("orc", hp=50)


def master(*weapons: str, **fields: Any) -> dict[str, Any]:
    """A hero of level 5 with STR and DEX 16 who has learned these weapons: +6 to hit, 3 more damage."""
    plain: dict[str, Any] = {"scores": [16, 16, 10, 10, 10, 10], "slots": [], "spell_ability": None}
    return caster("hero", **{**plain, "weapons": list(weapons), "masteries": list(weapons), **fields})


def hp(stage: Staged, *names: str) -> list[int]:
    return [int(stage.who(name).current_hp) for name in names]


def edges(events: list[Any]) -> list[int]:
    """The advantage of each attack roll."""
    return [event.edge for event in events if isinstance(event, AttackRolled)]


def test_a_mastery_needs_a_weapon_the_creature_has_learned() -> None:
    stage = fight("Ab..", [15, 4], A=master("greatclub", masteries=[]), b=ORC, seats=BOTS)
    stage.do(MeleeAttack("hero", "orc", "greatclub"), done=True)
    assert stage.at("orc") == (1, 0)


def test_cleave_attacks_an_adjacent_creature_without_the_modifier_once_a_turn() -> None:
    hero = master("greataxe", attacks_per_action=2)
    dice = [15, 4, 16, 5, 15, 4]
    stage = fight("Ab .c", dice, A=hero, b=ORC, c=creature("imp", hp=50), seats=BOTS)
    stage.do(MeleeAttack("hero", "orc", "greataxe"))
    stage.do(MeleeAttack("hero", "orc", "greataxe"), done=True)
    assert hp(stage, "orc", "imp") == [50 - 7 - 7, 50 - 5]


def test_graze_does_the_modifier_on_a_miss_and_the_preview_knows() -> None:
    stage = fight("Ab", [3], A=master("greatsword"), b=ORC, seats=BOTS)
    shown = preview(stage.state, 1, MeleeAttack("hero", "orc", "greatsword"))["targets"][0]
    stage.do(MeleeAttack("hero", "orc", "greatsword"), done=True)
    assert hp(stage, "orc") == [47]
    # 15 of 20 faces hit for 10 or, on a 20, for 17; the others graze for 3.
    assert shown["expected"] == pytest.approx((14 * 10 + 17 + 5 * 3) / 20)


def test_nick_leaves_the_bonus_action_and_is_for_one_attack() -> None:
    stage = fight("Ab", [15, 4, 15, 15, 2], A=master("shortsword", "dagger"), b=ORC, seats=BOTS)
    stage.do(MeleeAttack("hero", "orc", "shortsword"))
    stage.do(MeleeAttack("hero", "orc", "dagger"), done=True)
    assert (hp(stage, "orc"), stage.who("hero").used_bonus_action) == ([50 - 7 - 2], False)
    assert stage.refused(MeleeAttack("hero", "orc", "dagger")).code == "no-action"


@pytest.mark.parametrize(("size", "at"), [("large", (3, 0)), ("huge", (1, 0))])
def test_push_moves_creatures_up_to_large_ten_feet(size: str, at: tuple[int, int]) -> None:
    rows = "Ab.... ...... ......"
    stage = fight(rows, [15, 4], A=master("greatclub"), b=creature("orc", size=size, hp=50), seats=BOTS)
    stage.do(MeleeAttack("hero", "orc", "greatclub"), done=True)
    assert stage.at("orc") == at


def test_sap_hinders_the_next_attack_alone() -> None:
    orc = creature("orc", hp=50, multiattack=[[{"names": ["club"], "count": 2}]])
    stage = fight("Ab", [15, 4, 19, 2, 2], A=master("mace"), b=orc, seats=BOTS)
    stage.do(MeleeAttack("hero", "orc", "mace"))
    stage.do(EndTurn("hero"))
    first = stage.do(MeleeAttack("orc", "hero", "club"))
    second = stage.do(MeleeAttack("orc", "hero", "club"), done=True)
    assert (edges(first), edges(second)) == ([-1], [0])


def test_slow_takes_ten_feet_till_the_next_turn_and_does_not_add_up() -> None:
    stage = fight("A.b", [15, 4, 15, 4], A=master("javelin", attacks_per_action=2), b=ORC, seats=BOTS)
    stage.do(RangedAttack("hero", "orc", "javelin"))
    stage.do(RangedAttack("hero", "orc", "javelin"), done=True)
    assert position.speed(stage.who("orc")) == 20
    stage.end("hero", "orc")
    assert position.speed(stage.who("orc")) == 30


@pytest.mark.parametrize(("face", "has"), [(13, ["prone"]), (14, [])])
def test_topple_throws_down_a_target_that_fails_its_save(face: int, has: list[str]) -> None:
    # 8, the modifier of 3 and the proficiency bonus of 3.
    stage = fight("Ab", [15, 4, 3, face], A=master("maul"), b=ORC, seats=BOTS)
    stage.do(MeleeAttack("hero", "orc", "maul"), done=True)
    assert stage.has("orc") == has


def test_vex_gives_advantage_on_the_next_attack_against_the_target() -> None:
    hero = master("rapier", attacks_per_action=3)
    dice = [15, 4, 2, 3, 18, 4]
    stage = fight("cAb", dice, A=hero, b=ORC, c=creature("imp", hp=50), seats=BOTS)
    first = stage.do(MeleeAttack("hero", "orc", "rapier"))
    other = stage.do(MeleeAttack("hero", "imp", "rapier"))
    again = stage.do(MeleeAttack("hero", "orc", "rapier"), done=True)
    assert (edges(first), edges(other), edges(again)) == ([0], [0], [1])


def test_vex_lasts_until_the_end_of_the_next_turn() -> None:
    # SRD: Vex: before the end of your next turn.
    stage = fight("Ab", [15, 4, 2, 18, 4], A=master("rapier"), b=ORC, seats=BOTS)
    stage.do(MeleeAttack("hero", "orc", "rapier"))
    stage.end("hero", "orc")
    assert edges(stage.do(MeleeAttack("hero", "orc", "rapier"), done=True)) == [1]
    late = fight("Ab", [15, 4], A=master("rapier"), b=ORC, seats=BOTS)
    late.do(MeleeAttack("hero", "orc", "rapier"))
    late.end("hero", "orc", "hero")
    assert late.has("hero") == []


def test_vex_and_slow_need_damage() -> None:
    # SRD: Vex, Slow: if you hit and deal damage.
    ghost = creature("ghost", hp=50, immune=["piercing"])
    for weapon, dice in (("rapier", [15, 4]), ("javelin", [15, 4])):
        stage = fight("Ab", dice, A=master(weapon), b=ghost, seats=BOTS)
        stage.do(MeleeAttack("hero", "ghost", weapon), done=True)
        assert (stage.has("hero"), stage.has("ghost")) == ([], [])


def test_cleave_reaches_a_creature_within_5_feet_of_the_first_alone() -> None:
    # SRD: Cleave. The two stand on opposite sides of the hero.
    stage = fight("bAc", [15, 4], A=master("greataxe"), b=ORC, c=creature("imp", hp=50), seats=BOTS)
    stage.do(MeleeAttack("hero", "orc", "greataxe"), done=True)
    assert hp(stage, "orc", "imp") == [50 - 7, 50]


def test_srd_5_1_has_no_weapon_masteries() -> None:
    stage = fight("Ab", [3], A=master("greatsword"), b=ORC, seats=BOTS, rules="5.1")
    stage.do(MeleeAttack("hero", "orc", "greatsword"), done=True)
    assert hp(stage, "orc") == [50]


def test_a_creature_may_have_learned_its_weapon_too() -> None:
    ogre = creature("ogre", attacks=[{**CLUB, "mastery": "push"}])
    stage = fight("bA...", [15, 2], A=creature("hero"), b=ogre, seats=BOTS)
    stage.end("hero")
    stage.do(MeleeAttack("ogre", "hero", "club"), done=True)
    assert stage.at("hero") == (3, 0)
