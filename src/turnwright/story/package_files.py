"""Text files in the packages of games: catalogues, rules, lessons, vocabularies."""

from importlib import import_module
from importlib.resources import files


def package_text(module: str, *path: str) -> str | None:
    """Return a file of a package, named by one of its modules; None if it is missing or no text."""
    try:
        place = files(import_module(module).__package__ or "")
        for part in path:  # one at a time: namespace packages accept no more
            place = place.joinpath(part)
        return place.read_text("utf-8")
    except (OSError, ImportError, TypeError, ValueError):  # UnicodeDecodeError is a ValueError
        return None
