"""Effects of single spells. Each test names its heading in the SRD."""

from typing import Any

import pytest

from games.tactics.stage import SILENT, built, caster, creature, fight, mage
from turnwright.games.tactics.commands import EndConcentration, MeleeAttack, Move, SavingThrow, SpellCast
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.events import AttackRolled
from turnwright.games.tactics.rules.combat import attack_roll
from turnwright.games.tactics.rules.core import conditions, damage, position

ORC = creature("orc", hp=60, ac=10)


def foe(id: str, *spells: str, **fields: Any) -> dict[str, Any]:
    known = [{"id": name, "uses": 3} for name in spells]
    return creature(id, spells=known, spell_ability="WIS", spell_dc=15, **fields)


@pytest.mark.parametrize(
    ("fields", "sleeps"),
    [
        ({"kind": "undead"}, True),
        ({"never": ["exhaustion"]}, False),
        ({"traits": ["sleepless"]}, False),
        ({}, True),
    ],
)
def test_sleep_is_resisted_by_trait_and_not_by_kind(fields: dict[str, Any], sleeps: bool) -> None:
    # SRD: Sleep.
    dice = [1] if sleeps else []
    stage = fight("A...b", dice, A=mage("sleep"), b=creature("target", **fields))
    stage.do(SpellCast("mage", "sleep", area_center="4, 0"), done=True)
    assert ("drowsy" in stage.has("target")) is sleeps


def test_elves_do_not_sleep() -> None:
    assert "sleepless" in build_hero("wizard", 1, species="elf").traits


def test_aid_does_not_add_to_itself() -> None:
    # SRD: Aid; Combining Spell Effects.
    stage = fight("ACb", [], A=mage("aid"), C=mage("aid") | {"id": "other"}, b=ORC)
    stage.do(SpellCast("mage", "aid", 2, targets=("mage", "other")))
    assert stage.who("mage").max_hp == 35
    stage.end("mage")
    stage.do(SpellCast("other", "aid", 3, targets=("mage",)))
    assert (stage.who("mage").max_hp, stage.who("mage").current_hp) == (40, 40)
    stage.end("other", "orc")
    stage.do(SpellCast("mage", "aid", 2, targets=("mage",)))
    assert stage.who("mage").max_hp == 40


def test_a_command_to_grovel_is_followed_on_the_targets_turn() -> None:
    # SRD: Command.
    stage = fight("A..bC", [1], A=mage("command"), b=ORC, C=creature("friend"))
    stage.do(SpellCast("mage", "command", 0, "orc"), done=True)
    assert "prone" not in stage.has("orc")
    stage.end("mage")  # the orc falls, and its turn ends
    assert stage.has("orc") == ["prone"]
    assert stage.state.active().creature_id == "friend"


def test_a_hypnotic_pattern_does_not_affect_the_blinded() -> None:
    # SRD: Hypnotic Pattern.
    stage = fight("A.....bc", [1], A=mage("hypnotic_pattern"), b=ORC, c=creature("wolf"))
    stage.put("wolf", "blinded")
    stage.do(SpellCast("mage", "hypnotic_pattern", area_center="6, 0"), done=True)
    assert "hypnotic_pattern" in stage.has("orc")
    assert stage.has("wolf") == ["blinded"]


def test_silence_stops_spells_with_a_verbal_component_only() -> None:
    # SRD: Silence; Counterspell.
    wizard = mage("hold_person", "hypnotic_pattern", "silence")
    stage = fight("A..b", [1], A=wizard, b=foe("rival", "counterspell"))
    for name in ("mage", "rival"):
        stage.put(name, "silence")
    assert stage.refused(SpellCast("mage", "hold_person", 0, "rival")).code == "muted"
    stage.do(SpellCast("mage", "hypnotic_pattern", area_center="3, 0"))
    assert [question for _, question in stage.asked()] == ["counterspell"]
    stage.answer()
    stage.done()


