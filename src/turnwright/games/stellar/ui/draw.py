"""A galaxy as lines for a terminal: the map by sector, one's fleets, who was seen, orders and letters."""

from typing import Any, Final

from turnwright.gamekit.naming import verbatim
from turnwright.games.stellar.commands import Command
from turnwright.games.stellar.content import classes, measures
from turnwright.games.stellar.map.index import NOWHERE, Space, distance
from turnwright.games.stellar.state import COMBAT, MOVING, ORBIT
from turnwright.games.stellar.ui import labels
from turnwright.games.stellar.ui.names import (
    Names,
    faction_named,
    handle,
    names_seen,
    ships_by_type,
)
from turnwright.kernel import codec
from turnwright.kernel.records import Message

LETTERS: Final = "ABCDEFGHIJ"
ROWS: Final = 8
WIDTH: Final = 7  # of a sector on the map, in signs
NAMED: Final = 2  # systems of a sector that are named one by one
OWN: Final = "+"
NOBODY: Final = "."
TERRITORY: Final = "·"
FLEETS_SHOWN: Final = 6
ORDERS_SHOWN: Final = 10
SEEN_SHOWN: Final = 5
CELL: Final = 14.0  # how far one looks for the nearest system at first
FAR: Final = 1_000_000.0


class GalaxyMap:
    """A view with its names, and the systems of it where they lie."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.names: Names = names_seen(view)
        self.systems: dict[str, Any] = {system["id"]: system for system in view["systems"]}
        self._space = Space(CELL)
        for system in view["systems"]:
            at = system["position"]
            self._space.add(at["x"], at["y"], at["z"])

    def system_near(self, position: Any) -> Any:
        """The system nearest to a place."""
        x, y, z = position["x"], position["y"], position["z"]
        limit: float = CELL
        while limit < FAR:
            at = self._space.nearest(x, y, z, limit)
            if at != NOWHERE:
                return self.view["systems"][at]
            limit *= 4.0
        return self.view["systems"][0]

    def own_fleets(self) -> list[Any]:
        """The fleets of the seat, by id."""
        return [fleet for fleet in self.view["fleets"] if fleet["factionId"] == self.view["faction"]]

    def idle_fleets(self) -> list[Any]:
        """Those of the seat that are in orbit and were told nothing this turn."""
        told = {order.get("fleetId", ""): True for order in self.view.get("orders", [])}
        return [fleet for fleet in self.own_fleets() if fleet["state"] == ORBIT and fleet["id"] not in told]


def draw(view: Any) -> list[Message]:
    """What a seat sees each turn."""
    galaxy = GalaxyMap(view)
    lines = [heading(view, galaxy.names)]
    if view["day"] == 0:
        lines += goals(view, galaxy.names)
    lines += chart(view, view["day"] == 0)
    lines += _fleets(galaxy)
    lines += seen(galaxy, SEEN_SHOWN)
    lines += _letters(view)
    return lines + orders(galaxy, ORDERS_SHOWN)


def _fleets(galaxy: GalaxyMap) -> list[Message]:
    # Of many those that wait for orders come first.
    own = galaxy.own_fleets()
    if len(own) <= FLEETS_SHOWN:
        return [fleet_line(galaxy, fleet) for fleet in own]
    waiting = galaxy.idle_fleets()
    idle = {fleet["id"]: True for fleet in waiting}
    busy = [fleet for fleet in own if fleet["id"] not in idle]
    lines = [fleet_line(galaxy, fleet) for fleet in (waiting + busy)[:FLEETS_SHOWN]]
    words = {"count": len(own) - FLEETS_SHOWN, "idle": len(waiting)}
    return [*lines, Message("draw-more-fleets", words)]


def redraw(before: Any, view: Any) -> list[Message]:
    """What there is to see after an order: as long as the day has not passed, how many there are."""
    if before["day"] != view["day"] or before["faction"] != view["faction"]:
        return draw(view)
    return [Message("draw-count", {"count": len(view.get("orders", []))})]


def heading(view: Any, names: Names) -> Message:
    """The day, and what everybody holds."""
    held: dict[str, int] = {faction["id"]: 0 for faction in view["factions"]}
    for system in view["systems"]:
        if system["ownerFactionId"] in held:
            held[system["ownerFactionId"]] += 1
    others = [
        Message("draw-held", {"faction": names.faction(id), "count": count})
        for id, count in held.items()
        if id != view["faction"]
    ]
    words: dict[str, Any] = {"day": view["day"], "others": others, "all": len(view["systems"])}
    if view["faction"] == "":
        return Message("draw-watched", words)
    words["faction"] = names.faction(view["faction"])
    words["count"] = held.get(view["faction"], 0)
    return Message("draw-day", words)


def goals(view: Any, names: Names) -> list[Message]:
    """The ways to win, and the last day."""
    found: list[Message] = []
    for goal in view["objectives"]["conditions"]:
        words = {"value": goal["value"], "faction": names.faction(goal["factionId"])}
        words["system"] = names.place(goal["systemId"])
        found.append(Message(f"goal-{goal['type']}", words))
    last = view["objectives"]["maxTurns"]
    if last:
        found.append(Message("goal-last", {"day": last}))
    return found


# The map


class Sectors:
    """The map as a grid of sectors, from 1A at the upper left: a row first, for A1 could be an army."""

    def __init__(self, view: Any) -> None:
        xs = [system["position"]["x"] for system in view["systems"]]
        ys = [system["position"]["y"] for system in view["systems"]]
        self.left: float = min(xs)
        self.top: float = max(ys)
        self.wide: float = max(max(xs) - self.left, 1.0) / len(LETTERS) * 1.0001
        self.tall: float = max(self.top - min(ys), 1.0) / ROWS * 1.0001

    def of(self, position: Any) -> tuple[int, int]:
        """The row and the column of a place."""
        column = int((position["x"] - self.left) / self.wide)
        row = int((self.top - position["y"]) / self.tall)
        return min(max(row, 0), ROWS - 1), min(max(column, 0), len(LETTERS) - 1)

    def name(self, position: Any) -> str:
        """The sector of a place, as it is typed."""
        row, column = self.of(position)
        return f"{row + 1}{LETTERS[column]}"

    def middle(self, row: int, column: int) -> tuple[float, float]:
        """The middle of a sector."""
        return self.left + (column + 0.5) * self.wide, self.top - (row + 0.5) * self.tall


def marks(view: Any) -> dict[str, str]:
    """The sign of each faction on the map: one's own, then a letter of its own for each other."""
    found = {"": NOBODY}
    for faction in view["factions"]:
        if faction["id"] == view["faction"]:
            found[faction["id"]] = OWN
            continue
        free = [sign for sign in faction["id"].upper() if sign.isalpha() and sign not in found.values()]
        spare = [sign for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if sign not in found.values()]
        found[faction["id"]] = (free or spare)[0]
    return found


