"""Previews: the rules' own numbers, reasons and suggestions, without changing anything."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tactics.forecast.test_d20_odds import every_way
from games.tactics.stage import BOW, caster, creature, fight
from games.tactics.ui.test_view import hide
from turnwright import Match
from turnwright.agents import agent
from turnwright.games.tactics import notation
from turnwright.games.tactics.commands import (
    CantripCast,
    CombatStart,
    Dash,
    EndTurn,
    Escape,
    Grapple,
    Hide,
    MeleeAttack,
    Move,
    RangedAttack,
    ReadyAction,
    Shove,
    SpellCast,
    SpellShape,
)
from turnwright.games.tactics.forecast.all_options import preview_all
from turnwright.games.tactics.forecast.preview import preview, suggestion
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.rules.combat import actions
from turnwright.games.tactics.ui import labels
from turnwright.kernel.codec import encode
from turnwright.kernel.context import Context
from turnwright.kernel.errors import Rejected

GAME = Tactics()
FIRE: dict[str, Any] = {
    "id": "burst",
    "name": "Burst",
    "level": 3,
    "range": 150,
    "area": {"shape": "circle", "size": 20},
    "effects": [{"save": "DEX", "fail": [{"damage": "8d6 fire", "half": True, "per_level": "1d6"}]}],
}
BOLT: dict[str, Any] = {
    "id": "bolt",
    "name": "Bolt",
    "range": 120,
    "effects": [{"attack": "ranged", "hit": [{"damage": "1d10 fire", "by_tier": True}]}],
}
DARTS: dict[str, Any] = {
    "id": "darts",
    "name": "Darts",
    "level": 1,
    "range": 120,
    "shots": 3,
    "shots_per_level": 1,
    "effects": [{"damage": "1d4+1 force", "each": True}],
}
CURE: dict[str, Any] = {
    "id": "cure",
    "name": "Cure",
    "level": 1,
    "range": 5,
    "whom": "ally",
    "effects": [{"heal": "2d8", "per_level": "2d8", "plus_modifier": True}],
}


def test_an_attack_preview_names_the_smites_that_it_does_not_count() -> None:
    smites = [{"id": "divine_smite"}]
    paladin = caster("paladin", *smites, weapons=["longsword", "longbow"])
    played = fight("Ab", A=paladin, b=creature("wolf"))
    (melee,) = preview(played.state, 1, MeleeAttack("paladin", "wolf", "longsword"))["targets"]
    assert melee["afterHit"] == ["divine_smite"]
    assert (melee["damage"]["min"], melee["damage"]["max"]) == (1, 20)  # 1d10, or 2d10 of a critical hit
    (ranged,) = preview(played.state, 1, RangedAttack("paladin", "wolf", "longbow"))["targets"]
    assert "afterHit" not in ranged
    played.who("paladin").slots = [0, 0, 0]
    (spent,) = preview(played.state, 1, MeleeAttack("paladin", "wolf", "longsword"))["targets"]
    assert "afterHit" not in spent


def test_an_attack_preview_shows_chance_damage_and_modifiers() -> None:
    played = fight("Ab", A=creature("hero"), b=creature("wolf", hp=4))
    shown = preview(played.state, 1, MeleeAttack("hero", "wolf", "club"))

    assert shown["legal"]
    (wolf,) = shown["targets"]
    assert wolf["hitChance"] == pytest.approx(13 / 20)  # +4 against 12
    assert wolf["critChance"] == pytest.approx(1 / 20)
    assert wolf["damage"] == {"min": 3, "max": 10, "mean": pytest.approx(4.5)}
    # A plain hit of 2 or more on the die, or a critical one.
    assert wolf["dropChance"] == pytest.approx(12 / 20 * 3 / 4 + 1 / 20)
    assert (wolf["ac"], wolf["bonus"], wolf["edge"]) == (12, 4, 0)


def test_temporary_hit_points_are_counted_before_a_creature_drops() -> None:
    played = fight("Ab", A=creature("hero"), b=creature("wolf", hp=4))
    played.who("wolf").temp_hp = 7
    (wolf,) = preview(played.state, 1, MeleeAttack("hero", "wolf", "club"))["targets"]
    assert wolf["dropChance"] == 0.0  # 10 at most, of a critical hit
    played.who("wolf").temp_hp = 6
    (wolf,) = preview(played.state, 1, MeleeAttack("hero", "wolf", "club"))["targets"]
    assert wolf["dropChance"] == pytest.approx(1 / 20 / 16)


def test_a_preview_names_the_opportunity_attacks_of_its_walk() -> None:
    played = fight("bA....c", A=creature("hero"), b=creature("wolf"), c=creature("boar"))
    shown = preview(played.state, 1, MeleeAttack("hero", "boar", "club", move_required=True))

    assert shown["path"][-1] == [5, 0]
    assert shown["costFt"] == 20
    (risk,) = shown["risks"]
    assert (risk["creatureId"], risk["reaction"], risk["weapon"]) == ("wolf", "opportunity_attack", "club")
    assert risk["hitChance"] == pytest.approx(13 / 20)
    assert shown["targets"][0]["creatureId"] == "boar"


def test_a_move_shows_its_way_and_its_cost() -> None:
    played = fight("A~~...b", A=creature("hero"), b=creature("wolf"))
    shown = preview(played.state, 1, Move("hero", "3, 0"))

    assert (shown["path"], shown["costFt"]) == ([[1, 0], [2, 0], [3, 0]], 25)
    assert "risks" not in shown


def test_a_walk_costs_the_same_when_every_foe_hides() -> None:
    played = fight("A....b", A=creature("hero"), b=creature("wolf"))
    hide(played.state, "wolf")

    assert preview(played.state, 1, Move("hero", "2, 0"))["costFt"] == 10


def test_a_preview_of_an_area_lists_its_targets_and_their_saves() -> None:
    wizard = caster("mage", FIRE)
    evader = creature("rogue", traits=["evasion"])
    played = fight(
        "M" + "." * 14 + "abC",
        M=wizard,
        C=creature("friend"),
        a=creature("wolf", resists=["fire"]),
        b=evader,
        spells=[FIRE],
    )
    shown = preview(played.state, 1, SpellCast("mage", "burst", area_center="16, 0"))

    assert (shown["enemies"], shown["allies"]) == (["rogue", "wolf"], ["friend"])
    assert [15, 0] in shown["areaCells"]
    by_id = {target["creatureId"]: target for target in shown["targets"]}
    assert by_id["friend"]["dc"] == 14
    assert by_id["friend"]["saveChance"] == pytest.approx(7 / 20)
    # All of 8d6 without a save, half of it with one, rounded down.
    assert by_id["friend"]["damage"] == {"min": 8, "max": 48, "mean": pytest.approx(28.0)}
    assert by_id["friend"]["expected"] == pytest.approx(28 * 13 / 20 + 13.75 * 7 / 20, abs=0.05)
    assert by_id["wolf"]["damage"]["max"] == 24
    assert by_id["rogue"]["damage"]["max"] == 24  # evasion: half even without a save
    assert by_id["rogue"]["expected"] == pytest.approx(13.75 * 13 / 20, abs=0.05)


def test_a_slot_of_a_higher_level_is_counted() -> None:
    played = fight("M....a", M=caster("mage", DARTS), a=creature("wolf"), spells=[DARTS])

    plain = preview(played.state, 1, SpellCast("mage", "darts", 1, "wolf"))["targets"][0]
    higher = preview(played.state, 1, SpellCast("mage", "darts", 3, "wolf"))["targets"][0]
    assert (plain["shots"], plain["expected"]) == (3, pytest.approx(10.5))
    assert (higher["shots"], higher["expected"]) == (5, pytest.approx(17.5))
    assert plain["dropChance"] == 0.0
    assert higher["dropChance"] > 0.0


def test_a_cantrip_grows_with_its_caster() -> None:
    played = fight("M....a", M=caster("mage", BOLT), a=creature("wolf"), spells=[BOLT])
    bolt = preview(played.state, 1, CantripCast("mage", "bolt", "wolf"))["targets"][0]

    assert bolt["damage"] == {"min": 2, "max": 40, "mean": pytest.approx(11.0)}  # 2d10 at level 5
    assert bolt["hitChance"] == pytest.approx(15 / 20)  # +6 against 12


@pytest.mark.parametrize(
    ("traits", "expected"), [([], 4 * 13 / 20), (["sure_cantrips"], 4 * 13 / 20 + 2 * 7 / 20)]
)
def test_a_potent_cantrip_is_expected_to_do_half_when_the_save_succeeds(
    traits: list[str], expected: float
) -> None:
    zap = {
        "id": "zap",
        "name": "Zap",
        "range": 60,
        "effects": [{"save": "DEX", "fail": [{"damage": "4 fire"}]}],
    }
    mage = caster("mage", zap, traits=traits)
    played = fight("M...a", M=mage, a=creature("wolf"), spells=[zap])
    (wolf,) = preview(played.state, 1, CantripCast("mage", "zap", "wolf"))["targets"]
    assert wolf["expected"] == pytest.approx(expected)


@pytest.mark.parametrize(("traits", "missed"), [([], 0), (["sure_cantrips"], 2)])
def test_a_potent_cantrip_is_expected_to_do_half_when_the_attack_misses(
    traits: list[str], missed: int
) -> None:
    ray = {
        "id": "ray",
        "name": "Ray",
        "range": 60,
        "effects": [{"attack": "ranged", "hit": [{"damage": "4 fire"}]}],
    }
    played = fight("M...a", M=caster("mage", ray, traits=traits), a=creature("wolf"), spells=[ray])
    (wolf,) = preview(played.state, 1, CantripCast("mage", "ray", "wolf"))["targets"]
    assert wolf["expected"] == pytest.approx(4 * 15 / 20 + missed * 5 / 20)


def test_healing_shows_what_it_gives() -> None:
    played = fight("MC...a", M=caster("mage", CURE), C=creature("friend"), a=creature("wolf"), spells=[CURE])
    friend = preview(played.state, 1, SpellCast("mage", "cure", 2, "friend"))["targets"][0]

    assert friend["heal"] == {"min": 7, "max": 35, "mean": pytest.approx(21.0)}  # 4d8 + 3


def test_a_grapple_has_its_chance_in_both_rule_books() -> None:
    new = fight("Ab", A=creature("hero"), b=creature("wolf"))
    old = fight("Ab", A=creature("hero"), b=creature("wolf"), rules="5.1")

    # DC 10 against a plain save; a contest goes to the higher roll.
    assert preview(new.state, 1, Grapple("hero", "wolf"))["chance"] == pytest.approx(9 / 20)
    assert preview(old.state, 1, Grapple("hero", "wolf"))["chance"] == pytest.approx(190 / 400)


def test_hiding_in_5_1_has_the_chance_to_beat_the_passive_perception_of_the_others() -> None:
    for rules, chance in (("5.2", 6 / 20), ("5.1", 8 / 20)):
        played = fight("A#b", A=creature("hero"), b=creature("wolf", passive=12), rules=rules)
        assert preview(played.state, 1, Hide("hero"))["chance"] == pytest.approx(chance)


def test_a_web_is_left_by_athletics_alone() -> None:
    for held, chance in (("restrained", 10 / 20), ("grappled", 15 / 20)):
        played = fight("Ab", A=creature("hero", skills={"acrobatics": 5}), b=creature("wolf"))
        played.put("hero", held, "wolf")
        played.who("hero").conditions[0].dc = 11
        assert preview(played.state, 1, Escape("hero"))["chance"] == pytest.approx(chance)


def test_a_cone_is_shown_in_the_direction_of_the_compass() -> None:
    hands = {**FIRE, "id": "hands", "area": {"shape": "cone", "size": 15, "from_self": True}}
    played = fight("Ab.\n...", A=caster("mage", hands), b=creature("wolf"), spells=[hands])
    shown = [
        preview(played.state, 1, SpellCast("mage", "hands", direction=direction))
        for direction in ("E", "1, 0")
    ]
    assert shown[0] == shown[1]
    assert shown[0]["enemies"] == ["wolf"]


# Refusals


def test_a_refusal_has_its_reason_and_a_legal_way_out() -> None:
    played = fight("A....b", A=creature("hero"), b=creature("wolf"))
    shown = preview(played.state, 1, MeleeAttack("hero", "wolf", "club"))

    assert not shown["legal"]
    assert shown["refusal"]["code"] == "out-of-range"
    assert "25 ft" in shown["refusal"]["reason"]
    assert shown["suggestion"] == {
        "intent": "MELEE_ATTACK",
        "actor": "hero",
        "target": "wolf",
        "weapon": "club",
        "move_required": True,
    }


def test_a_creature_that_cannot_get_there_is_sent_as_near_as_possible() -> None:
    played = fight("A" + "." * 20 + "b", A=creature("hero"), b=creature("wolf"))
    shown = preview(played.state, 1, MeleeAttack("hero", "wolf", "club", move_required=True))

    assert shown["suggestion"] == {"intent": "MOVE", "actor": "hero", "to": "6, 0"}


def test_a_creature_with_a_bow_is_suggested_the_bow() -> None:
    both = creature("hero", attacks=[*creature("x")["attacks"], BOW])
    played = fight("A" + "." * 20 + "b", A=both, b=creature("wolf"))
    better = preview(played.state, 1, MeleeAttack("hero", "wolf", "club"))["suggestion"]

    assert (better["intent"], better["weapon"]) == ("RANGED_ATTACK", "bow")


def test_a_lower_slot_and_another_target_are_named() -> None:
    played = fight("M....a", M=caster("mage", DARTS, slots=(1, 0)), a=creature("wolf"), spells=[DARTS])

    lower = preview(played.state, 1, SpellCast("mage", "darts", 2, "wolf"))
    assert (lower["refusal"]["code"], lower["suggestion"]["slot_level"]) == ("no-slot", 1)
    other = preview(played.state, 1, SpellCast("mage", "darts", 1, "stranger"))
    assert other["refusal"]["code"] == "unknown-target"
    assert other["suggestion"]["target"] == "wolf"


def test_in_peace_the_master_may_begin_and_out_of_turn_nothing_is_suggested() -> None:
    match = Match(GAME, "goblin-ambush")
    assert preview(match.state, 0, EndTurn("boss"))["suggestion"] == {"intent": "COMBAT_START"}
    assert preview(match.state, 0, CombatStart()) == {"legal": True, "intent": "COMBAT_START"}

    played = fight("A.b", A=creature("hero"), b=creature("wolf"))
    shown = preview(played.state, 0, Dash("wolf"))
    assert shown["refusal"]["code"] == "not-your-turn"
    assert "suggestion" not in shown


def test_every_suggestion_is_legal() -> None:
    played = fight("A...#b", A=creature("hero"), b=creature("wolf"))
    refused = Rejected("no-line", "", "target")
    wished = RangedAttack("hero", "wolf")

    better = suggestion(played.state, 1, wished, refused)
    assert better == Move("hero", "3, 0")
    played.do(better)


# Nothing changes


@pytest.mark.long
@settings(max_examples=25, deadline=None)
@given(
    name=st.sampled_from(GAME.scenarios.names()),
    seed=st.integers(0, 50),
    steps=st.integers(0, 25),
    data=st.data(),
)
def test_a_preview_changes_nothing_and_draws_no_die(name: str, seed: int, steps: int, data: Any) -> None:
    match = Match(GAME, name, seed=seed, seats=[agent(GAME, "random")] * 2)
    for _ in range(steps):
        match.act()
    seats = GAME.to_act(match.state)
    if not seats:
        return
    options = GAME.options(match.state, seats[0])
    before, dice = encode(match.state), match.digest()
    for _ in range(5):
        command = options.command(data.draw(st.integers(0, options.count() - 1)))
        shown = preview(match.state, seats[0], command)
        assert shown["legal"], (notation.write_command(command), shown)
        assert preview(match.state, seats[0], command) == shown
        assert labels.label(match.state, seats[0], command).id
        preview(match.state, 1 - seats[0], command)
    assert (encode(match.state), match.digest()) == (before, dice)


# Against the rules themselves, every face thrown


def taken_by(state: Any, target: str, command: Any) -> tuple[float, float]:
    """The damage to expect of a command and the chance that it drops the target, by all ways it can go."""
    expected = dropped = 0.0
    before = state.get(target).current_hp

    def carry_out(ctx: Context) -> Any:
        draft = state.clone()
        actions.carry_out(draft, 1, command, ctx)
        return draft

    for draft, chance in every_way(carry_out):
        who = draft.get(target)
        expected += chance * who.taken
        dropped += chance * (who.current_hp == 0)
    assert before > 0
    return expected, dropped


SPARK: dict[str, Any] = {
    "id": "spark",
    "name": "Spark",
    "level": 1,
    "range": 60,
    "effects": [{"save": "DEX", "fail": [{"damage": "2d4 fire", "half": True}, {"damage": "1d4 cold"}]}],
}
RAY: dict[str, Any] = {
    "id": "ray",
    "name": "Ray",
    "level": 1,
    "range": 60,
    "effects": [{"attack": "ranged", "hit": [{"damage": "1d6+1 fire"}], "miss": [{"damage": "3 fire"}]}],
}
STORM: dict[str, Any] = {
    "id": "storm",
    "name": "Storm",
    "level": 1,
    "range": 60,
    "effects": [
        {
            "save": "DEX",
            "fail": [{"damage": "1d6 fire", "half": True}, {"damage": "1d4+2 cold", "half": True}],
        }
    ],
}
FLAME: dict[str, Any] = {**creature("x")["attacks"][0], "id": "brand", "name": "Brand"}
FLAME["hit"] = [{"damage": "1d4+2 bludgeoning"}, {"damage": "1d4 fire"}, {"damage": "1d4 fire"}]
FOES: dict[str, dict[str, Any]] = {
    "plain": {},
    "resists": {"resists": ["fire", "cold"]},
    "vulnerable": {"vulnerable": ["fire"]},
    "immune": {"immune": ["fire"]},
    "evades": {"traits": ["evasion"]},
}


@pytest.mark.long
@pytest.mark.parametrize("foe", FOES)
@pytest.mark.parametrize("command", ["club", "brand", "spark", "storm", "ray"])
def test_the_forecast_equals_an_enumeration_of_all_dice(foe: str, command: str) -> None:
    mage = caster("mage", SPARK, STORM, RAY)
    hero = creature("hero", attacks=[*creature("x")["attacks"], FLAME])
    wolf = creature("wolf", hp=7, **FOES[foe])
    magic = command in ("spark", "storm", "ray")
    played = fight("Ab", A=mage if magic else hero, b=wolf, spells=[SPARK, STORM, RAY])
    wish: Any = SpellCast("mage", command, 1, "wolf") if magic else MeleeAttack("hero", "wolf", command)
    shown = preview(played.state, 1, wish)["targets"][0]
    expected, dropped = taken_by(played.state, "wolf", wish)

    assert shown.get("expected", 0.0) == pytest.approx(expected)
    assert shown.get("dropChance", 0.0) == pytest.approx(dropped)


def test_cover_counts_against_a_burst_too() -> None:
    rows = "M" + "." * 6 + "o" + "a"
    played = fight(rows, M=caster("mage", FIRE), a=creature("wolf"), spells=[FIRE])
    near, far = (
        preview(played.state, 1, SpellCast("mage", "burst", area_center=center))["targets"][0]["saveChance"]
        for center in ("8, 0", "5, 0")
    )

    assert near == pytest.approx(7 / 20)  # from the cell itself
    assert far == pytest.approx(9 / 20)  # half cover between


@pytest.mark.parametrize(("center", "chance"), [("7.5, 1.5", 9 / 20), ("8, 2", 7 / 20)])
def test_cover_against_a_burst_counts_from_its_corner(center: str, chance: float) -> None:
    rows = "M.........\n..........\n.........o\n.........a"
    played = fight(rows, M=caster("mage", FIRE), a=creature("wolf"), spells=[FIRE])
    shown = preview(played.state, 1, SpellCast("mage", "burst", area_center=center))
    assert shown["targets"][0]["saveChance"] == pytest.approx(chance)


def test_a_hidden_creature_is_no_part_of_a_preview() -> None:
    played = fight("M....ab", M=caster("mage", FIRE), a=creature("wolf"), b=creature("boar"), spells=[FIRE])
    burst = SpellCast("mage", "burst", area_center="5, 0")
    assert preview(played.state, 1, burst)["enemies"] == ["boar", "wolf"]
    hide(played.state, "boar")

    shown = preview(played.state, 1, burst)
    assert shown["enemies"] == ["wolf"]
    assert [target["creatureId"] for target in shown["targets"]] == ["wolf"]


# What is suggested instead


def instead(played: Any, command: Any, seat: int = 1) -> Any:
    """The suggestion for a refused command, which must be legal."""
    shown = preview(played.state, seat, command)
    assert not shown["legal"]
    assert preview(played.state, seat, GAME.notation.command_from_data(shown["suggestion"]))["legal"]
    return GAME.notation.command_from_data(shown["suggestion"])


@pytest.mark.parametrize(
    "command",
    [
        MeleeAttack("hero", "wolf", move_required=True),
        RangedAttack("hero", "wolf"),
        Grapple("hero", "wolf"),
        Shove("hero", "wolf"),
        SpellCast("hero", "bolt", target="wolf"),
        SpellCast("hero", "bolt", targets=("wolf",)),
        SpellCast("hero", "burst", target="wolf"),
    ],
)
def test_no_suggestion_reveals_a_hidden_creature(command: Any) -> None:
    found = []
    for rows in ("A.....b...", "A.......b."):
        played = fight(rows, A=caster("hero", BOLT, FIRE), b=creature("wolf"), spells=[BOLT, FIRE])
        hide(played.state, "wolf")
        assert preview(played.state, 1, command)["refusal"]["code"] in ("unseen", "unknown-weapon")
        found.append(instead(played, command))

    assert found[0] == found[1]
    assert not isinstance(found[0], Move)


def test_a_walk_has_the_same_cost_alone_and_among_all_previews_if_the_only_foe_hides() -> None:
    played = fight("A..~..b", A=creature("hero"), b=creature("wolf"))
    hide(played.state, "wolf")
    options = GAME.options(played.state, 1)
    moves = [each for each in map(options.command, range(len(options))) if isinstance(each, Move)]
    all_of_them = preview_all(played.state, 1)

    assert len(moves) > 3
    for move in moves:
        assert preview(played.state, 1, move)["costFt"] == all_of_them.of(move).cost_ft


def test_suggested_for_a_grapple_out_of_reach_is_a_target_in_reach_or_the_walk() -> None:
    played = fight("bA....c", A=creature("hero"), b=creature("wolf"), c=creature("boar"))
    assert instead(played, Shove("hero", "boar", "PRONE")) == Shove("hero", "wolf", "PRONE")
    alone = fight("A....c", A=creature("hero"), c=creature("boar"))
    assert instead(alone, Grapple("hero", "boar")) == Move("hero", "4, 0")


def test_suggested_for_a_spell_are_targets_and_cells_that_it_reaches() -> None:
    short = {**FIRE, "range": 20}
    wizard = caster("mage", short, CURE, DARTS)
    played = fight(
        "MC......b", M=wizard, C=creature("friend"), b=creature("wolf"), spells=[short, CURE, DARTS]
    )

    assert instead(played, SpellCast("mage", "burst", 3, area_center="8, 0")) == SpellCast(
        "mage", "burst", 3, area_center="4, 0"
    )
    assert instead(played, SpellCast("mage", "burst", target="wolf")).area_center == "4, 0"
    assert instead(played, SpellCast("mage", "cure", target="wolf")).target in ("mage", "friend")
    fewer = instead(played, SpellCast("mage", "darts", targets=("wolf",) * 5))
    assert fewer.targets == ("wolf",) * 3
    shaped = instead(played, SpellShape("mage", "burst", "3, 0", "cone"))
    assert (shaped.area_center, shaped.shape) == ("3, 0", "circle")


def test_suggested_for_an_unavailable_slot_is_a_legal_one_regardless_of_other_fields() -> None:
    played = fight("M.b", M=caster("mage", DARTS), b=creature("wolf"), spells=[DARTS])
    better = instead(played, SpellCast("mage", "darts", 9, "wolf", direction="N"))

    assert (better.target, better.direction) == ("wolf", "")


def test_suggested_for_an_impossible_trigger_is_a_possible_one() -> None:
    played = fight("A..b", A=creature("hero"), b=creature("wolf"))
    action = '{"intent": "DODGE", "actor": "hero"}'
    better = instead(played, ReadyAction("hero", "the moon rises", action))

    assert better == ReadyAction("hero", "enemy comes within reach", action)


def test_a_direction_that_a_spell_has_no_use_for_is_refused() -> None:
    played = fight("M.b", M=caster("mage", DARTS), b=creature("wolf"), spells=[DARTS])
    command = SpellCast("mage", "darts", target="wolf", direction="N")
    refusal = preview(played.state, 1, command)["refusal"]

    assert (refusal["code"], refusal["field"]) == ("malformed", "direction")
    assert played.refused(command).reason == refusal["reason"] == "darts has no direction"
