"""One blow: whether it lands, how hard, and how it is told. The order of the draws is part of the rules."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.wuxia.skills import SkillTier
from turnwright.games.wuxia.state import CharacterState
from turnwright.kernel.dice import Dice

LOW: Final = "low"
MEDIUM: Final = "medium"
HIGH: Final = "high"
NO_BUCKET: Final = ""

DODGED: Final = "dodged"
INACCURATE: Final = "inaccurate"

# What arithmetic with fractions leaves under a whole number still counts as that number.
HAIR: Final = 1e-9


@mypyc_attr(acyclic=True, free_list_len=1)
class Blow:
    """What came of one blow."""

    def __init__(self) -> None:
        self.hit: bool = True
        self.critical: bool = False
        self.damage: i64 = 0
        self.miss_reason: str = ""
        self.partial: bool = False  # dodged in part, and what that took off
        self.reduction: float = 0.0
        self.parried: float = 0.0  # what the target's defence skill took off


def throw_blow(
    attacker: CharacterState,
    target: CharacterState,
    move: SkillTier,
    by_agility: bool,
    share: float,
    dice: Dice,
) -> Blow:
    """Draw one blow: full dodge, dodge in part, accuracy or reduction, critical; a miss stops the draws."""
    blow = Blow()
    steps = target.steps
    if dice.unit() < steps.miss_chance:
        return _missed(blow, DODGED)
    if dice.unit() < steps.partial_miss_chance:
        blow.partial = True
        least = steps.partial_miss_min_reduction
        blow.reduction = least + dice.unit() * (steps.partial_miss_max_reduction - least)
    elif dice.unit() >= hit_chance(attacker, target, move, by_agility):
        return _missed(blow, INACCURATE)
    blow.critical = dice.unit() < crit_chance(attacker, move, by_agility)
    power = raw_damage(attacker, target, move) * share * (1.0 - blow.reduction)
    if blow.critical:
        power *= move.crit_multiplier
    blow.parried = target.guard.damage_reduction
    blow.damage = int(power * (1.0 - blow.parried) + HAIR)
    return blow


def _missed(blow: Blow, reason: str) -> Blow:
    blow.hit = False
    blow.miss_reason = reason
    return blow


def raw_damage(attacker: CharacterState, target: CharacterState, move: SkillTier) -> float:
    """Strength times power, and the skill's own damage, less half the target's defence; at least 1."""
    power = float(attacker.strength()) * move.power_multiplier + move.base_damage
    power -= 0.5 * float(target.defense())
    return power if power > 1.0 else 1.0


def hit_chance(attacker: CharacterState, target: CharacterState, move: SkillTier, by_agility: bool) -> float:
    """The tier's accuracy; by option agility adds to it."""
    if not by_agility:
        return move.hit_chance
    return chance(move.hit_chance + 0.02 * float(attacker.agility()) - 0.01 * float(target.agility()))


def crit_chance(attacker: CharacterState, move: SkillTier, by_agility: bool) -> float:
    """The tier's chance of a critical; by option agility adds to it."""
    if not by_agility:
        return move.crit_chance
    return chance(move.crit_chance + 0.01 * float(attacker.agility()))


def chance(number: float) -> float:
    """The number between 0 and 1 that is nearest."""
    if number < 0.0:
        return 0.0
    return number if number < 1.0 else 1.0


def bucket(damage: i64, max_hp: i64) -> str:
    """How hard that was for the target: under 10 % low, up to 25 % medium, over it high."""
    if damage * 10 < max_hp:
        return LOW
    return MEDIUM if damage * 4 <= max_hp else HIGH
