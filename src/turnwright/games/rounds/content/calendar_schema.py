"""The schema of a calendar's file, and the plan built from it.

A campaign's own file names what it replaces; what it leaves out is taken from the usual calendar. Whatever is
wrong is one `ContentError`: the file, the place in it, and what was expected there.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, NoReturn, get_args

from msgspec import Meta, Struct

from turnwright.gamekit.complaints import either
from turnwright.gamekit.content import Wording, located, refuse, shaped
from turnwright.games.rounds.calendar import (
    FARTHEST,
    Date,
    Festival,
    Month,
    Moon,
    Period,
    Phase,
    Plan,
    Season,
    Sight,
    Weekday,
)

Line = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f-\x9f]{1,80}\Z")]
Text = Annotated[str, Meta(max_length=200, pattern=r"\A[^\x00-\x1f\x7f-\x9f]*\Z")]
Sign = Annotated[str, Meta(max_length=8, pattern=r"\A[^\x00-\x1f\x7f-\x9f]*\Z")]
Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
MaybeId = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{0,40}\Z")]
Days = Annotated[int, Meta(ge=1, le=1000)]
MonthNumber = Annotated[int, Meta(ge=1, le=100)]
DayNumber = Annotated[int, Meta(ge=1, le=100_000)]
Hour = Annotated[int, Meta(ge=0, le=23)]
Year = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
Reading = Literal["by_date", "by_day_number"]
Mark = Literal["", "solstice", "equinox"]


class MonthEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A month and its days."""

    name: Line
    days: Days
    id: MaybeId = ""


class WeekdayEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A day of the week."""

    name: Line
    id: MaybeId = ""


class PeriodEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A period of the day, from its hour to that of the next."""

    name: Line
    starts: Hour
    light: bool
    id: MaybeId = ""


class FestivalEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A festival by its date, and by its day number where that differs."""

    id: Id
    name: Line
    month: MonthNumber
    day: Days
    day_number: DayNumber | None = None
    sign: Sign = ""
    note: Text = ""
    mark: Mark = ""


class YearlyDate(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A date of any year."""

    month: MonthNumber
    day: Days


class SeasonEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A season, which begins with a festival (by its id) or on a date."""

    name: Line
    begins: Id | YearlyDate
    sign: Sign = ""
    id: MaybeId = ""


class PhaseEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A phase of a moon."""

    name: Line
    sign: Sign = ""
    id: MaybeId = ""


class MoonEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A moon: the days of its cycle, divided among its phases, and its age in days on day 1."""

    id: Id
    name: Line
    length: Days
    phases: Annotated[tuple[PhaseEntry, ...], Meta(min_length=1, max_length=30)]
    age: Annotated[int, Meta(ge=0, le=1000)] = 0


class FullDate(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A date."""

    year: Year
    month: MonthNumber
    day: Days


class SightEntry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A sight in the sky: once, or repeated by years or days."""

    id: Id
    name: Line
    first: FullDate
    every_years: Annotated[int, Meta(ge=0, le=100_000)] = 0
    every_days: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    sign: Sign = ""
    note: Text = ""


class CalendarFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A calendar; missing fields are those of the default one."""

    name: Line
    months: Annotated[tuple[MonthEntry, ...], Meta(min_length=1, max_length=100)] | None = None
    weekdays: Annotated[tuple[WeekdayEntry, ...], Meta(min_length=1, max_length=100)] | None = None
    periods: Annotated[tuple[PeriodEntry, ...], Meta(min_length=1, max_length=24)] | None = None
    rounds_per_period: Annotated[int, Meta(ge=1, le=1000)] | None = None
    reading: Reading | None = None
    festivals: Annotated[tuple[FestivalEntry, ...], Meta(max_length=500)] | None = None
    seasons: Annotated[tuple[SeasonEntry, ...], Meta(max_length=50)] | None = None
    moons: Annotated[tuple[MoonEntry, ...], Meta(max_length=20)] | None = None
    sights: Annotated[tuple[SightEntry, ...], Meta(max_length=200)] | None = None


