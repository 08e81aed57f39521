"""SRD: The Order of Combat; Duration. What begins and ends with a turn."""

from typing import Any

import pytest

from games.tactics.arena import Fight, arena, hero, monster, power
from turnwright.games.tactics.commands import Dodge, EndTurn, MeleeAttack, SpellCast
from turnwright.games.tactics.events import (
    ConditionEnded,
    ConditionTicked,
    CreatureDowned,
    DamageDealt,
    Recharged,
    SaveRolled,
    TurnEnd,
    TurnStart,
)

pytestmark = pytest.mark.usefixtures("all_dice_thrown")


def curse(on: str = "gob", **lasts: Any) -> Fight:
    """Ann curses a creature for this duration; the order is Ann, the goblin, Bob."""
    whom = "self" if on == "ann" else "creature"
    made = power("curse", {"condition": "cursed", "save_bonus": -1, **lasts}, whom=whom)
    fight = arena("AB.g", A=hero("ann", powers=[made]), g=monster("gob"), B=hero("bob"), dice=[10] * 0)
    fight.do(SpellCast("ann", "curse", target="" if on == "ann" else on))
    return fight


def lasted(fight: Fight, on: str, most: int = 12) -> list[str]:
    """Whose turns had ended, one after the other, when the curse was over."""
    ended: list[str] = []
    for _ in range(most):
        if "cursed" not in fight.conditions(on):
            return ended
        ended.append(fight.turn())
        fight.do(EndTurn(fight.turn()))
    return [*ended, "..."]


def test_until_the_end_of_a_turn_is_the_bearers_next_one() -> None:
    # SRD: Durations.
    # UntilEndOfTurn(id).
    assert lasted(curse("gob", until="end_of_turn"), "gob") == ["ann", "gob"]
    assert lasted(curse("bob", until="end_of_turn"), "bob") == ["ann", "gob", "bob"]


def test_until_the_end_of_a_turn_does_not_mean_the_turn_it_was_put_on() -> None:
    # SRD: Durations.
    # Until the end of your next turn.
    assert lasted(curse("ann", until="end_of_turn"), "ann") == ["ann", "gob", "bob", "ann"]
    assert lasted(curse("gob", until="end_of_turn", whose="source"), "gob") == ["ann", "gob", "bob", "ann"]


def test_a_condition_may_last_for_this_turn_only() -> None:
    # SRD: Durations.
    assert lasted(curse("gob", until="this_turn"), "gob") == ["ann"]


def test_until_the_start_of_a_turn() -> None:
    # SRD: Durations.
    # UntilStartOfTurn(id).
    assert lasted(curse("gob", until="start_of_turn"), "gob") == ["ann"]
    assert lasted(curse("ann", until="start_of_turn"), "ann") == ["ann", "gob", "bob"]
    assert lasted(curse("gob", until="start_of_turn", whose="source"), "gob") == ["ann", "gob", "bob"]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_rounds_are_counted_at_the_end_of_the_bearers_turns(count: int) -> None:
    # SRD: Durations.
    # Rounds(n).
    expected = ["ann", "gob", "bob"] * (count - 1) + ["ann", "gob"]
    assert lasted(curse("gob", until="rounds", rounds=count), "gob") == expected


def test_a_condition_until_a_save_also_ends_with_its_rounds() -> None:
    # A spell of one minute: the save is repeated, and the rounds are counted.
    lasting = {"condition": "cursed", "save_bonus": -1, "until": "save", "repeat": "WIS", "rounds": 2}
    made = power("curse", {"save": "WIS", "dc": 30, "fail": [lasting]})
    fight = arena("A.g", A=hero("ann", powers=[made]), g=monster("gob"), dice=[10] * 3)
    fight.do(SpellCast("ann", "curse", target="gob"))
    assert lasted(fight, "gob") == ["ann", "gob", "ann", "gob"]


def test_a_save_at_the_start_of_a_turn_may_hurt_when_it_fails() -> None:
    # Damage of 1, then a save: a failure deals 5 more, a success ends it.
    burning = {
        "condition": "cursed",
        "ongoing": "1 fire",
        "repeat": "CON",
        "repeat_at_start": True,
        "again": [{"damage": "5 fire"}],
    }
    made = power("curse", {"save": "CON", "dc": 12, "fail": [burning]})
    fight = arena("A.g", A=hero("ann", powers=[made]), g=monster("gob"), dice=[2, 2, 15])
    fight.do(SpellCast("ann", "curse", target="gob"), EndTurn("ann"))
    assert fight.hp("gob") == 30 - 1 - 5
    fight.do(EndTurn("gob"), EndTurn("ann"))
    fight.done()
    assert (fight.hp("gob"), fight.conditions("gob")) == (30 - 1 - 5 - 1, [])


