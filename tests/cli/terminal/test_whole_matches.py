"""Whole matches of every game, played by hints on a terminal of 80 columns and 24 lines."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from cli.installed_games import Installation

pytest.importorskip("pty")
from cli.terminals import Terminal

SMALL = (80, 24)
PROMPTS = ("? for help.\n> ", "press Enter to have them rolled for you.\n> ")
END = "To replay it:"
LONGEST = 400  # choices

QUICK_DUEL = ["name: Quick", "mode: classic", "pointsToWin: 5", "cooldownMs: 10"]


def played(terminal: Terminal) -> None:
    """Take every hint, and the first answer to every question, until the match is over."""
    for _ in range(LONGEST):
        if terminal.expect(*PROMPTS, END) == END:
            break
        terminal.type("hint")
        if terminal.expect("A bot would choose:", "There is no hint now.", "Type a number from") != (
            "A bot would choose:"
        ):
            terminal.type("1")
            continue
        terminal.expect("\n> ")
        number = re.findall(r"A bot would choose:\n +(\d+)\. ", terminal.screen)[-1]
        terminal.type(number)
    else:
        raise AssertionError(f"no end after {LONGEST} choices: {terminal.screen[-2000:]}")
    assert terminal.end() == 0


@pytest.mark.parametrize(
    "game", ["duel/quick.yaml", "wuxia", "rounds", "tactics/goblin-ambush", "stellar/skirmish"]
)
def test_a_whole_match_is_played_by_hints(installation: Installation, game: str) -> None:
    installation.write("quick.yaml", QUICK_DUEL)
    with Terminal(installation, "play", game, "--seed", "5", "--lang", "en", size=SMALL) as terminal:
        played(terminal)
        assert max(map(cell_len, terminal.screen.split("\n"))) <= SMALL[0]
