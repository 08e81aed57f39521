"""Decodes messages of a server, so that no text in them can control or fake lines of a terminal."""

import re
from typing import Any

import msgspec

from turnwright.protocol.messages import FromServer, Narration, Reveal
from turnwright.story.plain_text import printable

NARRATION = Narration.__struct_config__.tag
REVEAL = Reveal.__struct_config__.tag  # proves a throw by its exact bytes, and is not shown

# Escapes of control characters in JSON, and characters that are not printable: controls, bidirectional
# overrides, separators of lines, and characters without width. Most messages have none.
_SUSPECT = re.compile(
    r"\\[bfnrtu]|[\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
    r"|[\ud800-\udfff]"
)
_from_server = msgspec.json.Decoder(FromServer)


def decode_message(data: str | bytes) -> FromServer:
    """Decode a message; every text in it is one printable line, except narration, which may have several."""
    text = data if isinstance(data, str) else data.decode()
    if _SUSPECT.search(text) is None:
        return _decode(text)
    values = msgspec.json.decode(text)
    kind = values.get("type") if isinstance(values, dict) else None
    if kind == REVEAL:
        return _decode(text)
    cleaned = _cleaned(values)
    if kind == NARRATION and isinstance(values.get("text"), str):
        cleaned["text"] = "\n".join(map(printable, values["text"].split("\n")))
    return _decode(msgspec.json.encode(cleaned))


def decode_view(data: str) -> Any:
    """Decode a view, with the same rule."""
    values = msgspec.json.decode(data)
    return values if _SUSPECT.search(data) is None else _cleaned(values)


def _decode(data: str | bytes) -> FromServer:
    message: FromServer = _from_server.decode(data)
    return message


def _cleaned(value: Any) -> Any:
    if isinstance(value, str):
        return value if value.isprintable() else printable(value)
    if isinstance(value, dict):
        return {_cleaned(key): _cleaned(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_cleaned(each) for each in value]
    return value
