"""Who hides, who finds them, and what a seat cannot know: where the hidden of other sides are.

SRD: Hide, Search, Passive Perception. In 5.1 whoever is in plain sight is not hidden.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.rules.core import conditions, edition, position, saves
from turnwright.games.tactics.srd import BLINDED, DEAFENED, HIDDEN
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice

THREE_QUARTERS: Final = 5
HIDE_DC: Final = 15


def knows(state: CombatState, seat: i64, who: CreatureCombatState) -> bool:
    """Whether a seat knows where a creature is: it is not hidden, or of a side that the seat plays."""
    if who.flags & HIDDEN == 0:
        return True
    arena: Arena = state.arena
    return seat in arena.seats_of_side[who.side]


def tell(state: CombatState, who: CreatureCombatState, event: Any, ctx: Context) -> None:
    """Tell what gives away where a creature is to those who know it."""
    if who.flags & HIDDEN:
        arena: Arena = state.arena
        ctx.tell(arena.seats_of_side[who.side], event)
    else:
        ctx.emit(event)


def watcher(state: CombatState, who: CreatureCombatState) -> CreatureCombatState | None:
    """Hide: an enemy one knows of with a clear sight; three-quarters cover is enough to be out of it."""
    for foe in position.enemies(state, who):
        if position.sees(state, foe, who) and position.cover(state, foe, who) < THREE_QUARTERS:
            return foe
    return None


def dc(state: CombatState, who: CreatureCombatState) -> i64:
    """Hide: DC 15; in 5.1 one more than the passive perception of every enemy that might see or hear one."""
    if edition.of(who).hides_against_fixed_dc:
        return HIDE_DC
    most: i64 = 0
    for foe in state.participants:
        if foe.side != who.side and foe.can_act() and _could_notice(state, foe, who):
            keen: i64 = passive(state, foe)
            most = keen if keen > most else most
    return most + 1


def _could_notice(state: CombatState, foe: CreatureCombatState, who: CreatureCombatState) -> bool:
    return foe.flags & DEAFENED == 0 or position.in_line(state, foe, who)


def vanish(state: CombatState, arena: Arena, who: CreatureCombatState, stealth: i64, ctx: Context) -> None:
    """A creature is hidden from now on, unless somebody notices it at once."""
    who.stealth = stealth
    conditions.apply(state, who, ConditionState("hidden", who.place), arena.conditions["hidden"], ctx)
    be_noticed(state, who, ctx)


def show(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """A creature is hidden no more."""
    if who.flags & HIDDEN:
        conditions.remove_all(state, who, HIDDEN, ctx)


def search(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Search: a check of perception finds all who hid no better; how well they hid is not told."""
    made: i64 = saves.check_total(state, who, "perception", 0, "search", ctx)
    found = [foe for foe in state.participants if foe.side != who.side and _finds(foe, made)]
    saves.tell_check(who, "perception", made, 0, len(found) > 0, "search", ctx)
    for foe in found:
        show(state, foe, ctx)


def _finds(foe: CreatureCombatState, made: i64) -> bool:
    return foe.here() and foe.flags & HIDDEN != 0 and made >= foe.stealth


def be_noticed(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Whoever comes into the sight of a keen enemy is found."""
    if who.flags & HIDDEN == 0:
        return
    for foe in state.participants:
        if foe.side != who.side and notices(state, foe, who):
            show(state, who, ctx)
            return


def look_about(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """A creature at a new place notices the hidden from there, and is noticed itself."""
    be_noticed(state, who, ctx)
    for foe in state.participants:
        if foe.flags & HIDDEN and foe.side != who.side and notices(state, who, foe):
            show(state, foe, ctx)


def notices(state: CombatState, foe: CreatureCombatState, who: CreatureCombatState) -> bool:
    """Passive Perception: with a clear line, and as good as the check to hide; blindsight needs no luck."""
    if not foe.can_act() or not position.in_line(state, foe, who) or position.is_obscured(state, foe, who):
        return False
    if position.distance(state, foe, who) <= foe.sheet.blindsight:
        return True
    if foe.flags & BLINDED or position.cover(state, foe, who) >= THREE_QUARTERS:
        return False
    return not edition.of(who).hides_against_fixed_dc or passive(state, foe) >= who.stealth


def passive(state: CombatState, who: CreatureCombatState) -> i64:
    """Passive Perception: 5 less while disadvantage bears on one's checks."""
    return who.sheet.passive - 5 if saves.has_check_disadvantage(state, who) else who.sheet.passive


# What a seat imagines.
def imagine(state: CombatState, seat: i64, dice: Dice) -> CombatState:
    """A copy of the state in which those who hide from a seat are elsewhere."""
    world = state.clone()
    for who in world.participants:
        if who.here() and not knows(world, seat, who):
            _be_elsewhere(world, who, dice)
    return world


def _be_elsewhere(state: CombatState, who: CreatureCombatState, dice: Dice) -> None:
    # Anywhere with room that nobody looks at; who has nowhere else to be stays.
    arena: Arena = state.arena
    here: i64 = who.cell
    cells = [cell for cell in range(arena.grid.cells) if _could_be(state, arena, who, cell)]
    who.cell = here
    if cells:
        who.cell = cells[dice.below(len(cells))]


def _could_be(state: CombatState, arena: Arena, who: CreatureCombatState, cell: i64) -> bool:
    if not position.has_room(state, arena, who, cell):
        return False
    who.cell = cell
    return not any(foe.side != who.side and notices(state, foe, who) for foe in state.participants)
