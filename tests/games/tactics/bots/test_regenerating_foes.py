"""Bots against foes that rise again, and Silence against creatures without spells."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import CLUB, SILENT, caster, creature, fight
from turnwright import Match
from turnwright.agents import agent
from turnwright.games.tactics.bots import values
from turnwright.games.tactics.bots.heuristic import decide
from turnwright.games.tactics.commands import CantripCast, CombatStart, MeleeAttack
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.rules.core.damage import damage_one_type
from turnwright.games.tactics.srd import DAMAGE_TYPES

GAME = Tactics()
TROLL = creature("troll", hp=60, regenerates=15, regeneration_stops=["acid", "fire"], traits=["deathless"])
MACE = {**CLUB, "id": "mace", "hit": [{"damage": "2d6+2 bludgeoning"}]}
TORCH = {**CLUB, "id": "torch", "hit": [{"damage": "1d4 fire"}]}
COLD, FIRE = DAMAGE_TYPES.index("cold"), DAMAGE_TYPES.index("fire")


def down(stage: Any, *kinds: int) -> None:
    """The troll has fallen by wounds of these kinds."""
    for kind in kinds:
        damage_one_type(stage.state, stage.who("troll"), 60, kind, None, False, False, SILENT)


def test_a_fallen_regenerating_creature_is_burnt() -> None:
    mage = caster("mage", {"id": "ray_of_frost"}, {"id": "fire_bolt"})
    stage = fight("A..b", [], A=mage, b=TROLL)
    down(stage, COLD)
    assert decide(stage.state, stage.state.arena, 1).command == CantripCast("mage", "fire_bolt", "troll")


def test_a_burnt_fallen_creature_is_left_to_die() -> None:
    stage = fight("A..b", [], A=caster("mage", {"id": "fire_bolt"}), b=TROLL)
    down(stage, COLD, FIRE)
    assert not isinstance(decide(stage.state, stage.state.arena, 1).command, CantripCast)


def test_fire_is_used_when_a_regenerating_creature_is_about_to_fall() -> None:
    hero = creature("hero", attacks=[MACE, TORCH])
    stage = fight("Ab", [], A=hero, b=TROLL)
    assert decide(stage.state, stage.state.arena, 1).command == MeleeAttack("hero", "troll", "mace")
    stage.who("troll").current_hp = 3
    assert decide(stage.state, stage.state.arena, 1).command == MeleeAttack("hero", "troll", "torch")


def test_damage_without_fire_has_no_value_against_a_fallen_troll() -> None:
    stage = fight("Ab", [], A=creature("hero", attacks=[MACE]), b=TROLL)
    down(stage, COLD)
    assert not isinstance(decide(stage.state, stage.state.arena, 1).command, MeleeAttack)


def outcome(party: list[Any], foes: list[str], seed: int) -> list[str]:
    """Who is alive at the end of a fight of bots."""
    scenario = {
        "name": "Swamp",
        "map": {"rows": ["." * 16] * 9},
        "party": [
            {"id": f"hero_{at}", "base": who["id"], "at": [2, 1 + 2 * at]} for at, who in enumerate(party)
        ],
        "foes": [{"id": f"foe_{at}", "base": base, "at": [10, 1 + 4 * at]} for at, base in enumerate(foes)],
        "heroes": party,
    }
    match = Match(GAME, scenario, seed=seed, seats=[agent(GAME, "heuristic"), agent(GAME, "heuristic")])
    match.submit(0, CombatStart())
    while match.state.reason == "":
        match.act()
    return [who.creature_id for who in match.state.participants if who.stands()]


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_paladin_keeps_its_fire_breath_for_the_killing_blow(seed: int) -> None:
    paladin = {"class": "paladin", "level": 9, "species": "dragonborn", "id": "ash"}
    paladin["choices"] = {"ancestry": ["red"]}
    assert outcome([paladin], ["troll"], seed) == ["hero_0"]


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_four_heroes_with_fire_overcome_a_troll_and_an_ape(seed: int) -> None:
    party = [{"class": name, "level": 9, "id": name} for name in ("fighter", "ranger", "druid", "sorcerer")]
    left = outcome(party, ["troll", "giant_ape"], seed)
    assert left
    assert all(name.startswith("hero") for name in left)


def test_silence_has_no_value_against_creatures_without_spells() -> None:
    ranger = caster("ranger", {"id": "silence"})
    wizard = creature("wizard", spells=[{"id": "magic_missile"}], spell_ability="INT")
    stage = fight("A.bc", [], A=ranger, b=TROLL, c=wizard)
    silence = stage.who("ranger").sheet.power("silence")
    assert silence is not None
    assert values.value_against(stage.state, stage.who("ranger"), silence, stage.who("troll")) == 0.0
    assert values.value_against(stage.state, stage.who("ranger"), silence, stage.who("wizard")) > 0.0
