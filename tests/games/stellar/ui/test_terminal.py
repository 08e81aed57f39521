"""A galaxy at a terminal: what is drawn, what can be looked at, and what short words mean."""

from __future__ import annotations

import re
from typing import Any

import pytest

from turnwright import Match, Rejected
from turnwright.agents import agent
from turnwright.games.stellar import commands as c
from turnwright.games.stellar.game import Stellar
from turnwright.games.stellar.state import GameMessage
from turnwright.games.stellar.ui import draw
from turnwright.kernel.records import Message
from turnwright.story.catalogue import Catalogue
from turnwright.story.languages import LANGUAGES

GAME = Stellar()
WORDS = Catalogue("turnwright.games.stellar", "en")
CROWD = {
    "name": "Crowd",
    "world": {"shape": "scattered", "systems": 320, "radius": 150, "spacing": 5},
    "factions": [
        {"id": "blue", "name": "Blue League", "color": "#3b82f6"},
        {"id": "red", "name": "Red Hegemony", "color": "#ef4444"},
    ],
    "fleets": [{"ships": {"frigate": 2, "troop_transport": 1}, "armies": 1, "copies": 100}],
}


def begun(scenario: Any = "border-war", seed: int = 1) -> Match:
    return Match(GAME, scenario, seed=seed, seats=[None, None])


def meant(match: Match, text: str, lang: str = "en") -> Any:
    return GAME.presenter.understand(match.state, 0, text, Catalogue("turnwright.games.stellar", lang).tell)


def told(lines: list[Message]) -> list[str]:
    return [WORDS.tell(line) for line in lines]


# Short words

SAID: dict[str, Any] = {
    "move f1 beacon": c.MoveFleet("fleet-00001", "beacon"),
    "MOVE F1 to Beacon": c.MoveFleet("fleet-00001", "beacon"),
    "go home fleet beacon": c.MoveFleet("fleet-00001", "beacon"),
    "move fleet-00001 bea": c.MoveFleet("fleet-00001", "beacon"),
    "move home drift": c.MoveFleet("fleet-00001", "drift"),
    "invade f1 passage": c.OrderInvasionMove("fleet-00001", "passage"),
    "attack f1 passage": c.OrderInvasionMove("fleet-00001", "passage"),
    "load f1": c.LoadArmies("fleet-00001"),
    "load f1 beacon": c.OrderLoadMove("fleet-00001", "beacon"),
    "fetch f1 beacon": c.OrderLoadMove("fleet-00001", "beacon"),
    "bring f1 beacon": c.OrderUnloadMove("fleet-00001", "beacon"),
    "unload f1": c.UnloadArmies("fleet-00001", "anchor-1"),
    "unload f1 the anvil": c.UnloadArmies("fleet-00001", "anchor-2"),
    "unload f1 anchor prime": c.UnloadArmies("fleet-00001", "anchor-1"),
    "unload f1 anchor": c.UnloadArmies("fleet-00001", "anchor-1"),
    "unload f1 anchor-2": c.UnloadArmies("fleet-00001", "anchor-2"),
    "unload f1 beacon": c.OrderUnloadMove("fleet-00001", "beacon"),
    "transfer a1 the anvil": c.TransferArmyPlanet("army-00001", "anchor-2"),
    "merge f2 f1": c.MergeFleets("fleet-00002", "fleet-00001"),
    "join f2 with f1": c.MergeFleets("fleet-00002", "fleet-00001"),
    "rename f1 Guard of the Gate": c.RenameFleet("fleet-00001", "Guard of the Gate"),
    "end": c.EndTurn(),
    "end balanced": c.EndTurn((), "balanced"),
    "auto": c.EndTurn((), "balanced"),
    "end auto": c.EndTurn((), "balanced"),
    "auto defensive": c.EndTurn((), "defensive"),
    "end ; move fleet-00001 beacon": c.EndTurn((c.MoveFleet("fleet-00001", "beacon"),)),
    "resign": c.Resign(),
}


