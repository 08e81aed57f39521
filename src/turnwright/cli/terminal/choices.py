"""The numbered options of a turn, shown a page at a time."""

from collections.abc import Sequence
from typing import Any

from turnwright.cli.terminal.screen import Screen
from turnwright.cli.terminal.session import Offers
from turnwright.cli.terminal.text import Text
from turnwright.kernel.records import Topic

PAGE = 20


class Choices:
    """The options of a seat, numbered from 1; a long list is grouped under the headings of its game."""

    def __init__(self, offers: Offers, screen: Screen, texts: Text) -> None:
        self.seat = offers.seat
        self.offers = offers
        self._screen = screen
        self._texts = texts
        self._listed: Sequence[int] | None = None  # the indices that `more` pages through; None for all
        self._shown = 0
        self._topics: list[Topic] | None = None
        self.shown = False  # whether the person has seen any option

    def count(self) -> int:
        """The number of options."""
        return self.offers.count()

    def show(self) -> None:
        """Show the first page, or the best options under each heading."""
        self._list(range(self.count()))
        if not self.topics():
            self.more()
        for topic in self.topics():
            if not topic.aside:
                self._say_topic(topic)
        self.shown = self.count() > 0

    def topics(self) -> list[Topic]:
        """The headings, if there are too many options for one page."""
        if self._topics is None:
            self._topics = self._all_topics() if self.count() > PAGE else []
        return self._topics

    def _all_topics(self) -> list[Topic]:
        # A short list is shown without headings, but each heading can still be requested.
        if self.seat < 0 or not self.count():
            return []
        return self.offers.topics()

    def show_topic(self, word: str) -> bool:
        """Show all options under a heading, a page at a time; False if there is no such heading."""
        for topic in self.topics() or self._all_topics():
            if topic.word == word.casefold():
                self._screen.say(self._texts.message(topic.title))
                self._list(topic.choices)
                self.more()
                return True
        return False

    def more(self) -> None:
        """Show the next page, starting over after the last."""
        listed = range(self.count()) if self._listed is None else self._listed
        count = len(listed)
        if self._shown >= count:
            self._shown = 0
        last = min(count, self._shown + PAGE)
        self._say_all(listed[self._shown : last])
        self._shown = last
        self.shown = self.shown or count > 0
        if last < count:
            self._screen.say(self._texts.say("ui-more", count=count - last))

    def find(self, words: str) -> None:
        """Show the options whose label contains the text."""
        count, places = self.offers.find(words, PAGE)
        self._say_all(places)
        if not 0 < count <= PAGE:
            self._screen.say(self._texts.say("ui-found", count=count))

    def command(self, number: int) -> Any:
        """The command with this number, or None."""
        return self.offers.command(number - 1) if 1 <= number <= self.count() else None

    def say(self, index: int) -> None:
        """Show one option with its number."""
        self._say_all([index])

    def _say_all(self, places: Sequence[int]) -> None:
        for place, label in zip(places, self.offers.labels(places), strict=True):
            self._screen.say(f"{place + 1:>3}. {label}", indent="     ")

    def _list(self, places: Sequence[int]) -> None:
        self._listed = places
        self._shown = 0

    def _say_topic(self, topic: Topic) -> None:
        title = self._texts.message(topic.title)
        if topic.brief:
            places = topic.choices[: topic.shown]
            labels = self.offers.labels(places)
            named = [f"{place + 1} {label}" for place, label in zip(places, labels, strict=True)]
            self._screen.say(f"{title} {self._texts.say('ui-between').join(named)}", indent="     ")
            return
        hint = "" if topic.hint is None else self._texts.message(topic.hint)
        self._screen.say(f"{title} {hint}".rstrip(), indent="     ")
        self._say_all(topic.choices[: topic.shown])
        left = len(topic.choices) - topic.shown
        if topic.shown and left > 0:
            self._screen.say(self._texts.say("ui-topic-more", count=left, word=topic.word), indent="     ")
