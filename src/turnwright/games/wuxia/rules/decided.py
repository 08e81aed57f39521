"""When a side can no longer lose: nobody can hurt it any more, and it is sure to bring all others down.

Everybody is taken at their worst for the side, and its attackers are taken to attack whenever they can.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.wuxia.arena import Table
from turnwright.games.wuxia.rules import strike
from turnwright.games.wuxia.skills import ATTACK, ATTACK_UP, BLEED, DEFENSE_UP, HASTE, STUN, Dose, SkillTier
from turnwright.games.wuxia.state import NOBODY, CharacterState, EquippedSkill, GameState

# What comes less than once in a thousand million fights does not count.
NEGLIGIBLE: Final = 1e-9
# So many times the mean, under the square of the distance to it, is as rare as that (Chernoff: 2 x ln 10^9).
TAIL: Final = 41.5


class Outlook:
    """What a side can count on, whatever the dice do."""

    def __init__(self) -> None:
        self.pace: i64 = 0  # the agility of its attackers, and of everybody
        self.crowd: i64 = 0
        self.living: i64 = 0
        self.attackers: i64 = 0
        self.gathered: i64 = 0  # on all gauges
        self.lost: i64 = 0  # turns that attackers will lose
        self.period: i64 = 0  # own turns from one attack to the next; 0 without attackers
        self.chance = 1.0  # that an attack hurts, and how much at least
        self.damage: i64 = 0


def safe_side(state: GameState, table: Table) -> i64:
    """The side that nobody can hurt any more, and that is sure to win, or -1."""
    armed: i64 = NOBODY
    for fighter in state.fighters:
        if fighter.stats.hp > 0 and can_ever_hurt(fighter, table):
            if armed != NOBODY and armed != fighter.side:
                return NOBODY
            armed = fighter.side
    if armed == NOBODY or _harms_itself(state, armed) or not _sure_to_win(state, table, armed):
        return NOBODY
    return armed


def can_ever_hurt(fighter: CharacterState, table: Table) -> bool:
    """Whether a fighter has an attack that it can pay for, now or later, or a skill that strikes back."""
    if fighter.guard.counter_chance > 0.0:
        return True
    return any(payable(fighter, skill, table) for skill in fighter.equipped)


def payable(fighter: CharacterState, skill: EquippedSkill, table: Table) -> bool:
    """Whether an attack can be paid for, now or later."""
    purse: i64 = fighter.stats.qi if table.qi_regen == 0 else fighter.stats.max_qi
    return skill.slot == ATTACK and skill.move.qi_cost <= purse


def _harms_itself(state: GameState, side: i64) -> bool:
    for fighter in state.fighters:
        if fighter.stats.hp <= 0 or fighter.side != side:
            continue
        if fighter.suffers(BLEED):
            return True
        for skill in fighter.equipped:
            for dose in skill.move.effects:
                if _backfires(dose):
                    return True
    return False


def _backfires(dose: Dose) -> bool:
    if not dose.own:
        return dose.amount > 0 and (dose.kind == DEFENSE_UP or dose.kind == HASTE)
    if dose.kind == BLEED or dose.kind == STUN:
        return True
    return dose.amount < 0 and dose.kind != DEFENSE_UP


def _sure_to_win(state: GameState, table: Table, side: i64) -> bool:
    outlook = _outlook(state, table, side)
    if outlook.period == 0:
        return False
    before_stalemate = _attacks_within(table.stalemate - state.quiet, outlook, table)
    before_cap = _attacks_within(table.steps - state.turn, outlook, table)
    return _some_hurts(before_stalemate, outlook.chance) and _enough_hurt(
        before_cap, outlook.chance, _hits_needed(state, side, outlook.damage)
    )


def _outlook(state: GameState, table: Table, side: i64) -> Outlook:
    found = Outlook()
    for fighter in state.fighters:
        if fighter.stats.hp > 0:
            found.living += 1
            found.crowd += _fastest(fighter)
            found.gathered += fighter.gauge
            if fighter.side == side:
                _count_attacker(found, state, table, fighter)
    return found


def _count_attacker(found: Outlook, state: GameState, table: Table, fighter: CharacterState) -> None:
    # Whoever could waste turns on an attack that does nothing is not counted.
    period = _period(fighter, table)
    if period == 0 or fighter.stats.agility == 0:
        return
    chance, damage = _worst_attack(state, table, fighter)
    if chance <= 0.0 or damage < 1:
        return
    found.attackers += 1
    found.pace += _slowest(fighter)
    for effect in fighter.effects:
        if effect.kind == STUN:
            found.lost += effect.turns
    found.period = max(found.period, period)
    found.chance = min(found.chance, chance)
    found.damage = damage if found.damage == 0 else min(found.damage, damage)


def _period(fighter: CharacterState, table: Table) -> i64:
    # In so many own turns some attack is ready again and paid for; 0 when no attack comes back for ever.
    least: i64 = 0
    for skill in fighter.equipped:
        cost = skill.move.qi_cost
        if not payable(fighter, skill, table) or (cost > 0 and table.qi_regen == 0):
            continue
        saving: i64 = 0 if cost == 0 else (cost + table.qi_regen - 1) // table.qi_regen
        period: i64 = max(1, skill.move.cooldown, skill.ready_in, saving)
        least = period if least == 0 else min(least, period)
    return least


def _worst_attack(state: GameState, table: Table, fighter: CharacterState) -> tuple[float, i64]:
    # Of all attacks that the fighter may choose, on any opponent: the least chance and the least damage.
    attacker = _weakened(fighter)
    chance = 1.0
    damage: i64 = -1
    for each in state.fighters:
        if each.stats.hp <= 0 or each.side == fighter.side:
            continue
        target = _braced(each)
        for skill in fighter.equipped:
            if payable(fighter, skill, table):
                hurts, least = _worst_blow(attacker, target, skill.move, table.by_agility)
                chance = min(chance, hurts)
                damage = least if damage < 0 else min(damage, least)
    return chance, damage


def _worst_blow(
    attacker: CharacterState, target: CharacterState, move: SkillTier, by_agility: bool
) -> tuple[float, i64]:
    steps = target.steps
    power = strike.raw_damage(attacker, target, move) * (1.0 - target.guard.damage_reduction)
    if move.crit_multiplier < 1.0:
        power *= move.crit_multiplier
    reached = 1.0 - steps.miss_chance
    whole = reached * (1.0 - steps.partial_miss_chance)
    whole *= strike.hit_chance(attacker, target, move, by_agility)
    partly: i64 = int(power * (1.0 - steps.partial_miss_max_reduction))
    if partly >= 1:
        return whole + reached * steps.partial_miss_chance, partly
    return whole, int(power)


def _weakened(fighter: CharacterState) -> CharacterState:
    copy = fighter.clone()
    copy.effects = []
    copy.stats.strength = max(0, fighter.stats.strength + min(0, fighter.bonus(ATTACK_UP)))
    copy.stats.agility = _slowest(fighter)
    return copy


def _braced(fighter: CharacterState) -> CharacterState:
    copy = fighter.clone()
    copy.effects = []
    copy.stats.defense += max(0, fighter.bonus(DEFENSE_UP))
    copy.stats.agility = _fastest(fighter)
    return copy


def _slowest(fighter: CharacterState) -> i64:
    slowed: i64 = fighter.agility()
    return min(slowed, fighter.stats.agility)


def _fastest(fighter: CharacterState) -> i64:
    most: i64 = max(0, fighter.bonus(HASTE))
    for skill in fighter.equipped:
        for dose in skill.move.effects:
            if dose.own and dose.kind == HASTE:
                most = max(most, dose.amount)
    return fighter.stats.agility + most


def _attacks_within(turns: i64, outlook: Outlook, table: Table) -> float:
    # All turns are paid for by what the gauges hold and gain, to which the attackers add in proportion to
    # their agility; what is left on them at the end is at most what is left on all. That holds only while
    # a tick fills no more than one gauge: else the slow may wait for ever.
    full: i64 = table.clock.full
    if outlook.crowd * table.clock.step > full or table.clock.step == 0:
        return 0.0
    gathered = float(outlook.gathered) / float(full)
    gained = (float(turns) - gathered) * float(outlook.pace) / float(outlook.crowd)
    own = gained - max(gathered, float(outlook.living + 1)) - float(outlook.lost)
    if outlook.period == 1:
        return own
    return own / float(outlook.period) - float(outlook.attackers)


def _hits_needed(state: GameState, side: i64, damage: i64) -> i64:
    needed: i64 = 0
    for fighter in state.fighters:
        if fighter.side != side:
            needed += (fighter.stats.hp + damage - 1) // damage
    return needed


def _some_hurts(attacks: float, chance: float) -> bool:
    none_hurts = 1.0
    for _ in range(int(attacks)):
        none_hurts *= 1.0 - chance
        if none_hurts < NEGLIGIBLE:
            return True
    return False


def _enough_hurt(attacks: float, chance: float, needed: i64) -> bool:
    mean = attacks * chance
    beyond = mean - float(needed)
    return beyond > 0.0 and beyond * beyond >= TAIL * mean
