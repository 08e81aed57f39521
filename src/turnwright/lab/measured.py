"""Odds of the scenarios that games ship with, measured once and stored beside this module.

`python -m turnwright.lab.measured` plays every scenario between heuristic bots and writes the file again.
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

from turnwright import games
from turnwright.agents.greedy import HEURISTIC
from turnwright.kernel.game import Game
from turnwright.kernel.lab_view import Lab
from turnwright.lab.simulate import simulate

FILE = "measured.json"
RUNS = 400
SEED = 20_261_118
DIGITS = 3


class MeasuredOdds(Struct, frozen=True):
    """How often each side of a scenario won between heuristic bots, and how long the matches were."""

    runs: int
    sides: dict[str, float]  # the share of matches won, by the name of the side
    draws: float
    length: tuple[int, int, int]  # 10th, 50th and 90th percentile, in turns or rounds; zeros if not counted


def measure(game: Game, scenario: str, runs: int = RUNS, seed: int = SEED) -> MeasuredOdds:
    """Play a scenario between heuristic bots."""
    seats = [HEURISTIC] * len(game.seats_for(game.scenarios.load(scenario)))
    found = simulate(game, scenario, runs, seats=seats, seed=seed)
    sides = {side.name: round(side.won.rate, DIGITS) for side in found.sides}
    length = (found.length.p10, found.length.p50, found.length.p90)
    if type(game.lab).length is Lab.length:
        length = (0, 0, 0)  # inputs, which tell a player nothing
    return MeasuredOdds(found.runs, sides, round(found.draws.rate, DIGITS), length)


@cache
def _stored() -> dict[str, dict[str, MeasuredOdds]]:
    data = files("turnwright.lab").joinpath(FILE).read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, MeasuredOdds]])


def measured(game: str, scenario: str) -> MeasuredOdds | None:
    """The stored odds of a scenario, or None if it was not measured."""
    return _stored().get(game, {}).get(scenario)


def measured_names(game: str) -> tuple[str, ...]:
    """The scenarios of a game with stored odds."""
    return tuple(_stored().get(game, {}))


def write(path: Path, names: Sequence[str], tell: Callable[[str], object] = print) -> None:
    """Measure every scenario of these games, and write the file."""
    found: dict[str, dict[str, MeasuredOdds]] = {}
    for name in names:
        game = games.load(name)
        for scenario in game.scenarios.names():
            one = found.setdefault(name, {})[scenario] = measure(game, scenario)
            tell(f"{name}/{scenario}: {one}")
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


if __name__ == "__main__":
    target = sys.argv[1] if len(sys.argv) > 1 else str(Path(__file__).with_name(FILE))
    write(Path(target), games.names())
