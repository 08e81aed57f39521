"""A campaign as plain values and as lines for a terminal; its labels and refusals."""

from typing import Any

from turnwright.gamekit.naming import verbatim
from turnwright.gamekit.parsing import Tell, is_named
from turnwright.games.rounds.calendar import Calendar
from turnwright.games.rounds.campaign.dates import beside, named, tell_beside, tell_when, when
from turnwright.games.rounds.campaign.land import Land
from turnwright.games.rounds.campaign.state import IDLE, TRAVEL, Campaign, Group, Traveller
from turnwright.games.rounds.campaign.turns import acting
from turnwright.games.rounds.commands import Camp, EndTurn, Explore, Travel, Wait
from turnwright.games.rounds.names import fighter
from turnwright.games.rounds.rulebook import AGI, NO_INDEX
from turnwright.games.rounds.state import Battle
from turnwright.games.rounds.ui.draw import about, look_up
from turnwright.games.rounds.ui.view import see as see_battle
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import Options
from turnwright.kernel.records import Message
from turnwright.kernel.turn_schema import Action, Resource, Turn, Way

FULL = "♥"
EMPTY = "·"


def see(state: Campaign, battle: Any, book: Any) -> dict[str, Any]:
    """Return a campaign as plain values, with the view of its battle and the data of its heroes."""
    land: Land = state.land
    calendar: Calendar = land.calendar
    moment = calendar.moment(state.round)
    shown: dict[str, Any] = {
        "campaign": land.name,
        "book": book,
        "round": int(state.round),
        "moment": str(moment),
        "when": when(calendar, moment),
        "beside": beside(calendar, moment.date),
        "round_of_period": [moment.round, int(calendar.plan.rounds)],
        "day": land.day(state.round),
        "days": int(land.days),
        "treasures": [int(state.treasures), int(land.goal_treasures)],
        "won": [int(state.won), int(land.goal_battles)],
        "goal": "" if land.goal_place < 0 else land.places[land.goal_place].name,
        "active": int(state.active),
        "actor_id": _actor(state),
        "order": [state.company.fighters[place].id for place in state.company.order],
        "fighting": int(state.fighting),
        "groups": [_group(group, land, _now(state, number)) for number, group in enumerate(state.groups)],
        "places": [_place(state, land, number) for number in range(len(land.places))],
    }
    if state.battle is not None:
        shown["battle"] = battle
    if state.reason:
        shown["reason"] = state.reason
        shown["winner"] = int(state.winner)
    return shown


def _actor(state: Campaign) -> str:
    hero = acting(state)
    return "" if hero is None or state.battle is not None else hero.id


def book_of(heroes: Battle, land: Land) -> dict[str, Any]:
    """Return the heroes at the start of a campaign with their cards and marks, and its days."""
    shown = see_battle(heroes, NO_INDEX)
    book = {"heroes": shown["fighters"], "cards": shown["cards"], "marks": shown["marks"]}
    return {**book, "calendar": [_day(land, day) for day in range(int(land.days))]}


def _day(land: Land, day: int) -> dict[str, Any]:
    calendar: Calendar = land.calendar
    date = calendar.add_days(calendar.moment(land.start).date, day)
    return {
        "day": day + 1,
        "weekday": calendar.weekday(date).name,
        "date": date.day,
        "month": calendar.month(date).name,
        "year": date.year,
        "notes": beside(calendar, date),
    }


def _now(state: Campaign, number: int) -> dict[str, list[int]]:
    # The current resources of heroes in battle.
    if state.battle is None or number != state.fighting:
        return {}
    gone = [hero.id for hero in state.groups[number].heroes if hero.withdrew]
    heroes = [who for who in state.battle.fighters if who.side == 0 and who.id not in gone]
    return {who.id: [int(who.life), int(who.mp), int(who.sp)] for who in heroes}


def _group(group: Group, land: Land, now: dict[str, list[int]]) -> dict[str, Any]:
    place = land.places[group.place]
    return {
        "place_id": place.id,
        "place": place.name,
        "doing": group.doing,
        "to": land.places[group.to].name if group.doing == TRAVEL else "",
        "until": 0 if group.doing == IDLE else int(group.until),
        "heroes": [_hero(hero, now.get(hero.id)) for hero in group.heroes],
    }


def _place(state: Campaign, land: Land, number: int) -> dict[str, Any]:
    # Without the contents of closed containers and random enemies.
    place = land.places[number]
    return {
        "id": place.id,
        "name": place.name,
        "ways": [
            {"to": land.places[link.to].name, "periods": int(link.periods), "danger": int(link.danger)}
            for link in place.links
        ],
        "danger": [int(place.light), int(place.dark)],
        "rest": [int(place.life), int(place.mp), int(place.sp)],
        "guarded": state.guards[number] > 0,
        "found": [find.name for find in place.finds[: state.searched[number]]],
    }


def _hero(hero: Traveller, there: list[int] | None) -> dict[str, Any]:
    now = [int(hero.life), int(hero.mp), int(hero.sp)] if there is None else there
    amounts = {name: [now[at], hero.most[at]] for at, name in enumerate(("life", "mp", "sp"))}
    return {"id": hero.id, "name": hero.name, **amounts}


def draw(view: Any, battle: list[Message]) -> list[Message]:
    """Draw the date, the goal, each group with its heroes, and the battle."""
    lines = [tell_when(view["when"]), *[tell_beside(each) for each in view["beside"]], _goal(view)]
    for number, group in enumerate(view["groups"]):
        lines.append(_group_line(view, number, group))
        if number != view["fighting"]:  # drawn with the battle
            lines.extend([_hero_line(hero) for hero in group["heroes"]])
    return lines + battle


