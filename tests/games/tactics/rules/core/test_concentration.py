"""SRD: Concentration."""

from typing import Any

import pytest

from games.tactics.arena import Fight, arena, hero, monster, power
from turnwright.games.tactics.commands import EndConcentration, EndTurn, SpellCast
from turnwright.games.tactics.events import ConcentrationChecked, ConditionApplied, ConditionEnded

pytestmark = pytest.mark.usefixtures("all_dice_thrown")

HEX = power("hex", {"condition": "hexed", "own_disadvantage": True}, concentration=True, rounds=10)
WARD = power("ward", {"condition": "warded", "ac": 2}, whom="self", range=0, concentration=True, rounds=3)
HOLD = power(
    "hold",
    {"save": "WIS", "dc": 15, "fail": [{"condition": "paralyzed", "until": "save", "repeat": "WIS"}]},
    concentration=True,
    rounds=10,
)


def hexing(amount: int = 5, dice: list[int] | None = None, **settings: Any) -> Fight:
    """Ann hexes the goblin; the goblin can hit her for this much."""
    smite = power("smite", {"damage": f"{amount} force"})
    fight = arena(
        "AB.g",
        A=hero("ann", hp=200, powers=[HEX, WARD, HOLD]),
        g=monster("gob", powers=[smite]),
        B=hero("bob"),
        dice=dice or [],
        **settings,
    )
    fight.do(SpellCast("ann", "hex", target="gob"))
    return fight


def smitten(amount: int, face: int, **settings: Any) -> ConcentrationChecked:
    fight = hexing(amount, [face], **settings)
    fight.do(EndTurn("ann"), SpellCast("gob", "smite", target="ann"))
    fight.done()
    told: ConcentrationChecked = fight.told(ConcentrationChecked)[0]
    return told


@pytest.mark.parametrize(
    ("amount", "dc"), [(1, 10), (19, 10), (21, 10), (22, 11), (59, 29), (60, 30), (80, 30)]
)
def test_the_dc_is_10_or_half_the_damage_and_at_most_30(amount: int, dc: int) -> None:
    # SRD 5.2.1: Concentration [Damage].
    assert smitten(amount, 10).dc == dc


def test_srd_5_1_has_no_maximum_dc() -> None:
    # SRD 5.1: Concentration.
    assert smitten(80, 10, rules="5.1").dc == 40


def test_a_save_that_reaches_the_dc_keeps_the_spell_and_one_below_ends_it() -> None:
    # SRD: Concentration [Damage].
    assert smitten(5, 10) == ConcentrationChecked("ann", "hex", 10, 10, True)
    assert smitten(5, 9) == ConcentrationChecked("ann", "hex", 9, 10, False)


def test_concentration_is_listed_among_the_conditions() -> None:
    fight = hexing()
    assert fight.conditions("ann") == ["concentration"]
    assert fight.conditions("gob") == ["hexed"]
    assert fight.told(ConditionApplied) == [
        ConditionApplied("ann", "concentration", "ann", "hex"),
        ConditionApplied("gob", "hexed", "ann", "hex"),
    ]


def test_losing_concentration_ends_its_conditions() -> None:
    # SRD: Concentration.
    fight = hexing(5, [3])
    fight.do(EndTurn("ann"), SpellCast("gob", "smite", target="ann"))
    assert (fight.conditions("ann"), fight.conditions("gob")) == ([], [])
    assert fight.told(ConditionEnded) == [
        ConditionEnded("ann", "concentration"),
        ConditionEnded("gob", "hexed"),
    ]


def test_damage_of_two_types_from_one_hit_is_one_save() -> None:
    # SRD: Concentration [Damage]: half the damage taken, all of it.
    both = power("both", {"save": "CON", "dc": 30, "fail": [{"damage": "12 fire"}, {"damage": "12 cold"}]})
    ann = hero("ann", powers=[HEX])
    fight = arena("A..g", A=ann, g=monster("gob", powers=[both]), dice=[5, 12])
    fight.do(SpellCast("ann", "hex", target="gob"), EndTurn("ann"), SpellCast("gob", "both", target="ann"))
    fight.done()
    assert fight.told(ConcentrationChecked) == [ConcentrationChecked("ann", "hex", 12, 12, True)]


def test_damage_that_is_not_taken_requires_no_save() -> None:
    # SRD: Concentration [Damage]: if you take damage.
    ann = hero("ann", powers=[HEX], immune=["force"])
    smite = power("smite", {"damage": "9 force"})
    fight = arena("A..g", A=ann, g=monster("gob", powers=[smite]))
    fight.do(SpellCast("ann", "hex", target="gob"), EndTurn("ann"), SpellCast("gob", "smite", target="ann"))
    fight.done()
    assert fight.told(ConcentrationChecked) == []


@pytest.mark.parametrize("condition", ["incapacitated", "paralyzed", "petrified", "stunned", "unconscious"])
def test_incapacity_ends_concentration(condition: str) -> None:
    # SRD: Concentration [Incapacitated or Dead].
    fight = hexing()
    fight.put("ann", condition)
    assert fight.conditions("gob") == []
    assert fight.who("ann").concentrates_on == ""


