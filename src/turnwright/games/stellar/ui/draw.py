"""The galaxy as lines for a terminal: sector map, fleets, sightings, orders and letters."""

from typing import Any, Final

from turnwright.gamekit.naming import map_row, verbatim
from turnwright.games.stellar.commands import Command
from turnwright.games.stellar.content import classes, measures
from turnwright.games.stellar.map.index import NOWHERE, Space, distance
from turnwright.games.stellar.state import COMBAT, MOVING, ORBIT
from turnwright.games.stellar.ui.labels import days
from turnwright.games.stellar.ui.messages import (
    Names,
    faction_name,
    handle,
    names_in_view,
    order_message,
    ships_by_type,
)
from turnwright.kernel import codec
from turnwright.kernel.records import Message, Palette

LETTERS: Final = "ABCDEFGHIJ"
ROWS: Final = 8
WIDTH: Final = 7  # characters of a sector on the map
NAMED: Final = 2  # a sector with more systems only counts them
OWN: Final = "+"
UNOWNED: Final = "."
TERRITORY: Final = "·"
RIM: Final = 4  # characters before the first sector
MORE: Final = "…"  # beside the outermost rows that are shown, where the map goes on
SIDES: Final = 6  # colours of factions
FLEETS_SHOWN: Final = 6
ORDERS_SHOWN: Final = 10
FEWEST_ROWS: Final = 5  # of the map, on the smallest screen
SEEN_SHOWN: Final = 5
CELL: Final = 14.0  # the first radius in the search for the nearest system
FAR: Final = 1_000_000.0


class GalaxyMap:
    """A view, with its names and an index of its systems."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.names: Names = names_in_view(view)
        self.systems: dict[str, Any] = {system["id"]: system for system in view["systems"]}
        self._space = Space(CELL)
        for system in view["systems"]:
            at = system["position"]
            self._space.add(at["x"], at["y"], at["z"])

    def system_near(self, position: Any) -> Any:
        """Find the system nearest to a place."""
        x, y, z = position["x"], position["y"], position["z"]
        limit: float = CELL
        while limit < FAR:
            at = self._space.nearest(x, y, z, limit)
            if at != NOWHERE:
                return self.view["systems"][at]
            limit *= 4.0
        return self.view["systems"][0]

    def own_fleets(self) -> list[Any]:
        """List the seat's fleets, by id."""
        return [fleet for fleet in self.view["fleets"] if fleet["factionId"] == self.view["faction"]]

    def idle_fleets(self) -> list[Any]:
        """List the seat's fleets in orbit that have no order this turn."""
        ordered = {order.get("fleetId", ""): True for order in self.view.get("orders", [])}
        return [one for one in self.own_fleets() if one["state"] == ORBIT and one["id"] not in ordered]


def draw(view: Any, explained: bool = True) -> list[Message]:
    """Draw what a seat sees at the start of a turn; on the first day with a legend if it is wanted."""
    galaxy = GalaxyMap(view)
    lines = [heading(view, galaxy.names)]
    if view["day"] == 0:
        lines += goals(view, galaxy.names)
    lines += chart(view, explained and view["day"] == 0)
    # Of many fleets, those that wait for orders come first.
    own = galaxy.own_fleets()
    if len(own) > FLEETS_SHOWN:
        waiting = galaxy.idle_fleets()
        idle = {fleet["id"]: True for fleet in waiting}
        listed = waiting + [fleet for fleet in own if fleet["id"] not in idle]
        lines += [fleet_line(galaxy, fleet) for fleet in listed[:FLEETS_SHOWN]]
        lines.append(_more_fleets(len(own), len(waiting), FLEETS_SHOWN))
    else:
        lines += [fleet_line(galaxy, fleet) for fleet in own]
    lines += seen(galaxy, SEEN_SHOWN)
    letters = [letter for letter in view["messages"] if not letter["dismissed"]]
    if letters:
        unread = len([letter for letter in letters if not letter["read"]])
        lines.append(Message("draw-inbox", {"count": len(letters), "unread": unread}))
    return lines + orders(galaxy, ORDERS_SHOWN)


