"""The rules depend on nothing but their inputs: no clock, file, environment, hash or global dice.

The transcripts, compared under several hash seeds, show that no result depends on the order of a set.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = sorted(
    path.relative_to(ROOT)
    for package in ("kernel", "gamekit", "games")
    for path in (ROOT / "src/turnwright" / package).rglob("*.py")
)

# Any other module may hide a clock, a file or the environment.
PURE = set(
    "__future__ abc bisect collections contextlib copy dataclasses difflib enum fractions functools"
    " hashlib heapq itertools json math operator re string struct textwrap types typing librt.base64"
    " librt.strings librt.vecs msgspec mypy_extensions turnwright typing_extensions random.Random".split()
)
READS_FILES = {"importlib.resources", "io", "open", "pathlib", "yaml"}
# Loaders of content read files; games are found by entry point.
EXCEPTIONS = {
    "games/__init__.py": {"importlib.metadata"},
    "gamekit/content*.py": READS_FILES,
    "games/*/content/*.py": READS_FILES,
}
IMPURE_NAMES = set(
    "__builtins__ __file__ __import__ __loader__ __spec__ breakpoint compile eval exec globals hash"
    " id input locals open print vars".split()
)
# The results of sin, exp or pow differ from one C library to another.
EXACT_MATH = set(
    "ceil comb copysign fabs factorial floor gcd inf isfinite isinf isnan isqrt lcm perm prod sqrt"
    " trunc".split()
)


def impurities(source: str, allowed: set[str] | frozenset[str] = frozenset()) -> list[str]:
    """Return what makes two runs of a source differ, apart from the modules and names that it may use."""
    return [f"line {line}: {what}" for line, what in sorted(found_in(ast.parse(source), allowed))]


def found_in(
    node: ast.AST, allowed: set[str] | frozenset[str], bound: frozenset[str] = frozenset()
) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.FunctionDef | ast.Lambda):
        bound |= {inner.arg for inner in ast.walk(node) if isinstance(inner, ast.arg)}
        names = (inner for inner in ast.walk(node) if isinstance(inner, ast.Name))
        bound |= {name.id for name in names if isinstance(name.ctx, ast.Store)}
    match node:
        case ast.Import() | ast.ImportFrom():
            yield from (
                (node.lineno, f"imports {name}") for name in imported(node) if not is_pure(name, allowed)
            )
        case ast.Name(id=name, ctx=ast.Load()) if name in IMPURE_NAMES - allowed - bound:
            yield node.lineno, f"uses {name}"
        case ast.Attribute(value=ast.Name(id="math"), attr=name) if name not in EXACT_MATH:
            yield node.lineno, f"uses math.{name}, which is not exact"
        case ast.Call(func=ast.Name(id="Random"), args=[]):
            yield node.lineno, "takes a seed from the system"
        case ast.BinOp(op=ast.Pow(), right=ast.Constant(value=float()) | ast.UnaryOp()):
            yield node.lineno, "takes a root or a negative power, which is not exact"
        case ast.For() | ast.comprehension() if is_set(node.iter):
            yield node.iter.lineno, "goes through a set in its own order"
    for child in ast.iter_child_nodes(node):
        yield from found_in(child, allowed, bound)


def imported(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        renamed = [alias.name for alias in node.names if alias.name == "math" and alias.asname]
        return [alias.name for alias in node.names] + [f"{name} under another name" for name in renamed]
    return [f"{node.module}.{alias.name}" if node.module else alias.name for alias in node.names]


def is_pure(name: str, allowed: set[str] | frozenset[str]) -> bool:
    parts = name.split(".")
    if parts[0] == "math" and len(parts) > 1:
        return parts[1] in EXACT_MATH
    return any(".".join(parts[:end]) in PURE | allowed for end in range(1, len(parts) + 1))


def is_set(node: ast.expr) -> bool:
    made = (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"set", "frozenset"}
    )
    return made or isinstance(node, ast.Set | ast.SetComp)


@pytest.mark.parametrize("path", RULES, ids=str)
def test_a_file_of_the_rules_is_pure(path: Path) -> None:
    matches = (names for pattern, names in EXCEPTIONS.items() if path.match(f"turnwright/{pattern}"))
    allowed: set[str] = next(matches, set())

    assert impurities((ROOT / path).read_text(encoding="utf-8"), allowed) == []


def test_the_rules_are_found() -> None:
    assert Path("src/turnwright/kernel/dice.py") in RULES
    assert all(any(path.match(pattern) for path in RULES) for pattern in EXCEPTIONS)


IMPURE = [
    "import time",
    "def late():\n    from time import monotonic",
    "from datetime import datetime",
    "from os import environ",
    "import sys",
    "from pathlib import Path",
    "from importlib import resources",
    "from librt.time import time",
    "import random",
    "from random import randint",
    "from random import Random\ndice = Random()",
    "clock = __import__('time')",
    "text = open('rules.txt').read()",
    "order = hash('a')",
    "order = sorted(things, key=id)",
    "print('hit')",
    "eval('1')",
    "import math\nheight = math.sin(1.0)",
    "import math as m",
    "from math import sin",
    "root = 2 ** 0.5",
    "root = 2 ** -1",
    "for name in {'a', 'b'}: ...",
    "names = [name for name in set(words)]",
]


@pytest.mark.parametrize("source", IMPURE)
def test_an_impurity_is_found(source: str) -> None:
    assert len(impurities(source)) == 1


def test_a_pure_source_is_accepted() -> None:
    source = (
        "from math import floor\nfrom collections import deque\nkept = sorted(set(words))\nsquare = 3 ** 2"
    )

    assert impurities(source) == []
