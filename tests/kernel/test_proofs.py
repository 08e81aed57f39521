"""Fair matches: the kernel carries what binds a server and what proves a throw, and never looks into it."""

from __future__ import annotations

from kernel.games import Script, assert_verifies, find, lines_of, script
from turnwright import Match, decode, restore, resume, verify
from turnwright.kernel.records import Fair, Proof
from turnwright.kernel.replay import feed, read_line

BOUND = Fair("m1", 8, {"1": "ab" * 32})
PROOF = Proof(1, "cd" * 32, "my half", "player")


def fair_match() -> Match:
    match = script(throws=[1], fair=BOUND)
    match.submit(0, ["say a", "roll 1d6 1", "say b"])
    return match


def thrown() -> Match:
    match = fair_match()
    match.answer(1, "1.0", [4], proof=PROOF)
    return match


def test_the_header_shows_what_binds_the_server() -> None:
    header = decode(lines_of(fair_match())[0])
    assert header["fair"] == {"match": "m1", "length": 8, "anchors": {"1": "ab" * 32}}


def test_a_proof_is_written_in_the_line_of_its_answer() -> None:
    line = decode(lines_of(thrown())[-1])
    assert line["answer"] == [4]
    assert line["proof"] == {"index": 1, "secret": "cd" * 32, "client_seed": "my half", "by": "player"}


def test_lines_without_a_proof_are_unchanged() -> None:
    match = script(throws=[1])
    match.submit(0, ["roll 1d6 1"])
    match.answer(1, "1.0", [4])
    header, *_, line = [decode(each) for each in lines_of(match)]
    assert list(header) == ["turnwright", "game", "rules", "seed", "scenario", "seats", "throws", "chain"]
    assert list(line) == ["n", "seat", "request", "answer", "rolls", "digest", "chain"]


def test_a_fair_match_verifies_and_goes_on_to_the_same_bytes() -> None:
    match = thrown()
    assert_verifies(match)
    lines = lines_of(match)[:3]
    again = resume(lines, find, write=lines.append)
    feed(again, read_line(lines_of(match)[3], 4))
    assert lines == lines_of(match)
    assert again.header.fair == BOUND


def test_the_kernel_accepts_a_journal_without_its_proofs() -> None:
    match = fair_match()
    match.answer(1, "1.0", [4])
    assert verify(lines_of(match), find).valid


def test_a_snapshot_keeps_what_binds_the_server() -> None:
    match = fair_match()
    lines = list(lines_of(match))
    again = restore(match.snapshot(), Script(), write=lines.append)
    assert again.header == match.header
    for each in (match, again):
        each.answer(1, "1.0", [4], proof=PROOF)
    assert lines == lines_of(match)


def test_the_proof_of_a_choice_is_carried_too() -> None:
    match = script(fair=BOUND, throws=[1])
    match.submit(0, ["ask 1"])
    match.answer(1, "1.0", 0, proof=PROOF)
    assert decode(lines_of(match)[-1])["proof"]["index"] == 1
    assert_verifies(match)


def test_a_fork_writes_no_journal_and_is_bound_to_nothing() -> None:
    assert fair_match().fork().header.fair is None
