"""Dice thrown on a server, and every way in which it could cheat with them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from turnwright.fair import proof as fair
from turnwright.fair import verifier as verifier_module
from turnwright.fair.commitment import LENGTH, ServerSecrets
from turnwright.fair.evidence import Evidence, RevealedThrow
from turnwright.fair.proof import check_result
from turnwright.fair.verifier import ProofMismatch, ThrowVerifier
from turnwright.kernel.records import RollRequest as Ask
from turnwright.protocol.messages import Reveal, RollRequest, SeatInfo, Welcome

MATCH, SEAT = "m", 1
SERVER_SECRETS = ServerSecrets(b"s" * 32, MATCH, [SEAT])
SHORT = ServerSecrets(b"s" * 32, MATCH, [SEAT], 3)
OTHER = ServerSecrets(b"t" * 32, MATCH, [SEAT])
ASK = Ask("r1", SEAT, "2d6", about={"formulaHint": "2d6+3"})


def asked(index: int = 1, secrets: ServerSecrets = SERVER_SECRETS, formula: str = "2d6") -> RollRequest:
    commitment = secrets.chains[SEAT].commitment(index)
    return RollRequest(
        MATCH, f"r{index}", "bran", "attack", "", formula_hint=f"{formula}+3", formula=formula, seat=SEAT,
        index=index, commitment=commitment,
    )  # fmt: skip


def revealed(index: int = 1, seed: str = "mine", secrets: ServerSecrets = SERVER_SECRETS) -> Reveal:
    faces, proof = secrets.throw(Ask(f"r{index}", SEAT, "2d6"), index, seed)
    return Reveal(f"r{index}", SEAT, index, proof.secret, seed, tuple(faces), proof.next)


def welcome(anchor: str = SERVER_SECRETS.chains[SEAT].anchor, links: int = LENGTH) -> Welcome:
    seats = (SeatInfo(0, "a"), SeatInfo(SEAT, "b", throws=True, anchor=anchor, links=links))
    return Welcome(MATCH, "g", "1", "s", SEAT, seats, 0, 0, True)


def verifier_of(secrets: ServerSecrets, seen: Evidence | None = None) -> ThrowVerifier:
    verifier = ThrowVerifier(MATCH, SEAT, seen)
    verifier.committed(welcome(secrets.chains[SEAT].anchor, secrets.length))
    return verifier


def halves(verifier: ThrowVerifier) -> dict[int, str]:
    return {index: sight.client_seed for index, sight in verifier.evidence.throws.items()}


@pytest.fixture
def short_chains(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chains of three secrets, as they are made and as they are expected."""
    for module in (fair, verifier_module):
        monkeypatch.setattr(module, "LENGTH", 3)


def thrown(verifier: ThrowVerifier, index: int, secrets: ServerSecrets = SERVER_SECRETS) -> None:
    verifier.asked(asked(index, secrets))
    verifier.throw(f"r{index}", "mine")
    assert verifier.result(revealed(index, "mine", secrets)) is not None


def cheat(verifier: ThrowVerifier, reveal: Reveal) -> str:
    with pytest.raises(ProofMismatch) as cheated:
        verifier.result(reveal)
    return cheated.value.how


@pytest.fixture
def verifier() -> ThrowVerifier:
    verifier = verifier_of(SERVER_SECRETS)
    verifier.asked(asked())
    verifier.throw("r1", "mine")
    return verifier


def test_an_honest_throw_is_accepted_and_binds_the_next(verifier: ThrowVerifier) -> None:
    thrown(verifier, 1)
    thrown(verifier, 2)
    assert halves(verifier) == {1: "mine", 2: "mine"}


def test_the_result_is_what_the_server_will_count(verifier: ThrowVerifier) -> None:
    reveal = revealed()
    result = verifier.result(reveal)
    assert result is not None
    check_result(result, ASK, reveal.faces, "mine")
    assert result.total == sum(reveal.faces) + 3


def test_a_client_seed_is_kept_when_the_throw_is_repeated(verifier: ThrowVerifier) -> None:
    assert verifier.throw("r1", "other") == "mine"


