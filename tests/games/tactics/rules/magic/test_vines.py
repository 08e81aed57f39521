"""Vines and woodland spirits: the creatures they spare, and those they hold less well.

SRD: Entangle; Ensnaring Strike; Conjure Woodland Beings.
"""

import pytest

from games.tactics.stage import creature, fight, mage
from turnwright.games.tactics.commands import MeleeAttack, Move, SpellCast

pytestmark = pytest.mark.usefixtures("all_dice_thrown")


def test_entangle_does_not_hold_its_caster() -> None:
    # One save, of the enemy: 3.
    staged = fight("Ab.. ....", [3], A=mage("entangle"), b=creature("b"))
    staged.do(SpellCast("mage", "entangle", area_center="0.5, 0.5"))
    assert staged.has("b") == ["restrained"]
    assert staged.has("mage") == ["concentration"]


@pytest.mark.parametrize(("size", "dice"), [("medium", [3]), ("large", [3, 4])])
def test_large_creatures_save_against_an_ensnaring_strike_with_advantage(size: str, dice: list[int]) -> None:
    # 15 hits for 1d6 of a staff in two hands, here 1d8: 2.
    staged = fight("Ab. ...", [15, 2, *dice], A=mage("ensnaring_strike"), b=creature("b", size=size))
    staged.do(MeleeAttack("mage", "b"))
    staged.choose("ensnaring_strike", 1)
    assert staged.has("b") == ["ensnared"]


def test_woodland_beings_let_their_caster_disengage_as_a_bonus_action() -> None:
    spells = mage("conjure_woodland_beings", slots=[0, 0, 0, 1], level=7)
    # 5d8 and a save of 20 at the end of the enemy's turn; no attack follows the walk away.
    staged = fight("bA....", [1, 1, 1, 1, 1, 20], A=spells, b=creature("b"))
    staged.do(SpellCast("mage", "conjure_woodland_beings"))
    staged.end("mage", "b")
    staged.do(SpellCast("mage", "conjure_woodland_beings_disengage"))
    assert "disengaged" in staged.has("mage")
    staged.do(Move("mage", "4, 0"))
    assert (staged.at("mage"), staged.asked()) == ((4, 0), [])
