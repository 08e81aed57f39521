"""An attack that Sanctuary or Mirror Image stops neither hits nor misses."""

from games.tactics.stage import caster, creature, fight
from turnwright.games.tactics.commands import MeleeAttack, SpellCast

ORC = creature("orc", hp=60, ac=10)


SWORD = {"weapons": ["greatsword"], "masteries": ["greatsword"]}
GRAZER = caster("knight", scores=[16, 10, 10, 16, 10, 10], **SWORD)


def test_an_attack_that_sanctuary_stops_does_not_graze() -> None:
    # SRD: Sanctuary; Graze.
    ward = creature("priest", spells=[{"id": "sanctuary", "uses": 1}], spell_dc=15, spell_ability="WIS")
    stage = fight("bA", [1], b=ward, A=GRAZER)
    stage.do(SpellCast("priest", "sanctuary", 0, "priest"))
    stage.end("priest")
    stage.do(MeleeAttack("knight", "priest", "greatsword"), done=True)
    assert stage.who("priest").current_hp == 20


def test_a_hit_on_a_mirror_image_does_not_graze() -> None:
    # SRD: Mirror Image. The hit destroys a duplicate.
    mage = creature("mage", spells=[{"id": "mirror_image", "uses": 1}], spell_dc=15, spell_ability="WIS")
    stage = fight("bA", [15, 6, 6, 6], b=mage, A=GRAZER)
    stage.do(SpellCast("mage", "mirror_image"))
    stage.end("mage")
    stage.do(MeleeAttack("knight", "mage", "greatsword"), done=True)
    assert stage.who("mage").current_hp == 20


def test_a_potent_cantrip_that_strikes_an_image_deals_nothing() -> None:
    # SRD: Potent Cantrip.
    wizard = caster("wizard", {"id": "fire_bolt"}, traits=["sure_cantrips"])
    mage = creature("mage", spells=[{"id": "mirror_image", "uses": 1}], spell_dc=15, spell_ability="WIS")
    stage = fight("b.A", [15, 6, 6, 6], b=mage, A=wizard)
    stage.do(SpellCast("mage", "mirror_image"))
    stage.end("mage")
    stage.do(SpellCast("wizard", "fire_bolt", 0, "mage"), done=True)
    assert stage.who("mage").current_hp == 20
