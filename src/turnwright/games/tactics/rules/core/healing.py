"""Healing, Temporary Hit Points, and reviving the dead.

SRD: Healing; Temporary Hit Points; Revivify.
"""

from mypy_extensions import i64

from turnwright.games.tactics.events import Healed
from turnwright.games.tactics.rules.core import conditions
from turnwright.games.tactics.sheet import SWARM
from turnwright.games.tactics.srd import STABLE
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import PERMANENT
from turnwright.kernel.context import Context


def heal(state: CombatState, who: CreatureCombatState, amount: i64, ctx: Context) -> i64:
    """Regain Hit Points up to the maximum, and return how many; a creature at 0 wakes, the dead do not."""
    if who.dead or amount <= 0 or any(one.rule.damage.no_healing for one in who.conditions):
        return 0
    before: i64 = who.current_hp
    who.current_hp = before + amount if before + amount < who.max_hp else who.max_hp
    if ctx.heard:
        ctx.emit(Healed(who.creature_id, int(who.current_hp - before), int(who.current_hp)))
    if before == 0:
        who.death_successes = 0
        who.death_failures = 0
        conditions.remove_all(state, who, STABLE, ctx)
        # A magical sleep goes on.
        for condition in list(who.conditions):
            if condition.name == "unconscious" and condition.spell == "" and condition.kind == PERMANENT:
                conditions.remove(state, who, condition, ctx)
    return who.current_hp - before


def revive(who: CreatureCombatState, hp: i64, ctx: Context) -> None:
    """Revivify: return a dead creature to life without its conditions, unless its maximum is 0."""
    if not who.dead or who.max_hp == 0:
        return
    who.dead = False
    who.died = -1
    who.conditions = []
    who.death_successes = 0
    who.death_failures = 0
    who.current_hp = hp
    conditions.recompute_flags(who)
    if ctx.heard:
        ctx.emit(Healed(who.creature_id, int(hp), int(hp)))


def give_temporary(who: CreatureCombatState, amount: i64, ctx: Context) -> None:
    """Temporary Hit Points: they do not stack; the higher number counts. A Swarm gains none."""
    if amount > who.temp_hp and not who.sheet.has(SWARM):
        who.temp_hp = amount
        if ctx.heard:
            ctx.emit(Healed(who.creature_id, 0, int(who.current_hp), int(amount)))
