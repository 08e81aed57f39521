"""What a person is asked in the middle of something."""

from __future__ import annotations

from turnwright.cli.terminal.questions import entropy


def test_whatever_is_typed_nobody_can_guess_the_half() -> None:
    made = {entropy(text) for text in ("", "", "same", "same")}
    assert len(made) == 4
    assert all(1 <= len(half) <= 128 for half in made)
