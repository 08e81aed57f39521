"""Whole battles, byte for byte as they were first written, and how they look."""

import pytest

from games.rounds.arena import ROUNDS
from games.rounds.transcripts import BATTLES, GOLDEN, golden, transcript
from turnwright.kernel.match import Match
from turnwright.kernel.replay import diff, verify
from turnwright.story.catalogue import Catalogue


@pytest.mark.parametrize("name", BATTLES)
def test_golden_battles_are_reproduced_byte_for_byte(name: str) -> None:
    kept = golden(name).read_bytes().splitlines(keepends=True)
    played = transcript(name).splitlines(keepends=True)
    assert diff(kept, played) is None
    assert kept == played


@pytest.mark.parametrize("name", BATTLES)
def test_golden_battles_verify(name: str) -> None:
    found = verify(golden(name).read_bytes().splitlines(keepends=True), lambda _: ROUNDS)
    assert found.valid, found.reason
    assert found.finished


def test_golden_battles_contain_what_they_document() -> None:
    text = b"".join(golden(name).read_bytes() for name in BATTLES)
    assert GOLDEN.is_dir()
    for told in (
        *("battle_began", "phase_began", "tie_rolled", "order_set", "points_given", "points_lost"),
        *("effect_worked", "changed", "declared", "responded", "injured", "moved", "drew", "drawn"),
        *("marked", "mark_gone", "arrived", "died", "battle_ended"),
    ):
        assert f'"type":"{told}"'.encode() in text, told


def test_the_board_is_drawn_with_its_ground_and_fighters() -> None:
    view = ROUNDS.view(Match(ROUNDS, "ruinas").state, 0)
    words = Catalogue("turnwright.games.rounds", "pt")
    lines = [words.tell(one) for one in ROUNDS.presenter.draw(view)]
    assert lines[:13] == [
        "Rodada 0: antes da batalha",
        "11 . . . . . . . . . . .",
        "10 . . . # . . . # . . .",
        " 9 . . 1 1 . . . ~ ~ . .",
        " 8 . A 1 2 . . . ~ ~ U .",
        " 7 . . . . # . # . . . .",
        " 6 $ . . . . ~ . . . . $",
        " 5 . . . . # . # . . . .",
        " 4 . B ~ ~ . . . 2 1 V .",
        " 3 . . ~ ~ . . . 1 1 . .",
        " 2 . . . # . . . # . . .",
        " 1 . . . . . . . . . . .",
        "   a b c d e f g h i j k",
    ]
    assert lines[13] == "~ lama, # parede, 1 terreno alto, 2 terreno alto, $ baú"
    (bento,) = [line for line in lines if line.endswith("Bento")]
    assert bento.startswith(" U j8  vida ████████ 7  PA 0  mana")
    assert all(len(line) <= 80 for line in lines)
