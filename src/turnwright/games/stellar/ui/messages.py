"""Names, orders, events, letters and refusals as messages, which a catalogue puts into words.

Ids have short handles: `sys-00012` is `s12`, `fleet-00003.2` is `f3.2`, `army-00004` is `a4`, and
`ship-000042` is `v42`. An id of another form is its own handle.
"""

from typing import Any, Final

from turnwright.gamekit.naming import verbatim
from turnwright.games.stellar.commands import (
    LoadArmies,
    LoadArmy,
    MergeFleets,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    RenameFleet,
    SplitFleet,
    TransferArmyPlanet,
    UnloadArmies,
    UnloadArmy,
)
from turnwright.games.stellar.content import classes
from turnwright.games.stellar.events import (
    DayBegan,
    GalaxyWon,
    InboxMarked,
    Logged,
    MoreNews,
    Ordered,
    Reported,
    Resigned,
)
from turnwright.games.stellar.notation import word_of
from turnwright.games.stellar.state import DRAW, GalaxyState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Message

BATTLE_LETTER: Final = "BATTLE_RESOLVED"
PLANET_LETTER: Final = "PLANET_CONQUERED"
HANDLE_LETTERS: Final = {"sys": "s", "fleet": "f", "army": "a", "ship": "v"}

# Names


def handle(id: str) -> str:
    """Shorten an id to the form that is typed."""
    kind, dash, rest = id.partition("-")
    digits = 0
    while digits < len(rest) and "0" <= rest[digits] <= "9":
        digits += 1
    if dash == "" or kind not in HANDLE_LETTERS or digits == 0:
        return id
    return HANDLE_LETTERS[kind] + (rest[:digits].lstrip("0") or "0") + rest[digits:]


def name_and_handle(name: str, id: str) -> str:
    """Write a name with its handle in brackets, or only one of them if they say the same."""
    if name == "" or name.casefold() == id.casefold():
        return handle(id) if name in ("", id) else name
    return f"{name} ({handle(id)})"


def faction_name(name: str) -> Message:
    """Name a faction; those of the shipped scenarios are translated."""
    return Message(f"faction-{name.lower().replace(' ', '-')}", {"text": name})


def type_name(type: str) -> Message:
    """Name a type of ship."""
    return Message(f"type-{type}", {"text": type})


def ships(type: str, count: int) -> Message:
    """Count the ships of a type."""
    return Message(f"ships-{type}", {"count": count, "text": f"{count} {type.replace('_', ' ')}"})


def ships_by_type(counts: dict[str, int]) -> list[Message]:
    """Count the ships of each type."""
    return [ships(type, count) for type, count in counts.items()]


def fleet_name(id: str, name: str, factions: list[str]) -> str:
    """Write a fleet's handle, and its name unless that is only its faction's with a number."""
    stem, _, number = name.rpartition(" ")
    if name in ("", id) or (stem in factions and number.isdecimal()):
        return handle(id)
    return f"{handle(id)} {name}"


class Names:
    """The names of systems, planets, fleets and factions by id."""

    def __init__(
        self, named: "dict[str, str] | None" = None, factions: "dict[str, str] | None" = None
    ) -> None:
        self.named: dict[str, str] = {} if named is None else named
        self.factions: dict[str, str] = {} if factions is None else factions

    def place(self, id: str) -> str:
        """Name a system or planet."""
        return name_and_handle(self.named.get(id, ""), id)

    def fleet(self, id: str) -> str:
        """Name a fleet."""
        return fleet_name(id, self.named.get(id, ""), list(self.factions.values()))

    def faction(self, id: str) -> Message:
        """Name a faction."""
        return faction_name(self.factions.get(id, id))


def names_of(state: GalaxyState, faction: str) -> Names:
    """Collect the names that a faction knows; of fleets, only its own."""
    named: dict[str, str] = {}
    for system in state.systems:
        named[system.id] = system.name
        for planet in system.planets:
            named[planet.id] = planet.name
    for fleet in state.fleets:
        if fleet.faction == faction:
            named[fleet.id] = fleet.name
    return Names(named, {one.id: one.name for one in state.factions})


def names_in_view(view: Any) -> Names:
    """Collect the names in a view."""
    named: dict[str, str] = {}
    for system in view["systems"]:
        named[system["id"]] = system["name"]
        for planet in system["planets"]:
            named[planet["id"]] = planet["name"]
    for fleet in view["fleets"]:
        named[fleet["id"]] = fleet["name"]
    return Names(named, {faction["id"]: faction["name"] for faction in view["factions"]})


