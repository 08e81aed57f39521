"""Damage against CON: how much life it takes."""

from mypy_extensions import i64


def injury(damage: i64, con: i64) -> i64:
    """The life that damage takes: none below half of CON, 1 from there, 2 and more from CON upward."""
    if damage >= con:
        return 2 + (damage - con) // 5
    half: i64 = con // 2
    return 1 if damage >= (half if half > 1 else 1) else 0


def life_of(level: i64) -> i64:
    """The life of somebody of that level."""
    return 4 + level
