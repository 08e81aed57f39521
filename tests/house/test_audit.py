"""The audit of packages says what was not audited, and never that unaudited packages are safe."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

AUDIT = Path(__file__).parents[2] / ".ci" / "audit.py"
LOCK = "one==1.0 \\\n    --hash=sha256:00\ntwo==2.0 ; python_version > '3' \\\n    --hash=sha256:11\n"
CLEAN = "No known vulnerabilities found\n"
UNKNOWN = "Dependency not found on PyPI and could not be audited: {} (1.0)\n"
FOUND = "Found 1 known vulnerability in 1 package\none 1.0 PYSEC-1\n"
UNREACHABLE = "The packages were not audited: the service of pip-audit cannot be reached.\n"


@pytest.mark.parametrize(
    ("said", "code", "summary", "exit_code"),
    [
        (CLEAN, 0, "No known vulnerabilities in the 2 packages that were audited.\n", 0),
        (CLEAN + UNKNOWN.format("one") + UNKNOWN.format("two"), 0, UNREACHABLE, 0),
        ("ERROR:pip_audit: HTTPSConnectionPool(...): Failed to resolve a name\n", 1, UNREACHABLE, 0),
        (
            CLEAN + UNKNOWN.format("two"),
            0,
            "No known vulnerabilities in the 1 packages that were audited.\n"
            "1 of 2 packages were not audited: the service does not know them.\n",
            0,
        ),
        (FOUND, 1, FOUND, 1),
    ],
)
def test_packages_that_were_not_audited_are_named(
    tmp_path: Path, said: str, code: int, summary: str, exit_code: int
) -> None:
    output, lock = tmp_path / "audit.txt", tmp_path / "requirements.lock"
    output.write_text(said, "utf-8")
    lock.write_text(LOCK, "utf-8")

    done = subprocess.run(
        [sys.executable, AUDIT, output, str(code), lock], capture_output=True, text=True, check=False
    )

    assert (done.stdout, done.stderr, done.returncode) == (summary, "", exit_code)
