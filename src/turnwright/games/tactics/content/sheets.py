"""Build what the rules read (sheets, attacks, powers, effects) from the entries of content files."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from turnwright.games.tactics import sheet
from turnwright.games.tactics.condition_rules import (
    AttackRules,
    CheckRules,
    ConditionRule,
    DamageRules,
    MagicRules,
    SaveRules,
    SightRules,
    SpeedRules,
    TurnRules,
)
from turnwright.games.tactics.content.class_schema import ArmourEntry, HeroEntry, WeaponEntry, WornEntry
from turnwright.games.tactics.content.creature_schema import (
    AttackEntry,
    CreatureEntry,
    KnownEntry,
    ShelterEntry,
)
from turnwright.games.tactics.content.features import sharpened
from turnwright.games.tactics.content.power_schema import (
    ArmsEntry,
    ConditionEntry,
    CureEntry,
    DamageEntry,
    DispelEntry,
    EffectEntry,
    GrantEntry,
    HealEntry,
    OnSelfEntry,
    PowerAttackEntry,
    PowerEntry,
    RegainUsesEntry,
    RelocateEntry,
    RemoveConditionEntry,
    ReviveEntry,
    SaveEntry,
    SlayEntry,
    SummonEntry,
    WeaponAttackEntry,
    WhenCrEntry,
    WhenEntry,
    WhenHpEntry,
    WhenKindsEntry,
    WithinPoolEntry,
    ZoneEntry,
    field_forms,
)
from turnwright.games.tactics.rules.core import edition
from turnwright.games.tactics.sheet import (
    DEATH_SAVES,
    FINESSE,
    LIGHT,
    REACH,
    THROWN,
    TWO_HANDED,
    UNARMED,
    WEB_WALKER,
    Again,
    Area,
    Arms,
    Attack,
    Deflect,
    Piece,
    Power,
    Sheet,
    Shelter,
)
from turnwright.games.tactics.srd import (
    ABILITIES,
    AWAY,
    CONDITIONS,
    DAMAGE_TYPES,
    DEX,
    IDLE,
    SIZES,
    SKILLS,
    STR,
    SWALLOWED,
    WIS,
    cr_in_eighths,
    modifier,
)
from turnwright.games.tactics.vocabulary import (
    CONCENTRATING,
    PERMANENT,
    ROUNDS,
    UNTIL_END_OF_TURN,
    UNTIL_SAVE,
    UNTIL_START_OF_TURN,
    Cure,
    Damage,
    Dispel,
    Duration,
    Effect,
    Grant,
    Heal,
    Inflict,
    OnSelf,
    Pool,
    PowerAttack,
    RegainUses,
    Relocate,
    RemoveCondition,
    Revive,
    Save,
    Slay,
    Summon,
    WeaponAttack,
    When,
    WithinPool,
    ZoneEffect,
)

AT_WILL: Final = 1000
BY_ITSELF: Final = ("starts_near", "own_start", "own_end", "dies")
SHIELD: Final = "shield"
QUIVER: Final = 20  # pieces of ammunition unless a hero's entry says otherwise
TIERS: Final = (5, 11, 17)  # the levels at which cantrips grow
UNTIL: Final[dict[str, int]] = {
    "permanent": PERMANENT,
    "rounds": ROUNDS,
    "end_of_turn": UNTIL_END_OF_TURN,
    "start_of_turn": UNTIL_START_OF_TURN,
    "this_turn": UNTIL_END_OF_TURN,
    "save": UNTIL_SAVE,
    "concentration": CONCENTRATING,
}


def pool(text: str) -> Pool:
    """Parse dice notation: 2d6+3, 1d4, 5."""
    count, d, rest = text.partition("d")
    if not d:
        return Pool(0, 0, int(text))
    for sign in ("+", "-"):
        sides, found, plus = rest.partition(sign)
        if found:
            return Pool(int(count), int(sides), int(sign + plus))
    return Pool(int(count), int(rest), 0)


def harm(text: str) -> tuple[Pool, int]:
    """Parse damage: 2d6+3 fire."""
    dice, _, kind = text.partition(" ")
    return pool(dice), DAMAGE_TYPES.index(kind)


def extra(text: str) -> tuple[Pool, int]:
    """Parse extra damage; a type of -1 means that of the weapon."""
    return harm(text) if " " in text else (pool(text), -1)


def bits(names: Iterable[str], known: "tuple[str, ...]") -> int:
    """Combine the bits of names, by their position."""
    found = 0
    for name in names:
        found |= 1 << known.index(name)
    return found


def condition_bits(names: Iterable[str]) -> int:
    """Combine the bits of conditions."""
    found = 0
    for name in names:
        found |= CONDITIONS[name]
    return found


Rules = dict[str, ConditionRule]  # by id: those of the arena, to which building effects adds


# The class of each effect, and its arguments that are not called as the field.
EFFECTS: Final[dict[type, tuple[type, dict[str, str]]]] = {
    DamageEntry: (Damage, {"damage": "pool", "damage_type": "type"}),
    HealEntry: (Heal, {"heal": "pool"}),
    SaveEntry: (Save, {"save": "ability"}),
    PowerAttackEntry: (PowerAttack, {"attack": "melee"}),
    RelocateEntry: (Relocate, {"move": "way"}),
    CureEntry: (Cure, {"cure": "flags"}),
    GrantEntry: (Grant, {"grant": "what"}),
    SummonEntry: (Summon, {"summon": "creature"}),
    ZoneEntry: (ZoneEffect, {"zone": "id"}),
    OnSelfEntry: (OnSelf, {"own": "effects"}),
    WhenEntry: (When, {"when": "what"}),
    WhenHpEntry: (When, {"when_hp": "feet"}),
    WhenKindsEntry: (When, {"when_kinds": "kinds"}),
    WhenCrEntry: (When, {"when_cr": "feet"}),
    WithinPoolEntry: (WithinPool, {"within": "pool"}),
    WeaponAttackEntry: (WeaponAttack, {"strike": "weapon"}),
    DispelEntry: (Dispel, {"dispel": "level"}),
    ReviveEntry: (Revive, {"revive": "hp"}),
    RemoveConditionEntry: (RemoveCondition, {"lift": "name"}),
    RegainUsesEntry: (RegainUses, {"regain": "pool"}),
}
_FORMS: Final = {
    kind: field_forms(kind) for kind in (*EFFECTS, ConditionEntry, PowerEntry, CreatureEntry, HeroEntry)
}


def effects_of(entries: Iterable[EffectEntry], rules: Rules, name: str) -> list[Effect]:
    """Build effects from their entries; `name` is given to conditions that have no id of their own."""
    return [effect_of(entry, rules, name) for entry in entries]


def effect_of(entry: EffectEntry, rules: Rules, name: str) -> Effect:
    """Build one effect."""
    if isinstance(entry, ConditionEntry):
        return inflict_of(entry, rules, name)
    if isinstance(entry, SlayEntry):
        return Slay(entry.falls)
    made, names = EFFECTS[type(entry)]
    values = _values(entry, rules, name)
    if isinstance(entry, WhenHpEntry):
        values["what"] = "hp"
    elif isinstance(entry, WhenKindsEntry):
        values["what"] = "kinds"
    elif isinstance(entry, WhenCrEntry):
        values |= {"what": "cr", "when_cr": cr_in_eighths(entry.when_cr)}
    effect: Effect = made(**{names.get(field, field): value for field, value in values.items()})
    return effect


def _values(entry: Any, rules: Rules, name: str) -> dict[str, Any]:
    # The fields of an entry as the rules read them; damage has a type beside its dice.
    found: dict[str, Any] = {}
    for field, form in _FORMS[type(entry)].items():
        value = getattr(entry, field)
        if value is None:
            continue
        if form == "melee":
            found[field] = value == "melee"
        elif form == "dice":
            found[field] = pool(value)
        elif form == "damage":
            found[field], found[f"{field}_type"] = extra(value)
        elif form == "ability":
            found[field] = ABILITIES.index(value)
        elif form == "condition":
            found[field] = CONDITIONS[value]
        elif form == "size":
            found[field] = SIZES.index(value)
        elif form == "effects":
            found[field] = effects_of(value, rules, name)
        elif form == "abilities":
            found[field] = bits(value, ABILITIES)
        elif form == "damage types":
            found[field] = bits(value, DAMAGE_TYPES)
        elif form == "conditions":
            found[field] = condition_bits(value)
        else:
            found[field] = list(value) if isinstance(value, tuple) else value
    return found


def inflict_of(entry: ConditionEntry, rules: Rules, name: str) -> Inflict:
    """Build the effect that gives a condition."""
    ability = -1 if entry.repeat is None else ABILITIES.index(entry.repeat)
    whose = "turn" if entry.until == "this_turn" else entry.whose
    lasts = Duration(UNTIL[entry.until], entry.rounds, ability, whose)
    return Inflict(
        rule_of(entry, rules, name),
        lasts,
        entry.escape_dc,
        SIZES.index(entry.largest),
        list(entry.spares),
        entry.at_most if entry.escape_dc > 0 else 0,
        entry.inescapable,
    )


def rule_of(entry: ConditionEntry, rules: Rules, name: str) -> ConditionRule:
    """Build the rule of a condition; one of the SRD that does nothing more is that of the SRD."""
    named = entry.condition or name
    brings = condition_bits(entry.brings) | CONDITIONS.get(named, 0)
    by_itself = (SWALLOWED if entry.swallows else 0) | (IDLE if entry.no_actions else 0)
    by_itself |= AWAY if entry.away else 0
    rule = ConditionRule(named, named.replace("_", " "), brings | by_itself)
    _set_fields(rule, entry, rules, named)
    if named in CONDITIONS and entry.then is None:
        return rules[named]
    if named in CONDITIONS:
        rule.id = f"{named}_by_{name}"
    rule.counts_as = entry.counts_as or rule.id
    rules[rule.id] = rule
    return rule


# Fields of a condition that its rule has under another name.
RULE_FIELDS: Final[dict[str, str]] = {
    "rests_on": "depends_on",
    "never": "prevents",
    "hinders": "subtracts_dice",
    "shaken_off": "save_on_damage",
    "at_most": "maximum_bearers",
    "curse": "is_curse",
    "then": "next_stage",
    "own_advantage": "attack.advantage",
    "own_disadvantage": "attack.disadvantage",
    "least_ac": "attack.minimum_ac",
    "decoys": "attack.mirror_images",
    "wards": "attack.sanctuary_ability",
    "by_melee": "attack.melee_only",
    "by_melee_weapon": "attack.melee_weapon",
    "by_strength": "attack.strength_only",
    "with_weapon": "attack.weapon_only",
    "against_hurt": "attack.hurt_only",
    "checks": "check.skills",
    "least_strength": "check.minimum_strength",
    "more_damage": "damage.extra",
    "marks_target": "damage.extra_by_source",
    "weakens": "damage.weakened",
    "soaks": "damage.reduction",
    "lessens": "damage.reduced_once",
    "worse": "damage.increase",
    "shares": "damage.shared_with_source",
    "keeps_dc": "damage.relentless_dc",
    "keeps_up": "damage.stays_up",
    "even_slain": "damage.stays_up_if_slain",
    "keeps_hp": "damage.stays_up_hp",
    "speed": "speed.bonus",
    "most_speed": "speed.maximum",
    "half_speed": "speed.halved",
    "stops": "speed.zero",
    "keeps_prone": "speed.keeps_prone",
    "tramples": "speed.tramples",
    "reveals": "sight.revealed",
    "reveals_to_source": "sight.revealed_to_source",
    "on_source": "turn.at_source_turn",
    "regains": "turn.healing",
    "renews": "turn.temporary_hp",
    "again": "turn.on_failed_save",
    "flickers": "turn.blink_on",
    "disgorges": "turn.disgorge_damage",
    "sluggish": "turn.action_or_bonus",
    "dazes": "turn.moves_or_acts",
    "mutes": "magic.silenced",
    "distracts": "magic.concentration_disadvantage",
    "spell_dc": "magic.dc",
    "spell_advantage": "magic.advantage",
    "whole_healing": "magic.maximum_healing",
    "blocks": "magic.unaffected_by",
    "quickens": "magic.quickened",
    "twins": "magic.twinned",
    "seeks": "magic.seeking",
    "presses": "magic.heightened",
}
GROUPS: Final = {
    "attack": AttackRules,
    "save": SaveRules,
    "check": CheckRules,
    "damage": DamageRules,
    "speed": SpeedRules,
    "sight": SightRules,
    "turn": TurnRules,
    "magic": MagicRules,
}


def _rule_path(field: str) -> str:
    # A field belongs to the rule itself or to a group, there with or without the group's name as prefix.
    if field in RULE_FIELDS:
        return RULE_FIELDS[field]
    plain = ConditionRule()
    if hasattr(plain, field) and field not in GROUPS:
        return field
    for name in GROUPS:
        group = getattr(plain, name)
        for attribute in (field, field.removeprefix(f"{name}_")):
            if hasattr(group, attribute):
                return f"{name}.{attribute}"
    return ""


def _rule_fields() -> list[tuple[str, Any, str, str]]:
    # For each field of a condition: its default, its group or nothing, and its name there.
    found: list[tuple[str, Any, str, str]] = []
    for field in msgspec.structs.fields(ConditionEntry):
        group, _, attribute = _rule_path(field.name).rpartition(".")
        if attribute:
            found.append((field.name, field.default, group, attribute))
    return found


_RULE_FIELDS: Final = _rule_fields()


def _set_fields(rule: ConditionRule, entry: ConditionEntry, rules: Rules, name: str) -> None:
    values = _values(entry, rules, name)
    for field, default, group, attribute in _RULE_FIELDS:
        if getattr(entry, field) == default or (
            field in ("at_turn_end", "on_source") and entry.ongoing is None
        ):
            continue
        target: Any = rule
        if group:
            if getattr(rule, group) is getattr(_PLAIN, group):
                setattr(rule, group, GROUPS[group]())
            target = getattr(rule, group)
        value = values[field]
        if isinstance(value, ConditionEntry):
            value = inflict_of(value, rules, f"{name}_{field}")
        elif f"{field}_type" in values:
            setattr(target, f"{attribute}_type", values[f"{field}_type"])
            value = value if getattr(target, attribute) is None else value.plus
        setattr(target, attribute, value)
    if entry.speeds is not None:
        found = entry.speeds
        rule.shape = name
        rule.form_speeds = [found.walk, found.fly, found.climb, found.swim, found.burrow]
    if entry.ongoing is not None and entry.per_level is not None:
        rule.turn.ongoing_per_level = pool(entry.per_level)
    if entry.renews is not None:
        rule.turn.temporary_hp_modifier = entry.plus_modifier


_PLAIN: Final = ConditionRule()


_POWER_NAMES: Final = {"range": "range_ft", "long": "long_ft", "uses": "limit"}
_NOT_COPIED: Final = ("id", "name", "cost", "old_cost", "shots", "area", "arms", "effects", "magical")


def power_of(
    entry: PowerEntry, kind: str, rules: Rules, played_by: edition.Edition = edition.SRD_5_2
) -> Power:
    """Build a power."""
    cost = played_by.cost_of_power(entry.cost, entry.old_cost)
    # What a spell lets its caster do later is not casting: Counterspell does not apply.
    made = Power(entry.id, entry.name, "feature" if entry.needs else kind, cost)
    for field, value in _values(entry, rules, entry.id).items():
        if field not in _NOT_COPIED:
            setattr(made, _POWER_NAMES.get(field, field), value)
    made.limit = played_by.uses_of_power(entry.id, made.limit)
    made.pool = made.pool or made.id
    made.repeats = entry.shots > 0
    made.shots = max(1, entry.shots)
    made.magical = entry.magical or kind == "spell"
    made.replaces_attack = entry.replaces_attack and played_by.powers_replace_attacks
    if entry.area is not None:
        area = entry.area
        made.area = Area(area.shape, area.size, area.width, area.angle, area.from_self)
    made.arms = None if entry.arms is None else _arms(entry.arms)
    made.effects = effects_of(entry.effects, rules, entry.id)
    return made


def known(power: Power, entry: KnownEntry) -> Power:
    """A spell as a creature casts it without slots, with uses per day or at will."""
    made = power.copy()
    made.id = entry.named or power.id
    made.cost = entry.cost or power.cost
    made.limit = entry.uses if entry.uses > 0 else AT_WILL
    made.pool = entry.pool or made.id
    made.takes = 1
    made.recharge = entry.recharge
    made.whom = entry.whom or power.whom
    made.same_as = power.spell()
    made.cast_at = entry.level
    made.once_a_round = entry.once_a_round
    made.concentration = power.concentration and entry.held
    made.components = entry.components
    made.verbal = power.verbal and entry.components
    made.not_self = power.not_self or entry.not_self
    return made


def with_sequels(ids: Iterable[str], spells: dict[str, Power]) -> list[str]:
    """These spells, and the powers that are available while one of them lasts."""
    listed = list(ids)
    return listed + [power.id for power in spells.values() if power.needs in listed]


def attack_of(entry: AttackEntry, rules: Rules) -> Attack:
    """Build an attack of a creature."""
    made = Attack(
        entry.id,
        entry.name,
        entry.to_hit,
        effects_of(entry.hit, rules, entry.id),
        entry.reach > 0,
        entry.range > 0,
        entry.reach,
        entry.range,
        max(entry.long, entry.range),
        constants(entry.properties),
        0,
        entry.magical,
    )
    made.keen = list(entry.keen)
    made.not_held = entry.not_held
    made.not_full = entry.not_full
    if entry.pieces is not None:
        made.uses, made.limit = entry.id, entry.pieces
    made.mastery = entry.mastery or ""
    return made


def constants(names: Iterable[str]) -> int:
    """Combine the bits of weapon properties or traits, which `sheet` names in capitals."""
    found = 0
    for name in names:
        found |= int(getattr(sheet, name.upper()))
    return found


WEBS: Final = ("web", "web_shot", "web_strand")  # what a Web Walker is not caught in
PACT_WEAPON: Final = "pact_of_the_blade"  # the attack that the invocation of this id makes
_SHEET_NAMES: Final = {"hp": "max_hp"}
_OF_CREATURES: Final = (
    *("size", "kind", "ac", "hp", "passive", "proficiency", "resists", "immune", "vulnerable", "absorbs"),
    *("never", "regenerates", "regeneration_stops", "legendary", "resistances", "xp", "cr", "role", "coward"),
)
_OF_HEROES: Final = (
    *("size", "kind", "level", "hp", "speed", "attacks_per_action", "crit_on", "sneak", "resists", "immune"),
    *("never", "steady", "spoils", "rallies", "role"),
)


def _sheet_of(entry: Any, fields: Iterable[str], rules: Rules) -> Sheet:
    # What creatures and heroes have in common, and the fields that need no more than conversion.
    made = Sheet(entry.id, entry.name)
    values = _values(entry, rules, entry.id)
    for field in fields:
        if field in values:
            setattr(made, _SHEET_NAMES.get(field, field), values[field])
    made.scores = list(entry.scores)
    made.mods = [modifier(score) for score in entry.scores]
    made.saves = list(made.mods)
    made.darkvision = entry.senses.darkvision
    made.blindsight = entry.senses.blindsight
    made.tremorsense = entry.senses.tremorsense
    made.truesight = entry.senses.truesight
    made.traits = constants(entry.traits)
    return made


def creature(entry: CreatureEntry, spells: dict[str, Power], rules: Rules) -> Sheet:
    """Build the sheet of a creature."""
    made = _sheet_of(entry, _OF_CREATURES, rules)
    made.level = int(entry.hit_dice.partition("d")[0]) if "d" in entry.hit_dice else 1
    made.speed = entry.speed.walk
    for way in ("fly", "climb", "swim", "burrow", "hover", "long_jump", "high_jump"):
        setattr(made, way, getattr(entry.speed, way))
    if made.has(WEB_WALKER):
        made.blocks = [*made.blocks, *WEBS]
    for name, bonus in entry.saves.items():
        made.saves[ABILITIES.index(name)] = bonus
    made.skills = dict(entry.skills)
    made.initiative = made.mods[DEX] if entry.initiative is None else entry.initiative
    made.bears = [rule_of(each, rules, entry.id) for each in entry.bears]
    made.attacks = [attack_of(each, rules) for each in entry.attacks]
    for attack in made.attacks:
        if attack.melee:
            attack.strength, attack.by_strength = made.mods[STR], True
    made.routines = [[Piece(list(each.names), each.count) for each in way] for way in entry.multiattack]
    made.powers = [power_of(each, "action", rules) for each in entry.powers]
    _add_known(made, entry.spells, spells)
    made.swallows = any(_swallows(power.effects) for power in made.powers)
    made.shelter = _shelter(entry.shelter)
    made.auras = [power for power in made.powers if power.trigger in BY_ITSELF]
    _set_ranges(made)
    _set_casting(made, entry.spell_ability, entry.spell_dc, entry.spell_attack)
    made.unarmed = unarmed(made)
    return made


def _shelter(entry: ShelterEntry | None) -> Shelter | None:
    if entry is None:
        return None
    return Shelter(entry.feet, entry.save_bonus, condition_bits(entry.never), entry.advantage)


def _add_known(made: Sheet, listed: Iterable[KnownEntry], spells: dict[str, Power]) -> None:
    for each in listed:
        made.powers.append(known(spells[each.id], each))
        known_ids = [power.id for power in made.powers]
        later = with_sequels([each.id], spells)[1:]
        made.powers += [spells[name] for name in later if name not in known_ids]


def _swallows(listed: Iterable[Effect]) -> bool:
    for effect in listed:
        if isinstance(effect, Inflict) and effect.rule.flags & SWALLOWED:
            return True
        if isinstance(effect, Save) and _swallows(effect.fail):
            return True
    return False


def _set_ranges(made: Sheet) -> None:
    made.note_choices()
    made.cuts = any(power.trigger == "ally_hit" for power in made.powers)
    # A power that makes one of the creature's own attacks has the range of that attack, and needs no sight.
    for power in made.powers:
        for effect in power.effects:
            weapon = made.attack(effect.weapon) if isinstance(effect, WeaponAttack) else None
            if weapon is not None:
                power.needs_sight = False
            if weapon is not None and power.range_ft == 0:
                power.range_ft = max(int(weapon.reach_ft), int(weapon.range_ft))


def _set_casting(made: Sheet, ability: str | None, dc: int = 0, to_hit: int = 0) -> None:
    # Spell Save DC, Spell Attack: calculated unless the stat block gives a number.
    made.spell_dc = dc
    made.spell_attack = to_hit
    if ability is not None:
        made.spell_modifier = made.mods[ABILITIES.index(ability)]
        bonus = made.proficiency + made.spell_modifier
        made.spell_dc = dc or int(8 + bonus)
        made.spell_attack = to_hit or int(bonus)


def unarmed(made: Sheet, martial_arts: str | None = None) -> Attack:
    """Unarmed Strike: Strength and proficiency to hit, 1 plus the Strength modifier of damage.

    Martial Arts: a die instead of 1, and Dexterity if it is better.
    """
    mod = made.mods[STR] if martial_arts is None else max(made.mods[STR], made.mods[DEX])
    die = Pool(0, 0, 1) if martial_arts is None else pool(martial_arts)
    kind = DAMAGE_TYPES.index("bludgeoning")
    hit: list[Effect] = [Damage(Pool(die.count, die.sides, die.plus + mod), kind)]
    fist = Attack(UNARMED, "Unarmed Strike", int(made.proficiency) + mod, hit)
    fist.strength, fist.by_strength = mod, mod == made.mods[STR]
    return fist


def proficiency_at(level: int) -> int:
    """The proficiency bonus of a level."""
    return 2 + (level - 1) // 4


class Gear:
    """Weapons and armour by id."""

    def __init__(
        self, weapons: Iterable[WeaponEntry], armour: Iterable[ArmourEntry], worn: Iterable[WornEntry] = ()
    ) -> None:
        self.weapons: dict[str, WeaponEntry] = {each.id: each for each in weapons}
        self.armour: dict[str, ArmourEntry] = {each.id: each for each in armour}
        self.worn: dict[str, WornEntry] = {each.id: each for each in worn}


def hero(
    entry: HeroEntry,
    gear: Gear,
    spells: dict[str, Power],
    features: dict[str, Power],
    rules: Rules,
    played_by: edition.Edition = edition.SRD_5_2,
) -> Sheet:
    """Build the sheet of a hero from level, scores and gear."""
    if entry.martial_arts is not None:
        die = pool(entry.martial_arts)
        sides = played_by.martial_arts_sides(die.sides)
        entry = msgspec.structs.replace(entry, martial_arts=f"{die.count}d{sides}")
    made = _sheet_of(entry, _OF_HEROES, rules)
    made.species = entry.species or ""
    # Magic items such as a belt of giant strength set a minimum for a score.
    worn = [gear.worn[name] for name in entry.worn]
    for thing in worn:
        for ability, least in thing.scores.items():
            at = ABILITIES.index(ability)
            made.scores[at] = max(made.scores[at], least)
    made.mods = [modifier(score) for score in made.scores]
    made.saves = list(made.mods)
    # Proficiency
    made.proficiency = proficiency_at(entry.level)
    made.traits |= DEATH_SAVES
    for name in entry.saves:
        made.saves[ABILITIES.index(name)] += int(made.proficiency)
    if len(set(entry.saves)) == len(ABILITIES):
        made.save_bonus += int(made.proficiency)  # Disciplined Survivor: also on Death Saving Throws
    for skill in entry.skills:
        times = 2 if skill in entry.expertise else 1
        made.skills[skill] = made.mods[SKILLS[skill]] + times * int(made.proficiency)
    made.initiative = made.mods[DEX]
    made.passive = 10 + made.skills.get("perception", made.mods[WIS])
    # Weapons and armor
    made.ac = armour_class(entry, made, gear)
    # A weapon that is listed twice is one of which there are two.
    for weapon in dict.fromkeys(entry.weapons):
        attack = weapon_attack(entry, made, gear.weapons[weapon], gear)
        attack.copies = entry.weapons.count(weapon)
        made.attacks.append(attack)
    made.bare = entry.armour is None
    if entry.armour is not None:
        # Armor [Strength, Stealth]
        armour = gear.armour[entry.armour]
        made.noisy = armour.noisy
        made.heavy = armour.kind == "heavy"
        if made.scores[STR] < armour.strength:
            made.speed = max(0, int(made.speed) - 10)
    made.shield_ac = 2 + entry.magic.get(SHIELD, 0) if entry.shield else 0
    made.unarmed = unarmed(made, None if entry.armour or entry.shield else entry.martial_arts)
    made.grapples_by_dexterity = entry.martial_arts is not None and not (entry.armour or entry.shield)
    # Spells, features and items
    _set_casting(made, entry.spell_ability)
    made.slots = list(entry.slots)
    made.items = dict(entry.items)
    made.powers = [spells[name] for name in with_sequels(entry.spells, spells)]
    made.powers += [features[name] for name in [*entry.features, *entry.items]]
    _add_known(made, entry.innate, spells)
    made.powers = [sharpened(power, entry.sharpens) for power in made.powers]
    made.powers += [power_of(each, "feature", rules, played_by) for each in entry.powers]
    made.bears = [rule_of(each, rules, entry.id) for each in entry.bears]
    for again in entry.again:
        dice = None if again.dice is None else pool(again.dice)
        bonus = again.bonus if played_by.rerolls_have_a_bonus else 0
        made.again.append(Again(again.id, again.uses, again.pool or again.id, bonus, dice))
    made.shelter = _shelter(entry.shelter)
    # Unlimited ones are offered first.
    for each in sorted(entry.deflects, key=lambda one: one.uses > 0):
        made.deflects.append(Deflect(each.id, pool(each.dice), each.any_kind, each.uses, each.ranged_only))
    _arm(made, gear.weapons)
    # Thirsting Blade: Extra Attack for the pact weapon only.
    if entry.pact_attacks > 1 and made.attack(PACT_WEAPON) is not None:
        made.routines = [[Piece([PACT_WEAPON], entry.pact_attacks)]]
    _set_ranges(made)
    for thing in worn:
        _wear(made, entry, thing)
    return made


def _wear(made: Sheet, entry: HeroEntry, thing: WornEntry) -> None:
    made.ac += thing.ac
    if entry.armour is None and not entry.shield:
        made.ac += thing.bare_ac
    made.saves = [bonus + thing.saves for bonus in made.saves]
    made.save_bonus += thing.saves
    # Initiative is a Dexterity check.
    made.check_bonus += thing.checks
    made.initiative += thing.checks
    made.passive += thing.checks
    made.speed += thing.speed
    made.resists |= bits(thing.resists, DAMAGE_TYPES)
    made.immune |= bits(thing.immune, DAMAGE_TYPES)
    made.blocks += thing.blocks
    made.never |= condition_bits(thing.never)
    made.traits |= constants(thing.traits)
    made.darkvision = max(int(made.darkvision), thing.darkvision)
    if made.spell_attack > 0:
        made.spell_attack += thing.spell_attack


def armour_class(entry: HeroEntry, made: Sheet, gear: Gear) -> int:
    """Armor Class: that of the armor with Dexterity as far as it allows; a shield adds 2."""
    dex = made.mods[DEX]
    ac = 10 + dex
    if entry.armour is None:
        # Unarmored Defense: another modifier beside Dexterity.
        ac = max([ac] + [ac + made.mods[ABILITIES.index(name)] for name in entry.bare_ac])
    else:
        armour = gear.armour[entry.armour]
        ac = armour.ac + min(dex, armour.most_dex) if armour.kind != "heavy" else armour.ac
        ac += entry.ac_bonus
    ac += entry.magic.get(entry.armour or "", 0)
    return ac + (2 + entry.magic.get(SHIELD, 0) if entry.shield else 0)


def weapon_attack(entry: HeroEntry, made: Sheet, weapon: WeaponEntry, gear: Gear) -> Attack:
    """An attack with a weapon, by Strength, or by Dexterity if it is ranged or has Finesse."""
    properties = constants(weapon.properties)
    mod = made.mods[DEX] if weapon.ranged else made.mods[STR]
    if properties & FINESSE:
        mod = max(made.mods[STR], made.mods[DEX])
    # Weapon Properties [Versatile]: two hands unless one holds a shield.
    dice, kind = harm(weapon.damage)
    one_hand = dice
    versatile = weapon.versatile is not None and not entry.shield
    if weapon.versatile is not None and versatile:
        dice = pool(weapon.versatile)
    # Martial Arts: simple weapons and light martial ones for melee, without armor and shield.
    unarmoured = entry.armour is None and not entry.shield
    of_monks = not weapon.ranged and (weapon.kind == "simple" or bool(properties & LIGHT))
    if entry.martial_arts is not None and unarmoured and of_monks:
        mod = max(mod, made.mods[DEX])
        dice = max(dice, pool(entry.martial_arts), key=Pool.mean)
    # Fighting styles and magic
    magic = entry.magic.get(weapon.id, 0)
    to_hit = int(made.proficiency) + mod + magic + (entry.ranged_bonus if weapon.ranged else 0)
    bonus = entry.duel_bonus if not weapon.ranged and not properties & TWO_HANDED and not versatile else 0
    bonus += magic
    if weapon.ammunition == "arrows":
        bonus += sum(gear.worn[name].damage for name in entry.worn)
    two_hands = properties & TWO_HANDED or versatile
    least = entry.least_face if two_hands and not weapon.ranged else 1
    attack = Attack(
        weapon.id,
        weapon.name,
        to_hit,
        [Damage(Pool(dice.count, dice.sides, dice.plus + mod + bonus, least), kind)],
        not weapon.ranged,
        weapon.ranged or bool(properties & THROWN),
        0 if weapon.ranged else 10 if properties & REACH else 5,
        weapon.range,
        max(weapon.long, weapon.range),
        properties,
        mod,
        magic > 0,
    )
    if not weapon.ranged:
        attack.strength, attack.by_strength = mod, mod == made.mods[STR]
    if weapon.id in entry.masteries:
        attack.mastery = weapon.mastery or ""
    if versatile and properties & THROWN:
        plus = one_hand.plus + mod + entry.duel_bonus
        attack.hurled = [Damage(Pool(one_hand.count, one_hand.sides, plus), kind)]
    # Weapon Properties [Ammunition, Thrown]: bows share arrows; a thrown weapon is its own ammunition.
    if weapon.ammunition is not None:
        attack.uses = weapon.ammunition
        attack.limit = entry.ammunition.get(weapon.ammunition, QUIVER)
    elif weapon.id in entry.ammunition:
        attack.uses = weapon.id
        attack.limit = entry.ammunition[weapon.id]
    return attack


# Weapons that a power changes or makes, for one attack or as long as its condition lasts.
# SRD: True Strike, Shillelagh, Alter Self, Pact of the Blade.


def _arms(entry: ArmsEntry) -> Arms:
    made = Arms()
    made.of = list(entry.of)
    made.makes = entry.makes or ""
    made.dice = [pool(dice) for dice in entry.dice]
    made.type = -1 if entry.kind is None else DAMAGE_TYPES.index(entry.kind)
    made.more = [Damage(*harm(more)) for more in entry.more]
    made.by_strength = entry.by_strength
    return made


def _arm(made: Sheet, weapons: dict[str, WeaponEntry]) -> None:
    for place, power in enumerate(made.powers):
        base = None if power.arms is None else _base_weapon(made, power.arms, weapons)
        if power.arms is None or base is None:
            continue
        attack = _changed_weapon(made, power, power.arms, base)
        lasting = [each for each in power.effects if isinstance(each, Inflict)]
        if lasting:
            attack.needs = lasting[0].rule.id
            made.attacks.append(attack)
        else:
            made.made.append(attack)
            own = power.copy()
            own.range_ft = max(int(attack.reach_ft), int(attack.range_ft))
            made.powers[place] = own


def _base_weapon(made: Sheet, arms: Arms, weapons: dict[str, WeaponEntry]) -> Attack | None:
    if arms.makes != "":
        weapon = weapons[arms.makes]
        hit: list[Effect] = [Damage(*harm(weapon.damage))]
        return Attack(weapon.id, weapon.name, int(made.proficiency), hit, True, False, 5, 0, 0, 0, 0, True)
    own = [each for each in made.attacks if each.needs == ""]
    if not arms.of:
        return own[0] if own else None
    for attack in own:
        if attack.id in arms.of:
            return attack
    return made.unarmed if UNARMED in arms.of else None


def _changed_weapon(made: Sheet, power: Power, arms: Arms, base: Attack) -> Attack:
    # The spellcasting modifier takes the place of Strength or Dexterity, except in a pact weapon of 5.1.
    bare_hand = base.id == UNARMED
    modifier = made.mods[STR] if arms.by_strength else made.spell_modifier
    better = int(modifier - (base.to_hit - made.proficiency if bare_hand else base.modifier))
    found = Attack(power.id, f"{base.name} ({power.name})", int(base.to_hit) + better)
    for field in ("melee", "ranged", "reach_ft", "range_ft", "long_ft", "mastery", "uses", "limit"):
        setattr(found, field, getattr(base, field))
    found.properties = base.properties & ~LIGHT  # there is no second one of it
    found.modifier = modifier
    if arms.by_strength:
        found.strength, found.by_strength = modifier, True
    found.magical = True
    first = base.hit[0]
    assert isinstance(first, Damage)
    dice, type = first.pool, first.type if arms.type < 0 else arms.type
    plus = int(first.pool.plus) + better
    if arms.dice:
        tier = sum(made.level >= level for level in TIERS)
        dice = arms.dice[min(len(arms.dice) - 1, tier)]
        plus -= 1 if bare_hand and first.pool.count == 0 else 0  # the 1 of a bare hand is its die
    found.hit = [Damage(Pool(dice.count, dice.sides, plus), type)]
    reached = [more for level, more in zip(TIERS, arms.more, strict=False) if made.level >= level]
    found.hit += reached[-1:]
    return found
