"""Deadlines in milliseconds that move only when told the time, so that a match can be replayed.

The shell owns the clock. It sends `elapse(now)` when `next_due()` has come, and also just before each
command, then takes what is due from `fire()` until there is nothing more:

    jump = timers.elapse(now)
    while (firing := timers.fire()) is not None:
        ...

A shell that is late by at most DRIFT is charged in full; one that is later slept or lost its clock, and the
players are not charged for it.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64, mypyc_attr

from turnwright.kernel.codec import holds

SECOND: Final = 1000
DRIFT: Final = 2000
LONGEST: Final = 1_000_000_000_000
FASTEST: Final = 1_000_000

TICK: Final = "tick"
DUE: Final = "due"


@dataclass
class Firing:
    """What a timer has to say: a tick with what remains, or that it is due."""

    id: str
    kind: str
    remaining: int


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Timer:
    """One deadline: what is left of it, and what was left at its last tick or start."""

    id: str
    left: i64
    last: i64
    mark: i64  # what will be left at the next tick; -1 when only the deadline remains
    tick: i64  # the step between ticks; 0 for a timer that does not tick

    def __init__(self, id: str = "", left: i64 = 0, last: i64 = 0, mark: i64 = -1, tick: i64 = 0) -> None:
        self.id = id
        self.left = left
        self.last = last
        self.mark = mark
        self.tick = tick

    def clone(self) -> "Timer":
        """Return an independent copy."""
        return Timer(self.id, self.left, self.last, self.mark, self.tick)

    def wait(self) -> i64:
        """How much of the timer's own time passes until it fires next; below zero when that is past."""
        return self.left - self.mark if self.mark > 0 else self.left

    def advance(self) -> None:
        """Go on to the mark after the one that was reached."""
        self.last = self.mark
        self.mark = self.mark - self.tick if self.mark > 0 else -1


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Timers:
    """All the timers of a match, with the last time that was seen.

    The first time is 0 unless given, so a shell counts from the match's start, or sends `elapse` once before
    it starts a timer. With a `speed` above 1 each real millisecond counts as that many.
    """

    now: i64
    speed: i64
    paused: bool
    resumed: bool  # the time of the resumption is not known yet: the next `elapse` tells it
    timers: list[Timer]

    def __init__(
        self,
        now: i64 = 0,
        speed: i64 = 1,
        paused: bool = False,
        resumed: bool = False,
        timers: list[Timer] | None = None,
    ) -> None:
        if not 1 <= speed <= FASTEST:
            raise ValueError(f"a speed is a whole number from 1 to {FASTEST}, not {speed}")
        self.now = now
        self.speed = speed
        self.paused = paused
        self.resumed = resumed
        self.timers = [] if timers is None else timers

    def clone(self) -> "Timers":
        """Return an independent copy."""
        copies = [timer.clone() for timer in self.timers]
        return Timers(self.now, self.speed, self.paused, self.resumed, copies)

    def start(self, id: str, ms: i64, tick: i64 = SECOND) -> None:
        """Start a timer at the last time seen, in place of one with the same id; `tick` 0 keeps it silent."""
        if not 0 <= ms <= LONGEST or not 0 <= tick <= LONGEST:
            raise ValueError(f"a timer has 0 to {LONGEST} ms: {id!r} was given {ms} and a tick of {tick}")
        self.stop(id)
        mark: i64 = -1
        if tick > 0:
            # The start itself is no tick: 30000 ticks at 29000 first, 2500 at 2000.
            mark = (ms - 1) // tick * tick if ms > 0 else 0
        self.timers.append(Timer(id, ms, ms, mark, tick))

    def stop(self, id: str) -> None:
        """Take a timer away; it is no fault if there is none."""
        for i in range(len(self.timers)):
            if self.timers[i].id == id:
                del self.timers[i]
                return

    def clear(self) -> None:
        """Take all timers away."""
        self.timers = []

    def pause(self) -> None:
        """Hold all timers; what is left of them stays."""
        self.paused = True
        self.resumed = False

    def resume(self) -> None:
        """Let the timers go on, counting from the next time that is seen."""
        self.resumed = self.resumed or self.paused
        self.paused = False

    def has(self, id: str) -> bool:
        """Whether there is a timer with this id."""
        return self._find(id) is not None

    def remaining(self, id: str) -> i64:
        """What is left of a timer in ms; 0 when there is none."""
        timer = self._find(id)
        return 0 if timer is None or timer.left < 0 else timer.left

    def ids(self) -> list[str]:
        """The ids of all timers, in the order they were started."""
        return [timer.id for timer in self.timers]

    def next_due(self) -> i64:
        """The time at which the next tick or deadline is due, or -1 when there is none or all are held.

        Just after `resume` it is the last time seen, so that the shell tells the time at once.
        """
        if self.paused or not self.timers:
            return -1
        return self.now if self.resumed else self._expected()

    def elapse(self, now: i64) -> i64:
        """Charge the time up to `now`; returns by how many ms the clock had jumped, 0 when all is well.

        A jump back is returned as a negative number; like any step back it costs nothing.
        """
        passed: i64 = now - self.now
        if self.paused or self.resumed or passed < 0 or not self.timers:
            return self._rebase(now)
        late: i64 = now - self._expected()
        self.now = now
        if late > DRIFT:
            self._forgive()
            return late
        for timer in self.timers:
            timer.left -= passed * self.speed
        return 0

    def fire(self) -> Firing | None:
        """The next thing that is due, or None; in the order of time, then of starting."""
        if self.paused:
            return None
        first = self._first()
        if first is None or first.wait() > 0:
            return None
        if first.mark < 0:
            self.stop(first.id)
            return Firing(first.id, DUE, 0)
        first.advance()
        return Firing(first.id, TICK, first.last)

    def _find(self, id: str) -> Timer | None:
        for timer in self.timers:
            if timer.id == id:
                return timer
        return None

    def _first(self) -> Timer | None:
        first: Timer | None = None
        for timer in self.timers:
            if first is None or timer.wait() < first.wait():
                first = timer
        return first

    def _expected(self) -> i64:
        # Rounded up: a fast timer must not be called in the millisecond before it is due.
        first = self._first()
        return self.now if first is None else self.now - (-first.wait() // self.speed)

    def _rebase(self, now: i64) -> i64:
        # Time counts from here on, and what came before is free; only running timers notice a step back.
        jump: i64 = now - self.now
        running = not self.paused and not self.resumed and len(self.timers) > 0
        self.now = now
        self.resumed = False
        return jump if running and jump < -DRIFT else 0

    def _forgive(self) -> None:
        # It is unknown how much of the jump was play: restore every timer to what its player saw last.
        for timer in self.timers:
            timer.left = timer.last


holds(Timers, timers=list[Timer])
