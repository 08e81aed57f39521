"""A stranger's journal is run in a process of its own, and cannot hold the server up or bring it down."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest

from server.app.test_handlers import journal_of
from server.host.test_matches import galaxy
from turnwright import encode
from turnwright.kernel.journal import Journal
from turnwright.kernel.records import FORMAT, Header
from turnwright.server.app import journal_check
from turnwright.server.app.journal_check import check_in_process, check_lines, check_replay


def test_a_good_journal_is_good_in_this_process_and_in_another() -> None:
    lines = journal_of("wuxia", "duel")

    assert check_replay(lines).inputs == check_in_process(lines).inputs > 0
    assert check_in_process(lines).game == "wuxia"


def test_a_journal_that_takes_too_long_is_given_up() -> None:
    assert check_in_process(journal_of("wuxia", "duel"), 0.001).reason == "it takes too long to replay"


def test_a_journal_that_is_too_much_work_is_given_up_between_two_lines() -> None:
    lines = journal_of("wuxia", "duel")

    assert check_replay(lines, -1.0).reason == "it takes too long to replay"
    assert not check_replay(lines).reason


def test_a_journal_that_ends_its_process_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(command: list[str], **_: Any) -> None:
        raise subprocess.CalledProcessError(-9, command)

    monkeypatch.setattr(journal_check.subprocess, "run", killed)

    assert check_in_process(journal_of("wuxia", "duel")).reason == "it cannot be replayed"


def test_a_journal_with_too_much_in_it_is_not_run() -> None:
    values = galaxy(fleets=[{"ships": {"frigate": 1}, "copies": 20_000}])
    journal = Journal()
    journal.add(encode(Header(FORMAT, "stellar", "1", 0, values, ("person", "person"))))

    assert check_in_process(journal.lines).reason == "its scenario is too large"


@pytest.mark.parametrize("scenario", ["/etc/passwd", "./own.yaml", "C:\\secret.json"])
def test_a_journal_names_no_file(scenario: str) -> None:
    journal = Journal()
    journal.add(encode(Header(FORMAT, "wuxia", "1", 0, scenario, ("random", "random"))))

    found = check_lines(journal.lines)

    assert (found.line, "a file" in found.reason) == (1, True)
