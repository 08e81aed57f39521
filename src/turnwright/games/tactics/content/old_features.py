"""Features of heroes as SRD 5.1 has them: some are missing, others have other numbers."""

from typing import Any, Final

import msgspec

from turnwright.gamekit.content import decode_union
from turnwright.games.tactics.content.level_numbers import filled
from turnwright.games.tactics.content.schema import (
    EffectEntry,
    HeroEntry,
    OldFeature,
    OldFeaturesFile,
    PowerEntry,
)

ROUNDS_PER_MINUTE: Final = 10
_AS_THEY_ARE: Final = ("cost", "whom", "range", "before_attack", "pool", "takes", "rounds")


def older(entry: HeroEntry, file: OldFeaturesFile) -> HeroEntry:
    """The hero with the features of the older edition."""
    numbers = {name: row[entry.level - 1] for name, row in file.tables.items()}
    numbers["level"] = entry.level
    powers: list[PowerEntry] = []
    for power in entry.powers:
        if power.id not in file.missing:
            fitting = [each for each in file.powers.get(power.id, ()) if each.level <= entry.level]
            powers.append(_changed(power, fitting[-1], numbers) if fitting else power)
    return msgspec.structs.replace(
        entry,
        powers=tuple(powers),
        innate=tuple(each for each in entry.innate if (each.named or each.id) not in file.missing),
        bears=tuple(each for each in entry.bears if each.condition not in file.missing),
        traits=tuple(each for each in entry.traits if each not in file.missing_traits),
        pact_attacks=min(entry.pact_attacks, file.most_pact_attacks),
    )


def _changed(power: PowerEntry, old: OldFeature, numbers: dict[str, int]) -> PowerEntry:
    changes: dict[str, Any] = {}
    for name in _AS_THEY_ARE:
        if getattr(old, name) is not None:
            changes[name] = getattr(old, name)
    if old.uses is not None:
        changes["uses"] = filled(old.uses, numbers)
    if old.effects:
        values = filled(list(old.effects), numbers)
    elif old.minutes > 0:
        values = [
            {**each, "rounds": old.minutes * ROUNDS_PER_MINUTE} for each in msgspec.to_builtins(power.effects)
        ]
    else:
        return msgspec.structs.replace(power, **changes)
    effects = tuple(msgspec.convert(each, EffectEntry, dec_hook=decode_union) for each in values)
    return msgspec.structs.replace(power, **changes, effects=effects)