@pytest.mark.parametrize("text", SAID)
def test_short_words_are_orders(text: str) -> None:
    assert meant(begun(), text) == SAID[text]


@pytest.mark.parametrize(
    ("lang", "text", "order"),
    [
        ("fr", "aller f1 vers beacon", c.MoveFleet("fleet-00001", "beacon")),
        ("fr", "fin équilibré", c.EndTurn((), "balanced")),
        ("pt", "invadir f1 passage", c.OrderInvasionMove("fleet-00001", "passage")),
        ("pt", "fim agressivo", c.EndTurn((), "aggressive")),
        ("zh", "移动 f1 到 beacon", c.MoveFleet("fleet-00001", "beacon")),
        ("zh", "结束", c.EndTurn()),
    ],
)
def test_short_words_are_orders_in_every_language(lang: str, text: str, order: Any) -> None:
    assert meant(begun(), text, lang) == order


def ships_of(match: Match, type: str) -> list[str]:
    return [ship.id for ship in match.state.fleets[0].ships if ship.type == type]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "split f1 2 destroyer 1 carrier"),
        ("en", "split f1 2 destroyers and 1 carrier"),
        ("fr", "diviser f1 2 contre-torpilleurs 1 porte-vaisseaux"),
        ("pt", "separar f1 2 contratorpedeiros 1 porta-naves"),
        ("zh", "分出 f1 2 驱逐舰 1 航母"),
    ],
)
def test_ships_are_split_off_by_number_and_type(lang: str, text: str) -> None:
    match = begun()
    wanted = (*ships_of(match, "destroyer")[:2], *ships_of(match, "carrier"))
    assert meant(match, text, lang) == c.SplitFleet("fleet-00001", wanted)


def test_ships_are_split_off_one_by_one_or_all_of_a_type() -> None:
    match = begun()
    assert meant(match, "split f1 v1, v3") == c.SplitFleet("fleet-00001", ("ship-000001", "ship-000003"))
    transports = tuple(ships_of(match, "troop_transport"))
    assert meant(match, "split f1 troop transports") == c.SplitFleet("fleet-00001", transports)
    assert meant(match, "split f1 troop_transport") == c.SplitFleet("fleet-00001", transports)


def test_an_army_is_loaded_and_unloaded_by_its_name() -> None:
    match = begun()
    carried = next(ship for ship in match.state.fleets[0].ships if ship.army)
    name = carried.army.replace("army-000", "a")
    landed = c.UnloadArmy("fleet-00001", carried.id, carried.army, "anchor-2")

    assert meant(match, f"unload f1 {name} anchor-2") == landed
    match.submit(0, landed)
    assert meant(match, f"load f1 {name}") == c.LoadArmy("fleet-00001", carried.id, carried.army)


def test_a_fleet_split_off_this_turn_can_be_ordered_to_move() -> None:
    match = begun()
    match.submit(0, meant(match, "split f1 1 destroyer"))
    order = meant(match, "move f1.2 beacon")

    assert order == c.MoveFleet("fleet-00001.2", "beacon")
    match.submit(0, order)
    assert match.state.orders["blue"][1] == order


REFUSED = {
    "sing": ("malformed", "'sing' is not an order"),
    "": ("malformed", "no order was given"),
    "move": ("which-fleet", "the fleet is missing"),
    "move f1": ("which-system", "the system is missing"),
    "move f5 beacon": ("unknown-fleet", "there is no fleet f5 here"),
    "move f1 nowhere": ("unknown-system", "there is no system nowhere here"),
    "move f1 beacon drift": ("too-many-words", "'drift' is not expected here"),
    "unload f1 pluto": ("unknown-planet", "there is no planet pluto here"),
    "transfer a99 anchor-2": ("unknown-army", "there is no army a99 here"),
    "transfer a1": ("which-planet", "the planet is missing"),
    "split f1": ("which-ships", "the ships are missing, as in split f1 2 frigate"),
    "split f1 9 carrier": ("too-few-ships", "fleet-00001 has 1 of these ships (carrier), not 9"),
    "split f1 er": ("unknown-type", "fleet-00001 has no ships called 'er'"),
    "split f1 2": ("unknown-type", "fleet-00001 has no ships called ''"),
    "load f1 a99": ("unknown-system", "there is no system a99 here"),
    "end now": ("unknown-profile", "unknown profile now; choose aggressive, balanced, defensive"),
    "end balanced now": ("too-many-words", "'now' is not expected here"),
    "resign now": ("too-many-words", "'now' is not expected here"),
}


