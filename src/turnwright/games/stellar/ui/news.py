"""The events of a day, in the order of its phases, each to the factions it concerns."""

from typing import Any, Final

from turnwright.games.stellar.events import DayBegan, GalaxyWon, Logged, MoreNews, Reported
from turnwright.games.stellar.state import GalaxyState

ROUTINE_SHOWN: Final = 10  # routine lines for a faction a day; the rest stands in the log
ROUTINE: Final = 20  # lower ranks are routine
LAST: Final = 90
# The rank of each line of the log: fleets move, then they fight, then armies do.
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
LETTER_RANKS: Final = {"BATTLE_RESOLVED": 30, "PLANET_CONQUERED": 55}
# Arguments that are names, and the arguments beside them that hold their ids.
IDS: Final = {"system": "systemId", "planet": "planetId", "fleet": "fleetId"}


class Item:
    """An event, the factions that receive it (None is everyone), and its place in the order."""

    def __init__(self, event: Any, to: "list[str] | None", order: "tuple[int, str, int, str]") -> None:
        self.event = event
        self.to = to
        self.order = order


def news_of_the_day(
    state: GalaxyState, old_logs: dict[str, bool], old_letters: dict[str, bool]
) -> list[Item]:
    """List everything a day has added to the log and the inboxes."""
    found: list[Item] = []
    for log in state.logs:
        if log.id not in old_logs:
            # A system follows its planets, and the report of a battle its line in the log.
            place = log.args.get("system", "") or log.args.get("planet", "")
            after = " ~" if log.about == "system-conquered" else ""
            order = (RANKS.get(log.about, LAST), place + after, 0, log.text)
            event = Logged(int(log.day), log.about, without_ids(log.args), log.text, ids_in(log.args))
            found.append(Item(event, log.to or None, order))
    for letter in state.messages:
        if letter.id not in old_letters:
            order = (LETTER_RANKS.get(letter.type, LAST), letter.title, 1, letter.id)
            report = Reported(int(letter.day), letter.type, letter.title, tuple(letter.lines), letter.payload)
            found.append(Item(report, letter.to, order))
    day = Item(DayBegan(int(state.day)), None, (0, "", 0, ""))
    items = [day, *_shortened(sorted(found, key=_order))]
    if state.winner_faction_id != "":
        end = GalaxyWon(state.winner_faction_id, state.victory, int(state.day))
        items.append(Item(end, None, (LAST, "", 0, "")))
    return items


def _order(item: Item) -> tuple[int, str, int, str]:
    return item.order


def ids_in(args: dict[str, str]) -> dict[str, str]:
    """Return the ids among the arguments of a line, by the argument they belong to."""
    return {name: args[held] for name, held in IDS.items() if held in args}


def without_ids(args: dict[str, str]) -> dict[str, str]:
    """Return the arguments of a line without the ids."""
    held = list(IDS.values())
    return {name: value for name, value in args.items() if name not in held}


def _shortened(items: list[Item]) -> list[Item]:
    # A faction with many fleets gets its first routine lines, and the number of the others.
    count: dict[str, int] = {}
    kept: list[Item] = []
    for item in items:
        if item.to is None or item.order[0] >= ROUTINE:
            kept.append(item)
            continue
        name = item.to[0]
        count[name] = count.get(name, 0) + 1
        if count[name] <= ROUTINE_SHOWN:
            kept.append(item)
    for name, number in count.items():
        if number > ROUTINE_SHOWN:
            kept.append(Item(MoreNews(number - ROUTINE_SHOWN), [name], (ROUTINE, "", 0, "")))
    return sorted(kept, key=_order)
