"""One strike: dodge, accuracy, critical and damage. The order of the draws is part of the rules."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.wuxia.skills import GUARD, SkillTier
from turnwright.games.wuxia.state import CharacterState
from turnwright.kernel.dice import Dice

LOW: Final = "low"
MEDIUM: Final = "medium"
HIGH: Final = "high"
MISS: Final = "miss"
NO_BUCKET: Final = "none"  # of a turn without a strike

DODGED: Final = "dodged"
INACCURATE: Final = "inaccurate"

# Added before rounding down, so that floating-point error does not cost a point of damage.
ROUNDING: Final = 1e-9


@mypyc_attr(acyclic=True, free_list_len=1)
class Strike:
    """The result of one strike."""

    def __init__(self) -> None:
        self.hit: bool = True
        self.critical: bool = False
        self.damage: i64 = 0
        self.miss_reason: str = ""
        self.partial: bool = False  # dodged in part, by `reduction`
        self.reduction: float = 0.0
        self.parried: float = 0.0  # the share that the target's defence skill takes off
        self.guarded: bool = False  # the target was defending


def roll_strike(
    attacker: CharacterState,
    target: CharacterState,
    move: SkillTier,
    by_agility: bool,
    share: float,
    dice: Dice,
) -> Strike:
    """Draw one strike: full dodge, partial dodge, accuracy or reduction, critical. A miss ends the draws."""
    strike = Strike()
    steps = target.steps
    if dice.unit() < steps.miss_chance:
        return _missed(strike, DODGED)
    if dice.unit() < steps.partial_miss_chance:
        strike.partial = True
        least = steps.partial_miss_min_reduction
        strike.reduction = least + dice.unit() * (steps.partial_miss_max_reduction - least)
    elif dice.unit() >= hit_chance(attacker, target, move, by_agility):
        return _missed(strike, INACCURATE)
    strike.critical = dice.unit() < crit_chance(attacker, move, by_agility)
    power = raw_damage(attacker, target, move) * share * (1.0 - strike.reduction)
    if strike.critical:
        power *= move.crit_multiplier
    strike.parried = target.guard.damage_reduction
    if target.effects:
        strike.guarded = spared(target) > 0.0
    strike.damage = int(power * taken_share(target) + ROUNDING)
    return strike


def _missed(strike: Strike, reason: str) -> Strike:
    strike.hit = False
    strike.miss_reason = reason
    return strike


def raw_damage(attacker: CharacterState, target: CharacterState, move: SkillTier) -> float:
    """Return strength times power, plus the skill's damage, less half the target's defence; at least 1."""
    power = float(attacker.strength()) * move.power_multiplier + move.base_damage
    power -= 0.5 * float(target.defense())
    return power if power > 1.0 else 1.0


def taken_share(target: CharacterState) -> float:
    """Return the share of a strike that the target takes, after its defence skill and its guard."""
    taken = 1.0 - target.guard.damage_reduction
    return taken * (1.0 - spared(target)) if target.effects else taken


def spared(target: CharacterState) -> float:
    """Return the share of a strike that the guard of a defending target takes off."""
    return float(target.bonus(GUARD)) / 100.0


def hit_chance(attacker: CharacterState, target: CharacterState, move: SkillTier, by_agility: bool) -> float:
    """Return the accuracy of the tier, with agility by option."""
    if not by_agility:
        return move.hit_chance
    return chance(move.hit_chance + 0.02 * float(attacker.agility()) - 0.01 * float(target.agility()))


def crit_chance(attacker: CharacterState, move: SkillTier, by_agility: bool) -> float:
    """Return the critical chance of the tier, with agility by option."""
    if not by_agility:
        return move.crit_chance
    return chance(move.crit_chance + 0.01 * float(attacker.agility()))


def chance(number: float) -> float:
    """Clamp a number to a chance from 0 to 1."""
    if number < 0.0:
        return 0.0
    return number if number < 1.0 else 1.0


def bucket(damage: i64, max_hp: i64) -> str:
    """Grade a damage by the share of max hp: under 10 % low, up to 25 % medium, above high."""
    if damage * 10 < max_hp:
        return LOW
    return MEDIUM if damage * 4 <= max_hp else HIGH
