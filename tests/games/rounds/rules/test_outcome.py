"""Every battle ends, and says by which rule."""

from typing import Any

import pytest

from games.rounds.arena import END, act, battle, duel, hero, of
from turnwright.games.rounds.commands import Attack, Resign
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match


def ended(match: Match) -> tuple[tuple[int, ...], str]:
    assert match.outcome is not None
    return match.outcome.winners, match.outcome.reason


def test_the_last_side_standing_wins() -> None:
    match = battle(duel(hero("ana", FOR=20, PER=5)), [1])
    events = act(match, Attack("bia"))
    assert ended(match) == ((0,), "last_standing")
    assert of(events, "battle_ended", "winner", "reason", "rounds") == [("first", "last_standing", 1)]


def test_rounds_in_which_no_fighter_is_hurt_are_a_stalemate() -> None:
    match = battle(duel(stalemate_rounds=3))
    act(match, *[END] * 6)
    assert ended(match) == ((), "stalemate")
    assert match.state.round == 3


def test_damage_restarts_the_count_of_quiet_rounds() -> None:
    match = battle(duel(stalemate_rounds=3), [1])
    act(match, END, END, Attack("bia"), END, END)
    assert match.state.quiet == 0
    act(match, *[END] * 6)
    assert (match.state.round, ended(match)[1]) == (5, "stalemate")


def test_no_round_is_quiet_while_help_is_to_come() -> None:
    given = duel(stalemate_rounds=2)
    given["heroes"].append(hero("cia", PER=2))
    given["second"].append({"hero": "cia", "at": "k11", "arrives": 5})
    match = battle(given)
    act(match, *[END] * 8)
    assert (match.state.round, match.state.quiet, match.outcome) == (5, 0, None)
    act(match, *[END] * 6)
    assert (match.state.round, ended(match)[1]) == (6, "stalemate")


def test_a_battle_ends_with_its_last_round() -> None:
    match = battle(duel(rounds=2))
    act(match, *[END] * 4)
    assert ended(match) == ((), "round_limit")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("begin", [True, False])
def test_the_side_that_resigns_loses_at_any_time(seat: int, begin: bool) -> None:
    match = battle(duel(), begin=begin)
    match.submit(seat, Resign())
    assert ended(match) == ((1 - seat,), "resigned")


def test_nothing_happens_after_the_end() -> None:
    match = battle(duel())
    match.submit(0, Resign())
    with pytest.raises(Rejected):
        match.submit(0, END)


def test_a_side_whose_help_is_still_to_come_is_not_beaten() -> None:
    given: dict[str, Any] = duel(hero("ana", FOR=20, PER=5))
    given["heroes"].append(hero("eva"))
    given["second"].append({"hero": "eva", "at": "k11", "arrives": 3})
    match = battle(given, [1])
    act(match, Attack("bia"))
    assert match.outcome is None
    act(match, END, END)  # a round without other fighters
    assert (match.state.round, match.state.get("eva").on_board) == (3, True)
