"""Dice formulas such as `2d6+3` or `4d6kh3`: read once, thrown often, with their exact odds.

A formula is a sum of terms: numbers, and dice `NdS` of which some may be kept or dropped: `kh` keeps the
highest, `kl` the lowest, `dh` and `dl` drop them. `d20` is one die, `d%` has a hundred sides; case does not
matter, nor do blanks between the parts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

from mypy_extensions import i64

from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import RollRequest

MOST_DICE: Final = 1000
MOST_SIDES: Final = 1_000_000
MOST_TERMS: Final = 64
LARGEST_NUMBER: Final = 1_000_000_000
LONGEST_TEXT: Final = 1000
MOST_TOTALS: Final = 1_000_000  # different totals that `odds` computes at most
MOST_WORK: Final = 20_000_000  # additions that they may cost: a few seconds in plain Python
REMEMBERED: Final = 1024

_read: dict[str, "Formula"] = {}


class FormulaError(ValueError):
    """An invalid formula, or faces that it cannot show; `column` counts from 1, or is 0 for the whole."""

    def __init__(self, text: str, reason: str, column: int = 0) -> None:
        super().__init__(text, reason, column)
        self.text = text
        self.reason = reason
        self.column = column

    def __str__(self) -> str:
        shown = self.text if len(self.text) <= 40 else self.text[:40] + "..."
        place = f" at column {self.column}" if self.column else ""
        return f"{shown}: {self.reason}{place}"


@dataclass
class Term:
    """One part of a sum: dice of which the highest or lowest are kept, or a number when there are no dice."""

    sign: i64
    count: i64
    sides: i64
    kept: i64
    highest: bool
    number: i64

    def __str__(self) -> str:
        if self.count == 0:
            return str(self.number)
        keep = "" if self.kept == self.count else f"{'kh' if self.highest else 'kl'}{self.kept}"
        return f"{self.count}d{self.sides}{keep}"


class Roll:
    """A formula that was thrown: its total, the faces in order, and which of them count."""

    def __init__(self, text: str, total: int, faces: list[int], kept: list[bool]) -> None:
        self.text = text
        self.total = total
        self.faces = faces
        self.kept = kept

    def values(self) -> list[int]:
        """The faces that were kept."""
        return [face for face, kept in zip(self.faces, self.kept, strict=True) if kept]

    def __str__(self) -> str:
        shown = [str(f) if k else f"({f})" for f, k in zip(self.faces, self.kept, strict=True)]
        return f"{self.text}: {' '.join(shown)}{' ' if shown else ''}= {self.total}"


class Odds:
    """The exact chances of every total: `ways` of each in rising order, out of `of`."""

    def __init__(self, ways: dict[int, int], of: int) -> None:
        self.ways = ways
        self.of = of

    def mean(self) -> Fraction:
        """The average total."""
        return Fraction(sum([total * ways for total, ways in self.ways.items()]), self.of)

    def chance(self, at_least: int) -> Fraction:
        """The chance of this total or more."""
        return Fraction(sum([ways for total, ways in self.ways.items() if total >= at_least]), self.of)

    def at_most(self, total: int) -> Fraction:
        """The chance of this total or less."""
        return Fraction(sum([ways for each, ways in self.ways.items() if each <= total]), self.of)

    def chance_exactly(self, total: int) -> Fraction:
        """The chance of just this total."""
        return Fraction(self.ways.get(total, 0), self.of)


class Formula:
    """A dice formula, ready to be thrown; `low` and `high` are the least and greatest totals."""

    def __init__(self, terms: tuple[Term, ...]) -> None:
        self.terms = terms
        self.text = _written(terms)
        self.dice_count: int = sum([int(term.count) for term in terms])
        self.low: int = 0
        self.high: int = 0
        for term in terms:
            least, most = _bounds(term)
            self.low += least
            self.high += most

    def __str__(self) -> str:
        return self.text

    def sides(self) -> list[int]:
        """The sides of every die, in the order they are thrown."""
        return [int(term.sides) for term in self.terms for _ in range(term.count)]

    def roll(self, dice: Dice) -> Roll:
        """Throw the formula with these dice."""
        faces: list[int] = []
        for term in self.terms:
            faces += [dice.d(term.sides) for _ in range(term.count)]
        return self._settle(faces)

    def accept(self, faces: Sequence[object]) -> Roll:
        """Return the roll of faces thrown by a player, or raise FormulaError if the dice cannot show them."""
        if len(faces) != self.dice_count:
            raise FormulaError(self.text, f"expected {self.dice_count} faces, got {len(faces)}")
        sides = self.sides()
        given: list[int] = []
        for i in range(len(sides)):
            face = faces[i]
            if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= sides[i]:
                raise FormulaError(self.text, f"face {i + 1} of a d{sides[i]} cannot be {face!r}")
            given.append(face)
        return self._settle(given)

    def faces_for(self, total: int) -> list[int]:
        """Return faces that make a total, spread evenly; FormulaError if the dice cannot show it."""
        over = total - self.low
        if not 0 <= over <= self.high - self.low or any(term.sign < 0 for term in self.terms):
            raise FormulaError(self.text, f"the dice cannot show {total}")
        faces: list[int] = []
        for term in self.terms:
            if term.count == 0:
                continue
            more = min(over, int(term.kept * (term.sides - 1)))
            over -= more
            each, rest = divmod(more, int(term.kept))
            shown = [1 + each + (1 if place < rest else 0) for place in range(term.kept)]
            # Dropped dice show the same as the last one that counts.
            dropped = min(shown) if term.highest else max(shown)
            faces += shown + [dropped] * int(term.count - term.kept)
        return faces

    def odds(self) -> Odds:
        """Return the exact odds of every total, or raise FormulaError if they take too long."""
        if self.high - self.low >= MOST_TOTALS or _work(self.terms) > MOST_WORK:
            raise FormulaError(self.text, "too many totals to compute exact odds")
        ways = [1]
        of = 1
        for term in self.terms:
            ways = _with_term(ways, term)
            of *= int(term.sides) ** int(term.count)
        return Odds({self.low + i: ways[i] for i in range(len(ways))}, of)

    def _settle(self, faces: list[int]) -> Roll:
        kept = [True] * len(faces)
        total: i64 = 0
        at: i64 = 0
        for term in self.terms:
            if term.kept < term.count:
                _drop(faces, kept, at, term)
            part: i64 = term.number
            for i in range(at, at + term.count):
                if kept[i]:
                    part += faces[i]
            total += term.sign * part
            at += term.count
        return Roll(self.text, total, faces, kept)


def parse(text: str) -> Formula:
    """Read a formula, or raise a FormulaError that says what was expected and where."""
    known = _read.get(text)
    if known is None:
        known = Formula(_Reader(text).formula())
        if len(_read) >= REMEMBERED:
            _read.clear()
        _read[text] = known
    return known


class _Reader:
    """Reads a text from left to right; `at` is the current column."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.dice = 0

    def formula(self) -> tuple[Term, ...]:
        if len(self.text) > LONGEST_TEXT:
            raise self.error(f"a formula has at most {LONGEST_TEXT} characters", LONGEST_TEXT)
        first = self.sign()
        terms = [self.term(first or 1)]
        while self.peek():
            begin = self.at
            sign = self.sign()
            if sign == 0:
                raise self.error("expected + or -", self.at)
            if len(terms) == MOST_TERMS:
                raise self.error(f"expected at most {MOST_TERMS} terms", begin)
            terms.append(self.term(sign))
        return tuple(terms)

    def term(self, sign: int) -> Term:
        begin = self.skip()
        number = self.number()
        if not self.takes("d"):
            if number < 0:
                raise self.error("expected a number or dice", begin)
            return Term(1, 0, 1, 0, True, sign * number)
        count = 1 if number < 0 else number
        self.dice += count
        if count < 1 or self.dice > MOST_DICE:
            raise self.error(f"expected 1 to {MOST_DICE} dice in all", begin)
        sides = self.sides()
        kept, highest = self.keep(count)
        return Term(sign, count, sides, kept, highest or kept == count, 0)

    def sides(self) -> int:
        if self.takes("%"):
            return 100
        begin = self.skip()
        sides = self.number()
        if sides < 0:
            raise self.error("expected the sides of the dice", begin)
        if not 1 <= sides <= MOST_SIDES:
            raise self.error(f"expected 1 to {MOST_SIDES} sides", begin)
        return sides

    def keep(self, count: int) -> tuple[int, bool]:
        # How many dice are kept, and whether the highest: to drop the lowest is to keep the highest.
        begin = self.skip()
        keeps = self.takes("k")
        if not keeps and not self.takes("d"):
            return count, True
        high = self.takes("h", blanks=False)
        if not high and not self.takes("l", blanks=False):
            raise self.error("expected kh, kl, dh or dl", begin)
        place = self.skip()
        number = self.number()
        wanted = 1 if number < 0 else number
        kept = wanted if keeps else count - wanted
        if not 1 <= kept <= count:
            raise self.error(f"expected to keep 1 to {count} of {count} dice", place)
        return kept, high == keeps

    def sign(self) -> int:
        if self.takes("+"):
            return 1
        return -1 if self.takes("-") else 0

    def number(self) -> int:
        # The number here, or -1 when there is none.
        begin = self.skip()
        value = 0
        while self.at < len(self.text) and "0" <= self.text[self.at] <= "9":
            value = value * 10 + ord(self.text[self.at]) - ord("0")
            if value > LARGEST_NUMBER:
                raise self.error(f"expected a number of at most {LARGEST_NUMBER}", begin)
            self.at += 1
        return value if self.at > begin else -1

    def takes(self, letter: str, blanks: bool = True) -> bool:
        if blanks:
            self.skip()
        if self.at >= len(self.text) or self.text[self.at] not in (letter, letter.upper()):
            return False
        self.at += 1
        return True

    def peek(self) -> bool:
        return self.skip() < len(self.text)

    def skip(self) -> int:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.at

    def error(self, reason: str, at: int) -> FormulaError:
        return FormulaError(self.text, reason, at + 1)


