"""Entries of content files made into what the rules read: sheets, attacks, powers, effects."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from turnwright.games.tactics import sheet as book
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
from turnwright.games.tactics.content import arms
from turnwright.games.tactics.content.features import sharpened
from turnwright.games.tactics.content.schema import (
    ArmourEntry,
    AttackEntry,
    ConditionEntry,
    CreatureEntry,
    CureEntry,
    DamageEntry,
    DispelEntry,
    EffectEntry,
    GrantEntry,
    HealEntry,
    HeroEntry,
    KnownEntry,
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
    WeaponEntry,
    WhenEntry,
    WhenHpEntry,
    WhenKindsEntry,
    WornEntry,
    ZoneEntry,
    field_forms,
)
from turnwright.games.tactics.sheet import (
    DEATH_SAVES,
    FINESSE,
    REACH,
    THROWN,
    TWO_HANDED,
    Again,
    Area,
    Attack,
    Deflect,
    Piece,
    Power,
    Sheet,
    Shelter,
)
from turnwright.games.tactics.srd import (
    ABILITIES,
    CONDITIONS,
    DAMAGE_TYPES,
    DEX,
    IDLE,
    SIZES,
    SKILLS,
    STR,
    SWALLOWED,
    WIS,
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
    ZoneEffect,
)

AT_WILL: Final = 1000
BY_ITSELF: Final = ("starts_near", "own_end", "dies")
SHIELD: Final = "shield"
QUIVER: Final = 20  # pieces of ammunition, unless a hero's file says how many
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
    """Dice as they are written: 2d6+3, 1d4, 5."""
    count, d, rest = text.partition("d")
    if not d:
        return Pool(0, 0, int(text))
    for sign in ("+", "-"):
        sides, found, plus = rest.partition(sign)
        if found:
            return Pool(int(count), int(sides), int(sign + plus))
    return Pool(int(count), int(rest), 0)


def harm(text: str) -> tuple[Pool, int]:
    """Damage as it is written: 2d6+3 fire."""
    dice, _, kind = text.partition(" ")
    return pool(dice), DAMAGE_TYPES.index(kind)


def extra(text: str) -> tuple[Pool, int]:
    """Damage beside that of a weapon, of its own kind, or -1 for that of the weapon."""
    return harm(text) if " " in text else (pool(text), -1)


def bits(names: Iterable[str], known: "tuple[str, ...]") -> int:
    """A bit for each name, by its place."""
    found = 0
    for name in names:
        found |= 1 << known.index(name)
    return found


def condition_bits(names: Iterable[str]) -> int:
    """The bits of conditions."""
    found = 0
    for name in names:
        found |= CONDITIONS[name]
    return found


class Marks:
    """All marks by id; the same id twice must mean the same."""

    def __init__(self, rules: dict[str, ConditionRule]) -> None:
        self.rules = rules

    def add(self, rule: ConditionRule) -> ConditionRule:
        """Keep a mark."""
        self.rules[rule.id] = rule
        return rule


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
    WeaponAttackEntry: (WeaponAttack, {"strike": "weapon"}),
    DispelEntry: (Dispel, {"dispel": "level"}),
    ReviveEntry: (Revive, {"revive": "hp"}),
    RemoveConditionEntry: (RemoveCondition, {"lift": "name"}),
    RegainUsesEntry: (RegainUses, {"regain": "pool"}),
}
_FORMS: Final = {kind: field_forms(kind) for kind in (*EFFECTS, ConditionEntry, PowerEntry)}


def effects_of(entries: Iterable[EffectEntry], rules: Marks, name: str) -> list[Effect]:
    """Build effects from their entries; `name` is given to conditions that have no id of their own."""
    return [effect_of(entry, rules, name) for entry in entries]


def effect_of(entry: EffectEntry, rules: Marks, name: str) -> Effect:
    """Build one effect."""
    if isinstance(entry, ConditionEntry):
        return inflict_of(entry, rules, name)
    if isinstance(entry, SlayEntry):
        return Slay()
    made, names = EFFECTS[type(entry)]
    values = _values(entry, rules, name)
    if isinstance(entry, WhenHpEntry | WhenKindsEntry):
        values["what"] = "hp" if isinstance(entry, WhenHpEntry) else "kinds"
    effect: Effect = made(**{names.get(field, field): value for field, value in values.items()})
    return effect


def _values(entry: Any, rules: Marks, name: str) -> dict[str, Any]:
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


def inflict_of(entry: ConditionEntry, rules: Marks, name: str) -> Inflict:
    """A condition, or a mark of its own."""
    ability = -1 if entry.repeat is None else ABILITIES.index(entry.repeat)
    whose = "turn" if entry.until == "this_turn" else entry.whose
    lasts = Duration(UNTIL[entry.until], entry.rounds, ability, whose)
    return Inflict(
        mark_of(entry, rules, name), lasts, entry.escape_dc, SIZES.index(entry.largest), list(entry.spares)
    )


def mark_of(entry: ConditionEntry, rules: Marks, name: str) -> ConditionRule:
    """What a condition does; one of the book that does nothing more is the book's own."""
    named = entry.condition or name
    brings = condition_bits(entry.brings) | CONDITIONS.get(named, 0)
    by_itself = (SWALLOWED if entry.swallows else 0) | (IDLE if entry.no_actions else 0)
    rule = ConditionRule(named, named.replace("_", " "), brings | by_itself)
    _set_fields(rule, entry, rules, named)
    if named in CONDITIONS and entry.then is None:
        return rules.rules[named]
    if named in CONDITIONS:
        rule.id = f"{named}_by_{name}"
    return rules.add(rule)


