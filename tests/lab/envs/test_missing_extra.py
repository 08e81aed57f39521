"""The environments are an extra, and say so when it is not there."""

from __future__ import annotations

import subprocess
import sys

import pytest

MISSING = """
import sys
sys.modules["{name}"] = None
import turnwright.lab.envs
"""


@pytest.mark.parametrize("name", ["gymnasium", "pettingzoo", "numpy"])
def test_without_the_extra_one_sentence_names_it(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", MISSING.format(name=name)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last == "ImportError: environments for learners need turnwright[learn]"
