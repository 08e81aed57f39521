"""A game's scenarios: the ones it ships, and the ones users write."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from turnwright.kernel import codec
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenarios:
    """The scenarios of a game; by default there is one, and any value is a valid scenario."""

    scenario_type: ClassVar[Any] = Any
    file_types: ClassVar[dict[str, Any]] = {}  # the types of other content files, by name
    first_match: ClassVar[str] = ""  # a good first match for people, which menus list before the others

    def names(self) -> list[str]:
        """Return the names of the shipped scenarios, the default one first."""
        return ["default"]

    def adventures(self) -> list[str]:
        """Return the names of shipped scenarios that are longer than one fight; they are listed apart."""
        return []

    def listed(self) -> list[str]:
        """Return the shipped scenarios, adventures included, in the order in which people choose."""
        return [*self.names(), *self.adventures()]

    def summary(self, scenario: Any) -> Message | None:
        """Describe a loaded scenario in a few words, such as its level; by default not at all."""
        return None

    def load(self, scenario: Any) -> Any:
        """Load and check a scenario given by name, path or plain values; the journal records the result."""
        return scenario

    def expand(self, scenario: Any) -> Any:
        """Return a loaded scenario as plain values, with the shipped content that it refers to."""
        return codec.plain(scenario)

    def facts(self, scenario: Any) -> dict[str, Any]:
        """Return facts about a loaded scenario for a card; by default its plain settings."""
        values = codec.plain(scenario)
        if not isinstance(values, dict):
            return {}
        return {name: value for name, value in values.items() if isinstance(value, (bool, int, float, str))}

    def title(self, scenario: Any) -> str:
        """Return the title that a loaded scenario gives itself, or an empty string."""
        return ""

    def opponent(self, scenario: Any) -> str:
        """Return the agent that a loaded scenario names for the other seats, or an empty string."""
        return ""

    def size(self, scenario: Any) -> int:
        """Return how many objects a match of a loaded scenario starts with, for a server to limit."""
        return 0

    def fingerprint(self) -> str:
        """Return a hash of the shipped content; a journal verifies only against the same content."""
        return ""

    def notes(self, scenario: Any) -> list[str]:
        """Return remarks on a scenario given by name, path or plain values: what loads but is not used."""
        return []

    def units(self, scenario: Any, seat: int) -> list[str]:
        """Return the ids of a seat's units in a loaded scenario, if players can share a side."""
        return []

    def with_units(self, scenario: Any, names: Sequence[str]) -> Any:
        """Return a loaded scenario in which the solo seat has the named units, and another seat the rest.

        Raises `Rejected` with the known names.
        """
        raise Rejected("no-heroes", "players of this game do not share a side", "hero")

    def default_seed(self, scenario: Any = None) -> int:
        """Return the seed of a reproducible match of a loaded scenario when none is given."""
        return 0

    def detached(self, state: Any) -> Any:
        """Return the state for use in another thread: no longer sharing scratch space of its scenario."""
        return state

    def add_libraries(self, paths: Iterable[Any]) -> None:
        """Make the content of a user's own library files available to scenarios."""
