"""The turn sheet: what a seat can do now, what it costs, and its odds.

A screen draws it without listing the options one by one. Places are indices among the options of the same
input; a cell is its row times the width of the map plus its column.
"""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from turnwright.kernel.records import Message

Spread = tuple[int, int, float]  # the lowest, the highest and the mean


class SheetPart(Struct, frozen=True, omit_defaults=True, rename="camel"):
    """A part of a turn sheet or a preview; what does not apply is left out."""


class Resource(SheetPart, frozen=True):
    """Something that actions are paid with: what is left of it, and the most there can be."""

    id: str  # `action`, `bonus`, `reaction`, `movement`, `slot-3`, `qi`
    name: Message
    left: int
    most: int
    unit: str = ""  # `ft`, if it is not counted in pieces


class RollPart(SheetPart, frozen=True):
    """A named part of a number: a bonus, a part of the Armor Class, or dice that are added."""

    name: Message
    value: int = 0
    dice: str = ""  # a formula; `value` is then what they showed, once they are rolled


class RollDetail(SheetPart, frozen=True):
    """A roll that happened: the event of the same input that it belongs to, by its place, and its parts."""

    event: int = -1
    parts: tuple[RollPart, ...] = ()
    goal_parts: tuple[RollPart, ...] = ()  # of the number it had to reach, if that has several
    advantages: tuple["RollReason", ...] = ()
    disadvantages: tuple["RollReason", ...] = ()


class RollReason(SheetPart, frozen=True):
    """Why a roll has Advantage or Disadvantage."""

    name: Message
    source: str = ""  # the id of the unit that it comes from


class RollTerms(SheetPart, frozen=True):
    """A roll before it is made: its dice, its bonus in parts, and the number that it must reach."""

    dice: str
    bonus: int = 0
    parts: tuple[RollPart, ...] = ()
    keep: Literal["", "high", "low"] = ""  # of two dice
    advantages: tuple[RollReason, ...] = ()
    disadvantages: tuple[RollReason, ...] = ()
    against: Literal["", "ac", "dc"] = ""
    goal: int = 0  # the number to reach
    goal_parts: tuple[RollPart, ...] = ()
    cover: int = 0  # the part of the goal that cover adds
    distance_ft: int | UnsetType = UNSET


class OptionOdds(SheetPart, frozen=True):
    """The odds of an option for one unit; probabilities are between 0 and 1."""

    id: str = ""  # of the unit
    ally: bool = False
    hit: float | UnsetType = UNSET
    crit: float | UnsetType = UNSET
    save: float | UnsetType = UNSET  # that the unit saves
    works: float | UnsetType = UNSET  # that a check succeeds
    damage: Spread | UnsetType = UNSET  # of one hit
    heal: Spread | UnsetType = UNSET
    expected: float | UnsetType = UNSET  # damage, misses included
    drops: float | UnsetType = UNSET  # that the unit falls
    shots: int = 1
    edge: Literal[-1, 0, 1] = 0  # Disadvantage, neither, Advantage
    cover: int = 0
    conditions: tuple[str, ...] = ()  # that it may bring


class Risk(SheetPart, frozen=True):
    """A reaction of another unit that an option may provoke."""

    by: str  # the id of the unit
    reaction: str
    odds: OptionOdds | UnsetType = UNSET


class Way(SheetPart, frozen=True):
    """One option of an action: on a target, with a choice, or just so."""

    at: int  # its place among the options
    target: str = ""  # the id of a unit
    targets: tuple[str, ...] = ()  # of several
    cell: int | UnsetType = UNSET
    name: Message | UnsetType = UNSET  # the choice in a word or two
    label: Message | UnsetType = UNSET  # the option in a sentence
    walks: int = 0  # the distance walked first
    path_end: int | UnsetType = UNSET  # the cell where that walk ends
    risks: tuple[int, ...] = ()  # places among the risks of the turn
    odds: tuple[OptionOdds, ...] = ()
    numbers: dict[str, float] = {}  # other figures: `days`, `ly`, `fuel`


class Catch(SheetPart, frozen=True):
    """Cells from which an area catches the same units with the same odds."""

    cells: tuple[int, ...]
    odds: tuple[int, ...]  # places among the odds of the aim
    risks: tuple[int, ...] = ()  # places among the risks of the turn


class Aim(SheetPart, frozen=True):
    """The cells that an action can be aimed at: the option at `first` is for the first of them, and so on."""

    first: int
    count: int
    cells: bytes  # a set of cells, see `cell_bits`
    shape: str = ""  # `circle`, `cone`, `square`, `line`, `cylinder`, `emanation`; empty for a single cell
    size: int = 0
    width: int = 0  # of a line
    from_self: bool = False  # a direction rather than a point
    odds: tuple[OptionOdds, ...] = ()
    catches: tuple[Catch, ...] = ()  # cells that are in none catch no unit
    corners: bool = False  # whether a command may aim at the corners of these cells too


