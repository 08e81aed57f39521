"""Each threat on the security page names tests that exist, and nothing loads code from data."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "security.md"
SOURCES = ROOT / "src" / "turnwright"
# What runs code when it is loaded. The lab passes work to processes that it started, and to nothing else.
LOADERS = {"dill", "marshal", "pickle", "shelve"}
OUTSIDE = ("client", "fair", "games", "gamekit", "kernel", "protocol", "server", "story")


def rows() -> list[list[str]]:
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] != "threat"]


def functions_of(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return {each.name for each in ast.walk(tree) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_threat_has_a_defence_and_a_test_that_exists() -> None:
    assert len(rows()) > 40
    for threat, defence, tests in rows():
        assert defence, threat
        named = re.findall(r"`(tests/\S+?)::(test_\w+)`", tests)
        assert named, threat
        assert len(named) == tests.count("`") // 2, threat
        for file, name in named:
            assert (ROOT / file).is_file(), f"{threat}: there is no {file}"
            assert name in functions_of(ROOT / file), f"{threat}: {file} has no {name}"


def test_untrusted_data_is_never_unpickled_and_yaml_is_safe() -> None:
    for package in OUTSIDE:
        for file in (SOURCES / package).rglob("*.py"):
            text = file.read_text("utf-8")
            for each in ast.walk(ast.parse(text)):
                names = [alias.name for alias in each.names] if isinstance(each, ast.Import) else []
                names += [each.module or ""] if isinstance(each, ast.ImportFrom) else []
                assert not LOADERS & {name.partition(".")[0] for name in names}, file
                if isinstance(each, ast.Name):
                    assert each.id not in ("eval", "exec"), file
            assert not re.search(
                r"yaml\.(load|unsafe_load|full_load|Loader|UnsafeLoader|FullLoader)\b", text
            ), file
