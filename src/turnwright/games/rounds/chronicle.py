"""What is seen of a campaign, which is everything but hands in a battle, and how a terminal draws it."""

from collections.abc import Callable
from typing import Any

from turnwright.games.rounds.calendar import Calendar
from turnwright.games.rounds.campaign import IDLE, TRAVEL, Campaign, Group, Traveller
from turnwright.games.rounds.commands import Camp, Explore, Travel, Wait
from turnwright.games.rounds.dateline import beside, named, tell_beside, tell_when, when
from turnwright.games.rounds.land import Land
from turnwright.games.rounds.names import fighter
from turnwright.kernel.wire import Message

FULL = "♥"
EMPTY = "·"


def see(state: Campaign, battle: Any) -> dict[str, Any]:
    """A campaign as plain values, with what the seat may see of its battle."""
    land: Land = state.land
    calendar: Calendar = land.calendar
    moment = calendar.moment(state.round)
    shown: dict[str, Any] = {
        "campaign": land.name,
        "round": int(state.round),
        "moment": str(moment),
        "when": when(calendar, moment),
        "beside": beside(calendar, moment.date),
        "day": day_of(state),
        "days": int(land.days),
        "treasures": [int(state.treasures), int(land.goal_treasures)],
        "won": [int(state.won), int(land.goal_battles)],
        "goal": "" if land.goal_place < 0 else land.places[land.goal_place].name,
        "active": int(state.active),
        "fighting": int(state.fighting),
        "groups": [_group(group, land) for group in state.groups],
    }
    if state.battle is not None:
        shown["battle"] = battle
    if state.reason:
        shown["reason"] = state.reason
        shown["winner"] = int(state.winner)
    return shown


def day_of(state: Campaign) -> int:
    """The day of the campaign, from 1."""
    land: Land = state.land
    return land.day(state.round)


def _group(group: Group, land: Land) -> dict[str, Any]:
    place = land.places[group.place]
    return {
        "place_id": place.id,
        "place": place.name,
        "doing": group.doing,
        "to": land.places[group.to].name if group.doing == TRAVEL else "",
        "until": 0 if group.doing == IDLE else int(group.until),
        "heroes": [_hero(hero) for hero in group.heroes],
    }


def _hero(hero: Traveller) -> dict[str, Any]:
    now = (hero.life, hero.mp, hero.sp)
    amounts = {name: [int(now[at]), hero.most[at]] for at, name in enumerate(("life", "mp", "sp"))}
    return {"id": hero.id, "name": hero.name, **amounts}


def draw(view: Any, battle: list[Message]) -> list[Message]:
    """The date, what stands beside it, the goal, and each group with its heroes; then the battle."""
    lines = [tell_when(view["when"]), *[tell_beside(each) for each in view["beside"]], _goal(view)]
    for number, group in enumerate(view["groups"]):
        lines.append(_group_line(view, number, group))
        lines.extend([_hero_line(hero) for hero in group["heroes"]])
    return lines + battle


def _goal(view: Any) -> Message:
    words: dict[str, Any] = {name: view[name] for name in ("day", "days")}
    return Message("draw-goal", {**words, "goals": _goals(view)})


def _goals(view: Any) -> list[Message]:
    # Only what is asked for.
    found = [Message("goal-place", {"place": named("place", view["goal"])})] if view["goal"] else []
    for name in ("treasures", "won"):
        there, wanted = view[name]
        if wanted > 0:
            found.append(Message(f"goal-{name}", {"there": there, "wanted": wanted}))
    return found


def _group_line(view: Any, number: int, group: Any) -> Message:
    doing = "battle" if number == view["fighting"] else group["doing"] or "idle"
    if all(hero["life"][0] == 0 for hero in group["heroes"]):
        doing = "fallen"
    words = {
        "mark": ">" if number in (view["active"], view["fighting"]) else "-",
        "group": number + 1,
        "place": named("place", group["place"]),
        "to": named("place", group["to"]),
        "doing": doing,
        "left": max(0, group["until"] - view["round"]),
    }
    return Message("draw-group", words)


def _hero_line(hero: Any) -> Message:
    life, most = hero["life"]
    words = {
        "name": fighter(hero["name"], hero["id"]),
        "life": FULL * life + EMPTY * (most - life),
        "mp": f"{hero['mp'][0]}/{hero['mp'][1]}",
        "sp": f"{hero['sp'][0]}/{hero['sp'][1]}",
        "dead": life == 0,
    }
    return Message("draw-traveller", words)


def look(view: Any, text: str, tell: "Callable[[Message], str]") -> list[Message]:
    """The heroes of that name, or the groups at that place."""
    said = text.casefold().strip()
    lines: list[Message] = []
    for number, group in enumerate(view["groups"]):
        place = tell(named("place", group["place"])).casefold()
        for hero in group["heroes"]:
            name = tell(fighter(hero["name"], hero["id"])).casefold()
            if said in (name, hero["id"], place):
                lines += [_group_line(view, number, group), _hero_line(hero)]
    return lines


def label(state: Campaign, command: Any) -> Message:
    """What a command outside battle would mean here."""
    land: Land = state.land
    if isinstance(command, Travel):
        group = state.groups[max(0, state.active)]
        number = land.at(command.to)
        link = None if number < 0 else land.link(group.place, number)
        if link is None:
            return Message("choose-travel", {"to": command.to, "periods": 0})
        return Message(
            "choose-travel", {"to": named("place", land.places[number].name), "periods": int(link.periods)}
        )
    if isinstance(command, Explore):
        return Message("choose-explore", {"rounds": int(land.explore)})
    if isinstance(command, Camp):
        return Message("choose-camp", {"rounds": int(land.rest)})
    return Message("choose-wait" if isinstance(command, Wait) else "resign", {})
