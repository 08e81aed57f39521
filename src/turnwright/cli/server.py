"""Commands to play online: serve, host, join."""

import logging
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from turnwright.cli.app import (
    SERVE,
    Changes,
    File,
    Flag,
    Heroes,
    OptionalWhole,
    Seats,
    Values,
    Whole,
    app,
    language,
)
from turnwright.cli.errors import Exit, UserError, needs_extra

if TYPE_CHECKING:
    from turnwright.story.catalogue import Catalogue

ALL_ADDRESSES = ("0.0.0.0", "::")
MOST_WORKERS = 256


@app.command(group=SERVE)
def serve(
    *,
    host: str = "127.0.0.1",
    port: Whole = 8765,
    store: File = "",
    origins: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    reopen: str = "",
    hosts: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    proxies: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    tls_cert: File = "",
    tls_key: File = "",
    workers: OptionalWhole = None,
    story: File = "",
) -> Exit:
    """Start a server for matches between people and bots.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 listens on all addresses of this machine.
    port
        Port to listen on; 0 picks a free one.
    store
        Where matches are stored: an SQLite file, or postgresql://USER@HOST/DATABASE. [default: a file in the
        data folder]
    origins
        Web origins that may use the server.
    reopen
        Id of a match to unlock for play after lost data made it read-only.
    hosts
        Additional host names of the server; * accepts any.
    proxies
        Addresses or networks of reverse proxies whose X-Forwarded-For header names the client.
    tls_cert
        PEM file with the TLS certificate, followed by its chain.
    tls_key
        PEM file with the private key. [default: the certificate's file]
    workers
        Number of processes that hold the matches; 0 keeps everything in one process. [default: one per core]
    story
        Profile of the language models and speech servers to use: a file, or a shipped one such as qwen.
    """
    with needs_extra("server", "The server"):
        from turnwright.server.app.serve import LOG_FORMAT, ServeError, ServeOptions, default_workers
        from turnwright.server.app.serve import serve as start_server
        from turnwright.server.stores import StoreError
    from msgspec.structs import replace

    from turnwright.cli.terminal.text import ui_catalogue
    from turnwright.server.settings import ServerSettings
    from turnwright.story.models.profile import ProfileError, read_profile

    if not 0 <= port < 65536:
        raise UserError("The port must be a whole number from 0 to 65535")
    if workers is not None and not 0 <= workers <= MOST_WORKERS:
        raise UserError(f"The workers must be a whole number from 0 to {MOST_WORKERS}")

    options = ServeOptions(
        host,
        port,
        store,
        tuple(origins or ()),
        reopen,
        hosts=tuple(hosts or ()),
        proxies=tuple(proxies or ()),
        tls_cert=tls_cert,
        tls_key=tls_key,
        workers=default_workers() if workers is None else workers,
    )

    def greet(address: str, kept: str) -> None:
        words = ui_catalogue(language())
        for sentence in _welcome(address, kept, host in ALL_ADDRESSES, words):
            print(sentence, flush=True)  # nothing else flushes the output for hours
        if not options.is_local() and not tls_cert:
            print(words.say("ui-open-plain"), file=sys.stderr)

    try:
        settings = replace(ServerSettings(), story=read_profile(story) if story else None)
    except ProfileError as error:
        raise UserError(str(error), code=Exit.BAD_FILE) from None
    logging.basicConfig(format=LOG_FORMAT)
    try:
        start_server(options, greet, settings)
    except (ServeError, StoreError) as error:
        raise UserError(str(error), code=Exit.BAD_FILE) from None
    return Exit.FINE


def _welcome(address: str, kept: str, on_all_addresses: bool, catalogue: "Catalogue") -> Iterator[str]:
    from socket import gethostname

    yield catalogue.say("ui-open-at", {"address": address, "kept": kept})
    yield catalogue.say("ui-open-host", {"line": f"turnwright host duel --at {address}"})
    if on_all_addresses:
        scheme = address.partition("://")[0]
        remote = f"{scheme}://{gethostname()}:{address.rpartition(':')[2]}"
        yield catalogue.say("ui-open-far", {"line": f"turnwright host duel --at {remote}"})
    yield catalogue.say("ui-open-more", {"address": f"{address}/openapi.json"})
    yield catalogue.say("ui-open-close")


@app.command(group=SERVE)
def host(
    what: str,
    /,
    *,
    at: str = "http://127.0.0.1:8765",
    seats: Seats = (),
    hero: Heroes = (),
    changes: Changes = None,
    own_dice: Flag = False,
    setting: Values = None,
    ca_file: File = "",
) -> Exit:
    """Create a match on a server and print how each person joins it.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO; the scenario may be a file.
    at
        Address of the server, as `turnwright serve` prints it.
    own_dice
        Players contribute to each roll, so that neither they nor the server can predict or forge it.
    setting
        Setting of the match, as in away=pause.
    ca_file
        PEM file with additional certificates to trust, for a server whose certificate is private.
    """
    from turnwright.cli.terminal.remote import join as terminal

    return terminal.host(
        what, at, seats, own_dice, setting or (), language(), ca_file, hero, tuple(changes or ())
    )


@app.command(group=SERVE)
def join(
    url: str,
    /,
    *,
    name: Annotated[str, Parameter(name=["--as"])] = "",
    seat: str = "",
    token: str = "",
    watch: Flag = False,
    before: Annotated[str, Parameter(name=["--from"])] = "",
    ca_file: File = "",
) -> Exit:
    """Join a match on a server, or return to it with the same command.

    Parameters
    ----------
    url
        Address of the match, as `turnwright host` prints it.
    name
        Your name, as the other players see it.
    seat
        Seat to take if the invite covers several, by number or name.
    token
        The invite, if the address does not contain it.
    watch
        Watch as a spectator.
    before
        The server's previous address, if it has moved since you joined.
    ca_file
        PEM file with additional certificates to trust, for a server whose certificate is private.
    """
    from turnwright.cli.terminal.remote import join as terminal

    return terminal.join(url, terminal.JoinOptions(name, seat, token, watch, language(), before, ca_file))
