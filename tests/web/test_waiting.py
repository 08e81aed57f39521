"""The waiting room: who is still missing, and how they are invited."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import Open
from web.screens import Screens


def test_the_host_of_a_match_sees_the_link_of_the_missing_player_until_it_is_used(open_page: Open) -> None:
    ada, bob = Screens(open_page()), Screens(open_page(), name="Bob")
    page = ada.page
    page.goto("/?new=duel")
    page.get_by_label("Opponent: played by").select_option("invite")
    page.locator("[data-start]").click()
    link = page.locator("[data-invite='1']")

    expect(page.locator("[data-waiting='1']")).to_contain_text("Opponent")
    bob.page.goto(link.input_value())
    bob.page.locator("[data-state]").first.wait_for()
    expect(link).to_have_count(0)
    assert "invite" not in bob.page.url


def test_a_player_who_leaves_another_seat_open_keeps_their_own(open_page: Open) -> None:
    page = Screens(open_page()).page
    page.goto("/?new=tactics&scenario=goblin-ambush")
    page.get_by_label("Game master: played by").select_option("open")
    page.locator("[data-start]").click()

    expect(page.locator("[data-waiting='1']")).to_contain_text("Game master")
    expect(page.locator(".crumb")).to_contain_text("You play: Party")


def test_a_host_without_a_seat_watches_and_can_invite(open_page: Open) -> None:
    page = Screens(open_page()).page
    page.goto("/?new=duel")
    page.get_by_label("Player: played by").select_option("invite")
    page.locator("[data-start]").click()

    expect(page.locator("[data-invite='0']")).to_be_visible()
    expect(page.locator("[data-start-match]")).to_have_count(0)
