"""The intent language: commands of any game as blocks of plain text, both ways.

    [INTENTS]
    INTENT: MELEE_ATTACK
    ACTOR: fighter
    TARGET: goblin_2
    MOVE_REQUIRED: YES
    END_INTENT
    [/INTENTS]

Text outside the blocks is ignored; in a text without `[INTENTS]`, a bare `INTENT: ... END_INTENT` counts.
The types and fields are those of the game's commands, in capitals: `chooseStat` is `CHOOSE_STAT`, `fleetId`
is `FLEET_ID`. A value is plain text, YES or NO, a number, or a list with commas; points in a list are
separated by semicolons. Text that could be misread is a JSON string, and nested values are JSON in one line.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import inspect

from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game

LONGEST = 64 * 1024
MOST_INTENTS = 2000
OPEN, CLOSE, BEGIN, END = "[INTENTS]", "[/INTENTS]", "INTENT", "END_INTENT"
QUERIES = ("LORE_QUERY", "RULE_QUERY")  # of every game

Resolve = Callable[[str, str], str]  # a field and what was written there: the id that is meant


class IntentError(Exception):
    """A text that is not in the intent language: where, which field, and what was expected."""

    def __init__(
        self, line: int, column: int, expected: str, field: str = "", legal: Sequence[str] = ()
    ) -> None:
        self.line = line
        self.column = column
        self.field = field
        self.expected = expected
        self.legal = tuple(legal)
        where = f"line {line}, column {column}" + (f", {field}" if field else "")
        choices = f" Choose from: {', '.join(self.legal)}." if self.legal else ""
        super().__init__(f"{where}: {expected}.{choices}")


class Entry(NamedTuple):
    """A line `KEY: VALUE` and where it stands, counted from 1."""

    key: str
    value: str
    line: int
    column: int  # of the value


class Block(NamedTuple):
    """An intent as written: its type and its entries in order."""

    type: str
    line: int
    column: int
    entries: tuple[Entry, ...]


class Query(NamedTuple):
    """A question, which is never an input of a match: `RULE_QUERY` or `LORE_QUERY`."""

    type: str
    query: str
    scope: str = ""
    context: str = ""


class _Field(NamedTuple):
    name: str  # in the encoded command
    kind: str  # text, number, flag, word, texts, points or nested
    words: tuple[str, ...]  # of a word
    required: bool


class _Type(NamedTuple):
    tag_field: str
    tag: str
    fields: dict[str, _Field]  # by key


# Reading.


def read_intents(game: Game, text: str, resolve: Resolve | None = None) -> list[Any]:
    """Return the commands and questions of all blocks in a text; on an `IntentError` none counts."""
    types_of(game)
    return [read_block(game, block, resolve) for block in parse(text)]


def parse_for(game: Game, text: str) -> list[Block]:
    """Return the blocks of a text that are all in the language of a game; raises `IntentError`."""
    types_of(game)
    blocks = parse(text)
    for block in blocks:
        read_block(game, block)
    return blocks


def read_block(game: Game, block: Block, resolve: Resolve | None = None) -> Any:
    """Return the command or the `Query` of a block; raises `IntentError`.

    `resolve` maps ids and names of another program to those of the game.
    """
    if block.type in QUERIES:
        return _query(block)
    return _command(game, types_of(game), block, resolve)


def names_in(game: Game, block: Block) -> list[tuple[str, str]]:
    """Return the fields of a block whose texts may be names of something, each with the text."""
    found: list[tuple[str, str]] = []

    def note(key: str, text: str) -> str:
        found.append((key, text))
        return text

    with suppress(IntentError):  # it may need the ids that are meant
        read_block(game, block, note)
    return list(dict.fromkeys(found))


def parse(text: str) -> list[Block]:
    """Return the blocks of a text as written; raises `IntentError`."""
    if len(text.encode("utf-8", "replace")) > LONGEST:
        raise IntentError(1, 1, f"expected at most {LONGEST} bytes")
    lines = text.splitlines()
    bare = not any(line.strip().upper() == OPEN for line in lines)
    blocks: list[Block] = []
    inside = bare
    opened = 0
    begun: tuple[str, int, int] | None = None
    entries: list[Entry] = []
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        mark = line.upper()
        column = len(raw) - len(raw.lstrip()) + 1
        if mark == OPEN:
            if begun is not None or inside:
                raise IntentError(number, column, f"expected {END if begun else CLOSE} before {OPEN}")
            inside, opened = True, number
        elif mark == CLOSE:
            if begun is not None:
                raise IntentError(number, column, f"expected {END} for the intent of line {begun[1]}")
            if bare or not inside:
                raise IntentError(number, column, f"expected {OPEN} before {CLOSE}")
            inside = False
        elif not inside or not line:
            continue
        elif mark == END:
            if begun is None:
                raise IntentError(number, column, f"expected {BEGIN}: TYPE before {END}")
            blocks.append(Block(*begun, tuple(entries)))
            if len(blocks) > MOST_INTENTS:
                raise IntentError(number, column, f"expected at most {MOST_INTENTS} intents")
            begun, entries = None, []
        else:
            entry = _entry(raw, number)
            if entry is not None and entry.key == BEGIN:
                if begun is not None:
                    raise IntentError(number, column, f"expected {END} for the intent of line {begun[1]}")
                begun = (entry.value.upper(), number, entry.column)
            elif begun is not None:
                if entry is None:
                    raise IntentError(number, column, "expected KEY: VALUE")
                entries.append(entry)
            elif not bare:
                raise IntentError(number, column, f"expected {BEGIN}: TYPE")
    if begun is not None:
        raise IntentError(len(lines), 1, f"expected {END} for the intent of line {begun[1]}")
    if inside and not bare:
        raise IntentError(len(lines), 1, f"expected {CLOSE} for the block of line {opened}")
    return blocks


def _entry(raw: str, number: int) -> Entry | None:
    key, colon, value = raw.partition(":")
    if not colon or not re.fullmatch(r"\s*[A-Za-z][A-Za-z0-9_]*\s*", key):
        return None
    column = len(key) + 1 + len(value) - len(value.lstrip()) + 1
    return Entry(key.strip().upper(), value.strip(), number, column)


def _command(game: Game, types: dict[str, _Type], block: Block, resolve: Resolve | None) -> Any:
    known = types.get(block.type)
    if known is None:
        reason = f'unknown type "{_short(block.type)}"'
        raise IntentError(block.line, block.column, reason, BEGIN, sorted([*types, *QUERIES]))
    data: dict[str, Any] = {known.tag_field: known.tag}
    seen: dict[str, Entry] = {}
    for entry in block.entries:
        field = known.fields.get(entry.key)
        if field is None:
            reason = f"unknown field of {block.type}"
            raise IntentError(entry.line, 1, reason, _short(entry.key), sorted(known.fields))
        if entry.key in seen:
            raise IntentError(entry.line, 1, f"already given in line {seen[entry.key].line}", entry.key)
        seen[entry.key] = entry
        data[field.name] = _value(field, entry, resolve)
    for key, field in known.fields.items():
        if field.required and key not in seen:
            raise IntentError(block.line, block.column, f"{block.type} needs this field", key)
    try:
        return game.notation.command_from_data(data)
    except Rejected as refused:
        for key, field in known.fields.items():
            if key in seen and f"$.{field.name}" in refused.reason:
                raise IntentError(seen[key].line, seen[key].column, _reason(refused), key) from None
        raise IntentError(block.line, block.column, _reason(refused)) from None


def _query(block: Block) -> Query:
    keys = [name.upper() for name in Query._fields[1:]]
    found: dict[str, str] = {}
    for entry in block.entries:
        if entry.key not in keys:
            raise IntentError(
                entry.line, 1, f"unknown field of {block.type}", _short(entry.key), sorted(keys)
            )
        if entry.key in found:
            raise IntentError(entry.line, 1, "already given", entry.key)
        found[entry.key] = _unquoted(entry.value)
    if not found.get("QUERY"):
        raise IntentError(block.line, block.column, f"{block.type} needs this field", "QUERY")
    return Query(block.type, found["QUERY"], found.get("SCOPE", ""), found.get("CONTEXT", ""))


def _value(field: _Field, entry: Entry, resolve: Resolve | None) -> Any:
    def wrong(expected: str, legal: Sequence[str] = ()) -> IntentError:
        reason = f'expected {expected}, got "{_short(entry.value)}"'
        return IntentError(entry.line, entry.column, reason, entry.key, legal)

    def meant(text: str) -> str:
        return text if resolve is None else resolve(entry.key, text)

    text = entry.value
    if field.kind == "text":
        return meant(_unquoted(text))
    if field.kind == "number":
        plain = _unquoted(text)
        if not re.fullmatch(r"-?\d{1,18}", plain, re.ASCII):
            raise wrong("a whole number")
        return int(plain)
    if field.kind == "flag":
        flag = {"YES": True, "NO": False}.get(_unquoted(text).upper())
        if flag is None:
            raise wrong("YES or NO")
        return flag
    if field.kind == "word":
        plain = _unquoted(text).casefold()
        found = [word for word in field.words if word.casefold() == plain]
        if not found:
            raise wrong("one of the choices", [word for word in field.words if word])
        return found[0]
    if text.startswith("[") or field.kind == "nested":
        try:
            return codec.read_json(text)
        except codec.CodecError:
            raise wrong("JSON in one line") from None
    return [meant(_unquoted(part)) for part in _parts(field, text, wrong)]


def _parts(field: _Field, text: str, wrong: Callable[[str], IntentError]) -> list[str]:
    if ";" in text:
        return [part.strip() for part in text.split(";") if part.strip()]
    parts = [part.strip() for part in text.split(",")]
    if field.kind != "points":
        return [part for part in parts if part]
    if len(parts) % 2:
        raise wrong('points such as "1, 2; 3, 4"')
    return [f"{parts[at]}, {parts[at + 1]}" for at in range(0, len(parts), 2)]


def _unquoted(text: str) -> str:
    # A JSON string is read as one; other text loses its outer quotes.
    if len(text) >= 2 and text[0] == text[-1] and text[0] in "\"'":
        if text[0] == '"':
            try:
                found = codec.read_json(text)
            except codec.CodecError:
                return text[1:-1]
            return found if isinstance(found, str) else text
        return text[1:-1]
    return text


def _reason(refused: Rejected) -> str:
    return refused.reason.rstrip(".")


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}..."


# Writing.


def write_intents(game: Game, commands: Sequence[Any]) -> str:
    """Return commands as one block that reads back to the same commands."""
    types = {(kind.tag_field, kind.tag): (name, kind) for name, kind in types_of(game).items()}
    lines = [OPEN]
    for command in commands:
        data = codec.plain(command)
        field = next(name for name, _ in types if name in data)
        name, kind = types[field, data[field]]
        lines.append(f"{BEGIN}: {name}")
        for key, part in kind.fields.items():
            if part.name in data:
                lines.append(f"{key}: {_written(part, data[part.name])}")
        lines.append(END)
    return "\n".join([*lines, CLOSE, ""])


def _written(field: _Field, value: Any) -> str:
    if field.kind == "flag":
        return "YES" if value else "NO"
    if field.kind == "number":
        return str(value)
    if field.kind in ("text", "word"):
        return value if _is_plain(value) else _json(value)
    if field.kind in ("texts", "points") and value and all(_is_item(each, field.kind) for each in value):
        separator = "; " if field.kind == "points" else ", "
        return separator.join(value)
    return _json(value)


def _json(value: Any) -> str:
    # Every line break that `str.splitlines` knows is escaped, so that a value never ends its line.
    text: str = codec.encode(value).decode()
    return re.sub(r"[\x7f-\x9f\u2028\u2029]", lambda found: f"\\u{ord(found[0]):04x}", text)


def _is_plain(text: str) -> bool:
    return bool(text) and text == text.strip() and text.isprintable() and text[0] not in "\"'["


def _is_item(text: Any, kind: str) -> bool:
    apart = ";[" if kind == "points" else ",;["
    return isinstance(text, str) and _is_plain(text) and not any(char in text for char in apart)


# The types of a game.


def types_of(game: Game) -> dict[str, _Type]:
    """Return the types of intents of a game by name, from the types of its commands."""
    if game.command_type is Any:
        raise IntentError(1, 1, f"the commands of {game.name} have no types")
    return _types(game.command_type)


@lru_cache(maxsize=32)
def _types(command_type: Any) -> dict[str, _Type]:
    described = inspect.type_info(command_type)
    structs = described.types if isinstance(described, inspect.UnionType) else (described,)
    found: dict[str, _Type] = {}
    for struct in structs:
        if not isinstance(struct, inspect.StructType) or struct.tag is None:
            raise IntentError(1, 1, "a command without a tag cannot be written as an intent")
        fields = {upper_snake(field.encode_name): _field(field) for field in struct.fields}
        name = upper_snake(str(struct.tag))
        if name in found or len(fields) < len(struct.fields):
            raise IntentError(1, 1, f"two commands or fields are both called {name}")
        found[name] = _Type(struct.tag_field or "type", str(struct.tag), fields)
    return found


def _field(field: inspect.Field) -> _Field:
    kind, words = _kind(field.type)
    return _Field(field.encode_name, kind, words, field.required)


def _kind(described: inspect.Type) -> tuple[str, tuple[str, ...]]:
    if isinstance(described, inspect.StrType):
        return "text", ()
    if isinstance(described, inspect.BoolType):
        return "flag", ()
    if isinstance(described, inspect.IntType):
        return "number", ()
    if isinstance(described, inspect.LiteralType) and all(isinstance(each, str) for each in described.values):
        return "word", tuple(str(each) for each in described.values)
    if isinstance(described, inspect.VarTupleType | inspect.ListType):
        item = described.item_type
        if isinstance(item, inspect.StrType):
            return ("points" if item.pattern is not None and "," in item.pattern else "texts"), ()
    return "nested", ()


def upper_snake(name: str) -> str:
    """Return a name in capitals: `chooseStat`, `use_skill` and `MOVE_FLEET` are all written so."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).replace("-", "_").upper()


def described_types(game: Game) -> Iterator[tuple[str, list[str], list[str]]]:
    """Return each type with its required and its optional fields, for documentation."""
    for name, kind in types_of(game).items():
        required = [key for key, field in kind.fields.items() if field.required]
        yield name, required, [key for key in kind.fields if key not in required]
