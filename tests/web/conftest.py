from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Response, expect, sync_playwright

from web.screens import Screens
from web.server import Server

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
BAD = ("error", "warning")  # messages of the console that no test may cause
POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
PATIENCE = 60_000  # ms; a busy machine is slow, not wrong
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all tests but those that kill theirs."""
    started = Server(tmp_path_factory.mktemp("web"))
    yield started
    started.stop()


@pytest.fixture(scope="session")
def address(server: Server) -> str:
    return server.address


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
def wrong() -> Iterator[list[str]]:
    """What no window may do: log an error, ask another server, or show a page without the strict policy."""
    found: list[str] = []
    yield found
    assert found == []


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, browser: Browser, address: str, wrong: list[str]
) -> Iterator[Open]:
    """Open windows of people."""
    contexts: list[BrowserContext] = []

    def opened(
        width: int = 1440,
        height: int = 900,
        scheme: str = "light",
        lang: str = "en-US",
        touch: bool = False,
        context: BrowserContext | None = None,
        address: str = address,
    ) -> Page:
        if context is None:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=scheme,  # type: ignore[arg-type]
                locale=lang,
                has_touch=touch,
                is_mobile=touch,
                reduced_motion="reduce",
                base_url=address,
            )
            context.set_default_timeout(PATIENCE)
            contexts.append(context)
        page = context.new_page()
        own = (address, address.replace("http", "ws", 1), "data:", "blob:")
        page.on("console", lambda said: wrong.append(said.text) if said.type in BAD else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda asked: None if asked.url.startswith(own) else wrong.append(asked.url))
        page.on("websocket", lambda made: None if made.url.startswith(own) else wrong.append(made.url))
        page.on("response", lambda answer: wrong.extend(unsafe(answer)))
        return page

    yield opened
    for page in [page for context in contexts for page in context.pages]:
        if request.node.stash.get(FAILED, False):
            print(f"What {page.url} shows:\n{page.locator('body').aria_snapshot()}")
    for context in contexts:
        context.close()


def unsafe(answer: Response) -> list[str]:
    """What is missing from the policy of a response that a browser shows."""
    if answer.request.resource_type != "document" or answer.url.startswith("blob:"):
        return []
    policy = answer.headers.get("content-security-policy", "")
    parts = dict(part.strip().partition(" ")[::2] for part in policy.split(";"))
    return [] if parts.items() >= POLICY.items() and "unsafe" not in policy else [f"{answer.url}: {policy!r}"]


@pytest.fixture
def screens(open_page: Open) -> Screens:
    """One person's window, at the lobby."""
    return Screens(open_page())
