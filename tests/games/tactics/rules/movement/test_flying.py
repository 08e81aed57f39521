"""Altitude: climbing and descending, distances in the air, and falling."""

from __future__ import annotations

from typing import Any

import pytest

from games.tactics.stage import BOW, caster, creature, fight
from turnwright.games.tactics.commands import (
    Ascend,
    Descend,
    DropProne,
    EndConcentration,
    Jump,
    LetGo,
    MeleeAttack,
    Move,
    RangedAttack,
    ReadyAction,
    SpellCast,
)
from turnwright.games.tactics.events import (
    AltitudeChanged,
    AttackRolled,
    DamageDealt,
    Fell,
    SaveRolled,
)
from turnwright.games.tactics.game import Tactics
from turnwright.games.tactics.notation import read_command, write_command
from turnwright.games.tactics.ui.parse import understand

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

GAME = Tactics()
HAWK = creature("hawk", speed={"walk": 10, "fly": 60})
WISP = creature("wisp", speed={"walk": 0, "fly": 40, "hover": True})
ORC = creature("orc", attacks=[*creature("x")["attacks"], BOW])
BURST = {
    "id": "burst",
    "name": "Burst",
    "level": 1,
    "range": 120,
    "area": {"shape": "circle", "size": 20},
    "effects": [{"damage": "1d6 fire"}],
}


