"""`odds` and `why`: every part of a roll, before and after it is rolled."""

from __future__ import annotations

import re

import pytest

from cli.installed_games import Call

AMBUSH = ("play", "tactics/goblin-ambush", "--seed", "48")  # Iven is the first of the party to act


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_odds_name_hit_damage_the_parts_of_the_bonus_and_of_the_armour_class(call: Call) -> None:
    said = one_line(call(*AMBUSH, typed="odds 11\nq\n").out)

    assert (
        "Goblin Minion 2: hit 16 %, critical hit 1 %, damage 3 to 10 (average 4.5), falls 1 %. "
        "Attack roll: two d20, the lower counts, +4 (Dexterity modifier +2, Proficiency Bonus +2) "
        "against AC 17 (Armor Class 12, Three-Quarters Cover +5). Disadvantage: long range."
    ) in said


def test_odds_of_something_impossible_give_the_reason(call: Call) -> None:
    said = call(*AMBUSH, typed="odds attack goblin boss\nq\n").out

    assert "Not possible: it is 80 ft away; the range is 5 ft." in said


def test_why_names_the_parts_of_the_bonus(call: Call) -> None:
    said = call(*AMBUSH, typed="why 8\nq\n").out

    assert (
        "Roll 8, Shortbow: 1d20: 7\nGoblin Boss misses Iven with Shortbow: 11 against AC 12.\n"
        "Bonus: Attack bonus +4.\nThe chance of this was 5 percent.\n"
    ) in said


def test_odds_of_a_wuxia_skill_show_qi_cooldown_damage_and_chances(call: Call) -> None:
    said = call("play", "wuxia", "--seed", "3", "--lang", "en", typed="odds 1\nq\n").out

    assert "Cost: qi 14.\n" in said
    assert re.search(
        r"Figures: cooldown 2 turns, base damage \d+, accuracy \d+ %, critical hit \d+ %\.", said
    )


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pt", ("acerto 16 %", "Jogada de ataque: ", "Desvantagem: ")),
        ("fr", ("touche 16 %", "Jet d’attaque : ", "Désavantage : ")),
        ("zh", ("命中 16%", "攻击检定：", "劣势：")),
    ],
)
def test_odds_are_explained_in_other_languages(call: Call, lang: str, words: tuple[str, ...]) -> None:
    said = call(*AMBUSH, "--lang", lang, typed="odds 11\nq\n").out

    for each in words:
        assert each in said, said


def test_a_sign_is_explained_when_it_first_appears_and_when_a_person_asks(call: Call) -> None:
    said = one_line(call(*AMBUSH, typed="move 2,8\nlegend\nq\n").out)

    signs = "~ = Difficult Terrain; n = Half Cover; N = Three-Quarters Cover; 1 = 5 ft high; 2 = 10 ft high"
    assert said.count(signs) == 2
    assert said.count("g1-g3 = Goblin Warrior") == said.count("W1 = Iven") == 2


def test_look_describes_a_cell(call: Call) -> None:
    said = call(*AMBUSH, typed="look 10,9\nlook 3,9\nlook 99,9\nq\n").out

    assert "10, 9: Difficult Terrain.\n" in said
    assert re.search(r"3, 9: floor\.\n>W1 .* Iven\n", said)
    assert "Nothing is known about 99,9." in said


GAMES = ("duel", "rounds", "stellar", "tactics", "wuxia")


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_fit_on_one_screen(call: Call, game: str, lang: str) -> None:
    before = call("play", game, "--seed", "3", "--lang", lang, typed="q\n").out
    said = call("play", game, "--seed", "3", "--lang", lang, typed="rules\nq\n").out

    added = len(said.splitlines()) - len(before.splitlines())
    assert 5 <= added <= 22


@pytest.mark.parametrize("game", ["tactics/goblin-ambush", "wuxia", "rounds", "duel"])
def test_a_hint_is_an_option_with_its_number(call: Call, game: str) -> None:
    said = call("play", game, "--seed", "3", "--lang", "en", typed="hint\nq\n").out

    assert re.search(r"A bot would choose:\n +\d+\. ", said)


def test_a_hint_in_tactics_has_a_reason(call: Call) -> None:
    said = call(*AMBUSH, typed="hint\nq\n").out

    assert re.search(r"A bot would choose:\n +\d+\. .*\nIven .* \(worth \d+\.\d hit\n    points\)\.\n", said)


HINTED = {  # what to type before the first turn, and the reason of the hint
    "duel": ("1\n", " is the highest value on the card that can be chosen."),
    "wuxia": ("", "does the most expected damage per turn, cooldown counted: "),
    "rounds": ("1\n", "That leads Dandara nearer to an enemy."),
    "stellar/skirmish": ("", "The autopilot would give 2 orders: "),
}


