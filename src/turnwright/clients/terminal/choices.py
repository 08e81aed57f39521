"""The numbered choices of a turn: a page of them at a time, however many there are."""

from typing import Any

from turnwright.clients.terminal.screen import Screen
from turnwright.clients.terminal.voice import Voice
from turnwright.kernel.game import Game
from turnwright.kernel.match import Match
from turnwright.kernel.options import JoinedOptions, ListOptions, Options

PAGE = 20
MOST_SEARCHED = 5000


class Choices:
    """What a seat may do now, numbered from 1."""

    def __init__(self, match: Match, seat: int, screen: Screen, voice: Voice) -> None:
        self.match = match
        self.seat = seat
        self.options = options_of(match.game, match.state, seat)
        self._screen = screen
        self._voice = voice
        self._shown = 0

    def count(self) -> int:
        """How many there are."""
        return self.options.count()

    @property
    def shown(self) -> bool:
        """Whether the person has seen any of them."""
        return self._shown > 0

    def show(self) -> None:
        """The first page."""
        self._shown = 0
        self.more()

    def more(self) -> None:
        """The next page; after the last one, the first again."""
        count = self.count()
        if self._shown >= count:
            self._shown = 0
        last = min(count, self._shown + PAGE)
        for index in range(self._shown, last):
            self._say(index)
        self._shown = last
        if last < count:
            self._screen.say(self._voice.say("ui-more", count=count - last))

    def find(self, words: str) -> None:
        """The choices whose label has these words."""
        wanted = words.casefold()
        found = [i for i in range(min(self.count(), MOST_SEARCHED)) if wanted in self.label(i).casefold()]
        for index in found[:PAGE]:
            self._say(index)
        if not 0 < len(found) <= PAGE:
            self._screen.say(self._voice.say("ui-found", count=len(found)))

    def command(self, number: int) -> Any:
        """The command of that number, or None when there is no such choice."""
        return self.options.command(number - 1) if 1 <= number <= self.count() else None

    def label(self, index: int) -> str:
        """A choice in words."""
        game = self.match.game
        return self._voice.message(game.label(self.match.state, self.seat, self.options.command(index)))

    def _say(self, index: int) -> None:
        self._screen.say(f"{index + 1:>3}. {self.label(index)}", indent="     ")


def options_of(game: Game, state: Any, seat: int) -> Options:
    """What a seat may do, then what it may also do although nobody waits for it."""
    if seat < 0:
        return ListOptions()
    return JoinedOptions([game.options(state, seat), game.also(state, seat)])
