"""Rate limits that hold over all worker processes of a server: each tells the others what it counts."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

import msgspec

from turnwright.protocol.rate_limit import RateLimits

TELL_AFTER = 0.05  # seconds in which counts are collected
MOST_AT_ONCE = 200  # keys in one message

Counts = dict[str, dict[str, int]]  # by the name of the limits and by key

_decoder = msgspec.json.Decoder(Counts)


class SharedCounts:
    """The limits that are shared; `tell` sends a line to the other processes, if there are any."""

    def __init__(self) -> None:
        self.tell: Callable[[bytes], object] | None = None
        self._limits: dict[str, RateLimits] = {}
        self._untold: dict[tuple[str, str], int] = {}

    def limits(self, name: str, most: int, seconds: float) -> RateLimits:
        """Limits whose events are reported to the other processes under a name."""
        self._limits[name] = RateLimits(most, seconds, partial(self._note, name))
        return self._limits[name]

    def _note(self, name: str, key: str) -> None:
        if self.tell is None:
            return
        if not self._untold:
            asyncio.get_running_loop().call_later(TELL_AFTER, self._tell_all)
        self._untold[name, key] = self._untold.get((name, key), 0) + 1

    def _tell_all(self) -> None:
        untold, self._untold = iter(self._untold.items()), {}
        while (counts := _counts(islice(untold, MOST_AT_ONCE))) and self.tell is not None:
            self.tell(msgspec.json.encode(counts) + b"\n")

    def take(self, line: bytes) -> None:
        """Count what another process has reported."""
        for name, counts in _decoder.decode(line).items():
            for key, events in counts.items():
                self._limits[name].of(key).add(events)


def _counts(events: Iterator[tuple[tuple[str, str], int]]) -> Counts:
    found: Counts = {}
    for (name, key), count in events:
        found.setdefault(name, {})[key] = count
    return found
