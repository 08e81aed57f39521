"""What a person asks to see: a fleet, a system, a sector, the inbox, a battle, the log."""

from collections.abc import Callable
from typing import Any, Final

from turnwright.gamekit.parsing import synonyms
from turnwright.games.stellar.content import classes, measures
from turnwright.games.stellar.state import EMBARKED, MOVING
from turnwright.games.stellar.ui import draw, messages, news
from turnwright.games.stellar.ui.draw import GalaxyMap, Sectors
from turnwright.games.stellar.ui.names import handle, ships
from turnwright.kernel.records import Message

Tell = Callable[[Message], str]

PAGE: Final = 20
FEW: Final = 4  # ships whose handles are all listed
# What can be listed, and other words for it; a language adds its own as `looks-<word>`.
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
    """What a view says about what a person names; nothing when that is nothing."""
    galaxy = GalaxyMap(view)
    words = text.casefold().split()
    page = int(words[1]) if len(words) == 2 and words[1].isdecimal() and len(words[1]) < 6 else 1
    if words and (len(words) == 1 or words[1].isdecimal()):
        for word, others in LISTS.items():
            if words[0] == word or words[0] in others or words[0] in synonyms(f"looks-{word}", tell):
                return _paged(_list(galaxy, word), word, page)
    return _thing(galaxy, " ".join(words))


def _paged(lines: list[Message], word: str, page: int) -> list[Message]:
    if not lines:
        return [Message("look-none")]
    first = (max(page, 1) - 1) * PAGE
    left = len(lines) - first - PAGE
    more = [Message("look-more", {"count": left, "words": f"look {word} {page + 1}"})] if left > 0 else []
    return lines[first : first + PAGE] + more


def _list(galaxy: GalaxyMap, word: str) -> list[Message]:
    if word == "fleets":
        return [draw.fleet_line(galaxy, fleet) for fleet in galaxy.own_fleets()]
    if word == "idle":
        return [draw.fleet_line(galaxy, fleet) for fleet in galaxy.idle_fleets()]
    if word == "systems":
        own = [
            system for system in galaxy.view["systems"] if system["ownerFactionId"] == galaxy.view["faction"]
        ]
        return [_system_line(galaxy, system) for system in own]
    if word == "armies":
        return [
            _army(galaxy, army)
            for army in galaxy.view["armies"]
            if army["factionId"] == galaxy.view["faction"]
        ]
    if word == "enemies":
        return draw.seen(galaxy, len(galaxy.view["fleets"]))
    if word == "inbox":
        return [_headline(galaxy, at + 1, letter) for at, letter in enumerate(letters(galaxy.view))]
    if word == "battles":
        return [_battle_line(galaxy, at + 1, battle) for at, battle in enumerate(battles(galaxy.view))]
    return _more_lists(galaxy, word)


def _more_lists(galaxy: GalaxyMap, word: str) -> list[Message]:
    if word == "orders":
        return draw.orders(galaxy, len(galaxy.view.get("orders", [])))
    if word == "goals":
        return draw.goals(galaxy.view, galaxy.names)
    if word == "ships":
        return [_type(type) for type in classes()]
    if word == "map":
        return draw.chart(galaxy.view, True)
    return [_log(galaxy, log) for log in sorted(galaxy.view["logs"], key=_newest)]


def _thing(galaxy: GalaxyMap, said: str) -> list[Message]:
    for fleet in galaxy.view["fleets"]:
        if said in _calls(fleet):
            return _fleet(galaxy, fleet)
    for system in galaxy.view["systems"]:
        if said in _calls(system) or any(said in _calls(planet) for planet in system["planets"]):
            return _system(galaxy, system)
    for army in galaxy.view["armies"]:
        if said in (army["id"], handle(army["id"])):
            return [_army(galaxy, army)]
    return _numbered(galaxy, said) or _sector(galaxy, said)


def _calls(thing: Any) -> list[str]:
    return [thing["id"].casefold(), handle(thing["id"]), thing["name"].casefold()]


