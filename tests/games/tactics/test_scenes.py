"""How a fight comes about: by the master, by an attack in peace, by what the scenario declares."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import creature
from turnwright import Match, Rejected
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.events import CombatEnded, CombatStarted
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.rejected import ContentError

SMITE: dict[str, Any] = {
    "id": "smite",
    "name": "Smite",
    "range": 60,
    "effects": [{"damage": "1d4 fire"}],
}
CALM: dict[str, Any] = {"id": "calm", "name": "Calm", "whom": "self", "effects": [{"heal": "1d4"}]}


def peace(scene: str = "SocialFreeFlow", **more: Any) -> Match:
    scenario = {
        "name": "Tavern",
        "map": {"rows": ["......"]},
        "party": [{"id": "hero", "base": "hero", "at": [0, 0]}],
        "foes": [{"id": "guard", "base": "guard", "at": [3, 0]}],
        "creatures": [creature("hero", powers=[SMITE, CALM]), creature("guard")],
        "scene": scene,
        "triggers": {"ambush": {"surprised": ["hero"]}},
        "loot": ["a key"],
        **more,
    }
    return Match(Tactics(), scenario, seed=1)


def reason_of(match: Match, seat: int, command: Any) -> str:
    step = match.submit(seat, command)
    (started,) = [event for event in step.events if isinstance(event, CombatStarted)]
    assert match.state.scene == "CombatTurnBased"
    return started.reason


def test_the_master_starts_a_fight() -> None:
    assert reason_of(peace(), 0, c.CombatStart("they draw")) == "they draw"


@pytest.mark.parametrize(
    "attack",
    [
        c.MeleeAttack("hero", "guard"),
        c.RangedAttack("hero", "guard"),
        c.SpellCast("hero", "smite", 0, "guard"),
    ],
)
def test_an_attack_in_peace_starts_one_and_is_made_when_the_turn_comes(attack: Any) -> None:
    match = peace()

    assert reason_of(match, 1, attack) == "attack"
    assert match.state.get("guard").current_hp == 20


def test_every_attack_that_is_offered_in_peace_starts_a_fight() -> None:
    offered = list(Tactics().also(peace().state, 1))

    assert offered == [
        c.MeleeAttack("hero", "guard", "club"),
        c.MeleeAttack("hero", "guard", "club", move_required=True),
        c.SpellCast("hero", "smite", 0, "guard"),
    ]
    for attack in offered:
        assert reason_of(peace(), 1, attack) == "attack"


def test_the_masters_creatures_may_break_the_peace_too() -> None:
    assert reason_of(peace(), 0, c.MeleeAttack("guard", "hero")) == "attack"


def test_a_trigger_of_the_scenario_starts_one_and_surprises() -> None:
    match = peace("Exploration")

    assert reason_of(match, 0, c.SceneEvent("ambush")) == "ambush"
    assert Tactics().also(peace().state, 0).command(0) == c.SceneEvent("ambush")


@pytest.mark.parametrize("more", [{"surprised": ["dog"]}, {"triggers": {"x": {"surprised": ["dog"]}}}])
def test_nobody_is_surprised_who_is_not_there(more: dict[str, Any]) -> None:
    with pytest.raises(ContentError, match="expected the id of one who is there, got 'dog'"):
        peace(**more)


@pytest.mark.parametrize(
    ("seat", "command", "code"),
    [
        (1, c.SceneEvent("ambush"), "not-yours"),
        (0, c.SceneEvent("flood"), "unknown-event"),
        (1, c.CombatStart(), "not-yours"),
        (1, c.MeleeAttack("guard", "hero"), "not-yours"),
        (1, c.MeleeAttack("hero", "hero"), "wrong-scene"),
        (1, c.SpellCast("hero", "calm"), "wrong-scene"),
        (1, c.Dash("hero"), "wrong-scene"),
    ],
)
def test_whatever_else_is_no_beginning_of_a_fight(seat: int, command: Any, code: str) -> None:
    match = peace()
    with pytest.raises(Rejected) as refused:
        match.submit(seat, command)
    assert refused.value.code == code
    assert match.state.scene == "SocialFreeFlow"


@pytest.mark.parametrize(
    ("seat", "command"),
    [(0, c.CombatStart()), (0, c.SceneEvent("ambush")), (1, c.MeleeAttack("hero", "guard"))],
)
def test_nobody_fights_in_their_downtime(seat: int, command: Any) -> None:
    with pytest.raises(Rejected) as refused:
        peace("DowntimePreparation").submit(seat, command)
    assert refused.value.code == "wrong-scene"


def test_a_fight_ends_with_experience_loot_and_lasting_conditions() -> None:
    match = peace(party=[{"id": "hero", "base": "hero", "at": [0, 0], "conditions": ["poisoned"]}])
    match.submit(0, c.CombatStart())
    while match.outcome is None:
        active = match.state.active()
        command = c.Surrender(active.creature_id) if active.seat == 0 else c.EndTurn(active.creature_id)
        step = match.submit(int(active.seat), command)
    (ended,) = [event for event in step.events if isinstance(event, CombatEnded)]

    assert (ended.winner, ended.xp, ended.loot) == ("party", 200, ("a key",))
    assert ended.lasting == {"hero": ("poisoned",)}
    assert match.state.scene == "SocialFreeFlow"
