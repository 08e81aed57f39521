"""The content shipped with a game: data files, scenarios, and their fingerprint."""

from collections.abc import Iterable
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from turnwright.gamekit.content import Source, contents, source_of


class ContentFolder:
    """The folder `content` of a game's package."""

    def __init__(self, package: str, first_scenario: str = "") -> None:
        self._root = files(package).joinpath("content")
        self._first_scenario = first_scenario

    def read(self, file: str) -> bytes:
        """Read a shipped file by its path in the folder."""
        return self._root.joinpath(*file.split("/")).read_bytes()

    def names(self, folder: str, suffix: str = ".yaml", first: str = "") -> list[str]:
        """List the files of a subfolder by name, without the suffix: `first`, then in order."""
        files = [entry.name for entry in self._root.joinpath(folder).iterdir()]
        names = [name.removesuffix(suffix) for name in files if name.endswith(suffix)]
        return sorted(names, key=lambda name: (name != first, name))

    def scenario_names(self) -> list[str]:
        """List the shipped scenarios, the default one first."""
        return self.names("scenarios", first=self._first_scenario)

    def scenario(self, given: Any) -> Source:
        """Read a scenario given by name, by path or as plain values."""
        return source_of(given, self.scenario_names(), self.read, read_file)

    def fingerprint(self, shipped: Iterable[str]) -> str:
        """Digest shipped files, so that a journal can name the content it was played with."""
        digest = blake2b(digest_size=16)
        for file in shipped:
            digest.update(self.read(file))
        return digest.hexdigest()


def read_file(path: str | Path) -> bytes:
    """Read a user's file."""
    return contents(str(path), Path(path))
