"""Fair dice: two halves make a throw, the journal proves it, and neither side can forge one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from kernel.games import Script, find, script
from pages import blocks, page_text
from server.thrown_matches import match_of_rounds, rechained, seen_by
from turnwright import Journal, Match, Rejected, RollRequest, parse, verify
from turnwright.fair import proof as fair
from turnwright.fair.commitment import HashChain, ServerSecrets, faces
from turnwright.fair.evidence import Evidence, RevealedThrow
from turnwright.fair.proof import JournalVerifier, ThrowLedger, check_journal, check_result
from turnwright.kernel.journal import Reader
from turnwright.kernel.records import Fair, Header, Line, Proof
from turnwright.kernel.replay import feed, read_header, read_line
from turnwright.protocol.messages import RollResult
from turnwright.server.asyncapi import asyncapi

SECRET = b"a secret of thirty-two bytes, yes"
MATCH = "m1"
SERVER_SECRETS = ServerSecrets(SECRET, MATCH, [0, 1])
SHORT = ServerSecrets(SECRET, MATCH, [0, 1], 3)


@pytest.fixture
def short_chains(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make chains of three secrets the default."""
    monkeypatch.setattr(fair, "LENGTH", 3)


# Chains.


def test_every_secret_hashes_to_what_was_public_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for length in (1, 2, 63, 64, 65, 200):
        monkeypatch.setattr(fair, "LENGTH", length)
        chain = HashChain(SECRET, MATCH, 0, length)
        throws = ThrowLedger(header_of(ServerSecrets(SECRET, MATCH, [0], length)))
        for index in range(1, 2 * length + 2):
            assert throws.public[0] == chain.commitment(index)
            proof = chain.proof(index, "x")
            throws.open = [RollRequest("1.0", 0, "1d6")]
            shown = faces(MATCH, 0, index, "1.0", "1d6", chain.secret(index), "x")
            throws.read(Line(n=1, seat=0, request="1.0", answer=shown, proof=proof))
        assert throws.made == {0: 2 * length + 1}


def header_of(secrets: ServerSecrets) -> Header:
    return Header(
        1, "script", "1", 0, None, ("person",) * 3, throws=tuple(secrets.chains), fair=secrets.fair()
    )


def test_a_chain_is_the_same_whenever_and_in_any_order_it_is_walked() -> None:
    there = [HashChain(SECRET, MATCH, 0, 70).secret(index) for index in range(1, 200)]
    chain = HashChain(SECRET, MATCH, 0, 70)
    assert [chain.secret(index) for index in range(199, 0, -1)] == there[::-1]
    assert len(set(there)) == 199


def test_no_two_seats_matches_secrets_or_lengths_have_the_same_anchor() -> None:
    anchors = [
        HashChain(SECRET, MATCH, 0, 8).anchor,
        HashChain(SECRET, MATCH, 1, 8).anchor,
        HashChain(SECRET, "m2", 0, 8).anchor,
        HashChain(b"another", MATCH, 0, 8).anchor,
        HashChain(SECRET, MATCH, 0, 9).anchor,
    ]
    assert len(set(anchors)) == 5


def test_a_chain_that_is_used_up_shows_the_anchor_of_the_next_and_only_then() -> None:
    chain = HashChain(SECRET, MATCH, 0, 3)
    shown = [chain.proof(index).next for index in range(1, 8)]
    assert [bool(anchor) for anchor in shown] == [False, False, True, False, False, True, False]
    assert shown[2] == chain.commitment(4)


@pytest.mark.parametrize("index", [0, -1])
def test_throws_are_counted_from_one(index: int) -> None:
    with pytest.raises(ValueError, match="counted from 1"):
        SERVER_SECRETS.chains[0].secret(index)


def test_a_chain_has_a_secret() -> None:
    with pytest.raises(ValueError, match="at least one"):
        HashChain(SECRET, MATCH, 0, 0)


# Faces.


def count_faces(formula: str, index: int, client_seed: str = "x") -> list[int]:
    return faces(MATCH, 0, index, "1.0", formula, SECRET, client_seed)


@st.composite
def formulas(draw: st.DrawFn) -> str:
    parts = []
    for _ in range(draw(st.integers(1, 5))):
        count, sides = draw(st.integers(1, 8)), draw(st.sampled_from(["1", "6", "7", "20", "%", "1000000"]))
        kept = draw(st.sampled_from(["kh", "kl", "dh", "dl"])) + str(draw(st.integers(1, max(1, count - 1))))
        dice = f"{count if count > 1 else ''}d{sides}{kept if count > 1 and draw(st.booleans()) else ''}"
        parts.append(draw(st.sampled_from([dice, dice.upper(), dice.replace("d", " d ", 1), "3"])))
    return draw(st.sampled_from(["", "-"])) + draw(st.sampled_from([" + ", "-", "+"])).join(parts)


