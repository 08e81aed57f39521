"""Rolls and their odds in words."""

from __future__ import annotations

import pytest

from turnwright.cli.journal import roll_odds
from turnwright.kernel.records import Rolled
from turnwright.story.catalogue import Catalogue

UI = Catalogue("turnwright.cli.terminal")


def test_the_parts_of_a_roll_show_which_dice_count() -> None:
    assert roll_odds.parts(Rolled("4d6kh3", (1, 6, 3, 2), 11), UI) == "4d6kh3: (1) 6 3 2 = 11"


def test_many_rolls_share_one_line() -> None:
    rolls = [Rolled("1d20", (8,), 8), Rolled("1d20", (13,), 13), Rolled("2d20kl1", (14, 5), 5)]
    bites = roll_odds.joined(rolls, ["bite", "bite", "bite"], UI)
    assert bites == "bite 1d20: 8, 13; bite 2d20kl1: (14) 5 = 5"
    assert roll_odds.joined(rolls[:2], ["none", "claw"], UI) == "1d20: 8; claw 1d20: 13"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("fr", "morsure 1d20 : 8, 13 ; griffe 1d20 : 5"),
        ("pt", "morsure 1d20: 8, 13; griffe 1d20: 5"),
        ("zh", "morsure 1d20：8、13；griffe 1d20：5"),
    ],
)
def test_rolls_have_the_punctuation_of_the_language(lang: str, line: str) -> None:
    rolls = [Rolled("1d20", (8,), 8), Rolled("1d20", (13,), 13), Rolled("1d20", (5,), 5)]
    reasons = ["morsure", "morsure", "griffe"]
    assert roll_odds.joined(rolls, reasons, Catalogue("turnwright.cli.terminal", lang)) == line


def test_an_impossible_roll_is_shown_as_written() -> None:
    assert roll_odds.parts(Rolled("2d6", (9,), 9), UI) == "2d6: 9 = 9"


def test_the_odds_are_exact() -> None:
    assert roll_odds.odds(Rolled("2d6", (5, 5), 10), UI) == [
        "The chance of this was 8.3 percent.",
        "10 or more: 16.7 percent; 10 or less: 91.7 percent.",
        "The average is 7.",
    ]


def test_a_tiny_chance_is_not_shown_as_zero() -> None:
    assert roll_odds.odds(Rolled("8d6", (6,) * 8, 48), UI)[0] == "The chance of this was 6e-05 percent."


def test_odds_that_would_take_too_long_are_not_computed() -> None:
    faces = (1,) * 1000

    assert roll_odds.odds(Rolled("1000d1000000", faces, 1000), UI) == [
        "The odds are unknown: too many totals to compute exact odds."
    ]
