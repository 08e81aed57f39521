"""The client's own words: all of them in all four languages, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from story.catalogues import read
from turnwright.clients import terminal
from turnwright.story.words import Words, languages

SOURCES = Path(terminal.__file__).parents[1]


def used() -> set[str]:
    """The messages that the sources ask for."""
    text = "".join(path.read_text() for path in SOURCES.rglob("*.py"))
    return set(re.findall(r'"(ui-[a-z-]+[a-z])"', text))


@pytest.mark.parametrize("lang", languages())
def test_every_message_that_is_asked_for_is_there(lang: str) -> None:
    words = Words(terminal.__name__, lang)

    assert [message for message in sorted(used()) if not words.has(message)] == []


@pytest.mark.parametrize("lang", languages())
def test_the_catalogues_have_the_same_messages_with_the_same_arguments(lang: str) -> None:
    def shapes(name: str) -> dict[str, set[str]]:
        text = (SOURCES / "terminal" / "content" / "words" / f"{name}.ftl").read_text("utf-8")
        messages = re.split(r"\n(?=ui-)", text)[1:]
        return {part.split(" ")[0]: set(re.findall(r"\$(\w+)", part)) for part in messages}

    assert shapes(lang) == shapes("en")


def test_the_catalogue_reads_without_an_error() -> None:
    for lang in languages():
        assert read(terminal.__name__, "content/words", lang)
