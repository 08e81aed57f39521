"""The words that spells, features and creatures are written in, each at work in a small fight."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.arena import SILENT, TACTICS, Fight, monster
from turnwright import Match, Policy, Rejected
from turnwright.games.tactics.commands import (
    CantripCast,
    CombatStart,
    Dash,
    Disengage,
    EndTurn,
    MeleeAttack,
    Move,
    SpellCast,
    UseItem,
)
from turnwright.games.tactics.events import AttackRolled
from turnwright.games.tactics.forecast.preview import preview
from turnwright.games.tactics.rules.combat import attack_roll
from turnwright.games.tactics.rules.core import dying, position, saves
from turnwright.games.tactics.srd import FRIGHTENED, SKILLS

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

CLUB = {"id": "club", "name": "Club", "to_hit": 4, "reach": 5, "hit": [{"damage": "1d4+2 bludgeoning"}]}


def knows(*names: str, **fields: Any) -> dict[str, Any]:
    """A hero of level 5 with INT 16 who knows shipped spells: DC 14, attack +6."""
    plain = {
        "id": "ivy",
        "name": "Ivy",
        "kind": "humanoid",
        "level": 5,
        "hp": 30,
        "scores": [10, 10, 10, 16, 10, 10],
        "spell_ability": "INT",
        "slots": [4, 3, 3],
        "spells": list(names),
        "weapons": ["quarterstaff"],
    }
    return {**plain, **fields}


def foe(id: str = "foe", **fields: Any) -> dict[str, Any]:
    """A creature with a club, 20 hit points and an armour class of 12, unless it is said otherwise."""
    return monster(id, **{"hp": 20, "attacks": [CLUB], **fields})


class Stage(Fight):
    """A fight of Ivy, who acts first, with others in the order in which they are named."""

    def end(self, *names: str) -> None:
        """The turns of these end."""
        for name in names:
            self.do(EndTurn(name))

    def refused(self, command: Any) -> str:
        """The code of the refusal of a command."""
        try:
            self.do(command)
        except Rejected as error:
            return error.code
        raise AssertionError(f"{command} was accepted")

    def at(self, name: str) -> tuple[int, int]:
        width = int(self.state.arena.grid.width)
        return int(self.who(name).cell) % width, int(self.who(name).cell) // width


def stage(
    rows: str,
    dice: list[int],
    ivy: dict[str, Any],
    people: tuple[int, ...] = (),
    spells: tuple[dict[str, Any], ...] = (),
    **others: Any,
) -> Stage:
    """Ivy stands at I; a capital letter is an ally, a small one a foe; `conditions` names their bearers."""
    lines = rows.split()
    cast = {"I": ivy, **others}
    sides: dict[str, list[dict[str, Any]]] = {"party": [], "foes": []}
    for place, (letter, made) in enumerate(cast.items()):
        x, y = next((line.index(letter), y) for y, line in enumerate(lines) if letter in line)
        token = {"id": made["id"], "base": made["id"], "at": [x, y]}
        sides["party" if letter.isupper() else "foes"].append({**token, **made.pop("token", {})})
        if "level" not in made:
            made["initiative"] = -place
    scenario = {
        "name": "Stage",
        "map": {"rows": ["".join("." if c in cast else c for c in line) for line in lines]},
        "heroes": [made for made in cast.values() if "level" in made],
        "creatures": [made for made in cast.values() if "level" not in made],
        "spells": list(spells),
        **sides,
    }
    seats = [None if seat in people else Policy() for seat in range(2)]
    staged = Stage(Match(TACTICS, scenario, dice=[*[10] * len(cast), *dice], seats=seats))
    staged.ask(CombatStart())
    return staged


# Damage and healing


def test_healing_adds_the_modifier_of_the_casters_ability() -> None:
    # SRD: Cure Wounds.
    staged = stage("I.f", [1, 2], knows("cure_wounds", hp=30), f=foe())
    staged.who("ivy").current_hp = 5
    staged.do(SpellCast("ivy", "cure_wounds", 0, "ivy"))
    staged.done()
    assert staged.who("ivy").current_hp == 5 + 1 + 2 + 3


def test_a_higher_slot_heals_more_and_the_disciple_of_life_more_still() -> None:
    # SRD: Cure Wounds; Disciple of Life.
    staged = stage("I.f", [1, 1, 1, 1], knows("cure_wounds", traits=["heals_more"]), f=foe())
    staged.who("ivy").current_hp = 5
    staged.do(SpellCast("ivy", "cure_wounds", 2, "ivy"))
    staged.done()
    assert staged.who("ivy").current_hp == 5 + 4 + 3 + (2 + 2)


def test_aid_raises_the_maximum_too() -> None:
    # SRD: Aid.
    staged = stage("I.f", [], knows("aid", hp=30), f=foe())
    staged.do(SpellCast("ivy", "aid", 3, "ivy"))
    staged.done()
    assert (staged.who("ivy").current_hp, staged.who("ivy").max_hp) == (40, 40)


def test_preserve_life_heals_up_to_half_the_maximum() -> None:
    # SRD: Preserve Life.
    staged = stage("I.f", [], knows(hp=30, features=["preserve_life_3"]), f=foe())
    staged.who("ivy").current_hp = 8
    staged.do(SpellCast("ivy", "preserve_life_3", 0, "ivy"))
    staged.done()
    assert staged.who("ivy").current_hp == 15


def test_a_creature_that_cannot_regain_hit_points_is_not_healed() -> None:
    # SRD: Chill Touch.
    staged = stage("If", [15, 1, 1], knows("chill_touch"), f=foe(hp=20, regenerates=5))
    staged.do(CantripCast("ivy", "chill_touch", "foe"))
    staged.done()
    assert staged.who("foe").current_hp == 18
    staged.end("ivy")
    assert staged.who("foe").current_hp == 18
    staged.end("foe", "ivy")
    assert staged.who("foe").current_hp == 20


def test_a_drain_lowers_the_maximum_by_the_damage_taken() -> None:
    # SRD: Wight [Life Drain].
    drain = {
        "id": "drain",
        "name": "Drain",
        "range": 5,
        "dc": 13,
        "effects": [{"save": "CON", "fail": [{"damage": "1d8+2 necrotic", "drains": True}]}],
    }
    staged = stage("fI", [4, 2], knows(hp=30), f=foe(powers=[drain]))
    staged.end("ivy")
    staged.do(SpellCast("foe", "drain", 0, "ivy"))
    staged.done()
    assert (staged.who("ivy").current_hp, staged.who("ivy").max_hp) == (24, 24)


def test_vampiric_touch_gives_half_of_it_back_and_again_on_later_turns() -> None:
    # SRD: Vampiric Touch; the later touches are as strong as the slot was.
    staged = stage("If", [15, 2, 2, 2, 15, 2, 2, 2], knows("vampiric_touch"), f=foe(hp=50))
    staged.who("ivy").current_hp = 5
    assert staged.refused(SpellCast("ivy", "vampiric_touch_again", 0, "foe")) == "not-yet"
    staged.do(SpellCast("ivy", "vampiric_touch", 0, "foe"))
    assert (staged.who("foe").current_hp, staged.who("ivy").current_hp) == (44, 8)
    staged.end("ivy", "foe")
    staged.do(SpellCast("ivy", "vampiric_touch_again", 0, "foe"))
    staged.done()
    assert (staged.who("foe").current_hp, staged.who("ivy").current_hp) == (38, 11)
    assert staged.who("ivy").slots == [4, 3, 2]


def test_a_spiritual_weapon_strikes_again_with_the_dice_of_its_slot() -> None:
    # SRD: Spiritual Weapon; two dice by a slot of level 3.
    staged = stage("I....f", [15, 1, 1, 15, 2, 2], knows("spiritual_weapon"), f=foe(hp=50))
    staged.do(SpellCast("ivy", "spiritual_weapon", 3, "foe"))
    assert staged.who("foe").current_hp == 50 - (2 + 3)
    staged.end("ivy", "foe")
    staged.do(SpellCast("ivy", "spiritual_weapon_strike", 0, "foe"))
    staged.done()
    assert staged.who("foe").current_hp == 45 - (4 + 3)


def test_acid_arrow_burns_again_at_the_end_of_the_targets_turn_and_half_on_a_miss() -> None:
    # SRD: Acid Arrow.
    staged = stage("I....f", [15, 1, 1, 1, 1, 3, 3], knows("acid_arrow"), f=foe(hp=50))
    staged.do(SpellCast("ivy", "acid_arrow", 0, "foe"))
    staged.end("ivy")
    assert staged.who("foe").current_hp == 46
    staged.end("foe")
    assert staged.who("foe").current_hp == 40
    assert "acid_arrow" not in staged.conditions("foe")
    staged.done()
    missed = stage("I....f", [2, 3, 3, 3, 2], knows("acid_arrow"), f=foe(hp=50))
    missed.do(SpellCast("ivy", "acid_arrow", 0, "foe"))
    missed.done()
    assert missed.who("foe").current_hp == 50 - 5


def test_an_ice_knife_bursts_around_its_target_hit_or_miss() -> None:
    # SRD: Ice Knife.
    staged = stage("I....fg", [2, 3, 3, 5, 18], knows("ice_knife"), f=foe(), g=foe("other"))
    staged.do(SpellCast("ivy", "ice_knife", 0, "foe"))
    staged.done()
    assert (staged.who("foe").current_hp, staged.who("other").current_hp) == (14, 20)


def test_a_potent_cantrip_does_half_of_it_on_a_miss() -> None:
    # SRD: Potent Cantrip.
    staged = stage("I....f", [2, 9, 8], knows("fire_bolt", traits=["sure_cantrips"]), f=foe())
    staged.do(CantripCast("ivy", "fire_bolt", "foe"))
    staged.done()
    assert staged.who("foe").current_hp == 20 - 8


def test_cover_is_of_no_use_against_a_sacred_flame() -> None:
    # SRD: Sacred Flame; the ally in the line would give +2 to a save of 12 against 14.
    staged = stage("I.A.f", [4, 4, 12], knows("sacred_flame"), A=foe("ally"), f=foe())
    staged.do(CantripCast("ivy", "sacred_flame", "foe"))
    staged.done()
    assert staged.hp("foe") == 12


# Armour, speed, actions


def test_mage_armor_is_13_and_dexterity_for_a_creature_without_armor() -> None:
    # SRD: Mage Armor.
    bare = stage("I.f", [], knows("mage_armor", scores=[10, 14, 10, 16, 10, 10]), f=foe())
    bare.do(SpellCast("ivy", "mage_armor", 0, "ivy"))
    bare.done()
    assert attack_roll.armour_class(bare.who("ivy")) == 15
    clad = stage("I.f", [], knows("mage_armor", armour="leather"), f=foe())
    clad.do(SpellCast("ivy", "mage_armor", 0, "ivy"))
    clad.done()
    assert attack_roll.armour_class(clad.who("ivy")) == 11


def test_barkskin_is_17_regardless_of_armour() -> None:
    # SRD: Barkskin.
    staged = stage("I.f", [], knows("barkskin", "shield_of_faith", shield=True), f=foe())
    staged.do(SpellCast("ivy", "barkskin", 0, "ivy"))
    staged.done()
    assert attack_roll.armour_class(staged.who("ivy")) == 17


def test_haste_gives_one_more_action_for_one_attack() -> None:
    # SRD: Haste.
    staged = stage("If", [10, 1], knows("haste"), f=foe())
    staged.do(SpellCast("ivy", "haste", 0, "ivy"), MeleeAttack("ivy", "foe", "quarterstaff"))
    staged.done()
    assert attack_roll.armour_class(staged.who("ivy")) == 12
    assert staged.refused(MeleeAttack("ivy", "foe", "quarterstaff")) == "no-action"
    staged.end("ivy", "foe")
    assert staged.who("ivy").remaining_movement_ft == 60
    staged.do(Dash("ivy"), Dash("ivy"))
    assert staged.refused(Dash("ivy")) == "no-action"


def test_when_haste_ends_lethargy_follows() -> None:
    # SRD: Haste; concentration is lost by a blow.
    staged = stage("If", [15, 1, 2], knows("haste"), f=foe())
    staged.do(SpellCast("ivy", "haste", 0, "ivy"))
    staged.end("ivy")
    staged.do(MeleeAttack("foe", "ivy"))
    staged.done()
    assert staged.conditions("ivy") == ["lethargy"]
    assert position.speed(staged.who("ivy")) == 0
    staged.end("foe")
    assert (staged.turn(), staged.conditions("ivy")) == ("foe", [])  # her turn went by


def test_the_slowed_make_one_attack_at_half_speed() -> None:
    # SRD: Slow.
    twice = [[{"names": ["club"], "count": 2}]]
    staged = stage("I...f", [3, 10, 1, 15], knows("slow"), f=foe(multiattack=twice))
    staged.do(SpellCast("ivy", "slow", area_center="4, 0"))
    assert attack_roll.armour_class(staged.who("foe")) == 10
    staged.end("ivy")
    assert staged.who("foe").remaining_movement_ft == 15
    staged.do(Move("foe", "1, 0"), MeleeAttack("foe", "ivy"))
    staged.done()
    assert staged.refused(MeleeAttack("foe", "ivy")) == "no-action"


def test_the_slowed_have_an_action_or_a_bonus_action() -> None:
    # SRD: Slow.
    sneak = foe(traits=["nimble_escape"])
    staged = stage("I...f", [3], knows("slow"), f=sneak)
    staged.do(SpellCast("ivy", "slow", area_center="4, 0"))
    staged.end("ivy")
    staged.do(Disengage("foe", "BONUS"))
    assert staged.refused(Dash("foe")) == "no-action"


def test_hypnotic_pattern_incapacitates_until_the_creature_is_hurt() -> None:
    # SRD: Hypnotic Pattern; it ends when the creature is hurt.
    staged = stage("I.....f", [3, 15, 1, 1], knows("hypnotic_pattern", "fire_bolt"), f=foe())
    staged.do(SpellCast("ivy", "hypnotic_pattern", area_center="6, 0"))
    assert "hypnotic_pattern" in staged.conditions("foe")
    staged.end("ivy")
    assert staged.turn() == "ivy"
    staged.do(CantripCast("ivy", "fire_bolt", "foe"))
    staged.done()
    assert "hypnotic_pattern" not in staged.conditions("foe")


def test_after_a_shock_the_target_makes_no_opportunity_attacks() -> None:
    # SRD: Shocking Grasp.
    staged = stage("..If", [15, 1, 1], knows("shocking_grasp"), f=foe())
    staged.do(CantripCast("ivy", "shocking_grasp", "foe"))
    staged.do(Move("ivy", "0, 0"))
    staged.done()
    assert not staged.who("foe").used_reaction


def test_outlined_creatures_cannot_hide_in_invisibility() -> None:
    # SRD: Faerie Fire; what is seen is hit with advantage.
    staged = stage("I.....f", [2, 3, 15, 1, 1], knows("faerie_fire", "fire_bolt"), f=foe())
    staged.put("foe", "invisible")
    assert not position.sees(staged.state, staged.who("ivy"), staged.who("foe"))
    staged.do(SpellCast("ivy", "faerie_fire", area_center="6, 0"))
    assert position.sees(staged.state, staged.who("ivy"), staged.who("foe"))
    staged.end("ivy", "foe")
    staged.do(CantripCast("ivy", "fire_bolt", "foe"))
    staged.done()
    assert staged.hp("foe") == 18


def test_attackers_that_see_an_outlined_creature_have_advantage() -> None:
    # SRD: Faerie Fire; a blinded attacker has only the disadvantage of not seeing.
    staged = stage("If...\n.....", [2, 15, 14], knows("faerie_fire"), f=foe(ac=30))
    staged.do(SpellCast("ivy", "faerie_fire", area_center="2.5, 0.5"))
    assert staged.conditions("foe") == ["outlined"]
    staged.put("ivy", "blinded")
    staged.end("ivy", "foe")
    staged.do(MeleeAttack("ivy", "foe"))
    staged.done()
    assert (staged.told(AttackRolled)[0].up, staged.told(AttackRolled)[0].edge) == ((), -1)


@pytest.mark.parametrize(
    ("senses", "edge"), [({}, -1), ({"darkvision": 60}, -1), ({"blindsight": 10}, 0), ({"truesight": 30}, 0)]
)
def test_a_blur_deceives_neither_blindsight_nor_truesight(senses: dict[str, int], edge: int) -> None:
    # SRD: Blur.
    staged = stage("If", [2] if edge == 0 else [2, 2], knows("blur"), f=foe(senses=senses))
    staged.do(SpellCast("ivy", "blur"))
    staged.end("ivy")
    staged.do(MeleeAttack("foe", "ivy"))
    staged.done()
    assert staged.told(AttackRolled)[0].edge == edge


def test_a_hunters_mark_counts_for_every_attack_roll_of_its_caster() -> None:
    # SRD: Hunter's Mark: an attack of a spell too, and its dice are doubled by a critical hit.
    for natural, dice, left in ((15, [1, 1, 6], 32), (20, [1, 1, 1, 1, 6, 6], 24)):
        staged = stage("I...f", [natural, *dice], knows("hunters_mark", "fire_bolt"), f=foe(hp=40))
        staged.do(SpellCast("ivy", "hunters_mark", target="foe"))
        staged.do(CantripCast("ivy", "fire_bolt", "foe"))
        staged.done()
        assert staged.hp("foe") == left


# Lasting and leaving


def test_sleep_makes_drowsy_first_and_unconscious_by_a_second_failure() -> None:
    # SRD: Sleep.
    staged = stage("I.....f", [3, 3], knows("sleep"), f=foe())
    staged.do(SpellCast("ivy", "sleep", area_center="6, 0"))
    assert "drowsy" in staged.conditions("foe")
    staged.end("ivy", "foe")
    assert staged.conditions("foe") == ["asleep"]
    staged.done()


def test_spirit_guardians_come_along_with_their_caster_and_spare_allies() -> None:
    # SRD: Spirit Guardians.
    staged = stage("IA.......f", [2, 2, 2, 3], knows("spirit_guardians"), A=foe("ally"), f=foe(hp=40))
    staged.do(SpellCast("ivy", "spirit_guardians"))
    assert staged.who("foe").current_hp == 40
    staged.do(Move("ivy", "6, 0"))
    staged.done()
    assert staged.who("foe").current_hp == 34
    assert staged.who("ally").current_hp == 20


def test_an_area_of_vines_is_difficult_ground() -> None:
    # SRD: Entangle.
    staged = stage("I.......f.. ...........", [18], knows("entangle"), f=foe())
    staged.do(SpellCast("ivy", "entangle", area_center="8.5, 0.5"))
    staged.end("ivy")
    staged.do(Move("foe", "6, 0"))
    staged.done()
    # One step inside, which costs double, and one out of it.
    assert staged.who("foe").remaining_movement_ft == 15


def test_invisibility_ends_when_its_bearer_casts_a_spell() -> None:
    # SRD: Invisibility.
    staged = stage("I.....f", [4, 4, 3], knows("invisibility", "sacred_flame"), f=foe())
    staged.do(SpellCast("ivy", "invisibility", 0, "ivy"))
    assert "invisibility" in staged.conditions("ivy")
    staged.end("ivy", "foe")
    staged.do(SpellCast("ivy", "sacred_flame", 0, "foe"))
    assert "invisibility" not in staged.conditions("ivy")


def test_lesser_restoration_ends_one_condition() -> None:
    # SRD: Lesser Restoration.
    staged = stage("I.f", [], knows("lesser_restoration"), f=foe())
    staged.put("ivy", "poisoned")
    staged.put("ivy", "deafened")
    staged.do(SpellCast("ivy", "lesser_restoration", 0, "ivy"))
    staged.done()
    assert staged.conditions("ivy") == ["deafened"]


def test_holding_a_person_is_for_humanoids() -> None:
    # SRD: Hold Person.
    staged = stage("I..f", [], knows("hold_person"), f=foe(kind="beast"))
    assert staged.refused(SpellCast("ivy", "hold_person", 0, "foe")) == "wrong-target"


def test_turning_is_for_the_undead() -> None:
    # SRD: Channel Divinity [Turn Undead].
    staged = stage("I..fg", [2], knows(features=["turn_undead"]), f=foe(kind="undead"), g=foe("other"))
    staged.do(SpellCast("ivy", "turn_undead"))
    staged.done()
    assert (staged.conditions("foe"), staged.conditions("other")) == (["turned"], [])


def test_a_flask_is_saved_against_by_the_throwers_dexterity() -> None:
    # SRD: Acid; 8, a proficiency bonus of 3 and a modifier of 4.
    ivy = knows(scores=[10, 18, 10, 10, 10, 10], items={"acid_vial": 1})
    staged = stage("I..f", [3, 3, 14], ivy, f=foe())
    staged.do(UseItem("ivy", "acid_vial", "foe"))
    staged.done()
    assert staged.who("foe").current_hp == 14


# Places


def test_misty_step_needs_a_free_place_in_range() -> None:
    # SRD: Misty Step.
    staged = stage("I........f", [], knows("misty_step"), f=foe())
    assert staged.refused(SpellCast("ivy", "misty_step")) == "no-center"
    assert staged.refused(SpellCast("ivy", "misty_step", area_center="9, 0")) == "out-of-range"
    staged.do(SpellCast("ivy", "misty_step", area_center="5, 0"))
    staged.done()
    assert staged.at("ivy") == (5, 0)
    crowded = stage("I...f", [], knows("misty_step"), f=foe())
    assert crowded.refused(SpellCast("ivy", "misty_step", area_center="4, 0")) == "occupied"


def test_thunderwave_lies_against_its_caster_on_the_side_of_the_point() -> None:
    # SRD: Areas of Effect [Cube]; Thunderwave.
    rows = """
        .......
        g..I.f.
        .......
    """
    staged = stage(rows, [4, 4, 2], knows("thunderwave"), f=foe(), g=foe("other"))
    staged.do(SpellCast("ivy", "thunderwave", area_center="5, 1"))
    staged.done()
    assert (staged.who("foe").current_hp, staged.who("other").current_hp) == (12, 20)
    assert staged.at("foe") == (6, 1)


# Creatures


def test_a_parry_turns_one_melee_hit_and_is_not_worn() -> None:
    # SRD: Knight [Parry].
    parry = {"id": "parry", "name": "Parry", "cost": "reaction", "whom": "self", "trigger": "melee_hit"}
    knight = foe(powers=[{**parry, "effects": [{"condition": "parry_2", "ac": 2}]}])
    staged = stage("If", [10], knows(), f=knight)
    staged.do(MeleeAttack("ivy", "foe", "quarterstaff"))
    assert staged.hp("foe") == 20
    assert staged.who("foe").used_reaction
    assert attack_roll.armour_class(staged.who("foe")) == 12


def test_a_power_can_take_the_place_of_one_attack_of_a_multiattack() -> None:
    # SRD: Gladiator [Multiattack].
    bash = {
        "id": "bash",
        "name": "Bash",
        "range": 5,
        "dc": 15,
        "effects": [{"save": "STR", "fail": [{"damage": "1d4 bludgeoning"}]}],
    }
    ways = [[{"names": ["club"], "count": 1}, {"names": ["club", "bash"]}]]
    staged = stage("fI", [10, 1, 2, 3], knows(), f=foe(powers=[bash], multiattack=ways))
    staged.end("ivy")
    staged.do(MeleeAttack("foe", "ivy"), SpellCast("foe", "bash", 0, "ivy"))
    staged.done()
    assert staged.refused(SpellCast("foe", "bash", 0, "ivy")) == "no-action"


def test_the_bloodied_berserker_has_advantage() -> None:
    # SRD: Berserker [Bloodied Frenzy].
    staged = stage("fI", [3, 18, 1], knows(hp=30), f=foe(traits=["bloodied_frenzy"], token={"hp": 10}))
    staged.end("ivy")
    staged.do(MeleeAttack("foe", "ivy"))
    staged.done()
    assert staged.hp("ivy") == 27


# Words of spells

ALL_SLOTS = [4, 3, 3, 3, 2, 2, 2, 1, 1]


def test_charm_person_gives_advantage_on_the_save_in_a_fight() -> None:
    # SRD: Charm Person.
    staged = stage("If", [3, 18], knows("charm_person"), f=foe())
    staged.do(SpellCast("ivy", "charm_person", 0, "foe"))
    staged.done()
    assert staged.conditions("foe") == []


def test_some_kinds_save_with_disadvantage() -> None:
    # SRD: Shatter. The damage is rolled once, before any save.
    staged = stage("I..f", [1, 1, 1, 18, 3], knows("shatter"), f=foe(kind="construct"))
    staged.do(SpellCast("ivy", "shatter", 0, area_center="3, 0"))
    staged.done()
    assert staged.hp("foe") == 17


def test_heroism_gives_hit_points_for_a_while_and_takes_away_fear() -> None:
    # SRD: Heroism.
    staged = stage("I.f", [], knows("heroism"), f=foe())
    staged.put("ivy", "frightened", "foe")
    staged.do(SpellCast("ivy", "heroism", 0, "ivy"))
    staged.end("ivy", "foe")
    staged.done()
    assert staged.who("ivy").temp_hp == 3
    assert not staged.who("ivy").flags & FRIGHTENED


def test_protection_is_against_some_kinds_only() -> None:
    # SRD: Protection from Evil and Good.
    rows = "fIg"
    ivy = knows("protection_from_evil_and_good")
    staged = stage(rows, [], ivy, f=foe(kind="undead"), g=foe("other"))
    staged.do(SpellCast("ivy", "protection_from_evil_and_good", 0, "ivy"))
    for name, edge in (("foe", -1), ("other", 0)):
        aim = attack_roll.describe(staged.state, staged.who(name), staged.who("ivy"), 4, False, 5)
        assert aim.advantage() == edge, name


def test_death_ward_prevents_one_drop_to_0() -> None:
    # SRD: Death Ward.
    staged = stage("fI", [15, 4, 15, 4], knows("death_ward", slots=ALL_SLOTS), f=foe())
    staged.do(SpellCast("ivy", "death_ward", 0, "ivy"))
    staged.who("ivy").current_hp = 2
    staged.end("ivy")
    staged.do(MeleeAttack("foe", "ivy"), EndTurn("foe"))
    assert (staged.hp("ivy"), staged.conditions("ivy")) == (1, [])
    staged.do(EndTurn("ivy"), MeleeAttack("foe", "ivy"))
    staged.done()
    assert "unconscious" in staged.conditions("ivy")


def test_no_creature_casts_inside_silence() -> None:
    # SRD: Silence.
    ivy = knows("silence", "fire_bolt")
    staged = stage("I.f............", [], ivy, f=foe())
    staged.do(SpellCast("ivy", "silence", 0, area_center="1, 0"), EndTurn("ivy"), EndTurn("foe"))
    assert staged.refused(CantripCast("ivy", "fire_bolt", "foe")) == "muted"
    staged.do(Disengage("ivy"), EndTurn("ivy"), Move("foe", "7, 0"))
    assert staged.conditions("foe") == []
    assert "silence" in staged.conditions("ivy")


def test_mirror_images_take_hits_one_after_another() -> None:
    # SRD: Mirror Image. Three dice of which one shows 3, two without, and what is left of the images.
    staged = stage("fI", [15, 1, 3, 2, 15, 1, 2, 1], knows("mirror_image"), f=foe())
    staged.do(SpellCast("ivy", "mirror_image"), EndTurn("ivy"), MeleeAttack("foe", "ivy"), EndTurn("foe"))
    assert staged.conditions("ivy") == ["two_images"]
    assert staged.who("ivy").conditions[0].rounds == 10
    staged.do(EndTurn("ivy"), MeleeAttack("foe", "ivy"))
    staged.done()
    assert staged.hp("ivy") == 30 - 1 - 2


def test_the_preview_counts_the_images() -> None:
    staged = stage("fI", [], knows("mirror_image"), f=foe())
    staged.do(SpellCast("ivy", "mirror_image"), EndTurn("ivy"))
    shown = preview(staged.state, 0, MeleeAttack("foe", "ivy"))["targets"][0]
    # AC 10 against +4: 15 of 20 faces hit, and one of 27 of those is no image.
    assert shown["hitChance"] == pytest.approx(0.75 / 27)


def test_an_attacker_of_a_sanctuary_saves_first() -> None:
    # SRD: Sanctuary.
    staged = stage("fI", [13], knows("sanctuary"), f=foe())
    staged.do(SpellCast("ivy", "sanctuary", 0, "ivy"), EndTurn("ivy"), MeleeAttack("foe", "ivy"))
    staged.done()
    assert (staged.hp("ivy"), staged.told(AttackRolled)) == (30, [])
    staged = stage("fI", [14, 15, 2, 5], knows("sanctuary"), f=foe())
    staged.do(SpellCast("ivy", "sanctuary", 0, "ivy"), EndTurn("ivy"), MeleeAttack("foe", "ivy"))
    staged.do(EndTurn("foe"), MeleeAttack("ivy", "foe", "quarterstaff"))
    staged.done()
    assert (staged.hp("ivy"), staged.conditions("ivy")) == (26, [])


def test_a_smite_adds_to_the_next_hit_and_more_for_the_undead() -> None:
    # SRD: Divine Smite. A hit of 5, smites of 2d8 and 1d8, all twice by the 20, which adds no number.
    dice = [20, 5, 5, *[1] * 4, *[2] * 2]
    ivy = knows("divine_smite", attacks_per_action=2)
    staged = stage("If", dice, ivy, people=(1,), f=foe(kind="undead", hp=90))
    staged.do(MeleeAttack("ivy", "foe", "quarterstaff"))
    staged.choose("divine_smite", 1)
    staged.done()
    assert staged.hp("foe") == 90 - 10 - 4 - 4
    assert staged.conditions("ivy") == []


def test_the_lasting_effect_of_a_smite_keeps_concentration() -> None:
    # SRD: Ensnaring Strike.
    staged = stage("If", [15, 1, 3, 4], knows("ensnaring_strike"), people=(1,), f=foe())
    staged.do(MeleeAttack("ivy", "foe", "quarterstaff"))
    staged.choose("ensnaring_strike", 1)
    assert staged.who("ivy").concentrates_on == "ensnaring_strike"
    assert staged.conditions("foe") == ["ensnared"]
    staged.end("ivy")
    staged.done()
    assert staged.hp("foe") == 20 - 1 - 4


def test_each_failed_save_hurts_again() -> None:
    # SRD: Phantasmal Killer.
    dice = [*[1] * 4, 3, *[3], *[2] * 4]
    staged = stage("I.f", dice, knows("phantasmal_killer", slots=ALL_SLOTS), f=foe(hp=90))
    staged.do(SpellCast("ivy", "phantasmal_killer", 0, "foe"), EndTurn("ivy"), EndTurn("foe"))
    staged.done()
    assert staged.hp("foe") == 90 - 4 - 8
    assert staged.conditions("foe") == ["phantasmal_killer"]


def test_magical_flight_is_fast_and_does_not_fall() -> None:
    # SRD: Fly.
    staged = stage("I..f", [], knows("fly"), f=foe())
    staged.do(SpellCast("ivy", "fly", 0, "ivy"), EndTurn("ivy"), EndTurn("foe"))
    assert position.speed(staged.who("ivy")) == 60


@pytest.mark.parametrize("spell", ["see_invisibility", "true_seeing"])
def test_see_invisibility_reveals_invisible_creatures(spell: str) -> None:
    # SRD: See Invisibility; True Seeing.
    staged = stage("I..f", [], knows(spell, slots=ALL_SLOTS), f=foe())
    staged.put("foe", "invisible")
    assert not position.sees(staged.state, staged.who("ivy"), staged.who("foe"))
    staged.do(SpellCast("ivy", spell, 0, "ivy"))
    assert position.sees(staged.state, staged.who("ivy"), staged.who("foe"))


def test_under_a_beacon_of_hope_healing_is_at_its_most() -> None:
    # SRD: Beacon of Hope.
    staged = stage("I..f", [], knows("beacon_of_hope", "cure_wounds"), f=foe())
    staged.do(SpellCast("ivy", "beacon_of_hope", 0, "ivy"), EndTurn("ivy"), EndTurn("foe"))
    staged.who("ivy").current_hp = 1
    shown = preview(staged.state, 1, SpellCast("ivy", "cure_wounds", 0, "ivy"))["targets"][0]["heal"]
    staged.do(SpellCast("ivy", "cure_wounds", 0, "ivy"))
    staged.done()
    assert (staged.hp("ivy"), shown["min"]) == (1 + 16 + 3, 19)


def test_spikes_hurt_with_every_step() -> None:
    # SRD: Spike Growth.
    staged = stage("I.....f", [1, 2, 1, 1], knows("spike_growth"), f=foe())
    staged.do(SpellCast("ivy", "spike_growth", 0, area_center="4, 0"), EndTurn("ivy"))
    staged.do(Move("foe", "4, 0"))
    staged.done()
    assert staged.hp("foe") == 20 - 3 - 2


@pytest.mark.parametrize(("hp", "left"), [(100, 0), (101, 101 - 12)])
def test_power_word_kill_kills_a_creature_with_few_hit_points(hp: int, left: int) -> None:
    # SRD: Power Word Kill.
    staged = stage(
        "I.fg",
        [1] * 12 if left else [],
        knows("power_word_kill", slots=ALL_SLOTS),
        f=foe(hp=hp),
        g=foe("other"),
    )
    shown = preview(staged.state, 1, SpellCast("ivy", "power_word_kill", 0, "foe"))["targets"][0]
    assert shown["dropChance"] == (0.0 if left else 1.0) or left
    staged.do(SpellCast("ivy", "power_word_kill", 0, "foe"))
    staged.done()
    assert (staged.hp("foe"), staged.who("foe").dead) == (left, not left)


def test_a_spell_is_dispelled_by_its_level_or_by_a_check() -> None:
    # SRD: Dispel Magic.
    for level, dice, still in ((3, [], []), (4, [10], ["hold_it"]), (4, [11], [])):
        hold = {"id": "hold_it", "name": "Hold", "level": level, "range": 60, "whom": "ally"}
        held = {**hold, "effects": [{"condition": "hold_it", "ac": 2, "until": "rounds", "rounds": 10}]}
        ivy = knows("dispel_magic")
        staged = stage(
            "I..f", dice, ivy, spells=(held,), f=foe(spells=[{"id": "hold_it"}], spell_ability="INT")
        )
        staged.do(EndTurn("ivy"), SpellCast("foe", "hold_it", 0, "foe"), EndTurn("foe"))
        staged.do(SpellCast("ivy", "dispel_magic", 0, "foe"))
        staged.done()
        assert staged.conditions("foe") == still


@pytest.mark.parametrize(
    ("worn", "condition", "dice", "ends"),
    [
        ([], "", [10], False),
        (["stone_of_good_luck"], "", [10], True),
        (["stone_of_good_luck"], "poisoned", [15, 9], False),
    ],
)
def test_the_check_of_dispel_magic_heeds_luck_and_conditions(
    worn: list[str], condition: str, dice: list[int], ends: bool
) -> None:
    # SRD: Dispel Magic: an ability check, DC 14 for level 4; INT 16 adds 3, a Stone of Good Luck 1.
    hold = {"id": "hold_it", "name": "Hold", "level": 4, "range": 60, "whom": "ally"}
    held = {**hold, "effects": [{"condition": "hold_it", "ac": 2, "until": "rounds", "rounds": 10}]}
    ivy = knows("dispel_magic", worn=worn)
    staged = stage("I..f", dice, ivy, spells=(held,), f=foe(spells=[{"id": "hold_it"}], spell_ability="INT"))
    staged.do(EndTurn("ivy"), SpellCast("foe", "hold_it", 0, "foe"), EndTurn("foe"))
    if condition:
        staged.put("ivy", condition)
    staged.do(SpellCast("ivy", "dispel_magic", 0, "foe"))
    staged.done()
    assert (staged.conditions("foe") == []) == ends


def test_a_stone_of_good_luck_adds_to_checks_saves_and_initiative() -> None:
    # SRD: Stone of Good Luck: +1 to ability checks, of which Initiative is one, and saving throws.
    plain = stage("I..f", [], knows(), f=foe()).who("ivy").sheet
    lucky = stage("I..f", [], knows(worn=["stone_of_good_luck"]), f=foe()).who("ivy")
    assert [int(bonus) - 1 for bonus in lucky.sheet.saves] == [int(bonus) for bonus in plain.saves]
    assert lucky.sheet.initiative == plain.initiative + 1
    assert lucky.sheet.passive == plain.passive + 1
    for skill, ability in SKILLS.items():
        assert saves.skill_bonus(lucky, skill) == plain.skills.get(skill, plain.mods[ability]) + 1


def test_an_area_is_moved_over_others() -> None:
    # SRD: Moonbeam.
    rows = "I...f.....g"
    dice = [1, 1, 3, 3, 3, 3, 4, 4, 3]  # a creature that walks out of the area does not enter it
    staged = stage(rows, dice, knows("moonbeam"), f=foe(), g=foe("other"))
    staged.do(SpellCast("ivy", "moonbeam", 0, area_center="4, 0"))
    staged.end("ivy")
    staged.do(Move("foe", "9, 0"))
    staged.end("foe", "other")
    staged.do(SpellCast("ivy", "moonbeam_move", 0, area_center="10, 0"))
    staged.done()
    assert (staged.hp("foe"), staged.hp("other")) == (20 - 2 - 6, 20 - 8)


def test_a_wall_stands_across_the_way_to_its_point() -> None:
    # SRD: Wall of Fire, as a row of cells; what stands in its way ends it.
    rows = """
        ....f..
        ....#..
        I......
        ....g..
        .......
    """
    ivy = knows("wall_of_fire", slots=ALL_SLOTS)
    staged = stage(rows, [*[1] * 5, 3], ivy, f=foe(), g=foe("other"))
    shown = preview(staged.state, 1, SpellCast("ivy", "wall_of_fire", 0, area_center="4, 2"))
    assert shown["areaCells"] == [[4, 2], [4, 3], [4, 4]]
    staged.do(SpellCast("ivy", "wall_of_fire", 0, area_center="4, 2"))
    assert (staged.hp("foe"), staged.hp("other")) == (20, 15)


def test_a_damaged_creature_may_rebuke() -> None:
    # SRD: Hellish Rebuke. It takes its slot, and the reaction.
    staged = stage("fI", [15, 2, 5, 6, 3], knows("hellish_rebuke"), f=foe())
    staged.end("ivy")
    staged.do(MeleeAttack("foe", "ivy"))
    staged.done()
    assert (staged.hp("ivy"), staged.hp("foe")) == (26, 9)
    assert (staged.who("ivy").slots[0], staged.who("ivy").used_reaction) == (3, True)


def test_oil_makes_fire_worse() -> None:
    # SRD: Oil.
    staged = stage("I.f", [3, 15, 1, 1], knows("fire_bolt", items={"oil_flask": 1}), f=foe())
    staged.do(UseItem("ivy", "oil_flask", "foe"), EndTurn("ivy"), EndTurn("foe"))
    staged.do(CantripCast("ivy", "fire_bolt", "foe"))
    staged.done()
    assert staged.hp("foe") == 20 - 2 - 5


def test_an_aura_of_friends_is_for_friends() -> None:
    # SRD: Holy Aura.
    staged = stage("A.I.........f", [], knows("holy_aura", slots=ALL_SLOTS), A=foe("pal"), f=foe())
    staged.do(SpellCast("ivy", "holy_aura"), Move("ivy", "6, 0"))
    assert "holy_aura" in staged.conditions("pal")
    staged.do(Move("ivy", "7, 0"))
    assert (staged.conditions("foe"), staged.conditions("pal")) == ([], [])
    assert "holy_aura" in staged.conditions("ivy")


def test_a_wand_is_aimed_and_its_magic_is_resisted() -> None:
    # SRD: Wand of Fireballs; Magic Resistance.
    ivy = knows(items={"wand_of_fireballs": 2})
    staged = stage("I......f", [*[1] * 8, 3, 15], ivy, f=foe(traits=["magic_resistance"]))
    staged.do(SpellCast("ivy", "wand_of_fireballs", area_center="7, 0"))
    staged.done()
    assert (staged.hp("foe"), staged.who("ivy").items["wand_of_fireballs"]) == (16, 1)


def test_magic_gear_and_worn_things_count() -> None:
    # SRD: Weapon, +1, +2 or +3; Ring of Protection; Gauntlets of Ogre Power.
    plain = stage("If", [], knows(), f=foe()).who("ivy").sheet
    ivy = knows(magic={"quarterstaff": 2}, worn=["ring_of_protection", "gauntlets_of_ogre_power"])
    better = stage("If", [], ivy, f=foe()).who("ivy").sheet
    assert better.attacks[0].to_hit == plain.attacks[0].to_hit + 2 + 4
    assert (better.ac, better.saves[1]) == (plain.ac + 1, plain.saves[1] + 1)
    assert better.attacks[0].magical


def test_extra_damage_may_be_of_the_weapons_kind() -> None:
    # SRD: Magic Weapon.
    staged = stage("If", [11, 1], knows("magic_weapon"), f=foe(immune=["bludgeoning"], ac=15))
    staged.do(SpellCast("ivy", "magic_weapon", 0, "ivy"), MeleeAttack("ivy", "foe", "quarterstaff"))
    staged.done()
    assert staged.told(AttackRolled)[-1].hit
    assert staged.hp("foe") == 20


def test_the_dead_can_be_revived_where_they_lie() -> None:
    # SRD: Revivify.
    staged = stage("IA.f", [], knows("revivify"), A=foe("pal"), f=foe())
    dying.die(staged.state, staged.who("pal"), None, SILENT)
    staged.do(SpellCast("ivy", "revivify", 0, "pal"))
    assert (staged.hp("pal"), staged.who("pal").dead) == (1, False)
    staged.end("ivy")
    assert staged.turn() == "pal"
    assert staged.refused(SpellCast("pal", "revivify", 0, "ivy")) == "unknown-spell"


def test_the_living_and_those_whose_place_is_taken_are_not_revived() -> None:
    ivy = knows("revivify")
    staged = stage("IA.f", [], ivy, A=foe("pal"), f=foe())
    dying.die(staged.state, staged.who("pal"), None, SILENT)
    assert staged.refused(SpellCast("ivy", "revivify", 0, "ivy")) == "wrong-target"
    staged.do(EndTurn("ivy"), Move("foe", "1, 0"), EndTurn("foe"))
    assert staged.refused(SpellCast("ivy", "revivify", 0, "pal")) == "wrong-target"


def test_the_enfeebled_hurt_less_and_the_preview_knows() -> None:
    # SRD: Ray of Enfeeblement. Disadvantage on attacks with Strength; 1d4 and 2, less 1d8, is never below 0.
    staged = stage("fI", [3, 15, 12, 4, 5, 10], knows("ray_of_enfeeblement"), f=foe())
    staged.do(SpellCast("ivy", "ray_of_enfeeblement", 0, "foe"), EndTurn("ivy"))
    shown = preview(staged.state, 0, MeleeAttack("foe", "ivy"))["targets"][0]["damage"]
    assert (shown["min"], shown["max"]) == (0, 9)
    staged.do(MeleeAttack("foe", "ivy"))
    staged.done()
    assert staged.hp("ivy") == 30 - 1


def test_a_bond_shares_the_damage_of_its_bearer() -> None:
    # SRD: Warding Bond. 6 are halved, and both take 3.
    staged = stage("IAf", [15, 4], knows("warding_bond"), A=foe("pal"), f=foe())
    staged.do(SpellCast("ivy", "warding_bond", 0, "pal"))
    staged.end("ivy", "pal")
    staged.do(MeleeAttack("foe", "pal"))
    staged.done()
    assert (staged.hp("pal"), staged.hp("ivy")) == (17, 27)
    assert attack_roll.armour_class(staged.who("pal")) == 13
