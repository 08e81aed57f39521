"""Grappling, shoving, escaping, and dragging a grappled creature along.

SRD: Unarmed Strike [Grapple, Shove]; Grappling; Conditions [Grappled].
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import Grapple, LetGo, Shove
from turnwright.games.tactics.events import ActionTaken
from turnwright.games.tactics.map.grid import TINY
from turnwright.games.tactics.rules.combat import action_economy, hiding, weapon_attack
from turnwright.games.tactics.rules.core import conditions, d20, edition, position, saves
from turnwright.games.tactics.rules.magic import zones
from turnwright.games.tactics.rules.movement import forced
from turnwright.games.tactics.sheet import ABDUCT, ACTION
from turnwright.games.tactics.srd import DEX, GRAPPLED, OUT_OF_ACTION, RESTRAINED, STR, SWALLOWED
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

ATHLETICS: Final = "athletics"
ACROBATICS: Final = "acrobatics"
INVESTIGATION: Final = "investigation"


def grapple(state: CombatState, who: CreatureCombatState, command: Grapple, ctx: Context) -> None:
    """Unarmed Strike [Grapple]: the target is Grappled if it fails its saving throw."""
    arena: Arena = state.arena
    target = _begin(state, who, command.target, "GRAPPLE", ctx)
    if _succeeds(state, who, target, ctx):
        held = ConditionState("grappled", who.place)
        held.dc = grapple_dc(who)
        conditions.apply(state, target, held, arena.conditions["grappled"], ctx)


def shove(state: CombatState, who: CreatureCombatState, command: Shove, ctx: Context) -> None:
    """Unarmed Strike [Shove]: the target is pushed 5 feet or falls Prone if it fails its saving throw."""
    arena: Arena = state.arena
    target = _begin(state, who, command.target, "SHOVE", ctx)
    if not _succeeds(state, who, target, ctx):
        return
    if command.effect == "PRONE":
        prone = ConditionState("prone", who.place)
        conditions.apply(state, target, prone, arena.conditions["prone"], ctx)
    else:
        before = [int(each.cell) for each in state.participants] if state.zones else []
        forced.push(state, who, target, 5, False, ctx)
        zones.catch_up(state, before, ctx)


def _begin(
    state: CombatState, who: CreatureCombatState, target_id: str, action: str, ctx: Context
) -> CreatureCombatState:
    # The target, in reach and at most one size larger; the attempt takes one attack of the Attack action.
    legal = in_reach(state, who)
    problem = weapon_attack.target_problem(state, who, target_id)
    target = state.get(target_id)
    if problem is not None or target is None:
        code, reason = ("unknown-target", "") if problem is None else problem
        raise Rejected(code, reason, "target", legal)
    if not action_economy.can_attack_with(who, ""):
        raise Rejected("no-action", "the action of this turn has been used", "intent")
    position.check_beside(state, who, target, legal)
    code = reach_problem(state, who, target)
    if code == "too-large":
        raise Rejected(code, f"{target.creature_id} is more than one size larger", "target", legal)
    if code != "":
        raise Rejected(code, f"there is no line of sight to {target.creature_id}", "target", legal)
    if ctx.heard:
        ctx.emit(ActionTaken(who.creature_id, action, target.creature_id))
    action_economy.begin_attacks(who, "")
    action_economy.use_attack(who, "")
    hiding.show(state, who, ctx)
    return target


def in_reach(state: CombatState, who: CreatureCombatState) -> list[str]:
    """The enemies that a creature could grapple or shove from here."""
    return [each.creature_id for each in position.enemies(state, who) if can_grapple(state, who, each)]


def can_grapple(state: CombatState, who: CreatureCombatState, target: CreatureCombatState) -> bool:
    """Whether a target is close and small enough to be grappled or shoved."""
    return reach_problem(state, who, target) == "" and not conditions.is_charmed_by(state, who, target)


def reach_problem(state: CombatState, who: CreatureCombatState, target: CreatureCombatState) -> str:
    """Why a target cannot be grappled or shoved from here, as the code of the refusal, or "" if it can."""
    if position.distance(state, who, target) > position.BESIDE:
        return "out-of-range"
    if target.sheet.size > who.sheet.size + 1:
        return "too-large"
    return "no-line" if position.cover(state, who, target) == position.NO_LINE else ""


@mypyc_attr(acyclic=True)
class Attempt:
    """A grapple or shove before its roll: rolled by the rules, counted by the forecast."""

    def __init__(self) -> None:
        self.succeeds: bool = False  # automatically
        self.save: saves.SaveTest | None = None  # of the target
        self.skill: str = ""  # or the target's check against the attacker's Athletics


def describe(state: CombatState, who: CreatureCombatState, target: CreatureCombatState) -> Attempt:
    """Describe a grapple or shove: a STR or DEX save of the target; 5.1: contested checks."""
    attempt = Attempt()
    if edition.of(who).grapples_by_contest:
        attempt.succeeds = target.flags & OUT_OF_ACTION != 0
        attempt.skill = contest_skill(target)
    else:
        dc: i64 = grapple_dc(who)
        attempt.save = saves.describe(state, target, save_ability(state, target, dc), dc, False)
    return attempt


def _succeeds(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, ctx: Context
) -> bool:
    attempt = describe(state, who, target)
    if attempt.save is not None:
        conditions.keep_up(who)
        return not saves.make(state, target, attempt.save, "grip", ctx)
    if attempt.succeeds:
        return True
    total: i64 = saves.check(state, who, ATHLETICS, 0, "contest", ctx)
    return total > saves.check(state, target, attempt.skill, total, "contest", ctx)


def grapple_dc(who: CreatureCombatState) -> i64:
    """Unarmed Strike: 8 plus the Strength modifier and the Proficiency Bonus; a monk may use Dexterity."""
    modifier: i64 = saves.strength(who)
    if who.sheet.grapples_by_dexterity and who.sheet.mods[DEX] > modifier:
        modifier = who.sheet.mods[DEX]
    return 8 + modifier + who.sheet.proficiency


def save_ability(state: CombatState, target: CreatureCombatState, dc: i64) -> i64:
    """Unarmed Strike: the target chooses STR or DEX for its save; it takes the better one."""
    best, most = STR, -1
    for ability in (STR, DEX):
        bonus: i64 = target.sheet.saves[ability] + saves.strength_increase(target, ability)
        advantage: i64 = saves.describe(state, target, ability, dc, False).advantage()
        ways: i64 = d20.ways_to_reach(dc - bonus, advantage)
        if ways > most:
            best, most = ability, ways
    return best


def contest_skill(who: CreatureCombatState) -> str:
    """Athletics or Acrobatics, whichever is better."""
    athletics: i64 = saves.skill_bonus(who, ATHLETICS)
    return ATHLETICS if athletics >= saves.skill_bonus(who, ACROBATICS) else ACROBATICS


# Ending a grapple


def escape(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Ending a Grapple: an action and a check against the escape DC, also out of a web or a net."""
    action_economy.check(who, ACTION)
    held, burning = bonds(who), fires(who)
    if not held and not burning:
        raise Rejected("free", f"nothing holds {who.creature_id}", "intent")
    action_economy.spend(who, ACTION)
    if not held:
        # Burning [Hazard]: rolling on the ground puts the fire out.
        arena: Arena = state.arena
        conditions.apply(state, who, ConditionState("prone", who.place), arena.conditions["prone"], ctx)
        for fire in burning:
            conditions.remove(state, who, fire, ctx)
        return
    bond = held[0]
    if bond.rule.turn.with_action:
        # Irresistible Dance: the action repeats the saving throw.
        if saves.make(state, who, collecting_save(state, who, bond), bond.name, ctx):
            conditions.remove(state, who, bond, ctx)
        return
    dc: i64 = bond.dc
    grappler = opponent(state, who, bond)
    if grappler is not None:
        # A tie goes to the grappler.
        dc = 1 + saves.check(state, grappler, ATHLETICS, 0, "contest", ctx)
    if saves.check(state, who, escape_skill(who, bond), dc, "escape", ctx) >= dc:
        conditions.remove(state, who, bond, ctx)


