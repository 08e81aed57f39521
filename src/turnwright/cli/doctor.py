"""Is this install well? What it is made of, and a self-test that plays, checks and tampers."""

import platform
import re
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pkgutil import walk_packages
from types import ModuleType

import turnwright
from turnwright import games, kernel
from turnwright.agents import RandomAgent
from turnwright.cli import headless, selection
from turnwright.cli.errors import Exit, UserError
from turnwright.cli.terminal.saves import folder
from turnwright.kernel import replay
from turnwright.kernel.dice import philox
from turnwright.kernel.game import Game
from turnwright.kernel.journal import Journal
from turnwright.kernel.match import Match

MOST_INPUTS = 300

# Random123's known answers for Philox4x32-10.
ONES = 0xFFFFFFFF
KNOWN = (
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((ONES, ONES, ONES, ONES), (ONES, ONES), (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
)


def report(say: Callable[[str], None]) -> Exit:
    """Say everything, and whether it is well."""
    for line in facts():
        say(line)
    say("")
    well = True
    for name, fault in tests():
        say(f"  ok      {name}" if not fault else f"  FAILED  {name}: {fault}")
        well = well and not fault
    say("All is well." if well else "Something is wrong. Installing turnwright again may help.")
    return Exit.FINE if well else Exit.FAILED


def facts() -> Iterator[str]:
    """What this install is made of."""
    yield f"turnwright {turnwright.__version__}, {_compiled_in_short()}"
    yield f"Python {platform.python_version()} ({platform.python_implementation()}), {platform.platform()}"
    yield ", ".join(f"{name} {_version(name)}" for name in needed())
    yield f"journals: {_journals()}"
    yield from _games()
    for name, compiled in modules():
        yield f"  {'compiled' if compiled else 'plain   '}  {name}"


def needed() -> list[str]:
    """The packages that this one cannot do without, as its own metadata names them."""
    try:
        wanted = requires("turnwright") or []
    except PackageNotFoundError:
        return []  # Run from its sources, which say nothing.
    names = [re.match(r"[\w.-]+", line) for line in wanted if "extra ==" not in line]
    return [name[0] for name in names if name]


def modules() -> list[tuple[str, bool]]:
    """The modules of the rules, and whether each is compiled."""
    found = []
    for package in (kernel, games):
        for name in _names(package):
            spec = find_spec(name)
            origin = "" if spec is None or spec.origin is None else spec.origin
            found.append((name, origin.endswith(tuple(EXTENSION_SUFFIXES))))
    return found


def _names(package: ModuleType) -> list[str]:
    walked = walk_packages(package.__path__, package.__name__ + ".")
    return sorted(module.name for module in walked if not module.ispkg)


def _compiled_in_short() -> str:
    compiled = sum(1 for _, is_compiled in modules() if is_compiled)
    return f"compiled ({compiled} modules of the rules)" if compiled else "plain (no module is compiled)"


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "is not installed"


def _journals() -> str:
    try:
        return str(folder())
    except UserError as trouble:
        return str(trouble)


def _games() -> Iterator[str]:
    for name in games.names():
        try:
            game = selection.find_game(name)
            yield f"game: {name}, rules {game.rules}, {len(game.scenarios.names())} scenarios"
        except Exception as error:
            yield f"game: {name}, broken: {error}"


def tests() -> Iterator[tuple[str, str]]:
    """The name of each test of this install, and what is wrong, or nothing."""
    yield "the dice give the known answers", _dice()
    if not games.names():
        yield "games are installed", "there is none"
    for name in games.names():
        yield f"{name}: a match is played, and its journal holds", _match(name)


def _dice() -> str:
    wrong = [counter for counter, key, answer in KNOWN if philox(counter, key) != answer]
    return f"the block of counter {wrong[0]} differs" if wrong else ""


def _match(name: str) -> str:
    try:
        game = selection.find_game(name)
        lines = play_by_itself(game)
        return _judged(game, lines)
    except Exception as error:  # A stranger's game may fail in any way, and the doctor goes on.
        return f"{type(error).__name__}: {error}"


def _judged(game: Game, lines: list[bytes]) -> str:
    verdict = replay.verify(lines, lambda _: game)
    if not verdict.good:
        return f"its journal is refused at line {verdict.line}: {verdict.reason}"
    return "" if _tampered_is_refused(game, lines) else "a journal with a changed byte is taken for good"


def play_by_itself(game: Game) -> list[bytes]:
    """The journal of a short match that random players play in no time."""
    journal = Journal()
    scenario = selection.pick_scenario(game, "")
    seats = [RandomAgent() for _ in game.seats_for(scenario)]
    match = Match(game, scenario, seed=1, seats=seats, journal=journal)
    while match.number < MOST_INPUTS and (match.act() is not None or headless.pass_time(match)):
        pass
    return journal.lines


def _tampered_is_refused(game: Game, lines: list[bytes]) -> bool:
    middle = len(lines) // 2
    line = bytearray(lines[middle])
    line[len(line) // 2] ^= 1
    changed = [*lines[:middle], bytes(line), *lines[middle + 1 :]]
    return not replay.verify(changed, lambda _: game).good
