"""Caches what a game builds from a scenario."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class ScenarioCache(Generic[T]):
    """Builds the start of a scenario once for all matches that follow: a loaded scenario never changes."""

    def __init__(self, build: Callable[[Any], T]) -> None:
        self._build = build
        self._scenario: Any = None
        self._built: T | None = None

    def of(self, scenario: Any) -> T:
        """Return what was built from this scenario, which must not be changed."""
        built = self._built
        if built is None or self._scenario is not scenario:
            built = self._build(scenario)
            self._scenario = scenario
            self._built = built
        return built
