"""How a bot leads a group: rest when hurt, look for what the goal asks for, and go there."""

from typing import Any, ClassVar

from mypy_extensions import i64

from turnwright.games.rounds.campaign.land import FAR, NOWHERE, Land
from turnwright.games.rounds.campaign.rules import needs_more
from turnwright.games.rounds.campaign.state import Campaign, Group
from turnwright.games.rounds.commands import Camp, Explore, Travel, Wait
from turnwright.kernel.dice import Dice
from turnwright.kernel.options import Options
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import Message


class CampaignBot(Policy):
    """Leads the heroes of a campaign, and leaves battles to another bot."""

    name: ClassVar[str] = "heuristic"

    def __init__(self, fighter: Policy) -> None:
        self.fighter = fighter

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> Any:
        if not isinstance(state, Campaign):
            return self.fighter.command(game, state, seat, options, dice)
        if state.battle is not None:
            return self.fighter.command(game, state.battle, seat, options, dice)
        return advise(state)

    def answer(self, game: Any, state: Any, seat: int, request: Any, dice: Dice) -> int:
        if isinstance(state, Campaign):
            state = state.battle
        return self.fighter.answer(game, state, seat, request, dice)

    def explain(self, game: Any, state: Any, seat: int, dice: Dice) -> Message | None:
        """Explain the command that it would give now."""
        if not isinstance(state, Campaign):
            return self.fighter.explain(game, state, seat, dice)
        if state.battle is not None:
            return self.fighter.explain(game, state.battle, seat, dice)
        command = advise(state)
        if isinstance(command, Camp):
            return Message("bot-camps")
        if isinstance(command, Explore):
            return Message("bot-explores")
        return Message("bot-travels" if isinstance(command, Travel) else "bot-waits")


def advise(state: Campaign) -> Any:
    """Return the best command for the active group."""
    land: Land = state.land
    group = state.groups[state.active]
    if _hurt(group) and land.places[group.place].life > 0:
        return Camp()
    wanted = _wanted(state, group)
    if wanted == group.place:
        return Explore() if _worth(state, wanted) else Wait()
    return Wait() if wanted == NOWHERE else Travel(_step(land, group.place, wanted))


def _hurt(group: Group) -> bool:
    # The survivors have less than two thirds of their life.
    life: i64 = 0
    most: i64 = 0
    for hero in group.heroes:
        if hero.life > 0:
            life += hero.life
            most += hero.most[0]
    return 3 * life < 2 * most


def _wanted(state: Campaign, group: Group) -> i64:
    """Return the nearest place with something the goal needs, else the place of the goal."""
    land: Land = state.land
    away = land.periods_to(group.place)
    best: i64 = NOWHERE
    if needs_more(state):
        for number in range(len(land.places)):
            nearer = best == NOWHERE or away[number] < away[best]
            if nearer and away[number] < FAR and _worth(state, number):
                best = number
    if best == NOWHERE and land.goal_place >= 0 and away[land.goal_place] < FAR:
        return land.goal_place
    return best


def _worth(state: Campaign, number: i64) -> bool:
    # Finds while treasures are needed, enemies while victories are.
    land: Land = state.land
    place = land.places[number]
    if state.treasures < land.goal_treasures and state.searched[number] < len(place.finds):
        return True
    if state.won >= land.goal_battles:
        return False
    return state.guards[number] > 0 or (place.parties > 0 and state.beaten[number] < place.battles)


def _step(land: Land, start: i64, wanted: i64) -> str:
    # The first place on the shortest route.
    best = ""
    least: i64 = FAR
    for link in land.places[start].links:
        there = land.periods_to(link.to)
        if link.periods + there[wanted] < least:
            best = land.places[link.to].id
            least = link.periods + there[wanted]
    return best
