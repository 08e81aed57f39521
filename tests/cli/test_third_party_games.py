"""Replies of another kind of server, or a faulty one, are explained in a sentence and control no terminal."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cli.bad_servers import answering, telling
from cli.installed_games import Call, Said
from turnwright.cli.terminal.remote import server_thread
from turnwright.games.duel import Duel
from turnwright.kernel.records import Outcome, Rolled
from turnwright.protocol import messages as told

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
def test_a_reply_of_another_server_is_explained_in_a_sentence(call: Call, status: int, body: bytes) -> None:
    with answering(status, body) as url:
        said = call("join", f"{url}/matches/x#invite=y")
    assert said.code == 1
    assert said.err.startswith(f"No server answers at {url}: ")
    assert f"is not a Turnwright server: it answers {status}" in said.err


@pytest.mark.parametrize(
    "made",
    [
        {"id": "../../x;rm", "invites": []},
        {"id": "x", "invites": [{"seat": 0, "name": "player", "token": "t'; rm -rf ~; '"}]},
        {"id": "x" * 1000, "invites": []},
    ],
)
def test_a_match_with_an_impossible_name_is_not_listed(call: Call, made: Any) -> None:
    with answering(201, msgspec.json.encode(made)) as url:
        said = call("host", "duel", "--at", url)
    assert (said.code, said.out) == (1, "")
    assert "is not a Turnwright server: it returned an invalid id" in said.err


@pytest.mark.parametrize("seat", [-1, 10**9])
def test_an_invite_to_an_unknown_seat_prints_no_control_characters(call: Call, seat: int) -> None:
    made = {"id": "x", "invites": [{"seat": seat, "name": RED, "token": "t"}]}
    with answering(201, msgspec.json.encode(made)) as url:
        said = call("host", "duel", "--at", url)
    assert is_harmless(said.out + said.err)


# On a socket.

SEATS = (told.SeatInfo(0, "player", "person", RED), told.SeatInfo(1, "opponent", RED))
WELCOME = told.Welcome("m", "duel", Duel.rules, RED, -1, SEATS, 3, 0, True)
OVER = told.Over(4, Outcome((77,), RED, (1, 2, 3)))
ANOTHER = "The server runs another version. Install the version that the server has.\n"


@pytest.mark.parametrize(
    "message",
    [
        "hello",
        b"\xff\xfe",
        "[1, 2]",
        "[" * 100_000,
        {"type": "welcome"},
        replace(WELCOME, seat=2),
        replace(WELCOME, seat=-9),
    ],
    ids=["word", "no-text", "list", "deep", "half", "seat", "unknown"],
)
def test_a_greeting_of_another_server_is_explained_in_a_sentence(call: Call, message: Any) -> None:
    with telling(message) as url:
        said = call("join", f"{url}/matches/m", "--watch")
    assert (said.code, said.err) == (1, ANOTHER)


@pytest.mark.parametrize(
    ("game", "rules", "sentence"),
    [
        (RED, "1", 'Unknown game "?[31;1mHELLO'),
        ("duel", RED * 1000, "The server uses duel rules ?[31"),
    ],
)
def test_an_unknown_game_is_reported_in_a_sentence(call: Call, game: str, rules: str, sentence: str) -> None:
    with telling(replace(WELCOME, game=game, rules=rules)) as url:
        said = call("join", f"{url}/matches/m", "--watch")
    assert said.code == 2
    assert said.err.startswith(sentence)
    assert is_harmless(said.err)
    assert len(said.err) < 400


def test_a_server_that_never_greets_times_out(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_thread, "WELCOME_SECONDS", 0.0)
    with telling() as url:
        said = call("join", f"{url}/matches/m", "--watch")
    assert (said.code, said.err) == (1, "The server took too long to answer. It may be busy; try again.\n")


def test_no_text_from_a_server_controls_the_terminal(call: Call) -> None:
    tales = [
        WELCOME,
        told.Narration("4", RED),
        told.Update(4, rolls=(Rolled(RED, (1,), 1, reason=RED),)),
        told.Chatted(99, RED, RED),
        told.Presence((told.SeatInfo(99, RED, "person", RED, True),)),
        told.Trouble(RED, RED * 1000),
        told.Reveal(RED, -1, 1, "zz", RED, (1,)),
        OVER,
    ]
    with telling(*tales) as url:
        said = call("join", f"{url}/matches/m", "--watch", "--lang", "en")
    assert said.code == 0, said.err
    assert said.out.count("HELLO") > 5
    assert is_harmless(said.out)
    assert len(said.out) < 3000


FAKE = "\nYou have won.\r\n> q\u2028Bob: I resign.\x85Ann: so do I."


def test_no_text_of_a_server_fakes_a_line(call: Call) -> None:
    seats = (told.SeatInfo(0, "player", "person", f"Ann{FAKE}"), told.SeatInfo(1, f"x{FAKE}", f"bot{FAKE}"))
    tales = [
        replace(WELCOME, scenario=f"classic{FAKE}", seats=seats),
        told.Chatted(0, f"Ann{FAKE}", f"hello{FAKE}"),
        told.Chatted(0, "Ann", "x" * 60 + " Bob: I resign."),
        told.Trouble(f"odd{FAKE}", f"reason{FAKE}"),
        told.Presence(seats),
        told.Update(4, rolls=(Rolled("1d6\n> q", (1,), 1, reason="luck\n> q"),)),
        OVER,
    ]
    with telling(*tales) as url:
        said = call("join", f"{url}/matches/m", "--watch", "--lang", "en")
    assert said.code == 0, said.err
    assert said.out.count("You have won.") > 2
    for line in said.out.splitlines():
        assert not line.startswith(("You have won.", "> q", "Bob:", "Ann: so")), line


def test_an_invalid_position_is_reported_in_a_sentence(call: Call) -> None:
    view = told.View(3, 0, 1, "[]")
    with telling(WELCOME, view, told.Update(3), ask={"type": "answered", "number": 3}) as url:
        said = call("join", f"{url}/matches/m", "--watch")
    assert (said.code, said.err) == (1, ANOTHER)
