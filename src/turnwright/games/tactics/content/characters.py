"""Heroes of one's own: built by the rules of the book, read from a character file, written to one."""

from typing import Any

import msgspec.yaml

from turnwright.gamekit.content import Place
from turnwright.games.tactics import content
from turnwright.games.tactics.content.character_builder import build, offers, settled
from turnwright.games.tactics.content.schema import HeroEntry, PlanEntry
from turnwright.kernel.errors import ContentError, Rejected

HEADER = "# A hero for the scenarios of tactics: name this file under `heroes`, and its id as a base.\n"
HELD = (
    "# Gear, skills and spells can be changed as far as the rules allow; the rest is held to its `plan`.\n"
    "# Without `plan` this is a hero all written out, who is held to no rule.\n"
)


def build_hero(calling: str, level: int = 1, **wishes: Any) -> HeroEntry:
    """The hero of a class and level with these wishes, or a refusal in the words of the rule.

    Wishes are the fields of a plan: species, method, scores, background, improvements, skills, expertise,
    choices, armour, shield, weapons, masteries, ammunition, magic, worn, items, spells, name, id, role. What
    is left out is as usual for the class.
    """
    return build(_plan(calling, level, wishes), content.book_of(content.shipped()))


def settle(calling: str, level: int = 1, **wishes: Any) -> PlanEntry:
    """The plan of such a hero, with what was left to the builder."""
    return settled(_plan(calling, level, wishes), content.book_of(content.shipped()))


def choices_of(calling: str, level: int = 1, species: str = "human") -> dict[str, str]:
    """What a hero of a class, level and species can choose, each in a line; the usual ones come first."""
    plan = _plan(calling, level, {"species": species})
    return offers(plan, content.book_of(content.shipped()))


def _plan(calling: str, level: int, wishes: dict[str, Any]) -> PlanEntry:
    # A wish of the wrong shape is refused like one that is not legal.
    try:
        return plan_of({**wishes, "class": calling, "level": level})
    except ContentError as error:
        field = error.path.removeprefix("$").removeprefix(".")
        lead = f"{field}: " if field else ""
        raise Rejected("illegal-hero", f"{lead}{error.expected}", field) from None


def plan_of(values: Any) -> PlanEntry:
    """A plan out of plain values, with its shape checked."""
    return content.plan_of(values, Place("hero"))


def load_hero(path: Any) -> HeroEntry:
    """The hero of a character file, by its path; it may be in few words for the builder, too."""
    return content.load_hero(path)


def write_hero(hero: HeroEntry, plan: PlanEntry | None = None) -> str:
    """A hero as the text of a character file; with its plan, which it is then held to whenever it is read."""
    written: dict[str, Any] = msgspec.to_builtins(hero)
    if plan is None:
        return HEADER + msgspec.yaml.encode(written).decode()
    return HEADER + HELD + msgspec.yaml.encode({**written, "plan": plan}).decode()
