"""Small servers with the HTTP shapes of Whisper, whisper.cpp, XTTS, OpenAI speech and voice conversion."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

WAV = b"RIFF\x24\x00\x00\x00WAVEfmt spoken"


class SpeechServer:
    """Records what it was asked; `fault` makes it fail."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, dict[str, Any]]] = []
        self.fault = ""
        self.url = ""


def handler(server: SpeechServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def log_message(self, *args: object) -> None:
            pass

        def reply(self, body: bytes, kind: str, status: int = 200) -> None:
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def say(self, value: Any, status: int = 200) -> None:
            self.reply(json.dumps(value).encode(), "application/json", status)

        def do_GET(self) -> None:
            if self.path == "/speakers_list":
                self.say(["calm_female", "male"])
            else:
                self.say({"detail": "Not Found"}, 404)

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            kind = self.headers["Content-Type"]
            fields = json.loads(body) if kind == "application/json" else form(kind, body)
            server.asked.append((self.path, fields))
            if server.fault == "500":
                self.say({"detail": "CUDA out of memory"}, 500)
            elif server.fault == "garbage":
                self.reply(b"<html>no</html>", "text/html")
            elif server.fault == "huge":
                self.reply(b"RIFF" + bytes(3 * 1024 * 1024), "audio/wav")
            elif self.path in ("/v1/audio/transcriptions", "/inference"):
                self.say({"text": " Eu ataco o goblin\n com a espada. ", "usage": {"seconds": 2}})
            elif self.path == "/tts_to_audio/":
                known = fields["language"] in ("en", "pt", "fr", "zh-cn")
                self.reply(WAV, "audio/wav") if known else self.say({"detail": "Language not supported"}, 400)
            elif self.path == "/v1/audio/speech":
                self.reply(WAV, "audio/wav")
            elif self.path == "/wav2wav":
                self.reply(fields["file"] + b" converted", "audio/wav")
            else:
                self.say({"detail": "Not Found"}, 404)

    return Handler


def form(kind: str, body: bytes) -> dict[str, Any]:
    """The fields of a form with files, as a server parses them."""
    message = BytesParser().parsebytes(b"Content-Type: " + kind.encode() + b"\r\n\r\n" + body)
    assert message.get_content_type() == "multipart/form-data"
    fields: dict[str, Any] = {}
    for part in message.get_payload():
        assert not isinstance(part, str)
        name = part.get_param("name", header="content-disposition")
        data = part.get_payload(decode=True)
        if part.get_filename():
            fields["filename"] = part.get_filename()
            fields[str(name)] = data
        else:
            fields[str(name)] = data.decode()
    return fields


@contextmanager
def speech_server() -> Iterator[SpeechServer]:
    """Serve on a free port of this machine."""
    server = SpeechServer()
    with ThreadingHTTPServer(("127.0.0.1", 0), handler(server)) as http:
        server.url = f"http://127.0.0.1:{http.server_address[1]}"
        thread = Thread(target=http.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield server
        finally:
            http.shutdown()
            thread.join()
