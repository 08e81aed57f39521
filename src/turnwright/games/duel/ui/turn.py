"""The turn sheet of a duel: the five stats with their values, or why none can be chosen."""

from typing import Any, Final

from turnwright.games.duel import rulebook
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.commands import ChooseStat
from turnwright.games.duel.options import checked_stat
from turnwright.games.duel.state import NO_CARD, PLAYER, DuelState
from turnwright.games.duel.ui import labels
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message
from turnwright.kernel.turn_schema import Action, Disabled, Turn, Way

STAT: Final = "stat"
MATCH: Final = "match"


def write(state: DuelState, arena: Arena, seat: int, options: Options) -> Turn:
    """Write the turn sheet of a seat."""
    actions: list[Action] = []
    for place in range(options.count()):
        command = options.command(place)
        label = labels.label(state, arena, seat, command)
        way = Way(place, label=label)
        if isinstance(command, ChooseStat):
            numbers = {"value": float(_value(state, arena, seat, command.stat))}
            name = stat_name(command.stat)
            actions.append(Action(f"chooseStat/{command.stat}", name, STAT, numbers=numbers, ways=(way,)))
        else:
            tag = str(command.__struct_config__.tag)
            actions.append(Action(tag, label, MATCH, ways=(way,)))
    return Turn(options.count(), actions=tuple(actions), disabled=tuple(_disabled(state, arena, seat)))


def _disabled(state: DuelState, arena: Arena, seat: int) -> list[Disabled]:
    # The rules refuse every stat for the same reason, or none.
    found: list[Disabled] = []
    for stat in rulebook.STATS:
        try:
            checked_stat(state, seat, ChooseStat(stat))
        except Rejected as refused:
            value = _value(state, arena, seat, stat)
            numbers = {} if value < 0 else {"value": float(value)}
            id, why = f"chooseStat/{stat}", _why(refused)
            found.append(Disabled(id, stat_name(stat), refused.code, why, STAT, numbers=numbers))
    return found


def _why(refused: Rejected) -> Message:
    return Message(f"refused-{refused.code}", {"text": refused.reason})


def stat_name(stat: str) -> Message:
    """Name a stat."""
    return Message(f"stat-{stat}", {"text": stat})


def _value(state: DuelState, arena: Arena, seat: int, stat: str) -> int:
    # The value on the seat's own card, or -1 without one.
    card: Any = state.player_card if seat == PLAYER else state.opponent_card
    if card == NO_CARD or seat < 0 or state.dealt != state.round:
        return -1
    return int(arena.stats[card][rulebook.STATS.index(stat)])
