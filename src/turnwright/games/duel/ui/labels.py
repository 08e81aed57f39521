"""The commands of a duel in words."""

from typing import Any, Final

from turnwright.games.duel import notation, rulebook
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.commands import ChooseStat
from turnwright.games.duel.state import PLAYER, DuelState
from turnwright.kernel.records import Message

# By the command in notation.
_MESSAGES: Final = {
    "start": "start-match",
    "resume": "resume",
    "pause": "pause-timers",
    "continue": "resume-timers",
    "quit": "interrupt-quit",
    "navigate": "interrupt-navigate",
    "error": "interrupt-error",
}


def label(state: DuelState, arena: Arena, seat: int, command: Any) -> Message:
    """Describe a command; a stat with its value on the seat's card."""
    if not isinstance(command, ChooseStat):
        return Message(_MESSAGES[notation.write_command(command)], {})
    card = state.player_card if seat == PLAYER else state.opponent_card
    value = arena.stats[card][rulebook.STATS.index(command.stat)]
    return Message("choose-stat", {"stat": command.stat, "value": value})
