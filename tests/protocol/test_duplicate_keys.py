"""A key that occurs twice in one object is found, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turnwright.protocol.duplicate_keys import duplicate_key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"a":1,"a":2}', "a"),
        ('{"a":1,"a":1}', "a"),
        ('{"a" :1,"a":2}', "a"),
        ('{"a":1,"\\u0061":2}', "a"),
        ('[{"b":{"a":1,"c":{"d":1,"d":2}}}]', "d"),
        ('{"":1,"":2}', ""),
        ('{"a":":","a":":"}', "a"),
        ('{"type":"ping","type":"undo"}', "type"),
        ('{"a":1,"a":{"a":1}}', "a"),
    ],
)
def test_a_key_that_occurs_twice_is_named(text: str, key: str) -> None:
    assert duplicate_key(text) == key
    assert duplicate_key(text.encode()) == key


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[1]",
        '{"a":{"a":1}}',
        '[{"a":1},{"a":1}]',
        '{"a":"\\"a\\":","b":1}',
        '{"a":":\\"","b":":"}',
        '{"a" : 1, "b" : ":"}',
        '{"a":1,"A":2}',
    ],
)
def test_equal_keys_of_different_objects_are_accepted(text: str) -> None:
    assert duplicate_key(text) is None
    assert duplicate_key(text.encode()) is None


VALUES = st.recursive(
    st.none() | st.integers(-9, 9) | st.text('a":\\ {}[],é', max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text('a":\\ é', max_size=2), inner, max_size=3)
    ),
    max_leaves=10,
)


@given(VALUES, st.sampled_from([None, 1]))
def test_encoded_values_have_no_duplicate_keys(value: Any, indent: int | None) -> None:
    assert duplicate_key(msgspec.json.encode(value)) is None
    for ascii_only in (True, False):
        assert duplicate_key(json.dumps(value, ensure_ascii=ascii_only, indent=indent)) is None


@given(st.dictionaries(st.text('a":\\ é', max_size=2), VALUES, min_size=1, max_size=3))
def test_any_key_that_is_added_again_is_found(value: dict[str, Any]) -> None:
    key = next(iter(value))
    inside = json.dumps(value)[1:]
    assert duplicate_key(f"[{{{json.dumps(key)}:0,{inside}]") == key


def test_ten_thousand_keys_are_checked_as_fast_as_they_are_read() -> None:
    text = "{" + ",".join(f'"{place}":0' for place in range(100_000)) + ',"0":1}'
    assert duplicate_key(text) == "0"
