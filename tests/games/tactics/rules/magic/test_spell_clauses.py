"""Single clauses of spells: when a save is made, what ends a spell, who escapes."""

from typing import Any

import msgspec
import pytest

from games.tactics.stage import SILENT, built, caster, creature, fight, mage
from turnwright.games.tactics.commands import (
    Ascend,
    EndTurn,
    Escape,
    Move,
    SpellCast,
    StandUp,
    UseItem,
)
from turnwright.games.tactics.condition_rules import MagicRules
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.events import SaveRolled
from turnwright.games.tactics.forecast.preview import preview
from turnwright.games.tactics.rules.core import conditions, damage, dying, saves
from turnwright.games.tactics.rules.magic import slots
from turnwright.games.tactics.srd import CON, POISONED, PRONE

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

ORC = creature("orc", hp=60, ac=10)
HIGH = (4, 3, 3, 3, 3, 3, 3, 3, 3)


def saves_in(events: list[Any]) -> list[str]:
    return [event.creature_id for event in events if isinstance(event, SaveRolled)]


def foe(id: str, *spells: str, **fields: Any) -> dict[str, Any]:
    known = [{"id": name, "uses": 3} for name in spells]
    return creature(id, spells=known, spell_ability="WIS", spell_dc=15, **fields)


# Areas


def test_the_save_when_an_area_appears_is_the_one_of_the_turn() -> None:
    # SRD: Moonbeam: "A creature makes this save only once per turn." The mage stands in it.
    stage = fight("A.....b", [1, 1, 15, 20], A=mage("moonbeam"), b=ORC)
    assert saves_in(stage.do(SpellCast("mage", "moonbeam", area_center="0, 0"))) == ["mage"]
    assert saves_in(stage.do(EndTurn("mage"))) == []


def test_grease_asks_for_a_save_at_the_end_of_a_turn_in_which_it_was_entered() -> None:
    # SRD: Grease: it has no limit of one save a turn.
    stage = fight("A.....b", [20, 20], A=mage("grease"), b=ORC)
    stage.do(SpellCast("mage", "grease", area_center="2.5, 0.5"))
    stage.end("mage")
    assert saves_in(stage.do(Move("orc", "3, 0"))) == ["orc"]
    assert saves_in(stage.do(EndTurn("orc"))) == ["orc"]


def test_a_rolled_flaming_sphere_burns_only_the_creature_whose_space_it_enters() -> None:
    # SRD: Flaming Sphere. The wolf beside its way saves at the end of its own turn.
    rows = "A......\n.......\n..bc..."
    stage = fight(rows, [*[1] * 3, 1, 1, 20, *[1] * 3], A=mage("flaming_sphere"), b=ORC, c=creature("wolf"))
    stage.do(SpellCast("mage", "flaming_sphere", area_center="6, 0"))
    stage.end("mage", "orc", "wolf")
    assert saves_in(stage.do(SpellCast("mage", "flaming_sphere_roll", area_center="2, 2"))) == ["orc"]
    stage.end("mage", "orc")
    assert stage.who("wolf").current_hp == 20
    stage.end("wolf")
    assert stage.who("wolf").current_hp == 20 - 2


def test_a_flaming_sphere_burns_creatures_on_all_eight_sides() -> None:
    stage = fight("A......\n.......\n...b...", [1, 1, 1], A=mage("flaming_sphere"), b=ORC)
    stage.do(SpellCast("mage", "flaming_sphere", area_center="4, 1"))
    stage.end("mage")
    assert saves_in(stage.do(EndTurn("orc"))) == ["orc"]


def test_an_aura_of_life_heals_an_ally_at_the_start_of_its_turn_only() -> None:
    # SRD: Aura of Life. The aura comes over the fallen friend before.
    rows = "A........C.b"
    stage = fight(rows, [], A=mage("aura_of_life", slots=HIGH), C=caster("friend"), b=ORC)
    dying.fall_unconscious(stage.state, stage.who("friend"), None, SILENT)
    stage.who("friend").current_hp = 0
    stage.do(SpellCast("mage", "aura_of_life"))
    stage.do(Move("mage", "4, 0"))
    assert stage.who("friend").current_hp == 0
    stage.end("mage")
    assert stage.who("friend").current_hp == 1


