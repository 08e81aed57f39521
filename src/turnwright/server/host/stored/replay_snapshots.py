"""Snapshots along matches, so that a page of a long replay is not played from the beginning."""

import logging
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock

from turnwright.kernel.game import Game
from turnwright.kernel.match import Match
from turnwright.kernel.replay import restore
from turnwright.server.host.stored.journal_lines import chain_of, place_after

EVERY = 64  # inputs from one snapshot to the next
MOST_BYTES = 32 << 20  # of all snapshots, compressed
FAST = 1  # level of compression

logger = logging.getLogger("turnwright.server")


class ReplaySnapshots:
    """Snapshots of the matches that were replayed last, by match and input; several threads may use them."""

    def __init__(self, most: int = MOST_BYTES, every: int = EVERY) -> None:
        self.size = 0
        self._most = most
        self._every = every
        self._lock = Lock()
        # The chain value of its line tells whether a snapshot belongs to the journal that is replayed.
        self._kept: OrderedDict[tuple[str, int], tuple[bytes, bytes]] = OrderedDict()

    def start(self, match_id: str, lines: Sequence[bytes], game: Game, first: int) -> Match | None:
        """The match at the last snapshot before the input `first`, or None if there is none."""
        for number in range((first - 1) // self._every * self._every, 0, -self._every):
            data = self._find(match_id, number, lines)
            if data:
                try:
                    return restore(zlib.decompress(data), game)
                except Exception:  # a snapshot only saves time
                    logger.exception("match %s: the snapshot of input %d cannot be used", match_id, number)
        return None

    def _find(self, match_id: str, number: int, lines: Sequence[bytes]) -> bytes:
        place = place_after(number - 1)
        with self._lock:
            chain, data = self._kept.get((match_id, number), (b"", b""))
            if not data or place >= len(lines) or chain_of(lines[place]) != chain:
                return b""
            self._kept.move_to_end((match_id, number))
            return data

    def note(self, match_id: str, line: bytes, match: Match) -> None:
        """Keep a snapshot of a match that was replayed up to a line, if one is due."""
        key, chain = (match_id, int(match.number)), chain_of(line)
        if match.number <= 0 or match.number % self._every or match.outcome is not None:
            return
        if self._kept.get(key, (b"", b""))[0] == chain:
            return
        try:
            data = zlib.compress(match.snapshot(), FAST)
        except Exception:  # the game of another package may have a state that cannot be saved
            logger.exception("match %s: no snapshot of input %d", match_id, match.number)
            return
        with self._lock:
            self._drop(key)
            self._kept[key] = chain, data
            self.size += len(data)
            while self.size > self._most:
                self._drop(next(iter(self._kept)))

    def _drop(self, key: tuple[str, int]) -> None:
        _, data = self._kept.pop(key, (b"", b""))
        self.size -= len(data)
