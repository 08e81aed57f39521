"""The arena: everything that stays the same during a fight (map, sheets, condition rules, settings)."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.condition_rules import AttackRules, ConditionRule, SpeedRules
from turnwright.games.tactics.map.danger import DangerMap
from turnwright.games.tactics.map.grid import BLOCKS_LOS, WALKABLE, Grid
from turnwright.games.tactics.map.pathing import Reach
from turnwright.games.tactics.sheet import Power, Sheet
from turnwright.games.tactics.srd import CONDITIONS, MARKS
from turnwright.games.tactics.state import CreatureCombatState
from turnwright.games.tactics.vocabulary import Effect

SAPPED: Final = "sapped"  # left by the Sap and Slow masteries
SLOWED: Final = "slowed"
HEIGHTENED: Final = "heightened_spell"  # on the target of a spell, for its later saves against it
EXTENDED: Final = "extended_spell"  # on the caster of a spell, for the saves that keep Concentration on it
# Grids kept for different sets of open doors.
MOST_GRIDS: Final = 64


class Settings:
    """The optional rules of a scenario."""

    def __init__(self) -> None:
        self.tick_on_apply: bool = False
        self.end_after_action: bool = False
        self.shared_initiative: bool = True
        self.asks_to_knock_out: bool = False
        self.shows_dc: bool = False
        self.sunlight: bool = False
        self.most_rounds: i64 = 100
        self.quiet_rounds: i64 = 20


class Adventure:
    """The scenes of an adventure, each with an arena, and what its heroes become with experience."""

    def __init__(self, entry: Any) -> None:
        self.entry = entry  # the `AdventureEntry` of its file
        self.leader = 0  # the seat that leads every hero between fights; 0 if each seat leads its own
        self.arenas: dict[str, Arena] = {}
        self.effects: dict[str, list[Effect]] = {}  # of scenes: "scene/effect"
        self.next_level: dict[str, str] = {}  # the sheet of the next level, by sheet
        self.hit_die: dict[str, int] = {}  # by sheet
        self.items: tuple[str, ...] = ()  # those that heroes use by the rules; other things are in the bag
        self.cast: dict[str, CreatureCombatState] = {}  # everyone who may appear, as at the start, by id
        self.watched: dict[str, tuple[str, ...]] = {}  # the occasions of each scene's triggers


class Arena:
    """Map, sheets, condition rules and settings, shared by all states of a fight."""

    def __init__(self, grid: Grid, sheets: dict[str, Sheet], settings: Settings | None = None) -> None:
        self.grid = grid
        self.sheets = sheets
        self.settings = Settings() if settings is None else settings
        self.conditions: dict[str, ConditionRule] = srd_conditions()
        self.powers: dict[str, Power] = {}
        self.sides: list[str] = ["party", "foes"]
        self.seats_of_side: list[tuple[int, ...]] = [(1,), (0,)]
        self.surprised: list[str] = []
        self.triggers: dict[str, tuple[str, ...]] = {}  # creatures surprised by each scene event
        self.loot: tuple[str, ...] = ()
        self.roster: tuple[str, ...] = ()  # creatures present from the start
        self.rows: list[str] = []  # the map as drawn by a terminal; filled on first use
        self.layers: dict[str, str] = {}  # what its signs do not show; filled with them
        self.flood = Reach(grid)  # scratch space, overwritten by each search
        self.dangers = [DangerMap(grid), DangerMap(grid)]  # the same, for the creatures of each side
        self._through: Reach | None = None  # the same for creatures that move through objects
        self.drawn = grid  # the grid of the map file, before any door was moved
        self.doors: tuple[int, ...] = ()  # cells with doors
        self.open_doors: tuple[int, ...] = ()  # the open ones on this grid
        self.adventure: Adventure | None = None
        self.others: dict[tuple[int, ...], Arena] = {}  # one for each set of open doors, this one included

    def seats(self) -> list[int]:
        """Every seat, each once."""
        return [*self.seats_of_side[1], *self.seats_of_side[0]]

    def place_doors(self, doors: "list[int]") -> None:
        """Register the doors of the map; a door on a walkable cell is open."""
        self.doors = tuple(doors)
        self.open_doors = tuple([door for door in doors if self.grid.walkable(door)])
        self.others[self.open_doors] = self

    def with_doors(self, open_doors: "list[int]") -> "Arena":
        """The arena with exactly these doors open. Grids are immutable, so each set of doors has its own."""
        wanted = tuple(open_doors)
        if wanted == self.open_doors:
            return self
        found = self.others.get(wanted)
        if found is None:
            found = self._copy(self._grid_with(wanted), wanted)
            found.others = self.others
            if len(self.others) >= MOST_GRIDS:
                del self.others[next(iter(self.others))]
            self.others[wanted] = found
        return found

    def on_another_map(self, grid: Grid, doors: "list[int]") -> "Arena":
        """The same sheets, powers and settings on another map: another scene."""
        copy = self._copy(grid, ())
        copy.drawn = grid
        copy.place_doors(doors)
        return copy

    def detached_copy(self) -> "Arena":
        """A copy with its own scratch space, for another thread."""
        copy = self._copy(self.grid, self.open_doors)
        copy.others = {self.open_doors: copy}
        return copy

    def _copy(self, grid: Grid, open_doors: "tuple[int, ...]") -> "Arena":
        copy = Arena(grid, self.sheets, self.settings)
        copy.conditions = self.conditions
        copy.powers = self.powers
        copy.sides = self.sides
        copy.seats_of_side = self.seats_of_side
        copy.surprised = self.surprised
        copy.triggers = self.triggers
        copy.loot = self.loot
        copy.roster = self.roster
        copy.adventure = self.adventure
        copy.drawn = self.drawn
        copy.doors = self.doors
        copy.open_doors = open_doors
        return copy

    def flood_through(self) -> Reach:
        """The scratch space of paths through walls and other objects, for incorporeal creatures."""
        found = self._through
        if found is None:
            grid = self.grid
            open_cells = bytes([bits | WALKABLE for bits in grid.terrain])
            found = Reach(Grid(grid.width, grid.height, open_cells, grid.elevation, grid.diagonals, grid.los))
            self._through = found
        return found

    def _grid_with(self, open_doors: "tuple[int, ...]") -> Grid:
        grid = self.drawn
        terrain = bytearray(grid.terrain)
        for door in self.doors:
            if door not in open_doors:
                terrain[door] = terrain[door] & ~WALKABLE | BLOCKS_LOS
            elif not grid.walkable(door):
                terrain[door] = terrain[door] & ~BLOCKS_LOS | WALKABLE
        return Grid(grid.width, grid.height, bytes(terrain), grid.elevation, grid.diagonals, grid.los)


def srd_conditions() -> dict[str, ConditionRule]:
    """The SRD conditions and the states of a turn, fully described by their flags."""
    rules: dict[str, ConditionRule] = {}
    for name, bit in CONDITIONS.items():
        rules[name] = ConditionRule(name, name, bit)
    for name, bit in MARKS.items():
        rules[name] = ConditionRule(name, name, bit)
    rules[SAPPED] = ConditionRule(SAPPED, SAPPED)
    rules[SAPPED].attack = AttackRules()
    rules[SAPPED].attack.disadvantage = True
    rules[SAPPED].once = True
    rules[SLOWED] = ConditionRule(SLOWED, SLOWED)
    rules[SLOWED].speed = SpeedRules()
    rules[SLOWED].speed.bonus = -10
    rules[HEIGHTENED] = ConditionRule(HEIGHTENED, "heightened spell")
    rules[EXTENDED] = ConditionRule(EXTENDED, "extended spell")
    return rules
