"""The clock: gauges fill by agility, and a fighter with a full gauge acts.

Gauges are whole numbers, in millionths of a time unit, so that rounding never decides who is first. The tick
scale is rounded to millionths.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.wuxia.limits import check_pace
from turnwright.games.wuxia.state import CharacterState, GameState

UNIT: Final = 1_000_000
THRESHOLD: Final = 100
LARGEST_THRESHOLD: Final = 1_000_000
LARGEST_SCALE: Final = 1000.0
SMALLEST_ID: Final = "smallest_id"
LARGEST_ID: Final = "largest_id"
TIES: Final = (SMALLEST_ID, LARGEST_ID)


class ATBClock:
    """Decides who acts next, by agility and a threshold."""

    def __init__(self, threshold: int = THRESHOLD, tick_scale: float = 1.0, tie: str = SMALLEST_ID) -> None:
        if not 1 <= threshold <= LARGEST_THRESHOLD:
            raise ValueError(f"a threshold is a number from 1 to {LARGEST_THRESHOLD}, not {threshold}")
        if not 0 <= tick_scale <= LARGEST_SCALE:
            raise ValueError(f"a tick scale is a number from 0 to {LARGEST_SCALE:g}, not {tick_scale}")
        if tie not in TIES:
            raise ValueError(f"a tie goes to {' or '.join(TIES)}, not {tie!r}")
        self.threshold = threshold
        self.tick_scale = tick_scale
        self.tie = tie
        self.full: i64 = threshold * UNIT
        self.step: i64 = int(tick_scale * UNIT + 0.5)
        self.last_wins: bool = tie == LARGEST_ID

    def next_actor(self, state: GameState) -> CharacterState | None:
        """Tick at least once, until a fighter is ready; it pays the threshold and keeps the surplus.

        Return None if no fighter can ever be ready.
        """
        if state.ticks == 0:
            for fighter in state.fighters:
                check_pace(fighter)
        ticks = self.ticks_needed(state)
        if ticks < 1:
            return None
        self.tick(state, ticks)
        first = self.foremost(state)
        if first is not None:
            first.gauge -= self.full
        return first

    def ticks_needed(self, state: GameState) -> i64:
        """Return the ticks until a fighter is ready, at least 1, or 0 if none ever is."""
        least: i64 = 0
        for fighter in state.fighters:
            if fighter.stats.hp > 0:
                rate: i64 = fighter.agility() * self.step
                missing: i64 = self.full - fighter.gauge
                if missing <= 0:
                    return 1
                if rate > 0:
                    needed: i64 = (missing + rate - 1) // rate
                    if least == 0 or needed < least:
                        least = needed
        return least

    def tick(self, state: GameState, ticks: i64 = 1) -> None:
        """Let ticks pass at once."""
        for fighter in state.fighters:
            if fighter.stats.hp > 0:
                fighter.gauge += fighter.agility() * self.step * ticks
        state.ticks += ticks

    def foremost(self, state: GameState) -> CharacterState | None:
        """Return the ready fighter with the fullest gauge; ties go by id."""
        first: CharacterState | None = None
        for fighter in state.fighters:
            if fighter.stats.hp <= 0 or fighter.gauge < self.full:
                continue
            if (
                first is None
                or fighter.gauge > first.gauge
                or (self.last_wins and fighter.gauge == first.gauge)
            ):
                first = fighter
        return first
