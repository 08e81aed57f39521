"""Processes play the same runs as one would, even if some of them fail."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep

import psutil
import pytest
from msgspec import json

from lab import failing_games
from lab.failing_games import COINS, peril, players, tallies, times_played
from lab.toy_games import Coin
from turnwright import ContentError, GameFault, Rejected
from turnwright.games.duel import Duel
from turnwright.kernel.codec import encode
from turnwright.lab import Experiment, Study, experiment_for, simulate
from turnwright.lab.experiment import play, version_stamp
from turnwright.lab.runners import PLACES, Inline, Task, answer, read_answer, runner_for
from turnwright.lab.runners.dask import Cluster
from turnwright.lab.runners.processes import Processes, cores

TESTS = Path(__file__).parents[2]
DUEL = experiment_for("duel", None, ("easy", "random"), 11)
PAIRS = experiment_for("wuxia", "pairs", ("heuristic", "random"), 11)


def children() -> set[int]:
    """The processes of this one, but for the one that watches over what multiprocessing shares."""
    found = psutil.Process().children(recursive=True)
    return {child.pid for child in found if "resource_tracker" not in "".join(child.cmdline())}


def test_the_totals_are_the_same_on_any_number_of_processes_and_for_any_chunks() -> None:
    whole = encode([play(experiment, 0, 60).plain() for experiment in (DUEL, PAIRS)])

    for workers, chunks in ((1, (7,)), (2, (0, 60)), (3, (1,))):
        with Processes(workers, here=0) as runner:
            for chunk in chunks:
                study = Study([DUEL, PAIRS], 60, runner=runner, chunk=chunk).play()
                assert encode(tallies(study)) == whole, (workers, chunk)


def test_several_experiments_stop_where_they_are_precise_on_processes_as_they_do_here() -> None:
    experiments = [experiment_for(Coin(), None, COINS, seed) for seed in range(3)]
    here = Study(experiments, 5000, precision=0.05).play()

    with Processes(2, here=0) as runner:
        for chunk in (0, 50):
            there = Study(experiments, 5000, precision=0.05, runner=runner, chunk=chunk).play()
            assert encode(tallies(there)) == encode(tallies(here))


def test_a_short_study_starts_no_process() -> None:
    runner, before = Processes(2), children()
    pids: list[int] = []

    with runner:
        Study([DUEL], 3, runner=runner, progress=lambda *_: pids.extend(runner.pids())).play()
        assert (pids, children()) == ([], before)


def test_no_more_processes_are_started_than_there_are_tasks() -> None:
    with Processes(8, here=0) as runner:
        Study([DUEL], 10, runner=runner, chunk=5).play()
        assert len(runner.pids()) == 2


def test_a_runner_outside_a_with_block_ends_its_processes() -> None:
    runner, before = Processes(2, here=0), children()

    simulate("duel", runs=4, runner=runner)

    assert (runner.pids(), children()) == ([], before)


# What becomes of a worker.


def test_a_worker_that_is_killed_costs_its_chunk_and_nothing_else(tmp_path: Path) -> None:
    study = Study(
        [peril(failing_games.Deadly, tmp_path, 120)], 400, runner=Processes(2, here=0), chunk=50
    ).play()

    assert (tmp_path / "killed").exists()
    assert times_played(tmp_path) == {run: 2 if 100 <= run <= 120 else 1 for run in range(400)}
    assert tallies(study) == [play(peril(failing_games.Traced, tmp_path), 0, 400).plain()]
    assert len(players(tmp_path)) == 4  # two, one more for the one that died, and this one to compare


def test_a_worker_that_is_killed_from_outside_costs_its_chunk_only() -> None:
    runner = Processes(2, here=0)
    killed: list[int] = []

    def kill(done: int, _: int) -> None:
        if done >= 100 and not killed:
            killed.extend(runner.pids())
            for pid in killed:
                os.kill(pid, signal.SIGKILL)

    study = Study([DUEL], 300, runner=runner, progress=kill, chunk=10).play()

    assert len(killed) == 2
    assert tallies(study) == [play(DUEL, 0, 300).plain()]


def test_a_chunk_that_ends_every_worker_ends_the_study(tmp_path: Path) -> None:
    before = children()
    study = Study([peril(failing_games.Cursed, tmp_path, 25)], 400, runner=Processes(2, here=0), chunk=10)

    with pytest.raises(
        GameFault, match=r"lab.failing_games:Cursed: runs 20 to 29 ended their process 3 times: exit code 7"
    ):
        study.play()

    assert times_played(tmp_path)[25] == 3
    assert children() == before


@pytest.mark.parametrize(
    ("game", "kind", "words"),
    [
        (failing_games.Refusing, Rejected, "it will not"),
        (failing_games.Broken, ContentError, r"cards.json: \$.cards\[3\]: expected a number"),
        (failing_games.Strange, GameFault, "Odd: this and that"),
        (failing_games.Leaving, GameFault, "SystemExit: 3"),
    ],
    ids=["rejected", "content", "not to be pickled", "exit"],
)
def test_an_exception_of_a_worker_is_raised_in_the_caller(
    game: type[failing_games.Traced], kind: type[Exception], words: str, tmp_path: Path
) -> None:
    before = children()

    with pytest.raises(kind, match=words) as raised:
        Study([peril(game, tmp_path, 12)], 100, runner=Processes(2, here=0), chunk=5).play()

    assert "In another process, runs 10 to 14:" in raised.value.__notes__[0]
    assert "failing_games.py" in raised.value.__notes__[0]
    assert os.getpid() not in players(tmp_path)
    assert children() == before


def test_a_refusal_keeps_its_fields_across_processes(tmp_path: Path) -> None:
    experiment = peril(failing_games.Refusing, tmp_path, 0)

    with pytest.raises(Rejected) as raised:
        read_answer(Task(0, experiment, 0, 1), answer(encode(experiment), 0, 1))

    assert (raised.value.code, raised.value.field) == ("no", "field")
    assert raised.value.legal == ["this", "that"]


def test_another_version_of_the_rules_is_refused() -> None:
    told = answer(encode(DUEL), 0, 1, "turnwright 0.0.1 with the rules 1 of duel")

    with pytest.raises(Rejected, match=r"and this machine has turnwright 0.0.1"):
        read_answer(Task(0, DUEL, 0, 1), told)


def test_other_content_of_the_same_rules_is_refused() -> None:
    ours = version_stamp(DUEL)
    assert Duel().scenarios.fingerprint() in ours
    told = answer(encode(DUEL), 0, 1, ours.replace(Duel().scenarios.fingerprint(), "0" * 32))

    with pytest.raises(Rejected, match=r"a worker has turnwright .* and the content "):
        read_answer(Task(0, DUEL, 0, 1), told)
    assert read_answer(Task(0, DUEL, 0, 1), answer(encode(DUEL), 0, 1, ours)).tally.runs == 1


def test_closing_early_leaves_no_process(tmp_path: Path) -> None:
    before, runner = children(), Processes(2, here=0)
    experiment = peril(failing_games.Endless, tmp_path, 30)
    dones = runner.run(iter([Task(0, experiment, first, first + 10) for first in range(0, 100, 10)]))

    next(dones)
    pids = set(runner.pids())
    dones.close()  # type: ignore[attr-defined]

    assert len(pids) == 2
    assert children() == before
    assert not any(psutil.pid_exists(pid) for pid in pids)


# What becomes of this process.


def started(code: str, *words: object) -> subprocess.Popen[bytes]:
    """A program of its own, in a session of its own, as a terminal would start it."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *filter(None, sys.path)])},
    )