@pytest.mark.parametrize("game", HINTED)
def test_a_hint_has_a_reason_in_every_game(game: str, call: Call) -> None:
    first, reason = HINTED[game]
    said = one_line(call("play", game, "--seed", "48", typed=f"{first}hint\nq\n").out)

    assert "A bot would choose: " in said
    assert reason in said


def test_a_question_has_a_hint_too(call: Call) -> None:
    said = call("play", "tactics/goblin-ambush", "--seed", "5", typed="hint\n1\n" * 15 + "q\n").out

    assert re.search(r"use Shield\?\n.*\n.*\n.*\nA bot would choose:\n  [12]\. (Yes|No)", said)


def test_wuxia_shows_the_odds_of_a_skill_and_describes_fighters_and_skills(call: Call) -> None:
    said = one_line(call("play", "wuxia", "--seed", "48", typed="odds 1\nlook song\nlook triple\nq\n").out)

    assert "Jiang Batian: hit 83 %, critical hit 20 %, damage " in said
    assert "attack: Triple Sunset Cut (mastery), qi 14, cooldown 2 turns" in said
    assert "defence: Pine Root Stance (mastery), qi 0" in said


def test_a_look_at_a_skill_tells_its_figures(call: Call) -> None:
    typed = "look Triple Sunset Cut\nlook Defend\nlook 2\nq\n"
    said = call("play", "wuxia", "--seed", "3", typed=typed).out
    assert "\nCost: qi 14.\n" in said
    assert re.search(r"\nFigures: base damage \d+, accuracy \d+ %, critical hit \d+ %", said)
    assert said.count("\nDefend: 50 % less damage until your next turn\n") == 1
    assert "Nothing is known" not in said


@pytest.mark.parametrize(
    ("lang", "counted"),
    [
        ("en", r"Of the (\d+) cards that the opponent may hold, (\d+) have a lower Ne-waza, (\d+) the same "
               r"and (\d+) a higher one\."),
        ("pt", r"Das (\d+) cartas que o adversário pode ter, (\d+) têm menos Ne-waza, (\d+) o mesmo valor e "
               r"(\d+) mais\."),
        ("fr", r"Sur les (\d+) cartes que l’adversaire peut avoir, (\d+) sont inférieures en Ne-waza, (\d+) "
               r"égales et (\d+) supérieures\."),
        ("zh", r"对手可能持有的(\d+)张牌中，(\d+)张的寝技较低，(\d+)张相同，(\d+)张较高。"),
    ],
)  # fmt: skip
def test_odds_of_a_stat_count_the_cards_that_it_beats(call: Call, lang: str, counted: str) -> None:
    said = call("play", "duel/quick", "--seed", "3", "--lang", lang, typed="1\nodds 5\nq\n").out
    separate = "" if lang == "zh" else " "
    found = re.search(counted, separate.join(said.split()))
    assert found
    cards, *parts = map(int, found.groups())
    assert sum(parts) == cards
    assert not re.search(r"\nopponent ?[:：]", said)


def test_odds_of_an_attack_in_rounds_name_damage_once(call: Call) -> None:
    said = call(
        "play", "rounds", "--seed", "1", "--lang", "en", typed="1\nmove f6\n1\nodds attack bento\nq\n"
    ).out
    told = said.partition("Attack Bento (3 AP)\n")[2]
    assert told.count("damage") == 1
    assert "; falls 0 %" in told


def test_each_missile_belongs_to_the_wound_that_it_dealt(call: Call) -> None:
    typed = "cast Magic Missile at Goblin Warrior 1\nwhy 10\nwhy 11\nwhy 12\nq\n"
    said = call(*AMBUSH, "--lang", "en", typed=typed).out
    explained = re.findall(
        r"Roll \d+, Magic Missile: 1d4: (\d)\nGoblin Warrior 1 takes (\d) force damage", said
    )
    assert len(explained) == 3
    assert all(int(dealt) == int(rolled) + 1 for rolled, dealt in explained)


def test_odds_of_an_option_without_any_say_so(call: Call) -> None:
    said = call(*AMBUSH, "--lang", "en", typed="odds 1\nq\n").out
    assert "\nEnd the turn\nThere are no odds to show for this.\n" in said


def test_odds_count_slots_in_pieces(call: Call) -> None:
    said = call(*AMBUSH, "--lang", "en", typed="odds cast Magic Missile at Goblin Boss\nq\n").out
    assert "\nCost: Action, Level 1 slots ×1.\n" in said
