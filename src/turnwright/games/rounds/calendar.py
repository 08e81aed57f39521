"""The calendar: days, months, weekdays, periods of the day, festivals, seasons, moons and sights.

Days are numbered from day 1, the first of year 1; day 0 is the last day of year 0. Rounds outside battle are
numbered in the same way. Years may be up to a billion; an invalid date is a `ValueError` that says
why, and a number that is not an int a `TypeError`.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

FARTHEST: Final = 1_000_000_000  # years from year 0
# A date, optionally with a period, optionally with its round.
WRITTEN: Final = re.compile(r"(-?[0-9]{1,12})-([0-9]{1,9})-([0-9]{1,9})(?: ([0-9]{1,9})(?:\.([0-9]{1,9}))?)?")
BY_DATE: Final = "by_date"
BY_DAY_NUMBER: Final = "by_day_number"


class Date(NamedTuple):
    """A day by year, month and day of the month; months and days are numbered from 1."""

    year: int
    month: int
    day: int

    def __str__(self) -> str:
        return f"{self.year}-{self.month:02}-{self.day:02}"


class Moment(NamedTuple):
    """A round of a period of a day, both numbered from 1."""

    date: Date
    period: int = 1
    round: int = 1

    def __str__(self) -> str:
        return f"{self.date} {self.period}.{self.round}"


class Month(NamedTuple):
    """A month and its number of days."""

    name: str
    days: int
    id: str = ""


class Weekday(NamedTuple):
    """A day of the week."""

    name: str
    id: str = ""


class Period(NamedTuple):
    """A period of the day: its first hour, and whether it is light."""

    name: str
    starts: int
    light: bool
    id: str = ""


class Festival(NamedTuple):
    """A festival: its date, and its day number in the year if given separately (else 0)."""

    id: str
    name: str
    month: int
    day: int
    number: int = 0
    sign: str = ""
    note: str = ""
    mark: str = ""  # solstice or equinox


class Season(NamedTuple):
    """A season; it begins with a festival, or on a date."""

    name: str
    festival: str = ""
    month: int = 1
    day: int = 1
    sign: str = ""
    id: str = ""


class Phase(NamedTuple):
    """A phase of a moon."""

    name: str
    sign: str = ""
    id: str = ""


class Moon(NamedTuple):
    """A moon: the days of its cycle, its phases in order, and its age in days on day 1."""

    id: str
    name: str
    length: int
    phases: tuple[Phase, ...]
    age: int = 0


class Sight(NamedTuple):
    """A sight in the sky: once, or repeated by years or days."""

    id: str
    name: str
    first: Date
    every_years: int = 0
    every_days: int = 0
    sign: str = ""
    note: str = ""


class MoonTonight(NamedTuple):
    """A moon on a day: its phase, and the day of its cycle, from 1."""

    moon: Moon
    phase: Phase
    day: int


class Plan(NamedTuple):
    """The parts of a calendar; a campaign's own file can replace each."""

    name: str
    months: tuple[Month, ...]
    weekdays: tuple[Weekday, ...]
    periods: tuple[Period, ...]
    rounds: int = 4  # in a period
    festivals: tuple[Festival, ...] = ()
    reading: str = BY_DATE
    seasons: tuple[Season, ...] = ()
    moons: tuple[Moon, ...] = ()
    sights: tuple[Sight, ...] = ()


