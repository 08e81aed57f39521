"""The silent path: a match played to its end in place, with no clones, no events and no journal."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from kernel.games import Gambler, Naysayer, Pad, Race, RaceScenarios, Script, Track
from turnwright import Context, Dice, GameFault, Match, Outcome, Policy, Rejected, playout
from turnwright.kernel.dice import Tray
from turnwright.kernel.errors import BotFault
from turnwright.kernel.execution import Execution
from turnwright.kernel.playout import Runs


def silent(seed: int = 7, policies: Sequence[Policy] = (), run: int = 0) -> Context:
    return Execution(Tray(seed, run), False, None, policies)


class Runner(Policy):
    """Always runs."""

    name: ClassVar[str] = "runner"


RUNNERS = [Runner(), Runner()]


def test_a_playout_ends_as_the_match_would_have() -> None:
    for seed in range(20):
        match = Match(Race(), {"goal": 30}, seed=seed, seats=RUNNERS)
        while match.outcome is None:
            match.act()
        state = Track(30)
        assert playout(Race(), state, RUNNERS, silent(seed)) == match.outcome
        assert state == match.state


def test_a_playout_plays_in_place_and_emits_nothing() -> None:
    state, ctx = Track(30), silent()
    outcome = playout(Race(), state, RUNNERS, ctx)
    assert max(state.places) >= 30
    assert outcome.reason == "goal"
    assert (ctx.events, ctx.rolls, ctx.to) == ([], [], {})


def test_the_dice_of_the_players_are_not_the_dice_of_the_game() -> None:
    gamblers = [Gambler(), Gambler()]
    one, two = Track(200), Track(200)
    playout(Race(), one, gamblers, silent(1))
    playout(Race(), two, gamblers, silent(1), number=1)
    assert one != two


def test_bots_throw_the_dice_that_a_match_would_give_them() -> None:
    gamblers = [Gambler(), Gambler()]
    for run in range(5):
        match = Match(Race(), {"goal": 60}, seed=3, run=run, seats=gamblers)
        while match.outcome is None:
            match.act()
        outcome, state = Runs(Race(), {"goal": 60}, gamblers, 3).play(run)
        assert (outcome, state) == (match.outcome, match.state)


def test_a_match_that_is_over_is_not_played() -> None:
    state = Track(12, [12, 0], 1)
    assert playout(Race(), state, RUNNERS, silent()).winners == (0,)
    assert state == Track(12, [12, 0], 1)


def test_a_match_ends_at_the_step_limit() -> None:
    state = Track(10**6)
    assert playout(Race(), state, RUNNERS, silent(), 100) == Outcome((), "steps")
    assert playout(Race(), state, RUNNERS, silent(), 0) == Outcome((), "steps")


def test_a_match_that_ends_with_the_last_step_has_ended() -> None:
    state = Track(30)
    match = Match(Race(), {"goal": 30}, seed=7, seats=RUNNERS)
    while match.outcome is None:
        match.act()
    assert playout(Race(), state, RUNNERS, silent(), match.number) == match.outcome


class Clockwork(Script):
    """No seat acts: only time passes, and counts its steps."""

    name: ClassVar[str] = "clockwork"

    def to_act(self, state: Pad) -> Sequence[int]:
        return []

    def next_due(self, state: Pad) -> int:
        return -1 if state.clock < 0 else state.clock + 100

    def elapse(self, state: Pad, now: int, ctx: Context) -> None:
        state.words.append(f"{now}/{ctx.now}")
        state.clock = -1 if now >= 400 else now
        state.over = state.number > 0 and now >= 300


def test_when_no_seat_can_act_time_passes_to_the_next_deadline() -> None:
    state = Pad(number=1.0)
    outcome = playout(Clockwork(), state, [], silent())
    assert outcome.reason == "the script ended"
    assert state.words == ["100/100", "200/200", "300/300"]


def test_a_match_without_possible_inputs_is_stuck() -> None:
    assert playout(Clockwork(), Pad(), [], silent()) == Outcome((), "stuck")


class Quiz(Script):
    """Every turn asks a question."""

    name: ClassVar[str] = "quiz"

    def apply(self, state: Pad, seat: int, command: Any, ctx: Context) -> None:
        self.do_ask(state, ctx, "1")
        state.over = len(state.words) >= 200


def quizzed(policy: Policy, run: int = 0) -> list[str]:
    policies = [Runner(), policy, Runner()]
    state = Pad()
    playout(Quiz(), state, policies, Execution(Tray(7, run), False, Quiz(), policies))
    return state.words


def test_bots_answer_in_a_playout_too() -> None:
    assert quizzed(Naysayer()) == ["1:1"] * 200


def test_every_answer_of_every_run_has_dice_of_its_own() -> None:
    answers = quizzed(Gambler())
    assert {answers.count(f"1:{choice}") > 40 for choice in range(3)} == {True}
    assert quizzed(Gambler(), run=1) != answers
    assert quizzed(Gambler()) == answers


def test_a_bot_that_breaks_the_rules_ends_the_playout() -> None:
    class Flier(Policy):
        def command(self, game: Any, state: Any, seat: int, options: Any, dice: Dice) -> Any:
            return "fly"

    with pytest.raises(BotFault, match='"first" gave a command that is refused: no runner can fly') as told:
        playout(Race(), Track(), [Flier(), Flier()], silent())
    assert told.value.seat == 0
    assert isinstance(told.value.__cause__, Rejected)


@pytest.mark.parametrize("error", [ZeroDivisionError("oops"), SystemExit(3)], ids=["error", "exit"])
def test_a_failing_bot_is_named(error: BaseException) -> None:
    class Stumbler(Policy):
        name: ClassVar[str] = "stumbler"

        def command(self, game: Any, state: Any, seat: int, options: Any, dice: Dice) -> Any:
            raise error

    with pytest.raises(BotFault, match=f'the bot "stumbler" failed: {type(error).__name__}: ') as told:
        playout(Race(), Track(), [Runner(), Stumbler()], silent())
    assert (told.value.seat, told.value.__cause__) == (1, error)
    again = pickle.loads(pickle.dumps(told.value))
    assert (str(again), again.seat) == (str(told.value), 1)


class AstrayScenarios(RaceScenarios):
    def load(self, scenario: Any) -> Any:
        return scenario


class Astray(Race):
    """A race in which a seat counts that is not there."""

    name: ClassVar[str] = "astray"
    scenarios = AstrayScenarios()

    def setup(self, scenario: Any, ctx: Context) -> Track:
        return Track(scenario["goal"], turn=scenario.get("turn", 0))

    def outcome(self, state: Track) -> Outcome | None:
        return Outcome((state.goal,), "goal") if state.turn == 1 else None


@pytest.mark.parametrize("seat", [2, -1])
def test_an_unknown_seat_cannot_win_or_act(seat: int) -> None:
    runs = Runs(Astray(), {"goal": seat}, [Runner(), Runner()], 0)
    with pytest.raises(GameFault, match=f"astray lets seat {seat} win run 4, which does not exist"):
        runs.tally(4, 6)
    waiting = Runs(Astray(), {"goal": 1, "turn": seat}, [Runner(), Runner()], 0)
    with pytest.raises(GameFault, match=f"astray waits for seat {seat}, which does not exist"):
        waiting.tally(0, 1)


def test_an_exception_of_a_game_is_reported_as_its_fault() -> None:
    with pytest.raises(GameFault, match="astray failed in run 3: KeyError: 'goal'") as told:
        Runs(Astray(), {}, [Runner(), Runner()], 0).tally(3, 4)
    assert isinstance(told.value.__cause__, KeyError)


def test_the_step_limit_is_the_number_of_inputs() -> None:
    state, ctx = Track(10**6), silent()
    playout(Race(), state, RUNNERS, ctx, 3)
    assert ctx.number == 3  # type: ignore[attr-defined]


def test_a_match_of_a_game_that_counts_nothing_is_as_long_as_its_inputs() -> None:
    match = Match(Race(), {"goal": 30}, seed=7, seats=RUNNERS)
    while match.outcome is None:
        match.act()
    assert Runs(Race(), {"goal": 30}, RUNNERS, 7).tally(0, 1).lengths == {match.number: 1}
