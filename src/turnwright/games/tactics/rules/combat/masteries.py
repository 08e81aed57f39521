"""Weapon masteries: Graze, Nick, Push, Sap, Slow, Topple, Vex. Cleave is part of the attack.

SRD: Weapons [Mastery Properties].
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import SAPPED, SLOWED, Arena
from turnwright.games.tactics.map.grid import LARGE
from turnwright.games.tactics.rules.combat import weapon_damage
from turnwright.games.tactics.rules.core import conditions, damage, saves
from turnwright.games.tactics.rules.movement import forced
from turnwright.games.tactics.sheet import (
    BONUS,
    FREE,
    GRAZE,
    LEARNS_FROM_MISSES,
    NICK,
    PUSH,
    SAP,
    SLOW,
    TOPPLE,
    VEX,
    Attack,
)
from turnwright.games.tactics.srd import CON
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import UNTIL_END_OF_TURN, UNTIL_START_OF_TURN, Damage, Duration
from turnwright.kernel.context import Context

PUSHED_FT: Final = 10
HELPED: Final = "helped"


def after_hit(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    hurt: bool,
    ctx: Context,
) -> None:
    """Apply the mastery of a weapon after a hit; `hurt` says whether it dealt damage."""
    what = weapon.mastery
    if what == "" or not target.here():
        return
    if what == PUSH and target.sheet.size <= LARGE:
        forced.push(state, actor, target, PUSHED_FT, False, ctx)
    elif what == SAP:
        _mark(state, actor, target, SAPPED, ctx)
    elif what == SLOW and hurt:
        _mark(state, actor, target, SLOWED, ctx)
    elif what == TOPPLE:
        _topple(state, actor, target, weapon, ctx)
    elif what == VEX and hurt:
        _vex(state, actor, target, ctx)


def _mark(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, name: str, ctx: Context
) -> None:
    arena: Arena = state.arena
    lasts = Duration(UNTIL_START_OF_TURN, 0, -1, "source")
    conditions.inflict(state, target, arena.conditions[name], lasts, actor, 0, "", ctx)


def _topple(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, weapon: Attack, ctx: Context
) -> None:
    arena: Arena = state.arena
    dc: i64 = topple_dc(actor, weapon)
    if not saves.save(state, target, CON, dc, TOPPLE, False, ctx):
        conditions.inflict(state, target, arena.conditions["prone"], Duration(), actor, 0, "", ctx)


def topple_dc(actor: CreatureCombatState, weapon: Attack) -> i64:
    """Topple: DC 8 plus the ability modifier of the attack and the Proficiency Bonus."""
    return 8 + ability_modifier(actor, weapon) + actor.sheet.proficiency


def ability_modifier(actor: CreatureCombatState, weapon: Attack) -> i64:
    """The ability modifier that an attack with a weapon uses, with a Strength that a potion raises."""
    return weapon.modifier + weapon_damage.strength_bonus(actor, weapon)


def _vex(state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, ctx: Context) -> None:
    # Vex: Advantage on the next attack against that target, as if an ally had helped.
    arena: Arena = state.arena
    lasts = Duration(UNTIL_END_OF_TURN, 0, -1, "source")
    conditions.inflict(state, actor, arena.conditions[HELPED], lasts, actor, 0, VEX, ctx)
    for condition in actor.conditions:
        if condition.name == HELPED and condition.spell == VEX:
            condition.against = target.place


def after_miss(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, weapon: Attack, ctx: Context
) -> None:
    """Graze: a miss deals the ability modifier. Studied Attacks: Advantage on the next attack."""
    if actor.sheet.has(LEARNS_FROM_MISSES) and target.here():
        _vex(state, actor, target, ctx)
    amount: i64 = grazes(actor, weapon)
    if amount > 0 and target.here():
        damage.damage_one_type(state, target, amount, kind_of(weapon), actor, False, False, ctx)


def grazes(actor: CreatureCombatState, weapon: Attack) -> i64:
    """Graze: the damage of a miss."""
    if weapon.mastery != GRAZE:
        return 0
    modifier: i64 = ability_modifier(actor, weapon)
    return modifier if modifier > 0 else 0


def kind_of(weapon: Attack) -> i64:
    """The damage type of a weapon."""
    for effect in weapon.hit:
        if isinstance(effect, Damage):
            return effect.type
    return 0


def second_attack_cost(weapon: Attack) -> str:
    """Light: the attack with the second weapon takes the Bonus Action. Nick: it is part of the action."""
    return FREE if weapon.mastery == NICK else BONUS
