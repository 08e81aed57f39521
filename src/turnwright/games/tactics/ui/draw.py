"""A scene as lines for a terminal: the map, the order of turns, and a line for each creature."""

from collections.abc import Callable
from typing import Any, Final

from turnwright.gamekit.drawing import bar
from turnwright.gamekit.naming import TIE, map_row, verbatim
from turnwright.gamekit.parsing import folded
from turnwright.games.tactics.names import condition_name, display_name, power_name
from turnwright.games.tactics.ui import adventure
from turnwright.games.tactics.ui.adventure import scene_lines
from turnwright.kernel.records import Message, Palette

RIM: Final = 4  # characters before the first cell
CELL: Final = 3  # characters of a cell
COLUMNS: Final = 25  # cells in a row of the window
ROWS: Final = 20
FEWEST_ROWS: Final = 5  # of the map, on the smallest screen
# Where the map goes on beyond the window.
UP: Final = "^"
DOWN: Final = "v"
MORE: Final = "…"
FEET_PER_STEP: Final = 5  # of height
NPC: Final = "&"  # a figure to talk to, in an adventure
THING: Final = "*"  # a thing to use, search or investigate
NUMBERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def draw(view: Any) -> list[Message]:
    """Draw the map with tokens, the initiative order, and a line for each creature."""
    tokens = tokens_of(view["creatures"])
    lines = _map_lines(drawn_map(view, tokens))
    lines += scene_lines(view)
    lines.append(_round_line(view, tokens))
    for creature in _in_order(view):
        lines.append(_creature_line(creature, view, tokens))
    return lines + [budget_line(creature) for creature in view["creatures"] if _acts(creature, view)]


def _map_lines(drawn: list[str]) -> list[Message]:
    return [map_row(line, len(line) if is_header(line) else RIM) for line in drawn]


def is_header(line: str) -> bool:
    """Whether a line of a map holds the numbers of its columns."""
    return not line[: RIM - 1].strip()


def palette(view: Any) -> Palette:
    """Colour creatures by side, and the ground by what it does."""
    names: list[tuple[Message, str]] = []
    tokens = tokens_of(view["creatures"])
    for creature in view["creatures"]:
        style = "side-1" if creature["side"] == "party" else "side-2"
        names += [(verbatim(tokens[creature["creatureId"]]), style), (creature_called(creature), style)]
        held = dict.fromkeys([condition["name"] for condition in creature["conditions"]])
        names += [(condition_name(name), "state") for name in held]
    return Palette(GROUND_STYLES, tuple(names))


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


def drawn_map(
    view: Any, tokens: dict[str, str], columns: int = COLUMNS, rows: int = ROWS, edges: bool = False
) -> list[str]:
    """Draw the map as text with coordinates, cropped around the active creature; `edges` marks where."""
    x, y = _middle(view)
    across = _window(x, len(view["map"][0]), columns)
    down = _window(y, len(view["map"]), rows)
    return _drawn_window(view, tokens, across, down, edges)


def _drawn_window(
    view: Any, tokens: dict[str, str], across: tuple[int, int], down: tuple[int, int], edges: bool
) -> list[str]:
    rows = view["map"]
    left, right = across
    top, bottom = down
    spaces = _spaces(view, tokens)
    areas = {(cell[0], cell[1]) for cell in view["combatUpdate"]["areaCells"]}
    above = " " * (RIM - 1) + (UP if edges and top > 0 else " ")
    lines = [(above + "".join([f"{column:>{CELL}}" for column in range(left, right)])).rstrip()]
    for row in range(top, bottom):
        mark = " "
        if edges:
            mark = DOWN if row == bottom - 1 and bottom < len(rows) else MORE if left > 0 else " "
        drawn = f"{row:>{RIM - 1}}{mark}"
        for column in range(left, right):
            ground = view["layers"].get(f"{column},{row}", "") + rows[row][column]
            if (column, row) in areas and len(ground) < CELL:
                ground = ":" + ground
            drawn += spaces.get((column, row)) or f"{ground:>{CELL}}"
        lines.append(drawn + (f" {MORE}" if edges and right < len(rows[0]) else ""))
    return [line.rstrip() for line in lines]


