"""Reads the tables of the Open5e project: JSON files with a list of rows."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from turnwright.cli.errors import BadFile, unreadable

Entry = dict[str, Any]

HINT = "Name the folder that has Creature.json, CreatureAction.json and CreatureTrait.json"


def table(folder: Path, name: str) -> list[Entry]:
    """Read the rows of a table, each with its key as `pk`."""
    path = folder / f"{name}.json"
    try:
        rows = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadFile(path, 0, "there is no such file", HINT) from None
    except OSError as error:
        raise unreadable(path, error) from None
    except UnicodeDecodeError:
        raise BadFile(path, 0, "expected text in UTF-8", HINT) from None
    except json.JSONDecodeError as error:
        raise BadFile(path, error.lineno, f"expected JSON, but: {error.msg}", HINT) from None
    except RecursionError:
        raise BadFile(path, 0, "expected JSON that is nested less deeply", HINT) from None
    return [_row(path, number, row) for number, row in enumerate(_listed(path, rows), 1)]


def _listed(path: Path, rows: Any) -> list[Any]:
    if not isinstance(rows, list):
        raise BadFile(path, 0, "expected a list of rows", HINT)
    return rows


def _row(path: Path, number: int, row: Any) -> Entry:
    if not isinstance(row, dict) or not isinstance(row.get("fields"), dict) or "pk" not in row:
        raise BadFile(path, 0, f"expected fields and a pk in row {number}", HINT)
    return {**row["fields"], "pk": row["pk"]}


def by_parent(path: Path, rows: list[Entry]) -> dict[str, list[Entry]]:
    """The rows by creature, in the order of its stat block."""
    found: dict[str, list[Entry]] = defaultdict(list)
    for number, row in enumerate(rows, 1):
        if not isinstance(row.get("parent"), str) or not isinstance(row.get("desc"), str):
            raise BadFile(path, 0, f"expected a parent and a desc in row {number}", HINT)
        found[row["parent"]].append(row)
    return {name: sorted(listed, key=_order) for name, listed in found.items()}


def _order(row: Entry) -> int:
    return int(row.get("order_in_statblock") or 0)
