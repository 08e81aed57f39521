"""The things that words name in a position: by their names, parts of them, numbers and aliases."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from turnwright.kernel.records import Thing
from turnwright.story.reader.tokens import Token, is_chinese, is_word, words
from turnwright.story.reader.vocabulary import Vocabulary

SHORTEST_PART = 3  # letters of the last part of a compound: "sword" for a longsword
SHORTEST_TYPO = 5  # letters of a word in which one may be wrong
LONGEST_CHINESE = 8  # characters of a part of a name


class Calls(NamedTuple):
    """The words of one name of a thing."""

    words: frozenset[str]  # that may stand alone
    all: frozenset[str]  # with numbers
    size: int  # words that make up the whole name


class Mention(NamedTuple):
    """A part of a sentence that names things: the candidates by place in the list of things."""

    start: int
    end: int  # tokens
    places: frozenset[int]
    exact: bool = False


class Names:
    """Finds the things that a sentence names; `names` are their names in the player's language."""

    def __init__(
        self,
        things: Sequence[Thing],
        named: Sequence[Sequence[str]],
        vocabulary: Vocabulary,
        said: list[Token],
    ) -> None:
        self.things = things
        self._language = vocabulary.language
        self._said = said
        self._skipped = vocabulary.skipped
        self._phrases = vocabulary.phrases
        present = _parts_said(said)
        self._known: dict[int, list[Calls]] = {}
        every = [self._calls(place, each, vocabulary) for place, each in enumerate(named)]
        for place, listed in enumerate(every):
            near = [each for each in listed if not each.all.isdisjoint(present)]
            if near:
                self._known[place] = near
        self._every = every

    def _calls(self, place: int, named: Iterable[str], vocabulary: Vocabulary) -> list[Calls]:
        extra = vocabulary.also_called(self.things[place].id)
        return [_calls(name, self._language) for name in (*named, *extra) if name]

    def at(self, start: int) -> Mention | None:
        """Return the longest mention that begins at a token, or None."""
        if is_chinese(self._said[start].word):
            return self._chinese(start)
        word = self._said[start].word
        if word.isdecimal() or not is_word(word):
            return None
        found = {place for place, listed in self._known.items() if any(word in each.words for each in listed)}
        if word in self._skipped:  # a name may be an everyday word, but only as a whole
            found = {place for place in found if len(word) > 3 and self._is_whole(place, {word})}
            if not found:
                return None
        # A word of the language is no misspelled name.
        found = found or self._begun(start) or (set() if (word,) in self._phrases else self._resembling(word))
        if not found:
            return None
        used, end, place = {word}, start + 1, start + 1
        while place < len(self._said):
            word = self._said[place].word
            closer = self._naming(word, found) if is_word(word) else set()
            if closer:
                found, end = closer, place + 1
                used.add(word)
            elif word not in self._skipped or not self._continues(place + 1, found):
                break
            place += 1
        exact = {each for each in found if self._is_whole(each, used)}
        return Mention(start, end, frozenset(exact or found), bool(exact))

    def _begun(self, start: int) -> set[int]:
        # Short words begin a name only if it goes on: "ne waza".
        if start + 1 >= len(self._said):
            return set()
        return self._naming(self._said[start + 1].word, self._naming(self._said[start].word, self._known))

    def numbered(self, places: frozenset[int], number: int) -> frozenset[int]:
        """Return the things that have a number in a name, else in their id."""
        text = str(number)
        return frozenset(
            place
            for place in places
            if any(text in each.all for each in self._every[place])
            or text in words(self.things[place].id.replace("_", " "), "en")
        )

    def _continues(self, place: int, found: Iterable[int]) -> bool:
        # "Potion of Healing": the words in between count only if the name goes on.
        return place < len(self._said) and bool(self._naming(self._said[place].word, found))

    def _naming(self, word: str, among: Iterable[int]) -> set[int]:
        found = {place for place in among if any(word in each.all for each in self._known.get(place, ()))}
        if not found and word.endswith("s") and len(word) > 3:
            single = word[:-1]
            found = {
                place for place in among if any(single in each.all for each in self._known.get(place, ()))
            }
        return found

    def _resembling(self, word: str) -> set[int]:
        # The plural, the last part of a compound, or one wrong letter.
        tests = [lambda each: word.removesuffix("s") in each.words] if len(word) > 3 else []
        if len(word) >= SHORTEST_PART:
            tests.append(
                lambda each: any(len(one) > len(word) + 2 and one.endswith(word) for one in each.words)
            )
        if len(word) >= SHORTEST_TYPO:
            tests.append(
                lambda each: any(len(one) >= SHORTEST_TYPO and is_typo(word, one) for one in each.words)
            )
        for test in tests:
            found = {place for place, listed in enumerate(self._every) if any(map(test, listed))}
            if found:
                for place in found:
                    self._known.setdefault(place, self._every[place])
                return found
        return set()

    def _is_whole(self, place: int, used: set[str]) -> bool:
        return any(len(each.all & used) == each.size for each in self._known.get(place, ()))

    def _chinese(self, start: int) -> Mention | None:
        longest = start
        while longest < len(self._said) and is_chinese(self._said[longest].word):
            longest += 1
        for end in range(min(longest, start + LONGEST_CHINESE), start, -1):
            text = "".join(token.word for token in self._said[start:end])
            found = {place for place, each in self._known.items() if any(text in one.all for one in each)}
            if found:
                exact = {place for place in found if any(text in one.words for one in self._known[place])}
                number = self._said[end].word if end < len(self._said) else ""
                closer = {place for place in found if any(number in one.all for one in self._known[place])}
                if number.isdecimal() and closer:
                    return Mention(start, end + 1, frozenset(closer), True)
                return Mention(start, end, frozenset(exact or found), bool(exact))
        return None


def _parts_said(said: list[Token]) -> set[str]:
    present = {token.word for token in said}
    present |= {word[:-1] for word in present if len(word) > 3 and word.endswith("s")}
    for start, token in enumerate(said):
        text = ""
        for other in said[start : start + LONGEST_CHINESE]:
            if not is_chinese(token.word) or not is_chinese(other.word):
                break
            text += other.word
            present.add(text)
    return present


@lru_cache(maxsize=16384)
def _calls(name: str, language: str) -> Calls:
    listed = words(name, language)
    content = [word for word in listed if len(word) > 2 or word.isdecimal() or len(listed) == 1]
    chinese = "".join(word for word in listed if is_chinese(word))
    if chinese:
        parts = {
            chinese[start:end]
            for start in range(len(chinese))
            for end in range(start + 2, min(len(chinese), start + LONGEST_CHINESE) + 1)
        }
        parts.add(chinese)
        return Calls(
            frozenset([chinese]), frozenset(parts | {word for word in listed if not is_chinese(word)}), 1
        )
    alone = frozenset(word for word in content if not word.isdecimal())
    return Calls(alone, frozenset(listed), len(set(content)))


def is_typo(one: str, other: str) -> bool:
    """Return whether two words differ in one letter, or in two neighbours that changed places."""
    if one[0] != other[0] or abs(len(one) - len(other)) > 1:
        return False
    if len(one) == len(other):
        wrong = [place for place in range(len(one)) if one[place] != other[place]]
        if len(wrong) == 2 and wrong[1] == wrong[0] + 1:
            return one[wrong[0]] == other[wrong[1]] and one[wrong[1]] == other[wrong[0]]
        return len(wrong) == 1
    short, long = sorted((one, other), key=len)
    return any(long[:place] + long[place + 1 :] == short for place in range(len(long)))