WORDING = Wording(
    {"reading": get_args(Reading), "mark": ("solstice", "equinox")},
    patterns={
        **dict.fromkeys(("id", "begins"), "1 to 40 letters, digits, dashes or underlines"),
        "sign": "at most 8 characters on one line",
        "note": "at most 200 characters on one line",
    },
)


def read_plan(data: Any, file: str, text: bytes = b"", usual: Plan | None = None) -> Plan:
    """Build and check a plan from the values of a file; missing fields are those of `usual`."""
    entry: CalendarFile = shaped(data, CalendarFile, file, WORDING, text)
    return plan_of(entry, file, text, usual)


def plan_of(
    entry: CalendarFile, file: str, text: bytes = b"", usual: Plan | None = None, root: str = "$"
) -> Plan:
    """Build and check the plan of a calendar."""
    _Check(file, text, root).whole(entry, usual)
    return Plan(
        entry.name,
        _months(entry, usual),
        _weekdays(entry, usual),
        _periods(entry, usual),
        entry.rounds_per_period or (usual.rounds if usual else 4),
        _festivals(entry, usual),
        entry.reading or (usual.reading if usual else "by_date"),
        _seasons(entry, usual),
        _moons(entry, usual),
        _sights(entry, usual),
    )


def _months(entry: CalendarFile, usual: Plan | None) -> tuple[Month, ...]:
    if entry.months is None:
        return usual.months if usual else ()
    return tuple(Month(one.name, one.days, one.id) for one in entry.months)


def _weekdays(entry: CalendarFile, usual: Plan | None) -> tuple[Weekday, ...]:
    if entry.weekdays is None:
        return usual.weekdays if usual else ()
    return tuple(Weekday(one.name, one.id) for one in entry.weekdays)


def _periods(entry: CalendarFile, usual: Plan | None) -> tuple[Period, ...]:
    if entry.periods is None:
        return usual.periods if usual else ()
    return tuple(Period(one.name, one.starts, one.light, one.id) for one in entry.periods)


def _festivals(entry: CalendarFile, usual: Plan | None) -> tuple[Festival, ...]:
    if entry.festivals is None:
        return usual.festivals if usual else ()
    return tuple(
        Festival(one.id, one.name, one.month, one.day, one.day_number or 0, one.sign, one.note, one.mark)
        for one in entry.festivals
    )


def _seasons(entry: CalendarFile, usual: Plan | None) -> tuple[Season, ...]:
    if entry.seasons is None:
        return usual.seasons if usual else ()
    return tuple(_season(one) for one in entry.seasons)


def _season(one: SeasonEntry) -> Season:
    if isinstance(one.begins, str):
        return Season(one.name, one.begins, sign=one.sign, id=one.id)
    return Season(one.name, "", one.begins.month, one.begins.day, one.sign, one.id)


def _moons(entry: CalendarFile, usual: Plan | None) -> tuple[Moon, ...]:
    if entry.moons is None:
        return usual.moons if usual else ()
    return tuple(
        Moon(one.id, one.name, one.length, tuple(Phase(*_phase(part)) for part in one.phases), one.age)
        for one in entry.moons
    )


def _phase(one: PhaseEntry) -> tuple[str, str, str]:
    return one.name, one.sign, one.id


def _sights(entry: CalendarFile, usual: Plan | None) -> tuple[Sight, ...]:
    if entry.sights is None:
        return usual.sights if usual else ()
    return tuple(
        Sight(one.id, one.name, Date(*_full(one.first)), one.every_years, one.every_days, one.sign, one.note)
        for one in entry.sights
    )


def _full(date: FullDate) -> tuple[int, int, int]:
    return date.year, date.month, date.day


# Checks


