"""The folder for a user's matches, saves and seat tokens."""

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """`TURNWRIGHT_DATA`, or the system's data folder; `RuntimeError` if there is no home folder."""
    own = os.environ.get("TURNWRIGHT_DATA")
    if own:
        return Path(own)
    folder = user_data_path("turnwright", appauthor=False)
    if not folder.is_absolute() and str(folder).startswith("~"):
        raise RuntimeError("Could not determine home directory.")
    return folder
