"""Checks a model's narration against what happened: names, kinds, numbers, outcomes, states.

A narration is refused if it
- is noise or in another language;
- names someone, by a capital letter, whom the facts do not name;
- mentions a kind of creature that is not there, unless after "like a";
- has a number, in digits or words, that the facts do not have;
- says hit, miss or death against what happened; a negation before the word reverses it;
- uses a verb of state (surrenders, flees, opens, burns ...) without the event;
- is too long, or holds characters that no sentence needs.

What it misses: an invention without a name, number, kind or listed verb ("a chest gleams in the corner"), a
name that begins a sentence, irony, and a subject exchanged with the object. Chinese has no capital
letters, so there only kinds and known names are checked.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from turnwright.kernel.game import Game
from turnwright.story.catalogue import catalogue_source

LONGEST: Final = 700  # characters of a narration
FEWEST_LETTERS: Final = 6  # of a sentence
NEAR: Final = 4  # words, or twice as many Chinese characters, in which a negation counts
HITS: Final = ("hit", "critical")
_NUMBER: Final = re.compile(r"\d+")
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_START: Final = re.compile(r"(?:^|[.!?…:;»”\"]\s*[«“\"—–-]*\s*)([^\W\d_]+)")
_UNFIT: Final = re.compile(r"[<>{}\[\]`|\\^~]|https?:|www\.|\*\*|__|END_INTENT|INTENT:")

_LABEL: Final = re.compile(
    r"^(?:narrator|narration|narrador|narração|narrateur|旁白|叙述)\s*[:：]\s*", re.IGNORECASE
)


class Words(Struct, frozen=True):
    """The checker's knowledge of a language."""

    hit: tuple[str, ...]
    miss: tuple[str, ...]
    death: tuple[str, ...]
    # "not" is a word of Python.
    negations: tuple[str, ...] = msgspec.field(name="not")
    simile: tuple[str, ...] = ()
    numbers: dict[str, int] = {}
    capitals: tuple[str, ...] = ()
    states: dict[str, tuple[str, ...]] = {}
    small: tuple[str, ...] = ()  # words that every sentence of the language may have


class Facts(Struct, frozen=True):
    """The facts of an input that all listeners know: sentences, names, and the kinds of beats."""

    sentences: tuple[str, ...]
    names: tuple[str, ...] = ()
    happened: tuple[str, ...] = ()
    before: tuple[str, ...] = ()  # sentences from which names and kinds may still be used


@cache
def words_of(language: str) -> Words:
    """The checker's words of a language."""
    source = files("turnwright.story").joinpath("lexicon", "narration.yaml").read_bytes()
    return msgspec.yaml.decode(source, type=dict[str, Words])[language]


@cache
def kinds_of(module: str, language: str) -> frozenset[str]:
    """The kinds of creatures of a game, in one language."""
    # English names stand in the content of the game; the other catalogues have them all, by id.
    source = catalogue_source(module, "pt" if language == "en" else language)
    named = re.findall(r"^kind-(?!numbered)([\w-]+) = ([^{}\n]+)$", source, re.MULTILINE)
    found = [id.replace("_", " ") if language == "en" else name for id, name in named]
    return frozenset(kind.strip().lower() for kind in found)


