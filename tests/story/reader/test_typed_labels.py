"""A player may type what the menu says: the words of free moves and of flight, in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import Staged, caster, creature, fight
from turnwright.games.tactics.commands import (
    Ascend,
    Descend,
    DropProne,
    EndConcentration,
    Jump,
    LetGo,
    SpellCast,
    Wake,
)
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.codec import plain
from turnwright.story.catalogue import catalogue_for
from turnwright.story.reader.reading import read

PARTY = 1
SHINE = {
    "id": "shine",
    "name": "Shine",
    "level": 1,
    "range": 30,
    "whom": "ally",
    "concentration": True,
    "effects": [{"condition": "aglow", "ac": 2}],
}
FROG = {"speed": {"walk": 30, "fly": 60, "long_jump": 20}, "traits": ["standing_leap"]}


def place() -> Staged:
    """A mage that holds a goblin, beside a sleeper."""
    stage = fight("AbC", A=caster("mage", SHINE), b=creature("goblin"), C=creature("friend"), spells=[SHINE])
    stage.put("goblin", "grappled", "mage")
    stage.put("friend", "asleep")
    return stage


def asleep() -> Staged:
    stage = fight("AC.b", A=creature("hero"), C=creature("friend"), b=creature("goblin"))
    stage.put("friend", "asleep")
    return stage


def focused() -> Staged:
    stage = fight("A..b", A=caster("mage", SHINE), b=creature("goblin"), spells=[SHINE])
    stage.do(SpellCast("mage", "shine", 0, "mage"))
    return stage


def aloft() -> Staged:
    stage = fight("A==.b", A=creature("hero", **FROG), b=creature("goblin"))
    stage.do(Ascend("hero", 20))
    return stage


def on_the_ground() -> Staged:
    return fight("A==.b", A=creature("hero", **FROG), b=creature("goblin"))


MOVES = [
    (place, DropProne("mage")),
    (place, LetGo("mage", "goblin")),
    (asleep, Wake("hero", "friend")),
    (focused, EndConcentration("mage")),
    (on_the_ground, Jump("hero", "3, 0")),
    (on_the_ground, Ascend("hero", 30)),
    (aloft, Descend("hero", 10)),
]


@pytest.mark.parametrize("language", ["en", "pt", "fr", "zh"])
@pytest.mark.parametrize(("staged", "command"), MOVES)
def test_the_label_of_a_move_is_understood_as_that_move(staged: Any, command: Any, language: str) -> None:
    stage, game = staged(), Tactics()
    assert command in list(game.options(stage.state, PARTY))
    label = catalogue_for(game, language).tell(game.presenter.label(stage.state, PARTY, command))
    reading = read(game, stage.state, PARTY, label, language)
    assert (reading.kind, reading.command) == ("act", plain(command)), label


@pytest.mark.parametrize("text", ["fly up 20 ft", "fly 20 feet up", "climb 20 ft", "soar 4 squares"])
def test_a_height_with_a_unit_is_that_height(text: str) -> None:
    stage = on_the_ground()
    assert read(Tactics(), stage.state, PARTY, text, "en").command == plain(Ascend("hero", 20))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I come down", "en"),
        ("land", "en"),
        ("pouso", "pt"),
        ("desço", "pt"),
        ("j'atterris", "fr"),
        ("je descends", "fr"),
        ("降落", "zh"),
    ],
)
def test_a_landing_without_a_number_ends_on_the_ground(text: str, language: str) -> None:
    stage = aloft()
    assert read(Tactics(), stage.state, PARTY, text, language).command == plain(Descend("hero", 20))


@pytest.mark.parametrize(
    ("text", "language"), [("I take off", "en"), ("subo", "pt"), ("je m'envole", "fr"), ("起飞", "zh")]
)
def test_a_climb_without_a_number_goes_as_far_up_as_possible(text: str, language: str) -> None:
    stage = on_the_ground()
    assert read(Tactics(), stage.state, PARTY, text, language).command == plain(Ascend("hero", 60))
