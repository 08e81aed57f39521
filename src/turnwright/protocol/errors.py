"""Errors of the server that its layers share."""

from collections.abc import Sequence

from turnwright.kernel.errors import Rejected


class Overtaken(Rejected):
    """Another input was stored first, so this one was not carried out."""

    def __init__(self) -> None:
        super().__init__("stale", "another input was stored first")


class HostError(Exception):
    """A request that the server refuses: a code, the reason, the field at fault and what would be legal."""

    def __init__(self, code: str, reason: str, field: str = "", legal: Sequence[object] = ()) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason
        self.field = field
        self.legal = list(legal)

    def __str__(self) -> str:
        return self.reason
