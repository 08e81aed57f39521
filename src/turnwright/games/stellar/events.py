"""Events of a galaxy."""

from typing import Any

from msgspec import Struct

from turnwright.games.stellar.commands import GameCommand
from turnwright.kernel import events

MessageParts = tuple[str, dict[str, Any]]


class Event(events.Event, Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    """An event."""

    @property
    def message(self) -> MessageParts:
        """The id and the arguments of its message."""
        name = str(self.__struct_config__.tag)
        return name.replace("_", "-"), {field: getattr(self, field) for field in self.__struct_fields__}


class Ordered(Event, frozen=True, gc=False, tag="ordered"):
    """A faction has given an order, visible to its own seat only."""

    faction: str
    order: GameCommand
    names: dict[str, str] = {}  # names of what the order refers to, by id
    ships: dict[str, int] = {}  # ships that a split detaches, by type

    @property
    def message(self) -> MessageParts:
        """The id and the arguments of its message."""
        return "ordered", {"order": str(self.order.__struct_config__.tag)}


class TurnEnded(Event, frozen=True, gc=False, tag="turn_ended"):
    """A faction has ended its turn."""

    faction: str


class Resigned(Event, frozen=True, gc=False, tag="resigned"):
    """A faction has given up."""

    faction: str


class InboxMarked(Event, frozen=True, gc=False, tag="inbox_marked"):
    """A faction has read or dismissed messages, visible to its own seat only."""

    faction: str
    count: int
    dismissed: bool = False


class DayBegan(Event, frozen=True, gc=False, tag="day_began"):
    """A day has passed."""

    day: int


class Logged(Event, frozen=True, gc=False, tag="logged"):
    """A line of the log, for the factions that may read it."""

    day: int
    about: str
    args: dict[str, str]
    text: str
    ids: dict[str, str] = {}  # ids of the fleet, planet and system it is about

    @property
    def message(self) -> MessageParts:
        """The id and the arguments of its message."""
        return f"log-{self.about}", dict(self.args)

    def gives_way(self, later: object) -> bool:
        """Whether a later event makes this one redundant: a conquered system includes its planets."""
        if self.about != "planet-conquered" or not isinstance(later, Logged):
            return False
        same = later.about == "system-conquered" and later.args.get("faction") == self.args.get("faction")
        return same and self.ids.get("system", "") == later.ids.get("system")


class Reported(Event, frozen=True, gc=False, tag="reported"):
    """A letter in the inbox, for its recipients."""

    day: int
    kind: str
    title: str
    lines: tuple[str, ...]
    payload: dict[str, Any]

    @property
    def message(self) -> MessageParts:
        """The id and the arguments of its message."""
        return "reported", {"title": self.title, "lines": "; ".join(self.lines)}


class MoreNews(Event, frozen=True, gc=False, tag="more_news"):
    """More lines of the day stand in the log."""

    count: int


class GalaxyWon(Event, frozen=True, gc=False, tag="galaxy_won"):
    """The galaxy is decided: the winner, or a draw, and the rule."""

    winner: str
    rule: str
    day: int

    @property
    def message(self) -> MessageParts:
        """The id and the arguments of its message."""
        args = {"winner": self.winner, "rule": self.rule, "day": self.day}
        return "galaxy-drawn" if self.winner == "draw" else "galaxy-won", args


StellarEvent = (
    Ordered | TurnEnded | Resigned | InboxMarked | DayBegan | Logged | Reported | MoreNews | GalaxyWon
)
