"""The choices of a turn under a few headings, so that the many cells to walk to do not hide the rest."""

from typing import Any, Final

from turnwright.games.rounds.commands import Attack, Move, PlayCard, Shoot
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message, Topic

ATTACK: Final = "attack"
PLAY: Final = "play"
MOVE: Final = "move"
ACT: Final = "act"
WORDS: Final = (ATTACK, PLAY, MOVE, ACT)
# How many of each are worth a line at once; a cell is typed, not chosen from a list.
SHOWN: Final = {ATTACK: 6, PLAY: 12, MOVE: 0, ACT: 20}


def topics(options: Options) -> list[Topic]:
    """The options of a seat by heading; a heading without any is left out."""
    found: dict[str, list[int]] = {word: [] for word in WORDS}
    for place in range(options.count()):
        found[word_of(options.command(place))].append(place)
    return [_topic(options, word, tuple(places)) for word, places in found.items() if places]


def word_of(command: Any) -> str:
    """Under which heading a command stands."""
    if isinstance(command, (Attack, Shoot)):
        return ATTACK
    if isinstance(command, PlayCard):
        return PLAY
    return MOVE if isinstance(command, Move) else ACT


def _topic(options: Options, word: str, places: tuple[int, ...]) -> Topic:
    title = Message(f"topic-{word}", {"count": len(places), "text": word})
    hint: Message | None = None
    if word == MOVE:
        hint = Message("hint-move", {"cell": options.command(places[0]).to})
    return Topic(word, title, places, SHOWN[word], word == ACT, hint)
