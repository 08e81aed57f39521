"""The events of a battle, with names beside ids, so that an event can be narrated by itself."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from turnwright.games.rounds import names
from turnwright.games.rounds.names import CARD, all_named
from turnwright.games.rounds.rulebook import ORDER, POINTS, TURN
from turnwright.kernel import events
from turnwright.kernel.records import Message

IdAndArgs = tuple[str, dict[str, Any]]
# The fields that hold names: how to translate them, and the field with the id.
NAMES = {
    "actor": (names.fighter, "actor_id"),
    "target": (names.fighter, "target_id"),
    "card_name": (names.card, "card"),
    "mark_name": (names.mark, "mark"),
    "source": (names.effect, "effect_id"),
}


class Event(events.Event, Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    """An event of a battle."""

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        name = str(self.__struct_config__.tag)
        args = {field: getattr(self, field) for field in self.__struct_fields__}
        args.update(self.called())
        return name.replace("_", "-"), args

    def called(self) -> dict[str, Message]:
        """Return the translatable names of the event by field."""
        there = [field for field in NAMES if field in self.__struct_fields__]
        return {field: self._called(field, *NAMES[field]) for field in there}

    def _called(self, field: str, call: Callable[[str, str], Message], id: str) -> Message:
        return call(getattr(self, field), getattr(self, id, ""))


class BattleBegan(Event, frozen=True, gc=False, tag="battle_began"):
    """The battle began."""

    first: str
    second: str
    first_ids: tuple[str, ...] = ()
    second_ids: tuple[str, ...] = ()
    others: tuple[str, ...] = ()  # of a third side and more
    other_ids: tuple[tuple[str, ...], ...] = ()

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        first = all_named(self.first, self.first_ids)
        args: dict[str, Any] = {"first": first, "second": all_named(self.second, self.second_ids)}
        if not self.others:
            return "battle-began", args
        sides = [all_named(each, ids) for each, ids in zip(self.others, self.other_ids, strict=True)]
        others: Any = sides.pop()
        while sides:
            others = Message("sides-against", {"side": sides.pop(), "others": others})
        return "battle-of-sides", {**args, "others": others}


class PhaseBegan(Event, frozen=True, gc=False, tag="phase_began"):
    """A phase of a round or of a turn began."""

    phase: str
    round: int
    actor_id: str = ""
    actor: str = ""

    @property
    def quiet(self) -> bool:
        """Not narrated if the next event says it: the order, the points, or what the fighter does."""
        return self.phase in (ORDER, POINTS, TURN)


class TieRolled(Event, frozen=True, gc=False, tag="tie_rolled"):
    """Fighters with equal PER rolled a die each."""

    per: int
    ids: tuple[str, ...]
    faces: tuple[int, ...]
    names: str = ""

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        args = {"names": all_named(self.names, self.ids), "faces": list(self.faces)}
        return "tie-rolled", {"per": self.per, **args}


class TieById(Event, frozen=True, gc=False, tag="tie_by_id"):
    """A tie was broken by ids after too many equal rolls."""

    ids: tuple[str, ...]
    throws: int
    names: str = ""

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return "tie-by-id", {"throws": self.throws, "names": all_named(self.names, self.ids)}


class OrderSet(Event, frozen=True, gc=False, tag="order_set"):
    """The turn order of this round was set."""

    ids: tuple[str, ...]
    names: str = ""

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return "order-set", {"names": all_named(self.names, self.ids)}


class PointsGiven(Event, frozen=True, gc=False, tag="points_given"):
    """A fighter received action points by AGI and effects."""

    actor_id: str
    agi: int
    points: int
    actor: str = ""


class PointsLost(Event, frozen=True, gc=False, tag="points_lost"):
    """Unspent points were lost."""

    actor_id: str
    points: int
    actor: str = ""


class EffectWorked(Event, frozen=True, gc=False, tag="effect_worked"):
    """An effect of a phase happened, with what was paid for it."""

    effect_id: str
    phase: str
    actor_id: str
    actor: str
    source: str
    paid: dict[str, int] = {}

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        args = self.called()
        if not self.paid:
            return "effect-worked", {**args}
        return "effect-paid", {**args, "paid": prices(self.paid)}


class EffectFailed(Event, frozen=True, gc=False, tag="effect_failed"):
    """An effect of a phase could not be paid for, and why."""

    effect_id: str
    phase: str
    actor_id: str
    actor: str
    source: str
    reason: str
    resource: str
    needs: int
    has: int


class Changed(Event, frozen=True, gc=False, tag="changed"):
    """The amount of a resource changed."""

    target_id: str
    resource: str
    before: int
    after: int
    target: str = ""


class Declared(Event, frozen=True, gc=False, tag="declared"):
    """A fighter declared an action, which may be responded to."""

    actor_id: str
    action: str
    target_id: str = ""
    card: str = ""
    actor: str = ""
    target: str = ""
    card_name: str = ""
    to: str = ""

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        args: dict[str, Any] = {**self.called()}
        if self.action != "card":
            return f"declared-{self.action}", {**args, "action": self.action}
        ending = "-on" if self.target_id and self.target_id != self.actor_id else "-to" if self.to else ""
        return f"declared-card{ending}", {**args, "to": self.to}


class Responded(Event, frozen=True, gc=False, tag="responded"):
    """A fighter responded to an action with a card."""

    actor_id: str
    card: str
    against_id: str
    actor: str = ""
    card_name: str = ""
    target: str = ""

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        args: dict[str, Any] = {**self.called(), "target": names.fighter(self.target, self.against_id)}
        return "responded-own" if self.actor_id == self.against_id else "responded", args


class Injured(Event, frozen=True, gc=False, tag="injured"):
    """Damage was compared with CON: the life lost."""

    actor_id: str
    target_id: str
    damage: int
    con: int
    injury: int
    actor: str = ""
    target: str = ""

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        name, args = super().message
        return f"{name}-alone" if self.actor_id == self.target_id else name, args


class ActionFailed(Event, frozen=True, gc=False, tag="action_failed"):
    """An action that was paid for could no longer be carried out."""

    actor_id: str
    action: str
    reason: str
    actor: str = ""


class Moved(Event, frozen=True, gc=False, tag="moved"):
    """A fighter moved along a path."""

    actor_id: str
    path: tuple[str, ...]
    cost: int
    actor: str = ""

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return "moved", {**self.called(), "to": self.path[-1], "cost": self.cost}


class Shifted(Event, frozen=True, gc=False, tag="shifted"):
    """An effect moved a fighter."""

    target_id: str
    start: str
    to: str
    target: str = ""


class Drew(Event, frozen=True, gc=False, tag="drew"):
    """A fighter drew cards; only its own side learns which."""

    actor_id: str
    count: int
    actor: str = ""


class Drawn(Event, frozen=True, gc=False, tag="drawn"):
    """The cards drawn, for the own side."""

    actor_id: str
    cards: tuple[str, ...]
    actor: str = ""
    names: str = ""

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return "drawn", {**self.called(), "names": all_named(self.names, self.cards, CARD)}


class DeckShuffled(Event, frozen=True, gc=False, tag="deck_shuffled"):
    """The discard pile was shuffled into a new deck."""

    actor_id: str
    count: int
    actor: str = ""


class Marked(Event, frozen=True, gc=False, tag="marked"):
    """A fighter received a mark for a number of its turns."""

    target_id: str
    mark: str
    lasts: int
    target: str = ""
    mark_name: str = ""


class MarkGone(Event, frozen=True, gc=False, tag="mark_gone"):
    """A mark was removed."""

    target_id: str
    mark: str
    target: str = ""
    mark_name: str = ""


class ContainerOpened(Event, frozen=True, gc=False, tag="container_opened"):
    """A fighter opened a container and took its card."""

    actor_id: str
    at: str
    card: str
    actor: str = ""
    card_name: str = ""


class Rested(Event, frozen=True, gc=False, tag="rested"):
    """A fighter rested."""

    actor_id: str
    of: str
    actor: str = ""


class Arrived(Event, frozen=True, gc=False, tag="arrived"):
    """A reinforcement arrived; it acts from the next turn order on."""

    actor_id: str
    at: str
    actor: str = ""


class Died(Event, frozen=True, gc=False, tag="died"):
    """A fighter died."""

    target_id: str
    by: str = ""
    target: str = ""


class TurnForced(Event, frozen=True, gc=False, tag="turn_forced"):
    """A turn ended at the limit of actions."""

    actor_id: str
    acts: int
    actor: str = ""


class Withdrew(Event, frozen=True, gc=False, tag="withdrew"):
    """A player gave up, and the fighters of that seat left the battle."""

    ids: tuple[str, ...]
    names: str

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return "withdrew", {"fighters": all_named(self.names, self.ids)}


class BattleEnded(Event, frozen=True, gc=False, tag="battle_ended"):
    """The battle ended: the winning side ("" for none) and the rule that ended it."""

    winner: str
    reason: str
    rounds: int

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return "battle-ended", {"winner": self.winner or "none", "reason": self.reason, "rounds": self.rounds}


def prices(paid: dict[str, int]) -> list[Message]:
    """Return amounts of resources as messages."""
    return [Message("price", {"resource": name, "amount": amount}) for name, amount in paid.items()]


BattleEvent = (
    BattleBegan
    | PhaseBegan
    | TieRolled
    | TieById
    | OrderSet
    | PointsGiven
    | PointsLost
    | EffectWorked
    | EffectFailed
    | Changed
    | Declared
    | Responded
    | Injured
    | ActionFailed
    | Moved
    | Shifted
    | Drew
    | Drawn
    | DeckShuffled
    | Marked
    | MarkGone
    | ContainerOpened
    | Rested
    | Arrived
    | Died
    | TurnForced
    | Withdrew
    | BattleEnded
)
