"""A battle at a terminal, with its board: narrated in Portuguese by default."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.installed_games import Call, Installation
from turnwright.cli.terminal.text import Text
from turnwright.games.rounds import Rounds
from turnwright.kernel.records import ChoiceRequest, Message

pytest.importorskip("pty")
from cli.terminals import Terminal

HAN = re.compile("[\u4e00-\u9fff]")
BATTLES = ["duelo", "ruinas", "correria", "reforcos"]


def test_a_whole_battle_is_played_in_portuguese(installation: Installation) -> None:
    with Terminal(installation, "play", "rounds", "--seed", "3", "--lang", "pt") as terminal:
        terminal.expect("Rodadas e Turnos: Duelo: um contra um")
        terminal.expect(" 6 . . A . . . . . U . .")
        terminal.expect("   a b c d e f g h i j k")
        terminal.expect("  1. Começar a batalha")
        terminal.expect("para obter ajuda.\n> ")
        terminal.type("1")
        terminal.expect("Dandara contra Bento.")
        terminal.expect("Início da rodada 1.")
        terminal.expect("Ordem dos turnos: ")
        terminal.expect("       mão: ")
        terminal.expect("para obter ajuda.\n> ")
        terminal.type("look execução")
        terminal.expect("  Execução (3 PA, 2 de vigor): em um inimigo a até 1 de distância")
        terminal.type("1")
        # To end the turn, and not to answer, is always the first choice; so Bento comes and strikes.
        while terminal.expect("para obter ajuda.\n> ", "Dandara cai!") != "Dandara cai!":
            terminal.type("1")
        terminal.expect("Vencedor: ")
        assert terminal.end() == 0
    assert installation.run("verify", terminal.name()).stdout.startswith("good: ")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pt", "Bento joga Escudo"),
        ("en", "Bento plays Shield"),
        ("fr", "Bento joue Bouclier"),
        ("zh", "本托打出盾"),
    ],
)
def test_an_answer_is_offered_in_a_sentence(lang: str, said: str) -> None:
    names = {"who": Message("fighter-bento"), "card": Message("card-escudo")}
    choice = Message("respond-with", {**names, "who_id": "bento", "card_id": "escudo"})
    texts = Text(Rounds(), lang)
    asked = ChoiceRequest("1.0", 1, "respond", (Message("no", {"action": "attack", **names}), choice))
    assert texts.choice(None, asked, 1) == said
    assert texts.choice(None, asked, 0) != "no"


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
@pytest.mark.parametrize("scenario", BATTLES)
def test_a_battle_is_narrated_and_replayed_in_any_language(call: Call, scenario: str, lang: str) -> None:
    told = call("run", f"rounds/{scenario}", "--bots", "--text", "--journal", "b.jsonl", "--lang", lang).out
    again = call("replay", "b.jsonl", "--lang", lang).out
    assert bool(HAN.search(told + again)) == (lang == "zh")
    assert " ".join(told.splitlines()[0].split()) in " ".join(again.split())


def test_a_battle_is_narrated_in_english_unless_another_language_is_named(call: Call) -> None:
    assert call("run", "rounds", "--bots", "--text", "--lang", "pt").out.startswith("Dandara contra Bento.\n")
    assert call("run", "rounds", "--bots", "--text").out.startswith("Dandara against Bento.\n")


def answers(installation: Installation, name: str) -> list[object]:
    """What the first seat answered, by the journal."""
    (path,) = Path(installation.environment["TURNWRIGHT_DATA"]).rglob(f"{name}*")
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [line["answer"] for line in lines if line.get("request") and line.get("seat") == 0]


def test_a_single_player_is_not_asked_a_question_with_one_answer(
    call: Call, installation: Installation
) -> None:
    said = call("play", "rounds", "--seed", "1", "--lang", "en", typed="1\n" * 60).out
    assert "Respond with a card?" not in said
    name = re.findall(r"saved as you play: (\S+)", said)[0]
    assert answers(installation, name) == [0, 0, 0, 0]
    assert call("verify", name).out.startswith("good: ")


def test_with_two_people_both_are_asked(call: Call) -> None:
    seats = ("--seats", "person,person")
    # Bento comes and strikes; Dandara holds no answer, which only her seat may know.
    typed = "\n1\nmove f6\n1\n\nmove g6\nattack dandara\n\nq\n"
    said = call("play", "rounds", "--seed", "1", "--lang", "en", *seats, typed=typed).out
    asked = said.partition("Respond with a card?")[2].splitlines()
    assert asked[1:3] == ["  1. No", "Type a number, or ? for help."]


@pytest.mark.parametrize(
    ("lang", "cell", "rest", "walk"),
    [
        (
            "en",
            "there is no such cell on the board",
            "choose what to recover: rest life or rest power",
            "Dandara cannot reach that cell",
        ),
        (
            "pt",
            "essa casa não existe",
            "escolha o que recuperar: descansar vida ou descansar vigor",
            "Dandara não chega lá com",
        ),
        (
            "fr",
            "cette case n’existe pas",
            "choisissez ce que vous récupérez : reposer vie ou reposer vigueur",
            "Dandara ne peut pas y aller avec",
        ),
        ("zh", "没有这一格", "请指定休息恢复什么", "丹达拉用"),
    ],
)
def test_a_refusal_is_explained_in_a_sentence(call: Call, lang: str, cell: str, rest: str, walk: str) -> None:
    typed = "1\nmove>zz\nrest>foo\nxyz\nmove>k11\nplay nothing\nattack stranger\nq\n"
    said = " ".join(call("play", "rounds", "--seed", "1", "--lang", lang, typed=typed).out.split())
    for words in (cell, rest, walk):
        assert words.replace(" ", "") in said.replace(" ", "")
    assert not re.search("regex|enum|is no command|malformed", said)


def test_a_sentence_that_the_rules_refuse_is_answered_with_a_sentence(call: Call) -> None:
    said = call("play", "rounds", "--seed", "1", "--lang", "pt", typed="1\ncomecar\nxyz\nq\n").out
    assert "\nIsso não é possível: a batalha já começou.\n" in said
    assert "\na batalha já começou\n" not in said
    assert "Você pode dizer, por exemplo: mover, jogar, curar, descansar," in said


def test_a_hand_stands_on_one_line_if_it_fits(call: Call) -> None:
    said = call("play", "rounds", "--seed", "1", "--lang", "en", typed="1\nq\n").out
    hand = re.findall(r"^       hand: (.*)$", said, re.MULTILINE)[-1]
    assert len(hand.split(", ")) == 4


def test_the_log_tells_the_order_and_the_points_of_a_turn_once(call: Call) -> None:
    said = call("play", "rounds", "--seed", "1", "--lang", "en", typed="1\nq\n").out
    assert "\nRound 1 begins.\nTurn order: " in said
    assert re.search(r"\nDandara has 5 action points \(AGI 5\)\.\nDandara's turn begins\.\n", said)
    assert "Dandara acts." not in said


def test_odds_show_what_an_attack_may_do(call: Call) -> None:
    typed = "1\nmove f6\n1\nodds attack bento\nq\n"
    said = call("play", "rounds", "--seed", "1", "--lang", "en", typed=typed).out
    assert re.search(
        r"Attack Bento \(3 AP\)\n  Bento \(CON 6\): damage \d+ to \d+; life -2 \(100 %\); falls 0 %", said
    )


def test_a_replay_narrates_the_end_of_the_match(call: Call) -> None:
    call("run", "rounds", "--bots", "--journal", "b.jsonl")
    assert "The match is over: one side defeated." in call("replay", "b.jsonl", "--lang", "en").out
    assert "A partida terminou: um lado foi derrotado" in call("replay", "b.jsonl", "--lang", "pt").out


def test_a_scenario_file_is_shown_by_its_own_name(call: Call, installation: Installation) -> None:
    (installation.folder / "mine.yaml").write_text(
        "name: At the ford\nfirst: [iara]\nsecond: [bento]\n", "utf-8"
    )
    said = call("play", "rounds/mine.yaml", "--lang", "en", typed="q\n").out
    assert said.startswith("Rounds and Turns: At the ford\n")
