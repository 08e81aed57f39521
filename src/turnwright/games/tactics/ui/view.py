"""What a seat sees of a scene, and how a terminal draws it.

Hit points are open to everybody. Whoever hides is left out of the map for the other side, though not out of
the order of turns.
"""

from collections.abc import Callable
from typing import Any, Final

from turnwright.gamekit.drawing import bar
from turnwright.gamekit.naming import verbatim
from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.map.grid import Grid
from turnwright.games.tactics.rules.combat import action_economy, attack_roll, hiding
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.movement import doors
from turnwright.games.tactics.srd import COMBAT, CONDITIONS, MARKS
from turnwright.games.tactics.state import NOBODY, CombatState, ConditionState, CreatureCombatState, Zone
from turnwright.games.tactics.ui import names
from turnwright.games.tactics.vocabulary import DURATIONS
from turnwright.kernel.records import Message

WIDTH: Final = 80
RIM: Final = 4  # columns before the first cell
CELL: Final = 3  # columns of a cell
COLUMNS: Final = 25  # cells that fit beside the rim
ROWS: Final = 20
NUMBERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"

WALL: Final = "#"
FLOOR: Final = "."
ROUGH: Final = "~"
NO_STEP: Final = "o"
NO_SIGHT: Final = "%"
DOOR: Final = "+"
OPEN_DOOR: Final = "/"
HALF: Final = "n"
THREE_QUARTERS: Final = "N"
HIGHEST_DIGIT: Final = 9


# What a seat knows


def see(state: CombatState, arena: Arena, seat: int) -> dict[str, Any]:
    """The scene as plain values, without those who hide from this seat."""
    seen = [who for who in state.participants if hiding.knows(state, seat, who)]
    shown: dict[str, Any] = {
        "scene": state.scene,
        "combatUpdate": combat_update(state, arena, seat),
        "map": _map(arena),
        "doors": [_door(state, door) for door in arena.doors],
        "creatures": [_creature(state, arena, who) for who in seen],
        "zones": [_zone(state, zone) for zone in state.zones],
    }
    if state.reason != "":
        shown["reason"] = state.reason
        shown["winner"] = "" if state.winner == NOBODY else arena.sides[state.winner]
    return shown


def combat_update(state: CombatState, arena: Arena, seat: int, session_id: str = "") -> dict[str, Any]:
    """The message after each action: round, whose turn it is, the order with hit points, who stands where."""
    active = state.active()
    return {
        "sessionId": session_id or state.encounter_id,
        "inCombat": state.scene == COMBAT,
        "round": int(state.round),
        "activeCreatureId": "" if active is None else active.creature_id,
        "order": _order(state),
        "positions": {
            who.creature_id: list(position.coord(state, who.cell))
            for who in state.participants
            if who.here() and hiding.knows(state, seat, who)
        },
        "areaCells": _area_cells(state),
    }


def _order(state: CombatState) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = []
    for entry in state.initiative_order:
        who = state.participants[entry.place]
        listed.append(
            {
                "creatureId": entry.creature_id,
                "name": entry.name,
                "initiative": int(entry.initiative_value),
                "hp": int(who.current_hp),
                "maxHp": int(who.max_hp),
                "tempHp": int(who.temp_hp),
                "conditions": condition_names(who),
                "isAlive": not who.dead,
                "isConscious": who.conscious,
                "isPlayerControlled": entry.is_player_controlled,
            }
        )
    return listed


def condition_names(who: CreatureCombatState) -> list[str]:
    """The conditions of a creature by name, each once."""
    names = [condition.name for condition in who.conditions]
    if who.exhaustion > 0:
        names.append("exhaustion")
    return list(dict.fromkeys(names))


def _area_cells(state: CombatState) -> list[list[int]]:
    cells: dict[int, None] = {}
    for zone in state.zones:
        for cell in zone.cells:
            cells[cell] = None
    return [list(position.coord(state, cell)) for cell in sorted(cells)]


def _creature(state: CombatState, arena: Arena, who: CreatureCombatState) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "creatureId": who.creature_id,
        "name": who.name,
        "base": who.base,
        "kind": names.kind_of(who.base, arena),
        "side": arena.sides[who.side],
        "seat": int(who.seat),
        "hp": int(who.current_hp),
        "maxHp": int(who.max_hp),
        "tempHp": int(who.temp_hp),
        "ac": int(attack_roll.armour_class(who)),
        "position": list(position.coord(state, who.cell)),
        "cellsAcross": int(position.width(who)),
        "conditions": [_condition(state, condition) for condition in who.conditions],
        "exhaustion": int(who.exhaustion),
        "concentratesOn": who.concentrates_on,
        "deathSaves": [int(who.death_successes), int(who.death_failures)],
        "isAlive": not who.dead,
        "isConscious": who.conscious,
        "left": who.gone,
    }
    shown.update(_purse(who))
    return shown


def _purse(who: CreatureCombatState) -> dict[str, Any]:
    # What it can still spend.
    return {
        "usedAction": who.used_action,
        "usedBonusAction": who.used_bonus_action,
        "usedReaction": who.used_reaction,
        "usedObject": who.used_object,
        "attacksLeft": int(who.attacks_left),
        "remainingMovementFt": int(who.remaining_movement_ft),
        "slots": [int(left) for left in who.slots],
        "uses": dict(who.uses),
        "items": dict(who.items),
        "ammunition": action_economy.ammunition(who),
        "recharging": list(who.spent),
        "legendaryActions": int(who.legendary_left),
        "legendaryResistances": int(who.resistances_left),
    }


