"""Numbers, dice and journals that do not fit are refused in a sentence, never rounded or passed over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.installed_games import Call, Installation
from turnwright import Journal, Match, games
from turnwright.cli.errors import Exit


@pytest.mark.parametrize(
    "words",
    [
        "run duel --bots --seed 1.5",
        "play duel --seed 1.5",
        "simulate duel --seed 1.5",
        "odds duel --seed 1.5",
        "sweep duel --seed 1.5 --vary x=1",
        "tournament duel --seed 1.5",
        "encounter --seed 1.5 --party 4x3",
        "simulate duel -n 1.5",
        "simulate duel --workers 1.5",
        "odds duel --at 1.5",
        "serve --port 8000.5",
        "serve --workers 1.5",
    ],
)
def test_a_number_with_a_fraction_is_refused_and_not_rounded(call: Call, words: str) -> None:
    said = call(*words.split())
    assert said.code == Exit.USAGE
    assert "must be a whole number, not " in said.err


@pytest.mark.parametrize("scenario", ["rounds", "stellar", "duel/quick", "tactics"])
@pytest.mark.parametrize("faces", ["99 99 99", "0.5", "[]"])
def test_dice_that_do_not_fit_the_set_up_are_named(
    call: Call, installation: Installation, scenario: str, faces: str
) -> None:
    dice = installation.write("dice", [faces])
    said = call("run", scenario, "--bots", "--dice", dice)
    assert said.code == Exit.BAD_FILE
    assert said.err.startswith(f"{dice}: ")
    assert "loaded" in said.err
    assert "rules of the game failed" not in said.err
    assert said.out == ""


@pytest.mark.parametrize("scenario", ["rounds", "stellar"])
def test_dice_of_the_set_up_say_that_it_is_the_set_up(
    call: Call, installation: Installation, scenario: str
) -> None:
    dice = installation.write("dice", ["99"])
    said = call("run", scenario, "--bots", "--dice", dice)
    assert said.err.startswith(f"{dice}: the dice do not fit the set-up of {scenario}: loaded ")


def journal_without_a_command() -> list[bytes]:
    """The journal of a duel, with the chain intact, whose second line holds no input."""
    journal = Journal()
    Match(games.load("duel"), "quick", seed=1, journal=journal)
    header = journal.lines[0]
    link = json.loads(header)["chain"].encode()
    writer = Journal(link=link)
    writer.add(b'{"n":1,"seat":0,"events":[],"digest":""}')
    return [header, *writer.lines]


def test_replay_refuses_a_line_without_a_command(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_bytes(b"".join(journal_without_a_command()))
    said = call("replay", str(path))
    assert said.code == Exit.BAD_FILE
    assert said.err == (f"{path}, line 2: expected a command, an answer, an undo or the passing of time.\n")
    assert "null" not in said.out


@pytest.mark.parametrize("text", ["Dear diary\n", "one line", '{"hello": 1}\n', "\n\n", "\x00\x01\n"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_journal_is_called_so(call: Call, tmp_path: Path, command: str, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    said = call(command, str(path))
    assert (said.code, said.out) == (Exit.BAD_FILE, "")
    assert said.err == f"{path}, line 1: not a turnwright journal.\n"


def test_a_journal_that_was_changed_is_still_a_bad_journal(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    header = journal_without_a_command()[0]
    path.write_bytes(header.replace(b'"seed":1', b'"seed":2'))
    said = call("verify", str(path))
    assert said.code == Exit.FAILED
    assert said.out.startswith("bad: line 1: changed")


@pytest.mark.parametrize("command", ["run", "play", "simulate"])
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("pointsToWin=x", "Scenario: $.pointsToWin: expected a whole number, got 'x'."),
        ("x", "Setting: x: expected PATH=VALUE, as in qi_regen=3."),
    ],
)
def test_a_value_of_the_command_line_that_does_not_fit_is_a_usage_error(
    call: Call, command: str, change: str, reason: str
) -> None:
    said = call(command, "duel/quick", "--set", change)
    assert (said.code, said.out) == (Exit.USAGE, "")
    assert said.err.strip() == reason
