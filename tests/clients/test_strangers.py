"""What comes from a server that is no table, or a bad one, is told in a sentence and steers no terminal."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from clients.strangers import answering
from clients.visitors import Call, Said

RED = "\x1b[31;1mHELLO\x1b[2J\nline two"
PROBLEM = {"code": "x", "reason": RED, "field": "", "legal": [], "line": 0}


def asked(call: Call, url: str) -> list[Said]:
    """What `host` and `join` say to it."""
    return [
        call("host", "duel", "--at", url),
        call("join", f"{url}/matches/x#invite=y"),
    ]


def is_harmless(text: str) -> bool:
    return all(sign.isprintable() or sign == "\n" for sign in text)


def test_the_reason_of_a_server_is_one_line_without_control_characters(call: Call) -> None:
    for reason in (RED, RED + "z" * 100_000):
        with answering(422, msgspec.json.encode({**PROBLEM, "reason": reason})) as url:
            for said in asked(call, url):
                assert said.code == 1
                assert said.err.startswith("?[31;1mHELLO?[2J?line two")
                assert said.err.count("\n") == 1
                assert len(said.err) < 400


@pytest.mark.parametrize("status", [200, 500])
@pytest.mark.parametrize(
    "body",
    [b"", b"<html>another service</html>", b"{}", b'"\xff"', b"[" * 100_000, b" " * 3_000_000],
    ids=["nothing", "page", "object", "no-text", "deep", "long"],
)
def test_an_answer_that_is_no_tables_is_a_sentence(call: Call, status: int, body: bytes) -> None:
    with answering(status, body) as url:
        said = call("join", f"{url}/matches/x#invite=y")
    assert said.code == 1
    assert said.err.startswith(f"There is no table at {url}: ")
    assert f"answers {status}, and not as a table does" in said.err


@pytest.mark.parametrize(
    "made",
    [
        {"id": "../../x;rm", "invites": []},
        {"id": "x", "invites": [{"seat": 0, "name": "player", "token": "t'; rm -rf ~; '"}]},
        {"id": "x" * 1000, "invites": []},
    ],
)
def test_a_match_with_an_impossible_name_is_shown_to_nobody(call: Call, made: Any) -> None:
    with answering(201, msgspec.json.encode(made)) as url:
        said = call("host", "duel", "--at", url)
    assert (said.code, said.out) == (1, "")
    assert "names a match, and not as a table does" in said.err


@pytest.mark.parametrize("seat", [-1, 10**9])
def test_an_invite_to_a_seat_that_there_is_not_steers_no_terminal(call: Call, seat: int) -> None:
    made = {"id": "x", "invites": [{"seat": seat, "name": RED, "token": "t"}]}
    with answering(201, msgspec.json.encode(made)) as url:
        said = call("host", "duel", "--at", url)
    assert is_harmless(said.out + said.err)
