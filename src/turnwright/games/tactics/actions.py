"""Intents carried out: each is checked whole before anything is rolled or changed.

SRD: Actions; Unarmed Strike (grapple, shove); Hide; Help; Ready; Search; Stabilizing.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.tactics import (
    blows,
    casting,
    checks,
    conditions,
    damage,
    economy,
    ends,
    hiding,
    initiative,
    movement,
    near,
    reactions,
    ready,
    saves,
    scenes,
    shifts,
    turns,
    zones,
)
from turnwright.games.tactics.commands import (
    CantripCast,
    CombatEnd,
    CombatStart,
    Dash,
    Disengage,
    Dodge,
    EndTurn,
    Escape,
    Flee,
    Grapple,
    Help,
    Hide,
    MeleeAttack,
    Move,
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
)
from turnwright.games.tactics.events import ActionTaken, CombatStarted, Left
from turnwright.games.tactics.grid import FARTHEST, STEP_X, STEP_Y, Flood
from turnwright.games.tactics.sheet import (
    ACTION,
    AGGRESSIVE,
    BONUS,
    CUNNING_ACTION,
    FREE,
    LIGHT,
    LOADING,
    NIMBLE_ESCAPE,
    TWO_WEAPON_STYLE,
    UNTIL_START_OF_TURN,
    Attack,
    Power,
)
from turnwright.games.tactics.state import NOWHERE, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.table import Table
from turnwright.games.tactics.words import (
    COMBAT,
    DEX,
    DOWNTIME,
    GRAPPLED,
    HIDDEN,
    OUT_OF_ACTION,
    PRONE,
    RESTRAINED,
    STABLE,
    STR,
    SURPRISED,
)
from turnwright.kernel.context import Context
from turnwright.kernel.rejected import Rejected

HIDE_DC: Final = 15
COMPASS: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
MEDICINE_DC: Final = 10


# Kinds are compared as they are: asking an intent for each kind in turn costs more than a whole step.
_OF_THE_SCENE: Final = (CombatStart, CombatEnd, SkillCheck, SavingThrow, SceneEvent)
_MOVING: Final = (Move, EndTurn, StandUp, Flee)
_CASTING: Final = (SpellCast, CantripCast, SpellShape)


def carry_out(state: CombatState, table: Table, seat: int, command: Any, ctx: Context) -> None:
    """One intent of a seat."""
    kind = type(command)
    if kind in _OF_THE_SCENE:
        _change_scene(state, table, seat, command, ctx)
        return
    if scenes.breaks_peace(state, seat, command):
        begin_combat(state, table, table.surprised, scenes.ATTACK, ctx)
        return
    who = economy.actor_of(state, seat, command.actor, kind in _MOVING)
    if kind is EndTurn:
        end_turn(state, table, who, ctx)
        return
    perform(state, table, who, command, ctx)
    _after(state, table, who, ctx)


def _change_scene(state: CombatState, table: Table, seat: int, command: Any, ctx: Context) -> None:
    if isinstance(command, CombatStart):
        start_combat(state, table, seat, command, ctx)
    elif isinstance(command, CombatEnd):
        _master_ends(state, table, seat, ctx)
    elif isinstance(command, SceneEvent):
        begin_combat(state, table, scenes.caught_out(state, table, seat, command), command.event, ctx)
    else:
        checks.carry_out(state, seat, command, ctx)


def perform(state: CombatState, table: Table, who: CreatureCombatState, command: Any, ctx: Context) -> None:
    """One intent of a creature that may act, on its turn or as a readied action."""
    kind = type(command)
    if kind is MeleeAttack or kind is RangedAttack:
        _attack(state, table, who, command, ctx)
    elif kind is Move:
        _move(state, table, who, command, ctx)
    elif kind in _CASTING:
        _cast(state, table, who, command, ctx)
    elif kind is UseItem:
        _use_item(state, table, who, command, ctx)
    else:
        _act(state, table, who, command, ctx)


def _act(state: CombatState, table: Table, who: CreatureCombatState, command: Any, ctx: Context) -> None:
    kind = type(command)
    if kind is Dash:
        _dash(who, command.using, ctx)
    elif kind is Disengage:
        _mark(state, table, who, command.using, "disengaged", slips_away(who), ctx)
    elif kind is Dodge:
        _mark(state, table, who, command.using, "dodging", False, ctx)
    elif kind is Hide:
        _hide(state, table, who, command.using, ctx)
    elif kind is Search:
        _search(state, table, who, command.using, ctx)
    elif kind is Help:
        _help(state, table, who, command, ctx)
    elif kind is Shove:
        _shove(state, table, who, command, ctx)
    elif kind is Grapple:
        _grapple(state, table, who, command, ctx)
    elif kind is Escape:
        _escape(state, table, who, ctx)
    elif kind is Stabilize:
        _stabilize(state, table, who, command, ctx)
    elif kind is StandUp:
        _stand_up(state, table, who, ctx)
    elif kind is ReadyAction:
        ready.prepare(state, table, who, command, ctx)
    elif kind is Surrender:
        _leave(state, who, "surrendered", ctx)
    elif kind is Flee:
        _flee(state, table, who, ctx)
    else:
        raise Rejected("malformed", f"a {type(command).__name__} is no intent of a fight", "intent")


def _after(state: CombatState, table: Table, who: CreatureCombatState, ctx: Context) -> None:
    # Whoever cannot go on has had their turn; so has, by option, whoever has nothing left to spend.
    spent = table.settings.end_after_action and nothing_left(who)
    if not turns.may_go_on(who) or spent:
        end_turn(state, table, who, ctx)
    else:
        ends.settle(state, table, ctx)


def nothing_left(who: CreatureCombatState) -> bool:
    """Whether a creature has spent all that a turn gives it, or has no use for the rest."""
    if not who.used_action or who.extra_action or economy.attacks_remain(who) > 0:
        return False
    if who.remaining_movement_ft >= 5 and near.speed(who) > 0:
        return False
    return who.used_bonus_action or not _has_bonus_action(who)


def _has_bonus_action(who: CreatureCombatState) -> bool:
    if slips_away(who) or runs(who) or any(is_second(who, weapon) for weapon in who.sheet.attacks):
        return True
    return any(power.cost in (BONUS, FREE) and reactions.pays(who, power) for power in who.sheet.powers)


def end_turn(state: CombatState, table: Table, who: CreatureCombatState, ctx: Context) -> None:
    """The turn is over, and the next one begins."""
    turns.end_turn(state, table, who, ctx)
    turns.advance(state, table, ctx)


# Beginning and ending a fight.


def start_combat(state: CombatState, table: Table, seat: int, command: CombatStart, ctx: Context) -> None:
    """The master starts a fight: everybody rolls for initiative."""
    if seat != 0:
        raise Rejected("not-yours", "only the master starts a fight", "intent", [0])
    if state.scene == COMBAT:
        raise Rejected("wrong-scene", "the fight is on", "intent")
    if state.scene == DOWNTIME:
        raise Rejected("wrong-scene", "nobody fights in their downtime", "intent")
    if state.reason != "":
        raise Rejected("wrong-scene", "the fight is over", "intent")
    surprised = [*command.surprised, *table.surprised]
    for creature_id in command.surprised:
        if state.get(creature_id) is None:
            raise Rejected("unknown-creature", f"there is no {creature_id[:60]!r} here", "surprised")
    begin_combat(state, table, surprised, command.reason, ctx)


def begin_combat(state: CombatState, table: Table, surprised: list[str], reason: str, ctx: Context) -> None:
    """A fight begins."""
    state.scene = COMBAT
    state.started_at = ctx.now
    for creature_id in surprised:
        who = state.get(creature_id)
        if who is not None:
            surprise = ConditionState("surprised", who.place)
            conditions.put_on(state, who, surprise, table.marks["surprised"], ctx)
    initiative.roll_for_all(state, table, ctx)
    if ctx.heard:
        order = tuple([entry.creature_id for entry in state.initiative_order])
        ctx.emit(CombatStarted(state.encounter_id, order, reason))
    if not table.settings.old_rules:
        # Surprise: in 5.2 it bears on the roll alone.
        for who in state.participants:
            conditions.take_off_all(state, who, SURPRISED, ctx)
    turns.new_round(state, ctx)
    turns.advance(state, table, ctx)


def _master_ends(state: CombatState, table: Table, seat: int, ctx: Context) -> None:
    if seat != 0:
        raise Rejected("not-yours", "only the master ends a fight", "intent", [0])
    if state.scene != COMBAT:
        raise Rejected("wrong-scene", "there is no fight", "intent")
    ends.end(state, table, ctx, ends.MASTER, -1)


# Attacking.


def _target(
    state: CombatState, who: CreatureCombatState, target_id: str, weapon: Attack | None, melee: bool = True
) -> CreatureCombatState:
    # Whom one can mean to strike: an enemy that is there and does not hide; with a weapon, or the bare hand.
    target = state.get(target_id)
    code, words = "", ""
    if target is None or not target.here():
        code, words = "unknown-target", f"there is no {target_id[:60]!r} to reach"
    elif target.side == who.side:
        code, words = "wrong-target", f"{target_id} is on the same side"
    elif target.flags & HIDDEN:
        code, words = "unseen", f"nobody knows where {target_id} is"
    elif conditions.is_charmed_by(who, target):
        code, words = "charmed", f"{who.creature_id} is charmed by {target_id}"
    if code != "" or target is None:
        raise Rejected(code, words, "target", in_reach(state, who, weapon, melee))
    return target


def weapon_for(who: CreatureCombatState, wanted: str, melee: bool) -> Attack:
    """The weapon of that id, or the first of the right kind that can be used now."""
    fitting = [each for each in who.sheet.attacks if (each.melee if melee else each.ranged)]
    for each in fitting:
        if each.id == wanted or (wanted == "" and usable(who, each)):
            return each
    if wanted == "" and fitting:
        return fitting[0]
    words = f"{who.creature_id} cannot attack with {wanted[:60]!r}"
    if wanted == "":
        words = f"{who.creature_id} has no such weapon"
    raise Rejected("unknown-weapon", words, "weapon", [each.id for each in fitting])


def usable(who: CreatureCombatState, weapon: Attack) -> bool:
    """Whether a weapon can be used now: by the action, what is left of it, or as the second light one."""
    if weapon.properties & LOADING and not who.loaded and not economy.fresh_action(who):
        return False
    return economy.can_attack_with(who, weapon.id) or is_second(who, weapon)


def _check_usable(who: CreatureCombatState, weapon: Attack, melee: bool) -> None:
    if usable(who, weapon):
        return
    fitting = [each for each in who.sheet.attacks if (each.melee if melee else each.ranged)]
    others = [each.id for each in fitting if usable(who, each)]
    if economy.can_attack_with(who, weapon.id):
        # Loading: one shot with an action, whatever number of attacks it gives.
        raise Rejected("loading", f"{weapon.id} shoots once with an action", "weapon", others)
    if others:
        raise Rejected("no-action", f"no attack with {weapon.id} is left", "weapon", others)
    raise Rejected("no-action", "the action of this turn is used", "intent")


def _attack(state: CombatState, table: Table, who: CreatureCombatState, command: Any, ctx: Context) -> None:
    melee = isinstance(command, MeleeAttack)
    weapon = weapon_for(who, command.weapon, melee)
    target = _target(state, who, command.target, weapon, melee)
    _check_usable(who, weapon, melee)
    if command.move_required:
        way = way_into_reach(state, table, who, target, weapon, melee)
        if way is None:
            raise _out_of_reach(state, table, who, target, weapon, melee)
        if way.path and not movement.walk(state, table, who, way.path, way.costs, ctx):
            return
        if not target.here() or not reaches(state, who, target, weapon, melee):
            return
    elif not reaches(state, who, target, weapon, melee):
        raise _out_of_reach(state, table, who, target, weapon, melee)
    second = is_second(who, weapon)
    _use_weapon(who, weapon, second)
    subdue = melee and command.subdue
    plain = second and not who.sheet.has(TWO_WEAPON_STYLE)
    blows.strike(state, table, who, target, weapon, plain, subdue, ctx, not melee)


def _use_weapon(who: CreatureCombatState, weapon: Attack, second: bool) -> None:
    if second:
        who.used_bonus_action = True
        who.light_attack = "-"
        return
    economy.begin_attacks(who, weapon.id)
    economy.use_attack(who, weapon.id)
    if weapon.properties & LIGHT and who.light_attack == "":
        who.light_attack = weapon.id
    if weapon.properties & LOADING:
        who.loaded = False


def is_second(who: CreatureCombatState, weapon: Attack) -> bool:
    """Light: after an attack with one light weapon, another light one strikes as a bonus action."""
    if who.light_attack in ("", "-") or who.used_bonus_action or not weapon.properties & LIGHT:
        return False
    return weapon.id != who.light_attack and not economy.can_attack_with(who, weapon.id)


def reaches(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, weapon: Attack, melee: bool
) -> bool:
    """Whether a weapon reaches a target from here, and nothing covers it wholly."""
    most: i64 = weapon.reach_ft if melee else max(weapon.long_ft, weapon.range_ft)
    return near.distance(state, who, target) <= most and near.cover(state, who, target) != near.NO_LINE


def _out_of_reach(
    state: CombatState,
    table: Table,
    who: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    melee: bool,
) -> Rejected:
    # Why not, with the numbers; then whom one could strike instead, or that one has to walk first.
    far: i64 = near.distance(state, who, target)
    most: i64 = weapon.reach_ft if melee else max(weapon.long_ft, weapon.range_ft)
    code, words = "out-of-range", f"{target.creature_id} is {far} ft away, {weapon.id} reaches {most}"
    if far <= most:
        blocked = near.blocked_at(state, who, target)
        code, words = "no-line", f"there is no line to {target.creature_id}{blocked}"
    if way_into_reach(state, table, who, target, weapon, melee) is not None:
        return Rejected(code, words, "move_required", [True])
    words += f", and {who.remaining_movement_ft} ft of movement are left"
    return Rejected(code, words, "target", in_reach(state, who, weapon, melee))


def in_reach(state: CombatState, who: CreatureCombatState, weapon: Attack | None, melee: bool) -> list[str]:
    """Whom a weapon reaches from here, or, without one, the bare hand."""
    found: list[str] = []
    for each in near.enemies(state, who):
        if weapon is None:
            reached = can_grip(state, who, each)
        else:
            reached = reaches(state, who, each, weapon, melee) and not conditions.is_charmed_by(who, each)
        if reached:
            found.append(each.creature_id)
    return found


class Way:
    """A walk: the cells and what each step costs."""

    def __init__(self, path: list[int], costs: list[int]) -> None:
        self.path = path
        self.costs = costs


def way_into_reach(
    state: CombatState,
    table: Table,
    who: CreatureCombatState,
    target: CreatureCombatState,
    weapon: Attack,
    melee: bool,
) -> Way | None:
    """The cheapest walk to a cell from which the target can be struck; within the normal range of a shot."""
    found = movement.flood(state, table, who, movement.left_ft(who))
    most: i64 = weapon.reach_ft if melee else weapon.range_ft
    for cell in found.stops():
        if table.grid.gap_ft(cell, near.side(who), target.cell, near.side(target)) <= most:
            path = found.path(cell)
            if line_from(state, who, cell, target) and not movement.comes_nearer(state, who, path):
                return Way(path, movement.costs_of(found, path, movement.burden(state, who)))
    return None


def line_from(state: CombatState, who: CreatureCombatState, cell: i64, target: CreatureCombatState) -> bool:
    """Whether a creature would have a line to a target from another cell."""
    here: i64 = who.cell
    who.cell = cell
    clear = near.cover(state, who, target) != near.NO_LINE
    who.cell = here
    return clear


# Moving.


def point(table: Table, text: str, field: str) -> tuple[int, int]:
    """A point of the map in half cells: "3, 4" is the middle of a cell, "3.5, 4.5" a corner."""
    parts = text.split(",")
    if len(parts) != 2:
        raise Rejected("malformed", f"a point is two numbers, as in 3, 4; not {text[:20]!r}", field)
    try:
        x, y = float(parts[0]), float(parts[1])
    except ValueError:
        raise Rejected("malformed", f"a point is two numbers, as in 3, 4; not {text[:20]!r}", field) from None
    grid = table.grid
    if not (-0.5 <= x <= float(grid.width) - 0.5 and -0.5 <= y <= float(grid.height) - 0.5):
        raise Rejected("off-map", f"the map has {grid.width} by {grid.height} cells", field)
    return int(x * 2.0 + 1.0), int(y * 2.0 + 1.0)


def cell_of(table: Table, text: str, field: str) -> i64:
    """A cell by its column and row."""
    x, y = point(table, text, field)
    return table.grid.cell(x // 2, y // 2)


def _move(state: CombatState, table: Table, who: CreatureCombatState, command: Move, ctx: Context) -> None:
    if near.speed(who) == 0:
        raise Rejected("no-speed", f"{who.creature_id} has a speed of 0", "intent")
    stops: list[int] = [int(cell_of(table, via, "via")) for via in command.via]
    stops.append(int(cell_of(table, command.to, "to")))
    way = _plan(state, table, who, stops)
    if movement.comes_nearer(state, who, way.path):
        raise Rejected("frightened", f"{who.creature_id} cannot come nearer to what it fears", "to")
    movement.walk(state, table, who, way.path, way.costs, ctx)


def _plan(state: CombatState, table: Table, who: CreatureCombatState, stops: list[int]) -> Way:
    # Leg by leg, as if one were there already; afterwards all is as before.
    way = Way([], [])
    start, left, before = who.cell, who.remaining_movement_ft, who.diagonals
    try:
        for at, stop in enumerate(stops):
            found = movement.flood(state, table, who, who.remaining_movement_ft)
            _check_leg(state, table, who, found, stop, at == len(stops) - 1)
            path = found.path(stop)
            way.path += path
            way.costs += movement.costs_of(found, path, movement.burden(state, who))
            who.remaining_movement_ft -= found.cost_ft(stop) * movement.burden(state, who)
            who.diagonals += found.diagonals_to(stop)
            who.cell = stop
    finally:
        who.cell = start
        who.remaining_movement_ft = left
        who.diagonals = before
    return way


def _check_leg(
    state: CombatState, table: Table, who: CreatureCombatState, found: Flood, stop: int, last: bool
) -> None:
    x, y = near.coord(state, stop)
    if stop == who.cell:
        raise Rejected("no-way", f"{who.creature_id} is at {x}, {y} already", "to")
    if found.cost_ft(stop) < 0:
        raise _too_far(state, table, who, stop)
    if last and not found.can_stop(stop):
        raise Rejected("occupied", f"somebody is at {x}, {y}", "to", _nearest(state, table, who, found, stop))


def _too_far(state: CombatState, table: Table, who: CreatureCombatState, stop: int) -> Rejected:
    # How far it would be, and how far one comes on that way.
    x, y = near.coord(state, stop)
    left: i64 = who.remaining_movement_ft
    times: i64 = movement.burden(state, who)
    found = movement.flood(state, table, who, FARTHEST)
    cost: i64 = found.cost_ft(stop) * times
    if cost < 0:
        return Rejected("no-way", f"there is no way to {x}, {y}", "to")
    legal: list[str] = []
    for cell in found.path(stop):
        if found.can_stop(cell) and found.cost_ft(cell) * times <= left and not movement.is_wary(who):
            legal = [_written(state, cell)]
    return Rejected("too-far", f"{x}, {y} costs {cost} ft of {left}", "to", legal)


def _nearest(
    state: CombatState, table: Table, who: CreatureCombatState, found: Flood, stop: int
) -> list[str]:
    best: i64 = -1
    for cell in found.stops()[1:]:
        nearer = best < 0 or table.grid.distance_ft(cell, stop) < table.grid.distance_ft(best, stop)
        if nearer and not movement.comes_nearer(state, who, found.path(cell)):
            best = cell
    return [] if best < 0 else [_written(state, best)]


def _written(state: CombatState, cell: i64) -> str:
    x, y = near.coord(state, cell)
    return f"{x}, {y}"


def _stand_up(state: CombatState, table: Table, who: CreatureCombatState, ctx: Context) -> None:
    # Being Prone: standing up costs half the speed.
    if not who.flags & PRONE:
        raise Rejected("not-prone", f"{who.creature_id} stands already", "intent")
    full: i64 = near.speed(who)
    if full == 0:
        raise Rejected("no-speed", f"{who.creature_id} has a speed of 0", "intent")
    if who.remaining_movement_ft < full // 2:
        words = f"standing up costs {full // 2} ft of {who.remaining_movement_ft}"
        raise Rejected("no-movement", words, "intent")
    who.remaining_movement_ft -= full // 2
    conditions.take_off_all(state, who, PRONE, ctx)


# Casting and items.


def _cast(state: CombatState, table: Table, who: CreatureCombatState, command: Any, ctx: Context) -> None:
    power = casting.find(who, command.spell)
    if power.kind == "item":
        raise Rejected("unknown-spell", f"{power.id} is a thing: use it with USE_ITEM", "spell")
    if isinstance(command, CantripCast) and power.level > 0:
        raise Rejected("not-a-cantrip", f"{power.id} is of level {power.level}", "spell")
    if isinstance(command, SpellShape):
        _check_shape(power, command)
    wish = _wish(state, table, who, power, command)
    if state.reacting and who.readied_slot >= 0:
        casting.check(state, table, who, wish, True)
        conditions.end_concentration(state, who, ctx)
        casting.release(state, table, who, wish, who.readied_slot, ctx)
        return
    casting.check(state, table, who, wish)
    casting.use(state, table, who, wish, ctx)


def _check_shape(power: Power, command: SpellShape) -> None:
    area = power.area
    if area is None:
        raise Rejected("wrong-shape", f"{power.id} has no area", "spell")
    if command.shape != "" and command.shape.lower() != area.shape:
        raise Rejected("wrong-shape", f"{power.id} is a {area.shape}", "shape", [area.shape])
    if command.size not in (0, int(area.size_ft)):
        words = f"{power.id} is {area.size_ft} ft large, not {command.size}"
        raise Rejected("wrong-shape", words, "size", [int(area.size_ft)])


def _wish(
    state: CombatState, table: Table, who: CreatureCombatState, power: Power, command: Any
) -> casting.Wish:
    wish = casting.Wish(power, 0 if isinstance(command, CantripCast) else command.slot_level)
    if not isinstance(command, SpellShape):
        names = [command.target] if command.target else []
        wish.targets = [_any_target(state, who, power, name) for name in [*names, *command.targets]]
    if command.area_center:
        wish.center_x, wish.center_y = point(table, command.area_center, "area_center")
    elif command.direction:
        wish.center_x, wish.center_y = _direction(table, who, command.direction)
    elif wish.targets and power.area is not None:
        _center_on(state, who, wish)
    return wish


def _direction(table: Table, who: CreatureCombatState, text: str) -> tuple[int, int]:
    # A point of the map, or a way such as NE: to the cell beside oneself there.
    if text.strip().upper() not in COMPASS:
        return point(table, text, "direction")
    step = COMPASS.index(text.strip().upper())
    across: i64 = near.side(who)
    x: i64 = 2 * table.grid.column[who.cell] + across + STEP_X[step] * (across + 1)
    y: i64 = 2 * table.grid.row[who.cell] + across + STEP_Y[step] * (across + 1)
    return int(x), int(y)


def _center_on(state: CombatState, who: CreatureCombatState, wish: casting.Wish) -> None:
    target = wish.targets[0]
    if target.flags & HIDDEN and target.side != who.side:
        raise Rejected("unseen", f"nobody knows where {target.creature_id} is", "target")
    casting.center_on(state, wish, target)


def _any_target(
    state: CombatState, who: CreatureCombatState, power: Power, target_id: str
) -> CreatureCombatState:
    target = state.get(target_id)
    if target is None or not target.here():
        legal = casting.legal_targets(state, who, power)
        raise Rejected("unknown-target", f"there is no {target_id[:60]!r} to reach", "target", legal)
    return target


def _use_item(
    state: CombatState, table: Table, who: CreatureCombatState, command: UseItem, ctx: Context
) -> None:
    power = who.sheet.power(command.item)
    if power is None or power.kind != "item":
        known = [name for name in who.items if who.items[name] > 0]
        raise Rejected("no-item", f"{who.creature_id} has no {command.item[:60]!r}", "item", known)
    if command.using not in ("", power.cost.upper()):
        words = f"{power.id} takes a {power.cost}"
        raise Rejected("wrong-cost", words, "using", [power.cost.upper()])
    wish = casting.Wish(power)
    wish.targets = [_any_target(state, who, power, command.target)] if command.target else [who]
    casting.check(state, table, who, wish)
    casting.use(state, table, who, wish, ctx)


# The other actions.


def slips_away(who: CreatureCombatState) -> bool:
    """Whether it disengages and hides as a bonus action."""
    return who.sheet.has(CUNNING_ACTION) or who.sheet.has(NIMBLE_ESCAPE)


def runs(who: CreatureCombatState) -> bool:
    """Whether it dashes as a bonus action."""
    return who.sheet.has(CUNNING_ACTION) or who.sheet.has(AGGRESSIVE)


def _dash(who: CreatureCombatState, using: str, ctx: Context) -> None:
    cost = economy.cheapest(who, using, runs(who))
    economy.check(who, cost)
    economy.spend(who, cost)
    who.remaining_movement_ft += near.speed(who)
    _tell(who, "DASH", "", ctx)


def _tell(who: CreatureCombatState, action: str, target: str, ctx: Context) -> None:
    if ctx.heard:
        ctx.emit(ActionTaken(who.creature_id, action, target))


def _mark(
    state: CombatState,
    table: Table,
    who: CreatureCombatState,
    using: str,
    name: str,
    as_bonus: bool,
    ctx: Context,
) -> None:
    cost = economy.cheapest(who, using, as_bonus, name == "disengaged")
    economy.check(who, cost)
    economy.spend(who, cost)
    _tell(who, "DISENGAGE" if name == "disengaged" else "DODGE", "", ctx)
    conditions.mark_turn(state, table, who, name, UNTIL_START_OF_TURN, ctx)


def _hide(state: CombatState, table: Table, who: CreatureCombatState, using: str, ctx: Context) -> None:
    # Hide: out of every enemy's line of sight, or behind three-quarters or total cover; DC 15 Stealth.
    cost = economy.cheapest(who, using, slips_away(who))
    economy.check(who, cost)
    if who.flags & (HIDDEN | GRAPPLED):
        raise Rejected("cannot-hide", f"{who.creature_id} is held, or hidden already", "intent")
    if not hiding.unseen(state, who):
        raise Rejected("in-sight", f"an enemy sees {who.creature_id}", "intent")
    economy.spend(who, cost)
    _tell(who, "HIDE", "", ctx)
    made: i64 = saves.check(state, who, "stealth", HIDE_DC, "hide", ctx)
    if made >= HIDE_DC:
        hiding.vanish(state, table, who, made, ctx)


def can_hide(state: CombatState, who: CreatureCombatState) -> bool:
    """Whether trying to hide makes sense."""
    return who.flags & (HIDDEN | GRAPPLED) == 0 and hiding.unseen(state, who)


def _search(state: CombatState, table: Table, who: CreatureCombatState, using: str, ctx: Context) -> None:
    # Search: a check of perception finds all who hid worse than that.
    cost = economy.cheapest(who, using, False, False)
    economy.check(who, cost)
    economy.spend(who, cost)
    _tell(who, "SEARCH", "", ctx)
    made: i64 = saves.check(state, who, "perception", 0, "search", ctx)
    for foe in state.participants:
        if foe.side != who.side and foe.flags & HIDDEN and made >= foe.stealth:
            hiding.show(state, foe, ctx)


def _help(state: CombatState, table: Table, who: CreatureCombatState, command: Help, ctx: Context) -> None:
    # Help: an enemy within 5 feet of oneself is distracted for an ally's next attack on it.
    economy.check(who, ACTION)
    friend = state.get(command.target)
    if friend is None or friend is who or friend.side != who.side or not friend.stands():
        friends = [each.creature_id for each in near.allies(state, who) if each.stands()]
        raise Rejected("wrong-target", "help is for an ally who fights", "target", friends)
    foe = _distracted(state, who, command.against)
    economy.spend(who, ACTION)
    _tell(who, "HELP", friend.creature_id, ctx)
    helped = ConditionState("helped", who.place, UNTIL_START_OF_TURN, 0, who.place)
    helped.against = foe.place
    conditions.put_on(state, friend, helped, table.marks["helped"], ctx)


def _distracted(state: CombatState, who: CreatureCombatState, wanted: str) -> CreatureCombatState:
    close = [foe for foe in near.enemies(state, who) if near.distance(state, who, foe) <= near.BESIDE]
    for foe in close:
        if wanted in ("", foe.creature_id):
            return foe
    legal = [foe.creature_id for foe in close]
    if not legal:
        raise Rejected("out-of-range", "no enemy is within 5 ft to be distracted", "intent")
    raise Rejected("out-of-range", f"{wanted[:60]} is not within 5 ft", "against", legal)


def _grip_dc(who: CreatureCombatState) -> i64:
    # Unarmed Strike: 8, the strength modifier and the proficiency bonus.
    return 8 + who.sheet.mods[STR] + who.sheet.proficiency


def _check_grip(state: CombatState, who: CreatureCombatState, target: CreatureCombatState) -> None:
    if not economy.can_attack_with(who, ""):
        raise Rejected("no-action", "the action of this turn is used", "intent")
    legal = in_reach(state, who, None, True)
    far: i64 = near.distance(state, who, target)
    if far > 5:
        words = f"{target.creature_id} is {far} ft away, a hand reaches 5"
        raise Rejected("out-of-range", words, "target", legal)
    if target.sheet.size > who.sheet.size + 1:
        raise Rejected("too-large", f"{target.creature_id} is more than one size larger", "target", legal)
    if not can_grip(state, who, target):
        raise Rejected("no-line", f"there is no line to {target.creature_id}", "target", legal)


def can_grip(state: CombatState, who: CreatureCombatState, target: CreatureCombatState) -> bool:
    """Whether somebody is near enough and not too large to be grappled or shoved."""
    if near.distance(state, who, target) > near.BESIDE or target.sheet.size > who.sheet.size + 1:
        return False
    return near.cover(state, who, target) != near.NO_LINE and not conditions.is_charmed_by(who, target)


def _grips(
    state: CombatState, who: CreatureCombatState, target: CreatureCombatState, table: Table, ctx: Context
) -> bool:
    """5.2: the target saves with strength or dexterity, whichever is better; 5.1: a contest of athletics."""
    economy.begin_attacks(who, "")
    economy.use_attack(who, "")
    hiding.show(state, who, ctx)
    if table.settings.old_rules:
        if target.flags & OUT_OF_ACTION:
            return True
        mine: i64 = saves.check(state, who, "athletics", 0, "contest", ctx)
        skill = "athletics" if _better(target, "athletics") else "acrobatics"
        return mine > saves.check(state, target, skill, mine, "contest", ctx)
    ability: i64 = STR if target.sheet.saves[STR] >= target.sheet.saves[DEX] else DEX
    return not saves.save(state, target, ability, _grip_dc(who), "grip", False, ctx)


def _better(who: CreatureCombatState, skill: str) -> bool:
    return saves.skill_bonus(who, skill, STR) >= saves.skill_bonus(who, "acrobatics", DEX)


def _grapple(
    state: CombatState, table: Table, who: CreatureCombatState, command: Grapple, ctx: Context
) -> None:
    target = _target(state, who, command.target, None)
    _check_grip(state, who, target)
    _tell(who, "GRAPPLE", target.creature_id, ctx)
    if _grips(state, who, target, table, ctx):
        held = ConditionState("grappled", who.place)
        held.dc = _grip_dc(who)
        conditions.put_on(state, target, held, table.marks["grappled"], ctx)


def _shove(state: CombatState, table: Table, who: CreatureCombatState, command: Shove, ctx: Context) -> None:
    target = _target(state, who, command.target, None)
    _check_grip(state, who, target)
    _tell(who, "SHOVE", target.creature_id, ctx)
    if _grips(state, who, target, table, ctx):
        if command.effect == "PRONE":
            conditions.put_on(state, target, ConditionState("prone", who.place), table.marks["prone"], ctx)
        else:
            before = [int(each.cell) for each in state.participants] if state.zones else []
            shifts.push(state, table, who, target, 5, False, ctx)
            zones.catch_up(state, table, before, ctx)


def bonds(who: CreatureCombatState) -> list[ConditionState]:
    """What holds a creature and can be broken."""
    return [
        one
        for one in who.conditions
        if one.mark.flags & (GRAPPLED | RESTRAINED) and one.dc > 0 and one.ability < 0
    ]


def _escape(state: CombatState, table: Table, who: CreatureCombatState, ctx: Context) -> None:
    # Escaping a Grapple: athletics or acrobatics against the escape DC; so out of a web or the like.
    economy.check(who, ACTION)
    held = bonds(who)
    if not held:
        raise Rejected("free", f"nothing holds {who.creature_id}", "intent")
    economy.spend(who, ACTION)
    bond = held[0]
    dc: i64 = bond.dc
    if table.settings.old_rules and bond.spell == "" and bond.source >= 0:
        # In 5.1 it is a contest with the grappler's athletics, which wins a tie.
        dc = 1 + saves.check(state, state.participants[bond.source], "athletics", 0, "contest", ctx)
    skill = "athletics" if _better(who, "athletics") else "acrobatics"
    if saves.check(state, who, skill, dc, "escape", ctx) >= dc:
        conditions.take_off(state, who, bond, ctx)


def is_dying(who: CreatureCombatState) -> bool:
    """Whether a creature has fallen and is not stable."""
    return who.here() and who.current_hp == 0 and not who.flags & STABLE


def can_stabilize(state: CombatState, who: CreatureCombatState, fallen: CreatureCombatState) -> bool:
    """Whether somebody within 5 feet is dying."""
    return is_dying(fallen) and near.distance(state, who, fallen) <= near.BESIDE


def _stabilize(
    state: CombatState, table: Table, who: CreatureCombatState, command: Stabilize, ctx: Context
) -> None:
    economy.check(who, ACTION)
    target = state.get(command.target)
    legal = [each.creature_id for each in state.participants if can_stabilize(state, who, each)]
    if target is None or not is_dying(target):
        raise Rejected("wrong-target", f"{command.target[:60]} is not dying", "target", legal)
    far: i64 = near.distance(state, who, target)
    if far > near.BESIDE:
        words = f"{target.creature_id} is {far} ft away, a hand reaches 5"
        raise Rejected("out-of-range", words, "target", legal)
    economy.spend(who, ACTION)
    _tell(who, "STABILIZE", target.creature_id, ctx)
    if saves.check(state, who, "medicine", MEDICINE_DC, "stabilize", ctx) >= MEDICINE_DC:
        damage.stabilize(state, table, target, ctx)


def _leave(state: CombatState, who: CreatureCombatState, how: str, ctx: Context) -> None:
    who.gone = how
    if ctx.heard:
        ctx.emit(Left(who.creature_id, how))
    if who.concentrates_on != "":
        conditions.end_concentration(state, who, ctx)
    conditions.let_go(state, who, ctx)


def at_the_edge(table: Table, who: CreatureCombatState) -> bool:
    """Whether a creature could leave the map with one step."""
    grid = table.grid
    across: i64 = near.side(who)
    x: i64 = who.cell % grid.width
    y: i64 = who.cell // grid.width
    return x == 0 or y == 0 or x + across >= grid.width or y + across >= grid.height


def _flee(state: CombatState, table: Table, who: CreatureCombatState, ctx: Context) -> None:
    # Over the edge of the map: a creature at the edge needs one step more.
    if not at_the_edge(table, who):
        raise Rejected("not-at-the-edge", f"{who.creature_id} is not at the edge of the map", "intent")
    if who.remaining_movement_ft < 5 or near.speed(who) == 0:
        raise Rejected("no-movement", f"one step costs 5 ft, {who.remaining_movement_ft} are left", "intent")
    who.remaining_movement_ft -= 5
    # Opportunity Attacks: leaving the map is leaving everybody's reach.
    movement.provoke(state, table, who, NOWHERE, ctx)
    if who.stands() and near.speed(who) > 0:
        _leave(state, who, "fled", ctx)