def _numbered(galaxy: GalaxyMap, said: str) -> list[Message]:
    # m3 is the third letter of the inbox, b2 the second battle.
    if said[:1] not in ("m", "b") or not said[1:].isdecimal() or len(said) > 6:
        return []
    at = int(said[1:]) - 1
    if said[:1] == "m" and 0 <= at < len(letters(galaxy.view)):
        return _letter(galaxy, letters(galaxy.view)[at])
    if said[:1] == "b" and 0 <= at < len(battles(galaxy.view)):
        battle = battles(galaxy.view)[at]
        return messages.battle(galaxy.names.place(battle["systemId"]), battle, galaxy.names)
    return []


# Fleets and ships


def _fleet(galaxy: GalaxyMap, fleet: Any) -> list[Message]:
    if fleet["factionId"] != galaxy.view["faction"]:
        words = {
            "faction": galaxy.names.faction(fleet["factionId"]),
            "fleet": galaxy.names.fleet(fleet["id"]),
        }
        words["where"] = draw.where(galaxy, fleet)
        return [Message("look-foreign", words), *_hulls(fleet)]
    lines = [_ship(group) for group in _alike(fleet["ships"])]
    more = [Message("look-more-lines", {"count": len(lines) - PAGE})] if len(lines) > PAGE else []
    return [draw.fleet_line(galaxy, fleet), *lines[:PAGE], *more, *draw.orders_of(galaxy, fleet["id"])]


def _hulls(fleet: Any) -> list[Message]:
    found: list[Message] = []
    for type, count in draw.counts(fleet).items():
        hp = sum([ship["hp"] for ship in fleet["ships"] if ship["type"] == type])
        whole = int(classes()[type].hp) * count
        found.append(Message("look-hulls", {"ships": ships(type, count), "hp": hp, "whole": whole}))
    return found


def _alike(listed: list[Any]) -> list[list[Any]]:
    # Ships that differ in nothing but their ids share a line.
    groups: dict[str, list[Any]] = {}
    for ship in listed:
        key = " ".join([str(value) for field, value in ship.items() if field not in ("id", "kills")])
        groups.setdefault(key, []).append(ship)
    return list(groups.values())


def _ship(group: list[Any]) -> Message:
    ship = group[0]
    kind = classes()[ship["type"]]
    few = [handle(one["id"]) for one in group]
    found = [
        Message("ship-hull", {"hp": ship["hp"], "whole": int(kind.hp)}),
        Message("ship-fuel", {"count": int(ship["fuel"])}),
    ]
    for name, most in (
        ("missiles", kind.missiles),
        ("torpedoes", kind.torpedoes),
        ("interceptors", kind.interceptors),
    ):
        if most > 0:
            found.append(Message(f"ship-{name}", {"count": ship[name]}))
    if ship["carriedArmyId"]:
        found.append(Message("ship-army", {"army": handle(ship["carriedArmyId"])}))
    words: dict[str, Any] = {"ships": ships(ship["type"], len(group)), "notes": found}
    words["handles"] = few if len(few) <= FEW else [few[0], "...", few[len(few) - 1]]
    return Message("look-ship", words)


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
    return Message("look-type", {"type": Message(f"type-{type}", {"text": type}), "notes": found})


# Systems and armies


def _owner(galaxy: GalaxyMap, owner: str) -> Message:
    return Message("owner-nobody") if owner == "" else galaxy.names.faction(owner)


def _system_line(galaxy: GalaxyMap, system: Any) -> Message:
    words = {
        "system": galaxy.names.place(system["id"]),
        "sector": Sectors(galaxy.view).name(system["position"]),
        "owner": _owner(galaxy, system["ownerFactionId"]),
        "gas": system["resource"] == "gas",
        "home": system["homeworld"],
        "observed": system["observed"],
    }
    return Message("look-system", words)


