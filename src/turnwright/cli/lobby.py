"""Play in a browser: a server on this machine, and its lobby."""

import logging
import webbrowser
from importlib import import_module
from socket import create_server
from urllib.error import URLError
from urllib.request import urlopen

from turnwright.cli.errors import Exit, UserError, missing_package
from turnwright.cli.terminal.text import ui_catalogue

ANSWER_WITHIN = 0.5  # seconds


def can_serve() -> bool:
    """Whether the server is installed."""
    try:
        import_module("turnwright.server.app.serve")
    except ModuleNotFoundError as error:
        missing_package(error)  # a missing module of our own is a fault
        return False
    return True


def open_lobby(lang: str) -> Exit:
    """Open the lobby in the browser, on a server that runs already or on one that is started for it."""
    from turnwright.server.app.serve import LOG_FORMAT, PORT, ServeError, ServeOptions, serve
    from turnwright.server.stores import StoreError

    words = ui_catalogue(lang)

    def show(address: str, kept: str = "") -> None:
        print(words.say("ui-lobby-at", {"address": address}), flush=True)
        if kept:
            print(words.say("ui-open-close"), flush=True)
        if not _open(address):
            print(words.say("ui-lobby-no-browser"), flush=True)

    running = f"http://127.0.0.1:{PORT}"
    if _is_ours(running):
        show(running)
        return Exit.FINE
    logging.basicConfig(format=LOG_FORMAT)
    try:
        serve(ServeOptions(port=_free_port(PORT)), show)
    except (ServeError, StoreError) as error:
        raise UserError(str(error), code=Exit.BAD_FILE) from None
    return Exit.FINE


def _free_port(usual: int) -> int:
    """The usual port, or 0 for any free one where another program has it."""
    try:
        create_server(("127.0.0.1", usual)).close()
    except OSError:
        return 0
    return usual


def _open(address: str) -> bool:
    try:
        # A browser of the terminal would take it over, while the server prints to it. Subclasses, such as the
        # one for xdg-open, open a window.
        browser = webbrowser.get()
        return type(browser) is not webbrowser.GenericBrowser and browser.open(address)
    except webbrowser.Error:
        return False


def _is_ours(address: str) -> bool:
    try:
        with urlopen(f"{address}/page/icon.svg", timeout=ANSWER_WITHIN) as answer:
            return bool(answer.status == 200)
    except (OSError, URLError, ValueError):
        return False
