"""The error of the client library."""

from collections.abc import Sequence
from typing import Any

from turnwright.protocol.messages import Refused


class ClientError(Exception):
    """The server refused, or cannot be reached: a code, a sentence, and what would be legal."""

    def __init__(self, code: str, reason: str, field: str = "", legal: Sequence[Any] = ()) -> None:
        super().__init__(code, reason, field, tuple(legal))
        self.code, self.reason, self.field, self.legal = code, reason, field, tuple(legal)
        self.refused: Refused | None = None  # the full message, if a command was refused

    def __str__(self) -> str:
        return f"{self.reason} ({self.code})"
