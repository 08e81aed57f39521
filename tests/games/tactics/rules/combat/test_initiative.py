"""SRD: Initiative; Surprise; The Order of Combat. The seven steps of a turn's cycle."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.tactics.arena import TACTICS, Fight, arena, hero, monster, power
from turnwright.games.tactics.commands import CombatStart, EndTurn, MeleeAttack, Move, SpellCast
from turnwright.games.tactics.events import CombatStarted, DeathSave, InitiativeRolled, NewRound, TurnStart
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.kernel.policy import Policy

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

SMITE = power("smite", {"damage": "99 force"})


def roll(opening: Sequence[int], map: str = "AB.gh", **creatures: Any) -> Fight:
    """All creatures roll, with no bonus by default."""
    made = {
        "A": hero("ann", initiative=0),
        "B": hero("bob", initiative=0),
        "g": monster("gob", initiative=0),
        "h": monster("hob", initiative=0),
        **creatures,
    }
    fight = arena(map, opening=opening, **made)
    fight.done()
    return fight


def test_the_highest_initiative_goes_first() -> None:
    # SRD: Initiative [Order].
    assert roll([5, 17, 11, 2]).order() == ["bob", "gob", "ann", "hob"]


def test_the_bonus_is_the_dex_modifier_unless_the_book_gives_another() -> None:
    # SRD: Initiative: a Dexterity check.
    quick = hero("ann", scores=[10, 16, 10, 10, 10, 10])
    fight = arena("A.g", A={**quick, "initiative": None}, g=monster("gob", initiative=-1), opening=[7, 11])
    assert fight.told(InitiativeRolled) == [InitiativeRolled("ann", 10, 7), InitiativeRolled("gob", 10, 11)]


def test_ties_go_to_the_higher_dexterity() -> None:
    # SRD: Initiative.
    quick = hero("bob", initiative=0, scores=[10, 15, 10, 10, 10, 10])
    assert roll([10, 10, 12, 9], B=quick).order() == ["gob", "bob", "ann", "hob"]


def test_ties_of_equal_dexterity_are_drawn_from_the_dice() -> None:
    # SRD: Initiative.
    # A face of the draw for each but the last: 1 puts the last first, the greatest leaves all as they were.
    assert roll([10, 10, 12, 9, 2]).order() == ["gob", "ann", "bob", "hob"]
    assert roll([10, 10, 12, 9, 1]).order() == ["gob", "bob", "ann", "hob"]


def test_identical_monsters_may_share_a_roll() -> None:
    # SRD: Initiative: the GM rolls once for a group of identical creatures.
    gob = monster("gob", initiative=0)
    tokens = [{"id": f"gob_{n}", "base": "gob", "at": [n + 2, 0]} for n in (1, 2)]
    shared = {
        "name": "Test",
        "map": {"rows": ["......"]},
        "party": [{"id": "ann", "base": "ann", "at": [0, 0]}],
        "foes": tokens,
        "creatures": [hero("ann", initiative=0), gob],
        "shared_initiative": True,
    }
    match = Match(TACTICS, shared, dice=[8, 14, 2], seats=[Policy(), Policy()])
    match.submit(0, CombatStart())
    match.done()
    values = {entry.creature_id: entry.initiative_value for entry in match.state.initiative_order}
    assert values == {"gob_1": 14, "gob_2": 14, "ann": 8}


def test_players_do_not_share_a_roll() -> None:
    # SRD: Initiative.
    fight = arena("A.gh", A=hero("ann"), g=monster("gob"), h=monster("hob"), shared_initiative=True)
    assert len(fight.told(InitiativeRolled)) == 3


def test_the_surprised_roll_with_disadvantage() -> None:
    # SRD 5.2.1: Initiative [Surprise].
    ann, gob = hero("ann", initiative=0), monster("gob", initiative=0)
    fight = arena("A.g", A=ann, g=gob, opening=[17, 3, 10], surprised=["ann"])
    fight.done()
    assert fight.order() == ["gob", "ann"]
    assert "surprised" not in fight.conditions("ann")
    fight.do(EndTurn("gob"))
    assert fight.turn() == "ann"


def test_the_surprised_of_5_1_lose_their_first_turn_and_their_reaction_till_it_is_over() -> None:
    # SRD 5.1: Surprise.
    fight = arena("...gA", g=monster("gob"), A=hero("ann"), surprised=["ann"], rules="5.1", dice=[15, 4])
    fight.do(Move("gob", "1, 0"), EndTurn("gob"))
    assert fight.hp("gob") == 30
    assert (fight.turn(), fight.state.round) == ("gob", 2)
    assert "surprised" not in fight.conditions("ann")
    fight.do(Move("gob", "3, 0"), Move("gob", "1, 0"))  # now she makes opportunity attacks
    fight.done()
    assert fight.hp("gob") == 23


def test_the_game_master_may_surprise_further_creatures() -> None:
    fight = arena("A.g", A=hero("ann"), g=monster("gob"), begins=False, opening=[17, 3, 10])
    fight.ask(CombatStart(surprised=("ann",)))
    fight.done()
    assert fight.told(InitiativeRolled)[0] == InitiativeRolled("ann", 33, 3)


def test_a_round_counts_when_the_order_wraps() -> None:
    # SRD: The Order of Combat.
    fight = roll([18, 15, 10, 5])
    for name in ("ann", "bob", "gob"):
        fight.do(EndTurn(name))
        assert fight.state.round == 1
    fight.do(EndTurn("hob"))
    assert fight.state.round == 2
    assert fight.told(NewRound) == [NewRound(1), NewRound(2)]


def test_a_round_counts_also_when_the_first_of_the_order_is_dead() -> None:
    # SRD: The Order of Combat.
    # The plain loop would wait for an index that never comes again.
    gob = monster("gob", hp=5)
    fight = arena("gABh", g=gob, A=hero("ann", powers=[SMITE]), B=hero("bob"), h=monster("hob"))
    fight.do(EndTurn("gob"), SpellCast("ann", "smite", target="gob"), EndTurn("ann"))
    fight.do(EndTurn("bob"), EndTurn("hob"))
    assert (fight.turn(), fight.state.round) == ("ann", 2)
    assert not fight.state.initiative_order[0].is_alive


def test_the_dead_have_no_turn_and_the_unconscious_roll_their_death_save() -> None:
    # SRD: Death Saving Throws: at the start of the turn.
    fight = arena(
        "gAB",
        g=monster("gob", powers=[SMITE]),
        A=hero("ann", hp=99),
        B=hero("bob"),
        dice=[12],
    )
    fight.do(SpellCast("gob", "smite", target="ann"), EndTurn("gob"))
    fight.done()
    assert fight.told(TurnStart)[-2:] == [TurnStart("ann", 1), TurnStart("bob", 1)]
    assert fight.told(DeathSave) == [DeathSave("ann", 12, 1, 0)]
    entry = fight.state.initiative_order[1]
    assert (entry.creature_id, entry.is_alive, entry.is_conscious) == ("ann", True, False)


def test_the_cycle_of_a_turn_in_its_seven_steps() -> None:
    # Select, reset the economy, take the intent, resolve it, emit its events, update the position, continue.
    fight = arena("Ag", A=hero("ann"), g=monster("gob"), dice=[15, 4])
    assert fight.turn() == "ann"
    assert (fight.who("ann").used_action, fight.who("ann").remaining_movement_ft) == (False, 30)
    told = fight.do(MeleeAttack("ann", "gob"))
    assert next(event.__struct_config__.tag for event in told) == "ATTACK_ROLLED"
    assert fight.hp("gob") == 23
    told = fight.do(EndTurn("ann"))
    assert [event.__struct_config__.tag for event in told] == ["TURN_END", "TURN_START"]
    assert fight.turn() == "gob"


def test_a_fight_begins_with_its_order_and_the_first_round() -> None:
    fight = roll([18, 15, 10, 5])
    assert fight.tags() == ["INITIATIVE_ROLLED"] * 4 + ["COMBAT_START", "NEW_ROUND", "TURN_START"]
    assert fight.told(CombatStarted)[0].order == ("ann", "bob", "gob", "hob")
    assert fight.state.scene == "CombatTurnBased"


def test_only_the_master_starts_a_fight_and_only_once() -> None:
    fight = arena("A.g", A=hero("ann"), g=monster("gob"), begins=False)
    with pytest.raises(Rejected, match="only the game master"):
        fight.match.submit(1, CombatStart())
    fight.ask(CombatStart())
    with pytest.raises(Rejected, match="the fight has already begun"):
        fight.ask(CombatStart())


def test_no_fight_starts_in_downtime() -> None:
    fight = arena(
        "A.g", A=hero("ann"), g=monster("gob"), begins=False, opening=[], scene="DowntimePreparation"
    )
    with pytest.raises(Rejected, match="downtime"):
        fight.ask(CombatStart())