def descendants(process: subprocess.Popen[bytes]) -> list[psutil.Process]:
    return psutil.Process(process.pid).children(recursive=True)


INTERRUPTED = """
from msgspec import json
from lab.failing_games import tallies
from lab.runners.test_processes import DUEL
from turnwright.lab import Study
from turnwright.lab.runners.processes import Processes

def tell(done, total):
    if done >= 50:
        print("playing", flush=True)

study = Study([DUEL], 10**6, runner=Processes(2, here=0), progress=tell, chunk=10)
study.play()
print(json.encode([study.counts[0].stopped, *tallies(study)]).decode())
"""


def test_ctrl_c_gives_the_result_so_far() -> None:
    with started(INTERRUPTED) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"playing\n"
        below = descendants(process)
        os.killpg(process.pid, signal.SIGINT)
        said, complaints = process.communicate()

    stopped, tally = json.decode(said.splitlines()[-1])
    assert (stopped, complaints, process.returncode) == ("interrupted", b"", 0)
    assert tally["runs"] >= 50
    assert tally == play(DUEL, 0, tally["runs"]).plain()
    assert psutil.wait_procs(below, timeout=30)[1] == []


ENDLESS = """
import sys
from pathlib import Path
from lab.failing_games import Endless, peril
from turnwright.lab import Study
from turnwright.lab.runners.processes import Processes

Study([peril(Endless, Path(sys.argv[1]), 5)], 1000, runner=Processes(2, here=0), chunk=10).play()
"""


