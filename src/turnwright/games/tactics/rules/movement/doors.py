"""Doors: which are in reach, and opening or closing them.

A closed door blocks movement and sight, an open one is floor.

SRD: Time-Limited Object Interactions; Utilize [Action].
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import InteractObject
from turnwright.games.tactics.events import DoorMoved
from turnwright.games.tactics.map import sight
from turnwright.games.tactics.rules.combat import action_economy, hiding
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.srd import HIDDEN
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

DOOR: Final = "door"  # the only one in reach


def name_of(state: CombatState, cell: i64) -> str:
    """The name of a door: door_3_0 is the one at 3, 0."""
    x, y = position.coord(state, cell)
    return f"{DOOR}_{x}_{y}"


def cell_named(state: CombatState, name: str) -> int:
    """The cell of the door of that name, or -1."""
    arena: Arena = state.arena
    for door in arena.doors:
        if name_of(state, door) == name:
            return door
    return -1


def is_open(state: CombatState, cell: i64) -> bool:
    """Whether a door stands open."""
    return cell in state.open_doors


def beside(state: CombatState, who: CreatureCombatState) -> list[int]:
    """The doors within 5 feet of a creature, in its line of sight."""
    arena: Arena = state.arena
    return [door for door in arena.doors if _touches(state, who, door)]


def _touches(state: CombatState, who: CreatureCombatState, door: i64) -> bool:
    arena: Arena = state.arena
    grid = arena.grid
    across: i64 = position.width(who)
    gap: i64 = grid.gap_ft(who.cell, across, door, 1, who.altitude_ft)
    return 0 < gap <= position.BESIDE and sight.sees(grid, who.cell, across, door, 1)


def movable(state: CombatState, who: CreatureCombatState) -> list[str]:
    """The names of the doors that a creature could open or close now."""
    arena: Arena = state.arena
    if not arena.doors or not action_economy.affords_object(who):
        return []
    return [name_of(state, door) for door in beside(state, who) if in_the_way(state, who, door) is None]


def in_the_way(state: CombatState, who: CreatureCombatState, door: i64) -> CreatureCombatState | None:
    """A creature in the doorway that this one knows of, or None."""
    for other in state.participants:
        if not position.hides_from(other, who) and _stands_in(state, other, door):
            return other
    return None


def _stands_in(state: CombatState, who: CreatureCombatState, door: i64) -> bool:
    arena: Arena = state.arena
    return who.here() and arena.grid.gap_ft(who.cell, position.width(who), door, 1) == 0


def interact(state: CombatState, who: CreatureCombatState, command: InteractObject, ctx: Context) -> None:
    """Open or close a door; the first object interaction of a turn is free."""
    door: i64 = _meant(state, who, command.object)
    blocker = in_the_way(state, who, door)
    if blocker is not None:
        reason = f"{blocker.creature_id} stands in {name_of(state, door)}"
        raise Rejected("occupied", reason, "object", movable(state, who))
    action_economy.check_object(who)
    action_economy.spend_object(who)
    if not _hits_the_hidden(state, door, ctx):
        swing(state, who, door, not is_open(state, door), ctx)


def _meant(state: CombatState, who: CreatureCombatState, wanted: str) -> i64:
    close = beside(state, who)
    for door in close:
        if wanted == name_of(state, door) or (wanted == DOOR and len(close) == 1):
            return door
    legal = movable(state, who)
    arena: Arena = state.arena
    for door in arena.doors:
        if wanted == name_of(state, door):
            far: i64 = arena.grid.gap_ft(who.cell, position.width(who), door, 1, who.altitude_ft)
            raise Rejected("out-of-range", f"{wanted} is {far} ft away, the reach is 5", "object", legal)
    if wanted == DOOR and close:
        raise Rejected("unknown-object", f"{len(close)} doors are within 5 ft: name one", "object", legal)
    raise Rejected("unknown-object", f"there is no {wanted[:60]!r} within 5 ft", "object", legal)


def _hits_the_hidden(state: CombatState, door: i64, ctx: Context) -> bool:
    # A hidden creature in the doorway is found, and the door stays open.
    found = False
    for other in state.participants:
        if other.flags & HIDDEN and _stands_in(state, other, door):
            hiding.show(state, other, ctx)
            found = True
    return found


def swing(state: CombatState, who: CreatureCombatState | None, door: i64, opens: bool, ctx: Context) -> None:
    """Open or close a door; without a creature that moves it, it moves by itself."""
    left = [each for each in state.open_doors if each != door]
    state.open_doors = sorted([*left, int(door)]) if opens else left
    arena: Arena = state.arena
    state.arena = arena.with_doors(state.open_doors)
    if ctx.heard:
        _tell(state, who, door, opens, ctx)
    # There may be new lines of sight.
    for each in state.participants:
        hiding.be_noticed(state, each, ctx)


def _tell(state: CombatState, who: CreatureCombatState | None, door: i64, opens: bool, ctx: Context) -> None:
    # Every seat sees the door; only some know who moved it.
    x, y = position.coord(state, door)
    if who is None or who.flags & HIDDEN == 0:
        ctx.emit(DoorMoved("" if who is None else who.creature_id, x, y, opens))
        return
    arena: Arena = state.arena
    own = arena.seats_of_side[who.side]
    ctx.tell(own, DoorMoved(who.creature_id, x, y, opens))
    ctx.tell(tuple([seat for seat in arena.seats() if seat not in own]), DoorMoved("", x, y, opens))
