"""Typed words find the verb and the name they mean."""

import pytest

from turnwright.gamekit.parsing import is_named, matches, normalized, synonyms, verb_of
from turnwright.kernel.records import Message

VERBS = {"move": ("go", "m"), "end": ("done",)}
NAMES = [["goblin_1", "Goblin 1"], ["goblin_2", "Goblin 2"], ["wolf", "Dire Wolf"]]


def tell(message: Message) -> str:
    """A catalogue with words for one verb."""
    return "ir, andar" if message.id == "verbs-move" else ""


@pytest.mark.parametrize(
    ("word", "verb"), [("move", "move"), ("GO", "move"), ("andar", "move"), ("done", "end"), ("fly", "")]
)
def test_a_verb_is_found_by_its_name_its_synonyms_and_those_of_the_language(word: str, verb: str) -> None:
    assert verb_of(word, VERBS, tell) == verb


def test_a_catalogue_may_separate_synonyms_in_chinese() -> None:
    assert synonyms("x", lambda message: "走、Move") == ["走", "move"]


@pytest.mark.parametrize(
    ("text", "exact", "found"),
    [
        ("Goblin-1", False, [0]),
        ("goblin1", False, [0]),
        ("gob", False, [0, 1]),
        ("gob", True, []),
        ("wolf", False, [2]),
        ("ire", False, []),
        ("", False, []),
    ],
)
def test_a_name_matches_in_full_or_by_the_beginning_of_a_word(
    text: str, exact: bool, found: list[int]
) -> None:
    assert matches(normalized(text), NAMES, exact) == found


@pytest.mark.parametrize("typed", ["souffle d'acide", "Souffle d’acide", "souffle d'a"])
def test_an_apostrophe_may_be_typed_straight_or_curved(typed: str) -> None:
    for known in ("Souffle d’acide", "Souffle d'acide"):
        assert matches(normalized(typed), [["x", known], ["y", "Souffle de feu"]]) == [0]
        assert is_named(typed, [known])


def test_an_omitted_name_means_the_only_candidate() -> None:
    assert matches("", NAMES[:1]) == [0]


@pytest.mark.parametrize(
    ("text", "expected"), [("dire wolf", True), ("wol", True), ("wo", False), ("olf", False), ("狼", True)]
)
def test_a_short_beginning_names_nothing_unless_the_language_has_no_blanks(text: str, expected: bool) -> None:
    assert is_named(text, ["Dire_Wolf", "恶狼"]) is expected
