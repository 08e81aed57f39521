"""The clock of a match: monotonic, held for any reason, going on from what is kept."""

from __future__ import annotations

from server.local_clients import Ticks
from turnwright.server.host.clock import Latency, MatchClock


def test_a_match_goes_on_where_it_was_kept_whatever_the_time_between() -> None:
    ticks = Ticks()
    ticks.go(1_000_000)
    clock = MatchClock(4_000, ticks)
    ticks.go(250)
    assert clock.now() == 4_250
    assert clock.until(5_250) == 1.0
    assert clock.until(1) == 0


def test_a_clock_stands_still_while_there_is_any_reason() -> None:
    ticks = Ticks()
    clock = MatchClock(0, ticks)
    ticks.go(100)
    clock.hold("paused")
    clock.hold("away")
    ticks.go(1_000)
    clock.hold("paused", False)
    ticks.go(1_000)
    assert (clock.now(), clock.held, clock.until(200)) == (100, True, None)
    clock.hold("away", False)
    ticks.go(50)
    assert (clock.now(), clock.held) == (150, False)


class Restless(Ticks):
    """Time that goes on whenever somebody looks."""

    def __call__(self) -> int:
        self.go(1)
        return super().__call__()


def test_a_clock_that_begins_held_never_ran() -> None:
    assert MatchClock(70, Restless(), ["nobody"]).now() == 70


def test_a_clock_does_not_run_between_one_reason_and_another() -> None:
    clock = MatchClock(0, Restless(), ["nobody"])
    clock.hold_for({"nobody": False, "away": True})
    clock.hold_for({"away": False, "nobody": True})
    assert (clock.now(), clock.reasons) == (0, {"nobody"})


def test_a_clock_never_goes_back_behind_what_somebody_has_kept() -> None:
    ticks = Ticks()
    clock = MatchClock(0, ticks)
    clock.advance_to(900)
    assert clock.now() == 900
    clock.advance_to(400)
    ticks.go(10)
    assert clock.now() == 910


def test_a_way_is_allowed_for_up_to_a_bound_by_its_quickest_answer() -> None:
    way = Latency(250)
    assert way.allowance() == 0
    way.measured(2_000)
    assert way.allowance() == 250
    way.measured(80)
    way.measured(300)
    assert way.allowance() == 40
    way.measured(-5)
    assert way.allowance() == 0
