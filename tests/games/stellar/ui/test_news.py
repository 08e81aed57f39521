"""The news of a day: each line has the ids of its subjects, regardless of their names."""

from __future__ import annotations

from typing import Any

import pytest

from turnwright import Match
from turnwright.games.stellar import commands as c
from turnwright.games.stellar.events import Logged
from turnwright.games.stellar.game import Stellar
from turnwright.games.stellar.rules.turn_context import filled_in
from turnwright.kernel.dice import Dice
from turnwright.story.catalogue import Catalogue

GAME = Stellar()
RED = 1
RAIDERS = "fleet-00006"  # red's, of the border war; blue's Home Fleet is fleet-00001


def border_war(*orders: Any) -> tuple[Match, list[Logged]]:
    """The lines that red hears after a day with these orders."""
    match = Match(GAME, "border-war", seed=1, seats=[None, None])
    for order in orders:
        match.submit(RED, order)
    match.submit(RED, c.EndTurn())
    step = match.submit(0, c.EndTurn())
    return match, [event for event in step.seen_by(RED) if isinstance(event, Logged)]


@pytest.mark.parametrize(
    "name", ["Home Fleet", "Drift", "drift", "fleet-00001", "Quarry", "{system}", "Nobody"]
)
def test_news_of_a_fleet_use_its_id_regardless_of_its_name(name: str) -> None:
    match, (arrival,) = border_war(c.RenameFleet(RAIDERS, name), c.MoveFleet(RAIDERS, "quarry"))

    assert arrival.ids == {"fleet": RAIDERS, "system": "quarry"}
    assert arrival.args == {"fleet": name, "system": "Quarry"}
    assert arrival.text == f"{name} reached Quarry."
    english = Catalogue("turnwright.games.stellar", "en")
    said = GAME.presenter.narrate(arrival, match.scenario, "en", Dice(1), english.tell)
    assert said == f"f6 {name} has reached Quarry."
    lines = [
        english.tell(line) for line in GAME.presenter.look(GAME.view(match.state, RED), "news", english.tell)
    ]
    assert any(f"f6 {name} has reached Quarry." in line for line in lines)


def test_of_two_systems_of_one_name_the_right_one_is_reported() -> None:
    stars = [
        {"id": "a", "name": "Same", "position": [0, 0, 0], "owner": "blue", "planets": []},
        {"id": "b", "name": "Same", "position": [10, 0, 0], "planets": []},
    ]
    fleets = [{"ships": {"fighter": 1}, "at": "a"}]
    factions = [
        {"id": "blue", "name": "Blue", "color": "#000000", "fleets": fleets},
        {"id": "red", "name": "Red", "color": "#ffffff", "fleets": []},
    ]
    match = Match(GAME, {"name": "T", "systems": stars, "factions": factions}, seed=1, seats=[None, None])
    match.submit(0, c.MoveFleet("fleet-00001", "b"))
    match.submit(0, c.EndTurn())
    step = match.submit(1, c.EndTurn())

    (arrival,) = [event for event in step.seen_by(0) if isinstance(event, Logged)]
    assert arrival.ids["system"] == "b"


def test_arguments_are_filled_in_once() -> None:
    assert filled_in("{a} and {b} {c}", {"a": "{b}", "b": "{a}"}) == "{b} and {a} {c}"
    assert filled_in("{a", {"a": "x"}) == "{a"
