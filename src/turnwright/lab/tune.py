"""Finds the value of a parameter at which a side wins as often as wanted."""

from collections.abc import Sequence
from decimal import ROUND_DOWN, Decimal
from typing import Any, NamedTuple

from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.game import Game
from turnwright.lab.experiment import experiment_for, find_game
from turnwright.lab.overrides import Setting, override, plain_number
from turnwright.lab.parameters import parameters
from turnwright.lab.result import INTERRUPTED, Result, Share
from turnwright.lab.runners import Runner
from turnwright.lab.study import Progress, Study

REACH = 4  # by default a number is tried up to this many times its present value
LEAST_REACH = 10
FRACTION = Decimal("0.01")  # the default step of a number that is not whole

FOUND = "found"
TOO_LOW = "too-low"  # the side wins less often than wanted at every value tried
TOO_HIGH = "too-high"


class Trial(NamedTuple):
    """A value that was tried, and its result."""

    value: int | float
    result: Result
    won: Share


class Tuning(NamedTuple):
    """The trials in the order of their values, the one closest to the target, and whether it was reached."""

    path: str
    side: str
    target: float
    trials: tuple[Trial, ...]
    best: Trial
    status: str


class Range(NamedTuple):
    """The values to search: from `low` to `high` in steps."""

    low: Decimal
    high: Decimal
    step: Decimal

    def value(self, at: int) -> int | float:
        """The value at a place, counted from 0."""
        return plain_number(self.low + at * self.step)

    @property
    def last(self) -> int:
        """The last place."""
        return int((self.high - self.low) / self.step)


def tune(
    game: Game | str,
    scenario: Any,
    path: str,
    target: float,
    runs: int = 1000,
    *,
    side: str = "",
    among: Range | None = None,
    settings: Sequence[str] = (),
    seats: Sequence[str] = (),
    seed: int = 0,
    runner: Runner | None = None,
    progress: Progress | None = None,
) -> Tuning:
    """Search the values of one parameter by bisection, with the same dice at every value.

    The chance of the side, by default the first, is taken to rise or fall steadily with the value.
    """
    found = find_game(game) if isinstance(game, str) else game
    loaded = override(found, scenario, list(settings))
    values = among or default_range(found, loaded, path)
    tried: dict[int, Trial] = {}

    def try_at(at: int) -> Trial | None:
        if at not in tried:
            value = values.value(at)
            chosen = override(found, loaded, [Setting(path, value)])
            study = Study(
                [experiment_for(found, chosen, seats, seed)], runs, runner=runner, progress=progress
            )
            result = study.play().results()[0]
            if result.stopped == INTERRUPTED:
                return None
            tried[at] = Trial(value, result, won_by(result, side))
        return tried[at]

    low, high = 0, values.last
    status = FOUND
    ends = try_at(low), try_at(high)
    if ends[0] is not None and ends[1] is not None:
        rising = ends[1].won.rate >= ends[0].won.rate
        rates = sorted(end.won.rate for end in ends if end is not None)
        if not rates[0] <= target <= rates[1]:
            status = TOO_LOW if target > rates[1] else TOO_HIGH
            high = low
        while high - low > 1:
            middle = try_at((low + high) // 2)
            if middle is None:
                status = INTERRUPTED
                break
            if (middle.won.rate < target) == rising:
                low = (low + high) // 2
            else:
                high = (low + high) // 2
    else:
        status = INTERRUPTED
    if not tried:
        raise KeyboardInterrupt
    trials = [tried[at] for at in sorted(tried)]
    best = min(trials, key=lambda trial: abs(trial.won.rate - target))
    name = side or best.result.sides[0].name
    return Tuning(path, name, target, tuple(trials), best, status)


def won_by(result: Result, side: str) -> Share:
    """How often a side wins, by default the first; raises `Rejected` if there is no such side."""
    for one in result.sides:
        if side in ("", one.name):
            return one.won
    names = [one.name for one in result.sides]
    raise Rejected("unknown-side", f'there is no side "{side}"', "side", names)


def default_range(game: Game, scenario: Any, path: str) -> Range:
    """The values to search by default: from zero or one up to four times the present number."""
    known = {each.path: each.value for each in parameters(game, scenario)}
    if path not in known:
        override(game, scenario, [Setting(path, 1)])  # refuses an unknown path, and names the known ones
    present = known.get(path)
    if isinstance(present, bool) or not isinstance(present, int | float):
        raise ContentError("setting", path, "expected the path of a number")
    number = Decimal(str(present))
    if isinstance(present, int):
        low, high, step = Decimal(min(1, present)), max(Decimal(LEAST_REACH), number * REACH), Decimal(1)
    else:
        low, high, step = Decimal(0), max(Decimal(1), number * REACH), FRACTION
    # The scenario may allow less, as a fighter's hp may not exceed its maximum.
    return Range(
        _allowed(game, scenario, path, low, number), _allowed(game, scenario, path, high, number), step
    )


def _allowed(game: Game, scenario: Any, path: str, end: Decimal, present: Decimal) -> Decimal:
    # The end of the range, or the closest whole number of steps towards the present value that is valid.
    while end != present:
        try:
            override(game, scenario, [Setting(path, plain_number(end))])
        except ContentError:
            end = present + ((end - present) / 2).quantize(
                FRACTION if end % 1 or present % 1 else Decimal(1), ROUND_DOWN
            )
        else:
            return end
    return present
