"""For authors of games: the conformance suite, and a driver that plays a game.

It needs only Turnwright itself, so that any package can run it in its tests.
"""

from turnwright.testing.case import Case, Check, ConformanceError
from turnwright.testing.driver import Driver, Input, Played, drive
from turnwright.testing.suite import CHECKS, Report, cases, conformance
from turnwright.testing.transcripts import TranscriptError, transcripts

__all__ = [
    "CHECKS",
    "Case",
    "Check",
    "ConformanceError",
    "Driver",
    "Input",
    "Played",
    "Report",
    "TranscriptError",
    "cases",
    "conformance",
    "drive",
    "transcripts",
]
