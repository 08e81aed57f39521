"""Timers in milliseconds that advance only when they are told the time, so that a match can be replayed.

The caller owns the clock. It calls `elapse(now)` at `next_due()` and before each command, then `fire()` until
nothing more is due:

    jump = timers.elapse(now)
    while (firing := timers.fire()) is not None:
        ...

A delay of at most DRIFT counts in full. After a longer one the machine slept or its clock jumped, and players
lose no time.
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
    """A tick of a timer with the time remaining, or its deadline."""

    id: str
    kind: str
    remaining: int


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Timer:
    """One timer: the time left, and the time left at its last tick or start."""

    id: str
    left: i64
    last: i64
    mark: i64  # the time left at the next tick; -1 if only the deadline remains
    tick: i64  # the interval of ticks; 0 for none

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
        """Return the timer's own time until it fires next; negative if that has passed."""
        return self.left - self.mark if self.mark > 0 else self.left

    def advance(self) -> None:
        """Set the mark of the next tick."""
        self.last = self.mark
        self.mark = self.mark - self.tick if self.mark > 0 else -1


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Timers:
    """All timers of a match, and the last known time.

    Time starts at 0 unless given, so the caller counts from the start of the match, or calls `elapse` once
    before it starts a timer. With a `speed` above 1, each real millisecond counts as that many.
    """

    now: i64
    speed: i64
    paused: bool
    resumed: bool  # resumed, but when is not known until the next `elapse`
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
            raise ValueError(f"the speed must be a whole number from 1 to {FASTEST}, not {speed}")
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
        """Start a timer, replacing one with the same id; with `tick` 0 it does not tick."""
        if not 0 <= ms <= LONGEST or not 0 <= tick <= LONGEST:
            raise ValueError(f'a timer has 0 to {LONGEST} ms: "{id}" was given {ms} and a tick of {tick}')
        self.stop(id)
        mark: i64 = -1
        if tick > 0:
            # The start is not a tick: 30000 ticks at 29000 first, 2500 at 2000.
            mark = (ms - 1) // tick * tick if ms > 0 else 0
        self.timers.append(Timer(id, ms, ms, mark, tick))

    def stop(self, id: str) -> None:
        """Remove a timer, if it exists."""
        for i in range(len(self.timers)):
            if self.timers[i].id == id:
                del self.timers[i]
                return

    def clear(self) -> None:
        """Remove all timers."""
        self.timers = []

    def pause(self) -> None:
        """Pause all timers with the time they have left."""
        self.paused = True
        self.resumed = False

    def resume(self) -> None:
        """Continue all timers from the next `elapse` on."""
        self.resumed = self.resumed or self.paused
        self.paused = False

    def has(self, id: str) -> bool:
        """Return whether a timer has this id."""
        return self._find(id) is not None

    def remaining(self, id: str) -> i64:
        """Return the time left of a timer in ms; 0 if it does not exist."""
        timer = self._find(id)
        return 0 if timer is None or timer.left < 0 else timer.left

    def ids(self) -> list[str]:
        """Return the ids of all timers in starting order."""
        return [timer.id for timer in self.timers]

    def next_due(self) -> i64:
        """Return when the next tick or deadline is due; -1 without timers or while paused.

        Just after `resume` it is the last known time, so that the caller calls `elapse` at once.
        """
        if self.paused or not self.timers:
            return -1
        return self.now if self.resumed else self._expected()

    def elapse(self, now: i64) -> i64:
        """Advance all timers to `now`; return by how many ms the clock had jumped, usually 0.

        A jump back is negative; like any step back it costs no time.
        """
        passed: i64 = now - self.now
        if self.paused or self.resumed or passed < 0 or not self.timers:
            return self._rebase(now)
        late: i64 = now - self._expected()
        self.now = now
        if late > DRIFT:
            # It is unknown how much of the jump was play: restore what each player saw last.
            for timer in self.timers:
                timer.left = timer.last
            return late
        for timer in self.timers:
            timer.left -= passed * self.speed
        return 0

    def fire(self) -> Firing | None:
        """Return the next tick or deadline that is due, by time and then by start, or None."""
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
        # Rounded up, so that a fast timer is not called a millisecond early.
        first = self._first()
        return self.now if first is None else self.now - (-first.wait() // self.speed)

    def _rebase(self, now: i64) -> i64:
        # Count from here on without charging the time before; only running timers report a step back.
        jump: i64 = now - self.now
        running = not self.paused and not self.resumed and len(self.timers) > 0
        self.now = now
        self.resumed = False
        return jump if running and jump < -DRIFT else 0


holds(Timers, timers=list[Timer])
