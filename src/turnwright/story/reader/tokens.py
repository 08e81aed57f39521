"""Text as tokens: words without case and accents, numbers, single Chinese characters, punctuation."""

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

LONGEST = 500  # characters of a typed sentence
_CJK = "\u3400-\u4dbf\u4e00-\u9fff"
_TOKEN = re.compile(rf"[{_CJK}]|\d+\.5(?!\d)|(?:(?![{_CJK}])[^\W_])+(?:'(?:(?![{_CJK}])[^\W_])+)*'?|[^\w\s]")
_ELIDED = re.compile(r"^(qu|jusqu|lorsqu|puisqu|[ldjmstnc])'(?=\w)")
_DIGITS = re.compile(r"0*(\d+)\Z", re.ASCII)
_SILENT = frozenset('-‐‑–—"“”«»()[]「」《》')
_SAME = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "´": "'"})


class Token(NamedTuple):
    """A word as it is compared, and where it stands in the text."""

    word: str
    start: int
    end: int


def cleaned(text: str) -> str:
    """Return the text as positions of tokens count: one line, full-width characters made usual."""
    plain = unicodedata.normalize("NFKC", text.translate(_SAME)).translate(_SAME)
    return "".join(" " if unicodedata.category(char)[0] in "CZ" else char for char in plain)


def folded(word: str) -> str:
    """Return a word without case and accents; a number without leading zeros."""
    number = _DIGITS.match(word)
    if number:
        return number.group(1)
    apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char))


def tokens(text: str, language: str) -> list[Token]:
    """Split a cleaned text; French elisions are words of their own."""
    found: list[Token] = []
    for match in _TOKEN.finditer(text):
        if match.group() in _SILENT:
            continue
        word, start = folded(match.group()), match.start()
        elided = _ELIDED.match(word) if language == "fr" else None
        if elided:
            cut = len(elided.group())
            found.append(Token(word[:cut], start, start + cut))
            found.extend(
                Token(each.word, each.start + start + cut, each.end + start + cut)
                for each in tokens(match.group()[cut:], language)
            )
        else:
            found.append(Token(word, start, match.end()))
    return found


@lru_cache(maxsize=8192)
def words(text: str, language: str) -> tuple[str, ...]:
    """Return the words of a name or phrase, without punctuation."""
    return tuple(token.word for token in tokens(cleaned(text), language) if is_word(token.word))


def is_word(word: str) -> bool:
    """Return whether a token is no punctuation."""
    return word[0].isalnum()


def is_chinese(word: str) -> bool:
    """Return whether a token is a Chinese character."""
    return "\u3400" <= word[0] <= "\u9fff"
