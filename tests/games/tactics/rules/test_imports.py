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


def imported(path: Path) -> set[str]:
    """The modules of the rules that a file imports, each by itself or for its names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(PREFIX):
            module = f"{node.module}."[len(PREFIX) :]
            found |= {module[:-1], *(module + each.name for each in node.names)}
    return found