@pytest.mark.parametrize("text", REFUSED)
def test_text_that_is_not_understood_is_quoted_in_the_refusal(text: str) -> None:
    with pytest.raises(Rejected) as refused:
        meant(begun(), text)
    assert (refused.value.code, refused.value.reason) == REFUSED[text]


def test_an_ambiguous_beginning_of_a_name_is_refused() -> None:
    match = begun(
        {
            **CROWD,
            "world": {"shape": "ring", "systems": 30, "radius": 60, "realm": 1},
            "fleets": [
                {"ships": {"frigate": 1}, "name": "Guard North"},
                {"ships": {"frigate": 1}, "name": "Guard South"},
            ],
        }
    )
    with pytest.raises(Rejected) as refused:
        meant(match, "load guard")
    assert refused.value.code == "ambiguous"
    assert refused.value.legal == ["f1", "f2"]


def test_a_refused_flight_comes_with_one_that_is_possible() -> None:
    match = begun("sandbox", 3)
    state = match.state
    near = {
        command.system_id
        for command in GAME.options(state, 0)
        if isinstance(command, c.MoveFleet) and command.fleet_id == "fleet-00002"
    }
    far = next(one.id for one in state.systems if one.id not in near)
    better = GAME.presenter.suggest(state, 0, c.MoveFleet("fleet-00002", far), Rejected("no-fuel", ""))

    assert isinstance(better, c.MoveFleet)
    assert better in list(GAME.options(state, 0))
    assert GAME.presenter.suggest(state, 0, c.MoveFleet("fleet-00009", far), Rejected("no-fuel", "")) is None
    assert GAME.presenter.suggest(state, 0, c.LoadArmies("fleet-00001"), Rejected("no-army", "")) is None


def test_no_flight_is_suggested_for_a_fleet_that_has_joined_another() -> None:
    match = begun("skirmish", 11)
    match.submit(0, c.MergeFleets("fleet-00001", "fleet-00002"))
    there = next(one.system_id for one in GAME.options(match.state, 0) if isinstance(one, c.MoveFleet))
    gone, left = (c.MoveFleet(name, there) for name in ("fleet-00001", "fleet-00002"))
    refused = Rejected("unknown-fleet", "")
    assert GAME.presenter.suggest(match.state, 0, left, refused) == left
    assert GAME.presenter.suggest(match.state, 0, gone, refused) is None


# The menu


def test_a_hundred_fleets_make_a_short_menu_and_a_short_drawing() -> None:
    match = begun(CROWD)
    options = GAME.options(match.state, 0)
    topics = GAME.presenter.headings(match.state, 0, options)
    shown = [topic for topic in topics if not topic.aside]

    assert options.count() > 10_000
    assert sum(1 + topic.shown for topic in shown) < 20
    lines = told(GAME.presenter.draw(GAME.view(match.state, 0)))
    assert len(lines) < 60
    assert "94 more fleets (waiting for orders: 94): look fleets, look idle" in lines
    assert len(GAME.presenter.look(GAME.view(match.state, 0), "fleets 5", WORDS.tell)) == 20


