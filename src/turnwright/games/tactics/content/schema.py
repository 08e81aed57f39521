"""The structs of content files.

An effect is a struct of its own, named by a key: `damage:`, `heal:`, `save:` ... Adding a creature or a spell
means adding data, not code.
"""

from typing import Annotated, Any, Literal, get_type_hints

from msgspec import Meta, Struct, field

from turnwright.gamekit.content import KeyedUnion
from turnwright.games.tactics.srd import DAMAGE_TYPES

ID = r"\A[a-z0-9_]{1,60}\Z"
DICE = r"\A(\d{1,3}d\d{1,3}([+-]\d{1,3})?|-?\d{1,4})\Z"
EXTRA = r"\A(\d{1,3}d\d{1,3}([+-]\d{1,3})?|\d{1,4})( (" + "|".join(DAMAGE_TYPES) + r"))?\Z"
HARM = r"\A(\d{1,3}d\d{1,3}([+-]\d{1,3})?|\d{1,4}) (" + "|".join(DAMAGE_TYPES) + r")\Z"
CR = r"\A(0|1/8|1/4|1/2|[1-9]|[12]\d|30)\Z"

Id = Annotated[str, Meta(pattern=ID)]
Line = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]{1,80}\Z")]
Dice = Annotated[str, Meta(pattern=DICE)]
Harm = Annotated[str, Meta(pattern=HARM)]
Extra = Annotated[str, Meta(pattern=EXTRA)]  # without a kind it is of the weapon's own
Small = Annotated[int, Meta(ge=0, le=30)]
Bonus = Annotated[int, Meta(ge=-20, le=30)]
Feet = Annotated[int, Meta(ge=0, le=1000)]
Speed = Annotated[int, Meta(ge=0, le=1000, multiple_of=5)]  # whole cells
Hp = Annotated[int, Meta(ge=1, le=2000)]
Pieces = Annotated[int, Meta(ge=1, le=1000)]
Score = Annotated[int, Meta(ge=1, le=30)]
Ability = Literal["STR", "DEX", "CON", "INT", "WIS", "CHA"]
Size = Literal["tiny", "small", "medium", "large", "huge", "gargantuan"]
Kind = Literal[
    "aberration",
    "beast",
    "celestial",
    "construct",
    "dragon",
    "elemental",
    "fey",
    "fiend",
    "giant",
    "humanoid",
    "monstrosity",
    "ooze",
    "plant",
    "undead",
]
Cost = Literal["action", "bonus", "reaction", "free", "legendary"]
Whom = Literal["self", "ally", "enemy", "creature", "fallen", "dead", "point"]
Shape = Literal["circle", "cone", "square", "line", "cylinder", "emanation", "wall"]
Until = Literal["permanent", "rounds", "end_of_turn", "start_of_turn", "this_turn", "save", "concentration"]
Whose = Literal["bearer", "source"]
Way = Literal["push", "pull", "teleport", "leap", "flee", "charge", "zone"]
Trigger = Literal[
    "",
    "hit",
    "melee_hit",
    "ally_hit",
    "spell",
    "hurt",
    "fall",
    "starts_near",
    "own_end",
    "dies",
    "attack_hits",
    "weapon_hits",
    "melee_weapon_hits",
    "unarmed_hits",
]
When = Literal["run", "bloodied", "actor_bloodied", "hurt", "held", "dropped"]
Keen = Literal["hurt", "held", "first_round"]
DamageType = Literal[
    "acid",
    "bludgeoning",
    "cold",
    "fire",
    "force",
    "lightning",
    "necrotic",
    "piercing",
    "poison",
    "psychic",
    "radiant",
    "slashing",
    "thunder",
]
Condition = Literal[
    "blinded",
    "charmed",
    "deafened",
    "exhaustion",
    "frightened",
    "grappled",
    "incapacitated",
    "invisible",
    "paralyzed",
    "petrified",
    "poisoned",
    "prone",
    "restrained",
    "stunned",
    "unconscious",
]
Trait = Literal[
    "pack_tactics",
    "magic_resistance",
    "evasion",
    "uncanny_dodge",
    "cunning_action",
    "nimble_escape",
    "flyby",
    "death_saves",
    "deathless",
    "aggressive",
    "undead_fortitude",
    "spider_climb",
    "two_weapon_style",
    "incorporeal",
    "lucky",
    "brave",
    "agile",
    "bloodied_frenzy",
    "bloodied_fury",
    "reactive",
    "sunlight_sensitivity",
    "heals_more",
    "sure_cantrips",
    "alert",
    "elusive",
    "learns_from_misses",
    "focused",
    "heals_itself_too",
    "heals_fully",
    "strikes_the_marked",
    "strikes_beside",
    "shares_space",
    "swarm",
    "devils_sight",
    "sleepless",
    "sorcery_incarnate",
    "web_walker",
    "abduct",
    "standing_leap",
    "jumper",
    "reliable",
]
Property = Literal[
    "finesse", "light", "heavy", "loading", "thrown", "two_handed", "versatile", "ammunition", "reach"
]
Mastery = Literal["cleave", "graze", "nick", "push", "sap", "slow", "topple", "vex"]


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of all entries: unknown fields are refused, defaults are not written."""


class EffectEntry(KeyedUnion):
    """One effect, told apart from the others by the key that names it: `damage:`, `save:` ..."""

    __slots__ = ()


Effects = tuple[EffectEntry, ...]


class _Effect(EffectEntry, Entry, frozen=True):
    """A variant of the union."""


class DamageEntry(_Effect, frozen=True):
    """Deal damage."""

    damage: Harm
    per_level: Dice | None = None  # for each slot level above the spell's own
    by_tier: bool = False  # a cantrip: more dice at levels 5, 11 and 17
    half: bool = False  # on a successful save
    needs_advantage: bool = False
    each: bool = False  # a roll for every target
    plus_modifier: bool = False  # the spellcasting modifier
    drains: bool = False  # the hit point maximum falls by the damage taken
    least_max: Small = 0  # but not below this
    drinks: bool = False  # the actor regains the damage taken
    leeches: bool = False  # the actor regains half of it
    kills: bool = False  # a target that it reduces to 0 hit points dies for good


class HealEntry(_Effect, frozen=True):
    """Restore hit points."""

    heal: Dice
    per_level: Dice | None = None
    plus_modifier: bool = False
    temporary: bool = False
    raises: bool = False  # the hit point maximum by the same amount
    up_to_half: bool = False  # of the maximum, no further
    from_pool: bool = False  # what the target lacks, paid from the remaining uses


class SaveEntry(_Effect, frozen=True):
    """Make a saving throw."""

    save: Ability
    dc: Small = 0  # 0 means the caster's
    fail: Effects = ()
    success: Effects = ()
    by_five: Effects = ()  # in addition, when the save fails by 5 or more
    ignores_cover: bool = False
    around: Feet = 0  # every creature this close to the target saves too
    eased: bool = False  # with advantage
    hard_for: tuple[Kind, ...] = ()  # with disadvantage
    eased_from: Size | None = None  # with advantage, for creatures of this size or larger
    sleep: bool = False  # creatures that do not sleep, or are immune to exhaustion, succeed
    seen: bool = False  # only creatures that can see are affected


class PowerAttackEntry(_Effect, frozen=True):
    """Make an attack roll of the power."""

    attack: Literal["melee", "ranged"]
    hit: Effects = ()
    miss: Effects = ()


class Speeds(Entry, frozen=True):
    """Speeds in feet."""

    walk: Speed = 0
    fly: Speed = 0
    climb: Speed = 0
    swim: Speed = 0
    burrow: Speed = 0
    hover: bool = False
    long_jump: Feet = 0  # with a run, if it is farther than the score tells; with Standing Leap also without
    high_jump: Feet = 0


class ConditionEntry(_Effect, frozen=True):
    """Give the target a condition: one of the SRD, or one with an id of its own and what it does."""

    condition: Id | None = None  # only `then` and `after` may leave it out
    brings: tuple[Condition, ...] = ()
    rests_on: Condition | None = None  # immunity to this one of them is immunity to all
    # How long
    until: Until = "permanent"
    whose: Whose = "bearer"  # turn
    rounds: Annotated[int, Meta(ge=0, le=100_000)] = 0
    repeat: Ability | None = None  # the save at the end of each of the bearer's turns
    escape_dc: Small = 0
    largest: Size = "gargantuan"
    spares: tuple[Kind, ...] = ()
    # Armor Class and d20 tests
    ac: Bonus = 0
    least_ac: Small = 0
    least_strength: Small = 0  # a score
    base_ac: Small = 0  # instead of 10, without armor
    attack_dice: Dice | None = None
    save_dice: Dice | None = None
    hinders: bool = False  # those dice are a penalty
    attack_bonus: Bonus = 0
    save_bonus: Bonus = 0
    save_bonus_on: tuple[Ability, ...] = ()  # all saves if empty
    more_damage: Extra | None = None  # with each hit
    marks_target: bool = False  # the source deals it, with hits on the bearer
    # Speed
    speed: Annotated[int, Meta(ge=-100, le=100, multiple_of=5)] = 0
    speed_times: Annotated[int, Meta(ge=1, le=4)] = 1
    most_speed: Speed = 0
    half_speed: bool = False
    stops: bool = False  # a speed of 0
    # Advantage
    own_advantage: bool = False
    own_disadvantage: bool = False
    gives_advantage: bool = False  # to attackers
    gives_disadvantage: bool = False
    while_able: bool = False  # that Disadvantage is lost while Incapacitated
    by_sight: bool = False  # that advantage needs sight of the bearer; special senses undo that disadvantage
    save_advantage: tuple[Ability, ...] = ()
    save_while_able: bool = False  # not while Incapacitated
    save_disadvantage: tuple[Ability, ...] = ()
    death_advantage: bool = False  # on death saving throws
    # Damage
    resists: tuple[DamageType, ...] = ()
    immune: tuple[DamageType, ...] = ()
    vulnerable: tuple[DamageType, ...] = ()
    blocks: tuple[Id, ...] = ()  # powers that do not affect the bearer
    soaks: Small = 0  # subtracted from all damage, before resistance
    worse: Harm | None = None  # added to damage of this type
    weakens: Dice | None = None  # subtracted from the damage that the bearer deals
    shares: bool = False  # the source takes the same damage
    ongoing: Harm | None = None  # at the start of the bearer's turns
    ongoing_too: Harm | None = None  # with that, damage of another type
    per_level: Dice | None = None  # of the first, for each slot level above the spell's own
    at_turn_end: bool = False  # at the end of the turns instead
    repeat_at_start: bool = False  # the repeated save follows that damage, at the start of the turns
    on_turn: Effects = ()  # at the start of the bearer's turn
    loses_turn: bool = False  # which then ends
    runs: Literal["", "moves", "dashes"] = ""  # the bearer from the source on its turns; Dash is its action
    repeat_unseen: bool = False  # the repeated save is made out of sight of the source only
    on_source: bool = False  # at the start of the source's turns instead
    swallows: bool = False  # the bearer is inside the source
    disgorges: Annotated[int, Meta(ge=0, le=1000)] = 0  # damage from inside in a turn that may end that
    disgorge_dc: Small = 0  # of the source's CON save against it
    retaliates: Harm | None = None  # against a melee attacker that hits
    regains: Dice | None = None  # hit points at the start of the bearer's turns
    once_a_turn: bool = False  # limits what is added to a hit
    own_turn: bool = False  # what is added to a hit comes on the bearer's own turn only
    refunds: Id | None = None  # the pool that gets its use back if the condition was never used
    inspires: Dice | None = None  # added to the first attack roll or save that would fail
    # Spells, and Metamagic on the next of them
    spell_dc: Small = 0
    spell_advantage: bool = False  # on attack rolls
    quickens: bool = False
    careful: bool = False
    distant: bool = False
    twins: bool = False
    seeks: bool = False
    presses: bool = False  # Heightened Spell
    sneak_cost: Small = 0  # Sneak Attack dice given up for what is added to a hit
    renews: Dice | None = None  # temporary hit points at the start of the bearer's turns
    plus_modifier: bool = False  # and the source's spellcasting modifier
    # Protection, checks and senses
    never: tuple[Condition, ...] = ()
    from_kinds: tuple[Kind, ...] = ()  # limits protection to creatures of these kinds
    check_dice: Dice | None = None
    check_bonus: Bonus = 0
    checks: tuple[Id, ...] = ()  # skills that those apply to; all if empty
    check_advantage: tuple[Ability, ...] = ()
    check_disadvantage: tuple[Ability, ...] = ()
    lessens: Harm | None = None  # subtracted from damage of this type, once a turn
    climbs: bool = False
    curse: bool = False
    flickers: Annotated[int, Meta(ge=0, le=6)] = 0  # the lowest d6 at the end of a turn that brings `then`
    keeps_dc: Small = 0  # of the CON save that keeps the bearer up; 5 more each time
    keeps_hp: Annotated[int, Meta(ge=1, le=100)] = 1
    keeps_up: bool = False  # once, instead of falling to 0 hit points
    even_slain: bool = False  # instant death included
    mutes: bool = False  # the bearer cannot cast spells
    silences: bool = False  # nor those with a verbal component
    counts_as: Id | None = None  # a condition that it does not add up with
    away: bool = False  # the bearer is in another place, and nothing reaches it
    no_concentration: bool = False
    decoys: Annotated[int, Meta(ge=0, le=6)] = 0  # Mirror Image
    wards: Ability | None = None  # Sanctuary: the save that an attacker makes first
    on_hit: Effects = ()  # added to the bearer's hits with weapons
    by_melee: bool = False  # those of melee attacks only
    by_strength: bool = False  # those of attacks with Strength only
    by_any_attack: bool = False  # those of powers too
    by_weapon: Id | None = None  # only those with the weapon that a power of this id makes
    again: Effects = ()  # each time the repeated save fails
    tramples: Effects = ()  # on creatures of Medium size or less whose space the bearer enters, once each
    fly: Speed = 0
    truesight: Feet = 0
    sees_invisible: bool = False
    whole_healing: bool = False  # dice of healing count as their maximum
    # Actions
    extra_action: bool = False
    no_actions: bool = False  # and no bonus actions
    no_reactions: bool = False
    no_opportunity: bool = False  # attacks
    no_healing: bool = False
    reveals: bool = False  # no benefit from being invisible or hidden
    sluggish: bool = False  # an action or a bonus action, not both
    one_attack: bool = False  # with an action
    distracts: bool = False  # disadvantage on saves to keep concentration
    at_most: Small = 0  # bearers at a time, from one source
    shape: Id | None = None  # the creature whose body the bearer has
    speeds: Speeds | None = None  # or only its speeds
    turns_hp: Annotated[int, Meta(ge=0, le=1000)] = (
        0  # of the creature like its source that the bearer becomes at 0
    )
    # How it ends, and what follows
    shaken_off: Literal["", "only", "eased"] = ""  # the repeated save is made when hurt: only then, or eased
    can_be_put_out: bool = False  # by an action of the bearer, which is Prone then
    can_be_woken: bool = False  # by the action of another creature within 5 feet
    broken_by: tuple[Condition, ...] = ()  # ends when the bearer has one of these
    upkeep: bool = False  # ends with a turn without an attack on an enemy, a forced save, or `grant: upkeep`
    ends_on_attack: bool = False
    ends_on_damage: bool = False
    ends_with_source: Literal["", "dead", "incapacitated"] = ""  # or dead
    once: bool = False  # with the first roll that it changes
    then: "ConditionEntry | None" = None  # when the repeated save fails
    after: "ConditionEntry | None" = None  # when it ends


class RelocateEntry(_Effect, frozen=True):
    """Push, pull or teleport the target, or move the caster's zone."""

    move: Way
    feet: Feet = 0  # of a zone: how far its point of origin may move; 0 means anywhere in range
    largest: Size = "gargantuan"


