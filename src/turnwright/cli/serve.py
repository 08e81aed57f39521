"""Open a table from the command line, and say how to sit down at it."""

import logging
from collections.abc import Callable, Iterator, Sequence
from socket import gethostname

import msgspec

from turnwright.cli.errors import Exit, UserError
from turnwright.cli.terminal.text import ui_catalogue
from turnwright.server.stores import StoreError
from turnwright.story.catalogue import Catalogue

EVERYWHERE = ("0.0.0.0", "::")
LOGGED = "%(asctime)s %(levelname)s %(message)s"  # on the standard error
EXTRA = "The table needs more than the bare install"


def serve(
    where: str,
    port: int,
    store: str,
    origins: Sequence[str],
    reopen: str,
    say: Callable[[str], object],
    lang: str = "",
) -> Exit:
    """Serve matches until somebody stops it."""
    try:
        from turnwright.server.app.serve import ServeError, ServeOptions
        from turnwright.server.app.serve import serve as open_table
    except ImportError:
        raise UserError(EXTRA, "Try: pip install 'turnwright[server]'") from None
    if not 0 <= port < 65536:
        raise UserError("A port is a whole number from 0 to 65535")

    def tell(address: str, kept: str) -> None:
        for sentence in _welcome(address, kept, where in EVERYWHERE, ui_catalogue(lang)):
            say(sentence)

    logging.basicConfig(format=LOGGED)
    try:
        open_table(ServeOptions(where, port, store, tuple(origins), reopen), tell)
    except (ServeError, StoreError) as error:
        raise UserError(str(error), code=Exit.BAD_FILE) from None
    return Exit.FINE


def _welcome(address: str, kept: str, from_afar: bool, words: Catalogue) -> Iterator[str]:
    yield words.say("ui-open-at", {"address": address, "kept": kept})
    yield words.say("ui-open-host", {"line": f"turnwright host duel --at {address}"})
    if from_afar:
        far = f"http://{gethostname()}:{address.rpartition(':')[2]}"
        yield words.say("ui-open-far", {"line": f"turnwright host duel --at {far}"})
    yield words.say("ui-open-more", {"address": f"{address}/openapi.json"})
    yield words.say("ui-open-close")


def table_schema() -> str:
    """The interfaces of the table: HTTP as OpenAPI, the socket as AsyncAPI."""
    from turnwright.server.asyncapi import asyncapi
    from turnwright.server.openapi import openapi

    both = msgspec.json.encode({"openapi": openapi(), "asyncapi": asyncapi()})
    return msgspec.json.format(both, indent=2).decode()