@given(formulas(), st.integers(1, 10**6), st.text(max_size=128))
def test_every_formula_is_thrown_in_the_order_in_which_it_accepts_faces(
    formula: str, index: int, seed: str
) -> None:
    shown = count_faces(formula, index, seed)
    assert parse(formula).accept(shown).faces == shown
    assert list(sceptic()["sides"](formula)) == parse(formula).sides()
    assert shown == by_sceptic(formula, index, seed)


def by_sceptic(formula: str, index: int, seed: str) -> list[int]:
    """The same faces, counted by the code on the page."""
    code = sceptic()
    words = code["words"](SECRET, MATCH, 0, index, "1.0", formula, seed)
    return [
        next(word for word in words if word < 2**32 - 2**32 % sides) % sides + 1
        for sides in code["sides"](formula)
    ]


def test_biased_words_are_skipped() -> None:
    formula, throws = "1000d1000000", 12
    shown = [count_faces(formula, index) for index in range(throws)]
    assert shown == [by_sceptic(formula, index, "x") for index in range(throws)]
    # Some were left out, or this would have shown nothing.
    words = [
        word
        for index in range(throws)
        for word, _ in zip(
            sceptic()["words"](SECRET, MATCH, 0, index, "1.0", formula, "x"), range(1000), strict=False
        )
    ]
    assert max(words) >= 2**32 - 2**32 % 1_000_000


# The greatest chi-square that one in a thousand fair dice exceeds, by the sides.
CRITICAL = {2: 10.83, 6: 20.52, 7: 22.46, 20: 43.82, 100: 148.23}


@pytest.mark.parametrize("sides", list(CRITICAL))
@pytest.mark.parametrize("seed", ["", "always the same"])
def test_every_face_is_as_likely(sides: int, seed: str) -> None:
    thrown = Counter(face for index in range(200) for face in count_faces(f"100d{sides}", index, seed))
    fair = 200 * 100 / sides
    chi_square = sum((thrown[face] - fair) ** 2 / fair for face in range(1, sides + 1))
    assert set(thrown) <= set(range(1, sides + 1))
    assert chi_square < CRITICAL[sides]


def test_dice_and_throws_are_independent() -> None:
    pairs = Counter(tuple(count_faces("2d6", index)) for index in range(7200))
    assert sum((pairs[a, b] - 200) ** 2 / 200 for a in range(1, 7) for b in range(1, 7)) < 66.62
    ones = [count_faces("1d6", index)[0] for index in range(7201)]
    after = Counter(pairwise(ones))
    assert sum((after[a, b] - 200) ** 2 / 200 for a in range(1, 7) for b in range(1, 7)) < 66.62


@pytest.mark.parametrize(
    "other",
    [
        ("m2", 0, 1, "1.0", "20d20", SECRET, "x"),
        (MATCH, 1, 1, "1.0", "20d20", SECRET, "x"),
        (MATCH, 0, 2, "1.0", "20d20", SECRET, "x"),
        (MATCH, 0, 1, "1.1", "20d20", SECRET, "x"),
        (MATCH, 0, 1, "1.0", "20d20+1", SECRET, "x"),
        (MATCH, 0, 1, "1.0", "20d20", b"another", "x"),
        (MATCH, 0, 1, "1.0", "20d20", SECRET, "y"),
        (MATCH, 0, 1, "1.0", "20d20", SECRET, "x\0"),
    ],
    ids="match seat index request formula secret seed nul".split(),
)
def test_no_part_of_a_throw_can_be_replaced(other: Any) -> None:
    assert faces(*other) != count_faces("20d20", 1)


# Matches.

Seeds = Callable[[int, int], str]


def my_words(seat: int, index: int) -> str:
    return f"words {seat}.{index}"


def seldom(seat: int, index: int) -> str:
    return my_words(seat, index) if index % 2 else ""


def throw(match: Match, throws: ThrowLedger, secrets: ServerSecrets, seeds: Seeds = my_words) -> None:
    """Throw for every open request, as a server does."""
    while due := next((ask for seat in secrets.chains if (ask := throws.due(seat))), None):
        index = throws.index(due.seat)
        shown, proof = secrets.throw(due, index, seeds(due.seat, index))
        match.answer(due.seat, due.id, shown, proof=proof)
        read_on(match, throws)


def read_on(match: Match, throws: ThrowLedger) -> None:
    assert match.journal is not None
    throws.read(read_line(match.journal.lines[-1], 0))