class CureEntry(_Effect, frozen=True):
    """End conditions of the SRD."""

    cure: tuple[Condition, ...]
    one: bool = False  # only one of them
    from_kinds: tuple[Kind, ...] = ()  # only those that come from creatures of these kinds


class GrantEntry(_Effect, frozen=True):
    """Give an action, movement, or a benefit of the rules."""

    grant: Literal["action", "movement", "stable", "dodge", "disengage", "upkeep", "leave"]
    feet: Feet = 0


class SummonEntry(_Effect, frozen=True):
    """Place creatures on the caster's side."""

    summon: Id
    count: Annotated[int, Meta(ge=1, le=20)] = 1


class ZoneEntry(_Effect, frozen=True):
    """Make the area last."""

    zone: Id
    effects: Effects = ()
    difficult: bool = False
    obscures: bool = False
    at_start: bool = True
    on_enter: bool = True
    at_end: bool = False
    follows: bool = False  # moves with its caster
    lets_go: bool = False  # conditions that it gave end outside of it
    each_step: bool = False  # acts again for every cell entered
    sunlit: bool = False  # ends magical darkness of no higher level
    dark: bool = False  # magical darkness
    inside: Effects = ()  # conditions that creatures bear for as long as they are in the area
    carries: bool = False  # creatures that bear its condition move with it
    ground: bool = False  # only creatures on the ground are in it


