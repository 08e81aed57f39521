"""Third-party games that fail: the user sees one sentence, and nothing else breaks."""

from __future__ import annotations

import pytest

from cli.installed_games import ILL, WELL, Call, Installation


@pytest.fixture
def guests() -> dict[str, str]:
    return {**WELL, **ILL}


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(call: Call) -> None:
    said = call("games")

    assert said.code == 0
    assert 'broken: broken: The game "broken" cannot be loaded: ModuleNotFoundError' in said.out
    assert "duel: Judo duel" in said.out


def test_the_menu_leaves_out_a_game_that_cannot_be_loaded(call: Call) -> None:
    said = call("play", "--terminal", typed="1\n2\nq\n")

    assert said.code == 0
    assert 'The game "nogame" is not a Game' in said.out
    assert "The march to the lake: A short walk up the hill." in said.out


def test_a_game_that_fails_is_named_in_the_fault(call: Call, installation: Installation) -> None:
    inputs = installation.write("inputs.jsonl", ['{"seat": 0, "command": "move"}'])

    said = call("run", "faulty", "--inputs", inputs)

    assert said.code == 70
    assert said.err.startswith(
        "The rules of the game failed: faulty failed: KeyError: 'the wheel has come off'."
    )


def test_a_game_that_fails_leaves_a_journal_that_can_be_resumed(
    call: Call, installation: Installation
) -> None:
    said = call("play", "faulty", typed="1\n")

    assert said.code == 70
    assert len(installation.saved()) == 1
    assert call("play", "--resume", str(installation.saved()[0]), typed="q\n").code == 0


def test_a_game_that_cannot_begin_leaves_no_journal(call: Call, installation: Installation) -> None:
    said = call("play", "unready")

    assert said.code == 70
    assert "OverflowError: too many pieces" in said.err
    assert installation.saved() == []


def test_a_game_that_waits_for_no_seat_is_a_fault(call: Call) -> None:
    said = call("play", "stuck")

    assert said.code == 70
    assert "stuck is stuck: no seat can act, and no timed event is due" in said.err


def test_the_doctor_finds_broken_games(call: Call) -> None:
    said = call("doctor")

    assert said.code == 1
    assert said.out.splitlines()[0].endswith(" is broken. Reinstall it.")
    assert "\nFAILED    faulty: " in said.out
    assert "\nFAILED    broken: " in said.out
    assert "  ok  camp: " in call("doctor", "--verbose").out


def test_a_traceback_is_shown_only_on_request(installation: Installation) -> None:
    shown = installation.run("run", "unready", TURNWRIGHT_DEBUG="1")
    plain = installation.run("run", "unready")

    assert shown.returncode == plain.returncode == 70
    assert "Traceback" in shown.stderr
    assert "Traceback" not in plain.stderr
