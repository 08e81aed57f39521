"""Clauses of stat blocks: leaps, wounds, what must be seen, what rests on a poison, and the like."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import caster, creature, fight, mage
from turnwright.games.tactics.commands import (
    Ascend,
    CantripCast,
    EndTurn,
    MeleeAttack,
    Move,
    SpellCast,
    Stabilize,
    UseItem,
)
from turnwright.games.tactics.content import shipped
from turnwright.games.tactics.events import AttackRolled, DamageDealt, SaveRolled
from turnwright.games.tactics.forecast.preview import preview
from turnwright.games.tactics.game import Tactics

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

GAME = Tactics()
HERO = creature("hero", hp=60)


def staged(rows: str, dice: list[int], base: str, **cast: Any) -> Any:
    """A fight with a shipped creature, which is called monster and acts first."""
    return fight(rows, dice, a=creature("monster", initiative=0), tokens={"a": {"base": base}}, **cast)


def of_kind(events: list[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


# Leap


def test_a_leap_is_a_jump_of_30_feet_for_10_feet_of_movement() -> None:
    # SRD: Hezrou [Leap]: a Bonus Action. It passes over creatures, and provokes as a jump does.
    stage = staged("a.B.....\n........", [15, 3], "hezrou", B=HERO)
    stage.do(SpellCast("monster", "leap", area_center="6, 0"))
    assert [question for _, question in stage.asked()] == ["opportunity_attack"]
    stage.answer()
    stage.done()
    assert stage.at("monster") == (6, 0)
    assert stage.who("monster").used_bonus_action
    assert stage.who("monster").remaining_movement_ft == 30 - 10


def test_no_creature_leaps_while_it_is_prone() -> None:
    # SRD: Long Jump; Conditions [Prone].
    stage = staged("a......B\n........\n........", [], "giant_ape", B=HERO)
    stage.put("monster", "prone")
    assert stage.refused(SpellCast("monster", "leap", area_center="4, 0")).code == "prone"


@pytest.mark.parametrize("name", ["bulette", "giant_ape", "hezrou", "lamia"])
def test_every_creature_with_a_leap_of_the_book_has_it(name: str) -> None:
    (leap,) = [power for power in shipped().creatures[name].powers if power.id == "leap"]
    assert (leap.cost, leap.range, leap.spends) == ("bonus", 30, 10)


# Wounds


def wounded(dice: list[int], **cast: Any) -> Any:
    stage = staged("aBC\n...", dice, "bearded_devil", B=HERO, **cast)
    stage.put("hero", "infernal_wound", "monster")
    return stage


@pytest.mark.parametrize(("die", "left"), [(11, ["infernal_wound"]), (12, [])])
def test_an_infernal_wound_is_stanched_by_a_medicine_check(die: int, left: list[str]) -> None:
    # SRD: Bearded Devil [Infernal Glaive]: DC 12, by a creature within 5 feet.
    stage = wounded([3, die], C=creature("friend"))
    stage.end("monster", "hero")
    stanch = Stabilize("friend", "hero")
    assert stanch in list(GAME.options(stage.state, 1))
    assert preview(stage.state, 1, stanch)["chance"] == pytest.approx(9 / 20)
    stage.do(stanch, done=True)
    assert stage.has("hero") == left


def test_a_creature_stanches_its_own_wound() -> None:
    stage = wounded([3, 12], C=creature("friend"))
    stage.end("monster")
    stage.do(Stabilize("hero", "hero"), done=True)
    assert stage.has("hero") == []
    stage.end("hero")
    assert stage.refused(Stabilize("friend", "hero")).code == "wrong-target"


def test_a_spell_that_heals_closes_an_infernal_wound_and_a_potion_does_not() -> None:
    # SRD: Infernal Glaive: after a spell restores Hit Points to the target.
    healer = mage("cure_wounds", items={"potion_of_healing": 1})
    stage = wounded([3, 1, 1, 1, 1], C=healer)
    stage.end("monster", "hero")
    stage.do(UseItem("mage", "potion_of_healing", "hero"))
    assert stage.has("hero") == ["infernal_wound"]
    stage.who("hero").current_hp = 20
    stage.do(SpellCast("mage", "cure_wounds", 1, "hero"), done=True)
    assert stage.has("hero") == []


def test_an_infernal_glaive_wounds_only_once() -> None:
    # SRD: Infernal Glaive: a target that doesn't already have an infernal wound makes no save.
    stage = wounded([15, 3], C=creature("friend"))
    events = stage.do(MeleeAttack("monster", "hero", "infernal_glaive"), done=True)
    assert of_kind(events, SaveRolled) == []


# What must be seen, and what rests on another condition


def test_a_frightening_visage_spares_creatures_that_cannot_see_it() -> None:
    # SRD: Doppelganger [Unsettling Visage]: each creature that can see the doppelganger.
    stage = staged("aBC\n...", [5], "doppelganger", B=HERO, C=creature("friend"))
    stage.put("friend", "blinded")
    stage.do(SpellCast("monster", "unsettling_visage"), done=True)
    assert (stage.has("hero"), stage.has("friend")) == (["frightened"], ["blinded"])


@pytest.mark.parametrize(("never", "borne"), [([], ["fetid"]), (["poisoned"], [])])
def test_a_creature_that_cannot_be_poisoned_is_not_slowed_by_a_poison(
    never: list[str], borne: list[str]
) -> None:
    # SRD: Dretch [Fetid Cloud]: while Poisoned, an action or a Bonus Action.
    stage = staged("aB\n..", [1], "dretch", B=creature("hero", hp=60, never=never))
    stage.do(SpellCast("monster", "fetid_cloud"), done=True)
    assert stage.has("hero") == borne


def test_a_curse_of_a_mummy_is_removed_by_remove_curse() -> None:
    # SRD: Mummy [Rotting Fist]: the target is cursed.
    stage = staged("aBC\n...", [], "mummy", B=HERO, C=mage("remove_curse"))
    stage.put("hero", "mummy_rot", "monster")
    while stage.state.active().creature_id != "mage":
        stage.end(stage.state.active().creature_id)
    stage.do(SpellCast("mage", "remove_curse", 3, "hero"), done=True)
    assert stage.has("hero") == []


def test_a_vortex_stops_spells_with_a_verbal_component_alone() -> None:
    # SRD: Invisible Stalker [Vortex].
    stage = staged("a.B.\n....", [1], "invisible_stalker", B=mage("fire_bolt", "hypnotic_pattern"))
    stage.put("mage", "in_vortex", "monster")
    rule = stage.state.arena.conditions["in_vortex"]
    assert (rule.magic.silences, rule.magic.silenced) == (True, False)
    assert stage.state.arena.powers["fire_bolt"].verbal
    assert not stage.state.arena.powers["hypnotic_pattern"].verbal


def test_a_banished_creature_is_in_another_place_until_the_dragons_turn() -> None:
    # SRD: Adult Gold Dragon [Banish]: 3d6 Force damage, and a demiplane.
    friend = creature("friend")
    stage = staged("a...B\n....C\n.....\n.....", [1, 2, 3, 1], "adult_gold_dragon", B=HERO, C=friend)
    stage.end("monster", "hero")
    (ask,) = stage.step.asks
    stage.step = stage.match.answer(ask.seat, ask.id, ask.choices.index("banish hero"))
    assert (stage.has("hero"), stage.who("hero").current_hp) == (["in_a_demiplane"], 60 - 6)
    assert stage.refused(MeleeAttack("friend", "monster")).code == "out-of-range"
    stage.do(EndTurn("friend"))
    (ask,) = stage.step.asks
    assert not any("hero" in choice.split() for choice in ask.choices)
    stage.step = stage.match.answer(ask.seat, ask.id, len(ask.choices) - 1)
    stage.done()
    assert (stage.state.active().creature_id, stage.has("hero")) == ("monster", [])


# Magic


def test_greater_magic_resistance_withstands_spells() -> None:
    # SRD: Rakshasa: saves against magic succeed, and attack rolls of spells miss, even with a 20.
    caster_of_two = mage("fire_bolt", "burning_hands")
    stage = staged("aB\n..", [20, 20, 1, 1, 1], "rakshasa", B=caster_of_two)
    stage.end("monster")
    bolt = CantripCast("mage", "fire_bolt", "monster")
    (target,) = preview(stage.state, 1, bolt)["targets"]
    assert target["hitChance"] == 0.0
    (roll,) = of_kind(stage.do(bolt), AttackRolled)
    assert (roll.natural, roll.hit) == (20, False)
    stage.end("mage", "monster")
    before = stage.who("monster").current_hp
    stage.do(SpellCast("mage", "burning_hands", 1, area_center="0, 0"), done=True)
    # 3 fire damage, halved.
    assert stage.who("monster").current_hp == before - 1


def test_greater_magic_resistance_is_no_help_against_weapons() -> None:
    stage = staged("aB\n..", [18, 3], "rakshasa", B=HERO)
    stage.end("monster")
    (roll,) = of_kind(stage.do(MeleeAttack("hero", "monster"), done=True), AttackRolled)
    assert roll.hit


def test_a_consumed_life_ends_the_invisibility_of_a_wisp() -> None:
    # SRD: Will-o'-Wisp [Vanish]: it ends after an attack roll, or a use of Consume Life.
    hero = caster("hero", {"id": "bless"})
    stage = staged("aB\nC.", [3, 1, 1, 1], "will_o_wisp", B=hero, C=creature("friend"))
    stage.do(SpellCast("monster", "vanish"))
    stage.end("monster", "hero", "friend")
    stage.who("hero").current_hp = 0
    stage.put("hero", "unconscious")
    assert stage.has("monster") == ["concentration", "vanished"]
    stage.do(SpellCast("monster", "consume_life", 0, "hero"))
    assert stage.has("monster") == []


def test_the_blessing_of_a_unicorn_is_for_others() -> None:
    # SRD: Unicorn [Unicorn's Blessing]: it touches another creature.
    stage = staged("a.bB\n....", [1, 1], "unicorn", b=creature("fawn", hp=60), B=HERO)
    assert stage.refused(SpellCast("monster", "cure_wounds", 0, "monster")).code == "wrong-target"
    stage.who("fawn").current_hp = 20
    stage.do(SpellCast("monster", "cure_wounds", 0, "fawn"), done=True)
    assert stage.who("fawn").current_hp > 20


# Movement


def test_a_barbed_hide_pierces_the_creatures_in_a_grapple_with_it() -> None:
    # SRD: Barbed Devil [Barbed Hide]: at the start of its turns, whichever of the two grapples the other.
    others = {"C": creature("friend", hp=60), "D": creature("other")}
    stage = staged("BaC\n.D.", [4, 7], "barbed_devil", B=HERO, **others)
    stage.end("monster")
    stage.put("hero", "grappled", "monster")
    stage.put("monster", "grappled", "friend")
    stage.end("hero", "friend")
    events = stage.do(EndTurn("other"), done=True)
    hurt = [(event.creature_id, event.amount) for event in of_kind(events, DamageDealt)]
    assert hurt == [("friend", 4), ("hero", 7)]


def test_a_prowling_weretiger_leaves_reaches_unhurt_and_hides() -> None:
    # SRD: Weretiger [Prowl]: a Bonus Action; it moves without provoking, then takes the Hide action.
    stage = staged("Ba..#.\n....#.\n......", [20], "weretiger", B=HERO)
    assert stage.refused(SpellCast("monster", "prowl_hide")).code == "not-yet"
    stage.do(SpellCast("monster", "prowl"))
    stage.do(Move("monster", "5, 0"))
    assert stage.asked() == []
    stage.do(SpellCast("monster", "prowl_hide"), done=True)
    assert "hidden" in stage.has("monster")


@pytest.mark.parametrize(("size", "bites"), [("large", 1), ("huge", 0)])
def test_an_allosaurus_that_charges_bites_as_well(size: str, bites: int) -> None:
    # SRD: Allosaurus [Claws]: a Large or smaller target falls Prone, and is bitten.
    dice = [15, 3, *([15, 14, 3, 3] if bites else [])]
    hero = creature("hero", hp=90, size=size)
    stage = staged("a.......B..\n...........\n...........", dice, "allosaurus", B=hero)
    stage.do(Move("monster", "6, 0"))
    events = stage.do(MeleeAttack("monster", "hero", "claws"), done=True)
    assert [roll.weapon for roll in of_kind(events, AttackRolled)] == ["claws", "bite"][: 1 + bites]


def test_an_aboleth_consumes_the_memories_of_those_it_has_charmed() -> None:
    # SRD: Aboleth [Consume Memories]: Charmed or Grappled by the aboleth.
    stage = staged("a....B\n......", [5, 1, 1, 1], "aboleth", B=HERO)
    assert stage.refused(SpellCast("monster", "consume_memories", 0, "hero")).code == "wrong-target"
    stage.put("hero", "dominated_mind", "monster")
    stage.do(SpellCast("monster", "consume_memories", 0, "hero"), done=True)


def test_a_sphinx_teleports_into_reach() -> None:
    # SRD: Sphinx of Lore [Arcane Prowl]: up to 30 feet, and one Claw attack.
    stage = staged("a.......B\n.........", [15, 3, 3, 3], "sphinx_of_lore", B=HERO)
    stage.end("monster")
    stage.do(EndTurn("hero"))
    (ask,) = stage.step.asks
    place = ask.choices.index("arcane_prowl hero")
    stage.step = stage.match.answer(ask.seat, ask.id, place)
    stage.done()
    assert stage.at("monster") == (6, 0)


def test_a_charging_horn_provokes_no_opportunity_attack() -> None:
    # SRD: Unicorn [Charging Horn].
    guard = creature("guard", hp=60)
    stage = staged("..C....\na.....B\n.......", [15, 3], "unicorn", B=HERO, C=guard)
    stage.end("monster")
    stage.do(EndTurn("hero"))
    (ask,) = stage.step.asks
    stage.step = stage.match.answer(ask.seat, ask.id, ask.choices.index("charging_horn hero"))
    assert stage.asked() == []
    stage.done()
    assert stage.who("hero").current_hp < 60


def test_a_frog_keeps_its_prey_for_a_turn() -> None:
    # SRD: Giant Frog [Swallow]: 2d4 Acid damage at the end of its next turn, then the prey gets out, Prone.
    gulp = {
        "id": "swallow",
        "name": "Swallow",
        "range": 5,
        "held": True,
        "effects": [
            {
                "condition": "in_a_frog",
                "swallows": True,
                "brings": ["blinded", "restrained"],
                "ongoing": "2d4 acid",
                "on_source": True,
                "at_turn_end": True,
                "until": "end_of_turn",
                "whose": "source",
            }
        ],
    }
    stage = fight("aB\n..", [2, 3], a=creature("frog", powers=[gulp]), B=HERO)
    stage.put("hero", "grappled", "frog")
    stage.do(SpellCast("frog", "swallow", 0, "hero"))
    stage.end("frog")
    assert (stage.has("hero"), stage.who("hero").current_hp) == (["in_a_frog"], 60)
    stage.end("hero")
    stage.end("frog")
    stage.done()
    assert (stage.has("hero"), stage.who("hero").current_hp) == (["prone"], 55)
    assert stage.at("hero") != stage.at("frog")


def test_a_swarm_gains_no_temporary_hit_points() -> None:
    # SRD: Swarm.
    heartens = [{"heal": "5", "temporary": True}]
    cheer = {"id": "cheer", "name": "Cheer", "range": 30, "whom": "ally", "effects": heartens}
    stage = staged("ab\nB.", [], "swarm_of_rats", b=creature("piper", powers=[cheer]), B=HERO)
    stage.end("monster")
    stage.do(SpellCast("piper", "cheer", 0, "monster"), done=True)
    assert stage.who("monster").temp_hp == 0


def test_the_storm_of_a_storm_giant_is_40_feet_high() -> None:
    # SRD: Storm Giant [Lightning Storm]: a cylinder.
    (storm,) = shipped().creatures["storm_giant"].powers
    assert storm.area is not None
    assert (storm.area.shape, storm.area.size, storm.area.width) == ("cylinder", 10, 40)


# Flight


@pytest.mark.parametrize(("spell", "altitude"), [("fly", 30), ("wings", 0)])
def test_magic_that_hovers_keeps_a_flier_in_the_air(spell: str, altitude: int) -> None:
    # SRD: Fly: the target can hover. Dragon Wings give a Fly Speed alone.
    spread = [{"condition": "wings", "fly": 60}]
    wings = {"id": "wings", "name": "Wings", "level": 3, "whom": "self", "effects": spread}
    flier = caster("mage", {"id": "fly"}, {"id": "wings"})
    stage = fight("A....b", [1, 1, 1] if altitude == 0 else [], A=flier, b=HERO, spells=[wings])
    stage.do(SpellCast("mage", spell, 3, "mage"))
    stage.do(Ascend("mage", 30))
    stage.put("mage", "restrained")
    stage.end("mage")
    stage.done()
    assert stage.who("mage").altitude_ft == altitude


@pytest.mark.parametrize(("altitude", "hit"), [(40, True), (45, False)])
def test_a_cylinder_reaches_as_high_as_it_is(altitude: int, hit: bool) -> None:
    # SRD: Moonbeam: 5 feet across, 40 feet high.
    hawk = creature("hawk", speed={"walk": 0, "fly": 60})
    stage = fight("A....b", [2, 2, 20] if hit else [], A=mage("moonbeam"), b=hawk)
    stage.who("hawk").altitude_ft = altitude
    events = stage.do(SpellCast("mage", "moonbeam", 2, area_center="5, 0"), done=True)
    assert [event.creature_id for event in of_kind(events, DamageDealt)] == (["hawk"] if hit else [])


def test_spirits_do_not_slow_a_flier_above_them() -> None:
    # SRD: Spirit Guardians: a 15-foot Emanation.
    hawk = creature("hawk", speed={"walk": 0, "fly": 60})
    stage = fight("A.........b\n...........", A=mage("spirit_guardians"), b=hawk)
    stage.do(SpellCast("mage", "spirit_guardians", 3))
    stage.who("hawk").altitude_ft = 30
    stage.end("mage")
    stage.do(Move("hawk", "0, 1"), done=True)
    assert stage.who("hawk").remaining_movement_ft == 60 - 50