class OnSelfEntry(_Effect, frozen=True):
    """Apply effects to the actor."""

    own: Effects


class WhenEntry(_Effect, frozen=True):
    """Choose between effects by the state of actor and target."""

    when: When
    feet: Feet = 0  # of a straight run to the target
    effects: Effects = ()
    otherwise: Effects = ()


class WeaponAttackEntry(_Effect, frozen=True):
    """Make one of the actor's own attacks on the target."""

    strike: Id


class WhenHpEntry(_Effect, frozen=True):
    """Choose between effects by whether the target has at most this many hit points."""

    when_hp: Annotated[int, Meta(ge=0, le=1000)]
    effects: Effects = ()
    otherwise: Effects = ()


class WhenCrEntry(_Effect, frozen=True):
    """Choose between effects by whether the target has at most this challenge rating."""

    when_cr: Annotated[str, Meta(pattern=CR)]
    effects: Effects = ()
    otherwise: Effects = ()


class WithinPoolEntry(_Effect, frozen=True):
    """Apply effects to creatures from the fewest hit points up, while this roll covers their hit points."""

    within: Dice
    per_level: Dice | None = None
    sleep: bool = False  # creatures that do not sleep, or cannot be charmed, are left out
    seen: bool = False  # creatures that cannot see are left out
    effects: Effects = ()