def test_rounds_are_not_counted_on_the_turn_it_was_put_on() -> None:
    # SRD: Durations.
    # Rounds(n) on the caster: the turn of the casting is not the first.
    assert lasted(curse("ann", until="rounds", rounds=1), "ann") == ["ann", "gob", "bob", "ann"]


def test_tick_on_apply_counts_that_turn_too() -> None:
    made = power(
        "curse", {"condition": "cursed", "save_bonus": -1, "until": "rounds", "rounds": 1}, whom="self"
    )
    fight = arena("A.g", A=hero("ann", powers=[made]), g=monster("gob"), tick_on_apply=True)
    fight.do(SpellCast("ann", "curse"))
    assert lasted(fight, "ann") == ["ann"]


def test_a_permanent_condition_does_not_end() -> None:
    # SRD: Durations.
    assert lasted(curse("gob"), "gob")[-1] == "..."


def test_effects_until_the_turn_of_a_dead_creature_end_at_that_point() -> None:
    smite = power("smite", {"damage": "99 force"})
    made = power(
        "curse", {"condition": "cursed", "save_bonus": -1, "until": "start_of_turn", "whose": "source"}
    )
    fight = arena(
        "AB.gh",
        g=monster("gob", powers=[made]),
        A=hero("ann", powers=[smite]),
        B=hero("bob"),
        h=monster("hob"),
    )
    fight.do(SpellCast("gob", "curse", target="bob"), EndTurn("gob"))
    fight.do(SpellCast("ann", "smite", target="gob"))
    assert lasted(fight, "bob") == ["ann", "bob", "hob"]


def test_until_a_save_is_repeated_at_the_end_of_each_of_the_bearers_turns() -> None:
    # UntilSave: SRD, "repeats the save at the end of each of its turns".
    made = power(
        "curse",
        {"save": "WIS", "dc": 12, "fail": [{"condition": "poisoned", "until": "save", "repeat": "WIS"}]},
    )
    fight = arena("A.g", A=hero("ann", powers=[made]), g=monster("gob"), dice=[11, 11, 12])
    fight.do(SpellCast("ann", "curse", target="gob"), EndTurn("ann"), EndTurn("gob"))
    assert fight.conditions("gob") == ["poisoned"]
    fight.do(EndTurn("ann"), EndTurn("gob"))
    fight.done()
    assert fight.conditions("gob") == []
    assert [told.total for told in fight.told(SaveRolled)] == [11, 11, 12]
    assert {told.dc for told in fight.told(SaveRolled)} == {12}  # the dc of the first save


def test_a_second_failed_save_may_have_a_worse_effect() -> None:
    # SRD: Petrifying Gaze: restrained, and petrified by the second failure.
    then = {"condition": "petrified"}
    gaze = {"condition": "restrained", "until": "save", "repeat": "CON", "then": then}
    made = power("gaze", {"save": "CON", "dc": 12, "fail": [gaze]})
    fight = arena("A.g", A=hero("ann", powers=[made]), g=monster("gob"), dice=[11, 11])
    fight.do(SpellCast("ann", "gaze", target="gob"))
    assert fight.who("gob").flags & fight.state.arena.conditions["restrained"].flags
    fight.do(EndTurn("ann"), EndTurn("gob"))
    fight.done()
    assert fight.who("gob").flags & fight.state.arena.conditions["petrified"].flags
    assert not fight.who("gob").flags & fight.state.arena.conditions["restrained"].flags


def test_dodging_lasts_until_the_start_of_the_creatures_next_turn() -> None:
    # SRD: Dodge.
    fight = arena("A.g", A=hero("ann"), g=monster("gob"))
    fight.do(Dodge("ann"), EndTurn("ann"))
    assert fight.conditions("ann") == ["dodging"]
    fight.do(EndTurn("gob"))
    assert fight.conditions("ann") == []


# The start of a turn.


BLEED = power("bleed", {"condition": "bleeding", "ongoing": "1d6 slashing", "until": "rounds", "rounds": 3})


