"""Carries out effects on their targets.

SRD: Casting Spells; Damage and Healing. One damage roll applies to all targets of a spell.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import EXTENDED, HEIGHTENED, Arena
from turnwright.games.tactics.events import Appeared, SpellOutcomeCreature
from turnwright.games.tactics.rules import recursion
from turnwright.games.tactics.rules.combat import (
    action_economy,
    attack_roll,
    hiding,
    initiative,
    reactions,
    ready,
    weapon_damage,
)
from turnwright.games.tactics.rules.combat.attack_roll import AttackRoll
from turnwright.games.tactics.rules.core import (
    concentration,
    conditions,
    d20,
    damage,
    dying,
    edition,
    healing,
    position,
    saves,
)
from turnwright.games.tactics.rules.core.damage_roll import DamagePart, DamageRoll
from turnwright.games.tactics.rules.magic import slots, swallow, uses, zones
from turnwright.games.tactics.rules.movement import forced
from turnwright.games.tactics.sheet import (
    EVASION,
    GREATER_MAGIC_RESISTANCE,
    HEALS_FULLY,
    HEALS_ITSELF_TOO,
    HEALS_MORE,
    SLEEPLESS,
    SURE_CANTRIPS,
    Attack,
)
from turnwright.games.tactics.srd import (
    BLINDED,
    CHARMED,
    CONCENTRATION,
    DEX,
    EXHAUSTION,
    OUT_OF_ACTION,
    SWALLOWED,
    UNCONSCIOUS,
)
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState, Zone
from turnwright.games.tactics.vocabulary import (
    CONCENTRATING,
    DROPPED,
    PERMANENT,
    ROUNDS,
    UNTIL_END_OF_TURN,
    UNTIL_SAVE,
    UNTIL_START_OF_TURN,
    Cure,
    Damage,
    Dispel,
    Duration,
    Effect,
    Grant,
    Heal,
    Inflict,
    OnSelf,
    Pool,
    PowerAttack,
    RegainUses,
    Relocate,
    RemoveCondition,
    Revive,
    Save,
    Slay,
    Summon,
    WeaponAttack,
    When,
    WithinPool,
    ZoneEffect,
)
from turnwright.kernel.context import Context

HIT: Final = "hit"
FAIL: Final = "fail"
SUCCESS: Final = "success"
HALF: Final = "half"
HITS: Final = "_hits"
FAR_BELOW: Final = 5  # a save that fails by this much
# Shares of damage.
NONE: Final = 0
HALVED: Final = 1
WHOLE: Final = 2


def resolve(
    state: CombatState, use: uses.Use, effects: list[Effect], targets: list[CreatureCombatState], ctx: Context
) -> None:
    """Resolve a list of effects on the targets, one effect after the other."""
    for effect in effects:
        if isinstance(effect, Save):
            _save_each(state, use, effect, targets, ctx)
        elif isinstance(effect, ZoneEffect):
            _create_zone(state, use, effect, targets, ctx)
        elif isinstance(effect, Summon):
            _summon(state, use, effect, ctx)
        elif isinstance(effect, WithinPool):
            _spread_pool(state, use, effect, targets, ctx)
        elif isinstance(effect, PowerAttack):
            _power_attacks(state, use, effect, targets, ctx)
        elif isinstance(effect, OnSelf):
            resolve(state, use, effect.effects, [use.actor], ctx)
            if _fell_short(effect, use.actor):
                return
        elif isinstance(effect, Revive):
            for target in targets:
                healing.revive(target, effect.hp, ctx)
        elif isinstance(effect, Relocate) and effect.way == "zone":
            _move_zone(state, use, ctx)
        elif isinstance(effect, Damage) and not effect.each and len(targets) > 1:
            thrown: i64 = uses.roll_damage(use, effect, ctx)
            for target in targets:
                if target.here():
                    apply_damage(state, use, effect, target, thrown, ctx)
        else:
            for target in targets:
                if target.here():
                    apply_one(state, use, effect, target, ctx)


def _fell_short(effect: OnSelf, actor: CreatureCombatState) -> bool:
    # Deadly Leap: an Opportunity Attack may stop it.
    leaps = any(isinstance(one, Relocate) and one.way == "leap" for one in effect.effects)
    return leaps and not actor.stands()


def _spread_pool(
    state: CombatState, use: uses.Use, effect: WithinPool, targets: list[CreatureCombatState], ctx: Context
) -> None:
    # Sleep and Color Spray in 5.1: a creature whose Hit Points are not covered ends it.
    left: i64 = d20.throw(ctx, use.actor, uses.at_slot(use, effect.pool, effect.per_level), 1, use.name)
    waiting = [target for target in targets if target.here() and is_within(effect, target)]
    while waiting:
        weakest = waiting[0]
        for target in waiting:
            weakest = target if target.current_hp < weakest.current_hp else weakest
        left -= weakest.current_hp
        if left < 0:
            return
        resolve(state, use, effect.effects, [weakest], ctx)
        waiting = [target for target in waiting if target is not weakest]


def is_within(effect: WithinPool, target: CreatureCombatState) -> bool:
    """Sleep and Color Spray in 5.1: whether a creature is one of those that the roll is for."""
    if target.flags & UNCONSCIOUS or (effect.seen and target.flags & BLINDED):
        return False
    return not effect.sleep or not (target.sheet.has(SLEEPLESS) or conditions.immune_to(target, CHARMED))


def apply_one(
    state: CombatState, use: uses.Use, effect: Effect, target: CreatureCombatState, ctx: Context
) -> None:
    """Apply one effect to one creature."""
    if isinstance(effect, Damage):
        if not effect.needs_advantage or use.advantage:
            apply_damage(
                state, use, effect, target, uses.roll_damage(use, effect, ctx, target.creature_id), ctx
            )
    elif isinstance(effect, Inflict):
        inflict(state, use, effect, target, ctx)
    elif isinstance(effect, Heal):
        _heal(state, use, effect, target, ctx)
    elif isinstance(effect, Save):
        _save_each(state, use, effect, [target], ctx)
    elif isinstance(effect, Relocate) and effect.way == "flee":
        _flee(state, target, use.actor, ctx)
    elif isinstance(effect, Relocate) and effect.way == "charge":
        _charge(state, use.actor, target, effect.feet, ctx)
    elif isinstance(effect, Relocate):
        forced.shift(state, use.actor, target, effect, use.center, ctx)
    elif isinstance(effect, Cure):
        _cure(state, effect, target, ctx)
    elif isinstance(effect, Grant):
        _grant(state, target, effect, ctx)
    elif isinstance(effect, OnSelf):
        resolve(state, use, effect.effects, [use.actor], ctx)
    elif isinstance(effect, Slay) and effect.falls:
        # Death Glare: the target drops to 0 Hit Points.
        if target.current_hp > 0:
            state.quiet = 0
            target.current_hp = 0
            dying.drop_to_zero(state, target, 0, DamageRoll(use.actor), ctx)
    elif isinstance(effect, Slay):
        state.quiet = 0
        if dying.stay_at_one_hp(state, target, True, ctx) == 0:
            dying.die(state, target, use.actor, ctx)
    elif isinstance(effect, RemoveCondition):
        # Remove Curse; or a condition that a power consumes.
        for condition in [one for one in target.conditions if is_lifted(effect, one)]:
            conditions.remove(state, target, condition, ctx)
    elif isinstance(effect, RegainUses):
        # Font of Inspiration, Font of Magic: a slot becomes uses of another feature.
        back: i64 = use.slot if effect.by_slot else 1
        left: i64 = use.actor.uses.get(effect.pool, 0) - back
        use.actor.uses[effect.pool] = int(left) if left > 0 else 0
    elif isinstance(effect, Dispel):
        _dispel(state, use, effect, target, ctx)
    elif isinstance(effect, When) and effect.what == DROPPED:
        if use.dropped:
            resolve(state, use, effect.effects, [target], ctx)
    elif isinstance(effect, When):
        resolve(state, use, weapon_damage.active_effects(state, use.actor, target, [effect]), [target], ctx)
    elif isinstance(effect, WeaponAttack):
        # An attack with one of the user's own weapons, if it reaches.
        weapon = use.actor.sheet.attack(effect.weapon)
        if weapon is None or not use.actor.can_act() or target.sheet.size > effect.largest:
            return
        far: i64 = position.distance(state, use.actor, target)
        if far > weapon.reach_ft and far > weapon.long_ft:
            return
        if position.cover(state, use.actor, target) != position.NO_LINE:
            recursion.strike(state, use.actor, target, weapon, ctx)


def _flee(state: CombatState, who: CreatureCombatState, feared: CreatureCombatState, ctx: Context) -> None:
    # Dissonant Whispers: the reaction, if available, takes the creature away by up to its Speed.
    if not reactions.may_react(who) or position.speed(who) == 0:
        return
    who.used_reaction = True
    before: i64 = who.remaining_movement_ft
    who.remaining_movement_ft = position.speed(who)
    recursion.run_from(state, who, feared, ctx)
    who.remaining_movement_ft = before


def _charge(
    state: CombatState, who: CreatureCombatState, foe: CreatureCombatState, feet: i64, ctx: Context
) -> None:
    # Charge of a troll: a run beside the movement of the turn, which stays as it is.
    if position.speed(who) == 0:
        return
    before: i64 = who.remaining_movement_ft
    who.remaining_movement_ft = feet
    recursion.charge(state, who, foe, ctx)
    who.remaining_movement_ft = before


def is_lifted(effect: RemoveCondition, condition: ConditionState) -> bool:
    """Whether an effect removes a condition."""
    return condition.rule.is_curse if effect.name == "curse" else condition.name == effect.name


def _dispel(
    state: CombatState, use: uses.Use, effect: Dispel, target: CreatureCombatState, ctx: Context
) -> None:
    # Dispel Magic: a check against 10 plus the level ends a spell of a higher level.
    arena: Arena = state.arena
    least: i64 = use.slot if use.slot > effect.level else effect.level
    for condition in dispellable(arena, target):
        if not any(one is condition for one in target.conditions):
            continue
        level: i64 = arena.powers[condition.spell].level + condition.above
        if level > least and not saves.spell_check(state, use.actor, use.name, 10 + level, ctx):
            continue
        conditions.remove(state, target, condition, ctx)


def dispellable(arena: Arena, target: CreatureCombatState) -> list[ConditionState]:
    """The conditions on a creature that come from spells, except its own Concentration."""
    found: list[ConditionState] = []
    for condition in target.conditions:
        power = arena.powers.get(condition.spell)
        own = condition.rule.flags & CONCENTRATION or condition.name in (HEIGHTENED, EXTENDED)
        if power is not None and power.kind == "spell" and not own:
            found.append(condition)
    return found


def apply_damage(
    state: CombatState, use: uses.Use, effect: Damage, target: CreatureCombatState, thrown: i64, ctx: Context
) -> i64:
    """Deal rolled damage to one creature."""
    taken: i64 = damage.damage_one_type(
        state, target, thrown, effect.type, use.actor, use.critical, use.subdue, ctx
    )
    drain(state, use.actor, effect, target, taken, ctx)
    return taken


def drain(
    state: CombatState,
    actor: CreatureCombatState,
    effect: Damage,
    target: CreatureCombatState,
    taken: i64,
    ctx: Context,
) -> None:
    """Further effects of damage: it reduces the Hit Point maximum, or heals the attacker."""
    if effect.leeches or effect.drinks:
        healing.heal(state, actor, taken if effect.drinks else taken // 2, ctx)
    if effect.drains and taken > 0:
        left: i64 = target.max_hp - taken
        target.max_hp = left if left > effect.least_max else effect.least_max
        if target.max_hp < target.current_hp:
            target.current_hp = target.max_hp
        if target.max_hp == 0 and not target.dead:
            dying.die(state, target, actor, ctx)


def _save_each(
    state: CombatState, use: uses.Use, effect: Save, targets: list[CreatureCombatState], ctx: Context
) -> None:
    own_dc: i64 = use.dc
    use.dc = effect.dc if effect.dc > 0 else own_dc  # also for the conditions that a failure brings
    reached = [
        target
        for target in targets
        if target.here() and is_reached(state, use, effect, target) and not _is_past(use, target)
    ]
    if effect.around > 0 and targets:
        # Around the target, even if the attack itself killed it.
        center = targets[0]
        reached = [
            each
            for each in state.participants
            if each.here()
            and position.distance(state, center, each) <= effect.around
            and not position.separated(center, each)
        ]
    # One damage roll for all targets, before any saving throw.
    amounts: list[int] = []
    if reached:
        parts: list[DamagePart] = []
        places: list[int] = []
        for place, each in enumerate(effect.fail):
            amounts.append(0)
            if isinstance(each, Damage):
                part = uses.damage_part(use, each)
                use.modifier_spent = use.modifier_spent or part.modifier_once
                parts.append(part)
                places.append(place)
        for at, amount in enumerate(uses.roll_parts(use, parts, "", ctx)):
            amounts[places[at]] = amount
    potent = is_potent(use)
    for target in reached:
        test = describe_save(state, use, effect, target)
        forced_on_enemy = use.actor.side != target.side and not edition.of(use.actor).rage_counts_damage
        if use.actor.conditions and forced_on_enemy:
            conditions.keep_up(use.actor)
        saved = saves.make(state, target, test, use.name, ctx)
        rolled = _damage_after_save(use, effect, target, amounts, saved, potent)
        taken: i64 = 0
        if rolled.types:
            taken = damage.apply_damage(state, target, rolled, ctx)
            # A successful save spares the further effects of the damage.
            if not saved:
                drain_all(state, use, effect.fail, rolled, target, ctx)
        if not saved:
            _apply_rest(state, use, effect.fail, target, ctx)
            if use.heightened_on == target.place:
                _heighten_later_saves(state, use, target, ctx)
            if effect.by_five and test.total + FAR_BELOW <= test.dc:
                _apply_rest(state, use, effect.by_five, target, ctx)
        elif target.here():
            resolve(state, use, effect.success, [target], ctx)
        if ctx.heard:
            outcome = FAIL
            if saved:
                halved = any(isinstance(each, Damage) and (each.half or potent) for each in effect.fail)
                outcome = HALF if halved else SUCCESS
            ctx.emit(SpellOutcomeCreature(target.creature_id, use.name, outcome, int(taken)))
    use.dc = own_dc


def _heighten_later_saves(
    state: CombatState, use: uses.Use, target: CreatureCombatState, ctx: Context
) -> None:
    # Heightened Spell: Disadvantage on the repeated saves, too; in 5.1 on the first alone.
    power = use.power
    if power is None or edition.of(use.actor).heightens_first_save:
        return
    if any(one.ability >= 0 and one.spell == power.id for one in target.conditions):
        arena: Arena = state.arena
        rule = arena.conditions[HEIGHTENED]
        conditions.inflict(state, target, rule, Duration(), use.actor, 0, power.id, ctx)


def _is_past(use: uses.Use, target: CreatureCombatState) -> bool:
    # A successful save against what a hit brings makes immune to that creature's hits of the kind.
    if use.power is not None or not target.conditions:
        return False
    return any(
        use.name in condition.rule.magic.unaffected_by and condition.source == use.actor.place
        for condition in target.conditions
    )


def _damage_after_save(
    use: uses.Use, effect: Save, target: CreatureCombatState, amounts: list[int], saved: bool, potent: bool
) -> DamageRoll:
    """The damage after a saving throw: half is half of the whole, whatever the types."""
    evades = has_evasion(effect, target)
    rolled = DamageRoll(use.actor, use.critical, use.subdue)
    for place, each in enumerate(effect.fail):
        if isinstance(each, Damage):
            rolled.kills = rolled.kills or each.kills
            if share_taken(each, saved, evades, potent) == HALVED:
                rolled.add(amounts[place], each.type)
    rolled.halve()
    for place, each in enumerate(effect.fail):
        if isinstance(each, Damage) and share_taken(each, saved, evades, potent) == WHOLE:
            rolled.add(amounts[place], each.type)
    return rolled.without_zeros() if saved else rolled


def share_taken(effect: Damage, saved: bool, evades: bool, potent: bool) -> i64:
    """The share of damage that is taken after a save, made or failed: `NONE`, `HALVED` or `WHOLE`.

    Evasion: none instead of half, half instead of all. Potent Cantrip: half instead of none.
    """
    if saved:
        return HALVED if (effect.half or potent) and not evades else NONE
    return HALVED if effect.half and evades else WHOLE


def describe_save(
    state: CombatState, use: uses.Use, effect: Save, target: CreatureCombatState, covered: bool = True
) -> saves.SaveTest:
    """Describe the saving throw that an effect asks of a target; without cover if it is not `covered`."""
    dc: i64 = effect.dc if effect.dc > 0 else use.dc
    against: i64 = 0
    for each in effect.fail:
        if isinstance(each, Inflict):
            against |= each.rule.flags
    bonus: i64 = cover_bonus(state, use, target) if covered and heeds_cover(effect) else 0
    eased = effect.eased or target.sheet.size >= effect.eased_from
    heightened = use.heightens and use.heightened_on == target.place
    advantage: i64 = d20.combine(eased, heightened or target.sheet.kind in effect.hard_for)
    test = saves.describe(state, target, effect.ability, dc, use.magic, against, bonus, advantage)
    # Sleep: creatures that do not sleep, or have Immunity to Exhaustion.
    if effect.sleep and (target.sheet.has(SLEEPLESS) or conditions.immune_to(target, EXHAUSTION)):
        test.succeeds = True
    # Blight: a Plant creature fails automatically.
    if target.sheet.kind in effect.fails_for:
        test.fails = True
    return test


def is_reached(state: CombatState, use: uses.Use, effect: Save, target: CreatureCombatState) -> bool:
    """Hypnotic Pattern, Horrific Visage: whether what must be seen, effect or actor, reaches a creature."""
    if effect.seen and target.flags & (BLINDED | UNCONSCIOUS):
        return False
    return not effect.sees_actor or position.sees(state, target, use.actor)


def has_evasion(effect: Save, target: CreatureCombatState) -> bool:
    """Evasion: no damage instead of half from a DEX save, and half instead of all."""
    if effect.ability != DEX or not target.sheet.has(EVASION):
        return False
    return target.can_act() or (target.sheet.level > 0 and edition.of(target).heroes_always_evade)


def heeds_cover(effect: Save) -> bool:
    """Cover: whether it helps against an effect that asks for a DEX save."""
    # Ice Knife: it explodes right beside those who save.
    return effect.ability == DEX and not effect.ignores_cover and effect.around == 0


def cover_bonus(state: CombatState, use: uses.Use, target: CreatureCombatState) -> i64:
    """Cover: the bonus to a DEX save against an effect from the caster or the area's point of origin."""
    power = use.power
    if power is None or target is use.actor:
        return 0
    area = power.area
    if area is not None and not area.from_self and use.corner_x >= 0:
        bonus: i64 = position.cover_from_corner(state, use.corner_x, use.corner_y, target)
    elif area is not None and not area.from_self and use.center >= 0:
        bonus = position.cover_from(state, use.center, target)
    else:
        bonus = position.cover_ignoring_sight(state, use.actor, target)
    return bonus if bonus < position.NO_LINE else 0