def test_holy_nimbus_hurts_at_the_start_of_turns_only() -> None:
    # SRD: Holy Nimbus. Charisma 10, proficiency 6.
    paladin = built("paladin", 20, scores=[10, 10, 10, 10, 10, 10], speed=30)
    stage = fight("A.........b", [], A=paladin, b=ORC)
    stage.do(SpellCast("paladin", "holy_nimbus"))
    stage.do(Move("paladin", "4, 0"))
    assert stage.who("orc").current_hp == 60
    stage.end("paladin")
    assert stage.who("orc").current_hp < 60


def test_a_pack_of_conjured_animals_hurts_when_it_moves_and_not_when_it_appears() -> None:
    # SRD: Conjure Animals.
    stage = fight("A..........b", [1, 1, 1, 1], A=mage("conjure_animals"), b=ORC)
    assert saves_in(stage.do(SpellCast("mage", "conjure_animals", area_center="9, 0"))) == []
    moved = stage.do(SpellCast("mage", "conjure_animals_move", area_center="10, 0"))
    assert saves_in(moved) == []  # the orc has been near it all the time
    assert saves_in(stage.do(EndTurn("mage"))) == []
    assert saves_in(stage.do(EndTurn("orc"))) == ["orc"]


def test_an_earthquake_shakes_at_the_end_of_its_casters_turns() -> None:
    # SRD: Earthquake: when it is cast and at the end of each of the caster's turns.
    rows = "A" + "." * 28 + "b.........."
    stage = fight(rows, [20, 20], A=mage("earthquake", slots=HIGH), b=ORC)
    stage.do(SpellCast("mage", "earthquake", area_center="30, 0"))
    assert saves_in(stage.do(EndTurn("mage"))) == ["orc"]
    assert saves_in(stage.do(EndTurn("orc"))) == []


def test_a_sunburst_ends_magical_darkness_of_any_level() -> None:
    # SRD: Sunburst: "dispels Darkness in its area that was created by any spell".
    rows = "A" + "." * 15 + "b"
    stage = fight(rows, [*[1] * 12, 20, 20], A=mage("sunburst", slots=HIGH), b=foe("rival", "darkness"))
    stage.end("mage")
    stage.do(SpellCast("rival", "darkness", area_center="15, 0"))
    stage.end("rival")
    stage.do(SpellCast("mage", "sunburst", area_center="15, 0"))
    assert stage.state.zones == []
    assert stage.who("rival").concentrates_on == ""


def test_cover_does_not_help_against_the_explosion_of_an_ice_knife() -> None:
    # SRD: Ice Knife. The wolf stands between the mage and the orc.
    stage = fight("A.c.b.", [2, 1, 1, 13], A=mage("ice_knife"), b=ORC, c=creature("wolf"))
    stage.do(SpellCast("mage", "ice_knife", 0, "orc"))
    assert stage.who("orc").current_hp == 60 - 2


# Saves and damage


@pytest.mark.parametrize(("kind", "dice"), [("plant", [1] * 8), ("beast", [*[1] * 8, 20])])
def test_a_plant_fails_against_a_blight_without_a_roll(kind: str, dice: list[int]) -> None:
    # SRD: Blight.
    stage = fight("A..b", dice, A=mage("blight", slots=HIGH), b=creature("target", kind=kind, hp=60))
    stage.do(SpellCast("mage", "blight", 0, "target"))
    assert stage.who("target").current_hp == 60 - (8 if kind == "plant" else 4)


def test_a_phantasm_hurts_on_the_turns_of_its_caster() -> None:
    # SRD: Phantasmal Force.
    stage = fight("A..b", [1, 3, 4], A=mage("phantasmal_force"), b=ORC)
    stage.do(SpellCast("mage", "phantasmal_force", 0, "orc"))
    stage.end("mage")
    assert stage.who("orc").current_hp == 60
    stage.end("orc")
    assert stage.who("orc").current_hp == 60 - 7


# Who is affected


def test_vicious_mockery_can_be_hurled_at_a_creature_that_is_only_heard() -> None:
    # SRD: Vicious Mockery: "one creature you can see or hear".
    stage = fight("A..b", [1, 1, 20], A=mage("vicious_mockery"), b=ORC)
    stage.put("mage", "blinded")
    stage.do(SpellCast("mage", "vicious_mockery", 0, "orc"))


