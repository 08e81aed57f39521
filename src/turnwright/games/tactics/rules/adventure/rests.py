"""Rests: a Short Rest spends Hit Point Dice, a Long Rest restores everything and lets heroes gain levels.

SRD: Short Rest; Long Rest; Character Advancement.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import LevelGained, Rested
from turnwright.games.tactics.rules.adventure import stage
from turnwright.games.tactics.rules.core import conditions, d20, dying, edition, healing
from turnwright.games.tactics.srd import CON, DOWNTIME, THRESHOLDS
from turnwright.games.tactics.state import AdventureState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Pool
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

SHORT: Final = "SHORT"
LONG: Final = "LONG"
USUAL_DIE: Final = 8
INSPIRATION: Final = "bardic_inspiration"
FONT_OF_INSPIRATION: Final = 5  # the level from which a bard regains it on a Short Rest
PACT: Final = "warlock"


def allowed(state: AdventureState) -> list[str]:
    """The rests that the scene allows; downtime allows both."""
    entry = stage.scene_of(state)
    if state.scene == DOWNTIME or entry.rests == "long":
        return [SHORT, LONG]
    return [SHORT] if entry.rests == "short" else []


def check(state: AdventureState, kind: str) -> None:
    """Refuse a rest that the scene does not allow."""
    legal = allowed(state)
    if kind not in legal:
        raise Rejected("no-rest", f"this is no place for a {kind.lower()} rest", "rest", legal)


def rest(state: AdventureState, kind: str, ctx: Context) -> None:
    """Rest together."""
    if ctx.heard:
        ctx.emit(Rested(kind))
    for who in stage.heroes(state):
        if who.dead:
            continue
        if kind == SHORT:
            _short(state, who, ctx)
        else:
            _long(state, who, ctx)


def _short(state: AdventureState, who: CreatureCombatState, ctx: Context) -> None:
    # A stable creature regains 1 Hit Point and wakes before it can spend dice.
    if who.current_hp == 0:
        healing.heal(state, who, 1, ctx)
    # A hero spends dice while none of them would be wasted.
    while spends_die(state, who):
        state.hit_dice[who.creature_id] = state.hit_dice.get(who.creature_id, 0) + 1
        rolled: i64 = d20.throw(ctx, who, _hit_die(state, who), 1, "hit die")
        healing.heal(state, who, rolled if rolled > 1 else 1, ctx)
    played_by = edition.of(who)
    for pool in list(who.uses):
        if pool == INSPIRATION and who.sheet.level < FONT_OF_INSPIRATION:
            continue
        if pool in played_by.all_on_short_rest:
            who.uses[pool] = 0
        elif pool in played_by.one_on_short_rest and who.uses[pool] > 0:
            who.uses[pool] -= 1
    if who.base.startswith(PACT):
        who.slots = list(who.sheet.slots)


def _hit_die(state: AdventureState, who: CreatureCombatState) -> Pool:
    return Pool(1, stage.adventure_of(state).hit_die.get(who.base, USUAL_DIE), who.sheet.mods[CON])


def spends_die(state: AdventureState, who: CreatureCombatState) -> bool:
    """Whether a hero in a Short Rest spends a Hit Point Die: one is left, and would not be wasted."""
    die = _hit_die(state, who)
    left: i64 = max(1, who.sheet.level) - state.hit_dice.get(who.creature_id, 0)
    return left > 0 and who.max_hp - who.current_hp >= die.sides // 2 + 1 + die.plus


def _long(state: AdventureState, who: CreatureCombatState, ctx: Context) -> None:
    _gain_levels(state, who, ctx)
    who.temp_hp = 0
    if who.exhaustion > 0:
        dying.reduce_exhaustion(who, ctx)
    born = [rule.id for rule in who.sheet.bears]
    for condition in [one for one in who.conditions if one.name not in born]:
        conditions.remove(state, who, condition, ctx)
    # A maximum that was reduced returns to normal; Exhaustion in 5.1 may keep it halved.
    if not edition.of(who).exhaustion_halves_hp(0, who.exhaustion):
        who.max_hp = who.sheet.max_hp
    healing.heal(state, who, who.max_hp - who.current_hp, ctx)
    who.slots = list(who.sheet.slots)
    who.uses = {}
    who.spent = []
    spent = state.hit_dice.pop(who.creature_id, 0)
    spent -= edition.of(who).restored_dice(spent, max(1, int(who.sheet.level)))
    if spent > 0:
        state.hit_dice[who.creature_id] = spent


def _gain_levels(state: AdventureState, who: CreatureCombatState, ctx: Context) -> None:
    # The hero builder has made the sheet of each level beforehand.
    arena: Arena = state.arena
    following = stage.adventure_of(state).next_level
    while can_advance(state, who):
        before = who.sheet
        who.base = following[who.base]
        who.sheet = arena.sheets[who.base]
        who.max_hp += who.sheet.max_hp - before.max_hp
        for rule in who.sheet.bears:
            if not any(one.name == rule.id for one in who.conditions):
                borne = ConditionState(rule.id)
                borne.rule = rule
                who.conditions.append(borne)
        conditions.recompute_flags(who)
        if ctx.heard:
            ctx.emit(LevelGained(who.creature_id, int(who.sheet.level)))


def can_advance(state: AdventureState, who: CreatureCombatState) -> bool:
    """Whether a hero has the experience for its next level, and the adventure goes on to that level."""
    level = int(who.sheet.level)
    if who.base not in stage.adventure_of(state).next_level or level > len(THRESHOLDS):
        return False
    return state.experience[who.creature_id] >= THRESHOLDS[level - 1]
