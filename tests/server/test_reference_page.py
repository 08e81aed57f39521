"""The tables on the server's reference page match the code."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec

from pages import page_prose, page_text
from test_docs import table, words
from turnwright.protocol import close_codes, messages
from turnwright.protocol.endpoints import ENDPOINTS
from turnwright.protocol.settings import MatchSettings
from turnwright.server.app import sockets, write_batching
from turnwright.server.app.address_limits import SMALL
from turnwright.server.app.app import PIECE
from turnwright.server.app.journal_check import RUNNING
from turnwright.server.app.serve import PORT, ServeOptions
from turnwright.server.asyncapi import ANSWERS
from turnwright.server.host.limits import SEAT_RATE_FACTOR
from turnwright.server.host.thinking.process import MOST_MEMORY
from turnwright.server.metrics import Metrics
from turnwright.server.settings import ServerSettings

PAGE = page_text("server")


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def test_every_request_is_on_the_page() -> None:
    shown = [name for name, _ in table("server", "| request | what it does |")]

    assert shown == [f"{each.method} {each.path}" for each in ENDPOINTS]


def test_every_message_is_on_the_page() -> None:
    sent = table("server", "| client message | meaning | reply |")
    received = table("server", "| server message | meaning |")

    assert [name for name, _, _ in sent] == [tag(kind) for kind in get_args(messages.FromClient)]
    assert [name for name, _ in received] == [tag(kind) for kind in get_args(messages.FromServer)]


def test_every_response_on_the_page_is_in_the_document() -> None:
    sent = table("server", "| client message | meaning | reply |")
    known = {tag(kind): {tag(each) for each in answers} for kind, answers in ANSWERS.items()}
    names = {tag(kind) for kind in get_args(messages.FromServer)}

    for name, _, back in sent:
        shown = {word for word in back.replace(",", " ").split() if word in names}
        assert shown <= known[name]


def test_every_setting_of_a_match_is_on_the_page() -> None:
    rows = table("server", "| setting | default | what it does |")
    shown = {name: default for names, default, _ in rows for name in words(names)}
    plain = {name: getattr(MatchSettings(), name) for name in MatchSettings.__struct_fields__}

    assert shown == {name: str(value).lower() for name, value in plain.items()}


def test_every_metric_is_on_the_page() -> None:
    shown = [name for name, _ in table("server", "| metric | what it counts |")]

    assert shown == re.findall(r"# TYPE (\w+)", Metrics().text())


def test_options_and_limits_match_the_page() -> None:
    options = {
        name: default for name, default, _ in table("run-a-server", "| option | default | what it is |")
    }
    usual = ServerSettings()

    assert options["--port"] == str(PORT) == str(ServeOptions().port)
    assert options["--host"] == ServeOptions().host
    rows = {what: (much, then) for what, much, then in table("server", LIMITS)}
    assert rows["messages of a connection"][0] == f"{usual.rate} in {usual.rate_seconds:g} seconds"
    assert rows["size of a message"][0].startswith(f"{close_codes.MESSAGE_BYTES // 1024} KiB;")
    assert rows["length of a chat message"][0] == f"{messages.LONGEST_CHAT} characters"
    assert rows["stored chat messages of a match"][0] == str(messages.KEPT_CHAT)
    assert rows["messages queued for a slow client"][0].startswith(f"{usual.queue}, or 1 MiB")
    assert rows["bytes queued for all clients"][0].startswith(f"{usual.backlog >> 20} MiB")
    assert rows["draining a closed connection"][0] == f"within {write_batching.LINGER:g} seconds"
    assert rows["first hello on a socket"][0] == f"within {sockets.HELLO_WITHIN:g} seconds"
    made = rows["matches created and journals uploaded from one address"]
    assert made[0] == f"{usual.creations} in {usual.creations_seconds:g} seconds"
    frames = rows["frames of a connection, with pings, pongs and fragments"]
    assert frames[0] == f"{write_batching.FRAMES * usual.rate} in {usual.rate_seconds:g} seconds"
    texts = rows["frames that are whole messages in text"]
    assert (
        texts[0]
        == f"{write_batching.FRAMES * usual.rate + usual.page_queries} in {usual.rate_seconds:g} seconds"
    )
    (asks,) = [much for what, (much, _) in rows.items() if what.startswith("queries of a page")]
    assert asks == f"{usual.page_queries} in {usual.rate_seconds:g} seconds"
    reads = rows["requests for frames, logs and odds from one address"]
    assert reads[0] == f"{usual.replay_requests} in {usual.rate_seconds:g} seconds"
    guesses = rows["wrong tokens from one address, or for one match"]
    assert guesses[0] == f"{usual.guesses} in {usual.guesses_seconds:g} seconds"
    seat = rows["messages of a seat over all connections"]
    assert seat[0] == f"{SEAT_RATE_FACTOR * usual.rate} in {usual.rate_seconds:g} seconds"
    assert rows["journals being checked or queued"][0] == str(usual.uploads)
    assert rows["matches and journals in the store"][0] == str(usual.matches)
    assert rows["spectators of a match"][0] == str(usual.match_spectators)
    assert rows["sockets of one address without a seat"][0] == str(usual.unseated_sockets)
    assert rows["open connections of one address"][0] == str(usual.connections_address)
    header = rows["header of a request, or TLS handshake"]
    assert header[0].startswith(f"within {usual.header_seconds:g} seconds")
    assert rows["body of a request"][0] == f"within {usual.body_seconds:g} seconds"
    bodies = rows[f"bytes of unfinished bodies beyond {SMALL >> 10} KiB each"]
    assert (
        bodies[0] == f"{usual.bodies_address >> 20} MiB from one address, {usual.bodies >> 20} MiB in total"
    )
    replies = rows[f"HTTP replies larger than {PIECE >> 10} KiB that were not read yet"]
    assert (
        replies[0] == f"{usual.replies_address >> 20} MiB to one address, {usual.replies >> 20} MiB in total"
    )
    assert rows["reading an HTTP reply"][0] == f"progress within {usual.reply_seconds:g} seconds"
    for code in (
        close_codes.CLOSE_FAST,
        close_codes.CLOSE_SLOW,
        close_codes.CLOSE_MALFORMED,
        close_codes.CLOSE_REPLACED,
    ):
        assert str(code) in PAGE
    assert f"{RUNNING:g} seconds of CPU time and {MOST_MEMORY >> 30} GiB of memory" in page_prose(
        "server-guarantees"
    )


LIMITS = "| what | limit | beyond it |"


def test_the_hello_on_the_page_is_valid() -> None:
    shown = PAGE.split("```json\n")[1].split("```")[0]

    assert isinstance(msgspec.json.decode(shown, type=messages.FromClient), messages.Hello)
