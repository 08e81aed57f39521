"""The bot of the first tier: it weighs whole turns, one step ahead, and can say why it chose.

For each enemy and each way to hurt it the bot looks for the cheapest place to do it from, and scores what it
would gain: expected damage, a kill, a spell broken; and what it would risk: blows for leaving, allies in the
area, standing where enemies can come. How much each counts depends on who it is: brutes strike the nearest,
archers and casters keep away, sneaks hide, cowards flee.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.tactics import options
from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.bots import answers, manoeuvres, spells
from turnwright.games.tactics.bots import values as worth
from turnwright.games.tactics.bots.decision import (
    AIM,
    AS_EVER,
    BLOW,
    IDLE,
    MOVE,
    NEVER,
    PLAIN,
    SHOT,
    USE,
    Thought,
    Way,
)
from turnwright.games.tactics.commands import (
    CombatStart,
    Dash,
    Disengage,
    Dodge,
    EndTurn,
    Escape,
    Flee,
    Hide,
    InteractObject,
    MeleeAttack,
    Move,
    RangedAttack,
    Search,
    Stabilize,
    StandUp,
)
from turnwright.games.tactics.map import sight
from turnwright.games.tactics.rules.combat import action_economy, grapple, hiding, weapon_attack
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.movement import doors, walk
from turnwright.games.tactics.sheet import ACTION, BONUS, Attack
from turnwright.games.tactics.srd import COMBAT, DISENGAGED, GRAPPLED, HIDDEN, PRONE, RESTRAINED, STABLE
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Message

_START: Final = CombatStart()


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
        self.plans: i64 = 1  # that were played out to find this one
        self.worlds: i64 = 0
        self.departs: bool = False  # from what seemed best at first

    def message(self) -> Message:
        """The reason in a sentence, to be said in any language."""
        if self.worlds == 0:
            return self._reason()
        if self.departs:
            words = {"plans": int(self.plans), "worlds": int(self.worlds), "reason": self._reason()}
            return Message("bot-thinks-better", words)
        return Message("bot-stays-with-it", {"others": int(self.plans - 1), "reason": self._reason()})

    def _reason(self) -> Message:
        words: dict[str, Any] = {"who": self.who, "worth": float(int(self.worth * 10.0 + 0.5)) / 10.0}
        words["departs"] = "yes" if self.departs else "no"
        if self.target != "":
            words["target"] = self.target
        if self.tool != "":
            words["tool"] = self.tool
        return Message(self.why, words)


def explain(state: CombatState, seat: int) -> Message:
    """Why the bot would do what it would do now."""
    return decide(state, state.arena, seat).message()


def decide(state: CombatState, arena: Arena, seat: int, way: Way = AS_EVER) -> Choice:
    """What the creature whose turn it is does next, by the way that its side fights."""
    if state.scene != COMBAT:
        return Choice(_START, 0.0, "bot-begins")
    who = state.active()
    if who is None or who.seat != seat:
        return Choice(_START, 0.0, "bot-waits")
    if who.flags & PRONE and _can_stand_up(who):
        return Choice(StandUp(who.creature_id), 1.0, "bot-stands-up", who.name)
    if not who.may_act():
        return Choice(EndTurn(who.creature_id), 0.0, "bot-cannot-act", who.name)
    if who.used_action and who.used_bonus_action and _has_had_its_turn(who):
        return Choice(EndTurn(who.creature_id), 0.0, "bot-is-done", who.name)
    return _chosen(_thinking(Thought(state, arena, who, way)))


def shortlist(state: CombatState, arena: Arena, seat: int, most: i64) -> list[Choice]:
    """The best few of what could be done next, what `decide` takes first; each is another command."""
    found = [decide(state, arena, seat)]
    who = state.active()
    if who is None or not who.can_act() or isinstance(found[0].command, (CombatStart, EndTurn, StandUp)):
        return found
    passed_over: list[str] = []
    for _ in range(2 * most):
        thought = Thought(state, arena, who)
        thought.passed_over = passed_over
        choice = _chosen(_thinking(thought))
        if thought.plan == IDLE or len(found) == most:
            break
        add_plan(found, choice)
        passed_over.append(thought.mark())
    return found


def add_plan(plans: list[Choice], plan: Choice) -> None:
    """Add a plan to others, unless one of them is the same command."""
    for each in plans:
        if each.command == plan.command:
            return
    plans.append(plan)


def _can_stand_up(who: CreatureCombatState) -> bool:
    full: i64 = position.speed(who)
    return full > 0 and who.remaining_movement_ft >= full // 2


def _has_had_its_turn(who: CreatureCombatState) -> bool:
    if who.extra_action or action_economy.attacks_remain(who) > 0:
        return False
    return who.remaining_movement_ft < 5 or who.flags & HIDDEN != 0


def _thinking(thought: Thought) -> Thought:
    if is_afraid(thought.who) and not thought.way.brave:
        _run_away(thought)
    if thought.plan == IDLE:
        _consider_fighting(thought)
    if thought.plan == IDLE:
        _consider_the_rest(thought)
    return thought


def _chosen(thought: Thought) -> Choice:
    who, target = thought.who, thought.target
    tool = thought.tool if thought.plan == PLAIN else ""
    if thought.weapon is not None:
        tool = thought.weapon.name
    elif thought.power is not None:
        tool = thought.power.name
    if thought.plan == IDLE:
        return Choice(EndTurn(who.creature_id), 0.0, "bot-is-done", who.name)
    name = "" if target is None else target.name
    if thought.plan == USE and thought.more:
        name = ", ".join([each.name for each in thought.more])
    return Choice(_command(thought), thought.worth, thought.why, who.name, name, tool)


def _command(thought: Thought) -> Any:
    actor = thought.who.creature_id
    target, weapon, power = thought.target, thought.weapon, thought.power
    name = "" if target is None else target.creature_id
    if thought.plan == MOVE:
        x, y = position.coord(thought.state, thought.cell)
        return Move(actor, f"{x}, {y}")
    if weapon is not None:
        blow = thought.plan == BLOW
        return MeleeAttack(actor, name, weapon.id) if blow else RangedAttack(actor, name, weapon.id)
    if power is None:
        return thought.command
    if thought.plan == AIM:
        return options.aimed(thought.state, actor, power, int(thought.cell), thought.slot)
    if thought.plan == USE and len(thought.more) > 1:
        return options.on_several(actor, power, thought.more, thought.slot)
    return options.on(actor, power, "" if power.whom == "self" else name, thought.slot)


# Fear


def is_afraid(who: CreatureCombatState) -> bool:
    """Whether a creature is a coward and has too few hit points left to stay."""
    coward: i64 = who.sheet.coward
    return coward > 0 and who.current_hp * 100 < who.max_hp * coward


def _run_away(thought: Thought) -> None:
    who = thought.who
    if thought.feet >= 5 and walk.at_the_edge(thought.arena, who):
        thought.keep_plain(5.0, "bot-flees", Flee(who.creature_id))
        return
    if thought.threatened() and can_disengage(who):
        thought.keep_plain(4.0, "bot-slips-away", Disengage(who.creature_id))
        return
    cell: i64 = _towards_the_edge(thought)
    if cell >= 0:
        thought.keep_move(10.0, "bot-runs", cell, None)
    elif position.speed(who) > 0 and thought.feet < 5 and _can_dash(who):
        thought.keep_plain(2.0, "bot-runs", Dash(who.creature_id))


def can_disengage(who: CreatureCombatState) -> bool:
    """Whether a creature can still pay for leaving without being struck at."""
    if who.flags & DISENGAGED or position.speed(who) == 0:
        return False
    return action_economy.affords(who, ACTION) or (
        action_economy.disengages_as_bonus(who) and action_economy.affords(who, BONUS)
    )


def _can_dash(who: CreatureCombatState) -> bool:
    return action_economy.affords(who, ACTION) or (
        action_economy.dashes_as_bonus(who) and action_economy.affords(who, BONUS)
    )


def _towards_the_edge(thought: Thought) -> i64:
    if thought.feet < 5:
        return -1
    stops = thought.stops()
    for stop in stops:
        if stop != thought.who.cell and _at_edge(thought.arena, stop, thought.across):
            return stop
    # Too far for now: as far as one comes from everybody.
    best: i64 = -1
    least = thought.exposure(thought.who.cell) - 0.5
    for stop in stops:
        exposed = thought.exposure(stop)
        if exposed < least:
            best, least = stop, exposed
    return best


def _at_edge(arena: Arena, cell: i64, across: i64) -> bool:
    grid = arena.grid
    x: i64 = cell % grid.width
    y: i64 = cell // grid.width
    return x == 0 or y == 0 or x + across >= grid.width or y + across >= grid.height


# Fighting


def _consider_fighting(thought: Thought) -> None:
    who = thought.who
    if thought.enemies:
        for weapon in action_economy.at_hand(who):
            if weapon_attack.usable(who, weapon):
                _consider_weapon(thought, weapon)
    for power in who.sheet.powers:
        if spells.is_on_hand(thought, power):
            spells.consider(thought, power)
    if thought.enemies and (thought.plan == BLOW or thought.plan == IDLE):
        manoeuvres.consider_grips(thought)
    if action_economy.affords(who, ACTION):
        _consider_actions(thought)
    if thought.temper.lurks and thought.plan in (BLOW, SHOT, MOVE):
        _consider_hiding(thought, thought.worth + 0.1)


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
        at: i64 = action_economy.piece_with(who, weapon.id)
        return who.pieces[at] if at >= 0 else 1
    if who.attacks_left > 0:
        return who.attacks_left
    return 1 if who.used_action else worth.attacks_of(who, weapon)


def _consider_blow(thought: Thought, weapon: Attack, target: CreatureCombatState, times: i64) -> None:
    state, who = thought.state, thought.who
    if position.distance(state, who, target) <= weapon.reach_ft:
        value = worth.blow(state, who, target, weapon, times) * thought.zeal(target)
        thought.keep(BLOW, value, "bot-strikes", target, weapon)
        return
    cell: i64 = thought.cell_in_reach(target, weapon.reach_ft)
    if cell >= 0:
        value = _from(thought, cell, target, weapon, times)
        thought.keep_move(value - thought.dislike(target, cell), "bot-closes-in", cell, target)


def _from(thought: Thought, cell: i64, target: CreatureCombatState, weapon: Attack, times: i64) -> float:
    who = thought.who
    here: i64 = who.cell
    who.cell = cell
    value = worth.blow(thought.state, who, target, weapon, times)
    who.cell = here
    return value * thought.zeal(target)


def _consider_shot(thought: Thought, weapon: Attack, target: CreatureCombatState, times: i64) -> None:
    state, who = thought.state, thought.who
    far: i64 = position.distance(state, who, target)
    if weapon.melee and far <= weapon.reach_ft:
        return
    here = 0.0
    if far <= max(weapon.long_ft, weapon.range_ft):
        here = worth.blow(state, who, target, weapon, times) * thought.zeal(target)
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
    grid = thought.arena.grid
    across: i64 = position.width(target)
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
    if who.flags & (GRAPPLED | RESTRAINED) and grapple.bonds(who):
        free = 0.4 * worth.threat(who) + (1.0 if thought.plan == IDLE else 0.0)
        thought.keep_plain(free, "bot-breaks-free", Escape(who.creature_id))
    for friend in state.participants:
        if friend.side == who.side and _is_dying(friend):
            _consider_dying(thought, friend)
    if thought.enemies:
        manoeuvres.consider_help(thought)
    if thought.temper.caution >= 0.3 and thought.enemies and who.bloodied():
        _consider_safety(thought)


def _consider_dying(thought: Thought, friend: CreatureCombatState) -> None:
    who = thought.who
    value = 1.0 + 1.5 * float(friend.death_failures)
    if position.distance(thought.state, who, friend) <= position.BESIDE:
        if thought.keep(PLAIN, value, "bot-stabilizes", friend):
            thought.command = Stabilize(who.creature_id, friend.creature_id)
    elif value > thought.worth:
        cell: i64 = thought.cell_in_reach(friend, position.BESIDE)
        if cell >= 0:
            thought.keep_move(0.9 * value, "bot-comes-to-help", cell, friend)


def _consider_safety(thought: Thought) -> None:
    # What a dodge spares one of all that can come; or the way out, for whoever would rather be elsewhere.
    who = thought.who
    feared = thought.temper.caution * min(thought.exposure(who.cell), float(who.current_hp))
    thought.keep_plain(0.35 * feared, "bot-dodges", Dodge(who.creature_id))
    if thought.temper.keeps_away and thought.feet >= 10 and thought.threatened() and can_disengage(who):
        thought.keep_plain(0.5 * feared, "bot-slips-away", Disengage(who.creature_id))


def _is_dying(friend: CreatureCombatState) -> bool:
    return friend.current_hp == 0 and friend.here() and not friend.flags & STABLE


# When there is nobody to hurt from here


def _consider_the_rest(thought: Thought) -> None:
    who = thought.who
    action = action_economy.affords(who, ACTION)
    if not thought.enemies:
        _look_around(thought, action)
        return
    _consider_hiding(thought, 0.6)
    armed = action or action_economy.attacks_remain(who) > 0
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
    if cell < 0 and thought.arena.doors:
        cell = _through_a_door(thought, targets)
    if cell < 0 and thought.plan == IDLE:
        cell = _straight_on(thought)
    if cell >= 0 and thought.risk(cell) < NEVER:
        thought.keep(MOVE, 0.5, "bot-moves-up", thought.whom_at(cell), None, None, cell)


def _through_a_door(thought: Thought, targets: list[CreatureCombatState]) -> i64:
    # The door in the way is opened if a hand reaches it, else this is where one goes to do so.
    who = thought.who
    door: i64 = thought.door_towards(targets)
    if door < 0:
        return -1
    name = doors.name_of(thought.state, door)
    if name in doors.movable(thought.state, who):
        thought.keep_plain(0.6, "bot-opens", InteractObject(who.creature_id, name))
        return -1
    cell: i64 = thought.cell_beside(door)
    return cell if cell >= 0 else thought.last_before(door)


def _is_beside_any(thought: Thought) -> bool:
    state, who = thought.state, thought.who
    for foe in thought.enemies:
        if position.distance(state, who, foe) <= position.BESIDE and position.in_line(state, who, foe):
            return True
    return False


def _straight_on(thought: Thought) -> i64:
    # There is no way: as near as one comes.
    grid = thought.arena.grid
    goal = thought.whom_at(thought.who.cell)
    if goal is None:
        return -1
    best: i64 = -1
    least: i64 = position.distance(thought.state, thought.who, goal)
    for stop in thought.stops():
        gap: i64 = grid.gap_ft(stop, thought.across, goal.cell, position.width(goal))
        if gap < least:
            best, least = stop, gap
    return best


def _hurry_or_dodge(thought: Thought) -> None:
    who = thought.who
    if not _is_beside_any(thought):
        manoeuvres.consider_waiting(thought)
    eager = position.speed(who) > 0 and thought.feet < 5 and not thought.temper.keeps_away
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
    if action_economy.disengages_as_bonus(who) and thought.threatened() and can_disengage(who):
        thought.keep_plain(most, "bot-slips-away", Disengage(who.creature_id))
    else:
        thought.keep_move(most, "bot-falls-back", best, None)


def _can_hide_now(who: CreatureCombatState) -> bool:
    return (
        action_economy.disengages_as_bonus(who)
        and action_economy.affords(who, BONUS)
        and not who.flags & HIDDEN
    )


def _consider_hiding(thought: Thought, value: float) -> None:
    # Out of sight already: a check, and the next blow comes out of nowhere.
    who = thought.who
    free = thought.plan == IDLE and thought.temper.lurks and not who.flags & HIDDEN
    can = _can_hide_now(who) or (free and action_economy.affords(who, ACTION))
    if can and hiding.can_hide(thought.state, who):
        thought.keep_plain(value, "bot-hides", Hide(who.creature_id))


class Heuristic(Policy):
    """Weighs whole turns one step ahead: expected damage, kills, spells, risks; says why it chose."""

    name: ClassVar[str] = "heuristic"

    def command(self, game: Any, state: CombatState, seat: int, options: Options, dice: Dice) -> Any:
        """The command to give."""
        return decide(state, state.arena, seat).command

    def answer(self, game: Any, state: CombatState, seat: int, request: Any, dice: Dice) -> int:
        """Whether to react, to resist, or which legendary action to take."""
        return answers.answer(state, seat, request)
