"""The `turnwright` application: command groups, shared option types, the language, and the help pages."""

import os
import re
import sys
import textwrap
from collections.abc import Sequence
from io import StringIO
from typing import Annotated, Any

from cyclopts import App, Group, Parameter
from cyclopts.help import HelpEntry, HelpPanel
from cyclopts.help.formatters import PlainFormatter
from rich.console import Console, ConsoleOptions

import turnwright
from turnwright.cli.errors import UserError
from turnwright.kernel.dice import LARGEST_SEED
from turnwright.story.languages import base_language, is_known_language, languages

LABEL_WIDTHS = {"command": 14, "parameter": 22}  # columns before the descriptions on a help page
UNNAMED = "?"  # the value of `--resume` without a name
NOT_WORTH_SHOWING = ('""', "False", "()")  # defaults

PLAY = Group.create_ordered("Play")
SERVE = Group.create_ordered("Play online")
JOURNALS = Group.create_ordered("Journals")
LAB = Group.create_ordered("Lab")
CONTENT = Group.create_ordered("Content")
TOOLS = Group.create_ordered("Tools")
OPTIONS = Group("Options", sort_key=(sys.maxsize,))


class _HelpConsole(Console):
    """The console of the help pages; `main` handles a closed pipe."""

    def on_broken_pipe(self) -> None:
        """Leave a closed pipe to `main`."""
        raise BrokenPipeError


class _HelpFormatter(PlainFormatter):
    """Plain help pages in two columns, wrapped to the width of the terminal."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print one panel: its title, and a row for each command or parameter."""
        if not panel.entries:
            return
        self._print_plain(console, f"{panel.title}:")
        for entry in panel.entries:
            labels = entry.display_labels_with_metavar if panel.format == "parameter" else entry.all_options
            row = _row(", ".join(labels), _description(entry), LABEL_WIDTHS[panel.format], console.width)
            self._print_plain(console, row)
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Print what a command does, each paragraph wrapped to the width."""
        with console.capture() as captured:
            super().render_description(console, options, description)
        parts = re.split(r"\n\s*\n", _without_marks(captured.get()).strip())
        text = "\n\n".join(
            textwrap.fill(" ".join(each.split()), console.width, break_on_hyphens=False) for each in parts
        )
        if text:
            self._print_plain(console, f"{text}\n")


def _without_marks(text: str) -> str:
    # The docstrings mark commands; nothing else on a help page needs a reader of Markdown.
    return text.replace("`", "")


def _description(entry: HelpEntry) -> str:
    page = Console(file=StringIO(), width=10_000, no_color=True, highlight=False, markup=False, emoji=False)
    page.print(entry.description or "")
    parts = [_without_marks(page.file.getvalue())]  # type: ignore[attr-defined]
    if entry.env_var:
        parts.append(f"[env: {', '.join(entry.env_var)}]")
    if entry.default is not None and entry.default not in NOT_WORTH_SHOWING:
        parts.append(f"[default: {entry.default}]")
    return " ".join(" ".join(parts).split())


def _row(label: str, text: str, label_width: int, width: int) -> str:
    indent = " " * label_width
    lines = [
        indent + line for line in textwrap.wrap(text, max(20, width - label_width), break_on_hyphens=False)
    ]
    if len(label) + 3 > label_width or not lines:
        return "\n".join([f"  {label}", *lines])
    return "\n".join([f"  {label}".ljust(label_width) + lines[0].lstrip(), *lines[1:]])


app = App(
    name="turnwright",
    help="A deterministic engine for turn-based battles, and the server to play them on.",
    version=turnwright.__version__,
    help_formatter=_HelpFormatter(),
    console=_HelpConsole(highlight=False, markup=False),
    help_flags=["--help", "-h"],
    help_format="plaintext",
    group_parameters=OPTIONS,
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
app.meta.suppress_keyboard_interrupt = False
for flag, text in {"--help": "Show this help.", "--version": "Show the version."}.items():
    app[flag].group = (TOOLS,)
    app[flag].help = text


# The language of this call.


class _Language:
    name = ""


def language(saved: str = "") -> str:
    """The language of all that a person sees: the chosen one, else a saved match's, else the locale's.

    A language without catalogues counts as English.
    """
    return _Language.name or saved or locale_language() or "en"


def locale_language() -> str:
    """The language of the locale, or an empty string if it has no catalogues."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return base_language(value) if is_known_language(value) else ""
    return ""


def with_language_first(words: Sequence[str]) -> list[str]:
    """The words of a command line with `--lang` in front, where no argument takes it for its value."""
    end = words.index("--") if "--" in words else len(words)
    for at, word in enumerate(words[:end]):
        if word == "--lang" and at + 1 < end:
            return [*words[at : at + 2], *words[:at], *words[at + 2 :]]
        if word.startswith("--lang="):
            return [word, *words[:at], *words[at + 1 :]]
    return list(words)


def _with_unnamed(words: Sequence[str]) -> list[str]:
    # `--resume` may be given without a name.
    found = []
    for at, word in enumerate(words):
        bare = word == "--resume" and (at + 1 == len(words) or words[at + 1].startswith("--"))
        found += [word, UNNAMED] if bare else [word]
    return found


@app.meta.default
def _start(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[
        str,
        Parameter(
            help="Language: en, pt, fr or zh. Default: that of the saved match, or of the locale.",
            env_var="TURNWRIGHT_LANG",
        ),
    ] = "",
) -> Any:
    if lang and not is_known_language(lang):
        raise UserError(f'Unknown language "{lang}"', f"Choose from: {', '.join(languages())}")
    _Language.name = lang
    return app(_with_unnamed(words), exit_on_error=False, print_error=False)


# Option types that several commands share.


def _whole(kind: Any, tokens: Sequence[Any]) -> int:
    # The converter of cyclopts rounds 1.5 to 2.
    text = str(tokens[0].value)
    if not (text.removeprefix("-").isdecimal() and len(text) < 24):
        raise ValueError(f'must be a whole number, not "{text[:40]}".')
    return int(text)


def _seed(kind: Any, tokens: Sequence[Any]) -> int:
    seed = _whole(kind, tokens)
    if not 0 <= seed <= LARGEST_SEED:
        raise UserError(f"The seed must be a whole number from 0 to {LARGEST_SEED}")
    return seed


def split_names(text: str) -> tuple[str, ...]:
    """Names separated by commas."""
    return tuple(name.strip() for name in text.split(",")) if text else ()


def _names(kind: Any, tokens: Sequence[Any]) -> tuple[str, ...]:
    return split_names(str(tokens[0].value))


Flag = Annotated[bool, Parameter(negative=())]
File = Annotated[str, Parameter(allow_leading_hyphen=True)]
Whole = Annotated[int, Parameter(converter=_whole)]
OptionalWhole = Annotated[int | None, Parameter(converter=_whole)]
Seed = Annotated[int, Parameter(converter=_seed)]
OptionalSeed = Annotated[int | None, Parameter(converter=_seed)]
Names = Annotated[tuple[str, ...], Parameter(converter=_names, n_tokens=1, negative=(), metavar="NAMES")]
Values = Annotated[list[str] | None, Parameter(negative=())]
Heroes = Annotated[
    Names, Parameter(help="Heroes that you play, by id or name, as in fighter; bots play the others.")
]
Changes = Annotated[Values, Parameter(name="--set", help="Value of the scenario to change, as in players=2.")]
Seats = Annotated[Names, Parameter(help="Player of each seat, as in person,random. [default: the game's]")]
