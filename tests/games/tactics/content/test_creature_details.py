"""What single creatures of the SRD can do that no other rule covers."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import creature, fight
from turnwright.games.tactics.commands import EndTurn, MeleeAttack, Move, SavingThrow, SpellCast
from turnwright.games.tactics.events import AttackRolled, DamageDealt, SaveRolled
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.rules.magic import targeting

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

HERO = creature("hero", hp=60)


def staged(rows: str, dice: list[int], base: str, **cast: Any) -> Any:
    """A fight with a shipped creature, which is called monster and acts first."""
    return fight(rows, dice, a=creature("monster", initiative=0), tokens={"a": {"base": base}}, **cast)


def saves(events: list[Any]) -> list[SaveRolled]:
    return [event for event in events if isinstance(event, SaveRolled)]


def test_a_specter_moves_through_walls_and_creatures_as_difficult_terrain() -> None:
    # SRD: Incorporeal Movement: 10 feet for the wall and for the creature, though it flies.
    stage = staged("a.#.B..", [], "specter", B=HERO)
    stage.who("hero").used_reaction = True
    stage.do(Move("monster", "5, 0"))
    assert stage.who("monster").remaining_movement_ft == 50 - 5 - 10 - 5 - 10 - 5
    assert stage.at("monster") == (5, 0)


def test_a_specter_that_ends_its_turn_in_a_wall_takes_force_damage() -> None:
    # SRD: Incorporeal Movement.
    stage = staged("a.#......B", [7], "specter", B=HERO)
    stage.do(Move("monster", "2, 0"))
    events = stage.do(EndTurn("monster"), done=True)
    (hurt,) = [event for event in events if isinstance(event, DamageDealt)]
    assert (hurt.amount, hurt.damage_type) == (7, "force")


def test_a_swarm_shares_the_space_of_another_creature() -> None:
    # SRD: Swarm. It stops in the other's space, and neither of them falls Prone.
    stage = staged("a.B", [], "swarm_of_rats", B=HERO)
    stage.do(Move("monster", "2, 0"))
    assert stage.at("monster") == stage.at("hero")
    stage.end("monster", "hero")
    assert stage.has("hero") == []
    stage.do(Move("monster", "1, 0"))
    stage.end("monster")
    # And vice versa.
    stage.do(Move("hero", "1, 0"))
    assert stage.at("monster") == stage.at("hero")


def test_a_chuul_holds_at_most_two_creatures() -> None:
    # SRD: Chuul [Pincer]: one of two pincers.
    cast = {letter: creature(f"hero_{letter.lower()}", hp=60) for letter in "BCD"}
    stage = staged("Ba.C\nD...", [15, 3, 15, 3, 15, 3], "chuul", **cast)
    stage.do(MeleeAttack("monster", "hero_b"))
    stage.do(MeleeAttack("monster", "hero_c"))
    stage.end("monster", "hero_b", "hero_c", "hero_d")
    stage.do(MeleeAttack("monster", "hero_d"), done=True)
    assert [stage.has(name) for name in ("hero_b", "hero_c", "hero_d")] == [["grappled"], ["grappled"], []]


def test_the_aura_of_a_hobgoblin_captain_gives_advantage_on_attacks_and_saves() -> None:
    # SRD: Aura of Authority, 10 feet, itself included.
    stage = staged("abB", [5, 15, 3, 4, 16], "hobgoblin_captain", b=creature("goblin"), B=HERO)
    stage.end("monster")
    events = stage.do(MeleeAttack("goblin", "hero"))
    (roll,) = [event for event in events if isinstance(event, AttackRolled)]
    assert roll.up == ("blessed",)
    stage.match.submit(0, SavingThrow("goblin", "WIS", dc=10))
    stage.done()
    # Not while the captain is Incapacitated.
    idle = staged("abB", [5], "hobgoblin_captain", b=creature("goblin"), B=HERO)
    idle.put("monster", "incapacitated")
    idle.end("monster")
    idle.do(MeleeAttack("goblin", "hero"), done=True)


def test_the_rock_of_an_ape_has_a_long_range() -> None:
    # SRD: Ape [Rock]: 25/50 feet, with Disadvantage beyond 25.
    stage = staged("a........B", [15, 3], "ape", B=HERO)
    events = stage.do(SpellCast("monster", "rock", 0, "hero"), done=True)
    (roll,) = [event for event in events if isinstance(event, AttackRolled)]
    assert roll.down == ("long_range",)


def test_the_charge_of_a_centaur_tramples_the_creatures_it_runs_over() -> None:
    # SRD: Trampling Charge: once each, STR save DC 14 or 1d6+4 and Prone; no Opportunity Attacks.
    stage = staged("a..B....\n........", [5, 3], "centaur_trooper", B=HERO)
    stage.do(SpellCast("monster", "trampling_charge"))
    assert stage.who("monster").remaining_movement_ft == 100
    events = stage.do(Move("monster", "6, 0"), done=True)
    assert [save.saved for save in saves(events)] == [False]
    assert stage.who("hero").current_hp == 60 - 9
    assert "prone" in stage.has("hero")


def test_a_vortex_works_in_the_space_of_the_stalker() -> None:
    # SRD: Invisible Stalker [Air Form, Vortex]. The 1 is of its Initiative, rolled with Advantage.
    stage = staged("a...B.\n......", [1, 4, 3], "invisible_stalker", B=HERO)
    stage.do(Move("monster", "4, 0"))
    stage.do(SpellCast("monster", "vortex", 0, "hero"), done=True)
    assert "in_vortex" in stage.has("hero")


def test_a_deadly_leap_falls_on_the_creatures_below() -> None:
    # SRD: Bulette [Deadly Leap].
    stage = staged("a.......\n........\n...B....", [4, 5, 6, 3], "bulette", B=HERO)
    stage.do(SpellCast("monster", "deadly_leap", area_center="3.5, 1.5"), done=True)
    assert stage.who("hero").current_hp == 60 - 15
    assert stage.who("monster").remaining_movement_ft == 35


def test_the_heart_sight_of_a_sprite_needs_a_failed_save_of_the_living() -> None:
    # SRD: Sprite [Heart Sight].
    stage = staged("aB", [5], "sprite", B=HERO)
    stage.do(SpellCast("monster", "heart_sight", 0, "hero"), done=True)
    assert stage.has("hero") == ["heart_seen"]
    fiend = staged("aB", [], "sprite", B=creature("hero", kind="fiend"))
    fiend.do(SpellCast("monster", "heart_sight", 0, "hero"), done=True)
    assert fiend.has("hero") == ["heart_seen"]


def test_a_ghost_possesses_a_humanoid() -> None:
    # SRD: Ghost [Possession].
    stage = staged("aB", [5], "ghost", B=HERO)
    stage.do(SpellCast("monster", "possession", 0, "hero"), done=True)
    assert stage.has("hero") == ["possessed"]


def test_a_whirlwind_moves_up_to_20_feet_and_takes_along_the_creatures_it_holds() -> None:
    # SRD: Djinni [Create Whirlwind]. The hero fails a save on entering, and another at the end of its turn.
    stage = staged("a.............B......\n.....................", [4, 2, 1], "djinni", B=HERO)
    stage.do(SpellCast("monster", "create_whirlwind", area_center="8, 0"))
    stage.end("monster")
    stage.do(Move("hero", "11, 0"))
    assert stage.has("hero") == ["in_whirlwind"]
    stage.end("hero")
    assert stage.refused(SpellCast("monster", "move_whirlwind", area_center="13, 0")).code == "too-far"
    stage.do(SpellCast("monster", "move_whirlwind", area_center="12, 0"), done=True)
    assert (stage.at("hero"), stage.has("hero")) == ((16, 0), ["in_whirlwind"])


def test_a_whirlwind_holds_the_creatures_it_meets() -> None:
    # SRD: Djinni [Create Whirlwind]: on entering, then 6d6 at the start of each turn, and a save at its end.
    stage = staged("a.............B\n...............", [4, 2, 1, 1, 1, 1, 1, 1, 20], "djinni", B=HERO)
    stage.do(SpellCast("monster", "create_whirlwind", area_center="8, 0"))
    stage.end("monster")
    stage.do(Move("hero", "11, 0"))
    assert stage.has("hero") == ["in_whirlwind"]
    stage.end("hero", "monster")
    assert stage.who("hero").current_hp == 60 - 6
    stage.end("hero")
    assert stage.has("hero") == []
    stage.done()


@pytest.mark.parametrize(("natural", "struck"), [(9, True), (5, False), (20, False)])
def test_a_pirate_captain_strikes_back_at_an_attack_that_its_riposte_makes_miss(
    natural: int, struck: bool
) -> None:
    # SRD: Pirate Captain [Riposte]: AC 17 and 3; on a miss, a Rapier attack. It is not offered in vain.
    club = {"id": "club", "name": "Club", "to_hit": 9, "reach": 5, "hit": [{"damage": "1 bludgeoning"}]}
    dice = [natural, *([18, 3, 3] if struck else [])]
    stage = staged("Ba", dice, "pirate_captain", B=creature("hero", hp=60, attacks=[club]))
    stage.end("monster")
    events = stage.do(MeleeAttack("hero", "monster", "club"))
    if struck:
        events = stage.answer()
    stage.done()
    rolls = [(roll.actor_id, roll.hit) for roll in events if isinstance(roll, AttackRolled)]
    assert rolls == [("hero", natural == 20), *([("monster", True)] if struck else [])]
    assert stage.who("monster").used_reaction is struck


def test_a_remorhaz_burns_and_digests_what_it_has_swallowed() -> None:
    # SRD: Remorhaz [Swallow]: 3d6 acid and 3d6 fire at the start of each of its turns.
    stage = staged("a....\n.....\n.....\n.....\n....B", [1, 2, 3, 4, 5, 6], "remorhaz", B=HERO)
    stage.end("monster")
    stage.put("hero", "swallowed_by_remorhaz", "monster")
    events = stage.do(EndTurn("hero"), done=True)
    hurt = [(event.amount, event.damage_type) for event in events if isinstance(event, DamageDealt)]
    assert hurt == [(6, "acid"), (15, "fire")]


def test_the_aura_of_a_fire_elemental_sets_creatures_on_fire() -> None:
    # SRD: Fire Elemental [Fire Aura].
    stage = staged("a.B\n...", [4, 2], "fire_elemental", B=HERO)
    stage.end("monster")
    assert stage.has("hero") == ["burning"]
    assert stage.who("hero").current_hp == 60 - 4 - 2
    stage.done()


def test_a_gnoll_rampages_once_a_bloodied_creature_was_hurt() -> None:
    # SRD: Gnoll Warrior [Rampage]: a Bonus Action, half its Speed and a Rend attack. 30 of 60 is Bloodied.
    stage = staged("aB", [15, 3, 18, 4], "gnoll_warrior", B=HERO)
    assert stage.refused(SpellCast("monster", "rampage")).code == "not-yet"
    stage.who("hero").current_hp = 30
    stage.do(MeleeAttack("monster", "hero", "rend"))
    stage.do(SpellCast("monster", "rampage"))
    assert stage.who("monster").used_bonus_action
    assert stage.who("monster").remaining_movement_ft == 30 + 15
    stage.do(SpellCast("monster", "rampage_rend", 0, "hero"), done=True)
    assert stage.who("hero").current_hp == 30 - 5 - 6
    assert stage.refused(SpellCast("monster", "rampage_rend", 0, "hero")).code == "not-yet"


def test_a_gnoll_does_not_rampage_over_a_creature_that_it_has_only_now_bloodied() -> None:
    # SRD: Gnoll Warrior [Rampage]: a creature that was already Bloodied.
    stage = staged("aB", [15, 3], "gnoll_warrior", B=HERO)
    stage.who("hero").current_hp = 31
    stage.do(MeleeAttack("monster", "hero", "rend"), done=True)
    assert stage.who("hero").current_hp == 26
    assert stage.has("monster") == []


def test_a_toad_with_its_mouth_full_does_not_bite() -> None:
    # SRD: Giant Toad [Swallow].
    toad = {"C": creature("other", hp=60), "B": HERO}
    stage = staged("a.C.\n..B.", [], "giant_toad", **toad)
    bite = MeleeAttack("monster", "other", "bite")
    assert bite in list(Tactics().options(stage.state, 0))
    stage.put("hero", "swallowed_by_toad", "monster")
    assert "swallowed" in stage.refused(bite).reason
    assert bite not in list(Tactics().options(stage.state, 0))


@pytest.mark.parametrize("base", ["adult_white_dragon", "storm_giant", "planetar", "giant_ape", "djinni"])
def test_some_areas_of_creatures_need_sight_of_their_point(base: str) -> None:
    # SRD: Freezing Burst, Lightning Storm, Holy Burst, Boulder Toss, Create Whirlwind: "a point ... can see".
    names = ("freezing_burst", "lightning_storm", "holy_burst", "boulder_toss", "create_whirlwind")
    row = "." * 17
    stage = staged(f"a{row[2:]}B\n{row}\n{row}\n{row}", [], base, B=HERO)
    monster = stage.who("monster")
    (power,) = [each for each in monster.sheet.powers if each.id in names]
    wanted = targeting.PowerUse(power)
    targeting.center_on(stage.state, wanted, stage.who("hero"))
    assert targeting.area_refusal(stage.state, monster, wanted) is None
    stage.put("monster", "blinded")
    refusal = targeting.area_refusal(stage.state, monster, wanted)
    assert refusal is not None
    assert refusal.code == "unseen"


@pytest.mark.parametrize(
    ("base", "power", "area"),
    [("ghost", "horrific_visage", "2, 0"), ("doppelganger", "unsettling_visage", "")],
)
@pytest.mark.parametrize("sees", [True, False])
def test_a_visage_frightens_creatures_that_see_it(base: str, power: str, area: str, sees: bool) -> None:
    # SRD: Horrific Visage, Unsettling Visage: "each creature ... that can see" it.
    dice = {"ghost": [3, 3, 1], "doppelganger": [1]}[base]
    stage = staged("a.B", dice if sees else [], base, B=HERO)
    if not sees:
        stage.put("hero", "blinded")
    events = stage.do(SpellCast("monster", power, area_center=area))
    assert len(saves(events)) == int(sees)


@pytest.mark.parametrize("blind", ["", "hero", "monster"])
def test_an_unnerving_gaze_meets_creatures_that_see_the_devil_and_are_seen(blind: str) -> None:
    # SRD: Unnerving Gaze.
    stage = staged("a.B", [], "chain_devil", B=HERO, seats=(None, None))
    if blind:
        stage.put(blind, "blinded")
    stage.end("monster")
    assert [question for _, question in stage.asked()] == ([] if blind else ["unnerving_gaze"])


def test_a_horror_nimbus_ends_for_a_creature_that_ends_its_turn_out_of_sight() -> None:
    # SRD: Horror Nimbus.
    rows = "a...\n....\nB.#.\n...."
    stage = staged(rows, [], "nalfeshnee", B=creature("hero", hp=200))
    stage.put("hero", "horror", "monster")
    stage.end("monster", "hero")
    assert "horror" in stage.has("hero")
    stage.end("monster")
    stage.do(Move("hero", "3, 3"))
    stage.end("hero")
    assert "horror" not in stage.has("hero")


def test_a_life_drain_needs_no_sight() -> None:
    # SRD: Life Drain: "one creature within 5 feet".
    stage = staged("aB", [5, 1], "wight", B=HERO)
    stage.put("monster", "blinded")
    stage.do(SpellCast("monster", "life_drain", 0, "hero"), done=True)
    assert stage.who("hero").max_hp == 60 - 5 - 2
