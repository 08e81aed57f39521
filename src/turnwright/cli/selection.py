"""Find games, scenarios and bots by the names that users type."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from turnwright import games
from turnwright.agents import BAD_BUDGET, agent, agent_names
from turnwright.cli.errors import Exit, UserError, quoted, shortened, unknown
from turnwright.cli.terminal import saves
from turnwright.gamekit.content import is_path
from turnwright.games import UnknownGame
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import PERSON


def find_game(name: str) -> Game:
    """Load a game by name."""
    known = games.names()
    if name not in known:
        raise unknown("game", name, known, "turnwright games")
    try:
        return _with_libraries(games.load(name))
    except UnknownGame as error:
        sentence = shortened(str(error), 300)
        raise UserError(sentence[:1].upper() + sentence[1:], "Reinstall it", Exit.FAULT) from error


def _with_libraries(game: Game) -> Game:
    # Content libraries in the user's data folder, for games that support them; read when they are needed.
    folder = libraries()
    if folder is not None and folder.is_dir():
        game.scenarios.add_libraries(sorted(folder.glob(f"{game.name}-*.json")))
    return game


def libraries() -> Path | None:
    """The folder of the user's content libraries; None without a home folder."""
    try:
        return saves.home() / "libraries"
    except UserError:
        return None


def pick(text: str) -> tuple[Game, Any]:
    """Load the game and the scenario of `GAME` or `GAME/SCENARIO`."""
    name, _, scenario = text.partition("/")
    if name not in games.names() and (Path(text).is_file() or is_path(text.partition("/")[0] or text)):
        found = "is a file, not a game" if Path(text).is_file() else "is neither a game nor a file"
        raise UserError(f"{quoted(text)} {found}", "Name the game and its file, as in tactics/scenario.yaml")
    game = find_game(name)
    return game, pick_scenario(game, scenario)


def pick_scenario(game: Game, name: str) -> Any:
    """Load a scenario by name, or from a file by path; by default the first one."""
    known = game.scenarios.names()
    if not name and not known:
        raise UserError(f"{game.name} has no scenarios of its own", f"Name a file, as in {game.name}/FILE")
    if name and name not in known and not is_path(name):
        raise unknown(f"{game.name} scenario", name, known, f"turnwright scenarios {game.name}")
    try:
        return game.scenarios.load(name or known[0])
    except ContentError as error:
        raise UserError(str(error), code=Exit.BAD_FILE) from None


def pick_seats(game: Game, scenario: Any, names: list[str]) -> list[Policy | None]:
    """The holder of each seat: None for a person, or the bot of that name."""
    check_seats(game, scenario, names, "person,random")
    return [None if name == PERSON else find_bot(game, name) for name in names]


def check_seats(game: Game, scenario: Any, names: Sequence[str], example: str) -> None:
    """Reject more names than the scenario has seats."""
    seats = game.seats_for(scenario)
    if len(names) > len(seats):
        sentence = f"{game.name} has {len(seats)} seats ({', '.join(seats)}), not {len(names)}"
        raise UserError(sentence, f"Give at most one name per seat, as in --seats {example}")


def find_bot(game: Game, name: str) -> Policy:
    """Find a bot by name."""
    try:
        return agent(game, name)
    except Rejected as refused:
        if refused.code == BAD_BUDGET:
            raise UserError(
                f"The bot {quoted(name)} cannot play: {refused.reason}", "Example: search:500"
            ) from None
    raise unknown(f"{game.name} bot", name, [PERSON, *agent_names(game)])
