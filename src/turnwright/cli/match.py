"""Commands for the host of a match on a server: invite, archive, remove."""

from cyclopts import App

from turnwright.cli.app import SERVE, File, Flag, Whole, app, language
from turnwright.cli.errors import Exit

match_app = App(name="match", group=SERVE, help="Manage a match that you host on a server.")
app.command(match_app)


@match_app.command
def invite(url: str, seat: Whole, /, *, token: str = "", ca_file: File = "") -> Exit:
    """Replace the invite of a seat. The old invite and token stop working.

    Parameters
    ----------
    url
        Address of the match, as `turnwright host` prints it.
    seat
        Number of the seat, counted from 0.
    token
        Host token. [default: the one that `turnwright host` saved]
    ca_file
        PEM file with additional certificates to trust, for a server whose certificate is private.
    """
    from turnwright.cli.terminal.remote import join as terminal

    return terminal.invite(url, seat, token, language(), ca_file)


@match_app.command
def archive(url: str, /, *, token: str = "", undo: Flag = False, ca_file: File = "") -> Exit:
    """Hide a match from the lobby and keep it readable.

    Parameters
    ----------
    url
        Address of the match, as `turnwright host` prints it.
    token
        Host token. [default: the one that `turnwright host` saved]
    undo
        List the match again.
    ca_file
        PEM file with additional certificates to trust, for a server whose certificate is private.
    """
    from turnwright.cli.terminal.remote import join as terminal

    return terminal.archive(url, token, undo, language(), ca_file)


@match_app.command
def remove(url: str, /, *, token: str = "", ca_file: File = "") -> Exit:
    """Permanently remove a match and all its data.

    Parameters
    ----------
    url
        Address of the match, as `turnwright host` prints it.
    token
        Host token. [default: the one that `turnwright host` saved]
    ca_file
        PEM file with additional certificates to trust, for a server whose certificate is private.
    """
    from turnwright.cli.terminal.remote import join as terminal

    return terminal.remove(url, token, language(), ca_file)
