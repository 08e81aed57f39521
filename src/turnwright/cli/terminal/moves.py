"""A person's moves in a match: commands, answers and undo, with the reason if one is refused."""

from turnwright.cli.terminal.choices import Choices
from turnwright.cli.terminal.display import Display
from turnwright.cli.terminal.questions import Question
from turnwright.cli.terminal.session import Awaited, Session, TooLate
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import YES


class Moves:
    """Submits what a person chooses and shows the result."""

    def __init__(self, session: Session, display: Display) -> None:
        self._session = session
        self._display = display

    def submit(self, seat: int, command: object, choices: Choices | None = None) -> bool:
        """Submit a command; False if it was refused and the person may try again.

        If `choices` is given, a legal one is suggested in place of a refused command.
        """
        session, display = self._session, self._display
        before = session.waits()
        if session.sync_clock() and self.show_changes(before):
            return self._too_late()
        label = session.offers(seat).label_of(command)
        try:
            session.submit(seat, command)
        except TooLate:
            return self._too_late()
        except Rejected as refused:
            self.refuse(refused)
            if frustration := session.frustration(seat, refused):
                display.screen.say(frustration, style="detail")
            if choices is not None:
                self.suggest(seat, command, refused, choices)
            return False
        if not display.show_new() and session.settled() and session.outcome is None:
            display.say("ui-done", choice=label)
        return True

    def reply(self, asked: Question, value: object) -> bool:
        """Submit an answer; False if it was refused and the person may try again."""
        try:
            self._session.answer(asked.asked, value)
        except TooLate:
            return self._too_late()
        except Rejected as refused:
            self.refuse(refused)
            return False
        if asked.asked.about_undo and value == YES and self._session.settled():
            self._display.say("undo-done")
        return True

    def undo(self, seat: int) -> bool:
        """Undo the seat's last choice if possible, with the consent of other people."""
        try:
            self._session.undo(seat)
        except TooLate:
            return self._too_late()
        except Rejected as refused:
            self._display.screen.say(self._display.texts.undo_refusal(refused))
            return False
        if self._session.settled():
            self._display.say("undo-done")
        return True

    def refuse(self, refused: Rejected) -> None:
        """Show why a command is not possible."""
        self._display.say("ui-refused", reason=self._session.refusal(refused))

    def suggest(self, seat: int, command: object, refused: Rejected, choices: Choices) -> bool:
        """Show the closest legal option with its number; False if there is none."""
        better = self._session.suggest(seat, command, refused)
        place = -1 if better is None else choices.offers.place_of(better)
        if place >= 0:
            self._display.say("ui-suggested")
            choices.say(place)
        return place >= 0

    def show_changes(self, before: list[Awaited]) -> bool:
        """Show what is new; True if there was something, or if another seat has to act."""
        told = self._display.show_new()
        return told or self._session.waits() != before

    def _too_late(self) -> bool:
        self._display.show_new()
        self._display.say("ui-too-late")
        return True
