"""Whole matches in a real browser: by mouse, by keyboard alone, and by what a screen reader hears."""

from __future__ import annotations

import re
import time
from math import ceil
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.conftest import Open
from web.screens import CHOOSING, DUEL, FIGHT_WITHIN, Screens

# A stat may be chosen once, then the other four come first; without breaks.
LIMITED = {"name": "Practice", "mode": "classic", "alternateChoice": True, "statUses": 1, "cooldownMs": 0}
ATTACKS = "[data-action^=MELEE_ATTACK], [data-action^=RANGED_ATTACK]"


# Keep everything that the polite region says.
LISTEN = """() => {
    const region = document.querySelector('[data-live=polite]');
    window.heard = [region.textContent];
    new MutationObserver(() => window.heard.push(region.textContent))
        .observe(region, {characterData: true, childList: true, subtree: true});
}"""


def test_a_duel_is_played_by_mouse(screens: Screens) -> None:
    page = screens.page
    screens.play("duel", "quick")
    page.locator("[data-start-match]").click()
    page.locator("[data-stat=speed]").click()

    expect(page.locator("[data-outcome]")).to_be_visible()
    frame = page.locator("[data-remaining-ms]")
    expect(frame).to_have_attribute("data-state", "matchOver")
    expect(frame).to_have_attribute("data-round", "1")
    expect(page.locator("[data-live=polite]")).to_contain_text("The match is over")