def chart(view: Any, explained: bool) -> list[Message]:
    """The map by sector, with its signs explained or not; a galaxy of one system needs none."""
    if len(view["systems"]) < 2:
        return []
    sectors = Sectors(view)
    signs = marks(view)
    stars: dict[tuple[int, int], list[Any]] = {}
    for system in view["systems"]:
        stars.setdefault(sectors.of(system["position"]), []).append(system)
    ships: dict[tuple[int, int], list[Any]] = {}
    for fleet in view["fleets"]:
        ships.setdefault(sectors.of(fleet["position"]), []).append(fleet)
    lines = ["    " + "".join([letter.ljust(WIDTH) for letter in LETTERS]).rstrip()]
    for row in range(ROWS):
        cells = [_stars(view, sectors, signs, stars, row, column) for column in range(len(LETTERS))]
        for column, cell in enumerate(cells):
            cell.extend(_ships(signs, ships.get((row, column), [])))
        for line in range(max([1, *[len(cell) for cell in cells]])):
            texts = [cell[line] if line < len(cell) else "" for cell in cells]
            label = f"{row + 1:>2}  " if line == 0 else "    "
            lines.append(label + "".join([text.ljust(WIDTH) for text in texts]).rstrip())
    return [verbatim(line) for line in lines] + (_legend(view, signs) if explained else [])


