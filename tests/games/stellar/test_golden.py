"""Whole wars, byte for byte as they were first written."""

import pytest

from games.stellar.transcripts import GOLDEN, STELLAR, WARS, golden, transcript
from turnwright.kernel.replay import diff, verify

LARGEST = 300_000


@pytest.mark.parametrize("name", WARS)
def test_golden_wars_are_reproduced_byte_for_byte(name: str) -> None:
    kept = golden(name).read_bytes().splitlines(keepends=True)
    played = transcript(name).splitlines(keepends=True)
    assert diff(kept, played) is None
    assert kept == played


@pytest.mark.parametrize("name", WARS)
def test_golden_wars_verify(name: str) -> None:
    found = verify(golden(name).read_bytes().splitlines(keepends=True), lambda _: STELLAR)
    assert found.valid, found.reason
    assert found.finished


def test_golden_wars_contain_what_they_document() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(WARS)
    assert all(path.stat().st_size < LARGEST for path in GOLDEN.iterdir())
    text = b"".join(path.read_bytes() for path in sorted(GOLDEN.iterdir()))
    for told in ("battle-won", "bombardment", "ground-battle", "army-destroyed", "planet-conquered"):
        assert f'"about":"{told}"'.encode() in text
    for kind in ("BATTLE_RESOLVED", "PLANET_CONQUERED"):
        assert f'"kind":"{kind}"'.encode() in text
    ordered = golden("ordered").read_bytes()
    for order in ("MOVE_FLEET", "SPLIT_FLEET", "RENAME_FLEET", "END_TURN"):
        assert f'"type":"{order}"'.encode() in ordered
