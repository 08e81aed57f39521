"""Bars are as full as their value, and shares stay within their bounds."""

import pytest

from turnwright.gamekit.drawing import bar, share, signed_share


@pytest.mark.parametrize(
    ("value", "most", "width", "drawn"),
    [
        (0, 10, 5, "░░░░░"),
        (1, 100, 5, "█░░░░"),
        (50, 100, 5, "██░░░"),
        (100, 100, 5, "█████"),
        (130, 100, 5, "█████"),
        (0, 0, 5, "░░░░░"),
        (0, 10, 10, "░" * 10),
        (1, 100, 10, "█" + "░" * 9),
        (7, 7, 10, "█" * 10),
    ],
)
def test_a_bar_shows_the_part_and_never_hides_a_small_one(
    value: int, most: int, width: int, drawn: str
) -> None:
    assert bar(value, most, width) == drawn


@pytest.mark.parametrize(
    ("part", "whole", "expected", "signed"),
    [(1.0, 4.0, 0.25, 0.25), (9.0, 4.0, 1.0, 1.0), (-1.0, 4.0, 0.0, -0.25), (-9.0, 4.0, 0.0, -1.0)],
)
def test_a_share_is_clamped(part: float, whole: float, expected: float, signed: float) -> None:
    assert share(part, whole) == expected
    assert signed_share(part, whole) == signed


def test_a_share_of_nothing_is_zero() -> None:
    assert share(1.0, 0.0) == share(0.0, 0.0) == signed_share(0.0, 0.0) == 0.0
