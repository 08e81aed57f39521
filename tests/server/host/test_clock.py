"""The clock of a match: monotonic, stoppable for several reasons, resumed from its stored time."""

from __future__ import annotations

from server.local_clients import Ticks
from turnwright.server.host.clock import Latency, MatchClock


def test_a_match_resumes_at_its_stored_time() -> None:
    ticks = Ticks()
    ticks.go(1_000_000)
    clock = MatchClock(4_000, ticks)
    ticks.go(250)
    assert clock.now() == 4_250
    assert clock.until(5_250) == 1.0
    assert clock.until(1) == 0


def test_a_clock_is_stopped_while_any_reason_holds() -> None:
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
    """Time that advances with every reading."""

    def __call__(self) -> int:
        self.go(1)
        return super().__call__()


def test_a_clock_that_starts_stopped_has_not_run() -> None:
    assert MatchClock(70, Restless(), ["empty"]).now() == 70


def test_a_clock_does_not_run_between_overlapping_reasons() -> None:
    clock = MatchClock(0, Restless(), ["empty"])
    clock.hold_for({"empty": False, "away": True})
    clock.hold_for({"away": False, "empty": True})
    assert (clock.now(), clock.reasons) == (0, {"empty"})


def test_a_clock_never_goes_back_before_its_stored_time() -> None:
    ticks = Ticks()
    clock = MatchClock(0, ticks)
    clock.advance_to(900)
    assert clock.now() == 900
    clock.advance_to(400)
    ticks.go(10)
    assert clock.now() == 910


def test_the_latency_allowance_is_the_quickest_round_trip_up_to_a_bound() -> None:
    way = Latency(250)
    assert way.allowance() == 0
    way.measured(2_000)
    assert way.allowance() == 250
    way.measured(80)
    way.measured(300)
    assert way.allowance() == 40
    way.measured(-5)
    assert way.allowance() == 0
