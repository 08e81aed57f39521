"""A seat sees, hears and can find out only what it knows through the fog."""

from __future__ import annotations

import json
from typing import Any

from games.stellar.galaxy import BLUE, GREEN, RED, aboard, army, fleet, galaxy, ship, system, turn
from turnwright import Match
from turnwright.agents import agent
from turnwright.games.stellar import commands as c
from turnwright.games.stellar import save
from turnwright.games.stellar.events import Logged, Ordered, Reported
from turnwright.games.stellar.game import Stellar
from turnwright.games.stellar.rules.phases.battle_detection import phase_battle_detection
from turnwright.games.stellar.rules.phases.space_battle import phase_battle_resolution
from turnwright.games.stellar.state import GalaxyState
from turnwright.games.stellar.ui.view import see
from turnwright.kernel.codec import encode, plain
from turnwright.kernel.game import SPECTATOR

GAME = Stellar()
HOME, FAR = "sys-00001", "sys-00002"


def two_worlds(gap: float = 100.0) -> GalaxyState:
    """Red at home, blue so far away, each with an army."""
    carrier = ship("ship-000002", "troop_transport")
    return galaxy(
        [system(HOME, owner=RED), system(FAR, gap, owner=BLUE)],
        [fleet("fleet-00001", RED), fleet("fleet-00002", BLUE, gap, [ship("ship-000001"), carrier])],
        [
            army("army-00001", RED, at=f"{HOME}-1"),
            army("army-00002", BLUE, at=f"{FAR}-1"),
            aboard("army-00003", BLUE, carrier),
        ],
    )


def ids(view: dict[str, Any], field: str) -> list[str]:
    return [thing["id"] for thing in view[field]]


def test_fleets_in_fog_are_not_in_the_view() -> None:
    view = see(two_worlds(), RED)

    assert ids(view, "fleets") == ["fleet-00001"]
    assert ids(view, "armies") == ["army-00001"]
    assert [one["observed"] for one in view["systems"]] == [True, False]
    assert b"fleet-00002" not in encode(view)


def test_foreign_fleets_show_ships_but_no_orders() -> None:
    state = two_worlds(10.0)
    view = see(state, RED)
    foreign = view["fleets"][1]

    assert ids(view, "armies") == ["army-00001", "army-00002"]
    assert set(foreign) == {"id", "name", "factionId", "position", "state", "ships"}
    assert foreign["ships"][1] == {"id": "ship-000002", "type": "troop_transport", "hp": 2000}
    assert "targetSystemId" in see(state, BLUE)["fleets"][1]


def test_a_spectator_sees_owners_but_no_fleets() -> None:
    state = two_worlds()
    view = see(state, "")
    assert (view["fleets"], view["armies"], view["messages"]) == ([], [], [])
    assert [one["ownerFactionId"] for one in view["systems"]] == [RED, BLUE]

    state.rules.fog_of_war = False
    assert len(see(state, "")["fleets"]) == 2


def test_orders_are_in_the_owners_view_as_plain_values() -> None:
    match = Match(GAME, "border-war", seed=1, seats=[None, None])
    order = c.MoveFleet("fleet-00001", "beacon")
    match.submit(0, order)

    assert GAME.view(match.state, 0)["orders"] == [plain(order)]
    assert "orders" not in GAME.view(match.state, 1)
    assert "orders" not in GAME.view(match.state, SPECTATOR)


def test_the_draft_shows_what_the_orders_of_this_turn_change() -> None:
    match = Match(GAME, "border-war", seed=1, seats=[None, None])
    assert "draft" not in GAME.view(match.state, 0)
    match.submit(0, c.MoveFleet("fleet-00001", "beacon"))
    view = GAME.view(match.state, 0)
    (now,) = [one for one in view["fleets"] if one["id"] == "fleet-00001"]
    (drafted,) = view["draft"]["fleets"]

    assert (now["targetSystemId"], drafted["targetSystemId"]) == ("", "beacon")
    assert drafted["position"] == now["position"]
    assert view["draft"]["gone"] == []
    assert list(view["draft"]["eta"]) == ["fleet-00001"]
    assert view["draft"]["eta"]["fleet-00001"] > 0
    assert view["eta"] == {}
    assert "draft" not in GAME.view(match.state, 1)
    assert "draft" not in GAME.view(match.state, SPECTATOR)


