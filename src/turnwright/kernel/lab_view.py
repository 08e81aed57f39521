"""A game as the lab sees it: what simulations measure and what learners observe."""

from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from turnwright.kernel.learning import Encoding
from turnwright.kernel.records import Figure

S = TypeVar("S", default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lab(Generic[S]):
    """Measurements of finished matches and encodings for learners; by default there are none."""

    def length(self, state: S) -> int:
        """Return the length of the match in turns or rounds; -1 to count its inputs instead."""
        return -1

    def figures(self, state: S) -> list[Figure]:
        """Return what `measure` counts, in order, side by side; the same for every match of a scenario."""
        return []

    def measure(self, state: S) -> list[int]:
        """Return the figures of a finished match; -1 for an event that did not happen."""
        return []

    def encoding(self, scenario: Any) -> Encoding | None:
        """Return the encoding of matches of a loaded scenario for learners, or None."""
        return None

    def units(self, scenario: Any) -> list[str]:
        """Return the units of a scenario that can be matched one against one, if any."""
        return []

    def duel_scenario(self, scenario: Any, first: str, second: str) -> Any:
        """Return the scenario with one unit in the first seat against another in the second, or None."""
        return None
