"""A fight on a grid at a terminal: a map, a short menu of many choices, and short words to type."""

from __future__ import annotations

import re

import pytest

from cli.installed_games import Call, Installation

pytest.importorskip("pty")
from cli.terminals import Terminal

# The heroes are so quick that they always come first.
SCENE = """
name: Two and two
map:
  rows: ["......", "......", "......"]
party:
  - {id: bran, base: hero, at: [0, 1], name: Bran}
  - {id: iven, base: hero, at: [0, 2], name: Iven}
foes:
  - {id: wolf_1, base: beast, at: [4, 0]}
  - {id: wolf_2, base: beast, at: [5, 2]}
creatures:
  - id: hero
    name: Hero
    size: medium
    kind: humanoid
    cr: "1"
    xp: 200
    ac: 14
    hp: 28
    hit_dice: 4d8+8
    initiative: 30
    speed: {walk: 30}
    scores: [14, 12, 12, 10, 10, 10]
    attacks:
      - {id: club, name: Club, to_hit: 5, reach: 5, hit: [{damage: 1d6+3 bludgeoning}]}
      - {id: bow, name: Bow, to_hit: 5, range: 80, long: 320, hit: [{damage: 1d6+3 piercing}]}
  - id: beast
    name: Grey Wolf
    size: medium
    kind: beast
    cr: "1/4"
    xp: 50
    ac: 12
    hp: 30
    hit_dice: 4d8+12
    initiative: -5
    speed: {walk: 40}
    scores: [12, 14, 12, 3, 12, 6]
    attacks:
      - {id: bite, name: Bite, to_hit: 4, reach: 5, hit: [{damage: 1d6+2 piercing}]}
"""
ASK = "? for help.\n> "


@pytest.fixture
def scene(installation: Installation) -> str:
    (installation.folder / "scene.yaml").write_text(SCENE)
    return "tactics/./scene.yaml"


def test_a_turn_shows_the_map_the_order_and_the_odds(installation: Installation, scene: str) -> None:
    with Terminal(installation, "play", scene, "--seed", "5") as terminal:
        terminal.expect("Roll for initiative! Turn order: ")
        terminal.expect("      0  1  2  3  4  5\n  0")
        terminal.expect("Round 1: ")
        terminal.expect(" 28/28 hp  Bran")
        terminal.expect(" can still use: an action, a bonus action, 30 ft")
        terminal.expect("Example: attack ")
        terminal.expect("Example: move ")
        terminal.expect(ASK)
        assert re.search(r"\d+\. .* at Grey Wolf [12]: hits \d+ %, \d", terminal.screen)
        terminal.type("q")
        assert terminal.end() == 0


def test_short_words_are_choices(installation: Installation, scene: str) -> None:
    with Terminal(installation, "play", scene, "--seed", "5") as terminal:
        terminal.expect(ASK)
        terminal.type("??")
        terminal.expect("move 5,3: go to column 5, row 3; 5,3 alone is enough")
        terminal.type("move 0,0")
        terminal.expect(" moves to 0, 0 (", "25 ft left")
        terminal.expect(ASK)
        terminal.type("u")
        terminal.expect("The last choice is undone.")
        terminal.expect(ASK)
        terminal.type("dodge")
        terminal.expect(" dodges.")
        terminal.expect(ASK)
        terminal.type("UNDO")
        terminal.expect("The last choice is undone.")
        terminal.expect(ASK)
        terminal.type("odds attack wolf 1")
        terminal.expect(" at Grey Wolf 1: ")
        terminal.type("look w1")
        terminal.expect("AC ")
        terminal.type("attack w1")
        terminal.expect(" Grey Wolf 1 with ")
        terminal.expect(ASK)
        terminal.type("undo")
        terminal.expect("Nothing to undo: dice have been rolled since then.")
        terminal.type("end")
        terminal.expect("It is ")
        terminal.expect("> ")
        terminal.type("q")
        assert terminal.end() == 0


def test_a_refusal_comes_with_a_legal_alternative(installation: Installation, scene: str) -> None:
    with Terminal(installation, "play", scene, "--seed", "5") as terminal:
        terminal.expect(ASK)
        terminal.type("move 9,9")
        terminal.expect("Not possible: the map has 6 by 3 cells.")
        terminal.type("attack dragon")
        terminal.expect("Not possible: there is no creature called 'dragon' here.")
        terminal.type("sing")
        terminal.expect("Type ? for help.")
        terminal.type("attack")
        terminal.expect("Attack (")
        terminal.type("dodge")
        terminal.expect(ASK)
        terminal.type("dash")
        terminal.expect("Not possible: the action of this turn has been used.")
        terminal.expect("You could do this instead:\n  1. End the turn")
        terminal.type("q")
        assert terminal.end() == 0


def test_people_throw_their_own_dice_and_are_asked_before_they_react(
    installation: Installation, scene: str
) -> None:
    with Terminal(installation, "play", scene, "--seed", "5", "--own-dice") as terminal:
        terminal.expect("The party: roll 1d20 (Bran: initiative, 1d20+30).")
        terminal.type("20")
        terminal.expect("(Iven: initiative, 1d20+30)")
        terminal.type("1")
        terminal.expect(ASK)
        assert "It is Bran's turn." in terminal.screen
        terminal.type("shoot w1")
        terminal.expect("(Bran's attack roll, Bow: 1d20+5)")
        terminal.type("21")
        terminal.expect("Not possible: ")
        terminal.type("9")
        terminal.expect("Bran hits Grey Wolf 1 with Bow: 14 against AC 12.")
        terminal.expect("(Bran, Bow: 1d6+3)")
        terminal.type("")
        terminal.expect(ASK)
        terminal.type("q")
        assert terminal.end() == 0


