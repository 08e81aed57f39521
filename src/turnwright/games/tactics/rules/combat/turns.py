"""Turns: what happens at their start and their end, and the order in which they follow.

SRD: The Order of Combat. A round ends when the order wraps, even if its first creature is dead. The dead are
skipped, the unconscious are not.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import ConditionTicked, NewRound, Recharged, TurnEnd, TurnStart
from turnwright.games.tactics.rules.combat import hiding, initiative, legendary, outcome, ready
from turnwright.games.tactics.rules.core import (
    conditions,
    d20,
    damage,
    dying,
    edition,
    healing,
    position,
    saves,
)
from turnwright.games.tactics.rules.magic import auras, effects, swallow, uses, zones
from turnwright.games.tactics.sheet import REACTIVE
from turnwright.games.tactics.srd import PRONE, STABLE, SURPRISED, SWALLOWED
from turnwright.games.tactics.state import NOBODY, NOWHERE, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import (
    CONCENTRATING,
    UNTIL_END_OF_TURN,
    UNTIL_START_OF_TURN,
    Duration,
    Pool,
)
from turnwright.kernel.context import Context

RECHARGE: Final = Pool(1, 6)
TINY: Final = 0


def advance(state: CombatState, arena: Arena, ctx: Context) -> None:
    """Advance to the next creature that can use its turn."""
    while not outcome.settle(state, arena, ctx):
        who = _next(state, arena, ctx)
        if who is None:
            return
        if begin_turn(state, arena, who, ctx):
            outcome.settle(state, arena, ctx)
            return
        end_turn(state, arena, who, ctx)


def _next(state: CombatState, arena: Arena, ctx: Context) -> CreatureCombatState | None:
    # This terminates: each side has a creature standing, or the fight would be over.
    while True:
        state.active_index += 1
        if state.active_index >= len(state.initiative_order):
            if state.round >= arena.settings.most_rounds:
                outcome.end(state, arena, ctx, outcome.TOO_LONG, NOBODY)
                return None
            state.active_index = 0
            new_round(state, ctx)
        who = state.participants[state.initiative_order[state.active_index].place]
        if who.here():
            return who
        _pass_by(state, who, ctx)


def _pass_by(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    # Durations tied to the turn of a creature that is gone end when that turn would have come.
    for creature in state.participants:
        for condition in creature.conditions:
            if condition.turn_of == who.place:
                condition.fresh = False
    _end_by_turn(state, who, UNTIL_START_OF_TURN, ctx)
    _end_by_turn(state, who, UNTIL_END_OF_TURN, ctx)
    if state.zones:
        zones.grow_older(state, who)


def new_round(state: CombatState, ctx: Context) -> None:
    """Begin a round."""
    state.round += 1
    if ctx.heard:
        ctx.emit(NewRound(int(state.round)))


def begin_turn(state: CombatState, arena: Arena, who: CreatureCombatState, ctx: Context) -> bool:
    """Begin a turn; false if the creature cannot use it."""
    state.turns += 1
    state.quiet += 1
    if ctx.heard:
        ctx.emit(TurnStart(who.creature_id, int(state.round)))
    _refresh(who)
    _end_by_turn(state, who, UNTIL_START_OF_TURN, ctx)
    if who.readied != "":
        ready.expire(state, who, ctx)
    hiding.look_about(state, who, ctx)
    for each in state.participants:
        each.cleaved = False
        each.attacked = False
        if each.struck:
            each.struck = []
        each.sneaked = False  # Sneak Attack: once per turn, also on other creatures' turns
        if each.sheet.has(REACTIVE):
            each.used_reaction = False
    # Death Saving Throws: only for a creature that starts its turn at 0 Hit Points.
    began_at_zero = who.current_hp == 0
    _suffer(state, arena, who, False, ctx)
    swallow.source_turn_damage(state, arena, who, False, ctx)
    if who.here() and state.zones:
        zones.begin(state, arena, who, ctx)
    auras.begin(state, arena, who, ctx)
    if who.rises():
        _rise_or_die(state, who, began_at_zero, ctx)
    elif began_at_zero and who.here() and who.current_hp == 0 and not who.flags & STABLE:
        dying.death_save(state, arena, who, ctx)
    elif who.stands():
        _regenerate(state, who, ctx)
    if who.stands():
        _recharge(who, ctx)
    # Last, because a creature that wakes or is freed can move.
    who.remaining_movement_ft = position.speed(who)
    initiative.refresh(state)
    return may_go_on(who) and not (who.flags & SURPRISED and edition.of(who).surprise_costs_the_turn)


def may_go_on(who: CreatureCombatState) -> bool:
    """Whether a creature can use its turn. Conditions [Incapacitated]: movement is still possible."""
    return who.may_act() or (who.stands() and position.speed(who) > 0 and who.remaining_movement_ft >= 5)


def _refresh(who: CreatureCombatState) -> None:
    # Everything that a creature can spend is regained at the start of its turn.
    who.used_action = False
    who.used_bonus_action = False
    who.used_reaction = False
    who.used_object = False
    who.extra_action = False
    for condition in who.conditions:
        if condition.rule.turn.extra_action:
            who.extra_action = True
    who.used_slot = False
    who.used_bonus_spell = False
    who.diagonals = 0
    who.attacks_left = 0
    who.routine = -1
    if who.pieces:
        who.pieces = []
    who.light_attack = ""
    who.loaded = True
    who.sneaked = False
    who.run_from = NOWHERE
    who.legendary_left = who.sheet.legendary
    if who.spent:
        who.spent = [name for name in who.spent if not _is_for_a_round(who, name)]


def _is_for_a_round(who: CreatureCombatState, name: str) -> bool:
    power = who.sheet.power(name)
    return power is not None and power.once_a_round


def _end_by_turn(state: CombatState, who: CreatureCombatState, kind: i64, ctx: Context) -> None:
    # Conditions on any creature that last until this point of this creature's turn.
    for creature in state.participants:
        if creature.conditions:
            over = [one for one in creature.conditions if conditions.ends_with(one, kind, who.place)]
            for condition in over:
                if condition.rule.turn.refunds != "":
                    _refund(state, creature, condition)
                conditions.remove(state, creature, condition, ctx)


def _refund(state: CombatState, who: CreatureCombatState, condition: ConditionState) -> None:
    # An unused condition gives its use back.
    arena: Arena = state.arena
    power = arena.powers.get(condition.spell)
    pool = condition.rule.turn.refunds
    takes: i64 = 1 if power is None else power.takes
    left: i64 = who.uses.get(pool, 0) - takes
    who.uses[pool] = int(left) if left > 0 else 0


def _suffer(state: CombatState, arena: Arena, who: CreatureCombatState, at_end: bool, ctx: Context) -> None:
    for condition in list(who.conditions):
        rule = condition.rule
        if (
            not (rule.turn.ongoing or rule.turn.healing or rule.turn.temporary_hp)
            or rule.turn.at_turn_end != at_end
            or rule.turn.at_source_turn
        ):
            continue
        if not who.here():
            return
        if ctx.heard:
            ctx.emit(ConditionTicked(who.creature_id, condition.name))
        if rule.turn.ongoing is not None:
            source = None if condition.source < 0 else state.participants[condition.source]
            thrower = who if source is None else source
            amount: i64 = d20.throw(ctx, thrower, _grown(rule.turn.ongoing, condition), 1, rule.name)
            damage.damage_one_type(
                state, arena, who, amount, rule.turn.ongoing_type, source, False, False, ctx
            )
        if rule.turn.temporary_hp is not None:
            _renew(state, who, condition, rule.turn.temporary_hp, ctx)
        if rule.turn.healing is not None:
            healing.heal(state, who, d20.throw(ctx, who, rule.turn.healing, 1, rule.name), ctx)


def _renew(
    state: CombatState, who: CreatureCombatState, condition: ConditionState, pool: Pool, ctx: Context
) -> None:
    given: i64 = d20.throw(ctx, who, pool, 1, condition.rule.name)
    if condition.rule.turn.temporary_hp_modifier and condition.source >= 0:
        given += state.participants[condition.source].sheet.spell_modifier
    healing.give_temporary(who, given, ctx)


def _grown(pool: Pool, condition: ConditionState) -> Pool:
    # Using a Higher-Level Spell Slot.
    more, above = condition.rule.turn.ongoing_per_level, condition.above
    if more is None or above == 0:
        return pool
    return Pool(pool.count + more.count * above, pool.sides, pool.plus + more.plus * above)


def _recharge(who: CreatureCombatState, ctx: Context) -> None:
    if not who.spent:
        return
    for power in who.sheet.powers:
        if power.recharge > 0 and power.id in who.spent:
            thrown: i64 = d20.throw(ctx, who, RECHARGE, 1, power.id)
            if thrown >= power.recharge:
                who.spent = [name for name in who.spent if name != power.id]
                if ctx.heard:
                    ctx.emit(Recharged(who.creature_id, power.id))


def _regenerate(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    sheet = who.sheet
    # Heroic Rally: while Bloodied with at least 1 Hit Point.
    if sheet.rallies > 0 and who.bloodied() and who.current_hp > 0:
        healing.heal(state, who, sheet.rallies, ctx)
    # Healing at full Hit Points would be announced for nothing.
    lacks = who.current_hp < who.max_hp
    if sheet.regenerates > 0 and lacks and not who.hurt_by & sheet.regeneration_stops:
        healing.heal(state, who, sheet.regenerates, ctx)
    who.hurt_by = 0


def _rise_or_die(state: CombatState, who: CreatureCombatState, began_there: bool, ctx: Context) -> None:
    # Regeneration of a troll: it dies if it starts its turn at 0 Hit Points and does not regenerate.
    _regenerate(state, who, ctx)
    if began_there and who.current_hp == 0:
        dying.die(state, who, None, ctx)


def end_turn(state: CombatState, arena: Arena, who: CreatureCombatState, ctx: Context) -> None:
    """End a turn: auras and areas, ongoing effects, repeated saves, durations."""
    auras.end(state, arena, who, ctx)
    if who.here() and state.zones:
        zones.end(state, arena, who, ctx)
    _suffer(state, arena, who, True, ctx)
    swallow.source_turn_damage(state, arena, who, True, ctx)
    _repeat_saves(state, arena, who, ctx)
    _flicker(state, who, ctx)
    _count_down(state, arena, who, ctx)
    if who.here() and edition.of(who).shared_space_knocks_prone:
        _stumble(state, arena, who, ctx)
    _end_by_turn(state, who, UNTIL_END_OF_TURN, ctx)
    conditions.remove_all(state, who, SURPRISED, ctx)
    for creature in state.participants:
        for condition in creature.conditions:
            if condition.turn_of == who.place or creature is who:
                condition.fresh = False
    if ctx.heard:
        ctx.emit(TurnEnd(who.creature_id))
    swallow.save_or_disgorge(state, arena, ctx)
    who.run_from = NOWHERE
    legendary.after_turn(state, arena, who, ctx)


def _stumble(state: CombatState, arena: Arena, who: CreatureCombatState, ctx: Context) -> None:
    # Moving around Other Creatures: Prone at the end of a turn in another's space, unless Tiny or larger.
    size: i64 = who.sheet.size
    if size == TINY or who.flags & PRONE:
        return
    for other in state.participants:
        if other is who or size > other.sheet.size or not other.here():
            continue
        if (other.flags | who.flags) & SWALLOWED:
            continue
        if position.distance(state, who, other) == 0 and not _is_squeezed(state, who, other):
            conditions.apply(state, who, ConditionState("prone"), arena.conditions["prone"], ctx)
            return


def _is_squeezed(state: CombatState, who: CreatureCombatState, other: CreatureCombatState) -> bool:
    # A squeezing creature takes up less room than its cells.
    return position.squeezes(state, who) or position.squeezes(state, other)


def _repeat_saves(state: CombatState, arena: Arena, who: CreatureCombatState, ctx: Context) -> None:
    for condition in list(who.conditions):
        rule = condition.rule
        if condition.ability < 0 or not who.here() or not _still_on(who, condition):
            continue
        if rule.save_on_damage == "only":
            continue
        magic = conditions.is_from_spell(arena, condition)
        if saves.save(state, who, condition.ability, condition.dc, condition.name, magic, ctx, rule.flags):
            conditions.remove(state, who, condition, ctx)
            continue
        if rule.turn.on_failed_save:
            effects.resolve(
                state,
                arena,
                uses.of_condition(state, arena, who, condition),
                rule.turn.on_failed_save,
                [who],
                ctx,
            )
        if rule.next_stage is not None and _still_on(who, condition):
            _worsen(state, who, condition, ctx)


def _flicker(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    # Blink: a d6 decides whether the creature vanishes until its next turn.
    for condition in list(who.conditions):
        following = condition.rule.next_stage
        if condition.rule.turn.blink_on == 0 or following is None or not who.here():
            continue
        if d20.throw(ctx, who, RECHARGE, 1, condition.rule.name) >= condition.rule.turn.blink_on:
            conditions.inflict(
                state, who, following.rule, following.lasts, who, 0, condition.spell, ctx, condition.above
            )


def _still_on(who: CreatureCombatState, condition: ConditionState) -> bool:
    return any(one is condition for one in who.conditions)


def _worsen(state: CombatState, who: CreatureCombatState, condition: ConditionState, ctx: Context) -> None:
    # A further failure brings the next stage.
    # The next stage is applied first, or Concentration would end for want of a target.
    following = condition.rule.next_stage
    if following is not None:
        source = None if condition.source < 0 else state.participants[condition.source]
        lasts = following.lasts
        if condition.kind == CONCENTRATING:
            lasts = Duration(CONCENTRATING, condition.rounds)
        conditions.inflict(state, who, following.rule, lasts, source, condition.dc, condition.spell, ctx)
    conditions.remove(state, who, condition, ctx)


def _count_down(state: CombatState, arena: Arena, who: CreatureCombatState, ctx: Context) -> None:
    # Rounds count at the end of the bearer's turn, except in the turn the condition was applied.
    for condition in list(who.conditions):
        if not conditions.counts_rounds(condition) or not _still_on(who, condition):
            continue
        if condition.fresh and not arena.settings.tick_on_apply:
            continue
        condition.rounds -= 1
        if condition.rounds <= 0:
            conditions.remove(state, who, condition, ctx)
