"""The state of a galaxy: systems, fleets, armies, battles, log and letters.

Nothing in a state is changed in place: a rule that changes a fleet puts a copy into a new state. So copying a
state copies only its lists, and a phase is a function from one state to the next.
"""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.kernel.codec import holds

# States of a fleet.
ORBIT: Final = "ORBIT"
MOVING: Final = "MOVING"
COMBAT: Final = "COMBAT"

# States of an army.
EMBARKED: Final = "EMBARKED"
DEPLOYED: Final = "DEPLOYED"
IN_TRANSIT: Final = "IN_TRANSIT"

# States of a battle.
SCHEDULED: Final = "scheduled"
RESOLVING: Final = "resolving"  # taken on outside of the turn; unresolved at its end, it is a draw
RESOLVED: Final = "resolved"

SOLID: Final = "solid"
GAS: Final = "gas"
DRAW: Final = "draw"
NEVER: Final = -1

MORALE: Final = 1_000_000  # a morale of 1, in millionths; whole numbers keep morale and fuel exact
FUEL: Final = 100  # a unit of fuel, in hundredths


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Faction:
    """A faction; without a profile, people play it."""

    id: str
    name: str
    color: str
    playable: bool
    ai_profile: str

    def __init__(
        self, id: str = "", name: str = "", color: str = "", playable: bool = True, ai_profile: str = ""
    ) -> None:
        self.id = id
        self.name = name or id
        self.color = color
        self.playable = playable
        self.ai_profile = ai_profile


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Planet:
    """A planet or a moon; only solid ones can be held."""

    id: str
    name: str
    body: str
    kind: str
    owner: str

    def __init__(
        self, id: str = "", name: str = "", body: str = "planet", kind: str = SOLID, owner: str = ""
    ) -> None:
        self.id = id
        self.name = name or id
        self.body = body
        self.kind = kind
        self.owner = owner

    def clone(self) -> "Planet":
        """Return an independent copy."""
        return Planet(self.id, self.name, self.body, self.kind, self.owner)


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class StarSystem:
    """A star and its planets."""

    id: str
    name: str
    x: float
    y: float
    z: float
    owner: str
    color: str
    owner_since_day: i64
    resource: str
    homeworld: bool
    planets: list[Planet]

    def __init__(
        self,
        id: str = "",
        name: str = "",
        x: float = 0.0,
        y: float = 0.0,
        z: float = 0.0,
        owner: str = "",
        color: str = "",
        owner_since_day: i64 = 0,
        resource: str = "none",
        homeworld: bool = False,
        planets: list[Planet] | None = None,
    ) -> None:
        self.id = id
        self.name = name or id
        self.x = x
        self.y = y
        self.z = z
        self.owner = owner
        self.color = color
        self.owner_since_day = owner_since_day
        self.resource = resource
        self.homeworld = homeworld
        self.planets = [] if planets is None else planets

    def clone(self) -> "StarSystem":
        """Copy the system; planets are shared."""
        return StarSystem(
            self.id,
            self.name,
            self.x,
            self.y,
            self.z,
            self.owner,
            self.color,
            self.owner_since_day,
            self.resource,
            self.homeworld,
            self.planets,
        )


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Ship:
    """One ship: its type says what it can do, the rest what is left of it."""

    id: str
    type: str
    hp: i64
    fuel: i64  # in hundredths
    army: str
    missiles: i64
    torpedoes: i64
    interceptors: i64
    kills: i64

    def __init__(
        self,
        id: str = "",
        type: str = "",
        hp: i64 = 0,
        fuel: i64 = 0,
        army: str = "",
        missiles: i64 = 0,
        torpedoes: i64 = 0,
        interceptors: i64 = 0,
        kills: i64 = 0,
    ) -> None:
        self.id = id
        self.type = type
        self.hp = hp
        self.fuel = fuel
        self.army = army
        self.missiles = missiles
        self.torpedoes = torpedoes
        self.interceptors = interceptors
        self.kills = kills

    def clone(self) -> "Ship":
        """Return an independent copy."""
        return Ship(
            self.id,
            self.type,
            self.hp,
            self.fuel,
            self.army,
            self.missiles,
            self.torpedoes,
            self.interceptors,
            self.kills,
        )


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Fleet:
    """Ships that fly together, their place, and their errand at the destination."""

    id: str
    name: str
    faction: str
    ships: list[Ship]
    x: float
    y: float
    z: float
    state: str
    target_system: str
    target_x: float
    target_y: float
    target_z: float
    invade: str
    load: str
    unload: str
    retreating: bool  # on the way from a stronger enemy

    def __init__(
        self,
        id: str = "",
        name: str = "",
        faction: str = "",
        ships: list[Ship] | None = None,
        x: float = 0.0,
        y: float = 0.0,
        z: float = 0.0,
        state: str = ORBIT,
    ) -> None:
        self.id = id
        self.name = name or id
        self.faction = faction
        self.ships = [] if ships is None else ships
        self.x = x
        self.y = y
        self.z = z
        self.state = state
        self.target_system = ""
        self.target_x = x
        self.target_y = y
        self.target_z = z
        self.invade = ""
        self.load = ""
        self.unload = ""
        self.retreating = False

    def clone(self) -> "Fleet":
        """Copy the fleet; ships are shared."""
        copy = Fleet(self.id, self.name, self.faction, self.ships, self.x, self.y, self.z, self.state)
        copy.target_system = self.target_system
        copy.target_x = self.target_x
        copy.target_y = self.target_y
        copy.target_z = self.target_z
        copy.invade = self.invade
        copy.load = self.load
        copy.unload = self.unload
        copy.retreating = self.retreating
        return copy

    def stop(self) -> None:
        """Clear the destination and the errand."""
        self.target_system = ""
        self.target_x = self.x
        self.target_y = self.y
        self.target_z = self.z
        self.invade = ""
        self.load = ""
        self.unload = ""
        self.retreating = False


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Army:
    """Men on a planet or on board of a ship."""

    id: str
    faction: str
    strength: i64
    max_strength: i64
    morale: i64  # in millionths
    state: str
    container: str

    def __init__(
        self,
        id: str = "",
        faction: str = "",
        strength: i64 = 10_000,
        max_strength: i64 = 0,
        morale: i64 = MORALE,
        state: str = DEPLOYED,
        container: str = "",
    ) -> None:
        self.id = id
        self.faction = faction
        self.strength = strength
        self.max_strength = max_strength or strength
        self.morale = morale
        self.state = state
        self.container = container

    def clone(self) -> "Army":
        """Return an independent copy."""
        return Army(
            self.id, self.faction, self.strength, self.max_strength, self.morale, self.state, self.container
        )


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Report:
    """The result of a battle, by faction."""

    rounds: i64
    winner: str
    losses: dict[str, dict[str, int]]  # ships of each type
    ammunition: dict[str, dict[str, int]]
    intercepted: dict[str, int]
    survivors: dict[str, int]

    def __init__(self) -> None:
        self.rounds = 0
        self.winner = DRAW
        self.losses = {}
        self.ammunition = {}
        self.intercepted = {}
        self.survivors = {}


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Battle:
    """A battle of fleets at a system."""

    id: str
    system: str
    turn_created: i64
    turn_resolved: i64
    status: str
    fleets: list[str]
    report: Report | None

    def __init__(
        self,
        id: str = "",
        system: str = "",
        turn_created: i64 = 0,
        turn_resolved: i64 = NEVER,
        status: str = SCHEDULED,
        fleets: list[str] | None = None,
        report: Report | None = None,
    ) -> None:
        self.id = id
        self.system = system
        self.turn_created = turn_created
        self.turn_resolved = turn_resolved
        self.status = status
        self.fleets = [] if fleets is None else fleets
        self.report = report

    def clone(self) -> "Battle":
        """Copy the battle; the report is shared."""
        return Battle(
            self.id,
            self.system,
            self.turn_created,
            self.turn_resolved,
            self.status,
            self.fleets,
            self.report,
        )


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Log:
    """A line of the log; `about` and `args` render it in any language."""

    id: str
    day: i64
    text: str
    type: str
    about: str
    args: dict[str, str]
    to: list[str]  # factions that may read it; empty for all

    def __init__(
        self,
        id: str = "",
        day: i64 = 0,
        text: str = "",
        type: str = "",
        about: str = "",
        args: dict[str, str] | None = None,
        to: list[str] | None = None,
    ) -> None:
        self.id = id
        self.day = day
        self.text = text
        self.type = type
        self.about = about
        self.args = {} if args is None else args
        self.to = [] if to is None else to


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class GameMessage:
    """A letter in the inboxes of the factions it concerns."""

    id: str
    day: i64
    type: str
    priority: i64
    title: str
    lines: list[str]
    payload: dict[str, Any]
    to: list[str]  # factions that receive it
    read: bool  # by every faction, as in a save of another program
    dismissed: bool
    read_by: list[str]  # factions that have read it
    dismissed_by: list[str]

    def __init__(
        self,
        id: str = "",
        day: i64 = 0,
        type: str = "",
        priority: i64 = 0,
        title: str = "",
        lines: list[str] | None = None,
        payload: dict[str, Any] | None = None,
        to: list[str] | None = None,
        read: bool = False,
        dismissed: bool = False,
        read_by: list[str] | None = None,
        dismissed_by: list[str] | None = None,
    ) -> None:
        self.id = id
        self.day = day
        self.type = type
        self.priority = priority
        self.title = title
        self.lines = [] if lines is None else lines
        self.payload = {} if payload is None else payload
        self.to = [] if to is None else to
        self.read = read
        self.dismissed = dismissed
        self.read_by = [] if read_by is None else read_by
        self.dismissed_by = [] if dismissed_by is None else dismissed_by

    def clone(self) -> "GameMessage":
        """Copy the message; its lists and its payload are shared."""
        return GameMessage(
            self.id,
            self.day,
            self.type,
            self.priority,
            self.title,
            self.lines,
            self.payload,
            self.to,
            self.read,
            self.dismissed,
            self.read_by,
            self.dismissed_by,
        )


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Sighting:
    """An AI's memory of foreign ships at a system: their power, and when it was seen."""

    system: str
    power: float
    day: i64

    def __init__(self, system: str = "", power: float = 0.0, day: i64 = 0) -> None:
        self.system = system
        self.power = power
        self.day = day


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Ghost:
    """A foreign fleet as a faction last saw it: where, when, and with how many ships."""

    fleet: str
    faction: str
    day: i64
    x: float
    y: float
    z: float
    ships: i64

    def __init__(
        self,
        fleet: str = "",
        faction: str = "",
        day: i64 = 0,
        x: float = 0.0,
        y: float = 0.0,
        z: float = 0.0,
        ships: i64 = 0,
    ) -> None:
        self.fleet = fleet
        self.faction = faction
        self.day = day
        self.x = x
        self.y = y
        self.z = z
        self.ships = ships


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Task:
    """A task of an AI at a system, and the fleets assigned."""

    kind: str
    system: str
    need: float
    fleets: list[str]

    def __init__(
        self, kind: str = "", system: str = "", need: float = 0.0, fleets: list[str] | None = None
    ) -> None:
        self.kind = kind
        self.system = system
        self.need = need
        self.fleets = [] if fleets is None else fleets


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class AIState:
    """The memory of an AI."""

    sightings: dict[str, Sighting]
    tasks: list[Task]
    hold_until_turn_by_system_id: dict[str, int]

    def __init__(self) -> None:
        self.sightings = {}
        self.tasks = []
        self.hold_until_turn_by_system_id = {}

    def clone(self) -> "AIState":
        """Copy the memory; sightings and tasks are shared."""
        copy = AIState()
        copy.sightings = dict(self.sightings)
        copy.tasks = list(self.tasks)
        copy.hold_until_turn_by_system_id = dict(self.hold_until_turn_by_system_id)
        return copy


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Condition:
    """A victory condition: its kind, and its number, system or faction."""

    kind: str
    value: i64
    system: str
    faction: str

    def __init__(self, kind: str = "", value: i64 = 0, system: str = "", faction: str = "") -> None:
        self.kind = kind
        self.value = value
        self.system = system
        self.faction = faction


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Objectives:
    """The victory conditions and the turn limit; 0 is none."""

    conditions: list[Condition]
    max_turns: i64

    def __init__(self, conditions: list[Condition] | None = None, max_turns: i64 = 0) -> None:
        self.conditions = [] if conditions is None else conditions
        self.max_turns = max_turns


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Rules:
    """The rules that are switched on."""

    fog_of_war: bool
    use_advanced_combat: bool
    ai_enabled: bool
    unlimited_fuel: bool
    resupply: bool
    messages_kept: i64

    def __init__(
        self,
        fog_of_war: bool = True,
        use_advanced_combat: bool = True,
        ai_enabled: bool = True,
        unlimited_fuel: bool = False,
        resupply: bool = True,
        messages_kept: i64 = 500,
    ) -> None:
        self.fog_of_war = fog_of_war
        self.use_advanced_combat = use_advanced_combat
        self.ai_enabled = ai_enabled
        self.unlimited_fuel = unlimited_fuel
        self.resupply = resupply
        self.messages_kept = messages_kept


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class GalaxyState:
    """The state of a galaxy between two turns or phases."""

    scenario_id: str
    seed: int  # up to 64 bits
    day: i64
    factions: list[Faction]
    systems: list[StarSystem]
    fleets: list[Fleet]
    armies: list[Army]
    battles: list[Battle]
    logs: list[Log]
    messages: list[GameMessage]
    winner_faction_id: str
    victory: str  # the rule by which the winner won
    ai_states: dict[str, AIState]
    objectives: Objectives
    rules: Rules
    orders: dict[str, list[Any]]  # orders of each faction for this turn
    autopilot: dict[str, str]  # factions that let a profile plan this turn
    ready: list[str]  # factions that have ended the turn
    resigned: list[str]
    ghosts: dict[str, list[Ghost]]  # by faction: the fleets that it has seen, by id

    def __init__(self) -> None:
        self.scenario_id = ""
        self.seed = 0
        self.day = 0
        self.factions = []
        self.systems = []
        self.fleets = []
        self.armies = []
        self.battles = []
        self.logs = []
        self.messages = []
        self.winner_faction_id = ""
        self.victory = ""
        self.ai_states = {}
        self.objectives = Objectives()
        self.rules = Rules()
        self.orders = {}
        self.autopilot = {}
        self.ready = []
        self.resigned = []
        self.ghosts = {}
        self.arena: Any = None  # shared, not part of the state

    def clone(self) -> "GalaxyState":
        """Copy the state; the items of its lists are shared, as none is changed in place."""
        copy = GalaxyState()
        copy.scenario_id = self.scenario_id
        copy.seed = self.seed
        copy.day = self.day
        copy.factions = self.factions
        copy.systems = list(self.systems)
        copy.fleets = list(self.fleets)
        copy.armies = list(self.armies)
        copy.battles = list(self.battles)
        copy.logs = list(self.logs)
        copy.messages = list(self.messages)
        copy.winner_faction_id = self.winner_faction_id
        copy.victory = self.victory
        copy.ai_states = dict(self.ai_states)
        copy.objectives = self.objectives
        copy.rules = self.rules
        copy.orders = dict(self.orders)
        copy.autopilot = dict(self.autopilot)
        copy.ready = list(self.ready)
        copy.resigned = list(self.resigned)
        copy.ghosts = self.ghosts  # replaced as a whole once a day
        copy.arena = self.arena
        return copy

    def become(self, other: "GalaxyState") -> None:
        """Take over the contents of another state."""
        self.day = other.day
        self.factions = other.factions
        self.systems = other.systems
        self.fleets = other.fleets
        self.armies = other.armies
        self.battles = other.battles
        self.logs = other.logs
        self.messages = other.messages
        self.winner_faction_id = other.winner_faction_id
        self.victory = other.victory
        self.ai_states = other.ai_states
        self.orders = other.orders
        self.autopilot = other.autopilot
        self.ready = other.ready
        self.resigned = other.resigned
        self.ghosts = other.ghosts
        self.arena = other.arena


holds(StarSystem, planets=list[Planet])
holds(Fleet, ships=list[Ship])
holds(
    Report,
    losses=dict[str, dict[str, int]],
    ammunition=dict[str, dict[str, int]],
    intercepted=dict[str, int],
    survivors=dict[str, int],
)
holds(Battle, fleets=list[str], report=Report | None)
holds(Log, args=dict[str, str], to=list[str])
holds(
    GameMessage,
    lines=list[str],
    payload=dict[str, Any],
    to=list[str],
    read_by=list[str],
    dismissed_by=list[str],
)
holds(Task, fleets=list[str])
holds(
    AIState,
    sightings=dict[str, Sighting],
    tasks=list[Task],
    hold_until_turn_by_system_id=dict[str, int],
)
holds(Objectives, conditions=list[Condition])
holds(
    GalaxyState,
    factions=list[Faction],
    systems=list[StarSystem],
    fleets=list[Fleet],
    armies=list[Army],
    battles=list[Battle],
    logs=list[Log],
    messages=list[GameMessage],
    ai_states=dict[str, AIState],
    orders=dict[str, list[Any]],
    autopilot=dict[str, str],
    ready=list[str],
    resigned=list[str],
    ghosts=dict[str, list[Ghost]],
)
