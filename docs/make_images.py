"""Take the pictures of the page that the README and the docs show: `make shots`.

Every match has the same seed each time, so a picture changes only if the page or the rules do.
"""

from __future__ import annotations

import argparse
import io
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

IMAGES = Path(__file__).parent / "images"
COLOURS = 256
AREAS = 128  # colours that cover most of a picture
WAIT = 30_000  # ms
# A server whose matches get their seeds from one generator instead of the system.
SERVE = """
import random, sys
from turnwright.server.host.stored import set_up
set_up.randbelow = random.Random(20).randrange
from turnwright.__main__ import main
sys.argv = ["turnwright", "serve", "--port", "0", "--workers", "0", "--store", sys.argv[1]]
sys.exit(main())
"""
SETTINGS = {"pace": 0, "sound": False, "motion": False, "name": "Marta", "lang": "en"}


def start(page: Page, game: str, scenario: str) -> None:
    page.goto(f"/?new={game}&scenario={scenario}")
    page.locator("[data-start]").click()
    page.locator("[data-state]").first.wait_for()


def turn(page: Page) -> None:
    """Wait for the party's turn; reactions are declined."""
    while True:
        page.locator("[data-state=turn], [data-choice='0'], [data-outcome]").first.wait_for()
        choice = page.locator("[data-choice='0']")
        if not choice.count():
            return
        choice.first.click()
        choice.first.wait_for(state="detached")


def aim(page: Page, scenario: str) -> None:
    start(page, "tactics", scenario)
    turn(page)
    actor = page.locator("[data-actor]").get_attribute("data-actor")
    page.locator("[data-end]").click()
    page.locator(f"[data-actor]:not([data-actor='{actor}'])").wait_for()
    turn(page)
    page.locator("[data-action]").first.click()
    page.locator("[data-confirm].primary").wait_for()
    page.locator(".why, .pprev .soft").first.wait_for(state="attached")


def ambush(page: Page) -> None:
    aim(page, "goblin-ambush")


def bridge(page: Page) -> None:
    aim(page, "ogre-bridge")


def duel(page: Page) -> None:
    start(page, "duel", "classic")
    page.locator("[data-start-match]").click()
    for round in range(1, 4):
        page.locator(f"[data-round='{round}'] [data-stat=technique]").click()
        page.locator(f"[data-round='{round + 1}'] [data-stat]").first.wait_for()


def wuxia(page: Page) -> None:
    start(page, "wuxia", "pairs")
    turn(page)
    page.locator("[data-option]").first.wait_for()


def rounds(page: Page) -> None:
    start(page, "rounds", "ruinas")
    page.locator("[data-option]").first.click()
    page.locator("[data-end]").wait_for()


def campaign(page: Page) -> None:
    start(page, "rounds", "duas_luas")
    page.locator("[data-place]").first.wait_for()


def stellar(page: Page) -> None:
    start(page, "stellar", "skirmish")
    page.locator(".fways button").nth(2).click()
    page.locator("[data-confirm]").click()
    page.locator(".ordno").wait_for()
    page.locator(".fways button").nth(1).click()


def new_match(page: Page) -> None:
    page.goto("/?new=tactics&scenario=goblin-ambush")
    page.locator(".whof").wait_for()
    page.wait_for_function("document.querySelectorAll('.scb2 .muted').length > 8")
    page.wait_for_load_state("networkidle")


def lobby(page: Page) -> None:
    for game, scenario in (("wuxia", "schools"), ("stellar", "skirmish"), ("tactics", "goblin-ambush")):
        start(page, game, scenario)
    page.goto("/")
    page.locator("[data-play=tactics]").wait_for()
    page.locator("tbody tr").nth(2).wait_for()


def replay(page: Page) -> None:
    start(page, "tactics", "goblin-ambush")
    for _ in range(2):
        turn(page)
        actor = page.locator("[data-actor]").get_attribute("data-actor")
        page.locator("[data-end]").click()
        page.locator(f"[data-actor]:not([data-actor='{actor}'])").wait_for()
    turn(page)
    page.goto(f"{page.url}?at=0")
    page.locator(".replay").wait_for()
    page.get_by_role("button", name="To the end").click()


SHOTS: dict[str, tuple[Callable[[Page], None], int, int, str]] = {
    "lobby": (lobby, 1280, 800, "light"),
    "tactics": (ambush, 1440, 900, "light"),
    "tactics-dark": (bridge, 1440, 900, "dark"),
    "phone": (ambush, 390, 780, "light"),
    "duel": (duel, 1280, 800, "light"),
    "wuxia": (wuxia, 1280, 800, "light"),
    "rounds": (rounds, 1440, 900, "light"),
    "campaign": (campaign, 1280, 800, "light"),
    "stellar": (stellar, 1280, 800, "dark"),
    "new-match": (new_match, 1280, 800, "light"),
    "replay": (replay, 1280, 800, "light"),
}


def take(name: str, address: str, browser_path: str) -> bytes:
    act, width, height, theme = SHOTS[name]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"]
        )
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-US",
            base_url=address,
            reduced_motion="reduce",
            has_touch=width < 500,
        )
        context.set_default_timeout(WAIT)
        page = context.new_page()
        settings = json.dumps({**SETTINGS, "theme": theme})
        page.add_init_script(f"localStorage.setItem('turnwright.settings', {json.dumps(settings)})")
        act(page)
        page.mouse.move(0, 0)
        page.wait_for_timeout(500)
        picture = page.screenshot()
        browser.close()
    return picture


def small(picture: bytes) -> bytes:
    """The same picture with few colours: areas keep theirs exactly, the rest gets the nearest."""
    out = io.BytesIO()
    with Image.open(io.BytesIO(picture)) as opened:
        image = opened.convert("RGB")
        counted: Any = sorted(image.getcolors(image.width * image.height) or [], reverse=True)
        areas = [channel for _, colour in counted[:AREAS] for channel in colour]
        rest = image.quantize(COLOURS - AREAS, Image.Quantize.MAXCOVERAGE).getpalette() or []
        palette = Image.new("P", (1, 1))
        palette.putpalette((areas + rest)[: 3 * COLOURS])
        image.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(SHOTS), help="the pictures to take")
    names: list[str] = parser.parse_args().names
    browser = next((path for each in ("chromium", "google-chrome") if (path := shutil.which(each))), None)
    if browser is None:
        print("The pictures need Chromium: install Debian's package chromium.", file=sys.stderr)
        return 1
    IMAGES.mkdir(exist_ok=True)
    for name in names:
        # A store of its own for each picture: the same seeds, whichever pictures are taken.
        with TemporaryDirectory() as folder:
            command = [sys.executable, "-c", SERVE, str(Path(folder) / "matches.sqlite")]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
                try:
                    assert server.stdout is not None
                    line = server.stdout.readline()
                    address = next(word for word in line.split() if word.startswith("http://"))
                    data = small(take(name, address, browser))
                finally:
                    server.terminate()
        picture = IMAGES / f"{name}.png"
        picture.write_bytes(data)
        print(f"{picture.name}: {len(data) // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
