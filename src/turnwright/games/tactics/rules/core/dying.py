"""Dropping to 0 Hit Points: falling unconscious, death saving throws, death; and exhaustion, which can kill.

SRD: Dropping to 0 Hit Points; Conditions [Exhaustion].
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import (
    ConditionApplied,
    ConditionEnded,
    CreatureDowned,
    DeathSave,
    Left,
    Stabilized,
)
from turnwright.games.tactics.rules.core import conditions, edition, healing, saves
from turnwright.games.tactics.rules.core.damage_roll import DamageRoll
from turnwright.games.tactics.sheet import DEATH_SAVES, DEATHLESS, UNDEAD_FORTITUDE
from turnwright.games.tactics.srd import CON, DAMAGE_TYPES, DEADLY_EXHAUSTION, EXHAUSTION, STABLE
from turnwright.games.tactics.state import NO_INDEX, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import PERMANENT
from turnwright.kernel.context import Context

KNOCK_OUT: Final = "knock_out"  # the question
TURNED: Final = "turned"  # why a creature left
SAVES_NEEDED: Final = 3
DEATH_SAVE_DC: Final = 10
MARK_FELL: Final = "mark fell"  # noted with what happened in a turn
RADIANT: Final = DAMAGE_TYPES.index("radiant")


def drop_to_zero(
    state: CombatState, who: CreatureCombatState, excess: i64, rolled: DamageRoll, ctx: Context
) -> None:
    """Dropping to 0 Hit Points; `excess` is the damage left over."""
    by = rolled.by
    kills = excess >= who.max_hp or rolled.kills
    # Death Ward, Relentless Endurance, Relentless Rage.
    kept: i64 = stay_at_one_hp(state, who, kills, ctx)
    if kept > 0:
        who.current_hp = kept
    elif rolled.kills:
        # Disintegrate: nothing is left to revive.
        who.max_hp = 0
        die(state, who, by, ctx)
    elif _turns(state, who, ctx):
        _count_kill(who, by)
    elif rolled.subdue or (rolled.melee and _is_spared(state, who, by, ctx)):
        # Knocking Out a Creature: it is Unconscious and stable, and out of the fight.
        who.current_hp = edition.of(who).knocked_out_hp
        fall_unconscious(state, who, by, ctx)
        if who.current_hp == 0:
            stabilize(state, who, ctx)
        who.gone = "captured"
        if ctx.heard:
            ctx.emit(Left(who.creature_id, who.gone))
    elif who.sheet.has(DEATHLESS):
        fall_unconscious(state, who, by, ctx)
    elif not who.sheet.has(DEATH_SAVES):
        # Monster Death. Undead Fortitude: a CON save, unless the damage is Radiant or a critical hit.
        stays = who.sheet.has(UNDEAD_FORTITUDE) and not rolled.critical and RADIANT not in rolled.types
        dc: i64 = 5 + rolled.total_taken()
        if stays and saves.save(state, who, CON, dc, "undead fortitude", False, ctx):
            who.current_hp = 1
        else:
            die(state, who, by, ctx)
    elif kills:
        # Instant Death: massive damage.
        die(state, who, by, ctx)
    else:
        fall_unconscious(state, who, by, ctx)


def _turns(state: CombatState, who: CreatureCombatState, ctx: Context) -> bool:
    # The curse of a werewolf: at 0 Hit Points its bearer becomes one.
    for condition in who.conditions:
        if condition.rule.damage.turns_hp == 0 or condition.source == NO_INDEX:
            continue
        if state.participants[condition.source].side == who.side:
            continue
        who.gone = TURNED
        state.goes_out(who)
        state.turned = [*state.turned, (int(who.place), int(condition.source))]
        if ctx.heard:
            ctx.emit(Left(who.creature_id, TURNED))
        if who.concentrates_on != "":
            conditions.end_concentration(state, who, ctx)
        conditions.let_go(state, who, ctx)
        return True
    return False


def _is_spared(
    state: CombatState, who: CreatureCombatState, by: CreatureCombatState | None, ctx: Context
) -> bool:
    # Knocking Out a Creature: the attacker chooses when the hit would reduce the target to 0 Hit Points.
    arena: Arena = state.arena
    if by is None or not arena.settings.asks_to_knock_out:
        return False
    choices = (f"{by.creature_id} {who.creature_id}", "no")
    return ctx.ask(by.seat, KNOCK_OUT, choices, 1) == 0


def stay_at_one_hp(state: CombatState, who: CreatureCombatState, outright: bool, ctx: Context) -> i64:
    """The Hit Points that a creature keeps instead of dropping to 0, or 0."""
    for condition in list(who.conditions):
        rule = condition.rule.damage
        # Relentless Rage: a CON save, DC 5 higher each time.
        if rule.relentless_dc > 0 and not outright:
            times: i64 = who.uses.get(edition.RELENTLESS_RAGE, 0)
            who.uses[edition.RELENTLESS_RAGE] = int(times) + 1
            dc: i64 = rule.relentless_dc + 5 * times
            if saves.save(state, who, CON, dc, condition.name, False, ctx):
                return rule.stays_up_hp
        # Death Ward: once, also against instant death. Relentless Endurance: once, not against it.
        if rule.stays_up and (rule.stays_up_if_slain or not outright):
            conditions.remove(state, who, condition, ctx)
            return rule.stays_up_hp
    return 0


def fall_unconscious(
    state: CombatState, who: CreatureCombatState, by: CreatureCombatState | None, ctx: Context
) -> None:
    """Falling Unconscious at 0 Hit Points."""
    arena: Arena = state.arena
    who.death_successes = 0
    who.death_failures = 0
    state.goes_out(who)
    _note_mark(state, who)
    _count_kill(who, by)
    if ctx.heard:
        ctx.emit(CreatureDowned(who.creature_id, "" if by is None else by.creature_id, False))
    conditions.end_bonds(state, who, ctx)
    unconscious = ConditionState("unconscious", NO_INDEX if by is None else by.place, PERMANENT)
    conditions.apply(state, who, unconscious, arena.conditions["unconscious"], ctx)


def _note_mark(state: CombatState, who: CreatureCombatState) -> None:
    # Hex: its caster can curse another creature on a later turn than this.
    for condition in who.conditions:
        if condition.rule.damage.extra_by_source and condition.source >= 0:
            marker = state.participants[condition.source]
            marker.struck = [*marker.struck, MARK_FELL]


def _count_kill(who: CreatureCombatState, by: CreatureCombatState | None) -> None:
    if by is not None and by.side != who.side:
        by.kills += 1


def die(
    state: CombatState,
    who: CreatureCombatState,
    by: CreatureCombatState | None,
    ctx: Context,
    fallen: bool = False,
) -> None:
    """Death: ends Concentration, bonds and grapples; a creature that had `fallen` is counted already."""
    who.dead = True
    who.current_hp = 0
    who.died = state.round
    state.goes_out(who)
    if who.sheet.auras or who.sheet.swallows:
        state.bursts = [*state.bursts, int(who.place)]
    if not fallen:
        _note_mark(state, who)
        _count_kill(who, by)
    if ctx.heard:
        ctx.emit(CreatureDowned(who.creature_id, "" if by is None else by.creature_id, True))
    if who.concentrates_on != "":
        conditions.end_concentration(state, who, ctx)
    conditions.end_bonds(state, who, ctx)
    conditions.let_go(state, who, ctx)
    conditions.end_with_source(state, who, ctx)


def death_save(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Death Saving Throws: 10 or higher succeeds, three decide; a 1 is two failures, a 20 heals 1."""
    natural, made = saves.death_save_roll(state, who, DEATH_SAVE_DC, ctx)
    revives = saves.counts_as_20(who, natural)
    if natural == 1:
        who.death_failures += 2
    elif not revives and made < DEATH_SAVE_DC:
        who.death_failures += 1
    elif not revives:
        who.death_successes += 1
    if ctx.heard:
        ctx.emit(DeathSave(who.creature_id, int(natural), int(who.death_successes), int(who.death_failures)))
    if revives:
        healing.heal(state, who, 1, ctx)
    elif who.death_failures >= SAVES_NEEDED:
        die(state, who, None, ctx)
    elif who.death_successes >= SAVES_NEEDED:
        stabilize(state, who, ctx)


