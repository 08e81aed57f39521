"""Reactions: Opportunity Attacks, Shield, Counterspell, Uncanny Dodge, Ready."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.tactics.stage import BOW, CLUB, PIKE, caster, creature, fight
from turnwright import Policy
from turnwright.games.tactics.commands import (
    CantripCast,
    Disengage,
    EndTurn,
    MeleeAttack,
    Move,
    RangedAttack,
    ReadyAction,
    Shove,
    SpellCast,
)
from turnwright.games.tactics.events import (
    AttackRolled,
    DamageDealt,
    Moved,
    ReactionOffered,
    ReactionTaken,
    SaveRolled,
    SpellBegun,
    SpellCountered,
    SpellResolved,
)

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

HERO = creature("hero")
GOBLIN = creature("goblin")
BOTS = (Policy(), Policy())
FIRE_BOLT = {"id": "fire_bolt"}
FIREBALL = {"id": "fireball"}
SHIELD = {"id": "shield"}
COUNTERSPELL = {"id": "counterspell"}
MISTY_STEP = {"id": "misty_step"}
MISSILES = {"id": "magic_missile"}


def kinds(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]


# Opportunity Attacks


def test_opportunity_attack_is_asked_of_a_person_and_comes_before_the_step() -> None:
    # SRD: Opportunity Attacks.
    stage = fight(".Ab..", [15, 2], A=HERO, b=GOBLIN)
    stage.do(Move("hero", "0, 0"))
    assert stage.asked() == [("goblin hero", "opportunity_attack")]
    events = stage.answer()
    assert kinds(events) == ["ReactionTaken", "AttackRolled", "DamageDealt", "Moved"]
    assert stage.who("goblin").used_reaction
    stage.done()


def test_opportunity_attack_may_be_declined() -> None:
    # SRD: Opportunity Attacks.
    stage = fight(".Ab..", A=HERO, b=GOBLIN)
    stage.do(Move("hero", "0, 0"))
    assert kinds(stage.answer(False)) == ["Moved"]
    assert not stage.who("goblin").used_reaction


def test_opportunity_attack_is_decided_by_a_bot_at_once() -> None:
    # SRD: Opportunity Attacks.
    stage = fight(".Ab..", [15, 2], A=HERO, b=GOBLIN, seats=BOTS)
    assert ReactionTaken("goblin", "opportunity_attack", "hero") in stage.do(Move("hero", "0, 0"), done=True)


def test_opportunity_attack_that_fells_the_mover_ends_the_move_and_the_turn() -> None:
    # SRD: Opportunity Attacks.
    stage = fight(".Ab..", [15, 2], A=creature("hero", hp=3), b=GOBLIN, seats=BOTS)
    events = stage.do(Move("hero", "0, 0"), done=True)
    assert not any(isinstance(event, Moved) for event in events)
    assert stage.who("hero").dead


def test_opportunity_attack_only_when_a_reach_is_left() -> None:
    # SRD: Opportunity Attacks.
    stage = fight("....\n.Ab.\n....", A=HERO, b=GOBLIN)
    stage.do(Move("hero", "1, 0"))
    assert stage.at("hero") == (1, 0)


def test_opportunity_attack_with_reach_comes_when_the_long_reach_is_left() -> None:
    # SRD: Opportunity Attacks.
    stage = fight("....Ab", [15, 2], A=HERO, b=creature("goblin", attacks=[PIKE]), seats=BOTS)
    assert len(stage.do(Move("hero", "3, 0"))) == 1
    events = stage.do(Move("hero", "2, 0"), done=True)
    assert kinds(events) == ["ReactionOffered", "ReactionTaken", "AttackRolled", "DamageDealt", "Moved"]


def test_opportunity_attack_not_after_disengage() -> None:
    # SRD: Opportunity Attacks.
    stage = fight(".Ab..", A=HERO, b=GOBLIN)
    stage.do(Disengage("hero"))
    assert kinds(stage.do(Move("hero", "0, 0"))) == ["Moved"]


def test_opportunity_attack_not_for_a_forced_move() -> None:
    # SRD: Opportunity Attacks.
    stage = fight(".bA..", [5], A=creature("hero"), b=GOBLIN)
    stage.do(Shove("hero", "goblin"), done=True)
    assert stage.at("goblin") == (0, 0)


def test_opportunity_attack_not_for_a_teleport() -> None:
    # SRD: Opportunity Attacks.
    stage = fight(".Ab.....", A=caster("mage", MISTY_STEP), b=GOBLIN)
    events = stage.do(SpellCast("mage", "misty_step", area_center="7, 0"))
    assert stage.at("mage") == (7, 0)
    assert not any(isinstance(event, ReactionOffered) for event in events)


def test_opportunity_attack_takes_the_one_reaction_until_the_next_turn() -> None:
    # SRD: Opportunity Attacks.
    stage = fight(".Ab..\n..C..", [15, 2], A=HERO, C=creature("friend"), b=GOBLIN, seats=BOTS)
    stage.do(Move("hero", "0, 0"))
    stage.end("hero")
    assert kinds(stage.do(Move("friend", "0, 1"), done=True)) == ["Moved", "Moved"]
    stage.end("friend")
    assert not stage.who("goblin").used_reaction


def test_opportunity_attack_needs_sight_of_the_creature_that_leaves() -> None:
    # SRD: Opportunity Attacks.
    stage = fight(".Ab..", A=HERO, b=GOBLIN)
    stage.put("hero", "invisible")
    assert kinds(stage.do(Move("hero", "0, 0"))) == ["Moved"]
    blind = fight(".Ab..", A=HERO, b=GOBLIN, tokens={"b": {"conditions": ["blinded"]}})
    assert kinds(blind.do(Move("hero", "0, 0"))) == ["Moved"]


def test_opportunity_attack_not_by_the_incapacitated_nor_the_charmed_on_their_charmer() -> None:
    # SRD: Opportunity Attacks.
    stage = fight(".Ab..", A=HERO, b=GOBLIN)
    stage.put("goblin", "incapacitated")
    assert kinds(stage.do(Move("hero", "0, 0"))) == ["Moved"]
    stage = fight(".Ab..", A=HERO, b=GOBLIN)
    stage.put("goblin", "charmed", "hero")
    assert kinds(stage.do(Move("hero", "0, 0"))) == ["Moved"]


def test_opportunity_attacks_of_several_come_one_after_the_other() -> None:
    # SRD: Opportunity Attacks.
    stage = fight("..b..\n.A...\n..c..", [1, 1], A=HERO, b=creature("orc"), c=GOBLIN, seats=BOTS)
    events = stage.do(Move("hero", "0, 1"), done=True)
    assert [event.creature_id for event in events if isinstance(event, ReactionTaken)] == ["goblin", "orc"]


def test_a_reaction_is_offered_only_to_the_side_that_may_react() -> None:
    stage = fight(".Ab..", A=HERO, b=GOBLIN)
    stage.do(Move("hero", "0, 0"))
    assert stage.step.seen_by(1) == []
    assert stage.step.seen_by(0) == [ReactionOffered("goblin", "opportunity_attack", "hero")]


# Shield, Uncanny Dodge


def test_shield_turns_a_hit_into_a_miss_and_lasts_until_the_next_turn() -> None:
    # SRD: Shield.
    stage = fight("A.b", [10], A=creature("archer", attacks=[BOW]), b=caster("mage", SHIELD), seats=BOTS)
    events = stage.do(RangedAttack("archer", "mage"), done=True)
    rolled = next(event for event in events if isinstance(event, AttackRolled))
    assert (rolled.total, rolled.ac, rolled.hit) == (14, 15, False)
    assert stage.who("mage").slots == [3, 3, 3]
    assert "shield" in stage.has("mage")
    stage.end("archer")
    assert stage.has("mage") == []


def test_shield_is_not_offered_where_it_would_not_help() -> None:
    # SRD: Shield.
    stage = fight("A.b", [15, 3], A=creature("archer", attacks=[BOW]), b=caster("mage", SHIELD))
    assert "ReactionOffered" not in kinds(stage.do(RangedAttack("archer", "mage"), done=True))
    critical = fight("A.b", [20, 3, 3], A=creature("archer", attacks=[BOW]), b=caster("mage", SHIELD))
    assert "ReactionOffered" not in kinds(critical.do(RangedAttack("archer", "mage"), done=True))


def test_shield_is_not_offered_against_a_natural_20() -> None:
    # SRD: Rolling 20 or 1: it hits regardless of the Armor Class, here of 18 + 5.
    archer = creature("archer", attacks=[{**BOW, "to_hit": 0}])
    stage = fight("A.b", [20, 3, 3], A=archer, b=caster("mage", SHIELD, armour="plate"))
    assert stage.who("mage").sheet.ac == 18
    assert "ReactionOffered" not in kinds(stage.do(RangedAttack("archer", "mage"), done=True))


def test_shield_stops_magic_missile() -> None:
    # SRD: Shield.
    stage = fight("A.b", [], A=caster("mage", MISSILES), b=caster("foe", SHIELD), seats=BOTS)
    events = stage.do(SpellCast("mage", "magic_missile", target="foe"), done=True)
    assert ReactionTaken("foe", "shield", "mage") in events
    assert not any(isinstance(event, DamageDealt) for event in events)


@pytest.mark.parametrize(("face", "taken"), [(10, True), (11, False)])
def test_shield_is_offered_only_if_it_makes_the_attack_miss(face: int, taken: bool) -> None:
    # SRD: Shield: +5. A total of 14 hits an AC of 10 but not one of 15; a total of 15 hits both.
    dice = [face] if taken else [face, 3]
    stage = fight("A.b", dice, A=creature("archer", attacks=[BOW]), b=caster("mage", SHIELD), seats=BOTS)
    events = stage.do(RangedAttack("archer", "mage"), done=True)
    assert (ReactionTaken("mage", "shield", "archer") in events) is taken


def test_a_reaction_that_reduces_damage_has_its_uses() -> None:
    # SRD: Stone's Endurance: a number of times between Long Rests.
    stone = {"id": "stones_endurance", "dice": "1d12", "any_kind": True, "uses": 1}
    stage = fight("Ab", [15, 2, 1, 15, 2], A=creature("orc"), b=caster("mage", deflects=[stone]), seats=BOTS)
    stage.do(MeleeAttack("orc", "mage"))
    assert stage.who("mage").current_hp == 30 - 4 + 1
    stage.end("orc", "mage")
    stage.do(MeleeAttack("orc", "mage"), done=True)
    assert stage.who("mage").current_hp == 30 - 4 + 1 - 4


def test_counterspell_needs_sight_of_the_caster() -> None:
    # SRD: Counterspell: a creature that you can see.
    stage = fight("A..b", A=caster("mage", {"id": "misty_step"}), b=caster("foe", COUNTERSPELL), seats=BOTS)
    stage.put("foe", "blinded")
    stage.do(SpellCast("mage", "misty_step", area_center="1, 0"), done=True)
    assert stage.at("mage") == (1, 0)
    assert not stage.who("foe").used_reaction


@pytest.mark.parametrize("saved", [False, True])
def test_shield_can_be_countered(saved: bool) -> None:
    # SRD: Counterspell. The mage saves with 14 against DC 14, or the arrow hits and the slot is kept.
    dice = [10, 14] if saved else [10, 13, 3]
    archer, rival = creature("archer", attacks=[BOW]), caster("rival", COUNTERSPELL)
    stage = fight("AC.b", dice, A=archer, C=rival, b=caster("mage", SHIELD), seats=BOTS)
    events = stage.do(RangedAttack("archer", "mage"), done=True)
    assert ReactionTaken("rival", "counterspell", "mage") in events
    assert any(isinstance(event, DamageDealt) for event in events) is not saved
    assert stage.who("mage").slots == ([3, 3, 3] if saved else [4, 3, 3])
    assert stage.who("mage").used_reaction
    assert ("shield" in stage.has("mage")) is saved


def test_a_countered_shield_does_not_stop_magic_missile() -> None:
    # SRD: Counterspell; Shield. The friend of the mage counters the Shield of the foe.
    friend = caster("friend", COUNTERSPELL)
    stage = fight(
        "AC.b", [5, 1, 1, 1], A=caster("mage", MISSILES), C=friend, b=caster("foe", SHIELD), seats=BOTS
    )
    events = stage.do(SpellCast("mage", "magic_missile", target="foe"), done=True)
    assert ReactionTaken("friend", "counterspell", "foe") in events
    assert any(isinstance(event, DamageDealt) for event in events)


def test_uncanny_dodge_halves_the_whole_of_an_attack_once() -> None:
    # SRD: Uncanny Dodge.
    two = {**CLUB, "hit": [{"damage": "1d4+2 bludgeoning"}, {"damage": "1d6 fire"}]}
    stage = fight(
        "Ab",
        [15, 1, 5],
        A=creature("orc", attacks=[two]),
        b=creature("rogue", traits=["uncanny_dodge"]),
        seats=BOTS,
    )
    events = stage.do(MeleeAttack("orc", "rogue"), done=True)
    assert sum(event.amount for event in events if isinstance(event, DamageDealt)) == 4
    assert stage.who("rogue").used_reaction


def test_uncanny_dodge_needs_to_see_the_attacker() -> None:
    # SRD: Uncanny Dodge.
    rogue = creature("rogue", traits=["uncanny_dodge"])
    stage = fight("Ab", [15, 9, 1], A=HERO, b=rogue)
    stage.put("hero", "invisible")
    assert "ReactionOffered" not in kinds(stage.do(MeleeAttack("hero", "rogue"), done=True))


def test_uncanny_dodge_also_halves_a_spell_that_hits() -> None:
    # SRD: Uncanny Dodge.
    stage = fight(
        "A.b", [15, 9, 8], A=caster("mage", FIRE_BOLT), b=creature("rogue", traits=["uncanny_dodge"])
    )
    stage.do(CantripCast("mage", "fire_bolt", "rogue"))
    events = stage.answer()
    assert DamageDealt("rogue", "mage", 8, "fire", 8, 12) in events
    stage.done()


def test_parry_in_5_1_needs_to_see_the_attacker() -> None:
    # SRD 5.1: Parry; SRD 5.2.1 asks for no sight.
    parry = {"id": "parry", "name": "Parry", "cost": "reaction", "whom": "self", "trigger": "melee_hit"}
    knight = creature("knight", powers=[{**parry, "effects": [{"condition": "parry", "ac": 2}]}])
    for rules, dice in (("5.2", [5, 8]), ("5.1", [5, 8, 1])):
        stage = fight("Ab", dice, A=HERO, b=knight, rules=rules, seats=BOTS)
        stage.put("hero", "invisible")
        stage.do(MeleeAttack("hero", "knight"))
        assert stage.who("knight").used_reaction is (rules == "5.2")


# Counterspell


def test_counterspell_the_caster_saves_or_the_spell_is_lost_but_not_its_slot() -> None:
    # SRD: Counterspell.
    stage = fight("A..b", [5], A=caster("mage", FIREBALL), b=caster("foe", COUNTERSPELL), seats=BOTS)
    events = stage.do(SpellCast("mage", "fireball", area_center="3, 0"), done=True)
    assert SaveRolled("mage", "CON", 5, 14, False, "counterspell") in events
    assert not any(isinstance(event, DamageDealt) for event in events)
    assert stage.who("mage").slots == [4, 3, 3]
    assert stage.who("mage").used_action
    assert stage.who("foe").slots == [4, 3, 2]


def test_counterspell_a_spell_that_kept_its_slot_is_not_the_one_of_the_turn() -> None:
    # SRD: One Spell with a Spell Slot per Turn: no slot was expended.
    mage = caster("mage", FIREBALL, {"id": "misty_step"})
    stage = fight("A..b", [5], A=mage, b=caster("foe", COUNTERSPELL), seats=BOTS)
    stage.do(SpellCast("mage", "fireball", area_center="3, 0"), done=True)
    stage.do(SpellCast("mage", "misty_step", area_center="1, 0"))
    assert stage.at("mage") == (1, 0)


def test_counterspell_what_was_concentrated_on_is_lost_when_the_next_such_spell_begins() -> None:
    # SRD: Concentration [Another Concentration Effect]: when one starts to cast it.
    mage = caster("mage", {"id": "bane"}, {"id": "hold_person"})
    stage = fight("A..b", [1, 5], A=mage, b=caster("foe", COUNTERSPELL))
    stage.do(SpellCast("mage", "bane", target="foe"))
    stage.answer(False)
    assert stage.has("foe") == ["bane"]
    stage.end("mage", "foe")
    stage.do(SpellCast("mage", "hold_person", target="foe"))
    stage.answer()
    assert (stage.has("foe"), stage.has("mage"), stage.who("mage").concentrates_on) == ([], [], "")


def test_counterspell_a_saved_spell_happens() -> None:
    # SRD: Counterspell.
    stage = fight(
        "A.....b", [15, *[1] * 8, 2], A=caster("mage", FIREBALL), b=caster("foe", COUNTERSPELL), seats=BOTS
    )
    stage.do(SpellCast("mage", "fireball", area_center="6, 0"), done=True)
    assert stage.who("foe").current_hp == 22
    assert stage.who("mage").slots == [4, 3, 2]


def test_counterspell_in_5_1_a_slot_as_high_counters_without_a_roll_and_the_slot_is_lost() -> None:
    # SRD 5.1: Counterspell.
    stage = fight(
        "A..b", [], A=caster("mage", FIREBALL), b=caster("foe", COUNTERSPELL), seats=BOTS, rules="5.1"
    )
    stage.do(SpellCast("mage", "fireball", area_center="3, 0"), done=True)
    assert stage.who("foe").current_hp == 30
    assert stage.who("mage").slots == [4, 3, 2]


def test_counterspell_in_5_1_a_higher_slot_needs_a_check_against_10_and_its_level() -> None:
    # SRD 5.1: Counterspell.
    for natural, countered in ((11, True), (10, False)):
        dice = [natural] if countered else [natural, *[1] * 9, 20]
        stage = fight(
            "A.....b",
            dice,
            A=caster("mage", FIREBALL, slots=(0, 0, 0, 1)),
            b=caster("foe", COUNTERSPELL),
            seats=BOTS,
            rules="5.1",
        )
        stage.do(SpellCast("mage", "fireball", area_center="6, 0"))
        assert (stage.who("foe").current_hp == 30) == countered


def test_counterspell_needs_to_see_the_caster_and_is_never_countered() -> None:
    # SRD: Counterspell.
    stage = fight(
        "A..b",
        [5],
        A=caster("mage", FIREBALL, COUNTERSPELL),
        b=caster("foe", COUNTERSPELL),
        seats=BOTS,
    )
    events = stage.do(SpellCast("mage", "fireball", area_center="3, 0"), done=True)
    assert [event.creature_id for event in events if isinstance(event, ReactionTaken)] == ["foe"]


def test_counterspell_is_asked_before_the_targets_of_the_spell_are_known() -> None:
    stage = fight("A..b", [5], A=caster("mage", FIREBALL), b=caster("foe", COUNTERSPELL))
    events = stage.do(SpellCast("mage", "fireball", area_center="3, 0"))
    assert events == [SpellBegun("mage", "fireball", 3), ReactionOffered("foe", "counterspell", "mage")]
    events = stage.answer()
    assert events[-1] == SpellCountered("mage", "fireball", "foe")
    assert not any(isinstance(event, SpellResolved) for event in events)
    stage.done()


def test_counterspell_a_spell_that_is_not_stopped_is_reported_with_its_targets() -> None:
    stage = fight("A.....b", [*[1] * 8, 2], A=caster("mage", FIREBALL), b=caster("foe", COUNTERSPELL))
    stage.do(SpellCast("mage", "fireball", area_center="6, 0"))
    events = stage.answer(False)
    assert isinstance(events[0], SpellResolved)
    assert events[0].targets == ("foe",)
    assert not any(isinstance(event, SpellCountered) for event in events)


# Ready


def ready(actor: str, trigger: str, **intent: Any) -> ReadyAction:
    return ReadyAction(actor, trigger, json.dumps({"actor": actor, **intent}))


def test_ready_strikes_when_an_enemy_comes_within_reach() -> None:
    # SRD: Ready.
    stage = fight("A....b", [15, 2], A=HERO, b=GOBLIN)
    stage.do(ready("hero", "enemy comes within reach", intent="MELEE_ATTACK", target="trigger"))
    assert stage.has("hero") == ["readied"]
    assert stage.who("hero").used_action
    stage.end("hero")
    stage.do(Move("goblin", "1, 0"))
    assert stage.asked() == [("hero goblin", "readied_action")]
    events = stage.answer()
    assert kinds(events)[-4:] == ["ReactionTaken", "ConditionEnded", "AttackRolled", "DamageDealt"]
    assert stage.at("goblin") == (1, 0)
    assert stage.who("hero").used_reaction
    stage.done()


def test_ready_is_not_triggered_by_an_enemy_that_stays_within_reach() -> None:
    # SRD: Ready: a trigger that is perceived. It comes, and does not go around.
    stage = fight("...\n.Ab\n...", A=HERO, b=GOBLIN, seats=BOTS)
    stage.do(ready("hero", "enemy comes within reach", intent="MELEE_ATTACK", target="trigger"))
    stage.end("hero")
    stage.do(Move("goblin", "2, 0"), done=True)
    assert stage.has("hero") == ["readied"]


def test_ready_is_for_an_attack_on_an_ally_and_not_on_oneself() -> None:
    stage = fight("Ab", [2], A=HERO, b=GOBLIN, seats=BOTS)
    stage.do(ready("hero", "enemy attacks an ally", intent="MELEE_ATTACK", target="trigger"))
    stage.end("hero")
    stage.do(MeleeAttack("goblin", "hero"), done=True)
    assert stage.has("hero") == ["readied"]


def test_ready_waits_for_words_that_the_engine_can_test() -> None:
    # SRD: Ready.
    stage = fight("A....b", A=HERO, b=GOBLIN)
    refusal = stage.refused(ready("hero", "the door opens", intent="DODGE"))
    assert refusal.code == "unknown-trigger"
    assert refusal.legal == [
        "enemy comes within reach",
        "enemy moves",
        "enemy attacks an ally",
        "enemy casts",
    ]
    assert stage.refused(ReadyAction("hero", "enemy moves", "{")).code == "malformed"
    assert stage.refused(ready("hero", "enemy moves", intent="END_TURN")).code == "malformed"
    other = ReadyAction("hero", "enemy moves", '{"intent": "DODGE", "actor": "goblin"}')
    assert stage.refused(other).reason == "a readied action must be an action of hero"


def test_ready_is_checked_when_its_moment_comes_and_not_offered_when_it_is_not_legal() -> None:
    # SRD: Ready.
    stage = fight("A.....b", A=HERO, b=GOBLIN)
    stage.do(ready("hero", "enemy moves", intent="MELEE_ATTACK", target="trigger"))
    stage.end("hero")
    assert kinds(stage.do(Move("goblin", "4, 0"))) == ["Moved", "Moved"]
    assert stage.has("hero") == ["readied"]


def test_ready_a_move_goes_up_to_the_speed() -> None:
    # SRD: Ready.
    stage = fight("A.....b", A=HERO, b=GOBLIN)
    stage.do(Move("hero", "2, 0"))
    stage.do(ready("hero", "enemy moves", intent="MOVE", to="0, 0"))
    stage.end("hero")
    stage.do(Move("goblin", "5, 0"))
    stage.answer()
    assert stage.at("hero") == (0, 0)


def test_ready_is_lost_at_the_start_of_the_next_turn() -> None:
    # SRD: Ready.
    stage = fight("A.....b", A=HERO, b=GOBLIN)
    stage.do(ready("hero", "enemy casts", intent="DODGE"))
    stage.end("hero", "goblin")
    assert stage.has("hero") == []
    assert stage.who("hero").readied == ""


def test_ready_answers_an_attack_on_an_ally() -> None:
    # SRD: Ready.
    stage = fight("AcB", [1, 15, 3], A=HERO, B=creature("friend"), c=GOBLIN, seats=BOTS)
    stage.do(ready("hero", "enemy attacks an ally", intent="MELEE_ATTACK", target="trigger"))
    stage.end("hero", "friend")
    events = stage.do(MeleeAttack("goblin", "friend"), done=True)
    assert [event.actor_id for event in events if isinstance(event, AttackRolled)] == ["goblin", "hero"]
    assert stage.who("goblin").current_hp == 15


def test_ready_answers_a_spell() -> None:
    # SRD: Ready.
    stage = fight("A.b", [1, 15, 3], A=HERO, b=caster("mage", FIRE_BOLT), seats=BOTS)
    stage.do(Move("hero", "1, 0"))
    stage.do(ready("hero", "enemy casts", intent="MELEE_ATTACK", target="mage"))
    stage.end("hero")
    events = stage.do(CantripCast("mage", "fire_bolt", "hero"))
    assert [event.actor_id for event in events if isinstance(event, AttackRolled)] == ["mage", "hero"]


def test_ready_a_spell_is_paid_at_once_and_held_by_concentration() -> None:
    # SRD: Ready.
    stage = fight("A.....b", [*[1] * 8, 5], A=caster("mage", FIREBALL), b=GOBLIN, seats=BOTS)
    stage.do(ready("mage", "enemy moves", intent="SPELL_CAST", spell="fireball", area_center="6, 0"))
    assert stage.who("mage").slots == [4, 3, 2]
    assert sorted(stage.has("mage")) == ["concentration", "readied"]
    stage.end("mage")
    stage.do(Move("goblin", "5, 0"), done=True)
    assert stage.who("goblin").current_hp == 12
    assert stage.who("mage").slots == [4, 3, 2]
    assert stage.has("mage") == []


def test_ready_a_spell_is_lost_with_the_concentration() -> None:
    # SRD: Ready.
    archer = creature("archer", attacks=[BOW])
    stage = fight("A.....b", [15, 4, 3], A=caster("mage", FIREBALL), b=archer, seats=BOTS)
    stage.do(ready("mage", "enemy moves", intent="SPELL_CAST", spell="fireball", area_center="4, 0"))
    stage.end("mage")
    stage.do(RangedAttack("archer", "mage"), done=True)
    assert kinds(stage.do(Move("archer", "5, 0"))) == ["Moved"]


def test_ready_a_spell_not_cast_ends_with_the_next_turn() -> None:
    # SRD: Ready.
    stage = fight("A.....b", A=caster("mage", FIREBALL), b=GOBLIN)
    stage.do(ready("mage", "enemy casts", intent="SPELL_CAST", spell="fireball", area_center="4, 0"))
    stage.end("mage", "goblin")
    assert stage.has("mage") == []
    assert stage.who("mage").concentrates_on == ""


def test_ready_sets_off_no_other_readied_action() -> None:
    # SRD: Ready.
    stage = fight("A.b\n...\nC..", A=HERO, C=creature("friend"), b=GOBLIN, seats=BOTS)
    stage.do(ready("hero", "enemy moves", intent="MOVE", to="0, 1"))
    stage.end("hero")
    stage.do(ready("friend", "enemy moves", intent="MOVE", to="1, 2"))
    stage.end("friend")
    events = stage.do(Move("goblin", "2, 1"))
    assert [event.creature_id for event in events if isinstance(event, ReactionTaken)] == ["friend", "hero"]


def test_ready_needs_the_reaction() -> None:
    # SRD: Ready.
    stage = fight(".Ab..", [1], A=HERO, b=GOBLIN, seats=BOTS)
    stage.do(Move("hero", "0, 0"))
    stage.end("hero")
    assert stage.who("goblin").used_reaction is False
    stage.who("goblin").used_reaction = True
    assert stage.refused(ready("goblin", "enemy moves", intent="DODGE")).code == "no-reaction"
    stage.do(EndTurn("goblin"))
