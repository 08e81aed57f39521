"""A turn: it begins, the actor acts, strikes fall one by one, and it ends."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.wuxia.arena import Arena
from turnwright.games.wuxia.events import (
    DEFEND,
    BattleEvent,
    Bled,
    Defeat,
    Dodge,
    EffectBegan,
    EffectEnded,
    Parry,
    TurnBegan,
    TurnLost,
)
from turnwright.games.wuxia.rules import outcome, strike
from turnwright.games.wuxia.skills import ALL, BLEED, CHAIN, GUARD, ONE, STUN, Dose, SkillTier
from turnwright.games.wuxia.state import (
    NO_INDEX,
    NONE_READY,
    CharacterState,
    Effect,
    EquippedSkill,
    GameState,
    hurt,
    rest,
)
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice

COMBAT: Final = "combat"


def next_turn(state: GameState, arena: Arena, ctx: Context) -> None:
    """Run the clock until a fighter can act, or the fight is over."""
    while not begin_turn(state, arena, ctx) and state.reason == "":
        end_turn(state, ctx)


def begin_turn(state: GameState, arena: Arena, ctx: Context) -> bool:
    """Begin the next turn; return whether its fighter can act."""
    if outcome.settle(state, arena, ctx):
        return False
    actor = arena.clock.next_actor(state)
    if actor is None:
        outcome.end(state, ctx, NONE_READY, NO_INDEX)
        return False
    state.actor = actor.place
    state.turn += 1
    state.quiet += 1
    if ctx.heard:
        ctx.emit(TurnBegan(state.turn, state.ticks, actor.id, actor.name))
    rest(actor)
    stats = actor.stats
    qi: i64 = stats.qi + arena.qi_regen
    stats.qi = qi if qi < stats.max_qi else stats.max_qi
    if not actor.effects:
        return True
    # A guard ends here.
    actor.effects = [effect for effect in actor.effects if effect.kind != GUARD]
    return not actor.effects or _suffer_effects(state, actor, ctx)


def _suffer_effects(state: GameState, actor: CharacterState, ctx: Context) -> bool:
    giver: CharacterState | None = None
    for effect in actor.effects:
        if effect.kind == BLEED and effect.giver != NO_INDEX:
            giver = state.fighters[effect.giver]
            break
    lost: i64 = _deal(state, giver, actor, actor.bonus(BLEED))
    if lost > 0 and ctx.heard:
        ctx.emit(Bled(actor.id, lost, actor.name))
    if actor.stats.hp == 0:
        if ctx.heard:
            ctx.emit(Defeat(actor.id, BLEED, actor.name))
        return False
    if actor.suffers(STUN):
        if ctx.heard:
            ctx.emit(TurnLost(actor.id, actor.name))
        return False
    return True


def end_turn(state: GameState, ctx: Context) -> None:
    """End the turn: the actor's effects last a turn less, except those that began in it."""
    if state.actor == NO_INDEX:
        return
    actor = state.fighters[state.actor]
    state.actor = NO_INDEX
    if not actor.effects:
        return
    kept: list[Effect] = []
    for effect in actor.effects:
        if effect.fresh:
            effect.fresh = False
        else:
            effect.turns -= 1
        if effect.turns > 0:
            kept.append(effect)
        elif ctx.heard and actor.stats.hp > 0:
            ctx.emit(EffectEnded(actor.id, effect.kind, actor.name))
    actor.effects = kept


def defend(state: GameState, arena: Arena, ctx: Context) -> None:
    """Let the actor defend: until its next turn, strikes do less damage to it.

    Without a guard in the settings, the turn passes.
    """
    actor = state.fighters[state.actor]
    if ctx.heard:
        nothing = strike.NO_BUCKET
        ctx.emit(
            BattleEvent(actor.id, "", DEFEND, 0, False, False, 0, nothing, turn=state.turn, actor=actor.name)
        )
    if arena.guard_percent == 0:
        return
    guard = Effect(GUARD, arena.guard_percent, 1)
    guard.giver = actor.place
    guard.fresh = True
    actor.effects.append(guard)


def use_skill(
    state: GameState, arena: Arena, skill: EquippedSkill, target: CharacterState, ctx: Context, dice: Dice
) -> None:
    """Use a skill of the actor: pay for it, then strike one target after the other."""
    actor = state.fighters[state.actor]
    move = skill.move
    actor.stats.qi -= move.qi_cost
    skill.ready_in = move.cooldown
    share = 1.0
    # A single target is by far the most frequent case, and needs no list.
    if move.reach == ONE:
        _strike(state, arena, actor, target, skill.skill_id, move, share, False, ctx, dice)
    else:
        for each in targets(state, actor, target, move):
            _strike(state, arena, actor, each, skill.skill_id, move, share, False, ctx, dice)
            if move.reach == CHAIN:
                share *= move.chain_falloff
            if actor.stats.hp == 0:
                break
    if move.effects and actor.stats.hp > 0:
        _give_own_effects(state, actor, move, ctx, dice)


