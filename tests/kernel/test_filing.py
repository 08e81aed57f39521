"""Content files: which words name one, and what is said of one that cannot be read."""

from pathlib import Path

import pytest

from turnwright.kernel import filing
from turnwright.kernel.filing import contents, is_path
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
