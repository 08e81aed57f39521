"""The turn sheet of a fighter: attacks, cards and moves with their costs, and why some are not possible."""

from typing import Any, Final

from msgspec import UNSET

from turnwright.games.rounds import names
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.cards import Card
from turnwright.games.rounds.commands import Attack, Move, OpenContainer, PlayCard, Rest, Shoot
from turnwright.games.rounds.forecast.preview import DamageForecast, damage_of
from turnwright.games.rounds.map.board import SIZE, cell_of
from turnwright.games.rounds.rulebook import (
    AGI,
    ALLY,
    ATTACK_COST,
    CELL,
    ENEMY,
    OF_LIFE,
    OF_POWER,
    OPEN_COST,
    RESOURCES,
    SHOT_COST,
)
from turnwright.games.rounds.rules import actions
from turnwright.games.rounds.rules.movement import path, walks
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.games.rounds.ui import labels, messages
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message
from turnwright.kernel.turn_schema import Action, Disabled, Moves, OptionOdds, Resource, Turn, Way

AP: Final = "ap"
FREE: Final = "free"
COSTS: Final[dict[str, int]] = {"attack": ATTACK_COST, "shoot": SHOT_COST, "open_container": OPEN_COST}
NAMES: Final[dict[str, str]] = {
    "attack": "action-attack",
    "shoot": "action-shoot",
    "open_container": "action-open",
}


def write(state: Battle, options: Options) -> Turn:
    """Write the turn sheet of the active fighter; cells are counted from a1, row by row."""
    fighter = state.fighters[state.active]
    ways: dict[str, list[Way]] = {}
    first_move = -1
    moves = 0
    single: list[Action] = []
    for place in range(options.count()):
        command: Any = options.command(place)
        if isinstance(command, Move):
            first_move = place if first_move < 0 else first_move
            moves += 1
        elif isinstance(command, (Attack, Shoot, PlayCard, OpenContainer)):
            ways.setdefault(_id(command), []).append(_way(state, fighter, place, command))
        else:
            tag = str(command.__struct_config__.tag)
            id = f"rest/{command.of}" if isinstance(command, Rest) else tag
            single.append(Action(id, labels.label(state, command), labels.ACT, FREE, ways=(Way(place),)))
    sheet = _Sheet(state, fighter, ways)
    sheet.add("attack", Attack(""), labels.ATTACK)
    if fighter.ranged:
        sheet.add("shoot", Shoot(""), labels.ATTACK)
    for id in dict.fromkeys(fighter.hand):
        sheet.add_card(id)
    sheet.add("open_container", OpenContainer(""), labels.ACT)
    if fighter.acts > 0:
        sheet.add_rest(OF_LIFE)
        sheet.add_rest(OF_POWER)
    return Turn(
        options.count(),
        fighter.id,
        SIZE,
        _economy(fighter),
        (*sheet.actions, *single),
        tuple(sheet.disabled),
        _moves(state, fighter, first_move, moves),
    )


class _Sheet:
    """Collects the actions of a turn, and those that are not possible."""

    def __init__(self, state: Battle, fighter: Fighter, ways: dict[str, list[Way]]) -> None:
        self.state = state
        self.fighter = fighter
        self.ways = ways
        self.actions: list[Action] = []
        self.disabled: list[Disabled] = []

    def add(self, id: str, command: Any, group: str) -> None:
        """Add an action without a card."""
        name = Message(NAMES[id], {})
        spends = {AP: COSTS[id]}
        if id in self.ways:
            self.actions.append(Action(id, name, group, AP, spends, ways=tuple(self.ways[id])))
        else:
            self._disable(id, name, command, group, spends, {})

    def add_card(self, id: str) -> None:
        """Add a card in hand; responses are offered when they apply."""
        arena: Arena = self.state.arena
        card = arena.library.card(id)
        name, place = names.card(card.name, card.id), f"play_card/{id}"
        spends = {RESOURCES[i]: int(card.cost[i]) for i in range(len(RESOURCES)) if card.cost[i] > 0}
        numbers = _numbers(card)
        if place in self.ways:
            ways = tuple(self.ways[place])
            self.actions.append(Action(place, name, labels.PLAY, AP, spends, numbers=numbers, ways=ways))
        else:
            self._disable(place, name, PlayCard(id), labels.PLAY, spends, numbers)

    def add_rest(self, of: str) -> None:
        """Add a rest that is too late."""
        command = Rest("life" if of == OF_LIFE else "power")
        self._disable(f"rest/{of}", labels.label(self.state, command), command, labels.ACT, {}, {})

    def _disable(
        self,
        id: str,
        name: Message,
        command: Any,
        group: str,
        spends: dict[str, int],
        numbers: dict[str, float],
    ) -> None:
        try:
            actions.check(self.state, self.fighter, command)
        except Rejected as refused:
            why = messages.explain(self.state, refused)
            self.disabled.append(Disabled(id, name, refused.code, why, group, AP, spends, numbers=numbers))


def _id(command: Any) -> str:
    return (
        f"play_card/{command.card}" if isinstance(command, PlayCard) else str(command.__struct_config__.tag)
    )


def _way(state: Battle, fighter: Fighter, place: int, command: Any) -> Way:
    if isinstance(command, OpenContainer):
        return Way(place, cell=cell_of(command.at))
    if isinstance(command, PlayCard) and command.to != "":
        return Way(place, cell=cell_of(command.to), odds=_odds(state, fighter, command))
    return Way(place, command.target_id, odds=_odds(state, fighter, command))


def _odds(state: Battle, fighter: Fighter, command: Any) -> tuple[OptionOdds, ...]:
    # Responses are not known beforehand, so every attack hits.
    return tuple([_forecast(fighter, each) for each in damage_of(state, command)])


def _forecast(fighter: Fighter, forecast: DamageForecast) -> OptionOdds:
    target, losses = forecast.target, forecast.losses
    total = 0
    fatal = 0
    for lost, ways in losses.items():
        total += lost * ways
        if lost >= target.life:
            fatal += ways
    mean = float(total) / float(forecast.of)
    return OptionOdds(
        target.id,
        target.side == fighter.side,
        damage=(min(losses), max(losses), mean),
        expected=mean,
        drops=float(fatal) / float(forecast.of),
    )


def _numbers(card: Card) -> dict[str, float]:
    return {"reach": float(card.reach)} if card.target in (ENEMY, ALLY, CELL) else {}


def _economy(fighter: Fighter) -> tuple[Resource, ...]:
    return tuple(
        [
            Resource(name, Message("resource-name", {"resource": name}), _left(fighter, i), _most(fighter, i))
            for i, name in enumerate(RESOURCES)
        ]
    )


def _left(fighter: Fighter, resource: int) -> int:
    return int(fighter.has(resource))


def _most(fighter: Fighter, resource: int) -> int:
    # A fighter begins its turn with as many action points as it has AGI, and effects may add some.
    if RESOURCES[resource] == AP:
        return max(int(fighter.ap), min(int(fighter.attribute(AGI)), int(fighter.most(resource))))
    return int(fighter.most(resource))


def _moves(state: Battle, fighter: Fighter, first: int, count: int) -> Any:
    if count == 0:
        return UNSET
    arena: Arena = state.arena
    found = walks(state, fighter, fighter.ap)
    start = int(fighter.cell)
    parents: list[int] = []
    for cell in found.cells:
        way = path(arena.board, found, fighter.cell, cell)
        parents.append(way[-2] if len(way) > 1 else start)
    cost = [int(found.cost[cell]) for cell in found.cells]
    return Moves(tuple(found.cells), tuple(cost), tuple(parents), first, count, start, AP)