class Checker:
    """Checks narrations of one game in one language."""

    def __init__(self, game: Game | None, language: str) -> None:
        self.language = language
        self.words = words_of(language)
        self.kinds = frozenset() if game is None else kinds_of(type(game).__module__, language)

    def refusal(self, text: str, facts: Facts) -> str:
        """Why a narration is refused, for the operator; empty if it may be told."""
        for check in (
            self._form,
            self._prose,
            self._numbers,
            self._names,
            self._kinds,
            self._outcome,
            self._states,
        ):
            why = check(text, facts)
            if why:
                return why
        return ""

    def _form(self, text: str, facts: Facts) -> str:
        if not text.strip():
            return "it is empty"
        if len(text) > LONGEST:
            return f"it is longer than {LONGEST} characters"
        if any(unicodedata.category(char) in ("Cc", "Cf", "Co", "Cs", "Cn") for char in text):
            return "it holds control characters"
        unfit = _UNFIT.search(text)
        return f"it holds {unfit[0]!r}" if unfit else ""

    def _prose(self, text: str, facts: Facts) -> str:
        # Noise, or another language than the listeners'.
        letters = [char for char in text if char.isalpha()]
        chinese = sum("\u3400" <= char <= "\u9fff" for char in letters)
        if len(letters) < FEWEST_LETTERS // (2 if chinese else 1) or 2 * len(letters) < len(
            "".join(text.split())
        ):
            return "it is no sentence"
        if self.language == "zh":
            return "" if 3 * chinese >= len(letters) else "it is in another language"
        said = _words((text,))
        known = {*_words((*facts.sentences, *facts.names)), *self.words.small}
        if 3 * chinese > len(letters) or (len(said) > 2 and not any(word in known for word in said)):
            return "it is in another language"
        return ""

    def _numbers(self, text: str, facts: Facts) -> str:
        known = set(_NUMBER.findall(" ".join((*facts.sentences, *facts.names))))
        for number in _NUMBER.findall(text):
            if number not in known:
                return f"{number} is no number of the facts"
        for word, value in self.words.numbers.items():
            if self._at(text, (word,), whole=True) and str(value) not in known:
                spelled = self._at(" ".join(facts.sentences), (word,), whole=True)
                if not spelled and not (self.language == "zh" and value > 2):
                    return f"{word} is no number of the facts"
        return ""

    def _names(self, text: str, facts: Facts) -> str:
        if self.language == "zh":
            return ""
        known = set(_words((*facts.sentences, *facts.before, *facts.names, *self.words.capitals)))
        starts = {found.start(1) for found in _START.finditer(text)}
        for found in _WORD.finditer(text):
            word = found[0]
            bare = re.sub(r"['’]s$", "", word).lower()
            bare = re.sub(r"^(?:[ldjmtsnc]|qu)['’]", "", bare)
            if word[:1].isupper() and found.start() not in starts and bare not in known:
                return f"{word} is not named by the facts"
        return ""

    def _kinds(self, text: str, facts: Facts) -> str:
        here = " ".join((*facts.sentences, *facts.before, *facts.names)).lower()
        for kind in sorted(self.kinds):
            if kind in here or (self.language != "zh" and any(word in here for word in kind.split())):
                continue
            for place in self._at(text, (kind,)):
                before = text[max(0, place - 12) : place].lower().rstrip()
                if not any(before.endswith(simile) for simile in self.words.simile):
                    return f"no {kind} is there"
        return ""

    def _outcome(self, text: str, facts: Facts) -> str:
        words = self.words
        hit = any(kind in facts.happened for kind in HITS)
        missed = "miss" in facts.happened
        if hit != missed:  # with both, either may be told
            says_hit = self._says(text, words.hit, words.miss)
            says_miss = self._says(text, words.miss, words.hit)
            if hit and says_miss and not says_hit:
                return "it tells a hit as a miss"
            if missed and says_hit:
                return "it tells a miss as a hit"
        if "down" not in facts.happened and self._affirmed(text, words.death):
            return "it tells of a death"
        return ""

    def _states(self, text: str, facts: Facts) -> str:
        told = " ".join((*facts.sentences, *facts.before))
        for state, listed in self.words.states.items():
            if state in facts.happened or self._at(told, listed):
                continue
            if self._affirmed(text, listed):
                return f"nothing happened that is called {state}"
        return ""

    def _says(self, text: str, words: Iterable[str], opposite: Iterable[str]) -> bool:
        """Whether a text says one thing, or denies its opposite."""
        return self._affirmed(text, words) or any(
            self._is_denied(text, place) for place in self._at(text, opposite)
        )

    def _affirmed(self, text: str, words: Iterable[str]) -> bool:
        return any(not self._is_denied(text, place) for place in self._at(text, words))

    def _is_denied(self, text: str, place: int) -> bool:
        before = text[:place].lower()
        clause = re.split(r"[.!?;:,。！？；，]", before)[-1]
        if self.language == "zh":
            return any(word in clause[-2 * NEAR :] for word in self.words.negations)
        near = " ".join(clause.split()[-NEAR:])
        return any(
            re.search(rf"(?<!\w){re.escape(word)}(?!\w)", near)
            if word[-1] not in "'’" and "'" not in word
            else word in near
            for word in self.words.negations
        )

    def _at(self, text: str, words: Iterable[str], whole: bool = False) -> list[int]:
        """Where words begin in a text."""
        lower = text.lower()
        found: list[int] = []
        for word in words:
            pattern = re.escape(word.lower())
            if self.language != "zh":
                pattern = rf"(?<!\w){pattern}" + (r"(?!\w)" if whole else "")
            found += [each.start() for each in re.finditer(pattern, lower)]
        return sorted(found)


def _words(texts: Iterable[str]) -> list[str]:
    return [word.lower() for text in texts for word in _WORD.findall(text)]


def tidy(text: str) -> str:
    """A model's answer as one paragraph, without the quotes and labels that models put around it."""
    text = " ".join(text.split())
    text = _LABEL.sub("", text)
    pairs: Mapping[str, str] = {'"': '"', "“": "”", "«": "»", "「": "」"}
    if len(text) > 1 and pairs.get(text[0]) == text[-1]:
        text = text[1:-1].strip()
    return text


def whole_sentences(text: str) -> str:
    """A text that was cut off, up to its last whole sentence; empty if there is none."""
    found = list(re.finditer(r"[.!?…。！？][\"”»」]?", text))
    return text[: found[-1].end()] if found else ""
