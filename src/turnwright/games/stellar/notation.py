"""Notation of commands, both ways.

    move fleet-00003 sys-00012      invade F S      fetch F S      bring F S
    load F      unload F PLANET     embark F SHIP ARMY     land F SHIP ARMY PLANET     transfer ARMY PLANET
    split F SHIP,SHIP      merge F F      rename F NAME      resign
    read MESSAGE,MESSAGE      dismiss MESSAGE,MESSAGE
    end      end balanced      end ; move F S ; merge F F

A token with other characters is written as JSON, without blanks.
"""

from typing import Any, Final

from turnwright.games.stellar.commands import (
    Command,
    DismissMessages,
    EndTurn,
    LoadArmies,
    LoadArmy,
    MarkMessagesRead,
    MergeFleets,
    MoveFleet,
    OrderInvasionMove,
    OrderLoadMove,
    OrderUnloadMove,
    RenameFleet,
    Resign,
    SplitFleet,
    TransferArmyPlanet,
    UnloadArmies,
    UnloadArmy,
)
from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected

BARE: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-"
LONGEST: Final = 1_000_000
NEXT: Final = ";"
END: Final = "end"
RESIGN: Final = "resign"

# The verb of each order, and its fields in order.
ORDERS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "move": (MoveFleet, ("fleet_id", "system_id")),
    "invade": (OrderInvasionMove, ("fleet_id", "system_id")),
    "fetch": (OrderLoadMove, ("fleet_id", "system_id")),
    "bring": (OrderUnloadMove, ("fleet_id", "system_id")),
    "load": (LoadArmies, ("fleet_id",)),
    "unload": (UnloadArmies, ("fleet_id", "planet_id")),
    "embark": (LoadArmy, ("fleet_id", "ship_id", "army_id")),
    "land": (UnloadArmy, ("fleet_id", "ship_id", "army_id", "planet_id")),
    "transfer": (TransferArmyPlanet, ("army_id", "planet_id")),
    "split": (SplitFleet, ("fleet_id", "ship_ids")),
    "merge": (MergeFleets, ("fleet_id", "into_fleet_id")),
    "rename": (RenameFleet, ("fleet_id", "name")),
    "read": (MarkMessagesRead, ("message_ids",)),
    "dismiss": (DismissMessages, ("message_ids",)),
}
_WORDS: Final[dict[Any, str]] = {kind: word for word, (kind, _) in ORDERS.items()}


def word_of(order: Any) -> str:
    """Return the verb of an order."""
    return _WORDS[type(order)]


def write_command(command: Any) -> str:
    """Write a command."""
    if isinstance(command, Resign):
        return RESIGN
    if not isinstance(command, EndTurn):
        return _order(command)
    words = END if command.autopilot == "" else f"{END} {_word(command.autopilot)}"
    return f" {NEXT} ".join([words, *[_order(order) for order in command.orders]])


def _order(order: Any) -> str:
    word = word_of(order)
    return " ".join([word, *[_field(getattr(order, field)) for field in ORDERS[word][1]]])


def _field(value: Any) -> str:
    if isinstance(value, str):
        return _word(value)
    words = [_word(one) for one in value]
    return (
        ",".join(words) if words and not any(word.startswith('"') for word in words) else _json(list(value))
    )


def _word(text: str) -> str:
    return text if text and all(sign in BARE for sign in text) else _json(text)


def _json(value: Any) -> str:
    # Blanks end a token, so they are escaped.
    text = codec.encode(value).decode()
    return "".join([f"\\u{ord(sign):04x}" if sign.isspace() else sign for sign in text])


def read_command(text: str) -> Any:
    """Read a command, or raise `Rejected`."""
    words = text.split() if len(text) <= LONGEST else []
    known = [*ORDERS, END, RESIGN]
    if not words or words[0].lower() not in known:
        raise Rejected("malformed", f"{text[:60]!r} does not begin with an order", "", known)
    if words[0].lower() == END:
        return _read_end(words[1:])
    if words[0].lower() == RESIGN and len(words) == 1:
        return Resign()
    return codec.read_command(_read_order(words), Command)


def _read_end(words: list[str]) -> Any:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == NEXT:
            parts.append([])
        else:
            parts[len(parts) - 1].append(word)
    data: dict[str, Any] = {"type": "END_TURN", "orders": [_read_order(part) for part in parts[1:]]}
    if len(parts[0]) > 1:
        raise Rejected("malformed", f"{parts[0][1][:60]!r} is not expected here", "autopilot")
    if parts[0]:
        data["autopilot"] = _unword(parts[0][0], "autopilot")
    return codec.read_command(data, Command)


def _read_order(words: list[str]) -> dict[str, Any]:
    found = ORDERS.get(words[0].lower()) if words else None
    if found is None:
        raise Rejected("malformed", f"{' '.join(words)[:60]!r} is not an order", "order", list(ORDERS))
    kind, fields = found
    if len(words) != len(fields) + 1:
        wanted = " ".join([field.upper() for field in fields])
        raise Rejected("malformed", f"expected {words[0].lower()} {wanted}", fields[0])
    data: dict[str, Any] = {"type": str(kind.__struct_config__.tag)}
    for field, word in zip(fields, words[1:], strict=True):
        value = _unlisted(word, field) if field.endswith("_ids") else _unword(word, field)
        data[_camel(field)] = value
    return data


def _camel(field: str) -> str:
    first, *others = field.split("_")
    return first + "".join([other.capitalize() for other in others])


def _unlisted(word: str, field: str) -> list[str]:
    if not word.startswith("["):
        return [_unword(part, field) for part in word.split(",")]
    listed = _unjson(word, field)
    if not isinstance(listed, list):
        raise Rejected("malformed", f"{word[:60]!r} is not a list of ids", field)
    return listed


def _unword(word: str, field: str) -> str:
    if not word.startswith('"'):
        if word == "" or not all(sign in BARE for sign in word):
            raise Rejected("malformed", f"{word[:60]!r} is not a plain word", field)
        return word
    value = _unjson(word, field)
    if not isinstance(value, str):
        raise Rejected("malformed", f"{word[:60]!r} is not a word", field)
    return value


def _unjson(word: str, field: str) -> Any:
    try:
        return codec.read_json(word)
    except codec.CodecError as error:
        raise Rejected("malformed", f"{word[:60]!r}: {error}", field) from None
