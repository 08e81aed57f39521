"""Turns: what happens at their start and their end, and the order in which they follow.

SRD: The Order of Combat. A round ends when the order wraps, even if its first creature is dead. The dead are
skipped, the unconscious are not.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import ConditionTicked, NewRound, Recharged, TurnEnd, TurnStart
from turnwright.games.tactics.map.grid import TINY
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
from turnwright.games.tactics.rules.movement import forced, walk
from turnwright.games.tactics.sheet import INCORPOREAL, REACTIVE
from turnwright.games.tactics.srd import DAMAGE_TYPES, FRIGHTENED, PRONE, SURPRISED, SWALLOWED
from turnwright.games.tactics.state import NO_INDEX, NOWHERE, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import (
    CONCENTRATING,
    UNTIL_END_OF_TURN,
    UNTIL_START_OF_TURN,
    Duration,
    Pool,
)
from turnwright.kernel.context import Context

D6: Final = Pool(1, 6)
D10: Final = Pool(1, 10)
FORCE: Final = DAMAGE_TYPES.index("force")


def advance(state: CombatState, ctx: Context) -> None:
    """Advance to the next creature that can use its turn."""
    while not outcome.settle(state, ctx):
        who = _next(state, ctx)
        if who is None:
            return
        if begin_turn(state, who, ctx):
            outcome.settle(state, ctx)
            return
        end_turn(state, who, ctx)


def _next(state: CombatState, ctx: Context) -> CreatureCombatState | None:
    # This terminates: each side has a creature standing, or the fight would be over.
    arena: Arena = state.arena
    while True:
        state.active_index += 1
        if state.active_index >= len(state.initiative_order):
            if state.round >= arena.settings.most_rounds:
                outcome.end(state, ctx, outcome.TOO_LONG, NO_INDEX)
                return None
            state.active_index = 0
            new_round(state, ctx)
        who = state.participants[state.initiative_order[state.active_index].place]
        if who.here():
            return who
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


def may_go_on(who: CreatureCombatState) -> bool:
    """Whether a creature can use its turn. Conditions [Incapacitated]: movement is still possible."""
    return who.may_act() or (who.stands() and position.speed(who) > 0 and who.remaining_movement_ft >= 5)


# The start of a turn


def begin_turn(state: CombatState, who: CreatureCombatState, ctx: Context) -> bool:
    """Begin a turn; false if the creature cannot use it."""
    state.turns += 1
    state.quiet += 1
    if ctx.heard:
        ctx.emit(TurnStart(who.creature_id, int(state.round)))
    _regain_actions(who)
    _end_by_turn(state, who, UNTIL_START_OF_TURN, ctx)
    if who.readied != "":
        ready.expire(state, who, ctx)
    hiding.look_about(state, who, ctx)
    for each in state.participants:
        each.cleaved = False
        each.attacked = False
        if each.struck:
            # Rage in 5.1: what has happened since the end of its last turn counts.
            kept = conditions.UPKEEP in each.struck and edition.of(each).rage_counts_damage
            each.struck = [conditions.UPKEEP] if kept else []
        each.sneaked = False  # Sneak Attack: once per turn, also on other creatures' turns
        if each.sheet.has(REACTIVE):
            each.used_reaction = False
    # Ongoing damage and healing, digestion, areas, and auras.
    began_at_zero = who.current_hp == 0
    _tick_conditions(state, who, False, ctx)
    swallow.source_turn_damage(state, who, False, ctx)
    if who.here() and state.zones:
        zones.begin(state, who, ctx)
    auras.begin(state, who, ctx)
    if who.rises():
        # Regeneration of a troll: it dies if it starts its turn at 0 Hit Points and does not regenerate.
        _regenerate(state, who, ctx)
        if began_at_zero and who.current_hp == 0:
            dying.die(state, who, None, ctx)
    elif began_at_zero and who.dying():
        # Death Saving Throws: only for a creature that starts its turn at 0 Hit Points.
        dying.death_save(state, who, ctx)
    elif who.stands():
        _regenerate(state, who, ctx)
    # Recharge: a d6 for each power.
    if who.stands() and who.spent:
        for power in who.sheet.powers:
            if power.recharge > 0 and power.id in who.spent:
                if d20.throw(ctx, who, D6, 1, power.id) < power.recharge:
                    continue
                who.spent = [name for name in who.spent if name != power.id]
                if ctx.heard:
                    ctx.emit(Recharged(who.creature_id, power.id))
    # Command: carried out at the start of the turn, which it may end.
    lost = False
    for condition in list(who.conditions):
        turn = condition.rule.turn
        if turn.on_turn and who.here():
            use = uses.of_condition(state, who, condition)
            effects.resolve(state, use, turn.on_turn, [who], ctx)
        lost = lost or turn.loses_turn
    forced.drop_from_the_air(state, ctx)
    # Last, because a creature that wakes or is freed can move.
    position.count_movement(who)
    if who.conditions:
        _run_away(state, who, ctx)
    initiative.refresh(state)
    return may_go_on(who) and not lost and not conditions.loses_first_turn(who)


def _run_away(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    # Turn Undead: the creature moves as far from the source as it can. Fear: with the Dash action.
    for condition in list(who.conditions):
        how = condition.rule.turn.runs
        if how == "" or condition.source < 0 or not who.stands() or position.speed(who) == 0:
            continue
        # Fear moves the Frightened alone; Turn Undead also those that cannot be Frightened.
        if condition.rule.depends_on & FRIGHTENED and not walk.is_frightened(state, who):
            continue
        dashes = how == "dashes" and who.can_act()
        before: i64 = who.remaining_movement_ft
        if dashes:
            who.remaining_movement_ft += position.speed(who)
        if walk.run_from(state, who, state.participants[condition.source], ctx):
            who.used_action = who.used_action or dashes
            who.remaining_movement_ft = 0
        elif dashes:
            # Nowhere to move: the creature keeps its action.
            who.remaining_movement_ft = before


def _regain_actions(who: CreatureCombatState) -> None:
    # Everything that a creature can spend is regained at the start of its turn.
    who.used_action = False
    who.used_bonus_action = False
    who.used_reaction = False
    who.used_object = False
    who.extra_action = False
    for condition in who.conditions:
        if condition.rule.turn.extra_action:
            who.extra_action = True
    who.surged = False
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
        kept: list[str] = []
        for name in who.spent:
            power = who.sheet.power(name)
            if power is None or not power.once_a_round:
                kept.append(name)
        who.spent = kept


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


# The end of a turn


def end_turn(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """End a turn: auras and areas, ongoing effects, repeated saves, durations."""
    auras.end(state, who, ctx)
    if who.here() and state.zones:
        zones.end(state, who, ctx)
    _tick_conditions(state, who, True, ctx)
    swallow.source_turn_damage(state, who, True, ctx)
    # Horror Nimbus: ends with a turn that ends out of sight of its source.
    for condition in [one for one in who.conditions if one.rule.turn.ends_unseen]:
        if who.here() and not _is_in_view(state, who, condition):
            conditions.remove(state, who, condition, ctx)
    _repeat_saves(state, who, ctx)
    # Blink: a d6 decides whether the creature vanishes until its next turn.
    for condition in list(who.conditions):
        stage = condition.rule.next_stage
        if condition.rule.turn.blink_on == 0 or stage is None or not who.here():
            continue
        if d20.throw(ctx, who, D6, 1, condition.rule.name) >= condition.rule.turn.blink_on:
            above: i64 = condition.above
            conditions.inflict(state, who, stage.rule, stage.lasts, who, 0, condition.spell, ctx, above)
    _count_down(state, who, ctx)
    if who.sheet.has(INCORPOREAL) and who.here() and position.is_in_object(state, who):
        # Incorporeal Movement: Force damage at the end of a turn inside of an object.
        hurt: i64 = d20.throw(ctx, who, D10, 1, "incorporeal")
        damage.damage_one_type(state, who, hurt, FORCE, None, False, False, ctx)
    if who.conditions:
        conditions.end_without_upkeep(state, who, ctx)
    if who.here() and edition.of(who).shared_space_knocks_prone:
        _fall_prone_in_shared_space(state, who, ctx)
    _end_by_turn(state, who, UNTIL_END_OF_TURN, ctx)
    conditions.remove_all(state, who, SURPRISED, ctx)
    for creature in state.participants:
        for condition in creature.conditions:
            if condition.turn_of == who.place or creature is who:
                condition.fresh = False
    forced.drop_from_the_air(state, ctx)
    _end_tethers(state, ctx)
    if ctx.heard:
        ctx.emit(TurnEnd(who.creature_id))
    swallow.save_or_disgorge(state, ctx)
    who.run_from = NOWHERE
    legendary.after_turn(state, who, ctx)


def _end_tethers(state: CombatState, ctx: Context) -> None:
    # Warding Bond: ends when caster and target are too far apart.
    for creature in state.participants:
        for condition in [one for one in creature.conditions if one.rule.tether > 0 and one.source >= 0]:
            source = state.participants[condition.source]
            if not source.here() or position.distance(state, creature, source) > condition.rule.tether:
                conditions.remove(state, creature, condition, ctx)


def _repeat_saves(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    arena: Arena = state.arena
    for condition in list(who.conditions):
        rule = condition.rule
        if condition.ability < 0 or not who.here() or not _still_on(who, condition):
            continue
        if rule.turn.repeat_at_start or rule.turn.with_action:
            continue
        if rule.save_on_damage == "only":
            continue
        if rule.turn.repeat_unseen and _is_in_view(state, who, condition):
            continue
        magic = conditions.is_from_spell(arena, condition)
        test = saves.describe_repeated(state, who, condition, magic)
        if saves.make(state, who, test, condition.name, ctx):
            conditions.remove(state, who, condition, ctx)
            continue
        if rule.turn.on_failed_save:
            use = uses.of_condition(state, who, condition)
            effects.resolve(state, use, rule.turn.on_failed_save, [who], ctx)
        # A further failure brings the next stage. It is applied before this one ends, or Concentration would
        # end without a target.
        stage = rule.next_stage
        if stage is not None and _still_on(who, condition):
            source = None if condition.source < 0 else state.participants[condition.source]
            lasts = stage.lasts
            if condition.kind == CONCENTRATING:
                lasts = Duration(CONCENTRATING, condition.rounds)
            conditions.inflict(state, who, stage.rule, lasts, source, condition.dc, condition.spell, ctx)
            conditions.remove(state, who, condition, ctx)


def _is_in_view(state: CombatState, who: CreatureCombatState, condition: ConditionState) -> bool:
    # Whether a creature has a line of sight to the source of a condition.
    if condition.source < 0:
        return False
    source = state.participants[condition.source]
    return position.in_line(state, who, source) and not position.is_obscured(state, who, source)


def _count_down(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    # Rounds count at the end of the bearer's turn, except in the turn the condition was applied.
    arena: Arena = state.arena
    for condition in list(who.conditions):
        if not conditions.counts_rounds(condition) or not _still_on(who, condition):
            continue
        if condition.fresh and not arena.settings.tick_on_apply:
            continue
        condition.rounds -= 1
        if condition.rounds <= 0:
            conditions.remove(state, who, condition, ctx)


def _still_on(who: CreatureCombatState, condition: ConditionState) -> bool:
    return any(one is condition for one in who.conditions)


def _fall_prone_in_shared_space(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    # Moving around Other Creatures: Prone at the end of a turn in another's space, unless Tiny or larger.
    arena: Arena = state.arena
    size: i64 = who.sheet.size
    if size == TINY or who.flags & PRONE:
        return
    for other in state.participants:
        if other is who or size > other.sheet.size or not other.here():
            continue
        if (other.flags | who.flags) & SWALLOWED or position.distance(state, who, other) > 0:
            continue
        if position.share_space(who, other) or position.share_space(other, who):
            continue
        # A squeezing creature takes up less room than its cells.
        if not position.squeezes(state, who) and not position.squeezes(state, other):
            conditions.apply(state, who, ConditionState("prone"), arena.conditions["prone"], ctx)
            return


# Both


def _end_by_turn(state: CombatState, who: CreatureCombatState, kind: i64, ctx: Context) -> None:
    # Conditions on any creature that last until this point of this creature's turn.
    arena: Arena = state.arena
    for creature in state.participants:
        if not creature.conditions:
            continue
        for condition in [one for one in creature.conditions if conditions.ends_with(one, kind, who.place)]:
            # An unused condition gives its use back.
            pool = condition.rule.turn.refunds
            if pool != "":
                power = arena.powers.get(condition.spell)
                left: i64 = creature.uses.get(pool, 0) - (1 if power is None else power.takes)
                creature.uses[pool] = int(left) if left > 0 else 0
            if condition.rule.flags & SWALLOWED and condition.source >= 0:
                # Giant Frog: it disgorges what it has swallowed.
                swallow.release(state, state.participants[condition.source], creature, ctx)
                continue
            conditions.remove(state, creature, condition, ctx)


def _tick_conditions(state: CombatState, who: CreatureCombatState, at_end: bool, ctx: Context) -> None:
    # Ongoing damage, temporary Hit Points and healing.
    for condition in list(who.conditions):
        rule, turn = condition.rule, condition.rule.turn
        if not (turn.ongoing or turn.healing or turn.temporary_hp or turn.repeat_at_start):
            continue
        if turn.at_turn_end != at_end or turn.at_source_turn:
            continue
        if not who.here():
            return
        source = None if condition.source < 0 else state.participants[condition.source]
        # Combining Spell Effects: of two castings one applies, but each may be saved against.
        if _is_second_casting(state, who, condition):
            _save_at_start(state, who, condition, ctx)
            continue
        if ctx.heard and (turn.ongoing or turn.healing or turn.temporary_hp):
            ctx.emit(ConditionTicked(who.creature_id, condition.name))
        if turn.ongoing is not None:
            dice, more, above = turn.ongoing, turn.ongoing_per_level, condition.above
            # Using a Higher-Level Spell Slot.
            if more is not None and above > 0:
                dice = Pool(dice.count + more.count * above, dice.sides, dice.plus + more.plus * above)
            amount: i64 = d20.throw(ctx, who if source is None else source, dice, 1, rule.name)
            damage.damage_one_type(state, who, amount, turn.ongoing_type, source, False, False, ctx)
            if turn.ongoing_too is not None and who.here():
                amount = d20.throw(ctx, who if source is None else source, turn.ongoing_too, 1, rule.name)
                damage.damage_one_type(state, who, amount, turn.ongoing_too_type, source, False, False, ctx)
        # Searing Smite: damage first, then a save that ends it.
        if _save_at_start(state, who, condition, ctx):
            continue
        if turn.temporary_hp is not None:
            given: i64 = d20.throw(ctx, who, turn.temporary_hp, 1, rule.name)
            if turn.temporary_hp_modifier and source is not None:
                given += source.sheet.spell_modifier
            healing.give_temporary(who, given, ctx)
        if turn.healing is not None:
            healing.heal(state, who, d20.throw(ctx, who, turn.healing, 1, rule.name), ctx)


def _is_second_casting(state: CombatState, who: CreatureCombatState, condition: ConditionState) -> bool:
    arena: Arena = state.arena
    for place, each in enumerate(who.conditions):
        if each is condition:
            return conditions.repeats(who, place) and conditions.is_from_spell(arena, condition)
    return False


def _save_at_start(
    state: CombatState, who: CreatureCombatState, condition: ConditionState, ctx: Context
) -> bool:
    # A save that ends a condition at the start of a turn; true if it succeeds.
    if not condition.rule.turn.repeat_at_start or not who.here() or not _still_on(who, condition):
        return False
    arena: Arena = state.arena
    magic = conditions.is_from_spell(arena, condition)
    turn = condition.rule.turn
    if not saves.make(state, who, saves.describe_repeated(state, who, condition, magic), condition.name, ctx):
        # A failed save may have effects of its own, as at the end of a turn.
        if turn.on_failed_save:
            use = uses.of_condition(state, who, condition)
            effects.resolve(state, use, turn.on_failed_save, [who], ctx)
        return False
    conditions.remove(state, who, condition, ctx)
    return True
