"""What holds in any battle between any heroes."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.rounds.arena import BOT, ROUNDS
from turnwright.agents import RandomAgent
from turnwright.games.rounds.content import shipped_library
from turnwright.games.rounds.rulebook import RESOURCES
from turnwright.games.rounds.state import Battle
from turnwright.kernel.codec import encode
from turnwright.kernel.match import Match
from turnwright.kernel.playout import Runs

IDS = [hero.id for hero in shipped_library().heroes]
teams = st.permutations(IDS).flatmap(
    lambda ids: st.tuples(st.integers(1, 3), st.integers(1, 3)).map(
        lambda sizes: (ids[: sizes[0]], ids[sizes[0] : sizes[0] + sizes[1]])
    )
)
modes = st.sampled_from(["usual", "rush"])
points = st.sampled_from(["before_start", "during_turn"])


def sane(state: Battle) -> None:
    cells = [who.cell for who in state.fighters if who.cell >= 0]
    assert len(cells) == len(set(cells))
    for who in state.fighters:
        for resource in range(len(RESOURCES)):
            assert 0 <= who.has(resource) <= who.most(resource)
        assert (who.cell >= 0) == (who.life > 0)
        assert (who.place in state.order) <= (who.life > 0)
        assert [mark.id for mark in who.marks] == sorted({mark.id for mark in who.marks})
        idle = who.place != state.active and not state.arena.rush and state.reason == ""
        assert who.ap == 0 or not idle


@settings(deadline=None, max_examples=20)
@given(teams, st.integers(0, 1000), modes, points, st.booleans())
def test_numbers_stay_in_their_bounds_and_every_battle_ends(
    sides: Any, seed: int, mode: str, when: str, wild: bool
) -> None:
    scenario = {"name": "x", "first": sides[0], "second": sides[1], "mode": mode, "points": when}
    match = Match(ROUNDS, scenario, seed=seed, seats=[RandomAgent() if wild else BOT, BOT])
    cards = {who.id: sorted(who.hand + who.deck) for who in match.state.fighters}
    while match.outcome is None:
        match.act()
        sane(match.state)
        for who in match.state.fighters:
            assert sorted(who.hand + who.deck + who.discard) == cards[who.id]
    assert match.outcome.reason in ("last_standing", "all_down", "stalemate", "round_limit")


@settings(deadline=None, max_examples=15)
@given(teams, st.integers(0, 1000), modes)
def test_the_same_heroes_in_another_order_on_the_same_cells_give_the_same_battle(
    sides: Any, seed: int, mode: str
) -> None:
    rows = ("6", "4", "8")
    first = [{"hero": id, "at": f"c{row}"} for id, row in zip(sides[0], rows, strict=False)]
    second = [{"hero": id, "at": f"i{row}"} for id, row in zip(sides[1], rows, strict=False)]
    ends = []
    for turned in (1, -1):
        scenario = {"name": "x", "first": first[::turned], "second": second[::turned], "mode": mode}
        _, state = Runs(ROUNDS, scenario, [BOT, BOT], seed).play(0)
        ends.append(encode(state))
    assert ends[0] == ends[1]


@settings(deadline=None, max_examples=10)
@given(teams, st.integers(0, 1000))
def test_a_run_without_events_is_the_same_match(sides: Any, seed: int) -> None:
    scenario = {"name": "x", "first": sides[0], "second": sides[1]}
    outcome, state = Runs(ROUNDS, scenario, [BOT, RandomAgent()], seed).play(0)
    match = Match(ROUNDS, scenario, seed=seed, seats=[BOT, RandomAgent()])
    while match.outcome is None:
        match.act()
    assert (match.outcome, encode(match.state)) == (outcome, encode(state))
    assert ROUNDS.lab.measure(match.state) == ROUNDS.lab.measure(state)
