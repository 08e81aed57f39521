"""What a seat sees of a battle: all but the others' hands and the order of any deck; and its drawing."""

from typing import Any, Final

from turnwright.gamekit.drawing import bar
from turnwright.gamekit.naming import verbatim
from turnwright.games.rounds.arena import Arena
from turnwright.games.rounds.map.board import CHEST, COLUMNS, FLOOR, MUD, SIZE, WALL, cell_name, cell_of
from turnwright.games.rounds.rulebook import ATTRIBUTES, LIFE, MP, NOBODY, SIDES, SP
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.games.rounds.ui import names, plainly
from turnwright.kernel.records import Message

OPENED: Final = "_"
FIRST_SIGNS: Final = "ABCDEF"
SECOND_SIGNS: Final = "UVWXYZ"
# What a sign of the board is.
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
IN_A_LINE: Final = 3  # cards of a hand


def see(state: Battle, seat: int) -> dict[str, Any]:
    """The battle as plain values, as a seat sees it."""
    arena: Arena = state.arena
    shown: dict[str, Any] = {
        "round": int(state.round),
        "phase": state.phase,
        "mode": "rush" if arena.rush else "usual",
        "actor_id": "" if state.active == NOBODY else state.fighters[state.active].id,
        "order": [state.fighters[place].id for place in state.order],
        "at": int(state.at),
        "quiet": int(state.quiet),
        "hurt": state.hurt,
        "board": [arena.board.signs[row * SIZE : row * SIZE + SIZE] for row in range(SIZE - 1, -1, -1)],
        "containers": [_container(state, arena, number) for number in range(len(arena.chests))],
        "fighters": [_fighter(fighter, seat) for fighter in state.fighters],
        **plainly.known(state),
    }
    if state.reason:
        shown["reason"] = state.reason
        shown["winner"] = None if state.winner == NOBODY else int(state.winner)
    return shown


def _container(state: Battle, arena: Arena, number: int) -> dict[str, Any]:
    where = cell_name(arena.board.chests[number])
    return {"at": where, "card": arena.chests[number], "open": number in state.opened}


def _fighter(fighter: Fighter, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "id": fighter.id,
        "name": fighter.name,
        "hero": fighter.hero,
        "side": SIDES[fighter.side],
        "level": int(fighter.level),
        "attributes": {name: int(fighter.attribute(i)) for i, name in enumerate(ATTRIBUTES)},
        "life": int(fighter.life),
        "max_life": int(fighter.most(LIFE)),
        "mp": int(fighter.mp),
        "max_mp": int(fighter.most(MP)),
        "sp": int(fighter.sp),
        "max_sp": int(fighter.most(SP)),
        "ap": int(fighter.ap),
        "at": cell_name(fighter.cell),
        "arrives": int(fighter.arrives),
        "ranged": fighter.ranged,
        "begun": fighter.begun,
        "ended": fighter.ended,
        "acts": int(fighter.acts),
        "traits": list(fighter.traits),
        "cards": len(fighter.hand),
        "deck": len(fighter.deck),
        # What lies in hand and deck together everybody knows, but not which of the two it is.
        "unplayed": sorted(fighter.hand + fighter.deck),
        "discard": list(fighter.discard),
        "marks": [
            {"mark": mark.id, "name": mark.rule.name, "lasts": int(mark.lasts), "giver": int(mark.giver)}
            for mark in fighter.marks
        ],
    }
    if fighter.side == seat:
        shown["hand"] = list(fighter.hand)
    return shown


# The drawing


def draw(view: Any) -> list[Message]:
    """The board, the order of turns, and a line for each fighter."""
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


def signs_of(view: Any) -> dict[str, str]:
    """The letter of each fighter on the board."""
    fighters = view["fighters"]
    found = letters([SIDES.index(fighter["side"]) for fighter in fighters])
    return {fighter["id"]: found[at] for at, fighter in enumerate(fighters)}


def letters(sides: list[int]) -> list[str]:
    """The letters of fighters, by the side of each."""
    counts = [0, 0]
    found: list[str] = []
    for side in sides:
        found.append((FIRST_SIGNS, SECOND_SIGNS)[side][counts[side]])
        counts[side] += 1
    return found


def ground(view: Any) -> list[list[str]]:
    """The signs of the board without those who stand on it, the far row first."""
    rows = [list(row) for row in view["board"]]
    for container in view["containers"]:
        if container["open"]:
            _put(rows, container["at"], OPENED)
    return rows


def ground_on(view: Any, at: str) -> str:
    """The sign of a cell, or nothing when there is no such cell."""
    cell = cell_of(at)
    return "" if cell < 0 else ground(view)[SIZE - 1 - cell // SIZE][cell % SIZE]


def _legend(view: Any) -> list[Message]:
    # What the signs of this board mean; of bare floor there is nothing to say.
    there = "".join(["".join(row) for row in ground(view)])
    signs = [sign for sign in KINDS if sign != FLOOR and sign in there]
    return [Message("draw-legend", {"signs": [_sign(sign) for sign in signs]})] if signs else []


def _sign(sign: str) -> Message:
    return Message("sign", {"sign": sign, "kind": KINDS[sign]})


def _board(view: Any, signs: dict[str, str]) -> list[Message]:
    rows = ground(view)
    for fighter in view["fighters"]:
        if fighter["at"] != "-":
            _put(rows, fighter["at"], signs[fighter["id"]])
    return [verbatim(f"{SIZE - i:>2} {' '.join(row)}") for i, row in enumerate(rows)]


def _put(rows: list[list[str]], at: str, sign: str) -> None:
    cell = cell_of(at)
    rows[SIZE - 1 - cell // SIZE][cell % SIZE] = sign


def lines_of(fighter: Any, view: Any, sign: str) -> list[Message]:
    """A fighter's life, points and powers; the marks; and the hand, if the seat may see it."""
    mark = ">" if fighter["id"] == view["actor_id"] else "x" if fighter["life"] == 0 else " "
    words = {
        "head": f"{mark}{sign} {fighter['at']:<3}",
        "life": f"{bar(fighter['life'], fighter['max_life'], 8)} {fighter['life']}",
        "ap": fighter["ap"],
        "mp": fighter["mp"],
        "sp": fighter["sp"],
        "cards": fighter["cards"],
        "name": names.fighter(fighter["name"], fighter["id"]),
    }
    lines = [Message("draw-fighter", words)]
    borne = [names.mark(one["name"], one["mark"]) for one in fighter["marks"]]
    if borne:
        lines.append(Message("draw-marks", {"marks": borne}))
    return lines + _hand(fighter, view) if fighter["life"] > 0 else lines


def _hand(fighter: Any, view: Any) -> list[Message]:
    # The cards that a seat holds itself, as many in a line as there is room for.
    cards = [names.card(view["cards"][id]["name"], id) for id in fighter.get("hand", [])]
    lines = [Message("draw-hand", {"cards": cards[:IN_A_LINE]})] if cards else []
    rest = [cards[at : at + IN_A_LINE] for at in range(IN_A_LINE, len(cards), IN_A_LINE)]
    return lines + [Message("draw-hand-more", {"cards": more}) for more in rest]