# Where the fields of a condition belong that a rule has by another name.
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
    "by_strength": "attack.strength_only",
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
    "reveals": "sight.revealed",
    "on_source": "turn.at_source_turn",
    "regains": "turn.healing",
    "renews": "turn.temporary_hp",
    "again": "turn.on_failed_save",
    "flickers": "turn.blink_on",
    "disgorges": "turn.disgorge_damage",
    "sluggish": "turn.action_or_bonus",
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
    # A field is one of the rule itself, or of a group that has it with or without the group's name before it.
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


# Where each field of a condition belongs: the default, the group or nothing, and the name there.
_RULE_FIELDS: Final = [
    (field.name, field.default, *_rule_path(field.name).rpartition(".")[::2])
    for field in msgspec.structs.fields(ConditionEntry)
    if _rule_path(field.name)
]


def _set_fields(rule: ConditionRule, entry: ConditionEntry, rules: Marks, name: str) -> None:
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
    if entry.ongoing is not None and entry.per_level is not None:
        rule.turn.ongoing_per_level = pool(entry.per_level)
    if entry.renews is not None:
        rule.turn.temporary_hp_modifier = entry.plus_modifier


_PLAIN: Final = ConditionRule()


def power_of(entry: PowerEntry, kind: str, rules: Marks, old_rules: bool = False) -> Power:
    """A power out of its entry."""
    cost = entry.old_cost if old_rules and entry.old_cost is not None else entry.cost
    # What a spell lets one do later is no casting: nobody can counter it.
    made = Power(entry.id, entry.name, "feature" if entry.needs else kind, cost)
    made.level = entry.level
    made.range_ft = entry.range
    made.whom = entry.whom
    made.targets = entry.targets
    made.targets_per_level = entry.targets_per_level
    made.repeats = entry.shots > 0
    made.shots = max(1, entry.shots)
    made.shots_per_level = entry.shots_per_level
    made.shots_by_tier = entry.shots_by_tier
    made.needs_sight = entry.needs_sight
    made.spares_allies = entry.spares_allies
    made.kinds = list(entry.kinds)
    made.largest = SIZES.index(entry.largest)
    made.bearing = condition_bits(entry.bearing)
    made.held = entry.held
    made.advance = entry.advance
    made.once_a_round = entry.once_a_round
    made.needs = entry.needs or ""
    made.same_as = entry.same_as or ""
    made.unmoved = entry.unmoved
    made.on_bearer = entry.on_bearer or ""
    made.spends = entry.spends
    made.slot = entry.slot
    made.arms = None if entry.arms is None else arms.arms_of(entry.arms)
    made.before_attack = entry.before_attack
    made.concentration = entry.concentration
    made.rounds = entry.rounds
    made.limit = entry.uses
    made.pool = entry.pool or ""
    made.takes = entry.takes
    made.not_self = entry.not_self
    made.school = entry.school or ""
    made.recharge = entry.recharge
    made.trigger = entry.trigger
    made.legendary_cost = entry.legendary_cost
    made.dc = entry.dc
    made.dc_ability = -1 if entry.dc_ability is None else ABILITIES.index(entry.dc_ability)
    made.to_hit = -100 if entry.to_hit is None else entry.to_hit
    made.magical = entry.magical or kind == "spell"
    if entry.area is not None:
        area = entry.area
        made.area = Area(area.shape, area.size, area.width, area.angle, area.from_self)
    made.effects = effects_of(entry.effects, rules, entry.id)
    return made


