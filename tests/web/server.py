"""A server as people start it, in a process of its own, which can be killed and started again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

# The tests make more matches a minute than a server accepts from one address. All matches have the same seed,
# so that the dice of a test are the same in every run.
SERVE = """
from functools import partial

from turnwright.cli import main
from turnwright.server import settings
from turnwright.server.host.lobby import create
from turnwright.server.host.stored import set_up

set_up.randbelow = create.randbelow = lambda _: 2026
settings.ServerSettings = partial(settings.ServerSettings, creations=10_000)
main()
"""


class Server:
    """A server on a store of its own; started again, it has the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        self.address = ""
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        store = str(self.folder / "matches.sqlite")
        command = [sys.executable, "-c", SERVE, "serve", "--port", port, "--store", store]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--workers", "0"], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http://"))

    def kill(self) -> None:
        """End it as a power failure would."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.communicate()
