"""Heroes, cards and marks have names in the language of the reader; own content is shown as written."""

import re
from importlib.resources import files
from typing import Any

import pytest

from games.rounds.arena import BOT, ROUNDS, duel
from story.catalogues import read
from turnwright.games.rounds.commands import BeginBattle
from turnwright.games.rounds.content import shipped_library
from turnwright.games.rounds.events import BattleBegan, BattleEnded
from turnwright.games.rounds.names import named
from turnwright.kernel.codec import plain
from turnwright.kernel.match import Match
from turnwright.kernel.records import Line
from turnwright.story.catalogue import Catalogue, languages
from turnwright.story.narrator import Narrator, announce

SHIPPED = shipped_library()
NAMED = (*SHIPPED.heroes, *SHIPPED.cards, *SHIPPED.marks)
HAN = re.compile("[\u3400-\u9fff]")
PORTUGUESE = re.compile("Golpe|Fôlego|Fúria|Escudo|Investida|rodada|turno")


def words(lang: str) -> Catalogue:
    return Catalogue("turnwright.games.rounds", lang)


def told(lang: str, given: Any, seed: int = 5) -> str:
    """All that is said, drawn and offered in a battle between two bots."""
    speech = words(lang)
    match = Match(ROUNDS, given, seed=seed, seats=[BOT, BOT])
    lines = [announce(event, speech) for event in match.opening.events]
    while match.outcome is None:
        for seat in (0, 1):
            offers = list(ROUNDS.options(match.state, seat))[:12]
            lines += [speech.tell(ROUNDS.presenter.label(match.state, seat, one)) for one in offers]
        lines += [speech.tell(line) for line in ROUNDS.presenter.draw(match.view(0))]
        step = match.act()
        assert step is not None
        lines += [announce(event, speech) for event in step.events]
    return "\n".join(lines)


@pytest.mark.parametrize("lang", languages())
def test_all_shipped_content_has_a_name_in_every_language(lang: str) -> None:
    found = read("turnwright.games.rounds", "content/words", lang)
    wanted = {f"fighter-{one.id}" for one in SHIPPED.heroes} | {f"card-{one.id}" for one in SHIPPED.cards}
    wanted |= {f"mark-{one.id}" for one in SHIPPED.marks}
    assert wanted <= set(found)


def test_portuguese_names_are_those_of_the_data_files() -> None:
    assert [words("pt").say(named(one.name).id) for one in NAMED] == [one.name for one in NAMED]


@pytest.mark.parametrize("lang", languages())
def test_no_two_cards_share_a_name(lang: str) -> None:
    for group in (SHIPPED.heroes, SHIPPED.cards, SHIPPED.marks):
        said = [words(lang).tell(named(one.name)) for one in group]
        assert len(set(said)) == len(group)


def test_no_name_of_the_data_files_is_given_twice() -> None:
    assert len({one.name for one in NAMED}) == len(NAMED)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", ["dupla", "ruinas", "reforcos"])
def test_a_battle_is_narrated_in_one_language(name: str, lang: str) -> None:
    said = told(lang, name)
    assert bool(HAN.search(said)) == (lang == "zh")
    assert bool(PORTUGUESE.search(said)) == (lang == "pt")
    assert not re.search(r"(draw|choose|declared|effect|card|mark|fighter)-[a-z]|[a-z]_", said)


def test_custom_content_keeps_the_names_of_its_file() -> None:
    said = told("fr", duel())
    assert "Ana attaque Bia." in said


def test_an_effect_shows_what_it_paid_or_why_it_failed() -> None:
    from turnwright.games.rounds.events import EffectFailed, EffectWorked

    speech = words("pt")
    fields = ("iara:fonte", "start_of_turn", "iara", "Iara", "Fonte Interior")
    assert announce(EffectWorked(*fields), speech) == "Iara: Fonte Interior faz efeito."
    paid = EffectWorked(*fields, {"mp": 2, "sp": 1})
    assert announce(paid, speech) == "Iara paga 2 de mana, 1 de vigor: Fonte Interior faz efeito."
    failed = EffectFailed(*fields, "short", "mp", 2, 1)
    assert announce(failed, speech) == "Iara: Fonte Interior falha. Recurso insuficiente: mana (1 de 2)."


