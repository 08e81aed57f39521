"""Search by rollouts: its strength, its determinism, and that it uses only what its seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from agents.toy_games import (
    Alone,
    Bids,
    Coin,
    Cups,
    Dawdle,
    Finder,
    Gate,
    Haystack,
    Noted,
    Raffle,
    Toy,
    mirrored,
    play,
)
from testing.test_conformance import nim
from testing.toy_games import Toll
from turnwright import ChoiceRequest, Dice, Game, Lab, ListOptions, Match, Outcome, Policy, games
from turnwright.agents import RandomAgent, SearchAgent, agent
from turnwright.kernel.codec import encode
from turnwright.kernel.dice import Tray
from turnwright.kernel.execution import Execution

DUEL = games.load("duel")
WUXIA = games.load("wuxia")


def choice(game: Game, state: Any, seat: int = 0, budget: int = 20, seed: int = 0) -> Any:
    """The option that it chooses in a position with dice of that seed."""
    return SearchAgent(budget).command(game, state, seat, game.options(state, seat), Dice(seed, "search"))


def start(game: Game, scenario: Any = None, seed: int = 0) -> Any:
    return game.setup(game.scenarios.load(scenario), Execution(Tray(seed), False))


def later(game: Game, scenario: Any, seed: int, inputs: int) -> Match:
    """A match that random agents have played that far, at a player's turn."""
    match = Match(game, scenario, seed=seed, seats=[RandomAgent()] * len(game.seats), heard=False)
    while match.number < inputs or not game.to_act(match.state):
        if match.act() is None:
            match.elapse(game.next_due(match.state))
    assert match.outcome is None
    return match


POSITIONS = [
    (nim(), None, 4),
    (Toll(), "short", 5),
    (Bids(), None, 4),
    (DUEL, "alternate", 20),
    (WUXIA, "seed", 3),
]
NAMES = [game.name for game, _, _ in POSITIONS]
WITH_SECRETS = [position for position in POSITIONS if position[0].name in ("toll", "bids", "duel")]


# Strength.


def test_the_search_beats_the_random_agent() -> None:
    assert mirrored(nim(), None, SearchAgent(40), RandomAgent(), range(12)) > 0.8


def test_the_search_leaves_a_losing_number_of_sticks() -> None:
    game = nim()
    for left in (5, 6, 7):
        state = start(game)
        state.left = left
        assert choice(game, state, budget=120) == left - 4


def test_the_search_is_no_worse_than_a_good_heuristic() -> None:
    assert mirrored(WUXIA, "duel", SearchAgent(40), agent(WUXIA, "heuristic"), range(12)) >= 0.45


def test_the_search_beats_a_weak_heuristic() -> None:
    assert mirrored(WUXIA, "seed", SearchAgent(60), agent(WUXIA, "heuristic"), range(10)) > 0.5


def test_a_larger_budget_finds_what_a_smaller_one_misses() -> None:
    game = Haystack()
    few, many = (
        sum(choice(game, start(game), 0, budget, seed) >= 2500 for seed in range(20)) for budget in (1, 40)
    )
    assert few < 15
    assert many > 18


def test_search_takes_a_certain_win_at_once() -> None:
    # Both options win each rollout, and to stay is the first of them.
    assert choice(Dawdle(), start(Dawdle())) == "go"
    assert play(Dawdle(), None, [SearchAgent(20)]).number == 1


def test_search_delays_a_certain_loss() -> None:
    class Doomed(Toy):
        choices: ClassVar[Any] = ("yield", "hold")

        def end(self, state: Any, last: Any) -> Outcome | None:
            return Outcome((1,), "fallen") if last == "yield" or len(state.done) > 3 else None

    assert choice(Doomed(), start(Doomed())) == "hold"


def test_half_a_win_is_better_than_none_and_worse_than_a_whole_one() -> None:
    class Shares(Gate):
        def end(self, state: Any, last: Any) -> Outcome | None:
            winners = {"iron": (1,), "bronze": (0, 1), "wooden": (), "open": (0,)}
            return Outcome(winners[last], last)

    def best(*offered: str) -> Any:
        Shares.choices = offered
        return choice(Shares(), start(Shares()))

    assert best("iron", "bronze") == "bronze"
    assert best("iron", "wooden") == "wooden"
    assert best("bronze", "wooden", "open") == "open"
    assert best("wooden", "bronze") == "wooden"  # they are worth the same


