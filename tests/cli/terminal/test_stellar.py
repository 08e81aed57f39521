"""A galaxy at a terminal: the map by sector, orders in short words, reports, and a war to its end."""

from __future__ import annotations

import re

import pytest

from cli.installed_games import Call, Installation

pytest.importorskip("pty")
from cli.terminals import Terminal

# Two powers within reach of each other: on the second day they meet.
SCENE = """
name: Two stars
systems:
  - {id: west, name: Western Star, position: [0, 0, 0], owner: blue, homeworld: true,
     planets: [{id: west-1, name: Westland, owner: blue, garrison: 10000},
               {id: west-2, name: Westmoon, body: moon}]}
  - {id: mid, name: Middle Star, position: [20, 10, 0], planets: [{id: mid-1, name: Midland}]}
  - {id: east, name: Eastern Star, position: [40, 0, 0], owner: red, homeworld: true,
     planets: [{id: east-1, name: Eastland, owner: red}]}
factions:
  - {id: blue, name: Blue League, color: "#3b82f6",
     fleets: [{ships: {cruiser: 8, destroyer: 8, troop_transport: 2}, armies: 2},
              {name: Home Guard, ships: {frigate: 3, troop_transport: 1}}]}
  - {id: red, name: Red Hegemony, color: "#ef4444", fleets: [{ships: {frigate: 1}}]}
objectives: {conditions: [{kind: elimination}], max_turns: 12}
"""
ASK = "? for help.\n> "
RAW = re.compile(
    r"\b(log|choose|draw|order|note|look|topic|hint|report|ships|type|refused)-[a-z]|(sys|fleet|army)-0"
)


@pytest.fixture
def scene(installation: Installation) -> str:
    (installation.folder / "scene.yaml").write_text(SCENE)
    return "stellar/./scene.yaml"


def test_a_turn_shows_the_map_the_fleets_and_the_goals(installation: Installation, scene: str) -> None:
    with Terminal(installation, "play", scene, "--seed", "5") as terminal:
        terminal.expect("Blue League: you")
        terminal.expect("Day 0, Blue League: 1 of 3 systems. Others: Red Hegemony 1.")
        terminal.expect("To win: be the last faction with ships or systems.")
        terminal.expect("    A      B      C")
        terminal.expect(" 8  west+")
        terminal.expect("f1, in orbit at Western Star (west): 8 cruisers, 8 destroyers, 2 troop")
        terminal.expect("f2 Home Guard, in orbit at Western Star (west): 3 frigates, 1 troop transport")
        terminal.expect("Invade (")
        terminal.expect("Example: split f1 2 frigate")
        terminal.expect(ASK)
        terminal.type("q")
        assert terminal.end() == 0


def test_orders_are_given_undone_and_listed(installation: Installation, scene: str) -> None:
    with Terminal(installation, "play", scene, "--seed", "5") as terminal:
        terminal.expect(ASK)
        terminal.type("??")
        terminal.expect("move f1 s2 (or its name): fly there")
        terminal.type("move home guard mid")
        terminal.expect("Ordered: f2 Home Guard to Middle Star (mid).")
        terminal.expect("Orders this turn: 1")
        terminal.expect(ASK)
        # What was drawn once is not drawn again after each order.
        assert terminal.screen.count("To win:") == 1
        terminal.type("u")
        terminal.expect("The last choice is undone.", "Orders this turn: 0")
        terminal.expect(ASK)
        terminal.type("split f1 2 cruiser 1 destroyer")
        terminal.expect("Ordered: f1 detaches 2 cruisers, 1 destroyer.")
        terminal.expect(ASK)
        terminal.type("invade f1 mid")
        terminal.expect("Ordered: f1 to Middle Star (mid) to invade.")
        terminal.expect(ASK)
        terminal.type("load f2")
        terminal.expect("Ordered: f2 Home Guard loads the armies of the system.")
        terminal.expect(ASK)
        terminal.type("rename f1.2 First Strike")
        terminal.expect("Ordered: f1.2 is renamed First Strike.")
        terminal.expect(ASK)
        terminal.type("look orders")
        terminal.expect("Orders this turn (4); u undoes the last one:\nf1 detaches 2 cruisers, 1 destroyer\n")
        terminal.type("end")
        terminal.expect("Day 1 begins.")
        terminal.expect("f1.2 First Strike, in orbit at Western Star (west): 2 cruisers, 1 destroyer")
        terminal.expect(ASK)
        terminal.type("q")
        assert terminal.end() == 0


