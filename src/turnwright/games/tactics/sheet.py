"""Sheets: what a creature is and can do, its attacks and its powers.

Sheets are built from content files and never change during a fight; states refer to them.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.srd import CHA, INT, WIS
from turnwright.games.tactics.vocabulary import Damage, Effect, Inflict, Pool, When

# What an action costs.
ACTION: Final = "action"
BONUS: Final = "bonus"
REACTION: Final = "reaction"
FREE: Final = "free"
DAMAGE_ROLL: Final = "spell_damage"  # the trigger of Empowered Spell
LEGENDARY: Final = "legendary"

NO_STRENGTH: Final = 100  # the modifier of an attack that is not made with Strength
UNARMED: Final = "unarmed"  # every creature has it
MELEE: Final = "melee"  # stands for the first melee weapon

# Properties of weapons, each a bit.
FINESSE: Final = 1 << 0
LIGHT: Final = 1 << 1
HEAVY: Final = 1 << 2
LOADING: Final = 1 << 3
THROWN: Final = 1 << 4
TWO_HANDED: Final = 1 << 5
VERSATILE: Final = 1 << 6
AMMUNITION: Final = 1 << 7
REACH: Final = 1 << 8

# Weapon masteries.
CLEAVE: Final = "cleave"  # attack a second creature beside the first, once a turn
GRAZE: Final = "graze"  # a miss deals the modifier as damage
NICK: Final = "nick"  # the second light weapon costs no bonus action
PUSH: Final = "push"
SAP: Final = "sap"
SLOW: Final = "slow"
TOPPLE: Final = "topple"
VEX: Final = "vex"

# Traits, each a bit; those with a number are fields of the sheet.
PACK_TACTICS: Final = 1 << 0
MAGIC_RESISTANCE: Final = 1 << 1
EVASION: Final = 1 << 2
UNCANNY_DODGE: Final = 1 << 3
CUNNING_ACTION: Final = 1 << 4  # dash, disengage and hide as a bonus action
NIMBLE_ESCAPE: Final = 1 << 5  # disengage and hide as a bonus action
FLYBY: Final = 1 << 6  # no opportunity attacks when it flies out of reach
BLOODIED_FURY: Final = 1 << 7  # advantage on attacks while bloodied
BLOODIED_FRENZY: Final = 1 << 8
DEATH_SAVES: Final = 1 << 10  # unconscious at 0 hp instead of dead
AGGRESSIVE: Final = 1 << 11  # Dash as a bonus action
UNDEAD_FORTITUDE: Final = 1 << 12
SPIDER_CLIMB: Final = 1 << 13
TWO_WEAPON_STYLE: Final = 1 << 14  # the modifier counts for the second weapon
INCORPOREAL: Final = 1 << 15
LUCKY: Final = 1 << 16  # a 1 on a d20 is rerolled
BRAVE: Final = 1 << 17  # advantage on saves against Frightened
AGILE: Final = 1 << 19  # no opportunity attacks when it leaves a reach
HEALS_MORE: Final = 1 << 20  # healing spells heal 2 plus the slot level more
SURE_CANTRIPS: Final = 1 << 21  # half damage on a miss or a successful save
REACTIVE: Final = 1 << 28  # one reaction on every turn
SUNLIGHT_SENSITIVITY: Final = 1 << 29  # disadvantage on attacks and checks in sunlight
ALERT: Final = 1 << 40  # advantage on initiative
ELUSIVE: Final = 1 << 41  # attacks against it never have advantage while it can act
LEARNS_FROM_MISSES: Final = 1 << 42  # a miss gives advantage on the next attack against the target
FOCUSED: Final = 1 << 43  # advantage on saves to keep concentration
HEALS_FULLY: Final = 1 << 45  # dice of its healing spells count as their maximum
STRIKES_THE_MARKED: Final = 1 << 46  # advantage against creatures it has marked
HEALS_ITSELF_TOO: Final = 1 << 44  # healing others regains it 2 plus the slot level
STRIKES_BESIDE: Final = 1 << 47  # once a turn, an attack on a second creature beside the first
SHARES_SPACE: Final = 1 << 48  # can enter another creature's space and stop there
SWARM: Final = 1 << 49  # and others can enter its own
DEVILS_SIGHT: Final = 1 << 50  # magical Darkness does not hinder its Darkvision
SLEEPLESS: Final = 1 << 51  # magic cannot put it to sleep
SORCERY_INCARNATE: Final = 1 << 52  # two Metamagic options on a spell during Innate Sorcery
WEB_WALKER: Final = 1 << 53  # webs do not hinder it
ABDUCT: Final = 1 << 54  # moves a creature that it grapples without extra movement
STANDING_LEAP: Final = 1 << 55  # its jumps need no run
JUMPER: Final = 1 << 56  # jumps by its Dexterity
GREATER_MAGIC_RESISTANCE: Final = 1 << 58  # saves against magic succeed, attack rolls of spells miss
RELIABLE: Final = 1 << 57  # a d20 below 10 counts as 10 in a check with a skill that it is proficient in
CUNNING_TWICE: Final = 1 << 58  # two effects of Cunning Strike on a Sneak Attack
KEEPS_THE_MARK: Final = 1 << 59  # damage does not break its concentration on Hunter's Mark
DEFIES_DEATH: Final = 1 << 60  # Advantage on Death Saving Throws, and 18 or higher counts as 20
DEATHLESS: Final = 1 << 30  # dies only if it starts a turn at 0 hp without regenerating


class Area:
    """The area of a power: circle, cone, square, line, cylinder, emanation or wall."""

    def __init__(
        self, shape: str, size_ft: i64, width_ft: i64 = 5, angle_deg: i64 = 53, from_self: bool = False
    ) -> None:
        self.shape = shape
        self.size_ft = size_ft
        self.width_ft = width_ft
        self.angle_deg = angle_deg
        self.from_self = from_self


class Attack:
    """An attack with a weapon, held or natural."""

    def __init__(
        self,
        id: str = "",
        name: str = "",
        to_hit: i64 = 0,
        hit: "list[Effect] | None" = None,
        melee: bool = True,
        ranged: bool = False,
        reach_ft: i64 = 5,
        range_ft: i64 = 0,
        long_ft: i64 = 0,
        properties: i64 = 0,
        modifier: i64 = 0,
        magical: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        self.to_hit = to_hit
        self.hit: list[Effect] = [] if hit is None else hit
        self.melee = melee
        self.ranged = ranged
        self.reach_ft = reach_ft
        self.range_ft = range_ft
        self.long_ft = long_ft
        self.properties = properties
        self.hurled: list[Effect] = []  # the effects of a hit when thrown, if they differ
        self.modifier = modifier  # left out of the damage of a second light weapon
        self.magical = magical
        self.by_strength: bool = False  # made with Strength
        self.strength: i64 = NO_STRENGTH  # the modifier that a higher Strength would replace
        self.mastery: str = ""  # the mastery that the wielder knows
        self.uses: str = ""  # ammunition: arrows, or the thrown weapon itself
        self.keen: list[str] = []  # gives advantage: hurt, held, first_round
        self.limit: i64 = 0  # pieces of ammunition; 0 means unlimited
        self.copies: i64 = 1  # of the weapon, one for each hand
        self.not_held: bool = False  # never at a creature that the wielder grapples
        self.not_full: bool = False  # never while the wielder has swallowed a creature
        self.needs: str = ""  # the condition that the wielder must have

    def farthest_ft(self, melee: bool) -> i64:
        """How far it reaches, with Disadvantage beyond the normal range."""
        return self.reach_ft if melee else max(self.long_ft, self.range_ft)

    def hit_by(self, ranged: bool) -> list[Effect]:
        """The effects of a hit; a versatile weapon is thrown with one hand."""
        return self.hurled if ranged and self.hurled else self.hit


class Arms:
    """The changes that a power makes to a weapon."""

    def __init__(self) -> None:
        self.of: list[str] = []
        self.makes: str = ""
        self.dice: list[Pool] = []  # for levels 1, 5, 11 and 17, or one for all
        self.type: i64 = -1
        self.more: list[Damage] = []  # at levels 5, 11 and 17
        self.by_strength = False  # instead of the spellcasting ability


class Power:
    """A spell, a feature, an item, or an action other than an attack."""

    def __init__(self, id: str = "", name: str = "", kind: str = "action", cost: str = ACTION) -> None:
        self.id = id
        self.name = name
        self.kind = kind  # spell, action, feature or item
        self.cost = cost
        self.level: i64 = 0  # of a spell; 0 is a cantrip
        self.range_ft: i64 = 0  # 0 means self, 5 touch
        self.range_of_self: bool = False  # Distant Spell does not apply
        self.range_by_tier: bool = False  # doubled at levels 5, 11 and 17
        self.long_ft: i64 = 0  # of an attack roll
        self.whom: str = "enemy"  # self, ally, enemy, creature, fallen or point
        self.targets: i64 = 1
        self.targets_per_level: i64 = 0
        self.slot_step: i64 = 1  # slot levels above its own that add its extra dice once
        self.repeats: bool = False  # attack rolls may share a target
        self.needs_sight: bool = True
        self.or_heard: bool = False  # or hearing of the target
        self.audience: bool = False  # the target must see or hear the actor
        self.seen_point: bool = False  # its area is aimed at a point that the actor sees
        self.area: Area | None = None
        self.spares_allies: bool = False
        self.most_caught: i64 = 0  # creatures in the area; 0 means all
        self.kinds: list[str] = []  # creature types that it works on; all if empty
        self.needs: str = ""  # the condition that the actor must have
        self.one_of: str = ""  # of the choices after a hit with the same id, one is possible
        self.same_as: str = ""  # the spell that it is, under another id
        self.largest: i64 = 5  # size that it works on
        self.bearing: i64 = 0  # the target must have one of these conditions
        self.held: bool = False  # the target must be grappled by the actor
        self.holding: bool = False  # or grapple the actor
        self.charmed: bool = False  # or be charmed by the actor
        # To come into reach first: a walk of half or the full Speed, of half the Speed without Opportunity
        # Attacks (safely), or a teleport.
        self.advance: str = ""
        self.advance_ft: i64 = 0  # of the teleport
        self.once_a_round: bool = False
        self.while_able: bool = False  # an aura that ends while its source is Incapacitated
        self.cast_at: i64 = 0  # the slot level it counts as, if it takes none
        self.unmoved: bool = False  # only before moving
        self.on_bearer: str = ""  # the target must have this condition from the actor
        self.spends: i64 = 0  # feet of movement
        self.slot: bool = False  # a feature that costs a slot
        self.replaces_attack: bool = False  # of the Attack action
        self.arms: Arms | None = None
        self.before_attack: bool = False  # only before the first attack roll of the turn
        self.later_turn: bool = False  # not in the turn in which the creature with its mark has fallen
        self.no_heavy_armor: bool = False  # not while wearing Heavy armor
        self.effects: list[Effect] = []
        self.concentration: bool = False
        self.rounds: i64 = 0  # how long it lasts, 10 to a minute
        self.limit: i64 = 0  # uses; 0 means unlimited
        self.pool: str = id  # where its uses are counted; powers may share one
        self.takes: i64 = 1  # uses spent at once
        self.not_self: bool = False  # never the actor
        self.school: str = ""  # of a spell
        self.verbal: bool = True  # a spell with a verbal component
        self.casts_spell: bool = False  # an item that casts a spell
        self.components: bool = True  # any component
        self.costly: bool = False  # a material component that has a cost or is consumed
        self.ends_darkness: bool = False  # magical Darkness in its area
        self.moves: str = ""  # the mark that it moves from a fallen creature
        self.sculpts: bool = False  # spares 1 plus its level of the allies in its area
        self.recharge: i64 = 0  # the lowest d6 that brings it back
        self.trigger: str = ""  # of a reaction: hit, melee_hit, spell, hurt; or the hit that it may follow
        self.magical: bool = False  # spells always are
        self.legendary_cost: i64 = 1
        self.dc: i64 = 0  # 0 means the caster's
        self.dc_ability: i64 = -1  # instead: 8, the proficiency bonus and this modifier
        self.to_hit: i64 = -100  # -100 means the caster's
        self.to_hit_ability: i64 = -1  # instead: this modifier alone
        self.shots: i64 = 1  # attack rolls of one casting
        self.shots_per_level: i64 = 0
        self.shots_by_tier: bool = False

    def spell(self) -> str:
        """The id of the spell, whatever id its caster knows it by."""
        return self.same_as or self.id

    def copy(self) -> "Power":
        """A copy that shares area and effects."""
        made = Power(self.id, self.name, self.kind, self.cost)
        for field in _POWER_FIELDS:
            setattr(made, field, getattr(self, field))
        return made


_POWER_FIELDS: Final = [
    name for name in dir(Power()) if not name.startswith("_") and not callable(getattr(Power(), name))
]


class Piece:
    """A part of a multiattack: attacks with any of these, or a use of a power."""

    def __init__(self, names: "list[str]", count: i64 = 1) -> None:
        self.names = names
        self.count = count


class Again:
    """A failed save may be rerolled with a bonus, or gets extra dice."""

    def __init__(
        self, id: str = "", limit: i64 = 1, pool: str = "", bonus: i64 = 0, dice: Pool | None = None
    ) -> None:
        self.id = id
        self.limit = limit
        self.pool = pool
        self.bonus = bonus
        self.dice = dice


class Deflect:
    """Reduce the damage of a hit, as a reaction; a limit of 0 means unlimited."""

    def __init__(
        self, id: str, dice: Pool, any_kind: bool = False, limit: i64 = 0, ranged_only: bool = False
    ) -> None:
        self.id = id
        self.dice = dice
        self.any_kind = any_kind  # not only of weapons
        self.limit = limit
        self.ranged_only = ranged_only


class Shelter:
    """Protection of the creature and allies in range, while it can act."""

    def __init__(self, feet: i64 = 0, save_bonus: i64 = 0, never: i64 = 0, advantage: bool = False) -> None:
        self.feet = feet
        self.save_bonus = save_bonus
        self.never = never
        self.advantage = advantage  # on attack rolls and saving throws


class Sheet:
    """A kind of creature, or a hero."""

    def __init__(self, id: str = "", name: str = "") -> None:
        self.id = id
        self.name = name
        self.kind: str = "humanoid"
        self.species: str = ""  # of a hero
        self.old_rules: bool = False  # SRD 5.1
        self.size: i64 = 2
        self.level: i64 = 1  # a monster's is the number of its hit dice
        self.ac: i64 = 10
        self.max_hp: i64 = 1
        self.speed: i64 = 30
        self.fly: i64 = 0
        self.climb: i64 = 0
        self.swim: i64 = 0
        self.burrow: i64 = 0
        self.hover: bool = False
        self.long_jump: i64 = 0  # in feet, if it is farther than the score tells
        self.high_jump: i64 = 0
        self.scores: list[int] = [10, 10, 10, 10, 10, 10]
        self.mods: list[int] = [0, 0, 0, 0, 0, 0]
        self.saves: list[int] = [0, 0, 0, 0, 0, 0]  # total bonuses
        self.save_bonus: i64 = 0  # the part of it that applies to all saves, Death Saving Throws included
        self.skills: dict[str, int] = {}  # total bonuses that differ from the modifier
        self.check_bonus: i64 = 0  # to all ability checks, beside those bonuses
        self.proficiency: i64 = 2
        self.initiative: i64 = 0
        self.passive: i64 = 10
        self.darkvision: i64 = 0
        self.blindsight: i64 = 0
        self.tremorsense: i64 = 0
        self.truesight: i64 = 0
        self.resists: i64 = 0
        self.immune: i64 = 0
        self.blocks: list[str] = []  # powers that do not affect it
        self.vulnerable: i64 = 0
        self.absorbs: i64 = 0  # damage types that heal it
        self.never: i64 = 0  # condition immunities
        self.bears: list[ConditionRule] = []  # permanent conditions
        self.traits: i64 = 0
        self.attacks: list[Attack] = []
        self.made: list[Attack] = []  # made by powers for one attack
        self.unarmed: Attack = Attack(UNARMED, "Unarmed Strike")
        self.powers: list[Power] = []
        self.strikes: list[Power] = []  # powers that are chosen after a hit
        self.empowers: Power | None = None  # Empowered Spell, chosen after a damage roll of a spell
        self.swallows: bool = False  # whether it has such a power
        self.auras: list[Power] = []  # powers without a command: near others, at the end of a turn, at death
        self.routines: list[list[Piece]] = []  # alternatives of the multiattack
        self.attacks_per_action: i64 = 1
        self.crit_on: i64 = 20
        self.sneak: Pool | None = None
        self.regenerates: i64 = 0
        self.regeneration_stops: i64 = 0  # damage types that stop it for a turn, as bits
        self.legendary: i64 = 0
        self.resistances: i64 = 0  # legendary ones
        self.spell_dc: i64 = 0
        self.spell_attack: i64 = 0
        self.spell_modifier: i64 = 0
        self.bare: bool = False  # without armor
        self.grapples_by_dexterity: bool = False  # Martial Arts
        self.noisy: bool = False  # armor with disadvantage on Stealth
        self.heavy: bool = False  # Heavy armor
        self.shield_ac: i64 = 0
        self.slots: list[int] = []  # of level 1, 2, ...
        self.items: dict[str, int] = {}
        self.xp: i64 = 0
        self.cr: str = "0"
        self.role: str = ""  # brute, archer, caster, sneak or guard: how bots play it
        self.coward: i64 = 0  # flees at this percentage of its hit points
        self.steady: i64 = 0  # advantage on saves against these conditions, as bits
        self.again: list[Again] = []
        self.cuts: bool = False  # has a reaction to a hit on an ally
        self.shelter: Shelter | None = None
        self.deflects: list[Deflect] = []
        self.spoils: Pool | None = None  # temporary hit points when an enemy falls
        self.rallies: i64 = 0  # hit points at the start of a turn while bloodied
        self.threat: float = -1.0  # estimated damage of a turn; -1 until first asked for
        self.forms: dict[str, Sheet] = {}  # this creature in the shape of others, by their ids
        self.true_form: Sheet | None = None  # of a creature in another shape

    def attack(self, id: str) -> Attack | None:
        """Find an attack by id."""
        for attack in self.attacks:
            if attack.id == id:
                return attack
        for attack in self.made:
            if attack.id == id:
                return attack
        if id == MELEE:
            return self.best_melee()
        return self.unarmed if id == UNARMED else None

    def best_melee(self) -> Attack:
        """The first melee weapon, or the unarmed strike."""
        for attack in self.attacks:
            if attack.melee and attack.needs == "":
                return attack
        return self.unarmed

    def power(self, id: str) -> Power | None:
        """Find a power by id."""
        for power in self.powers:
            if power.id == id:
                return power
        return None

    def note_choices(self) -> None:
        """Note the powers that are chosen after a hit or after a damage roll."""
        self.strikes = [power for power in self.powers if power.trigger.endswith("_hits")]
        self.empowers = None
        for power in self.powers:
            if power.trigger == DAMAGE_ROLL:
                self.empowers = power

    def has(self, trait: i64) -> bool:
        """Whether it has a trait."""
        return self.traits & trait != 0


_SHEET_FIELDS: Final = [
    name for name in dir(Sheet()) if not name.startswith("_") and not callable(getattr(Sheet(), name))
]
# What a creature in another shape keeps of its own.
_KEPT: Final = (
    *("id", "name", "kind", "species", "old_rules", "level", "max_hp", "proficiency", "spell_dc"),
    *("spell_attack", "spell_modifier", "slots", "items", "xp", "cr", "coward", "again", "check_bonus"),
    *("save_bonus", "legendary", "resistances", "steady"),
)
_MIND: Final = (INT, WIS, CHA)


def in_shape(own: Sheet, other: Sheet) -> Sheet:
    """A creature in the shape of another: its body and actions, with the creature's own mind and Hit Points.

    SRD: Shapechange; Wild Shape. A hero also keeps its features.
    """
    made = Sheet()
    for field in _SHEET_FIELDS:
        setattr(made, field, getattr(own if field in _KEPT else other, field))
    made.scores, made.mods, made.saves = list(other.scores), list(other.mods), list(other.saves)
    for ability in _MIND:
        made.scores[ability] = own.scores[ability]
        made.mods[ability] = own.mods[ability]
        made.saves[ability] = own.saves[ability]
    made.skills = dict(other.skills)
    for skill, bonus in own.skills.items():
        made.skills[skill] = max(bonus, made.skills.get(skill, bonus))
    hero = own.has(DEATH_SAVES)
    made.traits = other.traits | own.traits if hero else other.traits
    # The powers that a change of shape gives, such as the return, stay; a hero keeps all of its own.
    changes = [power.spell() for power in own.powers if shapes_of(power.effects)]
    kept = [power for power in own.powers if hero or power.needs in changes]
    made.powers = [*other.powers, *kept]
    made.note_choices()
    made.forms, made.true_form = {}, own
    return made


def at_speeds(own: Sheet, speeds: list[int]) -> Sheet:
    """A creature in a shape that differs in its speeds alone: walk, fly, climb, swim and burrow.

    SRD: Shape-Shift, of an imp.
    """
    made = Sheet()
    for field in _SHEET_FIELDS:
        setattr(made, field, getattr(own, field))
    made.speed, made.fly, made.climb, made.swim, made.burrow = speeds
    made.forms, made.true_form = {}, own
    return made


def shapes_of(listed: list[Effect]) -> list[ConditionRule]:
    """The conditions of these effects that give another shape."""
    found: list[ConditionRule] = []
    for effect in listed:
        if isinstance(effect, Inflict) and effect.rule.shape != "":
            found.append(effect.rule)
        if isinstance(effect, When):
            found += shapes_of(effect.effects) + shapes_of(effect.otherwise)
    return found
