"""The page's TypeScript types match the server's."""

from __future__ import annotations

from pathlib import Path

from turnwright.protocol.typescript import typescript

WRITTEN = Path(__file__).parents[2] / "web/src/protocol.gen.ts"


def test_the_types_in_the_repository_match_the_server() -> None:
    hint = "write them again with `python -m turnwright.protocol.typescript web/src/protocol.gen.ts`"

    assert WRITTEN.read_text(encoding="utf-8") == typescript(), hint


def test_a_field_with_a_default_may_be_left_out_and_others_may_not() -> None:
    _, _, turn = typescript().partition("export interface Turn {")

    assert turn.startswith("\n  total: number; // the number of options\n  actor?: string;")
