"""Phrases that Tab completes at a prompt: verbs and their objects, from the turn sheet."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import UNSET

from turnwright.cli.terminal.session import Offers
from turnwright.cli.terminal.typed.words import CLIENT_WORDS
from turnwright.kernel.turn_schema import Action, Turn

# Words of every prompt; the others of the client belong to some games, or to a match on a server.
WORDS = tuple(
    word
    for word in CLIENT_WORDS
    if word not in ("back", "clock", "continue", "say", "skip", "tutorial", "who")
)
COLONS = frozenset(":：")
NAMING = ("look", "find")  # words that take any name
MOST_CELLS = 400


@dataclass(frozen=True)
class Verb:
    """A verb of the game, and the places of its options."""

    word: str
    places: Collection[int] = ()


@dataclass(frozen=True)
class Vocabulary:
    """The words and phrases that can be typed now."""

    starts: Sequence[str] = ()  # what begins a line
    after: Mapping[str, Sequence[str]] = field(
        default_factory=dict
    )  # what follows a verb, or a verb and a name
    anywhere: Sequence[str] = ()  # names and cells
    asides: Sequence[str] = ()  # words that a whole line follows, such as `odds`


def vocabulary(
    offers: Offers,
    topics: Sequence[str] = (),
    shown: Callable[[str], str] = str,
    verbs: Sequence[Verb] = (),
) -> Vocabulary:
    """Everything that may stand in a typed line; `topics` are those of the rules.

    `shown` is a word of the client in the language of the reader.
    """
    words = list(map(shown, WORDS))
    after: dict[str, Sequence[str]] = dict.fromkeys(words, ())
    after[shown("rules")] = topics
    if offers.seat < 0 or not offers.count():
        return Vocabulary(words, after)
    turn = offers.turn()
    named = {action.id: _names(offers, action) for action in turn.actions}
    for verb in verbs:
        places = set(verb.places)
        actions = [action for action in turn.actions if places.intersection(_places(action))]
        for action in actions:
            after[f"{verb.word} {named[action.id][0]}"] = named[action.id][1:]
        # A name with a colon is a sentence.
        follows = [first for action in actions if COLONS.isdisjoint(first := named[action.id][0])]
        follows += [name for action in actions for name in named[action.id][1:]]
        if turn.moves is not UNSET and turn.moves.first in places:
            follows += _cells(turn)
        after[verb.word] = list(dict.fromkeys(follows))
    names = dict.fromkeys(name for names in named.values() for name in names)
    everything = [name for name in names if COLONS.isdisjoint(name)]
    after |= {shown(word): everything for word in NAMING}
    starts = [*(verb.word for verb in verbs), *words]
    return Vocabulary(starts, after, [*everything, *_cells(turn)], [shown("odds")])


def _places(action: Action) -> list[int]:
    aim = [] if action.aim is UNSET else [action.aim.first]
    return [*(way.at for way in action.ways), *aim]


def _names(offers: Offers, action: Action) -> list[str]:
    # Its own name, or that of the unit that acts if the seat has several, and those of its targets.
    targets = dict.fromkeys(
        unit for way in action.ways for unit in (way.target, *way.targets) if unit and unit != action.unit
    )
    first = offers.unit_name(action.unit) if action.unit else offers.text(action.name)
    named = [(unit, offers.unit_name(unit)) for unit in targets]
    # Ids of units without a name are not meant to be typed.
    return [first, *(name for unit, name in named if name != unit or not any(map(str.isdigit, unit)))]


def _cells(turn: Turn) -> list[str]:
    if turn.moves is UNSET or not turn.width:
        return []
    listed = turn.moves.cells[: min(turn.moves.count, MOST_CELLS)]
    return [f"{cell % turn.width},{cell // turn.width}" for cell in listed]
