"""The odds of one blow: worked out by hand, and against thousands of blows that are thrown."""

from math import isclose, sqrt
from typing import Any

import pytest

from games.wuxia.positions import DODGER, PALM, fighter, skills_of
from turnwright.games.wuxia import CharacterState, EquippedSkill, SkillTier
from turnwright.games.wuxia.forecast.strike_odds import MOST_DAMAGES, StrikeOdds, strike_odds
from turnwright.games.wuxia.rules.strike import roll_strike
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected

GUARD = {"damage_reduction": 0.42}
Strike = tuple[CharacterState, CharacterState, SkillTier]


def given(steps: dict[str, Any], guard: dict[str, Any], **changes: Any) -> Strike:
    """Who strikes whom with what: the palm of the worked cases, unless it is changed."""
    skills = skills_of(palm={**PALM, **changes}, steps=steps, guard=guard)
    a = fighter("a", "x", EquippedSkill("palm"))
    b = fighter("b", "y", EquippedSkill("steps", 1, "movement"), EquippedSkill("guard", 1, "defense"))
    a.bind(skills)
    b.bind(skills)
    return a, b, skills.tier("palm", 1)


def odds(
    steps: dict[str, Any] | None = None, guard: dict[str, Any] | None = None, **changes: Any
) -> StrikeOdds:
    return strike_odds(*given(steps or {}, guard or {}, **changes))


def near(chances: dict[int, float], wanted: dict[int, float]) -> bool:
    # What counts as a whole number though it is a hair less moves an edge by as much.
    return list(chances) == list(wanted) and all(
        isclose(chances[one], wanted[one], rel_tol=1e-6) for one in wanted
    )


def test_a_strike_without_a_dodge_hits_by_its_accuracy_and_is_critical_by_its_chance() -> None:
    plain = odds()
    # 20 x 1.1 + 24 - 5 is 41, and 61.5 is 61.
    assert near(plain.damage, {41: 0.85 * 0.85, 61: 0.85 * 0.15})
    assert isclose(plain.hit, 0.85)
    assert isclose(plain.critical, 0.85 * 0.15)
    assert (plain.dodged, plain.partial) == (0.0, 0.0)
    assert isclose(plain.inaccurate, 0.15)
    assert isclose(plain.mean(), 0.85 * (0.85 * 41 + 0.15 * 61))
    assert isclose(plain.at_least(42), 0.85 * 0.15)
    assert plain.at_least(62) == 0.0


def test_a_partial_dodge_is_a_sure_hit_and_a_full_dodge_comes_first() -> None:
    dodged = odds(DODGER)
    assert isclose(dodged.dodged, 0.25)
    assert isclose(dodged.partial, 0.75 * 0.35)
    assert isclose(dodged.inaccurate, 0.75 * 0.65 * 0.15)
    assert isclose(dodged.hit, 0.75 * 0.35 + 0.75 * 0.65 * 0.85)
    assert isclose(dodged.hit + dodged.dodged + dodged.inaccurate, 1.0)


def test_a_dodge_in_part_spreads_the_damage_evenly_between_its_bounds() -> None:
    steps = {"partial_miss_chance": 1.0, "partial_miss_min_reduction": 0.2, "partial_miss_max_reduction": 0.4}
    spread = odds(steps, crit_chance=0.0)
    # From 41 x 0.8 = 32.8 down to 41 x 0.6 = 24.6: each whole damage has a part of 8.2.
    wanted = {24: 0.4, **dict.fromkeys(range(25, 32), 1.0), 32: 0.8}
    assert near(spread.damage, {damage: part / 8.2 for damage, part in wanted.items()})
    assert isclose(sum(spread.damage.values()), 1.0)


def test_a_dodge_in_part_of_one_size_has_one_damage() -> None:
    steps = {"partial_miss_chance": 1.0, "partial_miss_min_reduction": 0.5, "partial_miss_max_reduction": 0.5}
    assert near(odds(steps, crit_chance=0.0).damage, {20: 1.0})


def test_a_guard_that_takes_everything_leaves_hits_without_damage() -> None:
    none = odds(DODGER, {"damage_reduction": 1.0})
    assert near(none.damage, {0: none.hit})
    assert none.mean() == 0.0


def test_by_option_agility_helps_to_hit_and_to_crit() -> None:
    a, b, palm = given({}, {}, hit_chance=0.5)
    sharp = strike_odds(a, b, palm, by_agility=True)
    assert isclose(sharp.hit, 0.5 + 0.02 * 20 - 0.01 * 20)
    assert isclose(sharp.critical, sharp.hit * (0.15 + 0.01 * 20))


def test_more_damages_than_can_be_listed_are_refused() -> None:
    with pytest.raises(Rejected, match="sample them instead"):
        odds(DODGER, base_damage=float(MOST_DAMAGES * 6))


@pytest.mark.long
@pytest.mark.parametrize(
    ("steps", "guard", "changes"),
    [
        ({}, {}, {}),
        (DODGER, {}, {}),
        (DODGER, GUARD, {"crit_multiplier": 2.3}),
        (DODGER, GUARD, {"base_damage": 0, "power_multiplier": 0.1}),
    ],
)
def test_thousands_of_blows_come_out_as_the_odds_say(
    steps: dict[str, Any], guard: dict[str, Any], changes: dict[str, Any]
) -> None:
    times = 20_000
    a, b, palm = given(steps, guard, **changes)
    exact = strike_odds(a, b, palm)
    dice = Dice(3, "blows")
    blows = [roll_strike(a, b, palm, False, 1.0, dice) for _ in range(times)]
    seen: dict[int, int] = {}
    for blow in blows:
        if blow.hit:
            seen[int(blow.damage)] = seen.get(int(blow.damage), 0) + 1
    assert set(seen) <= set(exact.damage)
    for damage, chance in exact.damage.items():
        assert close(seen.get(damage, 0), chance, times)
    assert close(sum(blow.critical for blow in blows), exact.critical, times)
    assert close(sum(blow.miss_reason == "dodged" for blow in blows), exact.dodged, times)
    assert close(sum(blow.miss_reason == "inaccurate" for blow in blows), exact.inaccurate, times)


def close(seen: int, chance: float, times: int) -> bool:
    """Whether a count is within five standard deviations."""
    return abs(seen - times * chance) <= 5 * sqrt(times * chance * (1 - chance)) + 1e-6
