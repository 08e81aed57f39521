"""The state of a campaign: the round, the groups, and the battle that is on."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from turnwright.games.rounds.rulebook import NO_INDEX
from turnwright.games.rounds.state import Battle
from turnwright.kernel.codec import holds

IDLE: Final = ""
TRAVEL: Final = "travel"
EXPLORE: Final = "explore"
REST: Final = "rest"
WAIT: Final = "wait"
DOINGS: Final = (IDLE, TRAVEL, EXPLORE, REST, WAIT)


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Traveller:
    """A hero between battles: life, mana and stamina, and their maxima."""

    id: str
    name: str
    life: i64
    mp: i64
    sp: i64
    most: list[int]  # life, mp, sp
    withdrew: bool  # from the battle that is on

    def __init__(self, id: str = "", name: str = "", most: list[int] | None = None) -> None:
        self.id = id
        self.name = name or id
        self.most = [1, 0, 0] if most is None else most
        self.life = self.most[0]
        self.mp = self.most[1]
        self.sp = self.most[2]
        self.withdrew = False

    def clone(self) -> "Traveller":
        """Return an independent copy."""
        copy = Traveller(self.id, self.name, self.most)
        copy.life = self.life
        copy.mp = self.mp
        copy.sp = self.sp
        copy.withdrew = self.withdrew
        return copy

    def recover(self, life: i64, mp: i64, sp: i64) -> None:
        """Recover resources up to their maxima; the dead recover nothing."""
        if self.life > 0:
            self.life = min(self.life + life, self.most[0])
            self.mp = min(self.mp + mp, self.most[1])
            self.sp = min(self.sp + sp, self.most[2])


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Group:
    """Heroes who travel together: their place, the one before, and their activity."""

    place: i64
    came: i64
    doing: str
    to: i64
    until: i64  # the round in which the activity ends
    heroes: list[Traveller]

    def __init__(self, place: i64 = 0, heroes: list[Traveller] | None = None) -> None:
        self.place = place
        self.came = place
        self.doing = IDLE
        self.to = place
        self.until = 0
        self.heroes = [] if heroes is None else heroes

    def clone(self) -> "Group":
        """Return an independent copy."""
        copy = Group(self.place, [hero.clone() for hero in self.heroes])
        copy.came = self.came
        copy.doing = self.doing
        copy.to = self.to
        copy.until = self.until
        return copy

    @property
    def alive(self) -> bool:
        """Whether a hero of the group is alive."""
        return any(hero.life > 0 for hero in self.heroes)


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Campaign:
    """A position in a campaign; the round does not advance during a battle."""

    round: i64  # by the calendar
    active: i64  # the group to decide, or -1
    groups: list[Group]
    searched: list[int]  # containers opened at each place
    beaten: list[int]  # victories at each place
    guards: list[int]  # whether each place is still guarded
    treasures: i64
    won: i64
    met: i64  # battles so far
    fighting: i64  # the group in battle, or -1
    party: i64  # the party it met; -1 is the guard
    battle: Battle | None
    company: Battle  # all heroes, with the order, points and marks of the rounds outside battle
    reason: str
    winner: i64

    def __init__(self, groups: list[Group] | None = None, round: i64 = 1, places: i64 = 0) -> None:
        self.round = round
        self.active = NO_INDEX
        self.groups = [] if groups is None else groups
        self.searched = [0] * places
        self.beaten = [0] * places
        self.guards = [0] * places
        self.treasures = 0
        self.won = 0
        self.met = 0
        self.fighting = NO_INDEX
        self.party = NO_INDEX
        self.battle = None
        self.company = Battle()
        self.reason = ""
        self.winner = NO_INDEX
        self.land: Any = None  # shared, not part of the state

    def clone(self) -> "Campaign":
        """Return an independent copy in the same land."""
        copy = Campaign([group.clone() for group in self.groups], self.round)
        copy.active = self.active
        copy.searched = self.searched.copy()
        copy.beaten = self.beaten.copy()
        copy.guards = self.guards.copy()
        copy.treasures = self.treasures
        copy.won = self.won
        copy.met = self.met
        copy.fighting = self.fighting
        copy.party = self.party
        copy.battle = None if self.battle is None else self.battle.clone()
        copy.company = self.company.clone()
        copy.reason = self.reason
        copy.winner = self.winner
        copy.land = self.land
        return copy

    def travellers(self) -> list[Traveller]:
        """List all heroes, group by group."""
        return [hero for group in self.groups for hero in group.heroes]


holds(Traveller, most=list[int])
holds(Group, heroes=list[Traveller])
holds(
    Campaign,
    groups=list[Group],
    searched=list[int],
    beaten=list[int],
    guards=list[int],
    battle=Battle | None,
    company=Battle,
)
