"""A match as it is stored: played up to its last line, with what has to be counted along the lines."""

from collections.abc import Sequence

from turnwright.kernel.game import Game
from turnwright.kernel.rejected import JournalError
from turnwright.kernel.replay import feed, resume
from turnwright.kernel.wire import Closing, Line, RollRequest
from turnwright.table.fair import Throws
from turnwright.table.lines import Undos, read_entry
from turnwright.table.players import players


class Play:
    """The live match, `fresh` lines that are not stored yet, and how many are."""

    def __init__(self, lines: Sequence[bytes], game: Game, names: Sequence[str]) -> None:
        self.fresh: list[bytes] = []
        self.at = len(lines)
        self.match = resume(lines, lambda _: game, seats=players(game, names), write=self.fresh.append)
        self.throws = Throws(self.match.header)
        self.undos = Undos()
        for line in lines[1:]:
            self.count(read_entry(line))

    def count(self, entry: Line | Closing) -> int:
        """Take note of one more stored line; the input from which on it takes everything back, or -1."""
        if isinstance(entry, Closing):
            return -1
        self.throws.read(entry)
        return self.undos.read(entry)

    def follow(self, lines: Sequence[bytes]) -> None:
        """Play on by lines that somebody else has stored, or raise `JournalError`."""
        for line in lines:
            if not self.fresh:
                entry = read_entry(line)
                if isinstance(entry, Closing):
                    raise JournalError(self.at, "the closing line stands where the match is not over")
                feed(self.match, entry)
            if self.fresh.pop(0) != line:
                raise JournalError(self.at, "the line leads to another position than it did")

    def open_throws(self) -> list[RollRequest]:
        """For each seat that is to throw dice by hand, the request that comes first."""
        seats = dict.fromkeys(ask.seat for ask in self.throws.open)
        return [ask for seat in seats if (ask := self.throws.due(seat)) is not None]
