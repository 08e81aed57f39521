"""The shelf of games: pick a game, a scenario and who sits where, by the words that a user typed."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from turnwright import games
from turnwright.agents import BAD_BUDGET, agent, agent_names
from turnwright.cli.errors import Exit, UserError, did_you_mean, shortened
from turnwright.cli.terminal import saves
from turnwright.gamekit.content import is_path
from turnwright.games import UnknownGame
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import PERSON


def find_game(name: str) -> Game:
    """The game of that name, or `UserError` that names the nearest one."""
    known = games.names()
    if name not in known:
        hint = f"{did_you_mean(name, known)}See: turnwright games"
        raise UserError(f"There is no game {shortened(name)!r}", hint)
    try:
        return _lent(games.load(name))
    except UnknownGame as error:
        sentence = shortened(str(error), 300)
        raise UserError(sentence[:1].upper() + sentence[1:], "Install it again", Exit.FAULT) from error


def _lent(game: Game) -> Game:
    # Libraries in the user's own folder, for games that know how to use them; read when they are needed.
    folder = libraries()
    if folder is not None and folder.is_dir():
        game.scenarios.add_libraries(sorted(folder.glob(f"{game.name}-*.json")))
    return game


def libraries() -> Path | None:
    """The folder of the user's own libraries; None where there is no home at all."""
    try:
        return saves.home() / "libraries"
    except UserError:
        return None


def pick(text: str) -> tuple[Game, Any]:
    """The game and the checked scenario that `GAME` or `GAME/SCENARIO` means."""
    name, _, scenario = text.partition("/")
    game = find_game(name)
    return game, pick_scenario(game, scenario)


def pick_scenario(game: Game, name: str) -> Any:
    """A scenario of the game by its name, or from a file by its path; the first one when none is named."""
    known = game.scenarios.names()
    if not name and not known:
        raise UserError(f"{game.name} comes with no scenario", f"Name a file: {game.name}/FILE")
    if name and name not in known and not is_path(name):
        hint = f"{did_you_mean(name, known)}See: turnwright scenarios {game.name}"
        raise UserError(f"There is no scenario {shortened(name)!r} of {game.name}", hint)
    try:
        return game.scenarios.load(name or known[0])
    except ContentError as error:
        raise UserError(str(error), code=Exit.BAD_FILE) from None


def pick_seats(game: Game, scenario: Any, names: list[str]) -> list[Policy | None]:
    """Who holds each seat of a loaded scenario: None for a person, else the bot of that name."""
    check_seats(game, scenario, names, "person,random")
    return [None if name == PERSON else find_bot(game, name) for name in names]


def check_seats(game: Game, scenario: Any, names: Sequence[str], example: str) -> None:
    """Refuse more names than a loaded scenario has seats."""
    seats = game.seats_for(scenario)
    if len(names) > len(seats):
        sentence = f"{game.name} has {len(seats)} seats ({', '.join(seats)}), not {len(names)}"
        raise UserError(sentence, f"Name at most one for each, as in --seats {example}")


def find_bot(game: Game, name: str) -> Policy:
    """The bot of that name, or `UserError` that says which there are."""
    try:
        return agent(game, name)
    except Rejected as refused:
        if refused.code == BAD_BUDGET:
            raise UserError(
                f"{shortened(name)!r} cannot play: {refused.reason}", "As in search:500"
            ) from None
    known = [PERSON, *agent_names(game)]
    hint = f"{did_you_mean(name, known)}There are: {', '.join(known)}"
    raise UserError(f"Nobody called {shortened(name)!r} plays {game.name}", hint)