def test_a_counterspell_can_be_countered() -> None:
    # SRD: Counterspell. The friend's spell keeps that of the rival from stopping the hold.
    stage = fight(
        "AC.b",
        [1, 1],
        A=mage("hold_person"),
        C=caster("friend", {"id": "counterspell"}),
        b=foe("rival", "counterspell"),
    )
    stage.do(SpellCast("mage", "hold_person", 0, "rival"))
    assert stage.asked() == [("rival mage hold_person 2", "counterspell")]
    stage.answer()
    assert stage.asked() == [("friend rival counterspell 3", "counterspell")]
    stage.answer()
    stage.done()
    assert stage.has("rival") == ["paralyzed"]


def test_disintegrate_leaves_no_one_to_revive() -> None:
    # SRD: Disintegrate. 10d6 + 40.
    cleric = caster("cleric", {"id": "revivify"}, hp=60)
    stage = fight("bAC", [*[1] * 10, 1], b=foe("lich", "disintegrate"), A=caster("hero", hp=45), C=cleric)
    stage.do(SpellCast("lich", "disintegrate", 0, "hero"), done=True)
    assert stage.who("hero").dead
    stage.end("lich")
    stage.do(SpellCast("cleric", "revivify", 0, "hero"))
    assert stage.who("hero").dead


@pytest.mark.parametrize(("spell", "mark"), [("hex", "under_a_hex"), ("hunters_mark", "hunters_quarry")])
def test_a_mark_moves_when_its_bearer_falls(spell: str, mark: str) -> None:
    # SRD: Hex, Hunter's Mark.
    stage = fight("A.bc", [], A=mage(spell), b=creature("orc", hp=1), c=creature("wolf"))
    stage.do(SpellCast("mage", spell, 0, "orc"))
    stage.end("mage", "orc", "wolf")
    assert stage.refused(SpellCast("mage", f"{spell}_move", 0, "wolf")).code == "wrong-target"
    damage.damage_one_type(stage.state, stage.who("orc"), 1, 3, None, False, False, SILENT)
    if spell == "hex":
        # "On a later turn."
        assert stage.refused(SpellCast("mage", "hex_move", 0, "wolf")).code == "later-turn"
        stage.end("mage", "wolf")
    stage.do(SpellCast("mage", f"{spell}_move", 0, "wolf"))
    assert stage.has("wolf") == [mark]
    assert stage.who("mage").concentrates_on == spell
    conditions.end_concentration(stage.state, stage.who("mage"), SILENT)
    assert stage.has("wolf") == []


def test_a_hex_moves_at_once_if_its_bearer_fell_on_the_turn_of_another() -> None:
    stage = fight("A.bc", [], A=mage("hex"), b=creature("orc", hp=1), c=creature("wolf"))
    stage.do(SpellCast("mage", "hex", 0, "orc"))
    stage.end("mage")
    damage.damage_one_type(stage.state, stage.who("orc"), 1, 3, None, False, False, SILENT)
    stage.end("orc", "wolf")
    stage.do(SpellCast("mage", "hex_move", 0, "wolf"))
    assert stage.has("wolf") == ["under_a_hex"]


def test_a_hunters_mark_of_5_1_moves_on_a_later_turn() -> None:
    stage = fight(
        "A.bc", [], A=mage("hunters_mark"), b=creature("orc", hp=1), c=creature("wolf"), rules="5.1"
    )
    stage.do(SpellCast("mage", "hunters_mark", 0, "orc"))
    stage.end("mage", "orc", "wolf")
    damage.damage_one_type(stage.state, stage.who("orc"), 1, 3, None, False, False, SILENT)
    assert stage.refused(SpellCast("mage", "hunters_mark_move", 0, "wolf")).code == "later-turn"


def test_a_favored_enemy_moves_too() -> None:
    stage = fight("A.bc", [], A=built("ranger", 1), b=creature("orc", hp=1), c=creature("wolf"))
    stage.do(SpellCast("ranger", "favored_enemy", 0, "orc"))
    stage.end("ranger", "orc", "wolf")
    damage.damage_one_type(stage.state, stage.who("orc"), 1, 3, None, False, False, SILENT)
    stage.do(SpellCast("ranger", "hunters_mark_move", 0, "wolf"))
    conditions.end_concentration(stage.state, stage.who("ranger"), SILENT)
    assert stage.has("wolf") == []


