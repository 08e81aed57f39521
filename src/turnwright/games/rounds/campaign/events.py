"""The events of a campaign between its battles."""

from typing import Any

from turnwright.games.rounds.campaign.dates import date_words, named, signed
from turnwright.games.rounds.events import Event, IdAndArgs, prices
from turnwright.games.rounds.names import all_named


class CampaignBegan(Event, frozen=True, gc=False, tag="campaign_began"):
    """A campaign began, with a limit of days."""

    name: str
    heroes: str
    days: int
    ids: tuple[str, ...] = ()

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        heroes = all_named(self.heroes, self.ids)
        return "campaign-began", {
            "name": named("scenario", self.name),
            "heroes": heroes,
            "days": self.days,
        }


class DayBegan(Event, frozen=True, gc=False, tag="day_began"):
    """A new day began, with the names of the calendar's file."""

    date: str
    weekday: str
    day: int
    month: str
    year: int

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return "day-began", {"date": date_words(self.weekday, self.day, self.month, self.year)}


class PeriodBegan(Event, frozen=True, gc=False, tag="period_began"):
    """A new period of the day began."""

    date: str
    period: str
    light: bool

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        light = "light" if self.light else "dark"
        return "period-began", {"period": named("period", self.period), "light": light}


class FestivalBegan(Event, frozen=True, gc=False, tag="festival_began"):
    """Today is a festival."""

    name: str
    sign: str
    note: str

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return noted("festival", self.name, self.sign, self.note)


class SightSeen(Event, frozen=True, gc=False, tag="sight_seen"):
    """The sky shows a sight today."""

    name: str
    sign: str
    note: str

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return noted("sight", self.name, self.sign, self.note)


class MoonTurned(Event, frozen=True, gc=False, tag="moon_turned"):
    """A moon entered another phase."""

    moon: str
    phase: str
    sign: str

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        args: dict[str, Any] = {"moon": named("moon", self.moon), "phase": named("phase", self.phase)}
        return "date-moon", {**args, "sign": signed(self.sign)}


class SetOut(Event, frozen=True, gc=False, tag="set_out"):
    """A group set out for another place."""

    group: int
    start: str
    to: str
    periods: int

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        places = {"start": named("place", self.start), "to": named("place", self.to)}
        return "set-out", {"group": self.group + 1, "periods": self.periods, **places}


class InPlace(Event, frozen=True, gc=False):
    """An event of a group at a place."""

    group: int
    place: str

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        name, args = super().message
        return name, {**args, "group": self.group + 1, "place": named("place", self.place)}


class Reached(InPlace, frozen=True, gc=False, tag="reached"):
    """A group reached a place."""


class FoundNothing(InPlace, frozen=True, gc=False, tag="found_nothing"):
    """A group explored and found nothing."""


class Waited(InPlace, frozen=True, gc=False, tag="waited"):
    """A group waited for a round."""


class Found(InPlace, frozen=True, gc=False, tag="found"):
    """A group opened a container: what each hero recovers, and treasure."""

    find: str
    life: int = 0
    mp: int = 0
    sp: int = 0
    treasures: int = 0

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        name, args = super().message
        gains = {each: args[each] for each in ("life", "mp", "sp") if args[each]}
        found = {"find": named("find", self.find), "gains": prices(gains), "any": bool(gains)}
        return name, {**args, **found}


class Camped(InPlace, frozen=True, gc=False, tag="camped"):
    """A group rested: what each hero recovers."""

    life: int = 0
    mp: int = 0
    sp: int = 0


class Met(InPlace, frozen=True, gc=False, tag="met"):
    """A group met enemies; the clock stands still during the battle."""

    foes: str = ""
    guard: bool = False
    ids: tuple[str, ...] = ()

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        name, args = super().message
        return name, {**args, "foes": all_named(self.foes, self.ids)}


class WentOn(InPlace, frozen=True, gc=False, tag="went_on"):
    """The battle of a group is over, and time continues."""

    won: bool = False
    fallen: str = ""
    ids: tuple[str, ...] = ()

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        name, args = super().message
        return name, {**args, "fallen": all_named(self.fallen, self.ids), "any": self.fallen != ""}


class Departed(Event, frozen=True, gc=False, tag="departed"):
    """A player gave up, and the heroes of that seat left the campaign."""

    ids: tuple[str, ...]
    names: str

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        return "departed", {"fighters": all_named(self.names, self.ids)}


class CampaignEnded(Event, frozen=True, gc=False, tag="campaign_ended"):
    """The campaign ended."""

    winner: str
    reason: str
    date: str
    weekday: str = ""
    day: int = 0
    month: str = ""
    year: int = 0

    @property
    def message(self) -> IdAndArgs:
        """The message id and its arguments."""
        date: Any = date_words(self.weekday, self.day, self.month, self.year) if self.month else self.date
        return "campaign-ended", {"winner": self.winner, "reason": self.reason, "date": date}


def noted(kind: str, name: str, sign: str, note: str) -> IdAndArgs:
    """Return the message of a festival or sight with its sign and note."""
    args = {"name": named(kind, name), "sign": signed(sign), "note": named("note", note)}
    return f"{kind}-began", {**args, "noted": note != ""}


CampaignEvent = (
    CampaignBegan
    | DayBegan
    | PeriodBegan
    | FestivalBegan
    | SightSeen
    | MoonTurned
    | SetOut
    | Reached
    | FoundNothing
    | Waited
    | Found
    | Camped
    | Met
    | WentOn
    | Departed
    | CampaignEnded
)
