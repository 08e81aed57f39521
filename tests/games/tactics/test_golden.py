"""Whole fights, byte for byte as they were first written."""

import pytest

from games.tactics.transcripts import FIGHTS, GOLDEN, TACTICS, golden, transcript
from turnwright.kernel.replay import diff, verify


@pytest.mark.parametrize("name", FIGHTS)
def test_golden_fights_are_reproduced_byte_for_byte(name: str) -> None:
    kept = golden(name).read_bytes().splitlines(keepends=True)
    played = transcript(name).splitlines(keepends=True)
    assert diff(kept, played) is None
    assert kept == played


@pytest.mark.parametrize("name", FIGHTS)
def test_golden_fights_verify(name: str) -> None:
    found = verify(golden(name).read_bytes().splitlines(keepends=True), lambda _: TACTICS)
    assert found.valid, found.reason
    assert found.finished


def test_golden_fights_contain_what_they_document() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(FIGHTS)
    text = b"".join(path.read_bytes() for path in sorted(GOLDEN.iterdir()))
    for told in ("REACTION_OFFERED", "SAVE_ROLLED", "SPELL_OUTCOME", "CONCENTRATION_CHECKED", "COMBAT_END"):
        assert f'"type":"{told}"'.encode() in text
    asked = golden("people").read_bytes()
    assert b'"ask":"roll"' in asked
    assert b'"ask":"choice"' in asked
    assert b'"rules":"5.1"' in golden("old").read_bytes()
