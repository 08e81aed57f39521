"""Dice thrown at a server, and every way in which it could cheat with them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from turnwright.clients.terminal.requests import entropy
from turnwright.clients.terminal.throwing import Hand, result_of
from turnwright.kernel.sums import check_sum
from turnwright.kernel.wire import RollRequest as Ask
from turnwright.table.fair import Chain, Cup
from turnwright.table.messages import Reveal, RollRequest

MATCH, SEAT = "m", 1
CHAIN = Chain(b"s" * 32, MATCH, SEAT)
CUP = Cup(b"s" * 32, MATCH, [SEAT])


def asked(index: int = 1, formula: str = "2d6") -> RollRequest:
    commitment = CHAIN.commitment(index)
    return RollRequest(
        MATCH, f"r{index}", "bran", "attack", "", formula_hint=f"{formula}+3", formula=formula, seat=SEAT,
        index=index, commitment=commitment,
    )  # fmt: skip


def revealed(index: int = 1, seed: str = "mine") -> Reveal:
    faces, proof = CUP.throw(Ask(f"r{index}", SEAT, "2d6"), index, seed)
    return Reveal(f"r{index}", SEAT, index, proof.secret, seed, tuple(faces), proof.next)


@pytest.fixture
def hand() -> Hand:
    hand = Hand(MATCH, SEAT, {SEAT: CHAIN.anchor})
    hand.asked(asked())
    hand.throw("r1", "mine")
    return hand


def test_an_honest_throw_is_found_honest_and_binds_the_next(hand: Hand) -> None:
    assert hand.check(revealed()) == ""
    assert hand.given == {(SEAT, 1): "mine"}
    hand.asked(asked(2))
    hand.throw("r2", "again")
    assert hand.check(revealed(2, "again")) == ""


def test_the_half_that_was_given_stays_however_often_it_is_thrown(hand: Hand) -> None:
    assert hand.throw("r1", "other") == "mine"


def test_the_server_may_throw_when_nobody_did(hand: Hand) -> None:
    faces, proof = CUP.throw(Ask("r1", SEAT, "2d6"), 1)
    assert hand.check(Reveal("r1", SEAT, 1, proof.secret, "", tuple(faces))) == ""


def test_what_others_throw_is_theirs_to_check(hand: Hand) -> None:
    assert hand.check(replace(revealed(), seat=0, secret="00")) == ""


def test_faces_that_the_halves_do_not_make_are_a_lie(hand: Hand) -> None:
    honest = revealed()
    other = tuple(face % 6 + 1 for face in honest.faces)
    assert hand.check(replace(honest, faces=other)) == "faces"


def test_another_secret_than_the_one_it_was_bound_to_is_a_lie(hand: Hand) -> None:
    assert hand.check(replace(revealed(), secret="ab" * 32)) == "secret"
    assert hand.check(replace(revealed(), secret="no hex")) == "secret"


def test_another_half_than_the_one_that_was_thrown_is_a_lie(hand: Hand) -> None:
    assert hand.check(revealed(seed="the server's own")) == "seed"


def test_another_promise_than_the_one_before_is_a_lie(hand: Hand) -> None:
    assert hand.check(revealed()) == ""
    hand.asked(replace(asked(2), commitment="00" * 32))
    assert hand.check(revealed(2)) == "promise"


def test_the_anchor_is_the_promise_of_the_first_throw() -> None:
    hand = Hand(MATCH, SEAT, {SEAT: "00" * 32})
    hand.asked(asked())
    assert hand.check(revealed()) == "promise"


def test_the_result_is_what_the_server_will_count(hand: Hand) -> None:
    request, reveal = asked(), revealed()
    result = result_of(request, reveal, hand.faces(request, reveal))
    ask = Ask("r1", SEAT, "2d6", about={"formulaHint": "2d6+3"})
    check_sum(ask, result.naturals, result.natural, result.total, result.breakdown)
    assert result.total == sum(reveal.faces) + 3


def test_whatever_is_typed_nobody_can_guess_the_half() -> None:
    made = {entropy(text) for text in ("", "", "same", "same")}
    assert len(made) == 4
    assert all(1 <= len(half) <= 128 for half in made)


def test_what_was_asked_and_answered_is_forgotten(hand: Hand) -> None:
    hand.forget(set())
    assert hand.requests == {}
