"""`turnwright tournament`: every agent, or every fighter, against every other."""

from collections.abc import Sequence

from turnwright.cli.errors import Exit, Trouble
from turnwright.cli.lab import validation
from turnwright.cli.lab.options import Answer, Asking, answered, troubled
from turnwright.cli.lab.progress import Line
from turnwright.kernel.errors import Rejected
from turnwright.lab.report import tournament as report
from turnwright.lab.report.wording import Names
from turnwright.lab.runners import Runner
from turnwright.lab.tournament import Tournament, tournament, tournament_plans

WIDEST = 12  # contestants, each of which has a column


def tell_tournament(
    what: str, agents: Sequence[str], fighters: Sequence[str], changes: Sequence[str], asking: Asking
) -> Exit:
    """Let all of them meet, and show how they stand."""
    if bool(agents) == bool(fighters):
        hint = "As in --agents heuristic,random, or --fighters all"
        raise Trouble("A tournament is one of agents, or one of fighters", hint)
    game, scenario = validation.pick(what, changes)
    for name in (*agents, *validation.pick_agents(game, scenario, asking.seats)):
        validation.check_agent(game, name)
    if agents and asking.seats:
        raise Trouble("In a tournament of agents they hold the seats themselves", "Leave --seats out")
    try:
        tournament_plans(game, scenario, agents, fighters, asking.seats, asking.seed)
    except Rejected as refused:
        raise troubled(refused) from None
    names = Names(game, asking.lang, scenario)

    def play(runner: Runner, line: Line) -> Answer | None:
        found = tournament(
            game,
            scenario,
            agents=agents,
            fighters=fighters,
            runs=asking.runs,
            seats=asking.seats,
            seed=asking.seed,
            runner=runner,
            progress=line,
        )
        return _answer(found, names) if found.meetings else None

    return answered(asking, names, play)


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
