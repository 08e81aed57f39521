"""The expected value of actions to a bot, in points of life."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.cards import Card, CardEffect, MarkRule
from turnwright.games.rounds.map.board import distance
from turnwright.games.rounds.rulebook import (
    AP_CHANGE,
    CON,
    DAMAGE,
    DRAW,
    GAIN,
    HEAL,
    LIFE,
    LOSE,
    MARK,
    MOVE,
    UNMARK,
)
from turnwright.games.rounds.rules.effects import Scene, base_amount, injury, touched_by
from turnwright.games.rounds.state import Battle, Fighter

KILL: Final = 3.0
A_CARD: Final = 0.25
A_POINT: Final = 0.3
A_RESOURCE: Final = 0.15
# The value of a point of each attribute per turn.
OF_ATTRIBUTES: Final[list[float]] = [0.3, 0.25, 0.3, 0.1, 0.15, 0.0, 0.05]


def of_damage(target: Fighter, base: i64, count: i64, sides: i64, tougher: i64 = 0) -> float:
    """Return the expected value of damage; a kill is worth more. `tougher` adds to the target's CON."""
    con: i64 = target.attribute(CON) + tougher
    if con < 1:
        con = 1
    if count <= 0:
        return of_loss(target, injury(base, con))
    # The first die is enumerated; all others count as their mean.
    base += (count - 1) * (sides + 1) // 2
    total = 0.0
    face: i64 = 1
    while face <= sides:
        total += of_loss(target, injury(base + face, con))
        face += 1
    return total / float(sides)


def of_loss(target: Fighter, lost: i64) -> float:
    """Return the value of a loss of life."""
    if lost >= target.life:
        return float(target.life) + KILL
    # Prefer the weaker of two targets.
    return float(lost) * (1.0 + 0.05 * float(10 - target.life if target.life < 10 else 0))


def of_card(state: Battle, owner: Fighter, target: Fighter | None, card: Card) -> float:
    """Return the value of a card, less its cost besides points."""
    total = of_cost(card)
    for effect in card.effects:
        for fighter in touched(state, owner, target, effect):
            total += of_effect_on(state, owner, fighter, effect)
    return total


def of_cost(card: Card) -> float:
    """Return the value of a card's cost besides points."""
    return -A_RESOURCE * 0.5 * float(card.cost[1] + card.cost[2]) - 1.2 * float(card.cost[3])


def of_effect_on(state: Battle, owner: Fighter, fighter: Fighter, effect: CardEffect) -> float:
    """Return the value of an effect on a fighter to its owner's side."""
    worth = _on(state, owner, fighter, effect)
    return worth if fighter.side == owner.side else -worth


def touched(state: Battle, owner: Fighter, target: Fighter | None, effect: CardEffect) -> list[Fighter]:
    """List the fighters that an effect applies to."""
    return touched_by(state, Scene(owner, target), effect)


def _on(state: Battle, owner: Fighter, fighter: Fighter, effect: CardEffect) -> float:
    # The value to its target.
    do = effect.do
    base: i64 = base_amount(owner, effect)
    if do == DAMAGE:
        return -of_damage(fighter, base, effect.count, effect.sides)
    if do == MARK:
        arena: Arena = state.arena
        return _of_mark(fighter, arena.library.mark(effect.mark), effect.lasts)
    base += effect.count * (effect.sides + 1) // 2
    if base < 0 and do != AP_CHANGE:
        return 0.0
    if do == HEAL or (do == GAIN and effect.resource == LIFE):
        return 1.1 * float(_room(fighter, LIFE, base))
    if do == GAIN:
        return A_RESOURCE * float(_room(fighter, effect.resource, base))
    if do == LOSE:
        return -of_loss(fighter, base) if effect.resource == LIFE else -A_RESOURCE * float(base)
    if do == AP_CHANGE:
        return A_POINT * float(base)
    if do == DRAW:
        return A_CARD * float(base)
    if do == UNMARK:
        return 0.8 if fighter.has_mark(effect.mark) else 0.0
    return 0.05 if do == MOVE and fighter is owner else 0.0


def _room(fighter: Fighter, resource: i64, amount: i64) -> i64:
    room: i64 = fighter.most(resource) - fighter.has(resource)
    return amount if amount < room else room


def _of_mark(fighter: Fighter, rule: MarkRule, lasts: i64) -> float:
    turns = float(lasts) if lasts > 1 else 1.0
    total = 0.0
    for attribute in range(len(OF_ATTRIBUTES)):
        total += OF_ATTRIBUTES[attribute] * float(rule.changes[attribute])
    card = rule.card
    if card is not None:
        for effect in card.effects:
            if effect.do == DAMAGE:
                total -= of_damage(fighter, effect.amount, effect.count, effect.sides)
            elif effect.do == LOSE and effect.resource == LIFE:
                total -= of_loss(fighter, effect.amount)
            elif effect.do == HEAL:
                total += 0.6 * float(effect.amount)
            elif effect.do == AP_CHANGE:
                total += A_POINT * float(effect.amount)
    # A mark that is already there is only prolonged.
    return total * turns * (0.3 if fighter.has_mark(rule.id) else 1.0)


def nearest_enemy(state: Battle, fighter: Fighter, cell: i64) -> i64:
    """Return the distance of the nearest enemy from a cell."""
    least: i64 = 99
    for each in state.fighters:
        if each.cell >= 0 and each.side != fighter.side:
            gap: i64 = distance(cell, each.cell)
            if gap < least:
                least = gap
    return least
