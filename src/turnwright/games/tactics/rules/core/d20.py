"""Dice: D20 Tests with Advantage, and pools; people may throw their own.

SRD: D20 Tests; Advantage/Disadvantage; Bardic Inspiration.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.rules.core import conditions
from turnwright.games.tactics.sheet import LUCKY
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Pool
from turnwright.kernel.context import Context
from turnwright.kernel.formula import Roll

STREAM: Final = "combat"
ATTACK: Final = "attack"
SKILL: Final = "skill"
SAVE: Final = "save"
INITIATIVE: Final = "initiative"
OTHER: Final = "other"
DAMAGE: Final = "damage"
HEALING: Final = "healing"
DEATH_SAVE: Final = "death save"
_FORMULAS: Final = ("2d20kl1", "1d20", "2d20kh1")
_ONE_D20: Final = Pool(1, 20)


def ways_to_reach(face: i64, advantage: i64) -> i64:
    """How many of the 400 throws of two d20 make a D20 Test show a face or more."""
    faces: i64 = 21 - face
    faces = 20 if faces > 20 else faces if faces > 0 else 0
    if advantage == 0:
        return 20 * faces
    return faces * faces if advantage < 0 else 400 - (20 - faces) * (20 - faces)


def combine(up: bool, down: bool) -> i64:
    """Advantage/Disadvantage: 1, -1, or 0; any number of one cancels any number of the other."""
    if up == down:
        return 0
    return 1 if up else -1


def d20(
    ctx: Context,
    who: CreatureCombatState,
    edge: i64,
    kind: str,
    of: str,
    reason: str,
    dc: i64 = 0,
    bonus: i64 = 0,
    target: str = "",
) -> i64:
    """Roll the d20 of a test and return the face that counts; `about` tells a person what it is for."""
    first: i64
    second: i64
    if ctx.heard or ctx.throws_own(who.seat):
        formula = _FORMULAS[edge + 1]
        about = _about(who, kind, of, dc, _hint(formula, bonus, reason))
        if target != "":
            about["targetId"] = target
        faces = ctx.roll(formula, who.seat, reason, STREAM, -1, about).faces
        first, second = faces[0], faces[len(faces) - 1]
    else:
        dice = ctx.stream(STREAM)
        first = dice.d(20)
        second = first if edge == 0 else dice.d(20)
    if (first == 1 or second == 1) and who.sheet.has(LUCKY):
        # Luck: a 1 is rerolled, one die only, and the new face counts.
        again: i64 = throw(ctx, who, _ONE_D20, 1, reason, kind)
        if edge == 0 or first != 1:
            second = again
        first = again if first == 1 else first
    if edge > 0:
        return first if first > second else second
    return first if first < second else second


def _hint(formula: str, bonus: i64, reason: str) -> str:
    # A Death Saving Throw uses no ability: only the hint distinguishes it.
    if reason == DEATH_SAVE:
        return f"{formula} {DEATH_SAVE}"
    return f"{formula}{bonus:+d}" if bonus != 0 else formula


def _about(who: CreatureCombatState, kind: str, of: str, dc: i64, hint: str) -> dict[str, Any]:
    about: dict[str, Any] = {"actorId": who.creature_id, "rollKind": kind, "formulaHint": hint}
    if of != "":
        about["skill" if kind == SKILL else "ability"] = of
    if dc > 0:
        about["dc"] = int(dc)
    return about


def throw(
    ctx: Context,
    who: CreatureCombatState,
    pool: Pool,
    times: i64,
    reason: str,
    kind: str = OTHER,
    use: str = "",
    target: str = "",
) -> i64:
    """Roll a pool; a critical hit doubles the dice (`times` 2), not the modifier."""
    count: i64 = pool.count * times
    if count == 0:
        return pool.plus
    if ctx.heard or ctx.throws_own(who.seat):
        faces = _requested(ctx, who, pool, count, reason, kind, use, target)
        return faces.total + pool.plus + _raised(faces.faces, pool.least)
    dice = ctx.stream(STREAM)
    total: i64 = pool.plus
    while count > 0:
        face: i64 = dice.d(pool.sides)
        total += face if face > pool.least else pool.least
        count -= 1
    return total


def throw_each(
    ctx: Context,
    who: CreatureCombatState,
    pool: Pool,
    times: i64,
    reason: str,
    kind: str = OTHER,
    use: str = "",
    target: str = "",
) -> list[int]:
    """Roll a pool as `throw` does and return its faces, in order."""
    count: i64 = pool.count * times
    if count == 0:
        return []
    if ctx.heard or ctx.throws_own(who.seat):
        return list(_requested(ctx, who, pool, count, reason, kind, use, target).faces)
    dice = ctx.stream(STREAM)
    return [int(dice.d(pool.sides)) for _ in range(count)]


def total_of(faces: list[int], pool: Pool) -> i64:
    """The total of the faces of a pool, with its modifier."""
    total: i64 = pool.plus + _raised(faces, pool.least)
    for face in faces:
        total += face
    return total


def _requested(
    ctx: Context,
    who: CreatureCombatState,
    pool: Pool,
    count: i64,
    reason: str,
    kind: str,
    use: str,
    target: str,
) -> Roll:
    formula = f"{count}d{pool.sides}"
    about = _about(who, kind, "", 0, _hint(formula, pool.plus, reason))
    if use != "":
        about["use"] = use
    if target != "":
        about["targetId"] = target
    return ctx.roll(formula, who.seat, reason, STREAM, -1, about)


def _raised(faces: list[int], least: i64) -> i64:
    # Great Weapon Fighting: a face below the minimum counts as the minimum.
    more: i64 = 0
    for face in faces:
        more += least - face if face < least else 0
    return more


def inspiration(who: CreatureCombatState) -> ConditionState | None:
    """The Bardic Inspiration that a creature holds, or None."""
    for condition in who.conditions:
        if condition.rule.inspires is not None:
            return condition
    return None


def add_inspiration(state: CombatState, who: CreatureCombatState, short: i64, ctx: Context) -> i64:
    """Bardic Inspiration: use the die for a roll that fails by `short`, unless it cannot help."""
    condition = inspiration(who)
    dice = None if condition is None else condition.rule.inspires
    if condition is None or dice is None or dice.count * dice.sides + dice.plus < short:
        return 0
    thrown: i64 = throw(ctx, who, dice, 1, condition.rule.name)
    conditions.remove(state, who, condition, ctx)
    return thrown
