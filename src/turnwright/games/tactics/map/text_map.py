"""Maps as text: a row of characters for each row of cells, and a legend.

These characters need no legend: `#` a wall, `.` floor, `~` Difficult Terrain, and a digit, floor at that many
times 5 ft. The legend declares others, each with its properties, separated by commas:

    "+": door                           a closed door: it blocks movement and sight
    "/": open door                      floor with an open door
    "o": half cover                     can be entered; also `three-quarters cover`
    "%": blocks sight                   a curtain, a thicket
    "=": blocks steps                   a pit, a table, a grating
    "^": difficult, height 10           properties can be combined
    "A": start                          floor, a starting cell of this character

The caller passes the legend and the rows; an error names the row and column.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from turnwright.gamekit.content import refuse
from turnwright.games.tactics.map.grid import (
    BLOCKS_LOS,
    COVER_SHIFT,
    DIFFICULT,
    FEET,
    HALF_COVER,
    LARGEST,
    THREE_QUARTERS_COVER,
    WALKABLE,
    Grid,
)

WALL: Final = "#"
FLOOR: Final = "."
ROUGH: Final = "~"
DIGITS: Final = "0123456789"
KNOWN: Final = WALL + FLOOR + ROUGH + DIGITS
HIGHEST: Final = 10_000

WORDS: Final = (
    "wall",
    "floor",
    "difficult",
    "door",
    "open door",
    "half cover",
    "three-quarters cover",
    "blocks sight",
    "blocks steps",
    "height N",
    "start",
)

# Characters for cells that need a legend entry.
SPARE: Final = "o%=^+|&*:;'`!?$@<>{}[]()" + "abcdefghijklmnopqrstuvwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MORE_SPARE: Final = 0x100


class Symbol:
    """The meaning of a character of a map."""

    def __init__(self, terrain: int = WALKABLE, elevation: int = 0) -> None:
        self.terrain = terrain
        self.elevation = elevation
        self.door = False
        self.start = False


class TextMap:
    """A map: its grid, the cells with doors, and the starting cells of tokens."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.doors: list[int] = []
        self.starts: dict[str, list[int]] = {}


# Reading


def read(
    legend: Mapping[str, object],
    rows: Sequence[str],
    file: str = "map",
    diagonals: str = "5-5-5",
    los: str = "symmetric",
) -> TextMap:
    """Read a map from a legend and rows, or raise `ContentError`."""
    _check_size(rows, file)
    symbols = _symbols(legend, file)
    laid = [_symbol_at(symbols, rows[y], x, y, file) for y in range(len(rows)) for x in range(len(rows[0]))]
    terrain = bytes([symbol.terrain for symbol in laid])
    elevation = [symbol.elevation for symbol in laid]
    made = TextMap(Grid(len(rows[0]), len(rows), terrain, elevation, diagonals, los))
    made.doors = [cell for cell, symbol in enumerate(laid) if symbol.door]
    made.starts = _starts(laid, "".join(rows))
    return made


def _check_size(rows: Sequence[str], file: str) -> None:
    if not 1 <= len(rows) <= LARGEST:
        refuse(file, "rows", f"1 to {LARGEST} rows", len(rows))
    for y in range(len(rows)):
        if not 1 <= len(rows[y]) <= LARGEST:
            refuse(file, f"row {y + 1}", f"1 to {LARGEST} cells", len(rows[y]))
        if len(rows[y]) != len(rows[0]):
            refuse(file, f"row {y + 1}", f"{len(rows[0])} cells, as in row 1", len(rows[y]))


def _symbol_at(symbols: dict[str, Symbol], row: str, x: int, y: int, file: str) -> Symbol:
    symbol = symbols.get(row[x])
    if symbol is None:
        refuse(file, f"row {y + 1}, column {x + 1}", f"one of {' '.join(symbols)}", row[x])
    return symbol


def _starts(laid: list[Symbol], characters: str) -> dict[str, list[int]]:
    starts: dict[str, list[int]] = {}
    for cell in range(len(laid)):
        if laid[cell].start:
            starts.setdefault(characters[cell], []).append(cell)
    return starts


def _symbols(legend: Mapping[str, object], file: str) -> dict[str, Symbol]:
    symbols = {WALL: Symbol(BLOCKS_LOS), FLOOR: Symbol(), ROUGH: Symbol(WALKABLE | DIFFICULT)}
    for place in range(len(DIGITS)):
        symbols[DIGITS[place]] = Symbol(WALKABLE, place * FEET)
    for character, words in legend.items():
        if len(character) != 1 or character.isspace() or character in KNOWN:
            refuse(file, "legend", f"one character that is not blank and none of {KNOWN}", character)
        symbols[character] = _symbol(words, character, file)
    return symbols


