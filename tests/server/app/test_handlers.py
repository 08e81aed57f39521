"""HTTP endpoints on a real server: the lobby, seats, logs and journals."""

from __future__ import annotations

import asyncio
import sys
from itertools import product
from pathlib import Path
from threading import Event
from typing import Any

import httpx2
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.serving import PATIENCE, LiveServer, live_server, live_server_in_thread, play, run
from turnwright import Match, games
from turnwright.agents import agent
from turnwright.client import join_match
from turnwright.gamekit.content import in_full
from turnwright.kernel.codec import plain
from turnwright.kernel.errors import ContentError
from turnwright.kernel.journal import Journal
from turnwright.protocol.endpoints import ENDPOINTS, EVENTS
from turnwright.protocol.messages import LONGEST_ID
from turnwright.protocol.settings import MatchSettings
from turnwright.server.app import handlers
from turnwright.server.app.journal_check import CheckResult
from turnwright.server.app.serve import ServeOptions, running
from turnwright.server.openapi import openapi
from turnwright.server.settings import ServerSettings
from turnwright.server.stores.store import MatchRow

CONFORMS = [content_type_conformance, response_schema_conformance, status_code_conformance]
CAN_BE_WRONG = {
    f"{each.method} {each.path}" for each in ENDPOINTS if each.query or each.takes not in (None, bytes)
}
ENDLESS = {f"{each.method} {each.path}" for each in ENDPOINTS if each.media == EVENTS}
LINES = {"content-type": "application/jsonl"}


async def get(at: LiveServer, path: str, status: int = 200, token: str = "", **query: Any) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx2.AsyncClient(base_url=at.url, headers=headers, timeout=PATIENCE) as http:
        answer = await http.get(path, params=query)
    assert answer.status_code == status, answer.text
    return answer.json()


async def post(at: LiveServer, path: str, body: Any, status: int = 200) -> Any:
    async with httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http:
        more = {"content": body, "headers": LINES} if isinstance(body, bytes) else {"json": body}
        answer = await http.post(path, **more)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_the_games_are_listed_with_their_scenarios_and_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            listed = {each["name"]: each for each in (await get(at, "/games"))["games"]}
            assert list(listed) == games.names()
            for name, each in listed.items():
                known = games.load(name).scenarios
                assert [one["name"] for one in each["scenarios"]] == known.listed()
                assert all(one["seats"] and one["title"] for one in each["scenarios"])
                assert {"random", "heuristic", "search"} <= set(each["bots"])
            french = {each["name"]: each for each in (await get(at, "/games", lang="fr"))["games"]}
            assert french["duel"]["title"] != listed["duel"]["title"]

    run(test())


