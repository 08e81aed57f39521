"""Journals of older rules: watched as they were recorded, and not run again."""

from pathlib import Path

import pytest

from turnwright.cli import main
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.replay import verify

OLDER = Path(__file__).parent / "older" / "rules_1.jsonl"


def test_a_journal_of_older_rules_does_not_verify_and_the_reason_names_the_version_it_needs() -> None:
    found = verify(OLDER.read_bytes().splitlines(keepends=True), lambda _: Tactics())
    assert not found.valid
    assert found.line == 1
    assert found.reason.startswith('played with rules "1" of tactics, this installation has "2"')


def test_a_journal_of_older_rules_can_still_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(OLDER)]) == 0
    said = capsys.readouterr().out
    assert "rules 1." in said
    assert "Goblin Minion 3 takes 5 slashing damage (2 HP left)." in said
