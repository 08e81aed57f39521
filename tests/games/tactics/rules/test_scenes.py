"""How a fight comes about: by the master, by an attack in peace, by what the scenario declares."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import creature
from turnwright import Match, Rejected
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.events import CombatEnded, CombatStarted, ConditionApplied
from turnwright.games.tactics.game import Tactics
from turnwright.kernel.errors import ContentError

SMITE: dict[str, Any] = {
    "id": "smite",
    "name": "Smite",
    "range": 60,
    "effects": [{"damage": "1d4 fire"}],
}
BURST: dict[str, Any] = {
    "id": "burst",
    "name": "Burst",
    "range": 60,
    "area": {"shape": "circle", "size": 10},
    "effects": [{"save": "DEX", "dc": 12, "fail": [{"damage": "1d4 fire"}]}],
}
ROAR: dict[str, Any] = {
    "id": "roar",
    "name": "Roar",
    "area": {"shape": "emanation", "size": 15, "from_self": True},
    "effects": [{"save": "WIS", "dc": 12, "fail": [{"condition": "frightened"}]}],
}
CALM: dict[str, Any] = {"id": "calm", "name": "Calm", "whom": "self", "effects": [{"heal": "1d4"}]}


def peace(scene: str = "SocialFreeFlow", **more: Any) -> Match:
    scenario = {
        "name": "Tavern",
        "map": {"rows": ["......"]},
        "party": [{"id": "hero", "base": "hero", "at": [0, 0]}],
        "foes": [{"id": "guard", "base": "guard", "at": [3, 0]}],
        "creatures": [creature("hero", powers=[SMITE, BURST, ROAR, CALM]), creature("guard")],
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
        c.MeleeAttack("hero", "guard", "unarmed"),
        c.Grapple("hero", "guard"),
        c.Shove("hero", "guard", "PRONE"),
        c.SpellCast("hero", "smite", 0, "guard"),
        c.SpellCast("hero", "smite", targets=("guard",)),
        c.SpellCast("hero", "burst", area_center="3, 0"),
        c.SpellCast("hero", "burst", target="guard"),
        c.SpellShape("hero", "burst", "3, 0", "circle"),
        c.SpellCast("hero", "roar"),
    ],
)
def test_an_attack_out_of_combat_starts_a_fight_and_is_made_on_the_turn(attack: Any) -> None:
    match = peace()

    assert reason_of(match, 1, attack) == "attack"
    assert match.state.get("guard").current_hp == 20


def test_every_attack_that_is_offered_in_peace_starts_a_fight() -> None:
    offered = list(Tactics().extra_options(peace().state, 1))

    assert offered == [
        c.MeleeAttack("hero", "guard", "club"),
        c.MeleeAttack("hero", "guard", "club", move_required=True),
        c.SpellCast("hero", "smite", 0, "guard"),
        c.SpellCast("hero", "burst", 0, "guard"),
        c.SpellCast("hero", "roar", 0, "guard"),
    ]
    for attack in offered:
        assert reason_of(peace(), 1, attack) == "attack"


@pytest.mark.parametrize(
    ("command", "offered"),
    [
        (c.RangedAttack("hero", "guard", move_required=True), True),
        (c.SpellCast("hero", "burst", 2, area_center="1, 0"), True),
        (c.SpellCast("hero", "burst", area_center="90, 90"), False),
        (c.SpellCast("hero", "calm"), False),
        (c.MeleeAttack("guard", "hero"), False),
        (c.Dash("hero"), False),
    ],
)
def test_every_way_to_start_a_fight_is_offered(command: Any, offered: bool) -> None:
    assert (command in Tactics().extra_options(peace().state, 1)) == offered


def test_out_of_combat_all_attacks_of_a_creature_are_one_option() -> None:
    offered = Tactics().extra_options(peace().state, 1)

    assert offered.index(c.SpellCast("hero", "burst", area_center="3, 0")) == 0
    assert offered.index(c.Grapple("hero", "guard")) == 0
    assert offered.index(c.Grapple("guard", "hero")) == -1
    assert offered.index(c.SpellCast("hero", "burst", area_center="90, 90")) == -1
    assert [offered.index(command) for command in offered] == list(range(len(offered)))


def test_no_attack_starts_a_fight_without_an_opponent() -> None:
    match = peace()
    match.state.get("guard").gone = "fled"
    for command in (c.SpellCast("hero", "roar"), c.MeleeAttack("hero", "guard")):
        with pytest.raises(Rejected) as refused:
            match.submit(1, command)
        assert refused.value.code == "wrong-scene"


def test_creatures_of_the_game_master_may_start_a_fight() -> None:
    assert reason_of(peace(), 0, c.MeleeAttack("guard", "hero")) == "attack"


def test_a_scenario_trigger_starts_a_fight_with_surprise() -> None:
    match = peace("Exploration")

    assert reason_of(match, 0, c.SceneEvent("ambush")) == "ambush"
    assert Tactics().extra_options(peace().state, 0).command(0) == c.SceneEvent("ambush")


@pytest.mark.parametrize("more", [{"surprised": ["dog"]}, {"triggers": {"x": {"surprised": ["dog"]}}}])
def test_only_participants_can_be_surprised(more: dict[str, Any]) -> None:
    with pytest.raises(ContentError, match="expected the id of a participant, got 'dog'"):
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
        (1, c.SpellCast("hero", "smite", target="hero"), "wrong-scene"),
        (1, c.SpellCast("hero", "burst"), "wrong-scene"),
        (1, c.SpellCast("hero", "burst", area_center="90, 90"), "off-map"),
        (1, c.MeleeAttack("hero", "guard", "trident"), "wrong-scene"),
        (1, c.RangedAttack("hero", "guard", "club"), "wrong-scene"),
        (1, c.Grapple("hero", "hero"), "wrong-scene"),
        (0, c.CombatStart(creatures=("dog",)), "unknown-creature"),
        (0, c.CombatStart(surprised=("dog",)), "unknown-creature"),
        (1, c.Dash("hero"), "wrong-scene"),
    ],
)
def test_other_commands_do_not_start_a_fight(seat: int, command: Any, code: str) -> None:
    match = peace()
    with pytest.raises(Rejected) as refused:
        match.submit(seat, command)
    assert refused.value.code == code
    assert match.state.scene == "SocialFreeFlow"


@pytest.mark.parametrize(
    ("seat", "command", "by"),
    [
        (0, c.MeleeAttack("guard", "hero"), "guard"),
        (1, c.MeleeAttack("hero", "guard"), ""),
        (0, c.CombatStart(), ""),
    ],
)
def test_an_attack_in_peace_surprises_the_other_side(seat: int, command: Any, by: str) -> None:
    step = peace(surprised=["hero"]).submit(seat, command)

    assert ConditionApplied("hero", "surprised", by) in step.events


@pytest.mark.parametrize(
    ("seat", "command"),
    [(0, c.CombatStart()), (0, c.SceneEvent("ambush")), (1, c.MeleeAttack("hero", "guard"))],
)
def test_no_fight_starts_in_downtime(seat: int, command: Any) -> None:
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


# Who takes part


def crowd() -> Match:
    """A hero, a friend and a child against a guard, a second one and a dog."""
    party = [{"id": name, "base": "hero", "at": [x, 0]} for x, name in enumerate(("hero", "friend", "child"))]
    foes = [
        {"id": name, "base": "guard", "at": [x, 0]} for x, name in enumerate(("guard", "other", "dog"), 3)
    ]
    return peace(party=party, foes=foes)


def order(match: Match) -> list[str]:
    return sorted(entry.creature_id for entry in match.state.initiative_order)


def test_only_the_creatures_that_the_master_names_take_part() -> None:
    match = crowd()
    match.submit(0, c.CombatStart(creatures=("hero", "guard")))

    assert order(match) == ["guard", "hero"]


def test_a_side_without_named_participants_takes_part_as_a_whole() -> None:
    match = crowd()
    match.submit(0, c.CombatStart(creatures=("dog",)))

    assert order(match) == ["child", "dog", "friend", "hero"]


def test_a_bystander_is_no_target_blocks_no_step_and_returns_afterwards() -> None:
    match = crowd()
    match.submit(0, c.CombatStart(creatures=("hero", "guard")))
    while match.state.active().creature_id != "hero":
        match.submit(0, c.EndTurn("guard"))

    with pytest.raises(Rejected) as refused:
        match.submit(1, c.MeleeAttack("hero", "dog", move_required=True))
    assert (refused.value.code, refused.value.legal) == ("unknown-target", [])
    match.submit(1, c.Move("hero", "1, 0"))
    match.submit(1, c.EndTurn("hero"))
    step = match.submit(0, c.Surrender("guard"))

    (ended,) = [event for event in step.events if isinstance(event, CombatEnded)]
    assert (ended.winner, ended.xp) == ("party", 200)
    assert [who.gone for who in match.state.participants if who.creature_id != "guard"] == [""] * 5
