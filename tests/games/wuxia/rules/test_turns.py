"""Turns: qi, cooldowns, effects, area and chain skills, counters, and how a fight ends."""

from random import Random
from typing import Any

import pytest

from games.wuxia.positions import (
    PALM,
    WUXIA,
    character,
    fight,
    fighter,
    scenario,
    simulator,
    skill,
    skills_of,
)
from turnwright.games.wuxia import (
    ATBClock,
    BattleEvent,
    BattleSimulator,
    EquippedSkill,
    GameState,
    HeuristicAI,
)
from turnwright.games.wuxia.commands import Defend, UseSkill
from turnwright.games.wuxia.skills import Dose
from turnwright.games.wuxia.state import Effect
from turnwright.kernel.errors import Rejected
from turnwright.kernel.match import Match

SURE = {"base_damage": 10, "power_multiplier": 0.0}
HIT = [0.5, 0.5, 0.5, 0.9]


def kinds(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events if type(event).__name__ != "TurnBegan"]


def duel_of(
    move: dict[str, Any], faces: list[float], guard: dict[str, Any] | None = None, **settings: Any
) -> Any:
    skills = skills_of(palm=move, guard=guard or {})
    a = fighter("a", "x", EquippedSkill("palm"), agility=30, defense=0)
    b = fighter("b", "y", EquippedSkill("guard", 1, "defense"), agility=20, defense=0)
    return simulator([a, b], skills, faces, **settings)


def test_qi_and_cooldown_are_spent_even_on_a_miss() -> None:
    made, dice = duel_of({**PALM, "qi_cost": 30, "cooldown": 2}, [0.5, 0.5, 0.99])
    with dice:
        made.step()
    a = made.state.get("a")
    assert (a.stats.qi, a.cooldowns) == (70, {"palm": 2})


def test_own_cooldowns_fall_at_own_turns_and_qi_comes_back() -> None:
    made, dice = duel_of({**SURE, "qi_cost": 30, "cooldown": 2}, HIT * 2)
    with dice:
        told = [event for event in (made.step() for _ in range(6)) if event.actor_id == "a"]
    assert [event.skill_id for event in told] == ["palm", "defend", "palm", "defend"]
    # 100 - 30, then twice 2 back, less 30, and 2 more.
    assert made.state.get("a").stats.qi == 46


def test_without_regeneration_qi_stays_spent() -> None:
    made, _ = duel_of({**SURE, "qi_cost": 30}, HIT * 3, qi_regen=0)
    for _ in range(6):
        made.step()
    assert made.state.get("a").stats.qi == 10


def test_a_wound_bleeds_at_the_start_of_the_bearers_turns_and_wears_off() -> None:
    made, dice = duel_of({**SURE, "effects": [Dose("bleed", 7, 2)], "cooldown": 9}, HIT)
    with dice:
        for _ in range(6):
            made.step()
    assert kinds(made.events)[:2] == ["BattleEvent", "EffectBegan"]
    assert [event.damage for event in made.events if type(event).__name__ == "Bled"] == [7, 7]
    assert made.state.get("b").stats.hp == 100 - 10 - 14
    assert made.state.get("b").effects == []
    assert "EffectEnded" in kinds(made.events)


def test_a_wound_can_kill_and_the_turn_is_over() -> None:
    made, _ = duel_of({**SURE, "effects": [Dose("bleed", 90, 2)], "cooldown": 9}, HIT)
    made.run_to_completion()
    assert kinds(made.events)[-3:] == ["Bled", "Defeat", "BattleEnded"]
    assert made.winner == "x"


def test_a_wound_that_kills_in_its_last_turn_is_not_said_to_end() -> None:
    made, _ = duel_of({**SURE, "effects": [Dose("bleed", 90, 1)], "cooldown": 9}, HIT)
    made.run_to_completion()
    assert kinds(made.events)[-3:] == ["Bled", "Defeat", "BattleEnded"]


def test_a_full_dodge_takes_all_of_the_damage_off() -> None:
    skills = skills_of(palm=SURE, steps={"miss_chance": 1.0})
    a = fighter("a", "x", EquippedSkill("palm"), agility=30)
    made, dice = simulator([a, fighter("b", "y", EquippedSkill("steps", 1, "movement"))], skills, [0.5])
    with dice:
        made.step()
    (dodge,) = [event for event in made.events if type(event).__name__ == "Dodge"]
    assert (dodge.partial, dodge.reduction) == (False, 1.0)


def test_the_stunned_lose_their_turn() -> None:
    made, _ = duel_of({**SURE, "effects": [Dose("stun", 0, 1)], "cooldown": 9}, HIT)
    made.step()
    assert made.step() is None
    assert kinds(made.events)[-2:] == ["TurnLost", "EffectEnded"]


