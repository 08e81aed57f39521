"""A receipt states what was sent, and only a server can issue one."""

from __future__ import annotations

import pytest

from turnwright.protocol.messages import LONGEST_ID
from turnwright.server.host.stored.receipts import Receipt, line_signature, make_receipt, read_receipt

SECRET, CHAIN = b"a secret", bytes(16)


@pytest.mark.parametrize("number", [0, 7, 10**15])
def test_a_receipt_states_its_number_and_line(number: int) -> None:
    mark = make_receipt(SECRET, "m", number, CHAIN)

    assert read_receipt(SECRET, "m", mark) == Receipt(number, line_signature(SECRET, "m", number, CHAIN))
    assert len(mark) <= LONGEST_ID


def test_another_line_has_another_signature() -> None:
    signs = {
        line_signature(*each)
        for each in ((SECRET, "m", 1, CHAIN), (SECRET, "m", 1, b"x"), (b"", "m", 1, CHAIN))
    }

    assert len(signs) == 3


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "7",
        "0" * 16,
        "７" + make_receipt(SECRET, "m", 7, CHAIN)[1:],
        "07" + make_receipt(SECRET, "m", 7, CHAIN)[1:],
        "8" + make_receipt(SECRET, "m", 7, CHAIN)[1:],
        make_receipt(SECRET, "m", 7, CHAIN)[:-1] + "g",
        make_receipt(SECRET, "m", 7, CHAIN) + "\n",
        make_receipt(SECRET, "another", 7, CHAIN),
        make_receipt(b"another", "m", 7, CHAIN),
    ],
)
def test_a_forged_receipt_is_worthless(forged: str) -> None:
    assert read_receipt(SECRET, "m", forged) is None
