"""The acceptance criteria and edge cases, each in its own words; milliseconds are those of a virtual clock.

What a limit in milliseconds requires is emitted by the input that causes it, without delay.
"""

# ruff: noqa: E501

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from games.duel.positions import (
    DEAL,
    DECK,
    DUEL,
    Listener,
    at,
    engine_of,
    flags,
    match_of,
    prompted,
    scenario,
    started,
    states,
    tag,
    tags,
    ticks,
)
from turnwright.games.duel import create_battle_engine
from turnwright.games.duel.flow import FLOW
from turnwright.kernel.errors import Rejected
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy

LAST_CHANCE = "waitingForPlayerAction"

# State accuracy.


def test_given_a_documented_state_transition_when_the_trigger_is_fired_then_the_engine_moves_to_the_correct_next_state_only() -> (
    None
):
    told = started([*DEAL, *DEAL], pointsToWin=5)
    assert states(told.wait(3000)) == ["roundStart", "waitingForPlayerAction"]
    assert states(told.give("power")) == ["roundDecision", "roundOver", "cooldown"]
    told = at("waitingForPlayerAction 7 9-0 1:2/7")
    assert states(told.give("power")) == ["roundDecision", "roundOver", "matchDecision", "matchOver"]


def test_no_state_is_skipped_or_emitted_twice_and_no_transition_is_undocumented() -> None:
    told = started(dice=None)
    while told.match.outcome is None:
        told.play("power")
    changes = [event for event in told.events if tag(event) == "state:change"]
    for before, after in pairwise(changes):
        assert before.to == after.source
    for change in changes:
        assert (
            FLOW.next(change.source, change.context["trigger"], change.context.get("guard", "")) == change.to
        )


# Selection window.


def test_given_a_round_prompt_when_a_player_submits_a_valid_stat_then_only_the_first_valid_input_is_accepted_and_extras_are_ignored() -> (
    None
):
    engine, screen = engine_of(seed=3)
    engine.start_match()
    engine.pass_time(3000)
    assert engine.choose_stat("power")
    after = engine.get_state()
    for extra in ("power", "speed", "technique"):
        assert not engine.choose_stat(extra)
        assert screen.last.code == "duplicate"
    assert engine.get_state() == after
    assert tags(screen.events).count("round:decision") == 1


def test_given_an_invalid_stat_key_when_choose_stat_is_called_then_the_engine_rejects_it_and_emits_an_error_event() -> (
    None
):
    engine, screen = engine_of(seed=3)
    engine.start_match()
    engine.pass_time(3000)
    before = engine.get_state()
    for key in ("strength", "", "Power", "power ", "POWER"):
        assert not engine.choose_stat(key)
        assert (tag(screen.last), screen.last.code) == ("error:event", "unknown-stat")
        assert screen.last.legal == ("power", "speed", "technique", "kumikata", "newaza")
    assert engine.get_state() == before
    assert engine.choose_stat("power")


# Timeout.


def test_given_auto_select_true_when_timer_expires_then_the_engine_auto_selects_a_stat_and_continues() -> (
    None
):
    told = prompted([*DEAL, 4])
    heard = told.wait(30_000)
    assert "round:timeout 1" in heard
    assert "round:decision winPlayer kumikata 7-1" in heard
    assert (told.phase, told.state.round) == ("waitingForPlayerAction", 2)
    told.dice_are_used_up()


def test_given_auto_select_false_when_timer_expires_then_the_engine_transitions_to_interrupt_round() -> None:
    told = prompted(**flags(autoSelect=False))
    heard = told.wait(30_000)
    assert heard[-3:] == [
        "timer:tick selection 0",
        "round:timeout 1",
        "waitingForPlayerAction > interruptRound",
    ]
    assert told.score == (0, 0)
    told.dice_are_used_up()


# Drift handling.


