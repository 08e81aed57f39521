"""Options: counted, indexed, sampled and tested without being spelled out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kernel.games import Race
from turnwright import Dice, JoinedOptions, ListOptions, Options
from turnwright.kernel.dice import DiceError
from turnwright.kernel.options import OptionGroup, group_commands


class Squares(Options):
    """A command for each square of a board, made only when it is asked for."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.made = 0

    def count(self) -> int:
        return self.size * self.size

    def command(self, index: int) -> Any:
        self.made += 1
        return [index // self.size, index % self.size]

    def index(self, command: Any) -> int:
        row, column = command
        return row * self.size + column if 0 <= row < self.size and 0 <= column < self.size else -1


BOTH = JoinedOptions([ListOptions(["pass", "resign"]), ListOptions(), Squares(3), ListOptions(["end"])])


def test_a_list_of_options_is_counted_indexed_and_tested() -> None:
    options = ListOptions(["run", "rest"])
    assert (len(options), options.count(), list(options)) == (2, 2, ["run", "rest"])
    assert (options[1], options.index("rest"), options.index("fly")) == ("rest", 1, -1)
    assert "run" in options
    assert "fly" not in options


def test_a_list_of_options_does_not_follow_the_list_it_was_made_of() -> None:
    commands = ["run"]
    options = ListOptions(commands)
    commands.append("fly")
    assert list(options) == ["run"]


@pytest.mark.parametrize("index", [-1, 2])
def test_there_is_no_option_before_the_first_or_after_the_last(index: int) -> None:
    with pytest.raises(IndexError):
        ListOptions(["run", "rest"])[index]


def test_an_empty_list_of_options_is_empty_in_every_way() -> None:
    for options in (Options(), ListOptions(), JoinedOptions()):
        assert (len(options), list(options), options.index("run")) == (0, [], -1)
        with pytest.raises(IndexError):
            options.command(0)
        with pytest.raises(DiceError):
            options.sample(Dice())


def test_options_are_counted_tested_and_sampled_without_being_spelled_out() -> None:
    squares = Squares(1000)
    assert squares.count() == 1_000_000
    assert [999, 999] in squares
    assert [1000, 0] not in squares
    assert squares.made == 0
    squares.sample(Dice(1))
    assert squares.made == 1


def test_joined_options_stand_one_after_the_other() -> None:
    assert list(BOTH) == [
        "pass",
        "resign",
        *([row, column] for row in range(3) for column in range(3)),
        "end",
    ]
    assert len(BOTH) == 12


def test_the_index_of_an_option_leads_back_to_it() -> None:
    for i in range(len(BOTH)):
        if isinstance(BOTH[i], list):
            part = BOTH.parts[2]
            assert 2 + part.index(BOTH[i]) == i
    words = JoinedOptions([ListOptions("ab"), ListOptions("cde")])
    assert [words.index(word) for word in "abcdex"] == [0, 1, 2, 3, 4, -1]


def test_indexing_joined_options_past_the_end_fails() -> None:
    with pytest.raises(IndexError):
        BOTH.command(12)


def test_a_sample_is_any_option_each_as_likely_as_any_other() -> None:
    dice = Dice(2)
    counts = Counter(str(BOTH.sample(dice)) for _ in range(12_000))
    assert len(counts) == 12
    assert all(850 < count < 1150 for count in counts.values())


def test_a_game_gives_its_options_by_seat() -> None:
    state = Race().setup({"goal": 12}, None)  # type: ignore[arg-type]
    assert list(Race().options(state, 0)) == ["run", "rest"]
    assert list(Race().options(state, 1)) == []


# Groups


MOVES = [
    {"type": "move", "to": 1, "by": "foot"},
    {"type": "move", "to": 2, "by": "foot"},
    {"type": "move", "to": 2, "by": "horse"},
    {"type": "move", "to": 3, "by": "horse"},
    {"type": "rest"},
    {"type": "end"},
]


def shown(groups: list[OptionGroup]) -> list[tuple[str, list[Any]]]:
    return [(group.field, group.values) for group in groups]


def test_neighbours_that_differ_in_one_field_are_a_group() -> None:
    found = group_commands(MOVES)
    assert shown(found) == [("to", [1, 2]), ("to", [2, 3]), ("type", ["rest", "end"])]
    assert [command for group in found for command in group.expand()] == MOVES


def test_a_group_goes_on_only_in_the_field_it_began_with() -> None:
    found = group_commands([MOVES[0], MOVES[1], {"type": "move", "to": 1, "by": "horse"}])
    assert shown(found) == [("to", [1, 2]), ("", [])]


def test_commands_that_differ_in_two_fields_or_have_no_fields_stand_alone() -> None:
    assert shown(group_commands(["a", "b"])) == [("", []), ("", [])]
    assert shown(group_commands([MOVES[0], MOVES[3]])) == [("", []), ("", [])]
    assert group_commands([]) == []


def test_a_group_has_the_fields_that_its_options_share() -> None:
    group, _, _ = group_commands(MOVES)
    assert (group.count(), group.prefix()) == (2, {"type": "move", "by": "foot"})
    alone = OptionGroup({"type": "end"})
    assert (alone.count(), alone.prefix(), alone.expand()) == (1, {"type": "end"}, [{"type": "end"}])


def test_options_stand_in_groups_of_their_own_unless_a_game_groups_them() -> None:
    assert [group.command for group in BOTH.groups()] == list(BOTH)
    assert all(group.count() == 1 for group in BOTH.groups())
