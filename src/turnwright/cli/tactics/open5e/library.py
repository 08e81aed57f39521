"""Reads Open5e files, and writes a library of creatures with a report."""

import json
from pathlib import Path
from typing import NamedTuple

import msgspec

from turnwright.cli.errors import BadFile, unreadable
from turnwright.cli.files import refuse_to_overwrite, write_files
from turnwright.cli.tactics.open5e import creature
from turnwright.cli.tactics.open5e.actions import Entry, slug
from turnwright.cli.tactics.open5e.tables import HINT, by_parent, table
from turnwright.games.tactics import content
from turnwright.kernel.errors import ContentError

NAME = "tactics-open5e.json"


class Made(NamedTuple):
    """The converted creatures, what was left out of each, and those that cannot be played and why."""

    entries: list[Entry]
    left_out: dict[str, list[str]]
    refused: dict[str, str]


def read(folder: Path) -> Made:
    """Convert all creatures of a folder whose text is understood."""
    rows = table(folder, "Creature")
    if not rows:
        raise BadFile(folder / "Creature.json", 0, "expected at least one creature", HINT)
    actions = by_parent(folder / "CreatureAction.json", table(folder, "CreatureAction"))
    traits = by_parent(folder / "CreatureTrait.json", table(folder, "CreatureTrait"))
    known = content.shipped().spells
    made = Made([], {}, {})
    for row in sorted(rows, key=lambda row: str(row.get("name"))):
        name, key = str(row.get("name")), row["pk"]
        try:
            found = creature.read(row, traits.get(key, []), actions.get(key, []), known)
            _complete(found)
            _check(found.entry)
        except ContentError as error:
            made.refused[name] = str(error).removeprefix("library: ")
        except Exception as error:  # a row may hold anything; continue with the others
            made.refused[name] = f"its row is not as expected ({type(error).__name__}: {error})"
        else:
            made.entries.append(found.entry)
            made.left_out[name] = found.left_out
    return made


# Powers of the game's own versions that have all that the text says, and that no reader understands whole.
WHOLE = {"bulette": ("deadly_leap",)}
# Powers of the game's own versions that have a part of it.
IN_PART = {"ghost": ("possession",)}


def _complete(found: creature.Read) -> None:
    """Add powers that are not understood, but that the game's own version of the creature has."""
    shipped = content.shipped().creatures.get(found.entry["id"])
    if shipped is None:
        return
    for name in list(found.left_out):
        id = slug(name)
        part = slug(name.removeprefix("a part of "))
        if name.startswith("a part of ") and part in WHOLE.get(found.entry["id"], ()):
            kept = [power for power in found.entry.get("powers", []) if power["id"] != part]
            own = [power for power in shipped.powers if power.id == part]
            found.entry["powers"] = [*kept, *msgspec.to_builtins(own)]
            found.left_out.remove(name)
            continue
        has = [power for power in shipped.powers if power.id == id or power.needs == id]
        if has and has[0].id == id:
            found.entry["powers"] = [*found.entry.get("powers", []), *msgspec.to_builtins(has)]
            if id in IN_PART.get(found.entry["id"], ()):
                found.left_out[found.left_out.index(name)] = f"a part of {name}"
            else:
                found.left_out.remove(name)


def _check(entry: Entry) -> None:
    content.check_creatures([entry])


def files(path: Path) -> list[Path]:
    """The files of a library: the library and its report."""
    return [path, path.with_suffix(".txt")]


def write(made: Made, path: Path, over: bool) -> None:
    """Write a library and its report; `over` allows overwriting."""
    library, report = files(path)
    refuse_to_overwrite([library, report], over)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unreadable(path, error) from None
    told = "\n".join(details(made)) + "\n"
    write_files({library: json.dumps({"creatures": made.entries}, indent=1) + "\n", report: told})


def details(made: Made) -> list[str]:
    """The report: what was left out of each creature, or why it cannot be played."""
    lines = [f"{name}: {_omissions(left)}" for name, left in made.left_out.items()]
    return sorted([*lines, *(f"{name}: skipped: {why}" for name, why in made.refused.items())])


def _omissions(left: list[str]) -> str:
    return f"without {', '.join(left)}" if left else "all of it"


def summary(made: Made, path: Path) -> list[str]:
    """A summary in a few lines."""
    whole = sum(not left for left in made.left_out.values())
    there = sum(entry["id"] in content.shipped().creatures for entry in made.entries)
    count = len(made.entries) + len(made.refused)
    lines = [
        f"{count} creatures read, {len(made.entries)} can be played: {whole} completely,"
        f" {len(made.entries) - whole} with something left out."
    ]
    if made.refused:
        lines.append(f"Skipped: {'; '.join(f'{name}: {why}' for name, why in made.refused.items())}.")
    lines.append(f"{there} of them ship with the game, whose versions take precedence.")
    lines.append(f"Written: {path}")
    lines.append(f"What was left out of each: {files(path)[1]}")
    return lines