@pytest.mark.parametrize("asleep", [3001, 10_000, 3_600_000, 36_000_000])
def test_given_system_sleep_or_clock_drift_over_2s_when_resumed_then_the_engine_corrects_timers_and_emits_a_debug_correction_event(
    asleep: int,
) -> None:
    told = prompted()
    told.wait(5000)
    assert told.at(5000 + asleep) == ["debug correction"]
    assert told.match.view(0)["remainingMs"] == 25_000
    assert ticks(told.wait(1000)) == ["selection 24000"]


# Scoring.


def test_given_a_resolved_round_outcome_when_values_are_compared_then_score_update_is_emitted_within_250_ms() -> (
    None
):
    told = prompted()
    now = told.match.now
    heard = told.give("power")
    assert heard[1:3] == ["round:decision winPlayer power 9-8", "score:update 1-0"]
    assert told.match.now == now


# Match end.


def test_given_a_player_reaches_win_target_when_round_completes_then_match_end_is_emitted_with_final_scores() -> (
    None
):
    assert "match:end player 10-7 target" in at("waitingForPlayerAction 17 9-7 1:2/17").give("power")


def test_given_max_rounds_is_exceeded_when_round_completes_then_match_end_is_emitted_with_final_scores() -> (
    None
):
    assert "match:end none 9-7 maxRounds" in at("waitingForPlayerAction 25 8-7 1:2/25").give("power")


# Interrupt stability.


@pytest.mark.parametrize("kind", ["quit", "navigate", "error"])
@pytest.mark.parametrize("time", [0, 1500, 3000, 4000, 32_999])
def test_given_an_interrupt_event_when_applied_then_the_engine_ends_in_a_clean_terminal_or_rollback_state_with_no_ghost_timers(
    kind: str, time: int
) -> None:
    told = started()
    told.wait(time)
    told.give(kind)
    assert told.phase == ("interruptRound" if kind == "navigate" else "interruptMatch")
    running = told.state.timers.ids()
    assert running == (["waiting"] if kind == "navigate" else [])
    if kind == "navigate":
        assert tags(told.match.elapse(told.match.now + 60_000).events) == []


# Reproducibility.

PLAY = """
import sys
sys.path[:0] = sys.argv[1:]
from games.duel.transcripts import TRANSCRIPTS, transcript
for name in TRANSCRIPTS:
    sys.stdout.write(transcript(name).decode())
"""


def transcripts_in_another_process(hash_seed: str) -> str:
    import turnwright

    paths = [str(Path(__file__).parents[2]), str(Path(turnwright.__file__).parents[1])]
    ran = subprocess.run(
        [sys.executable, "-c", PLAY, *paths],
        env={"PYTHONHASHSEED": hash_seed, "PYTHONUTF8": "1"},
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    )
    return ran.stdout


def test_given_the_same_seed_and_flags_when_a_match_is_replayed_then_the_transcript_is_identical() -> None:
    def play() -> bytes:
        journal = Journal()
        bots = [DUEL.bots()["medium"], DUEL.bots()["search"]]
        match = Match(DUEL, "alternate", seed=2026, seats=bots, journal=journal)
        while match.outcome is None:
            match.act() or match.elapse(DUEL.next_due(match.state))
        return journal.text()

    assert play() == play()


def test_given_the_same_seed_and_flags_then_the_transcript_is_identical_in_every_process() -> None:
    first, *others = [transcripts_in_another_process(seed) for seed in ("0", "1", "random")]
    assert first.count('"turnwright":1') > 8
    assert others == [first, first]


def test_another_seed_is_another_match() -> None:
    def cards(seed: int) -> list[int]:
        told = match_of("classic", seed=seed)
        told.give("start")
        told.wait(3000)
        return list(told.state.deck)

    assert cards(1) != cards(2)


# Performance: the bench prints real milliseconds; here a transition is one input with all its effects.


def test_given_processing_transitions_then_handling_completes_in_the_same_input() -> None:
    told = prompted(dice=None)
    before = told.match.number
    told.give("power")
    assert told.match.number == before + 1
    assert told.phase == "waitingForPlayerAction"


