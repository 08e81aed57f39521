"""The creatures that come with the game: enough of them, read one by one, and every one fights to an end."""

from __future__ import annotations

from typing import get_args

import pytest

from games.tactics import vocabulary_use
from turnwright import Match
from turnwright.agents import agent
from turnwright.games.tactics.content import bestiary, check_bestiary, shipped
from turnwright.games.tactics.content.schema import Kind
from turnwright.games.tactics.game import Tactics

GAME = Tactics()
NAMES = sorted(shipped().creatures)
# The book has no creature of 18.
RATINGS = ["0", "1/8", "1/4", "1/2", *(str(cr) for cr in range(1, 21) if cr != 18)]
STRENGTHS = {"0": "rat", "1/8": "bandit", "1/4": "wolf", "1/2": "worg", "1": "dire_wolf", "2": "ogre"}


def test_there_are_creatures_of_every_rating_and_kind() -> None:
    creatures = list(shipped().creatures.values())
    assert len(creatures) >= 150
    assert {each.cr for each in creatures} == set(RATINGS)
    assert {each.kind for each in creatures} == set(get_args(Kind))


def test_all_creatures_are_consistent() -> None:
    check_bestiary()


def test_a_creature_is_read_on_demand() -> None:
    text = b"creatures:\n  - id: one\n    nonsense: true\n  - id: two\n    name: Two\n"
    found = bestiary({"mine.yaml": text})
    assert (list(found), len(found), "one" in found, "three" in found) == (["one", "two"], 2, True, False)
    with pytest.raises(Exception, match=r"mine\.yaml: \$\.creatures\[0\]"):
        found["one"]


def ends(name: str, seed: int = 1) -> bool:
    """Whether a fight of a creature against two of about its strength ends."""
    entry = shipped().creatures[name]
    foe = STRENGTHS.get(entry.cr, "hill_giant")
    scene = {
        "name": "ring",
        "map": {"rows": ["." * 16] * 12},
        "party": [{"id": "one", "base": name, "at": [1, 4]}],
        "foes": [{"id": f"foe_{n}", "base": foe, "at": [10, 5 * n]} for n in range(2)],
        "max_rounds": 30,
    }
    match = Match(GAME, scene, seed=seed, seats=[agent(GAME, "heuristic")] * 2)
    for _ in range(4000):
        if match.outcome is not None or match.act() is None:
            break
    return match.outcome is not None


@pytest.mark.parametrize("name", NAMES[::12])
def test_a_creature_fights_to_an_end(name: str) -> None:
    assert ends(name)


@pytest.mark.nightly
@pytest.mark.parametrize("name", NAMES)
def test_every_creature_fights_to_an_end(name: str) -> None:
    for seed in range(3):
        assert ends(name, seed)


def test_the_docs_state_the_share_of_content_that_each_word_carries() -> None:
    page = vocabulary_use.PAGE.read_text("utf-8")
    assert vocabulary_use.rewritten(page) == page, "run python tests/games/tactics/vocabulary_use.py"
    assert vocabulary_use.missing(page) == []
    assert {"attacks", "never", "on_hit", "once_a_turn", "sharpens"} <= set(vocabulary_use.told(page))


def test_the_share_of_a_word_counts_what_classes_and_species_give() -> None:
    every = vocabulary_use.everything()
    assert len(every) > len(shipped().creatures) + len(shipped().spells) + 200
    assert any((vocabulary_use.EFFECT, "inspires") in entry for entry in every)
    assert vocabulary_use.percent(["`inspires`", "a condition"], ["word", "where", "share"], every) != "0 %"
