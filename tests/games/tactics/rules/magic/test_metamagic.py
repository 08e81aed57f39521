"""Metamagic: one option on a spell, and Quickened Spell."""

from typing import Any

import msgspec
import pytest

from games.tactics.stage import BOW, SILENT, caster, creature, fight
from turnwright.games.tactics.commands import Move, RangedAttack, SpellCast
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.events import DamageDealt
from turnwright.games.tactics.forecast.preview import preview
from turnwright.games.tactics.rules.core import conditions

ORC = creature("orc", hp=60, ac=10)


def sorcerer(level: int) -> dict[str, Any]:
    options = {"metamagic": ["quickened_spell", "heightened_spell", "seeking_spell", "distant_spell"]}
    chosen = {"metamagic": options["metamagic"][: 2 if level < 10 else 4]}
    made = msgspec.to_builtins(build_hero("sorcerer", level, id="sorcerer", choices=chosen))
    return {
        **made,
        "scores": [10, 10, 10, 10, 10, 18],
        "spells": ["fire_bolt", "burning_hands", "hold_person"],
    }


def with_option(option: str, *spells: str, **fields: Any) -> dict[str, Any]:
    """A sorcerer of level 5 with CHA 18 who knows this option: DC 15, attack +7."""
    chosen = {"metamagic": [option, "careful_spell" if option != "careful_spell" else "distant_spell"]}
    made = msgspec.to_builtins(build_hero("sorcerer", 5, id="sorcerer", choices=chosen))
    return {**made, "scores": [10, 10, 10, 10, 10, 18], "spells": list(spells), **fields}


def test_a_spell_has_one_metamagic_option() -> None:
    # SRD: Metamagic.
    stage = fight("A.....b", [], A=sorcerer(5), b=ORC)
    stage.do(SpellCast("sorcerer", "heightened_spell"))
    assert stage.refused(SpellCast("sorcerer", "quickened_spell")).code == "one-metamagic"


def test_the_target_of_a_heightened_spell_saves_with_disadvantage() -> None:
    # SRD: Metamagic Options [Heightened Spell].
    stage = fight("A.b", [15, 2], A=sorcerer(5), b=creature("orc", hp=60))
    stage.do(SpellCast("sorcerer", "heightened_spell"))
    stage.do(SpellCast("sorcerer", "hold_person", 0, "orc"), done=True)
    assert "paralyzed" in stage.has("orc")


def test_a_countered_spell_has_used_its_metamagic() -> None:
    # SRD: Counterspell: the slot is kept, not the points. The next spell takes an action.
    foe = caster("mage", {"id": "counterspell"}, weapons=["dagger"], hp=60)
    stage = fight("A.....b", [1, 15, 5, 5], A=sorcerer(5), b=foe, seats=(None, None))
    stage.do(SpellCast("sorcerer", "quickened_spell"))
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "mage"))
    stage.answer()  # the sorcerer fails its save
    assert "quickened" not in stage.has("sorcerer")
    assert stage.who("sorcerer").used_bonus_action
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "mage"), done=True)
    assert stage.who("sorcerer").used_action
    stage.end("sorcerer")
    assert stage.who("sorcerer").uses["sorcery_points"] == 2


def test_seeking_spell_goes_with_any_other_option() -> None:
    stage = fight("A.....b", [], A=sorcerer(10), b=ORC)
    stage.do(SpellCast("sorcerer", "distant_spell"))
    stage.do(SpellCast("sorcerer", "seeking_spell"))
    assert stage.refused(SpellCast("sorcerer", "heightened_spell")).code == "one-metamagic"


def test_another_option_may_follow_seeking_spell() -> None:
    stage = fight("A.....b", [], A=sorcerer(10), b=ORC)
    stage.do(SpellCast("sorcerer", "seeking_spell"))
    stage.do(SpellCast("sorcerer", "distant_spell"))
    assert stage.refused(SpellCast("sorcerer", "heightened_spell")).code == "one-metamagic"


def test_sorcery_incarnate_allows_two_options_during_innate_sorcery() -> None:
    stage = fight("A.....b", [], A=sorcerer(10), b=ORC)
    stage.do(SpellCast("sorcerer", "innate_sorcery"))
    stage.do(SpellCast("sorcerer", "distant_spell"))
    stage.do(SpellCast("sorcerer", "heightened_spell"))
    assert stage.refused(SpellCast("sorcerer", "quickened_spell")).code == "one-metamagic"


def test_innate_sorcery_alone_allows_one_option() -> None:
    # SRD: Sorcery Incarnate: from level 7.
    stage = fight("A.....b", [], A=sorcerer(6), b=ORC)
    stage.do(SpellCast("sorcerer", "innate_sorcery"))
    stage.do(SpellCast("sorcerer", "heightened_spell"))
    stage.end("sorcerer", "orc")
    stage.do(SpellCast("sorcerer", "heightened_spell"))
    assert stage.refused(SpellCast("sorcerer", "quickened_spell")).code == "one-metamagic"


