"""A test that writes its own dice: each face must be thrown, and none may be missing."""

from turnwright import Dice, LoadedDice, parse


def strike(dice: Dice, guard: int) -> int:
    """The damage of a blow: 1d20+5 must reach the guard, and a bare 20 doubles 1d8."""
    attack = parse("1d20+5").roll(dice)
    if attack.total < guard:
        return 0
    return parse("2d8" if attack.faces == [20] else "1d8").roll(dice).total


def test_a_blow_under_the_guard_does_nothing() -> None:
    """Nine and five do not reach fifteen, and no second die is thrown."""
    with LoadedDice([9]) as dice:
        assert strike(dice, guard=15) == 0


def test_a_bare_twenty_throws_two_dice() -> None:
    """Twenty, then both dice of the damage."""
    with LoadedDice([20, 8, 3]) as dice:
        assert strike(dice, guard=15) == 11


if __name__ == "__main__":
    test_a_blow_under_the_guard_does_nothing()
    test_a_bare_twenty_throws_two_dice()
    print("both blows fell as written")