def test_each_fleet_has_its_own_heading_that_can_be_typed() -> None:
    match = begun()
    options = GAME.options(match.state, 0)
    topics = {topic.word: topic for topic in GAME.presenter.headings(match.state, 0, options)}
    own = [options.command(place) for place in topics["f1"].choices]

    assert topics["f1"].aside
    assert {command.fleet_id for command in own} == {"fleet-00001"}
    assert not topics["move"].aside
    # The nearest of each fleet comes first.
    first = [options.command(place).fleet_id for place in topics["move"].choices[:3]]
    assert sorted(first) == ["fleet-00001", "fleet-00002", "fleet-00003"]


def test_the_menu_has_every_kind_of_order_but_a_name() -> None:
    match = begun("sandbox", 3)
    kinds: set[str] = set()
    for text in ("", "unload f1", "move f2 s32"):
        if text:
            match.submit(0, meant(match, text))
        for command in [*GAME.options(match.state, 0), *GAME.extra_options(match.state, 0)]:
            kinds.add(command.__struct_config__.tag)
    match.state.messages = [GameMessage("m1", 0, to=["blue"])]
    for command in GAME.extra_options(match.state, 0):
        kinds.add(command.__struct_config__.tag)
    every = {kind.__struct_config__.tag for kind in c.Command.__args__}
    assert every - kinds == {"RENAME_FLEET"}


# The drawing


def test_a_drawing_has_the_map_the_fleets_and_the_orders() -> None:
    match = begun()
    match.submit(0, c.MoveFleet("fleet-00001", "beacon"))
    lines = told(GAME.presenter.draw(GAME.view(match.state, 0)))

    assert lines[0] == "Day 0, Blue League: 3 of 11 systems. Others: Free Worlds 1, Red Hegemony 3."
    assert "To win: be the last faction with ships or systems." in lines
    assert any(line.startswith("    A      B ") for line in lines)
    assert any(line.startswith(" 4  ancho+") for line in lines)
    assert any(line.startswith("f1 Home Fleet, in orbit at Anchor: 1 carrier, ") for line in lines)
    assert lines[-2:] == ["Orders this turn (1); u undoes the last one:", "f1 Home Fleet to Beacon"]
    assert all(len(line) <= 80 for line in lines if line.startswith(("  ", " 4")))


def test_a_fleet_under_way_says_where_to_and_what_it_lacks() -> None:
    match = begun()
    match.submit(0, c.EndTurn((c.OrderInvasionMove("fleet-00001", "passage"),)))
    match.submit(1, c.EndTurn())
    line = next(
        line for line in told(GAME.presenter.draw(GAME.view(match.state, 0))) if line.startswith("f1 ")
    )

    assert line == (
        "f1 Home Fleet, in transit near Passage: 1 carrier, 2 cruisers, 3 destroyers, 6 fighters, "
        "2 troop transports; to Passage to invade, days: 1, 2 armies on board, fuel 87 %"
    )


def test_after_an_order_only_the_number_of_orders_is_drawn() -> None:
    match = begun()
    before = GAME.view(match.state, 0)
    match.submit(0, c.MoveFleet("fleet-00001", "beacon"))
    after = GAME.view(match.state, 0)

    assert told(GAME.presenter.redraw(before, after)) == [
        "Orders this turn: 1 (look orders; u undoes the last one)"
    ]
    match.submit(0, c.EndTurn())
    match.submit(1, c.EndTurn())
    whole = GAME.view(match.state, 0)
    assert GAME.presenter.redraw(after, whole) == GAME.presenter.draw(whole)


def test_every_faction_has_a_sign_of_its_own() -> None:
    factions = [{"id": name} for name in ("red", "rose", "ro", "blue", "r")]
    signs = draw.faction_signs({"factions": factions, "faction": "blue"})

    assert signs == {"": ".", "red": "R", "rose": "O", "ro": "A", "blue": "+", "r": "B"}