def test_a_spell_of_level_1_counts_even_if_it_took_no_slot() -> None:
    # SRD: Quickened Spell; Elven Lineage: Faerie Fire once without a slot. In both orders.
    chosen = {"lineage": ["drow"], "metamagic": ["quickened_spell", "twinned_spell"]}
    made = msgspec.to_builtins(build_hero("sorcerer", 5, id="sorcerer", species="elf", choices=chosen))
    drow = {**made, "scores": [10, 10, 10, 10, 10, 18], "spells": ["fire_bolt"], "traits": []}
    stage = fight("A.....b", [20], A=drow, b=ORC)
    stage.do(SpellCast("sorcerer", "drow_faerie_fire", area_center="6, 0"), done=True)
    assert stage.who("sorcerer").slots == [4, 3, 2]
    assert stage.refused(SpellCast("sorcerer", "quickened_spell")).code == "quickened"
    stage = fight("A.....b", [2], A=drow, b=ORC)
    stage.do(SpellCast("sorcerer", "quickened_spell"))
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"), done=True)
    assert stage.refused(SpellCast("sorcerer", "drow_faerie_fire", area_center="6, 0")).code == "quickened"


def test_no_spell_of_level_1_follows_a_quickened_spell() -> None:
    # SRD: Quickened Spell.
    stage = fight("A.....b", [15, 5, 5], A=sorcerer(5), b=ORC)
    stage.do(SpellCast("sorcerer", "quickened_spell"))
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"), done=True)
    assert stage.refused(SpellCast("sorcerer", "hold_person", 0, "orc")).code == "quickened"
    assert stage.match.game.options(stage.state, 1).count() > 0


def test_no_spell_is_quickened_after_one_of_level_1() -> None:
    stage = fight("A.....b", [20], A=sorcerer(5), b=ORC)
    stage.do(SpellCast("sorcerer", "hold_person", 0, "orc"), done=True)
    assert stage.refused(SpellCast("sorcerer", "quickened_spell")).code == "quickened"


def test_no_reaction_of_level_1_follows_a_quickened_spell_in_the_same_turn() -> None:
    # SRD: Quickened Spell, Shield. The orc's Opportunity Attack would otherwise be answered.
    caster = {**sorcerer(5), "spells": ["fire_bolt", "shield"]}
    stage = fight("..Ab", [15, 15, 5, 5, 12, 1], A=caster, b=ORC)
    stage.do(SpellCast("sorcerer", "quickened_spell"))
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"))
    stage.do(Move("sorcerer", "0,0"))
    assert [question for _, question in stage.asked()] == ["opportunity_attack"]
    stage.answer()
    assert stage.asked() == []
    stage.done()


def test_a_spell_is_not_quickened_after_a_reaction_of_level_1_in_the_same_turn() -> None:
    # SRD: Quickened Spell. The sorcerer leaves the orc's reach and answers its attack with Shield.
    hero = with_option("quickened_spell", "fire_bolt", "shield", hp=60)
    stage = fight("..Ab", [10, 15, 1, 1], A=hero, b=ORC)
    stage.do(SpellCast("sorcerer", "quickened_spell"))
    stage.do(Move("sorcerer", "0,0"))
    stage.answer()  # the orc strikes
    assert [question for _, question in stage.asked()] == ["shield"]
    stage.answer()
    stage.do(SpellCast("sorcerer", "fire_bolt", 0, "orc"), done=True)
    assert (stage.who("sorcerer").used_action, stage.who("sorcerer").used_bonus_action) == (True, False)


def test_a_heightened_spell_hinders_the_repeated_saves_too() -> None:
    # SRD: Heightened Spell: "Disadvantage on saves against the spell".
    stage = fight("A....b", [1, 1, 20, 1, 20, 20], A=with_option("heightened_spell", "hold_person"), b=ORC)
    stage.do(SpellCast("sorcerer", "heightened_spell"))
    stage.do(SpellCast("sorcerer", "hold_person", 0, "orc"))
    assert stage.has("orc") == ["paralyzed", "heightened_spell"]
    stage.end("sorcerer")
    assert stage.has("orc") == ["paralyzed", "heightened_spell"]
    stage.end("sorcerer")
    assert stage.has("orc") == []
    assert stage.who("sorcerer").concentrates_on == ""
    stage.done()


def test_under_the_older_edition_a_heightened_spell_hinders_the_first_save() -> None:
    # SRD 5.1: Heightened Spell: "disadvantage on its first saving throw".
    hero = with_option("heightened_spell", "hold_person")
    stage = fight("A....b", [1, 1, 20], A=hero, b=ORC, rules="5.1")
    stage.do(SpellCast("sorcerer", "heightened_spell"))
    stage.do(SpellCast("sorcerer", "hold_person", 0, "orc"))
    stage.end("sorcerer")
    assert stage.has("orc") == []
    stage.done()


