"""The vocabulary at work: what an attack, a spell or a feature does to those it reaches.

SRD: Casting Spells, Damage and Healing. One damage roll counts for all targets of one casting.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import Appeared, SpellOutcomeCreature
from turnwright.games.tactics.rules.combat import (
    action_economy,
    attack_roll,
    initiative,
    reactions,
    ready,
    riders,
    talents,
    weapon_damage,
)
from turnwright.games.tactics.rules.core import conditions, d20, damage, position, saves
from turnwright.games.tactics.rules.magic import swallow, zones
from turnwright.games.tactics.rules.movement import forced
from turnwright.games.tactics.sheet import (
    CONCENTRATING,
    EVASION,
    HEALS_FULLY,
    HEALS_ITSELF_TOO,
    HEALS_MORE,
    PERMANENT,
    ROUNDS,
    SURE_CANTRIPS,
    UNTIL_END_OF_TURN,
    UNTIL_SAVE,
    UNTIL_START_OF_TURN,
    Cure,
    Damage,
    Dispel,
    Effect,
    Grant,
    Heal,
    Inflict,
    Lasts,
    Lift,
    Own,
    Pool,
    Power,
    Regain,
    Revive,
    Save,
    Shift,
    Slay,
    Spread,
    Strike,
    Summon,
    Swing,
    When,
)
from turnwright.games.tactics.srd import CONCENTRATION, DEX, EXHAUSTION, SWALLOWED
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState, Zone
from turnwright.kernel.context import Context

HIT: Final = "hit"
FAIL: Final = "fail"
SUCCESS: Final = "success"
HALF: Final = "half"
BLUDGEONING: Final = 1


class Cast:
    """One use of a power or one blow: by whom, with which slot, against which number."""

    def __init__(self, actor: CreatureCombatState, name: str, power: Power | None = None) -> None:
        self.actor = actor
        self.name = name
        self.power = power
        self.slot: i64 = 0  # the level of the slot, or 0
        self.dc: i64 = actor.sheet.spell_dc
        self.to_hit: i64 = actor.sheet.spell_attack
        self.magic: bool = False
        self.critical: bool = False
        self.advantage: bool = False  # the attack roll had it
        self.subdue: bool = False
        self.less: i64 = 0  # taken off the damage: the modifier of a second light weapon
        self.cells: list[int] = []
        self.center: i64 = -1  # the cell that it is aimed at
        self.corner_x: i64 = -1  # or the corner of cells, in half cells
        self.corner_y: i64 = -1
        self.sneaks: bool = False  # a blow with a sneak attack
        self.strong: bool = False  # a blow with strength
        self.healed_itself: bool = False  # who heals has had some of it
        self.presses: bool = False  # the first target saves with disadvantage
        self.rolled: list[int] = []  # damage that was thrown once for all, by the place of its effect
        if power is not None:
            self.magic = power.kind == "spell" or power.magical
            self.dc = power.dc if power.dc > 0 else self.dc
            self.to_hit = power.to_hit if power.to_hit > -100 else self.to_hit
            if power.dc_ability >= 0:
                self.dc = 8 + actor.sheet.proficiency + actor.sheet.mods[power.dc_ability]
            if power.kind == "spell":
                for condition in actor.conditions:
                    self.dc += condition.mark.spell_dc
                    self.presses = self.presses or (condition.mark.presses and power.area is None)


def cast_of(state: CombatState, arena: Arena, who: CreatureCombatState, condition: ConditionState) -> Cast:
    """The casting that a condition comes from, for what it does later."""
    source = who if condition.source < 0 else state.participants[condition.source]
    power = arena.powers.get(condition.spell)
    cast = Cast(source, condition.spell or condition.name, power)
    cast.slot = 0 if power is None else power.level + condition.above
    cast.dc = condition.dc if condition.dc > 0 else cast.dc
    return cast


def above(cast: Cast) -> i64:
    """How many levels the slot is above the spell's own."""
    power = cast.power
    if power is None or cast.slot <= power.level:
        return 0
    return cast.slot - power.level


