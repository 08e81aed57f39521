"""Servers of another kind, or faulty ones: one answers every request, one sends anything on a socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve


@contextmanager
def answering(status: int, body: bytes) -> Iterator[str]:
    """A server that answers all the same; its address."""

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            self.send_response(status)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        do_GET = do_POST

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server, _beside(server, 0.01):
        yield f"http://127.0.0.1:{server.server_address[1]}"


@contextmanager
def telling(*messages: Any, **replies: Any) -> Iterator[str]:
    """A server that sends this on every socket and replies by message type; returns its address."""

    def talk(socket: ServerConnection) -> None:
        try:
            socket.recv()
            for message in messages:
                socket.send(_text(message))
            for data in socket:
                said = msgspec.json.decode(data)
                if said["type"] in replies:
                    socket.send(_text({**replies[said["type"]], "id": said["id"]}))
        except ConnectionClosed:
            pass

    with serve(talk, "127.0.0.1", 0) as server, _beside(server):
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"


def _text(message: Any) -> str | bytes:
    return message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()


@contextmanager
def _beside(server: Any, *look: float) -> Iterator[None]:
    thread = Thread(target=server.serve_forever, args=look, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