def redraw(before: Any, view: Any) -> list[Message]:
    """Draw what has changed: within a day, only the number of orders."""
    if before["day"] != view["day"] or before["faction"] != view["faction"]:
        return draw(view)
    return [Message("draw-count", {"count": len(view.get("orders", []))})]


def screen(view: Any, lines: int, before: Any = None) -> list[Message]:
    """Draw a view in at most `lines` lines if possible; within a day, only the number of orders."""
    if before is not None and before["day"] == view["day"] and before["faction"] == view["faction"]:
        return redraw(before, view)
    drawn = draw(view, False)  # a terminal explains a sign when it appears for the first time
    if len(drawn) <= lines:
        return drawn
    # The part of the map around the seat's own fleets, and the fleets that wait for orders.
    galaxy = GalaxyMap(view)
    head = [heading(view, galaxy.names), *(goals(view, galaxy.names) if view["day"] == 0 else [])]
    map_lines = chart(view, False)
    own = galaxy.own_fleets()
    waiting = galaxy.idle_fleets() or own
    room = lines - len(head)
    listed = waiting[: max(1, min(room - len(map_lines) - 1, FLEETS_SHOWN))]
    tail = [fleet_line(galaxy, fleet) for fleet in listed]
    if len(own) > len(listed):
        tail.append(_more_fleets(len(own), len(galaxy.idle_fleets()), len(listed)))
    tail += seen(galaxy, 1)
    rows = max(FEWEST_ROWS, room - len(tail))
    if map_lines and rows < len(map_lines):
        middle = _line_of(view, map_lines, waiting[0]) if waiting else len(map_lines) // 2
        first = min(max(1, middle - rows // 2), len(map_lines) - rows + 1)
        shown = map_lines[first : first + rows - 1]
        if first > 1:
            shown[0] = _going_on(shown[0])
        if first + rows - 1 < len(map_lines):
            shown[rows - 2] = _going_on(shown[rows - 2])
        map_lines = [map_lines[0], *shown]
    return head + map_lines + tail


def _more_fleets(own: int, idle: int, listed: int) -> Message:
    # Those that wait for orders are listed first, so only the rest of them is among the others.
    return Message("draw-more-fleets", {"count": own - listed, "idle": max(0, idle - listed)})


def _going_on(row: Message) -> Message:
    # The map has more rows before or after this one.
    text = str(row.args["text"]).ljust(RIM)
    return map_row((text[: RIM - 2] + MORE + text[RIM - 1 :]).rstrip(), RIM)


def _line_of(view: Any, map_lines: list[Message], fleet: Any) -> int:
    # The line of the map that begins the row of a fleet.
    row = Sectors(view).of(fleet["position"])[0]
    for at, line in enumerate(map_lines):
        if str(line.args["text"]).startswith(f"{row + 1:>2}  "):
            return at
    return 0


def heading(view: Any, names: Names) -> Message:
    """Name the day, and how many systems each faction holds."""
    held: dict[str, int] = {faction["id"]: 0 for faction in view["factions"]}
    for system in view["systems"]:
        if system["ownerFactionId"] in held:
            held[system["ownerFactionId"]] += 1
    others = [
        Message("draw-held", {"faction": names.faction(id), "count": count})
        for id, count in held.items()
        if id != view["faction"]
    ]
    args: dict[str, Any] = {"day": view["day"], "others": others, "all": len(view["systems"])}
    if view["faction"] == "":
        return Message("draw-watched", args)
    args["faction"] = names.faction(view["faction"])
    args["count"] = held.get(view["faction"], 0)
    return Message("draw-day", args)


def goals(view: Any, names: Names) -> list[Message]:
    """List the ways to win, and the last day."""
    found: list[Message] = []
    for goal in view["objectives"]["conditions"]:
        args = {"value": goal["value"], "faction": names.faction(goal["factionId"])}
        args["system"] = names.place(goal["systemId"])
        found.append(Message(f"goal-{goal['type']}", args))
    last = view["objectives"]["maxTurns"]
    return [*found, Message("goal-last", {"day": last})] if last else found


# The map


class Sectors:
    """The map as a grid of sectors from 1A at the top left; the row comes first, as A1 is an army."""

    def __init__(self, view: Any) -> None:
        xs = [system["position"]["x"] for system in view["systems"]]
        ys = [system["position"]["y"] for system in view["systems"]]
        self.left: float = min(xs)
        self.top: float = max(ys)
        self.wide: float = max(max(xs) - self.left, 1.0) / len(LETTERS) * 1.0001
        self.tall: float = max(self.top - min(ys), 1.0) / ROWS * 1.0001

    def of(self, position: Any) -> tuple[int, int]:
        """Return the row and column of a place."""
        column = int((position["x"] - self.left) / self.wide)
        row = int((self.top - position["y"]) / self.tall)
        return min(max(row, 0), ROWS - 1), min(max(column, 0), len(LETTERS) - 1)

    def name(self, position: Any) -> str:
        """Name the sector of a place, as it is typed."""
        row, column = self.of(position)
        return f"{row + 1}{LETTERS[column]}"

    def middle(self, row: int, column: int) -> tuple[float, float]:
        """Return the middle of a sector."""
        return self.left + (column + 0.5) * self.wide, self.top - (row + 0.5) * self.tall


def faction_signs(view: Any) -> dict[str, str]:
    """Assign the seat's faction its sign on the map, and each other one a letter."""
    found = {"": UNOWNED}
    for faction in view["factions"]:
        if faction["id"] == view["faction"]:
            found[faction["id"]] = OWN
            continue
        free = [sign for sign in faction["id"].upper() if sign.isalpha() and sign not in found.values()]
        spare = [sign for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if sign not in found.values()]
        found[faction["id"]] = (free or spare)[0]
    return found


def chart(view: Any, explained: bool) -> list[Message]:
    """Draw the map by sector, with or without a legend; a single system needs none."""
    if len(view["systems"]) < 2:
        return []
    sectors = Sectors(view)
    signs = faction_signs(view)
    stars: dict[tuple[int, int], list[Any]] = {}
    for system in view["systems"]:
        stars.setdefault(sectors.of(system["position"]), []).append(system)
    fleets: dict[tuple[int, int], list[Any]] = {}
    for fleet in view["fleets"]:
        fleets.setdefault(sectors.of(fleet["position"]), []).append(fleet)
    lines = ["    " + "".join([letter.ljust(WIDTH) for letter in LETTERS]).rstrip()]
    for row in range(ROWS):
        cells: list[list[str]] = []
        for column in range(len(LETTERS)):
            # One or two systems by name, more of them counted; then the fleets.
            here = stars.get((row, column), [])
            owners = [signs.get(one["ownerFactionId"], UNOWNED) for one in here]
            if not here:
                cell = [TERRITORY] if _is_own(view, sectors.middle(row, column)) else []
            elif len(here) <= NAMED:
                cell = [handle(one["id"])[: WIDTH - 2] + owners[at] for at, one in enumerate(here)]
            else:
                cell = [_counted(owners)]
            present = [signs.get(one["factionId"], UNOWNED) for one in fleets.get((row, column), [])]
            cells.append([*cell, "^" + _counted(present)] if present else cell)
        for line in range(max([1, *[len(cell) for cell in cells]])):
            texts = [cell[line] if line < len(cell) else "" for cell in cells]
            label = f"{row + 1:>2}  " if line == 0 else "    "
            lines.append(label + "".join([text.ljust(WIDTH) for text in texts]).rstrip())
    drawn = [verbatim(lines[0]), *[map_row(line, RIM) for line in lines[1:]]]
    if explained:
        others = [
            Message("draw-sign", {"sign": signs[faction["id"]], "faction": faction_name(faction["name"])})
            for faction in view["factions"]
            if faction["id"] != view["faction"]
        ]
        drawn.append(Message("draw-legend", {"others": others}))
    return drawn


def palette(view: Any) -> Palette:
    """Colour systems, fleets and names by faction: the seat's own first."""
    signs = {TERRITORY: "floor", UNOWNED: "floor"}
    names: list[tuple[Message, str]] = []
    others = [faction for faction in view["factions"] if faction["id"] != view["faction"]]
    own = [faction for faction in view["factions"] if faction["id"] == view["faction"]]
    sign_of = faction_signs(view)
    for at, faction in enumerate(own + others):
        style = f"side-{(at if own else at + 1) % SIDES + 1}"
        signs[sign_of[faction["id"]]] = style
        names.append((faction_name(faction["name"]), style))
    return Palette(signs, tuple(names))


def legend(view: Any) -> dict[str, Message]:
    """Explain the signs on the map."""
    if len(view["systems"]) < 2:
        return {}
    found: dict[str, Message] = {}
    for faction in view["factions"]:
        sign = faction_signs(view)[faction["id"]]
        name = faction_name(faction["name"])
        found[sign] = Message("legend-own") if sign == OWN else name
    found[UNOWNED] = Message("legend-unowned")
    found["^"] = Message("legend-fleets")
    found[TERRITORY] = Message("legend-space")
    found[MORE] = Message("legend-goes-on")
    return found


def _counted(found: list[str]) -> str:
    # Each sign with its number, or only the total where that is too long.
    order = sorted(dict.fromkeys(found), key=_own_first)
    text = "".join([f"{sign}{found.count(sign)}" for sign in order])
    return text if len(text) < WIDTH - 1 else f"({len(found)})"


def _own_first(sign: str) -> tuple[bool, bool, str]:
    return sign != OWN, sign == UNOWNED, sign


def _is_own(view: Any, spot: tuple[float, float]) -> bool:
    # Territory belongs to the owner of the nearest owned system.
    best: float = measures().territory_radius
    owner = ""
    for system in view["systems"]:
        at = system["position"]
        gap = distance(at["x"], at["y"], 0.0, spot[0], spot[1], 0.0)
        if system["ownerFactionId"] != "" and gap <= best:
            best = gap
            owner = system["ownerFactionId"]
    return owner != "" and owner == view["faction"]


# Fleets


def counts(listed: list[Any]) -> dict[str, int]:
    """Count ships by type, in the order of the types."""
    found = {type: len([ship for ship in listed if ship["type"] == type]) for type in classes()}
    return {type: number for type, number in found.items() if number}


def where(galaxy: GalaxyMap, fleet: Any) -> Message:
    """Describe where a fleet is."""
    args = {"system": galaxy.names.place(galaxy.system_near(fleet["position"])["id"])}
    if fleet["state"] == COMBAT:
        return Message("where-combat", args)
    return Message("where-moving" if fleet["state"] == MOVING else "where-orbit", args)


def fleet_line(galaxy: GalaxyMap, fleet: Any) -> Message:
    """Describe a fleet of the seat in one line."""
    args: dict[str, Any] = {
        "fleet": galaxy.names.fleet(fleet["id"]),
        "where": where(galaxy, fleet),
        "ships": ships_by_type(counts(fleet["ships"])),
    }
    args["notes"] = notes(galaxy, fleet)
    return Message("draw-fleet-notes" if args["notes"] else "draw-fleet", args)


def notes(galaxy: GalaxyMap, fleet: Any) -> list[Message]:
    """Describe what is unusual about a fleet: its course, its armies, and what it lacks."""
    found: list[Message] = []
    if fleet["state"] == MOVING:
        goal = galaxy.systems.get(fleet["targetSystemId"])
        step = min([classes()[ship["type"]].speed for ship in fleet["ships"]], default=1.0) * measures().speed
        gap = 0.0
        if goal is not None:
            there, here = goal["position"], fleet["position"]
            gap = distance(there["x"], there["y"], there["z"], here["x"], here["y"], here["z"])
        course = {"system": galaxy.names.place(fleet["targetSystemId"]), "days": days(gap, step)}
        course["errand"] = "none"
        for field, errand in (("invasion", "invade"), ("load", "load"), ("unload", "unload")):
            if fleet[f"{field}TargetSystemId"]:
                course["errand"] = errand
        found.append(Message("note-course", course))
    carried = [ship for ship in fleet["ships"] if ship["carriedArmyId"]]
    if carried:
        found.append(Message("note-armies", {"count": len(carried)}))
    for name, share in shares(fleet).items():
        if share < 100:
            found.append(Message(f"note-{name}", {"percent": share}))
    if fleet["retreating"]:
        found.append(Message("note-retreating"))
    return found


def shares(fleet: Any) -> dict[str, int]:
    """Return the hull, fuel and ammunition of a fleet in per cent of what its ships can have."""
    hull, fuel, arms = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    for ship in fleet["ships"]:
        kind = classes()[ship["type"]]
        _add(hull, ship["hp"], int(kind.hp))
        _add(fuel, ship["fuel"] * 100.0, int(kind.fuel))
        most = int(kind.missiles + kind.torpedoes + kind.interceptors)
        _add(arms, ship["missiles"] + ship["torpedoes"] + ship["interceptors"], most)
    found = {"hull": _percent(hull), "fuel": _percent(fuel)}
    if arms[1]:
        found["ammunition"] = _percent(arms)
    return found


def _add(pair: list[float], part: float, whole: float) -> None:
    pair[0] += part
    pair[1] += whole


def _percent(pair: list[float]) -> int:
    # Only the whole is 100, and only nothing is 0.
    if pair[1] == 0.0 or pair[0] >= pair[1]:
        return 100
    return max(1 if pair[0] > 0.0 else 0, int(pair[0] / pair[1] * 100.0))


# Sightings and orders


def seen(galaxy: GalaxyMap, most: int) -> list[Message]:
    """List the foreign fleets in sight, by faction and place."""
    found: dict[tuple[str, str, str], list[Any]] = {}
    for fleet in galaxy.view["fleets"]:
        if fleet["factionId"] != galaxy.view["faction"]:
            at = galaxy.system_near(fleet["position"])["id"]
            found.setdefault((fleet["factionId"], at, fleet["state"]), []).append(fleet)
    lines: list[Message] = []
    for fleets in found.values():
        args = {
            "faction": galaxy.names.faction(fleets[0]["factionId"]),
            "where": where(galaxy, fleets[0]),
            "ships": ships_by_type(counts([ship for fleet in fleets for ship in fleet["ships"]])),
        }
        lines.append(Message("draw-seen", args))
    if len(lines) > most:
        return [*lines[:most], Message("draw-more-seen", {"count": len(lines) - most})]
    return lines


def orders(galaxy: GalaxyMap, most: int) -> list[Message]:
    """List the last orders of this turn."""
    given = _own_orders(galaxy)
    if not given:
        return []
    return [Message("draw-orders", {"count": len(given)}), *_described(galaxy, given[-most:])]


def orders_of(galaxy: GalaxyMap, fleet_id: str) -> list[Message]:
    """List the orders of a fleet this turn."""
    own = [order for order in _own_orders(galaxy) if str(getattr(order, "fleet_id", "")) == fleet_id]
    return [Message("ordered", {"order": line}) for line in _described(galaxy, own)]


def _own_orders(galaxy: GalaxyMap) -> list[Any]:
    return [codec.read_command(order, Command) for order in galaxy.view.get("orders", [])]


def _described(galaxy: GalaxyMap, given: list[Any]) -> list[Message]:
    types = {ship["id"]: ship["type"] for fleet in galaxy.own_fleets() for ship in fleet["ships"]}
    lines: list[Message] = []
    for order in given:
        detached: dict[str, int] = {}
        for ship_id in getattr(order, "ship_ids", ()):
            if ship_id in types:
                detached[types[ship_id]] = detached.get(types[ship_id], 0) + 1
        lines.append(order_message(order, galaxy.names, detached))
    return lines
