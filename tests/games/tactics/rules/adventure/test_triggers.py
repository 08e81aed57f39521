"""Triggers that fire each time, cells watched in a fight, scenes that change, and time between fights."""

from typing import Any

import pytest

from games.tactics.rules.adventure.small import GAME, SMALL, changed, match, told
from turnwright.games.tactics import events as e
from turnwright.games.tactics.commands import (
    ChangeScene,
    CombatStart,
    EndTurn,
    InteractObject,
    MasterAdd,
    MasterDamage,
    MasterMove,
    MasterPlace,
    Move,
    Rest,
    SceneEffect,
    SceneEvent,
    Search,
    SpellCast,
    Travel,
)
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match

PARTY, MASTER = 1, 0
PIT = SMALL["adventure"]["scenes"]["road"]["triggers"]["pit"]
FALL = SMALL["adventure"]["scenes"]["road"]["effects"]["pit_fall"]


# What has to stay in the file, because the way on waits for the goblin.
LATER = {"upon": "event", "then": {"spawns": [{"id": "goblin", "base": "goblin_minion", "at": [9, 0]}]}}


def plain(triggers: dict[str, Any] | None = None, **road: Any) -> dict[str, Any]:
    """The small adventure, its road without foes that act by themselves."""
    others = {"later": LATER, **(triggers or {})}
    return changed(road={"creatures": [], "unnoticed": {}, "triggers": others, **road})


def on_the_road(seed: int = 1, **road: Any) -> Match:
    """The party on that road."""
    played = match(plain(**road), seed)
    played.submit(PARTY, Travel("fighter", "road"))
    return played


def fired(step: Any) -> list[str]:
    """The triggers that fired in a step."""
    return [event.trigger for event in told(step, e.TriggerFired)]


# Triggers that fire each time


def test_a_trigger_upon_arrival_fires_once_for_each_arrival() -> None:
    greets = {"greets": {"upon": "arrived", "again": True, "then": {"says": "A dog barks."}}}
    played = match(plain(greets))

    assert fired(played.submit(PARTY, Travel("fighter", "road"))) == ["greets"]
    assert fired(played.submit(PARTY, Move("fighter", "1, 0"))) == []
    played.submit(PARTY, Travel("fighter", "back"))
    assert fired(played.submit(PARTY, Travel("fighter", "road"))) == ["greets"]


def test_a_trigger_upon_a_round_fires_once_for_each_fight() -> None:
    drum = {"drum": {"upon": "round", "round": 1, "again": True, "then": {"says": "A drum."}}}
    played = on_the_road(triggers=drum, creatures=[{"id": "wolf", "base": "wolf", "at": [9, 3]}])

    assert fired(played.submit(MASTER, CombatStart())) == ["drum"]
    assert fired(played.submit(MASTER, SceneEffect("pit_fall"))) == []
    played.submit(MASTER, ChangeScene("inn"))
    played.submit(MASTER, ChangeScene("road"))
    assert fired(played.submit(MASTER, CombatStart())) == ["drum"]


def test_a_trigger_upon_a_victory_fires_once_for_each_victory() -> None:
    cheer = {"cheer": {"upon": "won", "again": True, "then": {"says": "You cheer."}}}
    played = on_the_road(triggers=cheer)
    heard: list[list[str]] = []
    for name in ("first", "second"):
        played.submit(MASTER, MasterPlace(name, "goblin_minion", "9, 0"))
        played.submit(MASTER, CombatStart())
        heard.append(fired(played.submit(MASTER, MasterDamage(name, 100))))

    assert heard == [["cheer"], ["cheer"]]
    assert fired(played.submit(PARTY, Search("fighter"))) == []


def test_a_trigger_that_fires_each_time_leaves_the_occasion_to_the_others() -> None:
    triggers = {
        "creak": {"upon": "used", "of": "chest", "again": True, "then": {"says": "It creaks."}},
        "smell": {"upon": "used", "of": "chest", "then": {"says": "It smells."}},
    }

    step = on_the_road(triggers=triggers).submit(PARTY, InteractObject("fighter", "chest"))

    assert fired(step) == ["creak", "smell"]


def test_a_cue_that_returns_waits_until_its_occasion_has_passed() -> None:
    ghost = {"ghost": {"upon": "arrived", "again": True, "master": True, "then": {"says": "A ghost."}}}
    played = on_the_road(triggers=ghost)
    assert played.state.cues == ["ghost"]

    played.submit(MASTER, SceneEvent("ghost"))

    assert played.state.cues == []


# Watched cells in a fight


