"""The self-test of the doctor command: plays, verifies and tampers, and describes the installation."""

import platform
import re
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pkgutil import walk_packages

import turnwright
from turnwright import gamekit, games, kernel
from turnwright.agents import RandomAgent
from turnwright.cli import selection
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


def report(verbose: bool) -> Exit:
    """Run every check and print the result with a summary of the installation."""
    results = list(checks())
    failed = [(name, fault) for name, fault in results if fault]
    print(f"turnwright {turnwright.__version__} {'works.' if not failed else 'is broken. Reinstall it.'}")
    for name, fault in failed:
        print(f"FAILED    {name}: {fault}")
    print(f"checks    {len(results) - len(failed)} of {len(results)} passed")
    compiled = [name for name, is_compiled in modules() if is_compiled]
    print(f"build     {f'compiled ({len(compiled)} modules)' if compiled else 'plain Python, not compiled'}")
    print(f"python    {platform.python_version()} ({platform.python_implementation()}), {platform.system()}")
    print(f"games     {', '.join(games.names()) or 'none'}")
    print(f"extras    {', '.join(name for name, missing in extras() if not missing) or 'none'}")
    if lacking := [name for name, missing in extras() if missing]:
        print(f"missing   {', '.join(lacking)}")
        print(f"          to add one: pip install 'turnwright[{lacking[0]}]'")
    print(f"journals  {_journals()}")
    if verbose:
        print("\n".join(_details(results)))
    return Exit.FAILED if failed else Exit.FINE


def _details(results: list[tuple[str, str]]) -> Iterator[str]:
    yield "\nChecks:"
    yield from (f"  {'FAILED' if fault else 'ok'}  {name}" for name, fault in results)
    yield f"\nPlatform: {platform.platform()}\n\nPackages:"
    yield from (f"  {name} {_version(name) or 'is not installed'}" for name in packages())
    yield "\nExtras:"
    for extra, missing in extras():
        yield f"  {extra}: {'missing ' + ', '.join(missing) if missing else 'installed'}"
    yield "\nGames:"
    for name in games.names():
        try:
            game = selection.find_game(name)
            yield f"  {name}: rules {game.rules}, {len(game.scenarios.names())} scenarios"
        except Exception as error:
            yield f"  {name}: broken: {error}"
    yield "\nModules:"
    yield from (f"  {'compiled' if is_compiled else 'plain   '}  {name}" for name, is_compiled in modules())


def packages(extra: str = "") -> list[str]:
    """The packages that turnwright requires, or that one of its extras adds."""
    try:
        wanted = requires("turnwright") or []
    except PackageNotFoundError:
        return []  # run from its sources, which declare nothing
    names = []
    for line in wanted:
        named = re.search(r"extra == ['\"]([\w-]+)", line)
        name = re.match(r"[\w.-]+", line)
        if name and (named[1] if named else "") == extra:
            names.append(name[0])
    return names


def extras() -> list[tuple[str, list[str]]]:
    """Each optional extra, with the packages that it lacks here."""
    try:
        lines = requires("turnwright") or []
    except PackageNotFoundError:
        return []
    names = {found[1] for line in lines if (found := re.search(r"extra == ['\"]([\w-]+)", line))}
    return [
        (name, [each for each in packages(name) if not _version(each)]) for name in sorted(names - {"all"})
    ]


def modules() -> list[tuple[str, bool]]:
    """The modules of the rules, and whether each is compiled."""
    found = []
    for package in (kernel, gamekit, games):
        walked = walk_packages(package.__path__, package.__name__ + ".")
        for name in sorted(module.name for module in walked if not module.ispkg):
            spec = find_spec(name)
            origin = "" if spec is None or spec.origin is None else spec.origin
            found.append((name, origin.endswith(tuple(EXTENSION_SUFFIXES))))
    return found


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _journals() -> str:
    try:
        return str(folder())
    except UserError as error:
        return str(error)


def checks() -> Iterator[tuple[str, str]]:
    """The name of each check, and what is wrong, or an empty string."""
    wrong = [counter for counter, key, answer in KNOWN if philox(counter, key) != answer]
    yield "the dice give the known answers", f"the block of counter {wrong[0]} differs" if wrong else ""
    if not games.names():
        yield "games are installed", "there is none"
    for name in games.names():
        yield f"{name}: plays a match and verifies its journal", _match_fault(name)


def _match_fault(name: str) -> str:
    try:
        game = selection.find_game(name)
        lines = play_by_itself(game)
        verdict = replay.verify(lines, lambda _: game)
        if not verdict.valid:
            return f"its journal is rejected at line {verdict.line}: {verdict.reason}"
        # A changed bit in the middle of the journal must be noticed.
        middle = len(lines) // 2
        line = bytearray(lines[middle])
        line[len(line) // 2] ^= 1
        changed = [*lines[:middle], bytes(line), *lines[middle + 1 :]]
        tampered = replay.verify(changed, lambda _: game)
        return "a journal with a changed byte is accepted" if tampered.valid else ""
    except Exception as error:  # a third-party game may fail in any way, and the doctor continues
        return f"{type(error).__name__}: {error}"


def play_by_itself(game: Game) -> list[bytes]:
    """The journal of a short match between random agents."""
    from turnwright.lab.simulate import pass_time

    journal = Journal()
    scenario = selection.pick_scenario(game, "")
    seats = [RandomAgent() for _ in game.seats_for(scenario)]
    match = Match(game, scenario, seed=1, seats=seats, journal=journal)
    while match.number < MOST_INPUTS and (match.act() is not None or pass_time(match)):
        pass
    return journal.lines
