"""The heuristic bot: takes the most life per action point, and moves to where it can attack."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from turnwright.games.rounds import names
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.bots import response_values
from turnwright.games.rounds.bots import values as worth
from turnwright.games.rounds.cards import Card
from turnwright.games.rounds.commands import Attack, Move, OpenContainer, PlayCard, Rest, Shoot
from turnwright.games.rounds.map.board import Board, cell_of, distance
from turnwright.games.rounds.options import (
    OF_A_CARD,
    OF_A_KIND,
    TO_AIM,
    TO_ATTACK,
    TO_END,
    TO_LEAP,
    TO_OPEN,
    TO_REST,
    TO_SHOOT,
    TurnOptions,
)
from turnwright.games.rounds.rulebook import (
    AGI,
    ATTACK_COST,
    ENEMY,
    FOR,
    LIFE,
    NO_INDEX,
    PER,
    SHOT_COST,
    SHOT_NEAREST,
)
from turnwright.games.rounds.rules import actions
from turnwright.games.rounds.rules.responses import QUESTION, against_whom
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Message

LEAST: Final = 0.02  # the least value per point of an action
ANSWER: Final = 0.3  # the least value of a response
SPENT: Final = 3  # stamina and mana together


class Strike:
    """A way to hurt an enemy: cost, reach, and value per point."""

    def __init__(self, target: Fighter, nearest: i64, reach: i64, points: i64, worth: float) -> None:
        self.target = target
        self.nearest = nearest
        self.reach = reach
        self.points = points
        self.worth = worth


def strikes(state: Battle, fighter: Fighter) -> list[Strike]:
    """List everything a fighter could do to enemies from the right cell, the best per point first."""
    found: list[Strike] = []
    cards = [card for card in actions.playable(state, fighter) if card.target == ENEMY]
    for target in state.fighters:
        if target.cell < 0 or target.side == fighter.side:
            continue
        strength: i64 = fighter.attribute(FOR)
        _insert(found, Strike(target, 1, 1, ATTACK_COST, worth.of_damage(target, strength, 1, 2) / 3.0))
        if fighter.ranged:
            shot = worth.of_damage(target, actions.shot_damage(fighter), 1, 2) / 3.0
            _insert(found, Strike(target, SHOT_NEAREST, fighter.attribute(PER), SHOT_COST, shot))
        for card in cards:
            points: i64 = card.cost[0]
            value = worth.of_card(state, fighter, target, card) / float(points)
            _insert(found, Strike(target, 1, card.reach, points, value))
    return found


def _insert(found: list[Strike], strike: Strike) -> None:
    at = 0
    while at < len(found) and found[at].worth >= strike.worth:
        at += 1
    found.insert(at, strike)


def best_from(board: Board, found: list[Strike], cell: i64, points: i64) -> float:
    """Return the best value per point from a cell with these points."""
    for strike in found:
        gap: i64 = distance(cell, strike.target.cell)
        if strike.points > points or not strike.nearest <= gap <= strike.reach:
            continue
        if gap <= 1 or board.sees(cell, strike.target.cell):
            return strike.worth
    return 0.0


class Decision:
    """One decision: the options of a turn with their values."""

    def __init__(self, state: Battle, options: TurnOptions) -> None:
        options.prepare()
        self.state = state
        self.options = options
        self.fighter = state.fighters[state.active]
        arena: Arena = state.arena
        self.board = arena.board
        self.strikes = strikes(state, self.fighter)
        self.here = best_from(self.board, self.strikes, self.fighter.cell, self.fighter.ap)
        self.enemy: i64 = _nearest(state, self.fighter, self.board)  # the cell of the enemy to approach

    def best(self) -> int:
        """Return the index of the best option; ending the turn is the first."""
        chosen: i64 = 0
        most = LEAST
        index: i64 = 0
        listed: i64 = len(self.options.codes)
        while index < listed:
            value = self.value(self.options.codes[index])
            if value > most:
                chosen = index
                most = value
            index += 1
        for cell in self.options.walks.cells:
            value = self._of_cell(cell, i64(self.options.walks.cost[cell]))
            if value > most:
                chosen = index
                most = value
            index += 1
        return chosen

    def values(self) -> list[float]:
        """Return the value of every option, in their order; giving up has none."""
        found = [self.value(code) for code in self.options.codes]
        for cell in self.options.walks.cells:
            found.append(self._of_cell(cell, i64(self.options.walks.cost[cell])))
        return found + [0.0] * (self.options.count() - len(found))

    def reason(self, command: Any) -> Message:
        """Explain an option that was found to be the best."""
        who = names.fighter(self.fighter.name, self.fighter.id)
        if isinstance(command, (Attack, Shoot)):
            return Message("bot-attacks", {"who": who})
        if isinstance(command, PlayCard):
            return Message("bot-plays", {"who": who})
        if isinstance(command, Rest):
            return Message("bot-rests", {"who": who})
        if isinstance(command, OpenContainer):
            return Message("bot-opens", {"who": who})
        if isinstance(command, Move):
            cell: i64 = cell_of(command.to)
            left: i64 = self.fighter.ap - i64(self.options.walks.cost[cell])
            strikes = best_from(self.board, self.strikes, cell, left) > LEAST
            return Message("bot-moves", {"who": who, "strikes": "yes" if strikes else "no"})
        return Message("bot-ends", {"who": who})

    def value(self, code: i64) -> float:
        """Return the value per point of an option, given as a number."""
        kind: i64 = code // OF_A_KIND
        what: i64 = code % OF_A_CARD
        if kind == TO_ATTACK:
            strength: i64 = self.fighter.attribute(FOR)
            return worth.of_damage(self.state.fighters[what], strength, 1, 2) / 3.0
        if kind == TO_SHOOT:
            shot: i64 = actions.shot_damage(self.fighter)
            return worth.of_damage(self.state.fighters[what], shot, 1, 2) / 3.0
        if kind == TO_REST:
            return self._of_rest(what == 0)
        if kind == TO_OPEN:
            return 0.2
        if kind == TO_END:
            return 0.0
        return self._of_card(self.options.card(code), kind, what)

    def _of_card(self, card: Card, kind: i64, what: i64) -> float:
        points: i64 = card.cost[0]
        if kind == TO_LEAP:
            return self._of_cell(what, points) - 0.05
        target = self.state.fighters[what] if kind == TO_AIM else None
        return worth.of_card(self.state, self.fighter, target, card) / float(points)

    def _of_cell(self, cell: i64, cost: i64) -> float:
        # A cell with better attacks than here; else one that leads nearer.
        there = best_from(self.board, self.strikes, cell, self.fighter.ap - cost)
        if there > self.here and there > LEAST:
            return (there - self.here) * 0.9 - 0.004 * float(cost)
        if self.here > LEAST or self.enemy == NO_INDEX:
            return 0.0
        far = self.board.steps_to(self.enemy)
        nearer: i64 = far[self.fighter.cell] - far[cell]
        return LEAST + 0.01 * float(nearer) - 0.0005 * float(cost) if nearer > 0 else 0.0

    def _of_rest(self, for_life: bool) -> float:
        fighter = self.fighter
        if self.here > LEAST or worth.nearest_enemy(self.state, fighter, fighter.cell) <= fighter.attribute(
            AGI
        ):
            return 0.0
        # Resting wins no battle: rest when badly hurt, or when nothing can be paid for.
        if for_life:
            return 0.3 if 2 * fighter.life <= fighter.most(LIFE) else 0.0
        return 0.2 if fighter.mp + fighter.sp < SPENT else 0.0


def _nearest(state: Battle, fighter: Fighter, board: Board) -> i64:
    found: i64 = NO_INDEX
    least: i64 = 0
    for each in state.fighters:
        if each.cell >= 0 and each.side != fighter.side:
            far: i64 = board.steps_to(each.cell)[fighter.cell]
            if found == NO_INDEX or far < least:
                found = each.cell
                least = far
    return found


class Heuristic(Policy):
    """Plays the action with the best value per point, approaches, and responds when it pays off."""

    name: ClassVar[str] = "heuristic"

    def command(self, game: Any, state: Battle, seat: int, options: Options, dice: Dice) -> Any:
        if not isinstance(options, TurnOptions):
            return options.command(0)
        return options.command(Decision(state, options).best())

    def explain(self, game: Any, state: Battle, seat: int, dice: Dice) -> Message | None:
        """Explain the command that it would give now."""
        options = game.options(state, seat)
        if not isinstance(options, TurnOptions):
            return None
        decision = Decision(state, options)
        return decision.reason(options.command(decision.best()))

    def answer(self, game: Any, state: Battle, seat: int, request: Any, dice: Dice) -> int:
        if request.question != QUESTION:
            return int(request.default)
        arena: Arena = state.arena
        card = request.choices[0].args
        actor = state.get(card["actor_id"])
        target = state.get(card["target_id"]) if "target_id" in card else None
        dealt = response_values.harms(state, actor, target, card)
        chosen = 0
        most = ANSWER
        for index in range(1, len(request.choices)):
            named = request.choices[index].args
            card = arena.library.card(named["card_id"])
            against = against_whom(card, actor, target)
            value = response_values.of_answer(state, state.get(named["who_id"]), against, card, actor, dealt)
            if value > most:
                chosen = index
                most = value
        return chosen