def test_a_win_with_allies_is_a_whole_one() -> None:
    class Allies(Gate):
        def sides(self, state: Any) -> dict[str, tuple[int, ...]]:
            return {"walkers": (0, 1), "gatekeeper": (2,)}

        def end(self, state: Any, last: Any) -> Outcome | None:
            winners = {"iron": (2,), "bronze": (0, 1, 2), "wooden": (), "open": (0, 1)}
            return Outcome(winners[last], last)

    def best(*offered: str) -> Any:
        Allies.choices = offered
        return choice(Allies(), start(Allies()))

    assert best("wooden", "bronze", "open") == "open"
    assert best("iron", "bronze") == "bronze"
    assert best("wooden", "bronze") == "wooden"  # all of them won, so none is ahead of another


# Rollouts.


@pytest.mark.parametrize("seed", range(10))
def test_equal_options_meet_the_same_dice(seed: int) -> None:
    # Each is tried in the same worlds with the same dice, and the first of equals is taken.
    assert choice(Raffle(), start(Raffle()), seed=seed) == "red"


@pytest.mark.parametrize("budget", [1, 2, 3, 7, 8, 50, 200])
def test_the_budget_is_kept_and_used(budget: int) -> None:
    class Shut(Noted):
        choices: ClassVar[Any] = ("iron", "bronze", "copper", "lead", "open")

    game = Shut()
    choice(game, start(game), budget=budget)
    assert game.count <= budget
    assert game.count >= budget * 0.9 - 3


def test_a_budget_of_one_takes_the_heuristics_choice() -> None:
    for seed in range(5):
        state = later(WUXIA, "seed", seed, 3).state
        seat = WUXIA.to_act(state)[0]
        wanted = agent(WUXIA, "heuristic").command(WUXIA, state, seat, WUXIA.options(state, seat), Dice(0))
        assert choice(WUXIA, state, seat, budget=1) == wanted


def test_a_single_option_is_not_tried() -> None:
    assert play(Alone(), None, [SearchAgent(20)]).state.done == ["go"]


def test_the_heuristics_choice_is_tried_among_thousands() -> None:
    class Magnet(Haystack):
        heuristic: ClassVar[str] = "finder"

        def bots(self) -> dict[str, Policy]:
            return {"finder": Finder()}

        def end(self, state: Any, last: Any) -> Outcome | None:
            return Outcome((0,) if last == self.needle else (1,), "drawn")

    assert choice(Magnet(), start(Magnet()), budget=50) == Haystack.needle
    assert choice(Magnet(), start(Magnet()), budget=1) == Haystack.needle


def test_a_heuristic_that_errs_is_overruled() -> None:
    class Misled(Haystack):
        heuristic: ClassVar[str] = "finder"

        def bots(self) -> dict[str, Policy]:
            return {"finder": Finder()}

        def end(self, state: Any, last: Any) -> Outcome | None:
            return Outcome((1,) if last < 2500 else (0,), "drawn")

    assert all(choice(Misled(), start(Misled()), 0, 50, seed) >= 2500 for seed in range(1, 6))


def test_a_game_without_end_is_given_up_as_a_draw() -> None:
    class Endless(Gate):
        def end(self, state: Any, last: Any) -> Outcome | None:
            return Outcome((1,), "shut") if last in ("iron", "bronze") and len(state.done) == 1 else None

    assert choice(Endless(), start(Endless()), budget=8) in ("wooden", "open")


# Determinism.


@pytest.mark.parametrize(("game", "scenario", "inputs"), POSITIONS, ids=NAMES)
def test_the_same_dice_make_the_same_choice(game: Game, scenario: Any, inputs: int) -> None:
    state = later(game, scenario, 3, inputs).state
    seat = game.to_act(state)[-1]
    assert [choice(game, state, seat, seed=seed) for seed in range(4)] == [
        choice(game, game.clone(state), seat, seed=seed) for seed in range(4)
    ]


