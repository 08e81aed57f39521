"""Refusals of a fight in words."""

from typing import Any, Final

from turnwright.gamekit.naming import verbatim
from turnwright.games.wuxia.names import display_name
from turnwright.games.wuxia.skills import ATTACK
from turnwright.games.wuxia.state import NO_INDEX, CharacterState, EquippedSkill, GameState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Message

_KNOWN: Final = (
    "wrong-state",
    "not-your-turn",
    "unknown-skill",
    "unknown-tier",
    "unknown-target",
    "cooldown",
    "no-qi",
    "malformed",
)


def refusal(state: GameState, refused: Rejected) -> Message:
    """Explain a refusal of the rules with names instead of ids; any other by its reason."""
    if state.actor == NO_INDEX or refused.code not in _KNOWN:
        return Message("refused-wrong-state") if refused.code == "wrong-state" else verbatim(refused.reason)
    actor = state.fighters[state.actor]
    words: dict[str, Any] = {"who": display_name(actor.name)}
    if refused.code == "unknown-skill":
        attacks = [skill for skill in actor.equipped if skill.slot == ATTACK]
        words["legal"] = [display_name(skill.move.name) for skill in attacks]
        words["any"] = len(attacks) > 0
    elif refused.code == "unknown-target":
        words["legal"] = [display_name(each.name) for each in state.opponents(actor)]
    elif refused.code == "unknown-tier":
        words["tier"] = refused.legal[0]
    elif refused.code in ("cooldown", "no-qi"):
        words.update(_skill(actor, refused))
        return Message(f"refused-skill-{refused.code}", words)
    return Message(f"refused-{refused.code}", words)


def unready(skill: EquippedSkill, refused: Rejected) -> Message:
    """Explain why a skill beside its name cannot be used now."""
    return Message(f"refused-{refused.code}", {"turns": int(skill.ready_in), "qi": int(skill.move.qi_cost)})


def _skill(actor: CharacterState, refused: Rejected) -> dict[str, Any]:
    # The reason begins with the id of the skill.
    wanted = refused.reason.split(" ")[0]
    for skill in actor.equipped:
        if skill.skill_id == wanted:
            return {"skill": display_name(skill.move.name), "why": unready(skill, refused)}
    return {}
