from __future__ import annotations

import pytest

from games.stellar.galaxy import BLUE, RED, aboard, army, fleet, galaxy, ship, system, turn
from turnwright.games.stellar.rules.phases.cleanup import phase_cleanup, prune_battles, sanitize_armies
from turnwright.games.stellar.state import (
    EMBARKED,
    RESOLVED,
    RESOLVING,
    SCHEDULED,
    Army,
    Battle,
    GalaxyState,
    GameMessage,
    Log,
)


def texts(state: GalaxyState) -> list[str]:
    return [log.text for log in state.logs]


# Reports of battles


@pytest.mark.parametrize(("resolved", "kept"), [(5, True), (4, False), (10, True)])
def test_a_report_is_kept_for_five_turns(resolved: int, kept: bool) -> None:
    battles = [Battle("x", "s1", 1, resolved, RESOLVED)]
    assert (prune_battles(battles, 10, 5) == battles) == kept
    state = galaxy([system()])
    state.battles = battles
    assert (phase_cleanup(state, turn(10)).battles == battles) == kept


@pytest.mark.parametrize("status", [SCHEDULED, RESOLVING])
def test_a_battle_that_was_not_fought_is_never_pruned(status: str) -> None:
    battles = [Battle("x", "s1", 1, status=status)]
    assert prune_battles(battles, 1000, 5) == battles


# Armies


def test_an_army_that_is_missing_is_cleared_from_its_ship() -> None:
    state = galaxy([system()], [fleet("f1", RED, ships=[ship("t1", "troop_transport", army="gone")])])
    after = sanitize_armies(state, turn(3))
    assert after.fleets[0].ships[0].army == ""
    assert texts(after) == ["[SYSTEM] t1 carried gone, which is not there; cleared."]
    assert (after.logs[0].day, after.logs[0].type, after.logs[0].to) == (3, "system", [RED])
    assert state.fleets[0].ships[0].army == "gone", "the old state stays as it is"


def test_of_two_ships_that_claim_an_army_the_smaller_id_keeps_it() -> None:
    ships = [ship("t2", "troop_transport"), ship("t1", "troop_transport"), ship("t3", "troop_transport")]
    held = aboard("a1", RED, ships[0])
    ships[1].army = ships[2].army = "a1"
    state = galaxy([system()], [fleet("f1", RED, ships=ships[:2]), fleet("f2", RED, ships=ships[2:])], [held])
    after = sanitize_armies(state, turn())
    claims = {one.id: one.army for each in after.fleets for one in each.ships}
    assert claims == {"t1": "a1", "t2": "", "t3": ""}
    assert after.armies[0].container == "t1"
    assert texts(after) == [
        "[SYSTEM] t2 and t1 both carried a1; t1 keeps it.",
        "[SYSTEM] t3 and t1 both carried a1; t1 keeps it.",
    ]


def test_an_army_on_board_of_nothing_is_removed() -> None:
    state = galaxy([system()], armies=[Army("a1", RED, state=EMBARKED, container="sunk"), army("a2", RED)])
    after = sanitize_armies(state, turn())
    assert [one.id for one in after.armies] == ["a2"]
    assert texts(after) == ["[SYSTEM] a1 was on board of no ship; removed."]
    assert after.logs[0].to == [RED]


def test_an_army_cannot_be_on_the_ground_and_on_board() -> None:
    state = galaxy(
        [system()], [fleet("f1", RED, ships=[ship("t1", "troop_transport", army="a1")])], [army("a1", RED)]
    )
    after = sanitize_armies(state, turn())
    assert (after.fleets[0].ships[0].army, after.armies) == ("", state.armies)
    assert len(after.logs) == 1


def test_nothing_is_written_when_all_is_well() -> None:
    transport = ship("t1", "troop_transport")
    state = galaxy(
        [system()], [fleet("f1", RED, ships=[transport])], [aboard("a1", RED, transport), army("a2", BLUE)]
    )
    after = sanitize_armies(state, turn())
    assert (after.fleets, after.armies, after.logs) == (state.fleets, state.armies, [])


# Logs and messages


def test_the_newest_two_thousand_lines_of_the_log_are_kept() -> None:
    state = galaxy([system()])
    state.logs = [Log(f"l{at:04d}", day=at // 10) for at in range(2005)][::-1]
    kept = phase_cleanup(state, turn()).logs
    assert (len(kept), kept[0].id, kept[-1].id) == (2000, "l0005", "l2004")


@pytest.mark.parametrize(("most", "first"), [(500, "m003"), (2, "m501")])
def test_the_oldest_messages_go_by_day_and_id(most: int, first: str) -> None:
    state = galaxy([system()])
    state.rules.messages_kept = most
    state.messages = [GameMessage(f"m{at:03d}", day=at // 10) for at in range(503)][::-1]
    kept = phase_cleanup(state, turn()).messages
    assert (len(kept), kept[0].id) == (most, first)


def test_five_hundred_messages_are_kept_when_nothing_is_said() -> None:
    assert galaxy([]).rules.messages_kept == 500
