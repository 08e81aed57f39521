"""Answers to `look`: a fleet, a system, a sector, a letter, a battle, or a list such as the inbox."""

from typing import Any, Final

from turnwright.gamekit.parsing import Tell, synonyms
from turnwright.games.stellar.content import classes, measures
from turnwright.games.stellar.state import EMBARKED, MOVING
from turnwright.games.stellar.ui import draw, messages, news
from turnwright.games.stellar.ui.draw import GalaxyMap, Sectors
from turnwright.games.stellar.ui.messages import handle, ships
from turnwright.kernel.records import Message

PAGE: Final = 20
FEW: Final = 4  # up to here the handles of alike ships are all listed
# The lists, and synonyms for each; a catalogue adds its own as `looks-<list>`, the usual word first.
LISTS: Final[dict[str, tuple[str, ...]]] = {
    "fleets": ("fleet",),
    "idle": ("waiting",),
    "systems": ("realm", "stars", "system"),
    "armies": ("army",),
    "enemies": ("foes", "others"),
    "inbox": ("letters", "messages", "mail"),
    "battles": ("battle", "reports"),
    "orders": (),
    "log": ("news",),
    "goals": ("goal", "victory"),
    "ships": ("types",),
    "map": ("chart",),
}


def look(view: Any, text: str, tell: Tell) -> list[Message]:
    """Describe what a text names in a view; nothing if it names nothing."""
    galaxy = GalaxyMap(view)
    tokens = text.casefold().split()
    if tokens and (len(tokens) == 1 or tokens[1].isdecimal()):
        for word, others in LISTS.items():
            translated = synonyms(f"looks-{word}", tell)
            if tokens[0] == word or tokens[0] in others or tokens[0] in translated:
                page = int(tokens[1]) if len(tokens) == 2 and len(tokens[1]) < 6 else 1
                return _paged(_list(galaxy, word), (translated or [word])[0], page)
    return _thing(galaxy, " ".join(tokens))


def _paged(lines: list[Message], word: str, page: int) -> list[Message]:
    if not lines:
        return [Message("look-none")]
    first = (max(page, 1) - 1) * PAGE
    left = len(lines) - first - PAGE
    more = [Message("look-more", {"count": left, "words": f"{word} {page + 1}"})] if left > 0 else []
    return lines[first : first + PAGE] + more


def _list(galaxy: GalaxyMap, word: str) -> list[Message]:
    view = galaxy.view
    own = view["faction"]
    if word == "fleets":
        return [draw.fleet_line(galaxy, fleet) for fleet in galaxy.own_fleets()]
    if word == "idle":
        return [draw.fleet_line(galaxy, fleet) for fleet in galaxy.idle_fleets()]
    if word == "systems":
        return [_system_line(galaxy, system) for system in view["systems"] if system["ownerFactionId"] == own]
    if word == "armies":
        return [_army(galaxy, army) for army in view["armies"] if army["factionId"] == own]
    if word == "enemies":
        return draw.seen(galaxy, len(view["fleets"]))
    if word == "inbox":
        return [_headline(galaxy, at + 1, letter) for at, letter in enumerate(letters(view))]
    if word == "battles":
        return [_battle_line(galaxy, at + 1, battle) for at, battle in enumerate(battles(view))]
    if word == "orders":
        return draw.orders(galaxy, len(view.get("orders", [])))
    if word == "goals":
        return draw.goals(view, galaxy.names)
    if word == "ships":
        return [_type(type) for type in classes()]
    if word == "map":
        return draw.chart(view, True)
    return [_log(galaxy, log) for log in sorted(view["logs"], key=_newest)]


def _thing(galaxy: GalaxyMap, wanted: str) -> list[Message]:
    for fleet in [*galaxy.view["fleets"], *_split_off(galaxy)]:
        if wanted in _names(fleet):
            if fleet["factionId"] != galaxy.view["faction"]:
                return [_fleet_here(galaxy, fleet), *_hulls(fleet)]
            lines = [_ship(group) for group in _alike(fleet["ships"])]
            more = [Message("look-more-lines", {"count": len(lines) - PAGE})] if len(lines) > PAGE else []
            return [
                draw.fleet_line(galaxy, fleet),
                *lines[:PAGE],
                *more,
                *draw.orders_of(galaxy, fleet["id"]),
            ]
    for system in galaxy.view["systems"]:
        if wanted in _names(system) or any(wanted in _names(planet) for planet in system["planets"]):
            return _system(galaxy, system)
    for army in galaxy.view["armies"]:
        if wanted in (army["id"], handle(army["id"])):
            return [_army(galaxy, army)]
    return _numbered(galaxy, wanted) or _sector(galaxy, wanted)


