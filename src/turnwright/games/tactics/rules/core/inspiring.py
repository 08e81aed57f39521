"""A die that somebody has given, for the first roll that would fail.

SRD: Bardic Inspiration.
"""

from mypy_extensions import i64

from turnwright.games.tactics.rules.core import conditions, d20
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.context import Context


def inspiration(who: CreatureCombatState) -> ConditionState | None:
    """The first die that somebody gave a creature for a roll that would fail."""
    for condition in who.conditions:
        if condition.rule.inspires is not None:
            return condition
    return None


def lift(state: CombatState, who: CreatureCombatState, short: i64, ctx: Context) -> i64:
    """Bardic Inspiration: a die for a roll that is so much short; 0 if even its most would not do."""
    condition = inspiration(who)
    dice = None if condition is None else condition.rule.inspires
    if condition is None or dice is None or dice.count * dice.sides + dice.plus < short:
        return 0
    thrown: i64 = d20.throw(ctx, who, dice, 1, condition.rule.name)
    conditions.take_off(state, who, condition, ctx)
    return thrown
