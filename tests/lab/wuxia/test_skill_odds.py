"""The odds of a skill: exact, sampled, and in words."""

from math import isclose, sqrt
from typing import Any

import pytest

from games.wuxia.positions import WUXIA, character, scenario, skill
from turnwright.games.duel import Duel
from turnwright.games.wuxia.content import shipped_cast
from turnwright.kernel.codec import encode, read_json
from turnwright.kernel.errors import Rejected
from turnwright.lab.report.wording import Names
from turnwright.lab.wuxia.skill_odds import CHUNK, SkillOdds, skill_odds
from turnwright.lab.wuxia.skill_report import lines

CAST = shipped_cast().characters


def close(rate: float, chance: float, times: int) -> bool:
    """Whether a rate is within five standard deviations of its chance."""
    return abs(rate - chance) <= 5 * sqrt(chance * (1 - chance) / times) + 1e-12


def pairs() -> list[tuple[str, str, str]]:
    """Each fighter with each attack on the next fighter but six, who is of another school."""
    return [
        (one.id, attack, CAST[(at + 6) % len(CAST)].id)
        for at, one in enumerate(CAST)
        for attack in one.equipped.attack or ()
    ]


def test_a_sample_agrees_with_the_exact_odds_for_every_attack_that_comes_with_the_game() -> None:
    pytest.importorskip("numpy")
    times = 20_000
    for number, (by, attack, target) in enumerate(pairs()):
        exact = skill_odds(WUXIA, attack, target, by)
        sampled = skill_odds(WUXIA, attack, target, by, times, number)
        for name in ("hit", "critical", "partial", "dodged", "inaccurate", "defeat"):
            assert close(getattr(sampled, name), getattr(exact, name), times), (by, attack, target, name)
        chances = dict(exact.damage)
        assert set(dict(sampled.damage)) <= set(chances)
        assert all(close(rate, chances[damage], times) for damage, rate in sampled.damage)
        second = sum(damage * damage * chance for damage, chance in exact.damage)
        assert abs(sampled.mean - exact.mean) <= 5 * sqrt((second - exact.mean**2) / times)


def test_the_same_seed_gives_the_same_sample() -> None:
    pytest.importorskip("numpy")
    one = skill_odds("wuxia", "luohui_jian", "huijue", sample=5000, seed=3)
    assert one == skill_odds("wuxia", "luohui_jian", "huijue", sample=5000, seed=3)
    assert one.damage != skill_odds("wuxia", "luohui_jian", "huijue", sample=5000, seed=4).damage
    assert (one.sampled, one.seed) == (5000, 3)


def test_a_sample_may_be_larger_than_one_batch() -> None:
    pytest.importorskip("numpy")
    times = CHUNK + 1000
    odds = skill_odds(WUXIA, "luohui_jian", "huijue", sample=times)
    assert isclose(odds.hit + odds.dodged + odds.inaccurate, 1.0)
    assert isclose(sum(rate for _, rate in odds.damage), odds.hit)
    assert close(odds.hit, skill_odds(WUXIA, "luohui_jian", "huijue").hit, times)


def test_the_chances_add_up_to_one() -> None:
    for by, attack, target in pairs():
        odds = skill_odds(WUXIA, attack, target, by)
        assert isclose(odds.hit + odds.dodged + odds.inaccurate, 1.0)
        assert isclose(sum(chance for _, chance in odds.damage), odds.hit)
        assert isclose(sum(damage * chance for damage, chance in odds.damage), odds.mean)


def test_without_a_name_the_fighter_of_the_highest_tier_strikes() -> None:
    odds = skill_odds(WUXIA, "qingya_jian", "huijue")
    assert (odds.by.id, odds.tier) == ("song_jingyan", 3)
    assert skill_odds(WUXIA, "qingya_jian:1", "huijue").by.id == "gu_xiaoman"
    assert skill_odds(WUXIA, "qingya_jian", "huijue", "ye_zhiqiu").tier == 2
    assert skill_odds(WUXIA, "qingya_jian", "huijue", "mo_qi").tier == 3


def test_without_a_name_no_fighter_strikes_itself_if_another_knows_the_skill() -> None:
    assert skill_odds(WUXIA, "liuyun_zhang", "huijue").by.id == "liu_suyi"
    assert skill_odds(WUXIA, "liuyun_zhang", "liu_suyi").by.id == "bai_ting"
    alone = scenario([character("a"), {**character("b"), "skills": [], "equipped": {}}], [skill("palm")])
    assert skill_odds(WUXIA, "palm", "a", scenario=alone).by.id == "a"


def test_skills_and_fighters_also_go_by_their_names() -> None:
    assert skill_odds(WUXIA, "青崖剑法:2", "慧觉") == skill_odds(WUXIA, "qingya_jian:2", "huijue")


def test_a_scenario_may_have_fighters_skills_and_an_accuracy_of_its_own() -> None:
    people = [character("a"), character("b", hp=30, max_hp=30, defense=0)]
    given = scenario(people, [skill("palm", base_damage=10, hit_chance=0.5)], accuracy="agility")
    odds = skill_odds(WUXIA, "palm", "b", scenario=given)
    assert isclose(odds.hit, 0.5 + 0.02 * 20 - 0.01 * 20)
    assert (odds.by.id, odds.hp, isclose(odds.defeat, odds.hit)) == ("a", 30, True)


