"""How a war looks to a learner: what its seat sees, and actions that are the options."""

from __future__ import annotations

import pytest

from turnwright import games
from turnwright.agents import agent
from turnwright.games.stellar.commands import EndTurn, MoveFleet, RenameFleet
from turnwright.kernel.codec import encode
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.lab_view import Encoding
from turnwright.kernel.match import Match

STELLAR = games.load("stellar")
WARS = [("skirmish", 2), ("border-war", 2), ("king-of-the-ring", 3), ("land-rush", 2), ("hot-seat", 2)]


def encoding_of(match: Match) -> Encoding:
    found = STELLAR.lab.encoding(match.scenario)
    assert found is not None
    return found


def war(name: str, seats: int = 2, seed: int = 6) -> Match:
    return Match(STELLAR, name, seed=seed, seats=[agent(STELLAR, "random")] * seats)


def seen_by(match: Match, encoding: Encoding, seat: int) -> dict[str, float]:
    """The observation by name."""
    return dict(zip(encoding.observation_names, encoding.observe(match.state, seat), strict=True))


@pytest.mark.parametrize(("name", "seats"), WARS)
def test_actions_are_the_options_and_back(name: str, seats: int) -> None:
    match = war(name, seats)
    encoding = encoding_of(match)
    for _ in range(40):
        for seat in range(seats):
            seen, mask = encoding.observe(match.state, seat), encoding.mask(match.state, seat)
            assert len(seen) == encoding.size == len(encoding.lows)
            assert all(low <= one <= 1.0 for low, one in zip(encoding.lows, seen, strict=True))
            meant = [encoding.command(match.state, seat, at) for at in range(encoding.actions) if mask[at]]
            options = list(STELLAR.options(match.state, seat))
            assert sorted(encode(one) for one in meant) == sorted(encode(one) for one in options)
            for command in options[:3]:
                number = encoding.action(match.state, seat, command)
                assert encoding.command(match.state, seat, number) == command
        if match.outcome is not None:
            break
        match.act()


def test_a_decided_war_offers_nothing() -> None:
    match = war("battle")
    while match.outcome is None:
        match.act()
    encoding = encoding_of(match)
    assert not any(encoding.mask(match.state, 0))
    assert encoding.action(match.state, 0, EndTurn()) == -1
    with pytest.raises(Rejected, match="action 0 is not possible here"):
        encoding.command(match.state, 0, 0)


def test_names_distinguish_actions_and_numbers() -> None:
    encoding = encoding_of(war("skirmish"))
    for names in (encoding.action_names, encoding.observation_names):
        assert len(names) == len(set(names))
    assert {"end turn", "fleet 1 move system 9", "fleet 2 invade system 1", "fleet 1 load"} < set(
        encoding.action_names
    )


@pytest.mark.parametrize("name", ["skirmish", "border-war"])
def test_a_learner_observes_nothing_that_its_seat_does_not_see(name: str) -> None:
    match = war(name)
    encoding = encoding_of(match)
    for step in range(30):
        match.act()
        if step % 6:
            continue
        for seat in (0, 1):
            other = STELLAR.imagine(match.state, seat, Dice(step, "imagined"))
            assert encode(other) != encode(match.state)
            assert encoding.observe(other, seat) == encoding.observe(match.state, seat)


def test_numbers_are_shares_of_what_they_count() -> None:
    match = Match(STELLAR, "border-war", seed=1, seats=[None, None])
    encoding = encoding_of(match)
    seen = seen_by(match, encoding, 0)
    # Anchor is the first system: blue's homeworld at the origin; Ultima is red's, 74 to the right, unseen.
    assert [seen[f"system 1 {what}"] for what in ("x", "own", "foreign", "homeworld", "observed")] == [
        *(0.0, 1.0, 0.0, 1.0, 1.0)
    ]
    assert [seen[f"system 11 {what}"] for what in ("x", "own", "foreign", "homeworld", "observed")] == [
        *(1.0, 0.0, 1.0, 1.0, 0.0)
    ]
    assert seen["system 11 foreign hulls"] == seen["system 11 foreign men"] == 0.0
    assert seen["system 1 own hulls"] > 0.0 < seen["system 1 own men"]
    assert (seen["fleet 1 alive"], seen["fleet 1 fuel"], seen["fleet 1 ordered"]) == (1.0, 1.0, 0.0)
    match.submit(0, MoveFleet("fleet-00001", "beacon"))
    seen = seen_by(match, encoding, 0)
    assert (seen["fleet 1 ordered"], seen["fleet 1 moving"]) == (1.0, 1.0)
    assert seen["fleet 1 target x"] == pytest.approx(14 / 74)
    assert seen["fleet 1 fuel"] < 1.0
    assert seen_by(match, encoding, 1) == seen_by(
        Match(STELLAR, "border-war", seed=1, seats=[None, None]), encoding, 1
    )


@pytest.mark.parametrize("name", ["sandbox", "land-rush", "king-of-the-ring"])
def test_places_of_every_generated_galaxy_are_told_apart(name: str) -> None:
    # No coordinate is cut off at the extent of another seed's galaxy.
    for seed in range(8):
        match = Match(STELLAR, name, seed=seed, seats=[None] * (3 if name == "king-of-the-ring" else 2))
        seen = seen_by(match, encoding_of(match), 0)
        radius = match.scenario.world.radius
        for at, system in enumerate(match.state.systems):
            assert seen[f"system {at + 1} x"] == pytest.approx(system.x / radius)
            assert seen[f"system {at + 1} y"] == pytest.approx(system.y / radius)


def test_illegal_commands_have_no_action() -> None:
    match = Match(STELLAR, "border-war", seed=1, seats=[None, None])
    encoding = encoding_of(match)
    assert encoding.action(match.state, 0, RenameFleet("fleet-00001", "x")) == -1
    assert encoding.action(match.state, 0, MoveFleet("fleet-00001", "anchor")) == -1
    assert encoding.action(match.state, 1, MoveFleet("fleet-00001", "beacon")) == -1
    for action in (-1, encoding.actions, 10_000_000):
        with pytest.raises(Rejected, match="is not possible here"):
            encoding.command(match.state, 0, action)


def test_a_galaxy_too_large_for_a_learner_has_no_encoding() -> None:
    large = {
        "name": "Crowd",
        "world": {"shape": "scattered", "systems": 320, "radius": 150, "spacing": 5},
        "factions": [{"id": "blue", "name": "Blue League", "color": "#3b82f6"}],
        "fleets": [{"ships": {"frigate": 2}, "copies": 100}],
    }
    assert STELLAR.lab.encoding(STELLAR.scenarios.load(large)) is None
