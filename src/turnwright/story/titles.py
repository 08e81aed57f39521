"""Display names of games, scenarios and seats."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from turnwright import games
from turnwright.kernel.game import Game
from turnwright.story.catalogue import Catalogue, catalogue_for

_GAME_NAME = re.compile(r"^game-name = ([^{}\n]+)$", re.MULTILINE)


def seat_name(game: Game | None, seat: int, catalogue: Catalogue, scenario: Any = None) -> str:
    """The name of a seat: the game's name for it, or its number."""
    names = () if game is None else game.seats if scenario is None else game.seats_for(scenario)
    if not 0 <= seat < len(names):
        return (
            catalogue.say("seat-spectator")
            if seat < 0
            else catalogue.say("seat-number", {"number": str(seat)})
        )
    named = None if game is None or scenario is None else game.presenter.side_name(scenario, names[seat])
    if named is not None:
        return catalogue.tell(named)
    message_id = f"seat-{names[seat]}"
    if catalogue.has(message_id) or game is None or scenario is None:
        return catalogue.say(message_id) if catalogue.has(message_id) else names[seat]
    return catalogue.tell(game.presenter.unit_name(scenario, names[seat]))


def title(game: Game, catalogue: Catalogue) -> str:
    """The name of a game: its message `game-name`, or the first line of its class docstring."""
    if catalogue.has("game-name"):
        return catalogue.say("game-name")
    return (type(game).__doc__ or game.name).strip().splitlines()[0]


def title_without_loading(name: str, lang: str) -> str:
    """The name of an installed game from its catalogue alone; empty if that takes more than reading it."""
    try:
        spec = find_spec(games.module_of(name))
        folders = None if spec is None else spec.submodule_search_locations
        if not folders:  # a game in a single module
            return ""
        source = Path(folders[0], "content", "words", f"{lang}.ftl").read_text("utf-8")
    except (ImportError, OSError, ValueError):
        return ""
    found = _GAME_NAME.search(source)
    return found[1].strip() if found else ""


def shipped_scenario(game: Game, name: str) -> str:
    """The id of a shipped scenario by its id, or by its English title as in changed ones; "" if unknown."""
    english = catalogue_for(game, "en")
    for known in (*game.scenarios.names(), *game.scenarios.adventures()):
        if name in (known, scenario_title(known, english)):
            return known
    return ""


def scenario_title(name: str, catalogue: Catalogue) -> str:
    """The title of a scenario, or an empty string if the game has no text for it."""
    return catalogue.say(f"scenario-{name}") if catalogue.has(f"scenario-{name}") else ""
