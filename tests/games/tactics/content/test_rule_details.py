"""Details of weapons, features and spells that the SRD states in half a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import BOW, SILENT, caster, creature, fight
from turnwright.games.tactics.commands import (
    Grapple,
    MeleeAttack,
    Move,
    RangedAttack,
    SavingThrow,
    SkillCheck,
    SpellCast,
    UseItem,
)
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.events import AttackRolled, CheckRolled, DamageDealt
from turnwright.games.tactics.rules.core import conditions
from turnwright.kernel import codec

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

HERO = creature("hero")
GOBLIN = creature("goblin")


def fighter(id: str = "hero", **fields: Any) -> dict[str, Any]:
    """A hero of level 5 without weapons."""
    plain = {
        "id": id,
        "name": id.capitalize(),
        "kind": "humanoid",
        "level": 5,
        "hp": 40,
        "scores": [14, 14, 10, 10, 10, 10],
    }
    return {**plain, **fields}


def rolled(events: list[Any]) -> AttackRolled:
    return next(event for event in events if isinstance(event, AttackRolled))


# Weapons


def test_light_two_identical_weapons_are_two_weapons() -> None:
    # SRD: Weapon Properties [Light]: a different weapon, which may be of the same kind.
    stage = fight("Ab", [15, 3, 15, 3], A=fighter(weapons=["shortsword", "shortsword"]), b=GOBLIN)
    assert [attack.id for attack in stage.who("hero").sheet.attacks] == ["shortsword"]
    stage.do(MeleeAttack("hero", "goblin"))
    stage.do(MeleeAttack("hero", "goblin"), done=True)
    assert stage.who("hero").used_bonus_action
    one = fight("Ab", [15, 3], A=fighter(weapons=["shortsword"]), b=GOBLIN)
    one.do(MeleeAttack("hero", "goblin"))
    assert one.refused(MeleeAttack("hero", "goblin")).code == "no-action"


def test_light_a_second_dagger_is_thrown_after_the_first() -> None:
    # SRD: Weapon Properties [Light, Thrown].
    thrower = fighter(weapons=["dagger"], ammunition={"dagger": 2})
    stage = fight("A..b", [15, 3, 15, 3], A=thrower, b=GOBLIN)
    stage.do(RangedAttack("hero", "goblin"))
    stage.do(RangedAttack("hero", "goblin"), done=True)
    assert stage.refused(RangedAttack("hero", "goblin")).code == "no-ammunition"


def test_heavy_counts_a_strength_that_a_potion_raises() -> None:
    # SRD: Weapon Properties [Heavy]; Potion of Giant Strength.
    weak = fighter(
        scores=[10, 10, 10, 10, 10, 10], weapons=["greatsword"], items={"potion_of_hill_giant_strength": 1}
    )
    stage = fight("Ab", [15, 3, 3], A=weak, b=GOBLIN)
    stage.do(UseItem("hero", "potion_of_hill_giant_strength"))
    assert rolled(stage.do(MeleeAttack("hero", "goblin"), done=True)).down == ()
    without = fight("Ab", [15, 15, 3, 3], A=weak, b=GOBLIN)
    assert rolled(without.do(MeleeAttack("hero", "goblin"))).down == ("heavy",)


# Hidden creatures


def test_sneak_attack_and_pack_tactics_count_a_hidden_ally() -> None:
    # SRD: Sneak Attack, Pack Tactics: an ally within 5 feet of the target that can act.
    rogue = fighter(weapons=["dagger"], sneak="1d6")
    stage = fight("AbC", [15, 3, 4], A=rogue, C=creature("friend"), b=GOBLIN)
    stage.put("friend", "hidden")
    events = stage.do(MeleeAttack("hero", "goblin"), done=True)
    assert sum(event.amount for event in events if isinstance(event, DamageDealt)) == 3 + 2 + 4
    wolves = fight(
        "AbC", [5, 15, 3], A=creature("wolf", traits=["pack_tactics"]), C=creature("friend"), b=GOBLIN
    )
    wolves.put("friend", "hidden")
    assert rolled(wolves.do(MeleeAttack("wolf", "goblin"), done=True)).up == ("pack_tactics",)


def test_ranged_attacks_in_close_combat_count_a_hidden_enemy_that_sees() -> None:
    # SRD: Ranged Attacks in Close Combat.
    stage = fight("cA...b", [15, 4], A=creature("hero", attacks=[BOW]), b=GOBLIN, c=creature("lurker"))
    stage.put("lurker", "hidden")
    assert rolled(stage.do(RangedAttack("hero", "goblin"), done=True)).down == ("enemy_near",)


# Features


def dragonborn() -> dict[str, Any]:
    """A fighter of level 5 with a breath of fire."""
    made = build_hero("fighter", 5, species="dragonborn", id="hero", weapons=("longsword",))
    found: dict[str, Any] = codec.plain(made)
    return found


def test_breath_weapon_replaces_one_attack_of_the_attack_action() -> None:
    # SRD: Dragonborn [Breath Weapon]. Level 5 has two attacks.
    # The 3 is of the initiative, which a Champion rolls with Advantage.
    made = dragonborn()
    stage = fight("A.b", [3, 4, 5, 15, 6, 7], A=made, b=creature("goblin", hp=60))
    stage.do(SpellCast("hero", "breath_weapon_fire", area_center="2, 0"))
    assert stage.who("hero").attacks_left == 1
    stage.do(MeleeAttack("hero", "goblin", move_required=True), done=True)
    assert stage.who("hero").attacks_left == 0
    assert stage.refused(SpellCast("hero", "breath_weapon_fire", area_center="2, 0")).code == "no-action"


def test_breath_weapon_in_5_1_takes_the_action() -> None:
    # SRD 5.1: Breath Weapon.
    stage = fight("A.b", [3, 4, 5], A=dragonborn(), b=creature("goblin", hp=60), rules="5.1")
    stage.do(SpellCast("hero", "breath_weapon_fire", area_center="2, 0"), done=True)
    assert stage.who("hero").attacks_left == 0
    assert stage.who("hero").used_action


def test_martial_arts_a_monk_grapples_with_dexterity() -> None:
    # SRD: Martial Arts: DC 8 + 4 + 3 instead of 8 + 0 + 3.
    monk = fighter(scores=[10, 18, 10, 10, 10, 10], martial_arts="1d8")
    stage = fight("Ab", [14], A=monk, b=GOBLIN)
    stage.do(Grapple("hero", "goblin"), done=True)
    assert stage.has("goblin") == ["grappled"]
    clad = fight("Ab", [14], A={**monk, "armour": "leather"}, b=GOBLIN)
    clad.do(Grapple("hero", "goblin"), done=True)
    assert clad.has("goblin") == []


def test_aura_of_courage_frightened_has_no_effect_inside_and_returns_outside() -> None:
    # SRD: Aura of Courage, 10 feet around the paladin.
    paladin = fighter("paladin", scores=[10] * 6, shelter={"feet": 10, "never": ["frightened"]})
    stage = fight("P..A.b....", [15, 2, 15], A=HERO, P=paladin, b=creature("fiend"))
    stage.put("hero", "frightened", "fiend")
    # Outside of the aura it cannot come closer, and checks have Disadvantage.
    assert stage.refused(Move("hero", "4, 0")).code == "frightened"
    stage.match.submit(0, SkillCheck("hero", "perception"))
    # Inside, the fear has no effect: one d20, and a step towards the fiend.
    stage.do(Move("hero", "2, 0"))
    stage.match.submit(0, SkillCheck("hero", "perception"))
    stage.do(Move("hero", "3, 0"))
    assert stage.has("hero") == ["frightened"]
    assert stage.refused(Move("hero", "4, 0")).code == "frightened"
    stage.done()


def test_aura_of_devotion_charmed_has_no_effect_inside() -> None:
    # SRD: Aura of Devotion.
    paladin = fighter("paladin", scores=[10] * 6, shelter={"feet": 10, "never": ["charmed"]})
    stage = fight("P.Ab", [15, 2], A=HERO, P=paladin, b=creature("fey"))
    stage.put("paladin", "incapacitated")
    stage.put("hero", "charmed", "fey")
    assert stage.refused(MeleeAttack("hero", "fey")).code == "charmed"
    for condition in list(stage.who("paladin").conditions):
        conditions.remove(stage.state, stage.who("paladin"), condition, SILENT)
    stage.do(MeleeAttack("hero", "fey"), done=True)


def test_empowered_evocation_adds_to_one_dart_of_magic_missile() -> None:
    # SRD: Empowered Evocation: one damage roll of the spell. INT 16 gives 3.
    wizard = caster(
        "mage", {"id": "magic_missile"}, sharpens=[{"school": "evocation", "plus_modifier": True}]
    )
    stage = fight("A....b", [1, 2, 3], A=wizard, b=creature("goblin", hp=60))
    events = stage.do(SpellCast("mage", "magic_missile", 0, "goblin"), done=True)
    assert [event.amount for event in events if isinstance(event, DamageDealt)] == [2 + 3, 3, 4]


def test_empowered_evocation_adds_to_the_first_ray_that_hits() -> None:
    # SRD: Empowered Evocation; Scorching Ray.
    wizard = caster(
        "mage", {"id": "scorching_ray"}, sharpens=[{"school": "evocation", "plus_modifier": True}]
    )
    stage = fight("A....b", [2, 15, 1, 2, 15, 3, 4], A=wizard, b=creature("goblin", hp=60))
    events = stage.do(SpellCast("mage", "scorching_ray", 0, "goblin"), done=True)
    assert [event.amount for event in events if isinstance(event, DamageDealt)] == [3 + 3, 7]


@pytest.mark.parametrize(("species", "dice"), [("elf", [15, 2]), ("human", [15, 2, 3])])
def test_the_claw_of_a_ghoul_does_not_paralyze_elves(species: str, dice: list[int]) -> None:
    # SRD: Ghoul [Claw]: neither Undead nor elves save at all.
    ghoul = {"a": {"base": "ghoul"}}
    stage = fight("aB", dice, a=creature("monster"), B=fighter(species=species), tokens=ghoul)
    stage.do(MeleeAttack("monster", "hero", "claw"), done=True)
    assert stage.has("hero") == ([] if species == "elf" else ["paralyzed"])


def test_sanctuary_ends_when_the_warded_creature_deals_damage_by_any_means() -> None:
    # SRD: Sanctuary.
    flask = {
        "id": "burst",
        "name": "Burst",
        "range": 30,
        "effects": [{"damage": "1d6 fire"}],
    }
    stage = fight("A..b", [4], A=creature("hero", powers=[flask]), b=creature("goblin", hp=60))
    stage.put("hero", "sanctuary")
    stage.do(SpellCast("hero", "burst", 0, "goblin"), done=True)
    assert stage.has("hero") == []


def test_turn_undead_ends_when_the_cleric_is_incapacitated() -> None:
    # SRD: Turn Undead.
    stage = fight(
        "A..b", A=fighter(features=["turn_undead"], spell_ability="WIS"), b=creature("ghoul", kind="undead")
    )
    stage.put("ghoul", "turned", "hero")
    stage.put("hero", "stunned")
    assert stage.has("ghoul") == []


def test_bardic_inspiration_helps_a_check_that_fails() -> None:
    # SRD: Bardic Inspiration: any D20 Test. 5 misses DC 10 by 5; the die makes up for it.
    inspire = {
        "id": "inspire",
        "name": "Inspire",
        "range": 60,
        "whom": "ally",
        "effects": [{"condition": "inspired", "inspires": "1d8"}],
    }
    stage = fight("A.b", [5, 6], A=creature("hero", powers=[inspire]), b=GOBLIN)
    stage.do(SpellCast("hero", "inspire", 0, "hero"))
    step = stage.match.submit(0, SkillCheck("hero", "athletics", dc=10))
    (check,) = [event for event in step.events if isinstance(event, CheckRolled)]
    assert (check.total, check.made) == (11, True)
    assert stage.has("hero") == []
    stage.done()


def test_danger_sense_is_lost_while_incapacitated() -> None:
    # SRD: Danger Sense: two d20 while able, one while Incapacitated.
    sense = {"condition": "danger_sense", "save_advantage": ["DEX"], "save_while_able": True}
    stage = fight("A.b", [5, 15, 8], A=fighter(bears=[sense]), b=GOBLIN)
    stage.match.submit(0, SavingThrow("hero", "DEX", dc=10))
    stage.put("hero", "incapacitated")
    stage.match.submit(0, SavingThrow("hero", "DEX", dc=10))
    stage.done()
