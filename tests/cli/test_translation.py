"""Errors of the command line in the language of the reader."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.installed_games import Call
from turnwright.cli.errors import UserError
from turnwright.cli.translation import translated
from turnwright.story.catalogue import catalogue_source
from turnwright.story.languages import LANGUAGES

MESSAGE = re.compile(r"^([a-z-]+) = (.+)$", re.MULTILINE)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", 'Unknown game "tactic". Did you mean "tactics"? See: turnwright games'),
        ("pt", "Jogo: “tactic” não existe. Você quis dizer “tactics”? Veja: turnwright games"),
        ("fr", "Jeu : « tactic » n’existe pas. Vouliez-vous dire « tactics » ? Voir : turnwright games"),
        ("zh", "没有这个游戏：“tactic”。是否指“tactics”？请看：turnwright games"),
    ],
)
def test_an_unknown_game_is_told_in_every_language(call: Call, lang: str, told: str) -> None:
    assert call("play", "tactic", "--lang", lang).err == f"{told}\n"


@pytest.mark.parametrize(
    ("lang", "name", "number"),
    [
        ("en", 'scenario: $: unknown name "fooo". Choose from: name', "expected a whole number, got 'abc'"),
        (
            "pt",
            "Cenário: o nome “fooo” é desconhecido. Escolha entre: name",
            "esperado: um número inteiro; recebido: 'abc'",
        ),
        (
            "fr",
            "Scénario : le nom « fooo » est inconnu. Choisissez parmi : name",
            "attendu : un nombre entier ; reçu : 'abc'",
        ),
        ("zh", "场景：没有名为“fooo”的项。可选：name", "应为整数，实为 'abc'"),
    ],
)
def test_a_wrong_number_of_a_scenario_is_told_in_every_language(
    call: Call, lang: str, name: str, number: str
) -> None:
    played = call("play", "rounds", "--set", "fooo=1", "--lang", lang)
    assert played.err.lower().startswith(name.lower())
    assert number in call("play", "rounds", "--set", "rounds=abc", "--lang", lang).err
    tuned = call("tune", "rounds", "--param", "fooo", "--runs", "5", "--lang", lang)
    assert tuned.err.lower().startswith(name.lower())


def test_a_scenario_of_a_game_is_told_with_its_game(call: Call) -> None:
    said = call("play", "tactics/nowhere", "--lang", "pt").err
    assert said.startswith("Cenário de tactics: “nowhere” não existe.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_template_recognizes_its_own_sentence_and_keeps_its_arguments(lang: str) -> None:
    english = dict(MESSAGE.findall(catalogue_source("turnwright.cli", "en")))
    told = dict(MESSAGE.findall(catalogue_source("turnwright.cli", lang)))
    for name, text in english.items():
        if name.startswith("error-"):
            words = re.findall(r"\$(\w+)", text)
            assert sorted(words) == sorted(re.findall(r"\$(\w+)", told[name]))
            sentence = re.sub(r"\{ \$(\w+) \}", r"<\1>", text)
            said = translated(sentence, lang)
            expected = re.sub(r"\{ \$(\w+) \}", r"<\1>", told[name])
            assert said == expected


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("play", "tactics", "--sed", "4"),
            "Opção desconhecida: --sed. Você quis dizer --seed? Veja: {} play --help",
        ),
        (("play", "--seed", "x"), "--seed deve ser um número inteiro, não “x”. Veja: {} play --help"),
        (("simulate", "duel", "--runs"), "--runs precisa de um valor. Veja: {} simulate --help"),
        (("replay",), "Falta FILE. Veja: {} replay --help"),
        (("simulate", "duel", "--runs", "0"), "--runs deve ser de 1 a 4294967296, não 0."),
        (("sweep", "duel"), "Uma varredura precisa de pelo menos um --set. Exemplo: --set PATH=2..10."),
        (
            ("new", "Bad Name"),
            "“Bad Name” não é um nome válido para um jogo. "
            "Use letras minúsculas, algarismos e sublinhados, como em mygame.",
        ),
        (("new", "duel"), "Já existe um jogo chamado “duel”. Escolha outro nome."),
    ],
)
def test_wrong_options_and_arguments_are_told_in_the_language(
    call: Call, words: tuple[str, ...], told: str
) -> None:
    assert call("--lang", "pt", *words).err == told.format("turnwright") + "\n"


def test_an_error_without_a_template_stays_in_english() -> None:
    error = UserError("Something else went wrong", "Do it again")
    assert error.in_language("fr") == str(error) == "Something else went wrong. Do it again."


OLDER = Path(__file__).parents[1] / "games" / "duel" / "older" / "rules_1.jsonl"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("pt", "inválido: linha 1: jogado com as regras “1” de duel, e esta instalação tem “2”"),
        ("fr", "invalide : ligne 1 : joué avec les règles « 1 » de duel, cette installation a « 2 »"),
        ("zh", "无效：第 1 行：对局使用 duel 的规则“1”，而此处安装的是“2”"),
    ],
)
def test_verify_names_the_rules_that_a_journal_needs_in_every_language(
    call: Call, lang: str, told: str
) -> None:
    assert call("verify", str(OLDER), "--lang", lang).out.startswith(told)
    words = told.partition("linha 1: ")[2] or told.partition("ligne 1 : ")[2] or told.partition("行：")[2]
    assert words in call("odds", str(OLDER), "--lang", lang).err


@pytest.mark.parametrize(
    ("game", "faces", "told"),
    [
        ("rounds", "6", "{}: os dados não servem para a preparação de rounds: os dados fornecidos acabaram"),
        ("wuxia", "6", "{}: o número fornecido 1 é 6, mas foi sorteado um de 0 a 1."),
        ("tactics", "5", "{}: os dados fornecidos acabaram após 1: falta um d20."),
    ],
)
def test_dice_that_do_not_fit_are_told_in_the_language_of_the_reader(
    call: Call, tmp_path: Path, game: str, faces: str, told: str
) -> None:
    path = tmp_path / "dice.txt"
    path.write_text(faces)
    said = call("run", game, "--dice", str(path), "--bots", "--lang", "pt").err
    assert said.splitlines()[-1].startswith(told.format(path))
