"""A view of a battle as lines for a terminal, and a closer look at a fighter, a card, a mark or a cell."""

from typing import Any, Final

from turnwright.gamekit.drawing import bar
from turnwright.gamekit.naming import map_row, verbatim
from turnwright.gamekit.parsing import Tell, is_named
from turnwright.games.rounds import names
from turnwright.games.rounds.map.board import CHEST, COLUMNS, FLOOR, MUD, SIZE, WALL, cell_of
from turnwright.games.rounds.names import CARD, MARK
from turnwright.games.rounds.rulebook import ACTIVATE, AUTO, GAIN, HEAL, LOSE, SIDES
from turnwright.kernel.records import Message, Palette

OPENED: Final = "_"
SIGNS: Final = ("ABCDEF", "UVWXYZ", "GHIJKL", "MNOPQR", "abcdef", "uvwxyz")  # by side
# The kinds of terrain, by sign.
KINDS: Final = {
    FLOOR: "floor",
    MUD: "mud",
    WALL: "wall",
    "1": "height",
    "2": "height",
    "3": "height",
    CHEST: "container",
    OPENED: "opened",
}
GROUND_STYLES: Final = {
    FLOOR: "floor",
    MUD: "rough",
    WALL: "wall",
    CHEST: "door",
    "1": "high",
    "2": "high",
    "3": "high",
}
RIM: Final = 3  # characters before the first cell
FEWEST_ROWS: Final = 5  # of the board, on the smallest screen
# Beside the outermost rows that are shown, where the board goes on.
UP: Final = "^"
DOWN: Final = "v"
NOTHING: Final = Message("price-none")


def draw(view: Any) -> list[Message]:
    """Draw the board, the turn order, and each fighter."""
    signs = signs_of(view)
    lines: list[Message] = [Message("draw-round", {"round": view["round"], "phase": view["phase"] or "none"})]
    lines.extend(_board(view, signs))
    lines.append(verbatim("   " + " ".join(COLUMNS)))
    lines.extend(_legend(view))
    if view["order"]:
        lines.append(Message("draw-order", {"order": " ".join([signs[id] for id in view["order"]])}))
    for side in SIDES:
        for fighter in view["fighters"]:
            if fighter["side"] == side:
                lines.extend(lines_of(fighter, view, signs[fighter["id"]]))
    return lines


