"""The page of the rules says what the code does."""

from __future__ import annotations

from typing import get_args

import msgspec

from pages import ROOT, page_text
from test_docs import table
from turnwright.games.tactics.commands import Command
from turnwright.games.tactics.content.power_schema import EffectEntry
from turnwright.games.tactics.content.scenario_schema import TacticsScenario
from turnwright.games.tactics.rules.combat import outcome

PAGE = page_text("tactics")

BEARER = "| field | what it does to its bearer | share |"


def words(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",")]


def test_the_vocabulary_is_that_of_the_content() -> None:
    rows = table("tactics-content", "| word | what it does | with it | share |")
    known = {field for kind in EffectEntry.variants.values() for field in kind.__struct_fields__}

    assert tuple(word for word, *_ in rows) == tuple(EffectEntry.variants)
    named = {name for _, _, cell, _ in rows for name in words(cell.replace(" and more", "")) if name}
    named |= {name for cell, _, _ in table("tactics-content", BEARER) for name in words(cell)}
    assert named - known == set()


def test_the_options_are_the_fields_of_a_scenario() -> None:
    rows = table("tactics", "| option | default | what it does |")
    shown = {name: default for names, default, _ in rows for name in words(names)}
    fields = {field.name: field for field in msgspec.structs.fields(TacticsScenario) if not field.required}

    assert shown.keys() == fields.keys()
    for name, default in shown.items():
        if default != "empty":
            assert default == str(fields[name].default).replace("False", "false").replace("True", "true")


def test_every_intent_is_named() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(Command)]

    assert [tag for tag in tags if f"`{tag}`" not in PAGE] == []


def test_every_end_is_named() -> None:
    shown = {name for cell, _ in table("tactics", "| reason | rule |") for name in words(cell)}
    reasons = (outcome.LAST_STANDING, outcome.ALL_DOWN, outcome.SURRENDER, outcome.FLIGHT, outcome.CAPTURE)

    assert shown == {*reasons, outcome.STALEMATE, outcome.TOO_LONG, outcome.MASTER}


def test_the_attribution_is_on_the_page_and_in_the_package() -> None:
    package = (ROOT / "src/turnwright/games/tactics/content/ATTRIBUTION.md").read_text("utf-8")
    for text in (" ".join(PAGE.split()), " ".join(package.split())):
        assert "Creative Commons Attribution 4.0" in text
        assert "Wizards of the Coast LLC" in text
