"""Previews of all options at once equal single previews, and change nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tactics.stage import BOW, PIKE, caster, creature, fight
from games.tactics.test_options import OGRE, melee
from games.tactics.ui.test_view import hide
from turnwright import Match
from turnwright.agents import agent
from turnwright.games.tactics import notation
from turnwright.games.tactics.commands import MeleeAttack, Move, ReadyAction, SpellCast
from turnwright.games.tactics.forecast.all_options import Previews, is_shared, leaps, preview_all
from turnwright.games.tactics.forecast.preview import preview
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.rules.magic import targeting
from turnwright.kernel.codec import encode

GAME = Tactics()
SPELLS = (
    *("acid_splash", "fireball", "web", "fog_cloud", "moonbeam", "lightning_bolt", "burning_hands", "fear"),
    *("thunderwave", "sleep", "shatter", "entangle", "misty_step", "magic_missile", "scorching_ray", "bless"),
    *("spiritual_weapon", "hold_person", "cure_wounds", "spirit_guardians", "invisibility", "ice_knife"),
)
MAGE = caster("mage", *({"id": name} for name in SPELLS), hp=60, items={"potion_of_healing": 1})
MAPS = (
    ".......#...b\n.A..~..#.~..\n...C...o..d.\n..2........e\n.22..##..f..\n......#.....",
    "A..b......d.\n.C..........\n....e...f...\n............",
    "########\n#A.bC..#\n#.ed.f.#\n#......#\n########",
)


def stand_off(map: int, seed: int, **scenario: Any) -> Match:
    """A caster of many spells and a guard against four, one broad, one with a counter to spells."""
    return fight(
        MAPS[map],
        A=MAGE,
        C=creature("guard", traits=["evasion"], attacks=[PIKE, BOW]),
        b=creature("wolf", resists=["fire"], traits=["pack_tactics"]),
        d=caster("foe", {"id": "counterspell"}, {"id": "shield"}, {"id": "fireball"}),
        e=creature("sneak", traits=["nimble_escape"], skills={"stealth": 9}, attacks=[BOW]),
        f=OGRE,
        seats=[agent(GAME, "random")] * 2,
        seed=seed,
        loaded=False,
        **scenario,
    ).match


def assert_the_same(match: Match, pick: Any, most: int = 12) -> None:
    """Some options together are what each is alone: of all kinds, above all those with targets."""
    (seat,) = GAME.to_act(match.state)
    options = GAME.options(match.state, seat)
    before, dice = encode(match.state), match.digest()
    together = preview_all(match.state, seat, options)
    assert len(together) == options.count()
    listed = len(options.listed()) if match.state.active() is not None else options.count()
    telling = [i for i in range(listed, len(together)) if together[i].outcomes or together[i].risks]
    chosen = [pick(range(listed)) for _ in range(most)]
    chosen += [pick(range(len(together))) for _ in range(most // 2)]
    chosen += [pick(telling) for _ in range(most)] if telling else []
    for index in chosen:
        command = options.command(index)
        alone = preview(match.state, seat, command)
        assert together[index].spelled() == alone, notation.write_command(command)
    assert (encode(match.state), match.digest()) == (before, dice)


def assert_the_same_all_along(match: Match, turns: int, share: float, random: Any) -> None:
    for _ in range(turns):
        if match.outcome is not None:
            return
        if random.random() < share:
            assert_the_same(match, random.choice)
        match.act()


@settings(max_examples=8, deadline=None)
@given(
    map=st.integers(0, 2),
    seed=st.integers(0, 10_000),
    rules=st.sampled_from(["5.2", "5.1"]),
    diagonals=st.sampled_from(["5-5-5", "5-10-5"]),
    ends=st.booleans(),
    random=st.randoms(use_true_random=False),
)
def test_all_previews_together_equal_single_previews(
    map: int, seed: int, rules: str, diagonals: str, ends: bool, random: Any
) -> None:
    match = stand_off(map, seed, rules=rules, diagonals=diagonals, end_after_action=ends)
    assert_the_same_all_along(match, 30, 0.3, random)


@pytest.mark.long
@settings(max_examples=8, deadline=None)
@given(
    name=st.sampled_from(GAME.scenarios.names()),
    seed=st.integers(0, 10_000),
    bot=st.sampled_from(["random", "heuristic"]),
    random=st.randoms(use_true_random=False),
)
def test_all_previews_equal_single_previews_in_shipped_encounters(
    name: str, seed: int, bot: str, random: Any
) -> None:
    match = Match(GAME, name, seed=seed, seats=[agent(GAME, bot)] * 2)
    assert_the_same_all_along(match, 40, 0.2, random)


@settings(max_examples=4, deadline=None)
@given(map=st.integers(0, 2), seed=st.integers(0, 10_000), random=st.randoms(use_true_random=False))
def test_all_previews_equal_single_previews_with_grappled_and_hidden_creatures(
    map: int, seed: int, random: Any
) -> None:
    match = melee(map, seed)
    match.policies = [agent(GAME, "random")] * 2
    assert_the_same_all_along(match, 30, 0.3, random)


def test_the_preview_of_the_last_move_of_a_turn_ends_with_the_turn() -> None:
    # In its own turn the guard flees from the mage, past the ogre: that is no risk of the ogre's walk.
    played = fight(
        "M.G.o...\n........",
        o=creature("ogre"),
        G=creature("guard"),
        M=caster("mage", {"id": "fear"}),
        end_after_action=True,
    )
    played.put("guard", "fear", "mage")
    played.who("ogre").used_action = True
    played.who("ogre").remaining_movement_ft = 5

    assert "risks" not in preview(played.state, played.who("ogre").seat, Move("ogre", "3, 1"))


def test_a_run_at_each_enemy_is_previewed_by_itself() -> None:
    trolls = [each for each in Match(GAME, "troll-swamp").state.participants if each.sheet.power("charge")]

    assert trolls
    assert not any(is_shared(troll.sheet.power("charge")) for troll in trolls)


def test_each_leap_is_previewed_with_its_own_cells() -> None:
    powers = [power for who in Match(GAME, "demon-gate").state.participants for power in who.sheet.powers]
    found = [power for power in powers if power.id == "leap"]

    assert found
    assert all(leaps(power.effects) for power in found)


# What an option promises


def of(played: Any, command: Any) -> Any:
    found = preview_all(played.state, 1).of(command)
    assert found is not None
    return found


def test_an_option_answers_with_numbers_before_it_is_spelled_out() -> None:
    played = fight("bA....c", A=creature("hero"), b=creature("wolf"), c=creature("boar"))
    found = of(played, MeleeAttack("hero", "boar", "club", move_required=True))

    assert (found.path, found.cost_ft, found.hit_chance) == ([2, 3, 4, 5], 20, 13 / 20)
    assert (found.reached(), found.reached(allies=True)) == (["boar"], [])
    assert [(risk.creature_id, risk.outcome.hit_chance) for risk in found.risks] == [("wolf", 13 / 20)]
    assert found.expected() > 0.0


def test_an_area_names_all_in_it_and_what_they_may_lose() -> None:
    mage = caster("mage", {"id": "fireball"})
    played = fight("M..........ab..C", M=mage, C=creature("pal"), a=creature("wolf"), b=creature("boar"))
    found = of(played, SpellCast("mage", "fireball", area_center="11, 0"))

    assert (found.reached(), found.reached(allies=True)) == (["boar", "wolf"], ["pal"])
    assert found.expected() == sum(outcome.expected for outcome in found.outcomes if not outcome.ally)
    assert found.area_cells() == list(range(7, 16))
    assert found.slot_level == 3


def test_a_command_that_is_no_option_has_no_place_there() -> None:
    played = fight("A.b", A=creature("hero"), b=creature("wolf"))

    assert preview_all(played.state, 1).of(Move("hero", "2, 0")) is None
    assert len(preview_all(played.state, 0)) == 0


def test_a_hidden_creature_is_in_no_preview_of_the_other_seat() -> None:
    mage = caster("mage", {"id": "fireball"})
    played = fight("M....a\n.....b", M=mage, a=creature("wolf"), b=creature("boar"))
    hide(played.state, "boar")
    shown = repr([found.spelled() for found in _all(preview_all(played.state, 1))])

    assert "wolf" in shown
    assert "boar" not in shown


def _all(previews: Previews) -> list[Any]:
    return [previews[index] for index in range(len(previews))]


def test_a_readied_attack_is_a_risk_of_every_walk_nearby() -> None:
    played = fight("b...A", b=creature("wolf"), A=creature("hero"))
    strike = '{"intent":"MELEE_ATTACK","actor":"wolf","target":"trigger","weapon":"club"}'
    played.do(ReadyAction("wolf", "enemy comes within reach", strike))
    played.end("wolf")

    assert [risk.reaction for risk in of(played, Move("hero", "1, 0")).risks] == ["readied_action"]
    assert of(played, Move("hero", "3, 0")).risks == []


def test_no_shipped_power_is_previewed_cell_by_cell() -> None:
    table = Match(GAME, "goblin-ambush").state.arena

    # What depends on hit points or active spells is checked for each target.
    aimed = [power for power in table.powers.values() if targeting.is_aimed(power)]
    assert [power.id for power in aimed if not is_shared(power)] == []
