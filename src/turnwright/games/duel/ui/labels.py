"""The commands of a duel in words."""

from typing import Any, Final

from turnwright.games.duel import flow, notation, rulebook
from turnwright.games.duel.arena import Arena
from turnwright.games.duel.commands import ChooseStat
from turnwright.games.duel.forecast.stat_odds import StatOdds, stat_odds
from turnwright.games.duel.state import PLAYER, DuelState
from turnwright.kernel.records import Message

# By the command in notation.
_MESSAGES: Final = {
    "start": "start-match",
    "advance": "advance",
    "resume": "resume",
    "pause": "pause-timers",
    "continue": "resume-timers",
    "quit": "interrupt-quit",
    "navigate": "interrupt-navigate",
    "error": "interrupt-error",
}


def label(state: DuelState, arena: Arena, seat: int, command: Any) -> Message:
    """Describe a command; a stat with its value on the seat's card and its odds of winning the round."""
    if not isinstance(command, ChooseStat):
        return Message(_MESSAGES[notation.write_command(command)], {})
    card = state.player_card if seat == PLAYER else state.opponent_card
    place = rulebook.STATS.index(command.stat)
    words = {"stat": command.stat, "value": arena.stats[card][place]}
    odds = odds_shown(state, arena, seat)
    if not odds:
        return Message("choose-stat", words)
    each = odds[place]
    shares = {"win": _percent(each.won, each.cards), "draw": _percent(each.drawn, each.cards)}
    return Message("choose-stat-odds", {**words, **shares})


def foresee(state: DuelState, arena: Arena, seat: int, command: Any) -> list[Message]:
    """Count the cards that a stat would beat, as far as the seat can know."""
    odds = odds_shown(state, arena, seat)
    if not odds or not isinstance(command, ChooseStat):
        return []
    each = odds[rulebook.STATS.index(command.stat)]
    counts = {"cards": each.cards, "won": each.won, "drawn": each.drawn, "lost": each.lost}
    return [Message("foresee-stat", {"stat": command.stat, **counts})]


def odds_shown(state: DuelState, arena: Arena, seat: int) -> list[StatOdds]:
    """Return the odds of each stat for the seat that chooses now; without a choice there are none."""
    if state.phase != flow.WAITING_FOR_ACTION or seat != state.chooser:
        return []
    return stat_odds(state, arena, seat)


def _percent(part: int, whole: int) -> int:
    return (200 * part + whole) // (2 * whole) if whole else 0
