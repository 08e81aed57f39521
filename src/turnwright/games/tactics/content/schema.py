"""The shapes of content files: creatures, heroes, weapons, armour, spells, encounters, in a small vocabulary.

An effect is written by one word (damage, heal, save, attack, condition, move, cure, grant, summon, zone) and
what belongs to it. Adding a creature or a spell is adding data, never code.
"""

from typing import Annotated, Any, Literal, get_type_hints

from msgspec import Meta, Struct

from turnwright.games.tactics.srd import ABILITIES, CONDITIONS, DAMAGE_TYPES, SIZES

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
Way = Literal["push", "pull", "teleport", "zone"]
Trigger = Literal[
    "", "hit", "melee_hit", "ally_hit", "spell", "hurt", "fall", "starts_near", "own_end", "dies"
]
When = Literal["run", "bloodied", "actor_bloodied", "hurt", "held"]
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
]
Property = Literal[
    "finesse", "light", "heavy", "loading", "thrown", "two_handed", "versatile", "ammunition", "reach"
]
Mastery = Literal["cleave", "graze", "nick", "push", "sap", "slow", "topple", "vex"]
WORDS = (
    *("damage", "heal", "save", "attack", "condition", "move", "cure", "grant", "summon", "zone"),
    *("own", "when", "strike", "when_hp", "when_kinds", "slay", "dispel", "revive", "lift", "regain"),
)

# The fields of an effect that hold other effects.
INNER = ("fail", "success", "hit", "miss", "effects", "otherwise", "own", "on_hit", "again")


class EffectEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One effect: exactly one of the words of the vocabulary, and what belongs to it."""

    # damage
    damage: Harm | None = None
    per_level: Dice | None = None  # for each slot level above the spell's own
    by_tier: bool = False
    half: bool = False
    needs_advantage: bool = False
    each: bool = False  # thrown anew for every target
    plus_modifier: bool = False  # and the modifier of the caster's spellcasting; of healing too
    drains: bool = False  # the maximum falls by what is taken
    least_max: Small = 0  # but not below this
    drinks: bool = False  # the actor regains all that is taken
    leeches: bool = False  # the actor regains half of what is taken
    # heal
    heal: Dice | None = None
    temporary: bool = False
    raises: bool = False  # the maximum grows by as much
    up_to_half: bool = False  # and no further than half the maximum
    from_pool: bool = False  # as much as the target lacks, out of the uses that are left
    # save
    save: Ability | None = None
    dc: Small = 0
    fail: tuple["EffectEntry", ...] = ()
    success: tuple["EffectEntry", ...] = ()
    ignores_cover: bool = False
    around: Feet = 0  # all within so many feet of the target save too
    eased: bool = False  # with advantage
    hard_for: tuple[Kind, ...] = ()  # kinds that save with disadvantage
    # attack
    attack: Literal["melee", "ranged"] | None = None
    hit: tuple["EffectEntry", ...] = ()
    miss: tuple["EffectEntry", ...] = ()
    # condition: a condition of the book, or a name of its own with what it does
    condition: Id | None = None
    brings: tuple[Condition, ...] = ()
    rests_on: Condition | None = None  # the one of those without which there is nothing of it
    until: Until = "permanent"
    whose: Whose = "bearer"
    rounds: Annotated[int, Meta(ge=0, le=100_000)] = 0
    repeat: Ability | None = None  # the save at the end of each of the bearer's turns
    escape_dc: Small = 0
    largest: Size = "gargantuan"
    spares: tuple[Kind, ...] = ()  # kinds of creature
    ac: Bonus = 0
    least_ac: Small = 0
    least_strength: Small = 0  # a score
    base_ac: Small = 0  # of who wears no armour: this and dexterity
    attack_dice: Dice | None = None
    save_dice: Dice | None = None
    hinders: bool = False
    attack_bonus: Bonus = 0
    save_bonus: Bonus = 0
    save_bonus_on: tuple[Ability, ...] = ()  # on these saves only; on all when left out
    more_damage: Extra | None = None
    marks_target: bool = False
    speed: Annotated[int, Meta(ge=-100, le=100, multiple_of=5)] = 0
    speed_times: Annotated[int, Meta(ge=1, le=4)] = 1
    most_speed: Speed = 0  # no more than this, however one moves
    half_speed: bool = False
    stops: bool = False  # a speed of 0
    own_advantage: bool = False
    own_disadvantage: bool = False
    gives_advantage: bool = False
    gives_disadvantage: bool = False
    by_sight: bool = False  # that advantage is for who sees the bearer, that disadvantage for plain eyes
    save_advantage: tuple[Ability, ...] = ()
    save_disadvantage: tuple[Ability, ...] = ()
    resists: tuple[DamageType, ...] = ()
    immune: tuple[DamageType, ...] = ()
    vulnerable: tuple[DamageType, ...] = ()
    blocks: tuple[Id, ...] = ()  # powers that do nothing to the bearer
    soaks: Small = 0  # so much less of all damage, before resistance
    worse: Harm | None = None  # so much more of damage of this kind
    weakens: Dice | None = None  # taken off the bearer's damage
    shares: bool = False  # whoever it comes from takes as much damage as the bearer
    ongoing: Harm | None = None  # at the start of the bearer's turns, `per_level` more by the slot
    at_turn_end: bool = False  # at their end instead
    on_source: bool = False  # at the start of the source's turns instead
    swallows: bool = False  # the bearer is inside the source
    disgorges: Annotated[int, Meta(ge=0, le=1000)] = 0  # so much damage from inside in a turn may end that
    disgorge_dc: Small = 0  # of the source's CON save against it
    retaliates: Harm | None = None
    regains: Dice | None = None
    once_a_turn: bool = False  # what it adds to a hit counts once in each turn
    refunds: Id | None = None  # the pool that gets its use back if nothing came of it
    inspires: Dice | None = None  # added to the first attack roll or save that would fail
    spell_dc: Small = 0
    spell_advantage: bool = False  # on the attack rolls of spells
    quickens: bool = False  # the next spell of an action takes a bonus action
    careful: bool = False  # the next spell spares friends in its area
    distant: bool = False  # it reaches twice as far, or 30 feet instead of a touch
    twins: bool = False  # it has a target more, if a higher slot would give it one
    seeks: bool = False  # its first attack roll that misses is thrown again
    presses: bool = False  # the saves against the next spell have disadvantage
    sneak_cost: Small = 0  # dice of a sneak attack that are given up for what it adds
    renews: Dice | None = None  # temporary hit points at the start of the bearer's turns
    never: tuple[Condition, ...] = ()  # conditions that the bearer cannot have
    from_kinds: tuple[Kind, ...] = ()  # advantage and disadvantage are for these attackers only
    check_dice: Dice | None = None  # added to ability checks
    check_bonus: Bonus = 0
    checks: tuple[Id, ...] = ()  # to those with these skills; to all when left out
    check_advantage: tuple[Ability, ...] = ()
    lessens: Harm | None = None  # taken off damage of this kind, once in each turn
    climbs: bool = False  # as fast as one walks
    curse: bool = False  # what lifts curses ends it
    flickers: Annotated[int, Meta(ge=0, le=6)] = 0  # a d6 so high at the end of a turn brings `then`
    keeps_dc: Small = 0  # by a CON save of this DC, which grows by 5, as often as it succeeds
    keeps_hp: Annotated[int, Meta(ge=1, le=100)] = 1  # so many hit points instead of 1
    keeps_up: bool = False  # instead of falling the bearer keeps 1 hit point, once
    even_slain: bool = False  # also when it would be killed outright
    mutes: bool = False  # no spells
    no_concentration: bool = False
    decoys: Annotated[int, Meta(ge=0, le=6)] = 0  # a hit goes to an image when a d6 of theirs shows 3 or more
    wards: Ability | None = None  # the save before one can strike at the bearer
    on_hit: tuple["EffectEntry", ...] = ()  # what a weapon's hit by the bearer does besides
    by_melee: bool = False  # only for a blow from near
    by_strength: bool = False  # only for a blow or a throw that is made with strength
    by_any_attack: bool = False  # for every attack roll that hits, not for weapons alone
    again: tuple["EffectEntry", ...] = ()  # what each failed save at the end of a turn does
    fly: Speed = 0
    truesight: Feet = 0
    sees_invisible: bool = False
    whole_healing: bool = False  # dice of healing count as their most
    extra_action: bool = False
    no_actions: bool = False  # and no bonus actions
    no_reactions: bool = False
    no_opportunity: bool = False  # no opportunity attacks
    no_healing: bool = False
    reveals: bool = False  # being invisible or hidden is of no use
    sluggish: bool = False  # an action or a bonus action, not both
    one_attack: bool = False  # an action is good for one attack at most
    distracts: bool = False  # disadvantage on saves to keep concentration
    at_most: Small = 0  # so many at a time can bear it from one source
    # The repeated save is for when the bearer is hurt: only then, or then too and with advantage.
    shaken_off: Literal["", "only", "eased"] = ""
    ends_on_attack: bool = False
    ends_on_damage: bool = False
    once: bool = False
    then: "EffectEntry | None" = None  # what follows when the repeated save fails
    after: "EffectEntry | None" = None  # the condition that it leaves when it ends
    # move
    move: Way | None = None
    feet: Feet = 0
    # cure
    cure: tuple[Condition, ...] = ()
    one: bool = False  # one of them
    # grant
    grant: Literal["action", "movement", "stable", "dodge", "disengage"] | None = None
    # summon
    summon: Id | None = None
    count: Annotated[int, Meta(ge=1, le=20)] = 1
    # zone
    zone: Id | None = None
    effects: tuple["EffectEntry", ...] = ()
    difficult: bool = False
    obscures: bool = False
    at_start: bool = True
    on_enter: bool = True
    at_end: bool = False
    follows: bool = False  # it moves with its caster
    lets_go: bool = False  # what it has put on ends outside of it
    each_step: bool = False  # it acts anew for every cell that one enters
    sunlit: bool = False  # it is in sunlight, and ends darkness by magic of no higher a level
    dark: bool = False  # such darkness
    # own: what happens to the actor
    own: tuple["EffectEntry", ...] = ()
    # when: `effects` if it is so, else `otherwise`; `feet` is how far a run leads straight to the target
    when: When | None = None
    otherwise: tuple["EffectEntry", ...] = ()
    # when_hp, when_kinds: the same, if the target has at most so many hit points, or is of these kinds
    when_hp: Annotated[int, Meta(ge=0, le=1000)] | None = None
    when_kinds: tuple[Kind, ...] = ()
    slay: Literal[True] | None = None  # the target dies
    lift: Id | None = None  # conditions of this name end, or every `curse`
    regain: Id | None = None  # a use of this pool comes back, `by_slot` as many as its level
    by_slot: bool = False
    revive: Small | None = None  # the dead live again, with so many hit points
    dispel: Annotated[int, Meta(ge=0, le=9)] | None = None  # spells of this level or of the slot's end
    # strike: the actor makes this attack of its own on the target
    strike: Id | None = None


def field_forms(kind: type[Struct]) -> dict[str, str]:
    """How the value of each field is to be converted; plain numbers, texts and flags stay as they are."""
    forms = {
        Dice | None: "dice",
        Harm | None: "harm",
        Extra | None: "harm",
        Ability | None: "ability",
        Condition | None: "condition",
        tuple[Ability, ...]: "abilities",
        tuple[DamageType, ...]: "damage types",
        tuple[Condition, ...]: "conditions",
        tuple[EffectEntry, ...]: "effects",
    }
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: next((form for hint, form in forms.items() if hint == own), "") for name, own in hints.items()
    }


class AreaEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of an area, in feet."""

    shape: Shape
    size: Annotated[int, Meta(ge=5, le=500)]
    width: Annotated[int, Meta(ge=5, le=100)] = 5
    angle: Annotated[int, Meta(ge=1, le=180)] = 53
    from_self: bool = False


class ArmsEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A weapon that a power changes, as long as its condition lasts or for a strike; by spellcasting."""

    of: tuple[Id, ...] = ()  # the first of these that one has, or else the first weapon of all
    makes: Id | None = None  # or a new one of this kind
    dice: tuple[Dice, ...] = ()  # instead of its own: one, or those of levels 1, 5, 11 and 17
    kind: DamageType | None = None
    more: tuple[Harm, ...] = ()  # besides, at levels 5, 11 and 17


class PowerEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A spell, a feature, an item, or an action that is no plain attack."""

    id: Id
    name: Line
    effects: Annotated[tuple[EffectEntry, ...], Meta(min_length=1, max_length=20)]
    cost: Cost = "action"
    old_cost: Cost | None = None  # by the rules of 5.1, where that is another
    level: Annotated[int, Meta(ge=0, le=9)] = 0
    school: Id | None = None
    range: Feet = 0
    whom: Whom = "enemy"
    targets: Annotated[int, Meta(ge=1, le=20)] = 1
    targets_per_level: Small = 0
    shots: Annotated[int, Meta(ge=0, le=20)] = 0  # several attack rolls, which may go at one target
    shots_per_level: Small = 0
    shots_by_tier: bool = False
    needs_sight: bool = True
    area: AreaEntry | None = None
    spares_allies: bool = False
    kinds: tuple[Kind, ...] = ()  # the only kinds of creature it works on
    largest: Size = "gargantuan"  # the largest creature it works on
    bearing: tuple[Condition, ...] = ()  # it works on who has one of these
    held: bool = False  # it works on whom one grapples
    same_as: Id | None = None  # a spell: what stops that one stops this
    needs: Id | None = None  # the spell that must be on oneself; whoever knows that one can do this
    unmoved: bool = False  # only before one moves
    before_attack: bool = False  # only before one's first attack roll of the turn
    advance: Literal["", "half", "full"] = ""  # so much of one's speed brings one into reach first
    once_a_round: bool = False  # not again before the start of one's next turn
    on_bearer: Id | None = None  # it works on who bears this by oneself
    spends: Feet = 0  # so many feet of movement
    slot: bool = False  # a feature that takes a slot, of any level
    arms: ArmsEntry | None = None
    concentration: bool = False
    rounds: Annotated[int, Meta(ge=0, le=100_000)] = 0
    uses: Annotated[int, Meta(ge=0, le=200)] = 0
    takes: Annotated[int, Meta(ge=1, le=20)] = 1  # so many uses at once
    not_self: bool = False  # for others only
    pool: Id | None = None
    recharge: Annotated[int, Meta(ge=0, le=6)] = 0
    trigger: Trigger = ""
    legendary_cost: Annotated[int, Meta(ge=1, le=3)] = 1
    dc: Small = 0
    dc_ability: Ability | None = None  # or 8, the proficiency bonus and the modifier of this
    to_hit: Bonus | None = None
    magical: bool = False  # a spell is, whatever else it does


class AttackEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An attack of a creature with its numbers."""

    id: Id
    name: Line
    to_hit: Bonus
    hit: Annotated[tuple[EffectEntry, ...], Meta(min_length=1, max_length=10)]
    reach: Feet = 0
    range: Feet = 0
    long: Feet = 0
    properties: tuple[Property, ...] = ()
    magical: bool = False
    keen: tuple[Keen, ...] = ()  # advantage against such a target
    pieces: Pieces | None = None  # so many shots or throws; as many as it likes when left out
    mastery: Mastery | None = None


class PieceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a multiattack."""

    names: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=10)]
    count: Annotated[int, Meta(ge=1, le=10)] = 1


class KnownEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A spell as a creature casts it, without slots: so often a day, 0 for at will."""

    id: Id
    uses: Small = 0
    pool: Id | None = None
    cost: Cost | None = None
    whom: Whom | None = None
    recharge: Annotated[int, Meta(ge=0, le=6)] = 0
    level: Annotated[int, Meta(ge=0, le=9)] = 0  # cast as with a slot of this level
    named: Id | None = None  # another id, beside the spell itself
    once_a_round: bool = False


class Speeds(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Speeds in feet."""

    walk: Speed = 0
    fly: Speed = 0
    climb: Speed = 0
    swim: Speed = 0
    burrow: Speed = 0
    hover: bool = False


