"""The bot of the first tier: it weighs whole turns, one step ahead, and can say why it chose.

For each enemy and each way to hurt it the bot looks for the cheapest place to do it from, and scores what it
would gain: expected damage, a kill, a spell broken; and what it would risk: blows for leaving, allies in the
area, standing where enemies can come. How much each counts depends on who it is: brutes strike the nearest,
archers and casters keep away, sneaks hide, cowards flee.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics import (
    actions,
    areas,
    casting,
    conditions,
    economy,
    near,
    options,
    replies,
    shifts,
    sight,
    worth,
)
from turnwright.games.tactics.commands import (
    CantripCast,
    CombatStart,
    Dash,
    Disengage,
    Dodge,
    EndTurn,
    Escape,
    Flee,
    Hide,
    MeleeAttack,
    Move,
    RangedAttack,
    Search,
    SpellCast,
    Stabilize,
    StandUp,
)
from turnwright.games.tactics.sheet import ACTION, BONUS, FREE, LEGENDARY, REACTION, Area, Attack, Power
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.table import Table
from turnwright.games.tactics.thought import AIM, BLOW, IDLE, MOVE, NEVER, PLAIN, SHOT, USE, Thought
from turnwright.games.tactics.words import COMBAT, DISENGAGED, GRAPPLED, HIDDEN, PRONE, RESTRAINED, STABLE
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.wire import Message

_START: Final = CombatStart()
NEAR: Final = 30  # powers of a longer range are not worth a walk


@mypyc_attr(acyclic=True)
class Choice:
    """A command with what it is worth in hit points and why: the id of a message and its arguments."""

    def __init__(
        self, command: Any, worth: float, why: str, who: str = "", target: str = "", tool: str = ""
    ) -> None:
        self.command = command
        self.worth = worth
        self.why = why
        self.who = who
        self.target = target
        self.tool = tool

    def message(self) -> Message:
        """The reason, to be said in any language."""
        words: dict[str, Any] = {"who": self.who, "worth": float(int(self.worth * 10.0 + 0.5)) / 10.0}
        if self.target != "":
            words["target"] = self.target
        if self.tool != "":
            words["tool"] = self.tool
        return Message(self.why, words)


def explain(state: CombatState, seat: int) -> Message:
    """Why the bot would do what it would do now."""
    return decide(state, state.table, seat).message()


def decide(state: CombatState, table: Table, seat: int) -> Choice:
    """What the creature whose turn it is does next."""
    if state.scene != COMBAT:
        return Choice(_START, 0.0, "bot-begins")
    who = state.active()
    if who is None or who.seat != seat:
        return Choice(_START, 0.0, "bot-waits")
    if who.flags & PRONE and _can_stand_up(who):
        return Choice(StandUp(who.creature_id), 1.0, "bot-stands-up", who.name)
    if not who.can_act():
        return Choice(EndTurn(who.creature_id), 0.0, "bot-cannot-act", who.name)
    if who.used_action and who.used_bonus_action and _has_had_its_turn(who):
        return Choice(EndTurn(who.creature_id), 0.0, "bot-is-done", who.name)
    return _chosen(_think(state, table, who))


def _can_stand_up(who: CreatureCombatState) -> bool:
    full: i64 = near.speed(who)
    return full > 0 and who.remaining_movement_ft >= full // 2


def _has_had_its_turn(who: CreatureCombatState) -> bool:
    if who.extra_action or economy.attacks_remain(who) > 0:
        return False
    return who.remaining_movement_ft < 5 or who.flags & HIDDEN != 0


def _think(state: CombatState, table: Table, who: CreatureCombatState) -> Thought:
    thought = Thought(state, table, who)
    if _is_afraid(who):
        _run_away(thought)
    if thought.plan == IDLE:
        _consider_fighting(thought)
    if thought.plan == IDLE:
        _consider_the_rest(thought)
    return thought


def _chosen(thought: Thought) -> Choice:
    who, target = thought.who, thought.target
    tool = ""
    if thought.weapon is not None:
        tool = thought.weapon.name
    elif thought.power is not None:
        tool = thought.power.name
    if thought.plan == IDLE:
        return Choice(EndTurn(who.creature_id), 0.0, "bot-is-done", who.name)
    name = "" if target is None else target.name
    return Choice(_command(thought), thought.worth, thought.why, who.name, name, tool)


def _command(thought: Thought) -> Any:
    actor = thought.who.creature_id
    target, weapon, power = thought.target, thought.weapon, thought.power
    name = "" if target is None else target.creature_id
    if thought.plan == MOVE:
        x, y = near.coord(thought.state, thought.cell)
        return Move(actor, f"{x}, {y}")
    if weapon is not None:
        blow = thought.plan == BLOW
        return MeleeAttack(actor, name, weapon.id) if blow else RangedAttack(actor, name, weapon.id)
    if power is None:
        return thought.command
    if thought.plan == AIM:
        return options.aimed(thought.state, actor, power, int(thought.cell))
    if thought.plan == USE and thought.more:
        return _on_several(actor, power, thought.more)
    return options.on(actor, power, "" if power.whom == "self" else name)


def _on_several(actor: str, power: Power, targets: list[CreatureCombatState]) -> Any:
    names = tuple([target.creature_id for target in targets])
    if power.kind == "spell" and power.level == 0:
        return CantripCast(actor, power.id, targets=names)
    return SpellCast(actor, power.id, targets=names)


# Fear


def _is_afraid(who: CreatureCombatState) -> bool:
    coward: i64 = who.sheet.coward
    return coward > 0 and who.current_hp * 100 < who.max_hp * coward


def _run_away(thought: Thought) -> None:
    who = thought.who
    if thought.feet >= 5 and actions.at_the_edge(thought.table, who):
        thought.keep_plain(5.0, "bot-flees", Flee(who.creature_id))
        return
    if _is_threatened(thought) and _can_disengage(who):
        thought.keep_plain(4.0, "bot-slips-away", Disengage(who.creature_id))
        return
    cell: i64 = _towards_the_edge(thought)
    if cell >= 0:
        thought.keep_move(10.0, "bot-runs", cell, None)
    elif near.speed(who) > 0 and thought.feet < 5 and _can_dash(who):
        thought.keep_plain(2.0, "bot-runs", Dash(who.creature_id))


def _can_disengage(who: CreatureCombatState) -> bool:
    if who.flags & DISENGAGED or near.speed(who) == 0:
        return False
    return economy.affords(who, ACTION) or (actions.slips_away(who) and economy.affords(who, BONUS))


def _can_dash(who: CreatureCombatState) -> bool:
    return economy.affords(who, ACTION) or (actions.runs(who) and economy.affords(who, BONUS))


def _is_threatened(thought: Thought) -> bool:
    for foe in thought.enemies:
        if near.distance(thought.state, thought.who, foe) <= near.BESIDE and foe.can_act():
            return True
    return False


def _towards_the_edge(thought: Thought) -> i64:
    if thought.feet < 5:
        return -1
    stops = thought.stops()
    for stop in stops:
        if stop != thought.who.cell and _at_edge(thought.table, stop, thought.across):
            return stop
    # Too far for now: as far as one comes from everybody.
    best: i64 = -1
    least = thought.exposure(thought.who.cell) - 0.5
    for stop in stops:
        exposed = thought.exposure(stop)
        if exposed < least:
            best, least = stop, exposed
    return best


def _at_edge(table: Table, cell: i64, across: i64) -> bool:
    grid = table.grid
    x: i64 = cell % grid.width
    y: i64 = cell // grid.width
    return x == 0 or y == 0 or x + across >= grid.width or y + across >= grid.height


# Fighting


def _consider_fighting(thought: Thought) -> None:
    who = thought.who
    if thought.enemies:
        for weapon in who.sheet.attacks:
            if actions.usable(who, weapon):
                _consider_weapon(thought, weapon)
    for power in who.sheet.powers:
        if _is_on_hand(thought, power):
            _consider_power(thought, power)
    if economy.affords(who, ACTION):
        _consider_actions(thought)
    if thought.temper.lurks and thought.plan in (BLOW, SHOT, MOVE):
        _consider_hiding(thought, thought.worth + 0.1)


def _is_on_hand(thought: Thought, power: Power) -> bool:
    if power.cost == REACTION or power.cost == LEGENDARY or power.trigger != "":
        return False
    return casting.can_pay(thought.who, power, thought.table.settings.old_rules)


def _consider_weapon(thought: Thought, weapon: Attack) -> None:
    who = thought.who
    times: i64 = _times(who, weapon)
    for target in thought.enemies:
        if not conditions.is_charmed_by(who, target):
            if weapon.melee:
                _consider_blow(thought, weapon, target, times)
            if weapon.ranged:
                _consider_shot(thought, weapon, target, times)


def _times(who: CreatureCombatState, weapon: Attack) -> i64:
    if who.routine >= 0:
        at: i64 = economy.piece_with(who, weapon.id)
        return who.pieces[at] if at >= 0 else 1
    if who.attacks_left > 0:
        return who.attacks_left
    return 1 if who.used_action else worth.attacks_of(who, weapon)


def _consider_blow(thought: Thought, weapon: Attack, target: CreatureCombatState, times: i64) -> None:
    state, who = thought.state, thought.who
    if near.distance(state, who, target) <= weapon.reach_ft:
        value = worth.blow(state, who, target, weapon, times)
        thought.keep(BLOW, value, "bot-strikes", target, weapon)
        return
    cell: i64 = thought.cell_in_reach(target, weapon.reach_ft)
    if cell >= 0:
        value = _from(thought, cell, target, weapon, times) - _dislike(thought, target, cell)
        thought.keep_move(value, "bot-closes-in", cell, target)


def _from(thought: Thought, cell: i64, target: CreatureCombatState, weapon: Attack, times: i64) -> float:
    who = thought.who
    here: i64 = who.cell
    who.cell = cell
    value = worth.blow(thought.state, who, target, weapon, times)
    who.cell = here
    return value


def _dislike(thought: Thought, target: CreatureCombatState, cell: i64) -> float:
    # The way there, and what awaits one there more than here.
    steps = float(near.distance(thought.state, thought.who, target)) / 5.0
    cost = thought.temper.nearest * steps
    if thought.temper.caution >= 0.2:
        cost += thought.temper.caution * (thought.exposure(cell) - thought.exposure(thought.who.cell))
    return cost if cost > 0.0 else 0.0


def _consider_shot(thought: Thought, weapon: Attack, target: CreatureCombatState, times: i64) -> None:
    state, who = thought.state, thought.who
    far: i64 = near.distance(state, who, target)
    if weapon.melee and far <= weapon.reach_ft:
        return
    here = 0.0
    if far <= max(weapon.long_ft, weapon.range_ft):
        here = worth.blow(state, who, target, weapon, times)
        thought.keep(SHOT, here, "bot-shoots", target, weapon)
    if thought.feet >= 5 and (far > weapon.range_ft or here == 0.0 or _is_pressed(thought)):
        cell: i64 = _vantage(thought, target, weapon.range_ft)
        if cell >= 0:
            value = _from(thought, cell, target, weapon, times)
            thought.keep_move(value - 0.2, "bot-takes-aim", cell, target)


def _is_pressed(thought: Thought) -> bool:
    # Who shoots for a living leaves those beside them first, if that costs nothing.
    return thought.temper.caution >= 0.2 and thought.harassed()


def _vantage(thought: Thought, target: CreatureCombatState, range_ft: i64) -> i64:
    """Where to shoot from: in range and in sight, and for the careful as far as possible from danger."""
    if thought.temper.caution < 0.2:
        return thought.cell_in_reach(target, range_ft)
    grid = thought.table.grid
    across: i64 = near.side(target)
    best: i64 = -1
    least = 0.0
    for stop in thought.stops():
        cell: i64 = stop
        if grid.gap_ft(cell, thought.across, target.cell, across) > range_ft or cell == thought.who.cell:
            continue
        if sight.sees(grid, cell, thought.across, target.cell, across):
            exposed = thought.exposure(cell)
            if best < 0 or exposed < least:
                best, least = cell, exposed
    return best


def _consider_actions(thought: Thought) -> None:
    state, who = thought.state, thought.who
    if who.flags & (GRAPPLED | RESTRAINED) and actions.bonds(who):
        free = 0.4 * worth.threat(who) + (1.0 if thought.plan == IDLE else 0.0)
        thought.keep_plain(free, "bot-breaks-free", Escape(who.creature_id))
    for friend in state.participants:
        if friend.side == who.side and _is_dying(friend) and near.distance(state, who, friend) <= near.BESIDE:
            value = 1.0 + 1.5 * float(friend.death_failures)
            if thought.keep(PLAIN, value, "bot-stabilizes", friend):
                thought.command = Stabilize(who.creature_id, friend.creature_id)
    if thought.temper.caution >= 0.3 and thought.enemies and who.bloodied():
        _consider_safety(thought)


def _consider_safety(thought: Thought) -> None:
    # What a dodge spares one of all that can come; or the way out, for whoever would rather be elsewhere.
    who = thought.who
    feared = thought.temper.caution * min(thought.exposure(who.cell), float(who.current_hp))
    thought.keep_plain(0.35 * feared, "bot-dodges", Dodge(who.creature_id))
    if thought.temper.keeps_away and thought.feet >= 10 and _is_threatened(thought) and _can_disengage(who):
        thought.keep_plain(0.5 * feared, "bot-slips-away", Disengage(who.creature_id))


def _is_dying(friend: CreatureCombatState) -> bool:
    return friend.current_hp == 0 and friend.here() and not friend.flags & STABLE


# Powers


def _consider_power(thought: Thought, power: Power) -> None:
    who = thought.who
    if power.concentration and who.concentrates_on != "":
        return
    if power.area is not None:
        _consider_area(thought, power, power.area)
    elif power.whom == "point":
        _consider_blink(thought, power)
    elif power.whom == "self":
        value = worth.good(power, who) - worth.price(power)
        if value > 0.0 and _is_of_use(thought, power):
            _keep_use(thought, power, who, value, "bot-uses")
    elif power.targets > 1 and not power.repeats:
        _consider_several(thought, power)
    else:
        _consider_targets(thought, power)


def _is_of_use(thought: Thought, power: Power) -> bool:
    # What sharpens the next blow, or gives another action, is for when there is somebody to strike.
    if not thought.enemies:
        return False
    if power.cost == FREE or power.unmoved:
        return thought.plan in (BLOW, SHOT) or (power.cost == FREE and _is_close(thought))
    return True


def _is_close(thought: Thought) -> bool:
    for foe in thought.enemies:
        if near.distance(thought.state, thought.who, foe) <= thought.feet + near.BESIDE:
            return True
    return False


def _keep_use(thought: Thought, power: Power, target: CreatureCombatState, value: float, why: str) -> None:
    # What helps and takes no action comes before the blow that it helps.
    if power.cost != ACTION and thought.plan in (BLOW, SHOT):
        value += thought.worth
    if thought.keep(USE, value, why, target, None, power):
        thought.more = []


def _consider_targets(thought: Thought, power: Power) -> None:
    state, who = thought.state, thought.who
    for target in state.participants:
        if not casting.fits(who, power, target) or (target.flags & HIDDEN and target.side != who.side):
            continue
        value = _value_on(thought, power, target)
        if value <= thought.worth:
            continue
        if casting.is_legal_target(state, who, power, target):
            if target.side == who.side:
                _keep_use(thought, power, target, value, _reason(target, who))
            else:
                thought.keep(USE, value, "bot-casts", target, None, power)
                thought.more = []
        elif power.range_ft <= NEAR and target is not who:
            cell: i64 = thought.cell_in_reach(target, power.range_ft)
            if cell >= 0:
                why = "bot-comes-to-help" if target.side == who.side else "bot-closes-in"
                thought.keep_move(0.9 * value - _dislike(thought, target, cell), why, cell, target, power)


def _reason(target: CreatureCombatState, who: CreatureCombatState) -> str:
    if target is who:
        return "bot-uses"
    return "bot-raises" if target.current_hp == 0 else "bot-helps"


def _value_on(thought: Thought, power: Power, target: CreatureCombatState) -> float:
    who = thought.who
    if target.side == who.side:
        return worth.good(power, target) - worth.price(power)
    if not target.stands() or power.whom == "ally":
        return 0.0
    return worth.harm(thought.state, who, power, target) - worth.price(power)


def _consider_several(thought: Thought, power: Power) -> None:
    """A power with several targets takes those it is worth most on."""
    state, who = thought.state, thought.who
    found: list[CreatureCombatState] = []
    values: list[float] = []
    for target in state.participants:
        if casting.is_legal_target(state, who, power, target):
            value = _value_on(thought, power, target) + worth.price(power)
            if value > 0.0:
                _line_up(found, values, target, value)
    most: i64 = casting.target_count(casting.Wish(power), who)
    total = -worth.price(power)
    for place in range(min(int(most), len(values))):
        total += values[place]
    if found and total > thought.worth:
        why = "bot-casts" if found[0].side != who.side else _reason(found[0], who)
        if thought.keep(USE, total, why, found[0], None, power):
            thought.more = found[:most]


def _line_up(
    found: list[CreatureCombatState], values: list[float], target: CreatureCombatState, value: float
) -> None:
    at = 0
    while at < len(values) and values[at] >= value:
        at += 1
    found.insert(at, target)
    values.insert(at, value)


def _consider_blink(thought: Thought, power: Power) -> None:
    """Gone to a free cell in sight, out of danger."""
    who, table = thought.who, thought.table
    if thought.temper.caution < 0.3 or not _is_threatened(thought):
        return
    grid = table.grid
    best: i64 = -1
    here = thought.exposure(who.cell)
    least = here - (1.0 + worth.price(power)) / thought.temper.caution
    for cell in range(grid.cells):
        if grid.gap_ft(who.cell, thought.across, cell, 1) > power.range_ft or not grid.walkable(cell):
            continue
        exposed = thought.exposure(cell)
        if exposed < least and _can_land(thought, cell):
            best, least = cell, exposed
    if best >= 0:
        value = thought.temper.caution * (here - least) - worth.price(power)
        thought.keep(AIM, value, "bot-blinks", None, None, power, best)


def _can_land(thought: Thought, cell: int) -> bool:
    table, who = thought.table, thought.who
    return casting.can_see_point(table, who, cell) and shifts.seems_free(thought.state, table, who, cell)


# Areas


def _consider_area(thought: Thought, power: Power, area: Area) -> None:
    weights = _weights(thought, power)
    if not weights:
        return
    if not casting.is_aimed(power):
        value = _caught(thought, casting.Wish(power), area, weights) - worth.price(power)
        thought.keep(USE, value, "bot-uses", None, None, power)
        return
    best: i64 = -1
    most = worth.price(power) + thought.worth
    for cell in _spots(thought, area):
        # A look at who is about there comes before the cells are counted out.
        if area.from_self or _about(thought, area, weights, cell) > most:
            if not _can_aim(thought, power, area, cell):
                continue
            wish = casting.Wish(power)
            wish.center_x, wish.center_y = areas.centre(thought.table.grid, cell)
            value = _caught(thought, wish, area, weights)
            if value > most:
                best, most = cell, value
    if best >= 0:
        thought.keep(AIM, most - worth.price(power), "bot-aims", _whom_at(thought, best), None, power, best)


def _weights(thought: Thought, power: Power) -> list[float]:
    # What each creature counts if it is in the area, by its place; nothing if no enemy is worth it.
    who, state = thought.who, thought.state
    found: list[float] = []
    any_worth = False
    for each in state.participants:
        value = 0.0
        known = each.here() and not (each.flags & HIDDEN and each.side != who.side)
        if known and casting.is_kind(power, each):
            value = _weight(thought, power, each)
        any_worth = any_worth or value > 0.0
        found.append(value)
    return found if any_worth else []


def _weight(thought: Thought, power: Power, each: CreatureCombatState) -> float:
    who = thought.who
    if power.whom == "ally":
        return worth.good(power, each) if each.side == who.side else 0.0
    if each.side != who.side:
        return worth.harm(thought.state, who, power, each) if each.stands() else 0.0
    if power.spares_allies or (each is who and power.area is not None and power.area.from_self):
        return 0.0
    return -thought.temper.spares * worth.harm(thought.state, who, power, each)


def _spots(thought: Thought, area: Area) -> list[int]:
    """The cells to aim at: where enemies are, and half-way between two of them."""
    grid = thought.table.grid
    enemies = thought.enemies
    found: list[int] = []
    for at, foe in enumerate(enemies):
        _add_spot(found, grid.column[foe.cell], grid.row[foe.cell], grid.width)
        if area.from_self:
            continue
        for other in enemies[at + 1 :]:
            x: i64 = (grid.column[foe.cell] + grid.column[other.cell]) // 2
            y: i64 = (grid.row[foe.cell] + grid.row[other.cell]) // 2
            if near.distance(thought.state, foe, other) <= 2 * area.size_ft:
                _add_spot(found, x, y, grid.width)
    return found


def _add_spot(found: list[int], x: i64, y: i64, width: i64) -> None:
    cell = int(y * width + x)
    if cell not in found:
        found.append(cell)


def _about(thought: Thought, area: Area, weights: list[float], cell: i64) -> float:
    # Whoever is nearer than the size of the area, walls or not.
    grid = thought.table.grid
    total = 0.0
    for place, weight in enumerate(weights):
        if weight != 0.0:
            other: i64 = thought.state.participants[place].cell
            dx: i64 = 5 * (grid.column[cell] - grid.column[other])
            dy: i64 = 5 * (grid.row[cell] - grid.row[other])
            if dx * dx + dy * dy <= area.size_ft * area.size_ft:
                total += weight
    return total


def _can_aim(thought: Thought, power: Power, area: Area, cell: int) -> bool:
    grid, who = thought.table.grid, thought.who
    far: i64 = grid.gap_ft(who.cell, thought.across, cell, 1)
    if far > (area.size_ft if area.from_self else power.range_ft):
        return False
    return options.aimed_well(thought.table, who, area, cell)


def _caught(thought: Thought, wish: casting.Wish, area: Area, weights: list[float]) -> float:
    state, table = thought.state, thought.table
    cells = casting.cells_of(state, table, thought.who, wish, area)
    total = 0.0
    for place, weight in enumerate(weights):
        if weight != 0.0:
            each = state.participants[place]
            for part in table.grid.square(each.cell, near.side(each)):
                if part in cells:
                    total += weight
                    break
    return total


def _whom_at(thought: Thought, cell: i64) -> CreatureCombatState | None:
    # The enemy nearest to the middle, for the words.
    best: CreatureCombatState | None = None
    least: i64 = 0
    for foe in thought.enemies:
        far: i64 = thought.table.grid.gap_ft(cell, 1, foe.cell, near.side(foe))
        if best is None or far < least:
            best, least = foe, far
    return best


# When there is nobody to hurt from here


def _consider_the_rest(thought: Thought) -> None:
    who = thought.who
    action = economy.affords(who, ACTION)
    if not thought.enemies:
        _look_around(thought, action)
        return
    _consider_hiding(thought, 0.6)
    armed = action or economy.attacks_remain(who) > 0
    if armed or thought.temper.caution < 0.2:
        _come_nearer(thought)
    if thought.plan == IDLE and action:
        _hurry_or_dodge(thought)
    if thought.plan == IDLE and not armed and thought.temper.caution >= 0.2:
        _fall_back(thought)


def _look_around(thought: Thought, action: bool) -> None:
    # Who is too good at hiding for all eyes may still be walked into.
    who, stops = thought.who, thought.stops()
    if action:
        thought.keep_plain(0.2, "bot-searches", Search(who.creature_id))
    elif len(stops) > 1:
        far = len(stops) // 2
        at = far + int(thought.state.turns * 31 + who.place * 7) % (len(stops) - far)
        thought.keep_move(0.2, "bot-wanders", stops[at], None)


def _come_nearer(thought: Thought) -> None:
    if thought.feet < 5 or _is_beside_any(thought):
        return
    targets = [foe for foe in thought.enemies if not conditions.is_charmed_by(thought.who, foe)]
    cell: i64 = thought.towards(targets)
    if cell < 0:
        cell = _straight_on(thought)
    if cell >= 0 and thought.risk(cell) < NEVER:
        thought.keep(MOVE, 0.5, "bot-moves-up", _whom_at(thought, cell), None, None, cell)


def _is_beside_any(thought: Thought) -> bool:
    state, who = thought.state, thought.who
    for foe in thought.enemies:
        if near.distance(state, who, foe) <= near.BESIDE and near.in_line(state, who, foe):
            return True
    return False


def _straight_on(thought: Thought) -> i64:
    # There is no way: as near as one comes.
    grid = thought.table.grid
    goal = _whom_at(thought, thought.who.cell)
    if goal is None:
        return -1
    best: i64 = -1
    least: i64 = near.distance(thought.state, thought.who, goal)
    for stop in thought.stops():
        gap: i64 = grid.gap_ft(stop, thought.across, goal.cell, near.side(goal))
        if gap < least:
            best, least = stop, gap
    return best


def _hurry_or_dodge(thought: Thought) -> None:
    who = thought.who
    eager = near.speed(who) > 0 and thought.feet < 5 and not thought.temper.keeps_away
    if eager and not _is_beside_any(thought):
        thought.keep_plain(0.2, "bot-hurries", Dash(who.creature_id))
    else:
        thought.keep_plain(0.1, "bot-dodges", Dodge(who.creature_id))


def _fall_back(thought: Thought) -> None:
    """With the action spent, away from danger; sneaks out of sight."""
    who = thought.who
    if thought.feet < 5 or who.flags & HIDDEN:
        return
    hides = thought.temper.lurks and _can_hide_now(who)
    here = thought.exposure(who.cell)
    best: i64 = -1
    most = 1.5
    hidden = 2.0 if hides else 0.0
    if thought.temper.caution * here + hidden <= most or (hides and thought.is_unseen(who.cell)):
        return
    for stop in thought.stops():
        value = thought.temper.caution * (here - thought.exposure(stop))
        if hides and value + hidden > most and thought.is_unseen(stop):
            value += hidden
        if value > most and stop != who.cell:
            best, most = stop, value
    if best < 0:
        return
    if actions.slips_away(who) and _is_threatened(thought) and _can_disengage(who):
        thought.keep_plain(most, "bot-slips-away", Disengage(who.creature_id))
    else:
        thought.keep_move(most, "bot-falls-back", best, None)


def _can_hide_now(who: CreatureCombatState) -> bool:
    return actions.slips_away(who) and economy.affords(who, BONUS) and not who.flags & HIDDEN


def _consider_hiding(thought: Thought, value: float) -> None:
    # Out of sight already: a check, and the next blow comes out of nowhere.
    who = thought.who
    if _can_hide_now(who) and actions.can_hide(thought.state, who):
        thought.keep_plain(value, "bot-hides", Hide(who.creature_id))


class Heuristic(Policy):
    """Weighs whole turns one step ahead: expected damage, kills, spells, risks; says why it chose."""

    name: ClassVar[str] = "heuristic"

    def command(self, game: Any, state: CombatState, seat: int, options: Options, dice: Dice) -> Any:
        """The command to give."""
        return decide(state, state.table, seat).command

    def answer(self, game: Any, state: CombatState, seat: int, request: Any, dice: Dice) -> int:
        """Whether to react, to resist, or which legendary action to take."""
        return replies.answer(state, seat, request)
