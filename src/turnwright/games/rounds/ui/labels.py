"""Options in words, with their costs, and under headings."""

from typing import Any, Final

from turnwright.gamekit.headings import Ranked, best_of_each_first, by_heading, topic
from turnwright.gamekit.naming import verbatim
from turnwright.games.rounds import names
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.bots.heuristic import Decision
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
from turnwright.games.rounds.options import TurnOptions
from turnwright.games.rounds.rulebook import ATTACK_COST, NO_INDEX, OPEN_COST, RESOURCES, SHOT_COST
from turnwright.games.rounds.rules.movement import walks
from turnwright.games.rounds.state import Battle
from turnwright.kernel.options import JoinedOptions, Options
from turnwright.kernel.records import Message, Topic

ATTACK: Final = "attack"
PLAY: Final = "play"
MOVE: Final = "move"
ACT: Final = "act"
HEADINGS: Final = (ATTACK, PLAY, MOVE, ACT)
# How many to list at first; a cell is typed, not chosen from a list.
SHOWN: Final = {ATTACK: 6, PLAY: 12, MOVE: 0, ACT: 20}


def label(state: Battle, command: Any) -> Message:
    """Label a command."""
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
    # The client may have named an unknown fighter.
    for fighter in state.fighters:
        if fighter.id == id:
            return names.fighter(fighter.name, id)
    return verbatim(id)


def _walk(state: Battle, to: str) -> int:
    if state.active == NO_INDEX:
        return 0
    fighter = state.fighters[state.active]
    return int(walks(state, fighter, fighter.ap).cost[cell_of(to)])


def _card(state: Battle, command: PlayCard) -> Message:
    arena: Arena = state.arena
    if command.card not in arena.library.cards:
        return verbatim(command.card)
    card = arena.library.card(command.card)
    args: dict[str, Any] = {"card": names.card(card.name, card.id), "cost": costs(card)}
    if command.target_id:
        return Message("choose-card-on", {**args, "target": _name(state, command.target_id)})
    if command.to:
        return Message("choose-card-to", {**args, "to": command.to})
    return Message("choose-card", args)


def costs(card: Card) -> list[Message]:
    """Return the cost of a card as messages."""
    return [
        Message("price", {"resource": RESOURCES[i], "amount": card.cost[i]})
        for i in range(len(RESOURCES))
        if card.cost[i] > 0
    ]


# Headings


def headings(state: Battle, options: Options) -> list[Topic]:
    """Group the options of a turn; in each group, the best of each card comes first."""
    found: list[Topic] = []
    first = options.parts[0] if isinstance(options, JoinedOptions) else options
    values = Decision(state, first).values() if isinstance(first, TurnOptions) else []
    for heading, listed in by_heading(options, HEADINGS, heading_of).items():
        places = listed
        if values and heading != ACT:  # which has the options of the other parts
            ranked = [Ranked(place, _card_of(options.command(place)), -values[place]) for place in listed]
            places = best_of_each_first(ranked)
        hint: Message | None = None
        if heading == MOVE:
            hint = Message("hint-move", {"cell": options.command(places[0]).to})
        found.append(topic(heading, places, SHOWN, heading == ACT, hint))
    return found


def _card_of(command: Any) -> str:
    return command.card if isinstance(command, PlayCard) else ""


def heading_of(command: Any) -> str:
    """The heading of a command."""
    if isinstance(command, (Attack, Shoot)):
        return ATTACK
    if isinstance(command, PlayCard):
        return PLAY
    return MOVE if isinstance(command, Move) else ACT
