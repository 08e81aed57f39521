"""Whole fights, byte for byte as they were first written, and how they look."""

import pytest

from games.wuxia.positions import WUXIA
from games.wuxia.transcripts import GOLDEN, golden, transcript
from turnwright.kernel.match import Match
from turnwright.kernel.replay import diff, verify
from turnwright.story.catalogue import Catalogue


@pytest.mark.parametrize("name", WUXIA.scenarios.names())
def test_golden_fights_are_reproduced_byte_for_byte(name: str) -> None:
    kept = golden(name).read_bytes().splitlines(keepends=True)
    played = transcript(name).splitlines(keepends=True)
    assert diff(kept, played) is None
    assert kept == played


@pytest.mark.parametrize("name", WUXIA.scenarios.names())
def test_golden_fights_verify(name: str) -> None:
    found = verify(golden(name).read_bytes().splitlines(keepends=True), lambda _: WUXIA)
    assert found.valid, found.reason
    assert found.finished


def test_golden_fights_contain_what_they_document() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(WUXIA.scenarios.names())
    text = b"".join(path.read_bytes() for path in sorted(GOLDEN.iterdir()))
    for told in ("dodge", "parry", "battle", "defeat", "bled", "effect_began", "battle_ended"):
        assert f'"type":"{told}"'.encode() in text


def test_the_fight_is_drawn_with_bars() -> None:
    view = WUXIA.view(Match(WUXIA, "duel").state, 0)
    lines = [
        Catalogue("turnwright.games.wuxia", "zh").say(one.id, one.args) for one in WUXIA.presenter.draw(view)
    ]
    assert lines[0] == "第1回合，第6拍"
    assert lines[1] == "甲方"
    assert lines[2].startswith("> 气血 ██████████ ")
    assert lines[2].endswith("宋镜严")
