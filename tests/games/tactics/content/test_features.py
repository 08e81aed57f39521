"""What classes do in a fight, each by its rule: blows, rage, palms, slots, metamagic, invocations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.tactics.stage import CLUB, caster, creature, fight
from turnwright.games.tactics.commands import Dash, Dodge, MeleeAttack, Move, RangedAttack, SpellCast, UseItem
from turnwright.games.tactics.events import AttackRolled, DamageDealt, SaveRolled
from turnwright.games.tactics.forecast.preview import preview
from turnwright.games.tactics.rules.magic import targeting
from turnwright.games.tactics.vocabulary import Damage

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

OGRE = creature("ogre", hp=200, ac=10)


def hero(calling: str, level: int, **fields: Any) -> dict[str, Any]:
    return {"class": calling, "level": level, "id": calling, **fields}


def wounds(events: list[Any]) -> list[tuple[int, str]]:
    return [(event.amount, event.damage_type) for event in events if isinstance(event, DamageDealt)]


def rolls(events: list[Any]) -> list[AttackRolled]:
    return [event for event in events if isinstance(event, AttackRolled)]


# Great Weapon Fighting


def test_great_weapon_fighting_counts_low_dice_as_3() -> None:
    knight = caster("knight", weapons=["greatsword"], scores=[16, 10, 10, 10, 10, 10], least_face=3)
    stage = fight("Ab", [15, 1, 5], A=knight, b=OGRE)
    shown = preview(stage.state, 1, MeleeAttack("knight", "ogre", "greatsword"))["targets"][0]
    assert shown["damage"]["min"] == 3 + 3 + 3
    events = stage.do(MeleeAttack("knight", "ogre", "greatsword"), done=True)
    assert wounds(events) == [(3 + 5 + 3, "slashing")]


def test_dice_of_a_weapon_in_one_hand_are_as_they_fall() -> None:
    knight = caster("knight", weapons=["longsword"], shield=True, least_face=3)
    stage = fight("Ab", [15, 1], A=knight, b=OGRE)
    assert wounds(stage.do(MeleeAttack("knight", "ogre", "longsword"), done=True)) == [(1, "slashing")]


def test_the_mean_of_great_weapon_fighting_is_exact() -> None:
    knight = caster("knight", weapons=["greatsword"], least_face=3)
    stage = fight("Ab", [], A=knight, b=OGRE)
    blow = stage.who("knight").sheet.attacks[0].hit[0]
    assert isinstance(blow, Damage)
    assert blow.pool.mean() == pytest.approx(2 * (3 + 3 + 3 + 4 + 5 + 6) / 6)
    shown = preview(stage.state, 1, MeleeAttack("knight", "ogre", "greatsword"))["targets"][0]
    assert shown["damage"]["mean"] == pytest.approx(blow.pool.mean())


# Barbarian


MAUL = {"id": "maul", "name": "Maul", "to_hit": 10, "reach": 5, "hit": [{"damage": "20 bludgeoning"}]}
BRUTE = creature("brute", attacks=[MAUL])


def struck(stage: Any) -> None:
    """The brute hits; the barbarian does not retaliate."""
    stage.do(MeleeAttack("brute", "barbarian", "maul"))
    if stage.step.asks:
        stage.answer(False)


def test_the_dc_rises_with_each_use() -> None:
    stage = fight("Ab", [1, 18, 19, 18, 5], A=hero("barbarian", 11), b=BRUTE)
    stage.do(SpellCast("barbarian", "rage"))
    stage.end("barbarian")
    for left in (22, 0):
        stage.who("barbarian").current_hp = 5
        stage.who("brute").used_action = False
        struck(stage)
        assert stage.who("barbarian").current_hp == left
    stage.done()


@pytest.mark.parametrize(("face", "left"), [(19, 22), (1, 0)])
def test_relentless_rage_is_a_con_save(face: int, left: int) -> None:
    stage = fight("Ab", [1, 18, face], A=hero("barbarian", 11), b=BRUTE)  # the first die is for its alertness
    stage.do(SpellCast("barbarian", "rage"))
    stage.end("barbarian")
    stage.who("barbarian").current_hp = 5
    struck(stage)
    assert stage.who("barbarian").current_hp == left
    stage.done()


def test_relentless_rage_is_harder_each_time() -> None:
    # SRD: Relentless Rage: the DC rises by 5.
    stage = fight("Ab", [1, 18, 19, 18, 19], A=hero("barbarian", 11), b=BRUTE)
    stage.do(SpellCast("barbarian", "rage"))
    stage.end("barbarian")
    asked: list[int] = []
    for _ in range(2):
        stage.who("barbarian").current_hp = 5
        stage.who("brute").used_action = False
        events = stage.do(MeleeAttack("brute", "barbarian", "maul"))
        events += stage.answer(False) if stage.step.asks else []
        asked += [event.dc for event in events if isinstance(event, SaveRolled)]
    stage.done()
    assert asked == [10, 15]


def brutal(level: int, dice: list[int]) -> Any:
    """A barbarian who has begun a Brutal Strike; the first die is for its alertness."""
    stage = fight("Ab....", [1, *dice], A=hero("barbarian", level), b=OGRE)
    stage.do(SpellCast("barbarian", "reckless_attack"))
    stage.do(SpellCast("barbarian", "brutal_strike"))
    return stage


def test_a_brutal_strike_gives_up_the_advantage_for_a_die_and_one_effect() -> None:
    # SRD: Brutal Strike: the effect is chosen once the attack has hit.
    stage = brutal(9, [10, 6, 4])
    events = stage.do(MeleeAttack("barbarian", "ogre", "greataxe"))
    assert [each.split(" ")[2] for each in stage.step.asks[0].choices[:-1]] == [
        "forceful_blow",
        "hamstring_blow",
    ]
    events += stage.choose("forceful_blow")
    stage.done()
    assert stage.asked() == []
    assert rolls(events)[0].edge == 0
    assert stage.at("ogre") == (4, 0)
    assert stage.has("barbarian") == ["danger_sense", "reckless"]


def test_a_hamstring_blow_slows_until_the_next_turn_of_the_barbarian() -> None:
    stage = brutal(9, [10, 6, 4])
    stage.do(MeleeAttack("barbarian", "ogre", "greataxe"))
    stage.choose("hamstring_blow")
    stage.done()
    stage.end("barbarian")
    assert stage.who("ogre").remaining_movement_ft == 15
    stage.end("ogre")
    assert stage.has("ogre") == []


def test_a_brutal_strike_of_level_17_has_both_effects() -> None:
    # SRD: Improved Brutal Strike.
    stage = brutal(17, [10, 6, 4, 5])
    stage.do(MeleeAttack("barbarian", "ogre", "greataxe"))
    stage.choose("hamstring_blow")
    stage.choose("forceful_blow")
    stage.done()
    assert stage.at("ogre") == (4, 0)
    assert stage.has("ogre") == ["hamstrung"]


def test_a_brutal_strike_is_lost_on_a_miss() -> None:
    # SRD: Brutal Strike: "if the chosen attack roll hits". The second attack has its Advantage again.
    stage = brutal(9, [1, 9, 10, 6])
    stage.do(MeleeAttack("barbarian", "ogre", "greataxe"))
    events = stage.do(MeleeAttack("barbarian", "ogre", "greataxe"), done=True)
    assert rolls(events)[0].edge == 1
    assert len(wounds(events)) == 1
    assert stage.asked() == []


def test_an_attack_with_disadvantage_is_no_brutal_strike() -> None:
    # SRD: Brutal Strike: "the chosen attack roll mustn't have Disadvantage".
    stage = brutal(9, [10, 6])
    stage.put("barbarian", "poisoned")
    events = stage.do(MeleeAttack("barbarian", "ogre", "greataxe"), done=True)
    assert (rolls(events)[0].edge, len(wounds(events))) == (0, 1)
    assert stage.asked() == []
    assert "brutal_strike_1" in stage.has("barbarian")


# Bard, Sorcerer


def test_a_slot_becomes_an_inspiration() -> None:
    stage = fight("AB.b", [], A=hero("bard", 5), B=creature("friend"), b=OGRE)
    bard = stage.who("bard")
    bard.uses["bardic_inspiration"] = 3
    stage.do(SpellCast("bard", "font_of_inspiration"))
    assert (bard.slots[0], stage.who("bard").slots[0]) == (4, 3)
    assert stage.who("bard").uses["bardic_inspiration"] == 2


def test_a_slot_becomes_as_many_points_as_its_level() -> None:
    stage = fight("A..b", [], A=hero("sorcerer", 5), b=OGRE)
    stage.who("sorcerer").uses["sorcery_points"] = 5
    stage.do(SpellCast("sorcerer", "font_of_magic", slot_level=3))
    assert stage.who("sorcerer").uses["sorcery_points"] == 2
    assert stage.who("sorcerer").slots[2] == 1


def sorcerer(option: str, *spells: str, level: int = 5) -> dict[str, Any]:
    return hero("sorcerer", level, choices={"metamagic": ["quickened_spell", option]}, spells=[*spells])


def test_a_careful_spell_spares_friends_for_once() -> None:
    cast = sorcerer("careful_spell", "fireball")
    stage = fight("A.......Bb", [*[1] * 8, 1], A=cast, B=creature("friend"), b=OGRE)
    stage.do(SpellCast("sorcerer", "careful_spell"))
    stage.do(SpellCast("sorcerer", "fireball", area_center="8, 0"), done=True)
    assert stage.who("friend").current_hp == 20
    assert stage.who("ogre").current_hp < 200
    assert "careful" not in stage.has("sorcerer")


def test_a_distant_spell_reaches_twice_as_far() -> None:
    stage = fight("A" + "." * 15 + "b", [1], A=sorcerer("distant_spell", "ray_of_frost"), b=OGRE)
    far = SpellCast("sorcerer", "ray_of_frost", target="ogre")
    assert stage.refused(far).code == "out-of-range"
    stage.do(SpellCast("sorcerer", "distant_spell"))
    stage.do(far)


def test_a_twinned_spell_has_a_target_more() -> None:
    stage = fight(
        "A..bc", [1, 1], A=sorcerer("twinned_spell", "hold_person"), b=creature("orc"), c=creature("elf")
    )
    power = stage.who("sorcerer").sheet.power("hold_person")
    assert power is not None
    assert targeting.target_count(targeting.PowerUse(power), stage.who("sorcerer")) == 1
    stage.do(SpellCast("sorcerer", "twinned_spell"))
    stage.do(SpellCast("sorcerer", "hold_person", targets=("orc", "elf")))
    assert [stage.has(name)[0] for name in ("orc", "elf")] == ["paralyzed", "paralyzed"]


def test_a_seeking_spell_is_thrown_again_when_it_misses() -> None:
    stage = fight("A..b", [2, 15, 1, 1], A=sorcerer("seeking_spell", "fire_bolt"), b=OGRE)
    before = preview(stage.state, 1, SpellCast("sorcerer", "fire_bolt", target="ogre"))["targets"][0]
    stage.do(SpellCast("sorcerer", "seeking_spell"))
    after = preview(stage.state, 1, SpellCast("sorcerer", "fire_bolt", target="ogre"))["targets"][0]
    chance = before["hitChance"]
    assert after["hitChance"] == pytest.approx(1 - (1 - chance) ** 2)
    events = stage.do(SpellCast("sorcerer", "fire_bolt", target="ogre"), done=True)
    assert [roll.hit for roll in rolls(events)] == [False, True]


# Druid, Monk, Paladin, Ranger


def test_lands_aid_heals_an_ally() -> None:
    stage = fight("A..B.b", [3, 4], A=hero("druid", 3), B=creature("friend"), b=OGRE, tokens={"B": {"hp": 5}})
    stage.do(SpellCast("druid", "lands_aid_heal", target="friend"), done=True)
    assert stage.who("friend").current_hp == 12
    assert stage.who("druid").uses["wild_shape"] == 1


def test_quivering_palm_is_ended_by_an_action() -> None:
    stage = fight("Ab", [15, 5, *[6] * 10, 1], A=hero("monk", 17), b=OGRE)
    stage.do(MeleeAttack("monk", "ogre", "unarmed"))
    stage.choose("quivering_palm")
    stage.answer(False)  # no Stunning Strike
    assert "quivering_palm" in stage.has("ogre")
    assert stage.who("monk").uses["focus"] == 4
    stage.end("monk", "ogre")
    left = stage.who("ogre").current_hp
    stage.do(SpellCast("monk", "quivering_palm_end", target="ogre"), done=True)
    assert stage.who("ogre").current_hp == left - 60
    assert stage.has("ogre") == []


def test_a_holy_nimbus_burns_enemies_at_the_start_of_their_turns() -> None:
    stage = fight("A..b", [], A=hero("paladin", 20), b=OGRE)
    stage.do(SpellCast("paladin", "holy_nimbus"))
    assert stage.who("ogre").current_hp == 200
    stage.end("paladin")
    charisma = int(stage.who("paladin").sheet.spell_modifier)
    assert stage.who("ogre").current_hp == 200 - charisma - 6


def test_horde_breaker_attacks_a_second_adjacent_target() -> None:
    ranger = hero("ranger", 3, choices={"hunters_prey": ["horde_breaker"]})
    dice = [15, 4, 16, 4]
    stage = fight("A....bc..d", dice, A=ranger, b=creature("orc"), c=creature("elf"), d=creature("imp"))
    events = stage.do(RangedAttack("ranger", "orc", "longbow"))
    events = events + stage.answer(False) + stage.answer(False)
    stage.done()
    assert [roll.target_id for roll in rolls(events)] == ["orc", "elf"]
    assert stage.who("ranger").uses["arrows"] == 2


def test_foe_slayer_uses_a_d10() -> None:
    stage = fight("A....b", [15, 4, 4, 9], A=hero("ranger", 20), b=OGRE)
    stage.do(SpellCast("ranger", "foe_slayer", target="ogre"))
    events = stage.do(RangedAttack("ranger", "ogre", "longbow"))
    assert (9, "force") in wounds(events)


# Warlock


def warlock(level: int, *options: str) -> dict[str, Any]:
    usual = ["eldritch_mind", "armor_of_shadows", "fiendish_vigor", "eldritch_spear", "repelling_blast"]
    many = {1: 1, 2: 3, 5: 5, 9: 7, 12: 8, 15: 9}[level]
    return hero("warlock", level, choices={"invocations": [*options, *usual][:many]})


def test_a_pact_makes_a_blade_by_charisma() -> None:
    stage = fight("Ab", [15, 5], A=warlock(2, "pact_of_the_blade"), b=OGRE)
    stage.do(SpellCast("warlock", "pact_of_the_blade"))
    charisma = int(stage.who("warlock").sheet.spell_modifier)
    events = stage.do(MeleeAttack("warlock", "ogre", "pact_of_the_blade"), done=True)
    assert rolls(events)[0].total == 15 + 2 + charisma
    assert wounds(events) == [(5 + charisma, "slashing")]


def test_an_eldritch_smite_takes_a_slot_and_throws_down() -> None:
    stage = fight("Ab", [15, 1, *[2] * 4], A=warlock(5, "pact_of_the_blade", "eldritch_smite"), b=OGRE)
    stage.do(SpellCast("warlock", "pact_of_the_blade"))
    stage.do(MeleeAttack("warlock", "ogre", "pact_of_the_blade"))
    events = stage.choose("eldritch_smite", 3)
    stage.done()
    assert (8, "force") in wounds(events)  # 1d8, and 1d8 for each of the 3 levels of the slot
    assert stage.has("ogre") == ["prone"]
    assert stage.who("warlock").slots[2] == 1


def test_eldritch_smite_and_lifedrinker_ask_for_the_pact_weapon() -> None:
    # SRD: Eldritch Smite, Lifedrinker: "your pact weapon". A sickle deals 1d4 and nothing more.
    armed = warlock(9, "pact_of_the_blade", "eldritch_smite", "lifedrinker")
    stage = fight("Ab", [15, 2], A=armed, b=OGRE)
    stage.do(SpellCast("warlock", "pact_of_the_blade"))
    events = stage.do(MeleeAttack("warlock", "ogre", "sickle"), done=True)
    assert stage.asked() == []
    assert [kind for _, kind in wounds(events)] == ["slashing"]


def test_lifedrinker_adds_to_a_hit_with_the_pact_weapon() -> None:
    stage = fight("Ab", [15, 2, 5], A=warlock(9, "pact_of_the_blade", "lifedrinker"), b=OGRE)
    stage.do(SpellCast("warlock", "pact_of_the_blade"))
    events = stage.do(MeleeAttack("warlock", "ogre", "pact_of_the_blade"), done=True)
    assert (5, "necrotic") in wounds(events)


def test_witch_sight_gives_30_ft_of_truesight() -> None:
    stage = fight("Ab", [], A=warlock(15, "witch_sight"), b=OGRE)
    assert stage.who("warlock").sheet.truesight == 30


@pytest.mark.parametrize(
    ("named", "attacks"), [(["thirsting_blade"], 2), (["thirsting_blade", "devouring_blade"], 3)]
)
def test_thirsting_blade_gives_more_attacks_with_the_pact_weapon_only(named: list[str], attacks: int) -> None:
    # SRD: Thirsting Blade: "the Extra Attack feature for your pact weapon only"; Devouring Blade.
    armed = warlock(15, "pact_of_the_blade", *named)
    stage = fight("Ab", [1] * attacks, A=armed, b=OGRE)
    stage.do(SpellCast("warlock", "pact_of_the_blade"))
    for _ in range(attacks):
        stage.do(MeleeAttack("warlock", "ogre", "pact_of_the_blade"))
    stage.done()
    assert stage.refused(MeleeAttack("warlock", "ogre", "pact_of_the_blade")).code == "no-action"
    other = fight("Ab", [1], A=armed, b=OGRE)
    other.do(MeleeAttack("warlock", "ogre", "sickle"), done=True)
    assert other.refused(MeleeAttack("warlock", "ogre", "sickle")).code == "no-action"


@pytest.mark.parametrize(("level", "most"), [(2, 2), (10, 4), (17, 6)])
def test_a_sorcerer_has_as_many_options_as_the_book_gives(level: int, most: int) -> None:
    stage = fight("A..b", [], A=hero("sorcerer", level), b=OGRE)
    named = [power.id for power in stage.who("sorcerer").sheet.powers if power.id.endswith("_spell")]
    assert len(named) == most


# Weapons, and what is none


@pytest.mark.parametrize("weapon", ["unarmed", "mace"])
@pytest.mark.parametrize(("rules", "level"), [("5.2", 7), ("5.1", 8)])
def test_a_divine_strike_needs_a_weapon(weapon: str, rules: str, level: int) -> None:
    # SRD: Divine Strike: "an attack roll using a weapon"; in 5.1 an Unarmed Strike is a weapon attack.
    made = hero("cleric", level, choices={"blessed_strikes": ["divine_strike"]})
    added = weapon == "mace" or rules == "5.1"
    dice = [15, *([3] if weapon == "mace" else []), *([4] if added else [])]
    stage = fight("Ab", dice, A=made, b=OGRE, rules=rules)
    events = stage.do(MeleeAttack("cleric", "ogre", weapon), done=True)
    assert ("radiant" in [kind for _, kind in wounds(events)]) is added


def test_a_divine_favor_is_for_weapons() -> None:
    # SRD: Divine Favor: "your attacks with weapons".
    knight = caster("knight", {"id": "divine_favor"})
    stage = fight("Ab", [15], A=knight, b=OGRE)
    stage.do(SpellCast("knight", "divine_favor"))
    events = stage.do(MeleeAttack("knight", "ogre", "unarmed"), done=True)
    assert wounds(events) == [(1, "bludgeoning")]


def test_a_magic_weapon_does_not_help_spells_and_fists() -> None:
    # SRD: Magic Weapon: "a +1 bonus to attack rolls" with that weapon.
    knight = caster("knight", {"id": "magic_weapon"}, {"id": "fire_bolt"})
    for attack, bonus in (
        (MeleeAttack("knight", "ogre", "quarterstaff"), 3 + 1),
        (MeleeAttack("knight", "ogre", "unarmed"), 3),
        (SpellCast("knight", "fire_bolt", 0, "ogre"), 6),
    ):
        stage = fight("Ab", [2, 2] if isinstance(attack, SpellCast) else [2], A=knight, b=OGRE)
        stage.do(SpellCast("knight", "magic_weapon", 2, "knight"))
        odds = preview(stage.state, 1, attack)["targets"][0]["hitChance"]
        (rolled,) = rolls(stage.do(attack, done=True))
        assert rolled.bonus == bonus
        share = (11 + bonus) / 20
        assert odds == pytest.approx(share * share if isinstance(attack, SpellCast) else share)


def test_a_sacred_weapon_is_a_melee_weapon() -> None:
    # SRD: Sacred Weapon: "one Melee weapon that you are holding".
    stage = fight("A..b", [2, 2], A=hero("paladin", 3), b=OGRE)
    stage.do(SpellCast("paladin", "sacred_weapon"))
    (thrown,) = rolls(stage.do(RangedAttack("paladin", "ogre", "javelin")))
    stage.who("ogre").cell = 1
    stage.who("paladin").used_action = False
    (struck_with,) = rolls(stage.do(MeleeAttack("paladin", "ogre", "longsword")))
    assert struck_with.bonus > thrown.bonus


# Rogue, Paladin: one thing on a turn


DAZED = {"condition": "dazed", "sluggish": True, "dazes": True}


def dazed(rows: str, dice: Sequence[int] = (), **fields: Any) -> Any:
    """A dazed hero on its turn."""
    daze = {"id": "daze", "name": "Daze", "range": 60, "effects": [DAZED]}
    stage = fight(rows, dice, b=creature("orc", powers=[daze]), A=caster("hero", **fields))
    stage.do(SpellCast("orc", "daze", 0, "hero"))
    stage.end("orc")
    return stage


def test_a_dazed_creature_that_has_moved_does_nothing_else() -> None:
    # SRD: Devious Strikes [Daze], Abjure Foes: "do only one of the following": move, action or Bonus Action.
    drink = {"potion_of_healing": 1}
    stage = dazed("b.A....", items=drink)
    stage.do(Move("hero", "1, 0"))
    assert stage.refused(MeleeAttack("hero", "orc", "quarterstaff")).code == "no-action"
    assert stage.refused(Dodge("hero")).code == "no-action"
    assert stage.refused(UseItem("hero", "potion_of_healing", "hero")).code == "no-bonus-action"
    stage.do(Move("hero", "2, 0"))


def test_a_dazed_creature_that_has_acted_does_not_move() -> None:
    stage = dazed("bA.....", [2])
    stage.do(MeleeAttack("hero", "orc", "quarterstaff"))
    assert stage.who("hero").remaining_movement_ft == 0
    assert stage.refused(Move("hero", "2, 0")).code == "too-far"
    stage = dazed("b....A.")
    stage.do(Dash("hero"))
    assert stage.who("hero").remaining_movement_ft == 0


def test_a_dazed_creature_does_not_walk_into_reach_and_attack() -> None:
    stage = dazed("b....A.")
    assert stage.refused(MeleeAttack("hero", "orc", "quarterstaff", True)).code == "out-of-range"
    offered = stage.match.game.options(stage.state, 1)
    assert not any(isinstance(each, MeleeAttack) for each in offered)


# Elusive


def test_no_attack_has_advantage_against_an_elusive_rogue() -> None:
    # SRD: Elusive. Innate Sorcery and the Advantage of a weapon do not change it.
    keen = {**CLUB, "keen": ["hurt"]}
    stage = fight("Ab", [2], A=hero("rogue", 18), b=creature("orc", attacks=[keen]))
    stage.who("rogue").current_hp -= 1
    stage.end("rogue")
    (rolled,) = rolls(stage.do(MeleeAttack("orc", "rogue", "club")))
    assert rolled.edge == 0


# Paladin, Ranger


@pytest.mark.parametrize("rows", ["Ab", "A...b"])
def test_radiant_strikes_come_with_melee_weapons_thrown_or_not(rows: str) -> None:
    # SRD: Radiant Strikes: "an attack roll using a Melee weapon".
    stage = fight(rows, [15, 3, 5], A=hero("paladin", 11), b=OGRE)
    attack = MeleeAttack if rows == "Ab" else RangedAttack
    events = stage.do(attack("paladin", "ogre", "javelin"))
    while stage.step.asks:
        events += stage.answer(False)
    stage.done()
    assert (5, "radiant") in wounds(events)


def test_a_horde_breaker_does_not_attack_a_creature_twice() -> None:
    # SRD: Horde Breaker: "that you haven't attacked this turn".
    made = hero("ranger", 5, choices={"hunters_prey": ["horde_breaker"]})
    foes = {"b": creature("ogre", ac=20), "c": creature("orc", ac=20)}
    stage = fight("A....b\n.....c", [2, 2, 2], A=made, **foes)
    targets = []
    for name in ("ogre", "orc"):
        targets += [each.target_id for each in rolls(stage.do(RangedAttack("ranger", name, "longbow")))]
    stage.done()
    assert targets == ["ogre", "orc", "orc"]
    stage = fight("A....b\n.....c", [2], A=made, **foes)
    stage.who("ranger").struck = ["attacked orc"]
    stage.do(RangedAttack("ranger", "ogre", "longbow"), done=True)


# Restored uses


def test_a_use_of_rage_restores_an_intimidating_presence() -> None:
    # SRD: Intimidating Presence.
    stage = fight("A.b", [1], A=hero("barbarian", 14), b=OGRE)  # the die is for its alertness
    stage.who("barbarian").uses["intimidating_presence"] = 1
    stage.do(SpellCast("barbarian", "intimidating_presence_renewed"))
    uses = stage.who("barbarian").uses
    assert (uses["intimidating_presence"], uses["rage"]) == (0, 1)


def test_a_slot_restores_hurl_through_hell() -> None:
    # SRD: Hurl Through Hell.
    stage = fight("A.b", [], A=hero("warlock", 14), b=OGRE)
    stage.who("warlock").uses["hurl_through_hell"] = 1
    before = sum(stage.who("warlock").slots)
    stage.do(SpellCast("warlock", "hurl_through_hell_renewed"))
    assert stage.who("warlock").uses["hurl_through_hell"] == 0
    assert sum(stage.who("warlock").slots) == before - 1


@pytest.mark.parametrize(("weapon", "kind"), [("shortsword", "piercing"), ("scimitar", "slashing")])
@pytest.mark.parametrize("hurt", [True, False])
def test_a_colossus_slayer_deals_more_damage_of_the_weapon_to_the_hurt(
    weapon: str, kind: str, hurt: bool
) -> None:
    # SRD: Colossus Slayer: "the weapon deals an extra 1d8 damage" to a target that is missing Hit Points.
    made = hero("ranger", 3, choices={"hunters_prey": ["colossus_slayer"]})
    stage = fight("Ab", [15, 3, *([5] if hurt else [])], A=made, b=OGRE)
    stage.who("ogre").current_hp -= int(hurt)
    stage.do(MeleeAttack("ranger", "ogre", weapon))
    (dealt,) = wounds(stage.answer(False))  # no Ensnaring Strike
    stage.done()
    assert dealt[1] == kind
    assert dealt[0] == 3 + 3 + (5 if hurt else 0)
