"""The games: each a package, found by the entry point group `turnwright.games`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from turnwright.kernel.game import Game

GROUP = "turnwright.games"


class UnknownGame(Exception):
    """There is no such game, or its package cannot be loaded."""


def names() -> list[str]:
    """The names of all installed games, in order."""
    return sorted(_points())


def load(name: str) -> Game:
    """The game of that name."""
    points = _points()
    if name not in points:
        raise UnknownGame(f'there is no game "{name}"; there are: {", ".join(sorted(points))}')
    try:
        made = points[name].load()
        game = made() if isinstance(made, type) else made
    except Exception as error:
        raise UnknownGame(f'the game "{name}" cannot be loaded: {type(error).__name__}: {error}') from error
    if not isinstance(game, Game):
        raise UnknownGame(f'the game "{name}" is not a Game: its entry point returns {type(game).__name__}')
    return game


def module_of(name: str) -> str:
    """The module that an installed game is loaded from; empty if there is no such game."""
    point = _points().get(name)
    return "" if point is None else point.module


def rescan() -> None:
    """Look for installed games again, for a program that outlives an installation."""
    _points.cache_clear()


# Scanning reads the metadata of every installed package.
@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
