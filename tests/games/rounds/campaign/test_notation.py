"""A campaign in one line, both ways."""

from typing import Any

import pytest

from games.rounds.small_land import HEROES, ROUNDS, journey, land, two_groups
from turnwright.games.rounds.commands import Camp, Explore, Travel, Wait
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import Rejected


def test_a_position_is_a_line_both_ways() -> None:
    match = two_groups()
    line = ROUNDS.notation.write(match.state)
    outside, battle = line.split(" || ")
    assert outside == (
        "1-01-01 1.3 >- t0 w0 m1 f1p0 0,0,0 0,0,0 0,0,0 - -"
        " | town<town travel>wood@5 bob*5*6*4 | wood<wood idle>wood@3 ann*7*6*14"
        " ++ r2 - >- 1/0,1 q0 h0 c- - - | ann 7 6 14 0 c6 b1e1a0 - - - - | bob 5 6 4 0 c4 b1e1a0 - - - -"
    )
    assert battle.startswith("r0 - >- ")
    back = ROUNDS.notation.read(line, journey(match.scenario).state)
    assert plain(back) == plain(match.state)
    assert ROUNDS.options(back, HEROES).count() == 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("1-01-01", "1-13-01", "there is no month 13: a year has 12"),
        ("1-01-01 1.1", "1-01-01", "not enough values"),
        (">0", ">1", "1 is more than 0"),
        ("t0", "tx", '"tx" is not a number of a position'),
        ("0,0,0", "0,0", "expected 3 places, got 2"),
        ("town<", "moon<", "'moon' is not a place"),
        ("idle", "sleep", "'sleep' is not an activity of a group"),
        ("ann*7", "bob*7", "expected ann, got 'bob'"),
        ("ann*7", "ann*8", "8 is more than 7"),
        (" ann*7*6*14", "", "expected 1 heroes, got 0"),
        (" | ", " / ", "expected 1 groups, got 0"),
        ("f-", "f0p0", "there is no party 0 at town"),
        ("f-", "f0", "there is no party -1 at town"),
        ("- -", "tired -", "'tired' is not a reason for the end of a campaign"),
    ],
)
def test_a_line_that_is_no_position_is_refused(old: str, new: str, reason: str) -> None:
    state = journey(land()).state
    line = ROUNDS.notation.write(state)
    assert old in line
    with pytest.raises(Rejected, match="not a position of this campaign") as refused:
        ROUNDS.notation.read(line.replace(old, new, 1), state)
    assert reason in refused.value.reason


@pytest.mark.parametrize(
    ("command", "words"),
    [(Travel("wood"), "travel>wood"), (Explore(), "explore"), (Camp(), "camp"), (Wait(), "wait")],
)
def test_a_command_is_a_word_or_two(command: Any, words: str) -> None:
    assert ROUNDS.notation.write_command(command) == words
    assert ROUNDS.notation.parse_command(words) == command
