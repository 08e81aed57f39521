"""The main loop of the terminal client: shows what happens, and asks a person to act."""

from collections.abc import Callable, Mapping

from turnwright.cli.errors import Exit
from turnwright.cli.terminal.choices import Choices
from turnwright.cli.terminal.display import Display
from turnwright.cli.terminal.moves import Moves
from turnwright.cli.terminal.numbers import Numbers
from turnwright.cli.terminal.output.tutorial import Tutorial
from turnwright.cli.terminal.questions import Question, question
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.session import Awaited, Session, TooLate, Unanswered
from turnwright.cli.terminal.shortcuts import Leave, Shortcuts
from turnwright.cli.terminal.text import Text
from turnwright.cli.terminal.typed.keyboard import Keyboard, number
from turnwright.cli.terminal.typed.phrases import Vocabulary, vocabulary
from turnwright.story.rule_pages import rule_page

USUAL_POSITION = 13  # rows for the position beside the options, if it needs them
GO_ON = ("", "continue")  # what lets a bot act
NEWS = 4  # the part of the screen that is left to what has just happened: a fourth
FEWEST_NEWS = 1  # lines of what has just happened, on the smallest screen


class Player:
    """Plays any game through its options, views and events, in any session."""

    def __init__(self, session: Session, screen: Screen, keyboard: Keyboard, texts: Text) -> None:
        self.session = session
        self.screen = screen
        self.keyboard = keyboard
        self.texts = texts
        self.display = Display(session, screen, texts)
        self.moves = Moves(session, self.display)
        self.tutorial = Tutorial(texts)
        self._shortcuts = Shortcuts(session, self.display, self.moves, self._show_turn, self.tutorial)
        self._numbers: dict[int, Numbers] = {}  # of the current turn, by seat
        self._on_screen: dict[int, str] = {}  # what each number meant in the list that was shown last

    def play(self) -> Exit:
        """Play to the end, or until the person leaves; nothing is lost in either case."""
        try:
            self.display.say_all(self.session.welcome())
            self._loop()
            self.display.show_outcome()
        except (EOFError, Leave, KeyboardInterrupt) as stop:
            if isinstance(stop, EOFError):
                self.display.say("ui-input-ended")
            self.display.show_new()
            self.display.show_return(self.session.how_to_resume())
            return Exit.INTERRUPTED if isinstance(stop, KeyboardInterrupt) else Exit.FINE
        finally:
            self.session.close()
        return Exit.FINE

    def _loop(self) -> None:
        while self.session.outcome is None:
            self.display.show_new()
            if not self.session.move_others():
                self._try_ask_people()
        self.display.show_new()

    # People and time.

    def _try_ask_people(self) -> None:
        try:
            self._ask_people()
        except TooLate:
            self._pass_time()  # what was to be shown is out of date
        except Unanswered as why:
            self.display.say("ui-refused", reason=str(why))
            self.session.wait_for_event()
            self._pass_time()
        self.display.announces_ticks = False

    def _ask_people(self) -> None:
        if self.display.outdated:
            self.display.show_position(self.display.viewer)
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
        if self._shortcuts.has_rest(choices):
            return
        ahead = self._typed_ahead()
        self._show_turn(choices)
        self._on_screen = choices.numbers.labels
        self.display.announces_ticks = True
        if self.keyboard.editor is not None:
            self.keyboard.editor.vocabulary = self._vocabulary(choices)
        while (text := self._listen()) is not None:
            if text.lower() in GO_ON and self.session.may_go_on(seat):
                self.session.go_on()
                break
            if self._means_something_else(text, ahead, choices.numbers.labels):
                ahead = {}
                continue
            ahead = {}
            learnt = self.tutorial.typed(text)
            if self._shortcuts.run_line(choices, text):
                break
            if learnt:
                self.show_lesson()
        self.display.announces_ticks = False

    def _vocabulary(self, choices: Choices) -> Callable[[], Vocabulary]:
        # What Tab completes, counted when it is pressed.
        page = rule_page(self.texts.played, self.texts.lang)
        english = self.texts.lang == "en"
        topics = [] if page is None else [each.id if english else each.title for each in page.topics]
        shown = self.texts.words.shown
        if not self.session.is_remote:
            return lambda: vocabulary(choices.offers, topics, shown, choices.verbs_with_places())
        # Tab is pressed in the thread that reads, which must not talk to a server.
        choices.offers.turn()
        self.session.view(choices.seat)
        verbs = choices.verbs_with_places()
        return lambda: vocabulary(choices.offers, topics, shown, verbs)

    def show_lesson(self) -> None:
        """Show the current lesson of the tutorial, or that it was the last."""
        if self.tutorial.active:
            for line in self.tutorial.lesson():
                self.screen.say(line, style="heading")
        else:
            self.display.say("ui-lessons-over", "heading")

    def _show_turn(self, choices: Choices, always: bool = False) -> None:
        # The options are measured first, and the position gets the rows that they leave.
        # The last row is for the prompt, and what has just happened stays on the screen, or its end.
        rows = self.screen.lines - 1
        rows -= min(self.screen.since_input, self.screen.lines // NEWS)
        beside = 1 + (len(self.session.people) > 1)  # lines: how to choose, and whose turn it is
        position = min(self.display.rows_needed(choices.seat, always), USUAL_POSITION)
        lesson = self.tutorial.lesson()
        beside += sum(len(self.screen.rows(line)) for line in lesson)
        # Where many signs have to be explained, fewer options are listed.
        most = self.screen.lines - 1 - min(self.screen.since_input, FEWEST_NEWS) - beside
        most -= self.display.fewest_rows(choices.seat, always)
        listed = choices.lines(rows - position - beside, most)
        left = rows - choices.rows(listed) - beside
        self.display.show_position(choices.seat, always, left)
        if len(self.session.people) > 1:
            self.display.say("your-turn", seat=self.texts.seat(choices.seat))
        choices.say_lines(listed)
        for line in lesson:
            self.screen.say(line, style="heading")
        pausing = self.session.may_go_on(choices.seat)
        self.display.say("ui-go-on" if pausing else "choose-number", "detail")

    def _answer(self, awaited: Awaited) -> None:
        self._hand_over(awaited.seat)
        # With other people present, skipping a question would reveal something.
        alone = len(self.session.people) == 1
        asked: Question = question(self.session.asked(awaited), self.screen, self.texts, alone)
        if alone and asked.only_answer is not None and self.moves.reply(asked, asked.only_answer):
            return
        ahead = self._typed_ahead()
        asked.ask()
        asked.say_time()
        self.display.announces_ticks = True
        named = self._on_screen = dict(enumerate(asked.asked.choices, 1))
        while (text := self._listen()) is not None:
            self._on_screen = named
            changed = self._means_something_else(text, ahead, named)
            ahead = {}
            if not changed and self._shortcuts.answer(asked, text):
                break
        self.display.announces_ticks = False

    def _wait(self) -> None:
        if not self.keyboard.live:
            # The lines of a pipe answer the next question; an exhausted pipe answers none.
            if self.session.waits_for_remote_players() and self.keyboard.spent:
                raise EOFError
            self.session.wait_for_event()
            self._pass_time()
            return
        choices = self._choices(self.display.viewer)
        while (text := self._listen(prompt=False)) is not None:
            if number(text) is not None and not choices.shown:
                # A number typed before any choice is shown is meant for an earlier or later one.
                self.display.say("ui-nothing-now")
            elif self._shortcuts.run_line(choices, text):
                break

    # Numbers whose meaning has changed.

    def _typed_ahead(self) -> dict[int, str]:
        # What numbers meant before the list that is about to be shown, if a line has been begun already.
        return self._on_screen if self.keyboard.has_input() else {}

    def _means_something_else(self, text: str, before: Mapping[int, str], now: Mapping[int, str]) -> bool:
        # Whether a number was typed for another choice than it now stands for, which is not carried out.
        picked = number(text)
        if picked is None or picked not in before or before[picked] == now.get(picked):
            return False
        meant = now.get(picked)
        if meant is None:
            self.display.say("ui-number-gone", number=str(picked), before=before[picked])
        else:
            self.display.say("ui-number-changed", number=str(picked), before=before[picked], now=meant)
        return True

    def _choices(self, seat: int) -> Choices:
        turn_id = self.session.turn_id(seat)
        if seat not in self._numbers or self._numbers[seat].turn_id != turn_id:
            self._numbers[seat] = Numbers(turn_id)
        return Choices(self.session.offers(seat), self.screen, self.texts, self._numbers[seat])

    def _listen(self, prompt: bool = True) -> str | None:
        # The next typed line, or None if the match moved on meanwhile.
        while True:
            if prompt:
                self.screen.prompt()
            line = self.keyboard.line(self.session.seconds_until_due())
            if line is not None:
                self.screen.typed()
                return self.texts.words.canonical(line.strip())
            if self._pass_time():
                return None

    def _hand_over(self, seat: int) -> None:
        """Hand the screen over to the person at this seat; does nothing with one person."""

    def _pass_time(self) -> bool:
        # True if something was shown, or another seat has to act.
        before = self.session.waits()
        return self.session.poll() and self.moves.show_changes(before)
