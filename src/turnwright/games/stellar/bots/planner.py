"""The AI of a faction: what it remembers, what it wants, and which fleets it sends.

It sees the galaxy through the same fog of war as a player; the owners of systems are public.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.stellar.arena import Arena, Profile, TurnPlan, TurnPlanner
from turnwright.games.stellar.bots.fleet_strength import Squadron, force_of, power_of
from turnwright.games.stellar.commands import (
    LoadArmy,
    MergeFleets,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    SplitFleet,
)
from turnwright.games.stellar.map.index import NOWHERE, Marks, Space, distance
from turnwright.games.stellar.rules.canonical_order import in_order
from turnwright.games.stellar.rules.orders import fuel_range
from turnwright.games.stellar.rules.phases.ai import profile_of
from turnwright.games.stellar.rules.phases.bombardment import threshold
from turnwright.games.stellar.rules.phases.movement import hostile_planet
from turnwright.games.stellar.rules.turn_context import TurnContext
from turnwright.games.stellar.rules.visibility import Territory, Visibility
from turnwright.games.stellar.state import (
    COMBAT,
    DEPLOYED,
    EMBARKED,
    GAS,
    MOVING,
    AIState,
    Army,
    GalaxyState,
    Sighting,
    StarSystem,
    Task,
)

HOLD: Final = "hold"
DEFEND: Final = "defend"
ATTACK: Final = "attack"
INVADE: Final = "invade"
REGROUP: Final = "regroup"
SCOUT: Final = "scout"

HARMLESS: Final = 1.0  # the power of a fleet that is there but cannot fight
RINGS: Final[list[float]] = [30.0, 60.0, 120.0, 200.0]  # search radii, tried in turn
CELL: Final = 30.0
WIDE: Final = 120.0  # coarse cells, for quick tests that an area is empty
SAME_PLACE: Final = 0.0


def plan_ai_turn(state: GalaxyState, faction: str, memory: AIState, ctx: TurnContext) -> TurnPlan:
    """Plan the turn of a faction. The rules accept every order of the plan."""
    known = in_order(state, ctx)
    return FactionPlanner().plan(known, faction, memory, ctx, Territory(known))


class FactionPlanner(TurnPlanner):
    """Plans by the profile of a faction; the rules call it through the arena."""

    def plan(self, state: GalaxyState, faction: str, memory: AIState, ctx: Any, territory: Any) -> TurnPlan:
        """Return the orders of a faction for this turn."""
        planner = Planner(state, faction, memory, ctx, territory)
        planner.think()
        return planner.plan


class Planner:
    """Plans one turn of one faction."""

    def __init__(
        self, state: GalaxyState, faction: str, memory: AIState, ctx: TurnContext, territory: Territory
    ) -> None:
        self.state = state
        self.arena: Arena = state.arena
        self.faction = faction
        self.turn: i64 = ctx.turn
        self.profile: Profile = self._profile()
        self.visibility = Visibility(state, faction, territory)
        self.plan = TurnPlan(memory.clone())
        self.jump: float = self.arena.numbers.longest_jump
        self.caution: float = self._caution()
        self.squads: list[Squadron] = []
        self.idle = Space(CELL)  # squadrons without a task, numbered as in `squads`
        self.power_at: dict[int, float] = {}  # own power by system
        self.threat: dict[int, float] = {}  # known foreign power by system
        self.en_route: dict[int, float] = {}  # own power on its way to a system
        self.own = self._marks()  # own systems
        self.targets = self._marks()  # systems with a planet to take, and no fleet sent yet
        self.foes = self._marks()  # foreign systems with no fleet sent yet
        self.own_armies: dict[int, int] = {}  # own armies by system
        self.garrisons: dict[int, int] = {}  # the worth of foreign armies by system
        self.bombable: dict[int, bool] = {}  # systems where bombs can still weaken them
        self.standing: dict[int, list[Army]] = {}  # own armies by system, filled on the first embarkation
        # The centre of all foreign systems: the course when no enemy is in reach.
        self.far_x: float = 0.0
        self.far_y: float = 0.0
        self.far_z: float = 0.0
        self.objective_systems: dict[str, bool] = {
            goal.system: True for goal in state.objectives.conditions if goal.system != ""
        }

    def _marks(self) -> Marks:
        return Marks(self.arena.space, 2.0 * CELL, WIDE)

    def _profile(self) -> Profile:
        for faction in self.state.factions:
            if faction.id == self.faction:
                return self.arena.profiles.get(profile_of(self.state, faction), Profile())
        return Profile()

    def _caution(self) -> float:
        # Caution fades over time, or two equal sides would wait forever.
        least: float = self.arena.numbers.least_caution
        left: float = 1.0 - float(self.turn) / self.arena.numbers.patience
        return self.profile.caution * (left if left > least else least)

    def think(self) -> None:
        """Take stock, then assign tasks, the most urgent first."""
        self._update_sightings()
        self._survey_map()
        self._list_squadrons()
        self.plan.memory.tasks = []
        self._hold()
        self._retreat()
        self._defend()
        self._regroup()
        self._load()
        self._invade()
        self._besiege()
        self._fetch()
        self._attack()
        self._advance()
        self._scout()
        self._gather()
        self._march()

    # Taking stock

    def _update_sightings(self) -> None:
        memory = self.plan.memory
        met: dict[int, float] = {}
        for fleet in self.state.fleets:
            if fleet.faction == self.faction or not fleet.ships or not self.visibility.sees(fleet):
                continue
            at = self.arena.space.closest(fleet.x, fleet.y, fleet.z, self.arena.numbers.territory_radius)
            if at != NOWHERE:
                power: float = power_of(self.arena, fleet)
                met[at] = met.get(at, 0.0) + (power if power > HARMLESS else HARMLESS)
        self._fade(memory, met)
        for at in sorted(met):
            name = self.state.systems[at].id
            memory.sightings[name] = Sighting(name, met[at], self.turn)
        for name, sighting in memory.sightings.items():
            self.threat[self.arena.places[name]] = sighting.power

    def _fade(self, memory: AIState, met: dict[int, float]) -> None:
        # Old sightings fade; those of an observed system end.
        kept: dict[str, Sighting] = {}
        for name, old in memory.sightings.items():
            at = self.arena.places.get(name, NOWHERE)
            if at in met or at == NOWHERE or self.visibility.observes(at):
                continue
            faded: float = old.power * self.arena.numbers.fade
            if faded >= self.arena.numbers.forgotten:
                kept[name] = Sighting(name, faded, old.day)
        memory.sightings = kept

    def _survey_map(self) -> None:
        for at, system in enumerate(self.state.systems):
            if system.owner == self.faction:
                self.own.add(at)
            elif system.owner != "":
                self.foes.add(at)
                self.far_x += system.x
                self.far_y += system.y
                self.far_z += system.z
            if hostile_planet(system, self.faction) is not None:
                self.targets.add(at)
        if self.foes.count > 0:
            self.far_x /= float(self.foes.count)
            self.far_y /= float(self.foes.count)
            self.far_z /= float(self.foes.count)
        for army in self.state.armies:
            if army.state == DEPLOYED:
                self._place(army, self.arena.grounds[army.container])

    def _place(self, army: Army, at: i64) -> None:
        if army.faction == self.faction:
            self.own_armies[at] = self.own_armies.get(at, 0) + 1
            return
        self.garrisons[at] = self.garrisons.get(at, 0) + int(force_of(army))
        numbers = self.arena.numbers
        if army.strength > threshold(numbers, army) + 1 or army.morale > numbers.least_morale:
            self.bombable[at] = True

    def _list_squadrons(self) -> None:
        armies = {army.id: army for army in self.state.armies if army.state == EMBARKED}
        fuel_counts = not self.state.rules.unlimited_fuel
        for at, fleet in enumerate(self.state.fleets):
            if fleet.faction != self.faction or not fleet.ships or fleet.state == COMBAT:
                continue
            if fleet.state == MOVING:
                # The exact power matters only where there is a threat.
                goal = self.arena.places[fleet.target_system]
                self._reserve(goal, power_of(self.arena, fleet) if goal in self.threat else HARMLESS)
                continue
            squad = Squadron(at, fleet)
            squad.measure(self.arena, armies, self.jump, fuel_counts)
            squad.here = self.arena.space.nearest(fleet.x, fleet.y, fleet.z, self.arena.numbers.capture_range)
            self.power_at[squad.here] = self.power_at.get(squad.here, 0.0) + squad.power
            self.idle.add(fleet.x, fleet.y, fleet.z)
            self.squads.append(squad)

    def _reserve(self, at: i64, power: float) -> None:
        # A fleet is on its way, so no other is needed.
        self.en_route[at] = self.en_route.get(at, 0.0) + power
        self.targets.remove(at)
        self.foes.remove(at)

    # Assigning tasks

    def _idle(self) -> list[int]:
        return [number for number, squad in enumerate(self.squads) if squad.free]

    def _assign(self, number: i64, kind: str, at: i64, need: float = 0.0) -> None:
        squad = self.squads[number]
        if squad.free:
            squad.free = False
            self.idle.remove(number)
        self.plan.memory.tasks.append(Task(kind, self.state.systems[at].id, need, [squad.id]))

    def _send(self, number: i64, kind: str, at: i64) -> None:
        squad = self.squads[number]
        self._give_order(MoveFleet(squad.id, self.state.systems[at].id))
        self._assign(number, kind, at, self.threat.get(at, 0.0))
        self._reserve(at, squad.power)

    def _give_order(self, command: Any) -> None:
        self.plan.commands.append(command)

    # Defence

    def _hold(self) -> None:
        # One squadron stays in each conquered system.
        memory = self.plan.memory
        kept: dict[str, int] = {}
        held: dict[int, bool] = {}
        for name, until in memory.hold_until_turn_by_system_id.items():
            at = self.arena.places.get(name, NOWHERE)
            if until >= self.turn and at != NOWHERE and self.state.systems[at].owner == self.faction:
                kept[name] = until
                held[at] = True
        memory.hold_until_turn_by_system_id = kept
        if not held:
            return
        for number in self._idle():
            here = self.squads[number].here
            if here in held:
                del held[here]
                self._assign(number, HOLD, here)

    def _retreat(self) -> None:
        # Outnumbered squadrons go where there is no threat.
        for number in self._idle():
            squad = self.squads[number]
            danger: float = self.threat.get(squad.here, 0.0) if squad.here != NOWHERE else 0.0
            if danger <= HARMLESS or danger < self.power_at.get(squad.here, 0.0) * self.profile.nerve:
                continue
            refuge = self._refuge(squad, squad.range)
            if refuge != NOWHERE:
                self._send(number, REGROUP, refuge)
                self.plan.retreats.append(squad.id)

    def _refuge(self, squad: Squadron, limit: float) -> i64:
        # The nearest own system without a threat.
        fleet = squad.fleet
        for ring in RINGS:
            best: i64 = NOWHERE
            nearest: float = ring if ring < limit else limit
            for at in self.own.around(fleet.x, fleet.y, fleet.z, nearest):
                if at == squad.here or at in self.threat:
                    continue
                gap: float = self._distance(squad, at)
                if gap == SAME_PLACE:
                    continue  # of two systems at one place, the fleet is at the first
                if best == NOWHERE or gap < nearest:
                    best = at
                    nearest = gap
            if best != NOWHERE or ring >= limit:
                return best
        return NOWHERE

    def _defend(self) -> None:
        wanted: list[tuple[float, int]] = []
        for at in self.threat:
            if self.own.has(at):
                wanted.append((-self._value(at), at))
        for _, at in sorted(wanted):
            need: float = self.threat[at] * self.profile.defence - self.en_route.get(at, 0.0)
            self._send_enough(DEFEND, at, need)

    def _send_enough(self, kind: str, at: i64, need: float) -> None:
        # The nearest first, until they are strong enough; if all together are not, none.
        if need <= 0.0 or not self.idle.buckets:
            return
        chosen: list[int] = []
        for ring in RINGS:
            reach: float = ring if ring < self.profile.reach else self.profile.reach
            chosen = self._nearest_enough(at, need, reach)
            if chosen or ring >= self.profile.reach:
                break
        for number in chosen:
            squad = self.squads[number]
            if squad.here == at:
                self._assign(number, kind, at, need)
                self._reserve(at, squad.power)
            else:
                self._send(number, kind, at)

    def _nearest_enough(self, at: i64, need: float, reach: float) -> list[int]:
        system = self.state.systems[at]
        found: list[tuple[float, int]] = []
        total: float = 0.0
        for number in sorted(self.idle.near(system.x, system.y, system.z, reach)):
            squad = self.squads[number]
            gap: float = self._distance(squad, at)
            if squad.power > 0.0 and gap <= squad.range:
                found.append((gap, number))
                total += squad.power
        if total < need:
            return []
        found.sort()
        chosen: list[int] = []
        total = 0.0
        for _, number in found:
            if total >= need:
                break
            chosen.append(number)
            total += self.squads[number].power
        return chosen

    # Rest

    def _regroup(self) -> None:
        if not self.state.rules.resupply:
            return  # nothing is repaired at home, so waiting there would never end
        rest: dict[int, str] = {}  # the first resting fleet in each system
        for number in self._idle():
            squad = self.squads[number]
            home = squad.here != NOWHERE and self.own.has(squad.here)
            if squad.condition >= (self.profile.rested if home else self.profile.tired):
                continue
            if home:
                self._rest(number, rest)
            elif squad.force <= 0:
                self._go_home(number)

    def _rest(self, number: i64, rest: dict[int, str]) -> None:
        # Resting squadrons in one place merge.
        squad = self.squads[number]
        self._assign(number, REGROUP, squad.here)
        if not self._is_in_place(squad):
            return
        if squad.here in rest:
            self._give_order(MergeFleets(squad.id, rest[squad.here]))
        else:
            rest[squad.here] = squad.id

    def _is_in_place(self, squad: Squadron) -> bool:
        return self._distance(squad, squad.here) == SAME_PLACE

    def _go_home(self, number: i64) -> None:
        squad = self.squads[number]
        refuge = self._refuge(squad, self.jump)
        if refuge == NOWHERE:
            return
        gap: float = self._distance(squad, refuge)
        if gap > squad.range and not self._leave_behind(squad, gap):
            return
        self._send(number, REGROUP, refuge)

    def _leave_behind(self, squad: Squadron, gap: float) -> bool:
        # Ships without the fuel stay behind, so that the others can go.
        stay: list[str] = []
        for ship in squad.fleet.ships:
            if fuel_range(ship, self.arena.classes[ship.type]) < gap:
                stay.append(ship.id)
        if len(stay) == len(squad.fleet.ships):
            return False
        self._give_order(SplitFleet(squad.id, tuple(stay)))
        return True

    # Armies

    def _load(self) -> None:
        for number in self._idle():
            squad = self.squads[number]
            if squad.room > 0 and self.own_armies.get(squad.here, 0) > 0 and squad.here not in self.threat:
                self._embark(squad)

    def _embark(self, squad: Squadron) -> None:
        ready = self._standing_at(squad.here)
        left = self._may_leave(squad.here)
        at = len(ready) - self.own_armies[squad.here]
        for ship in squad.fleet.ships:
            if left <= 0 or at >= len(ready):
                return
            if ship.army != "" or not self.arena.classes[ship.type].carries:
                continue
            army = ready[at]
            self._give_order(LoadArmy(squad.id, ship.id, army.id))
            squad.room -= 1
            squad.force += force_of(army)
            self.own_armies[squad.here] -= 1
            left -= 1
            at += 1

    def _standing_at(self, at: i64) -> list[Army]:
        if not self.standing:
            for army in self.state.armies:
                if army.faction == self.faction and army.state == DEPLOYED:
                    place = self.arena.grounds[army.container]
                    if place in self.standing:
                        self.standing[place].append(army)
                    else:
                        self.standing[place] = [army]
        return self.standing[at]

    def _may_leave(self, at: i64) -> int:
        # All armies but the garrison of a homeworld.
        stay = self.profile.garrison if self.state.systems[at].homeworld and self.own.has(at) else 0
        return self.own_armies.get(at, 0) - stay

    def _fetch(self) -> None:
        # Empty transports go to idle armies.
        empty = [at for at in self._idle() if self.squads[at].room > 0 and self.squads[at].force <= 0]
        if not empty:
            return
        depots = self._marks()
        for at in self.own_armies:
            if self._may_leave(at) > 0 and at not in self.threat and at not in self.en_route:
                depots.add(at)
        for number in empty:
            squad = self.squads[number]
            depot = depots.closest(squad.fleet.x, squad.fleet.y, squad.fleet.z, squad.range)
            if depot == NOWHERE or depot == squad.here:
                continue
            self._give_order(OrderLoadMove(squad.id, self.state.systems[depot].id))
            self._assign(number, REGROUP, depot)
            depots.remove(depot)

    def _invade(self) -> None:
        for number in self._idle():
            squad = self.squads[number]
            goal = self._invasion_target(squad) if squad.force > 0 else NOWHERE
            if goal != NOWHERE:
                self._give_order(OrderInvasionMove(squad.id, self.state.systems[goal].id))
                self._assign(number, INVADE, goal, self.threat.get(goal, 0.0))
                self._reserve(goal, squad.power)

    def _invasion_target(self, squad: Squadron) -> i64:
        fleet = squad.fleet
        if self.targets.surely_none_within(fleet.x, fleet.y, fleet.z, squad.range):
            return NOWHERE
        for ring in RINGS:
            if ring < self.profile.greed * self.arena.numbers.journey:
                continue  # a greedy profile starts with a wide search
            best: i64 = NOWHERE
            most: float = 0.0
            reach: float = ring if ring < squad.range else squad.range
            for at in self.targets.around(fleet.x, fleet.y, fleet.z, reach):
                if (
                    not self._can_beat(squad, at)
                    or self._defenders(at) * self.profile.ground > squad.force * 100
                ):
                    continue
                worth: float = self._value(at) / (self.arena.numbers.journey + self._distance(squad, at))
                if worth > most:
                    best = at
                    most = worth
            if best != NOWHERE or ring >= squad.range:
                return best
        return NOWHERE

    def _defenders(self, at: i64) -> i64:
        # An unseen garrison counts as the profile assumes.
        if not self.visibility.observes(at):
            return self.profile.unseen if self.foes.has(at) else 0
        return self.garrisons.get(at, 0)

    def _besiege(self) -> None:
        # Squadrons above a foreign garrison bomb it as long as that helps.
        for number in self._idle():
            squad = self.squads[number]
            if squad.here == NOWHERE or self.own.has(squad.here) or squad.power <= 0.0:
                continue
            if self._can_beat(squad, squad.here) and squad.here in self.bombable:
                self._assign(number, ATTACK, squad.here)
                self.foes.remove(squad.here)

    # Attack

    def _can_beat(self, squad: Squadron, at: i64) -> bool:
        return squad.power >= self.threat.get(at, 0.0) * self.caution

    def _attack(self) -> None:
        wanted: list[tuple[float, int]] = []
        for at in self.threat:
            if not self.own.has(at):
                wanted.append((-self._value(at), at))
        for _, at in sorted(wanted):
            need: float = self.threat[at] * self.caution - self.en_route.get(at, 0.0)
            self._send_enough(ATTACK, at, need)

    def _advance(self) -> None:
        # To the next foreign system with a way back, else a hop towards it.
        for number in self._idle():
            squad = self.squads[number]
            if squad.power <= 0.0 or self._is_far_from_enemies(squad):
                continue
            goal = self._next_foe(squad)
            if goal != NOWHERE:
                self._send(number, ATTACK, goal)
            else:
                self._hop(number)

    def _is_far_from_enemies(self, squad: Squadron) -> bool:
        # No foreign system within a jump.
        return self.foes.surely_none_within(squad.fleet.x, squad.fleet.y, squad.fleet.z, self.jump)

    def _next_foe(self, squad: Squadron) -> i64:
        fleet = squad.fleet
        if self.foes.surely_none_within(fleet.x, fleet.y, fleet.z, squad.range):
            return NOWHERE
        for ring in RINGS:
            best: i64 = NOWHERE
            nearest: float = ring if ring < squad.range else squad.range
            for at in self.foes.around(fleet.x, fleet.y, fleet.z, nearest):
                gap: float = self._distance(squad, at)
                if gap <= 0.0 or (best != NOWHERE and gap >= nearest) or not self._can_beat(squad, at):
                    continue
                if self._can_return(squad, at, gap):
                    best = at
                    nearest = gap
            if best != NOWHERE or ring >= squad.range:
                return best
        return NOWHERE

    def _can_return(self, squad: Squadron, at: i64, gap: float) -> bool:
        system = self.state.systems[at]
        return self.own.closest(system.x, system.y, system.z, squad.range - gap) != NOWHERE

    def _hop(self, number: i64) -> None:
        fleet = self.squads[number].fleet
        foe = self.foes.closest(fleet.x, fleet.y, fleet.z, self.jump)
        if foe != NOWHERE:
            goal = self.state.systems[foe]
            self._hop_towards(number, goal.x, goal.y, goal.z)

    def _hop_towards(self, number: i64, x: float, y: float, z: float) -> None:
        # From one own system to the next.
        squad = self.squads[number]
        fleet = squad.fleet
        best: i64 = NOWHERE
        nearest: float = distance(fleet.x, fleet.y, fleet.z, x, y, z) - self.arena.numbers.nearer
        hop: float = self.arena.numbers.hop
        reach: float = squad.range if squad.range < hop else hop
        for at in self.own.around(fleet.x, fleet.y, fleet.z, reach):
            system = self.state.systems[at]
            gap: float = distance(system.x, system.y, system.z, x, y, z)
            if gap < nearest and at not in self.threat and at != squad.here:
                best = at
                nearest = gap
        if best != NOWHERE:
            self._send(number, REGROUP, best)

    def _march(self) -> None:
        # Far from all enemies, take a long leg towards the centre of their systems.
        if self.foes.count > 0:
            for number in self._idle():
                if self._is_far_from_enemies(self.squads[number]):
                    self._march_on(number)

    def _march_on(self, number: i64) -> None:
        squad = self.squads[number]
        fleet = squad.fleet
        whole: float = distance(fleet.x, fleet.y, fleet.z, self.far_x, self.far_y, self.far_z)
        share: float = squad.range * self.arena.numbers.march / whole if whole > 0.0 else 0.0
        x: float = fleet.x + (self.far_x - fleet.x) * share
        y: float = fleet.y + (self.far_y - fleet.y) * share
        z: float = fleet.z + (self.far_z - fleet.z) * share
        goal = self.own.closest(x, y, z, self.arena.numbers.hop)
        if goal != NOWHERE and goal != squad.here and goal not in self.threat:
            gap: float = self._distance(squad, goal)
            if self.arena.numbers.nearer < gap <= squad.range:
                self._send(number, REGROUP, goal)

    def _scout(self) -> None:
        idle = self._idle()
        if not idle:
            return
        dark = self._marks()
        for at in range(len(self.state.systems)):
            if at not in self.en_route and not self.visibility.observes(at):
                dark.add(at)
        for number in idle:
            squad = self.squads[number]
            goal = dark.closest(squad.fleet.x, squad.fleet.y, squad.fleet.z, squad.range)
            if goal == NOWHERE or not self._can_beat(squad, goal):
                continue
            if self._can_return(squad, goal, self._distance(squad, goal)):
                self._send(number, SCOUT, goal)
                dark.remove(goal)

    def _gather(self) -> None:
        # Squadrons too weak for any target merge.
        first: dict[int, int] = {}
        for number in self._idle():
            squad = self.squads[number]
            if squad.here == NOWHERE or not self._is_in_place(squad) or self._is_far_from_enemies(squad):
                continue
            if squad.here not in first:
                first[squad.here] = number
            else:
                self.squads[first[squad.here]].join(squad)
                self._give_order(MergeFleets(squad.id, self.squads[first[squad.here]].id))
                self._assign(number, REGROUP, squad.here)
        for number in sorted(first.values()):
            if self.squads[number].free:
                self._rally(number)

    def _rally(self, number: i64) -> None:
        # To the nearest stronger one, so that none moves in circles.
        squad = self.squads[number]
        fleet = squad.fleet
        best: i64 = NOWHERE
        nearest: float = squad.range if squad.range < self.profile.reach else self.profile.reach
        for other in sorted(self.idle.near(fleet.x, fleet.y, fleet.z, nearest)):
            goal = self.squads[other]
            if goal.power <= squad.power or goal.here == NOWHERE or goal.here == squad.here:
                continue
            gap: float = self._distance(squad, goal.here)
            if gap <= nearest and self.own.has(goal.here) and (best == NOWHERE or gap < nearest):
                best = goal.here
                nearest = gap
        if best != NOWHERE:
            self._send(number, REGROUP, best)

    # Measures

    def _value(self, at: i64) -> float:
        system: StarSystem = self.state.systems[at]
        value: float = self.arena.numbers.system_value
        if system.resource == GAS:
            value += self.arena.numbers.gas_value
        if system.owner == self.faction:
            value += self.arena.numbers.own_value
        if system.homeworld:
            value += self.arena.numbers.home_value
        if system.id in self.objective_systems:
            value += self.arena.numbers.hill_value
        return value if system.owner in ("", self.faction) else value * self.profile.greed

    def _distance(self, squad: Squadron, at: i64) -> float:
        fleet = squad.fleet
        system = self.state.systems[at]
        return distance(fleet.x, fleet.y, fleet.z, system.x, system.y, system.z)
