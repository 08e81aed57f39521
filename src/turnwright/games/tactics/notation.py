"""Notation: a fight in one line, and its commands, both ways.

    ambush CombatTurnBased r2 >0 turns=5 | bran fighter_3 0/1 28/28 3,4 dead | wolf wolf 1/0 7/11 9,4 | ...

Encounter, scene, round and place in the order of turns; then each creature: id, sheet, side/seat, hit points,
cell; then the order of turns and the areas that stay. What differs from the usual follows by name.

A command is its intent, its required fields, and the others by name: `MELEE_ATTACK bran goblin_1 longsword`,
`SPELL_CAST mira fireball AREA_CENTER=15,8 SLOT_LEVEL=3`. A readied action is a command in one word:
`READY_ACTION bran enemy_moves RANGED_ATTACK/bran/trigger/shortbow`.
"""

from typing import Any, Final, get_args

from msgspec.structs import fields as struct_fields
from msgspec.structs import replace

from turnwright.gamekit.notation import LARGEST, number
from turnwright.games.tactics.arena import Arena
from turnwright.games.tactics.commands import Command
from turnwright.games.tactics.srd import COMBAT, DOWNTIME, EXPLORATION, SOCIAL
from turnwright.games.tactics.state import (
    CombatState,
    ConditionState,
    CreatureCombatState,
    InitiativeEntry,
    Zone,
)
from turnwright.games.tactics.vocabulary import DURATIONS
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected
from turnwright.kernel.options import OptionGroup, WrittenGroup

SCENES: Final = (SOCIAL, EXPLORATION, COMBAT, DOWNTIME)
PARTS: Final = " | "
ORDER: Final = "order"
ZONES: Final = "zones"
LONGEST: Final = 1_000_000
BARE: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-"

# The prefixes of the head of a line and of its parts.
_HEAD: Final = (
    "encounter_id",
    "scene",
    "round",
    "active_index",
    "initiative_order",
    "participants",
    "zones",
)
_OF_A_CREATURE: Final = (
    "creature_id",
    "name",
    "base",
    "side",
    "seat",
    "current_hp",
    "max_hp",
    "cell",
    "conditions",
)


# Positions


def write(state: CombatState) -> str:
    """Write the position in one line."""
    arena: Arena = state.arena
    width = int(arena.grid.width)
    whole: dict[str, Any] = codec.plain(state)
    usual: dict[str, Any] = codec.plain(type(state)())
    head = [_word(state.encounter_id), state.scene, f"r{state.round}", f">{state.active_index}"]
    parts = [" ".join(head + _unusual(whole, usual, _HEAD))]
    parts += [_creature(creature, width) for creature in whole["participants"]]
    parts.append(
        " ".join([ORDER, *[_json(_short(entry, InitiativeEntry())) for entry in whole["initiative_order"]]])
    )
    parts.append(" ".join([ZONES, *[_json(_short(zone, Zone())) for zone in whole["zones"]]]))
    return PARTS.join(parts)


def _creature(data: dict[str, Any], width: int) -> str:
    usual: dict[str, Any] = codec.plain(CreatureCombatState(data["creature_id"]))
    cell = data["cell"]
    words = [
        _word(data["creature_id"]),
        _word(data["base"]),
        f"{data['side']}/{data['seat']}",
        f"{data['current_hp']}/{data['max_hp']}",
        f"{cell % width},{cell // width}",
    ]
    if data["name"] != data["creature_id"]:
        words.append(f"name={_word(data['name'])}")
    if data["conditions"]:
        listed = [_short(condition, ConditionState()) for condition in data["conditions"]]
        words.append(f"conditions={_json(listed)}")
    return " ".join(words + _unusual(data, usual, _OF_A_CREATURE))


def _unusual(data: dict[str, Any], usual: dict[str, Any], said: "tuple[str, ...]") -> list[str]:
    words: list[str] = []
    for name, value in data.items():
        if name not in said and value != usual[name]:
            words.append(name if value is True else f"{name}={_value(value)}")
    return words


def _short(data: dict[str, Any], usual: object) -> dict[str, Any]:
    plain: dict[str, Any] = codec.plain(usual)
    return {name: value for name, value in data.items() if value != plain[name]}


def _value(value: Any) -> str:
    return _word(value) if isinstance(value, str) else _json(value)


