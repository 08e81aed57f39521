"""Intents: each is checked completely before anything is rolled or changed.

SRD: Actions; Hide; Help; Ready; Search; Stabilizing.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import (
    Ascend,
    CantripCast,
    CombatEnd,
    CombatStart,
    Dash,
    Descend,
    Disengage,
    Dodge,
    DropProne,
    EndConcentration,
    EndTurn,
    Escape,
    Flee,
    Grapple,
    Help,
    Hide,
    InteractObject,
    Jump,
    LetGo,
    MeleeAttack,
    Move,
    NpcDialogue,
    RangedAttack,
    ReadyAction,
    SavingThrow,
    SceneEvent,
    Search,
    Shove,
    SkillCheck,
    SpellCast,
    SpellShape,
    Stabilize,
    StandUp,
    Surrender,
    UseItem,
    Wake,
)
from turnwright.games.tactics.events import ActionTaken
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.map.grid import STEP_X, STEP_Y
from turnwright.games.tactics.rules import scenes
from turnwright.games.tactics.rules.combat import (
    action_economy,
    attack_action,
    grapple,
    hiding,
    outcome,
    ready,
    turns,
    weapon_attack,
)
from turnwright.games.tactics.rules.core import conditions, dying, edition, position, saves
from turnwright.games.tactics.rules.magic import casting, slots, targeting
from turnwright.games.tactics.rules.movement import doors, fly, forced, jump, walk
from turnwright.games.tactics.sheet import ACTION, BONUS, FREE, Power
from turnwright.games.tactics.state import MASTER, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import UNTIL_END_OF_TURN, UNTIL_START_OF_TURN
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

COMPASS: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
MEDICINE_DC: Final = 10
# Types are compared by identity: a chain of isinstance calls costs more than a whole step.
_OF_THE_SCENE: Final = (CombatStart, CombatEnd, SkillCheck, SavingThrow, SceneEvent, NpcDialogue)
_MOVING: Final = (Move, EndTurn, StandUp, Flee, DropProne, Jump, Ascend, Descend)
_CASTING: Final = (SpellCast, CantripCast, SpellShape)


def carry_out(state: CombatState, seat: int, command: Any, ctx: Context) -> None:
    """Carry out an intent of a seat."""
    arena: Arena = state.arena
    kind = type(command)
    if state.burst_of != "" and kind is not EndTurn:
        state.forget_burst()
    if kind in _OF_THE_SCENE:
        _change_scene(state, seat, command, ctx)
        return
    if scenes.breaks_peace(state, seat, command):
        scenes.begin_combat(state, arena.surprised, scenes.ATTACK, ctx, command.actor)
        return
    who = action_economy.actor_of(state, seat, command.actor, kind in _MOVING)
    if kind is EndTurn:
        end_turn(state, who, ctx)
        return
    who.counted_speed_ft = position.speed(who)
    perform(state, who, command, ctx)
    forced.drop_from_the_air(state, ctx)
    position.recount_movement(who)
    # An opened or closed door changes the arena.
    _after(state, who, ctx)


def _change_scene(state: CombatState, seat: int, command: Any, ctx: Context) -> None:
    if isinstance(command, CombatStart):
        scenes.start_combat(state, seat, command, ctx)
    elif isinstance(command, CombatEnd):
        scenes.end_combat(state, seat, ctx)
    elif isinstance(command, SceneEvent):
        scenes.let_happen(state, seat, command, ctx)
    elif isinstance(command, NpcDialogue):
        if seat != MASTER:
            raise Rejected("wrong-scene", "this scenario has no lines to say", "intent")
        scenes.let_speak(state, command, [], ctx)
    else:
        saves.requested_roll(state, seat, command, ctx)


def perform(state: CombatState, who: CreatureCombatState, command: Any, ctx: Context) -> None:
    """Carry out an intent of a creature, on its turn or as a readied action."""
    kind = type(command)
    if kind is MeleeAttack or kind is RangedAttack:
        attack_action.attack(state, who, command, ctx)
    elif kind is Move:
        walk.move(state, who, command, ctx)
    elif kind in _CASTING:
        _cast(state, who, command, ctx)
    elif kind is UseItem:
        _use_item(state, who, command, ctx)
    else:
        _act(state, who, command, ctx)


def _act(state: CombatState, who: CreatureCombatState, command: Any, ctx: Context) -> None:
    kind = type(command)
    if kind is InteractObject:
        doors.interact(state, who, command, ctx)
    elif kind is Dash:
        _dash(who, command, ctx)
    elif kind is Disengage:
        _mark(state, who, command, "disengaged", ctx)
    elif kind is Dodge:
        _mark(state, who, command, "dodging", ctx)
    elif kind is Hide:
        hiding.hide(state, who, cost_of(who, command, command.using), ctx)
    elif kind is Search:
        hiding.search(state, who, cost_of(who, command, command.using), ctx)
    elif kind is Help:
        _help(state, who, command, ctx)
    elif kind is Shove:
        grapple.shove(state, who, command, ctx)
    elif kind is Grapple:
        grapple.grapple(state, who, command, ctx)
    elif kind is Escape:
        grapple.escape(state, who, ctx)
    elif kind is Stabilize:
        _stabilize(state, who, command, ctx)
    elif kind is StandUp:
        walk.stand_up(state, who, ctx)
    elif kind is DropProne:
        walk.drop_prone(state, who, ctx)
    elif kind is Jump:
        jump.jump(state, who, command, ctx)
    elif kind is Ascend:
        fly.ascend(state, who, command.feet, ctx)
    elif kind is Descend:
        fly.descend(state, who, command.feet, ctx)
    elif kind is LetGo:
        grapple.release(state, who, command, ctx)
    elif kind is EndConcentration:
        _end_concentration(state, who, ctx)
    elif kind is Wake:
        _wake(state, who, command, ctx)
    elif kind is ReadyAction:
        ready.prepare(state, who, command, ctx)
    elif kind is Surrender:
        forced.leave(state, who, "surrendered", ctx)
    elif kind is Flee:
        walk.flee(state, who, ctx)
    else:
        raise Rejected("malformed", f"{type(command).__name__} is not an intent of a fight", "intent")


def _after(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    # The turn ends for a creature that cannot go on or, by option, has nothing left to spend.
    arena: Arena = state.arena
    spent = arena.settings.end_after_action and nothing_left(who) and not doors.movable(state, who)
    if not turns.may_go_on(who) or spent:
        end_turn(state, who, ctx)
    else:
        outcome.settle(state, ctx)


def after_harm(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Go on after harm from outside of a turn: the fight may be over, or the turn of this creature."""
    if not turns.may_go_on(who):
        end_turn(state, who, ctx)
    else:
        outcome.settle(state, ctx)