def test_nothing_reaches_the_banished() -> None:
    # SRD: Banishment.
    wizard = mage("banishment", "fire_bolt", "fireball", slots=[4, 3, 3, 1])
    stage = fight("A.....b....", [1, *[1] * 8], A=wizard, b=ORC)
    stage.do(SpellCast("mage", "banishment", 0, "orc"))
    stage.end("mage")
    assert stage.state.active().creature_id == "mage"  # the banished has no turn to use
    assert stage.refused(MeleeAttack("mage", "orc", "quarterstaff")).code == "away"
    assert stage.refused(SpellCast("mage", "fire_bolt", 0, "orc")).code == "away"
    stage.do(SpellCast("mage", "fireball", area_center="10, 0"))
    assert stage.who("orc").current_hp == 60
    assert position.enemies(stage.state, stage.who("mage")) == []


def test_searing_smite_hurts_and_then_saves_at_the_start_of_the_turn() -> None:
    # SRD: Searing Smite. A hit with 4 and 3 fire; at the start of the turn 2 fire, then a failed save.
    paladin = caster("paladin", {"id": "searing_smite"}, weapons=["longsword"])
    stage = fight("Ab", [15, 4, 3, 2, 1, 5, 20], A=paladin, b=ORC)
    stage.do(MeleeAttack("paladin", "orc", "longsword"))
    stage.choose("searing_smite", 1)
    stage.end("paladin")
    assert stage.who("orc").current_hp == 60 - 7 - 2
    assert "searing" in stage.has("orc")
    stage.end("orc")  # no save at the end of the turn
    assert "searing" in stage.has("orc")
    stage.end("paladin")
    stage.done()
    assert stage.who("orc").current_hp == 60 - 7 - 2 - 5
    assert "searing" not in stage.has("orc")


def test_a_potion_of_heroism_does_not_add_to_bless() -> None:
    # SRD: Potion of Heroism: the effect of Bless. One d4 on the attack.
    hero = caster("hero", {"id": "bless"}, items={"potion_of_heroism": 1})
    stage = fight("Ab", [10, 1, 3], A=hero, b=ORC)
    stage.put("hero", "heroic")
    stage.put("hero", "bless")
    stage.do(MeleeAttack("hero", "orc", "quarterstaff"), done=True)


def test_a_potion_of_speed_does_not_add_to_haste() -> None:
    hero = caster("hero", {"id": "haste"}, items={"potion_of_speed": 1})
    stage = fight("Ab", [], A=hero, b=ORC)
    for name in ("speedy", "haste"):
        stage.put("hero", name)
    assert position.speed(stage.who("hero")) == 60
    assert attack_roll.armour_class(stage.who("hero")) == 12


@pytest.mark.parametrize(("slot", "spared"), [(1, 2), (2, 3)])
def test_sculpt_spells_spares_1_plus_the_level_of_the_spell(slot: int, spared: int) -> None:
    # SRD: Sculpt Spells. Burning Hands catches an orc and three friends; the weakest are spared.
    wizard = {**built("wizard", 6), "spells": ["burning_hands"], "slots": [4, 3, 3]}
    friends = {name: creature(f"friend_{name.lower()}", hp=20 + at) for at, name in enumerate("CDE")}
    caught = 1 + 3 - spared
    dice = [*[1] * (2 + slot), *[1] * caught]
    stage = fight("ACDb\n...E", dice, A=wizard, b=ORC, **friends)
    stage.do(SpellCast("wizard", "burning_hands", slot, area_center="3, 0"), done=True)
    hurt = [name for name in "cde" if stage.who(f"friend_{name}").taken > 0]
    assert hurt == ["e"][: 3 - spared]


def test_sculpt_spells_spares_no_one_unseen() -> None:
    # SRD: Sculpt Spells: creatures that you can see.
    wizard = {**built("wizard", 6), "spells": ["burning_hands"], "slots": [4, 3, 3]}
    stage = fight("ACb", [1, 1, 1, 1, 1], A=wizard, b=ORC, C=creature("friend"))
    stage.put("friend", "invisible")
    stage.do(SpellCast("wizard", "burning_hands", 1, area_center="2, 0"), done=True)
    assert stage.who("friend").taken > 0


