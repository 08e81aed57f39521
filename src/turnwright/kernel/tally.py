"""The tally of many matches, in whole numbers: the sum does not depend on how the work is split."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64


class Tally:
    """Who won how often, why matches ended, how long they were, and the sums of their figures."""

    def __init__(self, seats: int = 2) -> None:
        self.runs: i64 = 0
        self.draws: i64 = 0
        self.wins: list[int] = [0] * seats
        self.reasons: dict[str, int] = {}
        self.lengths: dict[int, int] = {}
        self.sums: list[int] = []
        self.counts: list[int] = []  # the number of runs in which each figure occurred

    def add(self, winners: "Sequence[int]", reason: str, length: int, figures: list[int]) -> None:
        """Count one match."""
        self.runs += 1
        if len(winners) == 0:
            self.draws += 1
        for seat in winners:
            self.wins[seat] += 1
        self.reasons[reason] = self.reasons.get(reason, 0) + 1
        self.lengths[length] = self.lengths.get(length, 0) + 1
        if not self.sums:
            self.sums = [0] * len(figures)
            self.counts = [0] * len(figures)
        for i in range(len(figures)):
            if figures[i] >= 0:
                self.sums[i] += figures[i]
                self.counts[i] += 1

    def merge(self, other: "Tally") -> None:
        """Add all matches of another tally."""
        self.runs += other.runs
        self.draws += other.draws
        self.wins = _added(self.wins, other.wins)
        self.sums = _added(self.sums, other.sums)
        self.counts = _added(self.counts, other.counts)
        for reason, number in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + number
        for length, times in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + times

    def plain(self) -> dict[str, Any]:
        """Return the tally as plain values; equal tallies encode to equal bytes."""
        return {
            "runs": int(self.runs),
            "draws": int(self.draws),
            "wins": self.wins,
            "reasons": {reason: self.reasons[reason] for reason in sorted(self.reasons)},
            "lengths": [[length, self.lengths[length]] for length in sorted(self.lengths)],
            "sums": self.sums,
            "counts": self.counts,
        }


def read_tally(data: Any) -> Tally:
    """Read a tally from the values that `plain` returned."""
    tally = Tally(len(data["wins"]))
    tally.runs = data["runs"]
    tally.draws = data["draws"]
    tally.wins = list(data["wins"])
    tally.reasons = dict(data["reasons"])
    tally.lengths = {length: times for length, times in data["lengths"]}
    tally.sums = list(data["sums"])
    tally.counts = list(data["counts"])
    return tally


def _added(one: list[int], other: list[int]) -> list[int]:
    if not one or not other:
        return list(one or other)
    return [one[i] + other[i] for i in range(len(one))]
