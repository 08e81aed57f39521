"""One place encodes and decodes: plain values first, then each class is called."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from mypy_extensions import i64

from turnwright import GameFault, Rejected, decode, encode
from turnwright.kernel import codec
from turnwright.kernel.codec import CodecError, build, difference, first_difference, holds, leaves, plain

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)


class Suit(StrEnum):
    HEARTS = "hearts"
    SPADES = "spades"


class Rank(IntEnum):
    LOW = 2
    HIGH = 14


class Note(Struct, frozen=True, tag="note"):
    text: str


@dataclass
class Card:
    suit: Suit = Suit.HEARTS
    rank: i64 = 2


@dataclass
class Hand:
    RULES: ClassVar[dict[str, object]] = {"not": "a field"}

    cards: list[Card] = field(default_factory=list)
    best: Card | None = None
    counts: dict[Suit, int] = field(default_factory=dict)
    ranks: dict[Rank, str] = field(default_factory=dict)
    seats: dict[int, list[int]] = field(default_factory=dict)
    pair: tuple[int, str] = (0, "")
    run: tuple[int, ...] = ()
    weight: float = 0.0
    note: Note | None = None


def a_hand() -> Hand:
    return Hand(
        [Card(Suit.SPADES, 14), Card()],
        Card(Suit.HEARTS, 3),
        {Suit.SPADES: 1, Suit.HEARTS: 0},
        {Rank.HIGH: "ace"},
        {3: [1, 2], 1: []},
        (4, "x"),
        (1, 2, 3),
        2.0,
        Note("well"),
    )


@given(VALUES)
def test_plain_values_survive_a_round_trip(value: Any) -> None:
    assert decode(encode(value)) == value
    assert encode(plain(value)) == encode(value)


def test_a_state_is_rebuilt_with_all_its_classes() -> None:
    hand = a_hand()
    again = build(Hand, plain(hand))
    assert again == hand
    assert encode(again) == encode(hand)
    assert [type(card) for card in again.cards] == [Card, Card]
    assert [type(suit) for suit in again.counts] == [Suit, Suit]
    assert [type(rank) for rank in again.ranks] == [Rank]
    assert (type(again.pair), type(again.run), type(again.weight)) == (tuple, tuple, float)
    assert type(again.best.suit) is Suit
    assert type(again.note) is Note


def test_a_copy_is_equal_and_independent() -> None:
    hand = a_hand()
    other = codec.copy(hand)
    assert other == hand
    other.cards[0].rank = 5
    other.seats[3].append(9)
    assert hand == a_hand()


def test_a_states_own_clone_is_used() -> None:
    class Knows:
        def clone(self) -> str:
            return "a clone"

    assert codec.copy(Knows()) == "a clone"


def test_element_types_of_containers_can_be_declared() -> None:
    @dataclass(init=False)
    class Fleet:
        ships: list  # type: ignore[type-arg]

        def __init__(self) -> None:
            self.ships = []

    bare = build(Fleet, {"ships": [{"suit": "spades", "rank": 3}]})
    assert bare.ships == [{"suit": "spades", "rank": 3}]
    codec.fields.cache_clear()
    holds(Fleet, ships=list[Card])
    assert build(Fleet, {"ships": [{"suit": "spades", "rank": 3}]}).ships == [Card(Suit.SPADES, 3)]


def test_undeclared_attributes_are_not_encoded() -> None:
    card = Card()
    card.cache = {"a": 1}  # type: ignore[attr-defined]
    assert encode(card) == b'{"suit":"hearts","rank":2}'


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"cards": 5}, "$.cards: expected list, got int"),
        ({"cards": [{"suit": "spades"}]}, "$.cards[0].rank is missing"),
        ({"cards": [{"suit": "spades", "rank": "x"}]}, "$.cards[0].rank: expected int, got str"),
        ({"cards": [{"suit": "stars", "rank": 2}]}, "$.cards[0].suit: 'stars' is not a valid Suit"),
        ({"best": 7}, "$.best: expected dict, got int"),
        ({"seats": {"x": []}}, '$.seats.x: "x" is not a valid key'),
        ({"counts": {"stars": 1}}, '$.counts.stars: "stars" is not a valid key'),
        ({"seats": [1]}, "$.seats: expected dict, got list"),
        ({"weight": True}, "$.weight: expected float, got bool"),
        ({"pair": [1]}, "$.pair: expected 2 values, got 1"),
        ({"note": {"type": "note", "text": 3}}, "$.note"),
    ],
)
def test_a_value_of_another_shape_is_named_by_its_path(change: dict[str, Any], path: str) -> None:
    with pytest.raises(CodecError) as caught:
        build(Hand, {**plain(a_hand()), **change})
    assert path in str(caught.value)


@pytest.mark.parametrize("text", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"a":1}x', b"1e999"])
def test_text_that_is_not_json_is_a_clear_error(text: bytes) -> None:
    with pytest.raises(CodecError) as caught:
        codec.read_json(text)
    assert str(caught.value)


def test_a_command_of_another_shape_is_refused_with_its_field() -> None:
    class Move(Struct):
        to: list[int]

    assert codec.read_command({"to": [1]}, Move) == Move([1])
    for data, name in (({"to": ["x"]}, "to[0]"), ({}, ""), ({"to": 1}, "to")):
        with pytest.raises(Rejected) as caught:
            codec.read_command(data, Move)
        assert (caught.value.code, caught.value.field) == ("malformed", name)


# NaN and infinity.


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf")])
def test_no_number_of_a_state_is_nan_or_infinite(number: float) -> None:
    for value, path in (
        (number, "$"),
        ({"a": [0.0, number]}, "$.a[1]"),
        (Hand(weight=number), "$.weight"),
        ((1, {"x": (number,)}), "$[1].x[0]"),
        ({"heap": {number}}, "$.heap[0]"),
    ):
        with pytest.raises(GameFault) as caught:
            codec.refuse_nan(value)
        assert str(caught.value).startswith(f"{path} is {number}")


@given(VALUES)
def test_finite_numbers_are_accepted(value: Any) -> None:
    codec.refuse_nan(value)


# Differences.


@pytest.mark.parametrize(
    ("one", "two", "path", "values"),
    [
        ({"a": 1}, {"a": 2}, "$.a", (1, 2)),
        ({"a": [1, 2]}, {"a": [1, 3]}, "$.a[1]", (2, 3)),
        ([1], [1, 2], "$[1]", (None, 2)),
        ([1, 2], [1], "$[1]", (2, None)),
        ({"a": 1}, {}, "$.a", (1, None)),
        ({}, {"b": 1}, "$.b", (None, 1)),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, "$", (["a", "b"], ["b", "a"])),
        (1, 1.0, "$", (1, 1.0)),
        (1, True, "$", (1, True)),
        ({"a.b": [1], "a": 1}, {"a.b": [2], "a": 1}, "$.a.b[0]", (1, 2)),
    ],
)
def test_the_first_difference_is_named_with_both_values(
    one: Any, two: Any, path: str, values: tuple[Any, Any]
) -> None:
    found = difference(one, two)
    assert found == (path, *values)
    assert first_difference(one, two) == path


@given(VALUES, VALUES)
def test_a_difference_is_reported_exactly_when_the_bytes_differ(one: Any, two: Any) -> None:
    if encode(one) == encode(two):
        assert difference(one, two) is None
    elif difference(one, two) is None:
        assert one == two  # 0.0 and -0.0


def test_leaves_lists_every_path_with_its_value() -> None:
    assert leaves({"a": [1, {"b": 2}], "c": {}}) == {
        "$": None,
        "$.a": None,
        "$.a[0]": 1,
        "$.a[1]": None,
        "$.a[1].b": 2,
        "$.c": None,
    }
