"""Options in words, with what they cost."""

from typing import Any

from turnwright.gamekit.naming import verbatim
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.cards import Card
from turnwright.games.rounds.commands import (
    Attack,
    BeginBattle,
    Move,
    OpenContainer,
    PlayCard,
    Resign,
    Rest,
    Shoot,
)
from turnwright.games.rounds.map.board import cell_of
from turnwright.games.rounds.rulebook import ATTACK_COST, NOBODY, OPEN_COST, RESOURCES, SHOT_COST
from turnwright.games.rounds.rules.movement import walks
from turnwright.games.rounds.state import Battle
from turnwright.games.rounds.ui import names
from turnwright.kernel.records import Message


def label(state: Battle, command: Any) -> Message:
    """What a command would mean here."""
    if isinstance(command, Attack):
        return Message("choose-attack", {"target": _name(state, command.target_id), "ap": ATTACK_COST})
    if isinstance(command, Shoot):
        return Message("choose-shoot", {"target": _name(state, command.target_id), "ap": SHOT_COST})
    if isinstance(command, Move):
        return Message("choose-move", {"to": command.to, "ap": _walk(state, command.to)})
    if isinstance(command, PlayCard):
        return _card(state, command)
    if isinstance(command, OpenContainer):
        return Message("choose-open", {"at": command.at, "ap": OPEN_COST})
    if isinstance(command, Rest):
        return Message(f"choose-rest-{command.of}", {})
    if isinstance(command, BeginBattle):
        return Message("choose-begin", {})
    return Message("resign" if isinstance(command, Resign) else "choose-end", {})


def _name(state: Battle, id: str) -> Message:
    # Whoever made the command may have named nobody.
    for who in state.fighters:
        if who.id == id:
            return names.fighter(who.name, id)
    return verbatim(id)


def _walk(state: Battle, to: str) -> int:
    if state.active == NOBODY:
        return 0
    who = state.fighters[state.active]
    return int(walks(state, who, who.ap).cost[cell_of(to)])


def _card(state: Battle, command: PlayCard) -> Message:
    arena: Arena = state.arena
    if command.card not in arena.library.cards:
        return verbatim(command.card)
    card = arena.library.card(command.card)
    words: dict[str, Any] = {"card": names.card(card.name, card.id), "cost": costs(card)}
    if command.target_id:
        return Message("choose-card-on", {**words, "target": _name(state, command.target_id)})
    if command.to:
        return Message("choose-card-to", {**words, "to": command.to})
    return Message("choose-card", words)


def costs(card: Card) -> list[Message]:
    """What a card costs, for words in any language."""
    return [
        Message("price", {"resource": RESOURCES[i], "amount": card.cost[i]})
        for i in range(len(RESOURCES))
        if card.cost[i] > 0
    ]
