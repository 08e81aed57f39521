"""What helps a saving throw also helps Death Saving Throws and Concentration."""

import pytest

from games.tactics.stage import Staged, built, caster, creature, fight
from turnwright.games.tactics.commands import MeleeAttack, SpellCast
from turnwright.games.tactics.events import ConcentrationChecked
from turnwright.games.tactics.rules.core import protection

ORC = creature("orc", hp=60, ac=10)


def down(stage: Staged, name: str) -> None:
    """Let a creature be at 0 hit points."""
    stage.who(name).current_hp = 0
    stage.put(name, "unconscious")


def test_an_aura_of_protection_helps_death_saves() -> None:
    # SRD: Aura of Protection. A 9 and the Charisma modifier of 1 or more are 10.
    friend = creature("friend", traits=["death_saves"])
    stage = fight("bAC", [9], b=ORC, A=built("paladin", 6), C=friend)
    down(stage, "friend")
    stage.end("orc", "paladin")
    stage.done()
    assert stage.who("friend").death_successes == 1


def test_an_aura_of_protection_is_inactive_while_the_paladin_is_incapacitated() -> None:
    # SRD: Aura of Protection.
    stage = fight("AC.b", [], A=built("paladin", 6), C=creature("friend"), b=ORC)
    assert protection.save_bonus(stage.state, stage.who("friend")) > 0
    stage.put("paladin", "stunned")
    assert protection.save_bonus(stage.state, stage.who("friend")) == 0


def test_a_ring_of_protection_helps_death_saves() -> None:
    hero = caster("ringed", worn=["ring_of_protection"])
    stage = fight("bCA", [9], b=ORC, C=creature("friend"), A=hero)
    down(stage, "ringed")
    stage.end("orc", "friend")
    stage.done()
    assert stage.who("ringed").death_successes == 1


def test_indomitable_rerolls_a_failed_death_save() -> None:
    stage = fight("bCA", [1, 12], b=ORC, C=creature("friend"), A=built("fighter", 9))
    down(stage, "fighter")
    stage.end("orc", "friend")
    assert [question for _, question in stage.asked()] == ["indomitable"]
    stage.answer()
    stage.done()
    assert (stage.who("fighter").death_successes, stage.who("fighter").death_failures) == (1, 0)


@pytest.mark.parametrize(("name", "dice"), [("beacon_of_hope", [3, 12]), ("holy_aura", [3, 12])])
def test_advantage_on_every_save_includes_death_saves(name: str, dice: list[int]) -> None:
    hero = caster("ivy", {"id": "beacon_of_hope"}, {"id": "holy_aura"})
    stage = fight("bCA", dice, b=ORC, C=creature("friend"), A=hero)
    down(stage, "ivy")
    stage.put("ivy", name)
    stage.end("orc", "friend")
    stage.done()
    assert stage.who("ivy").death_successes == 1


def test_indomitable_rerolls_a_failed_concentration_save() -> None:
    # SRD: Indomitable. A critical blow of 6 against DC 10.
    knight = built("fighter", 9, spells=["bless"], spell_ability="INT", slots=[2])
    stage = fight("Ab", [20, 2, 2, 1, 15], A=knight, b=ORC)
    stage.do(SpellCast("fighter", "bless", 0, "fighter"))
    stage.who("fighter").conditions = [
        one for one in stage.who("fighter").conditions if one.name != "bless"
    ]  # no dice beside those of the save
    stage.end("fighter")
    stage.do(MeleeAttack("orc", "fighter"))
    assert [question for _, question in stage.asked()] == ["indomitable"]
    events = stage.answer()
    stage.done()
    assert [event.kept for event in events if isinstance(event, ConcentrationChecked)] == [True]


def test_bardic_inspiration_helps_a_death_save_that_fails() -> None:
    # SRD: Bardic Inspiration: a failed D20 Test. A 6 and a 4 are 10; a 1 remains two failures.
    effect = {"condition": "inspired", "inspires": "1d6"}
    bard = {"id": "inspire", "name": "Inspire", "whom": "self", "effects": [effect]}
    for dice, successes, failures in (([6, 4], 1, 0), ([1], 0, 2)):
        stage = fight("bCA", dice, b=ORC, C=creature("friend"), A=caster("ivy", powers=[bard]))
        down(stage, "ivy")
        stage.put("ivy", "inspired")
        stage.end("orc", "friend")
        stage.done()
        assert (stage.who("ivy").death_successes, stage.who("ivy").death_failures) == (successes, failures)
        assert ("inspired" in stage.has("ivy")) is (failures > 0)


def test_bardic_inspiration_saves_a_concentration() -> None:
    bard = {
        "id": "inspire",
        "name": "Inspire",
        "whom": "self",
        "effects": [{"condition": "inspired", "inspires": "1d6"}],
    }
    hero = caster("ivy", {"id": "shield_of_faith"}, powers=[bard])
    stage = fight("Ab", [15, 2, 8, 6], A=hero, b=ORC)
    stage.do(SpellCast("ivy", "shield_of_faith", 0, "ivy"))
    stage.do(SpellCast("ivy", "inspire"))
    stage.end("ivy")
    stage.do(MeleeAttack("orc", "ivy"), done=True)
    assert stage.who("ivy").concentrates_on == "shield_of_faith"
    assert "inspired" not in stage.has("ivy")
