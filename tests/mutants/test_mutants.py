"""The lists of deliberate faults still fit the sources, name tests that exist, and are caught."""

from __future__ import annotations

import ast
import os
from functools import cache
from pathlib import Path
from zlib import crc32

import pytest

from mutants.run import (
    BROKEN,
    CAUGHT,
    PACKAGE,
    ROOT,
    SOURCES,
    SURVIVED,
    Mutant,
    list_names,
    mutants,
    verdicts,
)

GAMES = ("duel", "rounds", "stellar", "tactics", "wuxia")
LEAST = 40


def test_every_game_has_at_least_forty_faults() -> None:
    assert {name: len(mutants(name)) for name in GAMES if len(mutants(name)) < LEAST} == {}


@pytest.mark.parametrize("name", list_names())
def test_every_fault_still_applies(name: str) -> None:
    wrong: list[str] = []
    for mutant in mutants(name):
        text = (SOURCES / PACKAGE / mutant.file).read_text(encoding="utf-8")
        try:
            ast.parse(mutant.applied(text))
        except (ValueError, SyntaxError) as error:
            wrong.append(str(error))
    assert wrong == []


@pytest.mark.parametrize("name", list_names())
def test_every_fault_names_tests_that_exist(name: str) -> None:
    assert [str(mutant) for mutant in mutants(name) if not mutant.tests] == []
    named = sorted({test for mutant in mutants(name) for test in mutant.tests})
    assert [test for test in named if not exists(test)] == []


@pytest.mark.parametrize("name", list_names())
def test_no_fault_is_listed_twice(name: str) -> None:
    listed = [(mutant.file, mutant.old, mutant.new) for mutant in mutants(name)]
    assert len(listed) == len(set(listed))


def exists(test: str) -> bool:
    """Whether a test function of that name is in its file; its parameters are not looked at."""
    path, _, function = test.partition("::")
    return function.partition("[")[0] in functions_of(ROOT / path)


@cache
def functions_of(path: Path) -> frozenset[str]:
    """The names of the functions in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.skipif("TURNWRIGHT_BUILD" in os.environ, reason="faults are put into the plain sources")
@pytest.mark.parametrize("name", list_names())
def test_a_sample_of_the_faults_is_caught(name: str) -> None:
    listed = sorted(mutants(name), key=lambda mutant: crc32(f"{mutant.file} {mutant.new}".encode()))
    assert [(str(mutant), verdict) for mutant, verdict in verdicts(listed[:1])] == [(str(listed[0]), CAUGHT)]


TIMING = "games/duel/rules/timing.py"
TESTS_OF_TIMING = ("tests/games/duel/rules/test_timing.py",)


def test_a_fault_that_no_test_notices_has_survived_and_one_that_does_not_load_is_broken() -> None:
    first = (SOURCES / PACKAGE / TIMING).read_text(encoding="utf-8").splitlines()[0]
    harmless = Mutant("sample", 1, TIMING, first, f"{first}\n# harmless", TESTS_OF_TIMING)
    unloadable = Mutant("sample", 2, TIMING, first, f"{first}\nimport nowhere", TESTS_OF_TIMING)
    assert [verdict for _, verdict in verdicts([harmless, unloadable])] == [SURVIVED, BROKEN]


def test_a_fault_is_refused_unless_its_text_occurs_once_and_changes() -> None:
    assert Mutant("sample", 1, "x.py", "a < b", "a > b", ()).applied("if a < b:") == "if a > b:"
    with pytest.raises(ValueError, match="the old text occurs 2 times, not once"):
        Mutant("sample", 1, "x.py", "a", "b", ()).applied("a a")
    with pytest.raises(ValueError, match="the new text is the old one"):
        Mutant("sample", 1, "x.py", "a", "a", ()).applied("a")
