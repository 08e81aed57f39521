"""The journal: JSON Lines with a chain, in which no byte can change and no line can move."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable

import pytest

from kernel.games import Race, Raid, Said, Script, find, lines_of, race, run_to_the_goal, script, table
from turnwright import Journal, JournalError, Match, decode, resume, verify
from turnwright.kernel.journal import Reader
from turnwright.kernel.replay import Verdict


def finished() -> list[bytes]:
    """A short journal with a little of everything in it, to its end."""
    match = script(people="01", throws=[1])
    match.submit(0, ["say a", "draw"])
    match.submit(0, ["roll 1d6 1", "tell 1 b", "ask 2"])
    match.answer(1, "2.0", [4])
    match.submit(0, ["write w"])
    match.undo(0)
    match.answer(1, "5.0", 1)
    match.elapse(100)
    match.submit(1, ["end"])
    return lines_of(match)


def by_newline(data: bytes) -> Iterable[bytes]:
    """The lines of a file."""
    *whole, rest = data.split(b"\n")
    yield from (line + b"\n" for line in whole)
    if rest:
        yield rest


def verdict(data: bytes) -> Verdict:
    return verify(by_newline(data), find)


def line_of(lines: list[bytes], offset: int) -> int:
    """The number of the line in which this byte stands."""
    for number, line in enumerate(lines, 1):
        offset -= len(line)
        if offset < 0:
            return number
    raise AssertionError("past the end")


# Writing.


def test_every_line_is_an_object_that_ends_in_its_chain() -> None:
    lines = finished()
    for line in lines:
        assert line.endswith(b'"}\n')
        assert list(decode(line))[-1] == "chain"
    assert [decode(line).get("n") for line in lines] == [None, *range(10)]
    assert "end" in decode(lines[-1])


def test_a_journal_gives_its_lines_to_its_writer() -> None:
    kept: list[bytes] = []
    match = Match(Script(), seed=7, journal=Journal(kept.append))
    match.submit(0, ["draw"])
    same = script()
    same.submit(0, ["draw"])
    assert kept == lines_of(same)
    assert same.journal is not None
    assert same.journal.text() == b"".join(kept)


def test_the_same_inputs_write_the_same_bytes() -> None:
    assert finished() == finished()


def test_no_line_is_valid_by_its_bytes_alone() -> None:
    match = script()
    for _ in range(5):
        match.submit(0, [])
    chains = [decode(line)["chain"] for line in lines_of(match)]
    assert len(set(chains)) == len(chains)


# Reading.


def test_a_reader_gives_the_objects_and_checks_the_chain() -> None:
    reader = Reader()
    for number, line in enumerate(finished(), 1):
        assert decode(reader.body(line)) == {k: v for k, v in decode(line).items() if k != "chain"}
        assert reader.number == number


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "cut short"),
        (b"\n", "not a line of a journal"),
        (b"hello\n", "not a line of a journal"),
        (b'{"n":1}', "cut short"),
        (b'{"n":"x"}\n', "the chain is missing"),
        (b'"}\n', "the chain is missing"),
        (b'{"n":1,"chain":"' + b"0" * 32 + b'"}\n', "the chain does not match"),
        (b',"chain":"' + b"0" * 32 + b'"}\n', "the chain is missing"),
    ],
)
def test_an_invalid_line_is_named(line: bytes, reason: str) -> None:
    with pytest.raises(JournalError, match=reason) as caught:
        Reader().body(line)
    assert caught.value.line == 1


# Damage.


def flips(data: bytes) -> Iterable[tuple[int, bytes]]:
    """Everything that one flipped bit makes of a file, with the place of the flip."""
    for offset in range(len(data)):
        for bit in range(8):
            changed = bytearray(data)
            changed[offset] ^= 1 << bit
            yield offset, bytes(changed)


def first_broken_link(data: bytes) -> int:
    reader = Reader()
    for line in by_newline(data):
        try:
            reader.body(line)
        except JournalError as error:
            return error.line
    return 0


def test_every_flip_of_a_single_bit_breaks_the_chain_at_its_line() -> None:
    lines = finished()
    for offset, changed in flips(b"".join(lines)):
        assert first_broken_link(changed) == line_of(lines, offset), offset


def test_every_flip_of_a_single_bit_of_a_finished_match_is_detected_and_its_line_is_named() -> None:
    lines = lines_of(run_to_the_goal(race(goal=4)))
    assert len(lines) >= 4
    for offset, changed in flips(b"".join(lines)):
        found = verdict(changed)
        assert (found.valid, found.line) == (False, line_of(lines, offset)), offset


@pytest.mark.nightly
def test_every_flip_of_a_single_bit_of_a_longer_match_is_named() -> None:
    lines = finished()
    for offset, changed in flips(b"".join(lines)):
        found = verdict(changed)
        assert (found.valid, found.line) == (False, line_of(lines, offset)), offset


def test_every_cut_of_a_finished_journal_is_detected() -> None:
    lines = finished()
    data = b"".join(lines)
    ends = {len(b"".join(lines[:count])): count for count in range(len(lines) + 1)}
    for offset in range(len(data)):
        found = verdict(data[:offset])
        assert not found.finished, offset
        if offset not in ends:
            assert (found.valid, found.line) == (False, line_of(lines, offset)), offset
            assert "cut short" in found.reason
        elif ends[offset] < 2 or ends[offset] == len(lines) - 1:
            assert (found.valid, found.line) == (False, ends[offset] + 1)
        else:
            assert (found.valid, found.line) == (True, ends[offset])
            assert found.reason == "unfinished: the closing line is missing"


def test_resuming_a_truncated_line_is_a_clear_error() -> None:
    lines = finished()
    for number, line in enumerate(lines[:-1], 1):
        with pytest.raises(JournalError, match="cut short") as caught:
            resume([*lines[: number - 1], line[: len(line) // 2]], find)
        assert caught.value.line == number


def test_a_line_that_is_missing_moved_doubled_or_added_is_named() -> None:
    lines = finished()
    for i in range(len(lines)):
        if i < len(lines) - 1:
            removed = verify(lines[:i] + lines[i + 1 :], find)
            assert (removed.valid, removed.line) == (False, i + 1)
            swapped = verify([*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]], find)
            assert (swapped.valid, swapped.line) == (False, i + 1)
        doubled = verify(lines[: i + 1] + lines[i:], find)
        assert (doubled.valid, doubled.line) == (False, i + 2)


def test_no_line_follows_the_closing_line() -> None:
    lines = finished()
    link = decode(lines[-1])["chain"].encode()
    more: list[bytes] = []
    Journal(more.append, link).add(b'{"n":10,"elapsed":5}')
    found = verify(lines + more, find)
    assert (found.valid, found.line) == (False, len(lines) + 1)
    assert found.reason == "there is a line after the closing line"


def test_blank_lines_and_other_line_endings_are_detected_as_damage() -> None:
    lines = finished()
    assert verify([*lines, b"\n"], find).line == len(lines) + 1
    assert verify([b"\xef\xbb\xbf" + lines[0], *lines[1:]], find).line == 1
    assert verify([line.replace(b"\n", b"\r\n") for line in lines], find).line == 1


# The same bytes everywhere.

PLAY = """
import sys
from kernel.test_journal import finished, raided
sys.stdout.buffer.write(b"".join(finished() + raided()))
"""


def raided() -> list[bytes]:
    """A journal with many words, marks and streams in it."""
    match = table(Raid(), "", (), None)
    match.submit(0, ["raid"])
    match.submit(0, [f"mark {name} {i}" for i, name in enumerate(("b", "a", "c", "é", "z"))])
    match.submit(1, [f"draw stream/{i}" for i in range(9)])
    return lines_of(match)


@pytest.mark.parametrize("seed", ["0", "1", "random"])
def test_the_journal_is_the_same_regardless_of_the_hash_seed(seed: str) -> None:
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    written = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, check=True).stdout
    assert written == b"".join(finished() + raided())


def test_the_journal_is_the_same_on_every_build_and_every_python() -> None:
    # The last chain covers every byte. It changes only when the format or the dice do, and then on purpose.
    assert decode(finished()[-1])["chain"] == "3a17a69d5eda5a489e1d07e61b46d65a"
    assert decode(raided()[-1])["chain"] == "a01667d105b4061d1790adc584f112e1"


def test_an_event_is_written_as_it_is_reported() -> None:
    match = script()
    step = match.submit(0, ["say good", "say evening"])
    assert step.events == [Said("good"), Said("evening")]
    assert decode(lines_of(match)[-1])["events"] == [
        {"type": "said", "word": "good"},
        {"type": "said", "word": "evening"},
    ]


def test_a_race_to_its_end_is_a_finished_journal() -> None:
    match = run_to_the_goal(race())
    found = verify(lines_of(match), find)
    assert (found.valid, found.finished, found.inputs, found.reason) == (True, True, match.number, "")
    assert found.line == len(lines_of(match))


class FullOnce:
    """A writer that has no room for one line, and then has again."""

    def __init__(self, at: int) -> None:
        self.lines: list[bytes] = []
        self.at = at

    def __call__(self, line: bytes) -> None:
        if len(self.lines) == self.at:
            self.at = -1
            raise OSError("no room")
        self.lines.append(line)


def run_until_full(at: int) -> tuple[Match, FullOnce]:
    """A race whose journal has no room for that line."""
    writer = FullOnce(at)
    match = Match(Race(), {"goal": 12}, seed=7, journal=Journal(writer))
    with pytest.raises(OSError, match="no room"):
        run_to_the_goal(match)
    return match, writer


def test_an_input_that_was_stored_in_part_is_completed_when_it_is_given_again() -> None:
    whole = lines_of(run_to_the_goal(race()))
    for at in (3, len(whole) - 1):
        match, writer = run_until_full(at)
        assert (match.outcome, writer.lines) == (None, whole[:at])
        run_to_the_goal(match)
        assert writer.lines == whole


def test_no_other_input_is_stored_after_one_that_was_stored_in_part() -> None:
    whole = lines_of(run_to_the_goal(race()))
    match, writer = run_until_full(len(whole) - 1)
    with pytest.raises(JournalError, match="the journal holds another input already"):
        match.submit(match.pending()[0].seat, "rest")
    assert writer.lines == whole[:-1]


@pytest.mark.parametrize("last", [["say c", "end"], ["tell 0 c", "end"]])
def test_the_closing_line_counts_all_events(last: list[str]) -> None:
    match = script(people="01")
    match.submit(0, ["say a", "tell 1 b"])
    match.submit(0, last)
    assert decode(lines_of(match)[-1])["events"] == 3
