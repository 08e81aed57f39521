"""A Dask cluster plays the same runs as one process would, even if its workers fail."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import psutil
import pytest
from msgspec import json

from lab import failing_games
from lab.failing_games import COINS, peril, players, tallies
from lab.runners.test_processes import DUEL, PAIRS, children, started
from lab.toy_games import Coin
from turnwright import ContentError, GameFault, Rejected
from turnwright.kernel.codec import encode
from turnwright.lab import Experiment, Study, experiment_for
from turnwright.lab.experiment import play
from turnwright.lab.runners import dask as cluster
from turnwright.lab.runners import runner_for
from turnwright.lab.runners.dask import Cluster

PATIENCE = 30.0  # seconds after which a hanging test fails


@pytest.fixture(scope="module")
def dask() -> Iterator[Cluster]:
    """A cluster of two workers; those that die come back by themselves."""
    before = children()
    with Cluster(workers=2) as runner:
        yield runner
    assert children() == before


def test_the_totals_are_the_same_on_a_cluster(dask: Cluster) -> None:
    whole = encode([play(experiment, 0, 60).plain() for experiment in (DUEL, PAIRS)])

    for chunk in (0, 7, 60):
        study = Study([DUEL, PAIRS], 60, runner=dask, chunk=chunk).play()
        assert encode(tallies(study)) == whole, chunk


def test_several_experiments_stop_where_they_are_precise_on_a_cluster_as_they_do_here(dask: Cluster) -> None:
    experiments = [experiment_for(Coin(), None, COINS, seed) for seed in range(3)]
    here = Study(experiments, 5000, precision=0.05).play()
    there = Study(experiments, 5000, precision=0.05, runner=dask).play()

    assert encode(tallies(there)) == encode(tallies(here))


def tasks_of(dask: Cluster) -> int:
    """The number of tasks that the scheduler has to play again if their worker dies."""
    return int(dask._client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks)))


def test_a_worker_of_a_cluster_that_is_killed_costs_its_chunk_only(dask: Cluster, tmp_path: Path) -> None:
    experiment = peril(failing_games.Traced, tmp_path)
    killed: list[int] = []

    def kill(done: int, _: int) -> None:
        if done >= 100 and not killed:
            # One of the two tasks has just been handed over; the scheduler hears of it a little later.
            deadline = monotonic() + PATIENCE
            while tasks_of(dask) > 1 and monotonic() < deadline:
                sleep(0.01)
            assert tasks_of(dask) <= 1
            killed.append(players(tmp_path)[-1])
            os.kill(killed[0], signal.SIGKILL)

    study = Study([experiment], 400, runner=dask, progress=kill, chunk=10).play()

    played = failing_games.players_of_runs(tmp_path)
    again = {run: pids for run, pids in played.items() if len(pids) > 1}
    assert len(killed) == 1
    assert sorted(played) == list(range(400))
    assert {pids[0] for pids in again.values()} <= {killed[0]}
    assert len({run // 10 for run in again}) <= 1
    assert tallies(study) == [play(experiment, 0, 400).plain()]


@pytest.mark.nightly
def test_a_chunk_that_ends_every_worker_of_a_cluster_ends_the_study(dask: Cluster, tmp_path: Path) -> None:
    study = Study([peril(failing_games.Cursed, tmp_path, 5)], 20, runner=dask, chunk=10)

    with pytest.raises(GameFault, match=r"lab.failing_games:Cursed: runs 0 to 9 ended their process 3 times"):
        study.play()


@pytest.mark.parametrize(
    ("game", "kind", "words"),
    [
        (failing_games.Refusing, Rejected, "it will not"),
        (failing_games.Broken, ContentError, "expected a number"),
        (failing_games.Strange, GameFault, "Odd: this and that"),
    ],
    ids=["rejected", "content", "not to be pickled"],
)
def test_an_exception_of_a_cluster_worker_is_raised_in_the_caller(
    game: type[failing_games.Traced], kind: type[Exception], words: str, dask: Cluster, tmp_path: Path
) -> None:
    with pytest.raises(kind, match=words):
        Study([peril(game, tmp_path, 12)], 100, runner=dask, chunk=5).play()


def test_a_task_that_cluster_workers_cannot_import_is_refused(dask: Cluster) -> None:
    with pytest.raises(Rejected, match="cannot be imported by other processes"):
        Study([Experiment("__main__:Coin", None, COINS)], 10, runner=dask).play()


def test_after_ctrl_c_the_cluster_remains_usable(dask: Cluster) -> None:
    def press_ctrl_c(done: int, _: int) -> None:
        if done >= 20:
            signal.raise_signal(signal.SIGINT)

    study = Study([DUEL], 10**6, runner=dask, progress=press_ctrl_c, chunk=10).play()
    runs = int(study.counts[0].tally.runs)

    assert study.interrupted
    assert tallies(study) == [play(DUEL, 0, runs).plain()]
    assert tallies(Study([DUEL], 10, runner=dask).play()) == [play(DUEL, 0, 10).plain()]


@pytest.mark.nightly
def test_a_cluster_that_goes_away_is_explained_in_a_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    before = children()

    def end(done: int, _: int) -> None:
        for pid in children() - before:
            os.kill(pid, signal.SIGKILL)

    with pytest.raises(Rejected, match=r"^the local Dask cluster failed: "):
        Study([DUEL], 10**6, runner=Cluster(workers=1), progress=end, chunk=10).play()

    assert children() == before
    assert capfd.readouterr() == ("", "")


# Clusters elsewhere.


def test_a_cluster_with_an_address_is_used_and_left_alone(dask: Cluster) -> None:
    address = dask._client.scheduler.address.removeprefix("tcp://")

    for _ in range(2):
        study = Study([DUEL], 20, runner=runner_for(f"dask:{address}"), chunk=5).play()
        assert tallies(study) == [play(DUEL, 0, 20).plain()]


def test_a_cluster_without_workers_is_explained_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import LocalCluster

    monkeypatch.setattr(cluster, "LONELY_SECONDS", 0.1)
    with cluster.silence(), LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0") as empty:
        address = empty.scheduler_address.removeprefix("tcp://")
        with pytest.raises(Rejected, match=f"the Dask cluster at tcp://{address} has no workers"):
            Study([DUEL], 20, runner=Cluster(address)).play()


def test_an_address_without_an_answer_is_reported_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 0.5)

    with pytest.raises(Rejected, match=r"^no Dask scheduler answers at tcp://127.0.0.1:9$"):
        Study([DUEL], 20, runner=runner_for("dask:127.0.0.1:9")).play()

    gc.collect()
    assert capfd.readouterr() == ("", "")


def greet_badly(server: socket.socket) -> None:
    with server.accept()[0] as guest:
        guest.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")


def test_an_address_where_something_else_answers_is_explained_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        host = Thread(target=greet_badly, args=(server,))
        host.start()
        address = f"127.0.0.1:{server.getsockname()[1]}"

        with pytest.raises(Rejected, match=f"^no Dask scheduler answers at tcp://{address}$"):
            Study([DUEL], 20, runner=Cluster(address)).play()
        host.join()


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(Rejected, match=r"a Dask cluster needs turnwright\[cluster\]"):
        runner_for("dask")


INTERRUPTED = """
from msgspec import json
from lab.failing_games import tallies
from lab.runners.test_processes import DUEL
from turnwright.lab import Study
from turnwright.lab.runners import runner_for

def tell(done, total):
    if done >= 20:
        print("playing", flush=True)

study = Study([DUEL], 10**6, runner=runner_for("dask", 1), progress=tell, chunk=10)
study.play()
print(json.encode([study.counts[0].stopped, *tallies(study)]).decode())
"""


@pytest.mark.nightly
def test_ctrl_c_gives_the_result_so_far_of_a_cluster() -> None:
    with started(INTERRUPTED) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"playing\n"
        below = psutil.Process(process.pid).children(recursive=True)
        os.killpg(process.pid, signal.SIGINT)
        said, complaints = process.communicate()

    stopped, tally = json.decode(said.splitlines()[-1])
    assert (stopped, complaints, process.returncode) == ("interrupted", b"", 0)
    assert tally == play(DUEL, 0, tally["runs"]).plain()
    assert psutil.wait_procs(below, timeout=30)[1] == []
