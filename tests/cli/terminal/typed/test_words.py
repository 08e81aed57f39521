"""The words of the client in the language of the reader."""

from __future__ import annotations

import pytest

from cli.installed_games import Call
from turnwright.cli.terminal.text import Text
from turnwright.cli.terminal.typed.words import CLIENT_WORDS


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "rules cover", "rules cover"),
        ("pt", "regras", "rules"),
        ("pt", "Ver g1", "look g1"),
        ("fr", "règles", "rules"),
        ("fr", "voir g1", "look g1"),
        ("zh", "查看 g1", "look g1"),
        ("zh", "查看g1", "look g1"),
        ("zh", "规则", "rules"),
        ("fr", "look g1", "look g1"),
        ("fr", "attaquer g1", "attaquer g1"),
        ("zh", "12", "12"),
        ("pt", "", ""),
    ],
)
def test_a_line_is_read_in_every_language(lang: str, typed: str, meant: str) -> None:
    assert Text(None, lang).words.canonical(typed) == meant


@pytest.mark.parametrize("lang", ["en", "pt", "fr", "zh"])
def test_each_word_is_shown_as_it_can_be_typed_and_means_one_thing(lang: str) -> None:
    words = Text(None, lang).words
    shown = [words.shown(word) for word in CLIENT_WORDS]
    assert [words.canonical(each) for each in shown] == list(CLIENT_WORDS)
    assert len(set(shown)) == len(CLIENT_WORDS)


EXAMPLES = {  # what is typed, and what is said of the spell and of the readied action
    "pt": (
        "atacar",
        "conjurar Mísseis Mágicos em Chefe Goblin",
        "preparar atacar quando perto",
        "dano de 6 a 15",
        "Ação preparada",
    ),
    "fr": (
        "attaquer",
        "lancer Projectile magique sur Chef gobelin",
        "préparer attaquer quand proche",
        "dégâts de 6 à 15",
        "action préparée",
    ),
    "zh": ("攻击", "施放 魔法飞弹 于 地精头目", "准备 攻击 当 靠近", "伤害 6 至 15", "准备动作"),
}


@pytest.mark.parametrize("lang", EXAMPLES)
def test_the_examples_of_tactics_can_be_typed_as_they_are_shown(call: Call, lang: str) -> None:
    heading, cast, ready, preview, done = EXAMPLES[lang]
    odds = Text(None, lang).words.shown("odds")
    said = call(
        "play",
        "tactics/goblin-ambush",
        "--seed",
        "48",
        "--lang",
        lang,
        typed=f"{heading}\n{odds} {cast}\n{ready}\nq\n",
    ).out
    assert f"{heading} " in said
    assert said.replace("\n     ", " ").count(cast) == 1
    assert ready in said
    assert preview in said
    assert done in said