def of_kind(events: list[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


# Climbing and descending


def test_climbing_costs_a_foot_for_each_foot_and_needs_a_fly_speed() -> None:
    # SRD: Fly Speed.
    stage = fight("A....b", A=HAWK, b=ORC)
    assert of_kind(stage.do(Ascend("hawk", 35)), AltitudeChanged) == [AltitudeChanged("hawk", 35, 25)]
    assert stage.refused(Ascend("hawk", 30)).legal == [25]
    stage.do(Descend("hawk", 20))
    assert (stage.who("hawk").altitude_ft, stage.who("hawk").remaining_movement_ft) == (15, 5)
    assert stage.refused(Descend("hawk", 20)).code == "too-far"
    stage.end("hawk")
    assert stage.refused(Ascend("orc", 5)).code == "no-fly-speed"
    assert stage.refused(Descend("orc", 5)).code == "on-the-ground"


@pytest.mark.parametrize("feet", [0, -5, 3, 7])
def test_a_climb_is_a_multiple_of_5_feet(feet: int) -> None:
    stage = fight("A....b", A=HAWK, b=ORC)
    assert stage.refused(Ascend("hawk", feet)).code == "malformed"
    stage.do(Ascend("hawk", 20))
    assert stage.refused(Descend("hawk", feet)).code == "malformed"


def test_a_frightened_flier_does_not_come_down_to_what_it_fears() -> None:
    # SRD: Conditions [Frightened]. Its source is right below.
    stage = fight("Ab", A=HAWK, b=ORC)
    stage.who("hawk").altitude_ft = 30
    stage.put("hawk", "frightened", "orc")
    assert stage.refused(Descend("hawk", 10)).code == "frightened"
    assert not [each for each in GAME.options(stage.state, 1) if isinstance(each, Descend)]
    stage.do(Ascend("hawk", 10))
    assert stage.who("hawk").altitude_ft == 40


def test_a_slower_fly_speed_limits_the_climb() -> None:
    # SRD: Speed: the feet already moved are subtracted from the new Speed.
    hen = creature("hen", speed={"walk": 40, "fly": 20})
    stage = fight("A.....b", A=hen, b=ORC)
    stage.do(Move("hen", "2, 0"))
    assert stage.refused(Ascend("hen", 15)).legal == [10]
    stage.do(Ascend("hen", 5))
    assert stage.who("hen").remaining_movement_ft == 20 - 10 - 5


def test_a_move_keeps_the_altitude_and_passes_over_creatures() -> None:
    # SRD: Moving around Other Creatures: an enemy on the ground is not in the way.
    stage = fight("#A#\n#b#\n#.#\n#.#", A=HAWK, b=creature("orc", speed={"walk": 0}))
    assert stage.refused(Move("hawk", "1, 2")).code in ("no-way", "too-far")
    stage.do(Ascend("hawk", 20))
    stage.answer(False)
    stage.do(Move("hawk", "1, 2"))
    assert (stage.at("hawk"), stage.who("hawk").altitude_ft) == ((1, 2), 20)
    assert stage.refused(Move("hawk", "1, 1")).code == "occupied"


def test_no_creature_jumps_in_the_air() -> None:
    stage = fight("A....b", A=HAWK, b=ORC)
    stage.do(Ascend("hawk", 10))
    assert stage.refused(Jump("hawk", "2, 0")).code == "in-the-air"


# Distances


def test_reach_and_range_count_the_altitude() -> None:
    # The greater of the horizontal and the vertical distance.
    stage = fight("Ab", [3], A=HAWK, b=ORC)
    stage.do(Ascend("hawk", 5))
    stage.do(MeleeAttack("hawk", "orc"), done=True)
    high = fight("Ab", [12, 3], A=HAWK, b=ORC)
    high.who("hawk").altitude_ft = 90
    high.end("hawk")
    assert high.refused(MeleeAttack("orc", "hawk", "club")).code == "out-of-range"
    (roll,) = of_kind(high.do(RangedAttack("orc", "hawk", "bow"), done=True), AttackRolled)
    assert roll.edge == -1  # 90 ft are beyond the normal range of 80


def test_climbing_out_of_reach_provokes_an_opportunity_attack() -> None:
    # SRD: Opportunity Attacks.
    stage = fight("Ab", [2], A=HAWK, b=ORC)
    stage.do(Ascend("hawk", 5))
    assert not stage.step.asks
    stage.do(Ascend("hawk", 10))
    events = stage.answer()
    assert [roll.actor_id for roll in of_kind(events, AttackRolled)] == ["orc"]
    assert stage.who("hawk").altitude_ft == 15


def test_a_descent_into_reach_triggers_a_readied_attack() -> None:
    # SRD: Ready.
    stage = fight("bA", [2], b=ORC, A=HAWK)
    stage.who("hawk").altitude_ft = 30
    waits = '{"intent":"MELEE_ATTACK","actor":"orc","target":"trigger","weapon":"club"}'
    stage.do(ReadyAction("orc", "enemy comes within reach", waits))
    stage.end("orc")
    stage.do(Descend("hawk", 30))
    assert [question for _, question in stage.asked()]
    stage.answer()
    stage.done()


# Falling


def test_a_flier_that_is_knocked_prone_falls() -> None:
    # SRD: Flying; Falling: 1d6 for each 10 feet, and Prone.
    stage = fight("A....b", [2, 3, 1], A=HAWK, b=ORC)
    stage.do(Ascend("hawk", 35))
    events = stage.do(DropProne("hawk"), done=True)
    assert of_kind(events, Fell) == [Fell("hawk", 35)]
    assert [hurt.amount for hurt in of_kind(events, DamageDealt)] == [6]
    assert (stage.who("hawk").altitude_ft, stage.has("hawk")) == (0, ["prone"])


@pytest.mark.parametrize("name", ["restrained", "stunned", "incapacitated", "unconscious"])
def test_a_flier_falls_when_it_cannot_fly_and_a_hovering_one_does_not(name: str) -> None:
    # SRD: Flying; Hover.
    stage = fight("b.A.C", [4], b=ORC, A=HAWK, C=WISP)
    for flier in ("hawk", "wisp"):
        stage.who(flier).altitude_ft = 10
        stage.put(flier, name)
    stage.end("orc")
    assert (stage.who("hawk").altitude_ft, stage.who("wisp").altitude_ft) == (0, 10)
    stage.done()


def test_a_low_fall_does_no_damage() -> None:
    stage = fight("A....b", A=HAWK, b=ORC)
    stage.do(Ascend("hawk", 5))
    assert of_kind(stage.do(DropProne("hawk")), DamageDealt) == []
    assert stage.who("hawk").altitude_ft == 0


def test_the_dead_fall_without_a_throw() -> None:
    stage = fight("A....b", [15, 4], A=HAWK, b=ORC)
    stage.who("hawk").altitude_ft = 40
    stage.who("hawk").current_hp = 1
    stage.who("hawk").max_hp = 1
    stage.end("hawk")
    stage.do(RangedAttack("orc", "hawk", "bow"), done=True)
    assert stage.who("hawk").altitude_ft == 0


def test_a_flier_carries_what_it_holds_and_drops_it() -> None:
    # SRD: Moving a Grappled Creature: every foot costs an extra one.
    stage = fight("Ab", [1, 1, 1], A=HAWK, b=ORC)
    stage.put("orc", "grappled", "hawk")
    stage.do(Ascend("hawk", 30))
    assert (stage.who("orc").altitude_ft, stage.who("hawk").remaining_movement_ft) == (30, 0)
    events = stage.do(LetGo("hawk", "orc"), done=True)
    assert of_kind(events, Fell) == [Fell("orc", 30)]
    assert stage.who("hawk").altitude_ft == 30


# Areas


def test_an_area_reaches_as_high_as_its_size() -> None:
    mage = caster("mage", BURST)
    stage = fight(
        "A....b.c", [3], A=mage, b=creature("bat", speed={"walk": 0, "fly": 40}), c=ORC, spells=[BURST]
    )
    stage.who("bat").altitude_ft = 40
    events = stage.do(SpellCast("mage", "burst", area_center="5, 0"), done=True)
    assert [hurt.creature_id for hurt in of_kind(events, DamageDealt)] == ["orc"]


@pytest.mark.parametrize(("altitude", "reached"), [(40, ["orc", "bat"]), (45, ["orc"])])
def test_a_cylinder_reaches_as_high_as_its_height(altitude: int, reached: list[str]) -> None:
    # SRD: Cylinder; Flame Strike: a radius of 10 feet, and 40 feet high.
    bat = creature("bat", hp=90, speed={"walk": 0, "fly": 60})
    mage = caster("mage", {"id": "flame_strike"}, slots=(4, 3, 3, 3, 1))
    stage = fight("A....b.c", [1] * (10 + len(reached)), A=mage, b=bat, c=creature("orc", hp=90))
    stage.who("bat").altitude_ft = altitude
    events = stage.do(SpellCast("mage", "flame_strike", 5, area_center="6, 0"), done=True)
    assert sorted(event.creature_id for event in of_kind(events, SaveRolled)) == sorted(reached)


@pytest.mark.parametrize(("altitude", "dice"), [(40, [1, 1, 1]), (45, [])])
def test_a_column_that_stays_is_as_high_as_its_height(altitude: int, dice: list[int]) -> None:
    # SRD: Moonbeam: a radius of 5 feet, and 40 feet high.
    bat = creature("bat", hp=90, speed={"walk": 0, "fly": 60})
    mage = caster("mage", {"id": "moonbeam"})
    stage = fight("A.....b..", dice, A=mage, b=bat)
    stage.do(SpellCast("mage", "moonbeam", 2, area_center="3, 0"))
    stage.end("mage")
    stage.who("bat").altitude_ft = altitude
    events = stage.do(Move("bat", "4, 0"), done=True)
    assert len(of_kind(events, SaveRolled)) == (1 if dice else 0)


@pytest.mark.parametrize(("spell", "level"), [("spike_growth", 2), ("grease", 1), ("black_tentacles", 4)])
@pytest.mark.parametrize("rules", ["5.2", "5.1"])
def test_an_area_on_the_ground_reaches_no_flier(spell: str, level: int, rules: str) -> None:
    # SRD: Spike Growth, Grease, Black Tentacles: the ground. It costs no movement either.
    mage = caster("mage", {"id": spell}, slots=(4, 3, 3, 3))
    stage = fight("A.....b..........", A=mage, b=HAWK, rules=rules)
    stage.who("hawk").altitude_ft = 5
    stage.do(SpellCast("mage", spell, level, area_center="8, 0"))
    stage.end("mage")
    stage.do(Move("hawk", "10, 0"), done=True)
    assert (stage.who("hawk").current_hp, stage.has("hawk")) == (20, [])
    assert stage.who("hawk").remaining_movement_ft == 60 - 20


@pytest.mark.parametrize(("spell", "level"), [("entangle", 1), ("grease", 1), ("black_tentacles", 4)])
@pytest.mark.parametrize(("altitude", "saves"), [(0, [1, 1, 1, 1]), (5, []), (25, [])])
def test_a_spell_on_the_ground_is_cast_under_a_flier(
    spell: str, level: int, altitude: int, saves: list[int]
) -> None:
    # SRD: Entangle, Grease, Black Tentacles: a creature on the ground saves when the spell is cast.
    dice = saves[:1] if spell != "black_tentacles" else saves
    mage = caster("mage", {"id": spell}, slots=(4, 3, 3, 3))
    stage = fight("A.....b...", dice, A=mage, b=HAWK)
    stage.who("hawk").altitude_ft = altitude
    events = stage.do(SpellCast("mage", spell, level, area_center="6, 0"), done=True)
    assert [event.creature_id for event in of_kind(events, SaveRolled)] == (["hawk"] if saves else [])


def test_a_flier_falls_when_its_spell_ends() -> None:
    # SRD: Fly: 3d6 for 30 feet.
    stage = fight("A....b", [2, 2, 2], A=caster("mage", {"id": "fly"}), b=ORC)
    stage.do(SpellCast("mage", "fly", 3, "mage"))
    stage.do(Ascend("mage", 30))
    events = stage.do(EndConcentration("mage"), done=True)
    assert of_kind(events, Fell) == [Fell("mage", 30)]
    assert (stage.who("mage").altitude_ft, stage.has("mage")) == (0, ["prone"])


def test_an_area_aimed_at_a_flier_is_at_its_altitude() -> None:
    mage = caster("mage", BURST)
    stage = fight(
        "A....b.c", [3], A=mage, b=creature("bat", speed={"walk": 0, "fly": 40}), c=ORC, spells=[BURST]
    )
    stage.who("bat").altitude_ft = 40
    events = stage.do(SpellCast("mage", "burst", target="bat"), done=True)
    assert [hurt.creature_id for hurt in of_kind(events, DamageDealt)] == ["bat"]


# What is shown, listed, typed and written


def test_the_altitude_is_shown_listed_and_kept_in_the_notation() -> None:
    stage = fight("A....b", A=HAWK, b=ORC)
    assert [one.feet for one in GAME.options(stage.state, 1) if isinstance(one, Ascend)] == [
        10,
        20,
        30,
        40,
        50,
        60,
    ]
    stage.do(Ascend("hawk", 35))
    assert [one.feet for one in GAME.options(stage.state, 1) if isinstance(one, Descend)] == [10, 20, 25]
    (seen,) = [each for each in GAME.view(stage.state, 0)["creatures"] if each["creatureId"] == "hawk"]
    assert seen["altitudeFt"] == 35
    line = GAME.notation.write(stage.state)
    assert " altitude_ft=35" in line
    assert GAME.notation.read(line, stage.state).get("hawk").altitude_ft == 35


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("ascend 20", Ascend("hawk", 20)),
        ("climb", Ascend("hawk", 20)),
        ("descend 10 ft", Descend("hawk", 10)),
        ("land", Descend("hawk", 40)),
    ],
)
def test_the_commands_can_be_typed_and_written(text: str, command: Any) -> None:
    stage = fight("A....b", A=HAWK, b=ORC)
    stage.do(Ascend("hawk", 40))
    assert understand(stage.state, 1, text, lambda message: message.id) == command
    assert read_command(write_command(command)) == command
