"""`turnwright sweep`: win rates over a grid of numbers."""

from collections.abc import Sequence

from turnwright.cli.errors import Exit, UserError
from turnwright.cli.lab import validation
from turnwright.cli.lab.options import LabOptions
from turnwright.cli.lab.progress import ProgressLine
from turnwright.cli.lab.report import Answer, run_and_report, user_error
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.lab.report import sweep as report
from turnwright.lab.report.wording import Names
from turnwright.lab.result import INTERRUPTED
from turnwright.lab.runners import Runner
from turnwright.lab.sweep import SweepPoint, sweep, sweep_experiments


def run_sweep(what: str, settings: Sequence[str], options: LabOptions, heroes: Sequence[str] = ()) -> Exit:
    """Play every point of the grid and report the win rates."""
    if not settings:
        raise UserError("A sweep needs at least one --set", "Example: --set PATH=2..10")
    game, scenario = validation.pick(what, (), heroes)
    for name in options.seats:
        validation.check_agent(game, name)
    names = Names(game, options.lang, scenario)
    try:
        points = len(sweep_experiments(game, scenario, settings, options.seats, options.seed)[0])
    except (ContentError, Rejected) as error:
        raise user_error(error) from None

    def play(runner: Runner, line: ProgressLine) -> Answer | None:
        swept = sweep(
            game,
            scenario,
            settings,
            options.runs,
            seats=options.seats,
            seed=options.seed,
            precision=options.precision or 0.0,
            runner=runner,
            progress=line,
        )
        return _answer(swept, settings, points, options, names) if swept else None

    return run_and_report(options, names, play)


def _answer(
    swept: Sequence[SweepPoint], settings: Sequence[str], points: int, options: LabOptions, names: Names
) -> Answer:
    told = report.sentences(swept, settings, points, options.runs, names)
    data = [
        {"settings": {setting.path: setting.value for setting in point}, "result": result}
        for point, result in swept
    ]
    return Answer(
        report.title(swept, names),
        told,
        [report.win_table(swept, names)],
        {"game": swept[0].result.game, "points": data},
        lambda: report.sweep_csv(swept),
        lambda: report.sections(swept, told, names),
        len(swept) < points or swept[-1].result.stopped == INTERRUPTED,
    )