def drain_all(
    state: CombatState,
    use: uses.Use,
    effects: list[Effect],
    rolled: DamageRoll,
    target: CreatureCombatState,
    ctx: Context,
) -> None:
    """Apply the further effects of damage, by type."""
    for each in effects:
        if isinstance(each, Damage) and (each.drains or each.leeches or each.drinks):
            drain(state, use.actor, each, target, rolled.taken_of(each.type), ctx)


def _apply_rest(
    state: CombatState, use: uses.Use, effects: list[Effect], target: CreatureCombatState, ctx: Context
) -> None:
    # The effects of a hit, a miss or a failed save besides damage.
    for each in effects:
        if not isinstance(each, Damage) and target.here():
            apply_one(state, use, each, target, ctx)


def is_potent(use: uses.Use) -> bool:
    """Potent Cantrip: half damage on a miss or a successful save."""
    power = use.power
    if power is None or power.kind != "spell":
        return False
    return power.level == 0 and use.actor.sheet.has(SURE_CANTRIPS)


def damage_of_a_miss(use: uses.Use, effect: PowerAttack) -> list[tuple[Damage, bool]]:
    """The damage of an attack roll that misses, and whether each is halved.

    Potent Cantrip: half the damage of a hit; in 5.1 only on a successful save.
    """
    potent = is_potent(use) and edition.of(use.actor).potent_cantrip_on_a_miss
    listed = effect.hit if potent else effect.miss
    return [(each, potent or each.half) for each in listed if isinstance(each, Damage)]


