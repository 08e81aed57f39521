"""The shapes of content files: creatures, heroes, weapons, armour, spells, encounters, in a small vocabulary.

An effect is written by one word (damage, heal, save, attack, condition, move, cure, grant, summon, zone) and
what belongs to it. Adding a creature or a spell is adding data, never code.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from turnwright.games.tactics.words import ABILITIES, CONDITIONS, DAMAGE_TYPES, SIZES

ID = r"\A[a-z0-9_]{1,60}\Z"
DICE = r"\A(\d{1,3}d\d{1,3}([+-]\d{1,3})?|-?\d{1,4})\Z"
HARM = r"\A(\d{1,3}d\d{1,3}([+-]\d{1,3})?|\d{1,4}) (" + "|".join(DAMAGE_TYPES) + r")\Z"
CR = r"\A(0|1/8|1/4|1/2|[1-9]|[12]\d|30)\Z"

Id = Annotated[str, Meta(pattern=ID)]
Line = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]{1,80}\Z")]
Dice = Annotated[str, Meta(pattern=DICE)]
Harm = Annotated[str, Meta(pattern=HARM)]
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
Whom = Literal["self", "ally", "enemy", "creature", "fallen", "point"]
Shape = Literal["circle", "cone", "square", "line", "cylinder", "emanation"]
Until = Literal["permanent", "rounds", "end_of_turn", "start_of_turn", "this_turn", "save", "concentration"]
Whose = Literal["bearer", "source"]
Way = Literal["push", "pull", "teleport"]
Trigger = Literal["", "hit", "melee_hit", "spell"]
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
    "disciple_of_life",
    "potent_cantrip",
]
Property = Literal[
    "finesse", "light", "heavy", "loading", "thrown", "two_handed", "versatile", "ammunition", "reach"
]
WORDS = ("damage", "heal", "save", "attack", "condition", "move", "cure", "grant", "summon", "zone", "own")


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
    leeches: bool = False  # the actor regains half of what is taken
    # heal
    heal: Dice | None = None
    temporary: bool = False
    raises: bool = False  # the maximum grows by as much
    up_to_half: bool = False  # and no further than half the maximum
    # save
    save: Ability | None = None
    dc: Small = 0
    fail: tuple["EffectEntry", ...] = ()
    success: tuple["EffectEntry", ...] = ()
    ignores_cover: bool = False
    around: Feet = 0  # all within so many feet of the target save too
    # attack
    attack: Literal["melee", "ranged"] | None = None
    hit: tuple["EffectEntry", ...] = ()
    miss: tuple["EffectEntry", ...] = ()
    # condition: a condition of the book, or a name of its own with what it does
    condition: Id | None = None
    brings: tuple[Condition, ...] = ()
    until: Until = "permanent"
    whose: Whose = "bearer"
    rounds: Annotated[int, Meta(ge=0, le=10_000)] = 0
    repeat: Ability | None = None  # the save at the end of each of the bearer's turns
    escape_dc: Small = 0
    largest: Size = "gargantuan"
    spares: tuple[Kind, ...] = ()  # kinds of creature
    ac: Bonus = 0
    least_ac: Small = 0
    base_ac: Small = 0  # of who wears no armour: this and dexterity
    attack_dice: Dice | None = None
    save_dice: Dice | None = None
    hinders: bool = False
    attack_bonus: Bonus = 0
    save_bonus: Bonus = 0
    save_bonus_on: tuple[Ability, ...] = ()  # on these saves only; on all when left out
    more_damage: Harm | None = None
    marks_target: bool = False
    speed: Annotated[int, Meta(ge=-100, le=100, multiple_of=5)] = 0
    speed_times: Annotated[int, Meta(ge=1, le=4)] = 1
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
    ongoing: Harm | None = None  # at the start of the bearer's turns, `per_level` more by the slot
    at_turn_end: bool = False  # at their end instead
    retaliates: Harm | None = None
    regains: Dice | None = None
    extra_action: bool = False
    no_reactions: bool = False
    no_opportunity: bool = False  # no opportunity attacks
    no_healing: bool = False
    reveals: bool = False  # being invisible or hidden is of no use
    sluggish: bool = False  # an action or a bonus action, not both, and one attack
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
    grant: Literal["action", "movement", "stable"] | None = None
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
    # own: what happens to the actor
    own: tuple["EffectEntry", ...] = ()


class AreaEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of an area, in feet."""

    shape: Shape
    size: Annotated[int, Meta(ge=5, le=500)]
    width: Annotated[int, Meta(ge=5, le=100)] = 5
    angle: Annotated[int, Meta(ge=1, le=180)] = 53
    from_self: bool = False


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
    needs: Id | None = None  # the spell that must be on oneself; whoever knows that one can do this
    unmoved: bool = False  # only before one moves
    concentration: bool = False
    rounds: Annotated[int, Meta(ge=0, le=100_000)] = 0
    uses: Small = 0
    pool: Id | None = None
    recharge: Annotated[int, Meta(ge=0, le=6)] = 0
    trigger: Trigger = ""
    legendary_cost: Annotated[int, Meta(ge=1, le=3)] = 1
    dc: Small = 0
    dc_ability: Ability | None = None  # or 8, the proficiency bonus and the modifier of this
    to_hit: Bonus | None = None


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
    pieces: Pieces | None = None  # so many shots or throws; as many as it likes when left out


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
    never: tuple[Condition, ...] = ()
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
    ammunition: dict[Id, Pieces] = {}  # arrows and the like, 20 unless it is said; weapons to throw
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
    ac_bonus: Small = 0
    senses: Senses = Senses()
    resists: tuple[DamageType, ...] = ()
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
    max_rounds: Annotated[int, Meta(ge=1, le=1000)] = 100
    quiet_rounds: Annotated[int, Meta(ge=1, le=1000)] = 20
    loot: tuple[Line, ...] = ()
    creatures: Annotated[tuple[CreatureEntry, ...], Meta(max_length=200)] = ()
    heroes: Annotated[tuple[HeroEntry, ...], Meta(max_length=50)] = ()
    spells: Annotated[tuple[PowerEntry, ...], Meta(max_length=200)] = ()


class CreaturesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of creatures."""

    creatures: tuple[CreatureEntry, ...]


class HeroesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of heroes."""

    heroes: tuple[HeroEntry, ...]


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


class GearFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of weapons and armour."""

    weapons: tuple[WeaponEntry, ...]
    armour: tuple[ArmourEntry, ...]


SHOWN = {"ability": ABILITIES, "condition": tuple(CONDITIONS), "size": SIZES}
