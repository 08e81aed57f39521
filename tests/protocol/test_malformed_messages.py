"""Errors in values from outside are reported in plain words, with the field."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from turnwright.gamekit.complaints import LONGEST, wrong
from turnwright.protocol.endpoints import COUNT, ENDED, JoinRequest, NewMatch
from turnwright.protocol.messages import FromClient

BODIES = [
    (NewMatch, b"{", "the body breaks off before its end", ""),
    (NewMatch, b"{x", "the body is not JSON: error at byte 1", ""),
    (NewMatch, b"[]", "the body must be an object, not a list", ""),
    (NewMatch, b"{}", "game is missing", "game"),
    (NewMatch, b'{"foo":1}', 'the body has no field "foo"', "foo"),
    (NewMatch, b'{"game":7}', "game must be text, not a whole number", "game"),
    (
        NewMatch,
        b'{"game":"x","scenario":1}',
        "scenario must be text or an object, not a whole number",
        None,
    ),
    (NewMatch, b'{"game":"x","throws":[1,-1]}', "each of throws must be at least 0", "throws"),
    (NewMatch, b'{"game":"x","seats":[null]}', "each of seats must be text, not nothing", "seats"),
    (NewMatch, b'{"game":"x","settings":{"loud":1}}', 'settings has no field "loud"', "settings.loud"),
    (NewMatch, b'{"game":"x","settings":{"only_bots":true}}', 'settings has no field "only_bots"', None),
    (NewMatch, b'{"game":"x","settings":{"away":"go"}}', "settings.away cannot be 'go'", "settings.away"),
    (JoinRequest, b'{"token":""}', "token is empty", "token"),
    (
        JoinRequest,
        msgspec.json.encode({"token": "x", "player": "x" * 41}),
        "player must have at most 40",
        "player",
    ),
    (FromClient, b'{"type":"dance"}', "type cannot be 'dance'", "type"),
    (FromClient, b'{"type":7}', "type must be text", "type"),
    (FromClient, b"{}", "type is missing", "type"),
]


@pytest.mark.parametrize(("kind", "data", "words", "field"), BODIES)
def test_an_error_names_the_field_at_fault(kind: Any, data: bytes, words: str, field: str | None) -> None:
    with pytest.raises(msgspec.DecodeError) as found:
        msgspec.json.decode(data, type=kind)

    told = wrong(found.value, "the body")

    assert told.reason.startswith(words)
    assert "`" not in told.reason
    assert field is None or told.field == field


@pytest.mark.parametrize(
    ("kind", "text", "words"),
    [
        (COUNT.kind, "0", "count must be at least 1"),
        (COUNT.kind, "1000", "count must be at most 100"),
        (COUNT.kind, "x", "count must be a whole number, not text"),
        (ENDED.kind, "perhaps", "ended must be true or false, not text"),
    ],
)
def test_an_error_in_the_query_names_the_parameter(kind: Any, text: str, words: str) -> None:
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.convert(text, kind, strict=False)

    assert wrong(found.value, words.split(maxsplit=1)[0]).reason == words


def test_messages_nested_too_deeply_are_refused_for_that_reason() -> None:
    assert (
        wrong(RecursionError("maximum recursion depth"), "the body").reason == "the body is too deeply nested"
    )


def test_a_client_cannot_make_the_message_long() -> None:
    told = wrong(msgspec.ValidationError(f"Object contains unknown field `{'x' * 9_000}`"), "the body")

    assert len(told.reason) == len(told.field) == LONGEST


def test_an_unforeseen_error_keeps_its_text() -> None:
    told = wrong(msgspec.ValidationError("Number out of range - at `$.game`"), "the body")

    assert told == ("game cannot be used: Number out of range", "game")
