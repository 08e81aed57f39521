"""Defending, effects of movement skills, and cooldowns given at the start."""

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
from turnwright.games.wuxia import CharacterState, EquippedSkill
from turnwright.games.wuxia.commands import Defend, UseSkill
from turnwright.games.wuxia.forecast.strike_odds import strike_odds
from turnwright.games.wuxia.skills import Dose
from turnwright.kernel.errors import ContentError
from turnwright.kernel.match import Match

HIT = [0.5, 0.5, 0.5, 0.9]


def guarded_fight(faces: list[float], **changes: Any) -> Match:
    """Ann acts first and defends; then Bob is to act."""
    ann = character("ann", agility=30, qi=10, defense=0)
    match = fight(
        scenario([ann, character("bob", defense=0)], [skill("palm", base_damage=30)], **changes), faces
    )
    match.submit(0, Defend())
    return match


def test_a_fighter_who_defends_takes_half_the_damage_until_its_next_turn() -> None:
    match = guarded_fight([*HIT, *HIT])
    # Bob has strength 20 and a base damage of 30.
    step = match.submit(1, UseSkill("palm", 1, "ann"))
    event = next(event for event in step.events if type(event).__name__ == "BattleEvent")
    assert (event.damage, event.parried) == (25, True)
    match.submit(0, UseSkill("palm", 1, "bob"))
    assert match.state.get("ann").effects == []
    match.done()


def test_a_guard_is_over_when_the_own_turn_begins() -> None:
    skills = [skill("palm", base_damage=30), skill("stance", base_damage=30, counter_chance=1.0)]
    ann = character("ann", agility=30, defense=0)
    match = fight(scenario([ann, character("bob", defense=0, guard="stance")], skills), [*HIT, 0.5, *HIT])
    match.submit(0, Defend())
    match.submit(1, Defend())
    step = match.submit(0, UseSkill("palm", 1, "bob"))
    struck, counter = (event for event in step.events if type(event).__name__ == "BattleEvent")
    assert (struck.damage, counter.counter, counter.damage, counter.parried) == (25, True, 50, False)
    match.done()


def test_the_odds_count_the_guard() -> None:
    match = guarded_fight([])
    ann, bob = match.state.get("ann"), match.state.get("bob")
    odds = strike_odds(bob, ann, bob.equipped[0].move)
    assert odds.damage == {25: 1.0}


def test_without_a_guard_defending_passes_the_turn() -> None:
    match = guarded_fight([*HIT], guard_percent=0)
    ann = match.state.get("ann")
    assert ann.effects == []
    step = match.submit(1, UseSkill("palm", 1, "ann"))
    event = next(event for event in step.events if type(event).__name__ == "BattleEvent")
    assert (event.damage, event.parried) == (50, False)


def test_the_simulator_passes_the_turn_unless_it_is_given_a_guard() -> None:
    for percent in (0, 50):
        a = fighter("a", "x", EquippedSkill("palm", 1, "attack", 5), agility=30)
        made, dice = simulator([a, fighter("b", "y")], skills_of(palm=PALM), [], guard_percent=percent)
        with dice:
            event = made.step()
        assert event is not None
        assert (event.skill_id, event.damage_bucket) == ("defend", "none")
        assert [effect.kind for effect in made.state.get("a").effects] == (["guard"] if percent else [])


def test_the_turn_sheet_says_what_defending_does() -> None:
    match = fight(scenario([character("ann", agility=30), character("bob")]))
    sheet = WUXIA.presenter.turn(match.state, 0, WUXIA.options(match.state, 0))
    defend = next(action for action in sheet.actions if action.id == "defend")
    assert defend.numbers == {"spared": 50.0}
    label = WUXIA.presenter.label(match.state, 0, Defend())
    assert (label.id, label.args) == ("choose-defend", {"percent": 50})


# Effects of movement skills.


def dodging(effects: list[Dose], faces: list[float], **numbers: float) -> Any:
    """A attacks B, whose movement skill has effects."""
    skills = skills_of(palm={"base_damage": 10}, steps={"effects": effects, **numbers})
    a = fighter("a", "x", EquippedSkill("palm"), agility=30)
    b = fighter("b", "y", EquippedSkill("steps", 1, "movement"), agility=20)
    made, dice = simulator([a, b], skills, faces)
    with dice:
        made.step()
    return made.state


def test_a_dodge_gives_the_effects_of_the_movement_skill() -> None:
    effects = [Dose("haste", 5, 2, own=True), Dose("stun", 0, 1)]
    state = dodging(effects, [0.2], miss_chance=0.25)
    assert [effect.kind for effect in state.get("b").effects] == ["haste"]
    assert [effect.kind for effect in state.get("a").effects] == ["stun"]


def test_a_partial_dodge_gives_them_too_and_a_hit_does_not() -> None:
    state = dodging([Dose("haste", 5, 2, own=True)], [0.5, 0.2, 0.5, 0.9], partial_miss_chance=0.25)
    assert [effect.kind for effect in state.get("b").effects] == ["haste"]
    assert dodging([Dose("haste", 5, 2, own=True)], HIT, miss_chance=0.25).get("b").effects == []


def test_an_effect_of_a_dodge_may_be_uncertain() -> None:
    state = dodging([Dose("stun", 0, 1, chance=0.5)], [0.2, 0.5], miss_chance=0.25)
    assert state.get("a").effects == []


EFFECT = {"effects": [{"kind": "haste", "amount": 3, "turns": 2, "on": "self"}]}


@pytest.mark.parametrize(
    ("slot", "numbers", "words"),
    [
        ("steps", {}, "equipped.movement: expected a skill without effects, or with a chance to dodge"),
        ("guard", {}, "equipped.defense: expected a skill without effects, or with a counter_chance"),
    ],
)
def test_effects_that_could_never_take_place_are_refused(
    slot: str, numbers: dict[str, Any], words: str
) -> None:
    own: dict[str, Any] = {slot: "other"}
    given = scenario([character("a", **own), character("b")], [skill("palm"), skill("other", **EFFECT)])
    with pytest.raises(ContentError) as caught:
        WUXIA.scenarios.load(given)
    assert words in str(caught.value)


def test_a_side_whose_attackers_may_be_stunned_by_a_dodge_has_not_won_yet() -> None:
    steps = skill("steps", miss_chance=0.3, effects=[{"kind": "bleed", "amount": 9, "turns": 2}])
    bob = character("bob", (), steps="steps")
    given = scenario([character("ann"), bob], [skill("palm", base_damage=30), steps], early_stop=True)
    assert Match(WUXIA, given).outcome is None
    harmless = scenario(
        [character("ann"), bob],
        [skill("palm", base_damage=30), skill("steps", miss_chance=0.3)],
        early_stop=True,
    )
    outcome = Match(WUXIA, harmless).outcome
    assert outcome is not None
    assert outcome.reason == "cannot_lose"


# Cooldowns in the constructor.


def test_a_fighter_can_be_made_with_cooldowns() -> None:
    made = CharacterState("a", equipped=[EquippedSkill("palm"), EquippedSkill("kick")], cooldowns={"palm": 2})
    assert made.cooldowns == {"palm": 2}
    assert made.clone().cooldowns == {"palm": 2}


def test_a_cooldown_of_a_skill_that_is_not_equipped_is_refused() -> None:
    with pytest.raises(KeyError, match="a has no skill 'kick'"):
        CharacterState("a", equipped=[EquippedSkill("palm")], cooldowns={"kick": 2})
