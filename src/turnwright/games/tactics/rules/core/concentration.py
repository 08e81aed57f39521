"""Concentration: one spell at a time, and a saving throw when its caster takes damage.

SRD: Concentration. `conditions.end_concentration` ends it.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.arena import EXTENDED, Arena
from turnwright.games.tactics.events import ConcentrationChecked
from turnwright.games.tactics.rules.core import conditions, d20, edition, saves
from turnwright.games.tactics.sheet import FOCUSED, KEEPS_THE_MARK
from turnwright.games.tactics.srd import CON
from turnwright.games.tactics.state import NO_INDEX, CombatState, ConditionState, CreatureCombatState
from turnwright.games.tactics.vocabulary import CONCENTRATING, PERMANENT, ROUNDS
from turnwright.kernel.context import Context

CONCENTRATION: Final = "concentration"
MARKS: Final = ("hunters_mark", "foe_slayer")
MINUTE: Final = 10  # in rounds
DAY: Final = 14400


def begin(
    state: CombatState, who: CreatureCombatState, spell: str, ctx: Context, extended: bool = False
) -> None:
    """Concentration: begin a spell, and end the one before; an extended one lasts twice as long."""
    arena: Arena = state.arena
    if who.concentrates_on != "":
        conditions.end_concentration(state, who, ctx)
    who.concentrates_on = spell
    power = arena.powers.get(spell)
    lasts: i64 = 0 if power is None else power.rounds
    extended = extended and lasts >= MINUTE
    if extended:
        lasts = extended_rounds(lasts)
    kind: i64 = ROUNDS if lasts > 0 else PERMANENT
    fresh = state.active() is who
    condition = ConditionState(
        conditions.CONCENTRATION_NAME, who.place, kind, lasts, NO_INDEX, -1, 0, spell, fresh
    )
    conditions.apply(state, who, condition, arena.conditions[conditions.CONCENTRATION_NAME], ctx)
    if extended and edition.of(who).extended_is_steadier:
        steady = ConditionState(EXTENDED, who.place, CONCENTRATING, 0, NO_INDEX, -1, 0, spell)
        conditions.apply(state, who, steady, arena.conditions[EXTENDED], ctx)


def extended_rounds(rounds: i64) -> i64:
    """Extended Spell: twice the duration, at most 24 hours, of a spell that lasts a minute or longer."""
    if rounds < MINUTE or rounds >= DAY:
        return rounds
    return 2 * rounds if 2 * rounds < DAY else DAY


def save_or_end(state: CombatState, who: CreatureCombatState, taken: i64, ctx: Context) -> None:
    """Concentration [Damage]: make a CON saving throw, or end the spell."""
    if who.sheet.has(KEEPS_THE_MARK) and _is_on_a_mark(who):
        return  # Relentless Hunter
    dc: i64 = edition.of(who).concentration_dc(taken)
    hindered = any(condition.rule.magic.concentration_disadvantage for condition in who.conditions)
    steady = who.sheet.has(FOCUSED) or conditions.find(who, EXTENDED) is not None
    advantage: i64 = d20.combine(steady, hindered)
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
