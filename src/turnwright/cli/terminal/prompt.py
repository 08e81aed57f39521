"""The main loop of the terminal client: shows what happens, and asks a person to act."""

from collections.abc import Sequence
from typing import Any

from turnwright.cli.errors import Exit
from turnwright.cli.terminal.choices import Choices
from turnwright.cli.terminal.keyboard import Keyboard, number
from turnwright.cli.terminal.questions import Question, question
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.session import Awaited, HowToReturn, NewsItem, Session, TooLate, Unanswered
from turnwright.cli.terminal.shortcuts import Leave, Shortcuts
from turnwright.cli.terminal.text import Text
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import SPECTATOR
from turnwright.kernel.match import YES

TICKS = (10, 5, 3, 2, 1)  # seconds left that are announced to a person who has to choose


class Player:
    """Plays any game through its options, views and events, in any session."""

    def __init__(self, session: Session, screen: Screen, keyboard: Keyboard, texts: Text) -> None:
        self.session = session
        self.screen = screen
        self.keyboard = keyboard
        self.texts = texts
        # The seat looking at the screen: the only person's, or the one asked last.
        self.viewer = session.people[0] if len(session.people) == 1 else SPECTATOR
        self._shortcuts = Shortcuts(self)
        self._asking = False
        self._drawn: list[str] = []
        self._before: Any = None  # the view that was drawn
        self._to_show = False  # whether to show the position before anything else
        self._ending_shown = False

    def play(self) -> Exit:
        """Play to the end, or until the person leaves; nothing is lost in either case."""
        try:
            self._say_all(self.session.welcome())
            self._loop()
            self._show_outcome()
        except (EOFError, Leave, KeyboardInterrupt) as stop:
            if isinstance(stop, EOFError):
                self.screen.say(self.texts.say("ui-input-ended"))
            self._show_new()
            self._show_return(self.session.how_to_resume())
            return Exit.INTERRUPTED if isinstance(stop, KeyboardInterrupt) else Exit.FINE
        finally:
            self.session.close()
        return Exit.FINE

    def _loop(self) -> None:
        while self.session.outcome is None:
            self._show_new()
            if not self.session.move_others():
                self._try_ask_people()
        self._show_new()

    # People and time.

    def _try_ask_people(self) -> None:
        try:
            self._ask_people()
        except TooLate:
            self._pass_time()  # what was to be shown is out of date
        except Unanswered as why:
            self.screen.say(self.texts.say("ui-refused", reason=str(why)))
            self.session.wait_for_event()
            self._pass_time()
        self._asking = False

    def _ask_people(self) -> None:
        if self._to_show:
            self.show_position(self.viewer)
        waits = self.session.waits()
        if not waits:
            self._wait()
        elif waits[0].request:
            self._answer(waits[0])
        else:
            self._turn(waits[0].seat)

    def _turn(self, seat: int) -> None:
        self._hand_over(seat)
        choices = self._choices(seat)
        self.show_position(seat)
        if len(self.session.people) > 1:
            self.screen.say(self.texts.say("your-turn", seat=self.texts.seat(seat)))
        choices.show()
        self.screen.say(self.texts.say("choose-number"))
        self._asking = True
        while (text := self._listen()) is not None:
            if self._shortcuts.run_line(choices, text):
                break
        self._asking = False

    def _answer(self, awaited: Awaited) -> None:
        self._hand_over(awaited.seat)
        asked: Question = question(self.session.asked(awaited), self.screen, self.texts)
        # With other people present, skipping a question would reveal something.
        alone = len(self.session.people) == 1
        if alone and asked.only_answer is not None and self.reply(asked, asked.only_answer):
            return
        asked.ask()
        asked.say_time()
        self._asking = True
        while (text := self._listen()) is not None:
            if self._shortcuts.answer(asked, text):
                break
        self._asking = False

    def _wait(self) -> None:
        if not self.keyboard.live:
            # The lines of a pipe answer the next question; an exhausted pipe answers none.
            if self.session.waits_for_remote_players() and self.keyboard.spent:
                raise EOFError
            self.session.wait_for_event()
            self._pass_time()
            return
        choices = self._choices(self.viewer)
        while (text := self._listen(prompt=False)) is not None:
            if number(text) is not None and not choices.shown:
                # A number typed before any choice is shown is meant for an earlier or later one.
                self.screen.say(self.texts.say("ui-nothing-now"))
            elif self._shortcuts.run_line(choices, text):
                break

    def _choices(self, seat: int) -> Choices:
        return Choices(self.session.offers(seat), self.screen, self.texts)

    def _listen(self, prompt: bool = True) -> str | None:
        # The next typed line, or None if the match moved on meanwhile.
        while True:
            if prompt:
                self.screen.prompt()
            line = self.keyboard.line(self.session.seconds_until_due())
            if line is not None:
                self.screen.typed()
                return line.strip()
            if self._pass_time():
                return None

    def _hand_over(self, seat: int) -> None:
        """Hand the screen over to the person at this seat; does nothing with one person."""

    def _pass_time(self) -> bool:
        # True if something was shown, or another seat has to act.
        before = self.session.waits()
        return self.session.poll() and self._show_changes(before)

    def _sync_clock(self) -> bool:
        before = self.session.waits()
        return self.session.sync_clock() and self._show_changes(before)

    def _show_changes(self, before: list[Awaited]) -> bool:
        told = self._show_new()
        return told or self.session.waits() != before

    # Commands.

    def submit(self, seat: int, command: object, choices: Choices | None = None) -> bool:
        """Submit a command; False if it was refused and the person may try again.

        If `choices` is given, a legal one is suggested in place of a refused command.
        """
        if self._sync_clock():
            return self._too_late()
        label = self.session.offers(seat).label_of(command)
        try:
            self.session.submit(seat, command)
        except TooLate:
            return self._too_late()
        except Rejected as refused:
            self.refuse(refused)
            self._suggest(seat, command, refused, choices)
            return False
        if not self._show_new() and self.session.settled() and self.session.outcome is None:
            self.screen.say(self.texts.say("ui-done", choice=label))
        return True

    def reply(self, asked: Question, value: object) -> bool:
        """Submit an answer; False if it was refused and the person may try again."""
        try:
            self.session.answer(asked.asked, value)
        except TooLate:
            return self._too_late()
        except Rejected as refused:
            self.refuse(refused)
            return False
        if asked.asked.about_undo and value == YES and self.session.settled():
            self.screen.say(self.texts.say("undo-done"))
        return True

    def undo(self, seat: int) -> bool:
        """Undo the seat's last choice if possible, with the consent of other people."""
        try:
            self.session.undo(seat)
        except TooLate:
            return self._too_late()
        except Rejected as refused:
            self.screen.say(self.texts.undo_refusal(refused))
            return False
        if self.session.settled():
            self.screen.say(self.texts.say("undo-done"))
        return True

    def _too_late(self) -> bool:
        self._show_new()
        self.screen.say(self.texts.say("ui-too-late"))
        return True

    def refuse(self, refused: Rejected) -> None:
        """Show why a command is not possible."""
        self.screen.say(self.texts.say("ui-refused", reason=self.session.refusal(refused)))

    def _suggest(self, seat: int, command: object, refused: Rejected, choices: Choices | None) -> None:
        if choices is not None and not self.offer(seat, command, refused, choices):
            self.screen.say(self.texts.say("ui-not-now"))

    def offer(self, seat: int, command: object, refused: Rejected, choices: Choices) -> bool:
        """Show the closest legal option with its number; False if there is none."""
        better = self.session.suggest(seat, command, refused)
        place = -1 if better is None else choices.offers.place_of(better)
        if place >= 0:
            self.screen.say(self.texts.say("ui-suggested"))
            choices.say(place)
        return place >= 0

    # Output.

    def _show_new(self) -> bool:
        # Show everything that is new to the viewer.
        told = False
        for news in self.session.news(self.viewer, TICKS if self._asking else ()):
            if not news.aside:
                self._ending_shown = news.telling
            told = told or news.telling or bool(news.rolls) or news.redraw
            self._show_news(news)
        return told

    def _show_news(self, news: NewsItem) -> None:
        self._shortcuts.say_rolls(news.rolls)
        self._say_all(news.sentences)
        if news.redraw:
            self._forget_position()
            self._to_show = True

    def show_position(self, seat: int, always: bool = False) -> None:
        """Show the position as the seat sees it, unless it is on the screen already."""
        game, view = self.texts.played, self.session.view(seat)
        drawn = [self.texts.message(line) for line in game.presenter.draw(view)]
        if always or self._before is None:
            self._say_all(drawn)
        elif drawn != self._drawn:
            self._say_all([self.texts.message(line) for line in game.presenter.redraw(self._before, view)])
        self._drawn, self._before, self._to_show = drawn, view, False

    def _forget_position(self) -> None:
        self._drawn, self._before = [], None

    def _say_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.say(line)

    def _show_outcome(self) -> None:
        outcome = self.session.outcome
        assert outcome is not None  # the main loop ends with an outcome
        if not self._ending_shown:
            self.screen.say(self.texts.say("match-over", reason=self.texts.ending(outcome.reason)))
        self.screen.say(self.texts.winners(outcome))
        if outcome.scores:
            scores = [f"{self.texts.seat(seat)} {score}" for seat, score in enumerate(outcome.scores)]
            self.screen.say(self.texts.say("ui-scores", scores=scores))
        self._show_return(self.session.how_to_replay())

    def _show_return(self, way: HowToReturn) -> None:
        self.screen.say(way.sentence)
        self.screen.say_unwrapped(f"  {way.line}")