def known(power: Power, entry: KnownEntry) -> Power:
    """The same spell as a creature casts it: so often a day, without slots; 0 is at will."""
    made = Power(entry.named or power.id, power.name, power.kind, entry.cost or power.cost)
    for field in POWER_FIELDS:
        setattr(made, field, getattr(power, field))
    made.limit = entry.uses if entry.uses > 0 else AT_WILL
    made.pool = entry.pool or ""
    made.recharge = entry.recharge
    made.whom = entry.whom or power.whom
    made.same_as = power.spell()
    made.cast_at = entry.level
    made.once_a_round = entry.once_a_round
    return made


def with_sequels(ids: Iterable[str], spells: dict[str, Power]) -> list[str]:
    """These spells, and what can be done while one of them lasts."""
    listed = list(ids)
    return listed + [power.id for power in spells.values() if power.needs in listed]


POWER_FIELDS: Final = (
    *("level", "range_ft", "whom", "targets", "targets_per_level", "repeats", "shots", "shots_per_level"),
    *("shots_by_tier", "needs_sight", "spares_allies", "kinds", "needs", "unmoved", "concentration"),
    *("on_bearer", "spends", "slot", "arms"),
    *("not_self", "school", "largest", "bearing", "held", "advance", "same_as", "before_attack"),
    *("rounds", "trigger", "legendary_cost", "dc", "dc_ability", "to_hit", "magical", "area", "effects"),
)


# And what belongs to how somebody knows it.
COPIED: Final = (*POWER_FIELDS, "limit", "pool", "takes", "recharge", "cast_at", "once_a_round")


def attack_of(entry: AttackEntry, rules: Marks) -> Attack:
    """An attack with the numbers of its entry."""
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
        properties_of(entry.properties),
        0,
        entry.magical,
    )
    made.keen = list(entry.keen)
    if entry.pieces is not None:
        made.uses, made.limit = entry.id, entry.pieces
    made.mastery = entry.mastery or ""
    return made


def properties_of(names: Iterable[str]) -> int:
    """Properties of a weapon as bits."""
    found = 0
    for name in names:
        found |= int(getattr(book, name.upper()))
    return found


def traits_of(names: Iterable[str]) -> int:
    """What a creature is able to, as bits."""
    found = 0
    for name in names:
        found |= int(getattr(book, name.upper()))
    return found


def creature(entry: CreatureEntry, spells: dict[str, Power], rules: Marks) -> Sheet:
    """The sheet of a creature."""
    made = Sheet(entry.id, entry.name)
    _set_body(made, entry)
    made.ac = entry.ac
    made.max_hp = entry.hp
    made.level = int(entry.hit_dice.partition("d")[0]) if "d" in entry.hit_dice else 1
    made.speed = entry.speed.walk
    made.fly = entry.speed.fly
    made.climb = entry.speed.climb
    made.swim = entry.speed.swim
    made.burrow = entry.speed.burrow
    made.hover = entry.speed.hover
    for name, bonus in entry.saves.items():
        made.saves[ABILITIES.index(name)] = bonus
    made.skills = dict(entry.skills)
    made.proficiency = entry.proficiency
    made.initiative = made.mods[DEX] if entry.initiative is None else entry.initiative
    made.passive = entry.passive
    made.immune = bits(entry.immune, DAMAGE_TYPES)
    made.vulnerable = bits(entry.vulnerable, DAMAGE_TYPES)
    made.absorbs = bits(entry.absorbs, DAMAGE_TYPES)
    made.never = condition_bits(entry.never)
    made.bears = [mark_of(each, rules, entry.id) for each in entry.bears]
    made.attacks = [attack_of(each, rules) for each in entry.attacks]
    for attack in made.attacks:
        if attack.melee:
            attack.strength, attack.by_strength = made.mods[STR], True
    made.routines = [[Piece(list(each.names), each.count) for each in way] for way in entry.multiattack]
    made.powers = [power_of(each, "action", rules) for each in entry.powers]
    for each in entry.spells:
        made.powers.append(known(spells[each.id], each))
        made.powers += [spells[name] for name in with_sequels([each.id], spells)[1:]]
    made.swallows = any(_swallows(power.effects) for power in made.powers)
    made.auras = [power for power in made.powers if power.trigger in BY_ITSELF]
    _set_reach(made)
    _set_casting(made, entry.spell_ability, entry.spell_dc, entry.spell_attack)
    made.regenerates = entry.regenerates
    made.regeneration_stops = bits(entry.regeneration_stops, DAMAGE_TYPES)
    made.legendary = entry.legendary
    made.resistances = entry.resistances
    made.xp = entry.xp
    made.cr = entry.cr
    made.coward = entry.coward
    made.unarmed = unarmed(made)
    return made


