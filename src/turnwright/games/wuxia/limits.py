"""Bounds of all numbers in a fight, for data files and for fighters made in Python.

Within these bounds no sum of the rules exceeds 63 bits, so fights are the same plain and compiled.
"""

from typing import Final

from turnwright.games.wuxia.skills import ALL_KINDS, KINDS, REACHES, Dose, SkillTier
from turnwright.games.wuxia.state import CharacterState, GameState

AMOUNT: Final = 1_000_000
AGILITY: Final = 10_000
BONUS: Final = 10_000
FACTOR: Final = 1000
TURNS: Final = 1000
SHORTEST_CHAIN: Final = 2
LONGEST_CHAIN: Final = 20
GAUGE: Final = 10**18

_SHARE: Final = 1


def check_fight(state: GameState) -> None:
    """Raise `ValueError` for the first number out of bounds, with its fighter and its bounds."""
    for fighter in state.fighters:
        _check_stats(fighter)
        for effect in fighter.effects:
            _check_word(fighter.id, "an effect", effect.kind, ALL_KINDS)
            _check_whole(fighter.id, f"amount of {effect.kind}", effect.amount, -BONUS, BONUS)
            _check_whole(fighter.id, f"turns of {effect.kind}", effect.turns, 1, TURNS)
        for skill in fighter.equipped:
            _check_whole(fighter.id, f"ready_in of {skill.skill_id}", skill.ready_in, 0, TURNS)
            _check_move(f"{fighter.id}: {skill.skill_id}", skill.move)


def check_pace(fighter: CharacterState) -> None:
    """Raise `ValueError` if a fighter's agility or gauge is out of bounds."""
    _check_whole(fighter.id, "agility", fighter.stats.agility, 0, AGILITY)
    _check_whole(fighter.id, "gauge", fighter.gauge, 0, GAUGE)


def check_setting(name: str, value: int, least: int, most: int) -> None:
    """Raise `ValueError` if a setting of a fight is out of bounds."""
    if not least <= value <= most:
        raise ValueError(f"{name} is a number from {least} to {most}, not {value}")


def _check_stats(fighter: CharacterState) -> None:
    stats = fighter.stats
    check_pace(fighter)
    _check_whole(fighter.id, "max_hp", stats.max_hp, 1, AMOUNT)
    _check_whole(fighter.id, "hp", stats.hp, 0, stats.max_hp)
    _check_whole(fighter.id, "max_qi", stats.max_qi, 0, AMOUNT)
    _check_whole(fighter.id, "qi", stats.qi, 0, stats.max_qi)
    _check_whole(fighter.id, "strength", stats.strength, 0, AMOUNT)
    _check_whole(fighter.id, "defense", stats.defense, 0, AMOUNT)


def _check_move(who: str, move: SkillTier) -> None:
    _check_number(who, "base_damage", move.base_damage, AMOUNT)
    _check_number(who, "power_multiplier", move.power_multiplier, FACTOR)
    _check_whole(who, "qi_cost", move.qi_cost, 0, AMOUNT)
    _check_whole(who, "cooldown", move.cooldown, 0, TURNS)
    _check_number(who, "hit_chance", move.hit_chance, _SHARE)
    _check_number(who, "crit_chance", move.crit_chance, _SHARE)
    _check_number(who, "crit_multiplier", move.crit_multiplier, FACTOR)
    _check_reactions(who, move)
    _check_word(who, "reach", move.reach, REACHES)
    _check_whole(who, "chain_length", move.chain_length, SHORTEST_CHAIN, LONGEST_CHAIN)
    _check_number(who, "chain_falloff", move.chain_falloff, _SHARE)
    for dose in move.effects:
        _check_dose(who, dose)


def _check_reactions(who: str, move: SkillTier) -> None:
    _check_number(who, "miss_chance", move.miss_chance, _SHARE)
    _check_number(who, "partial_miss_chance", move.partial_miss_chance, _SHARE)
    _check_number(who, "partial_miss_min_reduction", move.partial_miss_min_reduction, _SHARE)
    _check_number(who, "partial_miss_max_reduction", move.partial_miss_max_reduction, _SHARE)
    _check_number(who, "damage_reduction", move.damage_reduction, _SHARE)
    _check_number(who, "counter_chance", move.counter_chance, _SHARE)


def _check_dose(who: str, dose: Dose) -> None:
    _check_word(who, "an effect", dose.kind, KINDS)
    _check_whole(who, f"amount of {dose.kind}", dose.amount, -BONUS, BONUS)
    _check_whole(who, f"turns of {dose.kind}", dose.turns, 1, TURNS)
    _check_number(who, f"chance of {dose.kind}", dose.chance, _SHARE)


def _check_whole(who: str, field: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise ValueError(f"{who}: {field} is a number from {least} to {most}, not {value}")


def _check_number(who: str, field: str, value: float, most: int) -> None:
    # NaN is out of all bounds.
    if not 0.0 <= value <= float(most):
        raise ValueError(f"{who}: {field} is a number from 0 to {most}, not {value:g}")


def _check_word(who: str, field: str, word: str, words: tuple[str, ...]) -> None:
    if word not in words:
        raise ValueError(f"{who}: {field} is one of {', '.join(words)}, not {word[:40]!r}")
