"""Plays a scenario many times (`simulate`), or one of its runs as a match (`show`)."""

from collections.abc import Callable, Sequence
from typing import Any

from turnwright.kernel.errors import BotFault, GameFault, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.playout import refused_bot
from turnwright.lab.experiment import Experiment, bot_error, experiment_for, find_agent, find_game
from turnwright.lab.result import Result
from turnwright.lab.runners import Runner
from turnwright.lab.study import Progress, Study


def simulate(
    game: Game | str,
    scenario: Any = None,
    runs: int = 10_000,
    *,
    seats: Sequence[str] = (),
    seed: int = 0,
    precision: float = 0.0,
    runner: Runner | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play a scenario `runs` times, or until every side's chance is known to within `precision`."""
    experiment = experiment_for(game, scenario, seats, seed)
    study = Study([experiment], runs, precision=precision, runner=runner, progress=progress)
    return study.play().results()[0]


def show(experiment: Experiment, run: int, write: Callable[[bytes], object]) -> Match:
    """Play one run of an experiment as a match and write its journal."""
    game = find_game(experiment.game)
    policies = [find_agent(game, name) for name in experiment.agents]
    match = Match(
        game, experiment.scenario, seed=experiment.seed, run=run, seats=policies, journal=Journal(write)
    )
    while match.outcome is None:
        try:
            acted = match.act()
        except Rejected as refused:
            seat = game.to_act(match.state)[0]
            raise bot_error(experiment, refused_bot(policies[seat], refused, seat)) from refused
        except BotFault as fault:
            raise bot_error(experiment, fault) from fault
        if acted is None and not pass_time(match):
            raise GameFault(f"{game.name} is stuck: no seat can act, and no timed event is due")
    return match


def pass_time(match: Match) -> bool:
    """Let time pass to the next timed event if no seat has to act; False if there is none."""
    if match.outcome is not None or match.pending():
        return False
    due = match.game.next_due(match.state)
    if due < 0:
        return False
    match.elapse(due)
    return True
