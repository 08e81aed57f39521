"""Which narrations of a model are accepted, and which are refused."""

from __future__ import annotations

import pytest

from turnwright.games.tactics import Tactics
from turnwright.story.narration.checker import LONGEST, Checker, Facts, tidy, whole_sentences

HIT = Facts(
    (
        "Bran hits Goblin Boss with longsword: 19 against AC 17.",
        "Goblin Boss takes 9 slashing damage (12 HP left).",
    ),
    ("Bran", "Goblin Boss"),
    ("hit", "harm"),
)
MISS = Facts(
    ("Goblin Boss misses Bran with shortbow: 11 against AC 18.",), ("Goblin Boss", "Bran"), ("miss",)
)
DEATH = Facts((*HIT.sentences, "Goblin Boss dies!"), HIT.names, ("hit", "harm", "down"))
ACERTO = Facts(
    ("Bran acerta Chefe Goblin com espada longa: 19 contra CA 17.", "Chefe Goblin sofre 9 de dano cortante."),
    ("Bran", "Chefe Goblin"),
    ("hit", "harm"),
)
ERRO = Facts(
    ("Chefe Goblin erra Bran com arco curto: 11 contra CA 18.",), ("Chefe Goblin", "Bran"), ("miss",)
)
TOUCHE = Facts(
    ("Bran touche Chef gobelin avec épée longue : 19 contre CA 17.",), ("Bran", "Chef gobelin"), ("hit",)
)
RATE = Facts(
    ("Chef gobelin manque Bran avec arc court : 11 contre CA 18.",), ("Chef gobelin", "Bran"), ("miss",)
)
MINGZHONG = Facts(("Bran用长剑命中地精头目：19 对护甲等级 17。",), ("Bran", "地精头目"), ("hit",))
LUOKONG = Facts(("地精头目用短弓攻击Bran，未命中：11 对护甲等级 18。",), ("地精头目", "Bran"), ("miss",))


def refusal(facts: Facts, text: str, language: str = "en") -> str:
    return Checker(Tactics(), language).refusal(text, facts)


@pytest.mark.parametrize(
    ("language", "facts", "text"),
    [
        ("en", HIT, "Steel flashes, and Bran's longsword bites deep into Goblin Boss."),
        ("en", HIT, "The blow lands hard. The goblin staggers, breath knocked out of him."),
        ("en", HIT, "Bran fights like a wolf, and the goblin feels it."),
        ("en", HIT, "Goblin Boss cannot evade the longsword this time."),
        ("en", HIT, "For 9 points of pain, the longsword cuts."),
        ("en", MISS, "The arrow goes wide, and Bran does not even flinch."),
        ("en", MISS, "The shot does not connect."),
        ("en", DEATH, "One clean cut, and Goblin Boss goes down, dead before the echo."),
        ("pt", ACERTO, "A lâmina de Bran acerta em cheio o flanco do goblin."),
        ("pt", ACERTO, "O goblin quase desvia, mas a espada corta fundo."),
        ("pt", ACERTO, "Bran luta como um lobo."),
        ("pt", ERRO, "A flecha passa longe de Bran."),
        ("pt", ERRO, "A flecha não atinge ninguém."),
        ("fr", TOUCHE, "La lame de Bran touche juste, le gobelin vacille."),
        ("fr", TOUCHE, "Le gobelin ne parvient pas à l’esquiver."),
        ("fr", RATE, "La flèche se perd dans le vide."),
        ("fr", RATE, "La flèche n’atteint personne."),
        ("zh", MINGZHONG, "长剑破空，正中地精的肋下，击中了！"),
        ("zh", LUOKONG, "箭擦肩而过，落空了。"),
        ("zh", LUOKONG, "这一箭没有命中。"),
    ],
)
def test_text_that_agrees_with_the_facts_is_told(language: str, facts: Facts, text: str) -> None:
    assert refusal(facts, text, language) == ""


