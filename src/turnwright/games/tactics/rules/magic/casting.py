"""Using a power: a spell, a feature, an item or a monster's action; whom it reaches, and what it costs.

SRD: Casting Spells, Range, Targets, Areas of Effect, Counterspell.
"""

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.events import SpellBegun, SpellCountered, SpellResolved
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.rules.combat import action_economy, attack_roll, hiding, reactions, ready
from turnwright.games.tactics.rules.core import concentration, conditions, d20, edition, position, saves
from turnwright.games.tactics.rules.magic import effects, slots, targeting, uses, zones
from turnwright.games.tactics.sheet import LEGENDARY, Power
from turnwright.games.tactics.srd import CON
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Damage, Save
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected


def check(
    state: CombatState, arena: Arena, who: CreatureCombatState, wish: targeting.PowerUse, paid: bool = False
) -> None:
    """Refuse a power that cannot be used like this now; fill in whom it reaches."""
    power = wish.power
    if power.trigger != "":
        raise Rejected("reaction-only", f"{power.id} is used in reaction to something", "spell")
    if power.cost == LEGENDARY:
        raise Rejected("not-your-turn", f"{power.id} is for the end of another's turn", "spell")
    if not paid:
        slots.check_price(who, power, wish.slot)
    if power.area is not None:
        refusal = targeting.area_refusal(state, arena, who, wish)
        if refusal is not None:
            raise refusal
    else:
        targeting.check_targets(state, arena, who, wish)


def use_power(
    state: CombatState, arena: Arena, who: CreatureCombatState, wish: targeting.PowerUse, ctx: Context
) -> None:
    """Use a power that was checked: pay, give others the chance to stop it, and let it happen."""
    _spend(who, wish.power)
    release(state, arena, who, wish, slots.pay(who, wish.power, wish.slot), ctx)


def release(
    state: CombatState,
    arena: Arena,
    who: CreatureCombatState,
    wish: targeting.PowerUse,
    level: i64,
    ctx: Context,
) -> None:
    """A power that is paid for: others may stop it; else it happens, and who is caught in it is found."""
    power = wish.power
    wish.slot = level
    if ctx.heard:
        ctx.emit(SpellBegun(who.creature_id, power.id, int(level)))
    if power.kind == "spell":
        hiding.show(state, who, ctx)
        # Concentration: it ends when one begins to cast another such spell, even one that is countered.
        if power.concentration and who.concentrates_on != "":
            conditions.end_concentration(state, who, ctx)
        if _is_countered(state, arena, who, power, level, ctx):
            slots.refund_slot(who, power, level)
            return
    tell(state, who, wish, level, ctx)
    if power.area is not None and power.whom != "ally":
        for target in wish.targets:
            hiding.show(state, target, ctx)
    before = [int(each.taken) for each in state.participants]
    _take_effect(state, arena, who, wish, ctx)
    if power.kind == "spell":
        ready.after_spell(state, arena, who, ctx)
    for each in list(state.participants):
        if each.place < len(before) and each.taken > before[each.place]:
            hellish_rebuke(state, arena, each, who, ctx)


def hellish_rebuke(
    state: CombatState, arena: Arena, who: CreatureCombatState, actor: CreatureCombatState, ctx: Context
) -> None:
    """Hellish Rebuke: who was hurt may answer whoever did it, with a reaction of its own."""
    answers = reactions.reaction_powers(who, reactions.ON_HURT)
    if not answers or who.side == actor.side or not reactions.may_react(who) or not actor.here():
        return
    for power in answers:
        far = position.distance(state, who, actor) > power.range_ft or not position.sees(state, who, actor)
        if far or not reactions.can_pay_reaction(state, who, power):
            continue
        if reactions.offered(state, who, power.id, actor, ctx):
            release(
                state,
                arena,
                who,
                targeting.use_on(power, [actor]),
                reactions.pay_reaction(state, who, power),
                ctx,
            )
            return


def _take_effect(
    state: CombatState, arena: Arena, who: CreatureCombatState, wish: targeting.PowerUse, ctx: Context
) -> None:
    power = wish.power
    shown = [one for one in who.conditions if one.rule.ends_on_attack]
    if power.concentration:
        concentration.begin(state, arena, who, power.id, ctx)
    use = uses.Use(who, power.id, power)
    use.slot = wish.slot if power.needs == "" else slot_of(who, power)
    use.cells = wish.cells
    if wish.placed:
        aim_at(arena, use, wish.center_x, wish.center_y)
    before = [int(each.cell) for each in state.participants] if state.zones else []
    effects.resolve(state, arena, use, power.effects, _unprotected_targets(state, who, wish, ctx), ctx)
    zones.catch_up(state, arena, before, ctx)
    if power.kind == "spell" and who.conditions:
        # Metamagic: it was for this spell.
        for condition in list(who.conditions):
            if is_metamagic(condition.rule):
                conditions.remove(state, who, condition, ctx)
    if power.kind == "spell":
        # Invisibility and the like: it ends when one casts a spell.
        for condition in shown:
            if condition in who.conditions:
                conditions.remove(state, who, condition, ctx)


