"""The lessons of a first match, shown one after another beside the prompt.

A game's lessons are `content/tutorial/<language>.md` in its own package, in the format of the rules: an
introduction, then a heading `## Title {#word}` for each lesson. The lesson ends when its word is typed; the
words `choose` and `end` stand for any move.
"""

from turnwright.cli.terminal.text import Text
from turnwright.cli.terminal.typed.words import CLIENT_WORDS
from turnwright.story.rule_pages import RulePage, lesson_page, plain

MOVES = ("choose", "end")


class Tutorial:
    """The lessons of a game, from the first to the last."""

    def __init__(self, texts: Text) -> None:
        self._texts = texts
        self._page: RulePage | None = None if texts.game is None else lesson_page(texts.game, texts.lang)
        self._at = -1  # the current lesson; none yet

    @property
    def exists(self) -> bool:
        """Whether the game has lessons."""
        return self._page is not None

    @property
    def active(self) -> bool:
        """Whether a lesson is to be shown."""
        return self._page is not None and 0 <= self._at < len(self._page.topics)

    def begin(self) -> list[str]:
        """Begin with the first lesson; returns the introduction."""
        self._at = 0
        return [] if self._page is None else [plain(line) for line in self._page.summary]

    def stop(self) -> None:
        """Show no more lessons."""
        self._at = -1

    def lesson(self) -> list[str]:
        """The current lesson in lines: its number and title, and what to do."""
        if self._page is None or not self.active:
            return []
        topic = self._page.topics[self._at]
        number, count = str(self._at + 1), str(len(self._page.topics))
        head = self._texts.say("ui-lesson", number=number, count=count, title=topic.title)
        return [f"{head} {plain(' '.join(topic.lines))}"]

    def typed(self, text: str) -> bool:
        """Note what was typed; True if that ends the current lesson."""
        if self._page is None or not self.active:
            return False
        word = text.partition(" ")[0].casefold()
        wanted = self._page.topics[self._at].id
        moved = bool(text) and word not in (*CLIENT_WORDS, "?", "u", "q", "exit")
        if word != "skip" and not (moved if wanted in MOVES else word == wanted):
            return False
        self._at += 1
        return True
