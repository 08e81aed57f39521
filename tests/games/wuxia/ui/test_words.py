"""Fighters, schools and skills have names in the language of the reader; own content is shown as written."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.wuxia.positions import PALM, WUXIA, character, scenario, skill
from story.catalogues import read
from turnwright.games.wuxia import BattleEvent, BattleSimulator, DataManager, GameState, HeuristicAI, Narrator
from turnwright.games.wuxia.content import load_skills, shipped_cast
from turnwright.games.wuxia.events import BattleEnded
from turnwright.games.wuxia.names import SCHOOLS, display_name
from turnwright.kernel.codec import encode, plain
from turnwright.kernel.errors import ContentError
from turnwright.kernel.match import Match
from turnwright.kernel.records import Line
from turnwright.story.catalogue import Catalogue, languages
from turnwright.story.narrator import Narrator as StoryNarrator
from turnwright.story.narrator import announce

HAN = re.compile("[\u3400-\u9fff]")
LATIN = [lang for lang in languages() if lang != "zh"]
CAST = shipped_cast()
TIERS = [tier for one in CAST.skills for tier in one.tiers]
DATA = DataManager()


def words(lang: str) -> Catalogue:
    return Catalogue("turnwright.games.wuxia", lang)


def told(lang: str, given: Any) -> str:
    """All that is said, drawn and offered in a fight between two bots."""
    bot, speech = WUXIA.bots()["heuristic"], words(lang)
    match = Match(WUXIA, given, seed=5, seats=[bot, bot])
    tale = StoryNarrator(WUXIA, speech)
    tale.begin(match.header)
    step, lines = match.opening, [""]
    while step is not None:
        lines += tale.sentences(Line(n=int(match.number), events=plain(step.events)))
        lines += [speech.tell(line) for line in WUXIA.presenter.draw(match.view(0))]
        offers = [(seat, one) for seat in (0, 1) for one in WUXIA.options(match.state, seat)]
        lines += [speech.tell(WUXIA.presenter.label(match.state, seat, one)) for seat, one in offers]
        step = match.act() if match.outcome is None else None
    return "\n".join(lines)


def narrated(lang: str, tell: Any) -> list[str]:
    """A fight of the simulator, narrated strike by strike."""
    fighters = [DATA.character(who, who) for who in ("song_jingyan", "jiang_batian", "huijue", "xue_hongluo")]
    made = BattleSimulator(GameState(fighters), HeuristicAI(DATA.load_skills()), DATA.clock(), Random(2))
    narrator = Narrator(DATA.load_templates(), lang=lang, tell=tell)
    blows = [event for event in made.run_to_completion() if isinstance(event, BattleEvent)]
    return [narrator.narrate(made.map_event_for_narration(blow)) for blow in blows]


@pytest.mark.parametrize("lang", languages())
def test_all_shipped_fighters_and_skills_have_a_name_in_every_language(lang: str) -> None:
    wanted = {f"fighter-{one.id}" for one in CAST.characters} | {f"skill-{one.id}" for one in CAST.skills}
    wanted |= {f"school-{school}" for school in SCHOOLS.values()} | {"skill-tier"}
    found = read("turnwright.games.wuxia", "content/words", lang)
    assert {name for name in found if name.startswith(("fighter-", "school-", "skill-"))} == wanted


def test_every_fighter_is_of_a_school_that_has_a_name() -> None:
    assert {one.faction for one in CAST.characters} == set(SCHOOLS)


@pytest.mark.parametrize("lang", LATIN)
def test_no_two_things_share_a_name(lang: str) -> None:
    every = [*SCHOOLS, *(one.name for one in (*CAST.characters, *CAST.skills)), *(one.name for one in TIERS)]
    said = [words(lang).tell(display_name(str(name))) for name in every]
    assert len(set(said)) == len(every) == 6 + 24 + 40 + 120


def test_chinese_names_are_those_of_the_data_files() -> None:
    every = [*SCHOOLS, *(one.name for one in (*CAST.characters, *CAST.skills)), *(one.name for one in TIERS)]
    assert [
        words("zh").say(display_name(str(name)).id, display_name(str(name)).args) for name in every
    ] == every


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("宋镜严", ["Song Jingyan", "Song Jingyan", "Song Jingyan", "宋镜严"]),
        ("寒江帮", ["Cold River Gang", "Bando do Rio Frio", "Bande du Fleuve froid", "寒江帮"]),
        ("铁布衫", ["Iron Shirt", "Camisa de Ferro", "Chemise de fer", "铁布衫"]),
        (
            "铁布衫·精要",
            ["Iron Shirt (essence)", "Camisa de Ferro (essência)", "Chemise de fer (essence)", "铁布衫·精要"],
        ),
        ("无名氏", ["无名氏"] * 4),
    ],
)
def test_a_name_is_reported_in_the_language_asked_for(name: str, said: list[str]) -> None:
    assert [words(lang).tell(display_name(name)) for lang in languages()] == said


@pytest.mark.parametrize("lang", LATIN)
@pytest.mark.parametrize("name", WUXIA.scenarios.names())
def test_a_fight_in_another_language_has_no_chinese_sign(name: str, lang: str) -> None:
    said = told(lang, name)
    assert not HAN.search(said)
    assert not re.search("(fighter|skill|school|draw)-|blow", said)


def test_a_fight_in_chinese_has_no_name_in_latin_letters() -> None:
    said = told("zh", "schools")
    assert "江霸天" in said
    assert "断浪刀·绝学" in said
    assert not re.search("[A-Za-z]{2}", said)


@pytest.mark.parametrize("lang", languages())
def test_custom_content_keeps_the_names_of_its_file(lang: str) -> None:
    # Also under a known id: the name belongs to other content.
    own = scenario([character("song_jingyan", ["qingya_jian"]), character("无名", ["qingya_jian"])])
    own["characters"][1].update(id="stranger", name="无名")
    own.update(skills=[skill("qingya_jian", **PALM)], second=["stranger"])
    said = told(lang, own)
    assert "Song_Jingyan" in said
    assert "无名" in said
    assert "Qingya_Jian" in said
    assert not re.search("宋镜严|Song Jingyan|青崖剑法|Green Cliff", said)


def test_translated_names_do_not_change_the_journal() -> None:
    match = Match(WUXIA, "duel")
    began = '{"type":"battle_began","first":"宋镜严","second":"江霸天"}'
    assert encode(match.opening.events[0]).decode() == began


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "Song Jingyan hits Jiang Batian with Green Cliff Sword for 9 hp."),
        ({"hit": False}, "Song Jingyan's Green Cliff Sword misses Jiang Batian."),
        ({"parried": True}, "Jiang Batian parries Song Jingyan's Green Cliff Sword and loses 9 hp."),
        (
            {"critical": True, "parried": True},
            "Critical hit! Song Jingyan strikes Jiang Batian with Green Cliff Sword for 9 hp.",
        ),
        ({"skill_id": "defend"}, "Song Jingyan takes a defensive stance."),
    ],
)
def test_a_blow_by_itself_is_narrated_plainly(changes: dict[str, Any], said: str) -> None:
    # Without its match: a program may have nothing but the event.
    names = {"actor": "宋镜严", "target": "江霸天", "skill": "青崖剑法"}
    ids = {"actor_id": "a", "target_id": "b", "skill_id": "c", "tier": 1, "damage_bucket": "low"}
    fields: dict[str, Any] = {**ids, "hit": True, "critical": False, "damage": 9, **names}
    assert announce(BattleEvent(**{**fields, **changes}), words("en")) == said


# The narrator of the simulator


@pytest.mark.parametrize("lang", LATIN)
def test_every_phrase_of_a_tier_is_there_in_every_language(lang: str) -> None:
    phrases = [tier for tier in TIERS if tier.narrative_template]
    assert len(phrases) == 4
    for tier in phrases:
        phrase = {str(name): text for name, text in tier.translations.items()}[lang]
        assert not HAN.search(phrase)
        assert {"{attacker.name}", "{target.name}", "{damage_amount}"} < set(re.findall("{.*?}", phrase))


@pytest.mark.parametrize("lang", LATIN)
def test_a_narrator_with_a_catalogue_narrates_a_fight_without_a_chinese_sign(lang: str) -> None:
    said = "\n".join(narrated(lang, words(lang).tell))
    assert "Song Jingyan" in said
    assert not HAN.search(said)


def test_a_narrator_with_chinese_words_says_what_one_without_words_says() -> None:
    assert narrated("zh", words("zh").tell) == narrated("zh", None)


def test_a_phrase_of_a_tier_in_an_unknown_language_is_refused(tmp_path: Path) -> None:
    entry = {**skill("palm", **PALM)}
    entry["tiers"][0].update(narrative_template="{attacker}!", translations={"xx": "!"})
    file = tmp_path / "skills.json"
    file.write_bytes(encode([entry]))
    with pytest.raises(ContentError, match=r"tiers\[0\]\.translations"):
        load_skills(file)


@pytest.mark.parametrize(
    ("lang", "played", "said"),
    [
        ("en", "duel", "One side is defeated. Song Jingyan wins (turns: 9)."),
        ("en", "pairs", "One side is defeated. Ye Zhiqiu and Mo Qi win (turns: 9)."),
        ("pt", "duel", "Um lado foi derrotado. Song Jingyan vence (turnos: 9)."),
        ("pt", "pairs", "Um lado foi derrotado. Ye Zhiqiu e Mo Qi vencem (turnos: 9)."),
        ("fr", "duel", "Un camp est vaincu. Song Jingyan gagne (tours : 9)."),
        ("fr", "pairs", "Un camp est vaincu. Ye Zhiqiu et Mo Qi gagnent (tours : 9)."),
        ("zh", "duel", "一方全倒。宋镜严胜（9回合）。"),
        ("zh", "pairs", "一方全倒。叶知秋与莫七胜（9回合）。"),
    ],
)
def test_the_winners_are_named(lang: str, played: str, said: str) -> None:
    tale = StoryNarrator(WUXIA, words(lang))
    tale.begin(Match(WUXIA, played).header)
    ended = BattleEnded("first", "last_standing", 9)
    assert tale.sentences(Line(n=1, events=plain((ended,)))) == [said]
