"""A match at one terminal: bots move, people are asked, time passes, and everything is told in order."""

import shlex
import shutil
from time import sleep
from typing import Any

from turnwright.clients.terminal.choices import Choices, options_of
from turnwright.clients.terminal.clock import Clock
from turnwright.clients.terminal.history import History
from turnwright.clients.terminal.keyboard import Keyboard
from turnwright.clients.terminal.numbers import number
from turnwright.clients.terminal.orders import Leave, Orders
from turnwright.clients.terminal.requests import Question, question
from turnwright.clients.terminal.saves import Save
from turnwright.clients.terminal.screen import Screen
from turnwright.clients.terminal.voice import Voice
from turnwright.clients.trouble import Exit
from turnwright.kernel.game import SPECTATOR, Game
from turnwright.kernel.match import YES, Match
from turnwright.kernel.rejected import GameFault, Rejected
from turnwright.kernel.wire import PERSON, Pending

TICKS = (10, 5, 3, 2, 1)  # the seconds left that are worth a word to someone who has to choose


class Client:
    """Plays any game over its options, views and events."""

    def __init__(
        self, match: Match, save: Save, history: History, screen: Screen, keyboard: Keyboard, voice: Voice
    ) -> None:
        self.match = match
        self.save = save
        self.history = history
        self.screen = screen
        self.keyboard = keyboard
        self.voice = voice
        self.clock = Clock(int(match.now))
        # Whose eyes are on the screen: a lone person's always, of several the one who was asked last.
        self.eyes = match.people[0] if len(match.people) == 1 else SPECTATOR
        self._orders = Orders(self)
        self._whispers: dict[int, list[str]] = {seat: [] for seat in match.people}
        self._asking = False
        self._drawn: list[str] = []
        self._before: Any = None  # the view of which that was drawn
        self._told_last = False

    def play(self) -> Exit:
        """The match to its end, or until the person stops; it is saved in any case."""
        try:
            self._welcome()
            self._go_on()
            self._farewell()
        except (EOFError, Leave, KeyboardInterrupt) as stop:
            if isinstance(stop, EOFError):
                self.screen.say(self.voice.say("ui-input-ended"))
            self._say_how_to_go_on()
            return Exit.INTERRUPTED if isinstance(stop, KeyboardInterrupt) else Exit.FINE
        finally:
            self.save.close()
        return Exit.FINE

    def _go_on(self) -> None:
        while self.match.outcome is None:
            self._tell()
            if not self._bots_move():
                self._people_move()
        self._tell()

    # Bots, people, and the time between.

    def _bots_move(self) -> bool:
        match = self.match
        if match.running is not None:
            return False
        if all(match.policies[seat] is None for seat in match.game.to_act(match.state)):
            return False
        if match.people:
            self._tell_the_time()
        return match.outcome is not None or match.act() is not None

    def _people_move(self) -> None:
        for pending in self.match.pending():
            if pending.request is not None:
                return self._answer(pending)
            if options_of(self.match.game, self.match.state, pending.seat).count():
                return self._turn(pending.seat)
        if self._due() >= 0:
            return self._wait()
        # Nobody has to move, and no clock runs: someone may have stopped it.
        for seat in self.match.people:
            if options_of(self.match.game, self.match.state, seat).count():
                return self._turn(seat)
        raise GameFault(f"{self.match.game.name} waits for nobody and for no time")

    def _turn(self, seat: int) -> None:
        self._hand_over(seat)
        choices = Choices(self.match, seat, self.screen, self.voice)
        self.show_position(seat)
        if len(self.match.people) > 1:
            self.screen.say(self.voice.say("your-turn", seat=self.voice.seat(seat)))
        choices.show()
        self.screen.say(self.voice.say("choose-number"))
        self._asking = True
        while (text := self._listen()) is not None:
            if self._orders.obey(choices, text):
                break
        self._asking = False

    def _answer(self, pending: Pending) -> None:
        self._hand_over(pending.seat)
        asked: Question = question(pending.request, self.match.state, self.screen, self.voice)
        # With other people at the table, a question that is not put would tell them something.
        alone = len(self.match.people) == 1
        if alone and asked.only_answer is not None and self.reply(asked, asked.only_answer):
            return
        asked.ask()
        self._asking = True
        while (text := self._listen()) is not None:
            if self._orders.answer(asked, text):
                break
        self._asking = False

    def _wait(self) -> None:
        due = self._due()
        if not self.match.people:
            self.match.elapse(due)  # With nobody to wait for, time need not be real.
            return
        if not self.keyboard.live:
            # What a pipe holds is meant for the next question.
            sleep(self.clock.until(due))
            self._pass_time(due)
            return
        choices = Choices(self.match, self.eyes, self.screen, self.voice)
        while (text := self._listen(prompt=False)) is not None:
            if number(text) is not None and not choices.shown:
                # Meant for a choice that has passed or is still to come, not for one that nobody has seen.
                self.screen.say(self.voice.say("ui-nothing-now"))
            elif self._orders.obey(choices, text):
                break

    def _listen(self, prompt: bool = True) -> str | None:
        # The next line that is typed, or None when the match went on meanwhile.
        while True:
            if prompt:
                self.screen.prompt()
            due = self._due()
            line = self.keyboard.line(None if due < 0 else self.clock.until(due))
            if line is not None:
                self.screen.typed()
                return line.strip()
            if self._pass_time(due):
                return None

    # Time.

    def _due(self) -> int:
        if self.match.running is None:
            return int(self.match.game.next_due(self.match.state))
        deadlines = [pending.deadline for pending in self.match.pending() if pending.deadline >= 0]
        return min(deadlines, default=-1)

    def _pass_time(self, due: int) -> bool:
        now = self.clock.now()
        return now >= due and self._elapse(now)

    def _tell_the_time(self) -> bool:
        # A game with clocks hears the time before each command; True when that changed anything.
        timed = type(self.match.game).elapse is not Game.elapse
        now = self.clock.now()
        return timed and self.match.running is None and now > self.match.now and self._elapse(now)

    def _elapse(self, now: int) -> bool:
        before = self._waited_for()
        self.match.elapse(now)
        told = self._tell()
        return told or self._waited_for() != before

    def _waited_for(self) -> list[tuple[int, str]]:
        waiting = self.match.pending()
        return [(pending.seat, pending.request.id if pending.request else "") for pending in waiting]

    # Commands.

    def submit(self, seat: int, command: object, choices: Choices | None = None) -> bool:
        """Give a person's command to the match; False when it was refused and they may try again.

        With the choices they have, something legal is suggested instead.
        """
        if self._tell_the_time():
            self.screen.say(self.voice.say("ui-too-late"))
            return True
        label = self.voice.message(self.match.game.label(self.match.state, seat, command))
        try:
            self.match.submit(seat, command)
        except Rejected as refused:
            self.refuse(refused)
            self._suggest(seat, command, refused, choices)
            return False
        if not self._tell() and self.match.running is None and self.match.outcome is None:
            self.screen.say(self.voice.say("ui-done", choice=label))
        return True

    def reply(self, asked: Question, value: object) -> bool:
        """Give a person's answer to the match; False when it was refused and they may try again."""
        request = asked.request
        try:
            self.match.answer(request.seat, request.id, value)
        except Rejected as refused:
            self.refuse(refused)
            return False
        if asked.about_undo and value == YES and self.match.running is None:
            self.screen.say(self.voice.say("undo-done"))
        return True

    def undo(self, seat: int) -> bool:
        """Take back the seat's last choice if it can be; other people are asked."""
        try:
            self.match.undo(seat)
        except Rejected as refused:
            self.screen.say(self.voice.undo_refusal(refused))
            return False
        if self.match.running is None:
            self.screen.say(self.voice.say("undo-done"))
        return True

    def refuse(self, refused: Rejected) -> None:
        """Say why something is not possible."""
        self.screen.say(self.voice.say("ui-refused", reason=self.voice.refusal(refused, self.match.state)))

    def _suggest(self, seat: int, command: object, refused: Rejected, choices: Choices | None) -> None:
        if choices is not None and not self.offer(seat, command, refused, choices):
            self.screen.say(self.voice.say("ui-not-now"))

    def offer(self, seat: int, command: object, refused: Rejected, choices: Choices) -> bool:
        """Say the nearest legal thing with its number; False when there is none."""
        better = self.match.game.suggest(self.match.state, seat, command, refused)
        place = -1 if better is None else choices.options.index(better)
        if place >= 0:
            self.screen.say(self.voice.say("ui-suggested"))
            choices.say(place)
        return place >= 0

    # Telling.

    def _tell(self) -> bool:
        # Everything that is new, to the eyes on the screen; what is for others waits until they look.
        told = False
        for place in self.history.add_all(self.save.news()):
            self._told_last = bool(self.history.sentences(place, self.eyes))
            told = told or self._told_last or bool(self.history.visible_rolls(place, self.eyes))
            self._say_input(place, self.eyes)
            self._keep_whispers(place)
        return told

    def _say_input(self, place: int, seat: int) -> None:
        self._orders.say_rolls(self.history.visible_rolls(place, seat))
        for sentence in self.history.sentences(place, seat, TICKS if self._asking else ()):
            self.screen.say(sentence)

    def _keep_whispers(self, place: int) -> None:
        heard = self.history.sentences(place, self.eyes)
        for seat, kept in self._whispers.items():
            if seat != self.eyes:
                kept.extend(s for s in self.history.sentences(place, seat) if s not in heard)

    def show_position(self, seat: int, always: bool = False) -> None:
        """The position as the seat sees it, when it is not the one that stands there already."""
        game, view = self.match.game, self.match.view_midway(seat)
        drawn = [self.voice.message(line) for line in game.draw(view)]
        if always or self._before is None:
            self._say_all(drawn)
        elif drawn != self._drawn:
            self._say_all([self.voice.message(line) for line in game.redraw(self._before, view)])
        self._drawn, self._before = drawn, view

    def _say_all(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.say(line)

    # Several people at one terminal.

    def _hand_over(self, seat: int) -> None:
        # Now this seat's person looks at the screen; with secrets, the others look away first.
        if seat == self.eyes or len(self.match.people) < 2:
            return
        if self._has_secrets(seat):
            self.screen.push(shutil.get_terminal_size().lines)
            self.screen.say(self.voice.say("ui-hand-over", seat=self.voice.seat(seat)))
            self._change_places()
        self.eyes = seat
        self._drawn, self._before = [], None
        for whisper in self._whispers[seat]:
            self.screen.say(whisper)
        self._whispers[seat] = []

    def _change_places(self) -> None:
        # Nobody can choose meanwhile, so nobody's time runs.
        self.clock.hold()
        try:
            self.screen.prompt()
            self.keyboard.line()
            self.screen.typed()
        finally:
            self.clock.release()

    def _has_secrets(self, seat: int) -> bool:
        others = [other for other in self.match.people if other != seat]
        views = [self.match.view(other) for other in others]
        return bool(self._whispers[seat]) or any(view != self.match.view(seat) for view in views)

    # The beginning and the end.

    def _welcome(self) -> None:
        for seat, name in enumerate(self.match.header.seats):
            message_id = "ui-seat-person" if name == PERSON else "ui-seat-bot"
            self.screen.say(self.voice.say(message_id, seat=self.voice.seat(seat), bot=self.voice.bot(name)))
        seed = str(self.match.header.seed)
        self.screen.say(self.voice.say("ui-begins", seed=seed, name=self.save.name))

    def _farewell(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None  # the loop before ends with one
        if not self._told_last:
            self.screen.say(self.voice.say("match-over", reason=self.voice.ending(outcome.reason)))
        self.screen.say(self.voice.winners(outcome))
        if outcome.scores:
            scores = [f"{self.voice.seat(seat)} {score}" for seat, score in enumerate(outcome.scores)]
            self.screen.say(self.voice.say("ui-scores", scores=scores))
        self.screen.say(self.voice.say("ui-watch-again"))
        self.screen.say_whole(f"  turnwright replay {shlex.quote(self.save.name)}")

    def _say_how_to_go_on(self) -> None:
        self._tell()
        self.screen.say(self.voice.say("ui-how-to-go-on"))
        self.screen.say_whole(f"  turnwright play --resume {shlex.quote(self.save.name)}")
