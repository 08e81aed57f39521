"""The bare hand: grappling, shoving, and breaking free.

SRD: Unarmed Strike (grapple, shove); Grappling; Conditions [Grappled].
"""

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import Grapple, Shove
from turnwright.games.tactics.events import ActionTaken
from turnwright.games.tactics.rules.combat import action_economy, hiding, weapon_attack
from turnwright.games.tactics.rules.core import conditions, edition, position, saves
from turnwright.games.tactics.rules.magic import zones
from turnwright.games.tactics.rules.movement import forced
from turnwright.games.tactics.sheet import ACTION
from turnwright.games.tactics.srd import DEX, GRAPPLED, OUT_OF_ACTION, RESTRAINED, STR, SWALLOWED
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected


def _target(state: CombatState, who: CreatureCombatState, target_id: str) -> CreatureCombatState:
    refusal = weapon_attack.target_problem(state, who, target_id)
    target = state.get(target_id)
    if refusal is not None or target is None:
        code, words = ("unknown-target", "") if refusal is None else refusal
        raise Rejected(code, words, "target", in_hand(state, who))
    return target


def _tell(who: CreatureCombatState, action: str, target: CreatureCombatState, ctx: Context) -> None:
    if ctx.heard:
        ctx.emit(ActionTaken(who.creature_id, action, target.creature_id))


def grip_dc(who: CreatureCombatState) -> i64:
    """Unarmed Strike: 8, the strength modifier and the proficiency bonus."""
    return 8 + saves.strength(who) + who.sheet.proficiency


def _check_grip(state: CombatState, who: CreatureCombatState, target: CreatureCombatState) -> None:
    if not action_economy.can_attack_with(who, ""):
        raise Rejected("no-action", "the action of this turn is used", "intent")
    legal = in_hand(state, who)
    far: i64 = position.distance(state, who, target)
    if far > 5:
        words = f"{target.creature_id} is {far} ft away, a hand reaches 5"
        raise Rejected("out-of-range", words, "target", legal)
    if target.sheet.size > who.sheet.size + 1:
        raise Rejected("too-large", f"{target.creature_id} is more than one size larger", "target", legal)
    if not can_grip(state, who, target):
        raise Rejected("no-line", f"there is no line to {target.creature_id}", "target", legal)


def in_hand(state: CombatState, who: CreatureCombatState) -> list[str]:
    """Whom the bare hand can get hold of from here."""
    return [each.creature_id for each in position.enemies(state, who) if can_grip(state, who, each)]


def can_grip(state: CombatState, who: CreatureCombatState, target: CreatureCombatState) -> bool:
    """Whether somebody is near enough and not too large to be grappled or shoved."""
    if position.distance(state, who, target) > position.BESIDE or target.sheet.size > who.sheet.size + 1:
        return False
    return position.cover(state, who, target) != position.NO_LINE and not conditions.is_charmed_by(
        who, target
    )


def _grips(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, arena: Arena, ctx: Context
) -> bool:
    """5.2: the target saves with strength or dexterity, whichever is better; 5.1: a contest of athletics."""
    action_economy.begin_attacks(who, "")
    action_economy.use_attack(who, "")
    hiding.show(state, who, ctx)
    if edition.of(who).grapples_by_contest:
        if target.flags & OUT_OF_ACTION:
            return True
        mine: i64 = saves.check(state, who, "athletics", 0, "contest", ctx)
        skill = "athletics" if better(target, "athletics") else "acrobatics"
        return mine > saves.check(state, target, skill, mine, "contest", ctx)
    dc: i64 = grip_dc(who)
    return not saves.save(state, target, stand_by(state, target, dc), dc, "grip", False, ctx)


def stand_by(state: CombatState, target: CreatureCombatState, dc: i64) -> i64:
    """The ability that a creature saves with against a grip: STR or DEX, whichever serves it better."""
    strong: i64 = _serves(state, target, STR, dc)
    return STR if strong >= _serves(state, target, DEX, dc) else DEX


def _serves(state: CombatState, target: CreatureCombatState, ability: i64, dc: i64) -> i64:
    # How many of the 400 throws of two d20 save.
    bonus: i64 = target.sheet.saves[ability] + saves.strength_increase(target, ability)
    edge: i64 = saves.describe(state, target, ability, dc, False).advantage()
    hits: i64 = 21 - dc + bonus
    hits = 20 if hits > 20 else hits if hits > 0 else 0
    if edge == 0:
        return 20 * hits
    return hits * hits if edge < 0 else 400 - (20 - hits) * (20 - hits)


