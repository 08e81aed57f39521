"""The plain actions: Dodge, Disengage, Hide, Search, Help, Grapple, Shove, Escape, Stabilize, Surrender."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import BOW, built, creature, fight
from turnwright import Policy
from turnwright.games.tactics.commands import (
    Dash,
    Disengage,
    Dodge,
    Escape,
    Grapple,
    Help,
    Hide,
    MeleeAttack,
    Move,
    RangedAttack,
    ReadyAction,
    Search,
    Shove,
    SpellCast,
    Stabilize,
    Surrender,
    UseItem,
)
from turnwright.games.tactics.events import (
    AttackRolled,
    CheckRolled,
    ConditionApplied,
    ConditionEnded,
    Left,
    Moved,
    SaveRolled,
)
from turnwright.story.catalogue import Catalogue

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

HERO = creature("hero")
GOBLIN = creature("goblin")
BOTS = (Policy(), Policy())


def rolled(events: list[Any]) -> AttackRolled:
    return next(event for event in events if isinstance(event, AttackRolled))


def test_dodge_gives_attackers_disadvantage_until_the_next_turn() -> None:
    # SRD: Dodge.
    stage = fight("Ab", [15, 15, 3], A=HERO, b=GOBLIN)
    stage.do(Dodge("hero"))
    stage.end("hero")
    assert rolled(stage.do(MeleeAttack("goblin", "hero"), done=True)).down == ("dodging",)
    stage.end("goblin")
    assert stage.has("hero") == []


@pytest.mark.parametrize(("ability", "dice"), [("DEX", [3, 15]), ("WIS", [15])])
def test_dodge_gives_advantage_on_dexterity_saves_alone(ability: str, dice: list[int]) -> None:
    # SRD: Dodge.
    effect = {"save": ability, "dc": 12, "fail": [{"damage": "5 fire"}]}
    burst = {"id": "burst", "name": "Burst", "range": 60, "effects": [effect]}
    stage = fight("Ab", dice, A=HERO, b=creature("goblin", powers=[burst]))
    stage.do(Dodge("hero"))
    stage.end("hero")
    stage.do(SpellCast("goblin", "burst", target="hero"), done=True)
    assert stage.who("hero").current_hp == 20


@pytest.mark.parametrize(("level", "cunning"), [(1, False), (2, True)])
def test_rogues_have_cunning_action_from_level_2(level: int, cunning: bool) -> None:
    # SRD: Cunning Action.
    stage = fight("A...b", A=built("rogue", level), b=GOBLIN)
    stage.who("rogue").used_action = True
    for command in (Dash("rogue"), Disengage("rogue")):
        assert (command in stage.match.game.options(stage.state, 1)) is cunning


def test_disengage_and_dash_cost_the_action_or_a_bonus_action_by_feature() -> None:
    # SRD: Cunning Action.
    stage = fight("Ab", A=HERO, b=GOBLIN)
    refusal = stage.refused(Disengage("hero", "BONUS"))
    assert (refusal.code, refusal.legal) == ("no-feature", ["ACTION"])
    sly = fight("A.b", A=creature("hero", traits=["cunning_action"]), b=GOBLIN)
    sly.do(Dash("hero"))
    assert (sly.who("hero").used_action, sly.who("hero").used_bonus_action) == (False, True)
    sly.do(Disengage("hero"))
    assert sly.who("hero").used_action
    asked = fight("A.b", A=creature("hero", traits=["cunning_action"]), b=GOBLIN)
    asked.do(Dash("hero", "ACTION"))
    assert (asked.who("hero").used_action, asked.who("hero").used_bonus_action) == (True, False)
    assert asked.refused(Dodge("hero")).reason == "the action of this turn has been used"


def test_disengage_is_for_the_rest_of_the_turn_and_a_readied_walk_provokes() -> None:
    # SRD: Disengage; Ready.
    walk = '{"intent": "MOVE", "actor": "hero", "to": "0, 0"}'
    stage = fight(
        ".Ab\n...", [15, 3], A=creature("hero", traits=["cunning_action"]), b=creature("goblin"), seats=BOTS
    )
    stage.do(Disengage("hero", "BONUS"))
    assert stage.has("hero") == ["disengaged"]
    stage.do(ReadyAction("hero", "enemy moves", walk))
    stage.end("hero")
    assert "disengaged" not in stage.has("hero")
    stage.do(Move("goblin", "2, 1"))
    assert (stage.at("hero"), stage.who("hero").current_hp) == ((0, 0), 15)


def test_nimble_escape_disengages_and_hides_but_does_not_dash_as_a_bonus_action() -> None:
    # SRD: Nimble Escape.
    stage = fight("A.b", A=creature("hero", traits=["nimble_escape"]), b=GOBLIN)
    assert stage.refused(Dash("hero", "BONUS")).code == "no-feature"
    stage.do(Disengage("hero", "BONUS"))


# Hide and Search


def hidden(dice: list[int], **fields: Any) -> Any:
    """A hero behind a wall who tries to hide, and a goblin who has not seen it."""
    keen = creature("goblin", passive=fields.pop("passive", 10))
    return fight(
        "A#.\n.#b\n...", dice, A=creature("hero", skills={"stealth": 5}, **fields), b=keen, seats=BOTS
    )


def test_hide_needs_a_dc_of_15() -> None:
    # SRD: Hide.
    stage = hidden([10])
    events = stage.do(Hide("hero"), done=True)
    assert CheckRolled("hero", "stealth", 15, 15, True, "hide") in events
    assert stage.has("hero") == ["hidden"]
    assert stage.who("hero").stealth == 15
    failed = hidden([9])
    failed.do(Hide("hero"), done=True)
    assert failed.has("hero") == []


def test_hide_not_in_plain_sight() -> None:
    # SRD: Hide.
    stage = fight("A.b", A=HERO, b=GOBLIN)
    refusal = stage.refused(Hide("hero"))
    assert (refusal.code, refusal.reason) == ("in-sight", "goblin sees hero")


def test_hide_the_refusal_names_an_observer_and_no_hidden_creature() -> None:
    stage = fight("A.b\n..c", A=HERO, b=GOBLIN, c=creature("orc"))
    stage.put("goblin", "hidden")
    refusal = stage.refused(Hide("hero"))
    assert refusal.reason == "orc sees hero"
    explained = stage.match.game.presenter.explain(stage.state, refusal)
    said = {lang: Catalogue("turnwright.games.tactics", lang).tell(explained) for lang in ("en", "fr", "pt")}
    assert said == {"en": "Orc can see it", "fr": "Orc peut la voir", "pt": "Orc pode vê-la"}


def test_hide_behind_three_quarters_cover_is_enough() -> None:
    # SRD: Hide.
    stage = fight("A..Ob", [15], b=creature("goblin"), A=HERO)
    stage.do(Hide("goblin"), done=True)
    assert stage.has("goblin") == ["hidden"]


def test_hide_an_attack_has_advantage_and_gives_the_attacker_away() -> None:
    # SRD: Hide.
    stage = fight(
        "A#.\n.#b\n...", [10, 15, 15, 3], A=creature("hero", attacks=[BOW], skills={"stealth": 5}), b=GOBLIN
    )
    stage.do(Hide("hero"))
    stage.end("hero", "goblin")
    stage.do(Move("hero", "1, 2"))
    assert stage.has("hero") == ["hidden"]
    event = rolled(stage.do(RangedAttack("hero", "goblin"), done=True))
    assert event.up == ("unseen",)
    assert stage.has("hero") == []


def test_passive_perception_finds_a_creature_that_comes_into_clear_sight() -> None:
    # SRD: Passive Perception.
    stage = hidden([10], passive=15)
    stage.do(Hide("hero"))
    events = stage.do(Move("hero", "1, 2"), done=True)
    assert ConditionEnded("hero", "hidden") in events


def test_passive_perception_is_5_less_with_disadvantage_on_checks() -> None:
    # SRD: Passive Perception.
    stage = hidden([10], passive=19)
    stage.put("goblin", "poisoned")
    stage.do(Hide("hero"))
    stage.do(Move("hero", "1, 2"))
    assert stage.has("hero") == ["hidden"]
    keen = hidden([10], passive=20)
    keen.put("goblin", "poisoned")
    keen.do(Hide("hero"))
    keen.do(Move("hero", "1, 2"))
    assert keen.has("hero") == []


def test_hide_in_5_1_a_creature_in_plain_sight_is_found() -> None:
    # SRD 5.1: Hiding.
    stage = fight("A#.\n.#b\n...", [10], A=creature("hero", skills={"stealth": 5}), b=GOBLIN, rules="5.1")
    stage.do(Hide("hero"))
    stage.do(Move("hero", "1, 2"), done=True)
    assert stage.has("hero") == []


@pytest.mark.parametrize(("natural", "gone"), [(6, True), (5, False)])
def test_hide_in_5_1_is_a_check_against_passive_perception(natural: int, gone: bool) -> None:
    # SRD 5.1: Hiding; Passive Checks.
    stage = fight("A#.\n.#b", [natural], A=creature("hero", skills={"stealth": 5}), b=GOBLIN, rules="5.1")
    events = stage.do(Hide("hero"), done=True)
    assert CheckRolled("hero", "stealth", natural + 5, 11, gone, "hide") in events
    assert (stage.has("hero") == ["hidden"]) is gone


def test_hide_in_5_1_a_creature_that_can_neither_see_nor_hear_notices_nothing() -> None:
    # SRD 5.1: Hiding.
    sly = creature("hero", skills={"stealth": 5})
    stage = fight("A#.\n.#b", [1], A=sly, b=GOBLIN, rules="5.1", tokens={"b": {"conditions": ["deafened"]}})
    stage.do(Hide("hero"), done=True)
    assert stage.has("hero") == ["hidden"]


def test_search_finds_a_creature_unless_it_hid_better() -> None:
    # SRD: Search.
    for natural, found in ((15, True), (14, False)):
        stage = hidden([10, natural])
        stage.do(Hide("hero"))
        stage.end("hero")
        events = stage.do(Search("goblin"), done=True)
        assert (stage.has("hero") == []) == found
        # The total of a Hide check stays hidden.
        assert CheckRolled("goblin", "perception", natural, 0, found, "search") in events


def test_search_is_not_made_where_no_creature_hides() -> None:
    stage = fight("A.b", [20], A=HERO, b=GOBLIN)
    assert CheckRolled("hero", "perception", 20, 0, False, "search") in stage.do(Search("hero"), done=True)


def test_hidden_creatures_cannot_be_targeted() -> None:
    # SRD: Hide; Unseen Attackers and Targets.
    stage = hidden([10])
    stage.do(Hide("hero"))
    stage.end("hero")
    refusal = stage.refused(MeleeAttack("goblin", "hero"))
    assert (refusal.code, refusal.reason, refusal.legal) == ("unseen", "the position of hero is unknown", [])


def test_hidden_steps_are_not_shown_to_the_other_side() -> None:
    stage = hidden([10])
    stage.do(Hide("hero"))
    stage.do(Move("hero", "0, 1"))
    assert stage.step.seen_by(1) == [Moved("hero", 0, 1, 25)]
    assert stage.step.seen_by(0) == []


def test_hidden_creatures_are_found_by_walking_into_them() -> None:
    # SRD: Hide; Unseen Attackers and Targets.
    stage = hidden([10])
    stage.do(Hide("hero"))
    stage.end("hero")
    stage.do(Move("goblin", "0, 2"))
    events = stage.do(Move("goblin", "0, 0"))
    assert ConditionEnded("hero", "hidden") in events
    assert stage.at("goblin") == (0, 1)


# Help


def test_help_gives_advantage_on_one_attack_against_the_distracted_enemy() -> None:
    # SRD: Help.
    stage = fight("AbC\n.d.", [5], A=HERO, C=creature("friend"), b=GOBLIN, d=creature("orc"))
    stage.do(Help("hero", "", "goblin"))
    stage.end("hero")
    assert rolled(stage.do(MeleeAttack("friend", "orc"))).up == ()
    assert stage.has("goblin") == ["distracted"]
    stage = fight("AbC\n.d.", [5, 15, 3], A=HERO, C=creature("friend"), b=GOBLIN, d=creature("orc"))
    stage.do(Help("hero", "", "goblin"))
    stage.end("hero")
    assert rolled(stage.do(MeleeAttack("friend", "goblin"), done=True)).up == ("helped",)
    assert stage.has("goblin") == []


def test_help_is_for_whichever_ally_attacks_first() -> None:
    # SRD: Help: the next attack roll by one of your allies. The named ally is not bound to it.
    stage = fight("AbC\n.D.", [5, 15, 3], A=HERO, C=creature("friend"), D=creature("other"), b=GOBLIN)
    stage.do(Help("hero", "friend", "goblin"))
    stage.end("hero", "friend")
    assert rolled(stage.do(MeleeAttack("other", "goblin"), done=True)).up == ("helped",)
    assert stage.has("goblin") == []


def test_help_in_5_1_is_for_the_ally_that_it_is_given_to() -> None:
    # SRD 5.1: Help.
    cast = {"A": HERO, "C": creature("friend"), "D": creature("other"), "b": GOBLIN}
    stage = fight("AbC\n.D.", [5, 5, 15, 3], rules="5.1", **cast)
    assert stage.refused(Help("hero", "", "goblin")).legal == ["friend", "other"]
    stage.do(Help("hero", "other", "goblin"))
    stage.end("hero")
    assert rolled(stage.do(MeleeAttack("friend", "goblin"))).up == ()
    stage.end("friend")
    assert rolled(stage.do(MeleeAttack("other", "goblin"), done=True)).up == ("helped",)


def test_help_needs_an_enemy_within_5_feet_and_an_ally() -> None:
    # SRD: Help.
    stage = fight("A..b\nC...", A=HERO, C=creature("friend"), b=GOBLIN)
    assert stage.refused(Help("hero", "friend")).reason == "no enemy is within 5 ft"
    assert stage.refused(Help("hero", "goblin")).legal == ["friend"]
    near = fight("Ab\nCd", A=HERO, C=creature("friend"), b=GOBLIN, d=creature("orc"))
    assert near.refused(Help("hero", "friend", "dragon")).legal == ["goblin", "orc"]


def test_help_is_gone_at_the_start_of_the_helpers_next_turn() -> None:
    # SRD: Help.
    stage = fight("AbC", A=HERO, C=creature("friend"), b=GOBLIN)
    stage.do(Help("hero", "friend"))
    assert stage.has("goblin") == ["distracted"]
    stage.end("hero", "friend", "goblin")
    assert stage.has("goblin") == []


# Unarmed Strike: grapple and shove


def test_grapple_the_target_saves_with_strength_or_dexterity() -> None:
    # SRD: Unarmed Strike [Grapple].
    strong = creature("hero", scores=[16, 10, 10, 10, 10, 10], proficiency=2)
    for natural, held in ((12, True), (13, False)):
        stage = fight("Ab", [natural], A=strong, b=GOBLIN)
        stage.do(Grapple("hero", "goblin"), done=True)
        assert (stage.has("goblin") == ["grappled"]) == held


@pytest.mark.parametrize(("bound", "ability"), [([], "DEX"), (["restrained"], "STR")])
def test_grapple_the_target_chooses_the_ability_that_serves_it_better(bound: list[str], ability: str) -> None:
    # SRD: Unarmed Strike [Grapple]; Restrained: disadvantage on DEX saves.
    nimble = creature("goblin", scores=[10, 12, 10, 10, 10, 10])
    stage = fight("Ab", [9], A=HERO, b=nimble, tokens={"b": {"conditions": bound}})
    events = stage.do(Grapple("hero", "goblin"), done=True)
    assert [event.ability for event in events if isinstance(event, SaveRolled)] == [ability]


def test_grapple_in_5_1_is_a_contest_of_athletics() -> None:
    # SRD 5.1: Grappling.
    for theirs, held in ((11, True), (12, False)):
        stage = fight("Ab", [12, theirs], A=HERO, b=GOBLIN, rules="5.1")
        stage.do(Grapple("hero", "goblin"), done=True)
        assert (stage.has("goblin") == ["grappled"]) == held


def test_grapple_reaches_5_feet_and_one_size_more() -> None:
    # SRD: Unarmed Strike [Grapple].
    stage = fight("A.b", A=HERO, b=GOBLIN)
    assert stage.refused(Grapple("hero", "goblin")).reason == "goblin is 10 ft away, the reach is 5"
    giant = fight("Ab..\n....\n....", A=HERO, b=creature("giant", size="huge"))
    assert giant.refused(Grapple("hero", "giant")).code == "too-large"


def test_escape_a_check_against_the_escape_dc() -> None:
    # SRD: Grappling [Ending a Grapple].
    for natural, free in ((10, True), (9, False)):
        stage = fight("Ab", [5, natural], A=HERO, b=GOBLIN)
        stage.do(Grapple("hero", "goblin"))
        stage.end("hero")
        stage.do(Escape("goblin"), done=True)
        assert (stage.has("goblin") == []) == free


def test_escape_in_5_1_is_a_contest_with_the_grappler() -> None:
    # SRD 5.1: Escaping a Grapple.
    for natural, free in ((13, True), (12, False)):
        stage = fight("Ab", [15, 5, 12, natural], A=HERO, b=GOBLIN, rules="5.1")
        stage.do(Grapple("hero", "goblin"))
        stage.end("hero")
        stage.do(Escape("goblin"), done=True)
        assert (stage.has("goblin") == []) == free


def test_escape_out_of_a_web_by_athletics_alone() -> None:
    # SRD: Web: a Strength (Athletics) check; out of a grapple acrobatics helps too.
    spray = {"id": "spray", "name": "Spray", "range": 60, "effects": [{"condition": "restrained"}]}
    spider = creature("spider", powers=[{**spray, "dc": 12}])
    agile = creature("hero", skills={"acrobatics": 9})
    stage = fight("bA", [11], b=spider, A=agile)
    stage.do(SpellCast("spider", "spray", target="hero"))
    stage.end("spider")
    events = stage.do(Escape("hero"), done=True)
    assert CheckRolled("hero", "athletics", 11, 12, False, "escape") in events
    held = fight("bA", [5, 11], b=spider, A=agile)
    held.do(Grapple("spider", "hero"))
    held.end("spider")
    events = held.do(Escape("hero"), done=True)
    assert CheckRolled("hero", "acrobatics", 20, 10, True, "escape") in events


def test_escape_when_nothing_holds_one_is_refused() -> None:
    # SRD: Grappling [Ending a Grapple].
    stage = fight("Ab", A=HERO, b=GOBLIN)
    assert stage.refused(Escape("hero")).reason == "nothing holds hero"


def test_ending_a_grapple_when_the_two_are_moved_out_of_reach() -> None:
    # SRD: Grappling [Ending a Grapple].
    blast = {"id": "blast", "name": "Blast", "range": 30, "effects": [{"move": "push", "feet": 10}]}
    stage = fight(
        "CbA...", [5], b=GOBLIN, A=HERO, C=creature("friend", powers=[{**blast, "whom": "creature"}])
    )
    stage.do(Grapple("goblin", "hero"))
    stage.end("goblin", "hero")
    events = stage.do(SpellCast("friend", "blast", target="hero"), done=True)
    assert stage.at("hero") == (4, 0)
    assert ConditionEnded("hero", "grappled") in events


def test_shove_pushes_5_feet_or_over() -> None:
    # SRD: Unarmed Strike [Shove].
    stage = fight("Ab..", [5], A=HERO, b=GOBLIN)
    stage.do(Shove("hero", "goblin"), done=True)
    assert stage.at("goblin") == (2, 0)
    over = fight("Ab..", [5], A=HERO, b=GOBLIN)
    events = over.do(Shove("hero", "goblin", "PRONE"), done=True)
    assert ConditionApplied("goblin", "prone", "hero") in events
    assert over.has("goblin") == ["prone"]


def test_shove_in_5_1_is_a_contest_of_athletics() -> None:
    # SRD 5.1: Shoving a Creature.
    for theirs, pushed in ((11, True), (12, False)):
        stage = fight("Ab..", [12, theirs], A=HERO, b=GOBLIN, rules="5.1")
        stage.do(Shove("hero", "goblin"))
        assert (stage.at("goblin") == (2, 0)) == pushed


def test_grapple_and_shove_in_5_1_need_no_contest_with_the_incapacitated() -> None:
    # SRD 5.1: Grappling, Shoving a Creature; in 5.2 who can neither save with STR nor DEX fails.
    for rules, condition, dice in (
        ("5.1", "incapacitated", []),
        ("5.2", "incapacitated", [5]),
        ("5.2", "stunned", []),
    ):
        stage = fight("Ab..", dice, A=HERO, b=GOBLIN, rules=rules)
        stage.put("goblin", condition)
        stage.do(Shove("hero", "goblin"))
        assert stage.at("goblin") == (2, 0)


def test_shove_down_a_cliff_makes_the_target_prone() -> None:
    # SRD: Falling [Hazard].
    stage = fight("4A4\n4b4\n...", [5, 3, 6], A=HERO, b=GOBLIN, under="4")
    assert ConditionApplied("goblin", "prone", "hero") in stage.do(Shove("hero", "goblin"), done=True)


def test_shove_against_a_wall_moves_no_creature() -> None:
    # SRD: Unarmed Strike [Shove].
    stage = fight("Ab#", [5], A=HERO, b=GOBLIN)
    stage.do(Shove("hero", "goblin"), done=True)
    assert stage.at("goblin") == (1, 0)


def test_grapple_and_shove_take_one_attack_of_several() -> None:
    # SRD: Unarmed Strike; Extra Attack.
    twice = {"id": "bran", "name": "Bran", "kind": "humanoid", "level": 5, "hp": 40}
    bran = {**twice, "scores": [16, 10, 10, 10, 10, 10], "weapons": ["longsword"], "attacks_per_action": 2}
    stage = fight("Ab", [5, 15, 3, 3], A=bran, b=GOBLIN)
    stage.do(Shove("bran", "goblin", "PRONE"))
    assert rolled(stage.do(MeleeAttack("bran", "goblin"), done=True)).up == ("prone",)
    assert stage.refused(Shove("bran", "goblin")).code == "no-action"


# The rest


def test_stabilize_a_check_of_medicine_against_10() -> None:
    # SRD: Stabilizing a Character.
    for natural, stable in ((10, True), (9, False)):
        fallen = creature("friend", traits=["death_saves"])
        stage = fight("AC.b", [natural], A=HERO, C=fallen, b=GOBLIN)
        stage.who("friend").current_hp = 0
        stage.do(Stabilize("hero", "friend"), done=True)
        assert ("stable" in stage.has("friend")) == stable


def test_stabilize_is_for_the_dying_within_5_feet() -> None:
    # SRD: Stabilizing a Character.
    stage = fight("A.C.b", A=HERO, C=creature("friend", traits=["death_saves"]), b=GOBLIN)
    assert stage.refused(Stabilize("hero", "friend")).reason == "friend is not dying"


def test_surrender_leaves_the_fight() -> None:
    stage = fight("A.b\n...\n..c", b=GOBLIN, A=HERO, c=creature("orc"))
    assert Left("goblin", "surrendered") in stage.do(Surrender("goblin"))
    assert stage.who("goblin").gone == "surrendered"
    assert stage.state.active().creature_id == "hero"


def test_use_item_heals_and_is_used_up() -> None:
    # SRD: Utilize; Potions.
    bran = {"id": "bran", "name": "Bran", "kind": "humanoid", "level": 1, "hp": 20, "scores": [10] * 6}
    hero = {**bran, "items": {"potion_of_healing": 1}, "weapons": ["club"]}
    stage = fight("A.b", [3, 4], A=hero, b=GOBLIN, tokens={"A": {"hp": 5}})
    assert stage.refused(UseItem("bran", "potion_of_healing", using="ACTION")).legal == ["BONUS"]
    stage.do(UseItem("bran", "potion_of_healing"), done=True)
    assert stage.who("bran").current_hp == 14
    assert stage.who("bran").used_bonus_action
    stage.end("bran", "goblin")
    assert stage.refused(UseItem("bran", "potion_of_healing")).code == "no-item"
    assert stage.refused(UseItem("bran", "wand")).reason == "bran has no 'wand'"


def test_use_item_in_5_1_a_potion_takes_the_action() -> None:
    bran = {"id": "bran", "name": "Bran", "kind": "humanoid", "level": 1, "hp": 20, "scores": [10] * 6}
    hero = {**bran, "items": {"potion_of_healing": 1}, "weapons": ["club"]}
    stage = fight("A.b", [3, 4], A=hero, b=GOBLIN, rules="5.1", tokens={"A": {"hp": 5}})
    stage.do(UseItem("bran", "potion_of_healing"), done=True)
    assert (stage.who("bran").used_action, stage.who("bran").used_bonus_action) == (True, False)