def names_in_scenario(scenario: Any) -> Names:
    """Collect the names of the factions of a loaded scenario."""
    return Names({}, {} if scenario is None else {faction.id: faction.name for faction in scenario.factions})


# Orders


def order_message(command: Any, names: Names, ships: dict[str, int]) -> Message:
    """Describe an order; `ships` counts those that a split detaches, by type."""
    args: dict[str, Any] = {}
    if isinstance(command, TransferArmyPlanet):
        args = {"army": handle(command.army_id), "planet": names.place(command.planet_id)}
    else:
        args["fleet"] = names.fleet(command.fleet_id)
    if isinstance(command, (MoveFleet, OrderInvasionMove, OrderLoadMove, OrderUnloadMove)):
        args["system"] = names.place(command.system_id)
    elif isinstance(command, UnloadArmies):
        args["planet"] = names.place(command.planet_id)
    elif isinstance(command, (LoadArmy, UnloadArmy)):
        args["army"] = handle(command.army_id)
        args["ship"] = handle(command.ship_id)
        if isinstance(command, UnloadArmy):
            args["planet"] = names.place(command.planet_id)
    elif isinstance(command, SplitFleet):
        args["ships"] = ships_by_type(ships) if ships else len(command.ship_ids)
    elif isinstance(command, MergeFleets):
        args["other"] = names.fleet(command.into_fleet_id)
    elif isinstance(command, RenameFleet):
        args["name"] = command.name
    elif not isinstance(command, (TransferArmyPlanet, LoadArmies)):
        raise Rejected("malformed", "unknown order")
    return Message(f"order-{word_of(command)}", args)


# Events


def event_messages(event: Any, names: Names) -> list[Message]:
    """Describe an event, a message a line; the end of a faction's turn is not worth one."""
    if isinstance(event, Ordered):
        own = Names(event.names, names.factions)
        return [Message("ordered", {"order": order_message(event.order, own, event.ships)})]
    if isinstance(event, Resigned):
        return [Message("resigned", {"faction": names.faction(event.faction)})]
    if isinstance(event, InboxMarked):
        return [Message("inbox-marked", {"count": event.count, "dismissed": event.dismissed})]
    if isinstance(event, DayBegan):
        return [Message("day-began", {"day": event.day})]
    if isinstance(event, Logged):
        return [log_message(event.about, event.args, event.text, names, event.ids)]
    if isinstance(event, Reported):
        return letter(event.kind, event.title, list(event.lines), event.payload, names)
    if isinstance(event, MoreNews):
        return [Message("more-news", {"count": event.count})]
    if isinstance(event, GalaxyWon):
        args = {"winner": names.faction(event.winner), "rule": event.rule, "day": event.day}
        return [Message("galaxy-drawn" if event.winner == DRAW else "galaxy-won", args)]
    return []


def log_message(
    about: str, args: dict[str, str], text: str, names: Names, ids: "dict[str, str] | None" = None
) -> Message:
    """Describe a line of the log; `ids` adds the handles of what its arguments name."""
    found: dict[str, Any] = {name: _log_argument(name, value, names) for name, value in args.items()}
    for name, id in ({} if ids is None else ids).items():
        if name == "fleet" and name in args:
            found[name] = fleet_name(id, args[name], list(names.factions.values()))
        elif name in args:
            found[name] = name_and_handle(args[name], id)
    found["text"] = text
    return Message(f"log-{about}", found)


def _log_argument(name: str, value: str, names: Names) -> Any:
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
    """Describe a letter: its heading, and a line for each side."""
    if kind == BATTLE_LETTER:
        return battle(_place(title, payload, "systemId"), payload, names)
    if kind != PLANET_LETTER:
        return [verbatim(title), *[verbatim(line) for line in lines]]
    # Without losses, the log has said all there is to say.
    losses: dict[str, int] = payload.get("losses", {})
    remains: dict[str, int] = payload.get("remains", {})
    place = _place(title, payload, "planetId")
    found = [Message("report-ground", {"place": place})] if losses else []
    for side, lost in losses.items():
        args = {"faction": names.faction(side), "lost": lost, "left": remains.get(side, 0)}
        found.append(Message("report-men", args))
    return found


