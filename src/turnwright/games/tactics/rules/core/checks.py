"""Checks and saves that the master asks for, in a fight or out of one.

SRD: Ability Checks, Saving Throws.
"""

from typing import Any, Final

from turnwright.games.tactics.commands import SkillCheck
from turnwright.games.tactics.rules.core import saves
from turnwright.games.tactics.srd import ABILITIES, BLINDED, DEAFENED, SKILLS
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

SENSES: Final = {"": 0, "SIGHT": BLINDED, "HEARING": DEAFENED}


def carry_out(state: CombatState, seat: int, command: Any, ctx: Context) -> None:
    """Whoever holds the creature throws; nothing follows by itself."""
    who = _asked(state, seat, command.actor)
    if isinstance(command, SkillCheck):
        skill = command.skill.lower()
        if skill not in SKILLS:
            raise Rejected("unknown-skill", f"there is no skill {skill[:60]!r}", "skill", list(SKILLS))
        reason = command.context or skill
        saves.check(state, who, skill, command.dc, reason, ctx, 0, SENSES[command.sense])
    else:
        ability = ABILITIES.index(command.ability)
        saves.save(state, who, ability, command.dc, command.context or command.ability, False, ctx)


def _asked(state: CombatState, seat: int, actor_id: str) -> CreatureCombatState:
    if seat != 0:
        raise Rejected("not-yours", "only the master asks for a roll", "intent", [0])
    who = state.get(actor_id)
    if who is None or not who.here():
        known = [each.creature_id for each in state.participants if each.here()]
        raise Rejected("unknown-creature", f"there is no {actor_id[:60]!r} here", "actor", known)
    return who