def test_a_duel_is_played_with_the_keyboard_alone(screens: Screens) -> None:
    page = screens.page
    screens.lobby()
    page.keyboard.press("Tab")
    tab_to(page, "[href='/?new=duel']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New match")).to_be_visible()
    tab_to(page, "[data-scenario=quick]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-start]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-start-match]")
    page.keyboard.press("Enter")
    page.locator("[data-stat]").first.wait_for()
    page.keyboard.press("3")

    expect(page.locator("[data-outcome]")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")


def test_a_duel_shows_the_odds_of_each_stat_and_why_one_is_used_up(screens: Screens) -> None:
    page = screens.page
    page.goto(screens.host("duel", LIMITED)[0])
    page.locator("[data-start-match]").click()
    expect(page.locator("[data-stat] .pw")).to_have_text([re.compile(r"\d+ %")] * 5)
    page.keyboard.press("3")
    used = page.locator("[data-round='3'] [data-stat=technique]")

    expect(used).to_have_attribute("aria-disabled", "true")
    expect(used).to_contain_text("used up until you have chosen the other stats")
    page.keyboard.press("3")  # it is not chosen, and the reason is shown
    expect(page.locator("[data-live=polite]")).to_contain_text("Technique: used up")
    expect(page.locator("[data-round='3']")).to_have_attribute("data-state", "waitingForPlayerAction")


def test_a_duel_that_is_paused_shows_the_time_that_is_left(screens: Screens) -> None:
    page = screens.page
    screens.duel(DUEL)
    page.locator("[data-pause]").click()

    expect(page.locator("[data-paused=true]")).to_be_visible()
    expect(page.locator(".mid")).to_contain_text("Paused")
    held = int(page.locator("[data-paused=true]").get_attribute("data-remaining-ms") or 0)
    assert 0 < held <= CHOOSING
    expect(page.locator(".bigt.held b")).to_have_text(str(ceil(held / 1000)))
    page.locator("[data-pause]").click()
    expect(page.locator(".bigt.held")).to_have_count(0)
    expect(page.get_by_role("timer")).to_be_visible()


def test_a_fight_of_wuxia_is_played_with_the_keyboard_alone(screens: Screens) -> None:
    play_by_keys(screens, "wuxia", "duel", ("1", "Enter"))


def test_a_battle_of_rounds_is_played_with_the_keyboard_alone(screens: Screens) -> None:
    play_by_keys(screens, "rounds", "duelo", ("Enter", "e"))


def test_a_battle_of_stellar_is_played_with_the_keyboard_alone(screens: Screens) -> None:
    play_by_keys(screens, "stellar", "battle", ("e",))


def play_by_keys(screens: Screens, game: str, scenario: str, keys: tuple[str, ...]) -> None:
    """Start a match and play it to its end by pressing the same keys in each turn."""
    page = screens.page
    page.goto(f"/?new={game}&scenario={scenario}")
    tab_to(page, "[data-start]")
    page.keyboard.press("Enter")
    page.locator("[data-state]").first.wait_for()
    until = time.monotonic() + FIGHT_WITHIN
    while screens.state() != "over":
        assert time.monotonic() < until, "the match does not end"
        if screens.state() == "question":
            page.keyboard.press("Enter")
        elif screens.state() == "turn":
            for key in keys:
                page.keyboard.press(key)
        screens.wait()

    expect(page.locator("[data-outcome]")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until an element has the focus."""
    page.locator(selector).first.wait_for()
    for _ in range(120):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def test_a_fight_is_played_by_mouse_and_its_log_survives_a_reload(screens: Screens) -> None:
    page = screens.page
    screens.play("tactics", "bench-goblins")
    turns = 0

    def act(choice: Locator | None) -> None:
        nonlocal turns
        if choice is not None:
            choice.click()
            return
        turns += 1
        attack = page.locator(ATTACKS).first
        if turns % 2 and attack.is_visible():
            attack.click()
            expect(page.locator(".target .opt.on")).to_be_visible()
            page.locator("[data-confirm]").click()
        else:
            page.locator("[data-end]").click()
        if turns == 2:
            screens.wait()
            page.reload()
            page.locator("[data-state]").wait_for()

    screens.fight(act)

    expect(page.locator("[data-outcome]")).to_be_visible()
    assert "Bran" in screens.log()
    page.reload()
    expect(page.locator("[data-outcome]")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Bran")


def test_a_fight_is_played_with_the_keyboard_alone(screens: Screens) -> None:
    page = screens.page
    screens.play("tactics", "bench-goblins")
    page.evaluate(LISTEN)
    turns = 0

    def act(choice: Locator | None) -> None:
        nonlocal turns
        if choice is not None:
            page.keyboard.press("n")
            return
        turns += 1
        if turns == 1:
            page.keyboard.press("m")
            page.keyboard.press("ArrowRight")
            expect(page.locator("[data-live=polite]")).to_contain_text("ft to walk")
            page.keyboard.press("Enter")
            expect(page.locator("[data-confirm]")).to_contain_text("Move")
            page.keyboard.press("Enter")
        elif turns % 2 and page.locator(ATTACKS).first.is_visible():
            page.keyboard.press("1")
            page.keyboard.press("1")
        else:
            page.keyboard.press("e")

    screens.fight(act)

    expect(page.locator("[data-outcome]")).to_be_visible()
    heard = page.evaluate("window.heard")
    assert any("Goblin Warrior" in text for text in heard)
    assert any("ft to walk" in text for text in heard)


def test_a_fight_is_replayed_move_by_move_and_saved_as_a_picture(screens: Screens) -> None:
    page = screens.page
    screens.play("tactics", "bench-goblins")
    page.locator("[data-end]").click()
    page.locator("[data-state=turn], [data-state=question], [data-state=over]").wait_for()
    page.goto(f"{page.url}?at=0")
    replay = page.locator(".replay")
    expect(replay).to_have_attribute("data-at", "0")
    page.get_by_role("button", name="One move on").click()
    expect(replay).not_to_have_attribute("data-at", "0")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log")).to_contain_text("Bran")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as SVG").click()

    assert "<svg" in Path(saved.value.path()).read_text("utf-8")


def test_every_other_game_is_played_from_its_options(screens: Screens) -> None:
    page = screens.page
    screens.play("wuxia", "duel")
    expect(page.locator("[data-option]").first).to_be_visible()
    expect(page.locator(".wf")).to_have_count(2)
    page.locator("[data-option='0']").click()

    expect(page.locator(".log")).to_contain_text("Turn 2")


def test_a_player_is_asked_again_before_resigning(screens: Screens) -> None:
    page = screens.page
    screens.play("wuxia", "duel")
    page.locator("[data-option]").first.wait_for()
    for answer, ended in (("[data-first]", False), ("[data-resign]", True)):
        page.keyboard.press("/")
        page.locator("[data-listed]", has_text="Resign").press("Enter")
        dialog = page.get_by_role("alertdialog", name="Resign this match?")
        dialog.locator(answer).click()
        dialog.wait_for(state="hidden")
        expect(page.locator("[data-state=over]")).to_have_count(int(ended))


def test_a_second_tab_takes_the_seat_and_does_not_fight_for_it(open_page: Open) -> None:
    first = Screens(open_page())
    first.play("wuxia", "duel")
    address = first.page.url
    second = open_page(context=first.page.context)
    second.goto(address)
    second.locator("[data-option]").first.wait_for()

    expect(first.page.get_by_text("This seat is open in another tab")).to_be_visible()
    first.page.get_by_role("button", name="Take the seat back").click()
    expect(first.page.locator("[data-option]").first).to_be_visible()
    expect(second.get_by_text("This seat is open in another tab")).to_be_visible()


def test_two_people_play_and_talk_and_an_invite_leaves_the_address(open_page: Open) -> None:
    host = Screens(open_page())
    page = host.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/?new=wuxia&scenario=duel")
    page.get_by_label("Second side: played by").select_option("invite")
    page.locator("[data-start]").click()
    page.get_by_role("tab", name="Chat").click()
    waiting = page.get_by_role("region", name="Waiting for players")
    waiting.get_by_role("button", name="Copy invite").click()
    link = page.evaluate("navigator.clipboard.readText()")
    guest = Screens(open_page(), name="Ben")
    guest.page.goto(link)

    expect(guest.page.locator("h1")).to_have_text("One on one")
    assert "invite" not in guest.page.url
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_label("Write a message").fill("<b>hello</b>")
    guest.page.keyboard.press("Enter")
    expect(page.locator(".cht")).to_contain_text("<b>hello</b>")


def test_an_open_seat_is_taken_from_a_lobby_that_follows_by_itself(open_page: Open) -> None:
    guest = Screens(open_page(), name="Ben")
    guest.lobby()
    host = Screens(open_page())
    host.page.goto("/?new=wuxia&scenario=duel")
    host.page.get_by_label("Second side: played by").select_option("open")
    host.page.locator("[data-start]").click()
    host.page.locator("[data-state]").first.wait_for()
    match = host.page.url.rpartition("/")[2]
    guest.page.locator(f"[data-join='{match}']").click()

    expect(guest.page.get_by_text("You play: Second side")).to_be_visible()
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.locator(".ppl")).to_contain_text("Ben")


def test_a_spectator_watches_without_options(open_page: Open) -> None:
    player = Screens(open_page())
    player.play("wuxia", "duel")
    player.page.locator("[data-option]").first.wait_for()
    watcher = Screens(open_page())
    watcher.page.goto(player.page.url)

    expect(watcher.page.get_by_role("heading", name="You are watching")).to_be_visible()
    player.page.locator("[data-option='0']").click()
    expect(watcher.page.locator(".log")).to_contain_text("Turn 2")


def test_the_language_changes_while_playing(screens: Screens) -> None:
    page = screens.page
    screens.play("tactics", "bench-goblins")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Português").click()
    page.get_by_role("button", name="Fechar").click()

    expect(page.get_by_role("tab", name="Registro")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pt")


def sideways(page: Page) -> Any:
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def test_nothing_scrolls_sideways_on_a_narrow_phone(open_page: Open) -> None:
    screens = Screens(open_page(320, 640, touch=True))
    screens.lobby()
    assert sideways(screens.page) == 0
    screens.page.goto("/?new=tactics")
    screens.page.locator("[data-start]").wait_for()
    assert sideways(screens.page) == 0
    screens.play("duel", "quick")
    assert sideways(screens.page) == 0
    screens.play("tactics", "bench-goblins")
    screens.page.locator("[data-action]").first.wait_for()
    assert sideways(screens.page) == 0


def test_an_unknown_match_is_explained(screens: Screens) -> None:
    screens.page.goto(f"/matches/{'x' * 16}")

    expect(screens.page.get_by_role("heading", name="This match cannot be opened")).to_be_visible()
    expect(screens.page.get_by_text("There is no match at this address.")).to_be_visible()
