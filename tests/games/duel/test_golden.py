"""Whole matches, byte for byte as they were first written; `transcripts.py --write` rewrites them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from games.duel import transcripts
from games.duel.positions import DUEL, find
from games.duel.transcripts import GOLDEN, TRANSCRIPTS, golden, transcript
from turnwright.kernel.replay import diff, verify


def journals(text: bytes) -> list[list[bytes]]:
    """The journals of a file: each begins with its header."""
    found: list[list[bytes]] = []
    for line in text.splitlines(keepends=True):
        if line.startswith(b'{"turnwright":'):
            found.append([])
        found[-1].append(line)
    return found


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_golden_matches_are_reproduced_byte_for_byte(name: str) -> None:
    kept, played = journals(golden(name).read_bytes()), journals(transcript(name))
    assert [diff(before, now) for before, now in zip(kept, played, strict=True)] == [None] * len(kept)
    assert kept == played


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_golden_matches_verify(name: str) -> None:
    for journal in journals(golden(name).read_bytes()):
        found = verify(journal, find)
        assert found.valid, found.reason
        assert found.finished


def test_there_is_a_match_for_every_scenario_and_for_every_file() -> None:
    assert set(DUEL.scenarios.names()) <= set(TRANSCRIPTS)
    assert {path.stem for path in GOLDEN.iterdir()} == set(TRANSCRIPTS)
    assert len(journals(golden("rematch").read_bytes())) == 3


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("timeouts", '"round:timeout"'),
        ("interrupts", '"interruptRound"'),
        ("interrupts", '"reason":"quit"'),
        ("by-state", '"guard":"quit"'),
        ("waiting", '"reason":"waiting"'),
        ("clocks", '"correction"'),
        ("clocks", '"transition"'),
        ("deck-error", '"error:event"'),
        ("rematch", '"trigger":"rematch"'),
        ("bandit", '"reason":"target"'),
        ("team", '"reason":"maxRounds"'),
    ],
)
def test_golden_matches_contain_what_they_document(name: str, told: str) -> None:
    assert told.encode() in golden(name).read_bytes()


def test_golden_files_are_not_rewritten_by_default() -> None:
    before = {path: path.stat().st_mtime_ns for path in GOLDEN.iterdir()}
    script = str(Path(transcripts.__file__))
    ran = subprocess.run(
        [sys.executable, script],
        env={"PYTHONPATH": os.pathsep.join([str(Path(script).parents[2]), *sys.path])},
        capture_output=True,
        check=False,
        text=True,
    )
    assert ran.returncode == 1
    assert "usage: transcripts.py --write" in ran.stderr
    assert {path: path.stat().st_mtime_ns for path in GOLDEN.iterdir()} == before
