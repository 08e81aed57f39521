"""The exceptions of the kernel."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rejected(Exception):
    """A command that the rules refuse: a code, the reason, the field at fault and what would be legal."""

    def __init__(self, code: str, reason: str, field: str = "", legal: Sequence[object] = ()) -> None:
        # Keep all arguments, so that it can be pickled.
        super().__init__(code, reason, field, list(legal))
        self.code = code
        self.reason = reason
        self.field = field
        self.legal: list[object] = list(legal)

    def __str__(self) -> str:
        return self.reason

    def as_data(self) -> dict[str, object]:
        """Return the refusal as plain values, for a network or a log."""
        return {"code": self.code, "field": self.field, "reason": self.reason, "legal": self.legal}


class Waiting(BaseException):
    """Raised inside a command that needs a player's roll or choice; no handler of a game may swallow it."""


class GameFault(Exception):
    """A game broke the kernel's contract; the message names the rule it broke."""

    def __reduce__(self) -> tuple[object, ...]:
        # A compiled class has no `__dict__`, which Dask reads unless `__reduce__` is defined.
        return type(self), self.args


class BotFault(GameFault):
    """A bot failed or gave a command that the rules refuse."""

    def __init__(self, seat: int, name: str, words: str) -> None:
        super().__init__(seat, name, words)
        self.seat = seat
        self.name = name
        self.words = words

    def __str__(self) -> str:
        return f'the bot "{self.name}" {self.words}'


class JournalError(Exception):
    """A journal that cannot be read: the line, counted from 1, and what was expected there."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


class ContentError(Exception):
    """A file of content that cannot be used: which file, where in it, and what was expected."""

    def __init__(self, file: str, path: str, expected: str) -> None:
        super().__init__(file, path, expected)
        self.file = file
        self.path = path
        self.expected = expected

    def __str__(self) -> str:
        return f"{self.file}: {self.path}: {self.expected}" if self.path else f"{self.file}: {self.expected}"
