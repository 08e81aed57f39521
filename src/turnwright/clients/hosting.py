"""Open a table from the command line, and say how to sit down at it."""

from collections.abc import Callable, Sequence

import msgspec

from turnwright.clients.terminal.voice import own_words
from turnwright.clients.trouble import Exit, Trouble
from turnwright.table.stores import StoreError

EXTRA = "The table needs more than the bare install"


def host(
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
        from turnwright.table.serve import Place, ServeError, serve
    except ImportError:
        raise Trouble(EXTRA, "Try: pip install 'turnwright[table]'") from None
    if not 0 <= port < 65536:
        raise Trouble("A port is a whole number from 0 to 65535")

    words = own_words(lang)

    def tell(address: str, kept: str) -> None:
        say(words.say("ui-open-at", {"address": address, "kept": kept}))
        say(words.say("ui-open-host", {"line": f"turnwright host duel --at {address}"}))
        say(words.say("ui-open-more", {"address": f"{address}/openapi.json"}))
        say(words.say("ui-open-close"))

    try:
        serve(Place(where, port, store, tuple(origins), reopen), tell)
    except (ServeError, StoreError) as error:
        raise Trouble(str(error), code=Exit.BAD_FILE) from None
    return Exit.FINE


def table_schema() -> str:
    """The interfaces of the table: HTTP as OpenAPI, the socket as AsyncAPI."""
    from turnwright.table.asyncapi import asyncapi
    from turnwright.table.openapi import openapi

    both = msgspec.json.encode({"openapi": openapi(), "asyncapi": asyncapi()})
    return msgspec.json.format(both, indent=2).decode()
