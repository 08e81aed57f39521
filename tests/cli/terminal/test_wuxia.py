"""A fight at a terminal: narrated in Chinese by default."""

from __future__ import annotations

import re

import pytest

from cli.installed_games import Call, Installation

pytest.importorskip("pty")
from cli.terminals import Terminal

HAN = re.compile("[\u4e00-\u9fff]")


def played(terminal: Terminal, choice: str, end: str) -> int:
    """Take a choice, whatever its number, until the fight is over; returns how often there was one."""
    turns = 0
    while terminal.expect(choice, end) == choice:
        terminal.expect("for help.\n> ", "查看帮助。\n> ")
        terminal.type(re.findall(rf"(\d+)\. {re.escape(choice)}", terminal.screen)[-1])
        turns += 1
    return turns


def test_a_whole_fight_is_played_in_chinese(installation: Installation) -> None:
    with Terminal(installation, "play", "wuxia", "--seed", "3", "--lang", "zh") as terminal:
        terminal.expect("武侠：单挑：青崖对寒江")
        terminal.expect("宋镜严与江霸天对峙。")
        terminal.expect("> 气血 ██████████ 155  内力 █████ 60  行动 ")
        terminal.expect("- 气血 ██████████ 165  内力 █████ 58  行动 ")
        assert played(terminal, "青崖剑法·绝学：攻江霸天", "倒下") == 4
        terminal.expect("胜者：")
        assert terminal.end() == 0
    assert "浪头断处，江霸天的断浪刀·绝学劈开宋镜严的门户，79点气血付与江水。" in terminal.screen
    assert installation.run("verify", terminal.name()).stdout.startswith("good: ")


def test_a_whole_fight_is_played_in_english(installation: Installation) -> None:
    with Terminal(installation, "play", "wuxia", "--seed", "3", "--lang", "en") as terminal:
        terminal.expect("Song Jingyan against Jiang Batian.")
        terminal.expect("> hp ██████████ 155  qi █████ 60  gauge ")
        assert played(terminal, "Green Cliff Sword (mastery) on Jiang Batian", " is defeated!") == 4
        terminal.expect("Winner: Jiang Batian")
        assert terminal.end() == 0
    assert not HAN.search(terminal.screen)


@pytest.mark.parametrize("lang", ["en", "pt", "fr"])
@pytest.mark.parametrize("scenario", ["duel", "pairs", "schools", "seed"])
def test_a_fight_in_another_language_contains_no_chinese_character(
    call: Call, scenario: str, lang: str
) -> None:
    told = call(
        "run", f"wuxia/{scenario}", "--bots", "--text", "--journal", "fight.jsonl", "--lang", lang
    ).out
    again = call("replay", "fight.jsonl", "--lang", lang).out
    assert not HAN.search(told + again)
    assert " ".join(told.splitlines()[0].split()) in " ".join(again.split())


def test_a_fight_is_narrated_in_the_language_of_the_locale_unless_another_is_named(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = call("run", "wuxia", "--bots", "--text", "--journal", "fight.jsonl").out
    assert usual.startswith("Song Jingyan against Jiang Batian.\n")
    assert "宋镜严与江霸天对峙。" in call("replay", "fight.jsonl", "--lang", "zh").out
    french = call("run", "wuxia", "--bots", "--text", "--lang", "fr").out
    assert french.startswith("Song Jingyan contre Jiang Batian.\n")
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert call("run", "wuxia", "--bots", "--text").out.startswith("宋镜严与江霸天对峙。\n")
    monkeypatch.setenv("TURNWRIGHT_LANG", "en")
    assert call("run", "wuxia", "--bots", "--text").out.startswith("Song Jingyan against Jiang Batian.\n")
    assert "Song Jingyan against Jiang Batian." in call("replay", "fight.jsonl").out


def test_a_saved_match_keeps_its_language_when_it_is_resumed_and_replayed(call: Call) -> None:
    said = call("play", "wuxia", "--seed", "3", "--lang", "pt", typed="q\n").out
    (name,) = re.findall(r"wuxia-\d+-\d+-3\S*", said)[:1]
    assert "Digite um número" in call("play", "--resume", name, typed="q\n").out
    assert "contra Jiang Batian" in call("replay", name).out
    assert "Type a number" in call("play", "--resume", name, "--lang", "en", typed="q\n").out
    assert "Type a number" in call("play", "--resume", name, typed="q\n").out  # the language chosen last


def test_an_empty_language_setting_is_ignored(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNWRIGHT_LANG", "")
    assert call("run", "wuxia", "--bots", "--text").out.startswith("Song Jingyan against Jiang Batian.\n")
    assert "duel: Judo duel" in call("games").out


def test_the_client_and_its_lists_are_in_english_by_default(call: Call) -> None:
    said = call("play", "wuxia", "--seed", "3", typed="nonsense\nq\n").out
    assert "Type a number, or ? for help." in said
    assert "Song Jingyan: you" in said
    assert "wuxia/pairs: Two on two" in call("scenarios", "wuxia").out
    assert "Wuxia\n" in call("play", "--terminal", typed="q\n").out


def test_a_run_without_a_seed_uses_the_configured_one(call: Call) -> None:
    usual = call("run", "wuxia", "--bots").out
    assert usual == call("run", "wuxia", "--bots", "--seed", "20260").out
    assert usual != call("run", "wuxia", "--bots", "--seed", "0").out


def test_a_run_without_any_configured_seed_uses_zero(call: Call) -> None:
    usual = call("run", "duel/quick", "--bots").out
    assert usual == call("run", "duel/quick", "--bots", "--seed", "0").out
