"""A match as it is stored: replayed up to its last line, with what is counted along the lines."""

import time
from array import array
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from turnwright.fair.proof import ThrowLedger
from turnwright.kernel.errors import JournalError
from turnwright.kernel.game import Game
from turnwright.kernel.records import Closing, Header, Line, Outcome, RollRequest, read_input
from turnwright.kernel.replay import feed, resume
from turnwright.protocol.messages import SeatInfo
from turnwright.server.host.stored.journal_lines import CHAIN_BYTES, Undos, chain_of
from turnwright.server.host.stored.seats import players, seat_infos
from turnwright.server.stores.store import MatchRecord, MatchRow

SLICE = 0.05  # seconds of replay before other matches get their turn
FIRST_LINES = 2  # the header and the opening


class StoredMatch:
    """A live match with the number of its stored lines; `unstored` holds those that are not stored yet."""

    def __init__(self, lines: Sequence[bytes], game: Game, names: Sequence[str]) -> None:
        self.unstored: list[bytes] = []
        self.length = len(lines)
        self.match = resume(lines, lambda _: game, seats=players(game, names), write=self.unstored.append)
        self.throws = ThrowLedger(self.match.header)
        self.undos = Undos()
        self.begun = False  # whether a player has done anything
        # For each line behind the header, how often the round has changed up to it; and the last round.
        self._rounds = array("l", [0] * (len(lines) - 1))
        self._round = self._round_now()
        self._chains = bytearray()  # of the lines of all inputs
        for line in lines[1:]:
            self.note(line, read_input(line))

    def _round_now(self) -> int:
        return int(self.match.game.presenter.round_number(self.match.state))

    def note_round(self) -> None:
        """Take note of the round that one more line has led to."""
        before, self._round = self._round, self._round_now()
        self._rounds.append(self._rounds[-1] + (before != self._round))

    def lines_before(self, rounds: int) -> int:
        """The number of lines up to a number of rounds ago; 1, the header, if the match is younger."""
        return 1 + bisect_right(self._rounds, self._rounds[-1] - rounds)

    def note(self, line: bytes, entry: Line | Closing) -> int:
        """Take note of one more stored line; the first input that it takes back, or -1."""
        if isinstance(entry, Closing):
            return -1
        self._chains += chain_of(line)
        self.begun = self.begun or entry.seat in self.match.people
        self.throws.read(entry)
        return self.undos.read(entry)

    def chain(self, number: int) -> bytes:
        """The chain value of an input's line; empty if it is not stored."""
        return bytes(self._chains[CHAIN_BYTES * number : CHAIN_BYTES * (number + 1)])

    def follow(self, lines: Sequence[bytes]) -> int:
        """Apply lines that another server stored, for a slice of time; how many, or `JournalError`."""
        end = time.perf_counter() + SLICE
        for place, line in enumerate(lines):
            number = self.length + place + 1
            if not self.unstored:
                entry = read_input(line)
                if isinstance(entry, Closing):
                    raise JournalError(number, "there is a closing line, but the match is not over")
                try:
                    feed(self.match, entry)
                    if entry.seats or entry.holder:  # a fork has other players, and a seat can be handed over
                        self.match.hold(players(self.match.game, self.match.header.seats))
                except Exception as error:
                    # Whatever fails, these rules have not written the line.
                    raise JournalError(number, f"input {entry.n}: {error}") from error
            if not self.unstored or self.unstored.pop(0) != line:
                raise JournalError(number, "the line leads to another position than it did")
            self.note_round()
            if time.perf_counter() > end:
                return place + 1
        return len(lines)

    def replay_slice(self, lines: Sequence[bytes]) -> None:
        """Replay more of the match's lines, for at most a slice of time."""
        done = self.follow(lines[self.length :])
        for line in lines[self.length : self.length + done]:
            self.note(line, read_input(line))
        self.length += done

    def open_throws(self) -> list[RollRequest]:
        """The oldest open request of each seat that must throw dice."""
        seats = dict.fromkeys(ask.seat for ask in self.throws.open)
        return [ask for seat in seats if (ask := self.throws.due(seat)) is not None]


async def replay_lines(
    lines: Sequence[bytes],
    game: Game,
    names: Sequence[str],
    run_rules: Callable[[Callable[[], object]], Awaitable[object]],
) -> StoredMatch:
    """Replay a match; between two slices other matches may use the rules."""
    made: list[StoredMatch] = []
    await run_rules(lambda: made.append(StoredMatch(lines[:FIRST_LINES], game, names)))
    while made[0].length < len(lines):
        await run_rules(lambda: made[0].replay_slice(lines))
    return made[0]


class EndedMatch(Struct, frozen=True):
    """A match that is over: who played, in how many inputs, and how it ended."""

    row: MatchRow
    seats: tuple[SeatInfo, ...]
    number: int
    outcome: Outcome
    since: float  # when its last line was stored


def ended_match(record: MatchRecord, header: Header, names: Sequence[str]) -> EndedMatch:
    """Read an ended match from its first and last lines, without replaying it, or raise `JournalError`."""
    closing = read_input(record.lines[-1])
    if not isinstance(closing, Closing):
        raise JournalError(len(record.lines), "the closing line is missing")
    rows = {row.seat: row for row in record.seats}
    seats = seat_infos(header, names, rows, lambda _: False)
    return EndedMatch(record.row, seats, closing.n - 1, closing.end, record.wall)
