"""Numbers out of bounds are refused where a fight begins: the fighter, the field and the bound are named."""

from random import Random
from typing import Any

import pytest

from games.wuxia.positions import character, fighter, scenario, skill, skills_of
from turnwright.games.wuxia import ATBClock, BattleSimulator, EquippedSkill, GameState, HeuristicAI
from turnwright.games.wuxia.content import load_scenario
from turnwright.games.wuxia.skills import Dose
from turnwright.games.wuxia.state import Effect
from turnwright.kernel.errors import ContentError


def begun(
    palm: dict[str, Any] | None = None, effect: Effect | None = None, ready_in: int = 0, **changes: Any
) -> BattleSimulator:
    """A simulator over a fight of two, of whom the first has these skills and stats."""
    settings = {name: changes.pop(name) for name in ("qi_regen", "stalemate", "accuracy") if name in changes}
    a = fighter("a", "x", EquippedSkill("palm", ready_in=ready_in), **changes)
    a.effects = [effect] if effect else []
    state = GameState([a, fighter("b", "y")])
    return BattleSimulator(state, HeuristicAI(skills_of(palm=palm or {})), ATBClock(), Random(1), **settings)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"agility": 10**13}, "a: agility is a number from 0 to 10000, not 10000000000000"),
        ({"agility": -5}, "a: agility is a number from 0 to 10000, not -5"),
        ({"max_hp": 0, "hp": 5}, "a: max_hp is a number from 1 to 1000000, not 0"),
        ({"max_hp": 10**18}, "a: max_hp is a number from 1 to 1000000, not 1000000000000000000"),
        ({"hp": 101}, "a: hp is a number from 0 to 100, not 101"),
        ({"hp": -1}, "a: hp is a number from 0 to 100, not -1"),
        ({"qi": 101}, "a: qi is a number from 0 to 100, not 101"),
        ({"strength": -1}, "a: strength is a number from 0 to 1000000, not -1"),
        ({"defense": 10**7}, "a: defense is a number from 0 to 1000000, not 10000000"),
        ({"ready_in": -1}, "a: ready_in of palm is a number from 0 to 1000, not -1"),
        ({"effect": Effect("haste", 10**9, 1)}, "a: amount of haste is a number from -10000 to 10000"),
        ({"effect": Effect("sleep", 1, 1)}, "a: an effect is one of bleed, .*, not 'sleep'"),
        (
            {"palm": {"base_damage": float("inf")}},
            "a: palm: base_damage is a number from 0 to 1000000, not inf",
        ),
        (
            {"palm": {"base_damage": float("nan")}},
            "a: palm: base_damage is a number from 0 to 1000000, not nan",
        ),
        ({"palm": {"hit_chance": 1.5}}, "a: palm: hit_chance is a number from 0 to 1, not 1.5"),
        ({"palm": {"cooldown": -1}}, "a: palm: cooldown is a number from 0 to 1000, not -1"),
        ({"palm": {"reach": "far"}}, "a: palm: reach is one of one, all, chain, not 'far'"),
        (
            {"palm": {"effects": [Dose("stun", 0, 0)]}},
            "a: palm: turns of stun is a number from 1 to 1000, not 0",
        ),
        ({"qi_regen": -1}, "qi_regen is a number from 0 to 1000000, not -1"),
        ({"stalemate": 0}, "stalemate is a number from 1 to 1000000, not 0"),
        ({"accuracy": "luck"}, "accuracy is tier or agility, not 'luck'"),
    ],
)
def test_a_number_out_of_bounds_is_refused_before_the_first_turn(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        begun(**changes)


def test_values_within_the_bounds_are_accepted() -> None:
    made = begun({"base_damage": 1e6, "cooldown": 1000}, agility=10_000, hp=1, ready_in=1000)
    made.run_to_completion()
    assert made.reason == "stalemate"


def test_a_number_of_more_than_63_bits_is_refused_too() -> None:
    # Compiled, it does not even fit where it is given.
    with pytest.raises((ValueError, TypeError)):
        begun(max_hp=2**70)


@pytest.mark.parametrize("field", ["agility", "gauge"])
def test_a_clock_without_a_simulator_refuses_what_would_leave_its_bounds(field: str) -> None:
    a = fighter("a", "x")
    setattr(a if field == "gauge" else a.stats, field, 5 * 10**18)
    with pytest.raises(ValueError, match=f"a: {field} is a number from 0 to"):
        ATBClock().next_actor(GameState([a, fighter("b", "y")]))


def test_files_have_the_same_bounds() -> None:
    given = scenario([character("a", agility=10_001), character("b")], [skill("palm")])
    with pytest.raises(ContentError, match="agility: expected a whole number of at most 10000, got 10001"):
        load_scenario(given)