def test_enlarge_gives_advantage_on_strength_checks() -> None:
    # SRD: Enlarge/Reduce.
    stage = fight("A..b", [1, 12], A=mage("enlarge_reduce"), b=foe("rival", "entangle"))
    stage.do(SpellCast("mage", "enlarge_reduce", targets=("mage",)))
    stage.end("mage", "rival")
    stage.put("mage", "restrained", "rival")
    for condition in stage.who("mage").conditions:
        condition.dc = 12 if condition.name == "restrained" else condition.dc
    stage.do(Escape("mage"))
    assert "restrained" not in stage.has("mage")


def test_turned_undead_run_even_if_they_cannot_be_frightened() -> None:
    # SRD: Turn Undead: for that duration, it tries to move away.
    mummy = creature("mummy", kind="undead", hp=60, never=["frightened"])
    stage = fight("A..b......", [1], A=built("cleric", 3), b=mummy)
    stage.do(SpellCast("cleric", "turn_undead"))
    stage.end("cleric")
    assert stage.at("mummy")[0] > 3


# How it ends


@pytest.mark.parametrize("spell", ["charm_person", "charm_monster", "suggestion"])
def test_a_charm_ends_by_damage_of_its_casters_side_only(spell: str) -> None:
    # SRD: Charm Person: "until you or your allies damage it".
    dice = [1] if spell == "suggestion" else [1, 1]  # with Advantage in a fight
    who = {"A": mage(spell, slots=HIGH), "C": caster("ally"), "b": ORC, "d": creature("wolf")}
    stage = fight("AC.bd", dice, **who)
    stage.do(SpellCast("mage", spell, 0, "orc"))
    assert spell in stage.has("orc")
    damage.damage_one_type(stage.state, stage.who("orc"), 1, 3, stage.who("wolf"), False, False, SILENT)
    assert spell in stage.has("orc")
    damage.damage_one_type(stage.state, stage.who("orc"), 1, 3, stage.who("ally"), False, False, SILENT)
    assert spell not in stage.has("orc")


def test_a_laughing_creature_cannot_stand_up_but_can_crawl() -> None:
    # SRD: Hideous Laughter: "it can't end the Prone condition on itself".
    stage = fight("A..b....", [1, 20], A=mage("hideous_laughter"), b=ORC)
    stage.do(SpellCast("mage", "hideous_laughter", 0, "orc"))
    stage.end("mage")
    assert stage.refused(StandUp("orc")).code == "cannot-stand"
    stage.do(Move("orc", "5, 0"))
    assert stage.has("orc") == ["prone", "hideous_laughter"]
    stage.end("orc")
    assert stage.has("orc") == ["prone"]


def test_a_dance_rests_while_its_charm_is_suppressed() -> None:
    # SRD: Irresistible Dance: "While Charmed"; Calm Emotions suppresses that condition.
    stage = fight("A..b", [1], A=mage("irresistible_dance", slots=HIGH), b=ORC)
    stage.do(SpellCast("mage", "irresistible_dance", 0, "orc"))
    (dance,) = stage.who("orc").conditions
    assert dance.rule.depends_on


def test_restrained_by_telekinesis_there_is_no_escape() -> None:
    # SRD: Telekinesis has no check to escape, as Black Tentacles has.
    stage = fight("A..b........", [1], A=mage("telekinesis", slots=HIGH), b=ORC)
    stage.do(SpellCast("mage", "telekinesis", 0, "orc"))
    stage.end("mage")
    assert "restrained" in stage.has("orc")
    assert stage.refused(Escape("orc")).code == "free"


@pytest.mark.parametrize(("face", "out"), [(20, True), (19, False)])
def test_a_maze_is_escaped_with_an_investigation_check(face: int, out: bool) -> None:
    # SRD: Maze: a DC 20 Intelligence (Investigation) check.
    stage = fight("A..b", [face], A=mage("maze", slots=HIGH), b=ORC)
    stage.do(SpellCast("mage", "maze", 0, "orc"))
    stage.end("mage")
    stage.do(Escape("orc"))
    assert ("maze" not in stage.has("orc")) is out


def test_a_phantasm_is_seen_through_with_an_investigation_check() -> None:
    # SRD: Phantasmal Force: against the spell save DC, here 14.
    stage = fight("A..b", [1, 14], A=mage("phantasmal_force"), b=ORC)
    stage.do(SpellCast("mage", "phantasmal_force", 0, "orc"))
    stage.end("mage")
    stage.do(Escape("orc"))
    assert stage.has("orc") == []


