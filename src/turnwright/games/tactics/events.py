"""The events of a fight, for screens, logs and the game master."""

from typing import Any

from msgspec import Struct

from turnwright.games.tactics.srd import CONDITIONS, MARKS
from turnwright.kernel import events
from turnwright.kernel.records import Message

Words = tuple[str, dict[str, Any]]

# Fields that name creatures, and fields that name things; the others select a case or appear as they are.
CREATURES = ("creature_id", "actor_id", "target_id", "target", "by", "against", "order", "targets")
THINGS = ("weapon", "spell", "power", "condition")
# Conditions that every language has a word for; another is the name of a spell or the like.
NAMED = (*CONDITIONS, *MARKS)
# Conditions that are narrated with the action or spell that caused them.
OF_AN_ACTION = ("concentration", "dodging", "disengaged", "distracted", "helped", "readied", "stable")


class Event(events.Event, Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    """An event of a fight."""

    @property
    def message(self) -> Words:
        """The id of the message that narrates the event, and its arguments."""
        name = str(self.__struct_config__.tag).lower().replace("_", "-")
        if getattr(self, "condition", "prone") not in NAMED:
            name = name.replace("condition-", "effect-")
        return name, {field: spoken(field, getattr(self, field)) for field in self.__struct_fields__}


def spoken(field: str, value: Any) -> Any:
    """An id as a display name: goblin_2 is Goblin 2."""
    if isinstance(value, tuple):
        return tuple(spoken(field, each) for each in value)
    if field in CREATURES and isinstance(value, str):
        return value.replace("_", " ").title()
    return value.replace("_", " ") if field in THINGS else value


class CombatStarted(Event, frozen=True, gc=False, tag="COMBAT_START"):
    """A fight begins, with this initiative order."""

    encounter_id: str
    order: tuple[str, ...]
    reason: str = ""


class InitiativeRolled(Event, frozen=True, gc=False, tag="INITIATIVE_ROLLED"):
    """A creature's initiative."""

    creature_id: str
    total: int
    natural: int

    @property
    def quiet(self) -> bool:
        """Not narrated: the order follows when every creature has rolled."""
        return True


class NewRound(Event, frozen=True, gc=False, tag="NEW_ROUND"):
    """A round begins."""

    round: int


class TurnStart(Event, frozen=True, gc=False, tag="TURN_START"):
    """It is this creature's turn."""

    creature_id: str
    round: int


class TurnEnd(Event, frozen=True, gc=False, tag="TURN_END"):
    """A turn ends."""

    creature_id: str

    @property
    def quiet(self) -> bool:
        """Not narrated: the next turn is."""
        return True


class Moved(Event, frozen=True, gc=False, tag="MOVED"):
    """One step from cell to cell, and the movement left; -1 between fights, where it is not counted."""

    creature_id: str
    x: int
    y: int
    left_ft: int
    forced: bool = False

    def gives_way(self, later: Any) -> bool:
        """Only the last step of a walk is narrated."""
        same = isinstance(later, Moved) and later.creature_id == self.creature_id
        return same and later.forced == self.forced


class AltitudeChanged(Event, frozen=True, gc=False, tag="ALTITUDE_CHANGED"):
    """A flier climbs or descends: its altitude above the ground, and the movement left."""

    creature_id: str
    altitude_ft: int
    left_ft: int


class Fell(Event, frozen=True, gc=False, tag="FELL"):
    """A creature falls; the damage follows."""

    creature_id: str
    feet: int


class AttackRolled(Event, frozen=True, gc=False, tag="ATTACK_ROLLED"):
    """An attack roll: the d20, the modifiers, and the AC to reach."""

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
    """A creature takes damage: the damage dealt, the hit points lost, and what changed the damage rolled."""

    creature_id: str
    by: str
    amount: int
    damage_type: str
    rolled: int
    hp: int
    critical: bool = False
    resisted: bool = False  # halved by Resistance
    vulnerable: bool = False  # doubled by Vulnerability
    immune: bool = False  # nothing was left by Immunity


class Healed(Event, frozen=True, gc=False, tag="HEALED"):
    """A creature regains hit points."""

    creature_id: str
    amount: int
    hp: int
    temporary: int = 0


class CreatureDowned(Event, frozen=True, gc=False, tag="CREATURE_DOWNED"):
    """A creature drops to 0 hit points, or dies."""

    creature_id: str
    by: str
    dead: bool


class Stabilized(Event, frozen=True, gc=False, tag="STABILIZED"):
    """A dying creature becomes Stable."""

    creature_id: str


class DeathSave(Event, frozen=True, gc=False, tag="DEATH_SAVE"):
    """A death saving throw; `natural` 0 is a failure from damage at 0 hit points."""

    creature_id: str
    natural: int
    successes: int
    failures: int


class SaveRolled(Event, frozen=True, gc=False, tag="SAVE_ROLLED"):
    """A saving throw; a total of -1 is a failure without a roll."""

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
    """A creature gains a condition."""

    creature_id: str
    condition: str
    by: str = ""
    spell: str = ""
    level: int = 0

    @property
    def quiet(self) -> bool:
        """Not narrated if the action that caused it is."""
        return self.condition in OF_AN_ACTION


class ConditionTicked(Event, frozen=True, gc=False, tag="CONDITION_TICKED"):
    """A condition takes its effect of this turn."""

    creature_id: str
    condition: str


class ConditionEnded(Event, frozen=True, gc=False, tag="CONDITION_ENDED"):
    """A condition ends."""

    creature_id: str
    condition: str

    @property
    def quiet(self) -> bool:
        """Not narrated if it lasted until the next turn, which is narrated."""
        return self.condition in OF_AN_ACTION and self.condition != "concentration"


class ConcentrationChecked(Event, frozen=True, gc=False, tag="CONCENTRATION_CHECKED"):
    """A Constitution saving throw to maintain Concentration."""

    creature_id: str
    spell: str
    total: int
    dc: int
    kept: bool


class SpellBegun(Event, frozen=True, gc=False, tag="SPELL_CAST"):
    """A creature casts a spell or uses another power; the result follows."""

    actor_id: str
    spell: str
    slot_level: int = 0


class SpellCountered(Event, frozen=True, gc=False, tag="SPELL_COUNTERED"):
    """A spell is countered and has no effect."""

    actor_id: str
    spell: str
    by: str


class SpellResolved(Event, frozen=True, gc=False, tag="SPELL_RESOLVED"):
    """A spell or another power takes effect, with its targets and cells."""

    actor_id: str
    spell: str
    slot_level: int = 0
    targets: tuple[str, ...] = ()
    cells: tuple[tuple[int, int], ...] = ()

    @property
    def quiet(self) -> bool:
        """Not narrated: its use was, and its effects will be."""
        return True


class SpellOutcomeCreature(Event, frozen=True, gc=False, tag="SPELL_OUTCOME"):
    """The result of a spell for one creature: hit, fail, success or half."""

    creature_id: str
    spell: str
    outcome: str
    damage: int = 0

    @property
    def quiet(self) -> bool:
        """A hit or a miss is narrated with its roll or its damage."""
        return self.outcome in ("hit", "miss")


class ReactionOffered(Event, frozen=True, gc=False, tag="REACTION_OFFERED"):
    """A creature may react with an opportunity attack, Shield, Counterspell or a readied action."""

    creature_id: str
    reaction: str
    against: str

    @property
    def quiet(self) -> bool:
        """Not narrated: the reaction is, when it is taken."""
        return True


class ReactionTaken(Event, frozen=True, gc=False, tag="REACTION_TAKEN"):
    """A creature takes a reaction."""

    creature_id: str
    reaction: str
    against: str


class ActionTaken(Event, frozen=True, gc=False, tag="ACTION_TAKEN"):
    """A creature takes an action without a roll: Dash, Dodge, Disengage, Help or Ready."""

    creature_id: str
    action: str
    target: str = ""


class DoorMoved(Event, frozen=True, gc=False, tag="DOOR_MOVED"):
    """A door opens or closes; the creature is omitted if it is unknown."""

    creature_id: str
    x: int
    y: int
    opens: bool

    @property
    def message(self) -> Words:
        """The message, with or without the creature's name."""
        name, words = super().message
        return (name, words) if self.creature_id else ("door-moved-by-itself", words)


class Recharged(Event, frozen=True, gc=False, tag="RECHARGED"):
    """A power recharges."""

    creature_id: str
    power: str


class Left(Event, frozen=True, gc=False, tag="LEFT"):
    """A creature leaves the fight: it fled, surrendered, was captured, or turned into another."""

    creature_id: str
    how: str


class Appeared(Event, frozen=True, gc=False, tag="APPEARED"):
    """A creature joins the fight."""

    creature_id: str
    name: str
    x: int
    y: int


class CombatEnded(Event, frozen=True, gc=False, tag="COMBAT_END"):
    """The fight ends: the reason, the winner, experience, loot and lasting conditions."""

    reason: str
    winner: str
    rounds: int
    xp: int = 0
    loot: tuple[str, ...] = ()
    lasting: dict[str, tuple[str, ...]] = {}


def _with_text(spoken: Words, text_id: str, text: str) -> Words:
    # A text of the adventure has a message of its own; a file without one brings its words along.
    name, words = spoken
    return name, {**words, "text": Message(text_id, {"text": text}) if text_id else text}


class SceneChanged(Event, frozen=True, gc=False, tag="SCENE_CHANGED"):
    """The party enters a scene of its adventure; `forced` if the master broke the order of scenes."""

    scene: str
    kind: str
    text_id: str  # the message of its name
    text: str
    forced: bool = False

    @property
    def message(self) -> Words:
        """The message, with the name of the scene in the reader's language."""
        return _with_text(super().message, self.text_id, self.text)


class SceneText(Event, frozen=True, gc=False, tag="SCENE_TEXT"):
    """A text of the adventure is read out: the id of its message, and the text in the file."""

    text_id: str
    text: str

    @property
    def message(self) -> Words:
        """The message, with the text in the reader's language."""
        return _with_text(super().message, self.text_id, self.text)


class Spoke(Event, frozen=True, gc=False, tag="NPC_DIALOGUE"):
    """An NPC speaks; `text_id` is empty if the master chose the words."""

    npc: str
    name_id: str
    name: str
    text_id: str
    text: str

    @property
    def message(self) -> Words:
        """The message, with name and text in the reader's language."""
        name, words = _with_text(super().message, self.text_id, self.text)
        return name, {**words, "name": Message(self.name_id, {"text": self.name})}


class TriggerFired(Event, frozen=True, gc=False, tag="TRIGGER_FIRED"):
    """A trigger of the scene fires; only the master is told."""

    scene: str
    trigger: str

    @property
    def quiet(self) -> bool:
        """Not narrated: what follows is."""
        return True


class CueGiven(Event, frozen=True, gc=False, tag="CUE_GIVEN"):
    """An event waits for the master's decision."""

    event: str


class FlagChanged(Event, frozen=True, gc=False, tag="FLAG_CHANGED"):
    """A flag of the adventure is set or cleared; only the master is told."""

    flag: str
    on: bool

    @property
    def quiet(self) -> bool:
        """Not narrated."""
        return True


class ItemsChanged(Event, frozen=True, gc=False, tag="ITEMS_CHANGED"):
    """A hero or the party gains or loses something; coins are gold pieces."""

    creature_id: str
    item: str
    count: int

    @property
    def message(self) -> Words:
        """The message, by whether something is gained or lost, and by whom."""
        name, words = super().message
        words["item"] = Message(f"power-{self.item}", {"text": self.item.replace("_", " ")})
        words["lost"] = self.count < 0
        words["amount"] = abs(self.count)
        if self.item == "coins":
            return f"{name}-coins", words
        return (name if self.creature_id else f"{name}-party"), words


class ExperienceGained(Event, frozen=True, gc=False, tag="EXPERIENCE_GAINED"):
    """Each living hero gains experience."""

    each: int
    order: tuple[str, ...]


class Rested(Event, frozen=True, gc=False, tag="RESTED"):
    """The party takes a Short or a Long Rest, or is interrupted."""

    rest: str
    interrupted: bool = False


class LevelGained(Event, frozen=True, gc=False, tag="LEVEL_GAINED"):
    """A hero reaches a level."""

    creature_id: str
    level: int


class MasterActed(Event, frozen=True, gc=False, tag="MASTER_ACTED"):
    """The master changes the scene by hand."""

    what: str
    creature_id: str = ""
    amount: int = 0


class AdventureEnded(Event, frozen=True, gc=False, tag="ADVENTURE_END"):
    """The adventure ends."""

    end: str
    winner: str
    text_id: str
    text: str

    @property
    def message(self) -> Words:
        """The message, with the text in the reader's language."""
        return _with_text(super().message, self.text_id, self.text)


TacticsEvent = (
    CombatStarted
    | InitiativeRolled
    | NewRound
    | TurnStart
    | TurnEnd
    | Moved
    | AltitudeChanged
    | Fell
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
    | SceneChanged
    | SceneText
    | Spoke
    | TriggerFired
    | CueGiven
    | FlagChanged
    | ItemsChanged
    | ExperienceGained
    | Rested
    | LevelGained
    | MasterActed
    | AdventureEnded
)
