"""What a seat can ask for in a duel."""

from typing import Literal

from msgspec import Struct


class StartMatch(Struct, frozen=True, tag="startMatch", gc=False):
    """Begin the match."""


class ChooseStat(Struct, frozen=True, tag="chooseStat", gc=False, omit_defaults=True):
    """Compare the two cards by this stat; with a round, only in that one, so a double click counts once."""

    stat: str
    round: int = 0


class Interrupt(Struct, frozen=True, tag="interrupt", gc=False):
    """Break off: give up, leave for a moment, or report an error."""

    kind: Literal["quit", "navigate", "error"]


class Resume(Struct, frozen=True, tag="resume", gc=False):
    """Go back to the start of the interrupted round."""


class PauseTimers(Struct, frozen=True, tag="pauseTimers", gc=False):
    """Hold all clocks."""


class ResumeTimers(Struct, frozen=True, tag="resumeTimers", gc=False):
    """Let all clocks run again."""


Command = StartMatch | ChooseStat | Interrupt | Resume | PauseTimers | ResumeTimers
