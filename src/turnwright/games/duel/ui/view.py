"""A seat's view of a duel, as plain values."""

from typing import Any

from turnwright.games.duel import flow, rulebook
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.content import card_values
from turnwright.games.duel.rules.rounds import round_outcome
from turnwright.games.duel.state import NO_CARD, NO_SIDE, OPPONENT, PLAYER, DuelState
from turnwright.kernel.records import EVERYTHING


def see(state: DuelState, arena: Arena, seat: int) -> dict[str, Any]:
    """Return the match as a seat sees it: its own card, and both once they are compared."""
    shown: dict[str, Any] = {
        "stateId": state.phase,
        "round": int(state.round),
        "scores": {"player": int(state.player_score), "opponent": int(state.opponent_score)},
        "remainingMs": remaining(state),
        "cards": _cards(state, arena, seat),
        "flags": dict(arena.flags),
        "paused": state.timers.paused,
        "chooser": rulebook.SIDES[state.chooser],
        "pointsToWin": int(arena.points_to_win),
        "maxRounds": int(arena.max_rounds),
        "mode": arena.mode,
        "history": [_decided(*each) for each in state.past],
    }
    timer = _timer(state, arena)
    if state.uses:
        shown["statUses"] = int(arena.stat_uses)
        shown["uses"] = {side: _uses(state.uses[seat]) for seat, side in enumerate(rulebook.SIDES)}
    if timer is not None:
        shown["timer"] = timer
    if state.stat >= 0:
        shown["stat"] = rulebook.STATS[state.stat]
        shown["autoSelected"] = state.auto
    if state.outcome:
        shown["outcome"] = state.outcome
    if state.reason:
        shown["reason"] = state.reason
        shown["winner"] = None if state.winner == NO_SIDE else rulebook.SIDES[state.winner]
    return shown


def _decided(stat: int, player: int, opponent: int, auto: int) -> dict[str, Any]:
    return {
        "stat": rulebook.STATS[stat],
        "values": {"player": player, "opponent": opponent},
        "outcome": round_outcome(player, opponent),
        "autoSelected": auto == 1,
    }


def _uses(used: list[int]) -> dict[str, int]:
    return {stat: int(used[place]) for place, stat in enumerate(rulebook.STATS)}


def _timer(state: DuelState, arena: Arena) -> dict[str, Any] | None:
    # For a countdown: how much of how much is left, and when it runs out in the time of the match.
    ids = state.timers.ids()
    if not ids:
        return None
    totals = {
        rulebook.SELECTION: int(arena.selection_ms),
        rulebook.COOLDOWN: int(arena.cooldown_ms),
        rulebook.WAITING: int(arena.waiting_limit_ms),
    }
    left, timers = int(state.timers.remaining(ids[0])), state.timers
    deadline = -1 if timers.paused else int(timers.now - (-left // timers.speed))
    return {"id": ids[0], "totalMs": totals[ids[0]], "deadline": deadline}


def remaining(state: DuelState) -> int:
    """Return the milliseconds left of the break or of the time to choose; 0 without a timer."""
    if state.phase == flow.INTERRUPT_ROUND:
        return int(state.selection_left)
    ids = state.timers.ids()
    return int(state.timers.remaining(ids[0])) if ids else 0


def hidden(state: DuelState, arena: Arena) -> bool:
    """Whether the cards dealt are not compared yet; teams are public, so theirs are never hidden."""
    dealt = state.player_card != NO_CARD and state.dealt == state.round
    return dealt and not arena.team and state.outcome == ""


def _cards(state: DuelState, arena: Arena, seat: int) -> dict[str, Any]:
    cards: dict[str, Any] = {}
    closed = hidden(state, arena)
    closed = closed and seat != EVERYTHING
    if state.player_card != NO_CARD and (not closed or seat == PLAYER):
        cards["player"] = card_values(arena.cards[state.player_card])
    if state.opponent_card != NO_CARD and (not closed or seat == OPPONENT):
        cards["opponent"] = card_values(arena.cards[state.opponent_card])
    return cards