@pytest.mark.parametrize(("game", "scenario", "inputs"), POSITIONS, ids=NAMES)
def test_the_search_changes_neither_the_match_nor_its_dice(game: Game, scenario: Any, inputs: int) -> None:
    match = later(game, scenario, 3, inputs)
    before = match.snapshot(), match.digest(), match.tray.reached()
    seat = game.to_act(match.state)[-1]
    SearchAgent(20).command(game, match.state, seat, game.options(match.state, seat), match.bot_dice(seat))
    assert (match.snapshot(), match.digest(), match.tray.reached()) == before


# Hidden information.


@pytest.mark.parametrize(("game", "scenario", "inputs"), WITH_SECRETS, ids=["toll", "bids", "duel"])
def test_hidden_information_does_not_change_the_choice(game: Game, scenario: Any, inputs: int) -> None:
    differed = 0
    for seed in range(6):
        state = later(game, scenario, seed, inputs).state
        seat = game.to_act(state)[-1]
        for world in range(4):
            other = game.imagine(state, seat, Dice(world, "other"))
            differed += encode(other) != encode(state)
            assert choice(game, state, seat, 12, seed) == choice(game, other, seat, 12, seed)
    assert differed > 6


def test_the_choice_does_not_depend_on_the_hidden_position() -> None:
    worlds = [start(Cups()) for _ in range(3)]
    for hidden, state in enumerate(worlds):
        state.hidden = hidden
    for seed in range(20):
        assert len({choice(Cups(), state, seed=seed) for state in worlds}) == 1


@pytest.mark.parametrize("game", [Cups(), Coin()], ids=["cups", "coin"])
def test_the_search_uses_no_hidden_information_and_no_dice_of_the_match(game: Game) -> None:
    matches = [play(game, None, [SearchAgent(10)], seed) for seed in range(150)]
    share = sum(match.outcome is not None and match.outcome.winners == (0,) for match in matches) / 150
    assert abs(share - 1 / len(game.choices)) < 0.12  # type: ignore[attr-defined]


# Questions.


def test_questions_are_answered_by_the_games_heuristic() -> None:
    class Miserly(Toll):
        heuristic: ClassVar[str] = "miser"

    state = start(Miserly(), "short")
    ask = ChoiceRequest("1.0", 0, "block", ("block", "let pass"), 1)
    for coins in (0, 9):
        state.coins[1] = coins
        wanted = Miserly().bots()["miser"].answer(Miserly(), state, 0, ask, Dice(0))
        assert SearchAgent(5).answer(Miserly(), state, 0, ask, Dice(0)) == wanted == (0 if coins else 1)


@pytest.mark.parametrize("default", [0, 1])
def test_without_a_heuristic_the_answer_is_the_default(default: int) -> None:
    ask = ChoiceRequest("1.0", 0, "block", ("block", "let pass"), default)
    assert SearchAgent(5).answer(Toll(), start(Toll(), "short"), 0, ask, Dice(0)) == default


@dataclass
class Ladder:
    """How high the player stands; there is no end."""

    height: int = 0


class ClimbLab(Lab):
    """Estimates a ladder by its height after three steps."""

    def search_depth(self, state: Ladder) -> int:
        return 3

    def estimate(self, state: Ladder, seat: int) -> float:
        return 0.5 + state.height / 100


class Climb(Game):
    """Up or down for ever: only the estimate tells that up is better."""

    name = "climb"
    seats = ("climber",)

    def setup(self, scenario: Any, ctx: Any) -> Ladder:
        return Ladder()

    def to_act(self, state: Ladder) -> list[int]:
        return [0]

    def options(self, state: Ladder, seat: int) -> ListOptions:
        return ListOptions(["down", "up"])

    def apply(self, state: Ladder, seat: int, command: Any, ctx: Any) -> None:
        state.height += 1 if command == "up" else -1

    def outcome(self, state: Ladder) -> Outcome | None:
        return None

    @property
    def lab(self) -> Lab:
        return ClimbLab()


def test_a_rollout_of_limited_depth_is_estimated_by_the_game() -> None:
    game = Climb()
    match = Match(game, seats=[None])
    options = game.options(match.state, 0)
    chosen = [SearchAgent(60).command(game, match.state, 0, options, Dice(seed)) for seed in range(5)]
    assert chosen == ["up"] * 5
