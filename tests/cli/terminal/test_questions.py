"""Questions in the middle of a command."""

from __future__ import annotations

from turnwright.cli.terminal.questions import entropy


def test_the_client_seed_cannot_be_guessed_from_the_typed_text() -> None:
    made = {entropy(text) for text in ("", "", "same", "same")}
    assert len(made) == 4
    assert all(1 <= len(half) <= 128 for half in made)