def _condition(state: CombatState, condition: ConditionState) -> dict[str, Any]:
    source = "" if condition.source == NOBODY else state.participants[condition.source].creature_id
    shown: dict[str, Any] = {"name": condition.name, "until": DURATIONS[condition.kind], "source": source}
    if condition.rounds > 0:
        shown["rounds"] = int(condition.rounds)
    if condition.spell != "":
        shown["spell"] = condition.spell
    return shown


def _zone(state: CombatState, zone: Zone) -> dict[str, Any]:
    return {
        "power": zone.power,
        "source": state.participants[zone.source].creature_id,
        "rounds": int(zone.rounds),
        "cells": [list(position.coord(state, cell)) for cell in zone.cells],
    }


def _door(state: CombatState, door: int) -> dict[str, Any]:
    return {
        "id": doors.name_of(state, door),
        "position": list(position.coord(state, door)),
        "isOpen": doors.is_open(state, door),
    }


# The map


def _map(arena: Arena) -> list[str]:
    # The ground changes by doors alone, and each set of open doors has its arena: it is drawn once for each.
    if not arena.rows:
        arena.rows = map_rows(arena.grid, arena.doors)
    return arena.rows


def map_rows(grid: Grid, with_doors: "tuple[int, ...]" = ()) -> list[str]:
    """The ground of a map, one sign for each cell; see the signs above."""
    signs = "".join([_ground(grid, cell, cell in with_doors) for cell in range(grid.cells)])
    width = int(grid.width)
    return [signs[at : at + width] for at in range(0, len(signs), width)]


def _ground(grid: Grid, cell: int, door: bool) -> str:
    if door:
        return OPEN_DOOR if grid.walkable(cell) else DOOR
    if grid.is_wall(cell):
        return WALL
    if not grid.walkable(cell):
        return NO_STEP
    if grid.blocks_los(cell):
        return NO_SIGHT
    cover = grid.cover(cell)
    if cover > 0:
        return HALF if cover == 1 else THREE_QUARTERS
    if grid.difficult(cell):
        return ROUGH
    height = int(grid.feet[cell]) // 5
    return str(min(height, HIGHEST_DIGIT)) if height > 0 else FLOOR


# Drawing


def draw(view: Any) -> list[Message]:
    """The map with everybody's token, the order of turns, and a line for each creature."""
    tokens = tokens_of(view["creatures"])
    lines = [verbatim(line) for line in drawn_map(view, tokens)]
    lines.append(_round_line(view, tokens))
    for creature in _in_order(view):
        lines.append(_creature_line(creature, view, tokens))
    return lines + [purse_line(creature) for creature in view["creatures"] if _acts(creature, view)]


def tokens_of(creatures: list[Any]) -> dict[str, str]:
    """A letter and a number for each creature, by its id: heroes in capitals, foes in small letters."""
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
    """The map in rows of text with its coordinates, cropped around whoever's turn it is."""
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
    # The fallen first, so that whoever stands on the same cell is drawn over them.
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
        "name": called(creature),
    }
    notes = _notes(creature)
    if not notes:
        return Message("draw-creature", words)
    words["notes"] = notes
    return Message("draw-creature-notes", words)


def called(creature: Any) -> Message:
    """What a creature of a view is called."""
    return names.named(creature["name"], creature["base"], creature["kind"])


def _acts(creature: Any, view: Any) -> bool:
    update = view["combatUpdate"]
    awake = creature["isAlive"] and creature["isConscious"] and not creature["left"]
    return awake and update["inCombat"] and creature["creatureId"] == update["activeCreatureId"]


def purse_line(creature: Any) -> Message:
    """What a creature can still spend in its turn."""
    words = {"name": called(creature), "left": purse_notes(creature)}
    return Message("draw-purse" if words["left"] else "draw-purse-empty", words)


def purse_notes(creature: Any) -> list[Message]:
    """What a creature can still spend: actions, movement, slots."""
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
    # How it is: dead, gone, under conditions, with hit points on top of its own.
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
    """A condition, or what a spell has put on somebody, in a word."""
    if name in CONDITIONS or name in MARKS:
        return Message("condition", {"condition": name, "text": name})
    return names.power(name)


# A closer look


def look(view: Any, text: str, tell: "Callable[[Message], str]") -> list[Message]:
    """Everybody who goes by that name, id or token, or stands on that cell: armour, conditions, supplies."""
    tokens = tokens_of(view["creatures"])
    said = text.casefold().replace("_", " ").strip()
    lines: list[Message] = []
    for creature in view["creatures"]:
        calls = [creature["creatureId"].replace("_", " "), creature["name"], tell(called(creature))]
        calls += [tokens[creature["creatureId"]], ",".join([str(part) for part in creature["position"]])]
        if any(f" {call.casefold()}".find(f" {said}") >= 0 for call in calls):
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
        words["spell"] = names.power(creature["concentratesOn"])
        return Message("look-creature-concentrating", words)
    return Message("look-creature", words)


def _lasts(condition: Any) -> Message:
    words: dict[str, Any] = {"what": condition_note(condition["name"])}
    words["until"] = condition["until"]
    words["rounds"] = condition.get("rounds", 0)
    return Message("look-condition", words)
