"""`turnwright simulate`: plays a scenario many times, or writes one of its runs as a journal."""

from collections.abc import Sequence

from turnwright.cli.errors import Exit, UserError
from turnwright.cli.lab import validation
from turnwright.cli.lab.options import LabOptions
from turnwright.cli.lab.output_files import OutputFile
from turnwright.cli.lab.progress import ProgressLine
from turnwright.cli.lab.report import Answer, run_and_report
from turnwright.cli.lab.tables import Page
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.lab.experiment import Experiment, experiment_for
from turnwright.lab.report import simulation
from turnwright.lab.report.csv_rows import simulation_csv
from turnwright.lab.report.wording import Names
from turnwright.lab.result import INTERRUPTED, Result
from turnwright.lab.runners import Runner
from turnwright.lab.simulate import show
from turnwright.lab.study import Study


def run_simulation(
    what: str, changes: Sequence[str], options: LabOptions, heroes: Sequence[str] = ()
) -> Exit:
    """Play a scenario many times and report the result."""
    game, scenario = validation.pick(what, changes, heroes)
    experiment = experiment_for(
        game, scenario, validation.pick_agents(game, scenario, options.seats), options.seed
    )
    names = Names(game, options.lang, scenario)
    precision = options.precision or 0.0

    def play(runner: Runner, line: ProgressLine) -> Answer | None:
        study = Study([experiment], options.runs, precision=precision, runner=runner, progress=line)
        result = study.play().results()[0]
        return (
            _answer(result, names, precision, show_command(what, changes, experiment, heroes))
            if result.runs
            else None
        )

    return run_and_report(options, names, play)


def _answer(result: Result, names: Names, precision: float, again: str) -> Answer:
    return Answer(
        simulation.title(result, names),
        simulation.sentences(result, names, precision),
        simulation.tables(result, names),
        result,
        lambda: simulation_csv(result),
        lambda: simulation.sections(result, names, again, precision),
        result.stopped == INTERRUPTED,
        again,
        result.runs,
    )


def show_command(
    what: str, changes: Sequence[str], experiment: Experiment, heroes: Sequence[str] = ()
) -> str:
    """The command that writes the journal of the first run."""
    words = ["simulate", what, "--seed", str(experiment.seed), "--seats", ",".join(experiment.agents)]
    for change in changes:
        words += ["--set", change]
    if heroes:
        words += ["--hero", ",".join(heroes)]
    return validation.command(*words, "--show", "0")


def show_run(
    what: str,
    changes: Sequence[str],
    run: int,
    journal: str,
    force: bool,
    options: LabOptions,
    heroes: Sequence[str] = (),
) -> Exit:
    """Play one run of a simulation again, and write its journal."""
    game, scenario = validation.pick(what, changes, heroes)
    experiment = experiment_for(
        game, scenario, validation.pick_agents(game, scenario, options.seats), options.seed
    )
    validation.check_run(run)
    for option, given in (("html", options.html), ("json", options.json is not None), ("csv", options.csv)):
        if given:
            raise UserError(f"--{option} is for many matches and --show for one", "Use one of them")
    names = Names(game, options.lang)
    file = OutputFile(journal or f"{game.name}-{experiment.seed}-{run}.jsonl", fresh=not force)
    try:
        file.empty()
        match = show(experiment, run, file.add)
    except Rejected as refused:
        raise validation.runner_error(refused) from None
    finally:
        file.close()
    _tell_run(experiment, run, match, file.name, names)
    return Exit.FINE


def _tell_run(experiment: Experiment, run: int, match: Match, file: str, names: Names) -> None:
    assert match.outcome is not None
    won = names.winners(match.outcome, match.game.sides(match.state))
    ending = names.ending(match.outcome.reason)
    page = Page()
    page.say(names.say("lab-shown", run=str(run), seed=str(experiment.seed), ending=ending, winners=won))
    page.say(names.say("lab-watch"))
    page.say_unwrapped(validation.command("replay", file))
