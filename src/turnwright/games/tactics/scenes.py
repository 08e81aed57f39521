"""Scenes: what turns a peaceful one into a fight.

A fight begins by the master's word (COMBAT_START), by an attack in peace, or by something that the scenario
declares: an ambush, a trap, a scripted event (SCENE_EVENT).
"""

from typing import Any, Final

from turnwright.games.tactics import casting, near
from turnwright.games.tactics.commands import (
    CantripCast,
    MeleeAttack,
    RangedAttack,
    SceneEvent,
    SpellCast,
)
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.table import Table
from turnwright.games.tactics.words import COMBAT, DOWNTIME, EXPLORATION, SOCIAL
from turnwright.kernel.rejected import Rejected

MASTER: Final = 0
ATTACK: Final = "attack"


def check_peace(state: CombatState) -> None:
    """Refuse to begin a fight where none can begin."""
    if state.reason != "":
        raise Rejected("wrong-scene", "the fight is over", "intent")
    if state.scene == COMBAT:
        raise Rejected("wrong-scene", "the fight is on", "intent")
    if state.scene == DOWNTIME:
        raise Rejected("wrong-scene", "nobody fights in their downtime", "intent")


def caught_out(state: CombatState, table: Table, seat: int, command: SceneEvent) -> list[str]:
    """Whom an event of the scenario surprises; it is the master who lets it happen."""
    if seat != MASTER:
        raise Rejected("not-yours", "only the master lets things happen", "intent", [MASTER])
    if command.event not in table.triggers:
        known = list(table.triggers)
        raise Rejected("unknown-event", f"the scenario has no {command.event[:60]!r}", "event", known)
    check_peace(state)
    return list(table.triggers[command.event])


def breaks_peace(state: CombatState, seat: int, command: Any) -> bool:
    """Whether a command is an attack of a seat's own creature on a foe, in a scene without a fight."""
    if state.scene == COMBAT or state.reason != "":
        return False
    if not isinstance(command, (MeleeAttack, RangedAttack, SpellCast, CantripCast)):
        return False
    who, target = state.get(command.actor), state.get(command.target)
    if who is None or who.seat != seat or not who.can_act():
        return False
    if target is None or not target.here() or target.side == who.side:
        return False
    bare = isinstance(command, (MeleeAttack, RangedAttack)) and command.weapon == ""
    check_peace(state)
    return bare or command in provocations(state, seat)


def provocations(state: CombatState, seat: int) -> list[Any]:
    """The attacks by which a seat could break the peace: with each weapon and power, on each foe."""
    found: list[Any] = []
    if state.scene not in (SOCIAL, EXPLORATION) or state.reason != "":
        return found
    for who in state.participants:
        if who.seat == seat and who.can_act():
            for foe in near.enemies(state, who):
                _add(who, foe.creature_id, found)
    return found


def _add(who: CreatureCombatState, foe: str, found: list[Any]) -> None:
    for weapon in who.sheet.attacks:
        if weapon.melee:
            found.append(MeleeAttack(who.creature_id, foe, weapon.id))
            found.append(MeleeAttack(who.creature_id, foe, weapon.id, True))
        if weapon.ranged:
            found.append(RangedAttack(who.creature_id, foe, weapon.id))
    for power in who.sheet.powers:
        if casting.harms(power) and power.trigger == "" and power.kind != "item":
            if power.kind == "spell" and power.level == 0:
                found.append(CantripCast(who.creature_id, power.id, foe))
            else:
                found.append(SpellCast(who.creature_id, power.id, 0, foe))
