"""What a seat can ask for in a scene: the intents, each with its fields."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=60)]
Point = Annotated[str, Meta(pattern=r"\A\s*-?\d{1,3}(\.5)?\s*,\s*-?\d{1,3}(\.5)?\s*\Z")]
Using = Literal["", "ACTION", "BONUS"]


class Intent(
    Struct, frozen=True, gc=False, tag_field="intent", omit_defaults=True, forbid_unknown_fields=True
):
    """Something that a creature means to do."""

    actor: Id


class MeleeAttack(Intent, frozen=True, gc=False, tag="MELEE_ATTACK"):
    """Hit somebody within reach; with `move_required` walk there first. `subdue` knocks out, not kills."""

    target: Id
    weapon: str = ""
    move_required: bool = False
    subdue: bool = False


class RangedAttack(Intent, frozen=True, gc=False, tag="RANGED_ATTACK"):
    """Shoot or throw at somebody within range."""

    target: Id
    weapon: str = ""
    move_required: bool = False


class SpellCast(Intent, frozen=True, gc=False, tag="SPELL_CAST"):
    """Cast a spell with a slot; also any other power that a creature has."""

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
    """Cast a spell on an area, its shape named; the shape must be the spell's own."""

    spell: Id
    area_center: str
    shape: str = ""
    size: int = 0
    direction: str = ""
    slot_level: int = 0


class Dash(Intent, frozen=True, gc=False, tag="DASH"):
    """Move as far again."""

    using: Using = ""


class Disengage(Intent, frozen=True, gc=False, tag="DISENGAGE"):
    """Leave without being struck at."""

    using: Using = ""


class Dodge(Intent, frozen=True, gc=False, tag="DODGE"):
    """Be hard to hit until the next turn."""

    using: Using = ""


class Hide(Intent, frozen=True, gc=False, tag="HIDE"):
    """Vanish from sight."""

    using: Using = ""


class Search(Intent, frozen=True, gc=False, tag="SEARCH"):
    """Look for those who hide."""

    using: Using = ""


class Help(Intent, frozen=True, gc=False, tag="HELP"):
    """Give an ally advantage on the next attack against somebody near."""

    target: Id
    against: str = ""


class UseItem(Intent, frozen=True, gc=False, tag="USE_ITEM"):
    """Use a thing one carries."""

    item: Id
    target: str = ""
    using: Using = ""


class Shove(Intent, frozen=True, gc=False, tag="SHOVE"):
    """Push somebody away, or over."""

    target: Id
    effect: Literal["PUSH", "PRONE"] = "PUSH"


class Grapple(Intent, frozen=True, gc=False, tag="GRAPPLE"):
    """Get hold of somebody."""

    target: Id


class Escape(Intent, frozen=True, gc=False, tag="ESCAPE"):
    """Break free."""


class InteractObject(Intent, frozen=True, gc=False, tag="INTERACT_OBJECT"):
    """Open or close a door beside oneself: `door_3_0` is the one at 3, 0, `door` the only one in reach."""

    object: Id


class Stabilize(Intent, frozen=True, gc=False, tag="STABILIZE"):
    """Keep somebody from dying."""

    target: Id


class StandUp(Intent, frozen=True, gc=False, tag="STAND_UP"):
    """Get to one's feet."""


class Move(Intent, frozen=True, gc=False, tag="MOVE"):
    """Walk to a cell, by way of others if they are named."""

    to: Point
    via: tuple[Point, ...] = ()


class ReadyAction(Intent, frozen=True, gc=False, tag="READY_ACTION"):
    """Wait with an action until something happens; the action is an intent as JSON."""

    trigger: Annotated[str, Meta(max_length=200)]
    action: Annotated[str, Meta(max_length=2000)]


class Surrender(Intent, frozen=True, gc=False, tag="SURRENDER"):
    """Give up the fight."""


class Flee(Intent, frozen=True, gc=False, tag="FLEE"):
    """Leave over the edge of the map."""


class EndTurn(Intent, frozen=True, gc=False, tag="END_TURN"):
    """The turn is over."""


class SkillCheck(Intent, frozen=True, gc=False, tag="SKILL_CHECK"):
    """The master asks a creature for an ability check; one that needs a sense fails without it."""

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
    """The master ends a fight that nobody goes on with."""

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
    """The master lets something happen that the scenario declares: an ambush, a trap."""

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
