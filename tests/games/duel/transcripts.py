"""Whole matches, played the same way each time, whose journals are kept under `golden/`.

Run this file with `--write` to rewrite them after an intended change of the rules.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from games.duel.positions import DECK, DUEL, Told, match_of, scenario
from turnwright.games.duel import BattleEngine, create_battle_engine
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match

GOLDEN = Path(__file__).parent / "golden"
HOUR = 3_600_000


def with_bots(name: str) -> bytes:
    """A scenario that comes with the game, between two of its bots."""
    journal = Journal()
    bots = DUEL.bots()
    match = Match(DUEL, name, seed=20_260, seats=[bots["search"], bots["medium"]], journal=journal)
    while match.outcome is None:
        match.act() or match.elapse(DUEL.next_due(match.state))
    return journal.text()


def with_people(seed: int, play: Callable[[Told], object], **changes: Any) -> bytes:
    """A duel with the four cards, played by hand."""
    journal = Journal()
    play(match_of(scenario(**changes), seed=seed, journal=journal))
    return journal.text()


def time_out(told: Told) -> None:
    told.give("start")
    told.wait(100_000)


def leave_and_come_back(told: Told) -> None:
    told.give("start")
    told.wait(1200)
    told.play("navigate", "resume", "power")
    told.wait(3000)
    told.wait(10_500)
    told.give("navigate")
    told.wait(60_000)
    told.play("navigate", "resume", "speed", "technique", "quit")
    if told.match.outcome is None:
        told.give("quit")


def wait_in_vain(told: Told) -> None:
    told.give("start")
    told.wait(3000 + 4000)
    told.give("resume")
    told.wait(4000 + 5000)


def stop_the_clocks(told: Told) -> None:
    told.give("start")
    told.wait(2500)
    told.give("pause")
    told.wait(HOUR)
    told.give("continue")
    told.wait(1500)
    told.at(told.match.now + 3 * HOUR)
    told.give("newaza")
    told.wait(700)
    told.at(told.match.now - HOUR)
    told.wait(3000)
    told.give("error")


def without_a_deck(told: Told) -> None:
    told.give("start")


def rematch(settings: dict[str, Any]) -> bytes:
    """Three matches in a row through the engine: to the end, given up, and with a seed that is given."""
    engine = create_battle_engine(5, seed=5, deck=DECK, **settings)
    engine.on("round:prompt", lambda event: engine.choose_stat("kumikata", event.round))
    journals = [_to_the_end(engine)]
    engine.rematch()
    engine.start_match()
    engine.interrupt("quit")
    journals.append(engine.journal.text())
    engine.home()
    engine.rematch()
    engine.start_match()
    engine.pass_time(4000)
    engine.interrupt("quit")
    engine.rematch(99)
    journals.append(_to_the_end(engine))
    return b"".join(journals)


def _to_the_end(engine: BattleEngine) -> bytes:
    engine.start_match()
    engine.pass_time(100_000)
    return engine.journal.text()


TRANSCRIPTS: dict[str, Callable[[], bytes]] = {
    **{name: lambda name=name: with_bots(name) for name in DUEL.scenarios.names()},  # type: ignore[misc]
    "timeouts": lambda: with_people(1, time_out, pointsToWin=5, selectionMs=2000, cooldownMs=1000),
    "best-stat-timeouts": lambda: with_people(
        2, time_out, pointsToWin=5, selectionMs=1000, cooldownMs=0, autoSelectMode="highest"
    ),
    "interrupts": lambda: with_people(3, leave_and_come_back),
    "by-state": lambda: with_people(3, leave_and_come_back, interrupts="by_state"),
    "waiting": lambda: with_people(
        4, wait_in_vain, selectionMs=4000, waitingLimitMs=5000, flags={"autoSelect": False}
    ),
    "clocks": lambda: with_people(5, stop_the_clocks, flags={"enableTestMode": True}, timerSpeed=2),
    "deck-error": lambda: with_people(6, without_a_deck, deckError="the deck cannot be loaded: it is gone"),
    "rematch": lambda: rematch({"flags": {"skipRoundCooldown": True, "enableTestMode": True}}),
}


def transcript(name: str) -> bytes:
    """The journals of one of the matches, byte for byte."""
    return TRANSCRIPTS[name]()


def golden(name: str) -> Path:
    return GOLDEN / f"{name}.jsonl"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: transcripts.py --write (writes all the kept journals anew)")
    GOLDEN.mkdir(exist_ok=True)
    for kept in TRANSCRIPTS:
        golden(kept).write_bytes(transcript(kept))