# Edge cases.


def test_edge_dataset_fails_to_load_then_engine_emits_error(tmp_path: Path) -> None:
    engine, screen = engine_of(deck=tmp_path / "missing.json")
    engine.start_match()
    assert screen.lines == [
        "waitingForMatchStart > matchStart",
        "error:event deck",
        "matchStart > interruptMatch",
        "match:end none 0-0 error",
    ]


def test_edge_player_inactivity_with_auto_select_false_then_safe_interrupt_path() -> None:
    told = prompted(**flags(autoSelect=False))
    told.wait(30_000)
    assert told.phase == "interruptRound"
    heard = told.wait(600_000)
    assert heard == ["interruptRound > interruptMatch", "match:end none 0-0 waiting"]
    assert told.state.timers.ids() == []


@pytest.mark.parametrize("jump", [-7_200_000, -2001, 3001, 7_200_000])
def test_edge_clock_jump_or_drift_over_2s_then_emit_debug_correction_and_adjust_timers(jump: int) -> None:
    told = prompted()
    told.wait(10_000)
    assert told.at(10_000 + jump) == ["debug correction"]
    assert told.match.view(0)["remainingMs"] == 20_000


def test_edge_duplicate_input_events_then_ignore_after_first_valid_choice() -> None:
    told = started()
    told.wait(3000)
    told.give("power")
    assert told.refuse("power").code == "duplicate"
    assert told.refuse("speed").code == "duplicate"


def test_edge_duplicate_input_events_without_a_break_are_distinguished_by_their_round() -> None:
    told = prompted([*DEAL, *DEAL])
    told.give("power@1")
    assert told.refuse("power@1").code == "duplicate"
    assert told.score == (1, 0)
    told.give("speed@2")
    assert told.score == (1, 1)
    told.dice_are_used_up()


class Broken(Policy):
    name = "broken"

    def command(self, game: Any, state: Any, seat: int, options: Any, dice: Any) -> Any:
        raise ZeroDivisionError("this opponent cannot count")


def test_edge_unexpected_error_then_transition_to_interrupt_match() -> None:
    engine, screen = engine_of(
        opponent=Broken(), alternate_choice=True, flags={"skipRoundCooldown": True}, seed=1
    )
    engine.start_match()
    engine.choose_stat("power")
    assert screen.lines[-3:] == [
        "error:event fault",
        "waitingForPlayerAction > interruptMatch",
        screen.lines[-1],
    ]
    assert screen.lines[-1].endswith(" error")
    assert engine.get_state()["stateId"] == "interruptMatch"


# The goals.


def test_goal_determinism_same_seed_and_same_inputs_make_the_same_outcomes() -> None:
    def play() -> tuple[str, list[str]]:
        engine = create_battle_engine(seed=77)
        screen = Listener(engine)
        engine.on("round:prompt", lambda event: engine.choose_stat("technique"))
        engine.start_match()
        engine.pass_time(200_000)
        return engine.journal.link.decode(), screen.lines

    assert play() == play()


def test_goal_ui_independence_the_engine_emits_events_and_never_draws(
    capsys: pytest.CaptureFixture[str],
) -> None:
    engine = create_battle_engine(seed=77)
    engine.start_match()
    engine.pass_time(2_000_000)
    assert engine.get_state()["stateId"] == "matchOver"
    assert capsys.readouterr() == ("", "")


def test_goal_robust_timing_there_is_one_timer_at_a_time() -> None:
    told = started(dice=None)
    while told.match.outcome is None:
        assert len(told.state.timers.ids()) == 1
        told.wait(1000)
    assert told.state.timers.ids() == []


def test_goal_accessibility_every_event_carries_an_id_and_arguments_for_an_announcement() -> None:
    told = started(dice=None)
    told.wait(2_000_000)
    for event in told.events:
        message, arguments = event.message
        assert message == tag(event).replace(":", "-")
        assert isinstance(arguments, dict)