def is_metamagic(rule: ConditionRule) -> bool:
    """Whether a mark is for one spell."""
    if rule.magic.quickened or rule.magic.heightened or rule.magic.careful:
        return True
    return rule.magic.distant or rule.magic.twinned or rule.magic.seeking


def aim_at(arena: Arena, use: "uses.Use", x: i64, y: i64) -> None:
    """Aim at a point in half cells: a cell, or the corner where several meet."""
    grid = arena.grid
    around = [] if x % 2 and y % 2 else areas.touching(grid, x, y)
    if grid.inside(x // 2, y // 2):
        use.center = grid.cell(x // 2, y // 2)
    if around and int(use.center) not in around:
        use.center = around[0]
    if x % 2 == 0 and y % 2 == 0:
        use.corner_x, use.corner_y = x, y


def _unprotected_targets(
    state: CombatState, who: CreatureCombatState, wish: targeting.PowerUse, ctx: Context
) -> list[CreatureCombatState]:
    # The targets shot by shot, without those whose protection stops it.
    stopped: list[int] = []
    asked: list[int] = []
    for target in wish.targets:
        if target.place not in asked:
            asked.append(int(target.place))
            if wish.power.area is None and _is_warded(state, who, wish.power, target, ctx):
                stopped.append(int(target.place))
                continue
            if reactions.react_to_power(state, target, who, wish.power, ctx):
                stopped.append(int(target.place))
    return [target for target in targeting.shots(wish, who) if target.place not in stopped]


def _is_warded(
    state: CombatState, who: CreatureCombatState, power: Power, target: CreatureCombatState, ctx: Context
) -> bool:
    # Sanctuary: a spell that hurts and is aimed at its bearer may be lost; an attack roll is asked by itself.
    if power.kind != "spell" or not target.conditions or not hurts(power):
        return False
    return attack_roll.sanctuary_save(state, who, target, ctx)


def hurts(power: Power) -> bool:
    """Whether a power does damage without an attack roll."""
    for effect in power.effects:
        if isinstance(effect, Damage):
            return True
        if isinstance(effect, Save) and any(isinstance(each, Damage) for each in effect.fail):
            return True
    return False


def _spend(who: CreatureCombatState, power: Power) -> None:
    # A power may be a part of the multiattack.
    if action_economy.in_routine(who, power.id):
        action_economy.begin_attacks(who, power.id)
        action_economy.use_attack(who, power.id)
    else:
        action_economy.spend(who, slots.cost_of(who, power))


def slot_of(who: CreatureCombatState, power: Power) -> i64:
    """What a lasting spell lets one do is as strong as its slot was."""
    lasting = conditions.find(who, power.needs)
    return power.level if lasting is None else power.level + lasting.above


def tell(
    state: CombatState, who: CreatureCombatState, wish: targeting.PowerUse, level: i64, ctx: Context
) -> None:
    """Say whom a power reaches."""
    if ctx.heard:
        names = tuple([target.creature_id for target in wish.targets])
        cells = tuple([position.coord(state, cell) for cell in wish.cells])
        ctx.emit(SpellResolved(who.creature_id, wish.power.id, int(level), names, cells))


def _is_countered(
    state: CombatState, arena: Arena, who: CreatureCombatState, power: Power, level: i64, ctx: Context
) -> bool:
    # A spell that somebody sees being cast may be countered; the counter itself cannot be.
    for foe in state.participants:
        if foe.side == who.side or not reactions.may_react(foe):
            continue
        for answer in reactions.reaction_powers(foe, reactions.ON_SPELL):
            in_reach = position.distance(state, foe, who) <= answer.range_ft and position.sees(
                state, foe, who
            )
            if not in_reach or not reactions.can_pay_reaction(state, foe, answer):
                continue
            if reactions.offered(state, foe, answer.id, who, ctx, f" {power.id} {level}"):
                slot: i64 = reactions.pay_reaction(state, foe, answer)
                if _counterspell(state, arena, foe, answer, slot, who, level, ctx):
                    if ctx.heard:
                        ctx.emit(SpellCountered(who.creature_id, power.id, foe.creature_id))
                    return True
                break
    return False


def _counterspell(
    state: CombatState,
    arena: Arena,
    foe: CreatureCombatState,
    answer: Power,
    slot: i64,
    who: CreatureCombatState,
    level: i64,
    ctx: Context,
) -> bool:
    """Counterspell: the caster saves; in 5.1 a slot as high is enough, else a check of 10 and the level."""
    if edition.of(who).counterspell_is_a_save:
        dc: i64 = answer.dc if answer.dc > 0 else foe.sheet.spell_dc
        return not saves.save(state, who, CON, dc, answer.id, True, ctx)
    if slot >= level:
        return True
    natural: i64 = d20.d20(ctx, foe, 0, d20.OTHER, "", answer.id, 10 + level)
    return natural + foe.sheet.spell_modifier >= 10 + level
