"""A turn: it begins, somebody acts, blows fall one by one, and it ends; then the gauges run on."""

from typing import Final

from mypy_extensions import i64

from turnwright.games.wuxia.arena import Table
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
from turnwright.games.wuxia.skills import ALL, BLEED, CHAIN, ONE, STUN, Dose, SkillTier
from turnwright.games.wuxia.state import (
    NOBODY,
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


def next_turn(state: GameState, table: Table, ctx: Context) -> None:
    """Let the gauges run until somebody can act, or the fight is over."""
    while not begin_turn(state, table, ctx) and state.reason == "":
        end_turn(state, table, ctx)


def begin_turn(state: GameState, table: Table, ctx: Context) -> bool:
    """Whoever is next begins its turn; false when nobody can act, or not now."""
    if outcome.settle(state, table, ctx):
        return False
    actor = table.clock.next_actor(state)
    if actor is None:
        outcome.end(state, table, ctx, outcome.NOBODY_READY, NOBODY)
        return False
    state.actor = actor.place
    state.turn += 1
    state.quiet += 1
    if ctx.heard:
        ctx.emit(TurnBegan(state.turn, state.ticks, actor.id, actor.name))
    rest(actor)
    _gather_qi(actor, table.qi_regen)
    return not actor.effects or _bears_effects(state, actor, ctx)


def _gather_qi(actor: CharacterState, gain: i64) -> None:
    stats = actor.stats
    stats.qi = stats.qi + gain if stats.qi + gain < stats.max_qi else stats.max_qi


def _bears_effects(state: GameState, actor: CharacterState, ctx: Context) -> bool:
    lost: i64 = _wound(state, _giver(state, actor, BLEED), actor, actor.bonus(BLEED))
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


def end_turn(state: GameState, table: Table, ctx: Context) -> None:
    """Effects on the actor have a turn less to go, but for those that began in this turn."""
    if state.actor == NOBODY:
        return
    actor = state.fighters[state.actor]
    state.actor = NOBODY
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


def defend(state: GameState, ctx: Context) -> None:
    """The actor lets the turn pass."""
    if ctx.heard:
        actor = state.fighters[state.actor]
        ctx.emit(BattleEvent(actor.id, "", DEFEND, 0, False, False, 0, "", turn=state.turn, actor=actor.name))


def use_skill(
    state: GameState, table: Table, skill: EquippedSkill, target: CharacterState, ctx: Context, dice: Dice
) -> None:
    """The actor uses a skill: it is paid for whether it hits or not, then blows fall one target at a time."""
    actor = state.fighters[state.actor]
    move = skill.move
    actor.stats.qi -= move.qi_cost
    skill.ready_in = move.cooldown
    share = 1.0
    # One target is by far the most frequent, and needs no list.
    if move.reach == ONE:
        _blow(state, table, actor, target, skill.skill_id, move, share, False, ctx, dice)
    else:
        for each in targets(state, actor, target, move):
            _blow(state, table, actor, each, skill.skill_id, move, share, False, ctx, dice)
            if move.reach == CHAIN:
                share *= move.chain_falloff
            if actor.stats.hp == 0:
                break
    if move.effects and actor.stats.hp > 0:
        _gain(state, actor, move, ctx, dice)


def _gain(state: GameState, actor: CharacterState, move: SkillTier, ctx: Context, dice: Dice) -> None:
    for dose in move.effects:
        if dose.own:
            _give(state, actor, actor, dose, ctx, dice)


def targets(
    state: GameState, actor: CharacterState, target: CharacterState, move: SkillTier
) -> list[CharacterState]:
    """Whom a skill reaches: the target, all opponents by id, or a chain that begins at the target."""
    others = [each for each in state.fighters if each.side != actor.side and each.stats.hp > 0]
    if move.reach == ALL:
        return others
    if move.reach != CHAIN:
        return [target]
    chain = [target]
    for each in others:
        if len(chain) < move.chain_length and each is not target:
            chain.append(each)
    return chain


def _blow(
    state: GameState,
    table: Table,
    actor: CharacterState,
    target: CharacterState,
    skill_id: str,
    move: SkillTier,
    share: float,
    counter: bool,
    ctx: Context,
    dice: Dice,
) -> None:
    blow = strike.throw_blow(actor, target, move, table.by_agility, share, dice)
    if blow.hit:
        _wound(state, actor, target, blow.damage)
    if ctx.heard:
        _tell(state, table, actor, target, skill_id, move, blow, counter, ctx)
    if target.stats.hp == 0:
        if ctx.heard:
            ctx.emit(Defeat(target.id, actor.id, target.name))
        return
    if blow.hit and move.effects:
        for dose in move.effects:
            if not dose.own:
                _give(state, actor, target, dose, ctx, dice)
    guard = target.guard
    if counter or guard.counter_chance <= 0.0 or target.suffers(STUN):
        return
    if dice.unit() < guard.counter_chance:
        _blow(state, table, target, actor, target.guard_id, guard, 1.0, True, ctx, dice)
        if guard.effects:
            _gain(state, target, guard, ctx, dice)


def _wound(state: GameState, giver: CharacterState | None, target: CharacterState, amount: i64) -> i64:
    # Whoever hurts itself has dealt nothing.
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


def _giver(state: GameState, bearer: CharacterState, kind: str) -> CharacterState | None:
    for effect in bearer.effects:
        if effect.kind == kind and effect.giver != NOBODY:
            return state.fighters[effect.giver]
    return None


def _tell(
    state: GameState,
    table: Table,
    actor: CharacterState,
    target: CharacterState,
    skill_id: str,
    move: SkillTier,
    blow: strike.Blow,
    counter: bool,
    ctx: Context,
) -> None:
    # First the dodge, then the parry, then what came of it.
    names = table.skills
    dodged = blow.miss_reason == strike.DODGED
    if dodged or blow.partial:
        reduction = 1.0 if dodged else blow.reduction
        steps = target.steps_id
        ctx.emit(Dodge(actor.id, target.id, steps, blow.partial, reduction, actor.name, target.name))
    if blow.hit and blow.parried > 0.0:
        guard = names.get(target.guard_id).name if target.guard_id else ""
        ctx.emit(Parry(actor.id, target.id, target.guard_id, blow.parried, actor.name, target.name, guard))
    ctx.emit(
        BattleEvent(
            actor.id,
            target.id,
            skill_id,
            move.tier,
            blow.hit,
            blow.critical,
            blow.damage,
            strike.bucket(blow.damage, target.stats.max_hp) if blow.hit else strike.NO_BUCKET,
            blow.miss_reason,
            blow.hit and blow.parried > 0.0,
            blow.partial,
            counter,
            float(blow.damage) / float(target.stats.max_hp),
            state.turn,
            actor.name,
            target.name,
            names.get(skill_id).name,
            move.name,
        )
    )


def _give(
    state: GameState, giver: CharacterState, bearer: CharacterState, dose: Dose, ctx: Context, dice: Dice
) -> None:
    # A sure effect needs no draw.
    if dose.chance < 1.0 and dice.unit() >= dose.chance:
        return
    for effect in bearer.effects:
        if effect.kind == dose.kind:
            # The same kind does not pile up: it is made anew.
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
