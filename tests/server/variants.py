"""Games that differ from a shipped one in a few methods. A compiled game cannot be subclassed."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isfunction, ismethoddescriptor
from operator import attrgetter
from typing import Any

from turnwright.kernel.game import Game

PARTS = ("turns", "scenarios", "notation", "presenter", "lab")


class Forwarding:
    """A part of a game that forwards what a subclass does not define to the original part."""

    def __init__(self, original: Any) -> None:
        self.original = original

    def __getattr__(self, name: str) -> Any:
        return getattr(self.original, name)


def variant_of(kind: type[Game]) -> type[Game]:
    """A base class that forwards everything to a game of that kind, kept as `original`."""

    def start(self: Any) -> None:
        self.original = kind()

    body: dict[str, Any] = {"__init__": start, "__doc__": f"Forwards to {kind.__name__}."}
    for name in dir(kind):
        if name.startswith("_"):
            continue
        value = getattr(kind, name)
        if name in PARTS:
            body[name] = property(attrgetter(f"original.{name}"))
        else:
            body[name] = forward(name) if isfunction(value) or ismethoddescriptor(value) else value
    return type(f"Variant{kind.__name__}", (Game,), body)


def forward(name: str) -> Callable[..., Any]:
    """A method that calls the original's method of that name."""

    def method(self: Any, *args: Any, **named: Any) -> Any:
        return getattr(self.original, name)(*args, **named)

    method.__name__ = name
    return method
