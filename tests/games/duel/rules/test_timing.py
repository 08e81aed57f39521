"""The clocks of a duel: thirty seconds to choose, three between rounds, and no player loses any."""

from collections.abc import Callable

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
    tags,
    ticks,
)
from turnwright.kernel.errors import ContentError

HOUR = 3_600_000


def seconds(name: str, first: int, last: int = 0) -> list[str]:
    return [f"{name} {left * 1000}" for left in range(first, last - 1, -1)]


# Lengths and ticks.


def test_a_choice_has_thirty_seconds_with_ticks_down_to_zero() -> None:
    told = prompted([*DEAL, 3])
    assert told.match.view(0)["remainingMs"] == 30_000
    heard = told.wait(30_000)
    assert ticks(heard) == seconds("selection", 29)
    assert heard.index("round:timeout 1") == heard.index("timer:tick selection 0") + 1


def test_the_break_between_rounds_has_three_seconds_with_ticks_down_to_zero() -> None:
    told = started()
    heard = told.wait(3000)
    assert ticks(heard) == seconds("cooldown", 2)
    assert heard.index("cooldown:end 1") == heard.index("timer:tick cooldown 0") + 1


def test_the_only_ticks_are_those_of_the_choice_and_of_the_break() -> None:
    told = started(dice=None, **flags(autoSelect=False))
    told.wait(3000 + 30_000 + 600_000)
    assert {event.id for event in told.events if tag(event) == "timer:tick"} == {"selection", "cooldown"}


def test_nothing_is_due_a_millisecond_early() -> None:
    told = prompted()
    told.wait(29_999)
    assert told.phase == "waitingForPlayerAction"
    assert told.match.view(0)["remainingMs"] == 1


def test_every_choice_has_its_own_thirty_seconds() -> None:
    told = prompted()
    told.wait(20_000)
    told.give("power")
    assert told.match.view(0)["remainingMs"] == 30_000


def test_a_choice_stops_its_timer() -> None:
    told = started()
    told.wait(3000)
    told.give("power")
    assert told.state.timers.ids() == ["cooldown"]
    assert all("selection" not in line for line in told.wait(2999))


def test_a_clock_that_is_advanced_late_still_gives_the_next_choice_its_full_time() -> None:
    told = started()
    told.at(3000)
    assert told.match.now == 3000
    told = started()
    told.at(2000)
    told.at(4900)
    assert told.phase == "waitingForPlayerAction"
    assert told.match.view(0)["remainingMs"] == 30_000


# Pause and resume.


def test_a_pause_keeps_what_is_left() -> None:
    told = prompted()
    told.wait(12_345)
    told.give("pause")
    assert told.match.view(0)["paused"] is True
    assert told.wait(HOUR) == []
    assert told.match.view(0)["remainingMs"] == 17_655
    told.give("continue")
    assert told.match.view(0)["paused"] is False
    assert told.wait(655) == ["timer:tick selection 17000"]


def test_the_time_left_is_reported_when_the_clocks_resume() -> None:
    told = prompted()
    told.wait(12_345)
    told.give("pause")
    assert told.give("continue") == ["timer:tick selection 17655"]


def test_a_pause_of_the_break_keeps_what_is_left_of_it() -> None:
    told = started()
    told.wait(1500)
    told.give("pause")
    told.wait(HOUR)
    assert told.phase == "cooldown"
    assert told.give("continue") == ["timer:tick cooldown 1500"]
    told.wait(1499)
    assert told.phase == "cooldown"
    told.wait(1)
    assert told.phase == "waitingForPlayerAction"


def test_no_time_passes_between_the_pause_and_the_last_clock_reading() -> None:
    # The clock says 5000, the pause comes, the clock goes on; the next reading is not charged.
    told = prompted()
    told.wait(5000)
    told.give("pause")
    told.give("continue")
    assert told.at(8000) == []
    assert told.match.view(0)["remainingMs"] == 25_000


def test_a_pause_is_not_reported_as_clock_drift() -> None:
    told = prompted()
    told.wait(1000)
    told.give("pause")
    told.at(1000 + HOUR)
    told.give("continue")
    told.at(2000 + HOUR)
    assert "debug" not in tags(told.events)


