"""`turnwright simulate`: a scenario played over and over, or one of its runs written as a journal."""

from collections.abc import Sequence

from turnwright.cli.errors import Exit, Trouble
from turnwright.cli.lab import validation
from turnwright.cli.lab.options import Answer, Asking, answered
from turnwright.cli.lab.output_files import Target
from turnwright.cli.lab.progress import Line
from turnwright.cli.lab.tables import Page
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.lab.experiment import Plan, plan_for
from turnwright.lab.report import simulation
from turnwright.lab.report.csv_rows import simulation_csv
from turnwright.lab.report.wording import Names
from turnwright.lab.result import INTERRUPTED, Result
from turnwright.lab.runners import Runner
from turnwright.lab.simulate import show
from turnwright.lab.study import Study


def tell_simulation(what: str, changes: Sequence[str], asking: Asking) -> Exit:
    """Play a scenario over and over, and show what came of it."""
    game, scenario = validation.pick(what, changes)
    plan = plan_for(game, scenario, validation.pick_agents(game, scenario, asking.seats), asking.seed)
    names = Names(game, asking.lang, scenario)
    precision = asking.precision or 0.0

    def play(runner: Runner, line: Line) -> Answer | None:
        study = Study([plan], asking.runs, precision=precision, runner=runner, progress=line)
        result = study.play().results()[0]
        return _answer(result, names, precision, again(what, changes, plan)) if result.runs else None

    return answered(asking, names, play)


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


def again(what: str, changes: Sequence[str], plan: Plan) -> str:
    """The command that writes the journal of the first run."""
    words = ["simulate", what, "--seed", str(plan.seed), "--seats", ",".join(plan.agents)]
    for change in changes:
        words += ["--set", change]
    return validation.command(*words, "--show", "0")


def tell_run(what: str, changes: Sequence[str], run: int, journal: str, force: bool, asking: Asking) -> Exit:
    """Play one run of a simulation again, and write its journal."""
    game, scenario = validation.pick(what, changes)
    plan = plan_for(game, scenario, validation.pick_agents(game, scenario, asking.seats), asking.seed)
    validation.check_run(run)
    for option, given in (("html", asking.html), ("json", asking.json is not None), ("csv", asking.csv)):
        if given:
            raise Trouble(f"--{option} is for many matches, and --show for one", "Give one of them")
    names = Names(game, asking.lang)
    file = Target(journal or f"{game.name}-{plan.seed}-{run}.jsonl", fresh=not force)
    try:
        file.empty()
        match = show(plan, run, file.add)
    except Rejected as refused:
        raise validation.not_played(refused) from None
    finally:
        file.close()
    _tell_run(plan, run, match, file.name, names)
    return Exit.FINE


def _tell_run(plan: Plan, run: int, match: Match, file: str, names: Names) -> None:
    assert match.outcome is not None
    won = names.winners(match.outcome, match.game.sides(match.state))
    ending = names.ending(match.outcome.reason)
    page = Page()
    page.say(names.say("lab-shown", run=str(run), seed=str(plan.seed), ending=ending, winners=won))
    page.say(names.say("lab-watch"))
    page.say_whole(validation.command("replay", file))
