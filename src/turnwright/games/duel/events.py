"""The events of a duel, with the names and fields that a user interface listens for.

Each event has a message for screen readers: an id and arguments for the catalogue.
"""

from typing import Any, ClassVar

from msgspec import Struct

from turnwright.kernel import events

IdAndArgs = tuple[str, dict[str, Any]]


class Event(events.Event, Struct, frozen=True, gc=False, rename="camel", tag_field="type"):
    """An event of a duel."""

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        name = str(self.__struct_config__.tag)
        return name.replace(":", "-"), {field: getattr(self, field) for field in self.__struct_fields__}


class StateChange(Event, frozen=True, gc=False, tag="state:change", rename={"source": "from"}):
    """The match went from one state to another."""

    source: str
    to: str
    context: dict[str, Any]

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        asked = self.to != "waitingForPlayerAction" or self.context.get("mode") != "bandit"
        return "state-change", {"from": self.source, "to": self.to if asked else "diceChoose"}


class RoundStart(Event, frozen=True, gc=False, tag="round:start"):
    """A round begins."""

    quiet: ClassVar[bool] = True  # the change of state is announced instead

    round: int


class RoundPrompt(Event, frozen=True, gc=False, tag="round:prompt"):
    """A stat has to be chosen."""

    quiet: ClassVar[bool] = True  # the change of state is announced instead

    round: int
    available_stats: tuple[str, ...]


class RoundTimeout(Event, frozen=True, gc=False, tag="round:timeout"):
    """The time to choose ran out."""

    round: int


class Pair(Struct, frozen=True, gc=False):
    """A number for each side."""

    player: int
    opponent: int


class RoundDecision(Event, frozen=True, gc=False, tag="round:decision"):
    """The cards were compared; in the last round the outcome is that of the match."""

    outcome: str
    stat: str
    values: Pair

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        player, opponent = self.values.player, self.values.opponent
        round_outcome = "winPlayer" if player > opponent else "winOpponent" if player < opponent else "draw"
        args = {"outcome": round_outcome, "stat": self.stat, "player": player, "opponent": opponent}
        return "round-decision", args


class ScoreUpdate(Event, frozen=True, gc=False, tag="score:update"):
    """The score after a round."""

    player: int
    opponent: int


class CooldownStart(Event, frozen=True, gc=False, tag="cooldown:start"):
    """The cooldown before a round begins."""

    ms: int

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return "cooldown-start", {"seconds": -(-self.ms // 1000)}


class CooldownEnd(Event, frozen=True, gc=False, tag="cooldown:end"):
    """The cooldown before a round is over."""

    quiet: ClassVar[bool] = True  # the change of state is announced instead

    round: int


class MatchEnd(Event, frozen=True, gc=False, tag="match:end"):
    """The match ended: the winner (null for a draw), the scores, and the rule that ended it."""

    winner: str | None
    scores: Pair
    reason: str

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        scores = {"player": self.scores.player, "opponent": self.scores.opponent}
        return "match-end", {"winner": self.winner or "none", "reason": self.reason, **scores}


class TimerTick(Event, frozen=True, gc=False, tag="timer:tick"):
    """A timer ticked."""

    id: str
    remaining_ms: int

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return "timer-tick", {"id": self.id, "seconds": -(-self.remaining_ms // 1000)}


class ErrorEvent(Event, frozen=True, gc=False, tag="error:event"):
    """A refusal or an error: the reason, the field, the state, and legal values."""

    reason: str
    code: str = ""
    field: str = ""
    state: str = ""
    legal: tuple[Any, ...] = ()


class Debug(Event, frozen=True, gc=False, tag="debug"):
    """In test mode: a transition, or a clock correction."""

    kind: str
    detail: dict[str, Any]

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        if self.kind == "correction":
            return "clock-corrected", {}
        detail = ", ".join(f"{name} {value}" for name, value in self.detail.items() if value != "")
        return "debug", {"text": f"{self.kind}: {detail}"}


DuelEvent = (
    StateChange
    | RoundStart
    | RoundPrompt
    | RoundTimeout
    | RoundDecision
    | ScoreUpdate
    | CooldownStart
    | CooldownEnd
    | MatchEnd
    | TimerTick
    | ErrorEvent
    | Debug
)