COMMANDS = [
    ["say a", "roll 2d6+1 0", "roll 4d6kh3 1"],
    ["each 1d20 0,1,0", "draw"],
    ["ask 2", "roll 1d100 1"],
    ["roll 3d6 1", "write x"],
]


def played(
    secrets: ServerSecrets = SERVER_SECRETS, seeds: Seeds = my_words, commands: Iterable[list[str]] = COMMANDS
) -> list[bytes]:
    """A journal with choices, throws one by one and several at once, of two seats."""
    match = script(throws=[0, 1], fair=secrets.fair())
    throws = ThrowLedger(match.header)
    for command in commands:
        match.submit(0, command)
        read_on(match, throws)
        while match.running is not None:
            throw(match, throws, secrets, seeds)
            for ask in [pending.request for pending in match.pending() if pending.request is not None]:
                match.answer(ask.seat, ask.id, 1)
                read_on(match, throws)
    assert match.journal is not None
    return match.journal.lines


LINES = played()


def test_a_fair_match_is_proven() -> None:
    proven = check_journal(LINES)
    assert proven.valid, proven
    assert proven.throws is not None
    assert proven.throws.made == {0: 3, 1: 4}
    assert proven.throws.by_server == {0: 0, 1: 0}
    assert both(LINES) == ""


def test_throws_by_the_server_are_proven_and_counted() -> None:
    proven = check_journal(played(seeds=seldom))
    assert proven.valid, proven
    assert proven.throws is not None
    assert proven.throws.by_server == {0: 1, 1: 2}


@pytest.mark.usefixtures("short_chains")
def test_a_match_goes_on_when_a_chain_is_used_up() -> None:
    lines = played(SHORT)
    assert check_journal(lines).valid
    assert sum(b'"next":' in line for line in lines) == 2
    assert both(lines) == ""


def test_a_chain_has_one_length_and_no_other() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fair, "LENGTH", 3)
        lines = played(SHORT)
    assert check_journal(lines).reason == "a chain has 4096 secrets, not 3"
    assert refused_by_sceptic(lines)


def test_a_journal_contains_the_anchors_and_throws_that_players_saw() -> None:
    proven = check_journal(LINES, SERVER_SECRETS.fair().anchors.values(), [seen_of(0), seen_of(1)])
    assert proven.valid, proven
    assert (proven.confirmed, proven.late) == ({0: 3, 1: 4}, [])


def test_a_seat_that_is_asked_twice_throws_in_the_order_of_asking() -> None:
    match = script(throws=[0, 1], fair=SERVER_SECRETS.fair())
    throws = ThrowLedger(match.header)
    match.submit(0, ["each 1d20 1,0,0"])
    read_on(match, throws)
    first, second = throws.due(0), throws.due(1)
    assert first is not None
    assert second is not None
    assert (first.id, second.id, throws.due(2)) == ("1.1", "1.0", None)


def test_throws_of_a_match_without_commitments_are_counted_as_unproven() -> None:
    match = script(throws=[1])
    match.submit(0, ["roll 1d6 1 10", "roll 1d6 1"])
    match.elapse(20)
    match.answer(1, "1.1", [3])
    assert match.journal is not None
    proven = check_journal(match.journal.lines)
    assert proven.valid, proven
    assert proven.throws is not None
    assert (proven.throws.made, proven.throws.fair) == ({1: 1}, None)


def test_an_empty_journal_is_refused() -> None:
    assert repr(check_journal([])) == "ProofResult(valid=False, reason='the journal is empty', line=1)"


def test_a_journal_with_a_changed_byte_is_bad_at_that_line() -> None:
    lines = [*LINES[:4], LINES[4].replace(b"words", b"werds"), *LINES[5:]]
    proven = check_journal(lines)
    assert (proven.line, proven.reason) == (5, "changed: the chain does not match")


def seen_of(seat: int) -> Evidence:
    return seen_by(seat, LINES)


# Forgeries: the forger plays the match again with changed throws, so that its chain and its replay hold.

Change = Callable[[Line], Line]


def both(lines: Iterable[bytes], anchors: Iterable[str] = (), evidence: Iterable[Evidence] = ()) -> str:
    """The error of a journal when it is replayed and its throws are proven."""
    return verify(JournalVerifier(anchors, evidence).along(lines), find).reason.replace(UNFINISHED, "")


UNFINISHED = "unfinished: the closing line is missing"


