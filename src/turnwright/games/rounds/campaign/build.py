"""Builds a campaign from its scenario: the land, the groups, and the battles met there."""

from turnwright.games.rounds.calendar import Calendar, Date, Moment
from turnwright.games.rounds.campaign.land import NOWHERE, Find, Land, Link, Omen, Place
from turnwright.games.rounds.campaign.state import Campaign, Group, Traveller
from turnwright.games.rounds.content import (
    arena_of,
    calendar_of,
    fighter_of,
    seats_of,
    start_of,
    whole_library,
)
from turnwright.games.rounds.content.campaign import fight, placed
from turnwright.games.rounds.content.schema import CampaignEntry, PlaceEntry, RoundsScenario
from turnwright.games.rounds.rulebook import LIFE, MP, SP
from turnwright.games.rounds.state import Fighter


def campaign_of(scenario: RoundsScenario) -> Campaign:
    """Build the first state of a campaign."""
    heroes = {hero.id: hero for hero in whole_library(scenario).heroes}
    land = land_of(scenario, calendar_of(scenario), {id: hero.name for id, hero in heroes.items()})
    team = [placed(entry) for entry in scenario.first]
    fighters = {each.hero: fighter_of(heroes[each.hero], level=each.level) for each in team}
    state = start_of_campaign(scenario, land, fighters)
    state.company = start_of(scenario)
    state.company.bind(arena_of(scenario))
    return state


def start_of_campaign(scenario: RoundsScenario, land: Land, heroes: dict[str, Fighter]) -> Campaign:
    """Place every group, with full resources."""
    entry = scenario.campaign
    assert entry is not None
    groups = []
    for group in entry.groups:
        names = group.heroes or [placed(each).hero for each in scenario.first]
        groups.append(Group(land.at(group.at), [_traveller(heroes[name]) for name in names]))
    state = Campaign(groups, land.start, len(land.places))
    state.land = land
    return state


def _traveller(fighter: Fighter) -> Traveller:
    return Traveller(fighter.id, fighter.name, [int(fighter.most(each)) for each in (LIFE, MP, SP)])


def land_of(scenario: RoundsScenario, calendar: Calendar, names: dict[str, str]) -> Land:
    """Build the land of a checked campaign; `names` are those of all heroes by id."""
    entry = scenario.campaign
    assert entry is not None
    numbers = {place.id: number for number, place in enumerate(entry.places)}
    start = entry.start
    goal = entry.goal
    land = Land(
        scenario.name,
        [_place(place, entry, numbers) for place in entry.places],
        calendar,
        calendar.round(Moment(Date(start.year, start.month, start.day), start.period)),
        entry.days,
        entry.explore_rounds,
        NOWHERE if goal.place is None else numbers[goal.place],
        goal.treasures,
        goal.battles,
        entry.safe_festivals,
        [Omen(omen.moon, omen.phase, omen.danger) for omen in entry.omens],
        scenario,
        names,
        [own for _, _, own in seats_of(scenario)],
    )
    land.all_effects = entry.effects == "all"
    return land


def _place(place: PlaceEntry, entry: CampaignEntry, numbers: dict[str, int]) -> Place:
    links = [Link(numbers[link.to], link.periods, link.danger) for link in place.links]
    # A road given once leads both ways.
    for other in entry.places:
        for link in other.links:
            if link.to == place.id and not link.one_way and _new(links, numbers[other.id]):
                links.append(Link(numbers[other.id], link.periods, link.danger))
    rest = place.rest
    return Place(
        place.id,
        place.name,
        (rest.life, rest.mp, rest.sp),
        place.danger.light,
        place.danger.dark,
        links,
        [Find(find.name, find.life, find.mp, find.sp, find.treasures) for find in place.finds],
        len(place.parties),
        place.battles,
        len(place.guard) > 0,
    )


def _new(links: list[Link], to: int) -> bool:
    return all(link.to != to for link in links)


def fight_in(land: Land, heroes: list[str], place: int, party: int) -> RoundsScenario:
    """Return the battle of heroes against a party at a place; built once for all matches."""
    key = f"{place} {party} {' '.join(heroes)}"
    if key not in land.fights:
        land.fights[key] = fight(land.scenario, heroes, place, party)
    found: RoundsScenario = land.fights[key]
    return found


def foes_of(land: Land, scenario: RoundsScenario) -> list[str]:
    """List the names of the second side."""
    return [land.names[placed(each).hero] for each in scenario.second]


def battle_scenario(state: Campaign) -> RoundsScenario:
    """Return the scenario of the battle that is on."""
    group = state.groups[state.fighting]
    heroes = [hero.id for hero in group.heroes if hero.life > 0]
    return fight_in(state.land, heroes, int(group.place), int(state.party))
