"""A seat changes hands: an input of the journal, which replays, snapshots and forks follow."""

from __future__ import annotations

from typing import Any

import pytest

from turnwright import ChoiceRequest, Journal, Match, Rejected, restore, resume, verify
from turnwright.games import load
from turnwright.kernel.records import PERSON, read_input

WUXIA, TACTICS = load("wuxia"), load("tactics")


def started(throws: tuple[int, ...] = ()) -> tuple[Match, Journal]:
    journal = Journal()
    return Match(WUXIA, None, seed=4, seats=[None, "heuristic"], throws=throws, journal=journal), journal


def until(match: Match, seat: int) -> None:
    """Let the bots play until a person at this seat is to act."""
    while match.act() is not None:
        pass
    assert [waits.seat for waits in match.pending()] == [seat]


def test_a_bot_takes_a_seat_and_gives_it_back() -> None:
    match, journal = started()
    until(match, 0)
    step = match.hand_over(0, WUXIA.bots()["heuristic"])
    assert (step.n, match.people, match.header.seats) == (match.number, [], ("heuristic", "heuristic"))
    line = read_input(journal.lines[-1])
    assert (line.seat, line.holder, line.events) == (0, "heuristic", [])  # type: ignore[union-attr]
    assert match.act() is not None
    match.hand_over(0, None)
    assert match.people == [0]
    until(match, 0)
    assert verify(journal.lines, load).valid


def test_a_replay_and_a_snapshot_know_who_holds_the_seat() -> None:
    match, journal = started()
    until(match, 0)
    bots = [WUXIA.bots()["heuristic"]] * 2
    match.hand_over(0, bots[0])
    again = resume(journal.lines, load, seats=[None, bots[1]])
    assert (again.people, again.header.seats) == ([], match.header.seats)
    kept = restore(match.snapshot(), WUXIA, bots)
    assert (kept.people, kept.digest()) == ([], match.digest())
    for each in (match, again, kept):
        each.act()
    assert match.digest() == again.digest() == kept.digest()
    assert resume(journal.lines, load, at=match.number - 2).people == [0]


def test_a_bot_that_is_not_of_the_game_becomes_a_placeholder() -> None:
    from turnwright.agents import agent

    match, journal = started()
    until(match, 0)
    match.hand_over(0, agent(WUXIA, "random"))
    match.act()
    assert verify(journal.lines, load).valid
    again = resume(journal.lines, load)
    assert again.header.seats[0] == "random"


@pytest.mark.parametrize(
    ("seat", "name", "code"), [(0, PERSON, "held"), (1, "heuristic", "held"), (7, "", "no-seat")]
)
def test_a_hand_over_that_changes_nothing_is_refused(seat: int, name: str, code: str) -> None:
    match, journal = started()
    length = len(journal.lines)
    with pytest.raises(Rejected) as refused:
        match.hand_over(seat, None if name == PERSON else WUXIA.bots()["heuristic"])
    assert refused.value.code == code
    assert len(journal.lines) == length


def test_nothing_before_a_hand_over_can_be_undone() -> None:
    match = Match(TACTICS, TACTICS.scenarios.load("copper-mine"), seed=1, seats=["heuristic", None])
    seat = match.pending()[0].seat
    match.submit(
        seat, TACTICS.options(match.state, seat).command(TACTICS.options(match.state, seat).count() - 1)
    )
    match.hand_over(0, TACTICS.master.bot())
    with pytest.raises(Rejected, match="handed over"):
        match.undo(seat)


def test_a_seat_cannot_change_hands_while_an_answer_is_due() -> None:
    loaded = TACTICS.scenarios.load("goblin-ambush")
    match = Match(TACTICS, loaded, seed=1, seats=[None, None], throws=[1])
    match.submit(0, TACTICS.options(match.state, 0).command(0))
    assert match.running is not None
    with pytest.raises(Rejected) as refused:
        match.hand_over(0, TACTICS.master.bot())
    assert refused.value.code == "waiting"


def test_a_bot_throws_no_dice_by_hand_and_a_person_does_again() -> None:
    loaded = TACTICS.scenarios.load("goblin-ambush")
    journal = Journal()
    match = Match(TACTICS, loaded, seed=1, seats=[None, None], throws=[1], journal=journal)
    match.hand_over(1, TACTICS.bots()["heuristic"])
    assert not match.execution.throws_own(1)
    match.submit(0, TACTICS.options(match.state, 0).command(0))
    assert match.running is None  # initiative was rolled without asking
    match.hand_over(1, None)
    assert match.execution.throws_own(1)
    asked: list[Any] = []
    for _ in range(40):
        if match.running is not None:
            asked = [each.request for each in match.pending() if not isinstance(each.request, ChoiceRequest)]
            break
        seat = TACTICS.to_act(match.state)[0]
        match.submit(
            seat,
            TACTICS.bots()["heuristic"].command(
                TACTICS, match.state, seat, TACTICS.options(match.state, seat), match.bot_dice(seat)
            ),
        )
    assert [ask.seat for ask in asked] == [1]
    assert verify(journal.lines, load).valid


def test_a_snapshot_remembers_who_throws_when_the_seat_is_handed_back() -> None:
    loaded = TACTICS.scenarios.load("goblin-ambush")
    match = Match(TACTICS, loaded, seed=1, seats=[None, None], throws=[1])
    match.hand_over(1, TACTICS.bots()["heuristic"])
    kept = restore(match.snapshot(), TACTICS, [None, TACTICS.bots()["heuristic"]])
    assert kept.header == match.header
    kept.hand_over(1, None)
    kept.submit(0, TACTICS.options(kept.state, 0).command(0))
    assert [each.seat for each in kept.pending()][:1] == [1]
