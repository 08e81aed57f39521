"""The page about rounds says what the rules do."""

import re
from typing import Any

import msgspec

from pages import page_text
from turnwright.games.rounds.commands import Command
from turnwright.games.rounds.content import load_scenario, shipped_library
from turnwright.games.rounds.content.schema import EffectEntry, RoundsScenario
from turnwright.games.rounds.rulebook import REASONS, VOCABULARY

PAGE = page_text("rounds")


def rows(head: str) -> list[list[str]]:
    """The rows of the table that begins with this head."""
    lines = PAGE.split(f"\n{head}\n")[1].splitlines()[1:]
    found: list[list[str]] = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
    return found


def test_the_vocabulary_is_the_one_of_the_rules() -> None:
    listed = rows("| word | fields | what it does |")
    assert [row[0] for row in listed] == list(VOCABULARY)
    fields = {field.name for field in msgspec.structs.fields(EffectEntry)}
    assert {name.strip() for row in listed for name in row[1].split(",")} <= fields
    assert all(f"`{name}`" in PAGE for name in fields - {"do"})


def test_the_options_have_these_defaults() -> None:
    usual: dict[str, Any] = {
        field.name: field.default for field in msgspec.structs.fields(RoundsScenario) if not field.required
    }
    listed = {row[0]: row[1] for row in rows("| option | default | |")}
    assert listed == {name: str(usual[name]) for name in listed}
    content = {"board", "containers", "heroes", "cards", "marks", "campaign", "second", "others"}
    assert set(usual) - content == set(listed)


def test_every_ending_and_every_action_is_there() -> None:
    assert [row[0] for row in rows("| reason | rule |")] == list(REASONS)
    tags = {str(kind.__struct_config__.tag) for kind in Command.__args__}
    listed = {row[0] for row in rows("| action | points | what it does |")}
    assert listed | {"begin_battle"} <= tags


def test_the_file_that_is_shown_can_be_played() -> None:
    shown = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    found = [load_scenario(msgspec.yaml.decode(text)) for text in shown]
    assert [scenario.name for scenario in found] == ["At the ford"]


def test_the_numbers_of_the_content_are_right() -> None:
    shipped = shipped_library()
    counts = f"{len(shipped.heroes)} heroes, {len(shipped.cards)} cards, {len(shipped.marks)} marks"
    assert counts in " ".join(PAGE.split())
