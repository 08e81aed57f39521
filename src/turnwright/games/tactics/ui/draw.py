"""A scene as lines for a terminal: the map, the order of turns, and a line for each creature."""

from collections.abc import Callable
from typing import Any, Final

from turnwright.gamekit.drawing import bar
from turnwright.gamekit.naming import verbatim
from turnwright.games.tactics.srd import CONDITIONS, MARKS
from turnwright.games.tactics.ui.messages import display_name, power_name
from turnwright.kernel.records import Message

WIDTH: Final = 80
RIM: Final = 4  # characters before the first cell
CELL: Final = 3  # characters of a cell
COLUMNS: Final = 25  # cells in a row of the window
ROWS: Final = 20
NUMBERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def draw(view: Any) -> list[Message]:
    """Draw the map with tokens, the initiative order, and a line for each creature."""
    tokens = tokens_of(view["creatures"])
    lines = [verbatim(line) for line in drawn_map(view, tokens)]
    lines.append(_round_line(view, tokens))
    for creature in _in_order(view):
        lines.append(_creature_line(creature, view, tokens))
    return lines + [purse_line(creature) for creature in view["creatures"] if _acts(creature, view)]


def tokens_of(creatures: list[Any]) -> dict[str, str]:
    """Assign each creature a token by id: letter and number, upper case for the party."""
    tokens: dict[str, str] = {}
    for creature in creatures:
        letter, number = _letter(creature), _number(creature["creatureId"])
        token = letter + NUMBERS[number]
        while token in tokens.values() and number + 1 < len(NUMBERS):
            number += 1
            token = letter + NUMBERS[number]
        tokens[creature["creatureId"]] = token
    return tokens


def _letter(creature: Any) -> str:
    letter: str = creature["creatureId"][0]
    letter = letter if letter.isalpha() else "x"
    return letter.upper() if creature["side"] == "party" else letter


def _number(creature_id: str) -> int:
    last = creature_id.rpartition("_")[2]
    if last.isascii() and last.isdecimal() and len(last) < 3 and 0 < int(last) < len(NUMBERS):
        return int(last)
    return 1


def drawn_map(view: Any, tokens: dict[str, str]) -> list[str]:
    """Draw the map as text with coordinates, cropped around the active creature."""
    rows = view["map"]
    x, y = _middle(view)
    left, right = _window(x, len(rows[0]), COLUMNS)
    top, bottom = _window(y, len(rows), ROWS)
    spaces = _spaces(view, tokens)
    areas = {(cell[0], cell[1]) for cell in view["combatUpdate"]["areaCells"]}
    lines = [" " * RIM + "".join([f"{column:>{CELL}}" for column in range(left, right)])]
    for row in range(top, bottom):
        drawn = f"{row:>{RIM - 1}} "
        for column in range(left, right):
            ground = rows[row][column]
            drawn += spaces.get((column, row)) or ((" :" if (column, row) in areas else "  ") + ground)
        lines.append(drawn.rstrip())
    return lines


def _middle(view: Any) -> tuple[int, int]:
    active = view["combatUpdate"]["activeCreatureId"]
    for creature in view["creatures"]:
        if creature["creatureId"] == active or active == "":
            return creature["position"][0], creature["position"][1]
    return 0, 0


