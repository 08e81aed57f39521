"""What a galaxy is played with and never changes: ship types, numbers, where the systems lie."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.stellar.space import Space

SHARE: Final = 1000  # shares of ships are kept in thousandths


class ShipClass:
    """What every ship of a type can do."""

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
        self.fuel: i64 = fuel  # all fuel is in hundredths from here on
        self.per_ly: i64 = per_ly
        self.carries = carries
        self.gives: i64 = gives
        self.keeps: i64 = int(keeps * SHARE)
        self.draws: i64 = draws
        self.number: i64 = 0  # its place among the types
        self.ranks: list[int] = []  # by number of a type: how soon it is shot at by this one


class Numbers:
    """The measures of the galaxy."""

    def __init__(self) -> None:
        self.speed: float = 25.0
        self.capture_range: float = 5.0
        self.orbit_range: float = 9.0
        self.sensor_range: float = 15.0
        self.territory_radius: float = 28.0
        self.longest_jump: float = 200.0
        self.logs_kept: i64 = 2000
        self.messages_kept: i64 = 500
        self.reports_kept: i64 = 5


class Profile:
    """How an AI is minded: how much stronger it wants to be, and how many armies stay at home."""

    def __init__(
        self, caution: float = 1.1, defence: float = 1.2, ground: i64 = 120, garrison: i64 = 1
    ) -> None:
        self.caution: float = caution  # times the enemy's power, to attack
        self.defence: float = defence  # times the enemy's power, to defend
        self.ground: i64 = ground  # in hundredths of the garrison, to land
        self.garrison: int = garrison


class Table:
    """The ship types, the numbers and the map of one scenario."""

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
        self.places: dict[str, int] = {}  # the number of each system, by id
        self.homes: dict[str, str] = {}  # the system of each planet, by id