class _Check:
    """Refuses the first inconsistency of a calendar."""

    def __init__(self, file: str, text: bytes, root: str) -> None:
        self.file = file
        self.text = text
        self.root = root

    def whole(self, entry: CalendarFile, usual: Plan | None) -> None:
        for name in ("months", "weekdays", "periods"):
            if usual is None and getattr(entry, name) is None:
                self._refuse("", f"the field {name}")
        months = _months(entry, usual)
        self._periods(entry.periods or ())
        self._festivals(entry, months, usual)
        self._seasons(entry, months, usual)
        self._ids("moons", entry.moons or ())
        self._ids("sights", entry.sights or ())
        for at, moon in enumerate(entry.moons or ()):
            if len(moon.phases) > moon.length:
                self._refuse(f".moons[{at}].phases", f"at most a phase a day, {moon.length}")
        self._sights(entry, months, usual)

    def _refuse(self, path: str, expected: str, *got: object) -> NoReturn:
        refuse(self.file, located(self.root + path, self.text), expected, *got)

    def _ids(self, field: str, entries: Iterable[Any]) -> None:
        seen: set[str] = set()
        for at, entry in enumerate(entries):
            if entry.id in seen:
                self._refuse(f".{field}[{at}].id", "a unique id", entry.id)
            seen.add(entry.id)

    def _periods(self, periods: Sequence[PeriodEntry]) -> None:
        # Each period starts later than the one before, all within a day.
        hours = [(one.starts - periods[0].starts) % 24 for one in periods]
        for at in range(1, len(hours)):
            if hours[at] <= hours[at - 1]:
                expected = "an hour after that of the period before, within one day"
                self._refuse(f".periods[{at}].starts", expected, periods[at].starts)

    def _festivals(self, entry: CalendarFile, months: Sequence[Month], usual: Plan | None) -> None:
        self._ids("festivals", entry.festivals or ())
        if entry.festivals is None:
            self._still_fit("festivals", _festivals(entry, usual), months)
        days = sum(month.days for month in months)
        for at, festival in enumerate(entry.festivals or ()):
            self._date(f".festivals[{at}]", festival.month, festival.day, months)
            if festival.day_number is not None and festival.day_number > days:
                expected = f"a day of the year, which has {days}"
                self._refuse(f".festivals[{at}].day_number", expected, festival.day_number)

    def _seasons(self, entry: CalendarFile, months: Sequence[Month], usual: Plan | None) -> None:
        known = [festival.id for festival in _festivals(entry, usual)]
        for at, season in enumerate(_seasons(entry, usual)):
            path = ".festivals" if entry.seasons is None else f".seasons[{at}].begins"
            if season.festival and season.festival not in known:
                if entry.seasons is None:
                    self._refuse(
                        path, f"{season.festival}, with which {season.name} begins; or seasons of its own"
                    )
                self._refuse(path, f"a date or the id of a festival ({either(known)})", season.festival)
            if not season.festival:
                self._date(path, season.month, season.day, months)

    def _sights(self, entry: CalendarFile, months: Sequence[Month], usual: Plan | None) -> None:
        if entry.sights is None:
            firsts = [
                Festival(one.id, one.name, one.first.month, one.first.day) for one in _sights(entry, usual)
            ]
            self._still_fit("sights", firsts, months)
        for at, sight in enumerate(entry.sights or ()):
            self._date(f".sights[{at}].first", sight.first.month, sight.first.day, months)
            if sight.every_years and sight.every_days:
                self._refuse(f".sights[{at}].every_days", "every_years or every_days, not both")

    def _date(self, path: str, month: int, day: int, months: Sequence[Month]) -> None:
        if month > len(months):
            self._refuse(f"{path}.month", f"a month from 1 to {len(months)}", month)
        if day > months[month - 1].days:
            of = months[month - 1]
            self._refuse(f"{path}.day", f"a day of {of.name}, which has {of.days}", day)

    def _still_fit(self, field: str, taken: Iterable[Festival], months: Sequence[Month]) -> None:
        # Dates of the default calendar may not exist in custom months.
        days = sum(month.days for month in months)
        for one in taken:
            fits = one.month <= len(months) and one.day <= months[one.month - 1].days and one.number <= days
            if not fits:
                self._refuse(
                    ".months", f"a day {one.day} of month {one.month} for {one.name}, or {field} of its own"
                )
