"""Texts of a server are reduced to printable lines."""

from __future__ import annotations

import msgspec
import pytest

from turnwright.client.clean_text import decode_message, decode_view
from turnwright.protocol.messages import Answered, Chatted, Narration, Reveal, SeatInfo, Welcome

STEERING = "a\nb\r\tc\x1b[2Jd\x7f\x9be\u2028f\u202eg\u200bh"


@pytest.mark.parametrize("escaped", [True, False])
def test_no_text_contains_control_characters(escaped: bool) -> None:
    message = Chatted(0, STEERING, STEERING)
    data = msgspec.json.encode(message).decode()
    if escaped:
        data = data.encode("ascii", "backslashreplace").decode().replace("\\x", "\\u00")
    told = decode_message(data)
    assert isinstance(told, Chatted)
    assert told.player.isprintable()
    assert told.text == "a b  c?[2Jd??e f?g?h"


def test_names_deep_inside_are_cleaned_too() -> None:
    seats = (SeatInfo(0, STEERING, "person", STEERING),)
    told = decode_message(msgspec.json.encode(Welcome("m", "duel", "1", "", 0, seats, 0, 0, True)))
    assert isinstance(told, Welcome)
    assert told.seats[0].name.isprintable()
    answer = decode_message(
        msgspec.json.encode(Answered("1", 1, texts=(STEERING,), commands=({"a\n": "b\n"},)))
    )
    assert isinstance(answer, Answered)
    assert answer.texts[0].isprintable()
    assert answer.commands == ({"a ": "b "},)


def test_narration_keeps_its_lines_and_a_proof_its_bytes() -> None:
    told = decode_message(msgspec.json.encode(Narration("1", "one\ntwo\x1b[2J")))
    assert told == Narration("1", "one\ntwo?[2J")
    reveal = Reveal("1", 0, 1, "ab", "typed\tseed", (1,))
    assert decode_message(msgspec.json.encode(reveal)) == reveal


def test_a_view_is_cleaned_where_it_is_read() -> None:
    assert decode_view('{"name": "a\\nb", "more": ["\\u001b[2J", 1, null]}') == {
        "name": "a b",
        "more": ["?[2J", 1, None],
    }
    assert decode_view('{"name": "李雷"}') == {"name": "李雷"}