def forge(change: Change, lines: Iterable[bytes] = LINES, fair: Fair | None = None) -> list[bytes]:
    """The match with other answers or anchors, consistent in all else."""
    first, _, *rest = lines
    header = read_header(Reader(), first)
    journal = Journal()
    match = Match(Script(), seed=header.seed, throws=header.throws, fair=fair or header.fair, journal=journal)
    for number, line in enumerate(rest, 3):
        feed(match, change(read_line(line, number)))
    assert verify(journal.lines, find).valid
    return journal.lines


def same(line: Line) -> Line:
    return line


def on(index: int, seat: int, make: Callable[[Line, Proof], tuple[Any, Proof | None]]) -> Change:
    """Change one throw of a seat: other faces, another proof."""

    def change(line: Line) -> Line:
        if line.proof is None or line.seat != seat or line.proof.index != index:
            return line
        answer, proof = make(line, line.proof)
        return replace(line, answer=answer, proof=proof)

    return change


def asked() -> Mapping[str, RollRequest]:
    lines = [read_line(line, 0) for line in LINES[1:]]
    return {ask.id: ask for line in lines for ask in line.asks if isinstance(ask, RollRequest)}


ASKED = asked()


def recount(line: Line, proof: Proof, match: str = MATCH, seat: int = -1, request: str = "") -> list[int]:
    """The faces that a forger gets when they count them from a changed proof."""
    ask, secret = ASKED[line.request], bytes.fromhex(proof.secret)
    seat = line.seat if seat < 0 else seat
    return faces(match, seat, proof.index, request or ask.id, ask.formula, secret, proof.client_seed)


def with_proof(**changes: Any) -> Callable[[Line, Proof], tuple[Any, Proof]]:
    """Another proof, and the faces that follow from it."""

    def make(line: Line, proof: Proof) -> tuple[Any, Proof]:
        other = replace(proof, **changes)
        return recount(line, other), other

    return make


def another_face(line: Line, proof: Proof) -> tuple[Any, Proof]:
    first, *rest = line.answer
    return [first % 6 + 1, *rest], proof


def another_seats(line: Line, proof: Proof) -> tuple[Any, Proof]:
    theirs = SERVER_SECRETS.chains[1 - line.seat].proof(proof.index, proof.client_seed)
    return recount(line, theirs, seat=1 - line.seat), theirs


def another_matches(line: Line, proof: Proof) -> tuple[Any, Proof]:
    theirs = HashChain(SECRET, "m2", line.seat).proof(proof.index, proof.client_seed)
    return recount(line, theirs, match="m2"), theirs


def another_matches_faces(line: Line, proof: Proof) -> tuple[Any, Proof]:
    return recount(line, proof, match="m2"), proof


def another_requests(line: Line, proof: Proof) -> tuple[Any, Proof]:
    return recount(line, proof, request="9.9"), proof


def no_proof(line: Line, proof: Proof) -> tuple[Any, Proof | None]:
    return line.answer, None


SECRETS = {index: SERVER_SECRETS.chains[1].secret(index).hex() for index in range(1, 6)}
NO_FIT = "the secret of throw {} of seat 1 does not fit the one before"

FORGERIES: dict[str, tuple[Change, str]] = {
    "a changed face": (on(2, 1, another_face), "throw 2 of seat 1 shows"),
    "another client seed under the same faces": (
        on(2, 1, lambda line, proof: (line.answer, replace(proof, client_seed="y"))),
        "throw 2 of seat 1 shows",
    ),
    "another secret": (on(2, 1, with_proof(secret="00" * 32)), NO_FIT.format(2)),
    "the secret of a later throw": (on(2, 1, with_proof(secret=SECRETS[3])), NO_FIT.format(2)),
    "the secret of an earlier throw": (on(2, 1, with_proof(secret=SECRETS[1])), NO_FIT.format(2)),
    "a skipped throw: thrown again until it fell well": (
        on(2, 1, with_proof(index=3, secret=SECRETS[3])),
        "throw 2 of seat 1 comes next, not throw 3",
    ),
    "a throw used twice": (
        on(2, 1, with_proof(index=1, secret=SECRETS[1])),
        "throw 2 of seat 1 comes next, not throw 1",
    ),
    "a throw before the first": (on(1, 1, with_proof(index=0)), "throw 1 of seat 1 comes next, not throw 0"),
    "another seat's secret": (on(2, 1, another_seats), NO_FIT.format(2)),
    "another match's secret": (on(2, 1, another_matches), NO_FIT.format(2)),
    "faces counted for another match": (on(2, 1, another_matches_faces), "throw 2 of seat 1 shows"),
    "faces counted for another request": (on(2, 1, another_requests), "throw 2 of seat 1 shows"),
    "no proof": (on(2, 1, no_proof), "the throw for request 4.1 is not proven"),
    "the player's half called the server's": (
        on(2, 1, with_proof(by="server")),
        "the server threw with the player's half",
    ),
    "an empty half called the player's": (
        on(2, 1, with_proof(client_seed="")),
        "the player threw without the player's half",
    ),
    "thrown by an unknown party": (
        on(2, 1, with_proof(by="god")),
        "thrown by the player or the server, not by",
    ),
    "a new chain before the old one is used up": (
        on(2, 1, with_proof(next="00" * 32)),
        "throw 2 has a new anchor, but its chain is not used up",
    ),
    "a secret written otherwise": (on(2, 1, with_proof(secret=SECRETS[2].upper())), NO_FIT.format(2)),
    "a secret that is none": (
        on(2, 1, lambda line, proof: (line.answer, replace(proof, secret="none"))),
        NO_FIT.format(2),
    ),
}


