"""Four levels of opponent: a random stat, a good one, the best one, and the one with the best odds.

They use what their seat knows: its own card, the cards played and the teams.
"""

from typing import Any, ClassVar

from mypy_extensions import i64

from turnwright.games.duel.arena import Arena
from turnwright.games.duel.flow import WAITING_FOR_ACTION
from turnwright.games.duel.rules import deck
from turnwright.games.duel.state import DuelState
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy


class Fighter(Policy):
    """Chooses a stat with `pick`."""

    name: ClassVar[str] = "fighter"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        if state.phase != WAITING_FOR_ACTION:
            return options.command(0)
        return options.command(self.pick(state, state.arena, seat, dice))

    def pick(self, state: DuelState, arena: Arena, seat: i64, dice: Dice) -> int:
        """Return the index of the stat to choose."""
        return 0


class Easy(Fighter):
    """Chooses at random."""

    name: ClassVar[str] = "easy"

    def pick(self, state: DuelState, arena: Arena, seat: i64, dice: Dice) -> int:
        return dice.below(len(_own(state, arena, seat)))


class Medium(Fighter):
    """Chooses at random among stats not below the mean of its card."""

    name: ClassVar[str] = "medium"

    def pick(self, state: DuelState, arena: Arena, seat: i64, dice: Dice) -> int:
        values = _own(state, arena, seat)
        return _any_of([i for i in range(len(values)) if values[i] * len(values) >= _total(values)], dice)


class Hard(Fighter):
    """Chooses one of the best stats of its card."""

    name: ClassVar[str] = "hard"

    def pick(self, state: DuelState, arena: Arena, seat: i64, dice: Dice) -> int:
        values = _own(state, arena, seat)
        best = max(values)
        return _any_of([i for i in range(len(values)) if values[i] == best], dice)


class Search(Fighter):
    """Chooses the stat that wins most against unseen cards; of equals, the one that loses least."""

    name: ClassVar[str] = "search"

    def pick(self, state: DuelState, arena: Arena, seat: i64, dice: Dice) -> int:
        values = _own(state, arena, seat)
        others = deck.unseen(state, arena, seat)
        chosen = 0
        chosen_score: i64 = -1_000_000_000
        for stat in range(len(values)):
            score = _margin(values[stat], stat, others, arena)
            if score > chosen_score:
                chosen = stat
                chosen_score = score
        return chosen


def _own(state: DuelState, arena: Arena, seat: i64) -> list[int]:
    return arena.stats[state.player_card if seat == 0 else state.opponent_card]


def _any_of(stats: list[int], dice: Dice) -> int:
    return stats[dice.below(len(stats))]


def _total(values: list[int]) -> int:
    total = 0
    for value in values:
        total += value
    return total


def _margin(value: i64, stat: int, others: list[int], arena: Arena) -> i64:
    # A win outweighs any number of draws.
    won: i64 = 0
    lost: i64 = 0
    for card in others:
        other: i64 = arena.stats[card][stat]
        if value > other:
            won += 1
        elif value < other:
            lost += 1
    return won * 10_000 - lost
