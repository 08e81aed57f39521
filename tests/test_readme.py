"""The README is a tutorial, and its code runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pages import ROOT, Page, PageError, blocks

README = ROOT / "README.md"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Page]:
    """Create a page from a text."""
    monkeypatch.chdir(tmp_path)

    def write(text: str) -> Page:
        path = tmp_path / "page.md"
        path.write_text(text, "utf-8")
        return Page(path, tmp_path)

    return write


def test_the_code_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    readme = Page(README, tmp_path)

    readme.run()

    assert readme.ran > 10


def test_the_readme_shows_code_and_commands() -> None:
    kinds = {block.kind for block in blocks(README.read_text("utf-8"))}

    assert {"python", "pycon", "console"} <= kinds


def test_the_readme_names_the_two_commands() -> None:
    text = README.read_text("utf-8")

    assert "make play" in text
    assert "make test" in text


# A page that is not true is found.


UNTRUE = {
    "another answer": ("```pycon\n>>> 1 + 1\n3\n```\n", "page.md, line 2"),
    "no answer": ("```pycon\n>>> 1 + 1\n```\n", "Got:\n    2"),
    "another error": (
        "```pycon\n>>> int('x')\nTraceback (most recent call last):\nValueError: y\n```\n",
        "'x'",
    ),
    "no question": ("```pycon\nx = 1\n```\n", "begin with >>>"),
    "a script that prints": ("```python\nprint('hello')\n```\n", "printed hello"),
    "a block with no end": ("```python\nx = 1\n", "not closed"),
    "a block with no kind": ("```\nx = 1\n```\n", "line 1: a block names its language"),
    "an unknown kind": ("```py\nx = 1\n```\n", "not py"),
    "another command": ("```console\n$ rm -rf .\n```\n", "not with rm"),
    "no command": ("```console\nturnwright games\n```\n", "begins with a command"),
    "a command that fails": ("```console\n$ turnwright no-such-command\n```\n", "ended with"),
    "another exit code": ("```console\n$ turnwright games\n$ echo $?\n7\n```\n", "ended with 0, not 7"),
    "another output": ("```console\n$ turnwright games\nnothing\n```\n", "instead of"),
}
TRUE = {
    "one namespace": "```python\nx = 1\n```\n\n```pycon\n>>> x + 1\n2\n```\n",
    "make is left out": "```console\n$ make no-such-thing\n```\n",
    "directives and lists": "```{note}\nSome `code`.\n```\n\n- a list\n  ```pycon\n  >>> 2\n  2\n  ```\n",
    "one folder": "```console\n$ turnwright games > x\n```\n```python\nassert Path('x').read_text()\n```\n",
}


@pytest.mark.parametrize(("text", "fault"), UNTRUE.values(), ids=UNTRUE)
def test_a_page_with_wrong_output_is_found(page: Callable[[str], Page], text: str, fault: str) -> None:
    with pytest.raises(PageError) as caught:
        page(text).run()

    assert fault in str(caught.value)


def test_a_script_that_fails_is_found(page: Callable[[str], Page]) -> None:
    with pytest.raises(ZeroDivisionError):
        page("```python\n1 / 0\n```\n").run()


@pytest.mark.parametrize("text", TRUE.values(), ids=TRUE)
def test_a_page_with_right_output_passes(page: Callable[[str], Page], text: str) -> None:
    checked = page("```python\nfrom pathlib import Path\n```\n" + text)

    checked.run()

    assert checked.ran >= 2
