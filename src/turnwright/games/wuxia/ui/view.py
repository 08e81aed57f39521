"""A fight as plain values; every seat sees all of it."""

from typing import Any

from turnwright.games.wuxia.arena import Arena
from turnwright.games.wuxia.clock import UNIT
from turnwright.games.wuxia.state import NOBODY, CharacterState, GameState


def see(state: GameState, arena: Arena) -> dict[str, Any]:
    """Show the fight as plain values."""
    shown: dict[str, Any] = {
        "turn": int(state.turn),
        "tick": int(state.ticks),
        "threshold": arena.clock.threshold,
        "actor_id": "" if state.actor == NOBODY else state.fighters[state.actor].id,
        "fighters": [_fighter(fighter) for fighter in state.fighters],
    }
    if state.reason:
        shown["reason"] = state.reason
        shown["winner"] = None if state.winner == NOBODY else int(state.winner)
    return shown


def _fighter(fighter: CharacterState) -> dict[str, Any]:
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
        "cooldowns": fighter.cooldowns,
        "effects": [
            {"kind": effect.kind, "amount": int(effect.amount), "turns": int(effect.turns)}
            for effect in fighter.effects
        ],
    }
