"""The tally of many matches: counted one by one, merged, and read back."""

from __future__ import annotations

from turnwright.kernel.playout import Tally, read_tally

UNKNOWN = -1  # a figure that did not occur in a match


def tally(*matches: tuple[tuple[int, ...], str, int, list[int]]) -> Tally:
    made = Tally(2)
    for match in matches:
        made.add(*match)
    return made


FIRST = ((0,), "target", 9, [3, UNKNOWN])
SECOND = ((1,), "limit", 12, [0, 7])
DRAWN = ((), "limit", 9, [5, UNKNOWN])
SHARED = ((0, 1), "target", 12, [1, 1])


def test_wins_draws_reasons_and_lengths_are_counted() -> None:
    found = tally(FIRST, SECOND, DRAWN, SHARED)
    assert (found.runs, found.draws, found.wins) == (4, 1, [2, 2])
    assert (found.reasons, found.lengths) == ({"target": 2, "limit": 2}, {9: 2, 12: 2})


def test_a_figure_counts_only_in_the_matches_in_which_it_occurred_and_zero_is_a_figure() -> None:
    found = tally(FIRST, SECOND, DRAWN)
    assert (found.sums, found.counts) == ([8, 7], [3, 1])


def test_a_merged_tally_is_that_of_all_matches_at_once() -> None:
    one, other = tally(FIRST, SECOND), tally(DRAWN, SHARED, FIRST)
    one.merge(other)
    assert one.plain() == tally(FIRST, SECOND, DRAWN, SHARED, FIRST).plain()


def test_a_tally_of_nothing_changes_no_other() -> None:
    one, none = tally(FIRST, DRAWN), Tally(2)
    one.merge(Tally(2))
    none.merge(tally(FIRST, DRAWN))
    assert one.plain() == none.plain() == tally(FIRST, DRAWN).plain()


def test_in_which_order_matches_were_counted_makes_no_difference() -> None:
    matches = [FIRST, SECOND, DRAWN, SHARED]
    there, back = tally(*matches).plain(), tally(*reversed(matches)).plain()
    assert there == back
    assert list(there["reasons"]) == list(back["reasons"]) == ["limit", "target"]
    assert there["lengths"] == [[9, 2], [12, 2]]


def test_a_tally_reads_back_and_goes_on() -> None:
    read = read_tally(tally(FIRST, DRAWN).plain())
    assert read.plain() == tally(FIRST, DRAWN).plain()
    read.add(*SECOND)
    assert read.plain() == tally(FIRST, DRAWN, SECOND).plain()
