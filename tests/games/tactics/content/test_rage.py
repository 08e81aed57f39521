"""Rage: what it gives, what extends it and what ends it. SRD: Rage, Persistent Rage."""

from typing import Any

import msgspec
import pytest

from games.tactics.stage import SILENT, creature, fight
from turnwright.games.tactics.commands import MeleeAttack, Move, Shove, SpellCast, UseItem
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.rules.core import damage, healing, saves
from turnwright.games.tactics.srd import DEX, FRIGHTENED, STR

ORC = creature("orc", hp=200, ac=10)


def barbarian(level: int, **plan: Any) -> dict[str, Any]:
    hero = build_hero("barbarian", level, id="bera", masteries=[], **plan)
    made: dict[str, Any] = msgspec.to_builtins(hero)
    return {**made, "scores": [16, 10, 14, 10, 10, 10], "traits": []}


def raging(stage: Any) -> bool:
    return any("rage" in name for name in stage.has("bera"))


def test_a_rage_ends_with_a_turn_that_does_not_extend_it() -> None:
    stage = fight("A..b", [], A=barbarian(1), b=ORC)
    stage.do(SpellCast("bera", "rage"))
    stage.end("bera", "orc")
    assert raging(stage)  # until the end of the next turn
    stage.end("bera")
    assert not raging(stage)


def test_an_attack_roll_extends_a_rage_even_if_it_misses() -> None:
    stage = fight("Ab", [2], A=barbarian(1), b=ORC)
    stage.do(SpellCast("bera", "rage"))
    stage.end("bera", "orc")
    stage.do(MeleeAttack("bera", "orc", "greataxe"), done=True)
    stage.end("bera")
    assert raging(stage)


def test_a_save_forced_on_an_enemy_extends_a_rage() -> None:
    stage = fight("Ab.", [20], A=barbarian(1), b=ORC)
    stage.do(SpellCast("bera", "rage"))
    stage.end("bera", "orc")
    stage.do(Shove("bera", "orc"), done=True)
    stage.end("bera")
    assert raging(stage)


@pytest.mark.parametrize("hurts", ["enemy", "ally"])
def test_a_save_that_a_breath_forces_on_an_enemy_extends_a_rage(hurts: str) -> None:
    # SRD: Rage: "force an enemy to make a saving throw". A friend's save extends nothing.
    rows = "Ab..." if hurts == "enemy" else "AB..b"
    others = ({"B": creature("bo", hp=99)} if hurts == "ally" else {}) | {"b": ORC}
    stage = fight(rows, [5, 20], A=barbarian(1, species="dragonborn"), **others)
    stage.do(SpellCast("bera", "rage"))
    stage.end("bera", *(["bo"] if hurts == "ally" else []), "orc")
    stage.do(SpellCast("bera", "breath_weapon_fire", area_center="1, 0"))
    stage.end("bera")
    assert raging(stage) is (hurts == "enemy")


def test_an_attack_on_the_turn_of_another_does_not_extend_a_rage() -> None:
    # SRD: Rage: "if your Rage is still active on your next turn, you can extend" it on that turn.
    stage = fight("Ab...", [2], A=barbarian(1), b=ORC)
    stage.do(SpellCast("bera", "rage"))
    stage.end("bera")
    stage.do(Move("orc", "4, 0"))
    stage.answer()  # the opportunity attack misses
    stage.end("orc")
    assert raging(stage)
    stage.end("bera")
    assert not raging(stage)


def test_a_bonus_action_extends_a_rage() -> None:
    stage = fight("A..b", [], A=barbarian(1), b=ORC)
    stage.do(SpellCast("bera", "rage"))
    assert stage.refused(SpellCast("bera", "extend_rage")).code == "no-bonus-action"
    stage.end("bera", "orc")
    stage.do(SpellCast("bera", "extend_rage"))
    stage.end("bera", "orc")
    assert raging(stage)
    stage.end("bera")
    assert not raging(stage)


@pytest.mark.parametrize("name", ["incapacitated", "stunned", "paralyzed", "unconscious"])
def test_a_rage_ends_with_incapacity(name: str) -> None:
    stage = fight("A..b", [], A=barbarian(5), b=ORC)
    stage.do(SpellCast("bera", "rage"))
    stage.put("bera", name)
    assert not raging(stage)