def _give_own_effects(
    state: GameState, actor: CharacterState, move: SkillTier, ctx: Context, dice: Dice
) -> None:
    for dose in move.effects:
        if dose.own:
            _give_effect(state, actor, actor, dose, ctx, dice)


def targets(
    state: GameState, actor: CharacterState, target: CharacterState, move: SkillTier
) -> list[CharacterState]:
    """List the targets of a skill: the target, all opponents by id, or a chain from the target."""
    others = state.opponents(actor)
    if move.reach == ALL:
        return others
    if move.reach != CHAIN:
        return [target]
    chain = [target]
    for each in others:
        if len(chain) < move.chain_length and each is not target:
            chain.append(each)
    return chain


def _strike(
    state: GameState,
    arena: Arena,
    actor: CharacterState,
    target: CharacterState,
    skill_id: str,
    move: SkillTier,
    share: float,
    counter: bool,
    ctx: Context,
    dice: Dice,
) -> None:
    result = strike.roll_strike(actor, target, move, arena.by_agility, share, dice)
    if result.hit:
        _deal(state, actor, target, result.damage)
    if ctx.heard:
        _emit_strike(state, arena, actor, target, skill_id, move, result, counter, ctx)
    if target.stats.hp == 0:
        if ctx.heard:
            ctx.emit(Defeat(target.id, actor.id, target.name))
        return
    if result.hit and move.effects:
        for dose in move.effects:
            if not dose.own:
                _give_effect(state, actor, target, dose, ctx, dice)
    if target.steps.effects and (result.partial or result.miss_reason == strike.DODGED):
        _give_dodge_effects(state, actor, target, ctx, dice)
    guard = target.guard
    if counter or guard.counter_chance <= 0.0 or target.suffers(STUN):
        return
    if dice.unit() < guard.counter_chance:
        _strike(state, arena, target, actor, target.guard_id, guard, 1.0, True, ctx, dice)
        if guard.effects:
            _give_own_effects(state, target, guard, ctx, dice)


def _give_dodge_effects(
    state: GameState, actor: CharacterState, dodger: CharacterState, ctx: Context, dice: Dice
) -> None:
    # The effects of a movement skill come with a dodge: on the attacker, or on the fighter who dodged.
    for dose in dodger.steps.effects:
        _give_effect(state, dodger, dodger if dose.own else actor, dose, ctx, dice)


def _deal(state: GameState, giver: CharacterState | None, target: CharacterState, amount: i64) -> i64:
    # Damage to oneself does not count as dealt.
    lost: i64 = hurt(target, amount)
    if lost == 0:
        return 0
    state.quiet = 0
    fell = target.stats.hp == 0
    if fell:
        target.died = state.turn
    if giver is not None and giver is not target:
        giver.dealt += lost
        giver.kills += 1 if fell else 0
    return lost


def _emit_strike(
    state: GameState,
    arena: Arena,
    actor: CharacterState,
    target: CharacterState,
    skill_id: str,
    move: SkillTier,
    result: strike.Strike,
    counter: bool,
    ctx: Context,
) -> None:
    # The dodge, then the parry, then the result.
    names = arena.skills
    dodged = result.miss_reason == strike.DODGED
    if dodged or result.partial:
        reduction = 1.0 if dodged else result.reduction
        steps = target.steps_id
        ctx.emit(Dodge(actor.id, target.id, steps, result.partial, reduction, actor.name, target.name))
    if result.hit and result.parried > 0.0:
        guard = names.get(target.guard_id).name if target.guard_id else ""
        ctx.emit(Parry(actor.id, target.id, target.guard_id, result.parried, actor.name, target.name, guard))
    ctx.emit(
        BattleEvent(
            actor.id,
            target.id,
            skill_id,
            move.tier,
            result.hit,
            result.critical,
            result.damage,
            strike.bucket(result.damage, target.stats.max_hp) if result.hit else strike.MISS,
            result.miss_reason,
            result.hit and (result.parried > 0.0 or result.guarded),
            result.partial,
            counter,
            float(result.damage) / float(target.stats.max_hp),
            state.turn,
            actor.name,
            target.name,
            names.get(skill_id).name,
            move.name,
        )
    )


def _give_effect(
    state: GameState, giver: CharacterState, bearer: CharacterState, dose: Dose, ctx: Context, dice: Dice
) -> None:
    # A certain effect needs no draw.
    if dose.chance < 1.0 and dice.unit() >= dose.chance:
        return
    for effect in bearer.effects:
        if effect.kind == dose.kind:
            # Effects of one kind do not stack: the new one replaces the old.
            effect.amount = dose.amount
            effect.turns = dose.turns
            break
    else:
        effect = Effect(dose.kind, dose.amount, dose.turns)
        bearer.effects.append(effect)
    effect.giver = giver.place
    effect.fresh = bearer.place == state.actor
    if ctx.heard:
        ctx.emit(EffectBegan(bearer.id, dose.kind, dose.amount, dose.turns, bearer.name))