def test_a_program_that_is_killed_leaves_no_process(tmp_path: Path) -> None:
    with started(ENDLESS, tmp_path) as process:
        wait_until(lambda: process.poll() is not None or len(players(tmp_path)) == 2)
        below = descendants(process)
        process.kill()
        assert process.stderr is not None
        assert (process.wait(), process.stderr.read()) == (-signal.SIGKILL, b"")

    assert {child.pid for child in below} >= set(players(tmp_path))
    assert psutil.wait_procs(below, timeout=30)[1] == []


def wait_until(so: Callable[[], bool]) -> None:
    while not so():
        sleep(0.02)


UNGUARDED = """
from turnwright.lab import simulate
from turnwright.lab.runners.processes import Processes

print("once")
print(simulate("duel", runs=20, runner=Processes(2, here=0)).runs)
"""


def test_a_program_is_not_run_again_by_its_workers(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(UNGUARDED)

    done = subprocess.run([sys.executable, tmp_path / "program.py"], capture_output=True, check=False)

    assert (done.stdout.split(), done.stderr) == ([b"once", b"20"], b"")


# Which runner.


@pytest.mark.parametrize(
    "experiment",
    [
        Experiment("__main__:Coin", None, COINS),
        Experiment("lab.toy_games:Coin", None, ("random", "lab.test_runners:here.<locals>.Idler")),
    ],
    ids=["game", "agent"],
)
@pytest.mark.parametrize("here", [0, 60], ids=["there", "here"])
def test_a_task_that_other_processes_cannot_import_is_refused_at_once(
    experiment: Experiment, here: float
) -> None:
    before, runner = children(), Processes(2, here=here)

    with runner, pytest.raises(Rejected, match="cannot be imported by other processes: move it to a module"):
        Study([experiment], 100, runner=runner).play()

    assert children() == before


def test_a_game_defined_in_a_function_is_refused_by_name() -> None:
    class Local(Coin):
        """A game that only this function knows."""

    with pytest.raises(Rejected, match=r"<locals>\.Local cannot be imported by other processes"):
        simulate(Local(), runs=10, seats=COINS, runner=Processes(2))


def test_a_runner_is_selected_by_name() -> None:
    assert isinstance(runner_for("inline", 4), Inline)
    assert isinstance(runner_for("", 1), Inline)
    assert isinstance(runner_for("processes", 1), Processes)
    assert isinstance(runner_for("dask:127.0.0.1:8786"), Cluster)
    for on in ("", "processes"):
        runner = runner_for(on, 3)
        assert isinstance(runner, Processes)
        assert runner.limit == 3


@pytest.mark.parametrize("on", ["nowhere", "inline:", "processes:4", "Dask", "dask:", ":"])
def test_an_unknown_runner_is_refused_with_the_known_ones(on: str) -> None:
    with pytest.raises(Rejected, match="unknown place") as raised:
        runner_for(on)

    assert raised.value.legal == list(PLACES)


@pytest.mark.parametrize("address", ["host", "host:", ":80", "host:x", "host:0", "host:65536", "host:²"])
def test_an_address_is_a_host_and_a_port(address: str) -> None:
    with pytest.raises(Rejected, match="expected HOST:PORT, not"):
        runner_for(f"dask:{address}")


def test_there_is_one_worker_per_core_by_default() -> None:
    assert Processes().limit == Processes(None).limit == cores() >= 1
    with pytest.raises(Rejected, match="workers must be 0 or more, not -1"):
        runner_for("processes", -1)
