"""Rounds: order by PER, points by AGI, effects that happen at once, and a calendar."""

from turnwright.games.rounds.calendar import Calendar, Date, Festival, Moment
from turnwright.games.rounds.content import load_calendar
from turnwright.games.rounds.engine import BattleEngine
from turnwright.games.rounds.game import Rounds
from turnwright.games.rounds.rules.effects import injury
from turnwright.games.rounds.state import Battle, Fighter

__all__ = [
    "Battle",
    "BattleEngine",
    "Calendar",
    "Date",
    "Festival",
    "Fighter",
    "Moment",
    "Rounds",
    "injury",
    "load_calendar",
]
