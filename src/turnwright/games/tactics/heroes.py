"""Heroes of one's own: built by the rules of the book, read from a character file, written to one."""

from typing import Any

import msgspec.yaml

from turnwright.games.tactics import content
from turnwright.games.tactics.builder import build
from turnwright.games.tactics.entries import HeroEntry, PlanEntry
from turnwright.kernel.filing import Place

HEADER = "# A hero for the scenarios of tactics: name this file under `heroes`, and its id as a base.\n"


def build_hero(calling: str, level: int = 1, **wishes: Any) -> HeroEntry:
    """The hero of a class and level with these wishes, or a refusal in the words of the rule.

    Wishes are the fields of a plan: species, method, scores, background, improvements, skills, expertise,
    choices, armour, shield, weapons, masteries, items, spells, name, id, role. What is left out is as usual
    for the class.
    """
    return build(plan_of({**wishes, "class": calling, "level": level}), content.book_of(content.shipped()))


def plan_of(values: Any) -> PlanEntry:
    """A plan out of plain values, with its shape checked."""
    return content.plan_of(values, Place("hero"))


def load_hero(path: Any) -> HeroEntry:
    """The hero of a character file, by its path; it may be in few words for the builder, too."""
    return content.load_hero(path)


def write_hero(hero: HeroEntry) -> str:
    """A hero as the text of a character file."""
    return HEADER + msgspec.yaml.encode(hero).decode()