def _swallows(listed: Iterable[Effect]) -> bool:
    for effect in listed:
        if isinstance(effect, Inflict) and effect.rule.flags & SWALLOWED:
            return True
        if isinstance(effect, Save) and _swallows(effect.fail):
            return True
    return False


def _set_reach(made: Sheet) -> None:
    made.cuts = any(power.trigger == "ally_hit" for power in made.powers)
    # A power that is an attack of one's own reaches as far as that does.
    for power in made.powers:
        for effect in power.effects:
            weapon = made.attack(effect.weapon) if isinstance(effect, WeaponAttack) else None
            if weapon is not None and power.range_ft == 0:
                power.range_ft = max(int(weapon.reach_ft), int(weapon.range_ft))


def _set_casting(made: Sheet, ability: str | None, dc: int = 0, to_hit: int = 0) -> None:
    # Spell Save DC, Spell Attack: worked out where the book gives no number.
    made.spell_dc = dc
    made.spell_attack = to_hit
    if ability is not None:
        made.spell_modifier = made.mods[ABILITIES.index(ability)]
        bonus = made.proficiency + made.spell_modifier
        made.spell_dc = dc or int(8 + bonus)
        made.spell_attack = to_hit or int(bonus)


def _set_body(made: Sheet, entry: Any) -> None:
    # What creatures and heroes have in common.
    made.kind = entry.kind
    made.size = SIZES.index(entry.size)
    made.scores = list(entry.scores)
    made.mods = [modifier(score) for score in entry.scores]
    made.saves = list(made.mods)
    made.darkvision = entry.senses.darkvision
    made.blindsight = entry.senses.blindsight
    made.truesight = entry.senses.truesight
    made.resists = bits(entry.resists, DAMAGE_TYPES)
    made.traits = traits_of(entry.traits)
    made.role = entry.role


