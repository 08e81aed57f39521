"""Sentences that a player types beside the log."""

from __future__ import annotations

from playwright.sync_api import expect

from web.screens import WIDE, Screens


def test_a_sentence_is_carried_out_and_names_stand_out_in_the_log(screens: Screens) -> None:
    page = screens.page
    screens.practise(WIDE)
    before = screens.number()
    typed = page.locator("[data-typed]")
    typed.fill("walk to 5,4")
    typed.press("Enter")

    expect(page.locator("[data-said]")).to_contain_text("Understood")
    expect(typed).to_have_value("")
    moved = page.locator(f"[data-number='{before + 1}']")
    expect(moved).to_be_visible()
    expect(moved.locator(".txt b").first).to_have_text("Bran")


def test_a_sentence_that_is_not_clear_is_asked_about(screens: Screens) -> None:
    page = screens.page
    screens.practise()
    before = screens.number()
    typed = page.locator("[data-typed]")
    typed.fill("I attack the zombie")
    typed.press("Enter")
    choices = page.locator("[data-meant]")
    expect(choices.first).to_be_visible()
    assert screens.number() == before
    choices.first.click()

    expect(page.locator("[data-said]")).to_contain_text("Understood")
    expect(page.locator(f"[data-number='{before + 1}']")).to_be_visible()


def test_a_question_is_answered_and_changes_nothing(screens: Screens) -> None:
    page = screens.page
    screens.practise()
    before = screens.number()
    typed = page.locator("[data-typed]")
    typed.fill("how far is zombie 1?")
    typed.press("Enter")

    expect(page.locator("[data-said]")).to_contain_text("Zombie")
    assert screens.number() == before
