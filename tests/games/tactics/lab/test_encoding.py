"""How a fight looks to a learner: what it sees, and which options are its actions."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tactics.stage import BOW, CLUB, LEGEND, Staged, caster, creature, fight
from turnwright import Match, Rejected
from turnwright.agents import agent
from turnwright.games.tactics import commands as c
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.lab.encoding import STEPS, TacticsEncoding

GAME = Tactics()
ANYHOW = agent(GAME, "random")
BURST = {
    "id": "burst",
    "name": "Burst",
    "level": 1,
    "range": 60,
    "area": {"shape": "circle", "size": 10},
    "effects": [{"save": "DEX", "fail": [{"damage": "2d6 fire"}]}],
}


def encoding_of(match: Match) -> TacticsEncoding:
    encoding = GAME.lab.encoding(match.scenario)
    assert isinstance(encoding, TacticsEncoding)
    return encoding


def seen(match: Match, seat: int = 1) -> dict[str, float]:
    """What a seat observes, by name."""
    encoding = encoding_of(match)
    return dict(zip(encoding.observation_names, encoding.observe(match.state, seat), strict=True))


def legal(match: Match, seat: int = 1) -> list[str]:
    """The names of the actions that a seat may take."""
    encoding = encoding_of(match)
    mask = encoding.mask(match.state, seat)
    return [name for name, bit in zip(encoding.action_names, mask, strict=True) if bit]


def meant(match: Match, name: str, seat: int = 1) -> Any:
    """The command that an action means."""
    encoding = encoding_of(match)
    return encoding.command(match.state, seat, encoding.action_names.index(name))


def somewhere(name: str, seed: int, turns: int) -> Match:
    """A position that any choices may lead to."""
    match = Match(GAME, name, seed=seed, seats=[ANYHOW, ANYHOW], heard=False)
    for _ in range(turns):
        if match.act() is None:
            break
    return match


POSITIONS = st.builds(
    somewhere, st.sampled_from(GAME.scenarios.names()), st.integers(0, 1000), st.integers(0, 30)
)


@pytest.mark.long
@settings(max_examples=25, deadline=None)
@given(POSITIONS)
def test_every_action_is_an_option_and_the_mask_is_exactly_those_that_are(match: Match) -> None:
    encoding = encoding_of(match)
    for seat in (0, 1):
        options = GAME.options(match.state, seat)
        mask = encoding.mask(match.state, seat)
        for action, bit in enumerate(mask):
            assert bit == (_index(encoding, match, seat, action, options) >= 0), encoding.action_names[action]


def _index(encoding: TacticsEncoding, match: Match, seat: int, action: int, options: Any) -> int:
    try:
        command = encoding.command(match.state, seat, action)
    except Rejected:
        return -1
    # What only means the same as an option is the action of that option, if it has one.
    at = int(options.index(command))
    return at if at >= 0 and options.command(at) == command else -1


@settings(max_examples=25, deadline=None)
@given(POSITIONS)
def test_only_the_acting_creature_has_an_action(match: Match) -> None:
    encoding = encoding_of(match)
    acting = list(GAME.to_act(match.state))
    for seat in (0, 1):
        assert (sum(encoding.mask(match.state, seat)) > 0) == (seat in acting)


@pytest.mark.long
@settings(max_examples=25, deadline=None)
@given(POSITIONS)
def test_an_action_is_found_again_by_its_command(match: Match) -> None:
    encoding = encoding_of(match)
    for seat in GAME.to_act(match.state):
        actions = [action for action, bit in enumerate(encoding.mask(match.state, seat)) if bit]
        for action in actions[:: max(1, len(actions) // 5)]:
            command = encoding.command(match.state, seat, action)
            assert encoding.action(match.state, seat, command) == action


@settings(max_examples=25, deadline=None)
@given(POSITIONS)
def test_an_observation_is_as_long_as_it_says_and_in_its_bounds(match: Match) -> None:
    encoding = encoding_of(match)
    for seat in (0, 1):
        observed = encoding.observe(match.state, seat)
        assert len(observed) == encoding.size
        assert all(0.0 <= number <= 1.0 for number in observed)


@pytest.mark.parametrize("name", GAME.scenarios.names())
def test_names_of_observations_and_actions_are_unique(name: str) -> None:
    encoding = encoding_of(Match(GAME, name))
    for names in (encoding.observation_names, encoding.action_names):
        assert len(set(names)) == len(names)


def test_learners_can_play_a_fight_to_its_end() -> None:
    match = Match(GAME, "wolves-at-the-camp", seed=2)
    encoding = encoding_of(match)
    turns = 0
    while match.outcome is None:
        (seat,) = GAME.to_act(match.state)
        mask = encoding.mask(match.state, seat)
        legal = [action for action, bit in enumerate(mask) if bit]
        step = match.submit(seat, encoding.command(match.state, seat, legal[turns * 7919 % len(legal)]))
        while step.asks:
            ask = step.asks[0]
            step = match.answer(ask.seat, ask.id, ask.default)
        turns += 1
    assert turns > 20


# What is seen


def test_each_side_observes_itself_first_and_missing_creatures_as_0() -> None:
    played = fight("A..b ...c", A=creature("hero"), b=creature("bear", ac=15), c=creature("wolf"))
    played.who("bear").current_hp = 5
    ours, theirs = seen(played.match, 1), seen(played.match, 0)

    assert (ours["own 1 acting"], ours["other 1 acting"], theirs["other 1 acting"]) == (1.0, 0.0, 1.0)
    assert (ours["own 1 mine"], ours["other 1 mine"], theirs["own 1 mine"]) == (1.0, 0.0, 1.0)
    assert (ours["other 1 hp"], ours["other 1 armour class"]) == (0.25, 0.5)
    assert (ours["other 1 x"], ours["other 2 y"]) == (0.75, 0.5)
    assert [name for name, number in ours.items() if name.startswith("own 2") and number] == []


def test_conditions_are_seen() -> None:
    played = fight("Ab", A=creature("hero"), b=creature("bear"))
    played.put("bear", "prone")
    assert (seen(played.match)["other 1 prone"], seen(played.match)["own 1 prone"]) == (1.0, 0.0)


def test_where_a_creature_hides_is_not_seen_by_the_other_side() -> None:
    played = fight("A#b", A=creature("hero"), b=creature("bear"))
    played.put("bear", "hidden")
    ours, theirs = seen(played.match, 1), seen(played.match, 0)

    assert (ours["other 1 alive"], ours["other 1 there"], ours["other 1 x"]) == (1.0, 0.0, 0.0)
    assert (ours["other 1 hidden"], theirs["own 1 hidden"]) == (0.0, 1.0)
    assert theirs["own 1 x"] > 0


# What can be done


def test_before_the_fight_the_master_begins() -> None:
    match = Match(GAME, "crypt")
    assert (legal(match, 0), legal(match, 1)) == (["begin"], [])
    assert meant(match, "begin", 0) == c.CombatStart()


def both_ways() -> Staged:
    hero = creature("hero", attacks=[CLUB, BOW])
    return fight("A...b" + "." * 20 + "c", A=hero, b=creature("bear"), c=creature("wolf"))


def test_a_melee_action_walks_if_needed_and_a_ranged_one_stays_if_possible() -> None:
    match = both_ways().match
    names = legal(match)

    assert meant(match, "strike other 1 with 1") == c.MeleeAttack("hero", "bear", "club", True)
    assert meant(match, "shoot other 2 with 2") == c.RangedAttack("hero", "wolf", "bow")
    assert {"strike other 1 with 1", "shoot other 1 with 2", "shoot other 2 with 2"} <= set(names)
    assert "strike other 2 with 1" not in names


def test_walks_are_named_by_how_far_they_lead() -> None:
    match = both_ways().match
    walks = [name for name in legal(match) if name.startswith("walk")]

    assert walks == [f"walk +{cells} +0" for cells in (1, 2, 3)]
    assert meant(match, "walk +2 +0") == c.Move("hero", "2, 0")
    assert STEPS == 6


def test_an_area_is_aimed_at_a_creature() -> None:
    played = fight("A...b", A=caster("mage", BURST), b=creature("bear"), spells=[BURST])
    assert meant(played.match, "power 1 on other 1") == c.SpellCast("mage", "burst", area_center="4, 0")
    assert {"power 1 on own 1", "power 1 on other 1"} <= set(legal(played.match))


@pytest.mark.parametrize("action", [-1, 0, 100_000])
def test_an_action_without_a_command_is_refused(action: int) -> None:
    match = both_ways().match
    with pytest.raises(Rejected, match=f"action {action} means nothing here"):
        encoding_of(match).command(match.state, 1, action)


def test_an_action_of_another_seat_is_refused() -> None:
    match = both_ways().match
    with pytest.raises(Rejected, match="action 1 means nothing here"):
        encoding_of(match).command(match.state, 0, 1)


# What is left out, and what is not


def test_slots_above_the_lowest_are_actions_of_their_own() -> None:
    played = fight("A...b", A=caster("mage", BURST, slots=[2, 1]), b=creature("bear"), spells=[BURST])
    names = [name for name in legal(played.match) if name.endswith("on other 1") and "power 1" in name]
    assert names == ["power 1 on other 1", "power 1 raised by 1 on other 1"]
    raised = c.SpellCast("mage", "burst", 2, area_center="4, 0")
    assert meant(played.match, "power 1 raised by 1 on other 1") == raised
    # With the low slots gone the lowest is the higher one.
    played.who("mage").slots = [0, 1]
    assert "power 1 raised by 1 on other 1" not in legal(played.match)


def test_a_power_for_several_is_used_on_those_it_is_worth_most_on() -> None:
    friends = {letter: creature(f"friend{letter.lower()}") for letter in "BCD"}
    bless = {"id": "bless"}
    played = fight("ABCD..e", A=caster("mage", bless, slots=[1]), e=creature("bear"), **friends)
    assert "power 1" in legal(played.match)
    command = meant(played.match, "power 1")
    assert len(command.targets) == 3
    assert encoding_of(played.match).action(played.state, 1, command) >= 0


def test_waiting_is_an_action() -> None:
    match = both_ways().match
    assert {"wait to strike with 1", "wait to shoot with 2"} <= set(legal(match))
    assert "wait to shoot with 1" not in legal(match)
    assert meant(match, "wait to shoot with 2").trigger == "enemy moves"


def test_doors_are_numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEGEND, "+", "door")
    played = fight("A+.b+", A=creature("hero"), b=creature("bear"))
    assert [name for name in legal(played.match) if name.startswith("door")] == ["door 1"]
    assert meant(played.match, "door 1") == c.InteractObject("hero", "door_1_0")


COSTLIER = (c.Dash, c.Disengage, c.Hide)


@settings(max_examples=15, deadline=None)
@given(POSITIONS)
def test_options_missing_from_the_encoding_are_documented(match: Match) -> None:
    encoding = encoding_of(match)
    for seat in GAME.to_act(match.state):
        options = GAME.options(match.state, seat)
        found = {encoding.action(match.state, seat, one): one for one in options.listed()}
        found.pop(-1, None)
        for option in options.listed():
            if option not in found.values():
                assert _is_left_out(option), option


def _is_left_out(option: Any) -> bool:
    if isinstance(option, COSTLIER):
        return option.using == "ACTION"
    if isinstance(option, (c.Jump, c.Ascend, c.Descend)):
        return True
    return isinstance(option, c.Help) or (isinstance(option, c.RangedAttack) and option.move_required)
