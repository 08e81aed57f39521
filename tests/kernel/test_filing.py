"""Content files: which words name one, and what is said of one that cannot be read."""

from pathlib import Path

import pytest

from turnwright.kernel import filing
from turnwright.kernel.filing import contents, is_path, parsed
from turnwright.kernel.rejected import ContentError


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


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "rules.yaml"
    path.write_bytes(b"name: x\n")
    assert contents("rules.yaml", path) == b"name: x\n"


@pytest.mark.parametrize("name", ["missing.yaml", "", "no\0thing"])
def test_a_file_that_cannot_be_read_is_named_as_it_was_given(tmp_path: Path, name: str) -> None:
    with pytest.raises(ContentError, match=r"^given: expected a file that can be read \(.+\)$"):
        contents("given", tmp_path / name)


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    path.write_bytes(b" " * (filing.LARGEST_FILE + 1))
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
def test_a_field_that_stands_twice_is_refused_with_its_place(file: str, text: str, place: str) -> None:
    with pytest.raises(ContentError, match=f"^{file}: {place}expected the field 'c' once$"):
        parsed(text.encode(), file)


@pytest.mark.parametrize("file", ["a.json", "a.yaml"])
def test_the_same_name_may_stand_in_different_objects(file: str) -> None:
    text = b'{"c": {"c": ["c", "c"]}, "b": [{"c": 1}, {"c": 1}]}'
    assert parsed(text, file) == {"c": {"c": ["c", "c"]}, "b": [{"c": 1}, {"c": 1}]}