def inflict(
    state: CombatState, use: uses.Use, effect: Inflict, target: CreatureCombatState, ctx: Context
) -> bool:
    """Inflict a condition, unless the target is too large or of a type that is spared."""
    if effect.leaves_out(target.sheet.size, target.sheet.kind):
        return False
    power = use.power
    lasts = effect.lasts
    spell = _spell_of(use)
    if effect.most > 0 and _has_hands_full(state, use.actor, target, effect, spell):
        return False
    kept = power is not None and (power.concentration or spell == use.actor.concentrates_on)
    if kept and lasts.kind in (PERMANENT, ROUNDS, UNTIL_SAVE):
        # A condition of a spell lasts as long as its Concentration, unless its own duration is shorter.
        lasts = Duration(CONCENTRATING, lasts.rounds, lasts.ability, lasts.whose)
    if use.extends:
        longer: i64 = concentration.extended_rounds(lasts.rounds)
        lasts = Duration(lasts.kind, longer, lasts.ability, lasts.whose)
    if effect.rule.flags & EXHAUSTION:
        dying.add_exhaustion(state, target, 1, use.actor, ctx)
        return True
    dc: i64 = effect.escape_dc if effect.escape_dc > 0 else 0 if effect.inescapable else use.dc
    put = conditions.inflict(
        state, target, effect.rule, lasts, use.actor, dc, spell, ctx, uses.levels_above(use)
    )
    if put and power is not None and power.moves == effect.rule.id:
        _lift_mark(state, use.actor, effect.rule.id, target)
    if put and effect.rule.flags & SWALLOWED:
        swallow.swallow(state, target, use.actor, ctx)
    if put and effect.rule.turn.extra_action and state.active() is target:
        target.extra_action = True
    return put