def _goal(view: Any) -> Message:
    args: dict[str, Any] = {name: view[name] for name in ("day", "days")}
    args["round"], args["rounds"] = view["round_of_period"]
    return Message("draw-goal", {**args, "goals": _goals(view)})


def _goals(view: Any) -> list[Message]:
    # Only the parts that are required.
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
    args = {
        "mark": ">" if number in (view["active"], view["fighting"]) else "-",
        "group": number + 1,
        "place": named("place", group["place"]),
        "to": named("place", group["to"]),
        "doing": doing,
        "left": max(0, group["until"] - view["round"]),
    }
    return Message("draw-group", args)


def _hero_line(hero: Any) -> Message:
    life, most = hero["life"]
    args = {
        "name": fighter(hero["name"], hero["id"]),
        "life": FULL * life + EMPTY * (most - life),
        "mp": f"{hero['mp'][0]}/{hero['mp'][1]}",
        "sp": f"{hero['sp'][0]}/{hero['sp'][1]}",
        "dead": life == 0,
    }
    return Message("draw-traveller", args)


def look(view: Any, text: str, tell: Tell) -> list[Message]:
    """Describe a place with its groups, a hero, a card or a mark by name; `map` describes all places."""
    wanted = text.casefold().replace("_", " ").strip()
    if wanted in ("map", tell(Message("word-map")).casefold()):
        return [line for place in view["places"] for line in _place_lines(place)]
    lines: list[Message] = []
    for place in view["places"]:
        if is_named(wanted, [place["id"], place["name"], tell(named("place", place["name"]))]):
            lines += [*_place_lines(place), *_who_is_at(view, place["id"])]
    return lines or _heroes_called(view, wanted, tell) or look_up(view["book"], wanted, tell)


def _place_lines(place: Any) -> list[Message]:
    light, dark = place["danger"]
    life, mp, sp = place["rest"]
    args = {"place": named("place", place["name"]), "light": light, "dark": dark}
    args |= {"life": life, "mp": mp, "sp": sp, "guarded": place["guarded"]}
    ways = [
        Message("look-way", {**way, "to": named("place", way["to"]), "risky": way["danger"] > 0})
        for way in place["ways"]
    ]
    found = [Message("look-found", {"find": named("find", find)}) for find in place["found"]]
    return [Message("look-place", args), *ways, *found]


def _who_is_at(view: Any, place: str) -> list[Message]:
    lines: list[Message] = []
    for number, group in enumerate(view["groups"]):
        if group["place_id"] == place:
            lines += [_group_line(view, number, group), *[_hero_line(hero) for hero in group["heroes"]]]
    return lines


def _heroes_called(view: Any, wanted: str, tell: Tell) -> list[Message]:
    lines: list[Message] = []
    for number, group in enumerate(view["groups"]):
        for hero in group["heroes"]:
            if is_named(wanted, [hero["id"], hero["name"], tell(fighter(hero["name"], hero["id"]))]):
                lines += [_group_line(view, number, group), _hero_line(hero)]
                known = [each for each in view["book"]["heroes"] if each["id"] == hero["id"]]
                lines += [line for each in known for line in about(each, view["book"])]
    return lines


def label(state: Campaign, command: Any) -> Message:
    """Label a command outside battle."""
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
    if isinstance(command, EndTurn):
        return Message("choose-leave", {})
    return Message("choose-wait" if isinstance(command, Wait) else "resign", {})


def turn(state: Campaign, options: Options) -> Turn:
    """Write the turn sheet of the group that decides: travel with its periods and danger, and the rest."""
    land: Land = state.land
    roads: list[Way] = []
    found: list[Action] = []
    for place in range(options.count()):
        command: Any = options.command(place)
        if isinstance(command, Travel):
            there = land.at(command.to)
            link = land.link(state.groups[state.active].place, there)
            numbers = {} if link is None else {"periods": float(link.periods), "danger": float(link.danger)}
            name = named("place", land.places[there].name)
            roads.append(Way(place, command.to, name=name, label=label(state, command), numbers=numbers))
        else:
            tag = str(command.__struct_config__.tag)
            found.append(Action(tag, label(state, command), "act", "free", ways=(Way(place),)))
    if roads:
        found.insert(0, Action("travel", Message("action-travel", {}), "move", "free", ways=tuple(roads)))
    hero = acting(state)
    if hero is None:
        return Turn(options.count(), actions=tuple(found))
    points = Resource(
        "ap", Message("resource-name", {"resource": "ap"}), int(hero.ap), int(hero.attribute(AGI))
    )
    return Turn(options.count(), hero.id, economy=(points,), actions=tuple(found))


def explain(state: Campaign, refused: Rejected) -> Message:
    """Explain a refusal outside battle."""
    land: Land = state.land
    if refused.code == "no-way":
        places = [land.places[land.at(str(id))].name for id in refused.legal]
        return Message("refused-no-way", {"places": [named("place", name) for name in places]})
    hero = acting(state)
    if refused.code == "not-your-turn" and hero is not None:
        return Message("refused-not-your-turn", {"who": fighter(hero.name, hero.id)})
    if refused.reason.find("no heroes left") >= 0:
        return Message("refused-no-heroes")
    if refused.code in ("no-cell", "no-rest", "wrong-state"):
        return Message("refused-wrong-state", {"now": "over" if state.reason != "" else "outside"})
    return verbatim(refused.reason)
