"""Names as messages."""

from __future__ import annotations

import pytest

from turnwright.gamekit.naming import members, translatable, verbatim
from turnwright.kernel.records import Message

ANN, BEN, CID = (verbatim(name) for name in ("Ann", "Ben", "Cid"))


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ([], None),
        ([ANN], ANN),
        ([ANN, BEN], Message("side-two", {"first": ANN, "second": BEN, "count": 1})),
        ([ANN, BEN, CID], Message("side-more", {"first": ANN, "second": BEN, "count": 2})),
    ],
)
def test_a_side_is_named_by_its_members(names: list[Message], told: Message | None) -> None:
    assert members({"red": names, "blue": [CID]}, "red") == told


def test_a_side_with_the_same_members_as_another_has_no_name() -> None:
    assert members({"red": [ANN], "blue": [ANN]}, "red") is None
    assert members({"red": [ANN], "blue": [BEN]}, "green") is None


def test_a_name_without_an_entry_in_the_catalogue_is_shown_as_written() -> None:
    assert translatable("card", "ace", "Ace") == Message("card-ace", {"text": "Ace"})