def test_a_match_is_created_with_an_invite_for_each_player(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            made = await post(at, "/matches", {"game": "duel", "seats": ["person", "person"]}, 201)
            assert [each["seat"] for each in made["invites"]] == [0, 1]
            assert len({each["token"] for each in made["invites"]}) == 2
            alone = await post(at, "/matches", {"game": "duel", "seats": ["hard"]}, 201)
            assert alone["invites"] == []

    run(test())


def test_a_match_can_be_created_from_scenario_values(tmp_path: Path) -> None:
    duel = games.load("duel")
    values = plain(duel.scenarios.load("quick"))

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            made = await post(at, "/matches", {"game": "duel", "scenario": {**values, "name": "Mine"}}, 201)
            shown = await get(at, f"/matches/{made['id']}")
            assert (shown["game"], shown["scenario"]) == ("duel", "Mine")

    run(test())


REFUSED = {
    "no game": ({}, 400, "malformed", "game"),
    "another game": ({"game": "chess"}, 422, "unknown-game", "game"),
    "another scenario": ({"game": "duel", "scenario": "nothing"}, 422, "unknown-scenario", "scenario"),
    "a file": ({"game": "duel", "scenario": "/etc/passwd"}, 422, "unknown-scenario", "scenario"),
    "a file of ours": ({"game": "duel", "scenario": "./x.yaml"}, 422, "unknown-scenario", "scenario"),
    "bad values": ({"game": "duel", "scenario": {"no": 1}}, 422, "bad-scenario", "scenario"),
    "a field too many": ({"game": "duel", "seed": 1}, 400, "malformed", "seed"),
    "another type": ({"game": "duel", "seats": "person"}, 400, "malformed", "seats"),
    "too many seats": ({"game": "duel", "seats": ["person"] * 3}, 422, "no-seat", "seats"),
    "another bot": ({"game": "duel", "seats": ["unknown"]}, 422, "unknown-agent", "agent"),
    "a throw at no seat": ({"game": "duel", "throws": [7]}, 422, None, None),
    "other settings": ({"game": "duel", "settings": {"loud": True}}, 400, "malformed", "settings.loud"),
    "what the server sets": (
        {"game": "duel", "settings": {"only_bots": True}},
        400,
        "malformed",
        "settings.only_bots",
    ),
    "a list": ([], 400, "malformed", ""),
}


def test_an_invalid_match_is_refused_with_the_field(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            for body, status, code, field in REFUSED.values():
                told = await post(at, "/matches", body, status)
                assert code is None or (told["code"], told["field"]) == (code, field), (body, told)
                assert told["reason"]
            async with httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http:
                headers = {"content-type": "application/json"}
                for text in (b"", b"{", b"\xff", b'"\\ud800"', b"[" * 100_000):
                    answer = await http.post("/matches", content=text, headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
                    assert ("empty" in answer.json()["reason"]) is (text == b"")

    run(test())


def test_the_lobby_is_paginated_and_reveals_no_secret(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            made = [await post(at, "/matches", {"game": "duel"}, 201) for _ in range(5)]
            hidden = {"game": "duel", "settings": {"listed": False}}
            await post(at, "/matches", hidden, 201)
            found, after = [], ""
            while True:
                page = await get(at, "/matches", count=2, after=after)
                found += page["matches"]
                after = page["after"]
                if not after:
                    break
            assert [each["id"] for each in found] == [each["id"] for each in reversed(made)]
            await get(at, "/matches", 400, after="anything")
            assert all("seed" not in each and "secret" not in each for each in found)
            # The match was not loaded, so its players and position are not reported.
            facts = await get(at, f"/matches/{found[0]['id']}")
            assert {name: facts[name] for name in found[0]} == found[0]
            assert facts.keys() == found[0].keys()
            assert (await get(at, "/matches", ended=True))["matches"] == []
            await get(at, "/matches", 400, count=0)
            await get(at, "/matches", 400, ended="perhaps")

    run(test())


def test_joining_by_invite_replaces_the_token(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            made = await post(at, "/matches", {"game": "duel"}, 201)
            (invite,) = made["invites"]
            where = f"/matches/{made['id']}"
            first = await post(at, f"{where}/join", {"token": invite["token"], "player": "Ann"})
            assert first["seat"] == 0
            assert first["token"] != invite["token"]
            assert (await get(at, where))["seats"][0]["player"] == "Ann"
            wrong = await post(at, f"{where}/join", {"token": "guess"}, 403)
            assert wrong["code"] == "wrong-token"
            await post(at, "/matches/nothing/join", {"token": "guess"}, 404)

    run(test())


def test_ids_that_no_match_has_are_not_found(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            for id in ("nothing", "%00", "..%2f..%2fetc", "a" * (LONGEST_ID + 1), "%F0%9F%8E%B2"):
                for what in ("", "/journal", "/log"):
                    told = await get(at, f"/matches/{id}{what}", 404)
                    assert told["code"] in ("wrong-match", "not-found")

    run(test())


def test_while_a_match_runs_a_seat_reads_only_its_own_log_and_no_journal(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel", "quick")
            where = f"/matches/{mine.id}"
            assert (await get(at, f"{where}/journal", 409))["code"] == "not-over"
            log = await get(at, f"{where}/log", token=mine.token)
            assert log["seat"] == 0
            assert [each["number"] for each in log["updates"]] == [0]
            assert (await get(at, f"{where}/log"))["seat"] == -1
            await get(at, f"{where}/log", 403, token="guess")
            assert "seed" not in msgspec.json.encode(log).decode()
            async with at.sit(mine) as seat:
                await play(seat)
            later = await get(at, f"{where}/log", token=mine.token, first=1, count=2)
            assert [each["number"] for each in later["updates"]] == [1, 2]

    run(test())


def test_a_match_without_spectators_shows_its_log_to_seats_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel", settings=MatchSettings(spectators=False))
            assert (await get(at, f"/matches/{mine.id}/log", 401))["code"] == "no-token"
            await get(at, f"/matches/{mine.id}/log", token=mine.token)

    run(test())


def journal_of(game: str, scenario: str) -> list[bytes]:
    """Play a match among bots, and give its journal."""
    rules = games.load(game)
    journal = Journal()
    bots = [agent(rules, "random") for _ in rules.seats_for(rules.scenarios.load(scenario))]
    match = Match(rules, scenario, seed=5, seats=bots, journal=journal)
    while match.outcome is None:
        match.act()
    return journal.lines


def test_a_finished_match_can_be_downloaded_and_uploaded(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel", "quick")
            async with at.sit(mine) as seat:
                await play(seat)
                shown = await get(at, f"/matches/{mine.id}")
                assert (shown["ended"], shown["outcome"] is None) == (True, False)
            async with httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http:
                journal = (await http.get(f"/matches/{mine.id}/journal")).content
            assert journal.count(b"\n") > 3
            kept = await post(at, "/journals", journal, 201)
            shown = await get(at, f"/matches/{kept['id']}")
            assert (shown["game"], shown["ended"], shown["number"]) == ("duel", True, kept["inputs"])
            async with httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http:
                assert (await http.get(f"/matches/{kept['id']}/journal")).content == journal

    run(test())


def test_a_bad_journal_is_refused_with_its_line_and_the_reason(tmp_path: Path) -> None:
    lines = journal_of("wuxia", "duel")
    changed = [*lines[:3], lines[3].replace(b'"n":2', b'"n":3'), *lines[4:]]
    told_twice = [*lines, lines[-1]]

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            for body, line, words in (
                (changed, 4, "the chain does not match"),
                (lines[:-1], len(lines), "the closing line is missing"),
                (told_twice, len(lines) + 1, "chain"),
                ([b"{}\n"], 1, "not a line of a journal"),
                ([], 1, "cut short"),
            ):
                told = await post(at, "/journals", b"".join(body), 422)
                assert (told["code"], told["line"]) == ("bad-journal", line), told
                assert words in told["reason"]
            assert await at.matches.workers.store(at.matches.store.count) == 0

    run(test())


def test_a_journal_is_streamed_from_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = journal_of("wuxia", "duel")
    monkeypatch.setattr(handlers, "LINES_AT_ONCE", 3)

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            kept = await post(at, "/journals", b"".join(lines), 201)
            pieces = await handlers.Handlers(at.matches).journal(handlers.Request(kept["id"]))
            assert await anext(pieces) == lines[0]
            assert await anext(pieces) == b"".join(lines[1:4])
            # Many clients that read slowly would otherwise each hold all of it.
            monkeypatch.setattr(at.matches.store, "load", None)
            async with httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http:
                assert (await http.get(f"/matches/{kept['id']}/journal")).content == b"".join(lines)
                assert (await http.head(f"/matches/{kept['id']}/journal")).status_code == 200

    run(test())


def test_a_journal_of_long_lines_is_read_a_few_lines_at_once(tmp_path: Path) -> None:
    # Each of many clients that read slowly holds what was read for it.
    lines = [b"x" * 10_000 + b"\n" for _ in range(300)]
    lines[200] = b"y" * 200_000 + b"\n"

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            row = MatchRow("a" * 16, "duel", "quick", 1.0, b"{}", bytes(32), ended=True)
            at.matches.store.create(row, lines, [], 1.0)
            pieces = await handlers.Handlers(at.matches).journal(handlers.Request(row.id))
            read = [piece async for piece in pieces]
            assert max(map(len, read)) <= 64 * 1024
            assert b"".join(read) == b"".join(lines)
            assert read[0] == lines[0]
            assert read[1] == b"".join(lines[1:4])

    run(test())


def test_the_same_journal_is_stored_once(tmp_path: Path) -> None:
    journal = b"".join(journal_of("wuxia", "duel"))

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            first = await post(at, "/journals", journal, 201)
            assert await post(at, "/journals", journal, 201) == first
            assert (await get(at, f"/matches/{first['id']}"))["number"] == first["inputs"]
            assert await post(at, "/journals", journal, 201) == first
            assert await at.matches.workers.store(at.matches.store.count) == 1

    run(test())


def test_a_full_server_stores_no_journal(tmp_path: Path) -> None:
    journal = b"".join(journal_of("wuxia", "duel"))

    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", ServerSettings(matches=1)) as at:
            await at.host("duel")
            assert (await post(at, "/journals", journal, 503))["code"] == "full"
            assert await at.matches.workers.store(at.matches.store.count) == 1

    run(test())


def test_the_queue_of_journals_to_check_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Event()

    def patient(lines: Any) -> CheckResult:
        go_on.wait()
        return CheckResult("it was looked at", 1)

    monkeypatch.setattr(handlers, "check_in_process", patient)

    async def test() -> None:
        async with (
            live_server(tmp_path / "t.sqlite", ServerSettings(uploads=3)) as at,
            httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http,
        ):
            asked = [http.post("/journals", content=b"%d" % each, headers=LINES) for each in range(4)]
            ways = [asyncio.ensure_future(each) for each in asked]
            (first,), others = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            assert (first.result().status_code, first.result().json()["code"]) == (429, "too-fast")
            go_on.set()
            assert {(await each).status_code for each in others} == {422}

    try:
        run(test())
    finally:
        go_on.set()


def test_a_token_of_one_server_opens_the_log_on_another(database: str) -> None:
    async def test() -> None:
        async with live_server(database) as one, live_server(database) as two:
            (mine,) = await one.host("duel", "quick")
            await get(two, f"/matches/{mine.id}/log", token=mine.token)
            new = await join_match(one.url, mine.id, mine.token)
            async with one.sit(new):
                told = await get(two, f"/matches/{mine.id}/log", token=new.token)
                assert told["seat"] == mine.seat
                await get(two, f"/matches/{mine.id}/log", 403, token=mine.token)

    run(test())


FORWARDED = ("192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.3, 192.0.2.1")


@pytest.mark.parametrize(
    ("proxies", "expected"),
    [
        (("127.0.0.1",), [201, 201, 429, 429]),
        (("127.0.0.0/8",), [201, 201, 429, 429]),
        (("192.0.2.9",), [201, 429, 429, 429]),
        ((), [201, 429, 429, 429]),
    ],
)
def test_only_a_configured_proxy_may_forward_client_addresses(
    proxies: tuple[str, ...], expected: list[int], tmp_path: Path
) -> None:
    async def test() -> None:
        options = ServeOptions(port=0, store=str(tmp_path / "t.sqlite"), proxies=proxies)
        async with (
            running(options, ServerSettings(creations=1)) as at,
            httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http,
        ):
            told = []
            for address in FORWARDED:
                headers = {"x-forwarded-for": address}
                told.append((await http.post("/matches", json={"game": "duel"}, headers=headers)).status_code)
            assert told == expected

    run(test())


def test_the_server_reports_its_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            (mine,) = await at.host("duel", "quick")
            async with at.sit(mine) as seat:
                assert await get(at, "/health") == await get(at, "/ready") == {"status": "ok"}
                await play(seat)
                async with httpx2.AsyncClient(base_url=at.url, timeout=PATIENCE) as http:
                    answer = await http.get("/metrics")
            lines = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if line[0] != "#")
            assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
            assert lines["turnwright_connections_open"] == "1.0"
            assert lines["turnwright_matches_open"] == "1.0"
            assert lines["turnwright_matches_kept"] == "1.0"
            done = float(lines['turnwright_commands_total{result="done"}'])
            assert done == float(lines["turnwright_acknowledge_seconds_count"]) > 0
            assert float(lines["turnwright_store_batch_inputs_count"]) >= done
            monkeypatch.setattr(at.matches.store, "is_healthy", lambda: False)
            assert (await get(at, "/ready", 503))["code"] == "store"
            assert (await get(at, "/health"))["status"] == "ok"

    run(test())


def test_both_documents_are_served(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            assert (await get(at, "/openapi.json"))["openapi"] == "3.1.0"
            assert (await get(at, "/asyncapi.json"))["asyncapi"] == "3.0.0"

    run(test())


# Property-based requests.


@schemathesis.serializer("application/jsonl", "application/x-ndjson")
def _as_it_is(context: Any, value: Any) -> Any:
    return value if isinstance(value, bytes) else msgspec.json.encode(value)


def ask_anything(tmp_path: Path, examples: int) -> None:
    """Send valid and invalid requests: every response is one that the document names.

    Streams that do not end are left to the tests of the lobby.
    """
    schema = schemathesis.openapi.from_dict(openapi())
    checks = [not_a_server_error, *CONFORMS]
    with live_server_in_thread(tmp_path) as (url, match, token):
        for found, mode in product(schema.get_all_operations(), GenerationMode):
            label = found.ok().label
            if label in ENDLESS or (mode is GenerationMode.NEGATIVE and label not in CAN_BE_WRONG):
                continue
            asking = found.ok().as_strategy(generation_mode=mode)

            @settings(
                max_examples=examples,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=asking, known=st.booleans())
            def ask(case: Any, known: bool) -> None:
                if known and "id" in case.path_parameters:
                    case.path_parameters["id"] = match
                    case.headers = {**(case.headers or {}), "authorization": f"Bearer {token}"}
                case.call_and_validate(base_url=url, checks=checks)

            ask()


def test_every_request_is_answered_as_documented(tmp_path: Path) -> None:
    ask_anything(tmp_path, 4)


@pytest.mark.nightly
def test_every_request_is_answered_as_documented_in_a_long_run(tmp_path: Path) -> None:
    ask_anything(tmp_path, 200)


# Values of a request never open a file.


OPENED: list[str] = []
WATCHED: list[str] = []


def _watch(event: str, args: tuple[Any, ...]) -> None:
    if WATCHED and event == "open" and str(args[0]) in WATCHED:
        OPENED.append(str(args[0]))


sys.addaudithook(_watch)


def texts(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the paths of strings in plain values, for the first few items of every list."""
    if isinstance(value, dict):
        return [found for key, item in value.items() for found in texts(item, (*path, key))]
    if isinstance(value, list):
        return [found for at, item in enumerate(value[:2]) for found in texts(item, (*path, at))]
    return [path] if isinstance(value, str) else []


def changed(value: Any, path: tuple[Any, ...], put: str) -> Any:
    if not path:
        return put
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = changed(value[path[0]], path[1:], put)
    return copy


@pytest.mark.parametrize("name", games.names())
def test_no_values_of_a_scenario_open_a_file(name: str, tmp_path: Path) -> None:
    secret = tmp_path / "secret.yaml"
    secret.write_text("name: secret\n")
    game = games.load(name)
    WATCHED.append(str(secret))
    said: list[str] = []
    try:
        for scenario in game.scenarios.names():
            values = in_full(game.scenarios.load(scenario))
            for path in texts(values)[:200]:
                try:
                    game.scenarios.load(changed(values, path, str(secret)))
                except ContentError as error:
                    said.append(str(error))
        assert not OPENED
        assert not any("name: secret" in words for words in said)
        secret.read_text()
        assert OPENED  # the audit hook works
    finally:
        WATCHED.clear()
        OPENED.clear()
