"""Weapons that a power changes or makes: for one strike, or for as long as its condition lasts.

SRD: True Strike, Shillelagh, Alter Self, Pact of the Blade.
"""

from collections.abc import Iterable

from turnwright.games.tactics.content.schema import ArmsEntry, WeaponEntry
from turnwright.games.tactics.sheet import UNARMED, Arms, Attack, Power, Sheet
from turnwright.games.tactics.srd import DAMAGE_TYPES
from turnwright.games.tactics.vocabulary import Damage, Effect, Inflict, Pool

TIERS = (5, 11, 17)


def pool_of(text: str) -> Pool:
    """Dice as they are written, without a number."""
    count, _, sides = text.partition("d")
    return Pool(int(count), int(sides))


def arms_of(entry: ArmsEntry) -> Arms:
    """What a power makes of a weapon, out of its entry."""
    made = Arms()
    made.of = list(entry.of)
    made.makes = entry.makes or ""
    made.dice = [pool_of(dice) for dice in entry.dice]
    made.type = -1 if entry.kind is None else DAMAGE_TYPES.index(entry.kind)
    for more in entry.more:
        dice, _, kind = more.partition(" ")
        made.more.append(Damage(pool_of(dice), DAMAGE_TYPES.index(kind)))
    return made


def arm(made: Sheet, weapons: dict[str, WeaponEntry], fields: Iterable[str]) -> None:
    """Give a creature the weapons that its powers make; each such power becomes its own."""
    for place, power in enumerate(made.powers):
        base = None if power.arms is None else _base(made, power.arms, weapons)
        if power.arms is None or base is None:
            continue
        attack = _changed(made, power, power.arms, base)
        lasting = [each for each in power.effects if isinstance(each, Inflict)]
        if lasting:
            attack.needs = lasting[0].rule.id
            made.attacks.append(attack)
        else:
            made.made.append(attack)
            own = Power(power.id, power.name, power.kind, power.cost)
            for field in fields:
                setattr(own, field, getattr(power, field))
            own.range_ft = max(int(attack.reach_ft), int(attack.range_ft))
            made.powers[place] = own


def _base(made: Sheet, arms: Arms, weapons: dict[str, WeaponEntry]) -> Attack | None:
    # The weapon in one's hand that a power is for.
    if arms.makes != "":
        return _new(made, weapons[arms.makes])
    own = [each for each in made.attacks if each.needs == ""]
    if not arms.of:
        return own[0] if own else None
    for attack in own:
        if attack.id in arms.of:
            return attack
    return made.unarmed if UNARMED in arms.of else None


def _new(made: Sheet, weapon: WeaponEntry) -> Attack:
    dice, _, kind = weapon.damage.partition(" ")
    hit: list[Effect] = [Damage(pool_of(dice), DAMAGE_TYPES.index(kind))]
    return Attack(weapon.id, weapon.name, int(made.proficiency), hit, True, False, 5, 0, 0, 0, 0, True)


def _changed(made: Sheet, power: Power, arms: Arms, base: Attack) -> Attack:
    # By the spellcasting ability instead of strength or dexterity.
    mod = _modifier(made, base)
    better = int(made.spell_modifier) - mod
    found = Attack(power.id, f"{base.name} ({power.name})", int(base.to_hit) + better)
    for field in ("melee", "ranged", "reach_ft", "range_ft", "long_ft", "mastery", "uses", "limit"):
        setattr(found, field, getattr(base, field))
    # What is light is for two hands; what is changed is one of its kind.
    found.properties = base.properties & ~2
    found.modifier = made.spell_modifier
    found.magical = True
    found.hit = [_blow(made, arms, base, better)]
    reached = [more for level, more in zip(TIERS, arms.more, strict=False) if made.level >= level]
    found.hit += reached[-1:]
    return found


def _modifier(made: Sheet, base: Attack) -> int:
    # A bare hand has its modifier in its numbers alone.
    return int(base.to_hit - made.proficiency) if base.id == UNARMED else int(base.modifier)


def _blow(made: Sheet, arms: Arms, base: Attack, better: int) -> Damage:
    first = base.hit[0]
    assert isinstance(first, Damage)
    pool, type = first.pool, first.type if arms.type < 0 else arms.type
    plus = int(pool.plus) + better
    if arms.dice:
        grown = min(len(arms.dice) - 1, sum(made.level >= level for level in TIERS))
        pool = arms.dice[grown]
        # The 1 of a bare hand is its die.
        plus -= 1 if base.id == UNARMED and first.pool.count == 0 else 0
    return Damage(Pool(pool.count, pool.sides, plus), type)