def headline(kind: str, title: str, payload: dict[str, Any], names: Names) -> Message:
    """Describe a letter in one line."""
    args: dict[str, Any] = {"text": title}
    if kind == BATTLE_LETTER:
        args["place"] = _place(title, payload, "systemId")
        args["winner"] = names.faction(str(payload.get("winner", "")))
        drawn = payload.get("winner", DRAW) == DRAW
        return Message("headline-battle-drawn" if drawn else "headline-battle-won", args)
    if kind == PLANET_LETTER:
        args["place"] = _place(title, payload, "planetId")
        args["faction"] = names.faction(str(payload.get("to", "")))
        return Message("headline-planet", args)
    return verbatim(title)


def _place(title: str, payload: dict[str, Any], field: str) -> str:
    # A title that has its handle already stays.
    id = str(payload.get(field, ""))
    return title if id == "" or handle(id) in title else name_and_handle(title, id)


def battle(place: str, report: dict[str, Any], names: Names) -> list[Message]:
    """Describe a battle side by side: losses by type, survivors, ammunition, interceptions."""
    found = [Message("report-title", {"place": place})]
    losses: dict[str, dict[str, int]] = report.get("losses", {})
    for side, lost in losses.items():
        args = {"faction": names.faction(side), "left": report.get("survivors", {}).get(side, 0)}
        args["any"], args["losses"] = "yes" if lost else "no", ships_by_type(lost)
        found.append(Message("report-side", args))
        spent: dict[str, int] = report.get("ammunition", {}).get(side, {})
        if any(spent.values()):
            fired: dict[str, Any] = {
                name: spent.get(name, 0) for name in ("missiles", "torpedoes", "interceptors")
            }
            fired["intercepted"] = report.get("intercepted", {}).get(side, "none")
            found.append(Message("report-fired", fired))
    return found


# Refusals


def refusal(state: GalaxyState, refused: Rejected) -> Message:
    """Describe a refusal with names instead of ids.

    The things its reason names are the arguments `a` and `b`, its numbers `n` and `m`, a type of ship `type`,
    and what was typed, in quotes, `said`.
    """
    reading = ReasonReader(names_of(state, ""), _things_in(state), refused.code)
    before = ""
    for word in refused.reason.split(" "):
        reading.take(word, before)
        before = word
    args: dict[str, Any] = {
        "text": " ".join(reading.spelled),
        "ids": len(reading.ids),
        "field": refused.field,
    }
    args["a"], args["b"] = [*reading.ids, "", ""][:2]
    args["n"], args["m"] = [*reading.numbers, "", ""][:2]
    args["type"] = type_name(reading.types[0]) if reading.types else ""
    quoted = refused.reason.split("'")
    args["said"] = quoted[1] if len(quoted) > 2 else ""
    args["listed"] = [str(one) for one in refused.legal]
    return Message(f"refused-{refused.code}", args)


class ReasonReader:
    """Reads a reason word by word for ids, numbers and types of ships, and spells it with names."""

    def __init__(self, names: Names, things: dict[str, bool], code: str) -> None:
        self.names = names
        self.things = things
        self.code = code
        self.ids: list[str] = []
        self.numbers: list[str] = []
        self.types: list[str] = []
        self.spelled: list[str] = []

    def take(self, word: str, before: str) -> None:
        """Read one more word; `before` is the one before it, "" at the beginning."""
        bare = word.strip("(),;:'").removesuffix("'s")
        known = handle(bare) if handle(bare) != bare else ""
        if bare in self.names.named:
            known = self.names.place(bare)
        if known == "" and self._is_thing(word, bare, before):
            known = bare
        if bare in self.names.factions:
            # The id of a faction may be an ordinary word as well.
            known = self.names.factions[bare] if before in ("", "of", "not", "faction") else ""
        if known != "":
            self.ids.append(known)
        elif bare in classes():
            self.types.append(bare)
            known = bare.replace("_", " ")
        elif bare.replace(".", "", 1).isdecimal():
            self.numbers.append(bare)
        self.spelled.append(word.replace(bare, known) if known != "" else word)

    def _is_thing(self, word: str, bare: str, before: str) -> bool:
        # A reason begins with a thing of the seat's own. An id that was only typed stays as it is, whether or
        # not it exists: it may be hidden from the seat.
        if before == "carry":
            return self.code == "no-army"
        own = not self.spelled and not word.startswith(("'", '"'))
        return (own or (before == "and" and self.code == "not-together")) and bare in self.things


def _things_in(state: GalaxyState) -> dict[str, bool]:
    things = {army.id: True for army in state.armies}
    for fleet in state.fleets:
        things[fleet.id] = True
        for ship in fleet.ships:
            things[ship.id] = True
    return things
