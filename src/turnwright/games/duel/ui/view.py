"""What a seat may see of a duel, and how a terminal draws it."""

from typing import Any

from turnwright.games.duel.rules import flow, rounds
from turnwright.games.duel.state import NO_CARD, NOBODY, OPPONENT, PLAYER, DuelState, Table
from turnwright.kernel.codec import plain
from turnwright.kernel.records import Message


def see(state: DuelState, table: Table, seat: int) -> dict[str, Any]:
    """The match as a seat sees it: its own card, and both once they were compared."""
    shown: dict[str, Any] = {
        "stateId": state.phase,
        "round": int(state.round),
        "scores": {"player": int(state.player_score), "opponent": int(state.opponent_score)},
        "remainingMs": remaining(state),
        "cards": _cards(state, table, seat),
        "flags": dict(table.flags),
        "paused": state.timers.paused,
        "chooser": rounds.SIDES[state.chooser],
    }
    if state.stat >= 0:
        shown["stat"] = rounds.STATS[state.stat]
    if state.outcome:
        shown["outcome"] = state.outcome
    if state.reason:
        shown["reason"] = state.reason
        shown["winner"] = None if state.winner == NOBODY else rounds.SIDES[state.winner]
    return shown


def remaining(state: DuelState) -> int:
    """What is left of the timer that runs, in milliseconds, or 0."""
    ids = state.timers.ids()
    return int(state.timers.remaining(ids[0])) if ids else 0


def hidden(state: DuelState, table: Table) -> bool:
    """Whether the cards on the table are not compared yet; teams are announced, so theirs are open."""
    dealt = state.player_card != NO_CARD and state.dealt == state.round
    return dealt and not table.team and state.outcome == ""


def _cards(state: DuelState, table: Table, seat: int) -> dict[str, Any]:
    cards: dict[str, Any] = {}
    closed = hidden(state, table)
    if state.player_card != NO_CARD and (not closed or seat == PLAYER):
        cards["player"] = plain(table.cards[state.player_card])
    if state.opponent_card != NO_CARD and (not closed or seat == OPPONENT):
        cards["opponent"] = plain(table.cards[state.opponent_card])
    return cards


def draw(view: Any) -> list[Message]:
    """The match in a few lines: round, score, and the cards side by side."""
    if view["stateId"] == flow.WAITING_FOR_START:
        return []
    scores = view["scores"]
    head = {"round": view["round"], "player": scores["player"], "opponent": scores["opponent"]}
    lines = [Message("draw-break" if view["stateId"] == flow.COOLDOWN else "draw-score", head)]
    for side in rounds.SIDES:
        if side in view["cards"]:
            lines.append(Message("draw-card", _card_words(side, view["cards"][side])))
        elif view["cards"]:
            lines.append(Message("draw-hidden", {"side": side}))
    return lines


def _card_words(side: str, card: Any) -> dict[str, Any]:
    name = f"{card['firstname']} {card['surname']}"
    words = {"side": side, "name": name, "country": card["countryCode"], "class": card["weightClass"]}
    return {**words, **card["stats"]}
