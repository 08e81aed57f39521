"""When messages arrived, however late they are read."""

import asyncio
from collections.abc import Callable
from time import monotonic_ns

BEAT = 0.05  # seconds between two checks that the event loop is responsive
LATE = 60_000_000  # nanoseconds since the last check from which on the loop counts as stalled
POLLS = 3  # loop iterations in which every socket that became readable in a stall is read


class Arrivals:
    """Stamps messages with the moment of their arrival, on the clock of the matches (`count`).

    While rules keep the event loop busy, messages wait unread in the buffers of the system. After such a
    stall, everything that is read at once counts as arrived when the loop was last responsive, so that no
    player pays for the stall.
    """

    def __init__(self, count: Callable[[], int], real: Callable[[], int] = monotonic_ns) -> None:
        self._count = count
        self._real = real
        self._responsive = real()
        self._watched = False

    def stamp(self) -> int:
        """The earliest moment, in nanoseconds, at which a message that is read now can have arrived."""
        late = self._real() - self._responsive if self._watched else 0
        return self._count() - (late if late > LATE else 0)

    async def watch(self) -> None:
        """Note repeatedly that the loop is responsive, until cancelled."""
        self._responsive, self._watched = self._real(), True
        try:
            while True:
                await asyncio.sleep(BEAT)
                if self._real() - self._responsive > LATE:
                    await polled()
                self._responsive = self._real()
        finally:
            self._watched = False


async def polled() -> None:
    """Wait until every socket that is readable now has been read."""
    for _ in range(POLLS):
        await asyncio.sleep(0)