def bonds(who: CreatureCombatState) -> list[ConditionState]:
    """The conditions that hold a creature and can be escaped with a check, or with a save as an action."""
    return [one for one in who.conditions if one.dc > 0 and (_is_bond(one) or one.rule.turn.with_action)]


def _is_bond(condition: ConditionState) -> bool:
    rule = condition.rule
    if condition.ability >= 0 or rule.flags & SWALLOWED:
        return False
    return rule.studied or rule.flags & (GRAPPLED | RESTRAINED) != 0


def collecting_save(state: CombatState, who: CreatureCombatState, bond: ConditionState) -> saves.SaveTest:
    """Describe the saving throw that an action repeats."""
    arena: Arena = state.arena
    return saves.describe_repeated(state, who, bond, conditions.is_from_spell(arena, bond))


def fires(who: CreatureCombatState) -> list[ConditionState]:
    """Burning [Hazard]: the conditions that a creature can put out."""
    return [one for one in who.conditions if one.rule.can_be_put_out]


def can_escape(who: CreatureCombatState) -> bool:
    """Whether anything holds a creature, or burns it, that an action can end."""
    return len(who.conditions) > 0 and (len(bonds(who)) > 0 or len(fires(who)) > 0)


def opponent(
    state: CombatState, who: CreatureCombatState, bond: ConditionState
) -> CreatureCombatState | None:
    """The grappler whose Athletics check an escape contests in 5.1, or None for an escape against a DC."""
    if edition.of(who).grapples_by_contest and bond.spell == "" and bond.source >= 0:
        return state.participants[bond.source]
    return None