def test_the_turn_in_which_an_effect_begins_does_not_count_if_it_is_the_bearers() -> None:
    made, _ = duel_of({**SURE, "cooldown": 9, "effects": [Dose("attack_up", 5, 1, True)]}, HIT)
    a = made.state.get("a")
    made.step()
    assert a.strength() == 25
    while made.step().actor_id != "a":
        assert a.strength() == 25
    assert a.strength() == 20


def test_an_effect_renewed_in_the_bearers_turn_lasts_as_long_as_a_new_one() -> None:
    made, _ = duel_of({**SURE, "cooldown": 1, "effects": [Dose("attack_up", 5, 2, True)]}, HIT * 2)
    a = made.state.get("a")
    for _ in range(2):
        while made.step().actor_id != "a":
            pass
        assert [effect.turns for effect in a.effects] == [2]


def test_a_counter_that_stuns_takes_the_next_turn() -> None:
    guard = {**SURE, "counter_chance": 1.0, "effects": [Dose("stun", 0, 1)]}
    made, dice = duel_of({**SURE, "cooldown": 9}, [*HIT, 0.0, *HIT], guard)
    with dice:
        made.step()
        while (event := made.step()) is not None:
            assert event.actor_id == "b"
    assert kinds(made.events)[-2:] == ["TurnLost", "EffectEnded"]
    assert made.state.get("a").effects == []


def test_a_wound_that_no_fighter_gave_puts_a_stalemate_off_too() -> None:
    made, _ = duel_of({**SURE, "qi_cost": 999}, [], stalemate=4)
    made.state.get("b").effects.append(Effect("bleed", 1, 2))
    while made.state.reason == "":
        made.step()
    # In order: a, b, a, a, b. The second wound is in turn 5.
    assert (made.reason, int(made.state.turn), int(made.state.get("b").stats.hp)) == ("stalemate", 9, 98)


def test_a_counterattack_may_give_an_effect_to_its_fighter() -> None:
    guard = {**SURE, "counter_chance": 1.0, "effects": [Dose("attack_up", 9, 2, True)]}
    made, dice = duel_of(SURE, [*HIT, 0.0, *HIT], guard)
    with dice:
        made.step()
    assert kinds(made.events) == ["BattleEvent", "BattleEvent", "EffectBegan"]
    assert (made.state.get("b").strength(), made.state.get("a").strength()) == (29, 20)


def test_a_slow_wears_off_however_strong_it_is() -> None:
    made, _ = duel_of({**SURE, "cooldown": 99, "effects": [Dose("haste", -50, 1)]}, HIT)
    b = made.state.get("b")
    made.step()
    assert b.agility() == 1
    while made.step().actor_id != "b":
        pass
    assert b.agility() == 20


def test_a_fighter_without_agility_gains_none_by_a_slow() -> None:
    still = fighter("a", "x", agility=0)
    still.effects = [Effect("haste", -5, 1)]
    assert still.agility() == 0


def test_a_dodge_in_part_that_takes_nothing_off_is_reported() -> None:
    skills = skills_of(palm=SURE, steps={"partial_miss_chance": 1.0})
    a = fighter("a", "x", EquippedSkill("palm"), agility=30)
    b = fighter("b", "y", EquippedSkill("steps", 1, "movement"), defense=0)
    made, dice = simulator([a, b], skills, HIT)
    with dice:
        event = made.step()
    assert event is not None
    assert (event.partial, event.damage) == (True, 10)
    assert kinds(made.events) == ["Dodge", "BattleEvent"]


def test_a_miss_gives_no_effect() -> None:
    move = {**SURE, "hit_chance": 0.5, "effects": [Dose("bleed", 7, 2), Dose("attack_up", 5, 2, True)]}
    made, dice = duel_of(move, [0.5, 0.5, 0.9])
    with dice:
        made.step()
    # An effect on the user of a skill does not depend on the strike.
    assert kinds(made.events) == ["BattleEvent", "EffectBegan"]
    assert (made.state.get("a").strength(), made.state.get("b").effects) == (25, [])


def test_a_strike_on_a_fighter_with_an_effect_is_not_parried() -> None:
    made, _ = duel_of({**SURE, "effects": [Dose("bleed", 7, 9)]}, HIT * 2, qi_regen=0)
    strikes = [event for event in (made.step() for _ in range(3)) if event.actor_id == "a"]
    assert [event.parried for event in strikes] == [False, False]


def test_an_unsure_effect_is_drawn_after_the_blow() -> None:
    for face, bleeds in ((0.3, True), (0.5, False)):
        made, dice = duel_of({**SURE, "effects": [Dose("bleed", 7, 2, False, 0.5)]}, [*HIT, face])
        with dice:
            made.step()
        assert made.state.get("b").suffers("bleed") == bleeds