def test_an_order_is_shown_to_no_other_faction() -> None:
    match = Match(GAME, "border-war", seed=1, seats=[None, None])
    step = match.submit(0, c.SplitFleet("fleet-00001", ("ship-000001",)))

    (heard,) = step.seen_by(0)
    assert isinstance(heard, Ordered)
    assert heard.names == {"fleet-00001": "Home Fleet"}
    assert list(heard.ships.values()) == [1]
    assert step.seen_by(1) == step.seen_by(SPECTATOR) == []


def test_log_lines_and_messages_reach_the_factions_concerned() -> None:
    match = Match(GAME, "border-war", seed=3, seats=[agent(GAME, "aggressive")] * 2)
    heard: dict[int, list[Any]] = {0: [], 1: [], SPECTATOR: []}
    for _ in range(30):
        step = match.act()
        for seat in heard if step else ():
            heard[seat] += step.seen_by(seat)  # type: ignore[union-attr]
    names = {fleet.name for fleet in match.state.fleets if fleet.faction != "blue"}
    arrivals = [event for event in heard[0] if isinstance(event, Logged) and event.about == "fleet-arrived"]

    assert arrivals
    assert not any(event.args["fleet"] in names for event in arrivals)
    assert not any(isinstance(event, Reported) for event in heard[SPECTATOR])
    reports = [event for event in heard[0] if isinstance(event, Reported) and event.kind == "BATTLE_RESOLVED"]
    assert reports
    assert all("blue" in event.payload["factions"] for event in reports)


def test_a_battle_is_reported_to_those_who_fought_and_to_no_other() -> None:
    state = galaxy([system(HOME)], [fleet("f1", RED), fleet("f2", BLUE)])
    after = phase_battle_resolution(phase_battle_detection(state, turn()), turn())
    seen = {faction: ids(see(after, faction), "battles") for faction in (RED, BLUE, GREEN, "")}
    assert seen == {RED: [f"battle-1-{HOME}"], BLUE: [f"battle-1-{HOME}"], GREEN: [], "": []}
    assert [one["about"][:6] for one in see(after, GREEN)["logs"]] == ["battle"]


def test_the_ways_to_win_are_in_the_view() -> None:
    match = Match(GAME, "last-stand", seed=1, seats=[None, None])
    goals = GAME.view(match.state, 1)["objectives"]

    assert goals["maxTurns"] == 50
    assert {"type": "survival", "value": 0, "systemId": "", "factionId": "blue"} in goals["conditions"]


def test_a_view_spells_things_as_a_save_does() -> None:
    match = Match(GAME, "border-war", seed=3, seats=[agent(GAME, "aggressive")] * 2)
    while not GAME.view(match.state, 0)["messages"]:
        match.act()
    view, saved = GAME.view(match.state, 0), json.loads(save(match.state))

    for part in ("systems", "fleets", "armies", "logs", "messages"):
        known = {thing["id"]: thing for thing in saved[part]}
        for thing in view[part]:
            assert alike(thing, known[thing["id"]])
    for goal, known in zip(view["objectives"]["conditions"], saved["objectives"]["conditions"], strict=True):
        assert alike(goal, known)


def alike(shown: Any, saved: Any) -> bool:
    """Whether the view of an object equals its save; no owner is an empty name, in a save null."""
    if isinstance(shown, dict):
        kept = {name: value for name, value in shown.items() if name != "observed"}
        return all(alike(value, saved.get(name)) for name, value in kept.items())
    if isinstance(shown, list):
        return all(alike(one, other) for one, other in zip(shown, saved, strict=True))
    return bool(shown == saved or (shown in ("", 0) and saved is None))