def unarmed(made: Sheet, martial_arts: str | None = None) -> Attack:
    """Unarmed Strike: strength and proficiency to hit, 1 and the strength modifier of damage.

    Martial Arts: a die, and dexterity if that is better.
    """
    mod = made.mods[STR] if martial_arts is None else max(made.mods[STR], made.mods[DEX])
    die = Pool(0, 0, 1) if martial_arts is None else pool(martial_arts)
    kind = DAMAGE_TYPES.index("bludgeoning")
    hit: list[Effect] = [Damage(Pool(die.count, die.sides, die.plus + mod), kind)]
    fist = Attack(book.UNARMED, "Unarmed Strike", int(made.proficiency) + mod, hit)
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
    entry: HeroEntry, gear: Gear, spells: dict[str, Power], features: dict[str, Power], rules: Marks
) -> Sheet:
    """The sheet of a hero, worked out from level, scores and gear."""
    made = Sheet(entry.id, entry.name)
    _set_body(made, entry)
    worn = [gear.worn[name] for name in entry.worn]
    _raise_scores(made, worn)
    made.level = entry.level
    made.proficiency = proficiency_at(entry.level)
    made.max_hp = entry.hp
    made.speed = entry.speed
    made.traits |= DEATH_SAVES
    for name in entry.saves:
        made.saves[ABILITIES.index(name)] += int(made.proficiency)
    for skill in entry.skills:
        times = 2 if skill in entry.expertise else 1
        made.skills[skill] = made.mods[SKILLS[skill]] + times * int(made.proficiency)
    made.initiative = made.mods[DEX]
    made.passive = 10 + made.skills.get("perception", made.mods[WIS])
    made.ac = armour_class(entry, made, gear)
    made.attacks = [weapon_attack(entry, made, gear.weapons[name], made.mods, gear) for name in entry.weapons]
    made.attacks_per_action = entry.attacks_per_action
    made.crit_on = entry.crit_on
    made.sneak = None if entry.sneak is None else pool(entry.sneak)
    made.bare = entry.armour is None
    if entry.armour is not None:
        _set_worn(made, gear.armour[entry.armour])
    made.shield_ac = 2 + entry.magic.get(SHIELD, 0) if entry.shield else 0
    _set_casting(made, entry.spell_ability)
    made.slots = list(entry.slots)
    made.items = dict(entry.items)
    made.powers = [spells[name] for name in with_sequels(entry.spells, spells)]
    made.powers += [features[name] for name in [*entry.features, *entry.items]]
    made.unarmed = unarmed(made, None if entry.armour or entry.shield else entry.martial_arts)
    _set_features(made, entry, spells, rules)
    arms.arm(made, gear.weapons, COPIED)
    _set_reach(made)
    for thing in worn:
        _wear(made, entry, thing)
    return made


def _raise_scores(made: Sheet, worn: list[WornEntry]) -> None:
    # A belt of giants and the like: a score is at least so high.
    for thing in worn:
        for name, least in thing.scores.items():
            at = ABILITIES.index(name)
            made.scores[at] = max(made.scores[at], least)
    made.mods = [modifier(score) for score in made.scores]
    made.saves = list(made.mods)


def _wear(made: Sheet, entry: HeroEntry, thing: WornEntry) -> None:
    # What a thing does as long as one has it on.
    made.ac += thing.ac
    if entry.armour is None and not entry.shield:
        made.ac += thing.bare_ac
    made.saves = [bonus + thing.saves for bonus in made.saves]
    made.speed += thing.speed
    made.resists |= bits(thing.resists, DAMAGE_TYPES)
    made.immune |= bits(thing.immune, DAMAGE_TYPES)
    made.blocks += thing.blocks
    made.never |= condition_bits(thing.never)
    made.traits |= traits_of(thing.traits)
    made.darkvision = max(int(made.darkvision), thing.darkvision)
    if made.spell_attack > 0:
        made.spell_attack += thing.spell_attack


def _set_features(made: Sheet, entry: HeroEntry, spells: dict[str, Power], rules: Marks) -> None:
    # What a class or a species gives beside weapons and spells.
    for innate in entry.innate:
        made.powers.append(known(spells[innate.id], innate))
        made.powers += [spells[name] for name in with_sequels([innate.id], spells)[1:]]
    made.powers = [sharpened(power, entry.sharpens, COPIED) for power in made.powers]
    made.powers += [power_of(each, "feature", rules) for each in entry.powers]
    made.bears = [mark_of(each, rules, entry.id) for each in entry.bears]
    made.immune = bits(entry.immune, DAMAGE_TYPES)
    made.never = condition_bits(entry.never)
    made.steady = condition_bits(entry.steady)
    for again in entry.again:
        dice = None if again.dice is None else pool(again.dice)
        made.again.append(Again(again.id, again.uses, again.pool or again.id, again.bonus, dice))
    if entry.shelter is not None:
        shelter = entry.shelter
        made.shelter = Shelter(shelter.feet, shelter.save_bonus, condition_bits(shelter.never))
    # What can be done as often as one likes is asked for first.
    for each in sorted(entry.deflects, key=lambda one: one.uses > 0):
        made.deflects.append(Deflect(each.id, pool(each.dice), each.any_kind, each.uses))
    made.spoils = None if entry.spoils is None else pool(entry.spoils)
    made.rallies = entry.rallies


def _set_worn(made: Sheet, worn: ArmourEntry) -> None:
    # Armor [Strength, Stealth]: too heavy a one costs 10 ft of speed, and some rattle.
    made.noisy = worn.noisy
    if made.scores[STR] < worn.strength:
        made.speed = max(0, int(made.speed) - 10)


