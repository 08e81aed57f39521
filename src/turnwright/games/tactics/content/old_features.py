"""Features of heroes in SRD 5.1: some are missing, and some have different numbers."""

from typing import Any, Final

import msgspec

from turnwright.gamekit.content import decode_union
from turnwright.games.tactics.content.character_builder import filled
from turnwright.games.tactics.content.class_schema import HeroEntry, OldFeature, OldFeaturesFile
from turnwright.games.tactics.content.power_schema import ConditionEntry, EffectEntry, PowerEntry
from turnwright.games.tactics.srd import ABILITIES

ROUNDS_PER_MINUTE: Final = 10
_AS_THEY_ARE: Final = (
    "cost",
    "whom",
    "range",
    "before_attack",
    "pool",
    "takes",
    "rounds",
    "dc_ability",
    "kinds",
    "arms",
)


def older(entry: HeroEntry, file: OldFeaturesFile) -> HeroEntry:
    """The hero with the features of the older edition."""
    numbers = {name: row[entry.level - 1] for name, row in file.tables.items()}
    numbers["level"] = entry.level
    charisma = entry.scores[ABILITIES.index("CHA")] // 2 - 5
    numbers["cha"] = max(1, charisma)
    powers: list[PowerEntry] = []
    for power in entry.powers:
        if power.id not in file.missing:
            fitting = [each for each in file.powers.get(power.id, ()) if each.level <= entry.level]
            powers.append(_changed(power, fitting[-1], numbers) if fitting else power)
    lost = set(file.missing_traits)
    bears: list[ConditionEntry] = []
    for each in entry.bears:
        name = each.condition or ""
        if name in file.missing:
            lost.update(file.missing_with.get(name, ()))
        elif file.later.get(name, 1) <= entry.level:
            new = file.bears.get(name)
            bears.append(each if new is None else _condition(new, numbers))
    bare_ac = entry.bare_ac
    if bare_ac == ("CHA",):
        # Draconic Resilience: 13 and Dexterity; 5.2.1: 10, Dexterity and Charisma.
        bare_ac = ()
        bears.append(file.charisma_armor)
    return msgspec.structs.replace(
        entry,
        powers=tuple(powers),
        innate=tuple(each for each in entry.innate if (each.named or each.id) not in file.missing),
        bears=tuple(bears),
        traits=tuple(each for each in entry.traits if each not in lost),
        pact_attacks=min(entry.pact_attacks, file.most_pact_attacks),
        bare_ac=bare_ac,
        speed=entry.speed - file.slower.get(entry.species or "", 0),
        # Cantrips: no class of SRD 5.1 adds its modifier to them.
        sharpens=tuple(
            msgspec.structs.replace(
                each,
                range=file.added_range if each.range else 0,
                largest="gargantuan",  # Repelling Blast pushes creatures of every size
            )
            for each in entry.sharpens
            if not each.cantrips
        ),
        again=tuple(
            msgspec.structs.replace(each, uses=file.again.get(each.id, each.uses)) for each in entry.again
        ),
        deflects=tuple(
            msgspec.structs.replace(each, any_kind=False, ranged_only=True)
            if each.id in file.deflects_missiles
            else each
            for each in entry.deflects
        ),
    )


def _condition(new: dict[str, Any], numbers: dict[str, int]) -> ConditionEntry:
    made: ConditionEntry = msgspec.convert(filled(new, numbers), ConditionEntry, dec_hook=decode_union)
    return made


def _changed(power: PowerEntry, old: OldFeature, numbers: dict[str, int]) -> PowerEntry:
    changes: dict[str, Any] = {}
    for name in _AS_THEY_ARE:
        if getattr(old, name) is not None:
            changes[name] = getattr(old, name)
    if old.one_target:
        changes |= {"area": None, "spares_allies": False}
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