def better(who: CreatureCombatState, skill: str) -> bool:
    """Whether a skill of strength serves at least as well as acrobatics."""
    return saves.skill_bonus(who, skill, STR) >= saves.skill_bonus(who, "acrobatics", DEX)


def grapple(
    state: CombatState, arena: Arena, who: CreatureCombatState, command: Grapple, ctx: Context
) -> None:
    """Get hold of somebody."""
    target = _target(state, who, command.target)
    _check_grip(state, who, target)
    _tell(who, "GRAPPLE", target, ctx)
    if _grips(state, who, target, arena, ctx):
        held = ConditionState("grappled", who.place)
        held.dc = grip_dc(who)
        conditions.apply(state, target, held, arena.conditions["grappled"], ctx)


def shove(state: CombatState, arena: Arena, who: CreatureCombatState, command: Shove, ctx: Context) -> None:
    """Push somebody away, or over."""
    target = _target(state, who, command.target)
    _check_grip(state, who, target)
    _tell(who, "SHOVE", target, ctx)
    if _grips(state, who, target, arena, ctx):
        if command.effect == "PRONE":
            conditions.apply(
                state, target, ConditionState("prone", who.place), arena.conditions["prone"], ctx
            )
        else:
            before = [int(each.cell) for each in state.participants] if state.zones else []
            forced.push(state, arena, who, target, 5, False, ctx)
            zones.catch_up(state, arena, before, ctx)


def bonds(who: CreatureCombatState) -> list[ConditionState]:
    """What holds a creature and can be broken."""
    return [
        one
        for one in who.conditions
        if one.rule.flags & (GRAPPLED | RESTRAINED)
        and one.dc > 0
        and one.ability < 0
        and not one.rule.flags & SWALLOWED
    ]


def way_out(who: CreatureCombatState, bond: ConditionState) -> str:
    """Escaping a Grapple: athletics or acrobatics; out of a web, vines or a net only athletics helps."""
    grip = bond.rule.flags & GRAPPLED != 0
    return "acrobatics" if grip and not better(who, "athletics") else "athletics"


def escape(state: CombatState, arena: Arena, who: CreatureCombatState, ctx: Context) -> None:
    """Break free: a check against the escape DC of what holds one."""
    action_economy.check(who, ACTION)
    held = bonds(who)
    if not held:
        raise Rejected("free", f"nothing holds {who.creature_id}", "intent")
    action_economy.spend(who, ACTION)
    bond = held[0]
    dc: i64 = bond.dc
    if edition.of(who).grapples_by_contest and bond.spell == "" and bond.source >= 0:
        # In 5.1 it is a contest with the grappler's athletics, which wins a tie.
        dc = 1 + saves.check(state, state.participants[bond.source], "athletics", 0, "contest", ctx)
    if saves.check(state, who, way_out(who, bond), dc, "escape", ctx) >= dc:
        conditions.remove(state, who, bond, ctx)


def cost_multiplier(state: CombatState, who: CreatureCombatState) -> i64:
    """Moving a Grappled Creature: each foot costs one more."""
    return 2 if drags(state, who) else 1


def drags(state: CombatState, who: CreatureCombatState) -> bool:
    """Whether it holds somebody who is not much smaller, so that each foot costs two."""
    for other in state.participants:
        # What is Tiny weighs nothing, though not in 5.1.
        heavy = (
            other.sheet.size > 0 or not edition.of(who).drags_tiny_freely
        ) and other.sheet.size > who.sheet.size - 2
        if heavy and other.flags & GRAPPLED and conditions.is_held_by(other, who):
            return True
    return False


def drag_along(state: CombatState, arena: Arena, who: CreatureCombatState, before: i64, ctx: Context) -> None:
    """Moving a Grappled Creature: it keeps its place beside the grappler, or takes the cell left behind."""
    for other in state.participants:
        if other.flags & GRAPPLED and conditions.is_held_by(other, who):
            beside: i64 = other.cell + who.cell - before
            if not (_keeps_up(arena, other, beside) and position.has_room(state, arena, other, beside)):
                beside = before
            if position.has_room(state, arena, other, beside):
                forced.put(state, other, beside, ctx)
                zones.enter(state, arena, other, ctx)
    forced.break_holds(state, who, ctx)


def _keeps_up(arena: Arena, other: CreatureCombatState, beside: i64) -> bool:
    grid = arena.grid
    return 0 <= beside < grid.cells and grid.distance_ft(beside, other.cell) <= position.BESIDE
