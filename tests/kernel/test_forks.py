"""Forks: the same position with other dice, so that no fork reveals the future."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kernel.games import (
    Gambler,
    Naysayer,
    Raid,
    Script,
    assert_rejected,
    assert_verifies,
    find,
    lines_of,
    race,
    script,
    standing,
    table,
)
from turnwright import Dice, Journal, JournalError, Match, Policy, Rejected, restore, resume, verify
from turnwright.games.duel import Duel


def throws(match: Match, count: int = 12) -> list[str]:
    """What the next dice would show."""
    before = len(match.state.words)
    for _ in range(count):
        match.submit(0, ["draw"])
    words: list[str] = match.state.words[before:]
    return words


# In memory.


def test_a_fork_is_the_same_position_with_other_dice() -> None:
    match = script()
    throws(match, 3)
    match.elapse(400)
    other = match.fork()
    assert (other.state, other.number, other.told, other.now) == (match.state, match.number, match.told, 400)
    assert throws(other) != throws(match)


def test_a_fork_never_touches_the_match() -> None:
    match = script()
    throws(match, 3)
    before = (standing(match), list(lines_of(match)))
    throws(match.fork())
    assert (standing(match), lines_of(match)) == before


def test_forks_with_equal_seeds_are_equal_and_others_differ() -> None:
    match = script()
    assert throws(match.fork()) == throws(match.fork())
    assert throws(match.fork(5)) == throws(match.fork(5))
    assert throws(match.fork(5)) != throws(match.fork(6))


def test_forks_of_other_positions_have_other_dice() -> None:
    match = script()
    first = throws(match.fork())
    match.submit(0, ["write a"])
    assert throws(match.fork()) != first


def test_a_fork_of_a_finished_match_is_finished() -> None:
    match = script()
    match.submit(0, ["end"])
    assert match.fork().outcome == match.outcome


def test_a_fork_has_dice_even_where_the_matchs_were_loaded() -> None:
    match = script(dice=[1, 1, 1])
    match.submit(0, ["draw"])
    assert len(throws(match.fork())) == 12
    match.submit(0, ["draw", "draw"])
    assert match.state.words == ["1", "1", "1"]


def test_a_pending_undo_is_dropped_in_a_fork() -> None:
    match = script()
    match.submit(0, ["write a"])
    match.undo(0)
    other = match.fork()
    assert (other.running, other.state.words) == (None, ["a"])


def test_a_waiting_command_keeps_its_shown_rolls_and_continues_with_other_dice() -> None:
    match = script(throws=[1])
    match.submit(0, ["announce", "roll 1d6 1", "ask 2", "announce", "announce"])
    match.answer(1, "1.0", [5])
    other = match.fork()
    assert other.pending() == match.pending()
    there = other.answer(2, "1.1", 0).events
    here = match.answer(2, "1.1", 0).events
    assert len(there) == len(here) == 2
    assert there != here
    assert other.state.words == match.state.words == ["1d6=5", "2:0"]
    assert throws(other) != throws(match)


def test_every_fork_of_a_waiting_raid_can_be_played_on() -> None:
    match = table(Raid(), "012", [0, 1, 2], None)
    match.submit(0, ["raid"])
    while match.running is not None:
        other = match.fork()
        while other.running is not None:
            answer_first(other)
        assert other.state.words[-1] == "home"
        answer_first(match)
    assert_verifies(match)


def answer_first(match: Match) -> None:
    ask: Any = match.pending()[0].request
    value = [1] * int(ask.formula[0]) if hasattr(ask, "formula") else 0
    match.answer(ask.seat, ask.id, value)


def test_loaded_dice_cannot_be_forked_in_the_middle_of_a_command() -> None:
    match = script(dice=[1, 2, 3])
    match.submit(0, ["draw", "ask 1", "draw"])
    with pytest.raises(Rejected, match="in the middle of a command"):
        match.fork()
    assert_rejected(match, "dice", lambda: match.rekey(5))
    match.answer(1, "1.0", 0)
    assert match.state.words == ["1", "1:0", "2"]


# In the journal.


def test_a_match_goes_on_with_other_dice_by_an_input() -> None:
    match, other = script(), script()
    match.rekey(99)
    assert throws(match) != throws(other)
    dice = Dice(99, "main")
    assert match.state.words == [str(dice.d(6)) for _ in range(12)]
    assert_verifies(match)


def test_every_stream_restarts_with_other_dice() -> None:
    match = script()
    match.submit(0, ["draw", "draw combat"])
    match.rekey(7)
    assert match.tray.at == {}
    match.submit(0, ["draw"])
    assert match.state.words[2] == match.state.words[0]
    assert_verifies(match)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_rekeying_needs_a_valid_seed(seed: int) -> None:
    match = script()
    assert_rejected(match, "dice", lambda: match.rekey(seed))


def test_a_fork_draws_again_what_a_seat_does_not_know() -> None:
    duel = Duel()
    journal = Journal()
    match = Match(duel, "classic-5", seed=7, seats=[None, None], journal=journal)
    match.submit(0, duel.options(match.state, 0)[0])
    match.elapse(3000)
    known, hidden = match.view(0), match.view(1)
    dealt = []
    for seed in range(6):
        lines = list(journal.lines)
        fork = resume(lines, lambda _: Duel(), write=lines.append)
        fork.rekey(seed, imagined=0)
        assert fork.view(0) == known
        assert b'"imagined":0' in lines[-1]
        assert verify(lines, lambda _: Duel()).valid
        assert resume(lines, lambda _: Duel()).digest() == fork.digest()
        dealt.append(fork.view(1))
    assert any(view != hidden for view in dealt)


def test_nothing_is_drawn_again_for_no_seat_or_within_a_command() -> None:
    match = script()
    assert_rejected(match, "seats", lambda: match.rekey(5, imagined=9))
    match.submit(0, ["ask 1"])
    assert_rejected(match, "seats", lambda: match.rekey(5, imagined=0))


def test_a_fork_from_any_line_goes_on_and_verifies_as_a_journal_of_its_own() -> None:
    match = table(Raid(), "012", [0, 1, 2], None)
    match.submit(1, ["announce", "draw ambush"])
    match.submit(0, ["raid"])
    while match.running is not None:
        answer_first(match)
    match.submit(0, ["write w"])
    match.undo(0)
    match.answer(1, f"{match.number}.0", 0)
    whole = lines_of(match)
    endings = set()
    for at in range(match.number + 1):
        lines = whole[: at + 2]
        fork = resume(whole, find, at=at, seed=1000 + at, write=lines.append)
        while fork.running is not None:
            answer_first(fork)
        fork.submit(0, ["announce", "draw ambush", "end"])
        verdict = verify(lines, find)
        assert verdict.valid, (at, verdict)
        assert verdict.finished
        assert lines[: at + 2] == whole[: at + 2]
        assert b'"rekey":' in lines[at + 2]
        endings.add(lines[-2])
        again = resume(lines[:-2], find)
        assert again.digest() == resume(lines, find, at=fork.number - 1).digest()
    assert len(endings) == match.number + 1


def test_a_waiting_command_that_was_rekeyed_twice_can_be_restored() -> None:
    match = script(throws=[1])
    match.submit(0, ["announce", "ask 1", "announce", "ask 2", "announce", "draw combat"])
    match.rekey(50)
    match.answer(1, "1.0", 0)
    match.rekey(51)
    lines = list(lines_of(match))
    again = restore(match.snapshot(), Script(), write=lines.append)
    assert again.snapshot() == match.snapshot()
    for each in (match, again):
        each.answer(2, "1.1", 1)
        each.submit(0, ["announce", "draw combat"])
    assert lines == lines_of(match)
    assert_verifies(match)


def test_rekeying_drops_a_pending_undo() -> None:
    match = script()
    match.submit(0, ["write a"])
    match.undo(0)
    step = match.rekey(9)
    assert (step.asks, match.running, match.state.words) == ([], None, ["a"])
    match.submit(0, ["draw"])
    assert_verifies(match)


def test_a_match_cannot_be_resumed_from_a_missing_line() -> None:
    match = race()
    match.submit(0, "run")
    with pytest.raises(JournalError, match="there is no input 5: the last is 1"):
        resume(lines_of(match), find, at=5)


# Bots never see the match's dice.


class Peeker(Policy):
    """Remembers all that its dice would show."""

    name = "peeker"

    def __init__(self) -> None:
        self.seen: list[list[int]] = []

    def command(self, game: Any, state: Any, seat: int, options: Any, dice: Dice) -> Any:
        self.seen.append([int(dice.word()) for _ in range(64)])
        return options.command(0)

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        self.seen.append([int(dice.word()) for _ in range(64)])
        return 0


def has_run(words: Sequence[int], run: Sequence[int]) -> bool:
    size = len(run)
    return any(list(words[i : i + size]) == list(run) for i in range(len(words) - size + 1))


def test_the_dice_of_a_bot_are_separate_from_those_of_the_match() -> None:
    bot = Peeker()
    match = script(people="0", bots=bot)
    for _ in range(5):
        match.submit(0, ["draw", "draw ai", "draw seat/1", "ask 1", "ask 2"])
        match.act()
    assert len(bot.seen) == 15
    assert len({tuple(words) for words in bot.seen}) == 15
    for name in ("main", "ai", "seat/1", "answer/1.3", ""):
        dice = Dice(7, name)
        own = [int(dice.word()) for _ in range(400)]
        for words in bot.seen:
            assert not any(has_run(own, words[i : i + 2]) for i in range(0, 64, 8))


def test_thinking_does_not_move_the_matchs_dice() -> None:
    thinker, other = script(people="0", bots=Gambler()), script(people="0", bots=Naysayer())
    for match in (thinker, other):
        match.submit(0, ["draw", "ask 1", "draw"])
        match.bot_dice(1).d(6)
    assert thinker.tray.at == other.tray.at
    assert thinker.state.words[0::2] == other.state.words[0::2]


def test_a_fork_of_a_fork_does_not_reach_the_dice_of_the_match() -> None:
    match = script()
    other = match.fork().fork()
    assert throws(other) != throws(match)
