"""The client's own words: all of them in all four languages, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from story.catalogues import read
from turnwright.cli import terminal
from turnwright.client.reconnecting import FINAL
from turnwright.protocol.close_codes import STAYS_OPEN, TROUBLES
from turnwright.story.catalogue import Catalogue, languages

SOURCES = Path(terminal.__file__).parents[1]


def used() -> set[str]:
    """The messages that the sources ask for."""
    text = "".join(path.read_text() for path in SOURCES.rglob("*.py"))
    return set(re.findall(r'"(ui-[a-z-]+[a-z])"', text))


@pytest.mark.parametrize("lang", languages())
def test_every_requested_message_exists(lang: str) -> None:
    words = Catalogue(terminal.__name__, lang)

    assert [message for message in sorted(used()) if not words.has(message)] == []


@pytest.mark.parametrize("lang", languages())
def test_the_catalogues_have_the_same_messages_with_the_same_arguments(lang: str) -> None:
    def shapes(name: str) -> dict[str, set[str]]:
        text = (SOURCES / "terminal" / "content" / "words" / f"{name}.ftl").read_text("utf-8")
        messages = re.split(r"\n(?=ui-)", text)[1:]
        return {part.split(" ")[0]: set(re.findall(r"\$(\w+)", part)) for part in messages}

    assert shapes(lang) == shapes("en")


# What only a program says that is no client of this project.
OF_PROGRAMS = {"malformed", "unknown-type", "unknown-field", "hello-first", "hello-twice"}
SAID_OTHERWISE = {"STORE_ROLLBACK": "ui-rollback"}


@pytest.mark.parametrize("code", sorted(TROUBLES.keys() - OF_PROGRAMS))
def test_every_error_of_a_server_has_its_own_message(code: str) -> None:
    kinds = [f"ui-{kind}-{code}" for kind in ("refused", "trouble")]
    if TROUBLES[code] != STAYS_OPEN:
        # After the others the connection comes back by itself, and that is said.
        kinds = [f"ui-ending-{code}"] if TROUBLES[code] in FINAL else ["ui-lost"]
    words = Catalogue(terminal.__name__)

    assert any(words.has(name) for name in [*kinds, SAID_OTHERWISE.get(code, "")])


def test_the_catalogue_reads_without_an_error() -> None:
    for lang in languages():
        assert read(terminal.__name__, "content/words", lang)
