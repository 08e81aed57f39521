"""Matches as data sets for training."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from turnwright import games
from turnwright.cli import main
from turnwright.gamekit.intents import parse_for, read_block
from turnwright.kernel.codec import encode
from turnwright.story.narration.dataset import Example, examples
from turnwright.testing.driver import drive


def journal(name: str, inputs: int = 40) -> list[bytes]:
    game = games.load(name)
    scenario = game.scenarios.load(game.scenarios.names()[0])
    return drive(
        game, None, 3, [game.bots()["heuristic"]] * len(game.seats_for(scenario)), inputs=inputs
    ).lines


@pytest.mark.parametrize("name", ["tactics", "wuxia", "rounds"])
def test_every_action_has_its_intent_its_outcome_and_its_narration(name: str) -> None:
    game = games.load(name)
    found = list(examples(game, journal(name), "pt"))

    assert found
    assert {example.language for example in found} == {"pt"}
    assert any(example.narration for example in found)
    for example in found:
        (block,) = parse_for(game, example.intents)
        assert encode(read_block(game, block)) == encode(game.notation.command_from_data(example.command))


def test_stored_words_of_a_model_replace_the_template() -> None:
    game, lines = games.load("wuxia"), journal("wuxia", 10)
    number = int(next(examples(game, lines)).narration_id)
    said = {number: {"template": ("template", "a"), "prelude": ("small", "b"), "full": ("large", "c")}}

    first = next(examples(game, lines, said=said))

    assert (first.narration, first.speaker, first.prelude) == ("c", "large", "b")


def test_the_command_writes_one_object_per_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "fight.jsonl"
    file.write_bytes(b"".join(journal("wuxia")))

    assert main(["export", "--dataset", str(file)]) == 0

    written = [msgspec.json.decode(line, type=Example) for line in capsys.readouterr().out.splitlines()]
    assert written
    assert all(example.game == "wuxia" for example in written)


@pytest.mark.parametrize(
    "words",
    [
        ["export"],
        ["export", "--dataset"],
        ["export", "--dataset", "none.jsonl"],
        ["story", "check", "no.yaml"],
    ],
)
def test_a_mistake_is_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) != 0
    error = capsys.readouterr().err
    assert error
    assert "Traceback" not in error
