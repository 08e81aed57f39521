"""Facts of the System Reference Document 5.2.1: numbers, terms and names, without its prose.

`facts.json` was extracted by `extract.py` from the tables of the Open5e project; see ATTRIBUTION.md.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("facts.json")
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
SHAPES = {"circle": "sphere", "square": "cube"}
Fact = tuple[str, str]


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


class Attack(NamedTuple):
    """The numbers of an attack roll."""

    to_hit: int
    reach: int
    range: int
    long: int


class Text:
    """What a paragraph of the document says, as facts."""

    def __init__(self, data: dict[str, Any], *others: "Text") -> None:
        self._data = data
        roll = data.get("roll", {})  # what only the line of the attack roll says
        self.attack = Attack(*roll["attack"]) if roll else None
        facts = [each.partition(" ") for part in (data, roll) for each in _split(part, "facts", "; ")]
        self.facts: set[Fact] = {(kind, value) for kind, _, value in facts}
        self.words: set[str] = {*_split(data, "words", " "), *_split(roll, "words", " ")}
        self.phrases: dict[str, list[str]] = {**data.get("phrases", {}), **roll.get("phrases", {})}
        self.turns: set[str] = set(data.get("turns", []))  # at which something ends
        self.harms: list[str] = list(data.get("harms", []))  # damage, as in 2d6+3 fire
        self.saves: set[str] = set(data.get("saves", []))  # ability and DC
        self.attacks: set[str] = set(data.get("attacks", []))  # actions of the creature that it names
        self.spells: set[str] = set(data.get("spells", []))  # that it names
        self.daily: dict[str, int] = data.get("daily", {})  # spells with uses per day
        self.levels: dict[str, list[str]] = data.get("levels", {})  # spells cast at a higher level
        self.routines: list[dict[str, int]] = data.get("routines", [])  # of a multiattack
        for other in others:
            self.facts |= other.facts
            self.words |= other.words
            self.phrases = {**other.phrases, **self.phrases}
            self.turns |= other.turns
            self.harms += other.harms
            self.saves |= other.saves
            self.attacks |= other.attacks

    def after_the_roll(self) -> "Text":
        """The same without the line of the attack roll."""
        return Text({key: value for key, value in self._data.items() if key != "roll"})

    def with_more(self, other: "Text") -> "Text":
        """Both paragraphs as one."""
        return Text(self._data, other)

    def moments(self, on_self: bool = False) -> set[Fact]:
        """When something ends: at the start or end of the bearer's turn, or of the source's."""
        turns = [each.split() for each in self.turns]
        return {("moment", f"{edge} {'bearer' if on_self else whose}") for edge, whose in turns}


def _split(data: dict[str, Any], key: str, between: str) -> list[str]:
    return data[key].split(between) if data.get(key) else []


NOTHING = Text({})


@cache
def _all() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


@cache
def creatures() -> dict[str, dict[str, Any]]:
    return {name: {**row, "id": name} for name, row in _all()["creatures"].items()}


@cache
def spells() -> dict[str, dict[str, Any]]:
    return {name: {**row, "text": Text(row.get("text", {}))} for name, row in _all()["spells"].items()}


def weapons() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = _all()["weapons"]
    return rows


def classes() -> dict[str, dict[str, Any]]:
    rows: dict[str, dict[str, Any]] = _all()["classes"]
    return rows


@cache
def _rows(creature: str) -> tuple[dict[str, dict[str, Any]], dict[str, Text]]:
    row = creatures()[creature]
    actions = {name: {**each, "text": Text(each["text"])} for name, each in row["actions"].items()}
    return actions, {name: Text(each) for name, each in row["traits"].items()}


def actions_of(creature: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return _rows(creature["id"])[0]


def traits_of(creature: dict[str, Any]) -> dict[str, Text]:
    return _rows(creature["id"])[1]