def test_to_pause_twice_or_resume_twice_is_refused() -> None:
    told = prompted()
    assert told.refuse("continue").code == "duplicate"
    told.give("pause")
    assert told.refuse("pause").code == "duplicate"
    told.give("continue")
    assert told.refuse("continue").code == "duplicate"


def test_a_stat_can_be_chosen_in_a_pause_and_the_break_waits_too() -> None:
    told = started()
    told.wait(3000)
    told.give("pause")
    told.give("power")
    assert told.wait(HOUR) == []
    assert (told.phase, told.match.view(0)["remainingMs"]) == ("cooldown", 3000)
    told.give("continue")
    told.wait(3000)
    assert told.phase == "waitingForPlayerAction"


@pytest.mark.parametrize("pauses", [1, 2, 7])
def test_however_often_it_is_paused_the_choice_takes_thirty_seconds_in_all(pauses: int) -> None:
    told = prompted([*DEAL, 3])
    for _ in range(pauses):
        told.wait(3100)
        told.give("pause")
        told.wait(777_777)
        told.give("continue")
        told.at(int(told.match.now))
    told.wait(30_000 - pauses * 3100 - 1)
    assert told.state.round == 1
    told.wait(1)
    assert told.state.round == 2


# A clock that jumps.


def test_exactly_two_seconds_late_is_no_drift_and_is_charged() -> None:
    told = prompted()
    heard = told.at(1000 + 2000)
    assert ticks(heard) == seconds("selection", 29, 27)
    assert "debug correction" not in heard
    assert told.match.view(0)["remainingMs"] == 27_000


def test_a_millisecond_more_is_one_correction_and_no_burst_of_ticks() -> None:
    told = prompted()
    assert told.at(1000 + 2001) == ["debug correction"]
    assert told.match.view(0)["remainingMs"] == 30_000


def test_the_remainder_stays_as_at_the_last_tick() -> None:
    told = prompted()
    told.wait(4700)
    assert told.at(4700 + HOUR) == ["debug correction"]
    assert told.match.view(0)["remainingMs"] == 26_000


def test_a_correction_says_how_far_the_clock_was_off_and_what_is_left() -> None:
    told = prompted()
    told.wait(4000)
    told.at(5000 + 8 * HOUR)
    assert as_json(told.events[-1]) == {
        "type": "debug",
        "kind": "correction",
        "detail": {"jumpMs": 8 * HOUR, "remainingMs": {"selection": 26_000}},
    }


def test_hours_of_sleep_cost_no_round() -> None:
    told = started()
    told.wait(3000)
    for hours in (1, 8, 100):
        told.at(int(told.match.now) + hours * HOUR)
    assert (told.phase, told.state.round) == ("waitingForPlayerAction", 1)
    assert [line for line in told.wait(3000) if line == "debug correction"] == []


def test_a_sleep_in_the_break_is_corrected_too() -> None:
    told = started()
    told.wait(1000)
    assert told.at(HOUR) == ["debug correction"]
    assert told.match.view(0)["remainingMs"] == 2000


def test_after_a_correction_time_runs_as_before() -> None:
    told = prompted([*DEAL, 3])
    told.wait(5000)
    told.at(HOUR)
    assert ticks(told.wait(25_000)) == seconds("selection", 24)
    assert told.state.round == 2


def test_a_jump_back_of_more_than_two_seconds_is_one_correction() -> None:
    told = prompted()
    told.wait(10_500)
    assert told.at(1000) == ["debug correction"]
    assert told.events[-1].detail["jumpMs"] == -9500
    assert told.match.view(0)["remainingMs"] == 19_500
    assert ticks(told.wait(500)) == ["selection 19000"]


def test_a_jump_back_of_two_seconds_or_less_is_none_and_costs_nothing() -> None:
    told = prompted()
    told.wait(10_500)
    assert told.at(8500) == []
    assert told.match.view(0)["remainingMs"] == 19_500


def test_before_the_match_there_is_nothing_to_correct() -> None:
    told = match_of()
    assert told.at(HOUR) == []
    told.give("start")
    assert told.match.view(0)["remainingMs"] == 3000
    assert told.wait(1000) == ["timer:tick cooldown 2000"]


