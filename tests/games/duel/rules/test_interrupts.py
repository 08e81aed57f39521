"""Leaving, giving up and errors: what is lost, what survives, and the way back."""

from typing import Any

import pytest

from games.duel.positions import (
    DEAL,
    DUEL,
    Told,
    as_json,
    at,
    engine_of,
    flags,
    match_of,
    prompted,
    scenario,
    started,
    tag,
)
from turnwright.games.duel.flow import FLOW
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy
from turnwright.kernel.state_machine import StateMachine


def left(**changes: Any) -> Told:
    """A match at 1 to 0 whose second round was left after ten seconds."""
    told = prompted(**changes)
    told.give("power")
    told.wait(10_000)
    told.give("navigate")
    return told


# Leaving a round.


def test_score_round_and_cards_survive_an_interrupted_round() -> None:
    told = left()
    assert told.line.split()[:4] == ["interruptRound", "2", "1-0", "3:4/2"]
    told.give("resume")
    assert told.line.split()[:4] == ["waitingForPlayerAction", "2", "1-0", "3:4/2"]
    told.dice_are_used_up()


def test_to_resume_goes_back_to_the_start_of_the_round() -> None:
    assert left().give("resume") == [
        "interruptRound > roundStart",
        "round:start 2",
        "roundStart > waitingForPlayerAction",
        "round:prompt 2",
    ]


def test_a_resumed_round_has_a_fresh_timer() -> None:
    told = left()
    told.wait(100_000)
    told.give("resume")
    assert told.match.view(0)["remainingMs"] == 30_000
    assert told.state.timers.ids() == ["selection"]


def test_a_break_that_was_left_is_over_when_the_player_returns() -> None:
    told = started()
    told.wait(1000)
    assert told.give("navigate") == ["cooldown > interruptRound"]
    assert told.match.view(0)["cards"] == {}
    assert told.give("resume")[-1] == "round:prompt 1"
    assert told.line.split()[3] == "1:2/1"
    told.dice_are_used_up()


def test_a_round_can_be_left_again_and_again() -> None:
    told = prompted([*DEAL, *DEAL])
    told.give("power")
    for _ in range(5):
        told.play("navigate", "resume")
    assert "round:decision winPlayer power 7-6" in told.give("power")
    told.dice_are_used_up()


def test_nothing_is_chosen_in_an_interrupted_round() -> None:
    told = left()
    assert told.refuse("power").code == "wrong-state"
    assert told.refuse("power@2").code == "wrong-state"
    assert told.refuse("power@1").code == "duplicate"
    assert told.refuse("start").code == "wrong-state"


def test_a_match_waits_for_the_player_to_come_back() -> None:
    told = left()
    assert [(pending.seat, pending.options) for pending in told.match.pending()] == [(0, 1)]
    assert [DUEL.notation.write_command(command) for command in DUEL.options(told.state, 0)] == ["resume"]


def test_the_opponent_can_leave_too_and_it_is_the_player_who_goes_on() -> None:
    told = prompted()
    told.give("navigate", seat=1)
    assert told.phase == "interruptRound"
    assert told.refuse("resume", seat=1).legal == [0]
    told.give("resume")
    assert told.phase == "waitingForPlayerAction"


def test_a_bot_whose_player_left_goes_on() -> None:
    bots = [DUEL.bots()["easy"], None]
    told = Told(Match(DUEL, scenario(cooldownMs=0), seats=bots))
    told.match.act()
    told.give("navigate", seat=1)
    told.match.act()
    assert told.phase == "waitingForPlayerAction"


# Time that runs out without auto-select.


def test_a_choice_that_is_not_made_interrupts_the_round_and_can_be_made_up_for() -> None:
    told = prompted(**flags(autoSelect=False))
    told.wait(30_000)
    assert told.phase == "interruptRound"
    told.give("resume")
    told.wait(29_999)
    assert "round:decision winPlayer power 9-8" in told.give("power")


