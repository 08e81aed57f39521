"""A battle at a terminal, with its board: told in Portuguese unless another language is asked for."""

from __future__ import annotations

import re

import pytest

from clients.visitors import Call, Table
from turnwright.clients.terminal.voice import Voice
from turnwright.games.rounds import Rounds
from turnwright.kernel.wire import ChoiceRequest, Message

pytest.importorskip("pty")
from clients.terminals import Terminal

HAN = re.compile("[\u4e00-\u9fff]")
BATTLES = ["duelo", "ruinas", "correria", "reforcos"]


def test_a_whole_battle_is_played_in_portuguese(table: Table) -> None:
    with Terminal(table, "play", "rounds", "--seed", "3") as terminal:
        terminal.expect("Rodadas e Turnos: Duelo: um contra um")
        terminal.expect(" 6 . . A . . . . . U . .")
        terminal.expect("   a b c d e f g h i j k")
        terminal.expect("  1. Começar a batalha")
        terminal.expect("for help.\n> ")
        terminal.type("1")
        terminal.expect("Dandara contra Bento.")
        terminal.expect("Início da rodada 1.")
        terminal.expect("Ordem: ")
        terminal.expect("       mão: ")
        terminal.expect("for help.\n> ")
        terminal.type("look execução")
        terminal.expect("  Execução (3 PA, 2 de vigor): em um inimigo, a até 1 de distância")
        terminal.type("1")
        # To end the turn, and not to answer, is always the first choice; so Bento comes and strikes.
        while terminal.expect("for help.\n> ", "Dandara cai!") != "Dandara cai!":
            terminal.type("1")
        terminal.expect("The winner: the second side")
        assert terminal.end() == 0
    assert table.run("verify", terminal.name()).stdout.startswith("good: ")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pt", "Bento com Escudo"),
        ("en", "Bento with Shield"),
        ("fr", "Bento avec Bouclier"),
        ("zh", "本托打出盾"),
    ],
)
def test_an_answer_is_offered_in_words(lang: str, said: str) -> None:
    names = {"who": Message("fighter-bento"), "card": Message("card-escudo")}
    choice = Message("respond-with", {**names, "who_id": "bento", "card_id": "escudo"})
    voice = Voice(Rounds(), lang)
    asked = ChoiceRequest("1.0", 1, "respond", (Message("no", {"action": "attack", **names}), choice))
    assert voice.choice(None, asked, 1) == said
    assert voice.choice(None, asked, 0) != "no"


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
@pytest.mark.parametrize("scenario", BATTLES)
def test_a_battle_is_told_and_shown_again_in_any_language(call: Call, scenario: str, lang: str) -> None:
    told = call("run", f"rounds/{scenario}", "--bots", "--text", "--journal", "b.jsonl", "--lang", lang).out
    again = call("replay", "b.jsonl", "--lang", lang).out
    assert bool(HAN.search(told + again)) == (lang == "zh")
    assert " ".join(told.splitlines()[0].split()) in " ".join(again.split())


def test_a_battle_is_told_in_its_own_language_unless_another_is_named(call: Call) -> None:
    assert call("run", "rounds", "--bots", "--text").out.startswith("Dandara contra Bento.\n")
    assert call("run", "rounds", "--bots", "--text", "--lang", "en").out.startswith(
        "Dandara against Bento.\n"
    )
