"""The numbered options of a turn, shown a page at a time."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from turnwright.cli.terminal.numbers import Numbers
from turnwright.cli.terminal.screen import UNLIMITED, Screen
from turnwright.cli.terminal.session import Offers
from turnwright.cli.terminal.text import Text
from turnwright.cli.terminal.typed.phrases import Verb
from turnwright.gamekit.naming import TIE
from turnwright.gamekit.parsing import folded, synonyms
from turnwright.kernel.records import Topic
from turnwright.kernel.turn_schema import Disabled

PAGE = 20
INDENT = "     "
GAP = "   "  # between two headings on a line
AHEAD = 3  # times as many options as are listed are searched for those that have a number already
FEWEST_ROWS = 6  # for the options, on the smallest screen
UNAVAILABLE_ROWS = 2  # for what is not possible, until a person asks for all of it


class Listed(NamedTuple):
    """A line of the list, to be wrapped."""

    text: str
    indent: str = INDENT
    style: str = ""


class Choices:
    """The options of a seat with their numbers; a long list is grouped under the headings of its game."""

    def __init__(self, offers: Offers, screen: Screen, texts: Text, numbers: Numbers | None = None) -> None:
        self.seat = offers.seat
        self.offers = offers
        self.numbers = Numbers() if numbers is None else numbers
        self._screen = screen
        self._texts = texts
        self._listed: Sequence[int] | None = None  # the indices that `more` pages through; None for all
        self._shown = 0
        self._topics: list[Topic] | None = None
        self._headings: list[Topic] | None = None
        self.shown = False  # whether the person has seen any option
        self._in_order: Sequence[int] = ()  # the indices of a short list, numbered from 1

    def count(self) -> int:
        """The number of options."""
        return self.offers.count()

    def show(self, rows: int = UNLIMITED) -> None:
        """Show the first page, or the best options under each heading, in these rows if possible."""
        self.say_lines(self.lines(rows))

    def lines(self, rows: int = UNLIMITED, most: int = UNLIMITED) -> list[Listed]:
        """The lines that `show` would show; beyond `most` rows, headings stand without options."""
        self._list(range(self.count()))
        self.shown = self.count() > 0
        if not self.topics():
            if not self.numbers.last:
                self.numbers.reserve(self.count())
                self._in_order = self._best_in_each_group()
            self._list(self._in_order or range(self.count()))
            return [*self._page(), *self._unavailable_lines(rows)]
        topics = [topic for topic in self.topics() if not topic.aside]
        unavailable = self._unavailable_lines(rows)
        room = max(rows, FEWEST_ROWS) - self.rows(unavailable)
        listed = [0 if topic.brief else min(topic.shown, len(topic.choices)) for topic in topics]
        rows_of = [
            [self.rows([line]) for line in self._topic(topic, shown, numbered=False)]
            for topic, shown in zip(topics, listed, strict=True)
        ]
        while sum(map(sum, rows_of)) > room and max(listed, default=0) > 1:
            longest = _last_longest(listed)
            listed[longest] -= 1
            rows_of[longest].pop()
        for topic in topics:
            if topic.brief:  # such as the end of the turn, whose number is then the same in every turn
                self._named(topic.choices[: topic.shown], numbered=True)
        # Where even that is too much, options that are listed are example enough.
        hints = sum(map(sum, rows_of)) <= room
        room = most - self.rows(unavailable)
        if sum(map(sum, rows_of)) > room:  # unless short headings share lines
            while any(listed) and self.rows(self._under_headings(topics, listed, hints, False)) > room:
                listed[_last_longest(listed)] -= 1
        return [*self._under_headings(topics, listed, hints), *unavailable]

    def _under_headings(
        self, topics: Sequence[Topic], listed: Sequence[int], hints: bool, numbered: bool = True
    ) -> list[Listed]:
        # Headings with as many of their best options as are listed; short headings without any share a line.
        found: list[Listed] = []
        unlisted = False  # whether the last line is a heading alone
        for topic, shown in zip(topics, listed, strict=True):
            lines = self._topic(topic, shown, numbered, hint=hints or not shown)
            alone = len(lines) == 1 and not topic.brief
            joined = f"{found[-1].text}{GAP}{lines[0].text}" if alone and unlisted else ""
            if joined and len(self._screen.rows(joined, INDENT)) == 1:
                found[-1] = found[-1]._replace(text=joined)
            else:
                found += lines
            unlisted = alone
        return found

    def _best_in_each_group(self) -> Sequence[int]:
        # Groups keep their places in a short list, and the best of each come first in them.
        order = list(range(self.count()))
        for topic in self._all_topics():
            if not topic.aside:
                for spot, place in zip(sorted(topic.choices), topic.choices, strict=True):
                    order[spot] = place
        return order

    def topics(self) -> list[Topic]:
        """The headings, if there are too many options for one page."""
        if self._topics is None:
            self._topics = self._all_topics() if self.count() > PAGE else []
        return self._topics

    def _all_topics(self) -> list[Topic]:
        # A short list is shown without headings, but each heading can still be requested.
        if self._headings is None:
            self._headings = self.offers.topics() if self.seat >= 0 and self.count() else []
        return self._headings

    def show_topic(self, word: str) -> bool:
        """Show all options under a heading, a page at a time; False if there is no such heading."""
        for topic in self.topics() or self._all_topics():
            if folded(word) in (topic.word, *self._synonyms(topic)):
                self._screen.say(self._texts.message(topic.title))
                self._list(topic.choices)
                self.more()
                return True
        return False

    def _synonyms(self, topic: Topic) -> list[str]:
        # The catalogue of the game may have other words for the heading, the first of which is shown.
        return [] if self._texts.lang == "en" else synonyms(f"verbs-{topic.word}", self._texts.message)

    def more(self) -> None:
        """Show the next page, starting over after the last."""
        self.say_lines(self._page())

    def _page(self) -> list[Listed]:
        listed = range(self.count()) if self._listed is None else self._listed
        count = len(listed)
        if self._shown >= count:
            self._shown = 0
        last = min(count, self._shown + PAGE)
        found = self._options(listed[self._shown : last])
        self._shown = last
        self.shown = self.shown or count > 0
        if last < count:
            found.append(Listed(self._texts.say("ui-more", count=count - last), ""))
        return found

    def find(self, words: str) -> None:
        """Show the options whose label contains the text."""
        count, places = self.offers.find(words, PAGE)
        self.say_lines(self._options(places))
        if not 0 < count <= PAGE:
            self._screen.say(self._texts.say("ui-found", count=count))

    def command(self, number: int) -> Any:
        """The command that was shown with this number, or None; it may not be possible any more."""
        shown = self.numbers.command(number)
        if shown is None and 1 <= number <= len(self._in_order):
            return self.offers.command(self._in_order[number - 1])
        return shown

    def verbs(self) -> list[tuple[str, str]]:
        """The verbs that can be typed now, each with an example if the game has one."""
        found = []
        for topic in self._all_topics():
            word = next(iter(self._synonyms(topic)), topic.word)
            found.append((word, "" if topic.hint is None else self._texts.message(topic.hint)))
        return found

    def verbs_with_places(self) -> list[Verb]:
        """The verbs that can be typed now, each with the indices of its options."""
        return [
            # What stands under a brief heading is typed without its word.
            Verb(next(iter(self._synonyms(topic)), topic.word), () if topic.brief else topic.choices)
            for topic in self._all_topics()
        ]

    def say(self, index: int) -> None:
        """Show one option with its number."""
        self.say_lines(self._options([index]))

    # What is not possible now.

    def unavailable(self) -> list[Disabled]:
        """The actions that are not possible now, each with the reason."""
        if self.seat < 0 or not self.count():
            return []
        turn = self.offers.turn()
        groups = {action.group for action in turn.actions}
        # Between two turns nothing of a turn is possible, which needs no list.
        between = not turn.actor and all(each.group not in groups for each in turn.disabled)
        return [] if between else list(turn.disabled)

    def show_unavailable(self) -> None:
        """Show everything that is not possible now, with the reasons."""
        lines = [Listed(f"  {text}") for text in self._reasons()]
        self.say_lines(lines or [Listed(self._texts.say("ui-unavailable-none"), "")])

    def _reasons(self) -> list[str]:
        # One line for each reason, with everything that it prevents.
        found: dict[str, list[str]] = {}
        for each in self.unavailable():
            names = found.setdefault(self.offers.text(each.why), [])
            name = self.offers.text(each.name)
            if name not in names:
                names.append(name)
        return [self._texts.say("ui-unavailable", names=names, why=why) for why, names in found.items()]

    def _unavailable_lines(self, rows: int) -> list[Listed]:
        reasons = self._reasons()
        if not reasons:
            return []
        between = self._texts.say("ui-between")
        text = self._texts.say("ui-not-possible", list=between.join(reasons))
        if rows < UNLIMITED and len(self._screen.rows(text, INDENT)) > UNAVAILABLE_ROWS:
            count = len({each.id for each in self.unavailable()})
            text = self._texts.say("ui-not-possible-count", count=count)
        return [Listed(text, style="detail")]

    # Lines.

    def say_lines(self, lines: Sequence[Listed]) -> None:
        """Show lines of the list."""
        for line in lines:
            self._screen.say(line.text, line.indent, line.style)

    def rows(self, lines: Sequence[Listed]) -> int:
        """How many rows of the screen these lines take."""
        return sum(len(self._screen.rows(line.text, line.indent)) for line in lines)

    def _named(self, places: Sequence[int], numbered: bool) -> list[tuple[int, str]]:
        # Numbers and labels; a list that is only measured gives no numbers away.
        labels = self.offers.labels(places)
        found = []
        for place, label in zip(places, labels, strict=True):
            command = self.offers.command(place)
            if numbered:
                picked = self.numbers.number(command, self._spot(place))
                self.numbers.labels[picked] = label
            else:
                picked = self.numbers.known(command)
            found.append((picked, label))
        return sorted(found)

    def _spot(self, place: int) -> int:
        return self._in_order.index(place) if self._in_order else -1

    def _options(self, places: Sequence[int], numbered: bool = True) -> list[Listed]:
        return [Listed(f"{number:>3}. {label}") for number, label in self._named(places, numbered)]

    def _list(self, places: Sequence[int]) -> None:
        self._listed = places
        self._shown = 0

    def _best(self, topic: Topic, shown: int) -> Sequence[int]:
        # Options that were shown before in this turn keep their place in the list.
        near = topic.choices[: shown * AHEAD]
        before = [place for place in near if self.numbers.known(self.offers.command(place))]
        return [*before, *(place for place in near if place not in before)][:shown]

    def _topic(self, topic: Topic, shown: int, numbered: bool = True, hint: bool = True) -> list[Listed]:
        title = self._texts.message(topic.title)
        if topic.brief:
            listed = self._named(topic.choices[: topic.shown], numbered)
            named = [f"{number}{TIE}{label}" for number, label in listed]
            gap = "" if title.endswith("：") else " "
            return [Listed(f"{title}{gap}{self._texts.say('ui-between').join(named)}")]
        example = "" if topic.hint is None or not hint else self._texts.message(topic.hint)
        left = len(topic.choices) - shown
        word = next(iter(self._synonyms(topic)), topic.word)
        more = self._texts.say("ui-topic-more", count=left, word=word) if shown and left > 0 else ""
        head = self._texts.say("ui-gap").join(part for part in (title, more, example) if part)
        return [Listed(head, style="heading"), *self._options(self._best(topic, shown), numbered)]


def _last_longest(listed: Sequence[int]) -> int:
    # The last heading with the most options.
    return len(listed) - 1 - list(listed)[::-1].index(max(listed))
