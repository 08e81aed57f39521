"""Find games, scenarios and bots by the names that users type."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from turnwright import games
from turnwright.agents import BAD_BUDGET, agent, agent_names
from turnwright.cli.errors import Exit, UserError, quoted, shortened, unknown
from turnwright.cli.terminal import saves
from turnwright.gamekit.content import is_path
from turnwright.gamekit.parsing import folded
from turnwright.games import UnknownGame
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.kernel.game import Game
from turnwright.kernel.policy import Policy
from turnwright.kernel.records import PERSON, Message
from turnwright.lab.overrides import override


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
    tales = game.scenarios.adventures()
    if name and name not in (*known, *tales) and not is_path(name):
        raise unknown(f"{game.name} scenario", name, [*known, *tales], f"turnwright scenarios {game.name}")
    try:
        loaded = game.scenarios.load(name or known[0])
        for note in game.scenarios.notes(name) if is_path(name) else ():
            print(f"note: {note}", file=sys.stderr)
        return loaded
    except ContentError as error:
        raise UserError(str(error), code=Exit.BAD_FILE) from None


def set_up(
    game: Game, scenario: Any, heroes: Sequence[str], changes: Sequence[str], tell: Callable[[Message], str]
) -> Any:
    """The scenario with changed values, in which one person has only the named heroes.

    Heroes also go by the names that `tell` gives them.
    """
    try:
        if changes:
            scenario = override(game, scenario, changes)
        if not heroes:
            return scenario
        return game.scenarios.with_units(scenario, [_unit(game, scenario, name, tell) for name in heroes])
    except ContentError as error:
        # The file was read before; what does not fit is a value of `--set`.
        reason = str(error)
        raise UserError(reason[:1].upper() + reason[1:]) from None
    except Rejected as refused:
        if refused.code == "no-heroes":
            raise UserError(f"--hero has no effect on {game.name}", "Name players with --seats") from None
        if refused.code == "ambiguous":
            names = ", ".join(str(each) for each in refused.legal)
            raise UserError(
                f"{refused.reason[:1].upper()}{refused.reason[1:]}", f"Choose from: {names}"
            ) from None
        wrong = next(name for name in heroes if repr(name[:60]) in refused.reason)
        raise unknown(f"{game.name} hero", wrong, [str(each) for each in refused.legal]) from None


def _unit(game: Game, scenario: Any, name: str, tell: Callable[[Message], str]) -> str:
    # The id of a unit whose name in the reader's language was typed.
    for seat in range(len(game.seats_for(scenario))):
        for unit in game.scenarios.units(scenario, seat):
            if folded(tell(game.presenter.unit_name(scenario, unit))) == folded(name):
                return str(unit)
    return name


def pick_seats(game: Game, scenario: Any, names: list[str]) -> list[Policy | None]:
    """The holder of each seat: None for a person, or the bot of that name."""
    check_seats(game, scenario, names, "person,random")
    return [None if name == PERSON else find_bot(game, name) for name in names]


def check_seats(game: Game, scenario: Any, names: Sequence[str], example: str) -> None:
    """Reject more names than the scenario has seats."""
    seats = game.seats_for(scenario)
    if len(names) > len(seats):
        sentence = f"{game.name} has {len(seats)} seats ({', '.join(seats)}), not {len(names)}"
        heroes = sum(len(game.scenarios.units(scenario, seat)) for seat in range(len(seats)))
        if len(names) <= 1 + heroes:
            raise UserError(sentence, f"For more players, add --set players={len(names) - 1}")
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
