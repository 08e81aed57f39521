"""What monsters have: Legendary Actions and Resistances, Recharge, Regeneration, and their traits."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import CLUB, caster, creature, fight
from turnwright import Policy
from turnwright.games.tactics.commands import EndTurn, MeleeAttack, Move, SpellCast
from turnwright.games.tactics.events import (
    AttackRolled,
    DamageDealt,
    Healed,
    Recharged,
    SaveRolled,
    SpellResolved,
)

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

GOBLIN = creature("goblin")
HERO = creature("hero")
BOTS = (Policy(), Policy())
TAIL = {
    "id": "tail",
    "name": "Tail",
    "cost": "legendary",
    "range": 15,
    "to_hit": 8,
    "effects": [{"attack": "melee", "hit": [{"damage": "1d8 bludgeoning"}]}],
}
WINGS = {
    "id": "wings",
    "name": "Wings",
    "cost": "legendary",
    "legendary_cost": 2,
    "area": {"shape": "emanation", "size": 10, "from_self": True},
    "effects": [{"save": "DEX", "dc": 15, "fail": [{"damage": "2d6 bludgeoning"}]}],
}
BREATH = {
    "id": "breath",
    "name": "Breath",
    "recharge": 5,
    "area": {"shape": "cone", "size": 15, "from_self": True},
    "effects": [{"save": "DEX", "dc": 13, "fail": [{"damage": "2d6 fire", "half": True}]}],
}


def dragon(**fields: Any) -> dict[str, Any]:
    return creature("dragon", hp=100, legendary=3, powers=[TAIL, WINGS], **fields)


def fireball_at(stage: Any, cell: str) -> list[Any]:
    return stage.do(SpellCast("mage", "fireball", area_center=cell))


# Legendary Actions


def test_legendary_actions_are_taken_at_the_end_of_anothers_turn() -> None:
    # SRD: Legendary Actions.
    stage = fight("A.b", [15, 8], A=HERO, b=dragon())
    stage.do(EndTurn("hero"))
    (ask,) = stage.step.asks
    assert (ask.seat, ask.question) == (0, "legendary_action")
    assert ask.choices == ("tail hero", "wings hero", "no")
    events = stage.answer()
    assert DamageDealt("hero", "dragon", 8, "bludgeoning", 8, 12) in events
    assert stage.state.active().creature_id == "dragon"
    stage.done()


def test_legendary_actions_may_be_declined_and_cost_what_they_say() -> None:
    # SRD: Legendary Actions.
    stage = fight("A.b\nC..", A=HERO, C=creature("friend"), b=dragon())
    stage.do(EndTurn("hero"))
    stage.answer(False)
    assert stage.who("dragon").legendary_left == 3
    stage = fight("A.b\nC..", [2, 2, 20, 20, 15, 8], A=HERO, C=creature("friend"), b=dragon())
    stage.do(EndTurn("hero"))
    (ask,) = stage.step.asks
    stage.step = stage.match.answer(0, ask.id, ask.choices.index("wings friend hero"))
    assert stage.who("dragon").legendary_left == 1
    stage.do(EndTurn("friend"))
    (ask,) = stage.step.asks
    assert ask.choices == ("tail friend", "tail hero", "no")
    stage.answer()
    stage.done()


def test_legendary_actions_come_back_at_the_start_of_its_turn_and_are_no_options_there() -> None:
    # SRD: Legendary Actions.
    stage = fight("A.b", [15, 8], A=HERO, b=dragon(), seats=BOTS)
    stage.do(EndTurn("hero"), done=True)
    assert stage.who("dragon").legendary_left == 3
    assert stage.refused(SpellCast("dragon", "tail", target="hero")).code == "not-your-turn"


def test_legendary_actions_not_by_the_incapacitated() -> None:
    # SRD: Legendary Actions.
    stage = fight("A.b", A=HERO, b=dragon())
    stage.put("dragon", "stunned")
    stage.do(EndTurn("hero"))
    assert stage.step.asks == []


def test_legendary_actions_not_by_the_surprised_of_5_1() -> None:
    # SRD 5.1: Surprise: no actions before the first turn is over.
    for surprised, asked in (([], 1), (["dragon"], 0)):
        stage = fight("A.b", A=HERO, b=dragon(), rules="5.1", surprised=surprised)
        stage.do(EndTurn("hero"))
        assert len(stage.step.asks) == asked


def test_legendary_actions_by_the_surprised_of_5_2() -> None:
    # SRD 5.2.1: Surprise is Disadvantage on Initiative, and nothing else.
    stage = fight("A.b", A=HERO, b=dragon())
    stage.put("dragon", "surprised")
    stage.do(EndTurn("hero"))
    assert len(stage.step.asks) == 1


def test_legendary_actions_are_over_with_the_fight() -> None:
    # SRD: Legendary Actions.
    # The last hero falls as the turn begins: the fallen hero is not attacked.
    venom = {
        "id": "venom",
        "name": "Venom",
        "range": 30,
        "effects": [{"condition": "venom", "ongoing": "9 poison"}],
    }
    wyrm = creature("dragon", hp=100, legendary=3, powers=[TAIL, venom])
    stage = fight("b.A", b=wyrm, A=creature("hero", hp=9, traits=["death_saves"]))
    stage.do(SpellCast("dragon", "venom", target="hero"))
    stage.do(EndTurn("dragon"))
    assert stage.step.asks == []
    assert (stage.state.reason, stage.who("hero").dead) == ("last_standing", False)


def test_legendary_resistance_turns_a_failed_save_into_a_success() -> None:
    # SRD: Legendary Resistance.
    stage = fight(
        "A......b", [*[1] * 8, 2], A=caster("mage", {"id": "fireball"}), b=creature("dragon", resistances=1)
    )
    fireball_at(stage, "7, 0")
    (ask,) = stage.step.asks
    assert ask.question == "legendary_resistance"
    events = stage.answer()
    assert SaveRolled("dragon", "DEX", 2, 14, True, "fireball", True) in events
    assert stage.who("dragon").resistances_left == 0
    assert stage.who("dragon").current_hp == 16


# Recharge, Regeneration


def test_recharge_a_d6_at_the_start_of_each_turn() -> None:
    # SRD: Recharge X-Y.
    stage = fight("bA", [3, 3, 20, 4, 5], b=creature("drake", powers=[BREATH]), A=HERO)
    stage.do(SpellCast("drake", "breath", area_center="1, 0"))
    refusal = stage.refused(SpellCast("drake", "breath", area_center="1, 0"))
    assert refusal.code in ("no-action", "recharging")
    stage.end("drake", "hero")
    assert stage.refused(SpellCast("drake", "breath", area_center="1, 0")).code == "recharging"
    stage.end("drake")
    events = stage.do(EndTurn("hero"))
    assert Recharged("drake", "breath") in events
    stage.done()


def test_regeneration_at_the_start_of_the_turn_unless_stopped_by_damage() -> None:
    # SRD: Regeneration.
    troll = creature("troll", hp=40, regenerates=10, regeneration_stops=["acid", "fire"])
    burn = {**CLUB, "hit": [{"damage": "1d4 fire"}]}
    for weapon, hp in ((CLUB, 40), (burn, 37)):
        stage = fight("Ab", [15, 3], A=creature("hero", attacks=[weapon]), b=troll)
        stage.do(MeleeAttack("hero", "troll"))
        events = stage.do(EndTurn("hero"), done=True)
        assert stage.who("troll").current_hp == hp
        assert any(isinstance(event, Healed) for event in events) == (hp == 40)


# Traits


def test_pack_tactics_advantage_with_an_ally_beside_the_target() -> None:
    # SRD: Pack Tactics.
    wolf = creature("wolf", traits=["pack_tactics"])
    stage = fight("bAc", [1, 1], b=wolf, A=HERO, c=GOBLIN)
    (rolled,) = stage.do(MeleeAttack("wolf", "hero"), done=True)
    assert rolled.up == ("pack_tactics",)
    stage = fight("bAc", [1], b=wolf, A=HERO, c=GOBLIN)
    stage.put("goblin", "incapacitated")
    (rolled,) = stage.do(MeleeAttack("wolf", "hero"), done=True)
    assert isinstance(rolled, AttackRolled)
    assert rolled.up == ()


def test_magic_resistance_advantage_on_saves_against_spells_alone() -> None:
    # SRD: Magic Resistance.
    imp = creature("imp", traits=["magic_resistance"])
    stage = fight("A......b", [*[1] * 8, 2, 19], A=caster("mage", {"id": "fireball"}), b=imp)
    events = fireball_at(stage, "7, 0")
    assert SaveRolled("imp", "DEX", 19, 14, True, "fireball") in events
    stage.done()
    breath = fight(
        "bA", [3, 3, 5], b=creature("drake", powers=[BREATH]), A=creature("hero", traits=["magic_resistance"])
    )
    breath.do(SpellCast("drake", "breath", area_center="1, 0"), done=True)


def test_evasion_nothing_instead_of_half_and_half_instead_of_all() -> None:
    # SRD: Evasion.
    for natural, hp in ((20, 20), (1, 16)):
        stage = fight(
            "A......b",
            [*[1] * 8, natural],
            A=caster("mage", {"id": "fireball"}),
            b=creature("rogue", traits=["evasion"]),
        )
        fireball_at(stage, "7, 0")
        assert stage.who("rogue").current_hp == hp
        stage.done()


def test_flyby_and_agile_leave_without_being_struck_at() -> None:
    # SRD: Flyby; Agile.
    for trait in ("flyby", "agile"):
        stage = fight(".Ab", A=creature("hero", traits=[trait]), b=GOBLIN)
        assert len(stage.do(Move("hero", "0, 0"))) == 1


def test_flyby_is_of_no_use_to_a_crawling_creature() -> None:
    # SRD: Flyby.
    stage = fight(".Ab", A=creature("hero", traits=["flyby"]), b=GOBLIN)
    stage.put("hero", "prone")
    stage.do(Move("hero", "0, 0"))
    assert stage.asked() == [("goblin hero", "opportunity_attack")]


def test_an_emanation_spares_its_source() -> None:
    # SRD: Emanation [Area of Effect].
    stage = fight("bA", [3, 3, 20], b=creature("drake", powers=[{**WINGS, "cost": "action"}]), A=HERO)
    events = stage.do(SpellCast("drake", "wings"), done=True)
    assert next(event for event in events if isinstance(event, SpellResolved)).targets == ("hero",)


# Words of their own


POUNCE = {
    "id": "pounce",
    "name": "Pounce",
    "cost": "legendary",
    "advance": "half",
    "once_a_round": True,
    "effects": [{"strike": "club"}],
}


def test_a_legendary_strike_is_an_attack_of_its_own_and_may_bring_it_nearer() -> None:
    # SRD: Legendary Actions, such as those of dragons.
    stage = fight("A...b", [15, 4], A=HERO, b=creature("dragon", hp=100, legendary=3, powers=[POUNCE]))
    stage.do(EndTurn("hero"))
    (ask,) = stage.step.asks
    assert ask.choices == ("pounce hero", "no")
    events = stage.answer()
    assert stage.at("dragon") == (1, 0)
    assert DamageDealt("hero", "dragon", 6, "bludgeoning", 6, 14) in events
    stage.done()


def test_a_legendary_strike_does_not_come_from_farther_than_half_the_speed() -> None:
    # SRD: Legendary Actions.
    stage = fight("A.....b", A=HERO, b=creature("dragon", hp=100, legendary=3, powers=[POUNCE]))
    stage.do(EndTurn("hero"))
    assert stage.step.asks == []


def test_once_per_round_powers_recharge_at_the_start_of_the_turn() -> None:
    # SRD: Legendary Actions.
    dragon = creature("dragon", hp=100, legendary=3, powers=[POUNCE])
    stage = fight("Ab\nC.", [1], A=HERO, C=creature("friend"), b=dragon)
    for expected in (1, 0):
        stage.do(EndTurn("hero" if expected else "friend"))
        assert len(stage.step.asks) == expected
        if expected:
            stage.answer()
    stage.do(EndTurn("dragon"))
    stage.do(EndTurn("hero"))
    assert len(stage.step.asks) == 1


def test_some_powers_need_a_grappled_prone_or_small_target() -> None:
    # SRD: Trample, Constrict and the like.
    for field, value, condition in (("held", True, "grappled"), ("bearing", ["prone"], "prone")):
        crush = {"id": "crush", "name": "Crush", "range": 5, field: value, "effects": [{"damage": "5 force"}]}
        stage = fight("bA", b=creature("giant", powers=[crush]), A=HERO)
        assert stage.refused(SpellCast("giant", "crush", target="hero")).code == "wrong-target"
        stage.put("hero", condition, "giant")
        stage.do(SpellCast("giant", "crush", target="hero"))
        assert stage.who("hero").current_hp == 15
    crush = {
        "id": "crush",
        "name": "Crush",
        "range": 5,
        "largest": "small",
        "effects": [{"damage": "5 force"}],
    }
    stage = fight("bA", b=creature("giant", powers=[crush]), A=HERO)
    assert stage.refused(SpellCast("giant", "crush", target="hero")).code == "wrong-target"


def test_a_blood_drain_heals_by_the_damage_dealt() -> None:
    # SRD: the bite of vampires.
    bite = {**CLUB, "hit": [{"damage": "1d4 necrotic", "drains": True, "drinks": True}]}
    stage = fight("bA", [15, 4], b=creature("vampire", attacks=[bite]), A=HERO, tokens={"b": {"hp": 10}})
    stage.do(MeleeAttack("vampire", "hero"), done=True)
    assert (stage.who("vampire").current_hp, stage.who("hero").max_hp) == (14, 16)


def test_a_spell_of_a_creature_may_have_a_level_and_a_name_of_its_own() -> None:
    # SRD: Spellcasting of monsters.
    spells = [{"id": "fireball"}, {"id": "fireball", "level": 5, "named": "great_fireball"}]
    fiend = creature("fiend", spell_ability="CHA", spells=spells)
    for name, dice in (("fireball", 8), ("great_fireball", 10)):
        stage = fight("b......A", [*[1] * dice, 20], b=fiend, A=HERO)
        stage.do(SpellCast("fiend", name, area_center="7, 0"), done=True)


def test_a_summoned_creature_does_not_summon_others() -> None:
    # SRD: Animate Trees.
    call = {
        "id": "call",
        "name": "Call",
        "whom": "self",
        "uses": 1,
        "effects": [{"summon": "tree", "count": 1}],
    }
    stage = fight("b....A", b=creature("tree", powers=[call]), A=HERO, seats=(None, None))
    stage.do(SpellCast("tree", "call"))
    stage.end("tree")
    assert stage.state.active().creature_id == "tree_2"
    assert stage.refused(SpellCast("tree_2", "call")).code == "no-uses"


def test_the_reactive_have_a_reaction_in_every_turn() -> None:
    # SRD: Reactive.
    for traits, spent in (([], True), (["reactive"], False)):
        stage = fight("AC.b", A=HERO, C=creature("friend"), b=creature("marilith", traits=traits))
        stage.who("marilith").used_reaction = True
        stage.end("hero")
        assert stage.who("marilith").used_reaction is spent


def test_the_effect_of_a_second_failed_save_has_its_own_duration() -> None:
    # SRD: Paralyzing Breath.
    then = {"condition": "paralyzed", "until": "save", "repeat": "CON", "rounds": 10}
    first = {"condition": "incapacitated", "until": "save", "repeat": "CON", "then": then}
    breath = {**BREATH, "recharge": 0, "effects": [{"save": "CON", "dc": 13, "fail": [first]}]}
    stage = fight("bA", [1, 1, 20], b=creature("drake", powers=[breath]), A=HERO)
    stage.do(SpellCast("drake", "breath", area_center="1, 0"))
    stage.end("drake", "hero")
    assert stage.has("hero") == ["paralyzed"]
    stage.end("drake")
    assert stage.has("hero") == []
