"""Spells that change a weapon, help checks, or let one climb, leap and fall, each by its rule."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import CLUB, caster, creature, fight
from turnwright.games.tactics.bots.heuristic import decide
from turnwright.games.tactics.commands import (
    CantripCast,
    EndTurn,
    Hide,
    MeleeAttack,
    Shove,
    SpellCast,
)
from turnwright.games.tactics.events import AttackRolled, CheckRolled, DamageDealt, ReactionTaken
from turnwright.games.tactics.forecast import outcomes
from turnwright.games.tactics.forecast.preview import preview
from turnwright.games.tactics.map.pathing import CLIMBER
from turnwright.games.tactics.rules.core import position, saves
from turnwright.games.tactics.rules.magic import zones
from turnwright.games.tactics.rules.movement import walk

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

GOBLIN = creature("goblin", hp=60)
SWORD = {**CLUB, "id": "sword", "name": "Sword", "hit": [{"damage": "1d6 slashing"}]}


def mage(*spells: str, **fields: Any) -> dict[str, Any]:
    return caster("mage", *({"id": spell} for spell in spells), **fields)


def wounds(events: list[Any]) -> list[tuple[int, str]]:
    return [(event.amount, event.damage_type) for event in events if isinstance(event, DamageDealt)]


# True Strike, Shillelagh, Alter Self: a weapon that is changed


def test_true_strike_hits_by_spellcasting_and_is_radiant() -> None:
    # INT 16 and a proficiency of 3 at level 5; a d6 more from that level on.
    stage = fight("Ab", [10, 5, 4], A=mage("true_strike"), b=GOBLIN)
    events = stage.do(CantripCast("mage", "true_strike", "goblin"), done=True)
    (roll,) = [event for event in events if isinstance(event, AttackRolled)]
    assert roll.total == 10 + 6
    assert wounds(events) == [(5 + 3 + 4, "radiant")]


@pytest.mark.parametrize(("level", "most"), [(1, 8 + 3), (5, 8 + 3 + 6), (11, 8 + 3 + 12), (17, 8 + 3 + 18)])
def test_true_strike_grows_with_the_level(level: int, most: int) -> None:
    stage = fight("Ab", [], A=mage("true_strike", level=level), b=GOBLIN)
    shown = preview(stage.state, 1, CantripCast("mage", "true_strike", "goblin"))
    assert shown["targets"][0]["damage"]["max"] == 2 * most - 3


def test_shillelagh_makes_a_staff_strike_by_spellcasting() -> None:
    stage = fight("Ab", [12, 7], A=mage("shillelagh"), b=GOBLIN)
    assert stage.refused(MeleeAttack("mage", "goblin", "shillelagh")).code == "not-yet"
    stage.do(CantripCast("mage", "shillelagh"))
    events = stage.do(MeleeAttack("mage", "goblin", "shillelagh"), done=True)
    assert wounds(events) == [(7 + 3, "force")]


@pytest.mark.parametrize(("level", "dice"), [(1, (1, 8)), (5, (1, 10)), (11, (1, 12)), (17, (2, 6))])
def test_the_die_of_shillelagh_grows(level: int, dice: tuple[int, int]) -> None:
    stage = fight("Ab", [], A=mage("shillelagh", level=level), b=GOBLIN)
    made = stage.who("mage").sheet.attack("shillelagh")
    assert made is not None
    pool = made.hit[0].pool  # type: ignore[attr-defined]
    assert (pool.count, pool.sides, pool.plus) == (*dice, 3)


def test_a_bot_takes_up_its_staff_and_strikes_with_it() -> None:
    stage = fight("Ab", [10, 4], A=mage("shillelagh"), b=GOBLIN)
    assert decide(stage.state, stage.state.arena, 1).command == CantripCast("mage", "shillelagh")
    stage.do(CantripCast("mage", "shillelagh"))
    assert decide(stage.state, stage.state.arena, 1).command == MeleeAttack("mage", "goblin", "shillelagh")
    stage.do(MeleeAttack("mage", "goblin", "shillelagh"), done=True)


def test_a_creature_without_a_staff_cannot_use_it() -> None:
    stage = fight("Ab", [], A=mage("shillelagh", weapons=["dagger"]), b=GOBLIN)
    assert stage.who("mage").sheet.attack("shillelagh") is None


def test_alter_self_gives_claws_as_long_as_it_lasts() -> None:
    stage = fight("Ab", [15, 6], A=mage("alter_self"), b=GOBLIN)
    stage.do(SpellCast("mage", "alter_self"))
    stage.end("mage", "goblin")
    events = stage.do(MeleeAttack("mage", "goblin", "alter_self"), done=True)
    assert wounds(events) == [(6 + 3, "slashing")]


# Guidance, Enhance Ability, Pass without Trace: checks


def hidden(stage: Any, who: str = "mage") -> CheckRolled:
    """The check of a creature that hides behind a wall."""
    (check,) = [event for event in stage.do(Hide(who)) if isinstance(event, CheckRolled)]
    return check


def test_guidance_adds_a_die_to_a_check() -> None:
    stage = fight("A#b", [10, 3], A=mage("guidance"), b=GOBLIN)
    stage.do(CantripCast("mage", "guidance", "mage"))
    stage.end("mage", "goblin")
    assert outcomes.check_chance(stage.state, stage.who("mage"), "stealth", 15) == pytest.approx(
        sum((21 - need) / 20 for need in (14, 13, 12, 11)) / 4
    )
    assert hidden(stage).total == 13


def test_enhance_ability_gives_advantage() -> None:
    stage = fight("A#b", [3, 16], A=mage("enhance_ability"), b=GOBLIN)
    stage.do(SpellCast("mage", "enhance_ability", target="mage"))
    stage.end("mage", "goblin")
    assert hidden(stage).total == 16


def test_pass_without_trace_helps_nearby_allies_hide() -> None:
    friend = creature("friend")
    stage = fight("AB.#b", [2], A=mage("pass_without_trace"), B=friend, b=GOBLIN)
    stage.do(SpellCast("mage", "pass_without_trace"))
    assert "pass_without_trace" in stage.has("friend")
    assert "pass_without_trace" not in stage.has("goblin")
    stage.end("mage")
    assert hidden(stage, "friend").total == 12


# Resistance


def test_resistance_takes_a_die_off_damage_once_a_turn() -> None:
    fencer = creature("fencer", attacks=[SWORD], multiattack=[[{"names": ["sword"], "count": 2}]])
    stage = fight("Ab", [15, 6, 3, 20, 15, 6, 20], A=mage("resistance"), b=fencer)
    stage.do(CantripCast("mage", "resistance", "mage"))
    stage.end("mage")
    shown = preview(stage.state, 0, MeleeAttack("fencer", "mage", "sword"))
    assert shown["targets"][0]["damage"]["min"] == 0
    assert wounds(stage.do(MeleeAttack("fencer", "mage", "sword"))) == [(3, "slashing")]
    assert wounds(stage.do(MeleeAttack("fencer", "mage", "sword"), done=True)) == [(6, "slashing")]


# Heat Metal


def test_heat_metal_burns_at_once_and_again_by_a_bonus_action() -> None:
    stage = fight("A..bc", [4, 4, 1, 5, 5, 20], A=mage("heat_metal"), b=GOBLIN, c=creature("orc"))
    assert wounds(stage.do(SpellCast("mage", "heat_metal", target="goblin"))) == [(8, "fire")]
    assert "scalded" in stage.has("goblin")
    stage.end("mage", "goblin", "orc")
    assert "scalded" not in stage.has("goblin")
    assert stage.refused(SpellCast("mage", "heat_metal_again", target="orc")).code == "wrong-target"
    assert wounds(stage.do(SpellCast("mage", "heat_metal_again", target="goblin"), done=True)) == [
        (10, "fire")
    ]
    assert not stage.who("mage").used_action


# Suggestion, Calm Emotions, Remove Curse


def test_a_creature_under_a_suggestion_does_nothing_until_damaged() -> None:
    stage = fight("A..b", [1, 10, 1, 1], A=mage("suggestion", "fire_bolt"), b=GOBLIN)
    stage.do(SpellCast("mage", "suggestion", target="goblin"))
    assert not stage.who("goblin").may_act()
    stage.end("mage", "goblin")
    stage.do(CantripCast("mage", "fire_bolt", "goblin"), done=True)
    assert stage.who("goblin").may_act()


def test_calm_emotions_ends_fear() -> None:
    stage = fight("A.B.b", [], A=mage("calm_emotions"), B=creature("friend"), b=GOBLIN)
    stage.put("friend", "frightened", "goblin")
    before = stage.who("friend").flags
    stage.do(SpellCast("mage", "calm_emotions", area_center="2, 0"))
    assert stage.who("friend").flags != before
    assert stage.who("friend").flags == 0


def test_remove_curse_ends_only_curses() -> None:
    witch = creature("witch", spells=[{"id": "hex"}, {"id": "faerie_fire"}], spell_ability="INT")
    stage = fight("bA", [], b=witch, A=mage("remove_curse"))
    stage.do(SpellCast("witch", "hex", target="mage"))
    stage.end("witch")
    stage.put("mage", "poisoned")
    stage.do(SpellCast("mage", "remove_curse", target="mage"))
    assert stage.has("mage") == ["poisoned"]
    assert stage.who("witch").concentrates_on == ""


# Blink, Gaseous Form


@pytest.mark.parametrize(("face", "gone"), [(3, False), (4, True)])
def test_a_blinking_creature_is_gone_between_turns_on_a_4_of_a_d6(face: int, gone: bool) -> None:
    dice = [face, 1] if gone else [face, 15, 2, 1]
    stage = fight("Ab", dice, A=mage("blink"), b=GOBLIN)
    stage.do(SpellCast("mage", "blink"))
    stage.end("mage")
    assert ("blinked" in stage.has("mage")) == gone
    if gone:
        assert stage.refused(MeleeAttack("goblin", "mage", "club")).code == "away"
    else:
        stage.do(MeleeAttack("goblin", "mage", "club"))
    assert stage.who("mage").current_hp == (30 if gone else 26)
    stage.end("goblin")
    assert "blinked" not in stage.has("mage")
    stage.end("mage")
    stage.done()


def test_a_cloud_drifts_and_does_nothing() -> None:
    stage = fight("A.b", [], A=mage("gaseous_form"), b=GOBLIN)
    stage.do(SpellCast("mage", "gaseous_form", target="mage"))
    assert position.speed(stage.who("mage")) == 10
    assert not stage.who("mage").may_act()
    assert saves.describe(stage.state, stage.who("mage"), 1, 10, False).advantage() == 1


# Daylight, Spider Climb, Jump, Feather Fall, Goodberry


def test_daylight_dazzles_and_ends_darkness() -> None:
    drow = creature("drow", traits=["sunlight_sensitivity"], spells=[{"id": "darkness"}], spell_ability="INT")
    stage = fight("b....A", [], b=drow, A=mage("daylight"))
    stage.do(SpellCast("drow", "darkness", area_center="3, 0"))
    assert not saves.is_dazzled(stage.state, stage.who("drow"))
    stage.end("drow")
    stage.do(SpellCast("mage", "daylight", area_center="5, 0"))
    assert [zone.power for zone in stage.state.zones] == ["daylight"]
    assert stage.who("drow").concentrates_on == ""
    assert saves.is_dazzled(stage.state, stage.who("drow"))


def test_a_spider_climber_climbs() -> None:
    stage = fight("A.b", [], A=mage("spider_climb"), b=GOBLIN)
    assert not walk.movement_modes(stage.who("mage")) & CLIMBER
    stage.do(SpellCast("mage", "spider_climb", target="mage"))
    assert walk.movement_modes(stage.who("mage")) & CLIMBER


def test_a_jump_of_30_feet_takes_10_feet_of_movement_once_a_turn() -> None:
    stage = fight("A......b", [], A=mage("jump"), b=GOBLIN)
    stage.do(SpellCast("mage", "jump"))
    stage.do(SpellCast("mage", "jump_leap", area_center="6, 0"))
    assert stage.at("mage") == (6, 0)
    assert stage.who("mage").remaining_movement_ft == 20
    assert stage.refused(SpellCast("mage", "jump_leap", area_center="0, 0")).code == "no-uses"


def test_a_creature_that_cannot_move_cannot_leap() -> None:
    stage = fight("A......b", [], A=mage("jump"), b=GOBLIN)
    stage.do(SpellCast("mage", "jump"))
    stage.who("mage").remaining_movement_ft = 5
    refusal = stage.refused(SpellCast("mage", "jump_leap", area_center="6, 0"))
    assert (refusal.code, refusal.reason) == ("no-movement", "jump_leap costs 10 ft of movement")


@pytest.mark.parametrize("caught", [True, False])
def test_feather_fall_prevents_falling_damage(caught: bool) -> None:
    # The goblin shoves a friend off a ledge of 20 feet; the save fails.
    strong = creature("ogre", scores=[18, 10, 10, 10, 10, 10])
    dice = [1] if caught else [1, 3, 4]
    stage = fight(
        "444\n4b4\n4B4\n...\n.A.", dice, b=strong, B=creature("friend"), A=mage("feather_fall"), under="4"
    )
    stage.do(Shove("ogre", "friend", "PUSH"))
    assert stage.asked() == [("mage friend", "feather_fall")]
    events = stage.answer(caught)
    assert any(isinstance(event, ReactionTaken) for event in events) == caught
    assert stage.who("friend").current_hp == (20 if caught else 13)
    assert stage.who("mage").slots[0] == (3 if caught else 4)
    stage.done()


@pytest.mark.parametrize(("rules", "caught"), [("5.2", False), ("5.1", True)])
def test_a_blinded_mage_of_5_1_alone_catches_a_friend_that_falls(rules: str, caught: bool) -> None:
    # SRD: Feather Fall: "you or a creature you can see"; 5.1: "you or a creature".
    strong = creature("ogre", scores=[18, 10, 10, 10, 10, 10])
    dice = [20, 1] if caught else [1, 3, 4]  # in 5.1 a contest
    rows = "444\n4b4\n4B4\n...\n.A."
    cast: dict[str, Any] = {"b": strong, "B": creature("friend"), "A": mage("feather_fall")}
    stage = fight(rows, dice, under="4", rules=rules, **cast)
    stage.put("mage", "blinded")
    stage.do(Shove("ogre", "friend", "PUSH"))
    assert stage.asked() == ([("mage friend", "feather_fall")] if caught else [])
    if caught:
        stage.answer()
    stage.done()
    assert stage.who("friend").current_hp == (20 if caught else 13)


def test_goodberry_heals_1_hit_point() -> None:
    stage = fight("A..b", [], A=mage("goodberry"), b=GOBLIN, tokens={"A": {"hp": 5}})
    stage.do(SpellCast("mage", "goodberry"))
    stage.do(SpellCast("mage", "goodberry_eat"))
    assert stage.who("mage").current_hp == 6


def test_an_image_hides_what_is_behind_it_and_can_be_moved() -> None:
    stage = fight("A.....b", [], A=mage("silent_image"), b=GOBLIN)
    assert position.sees(stage.state, stage.who("goblin"), stage.who("mage"))
    stage.do(SpellCast("mage", "silent_image", area_center="3, 0"))
    assert not position.sees(stage.state, stage.who("goblin"), stage.who("mage"))
    stage.end("mage", "goblin")
    stage.do(SpellCast("mage", "silent_image_move", area_center="5, 0"))
    assert stage.state.zones[0].cells == [4, 5, 6]


def test_plants_grow_and_are_slow_to_walk_through() -> None:
    stage = fight("A.....b", [], A=mage("plant_growth"), b=GOBLIN)
    stage.do(SpellCast("mage", "plant_growth", area_center="3, 0"))
    assert zones.rough(stage.state, stage.who("goblin")) == [0, 1, 2, 3, 4, 5, 6]


def test_a_pack_of_spirits_tears_at_creatures_that_come_near_it() -> None:
    stage = fight("A......b..", [5, 5, 5, 1], A=mage("conjure_animals"), b=GOBLIN)
    stage.do(SpellCast("mage", "conjure_animals", area_center="7, 0"))
    stage.end("mage")
    assert wounds(stage.do(EndTurn("goblin"), done=True)) == [(15, "slashing")]