def tier_of(who: CreatureCombatState) -> i64:
    """Cantrips grow at levels 5, 11 and 17."""
    level: i64 = who.sheet.level
    if level >= 17:
        return 4
    if level >= 11:
        return 3
    return 2 if level >= 5 else 1


def pool_of(cast: Cast, effect: Damage) -> Pool:
    """The dice of a damage effect at this slot and level."""
    pool = effect.pool
    if effect.by_tier:
        return Pool(pool.count * tier_of(cast.actor), pool.sides, pool.plus)
    more = effect.per_level
    extra: i64 = above(cast)
    if more is None or extra == 0:
        return pool
    return Pool(pool.count + more.count * extra, pool.sides, pool.plus + more.plus * extra)


def amount(cast: Cast, effect: Damage, ctx: Context, target: str = "") -> i64:
    """Throw the damage of an effect, on one target or on all; never below 0."""
    times: i64 = 2 if cast.critical else 1
    pool = pool_of(cast, effect)
    thrown: i64 = d20.throw(ctx, cast.actor, pool, times, cast.name, d20.OTHER, d20.DAMAGE, target)
    if effect.plus_modifier:
        thrown += cast.actor.sheet.spell_modifier
    for condition in cast.actor.conditions:
        weakens = condition.mark.weakens
        if weakens is not None:
            thrown -= d20.throw(ctx, cast.actor, weakens, 1, condition.mark.name)
    return thrown if thrown > 0 else 0


def resolve(
    state: CombatState,
    arena: Arena,
    cast: Cast,
    effects: list[Effect],
    targets: list[CreatureCombatState],
    ctx: Context,
) -> None:
    """Carry out a list of effects on the targets, one effect after the other."""
    for effect in effects:
        if isinstance(effect, Save):
            _save_each(state, arena, cast, effect, targets, ctx)
        elif isinstance(effect, Spread):
            _stay(state, cast, effect, ctx)
        elif isinstance(effect, Summon):
            _summon(state, arena, cast, effect, ctx)
        elif isinstance(effect, Strike):
            _strike_each(state, arena, cast, effect, targets, ctx)
        elif isinstance(effect, Own):
            resolve(state, arena, cast, effect.effects, [cast.actor], ctx)
        elif isinstance(effect, Revive):
            for target in targets:
                damage.revive(state, target, effect.hp, ctx)
        elif isinstance(effect, Shift) and effect.way == "zone":
            _carry(state, arena, cast, ctx)
        elif isinstance(effect, Damage) and effect.once and len(targets) > 1:
            thrown: i64 = amount(cast, effect, ctx)
            for target in targets:
                if target.here():
                    deal(state, arena, cast, effect, target, thrown, ctx)
        else:
            for target in targets:
                if target.here():
                    apply_one(state, arena, cast, effect, target, ctx)


def apply_one(
    state: CombatState,
    arena: Arena,
    cast: Cast,
    effect: Effect,
    target: CreatureCombatState,
    ctx: Context,
) -> None:
    """One effect on one creature."""
    if isinstance(effect, Damage):
        if not effect.needs_advantage or cast.advantage:
            deal(state, arena, cast, effect, target, amount(cast, effect, ctx, target.creature_id), ctx)
    elif isinstance(effect, Inflict):
        inflict(state, cast, effect, target, ctx)
    elif isinstance(effect, Heal):
        _heal(state, cast, effect, target, ctx)
    elif isinstance(effect, Save):
        _save_each(state, arena, cast, effect, [target], ctx)
    elif isinstance(effect, Shift):
        forced.shift(state, arena, cast.actor, target, effect, cast.center, ctx)
    elif isinstance(effect, Cure):
        _cure(state, effect, target, ctx)
    elif isinstance(effect, Grant):
        _grant(state, arena, target, effect, ctx)
    elif isinstance(effect, Own):
        resolve(state, arena, cast, effect.effects, [cast.actor], ctx)
    elif isinstance(effect, Slay):
        _slay(state, cast.actor, target, ctx)
    elif isinstance(effect, Lift):
        _lift(state, effect, target, ctx)
    elif isinstance(effect, Regain):
        _regain(cast, effect)
    elif isinstance(effect, Dispel):
        _dispel(state, arena, cast, effect, target, ctx)
    elif isinstance(effect, When):
        resolve(state, arena, cast, riders.those(state, cast.actor, target, [effect]), [target], ctx)
    elif isinstance(effect, Swing):
        _swing(state, arena, cast, effect, target, ctx)


