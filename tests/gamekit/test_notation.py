"""The numbers in the notation of a position."""

import pytest

from turnwright.gamekit.notation import LARGEST, number


def test_a_number_stands_after_its_label() -> None:
    assert number("r12", "r") == 12
    assert number("0") == 0
    assert number("-3", least=-5) == -3
    assert number(str(LARGEST)) == LARGEST


@pytest.mark.parametrize(
    "text", ["", "r", "12", "r01", "r-0", "r+1", "r 1", "r1_0", "r１", "r1.0", "r" + "9" * 5000]
)
def test_numbers_not_in_canonical_form_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a number of a position"):
        number(text, "r", least=-1)


@pytest.mark.parametrize(("text", "words"), [("6", "6 is more than 5"), ("-1", "-1 is less than 0")])
def test_a_number_beyond_its_bounds_is_refused(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        number(text, most=5)