def test_healing_from_0_hit_points_does_not_bring_a_rage_back() -> None:
    stage = fight("A..b", [], A=barbarian(5), b=ORC)
    stage.do(SpellCast("bera", "rage"))
    who = stage.who("bera")
    damage.damage_one_type(stage.state, who, int(who.current_hp), 3, None, False, False, SILENT)
    assert who.current_hp == 0
    healing.heal(stage.state, who, 5, SILENT)
    assert not raging(stage)


def test_a_persistent_rage_needs_nothing_and_ends_only_with_unconsciousness() -> None:
    stage = fight("A..b", [], A=barbarian(15), b=ORC)
    stage.do(SpellCast("bera", "rage"))
    for _ in range(3):
        stage.end("bera", "orc")
    stage.put("bera", "stunned")
    assert raging(stage)
    stage.put("bera", "unconscious")
    assert not raging(stage)


def test_a_rage_gives_advantage_on_strength_checks() -> None:
    stage = fight("A..b", [], A=barbarian(1), b=ORC)
    assert not saves.has_check_advantage(stage.who("bera"), "athletics")
    stage.do(SpellCast("bera", "rage"))
    assert saves.has_check_advantage(stage.who("bera"), "athletics")
    assert not saves.has_check_advantage(stage.who("bera"), "acrobatics")


def test_a_rage_gives_advantage_on_strength_saves_and_stops_spells() -> None:
    stage = fight("A..b", [], A={**barbarian(1), "spells": ["fire_bolt"]}, b=ORC)
    assert saves.describe(stage.state, stage.who("bera"), STR, 10, False).advantage() == 0
    stage.do(SpellCast("bera", "rage"))
    who = stage.who("bera")
    assert saves.describe(stage.state, who, STR, 10, False).advantage() == 1
    assert saves.describe(stage.state, who, DEX, 10, False).advantage() == 0
    assert stage.refused(SpellCast("bera", "fire_bolt", 0, "orc")).code == "muted"


def test_there_is_no_rage_in_heavy_armor() -> None:
    stage = fight("A..b", [], A={**barbarian(1), "armour": "plate"}, b=ORC)
    assert stage.refused(SpellCast("bera", "rage")).code == "heavy-armor"


def test_superior_defense_ends_with_incapacity() -> None:
    monk = msgspec.to_builtins(build_hero("monk", 18, id="monk"))
    stage = fight("A..b", [], A={**monk, "scores": [10] * 6, "traits": []}, b=ORC)
    stage.do(SpellCast("monk", "superior_defense"))
    assert "superior_defense" in stage.has("monk")
    stage.put("monk", "stunned")
    assert "superior_defense" not in stage.has("monk")


@pytest.mark.parametrize(("rules", "after"), [("5.2", []), ("5.1", ["frightened"])])
def test_a_mindless_rage_ends_fear_and_in_5_1_suspends_it(rules: str, after: list[str]) -> None:
    # SRD: Mindless Rage.
    stage = fight("A..b", [], A=barbarian(6), b=ORC, rules=rules)
    stage.put("bera", "frightened", "orc")
    stage.do(SpellCast("bera", "rage"))
    assert not stage.who("bera").flags & FRIGHTENED
    assert stage.refused(SpellCast("bera", "rage")).code in ("already", "no-bonus-action")
    stage.end("bera", "orc")
    assert stage.refused(SpellCast("bera", "rage")).code == "already"
    stage.end("bera")
    assert [name for name in stage.has("bera") if name != "danger_sense"] == after


@pytest.mark.parametrize("item", ["wand_of_web", "scroll_of_magic_missile"])
def test_no_spell_is_cast_from_an_item_in_a_rage(item: str) -> None:
    # SRD: Rage: "you can't maintain Concentration, and you can't cast spells".
    stage = fight("A...b", [], A={**barbarian(1), "items": {item: 2}}, b=ORC)
    stage.do(SpellCast("bera", "rage"))
    assert stage.refused(UseItem("bera", item, "orc")).code == "muted"
