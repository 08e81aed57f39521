"""Casting a spell, and using any other power: checked, paid for, countered or resolved.

SRD: Casting Spells; Counterspell; Hellish Rebuke; Metamagic.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import SpellBegun, SpellResolved
from turnwright.games.tactics.map import areas
from turnwright.games.tactics.rules.combat import action_economy, attack_roll, hiding, reactions, ready
from turnwright.games.tactics.rules.core import concentration, conditions, position
from turnwright.games.tactics.rules.magic import effects, slots, targeting, transmuting, uses, zones
from turnwright.games.tactics.rules.magic.targeting import PowerUse
from turnwright.games.tactics.sheet import DAMAGE_ROLL, LEGENDARY, Power
from turnwright.games.tactics.state import CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Damage, Effect, Save, When
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

HIGHEST_LEVEL: Final = 9


def check(state: CombatState, who: CreatureCombatState, wanted: PowerUse, paid: bool = False) -> None:
    """Refuse a power that cannot be used in this way now; otherwise fill in its targets."""
    power = wanted.power
    if power.trigger.endswith(effects.HITS):
        raise Rejected("after-hit", f"{power.id} can only be used after a hit", "spell")
    if power.trigger == DAMAGE_ROLL:
        raise Rejected("after-damage", f"{power.id} can only be used after a damage roll", "spell")
    if power.trigger != "":
        raise Rejected("reaction-only", f"{power.id} can only be used as a reaction", "spell")
    if power.cost == LEGENDARY:
        raise Rejected(
            "not-your-turn", f"{power.id} can only be used at the end of another creature's turn", "spell"
        )
    if not paid:
        slots.check_cost(who, power, wanted.slot)
    if power.area is None:
        targeting.check_targets(state, who, wanted)
        return
    refusal = targeting.area_refusal(state, who, wanted)
    if refusal is not None:
        raise refusal


def use_power(state: CombatState, who: CreatureCombatState, wanted: PowerUse, ctx: Context) -> None:
    """Pay for a checked power and cast it."""
    power = wanted.power
    # Multiattack: the power may replace one of its attacks.
    if action_economy.in_routine(who, power):
        action_economy.begin_attacks(who, power.id)
        action_economy.use_attack(who, power.id)
    elif power.replaces_attack:
        action_economy.begin_attacks(who, "")
        action_economy.use_attack(who, "")
    else:
        action_economy.spend(who, slots.cost_of(who, power))
    cast(state, who, wanted, slots.pay(who, power, wanted.slot), ctx)


def cast(state: CombatState, who: CreatureCombatState, wanted: PowerUse, level: i64, ctx: Context) -> None:
    """Cast a spell that is paid for, at a level; or use any other power."""
    arena: Arena = state.arena
    power = wanted.power
    is_spell = slots.is_casting(power)
    wanted.slot = level
    if ctx.heard:
        ctx.emit(SpellBegun(who.creature_id, power.id, int(level)))
    ending = [one for one in who.conditions if one.rule.ends_on_attack]
    if is_spell:
        # Hide: casting a spell with a verbal component ends it.
        if slots.is_heard(who, power):
            hiding.show(state, who, ctx)
        # Concentration: ends when its caster begins another such spell, even one that is countered.
        if power.concentration and who.concentrates_on != "":
            conditions.end_concentration(state, who, ctx)
        # A spell from an item that needs no components cannot be countered.
        has_components = power.kind == "spell" or power.verbal
        if has_components and reactions.is_countered(state, who, power, level, ctx):
            slots.refund_slot(who, power, level)
            _end_with_spell(state, who, power, ending, ctx)
            return
    tell(state, who, wanted, level, ctx)
    # An area that reaches hidden creatures reveals them.
    if power.area is not None and power.whom != "ally":
        for target in wanted.targets:
            hiding.show(state, target, ctx)
    taken_before = [int(each.taken) for each in state.participants]
    if power.concentration:
        concentration.begin(state, who, power.id, ctx, slots.is_extended(who, power))
    # The effects, on targets that nothing protects; then areas that moved creatures have entered.
    use = uses.Use(who, power.id, power)
    use.slot = level if power.needs == "" else slot_of(who, power)
    if use.heightens:
        use.heightened_on = targeting.heightened_target(who, power, wanted.targets)
    use.cells = wanted.cells
    use.altitude_ft = targeting.origin_ft(who, power.area, wanted.altitude_ft)
    if wanted.placed:
        aim_at(arena, use, wanted.center_x, wanted.center_y)
    cells_before = [int(each.cell) for each in state.participants] if state.zones else []
    targets = _unprotected_targets(state, who, wanted, ctx)
    effects.resolve(state, use, transmuting.effects_of(who, power), targets, ctx)
    if power.ends_darkness:
        effects.end_darkness(state, use.cells, HIGHEST_LEVEL, ctx)
    zones.catch_up(state, cells_before, ctx)
    if is_spell:
        _end_with_spell(state, who, power, ending, ctx)
        ready.after_spell(state, who, ctx)
    for each in list(state.participants):
        if each.place < len(taken_before) and each.taken > taken_before[each.place]:
            hellish_rebuke(state, each, who, ctx)


def _end_with_spell(
    state: CombatState,
    who: CreatureCombatState,
    power: Power,
    ending: list[ConditionState],
    ctx: Context,
) -> None:
    # Metamagic is for one spell of its user, Seeking Spell for one miss; Invisibility ends with a spell, also
    # with one that is countered.
    for condition in list(who.conditions) if power.kind == "spell" else []:
        if slots.is_metamagic(condition.rule) and not condition.rule.magic.seeking:
            conditions.remove(state, who, condition, ctx)
    for condition in ending:
        if condition in who.conditions:
            conditions.remove(state, who, condition, ctx)


def hellish_rebuke(
    state: CombatState, who: CreatureCombatState, actor: CreatureCombatState, ctx: Context
) -> None:
    """Hellish Rebuke, Retaliation: a creature that took damage may react against the one that dealt it."""
    rebukes = reactions.reaction_powers(who, reactions.ON_HURT)
    if not rebukes or who.side == actor.side or not reactions.may_react(who) or not actor.here():
        return
    for power in rebukes:
        if position.distance(state, who, actor) > power.range_ft:
            continue
        if power.needs_sight and not position.sees(state, who, actor):
            continue
        if not reactions.can_pay_reaction(state, who, power):
            continue
        if reactions.offered(state, who, power.id, actor, ctx):
            level: i64 = reactions.pay_reaction(state, who, power)
            cast(state, who, targeting.use_on(power, [actor]), level, ctx)
            return


def _unprotected_targets(
    state: CombatState, who: CreatureCombatState, wanted: PowerUse, ctx: Context
) -> list[CreatureCombatState]:
    # The target of each shot, without the creatures that Sanctuary, Shield and the like protect.
    power = wanted.power
    protected: list[int] = []
    asked: list[int] = []
    for target in wanted.targets:
        if target.place in asked:
            continue
        asked.append(int(target.place))
        # Sanctuary: an attack roll asks for its save by itself.
        aimed = power.area is None and power.kind == "spell" and len(target.conditions) > 0
        if (
            aimed and hurts(power) and attack_roll.sanctuary_save(state, who, target, ctx)
        ) or reactions.react_to_power(state, target, who, power, ctx):
            protected.append(int(target.place))
    return [target for target in targeting.shots(wanted, who) if target.place not in protected]


def hurts(power: Power) -> bool:
    """Whether a power deals damage without an attack roll."""
    return _deal_damage(power.effects)


def _deal_damage(listed: list[Effect]) -> bool:
    for effect in listed:
        if isinstance(effect, Damage):
            return True
        if isinstance(effect, Save) and _deal_damage(effect.fail):
            return True
        if isinstance(effect, When) and (_deal_damage(effect.effects) or _deal_damage(effect.otherwise)):
            return True
    return False


def slot_of(who: CreatureCombatState, power: Power) -> i64:
    """The level of a power that a lasting spell gives: that of the spell's slot."""
    lasting = conditions.find(who, power.needs)
    return power.level if lasting is None else power.level + lasting.above


def aim_at(arena: Arena, use: uses.Use, x: i64, y: i64) -> None:
    """Aim at a point in half cells: the middle of a cell, or the corner where several meet."""
    grid = arena.grid
    around = [] if x % 2 and y % 2 else areas.touching(grid, x, y)
    if grid.inside(x // 2, y // 2):
        use.center = grid.cell(x // 2, y // 2)
    if around and int(use.center) not in around:
        use.center = around[0]
    if x % 2 == 0 and y % 2 == 0:
        use.corner_x, use.corner_y = x, y


def tell(state: CombatState, who: CreatureCombatState, wanted: PowerUse, level: i64, ctx: Context) -> None:
    """Announce the targets and the area of a power."""
    if wanted.cells:
        state.burst_of = wanted.power.id
        state.burst = wanted.cells
    if ctx.heard:
        names = tuple([target.creature_id for target in wanted.targets])
        cells = tuple([position.coord(state, cell) for cell in wanted.cells])
        ctx.emit(SpellResolved(who.creature_id, wanted.power.id, int(level), names, cells))
