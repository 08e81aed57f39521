"""Damage against CON."""

import pytest

from turnwright.games.rounds.rules.effects import injury
from turnwright.games.rounds.state import life_of


@pytest.mark.parametrize(
    ("damage", "con", "lost"),
    [
        # The worked cases of CON 6.
        (0, 6, 0),
        (2, 6, 0),
        (3, 6, 1),
        (5, 6, 1),
        (6, 6, 2),
        (10, 6, 2),
        (11, 6, 3),
        (16, 6, 4),
        (18, 6, 4),
        # Half of an odd CON is rounded down; half of 1 is not below 1.
        (1, 5, 0),
        (2, 5, 1),
        (0, 1, 0),
        (1, 1, 2),
        (1, 2, 1),
        (1, 3, 1),
    ],
)
def test_damage_takes_life_by_the_table(damage: int, con: int, lost: int) -> None:
    assert injury(damage, con) == lost


def test_more_damage_never_takes_less_and_more_con_never_loses_more() -> None:
    for con in range(1, 21):
        for damage in range(60):
            assert injury(damage, con) <= injury(damage + 1, con)
            assert injury(damage, con + 1) <= injury(damage, con)


def test_life_is_4_and_the_level() -> None:
    assert [life_of(level) for level in (1, 2, 10)] == [5, 6, 14]
