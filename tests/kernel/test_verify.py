"""Verify: a journal is run again, and the first input, event and field that differ are named."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.games import (
    Gambler,
    Race,
    RaceScenarios,
    Script,
    SparseRace,
    assert_verifies,
    find,
    lines_of,
    race,
    run_to_the_goal,
    script,
)
from turnwright import (
    Game,
    GameFault,
    Journal,
    JournalError,
    Match,
    Rejected,
    decode,
    encode,
    restore,
    resume,
    verify,
)
from turnwright.kernel.records import RollRequest
from turnwright.kernel.replay import Verdict, feed, read_line

Line = dict[str, Any]


def objects(lines: Iterable[bytes]) -> list[Line]:
    """The lines without their chain."""
    return [{key: value for key, value in decode(line).items() if key != "chain"} for line in lines]


def chained(bodies: Iterable[Line | bytes]) -> list[bytes]:
    """What a forger makes of changed lines: the chain is right, the contents are arbitrary."""
    journal = Journal()
    for body in bodies:
        journal.add(body if isinstance(body, bytes) else encode(body))
    return journal.lines


def forged(lines: Iterable[bytes], number: int, change: Callable[[Line], object]) -> Verdict:
    """The verdict on a journal in which one line was changed and the chain was mended."""
    bodies = objects(lines)
    change(bodies[number - 1])
    return verify(chained(bodies), find)


def put(*path: Any) -> Callable[[Line], None]:
    """Change the value at the end of a path."""
    *way, last, value = path

    def change(line: Any) -> None:
        for part in way:
            line = line[part]
        line[last] = value

    return change


def told() -> list[bytes]:
    """A finished journal with every kind of field in it."""
    match = script(people="01", throws=[1])
    match.submit(0, ["say a", "draw", "mark x 1"])
    match.submit(0, ["roll 2d6", "tell 1 b", "say c", "ask 2", "roll 1d6 1"])
    match.answer(1, "2.1", [4])
    match.submit(0, ["write w"])
    match.undo(0)
    match.answer(1, "5.0", 0)
    match.rekey(77)
    match.elapse(100)
    match.submit(1, ["draw", "end"])
    return lines_of(match)


def test_mending_the_chain_of_an_unchanged_journal_changes_nothing() -> None:
    assert chained(objects(told())) == told()
    assert verify(told(), find).finished


@pytest.mark.parametrize(
    ("number", "change", "words"),
    [
        (
            3,
            put("events", 0, "word", "z"),
            r'input 1 differs at \$.events\[0\].word: the journal has "z", the replay "a"',
        ),
        (3, put("events", []), r"input 1 differs at \$.events\[0\]: the journal has null"),
        (3, put("digest", "0" * 32), r"input 1 differs at \$.digest"),
        (
            3,
            put("command", 0, "say q"),
            r'input 1 differs at \$.events\[0\].word: the journal has "a", the replay "q"',
        ),
        (3, put("command", 2, "mark x 2"), r"input 1 differs at \$.digest"),
        (3, put("command", "dance"), "input 1 is refused: Expected `array`, got `str`"),
        (3, put("command", ["crash"]), "input 1: script failed: ZeroDivisionError"),
        (3, put("command", ["refuse"]), "input 1 is refused: the script refuses"),
        (3, put("command", ["ask 9"]), "input 1: there is no seat 9"),
        (3, put("extra", 1), r"input 1 differs at \$.extra: the journal has 1, the replay null"),
        (3, put("n", 9), r"input 1 differs at \$.n: the journal has 9, the replay 1"),
        (3, put("n", "x"), "Expected `int`, got `str`"),
        (
            4,
            put("rolls", 0, "faces", 0, 7),
            r"input 2 differs at \$.rolls\[0\].faces\[0\]: the journal has 7",
        ),
        (4, put("rolls", 0, "total", 99), r"input 2 differs at \$.rolls\[0\].total"),
        (4, put("to", {"1": [1]}), r"input 2 differs at \$.to.1"),
        (4, put("to", {}), r"input 2 differs at \$.to"),
        (4, put("given", {"2.0": 0}), r"input 3 differs at \$.digest"),
        (4, put("given", {"2.0": 7}), 'input 2: the bot "naysayer" answered 7'),
        (4, put("given", {"2.0": "no"}), 'input 2: the bot "naysayer" answered no'),
        (4, put("given", {"2.0": 1, "2.9": 1}), r"input 2 differs at \$.given.2.9"),
        (
            4,
            put("given", {}),
            'input 2: the journal does not contain the answer of the bot "naysayer"',
        ),
        (
            4,
            put("asks", 0, "seat", 0),
            r"input 2 differs at \$.asks\[0\].seat: the journal has 0, the replay 1",
        ),
        (4, put("asks", []), r"input 2 differs at \$.asks"),
        (5, put("answer", [9]), "input 3 is refused: 1d6: face 1 of a d6 cannot be 9"),
        (
            5,
            put("answer", [5]),
            r"input 3 differs at \$.rolls\[0\].faces\[0\]: the journal has 4, the replay 5",
        ),
        (5, put("seat", 0), "input 3 is refused: request 2.1 is for seat 1"),
        (5, put("request", "2.0"), "input 3 is refused: request 2.0 was answered already"),
        (7, put("undo", 2), r"input 5 differs at \$.undo: the journal has 2, the replay 4"),
        (7, put("seat", 1), "input 5 is refused: input 4 was given by seat 0"),
        (9, put("rekey", 78), r"input 9 differs at \$.digest"),
        (9, put("rekey", 2**70), "input 7 is refused: a seed is"),
        (10, put("elapsed", 101), r"input 8 differs at \$.digest"),
        (10, put("elapsed", 10**30), "input 8 is refused: the time 1000000000"),
        (
            12,
            put("end", "winners", [1]),
            r"the closing line differs at \$.end.winners\[0\]: the journal has 1, the replay 0",
        ),
        (12, put("events", 99), r"the closing line differs at \$.events"),
        (1, put("seed", 8), r"input 1 differs at \$.digest"),
        (1, put("seats", ["person", "person", "gambler"]), "good"),
        (1, put("seats", ["person", "person"]), "2 seats were played, but script has 3"),
        (1, put("seats", ["person"] * 4), "4 seats were played, but script has 3"),
        (1, put("digests", "never"), r"the header differs at \$.digests"),
        (1, put("throws", [2]), "the match cannot begin: seat 2 is not held by a person"),
        (1, put("throws", []), r"the header differs at \$.throws"),
        (1, put("scenario", {"setup": ["draw"]}), r"input 0 differs at \$.digest"),
        (1, put("scenario", {"setup": ["crash"]}), "the match cannot begin: script failed"),
        (1, put("scenario", 5), "the match cannot begin"),
        (1, put("seed", -1), "the match cannot begin: a seed is"),
        (1, put("run", 2**32), "the match cannot begin: a run is"),
        (1, put("dice", ["x"]), "Expected `int | float"),
        (1, put("dice", [1.5]), "input 1: script failed: DiceError"),
    ],
)
def test_a_forged_line_is_found_by_running_it_again(
    number: int, change: Callable[[Line], None], words: str
) -> None:
    verdict = forged(told(), number, change)
    if words == "good":
        # The name of a bot is only a name: what it answered stands in the lines.
        assert verdict.valid
        return
    assert not verdict.valid
    assert not verdict.finished
    assert verdict.line >= number
    assert_words(verdict, words)


def assert_words(verdict: Verdict, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        raise AssertionError(verdict.reason)


def test_a_changed_digest_rule_or_a_forged_game_is_found() -> None:
    sparse = lines_of(run_to_the_goal(Match(SparseRace(), seed=7, journal=Journal())))
    assert verify(sparse, find).finished
    verdict = forged(sparse, 1, put("game", "race"))
    assert (verdict.valid, verdict.line) == (False, 1)
    assert "the header differs at $.digests" in verdict.reason


def test_equivalent_but_different_bytes_are_found() -> None:
    lines = told()
    bodies: list[Line | bytes] = [*objects(lines)]
    bodies[3] = encode(bodies[3]).replace(b'"n":2', b'"n": 2')
    verdict = verify(chained(bodies), find)
    assert (verdict.valid, verdict.line) == (False, 4)
    assert verdict.reason == "input 2 is not written as the match writes it"


def test_the_closing_line_is_accepted_only_at_the_end() -> None:
    bodies = objects(told())
    early = verify(chained([*bodies[:5], bodies[-1]]), find)
    assert (early.valid, early.line) == (False, 6)
    assert early.reason == "there is a closing line, but the match is not over"
    missing = verify(chained(bodies[:-1]), find)
    assert (missing.valid, missing.line) == (False, len(bodies))
    assert missing.reason == "the match is over, but the closing line is missing"
    other = verify(chained([*bodies[:-1], bodies[3]]), find)
    assert (other.valid, other.line) == (False, len(bodies))
    assert "the closing line differs at" in other.reason


def test_a_line_that_holds_no_input_is_refused() -> None:
    verdict = verify(chained([*objects(told())[:2], {"n": 1}]), find)
    assert (verdict.line, verdict.reason) == (3, "input 1 is refused: the line holds no input")


def test_a_journal_whose_inputs_were_left_out_is_found_by_its_numbers() -> None:
    bodies = objects(told())
    verdict = verify(chained([*bodies[:2], *bodies[3:]]), find)
    assert (verdict.valid, verdict.line) == (False, 3)
    with pytest.raises(JournalError, match="input 2 is out of order"):
        resume(chained([*bodies[:2], *bodies[3:]]), find)


def test_a_match_is_not_resumed_to_another_position_than_was_played() -> None:
    bodies = objects(told())
    bodies[2]["digest"] = "0" * 32
    with pytest.raises(JournalError, match="input 1 leads to another position") as caught:
        resume(chained(bodies), find)
    assert caught.value.line == 3


# Journals of another kind.


def rewritten(**header: Any) -> list[bytes]:
    bodies = objects(lines_of(run_to_the_goal(race())))
    bodies[0].update(header)
    return chained(bodies)


class NewRace(Race):
    rules = "2"


class OtherRaceScenarios(RaceScenarios):
    def fingerprint(self) -> str:
        return "other cards"


class OtherRace(Race):
    scenarios = OtherRaceScenarios()


def refuse(name: str) -> Game:
    raise Rejected("unknown-game", f"there is no {name}")


@pytest.mark.parametrize(
    ("lines", "finder", "words"),
    [
        ([], find, "the journal is empty"),
        (rewritten(turnwright=2), find, "format 2 is not known: this version reads 1"),
        (rewritten(turnwright="1"), find, "format 1 is not known"),
        (rewritten(turnwright=True), find, "Expected `int`, got `bool`"),
        (chained([{"hello": 1}]), find, "this is not a Turnwright journal"),
        (chained([b'{"n":[1}']), find, "not JSON"),
        (rewritten(seed="x"), find, "Expected `int`, got `str`"),
        (
            rewritten(rules="0.9"),
            find,
            'played with rules "0.9" of race, this installation has "1": it can be watched',
        ),
        (rewritten(), lambda name: NewRace(), 'played with rules "1" of race, this installation has "2"'),
        (rewritten(), lambda name: OtherRace(), "played with other content of race"),
        (rewritten(content="x"), find, "played with other content of race"),
        (rewritten(game="chess"), find, 'the game "chess" is not known here'),
        (rewritten(), refuse, 'the game "race" is not known here: there is no race'),
        ([b"\x00\xff\xfe\n"], find, "not a line of a journal"),
        ([b"\x00" * 100_000], find, "cut short"),
        ([b'{"turnwright":1}\n'], find, "not a line of a journal"),
        ([b'{"x":"' + b"y" * 30_000_000 + b'"}\n'], find, "the chain is missing"),
        (chained([b"[" * 100_000 + b"}"]), find, "not JSON"),
        (chained([b'{"turnwright":' + b"[" * 100_000 + b"}"]), find, "not JSON: .*recursion"),
    ],
)
def test_a_journal_that_cannot_be_run_is_a_clear_error(
    lines: list[bytes], finder: Callable[[str], Game], words: str
) -> None:
    verdict = verify(lines, finder)
    assert (verdict.valid, verdict.finished, verdict.line) == (False, False, 1)
    assert_words(verdict, words)
    with pytest.raises(JournalError, match=words) as caught:
        resume(lines, finder)
    assert caught.value.line == 1


@pytest.mark.parametrize("depth", [100, 400, 900, 5000, 100_000])
def test_values_nested_too_deep_are_refused(depth: int) -> None:
    deep = b"[" * depth + b"]" * depth
    begin: list[Line | bytes] = [*objects(told())[:2]]
    for body in (
        b'{"n":1,"seat":0,"command":' + deep + b"}",
        b'{"n":1,"seat":0,"command":[],"events":' + deep + b"}",
        b'{"n":1,"seat":0,"request":"1.0","answer":' + deep + b"}",
    ):
        verdict = verify(chained([*begin, body]), find)
        assert (verdict.valid, verdict.line) == (False, 3)
    header = encode(objects(told())[0]).replace(b'"scenario":null', b'"scenario":' + deep)
    verdict = verify(chained([header, *begin[1:]]), find)
    assert not verdict.valid


def test_a_file_error_is_raised_and_not_a_verdict() -> None:
    def lines() -> Iterator[bytes]:
        yield told()[0]
        raise OSError("the disk is gone")

    with pytest.raises(OSError, match="the disk is gone"):
        verify(lines(), find)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(data=st.data())
@settings(max_examples=150)
def test_every_forged_line_gets_a_verdict(data: st.DataObject) -> None:
    bodies = objects(told())
    for _ in range(data.draw(st.integers(1, 3))):
        line = data.draw(st.sampled_from(bodies))
        key = data.draw(st.sampled_from([*line, "given", "undo", "rekey", "elapsed", "end", "seat"]))
        line[key] = data.draw(JSON)
    lines = chained(bodies)
    assert isinstance(verify(lines, find), Verdict)
    with suppress(JournalError):
        resume(lines, find)


@given(st.lists(st.binary(max_size=80), max_size=5))
def test_every_input_gets_a_verdict(lines: list[bytes]) -> None:
    assert not verify(lines, find).valid
    assert not verify([*told()[:3], *lines, b"x"], find).valid


# Memory.


def long_race(path: Path, inputs: int) -> Path:
    with path.open("wb") as file:
        match = Match(Race(), {"goal": 10**9}, seed=7, journal=Journal(file.write))
        for _ in range(inputs):
            match.submit(match.state.turn, "run")
    return path


class Watched:
    """Lines, with the memory that is taken while some of them are read: the most, and what is kept."""

    def __init__(self, path: Path, first: int, last: int) -> None:
        self.path = path
        self.first = first
        self.last = last
        self.kept = self.most = -1

    def __iter__(self) -> Iterator[bytes]:
        with self.path.open("rb") as file:
            for number, line in enumerate(file):
                if number == self.first:
                    gc.collect()
                    tracemalloc.start()
                if number == self.last:
                    gc.collect()
                    self.kept, self.most = tracemalloc.get_traced_memory()
                    tracemalloc.stop()
                yield line


def test_a_journal_of_ten_thousand_inputs_is_verified_in_flat_memory(tmp_path: Path) -> None:
    path = long_race(tmp_path / "long", 10_000)
    begin, end = Watched(path, 100, 1100), Watched(path, 9000, 10_000)
    for lines in (begin, end):
        verdict = verify(lines, find)
        assert (verdict.valid, verdict.inputs) == (True, 10_000)
    # A thousand lines are a quarter of a million bytes: they are read and let go.
    assert max(begin.kept, end.kept) < 20_000
    assert end.most < begin.most + 20_000


# Arbitrary matches.

LINES = st.sampled_from(
    [
        *(
            "say a",
            "tell 1 b",
            "tell 0,2 c",
            "write w",
            "mark x 1",
            "mark y 2",
            "draw",
            "draw combat",
            "announce",
        ),
        *("roll 2d6", "roll 1d6 0", "roll 1d6 1 300", "each 1d6 0,1,2", "each 1d8 1,-1,2 500"),
        *(
            "ask 0",
            "ask 1 400 2",
            "ask 2",
            "open",
            "later draw",
            "later say tick",
            "later ask 2",
            "number 0.5",
        ),
    ]
)
QUIET = st.sampled_from([[], ["write w"], ["number 3"], ["mark x 2"], ["later write tick"]])
BROKEN = st.sampled_from([["refuse"], ["draw", "refuse"], ["ask 1", "crash"], ["roll 1d6", "number nan"]])
SEAT = st.integers(0, 2)
NONE = st.just(0)
INPUTS = st.one_of(
    st.tuples(st.just("submit"), SEAT, st.lists(LINES, min_size=1, max_size=6)),
    st.tuples(st.just("submit"), SEAT, st.lists(LINES, min_size=1, max_size=3)),
    st.tuples(st.just("submit"), SEAT, QUIET),
    st.tuples(st.just("submit"), SEAT, QUIET),
    st.tuples(st.just("submit"), SEAT, BROKEN),
    st.tuples(st.just("undo"), SEAT, NONE),
    st.tuples(st.just("undo"), SEAT, NONE),
    st.tuples(st.just("answer"), st.integers(0, 9), st.integers(0, 5)),
    st.tuples(st.just("elapse"), st.integers(0, 400), NONE),
    st.tuples(st.just("rekey"), st.integers(0, 2**64 - 1), NONE),
    st.tuples(st.just("stray"), SEAT, NONE),
)


def bots() -> list[Any]:
    return [None, None, Gambler()]


def give(match: Match, kind: str, a: int, b: Any) -> None:
    if kind == "answer" or (kind == "submit" and match.running is not None):
        answer(match, a, len(b) if kind == "submit" else b)
    elif kind == "submit":
        match.submit(a, b)
    elif kind == "undo":
        givers = [past.seat for past in match.history.past if past.seat >= 0]
        match.undo(givers[-1] if givers and a else a)
    elif kind == "elapse":
        match.elapse(match.now + a)
    elif kind == "rekey":
        match.rekey(a)
    else:
        match.answer(a, "1.0", [7])


def answer(match: Match, which: int, value: int) -> None:
    asks = [waiting.request for waiting in match.pending() if waiting.request]
    if not asks:
        return
    ask = asks[which % len(asks)]
    if isinstance(ask, RollRequest):
        match.answer(ask.seat, ask.id, [value + 1])
    else:
        match.answer(ask.seat, ask.id, value % len(ask.choices))


def played(inputs: list[tuple[str, int, Any]]) -> tuple[Match, list[bytes]]:
    """A match of these inputs, with a snapshot after each that was taken; the others changed nothing."""
    match = Match(Script(), seed=7, seats=bots(), throws=[1], journal=Journal())
    snapshots = [match.snapshot()]
    for kind, a, b in inputs:
        try:
            give(match, kind, a, b)
        except (Rejected, GameFault):
            assert match.snapshot() == snapshots[-1]
            continue
        if match.number == len(snapshots):
            snapshots.append(match.snapshot())
    return match, snapshots


def assert_goes_on_from_everywhere(match: Match, snapshots: list[bytes]) -> None:
    whole = lines_of(match)
    for at, snapshot in enumerate(snapshots):
        lines, other = whole[: at + 2], whole[: at + 2]
        resumed = resume(list(lines), find, seats=bots(), write=lines.append)
        assert resumed.snapshot() == snapshot
        restored = restore(snapshot, Script(), bots(), write=other.append)
        assert restored.snapshot() == snapshot
        for number, raw in enumerate(whole[at + 2 :], at + 3):
            feed(resumed, read_line(raw, number))
            feed(restored, read_line(raw, number))
        assert lines == other == whole


@given(st.lists(INPUTS, min_size=4, max_size=16))
@settings(max_examples=200)
def test_any_match_verifies_and_goes_on_from_any_line(inputs: list[tuple[str, int, Any]]) -> None:
    match, snapshots = played(inputs)
    assert len(snapshots) == match.number + 1
    assert_verifies(match)
    assert_goes_on_from_everywhere(match, snapshots)


@pytest.mark.nightly
@given(st.lists(INPUTS, min_size=10, max_size=40))
@settings(max_examples=2000)
def test_any_long_match_verifies_and_goes_on_from_any_line(inputs: list[tuple[str, int, Any]]) -> None:
    match, snapshots = played(inputs)
    assert_verifies(match)
    assert_goes_on_from_everywhere(match, snapshots)


def test_a_match_is_resumed_no_further_than_it_was_played() -> None:
    match = race()
    match.submit(0, "run")
    lines = lines_of(match)
    assert resume(lines, find, at=1).number == 1
    with pytest.raises(JournalError, match="there is no input 2: the last is 1"):
        resume(lines, find, at=2)


def test_a_finished_match_without_its_closing_line_gets_it_when_it_is_resumed() -> None:
    lines = lines_of(run_to_the_goal(race()))
    written: list[bytes] = []
    resume(lines[:-1], find, write=written.append)
    assert written == lines[-1:]
    resume(lines, find, write=written.append)
    assert written == lines[-1:], "it is not written twice"
