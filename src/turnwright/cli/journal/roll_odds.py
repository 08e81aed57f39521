"""Explains rolls: their dice, and the odds of the result."""

from collections.abc import Sequence
from fractions import Fraction

from turnwright.kernel.formula import FormulaError, parse
from turnwright.kernel.records import Rolled
from turnwright.story.catalogue import Catalogue

NO_REASON = "none"  # the reason of a roll without one
SEPARATE_LINES = 3  # up to this many rolls of an input have a line each; more share one


def parts(roll: Rolled, words: Catalogue) -> str:
    """The dice of a roll, dropped ones in brackets, and the total."""
    return words.say("ui-roll-dice", {"head": roll.formula, "faces": _faces(roll)})


def _faces(roll: Rolled) -> str:
    if roll.formula.startswith("1d") and roll.faces == (roll.total,):
        return str(roll.total)
    try:
        return str(parse(roll.formula).accept(roll.faces)).removeprefix(f"{roll.formula}: ")
    except FormulaError:
        return f"{' '.join(map(str, roll.faces))} = {roll.total}"


def joined(rolls: Sequence[Rolled], reasons: Sequence[str], words: Catalogue) -> str:
    """Several rolls on one line, without repeating a common reason or formula."""
    said: list[str] = []
    before = ""
    for roll, reason in zip(rolls, reasons, strict=True):
        head = roll.formula if reason == NO_REASON else f"{reason} {roll.formula}"
        if head == before:
            said[-1] = words.say("ui-roll-also", {"before": said[-1], "faces": _faces(roll)})
        else:
            said.append(words.say("ui-roll-dice", {"head": head, "faces": _faces(roll)}))
        before = head
    series = said[0]
    for each in said[1:]:
        series = words.say("ui-roll-then", {"before": series, "after": each})
    return series


def odds(roll: Rolled, words: Catalogue) -> list[str]:
    """The chance of this total, of more and of less, and the average."""
    try:
        chances = parse(roll.formula).odds()
    except FormulaError as error:
        return [words.say("ui-odds-unknown", {"reason": error.reason})]
    return [
        words.say("odds", {"percent": percent(chances.chance_exactly(roll.total))}),
        words.say(
            "ui-odds-tail",
            {
                "total": str(roll.total),
                "more": percent(chances.chance(roll.total)),
                "less": percent(chances.at_most(roll.total)),
            },
        ),
        words.say("ui-odds-mean", {"mean": rounded(chances.mean())}),
    ]


def percent(chance: Fraction) -> float | str:
    """A chance in percent, with one decimal, or two significant digits if it is tiny."""
    whole = float(chance * 100)
    return round(whole, 1) if whole >= 0.1 or not whole else f"{whole:.2g}"


def rounded(number: Fraction) -> float:
    """A number with one decimal."""
    return round(float(number), 1)