class Action(SheetPart, frozen=True):
    """Something that can be done now, with all its options."""

    id: str  # the same in every turn, such as `SPELL_CAST/fireball/3`
    name: Message
    group: str = ""  # the heading, such as `attack`
    cost: str = ""  # the kind of cost it is listed under: the id of a resource, or `free`
    spends: dict[str, int] = {}  # everything it costs, by the id of the resource
    unit: str = ""  # the id of the unit that acts, if the seat has several
    base: str = ""  # the id that its variants share, such as `SPELL_CAST/fireball` with any slot
    level: int = 0  # of the slot, or of the tier
    about: Message | UnsetType = UNSET  # what it does
    numbers: dict[str, float] = {}  # other figures: `rangeFt`, `cooldown`
    ways: tuple[Way, ...] = ()
    aim: Aim | UnsetType = UNSET


class Disabled(SheetPart, frozen=True):
    """Something that cannot be done now, and why."""

    id: str
    name: Message
    code: str  # the code of the refusal
    why: Message
    group: str = ""
    cost: str = ""
    spends: dict[str, int] = {}
    unit: str = ""
    level: int = 0
    about: Message | UnsetType = UNSET
    numbers: dict[str, float] = {}


class Reach(SheetPart, frozen=True):
    """Cells that can be reached, with the cost of each and the cell before it on the cheapest path."""

    cells: tuple[int, ...]
    cost: tuple[int, ...]
    parents: tuple[int, ...] = field(name="from")


class Moves(Reach, frozen=True):
    """Where the unit can move. The first `count` cells are options, from `first` on.

    The cells after them can only be passed through. `dash` has the cells that a Dash would add.
    """

    first: int
    count: int
    start: int  # the cell where the unit is
    unit: str = ""  # of the costs, such as `ft`
    risks: dict[str, tuple[int, ...]] = {}  # by cell: places among the risks of the turn
    dash: Reach | UnsetType = UNSET


class Turn(SheetPart, frozen=True):
    """The turn sheet of a seat."""

    total: int  # the number of options
    actor: str = ""  # the id of the unit that acts
    width: int = 0  # of the map
    economy: tuple[Resource, ...] = ()
    actions: tuple[Action, ...] = ()
    disabled: tuple[Disabled, ...] = ()
    moves: Moves | UnsetType = UNSET
    risks: tuple[Risk, ...] = ()


class Refusal(SheetPart, frozen=True):
    """Why a command would be refused."""

    code: str
    reason: str
    message: Message
    field: str = ""


class PreviewTarget(OptionOdds, frozen=True):
    """A unit that a command would affect: the odds, and the rolls that they are counted from."""

    attack: RollTerms | UnsetType = UNSET
    saving: RollTerms | UnsetType = UNSET  # the saving throw of the unit


class PreviewRisk(Risk, frozen=True):
    """A reaction that a command may provoke, with the roll that its odds are counted from."""

    attack: RollTerms | UnsetType = UNSET


class Preview(SheetPart, frozen=True):
    """The effects of a command before it is given; an illegal one has a refusal and perhaps a suggestion."""

    legal: bool
    command: Any
    place: int = -1  # among the options, if it is listed
    label: Message | UnsetType = UNSET
    lines: tuple[Message, ...] = ()
    path: tuple[int, ...] = ()  # the cells of the walk, without the start
    cost: int | UnsetType = UNSET  # of the walk
    area: tuple[int, ...] = ()  # cells
    targets: tuple[PreviewTarget, ...] = ()
    works: float | UnsetType = UNSET  # that a check succeeds
    check: RollTerms | UnsetType = UNSET  # that check
    risks: tuple[PreviewRisk, ...] = ()
    spends: dict[str, int] = {}
    numbers: dict[str, float] = {}
    refusal: Refusal | UnsetType = UNSET
    suggestion: Any | UnsetType = UNSET


class QuestionTerms(SheetPart, frozen=True):
    """The subject of a question: the reaction, its cost, and the numbers that decide it."""

    reaction: str
    actor_id: str = ""  # the unit that may react
    against_id: str = ""
    spends: dict[str, int] = {}
    total: int | UnsetType = UNSET  # of the roll reacted to
    goal: int | UnsetType = UNSET  # that it reached
    damage: tuple[int, ...] = ()
    helps: float | UnsetType = UNSET  # the probability that the reaction changes the result
    level: int | UnsetType = UNSET  # of the spell reacted to; 0 for a cantrip


def cell_bits(cells: "list[int]") -> bytes:
    """Return a set of cells as bits: cell `n` is bit `n % 8` of byte `n // 8`, and the lowest bit is 0."""
    if not cells:
        return b""
    bits = bytearray(max(cells) // 8 + 1)
    for cell in cells:
        bits[cell // 8] |= 1 << cell % 8
    return bytes(bits)
