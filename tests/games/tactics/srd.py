"""The System Reference Document as other people's data, where it lies beside the checkout."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path("shared", "data", "srd-5.2.1")
ABILITIES = {
    "strength": "STR",
    "dexterity": "DEX",
    "constitution": "CON",
    "intelligence": "INT",
    "wisdom": "WIS",
    "charisma": "CHA",
}
TYPES = "acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder"
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}

_HARM = re.compile(rf"(\d+)(?: \((\d+d\d+(?: [+−-] \d+)?)\))? ({TYPES}) damage", re.IGNORECASE)
_ATTACK = re.compile(
    r"(Melee or Ranged|Melee|Ranged) Attack Roll: \+(\d+)[^,]*, (?:reach (\d+) f\w+\.?)?(?: or )?"
    r"(?:range (\d+)(?:/(\d+))? f\w+\.)?"
)
_SAVE = re.compile(r"(\w+) Saving Throw: DC (\d+)")


def folder() -> Path | None:
    """The folder of the data: beside the checkout, or beside any folder above it."""
    for above in Path(__file__).resolve().parents:
        if (above / FOLDER).is_dir():
            return above / FOLDER
    return None


@cache
def table(name: str) -> list[dict[str, Any]]:
    found = folder()
    assert found is not None
    rows = json.loads((found / f"{name}.json").read_text("utf-8"))
    return [{**row["fields"], "pk": row["pk"]} for row in rows]


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


@cache
def creatures() -> dict[str, dict[str, Any]]:
    return {slug(row["name"]): row for row in table("Creature")}


@cache
def spells() -> dict[str, dict[str, Any]]:
    return {slug(row["name"]): row for row in table("Spell")}


@cache
def _by_creature(name: str) -> dict[str, dict[str, dict[str, Any]]]:
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for row in table(name):
        found.setdefault(row["parent"], {})[slug(re.sub(r" \(.*\)", "", row["name"]))] = row
    return found


def actions_of(creature: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return _by_creature("CreatureAction").get(creature["pk"], {})


def traits_of(creature: dict[str, Any]) -> dict[str, str]:
    return {key: row["desc"] for key, row in _by_creature("CreatureTrait").get(creature["pk"], {}).items()}


class Attack(NamedTuple):
    """An attack as the prose has it."""

    to_hit: int
    reach: int
    range: int
    long: int


def attack_in(prose: str) -> Attack | None:
    found = _ATTACK.match(prose)
    if found is None:
        return None
    return Attack(*(int(found[group] or 0) for group in (2, 3, 4, 5)))


def after_the_roll(prose: str) -> str:
    """The prose of an attack without its numbers to hit."""
    found = _ATTACK.match(prose)
    return prose if found is None else prose[found.end() :]


def harms_in(prose: str) -> list[str]:
    """All damage of the prose, as in 2d6+3 fire."""
    return [f"{_dice(found[2] or found[1])} {found[3].lower()}" for found in _HARM.finditer(prose)]


def saves_in(prose: str) -> list[tuple[str, int]]:
    """All saving throws with their DCs."""
    return [(ABILITIES[found[1].lower()], int(found[2])) for found in _SAVE.finditer(prose)]


def _dice(text: str) -> str:
    return text.replace(" ", "").replace("−", "-")
