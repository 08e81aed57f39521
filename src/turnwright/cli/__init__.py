"""The command line. Each group of commands has a module; `main` runs one and explains what goes wrong."""

import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnusedCliTokensError,
)

from turnwright import games
from turnwright.cli import (
    doctor,
    journal,
    lab,
    match,
    new,
    play,
    schema,
    server,
    store,
    story,
    tactics,
    wuxia,
)
from turnwright.cli.app import app, language, with_language_first
from turnwright.cli.errors import Exit, UserError, unknown
from turnwright.kernel.dice import DiceError
from turnwright.kernel.errors import ContentError, GameFault, JournalError, Rejected
from turnwright.story.plain_text import printable

__all__ = [
    "app",
    "doctor",
    "journal",
    "lab",
    "main",
    "match",
    "new",
    "play",
    "schema",
    "server",
    "store",
    "story",
    "tactics",
    "wuxia",
]

DEBUG = "TURNWRIGHT_DEBUG"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code; every error is one plain sentence."""
    _prepare_streams()
    games.rescan()
    try:
        words = with_language_first(sys.argv[1:] if argv is None else argv)
        result = app.meta(words, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return int(result) if isinstance(result, int) else Exit.FINE
    except BrokenPipeError:
        return _closed_pipe()
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except Exception as error:
        if os.environ.get(DEBUG):
            traceback.print_exc()
        sentence, code = _explained(error)
        try:
            # It may quote a third-party file or server: no control character may reach the terminal.
            print("\n".join(map(printable, sentence.split("\n"))), file=sys.stderr)
            sys.stdout.flush()
        except OSError:
            _closed_pipe()
        return code


def _prepare_streams() -> None:
    # Replace a closed stream by /dev/null, and characters that a stream cannot encode by "?".
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - never closed
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _explained(error: Exception) -> tuple[str, Exit]:
    reason = " ".join((str(error) or type(error).__name__).split())
    if isinstance(error, UserError):
        return error.in_language(language()), error.code
    if isinstance(error, UnknownCommandError):
        commands = [name for name in app if not name.startswith("-")]
        typed = (error.unused_tokens or [""])[0]
        return unknown("command", typed, commands, "turnwright --help").in_language(language()), Exit.USAGE
    if isinstance(error, CycloptsError):
        command = " ".join(["turnwright", *(error.command_chain or ())])
        misused = UserError((_misused(error) or reason).removesuffix("."), f"See: {command} --help")
        return misused.in_language(language()), misused.code
    if isinstance(error, Rejected):
        from turnwright.cli.translation import translated

        return translated(f"Refused ({error.code}): {error.reason}", language()), Exit.REFUSED
    if isinstance(error, OSError) and error.filename is None:
        # Every file is named where it is opened or written; an error without a name is about the output.
        reason = error.strerror or reason
        return UserError(f"Cannot write the output: {reason[:1].lower()}{reason[1:]}").in_language(
            language()
        ), Exit.BAD_FILE
    if isinstance(error, ContentError):
        return UserError(reason.removesuffix(".")).in_language(language()), Exit.BAD_FILE
    if isinstance(error, JournalError | OSError):
        return reason, Exit.BAD_FILE
    if isinstance(error, DiceError):
        return reason, Exit.USAGE
    failed = (
        "The rules of the game failed"
        if isinstance(error, GameFault)
        else f"Internal error: {type(error).__name__}"
    )
    return UserError(f"{failed}: {reason}", f"Set {DEBUG}=1 to see a traceback").in_language(
        language()
    ), Exit.FAULT


NUMBERS = {int: "a whole number", float: "a number"}


def _misused(error: CycloptsError) -> str:
    """Explain a wrong option or argument, where the library would describe it in terms of Python."""
    name = error.argument.name if error.argument is not None else ""
    if isinstance(error, MissingArgumentError) and name:
        return f"{error.keyword} needs a value." if error.keyword else f"{name} is missing."
    if isinstance(error, CoercionError) and error.token is not None and error.msg is None:
        expected = NUMBERS.get(error.target_type or str)
        return f'{name} must be {expected}, not "{error.token.value[:40]}".' if expected else ""
    if isinstance(error, CoercionError) and name and str(error.msg or "").startswith("must be "):
        return f"{name} {error.msg}"
    if isinstance(error, RepeatArgumentError):
        return f"{error.token.keyword} can be given only once."
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return f'Unexpected argument: "{error.unused_tokens[0]}".'
    return ""


def _closed_pipe() -> int:
    # The reader closed the pipe; redirect to /dev/null so the interpreter does not fail on exit.
    for stream in (sys.stdout, sys.stderr):
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        except (OSError, ValueError):
            continue
    return Exit.CLOSED_PIPE


if __name__ == "__main__":
    sys.exit(main())