def test_a_befuddled_creature_takes_no_magic_action() -> None:
    # SRD: Befuddlement. Turn Undead is a Magic action, a Bonus Action is not.
    cleric = built("cleric", 3, hp=200)
    stage = fight("bA", [*[1] * 10, 1], b=foe("rival", "befuddlement"), A=cleric)
    stage.do(SpellCast("rival", "befuddlement", 0, "cleric"))
    stage.end("rival")
    assert stage.refused(SpellCast("cleric", "turn_undead")).code == "befuddled"


@pytest.mark.parametrize("spell", ["heal", "greater_restoration"])
def test_heal_and_greater_restoration_end_befuddlement(spell: str) -> None:
    # SRD: Befuddlement.
    stage = fight("Ab", [], A=mage(spell, slots=HIGH), b=ORC)
    stage.put("mage", "befuddlement")
    stage.state.get("mage").conditions[0].rule = conditions.ConditionRule("befuddlement")
    stage.do(SpellCast("mage", spell, 0, "mage"))
    assert stage.has("mage") == []


def test_greater_restoration_ends_a_curse_or_what_is_worse() -> None:
    # SRD: Greater Restoration: one effect.
    wise = mage("greater_restoration", slots=HIGH)
    stage = fight("ACb", [], A=wise, C=caster("friend"), b=foe("rival", "hex"))
    stage.put("friend", "under_a_hex", "rival")
    stage.put("friend", "petrified")
    stage.do(SpellCast("mage", "greater_restoration", 0, "friend"))
    assert stage.has("friend") == ["under_a_hex"]
    stage.end("mage", "friend", "rival")
    stage.do(SpellCast("mage", "greater_restoration", 0, "friend"))
    assert stage.has("friend") == []


# Components


def test_a_spell_without_components_cannot_be_countered_and_is_cast_in_silence() -> None:
    # SRD: Couatl, "requiring no spell components"; Counterspell; Silence.
    couatl = {**foe("couatl"), "spells": [{"id": "hold_person", "components": False}]}
    stage = fight("bA", [20], b=couatl, A=mage("counterspell"))
    stage.put("couatl", "silence")
    stage.do(SpellCast("couatl", "hold_person", 0, "mage"))
    assert stage.asked() == []


# Range and flight


def test_spare_the_dying_reaches_twice_as_far_from_level_5_on() -> None:
    # SRD: Spare the Dying.
    stage = fight("A.....C.b", [], A=mage("spare_the_dying"), C=caster("friend"), b=ORC)
    dying.fall_unconscious(stage.state, stage.who("friend"), None, SILENT)
    stage.who("friend").current_hp = 0
    stage.do(SpellCast("mage", "spare_the_dying", 0, "friend"))
    assert "stable" in stage.has("friend")


def test_a_potion_of_flying_gives_the_drinkers_speed_and_hovers() -> None:
    # SRD: Potion of Flying.
    stage = fight("A.b", [], A=caster("hero", items={"potion_of_flying": 1}, speed=40), b=ORC)
    stage.do(UseItem("hero", "potion_of_flying"))
    stage.do(Ascend("hero", 40))
    stage.put("hero", "incapacitated")
    stage.end("hero")
    assert stage.who("hero").altitude_ft == 40


def test_draconic_wings_do_not_hover() -> None:
    # SRD: Dragon Wings; Flying.
    stage = fight("A.b", [1, 1], A=built("sorcerer", 14), b=ORC)
    stage.do(SpellCast("sorcerer", "dragon_wings"))
    stage.do(Ascend("sorcerer", 20))
    stage.put("sorcerer", "incapacitated")
    stage.do(EndTurn("sorcerer"))
    assert stage.who("sorcerer").altitude_ft == 0


def test_draconic_flight_ends_with_incapacity() -> None:
    # SRD: Draconic Flight.
    dragonborn = msgspec.to_builtins(build_hero("fighter", 5, id="fighter", species="dragonborn"))
    stage = fight("A.b", [], A={**dragonborn, "scores": [10] * 6, "traits": []}, b=ORC)
    stage.do(SpellCast("fighter", "draconic_flight"))
    assert "draconic_flight" in stage.has("fighter")
    stage.put("fighter", "incapacitated")
    assert "draconic_flight" not in stage.has("fighter")


# Further clauses


@pytest.mark.parametrize(("kind", "gone"), [("fiend", "fled"), ("dragon", "")])
def test_a_divine_word_sends_fiends_home(kind: str, gone: str) -> None:
    # SRD: Divine Word: regardless of its Hit Points.
    stage = fight(
        "A..bc", [20, 1], A=mage("divine_word", slots=HIGH), b=creature("target", kind=kind, hp=90), c=ORC
    )
    stage.do(SpellCast("mage", "divine_word"))
    assert stage.who("target").gone == gone