def test_impossible_orders_are_refused_with_the_exact_reason(installation: Installation, scene: str) -> None:
    with Terminal(installation, "play", scene, "--seed", "5") as terminal:
        terminal.expect(ASK)
        terminal.type("move f9 mid")
        terminal.expect("Not possible: there is no fleet f9 here.")
        terminal.type("move f1 west")
        terminal.expect("Not possible: f1 is already at Western Star (west).")
        terminal.expect("You could do this instead:\n")
        terminal.type("split f2 9 frigates")
        terminal.expect("Not possible: f2 has 3 of these ships (frigate), not 9.")
        terminal.type("invade f2 mid")
        terminal.expect("Not possible: f2 has no army on board.")
        terminal.type("sing")
        terminal.expect("Type ? for help.")
        terminal.type("end turbo")
        terminal.expect("unknown profile turbo; choose aggressive, balanced, defensive.")
        terminal.type("f2")
        terminal.expect("Orders for f2 Home Guard (")
        terminal.type("look west")
        terminal.expect("Western Star (west), sector 8A: Blue League, homeworld, observed")
        terminal.expect("- Westmoon (west-2), a moon: unowned")
        terminal.type("q")
        assert terminal.end() == 0


def test_a_war_is_played_to_its_end_and_replayed(installation: Installation, scene: str, call: Call) -> None:
    with Terminal(installation, "play", scene, "--seed", "5") as terminal:
        terminal.expect(ASK)
        terminal.type("invade f1 east")
        terminal.expect(ASK)
        terminal.type("end")
        while terminal.expect(ASK, "Winner: ") == ASK:
            terminal.type("end")
        assert terminal.end() == 0
        said = terminal.screen
        assert "f1 has reached Eastern Star (east)." in said
        assert re.search(r"Eastern Star \(east\) now belongs to Blue League\.", said)
        assert "Winner: Blue League." in said
        assert "Score: Blue League 2, Red Hegemony 0." in said or "Score: Blue League 3" in said
        assert not RAW.search(said)
        again = call("replay", terminal.name()).out
        assert "Ordered: f1 to Eastern Star (east) to invade." in again
        assert "f1 has reached Eastern Star (east)." in again


@pytest.mark.parametrize(
    ("lang", "order", "answer", "end"),
    [
        ("pt", "ir f2 para mid", "Ordem dada: f2 Home Guard para Middle Star (mid).", "fim"),
        ("fr", "aller f2 vers mid", "Ordre donné : f2 Home Guard vers Middle Star (mid).", "fin"),
        ("zh", "移动 f2 到 mid", "已下令：f2 Home Guard前往Middle Star (mid)。", "结束"),
    ],
)
def test_a_turn_is_played_in_another_language(
    installation: Installation, scene: str, lang: str, order: str, answer: str, end: str
) -> None:
    with Terminal(installation, "play", scene, "--seed", "5", "--lang", lang) as terminal:
        terminal.expect("\n> ")
        terminal.type(order)
        terminal.expect(answer)
        terminal.expect("\n> ")
        terminal.type(end)
        terminal.expect("1")
        terminal.expect("\n> ")
        terminal.type("q")
        assert terminal.end() == 0
        assert not RAW.search(terminal.screen.partition("stellar-")[2])


def test_two_people_share_a_terminal_and_neither_sees_the_other_s_orders(
    installation: Installation, scene: str
) -> None:
    with Terminal(installation, "play", scene, "--seed", "5", "--seats", "person,person") as terminal:
        terminal.expect("Hand over to Blue League, out of sight of the others.")
        terminal.type("")
        terminal.expect(ASK)
        terminal.type("move f2 mid")
        terminal.expect("Ordered: f2 Home Guard")
        terminal.expect(ASK)
        terminal.type("end")
        terminal.expect("Hand over to Red Hegemony, out of sight of the others.")
        before = len(terminal.screen)
        terminal.type("")
        terminal.expect("Day 0, Red Hegemony: 1 of 3 systems.")
        terminal.expect(ASK)
        assert "Home Guard" not in terminal.screen[before:]
        terminal.type("move f2 mid")
        terminal.expect("Not possible: there is no fleet f2 here.")
        terminal.type("end")
        terminal.expect("Day 1 begins.")
        terminal.type("q")


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
def test_a_war_between_bots_is_narrated_without_raw_ids(call: Call, lang: str) -> None:
    words = (
        "run",
        "stellar/skirmish",
        "--bots",
        "--text",
        "--journal",
        "war.jsonl",
        "--seed",
        "7",
        "--lang",
        lang,
    )
    told = call(*words).out
    assert len(told.splitlines()) > 40
    assert not RAW.search(told)
