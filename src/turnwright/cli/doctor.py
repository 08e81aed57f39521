"""The doctor command."""

from turnwright.cli.app import TOOLS, Flag, app
from turnwright.cli.errors import Exit


@app.command(group=TOOLS)
def doctor(*, verbose: Flag = False) -> Exit:
    """Check this installation and show its components.

    Parameters
    ----------
    verbose
        Also show every check, package, game and module.
    """
    from turnwright.cli.self_test import report

    return report(verbose)
