"""Diff: where two runs part."""

from __future__ import annotations

import pytest

from kernel.games import Gambler, Race, lines_of, race, run_to_the_goal, script
from turnwright import Journal, JournalError, Match, diff


def test_the_same_match_has_no_difference() -> None:
    assert diff(lines_of(run_to_the_goal(race())), lines_of(run_to_the_goal(race()))) is None
    assert diff([], []) is None


def test_two_seeds_diverge_at_the_header() -> None:
    found = diff(lines_of(race(seed=1)), lines_of(race(seed=2)))
    assert found is not None
    assert (found.line, found.place, found.path, found.first, found.second) == (
        1,
        "the header",
        "$.seed",
        "1",
        "2",
    )
    assert str(found) == "line 1, the header: $.seed is 1 in the first, 2 in the second"


def test_two_runs_diverge_at_the_first_different_field() -> None:
    one, two = script(), script()
    for match in (one, two):
        match.submit(0, ["draw", "say a"])
    one.submit(1, ["say b", "say c"])
    two.submit(1, ["say b", "say d"])
    found = diff(lines_of(one), lines_of(two))
    assert found is not None
    assert (found.line, found.place, found.path) == (4, "input 2", "$.command[1]")
    assert (found.first, found.second) == ('"say c"', '"say d"')


def test_a_fork_diverges_where_it_was_rekeyed() -> None:
    match, other = race(100), race(100)
    for each in (match, other):
        each.submit(0, "run")
    other.rekey(5)
    match.submit(1, "run")
    found = diff(lines_of(match), lines_of(other))
    assert found is not None
    assert (found.line, found.place, found.path) == (4, "input 2", "$.seat")


def test_a_continued_match_is_longer() -> None:
    short, long = race(100), race(100)
    long.submit(0, "run")
    found = diff(lines_of(short), lines_of(long))
    assert found is not None
    assert (found.line, found.place) == (3, "length")
    assert str(found) == "line 3: the first journal ends here, the second goes on"
    other = diff(lines_of(long), lines_of(short))
    assert other is not None
    assert (other.first, other.second) == ("goes on", "ends here")


def test_long_values_are_shown_short() -> None:
    one, two = script(), script()
    one.submit(0, [f"say {'a' * 500}"])
    two.submit(0, [f"say {'b' * 500}"])
    found = diff(lines_of(one), lines_of(two))
    assert found is not None
    assert len(found.first) == len(found.second) == 60
    assert found.first.endswith("...")


def test_a_damaged_journal_cannot_be_compared() -> None:
    lines = lines_of(run_to_the_goal(race()))
    broken = [*lines[:2], lines[2].replace(b"run", b"fly"), *lines[3:]]
    for one, two in ((lines, broken), (broken, lines)):
        with pytest.raises(JournalError, match="the chain does not match") as caught:
            diff(one, two)
        assert caught.value.line == 3


def test_different_bots_diverge_at_the_header() -> None:
    one = Match(Race(), seed=7, journal=Journal())
    two = Match(Race(), seed=7, seats=[None, Gambler()], journal=Journal())
    found = diff(lines_of(one), lines_of(two))
    assert found is not None
    assert found.path == "$.seats[1]"