def _split_off(galaxy: GalaxyMap) -> list[Any]:
    # The fleets that the orders of this turn make out of others.
    known = {fleet["id"]: True for fleet in galaxy.view["fleets"]}
    return [fleet for fleet in galaxy.view.get("draft", {}).get("fleets", []) if fleet["id"] not in known]


def _names(thing: Any) -> list[str]:
    return [thing["id"].casefold(), handle(thing["id"]), thing["name"].casefold()]


def _numbered(galaxy: GalaxyMap, wanted: str) -> list[Message]:
    # m3 is the third letter of the inbox, b2 the second battle.
    if wanted[:1] not in ("m", "b") or not wanted[1:].isdecimal() or len(wanted) > 6:
        return []
    listed = letters(galaxy.view) if wanted[:1] == "m" else battles(galaxy.view)
    at = int(wanted[1:]) - 1
    if not 0 <= at < len(listed):
        return []
    one, names = listed[at], galaxy.names
    if wanted[:1] == "b":
        return messages.battle(names.place(one["systemId"]), one, names)
    kind, title = one["type"], one["title"]
    what = messages.headline(kind, title, one["payload"], names)
    head = Message("look-dated", {"day": one["day"], "what": what})
    return [head, *messages.letter(kind, title, one["lines"], one["payload"], names)]


# Fleets and ships


def _fleet_here(galaxy: GalaxyMap, fleet: Any) -> Message:
    if fleet["factionId"] == galaxy.view["faction"]:
        return draw.fleet_line(galaxy, fleet)
    names = galaxy.names
    args = {"faction": names.faction(fleet["factionId"]), "fleet": names.fleet(fleet["id"])}
    args["where"] = draw.where(galaxy, fleet)
    return Message("look-foreign", args)


def _hulls(fleet: Any) -> list[Message]:
    found: list[Message] = []
    for type, count in draw.counts(fleet["ships"]).items():
        hp = sum([ship["hp"] for ship in fleet["ships"] if ship["type"] == type])
        whole = int(classes()[type].hp) * count
        found.append(Message("look-hulls", {"ships": ships(type, count), "hp": hp, "whole": whole}))
    return found


def _alike(listed: list[Any]) -> list[list[Any]]:
    # Ships that differ only in their ids and kills share a line.
    groups: dict[str, list[Any]] = {}
    for ship in listed:
        key = " ".join([str(value) for field, value in ship.items() if field not in ("id", "kills")])
        groups.setdefault(key, []).append(ship)
    return list(groups.values())


def _ship(group: list[Any]) -> Message:
    ship = group[0]
    kind = classes()[ship["type"]]
    found = [
        Message("ship-hull", {"hp": ship["hp"], "whole": int(kind.hp)}),
        Message("ship-fuel", {"count": int(ship["fuel"])}),
    ]
    most = {"missiles": kind.missiles, "torpedoes": kind.torpedoes, "interceptors": kind.interceptors}
    found.extend([Message(f"ship-{name}", {"count": ship[name]}) for name in most if most[name] > 0])
    if ship["carriedArmyId"]:
        found.append(Message("ship-army", {"army": handle(ship["carriedArmyId"])}))
    args: dict[str, Any] = {"ships": ships(ship["type"], len(group)), "notes": found}
    handles = [handle(one["id"]) for one in group]
    args["handles"] = handles if len(handles) <= FEW else [handles[0], "...", handles[len(handles) - 1]]
    return Message("look-ship", args)