@pytest.mark.parametrize(
    ("kind", "stat", "value"),
    [("attack_up", "strength", 25), ("defense_up", "defense", 5), ("haste", "agility", 35)],
)
def test_a_skill_may_give_an_effect_to_its_user(kind: str, stat: str, value: int) -> None:
    made, _ = duel_of({**SURE, "effects": [Dose(kind, 5, 3, True)]}, HIT)
    made.step()
    assert getattr(made.state.get("a"), stat)() == value


def test_an_effect_is_renewed_and_does_not_stack() -> None:
    made, _ = duel_of({**SURE, "effects": [Dose("defense_up", -4, 9)]}, HIT * 2, qi_regen=0)
    for _ in range(3):
        made.step()
    assert [effect.amount for effect in made.state.get("b").effects] == [-4]
    assert made.state.get("b").defense() == 0


def test_an_effect_that_replaces_another_has_its_own_amount_and_turns() -> None:
    skills = [
        skill("weak", effects=[{"kind": "defense_up", "amount": -9, "turns": 2}]),
        skill("strong", effects=[{"kind": "defense_up", "amount": -4, "turns": 5}]),
    ]
    match = fight(scenario([character("a", ("weak", "strong"), agility=30), character("b", ())], skills))
    for name in ("weak", "strong"):
        match.submit(0, UseSkill(name, 1, "b"))
        while match.state.fighters[match.state.actor].id != "a":
            match.submit(1, Defend())
    (effect,) = [each for each in match.state.get("b").effects if each.kind == "defense_up"]
    assert (effect.amount, effect.turns) == (-4, 5)


def test_a_fighter_that_guards_may_strike_back_free_of_charge_and_only_once() -> None:
    guard = {"counter_chance": 0.5, "base_damage": 5, "power_multiplier": 0.0}
    made, dice = duel_of(SURE, [*HIT, 0.4, *HIT], guard)
    with dice:
        event = made.step()
    assert kinds(made.events) == ["BattleEvent", "BattleEvent"]
    assert event is made.events[1]
    assert (made.events[2].counter, made.events[2].actor_id, made.events[2].damage) == (True, "b", 5)
    assert made.state.get("a").stats.hp == 95


def test_a_counterattack_is_not_countered_even_by_a_fighter_that_always_strikes_back() -> None:
    guard = {"counter_chance": 1.0, "base_damage": 5, "power_multiplier": 0.0}
    a = fighter("a", "x", EquippedSkill("palm"), EquippedSkill("guard", 1, "defense"), agility=30, defense=0)
    b = fighter("b", "y", EquippedSkill("guard", 1, "defense"), agility=20, defense=0)
    made, dice = simulator([a, b], skills_of(palm=SURE, guard=guard), [*HIT, 0.4, *HIT])
    with dice:
        made.step()
    assert [event.counter for event in made.events if isinstance(event, BattleEvent)] == [False, True]
    assert (made.state.get("a").stats.hp, made.state.get("b").stats.hp) == (95, 90)


@pytest.mark.parametrize(("draw", "counters"), [(0.39, 1), (0.4, 0)])
def test_a_counterattack_needs_a_draw_below_its_chance(draw: float, counters: int) -> None:
    made, dice = duel_of(SURE, [*HIT, draw, *HIT * counters], {**SURE, "counter_chance": 0.4})
    with dice:
        made.step()
    assert len([event for event in made.events if isinstance(event, BattleEvent)]) == 1 + counters


def crowd(move: dict[str, Any], *faces: float) -> Match:
    people = [character("a", agility=30), *(character(name, ()) for name in ("b", "c", "d"))]
    skills = [skill("palm", base_damage=20, power_multiplier=0.0, **move)]
    return fight(scenario(people, skills), faces or HIT * 4)


def guarded_crowd(move: dict[str, Any], *faces: float, **stats: int) -> Match:
    """Three opponents who always strike back for 50."""
    people = [
        character("a", agility=30, defense=0, **stats),
        *(character(name, (), guard="guard") for name in ("b", "c", "d")),
    ]
    skills = [
        skill("palm", base_damage=20, power_multiplier=0.0, **move),
        skill("guard", base_damage=50, power_multiplier=0.0, counter_chance=1.0),
    ]
    return fight(scenario(people, skills), faces)


def hurt(match: Match) -> dict[str, int]:
    return {each.id: 100 - int(each.stats.hp) for each in match.state.fighters}


def test_an_area_skill_hits_every_fighter_of_the_other_side() -> None:
    match = crowd({"reach": "all"})
    match.submit(0, UseSkill("palm", 1, "c"))
    assert hurt(match) == {"a": 0, "b": 15, "c": 15, "d": 15}


def test_a_chain_begins_at_the_target_and_grows_weaker() -> None:
    match = crowd({"reach": "chain", "chain_length": 3, "chain_falloff": 0.5})
    match.submit(0, UseSkill("palm", 1, "c"))
    assert hurt(match) == {"a": 0, "b": 7, "c": 15, "d": 3}


