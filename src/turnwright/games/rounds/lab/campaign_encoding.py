"""The encoding of a campaign for learners: groups, places and the goal, and the battle while there is one.

Outside battle an action is a decision for a group; in battle it is that of a battle.
"""

from typing import Any, Final

from turnwright.gamekit.drawing import share
from turnwright.games.rounds.campaign.build import fight_in
from turnwright.games.rounds.campaign.land import Land
from turnwright.games.rounds.campaign.state import DOINGS, IDLE, TRAVEL, Campaign, Group
from turnwright.games.rounds.campaign.turns import acting
from turnwright.games.rounds.commands import Camp, EndTurn, Explore, Travel, Wait
from turnwright.games.rounds.content import arena_of, start_of
from turnwright.games.rounds.content.campaign import GUARD
from turnwright.games.rounds.lab.encoding import RoundsEncoding
from turnwright.games.rounds.state import Battle
from turnwright.kernel.errors import Rejected
from turnwright.kernel.lab_view import Encoding

PLAIN: Final[list[Any]] = [Explore(), Camp(), Wait(), EndTurn()]
LONGEST: Final = 40.0  # rounds of an activity


class CampaignEncoding(Encoding):
    """Heroes, groups and places in the order of the scenario; outside battle its part is all 0."""

    def __init__(self, start: Campaign) -> None:
        land: Land = start.land
        self.heroes: list[str] = [hero.id for hero in start.travellers()]
        self.places: list[str] = [place.id for place in land.places]
        self.groups = len(start.groups)
        self.battle = RoundsEncoding(_battles(start, land))
        self.road = len(PLAIN) + len(self.places)  # actions outside battle
        actions = ["explore", "camp", "wait", "leave the decision", *[f"travel {id}" for id in self.places]]
        names = self._names()
        super().__init__(names + self.battle.observation_names, actions + self.battle.action_names)
        self.answers = True

    def _names(self) -> list[str]:
        names: list[str] = []
        for id in self.heroes:
            names += [f"{id} {what}" for what in ("alive", "acting", "life", "mp", "sp", "ap")]
        for number in range(self.groups):
            group = f"group {number + 1}"
            names += [f"{group} at {id}" for id in self.places] + [f"{group} to {id}" for id in self.places]
            names += [f"{group} {doing or 'idle'}" for doing in DOINGS] + [f"{group} rounds left"]
        for id in self.places:
            names += [f"{id} {what}" for what in ("searched", "beaten", "guarded")]
        return [*names, "treasures", "victories", "days", "round of the day", "light", "in battle"]

    # Observations

    def observe(self, state: Campaign, seat: int) -> list[float]:
        land: Land = state.land
        seen: list[float] = []
        leader = acting(state)
        for hero in state.travellers():
            now = [hero.life, hero.mp, hero.sp]
            seen += [
                1.0 if hero.life > 0 else 0.0,
                1.0 if leader is not None and leader.id == hero.id else 0.0,
            ]
            seen += [share(float(now[i]), float(hero.most[i])) for i in range(3)]
            points = state.company.get(hero.id).ap
            seen.append(share(float(points), 20.0))
        for group in state.groups:
            self._look_at_group(seen, state, group)
        for number, place in enumerate(land.places):
            seen.append(share(float(state.searched[number]), float(len(place.finds))))
            seen.append(share(float(state.beaten[number]), float(place.battles)))
            seen.append(1.0 if state.guards[number] else 0.0)
        seen.append(share(float(state.treasures), float(land.goal_treasures)))
        seen.append(share(float(state.won), float(land.goal_battles)))
        seen.append(share(float(land.day(state.round)), float(land.days)))
        day = land.calendar.rounds_in_day
        seen.append(float((state.round - 1) % day + 1) / float(day))
        seen.append(1.0 if land.calendar.is_light(land.calendar.moment(state.round)) else 0.0)
        seen.append(0.0 if state.battle is None else 1.0)
        if state.battle is None:
            return seen + [0.0] * self.battle.size
        return seen + self.battle.observe(state.battle, seat)

    def _look_at_group(self, seen: list[float], state: Campaign, group: Group) -> None:
        for number in range(len(self.places)):
            seen.append(1.0 if group.place == number else 0.0)
        for number in range(len(self.places)):
            seen.append(1.0 if group.doing == TRAVEL and group.to == number else 0.0)
        for doing in DOINGS:
            seen.append(1.0 if group.doing == doing else 0.0)
        left = 0.0 if group.doing == IDLE else float(group.until - state.round)
        seen.append(share(left, LONGEST))

    # Actions

    def pose(self, state: Campaign, request: Any) -> None:
        self.battle.pose(_fighters(state), request)

    def mask(self, state: Campaign, seat: int) -> list[int]:
        if state.battle is not None or state.company.asked is not None:
            return [0] * self.road + self.battle.mask(_fighters(state), seat)
        mask: list[int] = [0] * self.actions
        hero = acting(state)
        if hero is None or state.reason != "" or hero.seat != seat:
            return mask
        for action in range(len(PLAIN)):
            mask[action] = 1
        land: Land = state.land
        for link in land.places[state.groups[state.active].place].links:
            mask[len(PLAIN) + link.to] = 1
        return mask

    def command(self, state: Campaign, seat: int, action: int) -> Any:
        if action >= self.road and (state.battle is not None or state.company.asked is not None):
            return self.battle.command(_fighters(state), seat, action - self.road)
        if not 0 <= action < self.road or state.battle is not None:
            raise Rejected("no-action", f"action {action} is not possible here", "action")
        if action < len(PLAIN):
            return PLAIN[action]
        return Travel(self.places[action - len(PLAIN)])


def _fighters(state: Campaign) -> Battle:
    return state.company if state.battle is None else state.battle


def _battles(start: Campaign, land: Land) -> list[Battle]:
    # Every battle that all heroes together may meet, and one without enemies.
    heroes = [hero.id for hero in start.travellers()]
    found: list[Battle] = [start.company]
    for number, place in enumerate(land.places):
        for party in [*range(place.parties), *([GUARD] if place.guarded else [])]:
            scenario = fight_in(land, heroes, number, party)
            battle = start_of(scenario)
            battle.bind(arena_of(scenario))
            found.append(battle)
    return found
