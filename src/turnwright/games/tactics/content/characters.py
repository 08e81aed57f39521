"""Custom heroes: built by the rules of the SRD, read from and written to character files."""

from typing import Any

import msgspec.yaml

from turnwright.gamekit.content import Place
from turnwright.games.tactics import content
from turnwright.games.tactics.content.character_builder import build, offers, settled
from turnwright.games.tactics.content.class_schema import HeroEntry, PlanEntry
from turnwright.kernel.errors import ContentError, Rejected

HEADER = "# A hero for the scenarios of tactics: name this file under `heroes`, and its id as a base.\n"
HELD = (
    "# Gear, skills and spells can be changed as far as the rules allow; the rest is held to its `plan`.\n"
    "# Without `plan` this is a hero all written out, who is held to no rule.\n"
)


def build_hero(calling: str, level: int = 1, **wishes: Any) -> HeroEntry:
    """Build a hero of a class and level, or raise `Rejected` with the rule that was broken.

    Wishes are the fields of a plan: species, method, scores, background, improvements, skills, expertise,
    choices, armour, shield, weapons, masteries, ammunition, magic, worn, items, spells, name, id, role.
    Fields left out have the defaults of the class.
    """
    return build(_plan(calling, level, wishes), content.book_of(content.shipped()))


def settle(calling: str, level: int = 1, **wishes: Any) -> PlanEntry:
    """The plan of such a hero with all choices of the builder filled in."""
    return settled(_plan(calling, level, wishes), content.book_of(content.shipped()))


def choices_of(calling: str, level: int = 1, species: str = "human") -> dict[str, str]:
    """List the choices of a class, level and species, a line each; defaults come first."""
    plan = _plan(calling, level, {"species": species})
    return offers(plan, content.book_of(content.shipped()))


def _plan(calling: str, level: int, wishes: dict[str, Any]) -> PlanEntry:
    # Refuse a malformed wish like an illegal one.
    try:
        return plan_of({**wishes, "class": calling, "level": level})
    except ContentError as error:
        field = error.path.removeprefix("$").removeprefix(".")
        lead = f"{field}: " if field else ""
        raise Rejected("illegal-hero", f"{lead}{error.expected}", field) from None


def plan_of(values: Any) -> PlanEntry:
    """Convert plain values to a plan."""
    return content.plan_of(values, Place("hero"))


def load_hero(path: Any) -> HeroEntry:
    """Load a character file: a whole hero, or a plan for the builder."""
    return content.load_hero(path)


def write_hero(hero: HeroEntry, plan: PlanEntry | None = None) -> str:
    """Write a hero as the text of a character file; with a plan, it is checked against it on loading."""
    written: dict[str, Any] = msgspec.to_builtins(hero)
    if plan is None:
        return HEADER + msgspec.yaml.encode(written).decode()
    return HEADER + HELD + msgspec.yaml.encode({**written, "plan": plan}).decode()