def test_a_sector_with_many_systems_counts_them() -> None:
    spots = [(0.0, 0.0), (1.0, 1.0), (2.0, 0.0), (100.0, 80.0)]
    systems: list[dict[str, Any]] = [
        {
            "id": f"s{at}",
            "name": f"s{at}",
            "position": {"x": x, "y": y, "z": 0.0},
            "ownerFactionId": "blue" if at == 1 else "",
            "planets": [],
        }
        for at, (x, y) in enumerate(spots)
    ]
    view = {"systems": systems, "fleets": [], "faction": "blue", "factions": [{"id": "blue", "name": "Blue"}]}
    lines = told(draw.chart(view, False))

    assert lines[8].startswith(" 8  +1.2   ·")
    assert lines[1].endswith("s3.")


# Looking around


def look(match: Match, text: str) -> list[str]:
    return told(GAME.presenter.look(GAME.view(match.state, 0), text, WORDS.tell))


def test_a_fleet_is_looked_at_ship_by_ship_and_like_ships_share_a_line() -> None:
    lines = look(begun(), "f1")

    assert lines[0].startswith("f1 Home Fleet, in orbit at Anchor: ")
    assert "- 6 fighters (v7, ..., v12): hull 50 of 50, fuel 120, missiles 2, interceptors 2" in lines
    assert "- 1 carrier (v1): hull 2,500 of 2,500, fuel 5,000" in lines
    assert lines == look(begun(), "home fleet")


def test_a_system_is_looked_at_with_its_planets_armies_and_fleets() -> None:
    lines = look(begun(), "anchor")

    assert lines[0] == "Anchor, sector 4A: Blue League, homeworld, observed"
    assert "- Anchor Prime (anchor-1), a planet: Blue League" in lines
    assert (
        "- army a1 of Blue League on Anchor Prime (anchor-1): 20,000 of 20,000 troops, morale 100 %" in lines
    )
    assert "- Old Grey (anchor-3), an ice giant: armies cannot land" in lines
    assert any(line.startswith("f1 Home Fleet") for line in lines)
    assert look(begun(), "a4")[0].startswith("- army a4 ")
    assert look(begun(), "4a")[0] == lines[0]
    assert look(begun(), "4b") == ["Nothing to show."]
    assert look(begun(), "9a") == look(begun(), "4z") == []
    assert look(begun(), "ultima")[0].endswith("Red Hegemony, homeworld, not observed")


def test_lists_are_paged_and_unknown_names_show_nothing() -> None:
    match = begun(CROWD)
    lines = look(match, "fleets")
    assert len(lines) == 21
    assert lines[-1] == "80 more: look fleets 2"
    assert look(match, "fleets 9") == []
    assert look(match, "inbox") == ["Nothing to show."]
    assert look(match, "f101") == []
    assert look(match, "m1") == look(match, "zz") == look(match, "") == []


def test_the_inbox_has_what_matters_most_first() -> None:
    match = Match(GAME, "border-war", seed=3, seats=[agent(GAME, "aggressive")] * 2)
    for _ in range(30):
        match.act()
    view = GAME.view(match.state, 0)
    priorities = [letter["priority"] for letter in view["messages"]]
    assert set(priorities) == {2, 3}

    lines = told(GAME.presenter.look(view, "inbox", WORDS.tell))
    assert lines[0].startswith("m1 ")
    assert " captured " in lines[0]
    assert told(GAME.presenter.look(view, "battles", WORDS.tell))[0].startswith("b1 day ")
    report = told(GAME.presenter.look(view, "b1", WORDS.tell))
    assert report[0].startswith("Battle report, ")
    assert any("shot down: " in line for line in report)
    days = [
        int(line.split()[1].rstrip(":")) for line in told(GAME.presenter.look(view, "log", WORDS.tell))[:-1]
    ]
    assert days == sorted(days, reverse=True)


def test_a_letter_that_was_put_away_is_not_in_the_inbox() -> None:
    letter = {"id": "a", "day": 1, "priority": 1, "dismissed": True, "read": True}
    assert GAME.presenter.look(
        {**GAME.view(begun().state, 0), "messages": [letter]}, "inbox", WORDS.tell
    ) == [Message("look-none")]