@pytest.mark.parametrize(
    ("words", "code", "reason"),
    [
        (
            ("qingya_jain", "huijue"),
            "unknown-skill",
            'unknown skill "qingya_jain". Did you mean "qingya_jian"?',
        ),
        (("qingya_jian", "huiju"), "unknown-fighter", 'unknown fighter "huiju". Did you mean "huijue"?'),
        (
            ("qingya_jian", "huijue", "moqi"),
            "unknown-fighter",
            'unknown fighter "moqi". Did you mean "mo_qi"?',
        ),
        (("qingya_jian:4", "huijue"), "unknown-tier", 'there is no tier "4" of qingya_jian'),
        (
            ("qingya_jian", "huijue", None, -1),
            "sample",
            "a sample is a number of strikes from 0 to 1000000000",
        ),
    ],
)
def test_unknown_names_are_refused_with_the_closest_one(words: Any, code: str, reason: str) -> None:
    with pytest.raises(Rejected) as caught:
        skill_odds(WUXIA, *words)
    assert (caught.value.code, caught.value.reason) == (code, reason)


def test_an_unlearnt_skill_needs_a_named_fighter() -> None:
    given = scenario([character("a"), character("b")], [skill("palm"), skill("kick")])
    with pytest.raises(Rejected, match="no fighter has learned kick: name the attacker"):
        skill_odds(WUXIA, "kick", "b", scenario=given)
    assert skill_odds(WUXIA, "kick", "b", "a", scenario=given).hit == 1.0


@pytest.mark.parametrize(
    ("skill", "by", "reason", "attacks"),
    [
        (
            "songgen_gong",
            None,
            'there is no attack "songgen_gong" of song_jingyan: it is for defense',
            ["qingya_jian", "luohui_jian"],
        ),
        (
            "qingya_bu:1",
            "mo_qi",
            'there is no attack "qingya_bu" of mo_qi: it is for movement',
            ["chixie_zhao", "duwei_ci", "hongsha_wu"],
        ),
    ],
)
def test_a_skill_that_is_not_an_attack_is_refused_with_the_attacks_of_the_fighter(
    skill: str, by: str | None, reason: str, attacks: list[str]
) -> None:
    with pytest.raises(Rejected) as caught:
        skill_odds(WUXIA, skill, "huijue", by)
    assert (caught.value.reason, caught.value.legal) == (reason, attacks)


def test_another_game_has_no_skills() -> None:
    with pytest.raises(Rejected, match="duel has no skills"):
        skill_odds(Duel(), "palm", "b")


def test_the_odds_are_plain_data() -> None:
    odds = skill_odds(WUXIA, "qingya_jian", "huijue")
    assert read_json(encode(odds), SkillOdds) == odds


def test_few_damage_values_are_listed_one_by_one() -> None:
    given = scenario([character("a"), character("b")], [skill("palm", base_damage=10, crit_chance=0.25)])
    assert lines(skill_odds(WUXIA, "palm", "b", "a", scenario=given), Names(WUXIA)) == [
        "Palm (palm), tier 1",
        "A (a) attacks B (b), who has 100 hp (exact)",
        "hit 100.0 %: critical 25.0 %, partial 0.0 %",
        "miss 0.0 %: dodged 0.0 %, inaccurate 0.0 %",
        "average damage 28.00; defeated in one strike 0.0 %",
        "25  75.0 % ████████████████████████████████████████",
        "37  25.0 % █████████████",
    ]


def test_many_damage_values_are_grouped_in_ranges() -> None:
    told = lines(skill_odds(WUXIA, "luohui_jian", "jiang_batian"), Names(WUXIA))[5:]
    assert 2 <= len(told) <= 20
    assert told[0].startswith("35-37 ")
    assert told[-1].strip().startswith("89 ")
    assert all(len(line) <= 80 for line in told)


@pytest.mark.parametrize(
    ("lang", "first", "third"),
    [
        ("en", "Green Cliff Sword (qingya_jian), tier 2", "hit 84.5 %: critical 11.8 %, "),
        ("fr", "Épée de la Falaise verte (qingya_jian), degré 2", "touché 84,5 % : critique 11,8 %, "),
        ("pt", "Espada do Penhasco Verde (qingya_jian), grau 2", "acerto 84,5 %: crítico 11,8 %, "),
        ("zh", "青崖剑法 (qingya_jian)，第 2 重", "命中 84.5 %：其中暴击 11.8 %，部分命中 16.6 %"),
    ],
)
def test_the_odds_are_reported_in_every_language(lang: str, first: str, third: str) -> None:
    told = lines(skill_odds(WUXIA, "qingya_jian:2", "jiang_batian"), Names(WUXIA, lang))
    assert told[0] == first
    assert told[2].startswith(third)
    assert not any("lab-" in line for line in told)
