from __future__ import annotations

import httpx2
import pytest
from playwright.sync_api import expect

from web.screens import Screens

HTML = {"accept": "text/html,application/xhtml+xml"}


@pytest.mark.parametrize("path", ["/", "/matches/anything"])
def test_a_browser_gets_the_page_under_a_strict_policy(address: str, path: str) -> None:
    answer = httpx2.get(address + path, headers=HTML)

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert "<script>" not in answer.text
    assert "style=" not in answer.text


def test_other_clients_of_a_match_get_json_that_is_not_stored(address: str) -> None:
    answer = httpx2.get(f"{address}/matches/{'a' * 16}")

    assert answer.status_code == 404
    assert answer.json()["code"] == "wrong-match"
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("name", "media"),
    [
        ("main.js", "text/javascript; charset=utf-8"),
        ("index.css", "text/css; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
    ],
)
def test_files_have_their_type_and_are_sent_once(address: str, name: str, media: str) -> None:
    first = httpx2.get(f"{address}/page/{name}")
    again = httpx2.get(f"{address}/page/{name}", headers={"if-none-match": first.headers["etag"]})

    assert first.headers["content-type"] == media
    assert first.headers["x-content-type-options"] == "nosniff"
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize(
    "path",
    [
        "/page/none.js",
        "/page/..%2fapp.py",
        "/words/none/en.ftl",
        "/words/duel/xx.ftl",
        "/words/duel/tales/xx.ftl",
    ],
)
def test_every_other_path_is_not_found(address: str, path: str) -> None:
    assert httpx2.get(address + path).status_code == 404


@pytest.mark.parametrize("path", ["/nonsense", "/matches/a/b", "/index.html", "/lobby"])
def test_a_browser_gets_the_page_where_there_is_nothing_and_others_json(address: str, path: str) -> None:
    shown, told = httpx2.get(address + path, headers=HTML), httpx2.get(address + path)

    assert (shown.status_code, told.status_code) == (404, 404)
    assert shown.headers["content-type"] == "text/html; charset=utf-8"
    assert "script-src 'self'" in shown.headers["content-security-policy"]
    assert told.json()["code"] == "not-found"
    again = httpx2.get(address + path, headers={**HTML, "if-none-match": shown.headers["etag"]})
    assert again.status_code == 404  # a copy of the page is no reason to say that there is something


def test_a_browser_that_sends_something_to_nowhere_is_told_so_in_json(address: str) -> None:
    assert httpx2.post(f"{address}/nonsense", headers=HTML).json()["code"] == "not-found"


def test_the_page_says_that_there_is_nothing(screens: Screens, wrong: list[str]) -> None:
    page = screens.page
    page.goto("/nonsense")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Back to the lobby").click()
    page.locator("[data-play=tactics]").wait_for()
    wrong[:] = [each for each in wrong if "404 (Not Found)" not in each]


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
def test_the_words_of_a_game_are_those_of_its_catalogue_and_of_all_games(address: str, lang: str) -> None:
    words = httpx2.get(f"{address}/words/tactics/{lang}.ftl").text

    assert "\nkind-numbered = " in words
    assert "\nseat-spectator = " in words
    assert "\ntale-" not in words
    assert "\nvoice-" not in words


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
def test_the_words_of_adventures_are_served_apart(address: str, lang: str) -> None:
    told = httpx2.get(f"{address}/words/tactics/tales/{lang}.ftl").text

    assert "\ntale-warden-square-name = " in told
    assert "\nkind-numbered = " not in told


def test_the_first_load_of_a_fight_takes_less_than_150_kb(screens: Screens) -> None:
    page = screens.page
    made = page.request.post("/matches", data={"game": "tactics", "scenario": "goblin-ambush"}).json()
    network, sizes = page.context.new_cdp_session(page), []
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))

    page.goto(f"/matches/{made['id']}#invite={made['invites'][0]['token']}")
    page.locator("[data-creature]").first.wait_for()

    assert 100_000 < sum(sizes) < 150_000