@pytest.mark.parametrize("name", list(FORGERIES))
def test_a_forged_throw_is_found_despite_a_valid_chain_and_replay(name: str) -> None:
    change, reason = FORGERIES[name]
    lines = forge(change)
    proven = check_journal(lines)
    assert (proven.valid, reason in proven.reason) == (False, True), proven
    assert proven.line == next(at for at, line in enumerate(lines, 1) if line not in LINES)
    assert both(lines) == proven.reason
    assert refused_by_sceptic(lines)


def test_the_forger_of_these_tests_reproduces_the_journal() -> None:
    assert forge(same) == LINES


def reordered(line: Line) -> Line:
    # Seat 0 is asked twice in input 4; the second request is thrown first.
    if line.request not in ("4.0", "4.2"):
        return line
    other = "4.2" if line.request == "4.0" else "4.0"
    assert line.proof is not None
    changed = replace(line, request=other)
    return replace(changed, answer=recount(changed, line.proof))


def test_reordered_throws_are_found() -> None:
    lines = forge(reordered)
    assert "was answered before request" in both(lines)
    assert refused_by_sceptic(lines)


def anchored(**anchors: str) -> Fair:
    return replace(
        SERVER_SECRETS.fair(),
        anchors={**SERVER_SECRETS.fair().anchors, **{seat[1:]: it for seat, it in anchors.items()}},
    )


BOUND = SERVER_SECRETS.fair().anchors
HEADERS = {
    "a changed anchor": (anchored(s1="00" * 32), NO_FIT.format(1)),
    "swapped anchors": (anchored(s0=BOUND["1"], s1=BOUND["0"]), "throw 1 of seat 0 does not fit"),
    "an anchor too few": (
        replace(SERVER_SECRETS.fair(), anchors={"1": BOUND["1"]}),
        "the anchors are not those",
    ),
    "an anchor too many": (anchored(s2="00" * 32), "the anchors are not those"),
    "another match's name": (replace(SERVER_SECRETS.fair(), match="m2"), "throw 1 of seat 0 does not fit"),
    "no match's name": (replace(SERVER_SECRETS.fair(), match=""), "the anchors name no match"),
    "a shorter chain": (replace(SERVER_SECRETS.fair(), length=2), "a chain has 4096 secrets, not 2"),
    "a longer chain": (replace(SERVER_SECRETS.fair(), length=2**20), "a chain has 4096 secrets, not 1048576"),
    "a chain of nothing": (replace(SERVER_SECRETS.fair(), length=0), "a chain has 4096 secrets, not 0"),
}


@pytest.mark.parametrize("name", list(HEADERS))
def test_a_forged_header_is_found_despite_a_valid_chain_and_replay(name: str) -> None:
    fair, reason = HEADERS[name]
    lines = forge(same, fair=fair)
    assert reason in both(lines)


def test_a_chain_continued_with_a_forged_one_is_found() -> None:
    theirs = ServerSecrets(b"the forger's", MATCH, [0, 1], 1)

    def cut(line: Line) -> Line:
        if line.proof is None or line.seat != 1:
            return line
        index = line.proof.index
        proof = replace(line.proof, next=theirs.chains[1].commitment(2)) if index == 1 else line.proof
        if index > 1:
            proof = theirs.chains[1].proof(index, line.proof.client_seed)
        return replace(line, answer=recount(line, proof), proof=proof)

    assert "throw 1 has a new anchor, but its chain is not used up" in both(forge(cut))
    assert "a chain has 4096 secrets, not 1" in both(
        forge(cut, fair=replace(SERVER_SECRETS.fair(), length=1))
    )


@pytest.mark.usefixtures("short_chains")
@pytest.mark.parametrize("anchor", ["", "00"])
def test_a_chain_that_ends_without_the_next_is_found(anchor: str) -> None:
    lines = forge(on(3, 0, lambda line, proof: (line.answer, replace(proof, next=anchor))), played(SHORT))
    assert both(lines) == "throw 3 uses up its chain, but the next anchor is missing"


