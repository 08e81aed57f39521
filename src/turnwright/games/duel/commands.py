"""The commands of a duel."""

from typing import Literal

from msgspec import Struct


class StartMatch(Struct, frozen=True, tag="startMatch", gc=False):
    """Start the match."""


class ChooseStat(Struct, frozen=True, tag="chooseStat", gc=False, omit_defaults=True):
    """Compare the cards by a stat; with a round, only in that round, so that a double click counts once."""

    stat: str
    round: int = 0


class Advance(Struct, frozen=True, tag="advance", gc=False):
    """Leave a state in which nothing is decided, in a match that stops in each of them."""


class Interrupt(Struct, frozen=True, tag="interrupt", gc=False):
    """Quit, leave for a moment, or report an error."""

    kind: Literal["quit", "navigate", "error"]


class Resume(Struct, frozen=True, tag="resume", gc=False):
    """Resume the interrupted round from its start."""


class PauseTimers(Struct, frozen=True, tag="pauseTimers", gc=False):
    """Pause all timers."""


class ResumeTimers(Struct, frozen=True, tag="resumeTimers", gc=False):
    """Resume all timers."""


Command = StartMatch | ChooseStat | Advance | Interrupt | Resume | PauseTimers | ResumeTimers