def _written(terms: tuple[Term, ...]) -> str:
    text = ""
    for term in terms:
        if term.sign < 0:
            text += f"-{term}"
        elif text and (term.count > 0 or term.number >= 0):
            text += f"+{term}"
        else:
            text += str(term)
    return text


def _bounds(term: Term) -> tuple[int, int]:
    least = term.kept + term.number
    most = term.kept * term.sides + term.number
    return (least, most) if term.sign > 0 else (-most, -least)


def _drop(faces: list[int], kept: list[bool], at: i64, term: Term) -> None:
    # Of equal faces the ones thrown first are kept.
    thrown = sorted(faces[at : at + term.count], reverse=term.highest)
    last = thrown[term.kept - 1]
    ties = thrown[: term.kept].count(last)
    for i in range(at, at + term.count):
        face = faces[i]
        if face == last:
            kept[i] = ties > 0
            ties -= 1
        else:
            kept[i] = (face > last) == term.highest


def _work(terms: tuple[Term, ...]) -> int:
    # The approximate number of additions, to refuse formulas that would take too long.
    work = 0
    totals = 1
    for term in terms:
        count, sides, kept = int(term.count), int(term.sides), int(term.kept)
        more = kept * (sides - 1)
        if kept == count:
            work += count * (totals + more)
        else:
            work += kept * sides * ((kept - 1) * sides + count - kept + 1) + totals * (more + 1)
        totals += more
    return work


