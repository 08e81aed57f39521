"""Whether what somebody made of thrown dice adds up."""

from collections.abc import Mapping, Sequence

from turnwright.kernel.errors import Rejected
from turnwright.kernel.formula import FormulaError, parse
from turnwright.kernel.records import RollRequest


def check_sum(
    ask: RollRequest, faces: "Sequence[int]", natural: int, total: int, breakdown: "Mapping[str, int]"
) -> None:
    """Refuse faces that these dice cannot show, and sums that are not theirs.

    `natural` is what the dice come to, `total` is that with the bonus of the request's hint, and `breakdown`
    says what the bonus is made of.
    """
    try:
        thrown = parse(ask.formula).accept(faces).total
    except FormulaError as error:
        raise Rejected("impossible", str(error), "naturals") from None
    if thrown != natural:
        words = f"{ask.formula} of {list(faces)} is {thrown}, not {natural}"
        raise Rejected("wrong-total", words, "natural", [thrown])
    bonus = bonus_of(ask.formula, str(ask.about.get("formulaHint", ask.formula)))
    added = sum(breakdown.values())
    if total != natural + bonus:
        words = f"{natural} and {bonus} make {natural + bonus}, not {total}"
        raise Rejected("wrong-total", words, "total", [natural + bonus])
    if added != bonus:
        words = f"the breakdown adds {added}, {bonus} is to be added to {natural}"
        raise Rejected("wrong-total", words, "breakdown", [bonus])


def bonus_of(formula: str, hint: str) -> int:
    """What a hint adds to the dice of a formula: everything behind them."""
    more = hint.removeprefix(formula).strip()
    return int(more) if more.lstrip("+-").isdecimal() else 0
