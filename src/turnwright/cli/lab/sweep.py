"""`turnwright sweep`: how often each side wins over a grid of numbers."""

from collections.abc import Sequence

from turnwright.cli import selection
from turnwright.cli.errors import Exit, Trouble
from turnwright.cli.lab import validation
from turnwright.cli.lab.options import Answer, Asking, answered, troubled
from turnwright.cli.lab.progress import Line
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.lab.report import sweep as report
from turnwright.lab.report.wording import Names
from turnwright.lab.result import INTERRUPTED
from turnwright.lab.runners import Runner
from turnwright.lab.sweep import Swept, sweep, sweep_plans


def tell_sweep(what: str, settings: Sequence[str], asking: Asking) -> Exit:
    """Play every point of the grid, and show the win rates against it."""
    if not settings:
        raise Trouble("A sweep needs something to sweep", "As in --set PATH=2..10")
    game, scenario = selection.pick(what)
    for name in asking.seats:
        validation.check_agent(game, name)
    names = Names(game, asking.lang, scenario)
    try:
        points = len(sweep_plans(game, scenario, settings, asking.seats, asking.seed)[0])
    except (ContentError, Rejected) as error:
        raise troubled(error) from None

    def play(runner: Runner, line: Line) -> Answer | None:
        swept = sweep(
            game,
            scenario,
            settings,
            asking.runs,
            seats=asking.seats,
            seed=asking.seed,
            precision=asking.precision or 0.0,
            runner=runner,
            progress=line,
        )
        return _answer(swept, settings, points, asking, names) if swept else None

    return answered(asking, names, play)


def _answer(
    swept: Sequence[Swept], settings: Sequence[str], points: int, asking: Asking, names: Names
) -> Answer:
    told = report.sentences(swept, settings, points, asking.runs, names)
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
