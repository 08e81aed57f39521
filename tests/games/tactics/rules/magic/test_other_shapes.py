"""Other shapes, other planes, and what sends creatures there.

SRD: Shapechange; Etherealness; Plane Shift; Teleport; Dispel Evil and Good; Modify Memory; Sleet Storm.
"""

import pytest

from games.tactics.stage import Staged, creature, fight, mage
from turnwright.games.tactics.commands import EndTurn, MeleeAttack, Move, SpellCast
from turnwright.games.tactics.events import Left

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

ROWS = """
........
........
..A...b.
........
........
"""
LEVEL_9 = [0, 0, 0, 0, 0, 0, 0, 0, 1]


def cast(staged: Staged, spell: str, **more: str) -> None:
    staged.do(SpellCast("mage", spell, **more))
    staged.end("mage", "b")


def test_shapechange_gives_a_body_and_keeps_mind_and_hit_points() -> None:
    staged = fight(ROWS, A=mage("shapechange", slots=LEVEL_9, level=17), b=creature("b"))
    cast(staged, "shapechange")
    who = staged.who("mage")
    assert (who.sheet.ac, who.sheet.scores) == (13, [25, 10, 19, 16, 10, 10])
    assert (who.current_hp, who.max_hp, who.temp_hp) == (30, 30, 136)
    assert [attack.id for attack in who.sheet.attacks] == ["bite", "tail"]
    cast(staged, "shapechange_end")
    who = staged.who("mage")
    assert (who.sheet.ac, who.temp_hp, who.concentrates_on) == (10, 0, "")
    assert [attack.id for attack in who.sheet.attacks] == ["quarterstaff"]


def test_shapechange_is_gone_with_the_concentration() -> None:
    # 11 hits, for 6 damage; a save of 1 fails.
    staged = fight(
        "A..b .... ....", [11, 4, 1], A=mage("shapechange", slots=LEVEL_9, level=17), b=creature("b")
    )
    staged.do(SpellCast("mage", "shapechange"))
    staged.end("mage")
    staged.do(MeleeAttack("b", "mage"))
    assert staged.who("mage").sheet.true_form is None
    assert staged.who("mage").temp_hp == 0


def test_a_dragon_changes_its_shape_without_concentration_and_temporary_hit_points() -> None:
    dragon = creature("d", kind="dragon", spells=[{"id": "shapechange", "held": False}], spell_ability="CHA")
    staged = fight(ROWS, A=dragon, b=creature("b"))
    staged.do(SpellCast("d", "shapechange"))
    assert (staged.has("d"), staged.who("d").temp_hp) == (["shapechange", "tyrannosaurus_shape"], 0)


def test_a_body_that_grows_moves_to_where_there_is_room() -> None:
    # A tyrannosaurus takes 3 by 3 cells: not beside the wall on the right.
    staged = fight(
        "......# ....A.# ......# ......# b.....#",
        A=mage("shapechange", slots=LEVEL_9, level=17),
        b=creature("b"),
    )
    staged.do(SpellCast("mage", "shapechange"))
    assert staged.at("mage") == (3, 0)


def test_a_creature_on_the_ethereal_plane_is_out_of_reach_and_walks_away() -> None:
    staged = fight(
        "A.. b.. ...",
        A=mage("etherealness", "fire_bolt", slots=[0, 0, 0, 0, 0, 0, 1], level=13),
        b=creature("b"),
    )
    staged.do(SpellCast("mage", "etherealness"))
    staged.do(Move("mage", "2, 2"))
    staged.end("mage")
    assert staged.refused(MeleeAttack("b", "mage")).code == "away"
    staged.end("b")
    assert staged.refused(SpellCast("mage", "fire_bolt", 0, "b")).code == "away"
    staged.do(SpellCast("mage", "etherealness_end"))
    assert staged.has("mage") == []


def test_a_plane_shift_leaves_the_fight() -> None:
    staged = fight("A..b", A=mage("plane_shift", slots=[0, 0, 0, 0, 0, 0, 1], level=13), b=creature("b"))
    events = staged.do(SpellCast("mage", "plane_shift"))
    assert Left("mage", "fled") in events
    assert staged.state.reason == "flight"


def test_dismissal_sends_a_fiend_home_and_ends_the_spell() -> None:
    fiend = creature("b", kind="fiend")
    staged = fight(
        "Ab.C", [5], A=mage("dispel_evil_and_good", slots=[0, 0, 0, 0, 1], level=9), b=fiend, C=creature("c")
    )
    staged.do(SpellCast("mage", "dispel_evil_and_good"))
    staged.end("mage", "b", "c")
    staged.do(SpellCast("mage", "dismissal", 0, "b"))
    assert staged.who("b").gone == "fled"
    assert staged.who("mage").concentrates_on == ""


def test_dispel_evil_and_good_hinders_attacks_of_some_kinds() -> None:
    # Two d20 for the fiend.
    fiend = creature("b", kind="fiend")
    staged = fight("Ab", [18, 3], A=mage("dispel_evil_and_good", slots=[0, 0, 0, 0, 1], level=9), b=fiend)
    staged.do(SpellCast("mage", "dispel_evil_and_good"))
    staged.end("mage")
    staged.do(MeleeAttack("b", "mage"))


def test_break_enchantment_frees_from_the_fear_of_fiends_only() -> None:
    fiend = creature("b", kind="fiend")
    staged = fight(
        "AC.b.h",
        A=mage("dispel_evil_and_good", slots=[0, 0, 0, 0, 1], level=9),
        b=fiend,
        C=creature("c"),
        h=creature("h"),
    )
    staged.put("c", "frightened", "b")
    staged.put("c", "frightened", "h")
    staged.do(SpellCast("mage", "dispel_evil_and_good"))
    staged.end("mage", "b", "c", "h")
    staged.do(SpellCast("mage", "break_enchantment", 0, "c"))
    assert [one.source for one in staged.who("c").conditions] == [staged.who("h").place]


def test_modify_memory_holds_a_creature_until_it_is_hurt() -> None:
    # Advantage on the save: 3 and 4.
    staged = fight("A..b", [3, 4], A=mage("modify_memory", slots=[0, 0, 0, 0, 1], level=9), b=creature("b"))
    staged.do(SpellCast("mage", "modify_memory", 0, "b"))
    assert staged.has("b") == ["modify_memory"]
    assert staged.refused(EndTurn("b")).code == "not-your-turn"


def test_a_creature_that_falls_in_sleet_loses_concentration() -> None:
    staged = fight(
        "b..A", [2, 4], A=mage("sleet_storm"), b=creature("b", spells=[{"id": "bless"}], spell_ability="WIS")
    )
    staged.end("mage")
    staged.do(SpellCast("b", "bless", 0, "b"))
    staged.end("b")
    staged.do(SpellCast("mage", "sleet_storm", area_center="-0.5, -0.5"))
    staged.end("mage")
    assert staged.has("b") == ["prone"]
    assert staged.who("b").concentrates_on == ""
