"""What happens in a fight, as a screen, a log and a game master hear it."""

from typing import Any

from msgspec import Struct

from turnwright.games.tactics.srd import CONDITIONS, MARKS

Words = tuple[str, dict[str, Any]]

# Fields that name creatures, and fields that name things; the others are told by cases or as they are.
CREATURES = ("creature_id", "actor_id", "target_id", "target", "by", "against", "order", "targets")
THINGS = ("weapon", "spell", "power", "condition")
# Conditions that every language has a word for; another is the name of a spell or the like.
NAMED = (*CONDITIONS, *MARKS)
# What an action or a spell that was told just before puts on somebody.
OF_AN_ACTION = ("concentration", "dodging", "disengaged", "helped", "readied", "stable")


class Event(Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    """Something that happened."""

    @property
    def message(self) -> Words:
        """The id of the line that tells it, and its arguments."""
        name = str(self.__struct_config__.tag).lower().replace("_", "-")
        if getattr(self, "condition", "prone") not in NAMED:
            name = name.replace("condition-", "effect-")
        return name, {field: spoken(field, getattr(self, field)) for field in self.__struct_fields__}

    @property
    def quiet(self) -> bool:
        """Whether it is not worth a line of its own."""
        return False

    def gives_way(self, later: Any) -> bool:
        """Whether the event right after it tells all that it would."""
        return False


def spoken(field: str, value: Any) -> Any:
    """An id as people say it: goblin_2 is Goblin 2."""
    if isinstance(value, tuple):
        return tuple(spoken(field, each) for each in value)
    if field in CREATURES and isinstance(value, str):
        return value.replace("_", " ").title()
    return value.replace("_", " ") if field in THINGS else value


class CombatStarted(Event, frozen=True, gc=False, tag="COMBAT_START"):
    """A fight begins, in this order of turns."""

    encounter_id: str
    order: tuple[str, ...]
    reason: str = ""


class InitiativeRolled(Event, frozen=True, gc=False, tag="INITIATIVE_ROLLED"):
    """A creature's place in the order."""

    creature_id: str
    total: int
    natural: int

    @property
    def quiet(self) -> bool:
        """The order is told when all have thrown."""
        return True


class NewRound(Event, frozen=True, gc=False, tag="NEW_ROUND"):
    """A round begins."""

    round: int


class TurnStart(Event, frozen=True, gc=False, tag="TURN_START"):
    """It is this creature's turn."""

    creature_id: str
    round: int


class TurnEnd(Event, frozen=True, gc=False, tag="TURN_END"):
    """A turn is over."""

    creature_id: str

    @property
    def quiet(self) -> bool:
        """The next turn is told."""
        return True


class Moved(Event, frozen=True, gc=False, tag="MOVED"):
    """One step, from cell to cell, and the movement that is left."""

    creature_id: str
    x: int
    y: int
    left_ft: int
    forced: bool = False

    def gives_way(self, later: Any) -> bool:
        """Of a walk only the last step is told."""
        same = isinstance(later, Moved) and later.creature_id == self.creature_id
        return same and later.forced == self.forced


class AttackRolled(Event, frozen=True, gc=False, tag="ATTACK_ROLLED"):
    """An attack roll with its parts: the d20, all that is added, and what it had to reach."""

    actor_id: str
    target_id: str
    weapon: str
    natural: int
    bonus: int
    total: int
    ac: int
    hit: bool
    critical: bool
    edge: int = 0
    up: tuple[str, ...] = ()
    down: tuple[str, ...] = ()
    cover: int = 0


class DamageDealt(Event, frozen=True, gc=False, tag="DAMAGE_DEALT"):
    """Hit points are lost: how many were taken of how many that were dealt."""

    creature_id: str
    by: str
    amount: int
    damage_type: str
    rolled: int
    hp: int
    critical: bool = False


class Healed(Event, frozen=True, gc=False, tag="HEALED"):
    """Hit points come back."""

    creature_id: str
    amount: int
    hp: int
    temporary: int = 0


class CreatureDowned(Event, frozen=True, gc=False, tag="CREATURE_DOWNED"):
    """A creature falls, or dies."""

    creature_id: str
    by: str
    dead: bool


class Stabilized(Event, frozen=True, gc=False, tag="STABILIZED"):
    """A fallen creature will not die by itself."""

    creature_id: str


class DeathSave(Event, frozen=True, gc=False, tag="DEATH_SAVE"):
    """A throw for life or death; `natural` 0 is a wound taken while down."""

    creature_id: str
    natural: int
    successes: int
    failures: int


class SaveRolled(Event, frozen=True, gc=False, tag="SAVE_ROLLED"):
    """A saving throw; a total of -1 failed without a throw."""

    creature_id: str
    ability: str
    total: int
    dc: int
    saved: bool
    reason: str
    legendary: bool = False


class CheckRolled(Event, frozen=True, gc=False, tag="CHECK_ROLLED"):
    """An ability check; a dc of 0 is kept secret."""

    creature_id: str
    skill: str
    total: int
    dc: int
    made: bool
    reason: str


class ConditionApplied(Event, frozen=True, gc=False, tag="CONDITION_APPLIED"):
    """A creature is under a condition from now on."""

    creature_id: str
    condition: str
    by: str = ""
    spell: str = ""
    level: int = 0

    @property
    def quiet(self) -> bool:
        """What comes of an action is told with the action."""
        return self.condition in OF_AN_ACTION


class ConditionTicked(Event, frozen=True, gc=False, tag="CONDITION_TICKED"):
    """A condition does what it does each turn."""

    creature_id: str
    condition: str


class ConditionEnded(Event, frozen=True, gc=False, tag="CONDITION_ENDED"):
    """A condition is over."""

    creature_id: str
    condition: str

    @property
    def quiet(self) -> bool:
        """What lasts until the next turn is over when that begins."""
        return self.condition in OF_AN_ACTION and self.condition != "concentration"


class ConcentrationChecked(Event, frozen=True, gc=False, tag="CONCENTRATION_CHECKED"):
    """A wound tries whoever keeps up a spell."""

    creature_id: str
    spell: str
    total: int
    dc: int
    kept: bool


class SpellBegun(Event, frozen=True, gc=False, tag="SPELL_CAST"):
    """A spell or another power is used; whether anything comes of it is told next."""

    actor_id: str
    spell: str
    slot_level: int = 0


class SpellCountered(Event, frozen=True, gc=False, tag="SPELL_COUNTERED"):
    """Nothing comes of a spell: somebody has stopped it."""

    actor_id: str
    spell: str
    by: str


class SpellResolved(Event, frozen=True, gc=False, tag="SPELL_RESOLVED"):
    """A spell or another power happens: to whom, and over which cells."""

    actor_id: str
    spell: str
    slot_level: int = 0
    targets: tuple[str, ...] = ()
    cells: tuple[tuple[int, int], ...] = ()

    @property
    def quiet(self) -> bool:
        """That it is used was told, and what it does will be."""
        return True


class SpellOutcomeCreature(Event, frozen=True, gc=False, tag="SPELL_OUTCOME"):
    """What a spell came to for one creature: hit, fail, success or half."""

    creature_id: str
    spell: str
    outcome: str
    damage: int = 0

    @property
    def quiet(self) -> bool:
        """A hit or a miss was told with its roll, or is with its damage."""
        return self.outcome in ("hit", "miss")


class ReactionOffered(Event, frozen=True, gc=False, tag="REACTION_OFFERED"):
    """Somebody may react: an opportunity attack, a shield, a counterspell, a readied action."""

    creature_id: str
    reaction: str
    against: str

    @property
    def quiet(self) -> bool:
        """It is asked, and told when it is taken."""
        return True


class ReactionTaken(Event, frozen=True, gc=False, tag="REACTION_TAKEN"):
    """A reaction is taken."""

    creature_id: str
    reaction: str
    against: str


class ActionTaken(Event, frozen=True, gc=False, tag="ACTION_TAKEN"):
    """A creature does something that needs no dice: dash, dodge, disengage, help, ready."""

    creature_id: str
    action: str
    target: str = ""


class DoorMoved(Event, frozen=True, gc=False, tag="DOOR_MOVED"):
    """A door opens or closes; who did it is left out where nobody knows."""

    creature_id: str
    x: int
    y: int
    opens: bool

    @property
    def message(self) -> Words:
        """The line that tells it, with or without a name."""
        name, words = super().message
        return (name, words) if self.creature_id else ("door-moved-by-itself", words)


class Recharged(Event, frozen=True, gc=False, tag="RECHARGED"):
    """A power can be used again."""

    creature_id: str
    power: str


class Left(Event, frozen=True, gc=False, tag="LEFT"):
    """A creature is out of the fight: fled, surrendered or captured."""

    creature_id: str
    how: str


class Appeared(Event, frozen=True, gc=False, tag="APPEARED"):
    """A creature joins the fight."""

    creature_id: str
    name: str
    x: int
    y: int


class CombatEnded(Event, frozen=True, gc=False, tag="COMBAT_END"):
    """The fight is over: why, who won, and what it brings."""

    reason: str
    winner: str
    rounds: int
    xp: int = 0
    loot: tuple[str, ...] = ()
    lasting: dict[str, tuple[str, ...]] = {}


TacticsEvent = (
    CombatStarted
    | InitiativeRolled
    | NewRound
    | TurnStart
    | TurnEnd
    | Moved
    | AttackRolled
    | DamageDealt
    | Healed
    | CreatureDowned
    | Stabilized
    | DeathSave
    | SaveRolled
    | CheckRolled
    | ConditionApplied
    | ConditionTicked
    | ConditionEnded
    | ConcentrationChecked
    | SpellBegun
    | SpellCountered
    | SpellResolved
    | SpellOutcomeCreature
    | ReactionOffered
    | ReactionTaken
    | ActionTaken
    | DoorMoved
    | Recharged
    | Left
    | Appeared
    | CombatEnded
)
