"""Evidence of dice is written before anything else happens, and the first value stays."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from turnwright.fair.evidence import ChainCommitment, Evidence, EvidenceError, RevealedThrow

PROMISE = ChainCommitment("m", 1, "ab" * 32, 4096)
GIVEN = RevealedThrow(1, "2.0", "1d20", "mine")
SHOWN = RevealedThrow(1, "2.0", "1d20", "mine", "cd" * 32)
NEXT = RevealedThrow(2, "3.0", "2d6", "", "ef" * 32, "01" * 32)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "seats" / "dice.jsonl"


@pytest.fixture
def seen(path: Path) -> Evidence:
    seen = Evidence(path)
    seen.commit(PROMISE)
    for sight in (GIVEN, SHOWN, NEXT):
        seen.record(sight)
    return seen


def test_evidence_is_kept_for_the_next_session(seen: Evidence, path: Path) -> None:
    again = Evidence(path)
    assert (again.commitment, again.throws) == (PROMISE, {1: SHOWN, 2: NEXT})
    assert again.revealed() == [SHOWN, NEXT]
    assert len(path.read_bytes().splitlines()) == 4


def test_every_line_is_written_immediately(path: Path) -> None:
    seen = Evidence(path)
    assert not path.exists()
    seen.commit(PROMISE)
    assert Evidence(path).commitment == PROMISE
    seen.record(GIVEN)
    assert Evidence(path).throws == {1: GIVEN}
    assert Evidence(path).revealed() == []


def test_evidence_is_readable_only_by_its_owner(seen: Evidence, path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_first_value_shown_counts(seen: Evidence, path: Path) -> None:
    before = path.read_bytes()
    seen.commit(ChainCommitment("m", 1, "00" * 32, 4096))
    assert seen.commitment == PROMISE
    seen.record(RevealedThrow(1, "2.0", "1d20", "other", "00" * 32))
    assert (seen.throws[1], path.read_bytes()) == (SHOWN, before)


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_line_that_was_cut_off_is_written_over(seen: Evidence, path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    again = Evidence(path)
    assert again.throws == {1: SHOWN}
    again.record(NEXT)
    assert Evidence(path).throws == {1: SHOWN, 2: NEXT}


def test_an_invalid_line_of_evidence_is_named(seen: Evidence, path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"index":2', b'"index":"two"'))
    with pytest.raises(EvidenceError, match="line 4: Expected `int`, got `str`"):
        Evidence(path)


def test_a_failed_write_is_tried_again(path: Path) -> None:
    path.mkdir(parents=True)
    seen = Evidence(path)
    seen.commit(PROMISE)
    seen.record(GIVEN)
    assert not seen.write()
    assert seen.write_error.startswith(f"{path}: ")
    path.rmdir()
    assert seen.write()
    assert (Evidence(path).commitment, Evidence(path).throws) == (PROMISE, {1: GIVEN})


def test_without_a_file_evidence_is_kept_in_memory() -> None:
    seen = Evidence()
    seen.commit(PROMISE)
    seen.record(SHOWN)
    assert (seen.write(), seen.commitment, seen.throws) == (True, PROMISE, {1: SHOWN})
