"""The names of scenarios as people read them."""

import pytest

from turnwright.games import load
from turnwright.story.titles import shipped_scenario


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("goblin-ambush", "goblin-ambush"),
        ("The false warden", "false-warden"),  # a match with two players has only the title
        ("false-warden", "false-warden"),
        ("The last ferry", ""),
    ],
)
def test_a_shipped_scenario_goes_by_its_id_and_its_title(name: str, known: str) -> None:
    assert shipped_scenario(load("tactics"), name) == known
