"""A person at a terminal: asked when the match waits for them, and told everything in order."""

from collections.abc import Sequence
from typing import Any

from turnwright.cli.errors import Exit
from turnwright.cli.terminal.choices import Choices
from turnwright.cli.terminal.keyboard import Keyboard
from turnwright.cli.terminal.numbers import number
from turnwright.cli.terminal.questions import Question, question
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.session import Awaited, HowToReturn, NewsItem, Session, TooLate, Unanswered
from turnwright.cli.terminal.shortcuts import Leave, Shortcuts
from turnwright.cli.terminal.text import Text
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import SPECTATOR
from turnwright.kernel.match import YES

TICKS = (10, 5, 3, 2, 1)  # the seconds left that are worth a word to someone who has to choose


class Player:
    """Plays any game over its options, views and events, wherever the match is."""

    def __init__(self, session: Session, screen: Screen, keyboard: Keyboard, texts: Text) -> None:
        self.session = session
        self.screen = screen
        self.keyboard = keyboard
        self.texts = texts
        # Whose eyes are on the screen: a lone person's always, of several the one who was asked last.
        self.viewer = session.people[0] if len(session.people) == 1 else SPECTATOR
        self._shortcuts = Shortcuts(self)
        self._asking = False
        self._drawn: list[str] = []
        self._before: Any = None  # the view of which that was drawn
        self._to_show = False  # whether a position is to be shown, whoever has to move
        self._told_last = False

    def play(self) -> Exit:
        """The match to its end, or until the person stops; nothing is lost in any case."""
        try:
            self._say_all(self.session.welcome())
            self._go_on()
            self._farewell()
        except (EOFError, Leave, KeyboardInterrupt) as stop:
            if isinstance(stop, EOFError):
                self.screen.say(self.texts.say("ui-input-ended"))
            self._tell()
            self._say_way(self.session.how_to_resume())
            return Exit.INTERRUPTED if isinstance(stop, KeyboardInterrupt) else Exit.FINE
        finally:
            self.session.close()
        return Exit.FINE

    def _go_on(self) -> None:
        while self.session.outcome is None:
            self._tell()
            if not self.session.move_others():
                self._try_people()
        self._tell()

    # People, and the time between.

    def _try_people(self) -> None:
        try:
            self._people_move()
        except TooLate:
            self._pass_time()  # What was to be shown is not there any more.
        except Unanswered as why:
            self.screen.say(self.texts.say("ui-refused", reason=str(why)))
            self.session.rest()
            self._pass_time()
        self._asking = False

    def _people_move(self) -> None:
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
            if self._shortcuts.obey(choices, text):
                break
        self._asking = False

    def _answer(self, awaited: Awaited) -> None:
        self._hand_over(awaited.seat)
        asked: Question = question(self.session.asked(awaited), self.screen, self.texts)
        # With other people at the table, a question that is not put would tell them something.
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
            # What a pipe holds is meant for the next question; when it holds nothing, nobody will answer it.
            if self.session.waits_for_remote_players() and self.keyboard.spent:
                raise EOFError
            self.session.rest()
            self._pass_time()
            return
        choices = self._choices(self.viewer)
        while (text := self._listen(prompt=False)) is not None:
            if number(text) is not None and not choices.shown:
                # Meant for a choice that has passed or is still to come, not for one that nobody has seen.
                self.screen.say(self.texts.say("ui-nothing-now"))
            elif self._shortcuts.obey(choices, text):
                break

    def _choices(self, seat: int) -> Choices:
        return Choices(self.session.offers(seat), self.screen, self.texts)

    def _listen(self, prompt: bool = True) -> str | None:
        # The next line that is typed, or None when the match went on meanwhile.
        while True:
            if prompt:
                self.screen.prompt()
            line = self.keyboard.line(self.session.patience())
            if line is not None:
                self.screen.typed()
                return line.strip()
            if self._pass_time():
                return None

    def _hand_over(self, seat: int) -> None:
        """Now this seat's person looks at the screen; with one person, always."""

    def _pass_time(self) -> bool:
        # True when something was told, or somebody else is waited for.
        before = self.session.waits()
        return self.session.poll() and self._has_changed(before)

    def _tell_the_time(self) -> bool:
        before = self.session.waits()
        return self.session.sync_clock() and self._has_changed(before)

    def _has_changed(self, before: list[Awaited]) -> bool:
        told = self._tell()
        return told or self.session.waits() != before

    # Commands.

    def submit(self, seat: int, command: object, choices: Choices | None = None) -> bool:
        """Give a person's command to the match; False when it was refused and they may try again.

        With the choices they have, something legal is suggested instead.
        """
        if self._tell_the_time():
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
        if not self._tell() and self.session.settled() and self.session.outcome is None:
            self.screen.say(self.texts.say("ui-done", choice=label))
        return True

    def reply(self, asked: Question, value: object) -> bool:
        """Give a person's answer to the match; False when it was refused and they may try again."""
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
        """Take back the seat's last choice if it can be; other people are asked."""
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
        self._tell()
        self.screen.say(self.texts.say("ui-too-late"))
        return True

    def refuse(self, refused: Rejected) -> None:
        """Say why something is not possible."""
        self.screen.say(self.texts.say("ui-refused", reason=self.session.refusal(refused)))

    def _suggest(self, seat: int, command: object, refused: Rejected, choices: Choices | None) -> None:
        if choices is not None and not self.offer(seat, command, refused, choices):
            self.screen.say(self.texts.say("ui-not-now"))

    def offer(self, seat: int, command: object, refused: Rejected, choices: Choices) -> bool:
        """Say the nearest legal thing with its number; False when there is none."""
        better = self.session.suggest(seat, command, refused)
        place = -1 if better is None else choices.offers.place_of(better)
        if place >= 0:
            self.screen.say(self.texts.say("ui-suggested"))
            choices.say(place)
        return place >= 0

    # Telling.

    def _tell(self) -> bool:
        # Everything that is new, to the eyes on the screen.
        told = False
        for news in self.session.news(self.viewer, TICKS if self._asking else ()):
            if not news.aside:
                self._told_last = news.telling
            told = told or news.telling or bool(news.rolls) or news.redraw
            self._say_news(news)
        return told

    def _say_news(self, news: NewsItem) -> None:
        self._shortcuts.say_rolls(news.rolls)
        self._say_all(news.sentences)
        if news.redraw:
            self._forget_position()
            self._to_show = True

    def show_position(self, seat: int, always: bool = False) -> None:
        """The position as the seat sees it, when it is not the one that stands there already."""
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

    def _farewell(self) -> None:
        outcome = self.session.outcome
        assert outcome is not None  # the loop before ends with one
        if not self._told_last:
            self.screen.say(self.texts.say("match-over", reason=self.texts.ending(outcome.reason)))
        self.screen.say(self.texts.winners(outcome))
        if outcome.scores:
            scores = [f"{self.texts.seat(seat)} {score}" for seat, score in enumerate(outcome.scores)]
            self.screen.say(self.texts.say("ui-scores", scores=scores))
        self._say_way(self.session.how_to_replay())

    def _say_way(self, way: HowToReturn) -> None:
        self.screen.say(way.sentence)
        self.screen.say_unwrapped(f"  {way.line}")
