"""The command that writes the files of a new game: new."""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

import turnwright
from turnwright import games
from turnwright.cli.app import TOOLS, app
from turnwright.cli.errors import UserError, quoted

PYPROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "turnwright-@dist@"
version = "0.1.0"
description = "@Class@, a game for turnwright."
requires-python = ">=3.11"
dependencies = ["turnwright"]

[project.entry-points."turnwright.games"]
@name@ = "@name@:@Class@"

[dependency-groups]
dev = ["pytest"]

[tool.hatch.build.targets.wheel]
packages = ["src/@name@"]

[tool.pytest.ini_options]
pythonpath = ["src"]
testpaths = ["tests"]
"""

README = """\
# @Class@

A game for turnwright.

```console
$ pip install -e . pytest
$ pytest
$ turnwright play @name@
```

- `src/@name@/game.py`: the rules
- `src/@name@/presenter.py`: labels and the drawing of a position
- `src/@name@/bots.py`: the bots
- `tests/test_@name@.py`: the rules as tests, and the conformance suite
"""

INIT = '''\
"""@Class@, a game for turnwright."""

from @name@.game import @Class@

__all__ = ["@Class@"]
'''

GAME = '''\
"""The rules: twenty-one sticks, take one to three; the player who takes the last stick wins."""

from dataclasses import dataclass

from turnwright import Context, Game, ListOptions, Notation, Outcome, Policy, Rejected

from @name@.bots import Careful
from @name@.presenter import @Class@Presenter


@dataclass
class State:
    """The sticks left, and the seat to move."""

    left: int = 21
    turn: int = 0


class @Class@(Game[State, int]):
    """@Class@"""

    name = "@name@"
    command_type = int  # the number of sticks to take
    presenter = @Class@Presenter(Notation(int))

    def setup(self, scenario: object, ctx: Context) -> State:
        return State()

    def apply(self, state: State, seat: int, command: int, ctx: Context) -> None:
        if command not in self.options(state, seat):
            raise Rejected("illegal", "take one to three sticks when it is your turn")
        state.left -= command
        state.turn = 1 - state.turn
        ctx.emit({"type": "taken", "seat": seat, "sticks": command, "left": state.left})

    def options(self, state: State, seat: int) -> ListOptions:
        return ListOptions(range(1, min(3, state.left) + 1) if seat == state.turn else ())

    def to_act(self, state: State) -> list[int]:
        return [state.turn]

    def outcome(self, state: State) -> Outcome | None:
        return None if state.left else Outcome((1 - state.turn,), "last stick")

    def bots(self) -> dict[str, Policy]:
        return {"careful": Careful()}
'''

PRESENTER = '''\
"""How the game looks: labels of the options, and the drawing of a position."""

from typing import Any

from turnwright import Message, Presenter


class @Class@Presenter(Presenter):
    """The texts and drawings of @Class@."""

    def label(self, state: Any, seat: int, command: int) -> Message:
        return Message("", {"text": f"take {command}"})

    def draw(self, view: Any) -> list[Message]:
        return [Message("", {"text": "| " * view["left"]})]
'''

BOTS = '''\
"""The bots of the game."""

from typing import Any

from turnwright import Dice, Options, Policy


class Careful(Policy):
    """Leaves a multiple of four sticks when it can."""

    name = "careful"

    def command(self, game: Any, state: Any, seat: int, options: Options, dice: Dice) -> int:
        wanted = state.left % 4
        return wanted if wanted in options else 1
'''

TESTS = '''\
"""The rules of @Class@, and the promises that every game keeps."""

import pytest
from turnwright import Match, Rejected
from turnwright.testing import CHECKS, conformance

from @name@ import @Class@


def test_sticks_are_taken_in_turn() -> None:
    match = Match(@Class@())
    assert match.submit(0, 3).events == [
        {"type": "taken", "seat": 0, "sticks": 3, "left": 18}
    ]
    with pytest.raises(Rejected, match="when it is your turn"):
        match.submit(0, 1)


def test_the_careful_bot_wins_from_a_good_position() -> None:
    match = Match(@Class@(), seats=["careful", None])
    while match.outcome is None:
        match.act() or match.submit(1, 1)
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize("check", CHECKS)
def test_the_game_conforms(check: str) -> None:
    conformance(@Class@(), checks=[check], seeds=range(2))
'''

NAME = re.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 40
TAKEN = {*turnwright.__all__, "State", "Careful"}  # classes that the files import or define

FILES = {
    "pyproject.toml": PYPROJECT,
    "README.md": README,
    "src/@name@/__init__.py": INIT,
    "src/@name@/game.py": GAME,
    "src/@name@/presenter.py": PRESENTER,
    "src/@name@/bots.py": BOTS,
    "tests/test_@name@.py": TESTS,
}


@app.command(group=TOOLS)
def new(name: str, /) -> None:
    """Create a package for a new game: rules, labels, a bot and passing tests.

    Parameters
    ----------
    name
        Name of the game and of the folder to create, such as mygame.
    """
    if len(name) > LONGEST or not NAME.fullmatch(name) or keyword.iskeyword(name):
        hint = "Use lower-case letters, digits and underscores, as in mygame"
        raise UserError(f"{quoted(name)} is not a valid name for a game", hint)
    if name in games.names():
        raise UserError(f"A game named {quoted(name)} already exists", "Choose another name")
    folder = Path(name)
    if folder.exists():
        raise UserError(f"{folder} already exists", "Choose another name, or remove the folder")
    if find_spec(name) is not None or _title(name) in TAKEN:
        taken = f"A Python module or class named {quoted(name)} already exists"
        raise UserError(taken, "Choose another name")
    for path, text in FILES.items():
        file = folder / _filled(path, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_filled(text, name), "utf-8")
    print(f"Created {folder}. Next: cd {folder}, pip install -e . pytest, pytest, turnwright play {name}")


def _title(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _filled(text: str, name: str) -> str:
    dist = name.replace("_", "-")
    return text.replace("@name@", name).replace("@Class@", _title(name)).replace("@dist@", dist)
