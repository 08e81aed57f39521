"""An uploaded journal is replayed in a separate process and cannot stall or crash the server."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest

from server.app.test_handlers import journal_of
from server.host.lobby.test_matches import galaxy
from turnwright import encode
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.journal import Journal
from turnwright.kernel.records import FORMAT, Header
from turnwright.server.app import journal_check
from turnwright.server.app.journal_check import check_in_process, check_lines, check_replay


def test_a_valid_journal_passes_in_this_process_and_in_another() -> None:
    lines = journal_of("wuxia", "duel")

    assert check_replay(lines).inputs == check_in_process(lines).inputs > 0
    assert check_in_process(lines).game == "wuxia"


def test_a_journal_that_takes_too_long_is_rejected() -> None:
    assert check_in_process(journal_of("wuxia", "duel"), 0.001).reason == "it takes too long to replay"


def test_a_journal_beyond_the_work_limit_is_rejected_between_two_lines() -> None:
    lines = journal_of("wuxia", "duel")

    assert check_replay(lines, -1.0).reason == "it takes too long to replay"
    assert not check_replay(lines).reason


def test_a_journal_that_crashes_its_process_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(command: list[str], **_: Any) -> None:
        raise subprocess.CalledProcessError(-9, command)

    monkeypatch.setattr(journal_check.subprocess, "run", killed)

    assert check_in_process(journal_of("wuxia", "duel")).reason == "it cannot be replayed"


def test_an_oversized_journal_is_not_replayed() -> None:
    values = galaxy(fleets=[{"ships": {"frigate": 1}, "copies": 20_000}])
    journal = Journal()
    journal.add(encode(Header(FORMAT, "stellar", "1", 0, values, ("person", "person"))))

    assert check_in_process(journal.lines).reason == "its scenario is too large"


@pytest.mark.parametrize("scenario", ["/etc/passwd", "./own.yaml", "C:\\secret.json"])
def test_a_journal_cannot_open_a_file(scenario: str) -> None:
    journal = Journal()
    journal.add(encode(Header(FORMAT, "wuxia", Wuxia.rules, 0, scenario, ("random", "random"))))

    found = check_lines(journal.lines)

    assert (found.line, "a file" in found.reason) == (1, True)