def _swing(
    state: CombatState,
    arena: Arena,
    cast: Cast,
    effect: Swing,
    target: CreatureCombatState,
    ctx: Context,
) -> None:
    # One of the actor's own attacks, if it reaches.
    weapon = cast.actor.sheet.attack(effect.weapon)
    if (
        weapon is None
        or not cast.actor.can_act()
        or position.cover(state, cast.actor, target) == position.NO_LINE
    ):
        return
    far: i64 = position.distance(state, cast.actor, target)
    if far <= weapon.reach_ft or far <= weapon.long_ft:
        weapon_damage.strike(state, arena, cast.actor, target, weapon, False, False, ctx)


def _lift(state: CombatState, effect: Lift, target: CreatureCombatState, ctx: Context) -> None:
    # Remove Curse; or what a power had put on before is used up by it.
    for condition in [one for one in target.conditions if is_lifted(effect, one)]:
        conditions.take_off(state, target, condition, ctx)


def is_lifted(effect: Lift, condition: ConditionState) -> bool:
    """Whether a condition is of those that end."""
    return condition.mark.curse if effect.name == "curse" else condition.name == effect.name


def _regain(cast: Cast, effect: Regain) -> None:
    # Font of Inspiration, Font of Magic: a slot becomes uses of something else.
    back: i64 = cast.slot if effect.by_slot else 1
    left: i64 = cast.actor.uses.get(effect.pool, 0) - back
    cast.actor.uses[effect.pool] = int(left) if left > 0 else 0


def _slay(state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, ctx: Context) -> None:
    state.quiet = 0
    if damage.kept_up(state, target, True, ctx) == 0:
        damage.die(state, target, actor, ctx)


def _dispel(
    state: CombatState, arena: Arena, cast: Cast, effect: Dispel, target: CreatureCombatState, ctx: Context
) -> None:
    # Dispel Magic: what is of no higher a level ends; else a check of 10 and its level decides.
    least: i64 = cast.slot if cast.slot > effect.level else effect.level
    for condition in dispellable(arena, target):
        if not any(one is condition for one in target.conditions):
            continue
        level: i64 = arena.powers[condition.spell].level + condition.above
        if level > least:
            made: i64 = d20.d20(ctx, cast.actor, 0, d20.OTHER, "", cast.name, 10 + level)
            if made + cast.actor.sheet.spell_modifier < 10 + level:
                continue
        conditions.take_off(state, target, condition, ctx)


def dispellable(arena: Arena, target: CreatureCombatState) -> list[ConditionState]:
    """What spells have put on a creature; that it concentrates on one itself is no such thing."""
    found: list[ConditionState] = []
    for condition in target.conditions:
        power = arena.powers.get(condition.spell)
        if power is not None and power.kind == "spell" and not condition.mark.flags & CONCENTRATION:
            found.append(condition)
    return found


def deal(
    state: CombatState,
    arena: Arena,
    cast: Cast,
    effect: Damage,
    target: CreatureCombatState,
    thrown: i64,
    ctx: Context,
) -> i64:
    """Damage that was thrown, on one creature."""
    left: i64 = thrown - cast.less
    cast.less = 0
    if left < 0:
        left = 0
    taken: i64 = damage.hurt(
        state, arena, target, left, effect.type, cast.actor, cast.critical, cast.subdue, ctx
    )
    sap(state, cast.actor, effect, target, taken, ctx)
    return taken


