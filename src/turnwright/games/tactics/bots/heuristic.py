"""The heuristic bot: it weighs whole turns, one step ahead, and explains its choice.

For each enemy and each attack the bot looks for the cheapest cell to attack from. It scores the gain
(expected damage, a kill, broken Concentration) and the risk (opportunity attacks, allies in the area, a cell
that enemies can reach). The weights depend on the creature: brutes attack the nearest enemy, archers and
casters keep away, sneaks hide, cowards flee.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from turnwright.gamekit.naming import BETWEEN
from turnwright.games.tactics import options
from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.bots import adventurer, answers, manoeuvres, spells
from turnwright.games.tactics.bots import values as worth
from turnwright.games.tactics.bots.choice import Choice
from turnwright.games.tactics.bots.decision import (
    AIM,
    DEFAULT_STRATEGY,
    FORBIDDEN,
    IDLE,
    MELEE,
    MOVE,
    PLAIN,
    RANGED,
    USE,
    Decision,
    Strategy,
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
    Wake,
)
from turnwright.games.tactics.map import sight
from turnwright.games.tactics.rules.adventure import knowledge
from turnwright.games.tactics.rules.combat import action_economy, actions, grapple, hiding, weapon_attack
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.movement import doors, walk
from turnwright.games.tactics.sheet import ACTION, BONUS, Attack
from turnwright.games.tactics.srd import COMBAT, DISENGAGED, HIDDEN
from turnwright.games.tactics.state import MASTER, AdventureState, CombatState, CreatureCombatState
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Message

_START: Final = CombatStart()


def explain(state: CombatState, seat: int) -> Message:
    """Explain the command that the bot would give now."""
    return decide(state, state.arena, seat).message(state)


def decide(state: CombatState, arena: Arena, seat: int, strategy: Strategy = DEFAULT_STRATEGY) -> Choice:
    """Choose the next command of the active creature, by the strategy of its side."""
    if state.scene != COMBAT:
        return Choice(_START, 0.0, "bot-begins")
    who = state.active()
    if who is None or who.seat != seat:
        return Choice(_START, 0.0, "bot-waits")
    if walk.can_stand_up(who):
        return Choice(StandUp(who.creature_id), 1.0, "bot-stands-up", who.name)
    if not who.may_act():
        return Choice(EndTurn(who.creature_id), 0.0, "bot-cannot-act", who.name)
    if who.used_action and who.used_bonus_action and _has_had_its_turn(who):
        return Choice(EndTurn(who.creature_id), 0.0, "bot-is-done", who.name)
    return _chosen(_considered(Decision(state, arena, who, strategy)))


def shortlist(state: CombatState, arena: Arena, seat: int, most: i64) -> list[Choice]:
    """List the best few commands, beginning with the choice of `decide`; all are different."""
    found = [decide(state, arena, seat)]
    who = state.active()
    if who is None or not who.can_act() or isinstance(found[0].command, (CombatStart, EndTurn, StandUp)):
        return found
    passed_over: list[str] = []
    for _ in range(2 * most):
        decision = Decision(state, arena, who)
        decision.passed_over = passed_over
        choice = _chosen(_considered(decision))
        if decision.plan == IDLE or len(found) == most:
            break
        add_plan(found, choice)
        passed_over.append(decision.signature())
    return found


def add_plan(plans: list[Choice], plan: Choice) -> None:
    """Add a plan, unless another has the same command."""
    for each in plans:
        if each.command == plan.command:
            return
    plans.append(plan)


def _has_had_its_turn(who: CreatureCombatState) -> bool:
    if who.extra_action or action_economy.attacks_remain(who) > 0:
        return False
    return who.remaining_movement_ft < 5 or who.flags & HIDDEN != 0


def _considered(decision: Decision) -> Decision:
    if is_afraid(decision.who) and not decision.strategy.brave:
        _run_away(decision)
    if decision.plan == IDLE:
        _consider_fighting(decision)
    if decision.plan == IDLE:
        _consider_other_actions(decision)
    return decision


def _chosen(decision: Decision) -> Choice:
    who, target = decision.who, decision.target
    tool = decision.tool if decision.plan == PLAIN else ""
    if decision.weapon is not None:
        tool = decision.weapon.name
    elif decision.power is not None:
        tool = decision.power.name
    if decision.plan == IDLE:
        return Choice(EndTurn(who.creature_id), 0.0, "bot-is-done", who.name)
    name = "" if target is None else target.name
    if decision.plan == USE and decision.more:
        name = BETWEEN.join([each.name for each in decision.more])
    return Choice(_command(decision), decision.worth, decision.why, who.name, name, tool)


def _command(decision: Decision) -> Any:
    actor = decision.who.creature_id
    target, weapon, power = decision.target, decision.weapon, decision.power
    name = "" if target is None else target.creature_id
    if decision.plan == MOVE:
        return Move(actor, walk.write_cell(decision.state, decision.cell))
    if weapon is not None:
        melee = decision.plan == MELEE
        return MeleeAttack(actor, name, weapon.id) if melee else RangedAttack(actor, name, weapon.id)
    if power is None:
        return decision.command
    if decision.plan == AIM:
        return options.aimed(decision.state, actor, power, int(decision.cell), decision.slot)
    if decision.plan == USE and len(decision.more) > 1:
        return options.on_several(actor, power, decision.more, decision.slot)
    return options.on(actor, power, "" if power.whom == "self" else name, decision.slot)


# Fleeing


def is_afraid(who: CreatureCombatState) -> bool:
    """Whether a cowardly creature has too few Hit Points left to stay."""
    coward: i64 = who.sheet.coward
    return coward > 0 and who.current_hp * 100 < who.max_hp * coward


def _run_away(decision: Decision) -> None:
    who = decision.who
    if decision.feet >= 5 and walk.at_the_edge(decision.arena, who):
        decision.keep_plain(5.0, "bot-flees", Flee(who.creature_id))
        return
    if decision.threatened() and can_disengage(who):
        decision.keep_plain(4.0, "bot-slips-away", Disengage(who.creature_id))
        return
    cell: i64 = _towards_the_edge(decision)
    if cell >= 0:
        decision.keep_move(10.0, "bot-runs", cell, None)
    elif position.speed(who) > 0 and decision.feet < 5 and _can_dash(who):
        decision.keep_plain(2.0, "bot-runs", Dash(who.creature_id))


def can_disengage(who: CreatureCombatState) -> bool:
    """Whether a creature can take the Disengage action now."""
    if who.flags & DISENGAGED or position.speed(who) == 0:
        return False
    return action_economy.affords(who, ACTION) or (
        action_economy.disengages_as_bonus(who) and action_economy.affords(who, BONUS)
    )


def _can_dash(who: CreatureCombatState) -> bool:
    return action_economy.affords(who, ACTION) or (
        action_economy.dashes_as_bonus(who) and action_economy.affords(who, BONUS)
    )


def _towards_the_edge(decision: Decision) -> i64:
    if decision.feet < 5:
        return -1
    stops = decision.stops()
    for stop in stops:
        if stop != decision.who.cell and walk.edge_distance_ft(decision.arena, decision.who, stop) == 0:
            return stop
    # The edge is out of reach: go where the danger is least.
    best: i64 = -1
    least = decision.exposure(decision.who.cell) - 0.5
    for stop in stops:
        exposed = decision.exposure(stop)
        if exposed < least:
            best, least = stop, exposed
    return best


# Fighting


def _consider_fighting(decision: Decision) -> None:
    who = decision.who
    if decision.enemies:
        for weapon in action_economy.at_hand(who):
            if weapon_attack.usable(who, weapon):
                _consider_weapon(decision, weapon)
    for power in who.sheet.powers:
        if spells.is_usable(decision, power):
            spells.consider(decision, power)
    if decision.enemies and (decision.plan == MELEE or decision.plan == IDLE):
        manoeuvres.consider_grapples(decision)
    if action_economy.affords(who, ACTION):
        _consider_actions(decision)
    if decision.temperament.prefers_stealth and decision.plan in (MELEE, RANGED, MOVE):
        _consider_hiding(decision, decision.worth + 0.1)


def _consider_weapon(decision: Decision, weapon: Attack) -> None:
    who = decision.who
    times: i64 = _attack_count(who, weapon)
    for target in decision.enemies:
        charmed = conditions.is_charmed_by(decision.state, who, target)
        if not charmed and weapon_attack.may_target(decision.state, who, target, weapon):
            if weapon.melee:
                _consider_melee(decision, weapon, target, times)
            if weapon.ranged:
                _consider_ranged(decision, weapon, target, times)


def _attack_count(who: CreatureCombatState, weapon: Attack) -> i64:
    if who.routine >= 0:
        at: i64 = action_economy.piece_with(who, weapon.id)
        return who.pieces[at] if at >= 0 else 1
    if who.attacks_left > 0:
        return who.attacks_left
    return 1 if who.used_action else worth.attacks_of(who, weapon)


def _consider_melee(decision: Decision, weapon: Attack, target: CreatureCombatState, times: i64) -> None:
    state, who = decision.state, decision.who
    if position.distance(state, who, target) <= weapon.reach_ft:
        value = worth.weapon_value(state, who, target, weapon, times) * decision.attack_factor(target)
        decision.keep(MELEE, value, "bot-strikes", target, weapon)
        return
    cell: i64 = decision.cell_in_reach(target, weapon.reach_ft)
    if cell >= 0:
        value = _value_from(decision, cell, target, weapon, times)
        decision.keep_move(value - decision.approach_cost(target, cell), "bot-closes-in", cell, target)


def _value_from(
    decision: Decision, cell: i64, target: CreatureCombatState, weapon: Attack, times: i64
) -> float:
    who = decision.who
    here: i64 = who.cell
    who.cell = cell
    value = worth.weapon_value(decision.state, who, target, weapon, times)
    who.cell = here
    return value * decision.attack_factor(target)


def _consider_ranged(decision: Decision, weapon: Attack, target: CreatureCombatState, times: i64) -> None:
    state, who = decision.state, decision.who
    far: i64 = position.distance(state, who, target)
    if weapon.melee and far <= weapon.reach_ft:
        return
    here = 0.0
    if far <= max(weapon.long_ft, weapon.range_ft):
        here = worth.weapon_value(state, who, target, weapon, times) * decision.attack_factor(target)
        decision.keep(RANGED, here, "bot-shoots", target, weapon)
    if decision.feet >= 5 and (far > weapon.range_ft or here == 0.0 or _is_pressed(decision)):
        cell: i64 = _vantage(decision, target, weapon.range_ft)
        if cell >= 0:
            value = _value_from(decision, cell, target, weapon, times)
            decision.keep_move(value - 0.2, "bot-takes-aim", cell, target)


def _is_pressed(decision: Decision) -> bool:
    # Careful creatures step away from adjacent enemies before a ranged attack.
    return decision.temperament.caution >= 0.2 and decision.has_enemy_beside()


def _vantage(decision: Decision, target: CreatureCombatState, range_ft: i64) -> i64:
    """A cell for a ranged attack, in range and in sight; for careful creatures the least dangerous one."""
    if decision.temperament.caution < 0.2:
        return decision.cell_in_reach(target, range_ft)
    grid = decision.arena.grid
    across: i64 = position.width(target)
    best: i64 = -1
    least = 0.0
    for stop in decision.stops():
        cell: i64 = stop
        exposed = decision.exposure(cell)
        if (best >= 0 and exposed >= least) or cell == decision.who.cell:
            continue
        if position.distance_from(decision.state, cell, decision.who, target) > range_ft:
            continue
        if sight.sees(grid, cell, decision.across, target.cell, across):
            best, least = cell, exposed
    return best


def _consider_actions(decision: Decision) -> None:
    state, who = decision.state, decision.who
    if not grapple.bonds(who) and grapple.fires(who):
        # A fire burns for as long as nothing puts it out.
        burns = 1.5 * worth.FIRE_VALUE if who.bloodied() else worth.FIRE_VALUE
        decision.keep_plain(burns, "bot-breaks-free", Escape(who.creature_id))
    if grapple.bonds(who):
        free = 0.4 * worth.threat(who) + (1.0 if decision.plan == IDLE else 0.0)
        decision.keep_plain(free, "bot-breaks-free", Escape(who.creature_id))
    for friend in state.participants:
        if friend.side == who.side and friend.dying():
            _consider_dying(decision, friend)
    for friend in actions.sleepers(state, who):
        # An ally that is shaken awake can act again.
        if friend.side == who.side and decision.keep(PLAIN, 0.8 * worth.threat(friend), "bot-wakes", friend):
            decision.command = Wake(who.creature_id, friend.creature_id)
    if decision.enemies:
        manoeuvres.consider_help(decision)
    if decision.temperament.caution >= 0.3 and decision.enemies and who.bloodied():
        _consider_safety(decision)


def _consider_dying(decision: Decision, friend: CreatureCombatState) -> None:
    who = decision.who
    if position.separated(who, friend):
        return
    value = 1.0 + 1.5 * float(friend.death_failures)
    if position.distance(decision.state, who, friend) <= position.BESIDE:
        if decision.keep(PLAIN, value, "bot-stabilizes", friend):
            decision.command = Stabilize(who.creature_id, friend.creature_id)
    elif value > decision.worth:
        cell: i64 = decision.cell_in_reach(friend, position.BESIDE)
        if cell >= 0:
            decision.keep_move(0.9 * value, "bot-comes-to-help", cell, friend)


def _consider_safety(decision: Decision) -> None:
    # Dodge to avoid some of the damage to expect, or Disengage to get away.
    who = decision.who
    feared = decision.temperament.caution * min(decision.exposure(who.cell), float(who.current_hp))
    decision.keep_plain(0.35 * feared, "bot-dodges", Dodge(who.creature_id))
    if (
        decision.temperament.keeps_away
        and decision.feet >= 10
        and decision.threatened()
        and can_disengage(who)
    ):
        decision.keep_plain(0.5 * feared, "bot-slips-away", Disengage(who.creature_id))


# Without a target


def _consider_other_actions(decision: Decision) -> None:
    who = decision.who
    action = action_economy.affords(who, ACTION)
    if not decision.enemies:
        _search(decision, action)
        return
    _consider_hiding(decision, 0.6)
    armed = action or action_economy.attacks_remain(who) > 0
    if armed or decision.temperament.caution < 0.2:
        _approach(decision)
    if decision.plan == IDLE and action:
        _hurry_or_dodge(decision)
    if decision.plan == IDLE and not armed and decision.temperament.caution >= 0.2:
        _fall_back(decision)


def _search(decision: Decision, action: bool) -> None:
    # Search for hidden enemies, or walk on in the hope of finding them.
    who, stops = decision.who, decision.stops()
    if action:
        decision.keep_plain(0.2, "bot-searches", Search(who.creature_id))
    elif len(stops) > 1:
        far = len(stops) // 2
        at = far + int(decision.state.turns * 31 + who.place * 7) % (len(stops) - far)
        decision.keep_move(0.2, "bot-wanders", stops[at], None)


def _approach(decision: Decision) -> None:
    if decision.feet < 5 or _is_beside_any(decision):
        return
    targets = [
        foe for foe in decision.enemies if not conditions.is_charmed_by(decision.state, decision.who, foe)
    ]
    cell: i64 = decision.towards(targets)
    if cell < 0 and decision.arena.doors:
        cell = _through_a_door(decision, targets)
    if cell < 0 and decision.plan == IDLE:
        cell = _straight_on(decision)
    if cell >= 0 and decision.risk(cell) < FORBIDDEN:
        decision.keep(MOVE, 0.5, "bot-moves-up", decision.nearest_enemy(cell), None, None, cell)


def _through_a_door(decision: Decision, targets: list[CreatureCombatState]) -> i64:
    # Open the door in the way if it is in reach; otherwise return the cell to open it from.
    who = decision.who
    door: i64 = decision.door_towards(targets)
    if door < 0:
        return -1
    name = doors.name_of(decision.state, door)
    if name in doors.movable(decision.state, who):
        decision.keep_plain(0.6, "bot-opens", InteractObject(who.creature_id, name))
        return -1
    cell: i64 = decision.cell_beside(door)
    return cell if cell >= 0 else decision.last_before(door)


def _is_beside_any(decision: Decision) -> bool:
    state, who = decision.state, decision.who
    for foe in decision.enemies:
        if position.distance(state, who, foe) <= position.BESIDE and position.in_line(state, who, foe):
            return True
    return False


def _straight_on(decision: Decision) -> i64:
    # Without a path, go as near as possible.
    goal = decision.nearest_enemy(decision.who.cell)
    if goal is None:
        return -1
    best: i64 = -1
    least: i64 = position.distance(decision.state, decision.who, goal)
    for stop in decision.stops():
        gap: i64 = position.distance_from(decision.state, stop, decision.who, goal)
        if gap < least:
            best, least = stop, gap
    return best


def _hurry_or_dodge(decision: Decision) -> None:
    who = decision.who
    if not _is_beside_any(decision):
        manoeuvres.consider_ready(decision)
    eager = position.speed(who) > 0 and decision.feet < 5 and not decision.temperament.keeps_away
    if eager and not _is_beside_any(decision):
        decision.keep_plain(0.2, "bot-hurries", Dash(who.creature_id))
    else:
        decision.keep_plain(0.1, "bot-dodges", Dodge(who.creature_id))


def _fall_back(decision: Decision) -> None:
    """After the action, move away from danger; sneaks move out of sight."""
    who = decision.who
    if decision.feet < 5 or who.flags & HIDDEN:
        return
    hides = decision.temperament.prefers_stealth and _can_hide_now(who)
    here = decision.exposure(who.cell)
    best: i64 = -1
    most = 1.5
    hidden = 2.0 if hides else 0.0
    if decision.temperament.caution * here + hidden <= most or (hides and decision.is_unseen(who.cell)):
        return
    for stop in decision.stops():
        value = decision.temperament.caution * (here - decision.exposure(stop))
        if hides and value + hidden > most and decision.is_unseen(stop):
            value += hidden
        if value > most and stop != who.cell:
            best, most = stop, value
    if best < 0:
        return
    if action_economy.disengages_as_bonus(who) and decision.threatened() and can_disengage(who):
        decision.keep_plain(most, "bot-slips-away", Disengage(who.creature_id))
    else:
        decision.keep_move(most, "bot-falls-back", best, None)


def _can_hide_now(who: CreatureCombatState) -> bool:
    return (
        action_economy.disengages_as_bonus(who)
        and action_economy.affords(who, BONUS)
        and not who.flags & HIDDEN
    )


def _consider_hiding(decision: Decision, value: float) -> None:
    # Hide where the creature is already out of sight, so that its next attack has Advantage.
    who = decision.who
    free = decision.plan == IDLE and decision.temperament.prefers_stealth and not who.flags & HIDDEN
    can = _can_hide_now(who) or (free and action_economy.affords(who, ACTION))
    if can and hiding.can_hide(decision.state, who):
        decision.keep_plain(value, "bot-hides", Hide(who.creature_id))


def _in_adventure(state: AdventureState, seat: int, options: Options, dice: Dice) -> Choice:
    # Players know the hit points of their foes in steps only.
    if state.scene != COMBAT:
        return adventurer.decide(state, seat, options, dice)
    if seat == MASTER:
        return decide(state, state.arena, seat)
    if knowledge.has_unseen(state, seat):
        known = knowledge.as_seen(state, seat)
        return decide(known, known.arena, seat)
    # For the time of a decision the state itself is blurred: to copy it would cost a tenth of the decision.
    before = knowledge.blur(state, seat)
    try:
        return decide(state, state.arena, seat)
    finally:
        knowledge.sharpen(before)


class Heuristic(Policy):
    """Weighs whole turns one step ahead: expected damage, kills, spells and risks."""

    name: ClassVar[str] = "heuristic"

    def command(self, game: Any, state: CombatState, seat: int, options: Options, dice: Dice) -> Any:
        """Choose a command."""
        if isinstance(state, AdventureState):
            return _in_adventure(state, seat, options, dice).command
        return decide(state, state.arena, seat).command

    def explain(self, game: Any, state: CombatState, seat: int, dice: Dice) -> Message:
        """Explain the command that it would give now."""
        if isinstance(state, AdventureState):
            return _in_adventure(state, seat, game.options(state, seat), dice).message(state)
        return explain(state, seat)

    def answer(self, game: Any, state: CombatState, seat: int, request: Any, dice: Dice) -> int:
        """Answer a question about a reaction, Legendary Resistance or a legendary action."""
        return answers.answer(state, seat, request)