def test_a_choice_that_is_never_made_ends_the_match_for_that_reason() -> None:
    told = prompted(waitingLimitMs=2000, **flags(autoSelect=False))
    told.wait(32_000)
    assert as_json(told.events[-1]) == {
        "type": "match:end",
        "winner": None,
        "scores": {"player": 0, "opponent": 0},
        "reason": "waiting",
    }
    assert (told.phase, told.state.outcome) == ("interruptMatch", "matchDraw")


# Giving up, and errors.


@pytest.mark.parametrize(
    ("seat", "end", "outcome"),
    [
        (0, "match:end opponent 9-0 quit", "matchWinOpponent"),
        (1, "match:end player 9-0 quit", "matchWinPlayer"),
    ],
)
def test_a_player_that_quits_loses_the_match_regardless_of_the_score(
    seat: int, end: str, outcome: str
) -> None:
    told = at("waitingForPlayerAction 10 9-0 1:2/10")
    assert told.give("quit", seat) == ["waitingForPlayerAction > interruptMatch", end]
    assert told.state.outcome == outcome
    assert told.match.outcome is not None
    assert told.match.outcome.winners == (1 - seat,)


def test_an_error_ends_the_match_without_a_winner() -> None:
    told = at("waitingForPlayerAction 10 9-0 1:2/10")
    assert told.give("error") == ["waitingForPlayerAction > interruptMatch", "match:end none 9-0 error"]
    assert told.match.outcome is not None
    assert told.match.outcome.winners == ()
    assert told.match.outcome.reason == "error"


@pytest.mark.parametrize("kind", ["quit", "error"])
def test_a_match_can_be_given_up_during_a_break(kind: str) -> None:
    told = started()
    assert told.give(kind)[0] == "cooldown > interruptMatch"
    assert told.match.outcome is not None


def test_a_match_can_be_given_up_by_every_person_at_any_time_it_goes_on() -> None:
    told = match_of()
    assert list(DUEL.extra_options(told.state, 0)) == []
    for told, offered in (
        (left(), ["quit"]),
        (started(), ["pause", "quit"]),
        (prompted(), ["pause", "quit"]),
    ):
        for seat in (0, 1):
            words = [DUEL.notation.write_command(command) for command in DUEL.extra_options(told.state, seat)]
            assert words == offered
        assert list(DUEL.extra_options(told.state, -1)) == []
    told.give("pause")
    assert [DUEL.notation.write_command(command) for command in DUEL.extra_options(told.state, 0)] == [
        "continue",
        "quit",
    ]


def test_an_interrupt_ends_a_pause_so_that_the_fresh_timer_runs() -> None:
    told = prompted()
    told.wait(5000)
    told.give("pause")
    told.give("navigate")
    told.give("resume")
    told.wait(0)
    view = told.match.view(0)
    assert (view["paused"], view["remainingMs"]) == (False, 30_000)
    told.wait(1000)
    assert told.match.view(0)["remainingMs"] == 29_000


def test_no_player_can_make_an_interrupted_round_wait_for_ever() -> None:
    told = left()
    assert told.refuse("pause").code == "wrong-state"
    told.wait(600_000)
    assert told.phase == "interruptMatch"


def test_a_clock_cannot_be_stopped_before_there_is_one() -> None:
    assert match_of().refuse("pause").code == "wrong-state"


def test_there_is_no_seat_but_the_two() -> None:
    told = prompted()
    for word in ("quit", "navigate", "error", "pause", "continue", "power"):
        for seat in (-1, 2, 99):
            assert told.refuse(word, seat).code == "no-seat"


def test_the_opponent_does_not_start_the_match() -> None:
    assert match_of().refuse("start", seat=1).legal == [0]


# Through the engine.


def test_an_interrupt_of_a_match_that_was_interrupted_changes_nothing_and_is_no_error() -> None:
    engine, screen = engine_of()
    engine.start_match()
    engine.interrupt("quit")
    before = engine.get_state()
    screen.take()
    for kind in ("quit", "navigate", "error"):
        assert engine.interrupt(kind)
    assert screen.take() == []
    assert engine.get_state() == before