@pytest.mark.parametrize(
    ("lang", "order", "answer"),
    [
        ("pt", "esquivar", "se esquiva."),
        ("fr", "esquiver", "esquive."),
        ("zh", "回避", "回避。"),
    ],
)
def test_a_turn_is_played_in_another_language(
    installation: Installation, scene: str, lang: str, order: str, answer: str
) -> None:
    with Terminal(installation, "play", scene, "--seed", "5", "--lang", lang) as terminal:
        terminal.expect("\n> ")
        assert not re.search("choose-|topic-|draw-|purse-|hint-", terminal.screen)
        terminal.type(order)
        terminal.expect(answer)
        terminal.expect("\n> ")
        terminal.type("q")
        assert terminal.end() == 0


def test_two_people_share_a_terminal_one_as_game_master(installation: Installation, scene: str) -> None:
    with Terminal(installation, "play", scene, "--seed", "5", "--seats", "person,person") as terminal:
        terminal.expect("Out of combat: exploration.")
        terminal.expect("Your turn: the game master.")
        terminal.expect(ASK)
        terminal.type("start")
        terminal.expect("Roll for initiative!")
        terminal.expect(ASK)
        terminal.type("move 4,1")
        terminal.expect(ASK)
        terminal.type("end")
        terminal.expect("'s turn.")
        terminal.expect(ASK)
        terminal.type("end")
        terminal.expect("It is Grey Wolf")
        terminal.expect(ASK)
        terminal.type("move 1,0")
        terminal.expect("s reach: make an opportunity attack?")
        terminal.expect("  1. Yes (uses the reaction)\n  2. No\n")
        terminal.expect(ASK)
        terminal.type("look")
        terminal.expect("      0  1  2  3  4  5\n  0")
        terminal.expect("  1. Yes (uses the reaction)\n  2. No\n")
        terminal.type("look bran")
        terminal.expect("AC 14")
        terminal.type("odds 1")
        terminal.expect("Answer the question first.")
        terminal.type("?")
        terminal.expect("What you can type:\na number: make that choice\n")
        terminal.expect("look, or look NAME")
        help_there = terminal.screen[terminal.screen.rindex("What you can type:") :]
        assert "odds and a choice" not in help_there
        assert "find WORDS" not in help_there
        terminal.type("log")
        terminal.expect("Roll for initiative!")
        terminal.expect("> ")
        terminal.type("y")
        terminal.expect(" makes an opportunity attack against Grey Wolf ")
        terminal.expect(ASK)
        terminal.type("q")
        assert terminal.end() == 0


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
def test_a_fight_is_narrated_and_replayed_without_raw_ids(call: Call, scene: str, lang: str) -> None:
    words = ("run", scene, "--bots", "--text", "--journal", "fight.jsonl", "--seed", "7", "--lang", lang)
    told = call(*words).out
    again = call("replay", "fight.jsonl", "--lang", lang).out
    assert "Bran" in told
    assert not re.search(r"[a-z]_\d|[a-z]+_[a-z]+", told)
    assert " ".join(told.splitlines()[0].split()) in " ".join(again.split())


def test_a_short_list_has_headings_too(installation: Installation, scene: str) -> None:
    with Terminal(installation, "play", scene, "--seed", "5") as terminal:
        terminal.expect(ASK)
        terminal.type("move 4,1")
        terminal.expect(ASK)
        terminal.type("dodge")
        terminal.expect(ASK)
        terminal.type("move")
        terminal.expect("Move (")
        terminal.expect(". Move to ")
        terminal.type("odds")
        terminal.expect("Type odds and a choice")
        terminal.type("q")
        assert terminal.end() == 0


def test_the_log_omits_what_was_undone(installation: Installation, scene: str) -> None:
    with Terminal(installation, "play", scene, "--seed", "5") as terminal:
        terminal.expect(ASK)
        terminal.type("1,1" if "It is Iven" in terminal.screen else "1,0")
        terminal.expect(" moves to ")
        terminal.expect(ASK)
        terminal.type("undo")
        terminal.expect("The last choice is undone.")
        terminal.expect(ASK)
        terminal.type("log")
        terminal.expect("Roll for initiative!")
        terminal.expect("'s turn.")
        terminal.type("q")
        assert terminal.end() == 0
        assert terminal.screen.count(" moves to ") == 1


@pytest.mark.parametrize(("lang", "title"), [("en", "A goblin ambush"), ("fr", ""), ("zh", "")])
def test_the_first_line_names_the_scenario(installation: Installation, lang: str, title: str) -> None:
    with Terminal(installation, "play", "tactics/goblin-ambush", "--seed", "11", "--lang", lang) as terminal:
        terminal.expect("11")
        assert title in terminal.screen
        assert "goblin-ambush" not in terminal.screen.splitlines()[0]
