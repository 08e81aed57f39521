"""SRD: Your Turn; Actions; Bonus Actions; Reactions. What a turn gives; refusals name what is missing."""

from typing import Any

import pytest

from games.tactics.arena import BLADE, Fight, arena, hero, monster, power
from games.tactics.stage import caster, creature
from games.tactics.stage import fight as staged
from turnwright.games.tactics.commands import (
    Dash,
    Disengage,
    Dodge,
    EndTurn,
    Help,
    MeleeAttack,
    Move,
    Search,
    SpellCast,
)
from turnwright.games.tactics.events import AttackRolled
from turnwright.kernel.errors import Rejected

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

LEAP = power("leap", {"grant": "movement"}, whom="self", range=0, cost="bonus")


def refusal(fight: Fight, command: Any) -> Rejected:
    """How a command is refused; nothing is changed by it."""
    before = fight.match.digest()
    with pytest.raises(Rejected) as caught:
        fight.do(command)
    assert fight.match.digest() == before
    return caught.value


def test_one_action_a_turn() -> None:
    # SRD: Actions [One Thing at a Time].
    fight = arena("Ag", A=hero("ann"), g=monster("gob"))
    fight.do(Dodge("ann"))
    for command in (Dash("ann"), Disengage("ann"), Search("ann"), MeleeAttack("ann", "gob")):
        error = refusal(fight, command)
        assert (error.code, error.reason) == ("no-action", "the action of this turn has been used")


def test_one_bonus_action_a_turn() -> None:
    # SRD: Bonus Actions.
    fight = arena("A.g", A=hero("ann", powers=[LEAP]), g=monster("gob"))
    fight.do(SpellCast("ann", "leap"))
    error = refusal(fight, SpellCast("ann", "leap"))
    assert (error.code, error.reason) == ("no-bonus-action", "the bonus action of this turn has been used")
    fight.do(Dodge("ann"))  # the action is still there


def test_movement_is_spent_foot_by_foot_and_the_refusal_says_how_much_is_left() -> None:
    # SRD: Your Turn; Breaking Up Your Move.
    fight = arena("A.........g", A=hero("ann"), g=monster("gob"))
    fight.do(Move("ann", "4, 0"))
    assert fight.who("ann").remaining_movement_ft == 10
    error = refusal(fight, Move("ann", "7, 0"))
    assert error.code == "too-far"
    assert "15 ft" in error.reason
    assert "10" in error.reason
    fight.do(Dash("ann"), Move("ann", "7, 0"))
    assert fight.who("ann").remaining_movement_ft == 25


def test_one_attack_an_action_unless_the_creature_has_more() -> None:
    # SRD: Attack [Action]; Extra Attack; Multiattack.
    for ways, count in (([], 1), ([[{"names": ["blade"], "count": 2}]], 2)):
        ann = hero("ann", multiattack=ways)
        fight = arena("Ag", A=ann, g=monster("gob"), dice=[2] * count)
        fight.do(*[MeleeAttack("ann", "gob")] * count)
        assert refusal(fight, MeleeAttack("ann", "gob")).code == "no-action"
        fight.done()
        assert len(fight.told(AttackRolled)) == count


def test_the_parts_of_a_multiattack_are_distinguished() -> None:
    # SRD: Multiattack: one bite and one claw, not two bites.
    bite, claw = {**BLADE, "id": "bite"}, {**BLADE, "id": "claw"}
    way = [[{"names": ["bite"], "count": 1}, {"names": ["claw"], "count": 1}]]
    fight = arena("Ag", A=hero("ann", attacks=[bite, claw], multiattack=way), g=monster("gob"), dice=[2, 2])
    fight.do(MeleeAttack("ann", "gob", "bite"))
    assert refusal(fight, MeleeAttack("ann", "gob", "bite")).code == "no-action"
    fight.do(MeleeAttack("ann", "gob", "claw"))
    fight.done()


def test_movement_goes_between_attacks() -> None:
    # SRD: Attack [Moving between Attacks].
    ann = hero("ann", multiattack=[[{"names": ["blade"], "count": 2}]])
    fight = arena("gA.h", A=ann, g=monster("gob", attacks=[]), h=monster("hob", attacks=[]), dice=[2, 2, 2])
    # On the way the goblin strikes at her with its bare hand.
    fight.do(MeleeAttack("ann", "gob"), Move("ann", "2, 0"), MeleeAttack("ann", "hob"))
    fight.done()


def test_an_action_that_is_granted_is_an_action_more() -> None:
    # SRD: Action Surge.
    surge = power("surge", {"grant": "action"}, whom="self", range=0, cost="free", uses=1)
    fight = arena("Ag", A=hero("ann", powers=[surge]), g=monster("gob"), dice=[2, 2])
    fight.do(MeleeAttack("ann", "gob"), SpellCast("ann", "surge"), MeleeAttack("ann", "gob"))
    fight.done()
    assert refusal(fight, MeleeAttack("ann", "gob")).code == "no-action"
    assert refusal(fight, SpellCast("ann", "surge")).code == "no-uses"


