"""What a person in the game master's seat types: rolls to ask for, and intents in notation."""

from __future__ import annotations

from typing import Any

import pytest

from turnwright import Match
from turnwright.games import load
from turnwright.story.reader import read

TACTICS = load("tactics")
MASTER, PARTY = 0, 1


def mine(throws: tuple[int, ...] = ()) -> Match:
    return Match(TACTICS, TACTICS.scenarios.load("copper-mine"), seed=1, seats=[None, None], throws=throws)


def said(match: Match, text: str, language: str = "en", seat: int = MASTER) -> Any:
    return read(TACTICS, match.state, seat, text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Bran, make an Athletics check"),
        ("pt", "Bran, faça um teste de Atletismo"),
        ("fr", "Bran, fais un test d'Athlétisme"),
        ("zh", "让Bran进行运动检定"),
    ],
)
def test_a_check_in_words_becomes_a_roll_of_that_player(language: str, text: str) -> None:
    match = mine(throws=(PARTY,))
    reading = said(match, text, language)
    assert reading.kind == "act"
    match.submit(MASTER, TACTICS.notation.command_from_data(reading.command))
    (waiting,) = match.pending()
    assert (waiting.seat, waiting.request.formula, waiting.request.reason) == (PARTY, "1d20", "athletics")


def test_a_check_without_a_name_asks_which_hero_rolls() -> None:
    reading = said(mine(), "faça um teste de Atletismo", "pt")
    assert (reading.kind, len(reading.choices)) == ("ask", 4)


def test_a_check_can_be_asked_for_in_another_creatures_turn() -> None:
    match = Match(TACTICS, TACTICS.scenarios.load("goblin-ambush"), seed=1, seats=[None, None])
    match.submit(MASTER, TACTICS.options(match.state, MASTER).command(0))
    reading = said(match, "Bran, make a perception check, dc 15")
    command = {"intent": "SKILL_CHECK", "actor": "fighter", "skill": "perception", "dc": 15}
    assert (reading.kind, reading.command) == ("act", command)


def test_no_player_asks_for_checks() -> None:
    for text in ("Bran, make an Athletics check", "SKILL_CHECK fighter athletics", "MASTER_HEAL fighter 5"):
        assert said(mine(), text, seat=PARTY).kind != "act"


@pytest.mark.parametrize("text", ["NPC_DIALOGUE marta welcome", "CHANGE_SCENE road", "SAVE cleric DEX DC=13"])
def test_the_master_types_intents_in_notation(text: str) -> None:
    match = mine()
    reading = said(match, text)
    assert reading.kind == "act"
    match.submit(MASTER, TACTICS.notation.command_from_data(reading.command))