@pytest.mark.usefixtures("short_chains")
def test_a_chain_used_beyond_its_end_is_found() -> None:
    beyond = ServerSecrets(SECRET, MATCH, [0, 1], 3).chains[1]

    def over(line: Line) -> Line:
        if line.proof is None or line.seat != 1 or line.proof.index != 4:
            return line
        proof = replace(beyond.proof(3, line.proof.client_seed), index=4, next="")
        return replace(line, answer=recount(line, proof), proof=proof)

    assert both(forge(over, played(SHORT))) == NO_FIT.format(4)


def test_dice_that_the_clock_threw_from_the_seed_are_found() -> None:
    match = script(throws=[1], fair=ServerSecrets(SECRET, MATCH, [1]).fair())
    match.submit(0, ["roll 1d6 1 10"])
    match.elapse(20)
    assert match.journal is not None
    assert verify(match.journal.lines, find).valid
    assert both(match.journal.lines) == "request 1.0 is gone, but it was not thrown"
    assert refused_by_sceptic(match.journal.lines)


def test_a_proof_where_nothing_was_thrown_is_found() -> None:
    stray = SERVER_SECRETS.chains[0].proof(1)
    lines = forge(lambda line: replace(line, proof=stray) if line.request == "8.0" else line)
    assert both(lines) == "a line without thrown dice has a proof"


def test_a_proof_in_a_match_without_commitments_is_found() -> None:
    match = script(throws=[1])
    match.submit(0, ["roll 1d6 1"])
    match.answer(1, "1.0", [3], proof=SERVER_SECRETS.chains[1].proof(1))
    assert match.journal is not None
    assert "a throw has a proof, but the header commits to nothing" in both(match.journal.lines)


def test_a_proof_of_a_choice_in_a_match_without_commitments_is_found() -> None:
    match = script()
    match.submit(0, ["ask 1"])
    match.answer(1, "1.0", 0, proof=SERVER_SECRETS.chains[1].proof(1))
    assert match.journal is not None
    assert both(match.journal.lines) == "a line without thrown dice has a proof"


def asking(formula: str) -> Callable[[dict[str, Any]], None]:
    """Change what the last request asks for, and count the faces for that."""

    def change(line: dict[str, Any]) -> None:
        for ask in line.get("asks", []):
            if ask["id"] == LAST:
                ask["formula"] = formula
        if line.get("request") == LAST:
            proof, ask = line["proof"], ASKED[LAST]
            secret, seed = bytes.fromhex(proof["secret"]), proof["client_seed"]
            line["answer"] = faces(MATCH, ask.seat, proof["index"], ask.id, formula, secret, seed)

    return change


LAST = list(ASKED)[-1]


@pytest.mark.parametrize("formula", ["3d8", "4d6", "2d6", "3d6+1"])
def test_another_formula_is_proven_by_its_own_faces_and_found_by_the_rules(formula: str) -> None:
    lines = rechained(asking(formula), LINES)
    assert check_journal(lines).valid
    assert "differs at $.asks[0].formula" in both(lines)


@pytest.mark.parametrize("formula", ["3d8", "4d6", "nonsense", "3d"])
def test_another_formula_under_the_old_faces_is_found_without_the_rules(formula: str) -> None:
    def change(line: dict[str, Any]) -> None:
        for ask in line.get("asks", []):
            ask.update(formula=formula) if ask["id"] == LAST else None

    proven = check_journal(rechained(change, LINES))
    assert not proven.valid
    assert proven.line == len(LINES)


@pytest.mark.parametrize("answer", [[], [1, 2], [1, 2, 3, 4], "123", None, [1.0, 2.0, 3.0]])
def test_a_wrong_number_of_dice_and_invalid_faces_are_found(answer: Any) -> None:
    lines = rechained(lambda line: line.update(answer=answer) if line.get("request") == LAST else None, LINES)
    assert not check_journal(lines).valid
    assert both(lines) != ""


def test_faces_that_are_written_as_other_numbers_are_found() -> None:
    def change(line: dict[str, Any]) -> None:
        if line.get("request") == LAST:
            line["answer"] = [float(face) for face in line["answer"]]

    assert "throw 4 of seat 1 shows" in check_journal(rechained(change, LINES)).reason


def test_an_answer_by_another_seat_is_found() -> None:
    lines = rechained(lambda line: line.update(seat=0) if line.get("request") == LAST else None, LINES)
    assert check_journal(lines).reason == f"request {LAST} is for seat 1, but seat 0 threw"
    assert both(lines) != ""


