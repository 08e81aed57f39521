"""Whole matches through connections: people and bots mixed, and what is stored is what was played."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from table.people import Player, table
from turnwright import games
from turnwright.kernel.replay import resume, verify
from turnwright.table.fair import check_journal
from turnwright.table.settings import TableSettings

GAMES = [
    ("duel", "quick", ["person", "easy"]),
    ("wuxia", "duel", ["person", "heuristic"]),
    ("rounds", "duelo", ["person", "heuristic"]),
    ("tactics", "bench-goblins", ["heuristic", "person"]),
    ("stellar", "battle", ["person", "balanced"]),
]


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES, ids=[name for name, _, _ in GAMES])
def test_a_person_and_a_bot_play_to_the_end_and_the_journal_is_what_was_played(
    game: str, scenario: str, seats: list[str], tmp_path: Path
) -> None:
    async def play() -> None:
        async with table(tmp_path, TableSettings(rate=1_000_000)) as hall:
            made = await hall.create(game, scenario, seats, seed=7)
            players = [Player(hall, seat) for seat in made.invites]
            await asyncio.gather(
                *(p.play(made.match, token) for p, token in zip(players, made.invites.values(), strict=True))
            )
            room = await hall.room(made.match)
            lines = await hall.journal(made.match)
            verdict = verify(lines, games.load)
            assert verdict.good, verdict.reason
            assert verdict.finished
            assert check_journal(lines).good
            assert resume(lines, games.load).digest() == room.match.digest()
            for player in players:
                assert not player.refusals, player.refusals

    asyncio.run(play())