def nothing_left(who: CreatureCombatState) -> bool:
    """Whether a creature has spent everything in this turn that it could use."""
    if not who.used_action or who.extra_action or action_economy.attacks_remain(who) > 0:
        return False
    if who.remaining_movement_ft >= 5 and position.speed(who) > 0:
        return False
    return who.used_bonus_action or not _has_bonus_action(who)


def _has_bonus_action(who: CreatureCombatState) -> bool:
    if (
        action_economy.disengages_as_bonus(who)
        or action_economy.dashes_as_bonus(who)
        or any(weapon_attack.is_second(who, weapon) for weapon in who.sheet.attacks)
    ):
        return True
    return any(power.cost in (BONUS, FREE) and slots.has_uses(who, power) for power in who.sheet.powers)


def end_turn(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """End a turn and begin the next one."""
    turns.end_turn(state, who, ctx)
    turns.advance(state, ctx)


# Spells and items
def _cast(state: CombatState, who: CreatureCombatState, command: Any, ctx: Context) -> None:
    power = slots.find_power(who, command.spell)
    # An item that needs a point is used like a spell, because USE_ITEM has none.
    if power.kind == "item" and not targeting.is_aimed(power):
        raise Rejected("unknown-spell", f"{power.id} is an item: use it with USE_ITEM", "spell")
    if isinstance(command, CantripCast) and power.level > 0:
        raise Rejected("not-a-cantrip", f"{power.id} is a spell of level {power.level}", "spell")
    if isinstance(command, SpellShape):
        _check_shape(power, command)
    wanted = _power_use(state, who, power, command)
    if state.reacting and who.readied_slot >= 0:
        casting.check(state, who, wanted, True)
        conditions.end_concentration(state, who, ctx)
        casting.cast(state, who, wanted, who.readied_slot, ctx)
        return
    casting.check(state, who, wanted)
    casting.use_power(state, who, wanted, ctx)


def _check_shape(power: Power, command: SpellShape) -> None:
    area = power.area
    if area is None:
        raise Rejected("wrong-shape", f"{power.id} has no area", "spell")
    if command.shape != "":
        meant = areas.AreaShape(area.shape, area.size_ft, area.width_ft, area.angle_deg)
        if not areas.agrees(command.shape, meant):
            words = f"{power.id} is a {meant.written()}"
            raise Rejected("wrong-shape", words, "shape", [area.shape, meant.written()])
    if command.size not in (0, int(area.size_ft)):
        reason = f"{power.id} has a size of {area.size_ft} ft, not {command.size}"
        raise Rejected("wrong-shape", reason, "size", [int(area.size_ft)])


def _power_use(
    state: CombatState, who: CreatureCombatState, power: Power, command: Any
) -> "targeting.PowerUse":
    arena: Arena = state.arena
    wanted = targeting.PowerUse(power, 0 if isinstance(command, CantripCast) else command.slot_level)
    if not isinstance(command, SpellShape):
        names = [command.target] if command.target else []
        wanted.targets = [_any_target(state, who, power, name) for name in [*names, *command.targets]]
    if command.direction and not targeting.is_aimed(power):
        raise Rejected("malformed", f"{power.id} has no direction", "direction", [""])
    if command.area_center:
        wanted.center_x, wanted.center_y = walk.point(arena, command.area_center, "area_center")
    elif command.direction:
        wanted.center_x, wanted.center_y = direction(arena, who, command.direction)
    elif wanted.targets and power.area is not None:
        _center_on(state, who, wanted)
    return wanted


def direction(arena: Arena, who: CreatureCombatState, text: str) -> tuple[int, int]:
    """Read a direction: a point of the map, or a compass point such as NE for the adjacent cell."""
    if text.strip().upper() not in COMPASS:
        return walk.point(arena, text, "direction")
    step = COMPASS.index(text.strip().upper())
    across: i64 = position.width(who)
    x: i64 = 2 * arena.grid.column[who.cell] + across + STEP_X[step] * (across + 1)
    y: i64 = 2 * arena.grid.row[who.cell] + across + STEP_Y[step] * (across + 1)
    return int(x), int(y)


def _center_on(state: CombatState, who: CreatureCombatState, wanted: "targeting.PowerUse") -> None:
    target = wanted.targets[0]
    if position.hides_from(target, who):
        raise Rejected("unseen", f"the position of {target.creature_id} is unknown", "target")
    targeting.center_on(state, wanted, target)


def _any_target(
    state: CombatState, who: CreatureCombatState, power: Power, target_id: str
) -> CreatureCombatState:
    target = position.named(state, who, target_id)
    if target is None or not (target.here() or power.whom == "dead"):
        legal = targeting.legal_targets(state, who, power)
        raise Rejected("unknown-target", f"there is no target {target_id[:60]!r}", "target", legal)
    return target


def _use_item(state: CombatState, who: CreatureCombatState, command: UseItem, ctx: Context) -> None:
    power = who.sheet.power(command.item)
    if power is None or power.kind != "item":
        known = [name for name in who.items if who.items[name] > 0]
        raise Rejected("no-item", f"{who.creature_id} has no {command.item[:60]!r}", "item", known)
    if command.using not in ("", power.cost.upper()):
        reason = f"{power.id} takes a {power.cost}"
        raise Rejected("wrong-cost", reason, "using", [power.cost.upper()])
    wanted = targeting.PowerUse(power)
    wanted.targets = [_any_target(state, who, power, command.target)] if command.target else [who]
    if command.target and power.area is not None:
        _center_on(state, who, wanted)
    casting.check(state, who, wanted)
    casting.use_power(state, who, wanted, ctx)


# The other actions
def cost_of(who: CreatureCombatState, command: Any, using: str) -> str:
    """The cost of Dash, Disengage, Dodge, Hide or Search: the one asked for, or the cheapest."""
    kind = type(command)
    if kind is Dash:
        return action_economy.cheapest(who, using, action_economy.dashes_as_bonus(who))
    if kind is Disengage or kind is Hide:
        return action_economy.cheapest(who, using, action_economy.disengages_as_bonus(who))
    return action_economy.cheapest(who, using, False, False)


def _dash(who: CreatureCombatState, command: Dash, ctx: Context) -> None:
    cost = cost_of(who, command, command.using)
    action_economy.check(who, cost)
    action_economy.spend(who, cost)
    if not action_economy.is_dazed(who):
        who.remaining_movement_ft += position.speed(who)
    _tell(who, "DASH", "", ctx)


def _tell(who: CreatureCombatState, action: str, target: str, ctx: Context) -> None:
    if ctx.heard:
        ctx.emit(ActionTaken(who.creature_id, action, target))


def _mark(state: CombatState, who: CreatureCombatState, command: Any, name: str, ctx: Context) -> None:
    cost = cost_of(who, command, command.using)
    action_economy.check(who, cost)
    action_economy.spend(who, cost)
    # Disengage: for the rest of this turn only.
    flees = name == "disengaged"
    _tell(who, "DISENGAGE" if flees else "DODGE", "", ctx)
    kind: i64 = UNTIL_END_OF_TURN if flees else UNTIL_START_OF_TURN
    conditions.apply_for_turn(state, who, name, kind, ctx)


def _help(state: CombatState, who: CreatureCombatState, command: Help, ctx: Context) -> None:
    # Help: distract an enemy within 5 feet, for the next attack of an ally on it.
    arena: Arena = state.arena
    action_economy.check(who, ACTION)
    friends = helped_allies(state, who)
    friend = state.get(command.target)
    named = friend is not None and any(each is friend for each in friends)
    for_one = edition.of(who).help_is_for_one_ally
    if not friends or not (named or (command.target == "" and not for_one)):
        legal = [each.creature_id for each in friends]
        raise Rejected("wrong-target", "Help needs an ally that is fighting", "target", legal)
    foe = _distracted(state, who, command.against)
    action_economy.spend(who, ACTION)
    distracted = ConditionState("distracted", who.place, UNTIL_START_OF_TURN, 0, who.place)
    if for_one and friend is not None:
        distracted.against = friend.place
        _tell(who, "HELP", friend.creature_id, ctx)
    else:
        _tell(who, "DISTRACT", foe.creature_id, ctx)
    conditions.apply(state, foe, distracted, arena.conditions["distracted"], ctx)


def helped_allies(state: CombatState, who: CreatureCombatState) -> list[CreatureCombatState]:
    """Help: the allies that it can be for."""
    return [each for each in position.allies(state, who) if each.stands()]


def named_ally(who: CreatureCombatState, friend: CreatureCombatState) -> str:
    """Help: the id of the ally that the intent names; none, except in 5.1, where it is for one only."""
    return friend.creature_id if edition.of(who).help_is_for_one_ally else ""


def enemies_beside(state: CombatState, who: CreatureCombatState) -> list[CreatureCombatState]:
    """Help: the enemies that can be distracted."""
    return [
        foe for foe in position.enemies(state, who) if position.distance(state, who, foe) <= position.BESIDE
    ]


def _distracted(state: CombatState, who: CreatureCombatState, wanted: str) -> CreatureCombatState:
    close = enemies_beside(state, who)
    for foe in close:
        if wanted in ("", foe.creature_id):
            return foe
    legal = [foe.creature_id for foe in close]
    for foe in position.enemies(state, who):
        if foe.creature_id == wanted:
            far: i64 = position.distance(state, who, foe)
            reason = f"{wanted} is {far} ft away, Help reaches 5"
            raise Rejected("out-of-range", reason, "against", legal)
    if wanted != "":
        raise Rejected("unknown-target", f"there is no enemy {wanted[:60]!r} to distract", "against", legal)
    raise Rejected("out-of-range", "no enemy is within 5 ft", "intent")


def can_stabilize(state: CombatState, who: CreatureCombatState, other: CreatureCombatState) -> bool:
    """Whether a creature within 5 feet, or the creature itself, is dying or has a wound to stanch."""
    if medicine_dc(other) == 0 or position.distance(state, who, other) > position.BESIDE:
        return False
    return not position.separated(who, other)


def medicine_dc(who: CreatureCombatState) -> i64:
    """The DC of the Medicine check that stabilizes a creature, or stanches its wound; 0 if it needs none."""
    if who.dying():
        return MEDICINE_DC
    wounds = conditions.wounds(who) if who.here() else []
    return wounds[0].rule.stanch_dc if wounds else 0


def _end_concentration(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    # Concentration: can be ended at any time, without an action.
    if who.concentrates_on == "":
        raise Rejected("not-concentrating", f"{who.creature_id} concentrates on nothing", "intent")
    conditions.end_concentration(state, who, ctx)


def can_be_woken(who: CreatureCombatState) -> bool:
    """Sleep, Hypnotic Pattern: whether another creature can shake this one awake with an action."""
    return who.here() and any(one.rule.can_be_woken for one in who.conditions)


def sleepers(state: CombatState, who: CreatureCombatState) -> list[CreatureCombatState]:
    """The creatures within 5 feet that a creature could shake awake."""
    return [
        each
        for each in state.participants
        if each is not who
        and can_be_woken(each)
        and position.distance(state, who, each) <= position.BESIDE
        and not position.separated(who, each)
    ]


def _wake(state: CombatState, who: CreatureCombatState, command: Wake, ctx: Context) -> None:
    action_economy.check(who, ACTION)
    target = position.named(state, who, command.target)
    legal = [each.creature_id for each in sleepers(state, who)]
    if target is None or target is who or not can_be_woken(target):
        raise Rejected("wrong-target", f"{command.target[:60]} cannot be shaken awake", "target", legal)
    position.check_beside(state, who, target, legal)
    action_economy.spend(who, ACTION)
    _tell(who, "WAKE", target.creature_id, ctx)
    for condition in [one for one in target.conditions if one.rule.can_be_woken]:
        conditions.remove(state, target, condition, ctx)


def _stabilize(state: CombatState, who: CreatureCombatState, command: Stabilize, ctx: Context) -> None:
    action_economy.check(who, ACTION)
    target = position.named(state, who, command.target)
    legal = [each.creature_id for each in state.participants if can_stabilize(state, who, each)]
    if target is None or medicine_dc(target) == 0 or position.separated(who, target):
        raise Rejected("wrong-target", f"{command.target[:60]} is not dying", "target", legal)
    position.check_beside(state, who, target, legal)
    action_economy.spend(who, ACTION)
    _tell(who, "STABILIZE", target.creature_id, ctx)
    dc: i64 = medicine_dc(target)
    if saves.check(state, who, "medicine", dc, "stabilize", ctx) < dc:
        return
    if target.dying():
        dying.stabilize(state, target, ctx)
    else:
        # Infernal Glaive: the wound is stanched.
        conditions.remove(state, target, conditions.wounds(target)[0], ctx)
