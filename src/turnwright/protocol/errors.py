"""What cannot be had of a hall or a room."""

from collections.abc import Sequence

from turnwright.kernel.errors import Rejected


class Overtaken(Rejected):
    """Somebody else stored an input first, so this one was not carried out."""

    def __init__(self) -> None:
        super().__init__("stale", "somebody else was faster")


class HostError(Exception):
    """What was asked cannot be: a code, the reason, the field at fault and what would be right."""

    def __init__(self, code: str, reason: str, field: str = "", legal: Sequence[object] = ()) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason
        self.field = field
        self.legal = list(legal)

    def __str__(self) -> str:
        return self.reason
