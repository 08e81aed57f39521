"""The page of the rules says what the code does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import yaml

from pages import blocks, page_text
from test_docs import table, words
from turnwright.games import stellar
from turnwright.games.stellar import content, new_galaxy, run_turn
from turnwright.games.stellar.commands import GameCommand
from turnwright.games.stellar.content import schema

PAGE = page_text("stellar")
SCENARIOS = page_text("stellar-scenarios")
SOURCES = Path(stellar.__file__).parent
REFUSING = ("rules/orders.py", "rules/inbox.py", "rules/phases/ai.py", "game.py")
SHIPS = (
    "| ship | hp | gun | speed | cost | point defence | evasion "
    "| missiles | torpedoes | interceptors | fuel | fuel per ly |"
)
HEAD = "| field | what it can be | default | what it is |"
ENTRIES: list[type[msgspec.Struct]] = [
    schema.StellarScenario,
    schema.FactionEntry,
    schema.FleetEntry,
    schema.WorldEntry,
    schema.SystemEntry,
    schema.PlanetEntry,
    schema.ObjectivesEntry,
    schema.ConditionEntry,
    schema.RulesEntry,
]


def shipped(name: str) -> Any:
    return yaml.safe_load((SOURCES / "content" / name).read_text("utf-8"))


def test_the_numbers_on_the_page_are_those_of_the_rules() -> None:
    shown = {name: value for name, value, _ in table("stellar", "| number | value | what it is |")}
    known = {name: str(value) for part in shipped("numbers.yaml").values() for name, value in part.items()}
    assert shown == known


def test_the_ships_on_the_page_are_those_of_the_rules() -> None:
    for row, ship in zip(table("stellar", SHIPS), shipped("ships.yaml")["ships"], strict=True):
        type, hp, gun, speed, cost, defence, evasion, missiles, torpedoes, interceptors, fuel, way = row
        assert [type, hp, gun, cost] == [str(ship[name]) for name in ("type", "hp", "gun", "cost")]
        assert [speed, evasion, fuel, way] == [
            str(ship[name]) for name in ("speed", "evasion", "fuel", "per_ly")
        ]
        assert [defence, interceptors] == [
            str(ship.get(name, 0)) for name in ("point_defence", "interceptors")
        ]
        assert missiles == loaded(ship, "missiles", "missile_damage")
        assert torpedoes == loaded(ship, "torpedoes", "torpedo_damage")


def loaded(ship: dict[str, Any], what: str, damage: str) -> str:
    return f"{ship[what]} ({ship[damage]})" if what in ship else "0"


def test_the_profiles_on_the_page_are_those_of_the_ais() -> None:
    profiles = shipped("profiles.yaml")["profiles"]
    rows = table("stellar", f"| | {' | '.join(profiles)} | what it is |")
    for at, name in enumerate(profiles, 1):
        assert {row[0]: row[at] for row in rows} == {key: str(value) for key, value in profiles[name].items()}


def test_every_order_stands_on_the_page_with_its_fields() -> None:
    shown = {name: words(fields) for name, fields, _ in table("stellar", "| order | fields | what it does |")}
    known = {
        kind.__struct_config__.tag: [field.encode_name for field in msgspec.structs.fields(kind)]
        for kind in get_args(GameCommand)
    }
    assert shown == known


def test_every_refusal_of_an_order_stands_on_the_page() -> None:
    shown = {name for names, _ in table("stellar", "| code | why |") for name in words(names)}
    code = "".join((SOURCES / name).read_text("utf-8") for name in REFUSING)
    assert shown == set(re.findall(r'Rejected\(\s*"([a-z-]+)"', code))


def test_every_public_name_stands_on_the_page() -> None:
    rows = table("stellar", "| name | what it does |")
    shown = {part.split("(")[0] for name, _ in rows for part in re.findall(r"\w+(?:\([^)]*\))?", name)}
    assert shown == set(stellar.__all__)


@pytest.mark.parametrize("place", range(len(ENTRIES)), ids=[entry.__name__ for entry in ENTRIES])
def test_the_fields_of_a_scenario_are_those_on_the_page(place: int) -> None:
    part = SCENARIOS.split(HEAD + "\n")[place + 1]
    rows = [line for line in part.split("\n\n")[0].splitlines()[1:] if line.startswith("|")]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    fields = msgspec.structs.fields(ENTRIES[place])
    assert [name.strip("`") for name, *_ in cells] == [field.name for field in fields]
    assert [default for _, _, default, _ in cells] == [default_of(field) for field in fields]


@pytest.mark.parametrize("place", range(len(ENTRIES)), ids=[entry.__name__ for entry in ENTRIES])
def test_the_bounds_of_a_scenario_are_those_on_the_page(place: int) -> None:
    rows = SCENARIOS.split(HEAD + "\n")[place + 1].split("\n\n")[0].splitlines()[1:]
    shown = {row.split("`")[1]: re.findall(r"\d+(?: \d{3})*", row.split("|")[2]) for row in rows}
    for field in msgspec.inspect.type_info(ENTRIES[place]).fields:  # type: ignore[attr-defined]
        number = field.type.value_type if isinstance(field.type, msgspec.inspect.DictType) else field.type
        if isinstance(number, msgspec.inspect.IntType | msgspec.inspect.FloatType):
            for bound in (number.ge, number.le):
                assert bound is None or spaced(bound) in shown[field.name], field.name


def spaced(number: float) -> str:
    """A number as the page writes it: 10 000."""
    return f"{int(number):,}".replace(",", " ") if number >= 10_000 else f"{int(number)}"


def default_of(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "required"
    value: Any = field.default
    if isinstance(value, msgspec.Struct):
        return "all defaults"
    if value is None or value == ():
        return "none" if value is None else "empty"
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def test_the_scenario_on_the_page_is_one_that_can_be_played() -> None:
    (shown,) = [block.text for block in blocks(SCENARIOS) if block.kind == "yaml"]
    galaxy = new_galaxy(yaml.safe_load(shown), seed=1)
    assert [fleet.name for fleet in galaxy.fleets] == ["Blue League 1", "The Watch"]
    while galaxy.winner_faction_id == "":
        galaxy = run_turn(galaxy)
    assert galaxy.victory == "king_of_the_hill"


def test_every_scenario_stands_on_the_page_with_the_ends_it_has() -> None:
    rows = table("stellar", "| scenario | what it is | how it ends | who wins |")
    assert sorted(name for name, *_ in rows) == sorted(content.scenario_names())
    for name, _, ends, _ in rows:
        goals = content.load_scenario(name).objectives
        kinds = {goal.kind: goal.value for goal in goals.conditions}
        assert name == "battle" or f"day {goals.max_turns}" in ends
        assert "domination" not in kinds or f"{kinds['domination']} % of the stars" in ends
        assert ("elimination" in kinds) == ("elimination" in ends) or name == "battle"


def test_the_page_draws_the_phases_of_a_turn_in_their_order() -> None:
    (drawn,) = [block.text for block in blocks(PAGE) if block.kind == "text" and "phase_ai" in block.text]
    turn = (SOURCES / "rules" / "turn.py").read_text("utf-8").split("def run_turn")[1]
    steps = re.findall(r"made = (\w+)\(", turn)
    assert re.findall("|".join(dict.fromkeys(steps)), drawn) == steps
