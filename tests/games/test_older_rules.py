"""Journals of older rules: watched as they were recorded, and not run again."""

from pathlib import Path

import pytest

from turnwright.cli import main
from turnwright.games.duel import Duel
from turnwright.games.rounds import Rounds
from turnwright.games.stellar import Stellar
from turnwright.games.tactics import Tactics
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.game import Game
from turnwright.kernel.replay import verify

GAMES: dict[str, Game] = {
    "duel": Duel(),
    "wuxia": Wuxia(),
    "rounds": Rounds(),
    "tactics": Tactics(),
    "stellar": Stellar(),
}
ENDS = {
    "duel": "The target score is reached. The player wins: player 1, opponent 0.",
    "wuxia": "One side is defeated. Song Jingyan wins (turns: 9).",
    "rounds": "Only one side is left standing. Bento wins (3 rounds).",
    "tactics": "Goblin Minion 3 takes 5 slashing damage (2 HP left).",
    "stellar": "The battle is over: Red Hegemony wins.",
}


def older(game: str) -> Path:
    return Path(__file__).parent / game / "older" / "rules_1.jsonl"


@pytest.mark.parametrize("game", GAMES)
def test_a_journal_of_older_rules_does_not_verify_and_the_reason_names_the_version_it_needs(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    reason = f'played with rules "1" of {game}, this installation has "2"'
    found = verify(older(game).read_bytes().splitlines(keepends=True), lambda _: GAMES[game])
    assert not found.valid
    assert found.line == 1
    assert found.reason.startswith(reason)
    assert main(["verify", str(older(game))]) == 1
    assert reason in "".join(capsys.readouterr())


@pytest.mark.parametrize("game", GAMES)
def test_a_journal_of_older_rules_can_still_be_watched(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(older(game))]) == 0
    said = capsys.readouterr().out
    assert "rules 1." in said
    assert ENDS[game] in said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["pt", "fr", "zh"])
def test_a_journal_of_older_rules_can_be_watched_in_every_language(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(older(game)), "--lang", lang]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 10