def test_action_surge_between_two_attacks_keeps_the_second() -> None:
    # SRD: Action Surge; Extra Attack.
    surge = power("surge", {"grant": "action"}, whom="self", range=0, cost="free", uses=1)
    ann = hero("ann", powers=[surge], multiattack=[[{"names": ["blade"], "count": 2}]])
    fight = arena("Ag", A=ann, g=monster("gob"), dice=[2] * 4)
    fight.do(MeleeAttack("ann", "gob"), SpellCast("ann", "surge"), *[MeleeAttack("ann", "gob")] * 3)
    fight.done()
    assert refusal(fight, MeleeAttack("ann", "gob")).code == "no-action"


def test_another_action_forfeits_the_attacks_left_of_the_last_one() -> None:
    surge = power("surge", {"grant": "action"}, whom="self", range=0, cost="free", uses=1)
    hero_of_two_attacks = caster("ann", attacks_per_action=2, powers=[surge])
    stage = staged("Ab", [2], A=hero_of_two_attacks, b=creature("gob"))
    stage.do(MeleeAttack("ann", "gob"))
    stage.do(SpellCast("ann", "surge"))
    stage.do(Dodge("ann"), done=True)
    assert stage.refused(MeleeAttack("ann", "gob")).code == "no-action"


def test_the_action_of_haste_is_for_one_attack_beside_the_two_of_the_action() -> None:
    # SRD: Haste: the Attack action (one attack only).
    stage = staged("Ab", [2, 2, 2], A=caster("ann", attacks_per_action=2), b=creature("gob"))
    stage.put("ann", "haste")
    stage.end("ann", "gob")
    for _ in range(3):
        stage.do(MeleeAttack("ann", "gob"))
    stage.done()
    assert stage.refused(MeleeAttack("ann", "gob")).code == "no-action"


def test_only_whose_turn_it_is_acts() -> None:
    fight = arena("Ag", A=hero("ann"), g=monster("gob"))
    error = refusal(fight, MeleeAttack("gob", "ann"))
    assert (error.code, error.legal) == ("not-your-turn", ["ann"])


def test_no_seat_acts_for_another() -> None:
    fight = arena("Ag", A=hero("ann"), g=monster("gob"))
    with pytest.raises(Rejected) as caught:
        fight.match.submit(0, EndTurn("ann"))
    assert (caught.value.code, caught.value.legal) == ("not-yours", [1])


def test_one_reaction_until_the_next_turn() -> None:
    # SRD: Reactions; Opportunity Attacks. Ann passes two of the goblin's moves, and strikes once.
    fight = arena("...gA", A=hero("ann"), g=monster("gob"), dice=[15, 4])
    fight.do(EndTurn("ann"))
    fight.do(Move("gob", "1, 0"), Move("gob", "3, 0"))
    gob = fight.who("gob")
    gob.remaining_movement_ft = 30
    fight.do(Move("gob", "1, 0"))
    fight.done()
    assert fight.hp("gob") == 23


# Ending a turn by itself.


def test_a_turn_ends_on_end_turn_only() -> None:
    fight = arena("Ag", A=hero("ann", speed={"walk": 0}), g=monster("gob"), dice=[2])
    fight.do(MeleeAttack("ann", "gob"))
    assert fight.turn() == "ann"


def test_by_option_a_turn_ends_when_nothing_is_left_to_spend() -> None:
    # end_after_action
    ann = hero("ann", speed={"walk": 5})
    fight = arena("A.g", A=ann, g=monster("gob"), dice=[2], end_after_action=True)
    fight.do(Move("ann", "1, 0"))
    assert fight.turn() == "ann"
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert fight.turn() == "gob"


def test_by_option_a_turn_continues_while_anything_is_left_to_spend() -> None:
    # end_after_action
    walks = arena("Ag", A=hero("ann"), g=monster("gob"), dice=[2], end_after_action=True)
    walks.do(MeleeAttack("ann", "gob"))
    assert walks.turn() == "ann"
    slow: dict[str, Any] = {"speed": {"walk": 0}}
    twice = hero("ann", multiattack=[[{"names": ["blade"], "count": 2}]], **slow)
    strikes = arena("Ag", A=twice, g=monster("gob"), dice=[2, 2], end_after_action=True)
    strikes.do(MeleeAttack("ann", "gob"))
    assert strikes.turn() == "ann"
    strikes.do(MeleeAttack("ann", "gob"))
    assert strikes.turn() == "gob"
    leaps = arena(
        "Ag", A=hero("ann", powers=[LEAP], **slow), g=monster("gob"), dice=[2], end_after_action=True
    )
    leaps.do(MeleeAttack("ann", "gob"))
    assert leaps.turn() == "ann"
    leaps.do(SpellCast("ann", "leap"))
    assert leaps.turn() == "gob"


def test_help_against_a_creature_far_away_says_how_far() -> None:
    # SRD: Help.
    fight = arena("gABo", A=hero("ann"), B=hero("bob"), g=monster("gob"), o=monster("orc"))
    error = refusal(fight, Help("ann", "bob", "orc"))
    assert (error.code, error.field, error.legal) == ("out-of-range", "against", ["gob"])
    assert error.reason == "orc is 10 ft away, Help reaches 5"


def test_a_cell_with_an_enemy_on_it_is_refused_by_the_enemys_name() -> None:
    # SRD: Moving around Other Creatures.
    fight = arena("Ag.", A=hero("ann"), g=monster("gob"))
    assert refusal(fight, Move("ann", "1, 0")).reason == "there is no way to 1, 0: gob stands there"
