"""The boards of wuxia, rounds and stellar: what they show, and that they are played by mouse and by keys."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Open
from web.screens import Screens

# Two fleets meet on the first day, and each side has a system and a fleet left after the battle.
ENCOUNTER = {
    "name": "Encounter",
    "systems": [
        {"id": "field", "name": "The field", "position": [0, 0, 0], "planets": []},
        {"id": "west", "name": "West", "position": [-500, 0, 0], "owner": "blue", "planets": []},
        {"id": "east", "name": "East", "position": [500, 0, 0], "owner": "red", "planets": []},
    ],
    "factions": [
        {
            "id": side,
            "name": side.title(),
            "color": color,
            "fleets": [{"ships": {"cruiser": 2}, "at": "field"}, {"ships": {"cruiser": 1}, "at": home}],
        }
        for side, color, home in (("blue", "#3b82f6", "west"), ("red", "#ef4444", "east"))
    ],
    "objectives": {"conditions": [{"kind": "elimination"}], "max_turns": 40},
}


@pytest.fixture
def screens(open_page: Open) -> Screens:
    return Screens(open_page())


def heard(page: Page) -> str:
    return page.locator("[aria-live=polite]").inner_text()


def test_no_two_fighters_of_wuxia_have_the_same_face(screens: Screens) -> None:
    screens.play("wuxia", "schools")
    faces = screens.page.locator(".wf .portrait")
    faces.first.wait_for()

    drawn = faces.evaluate_all('faces => faces.map(face => face.innerHTML.replace(/fill=.#[0-9a-f]+./g, ""))')
    assert len(set(drawn)) == len(drawn) > 2


def test_a_skill_is_aimed_at_another_foe_before_it_is_used(screens: Screens) -> None:
    page = screens.page
    screens.play("wuxia", "pairs")
    other = page.locator("[data-target][aria-pressed=false]").first
    name = page.locator(".wf", has=other).locator("h2").inner_text()
    other.click()

    expect(page.locator(".sh .b-ink")).to_have_text(name)
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.locator("[data-confirm]").click()
    expect(page.locator(".log")).to_contain_text(name)


def test_the_telling_of_wuxia_leaves_out_whose_turn_begins(screens: Screens) -> None:
    page = screens.page
    screens.play("wuxia", "duel")
    page.locator("[data-confirm]:not([aria-disabled])").click()
    expect(page.locator(".log")).to_contain_text("Turn 3 ")
    told = page.locator(".told p:not(.hitline)")
    expect(told.last).not_to_contain_text("Turn")
    expect(told.last).to_contain_text("Song Jingyan")


def test_a_walk_of_rounds_shows_its_cost_and_is_done_by_the_second_press(screens: Screens) -> None:
    page = screens.page
    screens.play("rounds", "duelo")
    page.locator("[data-option]").first.click()
    page.locator("[data-end]").wait_for()
    page.keyboard.press("m")
    page.keyboard.press("ArrowUp")
    square = heard(page).split(",")[0]
    page.keyboard.press("Enter")

    expect(page.locator("[data-confirm]")).to_contain_text(f"Move to {square}")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(square)


LONE_CHOICE = """new MutationObserver(() => {
  if (document.querySelectorAll(".choices button").length === 1) window.lone = true;
}).observe(document, { childList: true, subtree: true })"""
DECLINE_OR_END = """() => {
  const choices = document.querySelectorAll(".choices button");
  if (choices.length > 1) choices[0].click();
  else document.querySelector("[data-state=turn] [data-end]:not([disabled])")?.click();
}"""


def test_against_bots_a_question_with_one_answer_is_answered_at_once(screens: Screens) -> None:
    page = screens.page
    answers: list[int] = []

    def sent(text: Any) -> None:
        message = json.loads(text)
        if message["type"] == "choose":
            answers.append(message["choice"])

    page.on("websocket", lambda made: made.on("framesent", sent))
    page.add_init_script(LONE_CHOICE)
    screens.play("rounds", "duelo")
    page.locator("[data-option]").first.click()
    began = page.locator(".log").get_by_text("Round 3 begins")
    while not began.count():
        assert page.evaluate("window.lone") is None
        page.evaluate(DECLINE_OR_END)
        screens.wait()
    assert answers
    assert set(answers) == {0}


def test_a_campaign_shows_its_map_and_the_calendar_of_the_month(screens: Screens) -> None:
    page = screens.page
    screens.play("rounds", "duas_luas")
    calendar = page.locator(".rcal")

    expect(calendar.get_by_role("heading")).to_have_text("Dry Leaf, year 7")
    expect(calendar.locator("[aria-current=date]")).to_contain_text("7")
    expect(calendar.get_by_role("rowheader", name="Small Hours")).to_be_visible()
    expect(calendar).to_contain_text("Night of Embers")  # a festival
    expect(calendar.get_by_role("rowheader", name="Rubra")).to_be_visible()  # a moon
    calendar.get_by_role("button", name="Later days").click()
    expect(calendar.get_by_role("heading")).to_have_text("Frost, year 8")
    beach = page.locator("[data-place=praia]")
    beach.press("Enter")
    if page.locator("[data-state=turn]").count():
        beach.press("Enter")
    expect(page.locator(".log")).to_contain_text("Black Beach")


def test_a_campaign_counts_battles_without_a_goal_when_it_asks_for_none(screens: Screens) -> None:
    screens.play("rounds", "estrada")
    won = screens.page.locator("dt", has_text="Battles won").locator("xpath=following-sibling::dd[1]")
    expect(won).to_have_text("0")
    treasures = screens.page.locator("dt", has_text="Treasures").locator("xpath=following-sibling::dd[1]")
    expect(treasures).to_have_text("0 / 3")


def test_orders_of_stellar_are_listed_and_taken_back(screens: Screens) -> None:
    page = screens.page
    screens.play("stellar", "skirmish")
    page.locator(".fways button").first.click()
    page.locator("[data-confirm]").click()

    expect(page.locator(".ords .ordno")).to_have_count(1)
    page.get_by_role("button", name="Withdraw: Blue League 1").click()
    expect(page.locator(".ords .ordno")).to_have_count(0)


def test_an_order_of_stellar_is_withdrawn_and_later_ones_stay(screens: Screens) -> None:
    page = screens.page
    screens.play("stellar", "skirmish")
    for fleet in (0, 1):
        page.get_by_label("Fleet", exact=True).select_option(index=fleet)
        page.locator(".fways button").nth(1).click()
        page.locator("[data-confirm]").click()
        expect(page.locator(".ords .ordno")).to_have_count(fleet + 1)
        page.locator("[data-withdraw]").nth(fleet).wait_for()
    later = page.locator(".ords li").nth(1).locator("[data-order]").inner_text()
    page.locator("[data-withdraw='0']").click()

    expect(page.locator(".ords .ordno")).to_have_count(1)
    expect(page.locator(".ords [data-order]")).to_have_text(later)


def test_a_message_is_marked_as_read_when_it_is_opened_and_can_be_dismissed(screens: Screens) -> None:
    page = screens.page
    page.goto(screens.host("stellar", ENCOUNTER)[0])
    letter = page.locator("[data-letter]")
    page.locator("[data-end]").click()
    unread = page.locator(".letter.new")
    unread.first.wait_for()
    before = unread.count()
    unread.first.locator("[data-letter]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(unread).to_have_count(before - 1)
    left = letter.count()
    page.get_by_role("button", name="Dismiss: ").first.click()
    expect(letter).to_have_count(left - 1)
    page.reload()
    page.locator("[data-end]").wait_for()
    expect(letter).to_have_count(left - 1)


def test_a_battle_has_its_report_with_the_losses_of_both_sides(screens: Screens) -> None:
    page = screens.page
    screens.play("stellar", "battle")
    page.locator("[data-end]").wait_for()
    page.keyboard.press("e")
    page.get_by_role("dialog", name="After the fight").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-battle]").click()
    report = page.get_by_role("dialog")

    expect(report.locator(".sbk dt")).to_have_text(["Your loss", "Loss of Red Hegemony"])
    expect(report.locator("table")).to_have_count(2)
    expect(report).to_contain_text("Winner")
    report.get_by_role("button", name="Back to the map").click()
    expect(report).to_have_count(0)


def test_each_side_of_a_battle_has_its_own_colour_and_shape(screens: Screens) -> None:
    page = screens.page
    others = [[hero] for hero in ("zaira", "iara", "tomas", "caete")]
    scenario = {"name": "Practice", "first": ["dandara"], "second": ["bento"], "others": others}
    page.goto(screens.host("rounds", scenario)[0])
    page.locator(".rdtok").nth(5).wait_for()

    edges = page.locator(".rdtok .tk-edge")
    colours = edges.evaluate_all("edges => edges.map(edge => getComputedStyle(edge).fill)")
    shapes = edges.evaluate_all(
        "edges => edges.map(edge => edge.getAttribute('d').replace(/[^A-Za-z]/g, ''))"
    )
    assert len(set(colours)) == 6
    assert len(set(shapes)) == 6
    own = page.locator("[data-fighter=dandara] .token")
    expect(own).to_have_class(re.compile("side-a"))


def test_a_character_of_a_table_has_the_colour_of_its_side(screens: Screens) -> None:
    page = screens.page
    screens.play("rounds", "mesa")
    page.locator(".rdtok").nth(3).wait_for()

    sides = {
        each.get_attribute("data-fighter"): each.locator(".token").get_attribute("class") or ""
        for each in page.locator(".rdtok").all()
    }
    assert {name for name, shown in sides.items() if "side-a" in shown} == {"iara", "dandara"}


def test_the_star_map_zooms_and_moves_and_keeps_the_size_of_names(screens: Screens) -> None:
    page = screens.page
    screens.play("stellar", "skirmish")
    sky = page.locator(".skymap")
    sky.wait_for()
    screens.still()
    before = sky.get_attribute("viewBox")
    name = page.locator(".sk-sys text").first
    size = name.evaluate("each => each.getBoundingClientRect().height")
    page.keyboard.press("+")
    zoomed = sky.get_attribute("viewBox")
    box = sky.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 160, box["y"] + 220, steps=4)
    page.mouse.up()

    assert len({before, zoomed, sky.get_attribute("viewBox")}) == 3
    assert name.evaluate("each => each.getBoundingClientRect().height") == pytest.approx(size, rel=0.05)
    page.keyboard.press("0")
    expect(sky).to_have_attribute("viewBox", before or "")


@pytest.mark.parametrize(
    ("game", "scenario"),
    [("duel", "classic"), ("wuxia", "duel"), ("rounds", "ruinas"), ("stellar", "skirmish")],
)
def test_a_moment_of_any_game_is_saved_as_a_picture(screens: Screens, game: str, scenario: str) -> None:
    page = screens.page
    screens.play(game, scenario)
    page.goto(f"{page.url}?at=0")
    page.locator(".replay").wait_for()
    for kind, start in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with page.expect_download() as saved:
            page.get_by_role("button", name=f"Save as {kind}").click()
        assert Path(saved.value.path()).read_bytes().startswith(start)


WIDTHS = (320, 390, 1024, 1440)
SPILT = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_no_board_scrolls_sideways_at_any_width(open_page: Open) -> None:
    screens = Screens(open_page(lang="fr-FR"))  # the longest words
    page = screens.page
    spilt: dict[str, list[int]] = {}
    for game, scenario in (
        ("wuxia", "pairs"),
        ("rounds", "ruinas"),
        ("rounds", "duas_luas"),
        ("stellar", "skirmish"),
    ):
        screens.play(game, scenario)
        page.locator("[data-option]").first.wait_for()
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            spilt.setdefault(scenario, []).append(page.evaluate(SPILT))

    assert spilt == {scenario: [0] * len(WIDTHS) for scenario in spilt}


def test_a_spectator_with_delayed_fog_sees_the_fleets_of_all_factions_days_later(open_page: Open) -> None:
    screens = Screens(open_page())
    page, watcher = screens.page, Screens(open_page()).page
    asked = {
        "game": "stellar",
        "scenario": "skirmish",
        "seats": ["person", "balanced"],
        "settings": {"fog": "delayed", "fog_delay": 1},
    }
    made = page.request.post("/matches", data=asked).json()
    page.goto(f"/matches/{made['id']}#invite={made['invites'][0]['token']}")
    page.locator("[data-end]").wait_for()
    watcher.goto(f"/matches/{made['id']}")

    expect(watcher.locator("[data-delay]")).to_have_text("Shown 1 round later")
    expect(watcher.locator(".tleft h2")).to_have_text(["Blue League", "Red Hegemony", "You are watching"])
    expect(watcher.locator(".sk-fleet")).to_have_count(0)
    page.locator("[data-end]").click()
    expect(page.locator(".crumb")).to_contain_text("Day 1")
    expect(watcher.locator(".tleft")).to_contain_text("Red Hegemony 1")
    expect(watcher.locator(".crumb")).to_contain_text("Day 0")