def test_a_chain_is_no_longer_than_the_skill_says() -> None:
    match = crowd({"reach": "chain", "chain_length": 2, "chain_falloff": 0.5}, *HIT, *HIT)
    match.submit(0, UseSkill("palm", 1, "c"))
    match.done()
    assert hurt(match) == {"a": 0, "b": 7, "c": 15, "d": 0}


def test_a_counter_to_a_weakened_strike_is_whole() -> None:
    chain = {"reach": "chain", "chain_length": 2, "chain_falloff": 0.5}
    match = guarded_crowd(chain, *[*HIT, 0.0, *HIT] * 2, hp=200, max_hp=200)
    match.submit(0, UseSkill("palm", 1, "c"))
    match.done()
    assert int(match.state.get("a").stats.hp) == 100


@pytest.mark.parametrize("reach", ["all", "chain"])
def test_a_fighter_who_falls_to_a_counter_strikes_no_further(reach: str) -> None:
    effects = [{"kind": "attack_up", "amount": 5, "turns": 2, "on": "self"}]
    match = guarded_crowd({"reach": reach, "effects": effects}, *HIT, 0.0, *HIT, hp=50)
    events = match.submit(0, UseSkill("palm", 1, "b")).events
    match.done()
    assert hurt(match) == {"a": 100, "b": 15, "c": 0, "d": 0}
    assert kinds(list(events)) == ["BattleEvent", "BattleEvent", "Defeat", "BattleEnded"]


def ended(**changes: Any) -> tuple[str, tuple[int, ...], int]:
    people = changes.pop("people", [character("a"), character("b")])
    bot = WUXIA.bots()["heuristic"]
    match = Match(WUXIA, scenario(people, **changes), seats=[bot, bot], seed=5)
    while match.outcome is None:
        match.act()
    return match.outcome.reason, match.outcome.winners, int(match.state.turn)


def test_the_last_side_standing_wins() -> None:
    assert ended(people=[character("a", strength=90), character("b")])[:2] == ("last_standing", (0,))


def test_fifty_turns_without_a_scratch_are_a_stalemate() -> None:
    assert ended(people=[character("a", ()), character("b", ())]) == ("stalemate", (), 50)


def test_the_step_cap_ends_a_fight() -> None:
    assert ended(max_steps=3) == ("step_cap", (), 3)


@pytest.mark.parametrize(
    "changes", [{"atb_tick_scale": 0}, {"people": [character(n, agility=0) for n in "ab"]}]
)
def test_when_no_fighter_can_be_ready_the_fight_is_over_at_once(changes: dict[str, Any]) -> None:
    assert ended(**changes) == ("none_ready", (), 0)


def test_by_option_a_fight_stops_when_one_side_can_no_longer_lose() -> None:
    people = [character("a"), character("b", ())]
    assert ended(people=people, early_stop=True) == ("cannot_lose", (0,), 0)


def test_the_simulator_stops_at_its_guard() -> None:
    skills = skills_of(palm=PALM)
    state = GameState([fighter("a", "x"), fighter("b", "y")])
    made = BattleSimulator(state, HeuristicAI(skills), ATBClock(), Random(1), stalemate=10**6)
    made.run_to_completion(20)
    assert (made.reason, state.turn) == ("step_cap", 20)


@pytest.mark.parametrize(
    ("seat", "command", "code"),
    [
        (1, Defend(), "not-your-turn"),
        (0, UseSkill("kick", 1, "b"), "unknown-skill"),
        (0, UseSkill("palm", 2**70, "b"), "unknown-tier"),
        (0, UseSkill("palm", 1, "a"), "unknown-target"),
        (0, UseSkill("palm", 1, "stranger"), "unknown-target"),
        (0, UseSkill("slow", 1, "b"), "no-qi"),
    ],
)
def test_impossible_commands_are_refused(seat: int, command: object, code: str) -> None:
    skills = [skill("palm", **PALM), skill("slow", qi_cost=1000)]
    match = fight(scenario([character("a", ("palm", "slow"), agility=30), character("b")], skills))
    with pytest.raises(Rejected) as caught:
        match.submit(seat, command)
    assert caught.value.code == code


def test_a_skill_that_rests_is_refused() -> None:
    people = [character("a", agility=90), character("b", agility=1)]
    match = fight(scenario(people, [skill("palm", cooldown=3)]))
    match.submit(0, UseSkill("palm", 1, "b"))
    with pytest.raises(Rejected, match="ready in 2 turns"):
        match.submit(0, UseSkill("palm", 1, "b"))


def test_the_side_that_gives_up_loses() -> None:
    match = fight(scenario([character("a"), character("b")]))
    match.submit(1, WUXIA.notation.parse_command("resign"))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "resigned")
