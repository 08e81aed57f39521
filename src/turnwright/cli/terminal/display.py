"""The display of a match in the terminal: news, rolls, positions and the outcome."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from turnwright.cli.journal import roll_odds
from turnwright.cli.terminal.output.colours import Painter
from turnwright.cli.terminal.screen import UNLIMITED, Screen
from turnwright.cli.terminal.session import HowToReturn, Session
from turnwright.cli.terminal.text import Text
from turnwright.gamekit.naming import TIE
from turnwright.kernel.game import SPECTATOR
from turnwright.kernel.records import Message

TRIES = 3  # to draw a position in the rows that are left
ASIDE = "  "  # before each further line of what is no part of the match
TICKS = (10, 5, 3, 2, 1)  # seconds left that are announced to a person who has to choose


class Drawn(NamedTuple):
    """A line of a position; a row of a map has a `rim`, the width of its label."""

    text: str
    rim: int

    @property
    def indent(self) -> str:
        """What stands before the rest of a line that is wrapped: as much as before its beginning."""
        return " " * (len(self.text) - len(self.text.lstrip(" ")))


class Display:
    """Shows a match to the person who looks at the screen."""

    def __init__(self, session: Session, screen: Screen, texts: Text) -> None:
        self.session = session
        self.screen = screen
        self.texts = texts
        # The seat looking at the screen: the only person's, or the one asked last.
        self.viewer = session.people[0] if len(session.people) == 1 else SPECTATOR
        self.announces_ticks = False  # while a person has to choose
        self.outdated = False  # whether to show the position before anything else
        self._drawn: list[Drawn] = []
        self._before: Any = None  # the view that was drawn
        self._ending_shown = False
        self._explained: set[str] = set()  # signs that have been explained

    def say(self, message_id: str, style: str = "", /, **args: object) -> None:
        """Show a message of the terminal client or of the game."""
        self.screen.say(self.texts.say(message_id, **args), style=style)

    def say_all(self, lines: Sequence[str], indent: str = "") -> None:
        """Show sentences, one per line; `indent` goes before what is wrapped."""
        for line in lines:
            self.screen.say(line, indent)

    def show_new(self) -> bool:
        """Show everything that is new to the viewer; True if there was something."""
        told = False
        for news in self.session.news(self.viewer, TICKS if self.announces_ticks else ()):
            if not news.aside:
                self._ending_shown = news.telling
            told = told or news.telling or bool(news.rolls) or news.redraw
            self.show_rolls(news.rolls)
            # Words of other players must not look like a line of their own where they are wrapped.
            self.say_all(news.sentences, ASIDE if news.aside else "")
            if news.voice:
                self.screen.say(news.voice, style="detail")
            if news.redraw:
                self.forget_position()
                self.outdated = True
        return told

    def show_rolls(self, places: Sequence[int]) -> None:
        """Show the rolls of an input: one per line, with its number for `why`, or many on one line."""
        rolls = [self.session.roll(place) for place in places]
        reasons = [self.texts.reason(roll.reason) for roll in rolls]
        if len(places) > roll_odds.SEPARATE_LINES:
            parts = roll_odds.joined(rolls, reasons, self.texts.own)
            self.say("ui-rolls", "detail", first=str(places[0] + 1), last=str(places[-1] + 1), parts=parts)
            return
        for place, roll, reason in zip(places, rolls, reasons, strict=True):
            parts = roll_odds.parts(roll, self.texts.own)
            self.say("ui-roll", "detail", number=str(place + 1), parts=parts, reason=reason)

    def show_position(self, seat: int, always: bool = False, rows: int = UNLIMITED) -> None:
        """Show the position as the seat sees it, unless it is on the screen already.

        It takes at most `rows` rows, if the game can draw it that small.
        """
        view = self.session.view(seat)
        if self.screen.coloured:
            palette = self.texts.played.presenter.palette(view)
            self.screen.painter = Painter(palette, self.texts.message)
        drawn = self._drawing(view, UNLIMITED)
        if always or self._before is None:
            self._say_fitted(view, rows, None)
        elif drawn != self._drawn:
            self._say_fitted(view, rows, self._before)
        self._drawn, self._before, self.outdated = drawn, view, False

    def rows_needed(self, seat: int, always: bool = False) -> int:
        """How many rows `show_position` takes if it has as many as it wants."""
        view = self.session.view(seat)
        drawn = self._drawing(view, UNLIMITED, None if always else self._before)
        return self._rows_of(drawn)

    def fewest_rows(self, seat: int, always: bool = False) -> int:
        """How many rows `show_position` takes at least, with the signs that it has to explain."""
        view = self.session.view(seat)
        drawn = self._drawing(view, 1, None if always else self._before)
        explained = self._legend(self._new_signs(view, drawn))
        return self._rows_of(drawn) + (len(self.screen.rows(explained)) if explained else 0)

    def _rows_of(self, drawn: Sequence[Drawn]) -> int:
        return sum(len(self.screen.rows(line.text, line.indent)) for line in drawn)

    def _drawing(self, view: Any, rows: int, before: Any = None) -> list[Drawn]:
        presenter = self.texts.played.presenter
        return [
            Drawn(self.texts.message(line), line.args.get("rim", -1))
            for line in presenter.screen(view, self.screen.columns, rows, before)
        ]

    def show_map(self, seat: int) -> None:
        """Show all of the map, with as much beside it as still fits on the screen."""
        view = self.session.view(seat)
        full = self._drawing(view, UNLIMITED)
        whole = sum(1 for line in full if line.rim >= 0)
        drawn = full
        for rows in range(self.screen.lines - 1, len(full)):
            drawn = self._drawing(view, rows)
            if sum(1 for line in drawn if line.rim >= 0) == whole:
                break
        for line in drawn:
            self.screen.say(line.text, line.indent, rim=line.rim)

    def show_legend(self, seat: int) -> None:
        """Explain every sign of the drawing."""
        signs = self.texts.played.presenter.legend(self.session.view(seat))
        self.screen.say(self._legend(signs) or self.texts.say("ui-legend-none"))

    def _legend(self, signs: Mapping[str, Message]) -> str:
        named = [
            f"{sign.replace(' ', TIE)}{TIE}={TIE}{self.texts.message(meaning)}"
            for sign, meaning in signs.items()
        ]
        return self.texts.say("ui-legend", signs=self.texts.say("ui-between").join(named)) if named else ""

    def _new_signs(self, view: Any, drawn: Sequence[Drawn]) -> dict[str, Message]:
        # The signs in these lines that the viewer has not seen before.
        signs = self.texts.played.presenter.legend(view)
        return {
            sign: meaning
            for sign, meaning in signs.items()
            if sign not in self._explained and _appears(sign, drawn)
        }

    def _say_fitted(self, view: Any, rows: int, before: Any) -> None:
        # Only here is it known how many rows the words take, so a game may have to draw twice.
        wanted = rows
        for _ in range(TRIES):
            drawn = self._drawing(view, wanted, before)
            fresh = self._new_signs(view, drawn)
            explained = self._legend(fresh)
            excess = self._rows_of(drawn) + (len(self.screen.rows(explained)) if explained else 0) - rows
            if excess <= 0:
                break
            wanted = max(1, wanted - excess)
        for line in drawn:
            self.screen.say(line.text, line.indent, rim=line.rim)
        if explained:
            self.screen.say(explained, style="detail")
        self._explained.update(fresh)

    def forget_position(self) -> None:
        """Draw the next position in full."""
        self._drawn, self._before = [], None

    def show_outcome(self) -> None:
        """Show how the match ended, who won, and how to replay it."""
        outcome = self.session.outcome
        assert outcome is not None  # the main loop ends with an outcome
        if not self._ending_shown:
            self.say("match-over", reason=self.texts.ending(outcome.reason))
        self.screen.say(self.texts.winners(outcome))
        if outcome.scores:
            scores = [f"{self.texts.seat(seat)} {score}" for seat, score in enumerate(outcome.scores)]
            self.say("ui-scores", scores=scores)
        self.show_return(self.session.how_to_replay())

    def show_return(self, way: HowToReturn) -> None:
        """Show the command that returns to the match."""
        self.screen.say(way.sentence)
        self.screen.say_unwrapped(f"  {way.line}")


def _appears(sign: str, drawn: Sequence[Drawn]) -> bool:
    # Whether a sign stands in these lines; one with letters, such as that of a unit, always counts as shown.
    if " " in sign:  # several signs with one meaning, in a map
        return any(_stands_in(each, line.text) for each in sign.split() for line in drawn if line.rim >= 0)
    if len(sign) > 1 or sign.isalpha():
        return True
    if sign.isdecimal():  # in the name of a unit a number follows a letter
        return any(_stands_in(sign, line.text[line.rim :]) for line in drawn if line.rim >= 0)
    return any(sign in line.text for line in drawn)


def _stands_in(sign: str, text: str) -> bool:
    # Whether a text has a sign that is no part of a name.
    before, after = ("A-Za-z0-9", "") if sign.isdecimal() else ("A-Za-z", "(?![A-Za-z])")
    return re.search(rf"(?<![{before}]){re.escape(sign)}{after}", text) is not None
