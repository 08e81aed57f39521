"""A person at a terminal: asked when the match waits for them, and told everything in order."""

from collections.abc import Sequence
from typing import Any

from turnwright.cli.errors import Exit
from turnwright.cli.terminal.choices import Choices
from turnwright.cli.terminal.keyboard import Keyboard
from turnwright.cli.terminal.numbers import number
from turnwright.cli.terminal.questions import Question, question
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.session import Awaited, News, Sitting, TooLate, Unanswered, Way
from turnwright.cli.terminal.shortcuts import Leave, Orders
from turnwright.cli.terminal.text import Voice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import SPECTATOR
from turnwright.kernel.match import YES

TICKS = (10, 5, 3, 2, 1)  # the seconds left that are worth a word to someone who has to choose


class Player:
    """Plays any game over its options, views and events, wherever the match is."""

    def __init__(self, sitting: Sitting, screen: Screen, keyboard: Keyboard, voice: Voice) -> None:
        self.sitting = sitting
        self.screen = screen
        self.keyboard = keyboard
        self.voice = voice
        # Whose eyes are on the screen: a lone person's always, of several the one who was asked last.
        self.eyes = sitting.people[0] if len(sitting.people) == 1 else SPECTATOR
        self._orders = Orders(self)
        self._asking = False
        self._drawn: list[str] = []
        self._before: Any = None  # the view of which that was drawn
        self._to_show = False  # whether a position is to be shown, whoever has to move
        self._told_last = False

    def play(self) -> Exit:
        """The match to its end, or until the person stops; nothing is lost in any case."""
        try:
            self._say_all(self.sitting.welcome())
            self._go_on()
            self._farewell()
        except (EOFError, Leave, KeyboardInterrupt) as stop:
            if isinstance(stop, EOFError):
                self.screen.say(self.voice.say("ui-input-ended"))
            self._tell()
            self._say_way(self.sitting.to_go_on())
            return Exit.INTERRUPTED if isinstance(stop, KeyboardInterrupt) else Exit.FINE
        finally:
            self.sitting.close()
        return Exit.FINE

    def _go_on(self) -> None:
        while self.sitting.outcome is None:
            self._tell()
            if not self.sitting.others_move():
                self._try_people()
        self._tell()

    # People, and the time between.

    def _try_people(self) -> None:
        try:
            self._people_move()
        except TooLate:
            self._pass_time()  # What was to be shown is not there any more.
        except Unanswered as why:
            self.screen.say(self.voice.say("ui-refused", reason=str(why)))
            self.sitting.rest()
            self._pass_time()
        self._asking = False

    def _people_move(self) -> None:
        if self._to_show:
            self.show_position(self.eyes)
        waits = self.sitting.waits()
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
        if len(self.sitting.people) > 1:
            self.screen.say(self.voice.say("your-turn", seat=self.voice.seat(seat)))
        choices.show()
        self.screen.say(self.voice.say("choose-number"))
        self._asking = True
        while (text := self._listen()) is not None:
            if self._orders.obey(choices, text):
                break
        self._asking = False

    def _answer(self, awaited: Awaited) -> None:
        self._hand_over(awaited.seat)
        asked: Question = question(self.sitting.asked(awaited), self.screen, self.voice)
        # With other people at the table, a question that is not put would tell them something.
        alone = len(self.sitting.people) == 1
        if alone and asked.only_answer is not None and self.reply(asked, asked.only_answer):
            return
        asked.ask()
        asked.say_time()
        self._asking = True
        while (text := self._listen()) is not None:
            if self._orders.answer(asked, text):
                break
        self._asking = False

    def _wait(self) -> None:
        if not self.keyboard.live:
            # What a pipe holds is meant for the next question; when it holds nothing, nobody will answer it.
            if self.sitting.waits_elsewhere() and self.keyboard.spent:
                raise EOFError
            self.sitting.rest()
            self._pass_time()
            return
        choices = self._choices(self.eyes)
        while (text := self._listen(prompt=False)) is not None:
            if number(text) is not None and not choices.shown:
                # Meant for a choice that has passed or is still to come, not for one that nobody has seen.
                self.screen.say(self.voice.say("ui-nothing-now"))
            elif self._orders.obey(choices, text):
                break

    def _choices(self, seat: int) -> Choices:
        return Choices(self.sitting.offers(seat), self.screen, self.voice)

    def _listen(self, prompt: bool = True) -> str | None:
        # The next line that is typed, or None when the match went on meanwhile.
        while True:
            if prompt:
                self.screen.prompt()
            line = self.keyboard.line(self.sitting.patience())
            if line is not None:
                self.screen.typed()
                return line.strip()
            if self._pass_time():
                return None

    def _hand_over(self, seat: int) -> None:
        """Now this seat's person looks at the screen; with one person, always."""

    def _pass_time(self) -> bool:
        # True when something was told, or somebody else is waited for.
        before = self.sitting.waits()
        return self.sitting.moved_on() and self._has_changed(before)

    def _tell_the_time(self) -> bool:
        before = self.sitting.waits()
        return self.sitting.hear_the_time() and self._has_changed(before)

    def _has_changed(self, before: list[Awaited]) -> bool:
        told = self._tell()
        return told or self.sitting.waits() != before

    # Commands.

    def submit(self, seat: int, command: object, choices: Choices | None = None) -> bool:
        """Give a person's command to the match; False when it was refused and they may try again.

        With the choices they have, something legal is suggested instead.
        """
        if self._tell_the_time():
            return self._too_late()
        label = self.sitting.offers(seat).label_of(command)
        try:
            self.sitting.submit(seat, command)
        except TooLate:
            return self._too_late()
        except Rejected as refused:
            self.refuse(refused)
            self._suggest(seat, command, refused, choices)
            return False
        if not self._tell() and self.sitting.settled() and self.sitting.outcome is None:
            self.screen.say(self.voice.say("ui-done", choice=label))
        return True

    def reply(self, asked: Question, value: object) -> bool:
        """Give a person's answer to the match; False when it was refused and they may try again."""
        try:
            self.sitting.answer(asked.asked, value)
        except TooLate:
            return self._too_late()
        except Rejected as refused:
            self.refuse(refused)
            return False
        if asked.asked.about_undo and value == YES and self.sitting.settled():
            self.screen.say(self.voice.say("undo-done"))
        return True

    def undo(self, seat: int) -> bool:
        """Take back the seat's last choice if it can be; other people are asked."""
        try:
            self.sitting.undo(seat)
        except TooLate:
            return self._too_late()
        except Rejected as refused:
            self.screen.say(self.voice.undo_refusal(refused))
            return False
        if self.sitting.settled():
            self.screen.say(self.voice.say("undo-done"))
        return True

    def _too_late(self) -> bool:
        self._tell()
        self.screen.say(self.voice.say("ui-too-late"))
        return True

    def refuse(self, refused: Rejected) -> None:
        """Say why something is not possible."""
        self.screen.say(self.voice.say("ui-refused", reason=self.sitting.refusal(refused)))

    def _suggest(self, seat: int, command: object, refused: Rejected, choices: Choices | None) -> None:
        if choices is not None and not self.offer(seat, command, refused, choices):
            self.screen.say(self.voice.say("ui-not-now"))

    def offer(self, seat: int, command: object, refused: Rejected, choices: Choices) -> bool:
        """Say the nearest legal thing with its number; False when there is none."""
        better = self.sitting.instead(seat, command, refused)
        place = -1 if better is None else choices.offers.place_of(better)
        if place >= 0:
            self.screen.say(self.voice.say("ui-suggested"))
            choices.say(place)
        return place >= 0

    # Telling.

    def _tell(self) -> bool:
        # Everything that is new, to the eyes on the screen.
        told = False
        for news in self.sitting.news(self.eyes, TICKS if self._asking else ()):
            if not news.aside:
                self._told_last = news.telling
            told = told or news.telling or bool(news.rolls) or news.anew
            self._say_news(news)
        return told

    def _say_news(self, news: News) -> None:
        self._orders.say_rolls(news.rolls)
        self._say_all(news.sentences)
        if news.anew:
            self._forget_position()
            self._to_show = True

    def show_position(self, seat: int, always: bool = False) -> None:
        """The position as the seat sees it, when it is not the one that stands there already."""
        game, view = self.voice.played, self.sitting.view(seat)
        drawn = [self.voice.message(line) for line in game.draw(view)]
        if always or self._before is None:
            self._say_all(drawn)
        elif drawn != self._drawn:
            self._say_all([self.voice.message(line) for line in game.redraw(self._before, view)])
        self._drawn, self._before, self._to_show = drawn, view, False

    def _forget_position(self) -> None:
        self._drawn, self._before = [], None

    def _say_all(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.say(line)

    def _farewell(self) -> None:
        outcome = self.sitting.outcome
        assert outcome is not None  # the loop before ends with one
        if not self._told_last:
            self.screen.say(self.voice.say("match-over", reason=self.voice.ending(outcome.reason)))
        self.screen.say(self.voice.winners(outcome))
        if outcome.scores:
            scores = [f"{self.voice.seat(seat)} {score}" for seat, score in enumerate(outcome.scores)]
            self.screen.say(self.voice.say("ui-scores", scores=scores))
        self._say_way(self.sitting.to_watch())

    def _say_way(self, way: Way) -> None:
        self.screen.say(way.sentence)
        self.screen.say_whole(f"  {way.line}")
