"""What bots expect of saving throws and contests: what the rules describe."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import caster, creature, fight
from turnwright.games.tactics.bots import values
from turnwright.games.tactics.bots.heuristic import decide
from turnwright.games.tactics.commands import Shove

MAGE = caster("mage", {"id": "hold_person"})


def value_on_orc(**fields: Any) -> float:
    """The value of Hold Person on an orc with these fields, as a share of that on a plain bandit."""
    stage = fight("A.b\n..c", A=MAGE, b=creature("bandit"), c=creature("orc", **fields))
    mage = stage.who("mage")
    spell = mage.sheet.power("hold_person")
    assert spell is not None
    plain = values.value_against(stage.state, mage, spell, stage.who("bandit"))
    return values.value_against(stage.state, mage, spell, stage.who("orc")) / plain


def test_advantage_on_the_save_lowers_the_value_of_a_spell() -> None:
    # DC 14 and no bonus: the save fails on 13 of 20 faces, with Advantage only if both dice do.
    assert value_on_orc(traits=["magic_resistance"]) == pytest.approx(13 / 20)


def test_a_spell_has_no_value_against_a_creature_that_always_saves() -> None:
    assert value_on_orc(saves={"WIS": 13}) == 0.0


def test_a_shove_in_5_1_is_valued_as_a_contest_and_not_as_a_save() -> None:
    strong = creature("foe", scores=[20, 10, 10, 10, 10, 10])
    steady = creature("hero", saves={"STR": 20, "DEX": 20})
    new = fight("99aB.", a=strong, B=steady, under="9")
    old = fight("99aB.", a=strong, B=steady, under="9", rules="5.1")

    assert not isinstance(decide(new.state, new.state.arena, 0).command, Shove)
    assert decide(old.state, old.state.arena, 0).command == Shove("foe", "hero", "PUSH")
