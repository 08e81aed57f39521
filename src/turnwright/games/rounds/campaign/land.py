"""The constants of a campaign: places, roads, calendar and goal."""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.games.rounds.calendar import Calendar

NOWHERE: Final = -1
FAR: Final = 1_000_000


class Link:
    """A road to another place: the periods it takes, and its danger in percent."""

    def __init__(self, to: i64, periods: i64 = 1, danger: i64 = 0) -> None:
        self.to = to
        self.periods = periods
        self.danger = danger


class Find:
    """The contents of a container: what each hero of a group recovers, and treasure."""

    def __init__(self, name: str, life: i64 = 0, mp: i64 = 0, sp: i64 = 0, treasures: i64 = 0) -> None:
        self.name = name
        self.life = life
        self.mp = mp
        self.sp = sp
        self.treasures = treasures


class Place:
    """A place: recovery by rest, danger in light and in the dark, and encounters."""

    def __init__(
        self,
        id: str,
        name: str,
        rest: "tuple[int, int, int]" = (1, 2, 2),
        light: i64 = 0,
        dark: i64 = 0,
        links: list[Link] | None = None,
        finds: list[Find] | None = None,
        parties: i64 = 0,
        battles: i64 = 0,
        guarded: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        self.life: i64 = rest[0]
        self.mp: i64 = rest[1]
        self.sp: i64 = rest[2]
        self.light = light
        self.dark = dark
        self.links: list[Link] = [] if links is None else links
        self.finds: list[Find] = [] if finds is None else finds
        self.parties = parties  # enemies of random encounters
        self.battles = battles  # victories after which no enemies are left
        self.guarded = guarded

    def with_finds(self, finds: list[Find]) -> "Place":
        """Return the place with other contents of its containers."""
        rest = (int(self.life), int(self.mp), int(self.sp))
        return Place(
            self.id,
            self.name,
            rest,
            self.light,
            self.dark,
            self.links,
            finds,
            self.parties,
            self.battles,
            self.guarded,
        )


class Omen:
    """A phase of a moon that changes every danger."""

    def __init__(self, moon: str, phase: str, danger: i64) -> None:
        self.moon = moon
        self.phase = phase
        self.danger = danger


class Land:
    """The map, the calendar and the settings of a campaign, shared by all its states."""

    def __init__(
        self,
        name: str,
        places: list[Place],
        calendar: Calendar,
        start: i64 = 1,
        days: i64 = 1,
        explore: i64 = 2,
        goal_place: i64 = NOWHERE,
        goal_treasures: i64 = 0,
        goal_battles: i64 = 0,
        safe_festivals: bool = False,
        omens: list[Omen] | None = None,
        scenario: Any = None,
        names: "dict[str, str] | None" = None,
        seats: "list[list[str]] | None" = None,
    ) -> None:
        self.name = name
        self.places = places
        self.calendar = calendar
        self.start = start
        self.days = days
        self.last: i64 = ((start - 1) // calendar.rounds_in_day + days) * calendar.rounds_in_day
        self.explore = explore
        self.rest: i64 = calendar.plan.rounds
        self.goal_place = goal_place
        self.goal_treasures = goal_treasures
        self.goal_battles = goal_battles
        self.safe_festivals = safe_festivals
        self.omens: list[Omen] = [] if omens is None else omens
        self.scenario = scenario
        self.names: dict[str, str] = {} if names is None else names  # of all heroes and enemies, by id
        self.seats: list[list[str]] = (
            [[], []] if seats is None else seats
        )  # the heroes of each seat; foes last
        self.all_effects = False  # also those that cost something, outside battle
        self.fights: dict[str, Any] = {}  # scenarios of battles, by place, party and heroes

    def with_finds(self, finds: "list[list[Find]]") -> "Land":
        """Return the land with other contents of its containers."""
        places = [place.with_finds(finds[number]) for number, place in enumerate(self.places)]
        other = Land(
            self.name,
            places,
            self.calendar,
            self.start,
            self.days,
            self.explore,
            self.goal_place,
            self.goal_treasures,
            self.goal_battles,
            self.safe_festivals,
            self.omens,
            self.scenario,
            self.names,
            self.seats,
        )
        other.fights = self.fights
        other.all_effects = self.all_effects
        return other

    def at(self, id: str) -> int:
        """Return the number of a place, or -1."""
        for number, place in enumerate(self.places):
            if place.id == id:
                return number
        return NOWHERE

    def link(self, start: i64, to: i64) -> Link | None:
        """Return the road from one place to another, or None."""
        for link in self.places[start].links:
            if link.to == to:
                return link
        return None

    def danger(self, place: Place, round: i64) -> i64:
        """Return the danger of a place in percent, by light and moons; none on safe festivals."""
        light = self.calendar.is_light(self.calendar.moment(round))
        return self._on_the_day(place.light if light else place.dark, round)

    def danger_of_way(self, link: Link, round: i64) -> i64:
        """Return the danger of a road in percent for a group that arrives in a round."""
        return self._on_the_day(link.danger, round)

    def _on_the_day(self, percent: i64, round: i64) -> i64:
        date = self.calendar.moment(round).date
        if self.safe_festivals and self.calendar.festivals(date):
            return 0
        for omen in self.omens:
            for tonight in self.calendar.moons(date):
                if tonight.moon.id == omen.moon and omen.phase in (tonight.phase.id, tonight.phase.name):
                    percent += omen.danger
        return max(0, min(100, percent))

    def day(self, round: i64) -> int:
        """Return the day of the campaign, from 1."""
        whole: i64 = self.calendar.rounds_in_day
        return int((round - 1) // whole - (self.start - 1) // whole + 1)

    def periods_to(self, start: i64) -> list[int]:
        """Return the periods from a place to every other by the shortest route."""
        away: list[int] = [FAR] * len(self.places)
        away[start] = 0
        changed = True
        while changed:
            changed = False
            for number, place in enumerate(self.places):
                for link in place.links:
                    if away[number] + link.periods < away[link.to]:
                        away[link.to] = away[number] + link.periods
                        changed = True
        return away