def in_a_fight_beside_the_pit() -> Match:
    """The fighter's turn in a fight; the pit fills the fourth column but for its last row."""
    pit = {**PIT, "cells": [[3, 0, 3, 2]], "again": True}
    played = on_the_road(triggers={"pit": pit}, creatures=[{"id": "wolf", "base": "wolf", "at": [9, 0]}])
    played.submit(MASTER, MasterMove("fighter", "2, 2"))
    played.submit(MASTER, CombatStart())
    while played.state.active().creature_id != "fighter":  # type: ignore[union-attr]
        active = played.state.active()
        played.submit(GAME.to_act(played.state)[0], EndTurn(active.creature_id))  # type: ignore[union-attr]
    return played


def test_a_walk_around_the_watched_cells_sets_nothing_off() -> None:
    step = in_a_fight_beside_the_pit().submit(PARTY, Move("fighter", "4, 2", ("3, 3",)))

    assert fired(step) == []


def test_a_walk_over_the_watched_cells_sets_their_trigger_off() -> None:
    step = in_a_fight_beside_the_pit().submit(PARTY, Move("fighter", "4, 1", ("3, 1",)))

    assert fired(step) == ["pit"]


# A scene that changes in a fight


def flooded() -> dict[str, Any]:
    """A fight on the road that a flood ends in its first round, with the fighter in a net."""
    flood = {"upon": "event", "then": {"says": "The river comes!", "scene": "inn"}}
    wolf = {"id": "wolf", "base": "wolf", "at": [9, 3]}
    return plain({"flood": flood}, creatures=[wolf])


def test_a_fight_ends_before_the_story_changes_the_scene() -> None:
    played = match(flooded())
    played.submit(PARTY, Travel("fighter", "road"))
    played.submit(MASTER, CombatStart())
    played.submit(MASTER, MasterAdd("fighter", "prone"))

    step = played.submit(MASTER, SceneEvent("flood"))

    kinds = [type(event) for event in step.events]
    assert [event.reason for event in told(step, e.CombatEnded)] == ["story"]
    assert kinds.index(e.CombatEnded) < kinds.index(e.SceneChanged)
    assert played.state.get("fighter").conditions == []  # type: ignore[union-attr]


def test_the_master_who_changes_the_scene_ends_the_fight() -> None:
    played = match(flooded())
    played.submit(PARTY, Travel("fighter", "road"))
    played.submit(MASTER, CombatStart())
    played.submit(MASTER, MasterAdd("fighter", "grappled"))

    step = played.submit(MASTER, ChangeScene("camp"))

    assert [event.reason for event in told(step, e.CombatEnded)] == ["master"]
    assert played.state.get("fighter").conditions == []  # type: ignore[union-attr]


def test_the_fallen_of_an_earlier_fight_bring_no_experience_again() -> None:
    played = on_the_road(won={})
    told_of: list[int] = []
    for name in ("first", "second"):
        played.submit(MASTER, MasterPlace(name, "goblin_minion", "9, 0"))
        played.submit(MASTER, CombatStart())
        step = played.submit(MASTER, MasterDamage(name, 100))
        told_of += [event.xp for event in told(step, e.CombatEnded)]

    assert told_of == [25, 25]
    assert sum(played.state.experience.values()) == 48  # 25 for two, twice


# Time between fights


def test_a_hero_who_fell_into_the_pit_has_got_up_when_the_command_is_over() -> None:
    for seed in range(20):
        played = on_the_road(seed, triggers={"pit": PIT})
        step = played.submit(PARTY, Move("fighter", "5, 0"))
        if any(event.condition == "prone" for event in told(step, e.ConditionApplied)):
            break
    fighter = played.state.get("fighter")
    assert fighter is not None
    assert [event.condition for event in told(step, e.ConditionEnded)] == ["prone"]
    assert (fighter.conditions, played.state.arena.grid.column[fighter.cell]) == ([], 5)


def test_a_net_holds_a_hero_up_but_not_for_good() -> None:
    net = {**FALL, "effects": [{"condition": "restrained", "escape_dc": 12}]}
    played = on_the_road(triggers={"pit": PIT}, effects={"pit_fall": net})

    step = played.submit(PARTY, Move("fighter", "5, 0"))

    fighter = played.state.get("fighter")
    assert fighter is not None
    assert played.state.arena.grid.column[fighter.cell] == 3
    assert [event.condition for event in told(step, e.ConditionEnded)] == ["restrained"]
    played.submit(PARTY, Move("fighter", "5, 0"))