def test_goal_testability_seed_and_debug_events_in_test_mode() -> None:
    engine, screen = engine_of(seed=42, flags={"enableTestMode": True}, timer_speed=10)
    engine.start_match()
    engine.pass_time(300)
    assert engine.get_seed() == 42
    assert engine.get_state()["stateId"] == "waitingForPlayerAction"
    assert screen.lines.count("debug transition") == len(states(screen.lines)) == 4


def test_goal_recovery_a_round_that_was_left_goes_on_with_score_round_and_cards() -> None:
    told = started()
    told.wait(3000)
    told.play("power")
    told.wait(4000)
    cards = told.match.view(0)["cards"]
    told.give("navigate")
    told.give("resume")
    assert told.score == (1, 0)
    assert told.state.round == 2
    assert told.match.view(0)["cards"] == cards
    assert told.match.view(0)["remainingMs"] == 30_000


# The people.


def test_story_a_developer_can_integrate_the_engine_into_any_surface() -> None:
    heard: list[str] = []
    engine = create_battle_engine(points_to_win=5, seed=7)
    engine.on("round:prompt", lambda event: engine.choose_stat(event.available_stats[0]))
    engine.on("match:end", lambda event: heard.append(event.reason))
    engine.start_match()
    while engine.next_due() >= 0:
        engine.elapse(engine.next_due())
    assert heard == ["target"]


def test_story_a_tester_can_simulate_seeded_matches_and_assert_outcomes() -> None:
    told = match_of(scenario(cooldownMs=0, pointsToWin=5), dice=DEAL * 3)
    told.give("start")
    assert "match:end player 5-0 target" in told.play(*["power"] * 5)
    told.dice_are_used_up()


def test_story_the_game_never_skips_a_turn_and_timers_feel_fair() -> None:
    # A choice in the last millisecond counts, and a machine that slept has stolen no time.
    told = prompted()
    told.wait(29_999)
    assert "round:decision winPlayer power 9-8" in told.give("power")
    told.at(1_000_000)
    assert told.match.view(0)["remainingMs"] == 30_000


def test_story_an_accessibility_reviewer_receives_timers_states_and_outcomes() -> None:
    told = prompted()
    told.wait(1000)
    told.give("power")
    assert {"timer:tick", "state:change", "round:decision", "score:update"} <= set(tags(told.events))


# The player's flow.


def test_flow_1_start_match_the_player_presses_start_and_the_engine_enters_match_start() -> None:
    engine, screen = engine_of()
    engine.start_match()
    assert screen.lines[0] == "waitingForMatchStart > matchStart"


def test_flow_2_round_start_the_player_sees_available_stats_and_the_timer_begins() -> None:
    engine, screen = engine_of()
    engine.start_match()
    engine.pass_time(3000)
    assert len(screen.last.available_stats) == 5
    assert engine.get_state()["remainingMs"] == 30_000


def test_flow_3_player_choice_is_validated_compared_and_scored() -> None:
    told = prompted()
    assert told.refuse("strength").code == "malformed"
    assert told.give("power")[1:3] == ["round:decision winPlayer power 9-8", "score:update 1-0"]


def test_flow_4_cooldown_a_short_pause_of_3s_before_the_next_round() -> None:
    told = started(dice=None)
    told.wait(3000)
    told.give("power")
    assert (told.phase, told.match.view(0)["remainingMs"]) == ("cooldown", 3000)
    told.wait(2999)
    assert told.phase == "cooldown"
    told.wait(1)
    assert told.phase == "waitingForPlayerAction"


def test_flow_5_interrupts_a_player_who_navigates_away_mid_selection_ends_the_round_safely() -> None:
    told = prompted()
    told.wait(12_345)
    assert told.give("navigate") == ["waitingForPlayerAction > interruptRound"]
    assert told.score == (0, 0)


