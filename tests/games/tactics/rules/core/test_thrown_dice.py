"""Rolls of people: requests in the form a screen knows, refusals of what cannot be, and the silent path."""

from typing import Any

import pytest

from games.tactics.arena import BLADE, TACTICS, Fight, arena, hero, monster, power, scenario
from turnwright.games.tactics.bots.heuristic import Heuristic
from turnwright.games.tactics.commands import (
    CombatStart,
    EndTurn,
    MeleeAttack,
    SavingThrow,
    SkillCheck,
    SpellCast,
)
from turnwright.games.tactics.events import AttackRolled, CheckRolled, DamageDealt
from turnwright.kernel.codec import encode
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match
from turnwright.kernel.playout import Runs


def table(map: str = "Ag", **settings: Any) -> Fight:
    """Ann is a person's, who throws her own dice; the goblin's are the engine's."""
    people = {"people": [1], "throws": [1], "begins": False, "opening": ()}
    creatures = {"A": hero("ann"), "g": monster("gob")}
    return arena(map, **{**people, **creatures, **settings})


def request(fight: Fight) -> Any:
    """What the match waits for."""
    pending = fight.match.pending()
    assert len(pending) == 1
    assert pending[0].seat == 1
    return pending[0].request


def answer(fight: Fight, *faces: int) -> list[Any]:
    told = list(fight.match.answer(1, request(fight).id, list(faces)).events)
    fight.events = [*fight.events, *told]
    return told


def started(map: str = "Ag", **settings: Any) -> Fight:
    fight = table(map, **{"dice": [3], **settings})
    fight.ask(CombatStart())
    answer(fight, 12)
    return fight


def test_initiative_is_asked_of_a_person_and_rolled_for_the_others() -> None:
    fight = table(dice=[3])
    fight.ask(CombatStart())
    asked = request(fight)
    assert (asked.formula, asked.reason) == ("1d20", "initiative")
    assert asked.about == {
        "actorId": "ann",
        "rollKind": "initiative",
        "formulaHint": "1d20+30",
        "ability": "DEX",
    }
    answer(fight, 12)
    fight.done()
    assert [(entry.creature_id, entry.initiative_value) for entry in fight.state.initiative_order] == [
        ("ann", 42),
        ("gob", 21),
    ]


def test_attack_and_damage_are_two_requests() -> None:
    fight = started()
    fight.do(MeleeAttack("ann", "gob"))
    asked = request(fight)
    assert (asked.formula, asked.reason) == ("1d20", "blade")
    assert asked.about == {
        "actorId": "ann",
        "rollKind": "attack",
        "formulaHint": "1d20+5",
        "targetId": "gob",
    }
    answer(fight, 14)
    asked = request(fight)
    assert (asked.formula, asked.about["rollKind"], asked.about["formulaHint"]) == ("1d8", "other", "1d8+3")
    assert (asked.about["use"], asked.about["targetId"]) == ("damage", "gob")
    told = answer(fight, 6)
    fight.done()
    assert next(event for event in told if isinstance(event, DamageDealt)).amount == 9


def test_advantage_is_two_dice_of_which_one_counts() -> None:
    fight = started()
    fight.put("gob", "restrained")
    fight.do(MeleeAttack("ann", "gob"))
    assert request(fight).formula == "2d20kh1"
    answer(fight, 4, 14)
    answer(fight, 1)
    assert [told.natural for told in fight.told(AttackRolled)] == [14]


def test_a_critical_hit_asks_for_twice_the_dice() -> None:
    fight = started()
    fight.do(MeleeAttack("ann", "gob"))
    answer(fight, 20)
    assert request(fight).formula == "2d8"
    answer(fight, 5, 8)
    assert fight.hp("gob") == 30 - 16


def test_a_miss_asks_for_no_damage() -> None:
    fight = started()
    fight.do(MeleeAttack("ann", "gob"))
    answer(fight, 2)
    assert fight.match.running is None


@pytest.mark.parametrize("shows", [False, True])
def test_a_save_names_its_ability_and_its_dc_only_if_the_scene_shows_it(shows: bool) -> None:
    fight = started(shows_dc=shows)
    fight.ask(SavingThrow("ann", "WIS", context="the whispers", dc=13))
    asked = request(fight)
    expected = {"actorId": "ann", "rollKind": "save", "formulaHint": "1d20", "ability": "WIS"}
    assert asked.about == {**expected, **({"dc": 13} if shows else {})}
    assert asked.reason == "the whispers"
    answer(fight, 13)


@pytest.mark.parametrize("shows", [False, True])
def test_a_check_names_its_skill_and_its_dc_only_if_the_scene_shows_it(shows: bool) -> None:
    fight = started(A=hero("ann", skills={"athletics": 5}), shows_dc=shows)
    fight.ask(SkillCheck("ann", "athletics", dc=15))
    expected = {"actorId": "ann", "rollKind": "skill", "formulaHint": "1d20+5", "skill": "athletics"}
    assert request(fight).about == {**expected, **({"dc": 15} if shows else {})}
    answer(fight, 10)


