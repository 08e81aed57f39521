"""Every example runs, and the toy game is found by its entry point like any other."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from pages import ROOT, blocks, page_text

EXAMPLES = ROOT / "examples"
NIM = EXAMPLES / "nim"
SCRIPTS = sorted(EXAMPLES.glob("*.py"))

BUILD = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"

PLAY = """
from turnwright import Match, Rejected, games
nim = games.load("nim")
match = Match(nim, seats=[None, None])
while match.outcome is None:
    seat = match.pending()[0].seat
    left = match.state.left
    match.submit(seat, left % 4 if seat == 0 and left % 4 else 1)
try:
    match.submit(0, 1)
except Rejected as refusal:
    print(refusal.code, match.outcome.winners, match.outcome.reason)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment with the toy game in it: built as a wheel, and unpacked as an installer does."""
    folder = tmp_path_factory.mktemp("nim")
    subprocess.run([sys.executable, "-c", BUILD, str(folder)], cwd=NIM, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    path = [str(folder / "site"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def run(arguments: list[str], environment: dict[str, str]) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_third_party_game_is_found_by_its_entry_point(installed: dict[str, str]) -> None:
    names = run(["-c", "from turnwright import games; print(games.names())"], installed)
    assert "'nim'" in names
    here = run(["-c", "from turnwright import games; print(games.names())"], dict(os.environ))
    assert "'nim'" not in here


def test_a_third_party_game_passes_the_suite(installed: dict[str, str]) -> None:
    report = run(["-m", "turnwright.testing", "conformance", "nim"], installed)
    assert report.startswith("nim: 9 matches")
    assert "without any case" not in report


def test_a_third_party_game_has_transcripts(installed: dict[str, str]) -> None:
    lines = run(
        ["-m", "turnwright.testing", "transcripts", "--games", "nim", "--seeds", "2"], installed
    ).splitlines()
    assert sum('"game":"nim"' in line for line in lines) == 6
    assert sum('"reason":"last stick"' in line for line in lines) == 6


def test_a_third_party_game_is_played_like_any_other(installed: dict[str, str]) -> None:
    assert run(["-c", PLAY], installed).strip() == "over (0,) last stick"


def test_the_toy_game_is_twenty_lines_of_code() -> None:
    tree = ast.parse((NIM / "nim.py").read_text("utf-8"))
    lines: set[int] = set()
    for node in ast.walk(tree):
        is_words = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if isinstance(node, ast.stmt) and not is_words and not isinstance(node, ast.Import | ast.ImportFrom):
            lines.add(node.lineno)
    assert len(lines) <= 22


def test_the_page_shows_the_toy_game_as_it_is() -> None:
    page = blocks(page_text("your-own-game"))
    first = next(block for block in page if block.kind == "python")
    assert first.text == (NIM / "nim.py").read_text("utf-8")


def test_the_toy_game_registers_itself() -> None:
    project = tomllib.loads((NIM / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"] == {"turnwright.games": {"nim": "nim:Nim"}}


@pytest.mark.parametrize("script", SCRIPTS, ids=[script.stem for script in SCRIPTS])
def test_an_example_runs(script: Path) -> None:
    assert run([str(script)], dict(os.environ))


def test_an_example_prints_its_result() -> None:
    assert "12 or more 5/18 (27.8%)" in run([str(EXAMPLES / "odds.py")], dict(os.environ))
    assert "still waits at input 40" in run([str(EXAMPLES / "what_if.py")], dict(os.environ))
    assert "winner: " in run([str(EXAMPLES / "duel_by_hand.py")], dict(os.environ))
