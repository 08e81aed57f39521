"""What content files have in common: ids, dice, numbers and the words that they may use.

The files themselves are in `power_schema` (spells, features, items and their effects), `creature_schema`,
`class_schema` (classes, species, heroes, gear), `scenario_schema` (fights, encounters) and
`adventure_schema`. Adding a creature or a spell means adding data, not code.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

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
    "own_start",
    "own_end",
    "dies",
    "attack_hits",
    "weapon_hits",
    "melee_weapon_hits",
    "unarmed_hits",
    "spell_damage",
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
    "greater_magic_resistance",
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
    "cunning_twice",
    "keeps_the_mark",
    "defies_death",
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