def _system(galaxy: GalaxyMap, system: Any) -> list[Message]:
    found = [_system_line(galaxy, system)]
    for planet in system["planets"]:
        words = {
            "planet": galaxy.names.place(planet["id"]),
            "kind": planet["class"],
            "body": planet["body"],
            "owner": _owner(galaxy, planet["ownerFactionId"]),
        }
        found.append(Message("look-planet" if planet["class"] == "solid" else "look-giant", words))
        on = [army for army in galaxy.view["armies"] if army["containerId"] == planet["id"]]
        found.extend([_army(galaxy, army) for army in on])
    for fleet in galaxy.view["fleets"]:
        if galaxy.system_near(fleet["position"]) is system and fleet["state"] != MOVING:
            found.append(_fleet_here(galaxy, fleet))
    return found


def _fleet_here(galaxy: GalaxyMap, fleet: Any) -> Message:
    if fleet["factionId"] == galaxy.view["faction"]:
        return draw.fleet_line(galaxy, fleet)
    words = {"faction": galaxy.names.faction(fleet["factionId"]), "fleet": galaxy.names.fleet(fleet["id"])}
    words["where"] = draw.where(galaxy, fleet)
    return Message("look-foreign", words)


def _army(galaxy: GalaxyMap, army: Any) -> Message:
    men = {"men": army["strength"], "most": army["maxStrength"]}
    men["morale"] = int(army["morale"] * 100.0 + 0.5)
    words = {
        "army": handle(army["id"]),
        "faction": galaxy.names.faction(army["factionId"]),
        "men": Message("look-men", men),
        "place": _container(galaxy, army),
        "state": army["state"],
    }
    return Message("look-army", words)


def _container(galaxy: GalaxyMap, army: Any) -> str:
    # Of a ship also the fleet that it flies in.
    for fleet in galaxy.own_fleets() if army["state"] == EMBARKED else []:
        if any(ship["id"] == army["containerId"] for ship in fleet["ships"]):
            return f"{handle(army['containerId'])} ({handle(fleet['id'])})"
    return galaxy.names.place(army["containerId"])


def _sector(galaxy: GalaxyMap, said: str) -> list[Message]:
    if len(said) != 2 or not galaxy.view["systems"]:
        return []
    row, column = (said[0], said[1].upper()) if said[0].isdecimal() else (said[1], said[0].upper())
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
    """The inbox: what matters most first, then the newest."""
    kept = [letter for letter in view["messages"] if not letter["dismissed"]]
    return sorted(kept, key=_urgent)


def _urgent(letter: Any) -> tuple[int, int, str]:
    return -letter["priority"], -letter["day"], letter["id"]


def _headline(galaxy: GalaxyMap, number: int, letter: Any) -> Message:
    said = messages.headline(letter["type"], letter["title"], letter["payload"], galaxy.names)
    words = {"number": f"m{number}", "day": letter["day"], "headline": said}
    words["new"] = not letter["read"] and letter["day"] == galaxy.view["day"]
    return Message("look-letter", words)


def _letter(galaxy: GalaxyMap, letter: Any) -> list[Message]:
    kind, title = letter["type"], letter["title"]
    head = Message(
        "look-dated",
        {"day": letter["day"], "what": messages.headline(kind, title, letter["payload"], galaxy.names)},
    )
    return [head, *messages.letter(kind, title, letter["lines"], letter["payload"], galaxy.names)]


def battles(view: Any) -> list[Any]:
    """The battles that one has a report of, the newest first."""
    return sorted([battle for battle in view["battles"] if "rounds" in battle], key=_latest)


def _latest(battle: Any) -> tuple[int, str]:
    return -battle["turnResolved"], battle["id"]


def _battle_line(galaxy: GalaxyMap, number: int, battle: Any) -> Message:
    place = galaxy.names.place(battle["systemId"])
    words = {"number": f"b{number}", "day": battle["turnResolved"], "rounds": battle["rounds"]}
    words["headline"] = messages.headline(messages.BATTLE_LETTER, place, battle, galaxy.names)
    return Message("look-battle", words)


def _newest(log: Any) -> tuple[int, int, str]:
    return -log["day"], news.RANKS.get(log["about"], news.LAST), log["text"]


def _log(galaxy: GalaxyMap, log: Any) -> Message:
    args: dict[str, str] = log["args"]
    said = messages.logged(log["about"], news.words_in(args), log["text"], galaxy.names, news.ids_in(args))
    return Message("look-dated", {"day": log["day"], "what": said})