def _word(text: str) -> str:
    """Write a text as one token: as it is if it is plain, else as JSON without blanks."""
    if text and all(sign in BARE for sign in text) and text not in ("true", "false", "null"):
        return text
    return _json(text)


def _json(value: Any) -> str:
    # Characters that end a token or a part are escaped.
    text = codec.encode(value).decode()
    return "".join([f"\\u{ord(sign):04x}" if sign.isspace() or sign == "|" else sign for sign in text])


def read(text: str, like: CombatState) -> CombatState:
    """Read a position in the arena of `like`, or raise `Rejected`.

    What is worked out from sheets and marks has still to be put in place.
    """
    kind = type(like)
    if len(text) > LONGEST:
        raise Rejected("malformed", f"a position has at most {LONGEST} characters", "position")
    try:
        arena = _arena_of(text, like)
        made = codec.build(kind, _read_whole(text, arena, kind))
        _check(made, arena)
    except (ValueError, KeyError, IndexError, TypeError, codec.CodecError) as error:
        raise Rejected("malformed", f"not a position of this fight: {error}", "position") from None
    found: CombatState = made
    found.arena = arena
    return found


def _arena_of(text: str, like: CombatState) -> Arena:
    # The arena of the scene that the head names, in an adventure.
    arena: Arena = like.arena
    if arena.adventure is None:
        return arena
    for word in text.partition(PARTS)[0].split(" "):
        name, _, value = word.partition("=")
        if name == "scene_id":
            return arena.adventure.arenas[_unword(value)]
    raise ValueError("the scene is missing")


def _read_whole(text: str, arena: Arena, kind: type[CombatState] = CombatState) -> dict[str, Any]:
    head, *parts = text.split(PARTS)
    if len(parts) < 2:
        raise ValueError("there are no creatures")
    encounter, scene, round, place, *more = head.split(" ")
    whole: dict[str, Any] = codec.plain(kind(_unword(encounter)))
    whole.update(_named(more, whole))
    whole["scene"] = scene
    whole["round"] = number(round, "r")
    whole["active_index"] = number(place, ">", least=-1)
    whole["participants"] = [_read_creature(part, arena) for part in parts[:-2]]
    whole["initiative_order"] = _read_list(parts[-2], ORDER, InitiativeEntry())
    whole["zones"] = _read_list(parts[-1], ZONES, Zone())
    return whole


def _read_creature(text: str, arena: Arena) -> dict[str, Any]:
    who, base, held, hp, at, *more = text.split(" ")
    data: dict[str, Any] = codec.plain(CreatureCombatState(_unword(who)))
    data.update(_named(more, data))
    data["base"] = _unword(base)
    data["side"], data["seat"] = _pair(held, "/")
    data["current_hp"], data["max_hp"] = _pair(hp, "/")
    x, y = _pair(at, ",")
    if not arena.grid.inside(x, y):
        raise ValueError(f"{at[:20]} is not on the map")
    data["cell"] = int(arena.grid.cell(x, y))
    data["conditions"] = [_whole_of(one, ConditionState()) for one in data["conditions"]]
    return data


def _read_list(text: str, label: str, usual: object) -> list[Any]:
    first, *words = text.split(" ")
    if first != label:
        raise ValueError(f"{label} was expected, not {first[:20]!r}")
    return [_whole_of(codec.read_json(word), usual) for word in words]


def _whole_of(data: Any, usual: object) -> dict[str, Any]:
    whole: dict[str, Any] = codec.plain(usual)
    for name, value in data.items():
        if name not in whole:
            raise ValueError(f"there is no {name[:40]!r}")
        whole[name] = value
    return whole


