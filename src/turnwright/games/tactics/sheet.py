"""What a creature can do, as the rules read it: attacks, powers, and the vocabulary they are made of.

All of it comes out of content files and never changes during a fight; states point at it and do not own it.
"""

from typing import Final

from mypy_extensions import i64

from turnwright.games.tactics.condition_rules import ConditionRule
from turnwright.games.tactics.vocabulary import Damage, Effect, Pool

# What an action costs.
ACTION: Final = "action"
BONUS: Final = "bonus"
REACTION: Final = "reaction"
FREE: Final = "free"
LEGENDARY: Final = "legendary"

NO_STRENGTH: Final = 100  # an attack that strength does nothing for
UNARMED: Final = "unarmed"  # the weapon that everybody has
MELEE: Final = "melee"  # whichever one has for melee

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

# What whoever masters a weapon does with it.
CLEAVE: Final = "cleave"  # another beside the first is struck too, once a turn
GRAZE: Final = "graze"  # a miss still does the modifier
NICK: Final = "nick"  # the second light weapon takes no bonus action
PUSH: Final = "push"
SAP: Final = "sap"
SLOW: Final = "slow"
TOPPLE: Final = "topple"
VEX: Final = "vex"

# What a creature is able to, each a bit; what needs a number has a field of its sheet.
PACK_TACTICS: Final = 1 << 0
MAGIC_RESISTANCE: Final = 1 << 1
EVASION: Final = 1 << 2
UNCANNY_DODGE: Final = 1 << 3
CUNNING_ACTION: Final = 1 << 4  # dash, disengage and hide as a bonus action
NIMBLE_ESCAPE: Final = 1 << 5  # disengage and hide as a bonus action
FLYBY: Final = 1 << 6  # leaving a reach by flight provokes nothing
BLOODIED_FURY: Final = 1 << 7  # advantage on attacks while bloodied
BLOODIED_FRENZY: Final = 1 << 8
DEATH_SAVES: Final = 1 << 10  # falls at 0 hp instead of dying
AGGRESSIVE: Final = 1 << 11  # dashes as a bonus action
UNDEAD_FORTITUDE: Final = 1 << 12
SPIDER_CLIMB: Final = 1 << 13
TWO_WEAPON_STYLE: Final = 1 << 14  # the modifier counts for the second weapon too
INCORPOREAL: Final = 1 << 15
LUCKY: Final = 1 << 16  # a 1 on a d20 is thrown again
BRAVE: Final = 1 << 17  # advantage against fear
AGILE: Final = 1 << 19  # leaving a reach provokes nothing
HEALS_MORE: Final = 1 << 20  # spells with slots heal 2 more and the slot's level
SURE_CANTRIPS: Final = 1 << 21  # a cantrip that misses or is saved against does half its damage
REACTIVE: Final = 1 << 28  # a reaction in every turn
SUNLIGHT_SENSITIVITY: Final = 1 << 29  # disadvantage on attacks and checks in sunlight
ALERT: Final = 1 << 40  # advantage on initiative
ELUSIVE: Final = 1 << 41  # nobody who attacks it has advantage, while it can act
LEARNS_FROM_MISSES: Final = 1 << 42  # who has missed somebody has advantage on the next attack
FOCUSED: Final = 1 << 43  # advantage on saves to keep concentration
HEALS_FULLY: Final = 1 << 45  # the dice of its healing spells count as their most
STRIKES_THE_MARKED: Final = 1 << 46  # advantage against whom it has marked
HEALS_ITSELF_TOO: Final = 1 << 44  # who heals others by a slot regains 2 and the slot's level
STRIKES_BESIDE: Final = 1 << 47  # once a turn an attack is followed by one on somebody beside the first
DEATHLESS: Final = 1 << 30  # falls at 0 hp, and dies only if a turn begins there without regeneration


class Area:
    """The shape of a power: circle, cone, square, line, cylinder or emanation, in feet."""

    def __init__(
        self, shape: str, size_ft: i64, width_ft: i64 = 5, angle_deg: i64 = 53, from_self: bool = False
    ) -> None:
        self.shape = shape
        self.size_ft = size_ft
        self.width_ft = width_ft
        self.angle_deg = angle_deg
        self.from_self = from_self


