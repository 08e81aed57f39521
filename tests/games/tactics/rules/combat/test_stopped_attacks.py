"""An attack that Sanctuary or Mirror Image stops neither hits nor misses."""

from typing import Any

from games.tactics.stage import BOW, built, caster, creature, fight
from turnwright.games.tactics.commands import MeleeAttack, RangedAttack, SpellCast

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


WARD = creature("priest", spells=[{"id": "sanctuary", "uses": 1}], spell_dc=15, spell_ability="WIS")


def warded(rows: str, dice: list[int], **others: Any) -> Any:
    """A fight in which the foe, a priest, has just warded itself."""
    stage = fight(rows, dice, b=WARD, **others)
    stage.do(SpellCast("priest", "sanctuary", 0, "priest"))
    stage.end("priest")
    return stage


def test_an_attack_that_sanctuary_stops_ends_neither_invisibility_nor_hiding() -> None:
    # SRD: Sanctuary: the attack is lost, and no attack roll is made. Invisibility; Hide.
    stage = warded("b...A", [1], A=creature("archer", attacks=[BOW]))
    stage.put("archer", "invisibility")
    stage.put("archer", "hidden")
    stage.do(RangedAttack("archer", "priest", "bow"), done=True)
    assert stage.has("archer") == ["invisibility", "hidden"]


def test_an_attack_that_sanctuary_stops_does_not_extend_a_rage() -> None:
    # SRD: Sanctuary; Rage: "make an attack roll against an enemy".
    stage = warded("bA", [1], A=built("barbarian", 1))
    stage.do(SpellCast("barbarian", "rage"))
    stage.end("barbarian", "priest")
    stage.do(MeleeAttack("barbarian", "priest", "greataxe"), done=True)
    stage.end("barbarian")
    assert "rage_2" not in stage.has("barbarian")


def test_after_an_attack_that_sanctuary_stops_the_next_may_still_be_reckless() -> None:
    # SRD: Reckless Attack: "when you make your first attack roll on your turn".
    stage = warded("bA", [1], A=built("barbarian", 5))
    stage.do(MeleeAttack("barbarian", "priest", "greataxe"), done=True)
    stage.do(SpellCast("barbarian", "reckless_attack"))
    assert "reckless" in stage.has("barbarian")
