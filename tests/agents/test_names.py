"""The names of the agents of a game, and the agent that each name makes."""

from __future__ import annotations

import pickle
from typing import Any, ClassVar

import pytest

from agents.toy_games import Gate
from turnwright import Game, GameFault, Match, Policy, Rejected, games
from turnwright.agents import GreedyAgent, RandomAgent, SearchAgent, agent, agent_names
from turnwright.games.duel.bots import levels as duel_bots
from turnwright.games.wuxia.bots import heuristic as wuxia_bots

DUEL = games.load("duel")
WUXIA = games.load("wuxia")


class Own(Policy):
    """A bot of a game's own."""


class Guarded(Gate):
    """A game with bots whose names others have too."""

    name: ClassVar[str] = "guarded"

    def bots(self) -> dict[str, Policy]:
        return {"guard": Own(), "random": Own(), "search": Own()}


@pytest.mark.parametrize(
    ("game", "names"),
    [
        (DUEL, "easy medium hard search heuristic random"),
        (WUXIA, "heuristic random search"),
        (Gate(), "heuristic random search"),
        (Guarded(), "guard random search heuristic"),
    ],
    ids=lambda value: value.name if isinstance(value, Game) else "",
)
def test_a_games_own_bots_come_first_and_each_name_once(game: Game, names: str) -> None:
    assert agent_names(game) == names.split()


@pytest.mark.parametrize("game", [DUEL, WUXIA, Gate(), Guarded()], ids=lambda game: str(game.name))
def test_every_named_agent_is_found(game: Game) -> None:
    assert all(isinstance(agent(game, name), Policy) for name in agent_names(game))


@pytest.mark.parametrize("name", ["guard", "random", "search"])
def test_a_games_own_bot_goes_before_the_one_that_plays_any_game(name: str) -> None:
    assert type(agent(Guarded(), name)) is Own


def test_search_with_a_budget_is_always_the_one_that_plays_any_game() -> None:
    assert type(agent(DUEL, "search")) is duel_bots.Search
    assert type(agent(DUEL, "search:200")) is SearchAgent


@pytest.mark.parametrize(
    ("game", "kind"), [(DUEL, duel_bots.Hard), (WUXIA, wuxia_bots.Heuristic), (Gate(), GreedyAgent)]
)
def test_the_heuristic_is_the_games_own_where_it_has_one(game: Game, kind: type[Policy]) -> None:
    assert type(agent(game, "heuristic")) is kind


def test_a_game_cannot_designate_an_unknown_heuristic() -> None:
    class Boasts(Guarded):
        heuristic: ClassVar[str] = "champion"

    with pytest.raises(GameFault, match='names "champion" as its heuristic, but has no such bot'):
        agent(Boasts(), "heuristic")


def test_random_is_random() -> None:
    assert type(agent(WUXIA, "random")) is RandomAgent


@pytest.mark.parametrize(("name", "budget"), [("search", 200), ("search:1", 1), ("search:500", 500)])
def test_a_budget_is_part_of_the_name(name: str, budget: int) -> None:
    found: Any = agent(WUXIA, name)
    assert (found.name, found.budget) == (name, budget)
    assert Match(WUXIA, seats=[found, None]).header.seats == (name, "person")


def test_two_budgets_in_one_match_keep_their_names() -> None:
    seats = [agent(WUXIA, "search:5"), agent(WUXIA, "search:7")]
    assert Match(WUXIA, seats=seats).header.seats == ("search:5", "search:7")
    assert SearchAgent().name == "search:200"


def test_an_agent_that_is_sent_elsewhere_keeps_its_budget_and_name() -> None:
    for name in ("search", "search:7"):
        found: Any = pickle.loads(pickle.dumps(agent(WUXIA, name)))
        assert (found.name, found.budget) == (name, 200 if name == "search" else 7)


@pytest.mark.parametrize("text", ["", "0", "-1", "+5", "1.5", "007", "x", " 5", "١", "1_000", "1" + "0" * 9])
def test_a_budget_is_a_plain_whole_number(text: str) -> None:
    with pytest.raises(Rejected, match="a whole number of rollouts from 1 to 999999999, not ") as refused:
        agent(WUXIA, f"search:{text}")
    assert (refused.value.code, refused.value.legal) == ("bad-budget", ["search", "search:N"])


def test_a_search_without_rollouts_cannot_be_made() -> None:
    with pytest.raises(Rejected, match='not "0"'):
        SearchAgent(0)


@pytest.mark.parametrize("name", ["", "champion", "searching", "Search:5"])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(Rejected, match="duel has no agent ") as refused:
        agent(DUEL, name)
    assert (refused.value.code, refused.value.legal) == ("unknown-agent", agent_names(DUEL))
