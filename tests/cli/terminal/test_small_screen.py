"""What stands on a terminal of 80 columns and 24 lines."""

from __future__ import annotations

import re

import pytest

from cli.installed_games import Installation

pytest.importorskip("pty")
from syrupy.assertion import SnapshotAssertion

from cli.terminals import Terminal
from turnwright import games
from turnwright.kernel.match import Match

SMALL = (80, 24)
SEED = 48  # in the goblin ambush, Iven is the first of the party to act
AMBUSH = ("tactics/goblin-ambush", "--seed", str(SEED))
ASK = "? for help.\n> "
ASKS = {
    "en": ASK,
    "pt": "para obter ajuda.\n> ",
    "fr": "pour obtenir de l’aide.\n> ",
    "zh": "查看帮助。\n> ",
}


def visible(terminal: Terminal) -> list[str]:
    """The lines that a person sees who has not scrolled back."""
    return terminal.screen.split("\n")[-SMALL[1] :]


def test_a_turn_of_the_goblin_ambush_fits_on_one_screen(installation: Installation) -> None:
    with Terminal(installation, "play", *AMBUSH, size=SMALL) as terminal:
        terminal.expect(ASK)
        lines = visible(terminal)
        (top,) = (at for at, line in enumerate(lines) if re.match(r" +\^? +0  1  2  3", line))
        assert "It is Iven's turn." in lines[:top]  # what has just happened is not scrolled away
        assert any(">W1" in line for line in lines)
        assert any(line.startswith("Round 1: b1 21/21, ") for line in lines)
        assert any(line.startswith("Iven can still use: an action") for line in lines)
        assert any(re.match(r" +\d+\. Magic Missile at Goblin Boss: hits", line) for line in lines)
        terminal.type("q")
        terminal.end()


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
def test_the_first_turn_of_the_goblin_ambush_fits_in_every_language(
    installation: Installation, lang: str
) -> None:
    with Terminal(installation, "play", *AMBUSH, "--lang", lang, size=SMALL) as terminal:
        terminal.expect(ASKS[lang])
        lines = visible(terminal)
        (top,) = (at for at, line in enumerate(lines) if re.match(r" +\^? +0  1  2  3", line))
        assert top > 0  # the last of what has just happened stays above the map
        assert "Iven" in " ".join(lines[:top])
        # All of the signs that stand in the window, and no others: there is no high ground in it.
        signs = " ".join(lines)
        assert all(f"{sign} = " in signs for sign in ("A-Z", "g1-g3", "W1", ">", "~", "n", "N", "^ v …"))
        assert not re.search(r"(?<!\w)1 = ", signs)
        terminal.type("q")
        terminal.end()


def test_a_small_map_that_is_cut_explains_its_edges(installation: Installation) -> None:
    with Terminal(installation, "play", "tactics/copper-mine", "--seed", "3", size=SMALL) as terminal:
        terminal.expect(ASK)
        lines = visible(terminal)
        assert any(re.match(r" +\dv  #", line) for line in lines)
        assert "^ v … = the map goes on" in " ".join(lines)
        terminal.type("q")
        terminal.end()


def test_within_a_turn_only_what_changed_is_shown_and_map_shows_all_of_it(installation: Installation) -> None:
    with Terminal(installation, "play", *AMBUSH, size=SMALL) as terminal:
        terminal.expect(ASK)
        terminal.type("move 2,8")
        terminal.expect("Iven moves to 2, 8")
        terminal.expect(ASK)
        shown = terminal.screen.split("> move 2,8\n")[1]
        assert "Iven can still use: an action, a bonus action, " in shown
        assert not re.search(r"^ +\d+ +\. ", shown, re.MULTILINE)  # a row of the map
        assert len(shown.split("\n")) < SMALL[1]
        terminal.type("map")
        terminal.expect("\n 13  ~n ~n ~n ~n  N")
        terminal.type("q")
        terminal.end()


def test_an_option_keeps_its_number_until_the_turn_ends(installation: Installation) -> None:
    with Terminal(installation, "play", *AMBUSH, size=SMALL) as terminal:
        terminal.expect(ASK)
        (number,) = re.findall(r"(\d+)\. Magic Missile at Goblin Boss", terminal.screen)
        terminal.type("move 2,8")
        terminal.expect("Iven moves to 2, 8")
        terminal.expect(ASK)
        assert re.findall(r"(\d+)\. Magic Missile at Goblin Boss", terminal.screen) == [number, number]
        terminal.type(number)
        terminal.expect("Goblin Boss takes ")
        terminal.expect(ASK)
        terminal.type(number)
        terminal.expect("Not possible: ")
        terminal.type("unavailable")
        terminal.expect("Magic Missile")
        terminal.type("q")
        terminal.end()


def test_a_wide_terminal_is_used(installation: Installation) -> None:
    with Terminal(installation, "play", *AMBUSH, size=(120, 50)) as terminal:
        terminal.expect(ASK)
        order = "Goblin Boss, Iven, Oda, Bran, Goblin Warrior 1, Goblin Warrior 2"
        assert f"Roll for initiative! Turn order: {order}" in terminal.screen
        assert max(map(len, terminal.screen.split("\n"))) <= 120
        terminal.type("q")
        terminal.end()


@pytest.mark.parametrize("lines", [5, 8, 12, 20, 40])
def test_a_map_is_cropped_to_the_lines_that_are_left(lines: int) -> None:
    game = games.load("tactics")
    match = Match(game, game.scenarios.load("goblin-ambush"), seed=SEED, seats=["heuristic", None])
    while match.act() is not None:
        pass
    drawn = game.presenter.screen(match.view(1), 80, lines)
    assert len(drawn) <= max(lines, 8)  # the smallest map has five rows
    assert any(">W1" in str(line.args.get("text")) for line in drawn)


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
@pytest.mark.parametrize("game", ["duel", "wuxia", "rounds", "tactics/goblin-ambush", "stellar/skirmish"])
def test_the_first_screen_of_a_game(
    installation: Installation, game: str, lang: str, snapshot: SnapshotAssertion
) -> None:
    seed = SEED if game == AMBUSH[0] else 3
    words = ("play", game, "--seed", str(seed), "--lang", lang, "--journal", "match.jsonl")
    with Terminal(installation, *words, size=SMALL) as terminal:
        terminal.expect(ASKS[lang])
        if game in ("duel", "rounds"):  # before the first turn, there is only a start to choose
            terminal.type("1")
            terminal.expect(ASKS[lang])
        assert "\n".join(visible(terminal)) == snapshot
        terminal.type("q")
        terminal.end()


def test_a_menu_that_does_not_fit_is_shown_in_parts(installation: Installation) -> None:
    with Terminal(installation, "play", "--terminal", "--lang", "fr", size=SMALL) as terminal:
        terminal.expect("q pour quitter.\n> ")
        (tactics,) = re.findall(r"(\d+)\. Tactique", terminal.screen)
        terminal.type(tactics)
        terminal.expect("q pour quitter.\n> ")
        lines = visible(terminal)
        assert "Tactique : combat D&D 5e sur une grille : choisissez un scénario." in lines
        assert any(line.startswith("  1. ") for line in lines)
        (left,) = re.findall(r"Encore (\d+) : tapez suite\.", "\n".join(lines))
        terminal.type("suite")
        terminal.expect("q pour quitter.\n> ")
        lines = visible(terminal)
        assert sum(1 for line in lines[lines.index("> suite") :] if re.match(r" *\d+\. ", line)) == int(left)
        terminal.type("q")
        assert terminal.end() == 0
