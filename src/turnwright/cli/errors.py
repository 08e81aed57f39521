"""Errors that users can fix: one sentence, a hint, and the exit code."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum


class Exit(IntEnum):
    """Exit codes of the command line; the documentation explains each."""

    FINE = 0
    FAILED = 1
    USAGE = 2
    REFUSED = 3
    UNFINISHED = 4
    BAD_FILE = 5
    FAULT = 70
    INTERRUPTED = 130
    CLOSED_PIPE = 141


class UserError(Exception):
    """An error that the user can fix: what is wrong, and what to try."""

    def __init__(self, sentence: str, hint: str = "", code: Exit = Exit.USAGE) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.hint = hint
        self.code = code

    def __str__(self) -> str:
        return f"{_ended(self.sentence)} {_ended(self.hint)}".strip()

    def in_language(self, lang: str) -> str:
        """The error in the language of the reader, as far as its sentences are known."""
        if lang == "en":
            return str(self)
        from turnwright.cli.translation import translated

        gap = "" if lang == "zh" else " "
        stop = "。" if lang == "zh" else "."
        parts = [translated(self.sentence, lang), translated(self.hint, lang)]
        if parts == [self.sentence, self.hint]:
            return str(self)
        hint = parts[1] if _ended(self.hint) == self.hint else _ended(parts[1], stop)
        return f"{_ended(parts[0], stop)}{gap}{hint}".strip()


class BadFile(UserError):
    """A file that cannot be used: its name, the line if there is one, and what was expected."""

    def __init__(self, file: object, line: int, reason: str, hint: str = "") -> None:
        place = f"{file}, line {line}" if line else str(file)
        super().__init__(f"{place}: {reason}", hint, Exit.BAD_FILE)


def unreadable(file: object, error: Exception) -> BadFile:
    """The error for a file that the system cannot read or write."""
    from turnwright.gamekit.complaints import system_reason

    return BadFile(file, 0, system_reason(error))


def missing_package(error: ModuleNotFoundError) -> str:
    """The name of a missing package; a missing module of our own is raised again."""
    package = (error.name or "turnwright").partition(".")[0]
    if package == "turnwright":
        raise error
    return package


@contextmanager
def needs_extra(extra: str, what: str) -> Iterator[None]:
    """Turn a missing or broken package into a user error; a missing module of our own stays a fault."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = missing_package(error)
        raise UserError(f"{what} needs {package}", f"Try: pip install 'turnwright[{extra}]'") from None
    except ImportError as error:
        raise UserError(f"{what} cannot be loaded: {error}", code=Exit.FAULT) from None


def unknown(kind: str, name: str, known: Sequence[str], see: str = "") -> UserError:
    """The error for an unknown name: suggests the closest one, and lists all or says where to see them."""
    from turnwright.gamekit.complaints import did_you_mean

    hint = f"See: {see}" if see else f"Choose from: {', '.join(known)}"
    return UserError(f"Unknown {kind} {quoted(name)}", f"{did_you_mean(name, known)} {hint}".lstrip())


def shortened(text: str, most: int = 60) -> str:
    """User input, to be quoted in a message: on one line, and cut if it is long."""
    plain = "".join(char if char.isprintable() else "?" for char in text)
    return plain if len(plain) <= most else plain[: most - 3] + "..."


def quoted(text: str) -> str:
    """User input in quotation marks."""
    return f'"{shortened(text)}"'


def _ended(text: str, stop: str = ".") -> str:
    # A full stop would spoil a command at the end of a hint.
    return text if not text or text[-1] in ".?!。？" or "See: " in text or "Try: " in text else text + stop
