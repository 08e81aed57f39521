"""Nothing in the project belongs to one machine."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MADE_HERE = {"build", "dist", "__pycache__"}

# Written in pieces, so that this file does not find itself.
HOMES = "(?:" + "|".join("home root Users work opt tmp mnt srv var private".split()) + ")"
ABSOLUTE = re.compile(r"(?<![\w.~/})\]>*-])/" + HOMES + r"/[\w.-]|\b[A-Z]:\\+" + HOMES)
REGISTRIES = re.compile("|".join(["py" + r"pi\.org", r"pythonhosted" + r"\.org", "npm" + r"js\.org"]))
FOUND_HERE = {"an absolute path": ABSOLUTE, "the address of a registry": REGISTRIES}


def is_made_here(folder: str) -> bool:
    return folder in MADE_HERE or (folder.startswith(".") and folder != ".ci")


def tracked() -> list[Path]:
    """Return the files that are the project's own: git knows, and without git all but what was made here."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        files = [path for path in ROOT.rglob("*") if path.is_file()]
        return [path for path in files if not any(map(is_made_here, path.relative_to(ROOT).parts[:-1]))]
    return [ROOT / name for name in listed.split("\0") if (ROOT / name).is_file()]


def local_words(text: str) -> list[str]:
    return [
        f"line {number} has {what}: {line.strip()}"
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in FOUND_HERE.items()
        if pattern.search(line)
    ]


def test_no_file_contains_a_path_of_one_machine() -> None:
    found = {}
    for path in tracked():
        words = local_words(path.read_text(encoding="utf-8", errors="replace"))
        if words:
            found[str(path.relative_to(ROOT))] = words

    assert found == {}


def test_the_files_of_the_project_are_found() -> None:
    assert Path(__file__) in tracked()
    assert ROOT / "pyproject.toml" in tracked()


@pytest.mark.parametrize(
    "line",
    [
        "see /" + "home/ann/rules.md",
        "'/" + "root/.cache'",
        "(/" + "tmp/match.jsonl)",
        "PATH=/" + "opt/python/bin",
        "C:" + "\\Users",
        "index = https://py" + "pi.org/simple",
        "https://files.pythonhosted" + ".org/packages",
    ],
)
def test_a_path_of_one_machine_is_found(line: str) -> None:
    assert local_words(line) != []


@pytest.mark.parametrize(
    "line",
    ["#!/usr/bin/env bash", "make < /dev/null", "src/work/rules.py", "and/or", "https://example.org/home/x"],
)
def test_portable_text_is_allowed(line: str) -> None:
    assert local_words(line) == []