class WhenKindsEntry(_Effect, frozen=True):
    """Choose between effects by the target's creature type."""

    when_kinds: tuple[Kind | Literal["elf"], ...]  # a creature type, or a species
    effects: Effects = ()
    otherwise: Effects = ()


class SlayEntry(_Effect, frozen=True):
    """Kill the target outright."""

    slay: Literal[True]
    falls: bool = False  # it drops to 0 hit points instead


class DispelEntry(_Effect, frozen=True):
    """End spells of this level, or of the slot's."""

    dispel: Annotated[int, Meta(ge=0, le=9)]


class ReviveEntry(_Effect, frozen=True):
    """Return the dead to life with this many hit points."""

    revive: Small


class RemoveConditionEntry(_Effect, frozen=True):
    """End conditions of this id, or with `curse` every curse."""

    lift: Id


class RegainUsesEntry(_Effect, frozen=True):
    """Restore a use of this pool."""

    regain: Id
    by_slot: bool = False  # as many as the slot level


EffectEntry.variants = {
    "damage": DamageEntry,
    "heal": HealEntry,
    "save": SaveEntry,
    "attack": PowerAttackEntry,
    "condition": ConditionEntry,
    "move": RelocateEntry,
    "cure": CureEntry,
    "grant": GrantEntry,
    "summon": SummonEntry,
    "zone": ZoneEntry,
    "own": OnSelfEntry,
    "when": WhenEntry,
    "strike": WeaponAttackEntry,
    "when_hp": WhenHpEntry,
    "when_kinds": WhenKindsEntry,
    "when_cr": WhenCrEntry,
    "within": WithinPoolEntry,
    "slay": SlayEntry,
    "dispel": DispelEntry,
    "revive": ReviveEntry,
    "lift": RemoveConditionEntry,
    "regain": RegainUsesEntry,
}

# The fields of an effect that hold other effects.
INNER = (
    "fail",
    "by_five",
    "success",
    "hit",
    "miss",
    "effects",
    "otherwise",
    "own",
    "on_hit",
    "again",
    "inside",
    "tramples",
    "on_turn",
)


def field_forms(kind: type[Struct]) -> dict[str, str]:
    """Name how the value of each field is converted for the rules; other values stay as they are."""
    forms = {
        Dice: "dice",
        Dice | None: "dice",
        Harm: "damage",
        Harm | None: "damage",
        Extra | None: "damage",
        Ability: "ability",
        Ability | None: "ability",
        Condition | None: "condition",
        Size: "size",
        Size | None: "size",
        Literal["melee", "ranged"]: "melee",
        Effects: "effects",
        tuple[Ability, ...]: "abilities",
        tuple[DamageType, ...]: "damage types",
        tuple[Condition, ...]: "conditions",
    }
    hints = get_type_hints(kind, include_extras=True)
    return {name: forms.get(hints[name], "") for name in kind.__struct_fields__}


class AreaEntry(Entry, frozen=True, omit_defaults=False):
    """The shape of an area, in feet."""

    shape: Shape
    size: Annotated[int, Meta(ge=5, le=500)]
    width: Annotated[int, Meta(ge=5, le=100)] = 5
    angle: Annotated[int, Meta(ge=1, le=180)] = 53
    from_self: bool = False


class ArmsEntry(Entry, frozen=True):
    """A weapon that a power changes, for one attack or while its condition lasts."""

    of: tuple[Id, ...] = ()  # the first of these that the caster has; if empty, its first weapon
    makes: Id | None = None  # a new weapon instead
    dice: tuple[Dice, ...] = ()  # instead of the weapon's: one, or one each for levels 1, 5, 11 and 17
    kind: DamageType | None = None
    more: tuple[Harm, ...] = ()  # extra damage at levels 5, 11 and 17
    by_strength: bool = False  # instead of the spellcasting ability; for a new weapon


