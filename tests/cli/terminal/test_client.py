"""The client by itself, with a clock that is set by hand."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from cli.installed_games import GUESTS, ROOT
from turnwright import Journal, Match
from turnwright.cli.errors import BadFile, Exit, UserError
from turnwright.cli.journal.journals import LONGEST_LINE, entries
from turnwright.cli.terminal import saves
from turnwright.cli.terminal.clock import Clock
from turnwright.cli.terminal.play import LocalPlayer
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.text import BARRIERS, Text
from turnwright.cli.terminal.typed.keyboard import Keyboard
from turnwright.games.duel import Duel
from turnwright.games.duel.bots.levels import Hard
from turnwright.games.duel.commands import ChooseStat, StartMatch
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game
from turnwright.story.history import History
from turnwright.story.narrator import Narrator


class HandClock(Clock):
    """A clock that stands still until it is set; waiting sets it."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0

    def now(self) -> int:
        return self.time

    def until(self, due: int) -> float:
        self.time = max(self.time, due)
        return 0.0


class Patient(Keyboard):
    """A keyboard with lines that come at a time of the clock."""

    def __init__(self, lines: list[tuple[int, str]], clock: HandClock) -> None:
        super().__init__(None, True)
        self.lines = lines
        self.clock = clock

    def line(self, wait: float | None = None) -> str | None:
        if not self.lines:
            raise EOFError
        if wait is not None and self.clock.time < self.lines[0][0]:
            return None
        return self.lines.pop(0)[1]


def sit(
    game: Game, scenario: Any, tmp_path: Path, lines: list[tuple[int, str]], **match: Any
) -> tuple[LocalPlayer, io.StringIO]:
    out = io.StringIO()
    save = saves.begin(tmp_path / "match.jsonl")
    clock = HandClock()
    texts = Text(game, "en")
    made = Match(game, game.scenarios.load(scenario), journal=Journal(save.write), **match)
    history = History(Narrator(game, texts.catalogue))
    client = LocalPlayer(made, save, history, Screen(out, False), Patient(lines, clock), texts)
    client.clock = clock
    return client, out


def test_a_choice_at_the_deadline_is_too_late(tmp_path: Path) -> None:
    client, out = sit(Duel(), "classic", tmp_path, [], seats=[None, Hard()])
    client.moves.submit(0, StartMatch())
    for second in range(1, 33):
        client.clock.time = second * 1000
        client.session.sync_clock()
        client.display.show_new()
    client.clock.time = 33_000

    assert client.moves.submit(0, ChooseStat("speed"))

    assert "Round 1: time is up." in out.getvalue()
    assert out.getvalue().endswith("Too late: the match had already moved on.\n")
    client.save.close()


def test_thinking_before_the_start_costs_no_time(tmp_path: Path) -> None:
    client, _ = sit(Duel(), "classic", tmp_path, [], seats=[None, Hard()])
    client.clock.time = 3_600_000

    client.moves.submit(0, StartMatch())

    assert client.match.game.next_due(client.match.state) == 3_601_000
    client.save.close()


def test_only_the_last_seconds_are_announced_to_the_player_who_chooses(tmp_path: Path) -> None:
    client, out = sit(Duel(), "classic", tmp_path, [(0, "1"), (40_000, "q")], seats=[None, Hard()])

    assert client.play() == Exit.FINE

    ticks = [line for line in out.getvalue().splitlines() if "second" in line and "left" in line]
    assert ticks[:5] == [
        "10 seconds left to choose.",
        "5 seconds left to choose.",
        "3 seconds left to choose.",
        "2 seconds left to choose.",
        "1 second left to choose.",
    ]
    assert "of break left" not in out.getvalue()


def test_the_position_is_read_again_after_the_clock_advanced_the_match(tmp_path: Path) -> None:
    client, out = sit(Duel(), "classic", tmp_path, [(0, "1"), (60_000, "q")], seats=[None, Hard()])

    client.play()

    assert out.getvalue().count("  1. Choose Power") == 2


@pytest.fixture
def camp(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(GUESTS))
    from camp import Camp

    game: Game = Camp()
    return game


def test_an_unanswered_question_takes_its_default(camp: Game, tmp_path: Path) -> None:
    lines = [(0, "5"), (70_000, "q")]
    client, out = sit(camp, "lake", tmp_path, lines)

    client.play()

    assert "camp shared: agreed True" in out.getvalue()


