"""What a saved galaxy must be beyond the shape of its file: each id once, and nothing that points nowhere."""

from typing import Any

from turnwright.games.stellar.state import DRAW, EMBARKED, MOVING
from turnwright.kernel.filing import refuse


def check_save(saved: Any, file: str) -> None:
    """Raise `ContentError` when two things have one id, or one speaks of another that is not there."""
    Check(saved, file).all()


class Check:
    """A saved galaxy that is looked over, with the ids that are known."""

    def __init__(self, saved: Any, file: str) -> None:
        self.saved = saved
        self.file = file
        self.factions = self._ids("factions")
        self.systems = self._ids("systems")
        self.planets: dict[str, bool] = {}
        self.ships: dict[str, bool] = {}

    def all(self) -> None:
        """Everything, part by part."""
        for part in ("armies", "battles", "logs", "messages", "fleets"):
            self._ids(part)
        self._systems()
        self._fleets()
        self._armies()
        self._battles()
        self._others()

    def _ids(self, part: str) -> dict[str, bool]:
        seen: dict[str, bool] = {}
        for at, one in enumerate(getattr(self.saved, part)):
            self._once(seen, one.id, f"$.{part}[{at}].id")
        return seen

    def _once(self, seen: dict[str, bool], name: str, path: str) -> None:
        if name in seen:
            refuse(self.file, path, "an id that no other has", name)
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
            refuse(self.file, "$.factions", "ids that are not the word for a draw", DRAW)
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
        # Who is on board of what is put right by the rules themselves.
        for at, army in enumerate(self.saved.armies):
            self._faction(army.faction_id, f"$.armies[{at}].factionId")
            if army.state != EMBARKED and army.container_id not in self.planets:
                refuse(self.file, f"$.armies[{at}].containerId", "the id of a planet", army.container_id)

    def _battles(self) -> None:
        for at, battle in enumerate(self.saved.battles):
            self._system(battle.system_id, f"$.battles[{at}].systemId")

    def _others(self) -> None:
        if self.saved.winner_faction_id != DRAW:
            self._faction(self.saved.winner_faction_id, "$.winnerFactionId")
        for part in ("ai_states", "orders", "autopilot", "ready", "resigned"):
            for name in getattr(self.saved, part):
                self._faction(name, "$.aiStates" if part == "ai_states" else f"$.{part}")
        for at, goal in enumerate(self.saved.objectives.conditions):
            self._system(goal.system_id, f"$.objectives.conditions[{at}].systemId")
            self._faction(goal.faction_id, f"$.objectives.conditions[{at}].factionId")
