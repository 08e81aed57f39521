"""What happened and what was refused, as messages with names instead of ids."""

from typing import Any, Final

from turnwright.gamekit.naming import verbatim
from turnwright.games.stellar.content import classes
from turnwright.games.stellar.events import (
    DayBegan,
    GalaxyWon,
    Logged,
    MoreNews,
    Ordered,
    Reported,
    Resigned,
    TurnEnded,
)
from turnwright.games.stellar.state import DRAW, GalaxyState
from turnwright.games.stellar.ui import labels
from turnwright.games.stellar.ui.names import Names, both, fleet_named, handle, names_of, ships_by_type
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Message

BATTLE_LETTER: Final = "BATTLE_RESOLVED"
PLANET_LETTER: Final = "PLANET_CONQUERED"
BEGINNING: Final = ""


def told(event: Any, names: Names) -> list[Message]:
    """An event in a few lines; none for what nobody needs to be told."""
    if isinstance(event, Ordered):
        own = Names(event.names, names.factions)
        return [Message("ordered", {"order": labels.order(event.order, own, event.ships)})]
    if isinstance(event, TurnEnded):
        return []
    if isinstance(event, Resigned):
        return [Message("resigned", {"faction": names.faction(event.faction)})]
    if isinstance(event, DayBegan):
        return [Message("day-began", {"day": event.day})]
    if isinstance(event, Logged):
        return [logged(event.about, event.args, event.text, names, event.ids)]
    if isinstance(event, Reported):
        return letter(event.kind, event.title, list(event.lines), event.payload, names)
    if isinstance(event, MoreNews):
        return [Message("more-news", {"count": event.count})]
    return [won(event.winner, event.rule, event.day, names)] if isinstance(event, GalaxyWon) else []


def won(winner: str, rule: str, day: int, names: Names) -> Message:
    """Who has won, and by which rule."""
    words = {"winner": names.faction(winner), "rule": rule, "day": day}
    return Message("galaxy-drawn" if winner == DRAW else "galaxy-won", words)


# Logs


def logged(
    about: str, args: dict[str, str], text: str, names: Names, ids: "dict[str, str] | None" = None
) -> Message:
    """A line of the log; where the ids of what it names are known, with their handles."""
    words: dict[str, Any] = {name: _argument(name, value, names) for name, value in args.items()}
    for name, id in ({} if ids is None else ids).items():
        if name not in args:
            continue
        known = fleet_named(id, args[name], list(names.factions.values()))
        words[name] = known if name == "fleet" else both(args[name], id)
    words["text"] = text
    return Message(f"log-{about}", words)


def _argument(name: str, value: str, names: Names) -> Any:
    if name in ("faction", "winner"):
        return names.faction(value)
    if name in ("victims", "factions"):
        return [names.faction(side) for side in value.split(", ")]
    if name == "losses":
        return [_loss(part, names) for part in value.split(", ")]
    if name in ("rounds", "lost"):
        return int(value) if value.isdecimal() else value
    return names.place(value) if value in names.named else handle(value)


def _loss(part: str, names: Names) -> Message:
    side, _, lost = part.rpartition(" -")
    return Message("loss", {"faction": names.faction(side), "men": int(lost) if lost.isdecimal() else lost})


# Letters


def letter(kind: str, title: str, lines: list[str], payload: dict[str, Any], names: Names) -> list[Message]:
    """A letter: its heading, and a line for each side."""
    if kind == BATTLE_LETTER:
        return battle(_place(title, payload, "systemId"), payload, names)
    if kind == PLANET_LETTER:
        return _conquest(_place(title, payload, "planetId"), payload, names)
    return [verbatim(title), *[verbatim(line) for line in lines]]


def headline(kind: str, title: str, payload: dict[str, Any], names: Names) -> Message:
    """What a letter is about, in a line."""
    words: dict[str, Any] = {"place": title, "text": title}
    if kind in (BATTLE_LETTER, PLANET_LETTER):
        words["place"] = _place(title, payload, "systemId" if kind == BATTLE_LETTER else "planetId")
    if kind == BATTLE_LETTER:
        words["winner"] = names.faction(str(payload.get("winner", "")))
        drawn = payload.get("winner", DRAW) == DRAW
        return Message("headline-battle-drawn" if drawn else "headline-battle-won", words)
    if kind == PLANET_LETTER:
        words["faction"] = names.faction(str(payload.get("to", "")))
        return Message("headline-planet", words)
    return verbatim(title)


