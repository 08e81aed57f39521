"""The lab and stellar: fleets against fleets in a battle, profiles against each other, odds of a war."""

from __future__ import annotations

import pytest

from turnwright import ContentError, Match
from turnwright.agents import agent
from turnwright.games.stellar import Stellar
from turnwright.kernel.journal import Journal
from turnwright.lab.odds import odds
from turnwright.lab.overrides import override
from turnwright.lab.result import Result
from turnwright.lab.simulate import simulate
from turnwright.lab.sweep import sweep
from turnwright.lab.tournament import tournament

GAME = Stellar()
BLUE, RED = "factions.blue.fleets[0].ships", "factions.red.fleets[0].ships"


def battle(*settings: str, runs: int = 60) -> Result:
    """Some battles of fleets with other ships."""
    return simulate(GAME, override(GAME, "battle", settings), runs, seed=1)


# Battles


def test_a_battle_has_a_winner_rounds_and_losses() -> None:
    result = battle()

    assert sum(side.won.times for side in result.sides) + result.draws.times == result.runs
    for side in result.sides:
        assert 1 <= side.figures["rounds"] <= 10
        whole = {"blue": 8, "red": 18}[side.name]
        assert side.figures["ships"] + side.figures["lost"] == pytest.approx(whole)


def test_the_shipped_battle_is_balanced() -> None:
    found = simulate(GAME, "battle", 200, seed=11)
    assert all(0.4 <= side.won.rate <= 0.6 for side in found.sides)


def test_losses_and_survivors_are_reported_for_each_ship_type() -> None:
    result = battle()

    assert [(unit.side, unit.name) for unit in result.units] == [
        *((0, name) for name in ("cruiser", "destroyer")),
        *((1, name) for name in ("destroyer", "frigate", "bomber")),
    ]
    for side, whole in zip(result.sides, (8, 18), strict=True):
        units = [unit.figures for unit in result.units if unit.side == side.seat]
        assert sum(unit["left"] + unit["lost"] for unit in units) == pytest.approx(whole)
        assert sum(unit["lost"] for unit in units) == pytest.approx(side.figures["lost"])


def test_more_ships_win_more_often() -> None:
    few, many = battle(f"{BLUE}.cruiser=1"), battle(f"{BLUE}.cruiser=20")

    assert few.sides[0].won.times < many.sides[0].won.times
    assert many.sides[0].won.times == many.runs


def test_a_type_that_the_fleet_does_not_have_can_be_set_too() -> None:
    result = battle(f"{BLUE}.carrier=2", f"{BLUE}.cruiser=0", f"{RED}.bomber=0", runs=5)

    assert [unit.name for unit in result.units if unit.side == 0] == ["carrier", "destroyer"]
    assert [unit.name for unit in result.units if unit.side == 1] == ["destroyer", "frigate"]


def test_like_against_like_is_near_to_even() -> None:
    ships = '{"cruiser": 3, "frigate": 6}'
    result = battle(f"{BLUE}={ships}", f"{RED}={ships}", runs=200)

    assert result.sides[0].won.low < 0.5 < result.sides[0].won.high


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        (f"{BLUE}.dreadnought=1", "Choose from: cruiser, destroyer, carrier, frigate, fighter, bomber"),
        (f"{BLUE}.cruizer=1", 'Did you mean "cruiser"?'),
        ("factions.green.fleets[0].ships.cruiser=1", "Choose from: blue, red"),
        ("factions.blue.fleets[3].ships.cruiser=1", "a position from 0 to 0"),
        (f"{BLUE}.cruiser=-1", "a whole number of at least 0"),
        (f"{BLUE}.cruiser=many", "expected a whole number, got 'many'"),
        (f'{BLUE}={{"cruiser": 0}}', "at least one ship"),
        ("factions.blue.fleets[0].armies=2", "as many as there are transports"),
    ],
)
def test_a_setting_out_of_range_is_answered_with_the_range(setting: str, said: str) -> None:
    with pytest.raises(ContentError) as refusal:
        override(GAME, "battle", [setting])
    assert said in str(refusal.value)


def test_a_sweep_finds_how_many_ships_it_takes() -> None:
    found = sweep(GAME, "battle", [f"{BLUE}.cruiser=2..8..3"], 40, seed=2)

    shares = [point.result.sides[0].won.times for point in found]
    assert shares == sorted(shares)
    assert shares[0] < shares[-1]


# Wars


@pytest.mark.parametrize("profile", ["aggressive", "balanced", "defensive"])
def test_every_profile_beats_a_player_without_a_plan(profile: str) -> None:
    found = tournament(GAME, "skirmish", agents=[profile, "random"], runs=6, seed=3)

    won = sum(meeting.won if meeting.first == profile else meeting.lost for meeting in found.meetings)
    matches = sum(meeting.runs for meeting in found.meetings)
    assert won * 10 > matches * 9


def test_profiles_meet_in_a_tournament() -> None:
    names = ["aggressive", "balanced", "defensive"]
    found = tournament(GAME, "skirmish", agents=names, runs=1)

    assert sorted(standing.name for standing in found.standings) == names
    assert sum(meeting.won + meeting.lost + meeting.drawn for meeting in found.meetings) == 6


def test_the_odds_of_a_war_follow_who_plays_it() -> None:
    lines: list[bytes] = []
    match = Match(
        GAME, "skirmish", seed=1, seats=[agent(GAME, "heuristic")] * 2, journal=Journal(lines.append)
    )
    for _ in range(10):
        match.act()
    found = odds(lines, seat=0, seats=["aggressive", "random"], runs=6)

    assert found.sides[0].won.times > found.sides[1].won.times
