"""`turnwright compare`: two variants of a scenario, and the interval of the difference."""

from collections.abc import Sequence

from turnwright.cli.errors import Exit, UserError
from turnwright.cli.lab import validation
from turnwright.cli.lab.options import LabOptions
from turnwright.cli.lab.progress import ProgressLine
from turnwright.cli.lab.report import Answer, run_and_report
from turnwright.kernel.dice import LARGEST_SEED
from turnwright.kernel.game import Game
from turnwright.lab.compare import Comparison, compare
from turnwright.lab.experiment import Experiment, experiment_for
from turnwright.lab.report import comparison
from turnwright.lab.report.wording import Names
from turnwright.lab.result import INTERRUPTED
from turnwright.lab.runners import Runner


def run_comparison(
    variants: tuple[str, str],
    settings: tuple[Sequence[str], Sequence[str]],
    seats: tuple[Sequence[str], Sequence[str]],
    options: LabOptions,
    heroes: Sequence[str] = (),
) -> Exit:
    """Play both variants and report the differences."""
    if options.seed >= LARGEST_SEED:
        raise UserError(f"The seed must be less than {LARGEST_SEED}: B is played with the next one")
    one, first = _experiment(variants[0], settings[0], seats[0] or options.seats, options.seed, heroes)
    # The dice of B are others, so that the results are independent and the interval is right.
    two, second = _experiment(variants[1], settings[1], seats[1] or options.seats, options.seed + 1, heroes)
    if one.name != two.name:
        raise UserError("A and B must be scenarios of the same game", f"Got {one.name} and {two.name}")
    names = Names(one, options.lang, one.scenarios.load(first.scenario))
    labels = _label(variants[0], settings[0], seats[0]), _label(variants[1], settings[1], seats[1])

    def play(runner: Runner, line: ProgressLine) -> Answer | None:
        compared = compare(
            first, second, options.runs, precision=options.precision or 0.0, runner=runner, progress=line
        )
        return _answer(compared, labels, names) if compared.first.runs and compared.second.runs else None

    return run_and_report(options, names, play)


def _experiment(
    what: str, changes: Sequence[str], seats: Sequence[str], seed: int, heroes: Sequence[str]
) -> tuple[Game, Experiment]:
    game, scenario = validation.pick(what, changes, heroes)
    return game, experiment_for(game, scenario, validation.pick_agents(game, scenario, seats), seed)


def _label(what: str, changes: Sequence[str], seats: Sequence[str]) -> str:
    return ", ".join([what, *changes, *([f"seats {','.join(seats)}"] if seats else [])])


def _answer(compared: Comparison, labels: tuple[str, str], names: Names) -> Answer:
    told = comparison.sentences(compared, labels, names)
    return Answer(
        names.about(names.say("lab-compare")),
        told,
        [comparison.difference_table(compared, names)],
        compared,
        lambda: comparison.comparison_csv(compared),
        lambda: comparison.sections(compared, told, names),
        INTERRUPTED in (compared.first.stopped, compared.second.stopped),
        played=compared.first.runs + compared.second.runs,
    )
