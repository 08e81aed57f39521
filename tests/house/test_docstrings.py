"""Every public name says in one sentence what it is; a method may leave that to the one it overrides."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, MethodDescriptorType, ModuleType

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted(
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for path in (ROOT / "src").rglob("*.py")
    if path.name != "__main__.py"
)

# The last two are functions and methods of compiled modules.
NAMED = type | FunctionType | BuiltinFunctionType | MethodDescriptorType


def public(owner: ModuleType | type, module: str) -> Iterator[tuple[str, object]]:
    for name, value in vars(owner).items():
        where = value.__objclass__ if isinstance(value, MethodDescriptorType) else value
        defined_here = isinstance(value, NAMED) and where.__module__ == module
        if defined_here and not name.startswith("_"):
            yield name, getattr(owner, name)


def silent(owner: ModuleType | type, module: str) -> Iterator[str]:
    """Yield the public names that say nothing."""
    for name, value in public(owner, module):
        if not inspect.getdoc(value):
            yield name
        if isinstance(value, type):
            yield from (f"{name}.{inner}" for inner in silent(value, module))


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_has_a_docstring(module: str) -> None:
    assert list(silent(import_module(module), module)) == []


class Door:
    """A door."""

    def open(self) -> None:
        """Open it."""

    def shut(self) -> None: ...


class Gate(Door):
    """A door of iron."""

    def open(self) -> None: ...


def test_a_missing_docstring_is_found() -> None:
    assert list(silent(Door, __name__)) == ["shut"]


def test_an_override_may_inherit_its_docstring() -> None:
    assert list(silent(Gate, __name__)) == []
