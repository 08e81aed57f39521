"""What is installed is pinned, and comes from wherever the user's own settings say."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")

# One entry goes over several lines, each but the last ending in a backslash.
LINES = [line.strip() for line in LOCK.replace("\\\n", " ").splitlines()]
ENTRIES = [line for line in LINES if line and not line.startswith("#")]
PINS = [Requirement(entry.split(" --hash=")[0]) for entry in ENTRIES]


def wanted() -> list[Requirement]:
    groups = [item for group in SETTINGS["dependency-groups"].values() for item in group]
    lines = [item for item in groups if isinstance(item, str)]
    lines += SETTINGS["project"]["dependencies"] + SETTINGS["build-system"]["requires"]
    for extra in ("cluster", "lab", "learn", "postgres", "server", "story"):  # whose tests are run too
        lines += SETTINGS["project"]["optional-dependencies"][extra]
    return [Requirement(line) for line in lines]


def test_the_lock_names_no_place_to_download_from() -> None:
    assert "://" not in LOCK
    assert [entry for entry in ENTRIES if entry.startswith("-")] == []


@pytest.mark.parametrize("entry", ENTRIES, ids=[pin.name for pin in PINS])
def test_each_package_has_hashes(entry: str) -> None:
    assert entry.count(" --hash=sha256:") >= 1


@pytest.mark.parametrize("pin", PINS, ids=[pin.name for pin in PINS])
def test_each_package_has_one_version(pin: Requirement) -> None:
    assert [part.operator for part in pin.specifier] == ["=="]


@pytest.mark.parametrize("requirement", wanted(), ids=str)
def test_the_lock_holds_what_the_project_asks_for(requirement: Requirement) -> None:
    name = canonicalize_name(requirement.name)
    versions = [part.version for pin in PINS if canonicalize_name(pin.name) == name for part in pin.specifier]

    assert versions
    assert all(requirement.specifier.contains(version) for version in versions)