def _with_term(ways: list[int], term: Term) -> list[int]:
    # Lists count the ways from the lowest total up. A sum of all dice is symmetric, so a minus or keeping
    # the lowest reverses the list only where dice are dropped.
    if term.kept == term.count:
        for _ in range(term.count):
            ways = _with_die(ways, term.sides)
        return ways
    part = _keep_highest(term.count, term.sides, term.kept)
    if term.highest != (term.sign > 0):
        part.reverse()
    return _product(ways, part)


def _with_die(ways: list[int], sides: i64) -> list[int]:
    # A window as wide as the die slides over the ways so far.
    made: list[int] = []
    window = 0
    size: i64 = len(ways)
    for i in range(size + sides - 1):
        if i < size:
            window += ways[i]
        if i >= sides:
            window -= ways[i - sides]
        made.append(window)
    return made


def _product(left: list[int], right: list[int]) -> list[int]:
    made = [0] * (len(left) + len(right) - 1)
    for i in range(len(left)):
        for j in range(len(right)):
            made[i + j] += left[i] * right[j]
    return made


def _keep_highest(count: int, sides: int, kept: int) -> list[int]:
    # By the lowest face that is kept, and how many dice are over it: those sum freely, the other kept dice
    # show that face, and the dropped ones show it or less.
    made = [0] * (kept * (sides - 1) + 1)
    for face in range(1, sides + 1):
        free = [1]
        for over in range(kept if face < sides else 1):
            if over:
                free = _with_die(free, sides - face)
            rest = comb(count, over) * _at_or_below(count - over, face, count - kept)
            least = kept * (face - 1) + over
            for i in range(len(free)):
                made[least + i] += free[i] * rest
    return made


def _at_or_below(count: int, face: int, dropped: int) -> int:
    # The ways of dice that show a face or less, at most `dropped` of them less.
    ways = 1
    total = 1
    for less in range(1, dropped + 1):
        ways = ways * (count - less + 1) * (face - 1) // less
        total += ways
    return total


def check_reported_total(
    ask: RollRequest,
    faces: "Sequence[int]",
    natural: int,
    total: int,
    breakdown: "Mapping[str, int] | None" = None,
) -> None:
    """Raise an error for faces that the dice cannot show and totals that do not add up.

    `natural` is the sum of the dice, `total` adds the bonus of the request's hint, and `breakdown` lists the
    parts of the bonus; it may be left out.
    """
    try:
        thrown = parse(ask.formula).accept(faces).total
    except FormulaError as error:
        raise Rejected("impossible", str(error), "naturals") from None
    if thrown != natural:
        words = f"{ask.formula} of {list(faces)} is {thrown}, not {natural}"
        raise Rejected("wrong-total", words, "natural", [thrown])
    bonus = bonus_of(ask.formula, str(ask.about.get("formulaHint", ask.formula)))
    if total != natural + bonus:
        words = f"{natural} and {bonus} make {natural + bonus}, not {total}"
        raise Rejected("wrong-total", words, "total", [natural + bonus])
    added = bonus if breakdown is None else sum(breakdown.values())
    if added != bonus:
        words = f"the breakdown adds {added}, but the bonus is {bonus}"
        raise Rejected("wrong-total", words, "breakdown", [bonus])


def bonus_of(formula: str, hint: str) -> int:
    """Return the bonus that a hint adds to the dice of a formula."""
    more = hint.removeprefix(formula).strip()
    return int(more) if more.lstrip("+-").isdecimal() else 0
