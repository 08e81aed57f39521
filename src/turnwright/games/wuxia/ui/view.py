"""What a seat sees of a fight, which is everything, and how a terminal draws it."""

from typing import Any

from turnwright.gamekit.drawing import bar
from turnwright.games.wuxia.arena import Table
from turnwright.games.wuxia.rules.gauge import UNIT
from turnwright.games.wuxia.state import NOBODY, CharacterState, GameState
from turnwright.games.wuxia.ui.messages import named
from turnwright.kernel.records import Message


def see(state: GameState, table: Table) -> dict[str, Any]:
    """The fight as plain values."""
    shown: dict[str, Any] = {
        "turn": int(state.turn),
        "tick": int(state.ticks),
        "threshold": table.clock.threshold,
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


def draw(view: Any) -> list[Message]:
    """A line for each fighter, side by side: hp, qi and gauge as bars."""
    lines: list[Message] = [Message("draw-turn", {"turn": view["turn"], "tick": view["tick"]})]
    for team in dict.fromkeys(sorted(fighter["team"] for fighter in view["fighters"])):
        lines.append(Message("draw-team", {"team": team}))
        for fighter in view["fighters"]:
            if fighter["team"] == team:
                lines.append(_line(fighter, view))
    return lines


def _line(fighter: Any, view: Any) -> Message:
    words = {
        "name": named(fighter["name"]),
        "hp": fighter["hp"],
        "hpBar": bar(fighter["hp"], fighter["max_hp"]),
        "qi": fighter["qi"],
        "qiBar": bar(fighter["qi"], fighter["max_qi"], 5),
        "gaugeBar": bar(fighter["gauge"], view["threshold"]),
        "mark": ">" if fighter["id"] == view["actor_id"] else "x" if fighter["hp"] == 0 else "-",
    }
    return Message("draw-fighter", words)
