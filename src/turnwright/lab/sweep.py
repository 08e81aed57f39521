"""Plays a scenario over a grid of numbers."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from turnwright.kernel.game import Game
from turnwright.lab.experiment import Experiment, experiment_for, find_game
from turnwright.lab.overrides import Point, grid, override
from turnwright.lab.result import Result
from turnwright.lab.runners import Runner
from turnwright.lab.study import Progress, Study


class SweepPoint(NamedTuple):
    """A point of a grid, and its result."""

    point: Point
    result: Result


def sweep(
    game: Game | str,
    scenario: Any,
    settings: Sequence[str],
    runs: int = 1000,
    *,
    seats: Sequence[str] = (),
    seed: int = 0,
    precision: float = 0.0,
    runner: Runner | None = None,
    progress: Progress | None = None,
) -> list[SweepPoint]:
    """Play every point of a grid with the same dice; an interruption returns the points so far.

    All points are validated before the first is played.
    """
    points, experiments = sweep_experiments(game, scenario, settings, seats, seed)
    study = Study(experiments, runs, precision=precision, runner=runner, progress=progress).play()
    found = [SweepPoint(point, result) for point, result in zip(points, study.results(), strict=True)]
    return [swept for swept in found if swept.result.runs]


def sweep_experiments(
    game: Game | str, scenario: Any, settings: Sequence[str], seats: Sequence[str] = (), seed: int = 0
) -> tuple[list[Point], list[Experiment]]:
    """The points of a grid with their experiments; raises `ContentError` for an invalid value."""
    found = find_game(game) if isinstance(game, str) else game
    points = grid(settings)
    return points, [experiment_for(found, override(found, scenario, point), seats, seed) for point in points]


def axes_of(points: Sequence[Point]) -> list[str]:
    """The paths with more than one value among these points, in order."""
    paths = [setting.path for setting in points[0]] if points else []
    return [path for at, path in enumerate(paths) if any(point[at] != points[0][at] for point in points)]
