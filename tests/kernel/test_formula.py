"""Dice formulas are read once, thrown with any dice, and their odds are exact."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turnwright.kernel.dice import Dice, LoadedDice
from turnwright.kernel.formula import Formula, FormulaError, Term, parse


def fault(text: str) -> str:
    with pytest.raises(FormulaError) as error:
        parse(text)
    return str(error.value)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("2d6+3", "2d6+3"),
        ("4d6kh3", "4d6kh3"),
        ("2d20kl1", "2d20kl1"),
        ("8d6", "8d6"),
        ("d20", "1d20"),
        ("d%", "1d100"),
        ("3D%", "3d100"),
        ("1d8+2d6-1", "1d8+2d6-1"),
        ("7", "7"),
        ("+7", "7"),
        ("-7", "-7"),
        ("- 0", "0"),
        ("-d4-2", "-1d4-2"),
        ("5-2d20KH1", "5-2d20kh1"),
        ("  2 d 6\t+ 3 ", "2d6+3"),
        ("2d20kh", "2d20kh1"),
        ("4d6dl1", "4d6kh3"),
        ("4d6dl", "4d6kh3"),
        ("4d6dh1", "4d6kl3"),
        ("4d6kl4", "4d6"),
        ("4d6 dl0", "4d6"),
        ("007d006", "7d6"),
    ],
)
def test_a_formula_has_one_canonical_form(text: str, canonical: str) -> None:
    assert str(parse(text)) == canonical
    assert parse(canonical).terms == parse(text).terms


def test_a_formula_is_parsed_once() -> None:
    assert parse("3d6+1") is parse("3d6+1")


def test_any_number_of_formulas_can_be_read() -> None:
    assert [parse(str(number)).low for number in range(2500)] == list(range(2500))


def test_a_formula_lists_its_terms() -> None:
    assert parse("2d20kl1-3").terms == (Term(1, 2, 20, 1, False, 0), Term(1, 0, 1, 0, True, -3))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2d6+", "2d6+: expected a number or dice at column 5"),
        ("", ": expected a number or dice at column 1"),
        ("   ", "   : expected a number or dice at column 4"),
        ("2d", "2d: expected the sides of the dice at column 3"),
        ("2d+1", "2d+1: expected the sides of the dice at column 3"),
        ("2d6 3", "2d6 3: expected + or - at column 5"),
        ("1 2d6", "1 2d6: expected + or - at column 3"),
        ("2d6k3", "2d6k3: expected kh, kl, dh or dl at column 4"),
        ("2d6k h3", "2d6k h3: expected kh, kl, dh or dl at column 4"),
        ("2d6d", "2d6d: expected kh, kl, dh or dl at column 4"),
        ("2d6kh3", "2d6kh3: expected to keep 1 to 2 of 2 dice at column 6"),
        ("2d6kl0", "2d6kl0: expected to keep 1 to 2 of 2 dice at column 6"),
        ("2d6dl2", "2d6dl2: expected to keep 1 to 2 of 2 dice at column 6"),
        ("2d6kh1kh1", "2d6kh1kh1: expected + or - at column 7"),
        ("2--1", "2--1: expected a number or dice at column 3"),
        ("0d6", "0d6: expected 1 to 1000 dice in all at column 1"),
        ("1+1001d6", "1+1001d6: expected 1 to 1000 dice in all at column 3"),
        ("600d6+401d4", "600d6+401d4: expected 1 to 1000 dice in all at column 7"),
        ("d0", "d0: expected 1 to 1000000 sides at column 2"),
        ("2d1000001", "2d1000001: expected 1 to 1000000 sides at column 3"),
        ("1000000001", "1000000001: expected a number of at most 1000000000 at column 1"),
        ("2²", "2²: expected + or - at column 2"),
        ("٣d6", "٣d6: expected a number or dice at column 1"),
    ],
)
def test_an_error_says_what_was_expected_and_where(text: str, reason: str) -> None:
    assert fault(text) == reason


def test_a_formula_has_at_most_64_terms() -> None:
    assert len(parse("+".join(["1"] * 64)).terms) == 64
    assert "expected at most 64 terms at column 128" in fault("+".join(["1"] * 65))


def test_a_formula_has_at_most_1000_characters() -> None:
    assert parse("1" + " " * 999).low == 1
    assert "a formula has at most 1000 characters" in fault("1" + " " * 1000)


def test_the_limits_themselves_are_allowed() -> None:
    assert parse("1000d1000000").high == 1_000_000_000
    assert parse("1000000000").low == 1_000_000_000


def test_an_error_carries_its_parts() -> None:
    with pytest.raises(FormulaError) as error:
        parse("2d6+x")
    caught = error.value
    assert (caught.text, caught.reason, caught.column) == ("2d6+x", "expected a number or dice", 5)
    assert isinstance(caught, ValueError)


def test_a_long_text_is_cut_in_its_error() -> None:
    assert len(fault("x" * 900)) < 100


@given(st.text(alphabet="0123456789dDkKhHlL%+- \tx²", max_size=24) | st.text(max_size=12))
def test_any_text_is_a_formula_or_raises_a_formula_error(text: str) -> None:
    try:
        formula = parse(text)
    except FormulaError as error:
        column = error.column
    else:
        column = 1
        assert parse(str(formula)).terms == formula.terms
        assert str(parse(str(formula))) == str(formula)
        assert formula.low <= formula.high
    assert 1 <= column <= len(text) + 1


@pytest.mark.parametrize(
    ("text", "low", "high", "dice"),
    [
        ("2d6+3", 5, 15, 2),
        ("4d6kh3", 3, 18, 4),
        ("-2d20kl1", -20, -1, 2),
        ("1d8+2d6-1", 2, 19, 3),
        ("10-1d4", 6, 9, 1),
        ("7", 7, 7, 0),
    ],
)
def test_a_formula_knows_its_bounds_and_dice(text: str, low: int, high: int, dice: int) -> None:
    formula = parse(text)
    assert (formula.low, formula.high, formula.dice_count) == (low, high, dice)


def test_a_formula_lists_the_dice_to_throw() -> None:
    assert parse("1d8+2d6-1-d20").sides() == [8, 6, 6, 20]


def test_a_throw_adds_the_faces_and_the_number() -> None:
    with LoadedDice([2, 5]) as dice:
        roll = parse("2D6 + 3").roll(dice)
    assert (roll.total, roll.faces, roll.kept, roll.text) == (10, [2, 5], [True, True], "2d6+3")
    assert str(roll) == "2d6+3: 2 5 = 10"


def test_the_highest_are_kept() -> None:
    with LoadedDice([3, 1, 6, 4]) as dice:
        roll = parse("4d6kh3").roll(dice)
    assert (roll.total, roll.kept, roll.values()) == (13, [True, False, True, True], [3, 6, 4])
    assert str(roll) == "4d6kh3: 3 (1) 6 4 = 13"


def test_the_lowest_are_kept() -> None:
    with LoadedDice([17, 4]) as dice:
        roll = parse("2d20kl1").roll(dice)
    assert (roll.total, roll.kept, roll.values()) == (4, [False, True], [4])


def test_of_equal_faces_the_first_thrown_are_kept() -> None:
    assert parse("4d6kh2").accept([2, 5, 5, 5]).kept == [False, True, True, False]
    assert parse("4d6kl2").accept([2, 5, 2, 2]).kept == [True, False, True, False]


def test_terms_keep_their_own_dice_and_signs() -> None:
    with LoadedDice([6, 1, 2, 20]) as dice:
        roll = parse("2d6kl1-1d4+2-1d20").roll(dice)
    assert (roll.total, roll.kept) == (1 - 2 + 2 - 20, [False, True, True, True])


def test_a_number_throws_no_dice() -> None:
    roll = parse("7").roll(LoadedDice([]))
    assert (roll.total, roll.faces, str(roll)) == (7, [], "7: = 7")


def test_faces_that_a_person_threw_are_taken() -> None:
    assert parse("2d6+3").accept([6, 1]).total == 10
    assert parse("2d6+3").accept((6, 1)).total == 10


@pytest.mark.parametrize("face", [0, 7, -1, 10**30, 3.0, "3", None, True])
def test_an_impossible_face_is_refused(face: object) -> None:
    with pytest.raises(FormulaError) as error:
        parse("1d20+1d6").accept([20, face])
    assert str(error.value) == f"1d20+1d6: face 2 of a d6 cannot be {face!r}"


@pytest.mark.parametrize("faces", [[], [1], [1, 2, 3]])
def test_too_few_or_too_many_faces_are_refused(faces: list[int]) -> None:
    with pytest.raises(FormulaError, match=f"2d6: expected 2 faces, got {len(faces)}"):
        parse("2d6").accept(faces)


def test_two_dice_have_the_well_known_odds() -> None:
    odds = parse("2d6").odds()
    assert list(odds.ways.items()) == [
        (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1),
    ]  # fmt: skip
    assert odds.of == 36
    assert odds.mean() == 7
    assert odds.chance(10) == Fraction(6, 36)
    assert odds.chance_exactly(7) == Fraction(1, 6)
    assert odds.at_most(3) == Fraction(3, 36)


def test_the_best_three_of_four_dice() -> None:
    odds = parse("4d6kh3").odds()
    assert odds.of == 1296
    assert odds.mean() == Fraction(15869, 1296)
    assert odds.chance_exactly(18) == Fraction(21, 1296)
    assert odds.chance_exactly(3) == Fraction(1, 1296)


def test_advantage_and_disadvantage() -> None:
    assert parse("2d20kh1").odds().chance(11) == Fraction(3, 4)
    assert parse("2d20kl1").odds().chance(11) == Fraction(1, 4)
    assert parse("2d20kh1").odds().mean() == Fraction(553, 40)
    assert parse("2d20kl1").odds().mean() == 21 - Fraction(553, 40)


def test_a_subtracted_term_mirrors_its_odds() -> None:
    odds = parse("10-2d20kh1").odds()
    assert odds.mean() == 10 - Fraction(553, 40)
    assert odds.chance_exactly(-10) == Fraction(39, 400)
    assert odds.chance_exactly(9) == Fraction(1, 400)


def test_a_formula_without_dice_has_one_result() -> None:
    odds = parse("7").odds()
    assert (odds.ways, odds.of) == ({7: 1}, 1)
    assert odds.mean() == 7
    assert odds.chance(7) == 1
    assert odds.chance(8) == 0


def test_impossible_totals_have_no_chance() -> None:
    odds = parse("1d6").odds()
    assert odds.chance_exactly(0) == odds.chance_exactly(7) == odds.chance(7) == odds.at_most(0) == 0
    assert odds.chance(-5) == odds.at_most(99) == 1


@pytest.mark.parametrize(
    "text", ["20d20kh5", "20d20kl5", "100d6", "1000d6", "100d6kh50", "2d9999kh1", "1d1000000"]
)
def test_the_odds_of_many_dice_are_exact(text: str) -> None:
    formula = parse(text)
    odds = formula.odds()
    count, rest = text.split("d", 1)
    assert odds.of == int(rest.split("k")[0]) ** int(count)
    assert sum(odds.ways.values()) == odds.of
    assert list(odds.ways) == list(range(formula.low, formula.high + 1))


def test_a_hundred_dice_have_a_hundred_times_the_mean() -> None:
    assert parse("100d6").odds().mean() == 350
    assert parse("20d20kh5").odds().mean() + parse("20d20kl15").odds().mean() == 210


@pytest.mark.parametrize(
    "text", ["1000d1000000", "1d1000000+1d2", "3d9999kh2", "9d1000000kh5", "1000d100kh500"]
)
def test_odds_that_would_take_too_long_are_refused(text: str) -> None:
    with pytest.raises(FormulaError, match="too many totals to compute exact odds"):
        parse(text).odds()


def total_by_hand(formula: Formula, faces: tuple[int, ...]) -> int:
    total, left = 0, list(faces)
    for term in formula.terms:
        thrown, left = left[: term.count], left[term.count :]
        thrown.sort(reverse=term.highest)
        total += term.sign * (sum(thrown[: term.kept]) + term.number)
    return total


@st.composite
def small_formulas(draw: st.DrawFn) -> str:
    text, dice = "", 0
    for _ in range(draw(st.integers(1, 3))):
        count = draw(st.integers(0, 4 - dice))
        dice += count
        text += draw(st.sampled_from("+-"))
        if count == 0:
            text += str(draw(st.integers(0, 9)))
            continue
        text += f"{count}d{draw(st.integers(1, 5))}"
        if draw(st.booleans()):
            text += f"{draw(st.sampled_from(['kh', 'kl']))}{draw(st.integers(1, count))}"
    return text


@settings(deadline=None)
@given(small_formulas())
def test_odds_equal_a_count_of_every_combination(text: str) -> None:
    formula = parse(text)
    counted: dict[int, int] = {}
    for faces in product(*[range(1, sides + 1) for sides in formula.sides()]):
        total = total_by_hand(formula, faces)
        assert formula.accept(faces).total == total
        counted[total] = counted.get(total, 0) + 1
    odds = formula.odds()
    assert list(odds.ways.items()) == sorted(counted.items())
    assert odds.of == sum(counted.values())
    assert odds.mean() == Fraction(sum(total * ways for total, ways in counted.items()), odds.of)


@given(small_formulas(), st.integers(0, 2**64 - 1))
def test_every_throw_is_among_the_odds(text: str, seed: int) -> None:
    formula = parse(text)
    roll = formula.roll(Dice(seed))
    assert roll.total in formula.odds().ways
    assert formula.low <= roll.total <= formula.high
    again = formula.accept(roll.faces)
    assert (again.total, again.faces, again.kept, str(again)) == (
        roll.total,
        roll.faces,
        roll.kept,
        str(roll),
    )


def test_equal_dice_throw_equal_faces() -> None:
    rolls = [parse("8d6+2d20kh1").roll(Dice(7, "combat")).faces for _ in range(2)]
    assert rolls[0] == rolls[1]