class Attack:
    """A weapon in a hand, or a natural one: how it hits and what a hit does."""

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
        self.hurled: list[Effect] = []  # what a hit does when it is thrown, if that is something else
        self.modifier = modifier  # the part of the damage that a second light weapon leaves out
        self.magical = magical
        self.by_strength: bool = False  # made with strength
        self.strength: i64 = NO_STRENGTH  # the modifier in it that a higher strength would take the place of
        self.mastery: str = ""  # what its bearer has learned to do with it
        self.uses: str = ""  # what each shot or throw takes one piece of: arrows, the weapon itself
        self.keen: list[str] = []  # what gives it advantage: hurt, held, first_round
        self.limit: i64 = 0  # how many there are of that, or 0 for as many as one likes
        self.needs: str = ""  # the mark that one must bear to have it

    def hit_by(self, ranged: bool) -> list[Effect]:
        """What a hit does: Versatile: two hands are for melee, a throw is made with one."""
        return self.hurled if ranged and self.hurled else self.hit


class Arms:
    """What a power makes of a weapon, worked out for the level of whoever has it."""

    def __init__(self) -> None:
        self.of: list[str] = []
        self.makes: str = ""
        self.dice: list[Pool] = []  # of levels 1, 5, 11 and 17, or one for all
        self.type: i64 = -1
        self.more: list[Damage] = []  # at levels 5, 11 and 17


class Power:
    """A spell, a feature, an item or a monster's action that is no plain attack."""

    def __init__(self, id: str = "", name: str = "", kind: str = "action", cost: str = ACTION) -> None:
        self.id = id
        self.name = name
        self.kind = kind  # spell, action, feature or item
        self.cost = cost
        self.level: i64 = 0  # of a spell; 0 is a cantrip
        self.range_ft: i64 = 0  # 0 is oneself, 5 is touch
        self.whom: str = "enemy"  # self, ally, enemy, creature, fallen or point
        self.targets: i64 = 1
        self.targets_per_level: i64 = 0
        self.repeats: bool = False  # several shots may go at one target
        self.needs_sight: bool = True
        self.area: Area | None = None
        self.spares_allies: bool = False
        self.kinds: list[str] = []  # the only kinds of creature it works on; none is all
        self.needs: str = ""  # the mark that one must bear
        self.same_as: str = ""  # the spell that it is by another name
        self.largest: i64 = 5  # the largest size it works on
        self.bearing: i64 = 0  # it works on who has one of these conditions
        self.held: bool = False  # it works on whom one grapples
        self.advance: str = ""  # half or full: so much of the speed brings one into reach first
        self.once_a_round: bool = False
        self.cast_at: i64 = 0  # as with a slot of this level, without one
        self.unmoved: bool = False  # only before one moves
        self.on_bearer: str = ""  # it works on who bears this mark by oneself
        self.spends: i64 = 0  # so many feet of movement
        self.slot: bool = False  # a feature that takes a slot
        self.arms: Arms | None = None
        self.before_attack: bool = False  # only before the first attack roll of the turn
        self.effects: list[Effect] = []
        self.concentration: bool = False
        self.rounds: i64 = 0  # how long it lasts, 10 to a minute
        self.limit: i64 = 0  # so many uses, or 0 for as many as one likes
        self.pool: str = ""  # which uses it shares with other powers; its own id unless given
        self.takes: i64 = 1  # so many uses at once
        self.not_self: bool = False  # for others only
        self.school: str = ""  # of a spell
        self.recharge: i64 = 0  # the least face of a d6 that brings it back
        self.trigger: str = ""  # of a reaction: hit, melee_hit, spell, hurt
        self.magical: bool = False  # a spell is, whatever else it does
        self.legendary_cost: i64 = 1
        self.dc: i64 = 0  # 0 is the caster's own
        self.dc_ability: i64 = -1  # or 8, the proficiency bonus and the modifier of this
        self.to_hit: i64 = -100  # likewise
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
    """A part of a multiattack: so many attacks with any of these, or one use of a power."""

    def __init__(self, names: "list[str]", count: i64 = 1) -> None:
        self.names = names
        self.count = count


class Again:
    """A failed save can be thrown again with a bonus, or gets dice more, so many times."""

    def __init__(
        self, id: str = "", limit: i64 = 1, pool: str = "", bonus: i64 = 0, dice: Pool | None = None
    ) -> None:
        self.id = id
        self.limit = limit
        self.pool = pool
        self.bonus = bonus
        self.dice = dice


