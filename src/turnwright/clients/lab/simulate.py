"""`turnwright simulate`: a scenario played over and over, or one of its runs written as a journal."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from turnwright.clients.lab import questions
from turnwright.clients.lab.files import Target, Targets, require_report
from turnwright.clients.lab.progress import Line
from turnwright.clients.lab.tables import Page
from turnwright.clients.trouble import Exit, Trouble
from turnwright.kernel.codec import encode
from turnwright.kernel.game import Game
from turnwright.kernel.rejected import Rejected
from turnwright.lab.plan import Plan, plan_for
from turnwright.lab.report import simulation
from turnwright.lab.report.names import Names
from turnwright.lab.report.rows import simulation_csv
from turnwright.lab.result import INTERRUPTED, Result
from turnwright.lab.simulate import show
from turnwright.lab.study import Study


@dataclass
class Wishes:
    """What the command line asked for."""

    what: str
    runs: int = 10_000
    seed: int = 0
    seats: tuple[str, ...] = ()
    workers: int = 0
    on: str = ""
    precision: float | None = None
    changes: tuple[str, ...] = ()
    run: int | None = None
    journal: str = ""
    force: bool = False
    html: str = ""
    json: str | None = None  # a file; empty for the standard output
    csv: str = ""
    lang: str = ""

    def again(self, agents: Sequence[str], run: int) -> str:
        """The command that writes the journal of one of the runs."""
        words = ["simulate", self.what, "--seed", str(self.seed), "--seats", ",".join(agents)]
        for change in self.changes:
            words += ["--set", change]
        return questions.command(*words, "--show", str(run))


def simulate(wishes: Wishes) -> Exit:
    """Play, and show what came of it; or write the journal of the one run that was asked for."""
    game, scenario = questions.pick(wishes.what, wishes.changes)
    agents = questions.pick_agents(game, wishes.seats)
    plan = plan_for(game, scenario, agents, wishes.seed)
    if wishes.run is not None:
        return _one(game, plan, wishes)
    if wishes.journal or wishes.force:
        raise Trouble("A journal is of one run", "Say which, as in --show 0")
    return _many(plan, wishes, Names(game, wishes.lang, scenario))


def _many(plan: Plan, wishes: Wishes, names: Names) -> Exit:
    questions.check_runs(wishes.runs)
    precision = questions.check_precision(wishes.precision)
    runner = questions.find_runner(wishes.on, wishes.workers, names.say("lab-nothing-played"))
    if wishes.html:
        require_report()
    with Targets(html=wishes.html, json=wishes.json or "", csv=wishes.csv) as targets:
        with runner, Line(names) as line:
            study = Study([plan], wishes.runs, precision=precision, runner=runner, progress=line)
            result = study.play().results()[0]
        if result.runs == 0:
            raise Trouble(names.say("lab-nothing-played"), code=Exit.INTERRUPTED)
        try:
            written = _write(targets, result, names, wishes)
        finally:
            _tell(result, names, wishes)  # a full disk is no reason to keep it back
    note(names.say("lab-took", runs=str(result.runs), time=names.duration(line.seconds)))
    for name in written:
        note(names.say("lab-wrote", file=name))
    return Exit.INTERRUPTED if result.stopped == INTERRUPTED else Exit.FINE


def _tell(result: Result, names: Names, wishes: Wishes) -> None:
    if wishes.json == "":
        # JSON is UTF-8 wherever it goes.
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
        sys.stdout.write(as_json(result))
        return
    page = Page()
    page.say(simulation.title(result, names), "bold")
    for sentence in simulation.sentences(result, names, wishes.precision or 0.0):
        page.say(sentence)
    for table in simulation.tables(result, names):
        page.show(table)
    page.say()
    page.say(names.say("lab-again", run="0"))
    page.say_whole(wishes.again(result.agents, 0))


def _write(targets: Targets, result: Result, names: Names, wishes: Wishes) -> list[str]:
    made: dict[str, Any] = {
        "html": lambda: report(result, names, wishes),
        "json": lambda: as_json(result),
        "csv": lambda: simulation_csv(result),
    }
    return [targets.write(what, make()) for what, make in made.items() if what in targets]


def report(result: Result, names: Names, wishes: Wishes) -> str:
    """The simulation as one page of HTML."""
    from turnwright.lab.report.html import page

    again = wishes.again(result.agents, 0)
    parts = simulation.sections(result, names, again, wishes.precision or 0.0)
    return page(simulation.title(result, names), parts, lang=names.lang)


def as_json(result: Any) -> str:
    """A result as JSON, its keys always in the same order."""
    return msgspec.json.format(encode(result), indent=2).decode() + "\n"


def _one(game: Game, plan: Plan, wishes: Wishes) -> Exit:
    run = questions.check_run(wishes.run or 0)
    for option, given in (("html", wishes.html), ("json", wishes.json is not None), ("csv", wishes.csv)):
        if given:
            raise Trouble(f"--{option} is for many matches, and --show for one", "Give one of them")
    names = Names(game, wishes.lang)
    file = Target(wishes.journal or f"{game.name}-{plan.seed}-{run}.jsonl", fresh=not wishes.force)
    try:
        file.empty()
        outcome = show(plan, run, file.add).outcome
    except Rejected as refused:
        raise questions.not_played(refused) from None
    finally:
        file.close()
    winners = ", ".join(names.seat(seat) for seat in outcome.winners) if outcome else ""
    won = names.say("lab-won-by", seats=winners) if winners else names.say("lab-won-by-nobody")
    ending = names.ending(outcome.reason) if outcome else ""
    page = Page()
    page.say(names.say("lab-shown", run=str(run), seed=str(plan.seed), ending=ending, winners=won))
    page.say(names.say("lab-watch"))
    page.say_whole(questions.command("replay", file.name))
    return Exit.FINE


def note(sentence: str) -> None:
    """Say what is not part of the result on the standard error: the result is the same each time."""
    sys.stdout.flush()
    print(sentence, file=sys.stderr)
