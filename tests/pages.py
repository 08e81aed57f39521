"""Runs the code on a page, from top to bottom, in one namespace and one empty folder.

A `python` block is run and prints nothing. A `pycon` block is run line by line and must print what stands
under each line. In a `console` block each command that begins with `turnwright` is run and must print what
stands under it; it ends with 0, or with the number that the page shows under `echo $?`. Commands that begin
with `make` are left out: they set up the project itself, and this is one of its tests.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
RUN = ("python", "pycon", "console")
SHOWN = ("json", "yaml", "text", "mermaid", "make")
LEFT_OUT = ("make",)
FLAGS = doctest.ELLIPSIS
UNTOLD = -1

_FENCE = re.compile(r"(?P<indent> *)(?P<ticks>`{3,}|:{3,})(?P<kind>\S*).*")


def page_path(name: str) -> Path:
    """The documentation page of this name, whichever section holds it."""
    (path,) = DOCS.rglob(f"{name}.md")
    return path


def page_text(name: str) -> str:
    """The text of the documentation page of this name."""
    return page_path(name).read_text("utf-8")


def page_prose(name: str) -> str:
    """The text of the documentation page of this name on one line, for phrases that may be wrapped."""
    return " ".join(page_text(name).split())


class PageError(AssertionError):
    """A page shows something that does not happen."""


@dataclass
class Block:
    """One piece of code on a page: its kind, its text, and the line that it begins on."""

    kind: str
    text: str
    line: int


@dataclass
class Shell:
    """A command with what the page shows of it."""

    command: str
    output: str
    code: int
    line: int


def blocks(page: str) -> Iterator[Block]:
    """Yield the pieces of code on a page; what a directive holds is read as part of the page."""
    lines = enumerate(page.splitlines(), 1)
    directives: list[str] = []
    for number, line in lines:
        fence = _FENCE.fullmatch(line)
        if fence is None:
            continue
        if fence["kind"].startswith("{"):
            directives.append(fence["ticks"])
        elif fence["kind"]:
            yield Block(fence["kind"], _inside(lines, fence, number), number + 1)
        elif not directives or directives.pop() != fence["ticks"]:
            raise PageError(f"line {number}: a block says what it holds, as in ```python")


def _inside(lines: Iterator[tuple[int, str]], fence: re.Match[str], number: int) -> str:
    held = ""
    for _, line in lines:
        if line.strip() == fence["ticks"]:
            return held
        held += line.removeprefix(fence["indent"]) + "\n"
    raise PageError(f"line {number}: the block has no end")


def commands(block: Block) -> Iterator[Shell]:
    """Yield the commands of a console block; `echo $?` belongs to the command before it."""
    told: Shell | None = None
    for number, line in enumerate(block.text.splitlines(), block.line):
        if line == "$ echo $?" and told is not None:
            told.code = UNTOLD
        elif line.startswith("$ "):
            if told is not None:
                yield told
            told = Shell(line[2:], "", 0, number)
        elif told is None:
            raise PageError(f"line {number}: a console block begins with a command, after `$ `")
        elif told.code == UNTOLD:
            told.code = int(line)
        elif told.command.endswith("\\"):
            told.command += "\n" + line
        else:
            told.output += line + "\n"
    if told is not None:
        yield told


class Page:
    """A page whose code is run in the folder it is given."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self.folder = folder
        self.module = ModuleType(f"page_{path.stem.replace('-', '_')}")
        self.ran = 0

    def run(self) -> None:
        """Run every block, or raise a `PageError` that names the first line that does not hold."""
        sys.modules[self.module.__name__] = self.module
        try:
            for block in blocks(self.path.read_text("utf-8")):
                self._run(block)
        finally:
            del sys.modules[self.module.__name__]

    def _run(self, block: Block) -> None:
        if block.kind == "python":
            self._script(block)
        elif block.kind == "pycon":
            self._session(block)
        elif block.kind == "console":
            self._console(block)
        elif block.kind not in SHOWN:
            known = ", ".join(RUN + SHOWN)
            raise self._fault(block.line, f"a block is one of {known}, not {block.kind}")
        self.ran += block.kind in RUN

    def _script(self, block: Block) -> None:
        code = compile("\n" * (block.line - 1) + block.text, str(self.path), "exec")
        with redirect_stdout(StringIO()) as out:
            exec(code, self.module.__dict__)
        if out.getvalue():
            raise self._fault(block.line, f"a python block prints nothing, but this printed {out.getvalue()}")

    def _session(self, block: Block) -> None:
        test = doctest.DocTestParser().get_doctest(
            block.text, {}, self.path.name, str(self.path), block.line - 1
        )
        if not test.examples:
            raise self._fault(block.line, "a pycon block has lines that begin with >>>")
        test.globs = self.module.__dict__
        told = StringIO()
        runner = doctest.DocTestRunner(verbose=False, optionflags=FLAGS)
        if runner.run(test, out=told.write, clear_globs=False).failed:
            raise self._fault(block.line, told.getvalue())

    def _console(self, block: Block) -> None:
        for shell in commands(block):
            word = shell.command.split()[0]
            if word in LEFT_OUT:
                continue
            if word != "turnwright":
                raise self._fault(shell.line, f"a command begins with turnwright or make, not with {word}")
            self._command(shell)

    def _command(self, shell: Shell) -> None:
        done = subprocess.run(
            ["sh", "-c", shell.command],
            cwd=self.folder,
            env=environment(self.folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        if done.returncode != shell.code:
            said = f"{shell.command} ended with {done.returncode}, not {shell.code}: {done.stdout}"
            raise self._fault(shell.line, said)
        if shell.output and not doctest.OutputChecker().check_output(shell.output, done.stdout, FLAGS):
            raise self._fault(shell.line, f"{shell.command} printed\n{done.stdout}instead of\n{shell.output}")

    def _fault(self, line: int, what: str) -> PageError:
        return PageError(f"{self.path.name}, line {line}: {what}")


def environment(folder: Path) -> dict[str, str]:
    """The surroundings of a command: this install, an empty home, and no colours."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    kept = {name: os.environ[name] for name in ("PYTHONPATH", "SYSTEMROOT") if name in os.environ}
    home = {"HOME": str(folder), "TURNWRIGHT_DATA": str(folder), "XDG_DATA_HOME": str(folder)}
    return {**kept, **home, "PATH": path, "NO_COLOR": "1", "COLUMNS": "80", "LANG": "C.UTF-8"}
