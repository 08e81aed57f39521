"""`turnwright tune`: the value of a parameter at which a side wins as often as wanted."""

import re
from collections.abc import Sequence
from decimal import Decimal

from turnwright.cli.errors import Exit, UserError, quoted, unknown
from turnwright.cli.lab import validation
from turnwright.cli.lab.options import LabOptions
from turnwright.cli.lab.progress import ProgressLine
from turnwright.cli.lab.report import Answer, run_and_report, user_error
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.game import Game
from turnwright.lab.overrides import Setting, override, plain_number
from turnwright.lab.report import tuning
from turnwright.lab.report.wording import Names
from turnwright.lab.result import INTERRUPTED
from turnwright.lab.runners import Runner
from turnwright.lab.study import first_state
from turnwright.lab.tune import Range, Tuning, default_range, tune

MOST_STEPS = 1_000_000
_NUMBER = r"(-?\d{1,12}(?:\.\d{1,6})?)"
_RANGE = re.compile(rf"{_NUMBER}\.\.{_NUMBER}(?:\.\.{_NUMBER})?", re.ASCII)
_PERCENT = re.compile(r"(\d{1,3}(?:\.\d{1,6})?)\s*(%?)", re.ASCII)


def run_tuning(
    what: str,
    path: str,
    target: str,
    among: str,
    side: str,
    changes: Sequence[str],
    options: LabOptions,
    heroes: Sequence[str] = (),
) -> Exit:
    """Search the value and report every one that was tried."""
    game, scenario = validation.pick(what, changes, heroes)
    agents = validation.pick_agents(game, scenario, options.seats)
    wanted = _share(target)
    names = Names(game, options.lang, scenario)
    chosen = _side(game, scenario, side, names)
    try:
        values = _range(among) if among else default_range(game, scenario, path)
        for end in (values.low, values.high):
            override(game, scenario, [Setting(path, plain_number(end))])
    except (ContentError, Rejected) as error:
        raise user_error(error) from None

    def play(runner: Runner, line: ProgressLine) -> Answer | None:
        try:
            tuned = tune(
                game,
                scenario,
                path,
                wanted,
                options.runs,
                side=chosen,
                among=values,
                seats=agents,
                seed=options.seed,
                runner=runner,
                progress=line,
            )
        except ContentError as error:
            raise user_error(error) from None
        except KeyboardInterrupt:
            return None
        return _answer(tuned, names)

    return run_and_report(options, names, play)


def _share(text: str) -> float:
    # 50% and 0.5 are the same share; a bare 50 is ambiguous no more than 50%.
    found = _PERCENT.fullmatch(text.strip())
    if found:
        number = float(found[1])
        share = number / 100 if found[2] or number > 1 else number
        if 0 < share < 1:
            return share
    raise UserError(
        f"--target must be a share between 0 and 100 %, not {quoted(text)}", "Example: --target 50%"
    )


def _range(text: str) -> Range:
    found = _RANGE.fullmatch(text)
    if found:
        low, high = Decimal(found[1]), Decimal(found[2])
        whole = low == int(low) and high == int(high)
        step = Decimal(found[3]) if found[3] else Decimal(1) if whole else Decimal("0.01")
        if low < high and step > 0 and (high - low) / step <= MOST_STEPS:
            return Range(low, high, step)
    raise UserError(f"Cannot read the range {quoted(text)}", "Examples: --range 1..40, --range 0.5..2..0.1")


def _side(game: Game, scenario: object, side: str, names: Names) -> str:
    sides = list(game.sides(first_state(game, scenario)))
    if not side:
        return sides[0]
    for name in sides:
        if side.casefold() in (name.casefold(), names.side(name).casefold()):
            return name
    raise unknown("side", side, [names.side(name) for name in sides])


def _answer(tuned: Tuning, names: Names) -> Answer:
    told = tuning.sentences(tuned, names)
    data = {
        "path": tuned.path,
        "side": tuned.side,
        "target": tuned.target,
        "status": tuned.status,
        "value": tuned.best.value,
        "trials": [{"value": trial.value, "result": trial.result} for trial in tuned.trials],
    }
    return Answer(
        names.about(tuned.path),
        told,
        [tuning.trial_table(tuned, names)],
        data,
        lambda: tuning.tuning_csv(tuned),
        lambda: tuning.sections(tuned, told, names),
        tuned.status == INTERRUPTED,
        played=sum(trial.result.runs for trial in tuned.trials),
    )
