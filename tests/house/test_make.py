"""`make test` runs every stage, two at a time, and fails if one of them fails."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STAGES = {"Lint", "Types", "Layers", "Page", "Docs", "Tests on the compiled wheel", "Transcripts"}
STAGES |= {"Tests on the plain sources"}

# One program in place of all that the stages call: it logs its call, makes what the Makefile asks for, and
# fails where the call matches $FAILS.
STAND_IN = """#!/bin/sh
call="${TURNWRIGHT_BUILD:-plain} ${0##*/} $*"
echo "$call" >> "$LOG"
case "$call" in
  *"-m venv "*) folder=$3 ;;
  *"uv venv "*) folder=.venv-compiled ;;
  *"uv build "*) mkdir -p .venv-compiled/wheel && touch ".venv-compiled/wheel/turnwright-$WHEEL.whl" ;;
esac
if [ "$folder" ]; then
  mkdir -p "$folder/bin"
  for name in python uv ruff mypy lint-imports sphinx-build pytest; do cp "$0" "$folder/bin/$name"; done
fi
case "$call" in $FAILS) echo "this one failed" >&2; exit 3 ;; esac
case "$call $WHEEL" in *"uv build "*none-any) echo "The rules are left plain here." ;; esac
echo "a line of output"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with the Makefile, and nothing that was set up before."""
    for name in ("Makefile", "requirements.lock", "pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "web").mkdir()
    (tmp_path / "web/check.sh").write_text("echo The page was checked.\n")
    (tmp_path / "stand-in").write_text(STAND_IN)
    (tmp_path / "stand-in").chmod(0o755)
    return tmp_path


def make(project: Path, fails: str = "", wheel: str = "cp311-here") -> tuple[int, str, list[str]]:
    """Run `make test` there: its exit code, what it printed, and which calls it made."""
    log = project / "log"
    log.write_text("")
    done = subprocess.run(
        ["make", "test", "PYTHON=./stand-in"],
        cwd=project,
        env={"PATH": os.environ["PATH"], "LOG": str(log), "FAILS": fails, "WHEEL": wheel},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, log.read_text().splitlines()


def headings(output: str) -> set[str]:
    return {line.removeprefix("== ") for line in output.splitlines() if line.startswith("== ")}


def pytest_calls(calls: list[str]) -> set[str]:
    return {call for call in calls if " pytest " in call}


def test_every_stage_is_run_from_a_clean_clone(project: Path) -> None:
    code, output, calls = make(project)

    assert code == 0, output
    assert headings(output) == STAGES
    assert output.endswith("All checks and tests passed.\n")
    assert pytest_calls(calls) == {"compiled pytest -n 3", "plain pytest -n 1 --sample=24"}


def test_without_a_compiler_everything_runs_on_the_plain_sources(project: Path) -> None:
    code, output, calls = make(project, wheel="py3-none-any")

    assert (code, output.count("The rules are left plain")) == (0, 1), output
    assert pytest_calls(calls) == {"plain pytest -n 2"}


@pytest.mark.parametrize(
    "stage",
    [
        "*ruff check*",
        "*mypy*",
        "*lint-imports*",
        "*sphinx-build*",
        "*uv build*",
        "compiled pytest*",
        "plain pytest*",
        "*turnwright.testing transcripts*",
    ],
)
def test_a_stage_that_fails_fails_the_run_and_shows_why(project: Path, stage: str) -> None:
    code, output, _ = make(project, fails=stage)

    assert code != 0
    assert "this one failed" in output
    assert "All checks and tests passed." not in output


def test_no_stage_begins_after_a_failure(project: Path) -> None:
    _, output, calls = make(project, fails="*uv build*")

    assert pytest_calls(calls) == set(), output
