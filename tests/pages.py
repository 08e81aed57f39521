"""Run the code on a page, from top to bottom, in one namespace and one empty folder.

A `python` block must print nothing. A `pycon` block must print what the page shows below each line. In a
`console` block each `turnwright` command must print what the page shows and exit with 0, or with the number
below `echo $?`. A `yaml` block that begins with the name of a file, as in `# ferry.yaml`, is written to that
file; one with `# ferry.yaml, continued` is added to it. Commands that begin with `make` are skipped: they set
up the project that runs this test.
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
SKIPPED = ("make",)
FLAGS = doctest.ELLIPSIS
UNKNOWN = -1

_FILE = re.compile(r"# (?P<name>[\w-]+\.yaml)(?P<more>, continued)?\n")
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
    """A page shows something that is not true."""


@dataclass
class Block:
    """A code block of a page, with the line on which it starts."""

    kind: str
    text: str
    line: int


@dataclass
class Shell:
    """A command with the output and exit code that the page shows."""

    command: str
    output: str
    code: int
    line: int


def blocks(page: str) -> Iterator[Block]:
    """Yield the code blocks of a page, including those inside directives."""
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
            raise PageError(f"line {number}: a block names its language, as in ```python")


def _inside(lines: Iterator[tuple[int, str]], fence: re.Match[str], number: int) -> str:
    text = ""
    for _, line in lines:
        if line.strip() == fence["ticks"]:
            return text
        text += line.removeprefix(fence["indent"]) + "\n"
    raise PageError(f"line {number}: the block is not closed")


def commands(block: Block) -> Iterator[Shell]:
    """Yield the commands of a console block; `echo $?` shows the exit code of the command before it."""
    shell: Shell | None = None
    for number, line in enumerate(block.text.splitlines(), block.line):
        if line == "$ echo $?" and shell is not None:
            shell.code = UNKNOWN
        elif line.startswith("$ "):
            if shell is not None:
                yield shell
            shell = Shell(line[2:], "", 0, number)
        elif shell is None:
            raise PageError(f"line {number}: a console block begins with a command, after `$ `")
        elif shell.code == UNKNOWN:
            shell.code = int(line)
        elif shell.command.endswith("\\"):
            shell.command += "\n" + line
        else:
            shell.output += line + "\n"
    if shell is not None:
        yield shell


class Page:
    """A page whose code is run in a folder."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self.folder = folder
        self.module = ModuleType(f"page_{path.stem.replace('-', '_')}")
        self.ran = 0

    def run(self) -> None:
        """Run every block, or raise a `PageError` that names the first line that is not true."""
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
        elif block.kind == "yaml" and (file := _FILE.match(block.text)):
            self._write(file["name"], block.text[file.end() :], "a" if file["more"] else "w")
        elif block.kind not in SHOWN:
            known = ", ".join(RUN + SHOWN)
            raise self._fault(block.line, f"the language of a block is one of {known}, not {block.kind}")
        self.ran += block.kind in RUN

    def _write(self, name: str, text: str, mode: str) -> None:
        with (self.folder / name).open(mode, encoding="utf-8") as file:
            file.write(text)

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
        report = StringIO()
        runner = doctest.DocTestRunner(verbose=False, optionflags=FLAGS)
        if runner.run(test, out=report.write, clear_globs=False).failed:
            raise self._fault(block.line, report.getvalue())

    def _console(self, block: Block) -> None:
        for shell in commands(block):
            word = shell.command.split()[0]
            if word in SKIPPED:
                continue
            if word != "turnwright":
                raise self._fault(shell.line, f"a command begins with turnwright or make, not with {word}")
            self._command(shell)

    def _command(self, shell: Shell) -> None:
        result = subprocess.run(
            ["sh", "-c", shell.command],
            cwd=self.folder,
            env=environment(self.folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        if result.returncode != shell.code:
            message = f"{shell.command} ended with {result.returncode}, not {shell.code}: {result.stdout}"
            raise self._fault(shell.line, message)
        if shell.output and not doctest.OutputChecker().check_output(shell.output, result.stdout, FLAGS):
            raise self._fault(
                shell.line, f"{shell.command} printed\n{result.stdout}instead of\n{shell.output}"
            )

    def _fault(self, line: int, what: str) -> PageError:
        return PageError(f"{self.path.name}, line {line}: {what}")


def environment(folder: Path) -> dict[str, str]:
    """The environment of a command: this installation, an empty home, and no colours."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    kept = {name: os.environ[name] for name in ("PYTHONPATH", "SYSTEMROOT") if name in os.environ}
    home = {"HOME": str(folder), "TURNWRIGHT_DATA": str(folder), "XDG_DATA_HOME": str(folder)}
    return {**kept, **home, "PATH": path, "NO_COLOR": "1", "COLUMNS": "80", "LANG": "C.UTF-8"}
