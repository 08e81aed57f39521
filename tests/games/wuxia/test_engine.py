"""The simulator: one generator, the same rules, and words for what happened."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.wuxia.positions import PALM, WUXIA, fighter, skills_of
from turnwright.games.wuxia import (
    BattleEvent,
    BattleSimulator,
    DataManager,
    EquippedSkill,
    GameState,
    HeuristicAI,
    Narrator,
    map_event_for_narration,
)
from turnwright.games.wuxia.clock import ATBClock
from turnwright.kernel.codec import encode
from turnwright.kernel.dice import Tray
from turnwright.kernel.dice_random import as_random
from turnwright.kernel.match import Match

DATA = DataManager()


def battle(rng: Random, *sides: tuple[str, ...]) -> BattleSimulator:
    skills = DATA.load_skills()
    fighters = [DATA.character(who, f"team {i}") for i, side in enumerate(sides) for who in side]
    return BattleSimulator(GameState(fighters), HeuristicAI(skills), DATA.clock(), rng)


def test_the_same_seed_gives_the_same_fight() -> None:
    told = [encode(battle(Random(7), ("huijue", "mo_qi"), ("bai_ting", "zhiyuan")).run_to_completion())]
    told.append(encode(battle(Random(7), ("mo_qi", "huijue"), ("zhiyuan", "bai_ting")).run_to_completion()))
    assert told[0] == told[1]
    assert told[0] != encode(
        battle(Random(8), ("huijue", "mo_qi"), ("bai_ting", "zhiyuan")).run_to_completion()
    )


def test_without_a_generator_the_seed_of_the_configuration_is_taken(tmp_path: Path) -> None:
    given = battle(DATA.rng(), ("huijue",), ("mo_qi",)).run_to_completion()
    fighters = [DATA.character("huijue", "team 0"), DATA.character("mo_qi", "team 1")]
    made = BattleSimulator(GameState(fighters), HeuristicAI(DATA.load_skills()), DATA.clock())
    assert encode(made.run_to_completion()) == encode(given)
    assert DATA.rng().random() == Random(DATA.load_config().rng_seed).random()
    assert DATA.rng(5).random() == Random(5).random()
    (tmp_path / "config.json").write_text('{"rng_seed": 42}')
    assert DataManager(tmp_path).rng().random() == Random(42).random()


def test_three_sides_fight_until_one_is_left() -> None:
    made = battle(Random(3), ("huijue",), ("mo_qi",), ("bai_ting",))
    made.run_to_completion()
    assert made.reason == "last_standing"
    assert len({each.team for each in made.state.living()}) == 1
    assert made.state.is_battle_over()


def test_the_simulator_and_a_match_play_the_same_fight() -> None:
    bot = WUXIA.bots()["heuristic"]
    match = Match(WUXIA, "pairs", seed=11, seats=[bot, bot], heard=False)
    while match.outcome is None:
        match.act()
    given = WUXIA.scenarios.load("pairs")
    dice = Tray(11).stream("combat")
    made = battle(as_random(dice), given.first, given.second)
    made.run_to_completion()
    assert made.reason == match.outcome.reason
    assert [encode(one.stats) for one in made.state.actors()] == [
        encode(one.stats) for one in match.state.actors()
    ]
    assert (made.state.turn, made.state.ticks) == (match.state.turn, match.state.ticks)


def test_the_state_has_the_methods_that_were_promised() -> None:
    state = GameState([fighter("b", "y", EquippedSkill("palm")), fighter("a", "x")])
    assert [one.id for one in state.actors()] == ["a", "b"]
    assert state.apply_damage("b", 30) == 30
    assert state.apply_damage("b", 300) == 70
    assert [one.id for one in state.living()] == ["a"]
    assert state.is_battle_over()
    state.spend_qi("a", 40)
    assert state.get("a").stats.qi == 60
    with pytest.raises(ValueError, match="a has 60 qi"):
        state.spend_qi("a", 61)
    with pytest.raises(ValueError, match="does not pay -1"):
        state.spend_qi("a", -1)
    state.set_cooldown("b", "palm", 2)
    state.dec_cooldowns("b")
    assert state.get("b").cooldowns == {"palm": 1}
    state.set_cooldown("b", "palm", -1)
    assert state.get("b").equipped[0].ready_in == 0


def test_an_illegal_command_of_a_custom_ai_is_refused() -> None:
    class Cheat:
        skills = skills_of(palm=PALM)

        def choose_action(self, state: GameState, actor_id: str) -> tuple[str, str, int]:
            return "palm", actor_id, 1

    state = GameState([fighter("a", "x", EquippedSkill("palm")), fighter("b", "y")])
    with pytest.raises(ValueError, match="a cannot attack a"):
        BattleSimulator(state, Cheat(), ATBClock(), Random(1)).step()


def event(**changes: Any) -> BattleEvent:
    fields: dict[str, Any] = {
        "actor_id": "a",
        "target_id": "b",
        "skill_id": "palm",
        "tier": 1,
        "hit": True,
        "critical": False,
        "damage": 41,
        "damage_bucket": "high",
        "share": 0.41,
    }
    return BattleEvent(**{**fields, **changes})


STATE = GameState([fighter("a", "x"), fighter("b", "y")])
SKILLS = skills_of(palm=PALM)


@pytest.mark.parametrize(
    ("changes", "label"),
    [
        ({"hit": False}, "闪避"),
        ({"critical": True, "parried": True}, "暴击"),
        ({"parried": True}, "抵挡"),
        ({}, "攻击"),
    ],
)
def test_an_event_has_its_narrative_type(changes: dict[str, Any], label: str) -> None:
    assert map_event_for_narration(event(**changes), STATE, SKILLS)["narrative_type"] == label


def test_names_are_resolved_and_the_damage_is_a_bucket_and_a_share() -> None:
    told = map_event_for_narration(event(), STATE, SKILLS)
    assert (told["attacker"]["name"], told["target"]["name"], told["skill"]["name"]) == ("A", "B", "Palm")
    assert told["tier_name"] == "palm"
    assert (told["damage_amount"], told["damage_percent"], told["damage_share"]) == (41, "high", 0.41)


def told(catalogue: list[dict[str, Any]], lang: str = "zh", **changes: Any) -> str:
    context = map_event_for_narration(event(**changes), STATE, SKILLS)
    return Narrator(catalogue, Random(1), lang).narrate(context)


def test_without_a_catalogue_there_is_a_plain_phrase_and_a_critical_is_tagged() -> None:
    assert told([]) == "A以Palm击中B，造成41点伤害。"
    assert told([], critical=True).endswith("点伤害。【暴击】")
    assert told([], "en", hit=False) == "B evades A's Palm."


def test_a_turn_that_passes_is_narrated_too() -> None:
    assert told([], "en", skill_id="defend", target_id="", hit=False) == "A takes a defensive stance."


def test_a_phrase_fits_by_type_and_conditions_and_gaps_may_stay_empty() -> None:
    catalogue = [
        {"id": "z", "type": "攻击", "template": "no", "conditions": {"damage_percent": "low"}},
        {"id": "y", "type": "闪避", "template": "no"},
        {"id": "x", "type": "攻击", "template": "{attacker.name}-{nothing.at.all}-{target.id}-{ tier_name }"},
    ]
    assert told(catalogue) == "A--b-palm"


def test_a_phrase_may_name_its_fields_as_the_original_did() -> None:
    assert told([{"id": "x", "narrative_type": "攻击", "text": "{attacker} > {target}"}]) == "A > B"


def test_a_phrase_whose_conditions_hold_comes_before_those_without_conditions() -> None:
    always = [{"id": name, "type": "攻击", "template": "always"} for name in "acdefg"]
    high = {"id": "b", "type": "攻击", "template": "high", "conditions": {"damage_percent": "high"}}
    assert [told([*always, high]) for _ in range(3)] == ["high"] * 3
    assert told([*always, high], damage_bucket="low", damage=4) == "always"
    # With conditions that ask for nothing, a phrase has none.
    assert told([{**always[0], "conditions": {"hit": None}}, high]) == "high"


def test_a_tiers_own_phrase_comes_first() -> None:
    skills = skills_of(palm={**PALM, "narrative_template": "{attacker}!"})
    context = map_event_for_narration(event(), STATE, skills)
    assert Narrator([{"id": "x", "type": "攻击", "template": "no"}]).narrate(context) == "A!"


def shipped(skill_id: str, tier: int, lang: str = "zh", **changes: Any) -> str:
    """What is said of a skill that comes with the game, with the phrases that come with it."""
    said = map_event_for_narration(event(skill_id=skill_id, tier=tier, **changes), STATE, DATA.load_skills())
    return Narrator(DATA.load_templates(), Random(1), lang).narrate(said)


def test_a_tier_that_comes_with_the_game_has_a_phrase_of_its_own() -> None:
    assert shipped("luohui_jian", 3) == "A剑光三闪，落辉三剑·绝学尽出，B失了41点气血。"
    assert shipped("luohui_jian", 3, critical=True) == "A剑光三闪，落辉三剑·绝学尽出，B失了41点气血。【暴击】"
    assert shipped("luohui_jian", 3, "en").startswith("Three flashes of the blade: A ")
    # The phrase is for a hit, so a miss is narrated by the catalogue.
    assert "尽出" not in shipped("luohui_jian", 3, hit=False)
    assert "flashes" not in shipped("luohui_jian", 3, "en", hit=False)


def test_a_tiers_phrase_that_is_not_there_in_a_language_leaves_it_to_the_catalogue() -> None:
    phrase = {"narrative_template": "{attacker}!", "translations": {"fr": "{attacker} !"}}
    context = map_event_for_narration(event(), STATE, skills_of(palm={**PALM, **phrase}))
    said = [Narrator(lang=lang).narrate(context) for lang in ("zh", "fr", "en")]
    assert said == ["A!", "A !", "A hits B with Palm for 41."]


def test_a_phrase_with_a_condition_is_used_only_when_it_holds() -> None:
    catalogue = [one for one in DATA.load_templates() if one["id"] in ("attack-low", "attack-high")]
    assert told(catalogue, damage_bucket="low", damage=4) == "A的「Palm」只擦过B，伤4点。"
    assert told(catalogue) == "A「Palm」势大力沉，B连退数步，重伤41点！"
    # Neither fits, so the plain phrase is used.
    assert told(catalogue, damage_bucket="medium", damage=20) == "A以Palm击中B，造成20点伤害。"


def test_a_gap_that_nothing_fills_is_empty() -> None:
    catalogue = [{"id": "x", "type": "攻击", "template": "[{weather}|{attacker.age}|{damage_amount.more}]"}]
    assert told(catalogue) == "[||]"


def test_phrases_are_drawn_from_the_generator_in_the_order_of_their_ids() -> None:
    catalogue = [{"id": name, "type": "攻击", "template": name} for name in "cab"]
    assert told(catalogue) == told(catalogue[::-1])
    context = map_event_for_narration(event(), STATE, SKILLS)
    narrator = Narrator(catalogue, Random(5))
    assert {narrator.narrate(context) for _ in range(50)} == {"a", "b", "c"}


@pytest.mark.parametrize("lang", ["zh", "en", "pt", "fr"])
def test_a_whole_fight_can_be_narrated(lang: str) -> None:
    made = battle(Random(2), ("song_jingyan",), ("jiang_batian",))
    narrator = Narrator(DATA.load_templates(), made.rng, lang)
    lines = [
        narrator.narrate(made.map_event_for_narration(one))
        for one in made.run_to_completion()
        if isinstance(one, BattleEvent)
    ]
    assert lines
    assert not any("{" in line for line in lines)
