"""Numbers in braces in content files, filled in for a level: "1d10+{level}", "{5*level}", "{2+CHA}"."""

import re
from typing import Any, Final

# Fields that hold dice are text, even without a die.
DICE: Final = ("heal", "more_damage", "spoils")
_BRACES: Final = re.compile(r"\{([^{}]*)\}")


def filled(value: Any, numbers: dict[str, int]) -> Any:
    """The value with all braces worked out; a text that is nothing but one pair becomes a number."""
    if isinstance(value, dict):
        made = {name: filled(each, numbers) for name, each in value.items()}
        return {name: str(each) if name in DICE else each for name, each in made.items()}
    if isinstance(value, list):
        return [filled(each, numbers) for each in value]
    if not isinstance(value, str) or "{" not in value:
        return value
    whole = _BRACES.fullmatch(value)
    if whole is not None:
        return worked_out(whole.group(1), numbers)
    text = value
    for found in _BRACES.finditer(value):
        text = text.replace(found.group(0), str(worked_out(found.group(1), numbers)))
    return text.replace("+-", "-")


def worked_out(text: str, numbers: dict[str, int]) -> int:
    """A sum of products of numbers and names."""
    total = 0
    for part in text.replace("-", "+-").split("+"):
        if part.strip():
            total += _product(part, numbers)
    return total


def _product(text: str, numbers: dict[str, int]) -> int:
    made = 1
    for factor in text.split("*"):
        name = factor.strip()
        if name.startswith("-"):
            made, name = -made, name[1:].strip()
        made *= int(name) if name.isdecimal() else numbers[name]
    return made
