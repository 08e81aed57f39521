"""Transmuted Spell: a spell deals damage of another type.

SRD: Metamagic Options [Transmuted Spell]. What a condition or a lasting area deals later keeps its type.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.sheet import Power
from turnwright.games.tactics.srd import DAMAGE_TYPES
from turnwright.games.tactics.state import CreatureCombatState
from turnwright.games.tactics.vocabulary import Damage, Effect, PowerAttack, Save, When

TYPES: Final = [
    DAMAGE_TYPES.index(name) for name in ("acid", "cold", "fire", "lightning", "poison", "thunder")
]


def effects_of(who: CreatureCombatState, power: Power) -> list[Effect]:
    """The effects of a power as a creature uses it now."""
    if power.kind != "spell":
        return power.effects
    for condition in who.conditions:
        if condition.rule.magic.transmuted != "":
            return _transmuted(power.effects, DAMAGE_TYPES.index(condition.rule.magic.transmuted))
    return power.effects


def _transmuted(listed: list[Effect], type: i64) -> list[Effect]:
    found: list[Effect] = []
    for effect in listed:
        if isinstance(effect, Damage) and int(effect.type) in TYPES:
            found.append(effect.of_type(type))
        elif isinstance(effect, Save):
            found.append(
                effect.with_effects(_transmuted(effect.fail, type), _transmuted(effect.success, type))
            )
        elif isinstance(effect, PowerAttack):
            hit, miss = _transmuted(effect.hit, type), _transmuted(effect.miss, type)
            found.append(PowerAttack(hit, miss, effect.melee))
        elif isinstance(effect, When):
            chosen, otherwise = _transmuted(effect.effects, type), _transmuted(effect.otherwise, type)
            found.append(When(effect.what, chosen, otherwise, effect.feet, effect.kinds))
        else:
            found.append(effect)
    return found
