"""Games that disturb the process that plays them; the scenario names the folder for their traces."""

from __future__ import annotations

import os
import signal
from collections import Counter
from pathlib import Path
from time import sleep
from typing import Any, ClassVar

from lab.toy_games import Coin, Stake
from turnwright import ContentError, Context, Rejected, Scenarios
from turnwright.lab import Experiment, Study, experiment_for

COINS = ("random", "random")


class TracedScenarios(Scenarios):
    def load(self, scenario: Any) -> Any:
        return scenario


class Traced(Coin):
    """A coin that writes down which process plays which run."""

    name: ClassVar[str] = "traced"
    scenarios = TracedScenarios()

    def setup(self, scenario: Any, ctx: Context) -> Stake:
        with (Path(scenario["folder"]) / "runs").open("a") as file:
            file.write(f"{os.getpid()} {ctx.tray.run}\n")
        if ctx.tray.run == scenario.get("at"):
            self.trouble(Path(scenario["folder"]))
        return super().setup(scenario, ctx)

    def trouble(self, folder: Path) -> None:
        """What happens at the run that the scenario names."""


class Deadly(Traced):
    """Kills its process, once."""

    def trouble(self, folder: Path) -> None:
        if not (folder / "killed").exists():
            (folder / "killed").touch()
            os.kill(os.getpid(), signal.SIGKILL)


class Cursed(Traced):
    """Ends its process each time it plays this run."""

    def trouble(self, folder: Path) -> None:
        os._exit(7)


class Endless(Traced):
    """Never ends."""

    def trouble(self, folder: Path) -> None:
        while True:
            sleep(0.05)


class Odd(Exception):
    """An exception that cannot be rebuilt from its arguments."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(f"{one} and {two}")


class Refusing(Traced):
    def trouble(self, folder: Path) -> None:
        raise Rejected("no", "it will not", "field", ["this", "that"])


class Broken(Traced):
    def trouble(self, folder: Path) -> None:
        raise ContentError("cards.json", "$.cards[3]", "expected a number")


class Strange(Traced):
    def trouble(self, folder: Path) -> None:
        raise Odd("this", "that")


class Leaving(Traced):
    def trouble(self, folder: Path) -> None:
        raise SystemExit(3)


def peril(game: type[Traced], folder: Path, at: int = -1) -> Experiment:
    """An experiment that fails at this run."""
    return experiment_for(game(), {"folder": str(folder), "at": at}, COINS, 5)


def players_of_runs(folder: Path) -> dict[int, list[int]]:
    """The processes that played each run, in their order."""
    played: dict[int, list[int]] = {}
    for line in (folder / "runs").read_text().splitlines():
        process, run = map(int, line.split())
        played.setdefault(run, []).append(process)
    return played


def times_played(folder: Path) -> Counter[int]:
    """How often each run was played."""
    return Counter(int(line.split()[1]) for line in (folder / "runs").read_text().splitlines())


def players(folder: Path) -> list[int]:
    """The processes that played, in their order."""
    lines = (folder / "runs").read_text().splitlines() if (folder / "runs").exists() else []
    return list(dict.fromkeys(int(line.split()[0]) for line in lines))


def tallies(study: Study) -> list[dict[str, Any]]:
    """The tallies of a study, as plain values."""
    return [count.tally.plain() for count in study.counts]
