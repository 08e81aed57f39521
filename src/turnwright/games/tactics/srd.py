"""Constants of the SRD: abilities, skills, damage types, conditions, sizes."""

from typing import Final

from mypy_extensions import i64

ABILITIES: Final = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
STR: Final = 0
DEX: Final = 1
CON: Final = 2
INT: Final = 3
WIS: Final = 4
CHA: Final = 5

SKILLS: Final[dict[str, int]] = {
    "acrobatics": DEX,
    "animal_handling": WIS,
    "arcana": INT,
    "athletics": STR,
    "deception": CHA,
    "history": INT,
    "insight": WIS,
    "intimidation": CHA,
    "investigation": INT,
    "medicine": WIS,
    "nature": INT,
    "perception": WIS,
    "performance": CHA,
    "persuasion": CHA,
    "religion": INT,
    "sleight_of_hand": DEX,
    "stealth": DEX,
    "survival": WIS,
}

DAMAGE_TYPES: Final = (
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
)

SIZES: Final = ("tiny", "small", "medium", "large", "huge", "gargantuan")

# The conditions of the SRD, each a bit, so that a rule can test several at once.
BLINDED: Final = 1 << 0
CHARMED: Final = 1 << 1
DEAFENED: Final = 1 << 2
EXHAUSTION: Final = 1 << 3
FRIGHTENED: Final = 1 << 4
GRAPPLED: Final = 1 << 5
INCAPACITATED: Final = 1 << 6
INVISIBLE: Final = 1 << 7
PARALYZED: Final = 1 << 8
PETRIFIED: Final = 1 << 9
POISONED: Final = 1 << 10
PRONE: Final = 1 << 11
RESTRAINED: Final = 1 << 12
STUNNED: Final = 1 << 13
UNCONSCIOUS: Final = 1 << 14
# States of a turn, applied and ended like conditions.
CONCENTRATION: Final = 1 << 15
DODGING: Final = 1 << 16
DISENGAGED: Final = 1 << 17
HIDDEN: Final = 1 << 18
HELPED: Final = 1 << 19
SURPRISED: Final = 1 << 20
READIED: Final = 1 << 21
STABLE: Final = 1 << 22
SWALLOWED: Final = 1 << 23  # inside another creature; the rule that brings it has its own name
AWAY: Final = 1 << 25  # in another place, where nothing reaches it
IDLE: Final = 1 << 24  # no action and no Bonus Action, but everything else
DISTRACTED: Final = 1 << 26

CONDITIONS: Final[dict[str, int]] = {
    "blinded": BLINDED,
    "charmed": CHARMED,
    "deafened": DEAFENED,
    "exhaustion": EXHAUSTION,
    "frightened": FRIGHTENED,
    "grappled": GRAPPLED,
    "incapacitated": INCAPACITATED,
    "invisible": INVISIBLE,
    "paralyzed": PARALYZED,
    "petrified": PETRIFIED,
    "poisoned": POISONED,
    "prone": PRONE,
    "restrained": RESTRAINED,
    "stunned": STUNNED,
    "unconscious": UNCONSCIOUS,
}
MARKS: Final[dict[str, int]] = {
    "concentration": CONCENTRATION,
    "dodging": DODGING,
    "disengaged": DISENGAGED,
    "hidden": HIDDEN,
    "helped": HELPED,
    "distracted": DISTRACTED,
    "surprised": SURPRISED,
    "readied": READIED,
    "stable": STABLE,
}

# Conditions [Paralyzed], [Petrified], [Stunned], [Unconscious]: each includes Incapacitated.
HELPLESS: Final = PARALYZED | PETRIFIED | STUNNED | UNCONSCIOUS
OUT_OF_ACTION: Final = INCAPACITATED | HELPLESS
# Conditions with a speed of 0.
HELD: Final = GRAPPLED | PARALYZED | PETRIFIED | RESTRAINED | UNCONSCIOUS

SOCIAL: Final = "SocialFreeFlow"
EXPLORATION: Final = "Exploration"
COMBAT: Final = "CombatTurnBased"
DOWNTIME: Final = "DowntimePreparation"

# Conditions [Exhaustion]: the level that kills.
DEADLY_EXHAUSTION: Final = 6
# In a readied action, the creature that sets it off.
TRIGGERING_CREATURE: Final = "trigger"


def modifier(score: int) -> int:
    """The modifier of an ability score."""
    return (score - 10) // 2


# Character Advancement: the experience of each level, from the second on.
THRESHOLDS: Final = (
    300, 900, 2_700, 6_500, 14_000, 23_000, 34_000, 48_000, 64_000, 85_000,
    100_000, 120_000, 140_000, 165_000, 195_000, 225_000, 265_000, 305_000, 355_000,
)  # fmt: skip


def cr_in_eighths(text: str) -> i64:
    """A Challenge Rating such as "1/4" or "3" in eighths, so that all are whole numbers."""
    whole, _, part = text.partition("/")
    return 8 * int(whole) // int(part or "1")
