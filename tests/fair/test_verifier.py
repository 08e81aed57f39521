"""Dice thrown on a server, and every way in which it could cheat with them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from turnwright.fair import proof as fair
from turnwright.fair import verifier as hand_module
from turnwright.fair.commitment import LENGTH, ServerSecrets
from turnwright.fair.evidence import Evidence, RevealedThrow
from turnwright.fair.proof import check_result
from turnwright.fair.verifier import ProofMismatch, ThrowVerifier
from turnwright.kernel.records import RollRequest as Ask
from turnwright.protocol.messages import Reveal, RollRequest, SeatInfo, Welcome

MATCH, SEAT = "m", 1
CUP = ServerSecrets(b"s" * 32, MATCH, [SEAT])
SHORT = ServerSecrets(b"s" * 32, MATCH, [SEAT], 3)
OTHER = ServerSecrets(b"t" * 32, MATCH, [SEAT])
ASK = Ask("r1", SEAT, "2d6", about={"formulaHint": "2d6+3"})


def asked(index: int = 1, cup: ServerSecrets = CUP, formula: str = "2d6") -> RollRequest:
    commitment = cup.chains[SEAT].commitment(index)
    return RollRequest(
        MATCH, f"r{index}", "bran", "attack", "", formula_hint=f"{formula}+3", formula=formula, seat=SEAT,
        index=index, commitment=commitment,
    )  # fmt: skip


def revealed(index: int = 1, seed: str = "mine", cup: ServerSecrets = CUP) -> Reveal:
    faces, proof = cup.throw(Ask(f"r{index}", SEAT, "2d6"), index, seed)
    return Reveal(f"r{index}", SEAT, index, proof.secret, seed, tuple(faces), proof.next)


def welcome(anchor: str = CUP.chains[SEAT].anchor, links: int = LENGTH) -> Welcome:
    seats = (SeatInfo(0, "a"), SeatInfo(SEAT, "b", throws=True, anchor=anchor, links=links))
    return Welcome(MATCH, "g", "1", "s", SEAT, seats, 0, 0, True)


def hand_of(cup: ServerSecrets, seen: Evidence | None = None) -> ThrowVerifier:
    hand = ThrowVerifier(MATCH, SEAT, seen)
    hand.committed(welcome(cup.chains[SEAT].anchor, cup.length))
    return hand


def halves(hand: ThrowVerifier) -> dict[int, str]:
    return {index: sight.client_seed for index, sight in hand.evidence.throws.items()}


@pytest.fixture
def short_chains(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chains of three secrets, as they are made and as they are expected."""
    for module in (fair, hand_module):
        monkeypatch.setattr(module, "LENGTH", 3)


def thrown(hand: ThrowVerifier, index: int, cup: ServerSecrets = CUP) -> None:
    hand.asked(asked(index, cup))
    hand.throw(f"r{index}", "mine")
    assert hand.result(revealed(index, "mine", cup)) is not None


def cheat(hand: ThrowVerifier, reveal: Reveal) -> str:
    with pytest.raises(ProofMismatch) as cheated:
        hand.result(reveal)
    return cheated.value.how


@pytest.fixture
def hand() -> ThrowVerifier:
    hand = hand_of(CUP)
    hand.asked(asked())
    hand.throw("r1", "mine")
    return hand


def test_an_honest_throw_is_accepted_and_binds_the_next(hand: ThrowVerifier) -> None:
    thrown(hand, 1)
    thrown(hand, 2)
    assert halves(hand) == {1: "mine", 2: "mine"}


def test_the_result_is_what_the_server_will_count(hand: ThrowVerifier) -> None:
    reveal = revealed()
    result = hand.result(reveal)
    assert result is not None
    check_result(result, ASK, reveal.faces, "mine")
    assert result.total == sum(reveal.faces) + 3


def test_a_client_seed_is_kept_when_the_throw_is_repeated(hand: ThrowVerifier) -> None:
    assert hand.throw("r1", "other") == "mine"