class PowerEntry(Entry, frozen=True):
    """A spell, a feature, an item, or an action other than an attack."""

    id: Id
    name: Line
    effects: Annotated[Effects, Meta(min_length=1, max_length=20)]
    cost: Cost = "action"
    old_cost: Cost | None = None  # under SRD 5.1, if it differs
    level: Annotated[int, Meta(ge=0, le=9)] = 0
    school: Id | None = None
    verbal: bool = True  # a spell with a verbal component
    moves: Id | None = None  # a mark that this moves, once no creature that stands has it
    range: Feet = 0
    long: Feet = 0  # of an attack roll, with Disadvantage beyond the range
    whom: Whom = "enemy"
    targets: Annotated[int, Meta(ge=1, le=20)] = 1
    targets_per_level: Small = 0
    slot_step: Annotated[int, Meta(ge=1, le=2)] = 1  # slot levels above its own that add its extra dice once
    shots: Annotated[int, Meta(ge=0, le=20)] = 0  # attack rolls, which may share a target
    shots_per_level: Small = 0
    shots_by_tier: bool = False
    needs_sight: bool = True
    area: AreaEntry | None = None
    spares_allies: bool = False
    kinds: tuple[Kind, ...] = ()  # creature types that it works on; all if empty
    largest: Size = "gargantuan"  # creature that it works on
    bearing: tuple[Condition, ...] = ()  # the target must have one of these
    held: bool = False  # the target must be grappled by the actor
    same_as: Id | None = None  # a spell: protection from that one applies
    needs: Id | None = None  # the spell that must be active on the caster, and that brings this power
    unmoved: bool = False  # only before moving
    before_attack: bool = False  # only before the first attack roll of the turn
    no_heavy_armor: bool = False  # not while wearing Heavy armor
    advance: Literal["", "half", "full"] = ""  # of the speed, to move into reach first
    once_a_round: bool = False  # not again before the start of the next turn
    while_able: bool = False  # an aura that ends while its source is Incapacitated
    on_bearer: Id | None = None  # the target must have this condition from the actor
    spends: Feet = 0  # movement
    slot: bool = False  # a feature that costs a spell slot of any level
    replaces_attack: bool = False  # one of the Attack action; the whole action under SRD 5.1
    arms: ArmsEntry | None = None
    concentration: bool = False
    rounds: Annotated[int, Meta(ge=0, le=100_000)] = 0
    uses: Annotated[int, Meta(ge=0, le=200)] = 0
    takes: Annotated[int, Meta(ge=1, le=20)] = 1  # uses spent at once
    not_self: bool = False  # never the actor
    pool: Id | None = None
    recharge: Annotated[int, Meta(ge=0, le=6)] = 0
    trigger: Trigger = ""
    legendary_cost: Annotated[int, Meta(ge=1, le=3)] = 1
    dc: Small = 0
    dc_ability: Ability | None = None  # instead: 8, the proficiency bonus and this modifier
    to_hit: Bonus | None = None
    to_hit_ability: Ability | None = None  # instead: this modifier alone, as of an improvised weapon
    magical: bool = False  # spells always are


class AttackEntry(Entry, frozen=True):
    """An attack of a creature."""

    id: Id
    name: Line
    to_hit: Bonus
    hit: Annotated[Effects, Meta(min_length=1, max_length=10)]
    reach: Feet = 0
    range: Feet = 0
    long: Feet = 0
    properties: tuple[Property, ...] = ()
    magical: bool = False
    keen: tuple[Keen, ...] = ()  # what gives it advantage
    pieces: Pieces | None = None  # of ammunition; unlimited if left out
    not_held: bool = False  # never at a creature that the attacker grapples
    not_full: bool = False  # never while the attacker has swallowed a creature
    mastery: Mastery | None = None


class PieceEntry(Entry, frozen=True, omit_defaults=False):
    """A part of a multiattack."""

    names: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=10)]
    count: Annotated[int, Meta(ge=1, le=10)] = 1


class KnownEntry(Entry, frozen=True):
    """A spell that a creature casts without slots; 0 uses means at will."""

    id: Id
    uses: Small = 0
    pool: Id | None = None
    cost: Cost | None = None
    whom: Whom | None = None
    recharge: Annotated[int, Meta(ge=0, le=6)] = 0
    level: Annotated[int, Meta(ge=0, le=9)] = 0  # of the slot it counts as
    named: Id | None = None  # a second id, if the creature knows the spell in two ways
    once_a_round: bool = False
    held: bool = True  # by Concentration, if the spell needs it


class Senses(Entry, frozen=True):
    """Special senses in feet."""

    darkvision: Feet = 0
    blindsight: Feet = 0
    tremorsense: Feet = 0
    truesight: Feet = 0


class ShelterEntry(Entry, frozen=True):
    """Protection of its source and allies in range, while its source can act."""

    feet: Feet
    save_bonus: Small = 0
    never: tuple[Condition, ...] = ()
    advantage: bool = False  # on attack rolls and saving throws


class CreatureEntry(Entry, frozen=True):
    """A stat block."""

    id: Id
    name: Line
    size: Size
    kind: Kind
    cr: Annotated[str, Meta(pattern=CR)]
    xp: Annotated[int, Meta(ge=0, le=200_000)]
    ac: Small
    hp: Hp
    hit_dice: Dice
    speed: Speeds
    scores: tuple[Score, Score, Score, Score, Score, Score]
    saves: dict[Ability, Bonus] = {}
    skills: dict[Id, Bonus] = {}
    initiative: Bonus | None = None
    passive: Small = 10
    proficiency: Annotated[int, Meta(ge=2, le=9)] = 2
    senses: Senses = Senses()
    resists: tuple[DamageType, ...] = ()
    immune: tuple[DamageType, ...] = ()
    vulnerable: tuple[DamageType, ...] = ()
    absorbs: tuple[DamageType, ...] = ()  # healed by them instead
    never: tuple[Condition, ...] = ()
    bears: Annotated[tuple[ConditionEntry, ...], Meta(max_length=5)] = ()  # permanent conditions
    traits: tuple[Trait, ...] = ()
    attacks: Annotated[tuple[AttackEntry, ...], Meta(max_length=20)] = ()
    multiattack: Annotated[tuple[tuple[PieceEntry, ...], ...], Meta(max_length=10)] = ()
    powers: Annotated[tuple[PowerEntry, ...], Meta(max_length=40)] = ()
    spells: Annotated[tuple[KnownEntry, ...], Meta(max_length=40)] = ()
    spell_ability: Ability | None = None
    spell_dc: Small = 0
    spell_attack: Bonus = 0
    regenerates: Small = 0
    regeneration_stops: tuple[DamageType, ...] = ()
    legendary: Small = 0
    resistances: Small = 0
    shelter: ShelterEntry | None = None
    role: Literal["brute", "archer", "caster", "sneak", "guard"] = "brute"
    coward: Annotated[int, Meta(ge=0, le=100)] = 0


class AgainEntry(Entry, frozen=True):
    """A failed save may be rerolled with a bonus, or gets an extra die."""

    id: Id
    uses: Annotated[int, Meta(ge=1, le=30)]
    pool: Id | None = None  # shared with powers
    bonus: Bonus = 0
    dice: Dice | None = None  # added to the roll instead of a reroll


