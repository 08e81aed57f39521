"""What the terminal client shows of a match: news, rolls, positions and the outcome."""

from collections.abc import Sequence
from typing import Any

from turnwright.cli.journal import roll_odds
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.session import HowToReturn, Session
from turnwright.cli.terminal.text import Text
from turnwright.kernel.game import SPECTATOR

ASIDE = "  "  # before each further line of what is no part of the match
TICKS = (10, 5, 3, 2, 1)  # seconds left that are announced to a person who has to choose


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
        self._drawn: list[str] = []
        self._before: Any = None  # the view that was drawn
        self._ending_shown = False

    def say(self, message_id: str, **args: object) -> None:
        """Show a message of the terminal client or of the game."""
        self.screen.say(self.texts.say(message_id, **args))

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
            if news.redraw:
                self.forget_position()
                self.outdated = True
        return told

    def show_rolls(self, places: Sequence[int]) -> None:
        """Show the rolls of an input: one per line, with its number for `why`, or many on one line."""
        rolls = [self.session.roll(place) for place in places]
        reasons = [self.texts.reason(roll.reason) for roll in rolls]
        if len(places) > roll_odds.SEPARATE_LINES:
            parts = roll_odds.joined(rolls, reasons)
            self.say("ui-rolls", first=str(places[0] + 1), last=str(places[-1] + 1), parts=parts)
            return
        for place, roll, reason in zip(places, rolls, reasons, strict=True):
            self.say("ui-roll", number=str(place + 1), parts=roll_odds.parts(roll), reason=reason)

    def show_position(self, seat: int, always: bool = False) -> None:
        """Show the position as the seat sees it, unless it is on the screen already."""
        presenter, view = self.texts.played.presenter, self.session.view(seat)
        drawn = [self.texts.message(line) for line in presenter.draw(view)]
        if always or self._before is None:
            self.say_all(drawn)
        elif drawn != self._drawn:
            self.say_all([self.texts.message(line) for line in presenter.redraw(self._before, view)])
        self._drawn, self._before, self.outdated = drawn, view, False

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