def _stars(
    view: Any,
    sectors: Sectors,
    signs: dict[str, str],
    stars: dict[tuple[int, int], list[Any]],
    row: int,
    column: int,
) -> list[str]:
    # One or two systems by name, more of them counted.
    here = stars.get((row, column), [])
    if not here:
        return [TERRITORY] if _is_own(view, sectors.middle(row, column)) else []
    if len(here) <= NAMED:
        return [handle(one["id"])[: WIDTH - 2] + signs.get(one["ownerFactionId"], NOBODY) for one in here]
    return [_counted([signs.get(system["ownerFactionId"], NOBODY) for system in here])]


def _ships(signs: dict[str, str], here: list[Any]) -> list[str]:
    return ["^" + _counted([signs.get(fleet["factionId"], NOBODY) for fleet in here])] if here else []


def _counted(found: list[str]) -> str:
    # So many of each, one's own first, nobody's last; where that is too long, how many there are.
    order = sorted(dict.fromkeys(found), key=_own_first)
    text = "".join([f"{sign}{found.count(sign)}" for sign in order])
    return text if len(text) < WIDTH - 1 else f"({len(found)})"


def _own_first(sign: str) -> tuple[bool, bool, str]:
    return sign != OWN, sign == NOBODY, sign


def _is_own(view: Any, spot: tuple[float, float]) -> bool:
    # Territory is that of the nearest system that anybody holds.
    best: float = measures().territory_radius
    owner = ""
    for system in view["systems"]:
        at = system["position"]
        gap = distance(at["x"], at["y"], 0.0, spot[0], spot[1], 0.0)
        if system["ownerFactionId"] != "" and gap <= best:
            best = gap
            owner = system["ownerFactionId"]
    return owner != "" and owner == view["faction"]


def _legend(view: Any, signs: dict[str, str]) -> list[Message]:
    others = [
        Message("draw-sign", {"sign": signs[faction["id"]], "faction": faction_named(faction["name"])})
        for faction in view["factions"]
        if faction["id"] != view["faction"]
    ]
    return [Message("draw-legend", {"others": others})]


# Fleets


def gap_between(one: Any, other: Any) -> float:
    """How far two places are apart."""
    return distance(one["x"], one["y"], one["z"], other["x"], other["y"], other["z"])


def counts(fleet: Any) -> dict[str, int]:
    """The ships of a fleet by type, as the list of types has them."""
    found: dict[str, int] = {}
    for type in classes():
        number = len([ship for ship in fleet["ships"] if ship["type"] == type])
        if number:
            found[type] = number
    return found


def where(galaxy: GalaxyMap, fleet: Any) -> Message:
    """Where a fleet is."""
    words = {"system": galaxy.names.place(galaxy.system_near(fleet["position"])["id"])}
    if fleet["state"] == COMBAT:
        return Message("where-combat", words)
    if fleet["state"] == MOVING:
        return Message("where-moving", words)
    return Message("where-orbit", words)


def fleet_line(galaxy: GalaxyMap, fleet: Any) -> Message:
    """One's own fleet in a line."""
    words: dict[str, Any] = {
        "fleet": galaxy.names.fleet(fleet["id"]),
        "where": where(galaxy, fleet),
        "ships": ships_by_type(counts(fleet)),
    }
    found = notes(galaxy, fleet)
    if not found:
        return Message("draw-fleet", words)
    words["notes"] = found
    return Message("draw-fleet-notes", words)


def notes(galaxy: GalaxyMap, fleet: Any) -> list[Message]:
    """What is not as usual with a fleet: where it goes, whom it carries, what it lacks."""
    found: list[Message] = []
    if fleet["state"] == MOVING:
        found.append(_course(galaxy, fleet))
    carried = [ship for ship in fleet["ships"] if ship["carriedArmyId"]]
    if carried:
        found.append(Message("note-armies", {"count": len(carried)}))
    for name, share in shares(fleet).items():
        if share < 100:
            found.append(Message(f"note-{name}", {"percent": share}))
    if fleet["retreating"]:
        found.append(Message("note-retreating"))
    return found


