"""Runs that go on from a position: dice and worlds of their own, and commands that wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from kernel.games import Gambler, Naysayer, Pad, Race, Script, race
from turnwright import Context, Dice, GameFault, JournalError, Match, Policy
from turnwright.kernel.game import SPECTATOR
from turnwright.kernel.rollouts import OMNISCIENT, Rollouts

GAMBLERS = [Gambler(), Gambler()]


class Vote(Script):
    """Every seat is asked once; the match is over when the script says so."""

    name: ClassVar[str] = "vote"

    def to_act(self, state: Pad) -> Sequence[int]:
        return [0]

    def imagine(self, state: Pad, seat: int, dice: Dice) -> Pad:
        other: Pad = self.clone(state)
        other.hands = [f"card{dice.below(100)}" for _ in other.hands]
        return other


def vote(*lines: str, people: str = "012", throws: Sequence[int] = ()) -> Match:
    seats: list[Policy | None] = [None if str(seat) in people else Naysayer() for seat in range(3)]
    match = Match(Vote(), seats=seats, throws=throws, seed=7)
    match.submit(0, [*lines, "end"])
    return match


def words(match: Match, bot: Policy, seat: int = OMNISCIENT, runs: int = 50) -> list[list[str]]:
    """What is written in each run from here to the end."""
    onward = Rollouts(Vote(), match.snapshot(), [bot, bot, bot], 0, seat)
    return [onward.play(run)[1].words for run in range(runs)]


def test_a_run_begins_at_the_position_and_leaves_it_as_it_was() -> None:
    match = race(40)
    match.submit(0, "run")
    onward = Rollouts(Race(), match.snapshot(), GAMBLERS, 1)
    first = onward.play(0)
    assert first[1].places[0] >= match.state.places[0]
    onward.play(1)
    assert onward.play(0) == first
    assert onward.begin(5) == match.state


def test_the_length_of_a_run_counts_the_inputs_before_it() -> None:
    match = race(40)
    for turn in range(4):
        match.submit(turn % 2, "rest")
    tally = Rollouts(Race(), match.snapshot(), GAMBLERS, 1).tally(0, 20)
    assert tally.runs == 20
    assert min(tally.lengths) > 4


def test_runs_are_the_same_however_they_are_split() -> None:
    match = race(40)
    onward = Rollouts(Race(), match.snapshot(), GAMBLERS, 1)
    whole = onward.tally(0, 30)
    part = onward.tally(0, 11)
    part.merge(onward.tally(11, 30))
    assert part.plain() == whole.plain()


def test_the_dice_are_not_those_of_the_match() -> None:
    for seed in range(5):
        match = race(1, seed)
        assert (
            len(
                {
                    tuple(Rollouts(Race(), match.snapshot(), GAMBLERS, seed).play(run)[1].places)
                    for run in range(40)
                }
            )
            > 4
        )


def test_a_bot_answers_for_the_asked_seat() -> None:
    match = vote("ask 1", "ask 2")
    assert words(match, Naysayer(), runs=3) == [["1:1", "2:1"]] * 3
    assert len({tuple(run) for run in words(match, Gambler())}) == 9


def test_a_given_answer_is_kept() -> None:
    match = vote("ask 1", "ask 2")
    match.answer(1, "1.0", 2)
    assert {run[0] for run in words(match, Gambler())} == {"1:2"}
    assert {run[1] for run in words(match, Gambler())} == {"2:0", "2:1", "2:2"}


@pytest.mark.parametrize("seat", [OMNISCIENT, SPECTATOR, 0, 1])
def test_a_seen_roll_is_kept_and_the_next_is_rolled_again(seat: int) -> None:
    match = vote("roll 2d6", "roll 1d6", "ask 1", "roll 1d6")
    told = [f"{roll.formula}={roll.total}" for roll in match.execution.rolls]
    runs = words(match, Naysayer(), seat)
    assert {tuple(run[:2]) for run in runs} == {tuple(told)}
    assert len({run[3] for run in runs}) == 6


def test_secret_dice_are_known_only_to_an_omniscient_agent() -> None:
    match = vote("draw", "ask 1", "draw")
    for seat in (SPECTATOR, 0, 1, 2):
        assert len({run[0] for run in words(match, Naysayer(), seat)}) == 6
    runs = words(match, Naysayer(), OMNISCIENT)
    assert len({run[0] for run in runs}) == 1
    assert len({run[2] for run in runs}) == 6


def test_dice_seen_by_a_seat_are_kept_for_that_seat() -> None:
    class Secret(Vote):
        name: ClassVar[str] = "secret"

        def do_draw(self, state: Pad, ctx: Context, stream: str = "main") -> None:
            super().do_draw(state, ctx, stream)
            ctx.tell([1], state.words[-1])

    match = Match(Secret(), seats=[None, None, None], seed=7)
    match.submit(0, ["draw", "ask 1", "end"])
    for seat, faces in ((1, 1), (0, 6), (SPECTATOR, 6)):
        onward = Rollouts(Secret(), match.snapshot(), [Naysayer()] * 3, 0, seat)
        assert len({onward.play(run)[1].words[0] for run in range(50)}) == faces


def test_engine_rolls_among_pending_ones_are_rolled_again() -> None:
    match = vote("each 1d6 0,1", people="1", throws=[1])
    assert match.running is not None
    assert len({run[0].split()[0] for run in words(match, Naysayer(), 1)}) == 6


def test_an_engine_roll_for_a_late_person_is_kept() -> None:
    match = vote("roll 1d6 1 10", "ask 1", throws=[1])
    match.elapse(20)
    (late,) = match.execution.rolls
    assert {run[0] for run in words(match, Naysayer(), 1)} == {f"1d6={late.total}"}


def test_worlds_with_other_events_before_the_question_are_skipped() -> None:
    class Groan(Vote):
        """A throw under 4 emits a groan, and then every seat is asked."""

        name: ClassVar[str] = "groan"

        def do_draw(self, state: Pad, ctx: Context, stream: str = "main") -> None:
            super().do_draw(state, ctx, stream)
            if int(state.words[-1]) < 4:
                self.do_say(state, ctx, "ouch")

    for seed in range(6):
        match = Match(Groan(), seats=[None, None, None], seed=seed)
        groaned = bool(match.submit(0, ["draw", "ask 1", "end"]).events)
        onward = Rollouts(Groan(), match.snapshot(), [Naysayer()] * 3, 0, 0)
        faces = {onward.play(run)[1].words[0] for run in range(60)}
        assert faces == (set("123") if groaned else set("456"))


def test_commands_that_look_the_same_while_they_wait_have_the_same_runs_to_the_bit() -> None:
    runs = []
    for seed in range(8):
        match = Match(Vote(), seats=[None, None, None], seed=seed)
        match.submit(0, ["draw", "ask 1", "draw", "end"])
        runs.append(words(match, Gambler(), 1, runs=20))
    assert all(each == runs[0] for each in runs)


def test_rollouts_throw_for_people() -> None:
    match = vote("roll 1d6 1", "roll 1d6 1", throws=[1])
    assert len({tuple(run) for run in words(match, Naysayer(), runs=200)}) > 30
    match.answer(1, "1.0", [4])
    runs = words(match, Naysayer(), runs=100)
    assert {run[0] for run in runs} == {"1d6=4"}
    assert len({run[1] for run in runs}) == 6


def test_throws_together_may_be_answered_in_part() -> None:
    match = vote("each 1d6 0,1", throws=[0, 1])
    match.answer(1, "1.1", [5])
    assert {run[0].split()[1] for run in words(match, Naysayer())} == {"5"}
    assert len({run[0] for run in words(match, Naysayer(), runs=100)}) == 6


def test_a_pending_undo_is_dropped_in_rollouts() -> None:
    match = Match(Script(), seats=[None, None, None], seed=7)
    match.submit(0, ["write x"])
    match.undo(0)
    assert match.running is not None
    assert Rollouts(Script(), match.snapshot(), [Gambler()] * 3, 0).begin(0).words == ["x"]


def test_hidden_information_is_redrawn_in_each_run() -> None:
    match = vote("ask 1")
    onward = Rollouts(Vote(), match.snapshot(), [Naysayer()] * 3, 0, 1)
    hands = [tuple(onward.begin(run).hands) for run in range(10)]
    assert len(set(hands)) == 10
    assert tuple(onward.begin(3).hands) == hands[3]


class Bluff(Vote):
    """A seat without an ace is not asked, so that a question reveals something."""

    name: ClassVar[str] = "bluff"

    def apply(self, state: Pad, seat: int, command: Any, ctx: Context) -> None:
        if state.hands[1] == "ace":
            self.do_ask(state, ctx, "1")
        if "say" in command:
            self.do_say(state, ctx, state.hands[2])
        state.over = True

    def imagine(self, state: Pad, seat: int, dice: Dice) -> Pad:
        other: Pad = self.clone(state)
        other.hands = [("ace", "ten")[int(dice.below(2))] for _ in other.hands]
        return other


def test_only_worlds_with_the_same_questions_are_played() -> None:
    match = Match(Bluff(), {"hands": ["ten", "ace", "ten"]}, seats=[None, None, None])
    match.submit(0, ["dare"])
    onward = Rollouts(Bluff(), match.snapshot(), [Naysayer()] * 3, 0, 0)
    worlds = [onward.begin(run).hands for run in range(40)]
    assert {world[1] for world in worlds} == {"ace"}
    assert {world[2] for world in worlds} == {"ace", "ten"}


def test_a_game_that_cannot_imagine_a_fitting_world_is_at_fault() -> None:
    class Blind(Bluff):
        def imagine(self, state: Pad, seat: int, dice: Dice) -> Pad:
            other: Pad = self.clone(state)
            other.hands = ["ten", "ten", "ten"]
            return other

    match = Match(Blind(), {"hands": ["ten", "ace", "ten"]}, seats=[None, None, None])
    match.submit(0, ["dare"])
    with pytest.raises(GameFault, match="none was found in which input 1 waits as it does"):
        Rollouts(Blind(), match.snapshot(), [Naysayer()] * 3, 0, 0).begin(0)


def test_a_rollout_from_invalid_data_is_refused() -> None:
    with pytest.raises(JournalError, match="not a snapshot of race"):
        Rollouts(Race(), b'{"number": 3}', GAMBLERS, 0)