def _has_hands_full(
    state: CombatState, actor: CreatureCombatState, target: CreatureCombatState, effect: Inflict, spell: str
) -> bool:
    # Grappling with one of two pincers: each holds one creature.
    held: i64 = 0
    for each in state.participants:
        for one in each.conditions:
            if each is not target and one.source == actor.place and one.spell == spell:
                held += 1 if one.name == effect.rule.id else 0
    return held >= effect.most


def _lift_mark(state: CombatState, source: CreatureCombatState, name: str, kept: CreatureCombatState) -> None:
    # Hex, Hunter's Mark: the fallen creature loses the mark that has moved; the spell goes on.
    for each in state.participants:
        if each is not kept and conditions.has_from(each, name, source):
            each.conditions = [
                one for one in each.conditions if one.name != name or one.source != source.place
            ]
            conditions.recompute_flags(each)


def _spell_of(use: uses.Use) -> str:
    # A power that a lasting spell gives belongs to that spell while its Concentration lasts.
    power = use.power
    if power is None:
        return use.name
    held = use.actor.sheet.power(use.actor.concentrates_on) if power.needs != "" else None
    return held.id if held is not None and held.spell() == power.needs else power.id


def from_pool(use: uses.Use, target: CreatureCombatState, paid: bool = False) -> i64:
    """Lay On Hands: what the target lacks, up to what is left of the pool."""
    power = use.power
    if power is None:
        return 0
    left: i64 = power.limit - use.actor.uses.get(power.pool, 0) + (1 if paid else 0)
    lacks: i64 = target.max_hp - target.current_hp
    return left if left < lacks else lacks


