"""The gauge: who acts, and when."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.wuxia.positions import acting_order, fighter
from turnwright.games.wuxia import ATBClock, GameState


def told(text: str) -> list[tuple[str, int]]:
    return [(part.split()[0], int(part.split()[1])) for part in text.split(", ")]


@pytest.mark.parametrize(
    ("agility", "clock", "order"),
    [
        ({"a": 20, "b": 10}, {}, "a 5, a 10, b 11, a 15, a 20, b 21"),
        ({"a": 20, "b": 10}, {"tie": "largest_id"}, "a 5, b 10, a 11, a 15, b 20"),
        ({"a": 15, "b": 14, "c": 16}, {}, "c 7, a 8, b 9, c 13, a 14, b 15"),
        ({"a": 1, "b": 3}, {}, "b 34, b 67, a 100, b 101"),
        ({"a": 20, "b": 10}, {"tick_scale": 0.5}, "a 10, a 20, b 21"),
        ({"a": 20, "b": 10}, {"threshold": 10}, "a 1, a 2, a 3"),
    ],
)
def test_the_fullest_gauge_acts_pays_the_threshold_and_keeps_the_rest(
    agility: dict[str, int], clock: dict[str, object], order: str
) -> None:
    wanted = told(order)
    assert acting_order(agility, len(wanted), **clock) == wanted


def test_the_order_in_which_fighters_are_named_changes_nothing() -> None:
    assert acting_order({"b": 10, "a": 20}, 6) == acting_order({"a": 20, "b": 10}, 6)


def test_a_tenth_of_a_tick_never_drifts() -> None:
    order = acting_order({"a": 7, "b": 7}, 2000, tick_scale=0.1)
    assert [name for name, _ in order] == ["a", "b"] * 1000
    # 1000 turns of 100 units at 0.7 a tick; a and b share each tick they are ready at, one tick apart.
    assert order[-2][1] == -(-1000 * 1000 // 7)


def test_a_scale_is_taken_to_the_nearest_millionth() -> None:
    for scale in (0.0000005, 0.0000014):
        assert acting_order({"a": 10}, 1, tick_scale=scale) == acting_order({"a": 10}, 1, tick_scale=0.000001)
    state = GameState([fighter("a", "x")])
    assert ATBClock(tick_scale=0.0000004).next_actor(state) is None


@pytest.mark.parametrize("clock", [ATBClock(), ATBClock(tick_scale=0)])
def test_when_no_fighter_can_ever_be_ready_no_fighter_acts(clock: ATBClock) -> None:
    agility = 0 if clock.tick_scale else 10
    state = GameState([fighter("a", "x", agility=agility), fighter("b", "y", agility=agility)])
    assert clock.next_actor(state) is None
    assert state.ticks == 0


def test_the_gauge_of_a_dead_fighter_does_not_fill() -> None:
    state = GameState([fighter("a", "x", hp=0, agility=50), fighter("b", "y", agility=10)])
    actor = ATBClock().next_actor(state)
    assert actor is not None
    assert actor.id == "b"
    assert state.get("a").gauge == 0


@pytest.mark.parametrize(
    ("given_clock", "words"),
    [
        ({"threshold": 0}, "a threshold is a number from 1"),
        ({"tick_scale": -1}, "a tick scale is a number from 0"),
        ({"tie": "dice"}, "a tie goes to smallest_id or largest_id, not 'dice'"),
    ],
)
def test_an_invalid_clock_is_refused(given_clock: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        ATBClock(**given_clock)  # type: ignore[arg-type]


@given(
    st.lists(st.integers(0, 300), min_size=1, max_size=5),
    st.integers(1, 300),
    st.sampled_from([0.1, 0.25, 1.0, 3.0]),
    st.sampled_from(["smallest_id", "largest_id"]),
)
def test_fast_forward_is_the_same_as_ticking_one_by_one(
    agility: list[int], threshold: int, scale: float, tie: str
) -> None:
    clock = ATBClock(threshold, scale, tie)
    named = {f"f{i}": value for i, value in enumerate(agility)}
    fast = GameState([fighter(name, name, agility=value) for name, value in named.items()])
    slow = GameState([fighter(name, name, agility=value) for name, value in named.items()])
    for _ in range(12):
        first = clock.next_actor(fast)
        if first is None:
            assert not any(agility)
            return
        clock.tick(slow)
        while (ready := clock.foremost(slow)) is None:
            clock.tick(slow)
        ready.gauge -= clock.full
        assert (first.id, fast.ticks) == (ready.id, slow.ticks)
        assert [each.gauge for each in fast.fighters] == [each.gauge for each in slow.fighters]


@given(st.lists(st.integers(1, 300), min_size=2, max_size=5))
def test_a_gauge_falls_only_by_acting(agility: list[int]) -> None:
    clock = ATBClock()
    state = GameState([fighter(f"f{i}", f"t{i}", agility=value) for i, value in enumerate(agility)])
    for _ in range(20):
        before = [each.gauge for each in state.fighters]
        actor = clock.next_actor(state)
        for each, was in zip(state.fighters, before, strict=True):
            assert each.gauge >= 0
            assert each is actor or each.gauge > was
