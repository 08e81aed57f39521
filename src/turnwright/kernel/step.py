"""The result of one input."""

from typing import Any

from mypy_extensions import i64

from turnwright.kernel.execution import Execution


class Step:
    """What one input caused: events and the seats that may see them, rolls, and requests to players."""

    def __init__(self, n: i64, seat: int, execution: Execution) -> None:
        self.n = n
        self.seat = seat
        self.events: list[Any] = execution.events
        self.to: dict[str, list[int]] = execution.to
        self.rolls: list[Any] = execution.rolls
        # Copied: the caller may change a step.
        self.asks: list[Any] = list(execution.pending) if execution.pending else []
        self.given: dict[str, Any] = dict(execution.bot_answers) if execution.bot_answers else {}
        self.first: i64 = 0

    def seen_by(self, seat: int) -> list[Any]:
        """Return the events that this seat may see."""
        if not self.to:
            return self.events
        return [event for i, event in enumerate(self.events) if seat in self.to.get(str(i), [seat])]
