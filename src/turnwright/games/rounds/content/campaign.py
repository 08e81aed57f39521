"""Campaign scenarios: the battles met in them, and checks that their parts fit together."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from turnwright.gamekit.complaints import either
from turnwright.gamekit.content import located, refuse
from turnwright.games.rounds.calendar import Calendar, Date, Moment
from turnwright.games.rounds.content.schema import Placed, PlaceEntry, RoundsScenario, SeatEntry
from turnwright.games.rounds.map.board import CHEST
from turnwright.games.rounds.rulebook import SIDES

GUARD: Final = -1
NUMBERED: Final = "-"  # between the id of a hero and a number, for a hero that takes part twice


def placed(entry: str | Placed) -> Placed:
    """Return an entry of a side as a placed hero; it may be given by its id only."""
    return Placed(entry) if isinstance(entry, str) else entry


def fight(scenario: RoundsScenario, heroes: list[str], place: int, party: int) -> RoundsScenario:
    """Return the battle of heroes against a party at a place as a scenario."""
    entry = scenario.campaign
    assert entry is not None
    there = entry.places[place]
    foes = there.guard if party == GUARD else there.parties[party]
    return replace(
        scenario,
        name=there.name,
        first=tuple([each for each in scenario.first if placed(each).hero in heroes]),
        second=foes,
        seats=seats_in_battle(scenario, heroes, foes),
        board=there.board,
        containers=(),
        campaign=None,
    )


def seats_in_battle(
    scenario: RoundsScenario, heroes: list[str], foes: tuple[str | Placed, ...]
) -> str | tuple[SeatEntry, ...]:
    """Return the seats in a battle of a campaign; the seat of a hero who is elsewhere has no fighters."""
    if scenario.seats == "side":
        return "side"
    team = [placed(each).hero for each in scenario.first]
    own = [SeatEntry(hero, (hero,)) for hero in team] if scenario.seats == "character" else scenario.seats
    there = [SeatEntry(seat.name, tuple([id for id in seat.fighters if id in heroes])) for seat in own]
    return (
        *there,
        SeatEntry(SIDES[1], tuple(numbered([*heroes, *[placed(each).hero for each in foes]])[len(heroes) :])),
    )


def numbered(heroes: list[str]) -> list[str]:
    """Return the ids of fighters: a hero that takes part twice gets a number."""
    ids: list[str] = []
    for hero in heroes:
        id, again = hero, 1
        while id in ids:
            again += 1
            id = f"{hero}{NUMBERED}{again}"
        ids.append(id)
    return ids


def met_in(scenario: RoundsScenario) -> list[Placed]:
    """List the enemies of a campaign; none in a single battle."""
    entry = scenario.campaign
    if entry is None:
        return []
    sides = [side for place in entry.places for side in (*place.parties, place.guard)]
    return [placed(each) for side in sides for each in side]


class Survey:
    """Refuses the first inconsistency of a campaign."""

    def __init__(self, scenario: RoundsScenario, file: str, text: bytes) -> None:
        entry = scenario.campaign
        assert entry is not None
        self.entry = entry
        self.team = [placed(each).hero for each in scenario.first]
        self.file = file
        self.text = text
        self.known = [place.id for place in entry.places]

    def check(self) -> None:
        """Refuse the first place, road, group or goal that is impossible."""
        for at, hero in enumerate(self.team):
            if hero in self.team[:at]:
                refuse(self.file, located(f"$.first[{at}]", self.text), "a hero who is not listed yet", hero)
        for number, id in enumerate(self.known):
            if id in self.known[:number]:
                self._refuse(f".places[{number}].id", "a unique id", id)
        for number, place in enumerate(self.entry.places):
            path = f".places[{number}]"
            for row, signs in enumerate(place.board or ()):
                if CHEST in signs:
                    self._refuse(f"{path}.board[{row}]", "no containers on the board of a place", signs)
            for at, link in enumerate(place.links):
                if link.to not in self.known or link.to == place.id:
                    self._refuse(
                        f"{path}.links[{at}].to", "the id of another place", link.to, known=self.known
                    )
                if link.to in [each.to for each in place.links[:at]]:
                    self._refuse(f"{path}.links[{at}].to", "a place without a road from here yet", link.to)
        self._groups()
        self._goal()

    def _goal(self) -> None:
        goal = self.entry.goal
        if goal.place is None and goal.treasures == 0 and goal.battles == 0:
            self._refuse(".goal", "a place, treasures or battles")
        if goal.place is not None and goal.place not in self.known:
            self._refuse(".goal.place", "the id of a place", goal.place, known=self.known)
        near = self._within_reach()
        if goal.place is not None and goal.place not in near:
            self._refuse(".goal.place", "a place that can be reached", goal.place)
        places = [place for place in self.entry.places if place.id in near]
        hidden = sum([find.treasures for place in places for find in place.finds])
        if goal.treasures > hidden:
            self._refuse(".goal.treasures", f"at most what can be found, {hidden}", goal.treasures)
        foes = sum([place.battles for place in places if place.parties and self._is_dangerous(place)])
        foes += len([place for place in places if place.guard])
        if goal.battles > foes:
            self._refuse(".goal.battles", f"at most what can be won, {foes}", goal.battles)
        there = [group.at for group in self.entry.groups]
        if goal.place in there and goal.treasures == 0 and goal.battles == 0:
            self._refuse(".goal.place", "a place where no group starts", goal.place)

    def _is_dangerous(self, place: PlaceEntry) -> bool:
        # Whether random encounters happen there.
        ways = [link for other in self.entry.places for link in other.links if link.to == place.id]
        ways += [link for link in place.links if not link.one_way]
        risks = [place.danger.light, place.danger.dark, *[link.danger for link in ways]]
        return any(risks) or any(omen.danger > 0 for omen in self.entry.omens)

    def _within_reach(self) -> list[str]:
        # The places that any group can reach.
        ways = [(place.id, link.to) for place in self.entry.places for link in place.links]
        for place in self.entry.places:
            ways += [(link.to, place.id) for link in place.links if not link.one_way]
        found = [group.at for group in self.entry.groups]
        for here in found:
            found += [to for start, to in ways if start == here and to not in found]
        return found

    def _groups(self) -> None:
        seen: list[str] = []
        for number, group in enumerate(self.entry.groups):
            path = f".groups[{number}]"
            if group.at not in self.known:
                self._refuse(f"{path}.at", "the id of a place", group.at, known=self.known)
            if self.entry.places[self.known.index(group.at)].guard:
                self._refuse(f"{path}.at", "a place without a guard", group.at)
            if not group.heroes and seen:
                self._refuse(path, "the heroes of this group, because another group has some")
            for at, hero in enumerate(group.heroes or self.team):
                if hero not in self.team or hero in seen:
                    self._refuse(
                        f"{path}.heroes[{at}]", "a hero of the first side who is in no group yet", hero
                    )
                seen.append(hero)
        left = [hero for hero in self.team if hero not in seen]
        if left:
            self._refuse(".groups", f"a group for {either(left)}")

    def parties(self) -> list[tuple[str, int, int]]:
        """List the parties: the path in the file, the number of the place, and of the party there."""
        found: list[tuple[str, int, int]] = []
        for number, place in enumerate(self.entry.places):
            path = f"$.campaign.places[{number}]"
            found.extend([(f"{path}.parties[{at}]", number, at) for at in range(len(place.parties))])
            if place.guard:
                found.append((f"{path}.guard", number, GUARD))
        return found

    def look_at_time(self, calendar: Calendar) -> None:
        """Refuse a start that is not a date of the calendar, and omens of unknown moons."""
        start = self.entry.start
        date = Date(start.year, start.month, start.day)
        try:
            calendar.round(Moment(date, start.period))
            # The rules look at the moons of the night before, and at the last day.
            calendar.add_days(date, -1)
            calendar.add_days(date, self.entry.days)
        except ValueError as error:
            self._refuse(".start", f"a date of the calendar ({error})")
        for number, omen in enumerate(self.entry.omens):
            moons = {moon.id: moon for moon in calendar.plan.moons}
            if omen.moon not in moons:
                self._refuse(
                    f".omens[{number}].moon", "the id of a moon of the calendar", omen.moon, known=moons
                )
            phases = [name for phase in moons[omen.moon].phases for name in (phase.id, phase.name)]
            if omen.phase not in phases:
                self._refuse(f".omens[{number}].phase", f"a phase of {omen.moon}", omen.phase)

    def _refuse(self, path: str, expected: str, *got: Any, known: Iterable[str] = ()) -> None:
        refuse(self.file, located(f"$.campaign{path}", self.text), expected, *got, known=known)