def test_a_throw_shown_twice_is_accepted_once_and_must_not_change(verifier: ThrowVerifier) -> None:
    first, second = verifier.result(revealed()), verifier.result(revealed())
    assert first is not None
    assert second is not None
    assert replace(first, timestamp=0) == replace(second, timestamp=0)
    assert cheat(verifier, revealed(seed="another")) == "again"


def test_the_server_may_throw_when_the_player_did_not() -> None:
    verifier = verifier_of(SERVER_SECRETS)
    verifier.asked(asked())
    assert verifier.result(revealed(seed="")) is not None
    assert verifier.throw("r1", "mine") == ""


def test_a_client_seed_sent_by_an_earlier_client_is_adopted() -> None:
    verifier = verifier_of(SERVER_SECRETS)
    verifier.asked(asked())
    assert verifier.result(revealed(seed="of before")) is not None
    assert verifier.throw("r1", "mine") == "of before"


def test_throws_of_other_seats_are_not_checked(verifier: ThrowVerifier) -> None:
    assert verifier.result(replace(revealed(), seat=0, secret="00")) is None
    assert verifier.result(replace(revealed(), request="r9")) is None


LIES: dict[str, tuple[dict[str, Any], str]] = {
    "other faces": ({"faces": (7, 7)}, "faces"),
    "another secret": ({"secret": "ab" * 32}, "secret"),
    "no secret": ({"secret": "no hex"}, "secret"),
    "another throw": ({"index": 2}, "commitment"),
    "a new chain before the old one is used up": ({"next": "ab" * 32}, "commitment"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_forged_throw_is_found(verifier: ThrowVerifier, lie: str) -> None:
    changes, how = LIES[lie]
    assert cheat(verifier, replace(revealed(), **changes)) == how


def test_another_client_seed_than_the_sent_one_is_found(verifier: ThrowVerifier) -> None:
    assert cheat(verifier, revealed(seed="the server's own")) == "seed"
    assert halves(verifier) == {1: "mine"}


def test_a_server_that_claims_to_have_thrown_itself_is_recognized_and_the_seed_is_kept(
    verifier: ThrowVerifier,
) -> None:
    assert cheat(verifier, revealed(seed="")) == "late"
    assert halves(verifier) == {1: "mine"}


def test_a_throw_of_an_invalid_formula_is_reported() -> None:
    verifier = verifier_of(SERVER_SECRETS)
    verifier.asked(asked(formula="a d6"))
    assert cheat(verifier, revealed()) == "faces"


@pytest.mark.parametrize("index", [1, 2, 5])
def test_dice_of_another_chain_than_the_committed_one_are_found(index: int) -> None:
    verifier = verifier_of(SERVER_SECRETS)
    verifier.asked(asked(index, OTHER))
    assert cheat(verifier, revealed(index, "mine", OTHER)) == "commitment"


def test_another_commitment_than_before_is_found(verifier: ThrowVerifier) -> None:
    thrown(verifier, 1)
    verifier.asked(asked(2, OTHER))
    assert cheat(verifier, revealed(2, "mine", OTHER)) == "commitment"


def test_the_first_commitment_shown_counts(verifier: ThrowVerifier) -> None:
    verifier.asked(asked(1, OTHER))
    assert cheat(verifier, revealed(1, "mine", OTHER)) == "secret"


def test_unseen_throws_are_counted(verifier: ThrowVerifier) -> None:
    thrown(verifier, 1)
    thrown(verifier, 40)
    verifier.asked(replace(asked(3), request_id="again"))
    assert cheat(verifier, replace(revealed(3), request="again")) == "commitment"


@pytest.mark.usefixtures("short_chains")
def test_a_chain_continues_only_with_its_announced_successor() -> None:
    verifier = verifier_of(SHORT)
    for index in range(1, 8):
        thrown(verifier, index, SHORT)
    verifier = verifier_of(SHORT)
    verifier.asked(asked(3, SHORT))
    assert cheat(verifier, replace(revealed(3, "mine", SHORT), next="")) == "commitment"


@pytest.mark.usefixtures("short_chains")
def test_a_player_who_joins_after_a_chain_is_used_up_continues_with_the_next() -> None:
    verifier = verifier_of(SHORT)
    thrown(verifier, 5, SHORT)
    verifier.asked(asked(6, OTHER))
    assert cheat(verifier, revealed(6, "mine", OTHER)) == "commitment"


@pytest.mark.parametrize("links", [0, 1, LENGTH - 1, LENGTH + 1, 2**40])
def test_a_chain_of_another_length_would_bind_other_throws_and_is_refused(links: int) -> None:
    verifier = ThrowVerifier(MATCH, SEAT)
    with pytest.raises(ProofMismatch, match="a chain has 4096 secrets"):
        verifier.committed(welcome(links=links))
    verifier.asked(asked())
    assert cheat(verifier, revealed()) == "commitment"


def test_a_server_without_a_commitment_cannot_ask_for_dice() -> None:
    verifier = ThrowVerifier(MATCH, SEAT)
    verifier.committed(welcome(""))
    verifier.asked(asked())
    assert cheat(verifier, revealed()) == "commitment"


def test_answered_requests_are_forgotten(verifier: ThrowVerifier) -> None:
    verifier.forget(set())
    assert verifier.requests == {}
    assert verifier.result(revealed()) is None


# Another session.


def test_the_first_anchor_counts_after_a_later_welcome(verifier: ThrowVerifier) -> None:
    assert verifier.newly_committed
    again = verifier_of(SERVER_SECRETS, verifier.evidence)
    assert (again.anchor, again.newly_committed) == (SERVER_SECRETS.chains[SEAT].anchor, False)
    other = OTHER.chains[SEAT].anchor
    for lie in (welcome(other), welcome(links=1), welcome(""), replace(welcome(), seats=())):
        with pytest.raises(ProofMismatch) as cheated:
            again.committed(lie)
        assert cheated.value.how == "commitment"
    assert again.anchor == SERVER_SECRETS.chains[SEAT].anchor


def test_a_returning_player_checks_the_server_against_earlier_evidence(verifier: ThrowVerifier) -> None:
    thrown(verifier, 1)
    again = verifier_of(SERVER_SECRETS, verifier.evidence)
    again.asked(asked(2, OTHER))
    assert cheat(again, revealed(2, "mine", OTHER)) == "commitment"
    again.forget(set())
    thrown(again, 2)
    assert halves(again) == {1: "mine", 2: "mine"}


def test_a_shown_throw_is_the_same_in_another_session(verifier: ThrowVerifier) -> None:
    before = verifier.result(revealed())
    again = verifier_of(SERVER_SECRETS, verifier.evidence)
    again.asked(asked())
    after = again.result(revealed())
    assert before is not None
    assert after is not None
    assert after.naturals == before.naturals
    assert again.throw("r1", "better") == "mine"
    assert cheat(again, revealed(seed="other")) == "again"


def test_a_request_repeated_with_another_formula_is_noticed(verifier: ThrowVerifier) -> None:
    thrown(verifier, 1)
    again = verifier_of(SERVER_SECRETS, verifier.evidence)
    again.asked(replace(asked(), request_id="r9"))
    again.throw("r9", "better")
    faces, proof = SERVER_SECRETS.throw(Ask("r9", SEAT, "2d6"), 1, "better")
    lie = Reveal("r9", SEAT, 1, proof.secret, "better", tuple(faces))
    assert cheat(again, lie) == "again"
    assert verifier.evidence.throws[1].request == "r1"


def test_a_client_seed_sent_before_a_crash_is_sent_again(verifier: ThrowVerifier) -> None:
    again = verifier_of(SERVER_SECRETS, verifier.evidence)
    again.asked(asked())
    assert again.throw("r1", "another") == "mine"
    assert again.evidence.throws == {1: RevealedThrow(1, "r1", "2d6", "mine")}


def test_a_spectator_is_bound_to_no_chain() -> None:
    onlooker = ThrowVerifier(MATCH, -1)
    onlooker.committed(replace(welcome(), seat=-1))
    assert (onlooker.anchor, onlooker.newly_committed) == ("", False)
