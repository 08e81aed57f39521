"""The scenarios in the content folder of a game."""

from collections.abc import Callable
from typing import Any

from turnwright.gamekit.content_folder import ContentFolder
from turnwright.kernel.scenarios import Scenarios


class ContentScenarios(Scenarios):
    """Scenarios shipped in a content folder, or given as files or plain values; the first is the default."""

    def __init__(
        self,
        folder: ContentFolder,
        load: Callable[[Any], Any],
        expand: Callable[[Any], Any],
        fingerprint: Callable[[], str],
    ) -> None:
        self._folder = folder
        self._load = load
        self._expand = expand
        self._fingerprint = fingerprint

    def names(self) -> list[str]:
        """List the shipped scenarios, the default one first."""
        return self._folder.scenario_names()

    def load(self, scenario: Any) -> Any:
        """Load a scenario by name, path or plain values, and check it."""
        return self._load(self.names()[0] if scenario is None else scenario)

    def expand(self, scenario: Any) -> Any:
        """Return the scenario as plain values with the shipped content that it uses."""
        return self._expand(scenario)

    def title(self, scenario: Any) -> str:
        """Return the name in the scenario's file."""
        return str(scenario.name)

    def fingerprint(self) -> str:
        """Digest the shipped content."""
        return self._fingerprint()
