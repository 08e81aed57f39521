"""A real server on the loopback, in a thread of its own, that a test can stop and start again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event, Thread
from typing import Any

from server.serving import LiveServer, live_server

PATIENCE = 60.0


class Served:
    """A server on a SQLite file; a restarted server keeps its address."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.port = 0
        self.url = ""

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def start(self) -> None:
        self._ready = Event()
        self._thread = Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def stop(self) -> None:
        """Close it, as a signal would."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._over.set)
            self._thread.join(PATIENCE)

    def do(self, work: Any) -> Any:
        """Run something that awaits in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._over = asyncio.Event()
        async with live_server(self.store, port=self.port) as opened:
            self.open: LiveServer = opened
            self.url = opened.url
            self.port = int(opened.url.rpartition(":")[2])
            self._ready.set()
            await self._over.wait()