def test_a_request_of_a_seat_without_an_anchor_is_found() -> None:
    def change(line: dict[str, Any]) -> None:
        for ask in line.get("asks", []):
            ask.update(seat=2) if ask["id"] == LAST else None
        line.update(seat=2) if line.get("request") == LAST else None
        line.get("proof", {}).update(index=1) if line.get("request") == LAST else None

    assert "throw 1 of seat 2 does not fit" in check_journal(rechained(change, LINES)).reason


# What only a client that kept its anchor can find.


def test_a_dropped_client_seed_is_found_by_the_player_who_saw_the_throw() -> None:
    lines = forge(on(2, 1, with_proof(client_seed="", by="server")))
    assert both(lines, BOUND.values()) == ""
    changed = "throw 2 of seat 1 was made with the client_seed 'words 1.2', but the journal has ''"
    assert both(lines, evidence=[seen_of(1)]) == changed


def test_a_seed_rewritten_by_the_server_is_detected_by_the_player_who_saw_the_throw() -> None:
    lines = forge(on(2, 1, with_proof(client_seed="words that fall better")))
    assert both(lines, BOUND.values()) == ""
    assert both(lines, evidence=[seen_of(0)]) == ""
    changed = (
        "throw 2 of seat 1 was made with the client_seed 'words 1.2',"
        " but the journal has 'words that fall better'"
    )
    assert both(lines, evidence=[seen_of(1)]).startswith(changed)
    assert both(lines, evidence=[seen_of(0), seen_of(1)]).startswith(changed)


def test_a_client_seed_without_a_reveal_may_have_come_too_late() -> None:
    given = seen_of(1)
    given.throws[2] = RevealedThrow(2, given.throws[2].request, "4d6kh3", "words 1.2")
    assert both(LINES, evidence=[given]) == ""
    late = check_journal(forge(on(2, 1, with_proof(client_seed="", by="server"))), evidence=[given])
    assert (late.valid, late.late, late.confirmed) == (True, [(1, 2)], {1: 3})
    other = forge(on(2, 1, with_proof(client_seed="words that fall better")))
    assert "was made with the client_seed 'words 1.2'" in both(other, evidence=[given])


@pytest.mark.usefixtures("short_chains")
def test_rewritten_seeds_of_a_later_chain_are_detected_by_the_player_who_saw_them() -> None:
    honest = played(SHORT)
    seen = seen_by(1, honest)
    tip = ServerSecrets(b"another secret", MATCH, [0, 1], 3).chains[1]

    def change(line: Line) -> Line:
        if line.proof is None or line.seat != 1 or line.proof.index < 3:
            return line
        index, half = line.proof.index, line.proof.client_seed
        proof = replace(line.proof, next=tip.commitment(4)) if index == 3 else tip.proof(index, half)
        return replace(line, answer=recount(line, proof), proof=proof)

    lines = forge(change, honest)
    assert both(lines, SHORT.fair().anchors.values()) == ""
    assert "throw 3 of seat 1 was made with the next " in both(lines, evidence=[seen])


def test_another_formula_request_or_secret_than_was_seen_is_found() -> None:
    for name, other in {"formula": "1d4", "request": "9.9", "secret": "00" * 32}.items():
        seen = seen_of(1)
        seen.throws[2] = replace(seen.throws[2], **{name: other})
        assert f"throw 2 of seat 1 was made with the {name} {other!r}" in both(LINES, evidence=[seen])


def test_a_throw_that_was_seen_and_is_left_out_of_a_finished_match_is_found() -> None:
    lines = match_of_rounds(ServerSecrets(SECRET, MATCH, [0]))
    seen, count = seen_by(0, lines), sum(b'"proof":' in line for line in lines)
    assert check_journal(lines, evidence=[seen]).confirmed == {0: count}
    seen.record(RevealedThrow(count + 1, "99.0", "1d20", "mine", "00" * 32))
    proven = check_journal(lines, evidence=[seen])
    assert proven.reason == f"throw {count + 1} of seat 0 was made, but is not in the journal"
    assert check_journal(lines[:-1], evidence=[seen]).valid  # the match is not over yet


@pytest.mark.parametrize("change", [{"seat": 0}, {"match": "m2"}, {"anchor": "00" * 32}, {"length": 1}])
def test_a_commitment_other_than_the_published_one_is_detected(change: dict[str, Any]) -> None:
    seen = seen_of(1)
    assert seen.commitment is not None
    seen.commitment = replace(seen.commitment, **change)
    assert both(LINES, evidence=[seen]).endswith("which is not in the header")


