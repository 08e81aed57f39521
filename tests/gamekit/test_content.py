"""Content files: which texts are paths, and the errors for files that cannot be read."""

from enum import Enum
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from turnwright.gamekit import content
from turnwright.gamekit.content import Place, Wording, contents, is_path, parsed, shaped
from turnwright.kernel.errors import ContentError


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("classic", False),
        ("json", False),
        ("rules.json", True),
        ("rules.yml", True),
        ("rules.yaml", True),
        ("./classic", True),
        ("rules\\classic", True),
    ],
)
def test_a_path_has_a_slash_or_the_ending_of_a_content_file(text: str, path: bool) -> None:
    assert is_path(text) == path


def test_a_file_is_read_completely(tmp_path: Path) -> None:
    path = tmp_path / "rules.yaml"
    path.write_bytes(b"name: x\n")
    assert contents("rules.yaml", path) == b"name: x\n"


@pytest.mark.parametrize("name", ["missing.yaml", "", "no\0thing"])
def test_a_file_that_cannot_be_read_is_named_as_it_was_given(tmp_path: Path, name: str) -> None:
    with pytest.raises(ContentError, match=r"^given: cannot read the file \(.+\)$"):
        contents("given", tmp_path / name)


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    path.write_bytes(b" " * (content.LARGEST_FILE + 1))
    with pytest.raises(ContentError, match=r"^huge: expected at most 4 MiB$"):
        contents("huge", path)


@pytest.mark.parametrize(
    ("file", "text", "place"),
    [
        ("a.json", '{"a": 1,\n "b": {"c": 1, "c": 2}}', "line 2, column 16: "),
        ("a.json", '{"c": 12345678901234567890,\n\t"b": [{"c": 1}],\n\t"c": 2}', "line 3, column 2: "),
        ("a.json", '{"c": 1,\n "\\u0063": 2}', "line 2, column 2: "),
        ("a.yaml", "c: 1\nb: {c: 1}\nc: [c, c]\n", "line 3, column 1: "),
        ("a.yaml", "b:\n- c: c\n  a: c\n  c: 2\n", "line 4, column 3: "),
    ],
)
def test_a_duplicate_field_is_refused_with_its_position(file: str, text: str, place: str) -> None:
    with pytest.raises(ContentError, match=f"^{file}: {place}expected the field 'c' once$"):
        parsed(text.encode(), file)


@pytest.mark.parametrize("file", ["a.json", "a.yaml"])
def test_the_same_name_may_stand_in_different_objects(file: str) -> None:
    text = b'{"c": {"c": ["c", "c"]}, "b": [{"c": 1}, {"c": 1}]}'
    assert parsed(text, file) == {"c": {"c": ["c", "c"]}, "b": [{"c": 1}, {"c": 1}]}


# What does not fit


class Temper(Enum):
    """Words as an enumeration."""

    MILD = "mild"
    WILD = "wild"


class Pet(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """A pet, and its young ones by name."""

    temper: Temper = Temper.MILD
    food_bowls: Annotated[tuple[int, ...], msgspec.Meta(max_length=2)] = ()
    place: tuple[int, int] = (0, 0)
    steps: Annotated[int, msgspec.Meta(multiple_of=5)] = 5
    likes: dict[Literal["fish", "wool"], int] = {}
    tags: dict[Annotated[str, msgspec.Meta(pattern="^[a-z]+$")], str] = {}
    young: "dict[str, Pet]" = {}
    after: Literal["", "meal"] | int = ""


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"temper": "odd"}, "$.temper: expected mild or wild, got 'odd'"),
        ({"after": "nap"}, "$.after: expected meal, got 'nap'"),
        ({"foodBowls": [1, 2, 3]}, "$.foodBowls: expected at most 2 items, got 3"),
        ({"place": [1]}, "$.place: expected 2 items, got 1"),
        ({"steps": 7}, "$.steps: expected a multiple of 5, got 7"),
        ({"likes": {"fish": 1, "mud": 2}}, "$.likes: expected fields named fish or wool, got 'mud'"),
        ({"tags": {"A1": "x"}}, "$.tags: expected names of small letters, got 'A1'"),
        ({"foodBowl": []}, "$: expected no field 'foodBowl'. Did you mean \"foodBowls\"?"),
        ({"food_bowls": []}, "$: expected no field 'food_bowls'. Did you mean \"foodBowls\"?"),
        ({"places": 1, "place": [0, 0]}, "$: expected no field 'places'. Did you mean \"place\"?"),
        ({"young": {"tom": {}, "kit": []}}, "$.young.kit: expected an object, got a list"),
        ({"young": {"tom": {}, "o o": []}}, "$.young[...]: expected an object, got a list"),
        (
            {"young": {"tom": {"young": {"kit": {"temper": 3}}}}},
            "$.young.tom.young.kit.temper: expected text, got 3",
        ),
        ({"young": {"tom": {"temper": "odd"}}}, "$.young.tom.temper: expected mild or wild, got 'odd'"),
    ],
)
def test_an_invalid_value_is_named_by_its_path_in_a_sentence(values: object, words: str) -> None:
    with pytest.raises(ContentError) as refused:
        shaped(values, Pet, "pets.yaml", Wording(patterns={"^[a-z]+$": "small letters"}))
    assert str(refused.value) == f"pets.yaml: {words}"


def test_the_description_of_a_game_takes_precedence_over_the_type() -> None:
    with pytest.raises(ContentError, match=r"expected gentle or fierce, got 'odd'$"):
        shaped({"temper": "odd"}, Pet, "pets.yaml", Wording({"temper": ("gentle", "fierce")}))


def test_a_path_names_its_line() -> None:
    place = Place("pets.yaml", text=b"temper: mild\nplace:\n- 1\n- x\n").inside("place[1]")
    with pytest.raises(
        ContentError, match=r"^pets\.yaml: \$\.place\[1\] \(line 4\): expected a cell, got 'x'$"
    ):
        place.refuse("a cell", "x")