def test_flow_6_match_end_is_a_clear_terminal_state_with_no_lingering_timers() -> None:
    told = at("waitingForPlayerAction 9 9-0 1:2/9")
    told.give("power")
    assert told.phase == "matchOver"
    assert told.state.timers.ids() == []
    assert DUEL.next_due(told.state) == -1
    with pytest.raises(Rejected, match="the match is over"):
        told.at(100_000)


def test_feedback_choice_confirmation_is_emitted_within_250_ms() -> None:
    engine, screen = engine_of(seed=1)
    engine.start_match()
    engine.pass_time(3000)
    screen.take()
    now = engine.now
    engine.choose_stat("power")
    assert "round:decision" in tags(screen.events)
    assert engine.now == now


def test_feedback_countdown_correction_after_a_pause_is_emitted_within_500_ms() -> None:
    engine, screen = engine_of(seed=1)
    engine.start_match()
    engine.pass_time(3000 + 12_600)
    engine.pause_timers()
    engine.pass_time(90_000)
    screen.take()
    engine.resume_timers()
    assert screen.take() == ["timer:tick selection 17400"]
    assert engine.get_state()["remainingMs"] == 17_400


# What a screen must be able to show.


@pytest.mark.parametrize(("auto", "to"), [(True, "roundDecision"), (False, "interruptRound")])
def test_ux_a_screen_can_show_when_auto_select_is_applied_or_an_interrupt_occurs(auto: bool, to: str) -> None:
    told = prompted(dice=None, **flags(autoSelect=auto))
    told.wait(30_000)
    change = next(
        event for event in told.events if tag(event) == "state:change" and event.source == LAST_CHANCE
    )
    assert (change.to, change.context["trigger"]) == (to, "timeout")
    assert change.context["guard"] == ("autoSelect" if auto else "!autoSelect")


@pytest.mark.parametrize("kind", ["quit", "error"])
def test_ux_a_screen_can_say_why_a_match_ended(kind: str) -> None:
    told = prompted()
    told.give(kind)
    assert told.events[-1].reason == kind
    assert told.events[-1].message[1]["reason"] == kind


def test_ux_a_screen_can_show_that_timers_are_paused_and_run_again() -> None:
    engine, screen = engine_of(seed=1)
    engine.start_match()
    engine.pause_timers()
    assert engine.get_state()["paused"] is True
    engine.resume_timers()
    assert engine.get_state()["paused"] is False
    assert screen.lines[-1] == "timer:tick cooldown 3000"


# Open questions, as they were answered.


def test_question_1_win_target_and_timer_length_are_configurable_in_other_modes() -> None:
    told = match_of(scenario(mode="bandit", pointsToWin=3, cooldownMs=500), seed=4)
    told.give("start")
    told.wait(25 * 500)
    assert told.match.outcome is not None
    assert max(told.score) == 3
    with pytest.raises(Exception, match=r"pointsToWin: expected 5, 10 or 15, got 3"):
        Match(DUEL, scenario(pointsToWin=3))


def test_question_2_opponents_live_outside_the_engine_and_choose_through_the_same_commands() -> None:
    class Fan(Policy):
        name = "fan"

        def command(self, game: Any, state: Any, seat: int, options: Any, dice: Any) -> Any:
            return options[list(options).index(DUEL.notation.parse_command("newaza"))]

    engine, screen = engine_of(
        opponent=Fan(), alternate_choice=True, flags={"skipRoundCooldown": True}, deck=DECK, seed=8
    )
    engine.start_match()
    engine.choose_stat("technique")
    chosen = [event.stat for event in screen.events if tag(event) == "round:decision"]
    assert chosen == ["technique", "newaza"]
    assert b'"seat":1,"command":{"type":"chooseStat","stat":"newaza"}' in engine.journal.text()


def test_question_3_flags_are_locked_when_the_match_starts() -> None:
    engine, screen = engine_of()
    assert engine.set_flags({"autoSelect": False})
    engine.start_match()
    assert not engine.set_flags({"autoSelect": True})
    assert screen.last.code == "locked"
    assert engine.get_flags()["autoSelect"] is False