def _named(words: list[str], known: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in known or name in found:
            raise ValueError(f"{word[:40]!r} is unknown or given twice")
        if not equals:
            found[name] = True
        else:
            found[name] = _unword(value) if isinstance(known[name], str) else codec.read_json(value)
    return found


def _unword(text: str) -> str:
    if text.startswith('"'):
        value = codec.read_json(text)
        if not isinstance(value, str):
            raise ValueError(f"{text[:40]!r} is not a word")
        return value
    if not text or not all(sign in BARE for sign in text):
        raise ValueError(f"{text[:40]!r} is not a word")
    return text


def _pair(text: str, between: str) -> tuple[int, int]:
    first, _, second = text.partition(between)
    return number(first, least=-LARGEST), number(second, least=-LARGEST)


def _check(state: CombatState, arena: Arena) -> None:
    """Refuse a position that is impossible in this arena."""
    places = len(state.participants)
    ids = [who.creature_id for who in state.participants]
    if state.scene not in SCENES or len(set(ids)) != places:
        raise ValueError("the scene is unknown or two creatures have the same id")
    for who in state.participants:
        _check_creature(who, arena, places)
    for entry in state.initiative_order:
        if entry.creature_id not in ids:
            raise ValueError(f"there is no {entry.creature_id[:40]!r} in the Initiative order")
    if [door for door in arena.doors if door in state.open_doors] != state.open_doors:
        raise ValueError("open doors must be doors of the map, in ascending order")
    for zone in state.zones:
        inside = all(0 <= cell < arena.grid.cells for cell in zone.cells)
        if zone.power not in arena.powers or not 0 <= zone.source < places or not inside:
            raise ValueError(f"an area of {zone.power[:40]!r} cannot be there")
    if not -1 <= state.active_index < max(1, len(state.initiative_order)):
        raise ValueError(f"there is no turn {state.active_index}")
    if not -1 <= state.winner < len(arena.sides):
        raise ValueError(f"there is no side {state.winner}")


def _check_creature(who: CreatureCombatState, arena: Arena, places: int) -> None:
    if who.base not in arena.sheets or not 0 <= who.side < len(arena.sides) or who.seat < 0:
        raise ValueError(f"{who.creature_id[:40]!r} has no sheet, no side or no seat")
    if not 0 <= who.current_hp <= who.max_hp:
        raise ValueError(f"{who.creature_id[:40]!r} has {who.current_hp} of {who.max_hp} hit points")
    for one in who.conditions:
        known = one.name in arena.conditions and 0 <= one.kind < len(DURATIONS)
        if not known or not (-1 <= one.source < places and -1 <= one.turn_of < places):
            raise ValueError(f"{one.name[:40]!r} is not a condition of this scenario")


# Commands

_POINTS: Final = ("to", "at", "area_center", "direction")
_ALSO_IN_PLACE: Final = ("weapon", "what", "on")
_NUMBERS: Final = ("feet", "amount")  # required, so that no default tells their type
# Triggers contain blanks, and a token has none.
_MOMENTS: Final = ("enemy comes within reach", "enemy moves", "enemy attacks an ally", "enemy casts")
WITHIN: Final = "/"  # instead of a blank, in a command inside another
# Optional fields are written with their names.
_KINDS: Final[dict[str, Any]] = {kind.__struct_config__.tag: kind for kind in get_args(Command)}
_KNOWN_FIELDS: Final[dict[Any, Any]] = {}  # by kind: they are asked for with every command
MOST_POINTS: Final = 10_000
_known_points: Final[dict[str, str]] = {}  # as written: the options of a moment name few cells very often


def _fields(kind: Any) -> Any:
    known = _KNOWN_FIELDS.get(kind)
    if known is None:
        known = _KNOWN_FIELDS[kind] = struct_fields(kind)
    return known


def intents() -> list[str]:
    """List the names of all intents."""
    return list(_KINDS)


def fields_of(intent: str) -> list[str]:
    """List the fields of an intent, none if it is unknown."""
    kind = _KINDS.get(intent)
    return [] if kind is None else [field.name for field in struct_fields(kind)]


def write_command(command: Any) -> str:
    """Write a command: its intent, its required fields, and the others by name."""
    return " ".join(_words(command))


def write_group(group: OptionGroup) -> WrittenGroup:
    """Write the options of a group: what comes before the part that varies, that part in each, the rest."""
    words = _words(group.command)
    points = [_known_point(value) for value in group.values] if group.field in _POINTS else []
    for name in ("", f"{group.field.upper()}="):
        if points and all(points) and name + points[0] in words:
            at = words.index(name + points[0])
            before = " ".join([*words[:at], name])
            return WrittenGroup(before, points, "".join([f" {word}" for word in words[at + 1 :]]))
    if not group.field:
        return WrittenGroup("", [" ".join(words)], "")
    if group.field == "intent":
        whole = [write_command(codec.read_command(data, Command)) for data in group.expand()]
        return WrittenGroup("", whole, "")
    values = [tuple(value) if isinstance(value, list) else value for value in group.values]
    whole = [write_command(replace(group.command, **{group.field: value})) for value in values]
    return WrittenGroup("", whole, "")


def _words(command: Any) -> list[str]:
    words = [str(command.__struct_config__.tag)]
    placed = True
    for field in _fields(type(command)):
        value = getattr(command, field.name)
        if field.required:
            words.append(_written(field.name, value))
        elif value != field.default:
            placed = placed and field.name in _ALSO_IN_PLACE
            written = _written(field.name, value)
            words.append(written if placed else f"{field.name.upper()}={written}")
            placed = False
    return words


def _written(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return "YES" if value else "NO"
    if isinstance(value, tuple):
        return _written_list(name, value)
    if name == "trigger" and value in _MOMENTS:
        return str(value).replace(" ", "_")
    if name == "action":
        return _nested(value)
    if isinstance(value, str):
        return _point(value) if name in _POINTS and _point(value) else _word(value)
    return str(value)


def _nested(text: str) -> str:
    """Write a readied action with slashes for blanks, or as JSON if it would not read back to itself."""
    try:
        command = codec.read_command(codec.read_json(text), Command)
    except (codec.CodecError, Rejected):
        return _word(text)
    line = write_command(command)
    plain = '"' not in line and WITHIN not in line and codec.encode(command).decode() == text
    return line.replace(" ", WITHIN) if plain and " " in line else _word(text)


def _written_list(name: str, values: "tuple[Any, ...]") -> str:
    if name == "via":
        points = [_point(value) for value in values]
        return ";".join(points) if all(points) else _json(list(values))
    words = [_word(value) for value in values]
    return ",".join(words) if not any(word.startswith('"') for word in words) else _json(list(values))


def _point(text: str) -> str:
    """Write a point without its blank, or return "" if it has another form."""
    x, between, y = text.partition(", ")
    numbers = all(part and all(sign in "-.0123456789" for sign in part) for part in (x, y))
    return f"{x},{y}" if between and numbers else ""


def _known_point(text: str) -> str:
    known = _known_points.get(text)
    if known is None:
        if len(_known_points) >= MOST_POINTS:
            _known_points.clear()
        known = _known_points[text] = _point(text)
    return known


def read_command(text: str) -> Any:
    """Read a command, or raise `Rejected`; names of intents and fields ignore case."""
    words = text.split()
    tag = words[0].upper() if words else ""
    kind = _KINDS.get(tag)
    if kind is None or len(text) > LONGEST:
        raise Rejected("malformed", f"{text[:60]!r} does not begin with an intent", "intent", intents())
    data: dict[str, Any] = {"intent": tag}
    fields = {field.name: field for field in _fields(kind)}
    left = [name for name, field in fields.items() if field.required or name in _ALSO_IN_PLACE]
    for word in words[1:]:
        name, equals, value = word.partition("=")
        name = name.lower()
        if not equals or name not in fields:
            name, value = (left[0] if left else ""), word
        if name == "" or name in data:
            raise Rejected("malformed", f"{word[:60]!r} is not expected here", name, list(fields))
        left = [other for other in left if other != name]
        data[name] = _unwritten(name, value, fields[name])
    return codec.read_command(data, Command)


def _unwritten(name: str, text: str, field: Any) -> Any:
    # The default of a field tells the type of its value.
    usual = None if field.required else field.default
    try:
        if isinstance(usual, bool):
            return {"yes": True, "no": False}[text.lower()]
        if isinstance(usual, int) or name in _NUMBERS:
            return number(text, least=-LARGEST)
        if isinstance(usual, tuple):
            return _unwritten_list(name, text)
        if name in _POINTS and not text.startswith('"'):
            return text.replace(",", ", ")
        if name == "trigger" and text.replace("_", " ") in _MOMENTS:
            return text.replace("_", " ")
        if name == "action" and WITHIN in text and not text.startswith('"'):
            return codec.encode(read_command(text.replace(WITHIN, " "))).decode()
        return _unword(text)
    except (ValueError, KeyError, codec.CodecError) as error:
        raise Rejected("malformed", f"{text[:60]!r} is not a valid {name}: {error}", name) from None


def _unwritten_list(name: str, text: str) -> list[Any]:
    if text.startswith("["):
        listed = codec.read_json(text)
        return list(listed)
    if name == "via":
        return [point.replace(",", ", ") for point in text.split(";")]
    return [_unword(word) for word in text.split(",")]
