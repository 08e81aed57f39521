"""The reader of plain speech on sentences written by hand, in four languages and five games."""

from collections import Counter

import pytest

from story.reader.measure import ASKED, EXACT, HERE, WRONG, Case, cases, outcome, place

FILES = sorted((HERE / "sentences").glob("*.txt"))
SENTENCES = [case for file in FILES for case in cases(file)]
TUNED = tuple(file.name for file in FILES)  # the reader was made with these
ENOUGH = 400
HELD_OUT = [case for file in sorted((HERE / "held_out").glob("*.txt")) for case in cases(file)]
ENOUGH_HELD_OUT = 100


@pytest.mark.parametrize("name", TUNED)
def test_the_sentences_of_a_language_are_read_exactly(name: str) -> None:
    read = [(case, *outcome(case)) for case in cases(HERE / "sentences" / name)]
    missed = [f"{case.sentence} => {got}, not {case.expected}" for case, how, got in read if how != EXACT]
    assert len(missed) <= len(read) * 0.05, "\n".join(missed)
    assert not [case.sentence for case, how, _ in read if how == WRONG]


def test_sentences_it_was_not_made_with_are_hardly_ever_acted_on_wrongly() -> None:
    read = [(case, *outcome(case)) for case in HELD_OUT]
    wrong = [f"{case.sentence} => {got}, not {case.expected}" for case, how, got in read if how == WRONG]
    assert len(read) >= ENOUGH_HELD_OUT
    assert len(wrong) <= len(read) * 0.02, "\n".join(wrong)


def test_every_game_has_sentences_in_every_language() -> None:
    counted = Counter((case.language, place(case.position).game.name) for case in SENTENCES)
    assert len(SENTENCES) >= ENOUGH
    assert len(counted) == 4 * 5
    assert min(counted.values()) >= 10


def test_a_wrong_expectation_is_counted_as_wrong() -> None:
    case = Case("en", "fighter", "attack the nearest goblin", "MELEE_ATTACK fighter goblin_2 longsword")
    assert outcome(case)[0] == WRONG
    assert outcome(case._replace(sentence="freeze the goblin"))[0] == ASKED
