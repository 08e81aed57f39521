"""The commands of tactics: the intents of a creature and of the master."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=60)]
Point = Annotated[str, Meta(pattern=r"\A\s*-?\d{1,3}(\.5)?\s*,\s*-?\d{1,3}(\.5)?\s*\Z")]
Climb = Annotated[int, Meta(ge=5, le=500, multiple_of=5)]
Using = Literal["", "ACTION", "BONUS"]


class Intent(
    Struct, frozen=True, gc=False, tag_field="intent", omit_defaults=True, forbid_unknown_fields=True
):
    """An intent of a creature."""

    actor: Id


class MeleeAttack(Intent, frozen=True, gc=False, tag="MELEE_ATTACK"):
    """Attack a creature within reach. `move_required` walks there first; `subdue` knocks it out."""

    target: Id
    weapon: str = ""
    move_required: bool = False
    subdue: bool = False


class RangedAttack(Intent, frozen=True, gc=False, tag="RANGED_ATTACK"):
    """Attack a creature within range with a ranged or thrown weapon."""

    target: Id
    weapon: str = ""
    move_required: bool = False


class SpellCast(Intent, frozen=True, gc=False, tag="SPELL_CAST"):
    """Cast a spell with a slot, or use any other power of the creature."""

    spell: Id
    slot_level: int = 0
    target: str = ""
    targets: tuple[str, ...] = ()
    area_center: str = ""
    direction: str = ""


class CantripCast(Intent, frozen=True, gc=False, tag="CANTRIP_CAST"):
    """Cast a spell that needs no slot."""

    spell: Id
    target: str = ""
    targets: tuple[str, ...] = ()
    area_center: str = ""
    direction: str = ""


class SpellShape(Intent, frozen=True, gc=False, tag="SPELL_SHAPE"):
    """Cast a spell on an area; the named shape must be that of the spell."""

    spell: Id
    area_center: str
    shape: str = ""
    size: int = 0
    direction: str = ""
    slot_level: int = 0


class Dash(Intent, frozen=True, gc=False, tag="DASH"):
    """Dash: gain movement equal to the creature's Speed."""

    using: Using = ""


class Disengage(Intent, frozen=True, gc=False, tag="DISENGAGE"):
    """Disengage: movement provokes no opportunity attacks."""

    using: Using = ""


class Dodge(Intent, frozen=True, gc=False, tag="DODGE"):
    """Dodge: attacks against the creature have Disadvantage until its next turn."""

    using: Using = ""


class Hide(Intent, frozen=True, gc=False, tag="HIDE"):
    """Hide."""

    using: Using = ""


class Search(Intent, frozen=True, gc=False, tag="SEARCH"):
    """Search for hidden creatures."""

    using: Using = ""


class Help(Intent, frozen=True, gc=False, tag="HELP"):
    """Distract a creature nearby for the next attack of an ally; `target` names that ally under SRD 5.1."""

    target: str = ""
    against: str = ""


class UseItem(Intent, frozen=True, gc=False, tag="USE_ITEM"):
    """Use an item that the creature carries."""

    item: Id
    target: str = ""
    using: Using = ""


class Shove(Intent, frozen=True, gc=False, tag="SHOVE"):
    """Push a creature away, or knock it Prone."""

    target: Id
    effect: Literal["PUSH", "PRONE"] = "PUSH"


class Grapple(Intent, frozen=True, gc=False, tag="GRAPPLE"):
    """Grapple a creature."""

    target: Id


class Escape(Intent, frozen=True, gc=False, tag="ESCAPE"):
    """Escape a grapple."""


class InteractObject(Intent, frozen=True, gc=False, tag="INTERACT_OBJECT"):
    """Open or close an adjacent door: `door_3_0` is the door at 3, 0, `door` the only one in reach."""

    object: Id


class Stabilize(Intent, frozen=True, gc=False, tag="STABILIZE"):
    """Stabilize a dying creature, or stanch a wound."""

    target: Id


class StandUp(Intent, frozen=True, gc=False, tag="STAND_UP"):
    """Stand up from Prone."""