def _symbol(words: object, character: str, file: str) -> Symbol:
    if not isinstance(words, str):
        refuse(file, f"legend.{character}", "what it stands for, in words", words)
    symbol = Symbol()
    for word in words.split(","):
        _add(symbol, word.strip(), character, file)
    return symbol


def _add(symbol: Symbol, word: str, character: str, file: str) -> None:
    """Add a property of the legend."""
    if word in ("wall", "door"):
        symbol.terrain = symbol.terrain & ~WALKABLE | BLOCKS_LOS
    elif word == "blocks steps":
        symbol.terrain &= ~WALKABLE
    elif word == "blocks sight":
        symbol.terrain |= BLOCKS_LOS
    elif word == "difficult":
        symbol.terrain |= DIFFICULT
    elif word in ("half cover", "three-quarters cover"):
        cover = HALF_COVER if word == "half cover" else THREE_QUARTERS_COVER
        symbol.terrain = symbol.terrain % (1 << COVER_SHIFT) | cover << COVER_SHIFT
    elif word.startswith("height "):
        symbol.elevation = _height(word, character, file)
    elif word not in ("floor", "start", "open door"):
        refuse(file, f"legend.{character}", f"words of {', '.join(WORDS)}", word)
    symbol.door |= word in ("door", "open door")
    symbol.start |= word == "start"


def _height(word: str, character: str, file: str) -> int:
    digits = word.removeprefix("height ").strip()
    below = digits.startswith("-")
    digits = digits.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 5 or int(digits) > HIGHEST:
        refuse(file, f"legend.{character}", f"a height in ft from -{HIGHEST} to {HIGHEST}", word)
    return -int(digits) if below else int(digits)


# Writing


def write(made: TextMap) -> tuple[dict[str, str], list[str]]:
    """Write a map as a legend and rows."""
    grid = made.grid
    starts = {cell: letter for letter, cells in made.starts.items() for cell in cells}
    taken = {words: character for character, words in _plain().items()}
    legend: dict[str, str] = {}
    text: list[str] = []
    for cell in range(grid.cells):
        words = _words(grid, cell, cell in made.doors, cell in starts)
        character = starts.get(cell) or taken.get(words) or _spare(legend, made.starts)
        if cell not in starts:
            taken[words] = character
        if character not in KNOWN:
            legend[character] = words
        text.append(character)
    line = "".join(text)
    return legend, [line[at : at + grid.width] for at in range(0, grid.cells, grid.width)]


def meaning(sign: str) -> str:
    """Return the meaning of a sign that needs no legend, in terms of a legend."""
    return _plain().get(sign, "floor")


def _plain() -> dict[str, str]:
    """Return all signs that need no legend, in terms of a legend."""
    plain = {WALL: "wall", FLOOR: "floor", ROUGH: "difficult"}
    for place in range(1, len(DIGITS)):
        plain[DIGITS[place]] = f"height {place * FEET}"
    return plain


def _words(grid: Grid, cell: int, door: bool, start: bool) -> str:
    """Describe a cell in terms of a legend."""
    walkable, seen_through = grid.walkable(cell), not grid.blocks_los(cell)
    words: list[str] = []
    if door:
        words.append("open door" if walkable or seen_through else "door")
    if not (walkable or seen_through or door):
        words.append("wall")
    if walkable and not seen_through:
        words.append("blocks sight")
    if seen_through and not walkable:
        words.append("blocks steps")
    words += _details(grid, cell)
    if start:
        words.append("start")
    return ", ".join(words) or "floor"


def _details(grid: Grid, cell: int) -> list[str]:
    words: list[str] = []
    if grid.difficult(cell):
        words.append("difficult")
    if grid.cover(cell):
        words.append("half cover" if grid.cover(cell) == HALF_COVER else "three-quarters cover")
    if grid.feet[cell]:
        words.append(f"height {grid.feet[cell]}")
    return words


def _spare(legend: dict[str, str], starts: dict[str, list[int]]) -> str:
    """Return an unused character."""
    for character in SPARE:
        if character not in legend and character not in starts:
            return character
    code = MORE_SPARE
    while chr(code) in legend or chr(code) in starts or chr(code).isspace():
        code += 1
    return chr(code)
