"""Exact odds of one strike: each damage with its chance."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.wuxia.rules import strike
from turnwright.games.wuxia.skills import SkillTier
from turnwright.games.wuxia.state import CharacterState
from turnwright.kernel.errors import Rejected

MOST_DAMAGES: Final = 100_000


class StrikeOdds:
    """The chances of one strike; those of all damages add up to the chance of a hit."""

    def __init__(self) -> None:
        self.dodged = 0.0
        self.inaccurate = 0.0
        self.partial = 0.0
        self.hit = 0.0
        self.critical = 0.0
        self.damage: dict[int, float] = {}

    def mean(self) -> float:
        """Return the expected damage; a miss does none."""
        total = 0.0
        for damage, chance in self.damage.items():
            total += float(damage) * chance
        return total

    def at_least(self, damage: i64) -> float:
        """Return the chance of a hit with at least this damage."""
        total = 0.0
        for done, chance in self.damage.items():
            if done >= damage:
                total += chance
        return total


def strike_odds(
    attacker: CharacterState,
    target: CharacterState,
    move: SkillTier,
    by_agility: bool = False,
    share: float = 1.0,
) -> StrikeOdds:
    """Count the draws of `strike.roll_strike`; what follows a strike is left out."""
    odds = StrikeOdds()
    steps = target.steps
    odds.dodged = strike.chance(steps.miss_chance)
    reached = 1.0 - odds.dodged
    odds.partial = reached * strike.chance(steps.partial_miss_chance)
    whole = (reached - odds.partial) * strike.chance(strike.hit_chance(attacker, target, move, by_agility))
    odds.inaccurate = reached - odds.partial - whole
    odds.hit = odds.partial + whole
    critical = strike.chance(strike.crit_chance(attacker, move, by_agility))
    odds.critical = odds.hit * critical
    power = strike.raw_damage(attacker, target, move) * share
    _add_damage(odds, target, power, whole * (1.0 - critical), odds.partial * (1.0 - critical))
    _add_damage(odds, target, power * move.crit_multiplier, whole * critical, odds.partial * critical)
    odds.damage = {damage: odds.damage[damage] for damage in sorted(odds.damage)}
    return odds


def _add_damage(odds: StrikeOdds, target: CharacterState, power: float, whole: float, partial: float) -> None:
    # A whole hit does one damage; a partial dodge spreads it between bounds.
    left = strike.taken_share(target)
    _add(odds, int(power * left + strike.ROUNDING), whole)
    if partial > 0.0:
        least = target.steps.partial_miss_min_reduction
        _add_partial(odds, power * left, least, target.steps.partial_miss_max_reduction - least, partial)


def _add_partial(odds: StrikeOdds, power: float, least: float, width: float, partial: float) -> None:
    top: i64 = int(power * (1.0 - least) + strike.ROUNDING)
    bottom: i64 = int(power * (1.0 - least - width) + strike.ROUNDING)
    if top - bottom > MOST_DAMAGES:
        raise Rejected("too-many", f"there are {top - bottom} different damages: sample them instead")
    # The reduction is uniform between its bounds; those below an edge do at least this damage.
    above = 0.0
    damage = top
    while damage > bottom:
        edge = 1.0 - (float(damage) - strike.ROUNDING) / power
        at_least = strike.chance((edge - least) / width)
        _add(odds, damage, partial * (at_least - above))
        above = at_least
        damage -= 1
    _add(odds, bottom, partial * (1.0 - above))


def _add(odds: StrikeOdds, damage: i64, chance: float) -> None:
    if chance > 0.0:
        done = int(damage)
        odds.damage[done] = odds.damage.get(done, 0.0) + chance