class DeflectEntry(Entry, frozen=True):
    """Reduce the damage of a hit, as a reaction."""

    id: Id
    dice: Dice
    any_kind: bool = False  # not only of weapons
    ranged_only: bool = False
    uses: Small = 0  # 0 means unlimited


class SharpenEntry(Entry, frozen=True):
    """Improve some of a hero's spells: listed ones, all cantrips, or those of a school or damage type."""

    spells: tuple[Id, ...] = ()
    cantrips: bool = False
    school: Id | None = None
    kind: DamageType | None = None
    plus_modifier: bool = False
    push: Feet = 0
    largest: Size = "large"  # that is pushed
    range: Feet = 0  # added
    spares_allies: bool = False
    sculpts: bool = False  # spares 1 plus the spell's level of the allies in its area


class HeroEntry(Entry, frozen=True):
    """A hero; numbers that follow from level, scores and gear are calculated."""

    id: Id
    name: Line
    kind: Kind
    level: Annotated[int, Meta(ge=1, le=20)]
    hp: Hp
    scores: tuple[Score, Score, Score, Score, Score, Score]
    saves: tuple[Ability, ...] = ()
    skills: tuple[Id, ...] = ()
    expertise: tuple[Id, ...] = ()
    speed: Speed = 30
    size: Size = "medium"
    species: Id | None = None
    armour: Id | None = None
    shield: bool = False
    weapons: Annotated[tuple[Id, ...], Meta(max_length=10)] = ()
    masteries: Annotated[tuple[Id, ...], Meta(max_length=10)] = ()  # weapons whose mastery the hero uses
    ammunition: dict[Id, Pieces] = {}  # arrows and the like (20 by default), and thrown weapons
    magic: dict[Id, Annotated[int, Meta(ge=1, le=3)]] = {}  # bonus of a weapon, the armour or the shield
    worn: Annotated[tuple[Id, ...], Meta(max_length=10)] = ()  # magic items
    traits: tuple[Trait, ...] = ()
    spell_ability: Ability | None = None
    slots: Annotated[tuple[Small, ...], Meta(max_length=9)] = ()
    spells: Annotated[tuple[Id, ...], Meta(max_length=60)] = ()
    features: Annotated[tuple[Id, ...], Meta(max_length=40)] = ()
    items: dict[Id, Annotated[int, Meta(ge=1, le=100)]] = {}
    attacks_per_action: Annotated[int, Meta(ge=1, le=4)] = 1
    pact_attacks: Annotated[int, Meta(ge=1, le=4)] = 1  # the same with the pact weapon
    crit_on: Annotated[int, Meta(ge=15, le=20)] = 20
    sneak: Dice | None = None
    ranged_bonus: Small = 0  # a fighting style
    duel_bonus: Small = 0
    least_face: Annotated[int, Meta(ge=1, le=6)] = 1  # of damage dice of two-handed weapons
    ac_bonus: Small = 0
    senses: Senses = Senses()
    resists: tuple[DamageType, ...] = ()
    immune: tuple[DamageType, ...] = ()
    never: tuple[Condition, ...] = ()
    steady: tuple[Condition, ...] = ()  # saves against these have advantage
    bare_ac: tuple[Ability, ...] = ()  # Unarmored Defense: abilities that count beside Dexterity
    martial_arts: Dice | None = None  # the die of unarmed strikes and monk weapons
    powers: Annotated[tuple[PowerEntry, ...], Meta(max_length=60)] = ()  # features with their own numbers
    innate: Annotated[tuple[KnownEntry, ...], Meta(max_length=40)] = ()  # spells without slots
    bears: Annotated[tuple[ConditionEntry, ...], Meta(max_length=10)] = ()  # permanent conditions
    again: Annotated[tuple[AgainEntry, ...], Meta(max_length=5)] = ()
    shelter: ShelterEntry | None = None
    sharpens: Annotated[tuple[SharpenEntry, ...], Meta(max_length=10)] = ()
    deflects: Annotated[tuple[DeflectEntry, ...], Meta(max_length=5)] = ()
    spoils: Dice | None = None  # temporary hit points when the hero, or anyone within 10 feet, drops an enemy
    rallies: Small = 0  # hit points at the start of a turn, while bloodied
    role: Literal["brute", "archer", "caster", "sneak", "guard"] = "brute"


class WeaponEntry(Entry, frozen=True):
    """A weapon."""

    id: Id
    name: Line
    damage: Harm
    kind: Literal["simple", "martial"]
    ranged: bool = False
    properties: tuple[Property, ...] = ()
    versatile: Dice | None = None
    ammunition: Id | None = None  # that it uses
    mastery: Mastery | None = None  # for those who know it
    range: Feet = 0
    long: Feet = 0


class ArmourEntry(Entry, frozen=True):
    """An armour or a shield."""

    id: Id
    name: Line
    ac: Small
    kind: Literal["light", "medium", "heavy", "shield"]
    most_dex: Small = 30
    strength: Small = 0
    noisy: bool = False


class WornEntry(Entry, frozen=True):
    """A magic item that is worn."""

    id: Id
    name: Line
    attuned: bool = True  # counts towards the limit of three
    ac: Small = 0
    bare_ac: Small = 0  # only without armour and shield
    saves: Small = 0
    checks: Small = 0  # ability checks
    spell_attack: Small = 0
    damage: Small = 0  # of bows
    speed: Annotated[int, Meta(ge=0, le=60, multiple_of=5)] = 0
    scores: dict[Ability, Score] = {}  # minimums
    resists: tuple[DamageType, ...] = ()
    immune: tuple[DamageType, ...] = ()
    blocks: tuple[Id, ...] = ()  # powers that do not affect the wearer
    never: tuple[Condition, ...] = ()
    traits: tuple[Trait, ...] = ()
    darkvision: Feet = 0


class Token(Entry, frozen=True):
    """A participant and its starting cell."""

    id: Id
    base: Id
    at: tuple[Annotated[int, Meta(ge=0, le=99)], Annotated[int, Meta(ge=0, le=99)]]
    name: Line | None = None
    hp: Annotated[int, Meta(ge=0, le=2000)] | None = None
    seat: Annotated[int, Meta(ge=0, le=8)] | None = None
    conditions: tuple[Condition, ...] = ()


