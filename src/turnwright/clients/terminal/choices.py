"""The numbered choices of a turn: a page of them at a time, however many there are."""

from collections.abc import Sequence
from typing import Any

from turnwright.clients.terminal.screen import Screen
from turnwright.clients.terminal.voice import Voice
from turnwright.kernel.game import Game
from turnwright.kernel.match import Match
from turnwright.kernel.options import JoinedOptions, ListOptions, Options
from turnwright.kernel.wire import Topic

PAGE = 20
MOST_SEARCHED = 5000


class Choices:
    """What a seat may do now, numbered from 1; a long list stands under the headings of its game."""

    def __init__(self, match: Match, seat: int, screen: Screen, voice: Voice) -> None:
        self.match = match
        self.seat = seat
        self.options = options_of(match.game, match.state, seat)
        self._screen = screen
        self._voice = voice
        self._listed: Sequence[int] = range(self.count())  # what `more` goes through
        self._shown = 0
        self._topics: list[Topic] | None = None
        self.shown = False  # whether the person has seen any of them

    def count(self) -> int:
        """How many there are."""
        return self.options.count()

    def show(self) -> None:
        """The first page, or the best under each heading."""
        self._list(range(self.count()))
        if not self.topics():
            self.more()
        for topic in self.topics():
            if not topic.aside:
                self._say_topic(topic)
        self.shown = self.count() > 0

    def topics(self) -> list[Topic]:
        """The headings, when there are too many choices for one page."""
        if self._topics is None:
            self._topics = self._all_topics() if self.count() > PAGE else []
        return self._topics

    def _all_topics(self) -> list[Topic]:
        # A short list stands without headings, but each of its kinds can still be asked for.
        if self.seat < 0 or not self.count():
            return []
        return list(self.match.game.topics(self.match.state, self.seat, self.options))

    def show_topic(self, word: str) -> bool:
        """All that stands under one heading, a page at a time; False when there is no such heading."""
        for topic in self.topics() or self._all_topics():
            if topic.word == word.casefold():
                self._screen.say(self._voice.message(topic.title))
                self._list(topic.choices)
                self.more()
                return True
        return False

    def more(self) -> None:
        """The next page; after the last one, the first again."""
        count = len(self._listed)
        if self._shown >= count:
            self._shown = 0
        last = min(count, self._shown + PAGE)
        for place in self._listed[self._shown : last]:
            self.say(place)
        self._shown = last
        self.shown = self.shown or count > 0
        if last < count:
            self._screen.say(self._voice.say("ui-more", count=count - last))

    def find(self, words: str) -> None:
        """The choices whose label has these words."""
        wanted = words.casefold()
        found = [i for i in range(min(self.count(), MOST_SEARCHED)) if wanted in self.label(i).casefold()]
        for index in found[:PAGE]:
            self.say(index)
        if not 0 < len(found) <= PAGE:
            self._screen.say(self._voice.say("ui-found", count=len(found)))

    def command(self, number: int) -> Any:
        """The command of that number, or None when there is no such choice."""
        return self.options.command(number - 1) if 1 <= number <= self.count() else None

    def label(self, index: int) -> str:
        """A choice in words."""
        return self.label_of(self.options.command(index))

    def label_of(self, command: Any) -> str:
        """A command in words."""
        return self._voice.message(self.match.game.label(self.match.state, self.seat, command))

    def foreseen(self, command: Any) -> list[str]:
        """What a command may come to, line by line."""
        lines = self.match.game.foresee(self.match.state, self.seat, command)
        return [self._voice.message(line) for line in lines]

    def say(self, index: int) -> None:
        """One choice with its number."""
        self._screen.say(f"{index + 1:>3}. {self.label(index)}", indent="     ")

    def _list(self, places: Sequence[int]) -> None:
        self._listed = places
        self._shown = 0

    def _say_topic(self, topic: Topic) -> None:
        title = self._voice.message(topic.title)
        if topic.brief:
            named = [f"{place + 1} {self.label(place)}" for place in topic.choices[: topic.shown]]
            self._screen.say(f"{title} {self._voice.say('ui-between').join(named)}", indent="     ")
            return
        hint = "" if topic.hint is None else self._voice.message(topic.hint)
        self._screen.say(f"{title} {hint}".rstrip(), indent="     ")
        for place in topic.choices[: topic.shown]:
            self.say(place)
        left = len(topic.choices) - topic.shown
        if topic.shown and left > 0:
            self._screen.say(self._voice.say("ui-topic-more", count=left, word=topic.word), indent="     ")


def options_of(game: Game, state: Any, seat: int) -> Options:
    """What a seat may do, then what it may also do although nobody waits for it."""
    if seat < 0:
        return ListOptions()
    return JoinedOptions([game.options(state, seat), game.also(state, seat)])
