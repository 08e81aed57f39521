"""A match as it is stored: played up to its last line, with what has to be counted along the lines."""

import time
from collections.abc import Awaitable, Callable, Sequence

from turnwright.fair.proof import ThrowLedger
from turnwright.kernel.errors import JournalError
from turnwright.kernel.game import Game
from turnwright.kernel.records import Closing, Line, RollRequest
from turnwright.kernel.replay import feed, resume
from turnwright.server.host.journal_lines import CHAIN_BYTES, Undos, chain_of, read_entry
from turnwright.server.host.players import players

SLICE = 0.05  # seconds of running lines again after which others have their turn
FIRST_LINES = 2  # the header and the opening


class StoredMatch:
    """The live match, `fresh` lines that are not stored yet, and how many are."""

    def __init__(self, lines: Sequence[bytes], game: Game, names: Sequence[str]) -> None:
        self.fresh: list[bytes] = []
        self.at = len(lines)
        self.match = resume(lines, lambda _: game, seats=players(game, names), write=self.fresh.append)
        self.throws = ThrowLedger(self.match.header)
        self.undos = Undos()
        self._chains = bytearray()  # of the lines of all inputs
        for line in lines[1:]:
            self.count(line, read_entry(line))

    def count(self, line: bytes, entry: Line | Closing) -> int:
        """Take note of one more stored line; the input from which on it takes everything back, or -1."""
        if isinstance(entry, Closing):
            return -1
        self._chains += chain_of(line)
        self.throws.read(entry)
        return self.undos.read(entry)

    def chain(self, number: int) -> bytes:
        """The chain in which the line of an input ends; nothing if it is not stored."""
        return bytes(self._chains[CHAIN_BYTES * number : CHAIN_BYTES * (number + 1)])

    def follow(self, lines: Sequence[bytes]) -> int:
        """Play on for a while by lines that somebody else has stored; how many, or `JournalError`."""
        end = time.perf_counter() + SLICE
        for place, line in enumerate(lines):
            self._follow_one(line, self.at + place + 1)
            if time.perf_counter() > end:
                return place + 1
        return len(lines)

    def _follow_one(self, line: bytes, number: int) -> None:
        if not self.fresh:
            entry = read_entry(line)
            if isinstance(entry, Closing):
                raise JournalError(number, "the closing line stands where the match is not over")
            try:
                feed(self.match, entry)
            except Exception as error:
                # Whatever comes of it, the line is none that these rules have written.
                raise JournalError(number, f"input {entry.n}: {error}") from error
        if not self.fresh or self.fresh.pop(0) != line:
            raise JournalError(number, "the line leads to another position than it did")

    def read_on(self, lines: Sequence[bytes]) -> None:
        """Play on for a while by the lines of the match, of which some were played already."""
        done = self.follow(lines[self.at :])
        for line in lines[self.at : self.at + done]:
            self.count(line, read_entry(line))
        self.at += done

    def open_throws(self) -> list[RollRequest]:
        """For each seat that is to throw dice by hand, the request that comes first."""
        seats = dict.fromkeys(ask.seat for ask in self.throws.open)
        return [ask for seat in seats if (ask := self.throws.due(seat)) is not None]


async def played(
    lines: Sequence[bytes],
    game: Game,
    names: Sequence[str],
    alone: Callable[[Callable[[], object]], Awaitable[object]],
) -> StoredMatch:
    """The match of some lines; while it is run again others have their turn with the rules, too."""
    plays: list[StoredMatch] = []
    await alone(lambda: plays.append(StoredMatch(lines[:FIRST_LINES], game, names)))
    while plays[0].at < len(lines):
        await alone(lambda: plays[0].read_on(lines))
    return plays[0]
