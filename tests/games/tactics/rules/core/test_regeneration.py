"""SRD: Regeneration [Troll]: it falls at 0, and dies only if a turn begins there without regeneration."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import CLUB, SILENT, creature, fight
from turnwright.games.tactics.commands import EndTurn, MeleeAttack
from turnwright.games.tactics.condition_rules import ConditionRule, DamageRules
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.events import CombatEnded, Healed
from turnwright.games.tactics.rules.core.damage import damage_one_type

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

TROLL = creature(
    "troll", hp=20, regenerates=15, regeneration_stops=["acid", "fire"], traits=["deathless"], attacks=[]
)
TORCH = {**CLUB, "id": "torch", "hit": [{"damage": "1d4+2 fire"}]}
MAUL = {**CLUB, "id": "maul", "hit": [{"damage": "10d10 bludgeoning"}]}


def felled(*dice: int, weapon: dict[str, Any] = MAUL) -> Any:
    """A hero who has just felled a troll with a maul."""
    hero = creature("hero", attacks=[weapon, TORCH, CLUB], hp=200)
    stage = fight("Ab", [15, *[10] * 10, *dice], A=hero, b=TROLL)
    stage.do(MeleeAttack("hero", "troll", "maul"))
    return stage


def test_a_troll_at_0_hit_points_falls_and_rises_again() -> None:
    stage = felled()
    troll = stage.who("troll")
    assert (troll.dead, troll.current_hp, stage.has("troll")) == (False, 0, ["unconscious"])
    assert stage.match.outcome is None
    stage.end("hero")
    assert stage.state.active().creature_id == "troll"
    assert (stage.who("troll").current_hp, stage.has("troll")) == (15, ["prone"])
    stage.done()


def test_a_troll_dies_if_its_turn_begins_at_0_after_fire() -> None:
    stage = felled(15, 15, 1)  # it lies there still: advantage
    stage.end("hero")
    stage.end("troll")
    stage.who("troll").current_hp = 1
    stage.do(MeleeAttack("hero", "troll", "torch"))
    assert not stage.who("troll").dead
    (*_, ended) = stage.do(EndTurn("hero"))
    assert stage.who("troll").dead
    assert isinstance(ended, CombatEnded)
    assert (ended.reason, ended.winner, ended.xp) == ("last_standing", "party", 200)


def test_further_damage_does_not_kill_a_fallen_troll() -> None:
    stage = felled()
    stage.who("hero").used_action = False
    for _ in range(4):
        damage_one_type(stage.state, stage.who("troll"), 50, 1, None, True, False, SILENT)
    assert (stage.who("troll").dead, stage.who("troll").death_failures) == (False, 0)
    stage.end("hero")
    assert stage.who("troll").current_hp == 15


def test_an_effect_that_stops_regeneration_kills_a_fallen_troll() -> None:
    stage = felled()
    stage.who("troll").conditions[0].rule = ConditionRule("chilled", "chilled", stage.who("troll").flags)
    stage.who("troll").conditions[0].rule.damage = DamageRules()
    stage.who("troll").conditions[0].rule.damage.no_healing = True
    stage.end("hero")
    assert stage.who("troll").dead


def test_the_troll_regenerates_15_hit_points_unless_hit_by_acid_or_fire() -> None:
    troll = shipped().creatures["troll"]
    assert (troll.regenerates, troll.regeneration_stops) == (15, ("acid", "fire"))
    assert "deathless" in troll.traits


@pytest.mark.parametrize(("immune", "left"), [([], 7 - 3), (["fire"], 20)])
def test_fire_that_does_no_damage_does_not_stop_regeneration(immune: list[str], left: int) -> None:
    # SRD: Regeneration: if the troll takes Acid or Fire damage.
    hero = creature("hero", attacks=[TORCH])
    stage = fight(
        "Ab", [15, 1], A=hero, b={**TROLL, "immune": immune}, tokens={"b": {"hp": 7}}, shared_initiative=False
    )
    stage.do(MeleeAttack("hero", "troll", "torch"))
    stage.end("hero")
    assert stage.who("troll").current_hp == left


def test_a_creature_at_full_hit_points_regains_nothing_without_an_event() -> None:
    hero = creature("hero", attacks=[CLUB], hp=200)
    stage = fight("Ab", [], A=hero, b=TROLL)
    begun = stage.do(EndTurn("hero"))
    assert stage.state.active().creature_id == "troll"
    assert [event for event in begun if isinstance(event, Healed)] == []
    stage.who("troll").current_hp = 19
    stage.end("troll")
    begun = stage.do(EndTurn("hero"))
    assert [event.amount for event in begun if isinstance(event, Healed)] == [1]
    stage.done()
