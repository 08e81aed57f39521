"""The forms of verbs that people use when they speak for themselves or give orders."""

from collections.abc import Mapping, Sequence

_PT = {
    "ar": "ar o a as amos am e es emos em ei ou ando arei ara aremos".split(),
    "er": "er o e es emos em a as amos am i eu endo erei era eremos".split(),
    "ir": "ir o e es imos em a as amos am i iu indo irei ira iremos".split(),
}
_FR = {
    "er": "er e es ons ez ent ant erai era erons ais".split(),
    "ir": "ir i is it issons issez issent issant irai ira isse".split(),
    "re": ["re", "s", "", "ons", "ez", "ent", "ant", "rai", "ra"],
}
_REFLEXIVE = {"me", "m'", "se", "s'", "je", "te"}


def forms(
    verb: Sequence[str], language: str, irregular: Mapping[str, Sequence[str]]
) -> list[tuple[str, ...]]:
    """Return a verb in all its forms; of a phrase, the first word that is no pronoun is inflected."""
    at = 1 if len(verb) > 1 and verb[0] in _REFLEXIVE and language in ("pt", "fr") else 0
    before, word, after = tuple(verb[:at]), verb[at], tuple(verb[at + 1 :])
    found = dict.fromkeys([word, *_inflected(word, language, irregular)])
    return [(*before, each, *after) for each in found]


def _inflected(word: str, language: str, irregular: Mapping[str, Sequence[str]]) -> Sequence[str]:
    if word in irregular:
        return irregular[word]
    if language == "en":
        return _english(word)
    endings = {"pt": _PT, "fr": _FR}.get(language, {}).get(word[-2:])
    if endings is None or len(word) < 4:
        return ()
    stem = word[:-2]
    if language == "pt" and word.endswith(("car", "ir")):
        return [*(_spelled(stem, ending, language, word[-2:]) for ending in endings), *_changed(stem, word)]
    if language == "pt" and word.endswith("ear"):
        return [*(stem + ending for ending in endings), f"{stem}io", f"{stem}ia", f"{stem}ie", f"{stem}iam"]
    found = [_spelled(stem, ending, language, word[-2:]) for ending in endings]
    if language == "fr":
        found += _french(stem, word)
    return found


def _french(stem: str, word: str) -> list[str]:
    # Appeler, appelle; jeter, jette; employer, emploie; remettre, remets; combattre, combat.
    if word.endswith(("eler", "eter")):
        return [f"{stem}{stem[-1]}{ending}" for ending in ("e", "es", "ent", "erai", "era")]
    if word.endswith("yer"):
        return [f"{stem[:-1]}i{ending}" for ending in ("e", "es", "ent", "erai", "era")]
    if word.endswith("ttre"):
        return [f"{stem[:-1]}s", stem[:-1]]
    return []


def _changed(stem: str, word: str) -> list[str]:
    # "Lançar" without its cedilla: lance; "desferir": desfiro; "cobrir": cubro; "sacudir": sacode.
    if word.endswith("car"):
        return [f"{stem}{ending}" for ending in ("e", "em", "es", "ei", "emos")]
    at = max(stem.rfind(vowel) for vowel in "aeiou")
    other = {"e": "i", "o": "u", "u": "o"}.get(stem[at] if at >= 0 else "", "")
    endings = ("e", "es", "em") if other == "o" else ("o", "a", "as", "am", "amos")
    return [f"{stem[:at]}{other}{stem[at + 1 :]}{ending}" for ending in endings] if other else []


def _spelled(stem: str, ending: str, language: str, kind: str) -> str:
    # The spelling keeps the sound of the stem: atacar, ataque; chegar, chegue; nager, nageons.
    first = ending[:1]
    if language == "pt" and kind == "ar" and first == "e":
        if stem.endswith("c"):
            return f"{stem[:-1]}qu{ending}"
        if stem.endswith("g"):
            return f"{stem}u{ending}"
    if language == "pt" and kind in ("er", "ir") and first in ("o", "a"):
        if stem.endswith("gu"):
            return f"{stem[:-1]}{ending}"
        if stem.endswith("g"):
            return f"{stem[:-1]}j{ending}"
    if language == "fr" and kind == "er" and first in ("o", "a") and stem.endswith("g"):
        return f"{stem}e{ending}"
    return stem + ending


def _english(word: str) -> list[str]:
    stem = word[:-1] if word.endswith("e") and not word.endswith("ee") else word
    short = len(word) > 2 and word[-1] not in "aeiouwxy" and word[-2] in "aeiou" and word[-3] not in "aeiou"
    doubled = word + word[-1] if short else stem
    third = f"{word}es" if word.endswith(("s", "sh", "ch", "x", "o")) else f"{word}s"
    if word.endswith("y") and word[-2:-1] not in ("a", "e", "o", "u"):
        third = f"{word[:-1]}ies"
    return [third, f"{stem}ing", f"{doubled}ing"]
