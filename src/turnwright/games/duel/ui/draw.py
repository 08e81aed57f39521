"""A view of a duel as lines for a terminal."""

from typing import Any

from turnwright.games.duel import flow, rulebook
from turnwright.kernel.records import Message, Palette


def draw(view: Any) -> list[Message]:
    """Draw the round, the score, the visible cards, and the stats that a side has used up."""
    if view["stateId"] == flow.WAITING_FOR_START:
        return []
    scores = view["scores"]
    head = {"round": view["round"], "player": scores["player"], "opponent": scores["opponent"]}
    lines = [Message("draw-break" if view["stateId"] == flow.COOLDOWN else "draw-score", head)]
    for side in rulebook.SIDES:
        if side in view["cards"]:
            lines.append(Message("draw-card", _card_words(side, view["cards"][side])))
        elif view["cards"]:
            lines.append(Message("draw-hidden", {"side": side}))
    for side in rulebook.SIDES:
        uses = view.get("uses", {}).get(side, {})
        spent = [stat for stat, used in uses.items() if used >= view["statUses"]]
        if spent:
            stats = [Message(f"stat-{stat}", {}) for stat in spent]
            lines.append(Message("draw-used-up", {"side": side, "stats": stats}))
    return lines


def _card_words(side: str, card: Any) -> dict[str, Any]:
    name = f"{card['firstname']} {card['surname']}"
    # A custom deck may have a country that no catalogue names.
    country = Message(f"country-{card['countryCode']}", {"text": card["country"]})
    words = {"side": side, "name": name, "country": country, "class": card["weightClass"]}
    return {**words, **card["stats"]}


def palette(view: Any) -> Palette:
    """Colour the sides."""
    names = [
        (Message("side-name", {"side": side}), f"side-{at}") for at, side in enumerate(rulebook.SIDES, 1)
    ]
    return Palette({}, tuple(names))