def screen(view: Any, lines: int, before: Any = None) -> list[Message]:
    """Draw a view in at most `lines` lines if possible; within a turn, only fighters that have changed."""
    signs = signs_of(view)
    if before is not None and _turn_of(before) == _turn_of(view):
        return _changes(before, view, signs)
    explained = _legend(view)  # a terminal explains a sign when it appears for the first time
    drawn = [line for line in draw(view) if line not in explained]
    if len(drawn) <= lines:
        return drawn
    # Without the hands of fighters that wait, and with the rows around the acting fighter.
    head: list[Message] = [drawn[0]]
    tail: list[Message] = [verbatim("   " + " ".join(COLUMNS))]
    if view["order"]:
        tail.append(Message("draw-order", {"order": " ".join([signs[id] for id in view["order"]])}))
    for side in SIDES:
        for fighter in view["fighters"]:
            if fighter["side"] == side:
                shown = lines_of(fighter, view, signs[fighter["id"]])
                tail += shown if fighter["id"] == view["actor_id"] else shown[:1]
    board = _board(view, signs)
    rows = min(SIZE, max(FEWEST_ROWS, lines - len(head) - len(tail)))
    first = min(max(0, _row_of(view) - rows // 2), SIZE - rows)
    shown = board[first : first + rows]
    if first > 0:
        shown[0] = _marked(shown[0], UP)
    if first + rows < SIZE:
        shown[rows - 1] = _marked(shown[rows - 1], DOWN)
    return head + shown + tail


def _marked(row: Message, mark: str) -> Message:
    return map_row(f"{row.args['text']}  {mark}", RIM)


def _turn_of(view: Any) -> tuple[int, str, str]:
    return view["round"], view["phase"], view["actor_id"]


def _row_of(view: Any) -> int:
    # The row of the acting fighter, counted from the top.
    for fighter in view["fighters"]:
        if fighter["at"] != "-" and view["actor_id"] in (fighter["id"], ""):
            return int(SIZE - 1 - cell_of(fighter["at"]) // SIZE)
    return SIZE // 2


def _changes(before: Any, view: Any, signs: dict[str, str]) -> list[Message]:
    earlier = {
        fighter["id"]: lines_of(fighter, before, signs[fighter["id"]]) for fighter in before["fighters"]
    }
    lines: list[Message] = []
    for fighter in view["fighters"]:
        now = lines_of(fighter, view, signs[fighter["id"]])
        if fighter["id"] == view["actor_id"] or earlier.get(fighter["id"]) != now:
            lines += now
    return lines


def signs_of(view: Any) -> dict[str, str]:
    """Return the letter of each fighter on the board."""
    fighters = view["fighters"]
    found = letters([SIDES.index(fighter["side"]) for fighter in fighters])
    return {fighter["id"]: found[at] for at, fighter in enumerate(fighters)}


def letters(sides: list[int]) -> list[str]:
    """Return the letters of fighters, given by their sides."""
    counts = [0] * len(SIGNS)
    found: list[str] = []
    for side in sides:
        found.append(SIGNS[side][counts[side]])
        counts[side] += 1
    return found


def ground(view: Any) -> list[list[str]]:
    """Return the signs of the board without fighters, the top row first."""
    rows = [list(row) for row in view["board"]]
    for container in view["containers"]:
        if container["open"]:
            _put(rows, container["at"], OPENED)
    return rows


def ground_on(view: Any, at: str) -> str:
    """Return the sign of a cell, or "" if it does not exist."""
    cell = cell_of(at)
    return "" if cell < 0 else ground(view)[SIZE - 1 - cell // SIZE][cell % SIZE]


def _legend(view: Any) -> list[Message]:
    # The signs on this board, without plain floor.
    there = "".join(["".join(row) for row in ground(view)])
    signs = [sign for sign in KINDS if sign != FLOOR and sign in there]
    return [Message("draw-legend", {"signs": [_sign(sign) for sign in signs]})] if signs else []


def legend(view: Any) -> dict[str, Message]:
    """Explain the signs on this board and beside it."""
    there = "".join(["".join(row) for row in ground(view)])
    found = {
        sign: Message("sign-kind", {"kind": kind})
        for sign, kind in KINDS.items()
        if sign != FLOOR and sign in there
    }
    found[FLOOR] = Message("sign-kind", {"kind": "floor"})
    found["A-Z"] = Message("legend-fighters")
    if view["actor_id"] != "":
        found[">"] = Message("legend-acts")
    for fighter in view["fighters"]:
        if fighter["life"] == 0:
            found["x"] = Message("legend-out")
    found[f"{UP} {DOWN}"] = Message("legend-goes-on")
    return found


def _sign(sign: str) -> Message:
    return Message("sign", {"sign": sign, "kind": KINDS[sign]})


def _board(view: Any, signs: dict[str, str]) -> list[Message]:
    rows = ground(view)
    for fighter in view["fighters"]:
        if fighter["at"] != "-":
            _put(rows, fighter["at"], signs[fighter["id"]])
    return [map_row(f"{SIZE - i:>2} {' '.join(row)}", RIM) for i, row in enumerate(rows)]


def palette(view: Any) -> Palette:
    """Colour fighters by side, and the ground by what it does."""
    signs: dict[str, str] = {sign: style for sign, style in GROUND_STYLES.items()}
    names_of: list[tuple[Message, str]] = []
    letter_of = signs_of(view)
    for fighter in view["fighters"]:
        style = f"side-{SIDES.index(fighter['side']) + 1}"
        signs[letter_of[fighter["id"]]] = style
        names_of.append((names.fighter(fighter["name"], fighter["id"]), style))
        names_of += [(names.mark(one["name"], one["mark"]), "state") for one in fighter["marks"]]
    return Palette(signs, tuple(names_of))


def _put(rows: list[list[str]], at: str, sign: str) -> None:
    cell = cell_of(at)
    rows[SIZE - 1 - cell // SIZE][cell % SIZE] = sign


def lines_of(fighter: Any, view: Any, sign: str) -> list[Message]:
    """Draw a fighter: resources, marks, and the hand if the seat may see it."""
    mark = ">" if fighter["id"] == view["actor_id"] else "x" if fighter["life"] == 0 else " "
    args = {
        "head": f"{mark}{sign} {fighter['at']:<3}",
        "life": f"{bar(fighter['life'], fighter['max_life'], 8)} {fighter['life']}",
        "ap": fighter["ap"],
        "mp": fighter["mp"],
        "sp": fighter["sp"],
        "cards": fighter["cards"],
        "name": names.fighter(fighter["name"], fighter["id"]),
    }
    lines = [Message("draw-fighter", args)]
    borne = [names.mark(one["name"], one["mark"]) for one in fighter["marks"]]
    if borne:
        lines.append(Message("draw-marks", {"marks": borne}))
    return lines + _hand(fighter, view) if fighter["life"] > 0 else lines


def _hand(fighter: Any, view: Any) -> list[Message]:
    cards = [names.card(view["cards"][id]["name"], id) for id in fighter.get("hand", [])]
    return [Message("draw-hand", {"cards": cards})] if cards else []


# A closer look


def look(view: Any, text: str, tell: Tell) -> list[Message]:
    """Describe fighters by name, id, letter or cell; else terrain, cards or marks."""
    wanted = text.casefold().replace("_", " ").strip()
    signs = signs_of(view)
    lines: list[Message] = []
    for fighter in view["fighters"]:
        called = names.fighter(fighter["name"], fighter["id"])
        known_names = [fighter["name"], tell(called), signs[fighter["id"]], fighter["id"], fighter["at"]]
        if is_named(wanted, known_names):
            lines += [lines_of(fighter, view, signs[fighter["id"]])[0], *about(fighter, view)]
    return lines or _ground(view, wanted) or look_up(view, wanted, tell)


def _ground(view: Any, wanted: str) -> list[Message]:
    # By cell or by sign.
    if wanted in KINDS:
        return [Message("look-ground", {"kind": KINDS[wanted], "sign": wanted})]
    sign = ground_on(view, wanted)
    if sign == "":
        return []
    args = {"at": wanted, "kind": KINDS[sign], "sign": sign}
    lines = [Message("look-cell", args)]
    for container in view["containers"]:
        if container["at"] == wanted and not container["open"]:
            lines += card_lines(container["card"], view["cards"][container["card"]], view)
    return lines


def look_up(view: Any, wanted: str, tell: Tell) -> list[Message]:
    """Describe the cards and marks of a name."""
    lines: list[Message] = []
    for kind, known in ((CARD, view["cards"]), (MARK, view["marks"])):
        for id, shown in known.items():
            if is_named(wanted, [id, shown["name"], tell(names.named(shown["name"], kind, id))]):
                lines += card_lines(id, shown, view) if kind == CARD else mark_lines(id, shown, view)
    return lines


# Fighters


def about(fighter: Any, view: Any) -> list[Message]:
    """Describe a fighter: attributes, marks and cards."""
    lines: list[Message] = []
    numbers = [_attribute_is(name, number) for name, number in fighter["attributes"].items()]
    args = {"attributes": numbers, "level": fighter["level"], "ranged": fighter["ranged"]}
    lines.append(Message("look-attributes", args))
    most = {name: fighter[f"max_{name}"] for name in ("life", "mp", "sp")}
    lines.append(Message("look-most", most))
    for borne in fighter["marks"]:
        called = names.mark(borne["name"], borne["mark"])
        lines.append(Message("look-borne", {"mark": called, "lasts": borne["lasts"]}))
        lines += mark_lines(borne["mark"], view["marks"][borne["mark"]], view)
    for heading, ids in (("look-traits", fighter["traits"]), ("look-hand", fighter.get("hand", []))):
        lines += _listed(heading, ids, view)
    return lines + _unplayed(fighter, view)


def _unplayed(fighter: Any, view: Any) -> list[Message]:
    # Hand and deck together, for a fighter whose hand is hidden.
    ids = fighter["unplayed"]
    if "hand" in fighter or not ids:
        return []
    cards = [
        Message("card-times", {"card": names.card(view["cards"][id]["name"], id), "times": ids.count(id)})
        for id in dict.fromkeys(ids)
    ]
    return [Message("look-unplayed", {"cards": cards})]


def _attribute_is(name: str, number: int) -> Message:
    return Message("attribute-is", {"attribute": _attribute(name), "number": number})


def _attribute(name: str) -> Message:
    return Message(f"attribute-{name}", {"text": name})


def _listed(heading: str, ids: list[str], view: Any) -> list[Message]:
    lines: list[Message] = [Message(heading)] if ids else []
    for id in dict.fromkeys(ids):
        lines += card_lines(id, view["cards"][id], view)
    return lines


# Cards and marks


def card_lines(id: str, shown: Any, view: Any) -> list[Message]:
    """Describe a card: cost, timing and effects."""
    args = {"card": names.card(shown["name"], id), "cost": _cost(shown["cost"]), "use": _use(shown)}
    return [Message("look-card", args), *_effects(shown["effects"], view)]


def mark_lines(id: str, shown: Any, view: Any) -> list[Message]:
    """Describe a mark: changes of attributes, and effects in its phase."""
    args: dict[str, Any] = {"mark": names.mark(shown["name"], id)}
    lines: list[Message] = []
    if shown["attributes"]:
        changes = [
            Message("attribute-is", {"attribute": _attribute(name), "number": f"{by:+}"})
            for name, by in shown["attributes"].items()
        ]
        lines.append(Message("look-mark", {**args, "changes": changes}))
    if shown["effects"]:
        args["cost"] = _cost(shown["cost"])
        lines.append(Message("look-mark-works", {**args, "phase": shown["phase"]}))
    return lines + _effects(shown["effects"], view)


def _cost(cost: Any) -> list[Message]:
    paid = [Message("price", {"resource": name, "amount": amount}) for name, amount in cost.items()]
    return paid or [NOTHING]


def _use(shown: Any) -> Message:
    if shown["when"] == ACTIVATE:
        return Message("use-activate", {"target": shown["target"], "reach": shown["reach"]})
    if shown["when"] == AUTO:
        return Message("use-auto", {"phase": shown["phase"]})
    return Message("use-response", {"trigger": shown["trigger"], "reach": shown["reach"]})


def _effects(effects: Any, view: Any) -> list[Message]:
    return [Message("look-effect", {"effect": _effect(effect, view)}) for effect in effects]


def _effect(effect: Any, view: Any) -> Message:
    amount = _amount(effect)
    if amount.id == "sum" and effect["do"] in (HEAL, GAIN, LOSE):
        amount = Message("bracketed", {"whole": amount})  # it follows a sign
    args: dict[str, Any] = {"amount": amount, "resource": effect.get("resource", "")}
    args["whom"] = _affected(effect, view)
    args["way"] = effect.get("way", "")
    args["steps"] = effect.get("steps", 0)
    if "mark" in effect:
        args["mark"] = _mark(effect["mark"], view)
        args["lasts"] = effect["lasts"]
    return Message(f"does-{effect['do']}", args)


def _mark(id: str, view: Any) -> Message:
    return names.mark(view["marks"][id]["name"], id)


def _affected(effect: Any, view: Any) -> Message:
    whom = Message("whom", {"whom": effect["whom"], "reach": effect.get("reach", 0)})
    if "if_marked" not in effect:
        return whom
    return Message("whom-marked", {"whom": whom, "mark": _mark(effect["if_marked"], view)})


def _amount(effect: Any) -> Message:
    parts: list[Message] = []
    if effect.get("amount", 0) != 0 or not ("plus" in effect or "dice" in effect):
        parts.append(verbatim(str(effect.get("amount", 0))))
    if "plus" in effect:
        of = _attribute(effect["plus"])
        parts.append(of if effect["part"] == 1 else Message("part-of", {"whole": of, "part": effect["part"]}))
    if "dice" in effect:
        parts.append(verbatim(effect["dice"]))
    found = parts[0]
    for part in parts[1:]:
        found = Message("sum", {"one": found, "other": part})
    return found