def test_ongoing_damage_comes_at_the_start_of_the_bearers_turn() -> None:
    fight = arena("A.g", A=hero("ann", powers=[BLEED]), g=monster("gob"), dice=[4])
    fight.do(SpellCast("ann", "bleed", target="gob"))
    told = fight.do(EndTurn("ann"))
    fight.done()
    assert told == [
        TurnEnd("ann"),
        TurnStart("gob", 1),
        ConditionTicked("gob", "bleeding"),
        DamageDealt("gob", "ann", 4, "slashing", 4, 26),
    ]


def test_a_creature_killed_at_the_start_of_its_turn_loses_the_turn() -> None:
    # SRD: Dropping to 0 Hit Points.
    fight = arena("A.gh", A=hero("ann", powers=[BLEED]), g=monster("gob", hp=4), h=monster("hob"), dice=[4])
    fight.do(SpellCast("ann", "bleed", target="gob"))
    told = fight.do(EndTurn("ann"))
    fight.done()
    assert told[-4:] == [
        DamageDealt("gob", "ann", 4, "slashing", 4, 0),
        CreatureDowned("gob", "ann", True),
        TurnEnd("gob"),
        TurnStart("hob", 1),
    ]


def test_a_creature_dropped_at_the_start_of_its_turn_makes_no_death_save() -> None:
    # SRD: Death Saving Throws: of those who start their turn with 0 hit points.
    fight = arena(
        "gAB", g=monster("gob", powers=[BLEED]), A=hero("ann", token={"hp": 3}), B=hero("bob"), dice=[4]
    )
    fight.do(SpellCast("gob", "bleed", target="ann"), EndTurn("gob"))
    fight.done()
    assert (fight.turn(), fight.hp("ann"), fight.who("ann").death_failures) == ("bob", 0, 0)


def test_a_fight_that_the_start_of_a_turn_decides_is_over_at_once() -> None:
    fight = arena("A.g", A=hero("ann", powers=[BLEED]), g=monster("gob", hp=4), dice=[4])
    fight.do(SpellCast("ann", "bleed", target="gob"), EndTurn("ann"))
    fight.done()
    assert fight.tags()[-2:] == ["TURN_END", "COMBAT_END"]


@pytest.mark.parametrize(("face", "back"), [(4, False), (5, True), (6, True)])
def test_a_power_comes_back_on_its_faces_of_a_d6(face: int, back: bool) -> None:
    # SRD: Recharge X-Y.
    breath = power("breath", {"damage": "5 fire"}, recharge=5)
    fight = arena("A.g", A=hero("ann", powers=[breath]), g=monster("gob"), dice=[face])
    fight.do(SpellCast("ann", "breath", target="gob"), EndTurn("ann"))
    assert fight.who("ann").spent == ["breath"]
    fight.do(EndTurn("gob"))
    fight.done()
    assert fight.told(Recharged) == ([Recharged("ann", "breath")] if back else [])
    assert fight.who("ann").spent == ([] if back else ["breath"])


def test_regeneration_heals_unless_it_was_stopped() -> None:
    # SRD: Regeneration.
    burn = power("burn", {"damage": "5 fire"})
    cut = power("cut", {"damage": "9 slashing"})
    troll = monster("troll", regenerates=4, regeneration_stops=["fire", "acid"])
    fight = arena("A.t", A=hero("ann", powers=[burn, cut]), t=troll)
    fight.do(SpellCast("ann", "cut", target="troll"), EndTurn("ann"))
    assert fight.hp("troll") == 25
    fight.do(EndTurn("troll"), SpellCast("ann", "burn", target="troll"), EndTurn("ann"))
    assert fight.hp("troll") == 20
    fight.do(EndTurn("troll"), EndTurn("ann"))
    assert fight.hp("troll") == 24


def test_actions_are_restored_at_the_start_of_the_turn() -> None:
    # SRD: Your Turn; Reactions.
    fight = arena("Ag", A=hero("ann"), g=monster("gob"), dice=[2])
    fight.do(MeleeAttack("ann", "gob"))
    ann = fight.who("ann")
    ann.used_reaction = ann.used_bonus_action = True
    ann.remaining_movement_ft = 0
    fight.do(EndTurn("ann"), EndTurn("gob"))
    ann = fight.who("ann")
    assert (ann.used_action, ann.used_bonus_action, ann.used_reaction) == (False, False, False)
    assert ann.remaining_movement_ft == 30


def test_the_changes_at_the_end_of_a_turn_come_before_its_last_event() -> None:
    fight = curse("gob", until="rounds", rounds=1)
    fight.do(EndTurn("ann"))
    told = fight.do(EndTurn("gob"))
    assert told == [ConditionEnded("gob", "cursed"), TurnEnd("gob"), TurnStart("bob", 1)]
