"""The suite that any game must pass."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from turnwright.kernel.game import Game
from turnwright.testing.case import BOUND, PLAYERS, Case, Check
from turnwright.testing.checks.endings import clock, ends, plays, timeouts, values
from turnwright.testing.checks.journals import forks, journal, silence, snapshots, undo
from turnwright.testing.checks.legality import commands, options, rejections
from turnwright.testing.checks.states import clones, determinism, encoding, looking, notation
from turnwright.testing.checks.visibility import imagination, views
from turnwright.testing.driver import INPUTS

# In order of dependence: mend the first check that fails.
CHECKS: Final[tuple[Check, ...]] = (
    plays,
    values,
    determinism,
    looking,
    clones,
    forks,
    encoding,
    notation,
    commands,
    options,
    rejections,
    views,
    imagination,
    undo,
    journal,
    snapshots,
    silence,
    ends,
    clock,
    timeouts,
)


class Report:
    """The report of a run: the number of cases of each check, of matches and of inputs."""

    def __init__(self, game: str, checks: Iterable[Check]) -> None:
        self.game = game
        self.matches = 0
        self.inputs = 0
        self.counts: dict[str, int] = {check.__name__: 0 for check in checks}
        self.notes: dict[str, int] = {}

    @property
    def idle(self) -> list[str]:
        """The checks without any case."""
        return [name for name, count in self.counts.items() if count == 0]

    def add(self, case: Case) -> None:
        """Note a match that was checked."""
        self.matches += 1
        self.inputs += len(case.played.inputs)
        for words, count in case.notes.items():
            self.notes[words] = self.notes.get(words, 0) + count

    def __str__(self) -> str:
        lines = [f"{self.game}: {self.matches} matches, {self.inputs} inputs"]
        lines += [f"  {name:<12}{count:>8}" for name, count in self.counts.items()]
        lines += [f"  {words}: {count}" for words, count in self.notes.items()]
        if self.idle:
            lines.append(f"  without any case: {', '.join(self.idle)}")
        return "\n".join(lines)


def cases(
    game: Game,
    scenarios: "Sequence[Any] | None" = None,
    seeds: Iterable[int] = range(3),
    inputs: int = INPUTS,
    bound: int = BOUND,
) -> Iterator[Case]:
    """Return the matches to check: each scenario with each seed and each kind of players."""
    seeds = list(seeds)
    for scenario in game.scenarios.names() if scenarios is None else scenarios:
        for seed in seeds:
            for players in PLAYERS:
                yield Case(game, scenario, seed, players, inputs, bound)


def conformance(
    game: Game,
    scenarios: "Sequence[Any] | None" = None,
    seeds: Iterable[int] = range(3),
    inputs: int = INPUTS,
    *,
    checks: Sequence[Check] = CHECKS,
    bound: int = BOUND,
) -> Report:
    """Run every check on a game and report what was checked, or raise `ConformanceError`.

    Each match is played for at most `inputs` inputs, and must end within `bound`.
    """
    report = Report(game.name, checks)
    for case in cases(game, scenarios, seeds, inputs, bound):
        for check in checks:
            report.counts[check.__name__] += check(case)
        report.add(case)
    return report