def test_fleets_that_wait_for_orders_are_listed_first() -> None:
    match = begun(CROWD)
    assert look(match, "idle")[0].startswith("f1, in orbit at ")
    near = next(command for command in GAME.options(match.state, 0) if isinstance(command, c.MoveFleet))
    match.submit(0, near)

    assert near.fleet_id == "fleet-00001"
    assert look(match, "idle")[0].startswith("f2, in orbit at ")
    drawn = [
        line for line in told(GAME.presenter.draw(GAME.view(match.state, 0))) if re.match(r"f\d+, ", line)
    ]
    assert [line.split(",")[0] for line in drawn] == ["f2", "f3", "f4", "f5", "f6", "f7"]


@pytest.mark.parametrize("scenario", ["skirmish", "border-war"])
def test_a_hint_is_an_order_that_can_be_typed(scenario: str) -> None:
    match = begun(scenario)
    assert {"move", "invade", "unload"} <= set(hinted(match))
    # The armies of one fleet stand on a planet now.
    options = GAME.options(match.state, 0)
    orders = [options.command(at) for at in range(options.count())]
    match.submit(0, next(order for order in orders if isinstance(order, c.UnloadArmies)))
    assert {"load", "unload"} <= set(hinted(match))


def hinted(match: Match) -> list[str]:
    """The headings with a hint, each of which is the first order under it."""
    seen: list[str] = []
    for options in (GAME.options(match.state, 0), GAME.extra_options(match.state, 0)):
        for topic in GAME.presenter.headings(match.state, 0, options):
            if topic.hint is not None and topic.hint.id == "hint":
                for lang in LANGUAGES:
                    words = Catalogue("turnwright.games.stellar", lang)
                    typed = re.split("[:：]", words.tell(topic.hint))[1].strip()
                    found = GAME.presenter.understand(match.state, 0, typed, words.tell)
                    assert found == options.command(topic.choices[0]), typed
                seen.append(topic.word)
    return seen


def test_looking_at_a_fleet_shows_its_orders() -> None:
    match = begun()
    match.submit(0, c.MoveFleet("fleet-00001", "drift"))
    english = Catalogue("turnwright.games.stellar", "en")
    view = GAME.view(match.state, 0)

    assert (
        english.tell(GAME.presenter.look(view, "f1", english.tell)[-1]) == "Ordered: f1 Home Fleet to Drift."
    )
    assert not any("Ordered" in english.tell(line) for line in GAME.presenter.look(view, "f2", english.tell))


def test_a_fleet_that_was_split_off_this_turn_can_be_looked_at() -> None:
    match = begun("skirmish", 11)
    whole = next(one for one in match.state.fleets if one.id == "fleet-00001")
    match.submit(0, c.SplitFleet(whole.id, (whole.ships[0].id,)))
    match.submit(0, c.RenameFleet("fleet-00001.2", "Vanguard"))
    for text in ("f1.2", "fleet-00001.2", "vanguard"):
        lines = told(GAME.presenter.look(match.view(0), text, WORDS.tell))
        assert re.match(r"f1\.2, .*: 1 cruiser$", lines[0]), text
        assert lines[-1] == "Ordered: f1.2 is renamed Vanguard."
    assert GAME.presenter.look(match.view(1), "f1.2", WORDS.tell) == []


def test_a_star_map_that_does_not_fit_says_where_it_goes_on() -> None:
    view = begun("border-war").view(0)
    small = [line for line in told(GAME.presenter.screen(view, 80, 12)) if line[2:3] == "…"]
    assert len(small) in (1, 2)  # at the top, at the bottom, or both
    assert not any(line[2:3] == "…" for line in told(GAME.presenter.screen(view, 80, 200)))
    assert WORDS.tell(GAME.presenter.legend(view)["…"]) == "the map goes on"
