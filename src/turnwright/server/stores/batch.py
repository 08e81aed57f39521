"""Which inputs of a batch are kept and which are in conflict: one rule for every store."""

from collections.abc import Sequence
from typing import NamedTuple

from turnwright.server.stores.store import Append, Appended, Conflict


class MatchHead(NamedTuple):
    """How many lines are kept of a match, and whether it may be read only."""

    lines: int
    read_only: bool


Command = tuple[str, int, str]  # match, seat, the client's id


def decide(
    batch: Sequence[Append], standings: dict[str, MatchHead], known: dict[Command, int]
) -> list[Appended | Conflict]:
    """What becomes of each input in turn; the later ones see what was kept of the earlier.

    `known` has the numbers of the inputs whose commands were kept before.
    """
    standings, known = dict(standings), dict(known)
    return [_judged(one, standings, known) for one in batch]


def _judged(one: Append, standings: dict[str, MatchHead], known: dict[Command, int]) -> Appended | Conflict:
    command = (one.match, one.seat, one.command)
    number = known.get(command, -1) if one.command else -1
    standing = standings.get(one.match, MatchHead(0, read_only=True))
    if standing.read_only or standing.lines != one.at or number >= 0:
        return Conflict(standing.lines, number)
    standings[one.match] = MatchHead(one.at + len(one.lines), read_only=False)
    if one.command:
        known[command] = one.number
    return Appended()


def accepted(batch: Sequence[Append], outcomes: Sequence[Appended | Conflict]) -> list[Append]:
    """The inputs that are to be written."""
    return [one for one, outcome in zip(batch, outcomes, strict=True) if isinstance(outcome, Appended)]