def _course(galaxy: GalaxyMap, fleet: Any) -> Message:
    goal = galaxy.systems.get(fleet["targetSystemId"])
    step = min([classes()[ship["type"]].speed for ship in fleet["ships"]], default=1.0) * measures().speed
    gap = gap_between(goal["position"], fleet["position"]) if goal is not None else 0.0
    words = {"system": galaxy.names.place(fleet["targetSystemId"]), "days": labels.days(gap, step)}
    words["errand"] = "none"
    for field, errand in (("invasion", "invade"), ("load", "load"), ("unload", "unload")):
        if fleet[f"{field}TargetSystemId"]:
            words["errand"] = errand
    return Message("note-course", words)


def shares(fleet: Any) -> dict[str, int]:
    """Of all that the ships of a fleet could have, how many in a hundred they do have."""
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


def _add(pair: list[float], there: float, most: float) -> None:
    pair[0] += there
    pair[1] += most


def _percent(pair: list[float]) -> int:
    # Whoever has lost a little is not whole, and whoever has a little left is not empty.
    if pair[1] == 0.0 or pair[0] >= pair[1]:
        return 100
    return max(1 if pair[0] > 0.0 else 0, int(pair[0] / pair[1] * 100.0))


# Others, letters, orders


def seen(galaxy: GalaxyMap, most: int) -> list[Message]:
    """Foreign fleets that are seen, by faction and where they are."""
    found: dict[tuple[str, str, str], list[Any]] = {}
    for fleet in galaxy.view["fleets"]:
        if fleet["factionId"] != galaxy.view["faction"]:
            at = galaxy.system_near(fleet["position"])["id"]
            found.setdefault((fleet["factionId"], at, fleet["state"]), []).append(fleet)
    lines = [_seen(galaxy, fleets) for fleets in found.values()]
    if len(lines) > most:
        return [*lines[:most], Message("draw-more-seen", {"count": len(lines) - most})]
    return lines


def _seen(galaxy: GalaxyMap, fleets: list[Any]) -> Message:
    together = {"ships": [ship for fleet in fleets for ship in fleet["ships"]]}
    words = {
        "faction": galaxy.names.faction(fleets[0]["factionId"]),
        "where": where(galaxy, fleets[0]),
        "ships": ships_by_type(counts(together)),
    }
    return Message("draw-seen", words)


def _letters(view: Any) -> list[Message]:
    kept = [letter for letter in view["messages"] if not letter["dismissed"]]
    if not kept:
        return []
    new = len([letter for letter in kept if not letter["read"] and letter["day"] == view["day"]])
    return [Message("draw-inbox", {"count": len(kept), "new": new})]


def orders(galaxy: GalaxyMap, most: int) -> list[Message]:
    """The orders of this turn so far; of many, the last ones."""
    given = [codec.read_command(order, Command) for order in galaxy.view.get("orders", [])]
    if not given:
        return []
    return [Message("draw-orders", {"count": len(given)}), *_told(galaxy, given[-most:])]


def orders_of(galaxy: GalaxyMap, fleet_id: str) -> list[Message]:
    """What a fleet was told this turn."""
    given = [codec.read_command(order, Command) for order in galaxy.view.get("orders", [])]
    own = [order for order in given if str(getattr(order, "fleet_id", "")) == fleet_id]
    return [Message("ordered", {"order": line}) for line in _told(galaxy, own)]


def _told(galaxy: GalaxyMap, given: list[Any]) -> list[Message]:
    types = {ship["id"]: ship["type"] for fleet in galaxy.own_fleets() for ship in fleet["ships"]}
    return [labels.order(order, galaxy.names, _split_types(order, types)) for order in given]


def _split_types(order: Any, types: dict[str, str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for ship_id in getattr(order, "ship_ids", ()):
        type = types.get(ship_id, "")
        if type != "":
            found[type] = found.get(type, 0) + 1
    return found
