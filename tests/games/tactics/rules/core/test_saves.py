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


def test_of_two_auras_of_protection_the_better_one_counts() -> None:
    # SRD: Aura of Protection: a creature benefits from only one such aura at a time.
    weak, strong = built("paladin", 6, id="ann"), built("paladin", 6, id="zoe")
    for made, bonus in ((weak, 2), (strong, 3)):
        made["shelter"] = {**made["shelter"], "save_bonus": bonus}
    stage = fight("ACD.b", [], A=weak, C=creature("friend"), D=strong, b=ORC)
    assert protection.save_bonus(stage.state, stage.who("friend")) == 3


def test_an_aura_of_protection_does_not_help_an_enemy() -> None:
    # SRD: Aura of Protection: you and your allies.
    stage = fight("Ab", [], A=built("paladin", 6), b=ORC)
    assert protection.save_bonus(stage.state, stage.who("paladin")) > 0
    assert protection.save_bonus(stage.state, stage.who("orc")) == 0


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


def burst(ability: str) -> dict[str, object]:
    """A creature that asks for saves of DC 12 with an ability, for 5 damage."""
    effect = {"save": ability, "dc": 12, "fail": [{"damage": "5 fire"}]}
    return creature("orc", hp=60, powers=[{"id": "burst", "name": "Burst", "range": 60, "effects": [effect]}])


def test_legendary_resistance_is_limited() -> None:
    # SRD: Legendary Resistance (1/Day).
    dragon = creature("dragon", hp=60, resistances=1)
    stage = fight("bA", [2, 2], b=burst("DEX"), A=dragon)
    stage.do(SpellCast("orc", "burst", target="dragon"))
    assert [question for _, question in stage.asked()] == ["legendary_resistance"]
    stage.answer()
    assert stage.who("dragon").current_hp == 60
    stage.end("orc", "dragon")
    stage.do(SpellCast("orc", "burst", target="dragon"), done=True)
    assert (stage.asked(), stage.who("dragon").current_hp) == ([], 55)


@pytest.mark.parametrize(("ability", "left"), [("DEX", 15), ("WIS", 20)])
def test_slow_hinders_dexterity_saves_alone(ability: str, left: int) -> None:
    # SRD: Slow: a penalty of 2. A 13 against DC 12.
    stage = fight("bA", [13], b=burst(ability), A=creature("friend"))
    stage.put("friend", "slow")
    stage.do(SpellCast("orc", "burst", target="friend"), done=True)
    assert stage.who("friend").current_hp == left


@pytest.mark.parametrize(("face", "asked"), [(2, ["dark_ones_own_luck"]), (1, [])])
def test_luck_is_offered_if_its_highest_face_is_enough(face: int, asked: list[str]) -> None:
    # SRD: Dark One's Own Luck: 1d10 for a save of DC 12.
    hero = caster("ivy", again=[{"id": "dark_ones_own_luck", "uses": 1, "dice": "1d10"}])
    stage = fight("bA", [face], b=burst("DEX"), A=hero)
    stage.do(SpellCast("orc", "burst", target="ivy"))
    assert [question for _, question in stage.asked()] == asked


def test_an_aura_of_authority_gives_advantage_on_death_saves() -> None:
    # SRD: Aura of Authority: "Advantage on attack rolls and saving throws".
    captain = creature("captain", shelter={"feet": 10, "advantage": True})
    stage = fight("bAC", [3, 12], b=ORC, A=captain, C=creature("friend", traits=["death_saves"]))
    down(stage, "friend")
    stage.end("orc", "captain")
    stage.done()
    assert stage.who("friend").death_successes == 1


@pytest.mark.parametrize(("level", "successes"), [(13, 0), (14, 1)])
def test_a_disciplined_survivor_is_proficient_in_death_saves(level: int, successes: int) -> None:
    # SRD: Disciplined Survivor: "proficiency in all saving throws". A 5 and a bonus of 5.
    stage = fight("bCA", [5], b=ORC, C=creature("friend"), A=built("monk", level))
    down(stage, "monk")
    stage.end("orc", "friend")
    stage.done()
    assert stage.who("monk").death_successes == successes


@pytest.mark.parametrize(
    ("rows", "helped"),
    [("A.C\n..b", True), ("A..\n..b\n..C", False), ("A#C\n..b", False), ("A%C\n..b", True)],
)
def test_an_aura_is_an_emanation_that_walls_shadow(rows: str, helped: bool) -> None:
    # SRD: Aura of Protection: a 10-foot Emanation; Areas of Effect. What blocks sight alone does not stop it.
    stage = fight(rows, [], A=built("paladin", 6), C=creature("friend"), b=ORC)
    assert (protection.save_bonus(stage.state, stage.who("friend")) > 0) is helped


@pytest.mark.parametrize(("level", "dice", "kept"), [(12, [15, 2, 1], False), (13, [15, 2], True)])
def test_damage_does_not_break_the_mark_of_a_relentless_hunter(
    level: int, dice: list[int], kept: bool
) -> None:
    # SRD: Relentless Hunter: "taking damage can't break your Concentration on Hunter's Mark".
    stage = fight("Ab", dice, A=built("ranger", level), b=ORC)
    stage.do(SpellCast("ranger", "hunters_mark", 1, "orc"))
    stage.end("ranger")
    stage.do(MeleeAttack("orc", "ranger"), done=True)
    assert ("hunters_quarry" in stage.has("orc")) is kept


@pytest.mark.parametrize(
    ("level", "dice", "hp"), [(17, [18], 0), (18, [2, 17], 0), (18, [2, 18], 1), (18, [20, 3], 1)]
)
def test_a_champion_of_level_18_defies_death(level: int, dice: list[int], hp: int) -> None:
    # SRD: Defy Death: Advantage, and an 18 has the benefit of a 20.
    stage = fight("bCA", dice, b=ORC, C=creature("friend"), A=built("fighter", level))
    down(stage, "fighter")
    stage.end("orc", "friend")
    stage.done()
    assert stage.who("fighter").current_hp == hp


@pytest.mark.parametrize(("traits", "dice"), [([], [1]), (["magic_resistance"], [1, 1])])
@pytest.mark.parametrize("rules", ["5.2", "5.1"])
def test_magic_resistance_helps_against_turn_undead(traits: list[str], dice: list[int], rules: str) -> None:
    # SRD: Channel Divinity: "to fuel magical effects"; Magic Resistance.
    ghoul = creature("ghoul", kind="undead", traits=traits)
    stage = fight("A..b", dice, A=built("cleric", 3), b=ghoul, rules=rules)
    stage.do(SpellCast("cleric", "turn_undead"), done=True)
    assert "turned" in stage.has("ghoul")


@pytest.mark.parametrize(("rules", "left"), [("5.2", 0), ("5.1", 5)])
def test_indomitable_adds_the_level_except_in_5_1(rules: str, left: int) -> None:
    # SRD: Indomitable: a 5 and the level of 9 reach DC 12.
    fighter = built("fighter", 9)
    stage = fight("bA", [2, 5], b=burst("CHA"), A=fighter, rules=rules)
    before = stage.who("fighter").current_hp
    stage.do(SpellCast("orc", "burst", target="fighter"))
    stage.answer()
    stage.done()
    assert before - stage.who("fighter").current_hp == left
