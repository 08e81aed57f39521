"""Planning a turn of tactics: walks drawn on the map, targets from the turn order, reasons in words."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from web.conftest import Open
from web.screens import WIDE, Screens

# A javelin reaches both zombies, the one that is listed first with Disadvantage.
THROWS = {
    "name": "Practice",
    "map": {"rows": ["." * 30] * 10},
    "party": [{"id": "fighter", "base": "fighter_2", "at": [2, 4]}],
    "foes": [{"id": f"zombie_{at}", "base": "zombie", "at": [x, 4]} for at, x in ((1, 20), (2, 8))],
}


def begin(screens: Screens, scenario: object = WIDE) -> Page:
    page = screens.page
    screens.practise(scenario)
    # Once the actions of the turn are known, the cells within reach are shown, and a creature can be drawn.
    page.locator("path.o-walkline").first.wait_for(state="attached")
    screens.still()
    return page


def middle(page: Page, creature: str) -> tuple[float, float]:
    box = page.locator(f"[data-creature={creature}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_walk_is_drawn_from_the_creature_and_done_only_once_it_is_confirmed(screens: Screens) -> None:
    page = begin(screens)
    confirm = page.locator("[data-confirm]")
    x, y = middle(page, "fighter")
    cell = page.locator("[data-creature=fighter]").evaluate("(token) => token.getBoundingClientRect().width")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + cell, y, steps=3)
    page.mouse.move(x + 2.2 * cell, y, steps=3)
    page.mouse.up()

    expect(confirm).to_have_text(re.compile(r"Move \d+ ft"))
    expect(page.locator(".log")).not_to_contain_text("Bran moves")
    page.locator("[data-confirm].primary").click()
    expect(page.locator(".log")).to_contain_text("Bran moves")


def test_the_map_is_moved_by_drawing_it(screens: Screens) -> None:
    page = begin(screens)
    x, y = middle(page, "fighter")
    start = page.locator("[data-map]").bounding_box()
    assert start is not None
    far = (start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.move(*far)
    page.mouse.down()
    page.mouse.move(far[0] + 50, far[1] + 20, steps=3)
    page.mouse.move(far[0] + 100, far[1] + 40, steps=3)
    page.mouse.up()
    moved = middle(page, "fighter")
    assert (round(moved[0] - x), round(moved[1] - y)) == (100, 40)


def test_a_card_of_the_turn_order_chooses_a_target_and_never_acts(screens: Screens) -> None:
    screens.practise()
    page = screens.page
    before = screens.number()
    card = page.locator("[data-order=zombie_1]")
    for _ in range(3):
        card.click()
        expect(page.get_by_role("region", name=re.compile("Target: Zombie"))).to_be_visible()
    assert (screens.state(), screens.number()) == ("turn", before)


def test_the_map_follows_the_cursor_and_the_focus(open_page: Open) -> None:
    page = begin(Screens(open_page(width=1024, height=768)))
    page.get_by_role("button", name="Zoom in").click(click_count=4)
    page.locator("[data-map]").focus()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
    expect(page.locator(".o-cursor")).to_be_in_viewport()
    page.locator("[data-creature=zombie]").focus()
    expect(page.locator("[data-creature=zombie]")).to_be_in_viewport()


def test_tab_on_the_map_reaches_foes_before_allies(screens: Screens) -> None:
    page = begin(screens)
    page.keyboard.press("m")
    order = []
    for _ in range(2):
        page.keyboard.press("Tab")
        order.append(page.evaluate("document.activeElement.dataset.creature"))
    assert order == ["zombie", "fighter"]


def test_an_action_that_is_not_possible_tells_why_when_it_is_pressed(screens: Screens) -> None:
    page = begin(screens)
    page.locator("[data-action^=DASH]").first.click()
    page.locator("[data-confirm].primary").click()
    page.locator(".actions [data-disabled]").first.focus()
    page.keyboard.press("Enter")
    reason = page.locator("[data-why]")
    expect(reason).to_be_visible()
    said = page.locator("[data-live=polite]")
    expect(said).to_contain_text(reason.locator("b").inner_text())


def test_a_tile_shows_the_chance_of_what_it_chooses(screens: Screens) -> None:
    page = begin(screens, THROWS)
    tile = page.locator("[data-action='RANGED_ATTACK/javelin']")
    promised = tile.locator(".as").inner_text()
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    assert tile.locator(".as").inner_text() == promised
    expect(page.get_by_role("region", name=re.compile("Target: Zombie 2"))).to_contain_text(promised)


def test_enter_chooses_the_first_action_that_is_found(screens: Screens) -> None:
    page = begin(screens)
    for _ in range(2):  # the second time the list is whole again
        page.keyboard.press("/")
        page.keyboard.type("dodge")
        page.keyboard.press("Enter")
        expect(page.locator("[data-confirm]")).to_contain_text("Dodge")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("Escape")


def test_the_reason_on_the_tile_of_an_action_is_not_cut_off(screens: Screens) -> None:
    page = begin(screens)
    page.locator("[data-action^=DASH]").first.click()
    page.locator("[data-confirm].primary").click()
    reasons = page.locator(".actions .grp:not(.rx) [data-disabled] .as")
    reasons.first.wait_for()
    cut = reasons.evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)"
        ".map(one => one.textContent)"
    )
    assert cut == []


def test_the_chat_key_puts_the_focus_where_messages_are_written(screens: Screens) -> None:
    page = begin(screens)
    page.keyboard.press("c")
    expect(page.locator("[data-chat]")).to_be_focused()
    expect(page.locator("[data-chat]")).to_have_value("")


def test_the_rolls_of_an_attack_add_up_and_say_what_they_were_against(screens: Screens) -> None:
    screens.practise()
    page = screens.page
    page.locator("[data-action^=MELEE_ATTACK]").first.click()
    page.locator("[data-confirm].primary").click()
    attack = page.locator(".log li", has_text=re.compile("Bran (hits|misses)")).last
    attack.get_by_role("button", name="Show the rolls").click()
    line = attack.locator(".roll .line", has_text="against AC").first
    die = int(line.locator(".die:not(.dropped) .die-num").first.text_content() or 0)
    parts = [int(part.split()[0].replace("−", "-")) for part in line.locator(".part").all_inner_texts()]
    assert int(line.locator(".sum").inner_text()) == die + sum(parts)