class Calendar:
    """Converts days, dates and rounds by a plan, and finds seasons, festivals and moons."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._before: list[int] = _days_before(plan.months)  # the days of a year before each month
        self.days_in_year: int = self._before[-1]
        self.rounds_in_day: int = len(plan.periods) * plan.rounds
        self._begins: list[int] = [self._season_begins(season) for season in plan.seasons]

    # Days

    def day(self, date: Date) -> int:
        """Return the number of a day, 1 being the first day of year 1."""
        of_year = self.day_of_year(date)
        return (date.year - 1) * self.days_in_year + of_year

    def date(self, day: int) -> Date:
        """Return the date of a day by number."""
        _expect(day, int, "a whole number")
        year, rest = (day - 1) // self.days_in_year + 1, (day - 1) % self.days_in_year
        _check_year(year)
        month = 1
        while self._before[month] <= rest:
            month += 1
        return Date(year, month, rest - self._before[month - 1] + 1)

    def day_of_year(self, date: Date) -> int:
        """Return the number of a day in its year, from 1."""
        self.check(date)
        return self._before[date.month - 1] + date.day

    def check(self, date: Date) -> None:
        """Raise `ValueError` if the date does not exist."""
        _expect(date, Date, "a Date")
        for part in date:
            _expect(part, int, "a whole number")
        _check_year(date.year)
        months = self.plan.months
        if not 1 <= date.month <= len(months):
            raise ValueError(f"there is no month {date.month}: a year has {len(months)}")
        month = months[date.month - 1]
        if not 1 <= date.day <= month.days:
            raise ValueError(f"there is no day {date.day} of {month.name}, which has {month.days}")

    def add_days(self, date: Date, days: int) -> Date:
        """Return the date a number of days later; negative for earlier."""
        return self.date(self.day(date) + days)

    def days_between(self, first: Date, second: Date) -> int:
        """Return the number of days from the first date to the second."""
        return self.day(second) - self.day(first)

    # Names of a day

    def month(self, date: Date) -> Month:
        """Return the month of a date."""
        self.check(date)
        return self.plan.months[date.month - 1]

    def weekday(self, date: Date) -> Weekday:
        """Return the weekday; day 1 is the first, and weeks continue across months and years."""
        return self.plan.weekdays[(self.day(date) - 1) % len(self.plan.weekdays)]

    def season(self, date: Date) -> Season | None:
        """Return the season of a date, or None in a calendar without seasons."""
        today = self.day_of_year(date)
        # Before the first season of a year, the last one of the year before continues.
        found, began = -1, -self.days_in_year
        for at, begins in enumerate(self._begins):
            since = begins if begins <= today else begins - self.days_in_year
            if since > began:
                found, began = at, since
        return None if found < 0 else self.plan.seasons[found]

    def _season_begins(self, season: Season) -> int:
        for festival in self.plan.festivals:
            if festival.id == season.festival:
                return self.festival_day(festival)
        return self.day_of_year(Date(1, season.month, season.day))

    # Festivals

    def festival_day(self, festival: Festival) -> int:
        """Return the day of the year of a festival, by its date or its day number."""
        if self.plan.reading == BY_DAY_NUMBER and festival.number:
            return festival.number
        return self._before[festival.month - 1] + festival.day

    def festivals(self, date: Date) -> list[Festival]:
        """Return the festivals of a day."""
        today = self.day_of_year(date)
        return [festival for festival in self.plan.festivals if self.festival_day(festival) == today]

    def next_festival(self, date: Date) -> tuple[Date, Festival] | None:
        """Return the first festival on a day or later, with its date, or None."""
        today = self.day_of_year(date)
        best: Festival | None = None
        least = self.days_in_year
        for festival in self.plan.festivals:
            ahead = (self.festival_day(festival) - today) % self.days_in_year
            if ahead < least:
                best, least = festival, ahead
        return None if best is None else (self.add_days(date, least), best)

    # The day

    def moment(self, round: int) -> Moment:
        """Return the moment of a round by number; round 1 is the first of day 1 of year 1."""
        _expect(round, int, "a whole number")
        day, rest = (round - 1) // self.rounds_in_day, (round - 1) % self.rounds_in_day
        return Moment(self.date(day + 1), rest // self.plan.rounds + 1, rest % self.plan.rounds + 1)

    def round(self, moment: Moment) -> int:
        """Return the number of a round."""
        self._check_moment(moment)
        periods = (self.day(moment.date) - 1) * len(self.plan.periods) + moment.period - 1
        return periods * self.plan.rounds + moment.round

    def _check_moment(self, moment: Moment) -> None:
        _expect(moment, Moment, "a Moment")
        self.check(moment.date)
        for part in (moment.period, moment.round):
            _expect(part, int, "a whole number")
        if not 1 <= moment.period <= len(self.plan.periods):
            raise ValueError(f"there is no period {moment.period}: a day has {len(self.plan.periods)}")
        if not 1 <= moment.round <= self.plan.rounds:
            raise ValueError(f"there is no round {moment.round}: a period has {self.plan.rounds}")

    def add_rounds(self, moment: Moment, rounds: int) -> Moment:
        """Return the moment a number of rounds later; negative for earlier."""
        return self.moment(self.round(moment) + rounds)

    def add_periods(self, moment: Moment, periods: int) -> Moment:
        """Return the moment a number of periods later; negative for earlier."""
        return self.add_rounds(moment, periods * self.plan.rounds)

    def rounds_between(self, first: Moment, second: Moment) -> int:
        """Return the number of rounds from the first moment to the second."""
        return self.round(second) - self.round(first)

    def period(self, moment: Moment) -> Period:
        """Return the period of a moment."""
        self._check_moment(moment)
        return self.plan.periods[moment.period - 1]

    def hours(self, moment: Moment) -> tuple[int, int]:
        """Return the hours at which a period starts and ends."""
        begins = self.period(moment)
        ends = self.plan.periods[moment.period % len(self.plan.periods)]
        return begins.starts, ends.starts

    def is_light(self, moment: Moment) -> bool:
        """Whether it is light."""
        return self.period(moment).light

    # The sky

    def moons(self, date: Date) -> list[MoonTonight]:
        """Return the moons on a day."""
        return [_tonight(moon, self.day(date)) for moon in self.plan.moons]

    def sights(self, date: Date) -> list[Sight]:
        """Return the sights on a day."""
        return [sight for sight in self.plan.sights if self._seen(sight, date)]

    def _seen(self, sight: Sight, date: Date) -> bool:
        since = self.days_between(sight.first, date)
        if sight.every_days:
            return since >= 0 and since % sight.every_days == 0
        same_day = self.day_of_year(date) == self.day_of_year(sight.first)
        years = date.year - sight.first.year
        return since == 0 or (
            same_day and years > 0 and sight.every_years > 0 and years % sight.every_years == 0
        )

    # Strings, both ways

    def read(self, text: str) -> Moment:
        """Read a moment, `3-10-07 5.2`, or a date, which is its first round."""
        _expect(text, str, "a date as text")
        written = WRITTEN.fullmatch(text.strip())
        if written is None:
            raise ValueError(f"expected a date such as 3-10-07 or 3-10-07 5.2, got {text[:40]!r}")
        year, month, day, period, round = written.groups("1")
        moment = Moment(Date(int(year), int(month), int(day)), int(period), int(round))
        self._check_moment(moment)
        return moment


def _days_before(months: Sequence[Month]) -> list[int]:
    found = [0]
    for month in months:
        found.append(found[-1] + month.days)
    return found


def _expect(value: object, kind: type, words: str) -> None:
    if not isinstance(value, kind):
        raise TypeError(f"expected {words}, got {str(value)[:40]}")


def _check_year(year: int) -> None:
    if not -FARTHEST <= year <= FARTHEST:
        raise ValueError(f"expected a year from {-FARTHEST} to {FARTHEST}")


def _tonight(moon: Moon, day: int) -> MoonTonight:
    age = (day + moon.age - 1) % moon.length
    return MoonTonight(moon, moon.phases[age * len(moon.phases) // moon.length], age + 1)
