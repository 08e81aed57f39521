"""How a fight looks to a learner: what it sees, and exactly what it may do."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.wuxia.positions import PALM, WUXIA, character, fight, scenario, skill
from turnwright import Match, Rejected
from turnwright.agents import RandomAgent
from turnwright.games.wuxia.content import shipped_cast
from turnwright.games.wuxia.state import Effect
from turnwright.kernel.lab_view import Encoding

IDS = [one.id for one in shipped_cast().characters]
SEATS = (0, 1)
ANY = RandomAgent()


def encoding_of(match: Match) -> Encoding:
    encoding = WUXIA.lab.encoding(match.scenario)
    assert encoding is not None
    return encoding


def seen(match: Match, seat: int = 0) -> dict[str, float]:
    """What a seat observes, by name."""
    encoding = encoding_of(match)
    return dict(zip(encoding.observation_names, encoding.observe(match.state, seat), strict=True))


def legal(match: Match, seat: int = 0) -> list[str]:
    """The names of the actions that a seat may take."""
    encoding = encoding_of(match)
    mask = encoding.mask(match.state, seat)
    return [name for name, bit in zip(encoding.action_names, mask, strict=True) if bit]


def somewhere(ids: list[str], sizes: tuple[int, int], seed: int, turns: int) -> Match:
    """A position that any choices may lead to."""
    sides = {"first": ids[: sizes[0]], "second": ids[sizes[0] : sizes[0] + sizes[1]]}
    match = Match(WUXIA, {"name": "x", **sides}, seed=seed, seats=[ANY, ANY])
    for _ in range(turns):
        if match.act() is None:
            break
    return match


SIZE = st.integers(1, 4)
POSITIONS = st.builds(
    somewhere, st.permutations(IDS), st.tuples(SIZE, SIZE), st.integers(0, 1000), st.integers(0, 40)
)


def two_on_one(**changes: Any) -> Match:
    """Ann against Bob and Cid; she has two attacks, of which one costs qi and needs rest."""
    skills = [
        skill("palm", **PALM),
        skill("bite", **{**PALM, "qi_cost": 90, "cooldown": 4, "effects": [{"kind": "bleed", "turns": 2}]}),
        skill("roar", **{**PALM, "effects": [{"kind": "attack_up", "amount": -8, "turns": 4}]}),
    ]
    who = [
        character("ann", ("palm", "bite"), agility=50),
        character("bob", ("roar",), agility=25, strength=40),
        character("cid", ("palm",), hp=50, **{"agility": 10, **changes}),
    ]
    return fight(scenario(who, skills), seed=1)


def test_names_of_observations_and_actions_are_unique() -> None:
    encoding = encoding_of(two_on_one())
    for names in (encoding.observation_names, encoding.action_names):
        assert len(set(names)) == len(names)


@settings(max_examples=50)
@given(POSITIONS)
def test_the_mask_is_exactly_the_options(match: Match) -> None:
    encoding = encoding_of(match)
    for seat in SEATS:
        options = list(WUXIA.options(match.state, seat))
        actions = [action for action, bit in enumerate(encoding.mask(match.state, seat)) if bit]
        assert [encoding.command(match.state, seat, action) for action in actions] == options
        assert [encoding.action(match.state, seat, option) for option in options] == actions


@settings(max_examples=50)
@given(POSITIONS)
def test_an_observation_is_as_long_as_it_says_and_in_its_bounds(match: Match) -> None:
    encoding = encoding_of(match)
    for seat in SEATS:
        observed = encoding.observe(match.state, seat)
        assert len(observed) == encoding.size
        for low, number in zip(encoding.lows, observed, strict=True):
            assert low <= number <= 1.0


def test_each_side_observes_itself_first_and_missing_creatures_as_0() -> None:
    match = two_on_one()
    ann, bob = seen(match, 0), seen(match, 1)
    assert [name for name, number in ann.items() if name.startswith("own 2") and number] == []
    assert (ann["own 1 acting"], ann["own 1 strength"], ann["other 1 strength"]) == (1.0, 0.5, 1.0)
    assert (bob["other 1 acting"], bob["own 1 strength"], bob["other 1 strength"]) == (1.0, 1.0, 0.5)
    assert (ann["other 2 hp"], bob["own 2 hp"], ann["other 2 agility"]) == (0.5, 0.5, 0.2)
    assert (ann["own 1 gauge"], ann["other 1 gauge"], ann["other 2 gauge"]) == (0.0, 0.5, 0.2)


def test_a_skill_that_is_used_rests_and_what_cannot_be_paid_is_not_ready() -> None:
    match = two_on_one()
    assert legal(match) == [f"skill {slot} on {who}" for slot in (1, 2) for who in (1, 2)] + ["defend"]
    encoding = encoding_of(match)
    match.submit(0, encoding.command(match.state, 0, encoding.action_names.index("skill 2 on 1")))
    # It is her turn again: a rest of four turns has three to go, and two qi came back.
    ann = seen(match, 1)
    assert (ann["other 1 qi"], ann["other 1 skill 2 ready"], ann["other 1 skill 2 rest"]) == (0.12, 0.0, 0.75)
    assert ann["other 1 skill 1 ready"] == 1.0
    assert legal(match) == ["skill 1 on 1", "skill 1 on 2", "defend"]


def test_effects_are_shares_of_the_strongest_with_their_sign() -> None:
    match = two_on_one()
    match.state.fighters[0].effects = [Effect("attack_up", -6, 3), Effect("bleed", 1, 1)]
    ann = seen(match, 0)
    assert (ann["own 1 attack_up"], ann["own 1 attack_up turns"]) == (-0.75, 0.75)
    assert (ann["own 1 bleed"], ann["own 1 bleed turns"]) == (1.0, 0.25)
    assert (ann["own 1 stun"], ann["own 1 stun turns"]) == (0.0, 0.0)
    assert seen(match, 1)["other 1 attack_up"] == -0.75


def test_no_fighter_can_strike_the_dead() -> None:
    match = two_on_one()
    match.state.fighters[1].stats.hp = 0
    assert legal(match) == ["skill 1 on 2", "skill 2 on 2", "defend"]
    assert (seen(match)["other 1 alive"], seen(match)["other 2 alive"]) == (0.0, 1.0)


def test_a_skill_that_reaches_every_fighter_is_one_action() -> None:
    who = [character("ann", ("wave", "palm"), agility=50), character("bob"), character("cid")]
    match = fight(scenario(who, [skill("wave", reach="all"), skill("palm", **PALM)]), seed=1)
    assert legal(match) == ["skill 1 on 1", "skill 2 on 1", "skill 2 on 2", "defend"]
    match.state.fighters[1].stats.hp = 0
    assert legal(match) == ["skill 1 on 2", "skill 2 on 2", "defend"]


def test_only_the_fighter_in_turn_may_act_and_after_the_end_none() -> None:
    match = two_on_one()
    assert legal(match, 1) == []
    match.submit(1, WUXIA.extra_options(match.state, 1)[0])
    assert (legal(match, 0), legal(match, 1)) == ([], [])


@pytest.mark.parametrize(("seat", "action"), [(0, -1), (0, 5), (1, 0), (1, 4)])
def test_an_action_without_a_command_is_refused(seat: int, action: int) -> None:
    match = two_on_one()
    with pytest.raises(Rejected, match=f"action {action} means nothing here"):
        encoding_of(match).command(match.state, seat, action)


def test_a_skill_that_the_actor_does_not_have_is_refused() -> None:
    match = two_on_one(agility=99)
    assert legal(match, 1) == ["skill 1 on 1", "defend"]
    with pytest.raises(Rejected, match="action 2 means nothing here"):
        encoding_of(match).command(match.state, 1, 2)
