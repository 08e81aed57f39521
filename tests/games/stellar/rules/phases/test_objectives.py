from __future__ import annotations

import pytest

from games.stellar.galaxy import BLUE, GREEN, RED, fleet, galaxy, system, turn
from turnwright.games.stellar.rules.phases.objectives import check_victory_conditions, phase_objectives
from turnwright.games.stellar.state import (
    DRAW,
    RESOLVED,
    Battle,
    Condition,
    GalaxyState,
    Objectives,
    Report,
    StarSystem,
)
from turnwright.kernel import codec


def goals(state: GalaxyState, *conditions: Condition, most: int = 0) -> GalaxyState:
    """The galaxy with these ways to win."""
    state.objectives = Objectives(list(conditions), most)
    return state


def verdict(state: GalaxyState, day: int = 1) -> tuple[str, str]:
    found = check_victory_conditions(state, day)
    return found.winner, found.rule


def owned(*owners: str) -> list[StarSystem]:
    return [system(f"s{at}", 40.0 * at, owner) for at, owner in enumerate(owners)]


# Elimination


def test_elimination_is_won_when_the_others_have_no_ships_and_no_systems() -> None:
    state = goals(galaxy(owned(RED, ""), [fleet("f1", BLUE, ships=[])]), Condition("elimination"))
    assert verdict(state) == (RED, "elimination")


@pytest.mark.parametrize("left", ["ships", "a system"])
def test_no_faction_with_a_ship_or_a_system_is_eliminated(left: str) -> None:
    state = galaxy(
        owned(RED, BLUE if left == "a system" else ""), [fleet("f1", BLUE)] if left == "ships" else []
    )
    assert verdict(goals(state, Condition("elimination"))) == ("", "")


def test_when_no_faction_is_left_it_is_a_draw() -> None:
    assert verdict(goals(galaxy(owned("", "")), Condition("elimination"))) == (DRAW, "elimination")


# Domination


@pytest.mark.parametrize(
    ("owners", "value", "winner"),
    [
        ((RED, RED, BLUE, ""), 0, RED),  # half, when no value is named
        ((RED, BLUE, "", ""), 0, ""),
        ((RED, RED, RED, ""), 75, RED),
        ((RED, RED, RED, ""), 76, ""),
        ((RED, RED, BLUE, BLUE), 50, ""),  # both, so neither
        ((RED, RED, BLUE, ""), 25, RED),  # both, but one with more
    ],
)
def test_domination_is_a_percentage_of_the_systems(owners: tuple[str, ...], value: int, winner: str) -> None:
    state = goals(galaxy(owned(*owners)), Condition("domination", value))
    assert verdict(state)[0] == winner


def test_no_faction_dominates_a_galaxy_without_systems() -> None:
    assert verdict(goals(galaxy([]), Condition("domination"))) == ("", "")


# King of the hill


@pytest.mark.parametrize(
    ("value", "day", "winner"), [(0, 4, ""), (0, 5, RED), (3, 6, ""), (3, 7, RED), (3, 9, RED)]
)
def test_king_of_the_hill_needs_a_number_of_turns_by_default_one(value: int, day: int, winner: str) -> None:
    state = goals(galaxy(owned(RED, BLUE)), Condition("king_of_the_hill", value, "s0"))
    state.systems[0].owner_since_day = 4
    assert verdict(state, day)[0] == winner


def test_an_unowned_hill_has_no_king() -> None:
    assert verdict(goals(galaxy(owned("")), Condition("king_of_the_hill", 0, "s0")), 50) == ("", "")
    assert verdict(goals(galaxy(owned(RED)), Condition("king_of_the_hill", 0, "nowhere")), 50) == ("", "")


# The end of time


def test_at_the_last_turn_the_faction_that_had_to_survive_wins() -> None:
    state = goals(galaxy(owned(RED, RED), [fleet("f1", BLUE)]), Condition("survival", faction=BLUE), most=20)
    assert (verdict(state, 19), verdict(state, 20)) == (("", ""), (BLUE, "survival"))


def test_if_the_survivor_is_gone_the_most_systems_decide() -> None:
    state = goals(galaxy(owned(RED, RED, GREEN)), Condition("survival", faction=BLUE), most=20)
    assert verdict(state, 20) == (RED, "max_turns")


def test_at_the_last_turn_the_most_systems_win_and_a_tie_is_a_draw() -> None:
    assert verdict(goals(galaxy(owned(RED, BLUE, BLUE)), most=9), 9) == (BLUE, "max_turns")
    assert verdict(goals(galaxy(owned(RED, BLUE, "")), most=9), 9) == (DRAW, "max_turns")
    assert verdict(goals(galaxy(owned("", "")), most=9), 9) == (DRAW, "max_turns")


def test_without_a_last_turn_it_goes_on() -> None:
    assert verdict(goals(galaxy(owned(RED, BLUE))), 10_000) == ("", "")


def test_the_first_battle_decides_if_no_other_is_known() -> None:
    state = goals(galaxy(owned("")), Condition("battle"))
    assert verdict(state) == ("", "")
    done = Report()
    done.winner = BLUE
    state.battles = [Battle("x", "s0", report=done)]
    assert verdict(state) == (BLUE, "battle")


def test_of_two_battles_the_earlier_one_decides_and_of_one_turn_the_first_by_id() -> None:
    def fought(name: str, day: int, winner: str) -> Battle:
        report = Report()
        report.winner = winner
        return Battle(name, "s0", day, day, RESOLVED, report=report)

    state = goals(galaxy(owned("")), Condition("battle"))
    for battles in ([("b1", 3, BLUE), ("b2", 3, RED)], [("b10", 10, RED), ("b9", 9, BLUE)]):
        for listed in (battles, battles[::-1]):
            state.battles = [fought(*each) for each in listed]
            assert verdict(state) == (BLUE, "battle")


# All together


def test_which_way_is_asked_first_does_not_depend_on_the_list() -> None:
    ways = [Condition("king_of_the_hill", 0, "s0"), Condition("domination", 60)]
    for conditions in (ways, ways[::-1]):
        state = goals(galaxy(owned(RED, BLUE, BLUE)), *conditions)
        assert verdict(state, 9) == (BLUE, "domination")


def test_the_day_that_counts_is_that_of_the_turn() -> None:
    state = goals(galaxy(owned(RED), day=3), most=5)
    assert phase_objectives(state, turn(4)).winner_faction_id == ""
    assert phase_objectives(state, turn(5)).winner_faction_id == RED


@pytest.mark.parametrize("named", [BLUE, DRAW])
def test_a_winner_is_never_overwritten(named: str) -> None:
    state = goals(galaxy(owned(RED)), Condition("elimination"))
    state.winner_faction_id = named
    assert phase_objectives(state, turn()) is state


def test_the_objectives_change_nothing_but_the_winner() -> None:
    state = goals(galaxy(owned(RED), [fleet("f1", RED)]), Condition("elimination"))
    before, after = codec.plain(state), codec.plain(phase_objectives(state, turn()))
    assert {key for key in after if after[key] != before[key]} == {"winner_faction_id", "victory"}
