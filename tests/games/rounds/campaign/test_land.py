"""Dangers of places and ways: by light, by the moon, and on a festival."""

from typing import Any

from games.rounds.small_land import RATS, TOWER, TOWN, WOOD, land
from turnwright.games.rounds.campaign.build import campaign_of
from turnwright.games.rounds.campaign.land import Land
from turnwright.games.rounds.content import load_scenario


def land_of(scenario: Any) -> Land:
    found: Land = campaign_of(load_scenario(scenario)).land
    return found


def test_festivals_may_be_safe() -> None:
    for safe, danger in ((True, 0), (False, 100)):
        found = land_of(land(TOWN, {**WOOD, **RATS}, TOWER, safe_festivals=safe))
        assert found.danger(found.places[1], 1) == danger
        # The second day is no festival.
        assert found.danger(found.places[1], 25) == 100


def test_an_omen_makes_every_place_more_or_less_dangerous() -> None:
    omens = [
        {"moon": "alva", "phase": "cheia", "danger": 30},
        {"moon": "rubra", "phase": "acesa", "danger": -99},
    ]
    wood = {**WOOD, **RATS, "danger": {"light": 50, "dark": 80}}
    found = land_of(land(TOWN, wood, TOWER, calendar="luas", omens=omens))
    danger = {day: found.danger(found.places[1], (day - 1) * 24 + 1) for day in (1, 4, 11)}
    # Day 1: waxing and hidden; day 4: full and hidden; day 11: new and alight.
    assert danger == {1: 50, 4: 80, 11: 0}
    assert found.danger(found.places[1], 3 * 24 + 24) == 100
    # Every danger means those of safe places and of ways too.
    assert found.danger(found.places[0], 3 * 24 + 1) == 30
    assert [found.danger_of_way(found.places[0].links[0], (day - 1) * 24 + 1) for day in (1, 4, 11)] == [
        0,
        30,
        0,
    ]