def test_a_private_event_is_narrated_when_its_seat_looks(camp: Game, tmp_path: Path) -> None:
    client, out = sit(camp, "lake", tmp_path, [])
    client.match.submit(0, camp.notation.command_from_data({"type": "hide"}))
    client.viewer = 1

    client.display.show_new()
    assert "hidden" not in out.getvalue()
    client.keyboard = Patient([(0, "")], client.clock)
    client._hand_over(0)

    assert out.getvalue().endswith("Press Enter when ready.\ncamp hidden: place 7\n")
    client.save.close()


@pytest.mark.parametrize(
    ("refused", "sentence"),
    [
        (
            Rejected("not-yours", "input 3 was given by seat 1", "seat"),
            "the last choice was made by another seat.",
        ),
        (
            Rejected("undo-barrier", "input 3 showed seat 0 something new: $.x", "$.x"),
            "it revealed something new.",
        ),
        (
            Rejected("undo-barrier", "input 3 revealed something hidden to seat 0"),
            "it revealed something new.",
        ),
        (Rejected("over", "the match is over"), "the match is over."),
    ],
)
def test_each_refusal_of_an_undo_has_a_sentence(refused: Rejected, sentence: str) -> None:
    assert Text(None, "en").undo_refusal(refused) == f"This cannot be undone: {sentence}"


@pytest.mark.parametrize("barrier", BARRIERS)
def test_each_reason_why_nothing_can_be_undone_has_a_sentence(barrier: str) -> None:
    kernel = ROOT / "src" / "turnwright" / "kernel"
    known = (kernel / "match.py").read_text() + (kernel / "undo.py").read_text()

    said = Text(None, "en").undo_refusal(
        Rejected("undo-barrier", f"there is nothing to take back: {barrier}")
    )

    assert f'"{barrier}"' in known
    assert said.startswith("Nothing to undo: ")


class Slow(Patient):
    """A keyboard where each line takes a minute."""

    def line(self, wait: float | None = None) -> str | None:
        self.clock.time += 60_000
        return super().line(None)


def test_no_time_passes_while_two_people_change_places(camp: Game, tmp_path: Path) -> None:
    client, out = sit(camp, "lake", tmp_path, [])
    time = HandClock()
    client.clock = Clock(0, lambda: time.time * 1_000_000)
    client.keyboard = Slow([(0, ""), (0, "")], time)
    client.match.submit(0, camp.notation.command_from_data({"type": "hide"}))
    client.display.show_new()

    client._hand_over(0)
    assert "Hand over" in out.getvalue()
    assert (client.clock.now(), time.time) == (0, 60_000)
    time.time += 5
    assert client.clock.now() == 5
    client.save.close()


def test_two_matches_started_in_the_same_second_have_different_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNWRIGHT_DATA", str(tmp_path))
    names = set()
    for _ in range(5):
        save = saves.begin_in_folder("camp", 1)
        save.close()
        names.add(save.name)

    assert len(names) == 5


def test_without_a_home_the_folder_has_to_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TURNWRIGHT_DATA", "XDG_DATA_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)  # as without an entry in the user database

    with pytest.raises(UserError, match="Set TURNWRIGHT_DATA"):
        saves.folder()


def test_an_endless_line_is_not_read_into_memory(tmp_path: Path) -> None:
    journal = Journal()
    Match(Duel(), "quick", seed=1, seats=[None, None], journal=journal)
    endless = tmp_path / "endless"
    with endless.open("wb") as stream:
        stream.write(journal.lines[0])
        stream.truncate(LONGEST_LINE * 4)

    with pytest.raises(BadFile, match="line 2: the line is too long for a journal"):
        list(entries(endless))


def test_a_journal_starts_with_its_only_header(tmp_path: Path) -> None:
    journal = Journal()
    journal.add(b'{"n":0}')
    path = tmp_path / "file"
    path.write_bytes(journal.text())
    with pytest.raises(BadFile, match="line 1: not a turnwright journal"):
        list(entries(path))


def test_a_held_clock_does_not_advance() -> None:
    time = HandClock()
    clock = Clock(1000, lambda: time.time * 1_000_000)

    clock.hold()
    time.time = 7000
    assert clock.now() == 1000
    clock.release()
    assert clock.now() == 1000
    time.time = 7001
    assert clock.now() == 1001


def test_a_resumed_clock_continues_where_it_was() -> None:
    clock = Clock(5000)

    assert clock.now() >= 5000
    assert clock.until(0) == 0
    assert clock.until(10**9) > 0
