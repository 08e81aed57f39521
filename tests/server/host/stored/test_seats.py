"""Tokens: only hashes are stored, and a new token invalidates the old one."""

from __future__ import annotations

import pytest

from turnwright.server.host.stored import seats
from turnwright.server.stores import SeatRow


def row(seat: int, token: str) -> SeatRow:
    return SeatRow("match", seat, seats.hash_token(token))


def test_a_token_opens_its_own_seat_and_no_other() -> None:
    tokens = [seats.new_token() for _ in range(3)]
    rows = [row(seat, token) for seat, token in enumerate(tokens)]
    assert [found.seat for token in tokens if (found := seats.find_seat(rows, token))] == [0, 1, 2]
    assert seats.find_seat(rows, seats.new_token()) is None
    assert seats.find_seat(rows, "") is None


def test_the_store_does_not_hold_the_token() -> None:
    token = seats.new_token()
    assert token.encode() not in seats.hash_token(token)
    assert len(token) >= 43  # 32 random bytes


def test_no_token_is_taken_for_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-first", "--second", "third"])
    monkeypatch.setattr(seats, "token_urlsafe", lambda size: next(made))
    assert seats.new_token() == "third"


def test_the_former_token_is_valid_until_the_new_one_is_used() -> None:
    first, second = seats.new_token(), seats.new_token()
    taken = seats.rotate_token(row(0, first), first, second, "Ann")
    assert taken.player == "Ann"
    assert seats.find_seat([taken], first) is taken
    assert seats.expire_former(taken, first) is taken
    used = seats.expire_former(taken, second)
    assert seats.find_seat([used], second) is used
    assert seats.find_seat([used], first) is None


def test_an_overlong_token_opens_no_seat() -> None:
    token = seats.new_token()
    assert seats.find_seat([row(0, token)], token + "x" * 100_000) is None


def test_a_name_is_short_and_on_one_line() -> None:
    assert seats.clean_text("  Ann\x00\n\x1b[31m the Bold " + "x" * 100).startswith("Ann[31m the Bold xx")
    assert len(seats.clean_text("x" * 100)) == seats.LONGEST_NAME