def test_dropping_to_0_ends_concentration_without_a_save() -> None:
    # SRD: Concentration [Incapacitated or Dead].
    fight = hexing(200)
    fight.do(EndTurn("ann"), SpellCast("gob", "smite", target="ann"))
    fight.done()
    assert fight.line("ann") == "0/200 0,0 unconscious"
    assert fight.conditions("gob") == []


def test_death_ends_concentration() -> None:
    # SRD: Concentration [Incapacitated or Dead].
    fight = hexing(400)
    fight.do(EndTurn("ann"), SpellCast("gob", "smite", target="ann"))
    fight.done()
    assert fight.who("ann").dead
    assert fight.conditions("gob") == []


def test_another_concentration_spell_ends_concentration() -> None:
    # SRD: Concentration [Another Concentration Effect].
    fight = hexing()
    fight.who("ann").used_action = False
    fight.do(SpellCast("ann", "ward"))
    assert fight.conditions("gob") == []
    assert fight.conditions("ann") == ["concentration", "warded"]
    assert fight.who("ann").concentrates_on == "ward"


def test_concentration_ends_with_the_duration_of_the_spell() -> None:
    # Three rounds from the turn of the casting, which does not count.
    fight = arena("A..g", A=hero("ann", powers=[WARD]), g=monster("gob"))
    fight.do(SpellCast("ann", "ward"))
    for _ in range(3):
        fight.do(EndTurn("ann"), EndTurn("gob"))
        assert fight.conditions("ann") == ["concentration", "warded"]
    fight.do(EndTurn("ann"))
    assert fight.conditions("ann") == []


def test_a_repeated_save_frees_and_a_spell_without_targets_ends() -> None:
    # SRD: Concentration; Hold Person.
    fight = arena("A..g", A=hero("ann", powers=[HOLD]), g=monster("gob"), dice=[14, 14, 15])
    fight.do(SpellCast("ann", "hold", target="gob"))
    assert fight.conditions("gob") == ["paralyzed"]
    fight.do(EndTurn("ann"))  # the goblin loses its turn and fails at its end
    assert fight.conditions("gob") == ["paralyzed"]
    fight.do(EndTurn("ann"))
    fight.done()
    assert (fight.conditions("gob"), fight.conditions("ann")) == ([], [])


def test_losing_concentration_frees_a_target_before_its_repeated_save() -> None:
    # SRD: Concentration.
    fight = arena("A..g", A=hero("ann", powers=[HOLD]), g=monster("gob"), dice=[14])
    fight.do(SpellCast("ann", "hold", target="gob"))
    fight.put("ann", "stunned")
    assert fight.conditions("gob") == []


def test_a_legendary_creature_may_insist_on_its_spell() -> None:
    # SRD: Legendary Resistance: a saving throw like any other.
    smite = power("smite", {"damage": "5 force"})
    lich = monster("lich", powers=[HEX], resistances=1)
    fight = arena("l.A", l=lich, A=hero("ann", powers=[smite]), dice=[3, 3])
    fight.do(SpellCast("lich", "hex", target="ann"), EndTurn("lich"))
    fight.do(SpellCast("ann", "smite", target="lich"))
    assert fight.who("lich").concentrates_on == "hex"
    fight.do(EndTurn("ann"), EndTurn("lich"), SpellCast("ann", "smite", target="lich"))
    fight.done()
    assert fight.who("lich").concentrates_on == ""


def test_damage_that_temporary_hit_points_take_is_damage() -> None:
    # SRD: Concentration [Damage]; Temporary Hit Points.
    fight = hexing(5, [9])
    fight.who("ann").temp_hp = 20
    fight.do(EndTurn("ann"), SpellCast("gob", "smite", target="ann"))
    assert fight.told(ConcentrationChecked) == [ConcentrationChecked("ann", "hex", 9, 10, False)]
    assert (fight.hp("ann"), fight.who("ann").temp_hp) == (200, 15)


def test_the_end_of_a_spell_leaves_the_areas_of_other_casters() -> None:
    # SRD: Concentration: each caster holds its own spell.
    mist = power(
        "mist",
        {"zone": "mist", "obscures": True},
        area={"shape": "circle", "size": 5},
        concentration=True,
        rounds=10,
    )
    fight = arena("A.......g", A=hero("ann", powers=[mist]), g=monster("gob", powers=[mist]), dice=[])
    fight.do(SpellCast("ann", "mist", area_center="3, 0"), EndTurn("ann"))
    fight.do(SpellCast("gob", "mist", area_center="6, 0"), EndConcentration("gob"))
    assert [zone.source for zone in fight.state.zones] == [fight.who("ann").place]


def test_a_distracting_swarm_gives_disadvantage_on_concentration() -> None:
    # SRD: Cloud of Insects.
    insects = power("insects", {"condition": "insects", "distracts": True}, {"damage": "5 force"})
    fight = arena("A.g", A=hero("ann", powers=[HEX]), g=monster("gob", powers=[insects]), dice=[15, 3])
    fight.do(SpellCast("ann", "hex", target="gob"), EndTurn("ann"))
    fight.do(SpellCast("gob", "insects", target="ann"))
    fight.done()
    assert [told.kept for told in fight.told(ConcentrationChecked)] == [False]
