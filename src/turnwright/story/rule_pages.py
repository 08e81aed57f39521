"""The rules of a game for its players: a summary and topics, in one of four languages.

A game's pages are `content/rules/<language>.md` in its own package. The summary comes first; each heading
`## Title {#id}` begins a topic. The ids are the same in every language.
"""

import re
from functools import cache
from typing import NamedTuple

from turnwright.gamekit.parsing import folded
from turnwright.kernel.game import Game
from turnwright.story.languages import closest_language
from turnwright.story.package_files import package_text

_TOPIC = re.compile(r"## (.+?) *\{#([a-z-]+)\}")


class RuleTopic(NamedTuple):
    """One topic of the rules: a paragraph for each line."""

    id: str
    title: str
    lines: tuple[str, ...]


class RulePage(NamedTuple):
    """The rules of a game in one language."""

    title: str
    summary: tuple[str, ...]
    topics: tuple[RuleTopic, ...]

    def find(self, text: str) -> RuleTopic | None:
        """The topic with this id or title, or the only one that the text begins."""
        wanted = folded(text).strip()
        names = [(folded(name), topic) for topic in self.topics for name in (topic.id, topic.title)]
        exact = [topic for name, topic in names if name == wanted]
        begun = {topic.id: topic for name, topic in names if wanted and name.startswith(wanted)}
        return exact[0] if exact else next(iter(begun.values())) if len(begun) == 1 else None


def rule_page(game: Game, lang: str) -> RulePage | None:
    """The rules of a game, in English if there is no page in the language; None if there is none at all."""
    return _page_of(game, "rules", lang)


def lesson_page(game: Game, lang: str) -> RulePage | None:
    """The lessons of a first match, from `content/tutorial/`, in the same format."""
    return _page_of(game, "tutorial", lang)


def _page_of(game: Game, folder: str, lang: str) -> RulePage | None:
    module, known = type(game).__module__, closest_language(lang)
    return _page(module, folder, known) or _page(module, folder, "en")


def parse_page(source: str) -> RulePage:
    """The rules in a Markdown file."""
    title = ""
    summary: list[str] = []
    topics: list[tuple[str, str, list[str]]] = []
    lines: list[str] = []
    for line in source.splitlines():
        heading = _TOPIC.fullmatch(line.rstrip())
        if heading is not None:
            if not topics:
                summary = lines
            lines = []
            topics.append((heading[2], heading[1], lines))
        elif line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("  ") and lines:  # the rest of an item
            lines[-1] += f" {line.strip()}"
        elif line.strip():
            lines.append(line.removeprefix("- ").strip())
    if not topics:
        summary = lines
    return RulePage(
        title, tuple(summary), tuple(RuleTopic(id, name, tuple(each)) for id, name, each in topics)
    )


def plain(line: str) -> str:
    """A line for a terminal, where what is to be typed needs no backquotes."""
    return line.replace("`", "")


@cache
def _page(module: str, folder: str, lang: str) -> RulePage | None:
    source = package_text(module, "content", folder, f"{lang}.md")
    return None if source is None else parse_page(source)
