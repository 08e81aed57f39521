"""An installation with third-party games, found by entry points, and the command line in it."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
GUESTS = Path(__file__).parent / "guests"

WELL = {"camp": "camp:Camp", "crowd": "crowd:Crowd"}
ILL = {
    "broken": "nowhere:Game",
    "faulty": "faulty:Faulty",
    "nogame": "faulty:not_a_game",
    "stuck": "faulty:Stuck",
    "unready": "faulty:Unready",
}


class Said(NamedTuple):
    """The output of the command line, and its exit code."""

    code: int
    out: str
    err: str


Call = Callable[..., Said]


def install(folder: Path, games: dict[str, str]) -> Path:
    """Write what an installer would: the metadata of a package that has these entry points."""
    info = folder / "guests-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    points = "".join(f"{name} = {target}\n" for name, target in games.items())
    (info / "entry_points.txt").write_text(f"[turnwright.games]\n{points}")
    return folder


class Installation:
    """The command line with its own data folder, in this process or in a subprocess."""

    def __init__(self, folder: Path, installed: Path) -> None:
        self.folder = folder
        self.journals = folder / "data" / "journals"
        path = [installed, GUESTS, ROOT / "src", os.environ.get("PYTHONPATH", "")]
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(str(place) for place in path if str(place)),
            "TURNWRIGHT_DATA": str(folder / "data"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "NO_COLOR": "1",
        }
        self.environment.pop("TURNWRIGHT_DEBUG", None)
        for name in ("TURNWRIGHT_LANG", "LC_ALL", "LC_MESSAGES"):
            self.environment.pop(name, None)
        self.environment["LANG"] = "C.UTF-8"

    def command(self, *words: str) -> list[str]:
        return [sys.executable, "-m", "turnwright", *words]

    def run(self, *words: str, typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
        """Run it as a process, with this on its input."""
        environment = {**self.environment, **more}
        return subprocess.run(
            self.command(*words),
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment,
            cwd=self.folder,
            check=False,
        )

    def saved(self) -> list[Path]:
        """The journals in the usual folder, oldest first."""
        return sorted(self.journals.glob("*.jsonl"))

    def write(self, name: str, lines: Iterable[str]) -> str:
        """A file of these lines; returns its path."""
        path = self.folder / name
        path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        return str(path)


def typed_input(text: str) -> io.TextIOWrapper:
    """A standard input that holds this text."""
    return io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")