def _heal(state: CombatState, use: uses.Use, effect: Heal, target: CreatureCombatState, ctx: Context) -> None:
    actor, power = use.actor, use.power
    # Lay On Hands.
    if effect.from_pool:
        given: i64 = from_pool(use, target, True)
        if power is not None and given > 0:
            name = power.pool
            actor.uses[name] = actor.uses.get(name, 0) + int(given) - 1
            healing.heal(state, target, given, ctx)
        return
    dice = dice_for(use, effect, target)
    amount: i64 = d20.throw(ctx, actor, dice, 1, use.name, d20.OTHER, d20.HEALING, target.creature_id)
    amount += more_healing(use, effect)
    if effect.up_to_half:
        room: i64 = target.max_hp // 2 - target.current_hp
        amount = amount if amount < room else room
    if effect.raises:
        # Combining Spell Effects: a second Aid adds only what it gives more than the first.
        amount -= _already_raised(use, effect, target)
        if amount <= 0:
            return
        target.max_hp += amount
    if effect.temporary:
        healing.give_temporary(target, amount, ctx)
        return
    restored: i64 = healing.heal(state, target, amount, ctx)
    if restored > 0 and power is not None and power.kind == "spell":
        # Infernal Glaive: a spell that restores Hit Points closes the wound.
        for wound in conditions.wounds(target):
            conditions.remove(state, target, wound, ctx)
    # Blessed Healer: healing others with a slot also heals the caster by 2 plus its level, once per spell.
    blessed = actor.sheet.has(HEALS_ITSELF_TOO) and target is not actor and not use.healed_itself
    if blessed and power is not None and slots.takes_slot(power):
        use.healed_itself = True
        healing.heal(state, actor, 2 + use.slot, ctx)


