"""How much of the content uses each word of the vocabulary, for the tables of reference/tactics-content.md.

Run `python tests/games/tactics/vocabulary_use.py` to rewrite the shares on the page and add missing ones.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from turnwright.games.tactics.content import callings, shipped, species
from turnwright.games.tactics.content.power_schema import INNER, EffectEntry

PAGE = Path(__file__).resolve().parents[3] / "docs" / "reference" / "tactics-content.md"
SHARE = re.compile(r"(< )?[\d.]+ %")
WORD = re.compile(r"`([^`]+)`")
OF_CREATURES = "share of the creatures"

# Where a word stands: in an effect, in a power, or in the entry of a creature or a hero itself.
EFFECT, POWER, ENTRY = "effect", "power", "entry"
EFFECTS = {"effects", "bears", "then", "after", "hit", *INNER}
SCOPES = {"a condition": EFFECT, "an effect": EFFECT, "`heal`": EFFECT, "a power": POWER, "a hero": ENTRY}

Used = set[tuple[str, str]]


def used(value: Any, scope: str) -> Used:
    """All words that stand in plain values, each with where it stands; also with what is said of it."""
    found: Used = set()
    for inner in value if isinstance(value, list | tuple) else ():
        found |= used(inner, scope)
    for name, inner in value.items() if isinstance(value, dict) else ():
        found |= {(scope, name), (scope, f"{name}: {inner}")}
        found |= used(inner, EFFECT if name in EFFECTS else POWER if name == "powers" else scope)
    return found


def creatures() -> list[Used]:
    """The words of each creature."""
    return [used(msgspec.to_builtins(entry), ENTRY) for entry in shipped().creatures.values()]


def everything() -> list[Used]:
    """The words of each creature, spell, feature and item, and of what each class and species gives."""
    library = shipped()
    powers = [*library.spells.values(), *library.features.values(), *library.items.values()]
    given = [
        each for source in (callings(), species()) for entry in source.values() for each in entry.features
    ]
    found = [used(msgspec.to_builtins(power), POWER) for power in powers]
    found += [used([feature.sets, feature.adds], ENTRY) for feature in given]
    return [*creatures(), *found]


def percent(row: list[str], head: list[str], entries: list[Used]) -> str:
    """The share of the entries that use a word of a row."""
    words = WORD.findall(row[0])
    scopes = [SCOPES[row[1]]] if head[1] == "where" else [EFFECT]
    if head[-1] == OF_CREATURES:
        scopes = [ENTRY, POWER, EFFECT]
    wanted = [{(scope, word) for scope in scopes} for word in words]
    fits = all if " with " in row[0] else any
    share = 100 * sum(fits(each & entry for each in wanted) for entry in entries) / len(entries)
    return f"{round(share) if share >= 1 else round(share, 1):g} %"


def cells(line: str) -> list[str]:
    """The cells of a row."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def is_head(line: str) -> bool:
    """Whether the rows of a table below this line are words."""
    return line.startswith(("| word |", "| field |"))


def rows(page: str) -> Iterator[tuple[list[str], str]]:
    """The lines of a page, each with the head of the table of words that it belongs to, if there is one."""
    head: list[str] = []
    for line in page.splitlines():
        if is_head(line):
            head = cells(line)
            head += [] if head[-1].startswith("share") else ["share"]
        elif not line.startswith("|"):
            head = []
        yield head, line


def rewritten(page: str) -> str:
    """The page with the shares of now."""
    every, some = everything(), creatures()
    made: list[str] = []
    for head, line in rows(page):
        row = cells(line)
        if head and is_head(line):
            row = head
        elif head and set(line) <= set("|- "):
            row = ["---"] * len(head)
        elif head:
            told = row[:-1] if SHARE.fullmatch(row[-1]) else row
            row = [*told, percent(row, head, some if head[-1] == OF_CREATURES else every)]
        made.append(_line(row) if head else line)
    return "\n".join(made) + "\n"


def _line(row: list[str]) -> str:
    if set(row) == {"---"}:
        return f"|{'|'.join(row)}|"
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in row)


def told(page: str) -> list[str]:
    """The words whose share a page states."""
    return [
        word for head, line in rows(page) if head and "%" in line for word in WORD.findall(cells(line)[0])
    ]


def missing(page: str) -> list[str]:
    """The words of effects whose share a page does not state."""
    known = told(page)
    return [word for word in EffectEntry.variants if word not in known]


if __name__ == "__main__":
    PAGE.write_text(rewritten(PAGE.read_text("utf-8")), "utf-8")
