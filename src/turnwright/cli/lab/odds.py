"""`turnwright odds`: estimates the outcome of a match from any position of its journal."""

from pathlib import Path
from typing import Any

from turnwright.cli.errors import BadFile, Exit, UserError, unknown
from turnwright.cli.journal.journals import raw_lines
from turnwright.cli.lab import validation
from turnwright.cli.lab.options import LabOptions
from turnwright.cli.lab.progress import ProgressLine
from turnwright.cli.lab.report import Answer, run_and_report, user_error
from turnwright.kernel.errors import JournalError, Rejected
from turnwright.kernel.game import SPECTATOR, Game
from turnwright.kernel.match import Match
from turnwright.kernel.rollouts import OMNISCIENT
from turnwright.lab.odds import Moment, Position, match_at, odds, odds_along, position_of
from turnwright.lab.report import odds as report
from turnwright.lab.report import simulation
from turnwright.lab.report.wording import Names
from turnwright.lab.result import INTERRUPTED
from turnwright.lab.runners import Runner

WATCHING = "spectator"


class OddsQuestion:
    """A position of a journal, and the seat whose knowledge is used."""

    def __init__(
        self, path: Path, options: LabOptions, at: int | None = None, seat: str = "", knows_all: bool = False
    ) -> None:
        self.lines = list(raw_lines(path))
        self.options = options
        self.match = _reached(path, self.lines, at)
        game = self.match.game
        self.names = Names(game, options.lang, self.match.scenario)
        validation.pick_agents(game, self.match.scenario, options.seats)
        asks = OMNISCIENT if knows_all else pick_seat(game, self.match.scenario, seat)
        self.position = _position(self.match, asks, options)

    def one(self, runner: Runner, line: ProgressLine) -> Answer | None:
        """The odds of the position, or the outcome if the match is over."""
        position, names, precision = self.position, self.names, self.options.precision or 0.0
        result = odds(
            self.match,
            seat=position.seat,
            seats=position.experiment.agents,
            runs=self.options.runs,
            seed=self.options.seed,
            precision=precision,
            runner=runner,
            progress=line,
        )
        if not result.runs:
            return None
        told = [*report.asked(result, position.seat, names), *simulation.sentences(result, names, precision)]
        tables = [simulation.sides(result, names), simulation.endings(result, names)]
        if position.outcome is not None:
            sides = self.match.game.sides(self.match.state)
            told, tables = [report.over(position.number, position.outcome, sides, names)], []
        return Answer(
            report.title(position.number, names),
            told,
            tables,
            {**_data(position), "input": position.number, "outcome": position.outcome, "result": result},
            lambda: report.odds_csv([Moment(position.number, result)]),
            lambda: report.sections(result, position.seat, names, precision),
            result.stopped == INTERRUPTED,
        )

    def along(self, every: int, runner: Runner, line: ProgressLine) -> Answer | None:
        """The odds along the match, once every `every` inputs."""
        position, names = self.position, self.names
        moments = odds_along(
            self.lines,
            every,
            seat=position.seat,
            seats=position.experiment.agents,
            runs=self.options.runs,
            seed=self.options.seed,
            precision=self.options.precision or 0.0,
            runner=runner,
            progress=line,
        )
        if not moments:
            return None
        data = [{"input": moment.number, "result": moment.result} for moment in moments]
        return Answer(
            report.along_title(names),
            report.asked(moments[0].result, position.seat, names),
            [report.along_table(moments, names)],
            {**_data(position), "moments": data},
            lambda: report.odds_csv(moments),
            lambda: report.along_sections(moments, position.seat, names),
            any(moment.result.stopped == INTERRUPTED for moment in moments)
            or moments[-1].number < position.number,
        )


def report_odds(question: OddsQuestion, every: int | None = None) -> Exit:
    """Report the odds of one position, or along the whole match."""
    if every is None:
        return run_and_report(question.options, question.names, question.one)
    if every < 1:
        raise UserError(f"--every must be 1 or more, not {every}")
    return run_and_report(
        question.options, question.names, lambda runner, line: question.along(every, runner, line)
    )


def _data(position: Position) -> dict[str, object]:
    return {"game": position.experiment.game, "seat": position.seat}


def _reached(path: Path, lines: list[bytes], at: int | None) -> Match:
    try:
        return match_at(lines, at)
    except JournalError as error:
        raise BadFile(path, error.line, error.reason) from None
    except Rejected as refused:
        raise user_error(refused) from None


def _position(match: Match, seat: int | None, options: LabOptions) -> Position:
    try:
        return position_of(match, seat, options.seats, options.seed)
    except Rejected as refused:
        if refused.code == "whose-odds":
            first = match.game.seats_for(match.scenario)[0]
            hint = f"Use --seat {first}, or --all to use all information"
            raise UserError(validation.sentence(refused.reason), hint) from None
        raise user_error(refused) from None


def pick_seat(game: Game, scenario: Any, name: str) -> int | None:
    """A seat by name or number; None for the default one."""
    if not name:
        return None
    seats = game.seats_for(scenario)
    known = {**{str(at): at for at in range(len(seats))}, WATCHING: SPECTATOR}
    known |= {seat: at for at, seat in enumerate(seats)}
    if name in known:
        return known[name]
    raise unknown(f"{game.name} seat", name, [*seats, WATCHING])