def _already_raised(use: uses.Use, effect: Heal, target: CreatureCombatState) -> i64:
    # What castings of the same spell have added to the Hit Point maximum.
    power, most = use.power, i64(0)
    for condition in target.conditions if power is not None else []:
        if power is not None and condition.rule.counts_as == power.spell():
            more: i64 = 0 if effect.per_level is None else effect.per_level.plus * condition.above
            most = effect.pool.plus + more if effect.pool.plus + more > most else most
    return most


def heal_pool(use: uses.Use, effect: Heal) -> Pool:
    """The healing dice of an effect at this slot."""
    return uses.at_slot(use, effect.pool, effect.per_level)


def dice_for(use: uses.Use, effect: Heal, who: CreatureCombatState) -> Pool:
    """The healing dice for a target. Beacon of Hope, Supreme Healing: they count as their maximum."""
    pool, power = heal_pool(use, effect), use.power
    wholly = power is not None and power.kind != "item" and use.actor.sheet.has(HEALS_FULLY)
    if wholly or any(condition.rule.magic.maximum_healing for condition in who.conditions):
        return Pool(0, 0, pool.count * pool.sides + pool.plus)
    return pool


def more_healing(use: uses.Use, effect: Heal) -> i64:
    """The bonus to healing dice."""
    more: i64 = use.actor.sheet.spell_modifier if effect.plus_modifier else 0
    # Disciple of Life: a spell with a slot heals 2 plus its level more; raising the maximum is not healing.
    regains = not effect.temporary and not effect.raises
    if use.magic and use.slot > 0 and regains and use.actor.sheet.has(HEALS_MORE):
        more += 2 + use.slot
    return more


def _cure(state: CombatState, effect: Cure, target: CreatureCombatState, ctx: Context) -> None:
    # Of several, the one that weighs most first.
    found = [one for one in target.conditions if _is_cured(state, effect, one)]
    for condition in [one for one in found if one.rule.flags & OUT_OF_ACTION] + found:
        if condition in target.conditions:
            conditions.remove(state, target, condition, ctx)
            if effect.one:
                return
    # Conditions [Exhaustion]: one level.
    if effect.flags & EXHAUSTION and target.exhaustion > 0:
        dying.reduce_exhaustion(target, ctx)


def _is_cured(state: CombatState, effect: Cure, condition: ConditionState) -> bool:
    if effect.from_kinds:
        source: i64 = condition.source
        if source < 0 or state.participants[source].sheet.kind not in effect.from_kinds:
            return False
    return condition.rule.flags & effect.flags != 0 or (effect.curses and condition.rule.is_curse)


def _grant(state: CombatState, who: CreatureCombatState, effect: Grant, ctx: Context) -> None:
    if effect.what == "stable":
        dying.stabilize(state, who, ctx)
    elif effect.what == "action":
        # Action Surge: attacks left of the first action remain; another action, except the Magic action.
        who.surged = who.used_action and edition.of(who).surge_excludes_magic
        who.used_action = False
        if action_economy.attacks_remain(who) == 0:
            who.routine = -1
    elif effect.what == "dodge":
        conditions.apply_for_turn(state, who, "dodging", UNTIL_START_OF_TURN, ctx)
    elif effect.what == "disengage":
        conditions.apply_for_turn(state, who, "disengaged", UNTIL_END_OF_TURN, ctx)
    elif effect.what == "hide":
        # Prowl: nothing comes of it in the sight of an enemy.
        if hiding.can_hide(state, who):
            hiding.hide_now(state, who, ctx)
    elif effect.what == "upkeep":
        conditions.keep_up(who)
    elif effect.what == "leave":
        # Plane Shift, Teleport, Dismissal: it leaves the fight.
        state.quiet = 0
        forced.leave(state, who, "fled", ctx)
    elif effect.what == "movement" and not action_economy.is_dazed(who):
        who.remaining_movement_ft += effect.feet if effect.feet > 0 else position.speed(who)


