"""Concentration: one spell at a time, and a saving throw when its caster takes damage.

SRD: Concentration. `conditions.end_concentration` ends it.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.events import ConcentrationChecked
from turnwright.games.tactics.rules.core import conditions, d20, edition, saves
from turnwright.games.tactics.sheet import FOCUSED, KEEPS_THE_MARK
from turnwright.games.tactics.srd import CON
from turnwright.games.tactics.state import NO_INDEX, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import PERMANENT, ROUNDS
from turnwright.kernel.context import Context

CONCENTRATION: Final = "concentration"
MARKS: Final = ("hunters_mark", "foe_slayer")


def begin(state: CombatState, who: CreatureCombatState, spell: str, ctx: Context) -> None:
    """Concentration: begin a spell, and end the one before."""
    arena: Arena = state.arena
    if who.concentrates_on != "":
        conditions.end_concentration(state, who, ctx)
    who.concentrates_on = spell
    power = arena.powers.get(spell)
    lasts: i64 = 0 if power is None else power.rounds
    kind: i64 = ROUNDS if lasts > 0 else PERMANENT
    fresh = state.active() is who
    condition = ConditionState(
        conditions.CONCENTRATION_NAME, who.place, kind, lasts, NO_INDEX, -1, 0, spell, fresh
    )
    conditions.apply(state, who, condition, arena.conditions[conditions.CONCENTRATION_NAME], ctx)


def save_or_end(state: CombatState, who: CreatureCombatState, taken: i64, ctx: Context) -> None:
    """Concentration [Damage]: make a CON saving throw, or end the spell."""
    if who.sheet.has(KEEPS_THE_MARK) and _is_on_a_mark(who):
        return  # Relentless Hunter
    dc: i64 = edition.of(who).concentration_dc(taken)
    hindered = any(condition.rule.magic.concentration_disadvantage for condition in who.conditions)
    advantage: i64 = d20.combine(who.sheet.has(FOCUSED), hindered)
    test = saves.describe(state, who, CON, dc, False, 0, 0, advantage)
    total: i64 = saves.total_of(state, who, test, CONCENTRATION, ctx)
    kept = total >= dc or saves.legendary_resistance(who, CONCENTRATION, ctx)
    if ctx.heard:
        ctx.emit(ConcentrationChecked(who.creature_id, who.concentrates_on, int(total), int(dc), kept))
    if not kept:
        conditions.end_concentration(state, who, ctx)


def _is_on_a_mark(who: CreatureCombatState) -> bool:
    # Hunter's Mark, however it was cast.
    power = who.sheet.power(who.concentrates_on)
    return power is not None and power.spell() in MARKS
