"""What may come of one blow, worked out instead of thrown: each damage with its chance."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.wuxia.rules import strike
from turnwright.games.wuxia.skills import SkillTier
from turnwright.games.wuxia.state import CharacterState
from turnwright.kernel.errors import Rejected

MOST_DAMAGES: Final = 100_000


class BlowOdds:
    """The chances of one blow; those of all damages come to the chance of a hit."""

    def __init__(self) -> None:
        self.dodged = 0.0
        self.inaccurate = 0.0
        self.partial = 0.0
        self.hit = 0.0
        self.critical = 0.0
        self.damage: dict[int, float] = {}

    def mean(self) -> float:
        """The damage to expect; a miss does none."""
        total = 0.0
        for damage, chance in self.damage.items():
            total += float(damage) * chance
        return total

    def at_least(self, damage: i64) -> float:
        """The chance of a hit that does so much, or more."""
        total = 0.0
        for done, chance in self.damage.items():
            if done >= damage:
                total += chance
        return total


def blow_odds(
    attacker: CharacterState,
    target: CharacterState,
    move: SkillTier,
    by_agility: bool = False,
    share: float = 1.0,
) -> BlowOdds:
    """The same draws as `strike.throw_blow`, each with its chance; what follows a blow is not in it."""
    odds = BlowOdds()
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
    _spread(odds, target, power, whole * (1.0 - critical), odds.partial * (1.0 - critical))
    _spread(odds, target, power * move.crit_multiplier, whole * critical, odds.partial * critical)
    odds.damage = {damage: odds.damage[damage] for damage in sorted(odds.damage)}
    return odds


def _spread(odds: BlowOdds, target: CharacterState, power: float, whole: float, partial: float) -> None:
    # Whole blows do one damage; a dodge in part spreads it between its bounds.
    left = 1.0 - target.guard.damage_reduction
    _add(odds, int(power * left + strike.HAIR), whole)
    if partial > 0.0:
        least = target.steps.partial_miss_min_reduction
        _spread_partial(odds, power * left, least, target.steps.partial_miss_max_reduction - least, partial)


def _spread_partial(odds: BlowOdds, power: float, least: float, width: float, partial: float) -> None:
    top: i64 = int(power * (1.0 - least) + strike.HAIR)
    bottom: i64 = int(power * (1.0 - least - width) + strike.HAIR)
    if top - bottom > MOST_DAMAGES:
        raise Rejected("too-many", f"there are {top - bottom} different damages: sample them instead")
    # The reduction is even between its bounds, and all that stay under an edge do at least that damage.
    above = 0.0
    damage = top
    while damage > bottom:
        edge = 1.0 - (float(damage) - strike.HAIR) / power
        at_least = strike.chance((edge - least) / width)
        _add(odds, damage, partial * (at_least - above))
        above = at_least
        damage -= 1
    _add(odds, bottom, partial * (1.0 - above))


def _add(odds: BlowOdds, damage: i64, chance: float) -> None:
    if chance > 0.0:
        done = int(damage)
        odds.damage[done] = odds.damage.get(done, 0.0) + chance
