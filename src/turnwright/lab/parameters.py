"""Lists the values of a scenario that a setting such as `--set PATH=VALUE` can change."""

from collections.abc import Iterator
from typing import Any

from turnwright.kernel.game import Game
from turnwright.lab.experiment import find_game
from turnwright.lab.overrides import Setting, names_of, steps_of


def parameters(game: Game | str, scenario: Any = None) -> list[Setting]:
    """Every number, word and flag of a scenario with the path that reaches it."""
    found = find_game(game) if isinstance(game, str) else game
    spread = found.scenarios.expand(found.scenarios.load(scenario))
    return list(_leaves(spread, ""))


def _leaves(value: Any, path: str) -> Iterator[Setting]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if _is_reachable(key):
                yield from _leaves(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        names = [(names_of(element) or [""])[0] for element in value]
        for at, inner in enumerate(value):
            name = names[at]
            plain = _is_reachable(name) and names.count(name) == 1 and not name.isdecimal()
            yield from _leaves(inner, f"{path}.{name}" if plain else f"{path}[{at}]")
    elif path and value is not None:
        yield Setting(path, value)


def _is_reachable(name: Any) -> bool:
    # A name with a dot or a bracket in it cannot be typed as one step of a path.
    return isinstance(name, str) and name != "" and steps_of(name) == [name]
