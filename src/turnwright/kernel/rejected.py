"""What the kernel raises: a refusal, a wait for a person, a fault of a game."""

from collections.abc import Sequence


class Rejected(Exception):
    """A command that the rules refuse: a code, the reason, the field at fault and what would be legal."""

    def __init__(self, code: str, reason: str, field: str = "", legal: Sequence[object] = ()) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.field = field
        self.legal: list[object] = list(legal)

    def as_data(self) -> dict[str, object]:
        """The refusal as plain data, for a wire or a log."""
        return {"code": self.code, "field": self.field, "reason": self.reason, "legal": self.legal}


class Waiting(BaseException):
    """Raised inside a command that needs a person's die or choice; no handler of a game may swallow it."""


class GameFault(Exception):
    """A game broke the kernel's contract; the message names the rule it broke."""


class JournalError(Exception):
    """A journal that cannot be read: the line, counted from 1, and what was expected there."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class ContentError(Exception):
    """A file of content that cannot be used: which file, where in it, and what was expected."""

    def __init__(self, file: str, path: str, expected: str) -> None:
        super().__init__(f"{file}: {path}: {expected}" if path else f"{file}: {expected}")
        self.file = file
        self.path = path
        self.expected = expected
