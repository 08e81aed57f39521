"""A small land for tests: a town, a wood and a tower, heroes without cards, and campaigns step by step."""

from collections.abc import Sequence
from typing import Any

from turnwright.games.rounds import Rounds
from turnwright.games.rounds.campaign.state import Campaign
from turnwright.games.rounds.commands import BeginBattle, EndTurn, Explore, Travel
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy

ROUNDS = Rounds()
HEROES = 0
FOES = 1


def fighter(id: str, level: int = 1, **attributes: int) -> dict[str, Any]:
    """A hero without cards, as a file has it; attributes are 3 by default."""
    usual = dict.fromkeys(("CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP"), 3)
    return {"id": id, "name": id.title(), "level": level, "attributes": {**usual, **attributes}}


def place(id: str, *links: str, periods: int = 1, **rest: Any) -> dict[str, Any]:
    """A place with roads to others, each with its periods."""
    return {"id": id, "name": id.title(), "links": [{"to": to, "periods": periods} for to in links], **rest}


TOWN = place("town", "wood", rest={"life": 2, "mp": 1, "sp": 0})
WOOD = place("wood", "tower", periods=2)
TOWER = place("tower")
RATS = {"danger": {"light": 100, "dark": 100}, "parties": [["rat"]], "battles": 9}
SHY = {"parties": [["rat"]], "danger": {"dark": 1}}  # there are enemies, which are hardly ever met
# Ann strikes first, which kills a rat; no fighter can hurt an ogre or survive its attack.
CAST = [
    fighter("ann", 3, PER=5, FOR=9, AGI=9, CON=5),
    fighter("bob", PER=4, AGI=4, FOR=1),
    fighter("rat", CON=2, PER=1),
    fighter("ogre", 20, CON=20, FOR=20, AGI=20, PER=20),
]


def land(*places: Any, first: Sequence[Any] = ("ann",), **rest: Any) -> dict[str, Any]:
    """A campaign with one hero who begins at the first place and wants to get to the last."""
    there = list(places) or [TOWN, WOOD, TOWER]
    begin, end = there[0]["id"], there[-1]["id"]
    usual = {"places": there, "groups": [{"at": begin}], "goal": {"place": end}, "days": 5}
    return {"name": "Land", "first": list(first), "heroes": CAST, "campaign": {**usual, **rest}}


def journey(scenario: Any, dice: Sequence[float] | None = None, seed: int = 0) -> Match:
    """A campaign with a person at both seats."""
    return Match(ROUNDS, scenario, seed=seed, dice=dice)


def go(match: Match, *commands: Any) -> list[Any]:
    """Carry out commands of the heroes; returns the events."""
    return [event for command in commands for event in match.submit(HEROES, command).events]


def now(match: Match) -> str:
    """The moment, as it is written."""
    return str(match.view(HEROES)["moment"])


def state_of(match: Match) -> Campaign:
    """The campaign as it stands."""
    state: Campaign = match.state
    return state


def fight(match: Match, *, idle: bool = False) -> list[Any]:
    """Play the battle to its end with bots, or with all fighters ending their turns; returns the events."""
    bot: Policy = ROUNDS.bots()["heuristic"]
    events: list[Any] = []
    while match.outcome is None and state_of(match).battle is not None:
        (seat,) = ROUNDS.to_act(match.state)
        options = ROUNDS.options(match.state, seat)
        command = bot.command(ROUNDS, match.state, seat, options, match.bot_dice(seat))
        if idle and not isinstance(command, BeginBattle):
            command = EndTurn()
        events += match.submit(seat, command).events
    return events


def kinds(events: Sequence[Any]) -> list[str]:
    """The tags of events, in order."""
    return [event.__struct_config__.tag for event in events]


TWO = {
    "first": ["ann", "bob"],
    "groups": [{"at": "town", "heroes": ["bob"]}, {"at": "wood", "heroes": ["ann"]}],
}


def two_groups() -> Match:
    """Bob is on his way from the town, and ann explores the wood, where the rats are."""
    match = journey(land(TOWN, {**WOOD, **RATS}, TOWER, **TWO), seed=1)
    go(match, Explore(), Travel("wood"))  # ann, with PER 5, acts before bob, with PER 4
    return match


def played(name: str, journal: Journal | None = None, seed: int = 8) -> Match:
    """A campaign that bots play on both sides."""
    bot = ROUNDS.bots()["heuristic"]
    return Match(ROUNDS, name, seed=seed, seats=[bot, bot], journal=journal)
