"""Actions of a bot without a weapon or a power: Help, Shove, Grapple, Ready."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics import options
from turnwright.games.tactics.bots import values
from turnwright.games.tactics.bots.decision import MELEE, PLAIN, ZONE_COST, Decision, reach_of
from turnwright.games.tactics.commands import Grapple, Help, Shove
from turnwright.games.tactics.forecast import outcomes
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.rules.combat import action_economy, actions, grapple, reactions, weapon_attack
from turnwright.games.tactics.rules.core import conditions, position
from turnwright.games.tactics.rules.magic import zones
from turnwright.games.tactics.sheet import Attack
from turnwright.games.tactics.srd import DISTRACTED, GRAPPLED, PRONE
from turnwright.games.tactics.state import CombatState, CreatureCombatState

ADVANTAGE: Final = 0.25  # about the share of damage that Advantage adds
HELD: Final = 0.15  # the value of grappling a creature, as a share of its threat
FALL_FEET: Final = 10  # that deal FALL_DAMAGE
FALL_DAMAGE: Final = 3.5  # the mean of 1d6
MELEE_ROLES: Final = ("brute", "guard", "")  # roles that fight in melee


# Help


def consider_help(decision: Decision) -> None:
    """Consider helping an ally that hits harder against an adjacent enemy."""
    state, who = decision.state, decision.who
    for friend in state.participants:
        if friend.side != who.side or friend is who or not friend.can_act():
            continue
        # A quick test first: no attack is worth more than a whole turn.
        if ADVANTAGE * values.threat(friend) <= decision.worth:
            continue
        value = ADVANTAGE * values.best_hit(friend)
        if value <= decision.worth:
            continue
        foe = _distracted(decision, friend)
        if foe is not None and decision.keep(PLAIN, value, "bot-distracts", friend):
            decision.command = Help(who.creature_id, actions.named_ally(who, friend), foe.creature_id)


def _distracted(decision: Decision, friend: CreatureCombatState) -> CreatureCombatState | None:
    state = decision.state
    far: i64 = reach_of(friend) + position.speed(friend)
    for foe in decision.enemies:
        if foe.flags & DISTRACTED:
            continue
        beside = foe.stands() and position.distance(state, decision.who, foe) <= position.BESIDE
        if beside and position.distance(state, friend, foe) <= far:
            return foe
    return None


# Shove and Grapple


def consider_grapples(decision: Decision) -> None:
    """Consider pushing an enemy into danger, knocking it Prone for others, or grappling it."""
    who = decision.who
    if decision.temperament.witless or not action_economy.can_attack_with(who, ""):
        return
    times: i64 = who.attacks_left if who.attacks_left > 0 else who.sheet.attacks_per_action
    # A grapple or shove replaces one attack; the others are still made.
    rest = decision.worth * float(times - 1) / float(times) if decision.plan == MELEE else 0.0
    for target in decision.enemies:
        if target.stands() and position.distance(decision.state, who, target) <= position.BESIDE:
            _consider_grapple(decision, target, rest)


def _consider_grapple(decision: Decision, target: CreatureCombatState, rest: float) -> None:
    who = decision.who
    over, away = _prone_value(decision, target, rest), _push_value(decision, target)
    hold = _grapple_value(target)
    most = max(over, away, hold)
    if rest + most <= decision.worth or not grapple.can_grapple(decision.state, who, target):
        return
    value = rest + most * outcomes.grapple_chance(decision.state, who, target)
    if value <= decision.worth:
        return
    if most == hold:
        if decision.keep(PLAIN, value, "bot-holds", target):
            decision.command = Grapple(who.creature_id, target.creature_id)
    elif most == away:
        if decision.keep(PLAIN, value, "bot-pushes", target):
            decision.command = Shove(who.creature_id, target.creature_id, "PUSH")
    elif decision.keep(PLAIN, value, "bot-topples", target):
        decision.command = Shove(who.creature_id, target.creature_id, "PRONE")


def _prone_value(decision: Decision, target: CreatureCombatState, rest: float) -> float:
    # Attackers beside a Prone target have Advantage until it stands up.
    if target.flags & PRONE or target.sheet.never & PRONE:
        return 0.0
    gain = ADVANTAGE * rest
    for friend in decision.state.participants:
        if friend.side == decision.who.side and friend is not decision.who and friend.can_act():
            reach: i64 = reach_of(friend)
            beside = reach > 0 and position.distance(decision.state, friend, target) <= reach
            if beside and _acts_before(decision.state, friend, target):
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


def _push_value(decision: Decision, target: CreatureCombatState) -> float:
    # A fall, or a harmful area.
    grid = decision.arena.grid
    if grid.flat and not decision.state.zones:
        return 0.0
    cell: i64 = _behind(decision, target)
    if cell < 0:
        return 0.0
    across: i64 = position.width(target)
    deep: i64 = grid.level(target.cell, across) - grid.level(cell, across)
    gain = 0.0
    if deep >= FALL_FEET and conditions.fly_speed(target) == 0:
        gain = values.gain(target, FALL_DAMAGE * float(deep // FALL_FEET), 1.0) + ADVANTAGE * values.threat(
            target
        )
    for zone in decision.state.zones:
        if cell in zone.cells and target.cell not in zone.cells:
            spread = position.zone_effect(decision.arena, zone)
            harms = spread is not None and len(spread.effects) > 0
            if harms and not zones.spares(decision.state, zone, target):
                gain += ZONE_COST
    return gain


def _behind(decision: Decision, target: CreatureCombatState) -> i64:
    # The cell that a push of 5 feet leads to, or -1.
    grid = decision.arena.grid
    who = decision.who
    wider: i64 = position.width(target) - decision.across
    right: i64 = 2 * (grid.column[target.cell] - grid.column[who.cell]) + wider
    down: i64 = 2 * (grid.row[target.cell] - grid.row[who.cell]) + wider
    x: i64 = grid.column[target.cell] + areas.heading(right, down)
    y: i64 = grid.row[target.cell] + areas.heading(down, right)
    if not grid.inside(x, y):
        return -1
    cell: i64 = grid.cell(x, y)
    return cell if position.seems_to_have_room(decision.state, target, cell) else -1


def _grapple_value(target: CreatureCombatState) -> float:
    # A creature that shoots or hides wants to get away, and a grapple stops it.
    if target.flags & GRAPPLED or target.sheet.never & GRAPPLED or target.sheet.role in MELEE_ROLES:
        return 0.0
    return HELD * values.threat(target)


# Ready


def consider_ready(decision: Decision) -> None:
    """With no enemy in reach, consider readying an attack on the first one that comes or shows itself."""
    who = decision.who
    if not reactions.may_react(who):
        return
    comer = _comer(decision)
    for weapon in who.sheet.attacks:
        if not weapon_attack.usable(who, weapon):
            continue
        if weapon.melee and comer is not None:
            _keep_wait(decision, weapon, True, comer)
        elif weapon.ranged and decision.temperament.caution >= 0.2:
            _keep_wait(decision, weapon, False, None)


def _comer(decision: Decision) -> CreatureCombatState | None:
    # An enemy that fights in melee and is near enough to come.
    reach: i64 = reach_of(decision.who)
    for foe in decision.foes():
        if foe.who.sheet.role in MELEE_ROLES and foe.who.can_act():
            far: i64 = position.distance(decision.state, decision.who, foe.who)
            if position.BESIDE < far <= foe.stride + reach:
                return foe.who
    return None


def _keep_wait(decision: Decision, weapon: Attack, melee: bool, foe: CreatureCombatState | None) -> None:
    value = 0.4 * values.mean_of(weapon.hit)
    why = "bot-waits-to-strike" if melee else "bot-waits-to-shoot"
    if decision.keep(PLAIN, value, why, foe):
        who = decision.who
        decision.tool = weapon.name
        decision.command = (options.wait_to_strike if melee else options.wait_to_shoot)(who, weapon)
