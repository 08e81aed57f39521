"""How hard a fight is by the book: the experience of the foes beside what a party of these levels is up to.

SRD: Combat Encounter Difficulty; XP Budget per Character. The experience of all foes is added up, whatever
their number.
"""

from collections.abc import Iterable
from typing import Final

from turnwright.games.tactics.content import budgets, library_of
from turnwright.games.tactics.content.schema import TacticsScenario
from turnwright.kernel.errors import Rejected

DIFFICULTIES: Final = ("low", "moderate", "high")
BEYOND: Final = "beyond"  # more than the budget of a hard fight


def budget(levels: Iterable[int], difficulty: str) -> int:
    """The experience that foes of a fight of this difficulty may have, for heroes of these levels."""
    if difficulty not in DIFFICULTIES:
        words = f"there is no difficulty {difficulty[:20]!r}"
        raise Rejected("unknown-difficulty", words, "difficulty", list(DIFFICULTIES))
    rows = budgets()
    total = 0
    for level in levels:
        if level not in rows:
            raise Rejected("unknown-level", f"heroes have a level of 1 to 20, not {level}", "levels")
        total += int(getattr(rows[level], difficulty))
    return total


def difficulty(levels: Iterable[int], xp: int) -> str:
    """The book's word for foes of so much experience: the first budget that they do not go beyond."""
    party = list(levels)
    for word in DIFFICULTIES:
        if xp <= budget(party, word):
            return word
    return BEYOND


def levels_of(scenario: TacticsScenario) -> list[int]:
    """The levels of a scenario's heroes; a creature in the party has none."""
    heroes = library_of(scenario).heroes
    return [heroes[token.base].level for token in scenario.party if token.base in heroes]


def experience_of(scenario: TacticsScenario) -> int:
    """The experience of all foes of a scenario."""
    creatures = library_of(scenario).creatures
    return sum([creatures[token.base].xp for token in scenario.foes if token.base in creatures])


def difficulty_of(scenario: TacticsScenario) -> str:
    """The book's word for a scenario."""
    return difficulty(levels_of(scenario), experience_of(scenario))
