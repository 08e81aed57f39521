"""The options of a turn under headings, so that the cells to move to do not hide the rest."""

from typing import Any, Final

from turnwright.gamekit.headings import by_heading, topic
from turnwright.games.rounds.commands import Attack, Move, PlayCard, Shoot
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message, Topic

ATTACK: Final = "attack"
PLAY: Final = "play"
MOVE: Final = "move"
ACT: Final = "act"
HEADINGS: Final = (ATTACK, PLAY, MOVE, ACT)
# How many to list at first; a cell is typed, not chosen from a list.
SHOWN: Final = {ATTACK: 6, PLAY: 12, MOVE: 0, ACT: 20}


def topics(options: Options) -> list[Topic]:
    """The options of a seat by heading."""
    found: list[Topic] = []
    for heading, places in by_heading(options, HEADINGS, heading_of).items():
        hint: Message | None = None
        if heading == MOVE:
            hint = Message("hint-move", {"cell": options.command(places[0]).to})
        found.append(topic(heading, places, SHOWN, heading == ACT, hint))
    return found


def heading_of(command: Any) -> str:
    """The heading of a command."""
    if isinstance(command, (Attack, Shoot)):
        return ATTACK
    if isinstance(command, PlayCard):
        return PLAY
    return MOVE if isinstance(command, Move) else ACT
