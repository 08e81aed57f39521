"""How people come to the page: the commands that open it, and the line that `host` prints."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import gettempdir

import httpx2
import pytest
from playwright.sync_api import expect

from web.conftest import Open
from web.screens import Screens

HTML = {"accept": "text/html"}
TURNWRIGHT = [sys.executable, "-m", "turnwright"]
WITHIN = 60  # seconds


@contextmanager
def running(command: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A command that goes on until it is interrupted, as with Ctrl-C."""
    own = {**os.environ, "PYTHONUNBUFFERED": "1", **environment}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=own
    ) as run:
        try:
            yield run
        finally:
            run.send_signal(signal.SIGINT)
            run.wait(WITHIN)


@pytest.fixture
def usual_port() -> Iterator[None]:
    """One test at a time on the usual port: `play` opens any server that it finds there."""
    with (Path(gettempdir()) / "turnwright-usual-port.lock").open("w") as file:
        flock(file, LOCK_EX)
        yield


def printed_address(run: subprocess.Popen[str]) -> str:
    assert run.stdout is not None
    for line in run.stdout:
        if "http://" in line:
            return next(word for word in line.split() if word.startswith("http://"))
    raise AssertionError("no address was printed")


def test_play_opens_the_lobby_in_the_browser(usual_port: None, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}\n')
    browser.chmod(0o755)
    with running(
        [*TURNWRIGHT, "play"], TURNWRIGHT_DATA=str(tmp_path / "data"), BROWSER=f"{browser} %s &"
    ) as run:
        address = printed_address(run)

        assert opened.read_text() == address
        page = httpx2.get(address, headers=HTML)
        assert page.status_code == 200
        assert "/page/main.js" in page.text


def test_play_prints_the_address_where_there_is_no_browser(usual_port: None, tmp_path: Path) -> None:
    nothing = tmp_path / "bin"
    nothing.mkdir()
    with running(
        [*TURNWRIGHT, "play"],
        TURNWRIGHT_DATA=str(tmp_path / "data"),
        PATH=str(nothing),
        BROWSER="",
        DISPLAY="",
        WAYLAND_DISPLAY="",
    ) as run:
        address = printed_address(run)
        assert run.stdout is not None
        told = run.stdout.readline() + run.stdout.readline()

        assert "No browser could be opened: open the address above" in told
        assert httpx2.get(address, headers=HTML).status_code == 200


def test_a_second_play_opens_the_server_that_runs_or_one_of_its_own(usual_port: None, tmp_path: Path) -> None:
    with running([*TURNWRIGHT, "play"], TURNWRIGHT_DATA=str(tmp_path / "a"), BROWSER="true %s &") as first:
        address = printed_address(first)
        with running(
            [*TURNWRIGHT, "play"], TURNWRIGHT_DATA=str(tmp_path / "b"), BROWSER="true %s &"
        ) as second:
            again = printed_address(second)
            assert httpx2.get(again, headers=HTML).status_code == 200

        # Where another program has the usual port, each has a free one.
        assert (again == address) is address.endswith(":8765")


def test_the_line_that_host_prints_opens_in_a_browser(open_page: Open, address: str) -> None:
    command = [*TURNWRIGHT, "host", "wuxia/duel", "--at", address, "--seats", "person,heuristic"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    links = [word.strip("'") for word in told.split() if word.strip("'").startswith("http://")]
    link = next(each for each in links if "#invite=" in each)
    page = Screens(open_page()).page
    page.goto(link)
    expect(page.get_by_text("You play: First side")).to_be_visible()

    token = link.partition("#invite=")[2]
    assert token
    assert page.url == link.partition("#")[0]
    page.locator("[data-option]").first.wait_for()
    watcher = open_page()
    watcher.goto(next(each for each in links if "#" not in each))
    expect(watcher.get_by_role("heading", name="You are watching")).to_be_visible()


@pytest.mark.parametrize(("given", "run"), [("", "play"), ("--terminal", "play --terminal")])
def test_make_play_runs_the_same_command(given: str, run: str) -> None:
    root = Path(__file__).parents[2]
    command = ["make", "--dry-run", "--no-print-directory", "play", f"ARGS={given}"]
    told = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout

    assert told.splitlines()[-1].split() == [".venv/bin/turnwright", *run.split()]


@pytest.mark.nightly
def test_a_clone_plays_with_one_command(usual_port: None, tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{root}", str(clone)], check=True)
    make = shutil.which("make") or "make"
    with running(
        [make, "-C", str(clone), "play"],
        TURNWRIGHT_PLAIN="1",
        TURNWRIGHT_DATA=str(tmp_path / "data"),
        BROWSER="true %s &",
    ) as run:
        assert httpx2.get(printed_address(run), headers=HTML).status_code == 200


def test_the_lobby_says_that_it_is_your_turn(screens: Screens) -> None:
    page = screens.page
    screens.practise()
    id = page.url.rpartition("/")[2]
    screens.lobby()

    row = page.locator("tr", has=page.locator(f"[href='/matches/{id}']"))
    expect(row).to_contain_text("Your turn")
    page.get_by_role("link", name="Your turn in 1 match").click()
    page.locator("[data-state=turn]").wait_for()
    assert page.url.endswith(id)
