"""A match of this machine at one terminal; several people may sit at it, one after the other."""

import shutil

from turnwright.cli.terminal.clock import Clock
from turnwright.cli.terminal.keyboard import Keyboard
from turnwright.cli.terminal.local_session import LocalSession
from turnwright.cli.terminal.prompt import Player
from turnwright.cli.terminal.saves import Save
from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.text import Text
from turnwright.kernel.match import Match
from turnwright.story.history import History


class LocalPlayer(Player):
    """Plays a match that is here, with its bots and its clock."""

    def __init__(
        self, match: Match, save: Save, history: History, screen: Screen, keyboard: Keyboard, texts: Text
    ) -> None:
        self.match = match
        self.save = save
        self._here = LocalSession(match, save, history, texts)
        super().__init__(self._here, screen, keyboard, texts)

    @property
    def clock(self) -> Clock:
        """The clock of the match."""
        return self._here.clock

    @clock.setter
    def clock(self, clock: Clock) -> None:
        self._here.clock = clock

    def _hand_over(self, seat: int) -> None:
        # Now this seat's person looks at the screen; with secrets, the others look away first.
        if seat == self.viewer or len(self._here.people) < 2:
            return
        if self._here.has_secrets(seat):
            self.screen.push(shutil.get_terminal_size().lines)
            self.screen.say(self.texts.say("ui-hand-over", seat=self.texts.seat(seat)))
            self._change_places()
        self.viewer = seat
        self._forget_position()
        self._say_all(self._here.private_messages(seat))

    def _change_places(self) -> None:
        # Nobody can choose meanwhile, so nobody's time runs.
        self.clock.hold()
        try:
            self.screen.prompt()
            self.keyboard.line()
            self.screen.typed()
        finally:
            self.clock.release()