class DropProne(Intent, frozen=True, gc=False, tag="DROP_PRONE"):
    """Drop Prone, which costs neither an action nor movement."""


class LetGo(Intent, frozen=True, gc=False, tag="LET_GO"):
    """Release a grappled creature, which costs no action."""

    target: Id


class EndConcentration(Intent, frozen=True, gc=False, tag="END_CONCENTRATION"):
    """End Concentration on a spell, which costs no action."""


class Wake(Intent, frozen=True, gc=False, tag="WAKE"):
    """Shake a sleeping creature within 5 feet awake."""

    target: Id


class Jump(Intent, frozen=True, gc=False, tag="JUMP"):
    """Jump to a cell in a straight line: a Long Jump, or a High Jump onto higher ground."""

    to: Point


class Move(Intent, frozen=True, gc=False, tag="MOVE"):
    """Move to a cell, through the named cells if there are any."""

    to: Point
    via: tuple[Point, ...] = ()


class Ascend(Intent, frozen=True, gc=False, tag="ASCEND"):
    """Climb straight up by a Fly Speed; each foot costs a foot of movement."""

    feet: Climb


class Descend(Intent, frozen=True, gc=False, tag="DESCEND"):
    """Fly straight down; each foot costs a foot of movement."""

    feet: Climb


class ReadyAction(Intent, frozen=True, gc=False, tag="READY_ACTION"):
    """Ready an action for a trigger; the action is an intent in JSON."""

    trigger: Annotated[str, Meta(max_length=200)]
    action: Annotated[str, Meta(max_length=2000)]


class Surrender(Intent, frozen=True, gc=False, tag="SURRENDER"):
    """Surrender."""


class Flee(Intent, frozen=True, gc=False, tag="FLEE"):
    """Flee over the edge of the map."""


class EndTurn(Intent, frozen=True, gc=False, tag="END_TURN"):
    """End the turn."""


class SkillCheck(Intent, frozen=True, gc=False, tag="SKILL_CHECK"):
    """The master asks a creature for an ability check; it fails if the creature lacks the sense it needs."""

    skill: Id
    target: str = ""
    context: Annotated[str, Meta(max_length=200)] = ""
    dc: Annotated[int, Meta(ge=0, le=40)] = 0
    sense: Literal["", "SIGHT", "HEARING"] = ""


class SavingThrow(Intent, frozen=True, gc=False, tag="SAVE"):
    """The master asks a creature for a saving throw."""

    ability: Literal["STR", "DEX", "CON", "INT", "WIS", "CHA"]
    target: str = ""
    context: Annotated[str, Meta(max_length=200)] = ""
    dc: Annotated[int, Meta(ge=0, le=40)] = 0