def describe_attack(
    state: CombatState, use: uses.Use, effect: PowerAttack, target: CreatureCombatState, range_ft: i64
) -> AttackRoll:
    """Describe the attack roll of a power."""
    attack = attack_roll.describe(state, use.actor, target, use.to_hit, not effect.melee, range_ft)
    # Innate Sorcery: Advantage on the attack rolls of spells.
    if use.power is not None and uses.is_of_spell(use.power) and not attack_roll.is_elusive(target):
        for condition in use.actor.conditions:
            if condition.rule.magic.advantage:
                attack.advantages |= attack_roll.OWN_BIT
        attack.misses = target.sheet.has(GREATER_MAGIC_RESISTANCE)
    return attack


def _power_attacks(
    state: CombatState, use: uses.Use, effect: PowerAttack, targets: list[CreatureCombatState], ctx: Context
) -> None:
    power = use.power
    range_ft: i64 = 5 if power is None else slots.range_of(use.actor, power)
    for target in targets:
        if not target.here():
            continue
        attack = describe_attack(state, use, effect, target, range_ft)
        attack_roll.roll(state, use.actor, target, attack, use.name, ctx)
        lost = not attack.hit and not attack.stopped and not attack.misses
        if lost and target.here() and _seeks(state, use, ctx):
            attack = describe_attack(state, use, effect, target, range_ft)
            attack_roll.roll(state, use.actor, target, attack, use.name, ctx)
        use.critical = attack.hit and attack.critical
        use.advantage = attack.advantage() > 0
        if attack.hit:
            hit = weapon_damage.active_effects(state, use.actor, target, effect.hit)
            apply_hit(state, use, target, hit, attack, None, False, ctx)
            retaliate(state, use.actor, target, attack, ctx)
        elif not attack.stopped:
            _apply_miss(state, use, effect, target, ctx)
        use.critical = False
        ready.after_attack(state, use.actor, target, ctx)
        if ctx.heard:
            outcome = HIT if attack.hit else "miss"
            ctx.emit(SpellOutcomeCreature(target.creature_id, use.name, outcome))


def seeks(use: uses.Use) -> bool:
    """Seeking Spell: whether a missed attack roll of this spell is rerolled."""
    if use.power is None or not uses.is_of_spell(use.power):
        return False
    return any(condition.rule.magic.seeking for condition in use.actor.conditions)


def _seeks(state: CombatState, use: uses.Use, ctx: Context) -> bool:
    # Once per spell.
    if not seeks(use):
        return False
    for condition in [one for one in use.actor.conditions if one.rule.magic.seeking]:
        conditions.remove(state, use.actor, condition, ctx)
    return True


def apply_hit(
    state: CombatState,
    use: uses.Use,
    target: CreatureCombatState,
    hit: list[Effect],
    attack: AttackRoll,
    weapon: Attack | None,
    second: bool,
    ctx: Context,
) -> None:
    """Apply the damage and the other effects of a hit, with a weapon or with a power."""
    # Smites and the like are chosen now that the attack has hit.
    if use.actor.sheet.strikes:
        recursion.after_hit(state, use, target, attack.ranged, attack.advantage(), weapon, ctx)
    # All damage of a hit is rolled before any is dealt, so that a reaction can reduce the whole.
    described = weapon_damage.describe(state, use, target, hit, attack, weapon, second)
    rolled = described.roll(use, target, ctx)
    rolled.melee = not attack.ranged
    if rolled.types:
        if reactions.uncanny_dodge(state, target, use.actor, ctx):
            rolled.halve()
        else:
            reactions.deflect(state, target, use.actor, rolled, ctx)
        hp_before: i64 = target.current_hp
        damage.apply_damage(state, target, rolled, ctx)
        use.dropped = hp_before > 0 and target.current_hp == 0
        drain_all(state, use, hit, rolled, target, ctx)
    _apply_rest(state, use, hit, target, ctx)
    # Smites: their other effects. A condition for one hit ends, unless it could do nothing to the dead.
    for condition in described.riders:
        listed = weapon_damage.active_effects(state, use.actor, target, condition.rule.attack.on_hit)
        rest = [effect for effect in listed if not isinstance(effect, Damage)]
        chosen = condition.source == use.actor.place and is_chosen_after_hit(state, condition)
        applied = chosen or target.here() or len(rest) < len(listed)
        if target.here():
            own = uses.of_condition(state, use.actor, condition)
            resolve(state, own, rest, [target], ctx)
        if applied and condition.rule.once and any(one is condition for one in use.actor.conditions):
            conditions.remove(state, use.actor, condition, ctx)