class MapEntry(Entry, frozen=True):
    """A map as text: rows of signs, and a legend for those that are not standard."""

    rows: Annotated[tuple[str, ...], Meta(min_length=1, max_length=100)]
    legend: dict[str, str] = {}


class TriggerEntry(Entry, frozen=True):
    """An event that starts the fight, and the participants it surprises."""

    surprised: tuple[Id, ...] = ()


class TacticsScenario(Entry, frozen=True):
    """A scenario; its own creatures, heroes and spells come before shipped ones of the same id."""

    name: Line
    map: MapEntry
    party: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=20)]
    foes: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=60)]
    players: Annotated[int, Meta(ge=1, le=8)] = 1
    rules: Literal["5.2", "5.1"] = "5.2"
    diagonals: Literal["5-5-5", "5-10-5"] = "5-5-5"
    los: Literal["symmetric", "bresenham"] = "symmetric"
    scene: Literal["SocialFreeFlow", "Exploration", "DowntimePreparation"] = "Exploration"
    surprised: tuple[Id, ...] = ()
    triggers: dict[Id, TriggerEntry] = {}
    tick_on_apply: bool = False
    end_after_action: bool = False
    shared_initiative: bool = True
    asks_to_knock_out: bool = False
    shows_dc: bool = False
    sunlight: bool = False
    max_rounds: Annotated[int, Meta(ge=1, le=1000)] = 100
    quiet_rounds: Annotated[int, Meta(ge=1, le=1000)] = 20
    loot: tuple[Line, ...] = ()
    creatures: Annotated[tuple[CreatureEntry, ...], Meta(max_length=200)] = ()
    heroes: Annotated[tuple[HeroEntry, ...], Meta(max_length=50)] = ()
    spells: Annotated[tuple[PowerEntry, ...], Meta(max_length=200)] = ()


class FeatureEntry(Entry, frozen=True):
    """A feature of a class or species, from a level on; values in braces are calculated."""

    id: Id
    level: Annotated[int, Meta(ge=1, le=20)] = 1
    until: Annotated[int, Meta(ge=1, le=20)] = 20  # last level
    chosen: Id | None = None  # only if this was chosen
    sets: dict[Id, Any] = {}  # fields of a hero
    adds: dict[Id, Any] = {}  # to fields: items to a list, or to a number
    scores: dict[Ability, Small] = {}
    skills: Small = 0  # more to choose
    of_skills: tuple[Id, ...] = ()  # to choose from, also for expertise; any if empty
    expertise: Small = 0
    cantrips: Small = 0
    lists: tuple[Id, ...] = ()  # classes whose spells can be chosen too
    discovers: Small = 0  # how many of them, beside the prepared ones
    usual: tuple[Id, ...] = ()  # default choices
    trains: tuple[Id, ...] = ()  # training with kinds of armour and weapons


class ChoiceEntry(Entry, frozen=True):
    """A choice: how many by level, and from what; the first are the defaults."""

    id: Id
    of: Annotated[tuple[Id, ...], Meta(min_length=1)]
    counts: dict[Annotated[int, Meta(ge=1, le=20)], Small]
    least: dict[Id, Annotated[int, Meta(ge=1, le=20)]] = {}  # minimum levels


class KitEntry(Entry, frozen=True):
    """The default gear of a class from a level on."""

    level: Annotated[int, Meta(ge=1, le=20)] = 1
    armour: Id | None = None
    shield: bool = False
    weapons: tuple[Id, ...] = ()
    items: dict[Id, Annotated[int, Meta(ge=1, le=100)]] = {}


Row = Annotated[tuple[int, ...], Meta(min_length=20, max_length=20)]


class ClassEntry(Entry, frozen=True):
    """A class: its tables by level, training and features."""

    id: Id
    name: Line
    subclass: Line
    hit_die: Literal[6, 8, 10, 12]
    saves: tuple[Ability, Ability]
    abilities: tuple[Ability, Ability, Ability, Ability, Ability, Ability]  # the most useful first
    skills: Small
    of_skills: tuple[Id, ...]  # the defaults first
    trained: tuple[Id, ...]  # with kinds of weapons and armour, martial_light, martial_finesse
    kits: Annotated[tuple[KitEntry, ...], Meta(min_length=1)]
    improves: tuple[int, ...] = (4, 8, 12, 16, 19)
    role: Literal["brute", "archer", "caster", "sneak", "guard"] = "brute"
    names: Annotated[tuple[Line, ...], Meta(min_length=1)] = ("Hero",)
    masteries: Row | None = None
    melee_masteries: bool = False  # not of ranged weapons
    spell_ability: Ability | None = None
    casts: Literal["none", "full", "half", "pact"] = "none"
    cantrips: Row | None = None
    prepared: Row | None = None
    tables: dict[Id, Row] = {}
    choices: tuple[ChoiceEntry, ...] = ()
    features: tuple[FeatureEntry, ...] = ()
    spells: tuple[Id, ...] = ()  # the spell list
    usual: tuple[Id, ...] = ()  # default choices, the best first


class SpeciesEntry(Entry, frozen=True):
    """A species."""

    id: Id
    name: Line
    size: Size = "medium"
    speed: Speed = 30
    choices: tuple[ChoiceEntry, ...] = ()
    features: tuple[FeatureEntry, ...] = ()


