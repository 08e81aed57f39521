"""Early stop: a side that no opponent can hurt any more, and that is certain to defeat them all.

Every fighter is assumed at its worst for the side, and its attackers to attack whenever they can.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.wuxia.arena import Arena
from turnwright.games.wuxia.rules import strike
from turnwright.games.wuxia.skills import ATTACK, ATTACK_UP, BLEED, DEFENSE_UP, HASTE, STUN, Dose, SkillTier
from turnwright.games.wuxia.state import NO_INDEX, CharacterState, EquippedSkill, GameState

# Less than one fight in 10^9 does not count.
NEGLIGIBLE: Final = 1e-9
# By Chernoff, a deviation from the mean m of sqrt(TAIL * m) is that rare: TAIL is 2 ln 10^9.
TAIL: Final = 41.5


class Outlook:
    """The prospects of a side: its attackers, their pace, and the least damage that they do."""

    def __init__(self) -> None:
        self.pace: i64 = 0  # agility of its attackers; `crowd` is that of all fighters
        self.crowd: i64 = 0
        self.living: i64 = 0
        self.attackers: i64 = 0
        self.gathered: i64 = 0  # on all gauges
        self.lost: i64 = 0  # turns that its attackers will lose
        self.period: i64 = 0  # turns of an attacker from one attack to the next; 0 without attackers
        self.chance = 1.0  # that an attack hurts; `damage` is the least it does
        self.damage: i64 = 0


def safe_side(state: GameState, arena: Arena) -> i64:
    """Return the side that cannot be hurt any more and is certain to win, or -1."""
    armed: i64 = NO_INDEX
    for fighter in state.fighters:
        if fighter.stats.hp > 0 and can_ever_hurt(fighter, arena):
            if armed != NO_INDEX and armed != fighter.side:
                return NO_INDEX
            armed = fighter.side
    if armed == NO_INDEX or _harms_itself(state, armed) or not _sure_to_win(state, arena, armed):
        return NO_INDEX
    return armed


def can_ever_hurt(fighter: CharacterState, arena: Arena) -> bool:
    """Whether a fighter has an attack that it can ever afford, a counter-attack, or effects on attackers."""
    if fighter.guard.counter_chance > 0.0 or any(not dose.own for dose in fighter.steps.effects):
        return True
    return any(payable(fighter, skill, arena) for skill in fighter.equipped)


def payable(fighter: CharacterState, skill: EquippedSkill, arena: Arena) -> bool:
    """Whether a skill is an attack that the fighter can ever afford."""
    available_qi: i64 = fighter.stats.qi if arena.qi_regen == 0 else fighter.stats.max_qi
    return skill.slot == ATTACK and skill.move.qi_cost <= available_qi


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


def _sure_to_win(state: GameState, arena: Arena, side: i64) -> bool:
    outlook = _outlook(state, arena, side)
    if outlook.period == 0:
        return False
    before_stalemate = _attacks_within(arena.stalemate - state.quiet, outlook, arena)
    before_cap = _attacks_within(arena.steps - state.turn, outlook, arena)
    return _some_hurts(before_stalemate, outlook.chance) and _enough_hurt(
        before_cap, outlook.chance, _hits_needed(state, side, outlook.damage)
    )


def _outlook(state: GameState, arena: Arena, side: i64) -> Outlook:
    found = Outlook()
    for fighter in state.fighters:
        if fighter.stats.hp > 0:
            found.living += 1
            found.crowd += _fastest(fighter)
            found.gathered += fighter.gauge
            if fighter.side == side:
                _count_attacker(found, state, arena, fighter)
    return found


def _count_attacker(found: Outlook, state: GameState, arena: Arena, fighter: CharacterState) -> None:
    # A fighter that might waste turns on a harmless attack does not count.
    period = _period(fighter, arena)
    if period == 0 or fighter.stats.agility == 0:
        return
    chance, damage = _worst_attack(state, arena, fighter)
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


def _period(fighter: CharacterState, arena: Arena) -> i64:
    # The turns until some attack is ready and affordable again; 0 if none ever is.
    least: i64 = 0
    for skill in fighter.equipped:
        cost = skill.move.qi_cost
        if not payable(fighter, skill, arena) or (cost > 0 and arena.qi_regen == 0):
            continue
        saving: i64 = 0 if cost == 0 else (cost + arena.qi_regen - 1) // arena.qi_regen
        period: i64 = max(1, skill.move.cooldown, skill.ready_in, saving)
        least = period if least == 0 else min(least, period)
    return least


def _worst_attack(state: GameState, arena: Arena, fighter: CharacterState) -> tuple[float, i64]:
    # The least chance and the least damage of all attacks the fighter may choose, on any opponent.
    attacker = _weakened(fighter)
    chance = 1.0
    damage: i64 = -1
    for each in state.fighters:
        if each.stats.hp <= 0 or each.side == fighter.side:
            continue
        target = _braced(each)
        for skill in fighter.equipped:
            if payable(fighter, skill, arena):
                hurts, least = _worst_strike(attacker, target, skill.move, arena)
                chance = min(chance, hurts)
                damage = least if damage < 0 else min(damage, least)
    return chance, damage


def _worst_strike(
    attacker: CharacterState, target: CharacterState, move: SkillTier, arena: Arena
) -> tuple[float, i64]:
    # The target is assumed to defend.
    steps = target.steps
    power = strike.raw_damage(attacker, target, move) * strike.taken_share(target)
    power *= 1.0 - float(arena.guard_percent) / 100.0
    if move.crit_multiplier < 1.0:
        power *= move.crit_multiplier
    reached = 1.0 - steps.miss_chance
    whole = reached * (1.0 - steps.partial_miss_chance)
    whole *= strike.hit_chance(attacker, target, move, arena.by_agility)
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
    copy.stats.defense += _most(fighter, DEFENSE_UP)
    copy.stats.agility = _fastest(fighter)
    return copy


def _slowest(fighter: CharacterState) -> i64:
    slowed: i64 = fighter.agility()
    return min(slowed, fighter.stats.agility)


def _fastest(fighter: CharacterState) -> i64:
    return fighter.stats.agility + _most(fighter, HASTE)


def _most(fighter: CharacterState, kind: str) -> i64:
    # The most that an effect of a kind can give a fighter: one that it bears, or one of its own skills.
    most: i64 = max(0, fighter.bonus(kind))
    for skill in fighter.equipped:
        for dose in skill.move.effects:
            if dose.own and dose.kind == kind:
                most = max(most, dose.amount)
    return most


def _attacks_within(turns: i64, outlook: Outlook, arena: Arena) -> float:
    # Turns cost what the gauges hold and gain. The attackers gain in proportion to their agility, and keep at
    # the end at most what all gauges hold. This is true only while a tick fills at most one gauge; else slow
    # fighters may wait forever.
    full: i64 = arena.clock.full
    if outlook.crowd * arena.clock.step > full or arena.clock.step == 0:
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
