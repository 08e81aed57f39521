"""Tokens: only hashes are kept, and a new one puts the old one out of use."""

from __future__ import annotations

from turnwright.server.host import seats
from turnwright.server.stores import SeatRow


def row(seat: int, token: str) -> SeatRow:
    return SeatRow("match", seat, seats.hashed(token))


def test_a_token_opens_its_own_seat_and_no_other() -> None:
    tokens = [seats.new_token() for _ in range(3)]
    rows = [row(seat, token) for seat, token in enumerate(tokens)]
    assert [found.seat for token in tokens if (found := seats.holder(rows, token))] == [0, 1, 2]
    assert seats.holder(rows, seats.new_token()) is None
    assert seats.holder(rows, "") is None


def test_what_is_kept_does_not_hold_the_token() -> None:
    token = seats.new_token()
    assert token.encode() not in seats.hashed(token)
    assert len(token) >= 43  # 32 random bytes


def test_the_token_before_opens_the_door_until_the_new_one_is_used() -> None:
    first, second = seats.new_token(), seats.new_token()
    taken = seats.rotated(row(0, first), first, second, "Ann")
    assert taken.player == "Ann"
    assert seats.holder([taken], first) is taken
    assert seats.used(taken, first) is taken
    used = seats.used(taken, second)
    assert seats.holder([used], second) is used
    assert seats.holder([used], first) is None


def test_a_token_of_any_length_is_only_looked_at_so_far() -> None:
    token = seats.new_token()
    assert seats.holder([row(0, token)], token + "x" * 100_000) is None


def test_a_name_is_short_and_on_one_line() -> None:
    assert seats.polite("  Ann\x00\n\x1b[31m the Bold " + "x" * 100).startswith("Ann[31m the Bold xx")
    assert len(seats.polite("x" * 100)) == seats.LONGEST_NAME
