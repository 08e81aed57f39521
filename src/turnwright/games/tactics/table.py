"""What does not change during a fight: the map, the sheets, the book of marks, and the settings."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.grid import Flood, Grid
from turnwright.games.tactics.sheet import Mark, Power, Sheet
from turnwright.games.tactics.words import CONDITIONS, MARKS

RULES_5_2: Final = "5.2"
RULES_5_1: Final = "5.1"


class Settings:
    """The switches of a scenario."""

    def __init__(self) -> None:
        self.old_rules: bool = False  # those of 5.1 where the two differ
        self.long_diagonals: bool = False  # 5-10-5
        self.tick_on_apply: bool = False
        self.end_after_action: bool = False
        self.shared_initiative: bool = False
        self.shows_dc: bool = False
        self.most_rounds: i64 = 100
        self.quiet_rounds: i64 = 20


class Table:
    """Map, sheets, marks and settings, shared by all states of a fight."""

    def __init__(self, grid: Grid, sheets: dict[str, Sheet], settings: Settings | None = None) -> None:
        self.grid = grid
        self.sheets = sheets
        self.settings = Settings() if settings is None else settings
        self.marks: dict[str, Mark] = plain_marks()
        self.powers: dict[str, Power] = {}
        self.sides: list[str] = ["party", "foes"]
        self.seats_of_side: list[tuple[int, ...]] = [(1,), (0,)]
        self.surprised: list[str] = []
        self.triggers: dict[str, tuple[str, ...]] = {}  # whom each event of the scenario surprises
        self.loot: tuple[str, ...] = ()
        self.roster: tuple[str, ...] = ()  # who is there from the start
        self.rows: list[str] = []  # the map as a terminal draws it, once somebody has looked
        self.flood = Flood(grid)  # scratch, made anew by each who asks


def plain_marks() -> dict[str, Mark]:
    """The conditions of the book and those of a turn, which do only what their bits say."""
    marks: dict[str, Mark] = {}
    for name, bit in CONDITIONS.items():
        marks[name] = Mark(name, name, bit)
    for name, bit in MARKS.items():
        marks[name] = Mark(name, name, bit)
    return marks
