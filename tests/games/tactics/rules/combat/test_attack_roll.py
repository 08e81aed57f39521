"""Making an Attack, Cover, Ranged Attacks, Unseen Attackers and Targets, Weapon Properties, Multiattack."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import BOW, CLUB, PIKE, caster, creature, fight
from turnwright.games.tactics.commands import CantripCast, MeleeAttack, Move, RangedAttack, SpellCast
from turnwright.games.tactics.events import AttackRolled, CreatureDowned, DamageDealt
from turnwright.games.tactics.rules.combat import attack_roll
from turnwright.games.tactics.rules.core import position

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

HERO = creature("hero")
GOBLIN = creature("goblin")
ARCHER = creature("archer", attacks=[BOW])


def rolled(events: list[Any]) -> AttackRolled:
    return next(event for event in events if isinstance(event, AttackRolled))


def fighter(**fields: Any) -> dict[str, Any]:
    """A hero of level 1 with STR 16 and DEX 14: +5 with what is swung, +4 with what is shot."""
    plain = {
        "id": "bran",
        "name": "Bran",
        "kind": "humanoid",
        "level": 1,
        "hp": 20,
        "scores": [16, 14, 14, 10, 10, 10],
        "weapons": ["longsword"],
    }
    return {**plain, **fields}


# Cover


@pytest.mark.parametrize(("natural", "hits"), [(14, False), (15, True)])
def test_cover_three_quarters_an_ac_of_15_is_missed_by_19_and_hit_by_20(natural: int, hits: bool) -> None:
    # SRD: Cover.
    sniper = creature("archer", attacks=[{**BOW, "to_hit": 5}])
    stage = fight("A..Ob", [natural, 3][: 2 if hits else 1], A=sniper, b=creature("goblin", ac=15))
    event = rolled(stage.do(RangedAttack("archer", "goblin"), done=True))
    assert (event.total, event.ac, event.cover, event.hit) == (natural + 5, 20, 5, hits)


def test_cover_half_by_an_obstacle_or_by_a_creature_between() -> None:
    # SRD: Cover.
    stage = fight("A..ob", [1], A=ARCHER, b=GOBLIN)
    assert rolled(stage.do(RangedAttack("archer", "goblin"), done=True)).ac == 14
    crowd = fight("A..cb", [1], A=ARCHER, b=GOBLIN, c=creature("orc"))
    assert rolled(crowd.do(RangedAttack("archer", "goblin"), done=True)).cover == 2


@pytest.mark.parametrize(("condition", "cover"), [("hidden", 0), ("prone", 2)])
def test_cover_a_hidden_creature_gives_none_and_is_not_given_away_by_it(condition: str, cover: int) -> None:
    stage = fight("A..cb", [1], A=ARCHER, b=GOBLIN, c=creature("orc"))
    stage.put("orc", condition)
    assert rolled(stage.do(RangedAttack("archer", "goblin"), done=True)).cover == cover


def test_cover_total_the_target_cannot_be_attacked_and_the_cell_in_the_way_is_named() -> None:
    # SRD: Cover.
    walled = creature("archer", attacks=[BOW], speed={"walk": 0})
    stage = fight("A..#b", A=walled, b=GOBLIN)
    refusal = stage.refused(RangedAttack("archer", "goblin"))
    assert refusal.code == "no-line"
    assert refusal.reason.startswith("there is no line of sight to goblin: 3, 0 is in the way")


@pytest.mark.parametrize("sign", ["#", "%"])
def test_a_target_out_of_the_line_of_sight_cannot_be_aimed_at(sign: str) -> None:
    # SRD: Making an Attack [Choose a Target]; Cover. Past the edges of a pillar a shot might go, but unaimed.
    still = creature("archer", attacks=[BOW], speed={"walk": 0})
    stage = fight(f"A..\n.{sign}.\n..b", A=still, b=GOBLIN)
    refusal = stage.refused(RangedAttack("archer", "goblin"))
    assert refusal.code == "no-line"
    assert refusal.reason.startswith("there is no line of sight to goblin: 1, 1 is in the way")
    spell = fight(f"A..\n.{sign}.\n..b", A=caster("mage", {"id": "fire_bolt"}), b=GOBLIN)
    assert spell.refused(CantripCast("mage", "fire_bolt", "goblin")).code == "no-line"


# Ranged Attacks


def test_ranged_attacks_in_close_combat_have_disadvantage() -> None:
    # SRD: Ranged Attacks in Close Combat.
    stage = fight("cA...b", [15, 3], A=ARCHER, b=GOBLIN, c=creature("orc"))
    assert rolled(stage.do(RangedAttack("archer", "goblin"), done=True)).down == ("enemy_near",)


def test_ranged_attacks_in_close_combat_not_by_an_enemy_who_cannot_see_or_act() -> None:
    # SRD: Ranged Attacks in Close Combat.
    for condition in ("blinded", "incapacitated"):
        stage = fight("cA...b", [1], A=ARCHER, b=GOBLIN, c=creature("orc"))
        stage.put("orc", condition)
        assert rolled(stage.do(RangedAttack("archer", "goblin"), done=True)).edge == 0


def test_range_beyond_the_normal_one_is_disadvantage_and_beyond_the_long_one_impossible() -> None:
    # SRD: Range.
    bow = {**BOW, "range": 20, "long": 30}
    stage = fight("A.....b", [15, 3], A=creature("archer", attacks=[bow]), b=GOBLIN)
    assert rolled(stage.do(RangedAttack("archer", "goblin"), done=True)).down == ("long_range",)
    far = fight("A......b", A=creature("archer", attacks=[bow], speed={"walk": 0}), b=GOBLIN)
    refusal = far.refused(RangedAttack("archer", "goblin"))
    assert refusal.reason.startswith("goblin is 35 ft away, bow reaches 30")


# Unseen Attackers and Targets


@pytest.mark.parametrize(("feet", "hindered"), [(80, False), (85, True)])
def test_range_the_normal_one_includes_its_last_foot(feet: int, hindered: bool) -> None:
    # SRD: Range: Disadvantage beyond the normal range of 80 feet, not at it.
    row = "A" + "." * (feet // 5 - 1) + "b"
    dice = [10, 11, 3] if hindered else [10, 3]
    stage = fight(row, dice, A=ARCHER, b=GOBLIN)
    events = stage.do(RangedAttack("archer", "goblin"), done=True)
    rolled = next(event for event in events if isinstance(event, AttackRolled))
    assert ("long_range" in rolled.down) is hindered


def test_unseen_attackers_have_advantage_and_unseen_targets_give_disadvantage() -> None:
    # SRD: Unseen Attackers and Targets.
    stage = fight("Ab", [1, 1], A=HERO, b=GOBLIN)
    stage.put("hero", "invisible")
    assert rolled(stage.do(MeleeAttack("hero", "goblin"), done=True)).up == ("unseen",)
    stage = fight("Ab", [1, 1], A=HERO, b=GOBLIN)
    stage.put("goblin", "invisible")
    assert rolled(stage.do(MeleeAttack("hero", "goblin"), done=True)).down == ("unseen",)


def test_unseen_blindsight_sees_the_invisible() -> None:
    # SRD: Unseen Attackers and Targets.
    stage = fight("Ab", [1], A=creature("hero", senses={"blindsight": 10}), b=GOBLIN)
    stage.put("goblin", "invisible")
    assert rolled(stage.do(MeleeAttack("hero", "goblin"), done=True)).edge == 0


def test_heavily_obscured_both_cannot_see_each_other_so_it_cancels() -> None:
    # SRD: Heavily Obscured.
    fog = {
        "id": "fog",
        "name": "Fog",
        "range": 60,
        "area": {"shape": "circle", "size": 10},
        "cost": "bonus",
        "effects": [{"zone": "fog", "obscures": True, "at_start": False, "on_enter": False}],
    }
    stage = fight("A..b", [1], A=creature("archer", attacks=[BOW], powers=[fog]), b=GOBLIN)
    stage.do(SpellCast("archer", "fog", area_center="3, 0"))
    event = rolled(stage.do(RangedAttack("archer", "goblin"), done=True))
    assert (event.edge, event.up, event.down) == (0, ("unseen",), ("unseen",))


def test_heavily_obscured_is_the_same_both_ways_and_a_broad_creature_may_look_out_of_it() -> None:
    # SRD: Heavily Obscured; Unseen Attackers and Targets.
    fog = {
        "id": "fog",
        "name": "Fog",
        "range": 60,
        "area": {"shape": "square", "size": 5},
        "effects": [{"zone": "fog", "obscures": True, "at_start": False, "on_enter": False}],
    }
    big = creature("ogre", size="large")
    stage = fight("A......\n....b..\n.......", A=creature("hero", powers=[fog]), b=big)
    stage.do(SpellCast("hero", "fog", area_center="4, 1"))
    assert position.sees(stage.state, stage.who("hero"), stage.who("ogre"))
    stage = fight("A......\n.......\n......b", A=creature("hero", powers=[fog]), b=GOBLIN)
    stage.do(SpellCast("hero", "fog", area_center="3, 1"))
    hero, goblin = stage.who("hero"), stage.who("goblin")
    veiled: list[int] = []
    for cell in range(1, 21):
        goblin.cell = cell
        assert position.sees(stage.state, hero, goblin) == position.sees(stage.state, goblin, hero)
        if not position.sees(stage.state, hero, goblin):
            veiled.append(cell)
    assert veiled == [10, 11, 12, 19, 20]  # in the fog, or behind it both ways


# Weapon Properties


def test_light_another_light_weapon_strikes_as_a_bonus_action_without_the_modifier() -> None:
    # SRD: Weapon Properties [Light].
    stage = fight("Ab", [15, 4, 15, 4], A=fighter(weapons=["shortsword", "scimitar"]), b=GOBLIN)
    stage.do(MeleeAttack("bran", "goblin", "shortsword"))
    assert stage.refused(MeleeAttack("bran", "goblin", "shortsword")).legal == ["scimitar"]
    events = stage.do(MeleeAttack("bran", "goblin", "scimitar"), done=True)
    assert DamageDealt("goblin", "bran", 4, "slashing", 4, 9) in events
    assert stage.who("bran").used_bonus_action
    assert stage.refused(MeleeAttack("bran", "goblin", "scimitar")).code == "no-action"


def test_light_with_the_fighting_style_the_modifier_counts() -> None:
    # SRD: Weapon Properties [Light].
    two = fighter(weapons=["shortsword", "scimitar"], traits=["two_weapon_style"])
    stage = fight("Ab", [15, 4, 15, 4], A=two, b=GOBLIN)
    stage.do(MeleeAttack("bran", "goblin", "shortsword"))
    stage.do(MeleeAttack("bran", "goblin", "scimitar"), done=True)
    assert stage.who("goblin").current_hp == 6


def test_light_a_heavier_weapon_opens_no_second_attack() -> None:
    # SRD: Weapon Properties [Light].
    stage = fight("Ab", [1], A=fighter(weapons=["longsword", "scimitar"]), b=GOBLIN)
    stage.do(MeleeAttack("bran", "goblin", "longsword"), done=True)
    assert stage.refused(MeleeAttack("bran", "goblin", "scimitar")).code == "no-action"


def test_finesse_the_better_of_strength_and_dexterity_counts() -> None:
    # SRD: Weapon Properties [Finesse].
    for scores in ([8, 16, 10, 10, 10, 10], [16, 10, 10, 10, 10, 10]):
        stage = fight("Ab", [10, 5], A=fighter(scores=scores, weapons=["rapier"]), b=GOBLIN)
        events = stage.do(MeleeAttack("bran", "goblin"), done=True)
        assert rolled(events).bonus == 5
        assert DamageDealt("goblin", "bran", 8, "piercing", 8, 12) in events


def test_versatile_two_hands_without_a_shield() -> None:
    # SRD: Weapon Properties [Versatile].
    for shield, sides in ((True, 8), (False, 10)):
        stage = fight("Ab", [10, sides], A=fighter(shield=shield), b=GOBLIN)
        assert stage.who("bran").sheet.attacks[0].hit[0].pool.sides == sides
        stage.do(MeleeAttack("bran", "goblin"), done=True)
        assert stage.who("goblin").current_hp == 20 - sides - 3


def test_reach_adds_5_feet() -> None:
    # SRD: Weapon Properties [Reach].
    stage = fight("A.b", [1], A=fighter(weapons=["glaive"]), b=GOBLIN)
    stage.do(MeleeAttack("bran", "goblin"), done=True)


def test_thrown_the_weapon_keeps_its_strength_and_close_by_it_is_a_ranged_attack() -> None:
    # SRD: Weapon Properties [Thrown].
    stage = fight("A...b", [10, 3], A=fighter(weapons=["javelin"]), b=GOBLIN)
    event = rolled(stage.do(RangedAttack("bran", "goblin", "javelin"), done=True))
    assert (event.bonus, event.edge) == (5, 0)
    near = fight("Ab", [10, 10, 3], A=fighter(weapons=["javelin"]), b=GOBLIN)
    assert rolled(near.do(RangedAttack("bran", "goblin"), done=True)).down == ("enemy_near",)
    melee = fight("Ab", [10, 3], A=fighter(weapons=["javelin"]), b=GOBLIN)
    assert rolled(melee.do(MeleeAttack("bran", "goblin"), done=True)).edge == 0


def test_loading_one_shot_with_an_action_regardless_of_its_number_of_attacks() -> None:
    # SRD: Weapon Properties [Loading].
    stage = fight(
        "A...b", [1, 1], A=fighter(weapons=["light_crossbow", "shortbow"], attacks_per_action=2), b=GOBLIN
    )
    stage.do(RangedAttack("bran", "goblin", "light_crossbow"))
    refusal = stage.refused(RangedAttack("bran", "goblin", "light_crossbow"))
    assert (refusal.code, refusal.field, refusal.legal) == ("loading", "weapon", ["shortbow"])
    stage.do(RangedAttack("bran", "goblin", "shortbow"), done=True)


def test_heavy_disadvantage_with_a_score_below_13() -> None:
    # SRD: Weapon Properties [Heavy].
    stage = fight("Ab", [1, 1], A=fighter(scores=[12, 14, 10, 10, 10, 10], weapons=["greatsword"]), b=GOBLIN)
    assert rolled(stage.do(MeleeAttack("bran", "goblin"), done=True)).down == ("heavy",)
    strong = fight("Ab", [1], A=fighter(weapons=["greatsword"]), b=GOBLIN)
    assert rolled(strong.do(MeleeAttack("bran", "goblin"), done=True)).edge == 0


def test_heavy_in_5_1_disadvantage_for_the_small() -> None:
    # SRD 5.1: Weapon Properties [Heavy].
    small = fighter(size="small", weapons=["greatsword"])
    stage = fight("Ab", [1, 1], A=small, b=GOBLIN, rules="5.1")
    assert rolled(stage.do(MeleeAttack("bran", "goblin"), done=True)).down == ("heavy",)


def test_extra_attack_with_a_walk_between() -> None:
    # SRD: Extra Attack; Attack [Moving between Attacks].
    stage = fight(
        "Ab.c", [15, 4, 15, 4], A=fighter(attacks_per_action=2), b=creature("goblin", hp=5), c=creature("orc")
    )
    stage.do(MeleeAttack("bran", "goblin"))
    assert stage.who("goblin").dead
    stage.do(Move("bran", "2, 0"))
    stage.do(MeleeAttack("bran", "orc"), done=True)
    assert stage.refused(MeleeAttack("bran", "orc")).reason == "the action of this turn has been used"


# Multiattack


def claws(*multiattack: list[dict[str, Any]]) -> dict[str, Any]:
    bite, claw = {**CLUB, "id": "bite", "name": "Bite"}, {**CLUB, "id": "claw", "name": "Claw"}
    return creature("bear", attacks=[bite, claw, BOW], multiattack=list(multiattack))


def test_multiattack_one_bite_and_two_claws_in_any_order() -> None:
    # SRD: Multiattack.
    bear = claws([{"names": ["bite"]}, {"names": ["claw"], "count": 2}])
    stage = fight("Ab", [1, 1, 1], A=bear, b=GOBLIN)
    stage.do(MeleeAttack("bear", "goblin", "claw"))
    stage.do(MeleeAttack("bear", "goblin", "bite"))
    assert stage.refused(MeleeAttack("bear", "goblin", "bite")).legal == ["claw"]
    stage.do(MeleeAttack("bear", "goblin", "claw"), done=True)
    assert stage.refused(MeleeAttack("bear", "goblin", "claw")).code == "no-action"


def test_multiattack_two_attacks_of_either_kind() -> None:
    # SRD: Multiattack.
    bear = claws([{"names": ["bite", "claw"], "count": 2}])
    stage = fight("Ab", [1, 1], A=bear, b=GOBLIN)
    stage.do(MeleeAttack("bear", "goblin", "claw"))
    stage.do(MeleeAttack("bear", "goblin", "bite"), done=True)
    assert stage.refused(MeleeAttack("bear", "goblin", "bite")).code == "no-action"


def test_multiattack_the_first_attack_chooses_among_several_ways() -> None:
    # SRD: Multiattack.
    bear = claws([{"names": ["claw"], "count": 2}], [{"names": ["bow"], "count": 2}])
    stage = fight("A..b", [1, 1], A=bear, b=GOBLIN)
    stage.do(RangedAttack("bear", "goblin"))
    assert stage.refused(MeleeAttack("bear", "goblin", "claw", True)).code == "no-action"
    stage.do(RangedAttack("bear", "goblin"), done=True)


def test_multiattack_a_power_may_be_a_part_of_it() -> None:
    # SRD: Multiattack.
    howl = {
        "id": "howl",
        "name": "Howl",
        "range": 30,
        "effects": [{"save": "WIS", "dc": 10, "fail": [{"condition": "frightened"}]}],
    }
    bear = {**claws([{"names": ["claw", "howl"], "count": 2}]), "powers": [howl]}
    stage = fight("Ab", [1, 1], A=bear, b=GOBLIN)
    stage.do(SpellCast("bear", "howl", target="goblin"))
    stage.do(MeleeAttack("bear", "goblin", "claw"), done=True)
    assert stage.refused(SpellCast("bear", "howl", target="goblin")).code == "no-action"


def test_an_attack_without_a_weapon_takes_the_first_that_can_be_used() -> None:
    # SRD: Multiattack.
    bear = claws([{"names": ["bite"]}, {"names": ["claw"]}])
    stage = fight("Ab", [1, 1], A=bear, b=GOBLIN)
    assert rolled(stage.do(MeleeAttack("bear", "goblin"))).weapon == "bite"
    assert rolled(stage.do(MeleeAttack("bear", "goblin"), done=True)).weapon == "claw"


# Targets


def test_a_target_is_an_enemy_who_is_there() -> None:
    # SRD: Making an Attack [Choose a Target].
    stage = fight("CAb", A=HERO, C=creature("friend"), b=GOBLIN)
    assert stage.refused(MeleeAttack("hero", "stranger")).legal == ["goblin"]
    assert stage.refused(MeleeAttack("hero", "friend")).reason == "friend is on the same side"
    assert stage.refused(MeleeAttack("hero", "hero")).code == "wrong-target"
    assert stage.refused(MeleeAttack("hero", "goblin", "axe")).legal == ["club"]


def test_charmed_cannot_attack_the_charmer() -> None:
    # SRD: Charmed [Can't Harm the Charmer].
    stage = fight("Ab", A=HERO, b=GOBLIN)
    stage.put("hero", "charmed", "goblin")
    assert stage.refused(MeleeAttack("hero", "goblin")).code == "charmed"


def test_knocking_out_a_melee_blow_may_leave_a_creature_alive() -> None:
    # SRD: Knocking Out a Creature.
    stage = fight("Ab.\n..c", [15, 4], A=HERO, b=creature("goblin", hp=4), c=creature("orc"))
    stage.do(MeleeAttack("hero", "goblin", subdue=True), done=True)
    assert not stage.who("goblin").dead
    assert stage.who("goblin").gone == "captured"


def test_sneak_attack_once_a_turn_with_an_ally_beside_the_target_or_advantage() -> None:
    # SRD: Sneak Attack.
    rogue = fighter(
        id="rogue", scores=[10, 16, 10, 10, 10, 10], weapons=["rapier"], sneak="2d6", attacks_per_action=2
    )
    stage = fight("AbC", [15, 5, 6, 6, 15, 5], A=rogue, C=creature("friend"), b=creature("goblin", hp=60))
    stage.do(MeleeAttack("rogue", "goblin"))
    assert stage.who("goblin").current_hp == 60 - 8 - 12
    stage.do(MeleeAttack("rogue", "goblin"), done=True)
    assert stage.who("goblin").current_hp == 60 - 8 - 12 - 8
    alone = fight("Ab", [15, 5], A=rogue, b=GOBLIN)
    alone.do(MeleeAttack("rogue", "goblin"), done=True)
    assert alone.who("goblin").current_hp == 12


def test_sneak_attack_not_beside_another_enemy_nor_with_disadvantage() -> None:
    # SRD: Sneak Attack: one of your allies within 5 feet of the target, and no Disadvantage.
    rogue = fighter(id="rogue", scores=[10, 16, 10, 10, 10, 10], weapons=["rapier"], sneak="2d6")
    crowded = fight("Abc", [15, 5], A=rogue, b=GOBLIN, c=creature("orc"))
    crowded.do(MeleeAttack("rogue", "goblin"), done=True)
    assert crowded.who("goblin").current_hp == 20 - 8
    hindered = fight("AbC", [15, 15, 5], A=rogue, b=GOBLIN, C=creature("friend"))
    hindered.put("rogue", "poisoned")
    hindered.do(MeleeAttack("rogue", "goblin"), done=True)
    assert hindered.who("goblin").current_hp == 20 - 8


def test_a_natural_1_is_not_helped_by_bardic_inspiration() -> None:
    # SRD: Rolling 20 or 1: it misses whatever is added, so the die is kept.
    effect = {"condition": "inspired", "inspires": "1d20"}
    inspire = {"id": "inspire", "name": "Inspire", "whom": "self", "effects": [effect]}
    stage = fight("Ab", [1], A=creature("hero", powers=[inspire]), b=GOBLIN)
    stage.put("hero", "inspired")
    assert not rolled(stage.do(MeleeAttack("hero", "goblin"), done=True)).hit
    assert stage.has("hero") == ["inspired"]


def test_mage_armor_is_beside_a_shield() -> None:
    # SRD: Mage Armor: a base AC of 13 plus the Dexterity modifier, and 2 of the shield.
    stage = fight("A.b", A=fighter(id="hero", shield=True, scores=[10, 14, 10, 10, 10, 10]), b=GOBLIN)
    assert attack_roll.armour_class(stage.who("hero")) == 10 + 2 + 2
    stage.put("hero", "mage_armor")
    assert attack_roll.armour_class(stage.who("hero")) == 13 + 2 + 2


@pytest.mark.parametrize(("condition", "edge"), [("restrained", 0), ("stunned", 1)])
def test_no_attack_has_advantage_against_an_elusive_creature_that_can_act(condition: str, edge: int) -> None:
    # SRD: Elusive: unless it has the Incapacitated condition.
    stage = fight("Ab", [1] * (1 + edge), A=HERO, b=creature("goblin", traits=["elusive"]))
    stage.put("goblin", condition)
    assert rolled(stage.do(MeleeAttack("hero", "goblin"), done=True)).edge == edge


def test_reach_of_a_monster_is_that_of_its_attack() -> None:
    # SRD: Reach.
    stage = fight("A.b", [15, 2], A=creature("guard", attacks=[PIKE]), b=creature("goblin", hp=4))
    assert CreatureDowned("goblin", "guard", True) in stage.do(MeleeAttack("guard", "goblin"), done=True)