def test_sculpt_spells_in_a_lasting_area_spares_1_plus_its_level() -> None:
    fire = {
        "id": "embers",
        "name": "Embers",
        "level": 1,
        "school": "evocation",
        "range": 60,
        "area": {"shape": "circle", "size": 10},
        "rounds": 10,
        "effects": [{"zone": "embers", "on_enter": False, "effects": [{"damage": "1d4 fire"}]}],
    }
    wizard = {**built("wizard", 6), "spells": ["embers"], "slots": [4, 3, 3]}
    friends = {name: creature(f"friend_{name.lower()}") for name in "CDE"}
    stage = fight("A......CDEb", [1, 1], A=wizard, **friends, b=ORC, spells=[fire])
    stage.do(SpellCast("wizard", "embers", 1, area_center="8, 0"))
    stage.end("wizard", "friend_c", "friend_d", "friend_e", "orc")
    stage.done()
    assert [stage.who(f"friend_{name}").taken for name in "cde"] == [0, 0, 1]
    assert stage.who("orc").taken == 1


def test_precise_hunter_has_advantage_against_its_mark() -> None:
    # SRD: Precise Hunter.
    hunter = creature("hunter", traits=["strikes_the_marked"])
    stage = fight("Abc", [3, 2], A=hunter, b=ORC, c=creature("elk"))
    stage.put("orc", "hunters_quarry", "hunter")
    (roll,) = [
        one for one in stage.do(MeleeAttack("hunter", "orc"), done=True) if isinstance(one, AttackRolled)
    ]
    assert roll.edge == 1


# Resilient Sphere


def test_nothing_passes_in_or_out_of_a_resilient_sphere() -> None:
    # SRD: Resilient Sphere. Its prisoner acts, but reaches nothing outside; nothing outside reaches it.
    wizard = mage("resilient_sphere", "fire_bolt", "fireball", slots=[4, 3, 3, 1])
    prisoner = foe("lich", "fireball", "misty_step", "cure_wounds", hp=60, ac=10)
    stage = fight("A..b....", [1, 1, 1], A=wizard, b=prisoner)
    stage.do(SpellCast("mage", "resilient_sphere", 0, "lich"))
    assert stage.refused(SpellCast("mage", "fire_bolt", 0, "lich")).code == "no-action"
    stage.end("mage")
    assert stage.state.active() is stage.who("lich")
    assert stage.refused(MeleeAttack("lich", "mage")).code == "away"
    assert position.enemies(stage.state, stage.who("lich")) == []
    assert stage.refused(Move("lich", "5, 0")).code == "no-speed"
    assert stage.refused(SpellCast("lich", "fireball", area_center="0, 0")).code == "enclosed"
    assert stage.refused(SpellCast("lich", "misty_step", area_center="5, 0")).code == "enclosed"
    stage.who("lich").current_hp = 20
    stage.do(SpellCast("lich", "cure_wounds", 0, "lich"))
    assert stage.who("lich").current_hp > 20
    stage.end("lich")
    assert stage.refused(SpellCast("mage", "fire_bolt", 0, "lich")).code == "away"
    before = stage.who("lich").current_hp
    stage.do(SpellCast("mage", "fireball", area_center="6, 0"), done=True)
    assert stage.who("lich").current_hp == before
    stage.do(EndConcentration("mage"))
    assert stage.has("lich") == []


# Combining Spell Effects


def test_two_castings_of_bane_take_one_die_and_end_separately() -> None:
    # SRD: Combining Spell Effects: castings of one spell do not combine, and each lasts for its own time.
    # The die of the first casting also counts against the save from the second.
    two = {"A": mage("bane"), "C": caster("friend", {"id": "bane"})}
    stage = fight("AC.b", [1, 1, 2, 10, 3, 10, 3], **two, b=ORC)
    stage.do(SpellCast("mage", "bane", 0, targets=["orc"]))
    stage.end("mage")
    stage.do(SpellCast("friend", "bane", 0, targets=["orc"]))
    assert stage.has("orc") == ["bane", "bane"]
    stage.do(SavingThrow(actor="orc", ability="WIS", dc=10))
    stage.do(EndConcentration("friend"))
    assert stage.has("orc") == ["bane"]
    stage.do(SavingThrow(actor="orc", ability="WIS", dc=10), done=True)


