"""The encoding of a war for learners: every system and every own fleet, as far as the seat sees them.

An action ends the turn, or gives one of a faction's first fleets an order: to fly to a system (and invade,
load or unload there), or to load or unload where it is.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.gamekit.drawing import signed_share
from turnwright.games.stellar.arena import Arena, ShipClass
from turnwright.games.stellar.commands import (
    EndTurn,
    LoadArmies,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    UnloadArmies,
)
from turnwright.games.stellar.map.index import NOWHERE
from turnwright.games.stellar.options import orders_for
from turnwright.games.stellar.rules.locations import system_at
from turnwright.games.stellar.rules.orders import drafted
from turnwright.games.stellar.rules.visibility import Visibility, knows_army, visibility_of
from turnwright.games.stellar.state import DEPLOYED, GAS, MOVING, Fleet, GalaxyState
from turnwright.kernel.errors import Rejected
from turnwright.kernel.lab_view import Encoding

OF_A_SYSTEM: Final = (
    *("x", "y", "z", "own", "foreign", "gas", "homeworld", "observed"),
    *("own hulls", "foreign hulls", "own men", "foreign men"),
)
OF_A_FLEET: Final = (
    *("alive", "x", "y", "z", "moving", "ordered", "target x", "target y", "target z"),
    *("hulls", "fuel", "ammunition", "armies", "empty transports"),
)
SIGNED: Final = (" x", " y", " z")
FLIGHTS: Final = ("move", "invade", "fetch", "bring")
LOAD: Final = "load"
UNLOAD: Final = "unload"
MOST_ACTIONS: Final = 50_000
GENERATED_PLANETS: Final = 4  # of a generated system, at most


class StellarEncoding(Encoding):
    """Systems by id, then the seat's first fleets by id; a lost fleet is all 0.

    Places are shares of the extent of the galaxy, in a generated one of its radius; hulls and men are shares
    of what the largest faction starts with; of a fleet, hulls, fuel and ammunition are shares of what its
    ships can have. Unseen ships and armies count as none.
    """

    def __init__(self, start: GalaxyState, planets: int, reach: float) -> None:
        arena: Arena = start.arena
        self.systems = len(start.systems)
        self.planets = planets
        self.seats: list[str] = [one.id for one in start.factions if one.playable]
        self.slots: list[list[str]] = [
            [fleet.id for fleet in start.fleets if fleet.faction == name] for name in self.seats
        ]
        self.across = max([0, *[len(slots) for slots in self.slots]])
        self.width = len(FLIGHTS) * self.systems + 1 + planets  # the actions of a fleet
        self.extent = reach
        for system in start.systems:
            self.extent = max(self.extent, abs(system.x), abs(system.y), abs(system.z))
        hulls: dict[str, int] = {}
        men: dict[str, int] = {}
        for fleet in start.fleets:
            hulls[fleet.faction] = hulls.get(fleet.faction, 0) + _hulls(fleet)
        for army in start.armies:
            men[army.faction] = men.get(army.faction, 0) + int(army.strength)
        self.hulls = float(max([1, *hulls.values()]))
        self.men = float(max([1, *men.values()]))
        self.armies = float(max([1, *[len(_loaded(fleet)) for fleet in start.fleets]]))
        self.transports = float(max([1, *[_transports(arena, fleet) for fleet in start.fleets]]))
        names = [f"system {at + 1} {what}" for at in range(self.systems) for what in OF_A_SYSTEM]
        names += [f"fleet {at + 1} {what}" for at in range(self.across) for what in OF_A_FLEET]
        names += ["day", "own systems"]
        signed = [at for at, name in enumerate(names) if name.endswith(SIGNED)]
        super().__init__(names, self._actions(), signed)

    def _actions(self) -> list[str]:
        names = ["end turn"]
        for fleet in range(self.across):
            for word in FLIGHTS:
                names += [f"fleet {fleet + 1} {word} system {at + 1}" for at in range(self.systems)]
            names.append(f"fleet {fleet + 1} {LOAD}")
            names += [f"fleet {fleet + 1} {UNLOAD} planet {at + 1}" for at in range(self.planets)]
        return names

    # What is seen

    def observe(self, state: GalaxyState, seat: int) -> list[float]:
        faction = self.seats[seat]
        seen: list[float] = [0.0] * self.size
        sight = visibility_of(state, faction)
        self._see_systems(seen, state, faction, sight)
        self._see_ships(seen, state, faction, sight)
        self._see_armies(seen, state, faction, sight)
        executor = drafted(state, faction)
        fleets = {fleet.id: fleet for fleet in executor.state.fleets if fleet.id not in executor.merged}
        at: i64 = self.systems * len(OF_A_SYSTEM)
        for name in self.slots[seat]:
            if name in fleets and fleets[name].faction == faction and fleets[name].ships:
                self._see_fleet(seen, at, state, fleets[name], name in executor.sent)
            at += len(OF_A_FLEET)
        at = self.size - 2
        held = len([1 for system in state.systems if system.owner == faction])
        seen[at] = signed_share(float(state.day), float(state.objectives.max_turns))
        seen[at + 1] = signed_share(float(held), float(self.systems))
        return seen

    def _see_systems(self, seen: list[float], state: GalaxyState, faction: str, sight: Visibility) -> None:
        at: i64 = 0
        for number, system in enumerate(state.systems):
            self._place(seen, at, system.x, system.y, system.z)
            seen[at + 3] = 1.0 if system.owner == faction else 0.0
            seen[at + 4] = 1.0 if system.owner not in ("", faction) else 0.0
            seen[at + 5] = 1.0 if system.resource == GAS else 0.0
            seen[at + 6] = 1.0 if system.homeworld else 0.0
            seen[at + 7] = 1.0 if sight.observes(number) else 0.0
            at += len(OF_A_SYSTEM)

    def _see_ships(self, seen: list[float], state: GalaxyState, faction: str, sight: Visibility) -> None:
        # Every visible fleet counts at its nearest system.
        for fleet in state.fleets:
            if not fleet.ships or not sight.sees(fleet):
                continue
            near = system_at(state, fleet.x, fleet.y, fleet.z, state.arena.numbers.capture_range)
            if near != NOWHERE:
                at: i64 = near * len(OF_A_SYSTEM) + (8 if fleet.faction == faction else 9)
                seen[at] = min(1.0, seen[at] + float(_hulls(fleet)) / self.hulls)

    def _see_armies(self, seen: list[float], state: GalaxyState, faction: str, sight: Visibility) -> None:
        arena: Arena = state.arena
        for army in state.armies:
            near = arena.grounds.get(army.container, NOWHERE) if army.state == DEPLOYED else NOWHERE
            if near != NOWHERE and knows_army(state, army, faction, sight):
                at: i64 = near * len(OF_A_SYSTEM) + (10 if army.faction == faction else 11)
                seen[at] = min(1.0, seen[at] + float(army.strength) / self.men)

    def _see_fleet(self, seen: list[float], at: i64, state: GalaxyState, fleet: Fleet, sent: bool) -> None:
        arena: Arena = state.arena
        seen[at] = 1.0
        self._place(seen, at + 1, fleet.x, fleet.y, fleet.z)
        if fleet.state == MOVING:
            seen[at + 4] = 1.0
            self._place(seen, at + 6, fleet.target_x, fleet.target_y, fleet.target_z)
        seen[at + 5] = 1.0 if sent else 0.0
        hp, fuel, arms = 0.0, 0.0, 0.0
        most_hp, most_fuel, most_arms = 0.0, 0.0, 0.0
        for ship in fleet.ships:
            kind: ShipClass = arena.classes[ship.type]
            hp += float(ship.hp)
            most_hp += float(kind.hp)
            fuel += float(ship.fuel)
            most_fuel += float(kind.fuel)
            arms += float(ship.missiles + ship.torpedoes + ship.interceptors)
            most_arms += float(kind.missiles + kind.torpedoes + kind.interceptors)
        seen[at + 9] = signed_share(hp, most_hp)
        seen[at + 10] = signed_share(fuel, most_fuel)
        seen[at + 11] = signed_share(arms, most_arms) if most_arms > 0.0 else 0.0
        carried = float(len(_loaded(fleet)))
        seen[at + 12] = signed_share(carried, self.armies)
        seen[at + 13] = signed_share(float(_transports(arena, fleet)) - carried, self.transports)

    def _place(self, seen: list[float], at: i64, x: float, y: float, z: float) -> None:
        seen[at] = signed_share(x, self.extent)
        seen[at + 1] = signed_share(y, self.extent)
        seen[at + 2] = signed_share(z, self.extent)

    # What can be done

    def mask(self, state: GalaxyState, seat: int) -> list[int]:
        mask: list[int] = [0] * self.actions
        if not self._acts(state, seat):
            return mask
        mask[0] = 1
        executor = drafted(state, self.seats[seat])
        for slot, name in enumerate(self.slots[seat]):
            at = executor.fleet_places.get(name, NOWHERE)
            if at != NOWHERE and name not in executor.merged and executor.state.fleets[at].ships:
                for order in orders_for(executor, executor.state.fleets[at]):
                    mask[self._action_of(state, slot, order)] = 1
        return mask

    def action(self, state: GalaxyState, seat: int, command: Any) -> int:
        if not self._acts(state, seat):
            return -1
        if command == EndTurn():
            return 0
        name = str(getattr(command, "fleet_id", ""))
        executor = drafted(state, self.seats[seat])
        at = executor.fleet_places.get(name, NOWHERE)
        if name not in self.slots[seat] or at == NOWHERE or name in executor.merged:
            return -1
        legal = command in orders_for(executor, executor.state.fleets[at])
        return self._action_of(state, self.slots[seat].index(name), command) if legal else -1

    def command(self, state: GalaxyState, seat: int, action: int) -> Any:
        if action == 0 and self._acts(state, seat):
            return EndTurn()
        slot, rest = divmod(action - 1, self.width)
        if not 0 < action < self.actions or slot >= len(self.slots[seat]) or not self._acts(state, seat):
            raise _no_action(action)
        name = self.slots[seat][slot]
        if rest < len(FLIGHTS) * self.systems:
            kinds: list[Any] = [MoveFleet, OrderInvasionMove, OrderLoadMove, OrderUnloadMove]
            return kinds[rest // self.systems](name, state.systems[rest % self.systems].id)
        rest -= len(FLIGHTS) * self.systems
        if rest == 0:
            return LoadArmies(name)
        for fleet in state.fleets:
            if fleet.id == name:
                at = system_at(state, fleet.x, fleet.y, fleet.z, state.arena.numbers.capture_range)
                if at != NOWHERE and rest <= len(state.systems[at].planets):
                    return UnloadArmies(name, state.systems[at].planets[rest - 1].id)
        raise _no_action(action)

    def _acts(self, state: GalaxyState, seat: int) -> bool:
        name = self.seats[seat]
        over = state.winner_faction_id != "" or name in state.ready or name in state.resigned
        return not over

    def _action_of(self, state: GalaxyState, slot: int, order: Any) -> int:
        arena: Arena = state.arena
        first = 1 + slot * self.width
        if isinstance(order, LoadArmies):
            return first + len(FLIGHTS) * self.systems
        if isinstance(order, UnloadArmies):
            planets = state.systems[arena.grounds[order.planet_id]].planets
            place = [planet.id for planet in planets].index(order.planet_id)
            return first + len(FLIGHTS) * self.systems + 1 + place
        flight = 0
        if isinstance(order, OrderInvasionMove):
            flight = 1
        elif isinstance(order, OrderLoadMove):
            flight = 2
        elif isinstance(order, OrderUnloadMove):
            flight = 3
        return first + flight * self.systems + arena.places[order.system_id]


def encoded(start: GalaxyState, world: Any) -> StellarEncoding | None:
    """Return the encoding of wars that begin like this one, or None if they are too large for a learner.

    A generated world differs from war to war, so its bounds count instead of those of this start.
    """
    most_planets = 0 if world is None else GENERATED_PLANETS
    reach: float = 1.0 if world is None else max(1.0, world.radius, world.thickness / 2.0)
    planets = max([most_planets, *[len(one.planets) for one in start.systems]])
    fleets: dict[str, int] = {}
    for fleet in start.fleets:
        fleets[fleet.faction] = fleets.get(fleet.faction, 0) + 1
    most = max([0, *fleets.values()])
    if most * (len(FLIGHTS) * len(start.systems) + 1 + planets) >= MOST_ACTIONS:
        return None
    return StellarEncoding(start, planets, reach)


def _no_action(action: int) -> Rejected:
    return Rejected("no-action", f"action {action} is not possible here", "action")


def _hulls(fleet: Fleet) -> int:
    total = 0
    for ship in fleet.ships:
        total += int(ship.hp)
    return total


def _loaded(fleet: Fleet) -> list[str]:
    return [ship.army for ship in fleet.ships if ship.army != ""]


def _transports(arena: Arena, fleet: Fleet) -> int:
    return len([ship.id for ship in fleet.ships if arena.classes[ship.type].carries])
