"""Running away: Turn Undead, Fear, and Dissonant Whispers."""

from __future__ import annotations

import pytest

from games.tactics.content.test_vocabulary import foe, knows, stage
from turnwright.games.tactics.commands import Dash, EndTurn, Move, SpellCast

pytestmark = pytest.mark.usefixtures("all_dice_thrown")


def test_turn_undead_makes_the_turned_move_as_far_from_the_cleric_as_it_can() -> None:
    # SRD: Turn Undead: it tries to move as far as it can; Incapacitated, it does no more.
    staged = stage("I..f.......", [2], knows(features=["turn_undead"]), f=foe(kind="undead"))
    staged.do(SpellCast("ivy", "turn_undead"), EndTurn("ivy"))
    staged.done()
    assert staged.at("foe") == (9, 0)
    assert staged.turn() == "ivy"


def test_the_turned_provoke_opportunity_attacks_as_they_run() -> None:
    # SRD: Opportunity Attacks. The first die breaks the tie of the two heroes' initiative.
    # The blow ends the effect, so the undead stops and acts.
    others = {"B": knows(id="zoe", name="Zoe"), "f": foe(kind="undead")}
    staged = stage("I.Bf.....", [2, 2, 15, 3], knows(features=["turn_undead"]), **others)
    staged.do(SpellCast("ivy", "turn_undead"), EndTurn("ivy"), EndTurn("zoe"))
    staged.done()
    assert staged.at("foe") == (3, 0)
    assert staged.who("foe").conditions == []
    assert staged.refused(Move("foe", "5, 0")) != "frightened"


def test_the_turned_stay_where_there_is_nowhere_to_run() -> None:
    staged = stage("I..f", [2], knows(features=["turn_undead"]), f=foe(kind="undead"))
    staged.do(SpellCast("ivy", "turn_undead"), EndTurn("ivy"))
    staged.done()
    assert staged.at("foe") == (3, 0)


def test_a_prone_creature_stands_up_to_run() -> None:
    # SRD: Being Prone: half of the 30 ft are left.
    token = {"token": {"conditions": ["prone"]}}
    staged = stage("I..f.......", [2], knows(features=["turn_undead"]), f=foe(kind="undead", **token))
    staged.do(SpellCast("ivy", "turn_undead"), EndTurn("ivy"))
    staged.done()
    assert staged.at("foe") == (6, 0)


def test_fear_takes_the_dash_action_and_leaves_the_bonus_action() -> None:
    # SRD: Fear: "takes the Dash action and moves away from you by the safest route on each of its turns".
    staged = stage("I..f..................", [2], knows("fear"), f=foe())
    staged.do(SpellCast("ivy", "fear", 3, area_center="3, 0"), EndTurn("ivy"))
    staged.done()
    assert staged.at("foe") == (15, 0)
    who = staged.who("foe")
    assert (who.used_action, who.used_bonus_action, who.remaining_movement_ft) == (True, False, 0)
    assert staged.refused(Dash("foe")) == "no-action"


def test_the_frightened_with_nowhere_to_move_keep_their_action() -> None:
    staged = stage("I..f", [2], knows("fear"), f=foe())
    staged.do(SpellCast("ivy", "fear", 3, area_center="3, 0"), EndTurn("ivy"))
    staged.done()
    assert (staged.who("foe").used_action, staged.who("foe").remaining_movement_ft) == (False, 30)


@pytest.mark.parametrize(
    ("rows", "dice"), [("I..f..........", [2]), ("I..f.#### ####...## ######...", [2, 18])]
)
def test_fear_is_saved_against_again_only_out_of_sight_of_the_caster(rows: str, dice: list[int]) -> None:
    # SRD: Fear: the save follows a turn that ends without line of sight to the caster.
    staged = stage(rows, dice, knows("fear"), f=foe(speed={"walk": 15}))
    staged.do(SpellCast("ivy", "fear", 3, area_center="3, 0"), EndTurn("ivy"), EndTurn("foe"))
    staged.done()
    assert (staged.who("foe").conditions == []) == (len(dice) == 2)


def test_dissonant_whispers_takes_the_reaction_to_run() -> None:
    # SRD: Dissonant Whispers: 3d6, and the reaction to move as far away as possible.
    staged = stage("I..f.......", [2, 2, 2, 5], knows("dissonant_whispers"), f=foe())
    staged.do(SpellCast("ivy", "dissonant_whispers", 1, "foe"))
    staged.done()
    assert staged.at("foe") == (9, 0)
    assert staged.who("foe").used_reaction


@pytest.mark.parametrize("spent", ["save", "reaction"])
def test_dissonant_whispers_moves_no_target_that_saves_or_has_no_reaction(spent: str) -> None:
    staged = stage(
        "I..f.......", [2, 2, 2, 15 if spent == "save" else 5], knows("dissonant_whispers"), f=foe()
    )
    staged.who("foe").used_reaction = spent == "reaction"
    staged.do(SpellCast("ivy", "dissonant_whispers", 1, "foe"))
    staged.done()
    assert staged.at("foe") == (3, 0)
