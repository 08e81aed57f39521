"""Typed text: verbs and their synonyms, filler words, and which name is meant."""

from collections.abc import Callable, Mapping, Sequence

from turnwright.kernel.records import Message

Tell = Callable[[Message], str]  # puts a message into the language of the seat


def folded(text: str) -> str:
    """Fold case and apostrophes, which people type straight and catalogues print curved."""
    return text.casefold().replace("’", "'")


def synonyms(message_id: str, tell: Tell) -> list[str]:
    """List the words that a catalogue gives under a message id, separated by commas."""
    listed = tell(Message(message_id, {"text": ""}))
    return [folded(word.strip()) for word in listed.replace("、", ",").split(",") if word.strip()]


def verb_of(word: str, verbs: Mapping[str, Sequence[str]], tell: Tell) -> str:
    """Find the verb a word stands for, or "": by name, synonym, or the catalogue's `verbs-<verb>`."""
    wanted = folded(word)
    for verb, others in verbs.items():
        if wanted == verb or wanted in others or wanted in synonyms(f"verbs-{verb}", tell):
            return verb
    return ""


def normalized(text: str) -> str:
    """Fold case, apostrophes, underscores, dashes and repeated blanks, to compare names."""
    return " ".join(folded(text).replace("_", " ").replace("-", " ").split())


def matches(wanted: str, candidates: Sequence[Sequence[str]], exact: bool = False) -> list[int]:
    """Find the candidates that a normalized name means, each given by all its names.

    Exact matches win; without any, and unless `exact`, those with a word that begins so, and at last those of
    languages without blanks that contain it. An empty name means the only candidate.
    """
    if wanted == "":
        return [0] if len(candidates) == 1 else []
    whole: list[int] = []
    begun: list[int] = []
    within: list[int] = []
    for place, names in enumerate(candidates):
        forms = [normalized(name) for name in names]
        if wanted in forms or wanted in [form.replace(" ", "") for form in forms]:
            whole.append(place)
        if any(f" {form}".find(f" {wanted}") >= 0 for form in forms):
            begun.append(place)
        if not wanted.isascii() and any(form.find(wanted) >= 0 for form in forms):
            within.append(place)
    return whole if whole or exact else begun or within


def is_named(wanted: str, names: Sequence[str]) -> bool:
    """Whether a folded text is one of the names, or begins a word of one with three letters or more."""
    wanted = folded(wanted)
    for name in names:
        known = folded(name).replace("_", " ")
        if wanted == known or (len(wanted) > 2 and f" {known}".find(f" {wanted}") >= 0):
            return True
        # Languages without blanks between words match anywhere.
        if wanted != "" and not wanted.isascii() and known.find(wanted) >= 0:
            return True
    return False