def whole_map(view: Any, tokens: dict[str, str], columns: int) -> list[str]:
    """Draw all of the map; one that is too wide comes in several parts, from left to right."""
    width, height = len(view["map"][0]), len(view["map"])
    most = max(1, (columns - RIM) // CELL)
    lines: list[str] = []
    for left in range(0, width, most):
        lines += _drawn_window(view, tokens, (left, min(width, left + most)), (0, height), False)
    return lines


# The signs of the ground, with the ids of their meanings.
GROUND: Final = {
    "#": "legend-wall",
    "~": "legend-difficult",
    "n": "legend-half-cover",
    "N": "legend-three-quarters-cover",
    "o": "legend-no-step",
    "%": "legend-no-sight",
    "+": "legend-door",
    "/": "legend-open-door",
}


GROUND_STYLES: Final = {
    "#": "wall",
    "~": "rough",
    "n": "cover",
    "N": "cover",
    "o": "wall",
    "%": "wall",
    "+": "door",
    "/": "door",
    ":": "area",
    ".": "floor",
    **dict.fromkeys("123456789", "high"),
}


def legend(view: Any) -> dict[str, Message]:
    """Explain the signs on the map of a view."""
    found: dict[str, Message] = {"A-Z": Message("legend-party"), "a-z": Message("legend-foes")}
    found.update(_tokens_explained(view))
    for creature in view["creatures"]:
        if creature["creatureId"] == view["combatUpdate"]["activeCreatureId"]:
            found[">"] = Message("legend-active")
        if creature["isAlive"] and creature["hp"] == 0:
            found["_"] = Message("legend-fallen")
    there = "".join([*view["map"], *view["layers"].values()])
    for sign, meaning in GROUND.items():
        if sign in there:
            found[sign] = Message(meaning)
    heights = [sign for sign in "123456789" if sign in there]
    for sign in heights:
        found[sign] = Message("legend-height", {"feet": int(sign) * FEET_PER_STEP})
    if len(view["map"]) > FEWEST_ROWS or len(view["map"][0]) > COLUMNS:
        found[f"{UP} {DOWN} {MORE}"] = Message("legend-goes-on")
    if view["combatUpdate"]["areaCells"]:
        found[":"] = Message("legend-area")
    for sign, _ in _marks(view):
        found[sign] = Message("legend-npc" if sign == NPC else "legend-thing")
    return found


def _tokens_explained(view: Any) -> dict[str, Message]:
    # Creatures of a kind that follow each other share an entry: g1-g3.
    tokens = tokens_of(view["creatures"])
    groups: dict[tuple[str, str], list[Any]] = {}
    for creature in view["creatures"]:
        alone = creature["name"] == creature["kind"] or not creature["name"].startswith(creature["kind"])
        key = creature["creatureId"] if alone else creature["base"]
        groups.setdefault((creature["side"], key), []).append(creature)
    found: dict[str, Message] = {}
    for listed in groups.values():
        first, last = listed[0], listed[len(listed) - 1]
        sign = tokens[first["creatureId"]]
        if len(listed) == 1:
            found[sign] = creature_called(first)
            continue
        kind = Message(f"kind-{first['base']}", {"text": first["kind"]})
        found[f"{sign}-{tokens[last['creatureId']]}"] = kind
    return found


# For a terminal of a known size


def screen(view: Any, columns: int, lines: int, before: Any = None) -> list[Message]:
    """Draw a view in at most `lines` lines if possible; within a turn, only what has changed."""
    if before is not None and _turn_of(before) == _turn_of(view):
        return _changes(before, view)
    tokens = tokens_of(view["creatures"])
    active = [budget_line(creature) for creature in view["creatures"] if _acts(creature, view)]
    order = [*scene_lines(view), _round_line(view, tokens)]
    order += [_creature_line(each, view, tokens) for each in _in_order(view)]
    full = _map_lines(whole_map(view, tokens, columns))
    if len(full) + len(order) + len(active) <= lines:
        return full + order + active
    brief = _brief_order(view, tokens)
    active = [*scene_lines(view), *active]
    if len(full) + 1 + len(active) <= lines:
        return [*full, brief, *active]
    most = max(1, (columns - RIM - 2) // CELL)
    cropped = drawn_map(view, tokens, most, max(FEWEST_ROWS, lines - 2 - len(active)), True)
    return [*_map_lines(cropped), brief, *active]


def _turn_of(view: Any) -> tuple[str, int, str]:
    update = view["combatUpdate"]
    if "adventure" in view and not update["inCombat"]:
        return view["adventure"]["sceneId"], 0, view["scene"]
    return view["scene"], update["round"], update["activeCreatureId"]


def _changes(before: Any, view: Any) -> list[Message]:
    # The creatures and the lines of the scene that have changed, and what the active one can still spend.
    tokens = tokens_of(view["creatures"])
    earlier = tokens_of(before["creatures"])
    known = [_creature_line(each, before, earlier) for each in before["creatures"]]
    lines = [_creature_line(each, view, tokens) for each in _in_order(view)]
    changed = [line for line in lines if line not in known]
    told = scene_lines(before)
    scene = [line for line in scene_lines(view) if line not in told]
    return (
        changed + scene + [budget_line(creature) for creature in view["creatures"] if _acts(creature, view)]
    )


def _brief_order(view: Any, tokens: dict[str, str]) -> Message:
    # The order of turns with hit points, in place of a line for each creature.
    update = view["combatUpdate"]
    if not update["inCombat"]:
        return Message("draw-scene", {"scene": view["scene"]})
    listed: list[Message] = []
    for creature in _in_order(view):
        if not creature["isAlive"] or creature["left"]:
            continue
        mark = ">" if creature["creatureId"] == update["activeCreatureId"] else ""
        text = f"{mark}{tokens[creature['creatureId']]}{TIE}{creature['hp']}/{creature['maxHp']}"
        notes = _notes(creature)
        listed.append(
            Message("draw-brief-notes", {"creature": text, "notes": notes}) if notes else verbatim(text)
        )
    return Message("draw-round", {"round": update["round"], "order": listed})


def _middle(view: Any) -> tuple[int, int]:
    active = view["combatUpdate"]["activeCreatureId"]
    for creature in view["creatures"]:
        if creature["creatureId"] == active or active == "":
            return creature["position"][0], creature["position"][1]
    return 0, 0


def _window(middle: int, size: int, most: int) -> tuple[int, int]:
    first = min(max(0, middle - most // 2), max(0, size - most))
    return first, min(size, first + most)


def _marks(view: Any) -> list[tuple[str, Any]]:
    # The signs of figures to talk to and of things to use, with their cells.
    return [(NPC if kind == "npc" else THING, each["position"]) for kind, each in adventure.figures(view)]


def _spaces(view: Any, tokens: dict[str, str]) -> dict[tuple[int, int], str]:
    # Fallen creatures first, so that one standing on the same cell is drawn over them.
    active = view["combatUpdate"]["activeCreatureId"]
    spaces = {(x, y): f"{sign:>{CELL}}" for sign, (x, y) in _marks(view)}
    lying = [each for each in view["creatures"] if each["hp"] == 0]
    standing = [each for each in view["creatures"] if each["hp"] > 0]
    for creature in lying + standing:
        if not creature["isAlive"] or creature["left"] in ("fled", "surrendered", "left"):
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
        "hp": _hit_points(creature),
        "name": creature_called(creature),
    }
    notes = _notes(creature)
    if not notes:
        return Message("draw-creature", words)
    words["notes"] = notes
    return Message("draw-creature-notes", words)


def _hit_points(creature: Any) -> Any:
    # In numbers, or as a word where players see steps.
    if "health" in creature:
        return Message("health", {"step": creature["health"], "text": creature["health"]})
    return Message("draw-hp", {"hp": creature["hp"], "most": creature["maxHp"]})


def creature_called(creature: Any) -> Message:
    """Name a creature of a view."""
    return display_name(creature["name"], creature["base"], creature["kind"])


def _acts(creature: Any, view: Any) -> bool:
    update = view["combatUpdate"]
    awake = creature["isAlive"] and creature["isConscious"] and not creature["left"]
    return awake and update["inCombat"] and creature["creatureId"] == update["activeCreatureId"]


def budget_line(creature: Any) -> Message:
    """Describe what a creature can still spend in its turn."""
    words = {"name": creature_called(creature), "left": budget_notes(creature)}
    return Message("draw-purse" if words["left"] else "draw-purse-empty", words)


def budget_notes(creature: Any) -> list[Message]:
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
    slots = [
        Message("purse-slot", {"level": level, "count": count})
        for level, count in enumerate(creature["slots"], 1)
        if count > 0
    ]
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
    notes += [condition_name(name) for name in held]
    if creature["exhaustion"] > 0:
        notes.append(Message("note-exhaustion", {"level": creature["exhaustion"]}))
    return notes


# Look


def look(view: Any, text: str, tell: "Callable[[Message], str]") -> list[Message]:
    """Describe the creatures that a name, id, token or cell means: armour class, conditions, resources."""
    tokens = tokens_of(view["creatures"])
    wanted = folded(text).replace("_", " ").strip()
    lines: list[Message] = []
    for creature in view["creatures"]:
        known = [creature["creatureId"].replace("_", " "), creature["name"], tell(creature_called(creature))]
        known += [tokens[creature["creatureId"]], ",".join([str(part) for part in creature["position"]])]
        if any(f" {folded(name)}".find(f" {wanted}") >= 0 for name in known):
            lines.append(_creature_line(creature, view, tokens))
            lines.append(_closer(creature))
            lines += [_lasts(condition) for condition in creature["conditions"]]
            kind = view.get("kinds", {}).get(creature["base"])
            if kind is not None:
                lines += sheet_lines(kind, creature)
    return _cell_lines(view, wanted) + adventure.look(view, wanted, tell) + lines


def sheet_lines(kind: Any, creature: Any) -> list[Message]:
    """Describe what a creature is by its kind: abilities, skills, attacks, spells and what it carries."""
    moves = {f"{way}": kind[f"{way}Ft"] for way in ("speed", "fly", "swim", "climb", "darkvision")}
    moves["initiative"] = f"{kind['initiative']:+}"
    moves["perception"] = kind["passivePerception"]
    abilities: list[Message] = []
    for ability, score in kind["abilities"].items():
        words: dict[str, Any] = {"ability": ability, "score": score, "bonus": f"{(score - 10) // 2:+}"}
        abilities.append(Message("sheet-ability", {**words, "save": f"{kind['saves'][ability]:+}"}))
    lines = [Message("sheet-moves", moves), Message("sheet-abilities", {"abilities": abilities})]
    skills = [
        Message("sheet-skill", {"skill": name, "bonus": f"{bonus:+}"})
        for name, bonus in kind["skills"].items()
    ]
    attacks = [_attack_line(attack) for attack in kind["attacks"]]
    powers = [
        Message("sheet-power", {"power": power_name(each["id"], each["name"]), "level": each["level"]})
        for each in kind["powers"]
    ]
    items = [
        Message("sheet-item", {"item": power_name(name), "count": count})
        for name, count in creature["items"].items()
        if count > 0
    ]
    listed: list[tuple[str, list[Message]]] = [("skills", skills), ("attacks", attacks), ("powers", powers)]
    for name, found in [*listed, ("items", items)]:
        if found:
            lines.append(Message(f"sheet-{name}", {name: found}))
        if name == "powers" and kind["spellDc"] > 0 and powers:
            lines.append(Message("sheet-dc", {"dc": kind["spellDc"]}))
    for name, types in (
        ("resists", kind["resistances"]),
        ("immune", kind["immunities"]),
        ("vulnerable", kind["vulnerabilities"]),
    ):
        if types:
            kinds = [Message("sheet-damage-kind", {"kind": each}) for each in types]
            lines.append(Message(f"sheet-{name}", {"kinds": kinds}))
    return lines


def _attack_line(attack: Any) -> Message:
    damage = [
        Message("sheet-damage", {"dice": each["dice"], "damage_type": each["type"]})
        for each in attack["damage"]
    ]
    words: dict[str, Any] = {"bonus": f"{attack['toHit']:+}", "damage": damage}
    words["weapon"] = Message(f"weapon-{attack['id']}", {"text": attack["name"]})
    return Message("sheet-attack", {**words, "reach": attack["reachFt"], "range": attack["rangeFt"]})


def _cell_lines(view: Any, wanted: str) -> list[Message]:
    # The ground of a cell, and the areas that it is in.
    column, comma, row = wanted.replace(" ", "").partition(",")
    if comma == "" or not (column.isdecimal() and row.isdecimal() and len(column + row) < 9):
        return []
    x, y = int(column), int(row)
    if y >= len(view["map"]) or x >= len(view["map"][0]):
        return []
    signs = view["map"][y][x] + view["layers"].get(f"{x},{y}", "")
    known = legend(view)
    ground = [known[sign] for sign in signs if sign in known]
    words: dict[str, Any] = {"x": str(x), "y": str(y), "ground": ground or Message("legend-floor")}
    inside = [power_name(zone["power"]) for zone in view["zones"] if [x, y] in zone["cells"]]
    if not inside:
        return [Message("look-cell", words)]
    return [Message("look-cell-area", {**words, "areas": inside})]


def _closer(creature: Any) -> Message:
    x, y = creature["position"]
    left = budget_notes(creature)
    if not creature["usedReaction"]:
        left.append(Message("purse-reaction"))
    words: dict[str, Any] = {
        "ac": creature["ac"],
        "altitude": creature["altitudeFt"],
        "x": str(x),
        "y": str(y),
        "left": left,
    }
    if creature["concentratesOn"]:
        words["spell"] = power_name(creature["concentratesOn"])
        return Message("look-creature-concentrating", words)
    return Message("look-creature", words)


def _lasts(condition: Any) -> Message:
    words: dict[str, Any] = {"what": condition_name(condition["name"])}
    words["until"] = condition["until"]
    words["rounds"] = condition.get("rounds", 0)
    return Message("look-condition", words)
