"""Decides which inputs of a batch are stored and which conflict: one rule for every store."""

from collections.abc import Sequence
from typing import NamedTuple

from turnwright.server.stores.store import Append, Appended, Conflict


class MatchHead(NamedTuple):
    """The number of a match's stored lines, and whether it is read-only."""

    lines: int
    read_only: bool


Command = tuple[str, int, str]  # match, seat, the client's id


def decide(
    batch: Sequence[Append], heads: dict[str, MatchHead], known: dict[Command, int]
) -> list[Appended | Conflict]:
    """The outcome of each input in turn; later ones see what was stored of the earlier.

    `known` has the numbers of the inputs whose commands are stored already.
    """
    heads, known = dict(heads), dict(known)
    outcomes: list[Appended | Conflict] = []
    for one in batch:
        command = (one.match, one.seat, one.command)
        number = known.get(command, -1) if one.command else -1
        head = heads.get(one.match, MatchHead(0, read_only=True))
        if head.read_only or head.lines != one.at or number >= 0:
            outcomes.append(Conflict(head.lines, number))
            continue
        heads[one.match] = MatchHead(one.at + len(one.lines), read_only=False)
        if one.command:
            known[command] = one.number
        outcomes.append(Appended())
    return outcomes


def accepted(batch: Sequence[Append], outcomes: Sequence[Appended | Conflict]) -> list[Append]:
    """The inputs to be written."""
    return [one for one, outcome in zip(batch, outcomes, strict=True) if isinstance(outcome, Appended)]
