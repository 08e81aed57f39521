"""Happenings of a scene: texts, flags, items, doors, creatures, effects, fights, and the end."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import Appeared, FlagChanged, ItemsChanged, Left
from turnwright.games.tactics.rules.adventure import stage
from turnwright.games.tactics.rules.combat import hiding, initiative, outcome
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import effects, uses
from turnwright.games.tactics.rules.movement import doors
from turnwright.games.tactics.srd import COMBAT
from turnwright.games.tactics.state import MASTER, NO_INDEX, PARTY, AdventureState, CreatureCombatState
from turnwright.kernel.context import Context

COINS: Final = "coins"


def happen(
    state: AdventureState, entry: Any, part: str, actor: CreatureCombatState | None, ctx: Context
) -> None:
    """Let an entry happen, in the order of its fields; `part` names its text."""
    stage.say(state, entry.says, part, ctx)
    for flag in entry.sets:
        set_flag(state, flag, True, ctx)
    for flag in entry.clears:
        set_flag(state, flag, False, ctx)
    for item, count in entry.gives.items():
        give(state, item, count, actor, ctx)
    for item in entry.takes:
        take(state, item, ctx)
    # The party cannot pay more than it has.
    coins = max(entry.coins, -int(state.coins))
    if coins != 0:
        state.coins += coins
        if ctx.heard:
            ctx.emit(ItemsChanged("", COINS, coins))
    stage.gain_experience(state, entry.xp, ctx)
    move_doors(state, entry.opens, True, ctx)
    move_doors(state, entry.closes, False, ctx)
    for token in entry.spawns:
        spawn(state, token.id, ctx)
    for name in entry.removes:
        remove(state, state.get(name), ctx)
    for name in entry.reveals:
        shown = state.get(name)
        if shown is not None:
            hiding.show(state, shown, ctx)
    if entry.effect is not None:
        take_effect(state, entry.effect, actor, ctx)
    if entry.ends is not None:
        stage.end(state, entry.ends, ctx)
    elif entry.scene is not None:
        stage.break_off(state, outcome.STORY, ctx)
        stage.enter(state, entry.scene, ctx)
    elif entry.fight:
        stage.fight(state, entry.surprises, ctx)


def set_flag(state: AdventureState, flag: str, on: bool, ctx: Context) -> None:
    """Set or clear a flag; only the master hears of it."""
    if (flag in state.story_flags) == on:
        return
    if on:
        state.story_flags.append(flag)
    else:
        state.story_flags.remove(flag)
    if ctx.heard:
        ctx.tell((MASTER,), FlagChanged(flag, on))


def give(
    state: AdventureState, item: str, count: int, actor: CreatureCombatState | None, ctx: Context
) -> None:
    """Give an item of the game to a hero, another thing to the party."""
    holder = actor
    if holder is None or holder.creature_id not in state.experience or holder.dead:
        holder = next_hero(state)
    usable = item in stage.adventure_of(state).items and holder is not None
    if usable and holder is not None:
        holder.items[item] = holder.items.get(item, 0) + count
    else:
        state.bag[item] = state.bag.get(item, 0) + count
    if ctx.heard:
        ctx.emit(ItemsChanged(holder.creature_id if usable and holder is not None else "", item, count))


def next_hero(state: AdventureState) -> CreatureCombatState | None:
    """The first hero that is on its feet, or else alive."""
    living = [who for who in stage.heroes(state) if not who.dead]
    for who in living:
        if who.stands():
            return who
    return living[0] if living else None


def take(state: AdventureState, item: str, ctx: Context) -> None:
    """Take one item from the party."""
    if state.bag.get(item, 0) > 0:
        state.bag[item] -= 1
        if state.bag[item] == 0:
            del state.bag[item]
        if ctx.heard:
            ctx.emit(ItemsChanged("", item, -1))
        return
    for who in stage.heroes(state):
        if not who.dead and who.items.get(item, 0) > 0:
            who.items[item] -= 1
            if ctx.heard:
                ctx.emit(ItemsChanged(who.creature_id, item, -1))
            return


def move_doors(state: AdventureState, cells: Any, opens: bool, ctx: Context) -> None:
    """Open or close doors; a door with a creature in it stays open."""
    for x, y in cells:
        arena: Arena = state.arena
        door = int(arena.grid.cell(x, y))
        if (door in state.open_doors) == opens:
            continue
        if not opens and any(who.here() and who.cell == door for who in state.participants):
            continue
        doors.swing(state, None, door, opens, ctx)


def spawn(state: AdventureState, creature_id: str, ctx: Context) -> None:
    """Let a creature of the adventure appear; in a fight it acts after the others of its round."""
    if state.get(creature_id) is not None:
        return
    place(state, stage.adventure_of(state).cast[creature_id].clone(), ctx)


def place(state: AdventureState, who: CreatureCombatState, ctx: Context) -> None:
    """Add a creature to the scene at its cell, or at the nearest that is free."""
    arena: Arena = state.arena
    conditions.attach(who, arena)
    # Conditions refer to creatures by place, so a new one comes last.
    who.place = len(state.participants)
    cell: i64 = position.room_at_or_near(state, who, who.cell)
    who.cell = who.cell if cell < 0 else cell
    state.participants.append(who)
    if state.scene == COMBAT:
        state.initiative_order.append(initiative.entry_of(who, 0))
    if ctx.heard:
        x, y = position.coord(state, who.cell)
        hiding.tell(state, who, Appeared(who.creature_id, who.name, x, y), ctx)


def remove(state: AdventureState, who: CreatureCombatState | None, ctx: Context) -> None:
    """Let a creature leave the scene."""
    if who is None or not who.here():
        return
    who.gone = "left"
    state.goes_out(who)
    if ctx.heard:
        hiding.tell(state, who, Left(who.creature_id, who.gone), ctx)


def take_effect(
    state: AdventureState, effect_id: str, actor: CreatureCombatState | None, ctx: Context
) -> None:
    """Apply an effect of the scene, in the vocabulary of spells; it has no source among the creatures."""
    entry = stage.scene_of(state).effects[effect_id]
    stage.say(state, entry.says, effect_id, ctx)
    reached = [who for who in state.participants if who.here() and _is_reached(state, entry, who, actor)]
    if reached:
        source = CreatureCombatState("", "", "", 1)
        source.place = NO_INDEX
        source.cell = reached[0].cell
        use = uses.Use(source, effect_id)
        effects.resolve(
            state, use, stage.adventure_of(state).effects[f"{state.scene_id}/{effect_id}"], reached, ctx
        )
    move_doors(state, entry.opens, True, ctx)
    move_doors(state, entry.closes, False, ctx)


def _is_reached(
    state: AdventureState, entry: Any, who: CreatureCombatState, actor: CreatureCombatState | None
) -> bool:
    if entry.on == "actor" and who is not actor:
        return False
    if entry.on == "party" and who.side != PARTY:
        return False
    if entry.on == "foes" and who.side == PARTY:
        return False
    return len(entry.cells) == 0 or covers(state, entry.cells, int(who.cell))


def covers(state: AdventureState, rectangles: Any, cell: int) -> bool:
    """Whether a cell is in one of the rectangles."""
    x, y = position.coord(state, cell)
    return any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in rectangles)
