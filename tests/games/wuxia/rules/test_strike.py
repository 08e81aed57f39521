"""One strike: the draws in their order, the damage, and its narration."""

from typing import Any

import pytest

from games.wuxia.positions import DODGER, PALM, fighter, simulator, skills_of
from turnwright.games.wuxia import BattleEvent, EquippedSkill
from turnwright.games.wuxia.rules.strike import bucket


def blow(faces: list[float], target: dict[str, Any] | None = None, **settings: Any) -> list[Any]:
    """What happens when a, who is quicker, strikes b once."""
    guard = target or {}
    skills = skills_of(palm=PALM, guard=guard)
    slot = "movement" if "miss_chance" in guard else "defense"
    a = fighter("a", "x", EquippedSkill("palm"), strength=20, agility=30)
    b = fighter("b", "y", EquippedSkill("guard", 1, slot), agility=1)
    made, dice = simulator([a, b], skills, faces, **settings)
    with dice:
        made.step()
    return [event for event in made.events if type(event).__name__ != "TurnBegan"]


@pytest.mark.parametrize(
    ("faces", "target", "damage", "label"),
    [
        ([0.5, 0.5, 0.5, 0.9], {}, 41, "high"),
        ([0.5, 0.5, 0.5, 0.1], {}, 61, "high"),
        ([0.3, 0.2, 0.5, 0.9], DODGER, 28, "high"),
        ([0.5, 0.5, 0.5, 0.9], {"damage_reduction": 0.42}, 23, "medium"),
        ([0.5, 0.5, 0.5, 0.9], {"damage_reduction": 1.0}, 0, "low"),
    ],
)
def test_a_worked_example_of_an_attack(
    faces: list[float], target: dict[str, Any], damage: int, label: str
) -> None:
    event = blow(faces, target)[-1]
    assert (event.hit, event.damage, event.damage_bucket) == (True, damage, label)
    assert event.critical == (faces[-1] < 0.15)
    assert event.share == damage / 100


@pytest.mark.parametrize(("faces", "damage"), [([0.5, 0.5, 0.5, 0.9], 1), ([0.5, 0.5, 0.5, 0.1], 2)])
def test_a_hit_does_at_least_one_damage_before_it_is_multiplied(faces: list[float], damage: int) -> None:
    skills = skills_of(palm={**PALM, "crit_multiplier": 2.0})
    a = fighter("a", "x", EquippedSkill("palm"), strength=20, agility=30)
    made, _ = simulator([a, fighter("b", "y", agility=1, defense=500)], skills, faces)
    assert made.step().damage == damage


def test_a_full_dodge_stops_the_draws() -> None:
    dodge, event = blow([0.24], DODGER)
    assert (type(dodge).__name__, dodge.partial) == ("Dodge", False)
    assert (event.hit, event.damage, event.damage_bucket, event.miss_reason) == (False, 0, "miss", "dodged")


def test_an_inaccurate_blow_stops_the_draws() -> None:
    (event,) = blow([0.0, 0.0, 0.85])
    assert (event.hit, event.miss_reason) == (False, "inaccurate")


def test_the_dodges_are_drawn_even_when_their_chance_is_nought() -> None:
    assert blow([0.0, 0.0, 0.84, 0.15])[-1].damage == 41


def test_dodge_then_parry_then_result() -> None:
    skills = skills_of(palm=PALM, steps=DODGER, guard={"damage_reduction": 0.42})
    a = fighter("a", "x", EquippedSkill("palm"), strength=20, agility=30)
    b = fighter("b", "y", EquippedSkill("steps", 1, "movement"), EquippedSkill("guard", 1, "defense"))
    made, dice = simulator([a, b], skills, [0.3, 0.2, 0.5, 0.9])
    with dice:
        made.step()
    assert [type(event).__name__ for event in made.events] == ["TurnBegan", "Dodge", "Parry", "BattleEvent"]
    assert made.events[-1].damage == 16  # 41 x 0.7 x 0.58


def test_a_defeat_is_an_event_and_ends_the_fight() -> None:
    skills = skills_of(palm=PALM)
    a = fighter("a", "x", EquippedSkill("palm"), agility=30)
    b = fighter("b", "y", hp=40, max_hp=100)
    made, dice = simulator([a, b], skills, [0.5, 0.5, 0.5, 0.9])
    with dice:
        made.run_to_completion()
    assert [type(event).__name__ for event in made.events[1:]] == ["BattleEvent", "Defeat", "BattleEnded"]
    assert (made.reason, made.winner, made.state.get("b").stats.hp) == ("last_standing", "x", 0)


def test_by_option_agility_helps_to_hit_and_to_crit() -> None:
    # 0.85 + 0.02 x 30 - 0.01 x 1 is sure, and 0.15 + 0.01 x 30 is 0.45.
    assert blow([0.5, 0.5, 0.99, 0.44], accuracy="agility")[-1].critical
    assert not blow([0.5, 0.5, 0.99, 0.46], accuracy="agility")[-1].critical


@pytest.mark.parametrize(
    ("damage", "label"), [(0, "low"), (9, "low"), (10, "medium"), (25, "medium"), (26, "high")]
)
def test_a_bucket_has_its_bounds(damage: int, label: str) -> None:
    assert bucket(damage, 100) == label


def test_damage_just_below_an_integer_is_rounded_to_it() -> None:
    # 50 x (1 - 0.9) is 4.999... in floating point.
    skills = skills_of(palm={"base_damage": 35}, guard={"damage_reduction": 0.9})
    a = fighter("a", "x", EquippedSkill("palm"), agility=30)
    b = fighter("b", "y", EquippedSkill("guard", 1, "defense"))
    made, _ = simulator([a, b], skills, [0.5, 0.5, 0.5, 0.9])
    event = made.step()
    assert isinstance(event, BattleEvent)
    assert event.damage == 5
