"""A battle in one line, both ways, and commands in a word or two."""

from typing import Any

import pytest

from games.rounds.arena import BOT, ROUNDS, battle, duel
from turnwright.games.rounds.commands import (
    Attack,
    BeginBattle,
    EndTurn,
    Move,
    OpenContainer,
    PlayCard,
    Resign,
    Rest,
    Shoot,
)
from turnwright.kernel.codec import encode
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match

LINE = "r1 turn >ana 0/0,1 q0 h0 c- - - | ana 5 8 8 4 e6 b1e0a0 - - - - | bia 5 8 8 0 f6 b0e0a0 - - - -"


def test_a_position_is_a_line() -> None:
    match = battle(duel())
    assert ROUNDS.notation.write(match.state) == LINE
    assert encode(ROUNDS.notation.read(LINE, match.state)) == encode(match.state)


@pytest.mark.parametrize("name", ["duelo", "ruinas", "correria", "reforcos"])
def test_every_position_of_a_battle_survives_a_round_trip(name: str) -> None:
    match = Match(ROUNDS, name, seed=4, seats=[BOT, BOT])
    start = match.state.clone()
    while match.outcome is None:
        line = ROUNDS.notation.write(match.state)
        assert encode(ROUNDS.notation.read(line, start)) == encode(match.state)
        match.act()
    assert encode(ROUNDS.notation.read(ROUNDS.notation.write(match.state), start)) == encode(match.state)


@pytest.mark.parametrize(
    ("change", "to"),
    [
        ("r1", "rx"),
        ("turn", "walk"),
        (">ana", ">eva"),
        (">ana", ">-"),
        ("0/0,1", "0/0,0"),
        ("0/0,1", "2/0,1"),
        ("0/0,1", "0/0,2"),
        ("c-", "c0"),
        ("ana 5", "ana 6"),
        ("ana 5", "eva 5"),
        ("e6 b1", "z6 b1"),
        ("b1e0a0", "b2e0a0"),
        ("b1e0a0", "e0a0"),
        ("- - - - |", "nothing - - - |"),
        ("- - - - |", "- - - nothing*1*0 |"),
        (" | bia", " bia"),
        ("4 e6", "4 -"),
        ("r1", "r0"),
        (">ana", ">bia"),
        ("0/0,1", "1/0,1"),
        ("bia 5", "bia 0"),
        ("e6 b1", "f6 b1"),
    ],
)
def test_an_invalid_line_is_refused(change: str, to: str) -> None:
    assert change in LINE
    with pytest.raises(Rejected, match="not a position of this battle"):
        ROUNDS.notation.read(LINE.replace(change, to, 1), battle(duel()).state)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (BeginBattle(), "begin"),
        (Attack("bia"), "attack>bia"),
        (Shoot("bia"), "shoot>bia"),
        (Move("e7"), "move>e7"),
        (OpenContainer("k11"), "open>k11"),
        (Rest("life"), "rest>life"),
        (Rest("power"), "rest>power"),
        (PlayCard("chama", "bia"), "play:chama>bia"),
        (PlayCard("salto", "", "e5"), "play:salto@e5"),
        (PlayCard("foco"), "play:foco"),
        (EndTurn(), "end"),
        (Resign(), "resign"),
    ],
)
def test_a_command_is_a_word_or_two(command: Any, words: str) -> None:
    assert ROUNDS.notation.write_command(command) == words
    assert ROUNDS.notation.parse_command(words) == command


@pytest.mark.parametrize("words", ["", "walk", "attack", "move>z9", "rest>bed", "end>now", "play:salto@z1"])
def test_words_that_are_no_command_are_refused(words: str) -> None:
    with pytest.raises(Rejected):
        ROUNDS.notation.parse_command(words)