def test_other_debug_events_are_reported_in_test_mode_only() -> None:
    quiet, tester = started(dice=None), started(dice=None, **flags(enableTestMode=True))
    for told in (quiet, tester):
        told.wait(3000)
        told.at(HOUR)
    assert [event.kind for event in quiet.events if tag(event) == "debug"] == ["correction"]
    assert [event.kind for event in tester.events if tag(event) == "debug"] == [
        *["transition"] * 4,
        "correction",
    ]


# No timer after the match.


def by_target() -> Told:
    told = at(
        "waitingForPlayerAction 10 9-0 1:2/10 player - - - - deck= seen= clock=0/1/run/selection:9:9:0:1000"
    )
    told.give("power")
    return told


def by_time() -> Told:
    told = at(
        "waitingForPlayerAction 25 0-0 1:2/25 player - - - - deck= seen= clock=0/1/run/selection:9:9:0:1000"
    )
    told.at(9)
    return told


def by_the_round_limit() -> Told:
    told = at(
        "waitingForPlayerAction 25 0-0 1:2/25 player - - - - deck= seen= clock=0/1/run/selection:9:9:0:1000"
    )
    told.give("technique")
    return told


def by_quitting_a_choice() -> Told:
    told = prompted()
    told.give("quit")
    return told


def by_an_error_in_a_break() -> Told:
    told = started()
    told.give("error")
    return told


def by_quitting_an_interrupted_round() -> Told:
    told = prompted()
    told.play("navigate", "quit")
    return told


def by_waiting_too_long() -> Told:
    told = prompted()
    told.give("navigate")
    told.wait(600_000)
    return told


def by_quitting_in_a_pause() -> Told:
    told = prompted()
    told.play("pause", "quit")
    return told


def by_a_deck_that_does_not_load() -> Told:
    told = match_of(scenario(deckError="it is gone"))
    told.give("start")
    return told


def by_bandit() -> Told:
    told = match_of("bandit")
    told.give("start")
    told.wait(80_000)
    return told


def by_a_quick_round() -> Told:
    told = match_of("quick")
    told.play("start", "power")
    return told


def by_teams() -> Told:
    told = match_of("team")
    told.give("start")
    told.play(*["power"] * 6)
    return told


ENDS: list[Callable[[], Told]] = [
    by_target,
    by_time,
    by_the_round_limit,
    by_quitting_a_choice,
    by_an_error_in_a_break,
    by_quitting_an_interrupted_round,
    by_waiting_too_long,
    by_quitting_in_a_pause,
    by_a_deck_that_does_not_load,
    by_bandit,
    by_a_quick_round,
    by_teams,
]


@pytest.mark.parametrize("end", ENDS)
def test_no_timer_lives_after_the_match(end: Callable[[], Told]) -> None:
    told = end()
    assert told.match.outcome is not None
    assert told.state.timers.ids() == []
    assert DUEL.next_due(told.state) == -1
    assert told.match.view(0)["remainingMs"] == 0
    assert tags(told.events).count("match:end") == 1


# Settings of the clocks.


def test_in_test_mode_time_can_run_faster() -> None:
    told = match_of(scenario(timerSpeed=100, **flags(enableTestMode=True)), dice=[*DEAL, 1])
    told.give("start")
    told.wait(30)
    assert told.phase == "waitingForPlayerAction"
    assert len(ticks(told.wait(299))) == 29
    told.wait(1)
    assert told.state.round == 2
    told.dice_are_used_up()


def test_outside_test_mode_time_runs_as_it_does() -> None:
    with pytest.raises(ContentError, match="1 outside test mode"):
        match_of(scenario(timerSpeed=2))


def test_the_timer_of_the_choice_can_be_switched_off() -> None:
    told = prompted(selectionMs=0)
    assert DUEL.next_due(told.state) == -1
    assert told.wait(24 * HOUR) == []
    assert told.phase == "waitingForPlayerAction"
    told.give("power")
    assert told.score == (1, 0)


def test_the_solo_scenario_has_all_the_time_in_the_world() -> None:
    told = match_of("solo")
    told.give("start")
    told.wait(3000)
    assert told.wait(24 * HOUR) == []
    assert told.match.pending()[0].deadline == -1


