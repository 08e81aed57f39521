"""The exact odds of a dice formula: which blow is better against a guard of 12?"""

from turnwright import parse


def main() -> None:
    """Print mean and chance for three weapons."""
    for weapon, formula in [("sword", "2d6+3"), ("axe", "1d12+3"), ("daggers", "4d6kh3")]:
        odds = parse(formula).odds()
        mean, chance = float(odds.mean()), odds.chance(12)
        print(f"{weapon:8} {formula:7} mean {mean:5.2f}  12 or more {chance} ({float(chance):.1%})")


if __name__ == "__main__":
    main()
