"""Message catalogues: format a message id and its arguments as a sentence in one of four languages.

Only this module knows Project Fluent. A game's catalogues are `content/words/<language>.ftl` in its own
package; the texts that all games share are in `catalogues/` beside this file.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from math import isfinite

from fluent.runtime import FluentBundle, FluentResource

from turnwright.kernel.game import Game
from turnwright.kernel.records import Message
from turnwright.story.languages import base_language, closest_language, is_known_language, languages
from turnwright.story.package_files import package_text

__all__ = [
    "Catalogue",
    "catalogue_for",
    "catalogue_source",
    "is_known_language",
    "languages",
    "page_source",
    "tales_source",
]

LONGEST_ARGUMENT = 2000
TALE = "tale-"  # begins the ids of an adventure's texts
LIST_SEPARATORS = {"zh": "、"}  # where it is not a comma and a space


class Catalogue:
    """The messages of a game in one language; a missing message falls back to English."""

    def __init__(self, game: str | None = None, lang: str = "en") -> None:
        self.game = game
        self.lang = closest_language(lang)
        self._bundles = [_bundle(game, name) for name in dict.fromkeys((self.lang, "en"))]

    def say(self, message_id: str, args: Mapping[str, object] = {}) -> str:
        """Format a message; the id itself if the message or one of its arguments is missing."""
        sentence = self._sentence(message_id, args)
        return message_id if sentence is None else sentence

    def tell(self, message: Message) -> str:
        """Format a `Message`; without an entry in the catalogue, its argument `text`, or else its id."""
        sentence = self._sentence(message.id, message.args) if message.id else None
        return str(message.args.get("text", message.id)) if sentence is None else sentence

    def has(self, message_id: str) -> bool:
        """Whether a message with this id exists, in this language or in English."""
        return any(bundle.has_message(message_id) for bundle in self._bundles)

    def argument(self, value: object) -> object:
        """Convert a value to a Fluent argument; nested messages are formatted first."""
        if isinstance(value, list | tuple):
            parts = [self.argument(item) if isinstance(item, Message) else item for item in value]
            return _argument(LIST_SEPARATORS.get(self.lang, ", ").join(map(str, parts)))
        return _argument(self.tell(value) if isinstance(value, Message) else value)

    def _sentence(self, message_id: str, args: Mapping[str, object]) -> str | None:
        plain = {str(name): self.argument(value) for name, value in args.items()}
        for bundle in self._bundles:
            sentence = _sentence(bundle, message_id, plain)
            if sentence is not None:
                return sentence
        return None


def catalogue_for(game: Game | None, lang: str = "") -> Catalogue:
    """The catalogue of a game, in the game's own language unless `lang` names another."""
    return Catalogue(None, lang) if game is None else Catalogue(type(game).__module__, lang or game.language)


def catalogue_source(game: str | None, lang: str) -> str:
    """The texts of a game and those that all games share, as Fluent; of two with an id the first counts."""
    return "\n".join(_sources(game, base_language(lang)))


def page_source(game: str | None, lang: str) -> str:
    """The part of `catalogue_source` that a page needs for every match.

    The texts of adventures are in `tales_source`, and what the narrator says is sent as text.
    """
    return _chosen(game, lang, lambda name: not name.startswith(TALE) and not _NARRATED.fullmatch(name))


def tales_source(game: str | None, lang: str) -> str:
    """The texts of a game's adventures, as Fluent; they may refer to those of `page_source`."""
    return _chosen(game, lang, lambda name: name.startswith(TALE))


def _chosen(game: str | None, lang: str, wanted: Callable[[str], bool]) -> str:
    entries = (entry for text in _sources(game, base_language(lang)) for entry in _ENTRY.finditer(text))
    return "".join(f"{entry[0].rstrip()}\n" for entry in entries if wanted(entry[1]))


class _Bundle:
    """The messages of a catalogue, each parsed when it is first needed.

    A catalogue has thousands of messages, of which a command or a match needs a few.
    """

    def __init__(self, lang: str, sources: Sequence[str]) -> None:
        # No isolation marks: terminals show them as boxes, and none of the languages is written from right to
        # left.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._entries: dict[str, str] = {}  # the first message with an id wins
        self._parsed: set[str] = set()
        for source in sources:
            for entry in _ENTRY.finditer(source):
                self._entries.setdefault(entry[1], entry[0])

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message with this id."""
        return message_id in self._entries and not message_id.startswith("-")

    def format(self, message_id: str, args: dict[str, object]) -> str | None:
        """The formatted message, or None if that is not possible."""
        self._parse(message_id, set())
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, args)
        return None if errors else str(text)

    def _parse(self, message_id: str, begun: set[str]) -> None:
        # What a message refers to comes first, so that another thread never finds it without.
        if message_id in self._parsed or message_id in begun or message_id not in self._entries:
            return
        begun.add(message_id)
        entry = self._entries[message_id]
        for other in _REFERENCE.findall(entry):
            self._parse(other, begun)
        self._bundle.add_resource(FluentResource(entry))
        self._parsed.add(message_id)


# A message or term with the lines that belong to it, and what one refers to.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?!-?[a-zA-Z][\w-]* *=|#).*)*", re.MULTILINE)
_NARRATED = re.compile(r"voice-[\w-]+-\d+")  # the ids of the narrator's sentences
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


@cache
def _bundle(game: str | None, lang: str) -> _Bundle:
    return _Bundle(lang, _sources(game, lang))


def _sources(game: str | None, lang: str) -> tuple[str, str]:
    # A game may override shared messages.
    return (_game_catalogue(game, lang), package_text(__name__, "catalogues", f"{lang}.ftl") or "")


def _game_catalogue(game: str | None, lang: str) -> str:
    return (package_text(game, "content", "words", f"{lang}.ftl") or "") if game else ""


def _sentence(bundle: _Bundle, message_id: str, args: dict[str, object]) -> str | None:
    if not bundle.has_message(message_id):
        return None
    try:
        return bundle.format(message_id, args)
    except Exception:  # catalogues may come from third parties, and text never stops a match
        return None


def _argument(value: object) -> object:
    if isinstance(value, Enum):
        value = value.value
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) or (isinstance(value, float) and isfinite(value)):
        return value
    text = str(value)
    return text if len(text) <= LONGEST_ARGUMENT else text[:LONGEST_ARGUMENT] + "..."
