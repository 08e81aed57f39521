"""Every field of every content file that may only hold certain words says which, when it holds another."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from turnwright.gamekit.complaints import did_you_mean, wrong
from turnwright.gamekit.content import Wording, shaped
from turnwright.games.duel.content import schema as duel
from turnwright.games.tactics import content as tactics
from turnwright.games.tactics.content import class_schema, creature_schema, power_schema, scenario_schema
from turnwright.games.wuxia import content as wuxia
from turnwright.games.wuxia.content import schema as wuxia_schema
from turnwright.kernel.errors import ContentError

WRONG = "no such word"
TACTICS = [class_schema, creature_schema, power_schema, scenario_schema]


def test_an_item_of_a_plain_list_is_told_as_an_item_and_not_as_a_field() -> None:
    with pytest.raises(msgspec.ValidationError) as told:
        msgspec.json.decode(b'[7.5, "x"]', type=list[int | float])
    assert wrong(told.value, "the file") == ("each item must be a number, not text", "")
    with pytest.raises(msgspec.ValidationError) as told:
        msgspec.json.decode(b'{"faces": [7, "x"]}', type=dict[str, list[int]])
    assert wrong(told.value, "the file").reason.endswith("must be a whole number, not text")


class Field(NamedTuple):
    """A field of a content file, a value that spoils it, its path, and a word that may stand there."""

    kind: Any
    wording: Wording
    values: Any
    path: str
    words: tuple[str, ...]


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    found = [each for each in vars(module).values() if isinstance(each, type)]
    return [each for each in found if issubclass(each, msgspec.Struct) and each.__module__ == module.__name__]


def spoiled(kind: Any) -> Iterator[tuple[Any, str, tuple[str, ...]]]:
    """Values with a wrong word somewhere inside a kind, each with its path and the right words."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from spoiled(inner[0])
    elif origin in (Union, UnionType) and str not in inner:
        for each in inner:
            yield from spoiled(each)
    elif origin is Literal and all(isinstance(word, str) for word in inner):
        yield WRONG, "", tuple(str(word) for word in inner)
    elif isinstance(kind, type) and issubclass(kind, Enum):
        yield WRONG, "", tuple(str(each.value) for each in kind)
    elif origin in (list, tuple):
        many = 1 if origin is list or Ellipsis in inner else len(inner)
        yield from (([value] * many, f"[0]{path}", words) for value, path, words in spoiled(inner[0]))
    elif origin is dict:
        yield from (({WRONG: 0}, "", words) for _, _, words in spoiled(inner[0]))
        yield from (({"x": value}, f".x{path}", words) for value, path, words in spoiled(inner[1]))


def fields() -> Iterator[Field]:
    games = (
        (duel, duel.WORDING),
        (wuxia_schema, wuxia.WORDING),
        *((each, tactics.WORDING) for each in TACTICS),
    )
    for kind, wording in [(kind, wording) for module, wording in games for kind in structs(module)]:
        hints = get_type_hints(kind, include_extras=True)
        for field in msgspec.structs.fields(kind):
            for value, path, words in spoiled(hints[field.name]):
                name = field.encode_name
                yield Field(kind, wording, {name: value}, f"$.{name}{path}", words)


FIELDS = list(fields())


def test_the_fields_with_words_of_all_games_are_looked_at() -> None:
    looked_at = {field.path for field in FIELDS}
    assert looked_at >= {"$.weightClass", "$.tie", "$.scene", "$.resists[0]", "$.saves", "$.grant", "$.los"}


@pytest.mark.parametrize("field", FIELDS, ids=[f"{field.kind.__name__} {field.path}" for field in FIELDS])
def test_an_unexpected_word_is_refused_with_its_path_and_the_legal_ones(field: Field) -> None:
    with pytest.raises(ContentError) as refused:
        shaped(field.values, field.kind, "a.yaml", field.wording)
    assert refused.value.path == field.path
    assert refused.value.expected.endswith(f", got {WRONG!r}")
    said = refused.value.expected.replace(",", " ").split()
    assert [word for word in field.words if word and word not in said] == []


def test_an_unexpected_number_is_refused_with_the_legal_ones() -> None:
    with pytest.raises(ContentError) as refused:
        shaped({"hit_die": 7}, class_schema.ClassEntry, "a.yaml", tactics.WORDING)
    assert (refused.value.path, refused.value.expected) == ("$.hit_die", "expected 6, 8, 10 or 12, got 7")


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("song_jingyen", 'Did you mean "song_jingyan"?'),
        ("song", 'Did you mean "song_jingyan"?'),
        ("s", ""),
        ("", ""),
        ("knight", ""),
    ],
)
def test_the_closest_known_name_or_one_that_starts_like_it_is_suggested(name: str, hint: str) -> None:
    assert did_you_mean(name, ["fighter", "song_jingyan"]) == hint
