"""Factions that play themselves: what they remember, what they want, and whom they send.

An AI sees the galaxy through the same fog as anybody; who owns which system is on every map.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.stellar.commands import (
    LoadArmies,
    MergeFleets,
    MoveFleet,
    OrderInvasionMove,
)
from turnwright.games.stellar.context import TurnContext
from turnwright.games.stellar.fog import Eyes, Territory
from turnwright.games.stellar.movement import hostile_planet
from turnwright.games.stellar.orders import Bridge, apply_orders, fuel_for
from turnwright.games.stellar.places import system_at
from turnwright.games.stellar.space import NOWHERE, Space, distance
from turnwright.games.stellar.state import (
    COMBAT,
    DEPLOYED,
    GAS,
    MORALE,
    MOVING,
    ORBIT,
    AIState,
    Army,
    Faction,
    Fleet,
    GalaxyState,
    Sighting,
    StarSystem,
    Task,
)
from turnwright.games.stellar.table import Profile, ShipClass, Table
from turnwright.kernel.rejected import Rejected

HOLD: Final = "hold"
DEFEND: Final = "defend"
ATTACK: Final = "attack"
INVADE: Final = "invade"
REGROUP: Final = "regroup"
SCOUT: Final = "scout"

FADE: Final = 0.9
FORGOTTEN: Final = 1.0
VALUE: Final = 10.0
GAS_VALUE: Final = 50.0
OWN_VALUE: Final = 20.0
HOME_VALUE: Final = 150.0
HILL_VALUE: Final = 300.0  # a system that somebody has only to hold
BASE_WAY: Final = 15.0  # what a journey costs at least, in light years
REACH: Final = 60.0  # how far an AI looks for something to do, before it looks all over
TIRED: Final = 0.5  # the share of hit points, fuel or ammunition below which a fleet goes home
PATIENCE: Final = 200.0  # turns after which caution is down to its least
LEAST_CAUTION: Final = 0.4


def phase_ai(state: GalaxyState, ctx: TurnContext, seen: "GalaxyState | None" = None) -> GalaxyState:
    """Let every faction with a profile plan, by id, on what it sees, and carry its orders out at once."""
    if not state.rules.ai_enabled:
        return state
    ctx.enter("ai")
    made = state.clone()
    _ensure_memories(made)
    before = state if seen is None else seen
    territory = Territory(before)
    for faction in made.factions:
        if profile_of(made, faction) == "":
            continue
        known = before
        if faction.id in state.orders:
            # A seat has ordered some things itself, and left the rest.
            known = apply_orders(before, {faction.id: state.orders[faction.id]}, _aside(ctx))
        plan = plan_ai_turn(known, faction.id, made.ai_states[faction.id], ctx, territory)
        made.ai_states[faction.id] = plan.memory
        bridge = Bridge(made, ctx)
        for command in plan.commands:
            bridge.carry_out(command, faction.id)
        bridge.close()
    return made


def _aside(ctx: TurnContext) -> TurnContext:
    # For trying orders out: what is written down there is thrown away.
    return TurnContext(ctx.turn, ctx.key, ctx.loaded)


def _ensure_memories(state: GalaxyState) -> None:
    for faction in state.factions:
        if profile_of(state, faction) != "" and faction.id not in state.ai_states:
            state.ai_states[faction.id] = AIState()


def profile_of(state: GalaxyState, faction: Faction) -> str:
    """The profile that plans for a faction this turn: its own, or the one that its seat has left it to."""
    return faction.ai_profile or state.autopilot.get(faction.id, "")


class Plan:
    """The orders of one faction for a turn, and what it remembers afterwards."""

    def __init__(self, memory: AIState) -> None:
        self.commands: list[Any] = []
        self.memory = memory


def plan_ai_turn(
    state: GalaxyState,
    faction: str,
    memory: AIState,
    ctx: TurnContext,
    territory: "Territory | None" = None,
) -> Plan:
    """What a faction orders this turn: every order is one that the rules accept."""
    planner = Planner(state, faction, memory, ctx, Territory(state) if territory is None else territory)
    planner.think()
    return planner.plan


class Planner:
    """One faction at its map table."""

    def __init__(
        self, state: GalaxyState, faction: str, memory: AIState, ctx: TurnContext, territory: Territory
    ) -> None:
        self.state = state
        self.table: Table = state.table
        self.faction = faction
        self.turn: i64 = ctx.turn
        self.profile: Profile = self._profile()
        self.eyes = Eyes(state, faction, territory)
        self.plan = Plan(memory.clone())
        # Orders are tried out on a state of its own, so that none is given that would be refused.
        self.bridge = Bridge(state.clone(), _aside(ctx))
        self.free: dict[int, bool] = {}  # places of fleets that have nothing to do yet
        self.strength: dict[int, float] = {}
        self.crowd = Space(REACH / 2)  # the free fleets, by where they are
        self.crew: list[int] = []  # and their places, by their number there
        self.threat: dict[str, float] = {}
        self.garrisons: dict[str, list[Army]] = {}  # by system
        self.hills: dict[str, bool] = {
            goal.system: True for goal in state.objectives.conditions if goal.system != ""
        }
        self.taken: dict[str, float] = {}  # power on its way to a system by orders of this turn or before

    def _profile(self) -> Profile:
        for faction in self.state.factions:
            if faction.id == self.faction:
                return self.table.profiles[profile_of(self.state, faction)]
        return Profile()

    def think(self) -> None:
        """Look, remember, then hand out tasks: hold, defend, regroup, invade, attack, scout."""
        self._look()
        self._muster()
        self.plan.memory.tasks = []
        self._hold()
        self._defend()
        self._regroup()
        self._load()
        self._invade()
        self._attack()
        self._scout()

    # Looking

    def _look(self) -> None:
        memory = self.plan.memory
        met: dict[str, float] = {}
        for fleet in self.state.fleets:
            if fleet.faction == self.faction or not fleet.ships or not self.eyes.sees(fleet):
                continue
            at = system_at(self.state, fleet.x, fleet.y, fleet.z, self.table.numbers.territory_radius)
            if at != NOWHERE:
                name = self.state.systems[at].id
                met[name] = met.get(name, 0.0) + power_of(self.table, fleet)
        self._fade(memory, met)
        for name in sorted(met):
            memory.sightings[name] = Sighting(name, met[name], self.turn)
        self.threat = {name: sighting.power for name, sighting in memory.sightings.items()}

    def _fade(self, memory: AIState, met: dict[str, float]) -> None:
        # What was seen fades; where one looks and sees nobody, nobody is.
        kept: dict[str, Sighting] = {}
        for name, old in memory.sightings.items():
            at = self.table.places.get(name, NOWHERE)
            if name in met or at == NOWHERE or self.eyes.observes(at):
                continue
            faded: float = old.power * FADE
            if faded >= FORGOTTEN:
                kept[name] = Sighting(name, faded, old.day)
        memory.sightings = kept

    def _muster(self) -> None:
        for at, fleet in enumerate(self.state.fleets):
            if fleet.faction != self.faction or not fleet.ships or fleet.state == COMBAT:
                continue
            self.strength[at] = power_of(self.table, fleet)
            if fleet.state == ORBIT:
                self.free[at] = True
                self.crowd.add(fleet.x, fleet.y, fleet.z)
                self.crew.append(at)
            elif fleet.state == MOVING:
                goal = fleet.target_system
                self.taken[goal] = self.taken.get(goal, 0.0) + self.strength[at]

    # Tasks

    def _note(self, kind: str, system: str, need: float, fleets: list[str]) -> None:
        self.plan.memory.tasks.append(Task(kind, system, need, fleets))

    def _hold(self) -> None:
        memory = self.plan.memory
        memory.hold_until_turn_by_system_id = {
            name: until
            for name, until in memory.hold_until_turn_by_system_id.items()
            if until > self.turn and self._owner(name) == self.faction
        }
        if not memory.hold_until_turn_by_system_id:
            return
        for at in sorted(self.free):
            here = self._here(at)
            if here is not None and here.id in memory.hold_until_turn_by_system_id:
                del self.free[at]
                self._note(HOLD, here.id, 0.0, [self.state.fleets[at].id])

    def _owner(self, system_id: str) -> str:
        at = self.table.places.get(system_id, NOWHERE)
        return "" if at == NOWHERE else self.state.systems[at].owner

    def _defend(self) -> None:
        wanted: list[tuple[float, str]] = []
        for name in self.threat:
            if self._owner(name) == self.faction:
                system = self.state.systems[self.table.places[name]]
                wanted.append((-self._value(system), name))
        for _, name in sorted(wanted):
            need: float = self.threat[name] * self.profile.defence - self.taken.get(name, 0.0)
            self._send_enough(DEFEND, name, need)

    def _send_enough(self, kind: str, name: str, need: float) -> None:
        # The nearest first, until they are strong enough; if all together are not, nobody goes.
        if need <= 0.0:
            return
        system = self.state.systems[self.table.places[name]]
        chosen: list[int] = []
        total: float = 0.0
        for at in self._nearest_free(system):
            if total >= need:
                break
            if self._can_fly(at, system):
                chosen.append(at)
                total += self.strength[at]
        if total < need:
            return
        for at in chosen:
            if not self._is_at(at, system) and not self._order(MoveFleet(self.state.fleets[at].id, name)):
                continue
            self.free.pop(at, None)
        self._note(kind, name, need, [self.state.fleets[at].id for at in chosen])

    def _nearest_free(self, system: StarSystem) -> list[int]:
        found: list[tuple[float, int]] = []
        for number in self.crowd.near(system.x, system.y, system.z, REACH):
            at = self.crew[number]
            if at in self.free:
                found.append((self._way(at, system), at))
        found.sort()
        return [at for _, at in found]

    def _regroup(self) -> None:
        if not self.state.rules.resupply:
            return  # nobody is mended at home, and waiting there would be for ever
        for at in sorted(self.free):
            fleet = self.state.fleets[at]
            here = self._here(at)
            if not self._tired(fleet):
                continue
            if here is not None and here.owner == self.faction:
                del self.free[at]
                self._note(REGROUP, here.id, 0.0, [fleet.id])
                self._join(at, here)
                continue
            home = self._nearest_own(at)
            if home is not None and self._order(MoveFleet(fleet.id, home.id)):
                del self.free[at]
                self._note(REGROUP, home.id, 0.0, [fleet.id])

    def _join(self, at: i64, here: StarSystem) -> None:
        # Two tired fleets at one place become one.
        fleet = self.state.fleets[at]
        for number in self.crowd.near(fleet.x, fleet.y, fleet.z, 0.0):
            other = self.state.fleets[self.crew[number]]
            if other.id < fleet.id and other.x == fleet.x and self._order(MergeFleets(fleet.id, other.id)):
                return

    def _tired(self, fleet: Fleet) -> bool:
        hp: i64 = 0
        full: i64 = 0
        shots: i64 = 0
        racks: i64 = 0
        for ship in fleet.ships:
            kind: ShipClass = self.table.classes[ship.type]
            hp += ship.hp
            full += kind.hp
            shots += ship.missiles + ship.torpedoes
            racks += kind.missiles + kind.torpedoes
            if not self.state.rules.unlimited_fuel and float(ship.fuel) < float(kind.fuel) * TIRED:
                return True
        return float(hp) < float(full) * TIRED or float(shots) < float(racks) * TIRED * 0.5

    def _load(self) -> None:
        standing = self._own_armies()
        for at in sorted(self.free):
            here = self._here(at)
            if here is None or here.id not in standing or here.id in self.threat:
                continue
            if standing[here.id] > self._garrison(here) and self._order(LoadArmies(self.state.fleets[at].id)):
                standing[here.id] = 0

    def _garrison(self, system: StarSystem) -> int:
        return self.profile.garrison if system.homeworld else 0

    def _own_armies(self) -> dict[str, int]:
        # How many armies of one's own stand in each system.
        standing: dict[str, int] = {}
        for army in self.state.armies:
            if army.faction == self.faction and army.state == DEPLOYED:
                name = self.table.homes.get(army.container, "")
                standing[name] = standing.get(name, 0) + 1
        return standing

    def _invade(self) -> None:
        for at in sorted(self.free):
            now = self.bridge.state.fleets[at]
            force = self._force(now)
            if force <= 0:
                continue
            goal = self._best_goal(at, force)
            if goal is not None and self._order(OrderInvasionMove(now.id, goal.id)):
                del self.free[at]
                self.taken[goal.id] = self.taken.get(goal.id, 0.0) + self.strength[at]
                self._note(INVADE, goal.id, self.threat.get(goal.id, 0.0), [now.id])

    def _force(self, fleet: Fleet) -> i64:
        force: i64 = 0
        for ship in fleet.ships:
            army: Army | None = self.bridge.desk().armies.get(ship.army) if ship.army != "" else None
            if army is not None:
                force += army.strength * army.morale // MORALE
        return force

    def _best_goal(self, at: i64, force: i64) -> StarSystem | None:
        best: StarSystem | None = None
        most: float = 0.0
        for system in self._systems_around(at):
            if hostile_planet(system, self.faction) is None or system.id in self.taken:
                continue
            if not self._dares(at, system) or not self._can_fly(at, system):
                continue
            if self._defenders(system) * self.profile.ground > force * 100:
                continue
            worth: float = self._value(system) / (BASE_WAY + self._way(at, system))
            if worth > most:
                best = system
                most = worth
        return best

    def _defenders(self, system: StarSystem) -> i64:
        # Only what can be seen is known; an unseen garrison is thought to be small.
        place = self.table.places[system.id]
        if not self.eyes.observes(place):
            return 0
        total: i64 = 0
        for army in self._armies_at(system.id):
            if army.faction != self.faction:
                total += army.strength * army.morale // MORALE
        return total

    def _armies_at(self, system_id: str) -> list[Army]:
        if not self.garrisons:
            for army in self.state.armies:
                name = self.table.homes.get(army.container, "") if army.state == DEPLOYED else ""
                if name in self.garrisons:
                    self.garrisons[name].append(army)
                else:
                    self.garrisons[name] = [army]
        return self.garrisons.get(system_id, [])

    def _dares(self, at: i64, system: StarSystem) -> bool:
        return self.strength[at] >= self.threat.get(system.id, 0.0) * self._caution()

    def _caution(self) -> float:
        # Patience runs out, or two equal sides would wait for ever.
        left: float = 1.0 - float(self.turn) / PATIENCE
        return self.profile.caution * (left if left > LEAST_CAUTION else LEAST_CAUTION)

    def _attack(self) -> None:
        wanted: list[tuple[float, str]] = []
        for name, power in self.threat.items():
            system = self.state.systems[self.table.places[name]]
            if system.owner != self.faction and power > 0.0:
                wanted.append((-self._value(system), name))
        for _, name in sorted(wanted):
            need: float = self.threat[name] * self._caution() - self.taken.get(name, 0.0)
            self._send_enough(ATTACK, name, need)

    def _scout(self) -> None:
        for at in sorted(self.free):
            goal = self._unseen(at)
            if goal is not None and self._order(MoveFleet(self.state.fleets[at].id, goal.id)):
                del self.free[at]
                self.taken[goal.id] = self.taken.get(goal.id, 0.0) + self.strength[at]
                self._note(SCOUT, goal.id, 0.0, [self.state.fleets[at].id])

    def _unseen(self, at: i64) -> StarSystem | None:
        best: StarSystem | None = None
        nearest: float = 0.0
        for system in self._systems_around(at):
            foreign = system.owner not in ("", self.faction)
            if system.id in self.taken or not (
                foreign or not self.eyes.observes(self.table.places[system.id])
            ):
                continue
            way: float = self._way(at, system)
            if (best is None or way < nearest) and self._dares(at, system) and self._can_fly(at, system):
                best = system
                nearest = way
        return best

    # Measures

    def _value(self, system: StarSystem) -> float:
        value: float = VALUE
        if system.resource == GAS:
            value += GAS_VALUE
        if system.owner == self.faction:
            value += OWN_VALUE
        if system.homeworld:
            value += HOME_VALUE
        if system.id in self.hills:
            value += HILL_VALUE
        return value

    def _here(self, at: i64) -> StarSystem | None:
        fleet = self.state.fleets[at]
        found = system_at(self.state, fleet.x, fleet.y, fleet.z, self.table.numbers.capture_range)
        return None if found == NOWHERE else self.state.systems[found]

    def _systems_around(self, at: i64) -> list[StarSystem]:
        fleet = self.state.fleets[at]
        space = self.table.space
        numbers = space.near(fleet.x, fleet.y, fleet.z, REACH)
        if len(numbers) < 2:
            numbers = space.near(fleet.x, fleet.y, fleet.z, self.table.numbers.longest_jump)
        return [self.state.systems[number] for number in sorted(numbers)]

    def _nearest_own(self, at: i64) -> StarSystem | None:
        best: StarSystem | None = None
        nearest: float = 0.0
        for system in self._systems_around(at):
            if system.owner == self.faction and self._can_fly(at, system):
                way: float = self._way(at, system)
                if best is None or way < nearest:
                    best = system
                    nearest = way
        return best

    def _way(self, at: i64, system: StarSystem) -> float:
        fleet = self.state.fleets[at]
        return distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)

    def _is_at(self, at: i64, system: StarSystem) -> bool:
        here = self._here(at)
        return here is not None and here.id == system.id

    def _can_fly(self, at: i64, system: StarSystem) -> bool:
        gap: float = self._way(at, system)
        if gap > self.table.numbers.longest_jump:
            return False
        if self.state.rules.unlimited_fuel:
            return True
        return all(fuel_for(self.table, ship.type, gap) <= ship.fuel for ship in self.state.fleets[at].ships)

    def _order(self, command: Any) -> bool:
        try:
            self.bridge.carry_out(command, self.faction)
        except Rejected:
            return False
        self.plan.commands.append(command)
        return True


def power_of(table: Table, fleet: Fleet) -> float:
    """What a fleet is worth in a battle: the cost of its ships, as far as they are whole; no transports."""
    total: float = 0.0
    for ship in fleet.ships:
        kind: ShipClass = table.classes[ship.type]
        if kind.gun > 0:
            total += float(kind.cost * ship.hp) / float(kind.hp)
    return total
