"""The news of a day in the order in which one wants to hear them, to those whom they concern."""

from typing import Any, Final

from turnwright.games.stellar.events import DayBegan, GalaxyWon, Logged, MoreNews, Reported
from turnwright.games.stellar.state import GalaxyState, GameMessage, Log

ROUTINE_TOLD: Final = 10  # of one faction on one day; the rest stands in the log
LAST: Final = 90
# What comes first: fleets fly, then they fight, then men do.
RANKS: Final = {
    "army-loaded": 10,
    "fleet-arrived": 11,
    "army-unloaded": 12,
    "army-moved": 13,
    "battle-won": 30,
    "battle-drawn": 30,
    "battle-forced": 31,
    "army-landed-under-fire": 32,
    "bombardment": 40,
    "ground-battle": 50,
    "army-destroyed": 51,
    "planet-conquered": 60,
    "system-conquered": 60,
}
OF_LETTERS: Final = {"BATTLE_RESOLVED": 30, "PLANET_CONQUERED": 55}
# Arguments that are names of something, and those beside them that hold its id.
IDS: Final = {"system": "systemId", "planet": "planetId", "fleet": "fleetId"}
ROUTINE: Final = 20  # what ranks before it is not worth a long list


class Item:
    """An event and who hears it; None is everybody."""

    def __init__(self, event: Any, to: "list[str] | None", order: "tuple[int, str, int, str]") -> None:
        self.event = event
        self.to = to
        self.order = order


def of_the_day(state: GalaxyState, before: dict[str, bool], read: dict[str, bool]) -> list[Item]:
    """All that a day has brought: what was not in the log and in the inbox before."""
    found = [_line(log) for log in state.logs if log.id not in before]
    found += [_letter(letter) for letter in state.messages if letter.id not in read]
    day = Item(DayBegan(int(state.day)), None, (0, "", 0, ""))
    items = [day, *_shortened(sorted(found, key=_order))]
    if state.winner_faction_id != "":
        end = GalaxyWon(state.winner_faction_id, state.victory, int(state.day))
        items.append(Item(end, None, (LAST, "", 0, "")))
    return items


def _order(item: Item) -> tuple[int, str, int, str]:
    return item.order


def ids_in(args: dict[str, str]) -> dict[str, str]:
    """The ids of what a line is about, by the names of the arguments that they belong to."""
    return {name: args[held] for name, held in IDS.items() if held in args}


def words_in(args: dict[str, str]) -> dict[str, str]:
    """The arguments of a line without the ids."""
    held = list(IDS.values())
    return {name: value for name, value in args.items() if name not in held}


def _line(log: Log) -> Item:
    place = log.args.get("system", "") or log.args.get("planet", "")
    # A system is told of after its planets, a battle before the report of it.
    after = " ~" if log.about == "system-conquered" else ""
    order = (RANKS.get(log.about, LAST), place + after, 0, log.text)
    event = Logged(int(log.day), log.about, words_in(log.args), log.text, ids_in(log.args))
    return Item(event, log.to or None, order)


def _letter(letter: GameMessage) -> Item:
    event = Reported(int(letter.day), letter.type, letter.title, tuple(letter.lines), letter.payload)
    return Item(event, letter.to, (OF_LETTERS.get(letter.type, LAST), letter.title, 1, letter.id))


def _shortened(items: list[Item]) -> list[Item]:
    # Of a faction with many fleets only the first lines are told, and how many more there are.
    told: dict[str, int] = {}
    kept: list[Item] = []
    for item in items:
        if item.to is None or item.order[0] >= ROUTINE:
            kept.append(item)
            continue
        name = item.to[0]
        told[name] = told.get(name, 0) + 1
        if told[name] <= ROUTINE_TOLD:
            kept.append(item)
    for name, count in told.items():
        if count > ROUTINE_TOLD:
            kept.append(Item(MoreNews(count - ROUTINE_TOLD), [name], (ROUTINE, "", 0, "")))
    return sorted(kept, key=_order)