def retaliate(
    state: CombatState,
    actor: CreatureCombatState,
    target: CreatureCombatState,
    attack: AttackRoll,
    ctx: Context,
) -> None:
    """Fire Shield and the like: hurt an attacker within 5 feet that hits with a melee attack roll."""
    if attack.ranged or attack.distance_ft > position.BESIDE or not target.here():
        return
    for condition in target.conditions:
        rule = condition.rule
        if rule.damage.retaliates is not None:
            amount: i64 = d20.throw(ctx, target, rule.damage.retaliates, 1, rule.name)
            damage.damage_one_type(
                state, actor, amount, rule.damage.retaliates_type, target, False, False, ctx
            )


def is_chosen_after_hit(state: CombatState, condition: ConditionState) -> bool:
    """Whether a condition comes from a power that was chosen for one hit."""
    arena: Arena = state.arena
    power = arena.powers.get(condition.spell)
    return power is not None and power.trigger.endswith(HITS)


def _apply_miss(
    state: CombatState, use: uses.Use, effect: PowerAttack, target: CreatureCombatState, ctx: Context
) -> None:
    for harm, halved in damage_of_a_miss(use, effect):
        if target.here():
            thrown: i64 = uses.roll_damage(use, harm, ctx)
            apply_damage(state, use, harm, target, thrown // 2 if halved else thrown, ctx)
    _apply_rest(state, use, effect.miss, target, ctx)


def _create_zone(
    state: CombatState,
    use: uses.Use,
    effect: ZoneEffect,
    targets: list[CreatureCombatState],
    ctx: Context,
) -> None:
    power = use.power
    if power is None:
        return
    zone = Zone(power.id, power.effects.index(effect), use.actor.place, list(use.cells))
    zone.center = use.center
    zone.altitude_ft = use.altitude_ft
    zone.dc = use.dc
    zone.slot = use.slot
    zone.rounds = concentration.extended_rounds(power.rounds) if use.extends else power.rounds
    zone.concentration = power.concentration
    # Moonbeam and the like: the save when the area appears is the one of this turn.
    if any(isinstance(each, Save) for each in power.effects):
        zone.touched = [int(target.place) for target in targets]
    if effect.sunlit:
        # Daylight: ends magical Darkness of the same or a lower level that it overlaps.
        end_darkness(state, zone.cells, power.level, ctx)
    state.zones = [*state.zones, zone]
    if effect.inside:
        for who in list(state.participants):
            zones.dwell(state, zone, effect, who, ctx)


def end_darkness(state: CombatState, cells: list[int], level: i64, ctx: Context) -> None:
    """End magical Darkness up to a level that overlaps these cells."""
    arena: Arena = state.arena
    for zone in list(state.zones):
        darkness = position.zone_effect(arena, zone)
        if darkness is None or not darkness.dark or zone.slot > level:
            continue
        if any(cell in cells for cell in zone.cells):
            caster = state.participants[zone.source]
            if zone.concentration and caster.concentrates_on == zone.power:
                conditions.end_concentration(state, caster, ctx)
            state.zones = [each for each in state.zones if each is not zone]


def _move_zone(state: CombatState, use: uses.Use, ctx: Context) -> None:
    # The area of a lasting spell moves.
    power = use.power
    for zone in state.zones:
        if power is not None and zone.power == power.needs and zone.source == use.actor.place:
            before = zone.cells
            _carry(state, zone, use.center, ctx)
            zone.cells = list(use.cells)
            zone.center = use.center
            zone.altitude_ft = use.altitude_ft
            zones.come_over(state, zone, before, ctx)


def _carry(state: CombatState, zone: Zone, to: i64, ctx: Context) -> None:
    # Create Whirlwind: the creatures that it holds move with it, as far as there is room for them.
    arena: Arena = state.arena
    spread = position.zone_effect(arena, zone)
    if spread is None or not spread.carries or zone.center < 0 or to < 0:
        return
    grid = arena.grid
    right: i64 = grid.column[to] - grid.column[zone.center]
    down: i64 = grid.row[to] - grid.row[zone.center]
    for each in state.participants:
        held = any(one.spell == zone.power and one.source == zone.source for one in each.conditions)
        if not held or not each.here() or each.place == zone.source:
            continue
        x: i64 = grid.column[each.cell] + right
        y: i64 = grid.row[each.cell] + down
        if grid.inside(x, y) and position.has_room(state, each, grid.cell(x, y)):
            forced.put(state, each, grid.cell(x, y), ctx)


def _summon(state: CombatState, use: uses.Use, effect: Summon, ctx: Context) -> None:
    for _ in range(effect.count):
        joined = initiative.join(state, effect.creature, use.actor, use.center)
        if joined is None:
            continue
        # A summoned creature cannot summon others with the same power.
        power = use.power
        if power is not None and power.limit > 0:
            joined.uses[power.pool] = int(power.limit)
        if ctx.heard:
            x, y = position.coord(state, joined.cell)
            ctx.emit(Appeared(joined.creature_id, joined.name, x, y))
