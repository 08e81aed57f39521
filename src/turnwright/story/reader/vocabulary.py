"""The vocabulary of a game in a language: the shared lexicon, the game's verbs, nouns and values.

A language's lexicon is `lexicon/<language>.yaml`; a game's part is `content/speech.yaml` in its package.
"""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

import yaml

from turnwright.kernel.game import Game
from turnwright.story.languages import closest_language
from turnwright.story.package_files import package_text
from turnwright.story.reader.inflection import forms
from turnwright.story.reader.tokens import Token, is_word, words

MOST_KNOWN = 10_000  # things whose other names are kept
MOST_BETWEEN = 5  # words between a verb and its particle


class Sense(NamedTuple):
    """A meaning of a phrase: a kind such as `verb` or `rank`, and the value of that kind."""

    kind: str
    value: Any = ""
    weak: bool = False  # a verb that yields to another in its clause, such as "go" in "go hide"


class Vocabulary:
    """The meanings of phrases, and how they become commands."""

    def __init__(self, lexicon: Mapping[str, Any], speech: Mapping[str, Any], language: str) -> None:
        self.language = language
        self.speech = speech
        self.phrases: dict[tuple[str, ...], list[Sense]] = {}
        self.longest = 1
        self.awaited: dict[tuple[str, ...], str] = {}  # what a readied action may wait for
        irregular = {name: _listed(each) for name, each in (lexicon.get("irregular") or {}).items()}
        self._irregular = {
            name: [words(form, language)[0] for form in each] for name, each in irregular.items()
        }
        weak = {form for verb in _listed(lexicon.get("weak", "")) for form in self._forms(verb)}
        self.manner = str(lexicon.get("manner", ""))
        self.tools = frozenset(words(each, language)[0] for each in _listed(lexicon.get("tools", "")))
        self.toward, self.helpers, self.objects, self.subjects, self.others, self.reflexive = (
            frozenset(words(each, language)[0] for each in _listed(lexicon.get(name, "")))
            for name in ("toward", "helpers", "objects", "subjects", "others", "reflexive")
        )
        self.particles = frozenset(_listed(lexicon.get("particles", "")))
        self.adjectives = str(lexicon.get("adjectives", "before"))
        for kind in ("skip", "negation", "pronoun", "self", "other", "level", "condition", "reason"):
            for phrase in _listed(lexicon.get(_PLURALS.get(kind, kind), "")):
                self._add(phrase, Sense(kind))
        for kind in ("connector", "question"):
            for phrase in _listed(lexicon.get(f"{kind}s", "")):
                self._add(phrase, Sense(kind))
        for kind in ("number", "ordinal", "length"):
            for phrase, value in (lexicon.get(f"{kind}s") or {}).items():
                self._add(str(phrase), Sense(kind, value))
        for phrase, way in (lexicon.get("directions") or {}).items():
            self._add(str(phrase), Sense("direction", tuple(way)))
        for kind in ("rank", "side"):
            for value, listed in (lexicon.get(f"{kind}s") or {}).items():
                for phrase in _listed(listed):
                    self._add(phrase, Sense(kind, value))
        for concept, listed in (speech.get("verbs", {}).get(language) or {}).items():
            for verb in _listed(listed):
                for form in self._forms(verb):
                    self._add_words(form, Sense("verb", concept, form in weak))
        for form in weak:
            if form not in self.phrases:
                self._add_words(form, Sense("skip"))
        self.game_words = frozenset(
            _listed((speech.get("skip") or {}).get(language, ""))
        )  # small, but its own
        for phrase in self.game_words:
            self._add(phrase, Sense("skip"))
        for kind, by_language in (speech.get("nouns") or {}).items():
            for phrase in _listed(by_language.get(language, "")):
                self._add(phrase, Sense("noun", kind))
        for value, by_language in (speech.get("values") or {}).items():
            for phrase in _listed(by_language.get(language, "")):
                self._add(phrase, Sense("value", value))
        for concept, by_language in (speech.get("manners") or {}).items():
            for phrase in _listed(by_language.get(language, "")):
                self._add(phrase, Sense("manner", concept))
        for value, by_language in (speech.get("triggers") or {}).items():
            for phrase in _listed(by_language.get(language, "")):
                self.awaited[words(phrase, language)] = value
        self.aliases: dict[str, list[str]] = {
            name: _listed(each) for name, each in ((speech.get("aliases") or {}).get(language) or {}).items()
        }
        # Verbs that name a power: "freeze him" is the card Ice.
        self.deeds: dict[tuple[str, ...], set[str]] = {}
        for name, listed in ((speech.get("deeds") or {}).get(language) or {}).items():
            for verb in _listed(listed):
                for form in self._forms(verb):
                    self.deeds.setdefault(form, set()).add(name)
        self.deed_starts = frozenset(form[0] for form in self.deeds)
        self.longest_deed = max(map(len, self.deeds), default=0)
        self._with_apostrophe = {word for phrase in self.phrases for word in phrase if word.endswith("'s")}
        self._also: dict[str, list[str]] = {}
        self.skipped = frozenset(
            phrase[0]
            for phrase, senses in self.phrases.items()
            if len(phrase) == 1 and senses[0].kind == "skip"
        )
        # What questions are about, each by the phrases that show it.
        self.asks: dict[str, list[tuple[str, ...]]] = {
            kind: [words(each, language) for each in _listed(listed)]
            for kind, listed in (lexicon.get("asks") or {}).items()
        }
        self.yes = {words(each, language) for each in _listed(lexicon.get("agree", ""))}
        self.no = {words(each, language) for each in _listed(lexicon.get("decline", ""))}

    def also_called(self, thing_id: str) -> list[str]:
        """Return what else a thing is called, by its id or an end of it."""
        found = self._also.get(thing_id)
        if found is None:
            if len(self._also) >= MOST_KNOWN:
                self._also.clear()
            found = self._also[thing_id] = [
                each
                for name, listed in self.aliases.items()
                if name == thing_id or thing_id.startswith(f"{name}_") or thing_id.endswith(f"_{name}")
                for each in listed
            ]
        return found

    def rejoined(self, said: list[Token]) -> list[Token]:
        """Return a sentence with the particles beside their verbs: "knock him down" as "knock down him"."""
        if not self.particles:
            return said
        found = [part for token in said for part in self._owner(token)]
        for place in range(len(found) - 2):
            for end in range(place + 2, min(len(found), place + MOST_BETWEEN + 2)):
                word = found[end].word
                if not is_word(word) or self._is_connector(word):
                    break
                phrase = (found[place].word, word)
                if word in self.particles and any(
                    sense.kind == "verb" for sense in self.phrases.get(phrase, ())
                ):
                    found.insert(place + 1, found.pop(end))
                    break
        return found

    def _owner(self, token: Token) -> list[Token]:
        # "The goblin's head" is about the goblin.
        if not token.word.endswith("'s") or token.word in self._with_apostrophe:
            return [token]
        cut = token.end - 2
        return [Token(token.word[:-2], token.start, cut), Token("'s", cut, token.end)]

    def _is_connector(self, word: str) -> bool:
        return any(sense.kind == "connector" for sense in self.phrases.get((word,), ()))

    def verbs(self, offered: Collection[str]) -> list[str]:
        """Return the first verb of each concept whose tags are offered, or of all concepts if none is."""
        verbs = self.speech.get("verbs", {}).get(self.language) or {}
        known = [(concept, _listed(listed)[0]) for concept, listed in verbs.items() if self.tags(concept)]
        now = [verb for concept, verb in known if any(tag in offered for tag in self.tags(concept))]
        return now or [verb for _, verb in known]

    def tags(self, concept: str) -> list[str]:
        """Return the tags of the commands that a verb may mean."""
        return _listed(self.speech["commands"][concept])

    def _forms(self, verb: str) -> list[tuple[str, ...]]:
        return forms(words(verb, self.language), self.language, self._irregular)

    def _add(self, phrase: str, sense: Sense) -> None:
        self._add_words(words(phrase, self.language), sense)

    def _add_words(self, listed: tuple[str, ...], sense: Sense) -> None:
        senses = self.phrases.setdefault(listed, [])
        if sense not in senses:
            senses.append(sense)
        self.longest = max(self.longest, len(listed))


_PLURALS = {"pronoun": "pronouns", "level": "levels", "condition": "conditions", "reason": "reasons"}


def vocabulary_of(game: Game, language: str) -> Vocabulary | None:
    """Return the vocabulary of a game, or None for a game without `content/speech.yaml`."""
    return _vocabulary(type(game).__module__, closest_language(language))


@cache
def _vocabulary(module: str, language: str) -> Vocabulary | None:
    speech = package_text(module, "content", "speech.yaml")
    if speech is None:
        return None
    lexicon = package_text("turnwright.story", "lexicon", f"{language}.yaml") or ""
    return Vocabulary(yaml.safe_load(lexicon), yaml.safe_load(speech), language)


def _listed(text: Any) -> list[str]:
    # "a, b, c" as a list.
    if not isinstance(text, str):
        return [str(each) for each in text] if isinstance(text, Iterable) else [str(text)]
    return [each.strip() for each in text.split(",") if each.strip()]
