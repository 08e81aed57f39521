"""Creatures that burn what they touch, charge, change their speeds, and put fires out.

SRD: Burning [Hazard]; Fire Form; Charge; Shape-Shift.
"""

import pytest

from games.tactics.stage import CLUB, creature, fight
from turnwright.games.tactics.commands import Ascend, Escape, MeleeAttack, Move, SpellCast
from turnwright.games.tactics.options import IntentOptions
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.ui.labels import label

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

BURNING = {"condition": "burning", "ongoing": "1d4 fire", "can_be_put_out": True}
TOUCH = {**CLUB, "hit": [{"damage": "2d4 fire"}, BURNING]}


def test_a_burning_creature_takes_damage_each_turn_until_it_puts_the_fire_out() -> None:
    # A hit for 2 + 1, then 3 at the start of the turn, and nothing afterwards.
    staged = fight("Ab", [15, 2, 1, 3], A=creature("magmin", attacks=[TOUCH]), b=creature("b"))
    staged.do(MeleeAttack("magmin", "b"))
    staged.end("magmin")
    assert staged.who("b").current_hp == 20 - 3 - 3
    escapes = [
        each for each in IntentOptions(staged.state, staged.state.arena, 0).listed() if each == Escape("b")
    ]
    assert len(escapes) == 1
    assert label(staged.state, 0, Escape("b")).id == "choose-put-out"
    staged.do(Escape("b"))
    assert staged.has("b") == ["prone"]
    staged.end("b", "magmin")
    assert staged.who("b").current_hp == 20 - 3 - 3


def test_only_a_burning_creature_puts_a_fire_out() -> None:
    staged = fight("Ab", A=creature("a"), b=creature("b"))
    assert staged.refused(Escape("a")).code == "free"


def test_a_fire_form_burns_a_large_creature_once_a_turn_and_stops_in_its_space() -> None:
    form = {"condition": "fire_form", "tramples": [{"damage": "1d10 fire"}]}
    fire = creature("fire", traits=["shares_space"], bears=[form], size="large")
    staged = fight(".....b. ....... A...... .......", [7], A=fire, b=creature("b", size="large"))
    staged.do(Move("fire", "4, 0"))
    assert staged.who("b").current_hp == 20 - 7
    assert staged.at("fire") == (4, 0)


def test_a_charge_leads_straight_to_an_enemy_beside_the_movement() -> None:
    charge = {"id": "charge", "name": "Charge", "cost": "bonus", "range": 1000}
    troll = creature("troll", powers=[{**charge, "effects": [{"move": "charge", "feet": 15}]}])
    staged = fight("A.......b", A=troll, b=creature("b"))
    staged.do(SpellCast("troll", "charge", 0, "b"))
    assert staged.at("troll") == (3, 0)
    assert staged.who("troll").remaining_movement_ft == 30


def test_a_charge_stops_before_what_is_in_the_way() -> None:
    charge = {"id": "charge", "name": "Charge", "cost": "bonus", "range": 1000}
    troll = creature("troll", powers=[{**charge, "effects": [{"move": "charge", "feet": 15}]}])
    staged = fight("A.b...c ....... .......", A=troll, b=creature("b"), c=creature("c"))
    staged.do(SpellCast("troll", "charge", 0, "c"))
    assert staged.at("troll") == (1, 0)


def test_a_shape_changes_the_speeds_alone() -> None:
    shapes = [
        {"id": "rat_shape", "name": "Rat", "effects": [{"condition": "rat_shape", "speeds": {"walk": 20}}]},
        {"id": "true_shape", "name": "True Form", "effects": [{"lift": "rat_shape"}]},
    ]
    imp = creature("imp", speed={"walk": 20, "fly": 40}, powers=[{**each, "whom": "self"} for each in shapes])
    staged = fight("A..b", A=imp, b=creature("b"))
    assert position.speed(staged.who("imp")) == 40
    staged.do(SpellCast("imp", "rat_shape"))
    assert (position.speed(staged.who("imp")), staged.who("imp").sheet.ac) == (20, 12)
    assert staged.refused(Ascend("imp", 10)).code == "no-fly-speed"
    staged.end("imp", "b")
    staged.do(SpellCast("imp", "true_shape"))
    assert position.speed(staged.who("imp")) == 40
