"""`turnwright tournament`: every agent, or every fighter, against every other."""

from collections.abc import Sequence

from turnwright.cli.errors import Exit, UserError
from turnwright.cli.lab import validation
from turnwright.cli.lab.options import LabOptions
from turnwright.cli.lab.progress import ProgressLine
from turnwright.cli.lab.report import Answer, run_and_report, user_error
from turnwright.kernel.errors import Rejected
from turnwright.lab.report import tournament as report
from turnwright.lab.report.wording import Names
from turnwright.lab.runners import Runner
from turnwright.lab.tournament import Tournament, tournament, tournament_experiments

WIDEST = 12  # contestants, with a column each


def run_tournament(
    what: str,
    agents: Sequence[str],
    fighters: Sequence[str],
    changes: Sequence[str],
    options: LabOptions,
    heroes: Sequence[str] = (),
) -> Exit:
    """Run a tournament and report the standings."""
    if bool(agents) == bool(fighters):
        hint = "Example: --agents heuristic,random, or --fighters all"
        raise UserError("A tournament is between agents or between fighters", hint)
    game, scenario = validation.pick(what, changes, heroes)
    for name in (*agents, *validation.pick_agents(game, scenario, options.seats)):
        validation.check_agent(game, name)
    if agents and options.seats:
        raise UserError("In a tournament of agents, the agents hold the seats", "Leave out --seats")
    try:
        tournament_experiments(game, scenario, agents, fighters, options.seats, options.seed)
    except Rejected as refused:
        raise user_error(refused) from None
    names = Names(game, options.lang, scenario)

    def play(runner: Runner, line: ProgressLine) -> Answer | None:
        found = tournament(
            game,
            scenario,
            agents=agents,
            fighters=fighters,
            runs=options.runs,
            seats=options.seats,
            seed=options.seed,
            runner=runner,
            progress=line,
        )
        return _answer(found, names) if found.meetings else None

    return run_and_report(options, names, play)


def _answer(found: Tournament, names: Names) -> Answer:
    told = report.sentences(found, names)
    tables = [report.standings(found, names), report.endings(found, names)]
    if len(found.standings) > WIDEST:
        told.append(names.say("lab-matrix-wide", names=str(len(found.standings))))
    else:
        tables.insert(1, report.matrix(found, names))
    return Answer(
        report.title(found, names),
        told,
        tables,
        found,
        lambda: report.tournament_csv(found),
        lambda: report.sections(found, names),
        found.interrupted,
    )
