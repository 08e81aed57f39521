"""The heuristic: whom it hits, and with what."""

from typing import Any

from games.wuxia.positions import fighter, skills_of
from turnwright.games.wuxia import EquippedSkill, GameState, HeuristicAI, SkillDB, SkillDef, SkillTier
from turnwright.games.wuxia.arena import Arena
from turnwright.games.wuxia.bots.heuristic import best_skill, ranked
from turnwright.games.wuxia.state import Effect


def choice(equipped: list[EquippedSkill], skills: Any, *others: Any, **stats: int) -> Any:
    a = fighter("a", "x", *equipped, **stats)
    return HeuristicAI(skills).choose_action(GameState([a, *others]), "a")


def test_the_target_has_the_lowest_hp_then_the_lowest_defence_then_the_first_id() -> None:
    skills = skills_of(palm={})
    palm = [EquippedSkill("palm")]
    b, c, d = (fighter(name, "y") for name in "bcd")
    assert choice(palm, skills, b, c, d).target_id == "b"
    c.effects.append(Effect("defense_up", -3, 2))
    assert choice(palm, skills, b, c, d).target_id == "c"
    d.stats.defense = 5
    assert choice(palm, skills, b, c, d).target_id == "d"
    c.stats.hp = 90
    assert choice(palm, skills, b, c, d).target_id == "c"
    c.stats.hp = 0
    assert choice(palm, skills, b, c, d).target_id == "d"


def test_the_skill_has_the_most_expected_damage_for_its_cooldown() -> None:
    skills = skills_of(
        slow={"base_damage": 60, "cooldown": 2},
        wild={"base_damage": 40, "hit_chance": 0.4},
        keen={"base_damage": 10, "crit_chance": 0.9, "crit_multiplier": 2.0},
    )
    # Less half the defence of 10: slow 75 / 3 = 25, wild 0.4 x 55 = 22, keen 25 x 1.9 = 47.5.
    assert (
        choice([EquippedSkill(name) for name in ("slow", "wild", "keen")], skills, fighter("b", "y"))[0]
        == "keen"
    )
    assert choice([EquippedSkill(name) for name in ("slow", "wild")], skills, fighter("b", "y"))[0] == "slow"


def test_ties_go_to_the_higher_tier_then_to_the_first_id() -> None:
    tiers = [SkillTier(tier, base_damage=10) for tier in (1, 2)]
    skills = SkillDB([SkillDef(name, name, "掌法", tiers) for name in ("zag", "zig", "zog")])

    def chosen(*equipped: tuple[str, int]) -> tuple[str, int]:
        action = choice([EquippedSkill(*one) for one in equipped], skills, fighter("b", "y"))
        return action.skill_id, action.tier

    assert chosen(("zag", 1), ("zog", 2), ("zig", 1)) == ("zog", 2)
    assert chosen(("zog", 2), ("zag", 1)) == ("zog", 2)
    assert chosen(("zog", 2), ("zig", 2), ("zag", 1)) == ("zig", 2)
    assert chosen(("zig", 2), ("zog", 2), ("zag", 1)) == ("zig", 2)


def test_all_usable_skills_are_ranked_and_the_first_is_the_choice() -> None:
    tiers = [SkillTier(1, base_damage=10), SkillTier(2, base_damage=10), SkillTier(3, qi_cost=1000)]
    skills = SkillDB([SkillDef(name, name, "掌法", tiers) for name in ("zag", "zig", "zog")])
    given = (("zog", 1), ("zag", 1), ("zag", 3), ("zig", 2), ("zog", 2))
    a, b = fighter("a", "x", *[EquippedSkill(*one) for one in given]), fighter("b", "y")
    state = GameState([a, b])
    state.bind(skills)
    found = ranked(state, Arena(), a, b)
    assert [(one.skill_id, one.tier) for one, _ in found] == [("zig", 2), ("zog", 2), ("zag", 1), ("zog", 1)]
    assert {points for _, points in found} == {25.0}
    assert best_skill(state, Arena(), a, b) is found[0][0]


def test_qi_and_cooldowns_are_respected() -> None:
    skills = skills_of(dear={"base_damage": 90, "qi_cost": 50}, cheap={})
    both = [EquippedSkill("dear"), EquippedSkill("cheap")]
    assert choice(both, skills, fighter("b", "y"), qi=50).skill_id == "dear"
    assert choice(both, skills, fighter("b", "y"), qi=49).skill_id == "cheap"
    resting = [EquippedSkill("dear", ready_in=1), EquippedSkill("cheap", ready_in=1)]
    assert choice(resting, skills, fighter("b", "y")) is None


def test_an_area_skill_counts_every_fighter_it_reaches() -> None:
    skills = skills_of(wave={"base_damage": 0, "reach": "all"}, palm={"base_damage": 10})
    both = [EquippedSkill("wave"), EquippedSkill("palm")]
    assert choice(both, skills, fighter("b", "y")).skill_id == "palm"
    assert choice(both, skills, fighter("b", "y"), fighter("c", "y")).skill_id == "wave"
