"""The constants of a match: ship types, numbers, profiles, and the map of the systems."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.stellar.map.index import Space
from turnwright.games.stellar.state import AIState, GalaxyState, StarSystem

SHARE: Final = 1000  # a share of 1, in thousandths


class ShipClass:
    """The abilities of a type of ship."""

    def __init__(
        self,
        type: str = "",
        hp: i64 = 1,
        gun: i64 = 0,
        speed: float = 1.0,
        cost: i64 = 0,
        point_defence: i64 = 0,
        evasion: float = 0.0,
        missiles: i64 = 0,
        missile_damage: i64 = 0,
        torpedoes: i64 = 0,
        torpedo_damage: i64 = 0,
        interceptors: i64 = 0,
        fuel: i64 = 0,
        per_ly: i64 = 0,
        carries: bool = False,
        gives: i64 = 0,
        keeps: float = 0.0,
        draws: i64 = 0,
    ) -> None:
        self.type = type
        self.hp: i64 = hp
        self.gun: i64 = gun
        self.speed: float = speed
        self.cost: i64 = cost
        self.point_defence: i64 = point_defence
        self.evasion: float = evasion
        self.missiles: i64 = missiles
        self.missile_damage: i64 = missile_damage
        self.torpedoes: i64 = torpedoes
        self.torpedo_damage: i64 = torpedo_damage
        self.interceptors: i64 = interceptors
        self.fuel: i64 = fuel  # fuel is in hundredths
        self.per_ly: i64 = per_ly
        self.carries = carries
        self.gives: i64 = gives
        self.keeps: i64 = int(keeps * SHARE)
        self.draws: i64 = draws
        self.number: i64 = 0  # its place among the types
        self.ranks: list[int] = []  # the numbers of the types it shoots at, in order


class Numbers:
    """The numbers of the rules, as the content defines them."""

    def __init__(self) -> None:
        # The galaxy
        self.speed: float = 0.0
        self.capture_range: float = 0.0
        self.orbit_range: float = 0.0
        self.sensor_range: float = 0.0
        self.territory_radius: float = 0.0
        self.longest_jump: float = 0.0
        self.logs_kept: i64 = 0
        self.reports_kept: i64 = 0
        # Armies; morale is in millionths
        self.raised: i64 = 0
        self.last_men: i64 = 0
        self.last_percent: i64 = 0
        self.least_morale: i64 = 0
        self.most_morale: i64 = 0
        # Battles
        self.rounds: i64 = 0
        self.keep_target: float = 0.0
        self.transport_chance: float = 0.0
        self.transport_step: float = 0.0
        self.transport_most: float = 0.0
        self.lock_gain: float = 0.0
        self.lock_loss: float = 0.0
        self.least_lock: float = 0.0
        self.salvo: i64 = 0
        self.torpedo_eta: i64 = 0
        self.torpedo_hp: i64 = 0
        self.missile_eta: i64 = 0
        self.missile_hp: i64 = 0
        self.intercept_eta: i64 = 0
        self.intercept_try: float = 0.0
        self.intercept_hit: float = 0.0
        self.point_defence_factor: i64 = 0
        self.gun_hit: float = 0.0
        self.attrition_percent: i64 = 0
        self.attrition_least: i64 = 0
        # Bombardment
        self.bomb_per_mille: i64 = 0
        self.bomb_most: i64 = 0
        self.fear_per_mille: i64 = 0
        self.fear_most: i64 = 0
        # Ground war
        self.loss_percent: i64 = 0
        self.fear_percent: i64 = 0
        self.hold_turns: i64 = 0
        # Landings
        self.fire_percent: i64 = 0
        self.fire_loss_percent: i64 = 0
        # Victory
        self.domination_percent: i64 = 0
        self.king_turns: i64 = 0
        # Supply
        self.supply_percent: i64 = 0
        # AIs
        self.fade: float = 0.0
        self.system_value: float = 0.0
        self.gas_value: float = 0.0
        self.own_value: float = 0.0
        self.home_value: float = 0.0
        self.hill_value: float = 0.0
        self.patience: float = 0.0
        self.least_caution: float = 0.0
        self.forgotten: float = 0.0
        self.journey: float = 0.0
        self.hop: float = 0.0
        self.nearer: float = 0.0
        self.march: float = 0.0
        # Generated galaxies
        self.arms: i64 = 0
        self.arm_turns: float = 0.0
        self.arm_width: float = 0.0
        self.clusters: i64 = 0
        self.growth: float = 0.0


class Profile:
    """The temperament of an AI: the odds it wants, how far it goes, when it goes home."""

    def __init__(
        self,
        caution: float = 1.1,
        defence: float = 1.2,
        nerve: float = 2.0,
        reach: float = 80.0,
        greed: float = 1.5,
        tired: float = 0.5,
        rested: float = 0.8,
        ground: i64 = 110,
        unseen: i64 = 5000,
        garrison: i64 = 1,
    ) -> None:
        self.caution: float = caution  # of the enemy's power, to attack
        self.defence: float = defence  # of the enemy's power, to defend
        self.nerve: float = nerve  # of its own power, that it withstands without retreat
        self.reach: float = reach  # light years within which fleets are called together
        self.greed: float = greed  # factor on the value of an enemy's system
        self.tired: float = tired  # share of hit points and fuel below which a fleet goes home
        self.rested: float = rested  # share above which it leaves again
        self.ground: i64 = ground  # per cent of the garrison, to land
        self.unseen: i64 = unseen  # the garrison it expects where it cannot see
        self.garrison: int = garrison  # armies that stay on the homeworld


class TurnPlan:
    """The orders of one faction for a turn, and what it remembers afterwards."""

    def __init__(self, memory: AIState) -> None:
        self.commands: list[Any] = []
        self.retreats: list[str] = []  # fleets that retreat
        self.memory = memory


class TurnPlanner:
    """Plans the turn of a faction with a profile.

    The bots implement it and stand above the rules, so the AI phase finds it in the arena.
    """

    def plan(self, state: GalaxyState, faction: str, memory: AIState, ctx: Any, territory: Any) -> TurnPlan:
        """Return the orders of a faction for this turn; here, none."""
        return TurnPlan(memory)


_planners: list[TurnPlanner] = [TurnPlanner()]  # the last one counts


def register_planner(planner: TurnPlanner) -> None:
    """Let every arena made from now on plan with this planner."""
    _planners.append(planner)


class Arena:
    """The ship types, numbers, profiles and map of one scenario."""

    def __init__(
        self,
        classes: "dict[str, ShipClass] | None" = None,
        numbers: "Numbers | None" = None,
        space: "Space | None" = None,
        lines: "dict[str, str] | None" = None,
        profiles: "dict[str, Profile] | None" = None,
    ) -> None:
        self.classes: dict[str, ShipClass] = {} if classes is None else classes
        self.numbers: Numbers = Numbers() if numbers is None else numbers
        self.space: Space = Space() if space is None else space
        self.lines: dict[str, str] = {} if lines is None else lines
        self.profiles: dict[str, Profile] = {} if profiles is None else profiles
        self.planner: TurnPlanner = _planners[len(_planners) - 1]
        self.places: dict[str, int] = {}  # number of each system, by id
        self.homes: dict[str, str] = {}  # system of each planet, by id
        self.grounds: dict[str, int] = {}  # number of the system of each planet

    def fits(self, systems: list[StarSystem]) -> bool:
        """Whether the map shows exactly these systems, in this order, at these places."""
        space = self.space
        if len(systems) != len(space.xs):
            return False
        planets = 0
        for at, system in enumerate(systems):
            if self.places.get(system.id, -1) != at:
                return False
            if space.xs[at] != system.x or space.ys[at] != system.y or space.zs[at] != system.z:
                return False
            for planet in system.planets:
                if self.grounds.get(planet.id, -1) != at:
                    return False
            planets += len(system.planets)
        return planets == len(self.grounds)


def arena_for(arena: Arena, systems: list[StarSystem]) -> Arena:
    """Return an arena with the same content and a map of other systems."""
    space = Space(arena.numbers.territory_radius / 2)
    made = Arena(arena.classes, arena.numbers, space, arena.lines, arena.profiles)
    for at, system in enumerate(systems):
        space.add(system.x, system.y, system.z)
        made.places[system.id] = at
        for planet in system.planets:
            made.homes[planet.id] = system.id
            made.grounds[planet.id] = at
    return made