def armour_class(entry: HeroEntry, made: Sheet, gear: Gear) -> int:
    """Armour Class: the armour's, with dexterity as far as it lets it count; a shield adds 2."""
    dex = made.mods[DEX]
    ac = 10 + dex
    if entry.armour is None:
        # Unarmored Defense: another modifier beside dexterity.
        ac = max([ac] + [ac + made.mods[ABILITIES.index(name)] for name in entry.bare_ac])
    if entry.armour is not None:
        worn = gear.armour[entry.armour]
        ac = worn.ac + min(dex, worn.most_dex) if worn.kind != "heavy" else worn.ac
        ac += entry.ac_bonus
    ac += entry.magic.get(entry.armour or "", 0)
    return ac + (2 + entry.magic.get(SHIELD, 0) if entry.shield else 0)


def shooting(entry: HeroEntry, gear: "Gear", weapon: WeaponEntry) -> int:
    """What things that are worn add to the damage of a bow."""
    return sum(gear.worn[name].damage for name in entry.worn) if weapon.ammunition == "arrows" else 0


def weapon_attack(entry: HeroEntry, made: Sheet, weapon: WeaponEntry, mods: list[int], gear: Gear) -> Attack:
    """An attack with a weapon: strength, or dexterity for what is shot or light in the hand."""
    properties = properties_of(weapon.properties)
    mod = mods[DEX] if weapon.ranged else mods[STR]
    if properties & FINESSE:
        mod = max(mods[STR], mods[DEX])
    dice, kind = harm(weapon.damage)
    if weapon.versatile is not None and not entry.shield:
        dice = pool(weapon.versatile)
    if entry.martial_arts is not None and is_monkish(entry, weapon):
        mod = max(mod, mods[DEX])
        dice = max(dice, pool(entry.martial_arts), key=Pool.mean)
    magic = entry.magic.get(weapon.id, 0)
    bonus = magic + (entry.ranged_bonus if weapon.ranged else 0)
    duel = entry.duel_bonus if not weapon.ranged and not properties & TWO_HANDED else 0
    if weapon.versatile is not None and not entry.shield:
        duel = 0
    duel += magic + shooting(entry, gear, weapon)
    reach = 0 if weapon.ranged else 10 if properties & REACH else 5
    both_hands = properties & TWO_HANDED or (weapon.versatile is not None and not entry.shield)
    least = entry.least_face if both_hands and not weapon.ranged else 1
    attack = Attack(
        weapon.id,
        weapon.name,
        int(made.proficiency) + mod + bonus,
        [Damage(Pool(dice.count, dice.sides, dice.plus + mod + duel, least), kind)],
        not weapon.ranged,
        weapon.ranged or bool(properties & THROWN),
        reach,
        weapon.range,
        max(weapon.long, weapon.range),
        properties,
        mod,
        magic > 0,
    )
    if not weapon.ranged:
        attack.strength, attack.by_strength = mod, mod == mods[STR]
    if weapon.id in entry.masteries:
        attack.mastery = weapon.mastery or ""
    if weapon.versatile is not None and not entry.shield and properties & THROWN:
        one, _ = harm(weapon.damage)
        attack.hurled = [Damage(Pool(one.count, one.sides, one.plus + mod + entry.duel_bonus), kind)]
    _set_ammunition(attack, entry, weapon)
    return attack


def is_monkish(entry: HeroEntry, weapon: WeaponEntry) -> bool:
    """Martial Arts: simple weapons and light martial ones for melee, without armour and shield."""
    if weapon.ranged or entry.armour is not None or entry.shield:
        return False
    return weapon.kind == "simple" or "light" in weapon.properties


def _set_ammunition(attack: Attack, entry: HeroEntry, weapon: WeaponEntry) -> None:
    # Weapon Properties [Ammunition, Thrown]: bows share a quiver; a weapon to throw is a piece of its own.
    if weapon.ammunition is not None:
        attack.uses = weapon.ammunition
        attack.limit = entry.ammunition.get(weapon.ammunition, QUIVER)
    elif weapon.id in entry.ammunition:
        attack.uses = weapon.id
        attack.limit = entry.ammunition[weapon.id]
