"""A mark says what was told, and only a server can make one."""

from __future__ import annotations

import pytest

from turnwright.protocol.messages import LONGEST_ID
from turnwright.server.host.receipts import Mark, mark_of, read_mark, sign_of

SECRET, CHAIN = b"a secret", bytes(16)


@pytest.mark.parametrize("number", [0, 7, 10**15])
def test_a_mark_says_its_number_and_its_line(number: int) -> None:
    mark = mark_of(SECRET, "m", number, CHAIN)

    assert read_mark(SECRET, "m", mark) == Mark(number, sign_of(SECRET, "m", number, CHAIN))
    assert len(mark) <= LONGEST_ID


def test_another_line_has_another_sign() -> None:
    signs = {
        sign_of(*each) for each in ((SECRET, "m", 1, CHAIN), (SECRET, "m", 1, b"x"), (b"", "m", 1, CHAIN))
    }

    assert len(signs) == 3


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "7",
        "0" * 16,
        "７" + mark_of(SECRET, "m", 7, CHAIN)[1:],
        "07" + mark_of(SECRET, "m", 7, CHAIN)[1:],
        "8" + mark_of(SECRET, "m", 7, CHAIN)[1:],
        mark_of(SECRET, "m", 7, CHAIN)[:-1] + "g",
        mark_of(SECRET, "m", 7, CHAIN) + "\n",
        mark_of(SECRET, "another", 7, CHAIN),
        mark_of(b"another", "m", 7, CHAIN),
    ],
)
def test_what_no_server_has_made_says_nothing(forged: str) -> None:
    assert read_mark(SECRET, "m", forged) is None
