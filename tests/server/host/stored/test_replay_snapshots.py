"""A page of a replay starts from a snapshot, and shows what it would show from the beginning."""

from __future__ import annotations

from typing import Any

import pytest

from turnwright import games
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.server.host.stored import frames
from turnwright.server.host.stored.frames import frames_of
from turnwright.server.host.stored.replay_snapshots import ReplaySnapshots

EVERY = 8
PLAYED = {
    "duel": ("classic", 4),
    "wuxia": ("schools", 5),
    "rounds": ("ruinas", 3),
    "tactics": ("goblin-ambush", 3),
    "stellar": ("skirmish", 3),
}


def played(game: Game, scenario: str, seed: int, most: int) -> list[bytes]:
    lines: list[bytes] = []
    seats = ["heuristic"] * len(game.seats_for(game.scenarios.load(scenario)))
    match = Match(game, scenario, seed=seed, seats=seats, journal=Journal(lines.append))
    while match.number < most and match.outcome is None:
        if match.act() is None:
            match.elapse(game.next_due(match.state))
    return lines


@pytest.fixture
def fed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the inputs that are played again."""
    found: list[int] = []
    feed = frames.feed

    def counted(match: Match, line: Any) -> Any:
        found.append(line.n)
        return feed(match, line)

    monkeypatch.setattr(frames, "feed", counted)
    return found


@pytest.mark.parametrize("name", PLAYED)
def test_frames_from_a_snapshot_are_those_from_the_beginning(name: str, fed: list[int]) -> None:
    game, snapshots = games.load(name), ReplaySnapshots(every=EVERY)
    lines = played(game, *PLAYED[name], 3 * EVERY)
    last = frames_of("m", lines, game, 0, "en", 0, 5, snapshots=snapshots).last
    assert last > EVERY
    frames_of("m", lines, game, 0, "en", last, 5, snapshots=snapshots)  # which leaves its snapshots
    for first in (EVERY, EVERY + 1, last - 3):
        whole = frames_of("m", lines, game, 0, "en", first, 5)
        fed.clear()
        assert frames_of("m", lines, game, 0, "en", first, 5, snapshots=snapshots) == whole
        assert fed[0] == (first - 1) // EVERY * EVERY + 1


def test_a_snapshot_of_another_journal_is_not_used(fed: list[int]) -> None:
    game, snapshots = games.load("wuxia"), ReplaySnapshots(every=EVERY)
    one, other = (played(game, "schools", seed, EVERY + 9) for seed in (5, 6))
    frames_of("m", one, game, 0, "en", EVERY + 2, 5, snapshots=snapshots)
    assert snapshots.size > 0
    fed.clear()
    assert frames_of("m", other, game, 0, "en", EVERY + 2, 5, snapshots=snapshots) == frames_of(
        "m", other, game, 0, "en", EVERY + 2, 5
    )
    assert fed[0] == 1


def test_the_oldest_snapshots_are_dropped_when_they_take_too_much_memory() -> None:
    game = games.load("wuxia")
    lines = played(game, "schools", 5, EVERY + 9)
    one = ReplaySnapshots(every=EVERY)
    frames_of("a", lines, game, 0, "en", EVERY + 2, 5, snapshots=one)
    few = ReplaySnapshots(2 * one.size, EVERY)
    for name in "abc":
        frames_of(name, lines, game, 0, "en", EVERY + 2, 5, snapshots=few)
    assert few.size == 2 * one.size
    assert few.start("a", lines, game, EVERY + 2) is None
    kept = few.start("c", lines, game, EVERY + 2)
    assert kept is not None
    assert kept.number == EVERY
