"""Errors of the command line in the language of the reader.

Errors are raised in English. The English catalogue holds them as templates, which recognize a sentence and
its arguments; the catalogue of the language says it again. Without a template, a sentence stays in English.
"""

import re
from functools import cache

from turnwright.story.catalogue import Catalogue, catalogue_source

_PLACE = re.compile(r"\{ \$(\w+) \}")
_MESSAGE = re.compile(r"^(error-[a-z-]+) = (.+)$", re.MULTILINE)


def translated(sentence: str, lang: str) -> str:
    """A sentence of an error in another language, if its template is known."""
    if lang == "en" or not sentence:
        return sentence
    for message_id, template in _templates():
        if found := template.fullmatch(sentence):
            words = found.groupdict()
            if "kind" in words:
                words["kind"] = _kind(words["kind"], lang)
            if "place" in words:
                words["place"] = _place(words["place"], lang)
            if "expected" in words:
                words["expected"] = _expected(words["expected"], lang)
            return Catalogue(__package__, lang).say(message_id, words)
    return sentence


def _kind(kind: str, lang: str) -> str:
    # "tactics scenario" is a kind with the name of its game before it.
    game, _, last = kind.rpartition(" ")
    known = f"kind-{last}"
    catalogue = Catalogue(__package__, lang)
    named = catalogue.say(known) if catalogue.has(known) else last
    return catalogue.say("kind-of", {"kind": named, "game": game}) if game else named


def _place(place: str, lang: str) -> str:
    # A file or "scenario", and the path of a field in it; `$` is the whole.
    whole, _, path = place.removesuffix(": $").partition(": ")
    named = _kind(whole.lower(), lang) if whole.lower() == "scenario" else whole
    gap = Catalogue(__package__, lang).say("place-in", {"whole": named, "path": path})
    return gap if path else named


def _expected(expected: str, lang: str) -> str:
    # What a field expects is translated if it is the name of a type.
    known = "expected-" + expected.removeprefix("a ").removeprefix("an ").replace(" ", "-")
    catalogue = Catalogue(__package__, lang)
    return catalogue.say(known) if re.fullmatch(r"[a-z-]+", known) and catalogue.has(known) else expected


@cache
def _templates() -> list[tuple[str, re.Pattern[str]]]:
    # The template with the most words of its own comes first: "A game named ... already exists" before
    # "... already exists".
    found = []
    for message_id, text in _MESSAGE.findall(catalogue_source(__package__, "en")):
        parts = _PLACE.split(text)
        pattern = "".join(f"(?P<{part}>.+)" if at % 2 else re.escape(part) for at, part in enumerate(parts))
        found.append((len("".join(parts[::2])), message_id, re.compile(pattern)))
    found.sort(key=lambda each: each[0], reverse=True)
    return [(message_id, pattern) for _, message_id, pattern in found]
