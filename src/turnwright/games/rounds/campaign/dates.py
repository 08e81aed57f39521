"""Dates and places of a campaign as messages; shipped names can be translated."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from turnwright.gamekit.naming import translatable, verbatim
from turnwright.games.rounds.calendar import Calendar, Date, Moment
from turnwright.games.rounds.content import calendar_names, load_calendar, load_scenario, scenario_names
from turnwright.kernel.records import Message


def named(kind: str, name: str) -> Message:
    """Name a month, weekday, period, festival, moon, place and so on."""
    found = _names().get(f"{kind} {name}")
    return verbatim(name) if found is None else found


def when(calendar: Calendar, moment: Moment) -> dict[str, Any]:
    """Return a moment as plain values, with the names of the calendar's file."""
    period = calendar.period(moment)
    starts, ends = calendar.hours(moment)
    return {
        "weekday": calendar.weekday(moment.date).name,
        "day": moment.date.day,
        "month": calendar.month(moment.date).name,
        "year": moment.date.year,
        "period": period.name,
        "starts": starts,
        "ends": ends,
        "light": period.light,
    }


def tell_when(told: Mapping[str, Any]) -> Message:
    """Return the message of a moment in plain values."""
    args = {
        "date": date_words(told["weekday"], told["day"], told["month"], told["year"]),
        "period": named("period", told["period"]),
        **{name: f"{told[name]:02}" for name in ("starts", "ends")},
        "light": "light" if told["light"] else "dark",
    }
    return Message("dateline", args)


def date_words(weekday: str, day: int, month: str, year: int) -> Message:
    """Return the message of a date."""
    names = {"weekday": named("weekday", weekday), "month": named("month", month)}
    return Message("date", {**names, "day": str(day), "year": str(year)})


def beside(calendar: Calendar, date: Date) -> list[dict[str, Any]]:
    """Return the season, festivals, moons and sights of a day as plain values."""
    season = calendar.season(date)
    found: list[dict[str, Any]] = [] if season is None else [_plain("season", season.name, season.sign, "")]
    for festival in calendar.festivals(date):
        found.append(_plain("festival", festival.name, festival.sign, festival.note))
    for tonight in calendar.moons(date):
        phase = tonight.phase
        found.append({**_plain("moon", tonight.moon.name, phase.sign, ""), "phase": phase.name})
    for sight in calendar.sights(date):
        found.append(_plain("sight", sight.name, sight.sign, sight.note))
    return found


def signed(sign: str) -> str:
    """Return a sign with the blank that follows it, or ""."""
    return f"{sign} " if sign else ""


def _plain(kind: str, name: str, sign: str, note: str) -> dict[str, Any]:
    return {"kind": kind, "name": name, "sign": sign, "note": note}


def tell_beside(told: Mapping[str, Any]) -> Message:
    """Return the message of an entry of `beside`."""
    kind, name, note = told["kind"], named(told["kind"], told["name"]), told["note"]
    if kind == "season":
        return Message("date-season", {"season": name})
    if kind == "moon":
        return Message(
            "date-moon", {"moon": name, "phase": named("phase", told["phase"]), "sign": signed(told["sign"])}
        )
    args = {"name": name, "sign": signed(told["sign"]), "note": named("note", note), "noted": note != ""}
    return Message("date-noted", args)


@cache
def _names() -> dict[str, Message]:
    found: dict[str, Message] = {}
    _enter_calendars(found)
    _enter_campaigns(found)
    return found


def _enter_campaigns(found: dict[str, Message]) -> None:
    for id in scenario_names():
        scenario = load_scenario(id)
        if scenario.campaign is not None:
            _enter(found, "scenario", id, scenario.name)
            for place in scenario.campaign.places:
                _enter(found, "place", place.id, place.name)
                for find in place.finds:
                    _enter(found, "find", find.id, find.name)


def _enter_calendars(found: dict[str, Message]) -> None:
    for id in calendar_names():
        plan = load_calendar(id).plan
        _enter(found, "calendar", id, plan.name)
        for month in plan.months:
            _enter(found, "month", month.id, month.name)
        for weekday in plan.weekdays:
            _enter(found, "weekday", weekday.id, weekday.name)
        for period in plan.periods:
            _enter(found, "period", period.id, period.name)
        for season in plan.seasons:
            _enter(found, "season", season.id, season.name)
        for festival in plan.festivals:
            _enter(found, "festival", festival.id, festival.name)
            _enter(found, "note", festival.id, festival.note)
        for moon in plan.moons:
            _enter(found, "moon", moon.id, moon.name)
            for phase in moon.phases:
                _enter(found, "phase", phase.id, phase.name)
        for sight in plan.sights:
            _enter(found, "sight", sight.id, sight.name)
            _enter(found, "note", sight.id, sight.note)


def _enter(found: dict[str, Message], kind: str, id: str, name: str) -> None:
    # The first entry of a name counts: both equinoxes have the same note.
    if name:
        found.setdefault(f"{kind} {name}", translatable(kind, id, name))
