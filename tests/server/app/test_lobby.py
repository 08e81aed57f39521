"""The lobby: the list with its seats and progress, open seats, and news as server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from server.serving import HASTY, LiveServer, live_server, run
from turnwright.client import create_match, join_match
from turnwright.protocol.endpoints import MatchListed, MatchPage
from turnwright.server.app.front import merged_page

WAIT = 40.0  # seconds; only a test that fails waits so long


async def listed(at: LiveServer, query: str = "") -> list[dict[str, Any]]:
    async with httpx2.AsyncClient(timeout=WAIT) as http:
        answer = await http.get(f"{at.url}/matches{query}")
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json()["matches"]
        return found


async def post(at: LiveServer, path: str, body: Any) -> httpx2.Response:
    async with httpx2.AsyncClient(timeout=WAIT) as http:
        return await http.post(f"{at.url}{path}", json=body)


async def made(at: LiveServer, **more: Any) -> dict[str, Any]:
    answer = await post(at, "/matches", {"game": "duel", "scenario": "quick", **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


class News:
    """A stream of events, read one after the other."""

    def __init__(self, answer: httpx2.Response) -> None:
        self._lines = answer.aiter_lines()

    async def next(self) -> tuple[str, dict[str, Any]]:
        """The next event: its name and its data."""
        name = ""
        async with asyncio.timeout(WAIT):
            async for line in self._lines:
                if line.startswith("event: "):
                    name = line.removeprefix("event: ")
                elif line.startswith("data: "):
                    return name, msgspec.json.decode(line.removeprefix("data: "))
        raise EOFError

    async def until(self, id: str, **wanted: Any) -> dict[str, Any]:
        """The next news of a match with these values."""
        while True:
            name, told = await self.next()
            if name == "match" and told["id"] == id and all(told[key] == wanted[key] for key in wanted):
                return told


@asynccontextmanager
async def following(at: LiveServer, query: str = "") -> AsyncIterator[News]:
    async with (
        httpx2.AsyncClient(timeout=WAIT) as http,
        http.stream("GET", f"{at.url}/lobby/events{query}") as answer,
    ):
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield News(answer)


@pytest.mark.parametrize("workers", [0, 2])
def test_the_list_shows_seats_players_spectators_and_the_round(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", workers=workers) as at:
            new = [await made(at, seats=["person", "person"], open=[1]) for _ in range(4)]
            mine = await join_match(at.url, new[0]["id"], new[0]["invites"][0]["token"], "Ann")
            async with at.sit(mine), following(at) as news:
                assert (await news.next())[0] == "ready"
                found = {each["id"]: each for each in await listed(at, "?lang=pt")}
                assert sorted(found) == sorted(each["id"] for each in new)
                one = found[mine.id]
                first, second = one["seats"]
                assert (first["player"], first["present"], first.get("open")) == ("Ann", True, None)
                assert (second.get("player", ""), second.get("present"), second["open"]) == ("", None, True)
                assert (one["spectators"], one["ended"], one["round"]) == (0, False, 0)
                assert one["turns"] == [0]
                assert one["since"] >= one["created"] > 0
                assert one["title"] not in ("", "quick")
                names = [each["id"] for each in await listed(at, "?count=3")]
                assert names == [each["id"] for each in reversed(new)][:3]

    run(test())


def test_a_seat_of_a_character_is_listed_by_its_name_in_the_language_asked_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at, httpx2.AsyncClient(timeout=WAIT) as http:
            asked = {"game": "rounds", "scenario": "mesa", "seats": ["person", *["heuristic"] * 3]}
            await http.post(f"{at.url}/matches", json=asked)
            shown = {}
            for lang in ("pt", "zh"):
                (one,) = await listed(at, f"?lang={lang}")
                shown[lang] = [(seat["name"], seat["title"]) for seat in one["seats"]]
            assert shown["pt"] == [
                ("iara", "Iara"),
                ("dandara", "Dandara"),
                ("caete", "Caetê"),
                ("tomas", "Tomás"),
            ]
            assert [title for _, title in shown["zh"]] == ["伊娅拉", "丹达拉", "卡埃特", "托马斯"]

    run(test())


def test_pages_of_several_workers_become_one() -> None:
    created = {"a": 3.0, "b": 2.5, "c": 1.0}

    def page(*ids: str, after: str = "") -> MatchPage:
        return MatchPage(tuple(MatchListed(id, "duel", "", created[id], False, False) for id in ids), after)

    both = merged_page([page("a", "c", after="1.0~c"), page("b")], 2)
    assert ([each.id for each in both.matches], both.after) == (["a", "b"], "2.5~b")
    both = merged_page([page("b"), page("a")], 2)
    assert ([each.id for each in both.matches], both.after) == (["a", "b"], "")
    assert merged_page([page(), page()], 2) == MatchPage((), "")


def test_a_match_that_is_not_in_memory_is_listed_as_it_was_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            new = await made(at, seats=["person", "person"], open=[1])
            await join_match(at.url, new["id"], new["invites"][0]["token"], "Ann")
        async with live_server(tmp_path / "t.sqlite") as at:
            (one,) = await listed(at)
            assert new["id"] not in at.matches.rooms
            assert [seat.get("player", "") for seat in one["seats"]] == ["Ann", ""]
            assert [seat.get("open", False) for seat in one["seats"]] == [False, True]
            async with httpx2.AsyncClient(timeout=WAIT) as http:
                told = (await http.get(f"{at.url}/matches/{new['id']}")).json()
            assert told["seats"] == one["seats"]
            assert told["number"] == one["number"]

    run(test())


# Open seats.


@pytest.mark.parametrize("workers", [0, 2])
def test_anyone_may_take_an_open_seat_once(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", workers=workers) as at:
            new = await made(at, seats=["person", "person"], open=[1])
            path = f"/matches/{new['id']}/join"
            taken = await post(at, path, {"player": "Bob"})
            assert (taken.status_code, taken.json()["seat"]) == (200, 1)
            again = await post(at, path, {"player": "Eve"})
            assert (again.status_code, again.json()["code"]) == (422, "no-seat")
            assert (await post(at, path, {"player": "Eve", "seat": 0})).json()["legal"] == []
            # The invite of the host no longer opens the seat of another player.
            invite = new["invites"][1]["token"]
            assert (await post(at, path, {"token": invite})).json()["code"] == "wrong-token"
            (one,) = await listed(at)
            assert [seat.get("player", "") for seat in one["seats"]] == ["", "Bob"]
            assert not any(seat.get("open") for seat in one["seats"])

    run(test())


def test_an_open_seat_is_taken_by_only_one_of_two_players(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            new = await made(at, seats=["person", "person"], open=[0, 1])
            path = f"/matches/{new['id']}/join"
            names = [f"Player {number}" for number in range(6)]
            answers = await asyncio.gather(*(post(at, path, {"player": name, "seat": 1}) for name in names))
            assert sorted(each.status_code for each in answers) == [200, *[422] * 5]

    run(test())


def test_a_closed_seat_needs_an_invite_and_a_bots_seat_cannot_be_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            new = await made(at, seats=["person", "person"])
            refused = await post(at, f"/matches/{new['id']}/join", {"player": "Eve"})
            assert (refused.status_code, refused.json()["code"]) == (422, "no-seat")
            wrong = await post(at, "/matches", {"game": "duel", "seats": ["person", "random"], "open": [1]})
            assert (wrong.status_code, wrong.json()["field"], wrong.json()["legal"]) == (422, "open", [0])

    run(test())


def test_taking_open_seats_is_rate_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", msgspec.structs.replace(HASTY, creations=3)) as at:
            codes = [(await post(at, "/matches/none/join", {"player": "Eve"})).status_code for _ in range(5)]
            assert codes == [404, 404, 404, 429, 429]

    run(test())


# News.


@pytest.mark.parametrize("workers", [0, 2])
def test_news_tell_of_new_matches_players_spectators_and_the_end(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite", workers=workers) as at, following(at) as news:
            readies = [(await news.next())[0] for _ in range(max(1, workers))]
            assert readies == ["ready"] * max(1, workers)
            several = [await made(at, seats=["person", "person"], open=[1]) for _ in range(3)]
            told = {}
            while told.keys() < {each["id"] for each in several}:
                _, each = await news.next()
                told[each["id"]] = each["seats"][1]["open"]
            assert all(told.values())
            new = several[0]
            mine = await join_match(at.url, new["id"], new["invites"][0]["token"], "Ann")
            async with at.sit(mine):
                one = await news.until(mine.id)
                while not one["seats"][0].get("present"):
                    one = await news.until(mine.id)
                assert one["seats"][0]["player"] == "Ann"
            bots = await made(at, game="wuxia", scenario="duel", seats=["random", "random"])
            one = await news.until(bots["id"], ended=True)
            assert one["outcome"] is not None
            assert one["round"] > 1

    run(test())


def test_an_unlisted_match_makes_no_news_and_an_archived_one_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at, following(at) as news:
            assert (await news.next())[0] == "ready"
            await made(at, settings={"listed": False})
            shown = await made(at)
            assert (await news.next())[1]["id"] == shown["id"]
            async with httpx2.AsyncClient(timeout=WAIT) as http:
                head = {"authorization": f"Bearer {shown['host']}"}
                await http.post(f"{at.url}/matches/{shown['id']}/archive", json={}, headers=head)
            while True:
                name, told = await news.next()
                assert told["id"] == shown["id"]
                if name == "gone":
                    break

    run(test())


@pytest.mark.parametrize("workers", [0, 1])
def test_streams_are_limited_by_address_and_counted_until_they_end(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        settings = msgspec.structs.replace(HASTY, lobby_streams_address=2)
        async with live_server(tmp_path / "t.sqlite", settings, workers=workers) as at:
            async with following(at) as one, following(at) as other, httpx2.AsyncClient(timeout=WAIT) as http:
                for each in (one, other):
                    assert (await each.next())[0] == "ready"
                refused = await http.get(f"{at.url}/lobby/events")
                assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
            async with asyncio.timeout(WAIT):
                while True:
                    async with (
                        httpx2.AsyncClient(timeout=WAIT) as http,
                        http.stream("GET", f"{at.url}/lobby/events") as new,
                    ):
                        if new.status_code == 200:
                            return

    run(test())


@pytest.mark.parametrize("workers", [0, 1])
def test_streams_end_when_the_server_stops(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with httpx2.AsyncClient(timeout=WAIT) as http:
            async with live_server(tmp_path / "t.sqlite", workers=workers) as at:
                request = http.build_request("GET", f"{at.url}/lobby/events")
                answer = await http.send(request, stream=True)
                news = News(answer)
                assert (await news.next())[0] == "ready"
            with pytest.raises((EOFError, httpx2.RemoteProtocolError)):
                await news.until("none")

    run(test())


def test_create_match_of_the_library_names_no_open_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with live_server(tmp_path / "t.sqlite") as at:
            await create_match(at.url, "duel", "quick")
            (one,) = await listed(at)
            assert not any(seat.get("open") for seat in one["seats"])

    run(test())


@pytest.mark.parametrize("workers", [0, 2])
def test_a_stream_with_a_wrong_query_is_refused(workers: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            live_server(tmp_path / "t.sqlite", workers=workers) as at,
            httpx2.AsyncClient(timeout=WAIT) as http,
        ):
            answer = await http.get(f"{at.url}/lobby/events?lang={'x' * 17}")
            assert answer.status_code == 400
            assert answer.json()["field"] == "lang"

    run(test())