class Deflect:
    """Something is taken off the damage of a hit, as a reaction, so often or as often as one likes."""

    def __init__(self, id: str, dice: Pool, any_kind: bool = False, limit: i64 = 0) -> None:
        self.id = id
        self.dice = dice
        self.any_kind = any_kind  # not of weapons alone
        self.limit = limit


class Shelter:
    """What allies within so many feet have of somebody who can act, and that one too."""

    def __init__(self, feet: i64 = 0, save_bonus: i64 = 0, never: i64 = 0) -> None:
        self.feet = feet
        self.save_bonus = save_bonus
        self.never = never


class Sheet:
    """One kind of creature, or one hero."""

    def __init__(self, id: str = "", name: str = "") -> None:
        self.id = id
        self.name = name
        self.kind: str = "humanoid"
        self.old_rules: bool = False  # played by those of 5.1
        self.size: i64 = 2
        self.level: i64 = 1  # of a hero; a monster's is its hit dice
        self.ac: i64 = 10
        self.max_hp: i64 = 1
        self.speed: i64 = 30
        self.fly: i64 = 0
        self.climb: i64 = 0
        self.swim: i64 = 0
        self.burrow: i64 = 0
        self.hover: bool = False
        self.scores: list[int] = [10, 10, 10, 10, 10, 10]
        self.mods: list[int] = [0, 0, 0, 0, 0, 0]
        self.saves: list[int] = [0, 0, 0, 0, 0, 0]  # the whole bonus of each
        self.skills: dict[str, int] = {}  # likewise, of those that differ from the modifier
        self.proficiency: i64 = 2
        self.initiative: i64 = 0
        self.passive: i64 = 10
        self.darkvision: i64 = 0
        self.blindsight: i64 = 0
        self.truesight: i64 = 0
        self.resists: i64 = 0
        self.immune: i64 = 0
        self.blocks: list[str] = []  # powers that do nothing to it
        self.vulnerable: i64 = 0
        self.absorbs: i64 = 0  # kinds of damage that heal it instead
        self.never: i64 = 0  # conditions it cannot have
        self.bears: list[ConditionRule] = []  # what it always has
        self.traits: i64 = 0
        self.attacks: list[Attack] = []
        self.made: list[Attack] = []  # those that powers make for one strike
        self.unarmed: Attack = Attack(UNARMED, "Unarmed Strike")
        self.powers: list[Power] = []
        self.swallows: bool = False  # some power of its does
        self.auras: list[Power] = []  # those that act by themselves: near others, at a turn's end, at death
        self.routines: list[list[Piece]] = []  # ways to multiattack
        self.attacks_per_action: i64 = 1
        self.crit_on: i64 = 20
        self.sneak: Pool | None = None
        self.regenerates: i64 = 0
        self.regeneration_stops: i64 = 0  # kinds of damage that stop it for a turn, as bits
        self.legendary: i64 = 0
        self.resistances: i64 = 0  # legendary ones
        self.spell_dc: i64 = 0
        self.spell_attack: i64 = 0
        self.spell_modifier: i64 = 0
        self.bare: bool = False  # wears no armour
        self.noisy: bool = False  # wears one that rattles
        self.shield_ac: i64 = 0
        self.slots: list[int] = []  # of level 1, 2, ...
        self.items: dict[str, int] = {}
        self.xp: i64 = 0
        self.cr: str = "0"
        self.role: str = ""  # brute, archer, caster, sneak, guard: how its bot thinks
        self.coward: i64 = 0  # flees at so many hundredths of its hit points
        self.steady: i64 = 0  # conditions it saves against with advantage, as bits
        self.again: list[Again] = []
        self.cuts: bool = False  # has a reaction for a hit on a friend
        self.shelter: Shelter | None = None
        self.deflects: list[Deflect] = []
        self.spoils: Pool | None = None  # temporary hit points when an enemy falls
        self.rallies: i64 = 0  # hit points at the start of a turn, while bloodied
        self.threat: float = -1.0  # the damage of one of its turns, about; worked out by whoever asks first

    def attack(self, id: str) -> Attack | None:
        """The attack of that id."""
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
        """The first weapon for melee, or the bare hand."""
        for attack in self.attacks:
            if attack.melee and attack.needs == "":
                return attack
        return self.unarmed

    def power(self, id: str) -> Power | None:
        """The power of that id."""
        for power in self.powers:
            if power.id == id:
                return power
        return None

    def has(self, trait: i64) -> bool:
        """Whether it is able to that."""
        return self.traits & trait != 0