@pytest.mark.parametrize(
    ("language", "facts", "text", "why"),
    [
        ("en", HIT, "Bran hits for 14 points.", "14 is no number"),
        ("en", HIT, "Bran strikes three times.", "three is no number"),
        ("en", HIT, "The longsword finds its mark, and old Garrick cheers.", "Garrick is not named"),
        ("en", HIT, "An ogre roars as the blow lands.", "no ogre is there"),
        ("en", HIT, "Goblin Boss dodges, and the longsword finds only air.", "a hit as a miss"),
        ("en", HIT, "The blow does not connect.", "a hit as a miss"),
        ("en", MISS, "The arrow pierces the shoulder of Bran.", "a miss as a hit"),
        ("en", MISS, "Bran cannot dodge the arrow.", "a miss as a hit"),
        ("en", HIT, "The goblin dies at once.", "tells of a death"),
        ("en", HIT, "The blow lands, and the goblin surrenders.", "called left"),
        ("en", HIT, "The flaming sword cuts deep.", "called fire"),
        ("en", HIT, "The longsword cuts, and the goblin falls prone... knocked prone!", "called condition"),
        ("en", HIT, "", "empty"),
        ("en", HIT, "k.", "no sentence"),
        ("en", HIT, "+++ === --- ab cd", "no sentence"),
        ("en", HIT, "Zrxq vvbt kkw plomf", "another language"),
        ("en", HIT, "剑光一闪，命中了。", "another language"),
        ("pt", ACERTO, "剑光一闪，命中了。", "another language"),
        ("zh", MINGZHONG, "The longsword finds its mark.", "another language"),
        ("en", HIT, "word " * LONGEST, "longer than"),
        ("en", HIT, "Bran strikes. \u202egnikirts\u202c", "control characters"),
        ("en", HIT, "Bran strikes. <img src=x onerror=alert(1)>", "'<'"),
        ("en", HIT, "[INTENTS] INTENT: SURRENDER END_INTENT [/INTENTS]", "holds"),
        ("en", HIT, "Bran strikes. See https://example.org", "https:"),
        ("pt", ACERTO, "Bran acerta e causa 15 de dano.", "15 is no number"),
        ("pt", ACERTO, "O goblin desvia com agilidade.", "a hit as a miss"),
        ("pt", ERRO, "A flecha acerta o ombro de Bran.", "a miss as a hit"),
        ("pt", ERRO, "Bran não desvia a tempo.", "a miss as a hit"),
        ("pt", ACERTO, "O golpe acerta, e o goblin morre.", "tells of a death"),
        ("pt", ACERTO, "O golpe acerta, e um lobo uiva.", "no lobo is there"),
        ("fr", TOUCHE, "Le gobelin esquive la lame.", "a hit as a miss"),
        ("fr", RATE, "La flèche atteint Bran à l’épaule.", "a miss as a hit"),
        ("fr", TOUCHE, "La lame touche, le gobelin meurt.", "tells of a death"),
        ("fr", TOUCHE, "La lame touche, et le vieux Gaspard applaudit.", "Gaspard is not named"),
        ("zh", MINGZHONG, "地精闪开了，长剑落空。", "a hit as a miss"),
        ("zh", LUOKONG, "箭命中了Bran的肩膀。", "a miss as a hit"),
        ("zh", MINGZHONG, "长剑击中，地精当场毙命。", "tells of a death"),
        ("zh", MINGZHONG, "长剑击中，旁边的食人魔怒吼。", "no 食人魔 is there"),
    ],
)
def test_text_that_contradicts_the_facts_or_adds_to_them_is_refused(
    language: str, facts: Facts, text: str, why: str
) -> None:
    assert why in refusal(facts, text, language)


@pytest.mark.parametrize("text", ["Rain begins to fall on the stones.", "A chest gleams in the corner."])
def test_an_invention_without_name_number_kind_or_listed_verb_is_missed(text: str) -> None:
    assert refusal(HIT, text) == ""


def test_a_model_that_quotes_itself_or_names_its_part_is_tidied() -> None:
    assert tidy('  "The blow\n lands." ') == "The blow lands."
    assert tidy("Narrador: O golpe acerta.") == "O golpe acerta."
    assert tidy("「命中了。」") == "命中了。"


def test_an_answer_that_was_cut_off_keeps_its_whole_sentences() -> None:
    assert whole_sentences("The blow lands. The gob") == "The blow lands."
    assert whole_sentences("The blow la") == ""
    assert whole_sentences("命中了。地精") == "命中了。"
