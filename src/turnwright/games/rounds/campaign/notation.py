"""A campaign in one line, both ways.

    1-03-06 2.1 >0 t1 w2 m3 f- 0,2,0 1,0,0 0,0,1 - - | ponte<vila travel>moinho@70 bento*5*4*9 caete*0*0*3

The moment, the group that is to decide, treasures, battles won and met, who is in battle with which party;
for each place how many finds are taken, battles won, and whether its guard stands; reason and winner. Each
group has its place and where it came from, what it does and until which round, and its heroes with life, mana
and stamina, and `*withdrew` if their player has given up the battle. After ` ++ ` follow the heroes in their
round, as the line of a battle; after ` || ` a battle.
"""

from typing import Final

from turnwright.gamekit.notation import LARGEST, number
from turnwright.games.rounds import notation
from turnwright.games.rounds.campaign.land import Land, Place
from turnwright.games.rounds.campaign.rules import REASONS
from turnwright.games.rounds.campaign.state import (
    DOINGS,
    IDLE,
    Campaign,
    Group,
    Traveller,
)
from turnwright.games.rounds.content.campaign import GUARD
from turnwright.games.rounds.rulebook import NO_INDEX
from turnwright.games.rounds.state import Battle
from turnwright.kernel.errors import Rejected

NONE: Final = "-"
RESTING: Final = "idle"
WITHDREW: Final = "*withdrew"
COMPANY: Final = " ++ "
BATTLE: Final = " || "


def write(state: Campaign) -> str:
    """Write the position in one line."""
    land: Land = state.land
    head = [
        str(land.calendar.moment(int(state.round))),
        f">{_maybe(int(state.active))}",
        f"t{state.treasures}",
        f"w{state.won}",
        f"m{state.met}",
        f"f{_maybe(int(state.fighting))}" + (f"p{int(state.party)}" if state.fighting != NO_INDEX else ""),
        *[",".join([str(each) for each in row]) for row in (state.searched, state.beaten, state.guards)],
        state.reason or NONE,
        _maybe(int(state.winner)),
    ]
    line = " | ".join([" ".join(head), *[_group(group, land) for group in state.groups]])
    line += COMPANY + notation.write(state.company)
    return line if state.battle is None else line + BATTLE + notation.write(state.battle)


def _maybe(number: int) -> str:
    return NONE if number == NO_INDEX else str(number)


def _group(group: Group, land: Land) -> str:
    where = f"{land.places[group.place].id}<{land.places[group.came].id}"
    doing = f"{group.doing or RESTING}>{land.places[group.to].id}@{int(group.until)}"
    return " ".join([where, doing, *[_hero(hero) for hero in group.heroes]])


def _hero(hero: Traveller) -> str:
    written = f"{hero.id}*{int(hero.life)}*{int(hero.mp)}*{int(hero.sp)}"
    return written + WITHDREW if hero.withdrew else written


def read(text: str, like: Campaign) -> Campaign:
    """The position that a line describes, with the groups of `like`, or `Rejected`.

    A battle in it is not read here: see `battle_line`.
    """
    state = like.clone()
    state.battle = None
    try:
        before, _, company = text.partition(BATTLE)[0].partition(COMPANY)
        head, *groups = before.split(" | ")
        if len(groups) != len(state.groups):
            raise ValueError(f"expected {len(state.groups)} groups, got {len(groups)}")
        for number, group in enumerate(groups):
            _read_group(group, state.groups[number], state.land)
        _read_head(head.split(), state)
        state.company = notation.read(company, state.company)
        if (state.fighting == NO_INDEX) != (battle_line(text) == ""):
            raise ValueError("a battle is given exactly when a group is in one")
    except (ValueError, IndexError) as error:
        raise Rejected("malformed", f"not a position of this campaign: {error}", "position") from None
    return state


def battle_line(text: str) -> str:
    """Return the line of the battle in the line of a campaign, or ""."""
    return text.partition(BATTLE)[2]


def read_battle(text: str, like: Battle) -> Battle:
    """Read the battle in the line of a campaign, with the fighters of `like`."""
    return notation.read(battle_line(text), like)


def _read_head(parts: list[str], state: Campaign) -> None:
    date, round, active, treasures, won, met, fighting, searched, beaten, guards, reason, winner = parts
    land: Land = state.land
    state.round = land.calendar.round(land.calendar.read(f"{date} {round}"))
    state.active = _group_number(active, ">", state)
    state.treasures = number(treasures, "t")
    state.won = number(won, "w")
    state.met = number(met, "m")
    where, _, party = fighting.partition("p")
    state.fighting = _group_number(where, "f", state)
    state.party = NO_INDEX if party == "" else number(party, least=GUARD)
    if state.fighting != NO_INDEX:
        _check_party(state.party, land.places[state.groups[state.fighting].place])
    state.searched = _row(searched, land)
    state.beaten = _row(beaten, land)
    state.guards = _row(guards, land)
    if reason != NONE and reason not in REASONS:
        raise ValueError(f"{reason[:20]!r} is not a reason for the end of a campaign")
    state.reason = "" if reason == NONE else reason
    state.winner = NO_INDEX if winner == NONE else number(winner, most=1)


def _check_party(party: int, place: Place) -> None:
    if party >= place.parties or (party == GUARD and not place.guarded):
        raise ValueError(f"there is no party {party} at {place.id}")


def _group_number(text: str, label: str, state: Campaign) -> int:
    return NO_INDEX if text == label + NONE else number(text, label, len(state.groups) - 1)


def _row(text: str, land: Land) -> list[int]:
    row = [number(part) for part in text.split(",")]
    if len(row) != len(land.places):
        raise ValueError(f"expected {len(land.places)} places, got {len(row)}")
    return row


def _read_group(text: str, group: Group, land: Land) -> None:
    where, doing, *heroes = text.split()
    place, _, came = where.partition("<")
    doing, _, rest = doing.partition(">")
    to, _, until = rest.partition("@")
    group.place, group.came, group.to = _place(place, land), _place(came, land), _place(to, land)
    group.doing = IDLE if doing == RESTING else doing
    if group.doing not in DOINGS:
        raise ValueError(f"{doing[:20]!r} is not an activity of a group")
    group.until = number(until, least=-LARGEST)
    if len(heroes) != len(group.heroes):
        raise ValueError(f"expected {len(group.heroes)} heroes, got {len(heroes)}")
    for written, hero in zip(heroes, group.heroes, strict=True):
        _read_hero(written, hero)


def _place(text: str, land: Land) -> int:
    found = land.at(text)
    if found < 0:
        raise ValueError(f"{text[:40]!r} is not a place")
    return found


def _read_hero(text: str, hero: Traveller) -> None:
    hero.withdrew = text.endswith(WITHDREW)
    name, life, mp, sp = text.removesuffix(WITHDREW).split("*")
    if name != hero.id:
        raise ValueError(f"expected {hero.id}, got {name[:40]!r}")
    hero.life = number(life, most=hero.most[0])
    hero.mp = number(mp, most=hero.most[1])
    hero.sp = number(sp, most=hero.most[2])