def test_a_heightened_area_hinders_the_enemy_with_the_most_hit_points() -> None:
    # SRD: Heightened Spell: one target of the spell.
    hero = with_option("heightened_spell", "fireball")
    stage = fight("A.....bc", [*[1] * 8, 20, 20, 1], A=hero, b=creature("goblin"), c=ORC)
    stage.do(SpellCast("sorcerer", "heightened_spell"))
    command = SpellCast("sorcerer", "fireball", area_center="7, 0")
    foreseen = preview(stage.state, 1, command)["targets"]
    found = {each["creatureId"]: each["saveChance"] for each in foreseen}
    assert found == {"goblin": pytest.approx(0.3), "orc": pytest.approx(0.09)}
    stage.do(command, done=True)
    assert (stage.who("goblin").current_hp, stage.who("orc").current_hp) == (20 - 4, 60 - 8)


def test_a_subtle_spell_is_cast_in_silence_and_cannot_be_countered() -> None:
    # SRD: Subtle Spell; Silence; Counterspell.
    foe = caster("mage", {"id": "counterspell"}, weapons=["dagger"], hp=60)
    hero = with_option("subtle_spell", "hold_person", "chromatic_orb")
    stage = fight("A....b", [20], A=hero, b=foe)
    stage.put("sorcerer", "silence")
    assert stage.refused(SpellCast("sorcerer", "hold_person", 0, "mage")).code == "muted"
    stage.do(SpellCast("sorcerer", "subtle_spell"))
    stage.do(SpellCast("sorcerer", "hold_person", 0, "mage"))
    assert stage.asked() == []
    assert "subtle" not in stage.has("sorcerer")
    stage.done()


def test_a_subtle_spell_with_a_costly_component_can_be_countered() -> None:
    # SRD: Subtle Spell: not the materials that have a cost, such as the diamond of a Chromatic Orb.
    foe = caster("mage", {"id": "counterspell"}, weapons=["dagger"], hp=60)
    stage = fight("A....b", [1], A=with_option("subtle_spell", "chromatic_orb"), b=foe, seats=(None, None))
    stage.do(SpellCast("sorcerer", "subtle_spell"))
    stage.do(SpellCast("sorcerer", "chromatic_orb", 0, "mage"))
    assert [question for _, question in stage.asked()] == ["counterspell"]
    stage.answer()
    stage.done()


def test_an_extended_spell_lasts_twice_as_long_and_is_held_with_advantage() -> None:
    # SRD: Extended Spell. Hold Person lasts a minute.
    hero = with_option("extended_spell", "hold_person", hp=60)
    archer = creature("archer", attacks=[BOW])
    stage = fight("A....bc", [1, 1, 15, 1, 1, 20], A=hero, b=ORC, c=archer)
    stage.do(SpellCast("sorcerer", "extended_spell"))
    stage.do(SpellCast("sorcerer", "hold_person", 0, "orc"))
    (held,) = [one for one in stage.who("sorcerer").conditions if one.name == "concentration"]
    assert held.rounds == 20
    stage.end("sorcerer")
    stage.do(RangedAttack("archer", "sorcerer"), done=True)
    assert stage.who("sorcerer").concentrates_on == "hold_person"
    conditions.end_concentration(stage.state, stage.who("sorcerer"), SILENT)
    assert stage.has("sorcerer") == []


def test_an_extended_spell_without_concentration_lasts_twice_as_long() -> None:
    stage = fight("A....b", [1], A=with_option("extended_spell", "blindness_deafness"), b=ORC)
    stage.do(SpellCast("sorcerer", "extended_spell"))
    stage.do(SpellCast("sorcerer", "blindness_deafness", 0, "orc"))
    (blinded,) = stage.who("orc").conditions
    assert blinded.rounds == 20


def test_a_transmuted_spell_deals_damage_of_the_chosen_type() -> None:
    # SRD: Transmuted Spell: Acid, Cold, Fire, Lightning, Poison, Thunder.
    hero = with_option("transmuted_spell", "burning_hands", "magic_missile")
    stage = fight("Ab", [5, 5, 5, 1, 1, 1, 1], A=hero, b=creature("orc", hp=60, resists=["cold"]))
    stage.do(SpellCast("sorcerer", "transmuted_spell_cold"))
    events = stage.do(SpellCast("sorcerer", "burning_hands", area_center="1, 0"))
    assert [each.damage_type for each in events if isinstance(each, DamageDealt)] == ["cold"]
    assert stage.who("orc").current_hp == 60 - 7
    stage.end("sorcerer", "orc")
    stage.do(SpellCast("sorcerer", "transmuted_spell_cold"))
    events = stage.do(SpellCast("sorcerer", "magic_missile", targets=("orc", "orc", "orc")))
    assert {each.damage_type for each in events if isinstance(each, DamageDealt)} == {"force"}
    stage.done()


def test_innate_sorcery_helps_the_later_attacks_of_a_spell() -> None:
    # SRD: Innate Sorcery: "attack rolls of Sorcerer spells you cast".
    hero = with_option("distant_spell", "vampiric_touch", hp=60)
    stage = fight("Ab", [15, 15, 1, 1, 1, 15, 15, 1, 1, 1], A=hero, b=ORC)
    stage.do(SpellCast("sorcerer", "innate_sorcery"))
    stage.do(SpellCast("sorcerer", "vampiric_touch", 0, "orc"))
    stage.end("sorcerer", "orc")
    stage.do(SpellCast("sorcerer", "vampiric_touch_again", 0, "orc"), done=True)
