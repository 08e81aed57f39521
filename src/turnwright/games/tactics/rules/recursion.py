"""The only calls from a lower rule to a higher one.

The rules import each other downward, from `combat.actions` to `core.conditions`. Three things recur: entering
an area resolves its effects, an effect may let its user attack, and a readied action carries out any intent.
`rules/__init__.py` connects these calls to the functions that answer them, when the package is imported.
"""

from collections.abc import Callable
from typing import Any

from turnwright.games.tactics.rules.magic.uses import Use
from turnwright.games.tactics.sheet import Attack
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Effect
from turnwright.kernel.context import Context

Resolve = Callable[[CombatState, Use, list[Effect], list[CreatureCombatState], Context], None]
Strike = Callable[[CombatState, CreatureCombatState, CreatureCombatState, Attack, bool, bool, Context], bool]
Perform = Callable[[CombatState, CreatureCombatState, Any, Context], None]

_resolve: list[Resolve] = []
_strike: list[Strike] = []
_perform: list[Perform] = []


def connect(resolve: Resolve, strike: Strike, perform: Perform) -> None:
    """Name the functions that carry the calls out."""
    _resolve.append(resolve)
    _strike.append(strike)
    _perform.append(perform)


def resolve(
    state: CombatState, use: Use, effects: list[Effect], targets: list[CreatureCombatState], ctx: Context
) -> None:
    """Resolve effects on the targets, as `magic.effects.resolve` does."""
    _resolve[0](state, use, effects, targets, ctx)


def strike(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, weapon: Attack, ctx: Context
) -> None:
    """Make one attack with a weapon, as `combat.weapon_attack.strike` does."""
    _strike[0](state, actor, target, weapon, False, False, ctx)


def perform(state: CombatState, who: CreatureCombatState, intent: Any, ctx: Context) -> None:
    """Carry out an intent of a creature, as `combat.actions.perform` does."""
    _perform[0](state, who, intent, ctx)
