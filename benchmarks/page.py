"""The page in a real Chromium: its size, its first turn, its frames and its updates: `page.py [PYTHON]`.

Frames are counted while 50 tokens move on a map of 40 x 40, and in the same run on a bare canvas on which 50
circles move, because a machine without a graphics card draws neither at full speed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from turnwright.server.app.page import page_files

SHARE = float(os.environ.get("TURNWRIGHT_BENCH_SHARE", "1"))
SECONDS = max(0.3, 3 * SHARE)  # of counting frames
OPENED = max(1, int(5 * SHARE))  # times the match is opened
TURNS = max(1, int(10 * SHARE))

FIRST_MOST, WHOLE_MOST = 150, 300  # kB
OPEN_MOST = 1.0  # seconds
UPDATE_MOST = 8  # milliseconds
FRAMES_AIM = 60

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
)

SIDE, TOKENS, PARTY = 40, 50, 20
LARGE = {
    "name": "Frames",
    "map": {"rows": ["." * SIDE] * SIDE},
    "party": [{"id": f"p{at}", "base": "fighter_2", "at": [2 + at, 4]} for at in range(PARTY)],
    "foes": [{"id": f"f{at}", "base": "zombie", "at": [2 + at, 34]} for at in range(TOKENS - PARTY)],
}

# Move every token to another cell and back, with the transition that the page has for a step.
TOKENS_MOVE = """ms => new Promise(done => {
    const tokens = [...document.querySelectorAll('.tok')];
    document.querySelector('.mapin').style.setProperty('--step', '250ms');
    const places = tokens.map(token => token.style.transform);
    let frames = 0, last = 0, turn = 0;
    const begun = performance.now();
    const frame = now => {
        frames += 1;
        if (now - last > 250) {
            last = now;
            turn += 1;
            tokens.forEach((token, at) =>
                (token.style.transform = turn % 2 ? `${places[at]} translate(88px, 44px)` : places[at]));
        }
        if (now - begun < ms) requestAnimationFrame(frame);
        else done({frames: 1000 * frames / (now - begun), tokens: tokens.length});
    };
    requestAnimationFrame(frame);
})"""
CIRCLES_MOVE = """ms => new Promise(done => {
    const canvas = document.createElement('canvas');
    canvas.width = innerWidth;
    canvas.height = innerHeight;
    document.body.replaceChildren(canvas);
    const draw = canvas.getContext('2d');
    let frames = 0;
    const begun = performance.now();
    const frame = now => {
        frames += 1;
        draw.clearRect(0, 0, canvas.width, canvas.height);
        for (let at = 0; at < 50; at++) {
            draw.beginPath();
            draw.arc(20 * at + 40 * Math.sin(now / 200), 14 * at, 16, 0, 7);
            draw.fill();
        }
        if (now - begun < ms) requestAnimationFrame(frame);
        else done(1000 * frames / (now - begun));
    };
    requestAnimationFrame(frame);
})"""
# End turns until it is the party's turn again. It waits inside the page by an observer: what Playwright runs
# in the page to wait for an element would count as script of the page.
TURNS_END = """async turns => {
    const reached = (...states) => new Promise(done => {
        const page = document.querySelector('[data-state]');
        const look = () => {
            if (page.dataset.state === 'question') document.querySelector('[data-choice]')?.click();
            if (!states.includes(page.dataset.state)) return;
            watch.disconnect();
            done();
        };
        const watch = new MutationObserver(look);
        watch.observe(page, {attributeFilter: ['data-state']});
        look();
    });
    for (let turn = 0; turn < turns; turn++) {
        await reached('turn', 'over');
        document.querySelector('[data-end]')?.click();
        await reached('wait', 'over');
    }
    await reached('turn', 'over');
}"""


@contextmanager
def server(python: str) -> Iterator[str]:
    """A server in a process of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder) / "matches.sqlite")
        command = [python, "-m", "turnwright", "serve", "--port", "0", "--workers", "0", "--store", store]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as run:
            assert run.stdout is not None
            try:
                yield next(word for word in run.stdout.readline().split() if word.startswith("http://"))
            finally:
                run.terminate()
                run.stdout.read()


def window(browser: Browser, address: str) -> Page:
    """A new browser window with storage of its own."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    context.set_default_timeout(60_000)
    return context.new_page()


def invite(page: Page, scenario: Any) -> str:
    """The address of a new match of tactics against bots."""
    made = page.request.post("/matches", data={"game": "tactics", "scenario": scenario, "throws": []}).json()
    return f"/matches/{made['id']}#invite={made['invites'][0]['token']}"


def print_sizes() -> None:
    """The compressed bytes of each file of the page."""
    packed = {name: len(file.packed) / 1000 for name, file in page_files().items()}
    for name, size in sorted(packed.items(), key=lambda each: -each[1]):
        print(f"  {name:20}{size:8.1f} kB compressed")
    print(f"the whole application: {sum(packed.values()):.1f} kB compressed, of {WHOLE_MOST} allowed")


def print_opening(browser: Browser, address: str) -> None:
    """What the first load fetches, and when the first turn is shown."""
    seconds: list[float] = []
    loaded = 0.0
    for _ in range(OPENED):
        page = window(browser, address)
        link = invite(page, "goblin-ambush")
        found = page.context.new_cdp_session(page)
        found.send("Network.enable")
        sizes: list[float] = []
        found.on("Network.loadingFinished", lambda told, sizes=sizes: sizes.append(told["encodedDataLength"]))
        page.goto(link)
        page.locator("[data-creature]").first.wait_for()
        seconds.append(page.evaluate("performance.now()") / 1000)
        loaded = sum(sizes) / 1000
        page.context.close()
    print(f"the first load of a match of tactics: {loaded:.1f} kB, of {FIRST_MOST} allowed, texts included")
    print(f"the first position is shown {median(seconds):.2f} s after opening, of {OPEN_MOST:.0f} allowed")


def print_frames(browser: Browser, address: str) -> None:
    """Frames a second while tokens move, beside those of a bare canvas; then the script of an update."""
    page = window(browser, address)
    page.goto(invite(page, LARGE))
    page.locator("[data-state=turn]").wait_for()
    found = page.evaluate(TOKENS_MOVE, 1000 * SECONDS)
    meter = page.context.new_cdp_session(page)
    # Time of the thread: what other processes do meanwhile does not count.
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def measured() -> tuple[float, int]:
        number = page.locator("[data-number]").last.get_attribute("data-number")
        told = {each["name"]: each["value"] for each in meter.send("Performance.getMetrics")["metrics"]}
        return 1000 * told["ScriptDuration"], int(number or 0)

    before = measured()
    page.evaluate(TURNS_END, TURNS)
    after = measured()
    updates = max(1, after[1] - before[1])
    canvas = page.evaluate(CIRCLES_MOVE, 1000 * SECONDS)
    page.context.close()
    print(
        f"{found['tokens']} tokens moving on {SIDE} x {SIDE}: {found['frames']:.0f} frames a second"
        f" of {FRAMES_AIM} aimed at; a bare canvas in the same run: {canvas:.0f}"
    )
    print(
        f"an update of the whole page takes {(after[0] - before[0]) / updates:.1f} ms of script"
        f" (mean of {updates}), of {UPDATE_MOST} allowed"
    )


def main() -> None:
    """Print all measurements of the page."""
    print_sizes()
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        print("The page is not measured in a browser: Chromium is not installed.")
        return
    python = sys.argv[1] if len(sys.argv) > 1 else sys.executable
    with server(python) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        print_opening(browser, address)
        print_frames(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