@pytest.mark.parametrize("stretch", [1, 2, 10])
def test_the_time_to_choose_can_be_stretched_ten_times(stretch: int) -> None:
    told = prompted([*DEAL, 5], selectionStretch=stretch)
    assert len(ticks(told.wait(30_000 * stretch - 1))) == 30 * stretch - 1
    assert told.state.round == 1
    told.wait(1)
    assert told.state.round == 2


def test_the_time_to_choose_is_stretched_or_switched_off_before_a_match_only() -> None:
    engine, screen = engine_of()
    assert engine.configure(selection_stretch=10)
    engine.start_match()
    engine.pass_time(3000)
    assert engine.get_state()["remainingMs"] == 300_000
    assert not engine.configure(selection_ms=0)
    assert screen.last.code == "locked"
    assert engine.get_state()["remainingMs"] == 300_000


def test_any_length_of_choice_and_break_can_be_set() -> None:
    told = started([*DEAL, 1], selectionMs=2500, cooldownMs=400)
    assert ticks(told.wait(400)) == ["cooldown 0"]
    assert ticks(told.wait(2500)) == ["selection 2000", "selection 1000", "selection 0"]


# Waiting.


@pytest.mark.parametrize("limit", [1, 5000, 600_000])
def test_an_interrupted_round_is_waited_for_up_to_a_limit(limit: int) -> None:
    told = prompted(waitingLimitMs=limit)
    told.play("power", "navigate")
    told.wait(limit - 1)
    assert told.match.outcome is None
    assert told.wait(1) == ["interruptRound > interruptMatch", "match:end none 1-0 waiting"]
    assert told.match.outcome is not None
    assert told.match.outcome.reason == "waiting"


def test_without_a_limit_an_interrupted_round_waits_for_ever() -> None:
    told = prompted(waitingLimitMs=0)
    told.give("navigate")
    assert DUEL.next_due(told.state) == -1
    told.wait(1000 * HOUR)
    assert told.phase == "interruptRound"


def test_a_player_who_returns_in_time_gets_the_full_wait_the_next_time() -> None:
    told = prompted(waitingLimitMs=10_000)
    for _ in range(3):
        told.give("navigate")
        told.wait(9999)
        told.give("resume")
    assert told.phase == "waitingForPlayerAction"


def test_the_wait_for_a_resume_emits_nothing() -> None:
    told = prompted()
    told.give("navigate")
    assert told.wait(599_999) == []
    assert told.match.view(0)["timer"] == {"id": "waiting", "totalMs": 600_000, "deadline": 600_000}


# What the pending list says of time.


def test_auto_select_can_take_the_choosers_best_stat() -> None:
    told = prompted(autoSelectMode="highest")
    assert "round:decision winPlayer power 9-8" in told.wait(30_000)
    told.dice_are_used_up()
    # In a round that the opponent chooses it is the opponent's best, and of equals the first.
    line = (
        "waitingForPlayerAction 2 0-0 1:4/2 opponent - - - - deck= seen= clock=0/1/run/selection:1:1:0:1000"
    )
    told = at(line, autoSelectMode="highest", alternateChoice=True)
    assert "round:decision winOpponent newaza 0-7" in told.at(1)


@pytest.mark.parametrize(("face", "stat"), [*enumerate("power speed technique kumikata newaza".split(), 1)])
def test_auto_select_draws_any_stat_by_the_dice(face: int, stat: str) -> None:
    told = prompted([*DEAL, face])
    told.wait(30_000)
    assert next(event.stat for event in told.events if tag(event) == "round:decision") == stat
    told.dice_are_used_up()


def test_pending_says_when_the_time_to_choose_runs_out() -> None:
    told = prompted()
    told.wait(10_500)
    assert [(pending.seat, pending.options, pending.deadline) for pending in told.match.pending()] == [
        (0, 5, 30_000)
    ]
    told.give("pause")
    assert [pending.deadline for pending in told.match.pending()] == [-1]


def test_a_turn_limit_leaves_the_choice_to_the_timer_and_resumes_an_interrupted_round() -> None:
    told = prompted()
    assert DUEL.turns.timeout_command(told.state, 0) is None
    told.give("navigate")
    assert DUEL.notation.write_command(DUEL.turns.timeout_command(told.state, 0)) == "resume"
