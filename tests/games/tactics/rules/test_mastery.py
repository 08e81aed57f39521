"""What the game lists for the game master's seat besides its options."""

from typing import Any

import pytest

from games.tactics.rules.adventure.small import GAME, changed, match, told
from turnwright.games.duel.game import Duel
from turnwright.games.tactics import events as e
from turnwright.games.tactics.commands import (
    CombatEnd,
    CombatStart,
    MasterDamage,
    NpcDialogue,
    SceneEffect,
    SceneEvent,
    SkillCheck,
    Surrender,
    Travel,
)
from turnwright.games.tactics.srd import ABILITIES, SKILLS
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match

MASTER, PARTY = 0, 1


def single_fight(name: str = "goblin-ambush") -> Match:
    """A shipped fight in which only the test acts."""
    scenario = GAME.scenarios.load(name)
    return Match(GAME, scenario, seed=1, seats=[None] * len(GAME.seats_for(scenario)))


def on_the_road(**road: Any) -> Match:
    """The party on the road, with the wolf in sight."""
    played = match(changed(road={"unnoticed": {}, **road}))
    played.submit(PARTY, Travel("fighter", "road"))
    return played


def test_rolls_come_in_groups_by_hero_and_skill_with_the_typical_dcs() -> None:
    groups = GAME.master.options(match().state).groups()

    rolls = [group for group in groups if group.field == "dc"]
    assert len(rolls) == 2 * (len(SKILLS) + len(ABILITIES))
    assert {tuple(group.values) for group in rolls} == {(5, 10, 15, 20, 25, 30)}


def test_declared_events_and_effects_are_listed_in_peace_and_in_a_fight() -> None:
    played = on_the_road()
    before = list(GAME.master.options(played.state))
    played.submit(MASTER, CombatStart())

    for listed in (before, list(GAME.master.options(played.state))):
        assert SceneEvent("storm") in listed
        assert SceneEffect("pit_fall") in listed


def test_an_event_that_has_happened_is_no_longer_listed() -> None:
    played = on_the_road()
    played.submit(MASTER, SceneEvent("storm"))

    assert SceneEvent("storm") not in GAME.master.options(played.state)


def test_a_fight_can_be_begun_where_there_are_foes_and_ended_when_it_is_quiet() -> None:
    played = on_the_road()
    assert CombatStart() in GAME.master.options(played.state)
    assert CombatStart() not in GAME.master.options(match().state)

    played.submit(MASTER, CombatStart())
    assert CombatStart() not in GAME.master.options(played.state)
    assert CombatEnd() not in GAME.master.options(played.state)
    played.state.quiet = 2 * len(played.state.initiative_order)
    assert CombatEnd() in GAME.master.options(played.state)


def test_an_npc_has_sayings_of_its_own_in_the_words_of_the_reader() -> None:
    played = match()
    assert NpcDialogue("host", "welcome") in GAME.master.options(played.state)

    step = played.submit(MASTER, NpcDialogue("host", "welcome"))

    assert [(each.text_id, each.text) for each in told(step, e.Spoke)] == [
        ("tale-short-inn-host-welcome-says", "Come in!")
    ]


def test_only_a_hurt_and_outnumbered_creature_with_a_mind_is_offered_to_surrender() -> None:
    played = single_fight()
    played.submit(MASTER, CombatStart())
    goblins = [who for who in played.state.participants if who.seat == MASTER]
    for spared in goblins[1:]:
        spared.stand_aside()
    while played.state.active() is not goblins[0]:
        played.state.active_index = (played.state.active_index + 1) % len(played.state.initiative_order)
    assert not [each for each in GAME.master.options(played.state) if isinstance(each, Surrender)]

    goblins[0].current_hp = 1
    assert Surrender(goblins[0].creature_id) in GAME.master.options(played.state)


def test_every_command_of_the_list_is_legal() -> None:
    for played in (match(), on_the_road(), single_fight()):
        for command in GAME.master.options(played.state):
            copy = Match(GAME, played.scenario, seed=1, seats=list(played.policies))
            copy.state = GAME.clone(played.state)
            copy.submit(MASTER, command)


def test_nothing_is_listed_when_the_match_is_over_or_has_no_master() -> None:
    played = on_the_road()
    played.submit(MASTER, MasterDamage("fighter", 100))
    played.submit(MASTER, MasterDamage("cleric", 100))

    assert played.outcome is not None
    assert list(GAME.master.options(played.state)) == []
    assert Duel().master.seat == -1
    assert list(Duel().master.options(None)) == []


def test_a_creature_of_a_fight_speaks_for_the_master_alone() -> None:
    played = single_fight()
    name = next(who.creature_id for who in played.state.participants if who.seat == MASTER)

    step = played.submit(MASTER, NpcDialogue(name, "Give up!"))

    assert [(each.npc, each.text) for each in told(step, e.Spoke)] == [(name, "Give up!")]
    with pytest.raises(Rejected, match="no lines to say"):
        played.submit(PARTY, NpcDialogue(name, "Give up!"))
    with pytest.raises(Rejected, match="speak"):
        played.submit(MASTER, NpcDialogue("stranger", "Boo!"))


def test_a_creature_in_hiding_keeps_silent() -> None:
    played = match()
    played.submit(PARTY, Travel("fighter", "road"))

    with pytest.raises(Rejected, match="keeps silent"):
        played.submit(MASTER, NpcDialogue("wolf", "Boo!"))


def test_a_roll_of_the_list_can_be_asked_for_in_another_seats_turn() -> None:
    played = single_fight()
    played.submit(MASTER, CombatStart())
    hero = next(who.creature_id for who in played.state.participants if who.seat != MASTER)

    step = played.submit(MASTER, SkillCheck(hero, "athletics", dc=15))

    assert [each.dc for each in told(step, e.CheckRolled)] == [15]
