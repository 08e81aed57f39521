"""Snapshots: all that is needed to go on from a position."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.games import Gambler, Race, Script, find, lines_of, race, run_to_the_goal, script
from turnwright import GameFault, Journal, JournalError, Match, Rejected, decode, encode, restore, verify


def test_a_restored_match_writes_the_same_bytes() -> None:
    match = race(goal=30)
    while match.outcome is None:
        lines = list(lines_of(match))
        again = restore(match.snapshot(), Race(), write=lines.append)
        run_to_the_goal(again)
        assert verify(lines, find).finished
        match.submit(match.state.turn, "run")
        assert lines[: len(lines_of(match))] == lines_of(match)


def test_a_snapshot_is_json_with_everything_in_it() -> None:
    match = script(throws=[1])
    match.submit(0, ["draw", "say a"])
    match.submit(0, ["write w"])
    match.submit(0, ["ask 1"])
    saved = decode(match.snapshot())
    assert saved["header"]["game"] == "script"
    assert (saved["number"], saved["told"], saved["dice"]) == (3, 1, {"main": 1})
    assert saved["running"]["command"] == ["ask 1"]
    assert [past["n"] for past in saved["past"]] == [2]


def test_a_restored_match_has_the_same_events_to_come_and_the_same_deadlines() -> None:
    match = script(throws=[1])
    match.elapse(100)
    match.submit(0, ["say a", "ask 1 1000", "say b"])
    match.elapse(300)
    again = restore(match.snapshot(), Script())
    assert again.pending() == match.pending()
    assert (again.now, again.told) == (300, 1)
    one, two = again.answer(1, "2.0", 0), match.answer(1, "2.0", 0)
    assert (one.events, one.first) == (two.events, two.first)


def test_loaded_dice_are_restored_with_the_remaining_faces() -> None:
    match = script(dice=[1, 2, 3])
    match.submit(0, ["draw"])
    lines = list(lines_of(match))
    again = restore(match.snapshot(), Script(), write=lines.append)
    for each in (match, again):
        each.submit(0, ["draw", "draw combat"])
    assert again.state.words == ["1", "2", "3"]
    assert lines == lines_of(match)


@pytest.mark.parametrize("seed", [7, 99])
def test_rekeyed_dice_are_restored(seed: int) -> None:
    match = script(dice=[1, 2, 3])
    match.submit(0, ["draw"])
    match.rekey(seed)
    match.submit(0, ["draw"])
    again = restore(match.snapshot(), Script())
    for each in (match, again):
        each.submit(0, ["draw"] * 9)
    assert again.state.words == match.state.words


def test_the_run_of_a_match_is_restored() -> None:
    match = script(run=4)
    match.submit(0, ["draw"])
    again = restore(match.snapshot(), Script())
    for each in (match, again):
        each.submit(0, ["draw"] * 9)
    assert again.state.words == match.state.words
    assert again.bot_dice(1).bits(64) == match.bot_dice(1).bits(64)


def test_the_caller_that_restores_supplies_the_bots() -> None:
    seats = [None, Gambler()]
    match = Match(Race(), seed=7, seats=seats, journal=Journal())
    match.submit(0, "run")
    again = restore(match.snapshot(), Race(), seats)
    for each in (match, again):
        each.act()
    assert again.digest() == match.digest()


def test_without_a_journal_a_match_can_be_restored_but_no_journal_goes_on_from_it() -> None:
    match = Match(Race(), seed=7)
    match.submit(0, "run")
    assert restore(match.snapshot(), Race()).digest() == match.digest()
    with pytest.raises(JournalError, match="has no journal to continue"):
        restore(match.snapshot(), Race(), write=[].append)


def test_there_is_no_snapshot_of_a_state_that_json_would_change() -> None:
    match = Match(Script())
    match.submit(0, ["number nan"])
    with pytest.raises(GameFault, match=r"\$.number is nan"):
        match.snapshot()


def test_a_finished_match_is_restored_finished() -> None:
    match = run_to_the_goal(race())
    assert restore(match.snapshot(), Race()).outcome == match.outcome


def broken(**changes: Any) -> bytes:
    saved = decode(race().snapshot())
    for name, value in changes.items():
        if value is None:
            del saved[name]
        else:
            saved[name] = value
    return encode(saved)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        b"{}",
        b"[]",
        b"\xff\x00",
        b"[" * 100_000,
        broken(state=None),
        broken(state={"goal": 1}),
        broken(state={"goal": 1, "places": "x", "turn": 0}),
        broken(dice=[1]),
        broken(running={"n": 1}),
        broken(past=[{"n": 1, "seat": 0, "state": 5}]),
    ],
)
def test_invalid_snapshots_are_a_clear_error(data: bytes) -> None:
    with pytest.raises(JournalError, match="this is not a snapshot of race"):
        restore(data, Race())


def test_a_snapshot_of_other_rules_is_a_clear_error() -> None:
    header = {**decode(race().snapshot())["header"], "rules": "0.9"}
    with pytest.raises(JournalError, match=r"played with rules \"0.9\""):
        restore(broken(header=header), Race())


def test_a_snapshot_can_be_taken_at_every_input() -> None:
    match = script(throws=[0, 1, 2])
    match.submit(0, ["each 1d6 0,1,2", "ask 1", "draw"])
    for seat in (2, 0, 1):
        match = restore(match.snapshot(), Script())
        match.answer(seat, f"1.{seat}", [seat + 1])
    match = restore(match.snapshot(), Script())
    match.answer(1, "1.3", 0)
    assert match.state.words[:2] == ["1 2 3", "1:0"]


def test_the_journal_goes_on_from_a_snapshot_where_it_was() -> None:
    match = script()
    match.submit(0, ["draw"])
    lines = lines_of(match)
    again = restore(match.snapshot(), Script(), write=lines.append)
    again.submit(0, ["draw", "end"])
    verdict = verify(lines, find)
    assert (verdict.valid, verdict.finished) == (True, True)


def test_a_restored_match_knows_why_nothing_can_be_taken_back() -> None:
    match = script(people="0")
    match.submit(0, ["draw"])
    again = restore(match.snapshot(), Script())
    with pytest.raises(Rejected, match="dice were thrown"):
        again.undo(0)


def test_a_deadline_after_a_restart_counts_from_the_time_of_the_match() -> None:
    match = script(people="01")
    match.elapse(100)
    again = restore(match.snapshot(), Script(), seats=match.policies)
    again.submit(0, ["ask 1 50"])
    assert [waiting.deadline for waiting in again.pending()] == [150]
