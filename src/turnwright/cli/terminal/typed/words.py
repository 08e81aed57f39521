"""The words of the client in the language of the reader: `regras` and `règles` mean `rules`."""

import re
from collections.abc import Callable, Sequence

from turnwright.gamekit.parsing import folded, synonyms
from turnwright.kernel.records import Message

CLIENT_WORDS = (
    "back",
    "clock",
    "continue",
    "find",
    "help",
    "hint",
    "legend",
    "log",
    "look",
    "map",
    "more",
    "odds",
    "quit",
    "rules",
    "save",
    "say",
    "skip",
    "tutorial",
    "unavailable",
    "undo",
    "who",
    "why",
)
_UNSPACED = re.compile(r"[\u2e80-\u9fff]+")  # Chinese needs no blank after a word


class ClientWords:
    """Translates the first word of a typed line; what is no word of the client stays as it is."""

    def __init__(self, tell: Callable[[Message], str]) -> None:
        self._meant: dict[str, str] = {}
        self._shown: dict[str, str] = {}
        for word in CLIENT_WORDS:
            known = synonyms(f"ui-words-{word}", tell)
            self._shown[word] = known[0] if known else word
            for each in known:
                self._meant.setdefault(each, word)

    def shown(self, word: str) -> str:
        """A word of the client as the reader types it."""
        return self._shown.get(word, word)

    def canonical(self, text: str) -> str:
        """The line with its first word in English, if it is one of the client's."""
        word, blank, rest = text.partition(" ")
        meant = self._meant.get(folded(word))
        if meant is not None:
            return f"{meant}{blank}{rest}"
        for known in self._longest_first():
            if _UNSPACED.fullmatch(known) and text.startswith(known) and text[len(known) :].strip():
                return f"{self._meant[known]} {text[len(known) :].strip()}"
        return text

    def _longest_first(self) -> Sequence[str]:
        return sorted(self._meant, key=len, reverse=True)
