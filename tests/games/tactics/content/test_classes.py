"""SRD: Classes, Species. The tables are those of the book, and each feature does in a fight what it says."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from games.tactics import srd
from games.tactics.stage import Staged, caster, creature, fight
from turnwright import Match, Policy
from turnwright.agents import agent
from turnwright.games.tactics import content
from turnwright.games.tactics.commands import Dodge, EndTurn, MeleeAttack, Move, RangedAttack, SpellCast
from turnwright.games.tactics.content.characters import build_hero
from turnwright.games.tactics.forecast import preview
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.rules.combat import attack_roll

BOTH = (Policy(), Policy())
ORC = creature("orc", hp=100)


def hero(calling: str, level: int, strength: int = 10, **wishes: Any) -> dict[str, Any]:
    """A hero with 10 in most scores: STR as given, 16 in what the class casts with."""
    ability = content.callings()[calling].spell_ability
    scores = [strength, 10, 10, 10, 10, 10]
    if ability is not None:
        scores[("STR", "DEX", "CON", "INT", "WIS", "CHA").index(ability)] = 14
        wishes.setdefault("background", {ability: 2, "DEX" if ability != "DEX" else "CON": 1})
    else:
        wishes.setdefault("background", {"INT": 2, "CHA": 1})
    wishes.setdefault("improvements", [{}] * _improvements(calling, level))
    made = build_hero(calling, level, id="hero", method="given", scores=scores, **wishes)
    # Without advantage on initiative, so that a test has its own dice alone.
    return {**msgspec.to_builtins(made), "traits": [name for name in made.traits if name != "alert"]}


def _improvements(calling: str, level: int) -> int:
    return len([each for each in content.callings()[calling].improves if each <= level])


def use(staged: Staged, power: str, target: str = "", actor: str = "hero") -> list[Any]:
    events: list[Any] = staged.do(SpellCast(actor, power, 0, target))
    return events


def hp(staged: Staged, who: str) -> int:
    return int(staged.who(who).current_hp)


# The tables

COLUMNS = {
    "barbarian": {"Rages": "rages", "Rage Damage": "rage_damage"},
    "bard": {"Bardic Die": "bardic_die"},
    "cleric": {"Channel Divinity": "channel_divinity"},
    "druid": {"Cantrips Known": "wild_shape"},  # a column that the source has misnamed
    "fighter": {"Second Wind": "second_wind"},
    "monk": {
        "Focus Points": "focus",
        "Martial Arts": "martial_arts",
        "Unarmoed Movement": "unarmored_movement",
    },
    "paladin": {"Channel Divinity": "channel_divinity"},
    "ranger": {"Favored Enemy": "favored_enemy"},
    "rogue": {"Sneak Attack": "sneak_attack"},
    "sorcerer": {"Sorcery Points": "sorcery_points"},
}
SHARED = {"Cantrips": "cantrips", "Prepared Spells": "prepared", "Weapon Mastery": "masteries"}


@pytest.mark.parametrize("calling", sorted(content.callings()))
def test_the_tables_of_a_class_are_those_of_the_book(calling: str) -> None:
    ours, book = content.callings()[calling], columns(calling)
    rows = {name: ours.tables[field] for name, field in COLUMNS.get(calling, {}).items()}
    rows |= {name: getattr(ours, field) for name, field in SHARED.items() if name in book}
    assert rows or calling == "warlock"
    for name, row in rows.items():
        assert book[name] == {level: row[level - 1] for level in book[name]}, name


def columns(calling: str) -> dict[str, dict[int, int]]:
    """The columns of a class table that hold numbers, by level."""
    listed = srd.classes()[calling]["columns"]
    return {name: {int(level): value for level, value in column.items()} for name, column in listed.items()}


@pytest.mark.parametrize("calling", sorted(content.callings()))
def test_the_slots_of_a_class_are_those_of_the_book(calling: str) -> None:
    ours, book, rules = content.callings()[calling], columns(calling), content.shared_rules()
    if ours.casts == "pact":
        for level in range(1, 21):
            row = rules.pact[level - 1]
            assert (len(row), row[-1]) == (book["Slot Level"][level], book["Spell Slots"][level])
        return
    levels = {name: column for name, column in book.items() if re.fullmatch(r"[1-9](st|nd|rd|th)", name)}
    assert bool(levels) == (ours.casts != "none")
    for name, column in levels.items():
        table = rules.full if ours.casts == "full" else rules.half
        for level, count in column.items():
            assert table[level - 1][int(name[0]) - 1] == count


@pytest.mark.parametrize("calling", sorted(content.callings()))
def test_the_hit_die_and_the_skills_of_a_class_are_those_of_the_book(calling: str) -> None:
    ours, book = content.callings()[calling], srd.classes()[calling]
    assert ours.hit_die == book["hit_die"]
    assert sorted(ours.saves) == book["saves"]
    assert ours.skills == book["skills"]
    assert {*book["of_skills"]} in ({*ours.of_skills}, set())


def test_the_spells_of_a_class_are_those_of_the_book() -> None:
    for name, entry in srd.spells().items():
        for calling in entry["classes"]:
            assert name in content.callings()[calling].spells


# Barbarian


def test_rage_halves_blows_and_strikes_harder_by_melee() -> None:
    staged = fight("Ab", [12, 5, 15, 4], A=hero("barbarian", 1, 16), b=ORC)
    use(staged, "rage")
    staged.do(MeleeAttack("hero", "orc", "greataxe"))
    assert hp(staged, "orc") == 100 - (5 + 3 + 2)
    before = hp(staged, "hero")
    staged.end("hero")
    staged.do(MeleeAttack("orc", "hero", "club"), done=True)
    assert hp(staged, "hero") == before - (4 + 2) // 2


def test_rage_adds_damage_to_strength_based_throws() -> None:
    # SRD: Rage Damage: an attack using strength, from near or far.
    staged = fight("A...b", [12, 5], A=hero("barbarian", 1, 16), b=ORC)
    use(staged, "rage")
    staged.do(RangedAttack("hero", "orc", "handaxe"), done=True)
    assert hp(staged, "orc") == 100 - (5 + 3 + 2)


def test_a_rage_is_counted() -> None:
    # The first rage ends with the second turn, in which nothing extends it.
    staged = fight("Ab", [], A=hero("barbarian", 1), b=ORC)
    use(staged, "rage")
    staged.end("hero", "orc", "hero", "orc")
    use(staged, "rage")
    staged.end("hero", "orc", "hero", "orc")
    assert staged.refused(SpellCast("hero", "rage")).code == "no-uses"


@pytest.mark.parametrize(("level", "extension"), [(1, "extend_rage"), (20, "")])
def test_a_rage_that_goes_on_is_extended_and_not_begun_again(level: int, extension: str) -> None:
    # SRD: Rage: a Bonus Action extends it; no use is spent on a second one.
    staged = fight("Ab", [], A=hero("barbarian", level), b=ORC)
    use(staged, "rage")
    staged.end("hero", "orc")
    assert staged.refused(SpellCast("hero", "rage")).code == "already"
    assert staged.who("hero").uses["rage"] == 1
    if extension:
        use(staged, extension)
        staged.end("hero", "orc")
        assert staged.refused(SpellCast("hero", "rage")).code == "already"


def test_a_reckless_attacker_has_advantage_and_gives_it() -> None:
    staged = fight("Ab", [2, 15, 6], A=hero("barbarian", 2, 14), b=ORC)
    use(staged, "reckless_attack")
    assert staged.refused(SpellCast("hero", "reckless_attack")).code == "already"
    staged.do(MeleeAttack("hero", "orc", "greataxe"), done=True)
    assert hp(staged, "orc") == 100 - (6 + 2)
    found = attack_roll.describe(staged.state, staged.who("orc"), staged.who("hero"), 4, False, 5)
    assert found.advantage() == 1


def test_frenzy_adds_dice_to_the_first_hit_of_a_turn_in_rage() -> None:
    staged = fight("Ab", [15, 15, 6, 3, 4, 15, 15, 6], A=hero("barbarian", 5, 14), b=ORC)
    assert staged.refused(SpellCast("hero", "frenzy")).code == "not-yet"
    use(staged, "rage")
    use(staged, "frenzy")
    staged.do(MeleeAttack("hero", "orc", "greataxe"))
    assert hp(staged, "orc") == 100 - (6 + 2 + 2 + 3 + 4)
    staged.do(MeleeAttack("hero", "orc", "greataxe"), done=True)
    assert hp(staged, "orc") == 83 - (6 + 2 + 2)


def test_a_raging_barbarian_of_level_6_is_immune_to_fear() -> None:
    staged = fight("Ab", [], A=hero("barbarian", 6), b=ORC)
    use(staged, "rage")
    staged.put("hero", "frightened", "orc")
    assert "frightened" not in staged.has("hero")


def test_a_berserker_strikes_back_with_a_reaction() -> None:
    staged = fight("bA", [15, 4, 15, 7], b=ORC, A=hero("barbarian", 10, 14), seats=BOTH)
    staged.do(MeleeAttack("orc", "hero", "club"), done=True)
    assert hp(staged, "orc") == 100 - (7 + 2)


# Bard


def test_inspiration_turns_a_miss_into_a_hit_and_is_gone() -> None:
    friend = creature("friend")
    staged = fight("AC.b", [6, 3, 4, 3], A=hero("bard", 1), C=friend, b=creature("orc", ac=12, hp=50))
    use(staged, "bardic_inspiration", "friend")
    assert staged.refused(SpellCast("hero", "bardic_inspiration", 0, "hero")).code == "no-bonus-action"
    staged.end("hero")
    staged.do(MeleeAttack("friend", "orc", "club", True))
    assert hp(staged, "orc") == 50 - (4 + 2)
    assert "inspired_6" not in staged.has("friend")


def test_inspiration_helps_a_save_that_would_fail() -> None:
    burn: dict[str, Any] = {"id": "burn", "name": "Burn", "range": 60, "whom": "enemy"}
    burn["effects"] = [{"save": "DEX", "fail": [{"damage": "6 fire"}]}]
    mage = caster("mage", burn)
    staged = fight("AC.b", [10, 4], A=hero("bard", 1), C=creature("friend"), b=mage, spells=[burn])
    use(staged, "bardic_inspiration", "friend")
    staged.end("hero", "friend")
    staged.do(SpellCast("mage", "burn", 0, "friend"), done=True)
    assert hp(staged, "friend") == 20


def test_a_preview_knows_of_inspiration() -> None:
    staged = fight("AC.b", [], A=hero("bard", 1), C=creature("friend"), b=creature("orc", ac=12))
    use(staged, "bardic_inspiration", "friend")
    staged.end("hero")
    shown = preview.foresee(staged.state, 1, MeleeAttack("friend", "orc", "club", True))
    assert shown.outcomes is not None
    # 8 or more hits; each missing point is made up by a d6 with its chance in six.
    assert shown.outcomes[0].hit_chance == pytest.approx((13 + (6 + 5 + 4 + 3 + 2 + 1) / 6) / 20)


def test_cutting_words_take_a_die_off_an_attack_that_hits_a_friend() -> None:
    staged = fight("bCA", [12, 5], b=ORC, C=creature("friend"), A=hero("bard", 3), seats=BOTH)
    staged.do(MeleeAttack("orc", "friend", "club"), done=True)
    assert hp(staged, "friend") == 20
    assert staged.who("hero").uses["bardic_inspiration"] == 1


def test_cutting_words_are_kept_if_the_highest_face_is_not_enough() -> None:
    # A total of 18 against an AC of 12, and a d6.
    staged = fight("bCA", [14, 3], b=ORC, C=creature("friend"), A=hero("bard", 3), seats=BOTH)
    staged.do(MeleeAttack("orc", "friend", "club"), done=True)
    assert "bardic_inspiration" not in staged.who("hero").uses


# Cleric


def test_divine_spark_grows_with_the_level() -> None:
    staged = fight("A.b", [5, 6, 2], A=hero("cleric", 7), b=ORC)
    use(staged, "divine_spark", "orc")
    assert hp(staged, "orc") == 100 - (5 + 6 + 3)


def test_divine_strike_counts_once_a_turn() -> None:
    chosen = {"blessed_strikes": ["divine_strike"]}
    priest = {**hero("cleric", 7, choices=chosen), "attacks_per_action": 2}
    staged = fight("Ab", [15, 4, 8, 15, 4], A=priest, b=ORC)
    staged.do(MeleeAttack("hero", "orc", "mace"))
    assert hp(staged, "orc") == 100 - (4 + 8)
    staged.do(MeleeAttack("hero", "orc", "mace"), done=True)
    assert hp(staged, "orc") == 88 - 4


def test_a_blessed_healer_regains_hit_points_when_healing_others() -> None:
    staged = fight("AC.b", [3, 4], A=hero("cleric", 6), C=creature("friend"), b=ORC)
    staged.who("hero").current_hp = 10
    staged.who("friend").current_hp = 1
    staged.do(SpellCast("hero", "cure_wounds", 1, "friend"), done=True)
    assert hp(staged, "friend") == 1 + 3 + 4 + 3 + 3
    assert hp(staged, "hero") == 10 + 3


def test_the_dice_of_supreme_healing_count_as_their_most() -> None:
    staged = fight("AC.b", [], A=hero("cleric", 17), C=creature("friend", hp=60), b=ORC)
    staged.who("friend").current_hp = 1
    staged.do(SpellCast("hero", "cure_wounds", 1, "friend"), done=True)
    assert hp(staged, "friend") == 1 + 16 + 3 + 3


# Druid


def test_lands_aid_hurts_enemies_and_no_friends() -> None:
    staged = fight("A.Cb", [3, 4, 2], A=hero("druid", 3), C=creature("friend"), b=ORC)
    staged.do(SpellCast("hero", "lands_aid", 0, "", (), "3, 0"))
    assert hp(staged, "orc") == 93
    assert hp(staged, "friend") == 20


# Fighter


def test_indomitable_throws_a_failed_save_again_with_the_level() -> None:
    burn = {
        "id": "burn",
        "name": "Burn",
        "range": 60,
        "effects": [{"save": "WIS", "fail": [{"damage": "6 fire"}]}],
    }
    mage = caster("mage", burn)
    staged = fight("b.A", [2, 5], b=mage, A=hero("fighter", 9), spells=[burn], seats=BOTH)
    whole = hp(staged, "hero")
    staged.do(SpellCast("mage", "burn", 0, "hero"), done=True)
    assert hp(staged, "hero") == whole
    assert staged.who("hero").uses["indomitable"] == 1


def test_a_miss_gives_advantage_on_the_next_attack() -> None:
    staged = fight("Ab", [2, 2, 18, 4], A=hero("fighter", 13, masteries=[]), b=ORC)
    staged.do(MeleeAttack("hero", "orc", "longsword"))
    staged.do(MeleeAttack("hero", "orc", "longsword"), done=True)
    assert hp(staged, "orc") == 96


def test_a_bloodied_survivor_rallies() -> None:
    staged = fight("Ab", [], A=hero("fighter", 18), b=ORC)
    staged.who("hero").current_hp = 10
    staged.end("hero", "orc")
    assert hp(staged, "hero") == 15


# Monk


def monk(level: int) -> dict[str, Any]:
    made = build_hero(
        "monk",
        level,
        id="hero",
        method="given",
        scores=[10, 14, 10, 10, 14, 10],
        background={"DEX": 2, "WIS": 1},
        improvements=[{}] * _improvements("monk", level),
    )
    return msgspec.to_builtins(made)  # type: ignore[no-any-return]


def test_martial_arts_make_a_die_of_the_hand_and_count_dexterity() -> None:
    staged = fight("Ab", [15, 4, 15, 5], A=monk(1), b=ORC)
    staged.do(MeleeAttack("hero", "orc", "unarmed"))
    assert hp(staged, "orc") == 100 - (4 + 3)
    use(staged, "bonus_unarmed_strike", "orc")
    assert hp(staged, "orc") == 93 - (5 + 3)
    assert staged.who("hero").sheet.ac == 10 + 3 + 2


def test_each_hit_of_a_flurry_may_have_one_effect_of_the_open_hand() -> None:
    # SRD: Open Hand Technique. A hit that topples with a failed save, and one that addles.
    staged = fight("Ab...", [15, 4, 3, 15, 2, 5], A=monk(3), b=ORC)
    staged.do(SpellCast("hero", "flurry_of_blows", 0, "orc"))
    offered = ["open_hand_addle", "open_hand_push", "open_hand_topple"]
    assert [each.split(" ")[2] for each in staged.step.asks[0].choices[:-1]] == offered
    staged.choose("open_hand_topple")
    assert [each.split(" ")[2] for each in staged.step.asks[0].choices[:-1]] == offered
    staged.choose("open_hand_addle")
    staged.done()
    assert hp(staged, "orc") == 100 - (4 + 3) - (5 + 3)
    assert staged.has("orc") == ["prone", "addled"]
    assert staged.has("hero") == []
    assert staged.who("hero").uses["focus"] == 1


def test_an_open_hand_may_push_and_the_second_blow_may_not_reach() -> None:
    # SRD: Open Hand Technique: 15 feet on a failed STR save.
    staged = fight("Ab....", [15, 4, 3], A=monk(3), b=ORC)
    staged.do(SpellCast("hero", "flurry_of_blows", 0, "orc"))
    staged.choose("open_hand_push")
    staged.done()
    assert staged.at("orc") == (4, 0)


def test_an_addled_creature_makes_no_opportunity_attack_until_its_turn() -> None:
    # SRD: Open Hand Technique.
    staged = fight("..Ab..", [15, 4, 2], A=monk(3), b=ORC)
    staged.do(SpellCast("hero", "flurry_of_blows", 0, "orc"))
    staged.choose("open_hand_addle")
    staged.do(Move("hero", "0, 0"), done=True)
    assert staged.asked() == []
    staged.end("hero")
    assert staged.has("orc") == []


def test_only_hits_of_a_flurry_have_effects_of_the_open_hand() -> None:
    staged = fight("Ab", [15, 4], A=monk(3), b=ORC)
    staged.do(MeleeAttack("hero", "orc", "unarmed"), done=True)
    assert staged.asked() == []


def test_an_addled_creature_of_5_1_has_no_reactions_until_the_end_of_the_monks_next_turn() -> None:
    # SRD 5.1: Open Hand Technique.
    staged = fight("Ab", [15, 4, 2], A=monk(3), b=ORC, rules="5.1")
    staged.do(SpellCast("hero", "flurry_of_blows", 0, "orc"))
    staged.choose("open_hand_addle")
    staged.end("hero", "orc")
    assert staged.has("orc") == ["addled"]
    staged.end("hero")
    assert staged.has("orc") == []


def test_a_stunning_strike_stuns_on_a_failed_save() -> None:
    staged = fight("Ab", [15, 4, 3, 15, 15, 5], A=monk(5), b=ORC)
    staged.do(MeleeAttack("hero", "orc", "unarmed"))
    staged.choose("stunning_strike")
    assert "stunned" in staged.has("orc")
    assert staged.who("hero").uses["focus"] == 1
    # Once per turn: the second hit, with Advantage against the stunned, asks nothing.
    staged.do(MeleeAttack("hero", "orc", "unarmed"), done=True)
    assert staged.asked() == []
    assert hp(staged, "orc") == 100 - 7 - 8


def test_a_stunning_strike_that_never_hits_costs_nothing() -> None:
    staged = fight("Ab", [2], A=monk(5), b=ORC)
    assert staged.refused(SpellCast("hero", "stunning_strike")).code == "after-hit"
    staged.do(MeleeAttack("hero", "orc", "unarmed"), done=True)
    assert staged.asked() == []
    assert staged.who("hero").uses.get("focus", 0) == 0


def test_patient_defense_is_a_dodge_for_a_focus_point() -> None:
    staged = fight("Ab", [], A=monk(2), b=ORC)
    use(staged, "patient_defense")
    assert {"dodging", "disengaged"} <= set(staged.has("hero"))


def test_deflect_attacks_reduces_a_hit() -> None:
    staged = fight("Ab", [18, 4, 3], A=monk(3), b=ORC, seats=BOTH)
    whole = hp(staged, "hero")
    staged.end("hero")
    staged.do(MeleeAttack("orc", "hero", "club"), done=True)
    assert hp(staged, "hero") == whole
    assert staged.who("hero").used_reaction


# Paladin


def test_lay_on_hands_heals_from_one_pool() -> None:
    staged = fight("ACb", [], A=hero("paladin", 2), C=creature("friend"), b=ORC)
    staged.who("friend").current_hp = 13
    shown = preview.foresee(staged.state, 1, SpellCast("hero", "lay_on_hands", 0, "friend"))
    assert shown.outcomes is not None
    assert shown.outcomes[0].heal is not None
    assert (shown.outcomes[0].heal.low, shown.outcomes[0].heal.high) == (7, 7)
    use(staged, "lay_on_hands", "friend")
    assert hp(staged, "friend") == 20
    staged.who("hero").current_hp = 1
    staged.end("hero", "friend", "orc")
    use(staged, "lay_on_hands", "hero")
    assert hp(staged, "hero") == 1 + 3
    staged.end("hero", "friend", "orc")
    assert staged.refused(SpellCast("hero", "lay_on_hands", 0, "hero")).code == "no-uses"


def test_five_points_of_the_pool_end_poison() -> None:
    staged = fight("ACb", [], A=hero("paladin", 1), C=creature("friend"), b=ORC)
    staged.put("friend", "poisoned")
    use(staged, "lay_on_hands_cure", "friend")
    assert staged.has("friend") == []
    staged.end("hero", "friend", "orc")
    assert staged.refused(SpellCast("hero", "lay_on_hands", 0, "hero")).code == "no-uses"


def burned(level: int, gap: str) -> bool:
    """Whether a friend so far from a paladin fails a save of 14 with a 12."""
    burn = {
        "id": "burn",
        "name": "Burn",
        "range": 90,
        "effects": [{"save": "WIS", "fail": [{"damage": "6 fire"}]}],
    }
    rows = f"A{gap}C.b"
    staged = fight(
        rows, [12], A=hero("paladin", level), C=creature("friend"), b=caster("mage", burn), spells=[burn]
    )
    staged.end("hero", "friend")
    staged.do(SpellCast("mage", "burn", 0, "friend"), done=True)
    return hp(staged, "friend") < 20


def test_an_aura_of_protection_adds_charisma_to_the_saves_of_friends_near() -> None:
    assert not burned(6, ".")
    assert burned(6, "..")
    assert not burned(18, ".....")


def test_no_creature_is_afraid_in_an_aura_of_courage() -> None:
    staged = fight("AC...Db", [], A=hero("paladin", 10), C=creature("friend"), D=creature("far"), b=ORC)
    for name in ("friend", "far"):
        staged.put(name, "frightened", "orc")
    assert staged.has("friend") == []
    assert staged.has("far") == ["frightened"]


def test_radiant_strikes_are_for_melee() -> None:
    staged = fight("Ab", [15, 4, 6, 15, 4, 6], A=hero("paladin", 11, masteries=[]), b=ORC)
    for _ in range(2):
        staged.do(MeleeAttack("hero", "orc", "longsword"))
        staged.answer(False)
    staged.done()
    assert hp(staged, "orc") == 80


def test_a_sacred_weapon_hits_more_often() -> None:
    staged = fight("Ab", [6, 4], A=hero("paladin", 3, masteries=[]), b=creature("orc", ac=11, hp=50))
    use(staged, "sacred_weapon")
    staged.do(MeleeAttack("hero", "orc", "longsword"))
    staged.answer(False)
    staged.done()
    assert hp(staged, "orc") == 46


# Ranger


def test_a_hunter_deals_extra_damage_to_a_wounded_target_once_a_turn() -> None:
    style = {"fighting_style": ["defense"]}
    scout = hero("ranger", 5, masteries=[], choices=style, weapons=["shortbow"])
    staged = fight("A...b", [15, 4, 15, 4, 7], A=scout, b=ORC)
    staged.do(RangedAttack("hero", "orc", "shortbow"))
    staged.answer(False)
    assert hp(staged, "orc") == 96
    staged.do(RangedAttack("hero", "orc", "shortbow"))
    staged.answer(False)
    staged.done()
    assert hp(staged, "orc") == 96 - (4 + 7)


def test_a_favored_enemy_is_marked_without_a_slot() -> None:
    staged = fight("A...b", [], A=hero("ranger", 1), b=ORC)
    use(staged, "favored_enemy", "orc")
    assert staged.who("hero").slots == [2]
    assert staged.who("hero").concentrates_on != ""


def test_a_precise_hunter_has_advantage_against_the_target_of_its_mark() -> None:
    staged = fight("A...bc", [], A=hero("ranger", 17), b=ORC, c=creature("wolf"))
    use(staged, "favored_enemy", "orc")
    scout = staged.who("hero")
    assert attack_roll.describe(staged.state, scout, staged.who("orc"), 4, True, 80).advantage() == 1
    assert attack_roll.describe(staged.state, scout, staged.who("wolf"), 4, True, 80).advantage() == 0


# Rogue


def rogue(level: int) -> dict[str, Any]:
    return hero("rogue", level, masteries=[])


def test_a_cunning_strike_gives_up_a_die_for_a_trip() -> None:
    staged = fight("AbC", [15, 4, 3, 3, 2], A=rogue(5), b=ORC, C=creature("friend"))
    staged.do(MeleeAttack("hero", "orc", "shortsword"))
    staged.choose("cunning_trip")
    # One effect for each Sneak Attack.
    assert staged.asked() == []
    staged.done()
    assert hp(staged, "orc") == 100 - (4 + 3 + 3)
    assert "prone" in staged.has("orc")


def test_without_a_sneak_attack_there_is_no_cunning_strike() -> None:
    staged = fight("Ab", [15, 4], A=rogue(5), b=ORC)
    staged.do(MeleeAttack("hero", "orc", "shortsword"), done=True)
    assert staged.asked() == []
    assert hp(staged, "orc") == 96
    assert staged.has("orc") == []


def test_attackers_of_an_elusive_rogue_have_no_advantage() -> None:
    staged = fight("Ab", [], A=rogue(18), b=ORC)
    staged.put("hero", "restrained")
    found = attack_roll.describe(staged.state, staged.who("orc"), staged.who("hero"), 4, False, 5)
    assert found.advantage() == 0
    staged.put("hero", "stunned")
    found = attack_roll.describe(staged.state, staged.who("orc"), staged.who("hero"), 4, False, 5)
    assert found.advantage() == 1


# Sorcerer


def test_innate_sorcery_sharpens_spells() -> None:
    staged = fight("A...b", [2, 15, 6], A=hero("sorcerer", 1), b=ORC)
    use(staged, "innate_sorcery")
    staged.do(SpellCast("hero", "fire_bolt", 0, "orc"), done=True)
    assert hp(staged, "orc") == 94


def test_innate_sorcery_makes_spells_harder_to_withstand() -> None:
    frost = hero("sorcerer", 1, spells=["acid_splash"])
    staged = fight("A...b", [4, 13], A=frost, b=ORC)
    use(staged, "innate_sorcery")
    staged.do(SpellCast("hero", "acid_splash", 0, "", (), "4, 0"), done=True)
    assert hp(staged, "orc") == 96


def test_a_quickened_spell_takes_the_bonus_action_and_two_points() -> None:
    staged = fight("A...b", [15, 6, 15, 7], A=hero("sorcerer", 3), b=ORC)
    staged.do(SpellCast("hero", "fire_bolt", 0, "orc"))
    assert staged.refused(SpellCast("hero", "fire_bolt", 0, "orc")).code == "no-action"
    use(staged, "quickened_spell")
    staged.do(SpellCast("hero", "ray_of_frost", 0, "orc"), done=True)
    who = staged.who("hero")
    assert (who.used_bonus_action, who.uses["sorcery_points"]) == (True, 2)
    assert "quickened" not in staged.has("hero")


def test_draconic_scales_and_wings() -> None:
    sheet = fight("Ab", [], A=hero("sorcerer", 3), b=ORC).who("hero").sheet
    assert sheet.ac == 10 + 0 + 3
    staged = fight("Ab", [], A=hero("sorcerer", 14), b=ORC)
    use(staged, "dragon_wings")
    assert "dragon_wings" in staged.has("hero")


def test_an_elemental_affinity_adds_charisma_to_spells_of_its_kind() -> None:
    staged = fight("A...b", [15, 6, 6], A=hero("sorcerer", 6), b=ORC)
    staged.do(SpellCast("hero", "fire_bolt", 0, "orc"), done=True)
    assert hp(staged, "orc") == 100 - (6 + 6 + 3)


# Warlock


def test_an_agonizing_blast_adds_charisma_to_each_beam_and_pushes() -> None:
    staged = fight("A...b....", [15, 6, 15, 7], A=hero("warlock", 5), b=ORC)
    staged.do(SpellCast("hero", "eldritch_blast", 0, "orc"), done=True)
    assert hp(staged, "orc") == 100 - (6 + 3) - (7 + 3)
    assert staged.at("orc") == (8, 0)


def test_pact_slots_are_all_of_the_highest_level() -> None:
    assert fight("Ab", [], A=hero("warlock", 5), b=ORC).who("hero").slots == [0, 0, 2]


def test_dark_ones_blessing_follows_a_kill() -> None:
    staged = fight("A...b", [15, 6], A=hero("warlock", 3), b=creature("orc", hp=5))
    staged.do(SpellCast("hero", "eldritch_blast", 0, "orc"), done=True)
    assert staged.who("hero").temp_hp == 3 + 3


def test_the_dark_ones_own_luck_adds_a_die_to_a_failed_save() -> None:
    burn = {
        "id": "burn",
        "name": "Burn",
        "range": 60,
        "effects": [{"save": "STR", "fail": [{"damage": "6 fire"}]}],
    }
    staged = fight(
        "b.A", [10, 4], b=caster("mage", burn), A=hero("warlock", 6, spells=[]), spells=[burn], seats=BOTH
    )
    whole = hp(staged, "hero")
    staged.do(SpellCast("mage", "burn", 0, "hero"), done=True)
    assert hp(staged, "hero") == whole


# Wizard


def test_an_evoker_spares_friends_and_burns_harder() -> None:
    staged = fight(
        "A...Cb", [*([3] * 8), 2], A=hero("wizard", 11), C=creature("friend"), b=creature("orc", hp=200)
    )
    staged.do(SpellCast("hero", "fireball", 3, "", (), "5, 0"))
    assert hp(staged, "friend") == 20
    assert hp(staged, "orc") == 200 - (24 + 3)


# Species


def test_a_breath_weapon_grows_with_the_level() -> None:
    dragon = hero("fighter", 5, species="dragonborn")
    staged = fight("A.b", [4, 6, 2], A=dragon, b=ORC)
    staged.do(SpellCast("hero", "breath_weapon_fire", 0, "", (), "2, 0"), done=True)
    assert hp(staged, "orc") == 90


def test_relentless_endurance_works_once() -> None:
    staged = fight("bA", [15, 4, 15, 4], b=ORC, A=hero("fighter", 1, species="orc"))
    staged.who("hero").current_hp = 3
    staged.do(MeleeAttack("orc", "hero", "club"))
    assert hp(staged, "hero") == 1
    staged.end("orc")
    staged.do(EndTurn("hero"))
    staged.do(MeleeAttack("orc", "hero", "club"), done=True)
    assert hp(staged, "hero") == 0


def test_a_dwarf_has_advantage_against_poison() -> None:
    venom: dict[str, Any] = {"id": "venom", "name": "Venom", "range": 60}
    venom["effects"] = [{"save": "WIS", "fail": [{"condition": "poisoned"}]}]
    dwarf = hero("rogue", 1, species="dwarf")
    staged = fight("b.A", [2, 19], b=caster("mage", venom), A=dwarf, spells=[venom])
    staged.do(SpellCast("mage", "venom", 0, "hero"), done=True)
    assert staged.has("hero") == []
    assert staged.who("hero").max_hp == 8 + 1


def test_a_goliath_answers_with_thunder() -> None:
    giant = hero("fighter", 1, species="goliath", choices={"giant_ancestry": ["storms_thunder"]})
    staged = fight("bA", [15, 4, 5], b=ORC, A=giant, seats=BOTH)
    staged.do(MeleeAttack("orc", "hero", "club"), done=True)
    assert hp(staged, "orc") == 95


def test_gnomish_cunning_gives_advantage_on_mental_saves() -> None:
    staged = fight("Ab", [], A=hero("fighter", 1, species="gnome"), b=ORC)
    assert "gnomish_cunning" in staged.has("hero")
    assert build_hero("fighter", species="gnome").size == "small"


# All of them


# Possible on a later turn; they have tests of their own.
LATER = ("extend_rage", "foe_slayer_move")


def every_feature() -> list[tuple[str, str]]:
    found: dict[tuple[str, str], None] = {}
    for calling in content.callings():
        for level in (1, 2, 5, 9, 14, 20):
            for power in build_hero(calling, level).powers:
                if power.cost != "reaction" and power.trigger == "" and power.id not in LATER:
                    found[calling, power.id] = None
    return list(found)


@pytest.mark.parametrize(("calling", "power"), every_feature())
def test_every_feature_can_be_used_and_the_fight_goes_on(calling: str, power: str) -> None:
    level = next(each for each in (1, 2, 5, 9, 14, 20) if _has(calling, each, power))
    ghoul, orc = creature("ghoul", kind="undead", hp=60), creature("orc", hp=60)
    who, friend = hero(calling, level, 14), creature("friend")
    rows = "Cb....\nAc...."
    staged = fight(rows, loaded=False, seed=3, seats=BOTH, A=who, C=friend, b=ghoul, c=orc)
    while staged.state.active().creature_id != "hero":
        staged.end(staged.state.active().creature_id)
    for name in ("hero", "friend"):
        staged.who(name).current_hp //= 2
        staged.put(name, "poisoned")
    for needed in [each for each in who["powers"] if each["id"] == power and "needs" in each]:
        name = "rage" if "rage" in needed["needs"] else needed["needs"]
        use(staged, "reckless_attack" if name == "reckless" else name)
    for after in [each for each in who["powers"] if each["id"] == power and "on_bearer" in each]:
        staged.put("orc", after["on_bearer"], "hero")
    if power == "action_surge":
        # It is refused as long as the action of the turn is left.
        staged.do(Dodge("hero"))
    options = staged.match.game.options(staged.state, 1)
    uses = [command for command in map(options.command, range(options.count())) if _casts(command, power)]
    assert uses
    staged.do(uses[len(uses) // 2])
    for _ in range(3):
        if staged.match.outcome is None:
            staged.end(staged.state.active().creature_id)


def _has(calling: str, level: int, power: str) -> bool:
    return any(each.id == power for each in build_hero(calling, level).powers)


def _casts(command: Any, power: str) -> bool:
    return getattr(command, "spell", "") == power


@pytest.mark.long
@pytest.mark.parametrize("level", [1, 3, 5, 8, 11, 17])
def test_parties_of_ready_made_heroes_fight_to_an_end(level: int) -> None:
    names = [f"{calling}_{level}" for calling in content.callings()]
    party = [{"id": name, "base": name, "at": [at % 6, at // 6]} for at, name in enumerate(names)]
    foes = [{"id": f"{name}_foe", "base": name, "at": [at % 6, 9 - at // 6]} for at, name in enumerate(names)]
    arena = {"name": "Arena", "map": {"rows": ["........"] * 10}, "party": party, "foes": foes}
    game = Tactics()
    match = Match(game, arena, seed=level, seats=[agent(game, "heuristic")] * 2)
    while match.outcome is None:
        assert match.act() is not None
    assert match.outcome.reason != "too_long"
