"""Values may come from an untrusted source: no text in them is taken for the name of a file to read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

from turnwright import games
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import ContentError

SECRET = "secret: the contents of this file"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Each time the secret file of this test was opened."""
    opened: list[str] = []
    tmp_path.joinpath("secret.yaml").write_text(SECRET)
    usual = Path.open

    def watched(path: Path, *how: Any, **rest: Any) -> Any:
        opened.extend([path.name] if path.name == "secret.yaml" else [])
        return usual(path, *how, **rest)

    monkeypatch.setattr(Path, "open", watched)
    return opened


def changed(values: Any, text: str) -> Iterator[Any]:
    """The values with one of their texts replaced, and with one of their things, each in turn."""
    if isinstance(values, str):
        yield text
    elif isinstance(values, dict):
        yield from ({**values, key: other} for key in values for other in (text, *changed(values[key], text)))
    elif isinstance(values, list):
        for at, item in enumerate(values[:2]):
            yield from ([*values[:at], other, *values[at + 1 :]] for other in (text, *changed(item, text)))
        yield [text]


def lists(values: dict[str, Any], text: str) -> Iterator[Any]:
    """The values with a list of one text in the place of each field, also of those that were left out."""
    usual = {key: value for key, value in values.items() if value is not None}
    yield from ({**usual, key: [text]} for key in values)


@pytest.mark.parametrize("name", games.names())
def test_no_text_of_a_scenario_is_read_as_a_file(name: str, read: list[str], tmp_path: Path) -> None:
    secret = tmp_path / "secret.yaml"
    game = games.load(name)
    for scenario in map(game.scenarios.load, game.scenarios.names()[:2]):
        every = {**dict.fromkeys(field.encode_name for field in fields(scenario)), **plain(scenario)}
        for values in (*changed(plain(scenario), str(secret)), *lists(every, str(secret))):
            with suppress(ContentError):
                game.scenarios.load(values)
            assert read == []


def test_a_hero_with_invalid_values_is_refused_with_its_path() -> None:
    game = games.load("tactics")
    values = {**plain(game.scenarios.load(game.scenarios.names()[0])), "heroes": ["heroes/dagna.yaml"]}
    with pytest.raises(ContentError) as refused:
        game.scenarios.load(values)
    assert (
        str(refused.value) == "scenario: $.heroes[0]: expected the values of a hero, got 'heroes/dagna.yaml'"
    )
