"""Editing a line: arrows, history, completion with Tab, and what pipes and dumb terminals do without."""

from __future__ import annotations

import termios

import pytest

from cli.installed_games import Installation
from cli.terminals import Terminal
from turnwright.cli.terminal.typed.line_editor import completions

PHRASES = ["attack", "cast", "Fire Bolt", "Goblin Boss", "Goblin Minion 1", "2,8"]


@pytest.mark.parametrize(
    ("line", "completed"),
    [
        ("at", ["attack"]),
        ("cast fi", ["cast Fire Bolt"]),
        ("attack gob", ["attack Goblin Boss", "attack Goblin Minion 1"]),
        ("attack goblin m", ["attack Goblin Minion 1"]),
        ("cast Fire Bolt on Goblin B", ["cast Fire Bolt on Goblin Boss"]),
        ("move 2", ["move 2,8"]),
        ("cast xyz", []),
    ],
)
def test_the_last_words_of_a_line_are_completed(line: str, completed: list[str]) -> None:
    assert completions(line, PHRASES) == completed


def test_an_empty_line_can_be_completed_to_every_phrase() -> None:
    assert completions("", PHRASES) == PHRASES
    assert completions("attack ", PHRASES) == [f"attack {phrase}" for phrase in PHRASES]


LEFT, UP, HOME = "\x1b[D", "\x1b[A", "\x01"


@pytest.fixture
def terminal(installation: Installation) -> Terminal:
    """The goblin ambush, in which Iven is the first of the party to act."""
    return Terminal(
        installation, "play", "tactics/goblin-ambush", "--seed", "48", TERM="xterm", INPUTRC="/dev/null"
    )


def test_a_line_is_edited_completed_and_repeated(terminal: Terminal) -> None:
    with terminal:
        terminal.expect("Type a number")
        terminal.expect("> ")
        terminal.press(f"og 1{HOME}l{UP}{HOME}")  # nothing typed before: the arrow changes nothing
        terminal.press("\n")
        terminal.expect("It is Iven's turn")
        terminal.expect("> ")
        terminal.press(f"{UP}\n")  # the same line again
        terminal.expect("It is Iven's turn")
        terminal.press("cast fire b\t")
        terminal.expect("Fire Bolt")
        terminal.press(" on Goblin Mi\t1\n")
        terminal.expect("Goblin Minion 1 with Fire Bolt")
        terminal.type("q")
        assert terminal.end() == 0


def test_ctrl_c_in_the_middle_of_a_line_leaves_the_terminal_usable(terminal: Terminal) -> None:
    with terminal:
        terminal.expect("Type a number")
        terminal.expect("> ")
        terminal.press("att\x03")
        assert terminal.end() == 130
        modes = termios.tcgetattr(terminal.master)[3]
        assert modes & termios.ECHO
        assert modes & termios.ICANON


def test_a_dumb_terminal_reads_plain_lines(installation: Installation) -> None:
    with Terminal(installation, "play", "duel/quick", "--seed", "3", TERM="dumb") as plain:
        plain.expect("Type a number")
        plain.type("q")
        assert plain.end() == 0
        assert "\x1b" not in plain.screen


def test_accents_may_be_left_out() -> None:
    assert completions("voir lege", ["légende", "lancer"]) == ["voir légende"]
    assert completions("lanc", ["lançar", "lance"]) == ["lance"]
