"""The calendar: 12 months of 7 days, 6 periods a day, 4 rounds a period, nine festivals, and own files."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pages import ROOT
from turnwright.games.rounds import Calendar, Date, Moment, load_calendar
from turnwright.games.rounds.calendar import FARTHEST
from turnwright.games.rounds.campaign import dates
from turnwright.games.rounds.content import calendar_names
from turnwright.games.rounds.content.calendar_schema import CalendarFile
from turnwright.kernel.errors import ContentError
from turnwright.kernel.records import Message
from turnwright.story.catalogue import Catalogue, languages

USUAL = load_calendar()
MOONS = load_calendar("luas")
BY_NUMBER = load_calendar(festivals="by_day_number")
CALENDARS = [
    USUAL,
    MOONS,
    load_calendar(
        {
            "name": "One",
            "months": [{"name": "only", "days": 84}],
            **{name: [] for name in ("festivals", "seasons")},
        }
    ),
]
DAYS = st.integers(-(10**9), 10**9)
FEW = st.integers(-(10**6), 10**6)


# Days


@given(st.sampled_from(CALENDARS), DAYS)
def test_a_day_has_a_date_and_the_date_that_day(calendar: Calendar, day: int) -> None:
    date = calendar.date(day)
    assert calendar.day(date) == day
    assert calendar.read(str(date)).date == date


@given(st.sampled_from(CALENDARS), DAYS)
def test_the_next_day_is_the_next_date(calendar: Calendar, day: int) -> None:
    today, tomorrow = calendar.date(day), calendar.date(day + 1)
    assert tomorrow > today
    if tomorrow.month == today.month and tomorrow.year == today.year:
        assert tomorrow.day == today.day + 1
    else:
        assert tomorrow.day == 1
        assert today.day == calendar.month(today).days


@given(st.sampled_from(CALENDARS), DAYS, FEW, FEW)
def test_days_add_up(calendar: Calendar, day: int, one: int, other: int) -> None:
    date = calendar.date(day)
    assert calendar.add_days(calendar.add_days(date, one), other) == calendar.add_days(date, one + other)
    assert calendar.days_between(date, calendar.add_days(date, one)) == one


@pytest.mark.parametrize(
    ("day", "date"),
    [
        (1, Date(1, 1, 1)),
        (7, Date(1, 1, 7)),
        (8, Date(1, 2, 1)),
        (84, Date(1, 12, 7)),
        (85, Date(2, 1, 1)),
        (0, Date(0, 12, 7)),
        (-83, Date(0, 1, 1)),
        (-84, Date(-1, 12, 7)),
        (84 * 999_999 + 1, Date(1_000_000, 1, 1)),
    ],
)
def test_after_day_84_comes_day_1_of_the_next_year(day: int, date: Date) -> None:
    assert USUAL.date(day) == date
    assert USUAL.day(date) == day


@pytest.mark.parametrize(
    ("date", "reason"),
    [
        (Date(1, 13, 1), "there is no month 13: a year has 12"),
        (Date(1, 0, 1), "there is no month 0: a year has 12"),
        (Date(1, 2, 8), "there is no day 8 of fevereiro, which has 7"),
        (Date(1, 2, 0), "there is no day 0 of fevereiro, which has 7"),
        (Date(FARTHEST + 1, 1, 1), "expected a year from -1000000000 to 1000000000"),
        (Date(-FARTHEST - 1, 1, 1), "expected a year from -1000000000 to 1000000000"),
    ],
)
def test_an_invalid_date_is_refused_with_the_reason(date: Date, reason: str) -> None:
    for ask in (USUAL.day, USUAL.weekday, USUAL.festivals, USUAL.season, USUAL.month, USUAL.next_festival):
        with pytest.raises(ValueError, match=f"^{reason}$"):
            ask(date)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: USUAL.date(1.5),  # type: ignore[arg-type]
        lambda: USUAL.moment(25.0),  # type: ignore[arg-type]
        lambda: USUAL.day((1, 2, 3)),  # type: ignore[arg-type]
        lambda: USUAL.day(Date(1, 1, 1.5)),  # type: ignore[arg-type]
        lambda: USUAL.weekday("1-01-01"),  # type: ignore[arg-type]
        lambda: USUAL.add_days(Date(1, 1, 1), 0.5),  # type: ignore[arg-type]
        lambda: USUAL.add_periods(Moment(Date(1, 1, 1)), 1.5),  # type: ignore[arg-type]
        lambda: USUAL.add_rounds(Moment(Date(1, 1, 1), 1, 1.5), 1),  # type: ignore[arg-type]
        lambda: USUAL.is_light(Date(1, 1, 1)),  # type: ignore[arg-type]
    ],
)
def test_values_that_are_neither_integers_nor_dates_are_refused(ask: Callable[[], Any]) -> None:
    with pytest.raises(TypeError, match="expected"):
        ask()


def test_is_light_refuses_an_invalid_day() -> None:
    moment = Moment(Date(1, 99, 99))
    for ask in (USUAL.is_light, USUAL.hours, USUAL.period, USUAL.round):
        with pytest.raises(ValueError, match="there is no month 99"):
            ask(moment)


def test_a_day_too_far_away_is_refused() -> None:
    assert USUAL.date(84 * FARTHEST) == Date(FARTHEST, 12, 7)
    for day in (84 * FARTHEST + 1, -(10**30)):
        with pytest.raises(ValueError, match="expected a year from"):
            USUAL.date(day)


# Names


def test_a_month_is_a_week_so_every_day_of_a_month_has_its_weekday() -> None:
    week = "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado".split()
    for month in range(1, 13):
        assert [USUAL.weekday(Date(3, month, day + 1)).name for day in range(7)] == week


def test_the_months_are_those_of_the_year() -> None:
    months = (
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
    )
    assert [USUAL.month(Date(1, month, 1)).name for month in range(1, 13)] == months
    assert USUAL.days_in_year == 84


def test_weeks_run_on_over_months_and_years_where_they_do_not_fit() -> None:
    # 38 days a year, weeks of 5.
    assert MOONS.weekday(Date(1, 1, 10)).name == "dia do Lume"
    assert MOONS.weekday(Date(1, 2, 1)).name == "dia da Pedra"
    assert MOONS.weekday(Date(2, 1, 1)).name == "dia do Vento"


@pytest.mark.parametrize(
    ("date", "season"),
    [
        (Date(1, 1, 1), "inverno"),
        (Date(1, 3, 7), "inverno"),
        (Date(1, 4, 1), "primavera"),
        (Date(1, 7, 1), "verão"),
        (Date(1, 10, 1), "outono"),
        (Date(1, 12, 7), "outono"),
    ],
)
def test_a_season_begins_with_its_solstice_or_equinox(date: Date, season: str) -> None:
    found = USUAL.season(date)
    assert found is not None
    assert found.name == season


@pytest.mark.parametrize("text", ["1_0-01-01", "٣-01-01", "3-10-07 .", "3-10-07 5.", "+3-1-1", "3- 1-1"])
def test_a_date_is_read_only_as_it_is_written(text: str) -> None:
    with pytest.raises(ValueError, match="expected a date such as 3-10-07"):
        USUAL.read(text)


def test_values_that_are_neither_text_nor_integers_are_not_dates() -> None:
    anything: Any = 5
    with pytest.raises(TypeError):
        USUAL.read(anything)
    with pytest.raises(TypeError):
        USUAL.date("5")  # type: ignore[arg-type]


def test_seasons_begin_with_the_day_number_where_that_is_read() -> None:
    found = BY_NUMBER.season(Date(1, 3, 7))
    assert found is not None
    assert found.name == "primavera"


def test_before_the_first_season_of_the_year_it_is_still_the_last_of_the_year_before() -> None:
    names = [season.name for day in range(1, 39) if (season := MOONS.season(MOONS.date(day)))]
    # Warm from the feast of the bridge (day 19), cold from 5 Folha-Seca (day 34).
    assert names == ["frio"] * 18 + ["calor"] * 15 + ["frio"] * 5
    assert CALENDARS[2].season(Date(1, 1, 1)) is None


# Festivals: the date, the day it is, and the number of the table, where six of nine are other days.

FESTIVALS = [
    # sign, name, date, its day, number, the date of that number, mark, note
    ("❄️", "Solstício de Inverno", Date(1, 1, 1), 1, 1, Date(1, 1, 1), "solstice", "Noite mais longa do ano"),
    ("🎭", "Carnaval", Date(1, 2, 6), 13, 17, Date(1, 3, 3), "", ""),
    ("🌱", "Equinócio de Primavera", Date(1, 4, 1), 22, 21, Date(1, 3, 7), "equinox", "Dia e noite iguais"),
    ("☀️", "Solstício de Verão", Date(1, 7, 1), 43, 42, Date(1, 6, 7), "solstice", "Dia mais longo do ano"),
    (
        "🌾",
        "Festival das Colheitas",
        Date(1, 8, 2),
        51,
        44,
        Date(1, 7, 2),
        "",
        "Tipo um Dia de Ação de Graças",
    ),
    ("🍂", "Equinócio de Outono", Date(1, 10, 1), 64, 63, Date(1, 9, 7), "equinox", "Dia e noite iguais"),
    ("🎃", "Halloween", Date(1, 10, 7), 70, 70, Date(1, 10, 7), "", "O dia em que o véu está mais fino"),
    ("🎄", "Natal", Date(1, 12, 4), 81, 78, Date(1, 12, 1), "", ""),
    ("🎆", "Véspera do Ano-Novo", Date(1, 12, 7), 84, 84, Date(1, 12, 7), "", ""),
]


@pytest.mark.parametrize(("sign", "name", "date", "day", "number", "moved", "mark", "note"), FESTIVALS)
def test_a_festival_is_on_its_date_or_on_the_day_of_its_number(
    sign: str, name: str, date: Date, day: int, number: int, moved: Date, mark: str, note: str
) -> None:
    for calendar, when in ((USUAL, date), (BY_NUMBER, moved)):
        (festival,) = calendar.festivals(when)
        assert (festival.sign, festival.name, festival.mark, festival.note) == (sign, name, mark, note)
        # Both are kept, whichever is read.
        assert (Date(1, festival.month, festival.day), festival.number) == (date, number)
    assert USUAL.day_of_year(date) == day
    assert BY_NUMBER.day_of_year(moved) == number


@pytest.mark.parametrize("calendar", [USUAL, BY_NUMBER])
def test_nine_days_of_a_year_are_festivals(calendar: Calendar) -> None:
    found = [festival for day in range(85, 169) for festival in calendar.festivals(calendar.date(day))]
    assert [festival.name for festival in found] == [row[1] for row in FESTIVALS]
    disagree = [row for row in FESTIVALS if row[3] != row[4]]
    assert len(disagree) == 6


@given(st.sampled_from([USUAL, BY_NUMBER, MOONS]), DAYS)
def test_the_next_festival_is_the_first_one_from_that_day_on(calendar: Calendar, day: int) -> None:
    found = calendar.next_festival(calendar.date(day))
    assert found is not None
    when, festival = found
    ahead = calendar.day(when) - day
    assert festival in calendar.festivals(when)
    assert 0 <= ahead < calendar.days_in_year
    assert not any(calendar.festivals(calendar.date(day + skipped)) for skipped in range(ahead))


def test_after_the_last_festival_comes_the_first_of_the_next_year() -> None:
    natal = USUAL.next_festival(Date(1, 12, 1))
    assert natal is not None
    assert (natal[0], natal[1].name) == (Date(1, 12, 4), "Natal")
    eve = USUAL.next_festival(Date(1, 12, 7))
    assert eve is not None
    assert eve[0] == Date(1, 12, 7)
    later = USUAL.next_festival(USUAL.add_days(eve[0], 1))
    assert later is not None
    assert later[0] == Date(2, 1, 1)
    assert CALENDARS[2].next_festival(Date(1, 1, 1)) is None


def rows(head: str) -> list[list[str]]:
    """The rows of the table on the page of time that begins with this head."""
    lines = (
        (ROOT / "docs/reference/rounds-calendar.md").read_text("utf-8").partition(head)[2].splitlines()[2:]
    )
    table = lines[: lines.index("")]
    return [[cell.strip().replace("`", "") for cell in line.strip("|").split("|")] for line in table]


def test_the_page_shows_the_festivals_with_both_readings() -> None:
    shown = rows("| festival | date | that is day | number | |")
    assert shown == [
        [f"{sign} {name}", str(date), str(day), str(number), mark]
        for sign, name, date, day, number, _, mark, _ in FESTIVALS
    ]


def test_the_page_shows_the_fields_of_a_calendar() -> None:
    assert [name for name, _ in rows("| field | what it is |")] == list(CalendarFile.__struct_fields__)


# The day

PERIODS = [
    ("Amanhecer", (4, 8), True),
    ("Manhã", (8, 12), True),
    ("Tarde", (12, 16), True),
    ("Anoitecer", (16, 20), False),
    ("Noite", (20, 0), False),
    ("Madrugada", (0, 4), False),
]


@pytest.mark.parametrize("round", range(1, 25))
def test_four_rounds_are_a_period_and_six_periods_a_day_that_begins_at_dawn(round: int) -> None:
    moment = USUAL.moment(round)
    name, hours, light = PERIODS[(round - 1) // 4]
    assert moment == Moment(Date(1, 1, 1), (round - 1) // 4 + 1, (round - 1) % 4 + 1)
    assert USUAL.period(moment).name == name
    assert USUAL.hours(moment) == hours
    assert USUAL.is_light(moment) is light


def test_after_the_small_hours_comes_the_dawn_of_the_next_day() -> None:
    assert USUAL.moment(25) == Moment(Date(1, 1, 2), 1, 1)
    assert USUAL.moment(0) == Moment(Date(0, 12, 7), 6, 4)
    assert USUAL.add_periods(Moment(Date(1, 12, 7), 6, 3), 1) == Moment(Date(2, 1, 1), 1, 3)


@given(st.sampled_from(CALENDARS), DAYS, FEW, FEW)
def test_rounds_and_periods_add_up(calendar: Calendar, round: int, one: int, other: int) -> None:
    moment = calendar.moment(round)
    assert calendar.round(moment) == round
    assert calendar.read(str(moment)) == moment
    later = calendar.add_rounds(moment, one)
    assert calendar.rounds_between(moment, later) == one
    assert calendar.add_rounds(later, other) == calendar.add_rounds(moment, one + other)
    assert calendar.add_periods(moment, one) == calendar.add_rounds(moment, one * 4)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "expected a date such as 3-10-07 or 3-10-07 5.2, got ''"),
        ("tomorrow", "expected a date such as 3-10-07 or 3-10-07 5.2, got 'tomorrow'"),
        ("1-2", "expected a date such as 3-10-07 or 3-10-07 5.2, got '1-2'"),
        ("1-01-01 x", "expected a date such as 3-10-07 or 3-10-07 5.2, got '1-01-01 x'"),
        ("1-01-08", "there is no day 8 of janeiro, which has 7"),
        ("1-01-01 7", "there is no period 7: a day has 6"),
        ("1-01-01 6.5", "there is no round 5: a period has 4"),
    ],
)
def test_a_moment_that_cannot_be_read_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 # the words are compared below
        USUAL.read(text)
    assert str(refused.value) == reason


def test_a_moment_is_read_as_it_is_written() -> None:
    assert USUAL.read("3-10-07 5.2") == Moment(Date(3, 10, 7), 5, 2)
    assert USUAL.read("-3-10-07") == Moment(Date(-3, 10, 7), 1, 1)
    assert str(Moment(Date(-3, 1, 7), 6, 4)) == "-3-01-07 6.4"


# The sky


def test_a_moon_goes_through_its_phases() -> None:
    phases = [MOONS.moons(MOONS.date(day))[0].phase.name for day in range(1, 13)]
    # Twelve days in four phases, three days old on day 1.
    assert phases == ["crescente"] * 3 + ["cheia"] * 3 + ["minguante"] * 3 + ["nova"] * 3


def test_days_that_do_not_divide_are_shared_out_among_the_phases() -> None:
    phases = [MOONS.moons(MOONS.date(day))[1].phase.name for day in range(1, 20)]
    assert phases == ["oculta"] * 10 + ["acesa"] * 9


@given(DAYS)
def test_a_moon_is_the_same_a_month_later(day: int) -> None:
    for at, length in enumerate((12, 19)):
        now, later = MOONS.moons(MOONS.date(day))[at], MOONS.moons(MOONS.date(day + length))[at]
        assert now == later
        assert 1 <= now.day <= length


def test_the_sky_shows_what_comes_once_by_years_and_by_days() -> None:
    seen: dict[str, list[str]] = {}
    for day in range(-100, 38 * 9):
        for sight in MOONS.sights(MOONS.date(day)):
            seen.setdefault(sight.id, []).append(str(MOONS.date(day)))
    assert seen["estrela_caida"] == ["3-02-01"]
    assert seen["cometa"] == ["1-01-04", "8-01-04"]
    assert [MOONS.day(MOONS.read(date).date) for date in seen["eclipse"]] == [7, 64, 121, 178, 235, 292]


def test_the_usual_calendar_has_no_moons() -> None:
    assert USUAL.moons(Date(1, 1, 1)) == []
    assert USUAL.sights(Date(1, 1, 1)) == []


# Own files


def written(folder: Path, values: Any, name: str = "own.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(values), "utf-8")
    return path


def test_an_own_calendar_replaces_what_it_names(tmp_path: Path) -> None:
    feast = {"id": "feast", "name": "Feast", "month": 2, "day": 3}
    own = load_calendar(written(tmp_path, {"name": "Mine", "festivals": [feast], "seasons": []}))
    assert [festival.name for festival in own.plan.festivals] == ["Feast"]
    assert own.plan.months == USUAL.plan.months
    # Without a number of its own, a festival is on its date by either reading.
    other = load_calendar(tmp_path / "own.json", festivals="by_day_number")
    assert other.festivals(Date(5, 2, 3)) == own.festivals(Date(5, 2, 3)) != []


def test_a_calendar_may_have_other_lengths(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(
        "name: Short\nmonths: [{name: a, days: 2}, {name: b, days: 3}]\nweekdays: [{name: x}]\n"
        "periods: [{name: day, starts: 6, light: true}, {name: night, starts: 18, light: false}]\n"
        "rounds_per_period: 3\nfestivals: []\nseasons: []\n",
        "utf-8",
    )
    own = load_calendar(str(path))
    assert own.days_in_year == 5
    assert own.moment(7) == Moment(Date(1, 1, 2), 1, 1)
    assert own.moment(7 + 5 * 6) == Moment(Date(2, 1, 2), 1, 1)
    assert own.hours(own.moment(4)) == (18, 6)
    assert own.weekday(Date(1, 2, 3)).name == "x"


def test_the_calendars_that_come_with_the_game_are_known_by_name() -> None:
    assert calendar_names() == ["usual", "luas"]
    with pytest.raises(ContentError, match=r"^nowhere: expected a file or one of usual or luas$"):
        load_calendar("nowhere")


MONTHS = [{"name": "a", "days": 2}]
NONE: dict[str, Any] = {"festivals": [], "seasons": []}
FEAST = {"id": "x", "name": "X", "month": 1, "day": 1}


@pytest.mark.parametrize(
    ("values", "place", "expected"),
    [
        ([], "$ (line 1)", "expected an object, got a list"),
        ({}, "$ (line 1)", "expected the field name"),
        ({"name": "x", "monts": []}, "$ (line 1)", "expected no field 'monts'"),
        ({"name": "x", "months": []}, "$.months (line 1)", "expected "),
        (
            {"name": "x", "months": [{"name": "a", "days": 0}]},
            "$.months[0].days (line 1)",
            "expected a whole number of at least 1, got 0",
        ),
        (
            {"name": "x", "months": MONTHS},
            "$.months (line 1)",
            "expected a day 6 of month 2 for Carnaval, or festivals of its own",
        ),
        (
            {"name": "x", "festivals": []},
            "$.festivals (line 1)",
            "expected solsticio_de_inverno, with which inverno begins; or seasons of its own",
        ),
        (
            {"name": "x", "reading": "by_moon"},
            "$.reading (line 1)",
            "expected by_date or by_day_number, got 'by_moon'",
        ),
        (
            {"name": "x", "festivals": [{**FEAST, "month": 13}]},
            "$.festivals[0].month (line 1)",
            "expected a month from 1 to 12, got 13",
        ),
        (
            {"name": "x", "festivals": [{**FEAST, "day": 8}]},
            "$.festivals[0].day (line 1)",
            "expected a day of janeiro, which has 7, got 8",
        ),
        (
            {"name": "x", "festivals": [{**FEAST, "day_number": 85}]},
            "$.festivals[0].day_number (line 1)",
            "expected a day of the year, which has 84, got 85",
        ),
        (
            {"name": "x", "festivals": [FEAST, FEAST]},
            "$.festivals[1].id (line 1)",
            "expected a unique id, got 'x'",
        ),
        (
            {"name": "x", "festivals": [{**FEAST, "mark": "eclipse"}]},
            "$.festivals[0].mark (line 1)",
            "expected solstice or equinox, got 'eclipse'",
        ),
        (
            {"name": "x", "seasons": [{"name": "dry", "begins": "rain"}], "festivals": [FEAST]},
            "$.seasons[0].begins (line 1)",
            "expected a date or the id of a festival (x), got 'rain'",
        ),
        (
            {"name": "x", "seasons": [{"name": "dry", "begins": {"month": 1, "day": 9}}]},
            "$.seasons[0].begins.day (line 1)",
            "expected a day of janeiro, which has 7, got 9",
        ),
        (
            {
                "name": "x",
                "periods": [{"name": n, "starts": h, "light": True} for n, h in ("a9", "b5", "c7")],
            },
            "$.periods[0].starts (line 1)",
            "expected a whole number, got '9'",
        ),
        (
            {
                "name": "x",
                "periods": [{"name": "p", "starts": hour, "light": True} for hour in (9, 20, 4, 10)],
            },
            "$.periods[3].starts (line 1)",
            "expected an hour after that of the period before, within one day, got 10",
        ),
        (
            {"name": "x", "moons": [{"id": "m", "name": "M", "length": 1, "phases": [{"name": "a"}] * 2}]},
            "$.moons[0].phases (line 1)",
            "expected at most a phase a day, 1",
        ),
        (
            {"name": "x", "sights": [{"id": "s", "name": "S", "first": {"year": 1, "month": 1, "day": 8}}]},
            "$.sights[0].first.day (line 1)",
            "expected a day of janeiro, which has 7, got 8",
        ),
        (
            {
                "name": "x",
                "sights": [
                    {
                        "id": "s",
                        "name": "S",
                        "first": {"year": 1, "month": 1, "day": 1},
                        "every_years": 1,
                        "every_days": 2,
                    }
                ],
            },
            "$.sights[0].every_days (line 1)",
            "expected every_years or every_days, not both",
        ),
    ],
)
def test_a_broken_calendar_is_refused_with_the_place_and_the_reason(
    values: Any, place: str, expected: str, tmp_path: Path
) -> None:
    path = written(tmp_path, values)
    with pytest.raises(ContentError) as refused:
        load_calendar(path)
    assert (refused.value.file, refused.value.path) == (str(path), place)
    assert refused.value.expected.startswith(expected)


def test_a_calendar_that_is_no_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_text('{"name": ', "utf-8")
    with pytest.raises(ContentError, match="expected JSON"):
        load_calendar(path)
    with pytest.raises(ContentError, match="cannot read the file"):
        load_calendar(tmp_path / "missing.json")


@pytest.mark.parametrize("values", [[1], 7, {}])
def test_values_that_are_no_calendar_are_refused(values: Any) -> None:
    with pytest.raises(ContentError) as refused:
        load_calendar(values)
    assert refused.value.file == "calendar"


def test_the_sky_of_a_far_year_is_known() -> None:
    first = {"year": FARTHEST, "month": 1, "day": 1}
    far = load_calendar({"name": "Far", "sights": [{"id": "star", "name": "Star", "first": first}]})
    assert [sight.name for sight in far.sights(Date(FARTHEST, 1, 1))] == ["Star"]


def test_an_unknown_reading_of_festivals_is_refused() -> None:
    with pytest.raises(ContentError, match="expected by_date or by_day_number"):
        load_calendar(festivals="by_moon")


# Words


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Saturday, 7 October, year 3 · Night, 20:00 to 00:00, dark"),
        ("pt", "sábado, 7 de outubro do ano 3 · Noite, das 20:00 às 00:00, escuro"),
        ("fr", "samedi 7 octobre, an 3 · Nuit, de 20 h à 00 h, sombre"),
        ("zh", "第3年十月7日，星期六 · 夜晚，20:00至00:00，暗"),
    ],
)
def test_a_moment_is_reported_in_every_language(lang: str, said: str) -> None:
    assert Catalogue("turnwright.games.rounds", lang).tell(told(USUAL, USUAL.read("3-10-07 5.2"))) == said


def told(calendar: Calendar, moment: Moment) -> Message:
    """The message of a moment."""
    return dates.tell_when(dates.when(calendar, moment))


def notes(calendar: Calendar, date: Date) -> list[Message]:
    """The messages beside a date."""
    return [dates.tell_beside(each) for each in dates.beside(calendar, date)]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Season: autumn", "🎃 Halloween (The day when the veil is thinnest)"]),
        ("pt", ["Estação: outono", "🎃 Halloween (O dia em que o véu está mais fino)"]),
        ("fr", ["Saison : automne", "🎃 Halloween (Le jour où le voile est le plus mince)"]),
        ("zh", ["季节：秋", "🎃 万圣节（阴阳之隔最薄的一天）"]),
    ],
)
def test_the_season_and_the_festival_stand_beside_the_date(lang: str, said: list[str]) -> None:
    words = Catalogue("turnwright.games.rounds", lang)
    assert [words.tell(line) for line in notes(USUAL, Date(3, 10, 7))] == said


def test_the_moons_and_the_sky_stand_beside_the_date() -> None:
    words = Catalogue("turnwright.games.rounds", "pt")
    lines = [words.tell(line) for line in notes(MOONS, Date(1, 1, 4))]
    assert lines == [
        "Estação: frio",
        "🌕 Alva: cheia",
        "⚫ Rubra: oculta",
        "☄️ Cometa do Ferreiro (Bom dia para forjar)",
    ]


@pytest.mark.parametrize("lang", languages())
def test_every_name_of_the_shipped_calendars_has_a_message(lang: str) -> None:
    words = Catalogue("turnwright.games.rounds", lang)
    for calendar in (USUAL, MOONS):
        for day in range(1, calendar.days_in_year + 1):
            for line in notes(calendar, calendar.date(day)):
                for word in line.args.values():
                    if getattr(word, "args", {}).get("text"):
                        assert words.has(word.id), word


def test_portuguese_words_are_those_of_the_files() -> None:
    words = Catalogue("turnwright.games.rounds", "pt")
    for calendar in (USUAL, MOONS):
        for day in range(1, calendar.days_in_year + 1):
            moment = Moment(calendar.date(day), day % 6 + 1)
            for line in [told(calendar, moment), *notes(calendar, moment.date)]:
                for word in line.args.values():
                    if getattr(word, "args", {}).get("text"):
                        assert words.say(word.id) == word.args["text"]


def test_custom_names_are_reported_as_they_stand() -> None:
    own = load_calendar({"name": "Own", "weekdays": [{"name": "Zug"}, {"name": "domingo"}]})
    words = Catalogue("turnwright.games.rounds", "en")
    assert words.tell(told(own, own.moment(1))).startswith("Zug, 1 January, year 1")
    assert words.tell(told(own, own.moment(25))).startswith("Sunday, 2 January, year 1")
