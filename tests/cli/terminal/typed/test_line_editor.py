"""Editing a line: arrows, history, completion with Tab, and what pipes and dumb terminals do without."""

from __future__ import annotations

import termios

import pytest

from cli.installed_games import Installation
from cli.terminals import Terminal
from turnwright.cli.terminal.typed.line_editor import completions
from turnwright.cli.terminal.typed.phrases import Vocabulary

GOBLINS = ["Goblin Boss", "Goblin Minion 1"]
KNOWN = Vocabulary(
    ["attack", "cast", "move", "odds", "rules"],
    {
        "attack": GOBLINS,
        "cast": ["Fire Bolt", "Sleep", *GOBLINS],
        "cast Fire Bolt": GOBLINS,
        "move": ["2,8", "2,9"],
        "odds": [],
        "rules": ["attack", "cover"],
    },
    ["Fire Bolt", "Sleep", *GOBLINS, "2,8", "2,9"],
    ["odds"],
)


@pytest.mark.parametrize(
    ("line", "completed"),
    [
        ("", ["attack", "cast", "move", "odds", "rules"]),
        ("at", ["attack"]),
        ("gob", GOBLINS),
        ("cast fi", ["cast Fire Bolt"]),
        ("cast ", ["cast Fire Bolt", "cast Sleep", "cast Goblin Boss", "cast Goblin Minion 1"]),
        ("attack gob", ["attack Goblin Boss", "attack Goblin Minion 1"]),
        ("attack goblin m", ["attack Goblin Minion 1"]),
        ("attack ", ["attack Goblin Boss", "attack Goblin Minion 1"]),
        ("cast Fire Bolt ", ["cast Fire Bolt Goblin Boss", "cast Fire Bolt Goblin Minion 1"]),
        ("cast Fire Bolt on Goblin B", ["cast Fire Bolt on Goblin Boss"]),
        ("move 2", ["move 2,8", "move 2,9"]),
        ("rules ", ["rules attack", "rules cover"]),
        ("odds ca", ["odds cast"]),
        ("odds cast sl", ["odds cast Sleep"]),
        ("goblin, sl", ["goblin, Sleep"]),
        ("cast xyz", []),
        (
            "cast xyz ",
            ["cast xyz Fire Bolt", "cast xyz Sleep", "cast xyz Goblin Boss", "cast xyz Goblin Minion 1"],
        ),
    ],
)
def test_tab_completes_what_may_follow_the_words_before(line: str, completed: list[str]) -> None:
    assert completions(line, KNOWN) == completed


def test_chinese_needs_no_blank_after_a_verb() -> None:
    known = Vocabulary(["攻击", "移动"], {"攻击": ["地精头目", "地精战士"]}, ["地精头目", "地精战士"])
    assert completions("攻", known) == ["攻击"]
    assert completions("攻击地精头", known) == ["攻击地精头目"]
    assert completions("攻击 地精", known) == ["攻击 地精头目", "攻击 地精战士"]


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
        terminal.press("cast fi\t")
        terminal.expect("Fire Bolt")
        terminal.press(" on Goblin Mi\t1\n")
        terminal.expect("Goblin Minion 1 with Fire Bolt")
        terminal.type("q")
        assert terminal.end() == 0


def test_two_tabs_list_the_spells_after_their_verb_and_nothing_else(terminal: Terminal) -> None:
    with terminal:
        terminal.expect("Type a number")
        terminal.expect("> ")
        terminal.press("cast \t\t")
        terminal.expect("Magic Missile")
        terminal.expect("> cast ")
        listed = terminal.screen.split("> cast ")[-2]
        assert "Burning Hands" in listed
        assert "cast Burning" not in listed  # no words before the last
        assert "legend" not in listed
        assert "2,8" not in listed
        terminal.press("\x15q\n")
        assert terminal.end() == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_tab_completes_fleets_and_systems_as_they_are_typed(installation: Installation, lang: str) -> None:
    known = {"en": ("move", "? for help.\n> "), "fr": ("aller", "pour obtenir de l’aide.\n> ")}
    verb, prompt = known[lang]
    words = ("play", "stellar/skirmish", "--seed", "3", "--lang", lang)
    with Terminal(installation, *words, TERM="xterm", INPUTRC="/dev/null") as stellar:
        stellar.expect(prompt)
        stellar.press(f"{verb} f\t\t")
        stellar.expect("f1")
        stellar.expect("f2")
        stellar.press("1 s\t\t")
        stellar.expect("s4")
        stellar.press("\x15q\n")
        assert stellar.end() == 0
        assert "sys-0" not in stellar.screen
        assert "fleet-0" not in stellar.screen


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
    assert completions("voir lege", Vocabulary(["voir"], {"voir": ["légende", "lancer"]})) == ["voir légende"]
    assert completions("regles co", Vocabulary([], {"règles": ["couvert"]})) == ["regles couvert"]
    assert completions("lanc", Vocabulary(["lançar", "lance"])) == ["lance"]