def escape_skill(who: CreatureCombatState, bond: ConditionState) -> str:
    """Athletics or Acrobatics against a grapple; Investigation in a maze; else Athletics."""
    if bond.rule.studied:
        return INVESTIGATION
    return contest_skill(who) if bond.rule.flags & GRAPPLED else ATHLETICS


def held_by(state: CombatState, who: CreatureCombatState) -> list[CreatureCombatState]:
    """The creatures that a creature grapples."""
    return [other for other in state.participants if other.here() and conditions.is_held_by(other, who)]


def release(state: CombatState, who: CreatureCombatState, command: LetGo, ctx: Context) -> None:
    """Ending a Grapple: the grappler releases the target at any time, without an action."""
    held = held_by(state, who)
    for other in held:
        if other.creature_id == command.target:
            for condition in list(other.conditions):
                if condition.rule.flags & GRAPPLED and condition.source == who.place:
                    conditions.remove(state, other, condition, ctx)
            return
    legal = [other.creature_id for other in held]
    raise Rejected("wrong-target", f"{who.creature_id} does not hold {command.target[:60]}", "target", legal)


# Moving a grappled creature


def cost_multiplier(state: CombatState, who: CreatureCombatState) -> i64:
    """Moving a Grappled Creature: every foot costs 1 extra, unless the creature is two sizes smaller."""
    if who.sheet.has(ABDUCT):
        return 1
    for other in state.participants:
        if other.flags & GRAPPLED == 0 or other.sheet.size <= who.sheet.size - 2:
            continue
        free = other.sheet.size == TINY and edition.of(who).drags_tiny_freely
        if not free and conditions.is_held_by(other, who):
            return 2
    return 1


def drag_along(state: CombatState, who: CreatureCombatState, before: i64, ctx: Context) -> None:
    """Moving a Grappled Creature: it keeps its place beside the grappler, or takes the cell left behind."""
    arena: Arena = state.arena
    grid = arena.grid
    for other in state.participants:
        if other.flags & GRAPPLED and conditions.is_held_by(other, who):
            cell: i64 = other.cell + who.cell - before
            near = 0 <= cell < grid.cells and grid.distance_ft(cell, other.cell) <= position.BESIDE
            if not near or not position.has_room(state, other, cell):
                cell = before
            if position.has_room(state, other, cell):
                left: i64 = other.cell
                forced.put(state, other, cell, ctx)
                zones.enter(state, other, left, ctx)
    forced.break_grapples(state, ctx)
