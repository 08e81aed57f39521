"""A progress line on standard error, if that is a terminal."""

import sys
from time import monotonic
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from turnwright.lab.report.wording import Names

BETWEEN = 0.1  # seconds between updates; more would flicker


class ProgressLine:
    """Shows runs, their rate and the time left; called with `(done, total)` during a study."""

    def __init__(self, names: Names, out: TextIO | None = None) -> None:
        self.names = names
        self.out = sys.stderr if out is None else out
        console = Console(file=self.out, highlight=False, emoji=False)
        # No refresh thread: processes are forked while the line is shown.
        self._progress = Progress(
            BarColumn(bar_width=20),
            TextColumn("{task.description}", markup=False),
            console=console,
            auto_refresh=False,
            transient=True,
            disable=not (console.is_terminal and not console.is_dumb_terminal),
        )
        self._task = self._progress.add_task("", total=None)
        self.start = self._shown = monotonic()

    def __enter__(self) -> "ProgressLine":
        self.start = monotonic()
        self._progress.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._progress.stop()

    def __call__(self, done: int, total: int) -> None:
        """Update the line."""
        now = monotonic()
        if now - self._shown < BETWEEN or self._progress.disable:
            return
        self._shown = now
        text = progress_text(self.names, done, total, now - self.start)
        self._progress.update(self._task, completed=done, total=total, description=text, refresh=True)

    @property
    def seconds(self) -> float:
        """Seconds since the start."""
        return monotonic() - self.start


def progress_text(names: Names, done: int, total: int, seconds: float) -> str:
    """The text of the line: runs, rate and time left."""
    rate = done / seconds if seconds > 0 else 0.0
    left = (total - done) / rate if rate > 0 else 0.0
    return names.say(
        "lab-progress", done=str(done), total=str(total), rate=str(round(rate)), left=names.duration(left)
    )