@pytest.mark.parametrize("kind", ["quit", "navigate", "error"])
def test_an_interrupt_before_or_after_the_match_is_refused(kind: str) -> None:
    engine, screen = engine_of(mode="quick")
    assert not engine.interrupt(kind)
    assert screen.last.code == "wrong-state"
    engine.start_match()
    engine.choose_stat("power")
    assert engine.get_state()["stateId"] == "matchOver"
    assert not engine.interrupt(kind)
    assert screen.last.code == "over"


@pytest.mark.parametrize("kind", ["", "Quit", "leave", "timeout", None, 3, ["quit"]])
def test_an_interrupt_of_no_known_kind_is_refused(kind: Any) -> None:
    engine, screen = engine_of(flags={"skipRoundCooldown": True})
    engine.start_match()
    assert not engine.interrupt(kind)
    assert (screen.last.code, screen.last.legal) == ("unknown-kind", ("quit", "navigate", "error"))
    assert engine.get_state()["stateId"] == "waitingForPlayerAction"


def test_the_engine_comes_back_by_resume() -> None:
    engine, screen = engine_of(flags={"skipRoundCooldown": True})
    engine.start_match()
    engine.interrupt("navigate")
    assert engine.get_state()["stateId"] == "interruptRound"
    assert engine.resume()
    assert not engine.resume()
    assert screen.last.code == "wrong-state"


class Cheat(Policy):
    """Chooses a stat that does not exist."""

    name = "cheat"

    def command(self, game: Any, state: Any, seat: int, options: Any, dice: Any) -> Any:
        return DUEL.notation.parse_command("start")


class Clumsy(Policy):
    name = "clumsy"

    def command(self, game: Any, state: Any, seat: int, options: Any, dice: Any) -> Any:
        raise KeyError("the stat")


@pytest.mark.parametrize("opponent", [Cheat(), Clumsy()])
@pytest.mark.parametrize("interrupts", ["table", "by_state"])
def test_an_opponent_who_fails_ends_the_match_and_not_the_program(opponent: Policy, interrupts: str) -> None:
    engine, screen = engine_of(
        opponent=opponent, alternate_choice=True, interrupts=interrupts, flags={"skipRoundCooldown": True}
    )
    engine.start_match()
    assert engine.choose_stat("technique")
    assert "error:event fault" in screen.lines
    assert screen.lines[-1] == "match:end none 0-0 error"
    assert engine.get_state()["stateId"] == "interruptMatch"
    assert engine.next_due() == -1
    told = next(event for event in screen.events if tag(event) == "error:event")
    assert told.reason.startswith("the opponent failed")


@pytest.mark.parametrize("interrupts", ["table", "by_state"])
def test_a_damaged_arena_ends_the_match_and_not_the_program(interrupts: str) -> None:
    engine, screen = engine_of(interrupts=interrupts, flags={"skipRoundCooldown": True})
    engine.start_match()
    match = engine._match
    assert match is not None
    match.state.arena.stats.clear()
    before = engine.journal.lines[:]
    assert not engine.choose_stat("power")
    assert screen.lines[-1] == "match:end none 0-0 error"
    assert "error:event fault" in screen.lines
    assert engine.journal.lines[: len(before)] == before
    assert engine.get_state()["stateId"] == "interruptMatch"


def test_a_match_that_cannot_begin_for_an_unexpected_error_waits_on() -> None:
    engine, screen = engine_of()
    match = engine._match
    assert match is not None
    arena = match.state.arena
    arena.flow = StateMachine("closed", FLOW.start, [], (FLOW.start,))
    assert not engine.start_match()
    assert screen.lines == ["error:event fault"]
    arena.flow = FLOW
    assert engine.configure()
    assert engine.start_match()


def test_every_state_that_can_be_interrupted_has_a_way_back_to_the_start() -> None:
    for state in FLOW.states:
        if FLOW.next(state, "interrupt", "quit"):
            ended = FLOW.next(FLOW.next(state, "interrupt", "quit"), "rematch")
            assert ended == "waitingForMatchStart"


def test_dice_are_not_thrown_by_an_interrupt() -> None:
    told = prompted(DEAL)
    told.play("navigate", "resume", "quit")
    told.dice_are_used_up()
