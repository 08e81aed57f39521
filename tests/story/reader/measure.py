"""Measures the reader of plain speech on sentences with the command that each means.

    python tests/story/reader/measure.py [FILE ...]

A file is named after its language, such as `en.txt` or `en-2.txt`. It has a position in brackets, by its name
in `positions.yaml`, then a sentence a line: `SENTENCE => EXPECTED`. What is expected is a command in the
notation of the game, with the rest of the sentence after ` + `; `ask` if it cannot be understood there
(asking, refusing and dropping are alike); `confirm COMMAND` if the player must be asked first; `route` for a
question.
"""

import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from msgspec import UNSET

from turnwright.games.duel import Duel
from turnwright.games.rounds import Rounds
from turnwright.games.stellar import Stellar
from turnwright.games.tactics import Tactics
from turnwright.games.wuxia import Wuxia
from turnwright.kernel.game import Game
from turnwright.kernel.match import Match
from turnwright.story.reader import Reading, read

HERE = Path(__file__).parent
GAMES: dict[str, Any] = {
    "duel": Duel,
    "rounds": Rounds,
    "stellar": Stellar,
    "tactics": Tactics,
    "wuxia": Wuxia,
}
EXACT, ASKED, WRONG = "exact", "asked", "wrong"


class Case(NamedTuple):
    """A sentence in a position, and what it means."""

    language: str
    position: str
    sentence: str
    expected: str


class Place(NamedTuple):
    """A position to speak in."""

    game: Game
    state: Any
    seat: int


@cache
def _positions() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((HERE / "positions.yaml").read_text("utf-8"))
    return loaded


@cache
def place(name: str) -> Place:
    """Return a position by name."""
    entry = _positions()[name]
    game: Game = GAMES[entry["game"]]()
    start = Match(game, game.scenarios.load(entry["scenario"]), seed=1).state
    state = game.notation.read(entry["position"], start) if entry["position"] else start
    return Place(game, state, entry["seat"])


def cases(file: Path) -> list[Case]:
    """Read the sentences of a file."""
    found: list[Case] = []
    position = ""
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("[") and line.endswith("]"):
            position = line[1:-1]
        elif line.strip() and not line.startswith("#"):
            sentence, _, expected = line.partition(" => ")
            found.append(Case(file.name[:2], position, sentence.strip(), expected.strip()))
    return found


def outcome(case: Case) -> tuple[str, str]:
    """Return how a sentence was read, and what came out in the form of an expectation."""
    here = place(case.position)
    got = written(here.game, read(here.game, here.state, here.seat, case.sentence, case.language))
    if got == case.expected:
        return EXACT, got
    acted = got not in ("ask", "route") and not got.startswith("confirm ")
    return (WRONG if acted else ASKED), got


def written(game: Game, reading: Reading) -> str:
    """Write a reading in the form of an expectation."""
    if reading.kind == "route":
        return "route"
    if reading.kind == "act":
        command = game.notation.write_command(game.notation.command_from_data(reading.command))
        return f"{command} + {reading.memory.rest}" if reading.memory.rest else command
    if reading.memory.offer is not UNSET:
        offered = game.notation.write_command(game.notation.command_from_data(reading.memory.offer))
        vocabulary = ("SURRENDER", "FLEE", "COMBAT_END", "resign", "quit")
        return f"confirm {offered}" if offered.startswith(vocabulary) else "ask"
    return "ask"


def main() -> None:
    """Print what was not read exactly, and the shares by language."""
    files = [Path(name) for name in sys.argv[1:]] or sorted((HERE / "sentences").glob("*.txt"))
    counts: dict[str, Counter[str]] = {}
    for file in files:
        for case in cases(file):
            how, got = outcome(case)
            counts.setdefault(case.language, Counter())[how] += 1
            if how != EXACT:
                print(
                    f"{how:5} {case.language} [{case.position}] {case.sentence}\n"
                    f"      expected {case.expected}\n      got      {got}"
                )
    for language, counted in counts.items():
        total = counted.total()
        shares = ", ".join(
            f"{how} {counted[how]} ({100 * counted[how] / total:.1f} %)" for how in (EXACT, ASKED, WRONG)
        )
        print(f"{language}: {total} sentences: {shares}")
    everything = sum(counts.values(), Counter())
    print(f"all: {everything.total()} sentences: {dict(everything)}")


if __name__ == "__main__":
    main()
