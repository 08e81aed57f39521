"""What happens in a galaxy, as a screen is told it."""

from typing import Any

from msgspec import Struct

from turnwright.games.stellar.commands import GameCommand

Words = tuple[str, dict[str, Any]]


class Event(Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    """Something that happened."""

    @property
    def message(self) -> Words:
        """The id of the line that tells it, and its arguments."""
        name = str(self.__struct_config__.tag)
        return name.replace("_", "-"), {field: getattr(self, field) for field in self.__struct_fields__}


class Ordered(Event, frozen=True, gc=False, tag="ordered"):
    """A faction has given an order; only its own seat knows."""

    faction: str
    order: GameCommand
    names: dict[str, str] = {}  # of what the order names by its id
    ships: dict[str, int] = {}  # of a split: which go, by type

    @property
    def message(self) -> Words:
        """The id of the line that tells it, and its arguments."""
        return "ordered", {"order": str(self.order.__struct_config__.tag)}


class TurnEnded(Event, frozen=True, gc=False, tag="turn_ended"):
    """A faction is ready for the next day."""

    faction: str


class Resigned(Event, frozen=True, gc=False, tag="resigned"):
    """A faction has given up."""

    faction: str


class DayBegan(Event, frozen=True, gc=False, tag="day_began"):
    """All orders are in, and the day has passed."""

    day: int


class Logged(Event, frozen=True, gc=False, tag="logged"):
    """A line of the log, for those who may read it."""

    day: int
    about: str
    args: dict[str, str]
    text: str
    ids: dict[str, str] = {}  # of the fleet, the planet and the system that it is about

    @property
    def message(self) -> Words:
        """The id of the line that tells it, and its arguments."""
        return f"log-{self.about}", dict(self.args)

    def gives_way(self, later: object) -> bool:
        """A planet need not be told of where the whole system is."""
        if self.about != "planet-conquered" or not isinstance(later, Logged):
            return False
        same = later.about == "system-conquered" and later.args.get("faction") == self.args.get("faction")
        return same and self.ids.get("system", "") == later.ids.get("system")


class Reported(Event, frozen=True, gc=False, tag="reported"):
    """A letter in the inbox, for those who get it."""

    day: int
    kind: str
    title: str
    lines: tuple[str, ...]
    payload: dict[str, Any]

    @property
    def message(self) -> Words:
        """The id of the line that tells it, and its arguments."""
        return "reported", {"title": self.title, "lines": "; ".join(self.lines)}


class MoreNews(Event, frozen=True, gc=False, tag="more_news"):
    """So many more lines of the day stand in the log: too many to tell them all."""

    count: int


class GalaxyWon(Event, frozen=True, gc=False, tag="galaxy_won"):
    """It is over: who won (nobody: draw), and by which rule."""

    winner: str
    rule: str
    day: int

    @property
    def message(self) -> Words:
        """The id of the line that tells it, and its arguments."""
        words = {"winner": self.winner, "rule": self.rule, "day": self.day}
        return "galaxy-drawn" if self.winner == "draw" else "galaxy-won", words


StellarEvent = Ordered | TurnEnded | Resigned | DayBegan | Logged | Reported | MoreNews | GalaxyWon