def damage_at_zero(
    state: CombatState, who: CreatureCombatState, taken: i64, rolled: DamageRoll, ctx: Context
) -> None:
    """Damage at 0 Hit Points: one failure, two for a critical hit; damage equal to the maximum kills."""
    if who.dead or who.sheet.has(DEATHLESS):
        return
    if taken >= who.max_hp:
        die(state, who, rolled.by, ctx, fallen=True)
        return
    conditions.remove_all(state, who, STABLE, ctx)
    who.death_failures += 2 if rolled.critical else 1
    if ctx.heard:
        ctx.emit(DeathSave(who.creature_id, 0, int(who.death_successes), int(who.death_failures)))
    if who.death_failures >= SAVES_NEEDED:
        die(state, who, rolled.by, ctx, fallen=True)


def stabilize(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Stabilizing: no more Death Saving Throws, but still Unconscious."""
    arena: Arena = state.arena
    who.death_successes = 0
    who.death_failures = 0
    conditions.apply(state, who, ConditionState("stable"), arena.conditions["stable"], ctx)
    if ctx.heard:
        ctx.emit(Stabilized(who.creature_id))


def add_exhaustion(
    state: CombatState, who: CreatureCombatState, levels: i64, by: CreatureCombatState | None, ctx: Context
) -> None:
    """Conditions [Exhaustion]: levels add up, and the sixth kills."""
    if conditions.immune_to(who, EXHAUSTION):
        return
    before: i64 = who.exhaustion
    who.exhaustion = before + levels if before + levels < DEADLY_EXHAUSTION else DEADLY_EXHAUSTION
    conditions.recompute_flags(who)
    if ctx.heard:
        source = "" if by is None else by.creature_id
        ctx.emit(ConditionApplied(who.creature_id, "exhaustion", source, "", int(who.exhaustion)))
    if edition.of(who).exhaustion_halves_hp(before, who.exhaustion):
        who.max_hp //= 2
        who.current_hp = who.current_hp if who.current_hp < who.max_hp else who.max_hp
    if who.exhaustion == DEADLY_EXHAUSTION and not who.dead:
        die(state, who, by, ctx)


def reduce_exhaustion(who: CreatureCombatState, ctx: Context) -> None:
    """Conditions [Exhaustion]: remove one level."""
    who.exhaustion -= 1
    conditions.recompute_flags(who)
    if edition.of(who).exhaustion_halves_hp(who.exhaustion + 1, who.exhaustion):
        # Half of an odd maximum was rounded down.
        whole: i64 = who.sheet.max_hp
        who.max_hp = whole if who.max_hp == whole // 2 else who.max_hp * 2
    if ctx.heard and who.exhaustion == 0:
        ctx.emit(ConditionEnded(who.creature_id, "exhaustion"))
    elif ctx.heard:
        ctx.emit(ConditionApplied(who.creature_id, "exhaustion", "", "", int(who.exhaustion)))