def test_heroes_stunned_by_a_trap_recover() -> None:
    gas = {**FALL, "whom": "party", "effects": [{"condition": "stunned", "until": "rounds", "rounds": 5}]}
    played = on_the_road(triggers={"pit": PIT}, effects={"pit_fall": gas})

    played.submit(PARTY, Move("fighter", "3, 0"))

    assert played.outcome is None
    assert [who.conditions for who in played.state.participants] == [[], []]


def test_the_master_may_begin_a_fight_with_heroes_in_a_net() -> None:
    net = {**FALL, "whom": "party", "effects": [{"condition": "restrained", "escape_dc": 12}]}
    wolf = {"id": "wolf", "base": "wolf", "at": [9, 3]}
    played = on_the_road(creatures=[wolf], effects={"pit_fall": net})

    played.submit(MASTER, SceneEffect("pit_fall"))
    played.submit(MASTER, CombatStart())

    assert [one.name for one in played.state.get("fighter").conditions] == ["restrained"]  # type: ignore[union-attr]


# Spells and travel


def test_a_spell_that_outlasts_a_fight_is_cast_before_it() -> None:
    values = changed()
    values["party"].append({"id": "wizard", "base": "wizard_5"})
    for scene in values["adventure"]["scenes"].values():
        scene["arrivals"] = [[0, 0], [0, 1], [1, 0]]
    played = match(values)
    armour = SpellCast("wizard", "mage_armor", 0, "wizard")
    assert armour in list(GAME.options(played.state, PARTY))
    assert not [each for each in GAME.options(played.state, PARTY) if getattr(each, "spell", "") == "bless"]

    played.submit(PARTY, armour)

    assert [one.name for one in played.state.get("wizard").conditions] == ["mage_armor"]  # type: ignore[union-attr]
    assert armour not in list(GAME.options(played.state, PARTY))
    with pytest.raises(Rejected, match="no use outside of combat"):
        played.submit(PARTY, SpellCast("cleric", "bless", 0, "cleric"))


def test_a_spell_cures_a_hero_who_is_not_hurt() -> None:
    values = changed()
    values["party"][1] = {"id": "cleric", "base": "cleric_5"}
    played = match(values)
    restoration = SpellCast("cleric", "lesser_restoration", 0, "fighter")
    assert restoration not in list(GAME.options(played.state, PARTY))
    played.submit(MASTER, MasterAdd("fighter", "poisoned"))
    assert restoration in list(GAME.options(played.state, PARTY))

    played.submit(PARTY, restoration)

    assert played.state.get("fighter").conditions == []  # type: ignore[union-attr]


def test_a_long_rest_ends_what_a_spell_has_brought() -> None:
    values = changed(inn={"rests": "long"})
    values["party"][1] = {"id": "cleric", "base": "wizard_5"}
    played = match(values)
    played.submit(PARTY, SpellCast("cleric", "mage_armor", 0, "cleric"))

    played.submit(PARTY, Rest("fighter", "LONG"))

    assert played.state.get("cleric").conditions == []  # type: ignore[union-attr]


def test_the_hero_who_can_get_there_leads_the_party_out() -> None:
    exits = {
        "east": {"name": "to the east", "to": "inn", "at": [9, 0]},
        "on": SMALL["adventure"]["scenes"]["road"]["exits"]["on"],
    }
    played = on_the_road(exits=exits)
    played.submit(MASTER, MasterAdd("fighter", "restrained"))

    travels = [each for each in GAME.options(played.state, PARTY) if isinstance(each, Travel)]

    assert travels == [Travel("cleric", "east")]
    assert [each["id"] for each in played.view(PARTY)["adventure"]["exits"]] == ["east"]
    with pytest.raises(Rejected, match="no way 'east'"):
        played.submit(PARTY, Travel("fighter", "east"))
    played.submit(PARTY, travels[0])
    assert played.state.scene_id == "inn"


# The master's hand


def test_the_master_gives_a_creature_an_id_that_no_other_scene_has() -> None:
    played = on_the_road()
    played.submit(MASTER, MasterPlace("scout", "goblin_minion", "9, 0"))
    played.submit(MASTER, ChangeScene("inn"))

    with pytest.raises(Rejected, match="is taken"):
        played.submit(MASTER, MasterPlace("scout", "goblin_minion", "4, 0"))


def test_an_item_that_the_master_gives_is_named() -> None:
    played = on_the_road()

    step = played.submit(MASTER, MasterAdd("fighter", "potion_of_healing"))

    assert [(each.creature_id, each.item) for each in told(step, e.ItemsChanged)] == [
        ("fighter", "potion_of_healing")
    ]