def _type(type: str) -> Message:
    kind = classes()[type]
    figures: dict[str, float] = {
        "type-hull": int(kind.hp),
        "type-gun": int(kind.gun),
        "type-defence": int(kind.point_defence),
        "type-evasion": int(kind.evasion * 100.0 + 0.5),
        "type-speed": int(kind.speed * measures().speed * 10.0 + 0.5) / 10.0,
        "ship-missiles": int(kind.missiles),
        "ship-torpedoes": int(kind.torpedoes),
        "type-range": int(kind.fuel // kind.per_ly) if kind.per_ly > 0 else 0,
    }
    found = [Message(name, {"count": count}) for name, count in figures.items() if count]
    return Message("look-type", {"type": messages.type_name(type), "notes": found})


# Systems and armies


def _owner(galaxy: GalaxyMap, owner: str) -> Message:
    return Message("owner-none") if owner == "" else galaxy.names.faction(owner)


def _system_line(galaxy: GalaxyMap, system: Any) -> Message:
    args = {
        "system": galaxy.names.place(system["id"]),
        "sector": Sectors(galaxy.view).name(system["position"]),
        "owner": _owner(galaxy, system["ownerFactionId"]),
        "gas": system["resource"] == "gas",
        "home": system["homeworld"],
        "observed": system["observed"],
    }
    return Message("look-system", args)


def _system(galaxy: GalaxyMap, system: Any) -> list[Message]:
    found = [_system_line(galaxy, system)]
    for planet in system["planets"]:
        args = {
            "planet": galaxy.names.place(planet["id"]),
            "kind": planet["class"],
            "body": planet["body"],
            "owner": _owner(galaxy, planet["ownerFactionId"]),
        }
        found.append(Message("look-planet" if planet["class"] == "solid" else "look-giant", args))
        on = [army for army in galaxy.view["armies"] if army["containerId"] == planet["id"]]
        found.extend([_army(galaxy, army) for army in on])
    for fleet in galaxy.view["fleets"]:
        if galaxy.system_near(fleet["position"]) is system and fleet["state"] != MOVING:
            found.append(_fleet_here(galaxy, fleet))
    return found


def _army(galaxy: GalaxyMap, army: Any) -> Message:
    men = {"men": army["strength"], "most": army["maxStrength"]}
    men["morale"] = int(army["morale"] * 100.0 + 0.5)
    place = galaxy.names.place(army["containerId"])
    for fleet in galaxy.own_fleets() if army["state"] == EMBARKED else []:
        if any(ship["id"] == army["containerId"] for ship in fleet["ships"]):
            place = f"{handle(army['containerId'])} ({handle(fleet['id'])})"
    args = {
        "army": handle(army["id"]),
        "faction": galaxy.names.faction(army["factionId"]),
        "men": Message("look-men", men),
        "place": place,
        "state": army["state"],
    }
    return Message("look-army", args)


def _sector(galaxy: GalaxyMap, wanted: str) -> list[Message]:
    if len(wanted) != 2 or not galaxy.view["systems"]:
        return []
    digit_first = wanted[0].isdecimal()
    row, column = (wanted[0], wanted[1].upper()) if digit_first else (wanted[1], wanted[0].upper())
    if column not in draw.LETTERS or row not in "12345678":
        return []
    sectors = Sectors(galaxy.view)
    name = f"{row}{column}"
    here = [system for system in galaxy.view["systems"] if sectors.name(system["position"]) == name]
    found = [_system_line(galaxy, system) for system in here]
    for fleet in galaxy.view["fleets"]:
        if sectors.name(fleet["position"]) == name:
            found.append(_fleet_here(galaxy, fleet))
    return found or [Message("look-none")]


# Letters, battles, the log


def letters(view: Any) -> list[Any]:
    """List the inbox by priority, then newest first."""
    kept = [letter for letter in view["messages"] if not letter["dismissed"]]
    return sorted(kept, key=_urgent)


def _urgent(letter: Any) -> tuple[int, int, str]:
    return -letter["priority"], -letter["day"], letter["id"]


def _headline(galaxy: GalaxyMap, number: int, letter: Any) -> Message:
    headline = messages.headline(letter["type"], letter["title"], letter["payload"], galaxy.names)
    args = {"number": f"m{number}", "day": letter["day"], "headline": headline}
    args["unread"] = not letter["read"]
    return Message("look-letter", args)


def battles(view: Any) -> list[Any]:
    """List the battles that the seat has a report of, newest first."""
    return sorted([battle for battle in view["battles"] if "rounds" in battle], key=_latest)


def _latest(battle: Any) -> tuple[int, str]:
    return -battle["turnResolved"], battle["id"]


def _battle_line(galaxy: GalaxyMap, number: int, battle: Any) -> Message:
    place = galaxy.names.place(battle["systemId"])
    args = {"number": f"b{number}", "day": battle["turnResolved"], "rounds": battle["rounds"]}
    args["headline"] = messages.headline(messages.BATTLE_LETTER, place, battle, galaxy.names)
    return Message("look-battle", args)


def _newest(log: Any) -> tuple[int, int, str]:
    return -log["day"], news.RANKS.get(log["about"], news.LAST), log["text"]


def _log(galaxy: GalaxyMap, log: Any) -> Message:
    args, ids = news.without_ids(log["args"]), news.ids_in(log["args"])
    what = messages.log_message(log["about"], args, log["text"], galaxy.names, ids)
    return Message("look-dated", {"day": log["day"], "what": what})
