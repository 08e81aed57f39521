"""The turn sheet of a duel: the stats with their values and odds, or why one cannot be chosen."""

from typing import Any, Final

from turnwright.games.duel import rulebook
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.commands import ChooseStat
from turnwright.games.duel.options import checked_stat
from turnwright.games.duel.state import NO_CARD, PLAYER, DuelState
from turnwright.games.duel.ui import labels, messages
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message
from turnwright.kernel.turn_schema import Action, Disabled, OptionOdds, Resource, Turn, Way

STAT: Final = "stat"
MATCH: Final = "match"


def write(state: DuelState, arena: Arena, seat: int, options: Options) -> Turn:
    """Write the turn sheet of a seat."""
    odds = labels.odds_shown(state, arena, seat)
    actions: list[Action] = []
    for place in range(options.count()):
        command = options.command(place)
        label = labels.label(state, arena, seat, command)
        if isinstance(command, ChooseStat):
            numbers = {"value": float(_value(state, arena, seat, command.stat))}
            ways = (Way(place, label=label),)
            if odds:
                each = odds[rulebook.STATS.index(command.stat)]
                numbers |= {"win": each.share(each.won), "draw": each.share(each.drawn)}
                numbers["lose"] = each.share(each.lost)
                found = OptionOdds(rulebook.SIDES[1 - seat], works=each.share(each.won))
                ways = (Way(place, label=label, odds=(found,)),)
            name, spends = stat_name(command.stat), {command.stat: 1} if state.uses else {}
            id = f"chooseStat/{command.stat}"
            actions.append(Action(id, name, STAT, spends=spends, numbers=numbers, ways=ways))
        else:
            tag = str(command.__struct_config__.tag)
            actions.append(Action(tag, label, MATCH, ways=(Way(place, label=label),)))
    return Turn(
        options.count(),
        economy=tuple(_economy(state, arena, seat)),
        actions=tuple(actions),
        disabled=tuple(_disabled(state, arena, seat)),
    )


def _economy(state: DuelState, arena: Arena, seat: int) -> list[Resource]:
    # How often each stat may still be chosen, if that is limited.
    if not state.uses or seat < 0:
        return []
    most = int(arena.stat_uses)
    return [
        Resource(stat, stat_name(stat), most - int(used), most)
        for stat, used in zip(rulebook.STATS, state.uses[seat], strict=True)
    ]


def _disabled(state: DuelState, arena: Arena, seat: int) -> list[Disabled]:
    found: list[Disabled] = []
    for stat in rulebook.STATS:
        try:
            checked_stat(state, arena, seat, ChooseStat(stat))
        except Rejected as refused:
            value = _value(state, arena, seat, stat)
            numbers = {} if value < 0 else {"value": float(value)}
            id, why = f"chooseStat/{stat}", messages.refusal(state, refused)
            found.append(Disabled(id, stat_name(stat), refused.code, why, STAT, numbers=numbers))
    return found


def stat_name(stat: str) -> Message:
    """Name a stat."""
    return Message(f"stat-{stat}", {"text": stat})


def _value(state: DuelState, arena: Arena, seat: int, stat: str) -> int:
    # The value on the seat's own card, or -1 without one.
    card: Any = state.player_card if seat == PLAYER else state.opponent_card
    if card == NO_CARD or seat < 0 or state.dealt != state.round:
        return -1
    return int(arena.stats[card][rulebook.STATS.index(stat)])
