"""Commands to play online: serve, host, join."""

import logging
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from turnwright.cli.app import SERVE, File, Flag, Seats, Values, app, language
from turnwright.cli.errors import Exit, UserError
from turnwright.story.catalogue import Catalogue

ALL_ADDRESSES = ("0.0.0.0", "::")
LOG_FORMAT = "%(asctime)s %(levelname)s %(message)s"  # on standard error


@app.command(group=SERVE)
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8765,
    store: File = "",
    origins: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    reopen: str = "",
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
        Id of a match that became read-only because its store lost data, to be played again.
    """
    try:
        from turnwright.server.app.serve import ServeError, ServeOptions
        from turnwright.server.app.serve import serve as start_server
        from turnwright.server.stores import StoreError
    except ImportError:
        raise UserError("The server is not installed", "Try: pip install 'turnwright[server]'") from None
    from turnwright.cli.terminal.text import ui_catalogue

    if not 0 <= port < 65536:
        raise UserError("The port must be a whole number from 0 to 65535")

    def greet(address: str, kept: str) -> None:
        for sentence in _welcome(address, kept, host in ALL_ADDRESSES, ui_catalogue(language())):
            print(sentence, flush=True)  # nothing else flushes the output for hours

    logging.basicConfig(format=LOG_FORMAT)
    try:
        start_server(ServeOptions(host, port, store, tuple(origins or ()), reopen), greet)
    except (ServeError, StoreError) as error:
        raise UserError(str(error), code=Exit.BAD_FILE) from None
    return Exit.FINE


def _welcome(address: str, kept: str, on_all_addresses: bool, catalogue: Catalogue) -> Iterator[str]:
    from socket import gethostname

    yield catalogue.say("ui-open-at", {"address": address, "kept": kept})
    yield catalogue.say("ui-open-host", {"line": f"turnwright host duel --at {address}"})
    if on_all_addresses:
        remote = f"http://{gethostname()}:{address.rpartition(':')[2]}"
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
    own_dice: Flag = False,
    setting: Values = None,
) -> Exit:
    """Create a match on a server and print how each person joins it.

    Parameters
    ----------
    what
        GAME or GAME/SCENARIO; the scenario may be a file.
    at
        Address of the server, as `turnwright serve` prints it.
    own_dice
        Players contribute half of each throw, so that neither they nor the server can forge it.
    setting
        Setting of the match, as in away=pause.
    """
    from turnwright.cli.terminal import join as terminal

    return terminal.host(what, at, seats, own_dice, setting or (), language())


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
) -> Exit:
    """Join a match on a server, or return to it with the same command.

    Parameters
    ----------
    url
        Address of the match, as `turnwright host` prints it.
    name
        Your name, as the other players see it.
    seat
        Which of your seats in the match to take, by number or name.
    token
        The invite, if the address does not contain it.
    watch
        Watch as a spectator.
    before
        The server's previous address, if it has moved since you joined.
    """
    from turnwright.cli.terminal import join as terminal

    return terminal.join(url, terminal.JoinOptions(name, seat, token, watch, language(), before))