def sap(
    state: CombatState,
    actor: CreatureCombatState,
    effect: Damage,
    target: CreatureCombatState,
    taken: i64,
    ctx: Context,
) -> None:
    """What damage does beyond itself: it lowers the maximum, or gives the actor half of it."""
    if effect.leeches or effect.drinks:
        damage.heal(state, actor, taken if effect.drinks else taken // 2, ctx)
    if effect.drains and taken > 0:
        left: i64 = target.max_hp - taken
        target.max_hp = left if left > effect.least_max else effect.least_max
        if target.max_hp < target.current_hp:
            target.current_hp = target.max_hp
        if target.max_hp == 0 and not target.dead:
            damage.die(state, target, actor, ctx)


def _save_each(
    state: CombatState,
    arena: Arena,
    cast: Cast,
    effect: Save,
    targets: list[CreatureCombatState],
    ctx: Context,
) -> None:
    own: i64 = cast.dc
    cast.dc = effect.dc if effect.dc > 0 else own
    reached = [target for target in targets if target.here()]
    if effect.around > 0 and targets:
        reached = _all_around(state, targets[0], effect.around)
    # The damage is thrown once, before anybody saves.
    thrown: list[int] = []
    if reached:
        thrown = [int(amount(cast, each, ctx)) if isinstance(each, Damage) else 0 for each in effect.fail]
    against: i64 = threatens(effect)
    for target in reached:
        covers = effect.ability == DEX and not effect.ignores_cover
        more: i64 = cover_bonus(state, cast, target) if covers else 0
        lean: i64 = lean_of(cast, effect, target)
        cast.presses = False
        saved = saves.save(
            state, target, effect.ability, cast.dc, cast.name, cast.magic, ctx, against, more, lean
        )
        _after_save(state, arena, cast, effect, target, thrown, saved, ctx)
    cast.dc = own


def lean_of(cast: Cast, effect: Save, target: CreatureCombatState) -> i64:
    """Whether a save itself comes with advantage (1), disadvantage (-1) or neither."""
    return d20.edge_of(effect.eased, cast.presses or target.sheet.kind in effect.hard_for)


def cover_bonus(state: CombatState, cast: Cast, target: CreatureCombatState) -> i64:
    """Cover: DEX saves too, against what comes from the other side: the caster's, or the area's origin."""
    power = cast.power
    if power is None or target is cast.actor:
        return 0
    area = power.area
    if area is not None and not area.from_self and cast.corner_x >= 0:
        bonus: i64 = position.cover_from_corner(state, cast.corner_x, cast.corner_y, target)
    elif area is not None and not area.from_self and cast.center >= 0:
        bonus = position.cover_from(state, cast.center, target)
    else:
        bonus = position.shelter(state, cast.actor, target)
    return bonus if bonus < position.NO_LINE else 0


def threatens(effect: Save) -> i64:
    """The conditions that a failed save brings, as bits."""
    flags: i64 = 0
    for each in effect.fail:
        if isinstance(each, Inflict):
            flags |= each.mark.flags
    return flags


def _all_around(state: CombatState, target: CreatureCombatState, feet: i64) -> list[CreatureCombatState]:
    # The target, even if the blow itself killed it, is the middle.
    return [
        each for each in state.participants if each.here() and position.distance(state, target, each) <= feet
    ]


def _after_save(
    state: CombatState,
    arena: Arena,
    cast: Cast,
    effect: Save,
    target: CreatureCombatState,
    thrown: list[int],
    saved: bool,
    ctx: Context,
) -> None:
    potent = is_potent(cast)
    wound = _wound_after(cast, effect, target, thrown, saved, potent)
    halved = False
    for each in effect.fail:
        halved = halved or (saved and isinstance(each, Damage) and (each.half or potent))
    taken: i64 = _deal_all(state, arena, cast, effect.fail, wound, target, ctx, saved)
    if not saved:
        _apply_rest(state, arena, cast, effect.fail, target, ctx)
    elif target.here():
        resolve(state, arena, cast, effect.success, [target], ctx)
    if ctx.heard:
        outcome = FAIL if not saved else HALF if halved else SUCCESS
        ctx.emit(SpellOutcomeCreature(target.creature_id, cast.name, outcome, int(taken)))


def _wound_after(
    cast: Cast, effect: Save, target: CreatureCombatState, thrown: list[int], saved: bool, potent: bool
) -> "damage.Wound":
    """What of the damage a creature takes by its save: half is half of the whole, whatever its kinds."""
    # Evasion: nothing instead of half, half instead of all.
    evades = effect.ability == DEX and target.sheet.has(EVASION) and target.can_act()
    wound = wound_by(cast)
    if saved and evades:
        return wound
    for place, each in enumerate(effect.fail):
        if isinstance(each, Damage) and (each.half or (saved and potent) or not (saved or evades)):
            wound.add(thrown[place], each.type)
    if saved:
        wound.halve()
        return wound.without_nothing()
    if evades:
        wound.halve()
        for place, each in enumerate(effect.fail):
            if isinstance(each, Damage) and not each.half:
                wound.add(thrown[place], each.type)
    return wound


def wound_by(cast: Cast) -> "damage.Wound":
    """An empty wound of a blow or a power."""
    return damage.Wound(cast.actor, cast.critical, cast.subdue)


def _deal_all(
    state: CombatState,
    arena: Arena,
    cast: Cast,
    effects: list[Effect],
    wound: "damage.Wound",
    target: CreatureCombatState,
    ctx: Context,
    saved: bool = False,
) -> i64:
    # All damage of one hit or one save is one wound; who has saved loses nothing beyond it.
    if not wound.types:
        return 0
    taken: i64 = damage.deal(state, arena, target, wound, ctx)
    if not saved:
        sap_all(state, cast, effects, wound, target, ctx)
    return taken


def sap_all(
    state: CombatState,
    cast: Cast,
    effects: list[Effect],
    wound: "damage.Wound",
    target: CreatureCombatState,
    ctx: Context,
) -> None:
    """What the damage of a wound does beyond itself."""
    for each in effects:
        if isinstance(each, Damage) and (each.drains or each.leeches or each.drinks):
            sap(state, cast.actor, each, target, wound.taken_of(each.type), ctx)


def _apply_rest(
    state: CombatState,
    arena: Arena,
    cast: Cast,
    effects: list[Effect],
    target: CreatureCombatState,
    ctx: Context,
) -> None:
    # What a hit or a failed save does besides damage.
    for each in effects:
        if not isinstance(each, Damage) and target.here():
            apply_one(state, arena, cast, each, target, ctx)


def is_potent(cast: Cast) -> bool:
    """Potent Cantrip: half the damage on a miss or a save."""
    power = cast.power
    if power is None or power.kind != "spell":
        return False
    return power.level == 0 and cast.actor.sheet.has(SURE_CANTRIPS)


def inflict(
    state: CombatState, cast: Cast, effect: Inflict, target: CreatureCombatState, ctx: Context
) -> bool:
    """A mark on one creature, if it is not too large for it and not of a kind that is spared."""
    if target.sheet.size > effect.largest or target.sheet.kind in effect.spares:
        return False
    power = cast.power
    lasts = effect.lasts
    spell = _spell_of(cast)
    kept = power is not None and (power.concentration or spell == power.needs)
    if kept and lasts.kind in (PERMANENT, ROUNDS, UNTIL_SAVE):
        # What a spell has put on lasts as long as the concentration, unless its own time is shorter.
        lasts = Lasts(CONCENTRATING, lasts.rounds, lasts.ability, lasts.whose)
    if effect.mark.flags & EXHAUSTION:
        damage.tire(state, target, 1, cast.actor, ctx)
        return True
    dc: i64 = effect.escape_dc if effect.escape_dc > 0 else cast.dc
    put = conditions.afflict(state, target, effect.mark, lasts, cast.actor, dc, spell, ctx, above(cast))
    if put and effect.mark.flags & SWALLOWED:
        swallow.take_in(state, target, cast.actor, ctx)
    if put and effect.mark.extra_action and state.active() is target:
        target.extra_action = True
    return put


def _spell_of(cast: Cast) -> str:
    # What a lasting spell lets one do belongs to it, as long as it is concentrated on.
    power = cast.power
    if power is None:
        return cast.name
    return power.needs if power.needs != "" and power.needs == cast.actor.concentrates_on else power.id


def from_pool(cast: Cast, target: CreatureCombatState, paid: bool = False) -> i64:
    """Lay On Hands: as much as the target lacks, out of what is left of the uses."""
    power = cast.power
    if power is None:
        return 0
    left: i64 = power.limit - cast.actor.uses.get(power.pool or power.id, 0) + (1 if paid else 0)
    lacks: i64 = target.max_hp - target.current_hp
    return left if left < lacks else lacks


def _lay_hands(state: CombatState, cast: Cast, target: CreatureCombatState, ctx: Context) -> None:
    power = cast.power
    given: i64 = from_pool(cast, target, True)
    if power is not None and given > 0:
        pool = power.pool or power.id
        cast.actor.uses[pool] = cast.actor.uses.get(pool, 0) + int(given) - 1
        damage.heal(state, target, given, ctx)


def _heal(state: CombatState, cast: Cast, effect: Heal, target: CreatureCombatState, ctx: Context) -> None:
    if effect.from_pool:
        _lay_hands(state, cast, target, ctx)
        return
    pool = effect.pool
    more = effect.per_level
    extra: i64 = above(cast)
    if more is not None and extra > 0:
        pool = Pool(pool.count + more.count * extra, pool.sides, pool.plus + more.plus * extra)
    thrown: i64 = pool.count * pool.sides + pool.plus
    if not heals_wholly(cast, target):
        name = target.creature_id
        thrown = d20.throw(ctx, cast.actor, pool, 1, cast.name, d20.OTHER, d20.HEALING, name)
    thrown += more_healing(cast, effect)
    if effect.up_to_half:
        room: i64 = target.max_hp // 2 - target.current_hp
        thrown = thrown if thrown < room else room
    if effect.raises:
        target.max_hp += thrown
    if effect.temporary:
        damage.give_temporary(target, thrown, ctx)
    else:
        damage.heal(state, target, thrown, ctx)
        _heal_itself_too(state, cast, target, ctx)


def _heal_itself_too(state: CombatState, cast: Cast, target: CreatureCombatState, ctx: Context) -> None:
    # Blessed Healer: who heals others with a slot regains 2 and its level, once a casting.
    actor, power = cast.actor, cast.power
    if power is None or not actor.sheet.has(HEALS_ITSELF_TOO) or target is actor or cast.healed_itself:
        return
    if reactions.takes_slot(power):
        cast.healed_itself = True
        damage.heal(state, actor, 2 + cast.slot, ctx)


def heals_wholly(cast: Cast, who: CreatureCombatState) -> bool:
    """Beacon of Hope, Supreme Healing: dice of healing count as their most."""
    power = cast.power
    if power is not None and power.kind != "item" and cast.actor.sheet.has(HEALS_FULLY):
        return True
    return any(condition.mark.whole_healing for condition in who.conditions)


def more_healing(cast: Cast, effect: Heal) -> i64:
    """What is added to the dice of healing."""
    more: i64 = cast.actor.sheet.spell_modifier if effect.plus_modifier else 0
    # Disciple of Life: a spell with a slot heals 2 more and the slot's level; a higher maximum is no healing.
    regains = not effect.temporary and not effect.raises
    if cast.magic and cast.slot > 0 and regains and cast.actor.sheet.has(HEALS_MORE):
        more += 2 + cast.slot
    return more


def _cure(state: CombatState, effect: Cure, target: CreatureCombatState, ctx: Context) -> None:
    # Conditions [Exhaustion]: one level at a time.
    if effect.flags & EXHAUSTION and target.exhaustion > 0:
        damage.rest(target, ctx)
        if effect.one:
            return
    for condition in list(target.conditions):
        if condition.mark.flags & effect.flags:
            conditions.take_off(state, target, condition, ctx)
            if effect.one:
                return


def _grant(state: CombatState, arena: Arena, who: CreatureCombatState, effect: Grant, ctx: Context) -> None:
    if effect.what == "stable":
        damage.stabilize(state, arena, who, ctx)
    elif effect.what == "action":
        # Attacks that are left of the first action can still be made.
        who.used_action = False
        if action_economy.attacks_remain(who) == 0:
            who.routine = -1
    elif effect.what == "dodge":
        conditions.mark_turn(state, arena, who, "dodging", UNTIL_START_OF_TURN, ctx)
    elif effect.what == "disengage":
        conditions.mark_turn(state, arena, who, "disengaged", UNTIL_END_OF_TURN, ctx)
    elif effect.what == "movement":
        who.remaining_movement_ft += effect.feet if effect.feet > 0 else position.speed(who)


def aim_of(
    state: CombatState, cast: Cast, effect: Strike, target: CreatureCombatState, range_ft: i64
) -> "attack_roll.Aim":
    """All that bears on the attack roll of a power."""
    found = attack_roll.aim(state, cast.actor, target, cast.to_hit, not effect.melee, range_ft)
    if cast.power is not None and cast.power.kind == "spell":
        attack_roll.by_magic(cast.actor, found)
    return found


def _strike_each(
    state: CombatState,
    arena: Arena,
    cast: Cast,
    effect: Strike,
    targets: list[CreatureCombatState],
    ctx: Context,
) -> None:
    power = cast.power
    range_ft: i64 = 5 if power is None else reactions.range_of(cast.actor, power)
    for target in targets:
        if not target.here():
            continue
        aim = aim_of(state, cast, effect, target, range_ft)
        thrown = reactions.attack_roll(state, cast.actor, target, aim, cast.name, ctx)
        if not thrown.hit and target.here() and _seeks(state, cast, ctx):
            aim = aim_of(state, cast, effect, target, range_ft)
            thrown = reactions.attack_roll(state, cast.actor, target, aim, cast.name, ctx)
        cast.critical = thrown.hit and thrown.critical
        cast.advantage = thrown.edge > 0
        if thrown.hit:
            hit = riders.those(state, cast.actor, target, effect.hit)
            _apply_all(state, arena, cast, hit, target, not effect.melee, ctx)
        else:
            _graze(state, arena, cast, effect, target, ctx)
        cast.critical = False
        ready.after_attack(state, arena, cast.actor, target, ctx)
        if ctx.heard:
            outcome = HIT if thrown.hit else "miss"
            ctx.emit(SpellOutcomeCreature(target.creature_id, cast.name, outcome))


def seeks(cast: Cast) -> bool:
    """Seeking Spell: whether an attack roll of this casting that misses is thrown again."""
    if cast.power is None or cast.power.kind != "spell":
        return False
    return any(condition.mark.seeks for condition in cast.actor.conditions)


def _seeks(state: CombatState, cast: Cast, ctx: Context) -> bool:
    # Once a casting.
    if not seeks(cast):
        return False
    for condition in [one for one in cast.actor.conditions if one.mark.seeks]:
        conditions.take_off(state, cast.actor, condition, ctx)
    return True


def _apply_all(
    state: CombatState,
    arena: Arena,
    cast: Cast,
    effects: list[Effect],
    target: CreatureCombatState,
    ranged: bool,
    ctx: Context,
) -> None:
    wound = wound_by(cast)
    for each in effects:
        if isinstance(each, Damage) and (not each.needs_advantage or cast.advantage):
            wound.add(amount(cast, each, ctx, target.creature_id), each.type)
    add_marked(cast, target, wound, ctx)
    spent = weapon_damage.add_strikes(state, arena, cast, target, ranged, wound, ctx)
    if wound.types and reactions.halves(state, target, cast.actor, ctx):
        wound.halve()
    elif wound.types:
        talents.deflect(state, target, cast.actor, wound, ctx)
    _deal_all(state, arena, cast, effects, wound, target, ctx)
    _apply_rest(state, arena, cast, effects, target, ctx)
    weapon_damage.finish_strikes(state, arena, cast, target, spent, ctx)


def add_marked(cast: Cast, target: CreatureCombatState, wound: "damage.Wound", ctx: Context) -> None:
    """Hunter's Mark: whoever has marked a target hurts it more with every attack roll that hits it."""
    kind: i64 = wound.types[0] if wound.types else BLUDGEONING
    for condition in target.conditions:
        mark = condition.mark
        if mark.damage is not None and mark.marks_target and condition.source == cast.actor.place:
            times: i64 = 2 if cast.critical else 1
            name = target.creature_id
            more: i64 = d20.throw(ctx, cast.actor, mark.damage, times, mark.name, d20.OTHER, d20.DAMAGE, name)
            wound.add(more, mark.damage_type if mark.damage_type >= 0 else kind)


def _graze(
    state: CombatState,
    arena: Arena,
    cast: Cast,
    effect: Strike,
    target: CreatureCombatState,
    ctx: Context,
) -> None:
    # What a miss does: damage that is halved like that of a save, or what else is written there.
    missed = effect.hit if is_potent(cast) else effect.miss
    for each in missed:
        if isinstance(each, Damage) and target.here():
            thrown: i64 = amount(cast, each, ctx)
            halved = each.half or is_potent(cast)
            deal(state, arena, cast, each, target, thrown // 2 if halved else thrown, ctx)
    for each in effect.miss:
        if not isinstance(each, Damage) and target.here():
            apply_one(state, arena, cast, each, target, ctx)


def _stay(state: CombatState, cast: Cast, effect: Spread, ctx: Context) -> None:
    power = cast.power
    if power is None:
        return
    zone = Zone(power.id, power.effects.index(effect), cast.actor.place, list(cast.cells))
    zone.dc = cast.dc
    zone.slot = cast.slot
    zone.rounds = power.rounds
    zone.concentration = power.concentration
    if effect.sunlit:
        _brighten(state, zone, power, ctx)
    state.zones = [*state.zones, zone]


def _brighten(state: CombatState, light: Zone, power: Power, ctx: Context) -> None:
    # Daylight: darkness of a spell of no higher a level ends where it falls.
    arena: Arena = state.arena
    for zone in list(state.zones):
        spread = zones.spread_of(arena, zone)
        if spread is None or not spread.dark or zone.slot > power.level:
            continue
        if any(cell in light.cells for cell in zone.cells):
            caster = state.participants[zone.source]
            if zone.concentration and caster.concentrates_on == zone.power:
                conditions.end_concentration(state, caster, ctx)
            state.zones = [each for each in state.zones if each is not zone]


def _carry(state: CombatState, arena: Arena, cast: Cast, ctx: Context) -> None:
    # The area of a lasting spell is laid anew, and comes over those who stand there.
    power = cast.power
    for zone in state.zones:
        if power is not None and zone.power == power.needs and zone.source == cast.actor.place:
            before = zone.cells
            zone.cells = list(cast.cells)
            zones.come_over(state, arena, zone, before, ctx)


def _spend_call(cast: Cast, joined: CreatureCombatState) -> None:
    # Who comes when it is called cannot call others by the same power.
    power = cast.power
    if power is not None and power.limit > 0:
        joined.uses[power.pool or power.id] = int(power.limit)


def _summon(state: CombatState, arena: Arena, cast: Cast, effect: Summon, ctx: Context) -> None:
    for _ in range(effect.count):
        joined = initiative.join(state, arena, effect.creature, cast.actor, cast.center)
        if joined is not None:
            _spend_call(cast, joined)
        if joined is not None and ctx.heard:
            x, y = position.coord(state, joined.cell)
            ctx.emit(Appeared(joined.creature_id, joined.name, x, y))
