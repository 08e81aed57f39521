"""Compiles the rules into the wheel, or leaves them plain where there is no C compiler."""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = "src"
GROUP = "turnwright"
PLAIN = "TURNWRIGHT_PLAIN"
PLAIN_NOTICE = "The rules are not compiled, because {}; play is identical, but slower."

# Types are checked elsewhere; here only what stops the compiler matters.
MYPY_FLAGS = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]

# A fused multiply-add rounds once where plain Python rounds twice. Hidden symbols let the compiler inline
# functions and call them directly: no other library can replace them.
C_FLAGS = [] if sys.platform == "win32" else ["-ffp-contract=off", "-fvisibility=hidden"]


def rules_to_compile(root: Path, include: Iterable[str], exclude: Iterable[str]) -> list[Path]:
    """Return the files to compile as paths from `root`, in a fixed order."""
    left_out = list(exclude)
    found = {path.relative_to(root) for pattern in include for path in root.glob(pattern)}
    return sorted(path for path in found if not any(fnmatch(path.name, name) for name in left_out))


def build_libraries(extensions: list[Any], folder: Path) -> Path:
    """Build the extension modules under `folder` and return where their libraries are."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildTogether(build_ext):
        """Compiles the sources of a library on every processor there is, not one after the other."""

        def build_extensions(self) -> None:
            compile_one = self.compiler.compile

            def compile_all(sources: list[str], **settings: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: compile_one([source], **settings), sources)
                    return [name for names in made for name in names]

            self.compiler.compile = compile_all
            super().build_extensions()

    command = BuildTogether(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.ensure_finalized()
    command.run()
    return folder / "lib"


def why_plain(folder: Path) -> str:
    """Return why nothing can be compiled here; an empty string if a small module could be built."""
    if os.environ.get(PLAIN, "0") not in {"", "0"}:
        return f"{PLAIN} is set"
    from setuptools import Extension
    from setuptools.errors import BaseError, CompileError, LinkError

    folder = folder / "probe"
    folder.mkdir()
    source = folder / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        build_libraries([Extension("probe", [str(source)])], folder)
    except (BaseError, CompileError, LinkError, OSError):
        return "there is no C compiler with Python's headers"
    return ""


def compile_rules(root: Path, rules: list[Path], folder: Path) -> dict[str, str]:
    """Compile the rules under `folder` and return where each library is and belongs in the wheel."""
    # The import of setuptools comes first: mypyc looks whether it is there.
    import setuptools  # noqa: F401
    from mypyc.build import mypycify

    # A copy, so that the compiler leaves no litter in the sources and no path of this machine in the wheel.
    shutil.copytree(root / SOURCE, folder / SOURCE, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    with chdir(folder / SOURCE):
        files = [str(path.relative_to(SOURCE)) for path in rules]
        flags = [*MYPY_FLAGS, f"--cache-dir={folder / 'cache'}"]
        extensions = mypycify(
            flags + files,
            opt_level="2",
            debug_level="0",
            multi_file=True,  # one file for all the rules would take a compiler half an hour
            group_name=GROUP,
            target_dir=str(folder / "c"),
        )
        for extension in extensions:
            extension.extra_compile_args += C_FLAGS
        for path in rules:
            insert_docstrings(root / path, folder / "c" / f"__native_{module_name(path, '___')}.c")
        libraries = build_libraries(extensions, folder)
    found = sorted(path for path in libraries.rglob("*") if path.suffix in {".so", ".pyd"})
    return {str(path): str(path.relative_to(libraries)) for path in found}


def module_name(path: Path, separator: str = ".") -> str:
    """Return the name of the module in a source file, given as a path from the root."""
    return separator.join(path.relative_to(SOURCE).with_suffix("").parts)


def docstrings(source: str) -> dict[str, str]:
    """Return the docstrings of a module by qualified name; the module's own is under an empty name."""
    found: dict[str, str] = {}

    def visit(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> None:
        text = ast.get_docstring(node)
        if text:
            found[name] = text
        if not isinstance(node, ast.FunctionDef):
            for inner in node.body:
                if isinstance(inner, ast.ClassDef | ast.FunctionDef):
                    visit(inner, f"{name}.{inner.name}".lstrip("."))

    visit(ast.parse(source), "")
    return found


def c_text(text: str) -> str:
    """Return a text as it stands between the quotes of a C string, in octal where it is not plain ASCII."""
    escaped = (
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode()
    )
    return "".join(escaped)


# What mypyc writes: tables of the methods and properties of a class and of the functions of a module.
TABLE = re.compile(
    r"static Py(?:MethodDef|GetSetDef) (?:\w+___)?(\w+?)(module)?_(?:methods|getseters)\[\] = {"
)
CLASS = re.compile(r'    \.tp_name = "(\w+)",')
ENTRY = re.compile(r'    {"(\w+)",')
# Where a docstring belongs: behind the signature, or in place of it.
BEHIND_SIGNATURE = re.compile(r'(PyDoc_STR\(".*\\n--\\n\\n)("\))')
NO_SIGNATURE = re.compile(r"(PyDoc_STR\()NULL(\))")
PROPERTY = re.compile(r"( +(?:NULL, )?)NULL(, NULL},)$")
MODULE = re.compile(r"( +)NULL(, /\* docstring \*/)$")


def insert_docstrings(source: Path, compiled: Path) -> None:
    """Insert the docstrings of a module into its generated C, so that `help` shows them; mypyc drops them."""
    texts = {name: c_text(text) for name, text in docstrings(source.read_text(encoding="utf-8")).items()}
    lines = compiled.read_text(encoding="utf-8").splitlines()
    owner, name = "", ""
    for at, line in enumerate(lines):
        if table := TABLE.match(line):
            owner = "" if table[2] else table[1]
        elif kind := CLASS.match(line):
            owner = name = kind[1]
        elif entry := ENTRY.match(line):
            name = f"{owner}.{entry[1]}".lstrip(".")
        if found := MODULE.match(line):
            lines[at] = f'{found[1]}PyDoc_STR("{texts.get("", "")}"){found[2]}'
        elif name not in texts:
            continue
        elif found := BEHIND_SIGNATURE.search(line):
            lines[at] = line[: found.end(1)] + texts[name] + line[found.start(2) :]
        elif found := NO_SIGNATURE.search(line):
            lines[at] = f'{line[: found.end(1)]}"{texts[name]}"{line[found.start(2) :]}'
        elif found := PROPERTY.match(line):
            lines[at] = f'{found[1]}PyDoc_STR("{texts[name]}"){found[2]}'
    compiled.write_text("\n".join(lines) + "\n", encoding="utf-8")


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled rules to a wheel; an editable install stays plain, so that no library goes stale."""

    folder: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what the settings name, unless that cannot be done here."""
        rules = rules_to_compile(Path(self.root), self.config["include"], self.config["exclude"])
        if self.target_name != "wheel" or version == "editable" or not rules:
            return
        self.folder = TemporaryDirectory(prefix="turnwright-")
        reason = why_plain(Path(self.folder.name))
        if reason:
            self.app.display_warning(PLAIN_NOTICE.format(reason))
            return
        build_data["force_include"].update(compile_rules(Path(self.root), rules, Path(self.folder.name)))
        build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up once the wheel holds the libraries."""
        if self.folder:
            self.folder.cleanup()