def _window(middle: int, size: int, most: int) -> tuple[int, int]:
    first = min(max(0, middle - most // 2), max(0, size - most))
    return first, min(size, first + most)


def _spaces(view: Any, tokens: dict[str, str]) -> dict[tuple[int, int], str]:
    # Fallen creatures first, so that one standing on the same cell is drawn over them.
    active = view["combatUpdate"]["activeCreatureId"]
    spaces: dict[tuple[int, int], str] = {}
    lying = [each for each in view["creatures"] if each["hp"] == 0]
    standing = [each for each in view["creatures"] if each["hp"] > 0]
    for creature in lying + standing:
        if not creature["isAlive"] or creature["left"] in ("fled", "surrendered"):
            continue
        mark = ">" if creature["creatureId"] == active else "_" if creature["hp"] == 0 else " "
        x, y = creature["position"]
        across = creature["cellsAcross"]
        for row in range(y, y + across):
            for column in range(x, x + across):
                spaces[column, row] = mark + tokens[creature["creatureId"]]
    return spaces


def _round_line(view: Any, tokens: dict[str, str]) -> Message:
    update = view["combatUpdate"]
    if not update["inCombat"]:
        return Message("draw-scene", {"scene": view["scene"]})
    listed: list[str] = []
    gone = [creature["creatureId"] for creature in view["creatures"] if creature["left"]]
    for entry in update["order"]:
        if entry["isAlive"] and entry["creatureId"] not in gone:
            mark = ">" if entry["creatureId"] == update["activeCreatureId"] else ""
            token = tokens.get(entry["creatureId"], entry["name"])
            listed.append(f"{mark}{token} {entry['initiative']}")
    return Message("draw-round", {"round": update["round"], "order": listed})


def _in_order(view: Any) -> list[Any]:
    known = {creature["creatureId"]: creature for creature in view["creatures"]}
    order = [entry["creatureId"] for entry in view["combatUpdate"]["order"]]
    first = [known[name] for name in order if name in known]
    return first + [creature for name, creature in known.items() if name not in order]


def _creature_line(creature: Any, view: Any, tokens: dict[str, str]) -> Message:
    active = view["combatUpdate"]["activeCreatureId"]
    words: dict[str, Any] = {
        "mark": ">" if creature["creatureId"] == active else " ",
        "token": tokens[creature["creatureId"]],
        "bar": bar(creature["hp"], creature["maxHp"]),
        "hp": f"{creature['hp']}/{creature['maxHp']}",
        "name": creature_called(creature),
    }
    notes = _notes(creature)
    if not notes:
        return Message("draw-creature", words)
    words["notes"] = notes
    return Message("draw-creature-notes", words)


def creature_called(creature: Any) -> Message:
    """Name a creature of a view."""
    return display_name(creature["name"], creature["base"], creature["kind"])


def _acts(creature: Any, view: Any) -> bool:
    update = view["combatUpdate"]
    awake = creature["isAlive"] and creature["isConscious"] and not creature["left"]
    return awake and update["inCombat"] and creature["creatureId"] == update["activeCreatureId"]


def purse_line(creature: Any) -> Message:
    """Describe what a creature can still spend in its turn."""
    words = {"name": creature_called(creature), "left": purse_notes(creature)}
    return Message("draw-purse" if words["left"] else "draw-purse-empty", words)


def purse_notes(creature: Any) -> list[Message]:
    """List what a creature can still spend: actions, movement, spell slots."""
    left: list[Message] = []
    if creature["attacksLeft"] > 0:
        left.append(Message("purse-attacks", {"count": creature["attacksLeft"]}))
    elif not creature["usedAction"]:
        left.append(Message("purse-action"))
    if not creature["usedBonusAction"]:
        left.append(Message("purse-bonus"))
    if creature["remainingMovementFt"] > 0:
        left.append(Message("purse-movement", {"feet": creature["remainingMovementFt"]}))
    slots = [f"{level}: {count}" for level, count in enumerate(creature["slots"], 1) if count > 0]
    if slots:
        left.append(Message("purse-slots", {"slots": slots}))
    return left


def _notes(creature: Any) -> list[Message]:
    # Dead, gone, temporary hit points, conditions.
    if not creature["isAlive"]:
        return [Message("note-dead", {})]
    notes: list[Message] = []
    if creature["left"]:
        notes.append(Message("note-left", {"how": creature["left"]}))
    if creature["tempHp"] > 0:
        notes.append(Message("note-temporary", {"hp": creature["tempHp"]}))
    held = dict.fromkeys([condition["name"] for condition in creature["conditions"]])
    notes += [condition_note(name) for name in held]
    if creature["exhaustion"] > 0:
        notes.append(Message("note-exhaustion", {"level": creature["exhaustion"]}))
    return notes


def condition_note(name: str) -> Message:
    """Name a condition, or the spell behind it."""
    if name in CONDITIONS or name in MARKS:
        return Message("condition", {"condition": name, "text": name})
    return power_name(name)


# Look


def look(view: Any, text: str, tell: "Callable[[Message], str]") -> list[Message]:
    """Describe the creatures that a name, id, token or cell means: armour class, conditions, resources."""
    tokens = tokens_of(view["creatures"])
    wanted = text.casefold().replace("_", " ").strip()
    lines: list[Message] = []
    for creature in view["creatures"]:
        known = [creature["creatureId"].replace("_", " "), creature["name"], tell(creature_called(creature))]
        known += [tokens[creature["creatureId"]], ",".join([str(part) for part in creature["position"]])]
        if any(f" {name.casefold()}".find(f" {wanted}") >= 0 for name in known):
            lines.append(_creature_line(creature, view, tokens))
            lines.append(_closer(creature))
            lines += [_lasts(condition) for condition in creature["conditions"]]
    return lines


def _closer(creature: Any) -> Message:
    x, y = creature["position"]
    left = purse_notes(creature)
    if not creature["usedReaction"]:
        left.append(Message("purse-reaction"))
    words: dict[str, Any] = {"ac": creature["ac"], "x": str(x), "y": str(y), "left": left}
    if creature["concentratesOn"]:
        words["spell"] = power_name(creature["concentratesOn"])
        return Message("look-creature-concentrating", words)
    return Message("look-creature", words)


def _lasts(condition: Any) -> Message:
    words: dict[str, Any] = {"what": condition_note(condition["name"])}
    words["until"] = condition["until"]
    words["rounds"] = condition.get("rounds", 0)
    return Message("look-condition", words)
