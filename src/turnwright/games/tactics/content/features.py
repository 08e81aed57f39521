"""Features that improve a hero's spells: more damage, a push, a longer range, allies spared.

SRD: Agonizing Blast, Potent Spellcasting, Elemental Affinity, Empowered Evocation, Sculpt Spells.
"""

from collections.abc import Iterable

from turnwright.games.tactics.content.class_schema import SharpenEntry
from turnwright.games.tactics.sheet import Power
from turnwright.games.tactics.srd import DAMAGE_TYPES, SIZES
from turnwright.games.tactics.vocabulary import Damage, Effect, PowerAttack, Relocate, Save


def sharpened(power: Power, listed: Iterable[SharpenEntry]) -> Power:
    """A copy of a spell with what the hero's features add, or the spell itself."""
    for entry in listed:
        if power.kind == "spell" and _is_sharpened(power, entry):
            power = _sharpen(power, entry)
    return power


def _is_sharpened(power: Power, entry: SharpenEntry) -> bool:
    if entry.spells:
        return power.id in entry.spells
    if entry.cantrips:
        return power.level == 0
    if entry.school is not None:
        return power.school == entry.school
    kinds = [DAMAGE_TYPES[each.type] for each in _damage_of(power.effects)]
    return entry.kind in kinds


def _damage_of(listed: Iterable[Effect]) -> list[Damage]:
    found: list[Damage] = []
    for effect in listed:
        if isinstance(effect, Damage):
            found.append(effect)
        elif isinstance(effect, Save):
            found += _damage_of(effect.fail)
        elif isinstance(effect, PowerAttack):
            found += _damage_of(effect.hit)
    return found


def _sharpen(power: Power, entry: SharpenEntry) -> Power:
    made = power.copy()
    made.spares_allies = made.spares_allies or entry.spares_allies
    made.sculpts = made.sculpts or entry.sculpts
    made.range_ft += entry.range if made.range_ft > 5 else 0
    chosen = _chosen(power, entry)
    # Empowered Evocation, Elemental Affinity: one damage roll of the spell, however many it has.
    once = entry.school is not None or entry.kind is not None
    made.effects = [_sharper(each, chosen, entry, once) for each in power.effects]
    return made


def _chosen(power: Power, entry: SharpenEntry) -> Damage | None:
    # The modifier is added to the first damage, or the first of the feature's type.
    if not entry.plus_modifier:
        return None
    for each in _damage_of(power.effects):
        if entry.kind is None or DAMAGE_TYPES[each.type] == entry.kind:
            return each
    return None


def _sharper(effect: Effect, chosen: Damage | None, entry: SharpenEntry | None, once: bool) -> Effect:
    if isinstance(effect, Damage) and effect is chosen:
        made = Damage(
            effect.pool, effect.type, effect.per_level, effect.by_tier, effect.half, plus_modifier=True
        )
        for field in ("needs_advantage", "each", "drains", "least_max", "leeches", "drinks", "kills"):
            setattr(made, field, getattr(effect, field))
        made.modifier_once = once
        return made
    if isinstance(effect, Save) and chosen is not None:
        fail = [_sharper(each, chosen, None, once) for each in effect.fail]
        return effect.with_effects(fail, effect.success)
    if isinstance(effect, PowerAttack):
        hit = [_sharper(each, chosen, None, once) for each in effect.hit]
        if entry is not None and entry.push > 0:
            hit.append(Relocate("push", entry.push, SIZES.index(entry.largest)))
        return PowerAttack(hit, effect.miss, effect.melee)
    return effect
