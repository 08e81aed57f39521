"""Changes of the scene by the game master alone, which no rule makes.

Each is a command in the journal, so it is logged, replayed and undone like any other.
"""

from typing import Any, Final

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import (
    ChangeScene,
    MasterAdd,
    MasterDamage,
    MasterHeal,
    MasterHide,
    MasterMove,
    MasterPlace,
    MasterRemove,
    MasterReveal,
    SetFlag,
)
from turnwright.games.tactics.events import ItemsChanged, MasterActed, Moved
from turnwright.games.tactics.rules.adventure import happenings, stage
from turnwright.games.tactics.rules.combat import hiding, outcome
from turnwright.games.tactics.rules.core import conditions, damage, healing, position
from turnwright.games.tactics.rules.movement import walk
from turnwright.games.tactics.srd import CONDITIONS, DAMAGE_TYPES, HIDDEN
from turnwright.games.tactics.state import (
    AdventureState,
    ConditionState,
    CreatureCombatState,
)
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

FORCE: Final = DAMAGE_TYPES.index("force")
ANYTIME: Final = (
    MasterPlace,
    MasterMove,
    MasterHide,
    MasterReveal,
    MasterDamage,
    MasterHeal,
    MasterAdd,
    MasterRemove,
    ChangeScene,
    SetFlag,
)


def carry_out(state: AdventureState, command: Any, ctx: Context) -> None:
    """Make a change by hand."""
    kind = type(command)
    if kind is MasterPlace:
        _place(state, command, ctx)
    elif kind is ChangeScene:
        _change(state, command, ctx)
    elif kind is SetFlag:
        happenings.set_flag(state, command.flag, command.on, ctx)
    else:
        who = position.creature_here(state, command.creature, "creature")
        _on_creature(state, who, command, ctx)


def _place(state: AdventureState, command: MasterPlace, ctx: Context) -> None:
    arena: Arena = state.arena
    if command.base not in arena.sheets:
        raise Rejected("unknown-kind", f"the adventure has no {command.base[:60]!r}", "base", kinds(state))
    elsewhere = [who.creature_id for left in state.left_scenes for who in left.creatures]
    known = command.creature in elsewhere or command.creature in stage.adventure_of(state).cast
    if known or state.get(command.creature) is not None:
        raise Rejected("taken", f"the id {command.creature} is taken", "creature")
    sheet = arena.sheets[command.base]
    who = CreatureCombatState(command.creature, _named(command, sheet.name), command.base, 1)
    who.cell = walk.cell_of(arena, command.at, "at")
    who.sheet = sheet
    who.start_with(sheet)
    if not position.has_room(state, who, who.cell):
        raise Rejected("occupied", f"{command.at} has no room for a creature of this size", "at")
    who.max_hp = sheet.max_hp
    who.current_hp = sheet.max_hp
    _tell(state, "place", who, 0, ctx)
    happenings.place(state, who, ctx)


def _named(command: MasterPlace, kind: str) -> str:
    # Named after its id: by its kind and a number, or by a name of its own.
    number = command.creature.removeprefix(f"{command.base}_")
    if number != command.creature and number.isdecimal():
        return f"{kind} {number}"
    return command.creature.replace("_", " ").title()


def kinds(state: AdventureState) -> list[str]:
    """The kinds of creatures that the master may add: those that appear in the adventure."""
    return list(dict.fromkeys([who.base for who in stage.adventure_of(state).cast.values()]))


def _on_creature(state: AdventureState, who: CreatureCombatState, command: Any, ctx: Context) -> None:
    arena: Arena = state.arena
    if isinstance(command, MasterMove):
        cell = walk.cell_of(arena, command.to, "to")
        if not position.has_room(state, who, cell):
            raise Rejected("occupied", f"{command.to} has no room for {who.creature_id}", "to")
        _tell(state, "move", who, 0, ctx)
        who.cell = cell
        if ctx.heard:
            x, y = position.coord(state, cell)
            hiding.tell(state, who, Moved(who.creature_id, x, y, int(who.remaining_movement_ft), True), ctx)
    elif isinstance(command, MasterHide):
        if who.flags & HIDDEN:
            raise Rejected("cannot-hide", f"{who.creature_id} is already hidden", "creature")
        _tell(state, "hide", who, 0, ctx)
        who.stealth = command.dc
        conditions.apply(state, who, ConditionState("hidden", who.place), arena.conditions["hidden"], ctx)
    elif isinstance(command, MasterReveal):
        if not who.flags & HIDDEN:
            raise Rejected("not-hidden", f"{who.creature_id} is not hidden", "creature")
        hiding.show(state, who, ctx)
    elif isinstance(command, MasterDamage):
        _tell(state, "damage", who, command.amount, ctx)
        damage.damage_one_type(state, who, command.amount, FORCE, None, False, False, ctx)
    elif isinstance(command, MasterHeal):
        _tell(state, "heal", who, command.amount, ctx)
        healing.heal(state, who, command.amount, ctx)
    elif isinstance(command, MasterAdd):
        _add(state, who, command.what, ctx)
    else:
        _remove(state, who, command.what, ctx)


def _add(state: AdventureState, who: CreatureCombatState, what: str, ctx: Context) -> None:
    arena: Arena = state.arena
    items = stage.adventure_of(state).items
    if what in items:
        who.items[what] = who.items.get(what, 0) + 1
        _tell(state, "add", who, 0, ctx)
        if ctx.heard:
            hiding.tell(state, who, ItemsChanged(who.creature_id, what, 1), ctx)
    elif what in CONDITIONS and what != "exhaustion":
        _tell(state, "add", who, 0, ctx)
        conditions.apply(state, who, ConditionState(what), arena.conditions[what], ctx)
    else:
        known = [*CONDITIONS, *items]
        raise Rejected("unknown-thing", f"{what[:60]!r} is neither an item nor a condition", "what", known)


def _remove(state: AdventureState, who: CreatureCombatState, what: str, ctx: Context) -> None:
    if what == "":
        if who.creature_id in state.experience:
            raise Rejected("wrong-target", f"{who.creature_id} is a hero", "creature")
        _tell(state, "remove", who, 0, ctx)
        happenings.remove(state, who, ctx)
        return
    known = [one.name for one in who.conditions] + [item for item, count in who.items.items() if count > 0]
    if what not in known:
        raise Rejected("unknown-thing", f"{who.creature_id} has no {what[:60]!r}", "what", known)
    _tell(state, "take", who, 0, ctx)
    if who.items.get(what, 0) > 0:
        who.items[what] -= 1
        if ctx.heard:
            hiding.tell(state, who, ItemsChanged(who.creature_id, what, -1), ctx)
    for condition in [one for one in who.conditions if one.name == what]:
        conditions.remove(state, who, condition, ctx)


def _change(state: AdventureState, command: ChangeScene, ctx: Context) -> None:
    known = stage.adventure_of(state).entry.scenes
    if command.scene not in known:
        raise Rejected("unknown-scene", f"there is no scene {command.scene[:60]!r}", "scene", list(known))
    if command.scene == state.scene_id:
        raise Rejected("unknown-scene", "the party is there already", "scene", list(known))
    forced = not stage.may_follow(state, command.scene)
    stage.break_off(state, outcome.MASTER, ctx)
    stage.enter(state, command.scene, ctx, forced)


def _tell(state: AdventureState, what: str, who: CreatureCombatState, amount: int, ctx: Context) -> None:
    # Whatever happens to a hidden creature stays hidden.
    if ctx.heard:
        hiding.tell(state, who, MasterActed(what, who.creature_id, amount), ctx)
