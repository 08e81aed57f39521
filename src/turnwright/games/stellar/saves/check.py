"""Checks what the structure of a save cannot express: unique ids and valid references."""

from typing import Any

from turnwright.gamekit.content import refuse
from turnwright.games.stellar.content import measures
from turnwright.games.stellar.map.index import distance
from turnwright.games.stellar.state import DRAW, EMBARKED, MOVING, RESOLVED
from turnwright.kernel.dice import LARGEST_SEED


def check_save(saved: Any, file: str) -> None:
    """Raise `ContentError` for a duplicate id or a reference to nothing."""
    SaveCheck(saved, file).run()


class SaveCheck:
    """A saved galaxy under check, with its known ids."""

    def __init__(self, saved: Any, file: str) -> None:
        self.saved = saved
        self.file = file
        self.factions = self._ids("factions")
        self.systems = self._ids("systems")
        self.planets: dict[str, bool] = {}
        self.ships: dict[str, bool] = {}

    def run(self) -> None:
        """Check all parts."""
        for part in ("armies", "battles", "logs", "messages", "fleets"):
            self._ids(part)
        self._systems()
        self._fleets()
        self._armies()
        self._battles()
        self._orders()
        self._remaining_parts()

    def _ids(self, part: str) -> dict[str, bool]:
        seen: dict[str, bool] = {}
        for at, one in enumerate(getattr(self.saved, part)):
            self._once(seen, one.id, f"$.{part}[{at}].id")
        return seen

    def _once(self, seen: dict[str, bool], name: str, path: str) -> None:
        if name in seen:
            refuse(self.file, path, "a unique id", name)
        seen[name] = True

    def _one_of(self, name: "str | None", known: dict[str, bool], what: str, path: str) -> None:
        if name is not None and name not in known:
            refuse(self.file, path, f"the id of a {what}", name)

    def _faction(self, name: "str | None", path: str) -> None:
        self._one_of(name, self.factions, "faction", path)

    def _system(self, name: "str | None", path: str) -> None:
        self._one_of(name, self.systems, "system", path)

    def _systems(self) -> None:
        if DRAW in self.factions:
            refuse(self.file, "$.factions", "ids other than the word for a draw", DRAW)
        for at, system in enumerate(self.saved.systems):
            path = f"$.systems[{at}]"
            self._faction(system.owner_faction_id, f"{path}.ownerFactionId")
            for i, planet in enumerate(system.planets):
                self._once(self.planets, planet.id, f"{path}.planets[{i}].id")
                self._faction(planet.owner_faction_id, f"{path}.planets[{i}].ownerFactionId")

    def _fleets(self) -> None:
        for at, fleet in enumerate(self.saved.fleets):
            path = f"$.fleets[{at}]"
            self._faction(fleet.faction_id, f"{path}.factionId")
            self._system(fleet.target_system_id, f"{path}.targetSystemId")
            if fleet.state == MOVING and fleet.target_system_id is None:
                refuse(self.file, f"{path}.targetSystemId", "the system that the fleet is on its way to")
            self._system(fleet.invasion_target_system_id, f"{path}.invasionTargetSystemId")
            self._system(fleet.load_target_system_id, f"{path}.loadTargetSystemId")
            self._system(fleet.unload_target_system_id, f"{path}.unloadTargetSystemId")
            for i, ship in enumerate(fleet.ships):
                self._once(self.ships, ship.id, f"{path}.ships[{i}].id")

    def _armies(self) -> None:
        # The cleanup phase repairs which ship carries which army.
        for at, army in enumerate(self.saved.armies):
            self._faction(army.faction_id, f"$.armies[{at}].factionId")
            if army.state != EMBARKED and army.container_id not in self.planets:
                refuse(self.file, f"$.armies[{at}].containerId", "the id of a planet", army.container_id)

    def _battles(self) -> None:
        places = {system.id: system.position for system in self.saved.systems}
        fleets = {fleet.id: fleet.position for fleet in self.saved.fleets}
        engaged: dict[str, bool] = {}
        for at, battle in enumerate(self.saved.battles):
            path = f"$.battles[{at}]"
            self._system(battle.system_id, f"{path}.systemId")
            if battle.status != RESOLVED:
                self._engage(battle.fleets, fleets, places[battle.system_id], engaged, f"{path}.fleets")
            elif battle.turn_resolved is None:
                refuse(self.file, f"{path}.turnResolved", "the turn in which it was fought", None)
            else:
                self._each_once(battle.fleets, f"{path}.fleets")

    def _each_once(self, names: list[str], path: str) -> None:
        seen: dict[str, bool] = {}
        for at, name in enumerate(names):
            self._once(seen, name, f"{path}[{at}]")

    def _engage(
        self, names: list[str], fleets: dict[str, Any], place: Any, engaged: dict[str, bool], path: str
    ) -> None:
        # Engaged fleets exist, are near, and fight in one battle; those of a resolved battle may be gone.
        reach = measures().capture_range
        for at, name in enumerate(names):
            where = f"{path}[{at}]"
            if name not in fleets:
                refuse(self.file, where, "the id of a fleet", name)
            if name in engaged:
                refuse(self.file, where, "a fleet in one battle only", name)
            spot = fleets[name]
            if distance(spot.x, spot.y, spot.z, place.x, place.y, place.z) > reach:
                refuse(self.file, where, f"a fleet at most {reach:.0f} ly from the system", name)
            engaged[name] = True

    def _orders(self) -> None:
        # A galaxy may be saved between two phases, so legality is checked when the turn runs.
        for faction, orders in self.saved.orders.items():
            for at, order in enumerate(orders):
                path = f"$.orders.{faction}[{at}]"
                self._system(getattr(order, "system_id", None), f"{path}.systemId")
                self._one_of(getattr(order, "planet_id", None), self.planets, "planet", f"{path}.planetId")

    def _remaining_parts(self) -> None:
        if self.saved.seed > LARGEST_SEED:
            refuse(self.file, "$.seed", f"at most {LARGEST_SEED}", self.saved.seed)
        if self.saved.winner_faction_id != DRAW:
            self._faction(self.saved.winner_faction_id, "$.winnerFactionId")
        for part in ("ai_states", "orders", "autopilot", "ready", "resigned", "ghosts"):
            for name in getattr(self.saved, part):
                self._faction(name, "$.aiStates" if part == "ai_states" else f"$.{part}")
        for at, goal in enumerate(self.saved.objectives.conditions):
            self._system(goal.system_id, f"$.objectives.conditions[{at}].systemId")
            self._faction(goal.faction_id, f"$.objectives.conditions[{at}].factionId")
