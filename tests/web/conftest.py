from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from web.screens import Screens

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# As root there is no sandbox, and nothing may be fetched from elsewhere.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 20_000  # ms; a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server as people start it, in a process of its own."""
    store = tmp_path_factory.mktemp("web") / "matches.sqlite"
    command = [
        sys.executable,
        "-m",
        "turnwright",
        "serve",
        "--port",
        "0",
        "--store",
        str(store),
        "--workers",
        "0",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http://"))
        server.terminate()
        server.stdout.read()


# Its event loop runs as long as it does, and other tests of the same process need one of their own.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert found is not None, "the tests of the page need Chromium: install Debian's package chromium"
    launched = playwright.chromium.launch(executable_path=found, args=FLAGS)
    yield launched
    launched.close()


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Open]:
    """Open windows of people; none may log an error or ask another server for anything."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def opened(
        width: int = 1440,
        height: int = 900,
        scheme: str = "light",
        lang: str = "en-US",
        touch: bool = False,
        context: BrowserContext | None = None,
    ) -> Page:
        if context is None:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=scheme,  # type: ignore[arg-type]
                locale=lang,
                has_touch=touch,
                reduced_motion="reduce",
                base_url=address,
            )
            context.set_default_timeout(PATIENCE)
            contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on(
            "request",
            lambda asked: (
                None if asked.url.startswith((address, "data:", "ws:")) else wrong.append(asked.url)
            ),
        )
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture
def screens(open_page: Open) -> Screens:
    """One person's window, at the lobby."""
    return Screens(open_page())
