"""Events of a fight. Each carries names beside ids, so that it can be narrated by itself."""

from typing import Any

from msgspec import Struct

from turnwright.games.wuxia.names import display_name, side_names
from turnwright.kernel import events

MessageParts = tuple[str, dict[str, Any]]


class Event(events.Event, Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    """Something that happened in a fight."""

    @property
    def message(self) -> MessageParts:
        """The id and the arguments of its message."""
        name = str(self.__struct_config__.tag)
        args = {field: getattr(self, field) for field in self.__struct_fields__}
        return name.replace("_", "-"), {**args, **self.names("actor", "target", "skill")}

    def names(self, *fields: str) -> dict[str, Any]:
        """Return the named fields of the event as translatable names."""
        return {
            field: display_name(getattr(self, field)) for field in fields if field in self.__struct_fields__
        }


class BattleBegan(Event, frozen=True, gc=False, tag="battle_began"):
    """Two sides face each other."""

    first: str
    second: str

    @property
    def message(self) -> MessageParts:
        """The id and the arguments of its message."""
        return "battle-began", {"first": side_names(self.first), "second": side_names(self.second)}


class TurnBegan(Event, frozen=True, gc=False, tag="turn_began"):
    """A gauge is full: a fighter's turn begins."""

    turn: int
    tick: int
    actor_id: str
    actor: str


class TurnLost(Event, frozen=True, gc=False, tag="turn_lost"):
    """A stunned fighter loses a turn."""

    actor_id: str
    actor: str


class Dodge(Event, frozen=True, gc=False, tag="dodge"):
    """A movement skill avoids a strike, wholly or in part."""

    actor_id: str
    target_id: str
    skill_id: str
    partial: bool
    reduction: float
    actor: str = ""
    target: str = ""

    @property
    def message(self) -> MessageParts:
        """The id and the arguments of its message."""
        args = {**self.names("actor", "target"), "percent": round(self.reduction * 100)}
        return ("dodge-part" if self.partial else "dodge"), args


class Parry(Event, frozen=True, gc=False, tag="parry"):
    """A defence skill reduces the damage of a strike."""

    actor_id: str
    target_id: str
    skill_id: str
    reduction: float
    actor: str = ""
    target: str = ""
    skill: str = ""

    @property
    def message(self) -> MessageParts:
        """The id and the arguments of its message."""
        percent = round(self.reduction * 100)
        return "parry", {**self.names("actor", "target", "skill"), "percent": percent}


class BattleEvent(Event, frozen=True, gc=False, tag="battle"):
    """The result of one strike, or of a turn spent on `defend`, without a target."""

    actor_id: str
    target_id: str
    skill_id: str
    tier: int
    hit: bool
    critical: bool
    damage: int
    damage_bucket: str
    miss_reason: str = ""
    parried: bool = False
    partial: bool = False
    counter: bool = False
    share: float = 0.0  # of the target's max_hp
    turn: int = 0
    actor: str = ""
    target: str = ""
    skill: str = ""
    tier_name: str = ""

    @property
    def message(self) -> MessageParts:
        """The id and the arguments of its message."""
        if self.skill_id == DEFEND:
            return "defend", self.names("actor")
        hit = "critical" if self.critical else "parried" if self.parried else "attack"
        args = {"result": hit if self.hit else "miss", "damage": self.damage}
        return "blow", {**args, **self.names("actor", "target", "skill")}


class EffectBegan(Event, frozen=True, gc=False, tag="effect_began"):
    """An effect begins."""

    target_id: str
    kind: str
    amount: int
    turns: int
    target: str = ""


class EffectEnded(Event, frozen=True, gc=False, tag="effect_ended"):
    """An effect wears off."""

    target_id: str
    kind: str
    target: str = ""


class Bled(Event, frozen=True, gc=False, tag="bled"):
    """A bleeding fighter loses hp at the start of its turn."""

    target_id: str
    damage: int
    target: str = ""


class Defeat(Event, frozen=True, gc=False, tag="defeat"):
    """A fighter has no hp left."""

    target_id: str
    by: str
    target: str = ""


class BattleEnded(Event, frozen=True, gc=False, tag="battle_ended"):
    """The fight is over: the winning side, or "", and the rule that ended it."""

    winner: str
    reason: str
    turns: int

    @property
    def message(self) -> MessageParts:
        """The id and the arguments of its message."""
        return "battle-ended", {"winner": self.winner or "none", "reason": self.reason, "turns": self.turns}


DEFEND = "defend"

WuxiaEvent = (
    BattleBegan
    | TurnBegan
    | TurnLost
    | Dodge
    | Parry
    | BattleEvent
    | EffectBegan
    | EffectEnded
    | Bled
    | Defeat
    | BattleEnded
)