class PlanEntry(Entry, frozen=True, rename={"calling": "class"}):
    """A plan for the character builder; fields left out have the defaults of the class."""

    calling: Id
    level: Annotated[int, Meta(ge=1, le=20)] = 1
    id: Id | None = None
    name: Line | None = None
    species: Id = "human"
    method: Literal["array", "points", "given"] = "array"
    scores: tuple[Score, Score, Score, Score, Score, Score] | None = None
    background: dict[Ability, Annotated[int, Meta(ge=1, le=2)]] | None = None
    improvements: tuple[dict[Ability, Annotated[int, Meta(ge=1, le=2)]], ...] | None = None
    skills: tuple[Id, ...] | None = None
    expertise: tuple[Id, ...] | None = None
    choices: dict[Id, tuple[Id, ...]] = {}
    armour: Id | None = None  # or "none"
    shield: bool | None = None
    weapons: tuple[Id, ...] | None = None
    masteries: tuple[Id, ...] | None = None
    ammunition: dict[Id, Pieces] = {}
    magic: dict[Id, Annotated[int, Meta(ge=1, le=3)]] = {}
    worn: tuple[Id, ...] = ()
    items: dict[Id, Annotated[int, Meta(ge=1, le=100)]] | None = None
    spells: tuple[Id, ...] | None = None
    role: Literal["brute", "archer", "caster", "sneak", "guard"] | None = None


class ClassesFile(Entry, frozen=True):
    """Tables that all classes share: spell slots by level, and methods for ability scores."""

    full: Annotated[tuple[tuple[Small, ...], ...], Meta(min_length=20, max_length=20)]
    half: Annotated[tuple[tuple[Small, ...], ...], Meta(min_length=20, max_length=20)]
    pact: Annotated[tuple[tuple[Small, ...], ...], Meta(min_length=20, max_length=20)]
    costs: dict[Score, Small]  # of scores, in points
    points: Small
    array: tuple[Score, Score, Score, Score, Score, Score]


class SpeciesFile(Entry, frozen=True):
    """A file of species."""

    species: tuple[SpeciesEntry, ...]


class PlansFile(Entry, frozen=True):
    """A file of plans for heroes."""

    heroes: tuple[PlanEntry, ...]


class CreaturesFile(Entry, frozen=True):
    """A file of creatures."""

    creatures: tuple[CreatureEntry, ...]


class PowersFile(Entry, frozen=True):
    """A file of spells, features or items."""

    powers: tuple[PowerEntry, ...]


class OldFeature(Entry, frozen=True):
    """The replacement of a feature in SRD 5.1, from a level on."""

    level: Annotated[int, Meta(ge=1, le=20)] = field(default=1, name="from")
    cost: Cost | None = None
    whom: Whom | None = None
    range: Feet | None = None
    before_attack: bool | None = None
    uses: int | str | None = None
    pool: Id | None = None
    takes: Small | None = None
    rounds: Small | None = None  # of an area that stays
    minutes: Annotated[int, Meta(ge=0, le=100)] = 0  # of its conditions; 0 means unchanged
    dc_ability: Ability | None = None
    one_target: bool = False  # instead of an area
    kinds: tuple[Kind, ...] | None = None
    arms: ArmsEntry | None = None
    effects: tuple[dict[str, Any], ...] = ()  # unchanged if empty


class OldFeaturesFile(Entry, frozen=True):
    """The features that differ in SRD 5.1."""

    tables: dict[Id, Annotated[tuple[Small, ...], Meta(min_length=20, max_length=20)]]
    missing: tuple[Id, ...]
    missing_traits: tuple[Trait, ...]
    missing_with: dict[Id, tuple[Trait, ...]]  # traits that come with a missing feature
    later: dict[Id, Small]  # permanent conditions that come at a later level
    most_pact_attacks: Small
    again: dict[Id, Small]  # uses of what helps a failed save
    deflects_missiles: tuple[Id, ...]  # only those
    added_range: Feet  # of spells that a feature sharpens
    slower: dict[Id, Speed]  # species
    charisma_armor: ConditionEntry  # instead of Charisma in Unarmored Defense
    powers: dict[Id, tuple[OldFeature, ...]]
    bears: dict[Id, dict[str, Any]]  # permanent conditions


class BudgetEntry(Entry, frozen=True):
    """The XP that a hero of a level adds to the budget of a fight, by difficulty."""

    level: Annotated[int, Meta(ge=1, le=20)]
    low: Annotated[int, Meta(ge=1)]
    moderate: Annotated[int, Meta(ge=1)]
    high: Annotated[int, Meta(ge=1)]


class BudgetsFile(Entry, frozen=True):
    """XP budgets, a row for each level."""

    budgets: Annotated[tuple[BudgetEntry, ...], Meta(min_length=20, max_length=20)]


class TerrainEntry(Entry, frozen=True):
    """A terrain: the creatures that live there, and how its maps are drawn."""

    id: Id
    bands: Annotated[tuple[Id, ...], Meta(min_length=1)]
    legend: dict[str, str] = {}
    walls: Literal["open", "cave", "rooms"] = "open"
    scatter: dict[str, Annotated[int, Meta(ge=1, le=50)]] = {}  # of a hundred cells
    clump: Annotated[int, Meta(ge=0, le=90)] = 0  # percent chance that the next lies beside the last
    crumbled: Annotated[int, Meta(ge=0, le=90)] = 0  # of a hundred cells of inner walls
    pillars: Annotated[str, Meta(min_length=1, max_length=1)] | None = None
    stream: Annotated[str, Meta(min_length=1, max_length=1)] | None = None
    road: Small = 0  # cells across
    hills: Small = 0


class EncountersFile(Entry, frozen=True):
    """The parts of encounters."""

    party: Annotated[tuple[Id, ...], Meta(min_length=1)]  # classes, in the order in which they join
    most_heroes: Annotated[int, Meta(ge=1, le=20)]
    least_share: Annotated[int, Meta(ge=0, le=100)]
    foes_per_hero: Annotated[int, Meta(ge=1, le=5)]
    least_foes: Annotated[int, Meta(ge=1, le=10)]
    above_level: Small
    bands: dict[Id, Annotated[tuple[Id, ...], Meta(min_length=2)]]
    terrains: Annotated[tuple[TerrainEntry, ...], Meta(min_length=1)]


class GearFile(Entry, frozen=True):
    """Weapons, armour and magic items."""

    weapons: tuple[WeaponEntry, ...]
    armour: tuple[ArmourEntry, ...]
    worn: tuple[WornEntry, ...] = ()