def test_a_match_with_new_chains_is_found_by_a_client_that_kept_its_anchor() -> None:
    lines = played(ServerSecrets(b"the forger's", MATCH, [0, 1]))
    assert both(lines) == ""
    assert both(lines, [BOUND["1"]]) == f"no seat has the anchor {BOUND['1']}"


def test_a_match_without_its_proofs_is_found_by_a_client_that_kept_its_anchor() -> None:
    def strip(line: dict[str, Any]) -> None:
        line.pop("proof", None)
        line.pop("fair", None)

    lines = rechained(strip, LINES)
    assert both(lines) == ""
    assert both(lines, [BOUND["0"]]) == f"no seat has the anchor {BOUND['0']}"


# The page.


def sceptic() -> dict[str, Any]:
    """What the page's verifier defines."""
    if not SCEPTIC:
        exec(sceptics_code(), SCEPTIC)
    return SCEPTIC


SCEPTIC: dict[str, Any] = {}


def sceptics_code() -> str:
    page = page_text("fair-dice")
    (code,) = [block.text for block in blocks(page) if "def check(lines)" in block.text]
    return code


def refused_by_sceptic(lines: list[bytes]) -> bool:
    try:
        sceptic()["check"](lines)
    except (AssertionError, KeyError, ValueError):
        return True
    return False


def test_the_independent_verifier_is_thirty_lines_of_the_standard_library() -> None:
    lines = [line for line in sceptics_code().splitlines() if line.strip()]
    assert len(lines) <= 30
    assert [line for line in lines if "import" in line] == ["import hashlib, hmac, json"]


@pytest.mark.parametrize("seeds", [my_words, seldom], ids=["in time", "late"])
def test_the_independent_verifier_agrees_with_verify(seeds: Seeds) -> None:
    assert sceptic()["check"](played(seeds=seeds)) == {0: 3, 1: 4}


@pytest.mark.usefixtures("short_chains")
def test_the_independent_verifier_continues_with_the_next_chain() -> None:
    short: dict[str, Any] = {}
    exec(sceptics_code().replace("4096", "3"), short)
    assert short["check"](played(SHORT)) == {0: 3, 1: 4}


# What a client made of a throw.

ASK = RollRequest("2.0", 1, "2d20kh1", about={"formulaHint": "2d20kh1+5"})
RESULT = RollResult(MATCH, "2.0", "ann", 21, 16, {"STR": 3, "PROF": 2}, "x", 0, (7, 16))


@pytest.mark.parametrize("left_out", [[], ["naturals"], ["client_seed"], ["breakdown"]])
def test_a_consistent_result_is_accepted_regardless_of_what_it_leaves_out(left_out: list[str]) -> None:
    check_result(replace(RESULT, **dict.fromkeys(left_out, UNSET)), ASK, [7, 16], "x")


def test_optional_fields_of_a_result_are_not_required_and_have_no_default_in_the_schema() -> None:
    found = asyncapi()["components"]["schemas"]["RollResult"]
    optional = {field for field in found["properties"] if field not in found["required"]}
    assert optional == {"breakdown", "clientSeed", "timestamp", "naturals"}
    assert not any("default" in found["properties"][field] for field in optional - {"timestamp"})


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"client_seed": "y"}, "wrong-seed", "clientSeed"),
        ({"client_seed": ""}, "wrong-seed", "clientSeed"),
        ({"naturals": ()}, "wrong-faces", "naturals"),
        ({"breakdown": {}}, "wrong-total", "breakdown"),
        ({"breakdown": UNSET, "total": 16}, "wrong-total", "total"),
        ({"naturals": (16, 7)}, "wrong-faces", "naturals"),
        ({"naturals": (16,)}, "wrong-faces", "naturals"),
        ({"natural": 7}, "wrong-total", "natural"),
        ({"total": 22}, "wrong-total", "total"),
        ({"breakdown": {"STR": 3}}, "wrong-total", "breakdown"),
    ],
)
def test_an_inconsistent_result_is_refused(changes: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(Rejected) as caught:
        check_result(replace(RESULT, **changes), ASK, [7, 16], "x")
    assert (caught.value.code, caught.value.field) == (code, field)


def test_without_a_hint_the_dice_are_the_total() -> None:
    ask = RollRequest("2.0", 1, "2d6+3")
    check_result(RollResult(MATCH, "2.0", "ann", 10, 10, {}, "x", 0, (3, 4)), ask, [3, 4], "x")


@pytest.mark.parametrize("half", ["\\ud800", "\\u0000"])
def test_a_client_seed_that_is_not_text_is_found(half: str) -> None:
    spoilt = [line.replace(b"words 1.2", half.encode()) for line in LINES]
    assert not check_journal(spoilt).valid
