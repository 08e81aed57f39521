"""Four levels of opponent: a random stat, a good one, the best one, and the one with the best odds.

They use what their seat knows: its own card, the cards played and the teams. If stats have limited uses, they
choose among those that are left.
"""

from typing import Any, ClassVar

from mypy_extensions import i64

from turnwright.games.duel.arena import Arena
from turnwright.games.duel.flow import WAITING_FOR_ACTION
from turnwright.games.duel.forecast.stat_odds import StatOdds, UseValues, stat_odds
from turnwright.games.duel.rules import rounds
from turnwright.games.duel.state import DuelState
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Message


class Fighter(Policy):
    """Chooses a stat with `pick`."""

    name: ClassVar[str] = "fighter"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        duel: DuelState = state
        if duel.phase != WAITING_FOR_ACTION:
            return options.command(0)
        arena: Arena = duel.arena
        return options.command(self.pick(duel, arena, seat, rounds.stats_left(duel, arena), dice))

    def pick(self, state: DuelState, arena: Arena, seat: i64, left: list[int], dice: Dice) -> int:
        """Return the stat to choose, by its place among those that are left."""
        return 0


class Easy(Fighter):
    """Chooses at random."""

    name: ClassVar[str] = "easy"

    def pick(self, state: DuelState, arena: Arena, seat: i64, left: list[int], dice: Dice) -> int:
        return dice.below(len(left))


class Medium(Fighter):
    """Chooses at random among stats not below the mean of its card."""

    name: ClassVar[str] = "medium"

    def pick(self, state: DuelState, arena: Arena, seat: i64, left: list[int], dice: Dice) -> int:
        values = _own(state, arena, seat, left)
        return _any_of([i for i in range(len(values)) if values[i] * len(values) >= _total(values)], dice)


class Hard(Fighter):
    """Chooses one of the best stats of its card."""

    name: ClassVar[str] = "hard"

    def pick(self, state: DuelState, arena: Arena, seat: i64, left: list[int], dice: Dice) -> int:
        values = _own(state, arena, seat, left)
        best = max(values)
        return _any_of([i for i in range(len(values)) if values[i] == best], dice)

    def explain(self, game: Any, state: Any, seat: int, dice: Dice) -> Message | None:
        """Explain the stat that it would choose now."""
        if state.phase != WAITING_FOR_ACTION:
            return None
        values = _own(state, state.arena, seat, rounds.stats_left(state, state.arena))
        return Message("bot-best-stat", {"value": max(values)})


class Search(Fighter):
    """Chooses the stat that wins most against unseen cards; of equals, the one that loses least.

    With limited uses it weighs what the stat wins now against what it may win on a later card.
    """

    name: ClassVar[str] = "search"

    def pick(self, state: DuelState, arena: Arena, seat: i64, left: list[int], dice: Dice) -> int:
        odds = stat_odds(state, arena, seat)
        if arena.stat_uses > 0:
            return _worth_most(state, arena, seat, left, odds)
        chosen = 0
        chosen_score: i64 = -1_000_000_000
        for stat in left:
            score: i64 = odds[stat].won * 10_000 - odds[stat].lost  # a win outweighs any number of draws
            if score > chosen_score:
                chosen = stat
                chosen_score = score
        return chosen


def _worth_most(state: DuelState, arena: Arena, seat: i64, left: list[int], odds: list[StatOdds]) -> int:
    if arena.use_values is None:
        arena.use_values = UseValues(arena)
    values: UseValues = arena.use_values
    chosen = 0
    most = -1_000_000.0
    for place in range(len(left)):
        each = odds[left[place]]
        worth = each.share(each.won) - each.share(each.lost) + values.after(state.uses[seat], left[place])
        if worth > most:
            chosen = place
            most = worth
    return chosen


def _own(state: DuelState, arena: Arena, seat: i64, left: list[int]) -> list[int]:
    values = arena.stats[state.player_card if seat == 0 else state.opponent_card]
    return values if len(left) == len(values) else [values[stat] for stat in left]


def _any_of(stats: list[int], dice: Dice) -> int:
    return stats[dice.below(len(stats))]


def _total(values: list[int]) -> int:
    total = 0
    for value in values:
        total += value
    return total
