"""Editing of typed lines with the standard `readline`: arrows, history, Ctrl-A/E/L/R and Tab.

Only this module knows readline. It is used on a real terminal; a pipe, a dumb terminal and a system without
readline read plain lines.
"""

import atexit
import os
import sys
from collections.abc import Callable, Sequence
from select import select
from types import ModuleType
from unicodedata import combining, normalize

if sys.platform != "win32":
    import readline as _readline
    import termios as _termios

LONGEST_HISTORY = 500
MOST_COMPLETIONS = 60

Phrases = Callable[[], Sequence[str]]


class LineEditor:
    """Reads edited lines; `read` blocks and may be called by one thread at a time."""

    def __init__(self, readline: ModuleType, prompt: str) -> None:
        self.prompt = prompt
        self.active = False  # whether a line is being edited
        self.phrases: Phrases = list  # what Tab completes
        self._readline = readline
        self._found: list[str] = []
        self._configure()

    def read(self) -> str:
        """Read one line; raises `EOFError` at the end."""
        self.active = True
        try:
            return input(self.prompt)
        finally:
            self.active = False

    def typed_so_far(self) -> str:
        """What stands in the line that is being edited."""
        return self._readline.get_line_buffer() if self.active else ""

    def waiting(self) -> bool:
        """Whether a line was typed that `read` has not begun to edit."""
        try:
            return not self.active and bool(select([sys.stdin], [], [], 0)[0])
        except (OSError, ValueError):
            return False

    def complete(self, text: str, number: int) -> str | None:
        """Return one completion of the line, as readline asks for them."""
        if number == 0:
            try:
                self._found = completions(text, self.phrases())
            except Exception:  # an error here would be printed into the line that is being edited
                self._found = []
        return self._found[number] if number < len(self._found) else None

    def _configure(self) -> None:
        readline = self._readline
        readline.set_completer_delims("")  # the completer sees the whole line
        readline.set_completer(self.complete)
        readline.set_history_length(LONGEST_HISTORY)
        if "libedit" in (readline.__doc__ or ""):
            readline.parse_and_bind("bind ^I rl_complete")
            return
        for setting in ("tab: complete", "set enable-bracketed-paste off", "set completion-ignore-case on"):
            readline.parse_and_bind(setting)


def line_editor(prompt: str) -> LineEditor | None:
    """The editor for standard input and output, or None where there is none."""
    if sys.platform == "win32" or os.environ.get("TERM", "") in ("", "dumb"):
        return None
    try:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return None
        descriptor = sys.stdin.fileno()
        modes = _termios.tcgetattr(descriptor)
    except (OSError, ValueError, AttributeError, _termios.error):
        return None
    # Ctrl-C ends the program while another thread edits a line, which would leave the terminal without echo.
    atexit.register(_termios.tcsetattr, descriptor, _termios.TCSADRAIN, modes)
    return LineEditor(_readline, prompt)


def completions(line: str, phrases: Sequence[str]) -> list[str]:
    """The line with its last words completed to phrases that start with them; the most words count."""
    starts = [0, *(at + 1 for at, char in enumerate(line) if char == " ")]
    for start in starts:
        last = line[start:].casefold()
        fitting = dict.fromkeys(phrase for phrase in phrases if phrase.casefold().startswith(last))
        if not fitting:  # accents may be left out
            plain = _unaccented(last)
            fitting = dict.fromkeys(
                phrase for phrase in phrases if _unaccented(phrase.casefold()).startswith(plain)
            )
        if last and fitting:
            return [line[:start] + phrase for phrase in list(fitting)[:MOST_COMPLETIONS]]
    if line.endswith(" ") or not line:
        return [line + phrase for phrase in list(dict.fromkeys(phrases))[:MOST_COMPLETIONS]]
    return []


def _unaccented(text: str) -> str:
    return "".join(char for char in normalize("NFD", text) if not combining(char))