def test_of_two_searing_smites_the_stronger_burns_and_each_is_saved_against() -> None:
    # SRD: Combining Spell Effects. A failed save against the weaker one; 2d6 of the stronger, and a success.
    two = [caster(name, {"id": "searing_smite"}, weapons=["longsword"]) for name in ("paladin", "friend")]
    stage = fight("AbC", [15, 4, 3, 15, 4, 3, 3, 1, 2, 2, 20], A=two[0], C=two[1], b=ORC)
    stage.do(MeleeAttack("paladin", "orc", "longsword"))
    stage.choose("searing_smite", 1)
    stage.end("paladin")
    stage.do(MeleeAttack("friend", "orc", "longsword"))
    stage.choose("searing_smite", 2)
    before = stage.who("orc").current_hp
    stage.end("friend")
    stage.done()
    assert stage.who("orc").current_hp == before - 4
    assert [int(one.above) for one in stage.who("orc").conditions] == [0]


def test_of_two_sanctuaries_one_asks_for_a_save() -> None:
    two = {"A": mage("sanctuary"), "C": caster("friend", {"id": "sanctuary"})}
    stage = fight("ACD.b", [5], **two, D=creature("ward"), b=ORC)
    for name in ("mage", "friend"):
        stage.do(SpellCast(name, "sanctuary", 0, "ward"))
        stage.end(name)
    stage.end("ward")
    stage.do(Move("orc", "3, 0"))
    stage.do(MeleeAttack("orc", "ward"), done=True)
    assert stage.has("ward") == ["sanctuary", "sanctuary"]


def test_overlapping_areas_of_one_spell_hurt_once() -> None:
    # SRD: Combining Spell Effects. Both moonbeams cover the orc: 2d10 and a save when each appears,
    # and one of them at the end of its turn.
    two = {"A": mage("moonbeam"), "C": caster("friend", {"id": "moonbeam"})}
    stage = fight("AC.b", [1] * 9, **two, b=ORC)
    for name in ("mage", "friend"):
        stage.do(SpellCast(name, "moonbeam", 0, area_center="3, 0"))
        stage.end(name)
    before = stage.who("orc").current_hp
    stage.end("orc")
    assert stage.who("orc").current_hp == before - 2
    stage.done()


def test_a_moonbeam_that_is_moved_over_its_caster_hurts_the_caster_too() -> None:
    # SRD: Moonbeam: when the area moves into a creature's space.
    stage = fight("A.......b", [2, 2, 1, 15], A=mage("moonbeam"), b=ORC)
    stage.do(SpellCast("mage", "moonbeam", 0, area_center="4, 0"))
    stage.end("mage", "orc")
    before = stage.who("mage").current_hp
    stage.do(SpellCast("mage", "moonbeam_move", 0, area_center="1, 0"), done=True)
    assert stage.who("mage").current_hp == before - 4


def test_a_creature_has_one_bardic_inspiration_at_a_time() -> None:
    # SRD: Bardic Inspiration.
    bards = [built("bard", 1, id=name) for name in ("ann", "bea")]
    stage = fight("ABC.b", [], A=bards[0], B=bards[1], C=creature("friend"), b=ORC)
    for name in ("ann", "bea"):
        stage.do(SpellCast(name, "bardic_inspiration", 0, "friend"))
        stage.end(name)
    assert len(stage.has("friend")) == 1


def test_an_area_hurts_a_creature_once_a_turn_however_often_it_is_entered() -> None:
    # SRD: Moonbeam: the save is made once per turn. In, out and in again, then the end of the turn.
    stage = fight("A..........\n.........b.", [2, 2, 1], A=mage("moonbeam"), b=ORC)
    stage.do(SpellCast("mage", "moonbeam", 0, area_center="6, 1"))
    stage.end("mage")
    for cell in ("7, 1", "8, 1", "7, 1"):
        stage.do(Move("orc", cell))
    stage.end("orc")
    stage.done()
    assert stage.who("orc").current_hp == 60 - 4
