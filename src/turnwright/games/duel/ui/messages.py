"""Refusals of a duel in words."""

from typing import Any, Final

from turnwright.gamekit.naming import verbatim
from turnwright.games.duel import flow
from turnwright.games.duel.state import DuelState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Message

_KNOWN: Final = (
    "wrong-state",
    "not-your-turn",
    "duplicate",
    "used-up",
    "unknown-stat",
    "unknown-kind",
    "malformed",
)
# What is not possible, by how the reason begins.
_WHAT: Final = {
    "no stat": "stat",
    "no timer": "timers",
    "nothing": "interrupt",
    "this is round": "round",
    "the match has already": "start",
    "only an interrupted": "resume",
    "the timers are already paused": "paused",
    "the timers are already running": "running",
}


def refusal(state: DuelState, refused: Rejected) -> Message:
    """Explain a refusal of the rules; any other by its reason."""
    if refused.code not in _KNOWN:
        return verbatim(refused.reason)
    args: dict[str, Any] = {
        "what": _what(refused.reason),
        "round": int(state.round),
        "choosing": state.phase == flow.WAITING_FOR_ACTION,
    }
    return Message(f"refused-{refused.code}", args)


def _what(reason: str) -> str:
    for beginning, what in _WHAT.items():
        if reason.startswith(beginning):
            return what
    return "other"
