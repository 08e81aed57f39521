"""The structs of spells, features and items, and of the effects that they and attacks have.

An effect is a struct of its own, named by a key: `damage:`, `heal:`, `save:` ...
"""

from typing import Annotated, Literal, get_type_hints

from msgspec import Meta, Struct

from turnwright.gamekit.content import KeyedUnion
from turnwright.games.tactics.content.schema import (
    CR,
    Ability,
    Bonus,
    Condition,
    Cost,
    DamageType,
    Dice,
    Entry,
    Extra,
    Feet,
    Harm,
    Id,
    Kind,
    Line,
    Shape,
    Size,
    Small,
    Speed,
    Trigger,
    Until,
    Way,
    When,
    Whom,
    Whose,
)


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
    fails_for: tuple[Kind, ...] = ()  # without a roll
    eased_from: Size | None = None  # with advantage, for creatures of this size or larger
    sleep: bool = False  # creatures that do not sleep, or are immune to exhaustion, succeed
    seen: bool = False  # only creatures that can see are affected
    sees_actor: bool = False  # only creatures that can see the actor are affected


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
    keeps_prone: bool = False  # the bearer cannot stand up
    # Advantage
    own_advantage: bool = False
    own_disadvantage: bool = False
    gives_advantage: bool = False  # to attackers
    gives_disadvantage: bool = False
    while_able: bool = False  # that Disadvantage is lost while Incapacitated
    by_sight: bool = False  # that advantage needs sight of the bearer; special senses undo that disadvantage
    save_advantage: tuple[Ability, ...] = ()
    steady: tuple[Condition, ...] = ()  # Advantage on saves against these
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
    with_action: bool = False  # the repeated save takes an action of the bearer
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
    extended: bool = False
    subtle: bool = False
    transmuted: DamageType | None = None
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
    no_magic_action: bool = False  # nor take the Magic action
    silences: bool = False  # nor those with a verbal component
    counts_as: Id | None = None  # a condition that it does not add up with
    away: bool = False  # the bearer is in another place, and nothing reaches it
    no_concentration: bool = False
    decoys: Annotated[int, Meta(ge=0, le=6)] = 0  # Mirror Image
    wards: Ability | None = None  # Sanctuary: the save that an attacker makes first
    on_hit: Effects = ()  # added to the bearer's hits with weapons
    by_melee: bool = False  # those of melee attacks only
    by_melee_weapon: bool = False  # those with melee weapons, thrown or not, and Unarmed Strikes only
    by_strength: bool = False  # those of attacks with Strength only
    by_any_attack: bool = False  # those of powers too
    by_weapon: Id | None = None  # only those with the weapon that a power of this id makes
    with_weapon: bool = False  # only those with weapons, as the attack bonus: no Unarmed Strikes, no powers
    against_hurt: bool = False  # that damage only against targets that are missing hit points
    forgoes_advantage: bool = False  # only those of an attack that has no Disadvantage, and loses Advantage
    again: Effects = ()  # each time the repeated save fails
    tramples: Effects = ()  # on creatures of Medium size or less whose space the bearer enters, once each
    fly: Speed = 0
    flies: bool = False  # a Fly Speed equal to its Speed
    hovers: bool = False  # in the air, whatever happens to the bearer
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
    reveals_to_source: bool = False  # no benefit from that against its source
    sluggish: bool = False  # an action or a bonus action, not both
    dazes: bool = False  # nor movement beside the one of them
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
    tether: Feet = 0  # ends if its source is farther away at the end of a turn
    raised_hp: Small = 0  # of the hit point maximum, lost when it ends; as much for each slot level above
    studied: bool = False  # the bearer can escape with an action and an Investigation check
    inescapable: bool = False  # no check frees the bearer
    stanch_dc: Small = 0  # of the Medicine check within 5 feet that ends it; a spell that heals does so too
    broken_by: tuple[Condition, ...] = ()  # ends when the bearer has one of these
    upkeep: bool = False  # ends with a turn without an attack on an enemy, a forced save, or `grant: upkeep`
    ends_on_attack: bool = False
    ends_on_damage: bool = False
    ends_on_enmity: bool = False  # when its source or an ally of its source deals damage to the bearer
    ends_with_source: Literal["", "dead", "incapacitated"] = ""  # or dead
    ends_unseen: bool = False  # with a turn that the bearer ends out of sight of the source
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
    curses: bool = False  # and curses
    from_kinds: tuple[Kind, ...] = ()  # only those that come from creatures of these kinds


class GrantEntry(_Effect, frozen=True):
    """Give an action, movement, or a benefit of the rules."""

    grant: Literal["action", "movement", "stable", "dodge", "disengage", "hide", "upkeep", "leave", "reroll"]
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
    at_source_end: bool = False  # at the end of its source's turns
    at_end_too: bool = False  # at the end of a turn in which it has acted on the creature already
    rolls_over: bool = False  # when it moves, it acts on creatures at its point of origin


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
    largest: Size = "gargantuan"  # target


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
    casts_spell: bool = False  # an item that casts a spell; without a verbal component, without any
    costly: bool = False  # a spell with a material component that has a cost or is consumed
    ends_darkness: bool = False  # magical Darkness in its area, of any level
    moves: Id | None = None  # a mark that this moves, once no creature that stands has it
    range: Feet = 0
    range_of_self: bool = False  # Self in the book, so that Distant Spell does not apply
    range_by_tier: bool = False  # a cantrip: twice as far at levels 5, 11 and 17
    long: Feet = 0  # of an attack roll, with Disadvantage beyond the range
    whom: Whom = "enemy"
    targets: Annotated[int, Meta(ge=1, le=20)] = 1
    targets_per_level: Small = 0
    slot_step: Annotated[int, Meta(ge=1, le=2)] = 1  # slot levels above its own that add its extra dice once
    shots: Annotated[int, Meta(ge=0, le=20)] = 0  # attack rolls, which may share a target
    shots_per_level: Small = 0
    shots_by_tier: bool = False
    needs_sight: bool = True  # of a target, of the space of a teleport, and in a reaction of its trigger
    or_heard: bool = False  # hearing the target is as good as seeing it
    audience: bool = False  # the target must see or hear the actor
    seen_point: bool = False  # an area at a point that its user sees
    area: AreaEntry | None = None
    spares_allies: bool = False
    most_caught: Small = 0  # creatures in the area, those with the most hit points; 0 means all
    kinds: tuple[Kind, ...] = ()  # creature types that it works on; all if empty
    largest: Size = "gargantuan"  # creature that it works on
    bearing: tuple[Condition, ...] = ()  # the target must have one of these
    held: bool = False  # the target must be grappled by the actor
    holding: bool = False  # or grapple the actor
    charmed: bool = False  # or be charmed by the actor
    same_as: Id | None = None  # a spell: protection from that one applies
    needs: Id | None = None  # the spell that must be active on the caster, and that brings this power
    one_of: Id | None = None  # choices after a hit with the same id rule each other out
    unmoved: bool = False  # only before moving
    before_attack: bool = False  # only before the first attack roll of the turn
    later_turn: bool = False  # not in the turn in which the creature with the mark that it moves has fallen
    no_heavy_armor: bool = False  # not while wearing Heavy armor
    advance: Literal["", "half", "full", "safely", "teleport"] = ""  # to come into reach first, see `sheet`
    advance_ft: Feet = 0  # of the teleport
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


class PowersFile(Entry, frozen=True):
    """A file of spells, features or items."""

    powers: tuple[PowerEntry, ...]