def test_custom_names_are_not_translated_even_if_they_equal_shipped_names() -> None:
    from turnwright.games.rounds.events import BattleBegan, Drawn, EffectWorked

    speech = words("en")
    own = EffectWorked("mine:bite", "points", "mine", "Chama", "Lobo")
    assert announce(own, speech) == "Chama: Lobo takes effect."
    shipped = EffectWorked("lobo-2:mark:queimado", "points", "lobo-2", "Lobo 2", "Queimado")
    assert announce(shipped, speech) == "Wolf 2: Burning takes effect."
    began = BattleBegan("Lobo, o Velho", "Lobo", ("mine",), ("lobo",))
    assert announce(began, speech) == "Lobo, o Velho against Wolf."
    drawn = Drawn("iara", ("mine", "chama"), "Iara", "Gelo, Chama")
    assert announce(drawn, speech) == "Iara draws Gelo, Flame."


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("pt", "Ana perde 1 ponto de ação não gasto.", "Ana perde 2 pontos de ação não gastos."),
        ("en", "Ana loses 1 unspent action point.", "Ana loses 2 unspent action points."),
        ("fr", "Ana perd 1 point d’action non dépensé.", "Ana perd 2 points d’action non dépensés."),
    ],
)
def test_one_point_is_not_reported_as_several(lang: str, one: str, two: str) -> None:
    from turnwright.games.rounds.events import PointsLost

    assert announce(PointsLost("ana", 1, "Ana"), words(lang)) == one
    assert announce(PointsLost("ana", 2, "Ana"), words(lang)) == two


def test_an_effect_on_the_actor_names_it_once() -> None:
    from turnwright.games.rounds.events import Injured, Marked, Responded

    speech = words("en")
    burnt = Injured("ana", "ana", 3, 4, 1, "Ana", "Ana")
    assert announce(burnt, speech) == "Ana takes 3 damage (CON 4): 1 life lost."
    own = Responded("ana", "mestria", "ana", "Ana", "Mestria", "Ana")
    assert announce(own, speech) == "Ana adds Mastery to the action."
    at_once = Marked("ana", "fervor", 0, "Ana", "Fervor")
    assert announce(at_once, speech) == "Ana gains the mark Fervour (for this action)."


@pytest.mark.parametrize("lang", languages())
def test_every_end_of_a_campaign_has_words_and_its_length_is_in_rounds(lang: str) -> None:
    for reason in ("goal", "all_dead", "days_over", "resigned"):
        assert words(lang).has(f"ending-{reason}")
    rounds = {"en": "rounds", "pt": "rodadas", "fr": "manches", "zh": "轮"}
    assert words(lang).say("figure-length") == rounds[lang]


def written(lang: str) -> str:
    """What a catalogue says, without the names of its messages and its comments."""
    text = files("turnwright.games.rounds").joinpath("content", "words", f"{lang}.ftl").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return "\n".join(line.partition(" = ")[2] or line for line in lines)


def test_french_and_chinese_call_a_thing_by_one_name() -> None:
    assert not re.search(r"(?<![$-])\b(rounds?|mana|endurance)\b", written("fr"))
    assert "余{ $left }轮" in written("zh")
    assert not re.search("余{ \\$left }回合|等待一回合|除夕", written("zh"))


@pytest.mark.parametrize(
    ("lang", "scenario", "side", "said"),
    [
        ("en", "duelo", "first", "Only one side is left standing. Dandara wins (4 rounds)."),
        ("en", "tres_bandos", "third", "Only one side is left standing. Zaira wins (4 rounds)."),
        ("pt", "duelo", "first", "Só um lado continua de pé. Dandara vence (4 rodadas)."),
        ("fr", "dupla", "first", "Un seul camp reste debout. Dandara et Iara gagnent (4 manches)."),
        ("zh", "dupla", "second", "一方全部倒下。卡埃特与托马斯获胜（共4轮）。"),
    ],
)
def test_the_winners_of_a_battle_are_named(lang: str, scenario: str, side: str, said: str) -> None:
    narrator = Narrator(ROUNDS, words(lang))
    narrator.begin(Match(ROUNDS, scenario).header)
    ended = BattleEnded(side, "last_standing", 4)
    assert narrator.sentences(Line(n=1, events=plain((ended,)))) == [said]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Iara against Bento against Dandara, Zaira against Caetê."),
        ("pt", "Iara contra Bento contra Dandara, Zaira contra Caetê."),
        ("fr", "Iara contre Bento contre Dandara, Zaira contre Caetê."),
        ("zh", "伊娅拉对本托对丹达拉、扎伊拉对卡埃特，互相为敌。"),
    ],
)
def test_each_of_many_sides_is_told_apart(lang: str, said: str) -> None:
    sides = {"first": ["iara"], "second": ["bento"], "others": [["dandara", "zaira"], ["caete"]]}
    match = Match(ROUNDS, {"name": "Four sides", **sides})
    (began,) = [event for event in match.submit(0, BeginBattle()).events if isinstance(event, BattleBegan)]
    assert announce(began, words(lang)) == said
