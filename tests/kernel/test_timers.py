"""Timers advance only with the clock; a clock that jumps costs no player time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from turnwright.kernel import codec
from turnwright.kernel.timers import Firing, Timer, Timers


def fired(timers: Timers) -> list[str]:
    """All that is due, as `id:remaining` for ticks and `id!` for deadlines."""
    told: list[str] = []
    while (firing := timers.fire()) is not None:
        told.append(f"{firing.id}!" if firing.kind == "due" else f"{firing.id}:{firing.remaining}")
    return told


def at(timers: Timers, now: int) -> list[str]:
    """What fires at a time that is no jump."""
    assert timers.elapse(now) == 0
    return fired(timers)


def play(timers: Timers, until: int) -> None:
    """Advance the clock once a second and return what fires."""
    while timers.now < until:
        at(timers, min(timers.now + 1000, until))


def running(ms: int = 30_000, now: int = 0) -> Timers:
    timers = Timers(now)
    timers.start("selection", ms)
    return timers


def test_a_timer_ticks_once_a_second_and_the_last_tick_is_zero() -> None:
    timers = running(3000)
    assert at(timers, 1000) == ["selection:2000"]
    assert at(timers, 2000) == ["selection:1000"]
    assert at(timers, 3000) == ["selection:0", "selection!"]
    assert at(timers, 4000) == []
    assert not timers.has("selection")


def test_thirty_seconds_make_thirty_ticks_and_one_deadline() -> None:
    timers = running(30_000)
    told = [line for second in range(1, 31) for line in at(timers, second * 1000)]
    assert told == [f"selection:{left}" for left in range(29_000, -1, -1000)] + ["selection!"]


def test_a_firing_says_who_what_and_how_much_is_left() -> None:
    timers = running(1000)
    timers.elapse(1000)
    assert timers.fire() == Firing("selection", "tick", 0)
    assert timers.fire() == Firing("selection", "due", 0)
    assert timers.fire() is None


def test_a_length_of_no_whole_seconds_ticks_at_whole_seconds_left() -> None:
    timers = running(2500)
    assert timers.next_due() == 500
    assert at(timers, 499) == []
    assert at(timers, 500) == ["selection:2000"]
    assert at(timers, 1500) == ["selection:1000"]
    assert at(timers, 2500) == ["selection:0", "selection!"]


def test_a_timer_under_a_second_has_only_the_last_tick() -> None:
    timers = running(400)
    assert at(timers, 399) == []
    assert at(timers, 400) == ["selection:0", "selection!"]


def test_a_timer_of_no_length_is_due_at_once() -> None:
    timers = running(0)
    assert timers.next_due() == 0
    assert fired(timers) == ["selection:0", "selection!"]


def test_a_silent_timer_only_comes_due() -> None:
    timers = Timers()
    timers.start("idle", 1500, tick=0)
    assert timers.next_due() == 1500
    assert at(timers, 1499) == []
    assert at(timers, 1500) == ["idle!"]


def test_a_timer_can_tick_at_its_own_pace() -> None:
    timers = Timers()
    timers.start("drum", 1000, tick=250)
    assert at(timers, 1000) == ["drum:750", "drum:500", "drum:250", "drum:0", "drum!"]


def test_nothing_fires_before_its_time() -> None:
    timers = running(1000)
    assert at(timers, 999) == []
    assert timers.remaining("selection") == 1
    assert at(timers, 1000) == ["selection:0", "selection!"]


def test_the_remaining_time_is_the_time_not_charged() -> None:
    timers = running()
    at(timers, 700)
    assert timers.remaining("selection") == 29_300
    assert timers.remaining("stranger") == 0


def test_the_next_due_time_is_that_of_the_next_tick() -> None:
    timers = running()
    assert timers.next_due() == 1000
    at(timers, 1300)
    assert timers.next_due() == 2000


def test_with_no_timers_nothing_is_due() -> None:
    timers = Timers()
    assert timers.next_due() == -1
    assert timers.ids() == []
    assert timers.fire() is None


def test_time_without_timers_is_only_remembered() -> None:
    timers = Timers()
    assert timers.elapse(50_000_000) == 0
    timers.start("selection", 2000)
    assert timers.next_due() == 50_001_000
    assert at(timers, 50_001_000) == ["selection:1000"]


def test_the_origin_can_be_given() -> None:
    timers = running(2000, now=7_000_000)
    assert at(timers, 7_000_999) == []
    assert at(timers, 7_001_000) == ["selection:1000"]


def test_timers_fire_in_the_order_of_time() -> None:
    timers = Timers()
    timers.start("late", 900)
    timers.start("early", 300)
    timers.start("middle", 600)
    assert timers.ids() == ["late", "early", "middle"]
    assert at(timers, 1000) == ["early:0", "early!", "middle:0", "middle!", "late:0", "late!"]


def test_timers_of_the_same_time_fire_in_the_order_they_were_started() -> None:
    timers = Timers()
    timers.start("b", 1000)
    timers.start("a", 2000)
    assert at(timers, 1000) == ["b:0", "b!", "a:1000"]


def test_a_timer_started_again_begins_from_zero() -> None:
    timers = running(3000)
    at(timers, 1500)
    timers.start("selection", 3000)
    assert timers.ids() == ["selection"]
    assert at(timers, 2500) == ["selection:2000"]


def test_a_timer_stopped_while_handling_a_tick_does_not_come_due() -> None:
    timers = running(1000)
    timers.elapse(1000)
    assert timers.fire() == Firing("selection", "tick", 0)
    timers.stop("selection")
    assert fired(timers) == []


def test_a_timer_started_while_handling_a_firing_counts_from_now() -> None:
    timers = running(1000)
    timers.elapse(2500)
    assert timers.fire() == Firing("selection", "tick", 0)
    assert timers.fire() == Firing("selection", "due", 0)
    timers.start("cooldown", 3000)
    assert fired(timers) == []
    assert timers.next_due() == 3500
    assert at(timers, 3499) == []
    assert at(timers, 3500) == ["cooldown:2000"]


def test_stopping_an_unknown_timer_is_allowed() -> None:
    timers = running()
    timers.stop("stranger")
    assert timers.ids() == ["selection"]


def test_clear_leaves_nothing_that_fires() -> None:
    timers = running(1000)
    timers.start("cooldown", 500)
    timers.elapse(1000)
    timers.clear()
    assert fired(timers) == []
    assert timers.next_due() == -1
    assert at(timers, 10_000_000) == []


def test_pause_and_resume_keep_the_remainder() -> None:
    timers = running()
    play(timers, 10_400)
    timers.pause()
    assert timers.next_due() == -1
    assert at(timers, 100_000) == []
    assert timers.remaining("selection") == 19_600
    timers.resume()
    assert timers.elapse(100_000) == 0
    assert timers.remaining("selection") == 19_600
    assert timers.next_due() == 100_600
    assert at(timers, 100_600) == ["selection:19000"]


@pytest.mark.parametrize("seen", [[], [11_000], [11_000, 60_000, 99_999]])
def test_time_spent_paused_is_never_charged(seen: list[int]) -> None:
    timers = running()
    play(timers, 10_000)
    timers.pause()
    for now in seen:
        assert at(timers, now) == []
    timers.resume()
    assert at(timers, 101_000) == []
    assert timers.remaining("selection") == 20_000
    assert at(timers, 102_000) == ["selection:19000"]


def test_a_short_pause_without_a_call_is_not_charged() -> None:
    timers = running()
    play(timers, 10_000)
    timers.pause()
    timers.resume()
    assert at(timers, 11_500) == []
    assert timers.remaining("selection") == 20_000


def test_after_a_resume_the_next_due_time_is_now() -> None:
    timers = running()
    play(timers, 10_000)
    timers.pause()
    timers.resume()
    assert timers.next_due() == 10_000
    timers.elapse(60_000)
    assert timers.next_due() == 61_000


def test_pausing_twice_and_resuming_twice_is_pausing_and_resuming_once() -> None:
    once, twice = running(), running()
    for timers, times in ((once, 1), (twice, 2)):
        play(timers, 10_000)
        for _ in range(times):
            timers.pause()
        for _ in range(times):
            timers.resume()
    assert once == twice


def test_resuming_timers_that_run_changes_nothing() -> None:
    timers = running()
    timers.resume()
    assert at(timers, 1000) == ["selection:29000"]


def test_a_pause_while_handling_a_tick_holds_the_rest_back() -> None:
    timers = running()
    timers.elapse(2500)
    assert timers.fire() == Firing("selection", "tick", 29_000)
    timers.pause()
    assert fired(timers) == []
    timers.resume()
    assert at(timers, 80_000) == ["selection:28000"]
    assert timers.remaining("selection") == 27_500


def test_a_timer_started_while_paused_waits_for_the_resumption() -> None:
    timers = Timers()
    timers.pause()
    timers.start("cooldown", 1000)
    assert at(timers, 5000) == []
    timers.resume()
    assert at(timers, 5000) == []
    assert at(timers, 6000) == ["cooldown:0", "cooldown!"]


def test_late_by_two_seconds_is_charged_in_full() -> None:
    timers = running()
    assert timers.elapse(1000 + 2000) == 0
    assert fired(timers) == ["selection:29000", "selection:28000", "selection:27000"]
    assert timers.remaining("selection") == 27_000


def test_late_by_more_than_two_seconds_is_corrected() -> None:
    timers = running()
    assert timers.elapse(1000 + 2001) == 2001
    assert fired(timers) == []
    assert timers.remaining("selection") == 30_000
    assert timers.next_due() == 4001


def test_after_a_jump_the_remainder_is_that_of_the_last_tick() -> None:
    timers = running()
    assert at(timers, 1000) == ["selection:29000"]
    assert at(timers, 1600) == []
    assert timers.remaining("selection") == 28_400
    assert timers.elapse(10_000) == 8000
    assert timers.remaining("selection") == 29_000
    assert at(timers, 10_999) == []
    assert at(timers, 11_000) == ["selection:28000"]


def test_a_jump_puts_every_timer_back_to_its_own_last_tick() -> None:
    timers = running(5000)
    assert at(timers, 1000) == ["selection:4000"]
    timers.start("idle", 60_000, tick=0)
    assert at(timers, 2500) == ["selection:3000"]
    assert timers.elapse(20_000) == 17_000
    assert timers.remaining("selection") == 3000
    assert timers.remaining("idle") == 60_000


def test_a_sleep_of_hours_costs_nothing_and_brings_no_burst() -> None:
    timers = running()
    assert at(timers, 1000) == ["selection:29000"]
    hours = 9 * 3_600_000
    assert timers.elapse(1000 + hours) == hours - 1000
    assert fired(timers) == []
    assert at(timers, 2000 + hours) == ["selection:28000"]


def test_a_sleep_past_the_deadline_does_not_fire_it() -> None:
    timers = running(1000)
    assert timers.elapse(3001) == 2001
    assert fired(timers) == []
    assert at(timers, 4001) == ["selection:0", "selection!"]


def test_a_small_step_back_costs_nothing_and_is_not_reported() -> None:
    timers = running()
    play(timers, 5000)
    assert timers.elapse(3000) == 0
    assert fired(timers) == []
    assert timers.remaining("selection") == 25_000
    assert at(timers, 3999) == []
    assert at(timers, 4000) == ["selection:24000"]


def test_a_jump_back_is_a_correction_with_its_sign() -> None:
    timers = running(now=5000)
    assert timers.elapse(2999) == -2001
    assert fired(timers) == []
    assert timers.remaining("selection") == 30_000
    assert at(timers, 3999) == ["selection:29000"]


def test_no_jump_is_seen_while_paused() -> None:
    timers = running()
    at(timers, 1000)
    timers.pause()
    assert timers.elapse(5_000_000) == 0
    assert timers.elapse(50) == 0
    timers.resume()
    assert timers.elapse(9_000_000) == 0
    assert timers.remaining("selection") == 29_000


def test_a_fast_timer_counts_each_millisecond_many_times() -> None:
    timers = Timers(speed=10)
    timers.start("selection", 3000)
    assert timers.next_due() == 100
    assert at(timers, 100) == ["selection:2000"]
    assert at(timers, 200) == ["selection:1000"]
    assert at(timers, 300) == ["selection:0", "selection!"]


def test_a_fast_timer_is_never_called_before_it_is_due() -> None:
    timers = Timers(speed=7)
    timers.start("selection", 1000)
    assert timers.next_due() == 143
    assert at(timers, 142) == []
    assert at(timers, 143) == ["selection:0", "selection!"]


def test_a_very_fast_timer_fires_all_its_ticks_in_order() -> None:
    timers = Timers(speed=1_000_000)
    timers.start("selection", 3000)
    assert at(timers, 1) == ["selection:2000", "selection:1000", "selection:0", "selection!"]


@pytest.mark.parametrize("speed", [0, -1, 1_000_001])
def test_a_speed_is_a_whole_number_of_at_least_one(speed: int) -> None:
    with pytest.raises(ValueError, match="the speed must be a whole number from 1"):
        Timers(speed=speed)


@pytest.mark.parametrize(("ms", "tick"), [(-1, 1000), (1000, -1), (10**13, 1000)])
def test_a_timer_of_no_sensible_length_is_refused(ms: int, tick: int) -> None:
    timers = running()
    with pytest.raises(ValueError, match='"bad" was given'):
        timers.start("bad", ms, tick)
    assert timers.ids() == ["selection"]


def test_a_clone_is_independent() -> None:
    timers = running(2000)
    at(timers, 500)
    copy = timers.clone()
    assert copy == timers
    assert at(copy, 1000) == ["selection:1000"]
    copy.start("cooldown", 9000)
    assert (timers.now, timers.ids(), timers.remaining("selection")) == (500, ["selection"], 1500)
    timers.clear()
    assert copy.ids() == ["selection", "cooldown"]


def test_timers_are_encoded_in_the_order_of_their_fields() -> None:
    timers = running(2500)
    at(timers, 700)
    assert json.encode(timers) == (
        b'{"now":700,"speed":1,"paused":false,"resumed":false,"timers":'
        b'[{"id":"selection","left":1800,"last":2000,"mark":1000,"tick":1000}]}'
    )


def test_timers_can_be_built_from_what_was_encoded() -> None:
    timers = running(2500)
    at(timers, 700)
    plain = json.decode(json.encode(timers))
    plain["timers"] = [Timer(**timer) for timer in plain["timers"]]
    assert Timers(**plain) == timers
    assert codec.build(Timers, json.decode(json.encode(timers))) == timers


STEPS = st.one_of(
    st.integers(min_value=0, max_value=1500),
    st.integers(min_value=-4000, max_value=8000),
    st.sampled_from(["pause", "resume"]),
)


@given(
    st.integers(min_value=0, max_value=9000),
    st.integers(min_value=1, max_value=30),
    st.lists(STEPS, max_size=60),
)
def test_no_timer_is_charged_more_than_the_time_that_passed(
    ms: int, speed: int, steps: list[int | str]
) -> None:
    timers = Timers(100_000, speed)
    timers.start("selection", ms)
    passed = 0
    held = False
    for step in steps:
        if isinstance(step, str):
            timers.pause() if step == "pause" else timers.resume()
            held = step == "pause"
            continue
        timers.elapse(timers.now + step)
        passed += 0 if held else max(0, step)
        told = fired(timers)
        assert ms - timers.remaining("selection") <= passed * speed or not timers.has("selection")
        if "selection!" in told:
            assert passed * speed >= ms


@given(
    st.lists(st.tuples(st.integers(0, 5000), st.sampled_from([0, 250, 1000])), min_size=1, max_size=5),
    st.integers(1, 20),
)
def test_a_precise_clock_reaches_each_deadline_to_the_millisecond(
    lengths: list[tuple[int, int]], speed: int
) -> None:
    timers = Timers(speed=speed)
    for number, (ms, tick) in enumerate(lengths):
        timers.start(str(number), ms, tick)
    heard: dict[str, int] = {}
    while (due := timers.next_due()) >= 0:
        assert timers.elapse(due) == 0
        told = fired(timers)
        assert told, "woken for nothing"
        heard.update({line[:-1]: due for line in told if line.endswith("!")})
    assert heard == {str(number): -(-ms // speed) for number, (ms, _) in enumerate(lengths)}


@given(st.lists(st.integers(0, 2000), min_size=1, max_size=40))
def test_a_shell_that_is_a_little_late_is_charged_to_the_millisecond(steps: list[int]) -> None:
    timers = running(1_000_000)
    ticks: list[str] = []
    for step in steps:
        assert timers.elapse(timers.now + step) == 0
        ticks += fired(timers)
    total = sum(steps)
    assert timers.remaining("selection") == 1_000_000 - total
    assert ticks == [f"selection:{1_000_000 - 1000 * n}" for n in range(1, total // 1000 + 1)]


def test_a_timer_that_is_overdue_and_has_not_fired_has_no_time_left() -> None:
    timers = Timers()
    timers.start("a", 1000, 0)
    timers.elapse(1500)
    assert timers.remaining("a") == 0
