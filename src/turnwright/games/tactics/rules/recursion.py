"""The only calls from a lower rule to a higher one.

The rules import each other downward, from `combat.actions` to `core.conditions`. Seven things recur:
entering an area resolves its effects, an effect or a riposte is an attack, an effect may let its user charge
or leap, or make its target run, a hit may be followed by a power, and a readied action is any intent.
`rules/__init__.py` connects these calls to the functions that answer them, when the package is imported.
"""

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from turnwright.games.tactics.rules.magic.uses import Use
from turnwright.games.tactics.sheet import Attack
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Effect
from turnwright.kernel.context import Context

Resolve = Callable[[CombatState, Use, list[Effect], list[CreatureCombatState], Context], None]
Strike = Callable[[CombatState, CreatureCombatState, CreatureCombatState, Attack, bool, bool, Context], bool]
Perform = Callable[[CombatState, CreatureCombatState, Any, Context], None]
AfterHit = Callable[[CombatState, Use, CreatureCombatState, bool, i64, Attack | None, Context], None]
RunFrom = Callable[[CombatState, CreatureCombatState, CreatureCombatState, Context], bool]
Leap = Callable[[CombatState, CreatureCombatState, i64, i64, Context], None]

_resolve: list[Resolve] = []
_strike: list[Strike] = []
_perform: list[Perform] = []
_after_hit: list[AfterHit] = []
_run_from: list[RunFrom] = []
_charge: list[RunFrom] = []
_leap: list[Leap] = []


def connect(
    resolve: Resolve,
    strike: Strike,
    perform: Perform,
    after_hit: AfterHit,
    run_from: RunFrom,
    charge: RunFrom,
    leap: Leap,
) -> None:
    """Name the functions that carry the calls out."""
    _resolve.append(resolve)
    _strike.append(strike)
    _perform.append(perform)
    _after_hit.append(after_hit)
    _run_from.append(run_from)
    _charge.append(charge)
    _leap.append(leap)


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


def after_hit(
    state: CombatState,
    use: Use,
    target: CreatureCombatState,
    ranged: bool,
    advantage: i64,
    weapon: Attack | None,
    ctx: Context,
) -> None:
    """Ask what to add to a hit, as `magic.after_hit.offer` does."""
    _after_hit[0](state, use, target, ranged, advantage, weapon, ctx)


def run_from(state: CombatState, who: CreatureCombatState, feared: CreatureCombatState, ctx: Context) -> bool:
    """Use the movement left to get away from a creature, as `movement.walk.run_from` does."""
    return _run_from[0](state, who, feared, ctx)


def charge(state: CombatState, who: CreatureCombatState, foe: CreatureCombatState, ctx: Context) -> bool:
    """Use the movement left to run straight toward a creature, as `movement.walk.charge` does."""
    return _charge[0](state, who, foe, ctx)


def leap(state: CombatState, who: CreatureCombatState, cell: i64, feet: i64, ctx: Context) -> None:
    """Jump to a cell for some feet of movement, as `movement.jump.leap` does."""
    _leap[0](state, who, cell, feet, ctx)
