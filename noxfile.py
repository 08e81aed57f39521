"""Runs the core tests, plain and compiled, on every Python here that fits."""

from __future__ import annotations

import filecmp
from pathlib import Path

import nox

nox.options.default_venv_backend = "uv"
nox.options.download_python = "never"
nox.options.error_on_missing_interpreters = False


@nox.session(python=["3.11", "3.12", "3.13", "3.14"])
@nox.parametrize("build", ["plain", "compiled"])
def core(session: nox.Session, build: str) -> None:
    """Run the tests named after `--` on a wheel, and compare its transcripts with those of the others."""
    session.install("--require-hashes", "-r", "requirements.lock")
    wheel = build_wheel(session, build)
    if build == "compiled" and wheel.name.endswith("-none-any.whl"):
        session.skip("there is no C compiler")
    session.install("--no-deps", "--reinstall", str(wheel))
    session.run("pytest", "-n", "2", *session.posargs, env={"TURNWRIGHT_BUILD": build})
    compare_transcripts(session, build)


def build_wheel(session: nox.Session, build: str) -> Path:
    """Build the wheel of this session, plain or compiled, and return it."""
    folder = Path(session.create_tmp()) / "wheel"
    command = ["uv", "build", "--wheel", "--clear", "--no-build-isolation"]
    command += ["--python", session.virtualenv.location, "--out-dir", str(folder)]
    session.run(*command, env={"TURNWRIGHT_PLAIN": str(int(build == "plain"))}, silent=True)
    return next(folder.glob("*.whl"))


def compare_transcripts(session: nox.Session, build: str) -> None:
    """Write this session's transcripts, and stop if an earlier session wrote others."""
    folder = Path("build/nox")
    folder.mkdir(parents=True, exist_ok=True)
    mine = folder / f"{session.python}-{build}"
    with mine.open("w") as file:
        session.run("python", "-m", "turnwright.testing", "transcripts", stdout=file)
    for other in sorted(folder.iterdir()):
        if not filecmp.cmp(mine, other, shallow=False):
            session.error(f"The transcripts of {mine.name} and {other.name} differ.")
