"""The commands of tactics: the intents of a creature and of the master."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=60)]
Point = Annotated[str, Meta(pattern=r"\A\s*-?\d{1,3}(\.5)?\s*,\s*-?\d{1,3}(\.5)?\s*\Z")]
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
    """Give an ally Advantage on the next attack against a creature nearby."""

    target: Id
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
    """Stabilize a dying creature."""

    target: Id


class StandUp(Intent, frozen=True, gc=False, tag="STAND_UP"):
    """Stand up from Prone."""


class Move(Intent, frozen=True, gc=False, tag="MOVE"):
    """Move to a cell, through the named cells if there are any."""

    to: Point
    via: tuple[Point, ...] = ()


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
)
