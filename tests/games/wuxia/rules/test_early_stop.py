"""The early stop names only winners that the fight would have named too."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.wuxia.positions import WUXIA, character, fighter, scenario, simulator, skill, skills_of
from turnwright.games.wuxia import EquippedSkill
from turnwright.games.wuxia.content import shipped_cast
from turnwright.games.wuxia.rules.decided import safe_side
from turnwright.games.wuxia.state import Effect
from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution
from turnwright.kernel.playout import playout
from turnwright.kernel.records import Outcome

IDS = [one.id for one in shipped_cast().characters]
BOT = WUXIA.bots()["heuristic"]
PUNCH: dict[str, Any] = {"base_damage": 10, "power_multiplier": 0.0}
LASTING: dict[str, Any] = {"turns": 9}
BLEEDING: dict[str, Any] = {"kind": "bleed", "turns": 3, "amount": 40, "on": "self"}
# Steps that harden the fighter who dodges, for good.
HARDENING: dict[str, Any] = {
    "miss_chance": 0.3,
    "effects": [{"kind": "defense_up", "amount": 1000, "turns": 99, "on": "self"}],
}


def ended(given: dict[str, Any], seed: int, early: bool) -> Outcome:
    ctx = Execution(Tray(seed), False, WUXIA)
    start = WUXIA.setup(WUXIA.scenarios.load({**given, "early_stop": early}), ctx)
    return playout(WUXIA, start, [BOT, BOT], ctx)


def duel(
    fist: dict[str, Any] | None = None,
    guard: dict[str, Any] | None = None,
    steps: dict[str, Any] | None = None,
    **changes: Any,
) -> dict[str, Any]:
    """Ann, who attacks with her fist, against Bob, who has no attack but perhaps a guard and steps."""
    skills = [skill("palm", **{**PUNCH, **(fist or {})}), skill("guard", **(guard or {}))]
    bob = character("bob", (), guard="guard", steps="steps", defense=0, **changes.pop("bob", {}))
    ann = character("ann", defense=0, **changes.pop("ann", {}))
    return scenario([ann, bob], [*skills, skill("steps", **(steps or {}))], **changes)


@pytest.mark.parametrize(
    "given",
    [
        duel(),
        duel({"hit_chance": 0.7}),
        duel({"qi_cost": 2}),
        duel({"cooldown": 2}),
        duel({}, {"damage_reduction": 0.5}, {"miss_chance": 0.3, "partial_miss_chance": 0.3}),
        duel({"effects": [{"kind": "haste", "amount": 5, "turns": 2, "on": "self"}]}),
        duel({"effects": [{"kind": "bleed", "amount": 5, "turns": 2}]}),
        duel(qi_regen=0),
    ],
)
def test_an_invulnerable_fighter_with_endless_attacks_has_won(given: dict[str, Any]) -> None:
    assert ended(given, 1, True) == Outcome((0,), "cannot_lose")
    assert ended(given, 1, False) == Outcome((0,), "last_standing")


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (duel({"hit_chance": 0.0}), "stalemate"),
        (duel({}, {}, {"miss_chance": 1.0}), "stalemate"),
        (duel({}, {"damage_reduction": 1.0}), "stalemate"),
        (duel({"base_damage": 1}, {"damage_reduction": 0.1}), "stalemate"),
        (duel({"crit_chance": 1.0, "crit_multiplier": 0.0}), "stalemate"),
        (duel({"qi_cost": 60}, qi_regen=0), "stalemate"),
        (duel({"cooldown": 60}), "stalemate"),
        (duel({"hit_chance": 0.05, "effects": [BLEEDING]}), "last_standing"),
        (duel({}, max_steps=6), "step_cap"),
        (duel({}, stalemate_turns=1), "stalemate"),
        (duel(ann={"agility": 0}), "stalemate"),
        (duel(ann={"agility": 1}, bob={"agility": 300}), "stalemate"),
        (duel({"effects": [{**LASTING, "kind": "defense_up", "amount": 99}]}, {"damage_reduction": 0.1}), ""),
        (duel({"effects": [{**LASTING, "kind": "attack_up", "amount": -99, "on": "self"}]}), ""),
        (duel({"effects": [{"kind": "stun", "turns": 99, "on": "self"}]}), "stalemate"),
        (duel({}, {"damage_reduction": 0.1}, HARDENING), "stalemate"),
    ],
)
def test_a_fighter_that_may_still_fail_has_not_won(given: dict[str, Any], reason: str) -> None:
    early = ended(given, 1, True)
    assert early.reason != "cannot_lose"
    assert early == ended(given, 1, False)
    assert reason in ("", early.reason)


def stopped(*effects: Effect, quiet: int = 0) -> bool:
    """Whether Ann is sure to win while she bears these effects."""
    skills = skills_of(palm=PUNCH)
    ann, bob = fighter("ann", "x", EquippedSkill("palm"), defense=0), fighter("bob", "y", defense=0)
    made, _ = simulator([ann, bob], skills, [])
    ann.effects = list(effects)
    made.state.quiet = quiet
    return safe_side(made.state, made.arena) == ann.side


def test_the_present_effects_of_a_fighter_are_counted() -> None:
    assert stopped()
    assert not stopped(Effect("bleed", 1, 1))
    assert stopped(Effect("stun", 0, 2))
    assert not stopped(Effect("stun", 0, 100))
    assert not stopped(Effect("haste", -19, 9))


def test_quiet_turns_that_are_over_are_counted() -> None:
    assert stopped(quiet=20)
    assert not stopped(quiet=45)


def test_a_guard_that_strikes_back_can_hurt() -> None:
    assert ended(duel({}, {"counter_chance": 0.01}), 1, True).reason == "last_standing"


# Numbers with which the inference holds are drawn most, so that it is often at stake.
SURE = st.sampled_from([1.0, 1.0, 0.8, 0.5, 0.05, 0.0])
RARE = st.sampled_from([0.0, 0.0, 0.0, 0.2, 0.5, 1.0])
EFFECT = st.fixed_dictionaries(
    {
        "kind": st.sampled_from(["bleed", "attack_up", "defense_up", "haste", "stun"]),
        "amount": st.sampled_from([-30, -5, 5, 30]),
        "turns": st.integers(1, 4),
        "on": st.sampled_from(["self", "target"]),
    }
)
MOVE = st.fixed_dictionaries(
    {
        "base_damage": st.sampled_from([10, 30, 1, 0]),
        "power_multiplier": st.sampled_from([0.0, 1.0]),
        "hit_chance": SURE,
        "crit_chance": RARE,
        "crit_multiplier": st.sampled_from([1.5, 1.5, 0.0]),
        "qi_cost": st.sampled_from([0, 0, 0, 3, 60]),
        "cooldown": st.sampled_from([0, 0, 0, 1, 3]),
        "reach": st.sampled_from(["one", "all", "chain"]),
        "effects": st.sampled_from([0, 0, 1]).flatmap(lambda most: st.lists(EFFECT, max_size=most)),
    }
)
GUARD = st.fixed_dictionaries(
    {"damage_reduction": RARE, "counter_chance": st.sampled_from([0.0, 0.0, 0.0, 0.0, 0.3])}
)
STEPS = st.fixed_dictionaries(
    {
        "miss_chance": st.sampled_from([0.2, 0.0, 0.5, 1.0]),
        "partial_miss_chance": RARE,
        "partial_miss_max_reduction": RARE,
        "effects": st.sampled_from([0, 0, 1]).flatmap(lambda most: st.lists(EFFECT, max_size=most)),
    }
).map(lambda steps: {**steps, "effects": steps["effects"] if steps["miss_chance"] else []})
SPEED = st.sampled_from([20, 20, 15, 10, 60, 1, 0])


@st.composite
def fights(draw: st.DrawFn) -> dict[str, Any]:
    """One or two with an attack against one or two who seldom have any."""
    skills = [skill("palm", **draw(MOVE)), skill("kick", **draw(MOVE)), skill("dear", qi_cost=1000)]
    skills += [skill("guard", **draw(GUARD)), skill("steps", **draw(STEPS))]
    attacks = st.sampled_from([("palm",), ("palm",), ("palm", "kick")])
    others = st.sampled_from([(), (), ("dear",), ("kick",)])
    first = [character(f"a{at}", draw(attacks), agility=draw(SPEED)) for at in range(draw(st.integers(1, 2)))]
    second = [
        character(f"b{at}", draw(others), guard="guard", steps="steps", agility=draw(SPEED), max_qi=100)
        for at in range(draw(st.integers(1, 2)))
    ]
    sides = {"first": [one["id"] for one in first], "second": [one["id"] for one in second]}
    settings = {
        "qi_regen": draw(st.sampled_from([0, 2])),
        "stalemate_turns": draw(st.sampled_from([50, 200, 10])),
        "max_steps": draw(st.sampled_from([1000, 1000, 40])),
        "accuracy": draw(st.sampled_from(["tier", "agility"])),
    }
    return {**scenario([*first, *second], skills), **sides, **settings}


@pytest.mark.long
@settings(deadline=None, max_examples=150)
@given(fights(), st.integers(0, 1000))
def test_an_early_stop_names_the_winner_of_the_whole_fight(given: dict[str, Any], seed: int) -> None:
    assert ended(given, seed, True).winners == ended(given, seed, False).winners


@pytest.mark.parametrize("qi_regen", [0, 2])
def test_fighters_that_come_with_the_game_win_the_same_with_it(qi_regen: int) -> None:
    for at, one in enumerate(IDS):
        given = {"name": "x", "first": [one], "second": [IDS[at - 1]], "qi_regen": qi_regen}
        assert ended(given, at, True).winners == ended(given, at, False).winners
