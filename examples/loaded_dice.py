"""A test that writes its own dice: each face must be thrown, and none may be missing."""

from turnwright import Dice, LoadedDice, parse


def strike(dice: Dice, guard: int) -> int:
    """The damage of a blow: 1d20+5 must reach the guard, and a natural 20 doubles 1d8."""
    attack = parse("1d20+5").roll(dice)
    if attack.total < guard:
        return 0
    return parse("2d8" if attack.faces == [20] else "1d8").roll(dice).total


def test_a_strike_below_the_guard_does_no_damage() -> None:
    """Nine and five do not reach fifteen, and no second die is rolled."""
    with LoadedDice([9]) as dice:
        assert strike(dice, guard=15) == 0


def test_a_natural_20_rolls_two_dice() -> None:
    """Twenty, then both dice of the damage."""
    with LoadedDice([20, 8, 3]) as dice:
        assert strike(dice, guard=15) == 11


if __name__ == "__main__":
    test_a_strike_below_the_guard_does_no_damage()
    test_a_natural_20_rolls_two_dice()
    print("Both tests passed.")
