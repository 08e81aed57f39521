"""What a bot does without a weapon or a power: it distracts, shoves, holds, waits for the right moment."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics import options
from turnwright.games.tactics.bots import values
from turnwright.games.tactics.bots.decision import BLOW, IN_AN_AREA, PLAIN, Thought, reach_of
from turnwright.games.tactics.commands import Grapple, Help, Shove
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.rules.combat import action_economy, grapple, reactions, weapon_attack
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import zones
from turnwright.games.tactics.sheet import Attack
from turnwright.games.tactics.srd import DEX, GRAPPLED, PRONE, STR
from turnwright.games.tactics.state import CombatState, CreatureCombatState

ADVANTAGE: Final = 0.25  # what an advantage adds to the damage that somebody deals, about
HELD: Final = 0.15  # of the threat of whoever would rather be elsewhere
A_FALL: Final = 10  # feet
OF_A_FALL: Final = 3.5  # damage for so many feet
COMERS: Final = ("brute", "guard", "")  # who comes near to fight


# Helping


def consider_help(thought: Thought) -> None:
    """An enemy beside one is distracted for whoever strikes harder."""
    state, who = thought.state, thought.who
    for friend in state.participants:
        if friend.side != who.side or friend is who or not friend.can_act():
            continue
        # A quick look first: no attack is worth more than a whole turn.
        if ADVANTAGE * values.threat(friend) <= thought.worth:
            continue
        value = ADVANTAGE * values.best_hit(friend)
        if value <= thought.worth or conditions.find(friend, "helped") is not None:
            continue
        foe = _distracted(thought, friend)
        if foe is not None and thought.keep(PLAIN, value, "bot-distracts", friend):
            thought.command = Help(who.creature_id, friend.creature_id, foe.creature_id)


def _distracted(thought: Thought, friend: CreatureCombatState) -> CreatureCombatState | None:
    state = thought.state
    far: i64 = reach_of(friend) + position.speed(friend)
    for foe in thought.enemies:
        beside = foe.stands() and position.distance(state, thought.who, foe) <= position.BESIDE
        if beside and position.distance(state, friend, foe) <= far:
            return foe
    return None


# Shoving and holding


def consider_grips(thought: Thought) -> None:
    """Somebody is pushed to where it hurts, over so that others hit, or held so that it stays."""
    who = thought.who
    if thought.temper.witless or not action_economy.can_attack_with(who, ""):
        return
    times: i64 = who.attacks_left if who.attacks_left > 0 else who.sheet.attacks_per_action
    # A grip takes the place of one attack; the others are still made.
    rest = thought.worth * float(times - 1) / float(times) if thought.plan == BLOW else 0.0
    for target in thought.enemies:
        if target.stands() and position.distance(thought.state, who, target) <= position.BESIDE:
            _consider_grip(thought, target, rest)


def _consider_grip(thought: Thought, target: CreatureCombatState, rest: float) -> None:
    who = thought.who
    over, away = _of_falling_over(thought, target, rest), _of_a_push(thought, target)
    hold = _of_a_hold(target)
    most = max(over, away, hold)
    ability: i64 = STR if target.sheet.saves[STR] >= target.sheet.saves[DEX] else DEX
    value = rest + most * values.fail_chance(target, ability, grapple.grapple_dc(who))
    if value <= thought.worth or not grapple.can_grapple(thought.state, who, target):
        return
    if most == hold:
        if thought.keep(PLAIN, value, "bot-holds", target):
            thought.command = Grapple(who.creature_id, target.creature_id)
    elif most == away:
        if thought.keep(PLAIN, value, "bot-pushes", target):
            thought.command = Shove(who.creature_id, target.creature_id, "PUSH")
    elif thought.keep(PLAIN, value, "bot-topples", target):
        thought.command = Shove(who.creature_id, target.creature_id, "PRONE")


def _of_falling_over(thought: Thought, target: CreatureCombatState, rest: float) -> float:
    # Whoever strikes it before it gets up has advantage.
    if target.flags & PRONE or target.sheet.never & PRONE:
        return 0.0
    gain = ADVANTAGE * rest
    for friend in thought.state.participants:
        if friend.side == thought.who.side and friend is not thought.who and friend.can_act():
            reach: i64 = reach_of(friend)
            beside = reach > 0 and position.distance(thought.state, friend, target) <= reach
            if beside and _acts_before(thought.state, friend, target):
                gain += ADVANTAGE * values.threat(friend)
    return gain


def _acts_before(state: CombatState, one: CreatureCombatState, other: CreatureCombatState) -> bool:
    order = state.initiative_order
    count: i64 = len(order)
    for step in range(1, count):
        place: i64 = order[(state.active_index + step) % count].place
        if place == one.place or place == other.place:
            return place == one.place
    return False


def _of_a_push(thought: Thought, target: CreatureCombatState) -> float:
    # Down from a height, or into an area that hurts.
    grid = thought.arena.grid
    if grid.flat and not thought.state.zones:
        return 0.0
    cell: i64 = _behind(thought, target)
    if cell < 0:
        return 0.0
    across: i64 = position.width(target)
    deep: i64 = grid.level(target.cell, across) - grid.level(cell, across)
    gain = 0.0
    if deep >= A_FALL and conditions.fly_speed(target) == 0:
        gain = values.gain(target, OF_A_FALL * float(deep // A_FALL), 1.0) + ADVANTAGE * values.threat(target)
    for zone in thought.state.zones:
        if cell in zone.cells and target.cell not in zone.cells:
            spread = position.zone_effect(thought.arena, zone)
            harms = spread is not None and len(spread.effects) > 0
            if harms and not zones.spares(thought.state, zone, target):
                gain += IN_AN_AREA
    return gain


def _behind(thought: Thought, target: CreatureCombatState) -> i64:
    # Where a push of one step would lead, or -1.
    grid = thought.arena.grid
    who = thought.who
    wider: i64 = position.width(target) - thought.across
    right: i64 = 2 * (grid.column[target.cell] - grid.column[who.cell]) + wider
    down: i64 = 2 * (grid.row[target.cell] - grid.row[who.cell]) + wider
    x: i64 = grid.column[target.cell] + areas.heading(right, down)
    y: i64 = grid.row[target.cell] + areas.heading(down, right)
    if not grid.inside(x, y):
        return -1
    cell: i64 = grid.cell(x, y)
    return cell if position.seems_to_have_room(thought.state, target, cell) else -1


def _of_a_hold(target: CreatureCombatState) -> float:
    # Who shoots or lurks wants to get away.
    if target.flags & GRAPPLED or target.sheet.never & GRAPPLED or target.sheet.role in COMERS:
        return 0.0
    return HELD * values.threat(target)


# Waiting


def consider_waiting(thought: Thought) -> None:
    """Nobody is in reach: a blow for the first who comes, or a shot at the first who shows itself."""
    who = thought.who
    if not reactions.may_react(who):
        return
    comer = _comer(thought)
    for weapon in who.sheet.attacks:
        if not weapon_attack.usable(who, weapon):
            continue
        if weapon.melee and comer is not None:
            _keep_wait(thought, weapon, True, comer)
        elif weapon.ranged and thought.temper.caution >= 0.2:
            _keep_wait(thought, weapon, False, None)


def _comer(thought: Thought) -> CreatureCombatState | None:
    # An enemy that fights hand to hand, and is near enough to come.
    reach: i64 = reach_of(thought.who)
    for foe in thought.foes():
        if foe.who.sheet.role in COMERS and foe.who.can_act():
            far: i64 = position.distance(thought.state, thought.who, foe.who)
            if position.BESIDE < far <= foe.stride + reach:
                return foe.who
    return None


def _keep_wait(thought: Thought, weapon: Attack, blow: bool, comer: CreatureCombatState | None) -> None:
    value = 0.4 * values.mean_of(weapon.hit)
    why = "bot-waits-to-strike" if blow else "bot-waits-to-shoot"
    if thought.keep(PLAIN, value, why, comer):
        who = thought.who
        thought.tool = weapon.name
        thought.command = options.wait_to_strike(who, weapon) if blow else options.wait_to_shoot(who, weapon)
