"""A game of another package, without any code for the page: it is played and replayed in words."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.conftest import Open
from web.screens import FIGHT_WITHIN, Screens
from web.server import Server
from web.test_accessibility import findings

README = Path(__file__).parents[2] / "README.md"
RAW = re.compile(r"[\[\]{}]|None|True|False|undefined|\bnull\b")  # how programs write values


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which the game of the README is installed."""
    folder = tmp_path_factory.mktemp("guest")
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    (source,) = [block for block in blocks if "class Pig(Game)" in block]
    (folder / "pig.py").write_text(source.replace(">= 100", ">= 20"), encoding="utf-8")
    info = folder / "pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pig\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[turnwright.games]\npig = pig:Pig\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        started = Server(folder)
    yield started
    started.stop()


def test_a_game_of_another_package_is_played_and_replayed_in_words(open_page: Open, guest: Server) -> None:
    screens = Screens(open_page(address=guest.address))
    page = screens.page
    page.goto("/?new=pig")
    page.locator("[data-start]").click()
    board, log = page.locator(".drawn"), page.locator(".log")
    page.locator("[data-state=turn], [data-state=wait]").first.wait_for()
    expect(page.locator("h1")).to_have_text("Pig")  # its only scenario has no name of its own
    expect(board).to_contain_text("Bank 0, 0")
    expect(page.locator("[data-option]").first).to_have_text(re.compile("roll"))
    assert findings(page) == []
    until = time.monotonic() + FIGHT_WITHIN
    for turn in range(1000):
        if screens.state() == "over":
            break
        assert time.monotonic() < until
        if screens.state() == "turn":
            page.locator("[data-option]").nth(turn % 2).click()
        screens.wait()
    expect(page.locator("[data-state=over]")).to_be_visible()
    assert not RAW.search(board.inner_text())
    assert not RAW.search(log.inner_text())
    page.goto(f"{page.url}?at=2")
    expect(page.locator(".replay")).to_be_visible()
    expect(board).to_contain_text(re.compile(r"Pot \d+"))
    expect(board).to_contain_text(re.compile(r"Bank \d+, \d+"))
    before = board.inner_text()
    page.get_by_role("button", name="To the end").click()
    expect(board).not_to_have_text(before)
    assert not RAW.search(board.inner_text())