def test_the_master_asks_for_rolls_out_of_a_fight_too() -> None:
    fight = table(scene="SocialFreeFlow")
    fight.ask(SkillCheck("ann", "persuasion", context="convince the guard", dc=12))
    answer(fight, 12)
    assert [told.made for told in fight.told(CheckRolled)] == [True]
    with pytest.raises(Rejected, match="only the game master"):
        fight.match.submit(1, SkillCheck("ann", "persuasion"))


def test_a_death_save_differs_from_a_save_only_in_its_hint() -> None:
    ann = hero("ann", token={"hp": 0})
    fight = table("A.B..g", A=ann, B=hero("bob"), dice=[3], g=monster("gob"))
    fight.ask(CombatStart())
    answer(fight, 12, 12)  # ann, with disadvantage
    answer(fight, 10)  # bob
    asked = request(fight)
    assert asked.about == {"actorId": "ann", "rollKind": "save", "formulaHint": "1d20 death save"}
    answer(fight, 15)
    assert fight.who("ann").death_successes == 1


def test_a_save_in_the_turn_of_another_is_asked_of_the_person() -> None:
    burn = power("burn", {"save": "DEX", "dc": 12, "fail": [{"damage": "2d6 fire", "half": True}]})
    fight = started(g=monster("gob", powers=[burn]), dice=[3, 4, 5])
    fight.do(EndTurn("ann"), SpellCast("gob", "burn", target="ann"))
    assert request(fight).about["ability"] == "DEX"
    answer(fight, 12)
    fight.done()
    assert fight.hp("ann") == 30 - 4


def test_the_engine_rolls_for_a_bots_seat() -> None:
    fight = arena("Ag", A=hero("ann"), g=monster("gob"), people=[1], dice=[15, 4])
    fight.do(MeleeAttack("ann", "gob"))
    fight.done()
    assert fight.match.running is None


@pytest.mark.parametrize(
    ("seat", "id", "faces", "code"),
    [
        (1, None, [21], "impossible"),
        (1, None, [0], "impossible"),
        (1, None, [7, 7], "impossible"),
        (0, None, [7], "not-yours"),
        (1, "9.9", [7], "unknown-request"),
    ],
)
def test_impossible_faces_another_seat_and_an_unknown_request_are_refused(
    seat: int, id: str | None, faces: list[int], code: str
) -> None:
    fight = started()
    fight.do(MeleeAttack("ann", "gob"))
    asked = request(fight)
    with pytest.raises(Rejected) as caught:
        fight.match.answer(seat, id or asked.id, faces)
    assert caught.value.code == code
    assert request(fight) == asked
    answer(fight, 2)


# The silent path draws the same dice in the same order as the heard one.


def same(given: Any, runs: range) -> None:
    bots = [Heuristic() for _ in TACTICS.seats_for(TACTICS.scenarios.load(given))]
    silent = Runs(TACTICS, given, bots, seed=11)
    for run in runs:
        outcome, state = silent.play(run)
        match = Match(TACTICS, given, seed=11, run=run, seats=bots)
        while match.act() is not None:
            pass
        assert match.outcome == outcome
        assert encode(match.state) == encode(state)
        assert match.tray.at["combat"] == silent.ctx.tray.stream("combat").position


@pytest.mark.long
@pytest.mark.parametrize("rules", ["5.2", "5.1"])
def test_a_fight_without_listeners_is_the_same(rules: str) -> None:
    # With advantage, luck, saves, recharge, concentration, ongoing damage and death saves.
    venom = {"condition": "poisoned", "until": "save", "repeat": "CON"}
    bite = {**BLADE, "hit": [{"damage": "2d6+3 piercing"}, {"save": "CON", "dc": 12, "fail": [venom]}]}
    breath = power(
        "breath", {"save": "DEX", "dc": 12, "fail": [{"damage": "4d6 fire", "half": True}]}, recharge=5
    )
    bleed = power("bleed", {"condition": "bleeding", "ongoing": "1d6 slashing"}, concentration=True, rounds=3)
    creatures = {
        "A": hero("ann", traits=["lucky"]),
        "B": hero("bob", powers=[bleed], hp=15),
        "g": monster("gob", attacks=[bite], traits=["pack_tactics"]),
        "h": monster("hob", powers=[breath]),
    }
    made = scenario("A....g B....h", creatures, rules=rules)
    same(made, range(40))


@pytest.mark.long
@pytest.mark.parametrize("name", TACTICS.scenarios.names())
def test_a_fight_without_listeners_is_the_same_in_every_scenario(name: str) -> None:
    same(name, range(1))