def _place(title: str, payload: dict[str, Any], field: str) -> str:
    id = str(payload.get(field, ""))
    # A title that has its handle already stays.
    return title if id == "" or handle(id) in title else both(title, id)


def battle(place: str, report: dict[str, Any], names: Names) -> list[Message]:
    """A battle, side by side: losses by type, ammunition, what was shot down, who is left."""
    found = [Message("report-title", {"place": place})]
    losses: dict[str, dict[str, int]] = report.get("losses", {})
    for side, lost in losses.items():
        words = {"faction": names.faction(side), "left": report.get("survivors", {}).get(side, 0)}
        words["losses"] = ships_by_type(lost) if lost else Message("report-no-ship")
        found.append(Message("report-side", words))
        spent: dict[str, int] = report.get("ammunition", {}).get(side, {})
        if any(spent.values()):
            fired: dict[str, Any] = {
                name: spent.get(name, 0) for name in ("missiles", "torpedoes", "interceptors")
            }
            fired["intercepted"] = report.get("intercepted", {}).get(side, "none")
            found.append(Message("report-fired", fired))
    return found


def _conquest(place: str, payload: dict[str, Any], names: Names) -> list[Message]:
    # Without a fight there is no more to say than the log does.
    losses: dict[str, int] = payload.get("losses", {})
    remains: dict[str, int] = payload.get("remains", {})
    found = [Message("report-ground", {"place": place})] if losses else []
    for side, lost in losses.items():
        words = {"faction": names.faction(side), "lost": lost, "left": remains.get(side, 0)}
        found.append(Message("report-men", words))
    return found


# Refusals


def explained(state: GalaxyState, refused: Rejected) -> Message:
    """A refusal with names instead of ids; what it names, as `a` and `b`, and its numbers, as `n` and `m`."""
    read = Reading(names_of(state, ""), _things_in(state), refused.code)
    before = BEGINNING
    for word in refused.reason.split(" "):
        read.take(word, before)
        before = word
    words: dict[str, Any] = {"text": " ".join(read.spelled), "ids": len(read.ids), "field": refused.field}
    words["a"], words["b"] = [*read.ids, "", ""][:2]
    words["n"], words["m"] = [*read.numbers, "", ""][:2]
    words["type"] = Message(f"type-{read.types[0]}", {"text": read.types[0]}) if read.types else ""
    words["said"] = _said(refused.reason)
    words["listed"] = [str(one) for one in refused.legal]
    return Message(f"refused-{refused.code}", words)


class Reading:
    """A reason word by word: the ids in it, its numbers and types of ships, and how it is said with names."""

    def __init__(self, names: Names, things: dict[str, bool], code: str) -> None:
        self.names = names
        self.things = things
        self.code = code
        self.ids: list[str] = []
        self.numbers: list[str] = []
        self.types: list[str] = []
        self.spelled: list[str] = []

    def take(self, word: str, before: str) -> None:
        """One more word, and the one before it."""
        bare = word.strip("(),;:'").removesuffix("'s")
        known = _known(bare, self.names)
        if known == "" and self._is_thing(word, bare, before):
            known = bare
        if bare in self.names.factions:
            # An id of a faction may be a word as well.
            known = self.names.factions[bare] if before in (BEGINNING, "of", "not", "faction") else ""
        if known != "":
            self.ids.append(known)
        elif bare in classes():
            self.types.append(bare)
            known = bare.replace("_", " ")
        elif bare.replace(".", "", 1).isdecimal():
            self.numbers.append(bare)
        self.spelled.append(word.replace(bare, known) if known != "" else word)

    def _is_thing(self, word: str, bare: str, before: str) -> bool:
        # A reason begins with a thing of one's own. Of what somebody merely says it never shows whether it is
        # there: it may be hidden from them.
        if before == "carry":
            return self.code == "no-army"
        own = not self.spelled and not word.startswith(("'", '"'))
        return (own or (before == "and" and self.code == "not-together")) and bare in self.things


def _things_in(state: GalaxyState) -> dict[str, bool]:
    # Fleets, ships and armies; nobody gives these a name that a refusal tells.
    things = {army.id: True for army in state.armies}
    for fleet in state.fleets:
        things[fleet.id] = True
        for ship in fleet.ships:
            things[ship.id] = True
    return things


def _known(id: str, names: Names) -> str:
    if id not in names.named:
        return handle(id) if handle(id) != id else ""
    return names.place(id)


def _said(reason: str) -> str:
    # What somebody typed stands between quotes.
    parts = reason.split("'")
    return parts[1] if len(parts) > 2 else ""
