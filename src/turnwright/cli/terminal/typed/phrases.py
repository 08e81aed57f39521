"""What Tab completes at a prompt: verbs, names, spells and cells, from the turn sheet."""

from collections.abc import Callable, Sequence

from msgspec import UNSET

from turnwright.cli.terminal.session import Offers
from turnwright.kernel.turn_schema import Turn

WORDS = (
    "find",
    "help",
    "hint",
    "legend",
    "log",
    "look",
    "map",
    "more",
    "odds",
    "quit",
    "rules",
    "save",
    "unavailable",
    "undo",
    "why",
)  # of every game
MOST_CELLS = 400


def phrases(
    offers: Offers,
    topics: Sequence[str] = (),
    shown: Callable[[str], str] = str,
    verbs: Sequence[str] = (),
) -> list[str]:
    """Everything that may stand in a typed line, verbs first; `topics` are those of the rules.

    `shown` is a word of the client in the language of the reader, and `verbs` are those of the game.
    """
    words = [*map(shown, WORDS), *(f"{shown('rules')} {topic}" for topic in topics)]
    if offers.seat < 0 or not offers.count():
        return words
    turn = offers.turn()
    if not verbs:
        verbs = list(dict.fromkeys(action.group for action in turn.actions if action.group))
    names = dict.fromkeys(offers.text(action.name) for action in turn.actions)
    units = dict.fromkeys(
        unit for action in turn.actions for way in action.ways for unit in (way.target, *way.targets) if unit
    )
    return [*verbs, *words, *names, *map(offers.unit_name, units), *_cells(turn)]


def _cells(turn: Turn) -> list[str]:
    if turn.moves is UNSET or not turn.width:
        return []
    listed = turn.moves.cells[: min(turn.moves.count, MOST_CELLS)]
    return [f"{cell % turn.width},{cell // turn.width}" for cell in listed]
