"""The choices of a turn under a few headings; those of one fleet stand under its own handle."""

from typing import Any, Final

from turnwright.gamekit.headings import Ranked, best_of_each_first, topic
from turnwright.games.stellar.commands import (
    EndTurn,
    MergeFleets,
    Resign,
    SplitFleet,
)
from turnwright.games.stellar.map.index import NOWHERE
from turnwright.games.stellar.notation import word_of
from turnwright.games.stellar.rules.orders import OrderDesk
from turnwright.games.stellar.ui.labels import gap_to
from turnwright.games.stellar.ui.names import Names, handle
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message, Topic

TURN: Final = "turn"
# Under which heading each order stands, in the order of the headings.
HEADINGS: Final = {
    "invade": "invade",
    "load": "load",
    "embark": "load",
    "fetch": "load",
    "unload": "unload",
    "land": "unload",
    "bring": "unload",
    "transfer": "transfer",
    "move": "move",
    "merge": "merge",
    "split": "split",
}
# How many of each are worth a line at once; a place is typed, not chosen from a list.
SHOWN: Final = {"invade": 4, TURN: 1}
OF_A_FLEET: Final = 0
TYPED: Final = ("fleet_id", "army_id", "into_fleet_id", "system_id", "planet_id")  # in this order
LAST: Final = 1_000_000.0


def topics(desk: OrderDesk, names: Names, options: Options) -> list[Topic]:
    """The options by heading, the nearest first, then those of each fleet for whoever types its handle."""
    found: dict[str, list[Ranked]] = {word: [] for word in dict.fromkeys(HEADINGS.values())}
    found[TURN] = []
    fleets: dict[str, list[Ranked]] = {}
    for place in range(options.count()):
        command = options.command(place)
        fleet_id = str(getattr(command, "fleet_id", ""))
        ranked = Ranked(place, fleet_id, _gap(desk, command))
        found[_heading(command)].append(ranked)
        if fleet_id != "":
            fleets.setdefault(fleet_id, []).append(ranked)
    plans = desk.state.rules.ai_enabled
    shown = [_topic(options, word, listed, plans) for word, listed in found.items() if listed]
    return shown + [_of_fleet(fleet_id, names, listed) for fleet_id, listed in fleets.items()]


def _heading(command: Any) -> str:
    return TURN if isinstance(command, (EndTurn, Resign)) else HEADINGS[word_of(command)]


def _gap(desk: OrderDesk, command: Any) -> float:
    if isinstance(command, (SplitFleet, MergeFleets)):
        return LAST
    system_id = str(getattr(command, "system_id", ""))
    at = desk.fleet_places.get(str(getattr(command, "fleet_id", "")), NOWHERE)
    if at == NOWHERE or system_id not in desk.systems:
        return 0.0
    return gap_to(desk, desk.state.fleets[at], system_id)


def _topic(options: Options, word: str, listed: list[Ranked], plans: bool) -> Topic:
    choices = best_of_each_first(listed)
    title = "" if plans or word != TURN else "topic-turn-alone"
    return topic(word, choices, SHOWN, word == TURN, _hint(options.command(choices[0])), title)


def _hint(command: Any) -> Message | None:
    # The first of the list, as one would type it.
    if isinstance(command, (EndTurn, Resign)):
        return None
    if isinstance(command, SplitFleet):
        return Message("hint-split")
    named = [str(getattr(command, field, "")) for field in TYPED]
    words = [HEADINGS[word_of(command)], *[handle(id) for id in named if id != ""]]
    return Message("hint", {"words": " ".join(words)})


def _of_fleet(fleet_id: str, names: Names, listed: list[Ranked]) -> Topic:
    title = Message("topic-fleet", {"fleet": names.fleet(fleet_id), "count": len(listed)})
    return Topic(handle(fleet_id), title, tuple(best_of_each_first(listed)), OF_A_FLEET, aside=True)
