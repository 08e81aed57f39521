"""The odds of a stat: how many of the cards that the other side may hold it beats.

Every card that a seat has not seen since the deck was filled is equally likely in the other hand.
"""

from mypy_extensions import i64

from turnwright.games.duel.arena import Arena
from turnwright.games.duel.rulebook import STATS
from turnwright.games.duel.rules import deck
from turnwright.games.duel.state import DuelState


class StatOdds:
    """Of the cards that the other side may hold, those that lose, those that tie and those that win."""

    def __init__(self, won: i64, drawn: i64, lost: i64) -> None:
        self.won = won
        self.drawn = drawn
        self.lost = lost

    @property
    def cards(self) -> int:
        """The number of cards that the other side may hold."""
        return self.won + self.drawn + self.lost

    def share(self, count: int) -> float:
        """Return a number of cards as a probability."""
        return count / self.cards if self.cards else 0.0


def stat_odds(state: DuelState, arena: Arena, seat: i64) -> list[StatOdds]:
    """Count the odds of each stat of a seat's card, as far as the seat can know."""
    own: i64 = state.player_card if seat == 0 else state.opponent_card
    others = deck.unseen(state, arena, seat)
    return [count(arena, own, stat, others) for stat in range(len(STATS))]


def count(arena: Arena, card: i64, stat: int, others: list[int]) -> StatOdds:
    """Compare a card with others by a stat."""
    value: i64 = arena.stats[card][stat]
    won: i64 = 0
    lost: i64 = 0
    for other in others:
        against: i64 = arena.stats[other][stat]
        if value > against:
            won += 1
        elif value < against:
            lost += 1
    return StatOdds(won, len(others) - won - lost, lost)


class UseValues:
    """The value of the remaining uses, in expected points, if they are spent as well as possible.

    A set of uses is a number with a digit for each stat, in base `uses` + 1. Its value is the mean over all
    cards of the best stat to choose: the margin of that stat on this card, and the value of the uses left.
    """

    def __init__(self, arena: Arena) -> None:
        self.base: i64 = arena.stat_uses + 1
        cards = list(range(len(arena.cards)))
        margins: list[list[float]] = []
        for card in cards:
            others = [other for other in cards if other != card]
            row: list[float] = []
            for stat in range(len(STATS)):
                odds = count(arena, card, stat, others)
                row.append(odds.share(odds.won) - odds.share(odds.lost))
            margins.append(row)
        size: i64 = 1
        for _ in STATS:
            size *= self.base
        # A set is worth more than its subsets, which have smaller numbers.
        self.values: list[float] = [0.0] * size
        left: i64 = 1
        while left < size:
            total = 0.0
            for row in margins:
                total += self._best(row, left)
            self.values[left] = total / len(margins)
            left += 1

    def after(self, used: list[int], stat: int) -> float:
        """Return what is left after a stat is chosen, given how often each was chosen before."""
        left: i64 = 0
        for each in range(len(STATS) - 1, -1, -1):
            spent = used[each] + 1 if each == stat else used[each]
            left = left * self.base + self.base - 1 - spent
        return self.values[left]

    def _best(self, margins: list[float], left: i64) -> float:
        best = -1_000_000.0
        rest: i64 = left
        weight: i64 = 1
        for stat in range(len(STATS)):
            if rest % self.base > 0:
                worth = margins[stat] + self.values[left - weight]
                if worth > best:
                    best = worth
            rest = rest // self.base
            weight *= self.base
        return best
