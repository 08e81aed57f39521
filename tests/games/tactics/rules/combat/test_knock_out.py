"""SRD: Knocking Out a Creature, chosen when a melee attack reduces the target to 0 Hit Points."""

from typing import Any

import pytest

from games.tactics.stage import BOW, CLUB, Staged, creature, fight
from turnwright.games.tactics.bots import answers
from turnwright.games.tactics.commands import MeleeAttack, RangedAttack
from turnwright.games.tactics.game import Tactics

GAME = Tactics()


def struck(asks: bool = True, **fields: Any) -> Staged:
    """Hero beside a goblin with 5 hit points, and a blow for 6."""
    hero = creature("hero", attacks=[CLUB, BOW])
    goblin = creature("goblin", hp=5, **fields)
    return fight("A.bc", [15, 4], A=hero, b=goblin, c=creature("wolf"), asks_to_knock_out=asks)


@pytest.mark.parametrize(("spares", "fate"), [(True, (False, 1, "captured")), (False, (True, 0, ""))])
def test_the_attacker_chooses_when_the_hit_drops_the_target(spares: bool, fate: Any) -> None:
    stage = struck()
    stage.do(MeleeAttack("hero", "goblin", move_required=True))
    assert stage.asked() == [("hero goblin", "knock_out")]
    stage.answer(spares)
    stage.done()
    goblin = stage.who("goblin")
    assert (goblin.dead, goblin.current_hp, goblin.gone) == fate


def test_a_hit_that_leaves_hit_points_asks_nothing() -> None:
    stage = fight("Ab", [15, 4], A=creature("hero"), b=creature("goblin"), asks_to_knock_out=True)
    stage.do(MeleeAttack("hero", "goblin"), done=True)
    assert (stage.asked(), stage.who("goblin").current_hp) == ([], 14)


def test_a_ranged_attack_cannot_knock_out() -> None:
    stage = struck()
    stage.do(RangedAttack("hero", "goblin"), done=True)
    assert stage.asked() == []
    assert stage.who("goblin").dead


def test_an_attack_declared_to_subdue_asks_nothing() -> None:
    stage = struck()
    stage.do(MeleeAttack("hero", "goblin", move_required=True, subdue=True), done=True)
    assert stage.asked() == []
    assert stage.who("goblin").gone == "captured"


def test_nothing_is_asked_unless_the_scenario_says_so() -> None:
    stage = struck(asks=False)
    stage.do(MeleeAttack("hero", "goblin", move_required=True), done=True)
    assert stage.asked() == []
    assert stage.who("goblin").dead


def test_the_question_costs_no_reaction_and_bots_kill() -> None:
    stage = struck()
    stage.do(MeleeAttack("hero", "goblin", move_required=True))
    (ask,) = stage.step.asks
    terms = GAME.presenter.question_terms(stage.match.execution.state, ask, ())
    assert terms is not None
    assert (terms.reaction, terms.actor_id, terms.against_id) == ("knock_out", "hero", "goblin")
    assert not terms.spends
    assert answers.answer(stage.state, int(ask.seat), ask) == 1
