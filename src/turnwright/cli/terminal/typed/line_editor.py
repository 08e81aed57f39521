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

from turnwright.cli.terminal.typed.phrases import Vocabulary

if sys.platform != "win32":
    import readline as _readline
    import termios as _termios

LONGEST_HISTORY = 500
MOST_COMPLETIONS = 60
FIRST_IDEOGRAPH = "\u2e80"


class LineEditor:
    """Reads edited lines; `read` blocks and may be called by one thread at a time."""

    def __init__(self, readline: ModuleType, prompt: str) -> None:
        self.prompt = prompt
        self.active = False  # whether a line is being edited
        self.vocabulary: Callable[[], Vocabulary] = Vocabulary  # what Tab completes
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
        """The text of the line that is being edited."""
        return self._readline.get_line_buffer() if self.active else ""

    def waiting(self) -> bool:
        """Whether a line was typed that `read` has not begun to edit."""
        try:
            return not self.active and bool(select([sys.stdin], [], [], 0)[0])
        except (OSError, ValueError):
            return False

    def complete(self, text: str, number: int) -> str | None:
        """Return one completion of the last word, `text`, as readline asks for them."""
        if number == 0:
            line = self._readline.get_line_buffer()[: self._readline.get_endidx()]
            try:
                found = completions(line, self.vocabulary())
            except Exception:  # an error here would be printed into the line that is being edited
                found = []
            self._found = [each[len(line) - len(text) :] for each in found]
        return self._found[number] if number < len(self._found) else None

    def _configure(self) -> None:
        readline = self._readline
        readline.set_completer_delims(" ")  # the list of completions repeats no words before the last
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


def completions(line: str, known: Vocabulary) -> list[str]:
    """The line with its last words completed to what may follow the words before; the most words count."""
    for word in known.asides:
        if _follows(line, word):
            rest = line[len(word) :].lstrip()
            before = line[: len(line) - len(rest)]
            return [before + each for each in completions(rest, known)]
    verb = max((words for words in known.after if _follows(line, words)), key=len, default="")
    if " " not in line and not verb:
        fitting = _starting(line, known.starts) or (_starting(line, known.anywhere) if line else [])
        return fitting[:MOST_COMPLETIONS]
    end = len(verb) + (line[len(verb) :].startswith(" "))
    starts = [end, *(at + 1 for at, char in enumerate(line) if char == " " and at >= end)]
    for phrases in (known.after.get(verb, known.anywhere), known.anywhere):
        for at in starts:
            if line[at:] and (fitting := _starting(line[at:], phrases)):
                return [line[:at] + phrase for phrase in fitting][:MOST_COMPLETIONS]
    following = known.after.get(verb, known.anywhere) if line.endswith(" ") else []
    return [line + phrase for phrase in following][:MOST_COMPLETIONS]


def _follows(line: str, words: str) -> bool:
    # Whether the line goes on after these words; Chinese needs no blank between them.
    rest = _plain(line).removeprefix(_plain(words))
    if len(rest) == len(_plain(line)):
        return False
    return rest.startswith(" ") or (bool(rest) and words[-1] >= FIRST_IDEOGRAPH)


def _starting(text: str, phrases: Sequence[str]) -> list[str]:
    # Those that start with a text, in which accents may be left out.
    fitting = [phrase for phrase in phrases if phrase.casefold().startswith(text.casefold())]
    return fitting or [phrase for phrase in phrases if _plain(phrase).startswith(_plain(text))]


def _plain(text: str) -> str:
    return "".join(char for char in normalize("NFD", text.casefold()) if not combining(char))
