"""The chapters of the rules import each other in one direction; what recurs stands in `recursion`."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

PREFIX = "turnwright.games.tactics.rules."
ROOT = Path(__file__).parents[4] / "src" / "turnwright" / "games" / "tactics" / "rules"


def test_no_chapter_imports_one_that_imports_it() -> None:
    files = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in ROOT.rglob("*.py")}
    imports = {name: imported(path) & files.keys() for name, path in files.items() if "__init__" not in name}
    assert len(list(TopologicalSorter(imports).static_order())) == len(
        imports
    )  # raises CycleError for a ring


def test_the_core_imports_no_other_chapter() -> None:
    core = {name: found for name, found in imports_by_chapter().items() if name.startswith("core.")}
    assert core
    assert {each.partition(".")[0] for found in core.values() for each in found} == {"core"}


def test_the_editions_import_nothing_above_the_state() -> None:
    # Content imports `edition`, though it stands below the other rules.
    tree = ast.parse((ROOT / "core" / "edition.py").read_text())
    found = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    own = {module.removeprefix("turnwright.games.tactics.") for module in found if module is not None}
    assert own <= {"typing", "mypy_extensions", "map.grid", "map.pathing", "srd", "state"}
    assert "state" in own


def imports_by_chapter() -> dict[str, set[str]]:
    """The modules that each module of the rules imports from the others."""
    files = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in ROOT.rglob("*.py")}
    return {name: imported(path) & files.keys() for name, path in files.items() if "__init__" not in name}


def imported(path: Path) -> set[str]:
    """The modules of the rules that a file imports, each by itself or for its names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(PREFIX):
            module = f"{node.module}."[len(PREFIX) :]
            found |= {module[:-1], *(module + each.name for each in node.names)}
    return found