def test_a_throw_shown_twice_is_accepted_once_and_must_not_change(hand: ThrowVerifier) -> None:
    first, second = hand.result(revealed()), hand.result(revealed())
    assert first is not None
    assert second is not None
    assert replace(first, timestamp=0) == replace(second, timestamp=0)
    assert cheat(hand, revealed(seed="another")) == "again"


def test_the_server_may_throw_when_the_player_did_not() -> None:
    hand = hand_of(CUP)
    hand.asked(asked())
    assert hand.result(revealed(seed="")) is not None
    assert hand.throw("r1", "mine") == ""


def test_a_client_seed_sent_by_an_earlier_client_is_adopted() -> None:
    hand = hand_of(CUP)
    hand.asked(asked())
    assert hand.result(revealed(seed="of before")) is not None
    assert hand.throw("r1", "mine") == "of before"


def test_throws_of_other_seats_are_not_checked(hand: ThrowVerifier) -> None:
    assert hand.result(replace(revealed(), seat=0, secret="00")) is None
    assert hand.result(replace(revealed(), request="r9")) is None


LIES: dict[str, tuple[dict[str, Any], str]] = {
    "other faces": ({"faces": (7, 7)}, "faces"),
    "another secret": ({"secret": "ab" * 32}, "secret"),
    "no secret": ({"secret": "no hex"}, "secret"),
    "another throw": ({"index": 2}, "promise"),
    "a new chain before the old one is used up": ({"next": "ab" * 32}, "promise"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_forged_throw_is_found(hand: ThrowVerifier, lie: str) -> None:
    changes, how = LIES[lie]
    assert cheat(hand, replace(revealed(), **changes)) == how


def test_another_client_seed_than_the_sent_one_is_found(hand: ThrowVerifier) -> None:
    assert cheat(hand, revealed(seed="the server's own")) == "seed"
    assert halves(hand) == {1: "mine"}


def test_a_server_that_claims_to_have_thrown_itself_is_recognized_and_the_seed_is_kept(
    hand: ThrowVerifier,
) -> None:
    assert cheat(hand, revealed(seed="")) == "late"
    assert halves(hand) == {1: "mine"}


def test_a_throw_of_an_invalid_formula_is_reported() -> None:
    hand = hand_of(CUP)
    hand.asked(asked(formula="a d6"))
    assert cheat(hand, revealed()) == "faces"


@pytest.mark.parametrize("index", [1, 2, 5])
def test_dice_of_another_chain_than_the_committed_one_are_found(index: int) -> None:
    hand = hand_of(CUP)
    hand.asked(asked(index, OTHER))
    assert cheat(hand, revealed(index, "mine", OTHER)) == "promise"


def test_another_commitment_than_before_is_found(hand: ThrowVerifier) -> None:
    thrown(hand, 1)
    hand.asked(asked(2, OTHER))
    assert cheat(hand, revealed(2, "mine", OTHER)) == "promise"


def test_the_first_commitment_shown_counts(hand: ThrowVerifier) -> None:
    hand.asked(asked(1, OTHER))
    assert cheat(hand, revealed(1, "mine", OTHER)) == "secret"


def test_unseen_throws_are_counted(hand: ThrowVerifier) -> None:
    thrown(hand, 1)
    thrown(hand, 40)
    hand.asked(replace(asked(3), request_id="again"))
    assert cheat(hand, replace(revealed(3), request="again")) == "promise"


@pytest.mark.usefixtures("short_chains")
def test_a_chain_continues_only_with_its_announced_successor() -> None:
    hand = hand_of(SHORT)
    for index in range(1, 8):
        thrown(hand, index, SHORT)
    hand = hand_of(SHORT)
    hand.asked(asked(3, SHORT))
    assert cheat(hand, replace(revealed(3, "mine", SHORT), next="")) == "promise"


@pytest.mark.usefixtures("short_chains")
def test_a_player_who_joins_after_a_chain_is_used_up_continues_with_the_next() -> None:
    hand = hand_of(SHORT)
    thrown(hand, 5, SHORT)
    hand.asked(asked(6, OTHER))
    assert cheat(hand, revealed(6, "mine", OTHER)) == "promise"


@pytest.mark.parametrize("links", [0, 1, LENGTH - 1, LENGTH + 1, 2**40])
def test_a_chain_of_another_length_would_bind_other_throws_and_is_refused(links: int) -> None:
    hand = ThrowVerifier(MATCH, SEAT)
    with pytest.raises(ProofMismatch, match="a chain has 4096 secrets"):
        hand.committed(welcome(links=links))
    hand.asked(asked())
    assert cheat(hand, revealed()) == "promise"


def test_a_server_without_a_commitment_cannot_ask_for_dice() -> None:
    hand = ThrowVerifier(MATCH, SEAT)
    hand.committed(welcome(""))
    hand.asked(asked())
    assert cheat(hand, revealed()) == "promise"


def test_answered_requests_are_forgotten(hand: ThrowVerifier) -> None:
    hand.forget(set())
    assert hand.requests == {}
    assert hand.result(revealed()) is None


# Another session.


def test_the_first_anchor_counts_after_a_later_welcome(hand: ThrowVerifier) -> None:
    assert hand.newly_committed
    again = hand_of(CUP, hand.evidence)
    assert (again.anchor, again.newly_committed) == (CUP.chains[SEAT].anchor, False)
    other = OTHER.chains[SEAT].anchor
    for lie in (welcome(other), welcome(links=1), welcome(""), replace(welcome(), seats=())):
        with pytest.raises(ProofMismatch) as cheated:
            again.committed(lie)
        assert cheated.value.how == "promise"
    assert again.anchor == CUP.chains[SEAT].anchor


def test_a_returning_player_checks_the_server_against_earlier_evidence(hand: ThrowVerifier) -> None:
    thrown(hand, 1)
    again = hand_of(CUP, hand.evidence)
    again.asked(asked(2, OTHER))
    assert cheat(again, revealed(2, "mine", OTHER)) == "promise"
    again.forget(set())
    thrown(again, 2)
    assert halves(again) == {1: "mine", 2: "mine"}


def test_a_shown_throw_is_the_same_in_another_session(hand: ThrowVerifier) -> None:
    before = hand.result(revealed())
    again = hand_of(CUP, hand.evidence)
    again.asked(asked())
    after = again.result(revealed())
    assert before is not None
    assert after is not None
    assert after.naturals == before.naturals
    assert again.throw("r1", "better") == "mine"
    assert cheat(again, revealed(seed="other")) == "again"


def test_a_request_repeated_with_another_formula_is_noticed(hand: ThrowVerifier) -> None:
    thrown(hand, 1)
    again = hand_of(CUP, hand.evidence)
    again.asked(replace(asked(), request_id="r9"))
    again.throw("r9", "better")
    faces, proof = CUP.throw(Ask("r9", SEAT, "2d6"), 1, "better")
    lie = Reveal("r9", SEAT, 1, proof.secret, "better", tuple(faces))
    assert cheat(again, lie) == "again"
    assert hand.evidence.throws[1].request == "r1"


def test_a_client_seed_sent_before_a_crash_is_sent_again(hand: ThrowVerifier) -> None:
    again = hand_of(CUP, hand.evidence)
    again.asked(asked())
    assert again.throw("r1", "another") == "mine"
    assert again.evidence.throws == {1: RevealedThrow(1, "r1", "2d6", "mine")}


def test_a_spectator_is_bound_to_no_chain() -> None:
    onlooker = ThrowVerifier(MATCH, -1)
    onlooker.committed(replace(welcome(), seat=-1))
    assert (onlooker.anchor, onlooker.newly_committed) == ("", False)
