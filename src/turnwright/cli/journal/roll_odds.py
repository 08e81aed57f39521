"""Why a roll came out as it did: its parts, and how likely that was."""

from collections.abc import Sequence
from fractions import Fraction

from turnwright.kernel.formula import FormulaError, parse
from turnwright.kernel.records import Rolled
from turnwright.story.catalogue import Catalogue

NO_REASON = "none"  # the reason of a roll that has none
SEPARATE_LINES = 3  # so many rolls of one input have a line each; more share one


def parts(roll: Rolled) -> str:
    """The dice that were thrown, those that do not count in brackets, and the total."""
    if roll.formula.startswith("1d") and roll.faces == (roll.total,):
        return f"{roll.formula}: {roll.total}"
    try:
        return str(parse(roll.formula).accept(roll.faces))
    except FormulaError:
        return f"{roll.formula}: {' '.join(map(str, roll.faces))} = {roll.total}"


def joined(rolls: Sequence[Rolled], reasons: Sequence[str]) -> str:
    """Several rolls in one line; what a roll shares with the one before it is not said again."""
    said: list[str] = []
    before = ""
    for roll, reason in zip(rolls, reasons, strict=True):
        head = f"{roll.formula}: " if reason == NO_REASON else f"{reason} {roll.formula}: "
        faces = parts(roll).removeprefix(f"{roll.formula}: ")
        said.append(f", {faces}" if head == before else f"; {head}{faces}")
        before = head
    return "".join(said).removeprefix("; ")


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
    """A chance as percent: one place, or two digits where one place would show none."""
    whole = float(chance * 100)
    return round(whole, 1) if whole >= 0.1 or not whole else f"{whole:.2g}"


def rounded(number: Fraction) -> float:
    """A number with one place."""
    return round(float(number), 1)
