"""Harmful auras: emanations at the start or end of a turn, and death bursts.

Such a power has a trigger: a creature starts its turn nearby, its owner's turn ends, or its owner dies.
"""

from typing import Final

from turnwright.games.tactics.rules.combat import reactions
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.magic import casting, effects, targeting, uses
from turnwright.games.tactics.sheet import REACTION, Power
from turnwright.games.tactics.state import CombatState, CreatureCombatState
from turnwright.games.tactics.vocabulary import Save
from turnwright.kernel.context import Context

STARTS_NEAR: Final = "starts_near"
OWN_START: Final = "own_start"
OWN_END: Final = "own_end"
DIES: Final = "dies"


def begin(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Apply a creature's own auras and those of others at the start of its turn."""
    for power in who.sheet.auras:
        if power.trigger == OWN_START and _is_active(who, power):
            _go_off(state, who, power, None, ctx)
    for source in state.participants:
        if source.sheet.auras and source is not who:
            for power in source.sheet.auras:
                if power.trigger == STARTS_NEAR and who.here() and _is_active(source, power):
                    _go_off(state, source, power, who, ctx)


def end(state: CombatState, who: CreatureCombatState, ctx: Context) -> None:
    """Apply a creature's own auras at the end of its turn."""
    for power in who.sheet.auras:
        if power.trigger == OWN_END and _is_active(who, power):
            _go_off(state, who, power, None, ctx)


def _is_active(source: CreatureCombatState, power: Power) -> bool:
    # Only some auras end while their source is Incapacitated.
    return source.can_act() if power.while_able else source.stands()


def burst(state: CombatState, ctx: Context) -> None:
    """Resolve death bursts, and those of creatures that they kill."""
    while state.bursts:
        source = state.participants[state.bursts[0]]
        state.bursts = state.bursts[1:]
        for power in source.sheet.auras:
            if power.trigger == DIES:
                _go_off(state, source, power, None, ctx)


def _go_off(
    state: CombatState,
    source: CreatureCombatState,
    power: Power,
    only: CreatureCombatState | None,
    ctx: Context,
) -> None:
    wanted = targeting.PowerUse(power)
    if power.area is None:
        # Barbed Hide: the creatures in a grapple with it.
        wanted.targets = [
            each
            for each in state.participants
            if each is not source
            and each.here()
            and targeting.meets_target_condition(source, power, each)
            and not position.separated(source, each)
        ]
    elif targeting.area_refusal(state, source, wanted) is not None:
        return
    wanted.targets = [
        each
        for each in wanted.targets
        if (only is None or each is only)
        and not reactions.is_unaffected(state, each, source, power)
        and _is_reached(state, source, power, each)
    ]
    if not wanted.targets or not _is_meant(state, source, power, only, ctx):
        return
    casting.tell(state, source, wanted, 0, ctx)
    use = uses.Use(source, power.id, power)
    effects.resolve(state, use, power.effects, wanted.targets, ctx)


def _is_reached(
    state: CombatState, source: CreatureCombatState, power: Power, target: CreatureCombatState
) -> bool:
    # Unnerving Gaze: the two must see each other.
    if power.cost == REACTION and power.needs_sight and not position.sees(state, source, target):
        return False
    use = uses.Use(source, power.id, power)
    saves = [effect for effect in power.effects if isinstance(effect, Save)]
    return not saves or any(effects.is_reached(state, use, effect, target) for effect in saves)


def _is_meant(
    state: CombatState,
    source: CreatureCombatState,
    power: Power,
    only: CreatureCombatState | None,
    ctx: Context,
) -> bool:
    # Some bursts cost a reaction; ask first.
    if power.cost != REACTION or only is None:
        return power.cost != REACTION
    return reactions.may_react(source) and reactions.offered(state, source, power.id, only, ctx)
