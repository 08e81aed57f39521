"""A study has the same result for every split and order of its work."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import islice
from typing import Any

import pytest

from lab.failing_games import COINS, tallies
from lab.toy_games import Coin
from turnwright.kernel.codec import encode
from turnwright.kernel.playout import Tally
from turnwright.lab import Experiment, Study, experiment_for
from turnwright.lab.experiment import LARGEST_RUNS, play
from turnwright.lab.result import ALL_PLAYED, INTERRUPTED, PRECISE, margin
from turnwright.lab.runners import Done, Inline, Task, played
from turnwright.lab.study import LARGEST_CHUNK, LEAST_RUNS, ExperimentCount, is_checkpoint, next_checkpoint

PLANS = {
    "duel": experiment_for("duel", None, ("easy", "random"), 3),
    "wuxia": experiment_for("wuxia", "duel", ("heuristic", "random"), 3),
    "coin": experiment_for(Coin(), None, COINS, 3),
}


class Backwards(Inline):
    """Hands back what it was given in fours, the last one first."""

    def run(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        while some := list(islice(tasks, 4)):
            for task in reversed(some):
                yield played(task)


class Clocked(Inline):
    """Says that everything took so long, and remembers how it was split."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.sizes: list[int] = []

    def run(self, tasks: Iterator[Task]) -> Generator[Done, None, None]:
        for task in tasks:
            self.sizes.append(task.last - task.first)
            tally = Tally()
            tally.runs = task.last - task.first
            yield Done(task, tally, self.seconds)


def encoded(experiment: Experiment, runs: int, **more: Any) -> bytes:
    return encode(tallies(Study([experiment], runs, **more).play()))


@pytest.mark.parametrize("name", PLANS)
def test_chunks_of_any_size_add_up_to_the_same(name: str) -> None:
    whole = encode([play(PLANS[name], 0, 45).plain()])

    for chunk in (0, 1, 7, 44, 45, 1000):
        assert encoded(PLANS[name], 45, chunk=chunk) == whole


def test_chunks_that_come_back_in_another_order_add_up_to_the_same() -> None:
    whole = encode([play(PLANS["duel"], 0, 100).plain()])

    assert encoded(PLANS["duel"], 100, chunk=9, runner=Backwards()) == whole


def test_a_study_of_several_experiments_keeps_them_apart() -> None:
    study = Study([PLANS["duel"], PLANS["coin"]], 30, chunk=4, runner=Backwards()).play()

    assert tallies(study) == [play(PLANS[name], 0, 30).plain() for name in ("duel", "coin")]


@pytest.mark.parametrize("runner", [Inline(), Backwards()], ids=["in order", "backwards"])
def test_an_experiment_stops_at_the_first_look_that_finds_it_precise(runner: Inline) -> None:
    found = {encoded(PLANS["coin"], 5000, precision=0.04, runner=runner, chunk=chunk) for chunk in (0, 3, 64)}
    study = Study([PLANS["coin"]], 5000, precision=0.04).play()
    runs = int(study.counts[0].tally.runs)

    assert study.counts[0].stopped == PRECISE
    assert found == {encode([play(PLANS["coin"], 0, runs).plain()])}
    assert is_checkpoint(runs)
    looks = [at for at in range(1, runs + 1) if is_checkpoint(at)]
    assert [at for at in looks if margin(play(PLANS["coin"], 0, at)) <= 0.04] == [runs]


def test_an_experiment_that_is_never_precise_is_played_as_often_as_asked() -> None:
    study = Study([PLANS["coin"]], 250, precision=0.000001).play()

    assert (study.counts[0].stopped, study.counts[0].tally.runs) == (ALL_PLAYED, 250)


def test_an_experiment_is_looked_at_every_hundred_runs_and_later_every_tenth_more() -> None:
    assert [at for at in range(1, 1001) if is_checkpoint(at)] == list(range(LEAST_RUNS, 1001, LEAST_RUNS))
    assert next_checkpoint(0) == 100
    assert next_checkpoint(5000) == 5500
    for look in (100, 2000, 5500, next_checkpoint(10**6)):
        assert is_checkpoint(look)
        assert not is_checkpoint(look + 1)


def test_an_interrupt_leaves_the_runs_that_follow_without_a_gap() -> None:
    def interrupt(done: int, _: int) -> None:
        if done >= 30:
            raise KeyboardInterrupt

    study = Study([PLANS["duel"]], 1000, chunk=5, runner=Backwards(), progress=interrupt).play()
    runs = int(study.counts[0].tally.runs)

    assert study.interrupted
    assert study.counts[0].stopped == INTERRUPTED
    assert (runs, tallies(study)) == (40, [play(PLANS["duel"], 0, 40).plain()])


class Pulled(dict[int, int]):
    """Raises KeyboardInterrupt while it is read."""

    def items(self) -> Any:
        raise KeyboardInterrupt


def test_an_interrupt_while_adding_up_leaves_no_partial_chunk() -> None:
    experiment = PLANS["coin"]
    count, half = ExperimentCount(experiment, 20, 0.0), play(experiment, 5, 10)
    count.take(Done(Task(0, experiment, 0, 5), play(experiment, 0, 5), 0.1))
    half.lengths = Pulled(half.lengths)

    with pytest.raises(KeyboardInterrupt):
        count.take(Done(Task(0, experiment, 5, 10), half, 0.1))

    assert count.tally.plain() == play(experiment, 0, 5).plain()


def test_quick_chunks_grow_and_slow_ones_shrink() -> None:
    quick, slow, even = Clocked(0.0), Clocked(10.0), Clocked(0.2)

    Study([PLANS["coin"]], 600_000, runner=quick).play()
    Study([PLANS["coin"]], 5, runner=slow).play()
    Study([PLANS["coin"]], 5, runner=even).play()

    assert quick.sizes[:5] == [1, 8, 64, 512, 4096]
    assert max(quick.sizes) == LARGEST_CHUNK
    assert quick.sizes[-1] == 1, "the last chunks are small, so that no worker waits long for another"
    assert slow.sizes == even.sizes == [1] * 5


def test_progress_is_reported_in_runs_of_all_experiments() -> None:
    told: list[tuple[int, int]] = []

    Study([PLANS["coin"]] * 2, 10, chunk=5, progress=lambda *numbers: told.append(numbers)).play()

    assert told == [(5, 20), (10, 20), (15, 20), (20, 20)]


def test_progress_no_longer_counts_the_runs_that_a_precise_experiment_does_not_need() -> None:
    told: list[tuple[int, int]] = []

    experiments, precise = [PLANS["coin"]] * 2, 0.2
    study = Study(
        experiments, 500, precision=precise, chunk=50, progress=lambda *both: told.append(both)
    ).play()

    assert [count.stopped for count in study.counts] == [PRECISE, PRECISE]
    assert told[0] == (50, 1000)
    assert (100, 600) in told
    assert told[-1] == (200, 200)


@pytest.mark.parametrize("runs", [0, -1, LARGEST_RUNS + 1])
def test_an_invalid_number_of_runs_is_refused(runs: int) -> None:
    with pytest.raises(ValueError, match="runs must be from 1 to"):
        Study([PLANS["coin"]], runs)
