"""SRD: Armor [Strength, Stealth]; Weapon Properties [Two-Handed]. What a hero wears and holds, in play."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import caster, creature, fight
from turnwright import Policy
from turnwright.games.tactics.commands import Hide
from turnwright.games.tactics.content import sheets
from turnwright.games.tactics.content.check import OF_ONE_USE
from turnwright.games.tactics.content.power_schema import ConditionEntry
from turnwright.games.tactics.rules.core import position
from turnwright.kernel.errors import ContentError

ORC = creature("orc")


def knight(strength: int, armour: str) -> dict[str, Any]:
    return caster("hero", scores=[strength, 10, 10, 10, 10, 10], armour=armour, slots=[])


def test_the_proficiency_bonus_grows_at_levels_5_9_13_and_17() -> None:
    # SRD: Proficiency Bonus.
    levels = (1, 4, 5, 8, 9, 12, 13, 16, 17, 20)
    assert [sheets.proficiency_at(level) for level in levels] == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


def test_a_skill_with_expertise_has_twice_the_proficiency_bonus() -> None:
    # SRD: Expertise.
    rogue = caster("hero", skills=["stealth", "athletics"], expertise=["stealth"])
    sheet = fight("A.b", A=rogue, b=ORC).who("hero").sheet
    assert (sheet.skills["stealth"], sheet.skills["athletics"]) == (6, 3)


def test_armour_that_is_too_heavy_costs_10_feet_of_speed() -> None:
    for strength, armour, speed in ((12, "chain_mail", 20), (13, "chain_mail", 30), (8, "breastplate", 30)):
        stage = fight("A#b", A=knight(strength, armour), b=ORC)
        assert position.speed(stage.who("hero")) == speed


def test_armour_that_rattles_gives_disadvantage_on_stealth() -> None:
    loud = fight("A#b", [18, 5], A=knight(15, "chain_mail"), b=ORC, seats=(Policy(), Policy()))
    loud.do(Hide("hero"), done=True)
    assert loud.has("hero") == []
    quiet = fight("A#b", [18], A=knight(15, "breastplate"), b=ORC, seats=(Policy(), Policy()))
    quiet.do(Hide("hero"), done=True)
    assert quiet.has("hero") == ["hidden"]


def test_no_hand_is_left_for_a_shield_beside_a_weapon_for_two() -> None:
    both = {**knight(15, "breastplate"), "shield": True, "weapons": ["mace", "longbow"]}
    words = r"\$\.heroes\[\d\]\.weapons.*: expected one-handed weapons beside a shield, got 'longbow'"
    with pytest.raises(ContentError, match=words):
        fight("A#b", A=both, b=ORC)


def test_every_field_of_a_condition_has_one_place_in_its_rule() -> None:
    # What is not copied belongs to one use of the condition, or is folded into another field.
    apart = {
        "condition",
        "brings",
        "swallows",
        "away",
        "no_actions",
        "speeds",
        "per_level",
        "plus_modifier",
        *OF_ONE_USE,
    }
    copied = {field: (group, attribute) for field, _, group, attribute in sheets._RULE_FIELDS}
    assert {*copied} | apart == {*ConditionEntry.__struct_fields__}
    assert len({*copied.values()}) == len(copied)
    assert {group for group, _ in copied.values()} == {"", *sheets.GROUPS}
