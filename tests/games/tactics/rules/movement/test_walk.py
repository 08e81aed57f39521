"""Movement and Position, Difficult Terrain, Climbing, Crawling, Being Prone, Creature Size and Space."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import BOW, PIKE, caster, creature, fight
from turnwright import Policy
from turnwright.games.tactics.commands import (
    Dash,
    EndTurn,
    Flee,
    Grapple,
    MeleeAttack,
    Move,
    RangedAttack,
    SavingThrow,
    Shove,
    SpellCast,
    StandUp,
)
from turnwright.games.tactics.events import AttackRolled, ConditionEnded, DamageDealt, Left, Moved
from turnwright.games.tactics.map.grid import Grid
from turnwright.games.tactics.rules.core import position
from turnwright.games.tactics.rules.movement import forced
from turnwright.kernel.dice import LoadedDice, Tray
from turnwright.kernel.execution import Execution

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

HERO = creature("hero")
GOBLIN = creature("goblin")
OPEN = "A......\n.......\n.......\n.......\n......b"


def steps(events: list[Any]) -> list[tuple[int, int]]:
    return [(event.x, event.y) for event in events if isinstance(event, Moved)]


@pytest.mark.parametrize(("rule", "cost"), [("5-5-5", 15), ("5-10-5", 20)])
def test_playing_on_a_grid_three_diagonals_cost_15_ft_or_20(rule: str, cost: int) -> None:
    # SRD: Playing on a Grid.
    stage = fight(OPEN, A=HERO, b=GOBLIN, diagonals=rule)
    stage.do(Move("hero", "3, 3"))
    assert stage.at("hero") == (3, 3)
    assert stage.who("hero").remaining_movement_ft == 30 - cost


def test_playing_on_a_grid_the_second_diagonal_costs_double_also_in_the_next_move_of_the_turn() -> None:
    # SRD: Playing on a Grid.
    stage = fight(OPEN, A=HERO, b=GOBLIN, diagonals="5-10-5")
    stage.do(Move("hero", "1, 1"))
    stage.do(Move("hero", "2, 2"))
    assert stage.who("hero").remaining_movement_ft == 15
    stage.end("hero", "goblin")
    stage.do(Move("hero", "3, 3"))
    assert stage.who("hero").remaining_movement_ft == 25


def test_playing_on_a_grid_no_creature_cuts_the_corner_of_a_wall() -> None:
    # SRD: Playing on a Grid.
    stage = fight("A#.\n...\n..b", A=HERO, b=GOBLIN)
    events = stage.do(Move("hero", "1, 1"))
    assert steps(events) == [(0, 1), (1, 1)]


def test_movement_is_reported_cell_by_cell_with_what_is_left() -> None:
    stage = fight("A...b", A=HERO, b=GOBLIN)
    events = stage.do(Move("hero", "2, 0"))
    assert events == [Moved("hero", 1, 0, 25), Moved("hero", 2, 0, 20)]


def test_difficult_terrain_costs_one_more_foot_for_every_foot() -> None:
    # SRD: Difficult Terrain.
    stage = fight("A~~.b", A=HERO, b=GOBLIN)
    stage.do(Move("hero", "3, 0"))
    assert stage.who("hero").remaining_movement_ft == 5


def test_climbing_costs_one_more_foot_for_every_foot_and_none_for_a_climber() -> None:
    # SRD: Climbing.
    for speed, left in (({"walk": 30}, 5), ({"walk": 30, "climb": 30}, 15)):
        stage = fight("A22b", A=creature("hero", speed=speed), b=GOBLIN)
        stage.do(Move("hero", "1, 0"))
        assert stage.who("hero").remaining_movement_ft == left


def test_too_far_is_refused_with_the_numbers_and_the_nearest_reachable_cell() -> None:
    stage = fight("A........b", A=HERO, b=GOBLIN)
    refusal = stage.refused(Move("hero", "7, 0"))
    assert (refusal.code, refusal.field, refusal.legal) == ("too-far", "to", ["6, 0"])
    assert "35 ft of 30" in refusal.reason
    stage.do(Move("hero", "6, 0"))


def test_a_move_to_an_unreachable_cell_is_refused() -> None:
    stage = fight("A.#.b", A=HERO, b=GOBLIN)
    assert stage.refused(Move("hero", "3, 0")).reason == "there is no way to 3, 0"
    assert stage.refused(Move("hero", "2, 0")).code == "no-way"
    assert stage.refused(Move("hero", "0, 0")).reason == "hero is already at 0, 0"
    assert stage.refused(Move("hero", "9, 0")).code == "off-map"


def test_moving_around_other_creatures_an_ally_is_passed_but_no_creature_stops_there() -> None:
    # SRD: Moving around Other Creatures.
    stage = fight("AC.b", A=HERO, C=creature("friend"), b=GOBLIN)
    refusal = stage.refused(Move("hero", "1, 0"))
    assert (refusal.code, refusal.reason) == ("occupied", "friend is at 1, 0")
    stage.do(Move("hero", "2, 0"))
    assert stage.who("hero").remaining_movement_ft == 20


def test_moving_around_other_creatures_in_5_1_an_ally_is_difficult_terrain() -> None:
    # SRD 5.1: Moving around Other Creatures.
    stage = fight("AC.b", A=HERO, C=creature("friend"), b=GOBLIN, rules="5.1")
    stage.do(Move("hero", "2, 0"))
    assert stage.who("hero").remaining_movement_ft == 15


def test_moving_around_other_creatures_an_enemy_of_two_sizes_more_is_passed_with_effort() -> None:
    # SRD: Moving around Other Creatures.
    giant = creature("giant", size="huge", attacks=[])
    stage = fight("Ab..\n....\n....", A=creature("hero", speed={"walk": 60}), b=giant)
    assert stage.refused(Move("hero", "1, 0")).code == "occupied"
    small = fight("Ab.\n###", A=HERO, b=GOBLIN)
    assert small.refused(Move("hero", "2, 0")).code == "no-way"


def test_moving_around_other_creatures_the_incorporeal_pass_any_creature_with_effort() -> None:
    # SRD: Incorporeal Movement.
    wraith = creature("wraith", traits=["incorporeal"])
    stage = fight("bA.\n###", b=wraith, A=creature("hero", attacks=[]))
    stage.who("hero").used_reaction = True
    assert stage.refused(Move("wraith", "1, 0")).code == "occupied"
    stage.do(Move("wraith", "2, 0"))
    assert stage.who("wraith").remaining_movement_ft == 15


def caught_in_passing(size: str, rules: str = "5.2") -> Any:
    """A hero is caught in a net in the space of a friend, and the turn ends there."""
    net = {"zone": "net", "effects": [{"condition": "restrained"}]}
    laid = {"id": "net", "name": "Net", "level": 1, "range": 60, "area": {"shape": "square", "size": 5}}
    layer = caster("goblin", {"id": "net"})
    stage = fight(
        "AC..b",
        b=layer,
        A=creature("hero", size=size),
        C=creature("friend"),
        spells=[{**laid, "spares_allies": False, "effects": [net]}],
        rules=rules,
    )
    stage.do(SpellCast("goblin", "net", area_center="1, 0"))
    stage.end("goblin")
    stage.do(Move("hero", "2, 0"))
    assert stage.at("hero") == (1, 0)
    stage.end("hero")
    return stage


@pytest.mark.parametrize(
    ("size", "rules", "prone"),
    [("medium", "5.2", True), ("small", "5.2", True), ("tiny", "5.2", False), ("medium", "5.1", False)],
)
def test_moving_around_other_creatures_ending_a_turn_in_anothers_space_leaves_the_mover_prone(
    size: str, rules: str, prone: bool
) -> None:
    # SRD: Moving around Other Creatures; unless the mover is Tiny or the larger one, and not in 5.1.
    assert ("prone" in caught_in_passing(size, rules).has("hero")) is prone


def test_squeezing_costs_double_hinders_attacks_and_helps_against_them() -> None:
    # SRD 5.1: Squeezing into a Smaller Space.
    ogre = creature("ogre", size="large")
    stage = fight("##....\nA...b.\n##....", [9, 3, 9, 2, 3], b=ogre, A=HERO)
    stage.do(Move("ogre", "1, 1"))
    assert stage.who("ogre").remaining_movement_ft == 10
    (rolled, *_) = stage.do(MeleeAttack("ogre", "hero"))
    assert rolled.down == ("squeezing",)
    stage.end("ogre")
    (rolled, *_) = stage.do(MeleeAttack("hero", "ogre"))
    assert rolled.up == ("squeezing",)


def test_squeezing_hinders_dexterity_saves() -> None:
    # SRD 5.1: Squeezing into a Smaller Space.
    ogre = creature("ogre", size="large")
    stage = fight("##....\nA...b.\n##....", [17, 9, 17], b=ogre, A=HERO)
    stage.do(Move("ogre", "1, 1"))
    for ability, total in (("DEX", 9), ("STR", 17)):
        (rolled,) = stage.match.submit(0, SavingThrow("ogre", ability, dc=10)).events
        assert rolled.total == total


def test_squeezing_beside_an_enemy_is_squeezing_too() -> None:
    # SRD 5.1: Squeezing into a Smaller Space. The hero has one of the ogre's four cells.
    ogre = creature("ogre", size="large")
    stage = fight("...b..\n......\n.A....", [9, 3], b=ogre, A=HERO)
    stage.do(Move("ogre", "1, 1"))
    assert position.squeezes(stage.state, stage.who("ogre"))
    (rolled, *_) = stage.do(MeleeAttack("ogre", "hero"))
    assert rolled.down == ("squeezing",)


def test_squeezing_an_ally_in_the_way_is_passed_without_squeezing() -> None:
    # SRD: Moving around Other Creatures: the ogre is on its way through the space of its ally.
    ogre = creature("ogre", size="large")
    stage = fight("...b..c\n.......\nA......", b=ogre, c=creature("orc"), A=HERO)
    stage.who("orc").cell = stage.who("ogre").cell
    assert not position.squeezes(stage.state, stage.who("ogre"))


def test_being_prone_standing_up_costs_half_the_speed() -> None:
    # SRD: Prone [Restricted Movement].
    stage = fight("A....b", A=HERO, b=GOBLIN, tokens={"A": {"conditions": ["prone"]}})
    events = stage.do(StandUp("hero"))
    assert ConditionEnded("hero", "prone") in events
    assert stage.who("hero").remaining_movement_ft == 15
    assert stage.refused(StandUp("hero")).code == "not-prone"


def test_being_prone_who_has_moved_too_far_cannot_stand_up() -> None:
    # SRD: Prone [Restricted Movement].
    stage = fight("A....b", A=HERO, b=GOBLIN, tokens={"A": {"conditions": ["prone"]}})
    stage.do(Move("hero", "2, 0"))
    refusal = stage.refused(StandUp("hero"))
    assert (refusal.code, refusal.reason) == ("no-movement", "standing up costs 15 ft of 10")


def test_crawling_costs_one_more_foot_for_every_foot() -> None:
    # SRD: Crawling.
    stage = fight("A....b", A=HERO, b=GOBLIN, tokens={"A": {"conditions": ["prone"]}})
    stage.do(Move("hero", "3, 0"))
    assert stage.who("hero").remaining_movement_ft == 0


def test_crawling_a_flier_goes_by_its_walk_and_flies_again_when_it_stands() -> None:
    # SRD: Prone [Restricted Movement]; Speed: what was gone is taken off the other speed.
    bat = creature("bat", speed={"walk": 5, "fly": 30})
    stage = fight("A....b", A=bat, b=GOBLIN, tokens={"A": {"conditions": ["prone"]}})
    assert (position.speed(stage.who("bat")), stage.who("bat").remaining_movement_ft) == (5, 5)
    stage.do(StandUp("bat"))
    assert (position.speed(stage.who("bat")), stage.who("bat").remaining_movement_ft) == (30, 28)


def test_crawling_a_flier_that_is_knocked_over_half_way_has_gone_too_far() -> None:
    # SRD: Speed: what was gone is taken off the other speed.
    bat = creature("bat", speed={"walk": 15, "fly": 30})
    for feet, left in ((5, 10), (20, 0)):
        stage = fight("A....b", A=bat, b=GOBLIN)
        stage.do(Move("bat", f"{feet // 5}, 0"))
        stage.put("bat", "prone")
        assert stage.who("bat").remaining_movement_ft == left


def test_grappled_has_a_speed_of_0() -> None:
    # SRD: Grappled [Speed 0].
    stage = fight("A.b", A=HERO, b=GOBLIN, tokens={"A": {"conditions": ["grappled"]}})
    refusal = stage.refused(Move("hero", "1, 0"))
    assert (refusal.code, refusal.reason) == ("no-speed", "hero has a speed of 0")


def test_moving_a_grappled_creature_costs_one_more_foot_and_takes_it_along() -> None:
    # SRD: Grappled [Movable].
    stage = fight("...Ab...", [5], A=HERO, b=GOBLIN)
    stage.do(Grapple("hero", "goblin"), done=True)
    events = stage.do(Move("hero", "1, 0"))
    assert (stage.at("hero"), stage.at("goblin")) == ((1, 0), (2, 0))
    assert stage.who("hero").remaining_movement_ft == 10
    assert [event.forced for event in events] == [False, True, False, True]
    assert stage.has("goblin") == ["grappled"]


def test_moving_a_grappled_creature_of_two_sizes_less_costs_nothing_more() -> None:
    # SRD: Grappled [Movable].
    cat = creature("cat", size="tiny")
    stage = fight("...Ab...", [5], A=creature("hero", size="medium"), b=cat)
    stage.do(Grapple("hero", "cat"))
    stage.do(Move("hero", "1, 0"))
    assert stage.who("hero").remaining_movement_ft == 20


def test_moving_a_grappled_creature_that_is_tiny_costs_nothing_more_but_in_5_1() -> None:
    # SRD: Grappled [Movable]; in 5.1 only what is two sizes smaller is dragged at full speed.
    for rules, left in (("5.2", 20), ("5.1", 10)):
        dice = [5] if rules == "5.2" else [15, 5]
        stage = fight(
            "...Ab...", dice, A=creature("imp", size="small"), b=creature("cat", size="tiny"), rules=rules
        )
        stage.do(Grapple("imp", "cat"))
        stage.do(Move("imp", "1, 0"))
        assert stage.who("imp").remaining_movement_ft == left


def test_ending_a_grapple_a_hand_reaches_5_feet_regardless_of_the_weapon() -> None:
    # SRD: Grappling [Ending a Grapple]: beyond the grapple's range, which is that of what took hold.
    blast = {
        "id": "blast",
        "name": "Blast",
        "range": 30,
        "whom": "creature",
        "effects": [{"move": "push", "feet": 5}],
    }
    for hold, held in (("hand", []), ("tentacle", ["grappled"])):
        tentacle = {**PIKE, "hit": [{"condition": "grappled", "escape_dc": 12}]}
        eel = creature("eel", attacks=[{**tentacle, "id": "tentacle"}])
        stage = fight(
            "CbA...", [5 if hold == "hand" else 15], b=eel, A=HERO, C=creature("friend", powers=[blast])
        )
        stage.do(Grapple("eel", "hero") if hold == "hand" else MeleeAttack("eel", "hero"))
        stage.end("eel", "hero")
        stage.do(SpellCast("friend", "blast", target="hero"))
        assert (stage.at("hero"), stage.has("hero")) == ((3, 0), held)


def test_frightened_cannot_come_nearer_to_the_source_but_may_go_around() -> None:
    # SRD: Frightened [Can't Approach].
    stage = fight("b....\n.....\nA....\n.....", A=HERO, b=GOBLIN)
    stage.put("hero", "frightened", "goblin")
    assert stage.refused(Move("hero", "0, 1")).code == "frightened"
    assert stage.refused(MeleeAttack("hero", "goblin", move_required=True)).code == "out-of-range"
    stage.do(Move("hero", "2, 2"))
    stage.do(Move("hero", "0, 3"))


def test_move_goes_by_way_of_the_cells_that_are_named() -> None:
    stage = fight("A..\n...\n...\n..b", A=HERO, b=creature("goblin", attacks=[]))
    events = stage.do(Move("hero", "2, 0", ("1, 1",)))
    assert steps(events) == [(1, 1), (2, 0)]
    far = stage.refused(Move("hero", "0, 0", ("2, 2", "0, 2")))
    assert (far.code, far.reason) == ("too-far", "0, 0 costs 10 ft of 0")


def test_move_required_walks_the_cheapest_way_into_reach_and_strikes() -> None:
    stage = fight("A....b", [15, 2], A=HERO, b=GOBLIN)
    events = stage.do(MeleeAttack("hero", "goblin", move_required=True), done=True)
    assert steps(events) == [(1, 0), (2, 0), (3, 0), (4, 0)]
    assert DamageDealt("goblin", "hero", 4, "bludgeoning", 4, 16) in events


def test_move_required_takes_the_opportunity_attacks_on_the_way() -> None:
    # SRD: Opportunity Attacks.
    stage = fight("cA...b", [15, 2, 15, 2], A=HERO, b=GOBLIN, c=creature("orc"), seats=(Policy(), Policy()))
    events = stage.do(MeleeAttack("hero", "goblin", move_required=True), done=True)
    assert [event.actor_id for event in events if isinstance(event, AttackRolled)] == ["orc", "hero"]
    felled = fight(
        "cA...b", [15, 2], A=creature("hero", hp=4), b=GOBLIN, c=creature("orc"), seats=(Policy(), Policy())
    )
    events = felled.do(MeleeAttack("hero", "goblin", move_required=True), done=True)
    assert [event.actor_id for event in events if isinstance(event, AttackRolled)] == ["orc"]


def test_move_required_of_a_shot_walks_into_the_normal_range() -> None:
    archer = creature("hero", attacks=[{**BOW, "range": 10, "long": 60}])
    stage = fight("A....b", [15, 2], A=archer, b=GOBLIN)
    events = stage.do(RangedAttack("hero", "goblin", move_required=True), done=True)
    assert steps(events) == [(1, 0), (2, 0), (3, 0)]


def test_out_of_reach_is_refused_with_the_distance_and_says_that_walking_helps() -> None:
    stage = fight("A.....b", A=HERO, b=GOBLIN)
    refusal = stage.refused(MeleeAttack("hero", "goblin"))
    assert (refusal.code, refusal.field, refusal.legal) == ("out-of-range", "move_required", [True])
    assert refusal.reason == "goblin is 30 ft away, club reaches 5"


def test_dash_gives_the_speed_again() -> None:
    # SRD: Dash.
    stage = fight("A............b", A=HERO, b=GOBLIN)
    stage.do(Dash("hero"))
    stage.do(Move("hero", "12, 0"))
    assert stage.who("hero").remaining_movement_ft == 0
    assert stage.refused(Dash("hero")).reason == "the action of this turn has been used"


def test_flee_leaves_over_the_edge_and_provokes_opportunity_attacks() -> None:
    # SRD: Opportunity Attacks.
    stage = fight("Ab...\n.....\n....c", [15, 2], A=HERO, b=GOBLIN, c=creature("orc"))
    stage.do(Flee("hero"))
    assert stage.asked() == [("goblin hero", "opportunity_attack")]
    events = stage.answer()
    assert Left("hero", "fled") in events
    stage.done()


def test_flee_needs_the_edge_and_a_step() -> None:
    stage = fight("...\n.A.\n..b", A=HERO, b=GOBLIN)
    assert stage.refused(Flee("hero")).code == "not-at-the-edge"


def test_falling_1d6_for_each_10_feet_and_prone() -> None:
    # SRD: Falling [Hazard].
    stage = fight("444\n4A4\n4b4\n...\n...", [5, 3, 6], A=HERO, b=GOBLIN, under="4")
    events = stage.do(Shove("hero", "goblin"))
    assert stage.at("goblin") == (1, 3)
    assert DamageDealt("goblin", "", 9, "bludgeoning", 9, 11) in events
    assert stage.has("goblin") == ["prone"]
    stage.done()


def test_falling_is_20d6_at_most() -> None:
    # SRD: Falling [Hazard].
    stage = fight("A.b", A=HERO, b=creature("goblin", hp=30))
    goblin = stage.who("goblin")
    goblin.cell = 1
    stage.state.arena.grid = Grid(3, 1, elevation=[0, 0, 250])
    dice = LoadedDice([1] * 20)
    assert forced.fall(stage.state, goblin, 2, Execution(Tray(0, 0, dice), False))
    assert goblin.current_hp == 10
    dice.done()


def test_falling_is_for_those_who_cannot_fly_just_now() -> None:
    # SRD: Flying: who is prone, incapacitated or has a speed of 0 falls, unless it hovers.
    for condition, hover, fallen in (
        ("", False, False),
        ("restrained", False, True),
        ("restrained", True, False),
    ):
        speed = {"walk": 30, "fly": 30, "hover": hover}
        bat = creature("bat", speed=speed)
        stage = fight("444\n4A4\n4b4\n...\n...", [5, 3, 6] if fallen else [5], A=HERO, b=bat, under="4")
        if condition:
            stage.put("bat", condition)
        stage.do(Shove("hero", "bat"))
        assert stage.at("bat") == (1, 3)
        assert ("prone" in stage.has("bat")) is fallen


def test_no_creature_is_pushed_up_a_cliff() -> None:
    stage = fight("Ab4\n...", [5], A=HERO, b=GOBLIN)
    stage.do(Shove("hero", "goblin"))
    assert stage.at("goblin") == (1, 0)
    step = fight("Ab1\n...", [5], A=HERO, b=GOBLIN)
    step.do(Shove("hero", "goblin"))
    assert step.at("goblin") == (2, 0)


def test_falling_less_than_10_feet_does_nothing() -> None:
    # SRD: Falling [Hazard].
    stage = fight("111\n1A1\n1b1\n...\n...", [5], A=HERO, b=GOBLIN, under="1")
    stage.do(Shove("hero", "goblin"), done=True)
    assert stage.at("goblin") == (1, 3)
    assert stage.has("goblin") == []


def test_end_turn_is_for_whose_turn_it_is() -> None:
    stage = fight("A.b", A=HERO, b=GOBLIN)
    assert stage.refused(EndTurn("goblin")).reason == "it is hero's turn"
