"""`turnwright hero`: builds a character file for tactics from options."""

from pathlib import Path
from typing import Any, NamedTuple

from turnwright.cli.errors import Exit, UserError, quoted
from turnwright.cli.files import refuse_to_overwrite, require_yaml, write_files
from turnwright.games.tactics import content
from turnwright.games.tactics.content import characters
from turnwright.games.tactics.content.class_schema import HeroEntry, PlanEntry
from turnwright.games.tactics.srd import ABILITIES
from turnwright.kernel.errors import Rejected

SHIELD = {True: "--shield", False: "--no-shield"}


def names_of(text: str) -> list[str] | None:
    """Names separated by commas; None if the option is empty, an empty list for "none"."""
    if not text:
        return None
    return [] if text == "none" else [part.strip() for part in text.split(",") if part.strip()]


def scores_of(text: str) -> list[int] | None:
    """Parse six ability scores, from STR to CHA."""
    parts = names_of(text)
    if parts is None:
        return None
    if len(parts) != 6 or not all(part.isdecimal() and len(part) < 3 for part in parts):
        hint = f"Example: 15,14,13,12,10,8, in the order {', '.join(ABILITIES)}"
        raise UserError(f"Scores are six numbers, not {quoted(text)}", hint)
    return [int(part) for part in parts]


def raises_of(text: str) -> dict[str, int] | None:
    """Parse ability score increases, as in STR+2,CON+1."""
    parts = names_of(text)
    if parts is None:
        return None
    made: dict[str, int] = {}
    for part in parts:
        name, _, more = part.upper().partition("+")
        if name not in ABILITIES or more not in ("1", "2"):
            raise UserError(
                f"Expected an ability raised by 1 or 2, not {quoted(part)}", "Example: STR+2,CON+1"
            )
        made[name] = made.get(name, 0) + int(more)
    return made


def pairs_of(texts: list[str] | None) -> dict[str, list[str]]:
    """Parse choices, each NAME=ONE,TWO."""
    made: dict[str, list[str]] = {}
    for text in texts or []:
        name, found, value = text.partition("=")
        if not found:
            hint = "Example: --choose lineage=drow"
            raise UserError(f"Expected NAME=CHOICE, not {quoted(text)}", hint)
        made.setdefault(name.strip(), []).extend(names_of(value) or [])
    return made


def counts_of(text: str) -> dict[str, int] | None:
    """Parse items with their counts, as in potion_of_healing=2."""
    parts = names_of(text)
    if parts is None:
        return None
    made: dict[str, int] = {}
    for part in parts:
        name, _, count = part.partition("=")
        if count and not (count.isdecimal() and len(count) < 4):
            raise UserError(f"Expected a count, not {quoted(count)}")
        made[name] = int(count) if count else 1
    return made


def styled(choices: dict[str, list[str]], style: str) -> dict[str, list[str]]:
    """Add a fighting style to the choices."""
    if not style:
        return choices
    if "fighting_style" in choices:
        raise UserError("The fighting style is given twice", "Use --style or --choose fighting_style=")
    return {**choices, "fighting_style": names_of(style) or []}


class Built(NamedTuple):
    """A hero, and the plan it was built from."""

    hero: HeroEntry
    plan: PlanEntry


def build(wishes: dict[str, Any]) -> Built:
    """Build a hero from the options that are not None."""
    said = {name: value for name, value in wishes.items() if value is not None}
    calling, level = said.pop("class"), said.pop("level")
    try:
        hero = characters.build_hero(calling, level, **said)
        return Built(hero, characters.settle(calling, level, **said))
    except Rejected as refusal:
        raise _refusal(refusal) from None


def _refusal(refusal: Rejected) -> UserError:
    legal = ", ".join(SHIELD[each] if isinstance(each, bool) else str(each) for each in refusal.legal)
    field = "" if refusal.reason.startswith(f"{refusal.field}:") else f"{refusal.field}: "
    return UserError(f"{field}{refusal.reason}", f"Choose from: {legal}" if legal else "", Exit.REFUSED)


def text(built: Built) -> str:
    """The text of the character file."""
    return characters.write_hero(built.hero, built.plan)


def save(built: Built, path: Path, force: bool) -> None:
    """Write a character file; `force` overwrites an existing one."""
    require_yaml(path, "hero.yaml")
    refuse_to_overwrite([path], force)
    write_files({path: text(built)})


def summary(hero: HeroEntry, path: Path) -> str:
    """One line about a hero."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(ABILITIES, hero.scores, strict=True))
    return f"{hero.name}, level {hero.level}, {hero.hp} hit points ({scores}): {path}"


def known() -> list[str]:
    """The available classes and species."""
    classes = [f"{each.id} ({each.subclass})" for each in content.callings().values()]
    hint = "What a hero of a class and level can choose: turnwright hero --class CLASS --level N --choices"
    return [f"Classes: {', '.join(classes)}", f"Species: {', '.join(content.species())}", hint]


def choices(calling: str, level: int, species: str) -> list[str]:
    """The choices of such a hero, one per line; the first of each is the default."""
    try:
        found = characters.choices_of(calling, level, species or "human")
    except Rejected as refusal:
        raise _refusal(refusal) from None
    return [f"{name}: {of}" for name, of in found.items()]
