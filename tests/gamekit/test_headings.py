"""Options are grouped under headings, the best of each group first."""

from turnwright.gamekit.headings import Ranked, best_of_each_first, by_heading, topic
from turnwright.kernel.options import ListOptions


def test_empty_headings_are_left_out() -> None:
    options = ListOptions(["attack a", "move b", "attack c"])

    found = by_heading(options, ("move", "play", "attack"), lambda command: command.split()[0])

    assert found == {"move": [1], "attack": [0, 2]}


def test_the_best_of_each_group_comes_first_then_the_others_by_rank() -> None:
    options = [Ranked(0, "a", 2.0), Ranked(1, "a", 1.0), Ranked(2, "b", 3.0), Ranked(3, "b", 3.0)]

    assert best_of_each_first(options) == [1, 2, 0, 3]


def test_a_heading_has_its_own_title_unless_it_is_given_one() -> None:
    assert topic("move", [1, 2], {"move": 4}).title.id == "topic-move"
    assert topic("move", [1], {}, title="topic-walk").title.id == "topic-walk"
    assert topic("move", [1, 2], {"move": 4}).shown == 4
