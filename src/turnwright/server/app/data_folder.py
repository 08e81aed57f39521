"""Where turnwright keeps what it writes for a user, unless it is told another place."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's folder for it; raises `RuntimeError` when there is no home to have one in."""
    own = os.environ.get("TURNWRIGHT_DATA")
    if own:
        return Path(own)
    base = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "turnwright"
