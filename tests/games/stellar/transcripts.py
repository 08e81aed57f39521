"""Whole wars, played the same way each time, whose journals are kept under `golden/`.

Run this file with `--write` to rewrite them after an intended change of the rules.
"""

import sys
from pathlib import Path
from typing import Any

from turnwright.games.stellar import Stellar
from turnwright.games.stellar.commands import Command, EndTurn, RenameFleet, SplitFleet
from turnwright.games.stellar.content import load_scenario, scenario_names
from turnwright.kernel.codec import plain
from turnwright.kernel.dice import Dice
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match

GOLDEN = Path(__file__).parent / "golden"
STELLAR = Stellar()
SEED = 20_260
DAYS = 25
PROFILES = ("balanced", "aggressive", "defensive")
# Blue gives its orders one by one here, some of them at random.
ORDERED = "ordered"
WARS = [*scenario_names(), ORDERED]


def war(name: str) -> dict[str, Any]:
    """A scenario that is over after a few weeks."""
    values: dict[str, Any] = plain(load_scenario("border-war" if name == ORDERED else name))
    goals = values["objectives"]
    goals["max_turns"] = min(goals["max_turns"], DAYS)
    return values


def transcript(name: str) -> bytes:
    """A war between the profiles, or in `ordered` one in which blue says what is to be done."""
    journal = Journal()
    scenario = war(name)
    people = len(STELLAR.seats_for(load_scenario(scenario)))
    seats: list[Any] = [STELLAR.bots()[PROFILES[seat % len(PROFILES)]] for seat in range(people)]
    if name == ORDERED:
        seats[0] = None
    match = Match(STELLAR, scenario, seed=SEED, seats=seats, journal=journal)
    while match.outcome is None:
        if name == ORDERED and 0 in STELLAR.to_act(match.state):
            _order(match)
        else:
            match.act()
    return journal.text()


def _order(match: Match) -> None:
    # A few orders that stand among the options, and on the first days some that do not.
    dice = Dice(SEED, "ordered", int(match.state.day))
    for command in _special(match):
        match.submit(0, command)
    for _ in range(dice.below(4)):
        options = STELLAR.options(match.state, 0)
        chosen = options.command(dice.below(options.count()))
        if not isinstance(chosen, EndTurn):
            match.submit(0, chosen)
    match.submit(0, EndTurn())


def _special(match: Match) -> list[Command]:
    own = [fleet for fleet in match.state.fleets if fleet.faction == "blue" and len(fleet.ships) > 1]
    if not own or match.state.day > 1:
        return []
    fleet = own[int(match.state.day) % len(own)]
    return [RenameFleet(fleet.id, "Vanguard"), SplitFleet(fleet.id, (fleet.ships[0].id,))]


def golden(name: str) -> Path:
    """Where the war is kept."""
    return GOLDEN / f"{name}.jsonl"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: transcripts.py --write")
    GOLDEN.mkdir(exist_ok=True)
    for one in WARS:
        golden(one).write_bytes(transcript(one))