def test_protection_from_poison_gives_advantage_against_poison() -> None:
    # SRD: Protection from Poison.
    stage = fight("Ab", [], A=mage("protection_from_poison"), b=foe("rival", "ray_of_sickness"))
    stage.do(SpellCast("mage", "protection_from_poison", 0, "mage"))
    who = stage.who("mage")
    assert saves.describe(stage.state, who, CON, 10, False, POISONED).advantage() == 1
    assert saves.describe(stage.state, who, CON, 10, False, PRONE).advantage() == 0


@pytest.mark.parametrize(("face", "dances"), [(20, False), (1, True)])
def test_an_irresistible_dance_ends_by_a_save_that_takes_an_action(face: int, dances: bool) -> None:
    # SRD: Irresistible Dance: "can take an action to collect itself and repeat the save".
    stage = fight("A..b", [1, face], A=mage("irresistible_dance", slots=HIGH), b=ORC)
    stage.do(SpellCast("mage", "irresistible_dance", 0, "orc"))
    stage.end("mage")
    assert preview(stage.state, 0, Escape("orc"))["chance"] == pytest.approx(0.35)
    stage.do(Escape("orc"))
    assert stage.who("orc").used_action
    assert ("irresistible_dance" in stage.has("orc")) is dances
    assert saves_in(stage.do(EndTurn("orc"))) == []


def test_distant_spell_leaves_a_range_of_self_as_it_is() -> None:
    # SRD: Distant Spell; Vampiric Touch has a range of Self.
    stage = fight("A..b", [], A=mage("vampiric_touch", "inflict_wounds"), b=ORC)
    stage.state.get("mage").conditions.append(conditions.ConditionState("distant"))
    rule = conditions.ConditionRule("distant")
    rule.magic = MagicRules()
    rule.magic.distant = True
    stage.who("mage").conditions[0].rule = rule
    found = [
        slots.range_of(stage.who("mage"), slots.find_power(stage.who("mage"), name))
        for name in ("vampiric_touch", "inflict_wounds")
    ]
    assert found == [5, 30]


def test_the_maximum_falls_when_aid_is_dispelled() -> None:
    # SRD: Aid; Dispel Magic. Of two castings, the other one remains.
    wise = mage("aid", slots=HIGH)
    stage = fight("ACb", [], A=wise, C=wise | {"id": "other"}, b=foe("rival", "dispel_magic"))
    stage.do(SpellCast("mage", "aid", 2, targets=("mage",)))
    stage.end("mage")
    stage.do(SpellCast("other", "aid", 3, targets=("mage",)))
    stage.end("other")
    assert (stage.who("mage").max_hp, stage.who("mage").current_hp) == (40, 40)
    conditions.remove(stage.state, stage.who("mage"), stage.who("mage").conditions[1], SILENT)
    assert (stage.who("mage").max_hp, stage.who("mage").current_hp) == (35, 35)
    stage.do(SpellCast("rival", "dispel_magic", 0, "mage"))
    assert (stage.who("mage").max_hp, stage.who("mage").current_hp) == (30, 30)


@pytest.mark.parametrize(("to", "bonds"), [("12, 0", ["warding_bond"]), ("13, 0", [])])
def test_a_warding_bond_ends_beyond_60_feet(to: str, bonds: list[str]) -> None:
    # SRD: Warding Bond.
    rows = "AC............b"
    stage = fight(rows, [], A=mage("warding_bond"), C=caster("friend", speed=60), b=creature("orc", hp=60))
    stage.do(SpellCast("mage", "warding_bond", 0, "friend"))
    stage.end("mage")
    stage.do(Move("friend", to))
    stage.end("friend")
    assert stage.has("friend") == bonds


def test_slow_affects_six_creatures() -> None:
    # SRD: Slow: "up to six creatures of your choice".
    names = "bcdefgh"
    foes = {letter: creature(f"foe_{letter}", hp=20 - place) for place, letter in enumerate(names)}
    stage = fight("A...." + names, [1] * 6, A=mage("slow"), **foes)
    stage.do(SpellCast("mage", "slow", area_center="8, 0"))
    slowed = [letter for letter in names if "slow" in stage.has(f"foe_{letter}")]
    assert slowed == ["b", "c", "d", "e", "f", "g"]