class Senses(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How far a creature perceives what eyes do not."""

    darkvision: Feet = 0
    blindsight: Feet = 0
    tremorsense: Feet = 0
    truesight: Feet = 0


class CreatureEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A creature with all its numbers."""

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
    absorbs: tuple[DamageType, ...] = ()  # these heal it instead
    never: tuple[Condition, ...] = ()
    bears: Annotated[tuple[EffectEntry, ...], Meta(max_length=5)] = ()  # conditions that it always has
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
    role: Literal["brute", "archer", "caster", "sneak", "guard"] = "brute"
    coward: Annotated[int, Meta(ge=0, le=100)] = 0


class AgainEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A failed save can be thrown again with a bonus, or gets a die more, so many times."""

    id: Id
    uses: Annotated[int, Meta(ge=1, le=30)]
    pool: Id | None = None  # shared with powers
    bonus: Bonus = 0
    dice: Dice | None = None  # added to the roll that was made, instead of another roll


class DeflectEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something is taken off the damage of a hit, as a reaction."""

    id: Id
    dice: Dice
    any_kind: bool = False  # not of weapons alone
    uses: Small = 0  # so often, or 0 for as often as one likes


class ShelterEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What allies within so many feet have of somebody who can act, and that one too."""

    feet: Feet
    save_bonus: Small = 0
    never: tuple[Condition, ...] = ()


class SharpenEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Some of a hero's spells do more: those of a list, all cantrips, of a school, or of a kind of damage."""

    spells: tuple[Id, ...] = ()
    cantrips: bool = False
    school: Id | None = None
    kind: DamageType | None = None
    plus_modifier: bool = False
    push: Feet = 0
    range: Feet = 0  # so many feet more
    spares_allies: bool = False


class HeroEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A hero: what is worked out from level, scores and gear is not written down."""

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
    armour: Id | None = None
    shield: bool = False
    weapons: Annotated[tuple[Id, ...], Meta(max_length=10)] = ()
    masteries: Annotated[tuple[Id, ...], Meta(max_length=10)] = ()  # weapons whose mastery they know
    ammunition: dict[Id, Pieces] = {}  # arrows and the like, 20 unless it is said; weapons to throw
    magic: dict[Id, Annotated[int, Meta(ge=1, le=3)]] = {}  # the bonus of a weapon, an armour or the shield
    worn: Annotated[tuple[Id, ...], Meta(max_length=10)] = ()  # things that help as long as one has them on
    traits: tuple[Trait, ...] = ()
    spell_ability: Ability | None = None
    slots: Annotated[tuple[Small, ...], Meta(max_length=9)] = ()
    spells: Annotated[tuple[Id, ...], Meta(max_length=60)] = ()
    features: Annotated[tuple[Id, ...], Meta(max_length=40)] = ()
    items: dict[Id, Annotated[int, Meta(ge=1, le=100)]] = {}
    attacks_per_action: Annotated[int, Meta(ge=1, le=4)] = 1
    crit_on: Annotated[int, Meta(ge=15, le=20)] = 20
    sneak: Dice | None = None
    ranged_bonus: Small = 0  # a fighting style
    duel_bonus: Small = 0
    least_face: Annotated[int, Meta(ge=1, le=6)] = 1  # of dice of a weapon in two hands
    ac_bonus: Small = 0
    senses: Senses = Senses()
    resists: tuple[DamageType, ...] = ()
    immune: tuple[DamageType, ...] = ()
    never: tuple[Condition, ...] = ()
    steady: tuple[Condition, ...] = ()  # advantage on saves against these
    bare_ac: tuple[Ability, ...] = ()  # without armour these count beside dexterity
    martial_arts: Dice | None = None  # of bare hands and light weapons, by dexterity, without armour
    powers: Annotated[tuple[PowerEntry, ...], Meta(max_length=60)] = ()  # features with numbers of their own
    innate: Annotated[tuple[KnownEntry, ...], Meta(max_length=40)] = ()  # spells that take no slot
    bears: Annotated[tuple[EffectEntry, ...], Meta(max_length=10)] = ()  # conditions that it always has
    again: Annotated[tuple[AgainEntry, ...], Meta(max_length=5)] = ()
    shelter: ShelterEntry | None = None
    sharpens: Annotated[tuple[SharpenEntry, ...], Meta(max_length=10)] = ()
    deflects: Annotated[tuple[DeflectEntry, ...], Meta(max_length=5)] = ()
    spoils: Dice | None = None  # temporary hit points when an enemy falls by one's hand or within 10 ft
    rallies: Small = 0  # hit points at the start of a turn, while bloodied
    role: Literal["brute", "archer", "caster", "sneak", "guard"] = "brute"


class WeaponEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A weapon of the list."""

    id: Id
    name: Line
    damage: Harm
    kind: Literal["simple", "martial"]
    ranged: bool = False
    properties: tuple[Property, ...] = ()
    versatile: Dice | None = None
    ammunition: Id | None = None  # what it shoots
    mastery: Mastery | None = None  # of whoever has learned it
    range: Feet = 0
    long: Feet = 0


class ArmourEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An armour of the list."""

    id: Id
    name: Line
    ac: Small
    kind: Literal["light", "medium", "heavy", "shield"]
    most_dex: Small = 30
    strength: Small = 0
    noisy: bool = False


class WornEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A thing that helps as long as one has it on."""

    id: Id
    name: Line
    attuned: bool = True  # one of the three that one can be attuned to
    ac: Small = 0
    bare_ac: Small = 0  # only without armour and shield
    saves: Small = 0
    spell_attack: Small = 0
    damage: Small = 0  # of weapons to shoot with
    speed: Annotated[int, Meta(ge=0, le=60, multiple_of=5)] = 0
    scores: dict[Ability, Score] = {}  # at least these
    resists: tuple[DamageType, ...] = ()
    immune: tuple[DamageType, ...] = ()
    blocks: tuple[Id, ...] = ()  # powers that do nothing to the wearer
    never: tuple[Condition, ...] = ()
    traits: tuple[Trait, ...] = ()
    darkvision: Feet = 0


class Token(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A creature of an encounter and where it stands."""

    id: Id
    base: Id
    at: tuple[Annotated[int, Meta(ge=0, le=99)], Annotated[int, Meta(ge=0, le=99)]]
    name: Line | None = None
    hp: Annotated[int, Meta(ge=0, le=2000)] | None = None
    seat: Annotated[int, Meta(ge=0, le=8)] | None = None
    conditions: tuple[Condition, ...] = ()


class MapEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A map as text: a legend for signs of its own, and the rows."""

    rows: Annotated[tuple[str, ...], Meta(min_length=1, max_length=100)]
    legend: dict[str, str] = {}


class TriggerEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that starts the fight when the master lets it happen, and whom it surprises."""

    surprised: tuple[Id, ...] = ()


class TacticsScenario(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything an encounter starts from; creatures and spells of its own stand before the shipped ones."""

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
    shared_initiative: bool = False
    shows_dc: bool = False
    sunlight: bool = False
    max_rounds: Annotated[int, Meta(ge=1, le=1000)] = 100
    quiet_rounds: Annotated[int, Meta(ge=1, le=1000)] = 20
    loot: tuple[Line, ...] = ()
    creatures: Annotated[tuple[CreatureEntry, ...], Meta(max_length=200)] = ()
    heroes: Annotated[tuple[HeroEntry, ...], Meta(max_length=50)] = ()
    spells: Annotated[tuple[PowerEntry, ...], Meta(max_length=200)] = ()


class FeatureEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a class or a species gives from a level on: fields of a hero, with numbers in braces."""

    id: Id
    level: Annotated[int, Meta(ge=1, le=20)] = 1
    until: Annotated[int, Meta(ge=1, le=20)] = 20  # the last level of it
    chosen: Id | None = None  # only for whoever chose this
    sets: dict[Id, Any] = {}  # fields of a hero
    adds: dict[Id, Any] = {}  # to a field: more in a list, or a higher number
    scores: dict[Ability, Small] = {}
    skills: Small = 0  # so many more can be chosen
    of_skills: tuple[Id, ...] = ()  # out of these, unless it is any; so for expertise
    expertise: Small = 0
    cantrips: Small = 0
    lists: tuple[Id, ...] = ()  # classes whose spells count as one's own
    discovers: Small = 0  # only so many of them, beside those that are prepared
    usual: tuple[Id, ...] = ()  # the usual ones of these
    trains: tuple[Id, ...] = ()  # kinds of armour and of weapons


class ChoiceEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something to choose: so many, by level, out of these; what comes first is the usual choice."""

    id: Id
    of: Annotated[tuple[Id, ...], Meta(min_length=1)]
    counts: dict[Annotated[int, Meta(ge=1, le=20)], Small]
    least: dict[Id, Annotated[int, Meta(ge=1, le=20)]] = {}  # the level that some of them need


class KitEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a hero of a class has on and carries from a level on, unless it is said otherwise."""

    level: Annotated[int, Meta(ge=1, le=20)] = 1
    armour: Id | None = None
    shield: bool = False
    weapons: tuple[Id, ...] = ()
    items: dict[Id, Annotated[int, Meta(ge=1, le=100)]] = {}


Row = Annotated[tuple[int, ...], Meta(min_length=20, max_length=20)]


class ClassEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A class: its tables by level, what it is trained in, what it gives."""

    id: Id
    name: Line
    subclass: Line
    hit_die: Literal[6, 8, 10, 12]
    saves: tuple[Ability, Ability]
    abilities: tuple[Ability, Ability, Ability, Ability, Ability, Ability]  # the most useful first
    skills: Small
    of_skills: tuple[Id, ...]  # the usual ones first
    trained: tuple[Id, ...]  # kinds of weapons and armour; martial_light, martial_finesse
    kits: Annotated[tuple[KitEntry, ...], Meta(min_length=1)]
    improves: tuple[int, ...] = (4, 8, 12, 16, 19)
    role: Literal["brute", "archer", "caster", "sneak", "guard"] = "brute"
    names: Annotated[tuple[Line, ...], Meta(min_length=1)] = ("Hero",)
    masteries: Row | None = None
    melee_masteries: bool = False  # of no other weapons
    spell_ability: Ability | None = None
    casts: Literal["none", "full", "half", "pact"] = "none"
    cantrips: Row | None = None
    prepared: Row | None = None
    tables: dict[Id, Row] = {}
    choices: tuple[ChoiceEntry, ...] = ()
    features: tuple[FeatureEntry, ...] = ()
    spells: tuple[Id, ...] = ()  # the list of the class
    usual: tuple[Id, ...] = ()  # those that are taken unless it is said otherwise, the best first


class SpeciesEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A species: its body and what it gives."""

    id: Id
    name: Line
    size: Size = "medium"
    speed: Speed = 30
    choices: tuple[ChoiceEntry, ...] = ()
    features: tuple[FeatureEntry, ...] = ()


class PlanEntry(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"calling": "class"}
):
    """A hero in few words, for the builder; all that is left out is as usual for the class."""

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
    armour: Id | None = None  # "none" for nothing
    shield: bool | None = None
    weapons: tuple[Id, ...] | None = None
    masteries: tuple[Id, ...] | None = None
    ammunition: dict[Id, Pieces] = {}
    magic: dict[Id, Annotated[int, Meta(ge=1, le=3)]] = {}
    worn: tuple[Id, ...] = ()
    items: dict[Id, Annotated[int, Meta(ge=1, le=100)]] | None = None
    spells: tuple[Id, ...] | None = None
    role: Literal["brute", "archer", "caster", "sneak", "guard"] | None = None


class ClassesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What all classes share: slots of spells by level, and the ways to ability scores."""

    full: Annotated[tuple[tuple[Small, ...], ...], Meta(min_length=20, max_length=20)]
    half: Annotated[tuple[tuple[Small, ...], ...], Meta(min_length=20, max_length=20)]
    pact: Annotated[tuple[tuple[Small, ...], ...], Meta(min_length=20, max_length=20)]
    costs: dict[Score, Small]  # of scores that are bought with points
    points: Small
    array: tuple[Score, Score, Score, Score, Score, Score]


class SpeciesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of species."""

    species: tuple[SpeciesEntry, ...]


class PlansFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of ready-made heroes, each in few words."""

    heroes: tuple[PlanEntry, ...]


class CreaturesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of creatures."""

    creatures: tuple[CreatureEntry, ...]


class PowersFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of spells, features or items."""

    powers: tuple[PowerEntry, ...]


class BudgetEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The experience that each hero of a level adds to the budget of a fight, by its difficulty."""

    level: Annotated[int, Meta(ge=1, le=20)]
    low: Annotated[int, Meta(ge=1)]
    moderate: Annotated[int, Meta(ge=1)]
    high: Annotated[int, Meta(ge=1)]


class BudgetsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of budgets, a row for each level."""

    budgets: Annotated[tuple[BudgetEntry, ...], Meta(min_length=20, max_length=20)]


class TerrainEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Ground of a kind: who lives there, and the signs that its maps are drawn with."""

    id: Id
    bands: Annotated[tuple[Id, ...], Meta(min_length=1)]
    legend: dict[str, str] = {}
    walls: Literal["open", "cave", "rooms"] = "open"
    scatter: dict[str, Annotated[int, Meta(ge=1, le=50)]] = {}  # of a hundred cells
    clump: Annotated[int, Meta(ge=0, le=90)] = 0  # the chance in percent that the next lies beside the last
    crumbled: Annotated[int, Meta(ge=0, le=90)] = 0  # of a hundred cells of inner walls
    pillars: Annotated[str, Meta(min_length=1, max_length=1)] | None = None
    stream: Annotated[str, Meta(min_length=1, max_length=1)] | None = None
    road: Small = 0  # cells across
    hills: Small = 0


class EncountersFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of what fights are put together by."""

    party: Annotated[tuple[Id, ...], Meta(min_length=1)]  # classes, in the order in which they come along
    most_heroes: Annotated[int, Meta(ge=1, le=20)]
    least_share: Annotated[int, Meta(ge=0, le=100)]
    foes_per_hero: Annotated[int, Meta(ge=1, le=5)]
    least_foes: Annotated[int, Meta(ge=1, le=10)]
    above_level: Small
    bands: dict[Id, Annotated[tuple[Id, ...], Meta(min_length=2)]]
    terrains: Annotated[tuple[TerrainEntry, ...], Meta(min_length=1)]


class GearFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of weapons and armour."""

    weapons: tuple[WeaponEntry, ...]
    armour: tuple[ArmourEntry, ...]
    worn: tuple[WornEntry, ...] = ()


SHOWN = {"ability": ABILITIES, "condition": tuple(CONDITIONS), "size": SIZES}
