"""What holds in any fight between any fighters."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.wuxia.positions import WUXIA
from turnwright.games.wuxia.content import shipped_cast
from turnwright.kernel.codec import encode
from turnwright.kernel.match import Match

IDS = [one.id for one in shipped_cast().characters]
BOT = WUXIA.bots()["heuristic"]
teams = st.permutations(IDS).flatmap(
    lambda ids: st.tuples(st.integers(1, 3), st.integers(1, 3)).map(
        lambda sizes: (ids[: sizes[0]], ids[sizes[0] : sizes[0] + sizes[1]])
    )
)


def played(first: list[str], second: list[str], seed: int) -> Match:
    match = Match(WUXIA, {"name": "x", "first": first, "second": second}, seed=seed, seats=[BOT, BOT])
    while match.outcome is None:
        match.act()
    return match


@settings(deadline=None, max_examples=25)
@given(teams, st.integers(0, 1000))
def test_numbers_stay_in_their_bounds_and_gauges_fall_only_by_acting(sides: Any, seed: int) -> None:
    scenario = {"name": "x", "first": sides[0], "second": sides[1]}
    match = Match(WUXIA, scenario, seed=seed, seats=[BOT, BOT])
    while match.outcome is None:
        before = {one.id: one.gauge for one in match.state.fighters}
        step = match.act()
        assert step is not None
        acted = {event.actor_id for event in step.events if type(event).__name__ == "TurnBegan"}
        for one in match.state.fighters:
            assert 0 <= one.stats.hp <= one.stats.max_hp
            assert 0 <= one.stats.qi <= one.stats.max_qi
            assert one.gauge >= before[one.id] or one.id in acted
            assert all(skill.ready_in >= 0 for skill in one.equipped)
    assert match.outcome.reason == "last_standing"


@settings(deadline=None, max_examples=25)
@given(teams, st.integers(0, 1000))
def test_the_same_fighters_in_another_order_give_the_same_fight(sides: Any, seed: int) -> None:
    one = played(sides[0], sides[1], seed)
    two = played(sides[0][::-1], sides[1][::-1], seed)
    assert encode(one.state) == encode(two.state)