class CombatStart(
    Struct,
    frozen=True,
    gc=False,
    tag_field="intent",
    tag="COMBAT_START",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """The master starts a fight."""

    reason: str = ""
    creatures: tuple[str, ...] = ()
    surprised: tuple[str, ...] = ()


class CombatEnd(
    Struct,
    frozen=True,
    gc=False,
    tag_field="intent",
    tag="COMBAT_END",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """The master ends a fight that no side continues."""

    reason: str = ""


class SceneEvent(
    Struct,
    frozen=True,
    gc=False,
    tag_field="intent",
    tag="SCENE_EVENT",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """The master triggers an event that the scenario declares, such as an ambush or a trap."""

    event: Id
    description: Annotated[str, Meta(max_length=2000)] = ""


class SceneEffect(
    Struct,
    frozen=True,
    gc=False,
    tag_field="intent",
    tag="SCENE_EFFECT",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """The master applies an effect that the scene declares, such as rising water."""

    effect: Id
    description: Annotated[str, Meta(max_length=2000)] = ""


class NpcDialogue(
    Struct,
    frozen=True,
    gc=False,
    tag_field="intent",
    tag="NPC_DIALOGUE",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """Say a line to an NPC; the master, who names no actor, lets the NPC say the text."""

    npc: Id
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    actor: str = ""


class SearchItem(Intent, frozen=True, gc=False, tag="SEARCH_ITEM"):
    """Search for an item of the scene."""

    item: Id


class InvestigateArea(Intent, frozen=True, gc=False, tag="INVESTIGATE_AREA"):
    """Investigate an area of the scene."""

    area: Id


class Travel(Intent, frozen=True, gc=False, tag="TRAVEL"):
    """Lead the party through an exit to another scene."""

    exit: Id


class Rest(Intent, frozen=True, gc=False, tag="REST"):
    """Let the party take a Short or a Long Rest."""

    rest: Literal["SHORT", "LONG"]


class MasterIntent(
    Struct, frozen=True, gc=False, tag_field="intent", omit_defaults=True, forbid_unknown_fields=True
):
    """A change that the master makes by hand, in an adventure."""


class MasterPlace(MasterIntent, frozen=True, gc=False, tag="MASTER_PLACE"):
    """Add a creature of a kind that the adventure knows, on a cell."""

    creature: Id
    base: Id
    at: Point


class MasterMove(MasterIntent, frozen=True, gc=False, tag="MASTER_MOVE"):
    """Move a creature to a cell, without any rule of movement."""

    creature: Id
    to: Point


class MasterHide(MasterIntent, frozen=True, gc=False, tag="MASTER_HIDE"):
    """Hide a creature from the other side."""

    creature: Id
    dc: Annotated[int, Meta(ge=1, le=40)] = 15


class MasterReveal(MasterIntent, frozen=True, gc=False, tag="MASTER_REVEAL"):
    """Reveal a hidden creature."""

    creature: Id


class MasterDamage(MasterIntent, frozen=True, gc=False, tag="MASTER_DAMAGE"):
    """Deal damage to a creature, which nothing reduces."""

    creature: Id
    amount: Annotated[int, Meta(ge=1, le=1000)]


class MasterHeal(MasterIntent, frozen=True, gc=False, tag="MASTER_HEAL"):
    """Let a creature regain hit points."""

    creature: Id
    amount: Annotated[int, Meta(ge=1, le=1000)]


class MasterAdd(MasterIntent, frozen=True, gc=False, tag="MASTER_ADD"):
    """Give a creature an item or a condition."""

    creature: Id
    what: Id


class MasterRemove(MasterIntent, frozen=True, gc=False, tag="MASTER_REMOVE"):
    """Take an item or a condition from a creature, or the creature from the scene if neither is named."""

    creature: Id
    what: str = ""


class ChangeScene(MasterIntent, frozen=True, gc=False, tag="CHANGE_SCENE"):
    """Take the party to another scene; a change that the order of scenes forbids is logged as forced."""

    scene: Id


class SetFlag(MasterIntent, frozen=True, gc=False, tag="SET_FLAG"):
    """Set or clear a flag of the adventure."""

    flag: Id
    on: bool = True


Command = (
    MeleeAttack
    | RangedAttack
    | SpellCast
    | CantripCast
    | SpellShape
    | Dash
    | Disengage
    | Dodge
    | Hide
    | Search
    | Help
    | UseItem
    | Shove
    | Grapple
    | Escape
    | InteractObject
    | Stabilize
    | StandUp
    | DropProne
    | LetGo
    | EndConcentration
    | Wake
    | Jump
    | Ascend
    | Descend
    | Move
    | ReadyAction
    | Surrender
    | Flee
    | EndTurn
    | SkillCheck
    | SavingThrow
    | CombatStart
    | CombatEnd
    | SceneEvent
    | SceneEffect
    | NpcDialogue
    | SearchItem
    | InvestigateArea
    | Travel
    | Rest
    | MasterPlace
    | MasterMove
    | MasterHide
    | MasterReveal
    | MasterDamage
    | MasterHeal
    | MasterAdd
    | MasterRemove
    | ChangeScene
    | SetFlag
)


def power_of(command: object) -> str:
    """The id of the spell, power or item that a command uses, or an empty string."""
    return str(getattr(command, "spell", "") or getattr(command, "item", ""))


def tool_of(command: object) -> str:
    """The id of the weapon, spell, power or item that a command uses, or an empty string."""
    return str(getattr(command, "weapon", "") or power_of(command))
