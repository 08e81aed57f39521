"""A fight as plain values; every seat sees all of it."""

from typing import Any, Final

from turnwright.games.wuxia.arena import Arena
from turnwright.games.wuxia.clock import UNIT
from turnwright.games.wuxia.state import NO_INDEX, CharacterState, EquippedSkill, GameState

SHOWN_NEXT: Final = 8


def see(state: GameState, arena: Arena) -> dict[str, Any]:
    """Show the fight as plain values."""
    shown: dict[str, Any] = {
        "turn": int(state.turn),
        "tick": int(state.ticks),
        "threshold": arena.clock.threshold,
        "actor_id": "" if state.actor == NO_INDEX else state.fighters[state.actor].id,
        "fighters": [_fighter(fighter, arena) for fighter in state.fighters],
        "next": _next(state, arena),
    }
    if state.reason:
        shown["reason"] = state.reason
        shown["winner"] = None if state.winner == NO_INDEX else int(state.winner)
    return shown


def _next(state: GameState, arena: Arena) -> list[str]:
    # Who acts next, if nothing changes; a fighter who is stunned loses the turn.
    if state.reason:
        return []
    later = state.clone()
    found: list[str] = []
    while len(found) < SHOWN_NEXT:
        actor = arena.clock.next_actor(later)
        if actor is None:
            break
        found.append(actor.id)
    return found


def _skill(skill: EquippedSkill) -> dict[str, Any]:
    return {
        "id": skill.skill_id,
        "name": skill.move.name,
        "tier": int(skill.tier),
        "slot": skill.slot,
        "qi": int(skill.move.qi_cost),
        "cooldown": int(skill.move.cooldown),
        "left": int(skill.ready_in),
        "reach": skill.move.reach,
    }


def _fighter(fighter: CharacterState, arena: Arena) -> dict[str, Any]:
    stats = fighter.stats
    return {
        "id": fighter.id,
        "name": fighter.name,
        "team": fighter.team,
        "hp": int(stats.hp),
        "max_hp": int(stats.max_hp),
        "qi": int(stats.qi),
        "max_qi": int(stats.max_qi),
        "gauge": int(fighter.gauge // UNIT),
        "rate": float(fighter.agility() * arena.clock.step) / float(UNIT),
        "skills": [_skill(skill) for skill in fighter.equipped],
        "cooldowns": fighter.cooldowns,
        "effects": [
            {"kind": effect.kind, "amount": int(effect.amount), "turns": int(effect.turns)}
            for effect in fighter.effects
        ],
    }
