"""The rules are compiled into the wheel, and only there."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from functools import reduce
from importlib import import_module, util
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from hatchling.bridge.app import Application

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = SETTINGS["tool"]["hatch"]["build"]["hooks"]["custom"]

# Which build these tests are run on: the compiled wheel, or the plain sources.
COMPILED = os.environ.get("TURNWRIGHT_BUILD", "plain") == "compiled"


def read_module(name: str, path: Path) -> ModuleType:
    spec = util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


hatch_build = read_module("hatch_build", ROOT / "hatch_build.py")


def module_name(path: Path) -> str:
    return ".".join(path.relative_to("src").with_suffix("").parts).removesuffix(".__init__")


RULES = [module_name(path) for path in hatch_build.rules_to_compile(ROOT, HOOK["include"], HOOK["exclude"])]
LEFT_OUT = sorted(
    {module_name(path.relative_to(ROOT)) for pattern in HOOK["include"] for path in ROOT.glob(pattern)}
    - set(RULES)
)


def structs(module: ModuleType) -> Iterator[str]:
    for name, value in vars(module).items():
        if (
            isinstance(value, type)
            and issubclass(value, msgspec.Struct)
            and value.__module__ == module.__name__
        ):
            yield name


@pytest.mark.parametrize("name", RULES)
def test_the_rules_come_from_the_build_under_test(name: str) -> None:
    source = Path(import_module(name).__file__ or "")

    assert (source.suffix in {".so", ".pyd"}) is COMPILED
    assert not (COMPILED and source.is_relative_to(ROOT / "src"))


@pytest.mark.parametrize("name", LEFT_OUT)
def test_excluded_modules_stay_plain(name: str) -> None:
    assert Path(import_module(name).__file__ or "").suffix == ".py"


@pytest.mark.parametrize("name", RULES)
def test_docstrings_are_those_of_the_source(name: str) -> None:
    source = (ROOT / "src").joinpath(*name.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    for place, text in hatch_build.docstrings(source).items():
        if not any(part.startswith("_") for part in place.split(".")):
            found = reduce(getattr, filter(None, place.split(".")), import_module(name))
            if COMPILED and hasattr(found, "_fields"):
                continue  # mypyc writes a text of its own into a named tuple
            assert cleandoc(found.__doc__ or "") == text, place


@pytest.mark.parametrize("name", RULES)
def test_a_compiled_module_defines_no_struct(name: str) -> None:
    assert list(structs(import_module(name))) == []


def test_a_struct_in_a_module_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "orders.py").write_text(
        "from msgspec import Struct\nclass Order(Struct): ...\nclass Strike(Order): ..."
    )
    monkeypatch.syspath_prepend(tmp_path)

    assert list(structs(import_module("orders"))) == ["Order", "Strike"]
    del sys.modules["orders"]


def test_the_dice_are_compiled_and_the_codec_is_not() -> None:
    assert "turnwright.kernel.dice" in RULES
    assert "turnwright.kernel.codec" in LEFT_OUT


def test_files_are_chosen_by_folder_and_left_out_by_name(tmp_path: Path) -> None:
    for name in (
        "kernel/dice.py",
        "kernel/codec.py",
        "games/go/stones.py",
        "games/go/events.py",
        "games/go/rules/ko.py",
        "games/go/content/schema.py",
    ):
        path = tmp_path / "src/turnwright" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

    rules = hatch_build.rules_to_compile(tmp_path, HOOK["include"], HOOK["exclude"])

    kept = ["games/go/rules/ko.py", "games/go/stones.py", "kernel/dice.py"]
    assert rules == [Path("src/turnwright") / name for name in kept]


def built(root: Path, target: str, version: str) -> dict[str, Any]:
    """Return what the hook changes of a build of that sort."""
    build_data: dict[str, Any] = {"force_include": {}}
    hook = hatch_build.CustomBuildHook(str(root), HOOK, None, None, str(root), target, Application())
    hook.initialize(version, build_data)
    hook.finalize(version, build_data, "")
    return build_data


@pytest.mark.parametrize(("target", "version"), [("wheel", "editable"), ("sdist", "standard")])
def test_nothing_is_compiled_but_a_wheel(target: str, version: str) -> None:
    assert built(ROOT, target, version) == {"force_include": {}}


def test_a_tree_without_rules_makes_a_plain_wheel(tmp_path: Path) -> None:
    assert built(tmp_path, "wheel", "standard") == {"force_include": {}}


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("TURNWRIGHT_PLAIN", "1", "TURNWRIGHT_PLAIN is set"),
        ("CC", "no-such-compiler", "there is no C compiler with Python's headers"),
        ("CC", "false", "there is no C compiler with Python's headers"),
    ],
)
def test_a_wheel_is_plain_and_says_so_once_without_a_compiler(
    name: str, value: str, reason: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)

    assert built(ROOT, "wheel", "standard") == {"force_include": {}}
    assert capfd.readouterr().err.strip().splitlines()[-1] == hatch_build.PLAIN_NOTICE.format(reason)
