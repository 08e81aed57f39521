"""What a player saw of their dice is in its file before anything else happens, and stays as it was first."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from turnwright.fair.evidence import Promise, Seen, SeenError, Sight

PROMISE = Promise("m", 1, "ab" * 32, 4096)
GIVEN = Sight(1, "2.0", "1d20", "mine")
SHOWN = Sight(1, "2.0", "1d20", "mine", "cd" * 32)
NEXT = Sight(2, "3.0", "2d6", "", "ef" * 32, "01" * 32)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "seats" / "dice.jsonl"


@pytest.fixture
def seen(path: Path) -> Seen:
    seen = Seen(path)
    seen.promised(PROMISE)
    for sight in (GIVEN, SHOWN, NEXT):
        seen.saw(sight)
    return seen


def test_what_was_seen_is_there_in_the_next_sitting(seen: Seen, path: Path) -> None:
    again = Seen(path)
    assert (again.promise, again.throws) == (PROMISE, {1: SHOWN, 2: NEXT})
    assert again.shown() == [SHOWN, NEXT]
    assert len(path.read_bytes().splitlines()) == 4


def test_every_line_is_there_as_soon_as_it_was_seen(path: Path) -> None:
    seen = Seen(path)
    assert not path.exists()
    seen.promised(PROMISE)
    assert Seen(path).promise == PROMISE
    seen.saw(GIVEN)
    assert Seen(path).throws == {1: GIVEN}
    assert Seen(path).shown() == []


def test_nobody_else_can_read_it(seen: Seen, path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_was_shown_first_counts(seen: Seen, path: Path) -> None:
    before = path.read_bytes()
    seen.promised(Promise("m", 1, "00" * 32, 4096))
    assert seen.promise == PROMISE
    seen.saw(Sight(1, "2.0", "1d20", "other", "00" * 32))
    assert (seen.throws[1], path.read_bytes()) == (SHOWN, before)


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_line_that_was_cut_off_is_written_over(seen: Seen, path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    again = Seen(path)
    assert again.throws == {1: SHOWN}
    again.saw(NEXT)
    assert Seen(path).throws == {1: SHOWN, 2: NEXT}


def test_a_spoilt_line_is_named(seen: Seen, path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"index":2', b'"index":"two"'))
    with pytest.raises(SeenError, match="line 4: Expected `int`, got `str`"):
        Seen(path)


def test_what_cannot_be_written_now_is_tried_again(path: Path) -> None:
    path.mkdir(parents=True)
    seen = Seen(path)
    seen.promised(PROMISE)
    seen.saw(GIVEN)
    assert not seen.write()
    assert seen.trouble.startswith(f"{path}: ")
    path.rmdir()
    assert seen.write()
    assert (Seen(path).promise, Seen(path).throws) == (PROMISE, {1: GIVEN})


def test_without_a_file_it_is_only_remembered() -> None:
    seen = Seen()
    seen.promised(PROMISE)
    seen.saw(SHOWN)
    assert (seen.write(), seen.promise, seen.throws) == (True, PROMISE, {1: SHOWN})
