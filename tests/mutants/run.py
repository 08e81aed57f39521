"""Puts deliberate faults into a copy of the sources, one at a time, and checks that a test catches each.

    make mutants                      every list
    make mutants ARGS=stellar         one list
    make mutants ARGS="duel wuxia --every 10"

A list is a TOML file beside this one, named after what it is about. Each fault has the `file` below
`src/turnwright`, the `old` text, which occurs there exactly once, the `new` text, and the `tests` that must
fail. A fault is caught if every one of its tests fails; a fault that breaks the import of its module proves
nothing and is reported as broken.
"""

from __future__ import annotations

import argparse
import compileall
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SOURCES = ROOT / "src"
PACKAGE = "turnwright"
CAUGHT, SURVIVED, BROKEN = "caught", "SURVIVED", "BROKEN"
TESTS_FAILED = 1  # the exit code of pytest
SECONDS = 300


@dataclass(frozen=True)
class Mutant:
    """A deliberate fault, and the tests that must notice it."""

    list: str
    number: int
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def __str__(self) -> str:
        first = next(iter(self.new.strip().splitlines()), "(removed)")
        return f"{self.list} {self.number}: {self.file}: {first.strip()}"

    def applied(self, text: str) -> str:
        """The source with the fault in it; raises `ValueError` unless the old text occurs exactly once."""
        found = text.count(self.old)
        if found != 1:
            raise ValueError(f"{self}: the old text occurs {found} times, not once")
        if self.old == self.new:
            raise ValueError(f"{self}: the new text is the old one")
        return text.replace(self.old, self.new)


def list_names() -> list[str]:
    """The names of the lists."""
    return sorted(path.stem for path in HERE.glob("*.toml"))


def mutants(name: str) -> list[Mutant]:
    """The faults of a list."""
    with (HERE / f"{name}.toml").open("rb") as stream:
        entries = tomllib.load(stream)["mutant"]
    return [
        Mutant(name, number, one["file"], one["old"], one["new"], tuple(one["tests"]))
        for number, one in enumerate(entries, 1)
    ]


class Workshop:
    """A copy of the sources in a temporary folder, with one fault at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(
            SOURCES / PACKAGE,
            folder / PACKAGE,
            ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"),
        )
        # Compiled once, and not before each test; a module with a fault is told by the hash of its text.
        compileall.compile_dir(folder, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)

    def verdict(self, mutant: Mutant) -> str:
        """Whether every test of a fault fails with it."""
        path = self.folder / PACKAGE / mutant.file
        whole = path.read_text(encoding="utf-8")
        try:
            path.write_text(mutant.applied(whole), encoding="utf-8")
            codes = [self.run([test]) for test in mutant.tests]
        finally:
            path.write_text(whole, encoding="utf-8")
        if all(code == TESTS_FAILED for code in codes):
            return CAUGHT
        return SURVIVED if 0 in codes else BROKEN

    def run(self, tests: Sequence[str]) -> int:
        """Run tests on the copy, and return the exit code of pytest; a test that hangs has failed."""
        environment = {
            **os.environ,
            "CI": "1",
            "PYTHONPATH": str(self.folder),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        environment.pop("TURNWRIGHT_BUILD", None)
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            *tests,
        ]
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, check=False, timeout=SECONDS
            )
        except subprocess.TimeoutExpired:
            return TESTS_FAILED
        return done.returncode


def verdicts(chosen: Sequence[Mutant]) -> Iterator[tuple[Mutant, str]]:
    """The verdict on each fault, in order."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        workshop = Workshop(Path(folder))
        for mutant in chosen:
            yield mutant, workshop.verdict(mutant)


def main(words: Sequence[str]) -> int:
    """Run the lists that are named, or all; return 1 if a fault was not caught."""
    parser = argparse.ArgumentParser(description="Check that a test catches each deliberate fault.")
    parser.add_argument("lists", nargs="*", choices=[*list_names(), []], help="the lists to run")
    parser.add_argument("--every", type=int, default=1, help="run only one fault in this many")
    options = parser.parse_args(words)
    missed = 0
    for name in options.lists or list_names():
        chosen = mutants(name)[:: options.every]
        caught = 0
        for mutant, verdict in verdicts(chosen):
            caught += verdict == CAUGHT
            if verdict != CAUGHT:
                print(f"{verdict}: {mutant}", flush=True)
        print(f"{name}: {caught} of {len(chosen)} faults were caught.", flush=True)
        missed += len(chosen) - caught
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
