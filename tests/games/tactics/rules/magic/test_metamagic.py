"""Metamagic: one option on a spell, and Quickened Spell."""

from typing import Any

import msgspec

from games.tactics.stage import caster, creature, fight
from turnwright.games.tactics.commands import Move, SpellCast
from turnwright.games.tactics.content.characters import build_hero

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


def test_a_spell_has_one_metamagic_option() -> None:
    # SRD: Metamagic.
    stage = fight("A.....b", [], A=sorcerer(5), b=ORC)
    stage.do(SpellCast("sorcerer", "heightened_spell"))
    assert stage.refused(SpellCast("sorcerer", "quickened_spell")).code == "one-metamagic"


def test_heightened_spell_is_for_spells_without_an_area() -> None:
    # A departure from the SRD: which creature of an area it would be for is not asked.
    stage = fight("Ab", [1, 1, 1, 15], A=sorcerer(5), b=ORC)
    stage.do(SpellCast("sorcerer", "heightened_spell"))
    stage.do(SpellCast("sorcerer", "burning_hands", 1, direction="E"), done=True)
    single = fight("A.b", [15, 2], A=sorcerer(5), b=creature("orc", hp=60))
    single.do(SpellCast("sorcerer", "heightened_spell"))
    single.do(SpellCast("sorcerer", "hold_person", 0, "orc"), done=True)
    assert single.has("orc") == ["paralyzed"]


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
